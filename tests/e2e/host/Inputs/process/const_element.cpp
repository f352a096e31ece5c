// A constant place in an array at file scope does not keep the program from being simplified.
#include <cuda_runtime.h>
float h[256], sink;
struct Stream {
  cudaStream_t s;
  Stream() { cudaStreamCreate(&s); }
  ~Stream() { cudaStreamDestroy(s); }
};
int main() {
  float *d;
  Stream s;
  cudaMalloc(&d, 1024);
  cudaMemcpyAsync(h, d, 1024, cudaMemcpyDeviceToHost, s.s);
  cudaStreamSynchronize(s.s);
  sink = h[3];
  cudaFree(d);
}
