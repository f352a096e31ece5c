/* Each file goes through the same steps and is gone before the next one is read, so a run needs the memory of its largest file.
 */
#include "app/pipeline.h"

#include <stdio.h>

#include "analysis/analysis.h"
#include "front/front.h"

/* What became of the files so far. */
typedef struct tally {
  uint32_t files, violated, unproved, unusable;
} tally;

static void count(tally *t, const gv_options *options, const gv_result *result) {
  t->files++;
  if (result->unusable)
    t->unusable++;
  else if (result->report->verdict == GV_VIOLATED || (options->werror && result->report->warnings))
    t->violated++;
  else if (result->report->verdict == GV_UNPROVED)
    t->unproved++;
}

static gv_exit exit_of(const tally *t) {
  if (t->unusable) return GV_EXIT_UNUSABLE;
  return t->violated ? GV_EXIT_VIOLATED : t->unproved ? GV_EXIT_UNPROVED : GV_EXIT_PROVED;
}

static void write_piece(void *to, gv_str piece) { fwrite(piece.at, 1, piece.len, to); }

static void check_model(const gv_model *model) {
#ifndef NDEBUG
  gv_model_check(model);
#else
  (void)model;
#endif
}

/* What the renderer then reports, in the model and the report that `result` points to. */
static void examine(const gv_options *options, const char *path, gv_result *result) {
  result->unusable = gv_front_read(result->model, path, &result->error) != GV_OK;
  if (result->model->files.len) result->path = result->model->files.at[0].path;
  if (result->unusable) return;
  check_model(result->model);
  if (options->dump_model)
    gv_model_dump(result->model, write_piece, stdout);
  else
    gv_analyse(result->model, &options->analysis, result->report);
}

static void check_file(const gv_options *options, const char *path, tally *t) {
  gv_model model = {0};
  gv_report report = {0};
  gv_result result = {.path = gv_str_of(path), .model = &model, .report = &report};
  examine(options, path, &result);
  if (result.unusable || !options->dump_model) options->renderer->file(stdout, &options->render, &result, t->files == 0);
  count(t, options, &result);
  gv_report_clear(&report);
  gv_model_clear(&model);
}

static void parse_file(const gv_options *options, const char *path, tally *t) {
  gv_arena arena = {0};
  gv_result result = {.path = gv_str_of(path)};
  result.unusable = gv_front_parse_only(path, &result.error, &arena) != GV_OK;
  if (result.unusable) {
    options->renderer->file(stdout, &options->render, &result, false);
    t->unusable++;
  }
  gv_arena_clear(&arena);
}

gv_exit gv_run(const gv_options *options) {
  tally t = {0};
  bool report = !options->parse_only && !options->dump_model;
  if (report) options->renderer->begin(stdout, &options->render);
  for (char *const *file = options->files; *file; file++) {
    if (options->parse_only)
      parse_file(options, *file, &t);
    else
      check_file(options, *file, &t);
    /* What is known is seen while the next file is read; when nobody can see it any more, main says so. */
    if (fflush(stdout) != 0 || ferror(stdout)) return GV_EXIT_UNUSABLE;
  }
  if (report) options->renderer->end(stdout, &options->render);
  return exit_of(&t);
}
