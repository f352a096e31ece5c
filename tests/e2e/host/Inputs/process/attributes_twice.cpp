// What the destructor destroys is gone.
#include <cuda_runtime.h>
#include <stdlib.h>
static cudaStream_t stream;
__attribute__((constructor)) static void begin() { cudaStreamCreate(&stream); }
__attribute__((destructor)) static void end() {
  cudaStreamDestroy(stream);  // expect: stream-double-destroy
}
static void end_early() { cudaStreamDestroy(stream); }
int main(int argc, char **argv) {
  if (argc > 1) atexit(end_early);
  cudaStreamSynchronize(stream);
  return 0;
}
