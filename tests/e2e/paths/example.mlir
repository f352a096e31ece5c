// A finding whose path rests on numbers from outside names some with which control takes it; replay runs these. Each is asked of the solver:
// products, exclusive or and sums that wrap around are no matter of trying.

// RUN: bash %S/../status.sh 1 %gpuverify %s | FileCheck %s --implicit-check-not="for example"
// RUN: bash %S/../status.sh 1 %gpuverify --format=json %s > %t.json && python3 %S/Inputs/holds.py < %t.json
// RUN: bash %S/../status.sh 1 %gpuverify --replay %s | FileCheck %s --check-prefix=REPLAY --implicit-check-not="not repr" --implicit-check-not="not repl"

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @get() -> i32

// CHECK: :[[@LINE+22]]:3: error: use of destroyed stream %s (line {{[0-9]+}}) by mgpuStreamSynchronize
// CHECK: :[[@LINE+21]]:3: note: for example with %n = {{-?[0-9]+}} and %g = {{-?[0-9]+}} and %l = {{-?[0-9]+}}
// REPLAY: replay: confirmed on sim
// REPLAY: chosen: %n is
llvm.func @mixed(%n: i32, %p: !llvm.ptr) {
  %big = llvm.mlir.constant(7012 : i32) : i32
  %odd = llvm.mlir.constant(-31 : i32) : i32
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %product = llvm.mul %n, %odd : i32
  %g = llvm.call @get() : () -> i32
  %mixed = llvm.xor %product, %g : i32
  %c = llvm.icmp "eq" %mixed, %big : i32
  llvm.cond_br %c, ^destroy, ^next
^destroy:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^next
^next:
  %l = llvm.load %p : !llvm.ptr -> i32
  %sum = llvm.add %l, %g : i32
  %d = llvm.icmp "eq" %sum, %odd : i32
  llvm.cond_br %d, ^use, ^end
^use:
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  llvm.cond_br %c, ^out, ^last
^last:
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^out
^out:
  llvm.return
}

// In a helper the numbers are those of its callers; a loop's are told in turn.
// CHECK: :[[@LINE+21]]:3: error: stream %s (line {{[0-9]+}}) is destroyed twice
// CHECK: :[[@LINE+20]]:3: note: for example with %size = 91
llvm.func internal @finish(%s: !llvm.ptr, %on: i1) {
  llvm.cond_br %on, ^destroy, ^end
^destroy:
  // REPLAY: replay: confirmed on sim
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  llvm.return
}
llvm.func @outer(%size: i64) {
  %k = llvm.mlir.constant(273 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %bound = llvm.mlir.constant(1000 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %small = llvm.icmp "ult" %size, %bound : i64
  %tripled = llvm.mul %size, %three : i64
  %c = llvm.icmp "eq" %tripled, %k : i64
  %both = llvm.and %small, %c : i1
  llvm.call @finish(%s, %both) : (!llvm.ptr, i1) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}

// A path that rests on nothing from outside, or on a condition alone, needs no example.
// CHECK: :[[@LINE+7]]:3: error: stream %s (line {{[0-9]+}}) is destroyed twice
llvm.func @plain(%c: i1) {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^again, ^end
^again:
  // REPLAY: replay: confirmed on sim
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  llvm.return
}
