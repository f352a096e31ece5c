// Addresses in one piece of memory, and sizes, that one loop puts into structures and others take from there. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"
#include <stdlib.h>
#include <string.h>
#include <vector>

struct plan {
  int count;
  float *part, *d;
  cudaStream_t stream;
};
enum { MOST = 16, EACH = 1024 };
void look_at(struct plan *);

static inline void begin(plan *p, int n) {
  for (int i = 0; i < n; i++) {
    CHECK(cudaStreamCreate(&p[i].stream));
    CHECK(cudaMalloc((void **)&p[i].d, EACH * sizeof(float)));
  }
}
static inline void copy(plan *p, int n) {
  for (int i = 0; i < n; i++) CHECK(cudaMemcpyAsync(p[i].part, p[i].d, EACH * sizeof(float), cudaMemcpyDeviceToHost, p[i].stream));
}
static inline void wait(plan *p, int n) {
  for (int i = 0; i < n; i++) CHECK(cudaStreamSynchronize(p[i].stream));
}
static inline void end(plan *p, int n) {
  for (int i = 0; i < n; i++) {
    CHECK(cudaFree(p[i].d));
    CHECK(cudaStreamDestroy(p[i].stream));
  }
}

float parts(int n) {
  if (n < 1 || n > MOST) return 0;
  plan p[MOST];
  float *all, sum = 0;
  CHECK(cudaMallocHost((void **)&all, n * EACH * sizeof(float)));
  for (int i = 0; i < n; i++) p[i].part = all + i * EACH;
  begin(p, n);
  copy(p, n);
  wait(p, n); // drop: any
  for (int i = 0; i < n; i++)
    for (int k = 0; k < EACH; k++) sum += p[i].part[k];
  end(p, n);
  CHECK(cudaFreeHost(all)); // double: any
  return sum;
}
float counts(int n) {
  if (n < 1 || n > MOST) return 0;
  plan p[MOST];
  float *all, sum = 0;
  CHECK(cudaMallocHost((void **)&all, n * EACH * sizeof(float)));
  for (int i = 0; i < n; i++) {
    p[i].count = EACH;
    p[i].part = all + i * EACH;
  }
  begin(p, n);
  for (int i = 0; i < n; i++) CHECK(cudaMemcpyAsync(p[i].part, p[i].d, p[i].count * sizeof(float), cudaMemcpyDeviceToHost, p[i].stream));
  wait(p, n); // drop: any
  for (int i = 0; i < n * EACH; i++) sum += all[i];
  end(p, n);
  CHECK(cudaFreeHost(all)); // double: any
  return sum;
}
float sums(int n) {
  if (n < 1 || n > MOST) return 0;
  plan p[MOST];
  float all[MOST], sum = 0;
  for (int i = 0; i < n; i++) p[i].part = all + i;
  for (int i = 0; i < n; i++) *p[i].part = 1.0f;
  for (int i = 0; i < n; i++) sum += all[i];
  return sum;
}

void overlapping(int n) { // never: proved
  if (n < 1 || n > MOST) return;
  plan p[MOST];
  float *all;
  CHECK(cudaMallocHost((void **)&all, n * EACH * sizeof(float)));
  for (int i = 0; i < n; i++) p[i].part = all + i * (EACH / 2);
  begin(p, n);
  copy(p, n);
  wait(p, n);
  end(p, n);
  CHECK(cudaFreeHost(all));
}
void all_the_same(int n) { // never: proved
  if (n < 1 || n > MOST) return;
  plan p[MOST];
  float *all;
  CHECK(cudaMallocHost((void **)&all, n * EACH * sizeof(float)));
  for (int i = 0; i < n; i++) p[i].part = all;
  begin(p, n);
  copy(p, n);
  wait(p, n);
  end(p, n);
  CHECK(cudaFreeHost(all));
}
void freed_before(int n) { // never: proved
  if (n < 1 || n > MOST) return;
  plan p[MOST];
  float *all;
  CHECK(cudaMallocHost((void **)&all, n * EACH * sizeof(float)));
  for (int i = 0; i < n; i++) p[i].part = all + i * EACH;
  begin(p, n);
  CHECK(cudaFreeHost(all));
  copy(p, n);
  wait(p, n);
  end(p, n);
}
void not_all_stored(int n, int m) { // never: proved
  if (n < 1 || n > MOST || m < 1 || m > MOST) return;
  plan p[MOST];
  float *all;
  CHECK(cudaMallocHost((void **)&all, MOST * EACH * sizeof(float)));
  for (int i = 0; i < m; i++) p[i].part = all + i * EACH;
  begin(p, n);
  copy(p, n);
  wait(p, n);
  end(p, n);
  CHECK(cudaFreeHost(all));
}
void first_not_stored(int n) { // never: proved
  if (n < 1 || n > MOST) return;
  plan p[MOST];
  float *all;
  CHECK(cudaMallocHost((void **)&all, MOST * EACH * sizeof(float)));
  for (int i = 1; i < n; i++) p[i].part = all + i * EACH;
  begin(p, n);
  copy(p, n);
  wait(p, n);
  end(p, n);
  CHECK(cudaFreeHost(all));
}
void left_early(int n, int k) { // never: proved
  if (n < 1 || n > MOST) return;
  plan p[MOST];
  float *all;
  CHECK(cudaMallocHost((void **)&all, MOST * EACH * sizeof(float)));
  for (int i = 0; i < n; i++) {
    if (i == k) break;
    p[i].part = all + i * EACH;
  }
  begin(p, n);
  copy(p, n);
  wait(p, n);
  end(p, n);
  CHECK(cudaFreeHost(all));
}
void some_left_out(int n, const int *flags) { // never: proved
  if (n < 1 || n > MOST) return;
  plan p[MOST];
  float *all;
  CHECK(cudaMallocHost((void **)&all, MOST * EACH * sizeof(float)));
  for (int i = 0; i < n; i++) {
    if (flags[i]) continue;
    p[i].part = all + i * EACH;
  }
  begin(p, n);
  copy(p, n);
  wait(p, n);
  end(p, n);
  CHECK(cudaFreeHost(all));
}
void one_changed(int n, int k) { // never: proved
  if (n < 2 || n > MOST || k < 0 || k >= n) return;
  plan p[MOST];
  float *all;
  CHECK(cudaMallocHost((void **)&all, n * EACH * sizeof(float)));
  for (int i = 0; i < n; i++) p[i].part = all + i * EACH;
  p[k].part = all;
  begin(p, n);
  copy(p, n);
  wait(p, n);
  end(p, n);
  CHECK(cudaFreeHost(all));
}
void changed_in_a_later_round(int n, int times) { // never: proved
  if (n < 2 || n > MOST) return;
  plan p[MOST];
  float *all;
  CHECK(cudaMallocHost((void **)&all, n * EACH * sizeof(float)));
  for (int i = 0; i < n; i++) p[i].part = all + i * EACH;
  begin(p, n);
  for (int t = 0; t < times; t++) {
    copy(p, n);
    wait(p, n);
    p[1].part = all;
  }
  end(p, n);
  CHECK(cudaFreeHost(all));
}
void moved_up(int n) { // never: proved
  if (n < 2 || n > MOST) return;
  plan p[MOST];
  float *all;
  CHECK(cudaMallocHost((void **)&all, n * EACH * sizeof(float)));
  for (int i = 0; i < n; i++) p[i].part = all + i * EACH;
  for (int i = 0; i < n; i++) p[i].part = p[0].part;
  begin(p, n);
  copy(p, n);
  wait(p, n);
  end(p, n);
  CHECK(cudaFreeHost(all));
}
void wiped(int n) { // never: proved
  if (n < 2 || n > MOST) return;
  plan p[MOST];
  float *all;
  CHECK(cudaMallocHost((void **)&all, n * EACH * sizeof(float)));
  for (int i = 0; i < n; i++) p[i].part = all + i * EACH;
  memset(p, 0, sizeof p);
  begin(p, n);
  copy(p, n);
  wait(p, n);
  end(p, n);
  CHECK(cudaFreeHost(all));
}
void assigned(int n) { // never: proved
  if (n < 2 || n > MOST) return;
  plan p[MOST];
  float *all;
  CHECK(cudaMallocHost((void **)&all, n * EACH * sizeof(float)));
  for (int i = 0; i < n; i++) p[i].part = all + i * EACH;
  p[0] = p[1];
  begin(p, n);
  copy(p, n);
  wait(p, n);
  end(p, n);
  CHECK(cudaFreeHost(all));
}
void passed_on(int n) { // never: proved
  if (n < 2 || n > MOST) return;
  plan p[MOST];
  float *all;
  CHECK(cudaMallocHost((void **)&all, n * EACH * sizeof(float)));
  for (int i = 0; i < n; i++) p[i].part = all + i * EACH;
  look_at(p);
  begin(p, n);
  copy(p, n);
  wait(p, n);
  end(p, n);
  CHECK(cudaFreeHost(all));
}
void through_a_pointer(int n, int k) { // never: proved
  if (n < 2 || n > MOST) return;
  plan p[MOST], *one = &p[k & 15];
  float *all;
  CHECK(cudaMallocHost((void **)&all, MOST * EACH * sizeof(float)));
  for (int i = 0; i < n; i++) p[i].part = all + i * EACH;
  one->part = all + EACH;
  begin(p, n);
  copy(p, n);
  wait(p, n);
  end(p, n);
  CHECK(cudaFreeHost(all));
}
void another_memory(int n, int times) { // never: proved
  if (n < 2 || n > MOST) return;
  plan p[MOST];
  float *all = NULL;
  for (int t = 0; t < times; t++) {
    CHECK(cudaMallocHost((void **)&all, n * EACH * sizeof(float)));
    for (int i = 0; i < n; i++) p[i].part = all + i * EACH;
    CHECK(cudaFreeHost(all));
  }
  begin(p, n);
  copy(p, n); /* it is gone */
  wait(p, n);
  end(p, n);
}
void made_in_each_round(int n, int times) { // never: proved
  if (n < 2 || n > MOST) return;
  float *all;
  CHECK(cudaMallocHost((void **)&all, MOST * EACH * sizeof(float)));
  for (int t = 0; t < times; t++) {
    plan p[MOST];
    if (t == 0)
      for (int i = 0; i < n; i++) p[i].part = all + i * EACH;
    begin(p, n);
    copy(p, n); /* nobody has stored there in the second round */
    wait(p, n);
    end(p, n);
  }
  CHECK(cudaFreeHost(all));
}
void larger_counts(int n) { // never: proved
  if (n < 2 || n > MOST) return;
  plan p[MOST];
  float *all;
  CHECK(cudaMallocHost((void **)&all, 2 * n * EACH * sizeof(float)));
  for (int i = 0; i < n; i++) {
    p[i].count = EACH + 1;
    p[i].part = all + i * EACH;
  }
  begin(p, n);
  for (int i = 0; i < n; i++) CHECK(cudaMemcpyAsync(p[i].part, p[i].d, p[i].count * sizeof(float), cudaMemcpyDeviceToHost, p[i].stream));
  wait(p, n);
  end(p, n);
  CHECK(cudaFreeHost(all));
}
void counts_that_grow(int n, int more) { // never: proved
  if (n < 2 || n > MOST) return;
  plan p[MOST];
  float *all;
  CHECK(cudaMallocHost((void **)&all, 2 * n * EACH * sizeof(float)));
  for (int i = 0; i < n; i++) {
    p[i].count = EACH;
    p[i].part = all + i * EACH;
  }
  for (int i = 0; i < more; i++) p[i].count++;
  begin(p, n);
  for (int i = 0; i < n; i++) CHECK(cudaMemcpyAsync(p[i].part, p[i].d, p[i].count * sizeof(float), cudaMemcpyDeviceToHost, p[i].stream));
  wait(p, n);
  end(p, n);
  CHECK(cudaFreeHost(all));
}
void the_next_one(int n) { // never: proved
  if (n < 2 || n > MOST - 1) return;
  plan p[MOST];
  float *all;
  CHECK(cudaMallocHost((void **)&all, MOST * EACH * sizeof(float)));
  for (int i = 0; i < n; i++) p[i].part = all + i * EACH;
  begin(p, n);
  for (int i = 0; i < n; i++) CHECK(cudaMemcpyAsync(p[i + 1].part, p[i].d, EACH * sizeof(float), cudaMemcpyDeviceToHost, p[i].stream));
  wait(p, n);
  end(p, n);
  CHECK(cudaFreeHost(all));
}
void before_it_is_stored(int n, int times) { // never: proved
  if (n < 2 || n > MOST) return;
  plan p[MOST];
  float *all;
  CHECK(cudaMallocHost((void **)&all, MOST * EACH * sizeof(float)));
  begin(p, n);
  for (int t = 0; t < times; t++) {
    copy(p, n);
    wait(p, n);
    for (int i = 0; i < n; i++) p[i].part = all + i * EACH;
  }
  end(p, n);
  CHECK(cudaFreeHost(all));
}

/* A vector, whose elements are made by blocks that come after those of the loops: what is stored between the loops is seen. */
struct Numbered {
  int by;
  float *part;
  cudaStream_t s;
};

void numbered_once(int n) { // undecided: O1
  if (n < 2) return;
  float *all;
  cudaMalloc(&all, n * 64);
  std::vector<Numbered> c(n);
  for (int i = 0; i < n; i++) cudaStreamCreate(&c[i].s);
  for (int i = 0; i < n; i++) c[i].by = i, c[i].part = all + i * 16;
  for (int i = 0; i < n; i++) cudaMemsetAsync(c[i].part, 0, 64, c[i].s);
  for (int i = 0; i < n; i++) cudaMemsetAsync(c[i].part, 0, 64, c[c[i].by].s);
  cudaDeviceSynchronize();
  for (int i = 0; i < n; i++) cudaStreamDestroy(c[i].s);
  cudaFree(all);
}

void numbered_anew(int n) {
  if (n < 2) return;
  float *all;
  cudaMalloc(&all, n * 64);
  std::vector<Numbered> c(n);
  for (int i = 0; i < n; i++) cudaStreamCreate(&c[i].s);
  for (int i = 0; i < n; i++) c[i].by = i, c[i].part = all + i * 16;
  for (int i = 0; i < n; i++) cudaMemsetAsync(c[i].part, 0, 64, c[i].s);
  for (int i = 0; i < n; i++) c[i].by = 0;
  for (int i = 0; i < n; i++) cudaMemsetAsync(c[i].part, 0, 64, c[c[i].by].s); // expect: stream-race
  cudaDeviceSynchronize();
  for (int i = 0; i < n; i++) cudaStreamDestroy(c[i].s);
  cudaFree(all);
}
