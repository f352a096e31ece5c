/* Two streams that take turns, each iteration after the one before: all but the first wait for its event. Loops that go up and down, by counters with and
 * without a sign, of which optimizers peel the first iteration. */
#include "runtime.h"

#define MAKE                                                                                                                                                   \
  void *s[2], *e[2], *b = mgpuMemAlloc(64, 0, 0);                                                                                                              \
  int cur = 0;                                                                                                                                                 \
  for (int i = 0; i < 2; i++) s[i] = mgpuStreamCreate(), e[i] = mgpuEventCreate();
#define WAIT mgpuStreamWaitEvent(s[cur], e[cur ^ 1])
#define WORK mgpuMemset32(b, 7, 16, s[cur])
#define TURN mgpuEventRecord(e[cur], s[cur]), cur = !cur
#define END                                                                                                                                                    \
  for (int i = 0; i < 2; i++) {                                                                                                                                \
    mgpuStreamSynchronize(s[i]);                                                                                                                               \
    mgpuStreamDestroy(s[i]);                                                                                                                                   \
    mgpuEventDestroy(e[i]);                                                                                                                                    \
  }                                                                                                                                                            \
  mgpuMemFree(b, 0);

void right_signed(int n) {
  MAKE
  for (int i = 0; i < n; i++) {
    if (i > 0) WAIT;
    WORK;
    TURN;
  }
  END
}

void right_unsigned(unsigned n) {
  MAKE
  for (unsigned i = 0; i < n; i++) {
    if (i > 0) WAIT;
    WORK;
    TURN;
  }
  END
}

void right_not_zero(unsigned n) {
  MAKE
  for (unsigned i = 0; i < n; i++) {
    if (i != 0) WAIT;
    WORK;
    TURN;
  }
  END
}

void right_from_five(unsigned n) {
  MAKE
  for (unsigned i = 5; i < n; i++) {
    if (i > 5) WAIT;
    WORK;
    TURN;
  }
  END
}

void right_second_counter(unsigned n) {
  MAKE
  unsigned k = 0;
  for (unsigned i = 0; i < n; i++, k++) {
    if (k > 0) WAIT;
    WORK;
    TURN;
  }
  END
}

void right_down(unsigned n) {
  MAKE
  for (unsigned i = n; i > 0; i--) {
    if (i != n) WAIT;
    WORK;
    TURN;
  }
  END
}

void right_down_below(unsigned n) {
  MAKE
  for (unsigned i = n; i > 0; i--) {
    if (i < n) WAIT;
    WORK;
    TURN;
  }
  END
}

void right_down_to_n(unsigned n) {
  MAKE
  for (unsigned i = 9; i > n; i--) {
    if (i < 9) WAIT;
    WORK;
    TURN;
  }
  END
}

void right_down_from_the_last(int n) {
  MAKE
  for (int i = n - 1; i >= 0; i--) {
    if (i < n - 1) WAIT;
    WORK;
    TURN;
  }
  END
}

void wrong_second_does_not_wait(unsigned n) {
  MAKE
  for (unsigned i = 0; i < n; i++) {
    if (i > 1) WAIT;
    WORK; // expect: stream-race
    TURN;
  }
  END
}

void wrong_each_third_does_not_wait(unsigned n) {
  MAKE
  for (unsigned i = 0; i < n; i++) {
    if (i % 3) WAIT;
    WORK; // expect: stream-race
    TURN;
  }
  END
}

void wrong_byte_wraps(unsigned n) { // undecided: O0 O1 O2
  MAKE
  unsigned char k = 0;
  for (unsigned i = 0; i < n; i++, k++) {
    if (k > 0) WAIT;
    WORK; // expect: stream-race
    TURN;
  }
  END
}

void wrong_begins_again(unsigned n) {
  MAKE
  for (unsigned i = 0; i < n; i++) {
    if (i > 0) WAIT;
    WORK; // expect: stream-race
    TURN;
    if (n == 77 + i) i = -1;
  }
  END
}

void wrong_goes_on_below_zero(unsigned n) {
  MAKE
  for (unsigned i = 9; i != n; i--) {
    if (i < 9) WAIT;
    WORK; // expect: stream-race
    TURN;
  }
  END
}

void wrong_first_of_those_down_waits(unsigned n) {
  MAKE
  for (unsigned i = n; i > 0; i--) {
    if (i <= n) WAIT;  // expect: event-not-recorded
    WORK;
    TURN;
  }
  END
}

/* Of three, and with something in between. */
#define MAKE_THREE                                                                                                                                             \
  void *s[3], *e[3], *b = mgpuMemAlloc(64, 0, 0);                                                                                                              \
  int cur = 0;                                                                                                                                                 \
  for (int i = 0; i < 3; i++) s[i] = mgpuStreamCreate(), e[i] = mgpuEventCreate();
#define TURN_THREE mgpuEventRecord(e[cur], s[cur]), cur = (cur + 1) % 3
#define END_THREE                                                                                                                                              \
  for (int i = 0; i < 3; i++) {                                                                                                                                \
    mgpuStreamSynchronize(s[i]);                                                                                                                               \
    mgpuStreamDestroy(s[i]);                                                                                                                                   \
    mgpuEventDestroy(e[i]);                                                                                                                                    \
  }                                                                                                                                                            \
  mgpuMemFree(b, 0);

void right_chosen_event(int n) {
  MAKE_THREE
  for (int i = 0; i < n; i++) {
    if (i > 0) mgpuStreamWaitEvent(s[cur], e[cur ? cur - 1 : 2]);
    WORK;
    TURN_THREE;
  }
  END_THREE
}

void wrong_chosen_event(int n) { // undecided: O0
  MAKE_THREE
  for (int i = 0; i < n; i++) {
    if (i > 0) mgpuStreamWaitEvent(s[cur], e[cur ? cur - 1 : 1]);
    WORK; // expect: stream-race
    TURN_THREE;
  }
  END_THREE
}

void right_call_in_between(int n) {
  MAKE_THREE
  for (int i = 0; i < n; i++) {
    if (i > 0) {
      void *t = s[cur];
      if (stop()) mgpuStreamSynchronize(t);
      mgpuStreamWaitEvent(t, e[(cur + 2) % 3]);
    }
    WORK;
    TURN_THREE;
  }
  END_THREE
}

void right_checked(int n) {
  MAKE_THREE
  for (int i = 0; i < n; i++) {
    if (i > 0) {
      void *t = s[cur];
      if (stop()) __builtin_trap();
      void *last = e[(cur + 2) % 3];
      if (stop()) __builtin_trap();
      mgpuStreamWaitEvent(t, last);
    }
    WORK;
    TURN_THREE;
  }
  END_THREE
}

void wrong_waits_sometimes(int n) { // undecided: O0 O1 O2
  MAKE_THREE
  for (int i = 0; i < n; i++) {
    if (i > 0) {
      void *t = s[cur];
      if (stop()) mgpuStreamWaitEvent(t, e[(cur + 2) % 3]);
    }
    WORK; // expect: stream-race
    TURN_THREE;
  }
  END_THREE
}

void wrong_streams_change_places(int n) { // undecided: O0 O1 O2
  MAKE_THREE
  for (int i = 0; i < n; i++) {
    if (i > 0) {
      void *t = s[cur];
      if (stop()) {
        void *x = s[0];
        s[0] = s[1];
        s[1] = x;
      }
      mgpuStreamWaitEvent(t, e[(cur + 2) % 3]);
    }
    WORK; // expect: stream-race
    TURN_THREE;
  }
  END_THREE
}
