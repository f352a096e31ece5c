// scf.while and scf.index_switch: the second destroy is one on a path round the loop, and of one case only.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  func.func @round(%n: i32, %one: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %end = scf.while (%i = %n) : (i32) -> i32 {
      %zero = arith.constant 0 : i32
      %more = arith.cmpi ne, %i, %zero : i32
      scf.condition(%more) %i : i32
    } do {
    ^bb0(%i: i32):
      llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
      %next = arith.subi %i, %one : i32
      scf.yield %next : i32
    }
    return
  }
  func.func @once(%n: i32, %one: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %end = scf.while (%i = %n) : (i32) -> i32 {
      %zero = arith.constant 0 : i32
      %more = arith.cmpi ne, %i, %zero : i32
      scf.condition(%more) %i : i32
    } do {
    ^bb0(%i: i32):
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      %next = arith.subi %i, %one : i32
      scf.yield %next : i32
    }
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @cases(%which: index) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    scf.index_switch %which
    case 2 {
      llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
      scf.yield
    }
    case 5 {
      scf.yield
    }
    default {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    }
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    return
  }
}
