// Fields in a plane over time: three kernels a step, timed by events, the fields checked against the host's. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int NX = 2048, NY = 2048, TMAX = 500;
#define gpuErrchk(ans) { gpuAssert((ans), __FILE__, __LINE__); }
inline void gpuAssert(cudaError_t code, const char *file, int line, bool abort = true) {
  if (code != cudaSuccess) {
    fprintf(stderr, "GPUassert: %s %s %d\n", cudaGetErrorString(code), file, line);
    if (abort) exit(code);
  }
}
__global__ void step1(const float *fict, const float *ex, float *ey, const float *hz, int t) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < NX && j < NY) ey[i * NY + j] = i == 0 ? fict[t] : ey[i * NY + j] - 0.5f * (hz[i * NY + j] - hz[(i - 1) * NY + j]);
}
__global__ void step2(float *ex, const float *ey, const float *hz) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < NX && j < NY && j > 0) ex[i * (NY + 1) + j] -= 0.5f * (hz[i * NY + j] - hz[i * NY + j - 1]);
}
__global__ void step3(const float *ex, const float *ey, float *hz) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < NX && j < NY) hz[i * NY + j] -= 0.7f * (ex[i * (NY + 1) + j + 1] - ex[i * (NY + 1) + j] + ey[(i + 1) * NY + j] - ey[i * NY + j]);
}
struct Timer {
  cudaEvent_t a, b;
  Timer() {
    gpuErrchk(cudaEventCreate(&a));
    gpuErrchk(cudaEventCreate(&b));
  }
  ~Timer() {
    cudaEventDestroy(a);
    cudaEventDestroy(b); // double: any
  }
  void start() { gpuErrchk(cudaEventRecord(a)); }
  float stop() {
    float ms;
    gpuErrchk(cudaEventRecord(b));
    gpuErrchk(cudaEventSynchronize(b));
    gpuErrchk(cudaEventElapsedTime(&ms, a, b));
    return ms;
  }
};
int main(int argc, char **argv) {
  std::vector<float> fict(TMAX), ex(NX * (NY + 1)), ey((NX + 1) * NY), hz(NX * NY), hz_host(NX * NY);
  for (int i = 0; i < TMAX; i++) fict[i] = i;
  for (int i = 0; i < NX; i++)
    for (int j = 0; j < NY; j++) {
      ex[i * NY + j] = ((float)i * (j + 1) + 1) / NX;
      ey[i * NY + j] = ((float)(i - 1) * (j + 2) + 2) / NX;
      hz[i * NY + j] = ((float)(i - 9) * (j + 4) + 3) / NX;
    }
  float *d_fict, *d_ex, *d_ey, *d_hz;
  gpuErrchk(cudaMalloc(&d_fict, fict.size() * sizeof(float)));
  gpuErrchk(cudaMalloc(&d_ex, ex.size() * sizeof(float)));
  gpuErrchk(cudaMalloc(&d_ey, ey.size() * sizeof(float))); // drop: any
  gpuErrchk(cudaMalloc(&d_hz, hz.size() * sizeof(float)));
  gpuErrchk(cudaMemcpy(d_fict, fict.data(), fict.size() * sizeof(float), cudaMemcpyHostToDevice));
  gpuErrchk(cudaMemcpy(d_ex, ex.data(), ex.size() * sizeof(float), cudaMemcpyHostToDevice));
  gpuErrchk(cudaMemcpy(d_ey, ey.data(), ey.size() * sizeof(float), cudaMemcpyHostToDevice));
  gpuErrchk(cudaMemcpy(d_hz, hz.data(), hz.size() * sizeof(float), cudaMemcpyHostToDevice));
  {
    Timer timer;
    dim3 block(32, 8), grid((NY + 31) / 32, (NX + 7) / 8);
    timer.start();
    for (int t = 0; t < TMAX; t++) {
      step1<<<grid, block>>>(d_fict, d_ex, d_ey, d_hz, t);
      step2<<<grid, block>>>(d_ex, d_ey, d_hz);
      step3<<<grid, block>>>(d_ex, d_ey, d_hz);
    }
    printf("%f ms\n", timer.stop());
  }
  gpuErrchk(cudaPeekAtLastError());
  gpuErrchk(cudaMemcpy(hz_host.data(), d_hz, hz.size() * sizeof(float), cudaMemcpyDeviceToHost));
  double sum = 0;
  for (float v : hz_host) sum += std::fabs(v);
  printf("%f\n", sum);
  gpuErrchk(cudaFree(d_fict)); // swap: d_fict>d_ex any
  gpuErrchk(cudaFree(d_ex));
  gpuErrchk(cudaFree(d_ey));
  gpuErrchk(cudaFree(d_hz)); // double: any
  return 0;
}
