// Programs that provide for operator new to throw: on that way nothing is made, and what is done there counts.
#include <cuda_runtime.h>
#include <exception>
#include <memory>
#include <new>
#include <stdexcept>
#include <vector>

struct stream {
  cudaStream_t s;
  stream() { cudaStreamCreate(&s); }
  ~stream() { cudaStreamDestroy(s); }
};

static int *make(size_t n) { return new int[n]; }

#define USE(p) cudaHostRegister(p, 64, 0), cudaHostUnregister(p)

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

// Whatever it is.

void taken_with_all_else(size_t n) { // never: proved
  cudaStream_t s;
  cudaStreamCreate(&s);
  int *p = nullptr;
  try {
    p = new int[n];
  } catch (...) {
    cudaStreamDestroy(s);
  }
  cudaStreamDestroy(s);
  delete[] p;
}

struct holder {
  int *p;
  holder(size_t n) : p(new int[n]) {}
  ~holder() { delete[] p; }
};

void in_initializer(size_t n) {
  cudaStream_t s;
  cudaStreamCreate(&s);
  try {
    holder h(n);
    USE(h.p);
  } catch (...) {
  }
  cudaStreamDestroy(s);
}

void in_initializer_and_destroyed_twice(size_t n) { // never: proved
  cudaStream_t s;
  cudaStreamCreate(&s);
  try {
    holder h(n);
    USE(h.p);
  } catch (...) {
    cudaStreamDestroy(s);
  }
  cudaStreamDestroy(s);
}

struct tried {
  int *p;
  tried(cudaStream_t s, size_t n) try : p(new int[n]) {
  } catch (...) {
    cudaStreamDestroy(s);
  }
  ~tried() { delete[] p; }
};

void in_function_try(size_t n) {
  cudaStream_t s;
  cudaStreamCreate(&s);
  try {
    tried t(s, n);
    USE(t.p);
  } catch (...) {
    return;
  }
  cudaStreamDestroy(s);
}

void in_function_try_and_destroyed_twice(size_t n) { // never: proved
  cudaStream_t s;
  cudaStreamCreate(&s);
  try {
    tried t(s, n);
    USE(t.p);
  } catch (...) {
  }
  cudaStreamDestroy(s);
}

void owned_and_destroyed_twice(size_t n) { // never: proved
  cudaStream_t s;
  cudaStreamCreate(&s);
  try {
    auto p = std::make_unique<float[]>(n);
    USE(p.get());
  } catch (...) {
    cudaStreamDestroy(s);
  }
  cudaStreamDestroy(s);
}

void pushed(int n) {
  cudaStream_t s;
  cudaStreamCreate(&s);
  std::vector<int> v;
  try {
    v.push_back(n);
    USE(v.data());
  } catch (...) {
  }
  cudaStreamDestroy(s);
}

void pushed_and_destroyed_twice(int n) { // never: proved
  cudaStream_t s;
  cudaStreamCreate(&s);
  std::vector<int> v;
  try {
    v.push_back(n);
    USE(v.data());
  } catch (...) {
    cudaStreamDestroy(s);
  }
  cudaStreamDestroy(s);
}

// Only what cleans up is between.
struct destroyed {
  cudaStream_t s;
  ~destroyed() { cudaStreamDestroy(s); }
};

static void cleaned(cudaStream_t s, size_t n) {
  destroyed d{s};
  int *p = new int[n];
  USE(p);
  delete[] p;
}

void cleaned_up(size_t n) {
  cudaStream_t s;
  cudaStreamCreate(&s);
  try {
    cleaned(s, n);
  } catch (...) {
  }
}

void cleaned_up_twice(size_t n) { // never: proved
  cudaStream_t s;
  cudaStreamCreate(&s);
  try {
    cleaned(s, n);
  } catch (...) {
    cudaStreamDestroy(s);
  }
}

struct of_the_program : std::bad_alloc {};

void caught_as_what_is_derived_from_it(size_t n) { // never: proved
  cudaStream_t s;
  cudaStreamCreate(&s);
  int *p = nullptr;
  try {
    p = new int[n];
  } catch (const of_the_program &) {
    cudaStreamDestroy(s);
  }
  cudaStreamDestroy(s);
  delete[] p;
}

// Of others this is not the handler.
struct failed : std::runtime_error {
  failed() : std::runtime_error("failed") {}
};

void something_else(size_t n) {
  cudaStream_t s;
  cudaStreamCreate(&s);
  int *p = nullptr;
  try {
    p = new int[n];
  } catch (const failed &) {
    cudaStreamDestroy(s);
  }
  cudaStreamDestroy(s);
  delete[] p;
}
