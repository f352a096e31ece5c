// Host memory that is registered and unregistered: once, twice, never, in parts, in flight, through descriptors.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemHostRegister(!llvm.ptr, i64)
  llvm.func @mgpuMemHostUnregister(!llvm.ptr)
  llvm.func @mgpuMemHostRegisterMemRef(i64, !llvm.ptr, i64)
  llvm.func @mgpuMemHostUnregisterMemRef(i64, !llvm.ptr, i64)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @coin() -> i1

  // faulty
  llvm.func @unregister_never() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> () // expect: registration-mismatch
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @unregister_twice() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> () // expect: registration-mismatch
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @register_twice() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> () // expect: registration-mismatch
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right
  llvm.func @right() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right
  llvm.func @free_registered() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> () // expect: free-while-registered
    llvm.return
  }

  // faulty
  llvm.func @in_flight() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @freed_then_unregistered() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> () // expect: free-while-registered
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> () // expect: use-after-free
    llvm.return
  }

  // faulty
  llvm.func @device() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemHostRegister(%d, %c64) : (!llvm.ptr, i64) -> () // expect: registration-mismatch
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @stack_twice() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.alloca %c64 x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> () // expect: registration-mismatch
    llvm.return
  }

  // faulty
  llvm.mlir.global internal @global_twice_g() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %0 = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %0 : !llvm.array<64 x i8>
  }
  llvm.func @global_twice() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.mlir.addressof @global_twice_g : !llvm.ptr
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> () // expect: registration-mismatch
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @given_twice(%h: !llvm.ptr) {
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> () // expect: registration-mismatch
    llvm.return
  }

  // right
  llvm.func @given_once(%h: !llvm.ptr) {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> ()
    llvm.return
  }

  // faulty
  llvm.func @given_registered_twice(%h: !llvm.ptr) {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> () // expect: registration-mismatch
    llvm.return
  }

  // faulty
  llvm.func @parts() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %h2 = llvm.getelementptr %h[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemHostRegister(%h2, %n) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @parts_twice() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %h2 = llvm.getelementptr %h[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostRegister(%h2, %n) : (!llvm.ptr, i64) -> () // expect: unknown-handle
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @branch(%p: i1) {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.cond_br %p, ^a, ^b
  ^a:
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> ()
    llvm.br ^b
  ^b:
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> () // expect: registration-mismatch
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right
  llvm.func @branch_same(%p: i1) {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.cond_br %p, ^a, ^b
  ^a:
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> ()
    llvm.br ^b
  ^b:
    llvm.cond_br %p, ^c, ^d
  ^c:
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> ()
    llvm.br ^d
  ^d:
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @loop(%p: i1) {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.br ^a
  ^a:
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> () // expect: registration-mismatch
    %q = llvm.call @coin() : () -> i1
    llvm.cond_br %q, ^a, ^b
  ^b:
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func internal @helper_u(%h: !llvm.ptr) {
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> () // expect: registration-mismatch
    llvm.return
  }
  llvm.func @helper() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> ()
    llvm.call @helper_u(%h) : (!llvm.ptr) -> ()
    llvm.call @helper_u(%h) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @in_task() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> ()
    %k = async.execute {
      llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> ()
      async.yield
    }
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> () // expect: unknown-handle
    async.await %k : !async.token
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @memref_twice() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %u = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u0 = llvm.insertvalue %h, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u1 = llvm.insertvalue %h, %u0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u2 = llvm.insertvalue %c0, %u1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u3 = llvm.insertvalue %n, %u2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u4 = llvm.insertvalue %c1, %u3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.alloca %c1 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %u4, %d : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @mgpuMemHostRegisterMemRef(%c1, %d, %c8) : (i64, !llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostUnregisterMemRef(%c1, %d, %c8) : (i64, !llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostUnregisterMemRef(%c1, %d, %c8) : (i64, !llvm.ptr, i64) -> () // expect: registration-mismatch
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right
  llvm.func @memref_right() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %u = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u0 = llvm.insertvalue %h, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u1 = llvm.insertvalue %h, %u0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u2 = llvm.insertvalue %c0, %u1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u3 = llvm.insertvalue %n, %u2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u4 = llvm.insertvalue %c1, %u3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.alloca %c1 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %u4, %d : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @mgpuMemHostRegisterMemRef(%c1, %d, %c8) : (i64, !llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostUnregisterMemRef(%c1, %d, %c8) : (i64, !llvm.ptr, i64) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right
  llvm.func @memref_only_registered() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %u = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u0 = llvm.insertvalue %h, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u1 = llvm.insertvalue %h, %u0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u2 = llvm.insertvalue %c0, %u1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u3 = llvm.insertvalue %n, %u2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u4 = llvm.insertvalue %c1, %u3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.alloca %c1 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %u4, %d : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @mgpuMemHostRegisterMemRef(%c1, %d, %c8) : (i64, !llvm.ptr, i64) -> ()
    llvm.store %v, %h : i32, !llvm.ptr
    llvm.call @free(%h) : (!llvm.ptr) -> () // expect: free-while-registered
    llvm.return
  }

  // faulty
  llvm.func @memref_given_twice(%d: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    llvm.call @mgpuMemHostRegisterMemRef(%c1, %d, %c8) : (i64, !llvm.ptr, i64) -> () // expect: unknown-handle
    llvm.call @mgpuMemHostRegisterMemRef(%c1, %d, %c8) : (i64, !llvm.ptr, i64) -> () // expect: unknown-handle
    llvm.return
  }

  // faulty
  llvm.func @mixed() {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %d = llvm.alloca %c1 x !llvm.struct<(ptr, ptr, i64)> : (i64) -> !llvm.ptr
    %u = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %u0 = llvm.insertvalue %h, %u[0] : !llvm.struct<(ptr, ptr, i64)>
    %u1 = llvm.insertvalue %h, %u0[1] : !llvm.struct<(ptr, ptr, i64)>
    %u2 = llvm.insertvalue %c0, %u1[2] : !llvm.struct<(ptr, ptr, i64)>
    llvm.store %u2, %d : !llvm.struct<(ptr, ptr, i64)>, !llvm.ptr
    llvm.call @mgpuMemHostRegisterMemRef(%c0, %d, %c8) : (i64, !llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostRegister(%h, %c64) : (!llvm.ptr, i64) -> () // expect: registration-mismatch
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right
  llvm.func @part() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %h2 = llvm.getelementptr %h[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemHostRegister(%h2, %n) : (!llvm.ptr, i64) -> ()
    %h3 = llvm.getelementptr %h[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemHostUnregister(%h3) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemHostRegister(%h, %n) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @part_twice() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %h2 = llvm.getelementptr %h[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemHostRegister(%h2, %n) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostRegister(%h2, %n) : (!llvm.ptr, i64) -> () // expect: registration-mismatch
    llvm.call @mgpuMemHostUnregister(%h2) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @part_freed() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %h2 = llvm.getelementptr %h[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemHostRegister(%h2, %n) : (!llvm.ptr, i64) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> () // expect: free-while-registered
    llvm.return
  }

  // faulty
  llvm.func @other_part() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %h2 = llvm.getelementptr %h[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %h3 = llvm.getelementptr %h[48] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemHostRegister(%h2, %n) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostUnregister(%h3) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuMemHostUnregister(%h2) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right, and beyond what is followed: two halves at a time
  llvm.func @halves() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %h2 = llvm.getelementptr %h[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemHostRegister(%h, %n) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostRegister(%h2, %n) : (!llvm.ptr, i64) -> () // expect: unknown-handle
    llvm.call @mgpuMemHostUnregister(%h2) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuMemHostUnregister(%h) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @index(%i: i64, %j: i64) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %h2 = llvm.getelementptr %h[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %h3 = llvm.getelementptr %h[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @mgpuMemHostRegister(%h2, %n) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostUnregister(%h3) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty: in a callee, at the same place in the caller's memory
  llvm.func internal @half_u(%h: !llvm.ptr) {
    %h2 = llvm.getelementptr %h[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemHostUnregister(%h2) : (!llvm.ptr) -> () // expect: registration-mismatch
    llvm.return
  }
  llvm.func @half() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %n = llvm.mlir.constant(16 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %h1 = llvm.getelementptr %h[48] : (!llvm.ptr) -> !llvm.ptr, i8
    %h2 = llvm.getelementptr %h1[-16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemHostRegister(%h2, %n) : (!llvm.ptr, i64) -> ()
    llvm.call @half_u(%h) : (!llvm.ptr) -> ()
    llvm.call @half_u(%h) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty: the aligned pointer of a caller's memref, which may be anywhere in its memory
  llvm.func @given(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64) {
    %n = llvm.mlir.constant(16 : i64) : i64
    llvm.call @mgpuMemHostRegister(%p, %n) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostUnregister(%p) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemHostUnregister(%p) : (!llvm.ptr) -> () // expect: registration-mismatch
    llvm.return
  }

  // right
  llvm.func @given_right(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64) {
    %n = llvm.mlir.constant(16 : i64) : i64
    llvm.call @mgpuMemHostRegister(%p, %n) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostUnregister(%p) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty, or not: the two pointers may be one
  llvm.func @given_other(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64) {
    %n = llvm.mlir.constant(16 : i64) : i64
    llvm.call @mgpuMemHostRegister(%p, %n) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostUnregister(%a) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  // faulty on one way
  llvm.func @either(%c: i1) {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %n = llvm.mlir.constant(16 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %h1 = llvm.getelementptr %h[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.call @mgpuMemHostRegister(%h, %n) : (!llvm.ptr, i64) -> ()
    llvm.br ^c
  ^b:
    llvm.call @mgpuMemHostRegister(%h1, %n) : (!llvm.ptr, i64) -> ()
    llvm.br ^c
  ^c:
    llvm.call @mgpuMemHostUnregister(%h1) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right
  llvm.func @descriptor_after_a_branch(%n: i64, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %o = llvm.mlir.constant(0 : i64) : i64
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %u = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d0 = llvm.insertvalue %h, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %h, %d0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %o, %d1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %n, %d2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %one, %d3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %d4, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @mgpuMemHostRegisterMemRef(%one, %slot, %four) : (i64, !llvm.ptr, i64) -> ()
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.br ^b
  ^b:
    llvm.call @mgpuMemHostUnregisterMemRef(%one, %slot, %four) : (i64, !llvm.ptr, i64) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @descriptor_twice(%n: i64, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %o = llvm.mlir.constant(0 : i64) : i64
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %u = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d0 = llvm.insertvalue %h, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %h, %d0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %o, %d1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %n, %d2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %one, %d3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %d4, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @mgpuMemHostRegisterMemRef(%one, %slot, %four) : (i64, !llvm.ptr, i64) -> ()
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.call @mgpuMemHostUnregisterMemRef(%one, %slot, %four) : (i64, !llvm.ptr, i64) -> ()
    llvm.br ^b
  ^b:
    llvm.call @mgpuMemHostUnregisterMemRef(%one, %slot, %four) : (i64, !llvm.ptr, i64) -> () // expect: registration-mismatch
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right, or not: another part is unregistered on one way
  llvm.func @descriptor_changed(%n: i64, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %o = llvm.mlir.constant(0 : i64) : i64
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %u = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d0 = llvm.insertvalue %h, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %h, %d0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %o, %d1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %n, %d2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %one, %d3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %d4, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @mgpuMemHostRegisterMemRef(%one, %slot, %four) : (i64, !llvm.ptr, i64) -> ()
    llvm.cond_br %c, ^a, ^b
  ^a:
    %e = llvm.insertvalue %four, %d4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %e, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.br ^b
  ^b:
    llvm.call @mgpuMemHostUnregisterMemRef(%one, %slot, %four) : (i64, !llvm.ptr, i64) -> () // expect: unknown-handle
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
}
