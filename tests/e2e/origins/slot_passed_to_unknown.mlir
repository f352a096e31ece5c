// The address of the slot goes to a function whose body is not here: what is loaded afterwards may be anything.
// Another slot keeps what it held.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @outside(!llvm.ptr)
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %a = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %b = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %b : !llvm.ptr, !llvm.ptr
    llvm.call @outside(%a) : (!llvm.ptr) -> ()
    %x = llvm.load %a : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %y = llvm.load %b : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%y) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
