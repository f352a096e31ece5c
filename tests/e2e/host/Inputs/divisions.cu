// Divisions, remainders and assumptions in loops that a fault does not depend on: they mean nothing by 0. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 1 << 20, BYTES = N * 4 };
#define CHECK(call)                                                   \
  do {                                                                \
    cudaError_t status = (call);                                      \
    if (status != cudaSuccess) {                                      \
      fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(status)); \
      exit(1);                                                        \
    }                                                                 \
  } while (0)

__global__ void fill(int *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] = i;
}

struct Copy {
  cudaStream_t stream;
  int *host, *device;
};
static Copy begin_copy() {
  Copy c;
  CHECK(cudaStreamCreate(&c.stream));
  CHECK(cudaMallocHost((void **)&c.host, BYTES));
  CHECK(cudaMalloc((void **)&c.device, BYTES));
  fill<<<N / 256, 256, 0, c.stream>>>(c.device, N);
  CHECK(cudaMemcpyAsync(c.host, c.device, BYTES, cudaMemcpyDeviceToHost, c.stream));
  return c;
}
static void end_copy(Copy c) {
  CHECK(cudaStreamSynchronize(c.stream));
  CHECK(cudaFree(c.device));
  CHECK(cudaFreeHost(c.host));
  CHECK(cudaStreamDestroy(c.stream));
}

int of_text(int argc, char **argv) {
  if (argc != 3) return 1;
  int nodes = atoi(argv[1]), edges = atoi(argv[2]);
  int *to = (int *)malloc(edges * sizeof(int));
  for (int i = 0; i < edges; i++) to[i] = rand() % nodes;
  Copy c = begin_copy();
  CHECK(cudaStreamSynchronize(c.stream)); // drop: host-race@of_text
  int first = c.host[0]; // label: of_text
  end_copy(c);
  free(to);
  return first;
}
int while_it_is_pending(int argc, char **argv) {
  int nodes = argc > 1 ? atoi(argv[1]) : 100, edges = argc > 2 ? atoi(argv[2]) : 1000, per_node = edges / nodes;
  int *to = (int *)malloc(edges * sizeof(int));
  Copy c = begin_copy();
  for (int i = 0; i < nodes; i++)
    for (int k = 0; k < per_node; k++) to[i * per_node + k] = (i * 7 + k) % nodes;
  CHECK(cudaStreamSynchronize(c.stream)); // drop: host-race@pending
  int first = c.host[0]; // label: pending
  end_copy(c);
  free(to);
  return first;
}
int in_rounds(int argc, char **argv) {
  int parts = argc > 1 ? atoi(argv[1]) : 4, sum = 0;
  Copy c = begin_copy();
  CHECK(cudaStreamSynchronize(c.stream)); // drop: host-race@in_rounds
  for (int round = 0; round < 20; round++) {
    for (int i = 0; i < argc; i++) sum += argv[i][0] / parts;
    sum += c.host[round]; // label: in_rounds
  }
  end_copy(c);
  return sum;
}
int assumed(int argc, char **argv, int width) {
  int rows = atoi(argv[1]), sum = 0;
  Copy c = begin_copy();
  for (int i = 0; i < rows; i++) {
    __builtin_assume(width > 0);
    sum += argv[i][width];
  }
  CHECK(cudaStreamSynchronize(c.stream)); // drop: host-race@assumed
  sum += c.host[0]; // label: assumed
  end_copy(c);
  return sum;
}

// Only where the number is 0 does nothing wait. Where the text says so that the loop has a round, this means nothing.
int right_where_it_means_something(int argc, char **argv, int by) { // undecided: O0
  int rows = 1 + abs(atoi(argv[1]) % 100), sum = 0;
  Copy c = begin_copy();
  for (int i = 0; i < rows; i++) sum += argv[i][0] / by;
  if (by != 0) CHECK(cudaStreamSynchronize(c.stream));
  sum += c.host[0];
  end_copy(c);
  return sum;
}
int right_by_an_assumption(int argc, char **argv, int by) { // undecided: O0
  int rows = argv[1][0] ? 1 + argv[1][0] * argv[1][0] : 3, sum = 0;
  Copy c = begin_copy();
  for (int i = 0; i < rows; i++) {
    __builtin_assume(by > 3);
    sum += argv[i][by];
  }
  if (by > 3) CHECK(cudaStreamSynchronize(c.stream));
  sum += c.host[0];
  end_copy(c);
  return sum;
}
int right_in_an_outer_loop(int argc, char **argv) {
  int rows = argv[1][0] ? 1 + argv[1][0] * argv[1][0] : 3, sum = 0;
  for (int round = argc; round > -3; round--) {
    Copy c = begin_copy();
    for (int i = 0; i < rows; i++) sum += argv[i][0] / (round + 3);
    if (round + 3) CHECK(cudaStreamSynchronize(c.stream));
    sum += c.host[0];
    end_copy(c);
  }
  return sum;
}
int right_as_it_was_before(int argc, char **argv, int by) { // undecided: O0
  int rows = argv[1][0] ? 1 + argv[1][0] * argv[1][0] : 3, sum = 0;
  for (int round = 0; round < 2; round++) {
    Copy c = begin_copy();
    int was = by;
    for (int i = 0; i < rows; i++) sum += argv[i][0] / by;
    by = round;
    if (was) CHECK(cudaStreamSynchronize(c.stream));
    if (!round || was) sum += c.host[0];
    end_copy(c);
    if (!by) by = 1;
  }
  return sum;
}
int right_with_a_counter(int argc, char **argv) { // undecided: O0 O1
  int rows = argv[1][0] ? 1 + argv[1][0] * argv[1][0] : 3, sum = 0, k = argc;
  Copy c = begin_copy();
  for (int i = 0; i < rows; i++) {
    sum += argv[i][0] / k;
    if (k == 1 && argv[i][1]) k = 0;
    if (!k) k = 5;
  }
  if (argc != 0) CHECK(cudaStreamSynchronize(c.stream));
  sum += c.host[0];
  end_copy(c);
  return sum;
}
