// The host reads the buffer that a copy of this iteration is still writing: two host buffers change places, and nothing waits between the copy and the next read.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @main(%n: i64) {
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.mlir.constant(7 : i32) : i32
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %a = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %b = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%a, %d, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^head(%c0, %a, %b : i64, !llvm.ptr, !llvm.ptr)
  ^head(%i: i64, %x: !llvm.ptr, %y: !llvm.ptr):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^exit
  ^body:
    llvm.call @mgpuMemcpy(%y, %d, %c64, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %l = llvm.load %x : !llvm.ptr -> i32  // expect: host-race
    %next = llvm.add %i, %c1 : i64
    llvm.br ^head(%next, %y, %x : i64, !llvm.ptr, !llvm.ptr)
  ^exit:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.call @free(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @free(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
