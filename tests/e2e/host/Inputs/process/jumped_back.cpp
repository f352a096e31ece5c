// A jump finds what a global holds by then: the stream is not destroyed.
#include <cuda_runtime.h>
#include <csetjmp>
#include <cstdio>
static jmp_buf j;
static int made;
int main(int argc, char **argv) {
  cudaStream_t s;
  cudaStreamCreate(&s);
  if (setjmp(j)) {
    if (made == 0) cudaStreamDestroy(s);  // expect: unknown-handle
    return 0;
  }
  made = 1;
  if (argc > 1) longjmp(j, 1);
  cudaStreamDestroy(s);
  return 0;
}
