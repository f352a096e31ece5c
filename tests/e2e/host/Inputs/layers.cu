// A small CNN: layers in a vector, cuBLAS-like products, two activation buffers in turn, weights uploaded once.
#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>
#include <vector>
#define CHECK_CUDA(x) do { cudaError_t e_ = (x); if (e_ != cudaSuccess) { fprintf(stderr, "%s:%d %s\n", __FILE__, __LINE__, cudaGetErrorString(e_)); exit(1); } } while (0)
#define CHECK_BLAS(x) do { if ((x) != CUBLAS_STATUS_SUCCESS) { fprintf(stderr, "blas\n"); exit(1); } } while (0)
__global__ void bias_relu(float *y, const float *b, int rows, int cols) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < rows * cols) y[i] = fmaxf(y[i] + b[i % rows], 0.f);
}
__global__ void softmax(float *y, int n) {
  int i = threadIdx.x;
  if (i < n) y[i] = expf(y[i]);
}
struct Layer {
  int in, out;
  float *w, *b;
};
static void fill(std::vector<float> &v) {
  for (size_t i = 0; i < v.size(); i++) v[i] = (float)rand() / RAND_MAX - 0.5f;
}
int main(int argc, char **argv) {
  const int batch = 64, steps = argc > 1 ? atoi(argv[1]) : 10;
  cublasHandle_t blas;
  cudaStream_t stream;
  CHECK_CUDA(cudaStreamCreate(&stream));
  CHECK_BLAS(cublasCreate(&blas));
  CHECK_BLAS(cublasSetStream(blas, stream));
  Layer l1 = {784, 256, nullptr, nullptr}, l2 = {256, 10, nullptr, nullptr};
  std::vector<float> w1(784 * 256), b1(256), w2(256 * 10), b2(10);
  fill(w1), fill(b1), fill(w2), fill(b2);
  CHECK_CUDA(cudaMalloc(&l1.w, w1.size() * sizeof(float))); // drop: any
  CHECK_CUDA(cudaMalloc(&l1.b, b1.size() * sizeof(float)));
  CHECK_CUDA(cudaMalloc(&l2.w, w2.size() * sizeof(float)));
  CHECK_CUDA(cudaMalloc(&l2.b, b2.size() * sizeof(float)));
  CHECK_CUDA(cudaMemcpy(l1.w, w1.data(), w1.size() * sizeof(float), cudaMemcpyHostToDevice));
  CHECK_CUDA(cudaMemcpy(l1.b, b1.data(), b1.size() * sizeof(float), cudaMemcpyHostToDevice));
  CHECK_CUDA(cudaMemcpy(l2.w, w2.data(), w2.size() * sizeof(float), cudaMemcpyHostToDevice));
  CHECK_CUDA(cudaMemcpy(l2.b, b2.data(), b2.size() * sizeof(float), cudaMemcpyHostToDevice));
  float *x, *h, *y, *input, *output;
  CHECK_CUDA(cudaMalloc(&x, 784 * batch * sizeof(float)));
  CHECK_CUDA(cudaMalloc(&h, 256 * batch * sizeof(float)));
  CHECK_CUDA(cudaMalloc(&y, 10 * batch * sizeof(float)));
  CHECK_CUDA(cudaMallocHost(&input, 784 * batch * sizeof(float)));
  CHECK_CUDA(cudaMallocHost(&output, 10 * batch * sizeof(float)));
  const float one = 1, zero = 0;
  double correct = 0;
  for (int s = 0; s < steps; s++) {
    for (int i = 0; i < 784 * batch; i++) input[i] = (float)rand() / RAND_MAX;
    CHECK_CUDA(cudaMemcpyAsync(x, input, 784 * batch * sizeof(float), cudaMemcpyHostToDevice, stream));
    CHECK_BLAS(cublasSgemm(blas, CUBLAS_OP_N, CUBLAS_OP_N, l1.out, batch, l1.in, &one, l1.w, l1.out, x, l1.in, &zero, h, l1.out));
    bias_relu<<<(l1.out * batch + 255) / 256, 256, 0, stream>>>(h, l1.b, l1.out, batch);
    CHECK_CUDA(cudaGetLastError());
    CHECK_BLAS(cublasSgemm(blas, CUBLAS_OP_N, CUBLAS_OP_N, l2.out, batch, l2.in, &one, l2.w, l2.out, h, l2.in, &zero, y, l2.out));
    bias_relu<<<(l2.out * batch + 255) / 256, 256, 0, stream>>>(y, l2.b, l2.out, batch);
    softmax<<<1, 640, 0, stream>>>(y, 10 * batch);
    CHECK_CUDA(cudaMemcpyAsync(output, y, 10 * batch * sizeof(float), cudaMemcpyDeviceToHost, stream));
    CHECK_CUDA(cudaStreamSynchronize(stream)); // drop: any
    for (int i = 0; i < batch; i++) correct += output[10 * i] > 0.5f;
  }
  printf("%f\n", correct);
  CHECK_CUDA(cudaFree(x)); // swap: x>h any
  CHECK_CUDA(cudaFree(h));
  CHECK_CUDA(cudaFree(y)); // double: any
  CHECK_CUDA(cudaFree(l1.w)); CHECK_CUDA(cudaFree(l1.b));
  CHECK_CUDA(cudaFree(l2.w)); CHECK_CUDA(cudaFree(l2.b));
  CHECK_CUDA(cudaFreeHost(input));
  CHECK_CUDA(cudaFreeHost(output));
  CHECK_BLAS(cublasDestroy(blas)); // double: any
  CHECK_CUDA(cudaStreamDestroy(stream));
  return 0;
}
