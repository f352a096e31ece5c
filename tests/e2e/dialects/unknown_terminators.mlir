// An operation of an unknown dialect ends a block: control may go to each of its successors.

// RUN: python3 %S/../expect.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamDestroy(!llvm.ptr)

llvm.func @forwards(%c: i1) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  "unknown.branch"(%c)[^b, ^d] : (i1) -> ()
^b:
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.br ^d
^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @loop(%c: i1) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.br ^a
^a:
  "unknown.branch"(%c)[^b, ^d] : (i1) -> ()
^b:
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.br ^a
^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @without_operands() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  "unknown.go"()[^d] : () -> ()
^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
