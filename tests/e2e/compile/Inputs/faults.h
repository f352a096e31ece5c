#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(call)                                                                                                            \
  do {                                                                                                                         \
    cudaError_t error_ = (call);                                                                                               \
    if (error_ != cudaSuccess) {                                                                                               \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(error_));                                          \
      exit(EXIT_FAILURE);                                                                                                      \
    }                                                                                                                          \
  } while (0)

#define FLUSH(stream)                                                                                                          \
  if (cudaStreamQuery(stream) != cudaSuccess) CHECK(cudaStreamSynchronize(stream))

static inline void wait(cudaStream_t stream) {
  CHECK(cudaStreamSynchronize(stream)); // expect: stream-use-after-destroy
}
