// Two functions are asked about one argument of the program.
#include <cuda_runtime.h>
#include <stdlib.h>
#include <string.h>
int main(int argc, char **argv) {
  float *buffer;
  if (argc < 3) return 1;
  cudaMalloc(&buffer, 1024);
  cudaFree(buffer);
  if (strcmp(argv[1], "0") == 0 && atoi(argv[1]) > 0) cudaFree(buffer); // expect: unknown-handle
  return 0;
}
