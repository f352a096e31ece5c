/* verdict: runs the whole analysis over a sketch, with and without the text of the proof and always
 * with its check, and compares what it finds. */
#ifndef GV_UNIT_VERDICT_H
#define GV_UNIT_VERDICT_H

#include "analysis/analysis.h"
#include "sketch.h"

/* "rule@operation" of each finding, in their order, with a space between. */
static inline gv_str findings_of(gv_report *report) {
  gv_str all = GV_STR("");
  for (uint32_t i = 0; i < report->findings.len; i++) {
    const gv_finding *f = &report->findings.at[i];
    all = gv_format(&report->arena, "%.*s%s%s@%u", GV_FMT(all), all.len ? " " : "",
                    gv_rules[f->rule].name, f->loc.line - 1);
  }
  return all;
}

/* These findings, and so many obligations proved, violated and unproved. Uses the sketch up. */
static inline void expect_verdicts(sketch *s, const char *findings, uint32_t proved,
                                   uint32_t violated, uint32_t unproved) {
  gv_model_check(&s->m);
  for (int proof = 0; proof < 2; proof++) {
    gv_report report = {0};
    gv_analyse(&s->m, &(gv_analysis_options){.proof = proof, .check_proof = true}, &report);
    ck_text_eq(findings_of(&report), findings);
    ck_assert_msg(report.counts[GV_PROVED] == proved && report.counts[GV_VIOLATED] == violated &&
                      report.counts[GV_UNPROVED] == unproved,
                  "proved %u, violated %u, unproved %u", report.counts[GV_PROVED],
                  report.counts[GV_VIOLATED], report.counts[GV_UNPROVED]);
    ck_assert_uint_eq(report.obligations.len, proof ? proved + violated + unproved : 0);
    ck_assert_int_eq(report.verdict, violated ? GV_VIOLATED : unproved ? GV_UNPROVED : GV_PROVED);
    for (uint32_t i = 0; i < report.obligations.len; i++)
      ck_assert(
          report.obligations.at[i].what.len &&
          (report.obligations.at[i].verdict == GV_VIOLATED || report.obligations.at[i].reason.len));
    gv_report_clear(&report);
  }
  gv_model_clear(&s->m);
  memset(s, 0, sizeof *s);
}

#endif
