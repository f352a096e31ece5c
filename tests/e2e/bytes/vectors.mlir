// Handles in the lanes of vectors.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @lanes() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %u = llvm.mlir.undef : vector<2x!llvm.ptr>
    %v0 = llvm.insertelement %s, %u[%0 : i32] : vector<2x!llvm.ptr>
    %v = llvm.insertelement %e, %v0[%1 : i32] : vector<2x!llvm.ptr>
    %a = llvm.extractelement %v[%0 : i32] : vector<2x!llvm.ptr>
    %b = llvm.extractelement %v[%1 : i32] : vector<2x!llvm.ptr>
    llvm.call @mgpuEventRecord(%b, %a) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @wrong_lane() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %u = llvm.mlir.undef : vector<2x!llvm.ptr>
    %v0 = llvm.insertelement %s, %u[%0 : i32] : vector<2x!llvm.ptr>
    %v = llvm.insertelement %e, %v0[%1 : i32] : vector<2x!llvm.ptr>
    %a = llvm.extractelement %v[%1 : i32] : vector<2x!llvm.ptr>
    llvm.call @mgpuStreamSynchronize(%a) : (!llvm.ptr) -> ()  // expect: handle-kind-mismatch
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @undefined_lane() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %u = llvm.mlir.undef : vector<2x!llvm.ptr>
    %v = llvm.insertelement %s, %u[%0 : i32] : vector<2x!llvm.ptr>
    %a = llvm.extractelement %v[%1 : i32] : vector<2x!llvm.ptr>
    llvm.call @mgpuEventSynchronize(%a) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @shuffled() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %u = llvm.mlir.undef : vector<2x!llvm.ptr>
    %v0 = llvm.insertelement %s, %u[%0 : i32] : vector<2x!llvm.ptr>
    %v = llvm.insertelement %e, %v0[%1 : i32] : vector<2x!llvm.ptr>
    %w = llvm.shufflevector %v, %u [1, 0] : vector<2x!llvm.ptr>
    %b = llvm.extractelement %w[%0 : i32] : vector<2x!llvm.ptr>
    %a = llvm.extractelement %w[%1 : i32] : vector<2x!llvm.ptr>
    llvm.call @mgpuEventRecord(%b, %a) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @numbers() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %ia = llvm.ptrtoint %s : !llvm.ptr to i64
    %ib = llvm.ptrtoint %e : !llvm.ptr to i64
    %u = llvm.mlir.poison : vector<2xi64>
    %v0 = llvm.insertelement %ia, %u[%0 : i64] : vector<2xi64>
    %v = llvm.insertelement %ib, %v0[%1 : i64] : vector<2xi64>
    %p = llvm.alloca %1 x vector<2xi64> : (i64) -> !llvm.ptr
    llvm.store %v, %p : vector<2xi64>, !llvm.ptr
    %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %a = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %b = llvm.load %q : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()  // expect: event-double-destroy
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @as_128_bits() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %ia = llvm.ptrtoint %s : !llvm.ptr to i64
    %ib = llvm.ptrtoint %e : !llvm.ptr to i64
    %u = llvm.mlir.poison : vector<2xi64>
    %v0 = llvm.insertelement %ia, %u[%0 : i64] : vector<2xi64>
    %v = llvm.insertelement %ib, %v0[%1 : i64] : vector<2xi64>
    %w = llvm.bitcast %v : vector<2xi64> to i128
    %at = llvm.trunc %w : i128 to i64
    %a = llvm.inttoptr %at : i64 to !llvm.ptr
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @loaded_at_once() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %1 = llvm.mlir.constant(1 : i64) : i64
    %i = llvm.mlir.constant(0 : i32) : i32
    %o = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %1 x !llvm.array<2 x ptr> : (i64) -> !llvm.ptr
    %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.store %e, %q : !llvm.ptr, !llvm.ptr
    %v = llvm.load %p : !llvm.ptr -> vector<2x!llvm.ptr>
    %a = llvm.extractelement %v[%i : i32] : vector<2x!llvm.ptr>
    %b = llvm.extractelement %v[%o : i32] : vector<2x!llvm.ptr>
    llvm.call @mgpuEventDestroy(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()  // expect: event-use-after-destroy
    llvm.return
  }
  llvm.func @which_lane_is_not_known(%i: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %u = llvm.mlir.undef : vector<2x!llvm.ptr>
    %v0 = llvm.insertelement %s, %u[%0 : i32] : vector<2x!llvm.ptr>
    %v = llvm.insertelement %e, %v0[%1 : i32] : vector<2x!llvm.ptr>
    %a = llvm.extractelement %v[%i : i32] : vector<2x!llvm.ptr>
    llvm.call @mgpuStreamSynchronize(%a) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @first(%v: vector<2x!llvm.ptr>) -> !llvm.ptr {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %a = llvm.extractelement %v[%0 : i32] : vector<2x!llvm.ptr>
    llvm.return %a : !llvm.ptr
  }
  llvm.func @through_a_helper() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %u = llvm.mlir.undef : vector<2x!llvm.ptr>
    %v0 = llvm.insertelement %s, %u[%0 : i32] : vector<2x!llvm.ptr>
    %v = llvm.insertelement %e, %v0[%1 : i32] : vector<2x!llvm.ptr>
    %a = llvm.call @first(%v) : (vector<2x!llvm.ptr>) -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
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
