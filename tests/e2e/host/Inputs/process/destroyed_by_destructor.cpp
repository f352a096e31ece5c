// The destructor of a variable at file scope, and main, which destroys it on one way.
#include <cuda_runtime.h>
struct S { cudaStream_t s; S() { cudaStreamCreate(&s); } ~S() { cudaStreamDestroy(s); } } g; // expect: stream-double-destroy
int main(int argc, char **argv) {
  cudaStreamSynchronize(g.s);
  if (argc > 1) cudaStreamDestroy(g.s);
}
