/* What lies at a constant index, loaded once more or by the first round of a loop: it is the same, as long as nothing is written there in between. */
#include "runtime.h"

#define MAKE(n)                                                                                                                                      \
  void *s[8], *e[8];                                                                                                                                 \
  void *own = mgpuStreamCreate(), *b = mgpuMemAlloc(64, own, 0);                                                                                     \
  mgpuStreamSynchronize(own);                                                                                                                        \
  for (long i = 0; i < n; i++) {                                                                                                                     \
    s[i] = mgpuStreamCreate();                                                                                                                       \
    e[i] = mgpuEventCreate();                                                                                                                        \
  }
#define END(n)                                                                                                                                       \
  for (long i = 0; i < n; i++)                                                                                                                       \
    mgpuStreamSynchronize(s[i]);                                                                                                                     \
  mgpuStreamSynchronize(own);                                                                                                                        \
  mgpuMemFree(b, own);                                                                                                                               \
  for (long i = 0; i < n; i++) {                                                                                                                     \
    mgpuStreamDestroy(s[i]);                                                                                                                         \
    mgpuEventDestroy(e[i]);                                                                                                                          \
  }                                                                                                                                                  \
  mgpuStreamDestroy(own);

void right_peeled(long n) {
  if (n < 1 || n > 8) return;
  MAKE(n)
  mgpuMemset32(b, 7, 1, own);
  mgpuEventRecord(e[0], own);
  mgpuStreamWaitEvent(s[0], e[0]);
  mgpuMemset32(b, 8, 1, s[0]);
  mgpuEventRecord(e[0], s[0]);
  for (long i = 1; i < n; i++) {
    mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 9, 1, s[i]);
    mgpuEventRecord(e[i], s[i]);
  }
  END(n)
}

void right_by_two(void) {
  MAKE(3)
  mgpuMemset32(b, 7, 1, s[0]);
  mgpuEventRecord(e[0], s[0]);
  mgpuStreamWaitEvent(s[1], e[0]);
  mgpuMemset32(b, 8, 1, s[1]);
  mgpuEventRecord(e[1], s[1]);
  mgpuStreamWaitEvent(s[2], e[1]);
  mgpuMemset32(b, 9, 1, s[2]);
  END(3)
}

void wrong_recorded_too_early(long n) {
  if (n < 2 || n > 8) return;
  MAKE(n)
  mgpuEventRecord(e[0], s[0]);
  mgpuMemset32(b, 8, 1, s[0]);
  for (long i = 1; i < n; i++) {
    mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 9, 1, s[i]); // expect: stream-race
    mgpuEventRecord(e[i], s[i]);
  }
  END(n)
}

void wrong_another_one(long n) {
  if (n < 2 || n > 8) return;
  MAKE(n)
  void *other = mgpuEventCreate(), *first;
  mgpuMemset32(b, 8, 1, s[0]);
  mgpuEventRecord(e[0], s[0]);
  first = e[0];
  e[0] = other;
  for (long i = 1; i < n; i++) {
    mgpuStreamWaitEvent(s[i], e[i - 1]); // expect: event-not-recorded
    mgpuMemset32(b, 9, 1, s[i]);
    mgpuEventRecord(e[i], s[i]);
  }
  mgpuEventDestroy(first);
  END(n)
}

static void put(void **e, void *x) { e[0] = x; }

void wrong_put_by_a_call(long n) {
  if (n < 2 || n > 8) return;
  MAKE(n)
  void *other = mgpuEventCreate(), *first;
  mgpuMemset32(b, 8, 1, s[0]);
  mgpuEventRecord(e[0], s[0]);
  first = e[0];
  put(e, other);
  mgpuStreamWaitEvent(s[1], e[0]); // expect: event-not-recorded
  mgpuMemset32(b, 9, 1, s[1]);
  mgpuEventDestroy(first);
  END(n)
}

void wrong_put_on_one_way(long n) {
  if (n < 2 || n > 8) return;
  MAKE(n)
  mgpuMemset32(b, 8, 1, s[0]);
  mgpuEventRecord(e[0], s[0]);
  void *other = mgpuEventCreate(), *last = other;
  if (stop()) {
    last = e[0];
    e[0] = other;
  }
  for (long i = 1; i < n; i++) {
    mgpuStreamWaitEvent(s[i], e[i - 1]); // expect: event-not-recorded
    mgpuMemset32(b, 9, 1, s[i]);
    mgpuEventRecord(e[i], s[i]);
  }
  mgpuEventDestroy(last);
  END(n)
}

void wrong_recorded_again(long n) {
  if (n < 2 || n > 8) return;
  MAKE(n)
  mgpuMemset32(b, 8, 1, s[0]);
  mgpuEventRecord(e[0], s[0]);
  mgpuEventRecord(e[0], own);
  for (long i = 1; i < n; i++) {
    mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 9, 1, s[i]); // expect: stream-race
    mgpuEventRecord(e[i], s[i]);
  }
  END(n)
}

void wrong_from_two(long n) {
  if (n < 3 || n > 8) return;
  MAKE(n)
  mgpuMemset32(b, 8, 1, s[0]);
  mgpuEventRecord(e[0], s[0]);
  for (long i = 2; i < n; i++) {
    mgpuStreamWaitEvent(s[i], e[i - 1]); // expect: event-not-recorded
    mgpuMemset32(b, 9, 1, s[i]); // expect: stream-race
    mgpuEventRecord(e[i], s[i]);
  }
  END(n)
}

void wrong_destroyed_in_between(long n) {
  if (n < 2 || n > 8) return;
  MAKE(n)
  mgpuMemset32(b, 8, 1, s[0]);
  mgpuEventRecord(e[0], s[0]);
  mgpuEventDestroy(e[0]);
  for (long i = 1; i < n; i++) {
    mgpuStreamWaitEvent(s[i], e[i - 1]); // expect: event-use-after-destroy
    mgpuEventRecord(e[i], s[i]);
  }
  e[0] = mgpuEventCreate();
  END(n)
}

void wrong_swapped(long n) { // undecided: O0 O1 O2
  if (n < 2 || n > 8) return;
  MAKE(n)
  mgpuMemset32(b, 8, 1, s[0]);
  mgpuEventRecord(e[0], s[0]);
  void *x = e[0];
  e[0] = e[1];
  e[1] = x;
  mgpuStreamWaitEvent(s[1], e[0]); // expect: event-not-recorded
  mgpuMemset32(b, 9, 1, s[1]);
  END(n)
}

void wrong_by_an_index(long n, long j) {
  if (n < 2 || n > 8 || j < 0 || j >= n) return;
  MAKE(n)
  mgpuMemset32(b, 8, 1, s[0]);
  mgpuEventRecord(e[0], s[0]);
  void *other = mgpuEventCreate(), *x = e[j];
  e[j] = other;
  mgpuStreamWaitEvent(s[1], e[0]); // expect: event-not-recorded
  mgpuMemset32(b, 9, 1, s[1]);
  mgpuEventDestroy(x);
  END(n)
}

void right_loaded_before(long n) {
  if (n < 1 || n > 8) return;
  MAKE(n)
  void *begun = mgpuEventCreate(), *first = s[0];
  mgpuMemset32(b, 7, 1, own);
  mgpuEventRecord(begun, own);
  mgpuStreamWaitEvent(first, begun);
  for (long i = 0; i < n; i++) {
    if (i > 0) mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 8, 1, s[i]);
    mgpuEventRecord(e[i], s[i]);
  }
  END(n)
  mgpuEventDestroy(begun);
}

void wrong_loaded_of_another(long n) {
  if (n < 2 || n > 8) return;
  MAKE(n)
  void *begun = mgpuEventCreate(), *second = s[1];
  mgpuMemset32(b, 7, 1, own);
  mgpuEventRecord(begun, own);
  mgpuStreamWaitEvent(second, begun);
  for (long i = 0; i < n; i++) {
    if (i > 0) mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 8, 1, s[i]); // expect: stream-race
    mgpuEventRecord(e[i], s[i]);
  }
  END(n)
  mgpuEventDestroy(begun);
}

void wrong_changed_in_the_loop(long n) {
  if (n < 2 || n > 8) return;
  MAKE(n)
  void *begun = mgpuEventCreate(), *first = s[0], *x;
  mgpuMemset32(b, 7, 1, own);
  mgpuEventRecord(begun, own);
  mgpuStreamWaitEvent(first, begun);
  for (long i = 0; i < n; i++) {
    x = s[i];
    if (i == 0) s[i] = mgpuStreamCreate();
    if (i > 0) mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 8, 1, s[i]); // expect: stream-race
    mgpuEventRecord(e[i], s[i]);
    if (i == 0) mgpuStreamDestroy(x);
  }
  END(n)
  mgpuEventDestroy(begun);
}

void wrong_of_a_later_round(long n) {
  if (n < 2 || n > 8) return;
  MAKE(n)
  void *begun = mgpuEventCreate(), *first = s[0];
  mgpuMemset32(b, 7, 1, own);
  mgpuEventRecord(begun, own);
  mgpuStreamWaitEvent(first, begun);
  for (long i = 1; i < n; i++) {
    mgpuMemset32(b, 8, 1, s[i]); // expect: stream-race
    mgpuEventRecord(e[i], s[i]);
    mgpuEventSynchronize(e[i]);
  }
  END(n)
  mgpuEventDestroy(begun);
}
