#include "app/merge.h"
#include "base/foreign.h"

#include "front/front.h"
#include "render/merge.h"

static gv_status load(gv_arena *arena, char *const *names, gv_part *parts, uint32_t count,
                      gv_str *error) {
  for (uint32_t i = 0; i < count; i++) {
    gv_input input;
    if (gv_front_load(arena, names[i], &input, error) != GV_OK) return GV_UNUSABLE;
    parts[i] = (gv_part){.name = input.name, .text = input.bytes};
  }
  return GV_OK;
}

static void print_help(FILE *out) {
  fputs("usage: gpuverify merge PART...\n"
        "\n"
        "Joins the JSON or SARIF documents that the parts of a run (--shard=I/N) wrote\n"
        "into that of the whole run, on standard output, and exits as that would have.\n",
        out);
}

/* Options, of which there is one, stand before the files; a "--" ends them. GV_UNUSABLE: a message
 * is on standard error. */
static gv_status take_options(char *const **names, bool *help) {
  for (; **names && (**names)[0] == '-' && (**names)[1]; ++*names) {
    const char *word = **names;
    if (strcmp(word, "--") == 0) return ++*names, GV_OK;
    *help |= strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0;
    if (*help) return GV_OK;
    gv_print_foreign(
        stderr,
        "gpuverify: error: 'gpuverify merge' has no option '%s'\ntry 'gpuverify merge --help'\n",
        word);
    return GV_UNUSABLE;
  }
  return GV_OK;
}

gv_exit gv_merge_run(char *const *names) {
  gv_arena arena = {0};
  gv_str error = GV_STR("gpuverify: error: there is nothing to merge: name the documents that "
                        "parts of a run wrote\n");
  uint32_t count = 0;
  int exit = GV_EXIT_UNUSABLE;
  bool help = false;
  if (take_options(&names, &help) != GV_OK) return GV_EXIT_UNUSABLE;
  if (help) return print_help(stdout), GV_EXIT_PROVED;
  while (names[count]) count++;
  gv_part *parts = gv_new(&arena, gv_part, count + 1);
  bool merged = count && load(&arena, names, parts, count, &error) == GV_OK &&
                gv_merge(&arena, stdout, parts, count, &exit, &error) == GV_OK;
  if (!merged) gv_print_lines(stderr, error);
  gv_arena_clear(&arena);
  return merged ? (gv_exit)exit : GV_EXIT_UNUSABLE;
}
