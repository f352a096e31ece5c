// Parts of a buffer by sizes that are unsigned, or of 64 bits: which kernel accesses which. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"
#include <algorithm>
#include <cstddef>

template <class T> __global__ void add(float *a, T n) {
  T i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i < n) a[i] += 1;
}
__global__ void above(float *a, size_t n) {
  size_t i = threadIdx.x + blockIdx.x * blockDim.x;
  if (n > i) a[i] += 1;
}
__global__ void one_more(float *a, size_t n) {
  size_t i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i <= n) a[i] += 1;
}
__global__ void one_less(float *a, size_t n) {
  size_t i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i < n - 1) a[i] += 1;
}
__global__ void twice(float *a, size_t n) {
  size_t i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i < n) a[2 * i] += 1;
}
__global__ void at_least(float *a, size_t n) {
  size_t i = threadIdx.x + blockIdx.x * blockDim.x;
  if (n <= i) a[i] += 1;
}
__global__ void blocks(float *sums) {
  if (threadIdx.x == 0) sums[blockIdx.x] = 1;
}

void sizes_of_64_bits(size_t n) {
  float *d, *h;
  CHECK(cudaMalloc((void **)&d, n * sizeof(float)));
  CHECK(cudaMallocHost((void **)&h, n * sizeof(float)));
  size_t part = n / 4;
  cudaStream_t s[4];
  for (int i = 0; i < 4; i++) CHECK(cudaStreamCreate(&s[i]));
  for (size_t i = 0; i < 4; i++) {
    CHECK(cudaMemcpyAsync(d + i * part, h + i * part, part * sizeof(float), cudaMemcpyHostToDevice, s[i]));
    add<size_t><<<64, 256, 0, s[i]>>>(d + i * part, part);
    above<<<64, 256, 0, s[i]>>>(d + i * part, part);
    CHECK(cudaMemcpyAsync(h + i * part, d + i * part, part * sizeof(float), cudaMemcpyDeviceToHost, s[i]));
  }
  for (int i = 0; i < 4; i++) CHECK(cudaStreamSynchronize(s[i]));
  for (int i = 0; i < 4; i++) CHECK(cudaStreamDestroy(s[i]));
}
void one_beyond(float *d, size_t n, cudaStream_t a, cudaStream_t b) { // never: proved
  size_t part = n / 2;
  cudaStream_t s[] = {a, b};
  for (size_t i = 0; i < 2; i++) one_more<<<64, 256, 0, s[i]>>>(d + i * part, part);
}
void none_is_all(float *d, size_t n, cudaStream_t a, cudaStream_t b) { // never: proved
  size_t part = n / 2;
  cudaStream_t s[] = {a, b};
  for (size_t i = 0; i < 2; i++) one_less<<<64, 256, 0, s[i]>>>(d + i * part, part);
}
void scattered(float *d, size_t n, cudaStream_t a, cudaStream_t b) { // never: proved
  size_t part = n / 2;
  cudaStream_t s[] = {a, b};
  for (size_t i = 0; i < 2; i++) twice<<<64, 256, 0, s[i]>>>(d + i * part, part);
}
void what_is_left(float *d, size_t n, cudaStream_t a, cudaStream_t b) { // never: proved
  size_t part = n / 2;
  cudaStream_t s[] = {a, b};
  for (size_t i = 0; i < 2; i++) at_least<<<64, 256, 0, s[i]>>>(d + i * part, part);
}
void another_size(float *d, size_t n, cudaStream_t a, cudaStream_t b) { // never: proved
  size_t part = n / 2;
  cudaStream_t s[] = {a, b};
  for (size_t i = 0; i < 2; i++) add<size_t><<<64, 256, 0, s[i]>>>(d + i * part, part + 1);
}

void cut_off(size_t n, size_t k) {
  if (k == 0 || n == 0) return;
  float *d, *h;
  CHECK(cudaMalloc((void **)&d, n * sizeof(float)));
  CHECK(cudaMallocHost((void **)&h, n * sizeof(float)));
  size_t part = (n + k - 1) / k;
  cudaStream_t *s = new cudaStream_t[k];
  for (size_t i = 0; i < k; i++) CHECK(cudaStreamCreate(&s[i]));
  for (size_t i = 0; i < k; i++) {
    size_t begin = i * part;
    if (begin >= n) break;
    size_t size = std::min(part, n - begin);
    CHECK(cudaMemcpyAsync(d + begin, h + begin, size * sizeof(float), cudaMemcpyHostToDevice, s[i]));
    add<size_t><<<(size + 255) / 256, 256, 0, s[i]>>>(d + begin, size);
    CHECK(cudaMemcpyAsync(h + begin, d + begin, size * sizeof(float), cudaMemcpyDeviceToHost, s[i]));
  }
  for (size_t i = 0; i < k; i++) CHECK(cudaStreamSynchronize(s[i]));
  for (size_t i = 0; i < k; i++) CHECK(cudaStreamDestroy(s[i]));
  delete[] s;
  CHECK(cudaFree(d));
  CHECK(cudaFreeHost(h));
}
void cut_off_later(float *d, size_t n, size_t k) { // never: proved
  if (k == 0 || n == 0) return;
  size_t part = (n + k - 1) / k;
  cudaStream_t *s = new cudaStream_t[k];
  for (size_t i = 0; i < k; i++) CHECK(cudaStreamCreate(&s[i]));
  for (size_t i = 0; i < k; i++) {
    size_t begin = i * part;
    if (begin >= n) break;
    size_t size = std::min(part + 1, n - begin);
    add<size_t><<<(size + 255) / 256, 256, 0, s[i]>>>(d + begin, size);
  }
  for (size_t i = 0; i < k; i++) CHECK(cudaStreamSynchronize(s[i]));
  for (size_t i = 0; i < k; i++) CHECK(cudaStreamDestroy(s[i]));
  delete[] s;
}
void the_larger_one(float *d, size_t n, size_t k) { // never: proved
  if (k == 0 || n == 0) return;
  size_t part = (n + k - 1) / k;
  cudaStream_t *s = new cudaStream_t[k];
  for (size_t i = 0; i < k; i++) CHECK(cudaStreamCreate(&s[i]));
  for (size_t i = 0; i < k; i++) {
    size_t begin = i * part;
    if (begin >= n) break;
    size_t size = std::max(part, n - begin);
    add<size_t><<<(size + 255) / 256, 256, 0, s[i]>>>(d + begin, size);
  }
  for (size_t i = 0; i < k; i++) CHECK(cudaStreamSynchronize(s[i]));
  for (size_t i = 0; i < k; i++) CHECK(cudaStreamDestroy(s[i]));
  delete[] s;
}
void below_zero(float *d, int part, int n, int k) { // never: proved
  cudaStream_t *s = new cudaStream_t[k];
  for (int i = 0; i < k; i++) CHECK(cudaStreamCreate(&s[i]));
  for (int i = 0; i < k; i++) {
    int begin = i * part;
    unsigned size = std::min<unsigned>(part, n - begin); /* part = -16, n = 8 */
    add<int><<<64, 256, 0, s[i]>>>(d + begin, size);
  }
  for (int i = 0; i < k; i++) CHECK(cudaStreamSynchronize(s[i]));
  for (int i = 0; i < k; i++) CHECK(cudaStreamDestroy(s[i]));
  delete[] s;
}

void quarters(float *d, float *h, unsigned n, cudaStream_t *given) {
  cudaStream_t s[4];
  unsigned part = n / 4;
  for (int i = 0; i < 4; i++) CHECK(cudaStreamCreate(&s[i]));
  for (unsigned i = 0; i < 4; i++) {
    unsigned begin = i * part;
    CHECK(cudaMemcpyAsync(d + begin, h + begin, part * sizeof(float), cudaMemcpyHostToDevice, s[i]));
    add<unsigned><<<64, 256, 0, s[i]>>>(d + begin, part);
  }
  for (int i = 0; i < 4; i++) CHECK(cudaStreamSynchronize(s[i]));
  for (int i = 0; i < 4; i++) CHECK(cudaStreamDestroy(s[i]));
}
void halves_of_eight(float *d, unsigned n) { // never: proved
  cudaStream_t s[8];
  unsigned part = n / 2; /* 2 * part is 0 for n = 2^32 - 1, less one */
  for (int i = 0; i < 8; i++) CHECK(cudaStreamCreate(&s[i]));
  for (unsigned i = 0; i < 8; i++) add<unsigned><<<64, 256, 0, s[i]>>>(d + i * part, part);
  for (int i = 0; i < 8; i++) CHECK(cudaStreamSynchronize(s[i]));
  for (int i = 0; i < 8; i++) CHECK(cudaStreamDestroy(s[i]));
}
void any_part(float *d, unsigned part) { // never: proved
  cudaStream_t s[4];
  for (int i = 0; i < 4; i++) CHECK(cudaStreamCreate(&s[i]));
  for (unsigned i = 0; i < 4; i++) add<unsigned><<<64, 256, 0, s[i]>>>(d + i * part, part); /* 2^31 */
  for (int i = 0; i < 4; i++) CHECK(cudaStreamSynchronize(s[i]));
  for (int i = 0; i < 4; i++) CHECK(cudaStreamDestroy(s[i]));
}
void sums_by_block(float *sums, float *h, unsigned n) {
  cudaStream_t s[4];
  unsigned part = n / 4, grid = (part + 255) / 256;
  for (int i = 0; i < 4; i++) CHECK(cudaStreamCreate(&s[i]));
  for (int i = 0; i < 4; i++) {
    blocks<<<grid, 256, 0, s[i]>>>(sums + i * grid);
    CHECK(cudaMemcpyAsync(h + i * grid, sums + i * grid, grid * sizeof(float), cudaMemcpyDeviceToHost, s[i]));
  }
  for (int i = 0; i < 4; i++) CHECK(cudaStreamSynchronize(s[i]));
  for (int i = 0; i < 4; i++) CHECK(cudaStreamDestroy(s[i]));
}
void sums_of_more_blocks(float *sums, float *h, unsigned n) { // never: proved
  cudaStream_t s[4];
  unsigned part = n / 4, grid = (part + 255) / 256;
  for (int i = 0; i < 4; i++) CHECK(cudaStreamCreate(&s[i]));
  for (int i = 0; i < 4; i++) blocks<<<grid + 1, 256, 0, s[i]>>>(sums + i * grid);
  for (int i = 0; i < 4; i++) CHECK(cudaStreamSynchronize(s[i]));
  for (int i = 0; i < 4; i++) CHECK(cudaStreamDestroy(s[i]));
}
void sums_rounded_down(float *sums, float *h, unsigned n) { // never: proved
  cudaStream_t s[4];
  unsigned part = n / 4, grid = (part + 255) / 256;
  for (int i = 0; i < 4; i++) CHECK(cudaStreamCreate(&s[i]));
  for (int i = 0; i < 4; i++) blocks<<<grid, 256, 0, s[i]>>>(sums + i * (part / 256));
  for (int i = 0; i < 4; i++) CHECK(cudaStreamSynchronize(s[i]));
  for (int i = 0; i < 4; i++) CHECK(cudaStreamDestroy(s[i]));
}

/* Distances that wrap lie behind what would be accessed outside of the memory, or before it: no path rests on one. */
#define STREAMS(k)                                                                    \
  cudaStream_t s[16];                                                                 \
  for (int i = 0; i < (int)(k); i++) cudaStreamCreate(&s[i])
#define END(k)                                                                        \
  cudaDeviceSynchronize();                                                            \
  for (int i = 0; i < (int)(k); i++) cudaStreamDestroy(s[i])

void wraps_in_the_middle(unsigned part, int k) { // undecided: O0 O1
  if (k < 1 || k > 16) return;
  float *d;
  cudaMalloc((void **)&d, part * k * sizeof(float));
  STREAMS(k);
  for (int i = 0; i < k; i++) cudaMemsetAsync(d + i * part, 0, part * sizeof(float), s[i]);
  END(k);
  cudaFree(d);
}
void wraps_as_it_is_added(unsigned part, int k) { // undecided: O0 O1
  if (k < 1 || k > 16) return;
  float *d;
  unsigned at = 0;
  cudaMalloc((void **)&d, part * k * sizeof(float));
  STREAMS(k);
  for (int i = 0; i < k; i++, at += part) cudaMemsetAsync(d + at, 0, part * sizeof(float), s[i]);
  END(k);
  cudaFree(d);
}
void wraps_to_the_beginning(unsigned n) { // undecided: O0 O1
  if (n < 16) return;
  float *d;
  cudaMalloc((void **)&d, 4 * n * sizeof(float));
  STREAMS(2);
  cudaMemsetAsync(d, 0, 64, s[0]);
  cudaMemsetAsync(d + n * 2, 0, 64, s[1]);
  END(2);
  cudaFree(d);
}
void wraps_to_before_it(float *d, size_t n) { // undecided: O0 O1
  if (n < 16) return;
  STREAMS(2);
  cudaMemsetAsync(d, 0, 64, s[0]);
  cudaMemsetAsync(d + n * 2, 0, 64, s[1]);
  END(2);
}
void near_the_beginning(unsigned n) {
  float *d;
  cudaMalloc((void **)&d, 64 + 4 * n * sizeof(float));
  STREAMS(2);
  cudaMemsetAsync(d, 0, 64, s[0]);
  cudaMemsetAsync(d + n * 2, 0, 64, s[1]); // expect: stream-race
  END(2);
  cudaFree(d);
}
void near_each_other(unsigned part, int k) {
  if (k < 1 || k > 16) return;
  float *d;
  cudaMalloc((void **)&d, part * k * sizeof(float));
  STREAMS(k);
  for (int i = 0; i < k; i++) cudaMemsetAsync(d + i * part, 0, 64, s[i]); // expect: stream-race
  END(k);
  cudaFree(d);
}
void one_more_in_each(unsigned part, int k) {
  if (k < 1 || k > 16) return;
  float *d;
  cudaMalloc((void **)&d, (part * k + 1) * sizeof(float));
  STREAMS(k);
  for (int i = 0; i < k; i++) cudaMemsetAsync(d + i * part, 0, (part + 1) * sizeof(float), s[i]); // expect: stream-race
  END(k);
  cudaFree(d);
}

/* A size that is more than what was allocated means nothing either. */
void all_but_one(unsigned total) { // undecided: O0 O1
  unsigned part = total / 2;
  float *d;
  cudaMalloc((void **)&d, total * sizeof(float));
  STREAMS(2);
  for (int i = 0; i < 2; i++) {
    cudaMemsetAsync(d + part * i, 0, (part - 1) * sizeof(float), s[i]);
    cudaStreamSynchronize(s[1 - i]);
  }
  END(2);
  cudaFree(d);
}
void all_but_one_twice(unsigned total) {
  unsigned part = total / 2;
  float *d;
  cudaMalloc((void **)&d, total * sizeof(float));
  STREAMS(2);
  for (int i = 0; i < 2; i++) {
    cudaMemsetAsync(d, 0, (part - 1) * sizeof(float), s[i]); // expect: stream-race
    cudaStreamSynchronize(s[1 - i]);
  }
  END(2);
  cudaFree(d);
}
