// What a kernel reads through a texture is not known: that its memory is gone by then is not proved to be right.
#include <cstring>
#include <cuda_runtime.h>

__global__ void look(float *out, cudaTextureObject_t texture) { out[threadIdx.x] = tex1Dfetch<float>(texture, threadIdx.x); }

void gone(float *out) {
  float *memory;
  cudaResourceDesc resource;
  cudaTextureDesc description;
  cudaTextureObject_t texture = 0;
  cudaMalloc(&memory, 256);
  memset(&resource, 0, sizeof resource);
  resource.resType = cudaResourceTypeLinear;
  resource.res.linear.devPtr = memory;
  resource.res.linear.desc = cudaCreateChannelDesc<float>();
  resource.res.linear.sizeInBytes = 256;
  memset(&description, 0, sizeof description);
  description.readMode = cudaReadModeElementType;
  cudaCreateTextureObject(&texture, &resource, &description, NULL);
  cudaFree(memory);
  look<<<1, 64>>>(out, texture);
  cudaDeviceSynchronize();
  cudaDestroyTextureObject(texture);
}
