// What kernels get by value: structures with addresses in them, whole or copied before they are used, and numbers that are addresses.
#include "runtime.h"

enum { N = 256, SIZE = N * sizeof(float) };
struct part {
  float *data;
  int count;
  long pad[3];
};

__global__ void direct(part p) { p.data[0] = 1; }
__global__ void copied(part p) {
  part mine = p;
  mine.data[0] = 1;
}
__device__ __attribute__((noinline)) static void set(part p) { p.data[0] = 1; }
__global__ void passed_on(part p) { set(p); }
__device__ __attribute__((noinline)) static part changed(part p) {
  p.count++;
  return p;
}
__global__ void returned(part p) {
  part other = changed(p);
  other.data[0] = 1;
}
__global__ void shared(part p) {
  __attribute__((shared)) static part ours;
  ours = p;
  ours.data[0] = 1;
}
__global__ void number(long at) { ((float *)at)[0] = 1; }
__device__ float *kept;
__global__ void keep(float *data) { kept = data; }
__global__ void use_kept() { kept[0] = 1; }
__global__ void put(float **to, float *data) { *to = data; }
__global__ void use(float **from) { **from = 1; }
__global__ void count_only(part p, int *to) { *to = p.count; }

#define BEGIN                                                                                                                  \
  cudaStream_t a, b;                                                                                                           \
  cudaStreamCreate(&a);                                                                                                        \
  cudaStreamCreate(&b);                                                                                                        \
  float *data, *other;                                                                                                         \
  cudaMalloc((void **)&data, SIZE);                                                                                            \
  cudaMalloc((void **)&other, SIZE);                                                                                           \
  part p = {data, N};
#define COPY cudaMemcpyAsync(host, data, SIZE, cudaMemcpyDeviceToHost, b);
#define END                                                                                                                    \
  cudaStreamSynchronize(a);                                                                                                    \
  cudaStreamSynchronize(b);                                                                                                    \
  cudaStreamDestroy(a);                                                                                                        \
  cudaStreamDestroy(b);                                                                                                        \
  cudaFree(data);                                                                                                              \
  cudaFree(other);

void direct_beside(float *host) {
  BEGIN
  direct<<<1, 1, 0, a>>>(p);
  COPY // expect: unknown-handle
  END
}

void direct_waited(float *host) {
  BEGIN
  direct<<<1, 1, 0, a>>>(p);
  cudaStreamSynchronize(a);
  COPY
  END
}

void copied_beside(float *host) {
  BEGIN
  copied<<<1, 1, 0, a>>>(p);
  COPY // expect: unknown-handle
  END
}

void copied_waited(float *host) {
  BEGIN
  copied<<<1, 1, 0, a>>>(p);
  cudaStreamSynchronize(a);
  COPY
  END
}

void passed_on_beside(float *host) {
  BEGIN
  passed_on<<<1, 1, 0, a>>>(p);
  COPY // expect: unknown-handle
  END
}

void passed_on_waited(float *host) {
  BEGIN
  passed_on<<<1, 1, 0, a>>>(p);
  cudaStreamSynchronize(a);
  COPY
  END
}

void returned_beside(float *host) {
  BEGIN
  returned<<<1, 1, 0, a>>>(p);
  COPY // expect: unknown-handle
  END
}

void returned_waited(float *host) {
  BEGIN
  returned<<<1, 1, 0, a>>>(p);
  cudaStreamSynchronize(a);
  COPY
  END
}

void shared_beside(float *host) {
  BEGIN
  shared<<<1, 1, 0, a>>>(p);
  COPY // expect: unknown-handle
  END
}

void shared_waited(float *host) {
  BEGIN
  shared<<<1, 1, 0, a>>>(p);
  cudaStreamSynchronize(a);
  COPY
  END
}

void number_beside(float *host) {
  BEGIN
  number<<<1, 1, 0, a>>>((long)data);
  COPY // expect: unknown-handle
  END
}

void kept_beside(float *host) {
  BEGIN
  keep<<<1, 1, 0, a>>>(data);
  cudaStreamSynchronize(a);
  use_kept<<<1, 1, 0, a>>>();
  COPY // expect: unknown-handle
  END
}

void put_beside(float *host) {
  BEGIN
  put<<<1, 1, 0, a>>>((float **)other, data);
  cudaStreamSynchronize(a);
  use<<<1, 1, 0, a>>>((float **)other);
  COPY // expect: unknown-handle
  END
}

void put_waited(float *host) {
  BEGIN
  put<<<1, 1, 0, a>>>((float **)other, data);
  cudaStreamSynchronize(a);
  use<<<1, 1, 0, a>>>((float **)other);
  cudaStreamSynchronize(a);
  COPY
  END
}

void counted(float *host) {
  BEGIN
  count_only<<<1, 1, 0, a>>>(p, (int *)other);
  COPY
  END
}
