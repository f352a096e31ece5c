// The default stream is that of the thread (clang: -fgpu-default-stream=per-thread; nvcc: --default-stream per-thread), which is not
// ordered with other streams.
#include "runtime.h"

enum { N = 1024, SIZE = N * sizeof(float) };

__global__ void fill(float *to, float value) {
  for (int i = 0; i < N; i++) to[i] = value;
}

float waited_for(float *host, float *device) {
  fill<<<1, 256>>>(device, 1);
  cudaMemcpyAsync(host, device, SIZE, cudaMemcpyDeviceToHost, 0);
  cudaStreamSynchronize(0);
  return host[0];
}

float not_waited_for(float *host, float *device) {
  fill<<<1, 256>>>(device, 1);
  cudaMemcpyAsync(host, device, SIZE, cudaMemcpyDeviceToHost, 0);
  float first = host[0]; // expect: host-race
  cudaStreamSynchronize(0);
  return first;
}

void beside_another_stream(float *device) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  fill<<<1, 256, 0, stream>>>(device, 1);
  fill<<<1, 256>>>(device, 2); // expect-without-device: unknown-handle // expect-with-device: stream-race // expect-assuming: stream-race
  cudaDeviceSynchronize();
  cudaStreamDestroy(stream);
}

void behind_another_stream(float *device) {
  cudaStream_t stream;
  cudaEvent_t filled;
  cudaStreamCreate(&stream);
  cudaEventCreate(&filled);
  fill<<<1, 256, 0, stream>>>(device, 1);
  cudaEventRecord(filled, stream);
  cudaStreamWaitEvent(0, filled, 0);
  fill<<<1, 256>>>(device, 2);
  cudaStreamSynchronize(0);
  cudaEventDestroy(filled);
  cudaStreamDestroy(stream);
}
