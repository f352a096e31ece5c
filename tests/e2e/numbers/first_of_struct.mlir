// The first member of a struct is compared in its own width, where the struct is a value that is not known.

// RUN: python3 %S/../expect.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)

llvm.func internal @look(%array: !llvm.ptr, %index: i64, %pair: !llvm.struct<(i32, i1)>) -> i64 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %nothing = llvm.mlir.constant(0 : i64) : i64
  %at = llvm.getelementptr inbounds %array[%index] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i32, i32)>
  %old = llvm.cmpxchg %at, %zero, %zero acq_rel acquire : !llvm.ptr, i32
  %part = llvm.extractvalue %pair[0] : !llvm.struct<(i32, i1)>
  %same = llvm.icmp "eq" %part, %zero : i32
  llvm.cond_br %same, ^yes, ^no
^yes:
  llvm.br ^no
^no:
  llvm.return %nothing : i64
}

llvm.func @twice(%pair: !llvm.struct<(i32, i1)>) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %part = llvm.extractvalue %pair[0] : !llvm.struct<(i32, i1)>
  %same = llvm.icmp "eq" %part, %zero : i32
  %stream = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %same, ^yes, ^no
^yes:
  llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
  llvm.br ^no
^no:
  %again = llvm.icmp "eq" %part, %zero : i32
  llvm.cond_br %again, ^end, ^destroy
^destroy:
  llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  llvm.return
}

llvm.func @both(%pair: !llvm.struct<(i32, i1)>) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %part = llvm.extractvalue %pair[0] : !llvm.struct<(i32, i1)>
  %same = llvm.icmp "eq" %part, %zero : i32
  %stream = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.cond_br %same, ^yes, ^no
^yes:
  llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
  llvm.br ^no
^no:
  llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> () // expect: stream-double-destroy
  llvm.return
}
