// What callers outside pass by value: each member is a handle or buffer of its own. Correct programs; the faulty ones are in faulty.mlir.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @two_streams(%v: !llvm.array<2 x ptr>) {
    %a = llvm.extractvalue %v[0] : !llvm.array<2 x ptr>
    %b = llvm.extractvalue %v[1] : !llvm.array<2 x ptr>
    llvm.call @mgpuStreamSynchronize(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @nested(%v: !llvm.struct<(ptr, struct<(ptr, i64)>, array<2 x ptr>)>, %n: i64) {
    %s = llvm.extractvalue %v[0] : !llvm.struct<(ptr, struct<(ptr, i64)>, array<2 x ptr>)>
    %e = llvm.extractvalue %v[1, 0] : !llvm.struct<(ptr, struct<(ptr, i64)>, array<2 x ptr>)>
    %f = llvm.extractvalue %v[2, 0] : !llvm.struct<(ptr, struct<(ptr, i64)>, array<2 x ptr>)>
    %g = llvm.extractvalue %v[2, 1] : !llvm.struct<(ptr, struct<(ptr, i64)>, array<2 x ptr>)>
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%f, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%f) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%g) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%g) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%f) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @two_buffers_two_streams(%v: !llvm.struct<(ptr, ptr)>, %s: !llvm.ptr, %t: !llvm.ptr) {
    %a = llvm.extractvalue %v[0] : !llvm.struct<(ptr, ptr)>
    %b = llvm.extractvalue %v[1] : !llvm.struct<(ptr, ptr)>
    %n = llvm.mlir.constant(4 : i64) : i64
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.call @mgpuMemset32(%a, %z, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %z, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @finish(%v: !llvm.struct<(ptr, ptr)>) {
    %a = llvm.extractvalue %v[0] : !llvm.struct<(ptr, ptr)>
    %b = llvm.extractvalue %v[1] : !llvm.struct<(ptr, ptr)>
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%b) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @passed_on(%v: !llvm.struct<(ptr, ptr)>) {
    llvm.call @finish(%v) : (!llvm.struct<(ptr, ptr)>) -> ()
    llvm.return
  }
  llvm.func @through_memory(%v: !llvm.struct<(ptr, ptr, ptr)>) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %one x !llvm.struct<(ptr, ptr, ptr)> : (i64) -> !llvm.ptr
    llvm.store %v, %p : !llvm.struct<(ptr, ptr, ptr)>, !llvm.ptr
    %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, ptr)>
    %r = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, ptr)>
    %a = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %b = llvm.load %q : !llvm.ptr -> !llvm.ptr
    %c = llvm.load %r : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%c) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @chosen(%v: !llvm.array<2 x ptr>, %w: !llvm.array<2 x ptr>, %c: i1) {
    %x = llvm.select %c, %v, %w : i1, !llvm.array<2 x ptr>
    %y = llvm.select %c, %w, %v : i1, !llvm.array<2 x ptr>
    %a = llvm.extractvalue %x[0] : !llvm.array<2 x ptr>
    %b = llvm.extractvalue %x[1] : !llvm.array<2 x ptr>
    %d = llvm.extractvalue %y[0] : !llvm.array<2 x ptr>
    %e = llvm.extractvalue %y[1] : !llvm.array<2 x ptr>
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%d) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%e) : (!llvm.ptr) -> ()
    llvm.return
  }
  // Called from here, too: with two streams.
  llvm.func @shared_helper(%v: !llvm.array<2 x ptr>) {
    %a = llvm.extractvalue %v[0] : !llvm.array<2 x ptr>
    %b = llvm.extractvalue %v[1] : !llvm.array<2 x ptr>
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @calls_it() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.mlir.undef : !llvm.array<2 x ptr>
    %1 = llvm.insertvalue %s, %u[0] : !llvm.array<2 x ptr>
    %2 = llvm.insertvalue %t, %1[1] : !llvm.array<2 x ptr>
    llvm.call @shared_helper(%2) : (!llvm.array<2 x ptr>) -> ()
    llvm.return
  }
  // A memref and the stream that works on it.
  llvm.func @descriptor_and_stream(%v: !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, ptr)>) {
    %m = llvm.extractvalue %v[0, 1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, ptr)>
    %o = llvm.extractvalue %v[0, 0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, ptr)>
    %s = llvm.extractvalue %v[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, ptr)>
    %n = llvm.mlir.constant(4 : i64) : i64
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.call @mgpuMemset32(%m, %z, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%o, %s) : (!llvm.ptr, !llvm.ptr) -> ()
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
