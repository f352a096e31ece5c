#include "app/profiles.h"
#include "base/foreign.h"

#include "front/front.h"

gv_status gv_load_runtime_named(const gv_options *options, gv_str names, gv_profile *profile,
                                gv_str *error) {
  gv_input file;
  if (gv_profile_add(profile, names, error) != GV_OK) return GV_UNUSABLE;
  if (!options->runtime_file) return GV_OK;
  if (gv_front_load_aside(profile->arena, options->runtime_file, &file, error) != GV_OK)
    return GV_UNUSABLE;
  return gv_profile_read(profile, file.name, file.bytes, true, error);
}

gv_status gv_load_runtime(const gv_options *options, gv_profile *profile, gv_str *error) {
  gv_str names = gv_str_of(options->runtime ? options->runtime : gv_builtin_profiles[0].name);
  return gv_load_runtime_named(options, names, profile, error);
}

static void write_piece(void *to, gv_str piece) { fwrite(piece.at, 1, piece.len, to); }

gv_exit gv_dump_runtime(const gv_options *options, FILE *out) {
  gv_arena arena = {0};
  gv_profile profile = {.arena = &arena};
  gv_str error;
  gv_status status = gv_load_runtime(options, &profile, &error);
  if (status == GV_OK)
    gv_profile_write(&profile, write_piece, out);
  else
    gv_print_lines(stderr, error);
  gv_profile_clear(&profile);
  gv_arena_clear(&arena);
  return status == GV_OK ? GV_EXIT_PROVED : GV_EXIT_UNUSABLE;
}
