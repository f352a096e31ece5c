// A HIP program, on our own declarations.
#include <hip/hip_runtime.h>

__global__ void twice(float *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] = fminf(data[i] * 2, 1.0f);
}

void run(float *host, int n) {
  float *data;
  hipStream_t stream;
  hipMalloc(&data, 4096);
  hipStreamCreate(&stream);
  hipMemcpyAsync(data, host, 4096, hipMemcpyHostToDevice, stream);
  twice<<<4, 256, 0, stream>>>(data, n);
  hipLaunchKernelGGL(twice, dim3(4), dim3(256), 0, stream, data, n);
  hipMemcpyAsync(host, data, 4096, hipMemcpyDeviceToHost, stream);
  hipStreamSynchronize(stream);
  hipStreamDestroy(stream);
  hipFree(data);
}
