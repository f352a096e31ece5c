# RocmRuntimeWrappers.cpp, releases 22 and 23: streams are made by hipStreamCreate, so they and the null stream wait for each other.
# The host may not wait for an event whose stream was destroyed.
gpuverify-runtime 1
runtime rocm "MLIR's ROCm wrapper library"

fact null-stream-orders yes
fact stream-orders yes
fact event-outlives-stream no

# streams and events
function mgpuStreamCreate() -> stream
function mgpuStreamDestroy(stream-destroy)
function mgpuStreamSynchronize(stream-sync)
function mgpuStreamWaitEvent(stream, event-wait)
function mgpuEventCreate() -> event
function mgpuEventDestroy(event-destroy)
function mgpuEventSynchronize(event-sync)
function mgpuEventRecord(event-record, stream)

# memory: hipMalloc, whatever the last argument says
function mgpuMemAlloc(size, ignored) -> device-memory unit 1
function mgpuMemFree(device-free, stream)
function mgpuMemcpy(gpu-write, gpu-read, size, stream) queued unit 1
function mgpuMemset16(gpu-write, -, size, stream) queued unit 2
function mgpuMemset32(gpu-write, -, size, stream) queued unit 4
function mgpuMemHostRegister(host-register)
function mgpuMemHostUnregister(host-unregister)
function mgpuMemHostRegisterMemRef(-, memref-register)
function mgpuMemHostUnregisterMemRef(-, memref-unregister)
function mgpuMemGetDeviceMemRef1dFloat(-, memory) -> memref
function mgpuMemGetDeviceMemRef1dInt32(-, memory) -> memref

# devices, modules, launches: there is no just-in-time compiler, and no cluster; a cooperative launch with a cluster aborts
function mgpuSetDefaultDevice()
function mgpuModuleLoad(host-read) -> module
function mgpuModuleLoadJIT(host-read) -> module unsupported
function mgpuModuleUnload(module-unload)
function mgpuModuleGetFunction(module, host-read) -> part
function mgpuLaunchKernel(launch, -*7, stream, kept, kept) queued
function mgpuLaunchClusterKernel(launch, -*10, stream, kept, kept) queued unsupported
function mgpuLaunchKernelCooperative(launch, -*10, stream, kept, kept) queued
function mgpuTensorMapEncodeTiled(host-write, -, -, kept, host-read, host-read, host-read, host-read) hides unsupported
function mgpuTensorMapEncodeTiledMemref(-, behind kept, -*5, host-read) -> holder unsupported

# sparse
function mgpuCreateSparseEnv() unsupported
function mgpuDestroySparseEnv() unsupported
function mgpuCreateDnVec(-, kept) -> descriptor unsupported
function mgpuDestroyDnVec(descriptor-destroy) unsupported
function mgpuCreateDnMat(-, -, kept) -> descriptor unsupported
function mgpuDestroyDnMat(descriptor-destroy) unsupported
function mgpuCreateCoo(-*3, kept, kept, kept) -> descriptor unsupported
function mgpuCreateCooAoS(-*3, kept, kept) -> descriptor unsupported
function mgpuCreateCsr(-*3, kept, kept, kept) -> descriptor unsupported
function mgpuCreateCsc(-*3, kept, kept, kept) -> descriptor unsupported
function mgpuCreateBsr(-*5, kept, kept, kept) -> descriptor unsupported
function mgpuDestroySpMat(descriptor-destroy) unsupported
function mgpuSpMVBufferSize(-, descriptor, descriptor, descriptor) unsupported
function mgpuSpMV(-, kernel-read, kernel-read, kernel-both, -, kernel-both) on-null unsupported
function mgpuSpMMBufferSize(-*2, descriptor, descriptor, descriptor) unsupported
function mgpuSpMM(-*2, kernel-read, kernel-read, kernel-both, -, kernel-both) on-null unsupported
function mgpuSDDMMBufferSize(-*2, descriptor, descriptor, descriptor) unsupported
function mgpuSDDMM(-*2, kernel-read, kernel-read, kernel-both, -, kernel-both) on-null unsupported
function mgpuSpGEMMCreateDescr() -> descriptor unsupported
function mgpuSpGEMMDestroyDescr(descriptor-destroy) unsupported
function mgpuSpGEMMWorkEstimation(descriptor, -*2, kernel-read, kernel-read, kernel-both, -*2, kernel-both) on-null unsupported
function mgpuSpGEMMCompute(descriptor, -*2, kernel-read, kernel-read, kernel-both, -*2, kernel-both) on-null unsupported
function mgpuSpGEMMCopy(descriptor, -*2, kernel-read, kernel-read, kernel-both) on-null unsupported
function mgpuSpMatGetSize(descriptor, host-write, host-write, host-write) unsupported
function mgpuSetCsrPointers(descriptor, kept, kept, kept) -> again hides unsupported

# structured sparse
function mgpuCreateSparseLtEnv() unsupported
function mgpuDestroySparseLtEnv() unsupported
function mgpuCreateCuSparseLtDnMat(host-write, -, -, kept) -> again hides unsupported
function mgpuDestroyCuSparseLtDnMat(held) unsupported
function mgpuDestroyCuSparseLtDnMat(host-read) unsupported
function mgpuCusparseLtCreate2To4SpMat(host-write, -, -, kept) -> again hides unsupported
function mgpuDestroyCuSparseLtSpMat(held) unsupported
function mgpuDestroyCuSparseLtSpMat(host-read) unsupported
function mgpuCuSparseLtSpMMBufferSize(host-write, -, -, held, held, held, -, =0) unsupported
function mgpuCuSparseLtSpMMBufferSize(host-write, -, -, held-both, held, held, -, =1, stream) queued unsupported
function mgpuCuSparseLtSpMMBufferSize(host-write, -, -, held-both, held, held, -, =2, stream) queued blocks unsupported
function mgpuCuSparseLtSpMMBufferSize(host-write, -, -, host-read, host-read, host-read, -, -, stream) queued unsupported
function mgpuCuSparseLtSpMM(held-read-on-stream, held-read, held-both, kernel-both, kernel-both, kernel-both, stream) on-null unsupported
function mgpuCuSparseLtSpMM(host-read, host-read, host-read, kernel-both, kernel-both, kernel-both, stream) on-null unsupported
