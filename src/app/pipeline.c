/* Each file goes through the same steps and is gone before the next one is read, so a run needs the memory of its largest file.
 */
#define _GNU_SOURCE
#include "app/pipeline.h"

#include <stdio.h>

#include "analysis/analysis.h"
#include "app/isolate.h"
#include "front/front.h"

/* What became of the files so far. */
typedef struct tally {
  uint32_t files, violated, unproved, unusable;
} tally;

static gv_exit exit_of_file(const gv_options *options, const gv_result *result) {
  if (result->unusable) return GV_EXIT_UNUSABLE;
  if (options->dump_model) return GV_EXIT_PROVED;
  if (result->report->verdict == GV_VIOLATED || (options->werror && result->report->warnings)) return GV_EXIT_VIOLATED;
  return result->report->verdict == GV_UNPROVED ? GV_EXIT_UNPROVED : GV_EXIT_PROVED;
}

static void count(tally *t, gv_exit file) {
  t->files++;
  t->violated += file == GV_EXIT_VIOLATED;
  t->unproved += file == GV_EXIT_UNPROVED;
  t->unusable += file == GV_EXIT_UNUSABLE;
}

static gv_exit exit_of(const tally *t) {
  if (t->unusable) return GV_EXIT_UNUSABLE;
  return t->violated ? GV_EXIT_VIOLATED : t->unproved ? GV_EXIT_UNPROVED : GV_EXIT_PROVED;
}

static void write_piece(void *to, gv_str piece) { fwrite(piece.at, 1, piece.len, to); }

/* Builds for development check every proof. */
static gv_analysis_options analysis_options(const gv_options *options) {
  gv_analysis_options analysis = options->analysis;
#ifndef NDEBUG
  analysis.check_proof = true;
#endif
  return analysis;
}

static void check_model(const gv_model *model) {
#ifndef NDEBUG
  gv_model_check(model);
#else
  (void)model;
#endif
}

/* One file on its way through the run. */
typedef struct passage {
  const gv_options *options;
  const gv_input *input;
  FILE *out; /* of this process */
  bool expendable, first;
} passage;

static void refuse(const passage *p, gv_str error) {
  gv_result result = {.path = p->input->name, .unusable = true, .error = error};
  p->options->renderer->file(p->out, &p->options->render, &result, p->first);
}

/* Everything about one input, written to `out`; in a child an unusable one only as its error text, for the parent to report. */
static int pass(void *with, FILE *out) {
  const passage *p = with;
  gv_model model = {0};
  gv_report report = {0};
  gv_result result = {.path = p->input->name, .model = &model, .report = &report};
  result.unusable = gv_front_parse_input(&model, p->input, p->expendable, &result.error) != GV_OK;
  if (result.unusable && p->expendable) {
    fwrite(result.error.at, 1, result.error.len, out);
  } else if (result.unusable) {
    refuse(p, result.error);
  } else if (p->options->dump_model) {
    check_model(&model);
    gv_model_dump(&model, write_piece, out);
  } else {
    check_model(&model);
    gv_analysis_options analysis = analysis_options(p->options);
    gv_analyse(&model, &analysis, &report);
    gv_select(&report, &p->options->selection);
    p->options->renderer->file(out, &p->options->render, &result, p->first);
  }
  gv_exit exit = exit_of_file(p->options, &result);
  gv_report_clear(&report);
  gv_model_clear(&model);
  return (int)exit;
}

enum { SECONDS = 60, BYTES_PER_SECOND = 1 << 17 }; /* far more than bytecode takes */

/* Bytecode may take the process with it, so it goes through in a child; what the child wrote is shown when it came through. */
static int pass_isolated(gv_arena *arena, passage *p) {
  gv_str output;
  p->expendable = true;
  int exit = gv_isolate(arena, pass, p, (unsigned)(SECONDS + p->input->bytes.len / BYTES_PER_SECOND), &output);
  p->expendable = false;
  if (exit == -2) return pass(p, p->out);
  if (exit == -1) {
    refuse(p, gv_format(arena, "%.*s: error: damaged bytecode: MLIR's reader crashes on it; write the file again\n",
                        GV_FMT(p->input->name)));
    return GV_EXIT_UNUSABLE;
  }
  if (exit == GV_EXIT_UNUSABLE)
    refuse(p, output);
  else
    fwrite(output.at, 1, output.len, p->out);
  return exit;
}

static void check_file(const gv_options *options, const char *path, FILE *out, tally *t) {
  gv_arena arena = {0};
  gv_input input;
  gv_str error;
  passage p = {.options = options, .input = &input, .out = out, .first = t->files == 0};
  int exit = GV_EXIT_UNUSABLE;
  if (gv_front_load(&arena, path, &input, &error) != GV_OK)
    refuse(&p, error);
  else
    exit = gv_front_is_bytecode(&input) ? pass_isolated(&arena, &p) : pass(&p, out);
  count(t, (gv_exit)exit);
  gv_arena_clear(&arena);
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

/* What a format that is assembled at the end writes on the way. */
typedef struct lines {
  FILE *out;
  char *at;
  size_t len;
} lines;

static FILE *begin(const gv_options *options, lines *lines) {
  if (!options->renderer->assemble) {
    options->renderer->begin(stdout, &options->render);
    return stdout;
  }
  lines->out = open_memstream(&lines->at, &lines->len);
  if (!lines->out) gv_out_of_memory();
  return lines->out;
}

static void end(const gv_options *options, lines *lines) {
  if (!lines->out) {
    options->renderer->end(stdout, &options->render);
    return;
  }
  bool whole = !ferror(lines->out);
  if (fclose(lines->out) != 0 || !whole) gv_out_of_memory();
  options->renderer->assemble(stdout, &options->render, (gv_str){lines->at, lines->len});
  free(lines->at);
}

gv_exit gv_run(const gv_options *options) {
  tally t = {0};
  lines lines = {0};
  bool report = !options->parse_only && !options->dump_model;
  FILE *out = report ? begin(options, &lines) : stdout;
  for (char *const *file = options->files; *file; file++) {
    if (options->parse_only)
      parse_file(options, *file, &t);
    else
      check_file(options, *file, out, &t);
    /* What is known is seen while the next file is read; when nobody can see it any more, main says so. */
    if (fflush(stdout) != 0 || ferror(stdout)) return GV_EXIT_UNUSABLE;
  }
  if (report) end(options, &lines);
  return exit_of(&t);
}
