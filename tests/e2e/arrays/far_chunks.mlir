// RUN: python3 %S/../expect.py %gpuverify %s

// Addresses wrap where nothing says that they do not: chunk 0 and chunk 1 << 58 of 64 bytes are one.

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @far(%d: !llvm.ptr, %n: i64, %j: i64) {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %step = llvm.mlir.constant(1 : i64) : i64
    %one = llvm.mlir.constant(1 : i32) : i32
    %size = llvm.mlir.constant(16 : i64) : i64
    %a = llvm.icmp "slt" %n, %zero : i64
    %b = llvm.icmp "slt" %j, %zero : i64
    %ab = llvm.or %a, %b : i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %ab, ^end, ^head(%zero : i64)
  ^head(%i: i64):
    %go = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %go, ^body, ^after
  ^body:
    %p = llvm.getelementptr %d[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    llvm.call @mgpuMemset32(%p, %one, %size, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %next = llvm.add %i, %step overflow<nsw> : i64
    llvm.br ^head(%next : i64)
  ^after:
    %c = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %c, ^end, ^use
  ^use:
    %q = llvm.getelementptr %d[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    llvm.call @mgpuMemset32(%q, %one, %size, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
}
