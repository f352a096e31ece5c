// One argument of the program is written over another.
#include <cuda_runtime.h>
#include <stdlib.h>
#include <string.h>
int main(int argc, char **argv) {
  float *buffer;
  if (argc < 3 || strlen(argv[1]) > strlen(argv[2])) return 1;
  strcpy(argv[2], argv[1]);
  int first = atoi(argv[1]), second = atoi(argv[2]);
  cudaMalloc(&buffer, 1024);
  cudaFree(buffer);
  if (first > 0 && second <= 0) cudaFree(buffer); // expect: unknown-handle
  return 0;
}
