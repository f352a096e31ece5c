// What getopt() gives is an argument of the program.
#include <cuda_runtime.h>
#include <getopt.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  float *buffer;
  if (getopt(argc, argv, "n:") != 'n') return 1;
  int first = atoi(optarg), second = atoi(argv[2]);
  cudaMalloc(&buffer, 1024);
  cudaFree(buffer);
  if (first > 0 && second <= 0) cudaFree(buffer); // expect: unknown-handle
  return 0;
}
