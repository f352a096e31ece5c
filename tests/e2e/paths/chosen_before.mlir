// What is chosen before an object is made may say where it comes to lie: a later condition on the same number excludes it.

// RUN: python3 %S/../escape/twins.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
// -----
// correct, and not decided
// the object is stored where a select says that came before it

llvm.func @f(%n: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %lim = llvm.mlir.constant(20 : i32) : i32
  %A = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %B = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %S = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %z = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.store %z, %A : !llvm.ptr, !llvm.ptr
  llvm.store %z, %B : !llvm.ptr, !llvm.ptr
  %c = llvm.icmp "slt" %n, %ten : i32
  %p = llvm.select %c, %A, %B : i1, !llvm.ptr
  %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %q = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a, %q : !llvm.ptr, !llvm.ptr
  llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
  %d = llvm.icmp "sge" %n, %lim : i32
  llvm.cond_br %d, ^u, ^e
^u:
  %h = llvm.load %A : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
  llvm.br ^e
^e:
  llvm.call @mgpuStreamDestroy(%z) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
// faulty
// the object is stored where a select says that came before it

llvm.func @f(%n: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %lim = llvm.mlir.constant(5 : i32) : i32
  %A = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %B = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %S = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %z = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.store %z, %A : !llvm.ptr, !llvm.ptr
  llvm.store %z, %B : !llvm.ptr, !llvm.ptr
  %c = llvm.icmp "slt" %n, %ten : i32
  %p = llvm.select %c, %A, %B : i1, !llvm.ptr
  %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %q = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a, %q : !llvm.ptr, !llvm.ptr
  llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
  %d = llvm.icmp "sge" %n, %lim : i32
  llvm.cond_br %d, ^u, ^e
^u:
  %h = llvm.load %A : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
  llvm.br ^e
^e:
  llvm.call @mgpuStreamDestroy(%z) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
// correct, and not decided
// … which has been in memory

llvm.func @f(%n: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %lim = llvm.mlir.constant(20 : i32) : i32
  %A = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %B = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %S = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %z = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.store %z, %A : !llvm.ptr, !llvm.ptr
  llvm.store %z, %B : !llvm.ptr, !llvm.ptr
  %c = llvm.icmp "slt" %n, %ten : i32
  %p = llvm.select %c, %A, %B : i1, !llvm.ptr
  llvm.store %p, %S : !llvm.ptr, !llvm.ptr
  %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %q = llvm.load %S : !llvm.ptr -> !llvm.ptr
  llvm.store %a, %q : !llvm.ptr, !llvm.ptr
  llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
  %d = llvm.icmp "sge" %n, %lim : i32
  llvm.cond_br %d, ^u, ^e
^u:
  %h = llvm.load %A : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
  llvm.br ^e
^e:
  llvm.call @mgpuStreamDestroy(%z) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
// faulty
// … which has been in memory

llvm.func @f(%n: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %lim = llvm.mlir.constant(5 : i32) : i32
  %A = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %B = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %S = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %z = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.store %z, %A : !llvm.ptr, !llvm.ptr
  llvm.store %z, %B : !llvm.ptr, !llvm.ptr
  %c = llvm.icmp "slt" %n, %ten : i32
  %p = llvm.select %c, %A, %B : i1, !llvm.ptr
  llvm.store %p, %S : !llvm.ptr, !llvm.ptr
  %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %q = llvm.load %S : !llvm.ptr -> !llvm.ptr
  llvm.store %a, %q : !llvm.ptr, !llvm.ptr
  llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
  %d = llvm.icmp "sge" %n, %lim : i32
  llvm.cond_br %d, ^u, ^e
^u:
  %h = llvm.load %A : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
  llvm.br ^e
^e:
  llvm.call @mgpuStreamDestroy(%z) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
// correct, and not decided
// … by a callee

llvm.func internal @keep(%s: !llvm.ptr, %p: !llvm.ptr) { llvm.store %p, %s : !llvm.ptr, !llvm.ptr
  llvm.return }
llvm.func @f(%n: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %lim = llvm.mlir.constant(20 : i32) : i32
  %A = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %B = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %S = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %z = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.store %z, %A : !llvm.ptr, !llvm.ptr
  llvm.store %z, %B : !llvm.ptr, !llvm.ptr
  %c = llvm.icmp "slt" %n, %ten : i32
  %p = llvm.select %c, %A, %B : i1, !llvm.ptr
  llvm.call @keep(%S, %p) : (!llvm.ptr, !llvm.ptr) -> ()
  %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %q = llvm.load %S : !llvm.ptr -> !llvm.ptr
  llvm.store %a, %q : !llvm.ptr, !llvm.ptr
  llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
  %d = llvm.icmp "sge" %n, %lim : i32
  llvm.cond_br %d, ^u, ^e
^u:
  %h = llvm.load %A : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
  llvm.br ^e
^e:
  llvm.call @mgpuStreamDestroy(%z) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
// faulty
// … by a callee

llvm.func internal @keep(%s: !llvm.ptr, %p: !llvm.ptr) { llvm.store %p, %s : !llvm.ptr, !llvm.ptr
  llvm.return }
llvm.func @f(%n: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %lim = llvm.mlir.constant(5 : i32) : i32
  %A = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %B = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %S = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %z = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  llvm.store %z, %A : !llvm.ptr, !llvm.ptr
  llvm.store %z, %B : !llvm.ptr, !llvm.ptr
  %c = llvm.icmp "slt" %n, %ten : i32
  %p = llvm.select %c, %A, %B : i1, !llvm.ptr
  llvm.call @keep(%S, %p) : (!llvm.ptr, !llvm.ptr) -> ()
  %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %q = llvm.load %S : !llvm.ptr -> !llvm.ptr
  llvm.store %a, %q : !llvm.ptr, !llvm.ptr
  llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
  %d = llvm.icmp "sge" %n, %lim : i32
  llvm.cond_br %d, ^u, ^e
^u:
  %h = llvm.load %A : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
  llvm.br ^e
^e:
  llvm.call @mgpuStreamDestroy(%z) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
// correct
// the two numbers cannot both be so

llvm.func @f(%n: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %lim = llvm.mlir.constant(20 : i32) : i32
  %S = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %x = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %y = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %c = llvm.icmp "slt" %n, %ten : i32
  %p = llvm.select %c, %x, %y : i1, !llvm.ptr
  llvm.store %p, %S : !llvm.ptr, !llvm.ptr
  %h = llvm.load %S : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
  %d = llvm.icmp "sge" %n, %lim : i32
  llvm.cond_br %d, ^u, ^e
^u:
  llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
  llvm.br ^e
^e:
  llvm.return
}
// -----
// faulty: stream-use-after-destroy
// the two numbers cannot both be so

llvm.func @f(%n: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %lim = llvm.mlir.constant(5 : i32) : i32
  %S = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %x = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %y = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %c = llvm.icmp "slt" %n, %ten : i32
  %p = llvm.select %c, %x, %y : i1, !llvm.ptr
  llvm.store %p, %S : !llvm.ptr, !llvm.ptr
  %h = llvm.load %S : !llvm.ptr -> !llvm.ptr
  llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
  %d = llvm.icmp "sge" %n, %lim : i32
  llvm.cond_br %d, ^u, ^e
^u:
  llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
  llvm.br ^e
^e:
  llvm.return
}
