// Two calls of one callee that fills a global on two streams.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global internal @buffer() {addr_space = 0 : i32} : !llvm.array<16 x f32> {
    %0 = llvm.mlir.zero : !llvm.array<16 x f32>
    llvm.return %0 : !llvm.array<16 x f32>
  }
  llvm.func @work(%s: !llvm.ptr) attributes {sym_visibility = "private"} {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %g = llvm.mlir.addressof @buffer : !llvm.ptr
    llvm.call @mgpuMemset32(%g, %v, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.return
  }
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @work(%s) : (!llvm.ptr) -> ()
    llvm.call @work(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
