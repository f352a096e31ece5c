// Regions that run several times at once, or beside what comes after their operation. Laid out one after the other they are in order; nothing says that they are.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  gpu.module @k {
    llvm.func @w(%p: !llvm.ptr, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
      llvm.store %n, %p : i32, !llvm.ptr
      llvm.return
    }
  }
  func.func @each_launches_and_waits(%d: !llvm.ptr) {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(1 : i64) : i64
    scf.forall (%i) in (4) {  // expect: unknown-handle
      gpu.launch_func @k::@w blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args(%d : !llvm.ptr, %v : i32)
    }
    func.return
  }
  func.func @each_launches(%d: !llvm.ptr, %s: !llvm.ptr) {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(1 : i64) : i64
    scf.forall (%i) in (4) {
      gpu.launch_func <%s : !llvm.ptr> @k::@w blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args(%d : !llvm.ptr, %v : i32)
    }
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    func.return
  }
  func.func private @fill(%d: !llvm.ptr) {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(16 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    func.return
  }
  func.func @each_fills_all(%d: !llvm.ptr) {
    %z = arith.constant 0 : index
    %o = arith.constant 1 : index
    %m = arith.constant 4 : index
    scf.parallel (%i) = (%z) to (%m) step (%o) {  // expect: unknown-handle
      func.call @fill(%d) : (!llvm.ptr) -> ()
      scf.reduce
    }
    func.return
  }
  func.func @one_after_the_other(%d: !llvm.ptr) {
    %z = arith.constant 0 : index
    %o = arith.constant 1 : index
    %m = arith.constant 4 : index
    scf.for %i = %z to %m step %o {
      func.call @fill(%d) : (!llvm.ptr) -> ()
    }
    func.return
  }
  func.func @a_single_one(%d: !llvm.ptr) {
    scf.forall (%i) in (1) {
      func.call @fill(%d) : (!llvm.ptr) -> ()
    }
    func.return
  }
  func.func @how_many_is_not_known(%d: !llvm.ptr, %n: index) {
    scf.forall (%i) in (%n) {  // expect: unknown-handle
      func.call @fill(%d) : (!llvm.ptr) -> ()
    }
    func.return
  }
  func.func @affine_ones(%d: !llvm.ptr) {
    affine.parallel (%i) = (0) to (4) {  // expect: unknown-handle
      func.call @fill(%d) : (!llvm.ptr) -> ()
    }
    func.return
  }
  func.func @affine_in_turn(%d: !llvm.ptr) {
    affine.for %i = 0 to 4 {
      func.call @fill(%d) : (!llvm.ptr) -> ()
    }
    func.return
  }
  func.func @a_team(%d: !llvm.ptr) {
    omp.parallel {  // expect: unknown-handle
      func.call @fill(%d) : (!llvm.ptr) -> ()
      omp.terminator
    }
    func.return
  }
  func.func @each_does_one_thing(%d: !llvm.ptr, %s: !llvm.ptr) {
    %z = arith.constant 0 : index
    %o = arith.constant 1 : index
    %m = arith.constant 4 : index
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(16 : i64) : i64
    scf.parallel (%i) = (%z) to (%m) step (%o) {
      llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      scf.reduce
    }
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    func.return
  }
  func.func @one_records_the_other_waits(%d: !llvm.ptr, %s: !llvm.ptr, %t: !llvm.ptr) {
    %z = arith.constant 0 : index
    %o = arith.constant 1 : index
    %m = arith.constant 4 : index
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(16 : i64) : i64
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    scf.parallel (%i) = (%z) to (%m) step (%o) {  // expect: unknown-handle
      llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
      scf.reduce
    }
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    func.return
  }
  func.func @later(%d: !llvm.ptr) {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(16 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    omp.task {  // expect: unknown-handle
      llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      omp.terminator
    }
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    func.return
  }
  func.func @the_host_fills_later(%d: !llvm.ptr, %h: !llvm.ptr, %s: !llvm.ptr) {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(16 : i64) : i64
    omp.task {  // expect: unknown-handle
      llvm.store %v, %h : i32, !llvm.ptr
      omp.terminator
    }
    llvm.call @mgpuMemcpy(%d, %h, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    func.return
  }
  func.func @the_host_fills(%d: !llvm.ptr, %h: !llvm.ptr, %s: !llvm.ptr, %m: index) {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(16 : i64) : i64
    %z = arith.constant 0 : index
    %o = arith.constant 1 : index
    scf.parallel (%i) = (%z) to (%m) step (%o) {
      %j = arith.index_cast %i : index to i64
      %k = arith.addi %j, %n : i64
      %p = llvm.getelementptr %h[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %v, %p : i32, !llvm.ptr
      scf.reduce
    }
    llvm.call @mgpuMemcpy(%d, %h, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    func.return
  }
}
