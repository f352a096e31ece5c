/* Null in all elements of an array, and one address in all elements of another member. */
#include "runtime.h"

void wrong_never_made(long n) { // undecided: O1 O2
  void **e = malloc(n * 8);
  for (long i = 0; i < n; i++)
    e[i] = 0;
  for (long i = 0; i < n; i++)
    mgpuEventDestroy(e[i]); // expect: null-handle
  free(e);
}

void wrong_some_are_made(long n) { // undecided: O1 O2
  void **e = malloc(n * 8);
  for (long i = 0; i < n; i++)
    e[i] = 0;
  for (long i = 0; i < n; i++)
    if (i < 3) e[i] = mgpuEventCreate();
  for (long i = 0; i < n; i++)
    mgpuEventDestroy(e[i]); // expect: null-handle
  free(e);
}

void wrong_one_more(long n) { // undecided: O1 O2
  void **e = malloc((n + 1) * 8);
  for (long i = 0; i < n + 1; i++)
    e[i] = 0;
  for (long i = 0; i < n; i++)
    e[i] = mgpuEventCreate();
  for (long i = 0; i < n + 1; i++)
    mgpuEventDestroy(e[i]); // expect: null-handle
  free(e);
}

void wrong_forgotten(long n) {
  void **e = malloc(n * 8), *own = mgpuStreamCreate();
  for (long i = 0; i < n; i++)
    e[i] = mgpuEventCreate();
  for (long i = 0; i < n; i++) {
    mgpuEventDestroy(e[i]);
    e[i] = 0;
  }
  for (long i = 0; i < n; i++)
    mgpuEventRecord(e[i], own); // expect: null-handle
  mgpuStreamDestroy(own);
  free(e);
}

void right_all_are_made(long n) { // undecided: O1 O2
  void **e = malloc(n * 8);
  for (long i = 0; i < n; i++)
    e[i] = 0;
  for (long i = 0; i < n; i++)
    e[i] = mgpuEventCreate();
  for (long i = 0; i < n; i++)
    mgpuEventDestroy(e[i]);
  free(e);
}

void right_asked_for(long n) { // undecided: O1 O2
  void **e = malloc(n * 8);
  for (long i = 0; i < n; i++)
    e[i] = 0;
  for (long i = 0; i < n; i++)
    if (i < 3) e[i] = mgpuEventCreate();
  for (long i = 0; i < n; i++)
    if (e[i]) mgpuEventDestroy(e[i]);
  free(e);
}

void right_made_again(long n) {
  void **e = malloc(n * 8), *own = mgpuStreamCreate();
  for (long i = 0; i < n; i++)
    e[i] = mgpuEventCreate();
  for (long i = 0; i < n; i++) {
    mgpuEventDestroy(e[i]);
    e[i] = 0;
  }
  for (long i = 0; i < n; i++)
    e[i] = mgpuEventCreate();
  for (long i = 0; i < n; i++) {
    mgpuEventRecord(e[i], own);
    mgpuEventDestroy(e[i]);
  }
  mgpuStreamDestroy(own);
  free(e);
}

void right_no_further(long n, long m) { // undecided: O1 O2
  if (m > n) return;
  void **e = malloc(n * 8);
  for (long i = 0; i < n; i++)
    e[i] = 0;
  for (long i = 0; i < m; i++)
    e[i] = mgpuEventCreate();
  for (long i = 0; i < m; i++)
    mgpuEventDestroy(e[i]);
  free(e);
}

void right_null_streams(long n) { // undecided: O0 O1 O2
  void **s = malloc(n * 8), *b = mgpuMemAlloc(64, 0, 0);
  for (long i = 0; i < n; i++)
    s[i] = 0;
  for (long i = 0; i < n; i++)
    mgpuMemset32(b, 7, 1, s[i]);
  mgpuStreamSynchronize(0);
  mgpuMemFree(b, 0);
  free(s);
}

struct one {
  void *s, *e, *b;
  float *sum;
};

void right_beside(long n) {
  struct one o[8];
  float sums[8];
  if (n < 0 || n > 8) return;
  for (long i = 0; i < n; i++)
    o[i].sum = sums + i;
  for (long i = 0; i < n; i++) {
    o[i].s = mgpuStreamCreate();
    o[i].b = mgpuMemAlloc(64, o[i].s, 0);
  }
  for (long i = 0; i < n; i++)
    mgpuMemset32(o[i].b, 7, 1, o[i].s);
  for (long i = 0; i < n; i++) {
    mgpuStreamSynchronize(o[i].s);
    mgpuMemFree(o[i].b, o[i].s);
    mgpuStreamDestroy(o[i].s);
  }
}

void wrong_beside(long n) {
  struct one o[8];
  float sums[8];
  if (n < 0 || n > 8) return;
  for (long i = 0; i < n; i++)
    o[i].sum = sums + i;
  for (long i = 0; i < n; i++) {
    o[i].s = mgpuStreamCreate();
    o[i].b = mgpuMemAlloc(64, o[i].s, 0);
  }
  void *own = mgpuStreamCreate();
  for (long i = 0; i < n; i++)
    mgpuMemset32(o[i].b, 7, 1, o[i].s);
  for (long i = 0; i < n; i++) {
    mgpuMemset32(o[i].b, 8, 1, own); // expect: stream-race
    mgpuStreamSynchronize(o[i].s);
    mgpuStreamSynchronize(own);
    mgpuMemFree(o[i].b, o[i].s);
    mgpuStreamDestroy(o[i].s);
  }
  mgpuStreamDestroy(own);
}

/* The same buffer in all elements, which is pending there. */
void wrong_shared(long n) { // undecided: O0 O1 O2
  struct one o[8];
  if (n < 2 || n > 8) return;
  void *own = mgpuStreamCreate(), *b = mgpuMemAlloc(64, own, 0);
  mgpuStreamSynchronize(own);
  for (long i = 0; i < n; i++) { // all of them begin there
    o[i].b = b;
    o[i].s = mgpuStreamCreate();
  }
  for (long i = 0; i < n; i++)
    mgpuMemset32(o[i].b, 7, 1, o[i].s); // never proved
  for (long i = 0; i < n; i++) {
    mgpuStreamSynchronize(o[i].s);
    mgpuStreamDestroy(o[i].s);
  }
  mgpuMemFree(b, own);
  mgpuStreamDestroy(own);
}

void wrong_freed_in_another(long n) { // undecided: O0 O1 O2
  struct one o[8];
  if (n < 2 || n > 8) return;
  void *own = mgpuStreamCreate(), *b = mgpuMemAlloc(64, own, 0);
  for (long i = 0; i < n; i++)
    o[i].b = b;
  for (long i = 0; i < n; i++)
    mgpuMemFree(o[i].b, own); // never proved
  mgpuStreamDestroy(own);
}

/* Null is stored in one element after the other: it is in each of them. */
void wrong_nulls_one_by_one(void) {
  void *e[3];
  long last = 1;
  e[0] = 0, e[1] = 0, e[2] = 0;
  e[0] = mgpuEventCreate();
  if (stop()) e[1] = mgpuEventCreate(), last = 2;
  for (; last >= 0; last--) mgpuEventDestroy(e[last]); // expect: null-handle
}

void right_nulls_one_by_one(void) {
  void *e[3];
  long last = 0;
  e[0] = 0, e[1] = 0, e[2] = 0;
  e[0] = mgpuEventCreate();
  if (stop()) e[1] = mgpuEventCreate(), last = 1;
  for (; last >= 0; last--) mgpuEventDestroy(e[last]);
}

void wrong_null_again(long n) {
  void *e[4], *own = mgpuStreamCreate();
  e[0] = 0, e[1] = 0, e[2] = 0, e[3] = 0;
  if (n < 0 || n > 3) n = 3;
  for (long i = 0; i < n; i++) e[i] = mgpuEventCreate();
  for (long i = 0; i < n; i++) mgpuEventDestroy(e[i]);
  e[1] = 0, e[2] = 0;
  mgpuEventRecord(e[n], own); // expect: null-handle
  mgpuStreamDestroy(own);
}

/* The same null, by a variable and by copies of elements. */
void wrong_null_copied(long n) {
  void *e[3];
  if (n != 3) return;
  e[0] = 0, e[1] = e[0], e[2] = e[1];
  for (long i = 0; i < n - 1; i++)
    e[i] = mgpuEventCreate();
  for (long i = 0; i < n; i++)
    mgpuEventDestroy(e[i]); // expect: null-handle
}

void wrong_null_of_variable(long n) {
  void *e[3], *none = 0;
  if (n != 3) return;
  e[0] = none, e[1] = stop() ? 0 : none, e[2] = none;
  e[0] = mgpuEventCreate(), e[2] = mgpuEventCreate();
  if (stop()) e[1] = mgpuEventCreate();
  for (long i = 0; i < n; i++)
    mgpuEventDestroy(e[i]); // expect: null-handle
}
