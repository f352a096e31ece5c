// Variables of the device that the host copies to and from: kernels that use different ones, or only read them, need no order.
#include <cuda_runtime.h>

__device__ int counter;
__device__ int other;
__device__ float table[4];
__device__ float *shown;
__device__ float *hidden;
__constant__ float factors[4];

__global__ void set_counter() { counter = 1; }
__global__ void count() { atomicAdd(&counter, 1); }
__global__ void set_other() { other = 1; }
__global__ void read_counter(float *out) { out[0] = counter; }
__global__ void read_table(float *out) { out[0] = table[0]; }
__global__ void read_both(float *out) { out[0] = table[1] + counter; }
__global__ void scale(float *data) { data[threadIdx.x] *= factors[threadIdx.x]; }
__global__ void write_shown() { shown[0] = 1; }
__global__ void write_hidden() { hidden[0] = 1; }
__global__ void show(float *data) { shown = data; }
__global__ void write(float *data) { data[0] = 2; }

struct Two {
  cudaStream_t a, b;
  float *x, *y;
  Two() {
    cudaStreamCreateWithFlags(&a, cudaStreamNonBlocking);
    cudaStreamCreateWithFlags(&b, cudaStreamNonBlocking);
    cudaMalloc((void **)&x, 64);
    cudaMalloc((void **)&y, 64);
  }
  ~Two() {
    cudaStreamSynchronize(a);
    cudaStreamSynchronize(b);
    cudaFree(x);
    cudaFree(y);
    cudaStreamDestroy(a);
    cudaStreamDestroy(b);
  }
};

void different(float *h) {
  Two t;
  set_counter<<<1, 1, 0, t.a>>>();
  set_other<<<1, 1, 0, t.b>>>();
}

void readers(float *h) {
  Two t;
  read_table<<<1, 1, 0, t.a>>>(t.x);
  read_both<<<1, 1, 0, t.b>>>(t.y);
}

void constants(float *h) {
  Two t;
  scale<<<1, 1, 0, t.a>>>(t.x);
  scale<<<1, 1, 0, t.b>>>(t.y);
}

void atomics(float *h) {
  Two t;
  count<<<1, 1, 0, t.a>>>();
  count<<<1, 1, 0, t.b>>>();
}

void reader_and_other_writer(float *h) {
  Two t;
  read_table<<<1, 1, 0, t.a>>>(t.x);
  set_counter<<<1, 1, 0, t.b>>>();
}

void same(float *h) {
  Two t;
  set_counter<<<1, 1, 0, t.a>>>();
  read_counter<<<1, 1, 0, t.b>>>(t.x); // FAULT
}

void same_of_two(float *h) {
  Two t;
  read_both<<<1, 1, 0, t.a>>>(t.x);
  set_counter<<<1, 1, 0, t.b>>>(); // FAULT
}

void writers(float *h) {
  Two t;
  set_counter<<<1, 1, 0, t.a>>>();
  set_counter<<<1, 1, 0, t.b>>>(); // FAULT
}

void atomic_and_plain(float *h) {
  Two t;
  count<<<1, 1, 0, t.a>>>();
  set_counter<<<1, 1, 0, t.b>>>(); // FAULT
}

void copied_beside(float *h) {
  Two t;
  read_table<<<1, 1, 0, t.a>>>(t.x);
  cudaMemcpyToSymbolAsync(table, h, 16, 0, cudaMemcpyHostToDevice, t.b); // FAULT
}

void copied_back_beside(float *h) {
  Two t;
  set_counter<<<1, 1, 0, t.a>>>();
  cudaMemcpyFromSymbolAsync(h, counter, 4, 0, cudaMemcpyDeviceToHost, t.b); // FAULT
}

void copied_other(float *h) {
  Two t;
  read_table<<<1, 1, 0, t.a>>>(t.x);
  cudaMemcpyToSymbolAsync(counter, h, 4, 0, cudaMemcpyHostToDevice, t.b);
}

void copied_in_order(float *h) {
  Two t;
  read_table<<<1, 1, 0, t.a>>>(t.x);
  cudaMemcpyToSymbolAsync(table, h, 16, 0, cudaMemcpyHostToDevice, t.a);
}

void copied_after_wait(float *h) {
  Two t;
  set_counter<<<1, 1, 0, t.a>>>();
  cudaStreamSynchronize(t.a);
  cudaMemcpyFromSymbolAsync(h, counter, 4, 0, cudaMemcpyDeviceToHost, t.b);
}
