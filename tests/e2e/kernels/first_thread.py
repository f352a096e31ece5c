#!/usr/bin/env python3
"""What the first thread of a kernel does for certain, of which there is PTX, beside a copy on another stream.

usage: first_thread.py GPUVERIFY SCRATCH-FILE

Each program copies to the first 1,024 bytes of a buffer of 4,096, or from them, and launches a kernel on another stream without a wait, with the buffer, the numbers 16 and -1,
and blocks of 8 threads.
"""
import json
import pathlib
import subprocess
import sys

STORE = "st.global.b32 [%rd1], 7;"
LOOP = "{ .reg .pred P1; WAIT: mbarrier.try_wait.parity.shared.b64 P1, [bar], 0, %r1; @P1 bra.uni DONE; bra.uni WAIT; DONE: }"
# name: (what is said, the body of the kernel; %rd1 is the buffer, %rd2 is 16, %r9 is -1, %rd5 is a number that is read)
KERNELS = {
    "first_bytes": ("violated", STORE),
    "by_thread": ("violated", "mov.u32 %r1, %tid.x; mul.wide.u32 %rd3, %r1, 4; add.s64 %rd4, %rd1, %rd3; st.global.b32 [%rd4], %r1;"),
    "by_block": ("violated", "mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ntid.x; mov.u32 %r3, %tid.x; mad.lo.s32 %r4, %r1, %r2, %r3; shl.b32 %r5, %r4, 2; cvt.s64.s32 %rd3, %r5; add.s64 %rd4, %rd1, %rd3; st.global.b32 [%rd4], %r1;"),
    "first_alone": ("violated", f"mov.u32 %r1, %tid.x; setp.ne.s32 %p1, %r1, 0; @%p1 bra $L1; {STORE} $L1: ret;"),
    "others_alone": ("unproved", f"mov.u32 %r1, %tid.x; setp.eq.s32 %p1, %r1, 0; @%p1 bra $L1; {STORE} $L1: ret;"),
    "below_a_number": ("violated", f"mov.u32 %r1, %tid.x; cvt.u64.u32 %rd3, %r1; setp.ge.s64 %p1, %rd3, %rd2; @%p1 bra $L1; {STORE} $L1: ret;"),
    "from_a_number_on": ("unproved", f"mov.u32 %r1, %tid.x; cvt.u64.u32 %rd3, %r1; setp.lt.s64 %p1, %rd3, %rd2; @%p1 bra $L1; {STORE} $L1: ret;"),
    "other_bytes": ("unproved", "st.global.b32 [%rd1+2048], 7;"),
    "last_of_the_bytes": ("violated", "st.global.v4.b32 [%rd1+1020], {%r1, %r2, %r3, %r4};"),
    "behind_the_bytes": ("unproved", "st.global.b32 [%rd1+1024], 7;"),
    "a_negative_offset": ("violated", "add.s64 %rd3, %rd1, 512; st.global.b32 [%rd3+-4], 7;"),
    "before_them": ("unproved", "st.global.b32 [%rd1+-4], 7;"),
    "rounds": ("violated", "mov.b64 %rd3, 20; $L1: shl.b64 %rd4, %rd3, 6; add.s64 %rd6, %rd1, %rd4; st.global.b32 [%rd6], 7; add.s64 %rd3, %rd3, -1; setp.ne.s64 %p1, %rd3, 0; @%p1 bra $L1; ret;"),
    "rounds_up": ("violated", "mov.b64 %rd3, 0; $L1: shl.b64 %rd4, %rd3, 6; add.s64 %rd6, %rd1, %rd4; st.global.b32 [%rd6+896], 7; add.s64 %rd3, %rd3, 1; setp.lt.s64 %p1, %rd3, %rd2; @%p1 bra $L1; ret;"),
    "rounds_behind": ("unproved", "mov.b64 %rd3, 0; $L1: shl.b64 %rd4, %rd3, 6; add.s64 %rd6, %rd1, %rd4; st.global.b32 [%rd6+1024], 7; add.s64 %rd3, %rd3, 1; setp.lt.s64 %p1, %rd3, %rd2; @%p1 bra $L1; ret;"),
    "no_end": ("unproved", f"$L1: bra.uni $L1; {STORE}"),
    "perhaps": ("unproved", f"setp.eq.s64 %p1, %rd5, 3; @%p1 bra $L1; {STORE} $L1: ret;"),
    "behind_perhaps": ("unproved", f"setp.eq.s64 %p1, %rd5, 3; @%p1 bra $L1; mov.u32 %r1, 0; $L1: {STORE} ret;"),
    "before_perhaps": ("violated", f"{STORE} setp.eq.s64 %p1, %rd5, 3; @%p1 bra $L1; $L1: ret;"),
    "ends_before": ("unproved", f"ret; {STORE}"),
    "ends_perhaps_before": ("unproved", f"setp.eq.s64 %p1, %rd5, 3; @%p1 exit; {STORE}"),
    "traps_before": ("unproved", f"setp.eq.s64 %p1, %rd5, 3; @%p1 trap; {STORE}"),
    "with_a_predicate": ("violated", "setp.gt.s64 %p1, %rd2, 15; @%p1 st.global.b32 [%rd1], 7;"),
    "against_a_predicate": ("unproved", "setp.gt.s64 %p1, %rd2, 16; @%p1 st.global.b32 [%rd1], 7;"),
    "unless_a_predicate": ("violated", "setp.gt.s64 %p1, %rd2, 16; @!%p1 st.global.b32 [%rd1], 7;"),
    "with_an_unknown_predicate": ("unproved", "setp.gt.s64 %p1, %rd5, 16; @%p1 st.global.b32 [%rd1], 7;"),
    "predicate_and_predicate": ("unproved", "setp.gt.s64 %p1, %rd2, 15; setp.gt.s64 %p2, %rd5, 15; and.pred %p3, %p1, %p2; @%p3 st.global.b32 [%rd1], 7;"),
    "combined_predicate": ("unproved", "setp.gt.s64 %p2, %rd5, 15; setp.gt.and.s64 %p1, %rd2, 15, %p2; @%p1 st.global.b32 [%rd1], 7;"),
    "register_set_perhaps": ("unproved", "mov.b64 %rd3, 0; setp.gt.s64 %p1, %rd5, 16; @%p1 mov.b64 %rd3, 2048; add.s64 %rd4, %rd1, %rd3; st.global.b32 [%rd4+1000], 7;"),
    "negative": ("violated", f"setp.ge.s32 %p1, %r9, 0; @%p1 bra $L1; {STORE} $L1: ret;"),
    "negative_as_unsigned": ("unproved", f"setp.ge.u32 %p1, %r9, 16; @%p1 bra $L1; {STORE} $L1: ret;"),
    "wraps_around": ("violated", f"add.s32 %r1, %r9, 1; setp.ne.s32 %p1, %r1, 0; @%p1 bra $L1; {STORE} $L1: ret;"),
    "does_not_wrap": ("unproved", f"cvt.s64.s32 %rd3, %r9; cvt.u64.u32 %rd4, %r9; setp.ne.s64 %p1, %rd3, %rd4; @%p1 bra $L1; {STORE} $L1: ret;"),
    "shifted_out": ("violated", f"shl.b32 %r1, %r9, 31; add.s32 %r1, %r1, %r1; setp.ne.s32 %p1, %r1, 0; @%p1 bra $L1; {STORE} $L1: ret;"),
    "high_half": ("unproved", f"mul.hi.u32 %r1, %r9, %r9; setp.ne.s32 %p1, %r1, 1; @%p1 bra $L1; {STORE} $L1: ret;"),
    "wide_product": ("violated", f"mul.wide.s32 %rd3, %r9, %r9; setp.ne.s64 %p1, %rd3, 1; @%p1 bra $L1; {STORE} $L1: ret;"),
    "wide_product_unsigned": ("unproved", f"mul.wide.u32 %rd3, %r9, %r9; setp.ne.s64 %p1, %rd3, 1; @%p1 bra $L1; {STORE} $L1: ret;"),
    "size_of_blocks": ("violated", f"mov.u32 %r1, %ntid.x; setp.ne.s32 %p1, %r1, 8; @%p1 bra $L1; {STORE} $L1: ret;"),
    "other_size_of_blocks": ("unproved", f"mov.u32 %r1, %ntid.x; setp.ne.s32 %p1, %r1, 9; @%p1 bra $L1; {STORE} $L1: ret;"),
    "there_and_back": ("violated", "add.s64 %rd3, %rd1, 2048; sub.s64 %rd4, %rd3, 2048; st.global.b32 [%rd4], 7;"),
    "at_a_number_that_is_read": ("unproved", "add.s64 %rd3, %rd1, %rd5; st.global.b32 [%rd3], 7;"),
    "at_a_multiple_of_it": ("unproved", "mad.lo.s64 %rd3, %rd5, 4096, %rd1; st.global.b32 [%rd3], 7;"),
    "chosen": ("violated", "setp.gt.s64 %p1, %rd2, 15; selp.b64 %rd3, 0, 2048, %p1; add.s64 %rd4, %rd1, %rd3; st.global.b32 [%rd4], 7;"),
    "chosen_otherwise": ("unproved", "setp.gt.s64 %p1, %rd2, 16; selp.b64 %rd3, 0, 2048, %p1; add.s64 %rd4, %rd1, %rd3; st.global.b32 [%rd4], 7;"),
    "behind_a_barrier": ("violated", f".shared .align 8 .b8 bar[8]; {LOOP} {STORE}"),
    "behind_two_barriers": ("violated", f".shared .align 8 .b8 bar[8]; {LOOP} {LOOP} {STORE}"),
    "back_to_one_of_two_labels": ("unproved", f"{{ L: mov.u32 %r1, 0; }} {{ L: mov.u32 %r1, 1; }} bra L; {STORE}"),
    "shared_memory": ("unproved", ".shared .align 8 .b8 own[8]; mov.b64 %rd3, own; st.shared.b32 [%rd3], 7; setp.eq.s64 %p1, %rd5, 3; @%p1 st.global.b32 [%rd1], 7;"),
    "last_byte": ("unproved", f"cvt.u32.u8 %r1, %r9; setp.eq.s32 %p1, %r1, 255; @%p1 bra $L1; {STORE} $L1: ret;"),
    "not_the_last_byte": ("violated", f"cvt.u32.u8 %r1, %r9; setp.eq.s32 %p1, %r1, -1; @%p1 bra $L1; {STORE} $L1: ret;"),
    "last_byte_signed": ("violated", f"mov.b32 %r2, 200; cvt.s32.s8 %r1, %r2; setp.eq.s32 %p1, %r1, 200; @%p1 bra $L1; {STORE} $L1: ret;"),
    "cut_to_a_byte": ("unproved", f"mov.b32 %r2, 256; cvt.u8.u32 %r1, %r2; setp.eq.s32 %p1, %r1, 0; @%p1 bra $L1; {STORE} $L1: ret;"),
    "saturated": ("unproved", f"cvt.sat.u16.s32 %r1, %r9; setp.eq.s32 %p1, %r1, 0; @%p1 bra $L1; {STORE} $L1: ret;"),
    "saturated_above": ("unproved", f"mov.b32 %r2, 100000; cvt.sat.s16.s32 %r1, %r2; setp.eq.s32 %p1, %r1, 32767; @%p1 bra $L1; {STORE} $L1: ret;"),
    "packed": ("unproved", f"cvt.pack.sat.u16.s32 %r1, %r9, 7; setp.ne.s32 %p1, %r1, -1; @%p1 bra $L1; {STORE} $L1: ret;"),
    "not_below_zero": ("unproved", f"max.relu.s32 %r1, %r9, -3; setp.eq.s32 %p1, %r1, 0; @%p1 bra $L1; {STORE} $L1: ret;"),
    "binary": ("unproved", f"mov.b32 %r1, 0b11; setp.eq.s32 %p1, %r1, 3; @%p1 bra $L1; {STORE} $L1: ret;"),
    "computed_by_the_assembler": ("unproved", f"mov.b32 %r1, 2*3; setp.eq.s32 %p1, %r1, 6; @%p1 bra $L1; {STORE} $L1: ret;"),
    "negated_by_the_assembler": ("unproved", f"mov.b32 %r1, ~5; setp.eq.s32 %p1, %r1, -6; @%p1 bra $L1; {STORE} $L1: ret;"),
    "minus_apart": ("unproved", f"mov.b32 %r1, - 5; setp.eq.s32 %p1, %r1, -5; @%p1 bra $L1; {STORE} $L1: ret;"),
    "register_of_braces": ("unproved", f"mov.b32 %r1, 1; {{ .reg .b32 %r1; mov.b32 %r1, 2; }} setp.eq.s32 %p1, %r1, 1; @%p1 bra $L1; {STORE} $L1: ret;"),
    "registers_of_braces": ("unproved", f"mov.b32 %r1, 1; {{ .reg .b32 %r<5>, %q; mov.b32 %r1, 2; }} setp.eq.s32 %p1, %r1, 1; @%p1 bra $L1; {STORE} $L1: ret;"),
    "address_in_braces": ("unproved", "mov.b64 %rd3, %rd8; { .reg .b64 %rd3; mov.b64 %rd3, %rd1; } st.global.b32 [%rd3], 7;"),
    "predicate_in_braces": ("unproved", f"setp.eq.s64 %p1, %rd2, 16; {{ .reg .pred %p1; setp.eq.s64 %p1, %rd2, 17; }} @%p1 bra $L1; {STORE} $L1: ret;"),
    "out_of_braces": ("unproved", f"mov.b32 %r1, 1; {{ .reg .b32 %r1; mov.b32 %r1, 2; bra $L2; }} $L2: setp.eq.s32 %p1, %r1, 1; @%p1 bra $L1; {STORE} $L1: ret;"),
    "same_register_in_two_braces": ("violated", f"{{ .reg .b32 t; mov.b32 t, 2; }} {{ .reg .b32 t; mov.b32 t, 1; setp.ne.s32 %p1, t, 1; @%p1 bra $L1; }} {STORE} $L1: ret;"),
    "other_register_of_braces": ("violated", f"mov.b32 %r1, 1; {{ .reg .b32 %r2; mov.b32 %r2, 2; }} setp.ne.s32 %p1, %r1, 1; @%p1 bra $L1; {STORE} $L1: ret;"),
    "perhaps_a_variable": ("unproved", "mov.b64 %rd3, counter; setp.eq.s64 %p1, %rd5, 3; selp.b64 %rd4, %rd3, %rd1, %p1; st.global.b32 [%rd4], 7;"),
    "put_into_by_some": ("unproved", "mov.b64 %rd3, counter; mov.b64 %rd4, %rd1; setp.eq.s64 %p1, %rd5, 3; @%p1 mov.b64 %rd4, %rd3; st.global.b32 [%rd4], 7;"),
    "before_a_parameter": ("unproved", "ld.param.b64 %rd3, [k_1+-8]; st.global.b32 [%rd3], 7;"),
    "tile": ("violated", "mov.b32 %r1, 16; wmma.store.d.sync.aligned.row.m16n16k16.global.f32 [%rd1], {%r2, %r3}, %r1;"),
    "tile_elsewhere": ("unproved", "mov.b32 %r1, 16; wmma.store.d.sync.aligned.row.m16n16k16.global.f32 [%rd1+1024], {%r2, %r3}, %r1;"),
    "adds": ("violated", "atom.add.global.u32 %r1, [%rd1], 1;"),
    "compares_and_puts": ("violated", "atom.cas.global.b32 %r1, [%rd1], 1, 2;"),
    "reduces": ("violated", "red.add.global.u32 [%rd1], 1;"),
    "only_reads": ("violated", "ld.global.b32 %r1, [%rd1];"),
}
READ_BY_THE_COPY = {
    "only_reads": ("proved", "ld.global.b32 %r1, [%rd1];"),
    "adds": ("violated", "atom.add.global.u32 %r1, [%rd1], 1;"),
    "compares_and_puts": ("unproved", "atom.cas.global.b32 %r1, [%rd1], 1, 2;"),
    "stores": ("violated", STORE),
}
HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n.visible .global .align 4 .u32 counter;\n"
KERNEL = """.visible .entry k(.param .u64 k_0, .param .u64 k_1, .param .u32 k_2, .param .u64 k_3)
.maxntid 8, 1, 1
{
.reg .pred %p<9>; .reg .b32 %r<99>; .reg .b64 %rd<99>;
ld.param.b64 %rd7, [k_0]; cvta.to.global.u64 %rd1, %rd7;
ld.param.b64 %rd2, [k_1]; ld.param.b32 %r9, [k_2];
ld.param.b64 %rd8, [k_3]; ld.global.b64 %rd5, [%rd8];
BODY
ret;
}
"""
HOST = """module attributes {gpu.container_module} {
  gpu.binary @m [#gpu.object<#nvvm.target, assembly = "PTX">]
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @f(%h: !llvm.ptr, %other: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i8) : i8
    %size = llvm.mlir.constant(4096 : i64) : i64
    %part = llvm.mlir.constant(1024 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %eight = llvm.mlir.constant(8 : i64) : i64
    %n = llvm.mlir.constant(16 : i64) : i64
    %m = llvm.mlir.constant(-1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %s, %zero) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(COPY, %part, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @m::@k blocks in (%one, %one, %one) threads in (%eight, %one, %one) : i64 args(%d : !llvm.ptr, %n : i64, %m : i32, %other : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
}
"""


def main():
    gpuverify, scratch = sys.argv[1], pathlib.Path(sys.argv[2])
    scratch.mkdir(parents=True, exist_ok=True)
    wanted = {}
    for direction, copy, kernels in (("to", "%d, %h", KERNELS), ("from", "%h, %d", READ_BY_THE_COPY)):
        for name, (verdict, body) in kernels.items():
            text = (HEAD + KERNEL.replace("BODY", body)).replace("\n", "\\0A")
            path = scratch / f"{direction}.{name}.mlir"
            path.write_text(HOST.replace("PTX", text).replace("COPY", copy))
            wanted[str(path)] = verdict
    run = subprocess.run([gpuverify, "--format=json", *wanted], stdout=subprocess.PIPE, text=True)
    said = {f["path"]: f for f in json.loads(run.stdout)["files"]}
    bad = [path for path, verdict in wanted.items() if said[path]["verdict"] != verdict]
    for path in bad:
        print(f"{path}: {said[path]['verdict']}, not {wanted[path]}", said[path].get("error") or said[path]["findings"][:1])
    print(f"{len(wanted)} kernels, {len(bad)} not as expected")
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
