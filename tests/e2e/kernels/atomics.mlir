// What kernels do atomically to one place does not race with each other; it does with what is done in another way.

// RUN: python3 %S/../expect.py %gpuverify %s
// RUN: not %gpuverify --quiet --replay --replay-device=sim %s | FileCheck %s --check-prefix=REPLAY
// REPLAY-NOT: not re

module attributes {gpu.container_module} {
  gpu.module @k {
    llvm.func @count(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %one = llvm.mlir.constant(1 : i32) : i32
      %old = llvm.atomicrmw add %p, %one monotonic : !llvm.ptr, i32
      llvm.return
    }
    llvm.func @count_each(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %one = llvm.mlir.constant(1 : i32) : i32
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %a = llvm.getelementptr %p[%t] : (!llvm.ptr, i32) -> !llvm.ptr, i32
      %old = llvm.atomicrmw add %a, %one monotonic : !llvm.ptr, i32
      llvm.return
    }
    llvm.func @exchange(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %one = llvm.mlir.constant(1 : i32) : i32
      %two = llvm.cmpxchg %p, %one, %one acq_rel monotonic : !llvm.ptr, i32
      llvm.return
    }
    llvm.func @flag(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %one = llvm.mlir.constant(1 : i32) : i32
      llvm.store %one, %p atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
      llvm.return
    }
    llvm.func @poll(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
      llvm.return
    }
    llvm.func @plain(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %one = llvm.mlir.constant(1 : i32) : i32
      llvm.store %one, %p : i32, !llvm.ptr
      llvm.return
    }
    llvm.func @look(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.load %p : !llvm.ptr -> i32
      llvm.return
    }
    llvm.func @count_and_reset(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %one = llvm.mlir.constant(1 : i32) : i32
      %old = llvm.atomicrmw add %p, %one monotonic : !llvm.ptr, i32
      llvm.store %one, %p : i32, !llvm.ptr
      llvm.return
    }
    llvm.func @adds(%p: !llvm.ptr) {
      %one = llvm.mlir.constant(1 : i32) : i32
      %old = llvm.atomicrmw add %p, %one monotonic : !llvm.ptr, i32
      llvm.return
    }
    llvm.func @helped(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      llvm.call @adds(%p) : (!llvm.ptr) -> ()
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
  llvm.func @count_and_count(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @count_and_exchange(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@exchange blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @count_and_helped(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@helped blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @flag_and_poll(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@flag blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@poll blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @poll_and_count(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@poll blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @count_each_and_count(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@count_each blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @look_and_poll(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@look blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@poll blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @count_but_plain(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@plain blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @plain_but_count(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@plain blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @count_but_look(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@look blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @look_but_exchange(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@look blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@exchange blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @flag_but_plain(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@flag blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@plain blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @poll_but_plain(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@poll blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@plain blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @count_and_reset_but_count(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@count_and_reset blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @helped_but_look(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@helped blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@look blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @count_but_copied(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %d, %c4, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @count_but_filled(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i7 = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %i7, %c1, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @count_but_host(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %shared = llvm.mlir.constant(1 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %shared) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    %x = llvm.load %d : !llvm.ptr -> i32  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @count_beside_the_copy(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[4] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %u, %c4, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
}
