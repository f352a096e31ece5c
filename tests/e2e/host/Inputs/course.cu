// levels: 0. Programs in the style of courses and exercises. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <algorithm>
#include <cassert>
#include <chrono>
#include <cmath>
#include <iostream>
#include <vector>

float sink;

inline cudaError_t checkCuda(cudaError_t result) {
  if (result != cudaSuccess) {
    fprintf(stderr, "CUDA Runtime Error: %s\n", cudaGetErrorString(result));
    assert(result == cudaSuccess);
  }
  return result;
}
#define gpuErrchk(answer) { gpuAssert((answer), __FILE__, __LINE__); }
inline void gpuAssert(cudaError_t code, const char *file, int line, bool end = true) {
  if (code != cudaSuccess) {
    fprintf(stderr, "GPUassert: %s %s %d\n", cudaGetErrorString(code), file, line);
    if (end) exit(code);
  }
}
#define cudaCheckErrors(message)                                                                                                                    \
  do {                                                                                                                                              \
    cudaError_t error = cudaGetLastError();                                                                                                         \
    if (error != cudaSuccess) {                                                                                                                     \
      fprintf(stderr, "Fatal error: %s (%s at %s:%d)\n", message, cudaGetErrorString(error), __FILE__, __LINE__);                                   \
      fprintf(stderr, "*** FAILED - ABORTING\n");                                                                                                   \
      exit(1);                                                                                                                                      \
    }                                                                                                                                               \
  } while (0)

__global__ void vector_add(const float *a, const float *b, float *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}
__global__ void init_with(float num, float *a, int n) {
  int stride = blockDim.x * gridDim.x;
  for (int i = threadIdx.x + blockIdx.x * blockDim.x; i < n; i += stride) a[i] = num;
}
__global__ void add_into(float *result, float *a, float *b, int n) {
  int stride = blockDim.x * gridDim.x;
  for (int i = threadIdx.x + blockIdx.x * blockDim.x; i < n; i += stride) result[i] = a[i] + b[i];
}
__global__ void kernel(float *a, int offset) {
  int i = offset + threadIdx.x + blockIdx.x * blockDim.x;
  float x = (float)i;
  a[i] = a[i] + x * x;
}
__global__ void dot_parts(const float *a, const float *b, float *c, int n) {
  float temp = 0;
  for (int i = threadIdx.x + blockIdx.x * blockDim.x; i < n; i += blockDim.x * gridDim.x) temp += a[i] * b[i];
  if (threadIdx.x == 0) c[blockIdx.x] = temp;
}
__global__ void step(const float *in, float *out, int nx, int ny) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x > 0 && x < nx - 1 && y > 0 && y < ny - 1)
    out[y * nx + x] = 0.25f * (in[y * nx + x - 1] + in[y * nx + x + 1] + in[(y - 1) * nx + x] + in[(y + 1) * nx + x]);
}
__global__ void histogram(const unsigned char *data, long size, unsigned *histo) {
  for (int i = threadIdx.x + blockIdx.x * blockDim.x; i < size; i += blockDim.x * gridDim.x) atomicAdd(&histo[data[i]], 1u);
}
__global__ void find_max(const float *a, float *m, int n) {
  float best = 0;
  for (int i = 0; i < n; i++)
    if (a[i] > best) best = a[i];
  *m = best;
}

// The first program of them all.
int first_program(int argc, char **argv) {
  int numElements = 50000;
  size_t size = numElements * sizeof(float);
  printf("[Vector addition of %d elements]\n", numElements);
  float *h_A = (float *)malloc(size), *h_B = (float *)malloc(size), *h_C = (float *)malloc(size);
  if (h_A == NULL || h_B == NULL || h_C == NULL) {
    fprintf(stderr, "Failed to allocate host vectors!\n");
    exit(EXIT_FAILURE);
  }
  for (int i = 0; i < numElements; ++i) {
    h_A[i] = rand() / (float)RAND_MAX;
    h_B[i] = rand() / (float)RAND_MAX;
  }
  cudaError_t err = cudaSuccess;
  float *d_A = NULL;
  err = cudaMalloc((void **)&d_A, size);
  if (err != cudaSuccess) {
    fprintf(stderr, "Failed to allocate device vector A (error code %s)!\n", cudaGetErrorString(err));
    exit(EXIT_FAILURE);
  }
  float *d_B = NULL;
  err = cudaMalloc((void **)&d_B, size);
  if (err != cudaSuccess) {
    fprintf(stderr, "Failed to allocate device vector B (error code %s)!\n", cudaGetErrorString(err));
    exit(EXIT_FAILURE);
  }
  float *d_C = NULL;
  err = cudaMalloc((void **)&d_C, size);
  if (err != cudaSuccess) {
    fprintf(stderr, "Failed to allocate device vector C (error code %s)!\n", cudaGetErrorString(err));
    exit(EXIT_FAILURE);
  }
  err = cudaMemcpy(d_A, h_A, size, cudaMemcpyHostToDevice);
  if (err != cudaSuccess) exit(EXIT_FAILURE);
  err = cudaMemcpy(d_B, h_B, size, cudaMemcpyHostToDevice);
  if (err != cudaSuccess) exit(EXIT_FAILURE);
  int threadsPerBlock = 256, blocksPerGrid = (numElements + threadsPerBlock - 1) / threadsPerBlock;
  vector_add<<<blocksPerGrid, threadsPerBlock>>>(d_A, d_B, d_C, numElements);
  err = cudaGetLastError();
  if (err != cudaSuccess) exit(EXIT_FAILURE);
  err = cudaMemcpy(h_C, d_C, size, cudaMemcpyDeviceToHost);
  if (err != cudaSuccess) exit(EXIT_FAILURE);
  for (int i = 0; i < numElements; ++i) {
    if (fabs(h_A[i] + h_B[i] - h_C[i]) > 1e-5) {
      fprintf(stderr, "Result verification failed at element %d!\n", i);
      exit(EXIT_FAILURE);
    }
  }
  printf("Test PASSED\n");
  err = cudaFree(d_A); // drop: memory-leak // double: double-free
  err = cudaFree(d_B);
  err = cudaFree(d_C);
  free(h_A);
  free(h_B); // drop: memory-leak
  free(h_C);
  return 0;
}

// Transfers that overlap with work, in two orders.
static float maxError(float *a, int n) {
  float maxE = 0;
  for (int i = 0; i < n; i++) {
    float error = fabs(a[i] - 1.0f);
    if (error > maxE) maxE = error;
  }
  return maxE;
}
int overlap_transfers(int argc, char **argv) {
  const int blockSize = 256, nStreams = 4;
  const int n = 4 * 1024 * blockSize * nStreams;
  const int streamSize = n / nStreams;
  const int streamBytes = streamSize * sizeof(float);
  const int bytes = n * sizeof(float);
  int devId = 0;
  if (argc > 1) devId = atoi(argv[1]);
  cudaDeviceProp prop;
  checkCuda(cudaGetDeviceProperties(&prop, devId));
  printf("Device : %s\n", prop.name);
  checkCuda(cudaSetDevice(devId));
  float *a, *d_a;
  checkCuda(cudaMallocHost((void **)&a, bytes));
  checkCuda(cudaMalloc((void **)&d_a, bytes));
  float ms;
  cudaEvent_t startEvent, stopEvent, dummyEvent;
  cudaStream_t stream[nStreams];
  checkCuda(cudaEventCreate(&startEvent));
  checkCuda(cudaEventCreate(&stopEvent));
  checkCuda(cudaEventCreate(&dummyEvent));
  for (int i = 0; i < nStreams; ++i) checkCuda(cudaStreamCreate(&stream[i]));
  memset(a, 0, bytes);
  checkCuda(cudaEventRecord(startEvent, 0));
  checkCuda(cudaMemcpy(d_a, a, bytes, cudaMemcpyHostToDevice));
  kernel<<<n / blockSize, blockSize>>>(d_a, 0);
  checkCuda(cudaMemcpy(a, d_a, bytes, cudaMemcpyDeviceToHost));
  checkCuda(cudaEventRecord(stopEvent, 0));
  checkCuda(cudaEventSynchronize(stopEvent));
  checkCuda(cudaEventElapsedTime(&ms, startEvent, stopEvent));
  printf("Time for sequential transfer and execute (ms): %f\n", ms);
  printf("  max error: %e\n", maxError(a, n));
  memset(a, 0, bytes);
  checkCuda(cudaEventRecord(startEvent, 0));
  for (int i = 0; i < nStreams; ++i) {
    int offset = i * streamSize;
    checkCuda(cudaMemcpyAsync(&d_a[offset], &a[offset], streamBytes, cudaMemcpyHostToDevice, stream[i]));
    kernel<<<streamSize / blockSize, blockSize, 0, stream[i]>>>(d_a, offset);
    checkCuda(cudaMemcpyAsync(&a[offset], &d_a[offset], streamBytes, cudaMemcpyDeviceToHost, stream[i]));
  }
  checkCuda(cudaEventRecord(stopEvent, 0));
  checkCuda(cudaEventSynchronize(stopEvent)); // drop: any
  checkCuda(cudaEventElapsedTime(&ms, startEvent, stopEvent));
  printf("  max error: %e\n", maxError(a, n));
  memset(a, 0, bytes);
  checkCuda(cudaEventRecord(startEvent, 0));
  for (int i = 0; i < nStreams; ++i) {
    int offset = i * streamSize;
    checkCuda(cudaMemcpyAsync(&d_a[offset], &a[offset], streamBytes, cudaMemcpyHostToDevice, stream[i]));
  }
  for (int i = 0; i < nStreams; ++i) {
    int offset = i * streamSize;
    kernel<<<streamSize / blockSize, blockSize, 0, stream[i]>>>(d_a, offset);
  }
  for (int i = 0; i < nStreams; ++i) {
    int offset = i * streamSize;
    checkCuda(cudaMemcpyAsync(&a[offset], &d_a[offset], streamBytes, cudaMemcpyDeviceToHost, stream[i]));
  }
  checkCuda(cudaEventRecord(stopEvent, 0)); // drop: any
  checkCuda(cudaEventSynchronize(stopEvent)); // drop: any
  checkCuda(cudaEventElapsedTime(&ms, startEvent, stopEvent));
  printf("  max error: %e\n", maxError(a, n));
  checkCuda(cudaEventDestroy(startEvent));
  checkCuda(cudaEventDestroy(stopEvent));
  checkCuda(cudaEventDestroy(dummyEvent)); // drop: event-leak
  for (int i = 0; i < nStreams; ++i) checkCuda(cudaStreamDestroy(stream[i])); // drop: stream-leak
  cudaFree(d_a);
  cudaFreeHost(a);
  return 0;
}

// Managed memory, prefetched here and there.
static void check_elements(float target, float *vector, int n) {
  for (int i = 0; i < n; i++) {
    if (vector[i] != target) { // label: elements
      printf("FAIL: vector[%d] - %0.0f does not equal %0.0f\n", i, vector[i], target);
      exit(1);
    }
  }
  printf("Success! All values calculated correctly.\n");
}
int managed(int argc, char **argv) {
  int deviceId, numberOfSMs;
  cudaGetDevice(&deviceId);
  cudaDeviceGetAttribute(&numberOfSMs, cudaDevAttrMultiProcessorCount, deviceId);
  const int N = 2 << 24;
  size_t size = N * sizeof(float);
  float *a, *b, *c;
  cudaMallocManaged(&a, size);
  cudaMallocManaged(&b, size);
  cudaMallocManaged(&c, size);
  cudaMemPrefetchAsync(a, size, deviceId);
  cudaMemPrefetchAsync(b, size, deviceId);
  cudaMemPrefetchAsync(c, size, deviceId);
  size_t threadsPerBlock = 256, numberOfBlocks = 32 * numberOfSMs;
  cudaError_t addVectorsErr, asyncErr;
  cudaStream_t stream1, stream2, stream3;
  cudaStreamCreate(&stream1);
  cudaStreamCreate(&stream2);
  cudaStreamCreate(&stream3);
  init_with<<<numberOfBlocks, threadsPerBlock, 0, stream1>>>(3, a, N);
  init_with<<<numberOfBlocks, threadsPerBlock, 0, stream2>>>(4, b, N);
  init_with<<<numberOfBlocks, threadsPerBlock, 0, stream3>>>(0, c, N);
  add_into<<<numberOfBlocks, threadsPerBlock>>>(c, a, b, N);
  addVectorsErr = cudaGetLastError();
  if (addVectorsErr != cudaSuccess) printf("Error: %s\n", cudaGetErrorString(addVectorsErr));
  asyncErr = cudaDeviceSynchronize(); // drop: host-race@elements
  if (asyncErr != cudaSuccess) printf("Error: %s\n", cudaGetErrorString(asyncErr));
  cudaMemPrefetchAsync(c, size, cudaCpuDeviceId);
  check_elements(7, c, N);
  cudaStreamDestroy(stream1);
  cudaStreamDestroy(stream2);
  cudaStreamDestroy(stream3); // drop: stream-leak
  cudaFree(a);
  cudaFree(b);
  cudaFree(c);
  return 0;
}

// A dot product, the last part of which the host does.
int dot_product(int argc, char **argv) {
  const int N = 33 * 1024, threads = 256;
  const int blocks = std::min(32, (N + threads - 1) / threads);
  float *a = new float[N], *b = new float[N], *partial_c = new float[blocks], c, *dev_a, *dev_b, *dev_partial_c;
  gpuErrchk(cudaMalloc((void **)&dev_a, N * sizeof(float)));
  gpuErrchk(cudaMalloc((void **)&dev_b, N * sizeof(float)));
  gpuErrchk(cudaMalloc((void **)&dev_partial_c, blocks * sizeof(float)));
  for (int i = 0; i < N; i++) {
    a[i] = i;
    b[i] = i * 2;
  }
  gpuErrchk(cudaMemcpy(dev_a, a, N * sizeof(float), cudaMemcpyHostToDevice));
  gpuErrchk(cudaMemcpy(dev_b, b, N * sizeof(float), cudaMemcpyHostToDevice));
  dot_parts<<<blocks, threads>>>(dev_a, dev_b, dev_partial_c, N);
  gpuErrchk(cudaPeekAtLastError());
  gpuErrchk(cudaMemcpy(partial_c, dev_partial_c, blocks * sizeof(float), cudaMemcpyDeviceToHost));
  c = 0;
  for (int i = 0; i < blocks; i++) c += partial_c[i];
  printf("Does GPU value %.6g = %.6g?\n", c, 2 * (float)(N - 1));
  gpuErrchk(cudaFree(dev_a)); // drop: memory-leak
  gpuErrchk(cudaFree(dev_b));
  gpuErrchk(cudaFree(dev_partial_c));
  delete[] a; // drop: memory-leak
  delete[] b;
  delete[] partial_c;
  return 0;
}

// Heat on a plate: two buffers that change places.
int heat(int argc, char **argv) {
  int nx = 200, ny = 200, steps = 500;
  if (argc > 1) steps = atoi(argv[1]);
  if (argc > 2) nx = ny = atoi(argv[2]);
  size_t bytes = (size_t)nx * ny * sizeof(float);
  float *h = (float *)calloc(nx * ny, sizeof(float));
  for (int x = 0; x < nx; x++) h[x] = 100.0f;
  float *d_in, *d_out;
  gpuErrchk(cudaMalloc(&d_in, bytes));
  gpuErrchk(cudaMalloc(&d_out, bytes));
  gpuErrchk(cudaMemcpy(d_in, h, bytes, cudaMemcpyHostToDevice));
  gpuErrchk(cudaMemcpy(d_out, h, bytes, cudaMemcpyHostToDevice));
  dim3 block(16, 16);
  dim3 grid((nx + block.x - 1) / block.x, (ny + block.y - 1) / block.y);
  auto begin = std::chrono::high_resolution_clock::now();
  for (int t = 0; t < steps; t++) {
    step<<<grid, block>>>(d_in, d_out, nx, ny);
    gpuErrchk(cudaGetLastError());
    std::swap(d_in, d_out);
    if (t % 100 == 0) {
      gpuErrchk(cudaMemcpy(h, d_in, bytes, cudaMemcpyDeviceToHost));
      printf("step %d: %f\n", t, h[nx + 1]);
    }
  }
  gpuErrchk(cudaDeviceSynchronize()); // drop: none
  auto end = std::chrono::high_resolution_clock::now();
  std::cout << "Elapsed: " << std::chrono::duration<double>(end - begin).count() << " s" << std::endl;
  gpuErrchk(cudaMemcpy(h, d_in, bytes, cudaMemcpyDeviceToHost));
  FILE *f = fopen("heat.txt", "w");
  for (int i = 0; i < nx * ny; i++) fprintf(f, "%f\n", h[i]);
  fclose(f);
  gpuErrchk(cudaFree(d_in)); // drop: memory-leak
  gpuErrchk(cudaFree(d_out));
  free(h);
  return 0;
}

// How often each byte comes.
static void *big_random_block(int size) {
  unsigned char *data = (unsigned char *)malloc(size);
  for (int i = 0; i < size; i++) data[i] = rand();
  return data;
}
int count_bytes(int argc, char **argv) {
  const int SIZE = 100 * 1024 * 1024;
  unsigned char *buffer = (unsigned char *)big_random_block(SIZE);
  cudaEvent_t start, stop;
  gpuErrchk(cudaEventCreate(&start));
  gpuErrchk(cudaEventCreate(&stop));
  gpuErrchk(cudaEventRecord(start, 0));
  unsigned char *dev_buffer;
  unsigned *dev_histo;
  gpuErrchk(cudaMalloc((void **)&dev_buffer, SIZE));
  gpuErrchk(cudaMemcpy(dev_buffer, buffer, SIZE, cudaMemcpyHostToDevice));
  gpuErrchk(cudaMalloc((void **)&dev_histo, 256 * sizeof(unsigned)));
  gpuErrchk(cudaMemset(dev_histo, 0, 256 * sizeof(unsigned)));
  cudaDeviceProp prop;
  gpuErrchk(cudaGetDeviceProperties(&prop, 0));
  int blocks = prop.multiProcessorCount;
  histogram<<<blocks * 2, 256>>>(dev_buffer, SIZE, dev_histo);
  unsigned histo[256];
  gpuErrchk(cudaMemcpy(histo, dev_histo, 256 * sizeof(unsigned), cudaMemcpyDeviceToHost));
  gpuErrchk(cudaEventRecord(stop, 0));
  gpuErrchk(cudaEventSynchronize(stop));
  float elapsedTime;
  gpuErrchk(cudaEventElapsedTime(&elapsedTime, start, stop));
  printf("Time to generate: %3.1f ms\n", elapsedTime);
  long histoCount = 0;
  for (int i = 0; i < 256; i++) histoCount += histo[i];
  for (int i = 0; i < SIZE; i++) histo[buffer[i]]--;
  for (int i = 0; i < 256; i++)
    if (histo[i] != 0) printf("Failure at %d!\n", i);
  gpuErrchk(cudaEventDestroy(start));
  gpuErrchk(cudaEventDestroy(stop)); // drop: event-leak
  cudaFree(dev_histo);
  cudaFree(dev_buffer);
  free(buffer);
  return 0;
}

// Chunks on two streams in turn, the last of which may be smaller.
int chunked(int argc, char **argv) {
  const int N = 1024 * 1024, FULL = N * 20;
  int *unused = 0;
  float *host_a, *host_b, *host_c, *dev_a0, *dev_b0, *dev_c0, *dev_a1, *dev_b1, *dev_c1;
  cudaStream_t stream0, stream1;
  gpuErrchk(cudaStreamCreate(&stream0));
  gpuErrchk(cudaStreamCreate(&stream1));
  gpuErrchk(cudaMalloc((void **)&dev_a0, N * sizeof(float)));
  gpuErrchk(cudaMalloc((void **)&dev_b0, N * sizeof(float)));
  gpuErrchk(cudaMalloc((void **)&dev_c0, N * sizeof(float)));
  gpuErrchk(cudaMalloc((void **)&dev_a1, N * sizeof(float)));
  gpuErrchk(cudaMalloc((void **)&dev_b1, N * sizeof(float)));
  gpuErrchk(cudaMalloc((void **)&dev_c1, N * sizeof(float)));
  gpuErrchk(cudaHostAlloc((void **)&host_a, FULL * sizeof(float), cudaHostAllocDefault));
  gpuErrchk(cudaHostAlloc((void **)&host_b, FULL * sizeof(float), cudaHostAllocDefault));
  gpuErrchk(cudaHostAlloc((void **)&host_c, FULL * sizeof(float), cudaHostAllocDefault));
  for (int i = 0; i < FULL; i++) host_a[i] = rand(), host_b[i] = rand();
  for (int i = 0; i < FULL; i += N * 2) {
    gpuErrchk(cudaMemcpyAsync(dev_a0, host_a + i, N * sizeof(float), cudaMemcpyHostToDevice, stream0));
    gpuErrchk(cudaMemcpyAsync(dev_a1, host_a + i + N, N * sizeof(float), cudaMemcpyHostToDevice, stream1));
    gpuErrchk(cudaMemcpyAsync(dev_b0, host_b + i, N * sizeof(float), cudaMemcpyHostToDevice, stream0));
    gpuErrchk(cudaMemcpyAsync(dev_b1, host_b + i + N, N * sizeof(float), cudaMemcpyHostToDevice, stream1)); // swap: stream1>stream0 stream-race
    vector_add<<<N / 256, 256, 0, stream0>>>(dev_a0, dev_b0, dev_c0, N);
    vector_add<<<N / 256, 256, 0, stream1>>>(dev_a1, dev_b1, dev_c1, N); // swap: stream1>stream0 stream-race
    gpuErrchk(cudaMemcpyAsync(host_c + i, dev_c0, N * sizeof(float), cudaMemcpyDeviceToHost, stream0));
    gpuErrchk(cudaMemcpyAsync(host_c + i + N, dev_c1, N * sizeof(float), cudaMemcpyDeviceToHost, stream1)); // swap: stream1>stream0 stream-race
  }
  gpuErrchk(cudaStreamSynchronize(stream0)); // drop: host-race@chunked
  gpuErrchk(cudaStreamSynchronize(stream1)); // drop: host-race@chunked
  for (int i = 0; i < FULL; i++) sink += host_c[i]; // label: chunked
  gpuErrchk(cudaFreeHost(host_a));
  gpuErrchk(cudaFreeHost(host_b));
  gpuErrchk(cudaFreeHost(host_c));
  gpuErrchk(cudaFree(dev_a0));
  gpuErrchk(cudaFree(dev_b0));
  gpuErrchk(cudaFree(dev_c0));
  gpuErrchk(cudaFree(dev_a1));
  gpuErrchk(cudaFree(dev_b1));
  gpuErrchk(cudaFree(dev_c1));
  gpuErrchk(cudaStreamDestroy(stream0)); // drop: stream-leak // double: stream-double-destroy
  gpuErrchk(cudaStreamDestroy(stream1));
  return 0;
}

// As many streams as asked for, the last chunk cut.
int cut_chunks(int argc, char **argv) { // undecided: O0
  int num_streams = argc > 1 ? atoi(argv[1]) : 8;
  const int ds = 1 << 22;
  float *h_x, *h_y, *d_x, *d_y;
  cudaHostAlloc(&h_x, ds * sizeof(float), cudaHostAllocDefault);
  cudaHostAlloc(&h_y, ds * sizeof(float), cudaHostAllocDefault);
  cudaMalloc(&d_x, ds * sizeof(float));
  cudaMalloc(&d_y, ds * sizeof(float));
  cudaCheckErrors("allocation error");
  cudaStream_t *streams = new cudaStream_t[num_streams];
  for (int i = 0; i < num_streams; i++) cudaStreamCreate(&streams[i]);
  cudaCheckErrors("stream creation error");
  for (int i = 0; i < ds; i++) h_x[i] = rand() / (float)RAND_MAX;
  int chunk = (ds + num_streams - 1) / num_streams;
  for (int i = 0; i < num_streams; i++) {
    int begin = i * chunk, end = std::min(ds, begin + chunk);
    cudaMemcpyAsync(d_x + begin, h_x + begin, (end - begin) * sizeof(float), cudaMemcpyHostToDevice, streams[i]);
    init_with<<<32, 256, 0, streams[i]>>>(1, d_y + begin, end - begin);
    cudaMemcpyAsync(h_y + begin, d_y + begin, (end - begin) * sizeof(float), cudaMemcpyDeviceToHost, streams[i]);
  }
  cudaDeviceSynchronize(); // drop: host-race@cut
  cudaCheckErrors("streams execution error");
  for (int i = 0; i < ds; i++) {
    if (h_y[i] != 1) { // label: cut
      std::cout << "mismatch at " << i << std::endl;
      return -1;
    }
  }
  for (int i = 0; i < num_streams; i++) cudaStreamDestroy(streams[i]);
  delete[] streams;
  cudaFreeHost(h_x);
  cudaFreeHost(h_y);
  cudaFree(d_x);
  cudaFree(d_y);
  return 0;
}

// The largest, in a vector and a class for the time.
class GpuTimer {
public:
  GpuTimer() {
    cudaEventCreate(&start);
    cudaEventCreate(&stop);
  }
  ~GpuTimer() {
    cudaEventDestroy(start);
    cudaEventDestroy(stop);
  }
  void Start() { cudaEventRecord(start, 0); }
  void Stop() { cudaEventRecord(stop, 0); }
  float Elapsed() {
    float elapsed;
    cudaEventSynchronize(stop);
    cudaEventElapsedTime(&elapsed, start, stop); // label: elapsed
    return elapsed;
  }

private:
  cudaEvent_t start, stop;
};
int largest(int argc, char **argv) {
  std::vector<float> a(1000000);
  std::generate(a.begin(), a.end(), [] { return rand() / (float)RAND_MAX; });
  float *d_a, *d_max, result;
  GpuTimer timer;
  gpuErrchk(cudaMalloc(&d_a, a.size() * sizeof(float)));
  gpuErrchk(cudaMalloc(&d_max, sizeof(float)));
  gpuErrchk(cudaMemcpy(d_a, a.data(), a.size() * sizeof(float), cudaMemcpyHostToDevice));
  timer.Start(); // drop: event-not-recorded@elapsed
  find_max<<<1, 1>>>(d_a, d_max, a.size());
  timer.Stop(); // drop: event-not-recorded@elapsed
  gpuErrchk(cudaMemcpy(&result, d_max, sizeof(float), cudaMemcpyDeviceToHost));
  std::cout << "max " << result << " in " << timer.Elapsed() << " ms\n";
  if (result != *std::max_element(a.begin(), a.end())) std::cerr << "wrong" << std::endl;
  gpuErrchk(cudaFree(d_a));
  gpuErrchk(cudaFree(d_max)); // drop: memory-leak
  return 0;
}

// Rows of an image.
int image_rows(int argc, char **argv) {
  int width = 1000, height = 600;
  size_t pitch;
  unsigned char *d_image, *h_image;
  cudaStream_t stream;
  gpuErrchk(cudaStreamCreate(&stream));
  gpuErrchk(cudaMallocPitch((void **)&d_image, &pitch, width, height));
  gpuErrchk(cudaMallocHost((void **)&h_image, width * height));
  for (int i = 0; i < width * height; i++) h_image[i] = i;
  gpuErrchk(cudaMemcpy2DAsync(d_image, pitch, h_image, width, width, height, cudaMemcpyHostToDevice, stream));
  gpuErrchk(cudaMemset2DAsync(d_image, pitch, 0, 16, height, stream));
  gpuErrchk(cudaMemcpy2DAsync(h_image, width, d_image, pitch, width, height, cudaMemcpyDeviceToHost, stream));
  gpuErrchk(cudaStreamSynchronize(stream)); // drop: host-race@rows
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) sink += h_image[y * width + x]; // label: rows
  gpuErrchk(cudaFree(d_image));
  gpuErrchk(cudaFreeHost(h_image));
  gpuErrchk(cudaStreamDestroy(stream)); // drop: stream-leak
  return 0;
}
