// What is registered in a loop may run in any order.
#include <cuda_runtime.h>
#include <stdlib.h>
static cudaStream_t stream;
static float *buffer;
static void end_stream() { cudaStreamDestroy(stream); }  // expect: unknown-handle
static void end_buffer() {
  cudaStreamSynchronize(stream);  // expect: unknown-handle
  cudaFree(buffer);  // expect: unknown-handle
}
int main(int argc, char **argv) {
  cudaStreamCreate(&stream);
  cudaMalloc(&buffer, 1024);
  for (int i = 0; i < argc; i++) {
    if (i == 1) atexit(end_stream);
    if (i == 0) atexit(end_buffer);
  }
  return 0;
}
