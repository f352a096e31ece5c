// A kernel that is still part of its launch.
module attributes {gpu.container_module} {
  func.func @main(%x: memref<64xf32>, %y: memref<64xf32>, %a: f32, %n: index) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %zero = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
      %v = memref.load %x[%tx] : memref<64xf32>
      %w = memref.load %y[%tx] : memref<64xf32>
      %p = arith.mulf %v, %a : f32
      %q = arith.addf %p, %w : f32
      %z = arith.addf %q, %zero : f32
      memref.store %z, %y[%tx] : memref<64xf32>
      gpu.terminator
    }
    %s = gpu.wait async
    %t = gpu.launch async [%s] blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
      %v = memref.load %y[%tx] : memref<64xf32>
      memref.store %v, %x[%tx] : memref<64xf32>
      gpu.terminator
    }
    gpu.wait [%t]
    return
  }
}
