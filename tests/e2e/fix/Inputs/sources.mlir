// fixed
// a launch beside the copy that fills its buffer, in a loop
module attributes {gpu.container_module} {
  func.func @main(%in: memref<16xf32>, %out: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %i = %c0 to %c4 step %c1 {
      %t0 = gpu.wait async
      %device, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
      %t2 = gpu.memcpy async [%t1] %device, %in : memref<16xf32>, memref<16xf32>
      %s0 = gpu.wait async
      %s1 = gpu.memcpy async [%s0] %out, %device : memref<16xf32>, memref<16xf32>
      gpu.wait [%s1]
      %t3 = gpu.dealloc async [%t2] %device : memref<16xf32>
      gpu.wait [%t3]
    }
    return
  }
}
// -----
// fixed
// the token is named in the next function, too
module attributes {gpu.container_module} {
  func.func @main() {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %result = memref.alloc() : memref<16xf32>
    %t0 = gpu.wait async
    %device, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memset async [%t1] %device, %zero : memref<16xf32>, f32
    %t3 = gpu.memcpy async [%t2] %result, %device : memref<16xf32>, memref<16xf32>
    %t4 = gpu.dealloc async [%t3] %device : memref<16xf32>
    %first = memref.load %result[%c0] : memref<16xf32>
    vector.print %first : f32
    gpu.wait [%t4]
    memref.dealloc %result : memref<16xf32>
    return
  }
  func.func @other() {
    %t3 = gpu.wait async
    gpu.wait [%t3]
    return
  }
}
// -----
// fixed
// a store of the host behind a branch
module attributes {gpu.container_module} {
  func.func @main(%c: i1, %host: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %one = arith.constant 1.0 : f32
    %t0 = gpu.wait async
    %device, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memcpy async [%t1] %device, %host : memref<16xf32>, memref<16xf32>
    scf.if %c {
      memref.store %one, %host[%c0] : memref<16xf32>
    }
    %t3 = gpu.dealloc async [%t2] %device : memref<16xf32>
    gpu.wait [%t3]
    return
  }
}
// -----
// fixed
// work that nobody waits for, and its stream
module attributes {gpu.container_module} {
  func.func @main(%out: memref<16xf32>) {
    %zero = arith.constant 0.0 : f32
    %t0 = gpu.wait async
    %t1 = gpu.memset async [%t0] %out, %zero : memref<16xf32>, f32
    %t2 = gpu.memset async [%t1] %out, %zero : memref<16xf32>, f32
    return
  }
}
// -----
// fixed
// two tokens of one stream, in three waits
module attributes {gpu.container_module} {
  func.func @main() {
    %t0 = gpu.wait async
    %a, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %b, %t2 = gpu.alloc async [%t1] () : memref<16xf32>
    %t3 = gpu.dealloc async [%t2] %a : memref<16xf32>
    %t4 = gpu.dealloc async [%t3] %b : memref<16xf32>
    gpu.wait [%t3]
    gpu.wait [%t4]
    return
  }
}
// -----
// fixed
// a buffer that nobody frees
module attributes {gpu.container_module} {
  func.func @main(%n: index, %in: memref<?xf32>) {
    %t0 = gpu.wait async
    %device, %t1 = gpu.alloc async [%t0] (%n) : memref<?xf32>
    %t2 = gpu.memcpy async [%t1] %device, %in : memref<?xf32>, memref<?xf32>
    gpu.wait [%t2]
    return
  }
}
// -----
// fixed
// two dependencies, of which the lowering takes one
module attributes {gpu.container_module} {
  func.func @main(%out: memref<16xf32>) {
    %t0 = gpu.wait async
    %a, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %b, %t2 = gpu.alloc async [%t1] () : memref<16xf32>
    %t3 = gpu.memcpy async [%t1, %t2] %a, %b : memref<16xf32>, memref<16xf32>
    gpu.wait [%t3]
    %u0 = gpu.wait async
    %u1 = gpu.dealloc async [%u0] %a : memref<16xf32>
    %u2 = gpu.dealloc async [%u1] %b : memref<16xf32>
    gpu.wait [%u2]
    return
  }
}
// -----
// fixed
// freed before its last use
module attributes {gpu.container_module} {
  func.func @main(%out: memref<16xf32>) {
    %zero = arith.constant 0.0 : f32
    %t0 = gpu.wait async
    %device, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memset async [%t1] %device, %zero : memref<16xf32>, f32
    %t3 = gpu.dealloc async [%t2] %device : memref<16xf32>
    %t4 = gpu.memcpy async [%t3] %out, %device : memref<16xf32>, memref<16xf32>
    gpu.wait [%t4]
    return
  }
}
// -----
// fixed
// memory of the device, freed as the host's
module attributes {gpu.container_module} {
  func.func @main(%out: memref<16xf32>) {
    %t0 = gpu.wait async
    %device, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memcpy async [%t1] %out, %device : memref<16xf32>, memref<16xf32>
    gpu.wait [%t2]
    memref.dealloc %device : memref<16xf32>
    return
  }
}
// -----
// unchanged
// there is nothing to fix
module attributes {gpu.container_module} {
  func.func @main(%in: memref<16xf32>, %out: memref<16xf32>) {
    %t0 = gpu.wait async
    %device, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memcpy async [%t1] %device, %in : memref<16xf32>, memref<16xf32>
    %t3 = gpu.memcpy async [%t2] %out, %device : memref<16xf32>, memref<16xf32>
    %t4 = gpu.dealloc async [%t3] %device : memref<16xf32>
    gpu.wait [%t4]
    return
  }
}
// -----
// fixed
// two tokens of one stream that nothing orders in the source: a wait for one of them would not be one for the other
module attributes {gpu.container_module} {
  func.func @main(%in: memref<16xf32>, %other: memref<16xf32>) {
    %t0 = gpu.wait async
    %a, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %b, %t2 = gpu.alloc async [%t1] () : memref<16xf32>
    %t3 = gpu.memcpy async [%t2] %in, %a : memref<16xf32>, memref<16xf32>
    %t4 = gpu.memcpy async [%t2] %other, %b : memref<16xf32>, memref<16xf32>
    gpu.wait [%t3, %t4]
    %s0 = gpu.wait async
    %s1 = gpu.dealloc async [%s0] %a : memref<16xf32>
    %s2 = gpu.dealloc async [%s1] %b : memref<16xf32>
    gpu.wait [%s2]
    return
  }
}
// -----
// fixed
// the same, in two waits
module attributes {gpu.container_module} {
  func.func @main(%to: memref<16xf32>, %from: memref<16xf32>) {
    %t = gpu.wait async
    %b = gpu.memcpy async [%t] %to, %from : memref<16xf32>, memref<16xf32>
    %c = gpu.memcpy async [%t] %from, %to : memref<16xf32>, memref<16xf32>
    gpu.wait [%b]
    gpu.wait [%c]
    return
  }
}
// -----
// fixed
// a wait that comes too late comes earlier: no stream is added
module attributes {gpu.container_module} {
  func.func @main(%in: memref<16xf32>, %out: memref<16xf32>) {
    %zero = arith.constant 0.0 : f32
    %t0 = gpu.wait async
    %d, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memcpy async [%t1] %d, %in : memref<16xf32>, memref<16xf32>
    %s0 = gpu.wait async [%t2]
    %s1 = gpu.memset async [%s0] %d, %zero : memref<16xf32>, f32
    %t3 = gpu.memcpy async [%t2] %out, %d : memref<16xf32>, memref<16xf32>
    gpu.wait [%s1]
    %t4 = gpu.dealloc async [%t3] %d : memref<16xf32>
    gpu.wait [%t4]
    return
  }
}
// -----
// fixed
// each round of a loop frees what was allocated before it
module attributes {gpu.container_module} {
  func.func @main(%in: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %t0 = gpu.wait async
    %d, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    gpu.wait [%t1]
    scf.for %i = %c0 to %c4 step %c1 {
      %s0 = gpu.wait async
      %s1 = gpu.memcpy async [%s0] %d, %in : memref<16xf32>, memref<16xf32>
      %s2 = gpu.dealloc async [%s1] %d : memref<16xf32>
      gpu.wait [%s2]
    }
    return
  }
}
// -----
// fixed
// a buffer that an early return loses
module attributes {gpu.container_module} {
  func.func @main(%c: i1, %in: memref<16xf32>) {
    %t0 = gpu.wait async
    %d, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memcpy async [%t1] %d, %in : memref<16xf32>, memref<16xf32>
    gpu.wait [%t2]
    cf.cond_br %c, ^early, ^late
  ^early:
    return
  ^late:
    %s0 = gpu.wait async
    %s2 = gpu.memcpy async [%s0] %d, %in : memref<16xf32>, memref<16xf32>
    %s1 = gpu.dealloc async [%s2] %d : memref<16xf32>
    gpu.wait [%s1]
    return
  }
}
// -----
// fixed
// a callee's work, which its caller's host reads
module attributes {gpu.container_module} {
  func.func private @fill(%d: memref<16xf32>) {
    %zero = arith.constant 0.0 : f32
    %t0 = gpu.wait async
    %t1 = gpu.memset async [%t0] %d, %zero : memref<16xf32>, f32
    return
  }
  func.func @main(%out: memref<16xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    func.call @fill(%out) : (memref<16xf32>) -> ()
    %x = memref.load %out[%c0] : memref<16xf32>
    return %x : f32
  }
}
// -----
// fixed
// the second of two buffers of one chain is lost
module attributes {gpu.container_module} {
  func.func @main(%n: index, %in: memref<?xf32>, %out: memref<?xf32>) {
    %t0 = gpu.wait async
    %a, %t1 = gpu.alloc async [%t0] (%n) : memref<?xf32>
    %b, %t2 = gpu.alloc async [%t1] (%n) : memref<?xf32>
    %t3 = gpu.memcpy async [%t2] %a, %in : memref<?xf32>, memref<?xf32>
    %t4 = gpu.memcpy async [%t3] %b, %a : memref<?xf32>, memref<?xf32>
    %t5 = gpu.memcpy async [%t4] %out, %b : memref<?xf32>, memref<?xf32>
    %t6 = gpu.dealloc async [%t5] %a : memref<?xf32>
    gpu.wait [%t6]
    return
  }
}
// -----
// fixed
// a second free that the lowering does not take
module attributes {gpu.container_module} {
  func.func @main(%in: memref<16xf32>) {
    %t0 = gpu.wait async
    %d, %t1 = gpu.alloc async [%t0] () : memref<16xf32>
    %t2 = gpu.memcpy async [%t1] %d, %in : memref<16xf32>, memref<16xf32>
    gpu.wait [%t2]
    gpu.dealloc %d : memref<16xf32>
    gpu.dealloc %d : memref<16xf32>
    return
  }
}
