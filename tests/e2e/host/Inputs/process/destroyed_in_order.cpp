// What was made last is destroyed first.
#include <cuda_runtime.h>
struct S { cudaStream_t s; S() { cudaStreamCreate(&s); } ~S() { cudaStreamDestroy(s); } };
S a;
struct T { ~T() { cudaStreamSynchronize(a.s); } } b;
int main() { }
