// Products of matrices as a benchmark of compilers has it: what is computed in functions that take all arrays. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <assert.h>
#include <cuda_runtime.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <unistd.h>
#define NI 512
#define NJ 512
#define NK 512
#define DIM_THREAD_BLOCK_X 32
#define DIM_THREAD_BLOCK_Y 8
#define GPU_DEVICE 0
#define PERCENT_DIFF_ERROR_THRESHOLD 0.05
typedef float DATA_TYPE;

double rtclock() {
  struct timeval Tp;
  int stat = gettimeofday(&Tp, NULL);
  if (stat != 0) printf("Error return from gettimeofday: %d", stat);
  return (Tp.tv_sec + Tp.tv_usec * 1.0e-6);
}
void mm2_cpu(DATA_TYPE *A, DATA_TYPE *B, DATA_TYPE *C, DATA_TYPE *D, DATA_TYPE *E) {
  for (int i = 0; i < NI; i++)
    for (int j = 0; j < NJ; j++) {
      C[i * NJ + j] = 0.0;
      for (int k = 0; k < NK; ++k) C[i * NJ + j] += A[i * NK + k] * B[k * NJ + j];
    }
  for (int i = 0; i < NI; i++)
    for (int j = 0; j < NJ; j++) {
      E[i * NJ + j] = 0.0;
      for (int k = 0; k < NJ; ++k) E[i * NJ + j] += C[i * NJ + k] * D[k * NJ + j];
    }
}
void init_array(DATA_TYPE *A, DATA_TYPE *B, DATA_TYPE *C, DATA_TYPE *D) {
  for (int i = 0; i < NI; i++)
    for (int j = 0; j < NK; j++) A[i * NI + j] = ((DATA_TYPE)i * j) / NI;
  for (int i = 0; i < NK; i++)
    for (int j = 0; j < NJ; j++) B[i * NK + j] = ((DATA_TYPE)i * (j + 1)) / NJ;
  for (int i = 0; i < NI; i++)
    for (int j = 0; j < NJ; j++) D[i * NJ + j] = ((DATA_TYPE)i * (j + 2)) / NK;
}
void compareResults(DATA_TYPE *E, DATA_TYPE *E_outputFromGpu) {
  int fail = 0;
  for (int i = 0; i < NI; i++)
    for (int j = 0; j < NJ; j++)
      if (fabs(E[i * NJ + j] - E_outputFromGpu[i * NJ + j]) > PERCENT_DIFF_ERROR_THRESHOLD) fail++;
  printf("Non-Matching CPU-GPU Outputs: %d\n", fail);
}
void GPU_argv_init() {
  cudaDeviceProp deviceProp;
  cudaGetDeviceProperties(&deviceProp, GPU_DEVICE);
  printf("setting device %d with name %s\n", GPU_DEVICE, deviceProp.name);
  cudaSetDevice(GPU_DEVICE);
}
__global__ void mm2_kernel1(DATA_TYPE *A, DATA_TYPE *B, DATA_TYPE *C) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if ((i < NI) && (j < NJ))
    for (int k = 0; k < NK; k++) C[i * NJ + j] += A[i * NK + k] * B[k * NJ + j];
}
__global__ void mm2_kernel2(DATA_TYPE *C, DATA_TYPE *D, DATA_TYPE *E) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if ((i < NI) && (j < NJ))
    for (int k = 0; k < NJ; k++) E[i * NJ + j] += C[i * NJ + k] * D[k * NJ + j];
}
void mm2Cuda(DATA_TYPE *A, DATA_TYPE *B, DATA_TYPE *C, DATA_TYPE *D, DATA_TYPE *E, DATA_TYPE *E_outputFromGpu) {
  double t_start, t_end;
  DATA_TYPE *A_gpu, *B_gpu, *C_gpu, *D_gpu, *E_gpu;
  cudaMalloc((void **)&A_gpu, sizeof(DATA_TYPE) * NI * NK);
  cudaMalloc((void **)&B_gpu, sizeof(DATA_TYPE) * NK * NJ);
  cudaMalloc((void **)&C_gpu, sizeof(DATA_TYPE) * NI * NJ);
  cudaMalloc((void **)&D_gpu, sizeof(DATA_TYPE) * NJ * NJ);
  cudaMalloc((void **)&E_gpu, sizeof(DATA_TYPE) * NI * NJ); // drop: any
  cudaMemcpy(A_gpu, A, sizeof(DATA_TYPE) * NI * NK, cudaMemcpyHostToDevice);
  cudaMemcpy(B_gpu, B, sizeof(DATA_TYPE) * NK * NJ, cudaMemcpyHostToDevice);
  cudaMemcpy(C_gpu, C, sizeof(DATA_TYPE) * NI * NJ, cudaMemcpyHostToDevice);
  cudaMemcpy(D_gpu, D, sizeof(DATA_TYPE) * NJ * NJ, cudaMemcpyHostToDevice);
  cudaMemcpy(E_gpu, E, sizeof(DATA_TYPE) * NI * NJ, cudaMemcpyHostToDevice);
  dim3 block(DIM_THREAD_BLOCK_X, DIM_THREAD_BLOCK_Y);
  dim3 grid1((size_t)ceil(((float)NJ) / ((float)block.x)), (size_t)ceil(((float)NI) / ((float)block.y)));
  t_start = rtclock();
  mm2_kernel1<<<grid1, block>>>(A_gpu, B_gpu, C_gpu);
  cudaDeviceSynchronize();
  mm2_kernel2<<<grid1, block>>>(C_gpu, D_gpu, E_gpu);
  cudaDeviceSynchronize(); // drop: none
  t_end = rtclock();
  fprintf(stdout, "GPU Runtime: %0.6lfs\n", t_end - t_start);
  cudaMemcpy(E_outputFromGpu, E_gpu, sizeof(DATA_TYPE) * NI * NJ, cudaMemcpyDeviceToHost);
  cudaFree(A_gpu); // swap: A_gpu>B_gpu any
  cudaFree(B_gpu);
  cudaFree(C_gpu);
  cudaFree(D_gpu);
  cudaFree(E_gpu); // double: double-free
}
int main(int argc, char **argv) {
  double t_start, t_end;
  DATA_TYPE *C, *A, *B, *D, *E, *E_outputFromGpu;
  C = (DATA_TYPE *)malloc(NI * NJ * sizeof(DATA_TYPE));
  A = (DATA_TYPE *)malloc(NI * NK * sizeof(DATA_TYPE));
  B = (DATA_TYPE *)malloc(NK * NJ * sizeof(DATA_TYPE));
  D = (DATA_TYPE *)malloc(NJ * NJ * sizeof(DATA_TYPE));
  E = (DATA_TYPE *)malloc(NI * NJ * sizeof(DATA_TYPE));
  E_outputFromGpu = (DATA_TYPE *)malloc(NI * NJ * sizeof(DATA_TYPE));
  init_array(A, B, C, D);
  GPU_argv_init();
  mm2Cuda(A, B, C, D, E, E_outputFromGpu);
  t_start = rtclock();
  mm2_cpu(A, B, C, D, E);
  t_end = rtclock();
  fprintf(stdout, "CPU Runtime: %0.6lfs\n", t_end - t_start);
  compareResults(E, E_outputFromGpu);
  free(C);
  free(A);
  free(B); // double: any
  free(D);
  free(E);
  free(E_outputFromGpu);
  return 0;
}
