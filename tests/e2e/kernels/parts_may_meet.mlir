// Whether these meet is decided by numbers that nobody here knows: at their lines, unproved.

// RUN: python3 %S/../expect.py %gpuverify %s
// RUN: bash %S/../status.sh 3 %gpuverify %s | FileCheck %s
// CHECK: warning: {{.*}} it is a race if kernel @of_table and kernel @one access the same bytes [unknown-handle]
// CHECK: help: record an event on stream %s after line
// CHECK: help: make the sizes and offsets constant, or give the body of the kernel

module attributes {gpu.container_module} {
  gpu.module @k {
    llvm.func @one(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.load %p : !llvm.ptr -> i32
      llvm.store %v, %p : i32, !llvm.ptr
      llvm.return
    }
    llvm.func @at(%p: !llvm.ptr, %i: i64) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.mlir.constant(1 : i32) : i32
      %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %v, %a : i32, !llvm.ptr
      llvm.return
    }
    llvm.func @each(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %n = nvvm.read.ptx.sreg.ntid.x : i32
      %bn = llvm.mul %b, %n : i32
      %i = llvm.add %bn, %t : i32
      %v = llvm.mlir.constant(1 : i32) : i32
      %j = llvm.sext %i : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %v, %a : i32, !llvm.ptr
      llvm.return
    }
    llvm.func @below(%p: !llvm.ptr, %rows: i32, %columns: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %n = nvvm.read.ptx.sreg.ntid.x : i32
      %bn = llvm.mul %b, %n : i32
      %i = llvm.add %bn, %t : i32
      %most = llvm.mul %rows, %columns : i32
      %c = llvm.icmp "slt" %i, %most : i32
      llvm.cond_br %c, ^in, ^out
    ^in:
      %v = llvm.mlir.constant(1 : i32) : i32
      %j = llvm.sext %i : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %v, %a : i32, !llvm.ptr
      llvm.br ^out
    ^out:
      llvm.return
    }
    llvm.func @of_table(%p: !llvm.ptr, %table: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.mlir.constant(1 : i32) : i32
      %i = llvm.load %table : !llvm.ptr -> i64
      %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %v, %a : i32, !llvm.ptr
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
  llvm.func @offset_in_memory(%table: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@of_table blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr, %table : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @offset_passed(%n: i64) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr, %n : i64)
    gpu.launch_func <%t : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @guard_passed(%n: i32) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@below blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %n : i32, %n : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @threads_passed(%n: i64) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i7 = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[32] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@each blocks in (%c1, %c1, %c1) threads in (%n, %c1, %c1) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuMemset32(%u, %i7, %c1, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @some_thread_meets_none(%n: i64) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[32] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@each blocks in (%n, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@each blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr)  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
}
