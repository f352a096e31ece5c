// Memory that the program asks for: that it is there, is assumed. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

// Where there is none, it says so, and goes on.
static float *a_row(int n) {
  float *p = (float *)malloc(n * sizeof(float));
  if (!p) {
    printf("no memory for %d numbers\n", n);
    return NULL;
  }
  return p;
}
static float *zeros(int n) {
  float *p = (float *)calloc(n, sizeof(float));
  if (p == NULL) fprintf(stderr, "no memory\n");
  return p;
}
void says_so(int n) {
  float *h = a_row(n), *d;
  cudaMalloc(&d, n * sizeof(float));
  cudaMemset(d, 0, n * sizeof(float));
  cudaMemcpy(h, d, n * sizeof(float), cudaMemcpyDeviceToHost); // swap: cudaMemcpy>cudaMemcpyAsync any
  printf("%f\n", h[0]);
  cudaFree(d); // drop: memory-leak double: double-free
  free(h); // double: double-free
}
void says_so_of_zeros(int n) {
  float *h = zeros(n), *d;
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaMalloc(&d, n * sizeof(float));
  cudaMemcpyAsync(d, h, n * sizeof(float), cudaMemcpyHostToDevice, s);
  cudaStreamSynchronize(s); // drop: free-in-flight
  free(h);
  cudaFree(d);
  cudaStreamDestroy(s); // drop: stream-leak
}
struct net {
  int n;
  float *units;
};
static net *a_net(int n) {
  net *made = (net *)malloc(sizeof(net));
  if (made == NULL) {
    printf("no net\n");
    return NULL;
  }
  made->n = n;
  made->units = a_row(n + 1);
  return made;
}
void in_a_struct(int n) {
  net *of = a_net(n);
  float *d;
  cudaMalloc(&d, (n + 1) * sizeof(float));
  cudaMemset(d, 0, (n + 1) * sizeof(float));
  cudaMemcpy(of->units, d, (n + 1) * sizeof(float), cudaMemcpyDeviceToHost);
  printf("%f\n", of->units[n]);
  cudaFree(d); // double: double-free
  free(of->units);
  free(of);
}
void ends_with_an_error(int n) {
  float *h = (float *)malloc(n * sizeof(float)), *d;
  if (h == NULL) {
    fprintf(stderr, "no memory\n");
    exit(1);
  }
  cudaMalloc(&d, n * sizeof(float));
  cudaMemcpy(d, h, n * sizeof(float), cudaMemcpyHostToDevice);
  cudaFree(d);
  free(h); // double: double-free
}
// What is null in another way is null.
void none_was_asked_for(int n, bool any) { // never: proved
  float *h = any ? a_row(n) : NULL, *d;
  cudaMalloc(&d, n * sizeof(float));
  cudaMemset(d, 0, n * sizeof(float));
  cudaMemcpy(h, d, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d);
  free(h);
}
void set_to_null(int n) { // never: proved
  float *h = a_row(n), *d;
  cudaMalloc(&d, n * sizeof(float));
  cudaMemset(d, 0, n * sizeof(float));
  free(h);
  h = NULL;
  cudaMemcpy(h, d, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d);
}
static void *malloc_of_ours(size_t n) { return n > 100 ? NULL : malloc(n); }
void another_malloc(int n) { // never: proved
  float *h = (float *)malloc_of_ours(n), *d;
  if (!h) printf("none\n");
  cudaMalloc(&d, n);
  cudaMemset(d, 0, n);
  cudaMemcpy(h, d, n, cudaMemcpyDeviceToHost);
  cudaFree(d);
  free(h);
}
