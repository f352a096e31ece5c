/* Running programs: what comes back, how it ended, and that nothing outlives the limit. */
#include "tool/tool.h"

#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "unit.h"

static gv_tool_outcome run(gv_arena *arena, const char *script, gv_str input,
                           unsigned milliseconds) {
  const char *const words[] = {"/bin/sh", "-c", script, NULL};
  gv_tool_call call = {words, input, milliseconds};
  gv_tool_outcome outcome;
  signal(SIGPIPE, SIG_IGN);
  gv_tool_run(arena, &call, &outcome);
  return outcome;
}

enum { LONG = 20000 };

START_TEST(output_and_diagnostics_come_back) {
  gv_arena arena = {0};
  gv_tool_outcome o = run(&arena, "echo out; echo err >&2; exit 3", GV_STR(""), LONG);
  ck_assert_int_eq(o.end, GV_TOOL_EXITED);
  ck_assert_int_eq(o.code, 3);
  ck_text_eq(o.output, "out\n");
  ck_text_eq(o.diagnostics, "err\n");
  ck_assert_int_eq(o.output.at[o.output.len], 0);
  gv_arena_clear(&arena);
}
END_TEST

/* More than a pipe holds, both ways at once. */
START_TEST(input_goes_through) {
  gv_arena arena = {0};
  size_t size = (size_t)3 << 20;
  char *bytes = gv_arena_take(&arena, size);
  for (size_t i = 0; i < size; i++) bytes[i] = (char)('a' + i % 23);
  gv_tool_outcome o = run(&arena, "cat", (gv_str){bytes, size}, LONG);
  ck_assert_int_eq(o.end, GV_TOOL_EXITED);
  ck_assert(gv_str_equal(o.output, (gv_str){bytes, size}));
  gv_arena_clear(&arena);
}
END_TEST

START_TEST(input_that_nobody_reads_is_no_harm) {
  gv_arena arena = {0};
  size_t size = (size_t)3 << 20;
  gv_tool_outcome o =
      run(&arena, "exec <&-; echo done", (gv_str){gv_arena_take(&arena, size), size}, LONG);
  ck_assert_int_eq(o.end, GV_TOOL_EXITED);
  ck_text_eq(o.output, "done\n");
  gv_arena_clear(&arena);
}
END_TEST

START_TEST(a_signal_is_told_from_an_exit) {
  gv_arena arena = {0};
  gv_tool_outcome o = run(&arena, "echo before; kill -TERM $$", GV_STR(""), LONG);
  ck_assert_int_eq(o.end, GV_TOOL_KILLED);
  ck_assert_int_eq(o.code, SIGTERM);
  ck_text_eq(o.output, "before\n");
  gv_arena_clear(&arena);
}
END_TEST

/* One that has ended and that nobody has asked for its status is still there, as a zombie. */
static bool is_running(pid_t pid) {
  char path[64], state = 'Z';
  snprintf(path, sizeof path, "/proc/%ld/stat", (long)pid);
  FILE *file = fopen(path, "r");
  if (!file) return false;
  if (fscanf(file, "%*d (%*[^)]) %c", &state) != 1) state = 'Z';
  fclose(file);
  return state != 'Z';
}

static void check_ended(pid_t pid) {
  ck_assert_int_gt(pid, 1);
  for (int i = 0; i < 6000 && is_running(pid); i++)
    nanosleep(&(struct timespec){0, 10000000}, NULL);
  ck_assert(!is_running(pid));
}

/* What it has started is ended with it: the number of the process that sleeps is on its output. */
static void check_stopped(const char *script) {
  gv_arena arena = {0};
  gv_tool_outcome o = run(&arena, script, GV_STR(""), 300);
  ck_assert_int_eq(o.end, GV_TOOL_TIMED_OUT);
  check_ended((pid_t)atol(o.output.at));
  gv_arena_clear(&arena);
}

START_TEST(the_time_limit_ends_all_of_it) {
  check_stopped("sleep 100000 & echo $!; wait");
  check_stopped("sleep 100000 >/dev/null 2>&1 & echo $!; exec >&- 2>&-; sleep 100000");
}
END_TEST

START_TEST(what_it_leaves_behind_is_ended) {
  gv_arena arena = {0};
  gv_tool_outcome o = run(&arena, "sleep 100000 >/dev/null 2>&1 & echo $!", GV_STR(""), LONG);
  ck_assert_int_eq(o.end, GV_TOOL_EXITED);
  check_ended((pid_t)atol(o.output.at));
  gv_arena_clear(&arena);
}
END_TEST

START_TEST(what_cannot_be_run_is_told) {
  gv_arena arena = {0};
  const char *const words[] = {"/nowhere/program", NULL};
  gv_tool_outcome o;
  gv_tool_run(&arena, &(gv_tool_call){words, GV_STR(""), LONG}, &o);
  ck_assert_int_eq(o.end, GV_TOOL_NOT_STARTED);
  ck_assert_str_eq(strerror(o.code), "No such file or directory");
  gv_arena_clear(&arena);
}
END_TEST

/* An argument is an argument: nothing looks at what is in it. */
START_TEST(there_is_no_shell) {
  gv_arena arena = {0};
  const char *const words[] = {"/bin/echo", "$(echo x); `echo y` > /nowhere/z | cat", NULL};
  gv_tool_outcome o;
  gv_tool_run(&arena, &(gv_tool_call){words, GV_STR(""), LONG}, &o);
  ck_text_eq(o.output, "$(echo x); `echo y` > /nowhere/z | cat\n");
  gv_arena_clear(&arena);
}
END_TEST

START_TEST(programs_are_found_on_the_path) {
  gv_arena arena = {0};
  setenv("PATH", "/nowhere:/bin", 1);
  ck_text_eq(gv_tool_find(&arena, "sh"), "/bin/sh");
  ck_text_eq(gv_tool_find(&arena, "/bin/sh"), "/bin/sh");
  ck_assert_ptr_null(gv_tool_find(&arena, "no-such-program").at);
  ck_assert_ptr_null(gv_tool_find(&arena, "/bin").at);
  ck_assert_ptr_null(gv_tool_find(&arena, "").at);
  unsetenv("PATH");
  ck_assert_ptr_null(gv_tool_find(&arena, "sh").at);
  gv_arena_clear(&arena);
}
END_TEST

UNIT_MAIN("tool", RUNS(output_and_diagnostics_come_back), RUNS(input_goes_through),
          RUNS(input_that_nobody_reads_is_no_harm), RUNS(a_signal_is_told_from_an_exit),
          RUNS(the_time_limit_ends_all_of_it), RUNS(what_it_leaves_behind_is_ended),
          RUNS(what_cannot_be_run_is_told), RUNS(there_is_no_shell),
          RUNS(programs_are_found_on_the_path))
