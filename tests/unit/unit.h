/* unit: what every unit test program needs. Each is one suite of libcheck, run with one test a
 * process. */
#ifndef GV_UNIT_H
#define GV_UNIT_H

#include <check.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/base.h"

/* What was written to a tmpfile(), NUL-terminated and to be freed; closes it. */
static inline char *unit_take_text(FILE *file) {
  long size = ftell(file);
  ck_assert_int_ge(size, 0);
  char *text = gv_malloc((size_t)size + 1);
  rewind(file);
  ck_assert_uint_eq(fread(text, 1, (size_t)size, file), (size_t)size);
  text[size] = 0;
  fclose(file);
  return text;
}

/* A test, or one that must end with a signal. */
typedef struct unit_test {
  const TTest *test;
  int signal;
} unit_test;

static inline int unit_run(const char *name, const unit_test *tests, size_t count) {
  Suite *suite = suite_create(name);
  TCase *all = tcase_create("all");
  tcase_set_timeout(all, 0); /* no test fails by the clock; libcheck gives four seconds */
  for (size_t i = 0; i < count; i++)
    tcase_add_test_raise_signal(all, tests[i].test, tests[i].signal);
  suite_add_tcase(suite, all);
  SRunner *runner = srunner_create(suite);
  srunner_run_all(runner, CK_NORMAL);
  int failed = srunner_ntests_failed(runner);
  srunner_free(runner);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

#define RUNS(test)                                                                                 \
  { test, 0 }
#define ABORTS(test)                                                                               \
  { test, SIGABRT }
#define UNIT_MAIN(name, ...)                                                                       \
  int main(void) {                                                                                 \
    const unit_test tests[] = {__VA_ARGS__};                                                       \
    return unit_run(name, tests, sizeof tests / sizeof *tests);                                    \
  }

/* `actual` is a gv_str. */
#define ck_text_eq(actual, expected)                                                               \
  do {                                                                                             \
    gv_str unit_a = (actual), unit_e = gv_str_of(expected);                                        \
    ck_assert_msg(gv_str_equal(unit_a, unit_e), "got:\n%.*s\nexpected:\n%.*s", GV_FMT(unit_a),     \
                  GV_FMT(unit_e));                                                                 \
  } while (0)

#endif
