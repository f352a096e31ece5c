// The other operations of the host: a function for each, with control flow and memory around it as programs have them.
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target] {
    llvm.func @kern(%a: !llvm.ptr, %b: !llvm.ptr, %c: i64, %d: i64, %e: i64) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.load %b : !llvm.ptr -> f32
      llvm.store %v, %b : f32, !llvm.ptr
      llvm.return
    }
  }
  func.func @registered() {
    %m = memref.alloc() : memref<16xf32>
    %u = memref.cast %m : memref<16xf32> to memref<*xf32>
    gpu.host_register %u : memref<*xf32>
    gpu.host_unregister %u : memref<*xf32>
    memref.dealloc %m : memref<16xf32>
    return
  }
  func.func @device(%i: i32) {
    gpu.set_default_device %i
    return
  }
  func.func @filled(%n: index, %x: f32, %h: f16) {
    %t0 = gpu.wait async
    %a, %t1 = gpu.alloc async [%t0] (%n) : memref<?xf32>
    %b, %t2 = gpu.alloc async [%t1] (%n) : memref<?xf16>
    %t3 = gpu.memset async [%t2] %a, %x : memref<?xf32>, f32
    %t4 = gpu.memset async [%t3] %b, %h : memref<?xf16>, f16
    %t5 = gpu.dealloc async [%t4] %a : memref<?xf32>
    %t6 = gpu.dealloc async [%t5] %b : memref<?xf16>
    gpu.wait [%t6]
    return
  }
  func.func @shared(%n: index, %x: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %m = gpu.alloc host_shared () : memref<16xf32>
    memref.store %x, %m[%c0] : memref<16xf32>
    %t0 = gpu.wait async
    %t1 = gpu.launch_func async [%t0] @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<16xf32>)
    gpu.wait [%t1]
    %v = memref.load %m[%c0] : memref<16xf32>
    %t2 = gpu.wait async
    %t3 = gpu.dealloc async [%t2] %m : memref<16xf32>
    gpu.wait [%t3]
    return
  }
  func.func @launched(%m: memref<16xf32>, %s: i32) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) dynamic_shared_memory_size %s args(%m : memref<16xf32>)
    gpu.launch_func @k::@kern clusters in (%c1, %c1, %c1) blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<16xf32>)
    %t0 = gpu.launch_func async @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<16xf32>)
    gpu.wait [%t0]
    return
  }
  func.func @outlined(%m: memref<16xf32>, %x: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
      memref.store %x, %m[%tx] : memref<16xf32>
      gpu.terminator
    }
    return
  }
  func.func @branched(%n: index, %c: i1, %x: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %t0 = gpu.wait async
    %a, %t1 = gpu.alloc async [%t0] (%n) : memref<?xf32>
    gpu.wait [%t1]
    scf.if %c {
      %t2 = gpu.wait async
      %t3 = gpu.memset async [%t2] %a, %x : memref<?xf32>, f32
      gpu.wait [%t3]
    } else {
      gpu.launch_func @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<?xf32>)
    }
    scf.for %i = %c0 to %c4 step %c1 {
      %t2 = gpu.wait async
      %t3 = gpu.launch_func async [%t2] @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<?xf32>)
      gpu.wait [%t3]
    }
    %z = scf.while (%i = %c0) : (index) -> index {
      %more = arith.cmpi slt, %i, %c4 : index
      scf.condition(%more) %i : index
    } do {
    ^bb0(%i: index):
      %t2 = gpu.wait async
      %t3 = gpu.memset async [%t2] %a, %x : memref<?xf32>, f32
      gpu.wait [%t3]
      %next = arith.addi %i, %c1 : index
      scf.yield %next : index
    }
    scf.index_switch %n
    case 1 {
      %t2 = gpu.wait async
      %t3 = gpu.memset async [%t2] %a, %x : memref<?xf32>, f32
      gpu.wait [%t3]
      scf.yield
    }
    default {
      scf.yield
    }
    %e0 = gpu.wait async
    %e1 = gpu.dealloc async [%e0] %a : memref<?xf32>
    gpu.wait [%e1]
    return
  }
  func.func @blocks(%n: index, %f: i32, %x: f32) {
    %t0 = gpu.wait async
    %a, %t1 = gpu.alloc async [%t0] (%n) : memref<?xf32>
    gpu.wait [%t1]
    cf.switch %f : i32, [default: ^end, 1: ^fill, 2: ^end]
  ^fill:
    %u0 = gpu.wait async
    %u1 = gpu.memset async [%u0] %a, %x : memref<?xf32>, f32
    gpu.wait [%u1]
    cf.br ^end
  ^end:
    %e0 = gpu.wait async
    %e1 = gpu.dealloc async [%e0] %a : memref<?xf32>
    gpu.wait [%e1]
    return
  }
  func.func @copied(%n: index, %x: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %h = memref.alloc(%n) : memref<?xf32>
    %o = memref.alloca() : memref<16xf32>
    %g = memref.get_global @start : memref<16xf32>
    memref.copy %g, %o : memref<16xf32> to memref<16xf32>
    scf.for %i = %c0 to %n step %c1 {
      %r = arith.remui %i, %c16 : index
      %v = memref.load %o[%r] : memref<16xf32>
      memref.store %v, %h[%i] : memref<?xf32>
    }
    %t0 = gpu.wait async
    %a, %t1 = gpu.alloc async [%t0] (%n) : memref<?xf32>
    %t2 = gpu.memcpy async [%t1] %a, %h : memref<?xf32>, memref<?xf32>
    %t3 = gpu.memcpy async [%t2] %h, %a : memref<?xf32>, memref<?xf32>
    %t4 = gpu.dealloc async [%t3] %a : memref<?xf32>
    gpu.wait [%t4]
    %v = memref.load %h[%c0] : memref<?xf32>
    memref.dealloc %h : memref<?xf32>
    return
  }
  memref.global "private" constant @start : memref<16xf32> = dense<1.0>
  func.func @views(%m: memref<16x16xf32>, %x: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %t0 = gpu.wait async
    %a, %t1 = gpu.alloc async [%t0] () : memref<16x16xf32>
    %t2 = gpu.memcpy async [%t1] %a, %m : memref<16x16xf32>, memref<16x16xf32>
    %r = memref.reinterpret_cast %a to offset: [0], sizes: [256], strides: [1] : memref<16x16xf32> to memref<256xf32>
    %t3 = gpu.launch_func async [%t2] @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%r : memref<256xf32>)
    %t4 = gpu.memcpy async [%t3] %m, %a : memref<16x16xf32>, memref<16x16xf32>
    %t5 = gpu.dealloc async [%t4] %a : memref<16x16xf32>
    gpu.wait [%t5]
    %v = memref.load %m[%c0, %c0] : memref<16x16xf32>
    return
  }
  func.func @several(%m: memref<16xf32>, %o: memref<16xf32>) {
    %c1 = arith.constant 1 : index
    %t0 = gpu.wait async
    %t1 = gpu.launch_func async [%t0] @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<16xf32>)
    %s0 = gpu.wait async
    %s1 = gpu.launch_func async [%s0] @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%o : memref<16xf32>)
    gpu.wait [%t1, %s1]
    return
  }
}
