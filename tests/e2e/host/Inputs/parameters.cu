// levels: 0,1. Arrays of parameters of kernels that are not here, and launches through wrappers. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <stdlib.h>
#include <string.h>

#include <utility>

#include "../../../../headers/cuda.h" // that of the driver

float sink;

void one_kernel(CUfunction kernel, float *h, size_t n) { // undecided: O0
  CUstream s, t;
  CUdeviceptr a, b;
  int m = (int)n;
  cuStreamCreate(&s, CU_STREAM_NON_BLOCKING);
  cuStreamCreate(&t, CU_STREAM_NON_BLOCKING);
  cuMemAlloc(&a, n * 4);
  cuMemAlloc(&b, n * 4);
  cuMemcpyHtoDAsync(a, h, n * 4, s); // label: up1
  void *args[] = {&a, &b, &m, &n};
  cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, s, args, NULL); // swap: s>t unknown-handle
  cuMemcpyDtoHAsync(h, b, n * 4, s); // swap: s>t any
  cuStreamSynchronize(s); // drop: host-race@read1
  sink = h[0]; // label: read1
  cuStreamSynchronize(t);
  cuMemFree(a); // double: double-free
  cuMemFree(b);
  cuStreamDestroy(s);
  cuStreamDestroy(t);
}
void many_rounds(CUfunction kernel, CUstream s, float *h, int n) {
  CUdeviceptr a, b, out;
  double factor = 0.5;
  cuMemAlloc(&a, 400);
  cuMemAlloc(&b, 400);
  void *args[] = {&out, &factor, NULL};
  for (int i = 0; i < n; i++) {
    out = i & 1 ? a : b;
    cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, s, args, NULL);
  }
  cuStreamSynchronize(s); // drop: none
  cuMemFree(a);
  cuMemFree(b);
}
static void launch(CUfunction kernel, CUstream s, CUdeviceptr from, CUdeviceptr to, unsigned long long n) {
  unsigned bytes = (unsigned)n * 4;
  void *args[] = {&from, &to, &bytes};
  cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, s, args, NULL); // label: launched3
}
void by_a_function(CUfunction kernel, CUstream s, float *h, unsigned long long n) {
  CUdeviceptr a, b;
  cuMemAlloc(&a, n * 4);
  cuMemAlloc(&b, n * 4);
  cuMemcpyHtoDAsync(a, h, n * 4, s);
  launch(kernel, s, a, b, n);
  launch(kernel, s, b, a, n); // swap: a>b none
  cuMemcpyDtoHAsync(h, a, n * 4, s);
  cuStreamSynchronize(s); // drop: host-race@read3
  sink = h[0]; // label: read3
  cuMemFree(a); // swap: a>b double-free
  cuMemFree(b);
}
struct view {
  CUdeviceptr data;
  int rows, columns;
};
void in_a_structure(CUfunction kernel, CUstream s, CUstream t, float *h) {
  struct view v = {0, 16, 16};
  cuMemAlloc(&v.data, 1024);
  void *args[] = {&v};
  cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, s, args, NULL);
  cuMemcpyDtoHAsync(h, v.data, 1024, s);
  cuStreamSynchronize(s); // drop: host-race@read4
  sink = h[0]; // label: read4
  cuMemFree(v.data); // double: double-free
}
void freed_before(CUfunction kernel, CUstream s) {
  CUdeviceptr a;
  cuMemAlloc(&a, 400);
  CUdeviceptr at = a + 128;
  void *args[] = {&at};
  cuMemFree(a);
  cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, s, args, NULL); // expect: use-after-free
  cuStreamSynchronize(s);
}
void freed_and_multiplied(CUfunction kernel, CUstream s) {
  CUdeviceptr a;
  cuMemAlloc(&a, 400);
  CUdeviceptr at = a;
  sink = at * 31; // a hash of it
  void *args[] = {&at};
  cuMemFree(a);
  cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, s, args, NULL); // expect: use-after-free
  cuStreamSynchronize(s);
}
void freed_in_a_structure(CUfunction kernel, CUstream s) {
  struct view v = {0, 16, 16};
  cuMemAlloc(&v.data, 1024);
  void *args[] = {&v};
  cuMemFree(v.data);
  cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, s, args, NULL); // expect: use-after-free
  cuStreamSynchronize(s);
}
void freed_as_bits(CUfunction kernel, CUstream s) { // never: proved
  CUdeviceptr a;
  double bits;
  cuMemAlloc(&a, 400);
  memcpy(&bits, &a, 8);
  void *args[] = {&bits};
  cuMemFree(a);
  cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, s, args, NULL);
  cuStreamSynchronize(s);
}
void another_entry(CUfunction kernel, CUstream s, int c) { // never: proved
  CUdeviceptr a, b;
  cuMemAlloc(&a, 400);
  cuMemAlloc(&b, 400);
  void *args[] = {&a, NULL};
  cuMemFree(b);
  if (c) args[1] = &b;
  cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, s, args, NULL);
  cuStreamSynchronize(s);
  cuMemFree(a);
}
static void set(void **args, CUdeviceptr *p) { args[1] = p; }
void an_entry_by_a_function(CUfunction kernel, CUstream s) { // never: proved
  CUdeviceptr a, b;
  cuMemAlloc(&a, 400);
  cuMemAlloc(&b, 400);
  void *args[2] = {&a};
  set(args, &b);
  cuMemFree(b);
  cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, s, args, NULL);
  cuStreamSynchronize(s);
  cuMemFree(a);
}
void changed_through_the_array(CUfunction kernel, CUstream s, CUstream t, float *h) { // never: proved
  CUdeviceptr a, b, at;
  cuMemAlloc(&a, 400);
  cuMemAlloc(&b, 400);
  at = a;
  void *args[] = {&at};
  *(CUdeviceptr *)args[0] = b;
  cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, s, args, NULL);
  cuMemcpyDtoHAsync(h, b, 400, t);
  cuStreamSynchronize(s);
  cuStreamSynchronize(t);
  cuMemFree(a);
  cuMemFree(b);
}
void changes_in_a_loop(CUfunction kernel, CUstream s, int n) { // never: proved
  CUdeviceptr a, b, at;
  cuMemAlloc(&a, 400);
  cuMemAlloc(&b, 400);
  at = a;
  void *args[] = {&at};
  cuMemFree(b);
  for (int i = 0; i < n; i++) {
    cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, s, args, NULL);
    at = b;
  }
  cuStreamSynchronize(s);
  cuMemFree(a);
}

// What references lead to: lambdas with captures, parameters that are forwarded.
__global__ void scale(float *p, float by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] *= by;
}
template <class... Of, class... Given> static cudaError_t launch_on(cudaStream_t stream, int blocks, void (*kernel)(Of...), Given &&...given) {
  cudaLaunchConfig_t config = {};
  cudaLaunchAttribute attribute[1];
  attribute[0].id = cudaLaunchAttributeCooperative;
  attribute[0].val.cooperative = 1;
  config.gridDim = dim3(blocks);
  config.blockDim = dim3(256);
  config.stream = stream;
  config.attrs = attribute;
  config.numAttrs = 1;
  return cudaLaunchKernelEx(&config, kernel, std::forward<Given>(given)...);
}
void forwarded(float *h) {
  float *p;
  int n = 1024;
  cudaStream_t s, t;
  cudaMalloc(&p, n * 4);
  cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
  cudaStreamCreateWithFlags(&t, cudaStreamNonBlocking);
  cudaMemcpyAsync(p, h, n * 4, cudaMemcpyHostToDevice, s); // label: up5
  launch_on(s, 4, scale, p, 2.0f, n); // swap: s>t any
  cudaMemcpyAsync(h, p, n * 4, cudaMemcpyDeviceToHost, s);
  cudaStreamSynchronize(s); // drop: host-race@read5
  sink = h[0]; // label: read5
  cudaStreamSynchronize(t);
  cudaFree(p); // double: double-free
  cudaStreamDestroy(s);
  cudaStreamDestroy(t);
}
void captured(float *h, int n) {
  float *p;
  cudaStream_t s, t;
  cudaMalloc(&p, 4096);
  cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
  cudaStreamCreateWithFlags(&t, cudaStreamNonBlocking);
  auto copy_in = [&] { cudaMemcpyAsync(p, h, 4096, cudaMemcpyHostToDevice, s); };
  auto run = [&](float by) {
    auto inner = [&] { scale<<<4, 256, 0, s>>>(p, by, 1024); }; // swap: s>t any
    inner();
  };
  auto both = [&] {
    copy_in();
    run(2.0f);
  };
  both();
  cudaMemcpyAsync(h, p, 4096, cudaMemcpyDeviceToHost, s);
  cudaStreamSynchronize(s); // drop: host-race@read6
  sink = h[0]; // label: read6
  cudaStreamSynchronize(t);
  cudaFree(p);
  cudaStreamDestroy(s); // double: stream-double-destroy
  cudaStreamDestroy(t);
}
void read_by_reference(float *h) { // never: proved
  float value = 0;
  float *p;
  cudaStream_t s;
  cudaMalloc(&p, 4);
  cudaStreamCreate(&s);
  cudaMemcpyAsync(&value, p, 4, cudaMemcpyDeviceToHost, s);
  const float &of = value;
  auto look = [&] { return of; };
  sink = look();
  cudaStreamSynchronize(s);
  cudaFree(p);
  cudaStreamDestroy(s);
}
void unset_on_one_way(int c) { // never: proved
  cudaStream_t s;
  auto make = [&] { if (c) cudaStreamCreate(&s); };
  auto use = [&] { cudaStreamSynchronize(s); };
  make();
  use();
  if (c) cudaStreamDestroy(s);
}

// Numbers that are computed from addresses, and addresses that numbers are computed from.
static __attribute__((noinline)) void with_a_hash(CUfunction kernel, CUstream s, CUdeviceptr d, int n) {
  unsigned long long hash = d * 31;
  if (hash % 7 == 3) n++;
  void *args[] = {&d, &n};
  cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, s, args, NULL);
}
void hashed(CUfunction kernel, CUstream s, CUstream t, int n) { // never: proved
  CUdeviceptr d;
  cuMemAlloc(&d, 4096);
  with_a_hash(kernel, s, d, n);
  cuMemsetD8Async(d, 0, 4096, t);
  cuStreamSynchronize(s);
  cuStreamSynchronize(t);
  cuMemFree(d);
}
void aligned(CUfunction kernel, CUstream s, CUstream t, int n) { // never: proved
  CUdeviceptr d, p;
  cuMemAlloc(&d, 4096);
  p = (d + 255) / 256 * 256;
  void *args[] = {&p, &n};
  cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, s, args, NULL);
  cuMemsetD8Async(d, 0, 4096, t);
  cuStreamSynchronize(s);
  cuStreamSynchronize(t);
  cuMemFree(d);
}
void rounded_down(CUfunction kernel, CUstream s, CUstream t, int n) { // never: proved
  CUdeviceptr d, p;
  cuMemAlloc(&d, 4096);
  p = d - d % 256;
  void *args[] = {&p, &n};
  cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, s, args, NULL);
  cuMemsetD8Async(d, 0, 4096, t);
  cuStreamSynchronize(s);
  cuStreamSynchronize(t);
  cuMemFree(d);
}
void array_that_is_gone(CUfunction kernel, CUstream s, CUstream t, int n) { // never: proved
  CUdeviceptr d;
  void **kept = NULL;
  cuMemAlloc(&d, 4096);
  {
    void *args[] = {&d, &n};
    kept = args;
  }
  {
    void *others[] = {&n, &n};
    sink = others[0] != NULL;
  }
  cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, s, kept, NULL);
  cuMemsetD8Async(d, 0, 4096, t);
  cuStreamSynchronize(s);
  cuStreamSynchronize(t);
  cuMemFree(d);
}
