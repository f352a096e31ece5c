// Made at the first use, and read without a wait.
#include <cuda_runtime.h>
#include <stdlib.h>
float h[256];
struct S { cudaStream_t s; float *d; S() { cudaStreamCreate(&s); cudaMalloc(&d, 1024); } ~S() { cudaFree(d); cudaStreamDestroy(s); } }; // expect: free-in-flight
S &get() { static S s; return s; }
float sink;
int main(int argc, char **argv) { 
  cudaMemcpyAsync(h, get().d, 1024, cudaMemcpyDeviceToHost, get().s);
  sink = h[3]; // expect: host-race
}
