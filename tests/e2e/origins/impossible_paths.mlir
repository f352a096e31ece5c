// Nothing is wrong here: each fault would need a path that cannot be taken, for a reason that lies before the creation, in memory
// or in numbers. What cannot be proved is undecided, and never an error or a leak.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  // The number that decides is known before the stream is created.
  llvm.func @state_machine() {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.br ^head(%zero, %null : i32, !llvm.ptr)
  ^head(%state: i32, %s: !llvm.ptr):
    %next = llvm.add %state, %one : i32
    llvm.switch %state : i32, ^end [
      0: ^create,
      1: ^use,
      2: ^destroy
    ]
  ^create:
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^head(%next, %new : i32, !llvm.ptr)
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.br ^head(%next, %s : i32, !llvm.ptr)
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.br ^head(%next, %s : i32, !llvm.ptr)
  ^end:
    llvm.return
  }
  // The number is in a slot that is stored to once.
  llvm.func @number_in_a_slot(%n: i32) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %three = llvm.mlir.constant(3 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %n, %slot : i32, !llvm.ptr
    %a = llvm.load %slot : !llvm.ptr -> i32
    %less = llvm.icmp "slt" %a, %three : i32
    llvm.cond_br %less, ^create, ^next(%null : !llvm.ptr)
  ^create:
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^next(%new : !llvm.ptr)
  ^next(%s: !llvm.ptr):
    %b = llvm.load %slot : !llvm.ptr -> i32
    %still = llvm.icmp "slt" %b, %three : i32
    llvm.cond_br %still, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  // Two created streams are never the same.
  llvm.func @two(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^create, ^next(%s : !llvm.ptr)
  ^create:
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^next(%new : !llvm.ptr)
  ^next(%t: !llvm.ptr):
    %same = llvm.icmp "eq" %s, %t : !llvm.ptr
    llvm.cond_br %same, ^end, ^destroy
  ^destroy:
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
