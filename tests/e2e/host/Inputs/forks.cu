// levels: 0. One stream forks to any number of others, and joins them: what all of them read is written before and after. How the marks are read:
// tests/e2e/evidence/host_mutants.py.
#include "cuda.h"
#include <vector>

enum { N = 4096, BYTES = N * 4 };

__global__ void solve(float *x, const float *b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = b[i];
}
__global__ void step(float *b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) b[i] += 1;
}

struct Lanes {
  cudaStream_t first;
  cudaEvent_t forked;
  std::vector<cudaStream_t> streams;
  std::vector<cudaEvent_t> joined;
  explicit Lanes(int n) : streams(n), joined(n) {
    CHECK(cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&forked));
    for (auto &s : streams) CHECK(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
    for (auto &e : joined) CHECK(cudaEventCreate(&e));
  }
  ~Lanes() {
    for (auto &s : streams) CHECK(cudaStreamDestroy(s));
    for (auto &e : joined) CHECK(cudaEventDestroy(e));
    CHECK(cudaEventDestroy(forked));
    CHECK(cudaStreamDestroy(first));
  }
};

void once(int n) {
  Lanes l(n);
  std::vector<float *> x(n);
  float *b;
  CHECK(cudaMalloc(&b, BYTES));
  for (auto &p : x) CHECK(cudaMalloc(&p, BYTES));
  step<<<N / 256, 256, 0, l.first>>>(b, N);
  CHECK(cudaEventRecord(l.forked, l.first)); // drop: stream-race
  for (auto s : l.streams) CHECK(cudaStreamWaitEvent(s, l.forked, 0));
  for (int i = 0; i < n; i++) solve<<<N / 256, 256, 0, l.streams[i]>>>(x[i], b, N);
  for (int i = 0; i < n; i++) {
    CHECK(cudaEventRecord(l.joined[i], l.streams[i])); // drop: stream-race
    CHECK(cudaStreamWaitEvent(l.first, l.joined[i], 0)); // drop: stream-race
  }
  step<<<N / 256, 256, 0, l.first>>>(b, N);
  CHECK(cudaDeviceSynchronize());
  for (auto p : x) CHECK(cudaFree(p));
  CHECK(cudaFree(b));
}

void in_rounds(int n) {
  Lanes l(n);
  std::vector<float *> x(n);
  float *b;
  CHECK(cudaMalloc(&b, BYTES));
  for (auto &p : x) CHECK(cudaMalloc(&p, BYTES));
  for (int round = 0; round < 100; round++) {
    step<<<N / 256, 256, 0, l.first>>>(b, N);
    CHECK(cudaEventRecord(l.forked, l.first)); // drop: any
    for (auto s : l.streams) CHECK(cudaStreamWaitEvent(s, l.forked, 0));
    for (int i = 0; i < n; i++) solve<<<N / 256, 256, 0, l.streams[i]>>>(x[i], b, N);
    for (int i = 0; i < n; i++) {
      CHECK(cudaEventRecord(l.joined[i], l.streams[i])); // drop: any
      CHECK(cudaStreamWaitEvent(l.first, l.joined[i], 0)); // drop: any
    }
  }
  CHECK(cudaDeviceSynchronize());
  for (auto p : x) CHECK(cudaFree(p));
  CHECK(cudaFree(b));
}

// The last stream is not joined.
void but_one(int n) { // never: proved
  Lanes l(n);
  std::vector<float *> x(n);
  float *b;
  CHECK(cudaMalloc(&b, BYTES));
  for (auto &p : x) CHECK(cudaMalloc(&p, BYTES));
  for (int i = 0; i < n; i++) solve<<<N / 256, 256, 0, l.streams[i]>>>(x[i], b, N);
  for (int i = 0; i + 1 < n; i++) {
    CHECK(cudaEventRecord(l.joined[i], l.streams[i]));
    CHECK(cudaStreamWaitEvent(l.first, l.joined[i], 0));
  }
  step<<<N / 256, 256, 0, l.first>>>(b, N);
  CHECK(cudaDeviceSynchronize());
  for (auto p : x) CHECK(cudaFree(p));
  CHECK(cudaFree(b));
}

// They write what they share.
void shared(int n) { // never: proved
  Lanes l(n);
  float *b;
  CHECK(cudaMalloc(&b, BYTES));
  step<<<N / 256, 256, 0, l.first>>>(b, N);
  CHECK(cudaEventRecord(l.forked, l.first));
  for (auto s : l.streams) CHECK(cudaStreamWaitEvent(s, l.forked, 0));
  for (int i = 0; i < n; i++) step<<<N / 256, 256, 0, l.streams[i]>>>(b, N);
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(b));
}

// The second half of the streams does not wait.
void half(int n) { // never: proved
  Lanes l(n);
  std::vector<float *> x(n);
  float *b;
  CHECK(cudaMalloc(&b, BYTES));
  for (auto &p : x) CHECK(cudaMalloc(&p, BYTES));
  step<<<N / 256, 256, 0, l.first>>>(b, N);
  CHECK(cudaEventRecord(l.forked, l.first));
  for (int i = 0; i < n / 2; i++) CHECK(cudaStreamWaitEvent(l.streams[i], l.forked, 0));
  for (int i = 0; i < n; i++) solve<<<N / 256, 256, 0, l.streams[i]>>>(x[i], b, N);
  CHECK(cudaDeviceSynchronize());
  for (auto p : x) CHECK(cudaFree(p));
  CHECK(cudaFree(b));
}
