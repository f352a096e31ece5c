// Pools of memory, addresses that are printed or written, threads of the host. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

float sink;
static float given;
#define CHECK(call)                   \
  do {                                \
    if ((call) != cudaSuccess) exit(1); \
  } while (0)
__global__ void twice(float *p, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] *= 2;
}

// Pools: the memory of a destroyed one is not allocated from.
void pool() {
  cudaMemPool_t pool;
  cudaMemPoolProps how = {};
  cudaStream_t stream;
  float *a;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMemPoolCreate(&pool, &how));
  CHECK(cudaMallocFromPoolAsync((void **)&a, 1024, pool, stream)); // label: from_pool
  twice<<<1, 256, 0, stream>>>(a, 256);
  CHECK(cudaFreeAsync(a, stream));
  CHECK(cudaMemPoolTrimTo(pool, 0));
  CHECK(cudaMemPoolDestroy(pool)); // double: double-free // drop: memory-leak
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
}
struct Pool {
  cudaMemPool_t pool;
  Pool() {
    cudaMemPoolProps how = {};
    CHECK(cudaMemPoolCreate(&pool, &how));
  }
  ~Pool() { CHECK(cudaMemPoolDestroy(pool)); }
  float *get(size_t bytes, cudaStream_t stream) {
    void *p;
    CHECK(cudaMallocFromPoolAsync(&p, bytes, pool, stream));
    return (float *)p;
  }
};
void pool_that_ended(int early) { // never: proved
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  Pool *pool = new Pool;
  cudaMemPool_t kept = pool->pool;
  if (early) delete pool;
  void *p;
  CHECK(cudaMallocFromPoolAsync(&p, 1024, kept, stream));
  CHECK(cudaFreeAsync(p, stream));
  if (!early) delete pool;
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
}
void pool_of_the_device() {
  cudaMemPool_t pool;
  unsigned long most = ~0ul;
  void *p;
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaDeviceGetDefaultMemPool(&pool, 0));
  CHECK(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &most));
  CHECK(cudaMallocFromPoolAsync(&p, 1024, pool, stream));
  CHECK(cudaFreeAsync(p, stream));
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
}

// The device's own pool: it is never null, it may be the same twice, and to destroy it is an error that destroys nothing.
void pool_of_the_device_destroyed() {
  cudaMemPool_t pool;
  void *p;
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaDeviceGetMemPool(&pool, 0));
  CHECK(cudaMemPoolDestroy(pool)); // expect: mismatched-free
  CHECK(cudaMallocFromPoolAsync(&p, 1024, pool, stream));
  CHECK(cudaFreeAsync(p, stream));
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
}
void pool_of_either(int own) {
  cudaMemPool_t pool;
  cudaMemPoolProps how = {};
  if (own)
    CHECK(cudaMemPoolCreate(&pool, &how));
  else
    CHECK(cudaDeviceGetDefaultMemPool(&pool, 0));
  CHECK(cudaMemPoolTrimTo(pool, 0));
  CHECK(cudaMemPoolDestroy(pool)); // expect: mismatched-free
}
void one_pool_twice() {
  cudaMemPool_t a, b;
  float *d;
  CHECK(cudaMallocManaged(&d, 1024));
  CHECK(cudaDeviceGetDefaultMemPool(&a, 0));
  CHECK(cudaDeviceGetDefaultMemPool(&b, 0));
  twice<<<1, 256>>>(d, 256);
  if (a != b) CHECK(cudaDeviceSynchronize());
  sink = d[0]; // expect: host-race
  CHECK(cudaFree(d));
}

void printed() {
  float *d;
  CHECK(cudaMallocManaged(&d, 1024));
  printf("%p\n", (void *)d);
  twice<<<1, 256>>>(d, 256);
  CHECK(cudaDeviceSynchronize()); // drop: host-race
  sink = d[0];
  CHECK(cudaFree(d));
}

// Addresses that go through a file, a pipe or a socket and come back.
struct Record {
  int number;
  float *data;
};
void through_file(FILE *file) { // never: proved
  float *d, *back = &sink;
  CHECK(cudaMallocManaged(&d, 1024));
  fwrite(&d, sizeof d, 1, file);
  rewind(file);
  fread(&back, sizeof back, 1, file);
  twice<<<1, 256>>>(d, 256);
  sink = *back;
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(d));
}
void through_pipe(int in, int out) { // never: proved
  Record record, back = {0, &sink};
  CHECK(cudaMallocManaged(&record.data, 1024));
  record.number = 1;
  write(out, &record, sizeof record);
  read(in, &back, sizeof back);
  twice<<<1, 256>>>(record.data, 256);
  sink = *back.data;
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(record.data));
}
void byte_by_byte(FILE *file) { // never: proved
  float *d, *back = &sink;
  CHECK(cudaMallocManaged(&d, 1024));
  for (int i = 0; i < 8; i++) fputc(((unsigned char *)&d)[i], file);
  rewind(file);
  fread(&back, sizeof back, 1, file);
  twice<<<1, 256>>>(d, 256);
  sink = *back;
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(d));
}
void values_in_a_file(FILE *file) {
  float *d;
  CHECK(cudaMallocManaged(&d, 1024));
  fread(d, 4, 256, file);
  twice<<<1, 256>>>(d, 256);
  CHECK(cudaDeviceSynchronize()); // drop: host-race
  fwrite(d, 4, 256, file);
  CHECK(cudaFree(d));
}
// An address that is copied by its bytes, in a loop.
void copied_by_bytes() { // undecided: O0
  float *d, *copy = nullptr;
  CHECK(cudaMallocManaged(&d, 1024));
  for (int i = 0; i < 8; i++) ((unsigned char *)&copy)[i] = ((unsigned char *)&d)[i];
  twice<<<1, 256>>>(copy, 256);
  CHECK(cudaDeviceSynchronize());
  sink = d[0];
  CHECK(cudaFree(d));
}

// One that does nothing with a device leaves the device of the program alone; null that it gets is null.
static void *counts(void *p) {
  *(float *)p += 1;
  return nullptr;
}
void beside_a_thread(int device) {
  float *d;
  pthread_t thread;
  CHECK(cudaSetDevice(device));
  CHECK(cudaMallocManaged(&d, 1024));
  pthread_create(&thread, nullptr, counts, &given);
  twice<<<1, 256>>>(d, 256);
  pthread_join(thread, nullptr);
  CHECK(cudaDeviceSynchronize()); // drop: host-race
  sink = d[0];
  CHECK(cudaFree(d));
}
