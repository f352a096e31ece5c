// Copies up, work and copies down in four slots of file-scope arrays, one after the other and overlapped. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <helper_cuda.h>
#include <helper_functions.h>
#include <stdio.h>

#define STREAM_COUNT 4
__global__ void incKernel(int *g_out, int *g_in, int N, int inner_reps) {
  int idx = blockIdx.x * blockDim.x + threadIdx.x;
  if (idx < N) {
    for (int i = 0; i < inner_reps; ++i) g_out[idx] = g_in[idx] + 1;
  }
}

int *h_data_source;
int *h_data_sink;
int *h_data_in[STREAM_COUNT];
int *d_data_in[STREAM_COUNT];
int *h_data_out[STREAM_COUNT];
int *d_data_out[STREAM_COUNT];
cudaEvent_t cycleDone[STREAM_COUNT];
cudaStream_t stream[STREAM_COUNT];
cudaEvent_t start, stop;
int N = 1 << 22;
int nreps = 10;
int inner_reps = 5;
unsigned int memsize;
dim3 block(512);
dim3 grid;

float processWithStreams(int streams_used);
void init();
bool test();

int main(int argc, char *argv[]) {
  int cuda_device = 0;
  float scale_factor;
  cudaDeviceProp deviceProp;
  if (checkCmdLineFlag(argc, (const char **)argv, "device")) {
    cuda_device = getCmdLineArgumentInt(argc, (const char **)argv, "device=");
    if (cuda_device < 0) {
      printf("Invalid command line parameters\n");
      exit(EXIT_FAILURE);
    } else {
      cuda_device = gpuDeviceInit(cuda_device);
      if (cuda_device < 0) exit(EXIT_SUCCESS);
    }
  } else {
    cuda_device = gpuGetMaxGflopsDeviceId();
    checkCudaErrors(cudaSetDevice(cuda_device));
    checkCudaErrors(cudaGetDeviceProperties(&deviceProp, cuda_device));
  }
  checkCudaErrors(cudaGetDeviceProperties(&deviceProp, cuda_device));
  scale_factor = max((32.0f / (float(deviceProp.multiProcessorCount))), 1.0f);
  N = (int)((float)N / scale_factor);
  memsize = N * sizeof(int);
  int thread_blocks = N / block.x;
  grid.x = thread_blocks % 65535;
  grid.y = (thread_blocks / 65535 + 1);

  h_data_source = (int *)malloc(memsize);
  h_data_sink = (int *)malloc(memsize);
  for (int i = 0; i < STREAM_COUNT; ++i) {
    checkCudaErrors(cudaHostAlloc(&h_data_in[i], memsize, cudaHostAllocDefault));
    checkCudaErrors(cudaMalloc(&d_data_in[i], memsize));
    checkCudaErrors(cudaMemset(d_data_in[i], 0, memsize));
    checkCudaErrors(cudaHostAlloc(&h_data_out[i], memsize, cudaHostAllocDefault));
    checkCudaErrors(cudaMalloc(&d_data_out[i], memsize));
    checkCudaErrors(cudaStreamCreate(&stream[i]));
    checkCudaErrors(cudaEventCreate(&cycleDone[i]));
    cudaEventRecord(cycleDone[i], stream[i]);
  }
  cudaEventCreate(&start);
  cudaEventCreate(&stop);
  init();
  incKernel<<<grid, block>>>(d_data_out[0], d_data_in[0], N, inner_reps);

  cudaEventRecord(start, 0);
  checkCudaErrors(cudaMemcpyAsync(d_data_in[0], h_data_in[0], memsize, cudaMemcpyHostToDevice, 0));
  cudaEventRecord(stop, 0);
  cudaEventSynchronize(stop);
  float memcpy_h2d_time;
  cudaEventElapsedTime(&memcpy_h2d_time, start, stop);
  cudaEventRecord(start, 0);
  checkCudaErrors(cudaMemcpyAsync(h_data_out[0], d_data_out[0], memsize, cudaMemcpyDeviceToHost, 0));
  cudaEventRecord(stop, 0);
  cudaEventSynchronize(stop);
  float memcpy_d2h_time;
  cudaEventElapsedTime(&memcpy_d2h_time, start, stop);
  printf("%f %f\n", memcpy_h2d_time, memcpy_d2h_time);

  float serial_time = processWithStreams(1);
  float overlap_time = processWithStreams(STREAM_COUNT);
  printf(" Avg. time when execution fully serialized\t: %f ms\n", serial_time / nreps);
  printf(" Avg. time when overlapped using %d streams\t: %f ms\n", STREAM_COUNT, overlap_time / nreps);
  bool bResults = test();

  free(h_data_source);
  free(h_data_sink);
  for (int i = 0; i < STREAM_COUNT; ++i) {
    cudaFreeHost(h_data_in[i]);
    cudaFree(d_data_in[i]);
    cudaFreeHost(h_data_out[i]);
    cudaFree(d_data_out[i]);
    cudaStreamDestroy(stream[i]); // drop: none double: stream-double-destroy
    cudaEventDestroy(cycleDone[i]);
  }
  cudaEventDestroy(start);
  cudaEventDestroy(stop); // double: event-double-destroy
  return bResults ? EXIT_SUCCESS : EXIT_FAILURE;
}

float processWithStreams(int streams_used) {
  int current_stream = 0;
  float time;
  cudaEventRecord(start, 0);
  for (int i = 0; i < nreps; ++i) {
    int next_stream = (current_stream + 1) % streams_used;
    cudaEventSynchronize(cycleDone[next_stream]);
    incKernel<<<grid, block, 0, stream[current_stream]>>>(d_data_out[current_stream], d_data_in[current_stream], N, inner_reps);
    checkCudaErrors(cudaMemcpyAsync(d_data_in[next_stream], h_data_in[next_stream], memsize, cudaMemcpyHostToDevice, stream[next_stream]));
    checkCudaErrors(cudaMemcpyAsync(h_data_out[current_stream], d_data_out[current_stream], memsize, cudaMemcpyDeviceToHost, stream[current_stream]));
    checkCudaErrors(cudaEventRecord(cycleDone[current_stream], stream[current_stream]));
    current_stream = next_stream;
  }
  cudaEventRecord(stop, 0);
  cudaDeviceSynchronize(); // drop: any
  cudaEventElapsedTime(&time, start, stop);
  return time;
}

void init() {
  for (int i = 0; i < N; ++i) h_data_source[i] = 0;
  for (int i = 0; i < STREAM_COUNT; ++i) memcpy(h_data_in[i], h_data_source, memsize);
}

bool test() {
  bool passed = true;
  for (int j = 0; j < STREAM_COUNT; ++j) {
    for (int i = 0; i < N; ++i) passed &= (h_data_out[j][i] == 1);
  }
  return passed;
}
