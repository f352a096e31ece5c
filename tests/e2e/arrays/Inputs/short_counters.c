/* Loops that count in 8 or 16 bits: parts of a buffer, what is left over behind them, and rings. */
#include "runtime.h"

void right_parts(int n) {
  if (n < 0 || n > 8) return;
  void *s[2], *own = mgpuStreamCreate();
  char *d = mgpuMemAlloc(1024, own, 0);
  for (int i = 0; i < 2; i++)
    s[i] = mgpuStreamCreate();
  mgpuStreamSynchronize(own);
  for (unsigned char i = 0; i < n; i++)
    mgpuMemset32(d + i * 64, 7, 16, s[i % 2]);
  mgpuMemset32(d + n * 64, 7, 16, s[n % 2]);
  for (int i = 0; i < 2; i++)
    mgpuStreamSynchronize(s[i]);
  mgpuMemFree(d, own);
  for (int i = 0; i < 2; i++)
    mgpuStreamDestroy(s[i]);
  mgpuStreamDestroy(own);
}

void right_rest_unsigned(unsigned n) {
  if (n > 8) return;
  void *s[2], *own = mgpuStreamCreate();
  char *d = mgpuMemAlloc(1024, own, 0);
  for (int i = 0; i < 2; i++)
    s[i] = mgpuStreamCreate();
  mgpuStreamSynchronize(own);
  for (unsigned char i = 0; i < n; i++)
    mgpuMemset32(d + i * 64, 7, 16, s[i % 2]);
  mgpuMemset32(d + n * 64, 7, 16, own);
  for (int i = 0; i < 2; i++)
    mgpuStreamSynchronize(s[i]);
  mgpuStreamSynchronize(own);
  mgpuMemFree(d, own);
  for (int i = 0; i < 2; i++)
    mgpuStreamDestroy(s[i]);
  mgpuStreamDestroy(own);
}

void right_rest_short(short n) {
  if (n < 0 || n > 100) return;
  void *s[2], *own = mgpuStreamCreate();
  char *d = mgpuMemAlloc(1024, own, 0);
  for (int i = 0; i < 2; i++)
    s[i] = mgpuStreamCreate();
  mgpuStreamSynchronize(own);
  for (signed char i = 0; i < n; i++)
    mgpuMemset32(d + i * 64, 7, 16, s[i % 2]);
  mgpuMemset32(d + n * 64, 7, 16, own);
  for (int i = 0; i < 2; i++)
    mgpuStreamSynchronize(s[i]);
  mgpuStreamSynchronize(own);
  mgpuMemFree(d, own);
  for (int i = 0; i < 2; i++)
    mgpuStreamDestroy(s[i]);
  mgpuStreamDestroy(own);
}

void wrong_size(int n) {
  if (n < 0 || n > 8) return;
  void *s[2], *own = mgpuStreamCreate();
  char *d = mgpuMemAlloc(1024, own, 0);
  for (int i = 0; i < 2; i++)
    s[i] = mgpuStreamCreate();
  mgpuStreamSynchronize(own);
  for (unsigned char i = 0; i < n; i++)
    mgpuMemset32(d + i * 64, 7, 17, s[i % 2]); // expect: stream-race
  for (int i = 0; i < 2; i++)
    mgpuStreamSynchronize(s[i]);
  mgpuStreamSynchronize(own);
  mgpuMemFree(d, own);
  for (int i = 0; i < 2; i++)
    mgpuStreamDestroy(s[i]);
  mgpuStreamDestroy(own);
}

void wrong_rest(int n) {
  if (n < 0 || n > 8) return;
  void *s[2], *own = mgpuStreamCreate();
  char *d = mgpuMemAlloc(1024, own, 0);
  for (int i = 0; i < 2; i++)
    s[i] = mgpuStreamCreate();
  mgpuStreamSynchronize(own);
  for (unsigned char i = 0; i < n; i++)
    mgpuMemset32(d + i * 64, 7, 16, s[i % 2]);
  mgpuMemset32(d + (n - 1) * 64, 7, 16, own); // expect: stream-race
  for (int i = 0; i < 2; i++)
    mgpuStreamSynchronize(s[i]);
  mgpuStreamSynchronize(own);
  mgpuMemFree(d, own);
  for (int i = 0; i < 2; i++)
    mgpuStreamDestroy(s[i]);
  mgpuStreamDestroy(own);
}

void wrong_rest_signed(unsigned n) {
  if (n > 8) return;
  void *s[2], *own = mgpuStreamCreate();
  char *d = mgpuMemAlloc(1024, own, 0);
  for (int i = 0; i < 2; i++)
    s[i] = mgpuStreamCreate();
  mgpuStreamSynchronize(own);
  for (signed char i = 0; i < n; i++)
    mgpuMemset32(d + i * 64, 7, 16, s[i % 2]);
  mgpuMemset32(d + (n / 2) * 64, 7, 16, own); // expect: stream-race
  for (int i = 0; i < 2; i++)
    mgpuStreamSynchronize(s[i]);
  mgpuStreamSynchronize(own);
  mgpuMemFree(d, own);
  for (int i = 0; i < 2; i++)
    mgpuStreamDestroy(s[i]);
  mgpuStreamDestroy(own);
}

void right_ring(unsigned n) {
  if (n > 8) return;
  void *s[3], *e[3];
  for (int i = 0; i < 3; i++) {
    s[i] = mgpuStreamCreate();
    e[i] = mgpuEventCreate();
  }
  for (signed char i = 0; i < 3 * n; i++) {
    if (i >= 3) mgpuEventSynchronize(e[i % 3]);
    mgpuEventRecord(e[i % 3], s[i % 3]);
  }
  for (int i = 0; i < 3; i++) {
    mgpuStreamDestroy(s[i]);
    mgpuEventDestroy(e[i]);
  }
}

void wrong_ring(unsigned n) {
  if (n > 8) return;
  void *s[3], *e[3];
  for (int i = 0; i < 3; i++) {
    s[i] = mgpuStreamCreate();
    e[i] = mgpuEventCreate();
  }
  for (signed char i = 0; i < 3 * n; i++) {
    if (i >= 2) mgpuEventSynchronize(e[i % 3]); // expect: event-not-recorded
    mgpuEventRecord(e[i % 3], s[i % 3]);
  }
  for (int i = 0; i < 3; i++) {
    mgpuStreamDestroy(s[i]);
    mgpuEventDestroy(e[i]);
  }
}

/* Past 255 it begins again. */
void wrong_wraps(int n) { // undecided: O0 O1 O2
  if (n < 0 || n > 256) return;
  void *s[256];
  for (int i = 0; i < 256; i++)
    s[i] = mgpuStreamCreate();
  for (unsigned char i = 0; i < n; i++)
    mgpuStreamDestroy(s[i]); // expect: double-destroy
  for (int i = n; i < 256; i++)
    mgpuStreamDestroy(s[i]);
}
