// Addresses that travel to the GPU in memory: tables and structures that are copied there, memory of the host that kernels read, arguments in
// buffers. A kernel may go where they lead.

// RUN: python3 %S/twins.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @mgpuLaunchKernel(!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64)
llvm.func @mgpuModuleLoad(!llvm.ptr, i64) -> !llvm.ptr
llvm.func @mgpuModuleGetFunction(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
llvm.func @mgpuModuleUnload(!llvm.ptr)
llvm.mlir.global internal constant @image("xx")
llvm.mlir.global internal constant @name("k\00")
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @show(f32)
gpu.binary @binary [#gpu.object<#nvvm.target, "code">]
gpu.module @kernels {
  llvm.func @follows(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %c = llvm.mlir.constant(1 : i32) : i32
    llvm.store %c, %q : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @follows_number(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %i = llvm.load %p : !llvm.ptr -> i64
    %q = llvm.inttoptr %i : i64 to !llvm.ptr
    %c = llvm.mlir.constant(1 : i32) : i32
    llvm.store %c, %q : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @takes_number(%i: i64) attributes {gpu.kernel, nvvm.kernel} {
    %q = llvm.inttoptr %i : i64 to !llvm.ptr
    %c = llvm.mlir.constant(1 : i32) : i32
    llvm.store %c, %q : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @helper(%p: !llvm.ptr) {
    %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %c = llvm.mlir.constant(1 : i32) : i32
    llvm.store %c, %q : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @calls(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    llvm.call @helper(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @device_table() {addr_space = 0 : i32} : !llvm.ptr {
    %z = llvm.mlir.zero : !llvm.ptr
    llvm.return %z : !llvm.ptr
  }
  llvm.func @own(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %g = llvm.mlir.addressof @device_table : !llvm.ptr
    %q = llvm.load %g : !llvm.ptr -> !llvm.ptr
    %c = llvm.mlir.constant(1 : i32) : i32
    llvm.store %c, %q : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @mixes(%p: !llvm.ptr, %r: !llvm.ptr, %w: !llvm.ptr, %x: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %a = llvm.load %p : !llvm.ptr -> i64
    %b = llvm.load %r : !llvm.ptr -> i64
    llvm.store %a, %w : i64, !llvm.ptr
    llvm.store %b, %x : i64, !llvm.ptr
    llvm.return
  }
  llvm.func @plain(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %c = llvm.mlir.constant(1 : i32) : i32
    %m = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %v = llvm.load %p : !llvm.ptr -> i32
    llvm.store %v, %m : i32, !llvm.ptr
    llvm.return
  }
}
// -----
// faulty
// a table with one address
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … on one stream
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … waited for
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the address is made of a number that lies there
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows_number blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a helper of the kernel follows it
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@calls blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the body of the kernel is not here
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @binary::@missing blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the kernel takes nothing: the address may lie in a global of its own
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@own blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%h : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// a kernel that only touches its argument
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@plain blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// two kernels go there
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// two kernels, one after the other
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the read comes first
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// an address among numbers, in a struct
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    %f = llvm.getelementptr %tb[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, ptr)>
    llvm.store %one, %tb : i64, !llvm.ptr
    llvm.store %a, %f : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows_number blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a struct stored at once
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr
    %u = llvm.mlir.undef : !llvm.struct<(ptr, i64)>
    %v = llvm.insertvalue %a, %u[0] : !llvm.struct<(ptr, i64)>
    llvm.store %v, %tb : !llvm.struct<(ptr, i64)>, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a table on the heap
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.call @malloc(%e) : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @free(%tb) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// an address into the middle
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %mid = llvm.getelementptr %a[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %mid, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the address as a number
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %i = llvm.ptrtoint %a : !llvm.ptr to i64
    llvm.store %i, %tb : i64, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the table is filled behind a branch
  llvm.func @main(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %h, %tb : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^x, ^y
    ^x:
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.br ^y
    ^y:
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the table is filled by a helper
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.call @fill(%tb, %a) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @fill(%to: !llvm.ptr, %what: !llvm.ptr) {
    llvm.store %what, %to : !llvm.ptr, !llvm.ptr
    llvm.return
  }
// -----
// faulty
// a helper copies it
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @copy(%m, %tb, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @copy(%to: !llvm.ptr, %from: !llvm.ptr, %on: !llvm.ptr) {
    %k = llvm.mlir.constant(8 : i64) : i64
    llvm.call @mgpuMemcpy(%to, %from, %k, %on) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a helper launches
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @run(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @run(%p: !llvm.ptr, %on: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%on : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%p : !llvm.ptr)
    llvm.return
  }
// -----
// faulty
// a copy of the table on the host
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    %tc = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%tc, %tb, %e) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @mgpuMemcpy(%m, %tc, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the kernel reads the table where it is, on the host
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%tb : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … on the heap
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.call @malloc(%e) : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%tb : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @free(%tb) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a table in memory that host and device share
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.call @mgpuMemAlloc(%e, %null, %shared) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%tb : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%tb, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// what the address leads to is freed before the launch
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %k = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %k, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%k, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … behind it
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %k = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %k, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%k, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// memory that host and device share is read while the kernel may write it
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %k = llvm.call @mgpuMemAlloc(%n, %null, %shared) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %k, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    %v = llvm.load %k : !llvm.ptr -> f32
    llvm.call @show(%v) : (f32) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%k, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the address comes back from the device and the host goes there
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %k = llvm.call @mgpuMemAlloc(%n, %null, %shared) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %k, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %back = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%back, %m, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%k, %a, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %q = llvm.load %back : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %q : !llvm.ptr -> f32
    llvm.call @show(%v) : (f32) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%k, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the address as a number is the argument
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %i = llvm.ptrtoint %a : !llvm.ptr to i64
    gpu.launch_func <%s : !llvm.ptr> @kernels::@takes_number blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%i : i64)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// in a loop, with a table for each round
  llvm.func @main(%count: i64) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    %z = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^head(%z : i64)
    ^head(%r: i64):
    %more = llvm.icmp "slt" %r, %count : i64
    llvm.cond_br %more, ^body, ^done
    ^body:
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %r1 = llvm.add %r, %one : i64
    llvm.br ^head(%r1 : i64)
    ^done:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the table holds more than one address
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %two = llvm.mlir.constant(2 : i64) : i64
    %tb = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %f = llvm.getelementptr %tb[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %h, %tb : !llvm.ptr, !llvm.ptr
    llvm.store %a, %f : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @binary::@missing blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a table of tables
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %in = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%in, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %to = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %in, %to : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %to, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @binary::@missing blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%in, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// numbers in a table are no addresses
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
    %i = llvm.mlir.constant(5 : i32) : i32
    llvm.store %i, %tb : i32, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@plain blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// a table of the host alone
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    %q = llvm.load %tb : !llvm.ptr -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @binary::@missing blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %q, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// arguments in a buffer, through the last parameter
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %im = llvm.mlir.addressof @image : !llvm.ptr
    %mod = llvm.call @mgpuModuleLoad(%im, %e) : (!llvm.ptr, i64) -> !llvm.ptr
    %nm = llvm.mlir.addressof @name : !llvm.ptr
    %fn = llvm.call @mgpuModuleGetFunction(%mod, %nm) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %sl = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %ar = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %sl : !llvm.ptr, !llvm.ptr
    llvm.store %sl, %ar : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuLaunchKernel(%fn, %one, %one, %one, %one, %one, %one, %z32, %s, %null, %ar, %one) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuModuleUnload(%mod) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// arguments by the array of parameters
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %im = llvm.mlir.addressof @image : !llvm.ptr
    %mod = llvm.call @mgpuModuleLoad(%im, %e) : (!llvm.ptr, i64) -> !llvm.ptr
    %nm = llvm.mlir.addressof @name : !llvm.ptr
    %fn = llvm.call @mgpuModuleGetFunction(%mod, %nm) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %sl = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %ar = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %sl : !llvm.ptr, !llvm.ptr
    llvm.store %sl, %ar : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuLaunchKernel(%fn, %one, %one, %one, %one, %one, %one, %z32, %s, %ar, %null, %one) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuModuleUnload(%mod) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … in order
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %im = llvm.mlir.addressof @image : !llvm.ptr
    %mod = llvm.call @mgpuModuleLoad(%im, %e) : (!llvm.ptr, i64) -> !llvm.ptr
    %nm = llvm.mlir.addressof @name : !llvm.ptr
    %fn = llvm.call @mgpuModuleGetFunction(%mod, %nm) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %sl = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %ar = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %sl : !llvm.ptr, !llvm.ptr
    llvm.store %sl, %ar : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuLaunchKernel(%fn, %one, %one, %one, %one, %one, %one, %z32, %s, %ar, %null, %one) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @mgpuMemcpy(%h, %a, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuModuleUnload(%mod) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a table behind an argument
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %im = llvm.mlir.addressof @image : !llvm.ptr
    %mod = llvm.call @mgpuModuleLoad(%im, %e) : (!llvm.ptr, i64) -> !llvm.ptr
    %nm = llvm.mlir.addressof @name : !llvm.ptr
    %fn = llvm.call @mgpuModuleGetFunction(%mod, %nm) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %sl = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %ar = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %m, %sl : !llvm.ptr, !llvm.ptr
    llvm.store %sl, %ar : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuLaunchKernel(%fn, %one, %one, %one, %one, %one, %one, %z32, %s, %ar, %null, %one) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuModuleUnload(%mod) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a buffer that a helper fills
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %im = llvm.mlir.addressof @image : !llvm.ptr
    %mod = llvm.call @mgpuModuleLoad(%im, %e) : (!llvm.ptr, i64) -> !llvm.ptr
    %nm = llvm.mlir.addressof @name : !llvm.ptr
    %fn = llvm.call @mgpuModuleGetFunction(%mod, %nm) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %sl = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %ar = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %sl : !llvm.ptr, !llvm.ptr
    llvm.call @put(%ar, %sl) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuLaunchKernel(%fn, %one, %one, %one, %one, %one, %one, %z32, %s, %null, %ar, %one) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuModuleUnload(%mod) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @put(%to: !llvm.ptr, %what: !llvm.ptr) {
    llvm.store %what, %to : !llvm.ptr, !llvm.ptr
    llvm.return
  }
// -----
// correct, and not decided
// arguments in a buffer, in order
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %im = llvm.mlir.addressof @image : !llvm.ptr
    %mod = llvm.call @mgpuModuleLoad(%im, %e) : (!llvm.ptr, i64) -> !llvm.ptr
    %nm = llvm.mlir.addressof @name : !llvm.ptr
    %fn = llvm.call @mgpuModuleGetFunction(%mod, %nm) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %z32 = llvm.mlir.constant(0 : i32) : i32
    %sl = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %ar = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %sl : !llvm.ptr, !llvm.ptr
    llvm.store %sl, %ar : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuLaunchKernel(%fn, %one, %one, %one, %one, %one, %one, %z32, %s, %null, %ar, %one) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @mgpuMemcpy(%h, %a, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuModuleUnload(%mod) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a global whose address another function has sent
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %g = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%g, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @buf() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.func @send(%to: !llvm.ptr, %on: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %g = llvm.mlir.addressof @buf : !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %g, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%to, %tb, %e, %on) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%on) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a kernel copies the address on, from the first of two buffers to the first of two
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %m2 = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %m3 = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %m4 = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@mixes blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr, %m2 : !llvm.ptr, %m3 : !llvm.ptr, %m4 : !llvm.ptr)
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m3 : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m2, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m3, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m4, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … from the second to the second
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %m2 = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %m3 = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %m4 = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@mixes blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m2 : !llvm.ptr, %m : !llvm.ptr, %m4 : !llvm.ptr, %m3 : !llvm.ptr)
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m3 : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m2, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m3, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m4, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … on one stream
  llvm.func @main() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %e = llvm.mlir.constant(8 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %shared = llvm.mlir.constant(1 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %m2 = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %m3 = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %m4 = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %tb = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %a, %tb : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %tb, %e, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @kernels::@mixes blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m : !llvm.ptr, %m2 : !llvm.ptr, %m3 : !llvm.ptr, %m4 : !llvm.ptr)
    gpu.launch_func <%s : !llvm.ptr> @kernels::@follows blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%m3 : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %a, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m2, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m3, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m4, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
