/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Declarations only, written from the names of the public
 * API: enough to compile a program for verification where there is no toolkit, and nothing to run it with. */
#ifndef GPUVERIFY_HIP_RUNTIME_H
#define GPUVERIFY_HIP_RUNTIME_H

#include "gpuverify/device.h"

#include "hip/hip_runtime_api.h"

#define HIP_SYMBOL(x) x

#ifdef __cplusplus

template <class T> GPUVERIFY_INLINE hipError_t hipMalloc(T **memory, size_t size) {
  return hipMalloc((void **)(void *)memory, size);
}
template <class T> GPUVERIFY_INLINE hipError_t hipMallocAsync(T **memory, size_t size, hipStream_t stream) {
  return hipMallocAsync((void **)(void *)memory, size, stream);
}
template <class T>
GPUVERIFY_INLINE hipError_t hipMallocFromPoolAsync(T **memory, size_t size, hipMemPool_t pool, hipStream_t stream) {
  return hipMallocFromPoolAsync((void **)(void *)memory, size, pool, stream);
}
template <class T> GPUVERIFY_INLINE hipError_t hipMallocPitch(T **memory, size_t *pitch, size_t width, size_t height) {
  return hipMallocPitch((void **)(void *)memory, pitch, width, height);
}
template <class T> GPUVERIFY_INLINE hipError_t hipMallocManaged(T **memory, size_t size, unsigned flags = hipMemAttachGlobal) {
  return hipMallocManaged((void **)(void *)memory, size, flags);
}
template <class T> GPUVERIFY_INLINE hipError_t hipHostGetDevicePointer(T **device, void *host, unsigned flags) {
  return hipHostGetDevicePointer((void **)(void *)device, host, flags);
}
template <class T>
GPUVERIFY_INLINE hipError_t hipMemcpyToSymbol(const T &symbol, const void *from, size_t size, size_t offset = 0,
                                              hipMemcpyKind kind = hipMemcpyHostToDevice) {
  return hipMemcpyToSymbol((const void *)&symbol, from, size, offset, kind);
}
template <class T>
GPUVERIFY_INLINE hipError_t hipMemcpyFromSymbol(void *to, const T &symbol, size_t size, size_t offset = 0,
                                                hipMemcpyKind kind = hipMemcpyDeviceToHost) {
  return hipMemcpyFromSymbol(to, (const void *)&symbol, size, offset, kind);
}
template <class T>
GPUVERIFY_INLINE hipError_t hipMemcpyToSymbolAsync(const T &symbol, const void *from, size_t size, size_t offset = 0,
                                                   hipMemcpyKind kind = hipMemcpyHostToDevice, hipStream_t stream = 0) {
  return hipMemcpyToSymbolAsync((const void *)&symbol, from, size, offset, kind, stream);
}
template <class T>
GPUVERIFY_INLINE hipError_t hipMemcpyFromSymbolAsync(void *to, const T &symbol, size_t size, size_t offset = 0,
                                                     hipMemcpyKind kind = hipMemcpyDeviceToHost, hipStream_t stream = 0) {
  return hipMemcpyFromSymbolAsync(to, (const void *)&symbol, size, offset, kind, stream);
}
template <class T> GPUVERIFY_INLINE hipError_t hipGetSymbolAddress(void **address, const T &symbol) {
  return hipGetSymbolAddress(address, (const void *)&symbol);
}
template <class T> GPUVERIFY_INLINE hipError_t hipGetSymbolSize(size_t *size, const T &symbol) {
  return hipGetSymbolSize(size, (const void *)&symbol);
}
template <class T>
GPUVERIFY_INLINE hipError_t hipLaunchKernel(T *kernel, dim3 grid, dim3 block, void **arguments, size_t shared = 0,
                                            hipStream_t stream = 0) {
  return hipLaunchKernel((const void *)kernel, grid, block, arguments, shared, stream);
}
template <class T>
GPUVERIFY_INLINE hipError_t hipLaunchCooperativeKernel(T *kernel, dim3 grid, dim3 block, void **arguments, size_t shared = 0,
                                                       hipStream_t stream = 0) {
  return hipLaunchCooperativeKernel((const void *)kernel, grid, block, arguments, shared, stream);
}
template <class T> GPUVERIFY_INLINE hipError_t hipFuncSetAttribute(T *kernel, hipFuncAttribute attribute, int value) {
  return hipFuncSetAttribute((const void *)kernel, attribute, value);
}
template <class T> GPUVERIFY_INLINE hipError_t hipFuncSetCacheConfig(T *kernel, hipFuncCache config) {
  return hipFuncSetCacheConfig((const void *)kernel, config);
}
template <class T> GPUVERIFY_INLINE hipError_t hipFuncGetAttributes(hipFuncAttributes *attributes, T *kernel) {
  return hipFuncGetAttributes(attributes, (const void *)kernel);
}
template <class T>
GPUVERIFY_INLINE hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, T kernel, int threads, size_t shared) {
  return hipOccupancyMaxActiveBlocksPerMultiprocessor(blocks, (const void *)kernel, threads, shared);
}
template <class T>
GPUVERIFY_INLINE hipError_t hipOccupancyMaxPotentialBlockSize(int *grid, int *block, T kernel, size_t shared = 0,
                                                              int limit = 0) {
  *grid = 1, *block = limit ? limit : 256;
  return hipOccupancyMaxActiveBlocksPerMultiprocessor(grid, (const void *)kernel, *block, shared);
}
template <class T> GPUVERIFY_INLINE hipChannelFormatDesc hipCreateChannelDesc() {
  return hipChannelFormatDesc{(int)sizeof(T) * 8, 0, 0, 0, hipChannelFormatKindNone};
}
GPUVERIFY_INLINE hipChannelFormatDesc hipCreateChannelDesc(int x, int y, int z, int w, hipChannelFormatKind kind) {
  return hipChannelFormatDesc{x, y, z, w, kind};
}
GPUVERIFY_INLINE hipExtent make_hipExtent(size_t width, size_t height, size_t depth) { return hipExtent{width, height, depth}; }
GPUVERIFY_INLINE hipPos make_hipPos(size_t x, size_t y, size_t z) { return hipPos{x, y, z}; }
GPUVERIFY_INLINE hipPitchedPtr make_hipPitchedPtr(void *memory, size_t pitch, size_t width, size_t height) {
  return hipPitchedPtr{memory, pitch, width, height};
}

template <class T> GPUVERIFY_INLINE hipError_t hipHostMalloc(T **memory, size_t size, unsigned flags = 0) {
  return hipHostMalloc((void **)(void *)memory, size, flags);
}
template <class T> GPUVERIFY_INLINE hipError_t hipHostAlloc(T **memory, size_t size, unsigned flags) {
  return hipHostAlloc((void **)(void *)memory, size, flags);
}
template <class T> GPUVERIFY_INLINE hipError_t hipMallocHost(T **memory, size_t size) {
  return hipMallocHost((void **)(void *)memory, size);
}

#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define hipLaunchKernelGGL(kernel, grid, block, shared, stream, ...)                                                           \
  kernel<<<(grid), (block), (shared), (stream)>>>(__VA_ARGS__)
#endif

#endif
