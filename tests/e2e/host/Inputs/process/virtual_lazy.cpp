// The method of one class waits for nothing.
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>
#include <memory>

class stage {
public:
  explicit stage(size_t n) : n_(n) {
    cudaStreamCreate(&stream_);
    cudaMalloc(&data_, n);
  }
  virtual ~stage() {
    cudaFree(data_);
    cudaStreamDestroy(stream_);
  }
  virtual void run() = 0;
  virtual void finish() { cudaStreamSynchronize(stream_); }
  void load(const char *from) { cudaMemcpyAsync(data_, from, n_, cudaMemcpyHostToDevice, stream_); }
  void store(char *to) { cudaMemcpyAsync(to, data_, n_, cudaMemcpyDeviceToHost, stream_); }

protected:
  size_t n_;
  char *data_;
  cudaStream_t stream_;
};
class clear : public stage {
public:
  using stage::stage;
  void run() override { cudaMemsetAsync(data_, 0, n_, stream_); }
};
class lazy : public clear {
public:
  using clear::clear;
  void finish() override {} // waits for nothing
};

static void process(stage &s, char *host) {
  s.load(host);
  s.run();
  s.store(host);
  s.finish();
}

int main(int argc, char **argv) {
  size_t n = argc > 1 ? strtoul(argv[1], nullptr, 10) : 4096;
  char *host;
  cudaMallocHost(&host, n);
  {
    std::unique_ptr<stage> s(new clear(n));
    process(*s, host);
    printf("%c\n", host[0]);
    clear local(n);
    process(local, host);
    printf("%c\n", host[0]);
  }
  {
    std::unique_ptr<stage> s(new lazy(n));
    process(*s, host);
    printf("%c\n", host[0]); // expect: host-race
    cudaDeviceSynchronize();
  }
  cudaFreeHost(host);
  return 0;
}
