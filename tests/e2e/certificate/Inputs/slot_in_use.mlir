// The function returns while a copy into its stack slot is pending.
module {
llvm.func @f(%p: !llvm.ptr, %s: !llvm.ptr) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%a = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.call @mgpuMemcpy(%a, %p, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
}
