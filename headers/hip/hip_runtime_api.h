/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Declarations only, written from the names of the public
 * API: enough to compile a program for verification where there is no toolkit, and nothing to run it with. */
#ifndef GPUVERIFY_HIP_RUNTIME_API_H
#define GPUVERIFY_HIP_RUNTIME_API_H

#include <stddef.h>

#include "gpuverify/vectors.h"

#define HIP_VERSION 60000000
#define HIP_VERSION_MAJOR 6
#define HIP_VERSION_MINOR 0
#ifndef __HIP_PLATFORM_AMD__
#define __HIP_PLATFORM_AMD__ 1
#endif

#ifdef __cplusplus
#define GV_DEFAULT(value) = value
extern "C" {
#else
#define GV_DEFAULT(value)
#endif
typedef struct ihipStream_t *hipStream_t;
typedef struct ihipEvent_t *hipEvent_t;
typedef struct ihipMemPoolHandle_t *hipMemPool_t;
typedef struct ihipGraph *hipGraph_t;
typedef struct hipGraphExec *hipGraphExec_t;
typedef struct hipGraphNode *hipGraphNode_t;
typedef struct hipArray *hipArray_t;
typedef void *hipDeviceptr_t;
typedef int hipDevice_t;
#define hipStreamPerThread ((hipStream_t)0x2)

typedef enum hipError {
  hipSuccess = 0,
  hipErrorInvalidValue = 1,
  hipErrorMemoryAllocation = 2,
  hipErrorOutOfMemory = 2,
  hipErrorInitializationError = 3,
  hipErrorInvalidConfiguration = 9,
  hipErrorInvalidSymbol = 13,
  hipErrorInvalidDevicePointer = 17,
  hipErrorInvalidMemcpyDirection = 21,
  hipErrorInsufficientDriver = 35,
  hipErrorInvalidDeviceFunction = 98,
  hipErrorNoDevice = 100,
  hipErrorInvalidDevice = 101,
  hipErrorInvalidResourceHandle = 400,
  hipErrorNotReady = 600,
  hipErrorIllegalAddress = 700,
  hipErrorPeerAccessAlreadyEnabled = 704,
  hipErrorPeerAccessNotEnabled = 705,
  hipErrorHostMemoryAlreadyRegistered = 712,
  hipErrorLaunchFailure = 719,
  hipErrorCooperativeLaunchTooLarge = 720,
  hipErrorNotSupported = 801,
  hipErrorUnknown = 999
} hipError_t;
typedef enum hipMemcpyKind {
  hipMemcpyHostToHost = 0,
  hipMemcpyHostToDevice = 1,
  hipMemcpyDeviceToHost = 2,
  hipMemcpyDeviceToDevice = 3,
  hipMemcpyDefault = 4
} hipMemcpyKind;
#define hipStreamDefault 0
#define hipStreamNonBlocking 1
#define hipEventDefault 0
#define hipEventBlockingSync 1
#define hipEventDisableTiming 2
#define hipEventInterprocess 4
#define hipEventRecordDefault 0
#define hipEventWaitDefault 0
#define hipHostRegisterDefault 0
#define hipHostRegisterPortable 1
#define hipHostRegisterMapped 2
#define hipMemAttachGlobal 1
#define hipMemAttachHost 2
#define hipMemAttachSingle 4
#define hipDeviceScheduleAuto 0
#define hipDeviceScheduleSpin 1
#define hipDeviceScheduleYield 2
#define hipDeviceScheduleBlockingSync 4
#define hipDeviceMapHost 8
#define hipIpcMemLazyEnablePeerAccess 1
#define hipOccupancyDefault 0
#define hipStreamCallbackNothing 0
#define hipCpuDeviceId ((int)-1)
#define hipInvalidDeviceId ((int)-2)
typedef enum hipMemoryAdvise {
  hipMemAdviseSetReadMostly = 1,
  hipMemAdviseUnsetReadMostly,
  hipMemAdviseSetPreferredLocation,
  hipMemAdviseUnsetPreferredLocation,
  hipMemAdviseSetAccessedBy,
  hipMemAdviseUnsetAccessedBy
} hipMemoryAdvise;
typedef enum hipFuncCache {
  hipFuncCachePreferNone,
  hipFuncCachePreferShared,
  hipFuncCachePreferL1,
  hipFuncCachePreferEqual
} hipFuncCache;
typedef enum hipSharedMemConfig {
  hipSharedMemBankSizeDefault,
  hipSharedMemBankSizeFourByte,
  hipSharedMemBankSizeEightByte
} hipSharedMemConfig;
typedef enum hipFuncAttribute {
  hipFuncAttributeMaxDynamicSharedMemorySize = 8,
  hipFuncAttributePreferredSharedMemoryCarveout = 9
} hipFuncAttribute;
typedef enum hipLimit { hipLimitStackSize, hipLimitPrintfFifoSize, hipLimitMallocHeapSize } hipLimit;
typedef enum hipMemoryType {
  hipMemoryTypeUnregistered,
  hipMemoryTypeHost,
  hipMemoryTypeDevice,
  hipMemoryTypeManaged
} hipMemoryType;
typedef enum hipStreamCaptureMode {
  hipStreamCaptureModeGlobal,
  hipStreamCaptureModeThreadLocal,
  hipStreamCaptureModeRelaxed
} hipStreamCaptureMode;
typedef enum hipStreamCaptureStatus {
  hipStreamCaptureStatusNone,
  hipStreamCaptureStatusActive,
  hipStreamCaptureStatusInvalidated
} hipStreamCaptureStatus;
typedef enum hipMemPoolAttr {
  hipMemPoolAttrReleaseThreshold = 4,
  hipMemPoolAttrReservedMemCurrent,
  hipMemPoolAttrReservedMemHigh,
  hipMemPoolAttrUsedMemCurrent,
  hipMemPoolAttrUsedMemHigh
} hipMemPoolAttr;
typedef enum hipChannelFormatKind {
  hipChannelFormatKindSigned,
  hipChannelFormatKindUnsigned,
  hipChannelFormatKindFloat,
  hipChannelFormatKindNone
} hipChannelFormatKind;
typedef enum hipDeviceAttribute_t {
  hipDeviceAttributeAccessPolicyMaxWindowSize = 109,
  hipDeviceAttributeAsyncEngineCount = 40,
  hipDeviceAttributeCanMapHostMemory = 19,
  hipDeviceAttributeCanUseHostPointerForRegisteredMem = 91,
  hipDeviceAttributeClockRate = 13,
  hipDeviceAttributeComputeMode = 20,
  hipDeviceAttributeComputePreemptionSupported = 90,
  hipDeviceAttributeConcurrentKernels = 31,
  hipDeviceAttributeConcurrentManagedAccess = 89,
  hipDeviceAttributeCooperativeLaunch = 95,
  hipDeviceAttributeCooperativeMultiDeviceLaunch = 96,
  hipDeviceAttributeDirectManagedMemAccessFromHost = 101,
  hipDeviceAttributeIntegrated = 18,
  hipDeviceAttributeIsMultiGpuBoard = 84,
  hipDeviceAttributeKernelExecTimeout = 17,
  hipDeviceAttributeL2CacheSize = 38,
  hipDeviceAttributeManagedMemory = 83,
  hipDeviceAttributeMaxBlockDimX = 2,
  hipDeviceAttributeMaxBlockDimY = 3,
  hipDeviceAttributeMaxBlockDimZ = 4,
  hipDeviceAttributeMaxGridDimX = 5,
  hipDeviceAttributeMaxGridDimY = 6,
  hipDeviceAttributeMaxGridDimZ = 7,
  hipDeviceAttributeMaxPitch = 11,
  hipDeviceAttributeMaxRegistersPerBlock = 12,
  hipDeviceAttributeMaxSharedMemoryPerBlock = 8,
  hipDeviceAttributeMaxSharedMemoryPerMultiprocessor = 81,
  hipDeviceAttributeMaxThreadsPerBlock = 1,
  hipDeviceAttributeMaxThreadsPerMultiProcessor = 39,
  hipDeviceAttributeMemoryBusWidth = 37,
  hipDeviceAttributeMemoryClockRate = 36,
  hipDeviceAttributeComputeCapabilityMajor = 75,
  hipDeviceAttributeComputeCapabilityMinor = 76,
  hipDeviceAttributeMultiprocessorCount = 16,
  hipDeviceAttributeMultiProcessorCount = 16,
  hipDeviceAttributePageableMemoryAccess = 88,
  hipDeviceAttributePageableMemoryAccessUsesHostPageTables = 100,
  hipDeviceAttributePciBusId = 33,
  hipDeviceAttributePciDeviceId = 34,
  hipDeviceAttributePciDomainID = 50,
  hipDeviceAttributeTextureAlignment = 14,
  hipDeviceAttributeTotalConstantMemory = 9,
  hipDeviceAttributeUnifiedAddressing = 41,
  hipDeviceAttributeWarpSize = 10,
  hipDeviceAttributeMemoryPoolsSupported = 115,
  hipDeviceAttributeVirtualMemoryManagementSupported = 117,
  hipDeviceAttributePhysicalMultiProcessorCount = 118
} hipDeviceAttribute_t;
typedef enum hipComputeMode {
  hipComputeModeDefault,
  hipComputeModeExclusive,
  hipComputeModeProhibited,
  hipComputeModeExclusiveProcess
} hipComputeMode;

typedef struct hipExtent {
  size_t width, height, depth;
} hipExtent;
typedef struct hipPos {
  size_t x, y, z;
} hipPos;
typedef struct hipPitchedPtr {
  void *ptr;
  size_t pitch, xsize, ysize;
} hipPitchedPtr;
typedef struct hipMemcpy3DParms {
  hipArray_t srcArray;
  hipPos srcPos;
  hipPitchedPtr srcPtr;
  hipArray_t dstArray;
  hipPos dstPos;
  hipPitchedPtr dstPtr;
  hipExtent extent;
  hipMemcpyKind kind;
} hipMemcpy3DParms;
typedef struct hipChannelFormatDesc {
  int x, y, z, w;
  hipChannelFormatKind f;
} hipChannelFormatDesc;
typedef struct hipPointerAttributes {
  hipMemoryType type;
  int device;
  void *devicePointer, *hostPointer;
} hipPointerAttributes;
typedef struct hipFuncAttributes {
  size_t sharedSizeBytes, constSizeBytes, localSizeBytes;
  int maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion;
} hipFuncAttributes;
typedef struct hipMemLocation {
  int type, id;
} hipMemLocation;
typedef struct hipMemPoolProps {
  int allocType, handleTypes;
  hipMemLocation location;
  void *win32SecurityAttributes;
  unsigned char reserved[64];
} hipMemPoolProps;
typedef struct hipIpcMemHandle_t {
  char reserved[64];
} hipIpcMemHandle_t;
typedef struct hipIpcEventHandle_t {
  char reserved[64];
} hipIpcEventHandle_t;
typedef void (*hipHostFn_t)(void *data);
typedef void (*hipStreamCallback_t)(hipStream_t stream, hipError_t status, void *data);
typedef struct hipKernelNodeParams {
  void *func;
  dim3 gridDim, blockDim;
  unsigned sharedMemBytes;
  void **kernelParams, **extra;
} hipKernelNodeParams;
typedef struct hipHostNodeParams {
  hipHostFn_t fn;
  void *userData;
} hipHostNodeParams;
typedef struct hipMemsetParams {
  void *dst;
  size_t pitch;
  unsigned value, elementSize;
  size_t width, height;
} hipMemsetParams;

/* devices */
hipError_t hipGetDeviceCount(int *count);
hipError_t hipGetDevice(int *device);
hipError_t hipSetDevice(int device);
hipError_t hipSetDeviceFlags(unsigned flags);
hipError_t hipDeviceReset(void);
hipError_t hipDeviceSynchronize(void);
hipError_t hipDeviceGetAttribute(int *value, hipDeviceAttribute_t attribute, int device);
hipError_t hipDeviceSetLimit(hipLimit limit, size_t value);
hipError_t hipDeviceGetLimit(size_t *value, hipLimit limit);
hipError_t hipDeviceSetCacheConfig(hipFuncCache config);
hipError_t hipDeviceSetSharedMemConfig(hipSharedMemConfig config);
hipError_t hipDeviceGetStreamPriorityRange(int *least, int *greatest);
hipError_t hipDeviceCanAccessPeer(int *can, int device, int peer);
hipError_t hipDeviceEnablePeerAccess(int peer, unsigned flags);
hipError_t hipDeviceDisablePeerAccess(int peer);
hipError_t hipDeviceGetPCIBusId(char *id, int len, int device);
hipError_t hipDeviceGetDefaultMemPool(hipMemPool_t *pool, int device);
hipError_t hipDeviceGetMemPool(hipMemPool_t *pool, int device);
hipError_t hipDeviceSetMemPool(int device, hipMemPool_t pool);
hipError_t hipDriverGetVersion(int *version);
hipError_t hipRuntimeGetVersion(int *version);
hipError_t hipGetLastError(void);
hipError_t hipPeekAtLastError(void);
const char *hipGetErrorString(hipError_t error);
const char *hipGetErrorName(hipError_t error);

/* streams and events */
hipError_t hipStreamCreate(hipStream_t *stream);
hipError_t hipStreamCreateWithFlags(hipStream_t *stream, unsigned flags);
hipError_t hipStreamCreateWithPriority(hipStream_t *stream, unsigned flags, int priority);
hipError_t hipStreamDestroy(hipStream_t stream);
hipError_t hipStreamSynchronize(hipStream_t stream);
hipError_t hipStreamQuery(hipStream_t stream);
hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned flags GV_DEFAULT(0));
hipError_t hipStreamAddCallback(hipStream_t stream, hipStreamCallback_t callback, void *data, unsigned flags);
hipError_t hipStreamGetFlags(hipStream_t stream, unsigned *flags);
hipError_t hipStreamGetPriority(hipStream_t stream, int *priority);
hipError_t hipStreamAttachMemAsync(hipStream_t stream, void *memory, size_t length GV_DEFAULT(0),
                                   unsigned flags GV_DEFAULT(hipMemAttachSingle));
hipError_t hipLaunchHostFunc(hipStream_t stream, hipHostFn_t function, void *data);
hipError_t hipEventCreateWithFlags(hipEvent_t *event, unsigned flags);
hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream GV_DEFAULT(0));
hipError_t hipEventRecordWithFlags(hipEvent_t event, hipStream_t stream GV_DEFAULT(0), unsigned flags GV_DEFAULT(0));
hipError_t hipEventQuery(hipEvent_t event);
hipError_t hipEventSynchronize(hipEvent_t event);
hipError_t hipEventDestroy(hipEvent_t event);
hipError_t hipEventElapsedTime(float *milliseconds, hipEvent_t start, hipEvent_t end);

/* memory */
hipError_t hipMalloc(void **memory, size_t size);
hipError_t hipMallocHost(void **memory, size_t size);
hipError_t hipMallocPitch(void **memory, size_t *pitch, size_t width, size_t height);
hipError_t hipMalloc3D(hipPitchedPtr *memory, hipExtent extent);
hipError_t hipMallocManaged(void **memory, size_t size, unsigned flags);
hipError_t hipMallocAsync(void **memory, size_t size, hipStream_t stream);
hipError_t hipMallocFromPoolAsync(void **memory, size_t size, hipMemPool_t pool, hipStream_t stream);
hipError_t hipMallocArray(hipArray_t *array, const hipChannelFormatDesc *format, size_t width, size_t height GV_DEFAULT(0),
                          unsigned flags GV_DEFAULT(0));
hipError_t hipFree(void *memory);
hipError_t hipFreeHost(void *memory);
hipError_t hipFreeAsync(void *memory, hipStream_t stream);
hipError_t hipFreeArray(hipArray_t array);
hipError_t hipHostRegister(void *memory, size_t size, unsigned flags);
hipError_t hipHostUnregister(void *memory);
hipError_t hipHostGetDevicePointer(void **device, void *host, unsigned flags);
hipError_t hipHostGetFlags(unsigned *flags, void *host);
hipError_t hipPointerGetAttributes(hipPointerAttributes *attributes, const void *memory);
hipError_t hipMemGetInfo(size_t *free, size_t *total);
hipError_t hipMemcpy(void *to, const void *from, size_t size, hipMemcpyKind kind);
hipError_t hipMemcpyAsync(void *to, const void *from, size_t size, hipMemcpyKind kind, hipStream_t stream GV_DEFAULT(0));
hipError_t hipMemcpyPeer(void *to, int to_device, const void *from, int from_device, size_t size);
hipError_t hipMemcpyPeerAsync(void *to, int to_device, const void *from, int from_device, size_t size,
                              hipStream_t stream GV_DEFAULT(0));
hipError_t hipMemcpy2D(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height,
                       hipMemcpyKind kind);
hipError_t hipMemcpy2DAsync(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height,
                            hipMemcpyKind kind, hipStream_t stream GV_DEFAULT(0));
hipError_t hipMemcpy3D(const hipMemcpy3DParms *copy);
hipError_t hipMemcpy3DAsync(const hipMemcpy3DParms *copy, hipStream_t stream GV_DEFAULT(0));
hipError_t hipMemcpyToSymbol(const void *symbol, const void *from, size_t size, size_t offset GV_DEFAULT(0),
                             hipMemcpyKind kind GV_DEFAULT(hipMemcpyHostToDevice));
hipError_t hipMemcpyFromSymbol(void *to, const void *symbol, size_t size, size_t offset GV_DEFAULT(0),
                               hipMemcpyKind kind GV_DEFAULT(hipMemcpyDeviceToHost));
hipError_t hipMemcpyToSymbolAsync(const void *symbol, const void *from, size_t size, size_t offset, hipMemcpyKind kind,
                                  hipStream_t stream GV_DEFAULT(0));
hipError_t hipMemcpyFromSymbolAsync(void *to, const void *symbol, size_t size, size_t offset, hipMemcpyKind kind,
                                    hipStream_t stream GV_DEFAULT(0));
hipError_t hipGetSymbolAddress(void **address, const void *symbol);
hipError_t hipGetSymbolSize(size_t *size, const void *symbol);
hipError_t hipMemset(void *memory, int byte, size_t size);
hipError_t hipMemsetAsync(void *memory, int byte, size_t size, hipStream_t stream GV_DEFAULT(0));
hipError_t hipMemset2D(void *memory, size_t pitch, int byte, size_t width, size_t height);
hipError_t hipMemset2DAsync(void *memory, size_t pitch, int byte, size_t width, size_t height,
                            hipStream_t stream GV_DEFAULT(0));
hipError_t hipMemPrefetchAsync(const void *memory, size_t size, int device, hipStream_t stream GV_DEFAULT(0));
hipError_t hipMemAdvise(const void *memory, size_t size, hipMemoryAdvise advice, int device);
hipError_t hipMemPoolCreate(hipMemPool_t *pool, const hipMemPoolProps *properties);
hipError_t hipMemPoolDestroy(hipMemPool_t pool);
hipError_t hipMemPoolSetAttribute(hipMemPool_t pool, hipMemPoolAttr attribute, void *value);
hipError_t hipMemPoolGetAttribute(hipMemPool_t pool, hipMemPoolAttr attribute, void *value);
hipError_t hipMemPoolTrimTo(hipMemPool_t pool, size_t size);
hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t *handle, void *memory);
hipError_t hipIpcOpenMemHandle(void **memory, hipIpcMemHandle_t handle, unsigned flags);
hipError_t hipIpcCloseMemHandle(void *memory);
hipError_t hipIpcGetEventHandle(hipIpcEventHandle_t *handle, hipEvent_t event);
hipError_t hipIpcOpenEventHandle(hipEvent_t *event, hipIpcEventHandle_t handle);

/* launches */
hipError_t hipLaunchKernel(const void *kernel, dim3 grid, dim3 block, void **arguments, size_t shared, hipStream_t stream);
hipError_t hipLaunchCooperativeKernel(const void *kernel, dim3 grid, dim3 block, void **arguments, unsigned shared,
                                      hipStream_t stream);
hipError_t hipFuncSetAttribute(const void *kernel, hipFuncAttribute attribute, int value);
hipError_t hipFuncSetCacheConfig(const void *kernel, hipFuncCache config);
hipError_t hipFuncGetAttributes(hipFuncAttributes *attributes, const void *kernel);
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, const void *kernel, int threads, size_t shared);

/* capture and graphs */
hipError_t hipStreamBeginCapture(hipStream_t stream, hipStreamCaptureMode mode);
hipError_t hipStreamEndCapture(hipStream_t stream, hipGraph_t *graph);
hipError_t hipStreamIsCapturing(hipStream_t stream, hipStreamCaptureStatus *status);
hipError_t hipGraphCreate(hipGraph_t *graph, unsigned flags);
hipError_t hipGraphDestroy(hipGraph_t graph);
hipError_t hipGraphLaunch(hipGraphExec_t exec, hipStream_t stream);
hipError_t hipGraphUpload(hipGraphExec_t exec, hipStream_t stream);
hipError_t hipGraphExecDestroy(hipGraphExec_t exec);
hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t *exec, hipGraph_t graph, unsigned long long flags GV_DEFAULT(0));
hipError_t hipGraphGetNodes(hipGraph_t graph, hipGraphNode_t *nodes, size_t *count);
hipError_t hipGraphAddKernelNode(hipGraphNode_t *node, hipGraph_t graph, const hipGraphNode_t *after, size_t count,
                                 const hipKernelNodeParams *parameters);
hipError_t hipGraphAddMemcpyNode(hipGraphNode_t *node, hipGraph_t graph, const hipGraphNode_t *after, size_t count,
                                 const hipMemcpy3DParms *parameters);
hipError_t hipGraphAddMemcpyNode1D(hipGraphNode_t *node, hipGraph_t graph, const hipGraphNode_t *after, size_t count, void *to,
                                   const void *from, size_t size, hipMemcpyKind kind);
hipError_t hipGraphAddMemsetNode(hipGraphNode_t *node, hipGraph_t graph, const hipGraphNode_t *after, size_t count,
                                 const hipMemsetParams *parameters);
hipError_t hipGraphAddHostNode(hipGraphNode_t *node, hipGraph_t graph, const hipGraphNode_t *after, size_t count,
                               const hipHostNodeParams *parameters);
hipError_t hipGraphAddEmptyNode(hipGraphNode_t *node, hipGraph_t graph, const hipGraphNode_t *after, size_t count);
hipError_t hipGraphAddDependencies(hipGraph_t graph, const hipGraphNode_t *from, const hipGraphNode_t *to, size_t count);
hipError_t hipGraphExecKernelNodeSetParams(hipGraphExec_t exec, hipGraphNode_t node, const hipKernelNodeParams *parameters);
hipError_t hipProfilerStart(void);
hipError_t hipProfilerStop(void);

typedef struct hipDeviceProp_t {
  char name[256];
  size_t totalGlobalMem, sharedMemPerBlock;
  int regsPerBlock, warpSize;
  size_t memPitch;
  int maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3], clockRate;
  size_t totalConstMem;
  int major, minor;
  size_t textureAlignment, texturePitchAlignment;
  int deviceOverlap, multiProcessorCount, kernelExecTimeoutEnabled, integrated, canMapHostMemory, computeMode,
      concurrentKernels, ECCEnabled, pciBusID, pciDeviceID, pciDomainID, tccDriver, asyncEngineCount, unifiedAddressing,
      memoryClockRate, memoryBusWidth, l2CacheSize, persistingL2CacheMaxSize, maxThreadsPerMultiProcessor,
      streamPrioritiesSupported, globalL1CacheSupported, localL1CacheSupported;
  size_t sharedMemPerMultiprocessor;
  int regsPerMultiprocessor, managedMemory, isMultiGpuBoard, multiGpuBoardGroupID, hostNativeAtomicSupported,
      pageableMemoryAccess, concurrentManagedAccess, computePreemptionSupported, canUseHostPointerForRegisteredMem,
      cooperativeLaunch, cooperativeMultiDeviceLaunch;
  size_t sharedMemPerBlockOptin;
  int pageableMemoryAccessUsesHostPageTables, directManagedMemAccessFromHost, maxBlocksPerMultiProcessor,
      accessPolicyMaxWindowSize;
} hipDeviceProp_t;
hipError_t hipGetDeviceProperties(hipDeviceProp_t *properties, int device);
hipError_t hipChooseDevice(int *device, const hipDeviceProp_t *properties);

enum {
  hipHostMallocDefault = 0,
  hipHostMallocPortable = 1,
  hipHostMallocMapped = 2,
  hipHostMallocWriteCombined = 4,
  hipHostMallocCoherent = 0x40000000
};
hipError_t hipHostMalloc(void **memory, size_t size, unsigned flags GV_DEFAULT(0));
hipError_t hipHostAlloc(void **memory, size_t size, unsigned flags);
hipError_t hipHostFree(void *memory);
hipError_t hipEventCreate(hipEvent_t *event);
hipError_t hipMemcpyWithStream(void *to, const void *from, size_t size, hipMemcpyKind kind, hipStream_t stream);
hipError_t hipMemcpyHtoD(void *to, void *from, size_t size);
hipError_t hipMemcpyDtoH(void *to, void *from, size_t size);
hipError_t hipGraphInstantiate(hipGraphExec_t *exec, hipGraph_t graph, hipGraphNode_t *node, char *log, size_t size);

/* what the compiler calls for <<<>>> */
#ifdef __cplusplus
hipError_t __hipPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, hipStream_t stream = 0);
hipError_t __hipPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared, hipStream_t *stream);
#endif

#ifdef __cplusplus
}
#endif
#undef GV_DEFAULT

#endif
