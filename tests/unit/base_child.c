#include "base/child.h"

#include <unistd.h>

#include "unit.h"

static int write_much(void *with, FILE *out) {
  for (int i = 0; i < 100000; i++) fprintf(out, "%s%05d", (const char *)with, i);
  return 5;
}
static int crash(void *with, FILE *out) {
  (void)with;
  fputs("half", out);
  abort();
}
static int wait_for_ever(void *with, FILE *out) {
  (void)with, (void)out;
  while (pause() < 0) continue; /* no signal of a test returns */
  return 0;
}
static int look_at_standard_streams(void *with, FILE *out) {
  (void)with;
  printf("nobody sees this");
  fprintf(stderr, "nor this");
  return fgetc(stdin) == EOF && fputs("seen", out) >= 0 ? 0 : 1;
}

static int run(gv_child *child, int (*act)(void *with, FILE *out), unsigned seconds) {
  ck_assert(gv_child_start(child, act, (void *)"x", seconds, true));
  ck_assert(child->pid > 0);
  while (gv_child_read(child)) continue;
  int result = gv_child_end(child);
  ck_assert(child->pid == 0 && child->from == -1);
  return result;
}

START_TEST(what_it_writes_and_returns_comes_back) {
  gv_child child;
  ck_assert_int_eq(run(&child, write_much, 60), 5);
  ck_assert_uint_eq(child.bytes.len, 600000);
  ck_assert(memcmp(child.bytes.at + 599994, "x99999", 6) == 0);
  gv_vec_free(&child.bytes);
}
END_TEST

START_TEST(a_crash_is_told) {
  gv_child child;
  ck_assert_int_eq(run(&child, crash, 60), -1);
  gv_vec_free(&child.bytes);
}
END_TEST

START_TEST(time_is_limited) {
  gv_child child;
  ck_assert_int_eq(run(&child, wait_for_ever, 1), -1);
  gv_vec_free(&child.bytes);
}
END_TEST

START_TEST(it_can_be_stopped) {
  gv_child child;
  ck_assert(gv_child_start(&child, wait_for_ever, NULL, 0, true));
  pid_t pid = child.pid;
  gv_child_stop(&child);
  ck_assert(child.pid == 0 && kill(pid, 0) != 0);
  gv_vec_free(&child.bytes);
}
END_TEST

START_TEST(it_has_no_standard_streams) {
  gv_child child;
  ck_assert_int_eq(run(&child, look_at_standard_streams, 60), 0);
  ck_assert_uint_eq(child.bytes.len, 4);
  gv_vec_free(&child.bytes);
}
END_TEST

UNIT_MAIN("base_child", RUNS(what_it_writes_and_returns_comes_back), RUNS(a_crash_is_told),
          RUNS(time_is_limited), RUNS(it_can_be_stopped), RUNS(it_has_no_standard_streams))
