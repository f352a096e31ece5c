// New memory is not null, and no other memory: what is done where it is compared otherwise is not done. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>

void null_is_filled(int n) { // undecided: O0 O1
  float *p;
  cudaMalloc((void **)&p, 64);
  if (p == nullptr) cudaMemset(p, 0, 64);
  cudaFree(p);
}

void more_than_nothing(int n) { // undecided: O0 O1
  float *p;
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaMalloc((void **)&p, n * sizeof(float));
  if (n > 0 && p == nullptr) cudaStreamDestroy(s);
  cudaStreamDestroy(s);
  cudaFree(p);
}

void destroyed_where_null(int n) { // undecided: O0 O1
  float *p;
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaMallocManaged((void **)&p, 64);
  if (!p) cudaStreamDestroy(s);
  cudaStreamDestroy(s);
  cudaFree(p);
}

void destroyed_unless_null(int n) {
  float *p;
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaMallocHost((void **)&p, 64);
  if (p) cudaStreamDestroy(s);
  cudaStreamDestroy(s); // expect: stream-double-destroy
  cudaFreeHost(p);
}

void two_at_one_place(int n) { // undecided: O0 O1
  float *p, *q;
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaMalloc((void **)&p, 64);
  cudaMalloc((void **)&q, 64);
  if (p == q) cudaStreamDestroy(s);
  cudaStreamDestroy(s);
  cudaFree(p);
  cudaFree(q);
}

void two_at_two_places(int n) {
  float *p, *q;
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaMalloc((void **)&p, 64);
  cudaMalloc((void **)&q, 64);
  if (p != q) cudaStreamDestroy(s);
  cudaStreamDestroy(s); // expect: stream-double-destroy
  cudaFree(p);
  cudaFree(q);
}

// Of no bytes it is null.
void nothing(int n) { // never: proved
  float *p;
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaMalloc((void **)&p, 0);
  if (p == nullptr) cudaStreamDestroy(s);
  cudaStreamDestroy(s);
}

void in_an_array(int n) { // undecided: O0 O1
  float *d[4];
  for (int i = 0; i < 4; i++) cudaMalloc((void **)&d[i], 64);
  if (d[1] == nullptr)
    cudaMemset(d[1], 0, 64);
  else
    cudaMemset(d[2], 0, 64);
  cudaDeviceSynchronize();
  for (int i = 0; i < 4; i++) cudaFree(d[i]);
}
