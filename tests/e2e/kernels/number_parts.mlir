// Kernels that make addresses of numbers, of which some are parts of one. Each function is a program.

// RUN: python3 %S/../expect.py --once %gpuverify %s

module attributes {gpu.container_module} {
gpu.module @k {
  llvm.func @halves(%lo: i32, %hi: i32) attributes {gpu.kernel} {
    %c = llvm.mlir.constant(32 : i64) : i64
    %l = llvm.zext %lo : i32 to i64
    %h = llvm.zext %hi : i32 to i64
    %s = llvm.shl %h, %c : i64
    %a = llvm.or %s, %l : i64
    %p = llvm.inttoptr %a : i64 to !llvm.ptr
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.store %z, %p : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @at_index(%number: i64, %index: i32) attributes {gpu.kernel} {
    %p = llvm.inttoptr %number : i64 to !llvm.ptr
    %q = llvm.getelementptr %p[%index] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.store %z, %q : i32, !llvm.ptr
    llvm.return
  }
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @halves_beside_fill() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(64 : i64) : i64
  %v = llvm.mlir.constant(7 : i32) : i32
  %c32 = llvm.mlir.constant(32 : i64) : i64
  %dev = llvm.mlir.constant(0 : i8) : i8
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %d = llvm.call @mgpuMemAlloc(%n, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.call @mgpuMemset32(%d, %v, %one, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  %i = llvm.ptrtoint %d : !llvm.ptr to i64
  %lo = llvm.trunc %i : i64 to i32
  %h = llvm.lshr %i, %c32 : i64
  %hi = llvm.trunc %h : i64 to i32
  gpu.launch_func <%s : !llvm.ptr> @k::@halves blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%lo : i32, %hi : i32)
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @whole_and_index(%index: i32) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(64 : i64) : i64
  %dev = llvm.mlir.constant(0 : i8) : i8
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %d = llvm.call @mgpuMemAlloc(%n, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  %i = llvm.ptrtoint %d : !llvm.ptr to i64
  gpu.launch_func <%s : !llvm.ptr> @k::@at_index blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%i : i64, %index : i32)
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
}
