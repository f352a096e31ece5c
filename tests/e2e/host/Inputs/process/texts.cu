// Two arguments of the program are told apart: what one says does not follow from the other.
#include <cuda_runtime.h>
#include <stdlib.h>
#include <string.h>
int main(int argc, char **argv) {
  float *buffer;
  if (argc < 4) return 1;
  int rows = atoi(argv[1]), columns = atoi(argv[2]);
  if (rows <= 0 || columns <= 0) return 1;
  if (strcmp(argv[3], "twice") != 0) return 1;
  cudaMalloc(&buffer, 1024);
  cudaFree(buffer);
  cudaFree(buffer); // expect: double-free
  return 0;
}
