// As in samples: nothing is wrong.
#include <cuda_runtime.h>
#include <stdio.h>
static cudaStream_t g_stream = 0;
static float *g_scratch = nullptr;
static size_t g_size = 0;
static cudaStream_t get_stream() {
  if (!g_stream) cudaStreamCreate(&g_stream);
  return g_stream;
}
static float *get_scratch(size_t n) {
  if (n > g_size) {
    if (g_scratch) { cudaStreamSynchronize(get_stream()); cudaFree(g_scratch); }
    cudaMalloc(&g_scratch, n * sizeof(float));
    g_size = n;
  }
  return g_scratch;
}
__global__ void scale(float *x, int n, float a) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] *= a; }
void run(float *h, int n, float a) {
  float *d = get_scratch(n);
  cudaMemcpyAsync(d, h, n * sizeof(float), cudaMemcpyHostToDevice, get_stream());
  scale<<<(n + 255) / 256, 256, 0, get_stream()>>>(d, n, a);
  cudaMemcpyAsync(h, d, n * sizeof(float), cudaMemcpyDeviceToHost, get_stream());
  cudaStreamSynchronize(get_stream());
}
void shutdown() {
  if (g_stream) { cudaStreamDestroy(g_stream); g_stream = 0; }
  if (g_scratch) { cudaFree(g_scratch); g_scratch = 0; g_size = 0; }
}
int main() {
  float *h;
  cudaMallocHost(&h, 4096);
  for (int i = 0; i < 1024; i++) h[i] = i;
  run(h, 512, 2);
  run(h, 1024, 3);
  printf("%f\n", h[3]);
  shutdown();
  cudaFreeHost(h);
}
