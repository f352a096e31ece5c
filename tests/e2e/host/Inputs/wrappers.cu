// levels: 0. Classes that own streams, events and memory, as libraries have them. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <array>
#include <cstdint>
#include <functional>
#include <iostream>
#include <memory>
#include <numeric>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

float sink;

__global__ void saxpy(int n, float a, const float *x, float *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}
template <typename T> __global__ void fill(T *p, T value, size_t n) {
  size_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] = value;
}

namespace gpu {
class error : public std::runtime_error {
public:
  error(cudaError_t code, const std::string &what) : std::runtime_error(what + ": " + cudaGetErrorString(code)), code_(code) {}
  cudaError_t code() const noexcept { return code_; }

private:
  cudaError_t code_;
};
inline void throw_if(cudaError_t code, const char *what) {
  if (code != cudaSuccess) throw error(code, what);
}

class stream {
public:
  stream() { throw_if(cudaStreamCreateWithFlags(&handle_, cudaStreamNonBlocking), "stream"); }
  ~stream() {
    if (handle_) cudaStreamDestroy(handle_);
  }
  stream(stream &&other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  stream &operator=(stream &&other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  stream(const stream &) = delete;
  stream &operator=(const stream &) = delete;
  cudaStream_t get() const noexcept { return handle_; }
  void synchronize() const { throw_if(cudaStreamSynchronize(handle_), "synchronize"); }

private:
  cudaStream_t handle_ = nullptr;
};

class event {
public:
  explicit event(unsigned flags = cudaEventDisableTiming) { throw_if(cudaEventCreateWithFlags(&handle_, flags), "event"); }
  ~event() { cudaEventDestroy(handle_); }
  event(const event &) = delete;
  event &operator=(const event &) = delete;
  void record(const stream &s) { throw_if(cudaEventRecord(handle_, s.get()), "record"); }
  void wait_on(const stream &s) const { throw_if(cudaStreamWaitEvent(s.get(), handle_, 0), "wait"); }
  void synchronize() const { throw_if(cudaEventSynchronize(handle_), "event synchronize"); }
  cudaEvent_t get() const { return handle_; }

private:
  cudaEvent_t handle_;
};

template <typename T> class device_buffer {
public:
  device_buffer() = default;
  explicit device_buffer(size_t n) : size_(n) { throw_if(cudaMalloc(reinterpret_cast<void **>(&data_), n * sizeof(T)), "malloc"); }
  ~device_buffer() {
    if (data_) cudaFree(data_);
  }
  device_buffer(device_buffer &&other) noexcept : data_(other.data_), size_(other.size_) {
    other.data_ = nullptr;
    other.size_ = 0;
  }
  device_buffer(const device_buffer &) = delete;
  T *data() { return data_; }
  const T *data() const { return data_; }
  size_t size() const { return size_; }
  void copy_from(const T *host, const stream &s) {
    throw_if(cudaMemcpyAsync(data_, host, size_ * sizeof(T), cudaMemcpyHostToDevice, s.get()), "upload");
  }
  void copy_to(T *host, const stream &s) const {
    throw_if(cudaMemcpyAsync(host, data_, size_ * sizeof(T), cudaMemcpyDeviceToHost, s.get()), "download");
  }

private:
  T *data_ = nullptr;
  size_t size_ = 0;
};

template <typename T> class pinned_buffer {
public:
  explicit pinned_buffer(size_t n) : size_(n) { throw_if(cudaMallocHost(reinterpret_cast<void **>(&data_), n * sizeof(T)), "pinned"); }
  ~pinned_buffer() { cudaFreeHost(data_); }
  pinned_buffer(const pinned_buffer &) = delete;
  T *data() { return data_; }
  T &operator[](size_t i) { return data_[i]; } // label: pinned_at
  T *begin() { return data_; }
  T *end() { return data_ + size_; }

private:
  T *data_;
  size_t size_;
};
} // namespace gpu

// A library of wrappers, used.
int saxpy_with_wrappers(int argc, char **argv) {
  const int n = 1 << 20;
  gpu::stream s;
  gpu::pinned_buffer<float> x(n), y(n);
  gpu::device_buffer<float> dx(n), dy(n);
  for (int i = 0; i < n; i++) {
    x[i] = 1.0f;
    y[i] = 2.0f;
  }
  dx.copy_from(x.data(), s);
  dy.copy_from(y.data(), s);
  saxpy<<<(n + 255) / 256, 256, 0, s.get()>>>(n, 2.0f, dx.data(), dy.data());
  gpu::throw_if(cudaGetLastError(), "saxpy");
  dy.copy_to(y.data(), s);
  s.synchronize(); // drop: host-race@pinned_at
  float worst = 0;
  for (int i = 0; i < n; i++) worst = std::max(worst, std::abs(y[i] - 4.0f));
  std::cout << "max error: " << worst << std::endl;
  return 0;
}

// Two streams of a library, and an event between them.
int pipeline_with_wrappers(int argc, char **argv) {
  const size_t n = 1 << 18;
  try {
    gpu::stream compute, transfer;
    gpu::event computed;
    gpu::device_buffer<float> a(n), b(n);
    gpu::pinned_buffer<float> result(n);
    fill<float><<<n / 256, 256, 0, compute.get()>>>(a.data(), 1.0f, n);
    fill<float><<<n / 256, 256, 0, compute.get()>>>(b.data(), 2.0f, n);
    saxpy<<<n / 256, 256, 0, compute.get()>>>(n, 2.0f, a.data(), b.data());
    computed.record(compute); // drop: stream-race
    computed.wait_on(transfer); // drop: stream-race
    b.copy_to(result.data(), transfer);
    transfer.synchronize(); // drop: host-race@result_sum // swap: transfer>compute host-race@result_sum
    for (float v : result) sink += v; // label: result_sum
  } catch (const gpu::error &e) {
    std::cerr << e.what() << std::endl;
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}

// Streams and memory behind std::unique_ptr with deleters.
struct StreamDeleter {
  void operator()(cudaStream_t s) const { cudaStreamDestroy(s); }
};
struct EventDeleter {
  void operator()(cudaEvent_t e) const { cudaEventDestroy(e); }
};
using unique_stream = std::unique_ptr<CUstream_st, StreamDeleter>;
using unique_event = std::unique_ptr<CUevent_st, EventDeleter>;
static unique_stream make_stream() {
  cudaStream_t s;
  gpu::throw_if(cudaStreamCreate(&s), "cudaStreamCreate");
  return unique_stream(s);
}
static unique_event make_event() {
  cudaEvent_t e;
  gpu::throw_if(cudaEventCreate(&e), "cudaEventCreate");
  return unique_event(e);
}
template <typename T> struct CudaFree {
  void operator()(T *p) const noexcept { cudaFree(p); }
};
template <typename T> using unique_device = std::unique_ptr<T[], CudaFree<T>>;
template <typename T> static unique_device<T> make_device(size_t n) {
  T *p = nullptr;
  gpu::throw_if(cudaMalloc(&p, n * sizeof(T)), "cudaMalloc");
  return unique_device<T>(p);
}
template <typename T> static auto make_pinned(size_t n) {
  T *p = nullptr;
  gpu::throw_if(cudaMallocHost(&p, n * sizeof(T)), "cudaMallocHost");
  auto deleter = [](T *q) { cudaFreeHost(q); };
  return std::unique_ptr<T[], decltype(deleter)>(p, deleter);
}
int unique_pointers(int argc, char **argv) {
  const int n = 4096;
  auto stream = make_stream();
  auto start = make_event(), stop = make_event();
  auto device = make_device<float>(n);
  auto host = make_pinned<float>(n);
  std::iota(host.get(), host.get() + n, 0.0f);
  cudaEventRecord(start.get(), stream.get()); // drop: event-not-recorded@unique_time
  cudaMemcpyAsync(device.get(), host.get(), n * sizeof(float), cudaMemcpyHostToDevice, stream.get());
  fill<float><<<n / 256, 256, 0, stream.get()>>>(device.get(), 3.0f, n);
  cudaMemcpyAsync(host.get(), device.get(), n * sizeof(float), cudaMemcpyDeviceToHost, stream.get());
  cudaEventRecord(stop.get(), stream.get()); // drop: any
  cudaEventSynchronize(stop.get()); // drop: any
  float ms = 0;
  cudaEventElapsedTime(&ms, start.get(), stop.get()); // label: unique_time
  std::cout << ms << " ms, sum " << std::accumulate(host.get(), host.get() + n, 0.0f) << '\n';
  return 0;
}

// A vector of streams, made and destroyed in loops.
int stream_vector(int argc, char **argv) {
  const int n = 1 << 20, count = 4, chunk = n / count;
  std::vector<cudaStream_t> streams(count);
  for (auto &s : streams) gpu::throw_if(cudaStreamCreate(&s), "stream");
  std::vector<float> host(n, 1.0f);
  float *device;
  gpu::throw_if(cudaHostRegister(host.data(), n * sizeof(float), cudaHostRegisterDefault), "register");
  gpu::throw_if(cudaMalloc(&device, n * sizeof(float)), "malloc");
  for (int i = 0; i < count; i++) {
    float *h = host.data() + i * chunk, *d = device + i * chunk;
    cudaMemcpyAsync(d, h, chunk * sizeof(float), cudaMemcpyHostToDevice, streams[i]);
    fill<float><<<chunk / 256, 256, 0, streams[i]>>>(d, 2.0f, chunk);
    cudaMemcpyAsync(h, d, chunk * sizeof(float), cudaMemcpyDeviceToHost, streams[i]);
  }
  for (auto &s : streams) cudaStreamSynchronize(s); // drop: host-race@vector_sum
  for (auto &s : streams) cudaStreamDestroy(s); // drop: stream-leak
  for (float v : host) sink += v; // label: vector_sum
  cudaHostUnregister(host.data());
  cudaFree(device);
  return 0;
}

// Streams in a std::array of a library's class.
int stream_objects(int argc, char **argv) {
  const int n = 1 << 20, chunk = n / 4;
  std::array<gpu::stream, 4> streams;
  gpu::pinned_buffer<float> host(n);
  gpu::device_buffer<float> device(n);
  for (size_t i = 0; i < streams.size(); i++) {
    const size_t offset = i * chunk;
    fill<float><<<chunk / 256, 256, 0, streams[i].get()>>>(device.data() + offset, 2.0f, chunk);
    cudaMemcpyAsync(host.data() + offset, device.data() + offset, chunk * sizeof(float), cudaMemcpyDeviceToHost, streams[i].get());
  }
  for (const auto &s : streams) s.synchronize(); // drop: host-race@pinned_at
  for (int i = 0; i < n; i++) sink += host[i];
  return 0;
}

// A class that has all it needs as members.
class Solver {
public:
  explicit Solver(int n) : n_(n), host_(n) {
    gpu::throw_if(cudaStreamCreate(&stream_), "stream");
    gpu::throw_if(cudaEventCreate(&done_), "event");
    gpu::throw_if(cudaMalloc(&x_, n * sizeof(float)), "x");
    gpu::throw_if(cudaMalloc(&y_, n * sizeof(float)), "y");
  }
  ~Solver() {
    cudaFree(y_);
    cudaFree(x_);
    cudaEventDestroy(done_);
    cudaStreamDestroy(stream_);
  }
  void upload(const float *x) {
    gpu::throw_if(cudaMemcpyAsync(x_, x, n_ * sizeof(float), cudaMemcpyHostToDevice, stream_), "upload");
    gpu::throw_if(cudaMemsetAsync(y_, 0, n_ * sizeof(float), stream_), "clear");
  }
  void iterate(int rounds) {
    for (int i = 0; i < rounds; i++) saxpy<<<(n_ + 127) / 128, 128, 0, stream_>>>(n_, 0.5f, x_, y_);
    gpu::throw_if(cudaEventRecord(done_, stream_), "record");
  }
  void wait() { gpu::throw_if(cudaEventSynchronize(done_), "wait"); }
  void download(float *y) {
    gpu::throw_if(cudaMemcpyAsync(y, y_, n_ * sizeof(float), cudaMemcpyDeviceToHost, stream_), "download");
    gpu::throw_if(cudaStreamSynchronize(stream_), "synchronize");
  }

private:
  int n_;
  std::vector<float> host_;
  cudaStream_t stream_;
  cudaEvent_t done_;
  float *x_ = nullptr, *y_ = nullptr;
};
int solver(int argc, char **argv) {
  int n = argc > 1 ? std::stoi(argv[1]) : 1024;
  std::vector<float> x(n, 1.0f), y(n);
  Solver solver(n);
  solver.upload(x.data());
  solver.iterate(10);
  solver.wait(); // drop: none
  solver.download(y.data());
  std::cout << std::accumulate(y.begin(), y.end(), 0.0f) << std::endl;
  return 0;
}
int solver_on_heap(int argc, char **argv) {
  auto solver = std::make_unique<Solver>(1024);
  float x[1024] = {}, y[1024];
  solver->upload(x);
  solver->iterate(3);
  solver->download(y);
  sink = y[5];
  x[3] = 1;
  return 0;
}

// What is owned moves.
static gpu::device_buffer<float> make_filled(size_t n, const gpu::stream &s) {
  gpu::device_buffer<float> b(n);
  fill<float><<<n / 256, 256, 0, s.get()>>>(b.data(), 1.0f, n);
  return b;
}
int moved(int argc, char **argv) {
  gpu::stream s;
  auto a = make_filled(1024, s);
  gpu::device_buffer<float> b = std::move(a);
  std::vector<float> host(1024);
  b.copy_to(host.data(), s);
  s.synchronize(); // drop: host-race@moved_sum
  for (float v : host) sink += v; // label: moved_sum
  return 0;
}

// A base class, work that is virtual.
struct Operation {
  virtual ~Operation() = default;
  virtual void enqueue(float *data, int n, cudaStream_t stream) = 0;
};
struct Fill : Operation {
  float value;
  explicit Fill(float value) : value(value) {}
  void enqueue(float *data, int n, cudaStream_t stream) override { fill<float><<<n / 256, 256, 0, stream>>>(data, value, n); }
};
struct Clear : Operation {
  void enqueue(float *data, int n, cudaStream_t stream) override { cudaMemsetAsync(data, 0, n * sizeof(float), stream); }
};
int operations(int argc, char **argv) { // undecided: O0
  std::vector<std::unique_ptr<Operation>> all;
  all.push_back(std::make_unique<Fill>(1.0f));
  all.push_back(std::make_unique<Clear>());
  gpu::stream s;
  gpu::device_buffer<float> data(1024);
  gpu::pinned_buffer<float> host(1024);
  for (auto &operation : all) operation->enqueue(data.data(), 1024, s.get());
  data.copy_to(host.data(), s);
  s.synchronize(); // drop: host-race@pinned_at
  sink = host[0];
  return 0;
}

// Shared by several.
int shared(int argc, char **argv) { // undecided: O0
  float *raw;
  cudaMalloc(&raw, 4096);
  std::shared_ptr<float> device(raw, [](float *p) { cudaFree(p); });
  auto other = device;
  gpu::stream s;
  float host[1024];
  cudaMemsetAsync(other.get(), 0, 4096, s.get());
  cudaMemcpyAsync(host, device.get(), 4096, cudaMemcpyDeviceToHost, s.get());
  s.synchronize(); // drop: host-race@shared_first
  sink = host[0]; // label: shared_first
  return 0;
}
