// The destructor of what was made first uses what is gone.
#include <cuda_runtime.h>
struct T; 
struct S { cudaStream_t s; S() { cudaStreamCreate(&s); } ~S() { cudaStreamDestroy(s); } };
extern S b;
struct U { ~U() { cudaStreamSynchronize(b.s); } } a; // expect: stream-use-after-destroy
S b;
int main() { }
