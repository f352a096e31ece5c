# The HIP runtime API, as its reference says (ROCm 6). The twins are what programs call whose default stream is that of the thread.
# The host may not wait for an event whose stream was destroyed, and freeing memory waits for the device.
gpuverify-runtime 1
runtime hip "the HIP runtime API"

fact null-stream-orders by-stream
fact stream-orders yes
fact event-outlives-stream no
constant 1 null-stream
constant 2 thread-stream

# streams
function hipStreamCreate(out blocking-stream) status
function hipStreamCreateWithFlags(out blocking-stream, =0) status
function hipStreamCreateWithFlags(out non-blocking-stream, =1) status
function hipStreamCreateWithFlags(out stream) status
function hipStreamCreateWithPriority(out blocking-stream, =0) status
function hipStreamCreateWithPriority(out non-blocking-stream, =1) status
function hipStreamCreateWithPriority(out stream) status
function hipStreamDestroy(stream-destroy) status
function hipStreamSynchronize(stream-sync) status twin _spt
function hipStreamQuery(stream-sync) queries 600 twin _spt
function hipStreamWaitEvent(stream, event-wait) unrecorded-is-done status twin _spt
function hipStreamGetFlags(stream, host-write 4) status twin _spt
function hipStreamGetPriority(stream, host-write 4) status twin _spt
function hipStreamGetDevice(stream, host-write 4) status
function hipStreamAttachMemAsync(stream, memory) status
function hipDeviceSynchronize() status waits-for-all

# events: to wait for one into which nothing was recorded is no error, and returns at once
function hipEventCreate(out event) status
function hipEventCreateWithFlags(out event) status
function hipEventDestroy(event-destroy) status
function hipEventSynchronize(event-sync) unrecorded-is-done status
function hipEventQuery(event-sync) unrecorded-is-done queries 600
function hipEventRecord(event-record, stream) status twin _spt
function hipEventElapsedTime(host-write 4, event-read, event-read) status

# memory
function hipMalloc(out device-memory, size) unit 1 status may-wait-for-all
function hipMallocPitch(out device-memory, host-write 8) status may-wait-for-all
function hipMallocManaged(out shared-memory, size) unit 1 status may-wait-for-all
function hipMallocHost(out pinned-memory, size) unit 1 status may-wait-for-all
function hipHostMalloc(out pinned-memory, size) unit 1 status may-wait-for-all
function hipHostAlloc(out pinned-memory, size) unit 1 status may-wait-for-all
function hipFree(device-free) status waits-for-all
function hipHostFree(pinned-free) status waits-for-all
function hipFreeHost(pinned-free) status waits-for-all
function hipMallocArray(out device-memory, host-read) status may-wait-for-all
function hipFreeArray(device-free) status may-wait-for-all
function hipHostRegister(host-register) status may-wait-for-all
function hipHostUnregister(host-unregister) status may-wait-for-all
function hipMemGetInfo(host-write 8, host-write 8) status
function hipHostGetDevicePointer(out address, memory) status
function hipHostGetFlags(host-write 4, memory) status
# It also says how else the memory is addressed, by an address which is not followed.
function hipPointerGetAttributes(host-write, kept) hides status

# memory in the order of a stream
function hipMallocAsync(out device-memory, size, stream) queued idle unit 1 status
function hipMallocFromPoolAsync(out device-memory, size, descriptor, stream) queued idle unit 1 status
function hipFreeAsync(device-free, stream) queued idle status

# Pools. A device's own one cannot be destroyed; which one is current is not known once a program selects one.
function hipMemPoolCreate(out descriptor, host-read) status
function hipMemPoolDestroy(descriptor-destroy) status
function hipMemPoolSetAttribute(descriptor, -, host-read) status
function hipMemPoolGetAttribute(descriptor, -, host-write) status
function hipMemPoolTrimTo(descriptor) status
function hipMemPoolSetAccess(descriptor, host-read) status
function hipMemPoolGetAccess(host-write 4, descriptor, host-read) status
function hipDeviceGetDefaultMemPool(out standing-descriptor) status
function hipDeviceGetMemPool(out standing-descriptor) status without hipDeviceSetMemPool
function hipDeviceSetMemPool(-, descriptor) status

# Copies that the host waits for: to the host, from host to host. From the host to the device what is written may arrive later; within
# the device the host does not wait. Of a copy whose direction is not told that is not known.
function hipMemcpy(gpu-write, gpu-read, size, =0) on-null blocks unit 1 status twin _spt
function hipMemcpy(gpu-write, gpu-read, size, =1) on-null blocks lingers unit 1 status twin _spt
function hipMemcpy(gpu-write, gpu-read, size, =2) on-null blocks unit 1 status twin _spt
function hipMemcpy(gpu-write, gpu-read, size, =3) on-null unit 1 status twin _spt
function hipMemcpy(gpu-write, gpu-read, size, =4) on-null may-block blocks-for-host unit 1 status twin _spt
function hipMemcpy(gpu-write, gpu-read, size) on-null may-block unit 1 status twin _spt
function hipMemcpyPeer(gpu-write, -, gpu-read, -, size) on-null may-block unit 1 status
function hipMemcpyPeerAsync(gpu-write, -, gpu-read, -, size, stream) queued unit 1 status
function hipMemcpyHtoD(gpu-write, gpu-read, size) on-null blocks lingers unit 1 status
function hipMemcpyDtoH(gpu-write, gpu-read, size) on-null blocks unit 1 status
function hipMemcpyDtoD(gpu-write, gpu-read, size) on-null unit 1 status
function hipMemcpyWithStream(gpu-write, gpu-read, size, =2, stream) queued blocks unit 1 status
function hipMemcpyWithStream(gpu-write, gpu-read, size, -, stream) queued may-block unit 1 status
function hipMemcpy2D(kernel-write, pitch, kernel-read, pitch, row, rows, =1) on-null blocks lingers status twin _spt
function hipMemcpy2D(kernel-write, pitch, kernel-read, pitch, row, rows, =2) on-null blocks status twin _spt
function hipMemcpy2D(kernel-write, pitch, kernel-read, pitch, row, rows) on-null may-block status twin _spt
function hipMemcpyToSymbol(kernel-write, gpu-read, size, -, =1) on-null blocks lingers unit 1 status twin _spt
function hipMemcpyToSymbol(kernel-write, gpu-read, size) on-null may-block unit 1 status twin _spt
function hipMemcpyFromSymbol(gpu-write, kernel-read, size, -, =2) on-null blocks unit 1 status twin _spt
function hipMemcpyFromSymbol(gpu-write, kernel-read, size) on-null may-block unit 1 status twin _spt
function hipMemset(gpu-write, -, size) on-null blocks-if-shared unit 1 status twin _spt
function hipMemsetD8(gpu-write, -, size) on-null blocks-if-shared unit 1 status
function hipMemsetD16(gpu-write, -, size) on-null blocks-if-shared unit 2 status
function hipMemsetD32(gpu-write, -, size) on-null blocks-if-shared unit 4 status
function hipMemset2D(kernel-write, pitch, -, row, rows) on-null blocks-if-shared status twin _spt
function hipMemcpyAsync(gpu-write, gpu-read, size, -, stream) queued unit 1 status twin _spt
function hipMemcpyHtoDAsync(gpu-write, gpu-read, size, stream) queued unit 1 status
function hipMemcpyDtoHAsync(gpu-write, gpu-read, size, stream) queued unit 1 status
function hipMemcpyDtoDAsync(gpu-write, gpu-read, size, stream) queued unit 1 status
function hipMemcpy2DAsync(kernel-write, pitch, kernel-read, pitch, row, rows, -, stream) queued status twin _spt
function hipMemcpyToSymbolAsync(kernel-write, gpu-read, size, -*2, stream) queued unit 1 status twin _spt
function hipMemcpyFromSymbolAsync(gpu-write, kernel-read, size, -*2, stream) queued unit 1 status twin _spt
function hipMemset2DAsync(kernel-write, pitch, -, row, rows, stream) queued status twin _spt
function hipMemsetAsync(gpu-write, -, size, stream) queued unit 1 status twin _spt
function hipMemsetD8Async(gpu-write, -, size, stream) queued unit 1 status
function hipMemsetD16Async(gpu-write, -, size, stream) queued unit 2 status
function hipMemsetD32Async(gpu-write, -, size, stream) queued unit 4 status

# modules and launches: a dim3 is passed in two registers, as a number of 64 bits and one of 32
function hipLaunchKernel(-*5, parameters, -, stream) queued status twin _spt
function hipLaunchCooperativeKernel(-*5, parameters, -, stream) queued status twin _spt
function hipModuleLoad(out module, host-read) status
function hipModuleLoadData(out module, host-read) status
function hipModuleLoadDataEx(out module, host-read, -, host-read, host-write) status
function hipModuleUnload(module-unload) status
function hipModuleGetFunction(out part, module, host-read) status
function hipModuleLaunchKernel(launch, -*7, stream, parameters, parameters) queued status
function hipModuleLaunchCooperativeKernel(launch, -*7, stream, parameters) queued status

# hints, and functions of the host that a stream calls: what these do to memory is not followed
function hipMemPrefetchAsync(memory, -*2, stream) queued idle status
function hipMemAdvise(memory) status
function hipLaunchHostFunc(stream, called, kept) queued hides status twin _spt
function hipStreamAddCallback(stream, called, kept) queued hides status twin _spt

# errors, devices
function hipGetLastError() status
function hipPeekAtLastError() status
function hipGetErrorString()
function hipGetErrorName()
function hipInit() status
function hipDeviceReset() status may-wait-for-all destroys-all
function hipSetDevice() status selects-device
function hipGetDevice(host-write 4) status
function hipGetDeviceCount(host-write 4) of-machine counts status
function hipDeviceGetAttribute(host-write 4) of-machine status
function hipGetDeviceProperties(host-write) of-machine status
function hipGetDevicePropertiesR0600(host-write) of-machine status
function hipDeviceGetStreamPriorityRange(host-write 4, host-write 4) of-machine status
function hipDeviceCanAccessPeer(host-write 4) of-machine status
function hipDeviceEnablePeerAccess() status
function hipDeviceDisablePeerAccess() status
function hipDeviceGetPCIBusId(host-write) of-machine status
function hipDeviceGetLimit(host-write 8) status
function hipDeviceSetLimit() status
function hipDeviceSetCacheConfig() status
function hipDeviceSetSharedMemConfig() status
function hipChooseDevice(host-write 4, host-read) status
function hipDriverGetVersion(host-write 4) of-machine status
function hipRuntimeGetVersion(host-write 4) status
function hipFuncSetAttribute() status
function hipFuncSetCacheConfig() status
function hipFuncGetAttributes(host-write) status
function hipOccupancyMaxActiveBlocksPerMultiprocessor(host-write 4) status
function hipOccupancyMaxPotentialBlockSize(host-write 4, host-write 4) status
function hipSetDeviceFlags() status
function hipProfilerStart() status
function hipProfilerStop() status

# graphs: what they are made of is unknown
function hipGraphCreate(out object) status
function hipGraphClone(out object, memory) status
function hipGraphGetNodes(memory, host-write, host-write 8) status
function hipGraphGetRootNodes(memory, host-write, host-write 8) status
function hipGraphDebugDotPrint(memory, host-read) status
function hipGraphDestroy(host-free) status

# graphs: a capture that src/app/graphs.c could follow, and whose work is written out at each launch. Under their own names the others are unknown.
function hipStreamBeginCapture.graph(stream) status
function hipStreamEndCapture.graph(stream, out object) status
function hipGraphInstantiate.graph(out object, memory) status
function hipGraphInstantiateWithFlags.graph(out object, memory) status
function hipGraphLaunch.graph(memory, stream) status
function hipGraphUpload.graph(memory, stream) status
function hipGraphExecDestroy.graph(host-free) status
function hipGraphDestroy.graph(host-free) status
function hipEventRecord.graph(event-record, stream) status
function hipEventRecordWithFlags.graph(event-record, stream) status
function hipStreamWaitEvent.graph(stream) status
