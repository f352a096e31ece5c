#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

#define CUDA_CHECK(x)                                                   \
  do {                                                                  \
    cudaError_t err_ = (x);                                             \
    if (err_ != cudaSuccess) {                                          \
      fprintf(stderr, "%s:%d: %d\n", __FILE__, __LINE__, (int)err_);    \
      exit(1);                                                          \
    }                                                                   \
  } while (0)

__global__ void saxpy(int n, float a, const float *x, float *y) {
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < n) y[i] = a * x[i] + y[i];
}

// Statements on several lines, checked by a macro; a wait is moved to before a loop without braces.
void checked(float *x, float *y)
{
	const int n = 1024;
	float *d_x, *d_y, sum = 0;
	cudaStream_t copy, compute;

	CUDA_CHECK(cudaStreamCreate(&copy));
	CUDA_CHECK(cudaStreamCreate(&compute));
	CUDA_CHECK(cudaMalloc(&d_x, n * sizeof(float)));
	CUDA_CHECK(cudaMalloc(&d_y, n * sizeof(float)));
	CUDA_CHECK(cudaMemcpyAsync(d_x, x, n * sizeof(float),
	                           cudaMemcpyHostToDevice, copy));
	CUDA_CHECK(cudaMemcpyAsync(d_y, y, n * sizeof(float),
	                           cudaMemcpyHostToDevice, copy));

	saxpy<<<(n + 255) / 256, 256, 0, compute>>>(n, 2.0f, d_x, d_y);

	CUDA_CHECK(cudaMemcpyAsync(y, d_y, n * sizeof(float),
	                           cudaMemcpyDeviceToHost, compute));
	for (int i = 0; i < n; i++)
		sum += y[i];
	printf("%f\n", sum);
	CUDA_CHECK(cudaStreamSynchronize(compute));

	CUDA_CHECK(cudaFree(d_x));
	CUDA_CHECK(cudaStreamDestroy(copy));
	CUDA_CHECK(cudaStreamDestroy(compute));
}

// Where the function returns early, what it has made is ended, in braces where there are none.
int early(float *h, int n)
{
    cudaStream_t s;
    float *d;
    cudaStreamCreate(&s);
    if (n < 0)
        return 1;
    cudaMalloc(&d, n);
    if (n == 3) {
        cudaStreamDestroy(s);
        return 2;
    }
    cudaMemcpyAsync(d, h, n, cudaMemcpyHostToDevice, s);
    cudaStreamSynchronize(s);
    cudaFree(d);
    cudaStreamDestroy(s);
    return 0;
}

// A wait that comes too late is moved, not doubled.
void late(float *h, float *d, float *e, int n)
{
    cudaStream_t s, t;
    cudaEvent_t done;
    cudaStreamCreate(&s);
    cudaStreamCreate(&t);
    cudaEventCreate(&done);
    cudaMemcpyAsync(d, h, n,
                    cudaMemcpyHostToDevice, s);
    cudaEventRecord(done, s);
    cudaMemcpyAsync(e, d, n, cudaMemcpyDeviceToDevice, t);
    cudaStreamWaitEvent(t, done, 0);
    cudaStreamSynchronize(t);
    cudaStreamSynchronize(s);
    cudaEventDestroy(done);
    cudaStreamDestroy(s);
    cudaStreamDestroy(t);
}

// A wait behind a loop is not moved into it: where the loop has no rounds, the caller's work on the stream is waited for, too.
void rounds(float *h, float *d, int n, cudaStream_t s)
{
    for (int i = 0; i < n; i++) {
        cudaMemcpyAsync(h, d + i, 4, cudaMemcpyDeviceToHost, s);
        printf("%f\n", *h);
    }
    cudaStreamSynchronize(s);
}

// A wait stays where more is enqueued before it.
void more(float *h, float *d, float *e, cudaStream_t s)
{
    cudaMemcpyAsync(h, d, 4, cudaMemcpyDeviceToHost, s);
    printf("%f\n", *h);
    cudaMemcpyAsync(e, d, 4, cudaMemcpyDeviceToDevice, s);
    cudaStreamSynchronize(s);
}

// An event that is recorded too early is recorded after the work; one that is not recorded at all is, for the wait that is there.
void recorded(float *d, float *e, float *f)
{
    cudaStream_t s, t;
    cudaEvent_t ready, never;
    cudaStreamCreate(&s);
    cudaStreamCreate(&t);
    cudaEventCreate(&ready);
    cudaEventCreate(&never);
    cudaEventRecord(ready, s);
    saxpy<<<1, 256, 0, s>>>(256, 2.0f, d, e);
    cudaStreamWaitEvent(t, ready, 0);
    saxpy<<<1, 256, 0, t>>>(256, 2.0f, e, f);
    cudaStreamWaitEvent(s, never, 0);
    saxpy<<<1, 256, 0, s>>>(256, 2.0f, f, d);
    cudaStreamSynchronize(s);
    cudaStreamSynchronize(t);
    cudaEventDestroy(ready);
    cudaEventDestroy(never);
    cudaStreamDestroy(s);
    cudaStreamDestroy(t);
}
