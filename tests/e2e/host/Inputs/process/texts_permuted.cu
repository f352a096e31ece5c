// getopt() puts arguments of the program into another order.
#include <cuda_runtime.h>
#include <getopt.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  float *buffer;
  if (argc < 4) return 1;
  int first = atoi(argv[1]);
  while (getopt(argc, argv, "n") != -1) {
  }
  int second = atoi(argv[2]);
  cudaMalloc(&buffer, 1024);
  cudaFree(buffer);
  if (first > 0 && second <= 0) cudaFree(buffer); // expect: unknown-handle
  return 0;
}
