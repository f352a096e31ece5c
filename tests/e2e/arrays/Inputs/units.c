/* Buffers taken apart into chunks of n / m elements: their size is no constant, but the same
 * wherever it is compared. */
#include "runtime.h"

#define MAKE(n)                                                                                    \
  for (int i = 0; i < (n); i++) s[i] = mgpuStreamCreate();
#define END(n)                                                                                     \
  for (int i = 0; i < (n); i++) mgpuStreamSynchronize(s[i]), mgpuStreamDestroy(s[i]);
#define POOL(n)                                                                                    \
  void **s = malloc((n) * sizeof *s);                                                              \
  MAKE(n)
#define PAIR                                                                                       \
  void *s[2];                                                                                      \
  MAKE(2)                                                                                          \
  char *d = mgpuMemAlloc(1 << 20, 0, 0);
#define END_PAIR                                                                                   \
  END(2)                                                                                           \
  mgpuMemFree(d, 0);

void right_breadth_first(float *d, float *h, int n, int m) {
  if (m < 1) return;
  int chunk = n / m;
  POOL(m)
  for (int i = 0; i < m; i++) mgpuMemcpy(d + i * chunk, h + i * chunk, chunk * sizeof *d, s[i]);
  for (int i = 0; i < m; i++) mgpuMemset32(d + i * chunk, 1, chunk, s[i]);
  for (int i = 0; i < m; i++) mgpuMemcpy(h + i * chunk, d + i * chunk, chunk * sizeof *d, s[i]);
  END(m)
  free(s);
}

void wrong_next_stream(float *d, float *h, int n, int m) {
  if (m < 2) return;
  int chunk = n / m;
  POOL(m)
  for (int i = 0; i < m; i++) mgpuMemcpy(d + i * chunk, h + i * chunk, chunk * sizeof *d, s[i]);
  for (int i = 0; i < m - 1; i++)
    mgpuMemset32(d + i * chunk, 1, chunk, s[i + 1]); // expect: stream-race
  END(m)
  free(s);
}

void right_four(float *h, int n) {
  void *s[4];
  int chunk = n / 4;
  float *d = mgpuMemAlloc(n * sizeof *d, 0, 0);
  MAKE(4)
  for (int i = 0; i < 4; i++) {
    int at = i * chunk;
    mgpuMemcpy(&d[at], &h[at], chunk * sizeof *d, s[i]);
    mgpuMemcpy(&h[at], &d[at], chunk * sizeof *d, s[i]);
  }
  END(4)
  mgpuMemFree(d, 0);
}

void wrong_four(float *h, int n) {
  void *s[4];
  int chunk = n / 4;
  float *d = mgpuMemAlloc(n * sizeof *d, 0, 0);
  MAKE(4)
  for (int i = 0; i < 4; i++) {
    int at = i * chunk;
    mgpuMemcpy(&d[at], &h[at], chunk * sizeof *d, s[i]);
    mgpuMemcpy(&h[at], &d[at], chunk * sizeof *d, s[3 - i]); // expect: stream-race
  }
  END(4)
  mgpuMemFree(d, 0);
}

void right_bytes(char *d, char *h, size n, size m) {
  if (m < 1) return;
  size bytes = n / m * sizeof(float);
  POOL(m)
  for (size i = 0; i < m; i++) mgpuMemcpy(d + i * bytes, h + i * bytes, bytes, s[i]);
  for (size i = 0; i < m; i++) mgpuMemcpy(h + i * bytes, d + i * bytes, bytes, s[i]);
  END(m)
  free(s);
}

/* The last one is shorter. */
void right_shorter(float *d, float *h, int n, int m) {
  if (m < 1) return;
  int chunk = (n + m - 1) / m;
  POOL(m)
  for (int i = 0; i < m; i++) {
    int at = i * chunk, count = chunk < n - at ? chunk : n - at;
    mgpuMemcpy(d + at, h + at, count * sizeof *d, s[i]);
    mgpuMemset32(d + at, 1, count, s[i]);
  }
  END(m)
  free(s);
}

void right_cut_off(float *d, float *h, int n, int m) { // undecided: O1 O2
  if (m < 1) return;
  int chunk = (n + m - 1) / m;
  POOL(m)
  for (int i = 0; i < m; i++) {
    int at = i * chunk, count = chunk;
    if (at + count > n) count = n - at;
    mgpuMemcpy(d + at, h + at, count * sizeof *d, s[i]);
    mgpuMemset32(d + at, 1, count, s[i]);
  }
  END(m)
  free(s);
}

void wrong_longer(int n, int k) { // undecided: O0 O1 O2
  PAIR int chunk = n / 2;
  if (chunk > 0 && n < 1000 && k > chunk && k < 1000) {
    mgpuMemset32(d, 1, chunk < k ? k : chunk, s[0]);
    mgpuMemset32(d + 4 * chunk, 1, chunk, s[1]); // expect: stream-race
  }
  END_PAIR
}

void wrong_one_more(int n) { // undecided: O0 O1 O2
  PAIR int chunk = n / 4;
  if (chunk > 0 && n < 1000) {
    mgpuMemset32(d, 1, chunk + 1, s[0]);
    mgpuMemset32(d + 4 * chunk, 1, chunk, s[1]); // expect: stream-race
  }
  END_PAIR
}

/* Numbers that go on by the unit, and pointers. */
void right_goes_on(float *d, float *h, int n, int m) {
  if (m < 1) return;
  int chunk = n / m, at = 0;
  POOL(m)
  for (int i = 0; i < m; i++, at += chunk) {
    mgpuMemcpy(d + at, h + at, chunk * sizeof *d, s[i]);
    mgpuMemcpy(h + at, d + at, chunk * sizeof *d, s[i]);
  }
  END(m)
  free(s);
}

void right_pointer(float *d, float *h, int n, int m) {
  if (m < 1) return;
  int chunk = n / m;
  POOL(m)
  for (int i = 0; i < m; i++, d += chunk, h += chunk) {
    mgpuMemcpy(d, h, chunk * sizeof *d, s[i]);
    mgpuMemcpy(h, d, chunk * sizeof *d, s[i]);
  }
  END(m)
  free(s);
}

void wrong_stays(int n) {
  PAIR int chunk = n / 4, at = 0;
  if (chunk > 0 && n < 1000)
    for (int i = 0; i < 4; i++) {
      mgpuMemset32(d + 4 * at, 1, chunk, s[i % 2]); // expect: stream-race
      if (i != 1) at += chunk;
    }
  END_PAIR
}

/* The counter beside the pointer is zero again, and the pointer is not where it was. */
void wrong_counter_wraps(int n) { // undecided: O0 O1 O2
  PAIR char *p = d;
  unsigned char i = 0;
  if (n > 0 && n < 1000) {
    do {
      mgpuMemset32(p, 1, n, s[0]);
      i++, p += 4 * n;
    } while (i);
    mgpuMemset32(d + 800 * n, 1, n, s[1]); // expect: stream-race
  }
  END_PAIR
}

/* The host in its own chunk. */
void right_host(float *d, float *h, int n, int m) { // undecided: O1 O2
  if (m < 1) return;
  int chunk = n / m;
  POOL(m)
  for (int i = 0; i < m; i++) {
    for (int j = 0; j < chunk; j++) h[i * chunk + j] = 1;
    mgpuMemcpy(d + i * chunk, h + i * chunk, chunk * sizeof *d, s[i]);
  }
  END(m)
  free(s);
}

void wrong_host(int n, float *h) {
  PAIR int chunk = n / 4;
  if (chunk > 0 && n < 1000) {
    mgpuMemcpy(d, h + chunk, chunk * sizeof *h, s[0]);
    for (int j = 0; j <= chunk; j++) h[j] = 1; // expect: host-race
  }
  END_PAIR
}

/* The last part takes what is left over. */
void right_rest(float *h, int n) {
  PAIR int half = n / 2;
  mgpuMemcpy(d, h, half * sizeof *h, s[0]);
  mgpuMemcpy(d + 4 * half, h + half, (n - half) * sizeof *h, s[1]);
  mgpuMemcpy(h, d, half * sizeof *h, s[0]);
  mgpuMemcpy(h + half, d + 4 * half, (n - half) * sizeof *h, s[1]);
  END_PAIR
}

void right_longer_last(float *h, int n) {
  void *s[4];
  int chunk = n / 4;
  float *d = mgpuMemAlloc(n * sizeof *d, 0, 0);
  MAKE(4)
  for (int i = 0; i < 4; i++) {
    int count = i == 3 ? n - 3 * chunk : chunk;
    mgpuMemcpy(d + i * chunk, h + i * chunk, count * sizeof *d, s[i]);
    mgpuMemcpy(h + i * chunk, d + i * chunk, count * sizeof *d, s[i]);
  }
  END(4)
  mgpuMemFree(d, 0);
}

void wrong_rest(float *h, int n) { // undecided: O0 O1 O2
  PAIR int third = n / 3;
  if (n > 6 && n < 1000) {
    mgpuMemcpy(d + 4 * third, h, (n - third) * sizeof *h, s[0]);
    mgpuMemcpy(d + 8 * third, h + third, third * sizeof *h, s[1]); // expect: stream-race
  }
  END_PAIR
}

/* Two units, and one that is another number later. */
void wrong_two_units(int n) {
  PAIR int chunk = n / 4, half = n / 8;
  if (half > 0 && n < 1000) {
    mgpuMemset32(d + 4 * chunk, 1, chunk, s[0]);
    mgpuMemset32(d + 8 * half, 1, half, s[1]); // expect: stream-race
  }
  END_PAIR
}

static void halves(char *d, void **s, int chunk) {
  mgpuMemset32(d, 1, chunk, s[0]);
  mgpuMemset32(d + 4 * chunk, 1, chunk, s[1]); // expect: stream-race
}

void wrong_twice(int n, int m) {
  PAIR if (n > 0 && m > 0 && n < 1000 && m < 1000) {
    halves(d, s, n);
    halves(d, s, m);
  }
  END_PAIR
}

void wrong_wraps(unsigned short unit) { // undecided: O1
  PAIR if (unit) for (int i = 0; i < 20; i++) {
    unsigned short at = i * unit;
    mgpuMemset32(d + 4 * at, 1, unit, s[i / 10]); // expect: stream-race
  }
  END_PAIR
}
