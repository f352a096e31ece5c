// Functions that run before and after main by their attributes.
#include <cuda_runtime.h>
static cudaStream_t stream;
static float *buffer;
__attribute__((constructor)) static void begin() { cudaStreamCreate(&stream); }
__attribute__((constructor)) static void begin_more() {
  cudaMalloc(&buffer, 1024);
  cudaMemsetAsync(buffer, 0, 1024, stream);
}
__attribute__((destructor)) static void end() {
  cudaFree(buffer);
  cudaStreamDestroy(stream);
}
int main() {
  cudaMemsetAsync(buffer, 0, 1024, stream);
  cudaStreamSynchronize(stream);
  return 0;
}
