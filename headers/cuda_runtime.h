/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Declarations only, written from the names of the public
 * API: enough to compile a program for verification where there is no toolkit, and nothing to run it with. */
#ifndef GPUVERIFY_CUDA_RUNTIME_H
#define GPUVERIFY_CUDA_RUNTIME_H
#define __CUDA_RUNTIME_H__

#include "gpuverify/device.h"

#include "cuda_runtime_api.h"

#ifdef __cplusplus

template <class T> GPUVERIFY_INLINE cudaError_t cudaMalloc(T **memory, size_t size) {
  return cudaMalloc((void **)(void *)memory, size);
}
template <class T> GPUVERIFY_INLINE cudaError_t cudaMallocAsync(T **memory, size_t size, cudaStream_t stream) {
  return cudaMallocAsync((void **)(void *)memory, size, stream);
}
template <class T>
GPUVERIFY_INLINE cudaError_t cudaMallocFromPoolAsync(T **memory, size_t size, cudaMemPool_t pool, cudaStream_t stream) {
  return cudaMallocFromPoolAsync((void **)(void *)memory, size, pool, stream);
}
template <class T> GPUVERIFY_INLINE cudaError_t cudaMallocPitch(T **memory, size_t *pitch, size_t width, size_t height) {
  return cudaMallocPitch((void **)(void *)memory, pitch, width, height);
}
template <class T>
GPUVERIFY_INLINE cudaError_t cudaMallocManaged(T **memory, size_t size, unsigned flags = cudaMemAttachGlobal) {
  return cudaMallocManaged((void **)(void *)memory, size, flags);
}
template <class T> GPUVERIFY_INLINE cudaError_t cudaHostGetDevicePointer(T **device, void *host, unsigned flags) {
  return cudaHostGetDevicePointer((void **)(void *)device, host, flags);
}
template <class T>
GPUVERIFY_INLINE cudaError_t cudaMemcpyToSymbol(const T &symbol, const void *from, size_t size, size_t offset = 0,
                                                cudaMemcpyKind kind = cudaMemcpyHostToDevice) {
  return cudaMemcpyToSymbol((const void *)&symbol, from, size, offset, kind);
}
template <class T>
GPUVERIFY_INLINE cudaError_t cudaMemcpyFromSymbol(void *to, const T &symbol, size_t size, size_t offset = 0,
                                                  cudaMemcpyKind kind = cudaMemcpyDeviceToHost) {
  return cudaMemcpyFromSymbol(to, (const void *)&symbol, size, offset, kind);
}
template <class T>
GPUVERIFY_INLINE cudaError_t cudaMemcpyToSymbolAsync(const T &symbol, const void *from, size_t size, size_t offset = 0,
                                                     cudaMemcpyKind kind = cudaMemcpyHostToDevice, cudaStream_t stream = 0) {
  return cudaMemcpyToSymbolAsync((const void *)&symbol, from, size, offset, kind, stream);
}
template <class T>
GPUVERIFY_INLINE cudaError_t cudaMemcpyFromSymbolAsync(void *to, const T &symbol, size_t size, size_t offset = 0,
                                                       cudaMemcpyKind kind = cudaMemcpyDeviceToHost, cudaStream_t stream = 0) {
  return cudaMemcpyFromSymbolAsync(to, (const void *)&symbol, size, offset, kind, stream);
}
template <class T> GPUVERIFY_INLINE cudaError_t cudaGetSymbolAddress(void **address, const T &symbol) {
  return cudaGetSymbolAddress(address, (const void *)&symbol);
}
template <class T> GPUVERIFY_INLINE cudaError_t cudaGetSymbolSize(size_t *size, const T &symbol) {
  return cudaGetSymbolSize(size, (const void *)&symbol);
}
template <class T>
GPUVERIFY_INLINE cudaError_t cudaLaunchKernel(T *kernel, dim3 grid, dim3 block, void **arguments, size_t shared = 0,
                                              cudaStream_t stream = 0) {
  return cudaLaunchKernel((const void *)kernel, grid, block, arguments, shared, stream);
}
template <class T>
GPUVERIFY_INLINE cudaError_t cudaLaunchCooperativeKernel(T *kernel, dim3 grid, dim3 block, void **arguments, size_t shared = 0,
                                                         cudaStream_t stream = 0) {
  return cudaLaunchCooperativeKernel((const void *)kernel, grid, block, arguments, shared, stream);
}
template <class T> GPUVERIFY_INLINE cudaError_t cudaFuncSetAttribute(T *kernel, cudaFuncAttribute attribute, int value) {
  return cudaFuncSetAttribute((const void *)kernel, attribute, value);
}
template <class T> GPUVERIFY_INLINE cudaError_t cudaFuncSetCacheConfig(T *kernel, cudaFuncCache config) {
  return cudaFuncSetCacheConfig((const void *)kernel, config);
}
template <class T> GPUVERIFY_INLINE cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes, T *kernel) {
  return cudaFuncGetAttributes(attributes, (const void *)kernel);
}
template <class T>
GPUVERIFY_INLINE cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, T kernel, int threads, size_t shared) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessor(blocks, (const void *)kernel, threads, shared);
}
template <class T>
GPUVERIFY_INLINE cudaError_t cudaOccupancyMaxPotentialBlockSize(int *grid, int *block, T kernel, size_t shared = 0,
                                                                int limit = 0) {
  *grid = 1, *block = limit ? limit : 256;
  return cudaOccupancyMaxActiveBlocksPerMultiprocessor(grid, (const void *)kernel, *block, shared);
}
template <class S, class T>
GPUVERIFY_INLINE cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *grid, int *block, T kernel, S shared, int limit = 0) {
  return cudaOccupancyMaxPotentialBlockSize(grid, block, kernel, shared(256), limit);
}
template <class T> GPUVERIFY_INLINE cudaChannelFormatDesc cudaCreateChannelDesc() {
  return cudaChannelFormatDesc{(int)sizeof(T) * 8, 0, 0, 0, cudaChannelFormatKindNone};
}
GPUVERIFY_INLINE cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind kind) {
  return cudaChannelFormatDesc{x, y, z, w, kind};
}
GPUVERIFY_INLINE cudaExtent make_cudaExtent(size_t width, size_t height, size_t depth) {
  return cudaExtent{width, height, depth};
}
GPUVERIFY_INLINE cudaPos make_cudaPos(size_t x, size_t y, size_t z) { return cudaPos{x, y, z}; }
GPUVERIFY_INLINE cudaPitchedPtr make_cudaPitchedPtr(void *memory, size_t pitch, size_t width, size_t height) {
  return cudaPitchedPtr{memory, pitch, width, height};
}

template <class T> GPUVERIFY_INLINE cudaError_t cudaMallocHost(T **memory, size_t size, unsigned flags = 0) {
  return cudaHostAlloc((void **)(void *)memory, size, flags);
}
template <class T> GPUVERIFY_INLINE cudaError_t cudaHostAlloc(T **memory, size_t size, unsigned flags) {
  return cudaHostAlloc((void **)(void *)memory, size, flags);
}
GPUVERIFY_INLINE cudaError_t cudaEventCreate(cudaEvent_t *event, unsigned flags) {
  return cudaEventCreateWithFlags(event, flags);
}
GPUVERIFY_INLINE cudaError_t cudaGraphInstantiate(cudaGraphExec_t *exec, cudaGraph_t graph, cudaGraphNode_t *, char *, size_t) {
  return cudaGraphInstantiate(exec, graph, 0);
}
template <class... Of, class... Given>
GPUVERIFY_INLINE cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)(Of...), Given &&...given) {
  return [&](Of... arguments) {
    void *addresses[] = {(void *)&arguments..., nullptr};
    return cudaLaunchKernelExC(config, (const void *)kernel, addresses);
  }(given...);
}

/* What a kernel reads and writes through these is not known: they have no bodies. */
#if defined(__CUDA__)
#define GPUVERIFY_READ(name, ...) template <class T> extern __device__ T name(cudaTextureObject_t texture, __VA_ARGS__);
GPUVERIFY_READ(tex1Dfetch, int x)
GPUVERIFY_READ(tex1D, float x)
GPUVERIFY_READ(tex2D, float x, float y)
GPUVERIFY_READ(tex3D, float x, float y, float z)
GPUVERIFY_READ(tex1DLayered, float x, int layer)
GPUVERIFY_READ(tex2DLayered, float x, float y, int layer)
GPUVERIFY_READ(tex1DLod, float x, float level)
GPUVERIFY_READ(tex2DLod, float x, float y, float level)
GPUVERIFY_READ(tex3DLod, float x, float y, float z, float level)
GPUVERIFY_READ(texCubemap, float x, float y, float z)
GPUVERIFY_READ(tex2Dgather, float x, float y, int component = 0)
#undef GPUVERIFY_READ
#define GPUVERIFY_SURFACE(number, ...)                                                                                         \
  template <class T>                                                                                                           \
  extern __device__ T surf##number##read(cudaSurfaceObject_t surface, __VA_ARGS__,                                             \
                                         cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);                                 \
  template <class T>                                                                                                           \
  extern __device__ void surf##number##read(T *to, cudaSurfaceObject_t surface, __VA_ARGS__,                                   \
                                            cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);                              \
  template <class T>                                                                                                           \
  extern __device__ void surf##number##write(T value, cudaSurfaceObject_t surface, __VA_ARGS__,                                \
                                             cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
GPUVERIFY_SURFACE(1D, int x)
GPUVERIFY_SURFACE(2D, int x, int y)
GPUVERIFY_SURFACE(3D, int x, int y, int z)
GPUVERIFY_SURFACE(2DLayered, int x, int y, int layer)
#undef GPUVERIFY_SURFACE
#endif
#endif

#endif
