# CudaRuntimeWrappers.cpp, releases 22 to 24: streams are CU_STREAM_NON_BLOCKING.
gpuverify-runtime 1
runtime cuda "MLIR's CUDA wrapper library"

fact null-stream-orders no
fact stream-orders yes
fact event-outlives-stream yes

# streams and events
function mgpuStreamCreate() -> stream
function mgpuStreamDestroy(stream-destroy)
function mgpuStreamSynchronize(stream-sync)
function mgpuStreamWaitEvent(stream, event-wait)
function mgpuEventCreate() -> event
function mgpuEventDestroy(event-destroy)
function mgpuEventSynchronize(event-sync)
function mgpuEventRecord(event-record, stream)

# memory: the stream of an allocation plays no part, that of a free is a use
function mgpuMemAlloc(size, ignored, shared-flag) -> memory unit 1
function mgpuMemFree(device-free, stream)
function mgpuMemcpy(gpu-write, gpu-read, size, stream) queued unit 1
function mgpuMemset16(gpu-write, -, size, stream) queued unit 2
function mgpuMemset32(gpu-write, -, size, stream) queued unit 4
function mgpuMemHostRegister(host-register)
function mgpuMemHostUnregister(host-unregister)
function mgpuMemHostRegisterMemRef(-, memref-register)
function mgpuMemHostUnregisterMemRef(-, memref-unregister)
function mgpuMemGetDeviceMemRef1dFloat(-, memory) -> memref unsupported
function mgpuMemGetDeviceMemRef1dInt32(-, memory) -> memref unsupported

# devices, modules, launches: a launch takes: kernel, grid x 3, block x 3, shared memory, stream, parameters, a buffer with arguments; the other two have a cluster x 3 besides.
# mgpuTensorMapEncodeTiled: map, type, rank, memory, sizes, strides, box, element strides; …Memref: rank, descriptor, type,
# interleave, swizzle, promotion, out of bounds, box
function mgpuSetDefaultDevice()
function mgpuModuleLoad(host-read) -> module
function mgpuModuleLoadJIT(host-read) -> module
function mgpuModuleUnload(module-unload)
function mgpuModuleGetFunction(module, host-read) -> part
function mgpuLaunchKernel(launch, -*7, stream, kept, kept) queued
function mgpuLaunchClusterKernel(launch, -*10, stream, kept, kept) queued
function mgpuLaunchKernelCooperative(launch, -*10, stream, kept, kept) queued
function mgpuTensorMapEncodeTiled(host-write, -, -, kept, host-read, host-read, host-read, host-read) hides
function mgpuTensorMapEncodeTiledMemref(-, behind kept, -*5, host-read) -> holder

# sparse: every wrapper over cuSPARSE ignores its stream, and a descriptor stands for the memory that it is made of.
# The buffers of mgpuSpGEMM… stay in use until its descriptor is destroyed
function mgpuCreateSparseEnv()
function mgpuDestroySparseEnv()
function mgpuCreateDnVec(-, kept) -> descriptor
function mgpuDestroyDnVec(descriptor-destroy)
function mgpuCreateDnMat(-, -, kept) -> descriptor
function mgpuDestroyDnMat(descriptor-destroy)
function mgpuCreateCoo(-*3, kept, kept, kept) -> descriptor
function mgpuCreateCooAoS(-*3, kept, kept) -> descriptor
function mgpuCreateCsr(-*3, kept, kept, kept) -> descriptor
function mgpuCreateCsc(-*3, kept, kept, kept) -> descriptor
function mgpuCreateBsr(-*5, kept, kept, kept) -> descriptor
function mgpuDestroySpMat(descriptor-destroy)
function mgpuSpMVBufferSize(-, descriptor, descriptor, descriptor)
function mgpuSpMV(-, kernel-read, kernel-read, kernel-both, -, kernel-both) on-null
function mgpuSpMMBufferSize(-*2, descriptor, descriptor, descriptor)
function mgpuSpMM(-*2, kernel-read, kernel-read, kernel-both, -, kernel-both) on-null
function mgpuSDDMMBufferSize(-*2, descriptor, descriptor, descriptor)
function mgpuSDDMM(-*2, kernel-read, kernel-read, kernel-both, -, kernel-both) on-null
function mgpuSpGEMMCreateDescr() -> descriptor
function mgpuSpGEMMDestroyDescr(descriptor-destroy)
function mgpuSpGEMMWorkEstimation(descriptor, -*2, kernel-read, kernel-read, kernel-both, -*2, kernel-both) on-null
function mgpuSpGEMMCompute(descriptor, -*2, kernel-read, kernel-read, kernel-both, -*2, kernel-both) on-null
function mgpuSpGEMMCopy(descriptor, -*2, kernel-read, kernel-read, kernel-both) on-null
function mgpuSpMatGetSize(descriptor, host-write, host-write, host-write)
function mgpuSetCsrPointers(descriptor, kept, kept, kept) -> again hides

# structured sparse: the first argument is memory of the host that takes the descriptor; only the last two use their stream.
# mgpuCuSparseLtSpMM compresses the matrix on it and multiplies on the null stream
function mgpuCreateSparseLtEnv()
function mgpuDestroySparseLtEnv()
function mgpuCreateCuSparseLtDnMat(host-write, -, -, kept) -> again hides
function mgpuDestroyCuSparseLtDnMat(held)
function mgpuDestroyCuSparseLtDnMat(host-read)
function mgpuCusparseLtCreate2To4SpMat(host-write, -, -, kept) -> again hides
function mgpuDestroyCuSparseLtSpMat(held)
function mgpuDestroyCuSparseLtSpMat(host-read)
function mgpuCuSparseLtSpMMBufferSize(host-write, -, -, held, held, held, -, =0)
function mgpuCuSparseLtSpMMBufferSize(host-write, -, -, held-both, held, held, -, =1, stream) queued
function mgpuCuSparseLtSpMMBufferSize(host-write, -, -, held-both, held, held, -, =2, stream) queued blocks
function mgpuCuSparseLtSpMMBufferSize(host-write, -, -, host-read, host-read, host-read, -, -, stream) queued
function mgpuCuSparseLtSpMM(held-read-on-stream, held-read, held-both, kernel-both, kernel-both, kernel-both, stream) on-null
function mgpuCuSparseLtSpMM(host-read, host-read, host-read, kernel-both, kernel-both, kernel-both, stream) on-null
