// Of what a kernel accesses the first bytes are certain, and no more: what the host or other work does there is a fault, what it does elsewhere is none.
// How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <stdio.h>

static volatile float sink;
__global__ void add(int n, const float *x, float *y) {
  int stride = blockDim.x * gridDim.x;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) y[i] += x[i];
}
__global__ void first(float *y) {
  if (threadIdx.x == 0) y[0] = 1;
}
__global__ void some(float *y, const int *where) {
  y[0] = 1;
  y[where[0]] = 1;
}

void introduction(int unused) {
  const int n = 1 << 20;
  float *x, *y, error = 0;
  cudaMallocManaged(&x, n * sizeof(float));
  cudaMallocManaged(&y, n * sizeof(float));
  for (int i = 0; i < n; i++) x[i] = 1, y[i] = 2;
  add<<<(n + 255) / 256, 256>>>(n, x, y);
  cudaDeviceSynchronize();                                                         // drop: host-race@read
  for (int i = 0; i < n; i++) error = fmaxf(error, fabsf(y[i] - 3)); // label: read
  sink = error;
  cudaFree(x);
  cudaFree(y);
}
// What is read comes behind what is written.
void rest(int unused) {
  const int n = 1 << 20;
  float *y, sum = 0;
  cudaMallocManaged(&y, n * sizeof(float));
  cudaMemset(y, 0, n * sizeof(float));
  cudaDeviceSynchronize();
  first<<<1, 32>>>(y);
  for (int i = 1; i < n; i++) sum += y[i];                                         // swap: 1>0 host-race
  sink = sum;
  cudaDeviceSynchronize();
  cudaFree(y);
}
void backwards(int unused) {
  const int n = 1 << 20;
  float *y, sum = 0;
  cudaMallocManaged(&y, n * sizeof(float));
  cudaMemset(y, 0, n * sizeof(float));
  cudaDeviceSynchronize();
  first<<<1, 32>>>(y);
  for (int i = n - 1; i > 0; i--) sum += y[i];
  sink = sum;
  cudaDeviceSynchronize();
  cudaFree(y);
}
// By two streams.
void halves(int half) {
  const int n = 1 << 12;
  float *d, *x;
  cudaStream_t a, b;
  if (half < 1 || half > n / 2) return;
  cudaMalloc(&d, n * sizeof(float));
  cudaMalloc(&x, n * sizeof(float));
  cudaStreamCreateWithFlags(&a, cudaStreamNonBlocking);
  cudaStreamCreateWithFlags(&b, cudaStreamNonBlocking);
  add<<<4, 256, 0, a>>>(half, x, d);
  add<<<4, 256, 0, b>>>(half, x, d + half);
  cudaDeviceSynchronize();
  cudaFree(d);
  cudaFree(x);
  cudaStreamDestroy(a);
  cudaStreamDestroy(b);
}
void same_place(int at) {
  const int n = 1 << 12;
  float *d, *x;
  cudaStream_t a, b;
  if (at < 0 || at > n / 2) return;
  cudaMalloc(&d, n * sizeof(float));
  cudaMalloc(&x, n * sizeof(float));
  cudaStreamCreateWithFlags(&a, cudaStreamNonBlocking);
  cudaStreamCreateWithFlags(&b, cudaStreamNonBlocking);
  add<<<4, 256, 0, a>>>(n / 2, x, d + at);
  add<<<4, 256, 0, b>>>(n / 2, x, d + at); // expect: stream-race
  cudaDeviceSynchronize();
  cudaFree(d);
  cudaFree(x);
  cudaStreamDestroy(a);
  cudaStreamDestroy(b);
}
// One element that the program has a number for.
void one_of(int i) {
  float *y;
  if (i < 1 || i > 100) return;
  cudaMallocManaged(&y, 4096);
  cudaMemset(y, 0, 4096);
  cudaDeviceSynchronize();
  first<<<1, 32>>>(y);
  sink = y[i];
  cudaDeviceSynchronize();
  cudaFree(y);
}
void any_of(int i) {
  float *y;
  if (i < 0 || i > 100) return;
  cudaMallocManaged(&y, 4096);
  cudaMemset(y, 0, 4096);
  cudaDeviceSynchronize();
  first<<<1, 32>>>(y);
  sink = y[i]; // expect: host-race
  cudaDeviceSynchronize();
  cudaFree(y);
}
// Where else it writes is in memory.
void elsewhere(int i) { // undecided: O0 O1
  float *y;
  int *where;
  cudaMallocManaged(&y, 4096);
  cudaMallocManaged(&where, 4096);
  where[0] = 0;
  cudaMemset(y, 0, 4096);
  cudaDeviceSynchronize();
  some<<<1, 1>>>(y, where);
  for (int k = 512; k < 1024; k++) sink = y[k];
  cudaDeviceSynchronize();
  cudaFree(y);
  cudaFree(where);
}
// It has no thread, or nothing to do.
void no_threads(int n) { // undecided: O0 O1
  float *x, *y, sum = 0;
  if (n > 0) return;
  cudaMallocManaged(&x, 4096);
  cudaMallocManaged(&y, 4096);
  cudaDeviceSynchronize();
  add<<<4, 256>>>(n, x, y);
  for (int i = 0; i < 1024; i++) sum += y[i];
  sink = sum;
  cudaDeviceSynchronize();
  cudaFree(x);
  cudaFree(y);
}
// Every other element, from the second on.
void odd(int unused) {
  const int n = 1 << 10;
  float *y, sum = 0;
  cudaMallocManaged(&y, n * sizeof(float));
  cudaMemset(y, 0, n * sizeof(float));
  cudaDeviceSynchronize();
  first<<<1, 32>>>(y);
  for (int i = 0; i < n / 2; i++) sum += y[2 * i + 1];
  sink = sum;
  cudaDeviceSynchronize();
  cudaFree(y);
}
