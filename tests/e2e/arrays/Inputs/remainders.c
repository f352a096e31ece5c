/* Rings as long as a number says, beside other arrays in one structure: what is left of a division is below the divisor. */
#include "runtime.h"

struct ring { void *s[8], *b[8]; };

void right_ring(int n) {
  struct ring r;
  if (n < 0 || n > 8) return;
  void *own = mgpuStreamCreate();
  for (int i = 0; i < n; i++) {
    r.s[i] = mgpuStreamCreate();
    r.b[i] = mgpuMemAlloc(64, own, 0);
  }
  mgpuStreamSynchronize(own);
  for (int i = 0; i < 3 * n; i++)
    mgpuMemset32(r.b[i % n], 7, 1, r.s[i % n]);
  for (int i = 0; i < n; i++)
    mgpuStreamSynchronize(r.s[i]);
  for (int i = 0; i < n; i++) {
    mgpuMemFree(r.b[i], own);
    mgpuStreamDestroy(r.s[i]);
  }
  mgpuStreamDestroy(own);
}

void right_unsigned(unsigned n) {
  struct ring r;
  if (n > 8) return;
  for (unsigned i = 0; i < n; i++)
    r.s[i] = mgpuStreamCreate();
  for (unsigned i = 0; i < 3 * n; i++)
    mgpuStreamSynchronize(r.s[i % n]);
  for (unsigned i = 0; i < n; i++)
    r.b[i] = mgpuEventCreate();
  for (unsigned i = 0; i < 3 * n; i++)
    mgpuEventRecord(r.b[i % n], r.s[i % n]);
  for (unsigned i = 0; i < n; i++) {
    mgpuEventDestroy(r.b[i]);
    mgpuStreamDestroy(r.s[i]);
  }
}

void wrong_next(unsigned n) {
  struct ring r;
  if (n > 8) return;
  void *own = mgpuStreamCreate();
  for (unsigned i = 0; i < n; i++) {
    r.s[i] = mgpuStreamCreate();
    r.b[i] = mgpuMemAlloc(64, own, 0);
  }
  for (unsigned i = 0; i < 3 * n; i++) {
    mgpuMemset32(r.b[i % n], 7, 1, r.s[i % n]);
    mgpuMemset32(r.b[(i + 1) % n], 7, 1, r.s[i % n]); // expect: stream-race
  }
  for (unsigned i = 0; i < n; i++)
    mgpuStreamSynchronize(r.s[i]);
  for (unsigned i = 0; i < n; i++) {
    mgpuMemFree(r.b[i], own);
    mgpuStreamDestroy(r.s[i]);
  }
  mgpuStreamDestroy(own);
}

void wrong_one_more(int n) {
  struct ring r;
  if (n < 0 || n > 7) return;
  for (int i = 0; i < n; i++)
    r.s[i] = mgpuStreamCreate();
  for (int i = 0; i < n; i++)
    r.b[i] = mgpuEventCreate();
  for (int i = 0; i < 3 * n; i++)
    mgpuStreamSynchronize(r.s[i % (n + 1)]); // expect: undefined-handle
  for (int i = 0; i < n; i++) {
    mgpuEventDestroy(r.b[i]);
    mgpuStreamDestroy(r.s[i]);
  }
}

/* Below zero by a number of either sign: what is left is none that counts from the first on. */
void wrong_below(int n, int m) {
  struct ring r;
  if (n < 1 || n > 8) return;
  if (m < -8 || m > 0) return;
  for (int i = 0; i < n; i++)
    r.s[i] = mgpuStreamCreate();
  for (int i = 0; i < n; i++)
    r.b[i] = mgpuEventCreate();
  for (int i = m; i < 0; i++)
    mgpuStreamSynchronize((r.s + 8)[i % n]); // expect: handle-kind-mismatch undefined-handle
  for (int i = 0; i < n; i++) {
    mgpuEventDestroy(r.b[i]);
    mgpuStreamDestroy(r.s[i]);
  }
}
