// Faults behind loops whose counter is halved, doubled, or goes by more than one, in as many rounds as no path goes through, and their right twins.
#include <cuda_runtime.h>
#include <stdlib.h>

enum { COUNT = 1 << 20 };
static volatile float sink;

__global__ void step(float *data, int s) { data[threadIdx.x] += s; }

struct Data {
  float *h, *d;
  cudaStream_t stream;
};
static int *kept;
static void __attribute__((noinline)) keep(int *n) { kept = n; }
static void begin(Data *x) {
  cudaMallocHost((void **)&x->h, sizeof(float) * COUNT);
  for (int i = 0; i < COUNT; i++) x->h[i] = i;
  cudaMalloc((void **)&x->d, sizeof(float) * COUNT);
  cudaStreamCreate(&x->stream);
  cudaMemcpyAsync(x->d, x->h, sizeof(float) * COUNT, cudaMemcpyHostToDevice, x->stream);
}
static void end(Data *x) {
  cudaFree(x->d);
  cudaFreeHost(x->h);
  cudaStreamDestroy(x->stream);
}

void halved(int n) {
  Data x;
  begin(&x);
  for (int s = n / 2; s > 0; s >>= 1) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  cudaStreamSynchronize(x.stream);
  sink = x.h[7];
  end(&x);
}
void halved_unwaited(int n) {
  Data x;
  begin(&x);
  for (int s = n / 2; s > 0; s >>= 1) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  sink = x.h[7]; // expect: host-race
  cudaStreamSynchronize(x.stream);
  end(&x);
}
void half_by_division(int n) {
  Data x;
  begin(&x);
  for (int s = n; s >= 1; s /= 2) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  cudaStreamSynchronize(x.stream);
  sink = x.h[7];
  end(&x);
}
void half_by_division_unwaited(int n) {
  Data x;
  begin(&x);
  for (int s = n; s >= 1; s /= 2) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  sink = x.h[7]; // expect: host-race
  cudaStreamSynchronize(x.stream);
  end(&x);
}
void half_unsigned(int n) {
  Data x;
  begin(&x);
  for (unsigned s = n; s != 0; s >>= 1) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  cudaStreamSynchronize(x.stream);
  sink = x.h[7];
  end(&x);
}
void half_unsigned_unwaited(int n) {
  Data x;
  begin(&x);
  for (unsigned s = n; s != 0; s >>= 1) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  sink = x.h[7]; // expect: host-race
  cudaStreamSynchronize(x.stream);
  end(&x);
}
void doubled(int n) {
  Data x;
  begin(&x);
  for (int s = 1; s < n; s *= 2) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  cudaStreamSynchronize(x.stream);
  sink = x.h[7];
  end(&x);
}
void doubled_unwaited(int n) {
  Data x;
  begin(&x);
  for (int s = 1; s < n; s *= 2) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  sink = x.h[7]; // expect: host-race
  cudaStreamSynchronize(x.stream);
  end(&x);
}
void double_by_shift(int n) {
  Data x;
  begin(&x);
  for (int s = 2; s <= n; s <<= 1) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  cudaStreamSynchronize(x.stream);
  sink = x.h[7];
  end(&x);
}
void double_by_shift_unwaited(int n) {
  Data x;
  begin(&x);
  for (int s = 2; s <= n; s <<= 1) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  sink = x.h[7]; // expect: host-race
  cudaStreamSynchronize(x.stream);
  end(&x);
}
void tiles(int n) {
  Data x;
  begin(&x);
  for (int s = 0; s < n - 16; s += 16) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  cudaStreamSynchronize(x.stream);
  sink = x.h[7];
  end(&x);
}
void tiles_unwaited(int n) {
  Data x;
  begin(&x);
  for (int s = 0; s < n - 16; s += 16) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  sink = x.h[7]; // expect: host-race
  cudaStreamSynchronize(x.stream);
  end(&x);
}
void bytes(int n) {
  Data x;
  begin(&x);
  for (size_t s = 0; s != sizeof(float) * COUNT; s += 4) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  cudaStreamSynchronize(x.stream);
  sink = x.h[7];
  end(&x);
}
void bytes_unwaited(int n) {
  Data x;
  begin(&x);
  for (size_t s = 0; s != sizeof(float) * COUNT; s += 4) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  sink = x.h[7]; // expect: host-race
  cudaStreamSynchronize(x.stream);
  end(&x);
}
void bitonic(int n) {
  Data x;
  begin(&x);
  for (int k = 2; k <= n; k *= 2)
    for (int s = k / 2; s > 0; s /= 2) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  cudaStreamSynchronize(x.stream);
  sink = x.h[7];
  end(&x);
}
void bitonic_unwaited(int n) {
  Data x;
  begin(&x);
  for (int k = 2; k <= n; k *= 2)
    for (int s = k / 2; s > 0; s /= 2) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  sink = x.h[7]; // expect: host-race
  cudaStreamSynchronize(x.stream);
  end(&x);
}
void passes(int n) {
  Data x;
  begin(&x);
  for (int s = n; s > 1;) {
    s = (s + 255) / 256;
    step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  }
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  cudaStreamSynchronize(x.stream);
  sink = x.h[7];
  end(&x);
}
void passes_unwaited(int n) {
  Data x;
  begin(&x);
  for (int s = n; s > 1;) {
    s = (s + 255) / 256;
    step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  }
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  sink = x.h[7]; // expect: host-race
  cudaStreamSynchronize(x.stream);
  end(&x);
}
void bound_in_memory(int n) {
  Data x;
  begin(&x);
  keep(&n);
  for (int s = 0; s < n; s++) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  cudaStreamSynchronize(x.stream);
  sink = x.h[7];
  end(&x);
}
void bound_in_memory_unwaited(int n) {
  Data x;
  begin(&x);
  keep(&n);
  for (int s = 0; s < n; s++) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaMemcpyAsync(x.h, x.d, sizeof(float) * COUNT, cudaMemcpyDeviceToHost, x.stream);
  sink = x.h[7]; // expect: host-race
  cudaStreamSynchronize(x.stream);
  end(&x);
}
// These need not end: what comes behind them is not said to be reached.
void never_doubles() {
  Data x;
  begin(&x);
  for (int s = 0; s < COUNT; s *= 2) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaFree(x.d);
  end(&x);
}
void passes_by() { // undecided: O0 O1
  Data x;
  begin(&x);
  for (int s = 64; s != 3; s /= 2) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaFree(x.d);
  end(&x);
}
void stays_at_three() {
  Data x;
  begin(&x);
  for (unsigned s = 5; s > 0; s = (s + 3) / 2) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaFree(x.d);
  end(&x);
}
void below_zero() {
  Data x;
  begin(&x);
  for (int s = -8; s != 0; s >>= 1) step<<<1, 64, 0, x.stream>>>(x.d, (int)s);
  cudaFree(x.d);
  end(&x);
}
