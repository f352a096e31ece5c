// Right, the first two: twice a number is even, so it is always the stream that the first work is on. In the last it need not be.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @which_stream(%n: i64) {
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.mlir.constant(7 : i32) : i32
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%c64, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %c64, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %d = llvm.shl %n, %o : i64
    %b = llvm.and %d, %o : i64
    %odd = llvm.icmp "ne" %b, %z : i64
    llvm.cond_br %odd, ^join(%t : !llvm.ptr), ^join(%s : !llvm.ptr)
  ^join(%x: !llvm.ptr):
    llvm.call @mgpuMemset32(%p, %v, %c64, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%p, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @selected_stream(%n: i64) {
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.mlir.constant(7 : i32) : i32
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%c64, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %c64, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    %d = llvm.shl %n, %o : i64
    %b = llvm.and %d, %o : i64
    %odd = llvm.icmp "ne" %b, %z : i64
    %sel = llvm.select %odd, %t, %s : i1, !llvm.ptr
    llvm.br ^join(%sel : !llvm.ptr)
  ^join(%x: !llvm.ptr):
    llvm.call @mgpuMemset32(%p, %v, %c64, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%p, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @parameter_selects(%n: i64) {
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %v = llvm.mlir.constant(7 : i32) : i32
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%c64, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemset32(%p, %v, %c64, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
            %odd = llvm.icmp "ne" %n, %z : i64
    %sel = llvm.select %odd, %t, %s : i1, !llvm.ptr
    llvm.br ^join(%sel : !llvm.ptr)
  ^join(%x: !llvm.ptr):
    llvm.call @mgpuMemset32(%p, %v, %c64, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%p, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
}
