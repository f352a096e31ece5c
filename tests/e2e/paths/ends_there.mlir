// Control does not go on after a trap, wherever it stands in its block. Where it comes to a place that it must not come to, after a call that returns, an optimizer has
// left out what was undefined.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @fatal()

  llvm.func @right_trap(%fails: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %fails, ^ends, ^goes_on
  ^ends:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.intr.trap
    llvm.br ^goes_on
  ^goes_on:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @right_trap_of_sanitizer(%fails: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %fails, ^ends, ^goes_on
  ^ends:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.intr.ubsantrap <{failureKind = 3 : i8}>
    llvm.br ^goes_on
  ^goes_on:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @wrong_trap_for_debuggers(%fails: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %fails, ^ends, ^goes_on
  ^ends:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.intr.debugtrap
    llvm.br ^goes_on
  ^goes_on:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }

  llvm.func @right_unknown_call(%fails: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %fails, ^ends, ^goes_on
  ^ends:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @fatal() : () -> ()
    llvm.unreachable
  ^goes_on:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @right_never_there(%which: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.switch %which : i32, ^never [0: ^waits, 1: ^ends]
  ^waits:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^ends
  ^never:
    llvm.unreachable
  ^ends:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // A stream that was destroyed was used, and an event that was not made.
  llvm.func @wrong_left_out(%fails: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %fails, ^undefined, ^goes_on
  ^undefined:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.unreachable  // expect: unknown-handle
  ^goes_on:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
