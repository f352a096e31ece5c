/* Elements beside the one of an iteration, where a branch asks whether there is one: `i < n - 1`, `i != n - 1`, `i > 0`. */
#include "runtime.h"

#define MAKE(n)                                                                                                                                                \
  void *s[8], *e[8];                                                                                                                                           \
  for (int i = 0; i < n; i++) s[i] = mgpuStreamCreate(), e[i] = mgpuEventCreate();                                                                             \
  for (int i = 0; i < n; i++) mgpuEventRecord(e[i], s[i]);
#define END(n)                                                                                                                                                 \
  for (int i = 0; i < n; i++) mgpuStreamDestroy(s[i]), mgpuEventDestroy(e[i]);

void right_both_sides(int n) {
  if (n < 2 || n > 8) return;
  MAKE(n)
  for (int i = 0; i < n; i++) {
    if (i > 0) mgpuStreamWaitEvent(s[i], e[i - 1]);
    if (i < n - 1) mgpuStreamWaitEvent(s[i], e[i + 1]);
  }
  END(n)
}

void wrong_last(int n) {
  if (n < 2 || n > 7) return;
  void *s[8], *e[8];
  for (int i = 0; i < 8; i++) s[i] = e[i] = 0;
  for (int i = 0; i < n; i++) s[i] = mgpuStreamCreate(), e[i] = mgpuEventCreate();
  for (int i = 0; i < n; i++) mgpuEventRecord(e[i], s[i]);
  for (int i = 0; i < n; i++)
    if (i <= n - 1) mgpuStreamWaitEvent(s[i], e[i + 1]); // expect: null-handle
  END(n)
}

void right_all_but_the_last(int n) {
  if (n < 1 || n > 8) return;
  MAKE(n)
  for (int i = 0; i < n; i++)
    if (i != n - 1) mgpuStreamWaitEvent(s[i], e[i + 1]);
  END(n)
}

void right_size(unsigned long n) {
  if (n < 1 || n > 8) return;
  MAKE(n)
  for (unsigned long i = 0; i < n; i++)
    if (i < n - 1) mgpuStreamWaitEvent(s[i], e[i + 1]);
  END(n)
}

void right_unsigned(unsigned n) { // undecided: O0
  if (n > 8) return;
  MAKE(n)
  for (unsigned i = 0; i != n; i++) {
    if (i < n - 1) mgpuStreamWaitEvent(s[i], e[i + 1]);
    if (i + 1 < n) mgpuStreamWaitEvent(s[i], e[i + 1]);
  }
  END(n)
}

void wrong_unsigned(unsigned n) { // before the first there is none, although 0 - 1 is not below it
  if (n > 7) return;
  void *s = mgpuStreamCreate();
  for (unsigned i = 0; i < n; i++)
    if (i - 1 < n - 1) mgpuStreamDestroy(s); // expect: stream-double-destroy
}

void wrong_of_none(unsigned n) { // n - 1 is not below n where there are none
  if (n > 7) return;
  void *s = mgpuStreamCreate();
  for (unsigned i = 0; i < 8; i++)
    if (i < n - 1) mgpuStreamDestroy(s); // expect: stream-double-destroy
}

void wrong_destroyed_before_the_last(int n) {
  if (n < 2 || n > 8) return;
  MAKE(n)
  for (int i = 0; i < n; i++) {
    if (i < n - 2) mgpuStreamDestroy(s[i + 1]);
    if (i >= n - 2 && i < n - 1) mgpuStreamSynchronize(s[i]); // expect: stream-use-after-destroy
  }
}

void right_from_none(unsigned n) {
  if (n > 8) return;
  MAKE((int)n)
  for (unsigned i = 0; i < n; i++) {
    if (i > 0) mgpuStreamWaitEvent(s[i], e[i - 1]);
    if (i < n - 1) mgpuStreamWaitEvent(s[i], e[i + 1]);
  }
  END((int)n)
}

void right_on_the_heap(int n) {
  if (n < 0) return;
  void **s = malloc(n * sizeof *s), **e = malloc(n * sizeof *e);
  for (int i = 0; i != n; i++) s[i] = mgpuStreamCreate(), e[i] = mgpuEventCreate();
  for (int i = 0; i != n; i++) mgpuEventRecord(e[i], s[i]);
  for (int i = 0; i != n; i++) {
    if (i > 0) mgpuStreamWaitEvent(s[i], e[i - 1]);
    if (i != n - 1) mgpuStreamWaitEvent(s[i], e[i + 1]);
  }
  for (int i = 0; i != n; i++) mgpuStreamDestroy(s[i]), mgpuEventDestroy(e[i]);
  free(s);
  free(e);
}

void right_second(int n) {
  if (n < 0 || n > 8) return;
  MAKE(n)
  if (n > 0 && n != 1) mgpuStreamWaitEvent(s[0], e[1]);
  END(n)
}

void wrong_second(int n) {
  if (n < 1 || n > 8) return;
  void *s[8], *e[8];
  for (int i = 0; i < 8; i++) s[i] = e[i] = 0;
  for (int i = 0; i < n; i++) s[i] = mgpuStreamCreate(), e[i] = mgpuEventCreate();
  for (int i = 0; i < n; i++) mgpuEventRecord(e[i], s[i]);
  if (n != 2) mgpuStreamWaitEvent(s[0], e[1]); // expect: null-handle
  END(n)
}

void wrong_second_of_seven(int n) {
  if (n < 1 || n > 7) return;
  void *s[8], *e[8];
  for (int i = 0; i < 8; i++) s[i] = e[i] = 0;
  for (int i = 0; i < n; i++) s[i] = mgpuStreamCreate(), e[i] = mgpuEventCreate();
  for (int i = 0; i < n; i++) mgpuEventRecord(e[i], s[i]);
  if (n != 7) mgpuStreamWaitEvent(s[0], e[1]); // expect: null-handle
  END(n)
}

void right_next_below_n(int n) {
  if (n < 0 || n > 8) return;
  MAKE(n)
  for (int i = 0; i < n; i++) {
    if (i > 0) mgpuStreamWaitEvent(s[i], e[i - 1]);
    if (i != n - 1) mgpuStreamWaitEvent(s[i], e[i + 1]);
  }
  END(n)
}

void right_next_is_not_n(size n) { // undecided: O2
  if (n > 8) return;
  void **s = malloc(n * sizeof *s), **e = malloc(n * sizeof *e);
  for (size i = 0; i < n; i++) s[i] = mgpuStreamCreate(), e[i] = mgpuEventCreate();
  for (size i = 0; i < n; i++) mgpuEventRecord(e[i], s[i]);
  for (size i = 0; i < n; i++) {
    if (i > 0) mgpuStreamWaitEvent(s[i], e[i - 1]);
    if (i + 1 != n) mgpuStreamWaitEvent(s[i], e[i + 1]);
  }
  for (size i = 0; i < n; i++) mgpuStreamDestroy(s[i]), mgpuEventDestroy(e[i]);
  free(s);
  free(e);
}

void wrong_next_is_not_seven(size n) {
  if (n > 7) return;
  void *s[8], *e[8];
  for (int i = 0; i < 8; i++) s[i] = e[i] = 0;
  for (size i = 0; i < n; i++) s[i] = mgpuStreamCreate(), e[i] = mgpuEventCreate();
  for (size i = 0; i < n; i++) mgpuEventRecord(e[i], s[i]);
  for (size i = 0; i < n; i++)
    if (i + 1 != 7) mgpuStreamWaitEvent(s[i], e[i + 1]); // expect: null-handle
  for (size i = 0; i < n; i++) mgpuStreamDestroy(s[i]), mgpuEventDestroy(e[i]);
}
