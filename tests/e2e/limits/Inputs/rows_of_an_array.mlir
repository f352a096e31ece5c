// limit: on rows, `i * m + j`

module {
  llvm.func @main(%i: i64, %j: i64) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2_i64 = llvm.mlir.constant(2 : i64) : i64
    %m = llvm.mlir.constant(4 : i64) : i64
    %n = llvm.mlir.constant(16 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %a = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^rows(%zero : i64)
  ^rows(%r: i64):
    %more = llvm.icmp "slt" %r, %m : i64
    llvm.cond_br %more, ^columns(%zero : i64), ^all
  ^columns(%c: i64):
    %inside = llvm.icmp "slt" %c, %m : i64
    llvm.cond_br %inside, ^one, ^next
  ^one:
    %row = llvm.mul %r, %c2_i64 : i64
    %at = llvm.add %row, %c : i64
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %p = llvm.getelementptr %a[%at] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %e, %p : !llvm.ptr, !llvm.ptr
    %c2 = llvm.add %c, %c1 : i64
    llvm.br ^columns(%c2 : i64)
  ^next:
    %r2 = llvm.add %r, %c1 : i64
    llvm.br ^rows(%r2 : i64)
  ^all:
    %last = llvm.getelementptr %a[5] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %last : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%x) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
