// Chains of kernels in streams, an option for how many, and events for time. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <helper_cuda.h>
#include <helper_functions.h>
#include <stdio.h>

__device__ void clock_block(clock_t *d_o, clock_t clock_count) {
  unsigned int start_clock = (unsigned int)clock();
  clock_t clock_offset = 0;
  while (clock_offset < clock_count) clock_offset = (clock_t)((unsigned int)clock() - start_clock);
  d_o[0] = clock_offset;
}
__global__ void kernel_A(clock_t *d_o, clock_t clock_count) { clock_block(d_o, clock_count); }
__global__ void kernel_B(clock_t *d_o, clock_t clock_count) { clock_block(d_o, clock_count); }
__global__ void sum(clock_t *d_clocks, int N) {
  __shared__ clock_t s_clocks[32];
  clock_t my_sum = 0;
  for (int i = threadIdx.x; i < N; i += blockDim.x) my_sum += d_clocks[i];
  s_clocks[threadIdx.x] = my_sum;
  __syncthreads();
  for (int i = warpSize / 2; i > 0; i /= 2) {
    if (threadIdx.x < i) s_clocks[threadIdx.x] += s_clocks[threadIdx.x + i];
    __syncthreads();
  }
  if (threadIdx.x == 0) d_clocks[0] = s_clocks[0];
}

int main(int argc, char **argv) {
  int nstreams = 32;
  float kernel_time = 10;
  float elapsed_time;
  int cuda_device = 0;
  printf("starting %s...\n", argv[0]);
  if (checkCmdLineFlag(argc, (const char **)argv, "nstreams")) {
    nstreams = getCmdLineArgumentInt(argc, (const char **)argv, "nstreams");
    if (nstreams < 1) nstreams = 1;
  }
  cuda_device = findCudaDevice(argc, (const char **)argv);
  cudaDeviceProp deviceProp;
  checkCudaErrors(cudaGetDevice(&cuda_device));
  checkCudaErrors(cudaGetDeviceProperties(&deviceProp, cuda_device));
  if (deviceProp.major < 3) {
    if (deviceProp.concurrentKernels == 0) printf("> GPU does not support concurrent kernel execution\n");
  }
  clock_t *a = 0;
  checkCudaErrors(cudaMallocHost((void **)&a, sizeof(clock_t)));
  clock_t *d_a = 0;
  checkCudaErrors(cudaMalloc((void **)&d_a, 2 * nstreams * sizeof(clock_t)));
  cudaStream_t *streams = (cudaStream_t *)malloc(nstreams * sizeof(cudaStream_t));
  for (int i = 0; i < nstreams; i++) checkCudaErrors(cudaStreamCreate(&(streams[i])));
  cudaEvent_t start_event, stop_event;
  checkCudaErrors(cudaEventCreate(&start_event));
  checkCudaErrors(cudaEventCreate(&stop_event));
  clock_t total_clocks = 0;
  clock_t time_clocks = (clock_t)(kernel_time * deviceProp.clockRate);
  checkCudaErrors(cudaEventRecord(start_event, 0));
  for (int i = 0; i < nstreams; ++i) {
    kernel_A<<<1, 1, 0, streams[i]>>>(&d_a[2 * i], time_clocks);
    total_clocks += time_clocks;
    kernel_B<<<1, 1, 0, streams[i]>>>(&d_a[2 * i + 1], time_clocks);
    total_clocks += time_clocks;
  }
  checkCudaErrors(cudaEventRecord(stop_event, 0));
  sum<<<1, 32>>>(d_a, 2 * nstreams);
  checkCudaErrors(cudaMemcpy(a, d_a, sizeof(clock_t), cudaMemcpyDeviceToHost)); // swap: cudaMemcpy>cudaMemcpyAsync host-race@read
  checkCudaErrors(cudaEventElapsedTime(&elapsed_time, start_event, stop_event));
  printf("Measured time for sample = %.3fs\n", elapsed_time / 1000.0f);
  bool bTestResult = (a[0] >= total_clocks); // label: read
  for (int i = 0; i < nstreams; i++) cudaStreamDestroy(streams[i]); // drop: none
  free(streams);
  cudaEventDestroy(start_event);
  cudaEventDestroy(stop_event); // double: event-double-destroy
  cudaFreeHost(a);
  cudaFree(d_a); // double: double-free
  if (!bTestResult) {
    printf("Test failed!\n");
    exit(EXIT_FAILURE);
  }
  printf("Test passed\n");
  exit(EXIT_SUCCESS);
}
