// Several things are registered to run at exit, perhaps: the last runs first.
#include <cuda_runtime.h>
#include <stdlib.h>
static cudaStream_t stream;
static cudaEvent_t event;
static float *buffer;
static void end_stream() { cudaStreamDestroy(stream); }
static void end_event() {
  cudaStreamWaitEvent(stream, event, 0);
  cudaEventDestroy(event);
}
static void end_buffer() {
  cudaStreamSynchronize(stream);
  cudaFree(buffer);
}
int main(int argc, char **argv) {
  cudaStreamCreate(&stream);
  atexit(end_stream);
  cudaEventCreate(&event);
  atexit(end_event);
  if (argc > 1) {
    cudaMalloc(&buffer, 1024);
    atexit(end_buffer);
    cudaMemsetAsync(buffer, 0, 1024, stream);
  }
  cudaEventRecord(event, stream);
  if (argc > 2) exit(1);
  return 0;
}
