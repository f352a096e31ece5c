// A class whose constructor, destructor and methods lie outside of it, as in a source of their own: clang gives constructors two names. How the marks are
// read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <utility>
#include <vector>

#define CHECK(call)                                \
  do {                                             \
    if ((call) != cudaSuccess) exit(EXIT_FAILURE); \
  } while (0)

class Solver {
public:
  Solver(int nx, int ny);
  ~Solver();
  void load(const std::vector<float> &field);
  void step(int count);
  void store(std::vector<float> &field);

private:
  int nx_, ny_;
  float *now_, *next_, *pinned_;
  cudaStream_t stream_;
};

__global__ void heat(const float *in, float *out, int nx, int ny) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x > 0 && y > 0 && x < nx - 1 && y < ny - 1) out[y * nx + x] = 0.5f * (in[y * nx + x - 1] + in[y * nx + x + 1]);
}

Solver::Solver(int nx, int ny) : nx_(nx), ny_(ny) {
  size_t bytes = sizeof(float) * nx * ny;
  CHECK(cudaMalloc(&now_, bytes));
  CHECK(cudaMalloc(&next_, bytes));
  CHECK(cudaMallocHost(&pinned_, bytes));
  CHECK(cudaStreamCreate(&stream_));
}
Solver::~Solver() {
  cudaStreamDestroy(stream_);                                                      // double: stream-double-destroy
  cudaFree(now_);                                                                  // swap: now_>next_ any
  cudaFree(next_);
  cudaFreeHost(pinned_);
}
void Solver::load(const std::vector<float> &field) {
  memcpy(pinned_, field.data(), sizeof(float) * nx_ * ny_);
  CHECK(cudaMemcpyAsync(now_, pinned_, sizeof(float) * nx_ * ny_, cudaMemcpyHostToDevice, stream_));
  CHECK(cudaMemcpyAsync(next_, pinned_, sizeof(float) * nx_ * ny_, cudaMemcpyHostToDevice, stream_));
  CHECK(cudaStreamSynchronize(stream_));                                           // drop: none
}
void Solver::step(int count) {
  for (int i = 0; i < count; i++) {
    heat<<<dim3((nx_ + 31) / 32, (ny_ + 7) / 8), dim3(32, 8), 0, stream_>>>(now_, next_, nx_, ny_);
    std::swap(now_, next_);
  }
}
void Solver::store(std::vector<float> &field) {
  CHECK(cudaMemcpyAsync(pinned_, now_, sizeof(float) * nx_ * ny_, cudaMemcpyDeviceToHost, stream_));
  CHECK(cudaStreamSynchronize(stream_));                                           // drop: host-race
  memcpy(field.data(), pinned_, sizeof(float) * nx_ * ny_);
}

int main(int argc, char **argv) {
  const int nx = 512, ny = 512;
  std::vector<float> field(nx * ny, 0.f);
  Solver solver(nx, ny);
  solver.load(field);
  for (int frame = 0; frame < 10; frame++) {
    solver.step(100);
    solver.store(field);
    printf("%d %f\n", frame, field[nx]);
  }
  return 0;
}
