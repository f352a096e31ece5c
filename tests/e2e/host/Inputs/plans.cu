// Arrays of structures with handles in them, beside bytes of each that copies and library calls write; how many there are is known at run time only.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(call)                                                        \
  do {                                                                     \
    cudaError_t status = (call);                                           \
    if (status != cudaSuccess) {                                           \
      fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(status));      \
      exit(1);                                                             \
    }                                                                      \
  } while (0)

struct Plan {
  int *device;
  cudaStream_t stream;
  int result, spare;
  cudaEvent_t done;
  float elapsed;
};
static volatile int sink;
__global__ void through(int **table) { *table[0] = 1; }

static Plan *make(int n) {
  Plan *p = static_cast<Plan *>(malloc(n * sizeof *p));
  for (int i = 0; i < n; i++) {
    CHECK(cudaMalloc(&p[i].device, 1024));
    CHECK(cudaStreamCreate(&p[i].stream));
    CHECK(cudaEventCreate(&p[i].done));
  }
  return p;
}
static void end(Plan *p, int n) {
  for (int i = 0; i < n; i++) {
    CHECK(cudaEventDestroy(p[i].done));
    CHECK(cudaStreamDestroy(p[i].stream));
    CHECK(cudaFree(p[i].device));
  }
  free(p);
}

int results_of_all(int argc, char **argv) {
  int n = argc;
  Plan *p = make(n);
  for (int i = 0; i < n; i++) CHECK(cudaMemcpyAsync(&p[i].result, p[i].device, sizeof(int), cudaMemcpyDeviceToHost, p[i].stream));
  for (int i = 0; i < n; i++) CHECK(cudaStreamSynchronize(p[i].stream)); // drop: any
  for (int i = 0; i < n; i++) sink = p[i].result;
  end(p, n); // double: any
  return 0;
}
int timed(int argc, char **argv) {
  int n = argc;
  cudaEvent_t begin;
  Plan *p = make(n);
  CHECK(cudaEventCreate(&begin));
  CHECK(cudaEventRecord(begin, 0));
  for (int i = 0; i < n; i++) CHECK(cudaEventRecord(p[i].done, p[i].stream));
  for (int i = 0; i < n; i++) {
    CHECK(cudaEventSynchronize(p[i].done));
    CHECK(cudaEventElapsedTime(&p[i].elapsed, begin, p[i].done));
    printf("%f\n", p[i].elapsed);
  }
  CHECK(cudaEventDestroy(begin));
  end(p, n); // double: any
  return 0;
}
int some_are_asked(int argc, char **argv) {
  int n = argc;
  Plan *p = make(n);
  for (int i = 0; i < n; i++)
    if (scanf("%d", &p[i].spare) != 1) p[i].spare = 0;
  for (int i = 0; i < n; i++) printf("%d\n", p[i].spare);
  end(p, n); // double: any
  return 0;
}
int twice_by_index(int argc, char **argv) {
  int n = argc;
  Plan *p = make(n);
  for (int i = 0; i < n; i++) CHECK(cudaMemcpyAsync(&p[i].result, p[i].device, sizeof(int), cudaMemcpyDeviceToHost, p[i].stream));
  for (int i = 0; i < n; i++) CHECK(cudaStreamSynchronize(p[i].stream));
  for (int i = 0; i < n; i++) CHECK(cudaStreamDestroy(p[i].stream));
  for (int i = 0; i < n; i++) CHECK(cudaStreamDestroy(p[i].stream)); // expect: stream-double-destroy
  return 0;
}

// What is written goes over a handle, of this element or of another.
int over_the_next_member(int argc, char **argv) { // never: proved
  int n = argc;
  Plan *p = make(n);
  for (int i = 0; i < n; i++) CHECK(cudaMemcpy(&p[i].result, p[i].device, 2 * sizeof(int) + 1, cudaMemcpyDeviceToHost));
  end(p, n);
  return 0;
}
int over_the_next_element(int argc, char **argv) { // never: proved
  int n = argc;
  Plan *p = make(n);
  for (int i = 0; i < n - 1; i++) CHECK(cudaMemcpy(&p[i].elapsed, p[i].device, 12, cudaMemcpyDeviceToHost));
  end(p, n);
  return 0;
}
int over_a_whole_element(int argc, char **argv) { // never: proved
  int n = argc;
  Plan *p = make(n);
  for (int i = 0; i < n; i++) CHECK(cudaMemcpy(&p[i], p[i].device, sizeof(Plan), cudaMemcpyDeviceToHost));
  end(p, n);
  return 0;
}
int over_one_handle(int argc, char **argv) { // never: proved
  int n = argc, *device;
  Plan *p = make(n);
  CHECK(cudaMalloc(&device, 16));
  if (n > 5) CHECK(cudaMemcpy(&p[3].stream, device, sizeof(cudaStream_t), cudaMemcpyDeviceToHost));
  CHECK(cudaFree(device));
  end(p, n);
  return 0;
}
int before_the_member(int argc, char **argv) { // never: proved
  int n = argc;
  Plan *p = make(n);
  for (int i = 0; i < n; i++) CHECK(cudaMemcpy(&p[i].result - 1, p[i].device, sizeof(int), cudaMemcpyDeviceToHost));
  end(p, n);
  return 0;
}
int into_the_element_before(int argc, char **argv) { // never: proved
  int n = argc;
  Plan *p = make(n);
  for (int i = 1; i < n; i++) CHECK(cudaMemcpy(reinterpret_cast<char *>(&p[i]) - 16, p[i].device, 8, cudaMemcpyDeviceToHost));
  end(p, n);
  return 0;
}
int over_several(int argc, char **argv) { // never: proved
  int n = argc, *device;
  Plan *p = make(n);
  CHECK(cudaMalloc(&device, 1 << 20));
  CHECK(cudaMemcpy(&p[0].result, device, n * sizeof(int), cudaMemcpyDeviceToHost));
  CHECK(cudaFree(device));
  end(p, n);
  return 0;
}
int by_rows(int argc, char **argv) { // never: proved
  int n = argc, *device;
  Plan *p = make(n);
  CHECK(cudaMalloc(&device, 1 << 20));
  if (n > 2) CHECK(cudaMemcpy2D(&p[0].result, sizeof(Plan), device, 64, 12, 2, cudaMemcpyDeviceToHost));
  CHECK(cudaFree(device));
  end(p, n);
  return 0;
}
int by_what_was_written(int argc, char **argv) { // never: proved
  int n = argc;
  Plan *p = make(n);
  for (int i = 0; i < n; i++) p[i].result = 0;
  for (int i = 0; i < n; i++) CHECK(cudaMemcpy(&p[i].result, p[i].device, sizeof(int), cudaMemcpyDeviceToHost));
  for (int i = 0; i < n; i++)
    if (p[i].result) CHECK(cudaStreamDestroy(p[i].stream));
  end(p, n);
  return 0;
}
int addresses_go_to_a_kernel(int argc, char **argv) { // never: proved
  int n = argc, **table;
  Plan *p = make(n);
  CHECK(cudaMalloc(&table, 64));
  CHECK(cudaMemcpy(table, &p[0].device, sizeof(int *), cudaMemcpyHostToDevice));
  through<<<1, 1, 0, p[0].stream>>>(table);
  for (int i = 0; i < n; i++) CHECK(cudaMemsetAsync(p[i].device, 0, 4, 0));
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(table));
  end(p, n);
  return 0;
}
