// Registered twice, and so destroyed twice.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
static cudaStream_t s;
static void cleanup() { cudaStreamDestroy(s); } // expect: stream-double-destroy
int main() {
  cudaStreamCreate(&s);
  for (int i = 0; i < 2; i++) atexit(cleanup);
  cudaStreamSynchronize(s);
}
