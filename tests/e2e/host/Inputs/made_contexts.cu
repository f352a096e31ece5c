// Structures with the streams, the buffers and how many there are: on the heap, made by one function and given back to another, and on the stack. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <cstdlib>

struct context {
  int count, part;
  cudaStream_t *streams;
  float *host, *device;
};

static context *make(int count, int total) {
  context *c = (context *)malloc(sizeof *c);
  c->count = count;
  c->part = total / count;
  c->streams = (cudaStream_t *)malloc(count * sizeof(cudaStream_t));
  cudaMallocHost((void **)&c->host, total * sizeof(float));
  cudaMalloc((void **)&c->device, total * sizeof(float));
  for (int i = 0; i < count; i++) cudaStreamCreate(&c->streams[i]);
  return c;
}

static void give_back(context *c) {
  for (int i = 0; i < c->count; i++) cudaStreamDestroy(c->streams[i]);
  cudaFree(c->device);
  cudaFreeHost(c->host);
  free(c->streams);
  free(c);
}

void on_the_heap(int count, int total) {
  context *c = make(count, total);
  for (int i = 0; i < c->count; i++) {
    cudaMemcpyAsync(c->device + i * c->part, c->host + i * c->part, c->part * sizeof(float), cudaMemcpyHostToDevice, c->streams[i]);
    cudaMemcpyAsync(c->host + i * c->part, c->device + i * c->part, c->part * sizeof(float), cudaMemcpyDeviceToHost, c->streams[i]);
  }
  cudaDeviceSynchronize();
  give_back(c);
}

void on_another_stream(int count, int total) {
  context *c = make(count, total);
  for (int i = 0; i < c->count; i++) {
    cudaMemcpyAsync(c->device + i * c->part, c->host + i * c->part, c->part * sizeof(float), cudaMemcpyHostToDevice, c->streams[i]);
    cudaMemcpyAsync(c->host + i * c->part, c->device + i * c->part, c->part * sizeof(float), cudaMemcpyDeviceToHost, c->streams[i ? i - 1 : 0]); // expect: stream-race
  }
  cudaDeviceSynchronize();
  give_back(c);
}

void on_the_stack(int count, int total) {
  context c;
  c.count = count;
  c.part = total / count;
  c.streams = (cudaStream_t *)malloc(count * sizeof(cudaStream_t));
  cudaMallocHost((void **)&c.host, total * sizeof(float));
  cudaMalloc((void **)&c.device, total * sizeof(float));
  for (int i = 0; i < count; i++) cudaStreamCreate(&c.streams[i]);
  for (int i = 0; i < c.count; i++)
    cudaMemcpyAsync(c.device + i * c.part, c.host + i * c.part, c.part * sizeof(float), cudaMemcpyHostToDevice, c.streams[i]);
  for (int i = 0; i < c.count; i++)
    cudaMemcpyAsync(c.host + i * c.part, c.device + i * c.part, c.part * sizeof(float), cudaMemcpyDeviceToHost, c.streams[i]);
  for (int i = 0; i < c.count; i++) cudaStreamSynchronize(c.streams[i]);
  for (int i = 0; i < c.count; i++) cudaStreamDestroy(c.streams[i]);
  cudaFree(c.device);
  cudaFreeHost(c.host);
  free(c.streams);
}

struct pool {
  int count;
  cudaStream_t *streams;
  float **buffers;
};

static pool *make_pool(int count) {
  pool *p = (pool *)malloc(sizeof *p);
  p->count = count;
  p->streams = (cudaStream_t *)malloc(count * sizeof *p->streams);
  p->buffers = (float **)malloc(count * sizeof *p->buffers);
  for (int i = 0; i < count; i++) {
    cudaStreamCreate(&p->streams[i]);
    cudaMalloc((void **)&p->buffers[i], 1024);
  }
  return p;
}

static void drop_pool(pool *p) {
  for (int i = 0; i < p->count; i++) {
    cudaStreamSynchronize(p->streams[i]);
    cudaFree(p->buffers[i]);
    cudaStreamDestroy(p->streams[i]);
  }
  free(p->streams);
  free(p->buffers);
  free(p);
}

void of_two_arrays(int count) {
  pool *p = make_pool(count);
  for (int i = 0; i < p->count; i++) cudaMemsetAsync(p->buffers[i], 0, 1024, p->streams[i]);
  drop_pool(p);
}

void of_two_arrays_crossed(int count) {
  pool *p = make_pool(count);
  for (int i = 0; i < p->count; i++) cudaMemsetAsync(p->buffers[i], 0, 1024, p->streams[0]);
  for (int i = 0; i < p->count; i++) cudaMemsetAsync(p->buffers[i], 1, 1024, p->streams[i]); // expect: stream-race
  drop_pool(p);
}
