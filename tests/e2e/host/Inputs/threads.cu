// levels: 0. Threads of the host, lists of streams, functions of the host on a stream. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <pthread.h>
#include <time.h>
#include <atomic>
#include <cstdlib>
#include <functional>
#include <list>
#include <mutex>
#include <thread>
#include <vector>

float sink;
#define CHECK(call)                                                                                                                                            \
  do {                                                                                                                                                         \
    if ((call) != cudaSuccess) exit(1);                                                                                                                        \
  } while (0)
__global__ void twice(float *p, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] *= 2;
}
struct Job {
  float *h, *d;
  int n;
  cudaStream_t stream;
};
static void begin(Job *j, int n) {
  j->n = n;
  CHECK(cudaMallocHost(&j->h, n * sizeof(float)));
  CHECK(cudaMalloc(&j->d, n * sizeof(float)));
  CHECK(cudaStreamCreateWithFlags(&j->stream, cudaStreamNonBlocking));
}
static void end(Job *j) {
  CHECK(cudaStreamDestroy(j->stream));
  CHECK(cudaFree(j->d));
  CHECK(cudaFreeHost(j->h));
}
static void *copy_back(void *p) {
  Job *j = (Job *)p;
  twice<<<j->n / 256, 256, 0, j->stream>>>(j->d, j->n);
  CHECK(cudaMemcpyAsync(j->h, j->d, j->n * sizeof(float), cudaMemcpyDeviceToHost, j->stream));
  return nullptr;
}
static void *copy_back_and_wait(void *p) {
  Job *j = (Job *)p;
  copy_back(p);
  CHECK(cudaStreamSynchronize(j->stream));
  return nullptr;
}
static void *destroy(void *p) {
  CHECK(cudaStreamDestroy(((Job *)p)->stream));
  return nullptr;
}

// A thread enqueues, the host waits for both.
int thread_enqueues(int argc, char **argv) { // undecided: O0 O1
  Job j;
  pthread_t t;
  begin(&j, 4096);
  pthread_create(&t, nullptr, copy_back, &j);
  pthread_join(t, nullptr);
  CHECK(cudaStreamSynchronize(j.stream));
  for (int i = 0; i < j.n; i++) sink += j.h[i];
  end(&j);
  return 0;
}
// … for the thread only.
int nobody_waits(int argc, char **argv) { // never: proved
  Job j;
  pthread_t t;
  begin(&j, 4096);
  pthread_create(&t, nullptr, copy_back, &j);
  pthread_join(t, nullptr);
  for (int i = 0; i < j.n; i++) sink += j.h[i];
  end(&j);
  return 0;
}
// … for the stream only, before the thread may have begun.
int waits_too_early(int argc, char **argv) { // never: proved
  Job j;
  pthread_t t;
  begin(&j, 4096);
  pthread_create(&t, nullptr, copy_back, &j);
  CHECK(cudaStreamSynchronize(j.stream));
  for (int i = 0; i < j.n; i++) sink += j.h[i];
  pthread_join(t, nullptr);
  CHECK(cudaStreamSynchronize(j.stream));
  end(&j);
  return 0;
}
// The thread waits, and the host for the thread.
int thread_waits(int argc, char **argv) { // undecided: O0 O1
  Job j;
  pthread_t t;
  begin(&j, 4096);
  pthread_create(&t, nullptr, copy_back_and_wait, &j);
  pthread_join(t, nullptr);
  for (int i = 0; i < j.n; i++) sink += j.h[i];
  end(&j);
  return 0;
}
// The thread destroys what the host uses.
int thread_destroys(int argc, char **argv) { // never: proved
  Job j;
  pthread_t t;
  begin(&j, 4096);
  pthread_create(&t, nullptr, destroy, &j);
  copy_back_and_wait(&j);
  pthread_join(t, nullptr);
  CHECK(cudaFree(j.d));
  CHECK(cudaFreeHost(j.h));
  return 0;
}
// The same with std::thread.
int standard_thread(int argc, char **argv) { // undecided: O0 O1
  Job j;
  begin(&j, 4096);
  std::thread t([&j] { copy_back_and_wait(&j); });
  t.join();
  for (int i = 0; i < j.n; i++) sink += j.h[i];
  end(&j);
  return 0;
}
int standard_thread_alone(int argc, char **argv) { // never: proved
  Job j;
  begin(&j, 4096);
  std::thread t([&j] { copy_back(&j); });
  t.join();
  for (int i = 0; i < j.n; i++) sink += j.h[i];
  end(&j);
  return 0;
}
int not_joined(int argc, char **argv) { // never: proved
  Job j;
  begin(&j, 4096);
  std::thread t(copy_back_and_wait, &j);
  for (int i = 0; i < j.n; i++) sink += j.h[i];
  t.join();
  end(&j);
  return 0;
}
// As many as there are jobs.
int pool(int argc, char **argv) { // undecided: O0 O1
  Job jobs[4];
  std::vector<std::thread> threads;
  for (Job &j : jobs) begin(&j, 4096);
  for (Job &j : jobs) threads.emplace_back(copy_back_and_wait, &j);
  for (std::thread &t : threads) t.join();
  for (Job &j : jobs) sink += j.h[0];
  for (Job &j : jobs) end(&j);
  return 0;
}
int pool_that_does_not_wait(int argc, char **argv) { // never: proved
  Job jobs[4];
  std::vector<std::thread> threads;
  for (Job &j : jobs) begin(&j, 4096);
  for (Job &j : jobs) threads.emplace_back(copy_back, &j);
  for (std::thread &t : threads) t.join();
  for (Job &j : jobs) sink += j.h[0];
  for (Job &j : jobs) end(&j);
  return 0;
}

// Streams in a list.
struct Node {
  cudaStream_t stream;
  Node *next;
};
static Node *push(Node *list) {
  Node *n = (Node *)malloc(sizeof(Node));
  CHECK(cudaStreamCreate(&n->stream));
  n->next = list;
  return n;
}
int linked(int argc, char **argv) { // undecided: O0 O1
  Node *list = nullptr;
  float *d;
  CHECK(cudaMalloc(&d, 4096));
  for (int i = 0; i < argc; i++) list = push(list);
  for (Node *n = list; n; n = n->next) twice<<<1, 256, 0, n->stream>>>(d, 256);
  CHECK(cudaDeviceSynchronize());
  while (list) {
    Node *n = list;
    list = n->next;
    CHECK(cudaStreamDestroy(n->stream));
    free(n);
  }
  CHECK(cudaFree(d));
  return 0;
}
int linked_dead(int argc, char **argv) { // never: proved
  Node *list = nullptr;
  float *d;
  CHECK(cudaMalloc(&d, 4096));
  for (int i = 0; i < 3; i++) list = push(list);
  for (Node *n = list; n; n = n->next) CHECK(cudaStreamDestroy(n->stream));
  for (Node *n = list; n; n = n->next) twice<<<1, 256, 0, n->stream>>>(d, 256);
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(d));
  return 0;
}
int linked_race(int argc, char **argv) { // never: proved
  Node *list = push(push(nullptr));
  float *d, *h;
  CHECK(cudaMalloc(&d, 4096));
  CHECK(cudaMallocHost(&h, 4096));
  twice<<<4, 256, 0, list->stream>>>(d, 1024);
  CHECK(cudaMemcpyAsync(h, d, 4096, cudaMemcpyDeviceToHost, list->next->stream));
  CHECK(cudaStreamSynchronize(list->stream));
  CHECK(cudaStreamSynchronize(list->next->stream));
  CHECK(cudaStreamDestroy(list->next->stream));
  CHECK(cudaStreamDestroy(list->stream));
  free(list->next), free(list);
  CHECK(cudaFree(d));
  CHECK(cudaFreeHost(h));
  return 0;
}
int linked_twice(int argc, char **argv) { // never: proved
  Node *list = push(push(nullptr));
  CHECK(cudaStreamDestroy(list->next->stream));
  CHECK(cudaStreamDestroy(list->stream));
  CHECK(cudaStreamDestroy(list->next->stream));
  return 0;
}
int listed(int argc, char **argv) { // undecided: O0 O1
  std::list<cudaStream_t> streams;
  for (int i = 0; i < 3; i++) {
    cudaStream_t s;
    CHECK(cudaStreamCreate(&s));
    streams.push_back(s);
  }
  for (cudaStream_t s : streams) CHECK(cudaStreamSynchronize(s));
  for (cudaStream_t s : streams) CHECK(cudaStreamDestroy(s));
  return 0;
}
int listed_dead(int argc, char **argv) { // never: proved
  std::list<cudaStream_t> streams;
  for (int i = 0; i < 3; i++) {
    cudaStream_t s;
    CHECK(cudaStreamCreate(&s));
    streams.push_back(s);
  }
  for (cudaStream_t s : streams) CHECK(cudaStreamDestroy(s));
  for (cudaStream_t s : streams) CHECK(cudaStreamSynchronize(s));
  return 0;
}

// Functions of the host on a stream: they run when the stream comes to them.
static void CUDART_CB add_up(void *p) {
  Job *j = (Job *)p;
  for (int i = 0; i < j->n; i++) sink += j->h[i];
}
static void CUDART_CB write_to(void *p) { ((Job *)p)->h[0] = 1; }
int host_function_reads(int argc, char **argv) { // undecided: O0 O1
  Job j;
  begin(&j, 4096);
  copy_back(&j);
  CHECK(cudaLaunchHostFunc(j.stream, add_up, &j));
  CHECK(cudaStreamSynchronize(j.stream));
  end(&j);
  return 0;
}
int host_function_meets_the_host(int argc, char **argv) { // never: proved
  Job j;
  begin(&j, 4096);
  CHECK(cudaLaunchHostFunc(j.stream, write_to, &j));
  sink = j.h[0];
  CHECK(cudaStreamSynchronize(j.stream));
  end(&j);
  return 0;
}
int host_function_on_another_stream(int argc, char **argv) { // never: proved
  Job j, other;
  begin(&j, 4096);
  begin(&other, 4096);
  copy_back(&j);
  CHECK(cudaLaunchHostFunc(other.stream, add_up, &j));
  CHECK(cudaStreamSynchronize(j.stream));
  CHECK(cudaStreamSynchronize(other.stream));
  end(&j);
  end(&other);
  return 0;
}
int host_function_after_the_end(int argc, char **argv) { // never: proved
  Job j;
  begin(&j, 4096);
  CHECK(cudaLaunchHostFunc(j.stream, add_up, &j));
  CHECK(cudaFreeHost(j.h));
  CHECK(cudaStreamSynchronize(j.stream));
  CHECK(cudaStreamDestroy(j.stream));
  CHECK(cudaFree(j.d));
  return 0;
}

// A function of the host on a stream, or a thread, says in memory that work is over.
std::atomic<int> over, left;
volatile int over_too;
static void say(void *) { over.store(1, std::memory_order_release); }
static void say_too(void *) { over_too = 1; }
static void say_one(void *) { left.fetch_sub(1); }
static bool is_over() { return over.load(std::memory_order_acquire); }
static void *wait_and_say(void *p) {
  CHECK(cudaStreamSynchronize(((Job *)p)->stream));
  over.store(1);
  return nullptr;
}
int flag_of_a_host_function(int argc, char **argv) { // undecided: O0 O1
  Job j;
  begin(&j, 4096);
  copy_back(&j);
  CHECK(cudaLaunchHostFunc(j.stream, say, nullptr));
  while (!is_over());
  sink = j.h[0];
  end(&j);
  return 0;
}
int flag_and_a_fence(int argc, char **argv) { // undecided: O0 O1
  Job j;
  begin(&j, 4096);
  copy_back(&j);
  CHECK(cudaLaunchHostFunc(j.stream, say, nullptr));
  while (!over.load(std::memory_order_relaxed));
  std::atomic_thread_fence(std::memory_order_acquire);
  sink = j.h[0];
  end(&j);
  return 0;
}
int volatile_flag(int argc, char **argv) { // undecided: O0 O1
  Job j;
  begin(&j, 4096);
  copy_back(&j);
  CHECK(cudaLaunchHostFunc(j.stream, say_too, nullptr));
  while (!over_too);
  sink = j.h[0];
  end(&j);
  return 0;
}
int counted_down(int argc, char **argv) { // undecided: O0 O1
  Job j, other;
  begin(&j, 4096);
  begin(&other, 4096);
  left = 2;
  copy_back(&j);
  copy_back(&other);
  CHECK(cudaLaunchHostFunc(j.stream, say_one, nullptr));
  CHECK(cudaLaunchHostFunc(other.stream, say_one, nullptr));
  while (left.load() > 0);
  sink = j.h[0] + other.h[0];
  end(&j);
  end(&other);
  return 0;
}
int flag_before_a_copy(int argc, char **argv) { // undecided: O0 O1
  Job j, other;
  begin(&j, 4096);
  begin(&other, 4096);
  copy_back(&j);
  CHECK(cudaLaunchHostFunc(j.stream, say, nullptr));
  while (!is_over());
  CHECK(cudaMemcpyAsync(other.d, j.h, j.n * sizeof(float), cudaMemcpyHostToDevice, other.stream));
  CHECK(cudaStreamSynchronize(other.stream));
  end(&j);
  end(&other);
  return 0;
}
int flag_of_a_thread(int argc, char **argv) { // undecided: O0 O1
  Job j;
  pthread_t t;
  begin(&j, 4096);
  copy_back(&j);
  if (pthread_create(&t, nullptr, wait_and_say, &j)) exit(1);
  while (!is_over());
  sink = j.h[0];
  pthread_join(t, nullptr);
  end(&j);
  return 0;
}
int flag_read_too_late(int argc, char **argv) { // never: proved
  Job j;
  begin(&j, 4096);
  copy_back(&j);
  CHECK(cudaLaunchHostFunc(j.stream, say, nullptr));
  sink = j.h[0]; // expect: host-race
  while (!is_over());
  end(&j);
  return 0;
}
int flag_of_another_stream(int argc, char **argv) { // never: proved
  Job j, other;
  begin(&j, 4096);
  begin(&other, 4096);
  copy_back(&j);
  CHECK(cudaLaunchHostFunc(other.stream, say, nullptr));
  while (!is_over());
  sink = j.h[0];
  CHECK(cudaDeviceSynchronize());
  end(&j);
  end(&other);
  return 0;
}
int work_behind_the_flag(int argc, char **argv) { // never: proved
  Job j;
  begin(&j, 4096);
  CHECK(cudaLaunchHostFunc(j.stream, say, nullptr));
  while (!is_over());
  copy_back(&j);
  sink = j.h[0]; // expect: host-race
  CHECK(cudaStreamSynchronize(j.stream));
  end(&j);
  return 0;
}

// Graphs that are changed after they were made, and branches in them.
int updated_graph(int argc, char **argv) { // undecided: O0 O1
  Job j;
  cudaGraph_t graph;
  cudaGraphExec_t exec;
  cudaGraphExecUpdateResultInfo info;
  begin(&j, 4096);
  for (int r = 0; r < 10; r++) {
    CHECK(cudaStreamBeginCapture(j.stream, cudaStreamCaptureModeGlobal));
    copy_back(&j);
    CHECK(cudaStreamEndCapture(j.stream, &graph));
    if (r == 0)
      CHECK(cudaGraphInstantiate(&exec, graph, 0));
    else
      CHECK(cudaGraphExecUpdate(exec, graph, &info));
    CHECK(cudaGraphDestroy(graph));
    CHECK(cudaGraphLaunch(exec, j.stream));
  }
  CHECK(cudaStreamSynchronize(j.stream));
  for (int i = 0; i < j.n; i++) sink += j.h[i];
  CHECK(cudaGraphExecDestroy(exec));
  end(&j);
  return 0;
}
int updated_graph_without_wait(int argc, char **argv) { // never: proved
  Job j;
  cudaGraph_t graph;
  cudaGraphExec_t exec;
  cudaGraphExecUpdateResultInfo info;
  begin(&j, 4096);
  for (int r = 0; r < 10; r++) {
    CHECK(cudaStreamBeginCapture(j.stream, cudaStreamCaptureModeGlobal));
    copy_back(&j);
    CHECK(cudaStreamEndCapture(j.stream, &graph));
    if (r == 0)
      CHECK(cudaGraphInstantiate(&exec, graph, 0));
    else
      CHECK(cudaGraphExecUpdate(exec, graph, &info));
    CHECK(cudaGraphDestroy(graph));
    CHECK(cudaGraphLaunch(exec, j.stream));
  }
  for (int i = 0; i < j.n; i++) sink += j.h[i];
  CHECK(cudaStreamSynchronize(j.stream));
  CHECK(cudaGraphExecDestroy(exec));
  end(&j);
  return 0;
}
int branch_in_capture(int argc, char **argv) { // undecided: O0 O1
  Job j;
  cudaGraph_t graph;
  cudaGraphExec_t exec;
  begin(&j, 4096);
  CHECK(cudaStreamBeginCapture(j.stream, cudaStreamCaptureModeGlobal));
  if (argc > 1)
    copy_back(&j);
  else
    twice<<<16, 256, 0, j.stream>>>(j.d, j.n);
  CHECK(cudaStreamEndCapture(j.stream, &graph));
  CHECK(cudaGraphInstantiate(&exec, graph, 0));
  CHECK(cudaGraphLaunch(exec, j.stream));
  CHECK(cudaStreamSynchronize(j.stream));
  sink = j.h[0];
  CHECK(cudaGraphExecDestroy(exec));
  CHECK(cudaGraphDestroy(graph));
  end(&j);
  return 0;
}
int branch_in_capture_without_wait(int argc, char **argv) { // never: proved
  Job j;
  cudaGraph_t graph;
  cudaGraphExec_t exec;
  begin(&j, 4096);
  CHECK(cudaStreamBeginCapture(j.stream, cudaStreamCaptureModeGlobal));
  if (argc > 1)
    copy_back(&j);
  else
    twice<<<16, 256, 0, j.stream>>>(j.d, j.n);
  CHECK(cudaStreamEndCapture(j.stream, &graph));
  CHECK(cudaGraphInstantiate(&exec, graph, 0));
  CHECK(cudaGraphLaunch(exec, j.stream));
  sink = j.h[0];
  CHECK(cudaStreamSynchronize(j.stream));
  CHECK(cudaGraphExecDestroy(exec));
  CHECK(cudaGraphDestroy(graph));
  end(&j);
  return 0;
}
int nodes(int argc, char **argv) { // never: proved
  Job j;
  cudaGraph_t graph;
  cudaGraphExec_t exec;
  cudaGraphNode_t node;
  begin(&j, 4096);
  CHECK(cudaGraphCreate(&graph, 0));
  CHECK(cudaGraphAddMemcpyNode1D(&node, graph, nullptr, 0, j.h, j.d, 4096, cudaMemcpyDeviceToHost));
  CHECK(cudaGraphInstantiate(&exec, graph, 0));
  CHECK(cudaGraphLaunch(exec, j.stream));
  sink = j.h[0];
  CHECK(cudaStreamSynchronize(j.stream));
  end(&j);
  return 0;
}

// Addresses that are written as text and read again.
void as_text() { // never: proved
  char text[32];
  float *d, *q;
  CHECK(cudaMallocManaged(&d, 1024));
  sprintf(text, "%p", (void *)d);
  twice<<<1, 256>>>(d, 256);
  sscanf(text, "%p", (void **)&q);
  sink = q[0];
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(d));
}
void as_number_in_text() { // never: proved
  char text[32];
  float *d;
  CHECK(cudaMallocManaged(&d, 1024));
  snprintf(text, sizeof text, "%lu", (unsigned long)d);
  setenv("ADDRESS", text, 1);
  twice<<<1, 256>>>(d, 256);
  sink = *(float *)strtoul(getenv("ADDRESS"), nullptr, 10);
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(d));
}
void host_memory_as_text(float *d) { // never: proved
  char text[32];
  float h[256], *q;
  sprintf(text, "%p", (void *)h);
  CHECK(cudaMemcpyAsync(h, d, 1024, cudaMemcpyDeviceToHost));
  sscanf(text, "%p", (void **)&q);
  sink = q[0];
  CHECK(cudaDeviceSynchronize());
}
// A thread begins with device 0, and others' selections are not its own.
static void *on_first(void *) {
  twice<<<1, 256>>>((float *)nullptr, 0);
  CHECK(cudaDeviceSynchronize());
  return nullptr;
}
void waited_for_in_a_thread() { // never: proved
  float *d;
  pthread_t thread;
  CHECK(cudaSetDevice(1));
  CHECK(cudaMallocManaged(&d, 1024));
  twice<<<1, 256>>>(d, 256);
  pthread_create(&thread, nullptr, on_first, nullptr);
  pthread_join(thread, nullptr);
  sink = d[0];
  CHECK(cudaFree(d));
}

__global__ void add_one(float *p) { p[threadIdx.x] += 1; }

// Locks beside handles: whoever else takes one may change what he can reach, and nothing else.
struct LockedPool {
  std::mutex mutex;
  cudaStream_t streams[4];
  int next = 0;
  LockedPool() {
    for (int i = 0; i < 4; i++) cudaStreamCreate(&streams[i]);
  }
  ~LockedPool() {
    for (int i = 0; i < 4; i++) cudaStreamDestroy(streams[i]);
  }
  cudaStream_t get() {
    std::lock_guard<std::mutex> guard(mutex);
    return streams[next++ % 4];
  }
};
struct LockedStream {
  pthread_mutex_t mutex;
  cudaStream_t stream;
  timespec since;
  cudaEvent_t event;
  int ready;
};
void stream_of_locked_pool(int n) {
  LockedPool pool;
  float *p;
  cudaMalloc(&p, 64);
  cudaStream_t s = pool.get();
  add_one<<<1, 1, 0, s>>>(p);
  cudaStreamSynchronize(s);
  cudaFree(p);
}
void stream_beside_lock(int n) {
  LockedStream *l = (LockedStream *)malloc(sizeof(LockedStream));
  pthread_mutex_init(&l->mutex, nullptr);
  cudaStreamCreate(&l->stream);
  cudaEventCreate(&l->event);
  pthread_mutex_lock(&l->mutex);
  clock_gettime(CLOCK_MONOTONIC, &l->since);
  cudaEventRecord(l->event, l->stream);
  pthread_mutex_unlock(&l->mutex);
  cudaEventSynchronize(l->event);
  cudaEventDestroy(l->event);
  cudaStreamDestroy(l->stream); // double: any
  pthread_mutex_destroy(&l->mutex);
  free(l);
}
void destroyed_under_lock(int n) { // never: proved
  LockedPool pool;
  cudaStreamDestroy(pool.get());
}
void lock_of_others(LockedStream *l) { // never: proved
  l->ready = 0;
  cudaStreamCreate(&l->stream);
  pthread_mutex_lock(&l->mutex);
  if (l->ready) cudaStreamDestroy(l->stream);
  pthread_mutex_unlock(&l->mutex);
  cudaStreamDestroy(l->stream);
}
static LockedStream shared_locked;
void sets_ready(int n) { // never: proved
  pthread_mutex_lock(&shared_locked.mutex);
  shared_locked.ready = 1;
  cudaStreamDestroy(shared_locked.stream);
  pthread_mutex_unlock(&shared_locked.mutex);
}
void lock_of_global(int n) { // never: proved
  shared_locked.ready = 0;
  cudaStreamCreate(&shared_locked.stream);
  pthread_mutex_lock(&shared_locked.mutex);
  cudaStreamSynchronize(shared_locked.stream);
  pthread_mutex_unlock(&shared_locked.mutex);
}
static void *worker_with_lock(void *p) {
  LockedStream *l = (LockedStream *)p;
  pthread_mutex_lock(&l->mutex);
  cudaStreamDestroy(l->stream);
  pthread_mutex_unlock(&l->mutex);
  return nullptr;
}
void lock_of_thread(int n) { // never: proved
  LockedStream l;
  pthread_t thread;
  pthread_mutex_init(&l.mutex, nullptr);
  cudaStreamCreate(&l.stream);
  pthread_create(&thread, nullptr, worker_with_lock, &l);
  pthread_mutex_lock(&l.mutex);
  cudaStreamSynchronize(l.stream);
  pthread_mutex_unlock(&l.mutex);
  pthread_join(thread, nullptr);
}
void lock_in_use_by_kernel(int n) { // never: proved
  LockedStream *l;
  cudaStream_t s;
  cudaMallocManaged(&l, sizeof(LockedStream));
  cudaStreamCreate(&s);
  cudaMemsetAsync(l, 0, sizeof(LockedStream), s);
  pthread_mutex_lock(&l->mutex);
  cudaStreamSynchronize(s);
  cudaStreamDestroy(s);
  cudaFree(l);
}
void lock_when_freed(int n) { // never: proved
  LockedStream *l;
  cudaMallocHost(&l, sizeof(LockedStream));
  cudaFreeHost(l);
  pthread_mutex_lock(&l->mutex);
}
void written_over_stream(int n) { // never: proved
  LockedStream l;
  cudaStreamCreate(&l.stream);
  clock_gettime(CLOCK_MONOTONIC, (timespec *)&l.stream);
  cudaStreamDestroy(l.stream);
}
