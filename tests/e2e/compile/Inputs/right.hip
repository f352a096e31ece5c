// A HIP program, on our own declarations.
#include <hip/hip_runtime.h>

__global__ void twice(float *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] = fminf(data[i] * 2, 1.0f);
}

void run(float *host, int n) {
  float *data;
  hipStream_t stream;
  hipMalloc(&data, 4096);
  hipStreamCreate(&stream);
  hipMemcpyAsync(data, host, 4096, hipMemcpyHostToDevice, stream);
  twice<<<4, 256, 0, stream>>>(data, n);
  hipLaunchKernelGGL(twice, dim3(4), dim3(256), 0, stream, data, n);
  hipMemcpyAsync(host, data, 4096, hipMemcpyDeviceToHost, stream);
  hipStreamSynchronize(stream);
  hipStreamDestroy(stream);
  hipFree(data);
}

void ring(int rounds) {
  enum { BYTES = 4096, SLOTS = 4 };
  hipStream_t stream[SLOTS];
  hipEvent_t copied[SLOTS];
  float *data[SLOTS], *host[SLOTS];
  for (int i = 0; i < SLOTS; i++) {
    hipStreamCreateWithFlags(&stream[i], hipStreamNonBlocking);
    hipEventCreate(&copied[i]);
    hipMalloc(&data[i], BYTES);
    hipHostMalloc(&host[i], BYTES);
  }
  for (int round = 0; round < rounds; round++) {
    int k = round % SLOTS;
    if (round >= SLOTS) hipEventSynchronize(copied[k]);
    host[k][0] = round;
    hipMemcpyAsync(data[k], host[k], BYTES, hipMemcpyHostToDevice, stream[k]);
    hipEventRecord(copied[k], stream[k]);
  }
  hipDeviceSynchronize();
  for (int i = 0; i < SLOTS; i++) {
    hipStreamDestroy(stream[i]);
    hipEventDestroy(copied[i]);
    hipFree(data[i]);
    hipHostFree(host[i]);
  }
}
