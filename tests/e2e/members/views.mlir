// What the host prints or copies of a memref: the bytes of the view that its descriptor says, where that was filled right before; a caller's whole
// buffer, or bytes that are not known. A view beside the bytes that are in flight is right, and one that meets them is not, whatever the way to the
// descriptor.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @printMemrefF32(i64, !llvm.ptr)
  llvm.func @printMemrefF64(i64, !llvm.ptr)
  llvm.func @printMemrefI8(i64, !llvm.ptr)
  llvm.func @outside(!llvm.ptr)
  llvm.func @upper_half(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(32 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(32 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%ao, %ap) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @upper_half_through_unranked(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(32 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(32 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %qr = llvm.mlir.constant(1 : i64) : i64
    %qs0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %qs1 = llvm.insertvalue %qr, %qs0[0] : !llvm.struct<(i64, ptr)>
    %qs2 = llvm.insertvalue %ap, %qs1[1] : !llvm.struct<(i64, ptr)>
    %qx = llvm.extractvalue %qs2[1] : !llvm.struct<(i64, ptr)>
    llvm.call @printMemrefF32(%qr, %qx) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @lower_half_beside_upper_in_flight(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    %g = llvm.getelementptr %h[128] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%g, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(0 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(32 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%ao, %ap) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_doubles(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(16 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(16 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF64(%ao, %ap) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_bytes(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(128 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(4 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefI8(%ao, %ap) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @between_rows(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(16 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac1 = llvm.mlir.constant(4 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac2 = llvm.mlir.constant(2 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac3 = llvm.mlir.constant(40 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac4 = llvm.mlir.constant(4 : i64) : i64
    %ai6 = llvm.insertvalue %ac4, %ai5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac5 = llvm.mlir.constant(1 : i64) : i64
    %ai7 = llvm.insertvalue %ac5, %ai6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.store %ai7, %ap : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %rank = llvm.mlir.constant(2 : i64) : i64
    llvm.call @printMemrefF32(%rank, %ap) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @rows_around(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(144 : i64) : i64
    %g = llvm.getelementptr %h[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%g, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac1 = llvm.mlir.constant(0 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac2 = llvm.mlir.constant(2 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac3 = llvm.mlir.constant(40 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac4 = llvm.mlir.constant(4 : i64) : i64
    %ai6 = llvm.insertvalue %ac4, %ai5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac5 = llvm.mlir.constant(1 : i64) : i64
    %ai7 = llvm.insertvalue %ac5, %ai6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.store %ai7, %ap : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %rank = llvm.mlir.constant(2 : i64) : i64
    llvm.call @printMemrefF32(%rank, %ap) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @no_rows_anywhere(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(144 : i64) : i64
    %g = llvm.getelementptr %h[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%g, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac1 = llvm.mlir.constant(0 : i64) : i64
    %ai3 = llvm.insertvalue %n, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac2 = llvm.mlir.constant(0 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac3 = llvm.mlir.constant(40 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac4 = llvm.mlir.constant(4 : i64) : i64
    %ai6 = llvm.insertvalue %ac4, %ai5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac5 = llvm.mlir.constant(1 : i64) : i64
    %ai7 = llvm.insertvalue %ac5, %ai6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.store %ai7, %ap : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %rank = llvm.mlir.constant(2 : i64) : i64
    llvm.call @printMemrefF32(%rank, %ap) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @rows_anywhere(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(144 : i64) : i64
    %g = llvm.getelementptr %h[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%g, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac1 = llvm.mlir.constant(0 : i64) : i64
    %ai3 = llvm.insertvalue %n, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac2 = llvm.mlir.constant(2 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac3 = llvm.mlir.constant(40 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac4 = llvm.mlir.constant(4 : i64) : i64
    %ai6 = llvm.insertvalue %ac4, %ai5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac5 = llvm.mlir.constant(1 : i64) : i64
    %ai7 = llvm.insertvalue %ac5, %ai6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.store %ai7, %ap : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %rank = llvm.mlir.constant(2 : i64) : i64
    llvm.call @printMemrefF32(%rank, %ap) : (i64, !llvm.ptr) -> ()  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @no_rows_apart(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(144 : i64) : i64
    %g = llvm.getelementptr %h[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%g, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac1 = llvm.mlir.constant(8 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac2 = llvm.mlir.constant(0 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac3 = llvm.mlir.constant(40 : i64) : i64
    %ai5 = llvm.insertvalue %n, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac4 = llvm.mlir.constant(4 : i64) : i64
    %ai6 = llvm.insertvalue %ac4, %ai5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac5 = llvm.mlir.constant(1 : i64) : i64
    %ai7 = llvm.insertvalue %ac5, %ai6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.store %ai7, %ap : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %rank = llvm.mlir.constant(2 : i64) : i64
    llvm.call @printMemrefF32(%rank, %ap) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @rows_around_by_one_number(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(144 : i64) : i64
    %g = llvm.getelementptr %h[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%g, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac1 = llvm.mlir.constant(0 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac2 = llvm.mlir.constant(2 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac3 = llvm.mlir.constant(40 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac4 = llvm.mlir.constant(4 : i64) : i64
    %ai6 = llvm.insertvalue %ac4, %ai5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac5 = llvm.mlir.constant(1 : i64) : i64
    %ai7 = llvm.insertvalue %ac5, %ai6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.store %ai7, %ap : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %rank = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printMemrefF32(%rank, %ap) : (i64, !llvm.ptr) -> ()  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @rows_around_by_any(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(144 : i64) : i64
    %g = llvm.getelementptr %h[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%g, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac1 = llvm.mlir.constant(0 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac2 = llvm.mlir.constant(2 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac3 = llvm.mlir.constant(40 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac4 = llvm.mlir.constant(4 : i64) : i64
    %ai6 = llvm.insertvalue %ac4, %ai5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac5 = llvm.mlir.constant(1 : i64) : i64
    %ai7 = llvm.insertvalue %ac5, %ai6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.store %ai7, %ap : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%n, %ap) : (i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @single_column(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac1 = llvm.mlir.constant(32 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac2 = llvm.mlir.constant(4 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac3 = llvm.mlir.constant(8 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac4 = llvm.mlir.constant(1 : i64) : i64
    %ai6 = llvm.insertvalue %ac4, %ai5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac5 = llvm.mlir.constant(1 : i64) : i64
    %ai7 = llvm.insertvalue %ac5, %ai6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.store %ai7, %ap : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %rank = llvm.mlir.constant(2 : i64) : i64
    llvm.call @printMemrefF32(%rank, %ap) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @empty_view(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(0 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(0 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%ao, %ap) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @at_an_inner_address(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %i = llvm.getelementptr %h[128] : (!llvm.ptr) -> !llvm.ptr, i8
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %i, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %i, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(0 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(32 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%ao, %ap) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @read_while_read(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%d, %h, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(0 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(32 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%ao, %ap) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @lower_half(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(0 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(32 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%ao, %ap) : (i64, !llvm.ptr) -> ()  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_element_in_common(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(31 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(8 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%ao, %ap) : (i64, !llvm.ptr) -> ()  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @one_element_through_unranked(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(31 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(8 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %qr = llvm.mlir.constant(1 : i64) : i64
    %qs0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %qs1 = llvm.insertvalue %qr, %qs0[0] : !llvm.struct<(i64, ptr)>
    %qs2 = llvm.insertvalue %ap, %qs1[1] : !llvm.struct<(i64, ptr)>
    %qx = llvm.extractvalue %qs2[1] : !llvm.struct<(i64, ptr)>
    llvm.call @printMemrefF32(%qr, %qx) : (i64, !llvm.ptr) -> ()  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_doubles_in_common(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(15 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(1 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF64(%ao, %ap) : (i64, !llvm.ptr) -> ()  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @rows_meet(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(48 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac1 = llvm.mlir.constant(8 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac2 = llvm.mlir.constant(2 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac3 = llvm.mlir.constant(16 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac4 = llvm.mlir.constant(4 : i64) : i64
    %ai6 = llvm.insertvalue %ac4, %ai5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %ac5 = llvm.mlir.constant(1 : i64) : i64
    %ai7 = llvm.insertvalue %ac5, %ai6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.store %ai7, %ap : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %rank = llvm.mlir.constant(2 : i64) : i64
    llvm.call @printMemrefF32(%rank, %ap) : (i64, !llvm.ptr) -> ()  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @inner_address_in_common(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %i = llvm.getelementptr %h[64] : (!llvm.ptr) -> !llvm.ptr, i8
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %i, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %i, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(0 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(32 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%ao, %ap) : (i64, !llvm.ptr) -> ()  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_unknown_size(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(0 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai4 = llvm.insertvalue %n, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac2, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%ao, %ap) : (i64, !llvm.ptr) -> ()  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_unknown_size_at_a_known_place(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(8 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai4 = llvm.insertvalue %n, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac2, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%ao, %ap) : (i64, !llvm.ptr) -> ()  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @at_an_unknown_offset(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai3 = llvm.insertvalue %n, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(4 : i64) : i64
    %ai4 = llvm.insertvalue %ac1, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac2, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%ao, %ap) : (i64, !llvm.ptr) -> ()  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_unknown_size_behind(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(32 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai4 = llvm.insertvalue %n, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac2, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%ao, %ap) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @filled_again(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(32 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(32 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %bu = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bi1 = llvm.insertvalue %h, %bu[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bi2 = llvm.insertvalue %h, %bi1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc1 = llvm.mlir.constant(0 : i64) : i64
    %bi3 = llvm.insertvalue %bc1, %bi2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc2 = llvm.mlir.constant(32 : i64) : i64
    %bi4 = llvm.insertvalue %bc2, %bi3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc3 = llvm.mlir.constant(1 : i64) : i64
    %bi5 = llvm.insertvalue %bc3, %bi4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %bi5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%ao, %ap) : (i64, !llvm.ptr) -> ()  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @changed_by_the_outside(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(32 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(32 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr  // expect: unknown-handle
    llvm.call @outside(%ap) : (!llvm.ptr) -> ()
    llvm.call @printMemrefF32(%ao, %ap) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @offset_changed_in_place(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(32 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(32 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %f = llvm.getelementptr %ap[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %zero = llvm.mlir.constant(0 : i64) : i64
    llvm.store %zero, %f : i64, !llvm.ptr
    llvm.call @printMemrefF32(%ao, %ap) : (i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @copied_from_beside(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr, %m: i64, %x: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %bo = llvm.mlir.constant(1 : i64) : i64
    %bp = llvm.alloca %bo x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(32 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(16 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr  // expect: unknown-handle
    %bu = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bi1 = llvm.insertvalue %x, %bu[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bi2 = llvm.insertvalue %x, %bi1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc1 = llvm.mlir.constant(0 : i64) : i64
    %bi3 = llvm.insertvalue %bc1, %bi2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc2 = llvm.mlir.constant(16 : i64) : i64
    %bi4 = llvm.insertvalue %bc2, %bi3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc3 = llvm.mlir.constant(1 : i64) : i64
    %bi5 = llvm.insertvalue %bc3, %bi4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %bi5, %bp : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %qr = llvm.mlir.constant(1 : i64) : i64
    %qs0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %qs1 = llvm.insertvalue %qr, %qs0[0] : !llvm.struct<(i64, ptr)>
    %qs2 = llvm.insertvalue %ap, %qs1[1] : !llvm.struct<(i64, ptr)>
    %wr = llvm.mlir.constant(1 : i64) : i64
    %ws0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %ws1 = llvm.insertvalue %wr, %ws0[0] : !llvm.struct<(i64, ptr)>
    %ws2 = llvm.insertvalue %bp, %ws1[1] : !llvm.struct<(i64, ptr)>
    %qa = llvm.alloca %ao x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    %wa = llvm.alloca %ao x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %qs2, %qa : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.store %ws2, %wa : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %elem = llvm.mlir.constant(4 : i64) : i64
    llvm.call @memrefCopy(%elem, %qa, %wa) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @copied_to_beside(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr, %m: i64, %x: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%d, %x, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %bo = llvm.mlir.constant(1 : i64) : i64
    %bp = llvm.alloca %bo x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(0 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(16 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %bu = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bi1 = llvm.insertvalue %x, %bu[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bi2 = llvm.insertvalue %x, %bi1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc1 = llvm.mlir.constant(32 : i64) : i64
    %bi3 = llvm.insertvalue %bc1, %bi2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc2 = llvm.mlir.constant(16 : i64) : i64
    %bi4 = llvm.insertvalue %bc2, %bi3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc3 = llvm.mlir.constant(1 : i64) : i64
    %bi5 = llvm.insertvalue %bc3, %bi4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %bi5, %bp : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr  // expect: unknown-handle
    %qr = llvm.mlir.constant(1 : i64) : i64
    %qs0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %qs1 = llvm.insertvalue %qr, %qs0[0] : !llvm.struct<(i64, ptr)>
    %qs2 = llvm.insertvalue %ap, %qs1[1] : !llvm.struct<(i64, ptr)>
    %wr = llvm.mlir.constant(1 : i64) : i64
    %ws0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %ws1 = llvm.insertvalue %wr, %ws0[0] : !llvm.struct<(i64, ptr)>
    %ws2 = llvm.insertvalue %bp, %ws1[1] : !llvm.struct<(i64, ptr)>
    %qa = llvm.alloca %ao x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    %wa = llvm.alloca %ao x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %qs2, %qa : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.store %ws2, %wa : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %elem = llvm.mlir.constant(4 : i64) : i64
    llvm.call @memrefCopy(%elem, %qa, %wa) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @copied_within_the_buffer(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr, %m: i64, %x: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %bo = llvm.mlir.constant(1 : i64) : i64
    %bp = llvm.alloca %bo x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(32 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(16 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr  // expect: unknown-handle
    %bu = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bi1 = llvm.insertvalue %h, %bu[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bi2 = llvm.insertvalue %h, %bi1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc1 = llvm.mlir.constant(48 : i64) : i64
    %bi3 = llvm.insertvalue %bc1, %bi2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc2 = llvm.mlir.constant(16 : i64) : i64
    %bi4 = llvm.insertvalue %bc2, %bi3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc3 = llvm.mlir.constant(1 : i64) : i64
    %bi5 = llvm.insertvalue %bc3, %bi4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %bi5, %bp : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %qr = llvm.mlir.constant(1 : i64) : i64
    %qs0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %qs1 = llvm.insertvalue %qr, %qs0[0] : !llvm.struct<(i64, ptr)>
    %qs2 = llvm.insertvalue %ap, %qs1[1] : !llvm.struct<(i64, ptr)>
    %wr = llvm.mlir.constant(1 : i64) : i64
    %ws0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %ws1 = llvm.insertvalue %wr, %ws0[0] : !llvm.struct<(i64, ptr)>
    %ws2 = llvm.insertvalue %bp, %ws1[1] : !llvm.struct<(i64, ptr)>
    %qa = llvm.alloca %ao x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    %wa = llvm.alloca %ao x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %qs2, %qa : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.store %ws2, %wa : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %elem = llvm.mlir.constant(4 : i64) : i64
    llvm.call @memrefCopy(%elem, %qa, %wa) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @copied_from_what_is_in_flight(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr, %m: i64, %x: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %bo = llvm.mlir.constant(1 : i64) : i64
    %bp = llvm.alloca %bo x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(16 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(16 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr  // expect: unknown-handle
    %bu = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bi1 = llvm.insertvalue %x, %bu[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bi2 = llvm.insertvalue %x, %bi1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc1 = llvm.mlir.constant(0 : i64) : i64
    %bi3 = llvm.insertvalue %bc1, %bi2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc2 = llvm.mlir.constant(16 : i64) : i64
    %bi4 = llvm.insertvalue %bc2, %bi3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc3 = llvm.mlir.constant(1 : i64) : i64
    %bi5 = llvm.insertvalue %bc3, %bi4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %bi5, %bp : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %qr = llvm.mlir.constant(1 : i64) : i64
    %qs0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %qs1 = llvm.insertvalue %qr, %qs0[0] : !llvm.struct<(i64, ptr)>
    %qs2 = llvm.insertvalue %ap, %qs1[1] : !llvm.struct<(i64, ptr)>
    %wr = llvm.mlir.constant(1 : i64) : i64
    %ws0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %ws1 = llvm.insertvalue %wr, %ws0[0] : !llvm.struct<(i64, ptr)>
    %ws2 = llvm.insertvalue %bp, %ws1[1] : !llvm.struct<(i64, ptr)>
    %qa = llvm.alloca %ao x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    %wa = llvm.alloca %ao x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %qs2, %qa : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.store %ws2, %wa : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %elem = llvm.mlir.constant(4 : i64) : i64
    llvm.call @memrefCopy(%elem, %qa, %wa) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @copied_to_what_is_read(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr, %m: i64, %x: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%d, %x, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %bo = llvm.mlir.constant(1 : i64) : i64
    %bp = llvm.alloca %bo x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(0 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(16 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %bu = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bi1 = llvm.insertvalue %x, %bu[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bi2 = llvm.insertvalue %x, %bi1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc1 = llvm.mlir.constant(31 : i64) : i64
    %bi3 = llvm.insertvalue %bc1, %bi2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc2 = llvm.mlir.constant(16 : i64) : i64
    %bi4 = llvm.insertvalue %bc2, %bi3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc3 = llvm.mlir.constant(1 : i64) : i64
    %bi5 = llvm.insertvalue %bc3, %bi4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %bi5, %bp : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr  // expect: unknown-handle
    %qr = llvm.mlir.constant(1 : i64) : i64
    %qs0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %qs1 = llvm.insertvalue %qr, %qs0[0] : !llvm.struct<(i64, ptr)>
    %qs2 = llvm.insertvalue %ap, %qs1[1] : !llvm.struct<(i64, ptr)>
    %wr = llvm.mlir.constant(1 : i64) : i64
    %ws0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %ws1 = llvm.insertvalue %wr, %ws0[0] : !llvm.struct<(i64, ptr)>
    %ws2 = llvm.insertvalue %bp, %ws1[1] : !llvm.struct<(i64, ptr)>
    %qa = llvm.alloca %ao x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    %wa = llvm.alloca %ao x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %qs2, %qa : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.store %ws2, %wa : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %elem = llvm.mlir.constant(4 : i64) : i64
    llvm.call @memrefCopy(%elem, %qa, %wa) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wider_elements_meet(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr, %m: i64, %x: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %bytes = llvm.mlir.constant(128 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %ao = llvm.mlir.constant(1 : i64) : i64
    %ap = llvm.alloca %ao x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %bo = llvm.mlir.constant(1 : i64) : i64
    %bp = llvm.alloca %bo x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %au = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai1 = llvm.insertvalue %h, %au[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ai2 = llvm.insertvalue %h, %ai1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac1 = llvm.mlir.constant(15 : i64) : i64
    %ai3 = llvm.insertvalue %ac1, %ai2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac2 = llvm.mlir.constant(16 : i64) : i64
    %ai4 = llvm.insertvalue %ac2, %ai3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %ac3 = llvm.mlir.constant(1 : i64) : i64
    %ai5 = llvm.insertvalue %ac3, %ai4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %ai5, %ap : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr  // expect: unknown-handle
    %bu = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bi1 = llvm.insertvalue %x, %bu[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bi2 = llvm.insertvalue %x, %bi1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc1 = llvm.mlir.constant(0 : i64) : i64
    %bi3 = llvm.insertvalue %bc1, %bi2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc2 = llvm.mlir.constant(16 : i64) : i64
    %bi4 = llvm.insertvalue %bc2, %bi3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %bc3 = llvm.mlir.constant(1 : i64) : i64
    %bi5 = llvm.insertvalue %bc3, %bi4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %bi5, %bp : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %qr = llvm.mlir.constant(1 : i64) : i64
    %qs0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %qs1 = llvm.insertvalue %qr, %qs0[0] : !llvm.struct<(i64, ptr)>
    %qs2 = llvm.insertvalue %ap, %qs1[1] : !llvm.struct<(i64, ptr)>
    %wr = llvm.mlir.constant(1 : i64) : i64
    %ws0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %ws1 = llvm.insertvalue %wr, %ws0[0] : !llvm.struct<(i64, ptr)>
    %ws2 = llvm.insertvalue %bp, %ws1[1] : !llvm.struct<(i64, ptr)>
    %qa = llvm.alloca %ao x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    %wa = llvm.alloca %ao x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %qs2, %qa : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.store %ws2, %wa : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %elem = llvm.mlir.constant(8 : i64) : i64
    llvm.call @memrefCopy(%elem, %qa, %wa) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @offset_by_arithmetic_apart(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr, %c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %k16 = llvm.mlir.constant(16 : i64) : i64
    %k40 = llvm.mlir.constant(40 : i64) : i64
    %bytes = llvm.mlir.constant(128 : i64) : i64
    %p = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %k = llvm.add %k40, %k16 : i64
    %u = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u0 = llvm.insertvalue %h, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u1 = llvm.insertvalue %h, %u0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u2 = llvm.insertvalue %k, %u1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u3 = llvm.insertvalue %k16, %u2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u4 = llvm.insertvalue %one, %u3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %u4, %p : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%one, %p) : (i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @offset_of_a_select(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr, %c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %k16 = llvm.mlir.constant(16 : i64) : i64
    %k40 = llvm.mlir.constant(40 : i64) : i64
    %bytes = llvm.mlir.constant(128 : i64) : i64
    %p = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %k = llvm.select %c, %k40, %bytes : i1, i64
    %u = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u0 = llvm.insertvalue %h, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u1 = llvm.insertvalue %h, %u0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u2 = llvm.insertvalue %k, %u1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u3 = llvm.insertvalue %k16, %u2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u4 = llvm.insertvalue %one, %u3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %u4, %p : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%one, %p) : (i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @offset_of_a_block(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr, %c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %k16 = llvm.mlir.constant(16 : i64) : i64
    %k40 = llvm.mlir.constant(40 : i64) : i64
    %bytes = llvm.mlir.constant(128 : i64) : i64
    %p = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.br ^m(%k40 : i64)
  ^b:
    llvm.br ^m(%bytes : i64)
  ^m(%k: i64):
    %u = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u0 = llvm.insertvalue %h, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u1 = llvm.insertvalue %h, %u0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u2 = llvm.insertvalue %k, %u1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u3 = llvm.insertvalue %k16, %u2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u4 = llvm.insertvalue %one, %u3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %u4, %p : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%one, %p) : (i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @offset_by_arithmetic_in_common(%h: !llvm.ptr, %n: i64, %d: !llvm.ptr, %c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %k16 = llvm.mlir.constant(16 : i64) : i64
    %k40 = llvm.mlir.constant(40 : i64) : i64
    %bytes = llvm.mlir.constant(128 : i64) : i64
    %p = llvm.alloca %one x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %k = llvm.sub %k40, %k16 : i64
    %u = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u0 = llvm.insertvalue %h, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u1 = llvm.insertvalue %h, %u0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u2 = llvm.insertvalue %k, %u1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u3 = llvm.insertvalue %k16, %u2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %u4 = llvm.insertvalue %one, %u3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %u4, %p : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @printMemrefF32(%one, %p) : (i64, !llvm.ptr) -> ()  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
