// Elements that are taken from the end of an array on, while the loop counts up. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"
#include <stddef.h>
#include <stdlib.h>


void backwards(int n) {
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (int i = 0; i < n; i++) CHECK(cudaStreamCreate(&s[i]));
  for (int i = 0; i < n; i++) CHECK(cudaStreamSynchronize(s[n - 1 - i]));
  for (int i = 0; i < n; i++) CHECK(cudaStreamDestroy(s[n - i - 1])); // double: any
  free(s);
}
void from_one(int n) { // undecided: O1
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (int i = 0; i < n; i++) CHECK(cudaStreamCreate(&s[i]));
  for (int i = 1; i <= n; i++) CHECK(cudaStreamDestroy(s[n - i])); // double: any
  free(s);
}
void filled_backwards(int n, float *d, float *h) {
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (int i = 0; i < n; i++) CHECK(cudaStreamCreate(&s[n - 1 - i]));
  for (int i = 0; i < n; i++) CHECK(cudaMemcpyAsync(d, h, 64, cudaMemcpyDefault, s[i]));  // expect: stream-race
  for (int i = 0; i < n; i++) CHECK(cudaStreamDestroy(s[i]));
  free(s);
}
void both_ways(int n) {
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  float **d = (float **)malloc(n * sizeof *d), **h = (float **)malloc(n * sizeof *h);
  for (int i = 0; i < n; i++) {
    CHECK(cudaStreamCreate(&s[i]));
    CHECK(cudaMalloc((void **)&d[i], 4096));
    CHECK(cudaMallocHost((void **)&h[i], 4096));
  }
  for (int i = 0; i < n; i++) CHECK(cudaMemcpyAsync(d[i], h[i], 4096, cudaMemcpyHostToDevice, s[i]));
  for (int i = n - 1; i >= 0; i--) CHECK(cudaStreamSynchronize(s[i])); // drop: free-in-flight
  for (int i = 0; i < n; i++) CHECK(cudaFreeHost(h[n - 1 - i])); // double: any
  for (int i = 0; i < n; i++) CHECK(cudaFree(d[i]));
  for (int i = 0; i < n; i++) CHECK(cudaStreamDestroy(s[n - 1 - i])); // double: any
  free(s);
  free(d);
  free(h);
}

void one_too_few(int n) { // never: proved
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (int i = 0; i < n; i++) CHECK(cudaStreamCreate(&s[i]));
  for (int i = 0; i < n; i++) CHECK(cudaStreamDestroy(s[n - 1 - i]));
  for (int i = 0; i < n; i++) CHECK(cudaStreamSynchronize(s[i]));
  free(s);
}
void the_last_again(int n) { // never: proved
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (int i = 0; i < n; i++) CHECK(cudaStreamCreate(&s[i]));
  for (int i = 0; i < n - 1; i++) CHECK(cudaStreamDestroy(s[n - 1 - i]));
  for (int i = 0; i < n; i++) CHECK(cudaStreamSynchronize(s[i]));
  free(s);
}
void not_filled(int n) { // never: proved
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (int i = 1; i < n; i++) CHECK(cudaStreamCreate(&s[n - 1 - i]));
  for (int i = 0; i < n; i++) CHECK(cudaStreamSynchronize(s[i]));
  free(s);
}
void not_all_filled(int n, int m) { // never: proved
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (int i = 0; i < m; i++) CHECK(cudaStreamCreate(&s[n - 1 - i]));
  for (int i = 0; i < n; i++) CHECK(cudaStreamSynchronize(s[i]));
  free(s);
}
void beyond_the_end(int n) { // never: proved
  cudaStream_t *s = (cudaStream_t *)malloc((n + 1) * sizeof *s);
  for (int i = 0; i < n; i++) CHECK(cudaStreamCreate(&s[i]));
  for (int i = 0; i < n; i++) CHECK(cudaStreamSynchronize(s[n - i]));
  free(s);
}
void left_early(int n, int k) { // never: proved
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (int i = 0; i < n; i++) {
    if (i == k) break;
    CHECK(cudaStreamCreate(&s[n - 1 - i]));
  }
  for (int i = 0; i < n; i++) CHECK(cudaStreamSynchronize(s[i]));
  free(s);
}
void every_other(int n) { // never: proved
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (int i = 0; i < n; i += 2) CHECK(cudaStreamCreate(&s[n - 1 - i]));
  for (int i = 0; i < n; i++) CHECK(cudaStreamSynchronize(s[i]));
  free(s);
}
void some(int n, const int *flags) { // never: proved
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (int i = 0; i < n; i++)
    if (flags[i]) CHECK(cudaStreamCreate(&s[n - 1 - i]));
  for (int i = 0; i < n; i++) CHECK(cudaStreamSynchronize(s[i]));
  free(s);
}
void after_the_loop(int n) { // never: proved
  cudaStream_t *s = (cudaStream_t *)malloc((n + 1) * sizeof *s);
  int i;
  for (i = 0; i < n; i++) CHECK(cudaStreamCreate(&s[n - 1 - i]));
  CHECK(cudaStreamSynchronize(s[n - 1 - i + n + 1])); /* s[n], which nobody made */
  free(s);
}
void bound_that_moves(int n) { // never: proved
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (int i = 0; i < n; i++) CHECK(cudaStreamCreate(&s[i]));
  int m = n;
  for (int i = 0; i < m; i++) {
    CHECK(cudaStreamDestroy(s[m - 1 - i])); /* s[n - 1], s[n - 3], … */
    m--;
  }
  for (int i = 0; i < n; i++) CHECK(cudaStreamDestroy(s[i]));
  free(s);
}
void in_the_middle(int n) { // never: proved
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (int i = 0; i < n; i++) CHECK(cudaStreamCreate(&s[i]));
  for (int i = 0; i < n; i++) {
    CHECK(cudaStreamSynchronize(s[i])); /* s[n - 1] of the last round is gone */
    CHECK(cudaStreamDestroy(s[n - 1 - i]));
  }
  free(s);
}
void swapped_ends(int n) { // never: proved
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (int i = 0; i < n; i++) CHECK(cudaStreamCreate(&s[i]));
  for (int i = 0; i < n; i++) s[i] = s[n - 1 - i];
  for (int i = 0; i < n; i++) CHECK(cudaStreamDestroy(s[i])); /* twice each, but for n = 1 */
  free(s);
}
void races(int n, float *d, float *h) { // never: proved
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  float **b = (float **)malloc(n * sizeof *b);
  for (int i = 0; i < n; i++) {
    CHECK(cudaStreamCreate(&s[i]));
    CHECK(cudaMalloc((void **)&b[i], 4096));
  }
  for (int i = 0; i < n; i++) CHECK(cudaMemsetAsync(b[i], 0, 4096, s[i]));
  for (int i = 0; i < n; i++) CHECK(cudaMemsetAsync(b[i], 1, 4096, s[n - 1 - i]));
  for (int i = 0; i < n; i++) CHECK(cudaStreamSynchronize(s[i]));
  for (int i = 0; i < n; i++) CHECK(cudaFree(b[i]));
  for (int i = 0; i < n; i++) CHECK(cudaStreamDestroy(s[i]));
  free(s);
  free(b);
}
void of_64_bits(size_t n) {
  if (n > 1000) return;
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (size_t i = 0; i < n; i++) CHECK(cudaStreamCreate(&s[i]));
  for (size_t i = 0; i < n; i++) CHECK(cudaStreamDestroy(s[n - 1 - i])); // double: any
  free(s);
}
void unsigned_ones(unsigned n) {
  if (n > 1000) return;
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (unsigned i = 0; i < n; i++) CHECK(cudaStreamCreate(&s[i]));
  for (unsigned i = 0; i < n; i++) CHECK(cudaStreamDestroy(s[n - 1 - i])); // double: any
  free(s);
}
void rows(int n, int m) { // never: proved
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (int i = 0; i < n; i++) CHECK(cudaStreamCreate(&s[i]));
  for (int k = 0; k < m; k++)
    for (int i = 0; i < n; i++) CHECK(cudaStreamDestroy(s[n - 1 - i])); /* as often as m says */
  free(s);
}
void to_the_bound(int n) {
  if (n < 0 || n > 1000) return;
  cudaStream_t *s = (cudaStream_t *)malloc((n + 1) * sizeof *s);
  for (int i = 0; i <= n; i++) CHECK(cudaStreamCreate(&s[i]));
  for (int i = 0; i <= n; i++) CHECK(cudaStreamDestroy(s[n - i])); // double: any
  free(s);
}
void of_the_other_length(int n, int m) { // never: proved
  cudaStream_t *s = (cudaStream_t *)malloc((n + m) * sizeof *s);
  for (int i = 0; i < n; i++) CHECK(cudaStreamCreate(&s[i]));
  for (int i = 0; i < n; i++) CHECK(cudaStreamDestroy(s[m - 1 - i]));
  free(s);
}
void lengths_in_turn(int n, const int *m) { // never: proved
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (int i = 0; i < n; i++) CHECK(cudaStreamCreate(&s[i]));
  for (int k = 0; k < 3; k++) {
    int some = m[k];
    for (int i = 0; i < some; i++) CHECK(cudaStreamDestroy(s[some - 1 - i]));
  }
  free(s);
}
void of_wide_numbers(long n) { // never: proved
  cudaStream_t *s = (cudaStream_t *)malloc(n * sizeof *s);
  for (long i = 0; i < n; i++) CHECK(cudaStreamCreate(&s[n - 1 - i]));
  for (long i = 0; i <= n; i++) CHECK(cudaStreamSynchronize(s[i]));
  free(s);
}
