/* needs: a judged model and its text. gives: edits that mend findings. cost: the program is judged once for each candidate that is tried. */
#include "fix/fix.h"

#include "fix/candidates.h"

/* How many findings have this hash. */
static uint32_t count_of(const gv_report *report, uint64_t hash) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < report->findings.len; i++) count += report->findings.at[i].fingerprint.hash == hash;
  return count;
}

/* The finding is gone, nothing new is there, and what was decided still is. */
static bool is_mended(const gv_report *before, const gv_finding *finding, const gv_report *after) {
  uint64_t mended = finding->fingerprint.hash;
  bool better = count_of(after, mended) < count_of(before, mended);
  bool decided = after->counts[GV_UNPROVED] <= before->counts[GV_UNPROVED] && after->undecided.len <= before->undecided.len;
  for (uint32_t i = 0; i < after->findings.len && better && decided; i++) {
    uint64_t hash = after->findings.at[i].fingerprint.hash;
    better = count_of(after, hash) <= count_of(before, hash);
  }
  return better && decided && after->counts[GV_VIOLATED] <= before->counts[GV_VIOLATED] && after->warnings <= before->warnings;
}

static bool mends(gv_model *model, const gv_report *report, const gv_finding *finding, gv_fix_trial *trial,
                  const gv_fix_edit *edit) {
  gv_arena arena = {0};
  gv_report after = {0};
  gv_str text = gv_fix_apply(&arena, gv_source_text(model, 0), edit);
  trial->left--;
  bool mended = trial->judge(trial->with, text, &after) && is_mended(report, finding, &after);
  gv_report_clear(&after);
  gv_arena_clear(&arena);
  return mended;
}

bool gv_fix_find(gv_model *model, const gv_report *report, uint32_t finding, gv_fix_trial *trial, gv_fix_edit *edit) {
  const gv_finding *f = &report->findings.at[finding];
  gv_candidates candidates = {0};
  bool found = false;
  memset(edit, 0, sizeof *edit);
  gv_candidates_make(model, f, &candidates);
  for (uint32_t i = 0; i < candidates.len && trial->left && !found; i++) {
    found = mends(model, report, f, trial, &candidates.at[i]);
    if (!found) continue;
    *edit = candidates.at[i];
    memset(&candidates.at[i], 0, sizeof candidates.at[i]);
  }
  gv_candidates_clear(&candidates);
  return found;
}
