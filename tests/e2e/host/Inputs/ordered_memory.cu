// Memory that streams allocate and free in their order, with a pool that keeps what is freed. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <climits>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#define CHECK_CUDA(x)                                                        \
  do {                                                                       \
    cudaError_t err_ = (x);                                                  \
    if (err_ != cudaSuccess) {                                               \
      std::fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #x, cudaGetErrorString(err_)); \
      std::exit(EXIT_FAILURE);                                               \
    }                                                                        \
  } while (0)

__global__ void vectorAddGPU(const float *a, const float *b, float *c, int N) {
  int idx = blockIdx.x * blockDim.x + threadIdx.x;
  if (idx < N) c[idx] = a[idx] + b[idx];
}

static int check(const float *a, const float *b, const float *c, int nelem) {
  float errorNorm = 0.f, refNorm = 0.f;
  for (int n = 0; n < nelem; n++) {
    float ref = a[n] + b[n];
    float diff = c[n] - ref; // label: read
    errorNorm += diff * diff;
    refNorm += ref * ref;
  }
  return std::sqrt(errorNorm) / std::sqrt(refNorm) < 1.e-6f;
}

static int basicStreamOrderedAllocation(int dev, int nelem, const float *a, const float *b, float *c) {
  float *d_a, *d_b, *d_c;
  size_t bytes = nelem * sizeof(float);
  cudaStream_t stream;
  CHECK_CUDA(cudaSetDevice(dev));
  CHECK_CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  CHECK_CUDA(cudaMallocAsync(&d_a, bytes, stream));
  CHECK_CUDA(cudaMallocAsync(&d_b, bytes, stream));
  CHECK_CUDA(cudaMallocAsync(&d_c, bytes, stream));
  CHECK_CUDA(cudaMemcpyAsync(d_a, a, bytes, cudaMemcpyHostToDevice, stream));
  CHECK_CUDA(cudaMemcpyAsync(d_b, b, bytes, cudaMemcpyHostToDevice, stream));
  dim3 block(256);
  dim3 grid((nelem + block.x - 1) / block.x);
  vectorAddGPU<<<grid, block, 0, stream>>>(d_a, d_b, d_c, nelem); // swap: stream>0 any
  CHECK_CUDA(cudaFreeAsync(d_a, stream)); // double: any
  CHECK_CUDA(cudaFreeAsync(d_b, stream));
  CHECK_CUDA(cudaMemcpyAsync(c, d_c, bytes, cudaMemcpyDeviceToHost, stream));
  CHECK_CUDA(cudaFreeAsync(d_c, stream));
  CHECK_CUDA(cudaStreamSynchronize(stream)); // drop: any@read
  CHECK_CUDA(cudaStreamDestroy(stream)); // double: any
  return check(a, b, c, nelem);
}

static int streamOrderedAllocationPostSync(int dev, int nelem, const float *a, const float *b, float *c) {
  float *d_a, *d_b, *d_c;
  size_t bytes = nelem * sizeof(float);
  cudaStream_t stream;
  cudaMemPool_t memPool;
  cudaEvent_t start, end;
  CHECK_CUDA(cudaSetDevice(dev));
  CHECK_CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  CHECK_CUDA(cudaEventCreate(&start));
  CHECK_CUDA(cudaEventCreate(&end));
  CHECK_CUDA(cudaDeviceGetDefaultMemPool(&memPool, dev));
  unsigned long long thresholdVal = ULONG_MAX;
  CHECK_CUDA(cudaMemPoolSetAttribute(memPool, cudaMemPoolAttrReleaseThreshold, (void *)&thresholdVal));
  CHECK_CUDA(cudaEventRecord(start, stream));
  for (int i = 0; i < 20; i++) {
    CHECK_CUDA(cudaMallocAsync(&d_a, bytes, stream));
    CHECK_CUDA(cudaMallocAsync(&d_b, bytes, stream));
    CHECK_CUDA(cudaMallocAsync(&d_c, bytes, stream));
    CHECK_CUDA(cudaMemcpyAsync(d_a, a, bytes, cudaMemcpyHostToDevice, stream));
    CHECK_CUDA(cudaMemcpyAsync(d_b, b, bytes, cudaMemcpyHostToDevice, stream));
    vectorAddGPU<<<(nelem + 255) / 256, 256, 0, stream>>>(d_a, d_b, d_c, nelem);
    CHECK_CUDA(cudaFreeAsync(d_a, stream));
    CHECK_CUDA(cudaFreeAsync(d_b, stream));
    CHECK_CUDA(cudaMemcpyAsync(c, d_c, bytes, cudaMemcpyDeviceToHost, stream)); // double: none
    CHECK_CUDA(cudaFreeAsync(d_c, stream)); // drop: none
    CHECK_CUDA(cudaStreamSynchronize(stream));
  }
  CHECK_CUDA(cudaEventRecord(end, stream));
  CHECK_CUDA(cudaEventSynchronize(end));
  float elapsed = 0;
  CHECK_CUDA(cudaEventElapsedTime(&elapsed, start, end));
  std::printf("Total elapsed time = %f ms over 20 iterations\n", elapsed);
  CHECK_CUDA(cudaEventDestroy(start));
  CHECK_CUDA(cudaEventDestroy(end)); // double: any
  CHECK_CUDA(cudaStreamDestroy(stream));
  return check(a, b, c, nelem);
}

int main(int argc, char **argv) {
  int dev = argc > 1 ? std::atoi(argv[1]) : 0, isMemPoolSupported = 0;
  CHECK_CUDA(cudaDeviceGetAttribute(&isMemPoolSupported, cudaDevAttrMemoryPoolsSupported, dev));
  if (!isMemPoolSupported) {
    std::printf("Waiving execution as device does not support Memory Pools\n");
    return 2;
  }
  int nelem = 1048576;
  float *a = (float *)std::malloc(nelem * sizeof(float));
  float *b = (float *)std::malloc(nelem * sizeof(float));
  float *c = (float *)std::malloc(nelem * sizeof(float));
  for (int n = 0; n < nelem; n++) {
    a[n] = std::rand() / (float)RAND_MAX;
    b[n] = std::rand() / (float)RAND_MAX;
  }
  int ret1 = basicStreamOrderedAllocation(dev, nelem, a, b, c);
  int ret2 = streamOrderedAllocationPostSync(dev, nelem, a, b, c);
  std::free(a);
  std::free(b);
  std::free(c);
  return ret1 && ret2 ? EXIT_SUCCESS : EXIT_FAILURE;
}
