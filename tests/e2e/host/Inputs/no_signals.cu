// No kernel here tells the host anything while it runs: what the host reads meanwhile is a race.
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
__global__ void writes(int *flag, float *data) {
  data[0] = 1;
  flag[0] = 1;
}

int by_atomic(int argc, char **argv) {
  int *flag;
  cudaStream_t stream;
  CHECK(cudaMallocHost(&flag, 2 * sizeof *flag));
  CHECK(cudaStreamCreate(&stream));
  writes<<<1, 1, 0, stream>>>(flag, reinterpret_cast<float *>(flag + 1));
  sink = __atomic_load_n(flag, __ATOMIC_ACQUIRE); // expect: host-race
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFreeHost(flag));
  return 0;
}
int by_volatile(int argc, char **argv) {
  int *flag;
  cudaStream_t stream;
  CHECK(cudaMallocHost(&flag, 2 * sizeof *flag));
  CHECK(cudaStreamCreate(&stream));
  writes<<<1, 1, 0, stream>>>(flag, reinterpret_cast<float *>(flag + 1));
  sink = *static_cast<volatile int *>(flag); // expect: host-race
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFreeHost(flag));
  return 0;
}
int something_else_is_asked(int argc, char **argv) {
  int *flag;
  static int counter;
  cudaStream_t stream;
  CHECK(cudaMallocHost(&flag, 2 * sizeof *flag));
  CHECK(cudaStreamCreate(&stream));
  writes<<<1, 1, 0, stream>>>(flag, reinterpret_cast<float *>(flag + 1));
  if (__atomic_load_n(&counter, __ATOMIC_ACQUIRE)) printf("asked\n");
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@read
  sink = flag[0]; // label: read
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFreeHost(flag));
  return 0;
}
