// Kernels whose first thread does something where the number that they get is large enough: `if (i < n)`. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"

__global__ void scale(float *p, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] *= 2;
}
__global__ void scale_far(float *p, unsigned n) {
  size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] *= 2;
}
__global__ void scale_steps(float *p, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) p[i] *= 2;
}
__global__ void plane(float *p, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) p[y * width + x] = 1;
}
__global__ void multiply(const float *a, const float *b, float *c, int n) {
  int y = blockIdx.y * blockDim.y + threadIdx.y, x = blockIdx.x * blockDim.x + threadIdx.x;
  if (y >= n || x >= n) return;
  float sum = 0;
  for (int k = 0; k < n; k++) sum += a[y * n + k] * b[k * n + x];
  c[y * n + x] = sum;
}
__global__ void part(float *p, int from, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= from && i < n) p[i] *= 2;
}
__global__ void either(float *p, float *q, int n, int first) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && first > 0) p[i] = 1;
  if (i < n && first <= 0) q[i] = 1;
}
__global__ void sums(const float *in, float *out, int n) { // `out` may be null
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (out && i < n && threadIdx.x == 0) out[blockIdx.x] = in[i];
}
__global__ void sums_early(const float *in, float *out) {
  if (!out) return;
  out[threadIdx.x] = in[threadIdx.x];
}
__global__ void sums_behind(const float *in, float *out) {
  if (out) out[threadIdx.x] = in[threadIdx.x];
  out[threadIdx.x + 64] = 1;
}
__global__ void sums_of_other(const float *in, float *out) {
  if (in) out[threadIdx.x] = 1;
}

struct Two {
  cudaStream_t s, t;
  cudaEvent_t done;
  float *d, *e;
};
static Two two() {
  Two w;
  CHECK(cudaStreamCreateWithFlags(&w.s, cudaStreamNonBlocking));
  CHECK(cudaStreamCreateWithFlags(&w.t, cudaStreamNonBlocking));
  CHECK(cudaEventCreateWithFlags(&w.done, cudaEventDisableTiming));
  CHECK(cudaMalloc((void **)&w.d, 1 << 20));
  CHECK(cudaMalloc((void **)&w.e, 1 << 20));
  return w;
}
static void end(Two w) {
  CHECK(cudaStreamSynchronize(w.s));
  CHECK(cudaStreamSynchronize(w.t));
  CHECK(cudaEventDestroy(w.done));
  CHECK(cudaStreamDestroy(w.s));
  CHECK(cudaStreamDestroy(w.t));
  CHECK(cudaFree(w.d));
  CHECK(cudaFree(w.e));
}
void below(float *h, int n) {
  Two w = two();
  scale<<<(n + 255) / 256, 256, 0, w.s>>>(w.d, n);
  CHECK(cudaEventRecord(w.done, w.s));
  CHECK(cudaStreamWaitEvent(w.t, w.done, 0)); // drop: stream-race@below
  CHECK(cudaMemcpyAsync(h, w.d, 4, cudaMemcpyDeviceToHost, w.t)); // label: below
  end(w);
}
void below_too_early(float *h, int n) {
  Two w = two();
  scale<<<(n + 255) / 256, 256, 0, w.s>>>(w.d, n);
  CHECK(cudaMemcpyAsync(h, w.d, 4, cudaMemcpyDeviceToHost, w.t)); // expect: stream-race
  end(w);
}
void far(float *h, int n) {
  Two w = two();
  scale_far<<<(n + 255) / 256, 256, 0, w.s>>>(w.d, (unsigned)n);
  CHECK(cudaEventRecord(w.done, w.s));
  CHECK(cudaStreamWaitEvent(w.t, w.done, 0)); // drop: stream-race@far
  CHECK(cudaMemcpyAsync(h, w.d, 4, cudaMemcpyDeviceToHost, w.t)); // label: far
  end(w);
}
void far_too_early(float *h, int n) {
  Two w = two();
  scale_far<<<(n + 255) / 256, 256, 0, w.s>>>(w.d, (unsigned)n);
  CHECK(cudaMemcpyAsync(h, w.d, 4, cudaMemcpyDeviceToHost, w.t)); // expect: stream-race
  end(w);
}
void steps(float *h, int n) {
  Two w = two();
  scale_steps<<<32, 256, 0, w.s>>>(w.d, n);
  CHECK(cudaEventRecord(w.done, w.s));
  CHECK(cudaStreamWaitEvent(w.t, w.done, 0)); // drop: stream-race@steps
  CHECK(cudaMemcpyAsync(h, w.d, 4, cudaMemcpyDeviceToHost, w.t)); // label: steps
  end(w);
}
void steps_too_early(float *h, int n) {
  Two w = two();
  scale_steps<<<32, 256, 0, w.s>>>(w.d, n);
  CHECK(cudaMemcpyAsync(h, w.d, 4, cudaMemcpyDeviceToHost, w.t)); // expect: stream-race
  end(w);
}
void two_bounds(float *h, int n) {
  Two w = two();
  plane<<<dim3(8, 8), dim3(16, 16), 0, w.s>>>(w.d, n, n / 2);
  CHECK(cudaEventRecord(w.done, w.s));
  CHECK(cudaStreamWaitEvent(w.t, w.done, 0)); // drop: stream-race@two_bounds
  CHECK(cudaMemcpyAsync(h, w.d, 4, cudaMemcpyDeviceToHost, w.t)); // label: two_bounds
  end(w);
}
void two_bounds_too_early(float *h, int n) {
  Two w = two();
  plane<<<dim3(8, 8), dim3(16, 16), 0, w.s>>>(w.d, n, n / 2);
  CHECK(cudaMemcpyAsync(h, w.d, 4, cudaMemcpyDeviceToHost, w.t)); // expect: stream-race
  end(w);
}
void product(float *h, int n) {
  Two w = two();
  multiply<<<dim3(8, 8), dim3(16, 16), 0, w.s>>>(w.e, w.e, w.d, n);
  CHECK(cudaEventRecord(w.done, w.s));
  CHECK(cudaStreamWaitEvent(w.t, w.done, 0)); // drop: stream-race@product
  CHECK(cudaMemcpyAsync(w.e, h, 4, cudaMemcpyHostToDevice, w.t)); // label: product
  end(w);
}
void product_too_early(float *h, int n) {
  Two w = two();
  multiply<<<dim3(8, 8), dim3(16, 16), 0, w.s>>>(w.e, w.e, w.d, n);
  CHECK(cudaMemcpyAsync(w.e, h, 4, cudaMemcpyHostToDevice, w.t)); // expect: stream-race
  end(w);
}
void from_zero(float *h, int n) {
  Two w = two();
  part<<<1, 256, 0, w.s>>>(w.d, 0, n);
  CHECK(cudaEventRecord(w.done, w.s));
  CHECK(cudaStreamWaitEvent(w.t, w.done, 0)); // drop: stream-race@from_zero
  CHECK(cudaMemcpyAsync(h, w.d, 4, cudaMemcpyDeviceToHost, w.t)); // label: from_zero
  end(w);
}
void from_zero_too_early(float *h, int n) {
  Two w = two();
  part<<<1, 256, 0, w.s>>>(w.d, 0, n);
  CHECK(cudaMemcpyAsync(h, w.d, 4, cudaMemcpyDeviceToHost, w.t)); // expect: stream-race
  end(w);
}
void none_below_zero(float *h, int n) { // undecided: O0 O1
  Two w = two();
  scale<<<1, 256, 0, w.s>>>(w.d, n);
  if (n <= 0) CHECK(cudaMemcpyAsync(h, w.d, 4, cudaMemcpyDeviceToHost, w.t));
  end(w);
}
void none_for_its_counter(float *h, int n) { // undecided: O0 O1
  Two w = two();
  for (int k = 0; k < 2000; k += 1000) {
    if (k) {
      CHECK(cudaMemcpyAsync(h, w.d, 4, cudaMemcpyDeviceToHost, w.t));
      break;
    }
    scale<<<1, 256, 0, w.s>>>(w.d, k);
  }
  end(w);
}
void none_in_the_last_round(float *h, int n) { // undecided: O0 O1
  Two w = two();
  for (int k = 3; k >= 0; k--) {
    scale<<<1, 256, 0, w.s>>>(w.d, k);
    if (k)
      CHECK(cudaStreamSynchronize(w.s));
    else
      CHECK(cudaMemcpyAsync(h, w.d, 4, cudaMemcpyDeviceToHost, w.t));
  }
  end(w);
}
void none_without_a_sign(float *h, int n) { // undecided: O0 O1
  Two w = two();
  scale_far<<<1, 256, 0, w.s>>>(w.d, (unsigned)n);
  if (!n) CHECK(cudaMemcpyAsync(h, w.d, 4, cudaMemcpyDeviceToHost, w.t));
  end(w);
}
void none_from_there_on(float *h, int n) { // undecided: O0 O1
  Two w = two();
  part<<<1, 256, 0, w.s>>>(w.d, n, n);
  if (n > 0) CHECK(cudaMemcpyAsync(h, w.d, 4, cudaMemcpyDeviceToHost, w.t));
  end(w);
}
void the_other_one(float *h, int n) { // undecided: O0 O1
  Two w = two();
  either<<<1, 256, 0, w.s>>>(w.d, w.e, n, n > 5);
  if (n <= 5) CHECK(cudaMemcpyAsync(h, w.d, 4, cudaMemcpyDeviceToHost, w.t));
  end(w);
}
void none_for_null(float *h, int n) {
  Two w = two();
  sums<<<1, 64, 0, w.s>>>(w.d, nullptr, n);
  sums_early<<<1, 64, 0, w.s>>>(w.d, nullptr);
  end(w);
}
void null_behind_the_test(float *h, int n) {
  Two w = two();
  sums_behind<<<1, 64, 0, w.s>>>(w.d, nullptr); // expect: null-handle
  end(w);
}
void null_of_another_test(float *h, int n) { // never: proved
  Two w = two();
  sums_of_other<<<1, 64, 0, w.s>>>(w.d, nullptr);
  end(w);
}
