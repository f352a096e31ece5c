// Programs that provide for operator new to throw: on that way nothing is made, and what is done there counts.
#include <cuda_runtime.h>
#include <exception>
#include <new>

struct stream {
  cudaStream_t s;
  stream() { cudaStreamCreate(&s); }
  ~stream() { cudaStreamDestroy(s); }
};

static int *make(size_t n) { return new int[n]; }

void caught_and_returned(size_t n) {
  cudaStream_t s;
  cudaStreamCreate(&s);
  int *p = nullptr;
  try {
    p = new int[n];
  } catch (const std::bad_alloc &) {
    cudaStreamDestroy(s);
    return;
  }
  cudaStreamDestroy(s);
  delete[] p;
}

void destroyed_there_and_here(size_t n) { // never: proved
  cudaStream_t s;
  cudaStreamCreate(&s);
  int *p = nullptr;
  try {
    p = new int[n];
  } catch (const std::bad_alloc &) {
    cudaStreamDestroy(s);
  }
  cudaStreamDestroy(s);
  delete[] p;
}

void caught_as_what_it_is_derived_from(size_t n) { // never: proved
  cudaStream_t s;
  cudaStreamCreate(&s);
  int *p = nullptr;
  try {
    p = new int[n];
  } catch (const std::exception &) {
    cudaStreamDestroy(s);
  }
  cudaStreamDestroy(s);
  delete[] p;
}

void made_by_helper(size_t n) {
  cudaStream_t s;
  cudaStreamCreate(&s);
  int *p = nullptr;
  try {
    p = make(n);
  } catch (const std::bad_alloc &) {
    cudaStreamDestroy(s);
    return;
  }
  cudaStreamDestroy(s);
  delete[] p;
}

void made_by_helper_and_destroyed_twice(size_t n) { // never: proved
  cudaStream_t s;
  cudaStreamCreate(&s);
  int *p = nullptr;
  try {
    p = make(n);
  } catch (const std::bad_alloc &) {
    cudaStreamDestroy(s);
  }
  cudaStreamDestroy(s);
  delete[] p;
}

void gives_null_instead(size_t n) {
  cudaStream_t s;
  cudaStreamCreate(&s);
  int *p = nullptr;
  try {
    p = new (std::nothrow) int[n];
  } catch (...) {
    cudaStreamDestroy(s);
  }
  cudaStreamDestroy(s);
  delete[] p;
}

void owned(size_t n) {
  try {
    stream s;
    int *p = new int[n];
    cudaStreamSynchronize(s.s);
    delete[] p;
  } catch (const std::bad_alloc &) {
  }
}

void lost(size_t n) {
  try {
    cudaStream_t s;
    cudaStreamCreate(&s);  // expect: stream-leak
    int *p = new int[n];
    cudaHostRegister(p, n * sizeof(int), 0);
    cudaHostUnregister(p);
    cudaStreamDestroy(s);
    delete[] p;
  } catch (const std::bad_alloc &) {
  }
}
