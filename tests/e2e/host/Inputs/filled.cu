// levels: 0,1. Loops that fill and check arrays with numbers of the C library, of which more is known than that they are numbers: a path goes past them.
// How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

static void fill(float *p, int n) {
  for (int i = 0; i < n; i++) p[i] = rand() / (float)RAND_MAX;
}
static float sum(const float *p, int n) {
  float s = 0;
  for (int i = 0; i < n; i++) s += p[i]; // label: summed
  return s;
}
struct work {
  float *h, *d;
  cudaStream_t s;
};
static struct work begin(int n) {
  struct work w;
  cudaMallocHost((void **)&w.h, n * sizeof(float));
  cudaMalloc((void **)&w.d, n * sizeof(float));
  cudaStreamCreateWithFlags(&w.s, cudaStreamNonBlocking);
  return w;
}
static void end(struct work *w) {
  cudaStreamDestroy(w->s);
  cudaFree(w->d);
  cudaFreeHost(w->h);
}
static void there_and_back(struct work *w, int n) {
  cudaMemcpyAsync(w->d, w->h, n * sizeof(float), cudaMemcpyHostToDevice, w->s);
  cudaMemcpyAsync(w->h, w->d, n * sizeof(float), cudaMemcpyDeviceToHost, w->s);
}

// Many rounds of a constant number.
void filled_by_rand() {
  struct work w = begin(50000);
  fill(w.h, 50000);
  there_and_back(&w, 50000);
  cudaStreamSynchronize(w.s);
  printf("%f\n", sum(w.h, 50000));
  end(&w);
}
void filled_by_rand_no_wait() {
  struct work w = begin(50000);
  fill(w.h, 50000);
  there_and_back(&w, 50000);
  printf("%f\n", w.h[7]); // expect: host-race
  cudaStreamSynchronize(w.s);
  end(&w);
}
// Two loops in each other, and a number that is divided by one that is new each time.
void filled_in_two_dimensions() {
  struct work w = begin(640 * 480);
  for (int y = 0; y < 480; y++)
    for (int x = 0; x < 640; x++) w.h[y * 640 + x] = 1000 / (rand() % 7 + 1);
  there_and_back(&w, 640 * 480);
  cudaStreamSynchronize(w.s);
  printf("%f\n", w.h[0]);
  end(&w);
}
void filled_in_two_dimensions_destroyed() {
  struct work w = begin(640 * 480);
  for (int y = 0; y < 480; y++)
    for (int x = 0; x < 640; x++) w.h[y * 640 + x] = 1000 / (rand() % 7 + 1);
  cudaStreamDestroy(w.s);
  cudaMemcpyAsync(w.d, w.h, 4, cudaMemcpyHostToDevice, w.s); // expect: stream-use-after-destroy
  cudaFree(w.d);
  cudaFreeHost(w.h);
}
// The rounds after the copy, too.
void filled_behind_the_copy() {
  struct work w = begin(50000);
  float other[100];
  cudaMemcpyAsync(w.h, w.d, 200000, cudaMemcpyDeviceToHost, w.s);
  for (int i = 0; i < 100000; i++) other[i % 100] = rand();
  printf("%f %f\n", other[3], w.h[3]); // expect: host-race
  cudaStreamSynchronize(w.s);
  end(&w);
}
void filled_behind_the_wait() {
  struct work w = begin(50000);
  float other[100];
  cudaMemcpyAsync(w.h, w.d, 200000, cudaMemcpyDeviceToHost, w.s);
  cudaStreamSynchronize(w.s);
  for (int i = 0; i < 100000; i++) other[i % 100] = rand();
  printf("%f %f\n", other[3], w.h[3]);
  end(&w);
}
// What the rounds divide by is not 0, which decides a branch behind them.
void divided_by_one_number(int d, int n) {
  struct work w = begin(100);
  int s = 0;
  for (int i = 0; i < 100000; i++) s += (i + n) / d;
  if (d != 0) cudaStreamSynchronize(w.s);
  cudaStreamDestroy(w.s);
  if (d == 0) cudaStreamSynchronize(w.s);
  cudaFree(w.d);
  cudaFreeHost(w.h);
  printf("%d\n", s);
}
// What a number is in the last round is not what it is in all: the branch behind the loop may be taken.
void last_one_decides() { // undecided: O0
  struct work w = begin(100);
  int last = 0;
  for (int i = 0; i < 100000; i++) last = rand();
  cudaMemcpyAsync(w.h, w.d, 400, cudaMemcpyDeviceToHost, w.s);
  if (last < 0) printf("%f\n", w.h[0]);
  cudaStreamSynchronize(w.s);
  end(&w);
}
