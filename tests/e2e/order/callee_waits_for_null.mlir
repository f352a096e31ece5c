// Work on the null stream, waited for in a callee that gets nothing.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @finish() attributes {sym_visibility = "private"} {
    %z = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%z) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %z = llvm.mlir.zero : !llvm.ptr
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %z, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %c64, %z) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @finish() : () -> ()
    %l = llvm.load %h : !llvm.ptr -> f32
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @free(!llvm.ptr)
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
}
