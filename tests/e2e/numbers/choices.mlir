// Of several choices in one block each may come out either way, and not all of them any way: a path counts only where they come out together as it
// needs. What is chosen is which of two streams a select gives, and whether an index is that of the element that is looked at.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)

  // No square is 2 or 3 more than a multiple of 4: the stream is destroyed by neither.
  llvm.func @squares(%x: i32) {
    %k1 = llvm.mlir.constant(2 : i32) : i32
    %k2 = llvm.mlir.constant(3 : i32) : i32
    %c3 = llvm.mlir.constant(3 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %xx = llvm.mul %x, %x : i32
    %m = llvm.and %xx, %c3 : i32
    %a = llvm.icmp "eq" %m, %k1 : i32
    %b = llvm.icmp "eq" %m, %k2 : i32
    %h = llvm.select %a, %s, %t : i1, !llvm.ptr
    %g = llvm.select %b, %s, %u : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%g) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  // One of the two always.
  llvm.func @squares_are(%x: i32) {
    %k1 = llvm.mlir.constant(0 : i32) : i32
    %k2 = llvm.mlir.constant(1 : i32) : i32
    %c3 = llvm.mlir.constant(3 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
    %xx = llvm.mul %x, %x : i32
    %m = llvm.and %xx, %c3 : i32
    %a = llvm.icmp "eq" %m, %k1 : i32
    %b = llvm.icmp "eq" %m, %k2 : i32
    %h = llvm.select %a, %s, %t : i1, !llvm.ptr
    %g = llvm.select %b, %s, %u : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%h) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%g) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.return
  }

  // Each element once, two in a round.
  llvm.func @two_in_a_round() {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %n = llvm.mlir.constant(4 : i64) : i64
    %a = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^f(%zero : i64)
  ^f(%fi: i64):
    %fc = llvm.icmp "slt" %fi, %n : i64
    llvm.cond_br %fc, ^fb, ^fd
  ^fb:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %fp = llvm.getelementptr %a[%fi] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %s, %fp : !llvm.ptr, !llvm.ptr
    %fj = llvm.add %fi, %one : i64
    llvm.br ^f(%fj : i64)
  ^fd:
    llvm.br ^g(%zero : i64)
  ^g(%gi: i64):
    %gc = llvm.icmp "slt" %gi, %n : i64
    llvm.cond_br %gc, ^gb, ^gd
  ^gb:
    %gxp = llvm.getelementptr %a[%gi] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %gxe = llvm.load %gxp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%gxe) : (!llvm.ptr) -> ()
    %gk = llvm.add %gi, %one : i64
    %gyp = llvm.getelementptr %a[%gk] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %gye = llvm.load %gyp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%gye) : (!llvm.ptr) -> ()
    %gj = llvm.add %gi, %two : i64
    llvm.br ^g(%gj : i64)
  ^gd:
    llvm.return
  }

  // … and one of them is used afterwards.
  llvm.func @used_afterwards() {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %n = llvm.mlir.constant(4 : i64) : i64
    %a = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^f(%zero : i64)
  ^f(%fi: i64):
    %fc = llvm.icmp "slt" %fi, %n : i64
    llvm.cond_br %fc, ^fb, ^fd
  ^fb:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %fp = llvm.getelementptr %a[%fi] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %s, %fp : !llvm.ptr, !llvm.ptr
    %fj = llvm.add %fi, %one : i64
    llvm.br ^f(%fj : i64)
  ^fd:
    llvm.br ^g(%zero : i64)
  ^g(%gi: i64):
    %gc = llvm.icmp "slt" %gi, %n : i64
    llvm.cond_br %gc, ^gb, ^gd
  ^gb:
    %gxp = llvm.getelementptr %a[%gi] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %gxe = llvm.load %gxp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%gxe) : (!llvm.ptr) -> ()
    %gk = llvm.add %gi, %one : i64
    %gyp = llvm.getelementptr %a[%gk] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %gye = llvm.load %gyp : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%gye) : (!llvm.ptr) -> ()
    %gj = llvm.add %gi, %two : i64
    llvm.br ^g(%gj : i64)
  ^gd:
    %up = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %ue = llvm.load %up : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%ue) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.return
  }

}
