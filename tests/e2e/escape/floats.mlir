// Addresses of which parts are moved as floating-point numbers: they are not lost sight of.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @take(f32, f32)

  // faulty
  llvm.func @halves_float() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %out = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %slot4 = llvm.getelementptr %slot[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %out4 = llvm.getelementptr %out[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %lo = llvm.load %slot : !llvm.ptr -> f32
    %hi = llvm.load %slot4 : !llvm.ptr -> f32
    llvm.store %lo, %out : f32, !llvm.ptr
    llvm.store %hi, %out4 : f32, !llvm.ptr
    %e = llvm.load %out : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuMemset32(%e, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @halves_float_vector() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %slot4 = llvm.getelementptr %slot[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %lo = llvm.load %slot : !llvm.ptr -> f32
    %hi = llvm.load %slot4 : !llvm.ptr -> f32
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %u = llvm.mlir.poison : vector<2xf32>
    %u0 = llvm.insertelement %lo, %u[%i0 : i32] : vector<2xf32>
    %u1 = llvm.insertelement %hi, %u0[%i1 : i32] : vector<2xf32>
    %x = llvm.bitcast %u1 : vector<2xf32> to i64
    %e = llvm.inttoptr %x : i64 to !llvm.ptr
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuMemset32(%e, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @halves_float_bits() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %slot4 = llvm.getelementptr %slot[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %lo = llvm.load %slot : !llvm.ptr -> f32
    %hi = llvm.load %slot4 : !llvm.ptr -> f32
    %c32 = llvm.mlir.constant(32 : i64) : i64
    %li = llvm.bitcast %lo : f32 to i32
    %hi1 = llvm.bitcast %hi : f32 to i32
    %l = llvm.zext %li : i32 to i64
    %h = llvm.zext %hi1 : i32 to i64
    %h2 = llvm.shl %h, %c32 : i64
    %x = llvm.or %l, %h2 : i64
    %e = llvm.inttoptr %x : i64 to !llvm.ptr
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuMemset32(%e, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @halves_f16() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %out = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %q = llvm.load %slot : !llvm.ptr -> vector<4xf16>
    llvm.store %q, %out : vector<4xf16>, !llvm.ptr
    %e = llvm.load %out : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%e, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: use-after-free
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @halves_stream(%d: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %out = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %slot4 = llvm.getelementptr %slot[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %out4 = llvm.getelementptr %out[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %lo = llvm.load %slot : !llvm.ptr -> f32
    %hi = llvm.load %slot4 : !llvm.ptr -> f32
    llvm.store %lo, %out : f32, !llvm.ptr
    llvm.store %hi, %out4 : f32, !llvm.ptr
    %e = llvm.load %out : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%e) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  // faulty
  llvm.func @halves_call_use(%lo: f32, %hi: f32, %s: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %out = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %out4 = llvm.getelementptr %out[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %lo, %out : f32, !llvm.ptr
    llvm.store %hi, %out4 : f32, !llvm.ptr
    %e = llvm.load %out : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }
  llvm.func @halves_call() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %slot4 = llvm.getelementptr %slot[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %lo = llvm.load %slot : !llvm.ptr -> f32
    %hi = llvm.load %slot4 : !llvm.ptr -> f32
    llvm.call @halves_call_use(%lo, %hi, %s) : (f32, f32, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.mlir.global internal @halves_global_g() {addr_space = 0 : i32} : !llvm.array<2 x f32> {
    %0 = llvm.mlir.zero : !llvm.array<2 x f32>
    llvm.return %0 : !llvm.array<2 x f32>
  }
  llvm.func @halves_global() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %out = llvm.mlir.addressof @halves_global_g : !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %slot4 = llvm.getelementptr %slot[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %out4 = llvm.getelementptr %out[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %lo = llvm.load %slot : !llvm.ptr -> f32
    %hi = llvm.load %slot4 : !llvm.ptr -> f32
    llvm.store %lo, %out : f32, !llvm.ptr
    llvm.store %hi, %out4 : f32, !llvm.ptr
    %e = llvm.load %out : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuMemset32(%e, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  gpu.module @kernel_halves_k {
    llvm.func @kernel_halves_w(%a: f32, %b: f32) attributes {gpu.kernel, nvvm.kernel} {
      %c32 = llvm.mlir.constant(32 : i64) : i64
      %ai = llvm.bitcast %a : f32 to i32
      %bi = llvm.bitcast %b : f32 to i32
      %l = llvm.zext %ai : i32 to i64
      %h = llvm.zext %bi : i32 to i64
      %h2 = llvm.shl %h, %c32 : i64
      %x = llvm.or %l, %h2 : i64
      %p = llvm.inttoptr %x : i64 to !llvm.ptr
      llvm.store %a, %p : f32, !llvm.ptr
      llvm.return
    }
  }
  llvm.func @kernel_halves() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %slot4 = llvm.getelementptr %slot[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %lo = llvm.load %slot : !llvm.ptr -> f32
    %hi = llvm.load %slot4 : !llvm.ptr -> f32
    gpu.launch_func <%s : !llvm.ptr> @kernel_halves_k::@kernel_halves_w blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%lo : f32, %hi : f32)
    %r = llvm.load %d : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%d) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right
  llvm.func @floats_plain(%p: !llvm.ptr) -> f32 {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.struct<(ptr, f32)> : (i64) -> !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> f32
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %slot8 = llvm.getelementptr %slot[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %x, %slot8 : f32, !llvm.ptr
    %y = llvm.load %slot8 : !llvm.ptr -> f32
    %e = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%e, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return %y : f32
  }

  // faulty
  gpu.module @kernel_halves_vec_k {
    llvm.func @kernel_halves_vec_w(%a: f32, %b: f32) attributes {gpu.kernel, nvvm.kernel} {
      %c32 = llvm.mlir.constant(32 : i64) : i64
      %ai = llvm.bitcast %a : f32 to i32
      %bi = llvm.bitcast %b : f32 to i32
      %l = llvm.zext %ai : i32 to i64
      %h = llvm.zext %bi : i32 to i64
      %h2 = llvm.shl %h, %c32 : i64
      %x = llvm.or %l, %h2 : i64
      %p = llvm.inttoptr %x : i64 to !llvm.ptr
      llvm.store %a, %p : f32, !llvm.ptr
      llvm.return
    }
  }
  llvm.func @kernel_halves_vec() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %i = llvm.ptrtoint %d : !llvm.ptr to i64
    %w = llvm.bitcast %i : i64 to vector<2xf32>
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %lo = llvm.extractelement %w[%i0 : i32] : vector<2xf32>
    %hi = llvm.extractelement %w[%i1 : i32] : vector<2xf32>
    gpu.launch_func <%s : !llvm.ptr> @kernel_halves_vec_k::@kernel_halves_vec_w blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%lo : f32, %hi : f32)
    %r = llvm.load %d : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%d) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @unknown_halves() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %slot4 = llvm.getelementptr %slot[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %lo = llvm.load %slot : !llvm.ptr -> f32
    %hi = llvm.load %slot4 : !llvm.ptr -> f32
    llvm.call @take(%lo, %hi) : (f32, f32) -> ()
    %r = llvm.load %d : !llvm.ptr -> i32 // expect: unknown-handle
    llvm.call @free(%d) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @struct_of_floats() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %out = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %q = llvm.load %slot : !llvm.ptr -> !llvm.struct<(f32, f32)>
    %lo = llvm.extractvalue %q[0] : !llvm.struct<(f32, f32)>
    %hi = llvm.extractvalue %q[1] : !llvm.struct<(f32, f32)>
    %u = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %u0 = llvm.insertvalue %lo, %u[0] : !llvm.struct<(f32, f32)>
    %u1 = llvm.insertvalue %hi, %u0[1] : !llvm.struct<(f32, f32)>
    llvm.store %u1, %out : !llvm.struct<(f32, f32)>, !llvm.ptr
    %e = llvm.load %out : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuMemset32(%e, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @loop_of_floats() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %out = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %c2 = llvm.mlir.constant(2 : i64) : i64
    llvm.br ^b(%c0 : i64)
  ^b(%i: i64):
    %p = llvm.getelementptr %slot[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %q = llvm.getelementptr %out[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32
    llvm.store %x, %q : f32, !llvm.ptr
    %j = llvm.add %i, %c1 : i64
    %t = llvm.icmp "ult" %j, %c2 : i64
    llvm.cond_br %t, ^b(%j : i64), ^e
  ^e:
    %e = llvm.load %out : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuMemset32(%e, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @through_double() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %x = llvm.load %slot : !llvm.ptr -> f64
    %i = llvm.bitcast %x : f64 to i64
    %e = llvm.inttoptr %i : i64 to !llvm.ptr
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%e, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: use-after-free
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @f32_block_arg(%p: i1) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %out = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    %slot4 = llvm.getelementptr %slot[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %out4 = llvm.getelementptr %out[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %lo = llvm.load %slot : !llvm.ptr -> f32
    %hi = llvm.load %slot4 : !llvm.ptr -> f32
    llvm.cond_br %p, ^a(%lo, %hi : f32, f32), ^a(%lo, %hi : f32, f32)
  ^a(%l: f32, %h: f32):
    llvm.store %l, %out : f32, !llvm.ptr
    llvm.store %h, %out4 : f32, !llvm.ptr
    %e = llvm.load %out : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuMemset32(%e, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
