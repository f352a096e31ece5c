// A vector of as many streams as the user says.
#include <cuda_runtime.h>
#include <vector>
#include <stdlib.h>
int main(int argc, char **argv) {
  int n = atoi(argv[1]);
  std::vector<cudaStream_t> s(n);
  for (int i = 0; i < n; i++) cudaStreamCreate(&s[i]);
  for (int i = 0; i < n; i++) cudaStreamSynchronize(s[i]);
  for (int i = 0; i < n; i++) cudaStreamDestroy(s[i]);
}
