#define _GNU_SOURCE
#include "app/fix.h"

#include <string.h>
#include <sys/stat.h>

#include "app/import.h"
#include "app/lower.h"
#include "app/options.h"
#include "app/paths.h"
#include "app/unit.h"
#include "base/foreign.h"
#include "base/output.h"
#include "concurrency/change.h"
#include "fix/fix.h"
#include "fix/minimize.h"
#include "front/front.h"
#include "model/builder.h"

/* What is tried of one input: texts, and what judging them may take: twice what the input took, and
 * more for small ones. */
enum {
  MOST_TEXTS = 512,
  TIMES = 2,
  FLOOR = 1 << 18,
  COST_OF_OPERATION = 16 /* in steps */,
  COST_OF_COPY = 4,     /* of one, in a model that was not read */
  COST_OF_FINDING = 24, /* that is told */
  STEPS_ON_NUMBERS = 4, /* that take the time of another */
  BYTES_OF_STEP = 8     /* that are read in the time of one */
};

bool gv_fix_read_mode(gv_fix_options *options, const char *value) {
  static const struct {
    const char *word;
    gv_fix_mode mode;
  } modes[] = {{"report", GV_FIX_REPORT}, {"diff", GV_FIX_DIFF}, {"write", GV_FIX_WRITE}};
  *options = (gv_fix_options){.mode = value ? GV_FIX_NONE : GV_FIX_WRITE};
  for (size_t i = 0; value && i < sizeof modes / sizeof *modes; i++)
    if (strcmp(value, modes[i].word) == 0) options->mode = modes[i].mode;
  if (value && value[0] == '.' && value[1] && !strchr(value, '/'))
    options->mode = GV_FIX_BESIDE, options->suffix = value;
  return options->mode != GV_FIX_NONE;
}

static uint64_t cost_of(const gv_report *report, const gv_steps *steps) {
  return (uint64_t)report->findings.len * COST_OF_FINDING + steps->fixpoint + steps->paths +
         steps->numbers / STEPS_ON_NUMBERS;
}

uint64_t gv_fix_cost(gv_model *model, const gv_report *report, const gv_steps *steps) {
  uint64_t reading = gv_source_text(model, 0).len / BYTES_OF_STEP;
  return reading + (uint64_t)model->ops.len * COST_OF_OPERATION + cost_of(report, steps);
}

/* How an input is judged. */
typedef struct judging {
  const gv_options *options;
  const gv_input *input;
  gv_verification verification;
} judging;

static bool judge_lowered(judging *j, gv_judged *to) {
  gv_str error;
  if (gv_import_read(&to->model, j->options, j->input, &error) != GV_OK) return false;
  gv_verify(&to->model, &j->verification, &to->report);
  return true;
}

/* The compiler reads the text, and no file. */
static bool judge_source(judging *j, gv_judged *to) {
  gv_lowered lowered = {.quiet = true};
  gv_input text = *j->input;
  gv_str error;
  text.name = GV_STR("<stdin>");
  bool read = gv_lower_read(&lowered, j->options, &text, &to->model, &error) == GV_OK;
  if (read) {
    gv_lower_verify(&lowered, &to->model, &j->verification, &to->report);
    to->file = lowered.program.file;
    to->arena = lowered.arena;
    lowered.arena = (gv_arena){0};
  }
  gv_lower_clear(&lowered);
  return read;
}

bool gv_fix_judge_input(const gv_options *options, const gv_input *input,
                        const gv_verification *verification, gv_judged *judged) {
  gv_steps steps = {0};
  judging j = {options, input, *verification};
  j.verification.analysis.order = &judged->order;
  j.verification.analysis.steps = &steps;
  j.verification.analysis.faults = &judged->faults;
  bool read = (options->lower.mode == GV_MODE_LOWERED ? judge_lowered : judge_source)(&j, judged);
  if (read) judged->cost = gv_fix_cost(&judged->model, &judged->report, &steps);
  return read;
}

void gv_fix_judge_edited(const gv_verification *verification, gv_judged *judged) {
  gv_steps steps = {0};
  gv_verification more = *verification;
  more.analysis.order = &judged->order;
  more.analysis.steps = &steps;
  more.analysis.faults = &judged->faults, more.analysis.known = judged->known;
  gv_verify(&judged->model, &more, &judged->report);
  judged->cost = (uint64_t)judged->model.ops.len * COST_OF_COPY + cost_of(&judged->report, &steps);
}

const gv_action *gv_fix_action(const gv_profile *runtime, gv_str function) {
  const gv_profile_row *row = gv_profile_find(runtime, function);
  while (row && (row->gone || row->constant_count)) row = gv_profile_next(runtime, row);
  return row ? &row->action : NULL;
}

const gv_action *gv_fix_action_of_c(gv_profile *runtime, gv_str function) {
  bool hip = function.len > 3 && memcmp(function.at, "hip", 3) == 0;
  gv_str error, names = hip ? GV_STR("hip") : GV_STR("cuda-runtime,cuda-driver");
  if (!runtime->rows.len && gv_profile_add(runtime, names, &error) != GV_OK) return NULL;
  return gv_fix_action(runtime, function);
}

uint32_t gv_fix_file_of(gv_model *model, gv_str path) {
  gv_arena arena = {0};
  uint32_t found = 0;
  gv_str wanted = gv_path_absolute(&arena, path);
  for (uint32_t i = 1; i < model->files.len && !found; i++)
    if (gv_str_equal(gv_path_absolute(&arena, model->files.at[i].path), wanted)) found = i;
  gv_arena_clear(&arena);
  return found;
}

bool gv_fix_replace_part(const gv_options *options, gv_unit *program, gv_unit *parts, uint32_t part,
                         gv_str text, gv_arena *arena) {
  gv_str error;
  gv_unit edited = parts[part];
  edited.text = text, edited.is_compiled = false;
  if (gv_unit_compile(&edited, options, arena, &edited.compiled, &error) != GV_OK) return false;
  edited.text = (gv_str){NULL, 0}, edited.is_compiled = true;
  parts[part] = edited;
  program->parts = parts;
  return gv_units_link_program(parts, program->part_count, options, arena, &program->compiled,
                               &error) == GV_OK;
}

bool gv_fix_judge_unit(const gv_options *options, const gv_unit *unit, uint32_t part, gv_str text,
                       const gv_input *like, const gv_verification *verification,
                       gv_judged *judged) {
  gv_unit edited = *unit;
  gv_arena *arena = &judged->arena;
  gv_input input, *device = gv_new(arena, gv_input, 1);
  gv_str note, error, copy = gv_str_copy(arena, text),
                      path = unit->parts ? unit->parts[part].path : unit->path;
  gv_steps steps = {0};
  gv_verification more = *verification;
  if (unit->parts) {
    gv_unit *parts = gv_new(arena, gv_unit, unit->part_count);
    memcpy(parts, unit->parts, unit->part_count * sizeof *parts);
    if (!gv_fix_replace_part(options, &edited, parts, part, copy, arena)) return false;
  } else {
    edited.text = copy;
  }
  if (gv_unit_load(&edited, options, arena, &input, device, &note, &error) != GV_OK) return false;
  input.runtime = like->runtime;
  input.reading = like->reading;
  if (!input.device) input.device = like->device;
  if (gv_import_read(&judged->model, options, &input, &error) != GV_OK) return false;
  judged->file = gv_fix_file_of(&judged->model, path);
  judged->is_c = true;
  if (!judged->file) return false;
  gv_set_file_text(&judged->model, judged->file, copy);
  more.analysis.order = &judged->order;
  more.analysis.steps = &steps;
  more.analysis.faults = &judged->faults;
  gv_verify(&judged->model, &more, &judged->report);
  judged->cost = gv_fix_cost(&judged->model, &judged->report, &steps);
  return true;
}

gv_fix_program gv_fix_program_of(gv_judged *judged) {
  return (gv_fix_program){.model = &judged->model,
                          .report = &judged->report,
                          .order = &judged->order,
                          .faults = &judged->faults,
                          .file = judged->file,
                          .is_c = judged->is_c};
}

static gv_fix_trial trial_of(const gv_fixing *f, uint64_t cost) {
  return (gv_fix_trial){.judge = f->judge,
                        .judge_model = f->judge_model,
                        .lookup = f->lookup,
                        .with = f->with,
                        .left = (TIMES - 1) * cost + FLOOR,
                        .kept = cost,
                        .untried = GV_NONE,
                        .texts = f->texts ? f->texts : MOST_TEXTS};
}

/* ---- in the report ---- */

static gv_loc line_start(uint32_t file, uint32_t line) {
  return (gv_loc){.file = file, .line = line, .col = 1};
}

/* Edits of one line are one. */
static void put_edits(gv_model *model, uint32_t file, gv_finding *finding,
                      const gv_fix_edit *edit) {
  for (uint32_t i = 0; i < edit->edits.len;) {
    uint32_t line = edit->edits.at[i].line;
    gv_str text = GV_STR("");
    bool removes = false;
    for (; i < edit->edits.len && edit->edits.at[i].line == line; i++) {
      text = gv_format(&model->arena, "%.*s%.*s", GV_FMT(text), GV_FMT(edit->edits.at[i].text));
      removes |= edit->edits.at[i].removes;
    }
    gv_finding_edit(finding, line_start(file, line), line_start(file, line + removes), text);
  }
  finding->suggestion = edit->title;
  finding->confidence = edit->confidence;
  finding->cost = edit->cost;
}

void gv_fix_report(const gv_fixing *fixing, const gv_fix_program *program, uint64_t cost,
                   gv_report *report) {
  gv_fix_trial trial = trial_of(fixing, cost);
  gv_fix_edit *edits = gv_malloc((report->findings.len + 1) * sizeof *edits);
  memset(edits, 0, (report->findings.len + 1) * sizeof *edits);
  gv_fix_find_all(program, &trial, edits);
  for (uint32_t i = 0; i < report->findings.len; i++) {
    if (report->findings.at[i].confidence) continue;
    gv_vec_free(&report->findings.at[i].edits); /* that were not verified */
    if (!edits[i].title.len) continue;
    put_edits(program->model, program->file, &report->findings.at[i], &edits[i]);
    gv_fix_edit_clear(&edits[i]);
  }
  gv_free(edits);
  if (trial.untried != GV_NONE && !report->fixes_cut)
    report->fixes_cut = true, report->fixes_cut_at = report->findings.at[trial.untried].loc;
}

/* ---- all of them ---- */

/* A program on its way to one without findings. */
typedef struct progress {
  gv_fix_trial trial;
  gv_arena *arena;
  gv_confidence confidence;
  gv_str text;
  gv_fix_program program;  /* of the text */
  gv_judged now;           /* … where it is no longer the one of the beginning */
  GV_VEC(uint64_t) hashes; /* of the findings of the beginning */
  gv_map failed;           /* findings that could not be fixed, by hash */
} progress;

static void go_on_with(progress *p, const gv_fix_edit *edit, gv_judged *after) {
  p->text = gv_fix_apply(p->arena, p->text, edit);
  gv_judged_clear(&p->now);
  p->now = *after;
  p->program = gv_fix_program_of(&p->now);
}

/* Fixes the first finding of that severity that can be. */
static bool fix_one_of(progress *p, gv_severity severity) {
  bool fixed = false;
  for (uint32_t i = 0; i < p->program.report->findings.len && !p->trial.cut && !fixed; i++) {
    gv_fix_edit edit;
    gv_judged after = {0};
    bool found;
    uint64_t hash = p->program.report->findings.at[i].fingerprint.hash;
    if (p->program.report->findings.at[i].severity != severity ||
        gv_map_get(&p->failed, hash) != GV_NONE)
      continue;
    fixed =
        gv_fix_find(&p->program, i, &p->trial, &edit, &after) && edit.confidence >= p->confidence;
    if (fixed)
      go_on_with(p, &edit, &after);
    else
      gv_judged_clear(&after);
    gv_fix_edit_clear(&edit);
    if (!fixed) *gv_map_at(&p->failed, hash, &found) = i;
  }
  return fixed;
}

/* Errors first: a leak, say, may be one of what is used as something else. */
static bool fix_one(progress *p) {
  for (int severity = GV_SEVERITY_ERROR; severity <= GV_SEVERITY_REMARK; severity++)
    if (fix_one_of(p, (gv_severity)severity)) return true;
  return false;
}

/* All that can be fixed on the model, put into the text, which is verified once. False: nothing can
 * be, or the text is not what the model was. */
static bool fix_on_model(progress *p) {
  gv_judged after = {0};
  gv_fix_edit edit;
  uint32_t fixed, left;
  bool deferred;
  gv_fix_draft(&p->program, &p->trial, p->confidence, &edit, &fixed, &left, &deferred);
  bool good = fixed && gv_fix_settle(&p->program, &p->trial, &edit, &after) &&
              gv_fix_improves(p->program.report, &after.report, &edit) &&
              after.report.findings.len <= left;
  p->trial.only_texts = (good || !fixed) && !deferred;
  if (good)
    go_on_with(p, &edit, &after);
  else
    gv_judged_clear(&after);
  gv_fix_edit_clear(&edit);
  return good;
}

/* Until nothing can be fixed. What could not be fixed is tried again after the others are. */
static void fix_many(progress *p) {
  for (bool any = true; any && !p->trial.cut;) {
    p->trial.only_texts = false;
    any = p->trial.judge_model && fix_on_model(p);
    while (fix_one(p)) any = true;
    gv_map_free(&p->failed);
  }
}

/* How many findings of the beginning are gone. */
static uint32_t count_fixed(const progress *p) {
  uint32_t fixed = 0;
  gv_map left = {0};
  bool found;
  for (uint32_t i = 0; i < p->program.report->findings.len; i++) {
    uint32_t *count = gv_map_at(&left, p->program.report->findings.at[i].fingerprint.hash, &found);
    *count = found ? *count + 1 : 1;
  }
  for (uint32_t i = 0; i < p->hashes.len; i++) {
    uint32_t *count = gv_map_at(&left, p->hashes.at[i], &found);
    if (!found) *count = 0;
    if (*count)
      --*count;
    else
      fixed++;
  }
  gv_map_free(&left);
  return fixed;
}

gv_fixed gv_fix_all(const gv_fixing *fixing, gv_arena *arena, gv_confidence confidence,
                    const gv_fix_program *program, uint64_t cost, gv_str text) {
  progress p = {.arena = arena, .confidence = confidence, .text = text};
  gv_fixed f = {.text = text};
  bool judged = program || fixing->judge(fixing->with, text, &p.now);
  if (judged) {
    p.program = program ? *program : gv_fix_program_of(&p.now);
    p.trial = trial_of(fixing, program ? cost : p.now.cost);
    f.of_them = p.program.report->findings.len;
    for (uint32_t i = 0; i < f.of_them; i++)
      *gv_push(&p.hashes) = p.program.report->findings.at[i].fingerprint.hash;
    fix_many(&p);
    f.fixed = count_fixed(&p);
    f.text = p.text;
    f.cut = p.trial.cut;
  }
  gv_vec_free(&p.hashes);
  gv_judged_clear(&p.now);
  return f;
}

/* ---- waits that are not needed ---- */

/* Searching costs more than a fix, and is asked for by name. */
enum { MINIMIZE_TEXTS = 1024, MINIMIZE_TIMES = 64 };

static uint32_t path_in(const gv_judged *j, gv_str function) {
  const gv_ordered_program program = {&j->model, &j->order};
  for (uint32_t f = 0; f < j->model.functions.len; f++)
    if (gv_str_equal(j->model.functions.at[f].name, function)) return gv_critical_path(&program, f);
  return 0;
}

/* Of each function in which a line goes. */
static void print_paths(FILE *out, const gv_judged *before, const gv_judged *after,
                        const gv_fix_edit *edit) {
  for (uint32_t f = 0; f < before->model.functions.len; f++) {
    const gv_function *function = &before->model.functions.at[f];
    bool changed = false;
    for (uint32_t b = function->first_block; b < function->end_block; b++)
      for (uint32_t o = before->model.blocks.at[b].first_op; o < before->model.blocks.at[b].end_op;
           o++)
        for (uint32_t i = 0; i < edit->edits.len; i++)
          changed |= before->model.ops.at[o].loc.file == before->file &&
                     before->model.ops.at[o].loc.line == edit->edits.at[i].line;
    if (changed)
      gv_print_foreign(out, "%.*s: critical path: %u operations before, %u after\n",
                       GV_FMT(function->name), path_in(before, function->name),
                       path_in(after, function->name));
  }
}

static void print_minimal(FILE *out, gv_str path, const gv_minimal *m, bool cut) {
  const char *how = m->smallest ? "no fewer are enough"
                    : cut       ? "not every set was tried"
                                : "none of them can be removed alone";
  if (!m->waits) how = "there are none";
  gv_print_foreign(out, "%.*s: %u of %u waits are enough; %s\n", GV_FMT(path),
                   m->waits - m->removed, m->waits, how);
}

gv_str gv_fix_minimize(const gv_fixing *fixing, gv_arena *arena, FILE *out, gv_str path,
                       gv_str text) {
  gv_str patch = GV_STR("");
  gv_judged before = {0}, after = {0};
  gv_minimal m = {.waits = 0};
  bool proved = fixing->judge(fixing->with, text, &before) && before.report.verdict == GV_PROVED;
  if (proved) {
    const gv_fix_program program = gv_fix_program_of(&before);
    gv_fix_trial trial = trial_of(fixing, before.cost);
    trial.left = MINIMIZE_TIMES * before.cost + FLOOR, trial.texts = MINIMIZE_TEXTS;
    trial.kept = 0;
    m = gv_minimize(&program, &trial, &after);
    print_minimal(out, path, &m, trial.cut);
  } else {
    gv_print_foreign(out, "%.*s: nothing is removed: it is not proved\n", GV_FMT(path));
  }
  if (m.removed) {
    print_paths(out, &before, &after, &m.edit);
    patch = gv_fix_patch(arena, gv_path_in_patch(arena, path), text,
                         gv_fix_apply(arena, text, &m.edit));
  }
  gv_fix_edit_clear(&m.edit);
  gv_judged_clear(&before);
  gv_judged_clear(&after);
  return patch;
}

/* ---- where it goes ---- */

static const char *const anything[] = {"", NULL};
static const gv_output_kind kind = {"a program", anything};

/* Whether it may be replaced. A link leads to a file that was not named, and a file that nobody may
 * write is kept by somebody, also from root. */
static gv_status check_place(gv_arena *arena, const char *path, bool is_there, const char *instead,
                             gv_str *error) {
  struct stat about;
  bool found = lstat(path, &about) == 0;
  if (!found && !is_there) return GV_OK;
  *error = gv_format_foreign(arena, "cannot write '%s': it is no regular file%s", path, instead);
  if (!found || !S_ISREG(about.st_mode)) return GV_UNUSABLE;
  *error = gv_format_foreign(arena, "cannot write '%s': it is read-only%s", path, instead);
  return about.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) ? GV_OK : GV_UNUSABLE;
}

static gv_status check_file(gv_arena *arena, const char *path, gv_str before, gv_str *error) {
  gv_input now;
  gv_str why;
  if (check_place(arena, path, true, ": use --fix=diff", error) != GV_OK) return GV_UNUSABLE;
  *error = gv_format_foreign(
      arena, "cannot write '%s': it has changed since it was read; verify it again", path);
  if (gv_front_load(arena, path, &now, &why) != GV_OK) return GV_UNUSABLE;
  return gv_str_equal(now.bytes, before) ? GV_OK : GV_UNUSABLE;
}

gv_status gv_fix_write(const gv_fix_options *options, gv_arena *arena, gv_str path, gv_str before,
                       gv_str after, gv_str *error) {
  const char *file = gv_str_copy(arena, path).at;
  if (options->mode == GV_FIX_BESIDE) {
    const char *beside = gv_format(arena, "%s%s", file, options->suffix).at;
    if (check_place(arena, beside, false, "", error) != GV_OK) return GV_UNUSABLE;
    return gv_output_write(arena, beside, &kind, after, error);
  }
  if (check_file(arena, file, before, error) != GV_OK) return GV_UNUSABLE;
  return gv_output_write(arena, file, &kind, after, error);
}
