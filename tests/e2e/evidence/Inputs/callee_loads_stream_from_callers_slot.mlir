module attributes {gpu.container_module} {
llvm.mlir.global internal @slot() {addr_space = 0 : i32} : !llvm.ptr {
}
llvm.func @fill(%slot: !llvm.ptr, %on: !llvm.ptr, %c: i1) attributes {sym_visibility = "private"} {
%c8 = llvm.mlir.constant(8 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%s = llvm.load %on : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%slot, %v, %c8, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.return
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%slot0 = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %s, %slot0 : !llvm.ptr, !llvm.ptr
%slot3 = llvm.mlir.addressof @slot : !llvm.ptr
llvm.call @fill(%slot3, %slot0, %cb) : (!llvm.ptr, !llvm.ptr, i1) -> ()
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
