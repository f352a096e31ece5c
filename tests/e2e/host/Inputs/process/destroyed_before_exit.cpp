// A function that ends the program destroys what the handler uses.
#include <cuda_runtime.h>
#include <cstdlib>
static cudaStream_t s;
static void done() { cudaStreamSynchronize(s); }  // expect: stream-use-after-destroy
static void fail() { cudaStreamDestroy(s); exit(3); }
static void check(int e) { if (e) fail(); }
int main(int argc, char **argv) {
  cudaStreamCreate(&s);  // expect: stream-leak
  atexit(done);
  check(argc > 9);
  return 0;
}
