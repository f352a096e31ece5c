// An argument of the program that is asked for twice says the same.
#include <cuda_runtime.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  float *buffer;
  if (argc < 2 || atoi(argv[1]) <= 0) return 1;
  int rows = atoi(argv[1]);
  cudaMalloc(&buffer, 1024);
  cudaFree(buffer);
  if (rows > 0) cudaFree(buffer); // expect: double-free
  return 0;
}
