// A stencil of seven points on a cube, the arrays change places each round. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#define Index3D(_nx, _ny, _i, _j, _k) ((_i) + _nx * ((_j) + _ny * (_k)))
#define CUERR                                                                                \
  {                                                                                          \
    cudaError_t err;                                                                         \
    if ((err = cudaGetLastError()) != cudaSuccess) {                                         \
      printf("CUDA error: %s, line %d\n", cudaGetErrorString(err), __LINE__);                \
      return -1;                                                                             \
    }                                                                                        \
  }
__global__ void naive_kernel(float c0, float c1, float *A0, float *Anext, int nx, int ny, int nz) {
  int i = threadIdx.x, j = blockIdx.x + 1, k = blockIdx.y + 1;
  if (i > 0 && i < nx - 1)
    Anext[Index3D(nx, ny, i, j, k)] =
        (A0[Index3D(nx, ny, i, j, k + 1)] + A0[Index3D(nx, ny, i, j, k - 1)] + A0[Index3D(nx, ny, i, j + 1, k)] + A0[Index3D(nx, ny, i, j - 1, k)]) * c1 -
        A0[Index3D(nx, ny, i, j, k)] * c0;
}
static int read_data(float *A0, int nx, int ny, int nz, FILE *fp) {
  int s = 0;
  for (int i = 0; i < nz; i++)
    for (int j = 0; j < ny; j++)
      for (int k = 0; k < nx; k++) {
        fread(A0 + s, sizeof(float), 1, fp);
        s++;
      }
  return 0;
}
int main(int argc, char **argv) {
  int nx, ny, nz, size, iteration;
  float c0 = 1.0f / 6.0f, c1 = 1.0f / 6.0f / 6.0f;
  if (argc < 6) {
    printf("Usage: probe nx ny nz t file\n");
    return -1;
  }
  nx = atoi(argv[1]);
  if (nx < 1) return -1;
  ny = atoi(argv[2]);
  if (ny < 1) return -1;
  nz = atoi(argv[3]);
  if (nz < 1) return -1;
  iteration = atoi(argv[4]);
  if (iteration < 1) return -1;
  float *h_A0, *h_Anext, *d_A0, *d_Anext;
  size = nx * ny * nz;
  h_A0 = (float *)malloc(sizeof(float) * size);
  h_Anext = (float *)malloc(sizeof(float) * size);
  FILE *fp = fopen(argv[5], "rb");
  read_data(h_A0, nx, ny, nz, fp);
  fclose(fp);
  cudaMalloc((void **)&d_A0, size * sizeof(float));
  cudaMalloc((void **)&d_Anext, size * sizeof(float)); // drop: any
  cudaMemset(d_Anext, 0, size * sizeof(float));
  cudaMemcpy(d_A0, h_A0, size * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(d_Anext, d_A0, size * sizeof(float), cudaMemcpyDeviceToDevice);
  cudaDeviceSynchronize();
  dim3 block(nx - 1, 1, 1);
  dim3 grid(ny - 2, nz - 2, 1);
  for (int t = 0; t < iteration; t++) {
    naive_kernel<<<grid, block>>>(c0, c1, d_A0, d_Anext, nx, ny, nz);
    float *d_temp = d_A0;
    d_A0 = d_Anext;
    d_Anext = d_temp;
  }
  CUERR
  float *d_temp = d_A0;
  d_A0 = d_Anext;
  d_Anext = d_temp;
  cudaDeviceSynchronize(); // drop: none
  cudaMemcpy(h_Anext, d_Anext, size * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d_A0); // double: double-free
  cudaFree(d_Anext); // swap: d_Anext>d_A0 any
  FILE *out = argc > 6 ? fopen(argv[6], "wb") : stdout;
  fwrite(h_Anext, sizeof(float), size, out);
  if (argc > 6) fclose(out);
  free(h_A0);
  free(h_Anext); // double: any
  return 0;
}
