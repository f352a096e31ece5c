// The task is awaited in the end, and tasks that depend on it come and go.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c16 = llvm.mlir.constant(16 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr  // expect: memory-leak
%k1 = async.execute {
%x3 = llvm.mlir.poison : !llvm.struct<(ptr, i64, ptr)>
%x3b = llvm.insertvalue %t, %x3[0] : !llvm.struct<(ptr, i64, ptr)>
%x3c = llvm.insertvalue %t, %x3b[2] : !llvm.struct<(ptr, i64, ptr)>
%h4 = llvm.extractvalue %x3c[2] : !llvm.struct<(ptr, i64, ptr)>
llvm.call @mgpuMemset32(%b, %v, %c16, %h4) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
async.yield
}
llvm.br ^loop7(%c0 : i64)
^loop7(%i7: i64):
%more7 = llvm.icmp "slt" %i7, %n0 : i64
llvm.cond_br %more7, ^body7, ^after7
^body7:
%k25, %r26 = async.execute [%k1] -> !async.value<!llvm.ptr> {
async.yield %b : !llvm.ptr
}
%next7 = llvm.add %i7, %c1 : i64
llvm.br ^loop7(%next7 : i64)
^after7:
async.await %k1 : !async.token
llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
