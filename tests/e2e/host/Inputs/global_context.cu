// All that a program has is in one global structure, and how much of it there is, is asked for: the parts that the streams work on are members of it. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <cstdlib>

struct context {
  int count, part;
  cudaStream_t *streams;
  float *host, *device;
};

static struct context all;

static void set_up(int count, int total) {
  all.count = count;
  all.part = total / count;
  all.streams = (cudaStream_t *)malloc(count * sizeof(cudaStream_t));
  cudaMallocHost((void **)&all.host, total * sizeof(float));
  cudaMalloc((void **)&all.device, total * sizeof(float));
  for (int i = 0; i < count; i++) cudaStreamCreate(&all.streams[i]);
}

static void run() {
  for (int i = 0; i < all.count; i++)
    cudaMemcpyAsync(all.device + i * all.part, all.host + i * all.part, all.part * sizeof(float), cudaMemcpyHostToDevice, all.streams[i]);
  for (int i = 0; i < all.count; i++)
    cudaMemcpyAsync(all.host + i * all.part, all.device + i * all.part, all.part * sizeof(float), cudaMemcpyDeviceToHost, all.streams[i]);
}

static void finish() {
  for (int i = 0; i < all.count; i++) cudaStreamSynchronize(all.streams[i]); // drop: none
  for (int i = 0; i < all.count; i++) cudaStreamDestroy(all.streams[i]); // double: stream-double-destroy // drop: stream-leak
  cudaFree(all.device);
  cudaFreeHost(all.host);
  free(all.streams);
}

int main(int argc, char **argv) {
  set_up(atoi(argv[1]), atoi(argv[2]));
  run();
  finish();
  return 0;
}
