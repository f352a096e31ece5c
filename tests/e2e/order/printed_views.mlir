// Which bytes a memref's print reads is known from its descriptor, also where the descriptor's address was given to functions of the runtime that read it, and to a
// function that is MLIR's C interface to one of the library.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemHostRegisterMemRef(i64, !llvm.ptr, i64)
  llvm.func @mgpuMemHostUnregisterMemRef(i64, !llvm.ptr, i64)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @printMemrefF32(i64, !llvm.ptr)
  llvm.func @look(!llvm.ptr)
  llvm.func @_mlir_ciface_printMemrefI32(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func @printMemrefI32(%a: i64, %b: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i64, ptr)>
    %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(i64, ptr)>
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_printMemrefI32(%4) : (!llvm.ptr) -> ()
    llvm.return
  }

  // Registered for the GPU first.
  llvm.func @registered() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(8 : i64) : i64
    %size = llvm.mlir.constant(64 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %many = llvm.mlir.constant(8 : i64) : i64
    %from = llvm.mlir.constant(0 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %d0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %p, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %p, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %from, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %many, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.insertvalue %one, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %slot = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %u0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %u1 = llvm.insertvalue %one, %u0[0] : !llvm.struct<(i64, ptr)>
    %u = llvm.insertvalue %slot, %u1[1] : !llvm.struct<(i64, ptr)>
    %rank = llvm.extractvalue %u[0] : !llvm.struct<(i64, ptr)>
    %at = llvm.extractvalue %u[1] : !llvm.struct<(i64, ptr)>
    llvm.call @mgpuMemHostRegisterMemRef(%rank, %at, %four) : (i64, !llvm.ptr, i64) -> ()
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefF32(%rank, %at) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> () // expect: free-while-registered
    llvm.return
  }
  llvm.func @registered_waited() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(8 : i64) : i64
    %size = llvm.mlir.constant(64 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %many = llvm.mlir.constant(8 : i64) : i64
    %from = llvm.mlir.constant(0 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %d0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %p, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %p, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %from, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %many, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.insertvalue %one, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %slot = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %u0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %u1 = llvm.insertvalue %one, %u0[0] : !llvm.struct<(i64, ptr)>
    %u = llvm.insertvalue %slot, %u1[1] : !llvm.struct<(i64, ptr)>
    %rank = llvm.extractvalue %u[0] : !llvm.struct<(i64, ptr)>
    %at = llvm.extractvalue %u[1] : !llvm.struct<(i64, ptr)>
    llvm.call @mgpuMemHostRegisterMemRef(%rank, %at, %four) : (i64, !llvm.ptr, i64) -> ()
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @printMemrefF32(%rank, %at) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> () // expect: free-while-registered
    llvm.return
  }
  // One word of it.
  llvm.func @registered_last() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(9 : i64) : i64
    %size = llvm.mlir.constant(64 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %many = llvm.mlir.constant(8 : i64) : i64
    %from = llvm.mlir.constant(8 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %d0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %p, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %p, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %from, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %many, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.insertvalue %one, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %slot = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %u0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %u1 = llvm.insertvalue %one, %u0[0] : !llvm.struct<(i64, ptr)>
    %u = llvm.insertvalue %slot, %u1[1] : !llvm.struct<(i64, ptr)>
    %rank = llvm.extractvalue %u[0] : !llvm.struct<(i64, ptr)>
    %at = llvm.extractvalue %u[1] : !llvm.struct<(i64, ptr)>
    llvm.call @mgpuMemHostRegisterMemRef(%rank, %at, %four) : (i64, !llvm.ptr, i64) -> ()
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefF32(%rank, %at) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @registered_behind() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(8 : i64) : i64
    %size = llvm.mlir.constant(64 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %many = llvm.mlir.constant(8 : i64) : i64
    %from = llvm.mlir.constant(8 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %d0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %p, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %p, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %from, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %many, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.insertvalue %one, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %slot = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %u0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %u1 = llvm.insertvalue %one, %u0[0] : !llvm.struct<(i64, ptr)>
    %u = llvm.insertvalue %slot, %u1[1] : !llvm.struct<(i64, ptr)>
    %rank = llvm.extractvalue %u[0] : !llvm.struct<(i64, ptr)>
    %at = llvm.extractvalue %u[1] : !llvm.struct<(i64, ptr)>
    llvm.call @mgpuMemHostRegisterMemRef(%rank, %at, %four) : (i64, !llvm.ptr, i64) -> ()
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefF32(%rank, %at) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @registered_both() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(64 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %many = llvm.mlir.constant(8 : i64) : i64
    %from = llvm.mlir.constant(4 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %d0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %p, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %p, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %from, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %many, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.insertvalue %one, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %slot = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %u0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %u1 = llvm.insertvalue %one, %u0[0] : !llvm.struct<(i64, ptr)>
    %u = llvm.insertvalue %slot, %u1[1] : !llvm.struct<(i64, ptr)>
    %rank = llvm.extractvalue %u[0] : !llvm.struct<(i64, ptr)>
    %at = llvm.extractvalue %u[1] : !llvm.struct<(i64, ptr)>
    llvm.call @mgpuMemHostRegisterMemRef(%rank, %at, %four) : (i64, !llvm.ptr, i64) -> ()
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefF32(%rank, %at) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  // Its wrapper is here.
  llvm.func @by_its_interface() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(8 : i64) : i64
    %size = llvm.mlir.constant(64 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %many = llvm.mlir.constant(8 : i64) : i64
    %from = llvm.mlir.constant(0 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %d0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %p, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %p, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %from, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %many, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.insertvalue %one, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %slot = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %u0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %u1 = llvm.insertvalue %one, %u0[0] : !llvm.struct<(i64, ptr)>
    %u = llvm.insertvalue %slot, %u1[1] : !llvm.struct<(i64, ptr)>
    %rank = llvm.extractvalue %u[0] : !llvm.struct<(i64, ptr)>
    %at = llvm.extractvalue %u[1] : !llvm.struct<(i64, ptr)>
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefI32(%rank, %at) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @by_its_interface_waited() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(8 : i64) : i64
    %size = llvm.mlir.constant(64 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %many = llvm.mlir.constant(8 : i64) : i64
    %from = llvm.mlir.constant(0 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %d0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %p, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %p, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %from, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %many, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.insertvalue %one, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %slot = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %u0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %u1 = llvm.insertvalue %one, %u0[0] : !llvm.struct<(i64, ptr)>
    %u = llvm.insertvalue %slot, %u1[1] : !llvm.struct<(i64, ptr)>
    %rank = llvm.extractvalue %u[0] : !llvm.struct<(i64, ptr)>
    %at = llvm.extractvalue %u[1] : !llvm.struct<(i64, ptr)>
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @printMemrefI32(%rank, %at) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  // One word of it.
  llvm.func @by_its_interface_last() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(9 : i64) : i64
    %size = llvm.mlir.constant(64 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %many = llvm.mlir.constant(8 : i64) : i64
    %from = llvm.mlir.constant(8 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %d0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %p, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %p, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %from, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %many, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.insertvalue %one, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %slot = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %u0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %u1 = llvm.insertvalue %one, %u0[0] : !llvm.struct<(i64, ptr)>
    %u = llvm.insertvalue %slot, %u1[1] : !llvm.struct<(i64, ptr)>
    %rank = llvm.extractvalue %u[0] : !llvm.struct<(i64, ptr)>
    %at = llvm.extractvalue %u[1] : !llvm.struct<(i64, ptr)>
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefI32(%rank, %at) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @by_its_interface_behind() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(8 : i64) : i64
    %size = llvm.mlir.constant(64 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %many = llvm.mlir.constant(8 : i64) : i64
    %from = llvm.mlir.constant(8 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %d0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %p, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %p, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %from, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %many, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.insertvalue %one, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %slot = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %u0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %u1 = llvm.insertvalue %one, %u0[0] : !llvm.struct<(i64, ptr)>
    %u = llvm.insertvalue %slot, %u1[1] : !llvm.struct<(i64, ptr)>
    %rank = llvm.extractvalue %u[0] : !llvm.struct<(i64, ptr)>
    %at = llvm.extractvalue %u[1] : !llvm.struct<(i64, ptr)>
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefI32(%rank, %at) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @by_its_interface_both() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(16 : i64) : i64
    %size = llvm.mlir.constant(64 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %many = llvm.mlir.constant(8 : i64) : i64
    %from = llvm.mlir.constant(4 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %d0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %p, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %p, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %from, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %many, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.insertvalue %one, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %slot = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %u0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %u1 = llvm.insertvalue %one, %u0[0] : !llvm.struct<(i64, ptr)>
    %u = llvm.insertvalue %slot, %u1[1] : !llvm.struct<(i64, ptr)>
    %rank = llvm.extractvalue %u[0] : !llvm.struct<(i64, ptr)>
    %at = llvm.extractvalue %u[1] : !llvm.struct<(i64, ptr)>
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefI32(%rank, %at) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @registered_and_not() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(8 : i64) : i64
    %size = llvm.mlir.constant(64 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %many = llvm.mlir.constant(8 : i64) : i64
    %from = llvm.mlir.constant(0 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %d0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %p, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %p, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %from, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %many, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.insertvalue %one, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %slot = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %u0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %u1 = llvm.insertvalue %one, %u0[0] : !llvm.struct<(i64, ptr)>
    %u = llvm.insertvalue %slot, %u1[1] : !llvm.struct<(i64, ptr)>
    %rank = llvm.extractvalue %u[0] : !llvm.struct<(i64, ptr)>
    %at = llvm.extractvalue %u[1] : !llvm.struct<(i64, ptr)>
    llvm.call @mgpuMemHostRegisterMemRef(%rank, %at, %four) : (i64, !llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostUnregisterMemRef(%rank, %at, %four) : (i64, !llvm.ptr, i64) -> ()
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefF32(%rank, %at) : (i64, !llvm.ptr) -> () // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @registered_and_not_behind() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(8 : i64) : i64
    %size = llvm.mlir.constant(64 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %many = llvm.mlir.constant(8 : i64) : i64
    %from = llvm.mlir.constant(8 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %d0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %p, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %p, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %from, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %many, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.insertvalue %one, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %slot = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %u0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %u1 = llvm.insertvalue %one, %u0[0] : !llvm.struct<(i64, ptr)>
    %u = llvm.insertvalue %slot, %u1[1] : !llvm.struct<(i64, ptr)>
    %rank = llvm.extractvalue %u[0] : !llvm.struct<(i64, ptr)>
    %at = llvm.extractvalue %u[1] : !llvm.struct<(i64, ptr)>
    llvm.call @mgpuMemHostRegisterMemRef(%rank, %at, %four) : (i64, !llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostUnregisterMemRef(%rank, %at, %four) : (i64, !llvm.ptr, i64) -> () // expect: unknown-handle
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefF32(%rank, %at) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  // Of no elements.
  llvm.func @empty() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(8 : i64) : i64
    %size = llvm.mlir.constant(64 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %many = llvm.mlir.constant(0 : i64) : i64
    %from = llvm.mlir.constant(0 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %d0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %p, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %p, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %from, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %many, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.insertvalue %one, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %slot = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %u0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %u1 = llvm.insertvalue %one, %u0[0] : !llvm.struct<(i64, ptr)>
    %u = llvm.insertvalue %slot, %u1[1] : !llvm.struct<(i64, ptr)>
    %rank = llvm.extractvalue %u[0] : !llvm.struct<(i64, ptr)>
    %at = llvm.extractvalue %u[1] : !llvm.struct<(i64, ptr)>
    llvm.call @mgpuMemHostRegisterMemRef(%rank, %at, %four) : (i64, !llvm.ptr, i64) -> ()
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @printMemrefF32(%rank, %at) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> () // expect: free-while-registered
    llvm.return
  }
  // A function that is not known may write another offset into it: the address of the memory lies where it is not followed.
  llvm.func @looked_at() {
    %v = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(8 : i64) : i64
    %size = llvm.mlir.constant(64 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %many = llvm.mlir.constant(8 : i64) : i64
    %from = llvm.mlir.constant(8 : i64) : i64
    %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %d0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %p, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %p, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %from, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %many, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.insertvalue %one, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %slot = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %u0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %u1 = llvm.insertvalue %one, %u0[0] : !llvm.struct<(i64, ptr)>
    %u = llvm.insertvalue %slot, %u1[1] : !llvm.struct<(i64, ptr)>
    %rank = llvm.extractvalue %u[0] : !llvm.struct<(i64, ptr)>
    %at = llvm.extractvalue %u[1] : !llvm.struct<(i64, ptr)>
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @look(%slot) : (!llvm.ptr) -> ()
    llvm.call @printMemrefF32(%rank, %at) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
}
