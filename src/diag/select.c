#include "diag/select.h"

/* ---- the selection ---- */

bool gv_selection_set(gv_selection *selection, gv_rule rule, gv_grade grade) {
  bool undecided = gv_rules[rule].severity == GV_SEVERITY_UNPROVED;
  selection->grades[rule] = grade;
  return !undecided || grade == GV_GRADE_ON || grade == GV_GRADE_OFF;
}

bool gv_selection_asks_for_remarks(const gv_selection *selection) {
  for (int rule = 1; rule < GV_RULE_COUNT; rule++) {
    gv_grade grade = selection->grades[rule];
    if (gv_rules[rule].severity == GV_SEVERITY_REMARK && grade != GV_GRADE_DEFAULT &&
        grade != GV_GRADE_OFF)
      return true;
  }
  return false;
}

static bool is_off(const gv_selection *selection, gv_rule rule) {
  gv_grade grade = selection->grades[rule];
  return grade == GV_GRADE_OFF ||
         (grade == GV_GRADE_DEFAULT && gv_rules[rule].severity == GV_SEVERITY_REMARK);
}

bool gv_selection_disables(const gv_selection *selection, gv_rule rule) {
  return is_off(selection, rule) && gv_rules[rule].severity != GV_SEVERITY_REMARK;
}

gv_severity gv_selection_severity(const gv_selection *selection, gv_rule rule) {
  switch (selection->grades[rule]) {
  case GV_GRADE_ERROR: return GV_SEVERITY_ERROR;
  case GV_GRADE_WARNING: return GV_SEVERITY_WARNING;
  case GV_GRADE_REMARK: return GV_SEVERITY_REMARK;
  default: return gv_rules[rule].severity;
  }
}

bool gv_selection_regrades(const gv_selection *selection, gv_rule rule) {
  return gv_selection_severity(selection, rule) != gv_rules[rule].severity;
}

uint32_t gv_selection_disabled(const gv_selection *selection) {
  uint32_t count = 0;
  for (gv_rule rule = 1; rule < GV_RULE_COUNT; rule++)
    count += gv_selection_disables(selection, rule);
  return count;
}

uint32_t gv_selection_regraded(const gv_selection *selection) {
  uint32_t count = 0;
  for (gv_rule rule = 1; rule < GV_RULE_COUNT; rule++)
    count += gv_selection_regrades(selection, rule);
  return count;
}

/* ---- the places that findings decide ---- */

/* What becomes of what a finding decided; where findings meet in one place, the first of these
 * holds. */
typedef enum fate { STAYS, NOT_CHECKED, WAIVED } fate;

typedef struct place {
  gv_loc loc;
  fate fate;
  gv_rule rule;
} place;

typedef GV_VEC(place) places;

typedef struct sieve {
  const gv_selection *selection;
  gv_report *report;
  places places;         /* where errors decide, sorted */
  places undecided;      /* where findings say that nothing could be decided, sorted */
  gv_map fates;          /* by the number of a finding that decides obligations */
  bool some[WAIVED + 1]; /* by fate: a finding has it */
  bool accepted;         /* an error is suppressed */
  uint32_t unchecked;    /* obligations that became unproved */
} sieve;

#define ORDER(a, b) (((a) > (b)) - ((a) < (b)))

static int order_of_locs(gv_loc a, gv_loc b) {
  if (a.file != b.file) return ORDER(a.file, b.file);
  return a.line != b.line ? ORDER(a.line, b.line) : ORDER(a.col, b.col);
}

static int order_of_places(const void *left, const void *right) {
  const place *a = left, *b = right;
  int order = order_of_locs(a->loc, b->loc);
  if (!order) order = ORDER(a->fate, b->fate);
  return order ? order : ORDER(a->rule, b->rule);
}

static fate fate_of(const gv_selection *selection, const gv_finding *finding) {
  gv_rule rule = finding->rule;
  if (is_off(selection, rule)) return NOT_CHECKED;
  if (finding->suppressor) return WAIVED;
  return gv_selection_severity(selection, rule) == GV_SEVERITY_ERROR ? STAYS : WAIVED;
}

static void add_places(sieve *s, places *list, const gv_finding *f, fate fate,
                       gv_note_kind another) {
  bool found;
  *gv_map_at(&s->fates, f->number, &found) = fate;
  *gv_push(list) = (place){f->loc, fate, f->rule};
  for (uint32_t n = 0; n < f->notes.len; n++)
    if (f->notes.at[n].kind == another) *gv_push(list) = (place){f->notes.at[n].loc, fate, f->rule};
}

/* Errors decide obligations: at the finding, and where it has consequences. So does what is said to
 * be undecided, of which only suppression changes anything. */
static void find_places(sieve *s) {
  for (uint32_t i = 0; i < s->report->findings.len; i++) {
    const gv_finding *f = &s->report->findings.at[i];
    if (gv_rules[f->rule].severity == GV_SEVERITY_ERROR) {
      fate fate = fate_of(s->selection, f);
      s->some[fate] = true;
      s->accepted |= f->suppressor != GV_BY_NOBODY;
      add_places(s, &s->places, f, fate, GV_NOTE_CONSEQUENCE);
    } else if (gv_rules[f->rule].severity == GV_SEVERITY_UNPROVED) {
      add_places(s, &s->undecided, f,
                 f->suppressor && !is_off(s->selection, f->rule) ? WAIVED : STAYS,
                 GV_NOTE_UNDECIDED);
    }
  }
  if (s->places.len) qsort(s->places.at, s->places.len, sizeof *s->places.at, order_of_places);
  if (s->undecided.len)
    qsort(s->undecided.at, s->undecided.len, sizeof *s->undecided.at, order_of_places);
}

/* The first place at `loc`; NULL when no finding names it. */
static const place *place_at(const places *list, gv_loc loc) {
  uint32_t low = 0, high = list->len;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (order_of_locs(list->at[middle].loc, loc) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return low < list->len && order_of_locs(list->at[low].loc, loc) == 0 ? &list->at[low] : NULL;
}

/* Its own finding says so, else those at its place. What is named by no finding hangs on one that
 * may be anywhere: what is violated on any, what is undecided on an operation that was left in the
 * code or fails, so that it is set aside when all such findings are. */
static fate fate_of_obligation(const sieve *s, const gv_obligation *obligation) {
  uint32_t known = obligation->finding ? gv_map_get(&s->fates, obligation->finding) : GV_NONE;
  if (obligation->verdict == GV_PROVED) return STAYS;
  if (known != GV_NONE) return (enum fate)known;
  const place *at =
      place_at(obligation->verdict == GV_VIOLATED ? &s->places : &s->undecided, obligation->loc);
  if (at) return at->fate;
  if (obligation->verdict == GV_UNPROVED)
    return s->accepted && !s->some[STAYS] && !s->some[NOT_CHECKED] ? WAIVED : STAYS;
  return s->some[STAYS]         ? STAYS
         : s->some[NOT_CHECKED] ? NOT_CHECKED
         : s->some[WAIVED]      ? WAIVED
                                : STAYS;
}

/* ---- the report ---- */

static gv_str reason_for(const sieve *s, gv_loc loc) {
  const place *at = place_at(&s->places, loc);
  if (!at) return GV_STR("not checked: it hangs on a rule that is off");
  return gv_format(&s->report->arena, "not checked: %s is off", gv_rules[at->rule].name);
}

static void sift_obligations(sieve *s) {
  gv_report *r = s->report;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < r->obligations.len; i++) {
    gv_obligation o = r->obligations.at[i];
    fate fate = fate_of_obligation(s, &o);
    if (fate != STAYS) r->counts[o.verdict]--;
    if (fate == WAIVED) continue;
    if (fate == NOT_CHECKED) {
      o.verdict = GV_UNPROVED;
      o.reason = reason_for(s, o.loc);
      r->counts[GV_UNPROVED]++;
      s->unchecked++;
    }
    r->obligations.at[kept++] = o;
  }
  r->obligations.len = kept;
}

static void add_obligation(sieve *s, gv_verdict verdict, const gv_finding *f, gv_str reason) {
  gv_obligation *o = gv_report_obligation(s->report, verdict, f->loc, f->function);
  o->what = f->message;
  o->reason = reason;
  s->report->counts[verdict]++;
}

/* What is an error now and was none had no obligation; and where only findings that are off were,
 * one is left over. */
static void follow(sieve *s, const gv_finding *f, bool off) {
  bool was_error = gv_rules[f->rule].severity == GV_SEVERITY_ERROR;
  if (!off && !was_error && !f->suppressor && f->severity == GV_SEVERITY_ERROR)
    add_obligation(s, GV_VIOLATED, f, GV_STR(""));
  if (!off || !was_error || s->unchecked || s->some[STAYS]) return;
  add_obligation(s, GV_UNPROVED, f, reason_for(s, f->loc));
  s->unchecked++;
}

bool gv_finding_is_accepted(const gv_finding *f) {
  bool decides = gv_rules[f->rule].severity == GV_SEVERITY_ERROR ||
                 gv_rules[f->rule].severity == GV_SEVERITY_UNPROVED;
  return decides &&
         (f->suppressor || f->severity == GV_SEVERITY_WARNING || f->severity == GV_SEVERITY_REMARK);
}

static void sift_findings(sieve *s) {
  gv_report *r = s->report;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < r->findings.len; i++) {
    gv_finding *f = &r->findings.at[i];
    bool off = is_off(s->selection, f->rule);
    f->severity = gv_selection_severity(s->selection, f->rule);
    follow(s, f, off);
    r->accepted += !off && gv_finding_is_accepted(f);
    if (off)
      gv_finding_clear(f);
    else if (f->suppressor)
      *gv_push(&r->suppressed) = *f;
    else
      r->findings.at[kept++] = *f;
  }
  r->findings.len = kept;
}

/* What would have been an error has to be proved. */
static void sift_undecided(sieve *s) {
  gv_report *r = s->report;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < r->undecided.len; i++) {
    gv_undecided u = r->undecided.at[i];
    if (is_off(s->selection, u.rule)) continue;
    u.severity = gv_selection_severity(s->selection, u.rule);
    r->undecided.at[kept++] = u;
    if (u.severity != GV_SEVERITY_ERROR) continue;
    gv_obligation *o = gv_report_obligation(r, GV_UNPROVED, u.loc, u.function);
    o->what = gv_format(&r->arena, "no %s here", gv_rules[u.rule].name);
    o->reason = u.why;
    r->counts[GV_UNPROVED]++;
  }
  r->undecided.len = kept;
}

void gv_select(gv_report *report, const gv_selection *selection) {
  sieve s = {.selection = selection, .report = report};
  find_places(&s);
  sift_obligations(&s);
  sift_findings(&s);
  sift_undecided(&s);
  gv_vec_free(&s.places);
  gv_vec_free(&s.undecided);
  gv_map_free(&s.fates);
  gv_report_settle(report);
}
