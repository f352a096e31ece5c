// A helper says by its result whether it made the handle.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @make(%c: i1, %out: !llvm.ptr) -> i1 attributes {sym_visibility = "private"} {
    %true = llvm.mlir.constant(true) : i1
    %false = llvm.mlir.constant(false) : i1
    llvm.cond_br %c, ^yes, ^no
  ^yes:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %out : !llvm.ptr, !llvm.ptr
    llvm.return %true : i1
  ^no:
    llvm.return %false : i1
  }
  llvm.func @code(%c: i32, %out: !llvm.ptr) -> i32 attributes {sym_visibility = "private"} {
    %one = llvm.mlir.constant(1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %is = llvm.icmp "slt" %c, %zero : i32
    llvm.cond_br %is, ^no, ^yes
  ^yes:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %out : !llvm.ptr, !llvm.ptr
    llvm.br ^end(%zero : i32)
  ^no:
    llvm.br ^end(%one : i32)
  ^end(%r: i32):
    llvm.return %r : i32
  }
  llvm.func @main(%c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %ok = llvm.call @make(%c, %slot) : (i1, !llvm.ptr) -> i1
    llvm.cond_br %ok, ^use, ^end
  ^use:
    %h = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @second(%c: i32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i32) : i32
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %rc = llvm.call @code(%c, %slot) : (i32, !llvm.ptr) -> i32
    %bad = llvm.icmp "ne" %rc, %zero : i32
    llvm.cond_br %bad, ^end, ^use
  ^use:
    %h = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
