#!/usr/bin/env python3
"""Kernels of which there is only PTX, and what is said of programs that launch them.

usage: ptx.py GPUVERIFY SCRATCH-DIRECTORY

Each kernel takes (ptr a, ptr b, i64 n, i32 m). What it does with a and b is one letter each: '-' nothing, 'r' reads, 'w' writes, 't' only atomics, 'x' reads
and writes or is not understood; capitals: for certain; 'Y': it reads for certain, and may write; 'Z' and 'B': the first thread writes, or reads and writes, bytes that are known; 'T' and 'C': an atomic operation that writes for certain, and one that may. A third letter is 'f' if it may go where addresses lead that lie in memory.
"""
import json
import pathlib
import subprocess
import sys

HEAD = """.version 8.0
.target sm_80
.address_size 64
"""
PARAMS = """.visible .entry k(
	.param .u64 .ptr .align 1 k_param_0,
	.param .u64 k_param_1,
	.param .u64 k_param_2,
	.param .u32 k_param_3
)
"""
LOADS = """
	.reg .pred %p<9>; .reg .b32 %r<19>; .reg .f32 %f<9>; .reg .b64 %rd<39>;
	ld.param.u64 %rd1, [k_param_0];
	ld.param.u64 %rd2, [k_param_1];
	ld.param.u64 %rd3, [k_param_2];
	ld.param.u32 %r1, [k_param_3];
	cvta.to.global.u64 %rd4, %rd1;
	cvta.to.global.u64 %rd5, %rd2;
	mov.u32 %r2, %tid.x;
	mul.wide.u32 %rd6, %r2, 4;
	add.s64 %rd7, %rd4, %rd6;
	add.s64 %rd8, %rd5, %rd6;
"""
# name: (what it does, body, what stands before the kernel)
KERNELS = {
    # plain accesses
    "copy": ("RZ-", "ld.global.f32 %f1, [%rd7]; st.global.f32 [%rd8], %f1; ret;"),
    "generic": ("RZ-", "ld.f32 %f1, [%rd1]; st.f32 [%rd2+16], %f1; ret;"),
    "negative": ("RZ-", "ld.global.nc.f32 %f1, [%rd7+-4]; st.volatile.global.f32 [%rd8], %f1;"),
    "vectors": ("RZ-", "ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd7]; st.global.v2.f32 [%rd8], {%f1, %f3};"),
    "nothing": ("---", "ret;"),
    "compared": ("---", "setp.eq.s64 %p1, %rd1, %rd2; selp.b32 %r3, 1, 2, %p1; ret;"),
    "condition_stored": ("-Z-", "setp.ne.s64 %p1, %rd1, 0; selp.b32 %r3, 1, 2, %p1; st.global.b32 [%rd8], %r3;"),
    "prefetched": ("---", "prefetch.global.L2 [%rd7];"),
    "both_ways": ("B--", "ld.global.f32 %f1, [%rd7]; add.f32 %f1, %f1, %f1; st.global.f32 [%rd7], %f1;"),
    "comments": ("R--", "/* st.global.f32 [%rd8], %f1; */ ld.global.f32 %f1, [%rd7]; // st.global.f32 [%rd8], %f1;\n"),
    # not in every thread
    "guarded": ("rw-", "setp.lt.s32 %p1, %r2, %r1; @%p1 ld.global.f32 %f1, [%rd7]; @!%p1 st.global.f32 [%rd8], %f1;"),
    "behind_branch": ("rw-", "setp.lt.s32 %p1, %r2, %r1; @%p1 bra $L__1; ld.global.f32 %f1, [%rd7]; st.global.f32 [%rd8], %f1; $L__1: ret;"),
    "behind_exit": ("Rw-", "ld.global.f32 %f1, [%rd7]; setp.lt.f32 %p1, %f1, %f1; @%p1 exit; st.global.f32 [%rd8], %f1;"),
    "in_loop": ("Rw-", "ld.global.u32 %r3, [%rd7]; $L__1: add.s32 %r3, %r3, -1; setp.ne.s32 %p1, %r3, 0; @%p1 bra $L__1; st.global.u32 [%rd8], %r3;"),
    "loop_of_pointer": ("w--", "mov.u64 %rd9, %rd7; $L__1: setp.eq.s64 %p1, %rd9, %rd2; @%p1 bra $L__2; st.global.u32 [%rd9], %r1; add.s64 %rd9, %rd9, 4; bra.uni $L__1; $L__2: ret;"),
    # addresses that are computed
    "indexed": ("R--", "mul.lo.s64 %rd9, %rd3, %rd6; shl.b64 %rd10, %rd9, 2; add.s64 %rd11, %rd4, %rd10; ld.global.f32 %f1, [%rd11];"),
    "through_double": ("-W-", "cvt.rn.f64.u64 %fd1, %rd8; cvt.rzi.u64.f64 %rd9, %fd1; st.global.u32 [%rd9], %r1;"),
    "mad": ("-W-", "mad.lo.s64 %rd9, %rd3, 4, %rd5; st.global.u32 [%rd9], %r1;"),
    "mad_wide": ("-Z-", "mad.wide.s32 %rd9, %r2, 8, %rd5; st.global.u32 [%rd9], %r1;"),
    "unscaled": ("R-f", "add.s64 %rd9, %rd1, %rd3; ld.global.u8 %r3, [%rd9];"),
    "selected": ("ww-", "setp.lt.s32 %p1, %r2, %r1; selp.b64 %rd9, %rd4, %rd5, %p1; st.global.u32 [%rd9], %r1;"),
    "minimum": ("ww-", "min.u64 %rd9, %rd1, %rd2; st.u32 [%rd9], %r1;"),
    "difference": ("xx-", "sub.s64 %rd9, %rd2, %rd1; add.s64 %rd10, %rd1, %rd9; st.u32 [%rd10], %r1; ld.u32 %r3, [%rd10];"),
    "moved_under_guard": ("ww-", "mov.b64 %rd9, %rd4; setp.lt.s32 %p1, %r2, %r1; @%p1 mov.b64 %rd9, %rd5; st.global.u32 [%rd9], %r1;"),
    "masked": ("W--", "and.b64 %rd9, %rd1, -8; st.u32 [%rd9], %r1;"),
    "halves": ("w-f", "mov.b64 {%r3, %r4}, %rd1; add.s32 %r3, %r3, 4; mov.b64 %rd9, {%r3, %r4}; st.u32 [%rd9], %r1;"),
    "shifted_away": ("W--", "shr.u64 %rd9, %rd1, 4; shl.b64 %rd10, %rd9, 4; st.u32 [%rd10], %r1;"),
    "swapped": ("ww-", "xor.b64 %rd9, %rd1, %rd2; xor.b64 %rd10, %rd9, %rd1; st.u32 [%rd10], %r1;"),
    "three_way": ("ww-", "lop3.b32 %r3, %r1, %r2, %r1, 0xE8; add.s64 %rd9, %rd1, %rd2; sub.s64 %rd9, %rd9, %rd1; st.u32 [%rd9], %r1;"),
    "shuffled": ("w-f", "mov.b64 {%r3, %r4}, %rd1; shfl.sync.bfly.b32 %r5|%p1, %r3, 1, 31, -1; shfl.sync.bfly.b32 %r6|%p2, %r4, 1, 31, -1; mov.b64 %rd9, {%r5, %r6}; st.u32 [%rd9], %r1;"),
    # atomics
    "counts": ("T--", "atom.global.add.u32 %r3, [%rd7], %r1;"),
    "reduces": ("T--", "red.global.add.f32 [%rd7], %f1;"),
    "counts_and_reads": ("B--", "red.global.add.u32 [%rd7], %r1; ld.global.u32 %r3, [%rd7]; st.global.u32 [%rd7], %r3;"),
    "exchanges_address": ("Tx-", "atom.global.exch.b64 %rd9, [%rd7], %rd2;"),
    "address_from_atomic": ("X-f", "atom.global.exch.b64 %rd9, [%rd7], 0; st.u32 [%rd9], %r1;"),
    "swaps_in": ("Cx-", "atom.global.cas.b64 %rd9, [%rd7], 0, %rd2;"),
    # addresses in memory
    "loaded_address": ("Y-f", "ld.global.u64 %rd9, [%rd7]; ld.u32 %r3, [%rd9];"),
    "loaded_halves": ("Y-f", "ld.global.v2.u32 {%r3, %r4}, [%rd7]; mov.b64 %rd9, {%r3, %r4}; st.u32 [%rd9], %r1;"),
    "gathered": ("RR-", "ld.global.u64 %rd9, [%rd7]; shl.b64 %rd10, %rd9, 2; add.s64 %rd11, %rd5, %rd10; ld.global.u32 %r3, [%rd11];"),
    "tagged": ("Y-f", "ld.global.u64 %rd9, [%rd7]; shr.u64 %rd10, %rd9, 3; shl.b64 %rd11, %rd10, 3; st.u32 [%rd11], %r1;"),
    "loaded_in_parts": ("Ywf", "ld.global.v2.u32 {%r3, %r4}, [%rd7]; cvt.u64.u32 %rd9, %r3; cvt.u64.u32 %rd10, %r4; shl.b64 %rd11, %rd10, 32; or.b64 %rd12, %rd11, %rd9; sub.s64 %rd13, %rd12, %rd5; add.s64 %rd14, %rd13, %rd5; st.u32 [%rd14], %r1;".replace("%rd5", "%rd2")),
    "multiplied_in_parts": ("Y-f", "ld.global.v2.u32 {%r3, %r4}, [%rd7]; cvt.u64.u32 %rd9, %r3; cvt.u64.u32 %rd10, %r4; mad.lo.s64 %rd12, %rd10, 4294967296, %rd9; st.u32 [%rd12], %r1;"),
    "stores_address": ("xZ-", "st.global.u64 [%rd8], %rd1;"),
    "stores_half": ("xZ-", "mov.b64 {%r3, %r4}, %rd1; st.global.v2.u32 [%rd8], {%r3, %r4};"),
    "moves_eight_bytes": ("RZ-", "ld.global.u64 %rd9, [%rd7]; st.global.u64 [%rd8], %rd9;"),
    "spilled": ("x-f", ".local .align 8 .b8 own[16]; mov.u64 %rd9, own; st.local.u64 [%rd9], %rd1; ld.local.u64 %rd10, [%rd9]; st.u32 [%rd10], %r1;"),
    "shared": ("RZ-", ".shared .align 4 .b8 tile[64]; mov.u32 %r3, tile; mad.lo.s32 %r4, %r2, 4, %r3; ld.global.f32 %f1, [%rd7]; st.shared.f32 [%r4], %f1; bar.sync 0; ld.shared.f32 %f2, [tile]; st.global.f32 [%rd8], %f2;"),
    "shared_address": ("x-f", ".shared .align 8 .b8 tile[64]; st.shared.u64 [tile], %rd1; bar.sync 0; ld.shared.u64 %rd9, [tile]; st.u32 [%rd9], %r1;"),
    "copies_async": ("r--", ".shared .align 16 .b8 tile[64]; mov.u32 %r3, tile; cp.async.ca.shared.global [%r3], [%rd7], 16; cp.async.commit_group; cp.async.wait_group 0;"),
    "absolute": ("--f", "mov.u64 %rd9, 139637976727552; st.u32 [%rd9], %r1;"),
    "absolute_in_brackets": ("--f", "st.u32 [4096], %r1;"),
    "from_nothing": ("--f", "cvt.u64.u32 %rd9, %r2; st.u32 [%rd9], %r1;"),
    "number": ("--f", "st.u32 [%rd3], %r1;"),
    "variable": ("--f", "mov.u64 %rd9, var; ld.global.u64 %rd10, [%rd9]; st.u32 [%rd10], %r1;", ".visible .global .align 8 .u64 var;"),
    "variable_by_name": ("R-f", "ld.global.u32 %r3, [%rd7]; st.global.u32 [var], %r3;", ".visible .global .align 8 .u32 var;"),
    # functions
    "called": ("x-f", "{ .param .b64 param0; st.param.b64 [param0], %rd1; call.uni g, (param0); }", ".func g(.param .b64 g_param_0) { ret; }"),
    "called_back": ("--f", "{ .param .b64 retval0; call.uni (retval0), g; ld.param.b64 %rd9, [retval0]; } st.u32 [%rd9], %r1;", ".extern .func (.param .b64 r) g;"),
    "called_in_register": ("-xf", "call (%rd9), g, (%rd2);", ".extern .func (.param .b64 r) g(.param .b64 x);"),
    "printed": ("R--", "{ .param .b64 param0; .param .b64 param1; .param .b32 retval0; .local .b8 own[8]; mov.u64 %rd9, own; ld.global.u32 %r3, [%rd7]; st.local.u32 [%rd9], %r3; st.param.b64 [param1], %rd9; call.uni (retval0), vprintf, (param0, param1); }",
                ".extern .func (.param .b32 r) vprintf(.param .b64 x, .param .b64 y);"),
    "through_pointer": ("xxf", "{ .param .b64 param0; st.param.b64 [param0], %rd2; call %rd1, (param0), proto; proto: .callprototype _ (.param .b64 _); }"),
    # not understood: anything
    "unheard_of": ("xxf", "frobnicate.b64 %rd9, %rd1; ret;"),
    "address_of_parameter": ("xxf", "mov.b64 %rd9, k_param_0; ld.param.u64 %rd10, [%rd9]; ld.u32 %r3, [%rd10];"),
    "generic_parameter": ("xxf", "mov.b64 %rd9, k_param_1; cvta.param.u64 %rd10, %rd9; ld.u64 %rd11, [%rd10]; st.u32 [%rd11], %r1;"),
    "perhaps_a_variable": ("w-f", "mov.u64 %rd9, var; setp.eq.s32 %p1, %r1, 7; selp.b64 %rd10, %rd9, %rd4, %p1; st.global.u32 [%rd10], %r1;", ".visible .global .align 8 .u64 var;"),
    "variable_put_in_by_some": ("w-f", "mov.u64 %rd9, var; mov.b64 %rd10, %rd4; setp.eq.s32 %p1, %r1, 7; @%p1 mov.b64 %rd10, %rd9; st.global.u32 [%rd10], %r1;", ".visible .global .align 8 .u64 var;"),
    "texture": ("xxf", "tex.1d.v4.f32.s32 {%f1, %f2, %f3, %f4}, [%rd1, {%r2}];"),
    "tensor": ("R-f", "cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes [%r3], [%rd1, {%r2}], [%r4];"),
    "unfinished": ("xxf", "st.global.u32 [%rd8], %r1; .strange 4;"),
}


def escaped(text):
    return "".join(c if 32 <= ord(c) < 127 and c not in '"\\' else f"\\{ord(c):02X}" for c in text)


def program(objects, lines):
    listed = ", ".join(f'#gpu.object<#nvvm.target<chip = "sm_80">, assembly = "{escaped(text)}">' for text in objects)
    return f"""module attributes {{gpu.container_module}} {{
  gpu.binary @kernels [{listed}]
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @main(%n: i64, %m: i32) {{
    %c0 = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%c64, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%c64, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %x = llvm.call @mgpuMemAlloc(%c64, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %y = llvm.call @mgpuMemAlloc(%c64, %s, %c0) : (i64, !llvm.ptr, i8) -> !llvm.ptr
{lines}    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%y, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }}
}}
"""


def launch(stream, a="%a", b="%b"):
    return (f"    gpu.launch_func <{stream} : !llvm.ptr> @kernels::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 "
            f"args({a} : !llvm.ptr, {b} : !llvm.ptr, %n : i64, %m : i32)\n")


def fill(memory):
    return f"    llvm.call @mgpuMemset32({memory}, %v, %c16, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()\n"


def copy(to, source, stream):
    return f"    llvm.call @mgpuMemcpy({to}, {source}, %c64, {stream}) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()\n"


# What is said beside a kernel that does it to the memory: of a fill, of a copy out of it, of the kernel itself on another stream.
SAID = {"-": "ppp", "T": "vvp", "C": "vup", "Z": "vvv", "B": "vvv", "r": "upp", "R": "vpp", "w": "uuu", "W": "vvu", "t": "uup", "x": "uuu", "X": "vvu", "Y": "vuu"}


def programs(objects, does):
    """Pairs of what is to be said and a program. A kernel that writes a variable of the device, or where it points, races with itself."""
    writes_variable = ".visible .global .align 8 .u" in objects[0]
    for memory, what, other in (("%a", does[0], {"b": "%x"}), ("%b", does[1], {"a": "%x"})):
        apart = launch("%s") + launch("%t", **other)
        for said, lines in zip(SAID[what], (launch("%s") + fill(memory), launch("%s") + copy("%x", memory, "%t"), apart)):
            yield "u" if writes_variable and lines is apart and said == "p" else said, program(objects, lines)
    pointed = "    llvm.store %x, %slot : !llvm.ptr, !llvm.ptr\n" + copy("%y", "%slot", "%s")
    wait = "    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()\n"
    yield "u" if does[2] == "f" else "p", program(objects, pointed + wait + launch("%s") + fill("%x"))


def object_of(body, before=""):
    return HEAD + before + "\n" + PARAMS + "{" + LOADS + body + "\n}\n"


def cases():
    for name, (does, body, *before) in KERNELS.items():
        yield name, does, [object_of(body, *before)]
    reads, writes = object_of(KERNELS["copy"][1]), object_of("ld.global.f32 %f1, [%rd8]; st.global.f32 [%rd7], %f1;")
    yield "two_objects", "xx-", [reads, writes]
    yield "two_objects_alike", "RW-", [reads, reads]
    yield "other_object_is_no_text", "xxf", [reads, "\x7fELF is not read here"]
    yield "ends_in_nul", "RZ-", [reads + "\0"]
    yield "nul_inside", "xxf", [reads.replace("ret;", "\0 ret;")]
    yield "kernel_in_one_object", "xxf", [reads, reads.replace(".entry k", ".entry other")]
    yield "twice_in_an_object", "xxf", [reads + reads[len(HEAD):]]
    yield "narrow_addresses", "xxf", [reads.replace(".address_size 64", ".address_size 32")]
    yield "no_address_size", "xxf", [reads.replace(".address_size 64", "")]
    yield "more_parameters", "xxf", [reads.replace("k_param_3\n", "k_param_3, .param .u32 k_param_4\n")]
    yield "narrow_parameter", "xxf", [reads.replace(".param .u64 k_param_1", ".param .u32 k_param_1")]
    yield "cut_short", "xxf", [reads[:-3]]
    yield "declared_only", "xxf", [HEAD + PARAMS + ";"]
    shadow = ".visible .entry before() { .shared .b8 var[8]; ret; }\n"
    yield "own_of_another", "--f", [object_of("st.global.u32 [var], %r1;", ".visible .global .align 8 .u32 var;\n" + shadow)]


def main():
    gpuverify, scratch = sys.argv[1], pathlib.Path(sys.argv[2])
    scratch.mkdir(parents=True)
    wanted = {}
    for name, does, objects in cases():
        for number, (said, text) in enumerate(programs(objects, does)):
            path = scratch / f"{name}.{number}.mlir"
            path.write_text(text)
            wanted[str(path)] = said
    run = subprocess.run([gpuverify, "--format=json", *wanted], stdout=subprocess.PIPE, text=True)
    files = {f["path"]: f for f in json.loads(run.stdout)["files"]}
    bad = [(path, said, files[path]) for path, said in wanted.items() if files[path]["verdict"][0] != said]
    for path, said, file in bad:
        print(f"{path}: {file['verdict']}, not {said}: {file.get('error', '')}")
    print(f"{len(wanted)} programs, {len(bad)} not as expected")
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
