// levels: 0. Programs in the style of a vendor's samples. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>

#define checkCudaErrors(call) checked((call), #call, __FILE__, __LINE__)
template <typename T> void checked(T result, char const *const call, const char *const file, int const line) {
  if (result) {
    fprintf(stderr, "CUDA error at %s:%d code=%d(%s) \"%s\" \n", file, line, static_cast<unsigned>(result), cudaGetErrorName(result), call);
    exit(EXIT_FAILURE);
  }
}
#define getLastCudaError(message) lastError(message, __FILE__, __LINE__)
inline void lastError(const char *message, const char *file, const int line) {
  cudaError_t error = cudaGetLastError();
  if (cudaSuccess != error) {
    fprintf(stderr, "%s(%i) : %s : (%d) %s.\n", file, line, message, static_cast<int>(error), cudaGetErrorString(error));
    exit(EXIT_FAILURE);
  }
}
static bool hasFlag(int argc, char **argv, const char *name) {
  for (int i = 1; i < argc; i++)
    if (!strcmp(argv[i], name)) return true;
  return false;
}
static int intFlag(int argc, char **argv, const char *name, int otherwise) {
  for (int i = 1; i + 1 < argc; i++)
    if (!strcmp(argv[i], name)) return atoi(argv[i + 1]);
  return otherwise;
}

__global__ void increment(int *data, int value) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  data[i] = data[i] + value;
}
__global__ void init_array(int *data, int *factor, int iterations) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int k = 0; k < iterations; k++) data[i] += *factor;
}
__global__ void clock_block(long *out, long clocks) { *out = clocks; }
__global__ void sum_clocks(long *clocks, int n) {
  long sum = 0;
  for (int i = 0; i < n; i++) sum += clocks[i];
  clocks[0] = sum;
}
__global__ void multiply(float *c, float *a, float *b, int wa, int wb) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  for (int k = 0; k < wa; k++) sum += a[row * wa + k] * b[k * wb + col];
  c[row * wb + col] = sum;
}
__global__ void reduce(float *result, const float *input, int n) {
  float sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) sum += input[i];
  atomicAdd(&result[blockIdx.x], sum);
}
__constant__ float taps[17];
__global__ void convolve(float *to, float *from, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  for (int k = -8; k <= 8; k++)
    if (i + k >= 0 && i + k < n) sum += from[i + k] * taps[8 - k];
  to[i] = sum;
}
__global__ void add(const float *a, const float *b, float *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}

static bool correct_output(int *data, const int n, const int x) {
  for (int i = 0; i < n; i++)
    if (data[i] != x) { // label: correct_output
      printf("Error! data[%d] = %d, ref = %d\n", i, data[i], x);
      return false;
    }
  return true;
}

// The CPU works while the GPU does, and asks for the event.
int async_api(int argc, char *argv[]) {
  cudaDeviceProp prop;
  printf("[%s] - Starting...\n", argv[0]);
  checkCudaErrors(cudaGetDeviceProperties(&prop, 0));
  printf("CUDA device [%s]\n", prop.name);
  int n = 16 * 1024 * 1024;
  int nbytes = n * sizeof(int);
  int value = 26;
  int *a = 0;
  checkCudaErrors(cudaMallocHost((void **)&a, nbytes));
  memset(a, 0, nbytes);
  int *d_a = 0;
  checkCudaErrors(cudaMalloc((void **)&d_a, nbytes));
  checkCudaErrors(cudaMemset(d_a, 255, nbytes));
  dim3 threads = dim3(512, 1);
  dim3 blocks = dim3(n / threads.x, 1);
  cudaEvent_t start, stop;
  checkCudaErrors(cudaEventCreate(&start));
  checkCudaErrors(cudaEventCreate(&stop));
  checkCudaErrors(cudaDeviceSynchronize());
  float gpu_time = 0.0f;
  checkCudaErrors(cudaEventRecord(start, 0)); // drop: event-not-recorded@async_time
  checkCudaErrors(cudaMemcpyAsync(d_a, a, nbytes, cudaMemcpyHostToDevice, 0));
  increment<<<blocks, threads, 0, 0>>>(d_a, value);
  checkCudaErrors(cudaMemcpyAsync(a, d_a, nbytes, cudaMemcpyDeviceToHost, 0));
  checkCudaErrors(cudaEventRecord(stop, 0)); // drop: host-race@correct_output
  unsigned long int counter = 0;
  while (cudaEventQuery(stop) == cudaErrorNotReady) counter++; // drop: host-race@correct_output
  checkCudaErrors(cudaEventElapsedTime(&gpu_time, start, stop)); // label: async_time
  printf("time spent executing by the GPU: %.2f\n", gpu_time);
  printf("CPU executed %lu iterations while waiting for GPU to finish\n", counter);
  bool ok = correct_output(a, n, value);
  checkCudaErrors(cudaEventDestroy(start)); // drop: event-leak
  checkCudaErrors(cudaEventDestroy(stop)); // double: event-double-destroy
  checkCudaErrors(cudaFreeHost(a));
  checkCudaErrors(cudaFree(d_a));
  exit(ok ? EXIT_SUCCESS : EXIT_FAILURE);
}

// Streams in an array on the heap, as many as asked for, work in chunks.
int simple_streams(int argc, char **argv) {
  int nstreams = 4, nreps = 10, n = 16 * 1024 * 1024, nbytes = n * sizeof(int), niterations = 5;
  float elapsed, time_memcpy;
  dim3 threads, blocks;
  if (hasFlag(argc, argv, "--reps")) nreps = intFlag(argc, argv, "--reps", nreps);
  int c = 5;
  int *h_a = 0, *d_a = 0, *d_c = 0;
  checkCudaErrors(cudaHostAlloc((void **)&h_a, nbytes, 0));
  checkCudaErrors(cudaMalloc((void **)&d_a, nbytes));
  checkCudaErrors(cudaMemset(d_a, 0x0, nbytes));
  checkCudaErrors(cudaMalloc((void **)&d_c, sizeof(int)));
  checkCudaErrors(cudaMemcpy(d_c, &c, sizeof(int), cudaMemcpyHostToDevice));
  cudaStream_t *streams = (cudaStream_t *)malloc(nstreams * sizeof(cudaStream_t));
  for (int i = 0; i < nstreams; i++) checkCudaErrors(cudaStreamCreate(&(streams[i])));
  cudaEvent_t start_event, stop_event;
  checkCudaErrors(cudaEventCreateWithFlags(&start_event, 1));
  checkCudaErrors(cudaEventCreateWithFlags(&stop_event, 1));
  checkCudaErrors(cudaEventRecord(start_event, 0));
  checkCudaErrors(cudaMemcpyAsync(h_a, d_a, nbytes, cudaMemcpyDeviceToHost, streams[0]));
  checkCudaErrors(cudaEventRecord(stop_event, 0));
  checkCudaErrors(cudaEventSynchronize(stop_event));
  checkCudaErrors(cudaEventElapsedTime(&time_memcpy, start_event, stop_event));
  printf("memcopy:\t%.2f\n", time_memcpy);
  threads = dim3(512, 1);
  blocks = dim3(n / (nstreams * threads.x), 1);
  memset(h_a, 255, nbytes);
  checkCudaErrors(cudaMemset(d_a, 0, nbytes));
  checkCudaErrors(cudaEventRecord(start_event, 0));
  for (int k = 0; k < nreps; k++) {
    for (int i = 0; i < nstreams; i++) init_array<<<blocks, threads, 0, streams[i]>>>(d_a + i * n / nstreams, d_c, niterations);
    for (int i = 0; i < nstreams; i++)
      checkCudaErrors(cudaMemcpyAsync(h_a + i * n / nstreams, d_a + i * n / nstreams, nbytes / nstreams, cudaMemcpyDeviceToHost, streams[i]));
  }
  checkCudaErrors(cudaEventRecord(stop_event, 0)); // drop: host-race@correct_output
  checkCudaErrors(cudaEventSynchronize(stop_event)); // drop: host-race@correct_output
  checkCudaErrors(cudaEventElapsedTime(&elapsed, start_event, stop_event));
  printf("%d streams:\t%.2f\n", nstreams, elapsed / nreps);
  bool ok = correct_output(h_a, n, c * nreps * niterations);
  for (int i = 0; i < nstreams; i++) checkCudaErrors(cudaStreamDestroy(streams[i])); // drop: stream-leak
  free(streams);
  checkCudaErrors(cudaEventDestroy(start_event));
  checkCudaErrors(cudaEventDestroy(stop_event)); // drop: event-leak
  checkCudaErrors(cudaFreeHost(h_a));
  checkCudaErrors(cudaFree(d_a));
  checkCudaErrors(cudaFree(d_c));
  return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}

// Many small kernels, an event for each, a last stream that waits for all.
int concurrent_kernels(int argc, char **argv) {
  int nkernels = 8, nstreams = nkernels + 1, nbytes = nkernels * sizeof(long);
  float kernel_time = 10, elapsed_time;
  long *a = 0, *d_a = 0;
  checkCudaErrors(cudaMallocHost((void **)&a, nbytes));
  checkCudaErrors(cudaMalloc((void **)&d_a, nbytes));
  cudaStream_t *streams = (cudaStream_t *)malloc(nstreams * sizeof(cudaStream_t));
  for (int i = 0; i < nstreams; i++) checkCudaErrors(cudaStreamCreate(&(streams[i])));
  cudaEvent_t start_event, stop_event;
  checkCudaErrors(cudaEventCreate(&start_event));
  checkCudaErrors(cudaEventCreate(&stop_event));
  cudaEvent_t *kernelEvent = (cudaEvent_t *)malloc(nkernels * sizeof(cudaEvent_t));
  for (int i = 0; i < nkernels; i++) checkCudaErrors(cudaEventCreateWithFlags(&(kernelEvent[i]), cudaEventDisableTiming));
  long total_clocks = 0, time_clocks = (long)(kernel_time * 1000);
  checkCudaErrors(cudaEventRecord(start_event, 0));
  for (int i = 0; i < nkernels; ++i) {
    clock_block<<<1, 1, 0, streams[i]>>>(&d_a[i], time_clocks);
    total_clocks += time_clocks;
    checkCudaErrors(cudaEventRecord(kernelEvent[i], streams[i])); // drop: any
    checkCudaErrors(cudaStreamWaitEvent(streams[nstreams - 1], kernelEvent[i], 0)); // drop: any
  }
  sum_clocks<<<1, 1, 0, streams[nstreams - 1]>>>(d_a, nkernels);
  checkCudaErrors(cudaMemcpyAsync(a, d_a, sizeof(long), cudaMemcpyDeviceToHost, streams[nstreams - 1]));
  checkCudaErrors(cudaEventRecord(stop_event, 0)); // drop: any
  checkCudaErrors(cudaEventSynchronize(stop_event)); // drop: host-race@clocks
  checkCudaErrors(cudaEventElapsedTime(&elapsed_time, start_event, stop_event));
  printf("Measured time for sample = %.3fs\n", elapsed_time / 1000.0f);
  bool ok = a[0] > total_clocks; // label: clocks
  for (int i = 0; i < nkernels; i++) {
    checkCudaErrors(cudaStreamDestroy(streams[i]));
    checkCudaErrors(cudaEventDestroy(kernelEvent[i])); // drop: event-leak
  }
  checkCudaErrors(cudaStreamDestroy(streams[nkernels]));
  free(streams);
  free(kernelEvent);
  checkCudaErrors(cudaEventDestroy(start_event));
  checkCudaErrors(cudaEventDestroy(stop_event));
  checkCudaErrors(cudaFreeHost(a));
  checkCudaErrors(cudaFree(d_a));
  return ok ? 0 : 1;
}

// Copies in, work and copies out of four slots in turn.
enum { SLOTS = 4 };
static int slot_size = 1 << 22;
int multi_copy(int argc, char **argv) {
  int *h_in[SLOTS], *h_out[SLOTS], *d_in[SLOTS], *d_out[SLOTS];
  cudaEvent_t cycle_done[SLOTS];
  cudaStream_t stream[SLOTS];
  for (int i = 0; i < SLOTS; ++i) {
    checkCudaErrors(cudaHostAlloc((void **)&h_in[i], slot_size, 0));
    checkCudaErrors(cudaMalloc((void **)&d_in[i], slot_size));
    checkCudaErrors(cudaHostAlloc((void **)&h_out[i], slot_size, 0));
    checkCudaErrors(cudaMalloc((void **)&d_out[i], slot_size));
    checkCudaErrors(cudaStreamCreate(&stream[i]));
    checkCudaErrors(cudaEventCreate(&cycle_done[i]));
    cudaEventRecord(cycle_done[i], stream[i]);
  }
  int current = 0;
  for (int i = 0; i < 10; ++i) {
    int next = (current + 1) % SLOTS;
    cudaEventSynchronize(cycle_done[next]);
    increment<<<1024, 1024, 0, stream[current]>>>(d_in[current], 3);
    checkCudaErrors(cudaMemcpyAsync(d_in[next], h_in[next], slot_size, cudaMemcpyHostToDevice, stream[next]));
    checkCudaErrors(cudaMemcpyAsync(h_out[current], d_out[current], slot_size, cudaMemcpyDeviceToHost, stream[current]));
    checkCudaErrors(cudaEventRecord(cycle_done[current], stream[current]));
    current = next;
  }
  checkCudaErrors(cudaDeviceSynchronize()); // drop: host-race@multi_copy
  int sum = 0;
  for (int s = 0; s < SLOTS; s++)
    for (int i = 0; i < slot_size / 4; i++) sum += h_out[s][i]; // label: multi_copy
  printf("%d\n", sum);
  for (int i = 0; i < SLOTS; ++i) {
    cudaFreeHost(h_in[i]);
    cudaFree(d_in[i]);
    cudaFreeHost(h_out[i]);
    cudaFree(d_out[i]);
    cudaStreamDestroy(stream[i]); // drop: stream-leak
    cudaEventDestroy(cycle_done[i]);
  }
  return 0;
}

// A plan for each device: data, a stream, a part of the work.
typedef struct {
  int dataN;
  float *h_Data, *h_Sum, *d_Data, *d_Sum, *h_Sum_from_device;
  cudaStream_t stream;
} TGPUplan;
int multi_gpu(int argc, char **argv) { // undecided: O0
  TGPUplan plan[8];
  float h_SumGPU[8];
  int i, j, gpuBase, GPU_N, dataN = 1 << 20;
  checkCudaErrors(cudaGetDeviceCount(&GPU_N));
  if (GPU_N > 8) GPU_N = 8;
  for (i = 0; i < GPU_N; i++) plan[i].dataN = dataN / GPU_N;
  for (i = 0; i < dataN % GPU_N; i++) plan[i].dataN++;
  for (i = 0; i < GPU_N; i++) {
    checkCudaErrors(cudaSetDevice(i));
    checkCudaErrors(cudaStreamCreate(&plan[i].stream));
    checkCudaErrors(cudaMalloc((void **)&plan[i].d_Data, plan[i].dataN * sizeof(float)));
    checkCudaErrors(cudaMalloc((void **)&plan[i].d_Sum, 64 * sizeof(float)));
    checkCudaErrors(cudaMallocHost((void **)&plan[i].h_Sum_from_device, 64 * sizeof(float)));
    checkCudaErrors(cudaMallocHost((void **)&plan[i].h_Data, plan[i].dataN * sizeof(float)));
    for (j = 0; j < plan[i].dataN; j++) plan[i].h_Data[j] = (float)rand() / (float)RAND_MAX;
  }
  for (i = 0; i < GPU_N; i++) {
    checkCudaErrors(cudaSetDevice(i));
    checkCudaErrors(cudaMemcpyAsync(plan[i].d_Data, plan[i].h_Data, plan[i].dataN * sizeof(float), cudaMemcpyHostToDevice, plan[i].stream));
    reduce<<<64, 256, 0, plan[i].stream>>>(plan[i].d_Sum, plan[i].d_Data, plan[i].dataN);
    getLastCudaError("reduce() execution failed.\n");
    checkCudaErrors(cudaMemcpyAsync(plan[i].h_Sum_from_device, plan[i].d_Sum, 64 * sizeof(float), cudaMemcpyDeviceToHost, plan[i].stream));
  }
  for (i = 0; i < GPU_N; i++) {
    float sum = 0;
    checkCudaErrors(cudaSetDevice(i));
    cudaStreamSynchronize(plan[i].stream); // drop: host-race@multi_gpu
    for (j = 0; j < 64; j++) sum += plan[i].h_Sum_from_device[j]; // label: multi_gpu
    h_SumGPU[i] = sum;
    checkCudaErrors(cudaFreeHost(plan[i].h_Sum_from_device));
    checkCudaErrors(cudaFree(plan[i].d_Sum));
    checkCudaErrors(cudaFree(plan[i].d_Data));
    checkCudaErrors(cudaStreamDestroy(plan[i].stream)); // drop: stream-leak
    checkCudaErrors(cudaFreeHost(plan[i].h_Data));
  }
  for (i = 0; i < GPU_N; i++) printf("%f\n", h_SumGPU[i]);
  return 0;
}

// Memory that both see, under another name on the device.
int zero_copy(int argc, char **argv) {
  int n = 1048576;
  float *a, *b, *c, *d_a, *d_b, *d_c;
  size_t bytes = n * sizeof(float);
  cudaDeviceProp deviceProp;
  checkCudaErrors(cudaGetDeviceProperties(&deviceProp, 0));
  checkCudaErrors(cudaSetDeviceFlags(8));
  checkCudaErrors(cudaHostAlloc((void **)&a, bytes, cudaHostAllocMapped));
  checkCudaErrors(cudaHostAlloc((void **)&b, bytes, cudaHostAllocMapped));
  checkCudaErrors(cudaHostAlloc((void **)&c, bytes, cudaHostAllocMapped));
  for (int i = 0; i < n; i++) a[i] = rand() / (float)RAND_MAX, b[i] = rand() / (float)RAND_MAX;
  checkCudaErrors(cudaHostGetDevicePointer((void **)&d_a, (void *)a, 0));
  checkCudaErrors(cudaHostGetDevicePointer((void **)&d_b, (void *)b, 0));
  checkCudaErrors(cudaHostGetDevicePointer((void **)&d_c, (void *)c, 0));
  dim3 block(256), grid((unsigned)((n + 255) / 256));
  add<<<grid, block>>>(d_a, d_b, d_c, n);
  checkCudaErrors(cudaDeviceSynchronize()); // drop: host-race@zero_copy
  getLastCudaError("vectorAddGPU() execution failed");
  float errorNorm = 0, refNorm = 0;
  for (int i = 0; i < n; i++) {
    float ref = a[i] + b[i], diff = c[i] - ref; // label: zero_copy
    errorNorm += diff * diff;
    refNorm += ref * ref;
  }
  printf(errorNorm / refNorm < 1e-6 ? "ok\n" : "FAILED\n");
  checkCudaErrors(cudaFreeHost(a));
  checkCudaErrors(cudaFreeHost(b)); // drop: memory-leak
  checkCudaErrors(cudaFreeHost(c));
  return 0;
}

// A product of matrices, timed, on a stream of its own.
static void constant_init(float *data, int size, float value) {
  for (int i = 0; i < size; ++i) data[i] = value;
}
static int matrix_multiply(int argc, char **argv, int block_size, const dim3 &dimsA, const dim3 &dimsB) {
  unsigned size_A = dimsA.x * dimsA.y, mem_size_A = sizeof(float) * size_A, size_B = dimsB.x * dimsB.y, mem_size_B = sizeof(float) * size_B;
  float *h_A, *h_B, *h_C, *d_A, *d_B, *d_C;
  checkCudaErrors(cudaMallocHost(&h_A, mem_size_A));
  checkCudaErrors(cudaMallocHost(&h_B, mem_size_B));
  cudaStream_t stream;
  constant_init(h_A, size_A, 1.0f);
  constant_init(h_B, size_B, 0.01f);
  dim3 dimsC(dimsB.x, dimsA.y, 1);
  unsigned mem_size_C = dimsC.x * dimsC.y * sizeof(float);
  checkCudaErrors(cudaMallocHost(&h_C, mem_size_C));
  if (h_C == NULL) {
    fprintf(stderr, "Failed to allocate host matrix C!\n");
    exit(EXIT_FAILURE);
  }
  checkCudaErrors(cudaMalloc(reinterpret_cast<void **>(&d_A), mem_size_A));
  checkCudaErrors(cudaMalloc(reinterpret_cast<void **>(&d_B), mem_size_B));
  checkCudaErrors(cudaMalloc(reinterpret_cast<void **>(&d_C), mem_size_C));
  cudaEvent_t start, stop;
  checkCudaErrors(cudaEventCreate(&start));
  checkCudaErrors(cudaEventCreate(&stop));
  checkCudaErrors(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  checkCudaErrors(cudaMemcpyAsync(d_A, h_A, mem_size_A, cudaMemcpyHostToDevice, stream));
  checkCudaErrors(cudaMemcpyAsync(d_B, h_B, mem_size_B, cudaMemcpyHostToDevice, stream));
  dim3 threads(block_size, block_size), grid(dimsB.x / threads.x, dimsA.y / threads.y);
  multiply<<<grid, threads, 0, stream>>>(d_C, d_A, d_B, dimsA.x, dimsB.x);
  checkCudaErrors(cudaStreamSynchronize(stream));
  checkCudaErrors(cudaEventRecord(start, stream));
  for (int j = 0; j < 300; j++) multiply<<<grid, threads, 0, stream>>>(d_C, d_A, d_B, dimsA.x, dimsB.x);
  checkCudaErrors(cudaEventRecord(stop, stream));
  checkCudaErrors(cudaEventSynchronize(stop));
  float msecTotal = 0.0f;
  checkCudaErrors(cudaEventElapsedTime(&msecTotal, start, stop));
  printf("Time= %.3f msec\n", msecTotal / 300);
  checkCudaErrors(cudaMemcpyAsync(h_C, d_C, mem_size_C, cudaMemcpyDeviceToHost, stream));
  checkCudaErrors(cudaStreamSynchronize(stream));
  bool correct = true;
  for (int i = 0; i < (int)(dimsC.x * dimsC.y); i++) {
    double err = h_C[i] - dimsA.x * 0.01f; // label: matrix
    if (err > 1e-6) {
      printf("Error! Matrix[%05d]=%.8f\n", i, h_C[i]);
      correct = false;
    }
  }
  checkCudaErrors(cudaFreeHost(h_A));
  checkCudaErrors(cudaFreeHost(h_B));
  checkCudaErrors(cudaFreeHost(h_C));
  checkCudaErrors(cudaFree(d_A));
  checkCudaErrors(cudaFree(d_B));
  checkCudaErrors(cudaFree(d_C));
  checkCudaErrors(cudaEventDestroy(start));
  checkCudaErrors(cudaEventDestroy(stop));
  return correct ? EXIT_SUCCESS : EXIT_FAILURE;
}
int matrix_mul(int argc, char **argv) {
  printf("[Matrix Multiply] - Starting...\n");
  int block_size = 32;
  dim3 dimsA(5 * 2 * block_size, 5 * 2 * block_size, 1), dimsB(5 * 4 * block_size, 5 * 2 * block_size, 1);
  if (hasFlag(argc, argv, "wA")) dimsA.x = intFlag(argc, argv, "wA", 320);
  if (hasFlag(argc, argv, "hA")) dimsA.y = intFlag(argc, argv, "hA", 320);
  if (dimsA.x != dimsB.y) {
    printf("Error: outer matrix dimensions must be equal. (%d != %d)\n", dimsA.x, dimsB.y);
    exit(EXIT_FAILURE);
  }
  int result = matrix_multiply(argc, argv, block_size, dimsA, dimsB);
  exit(result);
}

// A filter in constant memory.
int convolution(int argc, char **argv) {
  const int n = 3072 * 256;
  float *h_Kernel, *h_Input, *h_Output, *d_Input, *d_Output;
  h_Kernel = (float *)malloc(17 * sizeof(float));
  h_Input = (float *)malloc(n * sizeof(float));
  h_Output = (float *)malloc(n * sizeof(float));
  srand(200);
  for (unsigned i = 0; i < 17; i++) h_Kernel[i] = (float)(rand() % 16);
  for (unsigned i = 0; i < n; i++) h_Input[i] = (float)(rand() % 16);
  checkCudaErrors(cudaMalloc((void **)&d_Input, n * sizeof(float)));
  checkCudaErrors(cudaMalloc((void **)&d_Output, n * sizeof(float)));
  cudaMemcpyToSymbol(taps, h_Kernel, 17 * sizeof(float));
  checkCudaErrors(cudaMemcpy(d_Input, h_Input, n * sizeof(float), cudaMemcpyHostToDevice));
  for (int i = -1; i < 16; i++) {
    if (i == 0) checkCudaErrors(cudaDeviceSynchronize());
    convolve<<<n / 256, 256>>>(d_Output, d_Input, n);
    convolve<<<n / 256, 256>>>(d_Input, d_Output, n);
  }
  checkCudaErrors(cudaDeviceSynchronize()); // drop: none
  checkCudaErrors(cudaMemcpy(h_Output, d_Output, n * sizeof(float), cudaMemcpyDeviceToHost));
  double sum = 0, delta = 0;
  for (unsigned i = 0; i < n; i++) delta += h_Output[i] - h_Input[i], sum += h_Input[i];
  printf(delta / sum < 1e-6 ? "Test passed\n" : "Test failed!\n");
  checkCudaErrors(cudaFree(d_Output));
  checkCudaErrors(cudaFree(d_Input)); // drop: memory-leak
  free(h_Output);
  free(h_Input);
  free(h_Kernel);
  return 0;
}

// Memory in the order of a stream.
int stream_ordered(int argc, char **argv) {
  int n = 1 << 18;
  size_t bytes = n * sizeof(float);
  float *a = (float *)malloc(bytes), *b = (float *)malloc(bytes), *c = (float *)malloc(bytes), *d_a, *d_b, *d_c;
  for (int i = 0; i < n; i++) a[i] = i, b[i] = n - i;
  cudaStream_t stream;
  checkCudaErrors(cudaSetDevice(0));
  checkCudaErrors(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  checkCudaErrors(cudaMallocAsync((void **)&d_a, bytes, stream));
  checkCudaErrors(cudaMallocAsync((void **)&d_b, bytes, stream));
  checkCudaErrors(cudaMallocAsync((void **)&d_c, bytes, stream));
  checkCudaErrors(cudaMemcpyAsync(d_a, a, bytes, cudaMemcpyHostToDevice, stream));
  checkCudaErrors(cudaMemcpyAsync(d_b, b, bytes, cudaMemcpyHostToDevice, stream));
  dim3 block(256), grid((n + 255) / 256);
  add<<<grid, block, 0, stream>>>(d_a, d_b, d_c, n);
  checkCudaErrors(cudaFreeAsync(d_a, stream)); // drop: memory-leak
  checkCudaErrors(cudaFreeAsync(d_b, stream));
  checkCudaErrors(cudaMemcpyAsync(c, d_c, bytes, cudaMemcpyDeviceToHost, stream));
  checkCudaErrors(cudaFreeAsync(d_c, stream)); // double: any
  checkCudaErrors(cudaStreamSynchronize(stream)); // drop: host-race@ordered
  float norm = 0;
  for (int i = 0; i < n; i++) norm += c[i] - n; // label: ordered
  free(a), free(b), free(c);
  checkCudaErrors(cudaStreamDestroy(stream)); // drop: stream-leak
  return norm < 1e-6 ? 0 : 1;
}

// Two streams of different priority.
int priorities(int argc, char **argv) {
  int least, greatest;
  size_t size = 32 << 20;
  checkCudaErrors(cudaDeviceGetStreamPriorityRange(&least, &greatest));
  cudaStream_t low, high;
  checkCudaErrors(cudaStreamCreateWithPriority(&low, cudaStreamNonBlocking, least));
  checkCudaErrors(cudaStreamCreateWithPriority(&high, cudaStreamNonBlocking, greatest));
  int *h_low, *h_high, *d_low, *d_high;
  h_low = (int *)malloc(size);
  h_high = (int *)malloc(size);
  checkCudaErrors(cudaMalloc(&d_low, size));
  checkCudaErrors(cudaMalloc(&d_high, size));
  memset(h_low, 1, size);
  memset(h_high, 1, size);
  checkCudaErrors(cudaMemcpy(d_low, h_low, size, cudaMemcpyHostToDevice));
  checkCudaErrors(cudaMemcpy(d_high, h_high, size, cudaMemcpyHostToDevice));
  checkCudaErrors(cudaDeviceSynchronize());
  cudaEvent_t start_low, start_high, end_low, end_high;
  checkCudaErrors(cudaEventCreate(&start_low));
  checkCudaErrors(cudaEventCreate(&start_high));
  checkCudaErrors(cudaEventCreate(&end_low));
  checkCudaErrors(cudaEventCreate(&end_high));
  checkCudaErrors(cudaEventRecord(start_low, low));
  checkCudaErrors(cudaEventRecord(start_high, high));
  for (int i = 0; i < 4; i++) {
    increment<<<64, 1024, 0, low>>>(d_low, i);
    increment<<<64, 1024, 0, high>>>(d_high, i);
  }
  checkCudaErrors(cudaEventRecord(end_low, low)); // drop: any
  checkCudaErrors(cudaEventRecord(end_high, high)); // drop: any
  checkCudaErrors(cudaEventSynchronize(end_low)); // drop: any
  checkCudaErrors(cudaEventSynchronize(end_high)); // drop: any
  float ms_low, ms_high;
  checkCudaErrors(cudaEventElapsedTime(&ms_low, start_low, end_low));
  checkCudaErrors(cudaEventElapsedTime(&ms_high, start_high, end_high));
  checkCudaErrors(cudaMemcpy(h_low, d_low, size, cudaMemcpyDeviceToHost));
  checkCudaErrors(cudaMemcpy(h_high, d_high, size, cudaMemcpyDeviceToHost));
  int result = ms_low < ms_high || h_low[0] != h_high[0];
  checkCudaErrors(cudaStreamDestroy(low));
  checkCudaErrors(cudaStreamDestroy(high));
  checkCudaErrors(cudaEventDestroy(start_low));
  checkCudaErrors(cudaEventDestroy(start_high));
  checkCudaErrors(cudaEventDestroy(end_low));
  checkCudaErrors(cudaEventDestroy(end_high)); // drop: event-leak
  checkCudaErrors(cudaFree(d_low));
  checkCudaErrors(cudaFree(d_high));
  free(h_low);
  free(h_high);
  return result;
}

// How fast memory is copied, paged or pinned.
static float to_device_time(unsigned size, bool pinned) {
  float ms = 0;
  unsigned char *h_data = NULL, *d_data;
  cudaEvent_t start, stop;
  checkCudaErrors(cudaEventCreate(&start));
  checkCudaErrors(cudaEventCreate(&stop));
  if (pinned) {
    checkCudaErrors(cudaHostAlloc((void **)&h_data, size, 0));
  } else {
    h_data = (unsigned char *)malloc(size);
    if (h_data == 0) {
      fprintf(stderr, "Not enough memory available on host to run test!\n");
      exit(EXIT_FAILURE);
    }
  }
  for (unsigned i = 0; i < size; i++) h_data[i] = (unsigned char)(i & 0xff);
  checkCudaErrors(cudaMalloc((void **)&d_data, size));
  if (pinned) {
    checkCudaErrors(cudaEventRecord(start, 0));
    for (unsigned i = 0; i < 100; i++) checkCudaErrors(cudaMemcpyAsync(d_data, h_data, size, cudaMemcpyHostToDevice, 0));
    checkCudaErrors(cudaEventRecord(stop, 0));
    checkCudaErrors(cudaDeviceSynchronize());
    checkCudaErrors(cudaEventElapsedTime(&ms, start, stop));
  } else {
    checkCudaErrors(cudaEventRecord(start, 0));
    for (unsigned i = 0; i < 100; i++) checkCudaErrors(cudaMemcpy(d_data, h_data, size, cudaMemcpyHostToDevice));
    checkCudaErrors(cudaEventRecord(stop, 0));
    checkCudaErrors(cudaDeviceSynchronize());
    checkCudaErrors(cudaEventElapsedTime(&ms, start, stop));
  }
  checkCudaErrors(cudaEventDestroy(stop));
  checkCudaErrors(cudaEventDestroy(start));
  if (pinned)
    checkCudaErrors(cudaFreeHost(h_data));
  else
    free(h_data);
  checkCudaErrors(cudaFree(d_data));
  return size * 100 / ms;
}
int bandwidth(int argc, char **argv) {
  unsigned start = 1024, end = 1 << 20, step = 1024;
  bool pinned = !hasFlag(argc, argv, "pageable");
  unsigned count = 1 + (end - start) / step;
  unsigned *sizes = (unsigned *)malloc(count * sizeof(unsigned));
  double *bandwidths = (double *)malloc(count * sizeof(double));
  for (unsigned i = 0; i < count; i++) {
    sizes[i] = start + i * step;
    bandwidths[i] = to_device_time(sizes[i], pinned);
  }
  for (unsigned i = 0; i < count; i++) printf("%u %.1f\n", sizes[i], bandwidths[i]);
  free(sizes);
  free(bandwidths);
  return 0;
}
