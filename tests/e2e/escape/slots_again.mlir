// Stack slots whose lifetime begins again, and slots that are made in each round of a loop: what was stored before is not there any more.

// RUN: python3 %S/twins.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventDestroy(!llvm.ptr)
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @look(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
// -----
// faulty
// stored before the start, straight
  llvm.func @main() {
    %n = llvm.mlir.constant(1 : i64) : i64
    %x = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    %t = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// first round stores, second loads
  llvm.func @main(%n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    llvm.intr.lifetime.start %x : !llvm.ptr
    %first = llvm.icmp "eq" %i, %zero : i64
    llvm.cond_br %first, ^store, ^go
  ^store:
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.br ^go
  ^go:
    %t = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    %j = llvm.add %i, %one : i64
    %c = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %c, ^head(%j : i64), ^out
  ^out:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … with end
  llvm.func @main(%n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    llvm.intr.lifetime.start %x : !llvm.ptr
    %first = llvm.icmp "eq" %i, %zero : i64
    llvm.cond_br %first, ^store, ^go
  ^store:
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.br ^go
  ^go:
    %t = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.intr.lifetime.end %x : !llvm.ptr
    %j = llvm.add %i, %one : i64
    %c = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %c, ^head(%j : i64), ^out
  ^out:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// number that chooses: branch
  llvm.func @main(%n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %true = llvm.mlir.constant(true) : i1
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %true, %x : i1, !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// number in a loop that chooses
  llvm.func @main(%n: i64, %q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    llvm.intr.lifetime.start %x : !llvm.ptr
    %first = llvm.icmp "eq" %i, %zero : i64
    llvm.cond_br %first, ^store, ^go
  ^store:
    llvm.store %q, %x : i1, !llvm.ptr
    llvm.br ^go
  ^go:
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h) : (!llvm.ptr) -> ()
    llvm.intr.lifetime.end %x : !llvm.ptr
    %j = llvm.add %i, %one : i64
    %b = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %b, ^head(%j : i64), ^out
  ^out:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// stored, end, start, load: twice choose, straight
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.store %q, %x : i1, !llvm.ptr
    llvm.intr.lifetime.end %x : !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.intr.lifetime.end %x : !llvm.ptr
    llvm.return
  }
// -----
// faulty
// slot in a struct, private, address in it
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %x = llvm.alloca %one x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    %f = llvm.getelementptr %x[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, ptr)>
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %f : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    %t = llvm.load %f : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// an alloca in a loop
  llvm.func @main(%n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %first = llvm.icmp "eq" %i, %zero : i64
    llvm.cond_br %first, ^store, ^go
  ^store:
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.br ^go
  ^go:
    %t = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    %j = llvm.add %i, %one : i64
    %c = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %c, ^head(%j : i64), ^out
  ^out:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the slot is filled by a helper in the first round
  llvm.func internal @put(%p: !llvm.ptr, %s: !llvm.ptr) {
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @main(%n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    llvm.intr.lifetime.start %x : !llvm.ptr
    %first = llvm.icmp "eq" %i, %zero : i64
    llvm.cond_br %first, ^store, ^go
  ^store:
    llvm.call @put(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^go
  ^go:
    %t = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    %j = llvm.add %i, %one : i64
    %c = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %c, ^head(%j : i64), ^out
  ^out:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// filled by memcpy
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %eight = llvm.mlir.constant(8 : i64) : i64
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %y = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %y : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%x, %y, %eight) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.intr.lifetime.start %x : !llvm.ptr
    %t = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// number branch with two destroys
  llvm.func @main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %k = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %k, %x : i32, !llvm.ptr
    llvm.intr.lifetime.end %x : !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    %c = llvm.icmp "eq" %v, %k : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  ^b:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the address of a buffer: malloc'ed pointer in slot
  llvm.func @main(%n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.store %p, %x : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    %t = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%t, %p, %one, %null) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// memset zero before start; then null stream
  llvm.func @main(%n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %null, %x : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    %t = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// array by an index in a loop
  llvm.func @main(%n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %x = llvm.alloca %one x !llvm.array<4 x ptr> : (i64) -> !llvm.ptr
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %c = llvm.icmp "slt" %i, %four : i64
    llvm.cond_br %c, ^body, ^next
  ^body:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %at = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %s, %at : !llvm.ptr, !llvm.ptr
    %j = llvm.add %i, %one : i64
    llvm.br ^head(%j : i64)
  ^next:
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.br ^head2(%zero : i64)
  ^head2(%k: i64):
    %d = llvm.icmp "slt" %k, %four : i64
    llvm.cond_br %d, ^body2, ^out
  ^body2:
    %at2 = llvm.getelementptr %x[%k] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %t = llvm.load %at2 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    %l = llvm.add %k, %one : i64
    llvm.br ^head2(%l : i64)
  ^out:
    llvm.return
  }
// -----
// correct
// each round stores after its slot begins
  llvm.func @main(%n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    llvm.intr.lifetime.start %x : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    %t = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.intr.lifetime.end %x : !llvm.ptr
    %j = llvm.add %i, %one : i64
    %c = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %c, ^head(%j : i64), ^out
  ^out:
    llvm.return
  }
// -----
// correct
// stored again after the second begin
  llvm.func @main(%q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %x = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.store %q, %x : i1, !llvm.ptr
    llvm.intr.lifetime.end %x : !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.store %q, %x : i1, !llvm.ptr
    %c = llvm.load %x : !llvm.ptr -> i1
    %h = llvm.select %c, %s, %t : i1, !llvm.ptr
    %k = llvm.select %c, %t, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()
    llvm.intr.lifetime.end %x : !llvm.ptr
    llvm.return
  }
// -----
// faulty
// stored before a loop that loads, and then ends the slot
  llvm.func @main(%n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %t = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.intr.lifetime.end %x : !llvm.ptr
    %j = llvm.add %i, %one : i64
    %c = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %c, ^head(%j : i64), ^out
  ^out:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// stored and ended in each round, in other blocks
  llvm.func @main(%n: i64, %q: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %x = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    llvm.intr.lifetime.start %x : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.cond_br %q, ^a, ^b
  ^a:
    %t = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.br ^b
  ^b:
    %u = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%u) : (!llvm.ptr) -> ()
    llvm.intr.lifetime.end %x : !llvm.ptr
    %j = llvm.add %i, %one : i64
    %c = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %c, ^head(%j : i64), ^out
  ^out:
    llvm.return
  }
// -----
// faulty
// by another name of the slot
  llvm.func @main() {
    %n = llvm.mlir.constant(1 : i64) : i64
    %x = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
    %y = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr, i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.intr.lifetime.start %y : !llvm.ptr
    %t = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// of one of two slots
  llvm.func @main(%q: i1) {
    %n = llvm.mlir.constant(1 : i64) : i64
    %x = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
    %y = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %x : !llvm.ptr, !llvm.ptr
    llvm.store %s, %y : !llvm.ptr, !llvm.ptr
    %z = llvm.select %q, %x, %y : i1, !llvm.ptr
    llvm.intr.lifetime.start %z : !llvm.ptr
    %t = llvm.load %x : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the count of a loop over handles in a slot that begins again
  llvm.func @main(%d: !llvm.ptr, %h: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %one x !llvm.struct<(i64, i64)> : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %f = llvm.getelementptr %x[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    llvm.store %one, %f : i64, !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    %v = llvm.load %f : !llvm.ptr -> i64
    %c = llvm.icmp "eq" %v, %one : i64
    %k = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuMemcpy(%d, %h, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %n, %k) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct, and not decided
// …, stored after it begins
  llvm.func @main(%d: !llvm.ptr, %h: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %x = llvm.alloca %one x !llvm.struct<(i64, i64)> : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %f = llvm.getelementptr %x[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.store %one, %f : i64, !llvm.ptr
    %v = llvm.load %f : !llvm.ptr -> i64
    %c = llvm.icmp "eq" %v, %one : i64
    %k = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuMemcpy(%d, %h, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %n, %k) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// the slot is filled with zeros whenever it begins
  llvm.func @main(%n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %size = llvm.mlir.constant(32 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %x = llvm.alloca %one x !llvm.array<4 x ptr> : (i64) -> !llvm.ptr
    llvm.intr.lifetime.start %x : !llvm.ptr
    "llvm.intr.memset"(%x, %no, %size) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %at = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %t = llvm.load %at : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    %j = llvm.add %i, %one : i64
    %c = llvm.icmp "slt" %j, %four : i64
    llvm.cond_br %c, ^head(%j : i64), ^out
  ^out:
    llvm.intr.lifetime.end %x : !llvm.ptr
    llvm.return
  }
// -----
// faulty
// … and begins again
  llvm.func @main(%n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %size = llvm.mlir.constant(32 : i64) : i64
    %four = llvm.mlir.constant(4 : i64) : i64
    %x = llvm.alloca %one x !llvm.array<4 x ptr> : (i64) -> !llvm.ptr
    "llvm.intr.memset"(%x, %no, %size) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.intr.lifetime.start %x : !llvm.ptr
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %at = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %t = llvm.load %at : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    %j = llvm.add %i, %one : i64
    %c = llvm.icmp "slt" %j, %four : i64
    llvm.cond_br %c, ^head(%j : i64), ^out
  ^out:
    llvm.intr.lifetime.end %x : !llvm.ptr
    llvm.return
  }
// -----
// correct
// zeros in each round
  llvm.func @main(%n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %size = llvm.mlir.constant(16 : i64) : i64
    %x = llvm.alloca %one x !llvm.array<2 x ptr> : (i64) -> !llvm.ptr
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    llvm.intr.lifetime.start %x : !llvm.ptr
    "llvm.intr.memset"(%x, %no, %size) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %at = llvm.getelementptr %x[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %t = llvm.load %at : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.intr.lifetime.end %x : !llvm.ptr
    %j = llvm.add %i, %one : i64
    %c = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %c, ^head(%j : i64), ^out
  ^out:
    llvm.return
  }
