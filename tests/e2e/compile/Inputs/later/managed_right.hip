// … after it has waited.
#include <hip/hip_runtime.h>
__managed__ float shared[64];
static float sink;
__global__ void fill() { shared[threadIdx.x] = 1; }
int main() {
  fill<<<1, 64>>>();
  hipDeviceSynchronize();
  sink = shared[0];
}
