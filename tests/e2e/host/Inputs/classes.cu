// Classes that own what they hold, the standard library, helpers. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"
#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

enum { N = 1 << 20, BYTES = N * 4 };
float sink;

__global__ void scale(float *data, int n, float by) {
  for (int i = 0; i < n; i++) data[i] *= by;
}

static void check(cudaError_t error, const char *call, const char *file, int line) {
  if (error != cudaSuccess) {
    fprintf(stderr, "CUDA error at %s:%d code=%d(%s) \"%s\"\n", file, line, (int)error, cudaGetErrorName(error), call);
    exit(EXIT_FAILURE);
  }
}
#define checkCudaErrors(call) check((call), #call, __FILE__, __LINE__)

class Stream {
public:
  Stream() { checkCudaErrors(cudaStreamCreate(&stream)); }
  ~Stream() { cudaStreamDestroy(stream); }
  Stream(const Stream &) = delete;
  operator cudaStream_t() const { return stream; }
  void wait() { checkCudaErrors(cudaStreamSynchronize(stream)); }

private:
  cudaStream_t stream;
};

class Event {
public:
  Event() { checkCudaErrors(cudaEventCreate(&event)); }
  ~Event() { cudaEventDestroy(event); }
  void record(cudaStream_t stream) { checkCudaErrors(cudaEventRecord(event, stream)); }
  void block(cudaStream_t stream) { checkCudaErrors(cudaStreamWaitEvent(stream, event, 0)); }
  operator cudaEvent_t() const { return event; }

private:
  cudaEvent_t event;
};

template <typename T> class Buffer {
public:
  explicit Buffer(size_t n) : n(n) { checkCudaErrors(cudaMalloc(&data, n * sizeof(T))); }
  ~Buffer() { cudaFree(data); }
  T *get() const { return data; }
  void upload(const T *from, cudaStream_t stream) { checkCudaErrors(cudaMemcpyAsync(data, from, n * sizeof(T), cudaMemcpyHostToDevice, stream)); }
  void download(T *to, cudaStream_t stream) { checkCudaErrors(cudaMemcpyAsync(to, data, n * sizeof(T), cudaMemcpyDeviceToHost, stream)); }

private:
  T *data;
  size_t n;
};

// What is owned goes at the end of the scope.
float owned(float *host) {
  Stream stream;
  Buffer<float> buffer(N);
  buffer.upload(host, stream);
  scale<<<N / 256, 256, 0, stream>>>(buffer.get(), N, 2);
  buffer.download(host, stream);
  stream.wait(); // drop: host-race@owned
  float sum = 0;
  for (int i = 0; i < N; i++) sum += host[i]; // label: owned
  return sum;
}

// Two of them, and an event between.
void owned_pair(float *host, float *other) {
  Stream first, second;
  Event ready;
  Buffer<float> buffer(N);
  buffer.upload(host, first);
  ready.record(first); // drop: stream-race
  ready.block(second); // drop: stream-race
  buffer.download(other, second);
  second.wait(); // drop: host-race@owned_pair
  for (int i = 0; i < N; i++) sink += other[i]; // label: owned_pair
}

// Of a vector only what is in it goes to the device.
void of_vector(int n) { // undecided: O0 O1
  std::vector<float> host(n);
  for (int i = 0; i < n; i++) host[i] = i;
  float *device;
  checkCudaErrors(cudaMalloc(&device, n * sizeof(float)));
  checkCudaErrors(cudaMemcpy(device, host.data(), n * sizeof(float), cudaMemcpyHostToDevice));
  scale<<<(n + 255) / 256, 256>>>(device, n, 2);
  checkCudaErrors(cudaMemcpy(host.data(), device, n * sizeof(float), cudaMemcpyDeviceToHost));
  for (float v : host) sink += v;
  checkCudaErrors(cudaFree(device)); // drop: memory-leak // double: double-free
}

// … without waiting for it.
void of_vector_async(int n) { // undecided: O0 O1
  std::vector<float> host(n, 1.0f);
  float *device;
  cudaStream_t stream;
  checkCudaErrors(cudaStreamCreate(&stream));
  checkCudaErrors(cudaMalloc(&device, n * sizeof(float)));
  checkCudaErrors(cudaMemcpyAsync(device, host.data(), n * sizeof(float), cudaMemcpyHostToDevice, stream));
  checkCudaErrors(cudaMemcpyAsync(host.data(), device, n * sizeof(float), cudaMemcpyDeviceToHost, stream));
  checkCudaErrors(cudaStreamSynchronize(stream)); // drop: host-race@of_vector
  for (float v : host) sink += v; // label: of_vector
  checkCudaErrors(cudaFree(device));
  checkCudaErrors(cudaStreamDestroy(stream)); // drop: stream-leak
}

// Streams in a vector.
void vector_of_streams(float *host, int count) { // undecided: O0 O1
  std::vector<cudaStream_t> streams(count);
  float *device;
  checkCudaErrors(cudaMalloc(&device, BYTES));
  for (auto &s : streams) checkCudaErrors(cudaStreamCreate(&s));
  for (int i = 0; i < count; i++)
    checkCudaErrors(cudaMemcpyAsync(device + i * 64, host + i * 64, 256, cudaMemcpyHostToDevice, streams[i]));
  for (auto s : streams) checkCudaErrors(cudaStreamSynchronize(s)); // drop: free-in-flight
  for (auto s : streams) checkCudaErrors(cudaStreamDestroy(s));
  checkCudaErrors(cudaFree(device));
}

// A buffer behind a unique_ptr with a deleter of its own.
struct Freed {
  void operator()(float *p) const { cudaFree(p); }
};
void behind_unique_ptr(float *host) {
  float *raw;
  checkCudaErrors(cudaMalloc(&raw, BYTES));
  std::unique_ptr<float, Freed> device(raw);
  Stream stream;
  checkCudaErrors(cudaMemcpyAsync(device.get(), host, BYTES, cudaMemcpyHostToDevice, stream));
  scale<<<N / 256, 256, 0, stream>>>(device.get(), N, 2);
  checkCudaErrors(cudaMemcpyAsync(host, device.get(), BYTES, cudaMemcpyDeviceToHost, stream));
  stream.wait(); // drop: host-race@unique
  sink = host[0]; // label: unique
}

// Memory of the host behind one.
void array_behind_unique_ptr() {
  auto host = std::make_unique<float[]>(N);
  float *device;
  std::fill(host.get(), host.get() + N, 1.0f);
  checkCudaErrors(cudaMalloc(&device, BYTES));
  checkCudaErrors(cudaMemcpy(device, host.get(), BYTES, cudaMemcpyHostToDevice));
  scale<<<N / 256, 256>>>(device, N, 2);
  checkCudaErrors(cudaMemcpy(host.get(), device, BYTES, cudaMemcpyDeviceToHost));
  for (int i = 0; i < N; i++) sink += host[i];
  checkCudaErrors(cudaFree(device)); // drop: memory-leak
}

// Errors that are thrown.
static void thrown(cudaError_t error, const std::string &what) {
  if (error != cudaSuccess) throw std::runtime_error(what + ": " + cudaGetErrorString(error));
}
void with_exceptions(float *host) { // undecided: O1
  float *device;
  thrown(cudaMalloc(&device, BYTES), "allocation");
  thrown(cudaMemcpy(device, host, BYTES, cudaMemcpyHostToDevice), "copy");
  scale<<<N / 256, 256>>>(device, N, 2);
  thrown(cudaDeviceSynchronize(), "kernel"); // drop: none
  thrown(cudaMemcpy(host, device, BYTES, cudaMemcpyDeviceToHost), "copy");
  sink = host[1];
  thrown(cudaFree(device), "free"); // drop: memory-leak
}

// What is to be done is passed as a function.
static void for_each_part(int parts, const std::function<void(int)> &work) {
  for (int i = 0; i < parts; i++) work(i);
}
void with_function(float *host) { // undecided: O0 O1
  float *device;
  checkCudaErrors(cudaMalloc(&device, BYTES));
  for_each_part(4, [&](int i) { checkCudaErrors(cudaMemcpy(device + i * 64, host + i * 64, 256, cudaMemcpyHostToDevice)); });
  checkCudaErrors(cudaFree(device));
}

// A lambda that is called here.
void with_lambda(float *host) {
  Stream stream;
  float *device;
  checkCudaErrors(cudaMalloc(&device, BYTES));
  auto copy = [&](int part) { checkCudaErrors(cudaMemcpyAsync(device + part * 64, host + part * 64, 256, cudaMemcpyHostToDevice, stream)); };
  for (int i = 0; i < 4; i++) copy(i);
  stream.wait(); // drop: host-race@lambda
  host[3] = 0; // label: lambda
  checkCudaErrors(cudaFree(device));
}

// An array of the standard library.
void of_array() {
  std::array<cudaStream_t, 4> streams;
  std::array<float *, 4> parts;
  for (int i = 0; i < 4; i++) {
    checkCudaErrors(cudaStreamCreate(&streams[i]));
    checkCudaErrors(cudaMalloc(&parts[i], BYTES));
    scale<<<N / 256, 256, 0, streams[i]>>>(parts[i], N, 3);
  }
  for (int i = 0; i < 4; i++) {
    checkCudaErrors(cudaStreamSynchronize(streams[i])); // drop: free-in-flight
    checkCudaErrors(cudaFree(parts[i]));
    checkCudaErrors(cudaStreamDestroy(streams[i])); // drop: stream-leak
  }
}

// Where there is no memory, whatever is thrown.
void handled(size_t n) {
  float *d;
  cudaMalloc(&d, 64);
  try {
    int *p = new int[n];
    cudaMemcpy(d, p, 64, cudaMemcpyHostToDevice);
    delete[] p;
  } catch (...) {
  }
  cudaFree(d);
}

void handled_and_freed_twice(size_t n) { // never: proved
  float *d;
  cudaMalloc(&d, 64);
  try {
    int *p = new int[n];
    cudaMemcpy(d, p, 64, cudaMemcpyHostToDevice);
    delete[] p;
  } catch (...) {
    cudaFree(d);
  }
  cudaFree(d);
}
