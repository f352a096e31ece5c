/* Memory that is filled with zeros at once starts as zeros. */
#include "runtime.h"

void *memset(void *, int, size);
void *calloc(size, size);

struct pair { void *s, *e; };

void right_all(int n) {
  struct pair *o = malloc(n * sizeof *o);
  memset(o, 0, n * sizeof *o);
  for (int i = 0; i < n; i++)
    o[i].s = mgpuStreamCreate();
  for (int i = 0; i < n; i++)
    o[i].e = mgpuEventCreate();
  for (int i = 0; i < n; i++)
    mgpuEventRecord(o[i].e, o[i].s);
  for (int i = 0; i < n; i++)
    mgpuEventSynchronize(o[i].e);
  for (int i = 0; i < n; i++) {
    mgpuEventDestroy(o[i].e);
    mgpuStreamDestroy(o[i].s);
  }
  free(o);
}

void wrong_none(int n) { // undecided: O0 O1
  void **o = malloc(n * sizeof *o);
  memset(o, 0, n * sizeof *o);
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]); // expect: null-handle
  free(o);
}

void wrong_not_all(int n) { // undecided: O0 O1 O2
  struct pair *o = malloc(n * sizeof *o);
  memset(o, 0, n * sizeof *o);
  for (int i = 1; i < n; i++)
    o[i].s = mgpuStreamCreate();
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(o[i].s); // expect: null-handle
  free(o);
}

/* What is filled is made before. */
void wrong_again(int n) { // undecided: O0 O1 O2
  void **o = malloc(n * sizeof *o);
  memset(o, 0, n * sizeof *o);
  for (int i = 0; i < n; i++)
    o[i] = mgpuStreamCreate();
  memset(o, 0, n * sizeof *o);
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]); // expect: null-handle
  free(o);
}

void wrong_in_rounds(int n, int rounds) { // undecided: O0 O1 O2
  void **o = malloc(n * sizeof *o);
  for (int r = 0; r < rounds; r++) {
    memset(o, 0, n * sizeof *o);
    if (r == 0)
      for (int i = 0; i < n; i++)
        o[i] = mgpuStreamCreate();
    for (int i = 0; i < n; i++)
      mgpuStreamSynchronize(o[i]); // expect: null-handle
  }
  free(o);
}

void wrong_less(int n) { // undecided: O0 O1 O2
  void **o = malloc((n + 1) * sizeof *o);
  memset(o, 0, n * sizeof *o);
  for (int i = 0; i <= n; i++)
    mgpuStreamDestroy(o[i]); // expect: null-handle
  free(o);
}

void wrong_sometimes(int n, int c) { // undecided: O0 O1 O2
  void **o = malloc(n * sizeof *o);
  if (c)
    memset(o, 0, n * sizeof *o);
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]); // expect: undefined-handle
  free(o);
}

void wrong_ones(int n) { // undecided: O0 O1 O2
  void **o = malloc(n * sizeof *o);
  memset(o, 1, n * sizeof *o);
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]); // expect: undefined-handle
  free(o);
}

void wrong_before(int n) { // undecided: O0 O1
  void **o = malloc(n * sizeof *o);
  if (n > 0)
    mgpuStreamSynchronize(o[0]); // expect: undefined-handle
  memset(o, 0, n * sizeof *o);
  for (int i = 0; i < n; i++)
    o[i] = mgpuStreamCreate();
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]);
  free(o);
}
