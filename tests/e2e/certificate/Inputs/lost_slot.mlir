// A slot of the stack that the caller returns, by way of another slot.
module attributes {gpu.container_module} {
llvm.func internal @nothing(%y: !llvm.ptr) {
llvm.return
}
llvm.func internal @give(%c: i1) -> !llvm.ptr {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%one = llvm.mlir.constant(1 : i32) : i32
%zero = llvm.mlir.constant(0 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%x = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
%y = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %x, %y : !llvm.ptr, !llvm.ptr
llvm.call @nothing(%y) : (!llvm.ptr) -> ()
%r = llvm.load %y : !llvm.ptr -> !llvm.ptr
llvm.return %r : !llvm.ptr
}
llvm.func @main(%c: i1) {
%p = llvm.call @give(%c) : (i1) -> !llvm.ptr
%v = llvm.load %p : !llvm.ptr -> i64
llvm.return
}
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @coin()
}
