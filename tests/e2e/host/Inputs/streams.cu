// Arrays of streams, work in chunks, timing, as courses and samples have it. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"

enum { N = 1 << 20, BYTES = N * 4, STREAMS = 4, CHUNK = N / STREAMS };
float sink;

__global__ void scale(float *data, int n, float by) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] *= by;
}
__global__ void add(float *out, const float *a, const float *b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = a[i] + b[i];
}
__global__ void reduce(const float *in, float *out, int n) {
  for (int i = 0; i < n; i++) *out += in[i];
}

// A vector that is added: nothing but the null stream.
void vector_add(int n) {
  size_t bytes = n * sizeof(float);
  float *a = (float *)malloc(bytes), *b = (float *)malloc(bytes), *c = (float *)malloc(bytes), *da, *db, *dc;
  for (int i = 0; i < n; i++) a[i] = rand() / (float)RAND_MAX, b[i] = i;
  CHECK(cudaMalloc(&da, bytes));
  CHECK(cudaMalloc(&db, bytes));
  CHECK(cudaMalloc(&dc, bytes));
  CHECK(cudaMemcpy(da, a, bytes, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(db, b, bytes, cudaMemcpyHostToDevice));
  add<<<(n + 255) / 256, 256>>>(dc, da, db, n);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(c, dc, bytes, cudaMemcpyDeviceToHost));
  for (int i = 0; i < n; i++) {
    if (c[i] - a[i] - b[i] > 1e-5f) {
      fprintf(stderr, "wrong at %d\n", i);
      exit(EXIT_FAILURE);
    }
  }
  CHECK(cudaFree(da)); // drop: memory-leak
  CHECK(cudaFree(db));
  CHECK(cudaFree(dc));
  free(a), free(b), free(c);
  printf("Test PASSED\n");
}

// Copy, compute, copy back in parts, a stream for each.
void overlap() { // undecided: O1
  float *host, *device;
  cudaStream_t streams[STREAMS];
  CHECK(cudaMallocHost(&host, BYTES));
  CHECK(cudaMalloc(&device, BYTES));
  for (int i = 0; i < N; i++) host[i] = i;
  for (int i = 0; i < STREAMS; i++) CHECK(cudaStreamCreate(&streams[i]));
  for (int i = 0; i < STREAMS; i++) {
    int offset = i * CHUNK;
    CHECK(cudaMemcpyAsync(&device[offset], &host[offset], CHUNK * 4, cudaMemcpyHostToDevice, streams[i]));
    scale<<<CHUNK / 256, 256, 0, streams[i]>>>(device + offset, CHUNK, 2);
    CHECK(cudaMemcpyAsync(&host[offset], &device[offset], CHUNK * 4, cudaMemcpyDeviceToHost, streams[i]));
  }
  for (int i = 0; i < STREAMS; i++) CHECK(cudaStreamSynchronize(streams[i])); // drop: host-race@overlap
  for (int i = 0; i < N; i++) sink += host[i]; // label: overlap
  for (int i = 0; i < STREAMS; i++) CHECK(cudaStreamDestroy(streams[i])); // drop: stream-leak
  CHECK(cudaFree(device));
  CHECK(cudaFreeHost(host));
}

// One stream: the host fills, the device works, the host reads.
void one_stream() {
  float *host, *device;
  cudaStream_t stream;
  CHECK(cudaMallocHost(&host, BYTES));
  CHECK(cudaMalloc(&device, BYTES));
  CHECK(cudaStreamCreate(&stream));
  for (int i = 0; i < N; i++) host[i] = i;
  CHECK(cudaMemcpyAsync(device, host, BYTES, cudaMemcpyHostToDevice, stream));
  scale<<<N / 256, 256, 0, stream>>>(device, N, 2);
  CHECK(cudaMemcpyAsync(host, device, BYTES, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@one_stream // swap: stream>0 none
  for (int i = 0; i < N; i++) sink += host[i]; // label: one_stream
  CHECK(cudaStreamDestroy(stream)); // drop: stream-leak // double: stream-double-destroy
  CHECK(cudaFree(device)); // double: double-free
  CHECK(cudaFreeHost(host));
}

// Two streams, one after the other by an event.
void handoff() {
  float *host, *a, *b;
  cudaStream_t first, second;
  cudaEvent_t ready;
  CHECK(cudaMallocHost(&host, BYTES));
  CHECK(cudaMalloc(&a, BYTES));
  CHECK(cudaMalloc(&b, BYTES));
  CHECK(cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking));
  CHECK(cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking));
  CHECK(cudaEventCreateWithFlags(&ready, cudaEventDisableTiming));
  CHECK(cudaMemcpyAsync(a, host, BYTES, cudaMemcpyHostToDevice, first));
  CHECK(cudaEventRecord(ready, first)); // drop: stream-race@handoff // swap: first>second stream-race@handoff
  CHECK(cudaStreamWaitEvent(second, ready, 0)); // drop: stream-race@handoff // swap: second>first stream-race@handoff
  CHECK(cudaMemcpyAsync(b, a, BYTES, cudaMemcpyDeviceToDevice, second)); // label: handoff
  CHECK(cudaMemcpyAsync(host, b, BYTES, cudaMemcpyDeviceToHost, second)); // swap: second>first stream-race
  CHECK(cudaStreamSynchronize(second)); // drop: host-race@handoff_sum // swap: second>first host-race@handoff_sum
  for (int i = 0; i < N; i++) sink += host[i]; // label: handoff_sum
  CHECK(cudaEventDestroy(ready)); // drop: event-leak // double: event-double-destroy
  CHECK(cudaStreamDestroy(first));
  CHECK(cudaStreamDestroy(second));
  CHECK(cudaFree(a));
  CHECK(cudaFree(b));
  CHECK(cudaFreeHost(host));
}

// Timed with events.
void timed() {
  float *host = (float *)malloc(BYTES), *device, ms;
  cudaEvent_t start, stop;
  CHECK(cudaEventCreate(&start));
  CHECK(cudaEventCreate(&stop));
  CHECK(cudaMalloc((void **)&device, BYTES));
  memset(host, 0, BYTES);
  CHECK(cudaEventRecord(start)); // drop: event-not-recorded@timed
  CHECK(cudaMemcpy(device, host, BYTES, cudaMemcpyHostToDevice));
  for (int i = 0; i < 10; i++) scale<<<N / 256, 256>>>(device, N, 1.5f);
  CHECK(cudaMemcpy(host, device, BYTES, cudaMemcpyDeviceToHost)); // drop: none
  CHECK(cudaEventRecord(stop, 0)); // drop: event-not-recorded@timed
  CHECK(cudaEventSynchronize(stop)); // drop: none
  CHECK(cudaEventElapsedTime(&ms, start, stop)); // label: timed
  printf("%.3f ms, %f\n", ms, host[7]);
  CHECK(cudaEventDestroy(start)); // drop: event-leak
  CHECK(cudaEventDestroy(stop));
  CHECK(cudaFree(device));
  free(host);
}

// All copies first, then all kernels, then all copies back.
void breadth_first() { // undecided: O1
  float *host, *device;
  cudaStream_t streams[STREAMS];
  CHECK(cudaMallocHost(&host, BYTES));
  CHECK(cudaMalloc(&device, BYTES));
  for (int i = 0; i < STREAMS; ++i) CHECK(cudaStreamCreate(&streams[i]));
  for (int i = 0; i < STREAMS; ++i)
    CHECK(cudaMemcpyAsync(device + i * CHUNK, host + i * CHUNK, CHUNK * 4, cudaMemcpyHostToDevice, streams[i]));
  for (int i = 0; i < STREAMS; ++i) scale<<<CHUNK / 256, 256, 0, streams[i]>>>(device + i * CHUNK, CHUNK, 3);
  for (int i = 0; i < STREAMS; ++i)
    CHECK(cudaMemcpyAsync(host + i * CHUNK, device + i * CHUNK, CHUNK * 4, cudaMemcpyDeviceToHost, streams[i]));
  CHECK(cudaDeviceSynchronize()); // drop: host-race@breadth
  for (int i = 0; i < N; ++i) sink += host[i]; // label: breadth
  for (int i = 0; i < STREAMS; ++i) CHECK(cudaStreamDestroy(streams[i])); // drop: stream-leak
  CHECK(cudaFree(device));
  CHECK(cudaFreeHost(host));
}

// The host polls.
void poll() {
  float *host, *device;
  cudaStream_t stream;
  CHECK(cudaMallocHost(&host, BYTES));
  CHECK(cudaMalloc(&device, BYTES));
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMemcpyAsync(host, device, BYTES, cudaMemcpyDeviceToHost, stream));
  unsigned long counter = 0;
  while (cudaStreamQuery(stream) == cudaErrorNotReady) counter++; // drop: host-race@poll
  printf("CPU executed %lu iterations while waiting for GPU to finish\n", counter);
  for (int i = 0; i < N; i++) sink += host[i]; // label: poll
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(device));
  CHECK(cudaFreeHost(host));
}
