// A test for null tells a handle that was created from one that was not, wherever the test is.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @created_on_first_use(%n: i32) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.br ^head(%zero, %null : i32, !llvm.ptr)
  ^head(%i: i32, %s: !llvm.ptr):
    %more = llvm.icmp "slt" %i, %n : i32
    llvm.cond_br %more, ^body, ^done
  ^body:
    %none = llvm.icmp "eq" %s, %null : !llvm.ptr
    llvm.cond_br %none, ^create, ^use(%s : !llvm.ptr)
  ^create:
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^use(%new : !llvm.ptr)
  ^use(%t: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    %next = llvm.add %i, %one : i32
    llvm.br ^head(%next, %t : i32, !llvm.ptr)
  ^done:
    %any = llvm.icmp "ne" %s, %null : !llvm.ptr
    llvm.cond_br %any, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @in_a_slot(%c: i1) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^create, ^next
  ^create:
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %e, %slot : !llvm.ptr, !llvm.ptr
    llvm.br ^next
  ^next:
    %tested = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %none = llvm.icmp "eq" %null, %tested : !llvm.ptr
    llvm.cond_br %none, ^end, ^destroy
  ^destroy:
    %again = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%again) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  // The wrong way round: destroys null, and never the stream.
  llvm.func @opposite(%c: i1) {
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.cond_br %c, ^create, ^next(%null : !llvm.ptr)
  ^create:
    %new = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
    llvm.br ^next(%new : !llvm.ptr)
  ^next(%s: !llvm.ptr):
    %none = llvm.icmp "eq" %s, %null : !llvm.ptr
    llvm.cond_br %none, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: null-handle
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
}
