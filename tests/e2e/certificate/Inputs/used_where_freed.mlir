// A buffer that a call frees on one way is used after it on both.
module attributes {gpu.container_module} {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @wait(%s: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @renew_if(%slot: !llvm.ptr, %c: i1) attributes {sym_visibility = "private"} {
    %zero = llvm.mlir.constant(0 : i8) : i8
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.cond_br %c, ^do, ^end
  ^do:
    %old = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%old, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    %new = llvm.call @mgpuMemAlloc(%n, %null, %zero) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %new, %slot : !llvm.ptr, !llvm.ptr
    llvm.return
  ^end:
    llvm.return
  }
  llvm.func @renew_unless(%slot: !llvm.ptr, %c: i1) attributes {sym_visibility = "private"} {
    %zero = llvm.mlir.constant(0 : i8) : i8
    %n = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.cond_br %c, ^end, ^do
  ^do:
    %old = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%old, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    %new = llvm.call @mgpuMemAlloc(%n, %null, %zero) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %new, %slot : !llvm.ptr, !llvm.ptr
    llvm.return
  ^end:
    llvm.return
  }
  llvm.func @kept_unless(%c: i1) {
    %zero = llvm.mlir.constant(0 : i8) : i8
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %count = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %never = llvm.mlir.constant(true) : i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %zero) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @renew_if(%slot, %c) : (!llvm.ptr, i1) -> ()
    llvm.call @wait(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.cond_br %never, ^kept, ^end
  ^kept:
    llvm.call @mgpuMemset32(%d, %v, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %last = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%last, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @kept_if(%c: i1) {
    %zero = llvm.mlir.constant(0 : i8) : i8
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %count = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %never = llvm.mlir.constant(true) : i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %zero) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.store %d, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @renew_unless(%slot, %c) : (!llvm.ptr, i1) -> ()
    llvm.call @wait(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.cond_br %never, ^kept, ^end
  ^kept:
    llvm.call @mgpuMemset32(%d, %v, %count, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %last = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%last, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
