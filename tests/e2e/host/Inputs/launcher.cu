// A wrapper of launches that takes any kernel and any arguments; a job list by index of the stream from the end. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>
#include <utility>

#define CHECK(call)                                                                                     \
  do {                                                                                                  \
    cudaError_t rc = (call);                                                                            \
    if (rc != cudaSuccess) {                                                                            \
      fprintf(stderr, "%s failed with %s at %s:%d\n", #call, cudaGetErrorName(rc), __FILE__, __LINE__); \
      abort();                                                                                          \
    }                                                                                                   \
  } while (0)

__global__ void prefix(int *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n) data[i] += data[i - 1];
}
__global__ void axpy(float a, const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] += a * x[i];
}

static cudaError_t launch(const void *function, dim3 grid, dim3 block, cudaStream_t stream, void **arguments) {
  cudaError_t rc = cudaLaunchKernel(function, grid, block, arguments, 0, stream);
  return rc;
}
template <typename... Formal, typename... Actual> static void run(void (*kernel)(Formal...), dim3 grid, dim3 block, cudaStream_t stream, Actual... actual) {
  auto call = [&](Formal... formal) {
    void *arguments[] = {(void *)&formal...};
    CHECK(launch((const void *)kernel, grid, block, stream, arguments));
  };
  call(actual...);
}

int main(int argc, char **argv) {
  const int n = 1 << 16, streams = 4;
  cudaStream_t s[streams];
  float *x, *y[streams], *out[streams];
  int *counts, *h_counts;
  CHECK(cudaMalloc((void **)&x, n * sizeof(float)));
  CHECK(cudaMemset(x, 0, n * sizeof(float))); // drop: none
  CHECK(cudaMalloc((void **)&counts, n * sizeof(int)));
  CHECK(cudaMallocHost((void **)&h_counts, n * sizeof(int)));
  for (int i = 0; i < streams; i++) {
    CHECK(cudaStreamCreate(&s[i])); // drop: any
    CHECK(cudaMalloc((void **)&y[i], n * sizeof(float)));
    CHECK(cudaMallocHost((void **)&out[i], n * sizeof(float)));
    CHECK(cudaMemsetAsync(y[i], 0, n * sizeof(float), s[i]));
  }
  run(prefix, dim3(n / 256), dim3(256), s[0], counts, n);
  CHECK(cudaMemcpyAsync(h_counts, counts, n * sizeof(int), cudaMemcpyDeviceToHost, s[0]));
  for (int i = 0; i < streams; i++) {
    run(axpy, dim3(n / 256), dim3(256), s[streams - 1 - i], 2.0f, (const float *)x, y[streams - 1 - i], n);
    CHECK(cudaMemcpyAsync(out[streams - 1 - i], y[streams - 1 - i], n * sizeof(float), cudaMemcpyDeviceToHost, s[streams - 1 - i]));
  }
  float sum = 0;
  for (int i = 0; i < streams; i++) {
    CHECK(cudaStreamSynchronize(s[i])); // drop: host-race@sum
    for (int k = 0; k < n; k++) sum += out[i][k]; // label: sum
  }
  printf("%f %d\n", sum, h_counts[n - 1]);
  for (int i = 0; i < streams; i++) {
    CHECK(cudaFree(y[i])); // drop: memory-leak double: double-free
    CHECK(cudaFreeHost(out[i]));
    CHECK(cudaStreamDestroy(s[i])); // drop: stream-leak
  }
  CHECK(cudaFree(x));
  CHECK(cudaFree(counts)); // double: double-free
  CHECK(cudaFreeHost(h_counts));
  return 0;
}
