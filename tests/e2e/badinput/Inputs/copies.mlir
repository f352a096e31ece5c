llvm.func @memcpy(!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @main(%n: i64) {
  %c = llvm.mlir.constant(1 : i64) : i64
  %k = llvm.mlir.constant(16 : i64) : i64
  %a = llvm.alloca %c x !llvm.struct<(ptr, ptr, ptr)> : (i64) -> !llvm.ptr
  %b = llvm.getelementptr %a[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^loop(%n : i64)
^loop(%i: i64):
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.store %s, %b : !llvm.ptr, !llvm.ptr
  %to = llvm.call @memcpy(%a, %a, %k) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
  %to2 = llvm.call @memcpy(%b, %a, %k) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
  %z = llvm.icmp "eq" %i, %c : i64
  %j = llvm.sub %i, %c : i64
  llvm.cond_br %z, ^end, ^loop(%j : i64)
^end:
  llvm.return
}
