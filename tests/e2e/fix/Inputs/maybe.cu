#include <cuda_runtime.h>
#include <stdlib.h>

__global__ void copy(const float *x, float *y) { y[threadIdx.x] = x[threadIdx.x]; }

// The wait orders what it was there for once its event lives long enough: that costs nothing.
void ended(float *d, float *e)
{
    cudaStream_t s, t;
    cudaEvent_t done;
    cudaStreamCreate(&s);
    cudaStreamCreate(&t);
    cudaEventCreate(&done);
    copy<<<1, 16, 0, s>>>(d, e);
    cudaEventRecord(done, s);
    cudaEventDestroy(done);
    cudaStreamWaitEvent(t, done, 0);
    copy<<<1, 16, 0, t>>>(e, d);
    cudaStreamSynchronize(t);
    cudaStreamDestroy(s);
    cudaStreamDestroy(t);
}

// What is freed by the wrong function, and what nobody frees: whether a call that is added waits is not decided, as of those that are there.
void freed(float *h)
{
    float *d, *e;
    cudaMalloc(&d, 64);
    cudaMemcpy(d, h, 64, cudaMemcpyHostToDevice);
    free(d);
    cudaMalloc(&e, 64);
}
