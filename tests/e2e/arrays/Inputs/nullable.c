/* An array that is there only where there are elements; else its address is null. */
#include "runtime.h"

void see(void *);
struct pair { void *s, *e; };

void right_by_index(int n) {
  void **o = 0;
  if (n > 0) o = malloc(n * sizeof *o);
  for (int i = 0; i < n; i++)
    o[i] = mgpuStreamCreate();
  for (int i = 0; i < n; i++)
    mgpuStreamSynchronize(o[i]);
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]);
  free(o);
}

void right_by_address(size n) { // undecided: O1 O2
  void **o = n ? malloc(n * sizeof *o) : 0, **end = n ? o + n : 0;
  for (void **p = o; p != end; p++)
    *p = mgpuStreamCreate();
  for (void **p = o; p != end; p++)
    mgpuStreamDestroy(*p);
  if (o) free(o);
}

void right_pairs(size n) { // undecided: O2
  struct pair *o = 0, *end = 0;
  if (n) {
    o = malloc(n * sizeof *o);
    end = o + n;
  }
  for (struct pair *p = o; p != end; p++) {
    p->s = mgpuStreamCreate();
    p->e = mgpuEventCreate();
    mgpuEventRecord(p->e, p->s);
  }
  for (struct pair *p = o; p != end; p++)
    mgpuEventSynchronize(p->e);
  for (struct pair *p = o; p != end; p++) {
    mgpuEventDestroy(p->e);
    mgpuStreamDestroy(p->s);
  }
  free(o);
}

void right_count(size n) { // undecided: O1 O2
  void **o = 0, **end = 0;
  if (n) {
    o = malloc(n * sizeof *o);
    end = o + n;
  }
  size count = end - o;
  for (size i = 0; i < count; i++)
    o[i] = mgpuStreamCreate();
  for (size i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]);
  free(o);
}

void wrong_last(size n) { // undecided: O0 O1 O2
  void **o = n ? malloc(n * sizeof *o) : 0, **end = n ? o + n - 1 : 0;
  for (void **p = o; p != end; p++)
    *p = mgpuStreamCreate();
  for (size i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]);
  free(o);
}

void wrong_twice(size n) { // undecided: O1 O2
  void **o = n ? malloc(n * sizeof *o) : 0, **end = n ? o + n : 0;
  for (void **p = o; p != end; p++)
    *p = mgpuStreamCreate();
  for (void **p = o; p != end; p++)
    mgpuStreamDestroy(*p);
  for (void **p = o; p != end; p++)
    mgpuStreamDestroy(*p); // expect: stream-double-destroy
  free(o);
}

/* They are null under different conditions. */
void wrong_ends(size n, int c, int d) {
  void **o = malloc(n * sizeof *o), **p = c ? o : 0, **end = d ? o : 0;
  void *s = mgpuStreamCreate();
  if (p != end) mgpuStreamDestroy(s);
  mgpuStreamDestroy(s); // expect: stream-double-destroy
  free(o);
}

/* Only one of them is ever null. */
void wrong_end(size n, int c) {
  void **o = malloc(n * sizeof *o), **p = c ? o : 0, **end = o;
  void *s = mgpuStreamCreate();
  if (p != end) mgpuStreamDestroy(s);
  mgpuStreamDestroy(s); // expect: stream-double-destroy
  free(o);
}

/* What went over the elements is asked for null. */
void wrong_asked(size n) { // undecided: O0
  void **o = n ? malloc(n * sizeof *o) : 0, **end = n ? o + n : 0, **p;
  void *s = mgpuStreamCreate();
  for (p = o; p != end; p++)
    *p = mgpuStreamCreate();
  for (void **q = o; q != end; q++)
    mgpuStreamDestroy(*q);
  if (!p) mgpuStreamDestroy(s);
  mgpuStreamDestroy(s); // expect: stream-double-destroy
  free(o);
}

/* … before it does. */
void wrong_asked_before(size n) {
  void **o = n ? malloc(n * sizeof *o) : 0, **end = n ? o + n : 0;
  void *s = mgpuStreamCreate();
  if (!o) mgpuStreamDestroy(s);
  for (void **p = o; p != end; p++)
    *p = mgpuStreamCreate();
  for (void **q = o; q != end; q++)
    mgpuStreamDestroy(*q);
  mgpuStreamDestroy(s); // expect: stream-double-destroy
  free(o);
}

void wrong_sometimes(size n, int c) { // undecided: O0 O1 O2
  void **o = n ? malloc(n * sizeof *o) : 0, **end = n ? o + n : 0;
  for (void **p = o; p != end; p++)
    *p = mgpuStreamCreate();
  if (c) end = o;
  for (void **p = o; p != end; p++)
    mgpuStreamDestroy(*p);
  end = n ? o + n : 0;
  for (void **p = o; p != end; p++)
    mgpuStreamDestroy(*p);
  free(o);
}

void wrong_freed(size n) { // undecided: O1 O2
  void **o = n ? malloc(n * sizeof *o) : 0, **end = n ? o + n : 0;
  for (void **p = o; p != end; p++)
    *p = mgpuStreamCreate();
  if (o) free(o);
  for (void **p = o; p != end; p++)
    mgpuStreamDestroy(*p); // expect: use-after-free
}

void wrong_seen(size n) { // undecided: O0 O1 O2
  void **o = n ? malloc(n * sizeof *o) : 0, **end = n ? o + n : 0;
  for (void **p = o; p != end; p++)
    *p = mgpuStreamCreate();
  see(o);
  for (void **p = o; p != end; p++)
    mgpuStreamDestroy(*p);
  free(o);
}

/* The memory of the last round. */
void wrong_again(size n, int m) { // undecided: O0 O1 O2
  void **o = 0, **last = 0;
  for (int r = 0; r < m; r++) {
    last = o;
    o = malloc(n * sizeof *o);
    for (size i = 0; i < n; i++)
      o[i] = mgpuStreamCreate();
    if (last)
      for (size i = 0; i < n; i++)
        mgpuStreamDestroy(o[i]);
  }
  if (last)
    for (size i = 0; i < n; i++)
      mgpuStreamDestroy(o[i]);
}

static __attribute__((noinline)) void make(void **o, size n) {
  for (size i = 0; i < n; i++)
    o[i] = mgpuStreamCreate();
}

static __attribute__((noinline)) void destroy(void **o, size n) {
  for (size i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]);
}

void right_helpers(size n) {
  void **o = n ? malloc(n * sizeof *o) : 0;
  make(o, n);
  destroy(o, n);
  free(o);
}

void wrong_helpers(size n) {
  void **o = n ? malloc(n * sizeof *o) : 0;
  make(o, n);
  destroy(o, n);
  for (size i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]); // expect: stream-double-destroy
  free(o);
}

void wrong_used(size n) {
  void **o = n ? malloc(n * sizeof *o) : 0;
  for (size i = 0; i < n; i++)
    o[i] = mgpuStreamCreate();
  destroy(o, n);
  for (size i = 0; i < n; i++)
    mgpuStreamSynchronize(o[i]); // expect: stream-use-after-destroy
  free(o);
}
