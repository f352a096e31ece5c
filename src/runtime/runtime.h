/* runtime: the functions of MLIR's CUDA runtime wrappers that libgpuverify_runtime.so has, as
 * lowered code calls them.
 *
 * Each call goes to the device that GPUVERIFY_DEVICE names. What that refuses, and what is wrong by
 * what the program has, is reported: a line on standard error, and counted; the program goes on.
 * Calls may come from several threads; one lock orders them.
 */
#ifndef GV_RUNTIME_RUNTIME_H
#define GV_RUNTIME_RUNTIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* NULL: the device made none, which was reported. To be destroyed. */
void *mgpuStreamCreate(void);
/* The work on it goes on. */
void mgpuStreamDestroy(void *stream);
/* The host waits for the work on it; NULL: the null stream. */
void mgpuStreamSynchronize(void *stream);
/* Later work on the stream (NULL: the null stream) waits for what was recorded into the event last;
 * nothing: reported. */
void mgpuStreamWaitEvent(void *stream, void *event);
/* As of a stream. */
void *mgpuEventCreate(void);
/* As of a stream: waits that were enqueued stay. */
void mgpuEventDestroy(void *event);
/* The host waits for what was recorded into it last; nothing: reported. */
void mgpuEventSynchronize(void *event);
/* It marks the work that is on the stream (NULL: the null stream) now, and nothing else any more.
 */
void mgpuEventRecord(void *event, void *stream);
/* Device memory of so many bytes, which the host may touch if `shared`; at once, whatever the
 * stream. NULL: no bytes, or there is no memory, which was reported. */
void *mgpuMemAlloc(uint64_t bytes, void *stream, bool shared);
/* What mgpuMemAlloc() gave: gone when the stream comes to this point, or at once where it is none.
 */
void mgpuMemFree(void *at, void *stream);
/* Enqueues a copy between device and host memory in any direction. */
void mgpuMemcpy(void *to, void *from, size_t bytes, void *stream);
/* Enqueues a fill with `count` values of 4 bytes. */
void mgpuMemset32(void *to, unsigned value, size_t count, void *stream);
/* Of 2 bytes. */
void mgpuMemset16(void *to, unsigned short value, size_t count, void *stream);
/* Nothing is done: host memory is as good registered as not, here and in the next three. */
void mgpuMemHostRegister(void *at, uint64_t bytes);
/* Nothing is done. */
void mgpuMemHostUnregister(void *at);
/* Nothing is done. */
void mgpuMemHostRegisterMemRef(int64_t rank, void *descriptor, int64_t size);
/* Nothing is done. */
void mgpuMemHostUnregisterMemRef(int64_t rank, void *descriptor, int64_t size);
/* Nothing is done: there is one device. */
void mgpuSetDefaultDevice(int32_t device);
/* Only CUDA hardware looks at the image, and nothing at `bytes`. NULL: it failed, which was
 * reported. To be unloaded. */
void *mgpuModuleLoad(void *image, size_t bytes);
/* The same; `optimization` plays no part. */
void *mgpuModuleLoadJIT(void *image, int optimization, size_t bytes);
/* Its functions must not be launched any more. */
void mgpuModuleUnload(void *module);
/* A kernel of the module, which lives as long as the process; `name` is copied. NULL: reported. */
void *mgpuModuleGetFunction(void *module, const char *name);
/* Enqueues the kernel; `bytes` of shared memory, `params` the addresses of its `count` arguments,
 * `extra` not looked at. The simulated device runs none: it overwrites all memory that an argument
 * is an address in. */
void mgpuLaunchKernel(void *function, intptr_t grid_x, intptr_t grid_y, intptr_t grid_z,
                      intptr_t block_x, intptr_t block_y, intptr_t block_z, int32_t bytes,
                      void *stream, void **params, void **extra, size_t count);

#endif
