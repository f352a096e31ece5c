// What functions of the host on a stream do with the memory that they are given.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(call)                                                        \
  do {                                                                     \
    cudaError_t status = (call);                                           \
    if (status != cudaSuccess) {                                           \
      fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(status));      \
      exit(1);                                                             \
    }                                                                      \
  } while (0)

struct Progress {
  int value, calls;
  int *next;
  cudaStream_t other;
};
static volatile int sink;
static Progress *kept;

static void CUDART_CB count(void *p) {
  Progress *s = static_cast<Progress *>(p);
  if (s->value == 42) s->calls += 1;
}
static void CUDART_CB count_with_status(cudaStream_t, cudaError_t, void *p) { static_cast<Progress *>(p)->calls = 1; }
static void CUDART_CB look(void *p) { printf("%d\n", static_cast<Progress *>(p)->value); }
static int seen;
static void CUDART_CB look_and_note(void *p) { seen = static_cast<Progress *>(p)->value; }
static void CUDART_CB second(void *p) { static_cast<int *>(p)[1] = 1; }
static void CUDART_CB one_before(void *p) { static_cast<int *>(p)[-1] = 1; }
static void CUDART_CB through(void *p) { *static_cast<Progress *>(p)->next = 1; }
static void CUDART_CB give_back(void *p) { free(p); }
static void CUDART_CB keep(void *p) { kept = static_cast<Progress *>(p); }
static void CUDART_CB forget_other(void *p) { static_cast<Progress *>(p)->other = nullptr; }
static __attribute__((noinline)) void put(Progress *s, int n) {
  if (n)
    put(s, n - 1);
  else
    s->calls = 7;
}
static void CUDART_CB put_deep(void *p) { put(static_cast<Progress *>(p), 3); }

int copied_and_counted(int argc, char **argv) {
  int *device, host = 42;
  cudaStream_t stream;
  Progress s = {0, 0, nullptr, nullptr};
  CHECK(cudaMalloc(&device, sizeof(int)));
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMemcpyAsync(device, &host, sizeof(int), cudaMemcpyHostToDevice, stream));
  CHECK(cudaMemcpyAsync(&s.value, device, sizeof(int), cudaMemcpyDeviceToHost, stream));
  CHECK(cudaLaunchHostFunc(stream, count, &s));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@counted
  sink = s.calls; // label: counted
  CHECK(cudaLaunchHostFunc(stream, count, &s));
  CHECK(cudaStreamSynchronize(stream)); // drop: any
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(device));
  return s.calls;
}
int status_and_data(int argc, char **argv) {
  cudaStream_t stream;
  Progress s = {0, 0, nullptr, nullptr};
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaStreamAddCallback(stream, count_with_status, &s, 0));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@status
  sink = s.calls; // label: status
  CHECK(cudaStreamDestroy(stream));
  return 0;
}
int one_after_the_other(int argc, char **argv) {
  cudaStream_t a, b;
  cudaEvent_t done;
  Progress s = {42, 0, nullptr, nullptr};
  CHECK(cudaStreamCreate(&a));
  CHECK(cudaStreamCreate(&b));
  CHECK(cudaEventCreate(&done));
  CHECK(cudaLaunchHostFunc(a, count, &s));
  CHECK(cudaEventRecord(done, a));
  CHECK(cudaStreamWaitEvent(b, done, 0)); // drop: race@later
  CHECK(cudaLaunchHostFunc(b, count, &s)); // label: later
  CHECK(cudaStreamSynchronize(a));
  CHECK(cudaStreamSynchronize(b));
  CHECK(cudaEventDestroy(done));
  CHECK(cudaStreamDestroy(a));
  CHECK(cudaStreamDestroy(b));
  return s.calls;
}
int both_only_look(int argc, char **argv) {
  cudaStream_t a, b;
  Progress s = {42, 0, nullptr, nullptr};
  CHECK(cudaStreamCreate(&a));
  CHECK(cudaStreamCreate(&b));
  CHECK(cudaLaunchHostFunc(a, look, &s));
  CHECK(cudaLaunchHostFunc(b, look, &s));
  sink = s.value;
  CHECK(cudaStreamSynchronize(a)); // drop: any
  CHECK(cudaStreamSynchronize(b));
  CHECK(cudaStreamDestroy(a));
  CHECK(cudaStreamDestroy(b));
  return 0;
}
int noted_in_a_variable(int argc, char **argv) {
  cudaStream_t stream;
  Progress s = {42, 0, nullptr, nullptr};
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, look_and_note, &s));
  CHECK(cudaStreamSynchronize(stream)); // drop: any
  sink = seen;
  CHECK(cudaStreamDestroy(stream));
  return 0;
}
int written_while_it_is_read(int argc, char **argv) {
  cudaStream_t stream;
  Progress s = {42, 0, nullptr, nullptr};
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, count, &s));
  s.value = 3; // expect: host-race
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  return s.calls;
}
int what_was_set_is_not_what_is_there(int argc, char **argv) { // never: proved
  cudaStream_t stream;
  Progress s = {42, 0, nullptr, nullptr};
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, count, &s));
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  if (s.calls == 1) CHECK(cudaStreamDestroy(stream));
  return 0;
}
int the_next_element(int argc, char **argv) { // never: proved
  cudaStream_t stream;
  int v[2] = {0, 0};
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, second, v));
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  if (v[1]) CHECK(cudaStreamDestroy(stream));
  return 0;
}
int the_element_before(int argc, char **argv) { // never: proved
  cudaStream_t stream;
  int v[2] = {0, 0};
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, one_before, v + 1));
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  if (v[0]) CHECK(cudaStreamDestroy(stream));
  return 0;
}
int by_a_helper(int argc, char **argv) { // never: proved
  cudaStream_t stream;
  Progress s = {42, 0, nullptr, nullptr};
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, put_deep, &s));
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  if (s.calls) CHECK(cudaStreamDestroy(stream));
  return 0;
}
int where_an_address_leads(int argc, char **argv) { // never: proved
  cudaStream_t stream;
  int *n;
  CHECK(cudaMallocHost(&n, sizeof(int)));
  Progress s = {42, 0, n, nullptr};
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, through, &s));
  sink = *n;
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFreeHost(n));
  return 0;
}
int freed_on_the_stream(int argc, char **argv) { // never: proved
  cudaStream_t stream;
  Progress *s = static_cast<Progress *>(calloc(1, sizeof *s));
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, give_back, s));
  CHECK(cudaStreamSynchronize(stream));
  sink = s->calls;
  CHECK(cudaStreamDestroy(stream));
  return 0;
}
int kept_by_the_function(int argc, char **argv) { // never: proved
  cudaStream_t stream;
  Progress s = {42, 0, nullptr, nullptr};
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaStreamCreate(&s.other));
  CHECK(cudaLaunchHostFunc(stream, keep, &s));
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(kept->other));
  CHECK(cudaStreamDestroy(s.other));
  CHECK(cudaStreamDestroy(stream));
  return 0;
}
int a_handle_that_it_takes_away(int argc, char **argv) { // never: proved
  cudaStream_t stream;
  Progress s = {42, 0, nullptr, nullptr};
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaStreamCreate(&s.other));
  cudaStream_t other = s.other;
  CHECK(cudaLaunchHostFunc(stream, forget_other, &s));
  CHECK(cudaStreamSynchronize(stream));
  if (!s.other) CHECK(cudaStreamDestroy(other));
  CHECK(cudaStreamDestroy(other));
  CHECK(cudaStreamDestroy(stream));
  return 0;
}
// A flag that the host waits for: what it orders is not followed.
struct Flag {
  volatile int done;
};
static void CUDART_CB raise(void *p) { static_cast<Flag *>(p)->done = 1; }
int a_flag_that_the_host_waits_for(int argc, char **argv) { // undecided: O0 O1
  cudaStream_t stream;
  Flag flag = {0};
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, raise, &flag));
  while (!flag.done) {
  }
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  return 0;
}

// Which memory it is, and how the function goes through it.
static void CUDART_CB clear(void *p) { memset(p, 0, 4 * sizeof(int)); }
static void CUDART_CB fill(void *p) {
  for (int i = 3; i >= 0; i--) static_cast<int *>(p)[i] = i;
}
static void (*const table[])(void *) = {second, fill};

int memory_of_the_device(int argc, char **argv) { // never: proved
  cudaStream_t stream;
  int *device;
  CHECK(cudaMalloc(&device, 2 * sizeof(int)));
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, second, device));
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(device));
  return 0;
}
int memory_of_the_device_on_one_way(int argc, char **argv) { // never: proved
  cudaStream_t stream;
  int *device, v[2] = {0, 0};
  CHECK(cudaMalloc(&device, 2 * sizeof(int)));
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, second, argc > 1 ? device : v));
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(device));
  return 0;
}
int memory_of_the_device_only_read(int argc, char **argv) { // never: proved
  cudaStream_t stream;
  Progress *device;
  CHECK(cudaMalloc(&device, sizeof *device));
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, look, device));
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(device));
  return 0;
}
int memory_of_both(int argc, char **argv) {
  cudaStream_t stream;
  int *managed;
  CHECK(cudaMallocManaged(&managed, 2 * sizeof(int)));
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, second, managed));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@managed
  sink = managed[1]; // label: managed
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(managed));
  return 0;
}
int pinned_memory(int argc, char **argv) {
  cudaStream_t stream;
  int *pinned;
  CHECK(cudaMallocHost(&pinned, 2 * sizeof(int)));
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, second, pinned));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@pinned
  sink = pinned[1]; // label: pinned
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFreeHost(pinned));
  return 0;
}
int cleared(int argc, char **argv) { // never: proved
  cudaStream_t stream;
  int v[4] = {1, 1, 1, 1};
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, clear, v));
  sink = v[3];
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  return 0;
}
int filled_from_the_end(int argc, char **argv) { // never: proved
  cudaStream_t stream;
  int v[4] = {1, 1, 1, 1};
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, fill, v));
  sink = v[0];
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  return 0;
}
int one_of_a_table(int argc, char **argv) { // never: proved
  cudaStream_t stream;
  int v[4] = {1, 1, 1, 1};
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, table[argc & 1], v));
  sink = v[1];
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  return 0;
}
int after_its_stream(int argc, char **argv) { // never: proved
  cudaStream_t stream;
  int v[2] = {0, 0};
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaLaunchHostFunc(stream, second, v));
  return 0;
}
static int shared_with_it[2];
int a_variable_of_the_program(int argc, char **argv) { // never: proved
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, second, shared_with_it));
  shared_with_it[1] = 2;
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  return shared_with_it[1];
}

// Functions that access what they are given only if something holds.
static void CUDART_CB if_there_is_any(void *p) {
  if (p) *static_cast<int *>(p) = 1;
}
static int asked_for;
static void CUDART_CB if_asked_for(void *p) {
  if (asked_for) *static_cast<int *>(p) = 1;
}
int nothing_is_given(int argc, char **argv) {
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaLaunchHostFunc(stream, if_there_is_any, nullptr));
  CHECK(cudaStreamSynchronize(stream)); // drop: none
  CHECK(cudaStreamDestroy(stream)); // double: stream-double-destroy
  return 0;
}
int memory_of_the_device_that_is_left_alone(int argc, char **argv) { // undecided: O0 O1
  cudaStream_t stream;
  int *device;
  CHECK(cudaMalloc(&device, sizeof(int)));
  CHECK(cudaStreamCreate(&stream));
  asked_for = 0;
  CHECK(cudaLaunchHostFunc(stream, if_asked_for, device));
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(device));
  return 0;
}
int memory_of_the_device_that_is_not(int argc, char **argv) { // never: proved
  cudaStream_t stream;
  int *device;
  CHECK(cudaMalloc(&device, sizeof(int)));
  CHECK(cudaStreamCreate(&stream));
  asked_for = 1;
  CHECK(cudaLaunchHostFunc(stream, if_asked_for, device));
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(device));
  return 0;
}
