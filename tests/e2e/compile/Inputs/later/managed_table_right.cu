// A static table, read by a function of the host after the kernel that writes it.
#include <cuda_runtime.h>

static __managed__ float table[64];

__global__ void fill(float x) { table[threadIdx.x] = x; }

static float sum(void) {
  float s = 0;
  for (int i = 0; i < 64; i++) s += table[i];
  return s;
}

int main(void) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  fill<<<1, 64, 0, stream>>>(1.0f);
  cudaStreamSynchronize(stream);
  float s = sum();
  cudaStreamSynchronize(stream);
  cudaStreamDestroy(stream);
  return s > 64;
}
