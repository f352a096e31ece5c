// Two elements of one array in one round of a loop, at indexes of which the analysis cannot tell how they are related: a round that takes neither of
// them is no round in which one was destroyed.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @halves(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %m = llvm.mul %n, %c2 overflow<nsw> : i64
    %bytes = llvm.mul %m, %c8 : i64
    %a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.br ^makes(%c0 : i64)
  ^makes(%j: i64):
    %more = llvm.icmp "slt" %j, %m : i64
    llvm.cond_br %more, ^make, ^takes(%c0 : i64)
  ^make:
    %made = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %to = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %made, %to : !llvm.ptr, !llvm.ptr
    %next = llvm.add %j, %c1 overflow<nsw> : i64
    llvm.br ^makes(%next : i64)
  ^takes(%i: i64):
    %on = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %on, ^take, ^done
  ^take:
    %p0 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h0 = llvm.load %p0 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h0) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %x1 = llvm.add %n, %i overflow<nsw> : i64
    %p1 = llvm.getelementptr %a[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    %then = llvm.add %i, %c1 overflow<nsw> : i64
    llvm.br ^takes(%then : i64)
  ^done:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @halves_swapped(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %m = llvm.mul %n, %c2 overflow<nsw> : i64
    %bytes = llvm.mul %m, %c8 : i64
    %a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.br ^makes(%c0 : i64)
  ^makes(%j: i64):
    %more = llvm.icmp "slt" %j, %m : i64
    llvm.cond_br %more, ^make, ^takes(%c0 : i64)
  ^make:
    %made = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %to = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %made, %to : !llvm.ptr, !llvm.ptr
    %next = llvm.add %j, %c1 overflow<nsw> : i64
    llvm.br ^makes(%next : i64)
  ^takes(%i: i64):
    %on = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %on, ^take, ^done
  ^take:
    %x0 = llvm.add %n, %i overflow<nsw> : i64
    %p0 = llvm.getelementptr %a[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h0 = llvm.load %p0 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h0) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %p1 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    %then = llvm.add %i, %c1 overflow<nsw> : i64
    llvm.br ^takes(%then : i64)
  ^done:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @even_and_odd(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %m = llvm.mul %n, %c2 overflow<nsw> : i64
    %bytes = llvm.mul %m, %c8 : i64
    %a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.br ^makes(%c0 : i64)
  ^makes(%j: i64):
    %more = llvm.icmp "slt" %j, %m : i64
    llvm.cond_br %more, ^make, ^takes(%c0 : i64)
  ^make:
    %made = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %to = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %made, %to : !llvm.ptr, !llvm.ptr
    %next = llvm.add %j, %c1 overflow<nsw> : i64
    llvm.br ^makes(%next : i64)
  ^takes(%i: i64):
    %on = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %on, ^take, ^done
  ^take:
    %x0 = llvm.mul %i, %c2 overflow<nsw> : i64
    %p0 = llvm.getelementptr %a[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h0 = llvm.load %p0 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h0) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %x10 = llvm.mul %i, %c2 overflow<nsw> : i64
    %x1 = llvm.add %x10, %c1 overflow<nsw> : i64
    %p1 = llvm.getelementptr %a[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    %then = llvm.add %i, %c1 overflow<nsw> : i64
    llvm.br ^takes(%then : i64)
  ^done:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @odd_and_even(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %m = llvm.mul %n, %c2 overflow<nsw> : i64
    %bytes = llvm.mul %m, %c8 : i64
    %a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.br ^makes(%c0 : i64)
  ^makes(%j: i64):
    %more = llvm.icmp "slt" %j, %m : i64
    llvm.cond_br %more, ^make, ^takes(%c0 : i64)
  ^make:
    %made = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %to = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %made, %to : !llvm.ptr, !llvm.ptr
    %next = llvm.add %j, %c1 overflow<nsw> : i64
    llvm.br ^makes(%next : i64)
  ^takes(%i: i64):
    %on = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %on, ^take, ^done
  ^take:
    %x00 = llvm.mul %i, %c2 overflow<nsw> : i64
    %x0 = llvm.add %x00, %c1 overflow<nsw> : i64
    %p0 = llvm.getelementptr %a[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h0 = llvm.load %p0 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h0) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %x1 = llvm.mul %i, %c2 overflow<nsw> : i64
    %p1 = llvm.getelementptr %a[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    %then = llvm.add %i, %c1 overflow<nsw> : i64
    llvm.br ^takes(%then : i64)
  ^done:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @from_both_ends(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %m = llvm.mul %n, %c2 overflow<nsw> : i64
    %bytes = llvm.mul %m, %c8 : i64
    %a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.br ^makes(%c0 : i64)
  ^makes(%j: i64):
    %more = llvm.icmp "slt" %j, %m : i64
    llvm.cond_br %more, ^make, ^takes(%c0 : i64)
  ^make:
    %made = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %to = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %made, %to : !llvm.ptr, !llvm.ptr
    %next = llvm.add %j, %c1 overflow<nsw> : i64
    llvm.br ^makes(%next : i64)
  ^takes(%i: i64):
    %on = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %on, ^take, ^done
  ^take:
    %p0 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h0 = llvm.load %p0 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h0) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %x10 = llvm.sub %m, %c1 overflow<nsw> : i64
    %x1 = llvm.sub %x10, %i overflow<nsw> : i64
    %p1 = llvm.getelementptr %a[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    %then = llvm.add %i, %c1 overflow<nsw> : i64
    llvm.br ^takes(%then : i64)
  ^done:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @from_both_ends_back(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %m = llvm.mul %n, %c2 overflow<nsw> : i64
    %bytes = llvm.mul %m, %c8 : i64
    %a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.br ^makes(%c0 : i64)
  ^makes(%j: i64):
    %more = llvm.icmp "slt" %j, %m : i64
    llvm.cond_br %more, ^make, ^takes(%c0 : i64)
  ^make:
    %made = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %to = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %made, %to : !llvm.ptr, !llvm.ptr
    %next = llvm.add %j, %c1 overflow<nsw> : i64
    llvm.br ^makes(%next : i64)
  ^takes(%i: i64):
    %on = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %on, ^take, ^done
  ^take:
    %x00 = llvm.sub %m, %c1 overflow<nsw> : i64
    %x0 = llvm.sub %x00, %i overflow<nsw> : i64
    %p0 = llvm.getelementptr %a[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h0 = llvm.load %p0 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h0) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %p1 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    %then = llvm.add %i, %c1 overflow<nsw> : i64
    llvm.br ^takes(%then : i64)
  ^done:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @halves_one_back(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %m = llvm.mul %n, %c2 overflow<nsw> : i64
    %bytes = llvm.mul %m, %c8 : i64
    %a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.br ^makes(%c0 : i64)
  ^makes(%j: i64):
    %more = llvm.icmp "slt" %j, %m : i64
    llvm.cond_br %more, ^make, ^takes(%c0 : i64)
  ^make:
    %made = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %to = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %made, %to : !llvm.ptr, !llvm.ptr
    %next = llvm.add %j, %c1 overflow<nsw> : i64
    llvm.br ^makes(%next : i64)
  ^takes(%i: i64):
    %on = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %on, ^take, ^done
  ^take:
    %x00 = llvm.sub %n, %c1 overflow<nsw> : i64
    %x0 = llvm.sub %x00, %i overflow<nsw> : i64
    %p0 = llvm.getelementptr %a[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h0 = llvm.load %p0 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h0) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %x1 = llvm.add %n, %i overflow<nsw> : i64
    %p1 = llvm.getelementptr %a[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    %then = llvm.add %i, %c1 overflow<nsw> : i64
    llvm.br ^takes(%then : i64)
  ^done:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @events(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %m = llvm.mul %n, %c2 overflow<nsw> : i64
    %bytes = llvm.mul %m, %c8 : i64
    %a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.br ^makes(%c0 : i64)
  ^makes(%j: i64):
    %more = llvm.icmp "slt" %j, %m : i64
    llvm.cond_br %more, ^make, ^takes(%c0 : i64)
  ^make:
    %made = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %to = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %made, %to : !llvm.ptr, !llvm.ptr
    %next = llvm.add %j, %c1 overflow<nsw> : i64
    llvm.br ^makes(%next : i64)
  ^takes(%i: i64):
    %on = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %on, ^take, ^done
  ^take:
    %p0 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h0 = llvm.load %p0 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%h0) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %x1 = llvm.add %n, %i overflow<nsw> : i64
    %p1 = llvm.getelementptr %a[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%h1) : (!llvm.ptr) -> ()
    %then = llvm.add %i, %c1 overflow<nsw> : i64
    llvm.br ^takes(%then : i64)
  ^done:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @waited_for_first(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %m = llvm.mul %n, %c2 overflow<nsw> : i64
    %bytes = llvm.mul %m, %c8 : i64
    %a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.br ^makes(%c0 : i64)
  ^makes(%j: i64):
    %more = llvm.icmp "slt" %j, %m : i64
    llvm.cond_br %more, ^make, ^takes(%c0 : i64)
  ^make:
    %made = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %to = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %made, %to : !llvm.ptr, !llvm.ptr
    %next = llvm.add %j, %c1 overflow<nsw> : i64
    llvm.br ^makes(%next : i64)
  ^takes(%i: i64):
    %on = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %on, ^take, ^done
  ^take:
    %x0 = llvm.add %n, %i overflow<nsw> : i64
    %p0 = llvm.getelementptr %a[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h0 = llvm.load %p0 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h0) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %p1 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    %x2 = llvm.add %n, %i overflow<nsw> : i64
    %p2 = llvm.getelementptr %a[%x2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h2 = llvm.load %p2 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h2) : (!llvm.ptr) -> ()
    %then = llvm.add %i, %c1 overflow<nsw> : i64
    llvm.br ^takes(%then : i64)
  ^done:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @halves_and_pairs(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %m = llvm.mul %n, %c2 overflow<nsw> : i64
    %bytes = llvm.mul %m, %c8 : i64
    %a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.br ^makes(%c0 : i64)
  ^makes(%j: i64):
    %more = llvm.icmp "slt" %j, %m : i64
    llvm.cond_br %more, ^make, ^takes(%c0 : i64)
  ^make:
    %made = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %to = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %made, %to : !llvm.ptr, !llvm.ptr
    %next = llvm.add %j, %c1 overflow<nsw> : i64
    llvm.br ^makes(%next : i64)
  ^takes(%i: i64):
    %on = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %on, ^take, ^done
  ^take:
    %p0 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h0 = llvm.load %p0 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h0) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %x10 = llvm.sub %m, %c1 overflow<nsw> : i64
    %x1 = llvm.sub %x10, %i overflow<nsw> : i64
    %p1 = llvm.getelementptr %a[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()
    %p2 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h2 = llvm.load %p2 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h2) : (!llvm.ptr) -> ()
    %x30 = llvm.sub %m, %c1 overflow<nsw> : i64
    %x3 = llvm.sub %x30, %i overflow<nsw> : i64
    %p3 = llvm.getelementptr %a[%x3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h3 = llvm.load %p3 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h3) : (!llvm.ptr) -> ()
    %then = llvm.add %i, %c1 overflow<nsw> : i64
    llvm.br ^takes(%then : i64)
  ^done:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @overlap_faulty(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %m = llvm.mul %n, %c2 overflow<nsw> : i64
    %bytes = llvm.mul %m, %c8 : i64
    %a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.br ^makes(%c0 : i64)
  ^makes(%j: i64):
    %more = llvm.icmp "slt" %j, %m : i64
    llvm.cond_br %more, ^make, ^takes(%c0 : i64)
  ^make:
    %made = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %to = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %made, %to : !llvm.ptr, !llvm.ptr
    %next = llvm.add %j, %c1 overflow<nsw> : i64
    llvm.br ^makes(%next : i64)
  ^takes(%i: i64):
    %on = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %on, ^take, ^done
  ^take:
    %p0 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h0 = llvm.load %p0 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h0) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %x10 = llvm.add %n, %i overflow<nsw> : i64
    %x1 = llvm.sub %x10, %c1 overflow<nsw> : i64
    %p1 = llvm.getelementptr %a[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %then = llvm.add %i, %c1 overflow<nsw> : i64
    llvm.br ^takes(%then : i64)
  ^done:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @ends_overlap_faulty(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %m = llvm.mul %n, %c2 overflow<nsw> : i64
    %bytes = llvm.mul %m, %c8 : i64
    %a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.br ^makes(%c0 : i64)
  ^makes(%j: i64):
    %more = llvm.icmp "slt" %j, %m : i64
    llvm.cond_br %more, ^make, ^takes(%c0 : i64)
  ^make:
    %made = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %to = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %made, %to : !llvm.ptr, !llvm.ptr
    %next = llvm.add %j, %c1 overflow<nsw> : i64
    llvm.br ^makes(%next : i64)
  ^takes(%i: i64):
    %on = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %on, ^take, ^done
  ^take:
    %p0 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h0 = llvm.load %p0 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h0) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %x10 = llvm.sub %m, %c2 overflow<nsw> : i64
    %x1 = llvm.sub %x10, %i overflow<nsw> : i64
    %p1 = llvm.getelementptr %a[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %then = llvm.add %i, %c1 overflow<nsw> : i64
    llvm.br ^takes(%then : i64)
  ^done:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @even_twice_faulty(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %m = llvm.mul %n, %c2 overflow<nsw> : i64
    %bytes = llvm.mul %m, %c8 : i64
    %a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.br ^makes(%c0 : i64)
  ^makes(%j: i64):
    %more = llvm.icmp "slt" %j, %m : i64
    llvm.cond_br %more, ^make, ^takes(%c0 : i64)
  ^make:
    %made = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %to = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %made, %to : !llvm.ptr, !llvm.ptr
    %next = llvm.add %j, %c1 overflow<nsw> : i64
    llvm.br ^makes(%next : i64)
  ^takes(%i: i64):
    %on = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %on, ^take, ^done
  ^take:
    %x0 = llvm.mul %i, %c2 overflow<nsw> : i64
    %p0 = llvm.getelementptr %a[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h0 = llvm.load %p0 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h0) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %x10 = llvm.mul %i, %c2 overflow<nsw> : i64
    %x1 = llvm.add %x10, %c2 overflow<nsw> : i64
    %p1 = llvm.getelementptr %a[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()
    %then = llvm.add %i, %c1 overflow<nsw> : i64
    llvm.br ^takes(%then : i64)
  ^done:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @same_twice_faulty(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %m = llvm.mul %n, %c2 overflow<nsw> : i64
    %bytes = llvm.mul %m, %c8 : i64
    %a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.br ^makes(%c0 : i64)
  ^makes(%j: i64):
    %more = llvm.icmp "slt" %j, %m : i64
    llvm.cond_br %more, ^make, ^takes(%c0 : i64)
  ^make:
    %made = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %to = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %made, %to : !llvm.ptr, !llvm.ptr
    %next = llvm.add %j, %c1 overflow<nsw> : i64
    llvm.br ^makes(%next : i64)
  ^takes(%i: i64):
    %on = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %on, ^take, ^done
  ^take:
    %x0 = llvm.add %n, %i overflow<nsw> : i64
    %p0 = llvm.getelementptr %a[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h0 = llvm.load %p0 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h0) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %x1 = llvm.add %n, %i overflow<nsw> : i64
    %p1 = llvm.getelementptr %a[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h1) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %then = llvm.add %i, %c1 overflow<nsw> : i64
    llvm.br ^takes(%then : i64)
  ^done:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @used_after_faulty(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %m = llvm.mul %n, %c2 overflow<nsw> : i64
    %bytes = llvm.mul %m, %c8 : i64
    %a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.br ^makes(%c0 : i64)
  ^makes(%j: i64):
    %more = llvm.icmp "slt" %j, %m : i64
    llvm.cond_br %more, ^make, ^takes(%c0 : i64)
  ^make:
    %made = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %to = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %made, %to : !llvm.ptr, !llvm.ptr
    %next = llvm.add %j, %c1 overflow<nsw> : i64
    llvm.br ^makes(%next : i64)
  ^takes(%i: i64):
    %on = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %on, ^take, ^done
  ^take:
    %p0 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h0 = llvm.load %p0 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h0) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %x10 = llvm.sub %n, %c1 overflow<nsw> : i64
    %x1 = llvm.sub %x10, %i overflow<nsw> : i64
    %p1 = llvm.getelementptr %a[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%h1) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    %then = llvm.add %i, %c1 overflow<nsw> : i64
    llvm.br ^takes(%then : i64)
  ^done:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @events_faulty(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %m = llvm.mul %n, %c2 overflow<nsw> : i64
    %bytes = llvm.mul %m, %c8 : i64
    %a = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
    llvm.br ^makes(%c0 : i64)
  ^makes(%j: i64):
    %more = llvm.icmp "slt" %j, %m : i64
    llvm.cond_br %more, ^make, ^takes(%c0 : i64)
  ^make:
    %made = llvm.call @mgpuEventCreate() : () -> !llvm.ptr  // expect: event-leak
    %to = llvm.getelementptr %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %made, %to : !llvm.ptr, !llvm.ptr
    %next = llvm.add %j, %c1 overflow<nsw> : i64
    llvm.br ^makes(%next : i64)
  ^takes(%i: i64):
    %on = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %on, ^take, ^done
  ^take:
    %p0 = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h0 = llvm.load %p0 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%h0) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    %x10 = llvm.add %n, %i overflow<nsw> : i64
    %x1 = llvm.sub %x10, %c1 overflow<nsw> : i64
    %p1 = llvm.getelementptr %a[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %h1 = llvm.load %p1 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%h1) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    %then = llvm.add %i, %c1 overflow<nsw> : i64
    llvm.br ^takes(%then : i64)
  ^done:
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
}
