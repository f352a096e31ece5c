// Control may come back to behind the call of setjmp, whatever was done since: nothing is known of what the function holds there.

// RUN: python3 %S/../expect.py --once %gpuverify %s

module {
  llvm.func @setjmp(!llvm.ptr) -> i32
  llvm.func @again(!llvm.ptr) -> i32 attributes {passthrough = ["returns_twice"]}
  llvm.func @longjmp(!llvm.ptr, i32) attributes {passthrough = ["noreturn"]}
  llvm.mlir.global internal @kept() : !llvm.ptr {
    %z = llvm.mlir.zero : !llvm.ptr
    llvm.return %z : !llvm.ptr
  }
  llvm.func @set_jump() {
    %1 = llvm.mlir.constant(1 : i64) : i64
    %one = llvm.mlir.constant(1 : i32) : i32
    %z = llvm.mlir.constant(0 : i32) : i32
    %b = llvm.alloca %1 x !llvm.array<200 x i8> : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %r = llvm.call @setjmp(%b) : (!llvm.ptr) -> i32
    %c = llvm.icmp "eq" %r, %z : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @longjmp(%b, %one) : (!llvm.ptr, i32) -> ()
    llvm.unreachable
  ^b:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @by_attribute() {
    %1 = llvm.mlir.constant(1 : i64) : i64
    %one = llvm.mlir.constant(1 : i32) : i32
    %z = llvm.mlir.constant(0 : i32) : i32
    %b = llvm.alloca %1 x !llvm.array<200 x i8> : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %r = llvm.call @again(%b) : (!llvm.ptr) -> i32
    %c = llvm.icmp "eq" %r, %z : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @longjmp(%b, %one) : (!llvm.ptr, i32) -> ()
    llvm.unreachable
  ^b:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @jump_back(%b: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %g = llvm.mlir.addressof @kept : !llvm.ptr
    %s = llvm.load %g : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @longjmp(%b, %one) : (!llvm.ptr, i32) -> ()
    llvm.unreachable
  }
  llvm.func @in_a_helper() {
    %1 = llvm.mlir.constant(1 : i64) : i64
    %z = llvm.mlir.constant(0 : i32) : i32
    %b = llvm.alloca %1 x !llvm.array<200 x i8> : (i64) -> !llvm.ptr
    %g = llvm.mlir.addressof @kept : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr
    %r = llvm.call @setjmp(%b) : (!llvm.ptr) -> i32
    %c = llvm.icmp "eq" %r, %z : i32
    llvm.cond_br %c, ^a, ^b
  ^a:
    llvm.call @jump_back(%b) : (!llvm.ptr) -> ()
    llvm.br ^b
  ^b:
    %t = llvm.load %g : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @in_a_loop() {
    %1 = llvm.mlir.constant(1 : i64) : i64
    %z = llvm.mlir.constant(0 : i32) : i32
    %b = llvm.alloca %1 x !llvm.array<200 x i8> : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^l(%s : !llvm.ptr)
  ^l(%t: !llvm.ptr):
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()  // expect: unknown-handle
    %r = llvm.call @setjmp(%b) : (!llvm.ptr) -> i32
    %c = llvm.icmp "eq" %r, %z : i32
    llvm.cond_br %c, ^l(%t : !llvm.ptr), ^e
  ^e:
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
