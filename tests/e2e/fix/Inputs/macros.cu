#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(call) do { if ((call) != cudaSuccess) abort(); } while (0)
#define WAIT_AND_READ(s, h) cudaStreamSynchronize(s); printf("%f\n", (h)[0])
#define READ(h) printf("%f\n", (h)[0])
#define END_BOTH(s, t) cudaStreamDestroy(s); cudaStreamDestroy(t)

__global__ void fill(float *to, float with) { to[threadIdx.x] = with; }

// Calls in a macro that checks them: a wait is put before the read, and the second destroy goes.
void checked(float *h) {
  float *d;
  cudaStream_t s;
  CHECK(cudaStreamCreate(&s));
  CHECK(cudaMalloc(&d, 64));
  fill<<<1, 16, 0, s>>>(d, 1);
  CHECK(cudaMemcpyAsync(h, d, 64, cudaMemcpyDeviceToHost, s));
  printf("%f\n", h[0]);
  CHECK(cudaStreamSynchronize(s));
  CHECK(cudaFree(d));
  CHECK(cudaStreamDestroy(s));
  CHECK(cudaStreamDestroy(s));
}

// The read itself comes from a macro, twice: each is a place of its own.
void read_by_macro(float *h, float *d) {
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaMemcpyAsync(h, d, 64, cudaMemcpyDeviceToHost, s);
  READ(h);
  WAIT_AND_READ(s, h);
  cudaStreamDestroy(s);
}

// One line of a macro destroys two streams, of which one is destroyed already: the line stays.
void both(void) {
  cudaStream_t s, t;
  cudaStreamCreate(&s);
  cudaStreamCreate(&t);
  cudaStreamDestroy(s);
  END_BOTH(s, t);
}

// What ends a line is a comment, and no statement: what is under the condition belongs to it.
void commented(float *h, float *d, int more) {
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaMemcpyAsync(h, d, 64, cudaMemcpyDeviceToHost, s);
  if (more) // only then;
    printf("%f\n", h[0]);
  cudaStreamSynchronize(s);
  cudaStreamDestroy(s);
}

void stays(int more) {
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaStreamDestroy(s);
  if (more) /* again; */
    cudaStreamDestroy(s);
  printf("%d\n", more);
}

void stays_too(int more) {
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaStreamDestroy(s);
  if (more) /* again
             * and again; */
    cudaStreamDestroy(s); // twice
  printf("%d\n", more);
}
