// Containers that grow. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <memory>
#include <vector>

float sink;
__global__ void work(float *p, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] = sqrtf(p[i]);
}

// Elements made in place.
void emplaced() {
  std::vector<cudaStream_t> v;
  float *d;
  for (int i = 0; i < 4; i++) {
    cudaStream_t s;
    cudaStreamCreate(&s);
    v.emplace_back(s);
  }
  cudaMalloc(&d, 4096);
  for (int i = 0; i < 4; i++) work<<<1, 256, 0, v[i]>>>(d + 256 * i, 256);
  for (size_t i = 0; i < v.size(); i++) cudaStreamSynchronize(v[i]); // drop: free-in-flight
  for (size_t i = 0; i < v.size(); i++) cudaStreamDestroy(v[i]);     // drop: stream-leak // double: any
  cudaFree(d);                                                       // drop: memory-leak // double: double-free
}

// The streams that work in turn, the events that order them.
void events(float *h) {
  std::vector<cudaEvent_t> ev;
  cudaStream_t a, b;
  float *d;
  cudaStreamCreate(&a);
  cudaStreamCreate(&b);
  cudaMalloc(&d, 1 << 20);
  for (int i = 0; i < 4; i++) {
    cudaEvent_t e;
    cudaEventCreateWithFlags(&e, cudaEventDisableTiming);
    ev.push_back(e);
  }
  for (int i = 0; i < 4; i++) {
    cudaMemcpyAsync(d + 256 * i, h + 256 * i, 1024, cudaMemcpyHostToDevice, a);
    cudaEventRecord(ev[i], a);           // drop: any
    cudaStreamWaitEvent(b, ev[i], 0);    // drop: stream-race@events // swap: b>a stream-race@events
    work<<<1, 256, 0, b>>>(d + 256 * i, 256); // label: events
  }
  cudaStreamSynchronize(b);
  for (auto e : ev) cudaEventDestroy(e); // double: any
  cudaStreamDestroy(a);
  cudaStreamDestroy(b);
  cudaFree(d);
}

// A class that owns them, and waits for all.
struct Pool {
  std::vector<cudaStream_t> streams;
  std::vector<float *> buffers;
  Pool(int n) {
    for (int i = 0; i < n; i++) {
      cudaStream_t s;
      float *b;
      cudaStreamCreate(&s);
      streams.push_back(s);
      cudaMalloc(&b, 1024);
      buffers.push_back(b);
    }
  }
  ~Pool() {
    for (auto b : buffers) cudaFree(b);
    for (auto s : streams) cudaStreamDestroy(s);
  }
  void launch() {
    for (size_t i = 0; i < streams.size(); i++) work<<<1, 256, 0, streams[i]>>>(buffers[i], 256);
  }
  void wait() {
    for (auto s : streams) cudaStreamSynchronize(s);
  }
};
void owned() {
  Pool p(3);
  p.launch();
  p.wait();
}
// Taken from the end, until there is none.
void taken_off() {
  std::vector<cudaStream_t> v;
  for (int i = 0; i < 3; i++) {
    cudaStream_t s;
    cudaStreamCreate(&s);
    v.push_back(s);
  }
  while (!v.empty()) {
    cudaStream_t s = v.back();
    v.pop_back(); // drop: any
    cudaStreamDestroy(s);
  }
}
// Elements that move from one place to the next.
struct Buffer {
  float *p;
  Buffer(size_t n) { cudaMalloc(&p, n); }
  ~Buffer() {
    if (p) cudaFree(p);
  }
  Buffer(Buffer &&o) noexcept : p(o.p) { o.p = nullptr; }
  Buffer(const Buffer &) = delete;
};
void moved() {
  std::vector<Buffer> v;
  for (int i = 0; i < 3; i++) v.emplace_back(1024);
  for (auto &b : v) cudaMemset(b.p, 0, 1024);
}
void freed_behind_its_back() {
  std::vector<Buffer> v;
  for (int i = 0; i < 3; i++) v.emplace_back(1024);
  cudaFree(v[1].p);
  v[1].p = nullptr; // drop: double-free
}
struct Frees {
  void operator()(float *p) const { cudaFree(p); }
};
void pointers() {
  std::vector<std::unique_ptr<float, Frees>> v;
  for (int i = 0; i < 3; i++) {
    float *p;
    cudaMalloc(&p, 1024);
    v.push_back(std::unique_ptr<float, Frees>(p));
  }
  for (auto &b : v) cudaMemset(b.get(), 0, 1024);
}
// Structures of what belongs together.
struct Job {
  cudaStream_t s;
  float *d;
  int n;
};
void jobs(float *h) {
  std::vector<Job> jobs;
  for (int i = 0; i < 4; i++) {
    Job j;
    cudaStreamCreate(&j.s);
    cudaMalloc(&j.d, 1024);
    j.n = 256;
    jobs.push_back(j);
  }
  for (Job &j : jobs) cudaMemcpyAsync(j.d, h, 1024, cudaMemcpyHostToDevice, j.s);
  for (auto &j : jobs) work<<<1, 256, 0, j.s>>>(j.d, j.n);
  for (auto &j : jobs) cudaStreamSynchronize(j.s);
  for (auto &j : jobs) {
    cudaFree(j.d);          // double: double-free
    cudaStreamDestroy(j.s); // double: any
  }
}

// Used after its stream is gone.
void gone() {
  std::vector<cudaStream_t> v;
  for (int i = 0; i < 4; i++) {
    cudaStream_t s;
    cudaStreamCreate(&s);
    v.push_back(s);
  }
  cudaStreamDestroy(v[2]);
  for (auto s : v) cudaStreamSynchronize(s); // expect: stream-use-after-destroy
}
// An element of the container before it grew.
void old_element() {
  std::vector<cudaStream_t> v;
  cudaStream_t s, t;
  cudaStreamCreate(&s);
  v.push_back(s);
  cudaStream_t *first = &v[0];
  cudaStreamCreate(&t);
  v.push_back(t);
  cudaStreamSynchronize(*first); // expect: use-after-free
  for (auto x : v) cudaStreamDestroy(x);
}
// It grows, and its elements move, while a copy into them is pending.
void grows_in_flight(float *d) {
  std::vector<float> v;
  cudaStream_t s;
  cudaStreamCreate(&s);
  v.push_back(1.0f);
  cudaMemcpyAsync(v.data(), d, 4, cudaMemcpyDeviceToHost, s);
  v.push_back(2.0f); // expect: host-race
  cudaStreamSynchronize(s);
  sink = v[0];
  cudaStreamDestroy(s);
}
// One of them is not waited for.
void one_less(float *d) { // undecided: O0
  std::vector<cudaStream_t> v;
  float *h;
  cudaMallocHost(&h, 4096);
  for (int i = 0; i < 4; i++) {
    cudaStream_t s;
    cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
    v.push_back(s);
  }
  for (int i = 0; i < 4; i++) cudaMemcpyAsync(h + 256 * i, d + 256 * i, 1024, cudaMemcpyDeviceToHost, v[i]);
  for (int i = 0; i < 3; i++) cudaStreamSynchronize(v[i]);
  for (int i = 0; i < 1024; i++) sink += h[i]; // expect: host-race
  for (auto s : v) cudaStreamDestroy(s);
  cudaFreeHost(h);
}

// As many elements as the caller says.
float get(int);
void of_any_length(int n, float *d) {
  std::vector<float> v;
  for (int i = 0; i < n; i++) v.push_back(get(i));
  for (float f : v) sink += f;
  cudaMemset(d, 0, 64);
}
void kept_address(int n, float *d) {
  std::vector<float> v;
  v.push_back(get(0));
  float *first = v.data();
  for (int i = 0; i < n; i++) v.push_back(get(i));
  sink = *first; // expect: use-after-free
  cudaMemset(d, 0, 64);
}
void grows_during_a_copy(int n, float *d) {
  std::vector<float> v;
  cudaStream_t s;
  cudaStreamCreate(&s);
  for (int i = 0; i < n; i++) v.push_back(get(i));
  cudaMemcpyAsync(v.data(), d, v.size() * sizeof(float), cudaMemcpyDeviceToHost, s);
  v.push_back(1); // expect: host-race
  cudaStreamSynchronize(s);
  cudaStreamDestroy(s);
}

// There may be no memory for more.
void grown_and_handled() {
  try {
    std::vector<cudaStream_t> v;
    for (int i = 0; i < 3; i++) {
      v.push_back(nullptr);
      cudaStreamCreate(&v.back());
    }
    for (auto s : v) cudaStreamDestroy(s);
  } catch (...) {
  }
}

void grown_handled_and_used_late() { // never: proved
  try {
    std::vector<cudaStream_t> v;
    for (int i = 0; i < 3; i++) {
      v.push_back(nullptr);
      cudaStreamCreate(&v.back());
    }
    for (auto s : v) cudaStreamDestroy(s);
    cudaStreamSynchronize(v[1]);
  } catch (...) {
  }
}
