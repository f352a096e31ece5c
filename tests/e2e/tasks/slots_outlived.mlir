// A slot is gone when its function returns: tasks that may use it then are to be awaited before.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  func.func private @mgpuStreamCreate() -> !llvm.ptr
  func.func private @mgpuStreamDestroy(!llvm.ptr)
  func.func private @mgpuStreamSynchronize(!llvm.ptr)
  func.func private @mgpuEventCreate() -> !llvm.ptr
  func.func private @mgpuEventDestroy(!llvm.ptr)
  func.func private @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  func.func private @mgpuEventSynchronize(!llvm.ptr)
  func.func private @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  func.func @read_by_a_task(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
      async.yield
    }
    return // expect: use-after-free
  }
  func.func @written_by_a_task(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
    %a = async.execute {
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    return // expect: use-after-free
  }
  func.func @overwritten(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    return // expect: use-after-free
  }
  func.func @awaited_on_a_side(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
    %a = async.execute {
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    cf.cond_br %c, ^y, ^n
  ^y:
    async.await %a : !async.token
    cf.br ^n
  ^n:
    return // expect: use-after-free
  }
  func.func @written_and_read(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
    %a = async.execute {
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    func.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
      async.yield
    }
    return // expect: use-after-free
  }
  func.func @read_and_awaited_on_a_side(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr // expect: stream-leak
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
      async.yield
    }
    cf.cond_br %c, ^y, ^n
  ^y:
    async.await %a : !async.token
    cf.br ^n
  ^n:
    return // expect: use-after-free
  }
  func.func @a_number(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %q = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    llvm.store %v, %q : i32, !llvm.ptr
    %a = async.execute {
    %r = llvm.load %q : !llvm.ptr -> i32
    llvm.store %r, %p : i32, !llvm.ptr
      async.yield
    }
    return // expect: use-after-free
  }
  func.func @a_number_written(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %q = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
    %a = async.execute {
    llvm.store %v, %q : i32, !llvm.ptr
      async.yield
    }
    return // expect: use-after-free
  }
  func.func @of_any_size(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %q = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
    %a = async.execute {
    llvm.store %v, %q : i32, !llvm.ptr
      async.yield
    }
    return // expect: use-after-free
  }
  func.func @an_element(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %q = llvm.alloca %one x !llvm.array<4 x ptr> : (i64) -> !llvm.ptr
    %q1 = llvm.getelementptr %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x ptr>
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = async.execute {
    llvm.store %s, %q1 : !llvm.ptr, !llvm.ptr
      async.yield
    }
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return // expect: use-after-free
  }
  func.func @awaited(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = async.execute {
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    async.await %a : !async.token
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
}
