# The CUDA driver API, as its reference says (CUDA 13). Addresses of device memory are numbers of 64 bits.
gpuverify-runtime 1
runtime cuda-driver "the CUDA driver API"

fact null-stream-orders by-stream
fact stream-orders yes
fact event-outlives-stream yes
fact numbers-are-addresses yes
constant 1 null-stream
constant 2 thread-stream

# streams
function cuStreamCreate(out blocking-stream, =0) status
function cuStreamCreate(out non-blocking-stream, =1) status
function cuStreamCreate(out stream) status
function cuStreamCreateWithPriority(out blocking-stream, =0) status
function cuStreamCreateWithPriority(out non-blocking-stream, =1) status
function cuStreamCreateWithPriority(out stream) status
function cuStreamDestroy(stream-destroy) status
function cuStreamDestroy_v2(stream-destroy) status
function cuStreamSynchronize(stream-sync) status twin _ptsz
function cuStreamQuery(stream-sync) queries 600 twin _ptsz
function cuStreamWaitEvent(stream, event-wait) unrecorded-is-done status twin _ptsz
function cuStreamGetFlags(stream, host-write 4) status twin _ptsz
function cuStreamGetPriority(stream, host-write 4) status twin _ptsz
function cuStreamGetId(stream, host-write 8) status twin _ptsz
function cuStreamGetCtx(stream, host-write 8) status twin _ptsz
function cuStreamGetAttribute(stream, -, host-write) status twin _ptsz
function cuStreamSetAttribute(stream, -, host-read) status twin _ptsz
function cuStreamAttachMemAsync(stream, memory) status twin _ptsz
function cuCtxSynchronize() status waits-for-all
function cuCtxSynchronize_v2(context) status waits-for-all

# events: to wait for one into which nothing was recorded is no error, and returns at once
function cuEventCreate(out event) status
function cuEventDestroy(event-destroy) status
function cuEventDestroy_v2(event-destroy) status
function cuEventSynchronize(event-sync) unrecorded-is-done status
function cuEventQuery(event-sync) unrecorded-is-done queries 600
function cuEventRecord(event-record, stream) status twin _ptsz
function cuEventRecordWithFlags(event-record, stream) status twin _ptsz
function cuEventElapsedTime(host-write 4, event-read, event-read) status
function cuEventElapsedTime_v2(host-write 4, event-read, event-read) status

# memory: an allocation or a free may wait for the device, which nothing may rest on
function cuMemAlloc(out device-memory, size) unit 1 status may-wait-for-all
function cuMemAlloc_v2(out device-memory, size) unit 1 status may-wait-for-all
function cuMemAllocManaged(out shared-memory, size) unit 1 status may-wait-for-all
function cuMemAllocHost(out pinned-memory, size) unit 1 status may-wait-for-all
function cuMemAllocHost_v2(out pinned-memory, size) unit 1 status may-wait-for-all
function cuMemHostAlloc(out pinned-memory, size) unit 1 status may-wait-for-all
function cuMemFree(device-free) status may-wait-for-all
function cuMemFree_v2(device-free) status may-wait-for-all
function cuMemFreeHost(pinned-free) status may-wait-for-all
function cuMemHostRegister(host-register) status may-wait-for-all
function cuMemHostRegister_v2(host-register) status may-wait-for-all
function cuMemHostUnregister(host-unregister) status may-wait-for-all

# memory in the order of a stream
function cuMemAllocAsync(out device-memory, size, stream) queued idle unit 1 status twin _ptsz
function cuMemAllocFromPoolAsync(out device-memory, size, descriptor, stream) queued idle unit 1 status twin _ptsz
function cuMemFreeAsync(device-free, stream) queued idle status twin _ptsz

# Pools. A device's own one cannot be destroyed; which one is current is not known once a program selects one.
function cuMemPoolCreate(out descriptor, host-read) status
function cuMemPoolDestroy(descriptor-destroy) status
function cuMemPoolSetAttribute(descriptor, -, host-read) status
function cuMemPoolGetAttribute(descriptor, -, host-write) status
function cuMemPoolTrimTo(descriptor) status
function cuMemPoolSetAccess(descriptor, host-read) status
function cuMemPoolGetAccess(host-write 4, descriptor, host-read) status
function cuDeviceGetDefaultMemPool(out standing-descriptor) status
function cuDeviceGetMemPool(out standing-descriptor) status without cuDeviceSetMemPool
function cuDeviceSetMemPool(-, descriptor) status

# copies and sets: as those of the runtime API
function cuMemcpy(gpu-write, gpu-read, size) on-null may-block unit 1 status twin _ptds
function cuMemcpyHtoD(gpu-write, gpu-read, size) on-null blocks lingers unit 1 status
function cuMemcpyHtoD_v2(gpu-write, gpu-read, size) on-null blocks lingers unit 1 status twin _ptds
function cuMemcpyDtoH(gpu-write, gpu-read, size) on-null blocks unit 1 status
function cuMemcpyDtoH_v2(gpu-write, gpu-read, size) on-null blocks unit 1 status twin _ptds
function cuMemcpyDtoD(gpu-write, gpu-read, size) on-null unit 1 status
function cuMemcpyDtoD_v2(gpu-write, gpu-read, size) on-null unit 1 status twin _ptds
function cuMemsetD8(gpu-write, -, size) on-null blocks-if-shared unit 1 status
function cuMemsetD8_v2(gpu-write, -, size) on-null blocks-if-shared unit 1 status twin _ptds
function cuMemsetD16(gpu-write, -, size) on-null blocks-if-shared unit 2 status
function cuMemsetD16_v2(gpu-write, -, size) on-null blocks-if-shared unit 2 status twin _ptds
function cuMemsetD32(gpu-write, -, size) on-null blocks-if-shared unit 4 status
function cuMemsetD32_v2(gpu-write, -, size) on-null blocks-if-shared unit 4 status twin _ptds
function cuMemcpyAsync(gpu-write, gpu-read, size, stream) queued unit 1 status twin _ptsz
function cuMemcpyPeerAsync(gpu-write, context, gpu-read, context, size, stream) queued unit 1 status twin _ptsz
function cuMemcpyHtoDAsync(gpu-write, gpu-read, size, stream) queued unit 1 status
function cuMemcpyHtoDAsync_v2(gpu-write, gpu-read, size, stream) queued unit 1 status twin _ptsz
function cuMemcpyDtoHAsync(gpu-write, gpu-read, size, stream) queued unit 1 status
function cuMemcpyDtoHAsync_v2(gpu-write, gpu-read, size, stream) queued unit 1 status twin _ptsz
function cuMemcpyDtoDAsync(gpu-write, gpu-read, size, stream) queued unit 1 status
function cuMemcpyDtoDAsync_v2(gpu-write, gpu-read, size, stream) queued unit 1 status twin _ptsz
function cuMemsetD8Async(gpu-write, -, size, stream) queued unit 1 status twin _ptsz
function cuMemsetD16Async(gpu-write, -, size, stream) queued unit 2 status twin _ptsz
function cuMemsetD32Async(gpu-write, -, size, stream) queued unit 4 status twin _ptsz

# modules and launches: kernel, grid x 3, block x 3, shared memory, stream, parameters, and of one a buffer with arguments
function cuModuleLoad(out module, host-read) status
function cuModuleLoadData(out module, host-read) status
function cuModuleLoadDataEx(out module, host-read, -, host-read, host-write) status
function cuModuleLoadFatBinary(out module, host-read) status
function cuModuleUnload(module-unload) status
function cuModuleGetFunction(out part, module, host-read) status
function cuLibraryLoadData(out module, host-read, host-read, host-write) status
function cuLibraryLoadFromFile(out module, host-read, host-read, host-write) status
function cuLibraryUnload(module-unload) status
function cuLibraryGetKernel(out part, module, host-read) status
function cuKernelGetFunction(out part, module) status
function cuLaunchKernel(launch, -*7, stream, parameters, parameters) queued status twin _ptsz
function cuLaunchCooperativeKernel(launch, -*7, stream, parameters) queued status twin _ptsz

# hints, and functions of the host that a stream calls: what these do to memory is not followed
function cuMemPrefetchAsync(memory, -*2, stream) queued idle status arguments 4 twin _ptsz
function cuMemPrefetchAsync_v2(memory, -*3, stream) queued idle status arguments 5 twin _ptsz
function cuMemAdvise(memory) status
function cuLaunchHostFunc(stream, called, kept) queued hides status twin _ptsz
function cuStreamAddCallback(stream, called, kept) queued hides status twin _ptsz

# contexts, devices, errors
function cuInit() status
function cuDeviceGet(host-write 4) status
function cuDeviceGetCount(host-write 4) of-machine counts status
function cuDeviceGetAttribute(host-write 4) of-machine status
function cuDevicePrimaryCtxRetain(host-write 8) status
function cuDevicePrimaryCtxReset() status may-wait-for-all destroys-all
function cuDevicePrimaryCtxReset_v2() status may-wait-for-all destroys-all
# The last release destroys the context, if the runtime API does not use it, too.
function cuDevicePrimaryCtxRelease() status may-wait-for-all may-destroy-all
function cuDevicePrimaryCtxRelease_v2() status may-wait-for-all may-destroy-all
function cuCtxCreate(host-write 8) status selects-device
function cuCtxCreate_v2(host-write 8) status selects-device
function cuCtxDestroy(context) status may-wait-for-all destroys-all
function cuCtxDestroy_v2(context) status may-wait-for-all destroys-all
function cuCtxSetCurrent(context) status selects-device
function cuCtxGetCurrent(host-write 8) status
function cuCtxPushCurrent(context) status selects-device
function cuCtxPushCurrent_v2(context) status selects-device
function cuCtxPopCurrent(host-write 8) status selects-device
function cuCtxPopCurrent_v2(host-write 8) status selects-device
function cuFuncSetAttribute() status
function cuFuncSetCacheConfig() status
function cuDriverGetVersion(host-write 4) of-machine status
function cuDeviceGetName(host-write) of-machine status
function cuDeviceTotalMem(host-write) of-machine status
function cuDeviceTotalMem_v2(host-write 8) of-machine status
function cuDeviceCanAccessPeer(host-write 4) of-machine status
function cuMemGetInfo(host-write, host-write) status
function cuMemGetInfo_v2(host-write 8, host-write 8) status
function cuMemHostGetDevicePointer(out address, memory) status
function cuMemHostGetDevicePointer_v2(out address, memory) status
function cuCtxGetStreamPriorityRange(host-write 4, host-write 4) of-machine status
function cuCtxGetDevice(host-write 4) status
function cuOccupancyMaxActiveBlocksPerMultiprocessor(host-write 4) status
function cuProfilerStart() status
function cuProfilerStop() status
function cuGetErrorName(-, host-write 8) status
function cuGetErrorString(-, host-write 8) status

# graphs: what they are made of is unknown
function cuGraphCreate(out object) status
function cuGraphClone(out object, memory) status
function cuGraphGetNodes(memory, host-write, host-write 8) status
function cuGraphGetRootNodes(memory, host-write, host-write 8) status
function cuGraphDebugDotPrint(memory, host-read) status
function cuGraphDestroy(host-free) status

# graphs: a capture that src/app/graphs.c could follow, and whose work is written out at each launch. Under their own names the others are unknown.
function cuStreamBeginCapture_v2.graph(stream) status
function cuStreamEndCapture.graph(stream, out object) status
function cuGraphInstantiate_v2.graph(out object, memory) status
function cuGraphInstantiateWithFlags.graph(out object, memory) status
function cuGraphLaunch.graph(memory, stream) status
function cuGraphUpload.graph(memory, stream) status
function cuGraphExecDestroy.graph(host-free) status
function cuGraphDestroy.graph(host-free) status
function cuEventRecord.graph(event-record, stream) status
function cuEventRecordWithFlags.graph(event-record, stream) status
function cuStreamWaitEvent.graph(stream) status
