// levels: 0. Structures, helpers, loops over rounds, as applications have them. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <string>
#include <vector>
#include <cmath>

#define CUDA_CHECK(call)                                                                                                                            \
  {                                                                                                                                                 \
    const cudaError_t error = call;                                                                                                                 \
    if (error != cudaSuccess) {                                                                                                                     \
      printf("Error: %s:%d, ", __FILE__, __LINE__);                                                                                                 \
      printf("code:%d, reason: %s\n", error, cudaGetErrorString(error));                                                                            \
      exit(1);                                                                                                                                      \
    }                                                                                                                                               \
  }

float sink;

__global__ void scale(float *data, int n, float by) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] *= by;
}
__global__ void sum_blocks(const float *in, float *out, int n) {
  extern __shared__ float cache[];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  cache[threadIdx.x] = i < n ? in[i] : 0;
  __syncthreads();
  for (int s = blockDim.x / 2; s > 0; s /= 2) {
    if (threadIdx.x < s) cache[threadIdx.x] += cache[threadIdx.x + s];
    __syncthreads();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = cache[0];
}
struct Bodies {
  float4 *position, *velocity;
};
__global__ void integrate(Bodies b, int n, float dt) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    b.position[i].x += b.velocity[i].x * dt;
    b.position[i].y += b.velocity[i].y * dt;
  }
}
__global__ void relax(const double *from, double *to, int nx, int begin, int end, double *norm) {
  int y = blockIdx.y * blockDim.y + threadIdx.y + begin, x = blockIdx.x * blockDim.x + threadIdx.x + 1;
  if (y < end && x < nx - 1) {
    to[y * nx + x] = 0.25 * (from[y * nx + x + 1] + from[y * nx + x - 1] + from[(y + 1) * nx + x] + from[(y - 1) * nx + x]);
    atomicAdd(norm, to[y * nx + x] - from[y * nx + x]);
  }
}

// A context with all that is needed, passed to each function.
typedef struct {
  int n;
  size_t bytes;
  float *h_in, *h_out, *d_data;
  cudaStream_t stream;
  cudaEvent_t start, stop;
} Context;
static int context_init(Context *c, int n) {
  memset(c, 0, sizeof *c);
  c->n = n;
  c->bytes = n * sizeof(float);
  CUDA_CHECK(cudaMallocHost((void **)&c->h_in, c->bytes));
  CUDA_CHECK(cudaMallocHost((void **)&c->h_out, c->bytes));
  CUDA_CHECK(cudaMalloc((void **)&c->d_data, c->bytes));
  CUDA_CHECK(cudaStreamCreate(&c->stream));
  CUDA_CHECK(cudaEventCreate(&c->start));
  CUDA_CHECK(cudaEventCreate(&c->stop));
  return 0;
}
static void context_run(Context *c) {
  CUDA_CHECK(cudaEventRecord(c->start, c->stream));
  CUDA_CHECK(cudaMemcpyAsync(c->d_data, c->h_in, c->bytes, cudaMemcpyHostToDevice, c->stream));
  scale<<<(c->n + 255) / 256, 256, 0, c->stream>>>(c->d_data, c->n, 2);
  CUDA_CHECK(cudaGetLastError());
  CUDA_CHECK(cudaMemcpyAsync(c->h_out, c->d_data, c->bytes, cudaMemcpyDeviceToHost, c->stream));
  CUDA_CHECK(cudaEventRecord(c->stop, c->stream));
}
static float context_wait(Context *c) {
  float ms;
  CUDA_CHECK(cudaEventSynchronize(c->stop));
  CUDA_CHECK(cudaEventElapsedTime(&ms, c->start, c->stop));
  return ms;
}
static void context_free(Context *c) {
  CUDA_CHECK(cudaEventDestroy(c->start));
  CUDA_CHECK(cudaEventDestroy(c->stop));
  CUDA_CHECK(cudaStreamDestroy(c->stream));
  CUDA_CHECK(cudaFree(c->d_data));
  CUDA_CHECK(cudaFreeHost(c->h_in));
  CUDA_CHECK(cudaFreeHost(c->h_out));
}
int with_context(int argc, char **argv) {
  Context c;
  int n = argc > 1 ? atoi(argv[1]) : 1 << 20;
  context_init(&c, n);
  for (int i = 0; i < c.n; i++) c.h_in[i] = i;
  context_run(&c);
  float ms = context_wait(&c); // drop: host-race@with_context
  double sum = 0;
  for (int i = 0; i < c.n; i++) sum += c.h_out[i]; // label: with_context
  printf("%f in %f ms\n", sum, ms);
  context_free(&c); // drop: stream-leak
  return 0;
}
// The same on the heap.
int heap_context(int argc, char **argv) {
  Context *c = (Context *)malloc(sizeof(Context));
  if (!c) return 1;
  context_init(c, 1 << 16);
  for (int i = 0; i < c->n; i++) c->h_in[i] = i;
  context_run(c);
  context_wait(c); // drop: host-race@heap_context
  for (int i = 0; i < c->n; i++) sink += c->h_out[i]; // label: heap_context
  context_free(c);
  free(c);
  return 0;
}
// Several rounds with one.
int rounds_of_context(int argc, char **argv) {
  Context c;
  context_init(&c, 4096);
  for (int r = 0; r < 10; r++) {
    for (int i = 0; i < c.n; i++) c.h_in[i] = r + i; // label: next_round
    context_run(&c);
    context_wait(&c); // drop: host-race@next_round
    sink += c.h_out[0];
  }
  context_free(&c);
  return 0;
}

// Global handles, set up and torn down by functions.
static cudaStream_t g_stream;
static float *g_host, *g_device;
static void setup(size_t bytes) {
  CUDA_CHECK(cudaStreamCreate(&g_stream));
  CUDA_CHECK(cudaMallocHost((void **)&g_host, bytes));
  CUDA_CHECK(cudaMalloc((void **)&g_device, bytes));
}
static void teardown() {
  CUDA_CHECK(cudaFree(g_device));
  CUDA_CHECK(cudaFreeHost(g_host));
  CUDA_CHECK(cudaStreamDestroy(g_stream));
}
int with_globals(int argc, char **argv) { // undecided: O0
  setup(1 << 20);
  for (int i = 0; i < 1 << 18; i++) g_host[i] = i;
  CUDA_CHECK(cudaMemcpyAsync(g_device, g_host, 1 << 20, cudaMemcpyHostToDevice, g_stream));
  scale<<<1024, 256, 0, g_stream>>>(g_device, 1 << 18, 2);
  CUDA_CHECK(cudaMemcpyAsync(g_host, g_device, 1 << 20, cudaMemcpyDeviceToHost, g_stream));
  CUDA_CHECK(cudaStreamSynchronize(g_stream)); // drop: host-race@with_globals
  for (int i = 0; i < 1 << 18; i++) sink += g_host[i]; // label: with_globals
  teardown(); // drop: none
  return 0;
}

// A sum in two steps, the second on the host.
static double reduce(const float *d_in, int n, float *d_part, float *h_part, int blocks, cudaStream_t stream) {
  sum_blocks<<<blocks, 256, 256 * sizeof(float), stream>>>(d_in, d_part, n);
  CUDA_CHECK(cudaMemcpyAsync(h_part, d_part, blocks * sizeof(float), cudaMemcpyDeviceToHost, stream));
  CUDA_CHECK(cudaStreamSynchronize(stream));
  double sum = 0;
  for (int i = 0; i < blocks; i++) sum += h_part[i]; // label: reduced
  return sum;
}
int reduction(int argc, char **argv) {
  int n = 1 << 24, blocks = (n + 255) / 256;
  float *h_in = (float *)malloc(n * sizeof(float)), *h_part, *d_in, *d_part;
  cudaStream_t stream;
  CUDA_CHECK(cudaStreamCreate(&stream));
  CUDA_CHECK(cudaMallocHost(&h_part, blocks * sizeof(float)));
  CUDA_CHECK(cudaMalloc(&d_in, n * sizeof(float)));
  CUDA_CHECK(cudaMalloc(&d_part, blocks * sizeof(float)));
  for (int i = 0; i < n; i++) h_in[i] = 1;
  CUDA_CHECK(cudaMemcpyAsync(d_in, h_in, n * sizeof(float), cudaMemcpyHostToDevice, stream));
  double sum = 0;
  for (int r = 0; r < 20; r++) sum = reduce(d_in, n, d_part, h_part, blocks, stream);
  printf("%f\n", sum);
  CUDA_CHECK(cudaFree(d_in));
  CUDA_CHECK(cudaFree(d_part));
  CUDA_CHECK(cudaFreeHost(h_part));
  CUDA_CHECK(cudaStreamDestroy(stream));
  free(h_in);
  return 0;
}

// Double buffering: the next is copied while this one is worked on.
int double_buffer(int argc, char **argv) { // undecided: O0
  const int chunk = 1 << 16, chunks = 32;
  float *h, *d[2];
  cudaStream_t copy, compute;
  cudaEvent_t copied[2], computed[2];
  CUDA_CHECK(cudaMallocHost(&h, (size_t)chunk * chunks * sizeof(float)));
  CUDA_CHECK(cudaStreamCreateWithFlags(&copy, cudaStreamNonBlocking));
  CUDA_CHECK(cudaStreamCreateWithFlags(&compute, cudaStreamNonBlocking));
  for (int b = 0; b < 2; b++) {
    CUDA_CHECK(cudaMalloc(&d[b], chunk * sizeof(float)));
    CUDA_CHECK(cudaEventCreateWithFlags(&copied[b], cudaEventDisableTiming));
    CUDA_CHECK(cudaEventCreateWithFlags(&computed[b], cudaEventDisableTiming));
  }
  for (int i = 0; i < chunks; i++) {
    int b = i % 2;
    CUDA_CHECK(cudaStreamWaitEvent(copy, computed[b], 0)); // drop: stream-race
    CUDA_CHECK(cudaMemcpyAsync(d[b], h + (size_t)i * chunk, chunk * sizeof(float), cudaMemcpyHostToDevice, copy));
    CUDA_CHECK(cudaEventRecord(copied[b], copy)); // drop: stream-race
    CUDA_CHECK(cudaStreamWaitEvent(compute, copied[b], 0)); // drop: stream-race
    scale<<<chunk / 256, 256, 0, compute>>>(d[b], chunk, 2);
    CUDA_CHECK(cudaMemcpyAsync(h + (size_t)i * chunk, d[b], chunk * sizeof(float), cudaMemcpyDeviceToHost, compute));
    CUDA_CHECK(cudaEventRecord(computed[b], compute)); // drop: stream-race
  }
  CUDA_CHECK(cudaStreamSynchronize(compute)); // drop: host-race@double_sum // swap: compute>copy host-race@double_sum
  for (int i = 0; i < chunk * chunks; i++) sink += h[i]; // label: double_sum
  for (int b = 0; b < 2; b++) {
    CUDA_CHECK(cudaFree(d[b]));
    CUDA_CHECK(cudaEventDestroy(copied[b]));
    CUDA_CHECK(cudaEventDestroy(computed[b]));
  }
  CUDA_CHECK(cudaStreamDestroy(copy));
  CUDA_CHECK(cudaStreamDestroy(compute));
  CUDA_CHECK(cudaFreeHost(h));
  return 0;
}
// The same with two streams, each with a buffer of its own.
int two_sets(int argc, char **argv) { // undecided: O0
  const int chunk = 1 << 16, chunks = 32;
  float *h, *d0, *d1;
  cudaStream_t s0, s1;
  CUDA_CHECK(cudaMallocHost(&h, (size_t)chunk * chunks * sizeof(float)));
  CUDA_CHECK(cudaStreamCreate(&s0));
  CUDA_CHECK(cudaStreamCreate(&s1));
  CUDA_CHECK(cudaMalloc(&d0, chunk * sizeof(float)));
  CUDA_CHECK(cudaMalloc(&d1, chunk * sizeof(float)));
  for (int i = 0; i < chunks; i++) {
    float *d = i % 2 ? d1 : d0;
    cudaStream_t s = i % 2 ? s1 : s0;
    CUDA_CHECK(cudaMemcpyAsync(d, h + (size_t)i * chunk, chunk * sizeof(float), cudaMemcpyHostToDevice, s));
    scale<<<chunk / 256, 256, 0, s>>>(d, chunk, 2);
    CUDA_CHECK(cudaMemcpyAsync(h + (size_t)i * chunk, d, chunk * sizeof(float), cudaMemcpyDeviceToHost, s));
  }
  CUDA_CHECK(cudaStreamSynchronize(s0)); // drop: host-race@sets_sum
  CUDA_CHECK(cudaStreamSynchronize(s1)); // drop: host-race@sets_sum
  for (int i = 0; i < chunk * chunks; i++) sink += h[i]; // label: sets_sum
  CUDA_CHECK(cudaFree(d0));
  CUDA_CHECK(cudaFree(d1));
  CUDA_CHECK(cudaStreamDestroy(s0));
  CUDA_CHECK(cudaStreamDestroy(s1));
  CUDA_CHECK(cudaFreeHost(h));
  return 0;
}

// Bodies in a structure that is passed by value.
int bodies(int argc, char **argv) {
  const int n = 30000;
  int iterations = 10;
  if (argc > 1) iterations = atoi(argv[1]);
  int bytes = 2 * n * sizeof(float4);
  float *buf = (float *)malloc(bytes);
  for (int i = 0; i < 8 * n; i++) buf[i] = 2.0f * (rand() / (float)RAND_MAX) - 1.0f;
  float *d_buf;
  CUDA_CHECK(cudaMalloc(&d_buf, bytes));
  Bodies b = {(float4 *)d_buf, ((float4 *)d_buf) + n};
  for (int k = 1; k <= iterations; k++) {
    CUDA_CHECK(cudaMemcpy(d_buf, buf, bytes, cudaMemcpyHostToDevice));
    integrate<<<(n + 255) / 256, 256>>>(b, n, 0.01f);
    CUDA_CHECK(cudaMemcpy(buf, d_buf, bytes, cudaMemcpyDeviceToHost));
    for (int i = 0; i < n; i++) buf[4 * i] += buf[4 * n + 4 * i] * 0.01f;
  }
  printf("%f\n", buf[0]);
  free(buf);
  CUDA_CHECK(cudaFree(d_buf)); // drop: memory-leak
  return 0;
}

// Relaxation until nothing changes, the norm copied back on a stream with an event.
int jacobi(int argc, char **argv) {
  const int nx = 1024, ny = 1024, iter_max = 1000;
  double *a, *a_new, *l2_norm_d, *l2_norm_h;
  CUDA_CHECK(cudaSetDevice(0));
  CUDA_CHECK(cudaMalloc(&a, nx * ny * sizeof(double)));
  CUDA_CHECK(cudaMalloc(&a_new, nx * ny * sizeof(double)));
  CUDA_CHECK(cudaMemset(a, 0, nx * ny * sizeof(double)));
  CUDA_CHECK(cudaMemset(a_new, 0, nx * ny * sizeof(double)));
  CUDA_CHECK(cudaMalloc(&l2_norm_d, sizeof(double)));
  CUDA_CHECK(cudaMallocHost(&l2_norm_h, sizeof(double)));
  cudaStream_t compute_stream;
  cudaEvent_t compute_done;
  CUDA_CHECK(cudaStreamCreate(&compute_stream));
  CUDA_CHECK(cudaEventCreateWithFlags(&compute_done, cudaEventDisableTiming));
  CUDA_CHECK(cudaDeviceSynchronize());
  int iter = 0;
  double l2_norm = 1.0;
  dim3 block(32, 32), grid((nx + 31) / 32, (ny - 2 + 31) / 32);
  while (l2_norm > 1.0e-8 && iter < iter_max) {
    CUDA_CHECK(cudaMemsetAsync(l2_norm_d, 0, sizeof(double), compute_stream));
    relax<<<grid, block, 0, compute_stream>>>(a, a_new, nx, 1, ny - 1, l2_norm_d);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(compute_done, compute_stream));
    if (iter % 100 == 0) {
      CUDA_CHECK(cudaMemcpyAsync(l2_norm_h, l2_norm_d, sizeof(double), cudaMemcpyDeviceToHost, compute_stream));
      CUDA_CHECK(cudaStreamSynchronize(compute_stream)); // drop: host-race@norm
      l2_norm = sqrt(*l2_norm_h); // label: norm
      printf("%5d, %0.6f\n", iter, l2_norm);
    }
    double *other = a;
    a = a_new;
    a_new = other;
    iter++;
  }
  CUDA_CHECK(cudaStreamSynchronize(compute_stream)); // drop: none
  CUDA_CHECK(cudaEventDestroy(compute_done));
  CUDA_CHECK(cudaStreamDestroy(compute_stream)); // drop: stream-leak
  CUDA_CHECK(cudaFreeHost(l2_norm_h));
  CUDA_CHECK(cudaFree(l2_norm_d));
  CUDA_CHECK(cudaFree(a_new));
  CUDA_CHECK(cudaFree(a));
  return 0;
}

// An array of contexts, one for each part.
int array_of_contexts(int argc, char **argv) {
  Context parts[4];
  for (int p = 0; p < 4; p++) context_init(&parts[p], 1 << 18);
  for (int p = 0; p < 4; p++)
    for (int i = 0; i < parts[p].n; i++) parts[p].h_in[i] = i;
  for (int p = 0; p < 4; p++) context_run(&parts[p]);
  for (int p = 0; p < 4; p++) {
    context_wait(&parts[p]); // drop: host-race@parts
    for (int i = 0; i < parts[p].n; i++) sink += parts[p].h_out[i]; // label: parts
  }
  for (int p = 0; p < 4; p++) context_free(&parts[p]);
  return 0;
}

// A function of the host on the stream.
struct Report {
  int number;
  float *data;
};
static void CUDART_CB report(void *p) {
  Report *r = (Report *)p;
  printf("%d done\n", r->number);
}
int host_function(int argc, char **argv) {
  float *h, *d;
  cudaStream_t stream;
  Report r = {7, nullptr};
  CUDA_CHECK(cudaStreamCreate(&stream));
  CUDA_CHECK(cudaMallocHost(&h, 4096));
  CUDA_CHECK(cudaMalloc(&d, 4096));
  CUDA_CHECK(cudaMemcpyAsync(h, d, 4096, cudaMemcpyDeviceToHost, stream));
  CUDA_CHECK(cudaLaunchHostFunc(stream, report, &r));
  CUDA_CHECK(cudaStreamSynchronize(stream)); // drop: host-race@host_function
  sink = h[0]; // label: host_function
  CUDA_CHECK(cudaFree(d));
  CUDA_CHECK(cudaFreeHost(h));
  CUDA_CHECK(cudaStreamDestroy(stream));
  return 0;
}
// A callback that sums up what was copied.
struct Job {
  float *h, *d, sum;
  cudaStream_t stream;
};
static void CUDART_CB sum_up(cudaStream_t stream, cudaError_t status, void *p) {
  Job *job = (Job *)p;
  for (int i = 0; i < 1024; i++) job->sum += job->h[i];
}
int callbacks(int argc, char **argv) { // undecided: O0
  Job jobs[4];
  for (int i = 0; i < 4; i++) {
    jobs[i].sum = 0;
    CUDA_CHECK(cudaStreamCreate(&jobs[i].stream));
    CUDA_CHECK(cudaMallocHost(&jobs[i].h, 4096));
    CUDA_CHECK(cudaMalloc(&jobs[i].d, 4096));
    CUDA_CHECK(cudaMemsetAsync(jobs[i].d, 0, 4096, jobs[i].stream));
    CUDA_CHECK(cudaMemcpyAsync(jobs[i].h, jobs[i].d, 4096, cudaMemcpyDeviceToHost, jobs[i].stream));
    CUDA_CHECK(cudaStreamAddCallback(jobs[i].stream, sum_up, &jobs[i], 0));
  }
  CUDA_CHECK(cudaDeviceSynchronize()); // drop: any
  for (int i = 0; i < 4; i++) {
    sink += jobs[i].sum;
    CUDA_CHECK(cudaFree(jobs[i].d));
    CUDA_CHECK(cudaFreeHost(jobs[i].h));
    CUDA_CHECK(cudaStreamDestroy(jobs[i].stream));
  }
  return 0;
}

// What is captured happens when the graph is launched.
int graph(int argc, char **argv) {
  const int n = 1 << 16;
  float *h, *d;
  cudaStream_t stream;
  cudaGraph_t graph;
  cudaGraphExec_t instance;
  CUDA_CHECK(cudaStreamCreate(&stream));
  CUDA_CHECK(cudaMallocHost(&h, n * sizeof(float)));
  CUDA_CHECK(cudaMalloc(&d, n * sizeof(float)));
  for (int i = 0; i < n; i++) h[i] = i;
  CUDA_CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  CUDA_CHECK(cudaMemcpyAsync(d, h, n * sizeof(float), cudaMemcpyHostToDevice, stream));
  for (int k = 0; k < 20; k++) scale<<<n / 256, 256, 0, stream>>>(d, n, 1.1f);
  CUDA_CHECK(cudaMemcpyAsync(h, d, n * sizeof(float), cudaMemcpyDeviceToHost, stream));
  CUDA_CHECK(cudaStreamEndCapture(stream, &graph));
  CUDA_CHECK(cudaGraphInstantiate(&instance, graph, 0));
  for (int r = 0; r < 100; r++) CUDA_CHECK(cudaGraphLaunch(instance, stream));
  CUDA_CHECK(cudaStreamSynchronize(stream)); // drop: host-race@graph
  for (int i = 0; i < n; i++) sink += h[i]; // label: graph
  CUDA_CHECK(cudaGraphExecDestroy(instance));
  CUDA_CHECK(cudaGraphDestroy(graph));
  CUDA_CHECK(cudaFree(d));
  CUDA_CHECK(cudaFreeHost(h));
  CUDA_CHECK(cudaStreamDestroy(stream));
  return 0;
}

// Two devices, a buffer each, and a copy between them.
int peers(int argc, char **argv) {
  size_t bytes = 1 << 22;
  float *g0, *g1, *h0;
  cudaEvent_t start, stop;
  int can_access;
  CUDA_CHECK(cudaDeviceCanAccessPeer(&can_access, 0, 1));
  if (!can_access) {
    printf("no peer access\n");
    return 0;
  }
  CUDA_CHECK(cudaSetDevice(0));
  CUDA_CHECK(cudaDeviceEnablePeerAccess(1, 0));
  CUDA_CHECK(cudaMalloc(&g0, bytes));
  CUDA_CHECK(cudaSetDevice(1));
  CUDA_CHECK(cudaDeviceEnablePeerAccess(0, 0));
  CUDA_CHECK(cudaMalloc(&g1, bytes));
  CUDA_CHECK(cudaMallocHost(&h0, bytes));
  for (size_t i = 0; i < bytes / 4; i++) h0[i] = i;
  CUDA_CHECK(cudaSetDevice(0));
  CUDA_CHECK(cudaMemcpy(g0, h0, bytes, cudaMemcpyDefault));
  scale<<<1024, 256>>>(g0, bytes / 4, 2);
  CUDA_CHECK(cudaDeviceSynchronize());
  CUDA_CHECK(cudaMemcpy(h0, g0, bytes, cudaMemcpyDefault));
  for (size_t i = 0; i < bytes / 4; i++) sink += h0[i];
  CUDA_CHECK(cudaDeviceDisablePeerAccess(1));
  CUDA_CHECK(cudaSetDevice(1));
  CUDA_CHECK(cudaDeviceDisablePeerAccess(0));
  CUDA_CHECK(cudaFreeHost(h0));
  CUDA_CHECK(cudaSetDevice(0));
  CUDA_CHECK(cudaFree(g0));
  CUDA_CHECK(cudaSetDevice(1));
  CUDA_CHECK(cudaFree(g1));
  return 0;
}

// ---- freed wherever it was made ----

void made_or_not(int n) {
  cudaStream_t *s = nullptr;
  if (n < 1) goto out;
  s = (cudaStream_t *)malloc(sizeof *s);
  cudaStreamCreate(s);
  cudaStreamSynchronize(*s);
  cudaStreamDestroy(*s); // double: stream-double-destroy
out:
  free(s);
}

void made_or_not_and_used_late(int n) { // never: proved
  cudaStream_t *s = nullptr;
  if (n < 1) goto out;
  s = (cudaStream_t *)malloc(sizeof *s);
  cudaStreamCreate(s);
  cudaStreamDestroy(*s);
  cudaStreamSynchronize(*s);
out:
  free(s);
}

void freed_in_the_next_round(int n) {
  cudaStream_t *last = nullptr;
  for (int i = 0; i < n; i++) {
    cudaStream_t *s = (cudaStream_t *)malloc(sizeof *s);
    cudaStreamCreate(s);
    cudaStreamDestroy(*s);
    free(last);
    last = s;
  }
  free(last);
}

void gone_in_the_next_round(int n) { // never: proved
  cudaStream_t *last = nullptr;
  for (int i = 0; i < n; i++) {
    cudaStream_t *s = (cudaStream_t *)malloc(sizeof *s);
    cudaStreamCreate(s);
    if (last) cudaStreamDestroy(*last);
    cudaStreamDestroy(*s);
    free(last);
    last = s;
  }
  free(last);
}
