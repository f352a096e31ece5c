#!/usr/bin/env python3
"""Every stream and event that a runtime function takes plays a part in its row, or the row says that the function ignores it.

usage: signatures.py FOLDER HEADERS

FOLDER holds the profiles. What a function of HEADERS gets by an address that is not const plays a part, too: the function may write there. The table below says which parameters of which functions are streams (s) and events (e), `_` being any other
parameter, and which functions have none: a function that is new in a profile has to be put into it. Of MLIR's sparse wrappers, which
ignore their streams, all but two, only the names are known.
"""
import os
import re
import sys

HANDLES = """
cudaStreamDestroy s, cudaStreamSynchronize s, cudaStreamQuery s, cudaStreamWaitEvent se, cudaStreamGetFlags s, cudaStreamGetPriority s,
cudaStreamGetId s, cudaStreamGetDevice s, cudaStreamGetAttribute s, cudaStreamSetAttribute s, cudaStreamAttachMemAsync s,
cudaEventDestroy e, cudaEventSynchronize e, cudaEventQuery e, cudaEventRecord es, cudaEventRecordWithFlags es, cudaEventElapsedTime _ee,
cudaEventElapsedTime_v2 _ee, cudaMallocAsync __s, cudaMallocFromPoolAsync ___s, cudaFreeAsync _s, cudaMemcpyAsync ____s,
cudaMemcpyPeerAsync _____s, cudaMemcpy2DAsync _______s, cudaMemcpyToSymbolAsync _____s, cudaMemcpyFromSymbolAsync _____s,
cudaMemcpy2DToArrayAsync ________s, cudaMemcpy2DFromArrayAsync ________s, cudaMemsetAsync ___s, cudaMemset2DAsync _____s, cudaLaunchKernel _______s, cudaLaunchCooperativeKernel _______s, cudaLaunchHostFunc s,
cudaStreamAddCallback s, cudaMemPrefetchAsync:4 ___s, cudaMemPrefetchAsync:5 ____s, cudaMemPrefetchAsync_v2 ____s,

cuStreamDestroy s, cuStreamDestroy_v2 s, cuStreamSynchronize s, cuStreamQuery s, cuStreamWaitEvent se, cuStreamGetFlags s,
cuStreamGetPriority s, cuStreamGetId s, cuStreamGetCtx s, cuStreamGetAttribute s, cuStreamSetAttribute s, cuStreamAttachMemAsync s,
cuEventDestroy e, cuEventDestroy_v2 e, cuEventSynchronize e, cuEventQuery e, cuEventRecord es, cuEventRecordWithFlags es,
cuEventElapsedTime _ee, cuEventElapsedTime_v2 _ee, cuMemAllocAsync __s, cuMemAllocFromPoolAsync ___s, cuMemFreeAsync _s,
cuMemcpyAsync ___s, cuMemcpyPeerAsync _____s, cuMemcpyHtoDAsync ___s, cuMemcpyHtoDAsync_v2 ___s, cuMemcpyDtoHAsync ___s,
cuMemcpyDtoHAsync_v2 ___s, cuMemcpyDtoDAsync ___s, cuMemcpyDtoDAsync_v2 ___s, cuMemsetD8Async ___s, cuMemsetD16Async ___s,
cuMemsetD32Async ___s, cuLaunchKernel ________s, cuLaunchCooperativeKernel ________s, cuLaunchHostFunc s, cuStreamAddCallback s,
cuMemPrefetchAsync ___s, cuMemPrefetchAsync_v2 ____s,

hipStreamDestroy s, hipStreamSynchronize s, hipStreamQuery s, hipStreamWaitEvent se, hipStreamGetFlags s, hipStreamGetPriority s,
hipStreamGetDevice s, hipStreamAttachMemAsync s, hipEventDestroy e, hipEventSynchronize e, hipEventQuery e, hipEventRecord es,
hipEventElapsedTime _ee, hipMallocAsync __s, hipMallocFromPoolAsync ___s, hipFreeAsync _s, hipMemcpyWithStream ____s, hipMemcpyAsync ____s,
hipMemcpyPeerAsync _____s, hipMemcpy2DAsync _______s, hipMemcpyToSymbolAsync _____s, hipMemcpyFromSymbolAsync _____s, hipMemset2DAsync _____s,
hipMemcpyHtoDAsync ___s, hipMemcpyDtoHAsync ___s, hipMemcpyDtoDAsync ___s, hipMemsetAsync ___s, hipMemsetD8Async ___s,
hipMemsetD16Async ___s, hipMemsetD32Async ___s, hipLaunchKernel _______s, hipLaunchCooperativeKernel _______s,
hipModuleLaunchKernel ________s, hipModuleLaunchCooperativeKernel ________s, hipMemPrefetchAsync ___s, hipLaunchHostFunc s,
hipStreamAddCallback s,

_FortranACUFStreamDestroy s, _FortranACUFStreamSynchronize s, _FortranACUFSetDefaultStream s, _FortranACUFSetAssociatedStream _s,
_FortranACUFLaunchKernel:11 _______s, _FortranACUFLaunchCooperativeKernel:11 _______s, _FortranACUFLaunchClusterKernel:14 __________s,
_FortranACUFLaunchKernel:10 _, _FortranACUFLaunchCooperativeKernel:10 _, _FortranACUFLaunchClusterKernel:13 _,

mgpuStreamDestroy s, mgpuStreamSynchronize s, mgpuStreamWaitEvent se, mgpuEventDestroy e, mgpuEventSynchronize e, mgpuEventRecord es,
mgpuMemAlloc _s, mgpuMemFree _s, mgpuMemcpy ___s, mgpuMemset16 ___s, mgpuMemset32 ___s, mgpuLaunchKernel ________s,
mgpuLaunchClusterKernel ___________s, mgpuLaunchKernelCooperative ___________s
"""

# Functions without streams and events, but those that they make.
NONE = """
cudaGraph(Create|Clone|Destroy|Get(Root)?Nodes|DebugDotPrint) cudaStreamCreate\\w* cudaDeviceSynchronize cudaThreadSynchronize cudaEventCreate\\w* cudaMalloc(Pitch|Managed|Host|Array|3DArray)? cudaHost(Alloc|Register|Unregister)
cudaFree(Host|Array)? cudaMemGetInfo cudaMemcpy(2D)?(To|From)Array cudaMemcpy(2D|Peer)? cudaMemcpy(To|From)Symbol cudaMemset(2D)? cudaMemAdvise cudaDeviceReset cudaGet\\w* cudaPeekAtLastError
cudaSetDevice cudaDeviceGetAttribute cudaFuncSetAttribute cudaHostGet(DevicePointer|Flags) cudaPointerGetAttributes cudaFunc(Set|Get)\\w+ cudaOccupancy\\w+
cudaDevice(CanAccessPeer|(En|Dis)ablePeerAccess|(Get|Set)(Limit|CacheConfig|SharedMemConfig)|Get(StreamPriorityRange|PCIBusId|ByPCIBusId|P2PAttribute))
cudaMemPool\\w+ cudaDevice(Get|GetDefault|Set)MemPool cudaSetDeviceFlags cudaChooseDevice cuda(Driver|Runtime)GetVersion cudaProfiler(Start|Stop)
cuGraph(Create|Clone|Destroy|Get(Root)?Nodes|DebugDotPrint) cuStreamCreate\\w* cuCtx\\w+ cuEventCreate cuMemAlloc(Managed|Host)?(_v2)? cuMemHost\\w+ cuMemFree(Host)?(_v2)? cuMemcpy(HtoD|DtoH|DtoD)?(_v2)?
cuMemPool\\w+ cuMemsetD\\d+(_v2)? cuModule\\w+ cuLibrary\\w+ cuKernelGetFunction cuMemAdvise cuInit cuDevice\\w+ cuFuncSet\\w+ cuGetError\\w+ cuDriverGetVersion cuMemGetInfo(_v2)?
cuOccupancyMaxActiveBlocksPerMultiprocessor cuProfiler(Start|Stop)
hipGraph(Create|Clone|Destroy|Get(Root)?Nodes|DebugDotPrint) hipStreamCreate\\w* hipDevice\\w+ hipEventCreate\\w* hipMalloc(Pitch|Managed|Host|Array)? hipHost\\w+ hipFree(Host|Array)? hipMemGetInfo hipMemcpy(HtoD|DtoH|DtoD|Peer|2D)? hipMemcpy(To|From)Symbol
hipMemPool\\w+ hipMemset(D\\d+|2D)? hipModule(Load\\w*|Unload|GetFunction) hipMemAdvise hipGet\\w+ hipPeekAtLastError hipInit hipSetDevice(Flags)? hip(Driver|Runtime)GetVersion hipFunc(Set|Get)\\w+ hipPointerGetAttributes
hipChooseDevice hipOccupancyMax(ActiveBlocksPerMultiprocessor|PotentialBlockSize) hipProfiler(Start|Stop)
_FortranACUF(Mem|Alloc|Free|Data|Descriptor|SyncGlobal|Pointer|Register|Init|Get)\\w* _FortranACUFStreamSynchronizeNull
mgpuStreamCreate mgpuEventCreate mgpuMemHost\\w+ mgpuMemGet\\w+ mgpuSetDefaultDevice mgpuModule\\w+ mgpuTensorMap\\w+
mgpu(Create|Destroy|Sp|SDDMM|Set|CuSparse|Cusparse)\\w*
"""

STREAM = {"stream", "stream-sync", "stream-destroy", "at stream", "at stream-sync", "at stream-destroy", "ignored"}
EVENT = {"event-record", "event-wait", "event-sync", "event-read", "event-destroy", "ignored"}


def parts_of(text):
    """What each argument plays, from the left."""
    parts = []
    for part in (p.strip() for p in text.split(",")) if text.strip() else []:
        repeated = re.fullmatch(r"-\*(\d+)", part)
        parts += ["-"] * int(repeated.group(1)) if repeated else [part]
    return parts


def complaints_of(path, signatures, none):
    with open(path, encoding="utf-8") as profile:
        for number, line in enumerate(profile, 1):
            row = re.match(r"function (\w+)\((.*?)\)(.*)$", line)
            if not row:
                continue
            name, parts, arity = row.group(1), parts_of(row.group(2)), re.search(r"arguments (\d+)", row.group(3))
            signature = signatures.get(f"{name}:{arity.group(1)}" if arity else name) or signatures.get(name)
            if not signature:
                if not none.fullmatch(name):
                    yield f"{path}:{number}: {name} is not in the table of {sys.argv[0]}"
                continue
            for i, kind in enumerate(signature):
                part = parts[i] if i < len(parts) else "-"
                if kind != "_" and part not in (STREAM if kind == "s" else EVENT):
                    yield f"{path}:{number}: {name}: argument {i} is {'a stream' if kind == 's' else 'an event'} and plays the part '{part}'"


def prototypes_in(folder):
    """The parameters of the functions that the headers declare."""
    declared = {}
    for folder, _, names in os.walk(folder):
        for name in names:
            with open(f"{folder}/{name}", encoding="utf-8") as header:
                text = re.sub(r"//.*", "", header.read())
            for row in re.finditer(r"(\w+)\s*\(([^()]*)\)\s*;", text):
                declared[row.group(1)] = [" ".join(part.split()) for part in row.group(2).split(",")]
    return declared


def unsaid(path, declared):
    """Addresses at which a function may write something that its row says nothing of. Where a launch gets extents, parameters are counted otherwise."""
    with open(path, encoding="utf-8") as profile:
        for number, line in enumerate(profile, 1):
            row = re.match(r"function (\w+)\((.*?)\)(.*)$", line)
            parts = parts_of(row.group(2)) if row else []
            if not row or "parameters" in parts or "unsupported" in row.group(3):
                continue
            for i, parameter in enumerate(declared.get(row.group(1), [])):
                part = parts[i] if i < len(parts) else "-"
                if "*" in parameter and "const" not in parameter and part == "-":
                    yield f"{path}:{number}: {row.group(1)}: may write at argument {i}, '{parameter}', which plays no part"


def main():
    declared = prototypes_in(sys.argv[2])
    signatures = dict(entry.split() for entry in HANDLES.replace("\n", " ").split(",") if entry.strip())
    none = re.compile("|".join(f"(?:{name})" for name in NONE.split()))
    complaints, profiles = [], ["cuda", "rocm", "level-zero", "sycl", "vulkan", "cuda-runtime", "cuda-driver", "hip", "flang"]
    for profile in profiles:
        complaints += complaints_of(f"{sys.argv[1]}/{profile}.profile", signatures, none)
    for profile in sorted(os.listdir(sys.argv[1])):
        complaints += unsaid(f"{sys.argv[1]}/{profile}", declared)
    print("\n".join(complaints + [f"{len(profiles)} profiles, {len(complaints)} complaints"]))
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
