// Variables of blocks end with these, though the stack has them until the function returns.
#include <cuda_runtime.h>

float sink;

float block(float *device) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  {
    float host[64];
    cudaMemcpyAsync(host, device, sizeof host, cudaMemcpyDeviceToHost, stream);
  } // expect: use-after-free
  cudaStreamSynchronize(stream);
  cudaStreamDestroy(stream);
  return sink;
}

float block_right(float *device) {
  cudaStream_t stream;
  float last = 0;
  cudaStreamCreate(&stream);
  {
    float host[64];
    cudaMemcpyAsync(host, device, sizeof host, cudaMemcpyDeviceToHost, stream);
    cudaStreamSynchronize(stream);
    last = host[63];
  }
  cudaStreamDestroy(stream);
  return last;
}

// The next round has another one.
void rounds(float *device, int n) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  for (int i = 0; i < n; i++) {
    float host[64];
    for (int k = 0; k < 64; k++) host[k] = i + k;
    cudaMemcpyAsync(device + 64 * i, host, sizeof host, cudaMemcpyHostToDevice, stream);
  } // expect: use-after-free
  cudaStreamSynchronize(stream);
  cudaStreamDestroy(stream);
}

void rounds_right(float *device, int n) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  for (int i = 0; i < n; i++) {
    float host[64];
    for (int k = 0; k < 64; k++) host[k] = i + k;
    cudaMemcpyAsync(device + 64 * i, host, sizeof host, cudaMemcpyHostToDevice, stream);
    if (cudaStreamSynchronize(stream) != cudaSuccess) break;
  }
  cudaStreamSynchronize(stream);
  cudaStreamDestroy(stream);
}

// Left early, on a way that does not wait.
void left(float *device, int n) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  for (int i = 0; i < n; i++) {
    float host[64];
    cudaMemcpyAsync(host, device, sizeof host, cudaMemcpyDeviceToHost, stream);
    if (i == 7) break;
    cudaStreamSynchronize(stream);
    sink += host[i & 63];
  } // expect: use-after-free
  cudaStreamSynchronize(stream);
  cudaStreamDestroy(stream);
}
