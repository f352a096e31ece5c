// Each device has its stream, which is waited for.
#include <cuda_runtime.h>
float sink;
int main() {
  int n;
  cudaGetDeviceCount(&n);
  if (n > 8) n = 8;
  cudaStream_t s[8];
  float *h[8], *d[8];
  for (int i = 0; i < n; i++) {
    cudaSetDevice(i);
    cudaStreamCreate(&s[i]);
    cudaMallocHost(&h[i], 1024);
    cudaMalloc(&d[i], 1024);
    cudaMemcpyAsync(h[i], d[i], 1024, cudaMemcpyDeviceToHost, s[i]);
  }
  for (int i = 0; i < n; i++) {
    cudaSetDevice(i);
    cudaStreamSynchronize(s[i]);
  }
  for (int i = 0; i < n; i++) {
    sink += h[i][0];
    cudaSetDevice(i);
    cudaStreamDestroy(s[i]);
    cudaFree(d[i]);
    cudaFreeHost(h[i]);
  }
}
