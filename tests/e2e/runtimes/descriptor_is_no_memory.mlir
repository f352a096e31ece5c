// A descriptor stands for memory to the sparse library alone: a copy or fill that gets it gets a handle.

// RUN: python3 %S/../expect.py %gpuverify %s
module {
  llvm.func @mgpuCreateDnVec(i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuDestroyDnVec(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func internal @clear(%p: !llvm.ptr, %n: i64, %s: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    llvm.call @mgpuMemset32(%p, %zero, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: handle-kind-mismatch
    llvm.return
  }
  llvm.func @filled(%m: !llvm.ptr, %n: i64, %t: i32, %s: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %d = llvm.call @mgpuCreateDnVec(%n, %m, %t, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %zero, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: handle-kind-mismatch
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @filled_in_callee(%m: !llvm.ptr, %n: i64, %t: i32, %s: !llvm.ptr) {
    %d = llvm.call @mgpuCreateDnVec(%n, %m, %t, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @clear(%d, %n, %s) : (!llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @copied_on_one_way(%m: !llvm.ptr, %h: !llvm.ptr, %n: i64, %t: i32, %s: !llvm.ptr, %q: i1) {
    %d = llvm.call @mgpuCreateDnVec(%n, %m, %t, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %from = llvm.select %q, %d, %m : i1, !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %from, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: handle-kind-mismatch
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @its_memory_is_filled_and_copied(%m: !llvm.ptr, %h: !llvm.ptr, %n: i64, %t: i32, %s: !llvm.ptr, %q: i1) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %d = llvm.call @mgpuCreateDnVec(%n, %m, %t, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuMemset32(%m, %zero, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.cond_br %q, ^copy, ^end
  ^copy:
    llvm.call @mgpuMemcpy(%h, %m, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
}
