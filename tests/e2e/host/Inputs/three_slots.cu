// Chunks of a large array through three slots: copy in, compute and copy out each on a stream of its own, ordered by events. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>

#define gpuErrchk(ans) { gpuAssert((ans), __FILE__, __LINE__); }
inline void gpuAssert(cudaError_t code, const char *file, int line) {
  if (code != cudaSuccess) {
    fprintf(stderr, "GPUassert: %s %s %d\n", cudaGetErrorString(code), file, line);
    exit(code);
  }
}

#define SLOTS 3
__global__ void process(float *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] = data[i] * 2.0f + 1.0f;
}

int main(int argc, char **argv) {
  const int chunk = 1 << 18, chunks = 24;
  float *h_in, *h_out, *d[SLOTS];
  cudaStream_t in, work, out;
  cudaEvent_t copied[SLOTS], done[SLOTS], freed[SLOTS];
  gpuErrchk(cudaMallocHost((void **)&h_in, sizeof(float) * chunk * chunks));
  gpuErrchk(cudaMallocHost((void **)&h_out, sizeof(float) * chunk * chunks));
  for (int i = 0; i < chunk * chunks; i++) h_in[i] = i % 100;
  gpuErrchk(cudaStreamCreate(&in)); // drop: any
  gpuErrchk(cudaStreamCreate(&work));
  gpuErrchk(cudaStreamCreate(&out));
  for (int s = 0; s < SLOTS; s++) {
    gpuErrchk(cudaMalloc((void **)&d[s], sizeof(float) * chunk));
    gpuErrchk(cudaEventCreateWithFlags(&copied[s], cudaEventDisableTiming));
    gpuErrchk(cudaEventCreateWithFlags(&done[s], cudaEventDisableTiming));
    gpuErrchk(cudaEventCreateWithFlags(&freed[s], cudaEventDisableTiming)); // drop: any
  }
  for (int c = 0; c < chunks; c++) {
    int s = c % SLOTS;
    if (c >= SLOTS) gpuErrchk(cudaStreamWaitEvent(in, freed[s], 0)); // drop: any
    gpuErrchk(cudaMemcpyAsync(d[s], h_in + c * chunk, sizeof(float) * chunk, cudaMemcpyHostToDevice, in));
    gpuErrchk(cudaEventRecord(copied[s], in)); // drop: any
    gpuErrchk(cudaStreamWaitEvent(work, copied[s], 0)); // drop: any
    process<<<(chunk + 255) / 256, 256, 0, work>>>(d[s], chunk);
    gpuErrchk(cudaEventRecord(done[s], work)); // drop: any
    gpuErrchk(cudaStreamWaitEvent(out, done[s], 0)); // drop: any
    gpuErrchk(cudaMemcpyAsync(h_out + c * chunk, d[s], sizeof(float) * chunk, cudaMemcpyDeviceToHost, out));
    gpuErrchk(cudaEventRecord(freed[s], out)); // drop: any
  }
  gpuErrchk(cudaStreamSynchronize(out)); // drop: any
  int bad = 0;
  for (int i = 0; i < chunk * chunks; i++)
    if (h_out[i] != h_in[i] * 2.0f + 1.0f) bad++;
  printf("%d wrong\n", bad);
  for (int s = 0; s < SLOTS; s++) {
    gpuErrchk(cudaFree(d[s]));
    gpuErrchk(cudaEventDestroy(copied[s]));
    gpuErrchk(cudaEventDestroy(done[s])); // double: any
    gpuErrchk(cudaEventDestroy(freed[s]));
  }
  gpuErrchk(cudaStreamDestroy(in));
  gpuErrchk(cudaStreamDestroy(work)); // double: any
  gpuErrchk(cudaStreamDestroy(out));
  gpuErrchk(cudaFreeHost(h_in)); // double: any
  gpuErrchk(cudaFreeHost(h_out));
  return bad != 0;
}
