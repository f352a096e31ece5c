// Which successor of an operation of an unknown dialect control goes to is not known, so that a fault on one side of it is not confirmed, and not missed.

// RUN: python3 %S/../expect.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamDestroy(!llvm.ptr)

llvm.func @twice_on_one_side(%c: i1) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  "unknown.branch"(%c)[^b, ^d] : (i1) -> ()
^b:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^d
^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.return
}

llvm.func @twice_on_each_side(%c: i1) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  "unknown.branch"(%c)[^b, ^d] : (i1) -> ()
^b:
  llvm.br ^d
^d:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
  llvm.return
}

llvm.func @twice_in_a_loop(%c: i1) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.br ^a
^a:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
  "unknown.branch"(%c)[^a, ^d] : (i1) -> ()
^d:
  llvm.return
}

llvm.func @slot_on_one_side(%c: i1, %o: i1) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %o, ^store, ^ask
^ask:
  "unknown.branch"(%c)[^use, ^store] : (i1) -> ()
^store:
  llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
  llvm.br ^use
^use:
  %l = llvm.load %slot : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%l) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.return
}

llvm.func @passed(%c: i1) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  "unknown.branch"(%c, %s, %t)[^d, ^e] : (i1, !llvm.ptr, !llvm.ptr) -> ()
^d:
  llvm.br ^f(%s : !llvm.ptr)
^e:
  llvm.br ^f(%t : !llvm.ptr)
^f(%x: !llvm.ptr):
  llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
