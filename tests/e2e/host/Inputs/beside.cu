// Handles in structures beside bytes that copies and library calls write.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CHECK(call)                                                        \
  do {                                                                     \
    cudaError_t status = (call);                                           \
    if (status != cudaSuccess) {                                           \
      fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(status));      \
      exit(1);                                                             \
    }                                                                      \
  } while (0)

struct Context {
  int before;
  cudaStream_t stream;
  int result, spare;
  cudaStream_t other;
  float elapsed;
  char name[12];
  cudaEvent_t start, stop;
  size_t free, total;
  time_t when;
};
static volatile int sink;
static Context global;

static __attribute__((noinline)) void fetch(Context *c, const int *device) {
  CHECK(cudaMemcpyAsync(&c->result, device, sizeof(int), cudaMemcpyDeviceToHost, c->stream));
}
static __attribute__((noinline)) void fetch_into(int *result, const int *device, cudaStream_t stream) {
  CHECK(cudaMemcpyAsync(result, device, sizeof(int), cudaMemcpyDeviceToHost, stream));
}
static __attribute__((noinline)) void fetch_further(int *result, const int *device, int n) {
  if (n) {
    fetch_further(result + 1, device, n - 1);
    return;
  }
  CHECK(cudaMemcpyAsync(result, device, sizeof(int), cudaMemcpyDeviceToHost, 0));
}

int result_of_a_copy(int argc, char **argv) {
  int *device;
  Context c;
  CHECK(cudaMalloc(&device, sizeof(int)));
  CHECK(cudaStreamCreate(&c.stream));
  CHECK(cudaMemsetAsync(device, 0, sizeof(int), c.stream));
  CHECK(cudaMemcpyAsync(&c.result, device, sizeof(int), cudaMemcpyDeviceToHost, c.stream));
  CHECK(cudaStreamSynchronize(c.stream)); // drop: host-race@used
  sink = c.result; // label: used
  CHECK(cudaStreamDestroy(c.stream)); // double: stream-double-destroy
  CHECK(cudaFree(device));
  return 0;
}
int on_the_heap(int argc, char **argv) {
  int *device;
  Context *c = static_cast<Context *>(malloc(sizeof *c));
  CHECK(cudaMalloc(&device, sizeof(int)));
  CHECK(cudaStreamCreate(&c->stream));
  CHECK(cudaMemcpyAsync(&c->result, device, sizeof(int), cudaMemcpyDeviceToHost, c->stream));
  CHECK(cudaStreamSynchronize(c->stream)); // drop: host-race@heap
  sink = c->result; // label: heap
  CHECK(cudaStreamDestroy(c->stream)); // double: stream-double-destroy
  CHECK(cudaFree(device));
  free(c);
  return 0;
}
int in_a_global(int argc, char **argv) {
  int *device;
  CHECK(cudaMalloc(&device, sizeof(int)));
  CHECK(cudaStreamCreate(&global.stream));
  CHECK(cudaMemcpyAsync(&global.result, device, sizeof(int), cudaMemcpyDeviceToHost, global.stream));
  CHECK(cudaStreamSynchronize(global.stream)); // drop: host-race@global
  sink = global.result; // label: global
  CHECK(cudaStreamDestroy(global.stream)); // double: stream-double-destroy
  CHECK(cudaFree(device));
  return 0;
}
int by_a_helper(int argc, char **argv) {
  int *device;
  Context c;
  CHECK(cudaMalloc(&device, sizeof(int)));
  CHECK(cudaStreamCreate(&c.stream));
  fetch(&c, device);
  fetch_into(&c.spare, device, c.stream);
  CHECK(cudaStreamSynchronize(c.stream)); // drop: host-race@helper
  sink = c.result; // label: helper
  CHECK(cudaStreamDestroy(c.stream)); // double: stream-double-destroy
  CHECK(cudaFree(device));
  return 0;
}
int timed(int argc, char **argv) {
  Context c;
  CHECK(cudaEventCreate(&c.start));
  CHECK(cudaEventCreate(&c.stop));
  CHECK(cudaEventRecord(c.start, 0));
  CHECK(cudaEventRecord(c.stop, 0));
  CHECK(cudaEventSynchronize(c.stop));
  CHECK(cudaEventElapsedTime(&c.elapsed, c.start, c.stop));
  printf("%f\n", c.elapsed);
  CHECK(cudaEventDestroy(c.start)); // double: event-double-destroy
  CHECK(cudaEventDestroy(c.stop)); // double: event-double-destroy
  return 0;
}
int asked_and_printed(int argc, char **argv) {
  Context c;
  CHECK(cudaStreamCreate(&c.stream));
  CHECK(cudaEventCreate(&c.start));
  CHECK(cudaMemGetInfo(&c.free, &c.total));
  c.when = time(&c.when);
  snprintf(c.name, sizeof c.name, "%d", argc);
  puts(c.name);
  if (scanf("%d", &c.result) == 1) printf("%d\n", c.result);
  CHECK(cudaEventDestroy(c.start)); // double: event-double-destroy
  CHECK(cudaStreamDestroy(c.stream)); // double: stream-double-destroy
  return 0;
}
int what_lies_beside_is_read(int argc, char **argv) {
  int *device;
  Context c;
  CHECK(cudaMalloc(&device, sizeof(int)));
  CHECK(cudaStreamCreate(&c.stream));
  c.before = argc;
  CHECK(cudaMemcpyAsync(&c.result, device, sizeof(int), cudaMemcpyDeviceToHost, c.stream));
  sink = c.before;
  CHECK(cudaStreamSynchronize(c.stream)); // drop: any
  CHECK(cudaStreamDestroy(c.stream));
  CHECK(cudaFree(device));
  return 0;
}
int copied_with_all_its_members(int argc, char **argv) {
  int *device;
  Context c, other;
  CHECK(cudaMalloc(&device, sizeof(int)));
  CHECK(cudaStreamCreate(&c.stream));
  CHECK(cudaMemcpyAsync(&c.result, device, sizeof(int), cudaMemcpyDeviceToHost, c.stream));
  CHECK(cudaStreamSynchronize(c.stream));
  other = c;
  CHECK(cudaStreamDestroy(other.stream));
  if (argc == 3) CHECK(cudaStreamDestroy(c.stream)); // expect: stream-double-destroy
  CHECK(cudaFree(device));
  return 0;
}
int null_beside(int argc, char **argv) {
  int *device;
  Context c = {};
  CHECK(cudaMalloc(&device, sizeof(int)));
  CHECK(cudaMemcpyAsync(&c.result, device, sizeof(int), cudaMemcpyDeviceToHost, 0));
  CHECK(cudaStreamSynchronize(0));
  if (argc == 2) CHECK(cudaStreamCreate(&c.other));
  CHECK(cudaStreamDestroy(c.other)); // expect: null-handle
  CHECK(cudaFree(device));
  return 0;
}
int null_by_what_was_written(int argc, char **argv) { // never: proved
  int *device;
  Context c = {};
  CHECK(cudaMalloc(&device, sizeof(int)));
  CHECK(cudaMemcpyAsync(&c.result, device, sizeof(int), cudaMemcpyDeviceToHost, 0));
  CHECK(cudaStreamSynchronize(0));
  if (c.result) CHECK(cudaStreamCreate(&c.other));
  CHECK(cudaStreamDestroy(c.other));
  CHECK(cudaFree(device));
  return 0;
}
int unset_beside(int argc, char **argv) {
  int *device;
  Context *c = static_cast<Context *>(malloc(sizeof *c));
  CHECK(cudaMalloc(&device, sizeof(int)));
  CHECK(cudaMemcpyAsync(&c->result, device, sizeof(int), cudaMemcpyDeviceToHost, 0));
  CHECK(cudaStreamSynchronize(0));
  if (argc == 2) CHECK(cudaStreamCreate(&c->other));
  CHECK(cudaStreamDestroy(c->other)); // expect: undefined-handle
  CHECK(cudaFree(device));
  free(c);
  return 0;
}

// What is written goes over a handle.
int one_byte_too_far(int argc, char **argv) { // never: proved
  int *device;
  Context c;
  CHECK(cudaMalloc(&device, 16));
  CHECK(cudaStreamCreate(&c.other));
  CHECK(cudaMemcpyAsync(&c.result, device, 2 * sizeof(int) + 1, cudaMemcpyDeviceToHost, 0));
  CHECK(cudaStreamSynchronize(0));
  CHECK(cudaStreamDestroy(c.other));
  CHECK(cudaFree(device));
  return 0;
}
int as_many_as_it_is_told(int argc, char **argv) { // never: proved
  int *device;
  Context c;
  CHECK(cudaMalloc(&device, 1024));
  CHECK(cudaStreamCreate(&c.other));
  CHECK(cudaMemcpyAsync(&c.result, device, argc * sizeof(int), cudaMemcpyDeviceToHost, 0));
  CHECK(cudaStreamSynchronize(0));
  CHECK(cudaStreamDestroy(c.other));
  CHECK(cudaFree(device));
  return 0;
}
int as_many_behind_it(int argc, char **argv) {
  int *device;
  Context c;
  CHECK(cudaMalloc(&device, 1024));
  CHECK(cudaStreamCreate(&c.stream));
  CHECK(cudaMemcpyAsync(&c.result, device, (argc & 1) * sizeof(int), cudaMemcpyDeviceToHost, 0));
  CHECK(cudaStreamSynchronize(0));
  sink = c.result;
  CHECK(cudaStreamDestroy(c.stream)); // double: stream-double-destroy
  CHECK(cudaFree(device));
  return 0;
}
int before_the_member(int argc, char **argv) { // never: proved
  int *device;
  Context c;
  CHECK(cudaMalloc(&device, 16));
  CHECK(cudaStreamCreate(&c.stream));
  CHECK(cudaMemcpyAsync(&c.result - 2, device, 8, cudaMemcpyDeviceToHost, 0));
  CHECK(cudaStreamSynchronize(0));
  CHECK(cudaStreamDestroy(c.stream));
  CHECK(cudaFree(device));
  return 0;
}
int at_a_place_that_is_told(int argc, char **argv) { // never: proved
  int *device;
  Context c;
  CHECK(cudaMalloc(&device, 16));
  CHECK(cudaStreamCreate(&c.stream));
  CHECK(cudaMemcpyAsync(&c.result + argc, device, 4, cudaMemcpyDeviceToHost, 0));
  CHECK(cudaStreamSynchronize(0));
  CHECK(cudaStreamDestroy(c.stream));
  CHECK(cudaFree(device));
  return 0;
}
int further_in_each_call(int argc, char **argv) { // never: proved
  int *device;
  Context c;
  CHECK(cudaMalloc(&device, 16));
  CHECK(cudaStreamCreate(&c.other));
  fetch_further(&c.result, device, argc);
  CHECK(cudaStreamSynchronize(0));
  CHECK(cudaStreamDestroy(c.other));
  CHECK(cudaFree(device));
  return 0;
}
int rows_over_the_next_element(int argc, char **argv) { // never: proved
  int *device;
  Context c[2];
  CHECK(cudaMalloc(&device, 128));
  CHECK(cudaStreamCreate(&c[1].other));
  CHECK(cudaMemcpy2DAsync(&c[0].result, sizeof(Context), device, 64, 16, 2, cudaMemcpyDeviceToHost, 0));
  CHECK(cudaStreamSynchronize(0));
  CHECK(cudaStreamDestroy(c[1].other));
  CHECK(cudaFree(device));
  return 0;
}
int the_handle_itself(int argc, char **argv) { // never: proved
  int *device;
  Context c;
  CHECK(cudaMalloc(&device, 16));
  CHECK(cudaStreamCreate(&c.stream));
  CHECK(cudaStreamCreate(&c.other));
  CHECK(cudaMemcpyAsync(&c.other, device, 8, cudaMemcpyDeviceToHost, c.stream));
  CHECK(cudaStreamSynchronize(c.stream));
  CHECK(cudaStreamDestroy(c.other));
  CHECK(cudaStreamDestroy(c.stream));
  CHECK(cudaFree(device));
  return 0;
}
int a_text_that_is_too_long(int argc, char **argv) { // never: proved
  Context c;
  CHECK(cudaEventCreate(&c.start));
  snprintf(c.name, 32, "%d", argc);
  puts(c.name);
  CHECK(cudaEventDestroy(c.start));
  return 0;
}
int a_text_of_any_length(int argc, char **argv) { // never: proved
  Context c;
  CHECK(cudaEventCreate(&c.start));
  sprintf(c.name, "%d", argc);
  puts(c.name);
  CHECK(cudaEventDestroy(c.start));
  return 0;
}
int read_with_the_next_member(int argc, char **argv) { // never: proved
  struct Words {
    size_t first, second;
  } words;
  int *device;
  Context c;
  CHECK(cudaMalloc(&device, 16));
  CHECK(cudaStreamCreate(&c.other));
  CHECK(cudaMemcpyAsync(&c.result, device, 4, cudaMemcpyDeviceToHost, 0));
  CHECK(cudaStreamSynchronize(0));
  memcpy(&words, &c.result, sizeof words);
  CHECK(cudaStreamDestroy(reinterpret_cast<cudaStream_t>(words.second)));
  CHECK(cudaStreamDestroy(c.other));
  CHECK(cudaFree(device));
  return 0;
}

// Other ways to the same bytes.
union Either {
  cudaStream_t stream;
  int words[4];
};
struct Holder {
  int *result;
};
static __attribute__((noinline)) void fetch_held(Holder *h, const int *device, size_t bytes) {
  CHECK(cudaMemcpyAsync(h->result, device, bytes, cudaMemcpyDeviceToHost, 0));
}
static __attribute__((noinline)) Context make_and_fetch(const int *device) {
  Context c;
  CHECK(cudaStreamCreate(&c.other));
  CHECK(cudaMemcpyAsync(&c.result, device, 16, cudaMemcpyDeviceToHost, 0));
  return c;
}
int by_reference(int argc, char **argv) {
  int *device;
  Context c;
  CHECK(cudaMalloc(&device, 16));
  CHECK(cudaStreamCreate(&c.other));
  auto fetch = [&] { CHECK(cudaMemcpyAsync(&c.result, device, 4, cudaMemcpyDeviceToHost, c.other)); };
  fetch();
  CHECK(cudaStreamSynchronize(c.other)); // drop: host-race@reference
  sink = c.result; // label: reference
  CHECK(cudaStreamDestroy(c.other)); // double: stream-double-destroy
  CHECK(cudaFree(device));
  return 0;
}
int by_reference_too_far(int argc, char **argv) { // never: proved
  int *device;
  Context c;
  CHECK(cudaMalloc(&device, 16));
  CHECK(cudaStreamCreate(&c.other));
  auto fetch = [&] { CHECK(cudaMemcpyAsync(&c.result, device, 16, cudaMemcpyDeviceToHost, 0)); };
  fetch();
  CHECK(cudaStreamSynchronize(0));
  CHECK(cudaStreamDestroy(c.other));
  CHECK(cudaFree(device));
  return 0;
}
int behind_a_stream(int argc, char **argv) {
  int *device;
  Either e;
  CHECK(cudaMalloc(&device, 16));
  CHECK(cudaStreamCreate(&e.stream));
  CHECK(cudaMemcpyAsync(&e.words[2], device, 8, cudaMemcpyDeviceToHost, e.stream));
  CHECK(cudaStreamSynchronize(e.stream));
  CHECK(cudaStreamDestroy(e.stream)); // double: stream-double-destroy
  CHECK(cudaFree(device));
  return 0;
}
int over_half_of_a_stream(int argc, char **argv) { // never: proved
  int *device;
  Either e;
  CHECK(cudaMalloc(&device, 16));
  CHECK(cudaStreamCreate(&e.stream));
  CHECK(cudaMemcpyAsync(&e.words[1], device, 4, cudaMemcpyDeviceToHost, 0));
  CHECK(cudaStreamSynchronize(0));
  CHECK(cudaStreamDestroy(e.stream));
  CHECK(cudaFree(device));
  return 0;
}
int by_an_address_in_a_structure(int argc, char **argv) { // never: proved
  int *device;
  Context c;
  Holder h = {&c.result};
  CHECK(cudaMalloc(&device, 16));
  CHECK(cudaStreamCreate(&c.other));
  fetch_held(&h, device, 16);
  CHECK(cudaStreamSynchronize(0));
  CHECK(cudaStreamDestroy(c.other));
  CHECK(cudaFree(device));
  return 0;
}
int returned_as_a_whole(int argc, char **argv) { // never: proved
  int *device;
  CHECK(cudaMalloc(&device, 16));
  Context c = make_and_fetch(device);
  CHECK(cudaStreamSynchronize(0));
  CHECK(cudaStreamDestroy(c.other));
  CHECK(cudaFree(device));
  return 0;
}
int one_after_the_other(int argc, char **argv) { // never: proved
  int *device;
  Context c;
  CHECK(cudaMalloc(&device, 16));
  CHECK(cudaStreamCreate(&c.other));
  for (int *r = &c.result; r < &c.result + argc; r++) CHECK(cudaMemcpyAsync(r, device, 4, cudaMemcpyDeviceToHost, 0));
  CHECK(cudaStreamSynchronize(0));
  CHECK(cudaStreamDestroy(c.other));
  CHECK(cudaFree(device));
  return 0;
}
int as_long_as_the_format_says(int argc, char **argv) {
  Context c;
  CHECK(cudaEventCreate(&c.start));
  if (sscanf(argv[0], "%11s", c.name) == 1) puts(c.name);
  CHECK(cudaEventDestroy(c.start)); // double: event-double-destroy
  return 0;
}
int longer_than_the_member(int argc, char **argv) { // never: proved
  Context c;
  CHECK(cudaEventCreate(&c.start));
  if (sscanf(argv[0], "%16s", c.name) == 1) puts(c.name);
  CHECK(cudaEventDestroy(c.start));
  return 0;
}
int a_larger_number(int argc, char **argv) { // never: proved
  Context c;
  CHECK(cudaStreamCreate(&c.other));
  if (sscanf(argv[0], "%ld", reinterpret_cast<long *>(&c.spare)) == 1) puts(argv[0]);
  CHECK(cudaStreamDestroy(c.other));
  return 0;
}
int set_by_the_device_and_copied(int argc, char **argv) { // undecided: O0 O1
  cudaStream_t *device;
  Context *c = static_cast<Context *>(malloc(sizeof *c)), *copy = static_cast<Context *>(malloc(sizeof *c));
  CHECK(cudaMalloc(&device, sizeof *device));
  CHECK(cudaStreamCreate(&c->stream));
  CHECK(cudaMemcpy(device, &c->stream, sizeof *device, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(&c->other, device, sizeof *device, cudaMemcpyDeviceToHost));
  memcpy(copy, c, sizeof *c);
  CHECK(cudaStreamSynchronize(copy->other));
  CHECK(cudaStreamDestroy(copy->stream));
  CHECK(cudaFree(device));
  free(c);
  free(copy);
  return 0;
}
int null_beside_what_was_copied(int argc, char **argv) {
  int *device;
  Context *c = static_cast<Context *>(calloc(1, sizeof *c)), *copy = static_cast<Context *>(malloc(sizeof *c));
  CHECK(cudaMalloc(&device, 16));
  CHECK(cudaMemcpy(&c->result, device, 4, cudaMemcpyDeviceToHost));
  memcpy(copy, c, sizeof *c);
  CHECK(cudaStreamDestroy(copy->other)); // expect: null-handle
  CHECK(cudaFree(device));
  free(c);
  free(copy);
  return 0;
}
