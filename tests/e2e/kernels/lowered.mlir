// Views of memrefs, lowered here: what the kernels touch is told from their bodies and the offsets of the views.

// RUN: rm -rf %t && split-file %s %t
// RUN: bash %S/../status.sh 0 %gpuverify --lower --mlir-opt=%mlir-opt %t/correct.mlir %t/atomics.mlir %t/read.mlir
// RUN: bash %S/../status.sh 1 %gpuverify --quiet --lower --mlir-opt=%mlir-opt %t/faulty.mlir | FileCheck %s
// CHECK: faulty.mlir:25:11: error: {{.*}} [stream-race]
// CHECK-NEXT: faulty.mlir:35:11: error: {{.*}} [stream-race]
// CHECK-NEXT: violated: {{.*}} 0 unproved

//--- correct.mlir
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @each(%m: memref<8xf32, strided<[1], offset: ?>>) kernel {
      %i = gpu.thread_id x
      %x = arith.constant 1.0 : f32
      memref.store %x, %m[%i] : memref<8xf32, strided<[1], offset: ?>>
      gpu.return
    }
    gpu.func @column(%m: memref<4x4xf32, strided<[8, 1], offset: ?>>) kernel {
      %i = gpu.thread_id x
      %j = gpu.thread_id y
      %x = arith.constant 1.0 : f32
      memref.store %x, %m[%i, %j] : memref<4x4xf32, strided<[8, 1], offset: ?>>
      gpu.return
    }
    gpu.func @by_block(%m: memref<64xf32>, %from: index) kernel {
      %b = gpu.block_id x
      %n = gpu.block_dim x
      %t = gpu.thread_id x
      %bn = arith.muli %b, %n : index
      %i = arith.addi %bn, %t : index
      %j = arith.addi %i, %from : index
      %v = memref.load %m[%j] : memref<64xf32>
      memref.store %v, %m[%j] : memref<64xf32>
      gpu.return
    }
    gpu.func @loop(%m: memref<16xf32>, %from: index) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %x = arith.constant 1.0 : f32
      scf.for %i = %c0 to %c8 step %c1 {
        %j = arith.addi %i, %from : index
        memref.store %x, %m[%j] : memref<16xf32>
      }
      gpu.return
    }
  }
  func.func @halves(%m: memref<16xf32>) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %a = memref.subview %m[0][8][1] : memref<16xf32> to memref<8xf32, strided<[1]>>
    %b = memref.subview %m[8][8][1] : memref<16xf32> to memref<8xf32, strided<[1], offset: 8>>
    %ac = memref.cast %a : memref<8xf32, strided<[1]>> to memref<8xf32, strided<[1], offset: ?>>
    %bc = memref.cast %b : memref<8xf32, strided<[1], offset: 8>> to memref<8xf32, strided<[1], offset: ?>>
    %s = gpu.wait async
    %t = gpu.wait async
    %s1 = gpu.launch_func async [%s] @k::@each blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%ac : memref<8xf32, strided<[1], offset: ?>>)
    %t1 = gpu.launch_func async [%t] @k::@each blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%bc : memref<8xf32, strided<[1], offset: ?>>)
    gpu.wait [%s1, %t1]
    return
  }
  func.func @quarters(%m: memref<8x8xf32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %a = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
    %b = memref.subview %m[0, 4][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 4>>
    %ac = memref.cast %a : memref<4x4xf32, strided<[8, 1]>> to memref<4x4xf32, strided<[8, 1], offset: ?>>
    %bc = memref.cast %b : memref<4x4xf32, strided<[8, 1], offset: 4>> to memref<4x4xf32, strided<[8, 1], offset: ?>>
    %s = gpu.wait async
    %t = gpu.wait async
    %s1 = gpu.launch_func async [%s] @k::@column blocks in (%c1, %c1, %c1) threads in (%c4, %c4, %c1) args(%ac : memref<4x4xf32, strided<[8, 1], offset: ?>>)
    %t1 = gpu.launch_func async [%t] @k::@column blocks in (%c1, %c1, %c1) threads in (%c4, %c4, %c1) args(%bc : memref<4x4xf32, strided<[8, 1], offset: ?>>)
    gpu.wait [%s1, %t1]
    return
  }
  func.func @by_blocks(%m: memref<64xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %s = gpu.wait async
    %t = gpu.wait async
    %s1 = gpu.launch_func async [%s] @k::@by_block blocks in (%c4, %c1, %c1) threads in (%c8, %c1, %c1) args(%m : memref<64xf32>, %c0 : index)
    %t1 = gpu.launch_func async [%t] @k::@by_block blocks in (%c4, %c1, %c1) threads in (%c8, %c1, %c1) args(%m : memref<64xf32>, %c32 : index)
    gpu.wait [%s1, %t1]
    return
  }
  func.func @loops(%m: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %s = gpu.wait async
    %t = gpu.wait async
    %s1 = gpu.launch_func async [%s] @k::@loop blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<16xf32>, %c0 : index)
    %t1 = gpu.launch_func async [%t] @k::@loop blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<16xf32>, %c8 : index)
    gpu.wait [%s1, %t1]
    return
  }
}

//--- faulty.mlir
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @each(%m: memref<8xf32, strided<[1], offset: ?>>) kernel {
      %i = gpu.thread_id x
      %x = arith.constant 1.0 : f32
      memref.store %x, %m[%i] : memref<8xf32, strided<[1], offset: ?>>
      gpu.return
    }
    gpu.func @one(%m: memref<16xf32>, %i: index) kernel {
      %x = arith.constant 1.0 : f32
      memref.store %x, %m[%i] : memref<16xf32>
      gpu.return
    }
  }
  func.func @overlapping(%m: memref<16xf32>) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %a = memref.subview %m[0][8][1] : memref<16xf32> to memref<8xf32, strided<[1]>>
    %b = memref.subview %m[7][8][1] : memref<16xf32> to memref<8xf32, strided<[1], offset: 7>>
    %ac = memref.cast %a : memref<8xf32, strided<[1]>> to memref<8xf32, strided<[1], offset: ?>>
    %bc = memref.cast %b : memref<8xf32, strided<[1], offset: 7>> to memref<8xf32, strided<[1], offset: ?>>
    %s = gpu.wait async
    %t = gpu.wait async
    %s1 = gpu.launch_func async [%s] @k::@each blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%ac : memref<8xf32, strided<[1], offset: ?>>)
    %t1 = gpu.launch_func async [%t] @k::@each blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%bc : memref<8xf32, strided<[1], offset: ?>>)
    gpu.wait [%s1, %t1]
    return
  }
  func.func @same(%m: memref<16xf32>) {
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %s = gpu.wait async
    %t = gpu.wait async
    %s1 = gpu.launch_func async [%s] @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<16xf32>, %c5 : index)
    %t1 = gpu.launch_func async [%t] @k::@one blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<16xf32>, %c5 : index)
    gpu.wait [%s1, %t1]
    return
  }
}

//--- atomics.mlir
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @count(%c: memref<i32>) kernel {
      %one = arith.constant 1 : i32
      %old = memref.atomic_rmw addi %one, %c[] : (i32, memref<i32>) -> i32
      gpu.return
    }
  }
  func.func @main(%c: memref<i32>) {
    %c1 = arith.constant 1 : index
    %s = gpu.wait async
    %t = gpu.wait async
    %a = gpu.launch_func async [%s] @k::@count blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c : memref<i32>)
    %b = gpu.launch_func async [%t] @k::@count blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c : memref<i32>)
    gpu.wait [%a, %b]
    return
  }
}

//--- read.mlir
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @copy(%from: memref<4xf32>, %to: memref<4xf32>) kernel {
      %i = gpu.thread_id x
      %v = memref.load %from[%i] : memref<4xf32>
      memref.store %v, %to[%i] : memref<4xf32>
      gpu.return
    }
  }
  func.func @main(%from: memref<4xf32>, %x: memref<4xf32>, %y: memref<4xf32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %s = gpu.wait async
    %t = gpu.wait async
    %a = gpu.launch_func async [%s] @k::@copy blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%from : memref<4xf32>, %x : memref<4xf32>)
    %b = gpu.launch_func async [%t] @k::@copy blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%from : memref<4xf32>, %y : memref<4xf32>)
    gpu.wait [%a, %b]
    return
  }
}
