// Graphs that are captured from streams, and launched. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <vector>

float sink;
#define CHECK(call)                                                                                                                                            \
  do {                                                                                                                                                         \
    cudaError_t error = call;                                                                                                                                  \
    if (error != cudaSuccess) {                                                                                                                                \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(error));                                                                           \
      exit(1);                                                                                                                                                 \
    }                                                                                                                                                          \
  } while (0)

__global__ void scale(float *p, int n, float by) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] *= by;
}
__global__ void add(float *a, const float *b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) a[i] += b[i];
}
enum { N = 1 << 16 };

// Copy in, work, copy out, many times.
int one_stream(int argc, char **argv) {
  float *h, *d;
  cudaStream_t stream;
  cudaGraph_t graph;
  cudaGraphExec_t instance;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMallocHost(&h, N * 4));
  CHECK(cudaMalloc(&d, N * 4));
  for (int i = 0; i < N; i++) h[i] = i;
  CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  CHECK(cudaMemcpyAsync(d, h, N * 4, cudaMemcpyHostToDevice, stream));
  for (int k = 0; k < 4; k++) scale<<<N / 256, 256, 0, stream>>>(d, N, 1.1f);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamEndCapture(stream, &graph));
  CHECK(cudaGraphInstantiate(&instance, graph, 0));
  for (int i = 0; i < N; i++) h[i] = 2 * i; // nothing is captured work before it is launched
  for (int r = 0; r < 100; r++) CHECK(cudaGraphLaunch(instance, stream));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@one_stream
  for (int i = 0; i < N; i++) sink += h[i]; // label: one_stream
  CHECK(cudaGraphExecDestroy(instance)); // drop: memory-leak // double: double-free
  CHECK(cudaGraphDestroy(graph));
  CHECK(cudaFree(d));
  CHECK(cudaFreeHost(h));
  CHECK(cudaStreamDestroy(stream));
  return 0;
}

// Launched on another stream than the one that was captured.
int other_stream(int argc, char **argv) {
  float *h, *d;
  cudaStream_t recorder, runner;
  cudaGraph_t graph;
  cudaGraphExec_t instance;
  CHECK(cudaStreamCreateWithFlags(&recorder, cudaStreamNonBlocking));
  CHECK(cudaStreamCreateWithFlags(&runner, cudaStreamNonBlocking));
  CHECK(cudaMallocHost(&h, N * 4));
  CHECK(cudaMalloc(&d, N * 4));
  CHECK(cudaStreamBeginCapture(recorder, cudaStreamCaptureModeGlobal));
  CHECK(cudaMemsetAsync(d, 0, N * 4, recorder));
  scale<<<N / 256, 256, 0, recorder>>>(d, N, 3);
  CHECK(cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, recorder));
  CHECK(cudaStreamEndCapture(recorder, &graph));
  CHECK(cudaGraphInstantiate(&instance, graph, nullptr, nullptr, 0));
  CHECK(cudaGraphDestroy(graph));
  CHECK(cudaGraphLaunch(instance, runner));
  CHECK(cudaStreamSynchronize(runner)); // swap: runner>recorder host-race@other_stream // drop: host-race@other_stream
  for (int i = 0; i < N; i++) sink += h[i]; // label: other_stream
  CHECK(cudaGraphExecDestroy(instance));
  CHECK(cudaFree(d));
  CHECK(cudaFreeHost(h));
  CHECK(cudaStreamDestroy(recorder)); // drop: stream-leak
  CHECK(cudaStreamDestroy(runner));
  return 0;
}

// The graph forks and joins.
int forked(int argc, char **argv) {
  float *a, *b, *h;
  cudaStream_t first, second;
  cudaEvent_t fork, join;
  cudaGraph_t graph;
  cudaGraphExec_t instance;
  CHECK(cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking));
  CHECK(cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking));
  CHECK(cudaEventCreateWithFlags(&fork, cudaEventDisableTiming));
  CHECK(cudaEventCreateWithFlags(&join, cudaEventDisableTiming));
  CHECK(cudaMalloc(&a, N * 4));
  CHECK(cudaMalloc(&b, N * 4));
  CHECK(cudaMallocHost(&h, N * 4));
  CHECK(cudaStreamBeginCapture(first, cudaStreamCaptureModeGlobal));
  CHECK(cudaMemsetAsync(a, 0, N * 4, first));
  CHECK(cudaEventRecord(fork, first));
  CHECK(cudaStreamWaitEvent(second, fork, 0));
  scale<<<N / 256, 256, 0, first>>>(a, N, 2);
  scale<<<N / 256, 256, 0, second>>>(b, N, 2);
  CHECK(cudaEventRecord(join, second)); // drop: any
  CHECK(cudaStreamWaitEvent(first, join, 0)); // drop: stream-race@forked
  add<<<N / 256, 256, 0, first>>>(a, b, N); // label: forked
  CHECK(cudaMemcpyAsync(h, a, N * 4, cudaMemcpyDeviceToHost, first));
  CHECK(cudaStreamEndCapture(first, &graph));
  CHECK(cudaGraphInstantiate(&instance, graph, 0));
  for (int r = 0; r < 10; r++) {
    CHECK(cudaGraphLaunch(instance, first));
    CHECK(cudaStreamSynchronize(first)); // drop: host-race@forked_sum
    sink += h[0]; // label: forked_sum
  }
  CHECK(cudaGraphExecDestroy(instance));
  CHECK(cudaGraphDestroy(graph));
  CHECK(cudaEventDestroy(fork));
  CHECK(cudaEventDestroy(join)); // drop: event-leak
  CHECK(cudaStreamDestroy(first));
  CHECK(cudaStreamDestroy(second));
  CHECK(cudaFree(a));
  CHECK(cudaFree(b));
  CHECK(cudaFreeHost(h));
  return 0;
}

// Captured in the first round, launched in each.
int first_round(int argc, char **argv) { // undecided: O0
  float *in, *out, *h;
  cudaStream_t stream;
  bool created = false;
  cudaGraph_t graph;
  cudaGraphExec_t instance;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMalloc(&in, N * 4));
  CHECK(cudaMalloc(&out, N * 4));
  CHECK(cudaMallocHost(&h, N * 4));
  CHECK(cudaMemset(in, 0, N * 4));
  CHECK(cudaMemset(out, 0, N * 4));
  for (int step = 0; step < 1000; step++) {
    if (!created) {
      cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal);
      for (int k = 0; k < 10; k++) add<<<N / 256, 256, 0, stream>>>(out, in, N);
      cudaStreamEndCapture(stream, &graph);
      cudaGraphInstantiate(&instance, graph, NULL, NULL, 0);
      created = true;
    }
    cudaGraphLaunch(instance, stream);
    cudaStreamSynchronize(stream); // drop: none
  }
  CHECK(cudaMemcpyAsync(h, out, N * 4, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@first_round
  sink = h[0]; // label: first_round
  CHECK(cudaGraphExecDestroy(instance));
  CHECK(cudaGraphDestroy(graph));
  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
  CHECK(cudaFreeHost(h));
  CHECK(cudaStreamDestroy(stream));
  return 0;
}

// A class records once and replays.
class Recorded {
public:
  explicit Recorded(float *data, int n) {
    CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal));
    scale<<<n / 256, 256, 0, stream>>>(data, n, 2);
    scale<<<n / 256, 256, 0, stream>>>(data, n, 3);
    CHECK(cudaStreamEndCapture(stream, &graph));
    CHECK(cudaGraphInstantiate(&instance, graph, 0));
  }
  ~Recorded() {
    cudaGraphExecDestroy(instance);
    cudaGraphDestroy(graph);
    cudaStreamDestroy(stream);
  }
  Recorded(const Recorded &) = delete;
  void replay(cudaStream_t on) { CHECK(cudaGraphLaunch(instance, on)); }

private:
  cudaStream_t stream;
  cudaGraph_t graph;
  cudaGraphExec_t instance;
};
int replayed(int argc, char **argv) { // undecided: O1
  float *d, *h;
  cudaStream_t s;
  CHECK(cudaMalloc(&d, N * 4));
  CHECK(cudaMallocHost(&h, N * 4));
  CHECK(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
  {
    Recorded r(d, N);
    CHECK(cudaMemcpyAsync(d, h, N * 4, cudaMemcpyHostToDevice, s)); // swap: s>0 any
    r.replay(s);
    CHECK(cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, s));
    CHECK(cudaStreamSynchronize(s)); // drop: host-race@replayed
    sink = h[7]; // label: replayed
  }
  CHECK(cudaFree(d));
  CHECK(cudaFreeHost(h));
  CHECK(cudaStreamDestroy(s));
  return 0;
}

// The stream that was forked is not joined again: the end of the capture fails.
void not_joined() { // never: proved
  float *a, *b;
  cudaStream_t first, second;
  cudaEvent_t fork;
  cudaGraph_t graph;
  cudaGraphExec_t instance;
  CHECK(cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking));
  CHECK(cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking));
  CHECK(cudaEventCreateWithFlags(&fork, cudaEventDisableTiming));
  CHECK(cudaMalloc(&a, N * 4));
  CHECK(cudaMalloc(&b, N * 4));
  CHECK(cudaStreamBeginCapture(first, cudaStreamCaptureModeGlobal));
  CHECK(cudaEventRecord(fork, first));
  CHECK(cudaStreamWaitEvent(second, fork, 0));
  scale<<<N / 256, 256, 0, first>>>(a, N, 2);
  scale<<<N / 256, 256, 0, second>>>(b, N, 2);
  CHECK(cudaStreamEndCapture(first, &graph));
  CHECK(cudaGraphInstantiate(&instance, graph, 0));
  CHECK(cudaGraphLaunch(instance, first));
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaGraphExecDestroy(instance));
  CHECK(cudaGraphDestroy(graph));
  CHECK(cudaEventDestroy(fork));
  CHECK(cudaStreamDestroy(first));
  CHECK(cudaStreamDestroy(second));
  CHECK(cudaFree(a));
  CHECK(cudaFree(b));
}

// ---- faulty ones, and ones that are not followed ----

void never_launched(float *h) { // never: proved
  float *d;
  cudaStream_t s;
  cudaGraph_t graph;
  cudaGraphExec_t instance;
  cudaMalloc(&d, N * 4);
  cudaStreamCreate(&s);
  cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, s);
  cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
  scale<<<N / 256, 256, 0, s>>>(d, N, 2);
  cudaStreamEndCapture(s, &graph);
  cudaGraphInstantiate(&instance, graph, 0);
  sink = h[0]; // the copy before the capture is pending
  cudaStreamSynchronize(s);
  cudaGraphExecDestroy(instance);
  cudaGraphDestroy(graph);
  cudaFree(d);
  cudaStreamDestroy(s);
}

void freed_before_launch() { // never: proved
  float *d;
  cudaStream_t s;
  cudaGraph_t graph;
  cudaGraphExec_t instance;
  cudaMalloc(&d, N * 4);
  cudaStreamCreate(&s);
  cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
  scale<<<N / 256, 256, 0, s>>>(d, N, 2);
  cudaStreamEndCapture(s, &graph);
  cudaGraphInstantiate(&instance, graph, 0);
  cudaFree(d);
  cudaGraphLaunch(instance, s);
  cudaStreamSynchronize(s);
  cudaGraphExecDestroy(instance);
  cudaGraphDestroy(graph);
  cudaStreamDestroy(s);
}

void destroyed_instance(float *d) { // never: proved
  cudaStream_t s;
  cudaGraph_t graph;
  cudaGraphExec_t instance;
  cudaStreamCreate(&s);
  cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
  scale<<<N / 256, 256, 0, s>>>(d, N, 2);
  cudaStreamEndCapture(s, &graph);
  cudaGraphInstantiate(&instance, graph, 0);
  cudaGraphDestroy(graph);
  cudaGraphExecDestroy(instance);
  cudaGraphLaunch(instance, s);
  cudaStreamSynchronize(s);
  cudaStreamDestroy(s);
}

void swapped_between(int rounds) { // never: proved
  float *a, *b;
  cudaStream_t s, t;
  cudaGraph_t graph;
  cudaGraphExec_t instance;
  cudaMalloc(&a, N * 4);
  cudaMalloc(&b, N * 4);
  cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
  cudaStreamCreateWithFlags(&t, cudaStreamNonBlocking);
  cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
  scale<<<N / 256, 256, 0, s>>>(a, N, 2);
  cudaStreamEndCapture(s, &graph);
  cudaGraphInstantiate(&instance, graph, 0);
  for (int r = 0; r < rounds; r++) {
    scale<<<N / 256, 256, 0, t>>>(a, N, 2);
    cudaGraphLaunch(instance, s); // works on the first a, whatever a is now
    float *c = a;
    a = b, b = c;
    cudaDeviceSynchronize();
  }
  cudaGraphExecDestroy(instance);
  cudaGraphDestroy(graph);
  cudaFree(a);
  cudaFree(b);
  cudaStreamDestroy(s);
  cudaStreamDestroy(t);
}

void event_of_capture(float *h) { // never: proved
  float *d;
  cudaStream_t s;
  cudaEvent_t e;
  cudaGraph_t graph;
  cudaGraphExec_t instance;
  cudaMalloc(&d, N * 4);
  cudaStreamCreate(&s);
  cudaEventCreate(&e);
  cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, s);
  cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
  scale<<<N / 256, 256, 0, s>>>(d, N, 2);
  cudaEventRecord(e, s);
  cudaStreamEndCapture(s, &graph);
  cudaGraphInstantiate(&instance, graph, 0);
  cudaGraphLaunch(instance, s);
  cudaEventSynchronize(e); // fails: it was captured
  sink = h[0];
  cudaStreamSynchronize(s);
  cudaGraphExecDestroy(instance);
  cudaGraphDestroy(graph);
  cudaFree(d);
  cudaEventDestroy(e);
  cudaStreamDestroy(s);
}

void two_launches_unordered() { // never: proved
  float *d, *h;
  cudaStream_t s, t;
  cudaGraph_t graph;
  cudaGraphExec_t instance;
  cudaMalloc(&d, N * 4);
  cudaMallocHost(&h, N * 4);
  cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
  cudaStreamCreateWithFlags(&t, cudaStreamNonBlocking);
  cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
  scale<<<N / 256, 256, 0, s>>>(d, N, 2);
  cudaStreamEndCapture(s, &graph);
  cudaGraphInstantiate(&instance, graph, 0);
  cudaGraphLaunch(instance, s);
  cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, t);
  cudaDeviceSynchronize();
  cudaGraphExecDestroy(instance);
  cudaGraphDestroy(graph);
  cudaFree(d);
  cudaFreeHost(h);
  cudaStreamDestroy(s);
  cudaStreamDestroy(t);
}

// Graphs that are made by hand.
void cloned() {
  cudaGraph_t graph, clone;
  cudaGraphCreate(&graph, 0);
  cudaGraphClone(&clone, graph);
  cudaGraphDestroy(graph);
  cudaGraphDestroy(clone);
}

void cloned_and_destroyed_twice() {
  cudaGraph_t graph, clone;
  cudaGraphCreate(&graph, 0);
  cudaGraphClone(&clone, graph);
  cudaGraphDestroy(graph);
  cudaGraphDestroy(graph);  // expect: double-free
  cudaGraphDestroy(clone);
}

void cloned_too_late() {
  cudaGraph_t graph, clone;
  cudaGraphCreate(&graph, 0);
  cudaGraphDestroy(graph);
  cudaGraphClone(&clone, graph);  // expect: use-after-free
  cudaGraphDestroy(clone);
}

void built(float *h) { // undecided: O0 O1
  cudaGraph_t graph;
  cudaGraphExec_t instance;
  cudaGraphNode_t node;
  cudaStream_t s;
  float *d;
  cudaMalloc((void **)&d, 1024);
  cudaStreamCreate(&s);
  cudaGraphCreate(&graph, 0);
  cudaGraphAddMemcpyNode1D(&node, graph, nullptr, 0, h, d, 1024, cudaMemcpyDeviceToHost);
  cudaGraphInstantiate(&instance, graph, 0);
  cudaGraphLaunch(instance, s);
  cudaStreamSynchronize(s);
  cudaGraphExecDestroy(instance);
  cudaGraphDestroy(graph);
  cudaStreamDestroy(s);
  cudaFree(d);
}

void built_and_freed(float *h) { // never: proved
  cudaGraph_t graph;
  cudaGraphExec_t instance;
  cudaGraphNode_t node;
  cudaStream_t s;
  float *d;
  cudaMalloc((void **)&d, 1024);
  cudaStreamCreate(&s);
  cudaGraphCreate(&graph, 0);
  cudaGraphAddMemcpyNode1D(&node, graph, nullptr, 0, h, d, 1024, cudaMemcpyDeviceToHost);
  cudaGraphInstantiate(&instance, graph, 0);
  cudaFree(d);
  cudaGraphLaunch(instance, s);
  cudaStreamSynchronize(s);
  cudaGraphExecDestroy(instance);
  cudaGraphDestroy(graph);
  cudaStreamDestroy(s);
}

// The variable of the graph first has one that is made by nodes; how many nodes the captured one has is asked, and printed.
int asked_for_nodes(int argc, char **argv) {
  float *h, *d;
  cudaStream_t stream;
  cudaGraph_t graph;
  cudaGraphExec_t instance;
  bool made = false;
  size_t nodes = 0;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMallocHost(&h, N * 4));
  CHECK(cudaMalloc(&d, N * 4));
  CHECK(cudaGraphCreate(&graph, 0));
  for (int r = 0; r < 20; r++) {
    if (!made) {
      CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
      scale<<<N / 256, 256, 0, stream>>>(d, N, 3);
      CHECK(cudaGetLastError());
      CHECK(cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, stream));
      CHECK(cudaStreamEndCapture(stream, &graph));
      CHECK(cudaGraphInstantiate(&instance, graph, 0));
      made = true;
    }
    CHECK(cudaGraphLaunch(instance, stream));
    CHECK(cudaStreamSynchronize(stream)); // drop: host-race@asked_for_nodes
  }
  CHECK(cudaGraphGetNodes(graph, NULL, &nodes));
  CHECK(cudaGraphDebugDotPrint(graph, "graph.dot", 0));
  printf("%zu nodes\n", nodes);
  for (int i = 0; i < N; i++) sink += h[i]; // label: asked_for_nodes
  CHECK(cudaFree(d));
  CHECK(cudaFreeHost(h));
  CHECK(cudaStreamDestroy(stream));
  return 0;
}

int asked_for_nodes_early(int argc, char **argv) {
  float *h, *d;
  cudaStream_t stream;
  cudaGraph_t graph;
  cudaGraphExec_t instance;
  size_t nodes = 0;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMallocHost(&h, N * 4));
  CHECK(cudaMalloc(&d, N * 4));
  CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  CHECK(cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamEndCapture(stream, &graph));
  CHECK(cudaGraphGetRootNodes(graph, NULL, &nodes));
  CHECK(cudaGraphInstantiate(&instance, graph, 0));
  CHECK(cudaGraphLaunch(instance, stream));
  sink += h[nodes]; // expect: host-race
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaGraphExecDestroy(instance));
  CHECK(cudaGraphDestroy(graph));
  CHECK(cudaFree(d));
  CHECK(cudaFreeHost(h));
  CHECK(cudaStreamDestroy(stream));
  return 0;
}
