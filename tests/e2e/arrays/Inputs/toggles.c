/* Streams and events that are taken in turn by a number which goes round: `cur ^= 1`, `cur = 1 - cur`, a swap, the remainder of a counter that begins
 * later. Each iteration waits for the one before it, but the first, which has none. */
#include "runtime.h"

#define MAKE(count)                                                                                                                                            \
  void *s[count], *e[count];                                                                                                                                   \
  for (int i = 0; i < count; i++) s[i] = mgpuStreamCreate(), e[i] = mgpuEventCreate();                                                                         \
  void *b = mgpuMemAlloc(64, 0, 0);
#define END(count)                                                                                                                                             \
  for (int i = 0; i < count; i++) {                                                                                                                            \
    mgpuStreamSynchronize(s[i]);                                                                                                                               \
    mgpuStreamDestroy(s[i]);                                                                                                                                   \
    mgpuEventDestroy(e[i]);                                                                                                                                    \
  }                                                                                                                                                            \
  mgpuMemFree(b, 0);

void right_remainder(int n) {
  MAKE(2)
  for (int i = 0; i < n; i++) {
    if (i > 0) mgpuStreamWaitEvent(s[i % 2], e[(i + 1) % 2]);
    mgpuMemset32(b, i, 16, s[i % 2]);
    mgpuEventRecord(e[i % 2], s[i % 2]);
  }
  END(2)
}

void wrong_second_does_not_wait(int n) {
  MAKE(2)
  for (int i = 0; i < n; i++) {
    if (i > 1) mgpuStreamWaitEvent(s[i % 2], e[(i + 1) % 2]);
    mgpuMemset32(b, i, 16, s[i % 2]); // expect: stream-race
    mgpuEventRecord(e[i % 2], s[i % 2]);
  }
  END(2)
}

void right_one_less_the_remainder(int n) {
  MAKE(2)
  for (int i = 0; i < n; i++) {
    int cur = i % 2, prev = 1 - cur;
    if (i > 0) mgpuStreamWaitEvent(s[cur], e[prev]);
    mgpuMemset32(b, i, 16, s[cur]);
    mgpuEventRecord(e[cur], s[cur]);
  }
  END(2)
}

void right_exclusive_or(int n) {
  MAKE(2)
  int cur = 0;
  for (int i = 0; i < n; i++) {
    if (i > 0) mgpuStreamWaitEvent(s[cur], e[cur ^ 1]);
    mgpuMemset32(b, i, 16, s[cur]);
    mgpuEventRecord(e[cur], s[cur]);
    cur ^= 1;
  }
  END(2)
}

void wrong_waits_for_itself(int n) {
  MAKE(2)
  int cur = 0;
  for (int i = 0; i < n; i++) {
    if (i > 1) mgpuStreamWaitEvent(s[cur], e[cur]);
    mgpuMemset32(b, i, 16, s[cur]); // expect: stream-race
    mgpuEventRecord(e[cur], s[cur]);
    cur ^= 1;
  }
  END(2)
}

void wrong_not_recorded_once(int n) {
  MAKE(2)
  int cur = 0;
  for (int i = 0; i < n; i++) {
    if (i > 0) mgpuStreamWaitEvent(s[cur], e[cur ^ 1]);
    mgpuMemset32(b, i, 16, s[cur]); // expect: stream-race
    if (i != 3) mgpuEventRecord(e[cur], s[cur]);
    cur ^= 1;
  }
  END(2)
}

void right_stays_once(int n) { // undecided: O0 O1
  MAKE(2)
  int cur = 0;
  for (int i = 0; i < n; i++) {
    if (i > 0) mgpuStreamWaitEvent(s[cur], e[cur ^ 1]);
    mgpuMemset32(b, i, 16, s[cur]);
    mgpuEventRecord(e[cur], s[cur]);
    cur = i == 3 ? cur : cur ^ 1;
  }
  END(2)
}

void right_without_a_counter(void) {
  MAKE(2)
  int cur = 0;
  mgpuEventRecord(e[0], s[0]);
  mgpuEventRecord(e[1], s[1]);
  while (!stop()) {
    mgpuStreamWaitEvent(s[cur], e[!cur]);
    mgpuMemset32(b, 7, 16, s[cur]);
    mgpuEventRecord(e[cur], s[cur]);
    cur = !cur;
  }
  END(2)
}

void right_swapped(int n) {
  MAKE(2)
  int cur = 0, prev = 1;
  for (int i = 0; i < n; i++) {
    if (i > 0) mgpuStreamWaitEvent(s[cur], e[prev]);
    mgpuMemset32(b, i, 16, s[cur]);
    mgpuEventRecord(e[cur], s[cur]);
    int next = prev;
    prev = cur, cur = next;
  }
  END(2)
}

void right_three(int n) {
  MAKE(3)
  int cur = 0;
  for (int i = 0; i < n; i++) {
    if (i > 0) mgpuStreamWaitEvent(s[cur], e[(cur + 2) % 3]);
    mgpuMemset32(b, i, 16, s[cur]);
    mgpuEventRecord(e[cur], s[cur]);
    cur = (cur + 1) % 3;
  }
  END(3)
}

void wrong_three(int n) {
  MAKE(3)
  int cur = 0;
  for (int i = 0; i < n; i++) {
    if (i > 2) mgpuStreamWaitEvent(s[cur], e[(cur + 1) % 3]);
    mgpuMemset32(b, i, 16, s[cur]); // expect: stream-race
    mgpuEventRecord(e[cur], s[cur]);
    cur = (cur + 1) % 3;
  }
  END(3)
}

void right_down(int n) {
  MAKE(3)
  int cur = 2;
  for (int i = 0; i < n; i++) {
    mgpuMemset32(b, i, 16, s[cur]);
    mgpuStreamSynchronize(s[cur]);
    cur = cur ? cur - 1 : 2;
  }
  END(3)
}

void wrong_down(int n) {
  MAKE(3)
  int cur = 2;
  for (int i = 0; i < n; i++) {
    mgpuMemset32(b, i, 16, s[cur]); // expect: stream-race
    if (cur) mgpuStreamSynchronize(s[cur]);
    cur = cur ? cur - 1 : 2;
  }
  END(3)
}

void right_later(int n) {
  MAKE(3)
  mgpuMemset32(b, 7, 16, s[2]);
  mgpuEventRecord(e[2], s[2]);
  for (int i = 3; i < n; i++) {
    mgpuStreamWaitEvent(s[i % 3], e[(i + 2) % 3]);
    mgpuMemset32(b, i, 16, s[i % 3]);
    mgpuEventRecord(e[i % 3], s[i % 3]);
  }
  END(3)
}

void wrong_later(int n) {
  MAKE(3)
  mgpuMemset32(b, 7, 16, s[2]);
  mgpuEventRecord(e[2], s[2]);
  for (int i = 4; i < n; i++) {
    mgpuStreamWaitEvent(s[i % 3], e[(i + 2) % 3]); // expect: event-not-recorded
    mgpuMemset32(b, i, 16, s[i % 3]);              // expect: stream-race
    mgpuEventRecord(e[i % 3], s[i % 3]);
  }
  END(3)
}

void right_changed_on_the_way(int n) {
  MAKE(2)
  for (int i = 0; i < n; i++) {
    if (i > 0) {
      mgpuStreamSynchronize(s[i % 2]);
      mgpuStreamDestroy(s[i % 2]);
      s[i % 2] = mgpuStreamCreate();
    }
    mgpuMemset32(b, i, 16, s[i % 2]);
    mgpuStreamSynchronize(s[i % 2]);
  }
  END(2)
}

void wrong_changed_on_the_way(int n) {
  MAKE(2)
  for (int i = 0; i < n; i++) {
    if (i > 0) {
      mgpuStreamDestroy(s[i % 2]);
      s[i % 2] = mgpuStreamCreate();
    }
    mgpuMemset32(b, i, 16, s[i % 2]); // expect: stream-race
  }
  END(2)
}

/* The number goes on from one round of the outer loop to the next: each first iteration has one before it but the very first. */
void right_nested(int n) {
  MAKE(2)
  int cur = 0;
  for (int k = 0; k < n; k++)
    for (int i = 0; i < 3; i++) {
      if (k > 0 || i > 0) mgpuStreamWaitEvent(s[cur], e[cur ^ 1]);
      mgpuMemset32(b, i, 16, s[cur]);
      mgpuEventRecord(e[cur], s[cur]);
      cur ^= 1;
    }
  END(2)
}

void wrong_nested(int n) {
  MAKE(2)
  int cur = 0;
  for (int k = 0; k < n; k++)
    for (int i = 0; i < 3; i++) {
      if (i > 0) mgpuStreamWaitEvent(s[cur], e[cur ^ 1]);
      mgpuMemset32(b, i, 16, s[cur]); // expect: stream-race
      mgpuEventRecord(e[cur], s[cur]);
      cur ^= 1;
    }
  END(2)
}

void wrong_begins_again(int n) {
  MAKE(2)
  for (int k = 0; k < n; k++) {
    int cur = 0;
    for (int i = 0; i < 3; i++) {
      if (k > 0 || i > 0) mgpuStreamWaitEvent(s[cur], e[cur ^ 1]); // expect: stream-use-after-destroy
      mgpuMemset32(b, i, 16, s[cur]);
      mgpuEventRecord(e[cur], s[cur]);
      if (i == 2) mgpuStreamDestroy(s[cur]);
      cur ^= 1;
    }
  }
}

void right_behind_the_loop(int n) {
  MAKE(4)
  int cur = 0;
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[cur]);
    cur = (cur + 1) % 3;
  }
  mgpuStreamSynchronize(s[cur]);
  END(4)
}

void wrong_behind_the_loop(int n) {
  MAKE(4)
  int cur = 0;
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[cur]);
    cur = (cur + 1) % 3;
  }
  mgpuStreamDestroy(s[cur]);
  mgpuStreamDestroy(s[0]); // expect: stream-double-destroy
}
