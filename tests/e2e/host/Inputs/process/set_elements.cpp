// Elements and members that are set on all ways on which they are used.
#include <cuda_runtime.h>
struct pair {
  cudaStream_t work, copy;
};
struct owner {
  pair streams;
  int count;
};
static void in_an_array(int argc) {
  cudaStream_t s[2];
  if (argc > 1)
    cudaStreamCreate(&s[0]);
  else
    cudaStreamCreateWithFlags(&s[0], cudaStreamNonBlocking);
  cudaStreamSynchronize(s[0]);
  cudaStreamDestroy(s[0]);
}
static void in_a_structure(int argc) {
  owner o;
  if (argc > 1) {
    cudaStreamCreate(&o.streams.copy);
    cudaStreamSynchronize(o.streams.copy);
    cudaStreamDestroy(o.streams.copy);
  }
}
static void copied(int argc) {
  owner o, other;
  cudaStreamCreate(&o.streams.work);
  other = o; // with what is not set
  cudaStreamSynchronize(other.streams.work);
  cudaStreamDestroy(other.streams.work);
}
static void in_rounds(int argc) {
  for (int i = 0; i < argc; i++) {
    pair p[2];
    cudaStreamCreate(&p[1].work);
    cudaStreamSynchronize(p[1].work);
    cudaStreamDestroy(p[1].work);
  }
}
int main(int argc, char **argv) {
  in_an_array(argc);
  in_a_structure(argc);
  copied(argc);
  in_rounds(argc);
  return 0;
}
