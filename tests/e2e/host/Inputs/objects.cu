// levels: 0. Objects on the heap that own streams and buffers, by themselves or shared. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"
#include <memory>
#include <vector>

enum { N = 4096, BYTES = N * 4 };

__global__ void scale(float *data, int n, float by) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] *= by;
}

struct Context {
  cudaStream_t stream;
  float *device, *host;
  int rounds;
};
static void begin(Context *c) {
  CHECK(cudaStreamCreate(&c->stream));
  CHECK(cudaMalloc(&c->device, BYTES));
  CHECK(cudaMallocHost(&c->host, BYTES));
}
static void compute(Context *c) {
  scale<<<N / 256, 256, 0, c->stream>>>(c->device, N, 2);
  CHECK(cudaMemcpyAsync(c->host, c->device, BYTES, cudaMemcpyDeviceToHost, c->stream));
}
static void end(Context *c) {
  CHECK(cudaFree(c->device));
  CHECK(cudaFreeHost(c->host));
  CHECK(cudaStreamDestroy(c->stream));
}

void by_new() {
  Context *c = new Context;
  begin(c);
  compute(c);
  CHECK(cudaStreamSynchronize(c->stream)); // drop: host-race@by_new
  printf("%f\n", c->host[0]); // label: by_new
  end(c); // drop: stream-leak double: any
  delete c; // drop: memory-leak double: double-free
}

void by_malloc() {
  Context *c = (Context *)malloc(sizeof(Context));
  if (!c) return;
  begin(c);
  for (c->rounds = 0; c->rounds < 20; c->rounds++) {
    compute(c);
    CHECK(cudaStreamSynchronize(c->stream)); // drop: host-race@by_malloc
    printf("%f\n", c->host[0]); // label: by_malloc
  }
  end(c);
  free(c); // drop: memory-leak
}

void zeroed() {
  Context *c = (Context *)calloc(1, sizeof(Context));
  if (!c) return;
  if (c->device) CHECK(cudaFree(c->device));
  begin(c); // drop: any
  end(c);
  free(c);
}

void unset() { // never: proved
  Context *c = new Context;
  CHECK(cudaStreamCreate(&c->stream));
  CHECK(cudaFree(c->device)); // expect: undefined-handle
  CHECK(cudaStreamDestroy(c->stream));
  delete c;
}

void read_late() { // never: proved
  Context *c = new Context;
  begin(c);
  cudaStream_t stream = c->stream;
  CHECK(cudaFree(c->device));
  CHECK(cudaFreeHost(c->host));
  delete c;
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(c->stream)); // expect: use-after-free
}

static Context *known;
static void change() { CHECK(cudaStreamDestroy(known->stream)); }
void known_elsewhere() { // never: proved
  Context *c = new Context;
  begin(c);
  known = c;
  change();
  CHECK(cudaStreamSynchronize(c->stream));
  CHECK(cudaFree(c->device));
  CHECK(cudaFreeHost(c->host));
  delete c;
}

class Lane {
public:
  explicit Lane(int count) : streams_(count), buffers_(count) {
    for (int i = 0; i < count; i++) {
      CHECK(cudaStreamCreate(&streams_[i]));
      CHECK(cudaMalloc(&buffers_[i], BYTES));
    }
  }
  ~Lane() {
    for (auto *b : buffers_) CHECK(cudaFree(b));
    for (auto s : streams_) CHECK(cudaStreamDestroy(s));
  }
  void run(int i) { scale<<<N / 256, 256, 0, streams_[i]>>>(buffers_[i], N, 2); }
  void wait(int i) { CHECK(cudaStreamSynchronize(streams_[i])); }
  int count() const { return (int)streams_.size(); }

private:
  std::vector<cudaStream_t> streams_;
  std::vector<float *> buffers_;
};

void unique() {
  auto lane = std::make_unique<Lane>(4);
  for (int round = 0; round < 100; round++) lane->run(round % lane->count());
  for (int i = 0; i < lane->count(); i++) lane->wait(i);
}

class Stream {
public:
  Stream() { CHECK(cudaStreamCreate(&stream_)); }
  ~Stream() { CHECK(cudaStreamDestroy(stream_)); }
  Stream(const Stream &) = delete;
  cudaStream_t get() const { return stream_; }

private:
  cudaStream_t stream_;
};
struct Job {
  std::shared_ptr<Stream> stream;
  std::shared_ptr<float> data;
};
static std::shared_ptr<float> buffer() {
  float *p;
  CHECK(cudaMalloc(&p, BYTES));
  return std::shared_ptr<float>(p, [](float *q) { CHECK(cudaFree(q)); });
}

void shared() {
  auto stream = std::make_shared<Stream>();
  Job first{stream, buffer()}, second{stream, buffer()};
  Job third = first;
  scale<<<N / 256, 256, 0, third.stream->get()>>>(third.data.get(), N, 2);
  scale<<<N / 256, 256, 0, second.stream->get()>>>(second.data.get(), N, 2);
  CHECK(cudaStreamSynchronize(first.stream->get())); // drop: free-in-flight
}

void shared_too_late() { // never: proved
  auto stream = std::make_shared<Stream>();
  cudaStream_t raw = stream->get();
  std::shared_ptr<Stream> other = stream;
  stream.reset();
  CHECK(cudaStreamSynchronize(raw));
  other.reset();
  CHECK(cudaStreamSynchronize(raw)); // expect: stream-use-after-destroy
}

struct Step {
  virtual ~Step() {}
  virtual void run() = 0;
};
struct Scaling : Step {
  Stream stream;
  float *data;
  Scaling() { CHECK(cudaMalloc(&data, BYTES)); }
  ~Scaling() override { CHECK(cudaFree(data)); }
  void run() override {
    scale<<<N / 256, 256, 0, stream.get()>>>(data, N, 2);
    CHECK(cudaStreamSynchronize(stream.get()));
  }
};

void by_methods() {
  std::unique_ptr<Step> step = std::make_unique<Scaling>();
  step->run();
}
