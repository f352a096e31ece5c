/* needs: a judged model and its text. gives: edits that mend findings. cost: the program is judged once for each candidate that is tried. */
#include "fix/fix.h"

#include "fix/candidates.h"

/* How many findings have this hash. */
static uint32_t count_of(const gv_report *report, uint64_t hash) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < report->findings.len; i++) count += report->findings.at[i].fingerprint.hash == hash;
  return count;
}

/* What an edit comes to. */
typedef enum effect {
  NOT_MENDED,
  UNCOVERS, /* mended, and warnings are there that the error hid: a stream that nobody destroys, of which that could not be told before */
  MENDED, /* … and nothing else is there */
} effect;

/* The finding is gone, nothing new is there, and what was decided still is. */
static effect effect_of(const gv_report *before, const gv_finding *finding, const gv_report *after, bool only_adds) {
  uint64_t mended = finding->fingerprint.hash;
  bool decided = after->counts[GV_UNPROVED] <= before->counts[GV_UNPROVED] && after->undecided.len <= before->undecided.len &&
                 after->counts[GV_VIOLATED] <= before->counts[GV_VIOLATED];
  if (!decided || count_of(after, mended) >= count_of(before, mended)) return NOT_MENDED;
  effect effect = after->warnings > before->warnings ? UNCOVERS : MENDED;
  for (uint32_t i = 0; i < after->findings.len; i++) {
    const gv_finding *f = &after->findings.at[i];
    if (count_of(after, f->fingerprint.hash) <= count_of(before, f->fingerprint.hash)) continue;
    if (f->severity != GV_SEVERITY_WARNING) return NOT_MENDED;
    effect = UNCOVERS;
  }
  bool may_uncover = only_adds && finding->severity == GV_SEVERITY_ERROR;
  return effect == UNCOVERS && !may_uncover ? NOT_MENDED : effect;
}

static effect try(gv_model *model, const gv_report *report, const gv_finding *finding, gv_fix_trial *trial,
                  const gv_fix_edit *edit) {
  gv_arena arena = {0};
  gv_report after = {0};
  gv_str text = gv_fix_apply(&arena, gv_source_text(model, 0), edit);
  trial->left--;
  effect effect = trial->judge(trial->with, text, &after) ? effect_of(report, finding, &after, edit->only_adds) : NOT_MENDED;
  gv_report_clear(&after);
  gv_arena_clear(&arena);
  return effect;
}

bool gv_fix_find(gv_model *model, const gv_report *report, uint32_t finding, gv_fix_trial *trial, gv_fix_edit *edit) {
  const gv_finding *f = &report->findings.at[finding];
  gv_candidates candidates = {0};
  uint32_t found = GV_NONE;
  effect best = NOT_MENDED;
  memset(edit, 0, sizeof *edit);
  gv_candidates_make(model, f, &candidates);
  for (uint32_t i = 0; i < candidates.len && trial->left && best != MENDED; i++) {
    effect effect = try(model, report, f, trial, &candidates.at[i]);
    if (effect > best) best = effect, found = i;
  }
  if (found != GV_NONE) {
    *edit = candidates.at[found];
    memset(&candidates.at[found], 0, sizeof candidates.at[found]);
  }
  gv_candidates_clear(&candidates);
  return found != GV_NONE;
}
