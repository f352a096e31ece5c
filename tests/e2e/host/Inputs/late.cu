// levels: 0,1. Work that loops enqueue, and what their last rounds leave pending. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>

float sink;
#define CHECK(call)                                                                                                                                            \
  do {                                                                                                                                                         \
    if ((call) != cudaSuccess) exit(1);                                                                                                                        \
  } while (0)
__global__ void twice(float *p, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] *= 2;
}
static void make(float **h, float **d, size_t n, cudaStream_t *s) {
  CHECK(cudaMallocHost(h, n * sizeof(float)));
  CHECK(cudaMalloc(d, n * sizeof(float)));
  CHECK(cudaStreamCreateWithFlags(s, cudaStreamNonBlocking));
}
static void end(float *h, float *d, cudaStream_t s) {
  CHECK(cudaStreamDestroy(s));
  CHECK(cudaFree(d));
  CHECK(cudaFreeHost(h));
}

// Many rounds, a wait after all of them.
int after_all(int argc, char **argv) {
  const int n = 4096;
  float *h, *d;
  cudaStream_t s;
  make(&h, &d, n, &s);
  for (int r = 0; r < 1000; r++) {
    twice<<<n / 256, 256, 0, s>>>(d, n);
    CHECK(cudaMemcpyAsync(h, d, n * sizeof(float), cudaMemcpyDeviceToHost, s));
  }
  CHECK(cudaStreamSynchronize(s)); // drop: host-race@after_all
  for (int i = 0; i < n; i++) sink += h[i]; // label: after_all
  end(h, d, s);
  return 0;
}
// As many rounds as the caller says.
int as_many(int rounds, char **argv) {
  const int n = 4096;
  float *h, *d;
  cudaStream_t s;
  make(&h, &d, n, &s);
  for (int r = 0; r < rounds; r++) CHECK(cudaMemcpyAsync(h, d, n * sizeof(float), cudaMemcpyDeviceToHost, s));
  CHECK(cudaStreamSynchronize(s)); // drop: host-race@as_many
  for (int i = 0; i < n; i++) sink += h[i]; // label: as_many
  end(h, d, s);
  return 0;
}
// The last round waits.
int last_waits(int argc, char **argv) { // undecided: O0
  const int n = 4096;
  float *h, *d;
  cudaStream_t s;
  make(&h, &d, n, &s);
  for (int r = 0; r < 1000; r++) {
    CHECK(cudaMemcpyAsync(h, d, n * sizeof(float), cudaMemcpyDeviceToHost, s));
    if (r == 999) CHECK(cudaStreamSynchronize(s)); // drop: host-race@last_waits
  }
  for (int i = 0; i < n; i++) sink += h[i]; // label: last_waits
  end(h, d, s);
  return 0;
}
// Every eighth waits, of which the last is one.
int every_eighth(int argc, char **argv) { // undecided: O0
  const int n = 4096;
  float *h, *d;
  cudaStream_t s;
  make(&h, &d, n, &s);
  for (int r = 0; r < 1000; r++) {
    CHECK(cudaMemcpyAsync(h, d, n * sizeof(float), cudaMemcpyDeviceToHost, s));
    if (r % 8 == 7) CHECK(cudaStreamSynchronize(s)); // drop: host-race@every_eighth
  }
  for (int i = 0; i < n; i++) sink += h[i]; // label: every_eighth
  end(h, d, s);
  return 0;
}
// … of which it is none.
int every_ninth(int argc, char **argv) {
  const int n = 4096;
  float *h, *d;
  cudaStream_t s;
  make(&h, &d, n, &s);
  for (int r = 0; r < 1000; r++) {
    CHECK(cudaMemcpyAsync(h, d, n * sizeof(float), cudaMemcpyDeviceToHost, s));
    if (r % 9 == 8) CHECK(cudaStreamSynchronize(s));
  }
  for (int i = 0; i < n; i++) sink += h[i]; // expect: host-race
  end(h, d, s);
  return 0;
}
// It is left long before.
int left_early(int argc, char **argv) { // undecided: O0
  const int n = 4096;
  float *h, *d;
  cudaStream_t s;
  make(&h, &d, n, &s);
  for (int r = 0; r < 1000; r++) {
    CHECK(cudaMemcpyAsync(h, d, n * sizeof(float), cudaMemcpyDeviceToHost, s));
    if (r == 500) {
      CHECK(cudaStreamSynchronize(s));
      break;
    }
  }
  for (int i = 0; i < n; i++) sink += h[i];
  end(h, d, s);
  return 0;
}
// The host comes to what is pending only after it has waited.
int waits_on_the_way(int argc, char **argv) { // undecided: O0 O1
  const int n = 8192;
  float *h, *d;
  cudaStream_t s;
  make(&h, &d, n, &s);
  CHECK(cudaMemcpyAsync(h + 4096, d + 4096, 4096 * sizeof(float), cudaMemcpyDeviceToHost, s));
  for (int i = 0; i < n; i++) {
    if (i == 4096) CHECK(cudaStreamSynchronize(s)); // drop: host-race@on_the_way
    sink += h[i]; // label: on_the_way
  }
  end(h, d, s);
  return 0;
}
// It comes to it too early by one.
int waits_too_late(int argc, char **argv) { // undecided: O0 O1
  const int n = 8192;
  float *h, *d;
  cudaStream_t s;
  make(&h, &d, n, &s);
  CHECK(cudaMemcpyAsync(h + 4095, d + 4095, 4096 * sizeof(float), cudaMemcpyDeviceToHost, s));
  for (int i = 0; i < n; i++) {
    if (i == 4096) CHECK(cudaStreamSynchronize(s));
    sink += h[i]; // expect: host-race
  }
  end(h, d, s);
  return 0;
}
// It does not come to it at all.
int other_half(int argc, char **argv) {
  const int n = 8192;
  float *h, *d;
  cudaStream_t s;
  make(&h, &d, n, &s);
  CHECK(cudaMemcpyAsync(h + 4096, d + 4096, 4096 * sizeof(float), cudaMemcpyDeviceToHost, s)); // swap: 4096>4000 host-race@other_half
  for (int i = 0; i < 4096; i++) sink += h[i]; // label: other_half
  CHECK(cudaStreamSynchronize(s));
  end(h, d, s);
  return 0;
}
// Two streams in turn, both waited for.
int in_turn(int argc, char **argv) { // undecided: O0 O1
  const int n = 4096, chunks = 64;
  float *h, *d, *h2, *d2;
  cudaStream_t s, s2;
  make(&h, &d, (size_t)n * chunks, &s);
  make(&h2, &d2, n, &s2);
  for (int i = 0; i < chunks; i++)
    CHECK(cudaMemcpyAsync(h + i * n, d + i * n, n * sizeof(float), cudaMemcpyDeviceToHost, i % 2 ? s2 : s));
  CHECK(cudaStreamSynchronize(s2)); // drop: host-race@in_turn
  CHECK(cudaStreamSynchronize(s)); // drop: host-race@in_turn
  for (int i = 0; i < n * chunks; i++) sink += h[i]; // label: in_turn
  end(h, d, s);
  end(h2, d2, s2);
  return 0;
}
// Down by three.
int down(int argc, char **argv) { // undecided: O0 O1
  const int n = 4096;
  float *h, *d;
  cudaStream_t s;
  make(&h, &d, n, &s);
  for (int r = 1000; r > 0; r -= 3) {
    CHECK(cudaMemcpyAsync(h, d, n * sizeof(float), cudaMemcpyDeviceToHost, s));
    if (r == 1) CHECK(cudaStreamSynchronize(s)); // drop: host-race@down // swap: 1>3 host-race@down
  }
  for (int i = 0; i < n; i++) sink += h[i]; // label: down
  end(h, d, s);
  return 0;
}
// Loops in loops.
int nested(int argc, char **argv) { // undecided: O0
  const int n = 4096;
  float *h, *d;
  cudaStream_t s;
  make(&h, &d, n, &s);
  for (int r = 0; r < 100; r++) {
    for (int k = 0; k < 50; k++) CHECK(cudaMemcpyAsync(h + k, d + k, sizeof(float), cudaMemcpyDeviceToHost, s));
    if (r == 99) CHECK(cudaStreamSynchronize(s)); // drop: host-race@nested
  }
  for (int i = 0; i < n; i++) sink += h[i]; // label: nested
  end(h, d, s);
  return 0;
}
// Another stream in each round but the last.
int switched(int argc, char **argv) {
  const int n = 4096;
  float *h, *d, *h2, *d2;
  cudaStream_t s, s2;
  make(&h, &d, n, &s);
  make(&h2, &d2, n, &s2);
  for (int r = 0; r < 1000; r++) {
    cudaStream_t on = r < 999 ? s2 : s;
    CHECK(cudaMemcpyAsync(r < 999 ? h2 : h, d, n * sizeof(float), cudaMemcpyDeviceToHost, on));
  }
  CHECK(cudaStreamSynchronize(s)); // drop: host-race@switched
  for (int i = 0; i < n; i++) sink += h[i]; // label: switched
  CHECK(cudaStreamSynchronize(s2));
  end(h, d, s);
  end(h2, d2, s2);
  return 0;
}
// Two buffers that change places: the one that is written last is the one that is waited for, and read.
int places(int argc, char **argv) {
  const int n = 4096;
  float *a, *da, *b, *db;
  cudaStream_t s, t;
  make(&a, &da, n, &s);
  make(&b, &db, n, &t);
  float *from = a, *to = b;
  for (int r = 0; r < 501; r++) {
    CHECK(cudaMemcpyAsync(to, da, n * sizeof(float), cudaMemcpyDeviceToHost, s));
    float *other = from;
    from = to;
    to = other;
  }
  CHECK(cudaStreamSynchronize(s)); // drop: any
  for (int i = 0; i < n; i++) sink += from[i];
  end(a, da, s);
  end(b, db, t);
  return 0;
}

// A loop that comes to the bytes of a copy in a late round, or never.
#define SECOND_HALF                                                                                  \
  float *h, *d;                                                                                      \
  cudaStream_t s;                                                                                    \
  make(&h, &d, 2048, &s);                                                                            \
  CHECK(cudaMemcpyAsync(h + 512, d + 512, 2048, cudaMemcpyDeviceToHost, s))
void only_below() {
  SECOND_HALF;
  for (int i = 0; i < 1024; i++)
    if (i < 512) sink += h[i]; // swap: 512>1024 host-race@only_below // label: only_below
  CHECK(cudaStreamSynchronize(s));
  end(h, d, s);
}
void from_behind() {
  SECOND_HALF;
  for (int i = 1024; i < 2048; i++) // swap: 1024>1000 host-race@from_behind
    sink += h[i];                   // label: from_behind
  CHECK(cudaStreamSynchronize(s));
  end(h, d, s);
}
void every_1024th() {
  SECOND_HALF;
  for (int i = 0; i < 2048; i += 1024) // swap: 1024>16 host-race@every_1024th
    sink += h[i];                      // label: every_1024th
  CHECK(cudaStreamSynchronize(s));
  end(h, d, s);
}
void comes_to_it() {
  SECOND_HALF;
  for (int i = 0; i < 1024; i++) h[i] = i; // expect: host-race
  CHECK(cudaStreamSynchronize(s));
  end(h, d, s);
}
void comes_down_to_it() {
  SECOND_HALF;
  for (int i = 2047; i >= 0; i--) sink += h[i]; // expect: host-race
  CHECK(cudaStreamSynchronize(s));
  end(h, d, s);
}
