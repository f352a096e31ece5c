// CUDA C++ as it is written with classes: constructors that create, destructors that destroy, macros that give up on errors.
#include <stdexcept>
#include <vector>

#include "runtime.h"

enum { N = 1024, SIZE = N * sizeof(float) };

#define CHECK(call)                                                                              \
  do {                                                                                           \
    cudaError_t error_ = (call);                                                                 \
    if (error_ != cudaSuccess) {                                                                 \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(error_));            \
      exit(EXIT_FAILURE);                                                                        \
    }                                                                                            \
  } while (0)

__global__ void scale(float *data, float by, int n) {
  for (int i = 0; i < n; i++) data[i] *= by;
}

class Stream {
public:
  Stream() { CHECK(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking)); }
  ~Stream() { cudaStreamDestroy(stream_); }
  Stream(const Stream &) = delete;
  Stream &operator=(const Stream &) = delete;
  void wait() const { CHECK(cudaStreamSynchronize(stream_)); }
  cudaStream_t get() const { return stream_; }

private:
  cudaStream_t stream_;
};

class Event {
public:
  Event() { CHECK(cudaEventCreateWithFlags(&event_, cudaEventDisableTiming)); }
  ~Event() { cudaEventDestroy(event_); }
  Event(const Event &) = delete;
  void record(const Stream &stream) { CHECK(cudaEventRecord(event_, stream.get())); }
  void block(const Stream &stream) { CHECK(cudaStreamWaitEvent(stream.get(), event_, 0)); }

private:
  cudaEvent_t event_;
};

class Buffer {
public:
  explicit Buffer(size_t count) : count_(count) { CHECK(cudaMalloc((void **)&data_, count * sizeof(float))); }
  ~Buffer() { cudaFree(data_); } // expect: free-in-flight
  Buffer(const Buffer &) = delete;
  float *get() const { return data_; }
  void upload(const float *from, const Stream &stream) {
    CHECK(cudaMemcpyAsync(data_, from, SIZE, cudaMemcpyHostToDevice, stream.get()));
  }
  void download(float *to, const Stream &stream) const {
    CHECK(cudaMemcpyAsync(to, data_, SIZE, cudaMemcpyDeviceToHost, stream.get()));
  }

private:
  float *data_;
  size_t count_;
};

// A stream that others may hold: copied without care.
class Careless {
public:
  Careless() { cudaStreamCreate(&stream_); }
  ~Careless() { cudaStreamDestroy(stream_); } // expect: stream-double-destroy
  cudaStream_t stream_;
};

float round_trip(float *host) {
  Stream stream;
  Buffer buffer(N);
  buffer.upload(host, stream);
  scale<<<N / 256, 256, 0, stream.get()>>>(buffer.get(), 2, N);
  CHECK(cudaGetLastError());
  buffer.download(host, stream);
  stream.wait();
  return host[0];
}

float round_trip_without_a_wait(float *host) {
  Stream stream;
  Buffer buffer(N);
  buffer.upload(host, stream);
  scale<<<N / 256, 256, 0, stream.get()>>>(buffer.get(), 2, N);
  buffer.download(host, stream);
  float first = host[0]; // expect: host-race
  stream.wait();
  return first;
}

void two_streams(float *host) {
  Stream up, down;
  Event uploaded;
  Buffer buffer(N);
  buffer.upload(host, up);
  uploaded.record(up);
  uploaded.block(down);
  scale<<<N / 256, 256, 0, down.get()>>>(buffer.get(), 2, N);
  buffer.download(host, down);
  down.wait();
}

void two_streams_without_an_event(float *host) {
  Stream up, down;
  Buffer buffer(N);
  buffer.upload(host, up);
  scale<<<N / 256, 256, 0, down.get()>>>(buffer.get(), 2, N); // expect-without-device: unknown-handle // expect-with-device: stream-race // expect-assuming: stream-race
  up.wait();
  down.wait();
}

void copied(void) {
  Careless one;
  Careless other = one;
}

void kept_apart(void) {
  Careless one;
  Careless other;
}

// The exception frees the buffer before the copy is over.
void given_up(float *host, bool bad) {
  Stream stream;
  Buffer buffer(N);
  buffer.upload(host, stream);
  if (bad) throw std::runtime_error("bad");
  stream.wait();
}

static void helper(float *host, const Stream &stream, Buffer &buffer) {
  buffer.upload(host, stream);
  scale<<<N / 256, 256, 0, stream.get()>>>(buffer.get(), 2, N);
}

void helped(float *host) {
  Stream stream;
  Buffer buffer(N);
  helper(host, stream, buffer);
  stream.wait();
}
