// Variables of the device that kernels in the gpu dialect name: which of their bytes is not computed. Memory of a workgroup is each launch's own.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  gpu.module @writes {
    memref.global "private" @v : memref<4xi32>
    gpu.func @k() kernel {
      %v = memref.get_global @v : memref<4xi32>
      %i = arith.constant 0 : index
      %c = arith.constant 1 : i32
      memref.store %c, %v[%i] : memref<4xi32>
      gpu.return
    }
  }
  gpu.module @reads {
    memref.global "private" @v : memref<4xi32> = dense<0>
    gpu.func @k() kernel {
      %v = memref.get_global @v : memref<4xi32>
      %i = arith.constant 0 : index
      %c = memref.load %v[%i] : memref<4xi32>
      gpu.return
    }
  }
  gpu.module @table {
    memref.global "private" constant @v : memref<4xi32> = dense<1>
    gpu.func @k() kernel {
      %v = memref.get_global @v : memref<4xi32>
      %i = arith.constant 0 : index
      %c = memref.load %v[%i] : memref<4xi32>
      gpu.return
    }
  }
  gpu.module @workgroup {
    memref.global "private" @v : memref<4xi32, #gpu.address_space<workgroup>>
    gpu.func @k() kernel {
      %v = memref.get_global @v : memref<4xi32, #gpu.address_space<workgroup>>
      %i = arith.constant 0 : index
      %c = arith.constant 1 : i32
      memref.store %c, %v[%i] : memref<4xi32, #gpu.address_space<workgroup>>
      gpu.return
    }
  }
  gpu.module @space {
    memref.global "private" @v : memref<4xi32, 3>
    gpu.func @k() kernel {
      %v = memref.get_global @v : memref<4xi32, 3>
      %i = arith.constant 0 : index
      %c = arith.constant 1 : i32
      memref.store %c, %v[%i] : memref<4xi32, 3>
      gpu.return
    }
  }
  gpu.module @calls {
    memref.global "private" @v : memref<4xi32>
    func.func private @f() {
      %v = memref.get_global @v : memref<4xi32>
      %i = arith.constant 0 : index
      %c = arith.constant 1 : i32
      memref.store %c, %v[%i] : memref<4xi32>
      return
    }
    gpu.func @k() kernel {
      func.call @f() : () -> ()
      gpu.return
    }
  }
  gpu.module @views {
    memref.global "private" @v : memref<4xi32>
    gpu.func @k() kernel {
      %v = memref.get_global @v : memref<4xi32>
      %w = memref.cast %v : memref<4xi32> to memref<?xi32>
      %i = arith.constant 0 : index
      %c = arith.constant 1 : i32
      memref.store %c, %w[%i] : memref<?xi32>
      gpu.return
    }
  }
  llvm.func @two_writers() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @writes::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64
    gpu.launch_func <%t : !llvm.ptr> @writes::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_stream() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @writes::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64
    gpu.launch_func <%s : !llvm.ptr> @writes::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @two_readers() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @reads::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64
    gpu.launch_func <%t : !llvm.ptr> @reads::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @constant_table() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @table::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64
    gpu.launch_func <%t : !llvm.ptr> @table::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_the_workgroup() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @workgroup::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64
    gpu.launch_func <%t : !llvm.ptr> @workgroup::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_the_workgroup_by_number() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @space::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64
    gpu.launch_func <%t : !llvm.ptr> @space::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_a_function() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @calls::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64
    gpu.launch_func <%t : !llvm.ptr> @calls::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @by_a_view() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @views::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64
    gpu.launch_func <%t : !llvm.ptr> @views::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
}
