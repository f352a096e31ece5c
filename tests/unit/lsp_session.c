/* A session against a checker that does as it is told, and a clock that the test moves. */
#include <unistd.h>

#include "lsp/server.h"
#include "lsp/uri.h"
#include "model/builder.h"
#include "unit.h"

/* What the checker does with a document is what its text says. */
static void check(void *with, const gv_lsp_document *document, gv_lsp_result *result) {
  (void)with;
  if (gv_str_equal(document->text, GV_STR("crash"))) abort();
  if (gv_str_equal(document->text, GV_STR("wait"))) pause();
  if (gv_str_equal(document->text, GV_STR("refuse"))) {
    result->unusable = true;
    result->error =
        gv_format(&result->model.arena, "%.*s:1:3: error: no\nmore\n", GV_FMT(document->path));
    return;
  }
  gv_add_file(&result->model, document->path);
  gv_set_text(&result->model, document->text, true);
  bool needless = gv_str_equal(document->text, GV_STR("needless"));
  gv_rule rule = needless ? GV_RULE_REDUNDANT_WAIT : GV_RULE_STREAM_LEAK;
  gv_finding *f =
      gv_report_finding(&result->report, rule, (gv_loc){0, 1, 1}, GV_STR("main"), GV_STR("found"));
  if (needless)
    gv_finding_note(f, GV_NOTE_STEP, (gv_loc){gv_add_file(&result->model, GV_STR("b.mlir")), 7, 3},
                    GV_STR("a step"));
  gv_report_finish(&result->report);
}

static bool draw(void *with, const gv_lsp_document *document, gv_str function, FILE *out) {
  (void)with, (void)document;
  if (gv_str_equal(function, GV_STR("none"))) return false;
  fprintf(out, "<html>%.*s", GV_FMT(function));
  return true;
}

/* ---- the client ---- */

static const gv_lsp_hooks hooks = {.version = "7", .check = check},
                          drawing_hooks = {.version = "7", .check = check, .draw = draw};
static gv_session s;

static void say(const char *text) {
  char header[64];
  snprintf(header, sizeof header, "Content-Length: %zu\r\n\r\n", strlen(text));
  gv_session_receive(&s, gv_str_of(header));
  gv_session_receive(&s, gv_str_of(text));
}

/* What the server has said since the last time, message after message in a line, without what is in
 * all of them. */
static char said[1 << 16];
static const char *listen(void) {
  gv_framing framing = {0};
  gv_str message;
  said[0] = 0;
  gv_framing_feed(&framing, (gv_str){s.out.at, s.out.len});
  while (gv_framing_next(&framing, &message) == GV_FRAME_MESSAGE) {
    gv_str start = GV_STR("{\"jsonrpc\":\"2.0\",");
    ck_assert(message.len > start.len && memcmp(message.at, start.at, start.len) == 0);
    snprintf(said + strlen(said), sizeof said - strlen(said), "%.*s\n",
             (int)(message.len - start.len), message.at + start.len);
  }
  gv_framing_clear(&framing);
  s.out.len = 0;
  return said;
}

static void begin(const gv_lsp_hooks *with, const char *capabilities) {
  char text[1000];
  gv_session_init(&s, with);
  s.now = 1000;
  snprintf(text, sizeof text,
           "{\"id\":0,\"method\":\"initialize\",\"params\":{\"capabilities\":%s}}", capabilities);
  say(text);
  listen();
}

static void open_as(const char *uri, const char *text) {
  char message[1000];
  snprintf(
      message, sizeof message,
      "{\"method\":\"textDocument/"
      "didOpen\",\"params\":{\"textDocument\":{\"uri\":\"%s\",\"version\":1,\"text\":\"%s\"}}}",
      uri, text);
  say(message);
}

static void change_to(const char *text, int version) {
  char message[1000];
  snprintf(message, sizeof message,
           "{\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"file:///"
           "x\",\"version\":%d},"
           "\"contentChanges\":[{\"text\":\"%s\"}]}}",
           version, text);
  say(message);
}

static void ask(int id, const char *method, const char *more) {
  char message[1000];
  snprintf(message, sizeof message,
           "{\"id\":%d,\"method\":\"textDocument/"
           "%s\",\"params\":{\"textDocument\":{\"uri\":\"file:///x\"}%s}}",
           id, method, more);
  say(message);
}

static gv_document *document(uint32_t i) { return s.documents.at[i]; }
static bool is_checking(uint32_t i) { return document(i)->child.pid != 0; }
static void finish(uint32_t i) {
  while (is_checking(i)) gv_document_read(&s, document(i));
}

#define ck_said(expected) ck_assert_str_eq(listen(), expected)
#define ck_said_with(expected) ck_assert_msg(strstr(listen(), expected), "said: %s", said)

#define FOUND                                                                                      \
  "[{\"range\":{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":0,\"character\":4}},"     \
  "\"severity\":2,"                                                                                \
  "\"code\":\"stream-leak\",\"source\":\"gpuverify\",\"message\":\"found\"}]"
#define PUBLISHED(version, what)                                                                   \
  "\"method\":\"textDocument/publishDiagnostics\",\"params\":{\"uri\":\"file:///"                  \
  "x\",\"version\":" version ",\"diagnostics\":" what "}}\n"
#define CHANGED_MEANWHILE(id)                                                                      \
  "\"id\":" id ",\"error\":{\"code\":-32801,\"message\":\"the document was changed "               \
  "meanwhile\"}}\n"
#define CANCELLED(id) "\"id\":" id ",\"error\":{\"code\":-32800,\"message\":\"cancelled\"}}\n"
#define AT ",\"position\":{\"line\":0,\"character\":0}"

/* ---- checks ---- */

START_TEST(a_document_is_checked_at_once_when_it_is_opened) {
  begin(&hooks, "{}");
  open_as("file:///x", "text");
  ck_assert(gv_session_tick(&s) == GV_NEVER && is_checking(0));
  ck_said("");
  finish(0);
  ck_said(PUBLISHED("1", FOUND));
  say("{\"method\":\"textDocument/didClose\",\"params\":{\"textDocument\":{\"uri\":\"file:///"
      "x\"}}}");
  ck_said("\"method\":\"textDocument/publishDiagnostics\",\"params\":{\"uri\":\"file:///"
          "x\",\"diagnostics\":[]}}\n");
  ck_assert_uint_eq(s.documents.len, 0);
  gv_session_clear(&s);
}
END_TEST

START_TEST(a_change_is_checked_when_no_other_follows) {
  begin(&hooks, "{}");
  open_as("file:///x", "wait");
  gv_session_tick(&s);
  pid_t first = document(0)->child.pid;
  change_to("text", 2);
  ck_assert(!is_checking(0) && kill(first, 0) != 0); /* given up, and gone */
  ck_assert_uint_eq(gv_session_tick(&s), 1010);
  s.now = 1005;
  change_to("texx", 3);
  ck_assert_uint_eq(gv_session_tick(&s), 1015);
  s.now = 1015;
  gv_session_tick(&s);
  finish(0);
  ck_said(PUBLISHED("3", FOUND));
  gv_session_clear(&s);
}
END_TEST

START_TEST(changes_without_a_pause_put_a_check_off_only_so_long) {
  begin(&hooks, "{}");
  open_as("file:///x", "text");
  gv_session_tick(&s);
  finish(0);
  gv_time due = 0;
  for (int i = 0; i < 100 && !is_checking(0); i++, s.now += 10) {
    change_to("text", i);
    due = gv_session_tick(&s);
  }
  ck_assert(is_checking(0) && due == GV_NEVER);
  ck_assert_uint_ge(s.now, 1500);
  ck_assert_uint_le(s.now, 1520);
  gv_session_clear(&s);
}
END_TEST

START_TEST(the_delay_is_the_users) {
  gv_session_init(&s, &hooks);
  say("{\"id\":0,\"method\":\"initialize\",\"params\":{\"capabilities\":{},"
      "\"initializationOptions\":{\"debounce\":300}}}");
  open_as("file:///x", "text");
  change_to("text", 2);
  ck_assert_uint_eq(gv_session_tick(&s), 300);
  gv_session_clear(&s);
}
END_TEST

START_TEST(few_documents_are_checked_at_once) {
  begin(&hooks, "{}");
  open_as("file:///x", "text");
  open_as("file:///y", "wait");
  open_as("file:///z", "text");
  gv_session_tick(&s);
  ck_assert(is_checking(0) && is_checking(1) && !is_checking(2));
  finish(0);
  gv_session_tick(&s);
  ck_assert(is_checking(1) && is_checking(2));
  finish(2);
  ck_said_with("\"uri\":\"file:///z\",\"version\":1");
  gv_session_clear(&s);
}
END_TEST

START_TEST(what_crashes_is_told) {
  begin(&hooks, "{}");
  open_as("file:///x", "crash");
  gv_session_tick(&s);
  ask(1, "hover", AT);
  finish(0);
  ck_said_with("\"id\":1,\"result\":null");
  ck_assert(strstr(said, "its check crashed or took too long"));
  change_to("text", 2);
  s.now += 10;
  gv_session_tick(&s);
  finish(0);
  ck_said(PUBLISHED("2", FOUND));
  gv_session_clear(&s);
}
END_TEST

START_TEST(what_cannot_be_used_is_told_at_its_place) {
  begin(&hooks, "{}");
  open_as("file:///x", "refuse");
  gv_session_tick(&s);
  finish(0);
  ck_said_with(/* no fault of the text, and nothing is underlined */
               "{\"start\":{\"line\":0,\"character\":2},\"end\":{\"line\":0,\"character\":2}},"
               "\"severity\":3,\"code\":"
               "\"unusable\"");
  ck_assert(strstr(said, "\"message\":\"this cannot be verified: no\""));
  gv_session_clear(&s);
}
END_TEST

/* The page of its rule, the steps where the client shows them, and that it can be faded out. */
START_TEST(a_diagnostic_says_all_that_a_finding_does) {
  const gv_lsp_hooks with_pages = {.version = "7", .check = check, .rules_url = "https://x/rules/"};
  begin(&with_pages, "{\"textDocument\":{\"publishDiagnostics\":{\"relatedInformation\":true}}}");
  open_as("file:///a/x", "needless");
  gv_session_tick(&s);
  finish(0);
  ck_said_with("\"severity\":4,\"code\":\"redundant-wait\"");
  ck_assert(strstr(said, "\"codeDescription\":{\"href\":\"https://x/rules/redundant-wait.md\"}"));
  ck_assert(strstr(said, "\"relatedInformation\":[{\"location\":{\"uri\":\"file:///a/"
                         "b.mlir\",\"range\":{\"start\":{\"line\":6,\"character\":0}"));
  ck_assert(strstr(said, "\"message\":\"a step\""));
  ck_assert(strstr(said, "\"tags\":[1]"));
  gv_session_clear(&s);
  begin(&hooks, "{}");
  open_as("file:///a/x", "needless");
  gv_session_tick(&s);
  finish(0);
  ck_said_with("\"message\":\"found\\nb.mlir:7: a step\"");
  ck_assert(!strstr(said, "relatedInformation") && !strstr(said, "href"));
  gv_session_clear(&s);
}
END_TEST

/* ---- requests that wait ---- */

START_TEST(requests_wait_for_what_they_need) {
  begin(&hooks, "{}");
  open_as("file:///x", "text");
  ask(1, "codeLens", "");
  ask(2, "hover", AT);
  ck_said("");
  gv_session_tick(&s);
  finish(0);
  ck_said(PUBLISHED("1", FOUND) "\"id\":1,\"result\":[]}\n\"id\":2,\"result\":null}\n");
  ask(3, "codeLens", "");
  ck_said("\"id\":3,\"result\":[]}\n");
  gv_session_clear(&s);
}
END_TEST

START_TEST(a_change_refuses_what_waits) {
  begin(&hooks, "{}");
  open_as("file:///x", "wait");
  gv_session_tick(&s);
  ask(1, "hover", AT);
  change_to("text", 2);
  ck_said(CHANGED_MEANWHILE("1"));
  gv_session_clear(&s);
}
END_TEST

START_TEST(a_request_can_be_taken_back) {
  begin(&hooks, "{\"textDocument\":{\"diagnostic\":{}}}");
  open_as("file:///x", "wait");
  gv_session_tick(&s);
  ask(1, "diagnostic", "");
  ask(2, "hover", AT);
  say("{\"method\":\"$/cancelRequest\",\"params\":{\"id\":2}}");
  ck_said(CANCELLED("2"));
  ck_assert(is_checking(0));
  say("{\"method\":\"$/cancelRequest\",\"params\":{\"id\":1}}");
  ck_said(CANCELLED("1"));
  ck_assert(!is_checking(0)); /* nobody wants to know any more … */
  ask(3, "codeLens", "");
  gv_session_tick(&s);
  ck_assert(is_checking(0)); /* … until somebody does */
  gv_session_clear(&s);
}
END_TEST

START_TEST(a_client_that_pulls_is_told_once) {
  begin(&hooks, "{\"textDocument\":{\"diagnostic\":{}}}");
  open_as("file:///x", "text");
  ask(1, "diagnostic", "");
  gv_session_tick(&s);
  finish(0);
  ck_said("\"id\":1,\"result\":{\"kind\":\"full\",\"resultId\":\"1\",\"items\":" FOUND "}}\n");
  ask(2, "diagnostic", ",\"previousResultId\":\"1\"");
  ck_said("\"id\":2,\"result\":{\"kind\":\"unchanged\",\"resultId\":\"1\"}}\n");
  change_to("text", 2);
  ask(3, "diagnostic", ",\"previousResultId\":\"1\"");
  change_to("text", 3);
  ck_said_with("\"id\":3,\"error\":{\"code\":-32802"); /* ask again */
  gv_session_clear(&s);
}
END_TEST

START_TEST(an_answer_is_never_answered) {
  begin(&hooks, "{}");
  say("{\"id\":null,\"error\":{\"code\":-32700,\"message\":\"what?\"}}");
  say("{\"result\":7}");
  say("{\"id\":{},\"result\":7}");
  say("{\"id\":7,\"result\":null}");
  ck_said("");
  say("{\"id\":7}");
  ck_said_with("\"id\":null,\"error\":{\"code\":-32600");
  gv_session_clear(&s);
}
END_TEST

/* ---- progress ---- */

#define PROGRESS(token, value)                                                                     \
  "\"method\":\"$/progress\",\"params\":{\"token\":" token ",\"value\":{\"kind\":" value "}}}\n"
#define BEGIN "\"begin\",\"title\":\"gpuverify is checking\",\"cancellable\":true"

START_TEST(a_long_check_shows_progress) {
  begin(&hooks, "{\"window\":{\"workDoneProgress\":true}}");
  open_as("file:///x", "wait");
  ck_assert_uint_eq(gv_session_tick(&s), 1400);
  s.now = 1399;
  gv_session_tick(&s);
  ck_said("");
  s.now = 1400;
  ck_assert_uint_eq(gv_session_tick(&s), GV_NEVER);
  ck_said("\"id\":\"gpuverify-1\",\"method\":\"window/workDoneProgress/"
          "create\",\"params\":{\"token\":\"gpuverify-1\"}}\n");
  say("{\"id\":\"gpuverify-1\",\"result\":null}");
  ck_said(PROGRESS("\"gpuverify-1\"", BEGIN));
  ask(1, "hover", AT);
  say("{\"method\":\"window/workDoneProgress/cancel\",\"params\":{\"token\":\"gpuverify-1\"}}");
  ck_said(PROGRESS("\"gpuverify-1\"", "\"end\"") CANCELLED("1"));
  ck_assert(!is_checking(0));
  gv_session_clear(&s);
}
END_TEST

START_TEST(progress_that_was_refused_is_not_shown) {
  begin(&hooks, "{\"window\":{\"workDoneProgress\":true}}");
  open_as("file:///x", "wait");
  gv_session_tick(&s);
  s.now += 400;
  gv_session_tick(&s);
  listen();
  say("{\"id\":\"gpuverify-1\",\"error\":{\"code\":1,\"message\":\"no\"}}");
  change_to("text", 2);
  ck_said("");
  gv_session_clear(&s);
}
END_TEST

START_TEST(a_request_can_bring_its_own_progress) {
  begin(&hooks, "{}");
  open_as("file:///x", "wait");
  gv_session_tick(&s);
  ask(1, "hover", AT ",\"workDoneToken\":7");
  ck_said(PROGRESS("7", BEGIN));
  say("{\"method\":\"window/workDoneProgress/cancel\",\"params\":{\"token\":7}}");
  ck_said(PROGRESS("7", "\"end\"") CANCELLED("1"));
  gv_session_clear(&s);
}
END_TEST

/* ---- pictures ---- */

#define SHOW(function)                                                                             \
  "{\"id\":5,\"method\":\"workspace/"                                                              \
  "executeCommand\",\"params\":{\"command\":\"gpuverify.showGraph\",\"arguments\":[\"file://"      \
  "/x\",\"" function "\"]}}"

START_TEST(pictures_are_offered_where_there_are_any) {
  gv_session_init(&s, &hooks);
  say("{\"id\":0,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}");
  listen();
  ck_assert(!strstr(said, "executeCommand"));
  open_as("file:///x", "text");
  say(SHOW("main"));
  ck_said_with("-32602");
  gv_session_clear(&s);
  gv_session_init(&s, &drawing_hooks);
  say("{\"id\":0,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}");
  ck_said_with("\"executeCommandProvider\":{\"commands\":[\"gpuverify.showGraph\"]}");
  gv_session_clear(&s);
}
END_TEST

START_TEST(a_picture_is_shown_from_a_file) {
  gv_arena arena = {0};
  begin(&drawing_hooks, "{\"window\":{\"showDocument\":{\"support\":true}}}");
  open_as("file:///x", "text");
  say(SHOW("main"));
  while (s.drawings.len) gv_drawing_read(&s, 0);
  ck_said_with("\"method\":\"window/showDocument\",\"params\":{\"uri\":\"file://");
  ck_assert(strstr(said, "\"id\":5,\"result\":{\"uri\":\"file://"));
  ck_assert_uint_eq(s.pages.len, 1);
  char *path = strdup(s.pages.at[0]), text[20] = {0};
  FILE *page = fopen(path, "r");
  ck_assert(page && fread(text, 1, sizeof text - 1, page) == 10);
  fclose(page);
  ck_assert_str_eq(text, "<html>main");
  gv_session_clear(&s);
  ck_assert(access(path, F_OK) != 0); /* it goes with the session */
  free(path);
  gv_arena_clear(&arena);
}
END_TEST

START_TEST(a_picture_that_cannot_be_made_is_an_error) {
  begin(&drawing_hooks, "{}");
  open_as("file:///x", "text");
  say(SHOW("none"));
  while (s.drawings.len) gv_drawing_read(&s, 0);
  ck_said_with("\"id\":5,\"error\":{\"code\":-32803");
  gv_session_clear(&s);
}
END_TEST

/* ---- names of files ---- */

static void check_uri(const char *uri, const char *path) {
  gv_arena arena = {0};
  gv_str got = gv_uri_to_path(&arena, gv_str_of(uri));
  ck_assert(path ? got.at && gv_str_equal(got, gv_str_of(path)) : !got.at);
  gv_arena_clear(&arena);
}

START_TEST(file_uris_are_paths) {
  gv_arena arena = {0};
  check_uri("file:///a/b%20c%C3%a4.mlir", "/a/b c\xc3\xa4.mlir");
  check_uri("file://localhost/a", "/a");
  check_uri("file:///a%2", "/a%2");
  check_uri("file:///a%zz", "/a%zz");
  check_uri("file:///a%00b", NULL);
  check_uri("file://other/a", NULL);
  check_uri("untitled:Untitled-1", NULL);
  check_uri("", NULL);
  ck_text_eq(gv_uri_of_path(&arena, GV_STR("/a/b c\xc3\xa4%.mlir"), GV_STR("")),
             "file:///a/b%20c%C3%A4%25.mlir");
  ck_text_eq(gv_uri_of_path(&arena, GV_STR("b.mlir"), GV_STR("file:///a%20a/x.mlir")),
             "file:///a%20a/b.mlir");
  ck_assert(!gv_uri_of_path(&arena, GV_STR("b.mlir"), GV_STR("untitled:x")).at);
  ck_assert(!gv_uri_of_path(&arena, GV_STR(""), GV_STR("file:///a/x")).at);
  gv_arena_clear(&arena);
}
END_TEST

UNIT_MAIN("lsp_session", RUNS(a_document_is_checked_at_once_when_it_is_opened),
          RUNS(a_change_is_checked_when_no_other_follows),
          RUNS(changes_without_a_pause_put_a_check_off_only_so_long), RUNS(the_delay_is_the_users),
          RUNS(few_documents_are_checked_at_once), RUNS(what_crashes_is_told),
          RUNS(what_cannot_be_used_is_told_at_its_place),
          RUNS(a_diagnostic_says_all_that_a_finding_does), RUNS(requests_wait_for_what_they_need),
          RUNS(a_change_refuses_what_waits), RUNS(a_request_can_be_taken_back),
          RUNS(a_client_that_pulls_is_told_once), RUNS(an_answer_is_never_answered),
          RUNS(a_long_check_shows_progress), RUNS(progress_that_was_refused_is_not_shown),
          RUNS(a_request_can_bring_its_own_progress),
          RUNS(pictures_are_offered_where_there_are_any), RUNS(a_picture_is_shown_from_a_file),
          RUNS(a_picture_that_cannot_be_made_is_an_error), RUNS(file_uris_are_paths))
