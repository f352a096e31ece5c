// The handler is registered on one way, and the stream destroyed on another.
#include <cuda_runtime.h>
#include <cstdlib>
static cudaStream_t s;
static void done() { cudaStreamSynchronize(s); }
int main(int argc, char **argv) {
  cudaStreamCreate(&s);  // expect: stream-leak
  if (argc == 2) atexit(done);
  if (argc > 2) cudaStreamDestroy(s);
  return 0;
}
