#include "diag/diag.h"

#include "unit.h"

static gv_loc at(uint32_t line, uint32_t col) { return (gv_loc){0, line, col}; }

START_TEST(every_rule_has_a_name_of_its_own) {
  for (gv_rule rule = 1; rule < GV_RULE_COUNT; rule++) {
    ck_assert_int_eq(gv_rule_by_name(gv_str_of(gv_rules[rule].name)), rule);
    ck_assert_uint_eq(strspn(gv_rules[rule].name, "abcdefghijklmnopqrstuvwxyz-"),
                      strlen(gv_rules[rule].name));
    ck_assert_uint_gt(strlen(gv_rules[rule].text), 10);
  }
  ck_assert_int_eq(gv_rule_by_name(GV_STR("stream-leak ")), GV_RULE_NONE);
  ck_assert_int_eq(gv_rule_by_name(GV_STR("")), GV_RULE_NONE);
}
END_TEST

START_TEST(every_rule_has_its_page) {
  gv_arena arena = {0};
  for (gv_rule rule = 1; rule < GV_RULE_COUNT; rule++) {
    gv_str heading = gv_format(&arena, "# %s\n\nSeverity: ", gv_rules[rule].name),
           page = gv_rule_page(rule);
    ck_assert(page.len > 1000 && strncmp(page.at, heading.at, heading.len) == 0);
    ck_assert_int_eq(page.at[page.len - 1], '\n');
  }
  gv_arena_clear(&arena);
}
END_TEST

START_TEST(names_are_those_of_the_report) {
  ck_assert_str_eq(gv_severity_name(GV_SEVERITY_UNPROVED), "unproved");
  ck_assert_str_eq(gv_severity_name(GV_SEVERITY_REMARK), "remark");
  ck_assert_str_eq(gv_verdict_name(GV_VIOLATED), "violated");
  ck_assert_str_eq(gv_rules[GV_RULE_STREAM_LEAK].name, "stream-leak");
  ck_assert_int_eq(gv_rules[GV_RULE_STREAM_LEAK].severity, GV_SEVERITY_WARNING);
}
END_TEST

START_TEST(findings_are_sorted_by_place_rule_and_message) {
  gv_report report = {0};
  gv_str f = GV_STR("main");
  gv_report_finding(&report, GV_RULE_NULL_HANDLE, GV_NO_LOC, f, GV_STR("7 no place is last"));
  gv_report_finding(&report, GV_RULE_NULL_HANDLE, (gv_loc){1, 1, 1}, f, GV_STR("6 second file"));
  gv_report_finding(&report, GV_RULE_NULL_HANDLE, at(10, 1), f, GV_STR("5"));
  gv_report_finding(&report, GV_RULE_NULL_HANDLE, at(2, 9), f, GV_STR("4b message"));
  gv_report_finding(&report, GV_RULE_NULL_HANDLE, at(2, 9), f, GV_STR("4a message"));
  gv_report_finding(&report, GV_RULE_STREAM_DOUBLE_DESTROY, at(2, 9), f, GV_STR("3 earlier rule"));
  gv_report_finding(&report, GV_RULE_NULL_HANDLE, at(2, 3), f, GV_STR("2"));
  gv_report_finding(&report, GV_RULE_NULL_HANDLE, at(1, 99), f, GV_STR("1"));
  gv_report_finish(&report);
  const char *order[] = {"1",          "2", "3 earlier rule", "4a message",
                         "4b message", "5", "6 second file",  "7 no place is last"};
  for (uint32_t i = 0; i < report.findings.len; i++)
    ck_text_eq(report.findings.at[i].message, order[i]);
  gv_report_clear(&report);
}
END_TEST

START_TEST(equal_findings_keep_their_order) {
  gv_report report = {0};
  for (uint32_t i = 0; i < 1000; i++) {
    gv_finding *finding = gv_report_finding(&report, GV_RULE_NULL_HANDLE, at(1000 - i / 10, 1),
                                            GV_STR("f"), GV_STR("the same"));
    gv_finding_note(finding, GV_NOTE_STEP, at(i, i), GV_STR("note"));
  }
  gv_report_finish(&report);
  for (uint32_t i = 1; i < 1000; i++) {
    const gv_finding *a = &report.findings.at[i - 1], *b = &report.findings.at[i];
    ck_assert_uint_le(a->loc.line, b->loc.line);
    if (a->loc.line == b->loc.line)
      ck_assert_uint_lt(a->notes.at[0].loc.line, b->notes.at[0].loc.line);
  }
  gv_report_clear(&report);
}
END_TEST

/* The verdict of a report with these findings and obligations; GV_RULE_NONE and GV_VERDICT_COUNT:
 * none. */
static gv_verdict verdict_of(gv_rule rule, gv_verdict obligation) {
  gv_report report = {0};
  if (rule != GV_RULE_NONE) gv_report_finding(&report, rule, at(1, 1), GV_STR("f"), GV_STR("m"));
  if (obligation != GV_VERDICT_COUNT)
    gv_report_obligation(&report, obligation, at(1, 1), GV_STR("f"));
  gv_report_finish(&report);
  gv_verdict verdict = report.verdict;
  gv_report_clear(&report);
  return verdict;
}

START_TEST(the_verdict_follows_the_gravest) {
  ck_assert_int_eq(verdict_of(GV_RULE_NONE, GV_VERDICT_COUNT), GV_PROVED);
  ck_assert_int_eq(verdict_of(GV_RULE_NONE, GV_PROVED), GV_PROVED);
  ck_assert_int_eq(verdict_of(GV_RULE_NONE, GV_UNPROVED), GV_UNPROVED);
  ck_assert_int_eq(verdict_of(GV_RULE_STREAM_LEAK, GV_PROVED), GV_PROVED);
  ck_assert_int_eq(verdict_of(GV_RULE_UNKNOWN_HANDLE, GV_PROVED), GV_UNPROVED);
  ck_assert_int_eq(verdict_of(GV_RULE_NULL_HANDLE, GV_UNPROVED), GV_VIOLATED);
}
END_TEST

START_TEST(finishing_counts_on_top_of_what_is_not_listed) {
  gv_report report = {.counts = {[GV_PROVED] = 40}};
  gv_report_obligation(&report, GV_PROVED, at(2, 1), GV_STR("f"))->what = GV_STR("second");
  gv_report_obligation(&report, GV_VIOLATED, at(1, 1), GV_STR("f"))->what = GV_STR("first");
  gv_report_finding(&report, GV_RULE_STREAM_LEAK, at(1, 1), GV_STR("f"), GV_STR("m"));
  gv_report_finding(&report, GV_RULE_EVENT_LEAK, at(1, 1), GV_STR("f"), GV_STR("m"));
  gv_report_finish(&report);
  ck_assert_uint_eq(report.counts[GV_PROVED], 41);
  ck_assert_uint_eq(report.counts[GV_VIOLATED], 1);
  ck_assert_uint_eq(report.warnings, 2);
  ck_text_eq(report.obligations.at[0].what, "first");
  gv_report_clear(&report);
}
END_TEST

START_TEST(an_assumption_is_kept_once) {
  gv_report report = {0};
  for (int round = 0; round < 3; round++)
    for (int i = 999; i >= 0; i--)
      gv_report_assume(&report, gv_format(&report.arena, "assumption %03d", i));
  gv_report_finish(&report);
  ck_assert_uint_eq(report.assumptions.len, 1000);
  ck_text_eq(report.assumptions.at[0], "assumption 000");
  ck_text_eq(report.assumptions.at[999], "assumption 999");
  gv_report_clear(&report);
}
END_TEST

UNIT_MAIN("diag", RUNS(every_rule_has_a_name_of_its_own), RUNS(every_rule_has_its_page),
          RUNS(names_are_those_of_the_report), RUNS(findings_are_sorted_by_place_rule_and_message),
          RUNS(equal_findings_keep_their_order), RUNS(the_verdict_follows_the_gravest),
          RUNS(finishing_counts_on_top_of_what_is_not_listed), RUNS(an_assumption_is_kept_once))
