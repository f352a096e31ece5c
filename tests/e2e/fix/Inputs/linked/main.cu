#include "work.h"
int main() {
  float h[16];
  float *d;
  cudaStream_t s, t;
  cudaStreamCreate(&s);
  cudaStreamCreate(&t);
  cudaMalloc(&d, 64);
  produce(d, s);
  consume(h, d, t);
  twice();
  cudaFree(d);
  cudaStreamDestroy(s);
  cudaStreamDestroy(s);
  return 0;
}
