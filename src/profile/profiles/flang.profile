# The CUDA Fortran runtime of flang (flang-rt/lib/cuda, LLVM 22): it calls the CUDA runtime API. A stream is passed by its address, null
# for the null stream. What is done through an array's descriptor is not followed.
gpuverify-runtime 1
runtime flang "the CUDA Fortran runtime of flang"

fact null-stream-orders by-stream
fact stream-orders yes
fact event-outlives-stream yes
constant 1 null-stream
constant 2 thread-stream

# memory by its type: device, managed, unified, pinned
function _FortranACUFMemAlloc(size, =0) -> device-memory unit 1 may-wait-for-all
function _FortranACUFMemAlloc(size, =1) -> shared-memory unit 1 may-wait-for-all
function _FortranACUFMemAlloc(size, =2) -> shared-memory unit 1 may-wait-for-all
function _FortranACUFMemAlloc(size, =3) -> pinned-memory unit 1 may-wait-for-all
function _FortranACUFMemFree(pinned-free, =3) may-wait-for-all
function _FortranACUFMemFree(device-free) may-wait-for-all
function _FortranACUFAllocDescriptor(size) -> shared-memory unit 1 may-wait-for-all
function _FortranACUFFreeDescriptor(device-free) may-wait-for-all

# copies by their direction: to the device, to the host, within the device
function _FortranACUFDataTransferPtrPtr(gpu-write, gpu-read, size, =0) on-null blocks lingers unit 1
function _FortranACUFDataTransferPtrPtr(gpu-write, gpu-read, size, =1) on-null blocks unit 1
function _FortranACUFDataTransferPtrPtr(gpu-write, gpu-read, size, =2) on-null unit 1
function _FortranACUFDataTransferDescDesc(kept, kept) hides
function _FortranACUFDataTransferDescDescNoRealloc(kept, kept) hides
function _FortranACUFDataTransferCstDesc(kept, kept) hides
function _FortranACUFDataTransferGlobalDescDesc(kept, kept) hides
function _FortranACUFDescriptorSync(kept, kept) hides
function _FortranACUFSyncGlobalDescriptor(kept) hides
function _FortranACUFDescriptorCheckSection(host-read)

# arrays, through their descriptors
function _FortranACUFAllocatableAllocate(kept) hides
function _FortranACUFAllocatableAllocateSync(kept) hides
function _FortranACUFAllocatableAllocateSource(kept, kept) hides
function _FortranACUFAllocatableAllocateSourceSync(kept, kept) hides
function _FortranACUFAllocatableDeallocate(kept) hides
function _FortranACUFPointerAllocate(kept) hides
function _FortranACUFPointerAllocateSync(kept) hides
function _FortranACUFPointerAllocateSource(kept, kept) hides
function _FortranACUFPointerAllocateSourceSync(kept, kept) hides

# launches: kernel, grid x 3, block x 3, address of the stream, shared memory, parameters; before LLVM 21 there was no stream
function _FortranACUFLaunchKernel(-*8, parameters) on-null arguments 10
function _FortranACUFLaunchKernel(-*7, at stream, -, parameters) queued arguments 11
function _FortranACUFLaunchCooperativeKernel(-*8, parameters) on-null arguments 10
function _FortranACUFLaunchCooperativeKernel(-*7, at stream, -, parameters) queued arguments 11
function _FortranACUFLaunchClusterKernel(-*11, parameters) on-null arguments 13
function _FortranACUFLaunchClusterKernel(-*10, at stream, -, parameters) queued arguments 14

# streams: which one is the default, or belongs to an array, is not followed
function _FortranACUFSetDefaultStream(stream) status
function _FortranACUFGetDefaultStream() -> common-stream
function _FortranACUFGetAssociatedStream() -> common-stream
function _FortranACUFSetAssociatedStream(-, stream)
function _FortranACUFStreamSynchronize(stream-sync) status
function _FortranACUFStreamSynchronizeNull() status may-wait-for-all
function _FortranACUFStreamDestroy(stream-destroy) status

# what is registered when the program begins
function _FortranACUFInit()
function _FortranACUFRegisterAllocator()
function _FortranACUFRegisterModule()
function _FortranACUFRegisterFunction()
function _FortranACUFRegisterVariable()
function _FortranACUFRegisterManagedVariable()
function _FortranACUFInitModule()
function _FortranACUFRegisterHostMemoryRange()
