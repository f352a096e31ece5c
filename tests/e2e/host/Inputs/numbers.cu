// Kernels that make addresses of numbers, of which some are parts of one, and copies of no bytes.
#include "cuda.h"

float sink;
__global__ void fill(float *data) { data[threadIdx.x] = 1; }
__global__ void of_number(unsigned long long number) { *(float *)number = 1; }
__global__ void of_halves(unsigned low, unsigned high) { *(float *)(((unsigned long long)high << 32) | low) = 1; }
__global__ void of_pieces(unsigned low, unsigned short middle, unsigned short top) {
  *(float *)(((unsigned long long)top << 48) | ((unsigned long long)middle << 32) | low) = 1;
}
struct Halves {
  unsigned low, high;
};
__global__ void of_struct(Halves halves) { *(float *)(((unsigned long long)halves.high << 32) | halves.low) = 1; }
__global__ void at_index(unsigned long long number, long index, double value) { ((float *)number)[index] = value; }
__global__ void clear(float *data, int bytes) { __builtin_memset(data, 0, bytes); }
__global__ void copy(float *to, float *from, int bytes) { __builtin_memcpy(to, from, bytes); }

#define LOW(p) ((unsigned)(unsigned long long)(p))
#define HIGH(p) ((unsigned)((unsigned long long)(p) >> 32))

struct Two {
  cudaStream_t first, second;
};
static Two two() {
  Two t;
  CHECK(cudaStreamCreateWithFlags(&t.first, cudaStreamNonBlocking));
  CHECK(cudaStreamCreateWithFlags(&t.second, cudaStreamNonBlocking));
  return t;
}
static void end(Two t) {
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaStreamDestroy(t.first));
  CHECK(cudaStreamDestroy(t.second));
}

void number_beside_fill(float *a) { // never: proved
  Two t = two();
  fill<<<1, 64, 0, t.first>>>(a);
  of_number<<<1, 1, 0, t.second>>>((unsigned long long)a);
  end(t);
}
void halves_beside_fill(float *a) { // never: proved
  Two t = two();
  fill<<<1, 64, 0, t.first>>>(a);
  of_halves<<<1, 1, 0, t.second>>>(LOW(a), HIGH(a));
  end(t);
}
static void pass_on(unsigned low, unsigned high, cudaStream_t stream) { of_halves<<<1, 1, 0, stream>>>(low, high); }
void halves_through_helper(float *a) { // never: proved
  Two t = two();
  fill<<<1, 64, 0, t.first>>>(a);
  pass_on(LOW(a), HIGH(a), t.second);
  end(t);
}
void pieces_beside_fill(float *a) { // never: proved
  Two t = two();
  fill<<<1, 64, 0, t.first>>>(a);
  of_pieces<<<1, 1, 0, t.second>>>(LOW(a), (unsigned short)HIGH(a), (unsigned short)(HIGH(a) >> 16));
  end(t);
}
void struct_beside_fill(float *a) { // never: proved
  Two t = two();
  fill<<<1, 64, 0, t.first>>>(a);
  Halves halves = {LOW(a), HIGH(a)};
  of_struct<<<1, 1, 0, t.second>>>(halves);
  end(t);
}
void number_of_freed() { // never: proved
  float *a;
  CHECK(cudaMalloc(&a, 256));
  unsigned long long number = (unsigned long long)a;
  CHECK(cudaFree(a));
  of_number<<<1, 1>>>(number);
  CHECK(cudaDeviceSynchronize());
}
void number_read_at_once() { // never: proved
  float *a;
  CHECK(cudaMallocManaged(&a, 256));
  of_number<<<1, 1>>>((unsigned long long)a);
  sink = a[0];
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(a));
}
void number_waited_for(long n) {
  float *a;
  CHECK(cudaMallocManaged(&a, 256));
  at_index<<<1, 1>>>((unsigned long long)a, 2 * n + sizeof a, 3);
  CHECK(cudaDeviceSynchronize());
  sink = a[0];
  CHECK(cudaFree(a));
}
void clear_nothing(float *a) { // undecided: O0 O1
  Two t = two();
  fill<<<1, 64, 0, t.first>>>(a);
  clear<<<1, 1, 0, t.second>>>(a, 0);
  end(t);
}
void clear_something(float *a) { // never: proved
  Two t = two();
  fill<<<1, 64, 0, t.first>>>(a);
  clear<<<1, 1, 0, t.second>>>(a, 8);
  end(t);
}
void copy_nothing(float *a, float *b) { // undecided: O0 O1
  Two t = two();
  fill<<<1, 64, 0, t.first>>>(a);
  copy<<<1, 1, 0, t.second>>>(a, b, 0);
  end(t);
}
void copy_something(float *a, float *b) { // never: proved
  Two t = two();
  fill<<<1, 64, 0, t.first>>>(a);
  copy<<<1, 1, 0, t.second>>>(b, a, 4);
  end(t);
}

// Of no bytes on the only way to a fault.
void halves_of_one(int n) {
  float *d;
  cudaStream_t a, b;
  if (n < 0 || n > 1) return;
  cudaMalloc((void **)&d, 64);
  cudaStreamCreate(&a);
  cudaStreamCreate(&b);
  cudaMemsetAsync(d, 0, n / 2 * sizeof(float), a);
  cudaMemsetAsync(d + n / 2, 0, (n - n / 2) * sizeof(float), b);
  cudaStreamSynchronize(a);
  cudaStreamSynchronize(b);
  cudaFree(d);
  cudaStreamDestroy(a);
  cudaStreamDestroy(b);
}
void waits_if_any(float *d, int n) { // undecided: O0 O1
  float *h;
  cudaStream_t a;
  cudaMallocHost((void **)&h, 64);
  cudaStreamCreate(&a);
  cudaMemcpyAsync(h, d, n * sizeof(float), cudaMemcpyDeviceToHost, a);
  if (n != 0) cudaStreamSynchronize(a); // drop: host-race
  h[0] = 1;
  cudaStreamSynchronize(a);
  cudaFreeHost(h);
  cudaStreamDestroy(a);
}
void waits_if_none(float *d, int n) {
  float *h;
  cudaStream_t a;
  cudaMallocHost((void **)&h, 64);
  cudaStreamCreate(&a);
  cudaMemcpyAsync(h, d, n * sizeof(float), cudaMemcpyDeviceToHost, a);
  if (n == 0) cudaStreamSynchronize(a);
  h[0] = 1; // expect: host-race
  cudaStreamSynchronize(a);
  cudaFreeHost(h);
  cudaStreamDestroy(a);
}
