// Whether the slot holds %s or %h is decided by a number; the work is on what the slot holds, and ordered after that.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
llvm.func @helper0(%d: !llvm.ptr, %s: !llvm.ptr, %e: !llvm.ptr, %ca: i1) -> !llvm.ptr attributes {sym_visibility = "private"} {
llvm.return %d : !llvm.ptr
}
llvm.func @slots0(%ss: !llvm.ptr, %ds: !llvm.ptr, %s: !llvm.ptr, %d: !llvm.ptr, %p: !llvm.ptr, %ca: i1) attributes {sym_visibility = "private"} {
%c8 = llvm.mlir.constant(8 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
llvm.call @mgpuMemset32(%d, %v, %c8, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unwaited-work
llvm.return
}
llvm.func @slots1(%ss: !llvm.ptr, %ds: !llvm.ptr, %s: !llvm.ptr, %d: !llvm.ptr, %p: !llvm.ptr, %ca: i1) attributes {sym_visibility = "private"} {
%c8 = llvm.mlir.constant(8 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%h = llvm.load %ss : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%d, %v, %c8, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
%x1 = llvm.load %p : !llvm.ptr -> i32
%k2 = llvm.icmp "eq" %x1, %v : i32
llvm.cond_br %k2, ^do1, ^end1
^do1:
llvm.store %s, %ss : !llvm.ptr, !llvm.ptr
llvm.br ^end1
^end1:
%x3 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
llvm.call @mgpuEventRecord(%x3, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%h, %x3) : (!llvm.ptr, !llvm.ptr) -> ()
%h4 = llvm.load %ss : !llvm.ptr -> !llvm.ptr
llvm.call @slots0(%ss, %ds, %h4, %d, %p, %ca) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> ()
llvm.return
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%true = llvm.mlir.constant(true) : i1
%na = llvm.xor %ca, %true : i1
%c1 = llvm.mlir.constant(1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
%d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr  // expect: memory-leak
%slot0 = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %s, %slot0 : !llvm.ptr, !llvm.ptr
%slot2 = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.call @slots1(%slot0, %slot2, %t, %d, %p, %na) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> ()
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
