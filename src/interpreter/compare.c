/* needs: what was seen and what was reported, of one file. gives: how they differ. cost: the one
 * times the other. */
#include "interpreter/compare.h"

const gv_way_info gv_ways[GV_WAY_COUNT] = {
#define WAY(id, name, bad, text) {name, bad, text},
#include "interpreter/ways.def"
#undef WAY
};

static bool same_line(gv_loc a, gv_loc b) { return a.file == b.file && a.line == b.line; }
static bool is_warning(gv_rule rule) { return gv_rules[rule].severity == GV_SEVERITY_WARNING; }

static bool is_reported(const gv_report *report, const gv_shown *shown) {
  for (uint32_t i = 0; i < report->findings.len; i++)
    if (report->findings.at[i].rule == shown->rule &&
        same_line(report->findings.at[i].loc, shown->loc))
      return true;
  return false;
}

static bool is_noted(const gv_report *report, gv_loc loc) {
  for (uint32_t i = 0; i < report->findings.len; i++)
    for (uint32_t n = 0; n < report->findings.at[i].notes.len; n++) {
      const gv_note *note = &report->findings.at[i].notes.at[n];
      if (note->kind == GV_NOTE_CONSEQUENCE && same_line(note->loc, loc)) return true;
    }
  return false;
}

static const gv_finding *first_undecided(const gv_report *report) {
  for (uint32_t i = 0; i < report->findings.len; i++)
    if (report->findings.at[i].severity == GV_SEVERITY_UNPROVED) return &report->findings.at[i];
  return NULL;
}

static void add(gv_differences *differences, gv_way way, gv_loc loc, gv_rule rule) {
  for (uint32_t i = 0; i < differences->len; i++) {
    const gv_difference *d = &differences->at[i];
    if (d->way == way && d->rule == rule && same_line(d->loc, loc)) return;
  }
  *gv_push(differences) = (gv_difference){way, loc, rule};
}

static bool has_error(const gv_report *report, gv_loc loc) {
  for (uint32_t i = 0; i < report->findings.len; i++)
    if (report->findings.at[i].severity == GV_SEVERITY_ERROR &&
        same_line(report->findings.at[i].loc, loc))
      return true;
  return false;
}

static gv_way way_of_missed(const gv_report *report, const gv_shown *shown) {
  bool undecided = first_undecided(report);
  if (is_noted(report, shown->loc)) return GV_WAY_NOTED;
  if (is_warning(shown->rule)) return undecided ? GV_WAY_UNDECIDED_WARNING : GV_WAY_MISSED_WARNING;
  if (report->verdict == GV_PROVED) return GV_WAY_FALSE_PROOF;
  if (has_error(report, shown->loc)) return GV_WAY_BESIDE;
  return undecided ? GV_WAY_UNDECIDED : GV_WAY_MISSED;
}

static void add_missed(const gv_interpretation *seen, const gv_report *report,
                       gv_differences *differences) {
  for (uint32_t i = 0; i < seen->shown.len; i++) {
    const gv_shown *shown = &seen->shown.at[i];
    bool proved = report->verdict == GV_PROVED && !is_warning(shown->rule);
    bool owed = shown->how == GV_SHOWN_FAULT || (shown->how == GV_SHOWN_UNCERTAIN && proved);
    if (owed && !is_reported(report, shown))
      add(differences, way_of_missed(report, shown), shown->loc, shown->rule);
  }
}

static bool is_seen(const gv_interpretation *seen, const gv_finding *finding) {
  for (uint32_t i = 0; i < seen->shown.len; i++)
    if (seen->shown.at[i].rule == finding->rule && same_line(seen->shown.at[i].loc, finding->loc))
      return true;
  return false;
}

static bool fails_there(const gv_interpretation *seen, gv_loc loc) {
  for (uint32_t i = 0; i < seen->shown.len; i++) {
    const gv_shown *shown = &seen->shown.at[i];
    if (shown->how == GV_SHOWN_FAULT && same_line(shown->loc, loc) && !is_warning(shown->rule))
      return true;
  }
  return false;
}

static void add_false(const gv_interpretation *seen, const gv_report *report,
                      gv_differences *differences) {
  for (uint32_t i = 0; i < report->findings.len; i++) {
    const gv_finding *f = &report->findings.at[i];
    bool judged = f->severity == GV_SEVERITY_ERROR || f->severity == GV_SEVERITY_WARNING;
    if (!judged || f->rule >= GV_RULE_UNUSED_SUPPRESSION || is_seen(seen, f)) continue;
    bool race = f->rule == GV_RULE_STREAM_RACE || f->rule == GV_RULE_HOST_RACE;
    if (race && fails_there(seen, f->loc))
      add(differences, GV_WAY_ECHO, f->loc, f->rule);
    else if (is_warning(f->rule) ? gv_interpretation_is_whole(seen)
                                 : gv_interpretation_has_all_errors(seen))
      add(differences, is_warning(f->rule) ? GV_WAY_FALSE_WARNING : GV_WAY_FALSE_VIOLATION, f->loc,
          f->rule);
  }
}

void gv_compare(const gv_interpretation *seen, const gv_report *report,
                gv_differences *differences) {
  add_missed(seen, report, differences);
  add_false(seen, report, differences);
  const gv_finding *undecided = first_undecided(report);
  if (undecided)
    add(differences, GV_WAY_UNPROVED, undecided->loc, undecided->rule);
  else if (report->verdict == GV_UNPROVED)
    add(differences, GV_WAY_UNPROVED, GV_NO_LOC, GV_RULE_UNKNOWN_HANDLE);
}
