// What is not known of an element names the bounds of the loops that would tell; a branch or an assumption that compares them settles it (assumed.mlir).

// RUN: bash %S/../status.sh 3 %gpuverify -q %s | FileCheck %s
// CHECK: reasons.mlir:36:5: warning: cannot prove that stream %t is alive here: it is loaded from an array at index %j, which may not be initialized; %m <= %n is unknown, the bounds of the loops that end at lines 32 and 23 [unknown-handle]

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @as_many_perhaps(%n: i64, %m: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64


    %size = llvm.mul %n, %c8 : i64
    %a = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    llvm.br ^f(%c0 : i64)
  ^f(%i: i64):
    %fc = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %fc, ^fb, ^g(%c0 : i64)
  ^fb:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    %i1 = llvm.add %i, %c1 : i64
    llvm.br ^f(%i1 : i64)
  ^g(%j: i64):
    %gc = llvm.icmp "slt" %j, %m : i64
    llvm.cond_br %gc, ^gb, ^done
  ^gb:
    %q = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %t = llvm.load %q : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    %j1 = llvm.add %j, %c1 : i64
    llvm.br ^g(%j1 : i64)
  ^done:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
}
