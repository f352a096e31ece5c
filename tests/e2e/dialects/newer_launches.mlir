// What releases 23 and 24 write of launches whose blocks run at the same time.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  gpu.module @l { llvm.func @k(%a: !llvm.ptr) attributes {gpu.kernel} {
    %one = llvm.mlir.constant(1.0 : f32) : f32
    llvm.store %one, %a : f32, !llvm.ptr
    llvm.return
  } }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @correct() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %bytes = llvm.mlir.constant(64 : i64) : i64
    %shared = llvm.mlir.constant(16 : i32) : i32
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%bytes, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @l::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 cooperative args(%d : !llvm.ptr)
    gpu.launch_func <%s : !llvm.ptr> @l::@k clusters in (%c1, %c1, %c1) blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 dynamic_shared_memory_size %shared cooperative args(%d : !llvm.ptr) {c.mark}
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @race() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %bytes = llvm.mlir.constant(64 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%bytes, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @l::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 cooperative args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @l::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 cooperative args(%d : !llvm.ptr) // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @nothing() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @l::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 cooperative // expect: unwaited-work
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
