// An argument of the program is compared with a text that changes.
#include <cuda_runtime.h>
#include <string.h>
int main(int argc, char **argv) {
  float *buffer;
  char name[8] = "a";
  if (argc < 2 || strcmp(argv[1], name) != 0) return 1;
  name[0] = 'b';
  int other = strcmp(argv[1], name);
  cudaMalloc(&buffer, 1024);
  cudaFree(buffer);
  if (other == 0) cudaFree(buffer); // expect: unknown-handle
  return 0;
}
