// A kernel that is in another file may tell the host that it is over, whatever it is assumed to access.
#include <cuda_runtime.h>

static volatile float sink;
__global__ void tells(int *flag, float *data);
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
  tells<<<1, 1, 0, stream>>>(flag, data);
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
