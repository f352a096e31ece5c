// Three streams, taken in turn by fours: the finding says which load is beyond its array, and for which number of iterations.

// RUN: bash %S/../status.sh 1 %gpuverify %s | FileCheck %s
// CHECK: beyond.mlir:39:5: error: undefined value passed to mgpuStreamSynchronize, which needs a stream [undefined-handle]
// CHECK: beyond.mlir:38:{{[0-9]+}}: note: an element is loaded here that is none of the 3 of its array
// CHECK: note: for example with %n = 4
// CHECK: help: keep the index within the array, or make the array larger

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @by_fours(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %s = llvm.alloca %c3 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^make(%c0 : i64)
  ^make(%i: i64):
    %more = llvm.icmp "slt" %i, %c3 : i64
    llvm.cond_br %more, ^made, ^use(%c0 : i64)
  ^made:
    %made = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %at = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %made, %at : !llvm.ptr, !llvm.ptr
    %i1 = llvm.add %i, %c1 : i64
    llvm.br ^make(%i1 : i64)
  ^use(%j: i64):
    %uses = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %uses, ^used, ^end(%c0 : i64)
  ^used:
    // What is left of a division by 4
    // may be 3, and there is no
    // element 3.
    %rest = llvm.urem %j, %c4 : i64
    %of = llvm.getelementptr %s[%rest] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %stream = llvm.load %of : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%stream) : (!llvm.ptr) -> ()
    %j1 = llvm.add %j, %c1 : i64
    llvm.br ^use(%j1 : i64)
  ^end(%k: i64):
    %ends = llvm.icmp "slt" %k, %c3 : i64
    llvm.cond_br %ends, ^ended, ^out
  ^ended:
    %to = llvm.getelementptr %s[%k] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %last = llvm.load %to : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%last) : (!llvm.ptr) -> ()
    %k1 = llvm.add %k, %c1 : i64
    llvm.br ^end(%k1 : i64)
  ^out:
    llvm.return
  }
}
