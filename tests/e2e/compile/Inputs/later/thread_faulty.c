// A thread writes what is copied after it has begun.
#include <cuda_runtime.h>
#include <stdlib.h>
static float buffer[64], other[64], sink;
#include <pthread.h>
static void *fill(void *nothing) {
  buffer[0] = 1;
  return NULL;
}
int main(void) {
  void *d;
  pthread_t thread;
  cudaMalloc(&d, sizeof buffer);
  pthread_create(&thread, NULL, fill, NULL);
  cudaMemcpyAsync(d, buffer, sizeof buffer, cudaMemcpyHostToDevice, NULL);
  cudaDeviceSynchronize();
  pthread_join(thread, NULL);
}
