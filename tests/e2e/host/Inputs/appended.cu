// levels: 0. Vectors that grow element by element, an unknown number of times. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"
#include <memory>
#include <vector>

enum { N = 4096, BYTES = N * 4 };

__global__ void scale(float *data, int n, float by) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] *= by;
}

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
static void compute(const Worker &w) {
  scale<<<N / 256, 256, 0, w.stream>>>(w.device, N, 2);
  CHECK(cudaMemcpyAsync(w.host, w.device, BYTES, cudaMemcpyDeviceToHost, w.stream));
}
static void end(Worker &w) {
  CHECK(cudaFree(w.device));
  CHECK(cudaFreeHost(w.host));
  CHECK(cudaStreamDestroy(w.stream));
}

void pushed(int n) {
  std::vector<Worker> workers;
  for (int i = 0; i < n; i++) workers.push_back(make());
  for (auto &w : workers) compute(w);
  for (auto &w : workers) CHECK(cudaStreamSynchronize(w.stream)); // drop: host-race@pushed
  float sum = 0;
  for (auto &w : workers) sum += w.host[0]; // label: pushed
  printf("%f\n", sum);
  for (auto &w : workers) end(w); // double: any
}

void reserved(int n) {
  std::vector<Worker> workers;
  workers.reserve(n);
  for (int i = 0; i < n; i++) workers.emplace_back(make());
  for (auto &w : workers) compute(w);
  for (size_t i = 0; i < workers.size(); i++) CHECK(cudaStreamSynchronize(workers[i].stream)); // drop: free-in-flight
  for (auto &w : workers) end(w);
}

void two(int n) {
  std::vector<cudaStream_t> streams;
  std::vector<cudaEvent_t> events;
  for (int i = 0; i < n; i++) {
    cudaStream_t s;
    CHECK(cudaStreamCreate(&s));
    streams.push_back(s);
  }
  for (auto s : streams) {
    cudaEvent_t e;
    CHECK(cudaEventCreate(&e));
    CHECK(cudaEventRecord(e, s));
    events.push_back(e);
  }
  for (auto e : events) {
    CHECK(cudaEventSynchronize(e));
    CHECK(cudaEventDestroy(e)); // double: event-double-destroy
  }
  for (auto s : streams) CHECK(cudaStreamDestroy(s)); // double: stream-double-destroy
}

struct Stream {
  cudaStream_t stream = nullptr;
  Stream() { CHECK(cudaStreamCreate(&stream)); }
  Stream(Stream &&other) noexcept : stream(other.stream) { other.stream = nullptr; }
  ~Stream() {
    if (stream) CHECK(cudaStreamDestroy(stream));
  }
};

void pointers(int n) {
  std::vector<std::unique_ptr<Stream>> streams;
  for (int i = 0; i < n; i++) streams.push_back(std::make_unique<Stream>());
  for (auto &s : streams) CHECK(cudaStreamSynchronize(s->stream));
}

class Pool {
public:
  explicit Pool(int n) {
    for (int i = 0; i < n; i++) workers_.push_back(make());
  }
  ~Pool() {
    for (auto &w : workers_) end(w);
  }
  void run() {
    for (auto &w : workers_) compute(w);
  }
  void wait() {
    for (auto &w : workers_) CHECK(cudaStreamSynchronize(w.stream));
  }
  float sum() const {
    float sum = 0;
    for (size_t i = 0; i < workers_.size(); i++) sum += workers_[i].host[0]; // label: member
    return sum;
  }

private:
  std::vector<Worker> workers_;
};

void member(int n) {
  Pool pool(n);
  pool.run();
  pool.wait(); // drop: any
  printf("%f\n", pool.sum());
}
