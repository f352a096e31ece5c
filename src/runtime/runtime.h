/* runtime: the functions of MLIR's CUDA runtime wrappers that libgpuverify_runtime.so has, as lowered code calls them. */
#ifndef GV_RUNTIME_RUNTIME_H
#define GV_RUNTIME_RUNTIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

void *mgpuStreamCreate(void);
void mgpuStreamDestroy(void *stream);
void mgpuStreamSynchronize(void *stream);
void mgpuStreamWaitEvent(void *stream, void *event);
void *mgpuEventCreate(void);
void mgpuEventDestroy(void *event);
void mgpuEventSynchronize(void *event);
void mgpuEventRecord(void *event, void *stream);
void *mgpuMemAlloc(uint64_t bytes, void *stream, bool shared);
void mgpuMemFree(void *at, void *stream);
void mgpuMemcpy(void *to, void *from, size_t bytes, void *stream);
void mgpuMemset32(void *to, unsigned value, size_t count, void *stream);
void mgpuMemset16(void *to, unsigned short value, size_t count, void *stream);
void mgpuMemHostRegister(void *at, uint64_t bytes);
void mgpuMemHostUnregister(void *at);
void mgpuMemHostRegisterMemRef(int64_t rank, void *descriptor, int64_t size);
void mgpuMemHostUnregisterMemRef(int64_t rank, void *descriptor, int64_t size);
void mgpuSetDefaultDevice(int32_t device);
void *mgpuModuleLoad(void *image, size_t bytes);
void *mgpuModuleLoadJIT(void *image, int optimization, size_t bytes);
void mgpuModuleUnload(void *module);
void *mgpuModuleGetFunction(void *module, const char *name);
void mgpuLaunchKernel(void *function, intptr_t grid_x, intptr_t grid_y, intptr_t grid_z, intptr_t block_x, intptr_t block_y,
                      intptr_t block_z, int32_t bytes, void *stream, void **params, void **extra, size_t count);

#endif
