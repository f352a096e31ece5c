# The CUDA runtime API, as its reference and "API synchronization behavior" and "Stream synchronization behavior" there say (CUDA 13).
# The twins are what programs call whose default stream is that of the thread.
gpuverify-runtime 1
runtime cuda-runtime "the CUDA runtime API"

fact null-stream-orders by-stream
fact stream-orders yes
fact event-outlives-stream yes
constant 1 null-stream
constant 2 thread-stream

# streams
function cudaStreamCreate(out blocking-stream) status
function cudaStreamCreateWithFlags(out blocking-stream, =0) status
function cudaStreamCreateWithFlags(out non-blocking-stream, =1) status
function cudaStreamCreateWithFlags(out stream) status
function cudaStreamCreateWithPriority(out blocking-stream, =0) status
function cudaStreamCreateWithPriority(out non-blocking-stream, =1) status
function cudaStreamCreateWithPriority(out stream) status
function cudaStreamDestroy(stream-destroy) status
function cudaStreamSynchronize(stream-sync) status twin _ptsz
function cudaStreamQuery(stream-sync) queries 600 twin _ptsz
function cudaStreamWaitEvent(stream, event-wait) unrecorded-is-done status twin _ptsz
function cudaStreamGetFlags(stream, host-write 4) status twin _ptsz
function cudaStreamGetPriority(stream, host-write 4) status twin _ptsz
function cudaStreamGetId(stream, host-write 8) status twin _ptsz
function cudaStreamGetDevice(stream, host-write 4) status
function cudaStreamGetAttribute(stream, -, host-write) status twin _ptsz
function cudaStreamSetAttribute(stream, -, host-read) status twin _ptsz
function cudaStreamAttachMemAsync(stream, memory) status twin _ptsz
function cudaDeviceSynchronize() status waits-for-all
function cudaThreadSynchronize() status waits-for-all

# events: to wait for one into which nothing was recorded is no error, and returns at once
function cudaEventCreate(out event) status
function cudaEventCreateWithFlags(out event) status
function cudaEventDestroy(event-destroy) status
function cudaEventSynchronize(event-sync) unrecorded-is-done status
function cudaEventQuery(event-sync) unrecorded-is-done queries 600
function cudaEventRecord(event-record, stream) status twin _ptsz
function cudaEventRecordWithFlags(event-record, stream) status twin _ptsz
function cudaEventElapsedTime(host-write 4, event-read, event-read) status
function cudaEventElapsedTime_v2(host-write 4, event-read, event-read) status

# memory: an allocation or a free may wait for the device, which nothing may rest on
function cudaMalloc(out device-memory, size) unit 1 status may-wait-for-all
function cudaMallocPitch(out device-memory, host-write 8) status may-wait-for-all
function cudaMallocManaged(out shared-memory, size) unit 1 status may-wait-for-all
function cudaMallocHost(out pinned-memory, size) unit 1 status may-wait-for-all
function cudaHostAlloc(out pinned-memory, size) unit 1 status may-wait-for-all
function cudaFree(device-free) status may-wait-for-all
function cudaFreeHost(pinned-free) status may-wait-for-all
function cudaMallocArray(out device-memory, host-read) status may-wait-for-all
function cudaMalloc3DArray(out device-memory, host-read, host-read) status may-wait-for-all
function cudaFreeArray(device-free) status may-wait-for-all
function cudaHostRegister(host-register) status may-wait-for-all
function cudaHostUnregister(host-unregister) status may-wait-for-all
function cudaMemGetInfo(host-write 8, host-write 8) status
function cudaHostGetDevicePointer(out address, memory) status
function cudaHostGetFlags(host-write 4, memory) status
# It also says how else the memory is addressed, by an address which is not followed.
function cudaPointerGetAttributes(host-write, kept) hides status

# memory in the order of a stream
function cudaMallocAsync(out device-memory, size, stream) queued idle unit 1 status twin _ptsz
function cudaMallocFromPoolAsync(out device-memory, size, descriptor, stream) queued idle unit 1 status twin _ptsz
function cudaFreeAsync(device-free, stream) queued idle status twin _ptsz

# Pools. A device's own one cannot be destroyed; which one is current is not known once a program selects one.
function cudaMemPoolCreate(out descriptor, host-read) status
function cudaMemPoolDestroy(descriptor-destroy) status
function cudaMemPoolSetAttribute(descriptor, -, host-read) status
function cudaMemPoolGetAttribute(descriptor, -, host-write) status
function cudaMemPoolTrimTo(descriptor) status
function cudaMemPoolSetAccess(descriptor, host-read) status
function cudaMemPoolGetAccess(host-write 4, descriptor, host-read) status
function cudaDeviceGetDefaultMemPool(out standing-descriptor) status
function cudaDeviceGetMemPool(out standing-descriptor) status without cudaDeviceSetMemPool
function cudaDeviceSetMemPool(-, descriptor) status

# Copies that the host waits for: to the host, from host to host. From the host to the device what is written may arrive later; within
# the device the host does not wait. Of a copy whose direction is not told that is not known. A set is waited for if the host shares
# the memory.
function cudaMemcpy(gpu-write, gpu-read, size, =0) on-null blocks unit 1 status twin _ptds
function cudaMemcpy(gpu-write, gpu-read, size, =1) on-null blocks lingers unit 1 status twin _ptds
function cudaMemcpy(gpu-write, gpu-read, size, =2) on-null blocks unit 1 status twin _ptds
function cudaMemcpy(gpu-write, gpu-read, size, =3) on-null unit 1 status twin _ptds
function cudaMemcpy(gpu-write, gpu-read, size, =4) on-null may-block blocks-for-host unit 1 status twin _ptds
function cudaMemcpy(gpu-write, gpu-read, size) on-null may-block unit 1 status twin _ptds
function cudaMemcpyPeer(gpu-write, -, gpu-read, -, size) on-null may-block unit 1 status may-wait-for-all
function cudaMemcpy2D(kernel-write, pitch, kernel-read, pitch, row, rows, =1) on-null blocks lingers status twin _ptds
function cudaMemcpy2D(kernel-write, pitch, kernel-read, pitch, row, rows, =2) on-null blocks status twin _ptds
function cudaMemcpy2D(kernel-write, pitch, kernel-read, pitch, row, rows) on-null may-block status twin _ptds
function cudaMemcpyToSymbol(kernel-write, gpu-read, size, -, =1) on-null blocks lingers unit 1 status twin _ptds
function cudaMemcpyToSymbol(kernel-write, gpu-read, size) on-null may-block unit 1 status twin _ptds
function cudaMemcpyFromSymbol(gpu-write, kernel-read, size, -, =2) on-null blocks unit 1 status twin _ptds
function cudaMemcpyFromSymbol(gpu-write, kernel-read, size) on-null may-block unit 1 status twin _ptds
function cudaMemset(gpu-write, -, size) on-null blocks-if-shared unit 1 status twin _ptds
function cudaMemset2D(kernel-write, pitch, -, row, rows) on-null blocks-if-shared status twin _ptds
# Where in an array is not followed.
function cudaMemcpyToArray(kernel-write, -*2, gpu-read, size, =1) on-null blocks lingers unit 1 status twin _ptds
function cudaMemcpyToArray(kernel-write, -*2, gpu-read, size) on-null may-block unit 1 status twin _ptds
function cudaMemcpyFromArray(gpu-write, kernel-read, -*2, size, =2) on-null blocks unit 1 status twin _ptds
function cudaMemcpyFromArray(gpu-write, kernel-read, -*2, size) on-null may-block unit 1 status twin _ptds
function cudaMemcpy2DToArray(kernel-write, -*2, kernel-read, -*3, =1) on-null blocks lingers status twin _ptds
function cudaMemcpy2DToArray(kernel-write, -*2, kernel-read) on-null may-block status twin _ptds
function cudaMemcpy2DFromArray(kernel-write, -, kernel-read, -*4, =2) on-null blocks status twin _ptds
function cudaMemcpy2DFromArray(kernel-write, -, kernel-read) on-null may-block status twin _ptds
# From host to host the manual has the host wait; nothing is to rest on it.
function cudaMemcpyAsync(gpu-write, gpu-read, size, =0, stream) queued may-block unit 1 status twin _ptsz
function cudaMemcpyAsync(gpu-write, gpu-read, size, -, stream) queued unit 1 status twin _ptsz
function cudaMemcpyPeerAsync(gpu-write, -, gpu-read, -, size, stream) queued unit 1 status
function cudaMemcpy2DAsync(kernel-write, pitch, kernel-read, pitch, row, rows, -, stream) queued status twin _ptsz
function cudaMemcpy2DToArrayAsync(kernel-write, -*2, kernel-read, -*4, stream) queued status twin _ptsz
function cudaMemcpy2DFromArrayAsync(kernel-write, -, kernel-read, -*5, stream) queued status twin _ptsz
function cudaMemcpyToSymbolAsync(kernel-write, gpu-read, size, -*2, stream) queued unit 1 status twin _ptsz
function cudaMemcpyFromSymbolAsync(gpu-write, kernel-read, size, -*2, stream) queued unit 1 status twin _ptsz
function cudaMemsetAsync(gpu-write, -, size, stream) queued unit 1 status twin _ptsz
function cudaMemset2DAsync(kernel-write, pitch, -, row, rows, stream) queued status twin _ptsz

# launches: a dim3 is passed in two registers, as a number of 64 bits and one of 32
function cudaLaunchKernel(-*5, parameters, -, stream) queued status twin _ptsz
function cudaLaunchCooperativeKernel(-*5, parameters, -, stream) queued status twin _ptsz

# hints, and functions of the host that a stream calls: what these do to memory is not followed
function cudaMemPrefetchAsync(memory, -*2, stream) queued idle status arguments 4 twin _ptsz
function cudaMemPrefetchAsync(memory, -*3, stream) queued idle status arguments 5 twin _ptsz
function cudaMemPrefetchAsync_v2(memory, -*3, stream) queued idle status arguments 5 twin _ptsz
function cudaMemAdvise(memory) status
function cudaLaunchHostFunc(stream, called, kept) queued hides status twin _ptsz
function cudaStreamAddCallback(stream, called, kept) queued hides status twin _ptsz

# errors, devices
function cudaDeviceReset() status may-wait-for-all destroys-all
function cudaGetLastError() status
function cudaPeekAtLastError() status
function cudaGetErrorString()
function cudaGetErrorName()
function cudaSetDevice() status selects-device
function cudaGetDevice(host-write 4) status
function cudaGetDeviceCount(host-write 4) of-machine counts status
function cudaGetDeviceProperties(host-write) of-machine status
function cudaGetDeviceProperties_v2(host-write) of-machine status
function cudaDeviceGetAttribute(host-write 4) of-machine status
function cudaFuncSetAttribute() status
function cudaFuncSetCacheConfig() status
function cudaFuncSetSharedMemConfig() status
function cudaFuncGetAttributes(host-write) status
function cudaOccupancyMaxActiveBlocksPerMultiprocessor(host-write 4) status
function cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(host-write 4) status
function cudaOccupancyAvailableDynamicSMemPerBlock(host-write 8) status
function cudaDeviceCanAccessPeer(host-write 4) of-machine status
function cudaDeviceEnablePeerAccess() status
function cudaDeviceDisablePeerAccess() status
function cudaDeviceGetStreamPriorityRange(host-write 4, host-write 4) of-machine status
function cudaDeviceGetPCIBusId(host-write) of-machine status
function cudaDeviceGetByPCIBusId(host-write 4, host-read) status
function cudaDeviceGetLimit(host-write 8) status
function cudaDeviceSetLimit() status
function cudaDeviceGetCacheConfig(host-write 4) status
function cudaDeviceSetCacheConfig() status
function cudaDeviceGetSharedMemConfig(host-write 4) status
function cudaDeviceSetSharedMemConfig() status
function cudaDeviceGetP2PAttribute(host-write 4) of-machine status
function cudaSetDeviceFlags() status
function cudaGetDeviceFlags(host-write 4) status
function cudaChooseDevice(host-write 4, host-read) status
function cudaDriverGetVersion(host-write 4) of-machine status
function cudaRuntimeGetVersion(host-write 4) status
function cudaProfilerStart() status
function cudaProfilerStop() status

# graphs: what they are made of is unknown
function cudaGraphCreate(out object) status
function cudaGraphClone(out object, memory) status
function cudaGraphGetNodes(memory, host-write, host-write 8) status
function cudaGraphGetRootNodes(memory, host-write, host-write 8) status
function cudaGraphDebugDotPrint(memory, host-read) status
function cudaGraphDestroy(host-free) status

# graphs: a capture that src/app/graphs.c could follow, and whose work is written out at each launch. Under their own names the others are unknown.
function cudaStreamBeginCapture.graph(stream) status
function cudaStreamEndCapture.graph(stream, out object) status
function cudaGraphInstantiate.graph(out object, memory) status
function cudaGraphInstantiateWithFlags.graph(out object, memory) status
function cudaGraphLaunch.graph(memory, stream) status
function cudaGraphUpload.graph(memory, stream) status
function cudaGraphExecDestroy.graph(host-free) status
function cudaGraphDestroy.graph(host-free) status
function cudaEventRecord.graph(event-record, stream) status
function cudaEventRecordWithFlags.graph(event-record, stream) status
function cudaStreamWaitEvent.graph(stream) status
