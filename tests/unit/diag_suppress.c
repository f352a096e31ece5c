#include "diag/suppress.h"

#include "diag/fingerprint.h"
#include "diag/select.h"
#include "model/builder.h"
#include "unit.h"

/* A program of one file with a leak on line 2 and a double destroy on line 4, both in "main". */
typedef struct fixture {
  gv_model model;
  gv_report report;
} fixture;

static void set_up(fixture *f, const char *text) {
  gv_add_file(&f->model, GV_STR("x.mlir"));
  gv_set_text(&f->model, gv_str_of(text), true);
  gv_report_finding(&f->report, GV_RULE_STREAM_LEAK, (gv_loc){0, 2, 3}, GV_STR("main"),
                    GV_STR("%1 leaks"));
  gv_report_finding(&f->report, GV_RULE_STREAM_DOUBLE_DESTROY, (gv_loc){0, 4, 3}, GV_STR("main"),
                    GV_STR("twice"));
  gv_report_obligation(&f->report, GV_VIOLATED, (gv_loc){0, 4, 3}, GV_STR("main"));
  gv_report_finish(&f->report);
}

static void review(fixture *f, const gv_known *known) {
  gv_suppress(&f->model, &f->report, known);
  gv_select(&f->report, &(gv_selection){0});
}

static void tear_down(fixture *f) {
  gv_report_clear(&f->report);
  gv_model_clear(&f->model);
}

/* What there is after the text was reviewed: how many are suppressed, and the rules of the
 * findings, in their order. */
static void expect(const char *text, uint32_t suppressed, const char *rules) {
  fixture f = {0};
  gv_arena arena = {0};
  set_up(&f, text);
  bool may = gv_may_suppress(&f.model, &(gv_known){0});
  review(&f, &(gv_known){0});
  gv_str found = GV_STR("");
  for (uint32_t i = 0; i < f.report.findings.len; i++) {
    const gv_finding *finding = &f.report.findings.at[i];
    found = gv_format(&arena, "%.*s%s%s:%u:%u", GV_FMT(found), i ? " " : "",
                      gv_rules[finding->rule].name, finding->loc.line, finding->loc.col);
  }
  ck_text_eq(found, rules);
  ck_assert_uint_eq(f.report.suppressed.len, suppressed);
  ck_assert(may || !suppressed);
  gv_arena_clear(&arena);
  tear_down(&f);
}

START_TEST(a_comment_is_about_its_line_or_the_next) {
  expect("a\n  b\nc\n  d\n", 0, "stream-leak:2:3 stream-double-destroy:4:3");
  expect("a\n  b // gpuverify: ignore[stream-leak] why\nc\n  d\n", 1, "stream-double-destroy:4:3");
  expect("//gpuverify:ignore[stream-leak]why\n  b\nc\n  d\n", 1, "stream-double-destroy:4:3");
  expect("a\n  b\n // gpuverify: ignore[stream-double-destroy] why\n  d\n", 1, "stream-leak:2:3");
  expect("a // gpuverify: ignore[stream-leak] why\n  b\nc\n  d\n", 0,
         "unused-suppression:1:6 stream-leak:2:3 stream-double-destroy:4:3");
}
END_TEST

START_TEST(comments_stack) {
  expect("a\n  b\n// gpuverify: ignore[stream-double-destroy] w\n  d\n", 1, "stream-leak:2:3");
  fixture f = {0};
  set_up(&f, "// gpuverify: ignore[stream-leak, event-leak] two\n// prose\n\n");
  f.report.findings.at[0].loc.line = 3;
  review(&f, &(gv_known){0});
  ck_assert_uint_eq(f.report.suppressed.len, 1);
  ck_assert_uint_eq(f.report.findings.len, 2);
  ck_assert_int_eq(f.report.findings.at[0].rule, GV_RULE_UNUSED_SUPPRESSION);
  tear_down(&f);
}
END_TEST

START_TEST(what_is_no_comment_suppresses_nothing) {
  expect("a\n  b \"// gpuverify: ignore[stream-leak] why\"\nc\n  d\n", 0,
         "stream-leak:2:3 stream-double-destroy:4:3");
  expect("a\n  b gpuverify: ignore[stream-leak] why\nc\n  d\n", 0,
         "stream-leak:2:3 stream-double-destroy:4:3");
  expect("a\n  b // see gpuverify: ignore[stream-leak] why\nc\n  d\n", 0,
         "stream-leak:2:3 stream-double-destroy:4:3");
  expect("a\n  b // gpuverify: says nothing\nc\n  d\n", 0,
         "stream-leak:2:3 stream-double-destroy:4:3");
  expect("a\n  b \"x\" // gpuverify: ignore[stream-leak] why\nc\n  d\n", 1,
         "stream-double-destroy:4:3");
}
END_TEST

START_TEST(a_suppression_that_is_not_right_is_a_finding) {
  expect("a\n  b // gpuverify: ignore[stream-leak]\nc\n  d\n", 0,
         "stream-leak:2:3 unexplained-suppression:2:8 stream-double-destroy:4:3");
  expect("a\n  b // gpuverify: ignore[stream-leek] w\nc\n  d\n", 0,
         "stream-leak:2:3 invalid-suppression:2:8 stream-double-destroy:4:3");
  expect("a\n  b // gpuverify: ignore stream-leak w\nc\n  d\n", 0,
         "stream-leak:2:3 invalid-suppression:2:8 stream-double-destroy:4:3");
  expect("a\n  b // gpuverify: ignore[stream-leak w\nc\n  d\n", 0,
         "stream-leak:2:3 invalid-suppression:2:8 stream-double-destroy:4:3");
  expect("a\n  b // gpuverify: ignore[] w\nc\n  d\n", 0,
         "stream-leak:2:3 invalid-suppression:2:8 stream-double-destroy:4:3");
}
END_TEST

START_TEST(what_is_suppressed_decides_nothing) {
  fixture f = {0};
  set_up(&f, "a\n  b\nc\n  d // gpuverify: ignore[stream-double-destroy] why\n");
  ck_assert_int_eq(f.report.verdict, GV_VIOLATED);
  review(&f, &(gv_known){0});
  ck_assert_int_eq(f.report.verdict, GV_PROVED);
  ck_assert_uint_eq(f.report.counts[GV_VIOLATED], 0);
  ck_assert_uint_eq(f.report.counts[GV_PROVED], 0);
  ck_assert_uint_eq(f.report.obligations.len, 0);
  ck_text_eq(f.report.suppressed.at[0].reason, "why");
  ck_assert_int_eq(f.report.suppressed.at[0].suppressor, GV_BY_COMMENT);
  tear_down(&f);
}
END_TEST

/* Another finding at the same place decides as before. */
START_TEST(what_another_finding_decides_stays) {
  fixture f = {0};
  set_up(&f, "a\n  b\nc\n  d // gpuverify: ignore[stream-double-destroy] why\n");
  gv_report_finding(&f.report, GV_RULE_NULL_HANDLE, (gv_loc){0, 4, 3}, GV_STR("main"),
                    GV_STR("null"));
  review(&f, &(gv_known){0});
  ck_assert_int_eq(f.report.verdict, GV_VIOLATED);
  ck_assert_uint_eq(f.report.counts[GV_VIOLATED], 1);
  tear_down(&f);
}
END_TEST

START_TEST(what_is_undecided_can_be_accepted) {
  for (int accepted = 0; accepted < 2; accepted++) {
    fixture f = {0};
    gv_add_file(&f.model, GV_STR("x.mlir"));
    gv_set_text(&f.model,
                accepted ? GV_STR("a // gpuverify: ignore[unknown-handle] why\n") : GV_STR("a\n"),
                true);
    gv_finding *finding = gv_report_finding(&f.report, GV_RULE_UNKNOWN_HANDLE, (gv_loc){0, 1, 1},
                                            GV_STR("main"), GV_STR("cannot tell"));
    gv_finding_note(finding, GV_NOTE_UNDECIDED, (gv_loc){0, 2, 1},
                    GV_STR("for the same reason, f is not proved"));
    gv_report_obligation(&f.report, GV_UNPROVED, (gv_loc){0, 1, 1}, GV_STR("main"));
    gv_report_obligation(&f.report, GV_UNPROVED, (gv_loc){0, 2, 1}, GV_STR("main"));
    gv_report_obligation(&f.report, GV_PROVED, (gv_loc){0, 2, 1}, GV_STR("main"));
    gv_report_finish(&f.report);
    review(&f, &(gv_known){0});
    ck_assert_int_eq(f.report.verdict, accepted ? GV_PROVED : GV_UNPROVED);
    ck_assert_uint_eq(f.report.counts[GV_UNPROVED], accepted ? 0 : 2);
    ck_assert_uint_eq(f.report.counts[GV_PROVED], 1);
    tear_down(&f);
  }
}
END_TEST

/* Remarks are looked for only when somebody asks for them. */
START_TEST(what_was_not_judged_may_be_there) {
  for (int judged = 0; judged < 2; judged++) {
    fixture f = {0};
    set_up(&f, "a\n  b // gpuverify: ignore[redundant-wait] why\nc\n  d\n");
    review(&f, &(gv_known){.remarks = judged});
    ck_assert_uint_eq(f.report.findings.len, judged ? 3 : 2);
    tear_down(&f);
  }
}
END_TEST

START_TEST(marks_are_about_a_place_or_a_function) {
  fixture f = {0};
  set_up(&f, "a\n  b\nc\n  d\n");
  *gv_push(&f.model.marks) = (gv_mark){{0, 2, 3}, GV_NONE, GV_STR("stream-leak"), GV_STR("here")};
  *gv_push(&f.model.marks) =
      (gv_mark){{0, 4, 9}, GV_NONE, GV_STR("stream-double-destroy"), GV_STR("beside")};
  *gv_push(&f.model.marks) = (gv_mark){{0, 1, 1}, GV_NONE, {NULL, 0}, {NULL, 0}};
  *gv_push(&f.model.marks) = (gv_mark){{0, 1, 1}, GV_NONE, GV_STR("x"), GV_STR("y")};
  ck_assert(gv_may_suppress(&f.model, &(gv_known){0}));
  review(&f, &(gv_known){0});
  ck_assert_uint_eq(f.report.suppressed.len, 1);
  ck_assert_int_eq(f.report.suppressed.at[0].suppressor, GV_BY_ATTRIBUTE);
  ck_assert_uint_eq(f.report.findings.len,
                    4); /* two that are invalid, the double destroy, and what is beside it */
  ck_assert_int_eq(f.report.findings.at[3].rule, GV_RULE_UNUSED_SUPPRESSION);
  tear_down(&f);
}
END_TEST

/* ---- baselines ---- */

static gv_status read_baseline(gv_baseline *baseline, const char *text, gv_str *error) {
  return gv_baseline_read(baseline, GV_STR("known.txt"), gv_str_of(text), error);
}

static void expect_error(const char *text, const char *message) {
  gv_baseline baseline = {0};
  gv_str error;
  ck_assert_int_eq(read_baseline(&baseline, text, &error), GV_UNUSABLE);
  ck_assert_msg(strstr(error.at, message) == error.at, "%s", error.at);
  gv_baseline_clear(&baseline);
}

START_TEST(errors_in_a_baseline_have_their_line) {
  expect_error("", "known.txt:1: error: not a baseline");
  expect_error("gpuverify-baseline 2\n", "known.txt:1: error: not a baseline");
  expect_error("gpuverify-baseline 1\nx\n", "known.txt:2: error: not a fingerprint");
  expect_error("gpuverify-baseline 1\n\n0123456789abcdeF:1 stream-leak x\n",
               "known.txt:3: error: not a fingerprint");
  expect_error("gpuverify-baseline 1\n0123456789abcdef:0 stream-leak x\n",
               "known.txt:2: error: not a fingerprint");
  expect_error("gpuverify-baseline 1\n0123456789abcdef:12345678901 stream-leak x\n",
               "known.txt:2: error: not a fingerprint");
  expect_error("gpuverify-baseline 1\n0123456789abcdef:1 steam-leak x\n",
               "known.txt:2: error: unknown rule");
  expect_error("gpuverify-baseline 1\n0123456789abcdef:1 stream-leak\n",
               "known.txt:2: error: the path is missing");
  expect_error("gpuverify-baseline 1\n0123456789abcdef:1 stream-leak %2\n",
               "known.txt:2: error: a '%' in the path");
  expect_error("gpuverify-baseline 1\n0123456789abcdef:1 stream-leak a%\n",
               "known.txt:2: error: a '%' in the path");
  expect_error("gpuverify-baseline 1\n0123456789abcdef:1 stream-leak x\n#\n0123456789abcdef:1 "
               "stream-leak x\n",
               "known.txt:4: error: the same as line 2");
}
END_TEST

START_TEST(what_is_written_is_read) {
  static const char path[] = "a b/%41\n\xc3\xa9 ";
  gv_arena arena = {0};
  gv_finding finding = {.rule = GV_RULE_EVENT_LEAK, .fingerprint = {0xfedcba9876543210, 42}};
  gv_str error, mark = gv_baseline_mark(&arena, &finding),
                end = gv_baseline_path(&arena, gv_str_of(path));
  gv_str line = gv_format(&arena, "%.*s%.*s", GV_FMT(mark), GV_FMT(end));
  ck_text_eq(line, "fedcba9876543210:42 event-leak a b/%2541%0A\xc3\xa9%20\n");
  gv_baseline baseline = {0};
  ck_assert_int_eq(
      read_baseline(&baseline,
                    gv_format(&arena, "%s# c\r\n%.*s", gv_baseline_head, GV_FMT(line)).at, &error),
      GV_OK);
  ck_assert_uint_eq(baseline.entries.len, 1);
  ck_text_eq(baseline.entries.at[0].path, path);
  ck_assert_uint_eq(baseline.entries.at[0].fingerprint.number, 42);
  ck_assert(baseline.entries.at[0].fingerprint.hash == finding.fingerprint.hash);
  uint32_t first;
  ck_assert_uint_eq(gv_baseline_of(&baseline, gv_str_of(path), &first), 1);
  ck_assert_uint_eq(gv_baseline_of(&baseline, GV_STR("a"), &first), 0);
  gv_baseline_clear(&baseline);
  gv_arena_clear(&arena);
}
END_TEST

/* The baseline of one text, held against another, in which the last finding says `other` if that is
 * not NULL: it knows what is only written in another way, and says what is gone. */
static void compare(const char *text, const char *other, uint32_t suppressed, uint32_t left,
                    bool other_path) {
  fixture before = {0}, after = {0};
  gv_arena arena = {0};
  gv_baseline baseline = {0};
  gv_str error, lines = gv_str_of(gv_baseline_head);
  set_up(&before, "a\n  b\nc\n  d\n");
  review(&before, &(gv_known){0});
  for (uint32_t i = 0; i < before.report.findings.len; i++)
    lines = gv_format(&arena, "%.*s%.*sx.mlir\n", GV_FMT(lines),
                      GV_FMT(gv_baseline_mark(&arena, &before.report.findings.at[i])));
  ck_assert_int_eq(read_baseline(&baseline, lines.at, &error), GV_OK);
  set_up(&after, text);
  if (other) after.report.findings.at[after.report.findings.len - 1].message = gv_str_of(other);
  gv_known known = {.baseline = &baseline,
                    .path = other_path ? GV_STR("y.mlir") : GV_STR("x.mlir")};
  ck_assert(gv_may_suppress(&after.model, &known) == !other_path);
  review(&after, &known);
  ck_assert_uint_eq(after.report.suppressed.len, suppressed);
  ck_assert_uint_eq(after.report.findings.len, left);
  gv_baseline_clear(&baseline);
  gv_arena_clear(&arena);
  tear_down(&before);
  tear_down(&after);
}

START_TEST(a_baseline_knows_its_findings) {
  compare("a\n  b\nc\n  d\n", NULL, 2, 0, false);
  compare("x\n\t b // moved\nx\n d\n", NULL, 2, 0, false);
  compare("a\n  b\nc\n  e\n", NULL, 2, 0, false);
  compare("a\n  b\nc\n  d\n", "another", 1, 2, false); /* a new one, and the old one is gone */
  compare("a\n  b\nc\n  d\n", NULL, 0, 2, true);
}
END_TEST

UNIT_MAIN("diag_suppress", RUNS(a_comment_is_about_its_line_or_the_next), RUNS(comments_stack),
          RUNS(what_is_no_comment_suppresses_nothing),
          RUNS(a_suppression_that_is_not_right_is_a_finding),
          RUNS(what_is_suppressed_decides_nothing), RUNS(what_another_finding_decides_stays),
          RUNS(what_is_undecided_can_be_accepted), RUNS(what_was_not_judged_may_be_there),
          RUNS(marks_are_about_a_place_or_a_function), RUNS(errors_in_a_baseline_have_their_line),
          RUNS(what_is_written_is_read), RUNS(a_baseline_knows_its_findings))
