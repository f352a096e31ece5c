#include "app/merge.h"

#include "app/manual.h"
#include "front/front.h"
#include "render/merge.h"

static gv_status load(gv_arena *arena, char *const *names, gv_part *parts, uint32_t count, gv_str *error) {
  for (uint32_t i = 0; i < count; i++) {
    gv_input input;
    if (gv_front_load(arena, names[i], &input, error) != GV_OK) return GV_UNUSABLE;
    parts[i] = (gv_part){.name = input.name, .text = input.bytes};
  }
  return GV_OK;
}

gv_exit gv_merge_run(char *const *names) {
  gv_arena arena = {0};
  gv_str error = GV_STR("gpuverify: error: there is nothing to merge: name the documents that parts of a run wrote\n");
  uint32_t count = 0;
  int exit = GV_EXIT_UNUSABLE;
  while (names[count]) count++;
  if (count == 1 && (strcmp(names[0], "--help") == 0 || strcmp(names[0], "-h") == 0)) {
    gv_print_help(stdout);
    return GV_EXIT_PROVED;
  }
  gv_part *parts = gv_new(&arena, gv_part, count + 1);
  bool merged = count && load(&arena, names, parts, count, &error) == GV_OK &&
                gv_merge(&arena, stdout, parts, count, &exit, &error) == GV_OK;
  if (!merged) fprintf(stderr, "%.*s", GV_FMT(error));
  gv_arena_clear(&arena);
  return merged ? (gv_exit)exit : GV_EXIT_UNUSABLE;
}
