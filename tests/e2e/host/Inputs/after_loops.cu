// What a kernel writes after a loop, or where two ways join, it writes for certain; what it writes unless it has left before, perhaps. How the marks are read:
// tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <stdlib.h>

static volatile float sink;
__global__ void product(const float *a, const float *b, float *c, int n) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, column = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= n || column >= n) return;
  float sum = 0;
  for (int k = 0; k < n; k++) sum += a[row * n + k] * b[k * n + column];
  c[row * n + column] = sum;
}
__global__ void sums(const float *in, float *out, int n) {
  __shared__ float part[256];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  part[threadIdx.x] = i < n ? in[i] : 0;
  __syncthreads();
  for (int k = blockDim.x / 2; k > 0; k /= 2) {
    if (threadIdx.x < k) part[threadIdx.x] += part[threadIdx.x + k];
    __syncthreads();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = part[0];
}
__global__ void clipped(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float x;
  if (in[i] > 0)
    x = sqrtf(in[i]);
  else
    x = in[i] * in[i];
  out[i] = x;
}
__global__ void leaves(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  for (int k = 0; k < n; k++)
    if (in[k] == 3) return;
  out[i] = 1;
}
__global__ void goes_on(const float *in, float *out, int n) {
  for (int k = 0; k < n; k++) {
    if (in[k] == 3) continue;
    out[k] = 1;
    if (in[k] == 4) break;
  }
}

void of_product(int unused) {
  const int n = 256;
  float *a, *b, *c, *h;
  cudaStream_t stream;
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  cudaMallocHost(&h, n * n * sizeof(float));
  cudaMalloc(&a, n * n * sizeof(float));
  cudaMalloc(&b, n * n * sizeof(float));
  cudaMalloc(&c, n * n * sizeof(float));
  cudaMemcpyAsync(a, h, n * n * sizeof(float), cudaMemcpyHostToDevice, stream);
  cudaMemcpyAsync(b, h, n * n * sizeof(float), cudaMemcpyHostToDevice, stream);
  product<<<dim3(n / 16, n / 16), dim3(16, 16), 0, stream>>>(a, b, c, n);
  cudaStreamSynchronize(stream);                                                   // drop: stream-race
  cudaMemcpyAsync(h, c, n * n * sizeof(float), cudaMemcpyDeviceToHost, 0);
  cudaStreamSynchronize(0);                                                        // drop: host-race
  sink = h[0];
  cudaFree(a);
  cudaFree(b);
  cudaFree(c);
  cudaFreeHost(h);
  cudaStreamDestroy(stream);
}
void of_sums(int unused) {
  const int n = 1 << 16;
  float *x, *y, sum = 0;
  cudaMalloc(&x, n * sizeof(float));
  cudaMallocManaged(&y, n / 256 * sizeof(float));
  cudaMemset(x, 0, n * sizeof(float));
  sums<<<n / 256, 256>>>(x, y, n);
  cudaDeviceSynchronize();                                                         // drop: host-race
  for (int i = 0; i < n / 256; i++) sum += y[i];
  sink = sum;
  cudaFree(x);
  cudaFree(y);
}
void of_clipped(int unused) {
  const int n = 1 << 16;
  float *x, *y;
  cudaMalloc(&x, n * sizeof(float));
  cudaMallocManaged(&y, n * sizeof(float));
  cudaMemset(x, 0, n * sizeof(float));
  clipped<<<n / 256, 256>>>(x, y, n);
  cudaDeviceSynchronize();                                                         // drop: host-race
  sink = y[n - 1];
  cudaFree(x);
  cudaFree(y);
}
// Perhaps it has left before.
void of_leaves(int unused) { // undecided: O0 O1
  const int n = 1 << 10;
  float *x, *y;
  cudaMallocManaged(&x, n * sizeof(float));
  cudaMallocManaged(&y, n * sizeof(float));
  x[0] = 3;
  leaves<<<n / 256, 256>>>(x, y, n);
  sink = y[0];
  cudaDeviceSynchronize();
  cudaFree(x);
  cudaFree(y);
}
void of_goes_on(int unused) { // undecided: O0 O1
  const int n = 1 << 10;
  float *x, *y;
  cudaMallocManaged(&x, n * sizeof(float));
  cudaMallocManaged(&y, n * sizeof(float));
  x[0] = 3;
  goes_on<<<1, 1>>>(x, y, n);
  sink = y[0];
  cudaDeviceSynchronize();
  cudaFree(x);
  cudaFree(y);
}
