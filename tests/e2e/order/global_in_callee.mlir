// The copy is in one function, the read in another.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.mlir.global internal @buffer() {addr_space = 0 : i32, alignment = 64 : i64} : !llvm.array<16 x f32> {
    %0 = llvm.mlir.zero : !llvm.array<16 x f32>
    llvm.return %0 : !llvm.array<16 x f32>
  }
  llvm.func @read() attributes {sym_visibility = "private"} {
    %g = llvm.mlir.addressof @buffer : !llvm.ptr
    %l = llvm.load %g : !llvm.ptr -> f32  // expect: host-race
    llvm.return
  }
  llvm.func @main() {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %g = llvm.mlir.addressof @buffer : !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%g, %d, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @read() : () -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
