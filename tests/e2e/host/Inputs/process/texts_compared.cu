// Two arguments of the program are the same where they are compared so.
#include <cuda_runtime.h>
#include <stdlib.h>
#include <string.h>
int main(int argc, char **argv) {
  float *buffer;
  if (argc < 3 || strcmp(argv[1], argv[2]) != 0) return 1;
  int first = atoi(argv[1]), second = atoi(argv[2]);
  cudaMalloc(&buffer, 1024);
  cudaFree(buffer);
  if (first > 0 && second <= 0) cudaFree(buffer); // expect: unknown-handle
  return 0;
}
