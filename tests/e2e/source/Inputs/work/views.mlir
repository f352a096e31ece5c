// Parts and other shapes of buffers, and their addresses: each is the argument of a launch.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @flat(%a: memref<64xf32>) kernel { gpu.return }
    gpu.func @row(%a: memref<8xf32, strided<[1], offset: ?>>) kernel { gpu.return }
    gpu.func @turned(%a: memref<8x8xf32, strided<[1, 8]>>) kernel { gpu.return }
    gpu.func @square(%a: memref<8x8xf32>) kernel { gpu.return }
    gpu.func @number(%a: index) kernel { gpu.return }
  }
  func.func @main(%m: memref<8x8xf32>, %b: memref<?xi8>, %i: index) {
    %c1 = arith.constant 1 : index
    %s = gpu.wait async
    %flat = memref.collapse_shape %m [[0, 1]] : memref<8x8xf32> into memref<64xf32>
    %t0 = gpu.launch_func async [%s] @k::@flat blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%flat : memref<64xf32>)
    %square = memref.expand_shape %flat [[0, 1]] output_shape [8, 8] : memref<64xf32> into memref<8x8xf32>
    %t1 = gpu.launch_func async [%t0] @k::@square blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%square : memref<8x8xf32>)
    %turned = memref.transpose %m (x, y) -> (y, x) : memref<8x8xf32> to memref<8x8xf32, strided<[1, 8]>>
    %t2 = gpu.launch_func async [%t1] @k::@turned blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%turned : memref<8x8xf32, strided<[1, 8]>>)
    %row = memref.subview %m[%i, 0] [1, 8] [1, 1] : memref<8x8xf32> to memref<8xf32, strided<[1], offset: ?>>
    %t3 = gpu.launch_func async [%t2] @k::@row blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%row : memref<8xf32, strided<[1], offset: ?>>)
    %part = memref.view %b[%i][] : memref<?xi8> to memref<64xf32>
    %t4 = gpu.launch_func async [%t3] @k::@flat blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%part : memref<64xf32>)
    %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
    %t5 = gpu.launch_func async [%t4] @k::@number blocks in (%sizes#0, %c1, %c1) threads in (%strides#0, %c1, %c1) args(%offset : index)
    %address = memref.extract_aligned_pointer_as_index %m : memref<8x8xf32> -> index
    %rank = memref.rank %m : memref<8x8xf32>
    %t6 = gpu.launch_func async [%t5] @k::@number blocks in (%rank, %c1, %c1) threads in (%c1, %c1, %c1) args(%address : index)
    gpu.wait [%t6]
    return
  }
}
