// Work on a stack slot is waited for on one path, and nothing uses the slot after that; in a function that was called, too.
module {
llvm.func internal @copied(%p: !llvm.ptr, %s: !llvm.ptr, %c: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%a = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.call @mgpuMemcpy(%a, %p, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
llvm.cond_br %c, ^wait, ^out
^wait:
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.br ^out
^out:
llvm.call @nothing(%c) : (i1) -> ()
llvm.return
}
llvm.func internal @nothing(%c: i1) {
llvm.return
}
llvm.func @main(%p: !llvm.ptr, %s: !llvm.ptr, %c: i1) {
llvm.call @copied(%p, %s, %c) : (!llvm.ptr, !llvm.ptr, i1) -> ()
llvm.return
}
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
}
