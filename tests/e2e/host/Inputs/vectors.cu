// Vectors of as many elements as a number says, which libstdc++ fills with zeros in several ways. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"
#include <memory>
#include <vector>

enum { N = 1 << 20, BYTES = N * 4 };

__global__ void scale(float *data, int n, float by) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] *= by;
}
__global__ void nothing() {}

struct Stage {
  cudaStream_t stream;
  cudaEvent_t done;
  float *device, *host;
};
struct One {
  cudaStream_t stream;
};
struct Made {
  cudaStream_t stream = nullptr;
  float *device = nullptr;
};

void by_range(int n) {
  std::vector<Stage> stages(n);
  for (auto &s : stages) {
    CHECK(cudaStreamCreate(&s.stream));
    CHECK(cudaMalloc(&s.device, BYTES));
    CHECK(cudaMallocHost(&s.host, BYTES));
  }
  for (auto &s : stages) {
    scale<<<N / 256, 256, 0, s.stream>>>(s.device, N, 2);
    CHECK(cudaMemcpyAsync(s.host, s.device, BYTES, cudaMemcpyDeviceToHost, s.stream));
  }
  for (auto &s : stages) CHECK(cudaStreamSynchronize(s.stream)); // drop: host-race@by_range
  float sum = 0;
  for (auto &s : stages) sum += s.host[0]; // label: by_range
  printf("%f\n", sum);
  for (auto &s : stages) {
    CHECK(cudaFree(s.device)); // drop: memory-leak
    CHECK(cudaFreeHost(s.host));
    CHECK(cudaStreamDestroy(s.stream)); // drop: stream-leak double: stream-double-destroy
  }
}

void by_index(int n) {
  std::vector<Stage> stages(n);
  for (int i = 0; i < n; i++) {
    CHECK(cudaStreamCreate(&stages[i].stream));
    CHECK(cudaMalloc(&stages[i].device, BYTES));
    CHECK(cudaMallocHost(&stages[i].host, BYTES));
    CHECK(cudaEventCreate(&stages[i].done));
  }
  for (int i = 0; i < n; i++) {
    CHECK(cudaMemcpyAsync(stages[i].host, stages[i].device, BYTES, cudaMemcpyDeviceToHost, stages[i].stream));
    CHECK(cudaEventRecord(stages[i].done, stages[i].stream)); // drop: host-race@by_index
  }
  float sum = 0;
  for (int i = 0; i < n; i++) {
    CHECK(cudaEventSynchronize(stages[i].done)); // drop: host-race@by_index
    sum += stages[i].host[0]; // label: by_index
  }
  printf("%f\n", sum);
  for (int i = 0; i < n; i++) {
    CHECK(cudaFree(stages[i].device));
    CHECK(cudaFreeHost(stages[i].host));
    CHECK(cudaEventDestroy(stages[i].done));
    CHECK(cudaStreamDestroy(stages[i].stream));
  }
}

void by_size(size_t n) {
  std::vector<Stage> stages(n);
  for (size_t i = 0; i < stages.size(); i++) {
    CHECK(cudaStreamCreate(&stages[i].stream));
    CHECK(cudaMalloc(&stages[i].device, BYTES));
  }
  for (size_t i = 0; i < stages.size(); i++) scale<<<N / 256, 256, 0, stages[i].stream>>>(stages[i].device, N, 2);
  for (size_t i = 0; i < stages.size(); i++) {
    CHECK(cudaStreamSynchronize(stages[i].stream)); // drop: none
    CHECK(cudaFree(stages[i].device));
    CHECK(cudaStreamDestroy(stages[i].stream));
  }
}

void four() {
  std::vector<Stage> stages(4);
  for (int i = 0; i < 4; i++) {
    CHECK(cudaStreamCreate(&stages[i].stream));
    CHECK(cudaMalloc(&stages[i].device, BYTES));
  }
  for (auto &s : stages) scale<<<N / 256, 256, 0, s.stream>>>(s.device, N, 2);
  for (auto &s : stages) {
    CHECK(cudaFree(s.device)); // double: double-free
    CHECK(cudaStreamDestroy(s.stream));
  }
}

// Of the last one there is no stream.
void wrong_all_but_one(int n) { // never: proved
  std::vector<Stage> stages(n);
  for (int i = 0; i < n - 1; i++) CHECK(cudaStreamCreate(&stages[i].stream));
  for (int i = 0; i < n; i++) CHECK(cudaStreamDestroy(stages[i].stream));
}

// The first one is set before, and what is copied to the others is that.
void wrong_copies(int n) { // never: proved
  Stage first = {};
  CHECK(cudaStreamCreate(&first.stream));
  std::vector<Stage> stages(n, first);
  for (auto &s : stages) CHECK(cudaStreamDestroy(s.stream));
}

void one_member(int n) {
  std::vector<One> streams(n);
  for (auto &s : streams) CHECK(cudaStreamCreate(&s.stream));
  for (auto &s : streams) nothing<<<1, 1, 0, s.stream>>>();
  for (auto &s : streams) CHECK(cudaStreamDestroy(s.stream)); // drop: stream-leak
}

void with_null(int n) {
  std::vector<cudaStream_t> streams(n, nullptr);
  for (auto &s : streams) CHECK(cudaStreamCreate(&s));
  for (auto s : streams) nothing<<<1, 1, 0, s>>>();
  for (auto s : streams) CHECK(cudaStreamDestroy(s)); // drop: stream-leak double: stream-double-destroy
}

void made(int n) { // undecided: O0
  std::vector<Made> all(n);
  for (auto &m : all) {
    CHECK(cudaStreamCreate(&m.stream));
    CHECK(cudaMalloc(&m.device, BYTES));
  }
  for (auto &m : all) scale<<<N / 256, 256, 0, m.stream>>>(m.device, N, 2);
  for (auto &m : all) {
    CHECK(cudaFree(m.device));
    CHECK(cudaStreamDestroy(m.stream)); // drop: stream-leak
  }
}

void unique_array(int n) {
  auto stages = std::make_unique<Stage[]>(n);
  for (int i = 0; i < n; i++) {
    CHECK(cudaStreamCreate(&stages[i].stream));
    CHECK(cudaMalloc(&stages[i].device, BYTES));
  }
  for (int i = 0; i < n; i++) scale<<<N / 256, 256, 0, stages[i].stream>>>(stages[i].device, N, 2);
  for (int i = 0; i < n; i++) {
    CHECK(cudaFree(stages[i].device));
    CHECK(cudaStreamDestroy(stages[i].stream)); // drop: stream-leak
  }
}

void resized(int n) { // undecided: O1
  std::vector<Stage> stages;
  stages.resize(n);
  for (auto &s : stages) CHECK(cudaStreamCreate(&s.stream));
  for (auto &s : stages) nothing<<<1, 1, 0, s.stream>>>();
  for (auto &s : stages) CHECK(cudaStreamDestroy(s.stream));
}

// At O1 the memory of the second one is made at one of two places.
void two_vectors(int n) { // undecided: O1
  std::vector<cudaStream_t> streams(n);
  std::vector<float *> device(n), host(n);
  for (int i = 0; i < n; i++) {
    CHECK(cudaStreamCreate(&streams[i]));
    CHECK(cudaMalloc(&device[i], BYTES));
    CHECK(cudaMallocHost(&host[i], BYTES));
  }
  for (int i = 0; i < n; i++) {
    scale<<<N / 256, 256, 0, streams[i]>>>(device[i], N, 2);
    CHECK(cudaMemcpyAsync(host[i], device[i], BYTES, cudaMemcpyDeviceToHost, streams[i]));
  }
  for (auto s : streams) CHECK(cudaStreamSynchronize(s));
  float sum = 0;
  for (auto h : host) sum += h[0];
  printf("%f\n", sum);
  for (int i = 0; i < n; i++) {
    CHECK(cudaFree(device[i]));
    CHECK(cudaFreeHost(host[i]));
    CHECK(cudaStreamDestroy(streams[i]));
  }
}

// As many as an option says, or else a constant: compilers tell these apart, and one element from more.
int by_option(int argc, char **argv) {
  int n = 8;
  if (argc > 1) n = atoi(argv[1]);
  if (n <= 0) return 1;
  std::vector<cudaStream_t> streams(n);
  for (int i = 0; i < n; i++) CHECK(cudaStreamCreate(&streams[i]));
  for (auto &s : streams) nothing<<<1, 1, 0, s>>>();
  for (auto &s : streams) CHECK(cudaStreamDestroy(s)); // drop: stream-leak double: stream-double-destroy
  return 0;
}
int by_option_and_number(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : argc + 7;
  if (n < 1) return 1;
  std::vector<Stage> stages(n);
  for (int i = 0; i < n; i++) {
    CHECK(cudaStreamCreate(&stages[i].stream));
    CHECK(cudaMalloc(&stages[i].device, BYTES));
  }
  for (auto &s : stages) scale<<<N / 256, 256, 0, s.stream>>>(s.device, N, 2);
  for (auto &s : stages) {
    CHECK(cudaFree(s.device)); // drop: memory-leak
    CHECK(cudaStreamDestroy(s.stream));
  }
  return 0;
}
int wrong_but_for_the_default(int argc, char **argv) { // never: proved
  int n = 8;
  if (argc > 1) n = atoi(argv[1]);
  if (n <= 0) return 1;
  std::vector<cudaStream_t> streams(n);
  for (int i = 0; i < 8 && i < n; i++) CHECK(cudaStreamCreate(&streams[i]));
  for (auto &s : streams) CHECK(cudaStreamDestroy(s));
  return 0;
}
int wrong_by_the_default(int argc, char **argv) { // never: proved
  int n = 8, made = 7;
  if (argc > 1) made = n = atoi(argv[1]);
  if (n <= 0) return 1;
  std::vector<cudaStream_t> streams(n);
  for (int i = 0; i < made; i++) CHECK(cudaStreamCreate(&streams[i]));
  for (auto &s : streams) CHECK(cudaStreamDestroy(s));
  return 0;
}
int wrong_where_there_is_one(int argc, char **argv) { // never: proved
  int n = 8;
  if (argc > 1) n = atoi(argv[1]);
  if (n <= 0) return 1;
  cudaStream_t *streams = (cudaStream_t *)malloc((n + 1) * sizeof *streams), *end = n - 1 != 0 ? streams + n : streams + 2;
  for (int i = 0; i < n; i++) CHECK(cudaStreamCreate(&streams[i]));
  for (cudaStream_t *s = streams; s != end; s++) CHECK(cudaStreamDestroy(*s));
  free(streams);
  return 0;
}
int wrong_where_there_is_none(int argc, char **argv) { // never: proved
  unsigned n = 8;
  if (argc > 1) n = atoi(argv[1]);
  if (n > 1000) return 1;
  cudaStream_t *streams = (cudaStream_t *)malloc((n + 1) * sizeof *streams), *end = n < 1 ? streams + 1 : streams + n;
  for (unsigned i = 0; i < n; i++) CHECK(cudaStreamCreate(&streams[i]));
  for (cudaStream_t *s = streams; s != end; s++) CHECK(cudaStreamDestroy(*s));
  free(streams);
  return 0;
}
int wrong_on_the_other_edge(int argc, char **argv) { // never: proved
  int n = atoi(argv[1]), most = 4;
  if (n > 4) most = n;
  if (n < 4) most = n + 1;
  if (most < 1) return 1;
  std::vector<cudaStream_t> streams(most);
  for (int i = 0; i < n; i++) CHECK(cudaStreamCreate(&streams[i]));
  for (auto &s : streams) CHECK(cudaStreamDestroy(s));
  return 0;
}
