// One member of what callers outside pass by value is used wrongly; the others are none of its business.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @one_twice(%v: !llvm.array<2 x ptr>) {
    %a = llvm.extractvalue %v[0] : !llvm.array<2 x ptr>
    %b = llvm.extractvalue %v[1] : !llvm.array<2 x ptr>
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> () // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @behind_a_branch(%v: !llvm.struct<(ptr, ptr)>, %c: i1) {
    %a = llvm.extractvalue %v[0] : !llvm.struct<(ptr, ptr)>
    %b = llvm.extractvalue %v[1] : !llvm.struct<(ptr, ptr)>
    llvm.cond_br %c, ^x(%a : !llvm.ptr), ^x(%b : !llvm.ptr)
  ^x(%d: !llvm.ptr):
    llvm.call @mgpuStreamDestroy(%d) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%a) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.return
  }
  llvm.func internal @end_second(%v: !llvm.struct<(ptr, i64, ptr)>) {
    %b = llvm.extractvalue %v[2] : !llvm.struct<(ptr, i64, ptr)>
    llvm.call @mgpuEventDestroy(%b) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_a_helper(%v: !llvm.struct<(ptr, i64, ptr)>) {
    %a = llvm.extractvalue %v[0] : !llvm.struct<(ptr, i64, ptr)>
    %b = llvm.extractvalue %v[2] : !llvm.struct<(ptr, i64, ptr)>
    llvm.call @end_second(%v) : (!llvm.struct<(ptr, i64, ptr)>) -> ()
    llvm.call @mgpuEventSynchronize(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%b) : (!llvm.ptr) -> () // expect: event-use-after-destroy
    llvm.return
  }
  llvm.func @kinds(%v: !llvm.array<3 x ptr>) {
    %a = llvm.extractvalue %v[1] : !llvm.array<3 x ptr>
    %b = llvm.extractvalue %v[2] : !llvm.array<3 x ptr>
    llvm.call @mgpuStreamSynchronize(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%b, %a) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%b) : (!llvm.ptr) -> () // expect: handle-kind-mismatch
    llvm.return
  }
  llvm.func @through_memory(%v: !llvm.struct<(ptr, ptr)>) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %p = llvm.alloca %one x !llvm.struct<(ptr, ptr)> : (i64) -> !llvm.ptr
    llvm.store %v, %p : !llvm.struct<(ptr, ptr)>, !llvm.ptr
    %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %b = llvm.load %q : !llvm.ptr -> !llvm.ptr
    %c = llvm.extractvalue %v[1] : !llvm.struct<(ptr, ptr)>
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%c) : (!llvm.ptr) -> () // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @one_buffer_two_streams(%v: !llvm.struct<(ptr, ptr)>, %s: !llvm.ptr, %t: !llvm.ptr) {
    %b = llvm.extractvalue %v[1] : !llvm.struct<(ptr, ptr)>
    %n = llvm.mlir.constant(4 : i64) : i64
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.call @mgpuMemset32(%b, %z, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %z, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // The two pointers of a descriptor are one buffer.
  llvm.func @freed_and_used(%v: !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, %s: !llvm.ptr) {
    %a = llvm.extractvalue %v[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %b = llvm.extractvalue %v[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %n = llvm.mlir.constant(4 : i64) : i64
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%b, %z, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: use-after-free
    llvm.return
  }
  llvm.func @second_descriptor(%v: !llvm.array<2 x struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>>, %s: !llvm.ptr) {
    %a = llvm.extractvalue %v[0, 0] : !llvm.array<2 x struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>>
    %b = llvm.extractvalue %v[1, 0] : !llvm.array<2 x struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>>
    %c = llvm.extractvalue %v[1, 1] : !llvm.array<2 x struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>>
    %n = llvm.mlir.constant(4 : i64) : i64
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%c, %z, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%c, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: double-free
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
