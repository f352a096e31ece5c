// Made again after it was destroyed.
#include <cuda_runtime.h>
#include <stdlib.h>
static cudaStream_t s; static bool made;
static cudaStream_t get() { if (!made) { cudaStreamCreate(&s); made = true; } return s; }
static void put() { if (made) { cudaStreamDestroy(s); made = false; } }
int main(int argc, char **argv) { 
  cudaStreamSynchronize(get());
  put();
  cudaStreamSynchronize(get());
  put();
  put();
}
