// An element of an array, and a member of a structure in another one, that are not set on one way.
#include <cuda_runtime.h>
struct pair {
  cudaStream_t work, copy;
};
struct owner {
  pair streams;
  int count;
};
static void in_an_array(int argc) {
  cudaStream_t s[2], made;
  cudaStreamCreate(&made);
  if (argc > 1) s[0] = made;
  cudaStreamSynchronize(s[0]); // expect: undefined-handle
  cudaStreamDestroy(made);
}
static void in_a_structure(int argc) {
  owner o;
  cudaStream_t made;
  cudaStreamCreate(&made);
  if (argc > 1) o.streams.copy = made;
  cudaStreamSynchronize(o.streams.copy); // expect: undefined-handle
  cudaStreamDestroy(made);
}
static void in_many(int argc) {
  owner o[40];
  cudaStream_t made;
  cudaStreamCreate(&made);
  if (argc > 1) o[7].streams.work = made;
  cudaStreamSynchronize(o[7].streams.work); // expect: undefined-handle
  cudaStreamDestroy(made);
}
static void in_rounds(int argc) {
  cudaStream_t made;
  cudaStreamCreate(&made);
  for (int i = 0; i < argc; i++) {
    pair p[2];
    if (i == 0) p[1].work = made;
    cudaStreamSynchronize(p[1].work); // expect: undefined-handle
  }
  cudaStreamDestroy(made);
}
int main(int argc, char **argv) {
  in_an_array(argc);
  in_a_structure(argc);
  in_many(argc);
  in_rounds(argc);
  return 0;
}
