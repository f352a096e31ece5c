#!/usr/bin/env python3
"""What is said of programs of which little or nothing is recognised.

usage: table.py GPUVERIFY SCRATCH-DIRECTORY SHARE

One program in SHARE of each kind is made and looked at. A program is a list of calls "NAME(TYPE, ...) [-> TYPE]", each of a function that is only declared; "OP: TEXT" is an operation as it stands, "TOP: TEXT"
one of the module. Three kinds: FOREIGN, which calls a runtime that no profile knows and is unproved, whatever it does (NAMED, SAID: how it is named); NOTHING, which does nothing on a
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
    # names of functions of libraries for hosts, of 153,000 in Debian's none was taken for one of a GPU's
    "streams": ["ogg_stream_destroy(p)", "LZ4_createStream() -> p", "ZSTD_freeDStream(p)", "FLAC__stream_decoder_finish(p)", "pa_stream_connect_record(p)", "g_dbus_address_get_stream_sync(p)",
                "nghttp2_submit_rst_stream(p)", "_ZN6google8protobuf2io19ArrayOutputStream4NextEPPvPi(p)"],
    "devices": ["cd_device_connect_sync(p)", "device_open(p) -> p", "alloc_device() -> p", "block_device_copy(p, p)", "snd_device_name_copy(p, p)", "cairo_device_observer_fill_elapsed(p)"],
    "letters": ["glMultiTexCoord2hNV(p)", "sendToHost(p)", "agpushdisc(p)", "_ZN10x265_10bit6CUData9initSubCUERKS0_(p, p)", "gtk_accelerator_name(p)", "hip_decode_init()", "_cupsLangPuts(p)"],
    "queues": ["wl_display_dispatch_queue(p, p)", "execute_command(p)", "_ZN10pkgAcquire5Queue7EnqueueERNS_8ItemDescE(p)", "thread_pool_enqueue(p, p)", "submit_job(p)", "append_command_history(p)",
               "avahi_record_browser_event(p)", "run_command(p)"],
    "plugin": ["TOP: llvm.mlir.global internal constant @s0(\"plugin_init\\00\")", "TOP: llvm.mlir.global internal constant @s1(\"the GPU library\\00\")", "dlsym(p, p) -> p", "dlopen(p, i32) -> p"],
    "text_alone": ["TOP: llvm.mlir.global internal constant @s0(\"cuLaunchKernel\\00\")", "puts(p) -> i32"],
    "mpi": ["MPI_Send(p, i32, i32, i32, i32, i32) -> i32", "MPI_Wait(p, p) -> i32"],
    "kernels_alone": ["TOP: gpu.module @k { }", "puts(p) -> i32"],
}
KNOWN = {
    "stream": ["mgpuStreamCreate() -> p", "mgpuStreamDestroy(0)"],
    "device": ["mgpuSetDefaultDevice(i32)"],
    "beside_unknown": ["mgpuStreamCreate() -> p", "mgpuStreamDestroy(0)", "compute(p)", "stream_table_size() -> i64", "cublasCreate_v2(p) -> i32"],
}


# Each function of these programs is named, and those of the last two are looked up and not called.
NAMED = {
    "plain_words": ["device_malloc(i64) -> p", "copy_to_device(p, p, i64)", "run_kernel(p, p)", "enqueue_work(p, p)", "device_sync()", "hostToDevice(p, p, i64)", "allocDeviceMemory(i64) -> p",
                    "memcpy_h2d(p, p, i64)", "cuMemcpyDtoH_mine(p, i64)", "invokeKernel(p)", "run_shader(p)", "queue_submit(p, p)", "cmd_buffer_submit(p)", "deviceSynchronize()"],
    "more_words": ["streamSynchronize(p)", "command_list_append(p)", "offload_start(p)", "amdgpu_cs_submit(p)", "_ZN2rt6device4sync6launchEv(p)", "_ZN3acc9runKernelEPv(p)", "GOMP_offload_register(p, i32, p)",
                   "acceleratorLaunch(p)", "hip_launch(p)", "device_buffer_create(i64) -> p"],
    "looked_up": ["TOP: llvm.mlir.global internal constant @s0(\"cuLaunchKernel\\00\")", "TOP: llvm.mlir.global internal constant @s1(\"libamdhip64.so.6\\00\")", "dlsym(p, p) -> p"],
    "looked_up_in_a_table": ["TOP: llvm.mlir.global internal constant @s0(\"clEnqueueTask\\00\")", "TOP: llvm.mlir.global internal constant @s1(\"hello, clEnqueueTask\\00\")", "g_module_symbol(p, p, p) -> i32"],
}
# What a finding says of the runtime, by the runtimes that are selected.
SAID = {
    "launch_of_hip": (["hipLaunchKernelExC(p) -> i32"], {"cuda": "looks like runtime 'hip', which is not selected", "hip": "looks like HIP, but not its arguments"}),
    "newer_than_the_profile": (["hipNewerThing(p) -> i32"], {"cuda": "looks like HIP, whose profile does not have it", "hip": "looks like HIP, whose profile does not have it"}),
    "no_profile": (["clFinish(p) -> i32"], {"cuda": "looks like OpenCL, which has no profile"}),
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


def check_named(gpuverify, path, calls):
    """Of what is looked up the names are the texts."""
    code, file = of_file(gpuverify, path)
    notes = " ".join(n["message"] for f in file["findings"] for n in f["notes"])
    texts = re.findall(r'\("([\w.]+)\\00"\)', " ".join(calls))
    wanted = set(texts) or names(calls)
    told = set(re.findall(r"(?:describe|which has|call) @([\w.]+)", notes))
    return [] if code == 3 and told == wanted else [f"exit {code}, {told ^ wanted}"]


def check_said(gpuverify, path, said):
    wrong = []
    for runtime, words in said[1].items():
        code, file = of_file(gpuverify, path, f"--runtime={runtime}")
        messages = [f["message"] for f in file["findings"]]
        if code != 3 or not any(words in m for m in messages):
            wrong.append(f"{runtime}: exit {code}, {messages}")
    return wrong


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
    for check, programs in ((check_foreign, FOREIGN), (check_nothing, NOTHING), (check_known, KNOWN), (check_named, NAMED), (check_said, SAID)):
        for name, calls in list(programs.items())[::share]:
            path = scratch / f"{name}.mlir"
            path.write_text(write(calls[0] if check is check_said else calls))
            for complaint in check(gpuverify, path, calls):
                bad += 1
                print(f"{name}: {complaint}")
    print(f"{len(FOREIGN) + len(NOTHING) + len(KNOWN) + len(NAMED) + len(SAID)} programs, {bad} complaints")
    sys.exit(bad != 0)


if __name__ == "__main__":
    main()
