// A separable convolution: its coefficients in constant memory, rows, then columns, timed over some rounds. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <helper_cuda.h>
#include <helper_functions.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define KERNEL_RADIUS 8
#define KERNEL_LENGTH (2 * KERNEL_RADIUS + 1)
__constant__ float c_Kernel[KERNEL_LENGTH];

void setConvolutionKernel(float *h_Kernel) { checkCudaErrors(cudaMemcpyToSymbol(c_Kernel, h_Kernel, KERNEL_LENGTH * sizeof(float))); }

__global__ void convolutionRowsKernel(float *d_Dst, float *d_Src, int imageW, int imageH, int pitch) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  float sum = 0;
  for (int j = -KERNEL_RADIUS; j <= KERNEL_RADIUS; j++)
    if (x + j >= 0 && x + j < imageW) sum += c_Kernel[KERNEL_RADIUS - j] * d_Src[y * pitch + x + j];
  d_Dst[y * pitch + x] = sum;
}
__global__ void convolutionColumnsKernel(float *d_Dst, float *d_Src, int imageW, int imageH, int pitch) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  float sum = 0;
  for (int j = -KERNEL_RADIUS; j <= KERNEL_RADIUS; j++)
    if (y + j >= 0 && y + j < imageH) sum += c_Kernel[KERNEL_RADIUS - j] * d_Src[(y + j) * pitch + x];
  d_Dst[y * pitch + x] = sum;
}
void convolutionRowsGPU(float *d_Dst, float *d_Src, int imageW, int imageH) {
  dim3 blocks(imageW / 16, imageH / 4), threads(16, 4);
  convolutionRowsKernel<<<blocks, threads>>>(d_Dst, d_Src, imageW, imageH, imageW);
  getLastCudaError("convolutionRowsKernel() execution failed\n");
}
void convolutionColumnsGPU(float *d_Dst, float *d_Src, int imageW, int imageH) {
  dim3 blocks(imageW / 16, imageH / 8), threads(16, 8);
  convolutionColumnsKernel<<<blocks, threads>>>(d_Dst, d_Src, imageW, imageH, imageW);
  getLastCudaError("convolutionColumnsKernel() execution failed\n");
}
void convolutionRowCPU(float *dst, float *src, float *kernel, int imageW, int imageH) {
  for (int y = 0; y < imageH; y++)
    for (int x = 0; x < imageW; x++) {
      float sum = 0;
      for (int k = -KERNEL_RADIUS; k <= KERNEL_RADIUS; k++) {
        int d = x + k;
        if (d >= 0 && d < imageW) sum += src[y * imageW + d] * kernel[KERNEL_RADIUS - k];
      }
      dst[y * imageW + x] = sum;
    }
}

int main(int argc, char **argv) {
  float *h_Kernel, *h_Input, *h_Buffer, *h_OutputGPU;
  float *d_Input, *d_Output, *d_Buffer;
  const int imageW = 3072, imageH = 3072 / 2, iterations = 16;
  StopWatchInterface *hTimer = NULL;
  findCudaDevice(argc, (const char **)argv);
  sdkCreateTimer(&hTimer);
  h_Kernel = (float *)malloc(KERNEL_LENGTH * sizeof(float));
  h_Input = (float *)malloc(imageW * imageH * sizeof(float));
  h_Buffer = (float *)malloc(imageW * imageH * sizeof(float));
  h_OutputGPU = (float *)malloc(imageW * imageH * sizeof(float));
  srand(200);
  for (unsigned int i = 0; i < KERNEL_LENGTH; i++) h_Kernel[i] = (float)(rand() % 16);
  for (unsigned i = 0; i < imageW * imageH; i++) h_Input[i] = (float)(rand() % 16);
  checkCudaErrors(cudaMalloc((void **)&d_Input, imageW * imageH * sizeof(float)));
  checkCudaErrors(cudaMalloc((void **)&d_Output, imageW * imageH * sizeof(float))); // drop: any
  checkCudaErrors(cudaMalloc((void **)&d_Buffer, imageW * imageH * sizeof(float)));
  setConvolutionKernel(h_Kernel);
  checkCudaErrors(cudaMemcpy(d_Input, h_Input, imageW * imageH * sizeof(float), cudaMemcpyHostToDevice));
  for (int i = -1; i < iterations; i++) {
    if (i == 0) {
      checkCudaErrors(cudaDeviceSynchronize());
      sdkResetTimer(&hTimer);
      sdkStartTimer(&hTimer);
    }
    convolutionRowsGPU(d_Buffer, d_Input, imageW, imageH);
    convolutionColumnsGPU(d_Output, d_Buffer, imageW, imageH);
  }
  checkCudaErrors(cudaDeviceSynchronize()); // drop: none
  sdkStopTimer(&hTimer);
  double gpuTime = 0.001 * sdkGetTimerValue(&hTimer) / (double)iterations;
  printf("convolutionSeparable, Throughput = %.4f MPixels/sec\n", 1.0e-6 * imageW * imageH / gpuTime);
  checkCudaErrors(cudaMemcpy(h_OutputGPU, d_Output, imageW * imageH * sizeof(float), cudaMemcpyDeviceToHost));
  convolutionRowCPU(h_Buffer, h_Input, h_Kernel, imageW, imageH);
  double sum = 0, delta = 0;
  for (unsigned i = 0; i < imageW * imageH; i++) {
    delta += (h_OutputGPU[i] - h_Buffer[i]) * (h_OutputGPU[i] - h_Buffer[i]);
    sum += h_Buffer[i] * h_Buffer[i];
  }
  double L2norm = sqrt(delta / sum);
  checkCudaErrors(cudaFree(d_Buffer)); // swap: d_Buffer>d_Output any
  checkCudaErrors(cudaFree(d_Output));
  checkCudaErrors(cudaFree(d_Input)); // double: double-free
  free(h_OutputGPU);
  free(h_Buffer);
  free(h_Input); // double: any
  free(h_Kernel);
  sdkDeleteTimer(&hTimer);
  exit(L2norm > 1e-6 ? EXIT_FAILURE : EXIT_SUCCESS);
}
