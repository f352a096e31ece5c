// A part of a struct of zero bytes is the zero of its width, whatever the struct's own.

// RUN: python3 %S/../expect.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamDestroy(!llvm.ptr)

llvm.func @narrow(%array: !llvm.ptr, %index: i64) {
  %zero = llvm.mlir.zero : !llvm.struct<(i32, i1)>
  %constant = llvm.mlir.constant(0 : i32) : i32
  %part = llvm.extractvalue %zero[0] : !llvm.struct<(i32, i1)>
  %same = llvm.icmp "eq" %part, %constant : i32
  %stream = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %same, ^yes, ^no
^yes:
  llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
  llvm.return
^no:
  llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @faulty(%array: !llvm.ptr, %index: i64) {
  %zero = llvm.mlir.zero : !llvm.struct<(i32, i32, ptr)>
  %constant = llvm.mlir.constant(0 : i32) : i32
  %part = llvm.extractvalue %zero[1] : !llvm.struct<(i32, i32, ptr)>
  %same = llvm.icmp "eq" %part, %constant : i32
  %stream = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %same, ^yes, ^no
^yes:
  llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> () // expect: stream-double-destroy
  llvm.return
^no:
  llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @null() {
  %zero = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
  %stream = llvm.extractvalue %zero[1] : !llvm.struct<(i32, ptr)>
  llvm.call @mgpuStreamSynchronize(%stream) : (!llvm.ptr) -> ()
  llvm.return
}
