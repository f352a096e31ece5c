// Faults of several kinds, in classes, loops and containers, as people write them.
#include <cuda_runtime.h>

__global__ void fill(float *to) { to[threadIdx.x] = 1; }

struct Buffer {
  float *data;
  Buffer() { cudaMalloc(&data, 1024); }
  ~Buffer() { cudaFree(data); }
};

void twice() {
  Buffer buffer;
  fill<<<1, 256>>>(buffer.data);
  cudaFree(buffer.data);
}

void leaks(int n) {
  for (int i = 0; i < n; i++) {
    cudaStream_t stream;
    cudaStreamCreate(&stream);
    if (i == 3) return;
    cudaStreamDestroy(stream);
  }
}

void gone(float *host) {
  Buffer buffer;
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaStreamDestroy(stream);
  cudaMemcpyAsync(host, buffer.data, 1024, cudaMemcpyDeviceToHost, stream);
}

void early(float *host) {
  float *device;
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaMalloc(&device, 1024);
  cudaMemsetAsync(device, 0, 1024, stream);
  cudaMemcpyAsync(host, device, 1024, cudaMemcpyDeviceToHost, stream);
  host[0] = host[1] + 1;
  cudaStreamSynchronize(stream);
  cudaFree(device);
  cudaFree(device);
  cudaStreamDestroy(stream);
}

void other(cudaStream_t (*next)(), float *host) {
  float *device;
  cudaMalloc(&device, 1024);
  cudaMemcpyAsync(device, host, 1024, cudaMemcpyHostToDevice, next());
  cudaFree(host);
  device[3] = 2;
}

void events(cudaStream_t a, cudaStream_t b, float *to, float *from) {
  cudaEvent_t event;
  cudaEventCreate(&event);
  cudaEventDestroy(event);
  cudaEventRecord(event, a);
  cudaMemcpyAsync(to, from, 1024, cudaMemcpyDeviceToDevice, a);
  cudaMemcpyAsync(from, to, 1024, cudaMemcpyDeviceToDevice, b);
}
