func.func @f(%a: memref<16xf32>, %b: memref<16xf32>) {
    gpu.wait
    %c = arith.constant 1 : index
    gpu.launch blocks(%x, %y, %z) in (%gx = %c, %gy = %c, %gz = %c) threads(%tx, %ty, %tz) in (%bx = %c, %by = %c, %bz = %c) {
      gpu.terminator
    }
    return
}
