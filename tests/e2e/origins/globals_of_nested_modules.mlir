// Modules in a module have globals of their own, also under one name: what nobody writes in one may be written in another. What is initialized
// from outside does not begin with what stands here.

// RUN: python3 %S/../expect.py --once %gpuverify %s

module @first {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.mlir.global internal @flag(0 : i32) : i32
  llvm.func @reads() {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.mlir.addressof @flag : !llvm.ptr
    %v = llvm.load %a : !llvm.ptr -> i32
    %set = llvm.icmp "ne" %v, %zero : i32
    llvm.cond_br %set, ^yes, ^no
  ^yes:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^no
  ^no:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
module @second {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.mlir.global internal @flag(0 : i32) : i32
  llvm.mlir.global internal @other(0 : i32) : i32
  llvm.func @set() {
    %one = llvm.mlir.constant(1 : i32) : i32
    %a = llvm.mlir.addressof @flag : !llvm.ptr
    llvm.store %one, %a : i32, !llvm.ptr
    %b = llvm.mlir.addressof @other : !llvm.ptr
    llvm.store %one, %b : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @reads_what_is_written() {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @set() : () -> ()
    %a = llvm.mlir.addressof @flag : !llvm.ptr
    %v = llvm.load %a : !llvm.ptr -> i32
    %set = llvm.icmp "ne" %v, %zero : i32
    llvm.cond_br %set, ^yes, ^no
  ^yes:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^no
  ^no:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @reads_the_other() {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @set() : () -> ()
    %a = llvm.mlir.addressof @other : !llvm.ptr
    %v = llvm.load %a : !llvm.ptr -> i32
    %set = llvm.icmp "ne" %v, %zero : i32
    llvm.cond_br %set, ^yes, ^no
  ^yes:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^no
  ^no:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
    llvm.return
  }
}
module @third {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.mlir.global internal @flag(0 : i32) {externally_initialized} : i32
  llvm.mlir.global internal constant @fixed(0 : i32) {externally_initialized} : i32
  llvm.func @reads_what_is_set_outside() {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.mlir.addressof @flag : !llvm.ptr
    %v = llvm.load %a : !llvm.ptr -> i32
    %set = llvm.icmp "ne" %v, %zero : i32
    llvm.cond_br %set, ^yes, ^no
  ^yes:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^no
  ^no:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @reads_what_is_fixed_outside() {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.mlir.addressof @fixed : !llvm.ptr
    %v = llvm.load %a : !llvm.ptr -> i32
    %set = llvm.icmp "ne" %v, %zero : i32
    llvm.cond_br %set, ^yes, ^no
  ^yes:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^no
  ^no:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
    llvm.return
  }
}
