// The kernel reads one of its arguments directly, and writes the same memory through an address that the other one holds.
module attributes {gpu.container_module} {
gpu.module @k {
llvm.func @follows(%x: !llvm.ptr, %d: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
%one = llvm.load %x : !llvm.ptr -> i32
%q = llvm.load %d : !llvm.ptr -> !llvm.ptr
llvm.store %one, %q : i32, !llvm.ptr
llvm.return
}
llvm.func @reads(%x: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
%y = llvm.load %x : !llvm.ptr -> i32
llvm.return
}
}
llvm.func @main() {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%sh = llvm.mlir.constant(1 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%x = llvm.call @mgpuMemAlloc(%c64, %s, %sh) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%d = llvm.call @mgpuMemAlloc(%c64, %s, %sh) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.store %x, %d : !llvm.ptr, !llvm.ptr
gpu.launch_func <%t : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : !llvm.ptr, %d : !llvm.ptr)
gpu.launch_func <%s : !llvm.ptr> @k::@reads blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
}
