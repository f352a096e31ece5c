// One function registers all, once.
#include <cuda_runtime.h>
#include <stdlib.h>
static cudaStream_t stream;
static float *buffer;
static void end_stream() { cudaStreamDestroy(stream); }
static void end_buffer() {
  cudaStreamSynchronize(stream);
  cudaFree(buffer);
}
static void begin() {
  cudaStreamCreate(&stream);
  atexit(end_stream);
  cudaMalloc(&buffer, 1024);
  atexit(end_buffer);
}
int main(int argc, char **argv) {
  begin();
  cudaMemsetAsync(buffer, 0, 1024, stream);
  for (int i = 1; i < argc; i++) cudaMemsetAsync(buffer, i, 1024, stream);
  if (argc > 2) exit(1);
  return 0;
}
