// The last device's stream is not waited for.
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
  for (int i = 0; i < n - 1; i++) {
    cudaSetDevice(i);
    cudaStreamSynchronize(s[i]);
  }
  for (int i = 0; i < n; i++) {
    sink += h[i][0]; // expect: host-race
    cudaSetDevice(i);
    cudaStreamDestroy(s[i]);
    cudaFree(d[i]); // expect: free-in-flight
    cudaFreeHost(h[i]);
  }
}
