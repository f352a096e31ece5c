// More of something than an analysis may have had in mind: pointers into one buffer at one launch, addresses in a table, streams that wait for
// each other, globals that are told apart.

// RUN: python3 %S/twins.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @mgpuModuleLoad(!llvm.ptr, i64) -> !llvm.ptr
llvm.func @mgpuModuleGetFunction(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
llvm.func @mgpuModuleUnload(!llvm.ptr)
llvm.func @mgpuLaunchKernel(!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64)
llvm.func @show(i32)
llvm.mlir.global internal constant @image("xx")
llvm.mlir.global internal constant @name("k\00")
gpu.module @kernels {
  llvm.func @ninth(%p0: !llvm.ptr, %p1: !llvm.ptr, %p2: !llvm.ptr, %p3: !llvm.ptr, %p4: !llvm.ptr, %p5: !llvm.ptr, %p6: !llvm.ptr, %p7: !llvm.ptr, %p8: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %c = llvm.mlir.constant(1.0 : f32) : f32
    %v0 = llvm.load %p0 : !llvm.ptr -> f32
    %v1 = llvm.load %p1 : !llvm.ptr -> f32
    %v2 = llvm.load %p2 : !llvm.ptr -> f32
    %v3 = llvm.load %p3 : !llvm.ptr -> f32
    %v4 = llvm.load %p4 : !llvm.ptr -> f32
    %v5 = llvm.load %p5 : !llvm.ptr -> f32
    %v6 = llvm.load %p6 : !llvm.ptr -> f32
    %v7 = llvm.load %p7 : !llvm.ptr -> f32
    llvm.store %c, %p8 : f32, !llvm.ptr
    llvm.return
  }
  llvm.func @twelfth(%p0: !llvm.ptr, %p1: !llvm.ptr, %p2: !llvm.ptr, %p3: !llvm.ptr, %p4: !llvm.ptr, %p5: !llvm.ptr, %p6: !llvm.ptr, %p7: !llvm.ptr, %p8: !llvm.ptr, %p9: !llvm.ptr, %p10: !llvm.ptr, %p11: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %c = llvm.mlir.constant(1.0 : f32) : f32
    %v0 = llvm.load %p0 : !llvm.ptr -> f32
    %v1 = llvm.load %p1 : !llvm.ptr -> f32
    %v2 = llvm.load %p2 : !llvm.ptr -> f32
    %v3 = llvm.load %p3 : !llvm.ptr -> f32
    %v4 = llvm.load %p4 : !llvm.ptr -> f32
    %v5 = llvm.load %p5 : !llvm.ptr -> f32
    %v6 = llvm.load %p6 : !llvm.ptr -> f32
    %v7 = llvm.load %p7 : !llvm.ptr -> f32
    %v8 = llvm.load %p8 : !llvm.ptr -> f32
    %v9 = llvm.load %p9 : !llvm.ptr -> f32
    %v10 = llvm.load %p10 : !llvm.ptr -> f32
    llvm.store %c, %p11 : f32, !llvm.ptr
    llvm.return
  }
  llvm.func @reads(%p0: !llvm.ptr, %p1: !llvm.ptr, %p2: !llvm.ptr, %p3: !llvm.ptr, %p4: !llvm.ptr, %p5: !llvm.ptr, %p6: !llvm.ptr, %p7: !llvm.ptr, %p8: !llvm.ptr, %p9: !llvm.ptr, %p10: !llvm.ptr, %p11: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %c = llvm.mlir.constant(1.0 : f32) : f32
    %v0 = llvm.load %p0 : !llvm.ptr -> f32
    %v1 = llvm.load %p1 : !llvm.ptr -> f32
    %v2 = llvm.load %p2 : !llvm.ptr -> f32
    %v3 = llvm.load %p3 : !llvm.ptr -> f32
    %v4 = llvm.load %p4 : !llvm.ptr -> f32
    %v5 = llvm.load %p5 : !llvm.ptr -> f32
    %v6 = llvm.load %p6 : !llvm.ptr -> f32
    %v7 = llvm.load %p7 : !llvm.ptr -> f32
    %v8 = llvm.load %p8 : !llvm.ptr -> f32
    %v9 = llvm.load %p9 : !llvm.ptr -> f32
    %v10 = llvm.load %p10 : !llvm.ptr -> f32
    %v11 = llvm.load %p11 : !llvm.ptr -> f32
    llvm.return
  }
}
// -----
// faulty: stream-race
// nine pointers into one buffer, the last of which is written
  llvm.func @main(%h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(4 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p0 = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, f32
    %p1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %p2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, f32
    %p3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, f32
    %p4 = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, f32
    %p5 = llvm.getelementptr %a[5] : (!llvm.ptr) -> !llvm.ptr, f32
    %p6 = llvm.getelementptr %a[6] : (!llvm.ptr) -> !llvm.ptr, f32
    %p7 = llvm.getelementptr %a[7] : (!llvm.ptr) -> !llvm.ptr, f32
    %p8 = llvm.getelementptr %a[8] : (!llvm.ptr) -> !llvm.ptr, f32
    gpu.launch_func <%s : !llvm.ptr> @kernels::@ninth blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%p0 : !llvm.ptr, %p1 : !llvm.ptr, %p2 : !llvm.ptr, %p3 : !llvm.ptr, %p4 : !llvm.ptr, %p5 : !llvm.ptr, %p6 : !llvm.ptr, %p7 : !llvm.ptr, %p8 : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %p8, %e, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // here
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: stream-race
// twelve
  llvm.func @main(%h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(4 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p0 = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, f32
    %p1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %p2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, f32
    %p3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, f32
    %p4 = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, f32
    %p5 = llvm.getelementptr %a[5] : (!llvm.ptr) -> !llvm.ptr, f32
    %p6 = llvm.getelementptr %a[6] : (!llvm.ptr) -> !llvm.ptr, f32
    %p7 = llvm.getelementptr %a[7] : (!llvm.ptr) -> !llvm.ptr, f32
    %p8 = llvm.getelementptr %a[8] : (!llvm.ptr) -> !llvm.ptr, f32
    %p9 = llvm.getelementptr %a[9] : (!llvm.ptr) -> !llvm.ptr, f32
    %p10 = llvm.getelementptr %a[10] : (!llvm.ptr) -> !llvm.ptr, f32
    %p11 = llvm.getelementptr %a[11] : (!llvm.ptr) -> !llvm.ptr, f32
    gpu.launch_func <%s : !llvm.ptr> @kernels::@twelfth blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%p0 : !llvm.ptr, %p1 : !llvm.ptr, %p2 : !llvm.ptr, %p3 : !llvm.ptr, %p4 : !llvm.ptr, %p5 : !llvm.ptr, %p6 : !llvm.ptr, %p7 : !llvm.ptr, %p8 : !llvm.ptr, %p9 : !llvm.ptr, %p10 : !llvm.ptr, %p11 : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %p11, %e, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // here
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … on one stream
  llvm.func @main(%h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(4 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p0 = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, f32
    %p1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %p2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, f32
    %p3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, f32
    %p4 = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, f32
    %p5 = llvm.getelementptr %a[5] : (!llvm.ptr) -> !llvm.ptr, f32
    %p6 = llvm.getelementptr %a[6] : (!llvm.ptr) -> !llvm.ptr, f32
    %p7 = llvm.getelementptr %a[7] : (!llvm.ptr) -> !llvm.ptr, f32
    %p8 = llvm.getelementptr %a[8] : (!llvm.ptr) -> !llvm.ptr, f32
    %p9 = llvm.getelementptr %a[9] : (!llvm.ptr) -> !llvm.ptr, f32
    %p10 = llvm.getelementptr %a[10] : (!llvm.ptr) -> !llvm.ptr, f32
    %p11 = llvm.getelementptr %a[11] : (!llvm.ptr) -> !llvm.ptr, f32
    gpu.launch_func <%s : !llvm.ptr> @kernels::@twelfth blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%p0 : !llvm.ptr, %p1 : !llvm.ptr, %p2 : !llvm.ptr, %p3 : !llvm.ptr, %p4 : !llvm.ptr, %p5 : !llvm.ptr, %p6 : !llvm.ptr, %p7 : !llvm.ptr, %p8 : !llvm.ptr, %p9 : !llvm.ptr, %p10 : !llvm.ptr, %p11 : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %p11, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … only read
  llvm.func @main(%h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(4 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p0 = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, f32
    %p1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %p2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, f32
    %p3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, f32
    %p4 = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, f32
    %p5 = llvm.getelementptr %a[5] : (!llvm.ptr) -> !llvm.ptr, f32
    %p6 = llvm.getelementptr %a[6] : (!llvm.ptr) -> !llvm.ptr, f32
    %p7 = llvm.getelementptr %a[7] : (!llvm.ptr) -> !llvm.ptr, f32
    %p8 = llvm.getelementptr %a[8] : (!llvm.ptr) -> !llvm.ptr, f32
    %p9 = llvm.getelementptr %a[9] : (!llvm.ptr) -> !llvm.ptr, f32
    %p10 = llvm.getelementptr %a[10] : (!llvm.ptr) -> !llvm.ptr, f32
    %p11 = llvm.getelementptr %a[11] : (!llvm.ptr) -> !llvm.ptr, f32
    gpu.launch_func <%s : !llvm.ptr> @kernels::@reads blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%p0 : !llvm.ptr, %p1 : !llvm.ptr, %p2 : !llvm.ptr, %p3 : !llvm.ptr, %p4 : !llvm.ptr, %p5 : !llvm.ptr, %p6 : !llvm.ptr, %p7 : !llvm.ptr, %p8 : !llvm.ptr, %p9 : !llvm.ptr, %p10 : !llvm.ptr, %p11 : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %p11, %e, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// an array of ten parameters
  llvm.func @main(%h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(4 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %im = llvm.mlir.addressof @image : !llvm.ptr
    %mod = llvm.call @mgpuModuleLoad(%im, %e) : (!llvm.ptr, i64) -> !llvm.ptr
    %nm = llvm.mlir.addressof @name : !llvm.ptr
    %fn = llvm.call @mgpuModuleGetFunction(%mod, %nm) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %p0 = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, f32
    %p1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %p2 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, f32
    %p3 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, f32
    %p4 = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, f32
    %p5 = llvm.getelementptr %a[5] : (!llvm.ptr) -> !llvm.ptr, f32
    %p6 = llvm.getelementptr %a[6] : (!llvm.ptr) -> !llvm.ptr, f32
    %p7 = llvm.getelementptr %a[7] : (!llvm.ptr) -> !llvm.ptr, f32
    %p8 = llvm.getelementptr %a[8] : (!llvm.ptr) -> !llvm.ptr, f32
    %p9 = llvm.getelementptr %a[9] : (!llvm.ptr) -> !llvm.ptr, f32
    %k = llvm.mlir.constant(10 : i64) : i64
    %ar = llvm.alloca %k x !llvm.ptr : (i64) -> !llvm.ptr
    %sl0 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %p0, %sl0 : !llvm.ptr, !llvm.ptr
    %at0 = llvm.getelementptr %ar[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %at0 : !llvm.ptr, !llvm.ptr
    %sl1 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %p1, %sl1 : !llvm.ptr, !llvm.ptr
    %at1 = llvm.getelementptr %ar[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl1, %at1 : !llvm.ptr, !llvm.ptr
    %sl2 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %p2, %sl2 : !llvm.ptr, !llvm.ptr
    %at2 = llvm.getelementptr %ar[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl2, %at2 : !llvm.ptr, !llvm.ptr
    %sl3 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %p3, %sl3 : !llvm.ptr, !llvm.ptr
    %at3 = llvm.getelementptr %ar[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl3, %at3 : !llvm.ptr, !llvm.ptr
    %sl4 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %p4, %sl4 : !llvm.ptr, !llvm.ptr
    %at4 = llvm.getelementptr %ar[4] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl4, %at4 : !llvm.ptr, !llvm.ptr
    %sl5 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %p5, %sl5 : !llvm.ptr, !llvm.ptr
    %at5 = llvm.getelementptr %ar[5] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl5, %at5 : !llvm.ptr, !llvm.ptr
    %sl6 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %p6, %sl6 : !llvm.ptr, !llvm.ptr
    %at6 = llvm.getelementptr %ar[6] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl6, %at6 : !llvm.ptr, !llvm.ptr
    %sl7 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %p7, %sl7 : !llvm.ptr, !llvm.ptr
    %at7 = llvm.getelementptr %ar[7] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl7, %at7 : !llvm.ptr, !llvm.ptr
    %sl8 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %p8, %sl8 : !llvm.ptr, !llvm.ptr
    %at8 = llvm.getelementptr %ar[8] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl8, %at8 : !llvm.ptr, !llvm.ptr
    %sl9 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %p9, %sl9 : !llvm.ptr, !llvm.ptr
    %at9 = llvm.getelementptr %ar[9] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl9, %at9 : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuLaunchKernel(%fn, %one, %one, %one, %one, %one, %one, %z32, %s, %ar, %null, %k) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @mgpuMemcpy(%h, %p9, %e, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuModuleUnload(%mod) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// an array of more parameters than are looked into
  llvm.func @main(%h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(4 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %im = llvm.mlir.addressof @image : !llvm.ptr
    %mod = llvm.call @mgpuModuleLoad(%im, %e) : (!llvm.ptr, i64) -> !llvm.ptr
    %nm = llvm.mlir.addressof @name : !llvm.ptr
    %fn = llvm.call @mgpuModuleGetFunction(%mod, %nm) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %p0 = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, f32
    %q1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %k = llvm.mlir.constant(300 : i64) : i64
    %ar = llvm.alloca %k x !llvm.ptr : (i64) -> !llvm.ptr
    %sl0 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %p0, %sl0 : !llvm.ptr, !llvm.ptr
    %at0 = llvm.getelementptr %ar[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %at0 : !llvm.ptr, !llvm.ptr
    %x1 = llvm.getelementptr %ar[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x1 : !llvm.ptr, !llvm.ptr
    %x2 = llvm.getelementptr %ar[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x2 : !llvm.ptr, !llvm.ptr
    %x3 = llvm.getelementptr %ar[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x3 : !llvm.ptr, !llvm.ptr
    %x4 = llvm.getelementptr %ar[4] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x4 : !llvm.ptr, !llvm.ptr
    %x5 = llvm.getelementptr %ar[5] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x5 : !llvm.ptr, !llvm.ptr
    %x6 = llvm.getelementptr %ar[6] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x6 : !llvm.ptr, !llvm.ptr
    %x7 = llvm.getelementptr %ar[7] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x7 : !llvm.ptr, !llvm.ptr
    %x8 = llvm.getelementptr %ar[8] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x8 : !llvm.ptr, !llvm.ptr
    %x9 = llvm.getelementptr %ar[9] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x9 : !llvm.ptr, !llvm.ptr
    %x10 = llvm.getelementptr %ar[10] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x10 : !llvm.ptr, !llvm.ptr
    %x11 = llvm.getelementptr %ar[11] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x11 : !llvm.ptr, !llvm.ptr
    %x12 = llvm.getelementptr %ar[12] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x12 : !llvm.ptr, !llvm.ptr
    %x13 = llvm.getelementptr %ar[13] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x13 : !llvm.ptr, !llvm.ptr
    %x14 = llvm.getelementptr %ar[14] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x14 : !llvm.ptr, !llvm.ptr
    %x15 = llvm.getelementptr %ar[15] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x15 : !llvm.ptr, !llvm.ptr
    %x16 = llvm.getelementptr %ar[16] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x16 : !llvm.ptr, !llvm.ptr
    %x17 = llvm.getelementptr %ar[17] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x17 : !llvm.ptr, !llvm.ptr
    %x18 = llvm.getelementptr %ar[18] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x18 : !llvm.ptr, !llvm.ptr
    %x19 = llvm.getelementptr %ar[19] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x19 : !llvm.ptr, !llvm.ptr
    %x20 = llvm.getelementptr %ar[20] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x20 : !llvm.ptr, !llvm.ptr
    %x21 = llvm.getelementptr %ar[21] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x21 : !llvm.ptr, !llvm.ptr
    %x22 = llvm.getelementptr %ar[22] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x22 : !llvm.ptr, !llvm.ptr
    %x23 = llvm.getelementptr %ar[23] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x23 : !llvm.ptr, !llvm.ptr
    %x24 = llvm.getelementptr %ar[24] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x24 : !llvm.ptr, !llvm.ptr
    %x25 = llvm.getelementptr %ar[25] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x25 : !llvm.ptr, !llvm.ptr
    %x26 = llvm.getelementptr %ar[26] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x26 : !llvm.ptr, !llvm.ptr
    %x27 = llvm.getelementptr %ar[27] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x27 : !llvm.ptr, !llvm.ptr
    %x28 = llvm.getelementptr %ar[28] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x28 : !llvm.ptr, !llvm.ptr
    %x29 = llvm.getelementptr %ar[29] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x29 : !llvm.ptr, !llvm.ptr
    %x30 = llvm.getelementptr %ar[30] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x30 : !llvm.ptr, !llvm.ptr
    %x31 = llvm.getelementptr %ar[31] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x31 : !llvm.ptr, !llvm.ptr
    %x32 = llvm.getelementptr %ar[32] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x32 : !llvm.ptr, !llvm.ptr
    %x33 = llvm.getelementptr %ar[33] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x33 : !llvm.ptr, !llvm.ptr
    %x34 = llvm.getelementptr %ar[34] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x34 : !llvm.ptr, !llvm.ptr
    %x35 = llvm.getelementptr %ar[35] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x35 : !llvm.ptr, !llvm.ptr
    %x36 = llvm.getelementptr %ar[36] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x36 : !llvm.ptr, !llvm.ptr
    %x37 = llvm.getelementptr %ar[37] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x37 : !llvm.ptr, !llvm.ptr
    %x38 = llvm.getelementptr %ar[38] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x38 : !llvm.ptr, !llvm.ptr
    %x39 = llvm.getelementptr %ar[39] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x39 : !llvm.ptr, !llvm.ptr
    %x40 = llvm.getelementptr %ar[40] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x40 : !llvm.ptr, !llvm.ptr
    %x41 = llvm.getelementptr %ar[41] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x41 : !llvm.ptr, !llvm.ptr
    %x42 = llvm.getelementptr %ar[42] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x42 : !llvm.ptr, !llvm.ptr
    %x43 = llvm.getelementptr %ar[43] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x43 : !llvm.ptr, !llvm.ptr
    %x44 = llvm.getelementptr %ar[44] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x44 : !llvm.ptr, !llvm.ptr
    %x45 = llvm.getelementptr %ar[45] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x45 : !llvm.ptr, !llvm.ptr
    %x46 = llvm.getelementptr %ar[46] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x46 : !llvm.ptr, !llvm.ptr
    %x47 = llvm.getelementptr %ar[47] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x47 : !llvm.ptr, !llvm.ptr
    %x48 = llvm.getelementptr %ar[48] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x48 : !llvm.ptr, !llvm.ptr
    %x49 = llvm.getelementptr %ar[49] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x49 : !llvm.ptr, !llvm.ptr
    %x50 = llvm.getelementptr %ar[50] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x50 : !llvm.ptr, !llvm.ptr
    %x51 = llvm.getelementptr %ar[51] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x51 : !llvm.ptr, !llvm.ptr
    %x52 = llvm.getelementptr %ar[52] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x52 : !llvm.ptr, !llvm.ptr
    %x53 = llvm.getelementptr %ar[53] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x53 : !llvm.ptr, !llvm.ptr
    %x54 = llvm.getelementptr %ar[54] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x54 : !llvm.ptr, !llvm.ptr
    %x55 = llvm.getelementptr %ar[55] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x55 : !llvm.ptr, !llvm.ptr
    %x56 = llvm.getelementptr %ar[56] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x56 : !llvm.ptr, !llvm.ptr
    %x57 = llvm.getelementptr %ar[57] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x57 : !llvm.ptr, !llvm.ptr
    %x58 = llvm.getelementptr %ar[58] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x58 : !llvm.ptr, !llvm.ptr
    %x59 = llvm.getelementptr %ar[59] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x59 : !llvm.ptr, !llvm.ptr
    %x60 = llvm.getelementptr %ar[60] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x60 : !llvm.ptr, !llvm.ptr
    %x61 = llvm.getelementptr %ar[61] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x61 : !llvm.ptr, !llvm.ptr
    %x62 = llvm.getelementptr %ar[62] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x62 : !llvm.ptr, !llvm.ptr
    %x63 = llvm.getelementptr %ar[63] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x63 : !llvm.ptr, !llvm.ptr
    %x64 = llvm.getelementptr %ar[64] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x64 : !llvm.ptr, !llvm.ptr
    %x65 = llvm.getelementptr %ar[65] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x65 : !llvm.ptr, !llvm.ptr
    %x66 = llvm.getelementptr %ar[66] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x66 : !llvm.ptr, !llvm.ptr
    %x67 = llvm.getelementptr %ar[67] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x67 : !llvm.ptr, !llvm.ptr
    %x68 = llvm.getelementptr %ar[68] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x68 : !llvm.ptr, !llvm.ptr
    %x69 = llvm.getelementptr %ar[69] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x69 : !llvm.ptr, !llvm.ptr
    %x70 = llvm.getelementptr %ar[70] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x70 : !llvm.ptr, !llvm.ptr
    %x71 = llvm.getelementptr %ar[71] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x71 : !llvm.ptr, !llvm.ptr
    %x72 = llvm.getelementptr %ar[72] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x72 : !llvm.ptr, !llvm.ptr
    %x73 = llvm.getelementptr %ar[73] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x73 : !llvm.ptr, !llvm.ptr
    %x74 = llvm.getelementptr %ar[74] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x74 : !llvm.ptr, !llvm.ptr
    %x75 = llvm.getelementptr %ar[75] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x75 : !llvm.ptr, !llvm.ptr
    %x76 = llvm.getelementptr %ar[76] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x76 : !llvm.ptr, !llvm.ptr
    %x77 = llvm.getelementptr %ar[77] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x77 : !llvm.ptr, !llvm.ptr
    %x78 = llvm.getelementptr %ar[78] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x78 : !llvm.ptr, !llvm.ptr
    %x79 = llvm.getelementptr %ar[79] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x79 : !llvm.ptr, !llvm.ptr
    %x80 = llvm.getelementptr %ar[80] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x80 : !llvm.ptr, !llvm.ptr
    %x81 = llvm.getelementptr %ar[81] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x81 : !llvm.ptr, !llvm.ptr
    %x82 = llvm.getelementptr %ar[82] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x82 : !llvm.ptr, !llvm.ptr
    %x83 = llvm.getelementptr %ar[83] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x83 : !llvm.ptr, !llvm.ptr
    %x84 = llvm.getelementptr %ar[84] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x84 : !llvm.ptr, !llvm.ptr
    %x85 = llvm.getelementptr %ar[85] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x85 : !llvm.ptr, !llvm.ptr
    %x86 = llvm.getelementptr %ar[86] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x86 : !llvm.ptr, !llvm.ptr
    %x87 = llvm.getelementptr %ar[87] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x87 : !llvm.ptr, !llvm.ptr
    %x88 = llvm.getelementptr %ar[88] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x88 : !llvm.ptr, !llvm.ptr
    %x89 = llvm.getelementptr %ar[89] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x89 : !llvm.ptr, !llvm.ptr
    %x90 = llvm.getelementptr %ar[90] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x90 : !llvm.ptr, !llvm.ptr
    %x91 = llvm.getelementptr %ar[91] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x91 : !llvm.ptr, !llvm.ptr
    %x92 = llvm.getelementptr %ar[92] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x92 : !llvm.ptr, !llvm.ptr
    %x93 = llvm.getelementptr %ar[93] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x93 : !llvm.ptr, !llvm.ptr
    %x94 = llvm.getelementptr %ar[94] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x94 : !llvm.ptr, !llvm.ptr
    %x95 = llvm.getelementptr %ar[95] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x95 : !llvm.ptr, !llvm.ptr
    %x96 = llvm.getelementptr %ar[96] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x96 : !llvm.ptr, !llvm.ptr
    %x97 = llvm.getelementptr %ar[97] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x97 : !llvm.ptr, !llvm.ptr
    %x98 = llvm.getelementptr %ar[98] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x98 : !llvm.ptr, !llvm.ptr
    %x99 = llvm.getelementptr %ar[99] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x99 : !llvm.ptr, !llvm.ptr
    %x100 = llvm.getelementptr %ar[100] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x100 : !llvm.ptr, !llvm.ptr
    %x101 = llvm.getelementptr %ar[101] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x101 : !llvm.ptr, !llvm.ptr
    %x102 = llvm.getelementptr %ar[102] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x102 : !llvm.ptr, !llvm.ptr
    %x103 = llvm.getelementptr %ar[103] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x103 : !llvm.ptr, !llvm.ptr
    %x104 = llvm.getelementptr %ar[104] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x104 : !llvm.ptr, !llvm.ptr
    %x105 = llvm.getelementptr %ar[105] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x105 : !llvm.ptr, !llvm.ptr
    %x106 = llvm.getelementptr %ar[106] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x106 : !llvm.ptr, !llvm.ptr
    %x107 = llvm.getelementptr %ar[107] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x107 : !llvm.ptr, !llvm.ptr
    %x108 = llvm.getelementptr %ar[108] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x108 : !llvm.ptr, !llvm.ptr
    %x109 = llvm.getelementptr %ar[109] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x109 : !llvm.ptr, !llvm.ptr
    %x110 = llvm.getelementptr %ar[110] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x110 : !llvm.ptr, !llvm.ptr
    %x111 = llvm.getelementptr %ar[111] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x111 : !llvm.ptr, !llvm.ptr
    %x112 = llvm.getelementptr %ar[112] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x112 : !llvm.ptr, !llvm.ptr
    %x113 = llvm.getelementptr %ar[113] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x113 : !llvm.ptr, !llvm.ptr
    %x114 = llvm.getelementptr %ar[114] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x114 : !llvm.ptr, !llvm.ptr
    %x115 = llvm.getelementptr %ar[115] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x115 : !llvm.ptr, !llvm.ptr
    %x116 = llvm.getelementptr %ar[116] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x116 : !llvm.ptr, !llvm.ptr
    %x117 = llvm.getelementptr %ar[117] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x117 : !llvm.ptr, !llvm.ptr
    %x118 = llvm.getelementptr %ar[118] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x118 : !llvm.ptr, !llvm.ptr
    %x119 = llvm.getelementptr %ar[119] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x119 : !llvm.ptr, !llvm.ptr
    %x120 = llvm.getelementptr %ar[120] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x120 : !llvm.ptr, !llvm.ptr
    %x121 = llvm.getelementptr %ar[121] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x121 : !llvm.ptr, !llvm.ptr
    %x122 = llvm.getelementptr %ar[122] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x122 : !llvm.ptr, !llvm.ptr
    %x123 = llvm.getelementptr %ar[123] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x123 : !llvm.ptr, !llvm.ptr
    %x124 = llvm.getelementptr %ar[124] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x124 : !llvm.ptr, !llvm.ptr
    %x125 = llvm.getelementptr %ar[125] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x125 : !llvm.ptr, !llvm.ptr
    %x126 = llvm.getelementptr %ar[126] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x126 : !llvm.ptr, !llvm.ptr
    %x127 = llvm.getelementptr %ar[127] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x127 : !llvm.ptr, !llvm.ptr
    %x128 = llvm.getelementptr %ar[128] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x128 : !llvm.ptr, !llvm.ptr
    %x129 = llvm.getelementptr %ar[129] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x129 : !llvm.ptr, !llvm.ptr
    %x130 = llvm.getelementptr %ar[130] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x130 : !llvm.ptr, !llvm.ptr
    %x131 = llvm.getelementptr %ar[131] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x131 : !llvm.ptr, !llvm.ptr
    %x132 = llvm.getelementptr %ar[132] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x132 : !llvm.ptr, !llvm.ptr
    %x133 = llvm.getelementptr %ar[133] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x133 : !llvm.ptr, !llvm.ptr
    %x134 = llvm.getelementptr %ar[134] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x134 : !llvm.ptr, !llvm.ptr
    %x135 = llvm.getelementptr %ar[135] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x135 : !llvm.ptr, !llvm.ptr
    %x136 = llvm.getelementptr %ar[136] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x136 : !llvm.ptr, !llvm.ptr
    %x137 = llvm.getelementptr %ar[137] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x137 : !llvm.ptr, !llvm.ptr
    %x138 = llvm.getelementptr %ar[138] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x138 : !llvm.ptr, !llvm.ptr
    %x139 = llvm.getelementptr %ar[139] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x139 : !llvm.ptr, !llvm.ptr
    %x140 = llvm.getelementptr %ar[140] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x140 : !llvm.ptr, !llvm.ptr
    %x141 = llvm.getelementptr %ar[141] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x141 : !llvm.ptr, !llvm.ptr
    %x142 = llvm.getelementptr %ar[142] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x142 : !llvm.ptr, !llvm.ptr
    %x143 = llvm.getelementptr %ar[143] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x143 : !llvm.ptr, !llvm.ptr
    %x144 = llvm.getelementptr %ar[144] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x144 : !llvm.ptr, !llvm.ptr
    %x145 = llvm.getelementptr %ar[145] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x145 : !llvm.ptr, !llvm.ptr
    %x146 = llvm.getelementptr %ar[146] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x146 : !llvm.ptr, !llvm.ptr
    %x147 = llvm.getelementptr %ar[147] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x147 : !llvm.ptr, !llvm.ptr
    %x148 = llvm.getelementptr %ar[148] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x148 : !llvm.ptr, !llvm.ptr
    %x149 = llvm.getelementptr %ar[149] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x149 : !llvm.ptr, !llvm.ptr
    %x150 = llvm.getelementptr %ar[150] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x150 : !llvm.ptr, !llvm.ptr
    %x151 = llvm.getelementptr %ar[151] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x151 : !llvm.ptr, !llvm.ptr
    %x152 = llvm.getelementptr %ar[152] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x152 : !llvm.ptr, !llvm.ptr
    %x153 = llvm.getelementptr %ar[153] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x153 : !llvm.ptr, !llvm.ptr
    %x154 = llvm.getelementptr %ar[154] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x154 : !llvm.ptr, !llvm.ptr
    %x155 = llvm.getelementptr %ar[155] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x155 : !llvm.ptr, !llvm.ptr
    %x156 = llvm.getelementptr %ar[156] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x156 : !llvm.ptr, !llvm.ptr
    %x157 = llvm.getelementptr %ar[157] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x157 : !llvm.ptr, !llvm.ptr
    %x158 = llvm.getelementptr %ar[158] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x158 : !llvm.ptr, !llvm.ptr
    %x159 = llvm.getelementptr %ar[159] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x159 : !llvm.ptr, !llvm.ptr
    %x160 = llvm.getelementptr %ar[160] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x160 : !llvm.ptr, !llvm.ptr
    %x161 = llvm.getelementptr %ar[161] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x161 : !llvm.ptr, !llvm.ptr
    %x162 = llvm.getelementptr %ar[162] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x162 : !llvm.ptr, !llvm.ptr
    %x163 = llvm.getelementptr %ar[163] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x163 : !llvm.ptr, !llvm.ptr
    %x164 = llvm.getelementptr %ar[164] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x164 : !llvm.ptr, !llvm.ptr
    %x165 = llvm.getelementptr %ar[165] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x165 : !llvm.ptr, !llvm.ptr
    %x166 = llvm.getelementptr %ar[166] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x166 : !llvm.ptr, !llvm.ptr
    %x167 = llvm.getelementptr %ar[167] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x167 : !llvm.ptr, !llvm.ptr
    %x168 = llvm.getelementptr %ar[168] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x168 : !llvm.ptr, !llvm.ptr
    %x169 = llvm.getelementptr %ar[169] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x169 : !llvm.ptr, !llvm.ptr
    %x170 = llvm.getelementptr %ar[170] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x170 : !llvm.ptr, !llvm.ptr
    %x171 = llvm.getelementptr %ar[171] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x171 : !llvm.ptr, !llvm.ptr
    %x172 = llvm.getelementptr %ar[172] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x172 : !llvm.ptr, !llvm.ptr
    %x173 = llvm.getelementptr %ar[173] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x173 : !llvm.ptr, !llvm.ptr
    %x174 = llvm.getelementptr %ar[174] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x174 : !llvm.ptr, !llvm.ptr
    %x175 = llvm.getelementptr %ar[175] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x175 : !llvm.ptr, !llvm.ptr
    %x176 = llvm.getelementptr %ar[176] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x176 : !llvm.ptr, !llvm.ptr
    %x177 = llvm.getelementptr %ar[177] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x177 : !llvm.ptr, !llvm.ptr
    %x178 = llvm.getelementptr %ar[178] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x178 : !llvm.ptr, !llvm.ptr
    %x179 = llvm.getelementptr %ar[179] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x179 : !llvm.ptr, !llvm.ptr
    %x180 = llvm.getelementptr %ar[180] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x180 : !llvm.ptr, !llvm.ptr
    %x181 = llvm.getelementptr %ar[181] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x181 : !llvm.ptr, !llvm.ptr
    %x182 = llvm.getelementptr %ar[182] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x182 : !llvm.ptr, !llvm.ptr
    %x183 = llvm.getelementptr %ar[183] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x183 : !llvm.ptr, !llvm.ptr
    %x184 = llvm.getelementptr %ar[184] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x184 : !llvm.ptr, !llvm.ptr
    %x185 = llvm.getelementptr %ar[185] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x185 : !llvm.ptr, !llvm.ptr
    %x186 = llvm.getelementptr %ar[186] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x186 : !llvm.ptr, !llvm.ptr
    %x187 = llvm.getelementptr %ar[187] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x187 : !llvm.ptr, !llvm.ptr
    %x188 = llvm.getelementptr %ar[188] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x188 : !llvm.ptr, !llvm.ptr
    %x189 = llvm.getelementptr %ar[189] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x189 : !llvm.ptr, !llvm.ptr
    %x190 = llvm.getelementptr %ar[190] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x190 : !llvm.ptr, !llvm.ptr
    %x191 = llvm.getelementptr %ar[191] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x191 : !llvm.ptr, !llvm.ptr
    %x192 = llvm.getelementptr %ar[192] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x192 : !llvm.ptr, !llvm.ptr
    %x193 = llvm.getelementptr %ar[193] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x193 : !llvm.ptr, !llvm.ptr
    %x194 = llvm.getelementptr %ar[194] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x194 : !llvm.ptr, !llvm.ptr
    %x195 = llvm.getelementptr %ar[195] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x195 : !llvm.ptr, !llvm.ptr
    %x196 = llvm.getelementptr %ar[196] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x196 : !llvm.ptr, !llvm.ptr
    %x197 = llvm.getelementptr %ar[197] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x197 : !llvm.ptr, !llvm.ptr
    %x198 = llvm.getelementptr %ar[198] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x198 : !llvm.ptr, !llvm.ptr
    %x199 = llvm.getelementptr %ar[199] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x199 : !llvm.ptr, !llvm.ptr
    %x200 = llvm.getelementptr %ar[200] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x200 : !llvm.ptr, !llvm.ptr
    %x201 = llvm.getelementptr %ar[201] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x201 : !llvm.ptr, !llvm.ptr
    %x202 = llvm.getelementptr %ar[202] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x202 : !llvm.ptr, !llvm.ptr
    %x203 = llvm.getelementptr %ar[203] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x203 : !llvm.ptr, !llvm.ptr
    %x204 = llvm.getelementptr %ar[204] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x204 : !llvm.ptr, !llvm.ptr
    %x205 = llvm.getelementptr %ar[205] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x205 : !llvm.ptr, !llvm.ptr
    %x206 = llvm.getelementptr %ar[206] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x206 : !llvm.ptr, !llvm.ptr
    %x207 = llvm.getelementptr %ar[207] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x207 : !llvm.ptr, !llvm.ptr
    %x208 = llvm.getelementptr %ar[208] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x208 : !llvm.ptr, !llvm.ptr
    %x209 = llvm.getelementptr %ar[209] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x209 : !llvm.ptr, !llvm.ptr
    %x210 = llvm.getelementptr %ar[210] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x210 : !llvm.ptr, !llvm.ptr
    %x211 = llvm.getelementptr %ar[211] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x211 : !llvm.ptr, !llvm.ptr
    %x212 = llvm.getelementptr %ar[212] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x212 : !llvm.ptr, !llvm.ptr
    %x213 = llvm.getelementptr %ar[213] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x213 : !llvm.ptr, !llvm.ptr
    %x214 = llvm.getelementptr %ar[214] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x214 : !llvm.ptr, !llvm.ptr
    %x215 = llvm.getelementptr %ar[215] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x215 : !llvm.ptr, !llvm.ptr
    %x216 = llvm.getelementptr %ar[216] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x216 : !llvm.ptr, !llvm.ptr
    %x217 = llvm.getelementptr %ar[217] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x217 : !llvm.ptr, !llvm.ptr
    %x218 = llvm.getelementptr %ar[218] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x218 : !llvm.ptr, !llvm.ptr
    %x219 = llvm.getelementptr %ar[219] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x219 : !llvm.ptr, !llvm.ptr
    %x220 = llvm.getelementptr %ar[220] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x220 : !llvm.ptr, !llvm.ptr
    %x221 = llvm.getelementptr %ar[221] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x221 : !llvm.ptr, !llvm.ptr
    %x222 = llvm.getelementptr %ar[222] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x222 : !llvm.ptr, !llvm.ptr
    %x223 = llvm.getelementptr %ar[223] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x223 : !llvm.ptr, !llvm.ptr
    %x224 = llvm.getelementptr %ar[224] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x224 : !llvm.ptr, !llvm.ptr
    %x225 = llvm.getelementptr %ar[225] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x225 : !llvm.ptr, !llvm.ptr
    %x226 = llvm.getelementptr %ar[226] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x226 : !llvm.ptr, !llvm.ptr
    %x227 = llvm.getelementptr %ar[227] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x227 : !llvm.ptr, !llvm.ptr
    %x228 = llvm.getelementptr %ar[228] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x228 : !llvm.ptr, !llvm.ptr
    %x229 = llvm.getelementptr %ar[229] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x229 : !llvm.ptr, !llvm.ptr
    %x230 = llvm.getelementptr %ar[230] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x230 : !llvm.ptr, !llvm.ptr
    %x231 = llvm.getelementptr %ar[231] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x231 : !llvm.ptr, !llvm.ptr
    %x232 = llvm.getelementptr %ar[232] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x232 : !llvm.ptr, !llvm.ptr
    %x233 = llvm.getelementptr %ar[233] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x233 : !llvm.ptr, !llvm.ptr
    %x234 = llvm.getelementptr %ar[234] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x234 : !llvm.ptr, !llvm.ptr
    %x235 = llvm.getelementptr %ar[235] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x235 : !llvm.ptr, !llvm.ptr
    %x236 = llvm.getelementptr %ar[236] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x236 : !llvm.ptr, !llvm.ptr
    %x237 = llvm.getelementptr %ar[237] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x237 : !llvm.ptr, !llvm.ptr
    %x238 = llvm.getelementptr %ar[238] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x238 : !llvm.ptr, !llvm.ptr
    %x239 = llvm.getelementptr %ar[239] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x239 : !llvm.ptr, !llvm.ptr
    %x240 = llvm.getelementptr %ar[240] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x240 : !llvm.ptr, !llvm.ptr
    %x241 = llvm.getelementptr %ar[241] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x241 : !llvm.ptr, !llvm.ptr
    %x242 = llvm.getelementptr %ar[242] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x242 : !llvm.ptr, !llvm.ptr
    %x243 = llvm.getelementptr %ar[243] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x243 : !llvm.ptr, !llvm.ptr
    %x244 = llvm.getelementptr %ar[244] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x244 : !llvm.ptr, !llvm.ptr
    %x245 = llvm.getelementptr %ar[245] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x245 : !llvm.ptr, !llvm.ptr
    %x246 = llvm.getelementptr %ar[246] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x246 : !llvm.ptr, !llvm.ptr
    %x247 = llvm.getelementptr %ar[247] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x247 : !llvm.ptr, !llvm.ptr
    %x248 = llvm.getelementptr %ar[248] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x248 : !llvm.ptr, !llvm.ptr
    %x249 = llvm.getelementptr %ar[249] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x249 : !llvm.ptr, !llvm.ptr
    %x250 = llvm.getelementptr %ar[250] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x250 : !llvm.ptr, !llvm.ptr
    %x251 = llvm.getelementptr %ar[251] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x251 : !llvm.ptr, !llvm.ptr
    %x252 = llvm.getelementptr %ar[252] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x252 : !llvm.ptr, !llvm.ptr
    %x253 = llvm.getelementptr %ar[253] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x253 : !llvm.ptr, !llvm.ptr
    %x254 = llvm.getelementptr %ar[254] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x254 : !llvm.ptr, !llvm.ptr
    %x255 = llvm.getelementptr %ar[255] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x255 : !llvm.ptr, !llvm.ptr
    %x256 = llvm.getelementptr %ar[256] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x256 : !llvm.ptr, !llvm.ptr
    %x257 = llvm.getelementptr %ar[257] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x257 : !llvm.ptr, !llvm.ptr
    %x258 = llvm.getelementptr %ar[258] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x258 : !llvm.ptr, !llvm.ptr
    %x259 = llvm.getelementptr %ar[259] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x259 : !llvm.ptr, !llvm.ptr
    %x260 = llvm.getelementptr %ar[260] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x260 : !llvm.ptr, !llvm.ptr
    %x261 = llvm.getelementptr %ar[261] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x261 : !llvm.ptr, !llvm.ptr
    %x262 = llvm.getelementptr %ar[262] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x262 : !llvm.ptr, !llvm.ptr
    %x263 = llvm.getelementptr %ar[263] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x263 : !llvm.ptr, !llvm.ptr
    %x264 = llvm.getelementptr %ar[264] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x264 : !llvm.ptr, !llvm.ptr
    %x265 = llvm.getelementptr %ar[265] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x265 : !llvm.ptr, !llvm.ptr
    %x266 = llvm.getelementptr %ar[266] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x266 : !llvm.ptr, !llvm.ptr
    %x267 = llvm.getelementptr %ar[267] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x267 : !llvm.ptr, !llvm.ptr
    %x268 = llvm.getelementptr %ar[268] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x268 : !llvm.ptr, !llvm.ptr
    %x269 = llvm.getelementptr %ar[269] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x269 : !llvm.ptr, !llvm.ptr
    %x270 = llvm.getelementptr %ar[270] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x270 : !llvm.ptr, !llvm.ptr
    %x271 = llvm.getelementptr %ar[271] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x271 : !llvm.ptr, !llvm.ptr
    %x272 = llvm.getelementptr %ar[272] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x272 : !llvm.ptr, !llvm.ptr
    %x273 = llvm.getelementptr %ar[273] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x273 : !llvm.ptr, !llvm.ptr
    %x274 = llvm.getelementptr %ar[274] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x274 : !llvm.ptr, !llvm.ptr
    %x275 = llvm.getelementptr %ar[275] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x275 : !llvm.ptr, !llvm.ptr
    %x276 = llvm.getelementptr %ar[276] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x276 : !llvm.ptr, !llvm.ptr
    %x277 = llvm.getelementptr %ar[277] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x277 : !llvm.ptr, !llvm.ptr
    %x278 = llvm.getelementptr %ar[278] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x278 : !llvm.ptr, !llvm.ptr
    %x279 = llvm.getelementptr %ar[279] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x279 : !llvm.ptr, !llvm.ptr
    %x280 = llvm.getelementptr %ar[280] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x280 : !llvm.ptr, !llvm.ptr
    %x281 = llvm.getelementptr %ar[281] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x281 : !llvm.ptr, !llvm.ptr
    %x282 = llvm.getelementptr %ar[282] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x282 : !llvm.ptr, !llvm.ptr
    %x283 = llvm.getelementptr %ar[283] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x283 : !llvm.ptr, !llvm.ptr
    %x284 = llvm.getelementptr %ar[284] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x284 : !llvm.ptr, !llvm.ptr
    %x285 = llvm.getelementptr %ar[285] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x285 : !llvm.ptr, !llvm.ptr
    %x286 = llvm.getelementptr %ar[286] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x286 : !llvm.ptr, !llvm.ptr
    %x287 = llvm.getelementptr %ar[287] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x287 : !llvm.ptr, !llvm.ptr
    %x288 = llvm.getelementptr %ar[288] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x288 : !llvm.ptr, !llvm.ptr
    %x289 = llvm.getelementptr %ar[289] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x289 : !llvm.ptr, !llvm.ptr
    %x290 = llvm.getelementptr %ar[290] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x290 : !llvm.ptr, !llvm.ptr
    %x291 = llvm.getelementptr %ar[291] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x291 : !llvm.ptr, !llvm.ptr
    %x292 = llvm.getelementptr %ar[292] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x292 : !llvm.ptr, !llvm.ptr
    %x293 = llvm.getelementptr %ar[293] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x293 : !llvm.ptr, !llvm.ptr
    %x294 = llvm.getelementptr %ar[294] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x294 : !llvm.ptr, !llvm.ptr
    %x295 = llvm.getelementptr %ar[295] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x295 : !llvm.ptr, !llvm.ptr
    %x296 = llvm.getelementptr %ar[296] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x296 : !llvm.ptr, !llvm.ptr
    %x297 = llvm.getelementptr %ar[297] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x297 : !llvm.ptr, !llvm.ptr
    %x298 = llvm.getelementptr %ar[298] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x298 : !llvm.ptr, !llvm.ptr
    %x299 = llvm.getelementptr %ar[299] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %sl0, %x299 : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuLaunchKernel(%fn, %one, %one, %one, %one, %one, %one, %z32, %s, %ar, %null, %k) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @mgpuMemcpy(%h, %p0, %e, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuModuleUnload(%mod) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// thirty globals, thirty pointers to them: number 0
  llvm.func @main(%h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(4 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %g = llvm.mlir.addressof @g0 : !llvm.ptr
    llvm.call @mgpuMemcpy(%g, %a, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %q = llvm.mlir.addressof @q0 : !llvm.ptr
    %x = llvm.load %q : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @show(%v) : (i32) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @g0() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q0() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g0 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g1() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q1() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g1 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g2() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q2() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g2 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g3() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q3() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g3 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g4() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q4() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g4 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g5() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q5() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g5 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g6() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q6() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g6 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g7() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q7() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g7 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g8() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q8() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g8 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g9() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q9() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g9 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g10() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q10() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g10 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g11() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q11() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g11 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g12() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q12() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g12 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g13() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q13() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g13 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g14() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q14() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g14 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g15() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q15() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g15 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g16() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q16() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g16 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g17() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q17() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g17 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g18() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q18() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g18 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g19() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q19() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g19 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g20() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q20() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g20 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g21() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q21() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g21 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g22() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q22() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g22 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g23() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q23() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g23 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g24() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q24() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g24 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g25() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q25() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g25 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g26() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q26() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g26 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g27() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q27() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g27 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g28() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q28() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g28 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g29() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q29() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g29 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// faulty
// thirty globals, thirty pointers to them: number 13
  llvm.func @main(%h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(4 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %g = llvm.mlir.addressof @g13 : !llvm.ptr
    llvm.call @mgpuMemcpy(%g, %a, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %q = llvm.mlir.addressof @q13 : !llvm.ptr
    %x = llvm.load %q : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @show(%v) : (i32) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @g0() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q0() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g0 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g1() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q1() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g1 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g2() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q2() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g2 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g3() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q3() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g3 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g4() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q4() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g4 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g5() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q5() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g5 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g6() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q6() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g6 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g7() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q7() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g7 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g8() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q8() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g8 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g9() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q9() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g9 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g10() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q10() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g10 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g11() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q11() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g11 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g12() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q12() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g12 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g13() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q13() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g13 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g14() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q14() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g14 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g15() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q15() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g15 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g16() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q16() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g16 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g17() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q17() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g17 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g18() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q18() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g18 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g19() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q19() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g19 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g20() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q20() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g20 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g21() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q21() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g21 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g22() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q22() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g22 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g23() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q23() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g23 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g24() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q24() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g24 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g25() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q25() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g25 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g26() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q26() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g26 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g27() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q27() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g27 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g28() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q28() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g28 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g29() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q29() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g29 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// faulty
// thirty globals, thirty pointers to them: number 29
  llvm.func @main(%h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(4 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %g = llvm.mlir.addressof @g29 : !llvm.ptr
    llvm.call @mgpuMemcpy(%g, %a, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %q = llvm.mlir.addressof @q29 : !llvm.ptr
    %x = llvm.load %q : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @show(%v) : (i32) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @g0() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q0() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g0 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g1() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q1() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g1 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g2() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q2() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g2 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g3() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q3() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g3 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g4() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q4() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g4 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g5() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q5() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g5 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g6() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q6() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g6 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g7() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q7() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g7 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g8() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q8() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g8 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g9() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q9() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g9 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g10() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q10() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g10 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g11() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q11() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g11 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g12() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q12() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g12 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g13() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q13() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g13 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g14() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q14() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g14 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g15() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q15() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g15 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g16() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q16() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g16 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g17() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q17() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g17 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g18() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q18() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g18 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g19() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q19() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g19 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g20() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q20() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g20 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g21() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q21() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g21 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g22() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q22() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g22 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g23() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q23() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g23 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g24() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q24() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g24 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g25() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q25() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g25 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g26() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q26() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g26 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g27() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q27() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g27 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g28() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q28() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g28 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g29() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q29() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g29 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// correct
// … another one is read
  llvm.func @main(%h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(4 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %g = llvm.mlir.addressof @g0 : !llvm.ptr
    llvm.call @mgpuMemcpy(%g, %a, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %q = llvm.mlir.addressof @q1 : !llvm.ptr
    %x = llvm.load %q : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @g0() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q0() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g0 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g1() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q1() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g1 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g2() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q2() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g2 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g3() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q3() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g3 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g4() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q4() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g4 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g5() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q5() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g5 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g6() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q6() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g6 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g7() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q7() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g7 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g8() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q8() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g8 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g9() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q9() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g9 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g10() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q10() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g10 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g11() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q11() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g11 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g12() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q12() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g12 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g13() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q13() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g13 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g14() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q14() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g14 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g15() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q15() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g15 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g16() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q16() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g16 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g17() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q17() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g17 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g18() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q18() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g18 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g19() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q19() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g19 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g20() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q20() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g20 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g21() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q21() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g21 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g22() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q22() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g22 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g23() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q23() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g23 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g24() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q24() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g24 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g25() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q25() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g25 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g26() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q26() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g26 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g27() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q27() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g27 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g28() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q28() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g28 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @g29() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @q29() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @g29 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// faulty
// an address that goes on by one slot in each round
  llvm.func @main(%h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(4 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %c0 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c1 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c2 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c3 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c4 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c5 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c6 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c7 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c8 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c9 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c10 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c11 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c12 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c13 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c14 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c15 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c16 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c17 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c18 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c19 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c20 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c21 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c22 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c23 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c24 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c25 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c26 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c27 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c28 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c29 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c30 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c31 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c32 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c33 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c34 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c35 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c36 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c37 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c38 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c39 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c40 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c41 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c42 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c43 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c44 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c45 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c46 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c47 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c48 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c49 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c50 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c51 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c52 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c53 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c54 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c55 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c56 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c57 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c58 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c59 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c60 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c61 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c62 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c63 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c64 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c65 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c66 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c67 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c68 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c69 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c70 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c71 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c72 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c73 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c74 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c75 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c76 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c77 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c78 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c79 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c80 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c81 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c82 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c83 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c84 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c85 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c86 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c87 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c88 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c89 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c90 = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %g = llvm.mlir.addressof @buf : !llvm.ptr
    %q = llvm.mlir.addressof @ptr : !llvm.ptr
    %y = llvm.load %q : !llvm.ptr -> !llvm.ptr
    llvm.store %y, %c0 : !llvm.ptr, !llvm.ptr
    %z = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^head(%z : i64)
    ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^done
    ^body:
    %l89 = llvm.load %c89 : !llvm.ptr -> !llvm.ptr
    llvm.store %l89, %c90 : !llvm.ptr, !llvm.ptr
    %l88 = llvm.load %c88 : !llvm.ptr -> !llvm.ptr
    llvm.store %l88, %c89 : !llvm.ptr, !llvm.ptr
    %l87 = llvm.load %c87 : !llvm.ptr -> !llvm.ptr
    llvm.store %l87, %c88 : !llvm.ptr, !llvm.ptr
    %l86 = llvm.load %c86 : !llvm.ptr -> !llvm.ptr
    llvm.store %l86, %c87 : !llvm.ptr, !llvm.ptr
    %l85 = llvm.load %c85 : !llvm.ptr -> !llvm.ptr
    llvm.store %l85, %c86 : !llvm.ptr, !llvm.ptr
    %l84 = llvm.load %c84 : !llvm.ptr -> !llvm.ptr
    llvm.store %l84, %c85 : !llvm.ptr, !llvm.ptr
    %l83 = llvm.load %c83 : !llvm.ptr -> !llvm.ptr
    llvm.store %l83, %c84 : !llvm.ptr, !llvm.ptr
    %l82 = llvm.load %c82 : !llvm.ptr -> !llvm.ptr
    llvm.store %l82, %c83 : !llvm.ptr, !llvm.ptr
    %l81 = llvm.load %c81 : !llvm.ptr -> !llvm.ptr
    llvm.store %l81, %c82 : !llvm.ptr, !llvm.ptr
    %l80 = llvm.load %c80 : !llvm.ptr -> !llvm.ptr
    llvm.store %l80, %c81 : !llvm.ptr, !llvm.ptr
    %l79 = llvm.load %c79 : !llvm.ptr -> !llvm.ptr
    llvm.store %l79, %c80 : !llvm.ptr, !llvm.ptr
    %l78 = llvm.load %c78 : !llvm.ptr -> !llvm.ptr
    llvm.store %l78, %c79 : !llvm.ptr, !llvm.ptr
    %l77 = llvm.load %c77 : !llvm.ptr -> !llvm.ptr
    llvm.store %l77, %c78 : !llvm.ptr, !llvm.ptr
    %l76 = llvm.load %c76 : !llvm.ptr -> !llvm.ptr
    llvm.store %l76, %c77 : !llvm.ptr, !llvm.ptr
    %l75 = llvm.load %c75 : !llvm.ptr -> !llvm.ptr
    llvm.store %l75, %c76 : !llvm.ptr, !llvm.ptr
    %l74 = llvm.load %c74 : !llvm.ptr -> !llvm.ptr
    llvm.store %l74, %c75 : !llvm.ptr, !llvm.ptr
    %l73 = llvm.load %c73 : !llvm.ptr -> !llvm.ptr
    llvm.store %l73, %c74 : !llvm.ptr, !llvm.ptr
    %l72 = llvm.load %c72 : !llvm.ptr -> !llvm.ptr
    llvm.store %l72, %c73 : !llvm.ptr, !llvm.ptr
    %l71 = llvm.load %c71 : !llvm.ptr -> !llvm.ptr
    llvm.store %l71, %c72 : !llvm.ptr, !llvm.ptr
    %l70 = llvm.load %c70 : !llvm.ptr -> !llvm.ptr
    llvm.store %l70, %c71 : !llvm.ptr, !llvm.ptr
    %l69 = llvm.load %c69 : !llvm.ptr -> !llvm.ptr
    llvm.store %l69, %c70 : !llvm.ptr, !llvm.ptr
    %l68 = llvm.load %c68 : !llvm.ptr -> !llvm.ptr
    llvm.store %l68, %c69 : !llvm.ptr, !llvm.ptr
    %l67 = llvm.load %c67 : !llvm.ptr -> !llvm.ptr
    llvm.store %l67, %c68 : !llvm.ptr, !llvm.ptr
    %l66 = llvm.load %c66 : !llvm.ptr -> !llvm.ptr
    llvm.store %l66, %c67 : !llvm.ptr, !llvm.ptr
    %l65 = llvm.load %c65 : !llvm.ptr -> !llvm.ptr
    llvm.store %l65, %c66 : !llvm.ptr, !llvm.ptr
    %l64 = llvm.load %c64 : !llvm.ptr -> !llvm.ptr
    llvm.store %l64, %c65 : !llvm.ptr, !llvm.ptr
    %l63 = llvm.load %c63 : !llvm.ptr -> !llvm.ptr
    llvm.store %l63, %c64 : !llvm.ptr, !llvm.ptr
    %l62 = llvm.load %c62 : !llvm.ptr -> !llvm.ptr
    llvm.store %l62, %c63 : !llvm.ptr, !llvm.ptr
    %l61 = llvm.load %c61 : !llvm.ptr -> !llvm.ptr
    llvm.store %l61, %c62 : !llvm.ptr, !llvm.ptr
    %l60 = llvm.load %c60 : !llvm.ptr -> !llvm.ptr
    llvm.store %l60, %c61 : !llvm.ptr, !llvm.ptr
    %l59 = llvm.load %c59 : !llvm.ptr -> !llvm.ptr
    llvm.store %l59, %c60 : !llvm.ptr, !llvm.ptr
    %l58 = llvm.load %c58 : !llvm.ptr -> !llvm.ptr
    llvm.store %l58, %c59 : !llvm.ptr, !llvm.ptr
    %l57 = llvm.load %c57 : !llvm.ptr -> !llvm.ptr
    llvm.store %l57, %c58 : !llvm.ptr, !llvm.ptr
    %l56 = llvm.load %c56 : !llvm.ptr -> !llvm.ptr
    llvm.store %l56, %c57 : !llvm.ptr, !llvm.ptr
    %l55 = llvm.load %c55 : !llvm.ptr -> !llvm.ptr
    llvm.store %l55, %c56 : !llvm.ptr, !llvm.ptr
    %l54 = llvm.load %c54 : !llvm.ptr -> !llvm.ptr
    llvm.store %l54, %c55 : !llvm.ptr, !llvm.ptr
    %l53 = llvm.load %c53 : !llvm.ptr -> !llvm.ptr
    llvm.store %l53, %c54 : !llvm.ptr, !llvm.ptr
    %l52 = llvm.load %c52 : !llvm.ptr -> !llvm.ptr
    llvm.store %l52, %c53 : !llvm.ptr, !llvm.ptr
    %l51 = llvm.load %c51 : !llvm.ptr -> !llvm.ptr
    llvm.store %l51, %c52 : !llvm.ptr, !llvm.ptr
    %l50 = llvm.load %c50 : !llvm.ptr -> !llvm.ptr
    llvm.store %l50, %c51 : !llvm.ptr, !llvm.ptr
    %l49 = llvm.load %c49 : !llvm.ptr -> !llvm.ptr
    llvm.store %l49, %c50 : !llvm.ptr, !llvm.ptr
    %l48 = llvm.load %c48 : !llvm.ptr -> !llvm.ptr
    llvm.store %l48, %c49 : !llvm.ptr, !llvm.ptr
    %l47 = llvm.load %c47 : !llvm.ptr -> !llvm.ptr
    llvm.store %l47, %c48 : !llvm.ptr, !llvm.ptr
    %l46 = llvm.load %c46 : !llvm.ptr -> !llvm.ptr
    llvm.store %l46, %c47 : !llvm.ptr, !llvm.ptr
    %l45 = llvm.load %c45 : !llvm.ptr -> !llvm.ptr
    llvm.store %l45, %c46 : !llvm.ptr, !llvm.ptr
    %l44 = llvm.load %c44 : !llvm.ptr -> !llvm.ptr
    llvm.store %l44, %c45 : !llvm.ptr, !llvm.ptr
    %l43 = llvm.load %c43 : !llvm.ptr -> !llvm.ptr
    llvm.store %l43, %c44 : !llvm.ptr, !llvm.ptr
    %l42 = llvm.load %c42 : !llvm.ptr -> !llvm.ptr
    llvm.store %l42, %c43 : !llvm.ptr, !llvm.ptr
    %l41 = llvm.load %c41 : !llvm.ptr -> !llvm.ptr
    llvm.store %l41, %c42 : !llvm.ptr, !llvm.ptr
    %l40 = llvm.load %c40 : !llvm.ptr -> !llvm.ptr
    llvm.store %l40, %c41 : !llvm.ptr, !llvm.ptr
    %l39 = llvm.load %c39 : !llvm.ptr -> !llvm.ptr
    llvm.store %l39, %c40 : !llvm.ptr, !llvm.ptr
    %l38 = llvm.load %c38 : !llvm.ptr -> !llvm.ptr
    llvm.store %l38, %c39 : !llvm.ptr, !llvm.ptr
    %l37 = llvm.load %c37 : !llvm.ptr -> !llvm.ptr
    llvm.store %l37, %c38 : !llvm.ptr, !llvm.ptr
    %l36 = llvm.load %c36 : !llvm.ptr -> !llvm.ptr
    llvm.store %l36, %c37 : !llvm.ptr, !llvm.ptr
    %l35 = llvm.load %c35 : !llvm.ptr -> !llvm.ptr
    llvm.store %l35, %c36 : !llvm.ptr, !llvm.ptr
    %l34 = llvm.load %c34 : !llvm.ptr -> !llvm.ptr
    llvm.store %l34, %c35 : !llvm.ptr, !llvm.ptr
    %l33 = llvm.load %c33 : !llvm.ptr -> !llvm.ptr
    llvm.store %l33, %c34 : !llvm.ptr, !llvm.ptr
    %l32 = llvm.load %c32 : !llvm.ptr -> !llvm.ptr
    llvm.store %l32, %c33 : !llvm.ptr, !llvm.ptr
    %l31 = llvm.load %c31 : !llvm.ptr -> !llvm.ptr
    llvm.store %l31, %c32 : !llvm.ptr, !llvm.ptr
    %l30 = llvm.load %c30 : !llvm.ptr -> !llvm.ptr
    llvm.store %l30, %c31 : !llvm.ptr, !llvm.ptr
    %l29 = llvm.load %c29 : !llvm.ptr -> !llvm.ptr
    llvm.store %l29, %c30 : !llvm.ptr, !llvm.ptr
    %l28 = llvm.load %c28 : !llvm.ptr -> !llvm.ptr
    llvm.store %l28, %c29 : !llvm.ptr, !llvm.ptr
    %l27 = llvm.load %c27 : !llvm.ptr -> !llvm.ptr
    llvm.store %l27, %c28 : !llvm.ptr, !llvm.ptr
    %l26 = llvm.load %c26 : !llvm.ptr -> !llvm.ptr
    llvm.store %l26, %c27 : !llvm.ptr, !llvm.ptr
    %l25 = llvm.load %c25 : !llvm.ptr -> !llvm.ptr
    llvm.store %l25, %c26 : !llvm.ptr, !llvm.ptr
    %l24 = llvm.load %c24 : !llvm.ptr -> !llvm.ptr
    llvm.store %l24, %c25 : !llvm.ptr, !llvm.ptr
    %l23 = llvm.load %c23 : !llvm.ptr -> !llvm.ptr
    llvm.store %l23, %c24 : !llvm.ptr, !llvm.ptr
    %l22 = llvm.load %c22 : !llvm.ptr -> !llvm.ptr
    llvm.store %l22, %c23 : !llvm.ptr, !llvm.ptr
    %l21 = llvm.load %c21 : !llvm.ptr -> !llvm.ptr
    llvm.store %l21, %c22 : !llvm.ptr, !llvm.ptr
    %l20 = llvm.load %c20 : !llvm.ptr -> !llvm.ptr
    llvm.store %l20, %c21 : !llvm.ptr, !llvm.ptr
    %l19 = llvm.load %c19 : !llvm.ptr -> !llvm.ptr
    llvm.store %l19, %c20 : !llvm.ptr, !llvm.ptr
    %l18 = llvm.load %c18 : !llvm.ptr -> !llvm.ptr
    llvm.store %l18, %c19 : !llvm.ptr, !llvm.ptr
    %l17 = llvm.load %c17 : !llvm.ptr -> !llvm.ptr
    llvm.store %l17, %c18 : !llvm.ptr, !llvm.ptr
    %l16 = llvm.load %c16 : !llvm.ptr -> !llvm.ptr
    llvm.store %l16, %c17 : !llvm.ptr, !llvm.ptr
    %l15 = llvm.load %c15 : !llvm.ptr -> !llvm.ptr
    llvm.store %l15, %c16 : !llvm.ptr, !llvm.ptr
    %l14 = llvm.load %c14 : !llvm.ptr -> !llvm.ptr
    llvm.store %l14, %c15 : !llvm.ptr, !llvm.ptr
    %l13 = llvm.load %c13 : !llvm.ptr -> !llvm.ptr
    llvm.store %l13, %c14 : !llvm.ptr, !llvm.ptr
    %l12 = llvm.load %c12 : !llvm.ptr -> !llvm.ptr
    llvm.store %l12, %c13 : !llvm.ptr, !llvm.ptr
    %l11 = llvm.load %c11 : !llvm.ptr -> !llvm.ptr
    llvm.store %l11, %c12 : !llvm.ptr, !llvm.ptr
    %l10 = llvm.load %c10 : !llvm.ptr -> !llvm.ptr
    llvm.store %l10, %c11 : !llvm.ptr, !llvm.ptr
    %l9 = llvm.load %c9 : !llvm.ptr -> !llvm.ptr
    llvm.store %l9, %c10 : !llvm.ptr, !llvm.ptr
    %l8 = llvm.load %c8 : !llvm.ptr -> !llvm.ptr
    llvm.store %l8, %c9 : !llvm.ptr, !llvm.ptr
    %l7 = llvm.load %c7 : !llvm.ptr -> !llvm.ptr
    llvm.store %l7, %c8 : !llvm.ptr, !llvm.ptr
    %l6 = llvm.load %c6 : !llvm.ptr -> !llvm.ptr
    llvm.store %l6, %c7 : !llvm.ptr, !llvm.ptr
    %l5 = llvm.load %c5 : !llvm.ptr -> !llvm.ptr
    llvm.store %l5, %c6 : !llvm.ptr, !llvm.ptr
    %l4 = llvm.load %c4 : !llvm.ptr -> !llvm.ptr
    llvm.store %l4, %c5 : !llvm.ptr, !llvm.ptr
    %l3 = llvm.load %c3 : !llvm.ptr -> !llvm.ptr
    llvm.store %l3, %c4 : !llvm.ptr, !llvm.ptr
    %l2 = llvm.load %c2 : !llvm.ptr -> !llvm.ptr
    llvm.store %l2, %c3 : !llvm.ptr, !llvm.ptr
    %l1 = llvm.load %c1 : !llvm.ptr -> !llvm.ptr
    llvm.store %l1, %c2 : !llvm.ptr, !llvm.ptr
    %l0 = llvm.load %c0 : !llvm.ptr -> !llvm.ptr
    llvm.store %l0, %c1 : !llvm.ptr, !llvm.ptr
    %j = llvm.add %i, %one : i64
    llvm.br ^head(%j : i64)
    ^done:
    llvm.call @mgpuMemcpy(%g, %a, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %x = llvm.load %c90 : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @buf() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @ptr() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
