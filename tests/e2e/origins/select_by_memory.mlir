// Wrong, all of them: the memory says that the select gives %s.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @used() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %first = llvm.mlir.constant(false) : i1
    %last = llvm.mlir.constant(true) : i1
    %slot = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    llvm.store %first, %slot : i1, !llvm.ptr
    llvm.store %last, %slot : i1, !llvm.ptr
    %c = llvm.load %slot : !llvm.ptr -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @handed_on() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %first = llvm.mlir.constant(false) : i1
    %last = llvm.mlir.constant(true) : i1
    %slot = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    llvm.store %first, %slot : i1, !llvm.ptr
    llvm.store %last, %slot : i1, !llvm.ptr
    %c = llvm.load %slot : !llvm.ptr -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.br ^next(%h : !llvm.ptr)
  ^next(%k: !llvm.ptr):
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @handed_on_by_branch() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %first = llvm.mlir.constant(false) : i1
    %last = llvm.mlir.constant(true) : i1
    %slot = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    llvm.store %first, %slot : i1, !llvm.ptr
    llvm.store %last, %slot : i1, !llvm.ptr
    %c = llvm.load %slot : !llvm.ptr -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next(%one : i64)
  ^next(%i: i64):
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.br ^last(%h : !llvm.ptr)
  ^last(%k: !llvm.ptr):
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @used_before() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %first = llvm.mlir.constant(false) : i1
    %last = llvm.mlir.constant(true) : i1
    %slot = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    llvm.store %first, %slot : i1, !llvm.ptr
    llvm.store %last, %slot : i1, !llvm.ptr
    %c = llvm.load %slot : !llvm.ptr -> i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
}
