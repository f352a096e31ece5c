// Two streams, an event between them, a buffer of their own and one that the host reads after both: right as it is.
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @kern(%a: !llvm.ptr, %b: !llvm.ptr, %c: i64, %d: i64, %e: i64) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.load %b : !llvm.ptr -> f32
      llvm.store %v, %b : f32, !llvm.ptr
      llvm.return
    }
  }
  func.func @work(%in: memref<16xf32>, %out: memref<16xf32>) {
    %c1 = arith.constant 1 : index
    %t0 = gpu.wait async
    %d, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memcpy async [%t1] %d, %in : memref<16xf32>, memref<16xf32>
    %t3 = gpu.launch_func async [%t2] @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%d : memref<16xf32>)
    %t4 = gpu.memcpy async [%t3] %out, %d : memref<16xf32>, memref<16xf32>
    %t5 = gpu.dealloc async [%t4] %d : memref<16xf32>
    gpu.wait [%t5]
    return
  }
  func.func @main(%in: memref<16xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %out = memref.alloc() : memref<16xf32>
    call @work(%in, %out) : (memref<16xf32>, memref<16xf32>) -> ()
    %v = memref.load %out[%c0] : memref<16xf32>
    memref.dealloc %out : memref<16xf32>
    return %v : f32
  }
}
