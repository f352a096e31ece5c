// Why a handle that is loaded is not tracked: who else may use the memory that it is in.

// RUN: bash %S/../status.sh 3 %gpuverify %s | FileCheck %s

module {
  llvm.mlir.global external @other() : !llvm.ptr
  llvm.mlir.global internal @shared() : !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @keep(!llvm.ptr)
  llvm.func @find() -> !llvm.ptr

  // CHECK: :[[#@LINE+7]]:5: warning: cannot prove that stream %stream {{.*}}is alive here: it is loaded from memory whose address is passed to @keep
  // CHECK: :[[#@LINE+4]]:5: note: its address is passed here
  llvm.func @passed() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.call @keep(%slot) : (!llvm.ptr) -> ()
    %stream = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
    llvm.return
  }
  // CHECK: it is loaded from memory of the caller
  llvm.func @given(%slot: !llvm.ptr) {
    %stream = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
    llvm.return
  }
  // CHECK: it is loaded from global variable other, which other modules may change
  llvm.func @of_all() {
    %slot = llvm.mlir.addressof @other : !llvm.ptr
    %stream = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
    llvm.return
  }
  // CHECK: it is loaded from memory that @find returns
  // CHECK: :[[#@LINE+2]]:13: note: the address is returned here
  llvm.func @found() {
    %slot = llvm.call @find() : () -> !llvm.ptr
    %stream = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
    llvm.return
  }
  // CHECK: it is loaded from one of several addresses
  llvm.func @either(%which: i1, %first: !llvm.ptr, %second: !llvm.ptr) {
    llvm.cond_br %which, ^join(%first : !llvm.ptr), ^join(%second : !llvm.ptr)
  ^join(%slot: !llvm.ptr):
    %stream = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
    llvm.return
  }
  // CHECK: it is loaded from memory whose address is loaded
  // CHECK: :[[#@LINE+3]]:13: note: the address is loaded here
  llvm.func @behind() {
    %place = llvm.mlir.addressof @other : !llvm.ptr
    %slot = llvm.load %place : !llvm.ptr -> !llvm.ptr
    %stream = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
    llvm.return
  }
  // CHECK: it is loaded from memory whose address is stored
  // CHECK: :[[#@LINE+5]]:5: note: its address is stored here
  llvm.func @stored() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %place = llvm.mlir.addressof @other : !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %slot, %place : !llvm.ptr, !llvm.ptr
    %stream = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
    llvm.return
  }
}
