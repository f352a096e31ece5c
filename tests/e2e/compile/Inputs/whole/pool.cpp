#include "pool.h"

cudaStream_t take(void) {
  cudaStream_t stream;
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  return stream;
}

void finish(cudaStream_t stream) { cudaStreamSynchronize(stream); }

void give_back(cudaStream_t stream) { cudaStreamDestroy(stream); }
