// What the runtime says of the machine goes together: one that has what several questions ask for is there, one that is contradictory need not be.
#include <cuda_runtime.h>
#include <stdlib.h>

static void begin(float **d) { cudaMalloc((void **)d, 4096); }

void capable() {
  cudaDeviceProp p;
  float *d;
  cudaGetDeviceProperties(&p, 0);
  if (!p.managedMemory || !p.concurrentManagedAccess) return;
  begin(&d);
  cudaFree(d);
}
void capable_twice() {
  cudaDeviceProp p;
  float *d;
  cudaGetDeviceProperties(&p, 0);
  if (!p.managedMemory || !p.concurrentManagedAccess) return;
  begin(&d);
  cudaFree(d);
  cudaFree(d); // expect: double-free
}
void several_attributes() {
  int major = 0, pools = 0, count = 0;
  float *d;
  cudaGetDeviceCount(&count);
  if (count < 1) exit(1);
  cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, 0);
  cudaDeviceGetAttribute(&pools, cudaDevAttrMemoryPoolsSupported, 0);
  if (major < 7 || !pools) exit(1);
  begin(&d);
  cudaFree(d);
  cudaFree(d); // expect: double-free
}
void both_peers() {
  int there = 0, back = 0, count = 0;
  float *d;
  cudaGetDeviceCount(&count);
  if (count < 2) return;
  cudaDeviceCanAccessPeer(&there, 0, 1);
  cudaDeviceCanAccessPeer(&back, 1, 0);
  if (!there || !back) return;
  begin(&d);
  cudaFree(d);
  cudaFree(d); // expect: double-free
}
void devices_in_turn() {
  int count = 0, best = 0, most = 0;
  float *d;
  cudaGetDeviceCount(&count);
  for (int i = 0; i < count; i++) {
    cudaDeviceProp p;
    cudaGetDeviceProperties(&p, i);
    if (p.multiProcessorCount > most) most = p.multiProcessorCount, best = i;
  }
  if (!most) return;
  begin(&d);
  if (best == 0) cudaFree(d);
  cudaFree(d); // expect: double-free
}
// What no machine need be is not said to happen.
void new_and_unable() { // undecided: O0 O1
  cudaDeviceProp p;
  float *d;
  cudaGetDeviceProperties(&p, 0);
  begin(&d);
  cudaFree(d);
  if (p.major >= 8 && !p.managedMemory) cudaFree(d);
}
void one_way_only() { // undecided: O0 O1
  int there = 0, back = 0;
  float *d;
  cudaDeviceCanAccessPeer(&there, 0, 1);
  cudaDeviceCanAccessPeer(&back, 1, 0);
  begin(&d);
  cudaFree(d);
  if (there && !back) cudaFree(d);
}
void counted_again() { // undecided: O0 O1
  int first = 0, second = 0;
  float *d;
  cudaGetDeviceCount(&first);
  cudaGetDeviceCount(&second);
  begin(&d);
  cudaFree(d);
  if (first != second) cudaFree(d);
}
void counted_otherwise() { // undecided: O0 O1
  int first = 0, second = 0;
  float *d;
  cudaGetDeviceCount(&first);
  cudaGetDeviceCount(&second);
  begin(&d);
  cudaFree(d);
  if (first > 4 && second < 3) cudaFree(d);
}
void asked_of_one_twice() { // undecided: O0 O1
  cudaDeviceProp a, b;
  float *d;
  cudaGetDeviceProperties(&a, 0);
  cudaGetDeviceProperties(&b, 0);
  begin(&d);
  cudaFree(d);
  if (a.major && a.major != b.major) cudaFree(d);
}
void none_with_properties() { // undecided: O0 O1
  cudaDeviceProp p;
  int count = 0;
  float *d;
  cudaGetDeviceCount(&count);
  cudaGetDeviceProperties(&p, 0);
  begin(&d);
  cudaFree(d);
  if (!count && p.major >= 3) cudaFree(d);
}

/* What no machine tells: nothing of what there is always some of, a number below zero. */
void no_processors() { // undecided: O0 O1
  cudaDeviceProp p;
  float *d;
  cudaGetDeviceProperties(&p, 0);
  begin(&d);
  if (p.multiProcessorCount <= 0) cudaFree(d);
  cudaFree(d);
}
void no_memory_at_all() { // undecided: O0 O1
  cudaDeviceProp p;
  float *d;
  cudaGetDeviceProperties(&p, 0);
  begin(&d);
  if (p.totalGlobalMem == 0) cudaFree(d);
  cudaFree(d);
}
void below_the_first_release() { // undecided: O0 O1
  int major = 0;
  float *d;
  cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, 0);
  begin(&d);
  if (major < 1) cudaFree(d);
  cudaFree(d);
}
void fewer_engines_than_none() { // undecided: O0 O1
  cudaDeviceProp p;
  float *d;
  cudaGetDeviceProperties(&p, 0);
  begin(&d);
  if (p.asyncEngineCount < 0) cudaFree(d);
  cudaFree(d);
}
void few_processors() {
  cudaDeviceProp p;
  float *d;
  cudaGetDeviceProperties(&p, 0);
  begin(&d);
  if (p.multiProcessorCount <= 8) cudaFree(d);
  cudaFree(d); // expect: double-free
}
void without_a_feature() {
  cudaDeviceProp p;
  float *d;
  cudaGetDeviceProperties(&p, 0);
  begin(&d);
  if (!p.concurrentKernels) cudaFree(d);
  cudaFree(d); // expect: double-free
}
void without_devices() {
  int count = 0;
  float *d;
  cudaGetDeviceCount(&count);
  begin(&d);
  if (count <= 0) cudaFree(d);
  cudaFree(d); // expect: double-free
}

/* Texts that say what went wrong are there. */
void no_words_for_it() {
  float *d;
  begin(&d);
  if (!cudaGetErrorString(cudaErrorInvalidValue)) cudaFree(d);
  cudaFree(d);
}
void some_words_for_it() {
  float *d;
  begin(&d);
  if (cudaGetErrorString(cudaErrorInvalidValue)) cudaFree(d);
  cudaFree(d); // expect: double-free
}
void no_such_variable(const char *name) {
  float *d;
  begin(&d);
  if (!getenv(name)) cudaFree(d);
  cudaFree(d); // expect: double-free
}
