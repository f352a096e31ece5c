// Copies and a kernel on two streams: the copy back does not wait for the kernel.
#include "runtime.h"

enum { N = 1024, SIZE = N * sizeof(float) };

__global__ void scale(float *to, const float *from, float by) {
  for (int i = 0; i < N; i++) to[i] = from[i] * by;
}

int main() {
  cudaStream_t compute, copy;
  float *in, *out, *host = (float *)calloc(N, sizeof(float));
  cudaStreamCreateWithFlags(&compute, cudaStreamNonBlocking);
  cudaStreamCreateWithFlags(&copy, cudaStreamNonBlocking);
  cudaMalloc((void **)&in, SIZE);
  cudaMalloc((void **)&out, SIZE);
  cudaMemcpyAsync(in, host, SIZE, cudaMemcpyHostToDevice, compute);
  scale<<<N / 256, 256, 0, compute>>>(out, in, 2);
  cudaMemcpyAsync(host, out, SIZE, cudaMemcpyDeviceToHost, copy);
  cudaStreamSynchronize(compute);
  cudaStreamSynchronize(copy);
  printf("%f\n", host[0]);
  cudaFree(in);
  cudaFree(out);
  cudaStreamDestroy(compute);
  cudaStreamDestroy(copy);
  free(host);
  return 0;
}
