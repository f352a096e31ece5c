// The task synchronizes, nobody waits for the task, and a callee touches the buffer, on a stream of which it depends on the loop which it is.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
llvm.func @helper0(%d: !llvm.ptr, %s: !llvm.ptr, %e: !llvm.ptr, %ca: i1) -> !llvm.ptr attributes {sym_visibility = "private"} {
%c32 = llvm.mlir.constant(32 : i64) : i64
llvm.call @mgpuMemcpy(%d, %d, %c32, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: unknown-handle unwaited-work
llvm.return %d : !llvm.ptr
}
llvm.func @expanded(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %n: i64, %st: i64, %s: !llvm.ptr) attributes {sym_visibility = "private"} {
llvm.return
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%true = llvm.mlir.constant(true) : i1
%na = llvm.xor %ca, %true : i1
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c16 = llvm.mlir.constant(16 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
%d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr  // expect: memory-leak
%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr  // expect: memory-leak
%slot1 = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.br ^loop1(%c0, %s, %t : i64, !llvm.ptr, !llvm.ptr)
^loop1(%i1: i64, %h2: !llvm.ptr, %h3: !llvm.ptr):
%more1 = llvm.icmp "slt" %i1, %n0 : i64
llvm.cond_br %more1, ^body1, ^after1
^body1:
llvm.call @mgpuMemcpy(%d, %b, %c16, %h3) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: stream-race
%next1 = llvm.add %i1, %c1 : i64
llvm.br ^loop1(%next1, %t, %h2 : i64, !llvm.ptr, !llvm.ptr)
^after1:
%k21 = async.execute {
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
async.yield
}
%h43 = llvm.call @helper0(%b, %h2, %slot1, %na) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> !llvm.ptr
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
}
