// Of two kernels the first bytes are certain, and a number that callers choose says that they meet. Behind them they do not.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  gpu.module @k {
    llvm.func @one(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.load %p : !llvm.ptr -> i32
      llvm.store %v, %p : i32, !llvm.ptr
      llvm.return
    }
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @one_of_two_parts_meets(%n: i64) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p = llvm.getelementptr %d[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%p : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @behind_the_first() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p = llvm.getelementptr %d[4] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%p : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @never_at_the_first(%a: i64) {
    %c3 = llvm.mlir.constant(4 : i64) : i64
    %n = llvm.or %a, %c3 : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p = llvm.getelementptr %d[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%p : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
}
