// A variable of a function is gone before those at file scope.
#include <cuda_runtime.h>
struct S { cudaStream_t s; S() { cudaStreamCreate(&s); } ~S() { cudaStreamDestroy(s); } };
S &get() { static S s; return s; }
struct U { ~U() { cudaStreamSynchronize(get().s); } } a; // expect: stream-use-after-destroy
int main() { cudaStreamSynchronize(get().s); }
