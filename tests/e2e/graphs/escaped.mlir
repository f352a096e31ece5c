// Memory that gets out of sight while work on it is pending.
// REQUIRES: graphs
// RUN: bash %S/../status.sh 3 %draw -q --graph %s -o %t.dot
// RUN: FileCheck --input-file=%t.dot %s
// CHECK: digraph
// CHECK: unproved, 1 finding
// CHECK: elsewhere.1
llvm.func @elsewhere(!llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @main(%s: !llvm.ptr, %p: !llvm.ptr, %v: i32, %n: i64) {
  llvm.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
  llvm.call @elsewhere(%p) : (!llvm.ptr) -> ()
  llvm.call @elsewhere(%s) : (!llvm.ptr) -> ()
  llvm.return
}
