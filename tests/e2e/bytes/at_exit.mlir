// What is handed to a function that runs when the program ends may be destroyed then.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @__cxa_atexit(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  llvm.func @atexit(!llvm.ptr) -> i32
  llvm.mlir.global internal @object() : !llvm.array<4 x i32> {
    %z = llvm.mlir.zero : !llvm.array<4 x i32>
    llvm.return %z : !llvm.array<4 x i32>
  }
  llvm.func internal @flush(%p: !llvm.ptr) {
    llvm.return
  }
  llvm.func @destroyed_at_exit_too() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.zero : !llvm.ptr
    %f = llvm.mlir.addressof @mgpuStreamDestroy : !llvm.ptr
    %r = llvm.call @__cxa_atexit(%f, %s, %z) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @in_a_slot() {
    %1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %1 x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %z = llvm.mlir.zero : !llvm.ptr
    %f = llvm.mlir.addressof @flush : !llvm.ptr
    %r = llvm.call @__cxa_atexit(%f, %p, %z) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @something_else() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.mlir.addressof @object : !llvm.ptr
    %z = llvm.mlir.zero : !llvm.ptr
    %f = llvm.mlir.addressof @flush : !llvm.ptr
    %r = llvm.call @__cxa_atexit(%f, %o, %z) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @nothing() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.zero : !llvm.ptr
    %f = llvm.mlir.addressof @flush : !llvm.ptr
    %r = llvm.call @__cxa_atexit(%f, %z, %z) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
