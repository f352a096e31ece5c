// A select on poison is poison, whatever its sides are; one on an undefined condition that was frozen is one of them.

// RUN: python3 %S/../expect.py %gpuverify %s
module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @equal_sides() {
    %c = llvm.mlir.poison : i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %h = llvm.select %c, %s, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.return
  }
  llvm.func @two_streams() {
    %c = llvm.mlir.poison : i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @frozen() {
    %c = llvm.mlir.poison : i1
    %d = llvm.freeze %c : i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.select %d, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @a_condition_that_is_there(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.select %c, %s, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
}
