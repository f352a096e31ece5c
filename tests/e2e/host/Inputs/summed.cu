// Each stream makes one part of a buffer, and what comes next reads all of it, or from its
// beginning on: it meets the first part for certain. How the marks are read:
// tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <stdlib.h>

__global__ void part(long *d, int rounds) {
  long x = 0;
  for (int i = 0; i < rounds; i++) x += i * x + 1;
  d[0] = x;
}
__global__ void sum_up(long *d, int n) {
  long s = 0;
  for (int i = threadIdx.x; i < n; i += blockDim.x) s += d[i];
  d[0] = s;
}
__global__ void sum_to(const long *d, long *to, int n) {
  long s = 0;
  for (int i = threadIdx.x; i < n; i += blockDim.x) s += d[i];
  to[0] = s;
}

struct Parts {
  int n;
  long *d, *sum, *h;
  cudaStream_t *s, last;
};
static Parts begin(int n) {
  Parts p;
  p.n = n;
  cudaMalloc((void **)&p.d, n * sizeof(long));
  cudaMalloc((void **)&p.sum, sizeof(long));
  cudaMallocHost((void **)&p.h, n * sizeof(long));
  p.s = (cudaStream_t *)malloc(n * sizeof(cudaStream_t));
  for (int i = 0; i < n; i++) cudaStreamCreate(&p.s[i]);
  cudaStreamCreate(&p.last);
  return p;
}
static void end(Parts *p) {
  cudaDeviceSynchronize();
  cudaStreamDestroy(p->last);
  for (int i = 0; i < p->n; i++) cudaStreamDestroy(p->s[i]);
  free(p->s);
  cudaFreeHost(p->h);
  cudaFree(p->sum);
  cudaFree(p->d);
}

void summed_up(int n) {
  if (n < 1) return;
  Parts p = begin(n);
  for (int i = 0; i < n; i++) part<<<1, 1, 0, p.s[i]>>>(&p.d[i], 1000);
  cudaDeviceSynchronize();              // drop: stream-race@up
  sum_up<<<1, 32, 0, p.last>>>(p.d, n); // label: up
  end(&p);
}

void summed_elsewhere(int n) {
  if (n < 1) return;
  Parts p = begin(n);
  for (int i = 0; i < n; i++) part<<<1, 1, 0, p.s[i]>>>(&p.d[i], 1000);
  cudaDeviceSynchronize();                     // drop: stream-race@to
  sum_to<<<1, 32, 0, p.last>>>(p.d, p.sum, n); // label: to
  end(&p);
}

void the_first_two_are_copied(int n) {
  if (n < 2) return;
  Parts p = begin(n);
  for (int i = 0; i < n; i++) part<<<1, 1, 0, p.s[i]>>>(p.d + i, 1000);
  cudaDeviceSynchronize(); // drop: stream-race@two
  cudaMemcpyAsync(p.h, p.d, 2 * sizeof(long), cudaMemcpyDeviceToHost, p.last); // label: two
  end(&p);
}

void summed_too_early(int n) {
  if (n < 1) return;
  Parts p = begin(n);
  for (int i = 0; i < n; i++) part<<<1, 1, 0, p.s[i]>>>(&p.d[i], 1000);
  sum_to<<<1, 32, 0, p.last>>>(p.d, p.sum, n); // expect: stream-race
  end(&p);
}

void none_is_read(int n) { // undecided: O0 O1
  if (n < 1) return;
  Parts p = begin(n);
  for (int i = 0; i < n; i++) part<<<1, 1, 0, p.s[i]>>>(&p.d[i], 1000);
  sum_to<<<1, 32, 0, p.last>>>(p.d, p.sum, 0);
  end(&p);
}

void of_all_but_the_first(int n) {
  if (n < 2) return;
  Parts p = begin(n);
  part<<<1, 1, 0, p.last>>>(p.d, 1000);
  for (int i = 1; i < n; i++) part<<<1, 1, 0, p.s[i]>>>(&p.d[i], 1000);
  sum_to<<<1, 32, 0, p.last>>>(p.d, p.sum, 1);
  end(&p);
}
