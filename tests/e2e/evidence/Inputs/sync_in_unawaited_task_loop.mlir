// The same, in a loop that never ends.
module attributes {gpu.container_module} {
gpu.module @kernels {
llvm.func @copies(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
%x = llvm.load %p : !llvm.ptr -> f32
llvm.store %x, %q : f32, !llvm.ptr
llvm.return
}
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.br ^loop1(%c0, %t : i64, !llvm.ptr)
^loop1(%i1: i64, %h3: !llvm.ptr):
gpu.launch_func <%h3 : !llvm.ptr> @kernels::@copies blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr, %d : !llvm.ptr)  // expect: stream-race
%k5, %r6 = async.execute -> !async.value<!llvm.ptr> {
llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
async.yield %h3 : !llvm.ptr
}
%next1 = llvm.add %i1, %c1 : i64
llvm.br ^loop1(%next1, %s : i64, !llvm.ptr)
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
}
