// Buffers that are taken in turn by a number that is made of itself. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

__global__ void relax(float *to, const float *from, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) to[i] = from[i] * 0.5f;
}

// "1 - current", in a class.
class bodies {
public:
  bodies(int n) : count(n), current(0) {
    host = new float[n];
    for (int i = 0; i < n; i++) host[i] = i;
    cudaMalloc(&at[0], n * sizeof(float));
    cudaMalloc(&at[1], n * sizeof(float));
    cudaStreamCreate(&stream);
    cudaMemcpyAsync(at[0], host, n * sizeof(float), cudaMemcpyHostToDevice, stream);
  }
  ~bodies() {
    cudaStreamSynchronize(stream);
    cudaFree(at[0]);
    cudaFree(at[1]);
    cudaStreamDestroy(stream);
    delete[] host;
  }
  void update() {
    relax<<<(count + 255) / 256, 256, 0, stream>>>(at[1 - current], at[current], count);
    current = 1 - current;
  }
  const float *positions() {
    cudaMemcpyAsync(host, at[current], count * sizeof(float), cudaMemcpyDeviceToHost, stream);
    cudaStreamSynchronize(stream);
    return host;
  }
  const float *positions_soon() {
    cudaMemcpyAsync(host, at[current], count * sizeof(float), cudaMemcpyDeviceToHost, stream);
    return host;
  }

private:
  int count, current;
  float *host, *at[2];
  cudaStream_t stream;
};
void in_a_class(int n, int steps) {
  bodies all(n);
  for (int i = 0; i < steps; i++) {
    all.update();
    if (i % 10 == 0) {
      const float *p = all.positions(); // swap: positions>positions_soon host-race@class_reads
      float sum = 0;
      for (int k = 0; k < n; k++) sum += p[k]; // label: class_reads
      printf("%d %f\n", i, sum);
    }
  }
}

struct pair {
  cudaStream_t at[2], other[4];
};
static void make_pair(pair *p) {
  for (int i = 0; i < 2; i++) cudaStreamCreate(&p->at[i]);
  for (int i = 0; i < 4; i++) cudaStreamCreate(&p->other[i]);
  for (int i = 0; i < 4; i++) cudaStreamDestroy(p->other[i]);
}
static void end_pair(pair *p) {
  for (int i = 0; i < 2; i++) cudaStreamDestroy(p->at[i]);
}
void by_difference(int n) {
  pair p;
  make_pair(&p);
  int current = 0;
  for (int i = 0; i < n; i++) {
    cudaStreamSynchronize(p.at[current]);
    current = 1 - current;
  }
  cudaStreamSynchronize(p.at[1 - current]);
  end_pair(&p);
}
void by_bits(int n) {
  pair p;
  make_pair(&p);
  int current = 1;
  for (int i = 0; i < n; i++) {
    cudaStreamSynchronize(p.at[current]);
    current ^= 1;
  }
  cudaStreamSynchronize(p.at[current ^ 1]);
  end_pair(&p);
}
void by_rest(int n) {
  pair p;
  make_pair(&p);
  int current = 0;
  for (int i = 0; i < n; i++) {
    cudaStreamSynchronize(p.at[current]);
    current = (current + 1) % 2;
  }
  end_pair(&p);
}
void on_some_ways(int n, int flags) { // undecided: O1
  pair p;
  make_pair(&p);
  int current = 0;
  for (int i = 0; i < n; i++) {
    cudaStreamSynchronize(p.at[current]);
    if (i & flags) current = 1 - current;
  }
  cudaStreamSynchronize(p.at[current]);
  end_pair(&p);
}
void of_two(int n) {
  pair p;
  make_pair(&p);
  int from = 0, to = 1;
  for (int i = 0; i < n; i++) {
    cudaStreamSynchronize(p.at[from]);
    int before = from;
    from = to;
    to = before;
  }
  cudaStreamSynchronize(p.at[to]);
  end_pair(&p);
}
void beyond_by_difference(int n) { // never: proved
  pair p;
  make_pair(&p);
  int current = 0;
  for (int i = 0; i < n; i++) {
    cudaStreamSynchronize(p.at[current]);
    current = 2 - current;
  }
  end_pair(&p);
}
void beyond_by_bits(int n) { // never: proved
  pair p;
  make_pair(&p);
  int current = 0;
  for (int i = 0; i < n; i++) {
    cudaStreamSynchronize(p.at[current]);
    current ^= 2;
  }
  end_pair(&p);
}
void beyond_at_first(int n) { // never: proved
  pair p;
  make_pair(&p);
  int current = 2;
  for (int i = 0; i < n; i++) {
    cudaStreamSynchronize(p.at[current]);
    current = (current + 1) & 1;
  }
  end_pair(&p);
}
void beyond_on_some_ways(int n, int flags) { // never: proved
  pair p;
  make_pair(&p);
  int current = 0;
  for (int i = 0; i < n; i++) {
    cudaStreamSynchronize(p.at[current]);
    if (i & flags) current = 1 - current;
    if (i & (flags >> 8)) current = current + 1;
  }
  end_pair(&p);
}
void beyond_behind(int n) { // never: proved
  pair p;
  make_pair(&p);
  int current = 0;
  for (int i = 0; i < n; i++) {
    cudaStreamSynchronize(p.at[current]);
    current = 1 - current;
  }
  cudaStreamSynchronize(p.at[current + 1]);
  end_pair(&p);
}
