// Managed, mapped and pooled memory, constants, rows. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"

enum { N = 1 << 20, BYTES = N * 4, W = 1024, H = 512 };
float sink;
__constant__ float filter[16];
__device__ float table[256];

__global__ void init(float *x, float *y, int n) {
  for (int i = 0; i < n; i++) x[i] = 1, y[i] = 2;
}
__global__ void add(int n, float *x, float *y) {
  for (int i = 0; i < n; i++) y[i] += x[i];
}
__global__ void convolve(float *out, const float *in, int n) {
  for (int i = 0; i < n; i++) out[i] = in[i] * filter[i & 15] + table[i & 255];
}

// Unified memory, as an even easier introduction has it.
void unified() {
  float *x, *y;
  CHECK(cudaMallocManaged(&x, BYTES));
  CHECK(cudaMallocManaged(&y, BYTES));
  for (int i = 0; i < N; i++) {
    x[i] = 1.0f;
    y[i] = 2.0f;
  }
  add<<<(N + 255) / 256, 256>>>(N, x, y);
  CHECK(cudaDeviceSynchronize()); // drop: host-race@unified
  float most = 0;
  for (int i = 0; i < N; i++) most = y[i] - 3.0f > most ? y[i] - 3.0f : most; // label: unified
  printf("Max error: %f\n", most);
  CHECK(cudaFree(x)); // drop: memory-leak // double: double-free
  CHECK(cudaFree(y));
}

// … with a prefetch to the device and back.
void prefetched(int device) {
  float *x, *y;
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMallocManaged(&x, BYTES));
  CHECK(cudaMallocManaged(&y, BYTES));
  CHECK(cudaMemPrefetchAsync(x, BYTES, device, stream)); // drop: none
  CHECK(cudaMemPrefetchAsync(y, BYTES, device, stream));
  init<<<1, 1, 0, stream>>>(x, y, N);
  add<<<1, 1, 0, stream>>>(N, x, y);
  CHECK(cudaMemPrefetchAsync(y, BYTES, -1, stream));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@prefetched
  for (int i = 0; i < N; i++) sink += y[i]; // label: prefetched
  CHECK(cudaStreamDestroy(stream)); // drop: stream-leak // double: stream-double-destroy
  CHECK(cudaFree(x));
  CHECK(cudaFree(y));
}

// Pinned memory that the device sees.
void zero_copy() {
  float *a, *b, *da, *db;
  CHECK(cudaHostAlloc((void **)&a, BYTES, cudaHostAllocMapped));
  CHECK(cudaHostAlloc((void **)&b, BYTES, cudaHostAllocMapped));
  for (int i = 0; i < N; i++) a[i] = rand();
  CHECK(cudaHostGetDevicePointer((void **)&da, a, 0));
  CHECK(cudaHostGetDevicePointer((void **)&db, b, 0));
  add<<<N / 256, 256>>>(N, da, db);
  CHECK(cudaDeviceSynchronize()); // drop: host-race@zero_copy
  for (int i = 0; i < N; i++) sink += b[i]; // label: zero_copy
  CHECK(cudaFreeHost(a)); // drop: memory-leak
  CHECK(cudaFreeHost(b));
}

// Registered memory of the host.
void registered() {
  float *host = (float *)malloc(BYTES), *device;
  cudaStream_t stream;
  CHECK(cudaHostRegister(host, BYTES, 0));
  CHECK(cudaMalloc(&device, BYTES));
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMemcpyAsync(device, host, BYTES, cudaMemcpyHostToDevice, stream));
  CHECK(cudaMemcpyAsync(host, device, BYTES, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@registered
  sink += host[5]; // label: registered
  CHECK(cudaHostUnregister(host));
  CHECK(cudaStreamDestroy(stream)); // drop: stream-leak
  CHECK(cudaFree(device));
  free(host);
}

// Memory in the order of a stream.
void pooled() {
  float *host = (float *)malloc(BYTES), *a, *b;
  cudaStream_t stream;
  CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  for (int i = 0; i < N; i++) host[i] = i;
  CHECK(cudaMallocAsync(&a, BYTES, stream));
  CHECK(cudaMallocAsync(&b, BYTES, stream));
  CHECK(cudaMemcpyAsync(a, host, BYTES, cudaMemcpyHostToDevice, stream));
  add<<<N / 256, 256, 0, stream>>>(N, a, b);
  CHECK(cudaMemcpyAsync(host, b, BYTES, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaFreeAsync(a, stream)); // drop: memory-leak
  CHECK(cudaFreeAsync(b, stream)); // swap: stream>0 stream-race
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@pooled
  for (int i = 0; i < N; i++) sink += host[i]; // label: pooled
  CHECK(cudaStreamDestroy(stream));
  free(host);
}

// A filter in constant memory, a table in a variable of the device.
void constants() {
  float coefficients[16], values[256], *in, *out, *host = (float *)malloc(BYTES);
  for (int i = 0; i < 16; i++) coefficients[i] = i / 16.0f;
  for (int i = 0; i < 256; i++) values[i] = i;
  CHECK(cudaMalloc(&in, BYTES));
  CHECK(cudaMalloc(&out, BYTES));
  CHECK(cudaMemcpyToSymbol(filter, coefficients, sizeof coefficients));
  CHECK(cudaMemcpyToSymbol(table, values, sizeof values));
  CHECK(cudaMemset(in, 0, BYTES));
  convolve<<<N / 256, 256>>>(out, in, N);
  CHECK(cudaMemcpy(host, out, BYTES, cudaMemcpyDeviceToHost));
  for (int i = 0; i < N; i++) sink += host[i];
  CHECK(cudaFree(in)); // drop: memory-leak
  CHECK(cudaFree(out));
  free(host);
}

// Rows of a pitched image, upper and lower half.
void rows(unsigned char *host) {
  unsigned char *image;
  size_t pitch;
  cudaStream_t upper, lower;
  CHECK(cudaStreamCreate(&upper));
  CHECK(cudaStreamCreate(&lower));
  CHECK(cudaMallocPitch((void **)&image, &pitch, W, H));
  CHECK(cudaMemcpy2DAsync(image, pitch, host, W, W, H, cudaMemcpyHostToDevice, upper));
  CHECK(cudaStreamSynchronize(upper)); // drop: stream-race@rows
  CHECK(cudaMemcpy2DAsync(host, W, image, pitch, W, H, cudaMemcpyDeviceToHost, lower)); // label: rows
  CHECK(cudaStreamSynchronize(lower)); // drop: host-race@rows_read
  for (int i = 0; i < W * H; i++) sink += host[i]; // label: rows_read
  CHECK(cudaStreamDestroy(upper));
  CHECK(cudaStreamDestroy(lower)); // drop: stream-leak
  CHECK(cudaFree(image));
}

// A struct with pointers that the kernel gets by value.
struct Particles {
  float *x, *v;
  int n;
};
__global__ void move(Particles p) {
  for (int i = 0; i < p.n; i++) p.x[i] += p.v[i];
}
void particles(int n, int steps) {
  Particles p;
  float *host = new float[n];
  p.n = n;
  CHECK(cudaMalloc(&p.x, n * sizeof(float)));
  CHECK(cudaMalloc(&p.v, n * sizeof(float)));
  CHECK(cudaMemset(p.x, 0, n * sizeof(float)));
  CHECK(cudaMemset(p.v, 0, n * sizeof(float)));
  for (int s = 0; s < steps; s++) move<<<(n + 255) / 256, 256>>>(p);
  CHECK(cudaMemcpy(host, p.x, n * sizeof(float), cudaMemcpyDeviceToHost));
  for (int i = 0; i < n; i++) sink += host[i];
  CHECK(cudaFree(p.x)); // drop: memory-leak
  CHECK(cudaFree(p.v)); // double: double-free
  delete[] host;
}

// The direction is left to the driver.
void default_direction() {
  float *host = (float *)malloc(BYTES), *device;
  CHECK(cudaMalloc(&device, BYTES));
  for (int i = 0; i < N; i++) host[i] = 1;
  CHECK(cudaMemcpy(device, host, BYTES, cudaMemcpyDefault));
  add<<<N / 256, 256>>>(N, device, device);
  CHECK(cudaMemcpy(host, device, BYTES, cudaMemcpyDefault));
  for (int i = 0; i < N; i++) sink += host[i];
  CHECK(cudaFree(device));
  free(host);
}
