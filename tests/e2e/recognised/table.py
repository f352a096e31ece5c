#!/usr/bin/env python3
"""What is said of programs of which little or nothing is recognised.

usage: table.py GPUVERIFY SCRATCH-DIRECTORY SHARE

One program in SHARE of each kind is made and looked at. A program is a list of calls "NAME(TYPE, ...) [-> TYPE]", each of a function that is only declared; "OP: TEXT" is an operation as it stands, "TOP: TEXT"
one of the module. Three kinds: FOREIGN, which calls a runtime that no profile knows and is unproved, whatever it does; NOTHING, which does nothing on a
GPU and says so; KNOWN, of which something is recognised. All output formats have to agree, and the lines that findings propose for a profile have to be
ones that a profile can hold, with which nothing is unknown any more.
"""
import json
import pathlib
import re
import subprocess
import sys

P = "!llvm.ptr"
FOREIGN = {
    "opencl": ["clEnqueueNDRangeKernel(p, p, i32, p, p, p, i32, p, p) -> i32", "clEnqueueReadBuffer(p, p, i32, i64, i64, p, i32, p, p) -> i32"],
    "opencl_finish": ["clFinish(p) -> i32"],
    "opencl_and_malloc": ["malloc(i64) -> p", "clReleaseMemObject(p) -> i32"],
    "offloading": ["__tgt_target_kernel(p, i64, i32, i32, p, p) -> i32"],
    "offloading_task": ["__kmpc_omp_target_task_alloc(p, i32, i32, i64, i64, p, i64) -> p"],
    "offloading_gcc": ["GOMP_target_ext(i32, p, i64, p, p, p, i32, p, p)"],
    "openacc_gcc": ["GOACC_parallel_keyed(i32, p, i64, p, p, p)"],
    "imex": ["gpuCreateStream(p, p) -> p", "gpuLaunchKernel(p, p, i64, i64, i64, p)", "gpuWait(p)", "gpuStreamDestroy(p)"],
    "level_zero": ["zeCommandListAppendLaunchKernel(p, p, p, p, i32, p) -> i32", "zeCommandQueueExecuteCommandLists(p, i32, p, p) -> i32"],
    "vulkan": ["vkQueueSubmit(p, i32, p, p) -> i32"],
    "webgpu": ["wgpuQueueSubmit(p, i64, p)"],
    "cuda_runtime": ["cudaStreamCreate(p) -> i32", "cudaMemcpyAsync(p, p, i64, i32, p) -> i32"],
    "cuda_driver": ["cuStreamDestroy_v2(p) -> i32"],
    "launch_beside_nothing": ["hipLaunchKernelExC(p) -> i32"],
    "launch_of_nobody": ["cudaLaunchKernel(p) -> i32"],
    "cooperative": ["hipLaunchCooperativeKernel(p, p) -> i32"],
    "metal": ["MTLCommandBufferCommit(p)"],
    "miopen": ["miopenConvolutionForward(p, p) -> i32"],
    "cambricon": ["cnrtQueueSync(p) -> i32"],
    "ascend": ["aclrtMalloc(p, i64, i32) -> i32"],
    "neuron": ["nrt_execute(p, p, p) -> i32"],
    "hipblas": ["hipblasSgemm(p, p) -> i32"],
    "alpaka": ["_ZN6alpaka4execEPv(p)"],
    "hip": ["hipDeviceSynchronize() -> i32"],
    "cublas": ["cublasSgemm_v2(p, i32, i32, p, p) -> i32"],
    "hsa": ["hsa_signal_wait_scacquire(i64, i32, i64, i64, i32) -> i64"],
    "sycl": ["_ZN4sycl3_V15queue4waitEv(p)"],
    "kokkos": ["_ZN6Kokkos5fenceERKNSt7__cxx1112basic_stringE(p)"],
    "iree": ["iree_hal_command_buffer_dispatch(p, p, i32, i32, i32) -> i32"],
    "halide": ["halide_cuda_run(p, p, p, i32, i32, i32) -> i32"],
    "wrapper_with_new_name": ["mgpuGraphLaunch(p, p)"],
    "own_snake": ["my_launch_kernel(p, p)", "my_stream_sync(p)"],
    "own_camel": ["xpLaunchKernel(p, p)"],
    "own_mangled": ["_ZN2rt12LaunchKernelEPvS0_(p, p)"],
    "own_stream": ["stream_create() -> p", "stream_destroy(p)"],
    "own_device": ["upload_to_gpu(p, i64)"],
    "own_event": ["rt_event_record(p, p)"],
    "kernels_and_unknown_call": ["TOP: gpu.module @k { }", "run(p)"],
    "binary_and_unknown_call": ['TOP: gpu.binary @k [#gpu.object<#nvvm.target, "x">]', "go()"],
    "spirv_and_unknown_call": ["TOP: spirv.module Logical GLSL450 { }", "go()"],
    "omp_target": ['OP: "omp.target_update"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()'],
    "operation_of_imex": ['OP: "gpux.wait"() : () -> ()'],
    "operation_of_iree": ['OP: "hal.fence.await"() : () -> ()'],
    "beside_known_work": ["mgpuStreamCreate() -> p", "mgpuStreamDestroy(0)", "clEnqueueNDRangeKernel(p, p) -> i32"],
    "offloading_beside_known_work": ["mgpuStreamCreate() -> p", "mgpuStreamDestroy(0)", "__tgt_target_kernel(p, i64) -> i32"],
}
NOTHING = {
    "empty": [],
    "hello": ["puts(p) -> i32", "printf(p) -> i32"],
    "memory": ["malloc(i64) -> p", "free(0)"],
    "file": ["fopen(p, p) -> p", "fclose(p) -> i32", "fread(p, i64, i64, p) -> i64"],
    "own": ["compute(p, i64)", "close(i32)", "clamp(f32) -> f32", "custom(p)", "zero(p)", "hippo(p)", "vkontakte(p)"],
    "own_words": ["kernel_2mm(p, p)", "device_name(p)", "queue_push(p, p)", "event_loop(p)", "matmul(p, p, p)", "xstream(p)", "shipment(p)"],
    "iostream": ["_ZNSo5flushEv(p) -> p", "_ZNSolsEi(p, i32) -> p", "_ZNSt12__basic_fileIcED1Ev(p)"],
    "threads": ["pthread_create(p, p, p, p) -> i32", "pthread_join(i64, p) -> i32", "sem_wait(p) -> i32"],
    "host_openmp": ["__kmpc_fork_call(p, i32, p)", "omp_get_num_threads() -> i32", "__kmpc_barrier(p, i32)"],
    "mpi": ["MPI_Send(p, i32, i32, i32, i32, i32) -> i32", "MPI_Wait(p, p) -> i32"],
    "kernels_alone": ["TOP: gpu.module @k { }", "puts(p) -> i32"],
}
KNOWN = {
    "stream": ["mgpuStreamCreate() -> p", "mgpuStreamDestroy(0)"],
    "device": ["mgpuSetDefaultDevice(i32)"],
    "beside_unknown": ["mgpuStreamCreate() -> p", "mgpuStreamDestroy(0)", "compute(p)", "stream_table_size() -> i64", "cublasCreate_v2(p) -> i32"],
}


def write(calls):
    """The program that makes the calls one after another; `0` is the result of the first."""
    top, body, first = [], [], None
    body += [f"  %p = llvm.mlir.zero : {P}"]
    body += [f"  %{t} = llvm.mlir.constant({0 if t[0] == 'i' else '0.0'} : {t}) : {t}" for t in ("i32", "i64", "f32")]
    for n, call in enumerate(calls):
        if call.startswith(("OP: ", "TOP: ")):
            (top if call[0] == "T" else body).append(call.split(": ", 1)[1])
            continue
        name, arguments, result = re.fullmatch(r"([\w.]+)\((.*?)\)(?: -> (\w+))?", call).groups()
        words = [w for w in arguments.split(", ") if w]
        types = ", ".join(P if w in "p0" else w for w in words)
        values = ", ".join(f"%r{first}" if w == "0" else f"%{w}" for w in words)
        to = {None: None, "p": P}.get(result, result)
        top.append(f"llvm.func @{name}({types}){' -> ' + to if to else ''}")
        body.append(f"  {f'%r{n} = ' if to else ''}llvm.call @{name}({values}) : ({types}) -> {to or '()'}")
        first = n if first is None and to == P else first
    return "\n".join(["module {", *top, "llvm.func @main() {", *body, "  llvm.return", "}", "}"]) + "\n"


def run(gpuverify, *words):
    done = subprocess.run([gpuverify, *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    return done.returncode, done.stdout, done.stderr


def of_file(gpuverify, path, *words):
    code, out, _ = run(gpuverify, "--format=json", *words, path)
    return code, json.loads(out)["files"][0]


def names(calls):
    return {c.split("(")[0] for c in calls if ": " not in c}


def check_foreign(gpuverify, path, calls):
    code, file = of_file(gpuverify, path)
    found = [f for f in file["findings"] if f["rule"] == "unknown-runtime"]
    alone = not any(c.startswith("mgpuStream") for c in calls)
    if code != 3 or file["verdict"] != "unproved" or len(found) != 1 or file["obligations"]["unproved"] < 1:
        return [f"exit {code}, {file['verdict']}, {[f['rule'] for f in file['findings']]}"]
    complaints = []
    if ("nothing_to_verify" in file) != alone:
        complaints.append("nothing_to_verify is wrong")
    text = run(gpuverify, path)[1]
    if ("; nothing to verify: no profile knows" in text) != alone or "[unknown-runtime]" not in text:
        complaints.append(f"the text does not say it: {text}")
    sarif = json.loads(run(gpuverify, "--format=sarif", path)[1])["runs"][0]
    if not any(r["ruleId"] == "unknown-runtime" and r["kind"] == "open" for r in sarif["results"]):
        complaints.append("SARIF does not say it")
    if ("nothing to verify: no profile" in json.dumps(sarif)) != alone:
        complaints.append("SARIF's notification is wrong")
    if "unknown-runtime" not in run(gpuverify, "--format=github", path)[1]:
        complaints.append("the annotations do not say it")
    if run(gpuverify, "--disable=unknown-runtime", path)[0] != 3:
        complaints.append("it is proved where the rule is off")
    return complaints + check_rows(gpuverify, path, calls, found[0])


def check_rows(gpuverify, path, calls, finding):
    """With what it proposes the functions are known."""
    notes = " ".join(n["message"] for n in finding["notes"])
    rows, profiles = re.findall(r"for example '(function [^']*)'", notes), re.findall(r"--runtime=([\w-]+), which has", notes)
    told = {re.match(r"function ([^(]*)\(", row).group(1) for row in rows} | set(re.findall(r"which has @([\w.]+)", notes))
    if not told <= names(calls) or (not told and not any("OP: " in c for c in calls)):
        return [f"it names {told}"]
    if not told:
        return []
    mine = path.with_suffix(".profile")
    mine.write_text("\n".join(["gpuverify-runtime 1", "runtime mine", *rows]) + "\n")
    runtime = ",".join(sorted(set(profiles))) or "cuda"
    code, file = of_file(gpuverify, path, f"--runtime-file={mine}", f"--runtime={runtime}")
    left = [f["message"] for f in file.get("findings", []) if f["rule"] == "unknown-runtime"]
    return [f"with {rows}, {runtime}: {code} {left} {file.get('error', '')}"] if code == 2 or left else []


def check_nothing(gpuverify, path, calls):
    code, file = of_file(gpuverify, path)
    text = run(gpuverify, path)[1]
    if code != 0 or file["verdict"] != "proved" or file.get("nothing_to_verify") != "there is no GPU host code in it":
        return [f"exit {code}, {file['verdict']}, {[f['message'] for f in file['findings']]}"]
    sarif = run(gpuverify, "--format=sarif", path)[1]
    words = "nothing to verify: there is no GPU host code in it"
    return [] if words in text and words in sarif else [f"the text does not say it: {text}"]


def check_known(gpuverify, path, calls):
    code, file = of_file(gpuverify, path)
    fine = code == 0 and file["verdict"] == "proved" and "nothing_to_verify" not in file
    return [] if fine else [f"exit {code}, {file['verdict']}, {[f['message'] for f in file['findings']]}"]


def main():
    gpuverify, scratch, share = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3])
    scratch.mkdir(parents=True, exist_ok=True)
    bad = 0
    for check, programs in ((check_foreign, FOREIGN), (check_nothing, NOTHING), (check_known, KNOWN)):
        for name, calls in list(programs.items())[::share]:
            path = scratch / f"{name}.mlir"
            path.write_text(write(calls))
            for complaint in check(gpuverify, path, calls):
                bad += 1
                print(f"{name}: {complaint}")
    print(f"{len(FOREIGN) + len(NOTHING) + len(KNOWN)} programs, {bad} complaints")
    sys.exit(bad != 0)


if __name__ == "__main__":
    main()
