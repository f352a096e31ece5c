// Addresses of members and elements that are stored: what is put there is found through them. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"

enum { N = 1 << 14, BYTES = N * 4 };
struct View { float *out; const float *in; int n; };
struct Outer { long pad; View v; float *last; };
struct Slot { float **where; int n; };

__global__ void copy(View v) { v.out[threadIdx.x] = v.in[threadIdx.x]; }
__global__ void fill(float *x) { x[threadIdx.x] = 1; }

static void streams(cudaStream_t *a, cudaStream_t *b) {
  CHECK(cudaStreamCreateWithFlags(a, cudaStreamNonBlocking));
  CHECK(cudaStreamCreateWithFlags(b, cudaStreamNonBlocking));
}
static void destroy(cudaStream_t a, cudaStream_t b) {
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaStreamDestroy(a));
  CHECK(cudaStreamDestroy(b));
}

// The argument of the kernel is a member of a larger structure.
void inner_structure() { // never: proved
  float *x, *y, *h;
  cudaStream_t a, b;
  streams(&a, &b);
  CHECK(cudaMalloc(&x, BYTES)); CHECK(cudaMalloc(&y, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  Outer o = {1, {x, y, 7}, y};
  void *args[] = {&o.v};
  CHECK(cudaLaunchKernel((void *)copy, dim3(1), dim3(256), args, 0, a));
  CHECK(cudaMemcpyAsync(h, x, BYTES, cudaMemcpyDeviceToHost, b));
  destroy(a, b);
  CHECK(cudaFree(x)); CHECK(cudaFree(y)); CHECK(cudaFreeHost(h));
}
void inner_structure_awaited() { // undecided: O0 O1
  float *x, *y, *h;
  cudaStream_t a, b;
  streams(&a, &b);
  CHECK(cudaMalloc(&x, BYTES)); CHECK(cudaMalloc(&y, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  Outer o = {1, {x, y, 7}, y};
  void *args[] = {&o.v};
  CHECK(cudaLaunchKernel((void *)copy, dim3(1), dim3(256), args, 0, a));
  CHECK(cudaStreamSynchronize(a));
  CHECK(cudaMemcpyAsync(h, x, BYTES, cudaMemcpyDeviceToHost, b));
  destroy(a, b);
  CHECK(cudaFree(x)); CHECK(cudaFree(y)); CHECK(cudaFreeHost(h));
}
// The argument is an element of an array.
void element_of_an_array() { // never: proved
  float *d[2], *h;
  cudaStream_t a, b;
  streams(&a, &b);
  CHECK(cudaMalloc(&d[0], BYTES)); CHECK(cudaMalloc(&d[1], BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  void *args[] = {&d[1]};
  CHECK(cudaLaunchKernel((void *)fill, dim3(1), dim3(256), args, 0, a));
  CHECK(cudaMemcpyAsync(h, d[1], BYTES, cudaMemcpyDeviceToHost, b));
  destroy(a, b);
  CHECK(cudaFree(d[0])); CHECK(cudaFree(d[1])); CHECK(cudaFreeHost(h));
}
// The address of a member, in another structure.
void through_a_slot() { // never: proved
  float *h, *other;
  cudaStream_t a, b;
  View v = {nullptr, nullptr, 0};
  streams(&a, &b);
  CHECK(cudaMalloc(&other, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  CHECK(cudaMalloc((void **)&v.out, BYTES));
  Slot s[2] = {{&v.out, N}, {nullptr, 0}};
  fill<<<1, 256, 0, a>>>(*s[0].where);
  CHECK(cudaMemcpyAsync(h, v.out, BYTES, cudaMemcpyDeviceToHost, b));
  destroy(a, b);
  CHECK(cudaFree(v.out)); CHECK(cudaFree(other)); CHECK(cudaFreeHost(h));
}
// The argument is the first member of a structure, and not what comes after it.
void first_member() {
  float *h;
  cudaStream_t a, b;
  struct { float *x, *y; } c;
  streams(&a, &b);
  CHECK(cudaMalloc(&c.x, BYTES)); CHECK(cudaMalloc(&c.y, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  float *x = c.x, *y = c.y;
  void *args[] = {&c.x};
  CHECK(cudaLaunchKernel((void *)fill, dim3(1), dim3(256), args, 0, a));
  CHECK(cudaMemcpyAsync(h, y, 1024, cudaMemcpyDeviceToHost, b)); // label: first swap: y>x stream-race@first
  destroy(a, b);
  CHECK(cudaFree(x)); CHECK(cudaFree(y)); CHECK(cudaFreeHost(h));
}

// A number that the kernel gets lies where nothing here says what is there.
struct Counted { float *x; int n; };
__global__ void fill_some(float *x, int n) { if (threadIdx.x < n) x[threadIdx.x] = 2; }
static void some(void *what, Counted *c, cudaStream_t s) {
  void *args[] = {what, &c->n};
  CHECK(cudaLaunchKernel((void *)fill_some, dim3(1), dim3(256), args, 0, s));
}
void number_behind_a_pointer() { // never: proved
  float *h;
  cudaStream_t a, b;
  Counted c = {0, 16};
  streams(&a, &b);
  CHECK(cudaMalloc(&c.x, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  some(&c.x, &c, a);
  CHECK(cudaMemcpyAsync(h, c.x, BYTES, cudaMemcpyDeviceToHost, b));
  destroy(a, b);
  CHECK(cudaFree(c.x)); CHECK(cudaFreeHost(h));
}

// The array has more than the kernel gets.
void more_than_it_gets() { // never: proved
  float *x, *h;
  cudaStream_t a, b;
  streams(&a, &b);
  CHECK(cudaMalloc(&x, BYTES)); CHECK(cudaMallocHost(&h, BYTES));
  Counted c = {x, 16};
  void *args[] = {&x, &c};
  CHECK(cudaLaunchKernel((void *)fill, dim3(1), dim3(256), args, 0, a));
  CHECK(cudaMemcpyAsync(h, x, BYTES, cudaMemcpyDeviceToHost, b));
  destroy(a, b);
  CHECK(cudaFree(x)); CHECK(cudaFreeHost(h));
}
