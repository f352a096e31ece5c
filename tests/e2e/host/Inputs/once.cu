// What is made in the first round only, by a flag. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <stdio.h>

__global__ void step(float *d) { d[threadIdx.x] *= 2; }

void made_once(int n) {
  cudaStream_t s;
  bool made = false;
  for (int i = 0; i < n; i++) {
    if (!made) {
      cudaStreamCreate(&s); // drop: any
      made = true;
    }
    cudaStreamSynchronize(s);
  }
  if (made) cudaStreamDestroy(s); // double: stream-double-destroy
}
void made_when_asked(int n, int when) { // undecided: O0 O1
  cudaStream_t s;
  int made = 0;
  for (int i = 0; i < n; i++) {
    if (i == when && !made) {
      cudaStreamCreate(&s);
      made = 1;
    }
    if (made) cudaStreamSynchronize(s);
  }
  if (made) cudaStreamDestroy(s);
}
void a_graph_once(float *d, int n) {
  cudaStream_t s;
  cudaGraph_t graph;
  cudaGraphExec_t instance;
  bool made = false;
  cudaStreamCreate(&s);
  for (int i = 0; i < n; i++) {
    if (!made) {
      cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
      step<<<1, 32, 0, s>>>(d);
      step<<<1, 32, 0, s>>>(d);
      cudaStreamEndCapture(s, &graph);
      cudaGraphInstantiate(&instance, graph, 0);
      made = true;
    }
    cudaGraphLaunch(instance, s);
    cudaStreamSynchronize(s);
  }
  if (made) cudaGraphExecDestroy(instance); // double: any
  if (made) cudaGraphDestroy(graph);
  cudaStreamDestroy(s); // drop: stream-leak
}
void flag_is_never_set(int n) { // never: proved
  cudaStream_t s;
  bool made = false;
  for (int i = 0; i < n; i++) {
    if (!made && i > 0) {
      cudaStreamCreate(&s);
      made = true;
    }
    cudaStreamSynchronize(s);
  }
}
void flag_begins_as_true(int n) { // never: proved
  cudaStream_t s;
  bool made = n > 3;
  for (int i = 0; i < n; i++) {
    if (!made) {
      cudaStreamCreate(&s);
      made = true;
    }
    cudaStreamSynchronize(s);
  }
  if (made) cudaStreamDestroy(s);
}
void number_is_no_flag(int n) { // never: proved
  cudaStream_t s;
  int made = 0;
  for (int i = 0; i < n; i++) {
    if (!(made & 1)) {
      if (made < 2) cudaStreamCreate(&s);
      made += 1;
    }
    if (i % 3 == 2) made = 2;
    cudaStreamSynchronize(s);
    if (made & 1) cudaStreamDestroy(s);
  }
}
