// The same, with one byte in common: each is found, at the later of the two, and replayed.

// RUN: python3 %S/../expect.py %gpuverify %s
// RUN: not %gpuverify --quiet --replay --replay-device=sim %s | FileCheck %s --check-prefix=REPLAY
// REPLAY-NOT: not re

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
    llvm.func @each_from(%p: !llvm.ptr, %from: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %n = nvvm.read.ptx.sreg.ntid.x : i32
      %bn = llvm.mul %b, %n : i32
      %i = llvm.add %bn, %t : i32
      %v = llvm.mlir.constant(1 : i32) : i32
      %k = llvm.add %i, %from : i32
      %j = llvm.sext %k : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %v, %a : i32, !llvm.ptr
      llvm.return
    }
    llvm.func @below(%p: !llvm.ptr, %most: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %n = nvvm.read.ptx.sreg.ntid.x : i32
      %bn = llvm.mul %b, %n : i32
      %i = llvm.add %bn, %t : i32
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
    llvm.func @every_other(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %two = llvm.mlir.constant(2 : i32) : i32
      %v = llvm.mlir.constant(1 : i32) : i32
      %i = llvm.mul %t, %two : i32
      %j = llvm.sext %i : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %v, %a : i32, !llvm.ptr
      llvm.return
    }
    llvm.func @rounds(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %zero = llvm.mlir.constant(0 : i64) : i64
      %one = llvm.mlir.constant(1 : i64) : i64
      %eight = llvm.mlir.constant(8 : i64) : i64
      %v = llvm.mlir.constant(1 : i32) : i32
      llvm.br ^loop(%zero : i64)
    ^loop(%i: i64):
      %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %v, %a : i32, !llvm.ptr
      %j = llvm.add %i, %one : i64
      %c = llvm.icmp "eq" %j, %eight : i64
      llvm.cond_br %c, ^end, ^loop(%j : i64)
    ^end:
      llvm.return
    }
    llvm.func @puts(%p: !llvm.ptr, %i: i64) {
      %v = llvm.mlir.constant(1 : i32) : i32
      %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %v, %a : i32, !llvm.ptr
      llvm.return
    }
    llvm.func @helped(%p: !llvm.ptr, %from: i64) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %w = llvm.sext %t : i32 to i64
      %i = llvm.add %w, %from : i64
      llvm.call @puts(%p, %i) : (!llvm.ptr, i64) -> ()
      llvm.return
    }
    llvm.func @behind(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.mlir.constant(1 : i32) : i32
      %a = llvm.getelementptr %p[-4] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.store %v, %a : i32, !llvm.ptr
      llvm.return
    }
    llvm.func @reads(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.load %p : !llvm.ptr -> i64
      llvm.return
    }
    llvm.func @in_struct(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.mlir.constant(1 : i64) : i64
      %a = llvm.getelementptr %p[1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32, i64)>
      llvm.store %v, %a : i64, !llvm.ptr
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
  llvm.func @same_pointer(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @three_bytes_on(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[3] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%u : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @same_offset(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr, %c4 : i64)
    gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr, %c4 : i64)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_thread_too_many(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c9 = llvm.mlir.constant(9 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[32] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@each blocks in (%c1, %c1, %c1) threads in (%c9, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@each blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_block_too_many(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c9 = llvm.mlir.constant(9 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i7 = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[32] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@each blocks in (%c9, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuMemset32(%u, %i7, %c1, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @offset_too_small(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i7 = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@each_from blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %i0 : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@each_from blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %i7 : i32)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @guard_lets_one_more(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i8 = llvm.mlir.constant(8 : i32) : i32
    %i9 = llvm.mlir.constant(9 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[32] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@below blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) : i64 args(%d : !llvm.ptr, %i9 : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@below blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) : i64 args(%u : !llvm.ptr, %i8 : i32)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @both_even(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[8] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@every_other blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@every_other blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%u : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @fill_across_odd_ones(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i7 = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[4] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@every_other blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuMemset32(%u, %i7, %c2, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @loop_goes_further(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[28] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@rounds blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%u : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @device_function_meets(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@helped blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c1 : i64)
    gpu.launch_func <%t : !llvm.ptr> @k::@helped blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c8 : i64)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @before_the_pointer_is_the_other(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[16] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@behind blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%u : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @kernel_then_copy_of_one_byte(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[31] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@each blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %u, %c1, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @kernel_then_host(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %shared = llvm.mlir.constant(1 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %shared) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[28] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@each blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr)
    %x = llvm.load %u : !llvm.ptr -> i32  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @read_and_written(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[4] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@reads blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%u : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_the_struct(%h: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[24] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@in_struct blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%u : !llvm.ptr)  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @on_same(%p: !llvm.ptr, %s: !llvm.ptr, %c: i1) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    llvm.cond_br %c, ^a, ^b
  ^a:
    gpu.launch_func <%s : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%p : !llvm.ptr)  // expect: stream-race
    llvm.br ^b
  ^b:
    llvm.return
  }
  llvm.func @in_a_helper_on_one_side(%c: i1) {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @on_same(%d, %s, %c) : (!llvm.ptr, !llvm.ptr, i1) -> ()
    llvm.call @on_same(%d, %t, %c) : (!llvm.ptr, !llvm.ptr, i1) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_the_next_round(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.br ^head(%c0, %s, %t : i64, !llvm.ptr, !llvm.ptr)
    ^head(%i: i64, %a: !llvm.ptr, %b: !llvm.ptr):
    gpu.launch_func <%a : !llvm.ptr> @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)  // expect: stream-race
    %j = llvm.add %i, %c1 : i64
    %m = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %m, ^head(%j, %b, %a : i64, !llvm.ptr, !llvm.ptr), ^end
    ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
}
