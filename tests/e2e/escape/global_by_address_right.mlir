// The host waits, was there before, or uses another variable.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
gpu.module @k {
llvm.func @follows(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
%q = llvm.load %p : !llvm.ptr -> !llvm.ptr
%v = llvm.mlir.constant(1 : i32) : i32
llvm.store %v, %q : i32, !llvm.ptr
llvm.return
}
}
llvm.mlir.global internal @data() : !llvm.array<4 x i32> {
%z = llvm.mlir.zero : !llvm.array<4 x i32>
llvm.return %z : !llvm.array<4 x i32>
}
llvm.mlir.global internal @apart() : !llvm.array<4 x i32> {
%z = llvm.mlir.zero : !llvm.array<4 x i32>
llvm.return %z : !llvm.array<4 x i32>
}
llvm.mlir.global internal @late() : !llvm.array<4 x i32> {
%z = llvm.mlir.zero : !llvm.array<4 x i32>
llvm.return %z : !llvm.array<4 x i32>
}
llvm.mlir.global internal @table() : !llvm.ptr {
%a = llvm.mlir.addressof @data : !llvm.ptr
llvm.return %a : !llvm.ptr
}
llvm.mlir.global internal @empty() : !llvm.ptr {
%a = llvm.mlir.zero : !llvm.ptr
llvm.return %a : !llvm.ptr
}
llvm.func @waited(%s: !llvm.ptr) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%one = llvm.mlir.constant(1 : i32) : i32
%p = llvm.mlir.addressof @table : !llvm.ptr
%d = llvm.mlir.addressof @data : !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%p : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
llvm.func @before(%s: !llvm.ptr) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%one = llvm.mlir.constant(1 : i32) : i32
%p = llvm.mlir.addressof @table : !llvm.ptr
%d = llvm.mlir.addressof @data : !llvm.ptr
llvm.store %one, %d : i32, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%p : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @another(%s: !llvm.ptr) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%one = llvm.mlir.constant(1 : i32) : i32
%p = llvm.mlir.addressof @table : !llvm.ptr
%d = llvm.mlir.addressof @apart : !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%p : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
}
