// Plans of cuFFT, which are numbers, and the streams that they are given. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <cufft.h>
#include <stdio.h>
#include <stdlib.h>
#include <vector>

#define CHECK(call)                                \
  do {                                             \
    if ((call) != cudaSuccess) exit(EXIT_FAILURE); \
  } while (0)
#define FFT(call)                                            \
  do {                                                       \
    cufftResult result = (call);                             \
    if (result != CUFFT_SUCCESS) {                           \
      fprintf(stderr, "cuFFT: %d at %d\n", result, __LINE__); \
      exit(EXIT_FAILURE);                                    \
    }                                                        \
  } while (0)
static volatile float sink;
enum { N = 1024 };
static const size_t bytes = N * sizeof(cufftComplex);

__global__ void scale(cufftComplex *x, float f, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i].x *= f, x[i].y *= f;
}

void one_plan(int unused) {
  cufftComplex *h, *d;
  cudaStream_t stream;
  cufftHandle plan;
  CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  CHECK(cudaMallocHost(&h, bytes));
  CHECK(cudaMalloc(&d, bytes));
  FFT(cufftPlan1d(&plan, N, CUFFT_C2C, 1));
  FFT(cufftSetStream(plan, stream));                                               // drop: stream-race
  CHECK(cudaMemcpyAsync(d, h, bytes, cudaMemcpyHostToDevice, stream));
  FFT(cufftExecC2C(plan, d, d, CUFFT_FORWARD));
  scale<<<N / 256, 256, 0, stream>>>(d, 1.f / N, N);
  FFT(cufftExecC2C(plan, d, d, CUFFT_INVERSE));
  CHECK(cudaMemcpyAsync(h, d, bytes, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamSynchronize(stream));                                            // drop: host-race
  sink = h[0].x;
  FFT(cufftDestroy(plan));                                                         // double: double-free
  CHECK(cudaFree(d));
  CHECK(cudaFreeHost(h));
  CHECK(cudaStreamDestroy(stream));
}

// The stream is gone before the plan is.
void stream_first(int unused) {
  cufftComplex *d;
  cudaStream_t stream;
  cufftHandle plan;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMalloc(&d, bytes));
  FFT(cufftPlan1d(&plan, N, CUFFT_C2C, 1));
  FFT(cufftSetStream(plan, stream));
  FFT(cufftExecC2C(plan, d, d, CUFFT_FORWARD));
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  FFT(cufftExecC2C(plan, d, d, CUFFT_INVERSE)); // expect: stream-use-after-destroy
  FFT(cufftDestroy(plan));
  CHECK(cudaFree(d));
}

// A plan, a stream and memory for each part.
struct Part {
  cufftHandle plan;
  cudaStream_t stream;
  cufftComplex *h, *d;
};
void parts(int unused) {
  Part part[2];
  for (Part &p : part) {
    CHECK(cudaStreamCreateWithFlags(&p.stream, cudaStreamNonBlocking));
    CHECK(cudaMallocHost(&p.h, bytes));
    CHECK(cudaMalloc(&p.d, bytes));
    FFT(cufftCreate(&p.plan));
    size_t area;
    FFT(cufftMakePlan1d(p.plan, N, CUFFT_C2C, 1, &area));
    FFT(cufftSetStream(p.plan, p.stream));                                         // drop: stream-race
  }
  for (Part &p : part) {
    CHECK(cudaMemcpyAsync(p.d, p.h, bytes, cudaMemcpyHostToDevice, p.stream));
    FFT(cufftExecC2C(p.plan, p.d, p.d, CUFFT_FORWARD));
    CHECK(cudaMemcpyAsync(p.h, p.d, bytes, cudaMemcpyDeviceToHost, p.stream));
  }
  for (Part &p : part) {
    CHECK(cudaStreamSynchronize(p.stream));                                        // drop: host-race
    sink = p.h[0].x;
    FFT(cufftDestroy(p.plan));
    CHECK(cudaFree(p.d));
    CHECK(cudaFreeHost(p.h));
    CHECK(cudaStreamDestroy(p.stream));
  }
}

class Transform {
  cufftHandle forward_, backward_;
  cudaStream_t stream_;

public:
  Transform(int n, cudaStream_t stream) : stream_(stream) {
    FFT(cufftPlan1d(&forward_, n, CUFFT_R2C, 1));
    FFT(cufftPlan1d(&backward_, n, CUFFT_C2R, 1));
    FFT(cufftSetStream(forward_, stream));
    FFT(cufftSetStream(backward_, stream));                                        // drop: any
  }
  ~Transform() {
    cufftDestroy(forward_);
    cufftDestroy(backward_);
  }
  void run(float *x, cufftComplex *y) {
    FFT(cufftExecR2C(forward_, x, y));
    FFT(cufftExecC2R(backward_, y, x));
  }
};
void in_class(int unused) {
  float *x, *h;
  cufftComplex *y;
  cudaStream_t stream;
  CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  CHECK(cudaMallocHost(&h, N * sizeof(float)));
  CHECK(cudaMalloc(&x, N * sizeof(float)));
  CHECK(cudaMalloc(&y, bytes));
  {
    Transform transform(N, stream);
    CHECK(cudaMemcpyAsync(x, h, N * sizeof(float), cudaMemcpyHostToDevice, stream));
    transform.run(x, y);
    CHECK(cudaMemcpyAsync(h, x, N * sizeof(float), cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamSynchronize(stream));                                          // drop: host-race
    sink = h[0];
  }
  CHECK(cudaFree(x));
  CHECK(cudaFree(y));
  CHECK(cudaFreeHost(h));
  CHECK(cudaStreamDestroy(stream));
}

// Who else has the number may do anything with the plan.
void somebody(cufftHandle plan);
void given_away(int unused) { // never: proved
  cufftComplex *h, *d;
  cudaStream_t stream;
  cufftHandle plan;
  CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  CHECK(cudaMallocHost(&h, bytes));
  CHECK(cudaMalloc(&d, bytes));
  FFT(cufftPlan1d(&plan, N, CUFFT_C2C, 1));
  FFT(cufftSetStream(plan, stream));
  somebody(plan);
  FFT(cufftExecC2C(plan, d, d, CUFFT_FORWARD));
  CHECK(cudaMemcpyAsync(h, d, bytes, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamSynchronize(stream));
  sink = h[0].x;
  FFT(cufftDestroy(plan));
  CHECK(cudaFree(d));
  CHECK(cudaFreeHost(h));
  CHECK(cudaStreamDestroy(stream));
}
static cufftHandle of_all;
void kept(int unused) { // never: proved
  cufftComplex *d;
  cudaStream_t stream;
  CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  CHECK(cudaMalloc(&d, bytes));
  FFT(cufftPlan1d(&of_all, N, CUFFT_C2C, 1));
  FFT(cufftSetStream(of_all, stream));
  CHECK(cudaMemsetAsync(d, 0, bytes, stream));
  FFT(cufftExecC2C(of_all, d, d, CUFFT_FORWARD));
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaFree(d));
  CHECK(cudaStreamDestroy(stream));
}
void use_kept(cudaStream_t other) { // never: proved
  cufftComplex *d;
  CHECK(cudaMalloc(&d, bytes));
  CHECK(cudaMemsetAsync(d, 0, bytes, other));
  FFT(cufftExecC2C(of_all, d, d, CUFFT_FORWARD));
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(d));
}
// One of two.
void either(int second) { // undecided: O0 O1
  cufftComplex *d;
  cudaStream_t stream;
  cufftHandle a, b;
  CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  CHECK(cudaMalloc(&d, bytes));
  FFT(cufftPlan1d(&a, N, CUFFT_C2C, 1));
  FFT(cufftPlan1d(&b, N, CUFFT_C2C, 1));
  FFT(cufftSetStream(a, stream));
  FFT(cufftSetStream(b, stream));                                                  // drop: any
  CHECK(cudaMemsetAsync(d, 0, bytes, stream));
  FFT(cufftExecC2C(second ? b : a, d, d, CUFFT_FORWARD));
  CHECK(cudaStreamSynchronize(stream));
  FFT(cufftDestroy(a));
  FFT(cufftDestroy(b));
  CHECK(cudaFree(d));
  CHECK(cudaStreamDestroy(stream));
}
