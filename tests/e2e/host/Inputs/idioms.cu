// levels: 0,1. Programs as people write them, of many kinds. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <memory>
#include <string>
#include <vector>

float sink;
#define cudaCheck(ans)                                                                                                                                         \
  { gpuAssert((ans), __FILE__, __LINE__); }
inline void gpuAssert(cudaError_t code, const char *file, int line, bool abort = true) {
  if (code != cudaSuccess) {
    fprintf(stderr, "GPUassert: %s %s %d\n", cudaGetErrorString(code), file, line);
    if (abort) exit(code);
  }
}
#define RETURN_IF(call)                                                                                                                                        \
  do {                                                                                                                                                         \
    cudaError_t e = (call);                                                                                                                                    \
    if (e != cudaSuccess) return (int)e;                                                                                                                       \
  } while (0)

__global__ void saxpy(int n, float a, const float *x, float *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}
__global__ void square(float *p, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] = p[i] * p[i];
}
__global__ void stencil(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1) out[i] = 0.25f * in[i - 1] + 0.5f * in[i] + 0.25f * in[i + 1];
}
__global__ void histogram(const unsigned char *in, unsigned *bins, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&bins[in[i]], 1u);
}

// 1. A function that returns at the first error.
static int compute(float *h, int n) {
  float *d;
  cudaStream_t s;
  RETURN_IF(cudaMalloc(&d, n * sizeof(float)));
  RETURN_IF(cudaStreamCreate(&s));
  RETURN_IF(cudaMemcpyAsync(d, h, n * sizeof(float), cudaMemcpyHostToDevice, s));
  square<<<(n + 255) / 256, 256, 0, s>>>(d, n);
  RETURN_IF(cudaGetLastError());
  RETURN_IF(cudaMemcpyAsync(h, d, n * sizeof(float), cudaMemcpyDeviceToHost, s));
  RETURN_IF(cudaStreamSynchronize(s));
  RETURN_IF(cudaStreamDestroy(s));
  RETURN_IF(cudaFree(d));
  return 0;
}
int returns_errors(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1 << 20;
  float *h;
  cudaCheck(cudaMallocHost(&h, n * sizeof(float)));
  for (int i = 0; i < n; i++) h[i] = i;
  if (compute(h, n)) return 1;
  float sum = 0;
  for (int i = 0; i < n; i++) sum += h[i]; // label: returns_errors
  printf("%f\n", sum);
  cudaCheck(cudaFreeHost(h));
  return 0;
}

// 2. unique_ptr with deleters.
struct DeviceDeleter {
  void operator()(float *p) const { cudaFree(p); }
};
struct PinnedDeleter {
  void operator()(float *p) const { cudaFreeHost(p); }
};
using DevicePtr = std::unique_ptr<float, DeviceDeleter>;
using PinnedPtr = std::unique_ptr<float, PinnedDeleter>;
static DevicePtr makeDevice(size_t n) {
  float *p = nullptr;
  cudaCheck(cudaMalloc(&p, n * sizeof(float)));
  return DevicePtr(p);
}
static PinnedPtr makePinned(size_t n) {
  float *p = nullptr;
  cudaCheck(cudaMallocHost(&p, n * sizeof(float)));
  return PinnedPtr(p);
}
int deleters(int argc, char **argv) {
  const int n = 1 << 16;
  auto x = makeDevice(n), y = makeDevice(n);
  auto h = makePinned(n);
  cudaStream_t s;
  cudaCheck(cudaStreamCreate(&s));
  for (int i = 0; i < n; i++) h.get()[i] = 1.0f;
  cudaCheck(cudaMemcpyAsync(x.get(), h.get(), n * sizeof(float), cudaMemcpyHostToDevice, s));
  cudaCheck(cudaMemsetAsync(y.get(), 0, n * sizeof(float), s));
  saxpy<<<n / 256, 256, 0, s>>>(n, 2.0f, x.get(), y.get());
  cudaCheck(cudaMemcpyAsync(h.get(), y.get(), n * sizeof(float), cudaMemcpyDeviceToHost, s));
  cudaCheck(cudaStreamSynchronize(s)); // drop: host-race@deleters
  for (int i = 0; i < n; i++) sink += h.get()[i]; // label: deleters
  cudaCheck(cudaStreamDestroy(s)); // drop: stream-leak
  return 0;
}

// 3. A vector of streams, pushed one by one.
int pushed_streams(int argc, char **argv) { // undecided: O0 O1
  const int count = 4, n = 1 << 18;
  std::vector<cudaStream_t> streams;
  float *h, *d;
  cudaCheck(cudaMallocHost(&h, count * n * sizeof(float)));
  cudaCheck(cudaMalloc(&d, count * n * sizeof(float)));
  for (int i = 0; i < count; i++) {
    cudaStream_t s;
    cudaCheck(cudaStreamCreate(&s));
    streams.push_back(s);
  }
  for (int i = 0; i < count; i++) {
    cudaCheck(cudaMemcpyAsync(d + i * n, h + i * n, n * sizeof(float), cudaMemcpyHostToDevice, streams[i]));
    square<<<n / 256, 256, 0, streams[i]>>>(d + i * n, n);
    cudaCheck(cudaMemcpyAsync(h + i * n, d + i * n, n * sizeof(float), cudaMemcpyDeviceToHost, streams[i]));
  }
  for (auto &s : streams) cudaCheck(cudaStreamSynchronize(s)); // drop: host-race@pushed_streams
  for (int i = 0; i < count * n; i++) sink += h[i]; // label: pushed_streams
  for (auto &s : streams) cudaCheck(cudaStreamDestroy(s)); // drop: stream-leak
  cudaCheck(cudaFree(d));
  cudaCheck(cudaFreeHost(h));
  return 0;
}

// 4. A vector with its size, filled in place.
int sized_vector(int argc, char **argv) {
  int count = 3, n = 4096;
  std::vector<cudaStream_t> streams(count);
  std::vector<float *> parts(count);
  std::vector<float> result(n);
  for (auto &s : streams) cudaCheck(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
  for (int i = 0; i < count; i++) cudaCheck(cudaMalloc(&parts[i], n * sizeof(float)));
  for (int i = 0; i < count; i++) cudaCheck(cudaMemsetAsync(parts[i], 0, n * sizeof(float), streams[i]));
  cudaCheck(cudaDeviceSynchronize()); // drop: any
  for (int i = 0; i < count; i++) {
    cudaCheck(cudaMemcpy(result.data(), parts[i], n * sizeof(float), cudaMemcpyDeviceToHost));
    sink += result[0];
  }
  for (int i = 0; i < count; i++) {
    cudaCheck(cudaFree(parts[i]));
    cudaCheck(cudaStreamDestroy(streams[i]));
  }
  return 0;
}

// 5. Lambdas that take the stream.
template <typename F> static float timed(cudaStream_t s, F &&work) {
  cudaEvent_t start, stop;
  cudaCheck(cudaEventCreate(&start));
  cudaCheck(cudaEventCreate(&stop));
  cudaCheck(cudaEventRecord(start, s));
  work(s);
  cudaCheck(cudaEventRecord(stop, s));
  cudaCheck(cudaEventSynchronize(stop));
  float ms = 0;
  cudaCheck(cudaEventElapsedTime(&ms, start, stop));
  cudaCheck(cudaEventDestroy(start));
  cudaCheck(cudaEventDestroy(stop));
  return ms;
}
int lambdas(int argc, char **argv) {
  const int n = 1 << 20;
  float *d, *h;
  cudaStream_t s;
  cudaCheck(cudaStreamCreate(&s));
  cudaCheck(cudaMalloc(&d, n * sizeof(float)));
  cudaCheck(cudaMallocHost(&h, n * sizeof(float)));
  float up = timed(s, [&](cudaStream_t stream) { cudaCheck(cudaMemcpyAsync(d, h, n * sizeof(float), cudaMemcpyHostToDevice, stream)); });
  float work = timed(s, [&](cudaStream_t stream) { square<<<n / 256, 256, 0, stream>>>(d, n); });
  cudaCheck(cudaMemcpyAsync(h, d, n * sizeof(float), cudaMemcpyDeviceToHost, s));
  cudaCheck(cudaStreamSynchronize(s)); // drop: host-race@lambdas
  printf("%f %f %f\n", up, work, h[0]); // label: lambdas
  cudaCheck(cudaFree(d));
  cudaCheck(cudaFreeHost(h));
  cudaCheck(cudaStreamDestroy(s));
  return 0;
}

// 6. Ping-pong of two buffers by swapped pointers.
int ping_pong(int argc, char **argv) {
  const int n = 1 << 20, steps = 500;
  float *a, *b, *h;
  cudaStream_t s;
  cudaCheck(cudaStreamCreate(&s));
  cudaCheck(cudaMalloc(&a, n * sizeof(float)));
  cudaCheck(cudaMalloc(&b, n * sizeof(float)));
  cudaCheck(cudaMallocHost(&h, n * sizeof(float)));
  for (int i = 0; i < n; i++) h[i] = i % 7;
  cudaCheck(cudaMemcpyAsync(a, h, n * sizeof(float), cudaMemcpyHostToDevice, s));
  cudaCheck(cudaMemcpyAsync(b, a, n * sizeof(float), cudaMemcpyDeviceToDevice, s));
  for (int t = 0; t < steps; t++) {
    stencil<<<n / 256, 256, 0, s>>>(a, b, n);
    std::swap(a, b);
  }
  cudaCheck(cudaMemcpyAsync(h, a, n * sizeof(float), cudaMemcpyDeviceToHost, s));
  cudaCheck(cudaStreamSynchronize(s)); // drop: host-race@ping_pong
  for (int i = 0; i < n; i++) sink += h[i]; // label: ping_pong
  cudaCheck(cudaFree(a));
  cudaCheck(cudaFree(b));
  cudaCheck(cudaFreeHost(h));
  cudaCheck(cudaStreamDestroy(s));
  return 0;
}

// 7. Managed memory that the host and the device take turns with.
int managed_turns(int argc, char **argv) {
  const int n = 1 << 16;
  float *x, *y;
  cudaCheck(cudaMallocManaged(&x, n * sizeof(float)));
  cudaCheck(cudaMallocManaged(&y, n * sizeof(float)));
  for (int i = 0; i < n; i++) {
    x[i] = 1.0f;
    y[i] = 2.0f;
  }
  saxpy<<<n / 256, 256>>>(n, 2.0f, x, y);
  cudaCheck(cudaDeviceSynchronize()); // drop: host-race@managed_turns
  float maxError = 0.0f;
  for (int i = 0; i < n; i++) maxError = std::max(maxError, std::fabs(y[i] - 4.0f)); // label: managed_turns
  printf("Max error: %f\n", maxError);
  cudaCheck(cudaFree(x)); // drop: memory-leak
  cudaCheck(cudaFree(y));
  return 0;
}

// 8. A producer and a consumer stream in a pipeline of batches.
int batches(int argc, char **argv) {
  const int n = 1 << 16, rounds = 64;
  float *h_in, *h_out, *d_in, *d_out;
  cudaStream_t load, work;
  cudaEvent_t loaded, consumed;
  cudaCheck(cudaStreamCreateWithFlags(&load, cudaStreamNonBlocking));
  cudaCheck(cudaStreamCreateWithFlags(&work, cudaStreamNonBlocking));
  cudaCheck(cudaEventCreateWithFlags(&loaded, cudaEventDisableTiming));
  cudaCheck(cudaEventCreateWithFlags(&consumed, cudaEventDisableTiming));
  cudaCheck(cudaMallocHost(&h_in, n * sizeof(float)));
  cudaCheck(cudaMallocHost(&h_out, n * sizeof(float)));
  cudaCheck(cudaMalloc(&d_in, n * sizeof(float)));
  cudaCheck(cudaMalloc(&d_out, n * sizeof(float)));
  for (int r = 0; r < rounds; r++) {
    cudaCheck(cudaStreamWaitEvent(load, consumed, 0)); // drop: none
    cudaCheck(cudaMemcpyAsync(d_in, h_in, n * sizeof(float), cudaMemcpyHostToDevice, load));
    cudaCheck(cudaEventRecord(loaded, load));
    cudaCheck(cudaStreamWaitEvent(work, loaded, 0)); // drop: stream-race
    stencil<<<n / 256, 256, 0, work>>>(d_in, d_out, n);
    cudaCheck(cudaEventRecord(consumed, work)); // drop: none
    cudaCheck(cudaMemcpyAsync(h_out, d_out, n * sizeof(float), cudaMemcpyDeviceToHost, work));
    cudaCheck(cudaStreamSynchronize(work)); // drop: host-race@batches
    for (int i = 0; i < n; i++) sink += h_out[i]; // label: batches
  }
  cudaCheck(cudaStreamSynchronize(load));
  cudaCheck(cudaEventDestroy(loaded));
  cudaCheck(cudaEventDestroy(consumed));
  cudaCheck(cudaStreamDestroy(load));
  cudaCheck(cudaStreamDestroy(work)); // drop: stream-leak
  cudaCheck(cudaFree(d_in));
  cudaCheck(cudaFree(d_out));
  cudaCheck(cudaFreeHost(h_in));
  cudaCheck(cudaFreeHost(h_out));
  return 0;
}

// 9. A timer class.
class GpuTimer {
public:
  GpuTimer() {
    cudaEventCreate(&start_);
    cudaEventCreate(&stop_);
  }
  ~GpuTimer() {
    cudaEventDestroy(start_);
    cudaEventDestroy(stop_);
  }
  void start() { cudaEventRecord(start_, 0); }
  void stop() { cudaEventRecord(stop_, 0); }
  float elapsed() {
    float ms;
    cudaEventSynchronize(stop_);
    cudaEventElapsedTime(&ms, start_, stop_); // label: timer_elapsed
    return ms;
  }

private:
  cudaEvent_t start_, stop_;
};
int timer_class(int argc, char **argv) {
  const int n = 1 << 22;
  std::vector<unsigned char> in(n);
  for (int i = 0; i < n; i++) in[i] = rand() & 255;
  unsigned char *d_in;
  unsigned *d_bins, bins[256];
  cudaCheck(cudaMalloc(&d_in, n));
  cudaCheck(cudaMalloc(&d_bins, sizeof(bins)));
  cudaCheck(cudaMemcpy(d_in, in.data(), n, cudaMemcpyHostToDevice));
  cudaCheck(cudaMemset(d_bins, 0, sizeof(bins)));
  GpuTimer timer;
  timer.start(); // drop: event-not-recorded
  histogram<<<256, 256>>>(d_in, d_bins, n);
  timer.stop(); // drop: event-not-recorded
  cudaCheck(cudaMemcpy(bins, d_bins, sizeof(bins), cudaMemcpyDeviceToHost)); // swap: cudaMemcpyDeviceToHost>cudaMemcpyDeviceToDevice any
  printf("%f ms, %u\n", timer.elapsed(), bins[0]);
  cudaCheck(cudaFree(d_in));
  cudaCheck(cudaFree(d_bins));
  return 0;
}

// 10. Depth first over chunks, the rest at the end.
int chunks_with_rest(int argc, char **argv) { // undecided: O0
  const int total = 1000003, chunk = 1 << 16;
  float *h, *d[2];
  cudaStream_t s[2];
  cudaCheck(cudaMallocHost(&h, total * sizeof(float)));
  for (int k = 0; k < 2; k++) {
    cudaCheck(cudaStreamCreate(&s[k]));
    cudaCheck(cudaMalloc(&d[k], chunk * sizeof(float)));
  }
  for (int i = 0, k = 0; i < total; i += chunk, k ^= 1) {
    int n = std::min(chunk, total - i);
    cudaCheck(cudaMemcpyAsync(d[k], h + i, n * sizeof(float), cudaMemcpyHostToDevice, s[k]));
    square<<<(n + 255) / 256, 256, 0, s[k]>>>(d[k], n);
    cudaCheck(cudaMemcpyAsync(h + i, d[k], n * sizeof(float), cudaMemcpyDeviceToHost, s[k]));
  }
  for (int k = 0; k < 2; k++) cudaCheck(cudaStreamSynchronize(s[k])); // drop: host-race@rest
  for (int i = 0; i < total; i++) sink += h[i]; // label: rest
  for (int k = 0; k < 2; k++) {
    cudaCheck(cudaFree(d[k]));
    cudaCheck(cudaStreamDestroy(s[k]));
  }
  cudaCheck(cudaFreeHost(h));
  return 0;
}

// ---- tables of functions ----

typedef void step(float *, cudaStream_t);
static void rise(float *d, cudaStream_t s) { cudaMemsetAsync(d, 1, 64, s); }
static void fall(float *d, cudaStream_t s) { cudaMemsetAsync(d, 2, 64, s); }
static void settle(float *, cudaStream_t s) { cudaStreamSynchronize(s); }
static void give_up(float *d, cudaStream_t) { cudaFree(d); }
static step *const steps[] = {rise, fall, settle}, *const last_steps[] = {rise, settle, give_up};

void one_of_a_table(int which) {
  cudaStream_t s;
  float *d;
  cudaStreamCreate(&s);
  cudaMalloc((void **)&d, 64);
  if (which >= 0 && which < 3) steps[which](d, s);
  cudaStreamSynchronize(s);
  cudaFree(d);
  cudaStreamDestroy(s);
}

void one_of_a_table_frees(int which) { // never: proved
  cudaStream_t s;
  float *d;
  cudaStreamCreate(&s);
  cudaMalloc((void **)&d, 64);
  if (which >= 0 && which < 3) last_steps[which](d, s);
  cudaStreamSynchronize(s);
  cudaFree(d);
  cudaStreamDestroy(s);
}

void all_of_a_table() {
  cudaStream_t s;
  float *d;
  cudaStreamCreate(&s);
  cudaMalloc((void **)&d, 64);
  for (step *one : steps) one(d, s);
  cudaFree(d);
  cudaStreamDestroy(s);
}

void one_of_two(bool up) {
  cudaStream_t s;
  float *d;
  cudaStreamCreate(&s);
  cudaMalloc((void **)&d, 64);
  step *one = up ? rise : fall;
  one(d, s);
  cudaStreamSynchronize(s); // drop: free-in-flight
  cudaFree(d);
  cudaStreamDestroy(s);
}

void one_of_two_frees(bool up) { // never: proved
  cudaStream_t s;
  float *d;
  cudaStreamCreate(&s);
  cudaMalloc((void **)&d, 64);
  step *one = up ? rise : give_up;
  one(d, s);
  cudaStreamSynchronize(s);
  cudaFree(d);
  cudaStreamDestroy(s);
}

void one_of_two_and_nothing(step *given, bool up) { // never: proved
  cudaStream_t s;
  float *d;
  cudaStreamCreate(&s);
  cudaMalloc((void **)&d, 64);
  step *one = up ? rise : given;
  one(d, s);
  cudaStreamSynchronize(s);
  cudaFree(d);
  cudaStreamDestroy(s);
}

// Streams by halves, thirds and pieces of an array, of a size from outside.
static cudaStream_t *make_all(int n) {
  cudaStream_t *s = new cudaStream_t[n];
  for (int i = 0; i < n; i++) cudaStreamCreate(&s[i]);
  return s;
}
void by_halves(int n) {
  cudaStream_t *s = make_all(n);
  for (int i = 0; i < n / 2; i++) cudaStreamDestroy(s[i]);
  for (int i = n / 2; i < n; i++) cudaStreamDestroy(s[i]); // double: any // swap: 2>3 any
  delete[] s;
}
void by_unsigned_halves(unsigned n) {
  cudaStream_t *s = new cudaStream_t[n];
  for (unsigned i = 0; i < n; i++) cudaStreamCreate(&s[i]);
  for (unsigned i = 0; i < n / 2; i++) cudaStreamDestroy(s[i]);
  for (unsigned i = n / 2; i < n; i++) cudaStreamDestroy(s[i]);
  delete[] s;
}
void one_in_both_halves(int n) { // never: proved
  cudaStream_t *s = make_all(n);
  for (int i = 0; i < n / 2; i++) cudaStreamDestroy(s[i]);
  for (int i = n / 2 - 1; i < n; i++) cudaStreamDestroy(s[i]);
  delete[] s;
}
void one_in_both_if_odd(int n) { // never: proved
  cudaStream_t *s = make_all(n);
  for (int i = 0; i < (n + 1) / 2; i++) cudaStreamDestroy(s[i]);
  for (int i = n / 2; i < n; i++) cudaStreamDestroy(s[i]);
  delete[] s;
}
void split_anywhere(int n, int m) {
  if (m < 0 || m > n) return;
  cudaStream_t *s = make_all(n);
  for (int i = 0; i < m; i++) cudaStreamDestroy(s[i]);
  for (int i = m; i < n; i++) cudaStreamDestroy(s[i]);
  delete[] s;
}
void one_in_both_pieces(int n, int m) { // never: proved
  if (m < 0 || m >= n) return;
  cudaStream_t *s = make_all(n);
  for (int i = 0; i <= m; i++) cudaStreamDestroy(s[i]);
  for (int i = m; i < n; i++) cudaStreamDestroy(s[i]);
  delete[] s;
}
void up_to_another_size(int n, int m) { // never: proved
  if (m < 0 || m < n) return;
  cudaStream_t *s = new cudaStream_t[m];
  for (int i = 0; i < n; i++) cudaStreamCreate(&s[i]);
  for (int i = 0; i < m; i++) cudaStreamDestroy(s[i]);
  delete[] s;
}
void last_one_apart(int n) {
  if (n < 1) return;
  cudaStream_t *s = make_all(n);
  for (int i = 0; i < n - 1; i++) cudaStreamDestroy(s[i]);
  cudaStreamDestroy(s[n - 1]); // double: stream-double-destroy
  delete[] s;
}
void last_one_of_some(int n) { // never: proved
  if (n == 1) return;
  cudaStream_t *s = new cudaStream_t[n + 1];
  for (int i = 0; i < n - 1; i++) cudaStreamCreate(&s[i]);
  for (int i = 0; i < n; i++) cudaStreamDestroy(s[i]);
  delete[] s;
}
void one_stream_more(int n) {
  int all = n + 1;
  cudaStream_t *s = (cudaStream_t *)malloc(all * sizeof(cudaStream_t));
  for (int i = 0; i < all; i++) cudaStreamCreate(&s[i]);
  for (int i = 0; i < n; i++) cudaStreamSynchronize(s[i]);
  for (int i = 0; i < all; i++) cudaStreamDestroy(s[i]);
  free(s);
}
void two_streams_more(int n) { // never: proved
  cudaStream_t *s = new cudaStream_t[n + 2];
  for (int i = 0; i < n + 1; i++) cudaStreamCreate(&s[i]);
  for (int i = 0; i < n + 2; i++) cudaStreamDestroy(s[i]);
  delete[] s;
}
// A kernel that is launched at one place alone: its stub is inlined by compilers.
__global__ void fill_chunk(float *p, int n) { p[threadIdx.x] = n; }
void a_chunk_each(float *d, int n) {
  cudaStream_t *s = make_all(n);
  for (int i = 0; i < n; i++) {
    float *at = d + i * 32; // swap: 32>31 any
    fill_chunk<<<1, 32, 0, s[i]>>>(at, n);
  }
  for (int i = 0; i < n; i++) cudaStreamSynchronize(s[i]);
  for (int i = 0; i < n; i++) cudaStreamDestroy(s[i]);
  delete[] s;
}
__global__ void fill_next(float *p, int n) { p[threadIdx.x] = n; }
void one_in_both_chunks(float *d, int n) { // never: proved
  cudaStream_t *s = make_all(n);
  for (int i = 0; i < n; i++) fill_next<<<1, 32, 0, s[i]>>>(d + i * 31, n);
  for (int i = 0; i < n; i++) cudaStreamSynchronize(s[i]);
  for (int i = 0; i < n; i++) cudaStreamDestroy(s[i]);
  delete[] s;
}
__global__ void fill_other(float *p, int n) { p[threadIdx.x] = n; }
void a_slot_that_changes(float *a, float *b, cudaStream_t s, cudaStream_t t) { // never: proved
  float *at = a;
  int n = 1;
  void *what[] = {&at, &n};
  cudaLaunchKernel((const void *)fill_other, dim3(1), dim3(32), what, 0, s);
  cudaLaunchKernel((const void *)fill_other, dim3(1), dim3(32), what, 0, t);
}
void an_array_that_changes(float *a, float *b, cudaStream_t s, cudaStream_t t) { // never: proved
  float *at = b;
  int n = 1;
  void *what[] = {&at, &n};
  *(float **)what[0] = a;
  cudaLaunchKernel((const void *)fill_other, dim3(1), dim3(32), what, 0, s);
  cudaLaunchKernel((const void *)fill_other, dim3(1), dim3(32), what, 0, t);
}
struct many_rows {
  float *at[100];
};
__global__ void fill_rows(many_rows rows) { rows.at[0][threadIdx.x] = 1; }
void rows_on_two_streams(const many_rows &rows, cudaStream_t s, cudaStream_t t) { // never: proved
  fill_rows<<<1, 32, 0, s>>>(rows);
  fill_rows<<<1, 32, 0, t>>>(rows);
}
void two_slots(cudaStream_t s, cudaStream_t t) {
  float *a, *b;
  cudaMalloc(&a, 128);
  cudaMalloc(&b, 128);
  float *at = a;
  int n = 1;
  void *what[] = {&at, &n};
  cudaLaunchKernel((const void *)fill_other, dim3(1), dim3(32), what, 0, s);
  at = b; // drop: any
  cudaLaunchKernel((const void *)fill_other, dim3(1), dim3(32), what, 0, t);
  cudaDeviceSynchronize();
  cudaFree(a);
  cudaFree(b);
}
__global__ void add_one(float *p) { *p += 1; }
void slot_changes_in_loop(float *a, float *b, cudaStream_t s, cudaStream_t t, int n) { // never: proved
  float *p = a; void *args[1] = {&p};
  for (int i = 0; i < n; i++) {
    cudaLaunchKernel((const void *)add_one, dim3(1), dim3(1), args, 0, s);
    p = b;
  }
  add_one<<<1, 1, 0, t>>>(b);
  cudaStreamSynchronize(s); cudaStreamSynchronize(t);
}
void slot_changes_through_second_array(float *a, float *b, cudaStream_t s, cudaStream_t t) { // never: proved
  float *p = a; void *args[1] = {&p}; void *other[1] = {&p};
  *(float **)other[0] = b;
  cudaLaunchKernel((const void *)add_one, dim3(1), dim3(1), args, 0, s);
  add_one<<<1, 1, 0, t>>>(b);
  cudaStreamSynchronize(s); cudaStreamSynchronize(t);
}
void half_of_a_negative(int n) { // never: proved
  if (n > 64) return;
  cudaStream_t s[64];
  for (int i = 0; i < n; i++) cudaStreamCreate(&s[i]);
  int i = n / 2;
  do cudaStreamDestroy(s[i]); while (++i < n);
  for (int j = 0; j < n / 2; j++) cudaStreamDestroy(s[j]);
}
void may_be_zero(int n) { // never: proved
  if (n == 1 || n < 0 || n > 64) return;
  cudaStream_t s[65];
  for (int i = 0; i < n; i++) cudaStreamCreate(&s[i]);
  int i = 0;
  do cudaStreamDestroy(s[i]); while (++i < n);
}
void may_be_negative(int n) { // never: proved
  if (n == 0 || n > 64) return;
  cudaStream_t s[65];
  for (int i = 0; i < n; i++) cudaStreamCreate(&s[i]);
  int i = 0;
  do cudaStreamDestroy(s[i]); while (++i < n);
}
void at_least_one(int n) {
  if (n == 0 || n < 0 || n > 64) return;
  cudaStream_t s[65];
  for (int i = 0; i < n; i++) cudaStreamCreate(&s[i]);
  int i = 0;
  do cudaStreamDestroy(s[i]); while (++i < n);
}
void truncated_counter(long from, int n) { // never: proved
  if (n < 0 || n > 64) return;
  cudaStream_t s[64];
  for (long i = 0; i < n; i++) cudaStreamCreate(&s[i]);
  for (long i = from; (int)i < n; i++) cudaStreamDestroy(s[i & 63]);
}
void two_choices(float *p, cudaStream_t s, cudaStream_t t, int n, int c, int d) { // never: proved
  cudaStream_t h = c ? s : t, g = d ? s : t;
  if (c && !d) return;
  add_one<<<1, 1, 0, h>>>(p);
  add_one<<<1, 1, 0, g>>>(p);
  cudaStreamSynchronize(s); cudaStreamSynchronize(t);
}
void two_equal_choices(float *p, cudaStream_t s, cudaStream_t t, int n, int c, int d) {
  cudaStream_t h = c ? s : t, g = d ? s : t;
  if ((c && !d) || (!c && d)) return;
  add_one<<<1, 1, 0, h>>>(p);
  add_one<<<1, 1, 0, g>>>(p);
  cudaStreamSynchronize(s); cudaStreamSynchronize(t);
}
