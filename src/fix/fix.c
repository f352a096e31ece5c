/* needs: a judged model and its text. gives: edits that mend findings. cost: the program is judged once for each candidate that is tried. */
#include "fix/fix.h"

#include "concurrency/change.h"
#include "fix/candidates.h"
#include "fix/lines.h"

/* How many findings have this hash. */
static uint32_t count_of(const gv_report *report, uint64_t hash) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < report->findings.len; i++) count += report->findings.at[i].fingerprint.hash == hash;
  return count;
}

enum { BYTES_OF_STEP = 64 /* of the text, which are looked through in the time of one step of the analysis */ };

/* What an edit comes to. */
typedef enum effect {
  NOT_MENDED,
  UNCOVERS, /* mended, and warnings are there that the error hid: a stream that nobody destroys, of which that could not be told before */
  MENDED, /* … and nothing else is there */
} effect;

static bool is_as_decided(const gv_report *before, const gv_report *after) {
  return after->counts[GV_UNPROVED] <= before->counts[GV_UNPROVED] && after->undecided.len <= before->undecided.len &&
         after->counts[GV_VIOLATED] <= before->counts[GV_VIOLATED];
}

bool gv_fix_keeps(const gv_report *before, const gv_report *after) {
  for (uint32_t i = 0; i < after->findings.len; i++) {
    uint64_t hash = after->findings.at[i].fingerprint.hash;
    if (count_of(after, hash) > count_of(before, hash)) return false;
  }
  return is_as_decided(before, after);
}

static bool is_leak(gv_rule rule) {
  return rule == GV_RULE_STREAM_LEAK || rule == GV_RULE_EVENT_LEAK || rule == GV_RULE_MEMORY_LEAK ||
         rule == GV_RULE_MODULE_LEAK;
}

/* The finding is gone, nothing new is there, and what was decided still is. */
static effect effect_of(const gv_report *before, const gv_finding *finding, const gv_report *after, bool only_adds) {
  uint64_t mended = finding->fingerprint.hash;
  bool decided = is_as_decided(before, after);
  if (!decided || count_of(after, mended) >= count_of(before, mended)) return NOT_MENDED;
  effect effect = after->warnings > before->warnings ? UNCOVERS : MENDED;
  for (uint32_t i = 0; i < after->findings.len; i++) {
    const gv_finding *f = &after->findings.at[i];
    if (count_of(after, f->fingerprint.hash) <= count_of(before, f->fingerprint.hash)) continue;
    if (f->severity != GV_SEVERITY_WARNING || !is_leak(f->rule)) return NOT_MENDED;
    effect = UNCOVERS;
  }
  bool may_uncover = only_adds && finding->severity == GV_SEVERITY_ERROR;
  return effect == UNCOVERS && !may_uncover ? NOT_MENDED : effect;
}

/* ---- confidence ---- */

/* By line of the text: its number with the edit, 0 where it goes. */
static uint32_t *map_lines(const gv_fix_edit *edit, uint32_t lines) {
  uint32_t *to = gv_malloc((lines + 1) * sizeof *to), at = 0;
  for (uint32_t line = 1, e = 0; line <= lines; line++) {
    bool removed = false;
    for (; e < edit->edits.len && edit->edits.at[e].line == line; e++) {
      gv_str text = edit->edits.at[e].text;
      for (size_t i = 0; i < text.len; i++) at += text.at[i] == '\n';
      removed |= edit->edits.at[e].removes;
    }
    to[line] = removed ? 0 : ++at;
  }
  return to;
}

typedef GV_VEC(gv_conflict) conflict_list;

/* The order that was missing: that of the findings that are gone. */
static conflict_list missing_in(const gv_report *before, const gv_report *after) {
  conflict_list list = {0};
  for (uint32_t i = 0; i < before->findings.len; i++) {
    const gv_finding *f = &before->findings.at[i];
    if (count_of(after, f->fingerprint.hash) < count_of(before, f->fingerprint.hash)) *gv_push(&list) = f->conflict;
  }
  return list;
}

static gv_str words_of(gv_arena *arena, const gv_concurrency_change *c) {
  if (!c->known) return GV_STR("may order operations that could run beside each other");
  if (!c->pairs) return GV_STR("");
  gv_str path = c->before == c->after ? gv_format(arena, "stays at %u operation%s", c->after, c->after == 1 ? "" : "s")
                                      : gv_format(arena, "goes from %u to %u operations", c->before, c->after);
  return gv_format(arena, "orders %u pair%s of operations that could run beside each other; the critical path %.*s", c->pairs,
                   c->pairs == 1 ? "" : "s", GV_FMT(path));
}

static void rate(const gv_fix_program *p, const gv_finding *finding, const gv_judged *after, gv_fix_edit *edit) {
  gv_lines lines = {0};
  gv_lines_split(&lines, gv_source_text(p->model, p->file));
  uint32_t *to = map_lines(edit, lines.len);
  conflict_list missing = missing_in(p->report, &after->report);
  const gv_ordered_program one = {p->model, p->order}, two = {&after->model, &after->order};
  const gv_line_map map = {p->file, to, lines.len};
  gv_concurrency_change change = gv_concurrency_compare(&one, &two, finding->function, &map, missing.at, missing.len);
  edit->cost = words_of(&p->model->arena, &change);
  edit->confidence = edit->cost.len || edit->is_guess ? GV_MAYBE : GV_MACHINE_APPLICABLE;
  gv_free(to);
  gv_vec_free(&missing);
  gv_vec_free(&lines);
}

/* ---- trials ---- */

void gv_judged_clear(gv_judged *j) {
  gv_order_clear(&j->order);
  gv_report_clear(&j->report);
  gv_model_clear(&j->model);
  gv_arena_clear(&j->arena);
  gv_arena_clear(&j->text);
  j->cost = 0;
}

bool gv_fix_try(const gv_fix_program *p, gv_fix_trial *trial, const gv_fix_edit *edit, gv_judged *after) {
  trial->cut |= !trial->left || !trial->texts;
  if (trial->cut) return false;
  gv_str text = gv_fix_apply(&after->text, gv_source_text(p->model, p->file), edit);
  bool read = trial->judge(trial->with, text, after);
  trial->texts--;
  trial->left -= after->cost < trial->left ? after->cost : trial->left;
  return read;
}

bool gv_fix_find(const gv_fix_program *p, uint32_t finding, gv_fix_trial *trial, gv_fix_edit *edit, gv_judged *after) {
  const gv_finding *f = &p->report->findings.at[finding];
  gv_candidates candidates = {0};
  gv_judged best_judged = {0};
  uint32_t found = GV_NONE;
  effect best = NOT_MENDED;
  memset(edit, 0, sizeof *edit);
  uint64_t making = gv_source_text(p->model, p->file).len / BYTES_OF_STEP;
  trial->left -= making < trial->left ? making : trial->left;
  gv_candidates_make(p, f, &candidates);
  for (uint32_t i = 0; i < candidates.len && !trial->cut && best != MENDED; i++) {
    gv_judged judged = {0};
    bool read = gv_fix_try(p, trial, &candidates.at[i], &judged);
    effect effect = read ? effect_of(p->report, f, &judged.report, candidates.at[i].only_adds) : NOT_MENDED;
    if (effect > best) {
      gv_judged swap = best_judged;
      best_judged = judged, judged = swap;
      best = effect, found = i;
    }
    gv_judged_clear(&judged);
  }
  if (found != GV_NONE) {
    rate(p, f, &best_judged, &candidates.at[found]);
    *edit = candidates.at[found];
    memset(&candidates.at[found], 0, sizeof candidates.at[found]);
  }
  if (found != GV_NONE && after)
    *after = best_judged;
  else
    gv_judged_clear(&best_judged);
  gv_candidates_clear(&candidates);
  return found != GV_NONE;
}
