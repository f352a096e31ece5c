// levels: 0. Vectors of several types of elements: of each it counts what the program does with its own. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"
#include <string>
#include <vector>

struct Owner {
  cudaStream_t stream = nullptr;
  Owner() { CHECK(cudaStreamCreate(&stream)); }
  Owner(Owner &&other) noexcept : stream(other.stream) { other.stream = nullptr; }
  ~Owner() {
    if (stream) CHECK(cudaStreamDestroy(stream));
  }
};
struct Twice {
  cudaStream_t stream;
  Twice() { CHECK(cudaStreamCreate(&stream)); }
  Twice(const Twice &other) : stream(other.stream) {}
  ~Twice() { CHECK(cudaStreamDestroy(stream)); }
};
namespace other {
struct Twice {
  cudaEvent_t event;
  Twice() { CHECK(cudaEventCreate(&event)); }
  Twice(const Twice &other) : event(other.event) {}
  ~Twice() { CHECK(cudaEventDestroy(event)); }
};
} // namespace other
template <class T> struct Holder {
  T handle;
  Holder(T h) : handle(h) {}
  Holder(const Holder &other) : handle(other.handle) {}
  ~Holder() { CHECK(cudaFree(handle)); }
};
struct Plain {
  cudaStream_t stream;
  float *d;
};

void beside_owners(int n) {
  std::vector<cudaStream_t> streams;
  for (int i = 0; i < n; i++) {
    cudaStream_t s;
    CHECK(cudaStreamCreate(&s));
    streams.push_back(s);
  }
  for (auto s : streams) CHECK(cudaStreamSynchronize(s));
  for (auto s : streams) CHECK(cudaStreamDestroy(s)); // double: any
}
void owning(int n) { // undecided: O0
  std::vector<Owner> streams;
  for (int i = 0; i < n; i++) streams.emplace_back();
  for (auto &s : streams) CHECK(cudaStreamSynchronize(s.stream));
}
void beside_names(int n) { // undecided: O0
  std::vector<std::string> names;
  std::vector<Plain> plans;
  for (int i = 0; i < n; i++) {
    Plain p;
    CHECK(cudaStreamCreate(&p.stream));
    CHECK(cudaMalloc((void **)&p.d, 4096));
    plans.push_back(p);
    names.push_back("plan");
  }
  for (auto &p : plans) CHECK(cudaMemsetAsync(p.d, 0, 4096, p.stream));
  for (auto &p : plans) CHECK(cudaStreamSynchronize(p.stream));
  for (auto &p : plans) {
    CHECK(cudaFree(p.d));
    CHECK(cudaStreamDestroy(p.stream));
  }
}
void asked_for_room(int n) { // never: proved
  std::vector<float *> buffers;
  float *d;
  CHECK(cudaMalloc((void **)&d, 4096));
  CHECK(cudaFree(d));
  if (buffers.capacity() == 0) CHECK(cudaFree(d));
  for (int i = 0; i < n; i++) buffers.push_back(d);
}
void of_numbers(int n) {
  std::vector<int> lengths;
  for (int i = 0; i < n; i++) lengths.push_back(i);
  if (lengths.capacity() > 100) lengths.clear();
}
void copied(int n) { // never: proved
  std::vector<Twice> streams;
  for (int i = 0; i < n; i++) streams.emplace_back();
}
void copied_elsewhere(int n) { // never: proved
  std::vector<other::Twice> events;
  for (int i = 0; i < n; i++) events.emplace_back();
}
void of_a_template(int n) { // never: proved
  std::vector<Holder<float *>> buffers;
  for (int i = 0; i < n; i++) {
    float *d;
    CHECK(cudaMalloc((void **)&d, 4096));
    buffers.emplace_back(d);
  }
}
