// Host code in C++ alone.
#include <cuda_runtime.h>

struct Buffer {
  explicit Buffer(size_t size) { cudaMalloc(&data, size); }
  ~Buffer() { cudaFree(data); }
  void *data;
};

void run(const char *from) {
  Buffer buffer(256);
  cudaMemcpy(buffer.data, from, 256, cudaMemcpyHostToDevice);
}
