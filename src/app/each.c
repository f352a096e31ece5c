/* Every pass is a run of the compiler of its own, which reads what the one before wrote, locations and all. What it makes is judged
 * against the source as soon as there is lowered code in it; before that, by its dependency counts, of what is async already. A
 * finding is recognised by its rule and its place in the source. */
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
  gv_report report;
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
    *gv_map_at(&s->log->first, key, &known) = s->number; /* what was cured in between is the doing of the later pass */
  }
}

/* Of a program that is not lowered: as a source itself. */
static gv_status judge_source(stage *s, gv_str *error) {
  gv_input input = {s->source->name, s->text, s->compiler->release, s->source->runtime};
  gv_model_clear(&s->model);
  gv_add_file(&s->model, GV_STR(""));
  if (gv_front_read_source(&s->model, &input, &s->program, error) != GV_OK) return GV_UNUSABLE;
  gv_set_file_text(&s->model, s->program.file, s->source->bytes);
  gv_validate_source(&s->model, &s->program, &(gv_validate_options){.async_later = true}, &s->report);
  return GV_OK;
}

static gv_status judge(stage *s, gv_str *error) {
  gv_input input = {GV_STR("<lowered>"), s->text, s->compiler->release, s->source->runtime};
  if (gv_front_parse_input(&s->model, &input, false, error) != GV_OK) return GV_UNUSABLE;
  if (!gv_is_lowered(&s->model)) return judge_source(s, error);
  gv_input source = *s->source;
  source.release = s->compiler->release;
  if (gv_front_read_source(&s->model, &source, &s->program, error) != GV_OK ||
      gv_validate_begin(&s->model, &s->program, input.name, error) != GV_OK)
    return GV_UNUSABLE;
  gv_analyse(&s->model, &(gv_analysis_options){.proof = true}, &s->report);
  gv_validate_end(&s->model, &s->program, &s->report);
  return GV_OK;
}

/* A stage that cannot be read, being between two dialects, says nothing: what the pass did shows in the next one. */
static void look_at(stage *s) {
  gv_str error;
  gv_map_free(&s->found);
  if (judge(s, &error) == GV_OK) {
    log_findings(s);
    gv_map_free(&s->before);
    s->before = s->found;
    s->found = (gv_map){0};
  }
  gv_report_clear(&s->report);
  gv_gpu_program_clear(&s->program);
  gv_model_clear(&s->model);
}

/* Words of the user's that are no passes and that every run needs. */
static bool is_for_every_run(const char *word) {
  while (*word == '-') word++;
  return strncmp(word, "allow-unregistered-dialect", 26) == 0 || strncmp(word, "load-", 5) == 0;
}

static const char *const *words_of_pass(const gv_compiler *c, const char *path, const char *pass) {
  char *const *given = c->options->lower.passes;
  uint32_t count = 0, all = 0;
  while (given && given[all]) all++;
  const char **words = gv_new(c->arena, const char *, all + 4);
  words[count++] = path;
  words[count++] = "-mlir-print-debuginfo";
  words[count++] = gv_format(c->arena, "-pass-pipeline=%s", pass).at;
  for (uint32_t i = 0; i < all; i++)
    if (is_for_every_run(given[i])) words[count++] = given[i];
  return words;
}

static gv_status run_pass(gv_compiler *c, const char *path, stage *s, gv_str *error) {
  gv_str said, why;
  const char *pass = s->log->passes[s->number - 1];
  const char *from = s->number > 1 ? "-" : path[0] == '-' && path[1] ? gv_format(c->arena, "./%s", path).at : path;
  if (gv_compiler_run(c, s->source->name, words_of_pass(c, from, pass), s->text, &s->text, &said, &why) == GV_OK) return GV_OK;
  *error = gv_format(c->arena, "%.*s%.*s: note: in pass %u of %u, %s\n", GV_FMT(why), GV_FMT(s->source->name), s->number,
                     s->log->count, pass);
  return GV_UNUSABLE;
}

gv_status gv_each_pass(gv_compiler *c, const gv_input *source, const char *path, gv_pass_log *log, gv_str *lowered,
                       gv_str *error) {
  if (gv_compiler_passes(c, source->name, &log->passes, error) != GV_OK) return GV_UNUSABLE;
  while (log->passes[log->count]) log->count++;
  stage s = {.compiler = c, .source = source, .text = source->bytes, .log = log};
  gv_status status = GV_OK;
  look_at(&s);
  for (s.number = 1; s.number <= log->count && status == GV_OK; s.number++) {
    status = run_pass(c, path, &s, error);
    if (status == GV_OK) look_at(&s);
  }
  *lowered = s.text;
  gv_map_free(&s.before);
  gv_map_free(&s.found);
  return status;
}

void gv_pass_log_tell(const gv_pass_log *log, const gv_model *model, gv_report *report) {
  for (uint32_t i = 0; i < report->findings.len; i++) {
    gv_finding *f = &report->findings.at[i];
    uint32_t stage = gv_map_get(&log->first, key_of(model, f));
    if (f->severity != GV_SEVERITY_ERROR || stage == GV_NONE) continue;
    gv_str message = stage ? gv_format(&report->arena, "pass %u of %u made it so, and what it was given was right: %s", stage,
                                       log->count, log->passes[stage - 1])
                           : GV_STR("it is so in the source, before any pass");
    gv_finding_note(f, f->loc, message);
  }
}

void gv_pass_log_clear(gv_pass_log *log) { gv_map_free(&log->first); }
