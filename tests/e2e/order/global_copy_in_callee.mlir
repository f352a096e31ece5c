// The copy is in a callee, the read in main.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global internal @buffer() {addr_space = 0 : i32} : !llvm.array<16 x f32> {
    %0 = llvm.mlir.zero : !llvm.array<16 x f32>
    llvm.return %0 : !llvm.array<16 x f32>
  }
  llvm.func @work(%d: !llvm.ptr, %s: !llvm.ptr) attributes {sym_visibility = "private"} {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %g = llvm.mlir.addressof @buffer : !llvm.ptr
    llvm.call @mgpuMemcpy(%g, %d, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @work(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %g = llvm.mlir.addressof @buffer : !llvm.ptr
    %l = llvm.load %g : !llvm.ptr -> f32  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
