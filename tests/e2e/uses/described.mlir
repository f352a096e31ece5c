// The host reads memref descriptors themselves, images of modules, names of kernels and arrays of arguments, wherever these lie; of a text it is not known how far it goes.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuModuleLoad(!llvm.ptr, i64) -> !llvm.ptr
  llvm.func @mgpuModuleUnload(!llvm.ptr)
  llvm.func @mgpuModuleGetFunction(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuLaunchKernel(!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64)
  llvm.func @mgpuSpMatGetSize(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func @mgpuTensorMapEncodeTiledMemref(i64, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @external(!llvm.ptr)
  llvm.func @puts(!llvm.ptr) -> i32
  llvm.func @printMemrefF32(i64, !llvm.ptr)
  llvm.func @printMemrefShapeF32(i64, !llvm.ptr)
  llvm.func @_mlir_ciface_printMemrefF32(!llvm.ptr)
  llvm.func @_mlir_ciface_printMemrefShapeF32(!llvm.ptr)
  llvm.func @_mlir_ciface_printMemref1dF32(!llvm.ptr)
  llvm.func @verifyMemRefF32(i64, !llvm.ptr, i64, !llvm.ptr) -> i64
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @_mlir_ciface_stdSortI64(i64, !llvm.ptr, i64)

  // faulty
  llvm.func @memset_then_print(%a: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefF32(%c1, %a) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right
  llvm.func @sync_then_print(%a: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @printMemrefF32(%c1, %a) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @copy_then_print(%a: !llvm.ptr, %b: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%a, %b, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefF32(%c1, %a) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right
  llvm.func @read_while_print(%a: !llvm.ptr, %b: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %a, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefF32(%c1, %a) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @heap_descriptor() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefF32(%c1, %d) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%d) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @heap_descriptor_shape() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefShapeF32(%c1, %d) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%d) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @shape_param(%a: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefShapeF32(%c1, %a) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @ciface_unranked(%a: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @_mlir_ciface_printMemrefF32(%a) : (!llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @ciface_shape(%a: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @_mlir_ciface_printMemrefShapeF32(%a) : (!llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @ciface_1d(%a: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @_mlir_ciface_printMemref1dF32(%a) : (!llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @verify_second(%a: !llvm.ptr, %b: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%b, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %r = llvm.call @verifyMemRefF32(%c1, %a, %c1, %b) : (i64, !llvm.ptr, i64, !llvm.ptr) -> i64 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @memref_copy(%a: !llvm.ptr, %b: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @memrefCopy(%c8, %b, %a) : (i64, !llvm.ptr, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @sort(%a: !llvm.ptr, %b: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @_mlir_ciface_stdSortI64(%c8, %a, %c1) : (i64, !llvm.ptr, i64) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @tensor_map(%a: !llvm.ptr, %b: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %r = llvm.call @mgpuTensorMapEncodeTiledMemref(%c1, %a, %v, %v, %v, %v, %v, %b) : (i64, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr // expect: host-race unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @slot_partly(%q: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %d = llvm.alloca %c8 x i64 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %q, %d : !llvm.ptr, !llvm.ptr
    %d1 = llvm.getelementptr %d[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %q, %d1 : !llvm.ptr, !llvm.ptr
    %d2 = llvm.getelementptr %d[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%d2, %q, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefF32(%c1, %d) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right
  llvm.func @slot_behind(%q: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %d = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %q, %d : !llvm.ptr, !llvm.ptr
    %d1 = llvm.getelementptr %d[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %q, %d1 : !llvm.ptr, !llvm.ptr
    %d2 = llvm.getelementptr %d[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%d2, %q, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefF32(%c1, %d) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @in_loop(%a: !llvm.ptr, %p: i1) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^b
  ^b:
    llvm.call @printMemrefF32(%c1, %a) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.cond_br %p, ^b, ^e
  ^e:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func internal @in_helper_h(%a: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%c1, %a) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.return
  }
  llvm.func @in_helper(%a: !llvm.ptr, %p: i1) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @in_helper_h(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @freed() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %d = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @free(%d) : (!llvm.ptr) -> ()
    llvm.call @printMemrefF32(%c1, %d) : (i64, !llvm.ptr) -> () // expect: use-after-free
    llvm.return
  }

  // faulty
  llvm.func @device() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @printMemrefShapeF32(%c1, %d) : (i64, !llvm.ptr) -> () // expect: device-memory-on-host
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @device_print() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @printMemrefF32(%c1, %d) : (i64, !llvm.ptr) -> () // expect: device-memory-on-host
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @selected(%a: !llvm.ptr, %b: !llvm.ptr, %p: i1) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.select %p, %a, %b : i1, !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefF32(%c1, %x) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @loaded_data(%a: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a8 = llvm.getelementptr %a[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %d = llvm.load %a8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @printMemrefF32(%c1, %a) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right
  llvm.func @ordinary() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %u = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u0 = llvm.insertvalue %h, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u1 = llvm.insertvalue %h, %u0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u2 = llvm.insertvalue %c0, %u1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u3 = llvm.insertvalue %n, %u2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u4 = llvm.insertvalue %c1, %u3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.alloca %c1 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %u4, %d : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @mgpuMemset32(%h, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @printMemrefF32(%c1, %d) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @unknown_call() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @external(%d) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%d) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  // faulty
  llvm.func @unknown_call_behind() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %p = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.store %d, %p : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @external(%p) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%d) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  // faulty
  llvm.mlir.global internal constant @kernel_params_bin("x") {addr_space = 0 : i32}
  llvm.func @kernel_params(%src: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %b = llvm.mlir.addressof @kernel_params_bin : !llvm.ptr
    %m = llvm.call @mgpuModuleLoad(%b, %c1) : (!llvm.ptr, i64) -> !llvm.ptr
    %k = llvm.call @mgpuModuleGetFunction(%m, %b) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %src, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %pp = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %h, %pp : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuLaunchKernel(%k, %c1, %c1, %c1, %c1, %c1, %c1, %v, %s, %pp, %null, %c1) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> () // expect: unknown-handle unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuModuleUnload(%m) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  // faulty
  llvm.func @arguments_of_caller(%k: !llvm.ptr, %what: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuLaunchKernel(%k, %c1, %c1, %c1, %c1, %c1, %c1, %v, %s, %what, %null, %c1) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> () // expect: unknown-handle
    llvm.call @mgpuLaunchKernel(%k, %c1, %c1, %c1, %c1, %c1, %c1, %v, %t, %what, %null, %c1) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.mlir.global internal constant @kernel_params_array_bin("x") {addr_space = 0 : i32}
  llvm.func @kernel_params_array(%src: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %b = llvm.mlir.addressof @kernel_params_array_bin : !llvm.ptr
    %m = llvm.call @mgpuModuleLoad(%b, %c1) : (!llvm.ptr, i64) -> !llvm.ptr
    %k = llvm.call @mgpuModuleGetFunction(%m, %b) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %src, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuLaunchKernel(%k, %c1, %c1, %c1, %c1, %c1, %c1, %v, %s, %h, %null, %c1) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> () // expect: unknown-handle unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuModuleUnload(%m) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @module_image(%src: !llvm.ptr) {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %src, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %m = llvm.call @mgpuModuleLoad(%h, %c64) : (!llvm.ptr, i64) -> !llvm.ptr // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuModuleUnload(%m) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.mlir.global internal constant @module_name_bin("x") {addr_space = 0 : i32}
  llvm.func @module_name(%src: !llvm.ptr) {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %b = llvm.mlir.addressof @module_name_bin : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuModuleLoad(%b, %c64) : (!llvm.ptr, i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %src, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %k = llvm.call @mgpuModuleGetFunction(%m, %h) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuModuleUnload(%m) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @module_image_freed(%src: !llvm.ptr) {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    %m = llvm.call @mgpuModuleLoad(%h, %c64) : (!llvm.ptr, i64) -> !llvm.ptr // expect: use-after-free
    llvm.call @mgpuModuleUnload(%m) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @sized_out(%src: !llvm.ptr, %m: !llvm.ptr) {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %src, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuSpMatGetSize(%m, %h, %src, %src, %null) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> () // expect: host-race host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right
  llvm.func @puts_apart(%src: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %h32 = llvm.getelementptr %h[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %z, %h32 : i8, !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %src, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %r = llvm.call @puts(%h32) : (!llvm.ptr) -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @puts_same(%src: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %src, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %r = llvm.call @puts(%h) : (!llvm.ptr) -> i32 // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right
  llvm.func @sizes_apart(%src: !llvm.ptr, %m: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %h1 = llvm.getelementptr %h[32] : (!llvm.ptr) -> !llvm.ptr, i8
    %h2 = llvm.getelementptr %h[40] : (!llvm.ptr) -> !llvm.ptr, i8
    %h3 = llvm.getelementptr %h[48] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%h, %src, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuSpMatGetSize(%m, %h1, %h2, %h3, %null) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
}
