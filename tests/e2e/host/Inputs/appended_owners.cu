// levels: 0. A vector of objects that say themselves how they are moved, which is not followed while it grows. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"
#include <vector>

struct Stream {
  cudaStream_t stream = nullptr;
  Stream() { CHECK(cudaStreamCreate(&stream)); }
  Stream(Stream &&other) noexcept : stream(other.stream) { other.stream = nullptr; }
  ~Stream() {
    if (stream) CHECK(cudaStreamDestroy(stream));
  }
};

void owning(int n) { // undecided: O0
  std::vector<Stream> streams;
  for (int i = 0; i < n; i++) streams.emplace_back();
  for (auto &s : streams) CHECK(cudaStreamSynchronize(s.stream));
}
