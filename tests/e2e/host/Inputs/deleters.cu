// Smart pointers with deleters that free what CUDA made, in a class that solves in steps. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <type_traits>

#define CHECK(x)                                                                          \
  if (cudaError_t e_ = (x); e_ != cudaSuccess) {                                          \
    std::fprintf(stderr, "%s:%d %s\n", __FILE__, __LINE__, cudaGetErrorString(e_));       \
    std::exit(1);                                                                         \
  }

struct DeviceDeleter {
  void operator()(void *p) const { cudaFree(p); }
};
struct HostDeleter {
  void operator()(void *p) const { cudaFreeHost(p); }
};
struct StreamDeleter {
  void operator()(cudaStream_t s) const { cudaStreamDestroy(s); } // double: any
};
struct EventDeleter {
  void operator()(cudaEvent_t e) const { cudaEventDestroy(e); }
};
template <typename T> using device_ptr = std::unique_ptr<T[], DeviceDeleter>;
template <typename T> using host_ptr = std::unique_ptr<T[], HostDeleter>;
using stream_ptr = std::unique_ptr<std::remove_pointer_t<cudaStream_t>, StreamDeleter>;
using event_ptr = std::unique_ptr<std::remove_pointer_t<cudaEvent_t>, EventDeleter>;

template <typename T> device_ptr<T> make_device(size_t n) {
  T *p = nullptr;
  CHECK(cudaMalloc(&p, n * sizeof(T)));
  return device_ptr<T>(p);
}
template <typename T> host_ptr<T> make_pinned(size_t n) {
  T *p = nullptr;
  CHECK(cudaMallocHost(&p, n * sizeof(T)));
  return host_ptr<T>(p);
}
stream_ptr make_stream() {
  cudaStream_t s;
  CHECK(cudaStreamCreate(&s));
  return stream_ptr(s);
}
event_ptr make_event() {
  cudaEvent_t e;
  CHECK(cudaEventCreateWithFlags(&e, cudaEventDisableTiming));
  return event_ptr(e);
}
__global__ void heat(const double *in, double *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1) out[i] = 0.25 * in[i - 1] + 0.5 * in[i] + 0.25 * in[i + 1];
}
__global__ void norm(const double *a, const double *b, double *result, int n) {
  if (threadIdx.x == 0 && blockIdx.x == 0) {
    double m = 0;
    for (int i = 0; i < n; i++) m = fmax(m, fabs(a[i] - b[i]));
    *result = m;
  }
}
class Solver {
public:
  explicit Solver(int n)
      : n_(n), work_(make_stream()), watch_(make_stream()), ready_(make_event()), a_(make_device<double>(n)), b_(make_device<double>(n)),
        d_norm_(make_device<double>(1)), h_norm_(make_pinned<double>(1)) {}
  void load(const double *initial) {
    CHECK(cudaMemcpyAsync(a_.get(), initial, n_ * sizeof(double), cudaMemcpyHostToDevice, work_.get()));
    CHECK(cudaMemcpyAsync(b_.get(), initial, n_ * sizeof(double), cudaMemcpyHostToDevice, work_.get()));
  }
  double step() {
    heat<<<(n_ + 255) / 256, 256, 0, work_.get()>>>(a_.get(), b_.get(), n_);
    norm<<<1, 1, 0, work_.get()>>>(a_.get(), b_.get(), d_norm_.get(), n_);
    CHECK(cudaEventRecord(ready_.get(), work_.get())); // drop: any
    CHECK(cudaStreamWaitEvent(watch_.get(), ready_.get(), 0)); // drop: any
    CHECK(cudaMemcpyAsync(h_norm_.get(), d_norm_.get(), sizeof(double), cudaMemcpyDeviceToHost, watch_.get()));
    CHECK(cudaStreamSynchronize(watch_.get())); // drop: any
    std::swap(a_, b_);
    return h_norm_[0];
  }
  void store(double *result) {
    CHECK(cudaMemcpyAsync(result, a_.get(), n_ * sizeof(double), cudaMemcpyDeviceToHost, work_.get()));
    CHECK(cudaStreamSynchronize(work_.get()));
  }

private:
  int n_;
  stream_ptr work_, watch_;
  event_ptr ready_;
  device_ptr<double> a_, b_, d_norm_;
  host_ptr<double> h_norm_;
};
int main(int argc, char **argv) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 1 << 16;
  std::unique_ptr<double[]> start(new double[n]);
  for (int i = 0; i < n; i++) start[i] = i % 7;
  Solver solver(n);
  solver.load(start.get());
  double change = 1;
  int steps = 0;
  while (change > 1e-6 && steps < 10000) {
    change = solver.step();
    steps++;
  }
  solver.store(start.get());
  std::printf("%d steps, %g, %f\n", steps, change, start[n / 2]);
  return 0;
}
