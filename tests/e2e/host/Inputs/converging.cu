// Breadth-first search, a flag from the device says whether there is more. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CUDA_ERROR_CHECK
#define CudaSafeCall(err) __cudaSafeCall(err, __FILE__, __LINE__)
#define CudaCheckError() __cudaCheckError(__FILE__, __LINE__)
inline void __cudaSafeCall(cudaError_t err, const char *file, const int line) {
#ifdef CUDA_ERROR_CHECK
  if (cudaSuccess != err) {
    fprintf(stderr, "cudaSafeCall() failed at %s:%i : %s\n", file, line, cudaGetErrorString(err));
    exit(-1);
  }
#endif
}
inline void __cudaCheckError(const char *file, const int line) {
#ifdef CUDA_ERROR_CHECK
  cudaError_t err = cudaGetLastError();
  if (cudaSuccess != err) {
    fprintf(stderr, "cudaCheckError() failed at %s:%i : %s\n", file, line, cudaGetErrorString(err));
    exit(-1);
  }
#endif
}

struct Node {
  int starting;
  int no_of_edges;
};

__global__ void Kernel(Node *nodes, int *edges, bool *mask, bool *updating, bool *visited, int *cost, int n) {
  int tid = blockIdx.x * blockDim.x + threadIdx.x;
  if (tid < n && mask[tid]) {
    mask[tid] = false;
    for (int i = nodes[tid].starting; i < nodes[tid].no_of_edges + nodes[tid].starting; i++) {
      int id = edges[i];
      if (!visited[id]) {
        cost[id] = cost[tid] + 1;
        updating[id] = true;
      }
    }
  }
}
__global__ void Kernel2(bool *mask, bool *updating, bool *visited, bool *over, int n) {
  int tid = blockIdx.x * blockDim.x + threadIdx.x;
  if (tid < n && updating[tid]) {
    mask[tid] = true;
    visited[tid] = true;
    *over = true;
    updating[tid] = false;
  }
}

static void BFSGraph(int no_of_nodes, int edge_list_size) {
  Node *h_graph_nodes = (Node *)malloc(sizeof(Node) * no_of_nodes);
  bool *h_graph_mask = (bool *)malloc(sizeof(bool) * no_of_nodes);
  bool *h_graph_visited = (bool *)malloc(sizeof(bool) * no_of_nodes);
  int *h_cost = (int *)malloc(sizeof(int) * no_of_nodes);
  int *h_graph_edges = (int *)malloc(sizeof(int) * edge_list_size);
  int start = 0, per_node = edge_list_size / no_of_nodes;
  for (int i = 0; i < no_of_nodes; i++) {
    h_graph_nodes[i].starting = start;
    h_graph_nodes[i].no_of_edges = per_node;
    h_graph_mask[i] = h_graph_visited[i] = false;
    h_cost[i] = -1;
    start += per_node;
  }
  for (int i = 0; i < edge_list_size; i++) h_graph_edges[i] = rand() % no_of_nodes;
  h_graph_mask[0] = h_graph_visited[0] = true;
  h_cost[0] = 0;
  Node *d_graph_nodes;
  CudaSafeCall(cudaMalloc((void **)&d_graph_nodes, sizeof(Node) * no_of_nodes));
  CudaSafeCall(cudaMemcpy(d_graph_nodes, h_graph_nodes, sizeof(Node) * no_of_nodes, cudaMemcpyHostToDevice));
  int *d_graph_edges;
  CudaSafeCall(cudaMalloc((void **)&d_graph_edges, sizeof(int) * edge_list_size));
  CudaSafeCall(cudaMemcpy(d_graph_edges, h_graph_edges, sizeof(int) * edge_list_size, cudaMemcpyHostToDevice));
  bool *d_graph_mask, *d_updating, *d_graph_visited, *d_over, *h_over;
  CudaSafeCall(cudaMalloc((void **)&d_graph_mask, sizeof(bool) * no_of_nodes));
  CudaSafeCall(cudaMemcpy(d_graph_mask, h_graph_mask, sizeof(bool) * no_of_nodes, cudaMemcpyHostToDevice));
  CudaSafeCall(cudaMalloc((void **)&d_updating, sizeof(bool) * no_of_nodes));
  CudaSafeCall(cudaMemset(d_updating, 0, sizeof(bool) * no_of_nodes));
  CudaSafeCall(cudaMalloc((void **)&d_graph_visited, sizeof(bool) * no_of_nodes));
  CudaSafeCall(cudaMemcpy(d_graph_visited, h_graph_visited, sizeof(bool) * no_of_nodes, cudaMemcpyHostToDevice));
  int *d_cost;
  CudaSafeCall(cudaMalloc((void **)&d_cost, sizeof(int) * no_of_nodes));
  CudaSafeCall(cudaMemcpy(d_cost, h_cost, sizeof(int) * no_of_nodes, cudaMemcpyHostToDevice));
  CudaSafeCall(cudaMalloc((void **)&d_over, sizeof(bool)));
  CudaSafeCall(cudaMallocHost((void **)&h_over, sizeof(bool)));
  cudaStream_t stream;
  CudaSafeCall(cudaStreamCreate(&stream)); // drop: any
  dim3 grid((no_of_nodes + 511) / 512), threads(512);
  int k = 0;
  do {
    *h_over = false; // label: over
    CudaSafeCall(cudaMemcpyAsync(d_over, h_over, sizeof(bool), cudaMemcpyHostToDevice, stream));
    Kernel<<<grid, threads, 0, stream>>>(d_graph_nodes, d_graph_edges, d_graph_mask, d_updating, d_graph_visited, d_cost, no_of_nodes);
    CudaCheckError();
    Kernel2<<<grid, threads, 0, stream>>>(d_graph_mask, d_updating, d_graph_visited, d_over, no_of_nodes);
    CudaCheckError();
    CudaSafeCall(cudaMemcpyAsync(h_over, d_over, sizeof(bool), cudaMemcpyDeviceToHost, stream));
    CudaSafeCall(cudaStreamSynchronize(stream)); // drop: host-race@test
    k++;
  } while (*h_over); // label: test
  printf("Kernel executed %d times\n", k);
  CudaSafeCall(cudaMemcpyAsync(h_cost, d_cost, sizeof(int) * no_of_nodes, cudaMemcpyDeviceToHost, stream));
  CudaSafeCall(cudaStreamSynchronize(stream)); // drop: host-race@costs
  long sum = 0;
  for (int i = 0; i < no_of_nodes; i++) sum += h_cost[i]; // label: costs
  printf("%ld\n", sum);
  free(h_graph_nodes);
  free(h_graph_edges);
  free(h_graph_mask);
  free(h_graph_visited);
  free(h_cost);
  CudaSafeCall(cudaFree(d_graph_nodes)); // drop: memory-leak
  CudaSafeCall(cudaFree(d_graph_edges)); // double: double-free
  CudaSafeCall(cudaFree(d_graph_mask));
  CudaSafeCall(cudaFree(d_updating));
  CudaSafeCall(cudaFree(d_graph_visited));
  CudaSafeCall(cudaFree(d_cost));
  CudaSafeCall(cudaFree(d_over));
  CudaSafeCall(cudaFreeHost(h_over)); // double: double-free
  CudaSafeCall(cudaStreamDestroy(stream)); // drop: stream-leak
}

int main(int argc, char **argv) {
  if (argc != 3) {
    fprintf(stderr, "Usage: %s <nodes> <edges>\n", argv[0]);
    return 1;
  }
  BFSGraph(atoi(argv[1]), atoi(argv[2]));
  return 0;
}
