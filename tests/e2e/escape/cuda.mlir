// Host code that calls the CUDA runtime: tables that the host fills in memory of the heap or of both, of which places know nothing; variables of the
// device, which kernels know by name; functions of other modules, which may wait.

// RUN: python3 %S/twins.py %gpuverify --runtime=cuda-runtime %s

llvm.func @cudaStreamCreateWithFlags(!llvm.ptr, i32) -> i32
llvm.func @cudaStreamSynchronize(!llvm.ptr) -> i32
llvm.func @cudaStreamDestroy(!llvm.ptr) -> i32
llvm.func @cudaMalloc(!llvm.ptr, i64) -> i32
llvm.func @cudaMallocManaged(!llvm.ptr, i64, i32) -> i32
llvm.func @cudaMemcpyAsync(!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32
llvm.func @cudaMemcpyToSymbolAsync(!llvm.ptr, !llvm.ptr, i64, i64, i32, !llvm.ptr) -> i32
llvm.func @cudaMemcpyFromSymbolAsync(!llvm.ptr, !llvm.ptr, i64, i64, i32, !llvm.ptr) -> i32
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @finish()
llvm.func @finish_some(!llvm.ptr)
llvm.mlir.global internal @variable() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
  %z = llvm.mlir.zero : !llvm.array<64 x i8>
  llvm.return %z : !llvm.array<64 x i8>
}
gpu.binary @binary [#gpu.object<#nvvm.target, "code">]
gpu.module @kernels {
  llvm.func @follows(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %c = llvm.mlir.constant(1 : i32) : i32
    llvm.store %c, %q : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @plain(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %c = llvm.mlir.constant(1 : i32) : i32
    llvm.store %c, %p : i32, !llvm.ptr
    llvm.return
  }
}
// -----
// faulty
// a table on the heap is copied to the device, and the host reads what it leads to
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %all = llvm.mlir.constant(1 : i32) : i32
    %up = llvm.mlir.constant(1 : i32) : i32
    %down = llvm.mlir.constant(2 : i32) : i32
    %apart = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ss = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %apart) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %st = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreateWithFlags(%st, %apart) : (!llvm.ptr, i32) -> i32
    %t = llvm.load %st : !llvm.ptr -> !llvm.ptr
    %sa = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r2 = llvm.call @cudaMallocManaged(%sa, %n, %all) : (!llvm.ptr, i64, i32) -> i32
    %a = llvm.load %sa : !llvm.ptr -> !llvm.ptr
    %sp = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %null, %sp : !llvm.ptr, !llvm.ptr
    %ht = llvm.call @malloc(%e) : (i64) -> !llvm.ptr
    llvm.store %ht, %sp : !llvm.ptr, !llvm.ptr
    %p0 = llvm.load %sp : !llvm.ptr -> !llvm.ptr
    llvm.store %a, %p0 : !llvm.ptr, !llvm.ptr
    %sd = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r3 = llvm.call @cudaMalloc(%sd, %e) : (!llvm.ptr, i64) -> i32
    %dt = llvm.load %sd : !llvm.ptr -> !llvm.ptr
    %p1 = llvm.load %sp : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaMemcpyAsync(%dt, %p1, %e, %up, %s) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%dt : !llvm.ptr)
    %p2 = llvm.load %sp : !llvm.ptr -> !llvm.ptr
    %x = llvm.load %p2 : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> f32
    %r8 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r9 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %ra = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %rb = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// … of a kernel without a body
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %all = llvm.mlir.constant(1 : i32) : i32
    %up = llvm.mlir.constant(1 : i32) : i32
    %down = llvm.mlir.constant(2 : i32) : i32
    %apart = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ss = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %apart) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %st = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreateWithFlags(%st, %apart) : (!llvm.ptr, i32) -> i32
    %t = llvm.load %st : !llvm.ptr -> !llvm.ptr
    %sa = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r2 = llvm.call @cudaMallocManaged(%sa, %n, %all) : (!llvm.ptr, i64, i32) -> i32
    %a = llvm.load %sa : !llvm.ptr -> !llvm.ptr
    %sp = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %null, %sp : !llvm.ptr, !llvm.ptr
    %ht = llvm.call @malloc(%e) : (i64) -> !llvm.ptr
    llvm.store %ht, %sp : !llvm.ptr, !llvm.ptr
    %p0 = llvm.load %sp : !llvm.ptr -> !llvm.ptr
    llvm.store %a, %p0 : !llvm.ptr, !llvm.ptr
    %sd = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r3 = llvm.call @cudaMalloc(%sd, %e) : (!llvm.ptr, i64) -> i32
    %dt = llvm.load %sd : !llvm.ptr -> !llvm.ptr
    %p1 = llvm.load %sp : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaMemcpyAsync(%dt, %p1, %e, %up, %s) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32
    gpu.launch_func <%s : !llvm.ptr> @binary::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%dt : !llvm.ptr)
    %p2 = llvm.load %sp : !llvm.ptr -> !llvm.ptr
    %x = llvm.load %p2 : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> f32
    %r8 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r9 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %ra = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %rb = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// the kernel gets the table itself, in memory of both
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %all = llvm.mlir.constant(1 : i32) : i32
    %up = llvm.mlir.constant(1 : i32) : i32
    %down = llvm.mlir.constant(2 : i32) : i32
    %apart = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ss = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %apart) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %st = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreateWithFlags(%st, %apart) : (!llvm.ptr, i32) -> i32
    %t = llvm.load %st : !llvm.ptr -> !llvm.ptr
    %sp = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %null, %sp : !llvm.ptr, !llvm.ptr
    %r5 = llvm.call @cudaMallocManaged(%sp, %e, %all) : (!llvm.ptr, i64, i32) -> i32
    %sa = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r2 = llvm.call @cudaMallocManaged(%sa, %n, %all) : (!llvm.ptr, i64, i32) -> i32
    %a = llvm.load %sa : !llvm.ptr -> !llvm.ptr
    %p0 = llvm.load %sp : !llvm.ptr -> !llvm.ptr
    llvm.store %a, %p0 : !llvm.ptr, !llvm.ptr
    %p1 = llvm.load %sp : !llvm.ptr -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%p1 : !llvm.ptr)
    %p2 = llvm.load %sp : !llvm.ptr -> !llvm.ptr
    %x = llvm.load %p2 : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> f32
    %r8 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r9 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %ra = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %rb = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct
// a table on the heap that no kernel gets
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %all = llvm.mlir.constant(1 : i32) : i32
    %up = llvm.mlir.constant(1 : i32) : i32
    %down = llvm.mlir.constant(2 : i32) : i32
    %apart = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ss = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %apart) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %st = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreateWithFlags(%st, %apart) : (!llvm.ptr, i32) -> i32
    %t = llvm.load %st : !llvm.ptr -> !llvm.ptr
    %a = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %sp = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %null, %sp : !llvm.ptr, !llvm.ptr
    %ht = llvm.call @malloc(%e) : (i64) -> !llvm.ptr
    llvm.store %ht, %sp : !llvm.ptr, !llvm.ptr
    %p0 = llvm.load %sp : !llvm.ptr -> !llvm.ptr
    llvm.store %a, %p0 : !llvm.ptr, !llvm.ptr
    %sd = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r3 = llvm.call @cudaMalloc(%sd, %e) : (!llvm.ptr, i64) -> i32
    %dt = llvm.load %sd : !llvm.ptr -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @binary::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%dt : !llvm.ptr)
    %p2 = llvm.load %sp : !llvm.ptr -> !llvm.ptr
    %x = llvm.load %p2 : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> f32
    %r8 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r9 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %ra = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %rb = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct
// a kernel that does not go where addresses lead
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %all = llvm.mlir.constant(1 : i32) : i32
    %up = llvm.mlir.constant(1 : i32) : i32
    %down = llvm.mlir.constant(2 : i32) : i32
    %apart = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ss = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %apart) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %st = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreateWithFlags(%st, %apart) : (!llvm.ptr, i32) -> i32
    %t = llvm.load %st : !llvm.ptr -> !llvm.ptr
    %sa = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r2 = llvm.call @cudaMallocManaged(%sa, %n, %all) : (!llvm.ptr, i64, i32) -> i32
    %a = llvm.load %sa : !llvm.ptr -> !llvm.ptr
    %sd = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r3 = llvm.call @cudaMalloc(%sd, %e) : (!llvm.ptr, i64) -> i32
    %dt = llvm.load %sd : !llvm.ptr -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @kernels::@plain blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%dt : !llvm.ptr)
    %v = llvm.load %a : !llvm.ptr -> f32
    %r8 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r9 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %ra = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %rb = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// a variable of the device is written while a kernel may read it
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %all = llvm.mlir.constant(1 : i32) : i32
    %up = llvm.mlir.constant(1 : i32) : i32
    %down = llvm.mlir.constant(2 : i32) : i32
    %apart = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ss = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %apart) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %st = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreateWithFlags(%st, %apart) : (!llvm.ptr, i32) -> i32
    %t = llvm.load %st : !llvm.ptr -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %g = llvm.mlir.addressof @variable : !llvm.ptr
    %sd = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r3 = llvm.call @cudaMalloc(%sd, %e) : (!llvm.ptr, i64) -> i32
    %dt = llvm.load %sd : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaMemcpyToSymbolAsync(%g, %h, %n, %zero, %up, %s) : (!llvm.ptr, !llvm.ptr, i64, i64, i32, !llvm.ptr) -> i32
    gpu.launch_func <%t : !llvm.ptr> @binary::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%dt : !llvm.ptr)
    %r8 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r9 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %ra = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %rb = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// … is read while a kernel may write it
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %all = llvm.mlir.constant(1 : i32) : i32
    %up = llvm.mlir.constant(1 : i32) : i32
    %down = llvm.mlir.constant(2 : i32) : i32
    %apart = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ss = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %apart) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %st = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreateWithFlags(%st, %apart) : (!llvm.ptr, i32) -> i32
    %t = llvm.load %st : !llvm.ptr -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %g = llvm.mlir.addressof @variable : !llvm.ptr
    %sd = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r3 = llvm.call @cudaMalloc(%sd, %e) : (!llvm.ptr, i64) -> i32
    %dt = llvm.load %sd : !llvm.ptr -> !llvm.ptr
    gpu.launch_func <%t : !llvm.ptr> @binary::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%dt : !llvm.ptr)
    %r5 = llvm.call @cudaMemcpyFromSymbolAsync(%h, %g, %n, %zero, %down, %s) : (!llvm.ptr, !llvm.ptr, i64, i64, i32, !llvm.ptr) -> i32
    %r8 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r9 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %ra = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %rb = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct
// … in order
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %all = llvm.mlir.constant(1 : i32) : i32
    %up = llvm.mlir.constant(1 : i32) : i32
    %down = llvm.mlir.constant(2 : i32) : i32
    %apart = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ss = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %apart) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %st = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreateWithFlags(%st, %apart) : (!llvm.ptr, i32) -> i32
    %t = llvm.load %st : !llvm.ptr -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %g = llvm.mlir.addressof @variable : !llvm.ptr
    %sd = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r3 = llvm.call @cudaMalloc(%sd, %e) : (!llvm.ptr, i64) -> i32
    %dt = llvm.load %sd : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaMemcpyToSymbolAsync(%g, %h, %n, %zero, %up, %s) : (!llvm.ptr, !llvm.ptr, i64, i64, i32, !llvm.ptr) -> i32
    gpu.launch_func <%s : !llvm.ptr> @binary::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%dt : !llvm.ptr)
    %r8 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r9 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %ra = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %rb = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct
// a kernel that does not name it
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %all = llvm.mlir.constant(1 : i32) : i32
    %up = llvm.mlir.constant(1 : i32) : i32
    %down = llvm.mlir.constant(2 : i32) : i32
    %apart = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ss = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %apart) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %st = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreateWithFlags(%st, %apart) : (!llvm.ptr, i32) -> i32
    %t = llvm.load %st : !llvm.ptr -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %g = llvm.mlir.addressof @variable : !llvm.ptr
    %sd = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r3 = llvm.call @cudaMalloc(%sd, %e) : (!llvm.ptr, i64) -> i32
    %dt = llvm.load %sd : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaMemcpyToSymbolAsync(%g, %h, %n, %zero, %up, %s) : (!llvm.ptr, !llvm.ptr, i64, i64, i32, !llvm.ptr) -> i32
    gpu.launch_func <%t : !llvm.ptr> @kernels::@plain blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%dt : !llvm.ptr)
    %r8 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r9 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %ra = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %rb = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct, and not decided
// two parts of it
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %all = llvm.mlir.constant(1 : i32) : i32
    %up = llvm.mlir.constant(1 : i32) : i32
    %down = llvm.mlir.constant(2 : i32) : i32
    %apart = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ss = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %apart) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %st = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreateWithFlags(%st, %apart) : (!llvm.ptr, i32) -> i32
    %t = llvm.load %st : !llvm.ptr -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %g = llvm.mlir.addressof @variable : !llvm.ptr
    %r4 = llvm.call @cudaMemcpyToSymbolAsync(%g, %h, %e, %zero, %up, %s) : (!llvm.ptr, !llvm.ptr, i64, i64, i32, !llvm.ptr) -> i32
    %r7 = llvm.call @cudaMemcpyToSymbolAsync(%g, %h, %n, %n, %up, %t) : (!llvm.ptr, !llvm.ptr, i64, i64, i32, !llvm.ptr) -> i32
    %r8 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r9 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %ra = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %rb = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct, and not decided
// another module's function may wait
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %all = llvm.mlir.constant(1 : i32) : i32
    %up = llvm.mlir.constant(1 : i32) : i32
    %down = llvm.mlir.constant(2 : i32) : i32
    %apart = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ss = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %apart) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %st = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreateWithFlags(%st, %apart) : (!llvm.ptr, i32) -> i32
    %t = llvm.load %st : !llvm.ptr -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %sd = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r3 = llvm.call @cudaMalloc(%sd, %e) : (!llvm.ptr, i64) -> i32
    %dt = llvm.load %sd : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaMemcpyAsync(%h, %dt, %e, %down, %s) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32
    llvm.call @finish() : () -> ()
    %v = llvm.load %h : !llvm.ptr -> f32
    %r8 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r9 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %ra = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %rb = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct, and not decided
// … in a helper
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %all = llvm.mlir.constant(1 : i32) : i32
    %up = llvm.mlir.constant(1 : i32) : i32
    %down = llvm.mlir.constant(2 : i32) : i32
    %apart = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ss = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %apart) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %st = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreateWithFlags(%st, %apart) : (!llvm.ptr, i32) -> i32
    %t = llvm.load %st : !llvm.ptr -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %sd = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r3 = llvm.call @cudaMalloc(%sd, %e) : (!llvm.ptr, i64) -> i32
    %dt = llvm.load %sd : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaMemcpyAsync(%h, %dt, %e, %down, %s) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32
    llvm.call @help() : () -> ()
    %v = llvm.load %h : !llvm.ptr -> f32
    %r8 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r9 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %ra = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %rb = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func internal @help() {
    llvm.call @finish() : () -> ()
    llvm.return
  }
// -----
// correct, and not decided
// … through a pointer
  llvm.func @main(%c: i1, %f: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %all = llvm.mlir.constant(1 : i32) : i32
    %up = llvm.mlir.constant(1 : i32) : i32
    %down = llvm.mlir.constant(2 : i32) : i32
    %apart = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ss = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %apart) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %st = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreateWithFlags(%st, %apart) : (!llvm.ptr, i32) -> i32
    %t = llvm.load %st : !llvm.ptr -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %sd = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r3 = llvm.call @cudaMalloc(%sd, %e) : (!llvm.ptr, i64) -> i32
    %dt = llvm.load %sd : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaMemcpyAsync(%h, %dt, %e, %down, %s) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32
    llvm.call %f() : !llvm.ptr, () -> ()
    %v = llvm.load %h : !llvm.ptr -> f32
    %r8 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r9 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %ra = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %rb = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty: host-race
// it is called before the copy
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %all = llvm.mlir.constant(1 : i32) : i32
    %up = llvm.mlir.constant(1 : i32) : i32
    %down = llvm.mlir.constant(2 : i32) : i32
    %apart = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ss = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %apart) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %st = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreateWithFlags(%st, %apart) : (!llvm.ptr, i32) -> i32
    %t = llvm.load %st : !llvm.ptr -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %sd = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r3 = llvm.call @cudaMalloc(%sd, %e) : (!llvm.ptr, i64) -> i32
    %dt = llvm.load %sd : !llvm.ptr -> !llvm.ptr
    llvm.call @finish() : () -> ()
    %r4 = llvm.call @cudaMemcpyAsync(%h, %dt, %e, %down, %s) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32
    %v = llvm.load %h : !llvm.ptr -> f32 // here
    %r8 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r9 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %ra = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %rb = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// it is called on one side only
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %all = llvm.mlir.constant(1 : i32) : i32
    %up = llvm.mlir.constant(1 : i32) : i32
    %down = llvm.mlir.constant(2 : i32) : i32
    %apart = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ss = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %apart) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %st = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreateWithFlags(%st, %apart) : (!llvm.ptr, i32) -> i32
    %t = llvm.load %st : !llvm.ptr -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %sd = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r3 = llvm.call @cudaMalloc(%sd, %e) : (!llvm.ptr, i64) -> i32
    %dt = llvm.load %sd : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaMemcpyAsync(%h, %dt, %e, %down, %s) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32
    llvm.cond_br %c, ^x, ^y
    ^x:
    llvm.call @finish() : () -> ()
    llvm.br ^y
    ^y:
    %v = llvm.load %h : !llvm.ptr -> f32
    %r8 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r9 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %ra = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %rb = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct
// the program waits itself
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %all = llvm.mlir.constant(1 : i32) : i32
    %up = llvm.mlir.constant(1 : i32) : i32
    %down = llvm.mlir.constant(2 : i32) : i32
    %apart = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ss = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreateWithFlags(%ss, %apart) : (!llvm.ptr, i32) -> i32
    %s = llvm.load %ss : !llvm.ptr -> !llvm.ptr
    %st = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaStreamCreateWithFlags(%st, %apart) : (!llvm.ptr, i32) -> i32
    %t = llvm.load %st : !llvm.ptr -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %sd = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r3 = llvm.call @cudaMalloc(%sd, %e) : (!llvm.ptr, i64) -> i32
    %dt = llvm.load %sd : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaMemcpyAsync(%h, %dt, %e, %down, %s) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32
    llvm.call @finish() : () -> ()
    %r6 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %v = llvm.load %h : !llvm.ptr -> f32
    %r8 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r9 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
    %ra = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %rb = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32
    llvm.return
  }
