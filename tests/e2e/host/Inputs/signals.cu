// Kernels and the host that tell each other something by memory: what that orders is not followed, and no right program is violated.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(call)                                                        \
  do {                                                                     \
    cudaError_t status = (call);                                           \
    if (status != cudaSuccess) {                                           \
      fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(status));      \
      exit(1);                                                             \
    }                                                                      \
  } while (0)

static volatile float sink;
__global__ void tells(int *flag, float *data) {
  data[0] = 1;
  __threadfence_system();
  atomicExch(flag, 1);
}
__global__ void tells_by_volatile(volatile int *flag, float *data) {
  data[0] = 1;
  *flag = 1;
}
__global__ void waits(int *flag, float *data) {
  while (!atomicAdd(flag, 0)) {
  }
  data[0] = 2;
}

int waits_for_an_atomic(int argc, char **argv) { // undecided: O0 O1
  int *flag;
  float *data;
  cudaStream_t stream;
  CHECK(cudaMallocHost(&flag, sizeof *flag));
  CHECK(cudaMallocHost(&data, sizeof *data));
  CHECK(cudaStreamCreate(&stream));
  *flag = 0;
  tells<<<1, 1, 0, stream>>>(flag, data);
  while (!__atomic_load_n(flag, __ATOMIC_ACQUIRE)) {
  }
  sink = data[0];
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFreeHost(flag));
  CHECK(cudaFreeHost(data));
  return 0;
}
int waits_for_a_volatile(int argc, char **argv) { // undecided: O0 O1
  int *flag;
  float *data;
  cudaStream_t stream;
  CHECK(cudaMallocHost(&flag, sizeof *flag));
  CHECK(cudaMallocHost(&data, sizeof *data));
  CHECK(cudaStreamCreate(&stream));
  *flag = 0;
  tells_by_volatile<<<1, 1, 0, stream>>>(flag, data);
  while (!*static_cast<volatile int *>(flag)) {
  }
  sink = data[0];
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFreeHost(flag));
  CHECK(cudaFreeHost(data));
  return 0;
}
int lets_it_go_on(int argc, char **argv) { // undecided: O0 O1
  int *flag;
  float *data;
  cudaStream_t stream;
  CHECK(cudaMallocHost(&flag, sizeof *flag));
  CHECK(cudaMallocHost(&data, sizeof *data));
  CHECK(cudaStreamCreate(&stream));
  *flag = 0;
  waits<<<1, 1, 0, stream>>>(flag, data);
  __atomic_store_n(flag, 1, __ATOMIC_RELEASE);
  CHECK(cudaStreamSynchronize(stream));
  sink = data[0];
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFreeHost(flag));
  CHECK(cudaFreeHost(data));
  return 0;
}
int takes_turns(int argc, char **argv) { // undecided: O0 O1
  int *flag;
  float *data;
  cudaStream_t stream;
  CHECK(cudaMallocHost(&flag, sizeof *flag));
  CHECK(cudaMallocHost(&data, sizeof *data));
  CHECK(cudaStreamCreate(&stream));
  *flag = 0;
  tells<<<1, 1, 0, stream>>>(flag, data);
  int one = 1;
  while (!__atomic_compare_exchange_n(flag, &one, 0, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) one = 1;
  sink = data[0];
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFreeHost(flag));
  CHECK(cudaFreeHost(data));
  return 0;
}
int only_waits_for_the_stream(int argc, char **argv) {
  int *flag;
  float *data;
  cudaStream_t stream;
  CHECK(cudaMallocHost(&flag, sizeof *flag));
  CHECK(cudaMallocHost(&data, sizeof *data));
  CHECK(cudaStreamCreate(&stream));
  *flag = 0;
  tells<<<1, 1, 0, stream>>>(flag, data);
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@data
  sink = data[0]; // label: data
  if (__atomic_load_n(flag, __ATOMIC_ACQUIRE)) printf("told\n");
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFreeHost(flag));
  CHECK(cudaFreeHost(data));
  return 0;
}
int asks_without_an_atomic(int argc, char **argv) {
  int *flag;
  float *data;
  cudaStream_t stream;
  CHECK(cudaMallocHost(&flag, sizeof *flag));
  CHECK(cudaMallocHost(&data, sizeof *data));
  CHECK(cudaStreamCreate(&stream));
  *flag = 0;
  tells<<<1, 1, 0, stream>>>(flag, data);
  sink = *flag; // expect: host-race
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFreeHost(flag));
  CHECK(cudaFreeHost(data));
  return 0;
}
int destroys_it_twice(int argc, char **argv) {
  int *flag;
  float *data;
  cudaStream_t stream;
  CHECK(cudaMallocHost(&flag, sizeof *flag));
  CHECK(cudaMallocHost(&data, sizeof *data));
  CHECK(cudaStreamCreate(&stream));
  *flag = 0;
  tells<<<1, 1, 0, stream>>>(flag, data);
  while (!__atomic_load_n(flag, __ATOMIC_ACQUIRE)) {
  }
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaStreamDestroy(stream)); // expect: stream-double-destroy
  return 0;
}
