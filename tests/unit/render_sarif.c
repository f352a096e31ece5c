#include "diag/fingerprint.h"
#include "render/place.h"
#include "render/render.h"
#include "unit.h"

#include "model/builder.h"

static const gv_renderer *sarif(void) { return gv_renderer_by_name("sarif"); }

/* The document of these results, to be freed. */
static char *document(const gv_render_options *options, const gv_result *results, size_t count) {
  FILE *lines = tmpfile(), *out = tmpfile();
  for (size_t i = 0; i < count; i++) sarif()->file(lines, options, &results[i]);
  char *text = unit_take_text(lines);
  sarif()->assemble(out, options, gv_str_of(text));
  free(text);
  return unit_take_text(out);
}

/* How often the word stands in the text. Line by line: under the sanitizers strstr() reads to the
 * end of its text each time. */
static uint32_t times(char *text, const char *word) {
  uint32_t count = 0;
  for (char *line = text, *end; *line; line = end + 1) {
    end = strchr(line, '\n');
    *end = 0;
    for (const char *p = line; (p = strstr(p, word)); p += strlen(word)) count++;
    *end = '\n';
  }
  return count;
}

#define ck_has(text, part)                                                                         \
  ck_assert_msg(strstr((text), (part)) != NULL, "no %s in %.4000s", (part), (text))
#define ck_has_not(text, part)                                                                     \
  ck_assert_msg(strstr((text), (part)) == NULL, "%s in %s", (part), (text))

static const char source[] = "one\n  %s = two\n\tthree\n";

typedef struct fixture {
  gv_model model;
  gv_report report;
  gv_result result;
} fixture;

static void set_up(fixture *f, const char *text) {
  gv_add_file(&f->model, GV_STR("x.mlir"));
  gv_set_text(&f->model, gv_str_of(text), true);
  f->result = (gv_result){.path = GV_STR("x.mlir"), .model = &f->model, .report = &f->report};
}

/* What the finished report comes to. */
static char *take_document(fixture *f, const gv_render_options *options) {
  gv_report_finish(&f->report);
  gv_map seen = {0};
  gv_fingerprints(&f->report, &seen);
  gv_map_free(&seen);
  char *text = document(options, &f->result, 1);
  gv_report_clear(&f->report);
  gv_model_clear(&f->model);
  return text;
}

static gv_finding *find(fixture *f, gv_rule rule, gv_loc loc, const char *message) {
  return gv_report_finding(&f->report, rule, loc, GV_STR("main"), gv_str_of(message));
}

/* ---- results ---- */

/* A location without its last brace, and one with a message. */
static const char *at(gv_arena *arena, int line, int from, int to) {
  return gv_format(
             arena,
             "{\"physicalLocation\":{\"artifactLocation\":{\"uri\":\"x.mlir\"},"
             "\"region\":{\"startLine\":%d,\"startColumn\":%d,\"endLine\":%d,\"endColumn\":%d}}",
             line, from, line, to)
      .at;
}

static const char *noted(gv_arena *arena, int line, int from, int to, const char *message) {
  return gv_format(arena, "%s,\"message\":{\"text\":\"%s\"}}", at(arena, line, from, to), message)
      .at;
}

static const char *path_of_two(gv_arena *arena, const char *first, const char *second) {
  static const char path[] =
      "\"codeFlows\":[{\"threadFlows\":[{\"locations\":[{\"location\":%s},{\"location\":%s}]}]}]";
  return gv_format(arena, path, first, second).at;
}

START_TEST(a_finding_is_one_result) {
  gv_arena a = {0};
  fixture f = {0};
  set_up(&f, source);
  gv_finding *finding = find(&f, GV_RULE_STREAM_DOUBLE_DESTROY, (gv_loc){0, 2, 8}, "twice");
  gv_finding_note(finding, GV_NOTE_STEP, (gv_loc){0, 3, 2}, GV_STR("first here"));
  gv_finding_note(finding, GV_NOTE_CONSEQUENCE, (gv_loc){0, 1, 1},
                  GV_STR("as a consequence, x fails, too"));
  char *text = take_document(&f, &(gv_render_options){0});
  const char *first = noted(&a, 3, 2, 7, "first here"),
             *after = noted(&a, 1, 1, 4, "as a consequence, x fails, too");
  const char *path = path_of_two(&a, first, noted(&a, 2, 8, 11, "twice"));
  ck_has(
      text,
      "{\"ruleId\":\"stream-double-destroy\",\"ruleIndex\":2,\"kind\":\"fail\",\"level\":\"error\","
      "\"message\":{\"text\":\"twice\"},\"locations\":[");
  ck_has(
      text,
      gv_format(
          &a,
          "[%s,\"logicalLocations\":[{\"fullyQualifiedName\":\"main\",\"kind\":\"function\"}]}],",
          at(&a, 2, 8, 11))
          .at);
  ck_has(text, gv_format(&a, "\"relatedLocations\":[%s,%s],%s,\"partialFingerprints\":", first,
                         after, path)
                   .at);
  ck_has(text, ":1\"},\"suppressions\":[]}\n      ]\n    }\n  ]\n}\n");
  ck_has(text, "\"executionSuccessful\": true,\n          \"exitCode\": 0,\n          "
               "\"toolExecutionNotifications\": []\n");
  ck_has(text, "\"columnKind\": \"utf16CodeUnits\"");
  free(text);
  gv_arena_clear(&a);
}
END_TEST

START_TEST(every_rule_is_described) {
  char *text = document(&(gv_render_options){0}, NULL, 0);
  for (gv_rule rule = 1; rule < GV_RULE_COUNT; rule++) {
    char id[128];
    snprintf(id, sizeof id, "\"id\": \"%s\"", gv_rules[rule].name);
    ck_has(text, id);
  }
  ck_assert_uint_eq(times(text, "\"defaultConfiguration\""), GV_RULE_COUNT - 1);
  ck_has_not(text, "```"); /* the help ends before the example programs */
  ck_has(text, "\"text\": \"A stream is destroyed twice.\"");
  ck_has(text, "\"results\": []");
  free(text);
}
END_TEST

/* A level is for failures: SARIF 3.27.10. */
START_TEST(levels_are_those_of_the_severities) {
  fixture f = {0};
  set_up(&f, source);
  find(&f, GV_RULE_STREAM_LEAK, (gv_loc){0, 1, 1}, "leaks");
  find(&f, GV_RULE_UNKNOWN_HANDLE, (gv_loc){0, 2, 1}, "undecided");
  find(&f, GV_RULE_NULL_HANDLE, (gv_loc){0, 3, 1}, "remark")->severity = GV_SEVERITY_REMARK;
  char *text = take_document(&f, &(gv_render_options){0});
  ck_has(text, "\"kind\":\"fail\",\"level\":\"warning\",\"message\":{\"text\":\"leaks\"}");
  ck_has(text, "\"kind\":\"open\",\"level\":\"none\",\"message\":{\"text\":\"undecided\"}");
  ck_has(text, "\"kind\":\"fail\",\"level\":\"note\",\"message\":{\"text\":\"remark\"}");
  free(text);
}
END_TEST

START_TEST(a_leak_is_a_path_from_the_finding) {
  gv_arena a = {0};
  fixture f = {0};
  set_up(&f, source);
  gv_finding_note(find(&f, GV_RULE_EVENT_LEAK, (gv_loc){0, 1, 1}, "leaks"), GV_NOTE_STEP,
                  (gv_loc){0, 3, 2}, GV_STR("returns"));
  gv_finding_note(find(&f, GV_RULE_UNKNOWN_HANDLE, (gv_loc){0, 2, 1}, "undecided"), GV_NOTE_STEP,
                  (gv_loc){0, 3, 2}, GV_STR("from here"));
  char *text = take_document(&f, &(gv_render_options){0});
  ck_has(text, path_of_two(&a, noted(&a, 1, 1, 4, "leaks"), noted(&a, 3, 2, 7, "returns")));
  ck_assert_uint_eq(times(text, "codeFlows"), 1); /* what is undecided has no path */
  free(text);
  gv_arena_clear(&a);
}
END_TEST

/* ---- places ---- */

START_TEST(columns_are_utf16) {
  fixture f = {0};
  set_up(&f, "\xc3\xa9\xf0\x9f\x98\x80\xff x\n");
  const uint32_t columns[] = {0, 1, 0, 2, 0, 0, 0, 4, 5, 6, 7}; /* by byte; 0: inside a character */
  for (uint32_t byte = 1; byte < sizeof columns / sizeof *columns; byte++)
    if (columns[byte])
      ck_assert_uint_eq(gv_place_column(&f.result, (gv_loc){0, 1, byte}), columns[byte]);
  ck_assert_uint_eq(gv_place_end_column(&f.result, (gv_loc){0, 1, 1}), 7);
  ck_assert_uint_eq(gv_place_column(&f.result, (gv_loc){0, 1, 11}), 0); /* not in that line */
  ck_assert_uint_eq(gv_place_column(&f.result, (gv_loc){0, 9, 11}),
                    11); /* no such line: taken for ASCII */
  gv_model_clear(&f.model);
}
END_TEST

START_TEST(a_place_that_is_not_known_is_the_input) {
  fixture f = {0};
  set_up(&f, source);
  gv_finding_note(find(&f, GV_RULE_NULL_HANDLE, GV_NO_LOC, "m"), GV_NOTE_STEP, GV_NO_LOC,
                  GV_STR("n"));
  char *text = take_document(&f, &(gv_render_options){0});
  ck_has(text, "\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{\"uri\":\"x.mlir\"}},"
               "\"logicalLocations\"");
  ck_has(text, "\"relatedLocations\":[{\"physicalLocation\":{\"artifactLocation\":{\"uri\":\"x."
               "mlir\"}},\"message\"");
  free(text);
}
END_TEST

static void expect_uri(gv_str path, const char *uri) {
  gv_arena arena = {0};
  gv_result result = {.path = path, .unusable = true, .error = GV_STR("e")};
  char *text = document(&(gv_render_options){0}, &result, 1);
  const char *member = gv_format(&arena, "\"artifactLocation\":{\"uri\":\"%s\"}", uri).at;
  ck_has(text, member);
  free(text);
  gv_arena_clear(&arena);
}

START_TEST(paths_become_uris) {
  expect_uri(GV_STR("a/b-c_d.e~/x.mlir"), "a/b-c_d.e~/x.mlir");
  expect_uri(GV_STR("./x.mlir"), "x.mlir");
  expect_uri(GV_STR("../x.mlir"), "../x.mlir");
  expect_uri(GV_STR("/tmp/x y.mlir"), "file:///tmp/x%20y.mlir");
  expect_uri(GV_STR("c:x#?%\"\\"), "c%3Ax%23%3F%25%22%5C");
  expect_uri(GV_STR("\xc3\xa9\xff\n"), "%C3%A9%FF%0A");
  expect_uri(GV_STR("<stdin>"), "%3Cstdin%3E");
}
END_TEST

/* ---- fingerprints ---- */

/* The fingerprint of the first result of a program with this finding, to be freed. */
static char *fingerprint(const char *text, gv_rule rule, gv_loc loc, const char *message) {
  static const char key[] = "\"gpuverifyFinding/v3\":\"";
  fixture f = {0};
  set_up(&f, text);
  find(&f, rule, loc, message);
  char *whole = take_document(&f, &(gv_render_options){0}), *at = strstr(whole, key);
  ck_assert_ptr_nonnull(at);
  at += sizeof key - 1;
  char *copy = strndup(at, strcspn(at, "\""));
  free(whole);
  return copy;
}

START_TEST(fingerprints_are_of_what_is_said) {
  const gv_loc at = {0, 2, 3}, elsewhere = {0, 1, 1};
  char *first =
      fingerprint("a\n  b\n", GV_RULE_NULL_HANDLE, at, "%3 is read by mgpuMemset32 (line 12)");
  char *same[] = {
      fingerprint("x\ny\n", GV_RULE_NULL_HANDLE, elsewhere, "%3 is read by mgpuMemset32 (line 12)"),
      fingerprint("a\n  b\n", GV_RULE_NULL_HANDLE, at,
                  "%stream#1 is read by mgpuMemset32 (line 9)"),
      fingerprint("a\n  b\n", GV_RULE_NULL_HANDLE, at, "is read by the mgpuMemset32 (line 9)"),
  };
  char *others[] = {
      fingerprint("a\n  b\n", GV_RULE_STREAM_LEAK, at, "%3 is read by mgpuMemset32 (line 12)"),
      fingerprint("a\n  b\n", GV_RULE_NULL_HANDLE, at, "%3 is read by mgpuMemset16 (line 12)"),
      fingerprint("a\n  b\n", GV_RULE_NULL_HANDLE, at, "%3 is written by mgpuMemset32 (line 12)"),
      fingerprint("a\n  b\n", GV_RULE_NULL_HANDLE, at, "%3 is read by mgpuMemset32"),
  };
  ck_assert_str_eq(first,
                   "8a3cc13aa435e6fd:1"); /* for good: results of older releases must match */
  for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
    ck_assert_str_eq(first, same[i]);
    free(same[i]);
  }
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
    ck_assert_str_ne(first, others[i]);
    free(others[i]);
  }
  free(first);
}
END_TEST

START_TEST(equal_findings_are_numbered) {
  fixture f = {0};
  set_up(&f, "same\nsame\nsame\n");
  for (uint32_t line = 1; line <= 3; line++)
    find(&f, GV_RULE_NULL_HANDLE, (gv_loc){0, line, 1}, "m");
  char *text = take_document(&f, &(gv_render_options){0});
  for (int i = 1; i <= 3; i++) {
    char end[16];
    snprintf(end, sizeof end, ":%d\"},", i);
    ck_assert_uint_eq(times(text, end), 1);
  }
  free(text);
}
END_TEST

/* ---- what cannot be used, what is cut ---- */

START_TEST(unusable_files_are_notifications) {
  const gv_result results[] = {
      {.path = GV_STR("y.mlir"), .unusable = true, .error = GV_STR("y.mlir: error: \"\xff\"\n")}};
  char *text = document(&(gv_render_options){0}, results, 1);
  ck_has(text, "\"executionSuccessful\": false,\n"
               "          \"exitCode\": 0,\n"
               "          \"toolExecutionNotifications\": [\n"
               "            {\"level\":\"error\",\"message\":{\"text\":\"y.mlir: error: "
               "\\\"\xef\xbf\xbd\\\"\"},\"locations\":[");
  ck_has(text, "\"results\": []");
  free(text);
}
END_TEST

START_TEST(max_findings_are_noted) {
  fixture f = {0};
  set_up(&f, source);
  for (uint32_t line = 1; line <= 3; line++)
    find(&f, GV_RULE_NULL_HANDLE, (gv_loc){0, line, 1}, "m");
  char *text = take_document(&f, &(gv_render_options){.max_findings = 1});
  ck_assert_uint_eq(times(text, "\"ruleId\""), 1);
  ck_has(text, "\"executionSuccessful\": true");
  ck_has(text, "\"level\":\"note\",\"message\":{\"text\":\"2 more findings not shown, for "
               "--max-findings\"}");
  free(text);
}
END_TEST

START_TEST(too_many_notes_are_cut) {
  fixture f = {0};
  set_up(&f, source);
  gv_finding *finding = find(&f, GV_RULE_NULL_HANDLE, (gv_loc){0, 1, 1}, "m");
  for (int i = 0; i < 1500; i++)
    gv_finding_note(finding, GV_NOTE_STEP, (gv_loc){0, 2, 1}, GV_STR("step"));
  char *text = take_document(&f, &(gv_render_options){0});
  ck_assert_uint_eq(
      times(text, "\"step\""),
      2 * 999); /* once in the notes, once in the path; the finding itself is the 1,000th */
  ck_has(text, "1 finding is shown with the first 999 notes only");
  free(text);
}
END_TEST

START_TEST(of_too_many_results_the_gravest_are_kept) {
  enum { LEAKS = 25000, REST = 10 };
  fixture f = {0};
  set_up(&f, source);
  for (uint32_t i = 0; i < LEAKS; i++) find(&f, GV_RULE_STREAM_LEAK, (gv_loc){0, 1, 1}, "m");
  for (uint32_t i = 0; i < REST; i++) find(&f, GV_RULE_UNKNOWN_HANDLE, (gv_loc){0, 2, 1}, "m");
  for (uint32_t i = 0; i < REST; i++) find(&f, GV_RULE_NULL_HANDLE, (gv_loc){0, 3, 1}, "m");
  char *text = take_document(&f, &(gv_render_options){0});
  ck_assert_uint_eq(times(text, "\"ruleId\":\"stream-leak\""), LEAKS - 2 * REST);
  ck_assert_uint_eq(times(text, "\"ruleId\":\"unknown-handle\""), REST);
  ck_assert_uint_eq(times(text, "\"ruleId\":\"null-handle\""), REST);
  ck_has(text, "{\"level\":\"warning\",\"message\":{\"text\":\"20 results are left out, the least "
               "severe: the limit is 25000\"}}");
  free(text);
}
END_TEST

UNIT_MAIN("render_sarif", RUNS(a_finding_is_one_result), RUNS(every_rule_is_described),
          RUNS(levels_are_those_of_the_severities), RUNS(a_leak_is_a_path_from_the_finding),
          RUNS(columns_are_utf16), RUNS(a_place_that_is_not_known_is_the_input),
          RUNS(paths_become_uris), RUNS(fingerprints_are_of_what_is_said),
          RUNS(equal_findings_are_numbered), RUNS(unusable_files_are_notifications),
          RUNS(max_findings_are_noted), RUNS(too_many_notes_are_cut),
          RUNS(of_too_many_results_the_gravest_are_kept))
