#define _GNU_SOURCE
#include "app/fix.h"

#include <string.h>
#include <sys/stat.h>

#include "base/foreign.h"
#include "base/output.h"
#include "fix/fix.h"
#include "front/front.h"

enum { MOST_TRIALS = 64 /* texts of one input that are judged */ };

bool gv_fix_read_mode(gv_fix_options *options, const char *value) {
  static const struct {
    const char *word;
    gv_fix_mode mode;
  } modes[] = {{"report", GV_FIX_REPORT}, {"diff", GV_FIX_DIFF}, {"write", GV_FIX_WRITE}};
  *options = (gv_fix_options){.mode = value ? GV_FIX_NONE : GV_FIX_WRITE};
  for (size_t i = 0; value && i < sizeof modes / sizeof *modes; i++)
    if (strcmp(value, modes[i].word) == 0) options->mode = modes[i].mode;
  if (value && value[0] == '.' && value[1] && !strchr(value, '/')) options->mode = GV_FIX_BESIDE, options->suffix = value;
  return options->mode != GV_FIX_NONE;
}

static bool judge(void *with, gv_str text, gv_report *report) {
  const gv_fixing *f = with;
  gv_model model = {0};
  bool read = f->read(f->with, text, &model, report);
  gv_model_clear(&model);
  return read;
}

/* ---- in the report ---- */

static gv_loc line_start(uint32_t line) { return (gv_loc){.file = 0, .line = line, .col = 1}; }

/* Edits of one line are one. */
static void put_edits(gv_model *model, gv_finding *finding, const gv_fix_edit *edit) {
  for (uint32_t i = 0; i < edit->edits.len;) {
    uint32_t line = edit->edits.at[i].line;
    gv_str text = GV_STR("");
    bool removes = false;
    for (; i < edit->edits.len && edit->edits.at[i].line == line; i++) {
      text = gv_format(&model->arena, "%.*s%.*s", GV_FMT(text), GV_FMT(edit->edits.at[i].text));
      removes |= edit->edits.at[i].removes;
    }
    gv_finding_edit(finding, line_start(line), line_start(line + removes), text);
  }
  finding->suggestion = edit->title;
}

void gv_fix_report(const gv_fixing *fixing, gv_model *model, gv_report *report) {
  gv_fix_trial trial = {judge, (void *)(uintptr_t)fixing, MOST_TRIALS};
  for (uint32_t i = 0; i < report->findings.len && trial.left; i++) {
    gv_fix_edit edit;
    if (report->findings.at[i].edits.len || !gv_fix_find(model, report, i, &trial, &edit)) continue;
    put_edits(model, &report->findings.at[i], &edit);
    gv_vec_free(&edit.edits);
  }
}

/* ---- all of them ---- */

static bool fix_one_of(gv_model *model, const gv_report *report, gv_severity severity, gv_fix_trial *trial, gv_arena *arena,
                       gv_str *text) {
  bool fixed = false;
  for (uint32_t i = 0; i < report->findings.len && trial->left && !fixed; i++) {
    gv_fix_edit edit;
    if (report->findings.at[i].severity != severity) continue;
    fixed = gv_fix_find(model, report, i, trial, &edit);
    if (fixed) *text = gv_fix_apply(arena, *text, &edit);
    gv_vec_free(&edit.edits);
  }
  return fixed;
}

/* Mends the first finding that can be; false: none can. *count: how many findings there are before. */
static bool fix_one(const gv_fixing *fixing, gv_fix_trial *trial, gv_arena *arena, gv_str *text, uint32_t *count) {
  gv_model model = {0};
  gv_report report = {0};
  bool fixed = false;
  if (fixing->read(fixing->with, *text, &model, &report)) {
    *count = report.findings.len;
    /* Errors first: a leak, say, may be one of what is used as something else. */
    for (int severity = GV_SEVERITY_ERROR; severity <= GV_SEVERITY_REMARK && !fixed; severity++)
      fixed = fix_one_of(&model, &report, (gv_severity)severity, trial, arena, text);
  }
  gv_report_clear(&report);
  gv_model_clear(&model);
  return fixed;
}

gv_fixed gv_fix_all(const gv_fixing *fixing, gv_arena *arena, gv_str text) {
  gv_fix_trial trial = {judge, (void *)(uintptr_t)fixing, MOST_TRIALS};
  gv_fixed f = {.text = text};
  uint32_t count = 0;
  while (fix_one(fixing, &trial, arena, &f.text, &count)) {
    f.fixed++;
    if (f.fixed == 1) f.of_them = count;
  }
  if (!f.fixed) f.of_them = count;
  f.cut = !trial.left;
  return f;
}

/* ---- where it goes ---- */

static const char *const anything[] = {"", NULL};
static const gv_output_kind kind = {"a program", anything};

static gv_status check_file(gv_arena *arena, const char *path, gv_str before, gv_str *error) {
  struct stat about;
  gv_input now;
  bool regular = lstat(path, &about) == 0 && S_ISREG(about.st_mode);
  *error = gv_format_foreign(arena, "cannot write '%s': it is no regular file: use --fix=diff", path);
  if (!regular) return GV_UNUSABLE;
  *error = gv_format_foreign(arena, "cannot write '%s': it has changed since it was read; verify it again", path);
  gv_str why;
  if (gv_front_load(arena, path, &now, &why) != GV_OK) return GV_UNUSABLE;
  return gv_str_equal(now.bytes, before) ? GV_OK : GV_UNUSABLE;
}

gv_status gv_fix_write(const gv_fix_options *options, gv_arena *arena, gv_str path, gv_str before, gv_str after,
                       gv_str *error) {
  const char *file = gv_str_copy(arena, path).at;
  if (options->mode == GV_FIX_BESIDE)
    return gv_output_write(arena, gv_format(arena, "%s%s", file, options->suffix).at, &kind, after, error);
  if (check_file(arena, file, before, error) != GV_OK) return GV_UNUSABLE;
  return gv_output_write(arena, file, &kind, after, error);
}
