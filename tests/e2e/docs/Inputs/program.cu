#include <cuda_runtime.h>

__global__ void scale(float *out, const float *in) { out[threadIdx.x] = 2 * in[threadIdx.x]; }

void run(float *host, float *in) {
  float *out;
  cudaStream_t compute, copy;
  cudaMalloc(&out, 1024);
  cudaStreamCreate(&compute);
  cudaStreamCreate(&copy);

  scale<<<1, 256, 0, compute>>>(out, in);
  cudaMemcpyAsync(host, out, 1024, cudaMemcpyDeviceToHost, copy);

  cudaStreamSynchronize(compute);
  cudaStreamSynchronize(copy);
  cudaStreamDestroy(compute);
  cudaStreamDestroy(copy);
  cudaFree(out);
}
