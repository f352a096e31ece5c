// The host reads or writes where a stream or event points to: it is no memory. What lies in a slot with one in it may be read.

// RUN: python3 %S/../expect.py --once %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventDestroy(!llvm.ptr)
llvm.func @loaded() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %x = llvm.load %s : !llvm.ptr -> i32 // expect: handle-kind-mismatch
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @loaded_inside() {
  %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
  %m = llvm.getelementptr %e[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %x = llvm.load %m : !llvm.ptr -> i64
  llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> () // expect: unknown-handle
  llvm.return
}
llvm.func @stored_on_one_way(%c: i1) {
  %v = llvm.mlir.constant(0 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %c, ^yes, ^no
^yes:
  llvm.store %v, %s : i64, !llvm.ptr // expect: handle-kind-mismatch
  llvm.br ^no
^no:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @copied_from() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %slot = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%slot, %s) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> () // expect: handle-kind-mismatch
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @load_in_a_callee(%p: !llvm.ptr) -> i32 attributes {sym_visibility = "private"} {
  %x = llvm.load %p : !llvm.ptr -> i32 // expect: handle-kind-mismatch
  llvm.return %x : i32
}
llvm.func @passed() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %x = llvm.call @load_in_a_callee(%s) : (!llvm.ptr) -> i32
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @from_its_slot() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
  %n = llvm.load %slot : !llvm.ptr -> i64
  %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @slot_used_again(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
  %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
  llvm.store %p, %slot : !llvm.ptr, !llvm.ptr
  %y = llvm.load %slot : !llvm.ptr -> !llvm.ptr
  %v = llvm.load %y : !llvm.ptr -> i32
  llvm.return
}
llvm.func @one_of_both(%p: !llvm.ptr, %c: i1) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %x = llvm.select %c, %s, %p : i1, !llvm.ptr
  llvm.cond_br %c, ^stream, ^memory
^stream:
  llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
  llvm.br ^end
^memory:
  %v = llvm.load %x : !llvm.ptr -> i32
  llvm.br ^end
^end:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
