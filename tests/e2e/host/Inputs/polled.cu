// A counter that the host advances while the device copies and computes, polled by an event. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <helper_cuda.h>
#include <helper_functions.h>
#include <stdio.h>

__global__ void increment_kernel(int *g_data, int inc_value) {
  int idx = blockIdx.x * blockDim.x + threadIdx.x;
  g_data[idx] = g_data[idx] + inc_value;
}

bool correct_output(int *data, const int n, const int x) {
  for (int i = 0; i < n; i++)
    if (data[i] != x) { // label: read
      printf("Error! data[%d] = %d, ref = %d\n", i, data[i], x);
      return false;
    }
  return true;
}

int main(int argc, char *argv[]) {
  int devID;
  cudaDeviceProp deviceProps;
  printf("[%s] - Starting...\n", argv[0]);
  devID = findCudaDevice(argc, (const char **)argv);
  checkCudaErrors(cudaGetDeviceProperties(&deviceProps, devID));
  printf("CUDA device [%s]\n", deviceProps.name);

  int n = 16 * 1024 * 1024;
  int nbytes = n * sizeof(int);
  int value = 26;

  int *a = 0;
  checkCudaErrors(cudaMallocHost((void **)&a, nbytes));
  memset(a, 0, nbytes);
  int *d_a = 0;
  checkCudaErrors(cudaMalloc((void **)&d_a, nbytes));
  checkCudaErrors(cudaMemset(d_a, 255, nbytes));

  dim3 threads = dim3(512, 1);
  dim3 blocks = dim3(n / threads.x, 1);
  cudaEvent_t start, stop;
  checkCudaErrors(cudaEventCreate(&start));
  checkCudaErrors(cudaEventCreate(&stop));
  StopWatchInterface *timer = NULL;
  sdkCreateTimer(&timer);
  sdkResetTimer(&timer);
  checkCudaErrors(cudaDeviceSynchronize());
  float gpu_time = 0.0f;

  sdkStartTimer(&timer);
  cudaEventRecord(start, 0);
  cudaMemcpyAsync(d_a, a, nbytes, cudaMemcpyHostToDevice, 0);
  increment_kernel<<<blocks, threads, 0, 0>>>(d_a, value);
  cudaMemcpyAsync(a, d_a, nbytes, cudaMemcpyDeviceToHost, 0);
  cudaEventRecord(stop, 0); // drop: any
  sdkStopTimer(&timer);

  unsigned long int counter = 0;
  while (cudaEventQuery(stop) == cudaErrorNotReady) counter++; // drop: host-race@read
  checkCudaErrors(cudaEventElapsedTime(&gpu_time, start, stop));
  printf("time spent executing by the GPU: %.2f\n", gpu_time);
  printf("time spent by CPU in CUDA calls: %.2f\n", sdkGetTimerValue(&timer));
  printf("CPU executed %lu iterations while waiting for GPU to finish\n", counter);
  bool bFinalResults = correct_output(a, n, value);

  checkCudaErrors(cudaEventDestroy(start)); // double: event-double-destroy
  checkCudaErrors(cudaEventDestroy(stop));
  checkCudaErrors(cudaFreeHost(a)); // swap: cudaFreeHost>cudaFree any
  checkCudaErrors(cudaFree(d_a)); // double: double-free
  exit(bFinalResults ? EXIT_SUCCESS : EXIT_FAILURE);
}
