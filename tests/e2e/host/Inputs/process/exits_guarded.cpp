// Each way out of the program, before and after the stream is there.
#include <cuda_runtime.h>
#include <cstdlib>
static cudaStream_t s;
static bool made;
static void done() { if (made) cudaStreamDestroy(s); }
int main(int argc, char **argv) {
  atexit(done);
  if (argc < 2) exit(2);
  if (argc < 3) return 1;
  cudaStreamCreate(&s);
  made = true;
  if (argc > 9) { cudaStreamDestroy(s); made = false; exit(3); }
  return 0;
}
