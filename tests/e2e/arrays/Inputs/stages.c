/* Stages of which each waits for the one before, counted by numbers of few bits. */
#include "runtime.h"

void right_stages_short(int n) {
  void *s[8], *e[8];
  if (n < 0 || n > 8) return;
  void *begun = mgpuEventCreate(), *own = mgpuStreamCreate(), *b = mgpuMemAlloc(64, own, 0);
  for (short i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    e[i] = mgpuEventCreate();
  }
  mgpuMemset32(b, 7, 1, own);
  mgpuEventRecord(begun, own);
  for (short i = 0; i < n; i++) {
    if (i == 0)
      mgpuStreamWaitEvent(s[i], begun);
    else
      mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 8, 1, s[i]);
    mgpuEventRecord(e[i], s[i]);
  }
  for (short i = 0; i < n; i++) mgpuStreamSynchronize(s[i]);
  mgpuStreamSynchronize(own);
  mgpuMemFree(b, own);
  for (short i = 0; i < n; i++) {
    mgpuStreamDestroy(s[i]);
    mgpuEventDestroy(e[i]);
  }
  mgpuEventDestroy(begun);
  mgpuStreamDestroy(own);
}

void right_stages_char(int n) {
  void *s[8], *e[8];
  if (n < 0 || n > 8) return;
  void *begun = mgpuEventCreate(), *own = mgpuStreamCreate(), *b = mgpuMemAlloc(64, own, 0);
  for (signed char i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    e[i] = mgpuEventCreate();
  }
  mgpuMemset32(b, 7, 1, own);
  mgpuEventRecord(begun, own);
  for (signed char i = 0; i < n; i++) {
    if (i == 0)
      mgpuStreamWaitEvent(s[i], begun);
    else
      mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 8, 1, s[i]);
    mgpuEventRecord(e[i], s[i]);
  }
  for (signed char i = 0; i < n; i++) mgpuStreamSynchronize(s[i]);
  mgpuStreamSynchronize(own);
  mgpuMemFree(b, own);
  for (signed char i = 0; i < n; i++) {
    mgpuStreamDestroy(s[i]);
    mgpuEventDestroy(e[i]);
  }
  mgpuEventDestroy(begun);
  mgpuStreamDestroy(own);
}

void right_stages_byte(int n) {
  void *s[8], *e[8];
  if (n < 0 || n > 8) return;
  void *begun = mgpuEventCreate(), *own = mgpuStreamCreate(), *b = mgpuMemAlloc(64, own, 0);
  for (unsigned char i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    e[i] = mgpuEventCreate();
  }
  mgpuMemset32(b, 7, 1, own);
  mgpuEventRecord(begun, own);
  for (unsigned char i = 0; i < n; i++) {
    if (i == 0)
      mgpuStreamWaitEvent(s[i], begun);
    else
      mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 8, 1, s[i]);
    mgpuEventRecord(e[i], s[i]);
  }
  for (unsigned char i = 0; i < n; i++) mgpuStreamSynchronize(s[i]);
  mgpuStreamSynchronize(own);
  mgpuMemFree(b, own);
  for (unsigned char i = 0; i < n; i++) {
    mgpuStreamDestroy(s[i]);
    mgpuEventDestroy(e[i]);
  }
  mgpuEventDestroy(begun);
  mgpuStreamDestroy(own);
}

void right_stages_halfword(int n) {
  void *s[8], *e[8];
  if (n < 0 || n > 8) return;
  void *begun = mgpuEventCreate(), *own = mgpuStreamCreate(), *b = mgpuMemAlloc(64, own, 0);
  for (unsigned short i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    e[i] = mgpuEventCreate();
  }
  mgpuMemset32(b, 7, 1, own);
  mgpuEventRecord(begun, own);
  for (unsigned short i = 0; i < n; i++) {
    if (i == 0)
      mgpuStreamWaitEvent(s[i], begun);
    else
      mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 8, 1, s[i]);
    mgpuEventRecord(e[i], s[i]);
  }
  for (unsigned short i = 0; i < n; i++) mgpuStreamSynchronize(s[i]);
  mgpuStreamSynchronize(own);
  mgpuMemFree(b, own);
  for (unsigned short i = 0; i < n; i++) {
    mgpuStreamDestroy(s[i]);
    mgpuEventDestroy(e[i]);
  }
  mgpuEventDestroy(begun);
  mgpuStreamDestroy(own);
}

/* The first one waits for nothing. */
void wrong_stages_first(int n) {
  void *s[8], *e[8];
  if (n < 0 || n > 8) return;
  void *begun = mgpuEventCreate(), *own = mgpuStreamCreate(), *b = mgpuMemAlloc(64, own, 0);
  for (short i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    e[i] = mgpuEventCreate();
  }
  mgpuMemset32(b, 7, 1, own);
  mgpuEventRecord(begun, own);
  for (short i = 0; i < n; i++) {
    if (i != 0) mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 8, 1, s[i]); // expect: stream-race
    mgpuEventRecord(e[i], s[i]);
  }
  for (short i = 0; i < n; i++) mgpuStreamSynchronize(s[i]);
  mgpuStreamSynchronize(own);
  mgpuMemFree(b, own);
  for (short i = 0; i < n; i++) {
    mgpuStreamDestroy(s[i]);
    mgpuEventDestroy(e[i]);
  }
  mgpuEventDestroy(begun);
  mgpuStreamDestroy(own);
}

/* Two wait for none. */
void wrong_stages_second(int n) {
  void *s[8], *e[8];
  if (n < 0 || n > 8) return;
  void *begun = mgpuEventCreate(), *own = mgpuStreamCreate(), *b = mgpuMemAlloc(64, own, 0);
  for (unsigned char i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    e[i] = mgpuEventCreate();
  }
  mgpuMemset32(b, 7, 1, own);
  mgpuEventRecord(begun, own);
  for (unsigned char i = 0; i < n; i++) {
    if (i <= 1)
      mgpuStreamWaitEvent(s[i], begun);
    else
      mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 8, 1, s[i]); // expect: stream-race
    mgpuEventRecord(e[i], s[i]);
  }
  for (unsigned char i = 0; i < n; i++) mgpuStreamSynchronize(s[i]);
  mgpuStreamSynchronize(own);
  mgpuMemFree(b, own);
  for (unsigned char i = 0; i < n; i++) {
    mgpuStreamDestroy(s[i]);
    mgpuEventDestroy(e[i]);
  }
  mgpuEventDestroy(begun);
  mgpuStreamDestroy(own);
}

/* What has no stage before it waits for one. */
void wrong_stages_event(int n) {
  void *s[8], *e[8];
  if (n < 0 || n > 8) return;
  void *begun = mgpuEventCreate(), *own = mgpuStreamCreate(), *b = mgpuMemAlloc(64, own, 0);
  for (unsigned short i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    e[i] = mgpuEventCreate();
  }
  mgpuMemset32(b, 7, 1, own);
  mgpuEventRecord(begun, own);
  for (unsigned short i = 0; i < n; i++) {
    if (i == 1)
      mgpuStreamWaitEvent(s[i], begun);
    else if (i > 1)
      mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 8, 1, s[i]); // expect: stream-race
    mgpuEventRecord(e[i], s[i]);
  }
  for (unsigned short i = 0; i < n; i++) mgpuStreamSynchronize(s[i]);
  mgpuStreamSynchronize(own);
  mgpuMemFree(b, own);
  for (unsigned short i = 0; i < n; i++) {
    mgpuStreamDestroy(s[i]);
    mgpuEventDestroy(e[i]);
  }
  mgpuEventDestroy(begun);
  mgpuStreamDestroy(own);
}

/* The number wraps: the first one comes again. */
void wrong_begins_again(void) { // undecided: O0 O1 O2
  static void *s[256], *e[256];
  void *begun = mgpuEventCreate(), *own = mgpuStreamCreate(), *b = mgpuMemAlloc(64, own, 0);
  for (int i = 0; i < 256; i++) {
    s[i] = mgpuStreamCreate();
    e[i] = mgpuEventCreate();
  }
  mgpuMemset32(b, 7, 1, own);
  mgpuEventRecord(begun, own);
  for (int j = 0; j < 300; j++) {
    unsigned char i = (unsigned char)j;
    if (i == 0)
      mgpuStreamWaitEvent(s[i], begun);
    else
      mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 8, 1, s[i]); // expect: stream-race
    mgpuEventRecord(e[i], s[i]);
  }
  for (int i = 0; i < 256; i++) mgpuStreamSynchronize(s[i]);
  mgpuStreamSynchronize(own);
  mgpuMemFree(b, own);
  for (int i = 0; i < 256; i++) {
    mgpuStreamDestroy(s[i]);
    mgpuEventDestroy(e[i]);
  }
  mgpuEventDestroy(begun);
  mgpuStreamDestroy(own);
}

/* What is computed alike of numbers that are not the same. */
void wrong_alike(int n, int m) {
  void *s[8];
  if (n < 0 || n > 8 || m < 0 || m > 8) return;
  for (short i = 0; i < n; i++) s[i] = mgpuStreamCreate();
  for (short i = 0; i < n; i++) {
    short at = m > 4 ? i : (short)(n - 1);
    mgpuStreamDestroy(s[at]); // expect: stream-double-destroy
  }
}

/* The first element is loaded before the loop, which begins with it. */
void right_first_loaded(int n, int c) {
  void *s[8], *e[8], *old;
  if (n < 1 || n > 8) return;
  void *own = mgpuStreamCreate(), *b = mgpuMemAlloc(64, own, 0), *x = mgpuStreamCreate();
  mgpuStreamSynchronize(own);
  for (int i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    e[i] = mgpuEventCreate();
  }
  old = s[0];
  mgpuMemset32(b, 7, 1, s[0]);
  for (int i = 0; i < n; i++) {
    if (i != 0) mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 8, 1, s[i]);
    mgpuEventRecord(e[i], s[i]);
  }
  for (int i = 0; i < n; i++) mgpuStreamSynchronize(s[i]);
  mgpuStreamSynchronize(own);
  mgpuStreamSynchronize(x);
  mgpuStreamSynchronize(old);
  mgpuMemFree(b, own);
  s[0] = old;
  for (int i = 0; i < n; i++) {
    mgpuStreamDestroy(s[i]);
    mgpuEventDestroy(e[i]);
  }
  mgpuStreamDestroy(own);
  mgpuStreamDestroy(x);
}

/* … and is another one then. */
void wrong_first_stored(int n, int c) {
  void *s[8], *e[8], *old;
  if (n < 1 || n > 8) return;
  void *own = mgpuStreamCreate(), *b = mgpuMemAlloc(64, own, 0), *x = mgpuStreamCreate();
  mgpuStreamSynchronize(own);
  for (int i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    e[i] = mgpuEventCreate();
  }
  old = s[0];
  mgpuMemset32(b, 7, 1, s[0]);
  if (c) s[0] = x;
  for (int i = 0; i < n; i++) {
    if (i != 0) mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 8, 1, s[i]); // expect: stream-race
    mgpuEventRecord(e[i], s[i]);
  }
  for (int i = 0; i < n; i++) mgpuStreamSynchronize(s[i]);
  mgpuStreamSynchronize(own);
  mgpuStreamSynchronize(x);
  mgpuStreamSynchronize(old);
  mgpuMemFree(b, own);
  s[0] = old;
  for (int i = 0; i < n; i++) {
    mgpuStreamDestroy(s[i]);
    mgpuEventDestroy(e[i]);
  }
  mgpuStreamDestroy(own);
  mgpuStreamDestroy(x);
}

static void change(void **s, void *x) { s[0] = x; }

void wrong_first_changed(int n, int c) {
  void *s[8], *e[8], *old;
  if (n < 1 || n > 8) return;
  void *own = mgpuStreamCreate(), *b = mgpuMemAlloc(64, own, 0), *x = mgpuStreamCreate();
  mgpuStreamSynchronize(own);
  for (int i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    e[i] = mgpuEventCreate();
  }
  old = s[0];
  mgpuMemset32(b, 7, 1, s[0]);
  if (c) change(s, x);
  for (int i = 0; i < n; i++) {
    if (i != 0) mgpuStreamWaitEvent(s[i], e[i - 1]);
    mgpuMemset32(b, 8, 1, s[i]); // expect: stream-race
    mgpuEventRecord(e[i], s[i]);
  }
  for (int i = 0; i < n; i++) mgpuStreamSynchronize(s[i]);
  mgpuStreamSynchronize(own);
  mgpuStreamSynchronize(x);
  mgpuStreamSynchronize(old);
  mgpuMemFree(b, own);
  s[0] = old;
  for (int i = 0; i < n; i++) {
    mgpuStreamDestroy(s[i]);
    mgpuEventDestroy(e[i]);
  }
  mgpuStreamDestroy(own);
  mgpuStreamDestroy(x);
}
