/* The whole run: the inputs, what came of each, in their order, and what that makes together. */
#define _GNU_SOURCE
#include "app/pipeline.h"
#include "base/foreign.h"

#include <stdio.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "app/cache.h"
#include "app/certify.h"
#include "app/inputs.h"
#include "app/known.h"
#include "app/link.h"
#include "app/paths.h"
#include "app/queue.h"
#include "app/replay.h"
#include "base/stream.h"

/* What became of the files so far. */
typedef struct tally {
  uint32_t pieces, violated, unproved, unusable;
} tally;

static void count(tally *t, int exit) {
  t->pieces++;
  t->violated += exit == GV_EXIT_VIOLATED;
  t->unproved += exit == GV_EXIT_UNPROVED;
  t->unusable += exit == GV_EXIT_UNUSABLE;
}

static gv_exit exit_of(const tally *t) {
  if (t->unusable) return GV_EXIT_UNUSABLE;
  return t->violated ? GV_EXIT_VIOLATED : t->unproved ? GV_EXIT_UNPROVED : GV_EXIT_PROVED;
}

/* ---- the summary ---- */

enum { NAMED = 5 /* files of one row */ };

static const char *const words_of[GV_BECAME_COUNT] = {
    [GV_BECAME_UNUSABLE] = "unusable",         [GV_BECAME_VIOLATED] = "violated",
    [GV_BECAME_WARNED] = "with warnings",      [GV_BECAME_UNPROVED] = "unproved",
    [GV_BECAME_ACCEPTED] = "accepted",         [GV_BECAME_PROVED] = "proved",
    [GV_BECAME_NOTHING] = "nothing to verify", [GV_BECAME_SKIPPED] = "skipped",
    [GV_BECAME_UNREAD] = "not read",
};

/* Files by what became of them; of those that somebody has to look at the first names. */
typedef struct summary {
  uint32_t counts[GV_BECAME_COUNT], files;
  gv_str names[GV_BECAME_COUNT];
  gv_arena arena;
  double begin;
} summary;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void add_to_summary(summary *s, gv_str name, const gv_outcome *outcome, bool found) {
  gv_became worst = GV_BECAME_UNREAD;
  for (uint32_t i = 0; i < outcome->pieces.len; i++)
    if (outcome->pieces.at[i].became < worst) worst = outcome->pieces.at[i].became;
  if (worst == GV_BECAME_UNREAD && !found) worst = GV_BECAME_UNUSABLE;
  s->files++;
  gv_str *names = &s->names[worst];
  if (worst < GV_BECAME_PROVED && s->counts[worst]++ < NAMED)
    *names =
        gv_format(&s->arena, "%.*s%s%.*s", GV_FMT(*names), names->len ? ", " : "", GV_FMT(name));
  else if (worst >= GV_BECAME_PROVED)
    s->counts[worst]++;
}

static int digits_of(uint32_t number) { return snprintf(NULL, 0, "%u", number); }

/* The worst first. How long it took is said to somebody who watches, since it is never the same
 * twice. */
static void print_summary(FILE *out, const summary *s) {
  fprintf(out, "\n%u files", s->files);
  if (isatty(fileno(out))) fprintf(out, ", %.1f s", now() - s->begin);
  fputs(":\n", out);
  for (int row = 0; row < GV_BECAME_COUNT; row++) {
    uint32_t more = s->counts[row] > NAMED ? s->counts[row] - NAMED : 0;
    if (!s->counts[row]) continue;
    fprintf(out, "  %*u %s", digits_of(s->files), s->counts[row], words_of[row]);
    fputs(s->names[row].len ? ": " : "", out);
    gv_print_safe(out, s->names[row]);
    if (s->names[row].len && more) fprintf(out, " and %u more", more);
    fputc('\n', out);
  }
}

/* The report that is being written. */
typedef struct writer {
  const gv_options *options;
  const gv_inputs *inputs;
  gv_render_options render;
  tally tally;
  summary summary;
  gv_accepted known; /* for --write-baseline */
  uint32_t plans;    /* of --replay-plan so far */
  FILE *report;      /* standard output, or standard error where that is for a graph */
  FILE *out;         /* the same, or where a format that is assembled at the end is kept */
  gv_stream lines;
} writer;

static void begin(writer *d) {
  const gv_renderer *renderer = d->options->renderer;
  d->report = d->options->graph.wanted && !d->options->graph.file ? stderr : stdout;
  d->out = renderer->assemble ? gv_stream_open(&d->lines) : d->report;
  if (renderer->begin && !d->options->dump_model) renderer->begin(d->out, &d->render);
}

static void end(writer *d) {
  const gv_renderer *renderer = d->options->renderer;
  const gv_options *o = d->options;
  bool summed =
      renderer == &gv_text_renderer && !o->dump_model && !o->verify_diagnostics && !o->render.quiet;
  d->render.exit_status = exit_of(&d->tally);
  if (summed && d->summary.files > 1 && d->options->fix.mode != GV_FIX_DIFF &&
      d->options->fix.mode != GV_FIX_MINIMIZE)
    print_summary(d->out, &d->summary);
  gv_arena_clear(&d->summary.arena);
  if (renderer->end && !d->options->dump_model) renderer->end(d->out, &d->render);
  if (!renderer->assemble) return;
  renderer->assemble(d->report, &d->render, gv_stream_close(&d->lines));
  free(d->lines.at);
}

/* Why a file was not read: the first line of the error, as information. */
static void write_unread(writer *d, gv_str error) {
  const gv_str word = GV_STR(": error: ");
  const char *newline = memchr(error.at, '\n', error.len);
  if (newline) error.len = (size_t)(newline - error.at);
  const char *at = memmem(error.at, error.len, word.at, word.len);
  if (d->options->render.quiet || !at) return;
  size_t before = (size_t)(at - error.at), behind = before + word.len;
  gv_print_foreign(d->out, "%.*s: note: not read, and without GPU host code: %.*s\n", (int)before,
                   error.at, (int)(error.len - behind), error.at + behind);
}

/* A folder holds MLIR of all kinds. Of a file in it with nothing to verify people are told nothing,
 * and that one which has no word of a GPU cannot be read is no error. Formats for programs have
 * every file. True: that is all about it. */
static bool pass_over(writer *d, const gv_setup *setup, gv_str name, const gv_piece *piece) {
  const gv_renderer *renderer = d->options->renderer;
  bool people = renderer == &gv_text_renderer || renderer == &gv_github_renderer,
       unread = piece->became == GV_BECAME_UNREAD;
  if (piece->became != GV_BECAME_NOTHING && !unread) return false;
  if (people && unread && renderer == &gv_text_renderer) write_unread(d, piece->text);
  if (people || !unread) return people;
  gv_model model = {0};
  gv_report report = {.nothing_to_verify = true};
  renderer->file(
      d->out, &setup->options.render,
      &(gv_result){
          .path = name, .unread = true, .error = piece->text, .model = &model, .report = &report});
  return true;
}

static void write_piece(writer *d, const gv_setup *setup, gv_str name, const gv_piece *piece,
                        bool found) {
  const gv_renderer *renderer = d->options->renderer;
  gv_result unusable = {.path = name, .unusable = true, .error = piece->text};
  bool unread = found && piece->became == GV_BECAME_UNREAD;
  if (d->tally.pieces && renderer->between) fputs(renderer->between, d->out);
  count(&d->tally, unread ? GV_EXIT_PROVED : piece->exit);
  if (found && pass_over(d, setup, name, piece)) return;
  if (piece->exit == GV_EXIT_UNUSABLE)
    renderer->file(d->out, &setup->options.render, &unusable);
  else
    fwrite(piece->text.at, 1, piece->text.len, d->out);
}

static void keep_known(writer *d, gv_str name, const gv_outcome *outcome) {
  gv_arena arena = {0};
  gv_str path = gv_path_in_baseline(&arena, d->options->write_baseline, name);
  gv_accepted_add(&d->known, outcome->known.at, outcome->known.len, path);
  gv_arena_clear(&arena);
}

/* What was asked for beside the findings and cannot be had makes the run one that was of no use,
 * and costs no finding. */
static void lack(writer *d, gv_str line) {
  fflush(d->report); /* so that both streams together tell the story in order */
  gv_print_lines(stderr, line);
  d->tally.unusable++;
}

static void write_files(writer *d, const gv_outcome *outcome) {
  gv_arena arena = {0};
  gv_str why;
  if (outcome->notes.len) fflush(d->report);
  for (uint32_t i = 0; i < outcome->notes.len; i++) gv_print_lines(stderr, outcome->notes.at[i]);
  for (uint32_t i = 0; i < outcome->lacks.len; i++) lack(d, outcome->lacks.at[i]);
  if (outcome->graph.at && gv_graph_put(&d->options->graph, outcome->graph, &arena, &why) != GV_OK)
    lack(d, gv_format_foreign(&arena, "gpuverify: error: %.*s\n", GV_FMT(why)));
  for (uint32_t i = 0; i < outcome->plans.len; i++)
    if (gv_replay_put(&arena, d->options, ++d->plans, outcome->plans.at[i], &why) != GV_OK)
      lack(d, gv_format_foreign(&arena, "gpuverify: error: %.*s\n", GV_FMT(why)));
  gv_arena_clear(&arena);
}

/* What is known is seen while the next file is read; when nobody can see it any more, main says so.
 */
static bool take(void *to, const char *path, const gv_setup *setup, const gv_outcome *outcome) {
  writer *d = to;
  gv_str name = gv_str_of(strcmp(path, "-") == 0 ? "<stdin>" : path);
  bool found = gv_inputs_found(d->inputs, path);
  for (uint32_t i = 0; i < outcome->pieces.len; i++)
    write_piece(d, setup, name, &outcome->pieces.at[i], found);

  add_to_summary(&d->summary, name, outcome, found);
  if (d->options->write_baseline) keep_known(d, name, outcome);
  write_files(d, outcome);
  return fflush(d->report) == 0 && !ferror(d->report) && fflush(stdout) == 0 && !ferror(stdout);
}

static gv_exit parse_only(const gv_options *options, const gv_inputs *inputs) {
  gv_exit exit = GV_EXIT_PROVED;
  for (uint32_t i = 0; i < inputs->paths.len; i++) {
    gv_arena arena = {0};
    gv_result result = {.path = gv_str_of(inputs->paths.at[i]), .unusable = true};
    if (gv_front_parse_only(inputs->paths.at[i], &result.error, &arena) != GV_OK) {
      options->renderer->file(stdout, &options->render, &result);
      exit = GV_EXIT_UNUSABLE;
    }
    gv_arena_clear(&arena);
  }
  return exit;
}

/* A baseline of part of the findings would not be one. */
static gv_status write_known(writer *d) {
  const char *path = d->options->write_baseline;
  if (!path) return GV_OK;
  if (!d->tally.unusable) return gv_accepted_write(&d->known, path);
  gv_print_foreign(stderr, "gpuverify: error: '%s' is not written: not every input could be used\n",
                   path);
  return GV_UNUSABLE;
}

/* Of the jobs, those that no other input needs. */
static uint32_t threads_for(const gv_options *options, const gv_inputs *inputs) {
  uint32_t count = inputs->paths.len ? inputs->paths.len : 1;
  return options->jobs > count ? options->jobs / count : 1;
}

static gv_exit report(const gv_options *options, gv_inputs *inputs) {
  writer d = {
      .options = options, .inputs = inputs, .render = options->render, .summary.begin = now()};
  gv_options run = *options;
  gv_setups setups = {.run = &run};
  run.analysis.threads = threads_for(options, inputs);
  if (options->cache && gv_cache_open(options->cache) != GV_OK) return GV_EXIT_UNUSABLE;
  begin(&d);
  gv_inputs_link(inputs, &setups);
  gv_queue_run(options, &setups, inputs, take, &d);
  end(&d);
  gv_status status = write_known(&d);
  gv_accepted_clear(&d.known);
  gv_setups_clear(&setups);
  return status == GV_OK ? exit_of(&d.tally) : GV_EXIT_UNUSABLE;
}

/* ---- before it ---- */

/* All files that are read; NULL at the end. */
static const char *const *files_read(const gv_options *options, const gv_inputs *inputs,
                                     gv_arena *arena) {
  const char *const others[] = {options->lower.source, options->device_module,
                                options->runtime_file, options->config, options->graph.against};
  const char **files =
      gv_new(arena, const char *, inputs->paths.len + sizeof others / sizeof *others + 1);
  uint32_t count = inputs->paths.len;
  memcpy(files, inputs->paths.at, count * sizeof *files);
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (others[i]) files[count++] = others[i];
  return files;
}

/* What is to be written. */
typedef struct output {
  const char *path;
  const gv_output_kind *kind;
} output;

/* Files only: of devices and pipes there may be several on one. */
static const char *other_of_same_file(gv_arena *arena, const output *outputs, size_t index) {
  struct stat about;
  if (strcmp(outputs[index].path, "-") == 0 ||
      (stat(outputs[index].path, &about) == 0 && !S_ISREG(about.st_mode)))
    return NULL;
  gv_str target = gv_output_target(arena, outputs[index].path);
  for (size_t i = 0; i < index; i++)
    if (outputs[i].path && gv_str_equal(gv_output_target(arena, outputs[i].path), target))
      return outputs[i].kind->name;
  return NULL;
}

static gv_status check_output(gv_arena *arena, const output *outputs, size_t index,
                              const char *const *files, gv_str *error) {
  const output *o = &outputs[index];
  if (!o->path) return GV_OK;
  const char *other = other_of_same_file(arena, outputs, index);
  if (!other) return gv_output_check(arena, o->path, o->kind, files, error);
  *error = gv_format_foreign(arena, "cannot write %s to '%s': %s goes there; name two files",
                             o->kind->name, o->path, other);
  return GV_UNUSABLE;
}

/* It replaces nothing that is read, nor what is of another kind. Better known before the analysis
 * than after it. */
static bool can_write(const gv_options *options, const gv_inputs *inputs) {
  const output outputs[] = {{options->graph.file, &gv_graph_kind_of_output},
                            {options->write_baseline, &gv_baseline_kind_of_output},
                            {options->replay_plan, &gv_plan_kind_of_output},
                            {options->certificate, &gv_certificate_kind_of_output}};
  gv_arena arena = {0};
  gv_str why = GV_STR("standard output goes into an input of this run");
  const char *const *files = files_read(options, inputs, &arena);
  bool can = !gv_output_is_input(STDOUT_FILENO, files);
  for (size_t i = 0; i < sizeof outputs / sizeof *outputs && can; i++)
    can = check_output(&arena, outputs, i, files, &why) == GV_OK;
  if (!can) gv_print_foreign(stderr, "gpuverify: error: %.*s\n", GV_FMT(why));
  gv_arena_clear(&arena);
  return can;
}

static bool can_draw(const gv_inputs *inputs) {
  gv_arena arena = {0};
  gv_str why = GV_STR("a graph is of one file: name one");
  bool can = inputs->paths.len <= 1 && gv_graph_load(&arena, &why);
  if (!can) gv_print_foreign(stderr, "gpuverify: error: %.*s\n", GV_FMT(why));
  gv_arena_clear(&arena);
  return can;
}

gv_exit gv_run(const gv_options *options) {
  gv_inputs inputs = {0};
  gv_str error;
  if (gv_inputs_find_all(&inputs, options, &error) != GV_OK) {
    gv_print_lines(stderr, error);
    gv_inputs_clear(&inputs);
    return GV_EXIT_UNUSABLE;
  }
  if (!can_write(options, &inputs) || (options->graph.wanted && !can_draw(&inputs))) {
    gv_inputs_clear(&inputs);
    return GV_EXIT_UNUSABLE;
  }
  gv_exit exit = options->parse_only ? parse_only(options, &inputs) : report(options, &inputs);
  gv_inputs_clear(&inputs);
  return exit;
}
