#include "diag/select.h"

#include "unit.h"

static gv_loc at(uint32_t line) { return (gv_loc){0, line, 1}; }

/* A double destroy in line 10 with a consequence in line 12, a null event in line 20, a leak in
 * line 1; in line 2 a proof. */
static void fill(gv_report *report) {
  gv_str f = GV_STR("main");
  gv_finding *twice =
      gv_report_finding(report, GV_RULE_STREAM_DOUBLE_DESTROY, at(10), f, GV_STR("twice"));
  gv_finding_note(twice, GV_NOTE_STEP, at(2), GV_STR("created here"));
  gv_finding_note(twice, GV_NOTE_CONSEQUENCE, at(12),
                  GV_STR("as a consequence, mgpuStreamDestroy fails, too"));
  gv_report_finding(report, GV_RULE_NULL_HANDLE, at(20), f, GV_STR("null"));
  gv_report_finding(report, GV_RULE_STREAM_LEAK, at(1), f, GV_STR("leaks"));
  gv_report_obligation(report, GV_PROVED, at(2), f);
  gv_report_obligation(report, GV_VIOLATED, at(10), f);
  gv_report_obligation(report, GV_VIOLATED, at(12), f);
  gv_report_obligation(report, GV_VIOLATED, at(20), f);
  gv_report_finish(report);
}

static void expect_counts(const gv_report *report, gv_verdict verdict, uint32_t proved,
                          uint32_t violated, uint32_t unproved, uint32_t warnings) {
  uint32_t listed[GV_VERDICT_COUNT] = {0};
  for (uint32_t i = 0; i < report->obligations.len; i++)
    listed[report->obligations.at[i].verdict]++;
  ck_assert_int_eq(report->verdict, verdict);
  ck_assert_uint_eq(report->counts[GV_PROVED], proved);
  ck_assert_uint_eq(report->counts[GV_VIOLATED], violated);
  ck_assert_uint_eq(report->counts[GV_UNPROVED], unproved);
  ck_assert_uint_eq(report->warnings, warnings);
  for (gv_verdict v = 0; v < GV_VERDICT_COUNT; v++) ck_assert_uint_eq(listed[v], report->counts[v]);
}

/* The filled report with these two rules graded; to be cleared. */
static gv_report selected(gv_rule first, gv_grade first_grade, gv_rule second,
                          gv_grade second_grade) {
  gv_selection selection = {0};
  gv_report report = {0};
  fill(&report);
  ck_assert(gv_selection_set(&selection, first, first_grade) &&
            gv_selection_set(&selection, second, second_grade));
  gv_select(&report, &selection);
  return report;
}

START_TEST(nothing_selected_changes_nothing) {
  gv_report report =
      selected(GV_RULE_NULL_HANDLE, GV_GRADE_DEFAULT, GV_RULE_STREAM_LEAK, GV_GRADE_ON);
  expect_counts(&report, GV_VIOLATED, 1, 3, 0, 1);
  ck_assert_uint_eq(report.findings.len, 3);
  gv_report_clear(&report);
}
END_TEST

START_TEST(what_a_disabled_rule_decided_is_not_proved) {
  gv_report report =
      selected(GV_RULE_STREAM_DOUBLE_DESTROY, GV_GRADE_OFF, GV_RULE_STREAM_LEAK, GV_GRADE_OFF);
  expect_counts(&report, GV_VIOLATED, 1, 1, 2, 0);
  ck_assert_uint_eq(report.findings.len, 1);
  ck_assert_int_eq(report.findings.at[0].rule, GV_RULE_NULL_HANDLE);
  ck_text_eq(report.obligations.at[1].reason, "not checked: stream-double-destroy is off");
  ck_text_eq(report.obligations.at[2].reason, "not checked: stream-double-destroy is off");
  gv_report_clear(&report);
  report = selected(GV_RULE_STREAM_DOUBLE_DESTROY, GV_GRADE_OFF, GV_RULE_NULL_HANDLE, GV_GRADE_OFF);
  expect_counts(&report, GV_UNPROVED, 1, 0, 3, 1);
  gv_report_clear(&report);
}
END_TEST

START_TEST(a_warning_decides_nothing) {
  gv_report report = selected(GV_RULE_STREAM_DOUBLE_DESTROY, GV_GRADE_WARNING, GV_RULE_NULL_HANDLE,
                              GV_GRADE_REMARK);
  expect_counts(&report, GV_PROVED, 1, 0, 0, 2);
  ck_assert_uint_eq(report.findings.len, 3);
  ck_assert_int_eq(report.findings.at[2].severity, GV_SEVERITY_REMARK);
  gv_report_clear(&report);
  report =
      selected(GV_RULE_STREAM_DOUBLE_DESTROY, GV_GRADE_WARNING, GV_RULE_NULL_HANDLE, GV_GRADE_OFF);
  expect_counts(&report, GV_UNPROVED, 1, 0, 1, 2);
  gv_report_clear(&report);
}
END_TEST

START_TEST(what_becomes_an_error_is_violated) {
  gv_report report =
      selected(GV_RULE_STREAM_LEAK, GV_GRADE_ERROR, GV_RULE_NULL_HANDLE, GV_GRADE_ERROR);
  expect_counts(&report, GV_VIOLATED, 1, 4, 0, 0);
  ck_text_eq(report.obligations.at[0].what, "leaks"); /* in the order of the places */
  gv_report_clear(&report);
}
END_TEST

/* Two rules decide one place: the one that stays an error goes on to decide it, then the one that
 * is off. */
START_TEST(where_findings_meet_the_gravest_decides) {
  const struct {
    gv_grade first, second;
    gv_verdict verdict;
  } cases[] = {
      {GV_GRADE_OFF, GV_GRADE_DEFAULT, GV_VIOLATED},
      {GV_GRADE_WARNING, GV_GRADE_DEFAULT, GV_VIOLATED},
      {GV_GRADE_OFF, GV_GRADE_WARNING, GV_UNPROVED},
      {GV_GRADE_WARNING, GV_GRADE_OFF, GV_UNPROVED},
      {GV_GRADE_WARNING, GV_GRADE_WARNING, GV_PROVED},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    gv_selection selection = {0};
    gv_report report = {0};
    gv_report_finding(&report, GV_RULE_NULL_HANDLE, at(1), GV_STR("f"), GV_STR("m"));
    gv_report_finding(&report, GV_RULE_UNDEFINED_HANDLE, at(1), GV_STR("f"), GV_STR("m"));
    gv_report_obligation(&report, GV_VIOLATED, at(1), GV_STR("f"));
    gv_report_finish(&report);
    gv_selection_set(&selection, GV_RULE_NULL_HANDLE, cases[i].first);
    gv_selection_set(&selection, GV_RULE_UNDEFINED_HANDLE, cases[i].second);
    gv_select(&report, &selection);
    expect_counts(&report, cases[i].verdict, 0, cases[i].verdict == GV_VIOLATED,
                  cases[i].verdict == GV_UNPROVED,
                  (cases[i].first == GV_GRADE_WARNING) + (cases[i].second == GV_GRADE_WARNING));
    gv_report_clear(&report);
  }
}
END_TEST

/* Two findings are at one place, and the obligation has the number of one of them: it goes as that
 * one goes. */
START_TEST(an_obligation_goes_as_its_own_finding) {
  for (int own = 0; own < 2; own++) {
    gv_selection selection = {0};
    gv_report report = {0};
    uint32_t first =
        gv_report_finding(&report, GV_RULE_NULL_HANDLE, at(1), GV_STR("f"), GV_STR("m"))->number;
    uint32_t second =
        gv_report_finding(&report, GV_RULE_UNDEFINED_HANDLE, at(1), GV_STR("f"), GV_STR("m"))
            ->number;
    ck_assert_uint_ne(first, second);
    gv_report_obligation(&report, GV_VIOLATED, at(1), GV_STR("f"))->finding = own ? second : first;
    gv_report_finish(&report);
    gv_selection_set(&selection, GV_RULE_NULL_HANDLE, GV_GRADE_WARNING);
    gv_select(&report, &selection);
    expect_counts(&report, GV_VIOLATED, 0, own, 0, 1);
    gv_report_clear(&report);
  }
}
END_TEST

/* What is violated where no finding is hangs on one of them: it is not proved while one is off. */
START_TEST(what_no_finding_names_is_not_proved_either) {
  gv_selection selection = {0};
  gv_report report = {0};
  gv_report_finding(&report, GV_RULE_NULL_HANDLE, at(1), GV_STR("f"), GV_STR("m"));
  gv_report_obligation(&report, GV_VIOLATED, at(5), GV_STR("f"));
  gv_report_finish(&report);
  gv_selection_set(&selection, GV_RULE_NULL_HANDLE, GV_GRADE_OFF);
  gv_select(&report, &selection);
  expect_counts(&report, GV_UNPROVED, 0, 0, 1, 0);
  gv_report_clear(&report);
}
END_TEST

START_TEST(a_finding_without_an_obligation_leaves_one) {
  gv_selection selection = {0};
  gv_report report = {0};
  gv_report_finding(&report, GV_RULE_NULL_HANDLE, GV_NO_LOC, GV_STR("f"), GV_STR("m"));
  gv_report_finish(&report);
  gv_selection_set(&selection, GV_RULE_NULL_HANDLE, GV_GRADE_OFF);
  gv_select(&report, &selection);
  expect_counts(&report, GV_UNPROVED, 0, 0, 1, 0);
  ck_text_eq(report.obligations.at[0].reason, "not checked: null-handle is off");
  gv_report_clear(&report);
}
END_TEST

START_TEST(what_is_undecided_stays_so) {
  gv_selection selection = {0};
  gv_report report = {0};
  gv_report_finding(&report, GV_RULE_UNKNOWN_HANDLE, at(1), GV_STR("f"), GV_STR("m"));
  gv_report_obligation(&report, GV_UNPROVED, at(1), GV_STR("f"));
  gv_report_finish(&report);
  ck_assert(!gv_selection_set(&selection, GV_RULE_UNKNOWN_HANDLE, GV_GRADE_WARNING));
  ck_assert(gv_selection_set(&selection, GV_RULE_UNKNOWN_HANDLE, GV_GRADE_OFF));
  gv_select(&report, &selection);
  expect_counts(&report, GV_UNPROVED, 0, 0, 1, 0);
  ck_assert_uint_eq(report.findings.len, 0);
  gv_report_clear(&report);
}
END_TEST

START_TEST(changes_are_counted) {
  gv_selection selection = {0};
  ck_assert_uint_eq(gv_selection_disabled(&selection) + gv_selection_regraded(&selection), 0);
  gv_selection_set(&selection, GV_RULE_NULL_HANDLE, GV_GRADE_ERROR); /* what it is anyway */
  gv_selection_set(&selection, GV_RULE_STREAM_LEAK, GV_GRADE_OFF);
  gv_selection_set(&selection, GV_RULE_EVENT_LEAK, GV_GRADE_ERROR);
  ck_assert_uint_eq(gv_selection_disabled(&selection), 1);
  ck_assert_uint_eq(gv_selection_regraded(&selection), 1);
  gv_selection_set(&selection, GV_RULE_STREAM_LEAK, GV_GRADE_ON);
  ck_assert_uint_eq(gv_selection_disabled(&selection), 0);
}
END_TEST

UNIT_MAIN("diag_select", RUNS(nothing_selected_changes_nothing),
          RUNS(what_a_disabled_rule_decided_is_not_proved), RUNS(a_warning_decides_nothing),
          RUNS(what_becomes_an_error_is_violated), RUNS(where_findings_meet_the_gravest_decides),
          RUNS(an_obligation_goes_as_its_own_finding),
          RUNS(what_no_finding_names_is_not_proved_either),
          RUNS(a_finding_without_an_obligation_leaves_one), RUNS(what_is_undecided_stays_so),
          RUNS(changes_are_counted))
