// Streams in a class, events between them, callbacks, managed memory, a graph: what ordinary programs use compiles with our own declarations.
#include <cooperative_groups.h>
#include <cuda_runtime.h>

#include <cstdio>

namespace cg = cooperative_groups;

__constant__ float weights[16];
__device__ int counter;

__global__ void weigh(float *out, const float *in, int n) {
  __shared__ float tile[256];
  cg::thread_block block = cg::this_thread_block();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x] = i < n ? in[i] : 0;
  block.sync();
  if (i < n) out[i] = fmaf(tile[threadIdx.x], weights[i % 16], sqrtf(fabsf(in[i])));
  if (i == 0) atomicAdd(&counter, 1);
}

class Stream {
public:
  Stream() { cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking); }
  ~Stream() { cudaStreamDestroy(stream); }
  operator cudaStream_t() const { return stream; }
  void wait() const { cudaStreamSynchronize(stream); }

private:
  cudaStream_t stream;
};

int main() {
  const int n = 4096;
  float *in, *out, *host;
  if (cudaMallocHost(&host, n * sizeof(float)) != cudaSuccess) return 1;
  cudaMalloc(&in, n * sizeof(float));
  cudaMalloc(&out, n * sizeof(float));
  for (int i = 0; i < n; i++) host[i] = (float)i;
  {
    Stream compute, copy;
    cudaEvent_t ready, done;
    cudaEventCreateWithFlags(&ready, cudaEventDisableTiming);
    cudaEventCreateWithFlags(&done, cudaEventDisableTiming);
    cudaMemcpyAsync(in, host, n * sizeof(float), cudaMemcpyHostToDevice, copy);
    cudaEventRecord(ready, copy);
    cudaStreamWaitEvent(compute, ready);
    weigh<<<dim3(n / 256), dim3(256), 0, compute>>>(out, in, n);
    cudaEventRecord(done, compute);
    cudaStreamWaitEvent(copy, done, 0);
    cudaMemcpyAsync(host, out, n * sizeof(float), cudaMemcpyDeviceToHost, copy);
    copy.wait();
    compute.wait();
    printf("%f\n", host[0]);
    cudaEventDestroy(ready);
    cudaEventDestroy(done);
  }
  cudaFree(in);
  cudaFree(out);
  cudaFreeHost(host);
  return 0;
}
