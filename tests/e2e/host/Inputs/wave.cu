// Managed memory: the wave equation, prefetched to the device and back for each picture. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

inline cudaError_t checkCuda(cudaError_t result) {
  if (result != cudaSuccess) {
    fprintf(stderr, "CUDA Runtime Error: %s\n", cudaGetErrorString(result));
    assert(result == cudaSuccess);
  }
  return result;
}

__global__ void wave_step(const float *now, const float *before, float *next, int n, float c) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1) next[i] = 2 * now[i] - before[i] + c * (now[i - 1] - 2 * now[i] + now[i + 1]);
}
__global__ void energy(const float *now, int n, double *result) {
  double sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) sum += now[i] * now[i];
  atomicAdd(result, sum);
}

int main(int argc, char **argv) {
  const int N = 1 << 20;
  int steps = argc > 1 ? atoi(argv[1]) : 200, every = 50;
  size_t size = N * sizeof(float);
  int deviceId, numberOfSMs;
  checkCuda(cudaGetDevice(&deviceId));
  checkCuda(cudaDeviceGetAttribute(&numberOfSMs, cudaDevAttrMultiProcessorCount, deviceId));
  float *before, *now, *next;
  double *total;
  checkCuda(cudaMallocManaged(&before, size));
  checkCuda(cudaMallocManaged(&now, size));
  checkCuda(cudaMallocManaged(&next, size));
  checkCuda(cudaMallocManaged(&total, sizeof(double)));
  for (int i = 0; i < N; i++) before[i] = now[i] = expf(-(i - N / 2.0f) * (i - N / 2.0f) / 1000.0f), next[i] = 0;
  cudaStream_t stream;
  checkCuda(cudaStreamCreate(&stream));
  checkCuda(cudaMemAdvise(before, size, cudaMemAdviseSetPreferredLocation, deviceId));
  checkCuda(cudaMemPrefetchAsync(before, size, deviceId, stream));
  checkCuda(cudaMemPrefetchAsync(now, size, deviceId, stream));
  checkCuda(cudaMemPrefetchAsync(next, size, deviceId, stream)); // drop: none
  int threads = 256, blocks = 32 * numberOfSMs;
  for (int step = 1; step <= steps; step++) {
    wave_step<<<(N + threads - 1) / threads, threads, 0, stream>>>(now, before, next, N, 0.25f);
    checkCuda(cudaGetLastError());
    float *temp = before;
    before = now;
    now = next;
    next = temp;
    if (step % every == 0) {
      *total = 0; // label: total
      energy<<<blocks, threads, 0, stream>>>(now, N, total);
      checkCuda(cudaMemPrefetchAsync(now, size, cudaCpuDeviceId, stream));
      checkCuda(cudaStreamSynchronize(stream)); // drop: any
      printf("step %d: energy %f, middle %f\n", step, *total, now[N / 2]); // label: picture
      checkCuda(cudaMemPrefetchAsync(now, size, deviceId, stream)); // drop: none
    }
  }
  checkCuda(cudaDeviceSynchronize()); // drop: any
  float maxAbs = 0;
  for (int i = 0; i < N; i++) maxAbs = fmaxf(maxAbs, fabsf(now[i]));
  printf("largest %f\n", maxAbs);
  checkCuda(cudaStreamDestroy(stream)); // drop: stream-leak double: stream-double-destroy
  checkCuda(cudaFree(before)); // drop: memory-leak
  checkCuda(cudaFree(now)); // double: double-free
  checkCuda(cudaFree(next));
  checkCuda(cudaFree(total));
  return 0;
}
