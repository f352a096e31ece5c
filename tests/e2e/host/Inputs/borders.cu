// Parts of buffers, each on a stream of its own, and kernels that have conditions of their own for the borders, or go by pairs and by fours. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>

__global__ void inner(const float *in, float *out, int begin, int count, int all) {
  int i = begin + blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= begin + count) return;
  if (i > 0 && i + 1 < all) out[i] = in[i] * 2;
}

__global__ void first(const float *in, float *out, int begin, int count, int all) {
  int t = blockIdx.x * blockDim.x + threadIdx.x, i = begin + t;
  if (t >= count) return;
  if (i == 0)
    out[i] = in[i];
  else
    out[i] = in[i] * 2;
}

__global__ void natural(const float *in, float *out, int begin, unsigned count, int all) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[begin + i] = in[begin + i];
}

__global__ void pairs(const float *in, float *out, int begin, int count, int all) {
  int i = 2 * (blockIdx.x * blockDim.x + threadIdx.x);
  if (i + 1 < count) {
    out[begin + i] = in[begin + i];
    out[begin + i + 1] = in[begin + i + 1];
  }
}

__global__ void halves(const float *in, float *out, int begin, int count, int all) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count / 2) {
    out[begin + 2 * i] = in[begin + 2 * i];
    out[begin + 2 * i + 1] = in[begin + 2 * i + 1];
  }
}

__global__ void fours(const float *in, float *out, int begin, int count, int all) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float4 *from = (const float4 *)(in + begin);
  float4 *to = (float4 *)(out + begin);
  if (i < count / 4) to[i] = from[i];
}

__global__ void fours_and_one(const float *in, float *out, int begin, int count, int all) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float4 *from = (const float4 *)(in + begin);
  float4 *to = (float4 *)(out + begin);
  if (i < count / 4 + 1) to[i] = from[i];
}

__global__ void neighbours(const float *in, float *out, int begin, int count, int all) {
  int i = begin + blockIdx.x * blockDim.x + threadIdx.x;
  if (i < begin + count && i > 0 && i + 1 < all) out[i] = in[i - 1] + in[i + 1];
}

__global__ void one_more(const float *in, float *out, int begin, int count, int all) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i <= count) out[begin + i] = in[begin + i];
}

__global__ void other_first(const float *in, float *out, int begin, int count, int all) {
  int t = blockIdx.x * blockDim.x + threadIdx.x, i = begin + t;
  if (t < count && t == 0) out[0] = in[i];
}

#define OVERLAPPED(kernel)                                                                                                \
  float *h, *o, *d, *e;                                                                                                   \
  int part = n / 4;                                                                                                       \
  cudaStream_t s[4];                                                                                                      \
  cudaMallocHost((void **)&h, n * sizeof(float));                                                                         \
  cudaMallocHost((void **)&o, n * sizeof(float));                                                                         \
  cudaMalloc((void **)&d, n * sizeof(float));                                                                             \
  cudaMalloc((void **)&e, n * sizeof(float));                                                                             \
  for (int i = 0; i < 4; i++) cudaStreamCreate(&s[i]);                                                                    \
  for (int i = 0; i < 4; i++) {                                                                                           \
    cudaMemcpyAsync(d + i * part, h + i * part, part * sizeof(float), cudaMemcpyHostToDevice, s[i]);                      \
    kernel<<<(part + 255) / 256, 256, 0, s[i]>>>(d, e, i * part, part, n);                                                \
    cudaMemcpyAsync(o + i * part, e + i * part, part * sizeof(float), cudaMemcpyDeviceToHost, s[i]);                      \
  }                                                                                                                       \
  cudaDeviceSynchronize();                                                                                                \
  for (int i = 0; i < 4; i++) cudaStreamDestroy(s[i]);                                                                    \
  cudaFree(d);                                                                                                            \
  cudaFree(e);                                                                                                            \
  cudaFreeHost(h);                                                                                                        \
  cudaFreeHost(o);

void without_the_borders(int n) {
  OVERLAPPED(inner)
}
void the_first_apart(int n) {
  OVERLAPPED(first)
}
void unsigned_numbers(int n) {
  OVERLAPPED(natural)
}
void two_by_two(int n) {
  OVERLAPPED(pairs)
}
void half_as_many(int n) {
  OVERLAPPED(halves)
}
void four_by_four(int n) {
  OVERLAPPED(fours)
}
void one_four_more(int n) { // never: proved
  OVERLAPPED(fours_and_one)
}
void of_the_next_part(int n) { // never: proved
  OVERLAPPED(neighbours)
}
void past_the_end(int n) { // never: proved
  OVERLAPPED(one_more)
}
void always_the_first(int n) { // never: proved
  OVERLAPPED(other_first)
}

__global__ void unguarded(float *d, int begin) { d[begin + blockIdx.x * blockDim.x + threadIdx.x] = 1; }

/* The first access is to no part, so that the buffer is not followed by its parts. */
void after_another_place(int n) { // never: proved
  int part = n / 8;
  float *d;
  cudaStream_t s[2];
  cudaMalloc((void **)&d, n * sizeof(float));
  for (int i = 0; i < 2; i++) cudaStreamCreate(&s[i]);
  cudaMemsetAsync(d + part / 2, 0, part * sizeof(float), s[1]);
  cudaStreamSynchronize(s[1]);
  unguarded<<<(part + 255) / 256, 256, 0, s[1]>>>(d, 7 * part);
  cudaMemsetAsync(d + 7 * part, 0, part * sizeof(float), s[0]);
  cudaDeviceSynchronize();
  for (int i = 0; i < 2; i++) cudaStreamDestroy(s[i]);
  cudaFree(d);
}
