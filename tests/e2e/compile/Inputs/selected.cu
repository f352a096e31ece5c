// Where a device is selected: 0 is proved, where all of it is before anything is done on one; 3 is not, where it is unknown which one waits.
// variant: BRANCHES 0
// variant: LOOP 0
// variant: HELPER 0
// variant: BETWEEN 3
// variant: AGAIN 3
// variant: ROUNDS 3
#include <cuda_runtime.h>
__global__ void add(int *d, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) d[i] += 1;
}
int pick() {
  int n, best = 0, most = 0;
  cudaGetDeviceCount(&n);
  for (int i = 0; i < n; i++) {
    int processors;
    cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, i);
    if (processors > most) most = processors, best = i;
  }
  return best;
}
void use(int device) { cudaSetDevice(device); }
int main(int argc, char **argv) {
  int n, device = pick(), rounds = 1;
  cudaGetDeviceCount(&n);
#if BRANCHES
  if (argc > 1) cudaSetDevice(atoi(argv[1]));
  else cudaSetDevice(device);
#elif LOOP
  for (int i = 0; i < n; i++)
    if (cudaSetDevice(i) == cudaSuccess) printf("%d\n", i);
#else
  use(device);
  if (argc > 2) use(1);
#endif
#if ROUNDS
  rounds = atoi(argv[1]);
#endif
  for (int k = 0; k < rounds; k++) {
    int *d, *h;
    cudaStream_t s;
#if ROUNDS
    cudaSetDevice(k);
#endif
    cudaStreamCreate(&s);
    cudaMalloc(&d, 4096);
    cudaMallocHost(&h, 4096);
    add<<<4, 256, 0, s>>>(d, 1024);
#if BETWEEN
    cudaSetDevice(1);
#elif AGAIN
    use(atoi(argv[2]));
#elif ROUNDS
    cudaSetDevice(k + 1);
#endif
    cudaMemcpy(h, d, 4096, cudaMemcpyDeviceToHost);
    printf("%d", h[0]);
    cudaFree(d);
    cudaFreeHost(h);
    cudaStreamDestroy(s);
  }
}
