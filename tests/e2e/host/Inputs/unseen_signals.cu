// A kernel that is in another file may tell the host that it is over, whatever it is assumed to access.
#include <cuda_runtime.h>

static volatile float sink;
#ifdef POINTER
extern const void *tells;
#elif defined LIBRARY
extern "C" void tells(int *flag, cudaStream_t stream);
#else
__global__ void tells(int *flag, float *data);
#endif
__global__ void writes(int *flag, float *data) { *flag = 1, *data = 1; }
__global__ void other(int *a) { *a = 1; }

int waits(int argc, char **argv) {
  int *flag, *device;
  float *data;
  cudaStream_t stream;
  cudaMallocHost(&flag, sizeof *flag);
  cudaMallocHost(&data, sizeof *data);
  cudaMalloc(&device, sizeof *device);
  cudaStreamCreate(&stream);
  *flag = 0;
  other<<<1, 1, 0, stream>>>(device);
#if defined POINTER || defined KNOWN
  void *arguments[] = {&flag, &data};
#endif
#ifdef ADDRESS
  cudaError_t (*launch)(const void *, dim3, dim3, void **, size_t, cudaStream_t) = cudaLaunchKernel;
  launch(tells, 1, 1, arguments, 0, stream);
#elif defined POINTER
  cudaLaunchKernel(tells, 1, 1, arguments, 0, stream);
#elif defined LIBRARY
  writes<<<1, 1, 0, stream>>>(device, data);
  tells(flag, stream);
#elif defined KNOWN
  cudaLaunchKernel((const void *)writes, 1, 1, arguments, 0, stream);
#else
  tells<<<1, 1, 0, stream>>>(flag, data);
#endif
#ifdef PLAIN
  while (!*flag) {
  }
#else
  while (!__atomic_load_n(flag, __ATOMIC_ACQUIRE)) {
  }
#endif
  sink = data[0];
  cudaStreamSynchronize(stream);
  cudaStreamDestroy(stream);
  cudaFreeHost(flag);
  cudaFreeHost(data);
  cudaFree(device);
  return 0;
}
