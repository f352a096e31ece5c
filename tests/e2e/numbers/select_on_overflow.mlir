// What depends on an undefined result is on no path, whether a branch or a selection does (N1); each freeze of it is another number.

// RUN: python3 %S/../escape/twins.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
// -----
// correct
// overflow of a sum
  llvm.func @main(%n: i32) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.add %n, %one overflow<nsw> : i32
    %c = llvm.icmp "slt" %m, %zero : i32
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// always undefined: a fault that does not depend on it is one
  llvm.func @main() {
    %max = llvm.mlir.constant(2147483647 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.add %max, %one overflow<nsw> : i32
    %c = llvm.icmp "slt" %m, %zero : i32
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … and so is the use of what it selects: no path has it
  llvm.func @main() {
    %max = llvm.mlir.constant(2147483647 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.add %max, %one overflow<nsw> : i32
    %c = llvm.icmp "slt" %m, %zero : i32
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the fault itself is on the side where nothing overflows
  llvm.func @main(%n: i32) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.add %n, %one overflow<nsw> : i32
    %c = llvm.icmp "slt" %m, %zero : i32
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// frozen twice
  llvm.func @main(%n: i32) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.add %n, %one overflow<nsw> : i32
    %p = llvm.icmp "slt" %m, %zero : i32
    %c = llvm.freeze %p : i1
    %d = llvm.freeze %p : i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %d, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// a shift
  llvm.func @main(%n: i32, %k: i32) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.shl %n, %k : i32
    %c = llvm.icmp "eq" %m, %zero : i32
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %l = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%l) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// a number is selected, and a branch decides
  llvm.func @main(%n: i32) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.sub %n, %one overflow<nsw> : i32
    %c = llvm.icmp "slt" %m, %zero : i32
    %h = llvm.select %c, %one, %two : i1, i32
    %d = llvm.icmp "eq" %h, %one : i32
    llvm.cond_br %d, ^a, ^b
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  ^b:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
