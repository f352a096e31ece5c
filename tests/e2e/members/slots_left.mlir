// Slots of the stack that hold what is ended already. What lies in one that nothing reads any more is let go; where something still reads it, or may,
// by whatever name, what it finds there is what was left.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  // Nothing reads the slot behind its branch.
  llvm.func @left(%flag: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.cond_br %flag, ^create, ^join
  ^create:
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %new, %slot : !llvm.ptr, !llvm.ptr
    llvm.br ^join
  ^join:
    llvm.cond_br %flag, ^use, ^end
  ^use:
    %stream = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.br ^last
  ^last:
    llvm.return
  }
  // … two branches later, it is read again.
  llvm.func @read_again(%flag: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %new, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%new) : (!llvm.ptr) -> ()
    llvm.cond_br %flag, ^more, ^end
  ^more:
    llvm.br ^again
  ^again:
    %stream = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%stream) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.br ^end
  ^end:
    llvm.return
  }
  // The next iteration reads what this one has left.
  llvm.func @next_iteration(%n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %new, %slot : !llvm.ptr, !llvm.ptr
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %stream = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.br ^body
  ^body:
    llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    %next = llvm.add %i, %one : i64
    %more = llvm.icmp "slt" %next, %n : i64
    llvm.cond_br %more, ^head(%next : i64), ^end
  ^end:
    llvm.return
  }
  // Each iteration has a slot of its own.
  llvm.func @slot_of_iteration(%n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %new, %slot : !llvm.ptr, !llvm.ptr
    llvm.br ^body
  ^body:
    %stream = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()
    %next = llvm.add %i, %one : i64
    %more = llvm.icmp "slt" %next, %n : i64
    llvm.cond_br %more, ^head(%next : i64), ^end
  ^end:
    llvm.return
  }
  // Another name: a pointer into the slot.
  llvm.func @by_pointer(%flag: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.array<2 x ptr> : (i64) -> !llvm.ptr
    %second = llvm.getelementptr %slot[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %new, %second : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%new) : (!llvm.ptr) -> ()
    llvm.cond_br %flag, ^more, ^end
  ^more:
    llvm.br ^again
  ^again:
    %stream = llvm.load %second : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%stream) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^end
  ^end:
    llvm.return
  }
  // A callee reads it, in a block of the caller's that does not name what lies in it.
  llvm.func internal @reads(%slot: !llvm.ptr, %flag: i1) {
    llvm.cond_br %flag, ^yes, ^no
  ^yes:
    llvm.br ^read
  ^read:
    %stream = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%stream) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.br ^no
  ^no:
    llvm.return
  }
  llvm.func @by_callee(%flag: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %new, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%new) : (!llvm.ptr) -> ()
    llvm.cond_br %flag, ^more, ^end
  ^more:
    llvm.br ^again
  ^again:
    llvm.call @reads(%slot, %flag) : (!llvm.ptr, i1) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  // The caller reads its own slot after a callee that does not know of it.
  llvm.func internal @branches(%flag: i1) {
    llvm.cond_br %flag, ^yes, ^no
  ^yes:
    llvm.br ^no
  ^no:
    llvm.return
  }
  llvm.func @after_callee(%flag: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %new, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%new) : (!llvm.ptr) -> ()
    llvm.call @branches(%flag) : (i1) -> ()
    %stream = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%stream) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.return
  }
  // The address of the slot lies in another one, by which it is read.
  llvm.func @by_address(%flag: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %other = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %slot, %other : !llvm.ptr, !llvm.ptr
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %new, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%new) : (!llvm.ptr) -> ()
    llvm.cond_br %flag, ^more, ^end
  ^more:
    llvm.br ^again
  ^again:
    %at = llvm.load %other : !llvm.ptr -> !llvm.ptr
    %stream = llvm.load %at : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%stream) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.br ^end
  ^end:
    llvm.return
  }
  // A live one that is left in a slot is lost, as ever.
  llvm.func @never_destroyed(%flag: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.store %new, %slot : !llvm.ptr, !llvm.ptr
    llvm.cond_br %flag, ^more, ^end
  ^more:
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
