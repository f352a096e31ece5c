#include "model/builder.h"
#include "render/render.h"
#include "unit.h"

static char *annotations(const gv_render_options *options, const gv_result *result) {
  const gv_renderer *github = gv_renderer_by_name("github");
  FILE *out = tmpfile();
  github->begin(out, options);
  github->file(out, options, result);
  github->end(out, options);
  return unit_take_text(out);
}

typedef struct fixture {
  gv_model model;
  gv_report report;
  gv_result result;
} fixture;

static void set_up(fixture *f, gv_str path) {
  gv_add_file(&f->model, path);
  gv_set_text(&f->model, GV_STR("one\n\xc3\xa9 two\n"), true);
  f->result = (gv_result){.path = path, .model = &f->model, .report = &f->report};
}

static void expect(fixture *f, const gv_render_options *options, const char *expected) {
  gv_report_finish(&f->report);
  char *text = annotations(options, &f->result);
  ck_text_eq(gv_str_of(text), expected);
  free(text);
  gv_report_clear(&f->report);
  gv_model_clear(&f->model);
}

static gv_finding *find(fixture *f, gv_rule rule, gv_loc loc, gv_str message) {
  return gv_report_finding(&f->report, rule, loc, GV_STR("main"), message);
}

START_TEST(each_severity_has_its_command) {
  fixture f = {0};
  set_up(&f, GV_STR("x.mlir"));
  find(&f, GV_RULE_NULL_HANDLE, (gv_loc){0, 1, 2}, GV_STR("null"));
  find(&f, GV_RULE_STREAM_LEAK, (gv_loc){0, 2, 4}, GV_STR("leaks"));
  find(&f, GV_RULE_UNKNOWN_HANDLE, (gv_loc){0, 3, 5}, GV_STR("unknown"));
  find(&f, GV_RULE_NULL_HANDLE, GV_NO_LOC, GV_STR("slow"))->severity = GV_SEVERITY_REMARK;
  expect(
      &f, &(gv_render_options){0},
      "::error file=x.mlir,line=1,endLine=1,col=2,endColumn=4,title=null-handle::null\n"
      "::warning file=x.mlir,line=2,endLine=2,col=3,endColumn=6,title=stream-leak::leaks\n" /* columns
                                                                                               are
                                                                                               characters
                                                                                             */
      "::warning file=x.mlir,line=3,endLine=3,title=unknown-handle::unknown\n" /* not in that
                                                                                  line */
      "::notice file=x.mlir,title=null-handle::slow\n"
      "gpuverify: violated: 0 proved, 0 violated, 0 unproved: x.mlir\n");
}
END_TEST

START_TEST(notes_are_lines_of_the_message) {
  for (int quiet = 0; quiet < 2; quiet++) {
    fixture f = {0};
    set_up(&f, GV_STR("x.mlir"));
    gv_finding *finding = find(&f, GV_RULE_NULL_HANDLE, (gv_loc){0, 1, 2}, GV_STR("null"));
    gv_finding_note(finding, GV_NOTE_STEP, (gv_loc){0, 2, 4}, GV_STR("here"));
    gv_finding_note(finding, GV_NOTE_STEP, GV_NO_LOC, GV_STR("somewhere"));
    expect(&f, &(gv_render_options){.quiet = quiet},
           quiet
               ? "::error file=x.mlir,line=1,endLine=1,col=2,endColumn=4,title=null-handle::null\n"
                 "gpuverify: violated: 0 proved, 0 violated, 0 unproved: x.mlir\n"
               : "::error "
                 "file=x.mlir,line=1,endLine=1,col=2,endColumn=4,title=null-handle::null%0Anote: "
                 "x.mlir:2:4: "
                 "here%0Anote: somewhere\n"
                 "gpuverify: violated: 0 proved, 0 violated, 0 unproved: x.mlir\n");
  }
}
END_TEST

START_TEST(nothing_ends_a_command_early) {
  fixture f = {0};
  set_up(&f, GV_STR("a:b,c%\r\n\x1b\xff::d##[e.mlir"));
  find(&f, GV_RULE_NULL_HANDLE, (gv_loc){0, 1, 1}, GV_STR("50%, a:b\r\n::error::x\x1b\xff"));
  expect(&f, &(gv_render_options){0},
         "::error "
         "file=a%3Ab%2Cc%25%0D%0A<U+001B><FF>%3A%3Ad##[e.mlir,line=1,endLine=1,col=1,endColumn=4,"
         "title=null-handle::"
         "50%25, a:b%0D%0A::error::x<U+001B><FF>\n"
         "gpuverify: violated: 0 proved, 0 violated, 0 unproved: "
         "a:b,c%<U+000D><U+000A><U+001B><FF>::d<U+0023>#[e.mlir\n");
}
END_TEST

START_TEST(max_findings_says_how_many_it_left_out) {
  fixture f = {0};
  set_up(&f, GV_STR("x.mlir"));
  for (uint32_t line = 1; line <= 3; line++)
    find(&f, GV_RULE_STREAM_LEAK, (gv_loc){0, line, 0}, GV_STR("m"));
  expect(&f, &(gv_render_options){.max_findings = 1},
         "::warning file=x.mlir,line=1,endLine=1,title=stream-leak::m\n"
         "gpuverify: 2 more not shown, for --max-findings=1\n"
         "gpuverify: proved: 0 proved, 0 violated, 0 unproved: x.mlir\n");
}
END_TEST

START_TEST(an_unusable_file_is_an_error) {
  gv_result result = {
      .path = GV_STR("x"), .unusable = true, .error = GV_STR("x:1:1: error: one\nx: note: two\n")};
  char *text = annotations(&(gv_render_options){.quiet = true}, &result);
  ck_text_eq(gv_str_of(text), "::error file=x,title=gpuverify::x:1:1: error: one%0Ax: note: two\n");
  free(text);
}
END_TEST

UNIT_MAIN("render_github", RUNS(each_severity_has_its_command),
          RUNS(notes_are_lines_of_the_message), RUNS(nothing_ends_a_command_early),
          RUNS(max_findings_says_how_many_it_left_out), RUNS(an_unusable_file_is_an_error))
