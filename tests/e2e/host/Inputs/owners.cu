// Buffers, streams and events that own what they hold and can be moved. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <utility>
#include <vector>

#define CUDA_TRY(call)                                                              \
  do {                                                                              \
    cudaError_t status = (call);                                                    \
    if (status != cudaSuccess) {                                                    \
      std::fprintf(stderr, "%s at %s:%d\n", cudaGetErrorString(status), __FILE__, __LINE__); \
      std::abort();                                                                 \
    }                                                                               \
  } while (0)

class Stream {
public:
  Stream() { CUDA_TRY(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking)); }
  ~Stream() {
    if (stream_) cudaStreamDestroy(stream_); // double: any
  }
  Stream(const Stream &) = delete;
  Stream &operator=(const Stream &) = delete;
  Stream(Stream &&o) noexcept : stream_(std::exchange(o.stream_, nullptr)) {}
  operator cudaStream_t() const { return stream_; }
  void synchronize() const { CUDA_TRY(cudaStreamSynchronize(stream_)); }

private:
  cudaStream_t stream_ = nullptr;
};
class Event {
public:
  Event() { CUDA_TRY(cudaEventCreate(&event_)); }
  ~Event() { cudaEventDestroy(event_); }
  Event(const Event &) = delete;
  void record(cudaStream_t s) { CUDA_TRY(cudaEventRecord(event_, s)); }
  void block(cudaStream_t s) const { CUDA_TRY(cudaStreamWaitEvent(s, event_, 0)); }
  float since(const Event &start) const {
    float ms = 0;
    CUDA_TRY(cudaEventSynchronize(event_));
    CUDA_TRY(cudaEventElapsedTime(&ms, start.event_, event_));
    return ms;
  }

private:
  cudaEvent_t event_;
};
template <typename T> class DeviceVector {
public:
  explicit DeviceVector(size_t n) : size_(n) { CUDA_TRY(cudaMalloc(&data_, n * sizeof(T))); }
  ~DeviceVector() {
    if (data_) cudaFree(data_); // double: any
  }
  DeviceVector(const DeviceVector &) = delete;
  DeviceVector &operator=(const DeviceVector &) = delete;
  DeviceVector(DeviceVector &&o) noexcept : data_(std::exchange(o.data_, nullptr)), size_(std::exchange(o.size_, 0)) {}
  DeviceVector &operator=(DeviceVector &&o) noexcept {
    std::swap(data_, o.data_);
    std::swap(size_, o.size_);
    return *this;
  }
  T *data() { return data_; }
  const T *data() const { return data_; }
  size_t size() const { return size_; }
  void upload(const T *src, cudaStream_t s) { CUDA_TRY(cudaMemcpyAsync(data_, src, size_ * sizeof(T), cudaMemcpyHostToDevice, s)); }
  void download(T *dst, cudaStream_t s) const { CUDA_TRY(cudaMemcpyAsync(dst, data_, size_ * sizeof(T), cudaMemcpyDeviceToHost, s)); }

private:
  T *data_ = nullptr;
  size_t size_ = 0;
};
template <typename T> class PinnedVector {
public:
  explicit PinnedVector(size_t n) : size_(n) { CUDA_TRY(cudaMallocHost(&data_, n * sizeof(T))); }
  ~PinnedVector() { cudaFreeHost(data_); }
  PinnedVector(const PinnedVector &) = delete;
  T *data() { return data_; }
  T &operator[](size_t i) { return data_[i]; } // label: read
  size_t size() const { return size_; }

private:
  T *data_;
  size_t size_;
};

template <typename T> __global__ void axpy(T a, const T *x, T *y, size_t n) {
  size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x;
  if (i < n) y[i] += a * x[i];
}
template <typename T> __global__ void scale(T a, T *y, size_t n) {
  size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x;
  if (i < n) y[i] *= a;
}

int main(int argc, char **argv) {
  const size_t n = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 1 << 20;
  const unsigned blocks = (n + 255) / 256;
  Stream copy, compute;
  Event begin, end, uploaded, computed;
  PinnedVector<float> x(n), y(n);
  for (size_t i = 0; i < n; i++) {
    x[i] = i % 17;
    y[i] = 1;
  }
  DeviceVector<float> dx(n), dy(n);
  begin.record(copy);
  dx.upload(x.data(), copy);
  dy.upload(y.data(), copy);
  uploaded.record(copy); // drop: any
  uploaded.block(compute); // drop: any
  axpy<<<blocks, 256, 0, compute>>>(2.0f, dx.data(), dy.data(), n);
  scale<<<blocks, 256, 0, compute>>>(0.5f, dy.data(), n); // swap: compute>copy any
  computed.record(compute); // swap: compute>copy any
  computed.block(copy); // drop: any
  dy.download(y.data(), copy);
  end.record(copy);
  std::printf("%f ms\n", end.since(begin)); // drop: any
  double sum = 0;
  for (size_t i = 0; i < n; i++) sum += y[i];
  std::printf("%f\n", sum);
  return 0;
}
