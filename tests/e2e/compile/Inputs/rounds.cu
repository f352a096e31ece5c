// Kernels on streams of their own, at a multiple of the counter: 0 is proved, where the bytes of a round are its own; 1 is a race, found in the first rounds; 3 is not decided.
// variant: REACH=out[0]=value 0
// variant: REACH=out[0]=value,EACH=2*i,ALSO 0
// variant: REACH=out[1]=value,EACH=2*i 0
// variant: REACH=out[threadIdx.x]=value,EACH=2*i 0
// variant: REACH=out[1]=out[0],EACH=i 1
// variant: REACH=out[0]=out[1],EACH=i 1
// variant: REACH=out[-1]=value,EACH=2*i 3
// variant: REACH=out[value]=value 3
// variant: REACH=out[0]=out[2]=value,EACH=2*i 1
// variant: REACH=out[0]=value,EACH=i/2 1
#include <cuda_runtime.h>
#ifndef EACH
#define EACH i
#endif
__global__ void work(long *out, long value) { REACH; }
int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 32;
  long *d, sum;
  cudaMalloc((void **)&d, (2 * n + 3) * sizeof(long));
  cudaStream_t *streams = (cudaStream_t *)malloc(n * sizeof(cudaStream_t));
  for (int i = 0; i < n; i++) cudaStreamCreateWithFlags(&streams[i], cudaStreamNonBlocking);
  for (int i = 0; i < n; i++) {
    work<<<1, 2, 0, streams[i]>>>(&d[EACH], n);
#ifdef ALSO
    work<<<1, 2, 0, streams[i]>>>(&d[2 * i + 1], n);
#endif
  }
  cudaDeviceSynchronize();
  cudaMemcpy(&sum, d, sizeof(long), cudaMemcpyDeviceToHost);
  printf("%ld\n", sum);
  for (int i = 0; i < n; i++) cudaStreamDestroy(streams[i]);
  free(streams);
  cudaFree(d);
}
