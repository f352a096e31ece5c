// Variables of the device that kernels use by their names.
#include <cuda_runtime.h>
__device__ int counter;
__device__ int other;
__global__ void bump(int *p) { counter = p[0]; }
__global__ void bump_other(int *p) { other = p[0]; }
__global__ void look(int *p) { p[1] = counter; }
__global__ void count() { atomicAdd(&counter, 1); }

void same(int *p, int *q, cudaStream_t s, cudaStream_t t) {
  bump<<<1, 1, 0, s>>>(p);
  bump<<<1, 1, 0, t>>>(q); // FAULT
}
void read_beside(int *p, int *q, cudaStream_t s, cudaStream_t t) {
  bump<<<1, 1, 0, s>>>(p);
  look<<<1, 1, 0, t>>>(q); // FAULT
}
void right_one_stream(int *p, int *q, cudaStream_t s) {
  bump<<<1, 1, 0, s>>>(p);
  look<<<1, 1, 0, s>>>(q);
}
void right_different(int *p, int *q, cudaStream_t s, cudaStream_t t) {
  bump<<<1, 1, 0, s>>>(p);
  bump_other<<<1, 1, 0, t>>>(q);
}
void right_read(int *p, int *q, cudaStream_t s, cudaStream_t t) {
  look<<<1, 1, 0, s>>>(p);
  look<<<1, 1, 0, t>>>(q);
}
void right_waited(int *p, int *q, cudaStream_t s, cudaStream_t t) {
  bump<<<1, 1, 0, s>>>(p);
  cudaStreamSynchronize(s);
  look<<<1, 1, 0, t>>>(q);
}
