module {
  llvm.func @main(%to: !llvm.ptr, %from: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %count = llvm.mlir.constant(16 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    %status = llvm.call @my_stream(%slot, %zero) : (!llvm.ptr, i32) -> i32
    %failed = llvm.icmp "ne" %status, %zero : i32
    llvm.cond_br %failed, ^bad, ^good
  ^good:
    %stream = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %1 = llvm.call @my_copy(%stream, %to, %from, %count) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> i32
    %2 = llvm.call @my_wait(%stream) : (!llvm.ptr) -> i32
    %3 = llvm.call @my_end(%stream) : (!llvm.ptr) -> i32
    %4 = llvm.call @my_copy(%stream, %to, %from, %count) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> i32
    %5 = llvm.call @my_wait(%stream) : (!llvm.ptr) -> i32
    llvm.return
  ^bad:
    llvm.return
  }
  llvm.func @my_stream(!llvm.ptr, i32) -> i32
  llvm.func @my_copy(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> i32
  llvm.func @my_wait(!llvm.ptr) -> i32
  llvm.func @my_end(!llvm.ptr) -> i32
}
