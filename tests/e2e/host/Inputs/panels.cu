// Matrices that do not fit: panels of A go through two buffers, the copy of the next one beside the product of this one. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <cmath>
#include <cstdio>
#include <cstdlib>

static void HandleError(cudaError_t err, const char *file, int line) {
  if (err != cudaSuccess) {
    printf("%s in %s at line %d\n", cudaGetErrorString(err), file, line);
    exit(EXIT_FAILURE);
  }
}
#define HANDLE_ERROR(err) (HandleError(err, __FILE__, __LINE__))

const int TILE = 16;

__global__ void panel_product(const float *a, const float *b, float *c, int rows, int n) {
  __shared__ float as[TILE][TILE], bs[TILE][TILE];
  int row = blockIdx.y * TILE + threadIdx.y, col = blockIdx.x * TILE + threadIdx.x;
  float sum = 0;
  for (int t = 0; t < n / TILE; t++) {
    as[threadIdx.y][threadIdx.x] = a[row * n + t * TILE + threadIdx.x];
    bs[threadIdx.y][threadIdx.x] = b[(t * TILE + threadIdx.y) * n + col];
    __syncthreads();
    for (int k = 0; k < TILE; k++) sum += as[threadIdx.y][k] * bs[k][threadIdx.x];
    __syncthreads();
  }
  if (row < rows && col < n) c[row * n + col] = sum;
}

int main(int argc, char **argv) { // undecided: O0 O1
  int n = 2048, panel = 256;
  if (argc > 1) n = atoi(argv[1]);
  if (n % panel != 0) {
    fprintf(stderr, "n must be a multiple of %d\n", panel);
    return EXIT_FAILURE;
  }
  size_t whole = (size_t)n * n * sizeof(float), part = (size_t)panel * n * sizeof(float);
  float *a, *b, *c;
  HANDLE_ERROR(cudaHostAlloc((void **)&a, whole, cudaHostAllocDefault));
  HANDLE_ERROR(cudaHostAlloc((void **)&b, whole, cudaHostAllocDefault));
  HANDLE_ERROR(cudaHostAlloc((void **)&c, whole, cudaHostAllocDefault));
  for (size_t i = 0; i < (size_t)n * n; i++) {
    a[i] = (float)(i % 13);
    b[i] = (float)(i % 7);
  }
  float *d_a[2], *d_b, *d_c[2];
  cudaStream_t stream[2];
  cudaEvent_t start, stop;
  HANDLE_ERROR(cudaEventCreate(&start));
  HANDLE_ERROR(cudaEventCreate(&stop));
  HANDLE_ERROR(cudaMalloc((void **)&d_b, whole));
  for (int i = 0; i < 2; i++) {
    HANDLE_ERROR(cudaStreamCreate(&stream[i])); // drop: any
    HANDLE_ERROR(cudaMalloc((void **)&d_a[i], part));
    HANDLE_ERROR(cudaMalloc((void **)&d_c[i], part));
  }
  HANDLE_ERROR(cudaMemcpy(d_b, b, whole, cudaMemcpyHostToDevice));
  HANDLE_ERROR(cudaEventRecord(start, 0)); // drop: event-not-recorded@elapsed
  dim3 threads(TILE, TILE), blocks(n / TILE, panel / TILE);
  int panels = n / panel;
  for (int p = 0; p < panels; p++) {
    int k = p & 1;
    HANDLE_ERROR(cudaMemcpyAsync(d_a[k], a + (size_t)p * panel * n, part, cudaMemcpyHostToDevice, stream[k]));
    panel_product<<<blocks, threads, 0, stream[k]>>>(d_a[k], d_b, d_c[k], panel, n);
    HANDLE_ERROR(cudaMemcpyAsync(c + (size_t)p * panel * n, d_c[k], part, cudaMemcpyDeviceToHost, stream[k]));
  }
  HANDLE_ERROR(cudaStreamSynchronize(stream[0])); // drop: host-race@verify
  HANDLE_ERROR(cudaStreamSynchronize(stream[1])); // drop: host-race@verify
  HANDLE_ERROR(cudaEventRecord(stop, 0)); // drop: event-not-recorded@elapsed
  HANDLE_ERROR(cudaEventSynchronize(stop)); // drop: any
  float ms;
  HANDLE_ERROR(cudaEventElapsedTime(&ms, start, stop)); // label: elapsed
  printf("%d x %d in %.3f ms\n", n, n, ms);
  int bad = 0;
  for (int i = 0; i < n; i += 111) {
    float expected = 0;
    for (int k = 0; k < n; k++) expected += a[(size_t)i * n + k] * b[(size_t)k * n + i];
    if (fabsf(c[(size_t)i * n + i] - expected) > 1e-3f * expected) bad++; // label: verify
  }
  printf(bad ? "FAILED (%d)\n" : "PASSED\n", bad);
  for (int i = 0; i < 2; i++) {
    HANDLE_ERROR(cudaStreamDestroy(stream[i])); // drop: stream-leak double: stream-double-destroy
    HANDLE_ERROR(cudaFree(d_a[i])); // drop: memory-leak double: double-free
    HANDLE_ERROR(cudaFree(d_c[i]));
  }
  HANDLE_ERROR(cudaFree(d_b));
  HANDLE_ERROR(cudaEventDestroy(start)); // drop: event-leak
  HANDLE_ERROR(cudaEventDestroy(stop)); // double: event-double-destroy
  HANDLE_ERROR(cudaFreeHost(a));
  HANDLE_ERROR(cudaFreeHost(b));
  HANDLE_ERROR(cudaFreeHost(c)); // drop: memory-leak
  return bad ? EXIT_FAILURE : EXIT_SUCCESS;
}
