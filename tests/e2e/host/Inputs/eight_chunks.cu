// Chunks whose numbers are constants, beside a loop that takes streams in turn: chunk 4 is not chunk 0. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>

#define STREAMS                                                                                                           \
  cudaStream_t s[4];                                                                                                      \
  float *d;                                                                                                               \
  cudaMalloc((void **)&d, n * sizeof(float));                                                                             \
  for (int i = 0; i < 4; i++) cudaStreamCreateWithFlags(&s[i], cudaStreamNonBlocking);
#define END                                                                                                               \
  for (int i = 0; i < 4; i++) cudaStreamSynchronize(s[i]);                                                                \
  for (int i = 0; i < 4; i++) cudaStreamDestroy(s[i]);                                                                    \
  cudaFree(d);

void of_an_eighth(int n, int m) {
  STREAMS
  int part = n / 8;
  for (int i = 0; i < 8; i++) cudaMemsetAsync(d + i * part, 0, part * sizeof(float), s[i % 3]);
  END
}

void of_constant_size(int n, int m) {
  STREAMS
  for (int i = 0; i < 8; i++) cudaMemsetAsync(d + i * 64, 0, 64 * sizeof(float), s[i % 3]);
  END
}

void four_of_them_twice(int n, int m) { // never: proved
  STREAMS
  int part = n / 8;
  for (int i = 0; i < 8; i++) cudaMemsetAsync(d + (i & 3) * part, 0, part * sizeof(float), s[i % 3]);
  END
}

void one_of_them_twice(int n, int m) { // never: proved
  STREAMS
  int part = n / 8;
  for (int i = 0; i < 8; i++) cudaMemsetAsync(d + i * part, 0, part * sizeof(float), s[i % 3]);
  cudaMemsetAsync(d + 4 * part, 0, part * sizeof(float), s[0]);
  END
}

void in_turn(int n, int part) {
  if (part < 1) return;
  STREAMS
  int k = 0;
  for (int b = 0; b < n; b += part) {
    int c = n - b < part ? n - b : part;
    cudaMemsetAsync(d + b, 0, c * sizeof(float), s[k++ % 4]);
  }
  END
}

void in_turn_and_more(int n, int part) { // never: proved
  if (part < 1) return;
  STREAMS
  int k = 0;
  for (int b = 0; b < n; b += part) {
    int c = n - b < part ? n - b : part + 1;
    cudaMemsetAsync(d + b, 0, c * sizeof(float), s[k++ % 4]);
  }
  END
}
