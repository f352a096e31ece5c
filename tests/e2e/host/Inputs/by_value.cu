// Structures with pointers that kernels get by value: which of them the kernel follows, and to which bytes. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"

enum { N = 1 << 14, BYTES = N * 4 };
struct View { float *out; const float *in; int n; };
struct Rows { float *row[4]; int n; };
struct Nested { View a, b; };

__global__ void copy(View v) { v.out[threadIdx.x] = v.in[threadIdx.x]; }
__global__ void copy_some(View v) { if (v.n > 5) v.out[1024 + threadIdx.x] = v.n; }
__global__ void exchanged(View v) { float *to = v.out; if (v.n > 5) { v.out = (float *)v.in; v.in = to; } v.out[threadIdx.x] = v.in[threadIdx.x]; }
__global__ void one_of(View v) { const float *from = threadIdx.x & 1 ? v.in : v.out; v.out[N / 2 + threadIdx.x] = from[threadIdx.x]; }
__global__ void each_row(Rows r) { r.row[threadIdx.x & 3][threadIdx.x] = 1; }
__global__ void third_row(Rows r) { r.row[2][threadIdx.x] = 1; }
__global__ void inner(Nested n) { n.b.out[threadIdx.x] = n.a.in[threadIdx.x]; }
__device__ __attribute__((noinline)) void put(View *v, int i) { v->out[i] = v->in[i]; }
__global__ void through(View v) { put(&v, threadIdx.x); }

static void streams(cudaStream_t *a, cudaStream_t *b) {
  CHECK(cudaStreamCreateWithFlags(a, cudaStreamNonBlocking));
  CHECK(cudaStreamCreateWithFlags(b, cudaStreamNonBlocking));
}
static void destroy(cudaStream_t a, cudaStream_t b) {
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaStreamDestroy(a));
  CHECK(cudaStreamDestroy(b));
}

// Both only read the same memory.
void one_source() {
  float *x, *y, *z;
  cudaStream_t a, b;
  streams(&a, &b);
  CHECK(cudaMalloc(&x, BYTES)); CHECK(cudaMalloc(&y, BYTES)); CHECK(cudaMalloc(&z, BYTES));
  View v = {y, x, N}, w = {z, x, N};
  copy<<<1, 256, 0, a>>>(v);
  copy<<<1, 256, 0, b>>>(w); // label: one_source swap: w>v stream-race@one_source
  destroy(a, b);
  CHECK(cudaFree(x)); CHECK(cudaFree(y)); CHECK(cudaFree(z));
}
// The number in the structure is no byte of the memory that a member leads to.
void number_beside() {
  float *x, *y, *h;
  cudaStream_t a, b;
  streams(&a, &b);
  CHECK(cudaMalloc(&x, BYTES)); CHECK(cudaMalloc(&y, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  View v = {x, y, 7};
  copy_some<<<1, 256, 0, a>>>(v);
  CHECK(cudaMemcpyAsync(x, h, 64, cudaMemcpyHostToDevice, b));
  CHECK(cudaMemcpyAsync(y, h, 64, cudaMemcpyHostToDevice, b));
  destroy(a, b);
  CHECK(cudaFree(x)); CHECK(cudaFree(y)); CHECK(cudaFreeHost(h));
}
// The kernel writes what the other one reads.
void chained() {
  float *x, *y, *z;
  cudaStream_t a, b;
  cudaEvent_t done;
  streams(&a, &b);
  CHECK(cudaEventCreate(&done));
  CHECK(cudaMalloc(&x, BYTES)); CHECK(cudaMalloc(&y, BYTES)); CHECK(cudaMalloc(&z, BYTES));
  View v = {y, x, N}, w = {z, y, N};
  copy<<<1, 256, 0, a>>>(v);
  CHECK(cudaEventRecord(done, a)); // drop: stream-race@chained
  CHECK(cudaStreamWaitEvent(b, done, 0)); // drop: stream-race@chained
  copy<<<1, 256, 0, b>>>(w); // label: chained
  destroy(a, b);
  CHECK(cudaEventDestroy(done));
  CHECK(cudaFree(x)); CHECK(cudaFree(y)); CHECK(cudaFree(z));
}
void exchanged_in_the_kernel() { // never: proved
  float *x, *y, *h;
  cudaStream_t a, b;
  streams(&a, &b);
  CHECK(cudaMalloc(&x, BYTES)); CHECK(cudaMalloc(&y, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  View v = {x, y, 7};
  exchanged<<<1, 256, 0, a>>>(v);
  CHECK(cudaMemcpyAsync(h, y, BYTES, cudaMemcpyDeviceToHost, b));
  destroy(a, b);
  CHECK(cudaFree(x)); CHECK(cudaFree(y)); CHECK(cudaFreeHost(h));
}
void one_of_two() { // never: proved
  float *x, *y, *h;
  cudaStream_t a, b;
  streams(&a, &b);
  CHECK(cudaMalloc(&x, BYTES)); CHECK(cudaMalloc(&y, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  View v = {x, y, 7};
  one_of<<<1, 256, 0, a>>>(v);
  CHECK(cudaMemcpyAsync(x, h, 64, cudaMemcpyHostToDevice, b));
  destroy(a, b);
  CHECK(cudaFree(x)); CHECK(cudaFree(y)); CHECK(cudaFreeHost(h));
}
void one_of_four() { // never: proved
  float *x[4], *h;
  cudaStream_t a, b;
  streams(&a, &b);
  CHECK(cudaMallocHost(&h, BYTES));
  for (int i = 0; i < 4; i++) CHECK(cudaMalloc(&x[i], BYTES));
  Rows r = {{x[0], x[1], x[2], x[3]}, N};
  each_row<<<1, 256, 0, a>>>(r);
  CHECK(cudaMemcpyAsync(x[3], h, 1024, cudaMemcpyHostToDevice, b));
  destroy(a, b);
  for (int i = 0; i < 4; i++) CHECK(cudaFree(x[i]));
  CHECK(cudaFreeHost(h));
}
// The others are left alone.
void the_third_of_four() {
  float *x[4], *h;
  cudaStream_t a, b;
  streams(&a, &b);
  CHECK(cudaMallocHost(&h, BYTES));
  for (int i = 0; i < 4; i++) CHECK(cudaMalloc(&x[i], BYTES));
  float *third = x[3], *second = x[2];
  Rows r = {{x[0], x[1], x[2], x[3]}, N};
  third_row<<<1, 256, 0, a>>>(r);
  CHECK(cudaMemcpyAsync(third, h, 1024, cudaMemcpyHostToDevice, b)); // label: third swap: third>second stream-race@third
  destroy(a, b);
  for (int i = 0; i < 4; i++) CHECK(cudaFree(x[i]));
  CHECK(cudaFreeHost(h));
}
void structures_in_one() {
  float *x, *y, *z, *u, *h;
  cudaStream_t a, b;
  streams(&a, &b);
  CHECK(cudaMalloc(&x, BYTES)); CHECK(cudaMalloc(&y, BYTES)); CHECK(cudaMalloc(&z, BYTES)); CHECK(cudaMalloc(&u, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  Nested n = {{x, y, N}, {z, u, N}};
  inner<<<1, 256, 0, a>>>(n);
  CHECK(cudaMemcpyAsync(h, y, 1024, cudaMemcpyDeviceToHost, b)); // label: inner swap: y>z stream-race@inner
  CHECK(cudaMemcpyAsync(x, u, 1024, cudaMemcpyDeviceToDevice, b));
  destroy(a, b);
  CHECK(cudaFree(x)); CHECK(cudaFree(y)); CHECK(cudaFree(z)); CHECK(cudaFree(u)); CHECK(cudaFreeHost(h));
}
void through_a_function() { // never: proved
  float *x, *y, *h;
  cudaStream_t a, b;
  streams(&a, &b);
  CHECK(cudaMalloc(&x, BYTES)); CHECK(cudaMalloc(&y, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  View v = {x, y, 7};
  through<<<1, 256, 0, a>>>(v);
  CHECK(cudaMemcpyAsync(h, x, BYTES, cudaMemcpyDeviceToHost, b));
  destroy(a, b);
  CHECK(cudaFree(x)); CHECK(cudaFree(y)); CHECK(cudaFreeHost(h));
}
