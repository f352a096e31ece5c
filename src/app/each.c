/* The compiler runs once and writes the program after each pass that changes it. That is judged
 * against the source as soon as there is lowered code in it; before that, by its dependency counts,
 * of what is async already. A finding is recognised by its rule and its place in the source. */
#define _GNU_SOURCE
#include "app/each.h"

#include "analysis/analysis.h"
#include "model/builder.h"
#include "validate/validate.h"

typedef struct stage {
  const gv_compiler *compiler;
  const gv_input *source;
  gv_str text; /* what the pass made */
  gv_pass_log *log;
  uint32_t number;
  gv_map before, found; /* the findings of the stage before and of this one */
  gv_model model;
  gv_gpu_program program;
  gv_host source_host, host;
  gv_report report;
  gv_order order;
  bool lowered;
} stage;

static uint64_t key_of(const gv_model *model, const gv_finding *f) {
  gv_str path = f->loc.file < model->files.len ? model->files.at[f->loc.file].path : GV_STR("");
  uint32_t place[3] = {f->rule, f->loc.line, f->loc.col};
  return gv_hash(path.at, path.len, gv_hash(place, sizeof place, 0));
}

static void log_findings(stage *s) {
  for (uint32_t i = 0; i < s->report.findings.len; i++) {
    if (s->report.findings.at[i].severity != GV_SEVERITY_ERROR) continue;
    uint64_t key = key_of(&s->model, &s->report.findings.at[i]);
    bool known, found;
    *gv_map_at(&s->found, key, &found) = 1;
    if (gv_map_get(&s->before, key) != GV_NONE) continue;
    *gv_map_at(&s->log->first, key, &known) =
        s->number; /* what was cured in between is the doing of the later pass */
  }
}

/* Of a program that is not lowered: as a source itself. */
static gv_status judge_source(stage *s, gv_str *error) {
  gv_input input = *s->source;
  input.bytes = s->text;
  input.release = s->compiler->release;
  gv_model_clear(&s->model);
  gv_add_file(&s->model, GV_STR(""));
  if (gv_front_read_source(&s->model, &input, &s->program, error) != GV_OK) return GV_UNUSABLE;
  gv_set_file_text(&s->model, s->program.file, s->source->bytes);
  gv_validate_source(&s->model, &s->program, &(gv_validate_options){.async_later = true},
                     &s->report);
  return GV_OK;
}

static gv_status judge(stage *s, gv_str *error) {
  gv_input input = *s->source;
  input.name = GV_STR("<lowered>");
  input.bytes = s->text;
  input.release = s->compiler->release;
  if (gv_front_parse_input(&s->model, &input, error) != GV_OK) return GV_UNUSABLE;
  if (!gv_is_lowered(&s->model)) return judge_source(s, error);
  gv_input source = *s->source;
  source.release = s->compiler->release;
  if (gv_front_read_host(&s->model, &input, &s->host, error) != GV_OK ||
      gv_front_read_source(&s->model, &source, &s->program, error) != GV_OK ||
      gv_front_read_host(&s->model, &source, &s->source_host, error) != GV_OK ||
      gv_validate_begin(&s->model, &s->program, &s->source_host, input.name, error) != GV_OK)
    return GV_UNUSABLE;
  s->lowered = true;
  gv_analyse(&s->model,
             &(gv_analysis_options){.proof = true, .order = s->log->see ? &s->order : NULL},
             &s->report);
  gv_validate_end(&s->model, &s->program, &s->source_host, &s->host, &s->report);
  return GV_OK;
}

/* A stage that cannot be read, being between two dialects, says nothing: what the pass did shows in
 * the next one. */
static void look_at(stage *s) {
  gv_str error;
  gv_map_free(&s->found);
  s->lowered = false;
  if (judge(s, &error) == GV_OK) {
    const char *pass = s->number ? s->log->passes[s->number - 1] : "the source";
    log_findings(s);
    if (s->log->see)
      s->log->see(s->log->with, pass, &s->model, s->lowered ? &s->order : NULL, &s->report);
    gv_map_free(&s->before);
    s->before = s->found;
    s->found = (gv_map){0};
  }
  gv_report_clear(&s->report);
  gv_order_clear(&s->order);
  gv_gpu_program_clear(&s->program);
  gv_host_clear(&s->source_host);
  gv_host_clear(&s->host);
  gv_model_clear(&s->model);
}

/* ---- what the compiler writes of each pass ----
 *
 * A dump is a line "// -----// IR Dump After NAME (ARGUMENT) ('ANCHOR' operation…) //----- //" and
 * after it the module: aliases, the module up to the first line that begins with "}", and aliases
 * again. What else is there is said of the passes.
 */

static const char dump_begins[] = "// -----// IR Dump After ";

static gv_str take_line(gv_str *text) {
  const char *newline = memchr(text->at, '\n', text->len);
  size_t len = newline ? (size_t)(newline - text->at) + 1 : text->len;
  gv_str line = {text->at, len};
  *text = (gv_str){text->at + len, text->len - len};
  return line;
}

static bool is_alias(gv_str line) { return line.len && strchr("#!\n\r", line.at[0]); }

/* The module at the head of the text, which goes on after it. A section of resources begins with
 * "{-#" and ends with "#-}". */
static gv_str take_module(gv_str *text) {
  gv_str from = *text;
  bool inside = true;
  while (text->len) {
    gv_str rest = *text, line = take_line(text);
    if (gv_str_begins(line, dump_begins) ||
        (!inside && !is_alias(line) && !gv_str_begins(line, "{-#"))) {
      *text = rest;
      break;
    }
    if (gv_str_begins(line, "}")) inside = false;
    if (!inside && gv_str_begins(line, "{-#"))
      while (text->len && !gv_str_begins(take_line(text), "#-}")) continue;
  }
  return (gv_str){from.at, from.len - text->len};
}

/* What stands after `before` in the line, up to `until`. */
static gv_str word_in(gv_str line, const char *before, char until) {
  const char *at = memmem(line.at, line.len, before, strlen(before));
  if (!at) return GV_STR("");
  at += strlen(before);
  const char *end = memchr(at, until, line.len - (size_t)(at - line.at));
  return end ? (gv_str){at, (size_t)(end - at)} : GV_STR("");
}

/* Whether the pipeline of one pass, "a(b(pass{…}))", is that of the pass at this anchor. */
static bool is_pass(const char *pipeline, gv_str argument, gv_str anchor) {
  gv_str text = gv_str_of(pipeline), before = GV_STR("");
  const char *open;
  while ((open = memchr(text.at, '(', strcspn(text.at, "{")))) {
    before = (gv_str){text.at, (size_t)(open - text.at)};
    text = gv_str_of(open + 1);
  }
  gv_str name = {text.at, strcspn(text.at, "{)")};
  bool any = !before.len || gv_str_equal(before, GV_STR("any"));
  return gv_str_equal(name, argument) && (any || gv_str_equal(before, anchor));
}

/* The number of the pass that the line is about: the next such one, else, where a group runs again
 * on another operation, one before. */
static uint32_t number_of(const gv_pass_log *log, uint32_t last, gv_str line) {
  gv_str argument = word_in(line, " (", ')'), anchor = word_in(line, " ('", '\'');
  for (uint32_t i = 0; i < log->count; i++) {
    uint32_t next = (last + i) % log->count; /* the passes' numbers begin with 1 */
    if (is_pass(log->passes[next], argument, anchor)) return next + 1;
  }
  return GV_NONE;
}

/* Judges each dump; gives what was said besides, and the number of the pass that failed, or
 * GV_NONE. */
static gv_str read_dumps(stage *s, gv_str text, uint32_t *failed) {
  GV_VEC(char) said = {0};
  *failed = GV_NONE;
  while (text.len) {
    gv_str line = take_line(&text);
    if (!gv_str_begins(line, dump_begins)) {
      for (size_t i = 0; i < line.len; i++) *gv_push(&said) = line.at[i];
      continue;
    }
    gv_str module = take_module(&text);
    uint32_t number = number_of(s->log, s->number, line);
    if (number == GV_NONE) continue;
    s->number = number;
    if (memmem(line.at, line.len, " Failed (", 9)) {
      *failed = number;
      continue;
    }
    s->text = gv_str_copy(s->compiler->arena, module);
    look_at(s);
  }
  gv_str kept = gv_str_copy(s->compiler->arena, (gv_str){said.at, said.len});
  gv_vec_free(&said);
  return kept;
}

/* ---- the run ---- */

/* One run of all passes, as without --each-pass: what a pass makes depends on the dialects that the
 * whole pipeline loads. */
static const char *const *words_of_run(const gv_compiler *c, const char *path) {
  static const char *const dumping[] = {"mlir-print-ir-after-all", "mlir-print-ir-after-change",
                                        "mlir-print-ir-module-scope", "mlir-disable-threading"};
  const char *const *words = gv_compiler_words(c, path);
  uint32_t count = 0, more = sizeof dumping / sizeof *dumping;
  while (words[count]) count++;
  const char **all = gv_new(c->arena, const char *, count + more + 1);
  memcpy(all, words, count * sizeof *words);
  for (uint32_t i = 0; i < more; i++) {
    const char *word = gv_format(c->arena, "-%s", dumping[i]).at;
    if (!gv_compiler_has_word(c, word)) all[count++] = word;
  }
  return all;
}

gv_status gv_each_pass(gv_compiler *c, const gv_input *source, const char *path, gv_pass_log *log,
                       gv_str *lowered, gv_str *said, gv_str *error) {
  if (gv_compiler_passes(c, source->name, &log->passes, error) != GV_OK) return GV_UNUSABLE;
  while (log->passes[log->count]) log->count++;
  stage s = {.compiler = c, .source = source, .text = source->bytes, .log = log};
  look_at(&s);
  gv_str dumps, why;
  uint32_t failed;
  c->dumps = true;
  gv_status status =
      gv_compiler_run(c, source->name, words_of_run(c, path), source->bytes, lowered, &dumps, &why);
  c->dumps = false;
  *said = read_dumps(&s, dumps, &failed);
  if (status != GV_OK) {
    *error = gv_format(c->arena, "%.*s%.*s", GV_FMT(*said), GV_FMT(why));
    if (failed != GV_NONE)
      *error = gv_format(c->arena, "%.*s%.*s: note: in pass %u of %u, %s\n", GV_FMT(*error),
                         GV_FMT(source->name), failed, log->count, log->passes[failed - 1]);
  }
  gv_map_free(&s.before);
  gv_map_free(&s.found);
  return status;
}

/* "gpu-to-llvm", of "builtin.module(gpu-to-llvm{…})" */
static gv_str pass_name(const char *words) {
  size_t end = strcspn(words, "{"), begin = end;
  while (begin > 0 && words[begin - 1] != '(') begin--;
  while (end > begin && words[end - 1] == ')') end--;
  return (gv_str){words + begin, end - begin};
}

void gv_pass_log_tell(const gv_pass_log *log, const gv_model *model, gv_report *report) {
  for (uint32_t i = 0; i < report->findings.len; i++) {
    gv_finding *f = &report->findings.at[i];
    uint32_t stage = gv_map_get(&log->first, key_of(model, f));
    if (f->severity != GV_SEVERITY_ERROR || stage == GV_NONE) continue;
    gv_str message = stage
                         ? gv_format(&report->arena,
                                     "introduced by pass %u of %u, %.*s; its input verified clean",
                                     stage, log->count, GV_FMT(pass_name(log->passes[stage - 1])))
                         : GV_STR("already in the source, before any pass");
    gv_finding_note(f, GV_NOTE_STEP, f->loc, message);
  }
}

void gv_pass_log_clear(gv_pass_log *log) { gv_map_free(&log->first); }
