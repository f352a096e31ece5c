// Speckle reducing: in each round a sum is made in passes and read by the host. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#define fp float
#define NUMBER_THREADS 512

__global__ void extract(long d_Ne, fp *d_I) {
  int ei = blockIdx.x * NUMBER_THREADS + threadIdx.x;
  if (ei < d_Ne) d_I[ei] = expf(d_I[ei] / 255);
}
__global__ void prepare(long d_Ne, fp *d_I, fp *d_sums, fp *d_sums2) {
  int ei = blockIdx.x * NUMBER_THREADS + threadIdx.x;
  if (ei < d_Ne) {
    d_sums[ei] = d_I[ei];
    d_sums2[ei] = d_I[ei] * d_I[ei];
  }
}
__global__ void reduce(long d_Ne, int d_no, int d_mul, fp *d_sums, fp *d_sums2) {
  int ei = blockIdx.x * NUMBER_THREADS + threadIdx.x;
  if (ei < d_no && threadIdx.x == 0) {
    fp s = 0, s2 = 0;
    for (int i = 0; i < NUMBER_THREADS && ei + i < d_no; i++) {
      s += d_sums[(ei + i) * d_mul];
      s2 += d_sums2[(ei + i) * d_mul];
    }
    d_sums[blockIdx.x * d_mul * NUMBER_THREADS] = s;
    d_sums2[blockIdx.x * d_mul * NUMBER_THREADS] = s2;
  }
}
__global__ void srad(fp d_lambda, int d_Nr, int d_Nc, long d_Ne, int *d_iN, int *d_iS, fp *d_dN, fp *d_dS, fp d_q0sqr, fp *d_c, fp *d_I) {
  int ei = blockIdx.x * NUMBER_THREADS + threadIdx.x;
  if (ei < d_Ne) {
    int row = ei % d_Nr, col = ei / d_Nr;
    fp d_Jc = d_I[ei];
    fp n = d_I[d_iN[row] + d_Nr * col] - d_Jc, s = d_I[d_iS[row] + d_Nr * col] - d_Jc;
    d_dN[ei] = n;
    d_dS[ei] = s;
    d_c[ei] = 1 / (1 + (n * n + s * s - d_q0sqr));
  }
}
__global__ void srad2(fp d_lambda, int d_Nr, int d_Nc, long d_Ne, fp *d_dN, fp *d_dS, fp *d_c, fp *d_I) {
  int ei = blockIdx.x * NUMBER_THREADS + threadIdx.x;
  if (ei < d_Ne) d_I[ei] = d_I[ei] + 0.25f * d_lambda * d_c[ei] * (d_dN[ei] + d_dS[ei]);
}
__global__ void compress(long d_Ne, fp *d_I) {
  int ei = blockIdx.x * NUMBER_THREADS + threadIdx.x;
  if (ei < d_Ne) d_I[ei] = logf(d_I[ei]) * 255;
}
void checkCUDAError(const char *msg) {
  cudaError_t err = cudaGetLastError();
  if (cudaSuccess != err) {
    fprintf(stderr, "Cuda error: %s: %s.\n", msg, cudaGetErrorString(err));
    exit(EXIT_FAILURE);
  }
}

int main(int argc, char *argv[]) {
  int niter, Nr, Nc, *iN, *iS, *d_iN, *d_iS;
  fp lambda, *image, *d_I, *d_dN, *d_dS, *d_c, *d_sums, *d_sums2, meanROI, meanROI2, varROI, q0sqr, total, total2;
  if (argc != 5) {
    printf("ERROR: wrong number of arguments\n");
    return 0;
  }
  niter = atoi(argv[1]);
  lambda = atof(argv[2]);
  Nr = atoi(argv[3]);
  Nc = atoi(argv[4]);
  long Ne = Nr * Nc;
  image = (fp *)malloc(sizeof(fp) * Ne);
  for (long i = 0; i < Ne; i++) image[i] = rand() % 256;
  int mem_size_i = sizeof(int) * Nr, mem_size = sizeof(fp) * Ne;
  iN = (int *)malloc(mem_size_i);
  iS = (int *)malloc(mem_size_i);
  for (int i = 0; i < Nr; i++) {
    iN[i] = i - 1;
    iS[i] = i + 1;
  }
  iN[0] = 0;
  iS[Nr - 1] = Nr - 1;
  cudaMalloc((void **)&d_iN, mem_size_i);
  cudaMemcpy(d_iN, iN, mem_size_i, cudaMemcpyHostToDevice);
  cudaMalloc((void **)&d_iS, mem_size_i);
  cudaMemcpy(d_iS, iS, mem_size_i, cudaMemcpyHostToDevice);
  cudaMalloc((void **)&d_sums, mem_size);
  cudaMalloc((void **)&d_sums2, mem_size); // drop: any
  cudaMalloc((void **)&d_I, mem_size);
  cudaMalloc((void **)&d_dN, mem_size);
  cudaMalloc((void **)&d_dS, mem_size);
  cudaMalloc((void **)&d_c, mem_size);
  cudaMemcpy(d_I, image, mem_size, cudaMemcpyHostToDevice);
  dim3 threads(NUMBER_THREADS, 1), blocks, blocks2;
  int blocks_x = Ne / (int)threads.x;
  if (Ne % (int)threads.x != 0) blocks_x = blocks_x + 1;
  blocks.x = blocks_x;
  blocks.y = 1;
  extract<<<blocks, threads>>>(Ne, d_I);
  checkCUDAError("extract");
  for (int iter = 0; iter < niter; iter++) {
    prepare<<<blocks, threads>>>(Ne, d_I, d_sums, d_sums2);
    checkCUDAError("prepare");
    blocks2.x = blocks.x;
    blocks2.y = blocks.y;
    int no = Ne, mul = 1;
    while (blocks2.x != 0) {
      reduce<<<blocks2, threads>>>(Ne, no, mul, d_sums, d_sums2);
      checkCUDAError("reduce");
      no = blocks2.x;
      if (blocks2.x == 1) {
        blocks2.x = 0;
      } else {
        mul = mul * NUMBER_THREADS;
        int b = blocks2.x / (int)threads.x;
        if (blocks2.x % (int)threads.x != 0) b = b + 1;
        blocks2.x = b;
        blocks2.y = 1;
      }
    }
    cudaMemcpy(&total, d_sums, sizeof(fp), cudaMemcpyDeviceToHost); // swap: cudaMemcpy>cudaMemcpyAsync none
    cudaMemcpy(&total2, d_sums2, sizeof(fp), cudaMemcpyDeviceToHost);
    meanROI = total / fp(Ne);
    meanROI2 = meanROI * meanROI;
    varROI = (total2 / fp(Ne)) - meanROI2;
    q0sqr = varROI / meanROI2;
    srad<<<blocks, threads>>>(lambda, Nr, Nc, Ne, d_iN, d_iS, d_dN, d_dS, q0sqr, d_c, d_I);
    checkCUDAError("srad");
    srad2<<<blocks, threads>>>(lambda, Nr, Nc, Ne, d_dN, d_dS, d_c, d_I);
    checkCUDAError("srad2");
  }
  compress<<<blocks, threads>>>(Ne, d_I);
  checkCUDAError("compress");
  cudaMemcpy(image, d_I, mem_size, cudaMemcpyDeviceToHost);
  printf("%f\n", image[0]);
  free(image);
  free(iN);
  free(iS);
  cudaFree(d_I); // double: double-free
  cudaFree(d_c);
  cudaFree(d_iN);
  cudaFree(d_iS);
  cudaFree(d_dN); // swap: d_dN>d_I any
  cudaFree(d_dS);
  cudaFree(d_sums);
  cudaFree(d_sums2); // double: double-free
  return 0;
}
