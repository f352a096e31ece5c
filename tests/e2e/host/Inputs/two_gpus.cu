// A stencil over two GPUs with halo exchange by peer copies, one stream each, events between them.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <utility>
#define RT(call) do { if ((call) != cudaSuccess) { fprintf(stderr, "error in %s\n", #call); abort(); } } while (0)
enum { NX = 2048, NY = 1024 };
__global__ void jacobi(const float *a, float *b, int nx, int ny) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x > 0 && x < nx - 1 && y > 0 && y < ny - 1) b[y * nx + x] = 0.25f * (a[y * nx + x - 1] + a[y * nx + x + 1] + a[(y - 1) * nx + x] + a[(y + 1) * nx + x]);
}
int main(int argc, char *argv[]) {
  int count = 0, iterations = argc > 1 ? atoi(argv[1]) : 1000;
  RT(cudaGetDeviceCount(&count));
  if (count < 2) {
    printf("two devices are needed\n");
    return 0;
  }
  int peer01 = 0, peer10 = 0;
  RT(cudaDeviceCanAccessPeer(&peer01, 0, 1));
  RT(cudaDeviceCanAccessPeer(&peer10, 1, 0));
  float *a0, *b0, *a1, *b1, *host;
  cudaStream_t s0, s1;
  cudaEvent_t e0, e1;
  const size_t bytes = (size_t)NX * NY * sizeof(float);
  RT(cudaSetDevice(0));
  RT(cudaMalloc(&a0, bytes));
  RT(cudaMalloc(&b0, bytes)); // drop: any
  RT(cudaMemset(a0, 0, bytes));
  RT(cudaMemset(b0, 0, bytes));
  RT(cudaStreamCreate(&s0));
  RT(cudaEventCreateWithFlags(&e0, cudaEventDisableTiming));
  RT(cudaDeviceSynchronize());
  RT(cudaSetDevice(1));
  RT(cudaMalloc(&a1, bytes));
  RT(cudaMalloc(&b1, bytes));
  RT(cudaMemset(a1, 0, bytes));
  RT(cudaMemset(b1, 0, bytes));
  RT(cudaStreamCreate(&s1));
  RT(cudaEventCreateWithFlags(&e1, cudaEventDisableTiming));
  RT(cudaDeviceSynchronize());
  dim3 block(32, 8), grid(NX / 32, NY / 8);
  for (int i = 0; i < iterations; i++) {
    RT(cudaSetDevice(0));
    jacobi<<<grid, block, 0, s0>>>(a0, b0, NX, NY);
    RT(cudaEventRecord(e0, s0));
    RT(cudaSetDevice(1));
    jacobi<<<grid, block, 0, s1>>>(a1, b1, NX, NY);
    RT(cudaEventRecord(e1, s1));
    RT(cudaStreamWaitEvent(s1, e0, 0)); // drop: any
    RT(cudaMemcpyPeerAsync(b1, 1, b0 + (NY - 2) * NX, 0, NX * sizeof(float), s1));
    RT(cudaSetDevice(0));
    RT(cudaStreamWaitEvent(s0, e1, 0)); // drop: any
    RT(cudaMemcpyPeerAsync(b0 + (NY - 1) * NX, 0, b1 + NX, 1, NX * sizeof(float), s0));
    RT(cudaStreamSynchronize(s0));
    RT(cudaStreamSynchronize(s1));
    std::swap(a0, b0);
    std::swap(a1, b1);
  }
  host = (float *)malloc(2 * bytes);
  RT(cudaMemcpy(host, a0, bytes, cudaMemcpyDefault));
  RT(cudaMemcpy(host + NX * NY, a1, bytes, cudaMemcpyDefault));
  double sum = 0;
  for (int i = 0; i < 2 * NX * NY; i++) sum += host[i];
  printf("%g (%d %d)\n", sum, peer01, peer10);
  free(host); // double: double-free
  RT(cudaSetDevice(0));
  RT(cudaFree(a0)); // swap: a0>b0 any
  RT(cudaFree(b0));
  RT(cudaStreamDestroy(s0));
  RT(cudaEventDestroy(e0)); // double: any
  RT(cudaSetDevice(1));
  RT(cudaFree(a1));
  RT(cudaFree(b1));
  RT(cudaStreamDestroy(s1));
  RT(cudaEventDestroy(e1));
  return 0;
}
