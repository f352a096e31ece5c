// The stages of the analysis as text: control flow with its conditions, the atoms of these, the states of each object, and why paths to a
// fault that is none were refused.

// RUN: bash %S/../status.sh 0 %gpuverify --dump=cfg %s | FileCheck %s --check-prefix=CFG
// RUN: bash %S/../status.sh 0 %gpuverify --dump=predicates %s | FileCheck %s --check-prefix=PREDICATES
// RUN: bash %S/../status.sh 0 %gpuverify --dump=states %s | FileCheck %s --check-prefix=STATES
// RUN: bash %S/../status.sh 0 %gpuverify --dump=path %s | FileCheck %s --check-prefix=PATH

// CFG: func 0 @halves
// CFG-NEXT: root: called from outside, or by nobody
// CFG: ^0 order 0 reach true
// CFG-NEXT: -> ^1 if [[C:a[0-9]+]]
// CFG-NEXT: -> ^2 if ![[C]]

// PREDICATES: func 0 @halves
// PREDICATES-NEXT: a{{[0-9]+}} tracked ult %n, 8 tested 2 times

// STATES: seed after mgpuStreamCreate @ 0:[[#]]:[[#]]: a live stream
// STATES: before mgpuStreamDestroy @ 0:[[#]]:[[#]]: a live stream in %s[0..8) if a[[#]]
// STATES: a destroyed stream in %s[0..8) if a[[#]]

// PATH: fault {{[0-9]+}} stream-double-destroy at mgpuStreamDestroy
// PATH-NEXT: refused: its conditions cannot hold together
// PATH: steps searched
module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @halves(%n: i32) {
    %c8 = llvm.mlir.constant(8 : i32) : i32
    %low = llvm.icmp "ult" %n, %c8 : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %low, ^a, ^b
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^b
  ^b:
    llvm.cond_br %low, ^d, ^c
  ^c:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^d
  ^d:
    llvm.return
  }
  llvm.func internal @if_multiple(%s: !llvm.ptr, %n: i64) -> i64 {
    %z = llvm.mlir.constant(0 : i64) : i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %q = llvm.urem %n, %c3 : i64
    %is = llvm.icmp "eq" %q, %z : i64
    llvm.cond_br %is, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return %n : i64
  }
  llvm.func @multiple(%n: i64) {
    %z = llvm.mlir.constant(0 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %r = llvm.call @if_multiple(%s, %n) : (!llvm.ptr, i64) -> i64
    %c3 = llvm.mlir.constant(3 : i64) : i64
    %q = llvm.urem %n, %c3 : i64
    %is = llvm.icmp "ne" %q, %z : i64
    llvm.cond_br %is, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.return
  }
}
