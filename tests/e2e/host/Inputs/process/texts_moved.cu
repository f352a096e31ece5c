// One argument of the program takes the place of another.
#include <cuda_runtime.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  float *buffer;
  if (argc < 3) return 1;
  argv[2] = argv[1];
  int first = atoi(argv[1]), second = atoi(argv[2]);
  cudaMalloc(&buffer, 1024);
  cudaFree(buffer);
  if (first > 0 && second <= 0) cudaFree(buffer);
  return 0;
}
