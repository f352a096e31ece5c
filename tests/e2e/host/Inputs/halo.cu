// Jacobi on two devices: each has half of the rows, and a row of the other as its halo. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
#include <utility>

#define CUDA_RT_CALL(call)                                                                       \
  {                                                                                              \
    cudaError_t cudaStatus = call;                                                               \
    if (cudaSuccess != cudaStatus) {                                                             \
      fprintf(stderr, "ERROR: CUDA RT call \"%s\" in line %d of file %s failed with %s (%d).\n", \
              #call, __LINE__, __FILE__, cudaGetErrorString(cudaStatus), cudaStatus);            \
      exit(cudaStatus);                                                                          \
    }                                                                                            \
  }
#define MAX_DEVICES 2

__global__ void initialize_boundaries(float *a_new, float *a, float pi, int nx, int ny) {
  for (int iy = blockIdx.x * blockDim.x + threadIdx.x; iy < ny; iy += blockDim.x * gridDim.x) {
    const float y0 = sinf(2.0f * pi * iy / (ny - 1));
    a[iy * nx] = y0;
    a[iy * nx + nx - 1] = y0;
    a_new[iy * nx] = y0;
    a_new[iy * nx + nx - 1] = y0;
  }
}
__global__ void jacobi_kernel(float *a_new, const float *a, float *l2_norm, int iy_start, int iy_end, int nx) {
  int iy = blockIdx.y * blockDim.y + threadIdx.y + iy_start, ix = blockIdx.x * blockDim.x + threadIdx.x + 1;
  if (iy < iy_end && ix < nx - 1) {
    const float new_val = 0.25f * (a[iy * nx + ix + 1] + a[iy * nx + ix - 1] + a[(iy + 1) * nx + ix] + a[(iy - 1) * nx + ix]);
    a_new[iy * nx + ix] = new_val;
    float residue = new_val - a[iy * nx + ix];
    atomicAdd(l2_norm, residue * residue);
  }
}

int main(int argc, char *argv[]) {
  int iter_max = argc > 1 ? atoi(argv[1]) : 1000;
  const int nx = 1024, rows = 512;
  float *a[MAX_DEVICES], *a_new[MAX_DEVICES], *l2_norm_d[MAX_DEVICES], *l2_norm_h[MAX_DEVICES];
  cudaStream_t compute_stream[MAX_DEVICES];
  cudaEvent_t compute_done[MAX_DEVICES], push_done[MAX_DEVICES];
  int num_devices = 0;
  CUDA_RT_CALL(cudaGetDeviceCount(&num_devices));
  if (num_devices < MAX_DEVICES) {
    printf("this program needs %d devices\n", MAX_DEVICES);
    return 0;
  }
  for (int dev = 0; dev < MAX_DEVICES; ++dev) {
    CUDA_RT_CALL(cudaSetDevice(dev));
    CUDA_RT_CALL(cudaMalloc((void **)&a[dev], nx * (rows + 2) * sizeof(float)));
    CUDA_RT_CALL(cudaMalloc((void **)&a_new[dev], nx * (rows + 2) * sizeof(float)));
    CUDA_RT_CALL(cudaMemset(a[dev], 0, nx * (rows + 2) * sizeof(float)));
    CUDA_RT_CALL(cudaMemset(a_new[dev], 0, nx * (rows + 2) * sizeof(float)));
    initialize_boundaries<<<2, 256>>>(a_new[dev], a[dev], 3.14159265f, nx, rows + 2);
    CUDA_RT_CALL(cudaGetLastError());
    CUDA_RT_CALL(cudaMalloc((void **)&l2_norm_d[dev], sizeof(float)));
    CUDA_RT_CALL(cudaMallocHost((void **)&l2_norm_h[dev], sizeof(float)));
    CUDA_RT_CALL(cudaStreamCreate(&compute_stream[dev]));
    CUDA_RT_CALL(cudaEventCreateWithFlags(&compute_done[dev], cudaEventDisableTiming));
    CUDA_RT_CALL(cudaEventCreateWithFlags(&push_done[dev], cudaEventDisableTiming));
    CUDA_RT_CALL(cudaDeviceSynchronize());
  }
  int iter = 0;
  float l2_norm = 1.0f;
  while (l2_norm > 1e-8f && iter < iter_max) {
    for (int dev = 0; dev < MAX_DEVICES; ++dev) {
      const int other = 1 - dev;
      CUDA_RT_CALL(cudaSetDevice(dev));
      CUDA_RT_CALL(cudaMemsetAsync(l2_norm_d[dev], 0, sizeof(float), compute_stream[dev]));
      CUDA_RT_CALL(cudaStreamWaitEvent(compute_stream[dev], push_done[other], 0)); // drop: none
      dim3 block(32, 32), grid((nx + 31) / 32, (rows + 31) / 32);
      jacobi_kernel<<<grid, block, 0, compute_stream[dev]>>>(a_new[dev], a[dev], l2_norm_d[dev], 1, rows + 1, nx);
      CUDA_RT_CALL(cudaGetLastError());
      CUDA_RT_CALL(cudaEventRecord(compute_done[dev], compute_stream[dev]));
      CUDA_RT_CALL(cudaMemcpyAsync(l2_norm_h[dev], l2_norm_d[dev], sizeof(float), cudaMemcpyDeviceToHost, compute_stream[dev]));
    }
    for (int dev = 0; dev < MAX_DEVICES; ++dev) {
      const int other = 1 - dev;
      CUDA_RT_CALL(cudaSetDevice(dev));
      CUDA_RT_CALL(cudaStreamWaitEvent(compute_stream[dev], compute_done[other], 0)); // drop: none
      float *from = a_new[dev] + (dev == 0 ? rows : 1) * nx, *to = a_new[other] + (dev == 0 ? 0 : rows + 1) * nx;
      CUDA_RT_CALL(cudaMemcpyAsync(to, from, nx * sizeof(float), cudaMemcpyDeviceToDevice, compute_stream[dev])); // drop: none
      CUDA_RT_CALL(cudaEventRecord(push_done[dev], compute_stream[dev])); // drop: none
    }
    l2_norm = 0.0f;
    for (int dev = 0; dev < MAX_DEVICES; ++dev) {
      CUDA_RT_CALL(cudaStreamSynchronize(compute_stream[dev])); // drop: host-race@norm
      l2_norm += *l2_norm_h[dev]; // label: norm
      std::swap(a[dev], a_new[dev]);
    }
    l2_norm = sqrtf(l2_norm);
    if (iter % 100 == 0) printf("%5d, %0.6f\n", iter, l2_norm);
    iter++;
  }
  for (int dev = 0; dev < MAX_DEVICES; ++dev) {
    CUDA_RT_CALL(cudaSetDevice(dev));
    CUDA_RT_CALL(cudaEventDestroy(push_done[dev])); // drop: event-leak
    CUDA_RT_CALL(cudaEventDestroy(compute_done[dev])); // double: event-double-destroy
    CUDA_RT_CALL(cudaStreamDestroy(compute_stream[dev])); // drop: stream-leak
    CUDA_RT_CALL(cudaFreeHost(l2_norm_h[dev]));
    CUDA_RT_CALL(cudaFree(l2_norm_d[dev])); // drop: memory-leak
    CUDA_RT_CALL(cudaFree(a_new[dev])); // double: double-free
    CUDA_RT_CALL(cudaFree(a[dev]));
  }
  return 0;
}
