// A fault of each rule that a program in CUDA C++ can break, with handles in members, so that what is there looks like an operation of a dialect.
#include <cuda.h>
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

struct context {
  cudaStream_t stream, wait;
  cudaEvent_t event;
  float *alloc;
};
__global__ void fill(float *to) { to[threadIdx.x] = 1; }

void leaks() {
  context gpu;
  cudaStreamCreate(&gpu.wait);
  cudaEventCreate(&gpu.event);
  cudaMalloc(&gpu.alloc, 64);
}

void twice() {
  context gpu;
  cudaStreamCreate(&gpu.wait);
  cudaEventCreate(&gpu.event);
  cudaMalloc(&gpu.alloc, 64);
  cudaStreamDestroy(gpu.wait);
  cudaStreamDestroy(gpu.wait);
  cudaEventDestroy(gpu.event);
  cudaEventDestroy(gpu.event);
  cudaFree(gpu.alloc);
  cudaFree(gpu.alloc);
}

void early() {
  context gpu;
  cudaStreamCreate(&gpu.wait);
  cudaEventCreate(&gpu.event);
  cudaMalloc(&gpu.alloc, 64);
  cudaStreamDestroy(gpu.wait);
  fill<<<1, 1, 0, gpu.wait>>>(gpu.alloc);
  cudaEventDestroy(gpu.event);
  cudaEventSynchronize(gpu.event);
  cudaFree(gpu.alloc);
  cudaMemset(gpu.alloc, 0, 64);
}

void unordered(float *host) {
  context gpu, other;
  cudaStreamCreate(&gpu.wait);
  cudaStreamCreate(&other.wait);
  cudaMalloc(&gpu.alloc, 64);
  fill<<<1, 1, 0, gpu.wait>>>(gpu.alloc);
  cudaMemcpyAsync(host, gpu.alloc, 64, cudaMemcpyDeviceToHost, other.wait);
  printf("%f", host[0]);
  cudaFree(gpu.alloc);
  cudaStreamDestroy(gpu.wait);
  cudaStreamDestroy(other.wait);
}

void wrong(bool again) {
  context gpu = {};
  cudaEventSynchronize(gpu.event);
  cudaStreamCreate(&gpu.stream);
  cudaEventDestroy((cudaEvent_t)gpu.stream);
  cudaMalloc(&gpu.alloc, 64);
  gpu.alloc[0] = 1;
  free(gpu.alloc);
}

void undefined() {
  context gpu;
  cudaEventSynchronize(gpu.event);
}

void modules(const char *path, void *argument) {
  CUmodule module, kept;
  CUfunction function;
  CUstream stream;
  void *arguments[] = {&argument};
  cuModuleLoad(&kept, path);
  cuModuleLoad(&module, path);
  cuModuleGetFunction(&function, module, "k");
  cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING);
  cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, stream, arguments, 0);
  cuModuleUnload(module);
  cuStreamDestroy(stream);
}

void keep(context *gpu);
cudaStream_t *table[4];
void unknown(int i, cudaEvent_t event) {
  context gpu;
  cudaStreamCreate(&gpu.stream);
  keep(&gpu);
  cudaStreamWaitEvent(gpu.stream, event, 0);
  cudaStreamDestroy(gpu.stream);
  cudaStreamSynchronize(*table[i]);
}
