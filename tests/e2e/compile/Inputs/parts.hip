// Kernels know the size of their blocks, and how many there are, from hidden arguments; copies of symbols and rows block as copies of buffers do.
#include <hip/hip_runtime.h>
#include <cstdlib>

#define PART (1 << 18)
__constant__ float weights[4];

__global__ void shift(float *data, int offset) {
  int i = offset + threadIdx.x + blockIdx.x * blockDim.x;
  data[i] = data[i] + weights[0];
}
__global__ void strided(float *data) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < PART; i += gridDim.x * blockDim.x) data[i] = 0;
}

int main(int argc, char **argv) {
  int count = argc > 1 ? atoi(argv[1]) : 4;
  if (count < 1) return 1;
  float *host, *device, *image, small[4] = {1, 2, 3, 4}, rows[16];
  size_t pitch;
  hipHostMalloc((void **)&host, (size_t)count * PART * 4, 0);
  hipMalloc(&device, (size_t)count * PART * 4);
  hipMallocPitch((void **)&image, &pitch, 16, 4);
  hipMemcpyToSymbol(HIP_SYMBOL(weights), small, sizeof small, 0, hipMemcpyHostToDevice);
  hipMemcpy2D(image, pitch, rows, 16, 16, 4, hipMemcpyHostToDevice);
  hipStream_t *streams = new hipStream_t[count];
  for (int i = 0; i < count; i++) hipStreamCreate(&streams[i]);
  for (int i = 0; i < count; i++) {
    int offset = i * PART;
    hipMemcpyAsync(device + offset, host + offset, PART * 4, hipMemcpyHostToDevice, streams[i]);
    hipLaunchKernelGGL(shift, dim3(PART / 256), dim3(256), 0, streams[i], device, offset);
    hipMemcpyAsync(host + offset, device + offset, PART * 4, hipMemcpyDeviceToHost, streams[ON]);
  }
  for (int i = 0; i < count; i++) hipStreamSynchronize(streams[i]);
  strided<<<dim3(4), dim3(256), 0, streams[0]>>>(device);
  hipStreamSynchronize(streams[0]);
  for (int i = 0; i < count; i++) hipStreamDestroy(streams[i]);
  delete[] streams;
  hipHostFree(host);
  hipFree(device);
  hipFree(image);
  return 0;
}
