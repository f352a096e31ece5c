// RUN: python3 %S/../expect.py %gpuverify %s

// Two pointers and a number are two buffers in functions of clang, and a memref in others, also where both were linked to one module.

module attributes {llvm.ident = "clang version 22.1.0"} {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @right_of_clang(%d: !llvm.ptr, %h: !llvm.ptr, %n: i64) attributes {target_cpu = "x86-64"} {
    %one = llvm.mlir.constant(1 : i32) : i32
    %size = llvm.mlir.constant(16 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %one, %size, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%h, %one, %size, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @perhaps_of_mlir(%allocated: !llvm.ptr, %aligned: !llvm.ptr, %offset: i64) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %size = llvm.mlir.constant(16 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%allocated, %one, %size, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%aligned, %one, %size, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
}
