// One stream forks to eight and joins them.
module attributes {gpu.container_module} {
gpu.module @kernels {
llvm.func @copies(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
%x = llvm.load %p : !llvm.ptr -> f32
llvm.store %x, %q : f32, !llvm.ptr
llvm.return
}
llvm.func @reads(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
%x = llvm.load %p : !llvm.ptr -> f32
%y = llvm.load %q : !llvm.ptr -> f32
llvm.return
}
llvm.func @nothing(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel} {
llvm.return
}
}
gpu.binary @binary [#gpu.object<#nvvm.target, "none">]
llvm.func @main() {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c16 = llvm.mlir.constant(16 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%fork = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%a = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%s0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%done0 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%b0 = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%s1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%done1 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%b1 = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%s2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%done2 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%b2 = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%s3 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%done3 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%b3 = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%s4 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%done4 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%b4 = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%s5 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%done5 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%b5 = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%s6 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%done6 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%b6 = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%s7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%done7 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%b7 = llvm.call @mgpuMemAlloc(%c64, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%r = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
llvm.call @mgpuMemset32(%a, %v, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%fork, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%s0, %fork) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s0 : !llvm.ptr> @kernels::@copies blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%a : !llvm.ptr, %b0 : !llvm.ptr)
llvm.call @mgpuEventRecord(%done0, %s0) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%s1, %fork) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s1 : !llvm.ptr> @kernels::@copies blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%a : !llvm.ptr, %b1 : !llvm.ptr)
llvm.call @mgpuEventRecord(%done1, %s1) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%s2, %fork) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s2 : !llvm.ptr> @kernels::@copies blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%a : !llvm.ptr, %b2 : !llvm.ptr)
llvm.call @mgpuEventRecord(%done2, %s2) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%s3, %fork) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s3 : !llvm.ptr> @kernels::@copies blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%a : !llvm.ptr, %b3 : !llvm.ptr)
llvm.call @mgpuEventRecord(%done3, %s3) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%s4, %fork) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s4 : !llvm.ptr> @kernels::@copies blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%a : !llvm.ptr, %b4 : !llvm.ptr)
llvm.call @mgpuEventRecord(%done4, %s4) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%s5, %fork) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s5 : !llvm.ptr> @kernels::@copies blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%a : !llvm.ptr, %b5 : !llvm.ptr)
llvm.call @mgpuEventRecord(%done5, %s5) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%s6, %fork) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s6 : !llvm.ptr> @kernels::@copies blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%a : !llvm.ptr, %b6 : !llvm.ptr)
llvm.call @mgpuEventRecord(%done6, %s6) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%s7, %fork) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s7 : !llvm.ptr> @kernels::@copies blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%a : !llvm.ptr, %b7 : !llvm.ptr)
llvm.call @mgpuEventRecord(%done7, %s7) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%s, %done0) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuMemcpy(%r, %b0, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%s, %done1) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuMemcpy(%r, %b1, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%s, %done2) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuMemcpy(%r, %b2, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%s, %done3) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuMemcpy(%r, %b3, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%s, %done4) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuMemcpy(%r, %b4, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%s, %done5) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuMemcpy(%r, %b5, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%s, %done6) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuMemcpy(%r, %b6, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
llvm.call @mgpuStreamWaitEvent(%s, %done7) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuMemcpy(%r, %b7, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%s0) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%s1) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%s2) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%s3) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%s4) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%s5) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%s6) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%s7) : (!llvm.ptr) -> ()
%l0 = llvm.load %r : !llvm.ptr -> i32
llvm.call @free(%r) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b7, %null) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%done7) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b6, %null) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%done6) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b5, %null) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%done5) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b4, %null) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%done4) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b3, %null) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%done3) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b2, %null) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%done2) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b1, %null) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%done1) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b0, %null) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%done0) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%a, %null) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%fork) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s0) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s1) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s2) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s3) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s4) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s5) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s6) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s7) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventDestroy(!llvm.ptr)
llvm.func @mgpuEventSynchronize(!llvm.ptr)
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @printMemrefI32(i64, !llvm.ptr)
llvm.func @mgpuSetDefaultDevice(i32)
llvm.func @mgpuModuleLoad(!llvm.ptr, i64) -> !llvm.ptr
llvm.func @mgpuModuleUnload(!llvm.ptr)
llvm.func @mgpuModuleGetFunction(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
llvm.func @mgpuLaunchKernel(!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64)
llvm.func @mgpuCreateDnVec(i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
llvm.func @mgpuDestroyDnVec(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuCreateCsr(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
llvm.func @mgpuDestroySpMat(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuSpMV(i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
llvm.func @coin() -> i1
}
