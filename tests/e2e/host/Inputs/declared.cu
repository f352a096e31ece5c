// Kernels whose stubs are in other files: what they are passed, and what that leads to, may be read and written when the stream comes to them.
#include "cuda.h"

float sink;
struct Node {
  float *values;
  Node *next;
};
struct Grid {
  double scale;
  float *cells[2];
};
__global__ void touch(float *data);
__global__ void walk(Node *node);
__global__ void relax(Grid grid);
__global__ void of_globals();
__device__ float *root;
__device__ float table[64];

void read_at_once() { // never: proved
  float *a;
  CHECK(cudaMallocManaged(&a, 256));
  touch<<<1, 64>>>(a);
  sink = a[0];
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(a));
}
void read_after_waiting() {
  float *a;
  CHECK(cudaMallocManaged(&a, 256));
  touch<<<1, 64>>>(a);
  CHECK(cudaDeviceSynchronize());
  sink = a[0];
  CHECK(cudaFree(a));
}
void on_two_streams(float *a) { // never: proved
  cudaStream_t first, second;
  CHECK(cudaStreamCreate(&first));
  CHECK(cudaStreamCreate(&second));
  touch<<<1, 64, 0, first>>>(a);
  touch<<<1, 64, 0, second>>>(a);
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaStreamDestroy(first));
  CHECK(cudaStreamDestroy(second));
}
void on_one_stream(float *a) {
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  touch<<<1, 64, 0, stream>>>(a);
  touch<<<1, 64, 0, stream>>>(a);
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream)); // double: stream-double-destroy
}
void dead_stream(float *a) {
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaStreamDestroy(stream));
  touch<<<1, 64, 0, stream>>>(a); // expect: stream-use-after-destroy
}
void by_value() { // never: proved
  Grid grid = {1, {0, 0}};
  CHECK(cudaMallocManaged(&grid.cells[1], 256));
  relax<<<1, 64>>>(grid);
  sink = grid.cells[1][0];
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(grid.cells[1]));
}
void through_a_list() { // never: proved
  Node first, *device;
  CHECK(cudaMallocManaged(&first.values, 256));
  first.next = 0;
  CHECK(cudaMalloc(&device, sizeof first));
  CHECK(cudaMemcpy(device, &first, sizeof first, cudaMemcpyHostToDevice));
  walk<<<1, 1>>>(device);
  sink = first.values[0];
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(first.values));
  CHECK(cudaFree(device));
}
void through_a_variable() { // never: proved
  float *a;
  CHECK(cudaMallocManaged(&a, 256));
  CHECK(cudaMemcpyToSymbol(root, &a, sizeof a));
  of_globals<<<1, 1>>>();
  sink = a[1];
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(a));
}
void of_a_variable() { // never: proved
  float host[64];
  cudaStream_t first, second;
  CHECK(cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking));
  CHECK(cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking));
  of_globals<<<1, 1, 0, first>>>();
  CHECK(cudaMemcpyToSymbolAsync((const void *)&table, host, sizeof host, 0, cudaMemcpyHostToDevice, second));
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaStreamDestroy(first));
  CHECK(cudaStreamDestroy(second));
}
void freed_before(float *host) { // never: proved
  Node node, *device;
  CHECK(cudaMalloc(&node.values, 256));
  node.next = 0;
  CHECK(cudaMalloc(&device, sizeof node));
  CHECK(cudaMemcpy(device, &node, sizeof node, cudaMemcpyHostToDevice));
  CHECK(cudaFree(node.values));
  walk<<<1, 1>>>(device);
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(device));
}
// Buffers whose addresses a loop puts into a table, by a function.
static void make(float **at) { CHECK(cudaMallocManaged(at, 256)); }
void through_a_table(int count) { // never: proved
  float *buffers[8], **device;
  CHECK(cudaMalloc(&device, sizeof buffers));
  for (int i = 0; i < count; i++) make(&buffers[i]);
  CHECK(cudaMemcpy(device, buffers, sizeof buffers, cudaMemcpyHostToDevice));
  walk<<<1, 1>>>((Node *)device);
  sink = buffers[2][0];
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < count; i++) CHECK(cudaFree(buffers[i]));
  CHECK(cudaFree(device));
}
