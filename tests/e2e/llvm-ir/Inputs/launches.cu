// The ways in which kernels are launched, on two streams each time. Compiled with device code, which is registered before main.
#include "runtime.h"

__global__ void k(float *p, int n) { for (int i = 0; i < n; i++) p[i] += 1; }
struct Args { float *a; const float *b; int n; };
struct Big { float *p[8]; int n; };
__global__ void ks(Args args) { for (int i = 0; i < args.n; i++) args.a[i] += args.b[i]; }
__global__ void kb(Big b) { for (int i = 0; i < b.n; i++) b.p[0][i] = 1; }
template <typename T> __global__ void kt(T *p, T v) { *p = v; }
namespace ns { __global__ void kn(float *p) { *p = 1; } }
// struct by value
void struct_by_value(float *x, float *y, cudaStream_t s, cudaStream_t t) {
  Args args = {x, y, 100};
  ks<<<1, 1, 0, s>>>(args);
  k<<<1, 1, 0, t>>>(x, 100); // expect-without-device: unknown-handle // expect-with-device: stream-race // expect-assuming: stream-race
}
void struct_in_memory(float *x, float *y, cudaStream_t s, cudaStream_t t) {
  Big big = {{x, y}, 100};
  kb<<<1, 1, 0, s>>>(big);
  k<<<1, 1, 0, t>>>(x, 100); // expect-without-device: unknown-handle // expect-with-device: stream-race // expect-assuming: stream-race
}
void template_and_namespace(float *x, cudaStream_t s, cudaStream_t t) {
  kt<float><<<1, 1, 0, s>>>(x, 1.0f);
  ns::kn<<<1, 1, 0, t>>>(x); // expect-without-device: unknown-handle // expect-with-device: stream-race // expect-assuming: stream-race
}
// explicit array
void array_by_hand(float *x, cudaStream_t s, cudaStream_t t) {
  int n = 100;
  void *args[] = {&x, &n};
  cudaLaunchKernel((const void *)k, dim3(1), dim3(1), args, 0, s);
  k<<<1, 1, 0, t>>>(x, 100); // expect-without-device: unknown-handle // expect-with-device: stream-race // expect-assuming: stream-race
}
// conditional stream
void stream_that_depends(float *x, int c, cudaStream_t s, cudaStream_t t) {
  k<<<1, 1, 0, c ? s : t>>>(x, 100);
  cudaStreamSynchronize(c ? s : t);
  x[0] = 1;
}
void launch_in_a_switch(float *x, int c, cudaStream_t s) {
  switch (c) { case 0: k<<<1, 1, 0, s>>>(x, 1); break; case 1: k<<<1, 2, 0, s>>>(x, 1); break; default: return; }
  cudaStreamSynchronize(s);
}
