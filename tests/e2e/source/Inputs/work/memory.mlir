// Memory of the host and of the device, with sizes that are not constant.
module attributes {gpu.container_module} {
  gpu.module @device {
    gpu.func @scale(%x: memref<?xf32>, %by: f32, %n: index) kernel { gpu.return }
  }
  func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
  func.func @main(%h: memref<?xf32>, %n: index, %by: f32) -> memref<?xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %one = arith.constant 1.0 : f32
    %m = memref.alloc(%n) : memref<?xf32>
    %unused = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
    memref.store %one, %m[%c0] : memref<?xf32>
    %v = memref.load %h[%n] : memref<?xf32>
    %s = gpu.wait async
    %d, %t = gpu.alloc async [%s] (%n) : memref<?xf32>
    %t1 = gpu.memset async [%t] %d, %v : memref<?xf32>, f32
    %t2 = gpu.launch_func async [%t1] @device::@scale blocks in (%c1, %n, %c1) threads in (%c1, %c1, %c1) args(%d : memref<?xf32>, %by : f32, %n : index)
    %t3 = gpu.memcpy async [%t2] %h, %d : memref<?xf32>, memref<?xf32>
    %t4 = gpu.dealloc async [%t3] %d : memref<?xf32>
    gpu.wait [%t4]
    %u = memref.cast %h : memref<?xf32> to memref<*xf32>
    call @printMemrefF32(%u) : (memref<*xf32>) -> ()
    return %m : memref<?xf32>
  }
}
