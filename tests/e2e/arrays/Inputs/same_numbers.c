/* Numbers that are the same though they are written, or compiled, in several ways. */
#include "runtime.h"

/* An index that is constant on one way. */
void right_chain(int n) {
  void *s[8], *e[8];
  if (n < 0 || n > 8) return;
  void *begun = mgpuEventCreate(), *own = mgpuStreamCreate(), *b = mgpuMemAlloc(64, own, 0);
  for (int i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    e[i] = mgpuEventCreate();
  }
  mgpuMemset32(b, 7, 1, own);
  mgpuEventRecord(begun, own);
  for (int i = 0; i < n; i++) {
    if (i == 0)
      mgpuStreamWaitEvent(s[i], begun);
    else
      mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 8, 1, s[i]);
    mgpuEventRecord(e[i], s[i]);
  }
  for (int i = 0; i < n; i++)
    mgpuStreamSynchronize(s[i]);
  mgpuStreamSynchronize(own);
  mgpuMemFree(b, own);
  for (int i = 0; i < n; i++) {
    mgpuStreamDestroy(s[i]);
    mgpuEventDestroy(e[i]);
  }
  mgpuEventDestroy(begun);
  mgpuStreamDestroy(own);
}

/* … that is another constant there than the counter. */
void wrong_other_constant(int n) {
  void *s[8];
  if (n < 2 || n > 8) n = 8;
  for (int i = 0; i < n; i++)
    s[i] = mgpuStreamCreate();
  for (int i = 0; i < n; i++) {
    long at = i;
    if (i == 0) at = 1;
    mgpuStreamDestroy(s[at]); // expect: stream-double-destroy
  }
}

/* … on a way on which nothing says what the counter is. */
void wrong_any_way(int n) { // undecided: O0
  void *s[8];
  if (n < 2 || n > 8) n = 8;
  for (int i = 0; i < n; i++)
    s[i] = mgpuStreamCreate();
  for (int i = 0; i < n; i++) {
    long at = i;
    if (stop()) at = 0;
    mgpuStreamDestroy(s[at]); // expect: stream-double-destroy
  }
}

/* Null in all elements before any is set. */
void right_cleared(long n) {
  void *s[8], *b[8], *e[8] = {0};
  if (n < 0 || n > 8) return;
  void *own = mgpuStreamCreate();
  for (long i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    e[i] = mgpuEventCreate();
    b[i] = mgpuMemAlloc(64, own, 0);
  }
  for (long i = 0; i < n; i++) {
    mgpuMemset32(b[i], 7, 1, s[i]);
    mgpuEventRecord(e[i], s[i]);
  }
  for (long i = 0; i < n; i++)
    mgpuStreamWaitEvent(own, e[i]);
  for (long i = 0; i < n; i++)
    mgpuMemset32(b[i], 8, 1, own);
  mgpuStreamSynchronize(own);
  for (long i = 0; i < n; i++) {
    mgpuMemFree(b[i], own);
    mgpuEventDestroy(e[i]);
    mgpuStreamDestroy(s[i]);
  }
  mgpuStreamDestroy(own);
}

void wrong_cleared(long n) {
  void *e[8] = {0};
  if (n < 0 || n > 7) return;
  for (long i = 0; i < n; i++)
    e[i] = mgpuEventCreate();
  for (long i = 0; i <= n; i++)
    mgpuEventDestroy(e[i]); // expect: null-handle
}

/* Only some are made, and counted as numbers without a sign. */
void right_some(unsigned n) {
  void *e[8];
  unsigned count = 0;
  if (n > 8) return;
  for (unsigned i = 0; i < n; i++)
    if (stop()) e[count++] = mgpuEventCreate();
  for (unsigned i = 0; i < count; i++)
    mgpuEventDestroy(e[i]);
}

void wrong_all(unsigned n) {
  void *e[8];
  unsigned count = 0;
  if (n > 8) return;
  for (unsigned i = 0; i < n; i++)
    if (stop()) e[count++] = mgpuEventCreate();
  for (unsigned i = 0; i < n; i++)
    mgpuEventDestroy(e[i]); // expect: undefined-handle
}

/* A number of few bits that wraps comes to the same elements again. */
void wrong_wraps(unsigned n) { // undecided: O0 O1 O2
  void *e[256];
  unsigned char count = 0;
  for (unsigned i = 0; i < n; i++)
    if (stop()) e[count++] = mgpuEventCreate();
  for (unsigned i = 0; i < count; i++)
    mgpuEventDestroy(e[i]);
  if (n > 300) mgpuEventDestroy(e[255]); // expect: event-double-destroy
}

/* By twos on some ways. */
void wrong_by_two(unsigned n) {
  void *e[16];
  unsigned count = 0;
  if (n > 8) return;
  for (unsigned i = 0; i < n; i++) {
    e[count] = mgpuEventCreate();
    count += stop() ? 2 : 1;
  }
  for (unsigned i = 0; i < count; i++)
    mgpuEventDestroy(e[i]); // expect: undefined-handle
}

/* What is left of a division, with a sign and without. */
void right_ring(long n) {
  void *s[3], *e[3];
  if (n < 0 || n > 8) return;
  for (long i = 0; i < 3; i++) {
    s[i] = mgpuStreamCreate();
    e[i] = mgpuEventCreate();
  }
  for (long i = 0; i < 3 * n; i++) {
    if (i >= 3) mgpuEventSynchronize(e[i % 3]);
    mgpuEventRecord(e[i % 3], s[i % 3]);
  }
  for (long i = 0; i < 3; i++) {
    mgpuStreamDestroy(s[i]);
    mgpuEventDestroy(e[i]);
  }
}

void wrong_ring_before(long n) {
  void *s[3], *e[3];
  if (n < 0 || n > 8) return;
  for (long i = 0; i < 3; i++) {
    s[i] = mgpuStreamCreate();
    e[i] = mgpuEventCreate();
  }
  for (long i = 0; i < 3 * n; i++) {
    if (i >= 2) mgpuEventSynchronize(e[i % 3]); // expect: event-not-recorded
    mgpuEventRecord(e[i % 3], s[i % 3]);
  }
  for (long i = 0; i < 3; i++) {
    mgpuStreamDestroy(s[i]);
    mgpuEventDestroy(e[i]);
  }
}

/* Compared without a sign before a loop that ends by its test behind. */
void right_asked_before(size n) {
  void *s[8];
  size i = 0;
  if (n > 8 || 0 >= n) return;
  do
    s[i] = mgpuStreamCreate();
  while (++i < n);
  i = 0;
  do
    mgpuStreamDestroy(s[i]);
  while (++i < n);
}

void wrong_not_asked(size n) {
  void *s[8];
  if (n > 8) return;
  for (size i = 0; i < n; i++)
    s[i] = mgpuStreamCreate();
  size i = 0;
  do
    mgpuStreamDestroy(s[i]); // expect: undefined-handle
  while (++i < n);
}

/* ---- numbers of the round before ------------------------------------------------------------- */

#define FILL(n) \
  for (long i = 0; i < (n); i++) { \
    s[i] = mgpuStreamCreate(); \
    e[i] = mgpuEventCreate(); \
    mgpuEventRecord(e[i], s[i]); \
  }
#define END(n) \
  for (long i = 0; i < (n); i++) { \
    mgpuEventDestroy(e[i]); \
    mgpuStreamDestroy(s[i]); \
  }

void right_next(long n) {
  if (n < 0 || n > 8) return;
  void *s[8], *e[8];
  FILL(n)
  for (long i = 0; i + 1 < n; i++) mgpuStreamWaitEvent(s[i], e[i + 1]);
  END(n)
}

void wrong_next(long n) {
  if (n < 0 || n > 7) return;
  void *s[8], *e[8];
  FILL(n)
  for (long i = 0; i < n; i++) mgpuStreamWaitEvent(s[i], e[i + 1]); // expect: undefined-handle
  END(n)
}

void right_next_of_unsigned(unsigned n) {
  if (n > 8) return;
  void *s[8], *e[8];
  FILL(n)
  for (unsigned i = 0; i != n; i++)
    if (i + 1 < n) mgpuStreamWaitEvent(s[i], e[i + 1]);
  END(n)
}

void wrong_next_of_unsigned(unsigned n) {
  if (n > 6) return;
  void *s[8], *e[8];
  FILL(n)
  for (unsigned i = 0; i != n; i++)
    if (i + 1 < n) mgpuStreamWaitEvent(s[i], e[i + 2]); // expect: undefined-handle
  END(n)
}

void right_before(long n) {
  if (n < 0 || n > 8) return;
  void *s[8], *e[8];
  FILL(n)
  if (n > 1) {
    long i = 1, j = 0;
    do {
      mgpuStreamWaitEvent(s[j], e[i]);
      j = i;
    } while (++i != n);
  }
  END(n)
}

void wrong_before(long n) {
  if (n < 0 || n > 6) return;
  void *s[8], *e[8];
  FILL(n)
  if (n > 1) {
    long i = 1, j = 0;
    do {
      mgpuStreamWaitEvent(s[j + 2], e[i]); // expect: undefined-handle
      j = i;
    } while (++i != n);
  }
  END(n)
}

void right_before_of_int(int n) { // undecided: O1 O2
  if (n < 0 || n > 8) return;
  void *s[8], *e[8];
  FILL(n)
  if (n > 1) {
    int i = 1, j = 0;
    do {
      mgpuStreamWaitEvent(s[j], e[i]);
      j = i;
    } while (++i != n);
  }
  END(n)
}

void right_not_one(long n) {
  if (n <= 0 || n > 8) return;
  void *s[8], *e[8];
  FILL(n)
  if (n - 1) {
    long i = 1;
    do {
      mgpuStreamWaitEvent(s[i - 1], e[i]);
    } while (++i != n);
  }
  END(n)
}

void wrong_not_two(long n) {
  if (n <= 0 || n > 6) return;
  void *s[8], *e[8];
  FILL(n)
  if (n - 2) {
    long i = 1;
    do {
      mgpuStreamWaitEvent(s[i - 1], e[i]); // expect: undefined-handle
    } while (++i < n);
  }
  END(n)
}

void wrong_other_step(long n) {
  if (n < 0 || n > 6) return;
  void *s[8], *e[8];
  FILL(n)
  if (n > 1) {
    long i = 1, j = 0;
    do {
      mgpuStreamWaitEvent(s[i - j], e[j]); // expect: undefined-handle
      j = i;
      i += i; // 1, 2, 4: i - j is 1, 1, 2
    } while (i <= n + 2);
  }
  END(n)
}
