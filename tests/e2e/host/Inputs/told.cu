// What functions tell, and what they were told before: a number that the program has set is that, and one that comes twice is one. How the marks are
// read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { BYTES = 4096 };
#define CHECK(call)                                                   \
  do {                                                                \
    cudaError_t status = (call);                                      \
    if (status != cudaSuccess) {                                      \
      fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(status)); \
      exit(1);                                                        \
    }                                                                 \
  } while (0)

struct Copy {
  cudaStream_t stream;
  int *host, *device;
};
static Copy begin_copy() {
  Copy c;
  CHECK(cudaStreamCreate(&c.stream));
  CHECK(cudaMallocHost((void **)&c.host, BYTES));
  CHECK(cudaMalloc((void **)&c.device, BYTES));
  CHECK(cudaMemcpyAsync(c.host, c.device, BYTES, cudaMemcpyDeviceToHost, c.stream));
  return c;
}
static void wait_for(Copy c) { CHECK(cudaStreamSynchronize(c.stream)); }
static int end_copy(Copy c) {
  CHECK(cudaStreamSynchronize(c.stream));
  CHECK(cudaFree(c.device));
  CHECK(cudaFreeHost(c.host));
  CHECK(cudaStreamDestroy(c.stream));
  return 0;
}

int devices_and_text(int argc, char **argv) {
  int devices, rounds = argc > 1 ? atoi(argv[1]) : 100, sum = 0;
  CHECK(cudaGetDeviceCount(&devices));
  if (devices < 2) return 1;
  Copy c = begin_copy();
  for (int i = 0; i < rounds; i++) sum += argv[i][0];
  if (rounds < 50) wait_for(c); // drop: host-race@devices_and_text
  if (rounds < 50) sum += c.host[0]; // label: devices_and_text
  return end_copy(c) + sum;
}
int properties_and_text(int argc, char **argv) {
  cudaDeviceProp properties;
  CHECK(cudaGetDeviceProperties(&properties, 0));
  int rounds = argc > 1 ? atoi(argv[1]) : 100, sum = 0;
  if (properties.major < 6) return 1;
  Copy c = begin_copy();
  if (rounds < 50) wait_for(c);
  if (rounds < 50) sum += c.host[0];
  return end_copy(c) + sum;
}

int right_time_twice() { // undecided: O0 O1
  Copy c = begin_copy();
  time_t t, given = time(&t);
  if (given == t) wait_for(c);
  int first = c.host[0];
  return end_copy(c) + first;
}
int right_device_that_was_set() { // undecided: O0 O1
  int device;
  CHECK(cudaSetDevice(0));
  CHECK(cudaGetDevice(&device));
  Copy c = begin_copy();
  if (device == 0) wait_for(c);
  int first = c.host[0];
  return end_copy(c) + first;
}
int right_device_of_a_text(int argc, char **argv) { // undecided: O0 O1
  int device = atoi(argv[1]), now;
  CHECK(cudaSetDevice(device));
  CHECK(cudaGetDevice(&now));
  Copy c = begin_copy();
  if (device == now) wait_for(c);
  int first = c.host[0];
  return end_copy(c) + first;
}
int right_device_below_the_count() { // undecided: O0 O1
  int device, devices;
  CHECK(cudaGetDevice(&device));
  CHECK(cudaGetDeviceCount(&devices));
  Copy c = begin_copy();
  if (device < devices) wait_for(c);
  int first = c.host[0];
  return end_copy(c) + first;
}
int right_count_twice() { // undecided: O0 O1
  int devices, again;
  CHECK(cudaGetDeviceCount(&devices));
  Copy c = begin_copy();
  CHECK(cudaGetDeviceCount(&again));
  if (devices == again) wait_for(c);
  int first = c.host[0];
  return end_copy(c) + first;
}
int right_text_below_the_count(int argc, char **argv) { // undecided: O0
  int devices, device = atoi(argv[1]);
  CHECK(cudaGetDeviceCount(&devices));
  if (device > devices) device = devices;
  Copy c = begin_copy();
  if (device <= devices) wait_for(c);
  int first = c.host[0];
  return end_copy(c) + first;
}
int right_line_of_text() { // undecided: O0 O1
  char line[64] = "";
  if (!fgets(line, sizeof line, stdin)) return 1;
  int number = atoi(line);
  Copy c = begin_copy();
  if (!(line[0] == '5' && !line[1] && number != 5)) wait_for(c);
  int first = c.host[0];
  return end_copy(c) + first;
}
int right_free_memory() { // undecided: O0 O1
  size_t free_bytes, all_bytes;
  CHECK(cudaMemGetInfo(&free_bytes, &all_bytes));
  Copy c = begin_copy();
  if (free_bytes <= all_bytes) wait_for(c);
  int first = c.host[0];
  return end_copy(c) + first;
}
int right_limit_that_was_set(int argc, char **argv) { // undecided: O0 O1
  size_t wanted = atoi(argv[1]), limit;
  CHECK(cudaDeviceSetLimit(cudaLimitMallocHeapSize, wanted));
  CHECK(cudaDeviceGetLimit(&limit, cudaLimitMallocHeapSize));
  Copy c = begin_copy();
  if (limit >= wanted) wait_for(c);
  int first = c.host[0];
  return end_copy(c) + first;
}

// No machine has less than no devices.
void right_count_below_zero() { // undecided: O0 O1
  int count;
  if (cudaGetDeviceCount(&count) != cudaSuccess) return;
  cudaStream_t s;
  cudaStreamCreate(&s);
  if (count < 0) cudaStreamDestroy(s);
  cudaStreamDestroy(s);
}

void count_of_one() {
  int count;
  if (cudaGetDeviceCount(&count) != cudaSuccess) return;
  cudaStream_t s;
  cudaStreamCreate(&s);
  if (count < 2) cudaStreamDestroy(s);
  cudaStreamDestroy(s); // expect: stream-double-destroy
}
