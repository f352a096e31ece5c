// Calls through std::function, and what objects on the heap hold. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <functional>
#include <stdio.h>

__global__ void add(int *d, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) d[i] += 1;
}
static volatile int sink;

static float timed(cudaStream_t s, const std::function<void()> &f) {
  cudaEvent_t a, b;
  float ms = 0;
  cudaEventCreate(&a);
  cudaEventCreate(&b);
  cudaEventRecord(a, s);
  f();
  cudaEventRecord(b, s);
  cudaEventSynchronize(b);
  cudaEventElapsedTime(&ms, a, b);
  cudaEventDestroy(a);
  cudaEventDestroy(b);
  return ms;
}
static void run(const std::function<void()> &f) { f(); }

void timed_steps() {
  const int n = 1 << 16;
  int *d, *h;
  cudaStream_t s, t;
  cudaMalloc(&d, n * sizeof(int));
  cudaMallocHost(&h, n * sizeof(int));
  cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
  cudaStreamCreateWithFlags(&t, cudaStreamNonBlocking);
  h[0] = 1;
  timed(s, [&] { cudaMemcpyAsync(d, h, n * sizeof(int), cudaMemcpyHostToDevice, s); });
  timed(s, [&] { add<<<n / 256, 256, 0, s>>>(d, n); });
  timed(s, [&] { cudaMemcpyAsync(h, d, n * sizeof(int), cudaMemcpyDeviceToHost, s); });
  sink = h[3];
  cudaStreamDestroy(t);
  cudaStreamDestroy(s); // double: any // drop: stream-leak
  cudaFree(d);
  cudaFreeHost(h);
}
void not_waited() {
  int *d, *h;
  cudaStream_t s;
  cudaMalloc(&d, 4096);
  cudaMallocHost(&h, 4096);
  cudaStreamCreate(&s);
  run([&] { cudaMemcpyAsync(h, d, 4096, cudaMemcpyDeviceToHost, s); });
  sink = h[3]; // expect: host-race
  cudaStreamSynchronize(s);
  cudaStreamDestroy(s);
  cudaFree(d);
  cudaFreeHost(h);
}
void another_by_now() { // undecided: O1
  int *d, *h;
  cudaStream_t s;
  cudaMalloc(&d, 4096);
  cudaMallocHost(&h, 4096);
  cudaStreamCreate(&s);
  std::function<void()> step = [&] { cudaMemcpyAsync(h, d, 4096, cudaMemcpyDeviceToHost, s); };
  step();
  step = [&] { cudaStreamSynchronize(s); };
  step(); // drop: host-race@another
  sink = h[3]; // label: another
  cudaStreamDestroy(s);
  cudaFree(d);
  cudaFreeHost(h);
}
void by_value() {
  cudaStream_t s;
  int *d, x = 0;
  cudaMalloc(&d, 4096);
  cudaStreamCreate(&s);
  std::function<void()> step = [s, d, x, &sink = sink] { cudaMemsetAsync(d, x, 4096, s); };
  step();
  cudaStreamSynchronize(s); // drop: free-in-flight
  cudaStreamDestroy(s);
  cudaStreamCreate(&s);
  cudaStreamDestroy(s);
  cudaFree(d);
}
void by_value_before() { // never: proved
  cudaStream_t s;
  int *d, x = 0;
  cudaMalloc(&d, 4096);
  cudaStreamCreate(&s);
  std::function<void()> step = [s, d, x, &sink = sink] { cudaMemsetAsync(d, x, 4096, s); };
  cudaStreamDestroy(s);
  cudaStreamCreate(&s);
  step();
  cudaStreamSynchronize(s);
  cudaStreamDestroy(s);
  cudaFree(d);
}
void destroyed_inside() { // never: proved
  cudaStream_t s;
  int x = 0, y = 1;
  cudaStreamCreate(&s);
  run([&] { cudaStreamDestroy(s); sink = x + y; });
  cudaStreamSynchronize(s);
}
void one_or_the_other(int which) { // never: proved
  cudaStream_t s;
  cudaStreamCreate(&s);
  std::function<void()> step = [&] { cudaStreamSynchronize(s); };
  if (which) step = [&] { cudaStreamDestroy(s); };
  step();
  cudaStreamDestroy(s);
}
void given(std::function<void(cudaStream_t)> step) { // undecided: O0 O1
  cudaStream_t s;
  cudaStreamCreate(&s);
  step(s);
  cudaStreamDestroy(s);
}

struct Job {
  int *host, *device;
  cudaStream_t stream;
  Job *next;
};
static void change(Job *job) { cudaStreamDestroy(job->stream), cudaStreamCreate(&job->stream); }
static Job *known;
__attribute__((noinline)) void elsewhere();

void on_the_heap() {
  Job *job = new Job;
  cudaMalloc(&job->device, 4096);
  cudaMallocHost(&job->host, 4096);
  cudaStreamCreate(&job->stream);
  change(job);
  cudaMemcpyAsync(job->host, job->device, 4096, cudaMemcpyDeviceToHost, job->stream);
  cudaStreamSynchronize(job->stream); // drop: host-race@heap
  sink = job->host[5];                // label: heap
  cudaStreamDestroy(job->stream);     // double: any // drop: stream-leak
  cudaFree(job->device);
  cudaFreeHost(job->host);
  delete job; // double: double-free
}
void known_elsewhere() { // never: proved
  Job *job = new Job;
  cudaStreamCreate(&job->stream);
  known = job;
  elsewhere();
  cudaStreamDestroy(job->stream);
  delete job;
}
void in_another() { // never: proved
  Job *job = new Job, *other = new Job;
  job->next = other;
  cudaStreamCreate(&other->stream);
  change(job->next);
  cudaStream_t s = other->stream;
  cudaStreamDestroy(job->next->stream);
  cudaStreamSynchronize(s);
  delete job;
  delete other;
}
void address_of_variable() { // never: proved
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaStream_t **kept = new cudaStream_t *[2];
  kept[1] = &s;
  cudaStreamDestroy(*kept[1]);
  cudaStreamSynchronize(s);
  delete[] kept;
}
void address_left(int n) { // never: proved
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaStream_t **kept = new cudaStream_t *[8];
  kept[n & 7] = &s;
  known = (Job *)kept[n & 3];
  elsewhere();
  cudaStreamDestroy(s);
}
void through_number() { // never: proved
  Job *job = new Job;
  cudaStreamCreate(&job->stream);
  unsigned long number = (unsigned long)job;
  cudaStreamDestroy(((Job *)number)->stream);
  cudaStreamSynchronize(job->stream);
  delete job;
}
void one_of_two(int n) { // never: proved
  Job *first = new Job, *second = new Job;
  cudaStreamCreate(&first->stream);
  second->stream = first->stream;
  cudaStreamDestroy((n ? first : second)->stream);
  cudaStreamSynchronize(first->stream);
  delete first;
  delete second;
}
void captured_changes() { // never: proved
  cudaStream_t a, b, s;
  cudaStreamCreate(&a);
  cudaStreamCreate(&b);
  s = a;
  std::function<void()> use = [&] { cudaStreamSynchronize(s); };
  s = b;
  cudaStreamDestroy(b);
  use();
  cudaStreamDestroy(a);
}
// Callers select device 0 first: that the stream is null in a first call on another one is no fault.
static cudaStream_t of_first_device;
void each_device() { // undecided: O0 O1
  int device;
  cudaGetDevice(&device);
  if (device == 0)
    cudaStreamCreate(&of_first_device);
  else
    cudaStreamDestroy(of_first_device);
}
