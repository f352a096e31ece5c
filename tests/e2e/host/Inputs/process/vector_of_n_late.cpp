// One stream more is destroyed than was made.
#include <cuda_runtime.h>
#include <vector>
#include <stdlib.h>
int main(int argc, char **argv) {
  int n = atoi(argv[1]);
  std::vector<cudaStream_t> s(n + 1);
  for (int i = 0; i < n; i++) cudaStreamCreate(&s[i]);
  for (int i = 0; i <= n; i++) cudaStreamDestroy(s[i]); // expect: null-handle
}
