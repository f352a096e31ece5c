// levels: 0. Vectors that grow while something knows an address in them, or elements twice. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"
#include <memory>
#include <vector>

enum { N = 4096, BYTES = N * 4 };

struct Worker {
  cudaStream_t stream;
  float *device, *host;
};
static Worker make() {
  Worker w;
  CHECK(cudaStreamCreate(&w.stream));
  CHECK(cudaMalloc(&w.device, BYTES));
  CHECK(cudaMallocHost(&w.host, BYTES));
  return w;
}
static void end(Worker &w) {
  CHECK(cudaFree(w.device));
  CHECK(cudaFreeHost(w.host));
  CHECK(cudaStreamDestroy(w.stream));
}

// The vector may have moved by then.
void kept(int n) { // never: proved
  std::vector<Worker> workers;
  workers.push_back(make());
  Worker *first = &workers[0];
  for (int i = 0; i < n; i++) workers.push_back(make());
  CHECK(cudaStreamSynchronize(first->stream));
  for (auto &w : workers) end(w);
}

void in_the_loop(int n) { // never: proved
  std::vector<Worker> workers;
  for (int i = 0; i < n; i++) workers.push_back(make());
  for (auto &w : workers)
    if (rand() % 7 == 1) {
      workers.push_back(make());
      CHECK(cudaStreamSynchronize(w.stream));
    }
  for (auto &w : workers) end(w);
}

void copied_meanwhile(int n) { // never: proved
  std::vector<float *> rows;
  float **table, *last;
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMalloc(&table, 1 << 20));
  for (int i = 0; i < n; i++) {
    float *row;
    CHECK(cudaMalloc(&row, BYTES));
    rows.push_back(row);
  }
  CHECK(cudaMemcpyAsync(table, rows.data(), rows.size() * sizeof(float *), cudaMemcpyHostToDevice, stream));
  CHECK(cudaMalloc(&last, BYTES));
  rows.push_back(last);
  CHECK(cudaStreamSynchronize(stream));
  for (auto *row : rows) CHECK(cudaFree(row));
  CHECK(cudaFree(table));
  CHECK(cudaStreamDestroy(stream));
}

void twice(int n) { // never: proved
  std::vector<Worker> workers;
  for (int i = 0; i < n; i++) {
    Worker w = make();
    workers.push_back(w);
    workers.push_back(w);
  }
  for (auto &w : workers) end(w);
}
