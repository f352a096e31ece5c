/* Work on bytes of one buffer, from offsets that are computed, on two streams. */
#include "runtime.h"

int next(void);
void see(void *);
static const int table[4] = {2, 0, 3, 1};

#define BEGIN                                                                                      \
  void *s = mgpuStreamCreate(), *t = mgpuStreamCreate();                                           \
  char *d = mgpuMemAlloc(65536, s, 0);                                                             \
  mgpuStreamSynchronize(s)
#define END                                                                                        \
  mgpuStreamSynchronize(s);                                                                        \
  mgpuStreamSynchronize(t);                                                                        \
  mgpuMemFree(d, s);                                                                               \
  mgpuStreamDestroy(s);                                                                            \
  mgpuStreamDestroy(t)

void wrong_first(int n) {
  if (n < 0 || n > 8) return;
  BEGIN;
  mgpuMemset32(d + n * 64, 7, 16, s);
  mgpuMemset32(d + 64, 7, 16, t); // expect: stream-race
  END;
}

void right_first(int n) {
  if (n < 2 || n > 8) return;
  BEGIN;
  mgpuMemset32(d + n * 64, 7, 16, s);
  mgpuMemset32(d + 64, 7, 16, t);
  END;
}

void wrong_both(int n, int m) {
  if (n < 0 || n > 8 || m < 0 || m > 8) return;
  BEGIN;
  mgpuMemset32(d + (2 * n) * 64, 7, 16, s);
  mgpuMemset32(d + (m + 3) * 64, 7, 16, t); // expect: stream-race
  END;
}

void right_both(int n, int m) {
  if (n < 0 || n > 8 || m < 0 || m > 8) return;
  BEGIN;
  mgpuMemset32(d + (2 * n) * 64, 7, 16, s);
  mgpuMemset32(d + (2 * m + 1) * 64, 7, 16, t);
  END;
}

void wrong_condition(int n, int m) {
  if (n < 0 || n > 8 || m < 0 || m > 8) return;
  BEGIN;
  if (n <= m) mgpuMemset32(d + n * 64, 7, 16, s);
  mgpuMemset32(d + m * 64, 7, 16, t); // expect: stream-race
  END;
}

void right_condition(int n, int m) { // undecided: O0 O1 O2
  if (n < 0 || n > 8 || m < 0 || m > 8) return;
  BEGIN;
  if (n < m) mgpuMemset32(d + n * 64, 7, 16, s);
  mgpuMemset32(d + m * 64, 7, 16, t);
  END;
}

/* No product of an index and a size wraps. */
void right_less(long n, long m) { // undecided: O0 O1 O2
  if (n >= m) return;
  BEGIN;
  mgpuMemset32(d + n * 64, 7, 16, s);
  mgpuMemset32(d + m * 64, 7, 16, t);
  END;
}

void wrong_less(long n, long m) {
  if (n > m) return;
  BEGIN;
  mgpuMemset32(d + n * 64, 7, 16, s);
  mgpuMemset32(d + m * 64, 7, 16, t); // expect: stream-race
  END;
}

/* Elements of 64 bytes, of which 68 are filled. */
void wrong_length(int n) {
  BEGIN;
  for (int i = 0; i < n; i++) mgpuMemset32(d + i * 64, 7, 17, i % 2 ? s : t); // expect: stream-race
  END;
}

void wrong_pointer(int n) {
  BEGIN;
  char *p = d;
  for (int i = 0; i < n; i++, p += 32) mgpuMemset32(p, 7, 16, i % 2 ? s : t); // expect: stream-race
  END;
}

void right_pointer(int n) { // undecided: O0 O1 O2
  BEGIN;
  char *p = d;
  for (int i = 0; i < n; i++, p += 64) mgpuMemset32(p, 7, 16, i % 2 ? s : t);
  END;
}

void wrong_size(int n, int m) {
  if (n < 0 || n > 8 || m < 0 || m > 8) return;
  BEGIN;
  mgpuMemset32(d, 7, n, s);
  mgpuMemset32(d + (n - 1) * 4, 7, m, t); // expect: stream-race
  END;
}

void right_size(int n, int m) {
  if (n < 0 || n > 8 || m < 0 || m > 8) return;
  BEGIN;
  mgpuMemset32(d, 7, n, s);
  mgpuMemset32(d + n * 4, 7, m, t);
  END;
}

void wrong_turns(int n) {
  BEGIN;
  int a = 0, b = 1;
  for (int i = 0; i < n; i++) {
    mgpuMemset32(d + a * 64, 7, 16, s);
    mgpuMemset32(d + b * 64, 7, 16, t); // expect: stream-race
    mgpuStreamSynchronize(t);
    int c = a;
    a = b;
    b = c;
  }
  END;
}

static void fill(char *p, int k, void *stream) { mgpuMemset32(p + k * 64, 7, 16, stream); }

void right_helper(int n) {
  BEGIN;
  if (n >= 0 && n < 8) {
    fill(d, 2 * n, s);
    fill(d, 2 * n + 1, t);
  }
  END;
}

/* What gives two numbers may never give the same one twice. */
void right_numbers(void) { // undecided: O0 O1 O2
  BEGIN;
  mgpuMemset32(d + next() * 64, 7, 16, s);
  mgpuMemset32(d + next() * 64, 7, 16, t);
  END;
}

void right_elements(int *at) { // undecided: O0 O1 O2
  BEGIN;
  mgpuMemset32(d + at[0] * 64, 7, 16, s);
  mgpuMemset32(d + at[1] * 64, 7, 16, t);
  END;
}

void right_seen(int *at) { // undecided: O0 O1 O2
  BEGIN;
  mgpuMemset32(d + at[0] * 64, 7, 16, s);
  see(at);
  mgpuMemset32(d + at[0] * 64, 7, 16, t);
  END;
}

void right_table(int i) { // undecided: O0 O1 O2
  BEGIN;
  mgpuMemset32(d + table[i & 3] * 64, 7, 16, s);
  mgpuMemset32(d + table[(i + 1) & 3] * 64, 7, 16, t);
  END;
}

void right_filled(int n) { // undecided: O0 O1 O2
  BEGIN;
  int *at = malloc(n * 4);
  for (int i = 0; i < n; i++) at[i] = i;
  for (int i = 0; i < n; i++) mgpuMemset32(d + at[i] * 64, 7, 16, i % 2 ? s : t);
  free(at);
  END;
}

/* Elements before the pointer. */
void wrong_below_constant(void) {
  void *a[8];
  void **p = a + 4;
  for (int i = -4; i < 4; i++) p[i] = mgpuStreamCreate();
  for (int i = -4; i < 4; i++) mgpuStreamDestroy(p[i]);
  mgpuStreamDestroy(p[-4]); // expect: stream-double-destroy
}

void wrong_below_downwards(int n) {
  if (n < 1 || n > 8) return;
  void *a[8];
  void **p = a + 7;
  for (int i = 0; i < n; i++) p[-i] = mgpuStreamCreate();
  for (int i = 0; i < n; i++) mgpuStreamDestroy(p[-i]);
  mgpuStreamDestroy(a[7]); // expect: stream-double-destroy
}

void wrong_below_given(void **p, int n) { // undecided: O0 O1 O2
  for (int i = -n; i < 0; i++) p[i] = mgpuStreamCreate();
  for (int i = -n; i < 0; i++) mgpuStreamDestroy(p[i]);
  for (int i = -n; i < 0; i++) mgpuStreamDestroy(p[i]); // expect: stream-double-destroy
}
