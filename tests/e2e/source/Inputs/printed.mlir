func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %f = arith.constant 1.0 : f32
  %s = gpu.wait async
  %d, %t0 = gpu.alloc async [%s] () : memref<4xf32>
  %h = memref.alloc() : memref<4xf32>
  memref.store %f, %h[%c0] : memref<4xf32>
  %t1 = gpu.memcpy async [%t0] %d, %h : memref<4xf32>, memref<4xf32>
  %t2 = gpu.memcpy async [%t1] %h, %d : memref<4xf32>, memref<4xf32>
  %t3 = gpu.dealloc async [%t2] %d : memref<4xf32>
  gpu.wait [%t3]
  scf.for %i = %c0 to %c4 step %c1 {
    %x = memref.load %h[%i] : memref<4xf32>
    vector.print %x : f32
  }
  memref.dealloc %h : memref<4xf32>
  return
}
