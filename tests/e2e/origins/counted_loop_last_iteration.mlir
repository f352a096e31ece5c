// The last of ten iterations destroys the stream, and so does the end.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c9 = llvm.mlir.constant(9 : i64) : i64
    %c10 = llvm.mlir.constant(10 : i64) : i64
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %c10 : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %last = llvm.icmp "eq" %i, %c9 : i64
    llvm.cond_br %last, ^destroy, ^next
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^next
  ^next:
    %j = llvm.add %i, %c1 : i64
    llvm.br ^head(%j : i64)
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
