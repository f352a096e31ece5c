// Members of what callers outside pass as compilers do: in two numbers, in 128 bits, in a vector.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @pair(%v: !llvm.array<2 x i64>) {
    %1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %1 x !llvm.array<2 x ptr> : (i64) -> !llvm.ptr
    llvm.store %v, %p : !llvm.array<2 x i64>, !llvm.ptr
    %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %s = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %e = llvm.load %q : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @pair_one_twice(%v: !llvm.array<2 x i64>) {
    %1 = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %1 x !llvm.array<2 x ptr> : (i64) -> !llvm.ptr
    llvm.store %v, %p : !llvm.array<2 x i64>, !llvm.ptr
    %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %s = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %e = llvm.load %q : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @wide(%v: i128) {
    %k = llvm.mlir.constant(64 : i128) : i128
    %st = llvm.trunc %v : i128 to i64
    %s = llvm.inttoptr %st : i64 to !llvm.ptr
    %ed = llvm.lshr %v, %k : i128
    %et = llvm.trunc %ed : i128 to i64
    %e = llvm.inttoptr %et : i64 to !llvm.ptr
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wide_one_twice(%v: i128) {
    %k = llvm.mlir.constant(64 : i128) : i128
    %st = llvm.trunc %v : i128 to i64
    %s = llvm.inttoptr %st : i64 to !llvm.ptr
    %ed = llvm.lshr %v, %k : i128
    %et = llvm.trunc %ed : i128 to i64
    %e = llvm.inttoptr %et : i64 to !llvm.ptr
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.return
  }
  llvm.func @vector(%v: vector<2x!llvm.ptr>) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %a = llvm.extractelement %v[%0 : i32] : vector<2x!llvm.ptr>
    %b = llvm.extractelement %v[%1 : i32] : vector<2x!llvm.ptr>
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @vector_one_twice(%v: vector<2x!llvm.ptr>) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %a = llvm.extractelement %v[%0 : i32] : vector<2x!llvm.ptr>
    %b = llvm.extractelement %v[%1 : i32] : vector<2x!llvm.ptr>
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @inner(%v: i128) {
    %k = llvm.mlir.constant(64 : i128) : i128
    %st = llvm.trunc %v : i128 to i64
    %s = llvm.inttoptr %st : i64 to !llvm.ptr
    %ed = llvm.lshr %v, %k : i128
    %et = llvm.trunc %ed : i128 to i64
    %e = llvm.inttoptr %et : i64 to !llvm.ptr
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @called_from_here_too() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %la = llvm.ptrtoint %s : !llvm.ptr to i64
    %ha = llvm.ptrtoint %e : !llvm.ptr to i64
    %lw = llvm.zext %la : i64 to i128
    %hw = llvm.zext %ha : i64 to i128
    %k = llvm.mlir.constant(64 : i128) : i128
    %hs = llvm.shl %hw, %k : i128
    %w = llvm.or %lw, %hs : i128
    llvm.call @inner(%w) : (i128) -> ()
    llvm.return
  }
  llvm.func @in_a_loop(%v: !llvm.array<2 x ptr>, %n: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^l(%0 : i64)
  ^l(%i: i64):
    %a = llvm.extractvalue %v[0] : !llvm.array<2 x ptr>
    %b = llvm.extractvalue %v[1] : !llvm.array<2 x ptr>
    llvm.call @mgpuEventRecord(%b, %a) : (!llvm.ptr, !llvm.ptr) -> ()
    %j = llvm.add %i, %1 : i64
    %m = llvm.icmp "slt" %j, %n : i64
    llvm.cond_br %m, ^l(%j : i64), ^x
  ^x:
    llvm.call @mgpuEventSynchronize(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
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
