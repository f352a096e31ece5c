// The handler may be registered where the stream is destroyed.
#include <cuda_runtime.h>
#include <cstdlib>
static cudaStream_t s;
static void done() { cudaStreamSynchronize(s); }  // expect: stream-use-after-destroy
int main(int argc, char **argv) {
  cudaStreamCreate(&s);  // expect: stream-leak
  if (argc > 1) atexit(done);
  if (argc > 2) cudaStreamDestroy(s);
  return 0;
}
