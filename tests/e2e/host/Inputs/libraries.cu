// levels: 0,1. Programs that use libraries beside the runtime. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <cufft.h>
#include <curand.h>
#include <mpi.h>
#include <nccl.h>
#include <stdio.h>
#include <stdlib.h>

float sink;
#define CHECK(call)                                                                                                                                            \
  do {                                                                                                                                                         \
    cudaError_t error = call;                                                                                                                                  \
    if (error != cudaSuccess) {                                                                                                                                \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(error));                                                                           \
      exit(1);                                                                                                                                                 \
    }                                                                                                                                                          \
  } while (0)
#define CHECK_BLAS(call)                                                                                                                                       \
  do {                                                                                                                                                         \
    cublasStatus_t status = call;                                                                                                                              \
    if (status != CUBLAS_STATUS_SUCCESS) {                                                                                                                     \
      fprintf(stderr, "cuBLAS: %d\n", (int)status);                                                                                                            \
      exit(1);                                                                                                                                                 \
    }                                                                                                                                                          \
  } while (0)
#define CHECK_NCCL(call)                                                                                                                                       \
  do {                                                                                                                                                         \
    ncclResult_t result = call;                                                                                                                                \
    if (result != ncclSuccess) {                                                                                                                               \
      printf("NCCL: %s\n", ncclGetErrorString(result));                                                                                                        \
      exit(EXIT_FAILURE);                                                                                                                                      \
    }                                                                                                                                                          \
  } while (0)

__global__ void scale(float *p, int n, float by) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] *= by;
}

// ---- cuDNN ----

extern "C" {
typedef struct cudnnContext *cudnnHandle_t;
typedef struct cudnnDescriptor *cudnnDescriptor_t;
int cudnnCreate(cudnnHandle_t *);
int cudnnDestroy(cudnnHandle_t);
int cudnnSetStream(cudnnHandle_t, cudaStream_t);
int cudnnCreateTensorDescriptor(cudnnDescriptor_t *);
int cudnnDestroyTensorDescriptor(cudnnDescriptor_t);
int cudnnCreateFilterDescriptor(cudnnDescriptor_t *);
int cudnnDestroyFilterDescriptor(cudnnDescriptor_t);
int cudnnCreateConvolutionDescriptor(cudnnDescriptor_t *);
int cudnnDestroyConvolutionDescriptor(cudnnDescriptor_t);
int cudnnConvolutionForward(cudnnHandle_t, const void *, cudnnDescriptor_t, const void *, cudnnDescriptor_t, const void *, cudnnDescriptor_t, int, void *,
                            size_t, const void *, cudnnDescriptor_t, void *);
}
// Two streams share a workspace of no bytes.
int convolutions(int argc, char **argv) {
  const size_t bytes = 4096, none = 0;
  cudnnHandle_t first, second;
  cudnnDescriptor_t x, w, c;
  cudaStream_t s, t;
  float *in, *weights, *space, *y, *z, one = 1.0f, zero = 0.0f;
  cudnnCreate(&first);
  cudnnCreate(&second);
  CHECK(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
  CHECK(cudaStreamCreateWithFlags(&t, cudaStreamNonBlocking));
  cudnnSetStream(first, s);
  cudnnSetStream(second, t);
  cudnnCreateTensorDescriptor(&x);
  cudnnCreateFilterDescriptor(&w);
  cudnnCreateConvolutionDescriptor(&c);
  CHECK(cudaMalloc(&in, bytes));
  CHECK(cudaMalloc(&weights, bytes));
  CHECK(cudaMalloc(&space, bytes));
  CHECK(cudaMalloc(&y, bytes));
  CHECK(cudaMalloc(&z, bytes));
  cudnnConvolutionForward(first, &one, x, in, w, weights, c, 1, space, bytes, &zero, x, y); // swap: y>z stream-race@second
  cudnnConvolutionForward(second, &one, x, in, w, weights, c, 0, space, none, &zero, x, z); // label: second // swap: none>bytes stream-race
  CHECK(cudaDeviceSynchronize());
  cudnnDestroyTensorDescriptor(x);
  cudnnDestroyFilterDescriptor(w);
  cudnnDestroyConvolutionDescriptor(c);
  cudnnDestroy(first);
  cudnnDestroy(second);
  CHECK(cudaStreamDestroy(s));
  CHECK(cudaStreamDestroy(t));
  CHECK(cudaFree(in));
  CHECK(cudaFree(weights));
  CHECK(cudaFree(space));
  CHECK(cudaFree(y));
  CHECK(cudaFree(z));
  return 0;
}

// ---- cuBLAS ----

// On the null stream, and the copies wait.
int gemm(int argc, char **argv) {
  const int n = 512;
  float *ha = (float *)malloc(n * n * 4), *hb = (float *)malloc(n * n * 4), *hc = (float *)malloc(n * n * 4), *a, *b, *c;
  cublasHandle_t handle;
  float alpha = 1.0f, beta = 0.0f;
  for (int i = 0; i < n * n; i++) ha[i] = hb[i] = i;
  CHECK(cudaMalloc(&a, n * n * 4));
  CHECK(cudaMalloc(&b, n * n * 4));
  CHECK(cudaMalloc(&c, n * n * 4));
  CHECK_BLAS(cublasCreate(&handle));
  CHECK(cudaMemcpy(a, ha, n * n * 4, cudaMemcpyHostToDevice));
  CHECK_BLAS(cublasSetMatrix(n, n, 4, hb, n, b, n));
  CHECK_BLAS(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &alpha, a, n, b, n, &beta, c, n)); // label: gemm
  CHECK(cudaMemcpy(hc, c, n * n * 4, cudaMemcpyDeviceToHost));
  for (int i = 0; i < n * n; i++) sink += hc[i];
  CHECK_BLAS(cublasDestroy(handle)); // drop: memory-leak // double: double-free
  CHECK(cudaFree(a));
  CHECK(cudaFree(b));
  CHECK(cudaFree(c));
  free(ha);
  free(hb);
  free(hc);
  return 0;
}

// On a stream of its own.
int gemm_on_stream(int argc, char **argv) {
  const int n = 256;
  float *h, *a, *b, *c;
  cublasHandle_t handle;
  cudaStream_t stream;
  const double one = 1.0, zero = 0.0;
  CHECK(cudaMallocHost(&h, n * n * 8));
  CHECK(cudaMalloc(&a, n * n * 8));
  CHECK(cudaMalloc(&b, n * n * 8));
  CHECK(cudaMalloc(&c, n * n * 8));
  CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  CHECK_BLAS(cublasCreate(&handle));
  CHECK_BLAS(cublasSetStream(handle, stream)); // drop: stream-race@on_stream
  CHECK(cudaMemcpyAsync(a, h, n * n * 8, cudaMemcpyHostToDevice, stream));
  CHECK(cudaMemcpyAsync(b, h, n * n * 8, cudaMemcpyHostToDevice, stream));
  CHECK_BLAS(cublasDgemm(handle, CUBLAS_OP_T, CUBLAS_OP_N, n, n, n, &one, (double *)a, n, (double *)b, n, &zero, (double *)c, n)); // label: on_stream
  CHECK(cudaMemcpyAsync(h, c, n * n * 8, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamSynchronize(stream)); // drop: host-race@on_stream_sum
  for (int i = 0; i < n * n; i++) sink += h[i]; // label: on_stream_sum
  CHECK_BLAS(cublasDestroy(handle));
  CHECK(cudaStreamDestroy(stream)); // drop: stream-leak
  CHECK(cudaFree(a));
  CHECK(cudaFree(b));
  CHECK(cudaFree(c));
  CHECK(cudaFreeHost(h));
  return 0;
}

// A number that the host gets.
int dot(int argc, char **argv) {
  const int n = 1 << 20;
  float *x, *y, result = 0, two = 2;
  cublasHandle_t handle;
  cudaStream_t s;
  CHECK(cudaStreamCreate(&s));
  CHECK(cudaMalloc(&x, n * 4));
  CHECK(cudaMalloc(&y, n * 4));
  CHECK(cudaMemsetAsync(x, 0, n * 4, s));
  CHECK(cudaMemsetAsync(y, 0, n * 4, s));
  CHECK_BLAS(cublasCreate(&handle));
  CHECK_BLAS(cublasSetStream(handle, s));
  CHECK_BLAS(cublasSaxpy(handle, n, &two, x, 1, y, 1));
  two = 3;
  CHECK_BLAS(cublasSdot(handle, n, x, 1, y, 1, &result));
  printf("%f\n", result);
  CHECK_BLAS(cublasDestroy(handle));
  CHECK(cudaStreamDestroy(s));
  CHECK(cudaFree(x));
  CHECK(cudaFree(y));
  return 0;
}

// Two handles, each with a stream, and an event between them.
int two_handles(int argc, char **argv) {
  const int n = 1 << 16;
  float *x, *y, half = 0.5f;
  cublasHandle_t first, second;
  cudaStream_t s, t;
  cudaEvent_t done;
  CHECK(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
  CHECK(cudaStreamCreateWithFlags(&t, cudaStreamNonBlocking));
  CHECK(cudaEventCreate(&done));
  CHECK(cudaMalloc(&x, n * 4));
  CHECK(cudaMalloc(&y, n * 4));
  CHECK_BLAS(cublasCreate(&first));
  CHECK_BLAS(cublasCreate(&second));
  CHECK_BLAS(cublasSetStream(first, s));
  CHECK_BLAS(cublasSetStream(second, t)); // swap: t>s none
  CHECK_BLAS(cublasSscal(first, n, &half, x, 1));
  CHECK(cudaEventRecord(done, s)); // drop: stream-race@two_handles
  CHECK(cudaStreamWaitEvent(t, done, 0)); // drop: stream-race@two_handles
  CHECK_BLAS(cublasSaxpy(second, n, &half, x, 1, y, 1)); // label: two_handles
  CHECK(cudaStreamSynchronize(t));
  CHECK_BLAS(cublasDestroy(first));
  CHECK_BLAS(cublasDestroy(second));
  CHECK(cudaFree(x));
  CHECK(cudaFree(y));
  CHECK(cudaEventDestroy(done));
  CHECK(cudaStreamDestroy(s));
  CHECK(cudaStreamDestroy(t));
  return 0;
}

// Parts of one matrix, worked on at the same time.
int halves(int argc, char **argv) {
  const int n = 1 << 16;
  float *x, half = 0.5f;
  cublasHandle_t first, second;
  cudaStream_t s, t;
  cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
  cudaStreamCreateWithFlags(&t, cudaStreamNonBlocking);
  cudaMalloc(&x, 2 * n * 4);
  cublasCreate(&first);
  cublasCreate(&second);
  cublasSetStream(first, s);
  cublasSetStream(second, t);
  cublasSscal(first, n, &half, x, 1);
  cudaStreamSynchronize(s); // drop: any
  cublasSscal(second, n, &half, x, 1);
  cudaStreamSynchronize(t);
  cublasDestroy(first);
  cublasDestroy(second);
  cudaFree(x);
  cudaStreamDestroy(s);
  cudaStreamDestroy(t);
  return 0;
}

// A class that owns a handle.
class Blas {
public:
  explicit Blas(cudaStream_t stream) {
    CHECK_BLAS(cublasCreate(&handle));
    CHECK_BLAS(cublasSetStream(handle, stream));
  }
  ~Blas() { cublasDestroy(handle); }
  void axpy(int n, float a, const float *x, float *y) { CHECK_BLAS(cublasSaxpy(handle, n, &a, x, 1, y, 1)); } // label: class_axpy
private:
  cublasHandle_t handle;
};
int in_a_class(int argc, char **argv) {
  const int n = 4096;
  float *x, *y, *h;
  cudaStream_t s;
  CHECK(cudaStreamCreate(&s));
  CHECK(cudaMalloc(&x, n * 4));
  CHECK(cudaMalloc(&y, n * 4));
  CHECK(cudaMallocHost(&h, n * 4));
  {
    Blas blas(s);
    CHECK(cudaMemcpyAsync(x, h, n * 4, cudaMemcpyHostToDevice, s));
    CHECK(cudaMemsetAsync(y, 0, n * 4, s));
    blas.axpy(n, 2, x, y);
    scale<<<n / 256, 256, 0, s>>>(y, n, 3);
    CHECK(cudaMemcpyAsync(h, y, n * 4, cudaMemcpyDeviceToHost, s));
  }
  CHECK(cudaStreamSynchronize(s)); // drop: host-race@in_a_class
  for (int i = 0; i < n; i++) sink += h[i]; // label: in_a_class
  CHECK(cudaFree(x));
  CHECK(cudaFree(y));
  CHECK(cudaFreeHost(h));
  CHECK(cudaStreamDestroy(s));
  return 0;
}

// Scalars of the device: what becomes of them is not told.
void scalars_of_device(float *x, int n) { // never: proved
  float *two, h = 2;
  cublasHandle_t handle;
  cudaStream_t s;
  cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
  cudaMalloc(&two, 4);
  cudaMemcpy(two, &h, 4, cudaMemcpyHostToDevice);
  cublasCreate(&handle);
  cublasSetStream(handle, s);
  cublasSetPointerMode(handle, CUBLAS_POINTER_MODE_DEVICE);
  cublasSscal(handle, n, two, x, 1);
  cudaMemset(two, 0, 4);
  cudaDeviceSynchronize();
  cublasDestroy(handle);
  cudaFree(two);
  cudaStreamDestroy(s);
}

// The stream is gone.
void stream_gone(float *x, int n) { // never: proved
  float two = 2;
  cublasHandle_t handle;
  cudaStream_t s;
  cudaStreamCreate(&s);
  cublasCreate(&handle);
  cublasSetStream(handle, s);
  cudaStreamDestroy(s);
  cublasSscal(handle, n, &two, x, 1);
  cudaDeviceSynchronize();
  cublasDestroy(handle);
}

// ---- NCCL ----
int all_reduce(int argc, char **argv) {
  const int n = 1 << 20;
  float *send, *receive, *h;
  ncclComm_t comm;
  cudaStream_t s;
  int device = 0;
  CHECK(cudaSetDevice(0));
  CHECK(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
  CHECK(cudaMalloc(&send, n * 4));
  CHECK(cudaMalloc(&receive, n * 4));
  CHECK(cudaMallocHost(&h, n * 4));
  CHECK_NCCL(ncclCommInitAll(&comm, 1, &device));
  CHECK(cudaMemsetAsync(send, 1, n * 4, s)); // swap: s>0 stream-race@all_reduce
  CHECK_NCCL(ncclAllReduce(send, receive, n, ncclFloat, ncclSum, comm, s)); // label: all_reduce
  CHECK(cudaMemcpyAsync(h, receive, n * 4, cudaMemcpyDeviceToHost, s));
  CHECK(cudaStreamSynchronize(s)); // drop: host-race@all_reduced
  for (int i = 0; i < n; i++) sink += h[i]; // label: all_reduced
  CHECK_NCCL(ncclCommDestroy(comm));
  CHECK(cudaFree(send));
  CHECK(cudaFree(receive));
  CHECK(cudaFreeHost(h));
  CHECK(cudaStreamDestroy(s));
  return 0;
}

// ---- MPI ----

// Rows at the edges are exchanged with the neighbours, from device to device.
int halo(int argc, char **argv) {
  const int n = 1 << 16;
  int rank, size;
  float *row, *other;
  cudaStream_t s;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  CHECK(cudaStreamCreate(&s));
  CHECK(cudaMalloc(&row, n * 4));
  CHECK(cudaMalloc(&other, n * 4));
  CHECK(cudaMemset(row, 0, n * 4));
  for (int i = 0; i < 100; i++) {
    scale<<<n / 256, 256, 0, s>>>(row, n, 2);
    CHECK(cudaStreamSynchronize(s)); // drop: stream-race@halo
    MPI_Sendrecv(row, n, MPI_FLOAT, (rank + 1) % size, 0, other, n, MPI_FLOAT, (rank + size - 1) % size, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); // label: halo
    scale<<<n / 256, 256, 0, s>>>(other, n, 0.5f);
  }
  CHECK(cudaStreamSynchronize(s));
  CHECK(cudaFree(row));
  CHECK(cudaFree(other));
  CHECK(cudaStreamDestroy(s));
  MPI_Finalize();
  return 0;
}

// Through memory of the host.
int through_host(int argc, char **argv) {
  const int n = 4096;
  int rank;
  float *h, *d, sum = 0, all;
  cudaStream_t s;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  CHECK(cudaStreamCreate(&s));
  CHECK(cudaMalloc(&d, n * 4));
  CHECK(cudaMallocHost(&h, n * 4));
  CHECK(cudaMemsetAsync(d, rank, n * 4, s));
  CHECK(cudaMemcpyAsync(h, d, n * 4, cudaMemcpyDeviceToHost, s));
  CHECK(cudaStreamSynchronize(s)); // drop: stream-race@through_host
  MPI_Bcast(h, n, MPI_FLOAT, 0, MPI_COMM_WORLD); // label: through_host
  for (int i = 0; i < n; i++) sum += h[i];
  MPI_Reduce(&sum, &all, 1, MPI_FLOAT, MPI_SUM, 0, MPI_COMM_WORLD);
  if (rank == 0) printf("%f\n", all);
  MPI_Allreduce(MPI_IN_PLACE, &sum, 1, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
  CHECK(cudaFree(d));
  CHECK(cudaFreeHost(h));
  CHECK(cudaStreamDestroy(s));
  MPI_Finalize();
  return 0;
}

// What is sent while the program goes on is not followed.
void sent_later(float *h, int n) { // never: proved
  MPI_Request request;
  MPI_Irecv(h, n, MPI_FLOAT, 0, 0, MPI_COMM_WORLD, &request);
  float *d;
  cudaMalloc(&d, n * 4);
  cudaMemcpy(d, h, n * 4, cudaMemcpyHostToDevice);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  cudaFree(d);
}

// ---- cuRAND and cuFFT ----
int pi(int argc, char **argv) {
  const int n = 1 << 20;
  float *d, *h;
  curandGenerator_t generator;
  cudaStream_t s;
  CHECK(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
  CHECK(cudaMalloc(&d, n * 4));
  CHECK(cudaMallocHost(&h, n * 4));
  curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_DEFAULT);
  curandSetPseudoRandomGeneratorSeed(generator, 1234ULL);
  curandSetStream(generator, s); // drop: stream-race@pi
  curandGenerateUniform(generator, d, n);
  CHECK(cudaMemcpyAsync(h, d, n * 4, cudaMemcpyDeviceToHost, s)); // label: pi
  CHECK(cudaStreamSynchronize(s)); // drop: host-race@pi_sum
  for (int i = 0; i < n; i++) sink += h[i]; // label: pi_sum
  curandDestroyGenerator(generator); // double: double-free
  CHECK(cudaFree(d));
  CHECK(cudaFreeHost(h));
  CHECK(cudaStreamDestroy(s));
  return 0;
}

int transform(int argc, char **argv) {
  const int n = 4096;
  cufftComplex *h = (cufftComplex *)malloc(n * sizeof(cufftComplex)), *d;
  cufftHandle plan;
  for (int i = 0; i < n; i++) h[i].x = i, h[i].y = 0;
  CHECK(cudaMalloc(&d, n * sizeof(cufftComplex)));
  CHECK(cudaMemcpy(d, h, n * sizeof(cufftComplex), cudaMemcpyHostToDevice));
  if (cufftPlan1d(&plan, n, CUFFT_C2C, 1) != CUFFT_SUCCESS) return 1;
  cufftExecC2C(plan, d, d, CUFFT_FORWARD);
  cufftExecC2C(plan, d, d, CUFFT_INVERSE);
  CHECK(cudaMemcpy(h, d, n * sizeof(cufftComplex), cudaMemcpyDeviceToHost)); // swap: cudaMemcpy>cudaMemcpyAsync host-race@transform
  for (int i = 0; i < n; i++) sink += h[i].x; // label: transform
  cufftDestroy(plan);
  CHECK(cudaFree(d));
  free(h);
  return 0;
}

// A plan that is made in two steps.
int made_in_steps() {
  const int n = 1024;
  long long size = n;
  size_t work = 0;
  cufftComplex *h = (cufftComplex *)malloc(n * sizeof(cufftComplex)), *d;
  cufftHandle plan;
  CHECK(cudaMalloc(&d, n * sizeof(cufftComplex)));
  CHECK(cudaMemcpy(d, h, n * sizeof(cufftComplex), cudaMemcpyHostToDevice));
  if (cufftCreate(&plan) != CUFFT_SUCCESS) return 1;
  if (cufftXtMakePlanMany(plan, 1, &size, NULL, 1, 1, CUDA_C_32F, NULL, 1, 1, CUDA_C_32F, 1, &work, CUDA_C_32F) != CUFFT_SUCCESS) return 1;
  printf("%zu bytes\n", work);
  cufftExecC2C(plan, d, d, CUFFT_FORWARD);
  CHECK(cudaMemcpy(h, d, n * sizeof(cufftComplex), cudaMemcpyDeviceToHost)); // swap: cudaMemcpy>cudaMemcpyAsync host-race@made
  printf("%f\n", h[3].x); // label: made
  cufftDestroy(plan);
  CHECK(cudaFree(d)); // drop: memory-leak // double: double-free
  free(h);
  return 0;
}
