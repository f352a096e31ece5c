/* What is done in the first iteration of a loop, or in all but that. */
#include "runtime.h"

void right_event(int n) {
  void *s = mgpuStreamCreate(), *t = mgpuStreamCreate(), *e = mgpuEventCreate(), *f = mgpuEventCreate();
  void *b = mgpuMemAlloc(64, 0, 0);
  for (int i = 0; i < n; i++) {
    if (i > 0) mgpuStreamWaitEvent(t, e);
    mgpuMemset32(b, i, 16, t);
    mgpuEventRecord(f, t);
    mgpuStreamWaitEvent(s, f);
    mgpuMemset32(b, i, 16, s);
    mgpuEventRecord(e, s);
  }
  mgpuStreamSynchronize(s);
  mgpuStreamSynchronize(t);
  mgpuMemFree(b, 0);
  mgpuStreamDestroy(s);
  mgpuStreamDestroy(t);
  mgpuEventDestroy(e);
  mgpuEventDestroy(f);
}

void wrong_event(int n) {
  void *s = mgpuStreamCreate(), *t = mgpuStreamCreate(), *e = mgpuEventCreate(), *f = mgpuEventCreate();
  void *b = mgpuMemAlloc(64, 0, 0);
  for (int i = 0; i < n; i++) {
    if (i > 1) mgpuStreamWaitEvent(t, e);
    mgpuMemset32(b, i, 16, t); // expect: stream-race
    mgpuEventRecord(f, t);
    mgpuStreamWaitEvent(s, f);
    mgpuMemset32(b, i, 16, s);
    mgpuEventRecord(e, s);
  }
  mgpuStreamSynchronize(s);
  mgpuStreamSynchronize(t);
  mgpuMemFree(b, 0);
  mgpuStreamDestroy(s);
  mgpuStreamDestroy(t);
  mgpuEventDestroy(e);
  mgpuEventDestroy(f);
}

void right_down_from_ten(int n) {
  void *e = mgpuEventCreate(), *s = mgpuStreamCreate();
  for (int i = 10; i > n; i--) {
    if (i == 10) mgpuEventDestroy(e), e = mgpuEventCreate();
    if (i < 10) mgpuEventSynchronize(e);
    mgpuEventRecord(e, s);
  }
  mgpuEventDestroy(e);
  mgpuStreamDestroy(s);
}

void wrong_second_time(int n) {
  void *s = mgpuStreamCreate();
  for (int i = 0; i < n; i++) {
    if (i == 1) mgpuStreamDestroy(s);
    if (i > 1) mgpuStreamSynchronize(s); // expect: stream-use-after-destroy
  }
  if (n <= 1) mgpuStreamDestroy(s);
}

/* The counter begins again: 0 comes after the first iteration, too. */
void wrong_begins_again(unsigned n) {
  void *s = mgpuStreamCreate();
  for (unsigned char i = 0; n > 0; i++, n--) {
    if (i == 0) mgpuStreamDestroy(s); // expect: stream-double-destroy
  }
}

void wrong_one_of_two_beginnings(int n, int c) {
  void *s = mgpuStreamCreate();
  for (int i = c ? 5 : 0; i < n; i++)
    if (i == 5) mgpuStreamDestroy(s);
  if (n > 0) mgpuStreamDestroy(s); // expect: stream-double-destroy
}

void wrong_in_each_round(int n) {
  void *s = mgpuStreamCreate();
  for (int k = 0; k < n; k++)
    for (int i = 0; i < 3; i++)
      if (i == 0) mgpuStreamDestroy(s); // expect: stream-double-destroy
}

void wrong_goes_back(int n) {
  void *s = mgpuStreamCreate();
  int i = 0;
again:
  for (; i < n; i++)
    if (i == 0) mgpuStreamDestroy(s); // expect: stream-double-destroy
  if (stop()) {
    i = 0;
    goto again;
  }
}
