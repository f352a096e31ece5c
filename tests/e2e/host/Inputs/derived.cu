// Numbers that are computed from options, and others that differ from them by a constant on every way.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(call)                                                   \
  do {                                                                \
    cudaError_t status = (call);                                      \
    if (status != cudaSuccess) {                                      \
      fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(status)); \
      exit(1);                                                        \
    }                                                                 \
  } while (0)

static cudaStream_t *make(int n) {
  cudaStream_t *streams = (cudaStream_t *)malloc(n * sizeof(cudaStream_t));
  for (int i = 0; i < n; i++) CHECK(cudaStreamCreate(&streams[i]));
  return streams;
}

int one_more(int argc, char **argv) { // undecided: O1
  int n = 8, m = n + 1;
  if (argc > 1) {
    n = atoi(argv[1]);
    m = n + 1;
  }
  if (n < 1) return 0;
  cudaStream_t *streams = make(m);
  for (int i = 0; i < n; i++) CHECK(cudaStreamSynchronize(streams[i]));
  for (int i = 0; i < m; i++) CHECK(cudaStreamDestroy(streams[i]));
  free(streams);
  return 0;
}
int one_less(int argc, char **argv) { // undecided: O1
  int m = 9, n = m - 1;
  if (argc > 1) {
    m = atoi(argv[1]);
    n = m - 1;
  }
  if (n < 1) return 0;
  cudaStream_t *streams = make(m);
  for (int i = 0; i < n; i++) CHECK(cudaStreamSynchronize(streams[i]));
  for (int i = 0; i < m; i++) CHECK(cudaStreamDestroy(streams[i]));
  free(streams);
  return 0;
}
int one_more_than_there_is(int argc, char **argv) { // never: proved
  int n = 8, m = n + 1;
  if (argc > 1) {
    n = atoi(argv[1]);
    m = n + 1;
  }
  if (n < 1) return 0;
  cudaStream_t *streams = make(n);
  for (int i = 0; i < m; i++) CHECK(cudaStreamSynchronize(streams[i]));
  for (int i = 0; i < n; i++) CHECK(cudaStreamDestroy(streams[i]));
  free(streams);
  return 0;
}
int another_number_on_one_way(int argc, char **argv) { // never: proved
  int n = 8, m = n - 1;
  if (argc > 1) {
    n = atoi(argv[1]);
    m = n + 1;
  }
  if (n < 1) return 0;
  cudaStream_t *streams = make(m);
  for (int i = 0; i < n; i++) CHECK(cudaStreamSynchronize(streams[i]));
  for (int i = 0; i < m; i++) CHECK(cudaStreamDestroy(streams[i]));
  free(streams);
  return 0;
}
int the_number_changes_afterwards(int argc, char **argv) { // never: proved
  int n = 8, m = n + 1;
  if (argc > 1) {
    n = atoi(argv[1]);
    m = n + 1;
    if (argc > 2) n += 2;
  }
  if (n < 1) return 0;
  cudaStream_t *streams = make(m);
  for (int i = 0; i < n; i++) CHECK(cudaStreamSynchronize(streams[i]));
  for (int i = 0; i < m; i++) CHECK(cudaStreamDestroy(streams[i]));
  free(streams);
  return 0;
}
int it_wraps(int argc, char **argv) { // never: proved
  unsigned n = 8, m = n + 1;
  if (argc > 1) {
    n = (unsigned)atoi(argv[1]);
    m = n + 1;
  }
  cudaStream_t *streams = (cudaStream_t *)malloc(m * sizeof(cudaStream_t));
  for (unsigned i = 0; i < m; i++) CHECK(cudaStreamCreate(&streams[i]));
  for (unsigned i = 0; i < n; i++) CHECK(cudaStreamSynchronize(streams[i]));
  for (unsigned i = 0; i < m; i++) CHECK(cudaStreamDestroy(streams[i]));
  free(streams);
  return 0;
}
int the_last_twice(int argc, char **argv) { // never: proved
  int n = 8, m = n + 1;
  if (argc > 1) {
    n = atoi(argv[1]);
    m = n + 1;
  }
  if (n < 1) return 0;
  cudaStream_t *streams = make(m);
  for (int i = 0; i < m; i++) CHECK(cudaStreamDestroy(streams[i]));
  CHECK(cudaStreamDestroy(streams[n]));
  free(streams);
  return 0;
}
