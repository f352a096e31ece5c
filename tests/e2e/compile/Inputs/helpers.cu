// A program in the style of a vendor's samples: their helpers, attributes of devices, groups of threads; as many streams as are asked for, each with its parts of one
// buffer, of which the default stream waits.
#include <cooperative_groups.h>
#include <cuda_runtime.h>
#include <helper_cuda.h>
#include <helper_functions.h>

namespace cg = cooperative_groups;

__device__ void spin(clock_t *out, clock_t ticks) {
  clock_t begin = clock(), passed = 0;
  while (passed < ticks) passed = clock() - begin;
  out[0] = passed;
}
__global__ void first(clock_t *out, clock_t ticks) { spin(out, ticks); }
__global__ void second(clock_t *out, clock_t ticks) { spin(out, ticks); }
__global__ void total(clock_t *times, int n) {
  __shared__ clock_t sums[32];
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
  clock_t sum = 0;
  for (int i = block.thread_rank(); i < n; i += block.size()) sum += times[i];
  sums[tile.thread_rank()] = sum;
  cg::sync(block);
  if (threadIdx.x == 0) times[0] = sums[0];
}

int main(int argc, char **argv) {
  int streams = 32, rate = 0;
  if (checkCmdLineFlag(argc, (const char **)argv, "streams")) streams = getCmdLineArgumentInt(argc, (const char **)argv, "streams");
  int device = gpuGetMaxGflopsDeviceId();
  checkCudaErrors(cudaSetDevice(device));
  cudaDeviceProp properties;
  checkCudaErrors(cudaGetDeviceProperties(&properties, device));
  checkCudaErrors(cudaDeviceGetAttribute(&rate, cudaDevAttrClockRate, device));
  if (properties.computeMode == cudaComputeModeProhibited) exit(EXIT_WAIVED);
  StopWatchInterface *timer = NULL;
  sdkCreateTimer(&timer);
  sdkStartTimer(&timer);
  clock_t *sum = NULL, *times = NULL;
  checkCudaErrors(cudaMallocHost((void **)&sum, sizeof(clock_t)));
  checkCudaErrors(cudaMalloc((void **)&times, 2 * streams * sizeof(clock_t)));
  cudaStream_t *stream = (cudaStream_t *)malloc(streams * sizeof(cudaStream_t));
  for (int i = 0; i < streams; i++) checkCudaErrors(cudaStreamCreate(&stream[i]));
  for (int i = 0; i < streams; i++) {
    first<<<1, 1, 0, stream[i]>>>(&times[2 * i], (clock_t)rate);
    second<<<1, 1, 0, stream[i]>>>(&times[2 * i + 1], (clock_t)rate);
  }
  getLastCudaError("launches");
  total<<<1, 32, 0, cudaStreamDefault>>>(times, 2 * streams);
  checkCudaErrors(cudaMemcpy(sum, times, sizeof(clock_t), cudaMemcpyDeviceToHost));
  sdkStopTimer(&timer);
  printf("%ld in %f ms\n", (long)*sum, sdkGetTimerValue(&timer));
  sdkDeleteTimer(&timer);
  for (int i = 0; i < streams; i++) checkCudaErrors(cudaStreamDestroy(stream[i]));
  free(stream);
  checkCudaErrors(cudaFreeHost(sum));
  checkCudaErrors(cudaFree(times));
  return *argv[0] ? EXIT_SUCCESS : EXIT_FAILURE;
}
