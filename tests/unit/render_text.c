#include "base/foreign.h"
#include "model/builder.h"
#include "render/render.h"
#include "render/snippet.h"
#include "unit.h"

/* ---- one snippet ---- */

static char *snippet(const char *line, size_t len, uint32_t col) {
  FILE *out = tmpfile();
  gv_print_snippet(out, (gv_str){line, len}, col, "", "");
  return unit_take_text(out);
}

static void expect_snippet(const char *line, uint32_t col, const char *expected) {
  char *text = snippet(line, strlen(line), col);
  ck_text_eq(gv_str_of(text), expected);
  free(text);
}

START_TEST(the_caret_stands_under_its_column) {
  expect_snippet("abc", 1, "abc\n^~~\n");
  expect_snippet("abc", 3, "abc\n  ^\n");
  expect_snippet("abc", 4, "abc\n   ^\n"); /* behind the end: where something is missing */
  expect_snippet("", 1, "\n^\n");
}
END_TEST

START_TEST(an_operation_is_underlined_up_to_its_types) {
  expect_snippet("f(a, b) : (p) -> ()", 1, "f(a, b) : (p) -> ()\n^~~~~~~\n");
  expect_snippet("%r = f(a) {x = 1 : i1} : p", 6, "%r = f(a) {x = 1 : i1} : p\n     ^~~~\n");
  expect_snippet("(%arg0: i1, %b: i1)", 2, "(%arg0: i1, %b: i1)\n ^~~~~\n");
  expect_snippet("f(\")\", x) // why", 1, "f(\")\", x) // why\n^~~~~~~~~\n");
  expect_snippet("g(f(x), y);", 3, "g(f(x), y);\n  ^~~~~~~\n");
  expect_snippet("call(p->a, b); c", 1, "call(p->a, b); c\n^~~~~~~~~~~~~\n");
  expect_snippet("f(\xc3\xa9)", 1, "f(\xc3\xa9)\n^~~~\n"); /* columns, not bytes */
}
END_TEST

START_TEST(a_place_that_is_not_there_has_no_caret) {
  expect_snippet("abc", 5, "abc\n");
  expect_snippet("abc", 0, "abc\n");
  expect_snippet("abc", UINT32_MAX, "abc\n");
}
END_TEST

START_TEST(tabs_become_blanks_up_to_the_next_stop) {
  expect_snippet("\tx", 2, "        x\n        ^\n");
  expect_snippet("ab\tx\ty", 4, "ab      x       y\n        ^~~~~~~~~\n");
  expect_snippet("ab\tx\ty", 6, "ab      x       y\n                ^\n");
}
END_TEST

START_TEST(characters_count_once_and_escapes_as_they_are_printed) {
  expect_snippet("\xc3\xa9\xe2\x82\xac x", 7, "\xc3\xa9\xe2\x82\xac x\n   ^\n");
  expect_snippet("\x1b[31mx", 6, "<U+001B>[31mx\n            ^\n");
  expect_snippet("\xff\xfex", 3, "<FF><FE>x\n        ^\n");
  expect_snippet("\xc3\xa9x", 2, "\xc3\xa9x\n^~\n"); /* in the middle of a character: under it */
}
END_TEST

START_TEST(long_lines_are_cut_around_the_caret) {
  enum { LEN = 100000, COL = 50000 };
  char *line = gv_malloc(LEN);
  memset(line, 'a', LEN);
  line[COL - 1] = 'X';
  char *text = snippet(line, LEN, COL);
  const char *caret = strchr(text, '^'), *newline = strchr(text, '\n');
  ck_assert_uint_lt(strlen(text), 500);
  ck_assert(strncmp(text, "...a", 4) == 0 && strncmp(newline - 4, "a...", 4) == 0);
  ck_assert_int_eq(text[caret - newline - 1], 'X');
  free(text);
  text = snippet(line, LEN, 1);
  ck_assert(strncmp(text, "aaaa", 4) == 0);
  free(text);
  text = snippet(line, LEN, LEN + 1);
  ck_assert_ptr_nonnull(strstr(text, "a\n"));
  free(text);
  gv_free(line);
}
END_TEST

START_TEST(a_cut_does_not_split_a_character) {
  char line[3 * 300];
  for (size_t i = 0; i < sizeof line; i += 3) memcpy(line + i, "\xe2\x82\xac", 3);
  for (uint32_t col = 1; col <= sizeof line + 1; col++) {
    char *text = snippet(line, sizeof line, col);
    ck_assert_ptr_null(strchr(text, '<'));
    free(text);
  }
}
END_TEST

/* ---- escapes ---- */

static void expect_safe(gv_str raw, const char *expected) {
  FILE *out = tmpfile();
  gv_print_safe(out, raw);
  char *text = unit_take_text(out);
  ck_text_eq(gv_str_of(text), expected);
  free(text);
}

START_TEST(nothing_steers_the_terminal) {
  expect_safe(GV_STR("plain \xc3\xa9"), "plain \xc3\xa9");
  expect_safe(GV_STR("a\nb\tc\r\0d"), "a<U+000A>b<U+0009>c<U+000D><U+0000>d");
  expect_safe(GV_STR("\x7f\xc2\x9b"), "<U+007F><U+009B>");
  expect_safe(GV_STR("\xe2\x80\xae"), "<U+202E>");
}
END_TEST

START_TEST(invalid_utf8_is_taken_byte_by_byte) {
  expect_safe(GV_STR("\x80"), "<80>");
  expect_safe(GV_STR("\xc0\x80"), "<C0><80>");                 /* overlong */
  expect_safe(GV_STR("\xe0\x80\x80"), "<E0><80><80>");         /* overlong */
  expect_safe(GV_STR("\xed\xa0\x80"), "<ED><A0><80>");         /* a surrogate */
  expect_safe(GV_STR("\xf4\x90\x80\x80"), "<F4><90><80><80>"); /* past the last character */
  expect_safe(GV_STR("\xe2\x82"), "<E2><82>");                 /* cut short */
  expect_safe(GV_STR("\xe2x"), "<E2>x");
}
END_TEST

/* ---- whole files ---- */

static const char source[] = "one\n  %s = two\n\tthree\n";

typedef struct fixture {
  gv_model model;
  gv_report report;
  gv_result result;
} fixture;

/* A report of two findings, one assumption and one obligation. */
static void set_up(fixture *f) {
  gv_loc second = {0, 2, 8}, third = {0, 3, 2};
  gv_add_file(&f->model, GV_STR("x.mlir"));
  gv_set_text(&f->model, gv_str_of(source), true);
  gv_finding *finding = gv_report_finding(&f->report, GV_RULE_STREAM_DOUBLE_DESTROY, second,
                                          GV_STR("main"), GV_STR("twice"));
  gv_finding_note(finding, GV_NOTE_STEP, third, GV_STR("first here"));
  gv_finding_note(finding, GV_NOTE_STEP, GV_NO_LOC, GV_STR("somewhere"));
  gv_report_finding(&f->report, GV_RULE_STREAM_LEAK, GV_NO_LOC, GV_STR("main"), GV_STR("leaks"));
  gv_obligation *obligation = gv_report_obligation(&f->report, GV_VIOLATED, second, GV_STR("main"));
  obligation->what = GV_STR("%s is live");
  obligation->reason = GV_STR("stream-double-destroy");
  gv_report_assume(&f->report, GV_STR("@f is called"));
  f->report.counts[GV_PROVED] = 2;
  gv_report_finish(&f->report);
  f->result = (gv_result){.path = GV_STR("x.mlir"), .model = &f->model, .report = &f->report};
}

static void tear_down(fixture *f) {
  gv_report_clear(&f->report);
  gv_model_clear(&f->model);
}

static char *text_of(const gv_result *result, const gv_render_options *options) {
  const gv_renderer *text = gv_renderer_by_name("text");
  FILE *out = tmpfile();
  text->begin(out, options);
  text->file(out, options, result);
  text->end(out, options);
  return unit_take_text(out);
}

static void expect_text(const gv_render_options *options, const char *expected) {
  fixture f = {0};
  set_up(&f);
  char *text = text_of(&f.result, options);
  ck_text_eq(gv_str_of(text), expected);
  free(text);
  tear_down(&f);
}

START_TEST(a_finding_shows_its_source_and_notes) {
  expect_text(&(gv_render_options){0}, "x.mlir:2:8: error: twice [stream-double-destroy]\n"
                                       "  %s = two\n"
                                       "       ^~~\n"
                                       "x.mlir:3:2: note: first here\n"
                                       "        three\n"
                                       "        ^~~~~\n"
                                       "x.mlir: note: somewhere\n"
                                       "see: gpuverify --explain=stream-double-destroy\n"
                                       "x.mlir: warning: leaks [stream-leak]\n"
                                       "see: gpuverify --explain=stream-leak\n"
                                       "x.mlir: violated: 2 obligations proved, 1 violated, 0 "
                                       "unproved, 1 warning, under 1 assumption\n");
}
END_TEST

START_TEST(quiet_shows_headlines) {
  expect_text(&(gv_render_options){.quiet = true},
              "x.mlir:2:8: error: twice [stream-double-destroy]\n"
              "x.mlir: warning: leaks [stream-leak]\n"
              "x.mlir: violated: 2 obligations proved, 1 violated, 0 unproved, 1 warning, under 1 "
              "assumption\n");
}
END_TEST

START_TEST(max_findings_says_how_many_it_left_out) {
  expect_text(&(gv_render_options){.quiet = true, .max_findings = 1},
              "x.mlir:2:8: error: twice [stream-double-destroy]\n"
              "x.mlir: note: 1 more finding not shown, for --max-findings=1\n"
              "x.mlir: violated: 2 obligations proved, 1 violated, 0 unproved, 1 warning, under 1 "
              "assumption\n");
  fixture f = {0};
  set_up(&f);
  char *text = text_of(&f.result, &(gv_render_options){.max_findings = 2});
  ck_assert_ptr_null(strstr(text, "not shown"));
  free(text);
  tear_down(&f);
}
END_TEST

START_TEST(proof_lists_obligations_and_assumptions) {
  expect_text(&(gv_render_options){.quiet = true, .proof = true, .max_findings = 1},
              "x.mlir:2:8: error: twice [stream-double-destroy]\n"
              "x.mlir: note: 1 more finding not shown, for --max-findings=1\n"
              "x.mlir:2:8: violated: %s is live: stream-double-destroy\n"
              "x.mlir: note: assumes that @f is called\n"
              "x.mlir: violated: 2 obligations proved, 1 violated, 0 unproved, 1 warning, under 1 "
              "assumption\n");
}
END_TEST

/* Without the sequences that colour it, a coloured report is the plain one. */
START_TEST(colours_change_nothing_else) {
  fixture f = {0};
  set_up(&f);
  char *plain = text_of(&f.result, &(gv_render_options){0}),
       *colored = text_of(&f.result, &(gv_render_options){.color = true});
  ck_assert_ptr_nonnull(strstr(colored, "\033[0;1;31merror: \033[0m"));
  char *to = colored;
  for (const char *p = colored; *p; p++) {
    if (*p == '\033')
      p = strchr(p, 'm');
    else
      *to++ = *p;
  }
  *to = 0;
  ck_assert_str_eq(colored, plain);
  free(plain);
  free(colored);
  tear_down(&f);
}
END_TEST

START_TEST(of_a_correct_program_there_is_one_line) {
  gv_model model = {0};
  gv_report report = {0};
  gv_add_file(&model, GV_STR("x.mlir"));
  gv_report_obligation(&report, GV_PROVED, GV_NO_LOC, GV_STR("f"));
  gv_report_finish(&report);
  gv_result result = {.path = GV_STR("x.mlir"), .model = &model, .report = &report};
  char *text = text_of(&result, &(gv_render_options){0});
  ck_assert_str_eq(text, "x.mlir: proved: 1 obligation proved, 0 violated, 0 unproved\n");
  free(text);
  text = text_of(&result, &(gv_render_options){.quiet = true});
  ck_assert_str_eq(text, "");
  free(text);
  gv_report_clear(&report);
  gv_model_clear(&model);
}
END_TEST

START_TEST(errors_of_unusable_files_go_their_own_way) {
  FILE *out = tmpfile();
  gv_result result = {.path = GV_STR("x"),
                      .unusable = true,
                      .error = GV_STR("x:1:1: error: \x1b[2J\nx: error: two\n")};
  char *text = text_of(&result, &(gv_render_options){.errors = out});
  char *errors = unit_take_text(out);
  ck_assert_str_eq(text, "");
  ck_assert_str_eq(errors, "x:1:1: error: <U+001B>[2J\nx: error: two\n");
  free(text);
  free(errors);
}
END_TEST

UNIT_MAIN("render_text", RUNS(the_caret_stands_under_its_column),
          RUNS(an_operation_is_underlined_up_to_its_types),
          RUNS(a_place_that_is_not_there_has_no_caret),
          RUNS(tabs_become_blanks_up_to_the_next_stop),
          RUNS(characters_count_once_and_escapes_as_they_are_printed),
          RUNS(long_lines_are_cut_around_the_caret), RUNS(a_cut_does_not_split_a_character),
          RUNS(nothing_steers_the_terminal), RUNS(invalid_utf8_is_taken_byte_by_byte),
          RUNS(a_finding_shows_its_source_and_notes), RUNS(quiet_shows_headlines),
          RUNS(max_findings_says_how_many_it_left_out),
          RUNS(proof_lists_obligations_and_assumptions), RUNS(colours_change_nothing_else),
          RUNS(of_a_correct_program_there_is_one_line),
          RUNS(errors_of_unusable_files_go_their_own_way))
