// Values that are computed where no block says so, values of which nothing is known, and numbers that double their expression with each step:
// paths are run with a number chosen for them, or not at all; nothing of that crashes or takes for ever.

// RUN: bash %S/../cpu.sh 240 %gpuverify --replay-proved --replay-device=sim %s | FileCheck %s
// RUN: bash %S/../cpu.sh 240 %gpuverify --replay --replay-device=sim %s | FileCheck %s
// RUN: bash %S/../cpu.sh 240 %gpuverify --replay-plan=%t.plan %s | FileCheck %s
// CHECK: no_crash.mlir: proved

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @atomic_add(%p: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %old = llvm.atomicrmw add %p, %one monotonic : !llvm.ptr, i32
    %c = llvm.icmp "eq" %old, %one : i32
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^f
  ^f:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @compare_exchange(%p: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %both = llvm.cmpxchg %p, %one, %one acq_rel monotonic : !llvm.ptr, i64
    %done = llvm.extractvalue %both[1] : !llvm.struct<(i64, i1)>
    llvm.cond_br %done, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @gathers(%p: !llvm.ptr, %i: vector<4xi64>, %mask: vector<4xi1>, %else: vector<4xf32>) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %at = llvm.getelementptr %p[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f32
    %v = llvm.intr.masked.gather %at, %mask, %else {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.scatter %v, %at, %mask {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @picks(%v: f32, %p: !llvm.ptr) -> !llvm.ptr {
    llvm.return %p : !llvm.ptr
  }
  llvm.func @exchanged_handle(%p: !llvm.ptr, %f: f32) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %old = llvm.atomicrmw xchg %p, %one monotonic : !llvm.ptr, i64
    %t = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %u = llvm.call @picks(%f, %t) : (f32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%u) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @doubles(%n: i32) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x0 = llvm.add %n, %n : i32
    %x1 = llvm.add %x0, %x0 : i32
    %x2 = llvm.add %x1, %x1 : i32
    %x3 = llvm.add %x2, %x2 : i32
    %x4 = llvm.add %x3, %x3 : i32
    %x5 = llvm.add %x4, %x4 : i32
    %x6 = llvm.add %x5, %x5 : i32
    %x7 = llvm.add %x6, %x6 : i32
    %x8 = llvm.add %x7, %x7 : i32
    %x9 = llvm.add %x8, %x8 : i32
    %x10 = llvm.add %x9, %x9 : i32
    %x11 = llvm.add %x10, %x10 : i32
    %x12 = llvm.add %x11, %x11 : i32
    %x13 = llvm.add %x12, %x12 : i32
    %x14 = llvm.add %x13, %x13 : i32
    %x15 = llvm.add %x14, %x14 : i32
    %x16 = llvm.add %x15, %x15 : i32
    %x17 = llvm.add %x16, %x16 : i32
    %x18 = llvm.add %x17, %x17 : i32
    %x19 = llvm.add %x18, %x18 : i32
    %x20 = llvm.add %x19, %x19 : i32
    %x21 = llvm.add %x20, %x20 : i32
    %x22 = llvm.add %x21, %x21 : i32
    %x23 = llvm.add %x22, %x22 : i32
    %x24 = llvm.add %x23, %x23 : i32
    %x25 = llvm.add %x24, %x24 : i32
    %x26 = llvm.add %x25, %x25 : i32
    %x27 = llvm.add %x26, %x26 : i32
    %x28 = llvm.add %x27, %x27 : i32
    %x29 = llvm.add %x28, %x28 : i32
    %x30 = llvm.add %x29, %x29 : i32
    %x31 = llvm.add %x30, %x30 : i32
    %x32 = llvm.add %x31, %x31 : i32
    %x33 = llvm.add %x32, %x32 : i32
    %x34 = llvm.add %x33, %x33 : i32
    %x35 = llvm.add %x34, %x34 : i32
    %x36 = llvm.add %x35, %x35 : i32
    %x37 = llvm.add %x36, %x36 : i32
    %x38 = llvm.add %x37, %x37 : i32
    %x39 = llvm.add %x38, %x38 : i32
    %x40 = llvm.add %x39, %x39 : i32
    %x41 = llvm.add %x40, %x40 : i32
    %x42 = llvm.add %x41, %x41 : i32
    %x43 = llvm.add %x42, %x42 : i32
    %x44 = llvm.add %x43, %x43 : i32
    %x45 = llvm.add %x44, %x44 : i32
    %x46 = llvm.add %x45, %x45 : i32
    %x47 = llvm.add %x46, %x46 : i32
    %x48 = llvm.add %x47, %x47 : i32
    %x49 = llvm.add %x48, %x48 : i32
    %x50 = llvm.add %x49, %x49 : i32
    %x51 = llvm.add %x50, %x50 : i32
    %x52 = llvm.add %x51, %x51 : i32
    %x53 = llvm.add %x52, %x52 : i32
    %x54 = llvm.add %x53, %x53 : i32
    %x55 = llvm.add %x54, %x54 : i32
    %x56 = llvm.add %x55, %x55 : i32
    %x57 = llvm.add %x56, %x56 : i32
    %x58 = llvm.add %x57, %x57 : i32
    %x59 = llvm.add %x58, %x58 : i32
    %c = llvm.icmp "eq" %x59, %zero : i32
    llvm.cond_br %c, ^t, ^f
  ^t:
    llvm.br ^f
  ^f:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
