// The flag says that there is a stream, but there is none any more.
#include <cuda_runtime.h>
#include <stdlib.h>
static cudaStream_t s; static bool made;
static cudaStream_t get() { if (!made) { cudaStreamCreate(&s); made = true; } return s; }
int main(int argc, char **argv) { 
  cudaStreamSynchronize(get());
  cudaStreamDestroy(s);
  cudaStreamSynchronize(get()); // expect: stream-use-after-destroy
}
