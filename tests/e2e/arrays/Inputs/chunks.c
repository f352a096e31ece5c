/* Buffers that loops take apart into chunks, each on a stream of its own: chunk i of one loop is
 * chunk i of the next, and no other. */
#include "runtime.h"

#define MAKE(n)                                                                                    \
  for (int i = 0; i < (n); i++) s[i] = mgpuStreamCreate();
#define END(n)                                                                                     \
  for (int i = 0; i < (n); i++) mgpuStreamSynchronize(s[i]), mgpuStreamDestroy(s[i]);
#define POOL(n)                                                                                    \
  void **s = malloc((n) * sizeof *s);                                                              \
  MAKE(n)

void right_breadth_first(char *d, char *h, int n) {
  POOL(n)
  for (int i = 0; i < n; i++) mgpuMemcpy(d + 64 * i, h + 64 * i, 64, s[i]);
  for (int i = 0; i < n; i++) mgpuMemset32(d + 64 * i, 1, 16, s[i]);
  for (int i = 0; i < n; i++) mgpuMemcpy(h + 64 * i, d + 64 * i, 64, s[i]);
  END(n)
  free(s);
}

void wrong_next_stream(char *d, char *h, int n) {
  POOL(n)
  for (int i = 0; i < n; i++) mgpuMemcpy(d + 64 * i, h + 64 * i, 64, s[i]);
  for (int i = 0; i < n - 1; i++) mgpuMemset32(d + 64 * i, 1, 16, s[i + 1]); // expect: stream-race
  END(n)
  free(s);
}

void wrong_wider(char *d, char *h, int n) {
  POOL(n)
  for (int i = 0; i < n; i++) mgpuMemcpy(d + 64 * i, h + 64 * i, 64, s[i]);
  for (int i = 0; i < n; i++) mgpuMemset32(d + 64 * i, 1, 17, s[i]); // expect: stream-race
  END(n)
  free(s);
}

void right_four(char *h) {
  void *s[4];
  char *d = mgpuMemAlloc(1024, 0, 0);
  MAKE(4)
  for (int i = 0; i < 4; i++) mgpuMemcpy(d + 256 * i, h + 256 * i, 256, s[i]);
  for (int i = 0; i < 4; i++) mgpuMemset32(d + 256 * i, 1, 64, s[i]);
  END(4)
  mgpuMemFree(d, 0);
}

void wrong_four_reversed(char *h) {
  void *s[4];
  char *d = mgpuMemAlloc(1024, 0, 0);
  MAKE(4)
  for (int i = 0; i < 4; i++) mgpuMemcpy(d + 256 * i, h + 256 * i, 256, s[i]);
  for (int i = 0; i < 4; i++) mgpuMemset32(d + 256 * i, 1, 64, s[3 - i]); // expect: stream-race
  END(4)
  mgpuMemFree(d, 0);
}

void right_ring(char *d, char *h, int n) {
  void *s[4];
  MAKE(4)
  for (int i = 0; i < n; i++) mgpuMemcpy(d + 64 * i, h + 64 * i, 64, s[i % 4]);
  for (int i = 0; i < n; i++) mgpuMemset32(d + 64 * i, 1, 16, s[i % 4]);
  END(4)
}

void wrong_ring(char *d, char *h, int n) {
  void *s[4];
  MAKE(4)
  for (int i = 0; i < n; i++) mgpuMemcpy(d + 64 * i, h + 64 * i, 64, s[i % 4]);
  for (int i = 0; i < n; i++)
    mgpuMemset32(d + 64 * i, 1, 16, s[(i + 1) % 4]); // expect: stream-race
  END(4)
}

void right_halves(char *h, int n) {
  char *d = mgpuMemAlloc(2048, 0, 0);
  void *s[2];
  MAKE(2)
  for (int i = 0; i < n; i++) {
    mgpuMemcpy(d + (i & 1) * 1024, h + 1024 * i, 1024, s[i & 1]);
    mgpuMemset32(d + (i & 1) * 1024, 1, 256, s[i & 1]);
    mgpuMemcpy(h + 1024 * i, d + (i & 1) * 1024, 1024, s[i & 1]);
  }
  END(2)
  mgpuMemFree(d, 0);
}

void wrong_halves(char *h, int n) {
  char *d = mgpuMemAlloc(2048, 0, 0);
  void *s[2];
  MAKE(2)
  for (int i = 0; i < n; i++) {
    mgpuMemcpy(d + (i & 1) * 1024, h + 1024 * i, 1024, s[i & 1]);
    mgpuMemset32(d + (i & 1) * 1024, 1, 256, s[(i + 1) & 1]); // expect: stream-race
  }
  END(2)
  mgpuMemFree(d, 0);
}

void right_offsets(float *d, float *h, int n) {
  POOL(n)
  for (int i = 0; i < n; i++) {
    int first = i * 256;
    mgpuMemcpy(d + first, &h[first], 1024, s[i]);
  }
  for (int i = 0; i < n; i++) {
    int first = i * 256;
    mgpuMemset32(&d[first], 1, 256, s[i]);
  }
  END(n)
  free(s);
}

void right_sizes(char *d, char *h, size n) {
  const size chunk = 4096;
  void **s = malloc(n * sizeof *s);
  for (size i = 0; i < n; i++) s[i] = mgpuStreamCreate();
  for (size i = 0; i < n; i++) mgpuMemcpy(d + i * chunk, h + i * chunk, chunk, s[i]);
  for (size i = 0; i < n; i++) mgpuMemset32(d + i * chunk, 1, chunk / 4, s[i]);
  for (size i = 0; i < n; i++) mgpuStreamSynchronize(s[i]), mgpuStreamDestroy(s[i]);
  free(s);
}

void right_second_counter(char *d, char *h, int n) {
  POOL(n)
  int at = 0;
  for (int i = 0; i < n; i++, at += 64) mgpuMemcpy(d + at, h + at, 64, s[i]);
  at = 0;
  for (int i = 0; i < n; i++, at += 64) mgpuMemset32(d + at, 1, 16, s[i]);
  END(n)
  free(s);
}

void wrong_second_counter(char *d, char *h, int n) {
  POOL(n)
  int at = 0;
  for (int i = 0; i < n; i++, at += 64) mgpuMemcpy(d + at, h + at, 64, s[i]);
  at = 0;
  for (int i = 0; i < n; i++, at += 32) mgpuMemset32(d + at, 1, 16, s[i]); // expect: stream-race
  END(n)
  free(s);
}

void right_pointers(char *d, char *h, int n) {
  POOL(n)
  char *p = d;
  for (int i = 0; i < n; i++, p += 64) mgpuMemcpy(p, h + 64 * i, 64, s[i]);
  p = d;
  for (int i = 0; i < n; i++, p += 64) mgpuMemset32(p, 1, 16, s[i]);
  END(n)
  free(s);
}

void right_backwards(char *d, char *h, int n) {
  POOL(n)
  for (int i = 0; i < n; i++) mgpuMemcpy(d + 64 * i, h + 64 * i, 64, s[i]);
  for (int i = n - 1; i >= 0; i--) mgpuMemset32(d + 64 * i, 1, 16, s[i]);
  END(n)
  free(s);
}

void right_two_in_a_chunk(char *d, char *h, int n) {
  POOL(n)
  for (int i = 0; i < n; i++) {
    mgpuMemcpy(d + 128 * i, h + 128 * i, 64, s[i]);
    mgpuMemcpy(d + 128 * i + 64, h + 128 * i + 64, 64, s[i]);
  }
  for (int i = 0; i < n; i++) mgpuMemset32(d + 128 * i, 1, 32, s[i]);
  END(n)
  free(s);
}

void right_halves_of_chunks(char *d, char *h, int n) {
  POOL(n)
  void *t = mgpuStreamCreate();
  for (int i = 0; i < n; i++) mgpuMemcpy(d + 128 * i, h + 64 * i, 64, s[i]);
  for (int i = 0; i < n; i++) mgpuMemset32(d + 128 * i + 64, 1, 16, t);
  mgpuStreamSynchronize(t);
  mgpuStreamDestroy(t);
  END(n)
  free(s);
}

void wrong_halves_of_chunks(char *d, char *h, int n) {
  POOL(n)
  void *t = mgpuStreamCreate();
  for (int i = 0; i < n; i++) mgpuMemcpy(d + 128 * i, h + 64 * i, 68, s[i]);
  for (int i = 0; i < n; i++) mgpuMemset32(d + 128 * i + 64, 1, 16, t); // expect: stream-race
  mgpuStreamSynchronize(t);
  mgpuStreamDestroy(t);
  END(n)
  free(s);
}

static void stage(char *to, char *from, int i, void *s) {
  mgpuMemcpy(to + 64 * i, from + 64 * i, 64, s);
}
static void work(char *d, int i, void *s) { mgpuMemset32(d + 64 * i, 1, 16, s); }

void right_helpers(char *d, char *h, int n) {
  POOL(n)
  for (int i = 0; i < n; i++) stage(d, h, i, s[i]);
  for (int i = 0; i < n; i++) work(d, i, s[i]);
  for (int i = 0; i < n; i++) stage(h, d, i, s[i]);
  END(n)
  free(s);
}

void wrong_helpers(char *d, char *h, int n) {
  POOL(n)
  for (int i = 0; i < n; i++) stage(d, h, i, s[i]);
  for (int i = 0; i + 1 < n; i++) mgpuMemset32(d + 64 * i, 1, 16, s[i + 1]); // expect: stream-race
  END(n)
  free(s);
}

/* ---- events ---- */

void right_events(char *d, char *h, int n) {
  POOL(n)
  void **e = malloc(n * sizeof *e), *one = mgpuStreamCreate();
  for (int i = 0; i < n; i++) e[i] = mgpuEventCreate();
  for (int i = 0; i < n; i++) {
    mgpuMemcpy(d + 64 * i, h + 64 * i, 64, s[i]);
    mgpuEventRecord(e[i], s[i]);
  }
  for (int i = 0; i < n; i++) {
    mgpuStreamWaitEvent(one, e[i]);
    mgpuMemset32(d + 64 * i, 1, 16, one);
  }
  mgpuStreamSynchronize(one);
  mgpuStreamDestroy(one);
  for (int i = 0; i < n; i++) mgpuEventDestroy(e[i]);
  END(n)
  free(s), free(e);
}

void wrong_recorded_too_early(char *d, char *h, int n) {
  POOL(n)
  void **e = malloc(n * sizeof *e), *one = mgpuStreamCreate();
  for (int i = 0; i < n; i++) e[i] = mgpuEventCreate();
  for (int i = 0; i < n; i++) {
    mgpuEventRecord(e[i], s[i]);
    mgpuMemcpy(d + 64 * i, h + 64 * i, 64, s[i]);
  }
  for (int i = 0; i < n; i++) {
    mgpuStreamWaitEvent(one, e[i]);
    mgpuMemset32(d + 64 * i, 1, 16, one); // expect: stream-race
  }
  mgpuStreamSynchronize(one);
  mgpuStreamDestroy(one);
  for (int i = 0; i < n; i++) mgpuEventDestroy(e[i]);
  END(n)
  free(s), free(e);
}

/* ---- beside all of the buffer ---- */

void right_all_first(char *h, int n) {
  char *d = mgpuMemAlloc(64 * n, 0, 0);
  POOL(n)
  void *one = mgpuStreamCreate(), *e = mgpuEventCreate();
  mgpuMemset32(d, 0, 16 * n, one);
  mgpuEventRecord(e, one);
  for (int i = 0; i < n; i++) mgpuStreamWaitEvent(s[i], e);
  for (int i = 0; i < n; i++) mgpuMemcpy(d + 64 * i, h + 64 * i, 64, s[i]);
  for (int i = 0; i < n; i++) mgpuMemset32(d + 64 * i, 1, 16, s[i]);
  END(n)
  mgpuMemcpy(h, d, 64 * n, one);
  mgpuStreamSynchronize(one);
  mgpuStreamDestroy(one), mgpuEventDestroy(e);
  mgpuMemFree(d, 0);
  free(s);
}

void wrong_all_first(char *h, int n) {
  char *d = mgpuMemAlloc(64 * n, 0, 0);
  POOL(n)
  void *one = mgpuStreamCreate();
  mgpuMemset32(d, 0, 16 * n, one);
  for (int i = 0; i < n; i++) mgpuMemcpy(d + 64 * i, h + 64 * i, 64, s[i]); // expect: stream-race
  END(n)
  mgpuStreamSynchronize(one);
  mgpuStreamDestroy(one);
  mgpuMemFree(d, 0);
  free(s);
}

void wrong_all_last(char *h, int n) {
  char *d = mgpuMemAlloc(64 * n, 0, 0);
  POOL(n)
  void *one = mgpuStreamCreate();
  for (int i = 0; i < n; i++) mgpuMemset32(d + 64 * i, 1, 16, s[i]);
  mgpuMemcpy(h, d, 64 * n, one); // expect: stream-race
  END(n)
  mgpuStreamSynchronize(one);
  mgpuStreamDestroy(one);
  mgpuMemFree(d, 0);
  free(s);
}

void wrong_one_stream_before(char *d, char *h, int n) {
  if (n < 2) return;
  POOL(n)
  mgpuMemset32(d, 1, 16 * n, s[1]);
  for (int i = 0; i < n; i++) mgpuMemcpy(d + 64 * i, h + 64 * i, 64, s[i]); // expect: stream-race
  END(n)
  free(s);
}

/* ---- the host ---- */

void right_sums(char *d, int *h) {
  void *s[4];
  int sum = 0;
  MAKE(4)
  for (int i = 0; i < 4; i++) mgpuMemcpy(h + 256 * i, d + 1024 * i, 1024, s[i]);
  for (int i = 0; i < 4; i++) {
    mgpuStreamSynchronize(s[i]);
    for (int j = 0; j < 256; j++) sum += h[i * 256 + j];
  }
  for (int i = 0; i < 4; i++) mgpuStreamDestroy(s[i]);
  if (sum) stop();
}

void wrong_sums(char *d, int *h) {
  void *s[4];
  int sum = 0;
  MAKE(4)
  for (int i = 0; i < 4; i++) mgpuMemcpy(h + 256 * i, d + 1024 * i, 1024, s[i]);
  for (int i = 0; i < 4; i++) {
    for (int j = 0; j < 256; j++) sum += h[i * 256 + j]; // expect: host-race
    mgpuStreamSynchronize(s[i]);
  }
  for (int i = 0; i < 4; i++) mgpuStreamDestroy(s[i]);
  if (sum) stop();
}

void right_rows(char *d, char (*h)[64], int n) {
  POOL(n)
  for (int i = 0; i < n; i++) mgpuMemcpy(h[i], d + 64 * i, 64, s[i]);
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[i]);
    for (int j = 0; j < 64; j++) h[i][j]++;
  }
  END(n)
  free(s);
}

void wrong_rows(char *d, char (*h)[64], int n) {
  POOL(n)
  for (int i = 0; i < n; i++) mgpuMemcpy(h[i], d + 64 * i, 64, s[i]);
  for (int i = 0; i < n; i++) {
    mgpuStreamSynchronize(s[n - 1 - i]);
    for (int j = 0; j < 64; j++) h[i][j]++; // expect: host-race
  }
  END(n)
  free(s);
}

void right_filled_ahead(char *d, char *h, int n) {
  void *one = mgpuStreamCreate();
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < 64; j++) h[64 * i + j] = j;
    mgpuMemcpy(d + 64 * i, h + 64 * i, 64, one);
  }
  mgpuStreamSynchronize(one);
  mgpuStreamDestroy(one);
}

void wrong_filled_again(char *d, char *h, int n) {
  void *one = mgpuStreamCreate();
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < 64; j++) h[64 * (i / 2) + j] = j; // expect: host-race
    mgpuMemcpy(d + 64 * i, h + 64 * (i / 2), 64, one);
  }
  mgpuStreamSynchronize(one);
  mgpuStreamDestroy(one);
}

/* ---- arrays by a length: two buffers, and no memref ---- */

void right_two_buffers(char *d, char *h, long n) {
  POOL(n)
  for (long i = 0; i < n; i++) mgpuMemset32(d + 64 * i, 1, 16, s[i]);
  void *one = mgpuStreamCreate();
  for (long i = 0; i < n; i++) mgpuMemset32(h + 64 * i, 1, 16, one);
  mgpuStreamSynchronize(one);
  mgpuStreamDestroy(one);
  END(n)
  free(s);
}

void wrong_one_buffer(char *d, char *h, long n) {
  POOL(n)
  for (long i = 0; i < n; i++) mgpuMemset32(d + 64 * i, 1, 16, s[i]);
  void *one = mgpuStreamCreate();
  for (long i = 0; i < n; i++) mgpuMemcpy(h + 64 * i, d + 64 * i, 64, one); // expect: stream-race
  mgpuStreamSynchronize(one);
  mgpuStreamDestroy(one);
  END(n)
  free(s);
}

/* ---- what is in no chunk ---- */

void wrong_behind_the_beginning(char *middle, char *h, int n) {
  if (n < 1 || n > 8) return;
  void *s = mgpuStreamCreate(), *t = mgpuStreamCreate(), *e[8];
  for (int i = 0; i < n; i++) e[i] = mgpuEventCreate();
  for (int i = -n; i < 0; i++) mgpuMemcpy(middle + 64 * i, h, 64, s);
  for (int i = -n; i < 0; i++) mgpuMemset32(middle + 64 * i, 1, 16, t); // expect: stream-race
  for (int i = 0; i < n; i++) mgpuEventDestroy(e[i]);
  mgpuStreamSynchronize(s), mgpuStreamSynchronize(t);
  mgpuStreamDestroy(s), mgpuStreamDestroy(t);
}

void wrong_other_size(char *d, char *h, int n) {
  if (n < 1 || n > 8) return;
  POOL(n)
  for (int i = 0; i < n; i++) mgpuMemcpy(d + 64 * i, h + 64 * i, 64, s[i]);
  for (int i = 1; i < n; i++) mgpuMemset32(d + 32 * i, 1, 8, s[i]); // expect: stream-race
  END(n)
  free(s);
}

void wrong_moved(char *d, char *h, int n) {
  if (n < 2 || n > 8) return;
  POOL(n)
  char *moved = d + 32;
  for (int i = 0; i < n; i++) mgpuMemcpy(d + 64 * i, h + 64 * i, 64, s[i]);
  for (int i = 0; i < n - 1; i++) mgpuMemset32(moved + 64 * i, 1, 16, s[i]); // expect: stream-race
  END(n)
  free(s);
}

void wrong_in_an_array(char *h, int n) {
  if (n < 2 || n > 8) return;
  char *b[8];
  void *s = mgpuStreamCreate(), *t = mgpuStreamCreate();
  for (int i = 0; i < n; i++) b[i] = mgpuMemAlloc(1024, 0, 0);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 4; j++) mgpuMemcpy(b[i] + 256 * j, h + 256 * j, 256, s);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 4; j++) mgpuMemset32(b[i] + 256 * j, 1, 64, t); // expect: stream-race
  mgpuStreamSynchronize(s), mgpuStreamSynchronize(t);
  mgpuStreamDestroy(s), mgpuStreamDestroy(t);
  for (int i = 0; i < n; i++) mgpuMemFree(b[i], 0);
}
