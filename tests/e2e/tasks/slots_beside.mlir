// Slots that tasks read and write, and that are written beside them: what a task finds there is what was stored when it runs.

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
  func.func private @put(%to: !llvm.ptr, %x: !llvm.ptr) {
    llvm.store %x, %to : !llvm.ptr, !llvm.ptr
    return
  }
  func.func @stored_beside(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    func.call @mgpuMemset32(%p, %v, %n, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
      async.yield
    }
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
    async.await %a : !async.token
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> () // expect: unknown-handle
    return
  }
  func.func @stored_after_await(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    func.call @mgpuMemset32(%p, %v, %n, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      async.yield
    }
    async.await %a : !async.token
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    return
  }
  func.func @destroyed_replaced(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    func.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> () // expect: unknown-handle
      async.yield
    }
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> () // expect: unknown-handle
    async.await %a : !async.token
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    return
  }
  func.func @task_writes(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    call @mgpuMemset32(%p, %v, %n, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    async.await %a : !async.token
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> () // expect: unknown-handle
    return
  }
  func.func @task_writes_await(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    async.await %a : !async.token
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    call @mgpuMemset32(%p, %v, %n, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unwaited-work
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    return
  }
  func.func @task_writes_await_right(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    async.await %a : !async.token
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    call @mgpuMemset32(%p, %v, %n, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    return
  }
  func.func @two_tasks(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    %b = async.execute {
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    func.call @mgpuMemset32(%p, %v, %n, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
      async.yield
    }
    async.await %a : !async.token
    async.await %b : !async.token
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> () // expect: unknown-handle
    return
  }
  func.func @two_tasks2(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    %b = async.execute {
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    func.call @mgpuMemset32(%p, %v, %n, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
      async.yield
    }
    async.await %a : !async.token
    async.await %b : !async.token
    call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> () // expect: unknown-handle
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    return
  }
  func.func @task_fills(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = async.execute {
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> () // expect: unknown-handle
    async.await %a : !async.token
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    return
  }
  func.func @task_fills_right(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = async.execute {
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    async.await %a : !async.token
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @null_beside(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    func.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> () // expect: unknown-handle
      async.yield
    }
    %z = llvm.mlir.zero : !llvm.ptr
    llvm.store %z, %slot : !llvm.ptr, !llvm.ptr
    async.await %a : !async.token
    return
  }
  func.func @loop(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %g = async.create_group %c4 : !async.group
    scf.for %i = %c0 to %c4 step %c1 {
      %s = func.call @mgpuStreamCreate() : () -> !llvm.ptr
      llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
      %a = async.execute {
        %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
        func.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> () // expect: unknown-handle
        async.yield
      }
      %q = async.add_to_group %a, %g : !async.token
    }
    async.await_all %g
    return
  }
  func.func @loop_right(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %i = %c0 to %c4 step %c1 {
      %s = func.call @mgpuStreamCreate() : () -> !llvm.ptr
      llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
      %a = async.execute {
        %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
        func.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
        async.yield
      }
      async.await %a : !async.token
    }
    
    return
  }
  func.func @on_a_side(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    func.call @mgpuMemset32(%p, %v, %n, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
      async.yield
    }
    scf.if %c {
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
    }
    async.await %a : !async.token
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> () // expect: unknown-handle
    return
  }
  func.func @in_a_call(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    func.call @mgpuMemset32(%p, %v, %n, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
      async.yield
    }
    func.call @put(%slot, %t) : (!llvm.ptr, !llvm.ptr) -> ()
    async.await %a : !async.token
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> () // expect: unknown-handle
    return
  }
  func.func @memcpy_beside(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %e8 = llvm.mlir.constant(8 : i64) : i64
    %o = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    llvm.store %t, %o : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    func.call @mgpuMemset32(%p, %v, %n, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
      async.yield
    }
    "llvm.intr.memcpy"(%slot, %o, %e8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    async.await %a : !async.token
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> () // expect: unknown-handle
    return
  }
  func.func @event(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = call @mgpuEventCreate() : () -> !llvm.ptr
    %f = call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %e, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    func.call @mgpuEventRecord(%x, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
      async.yield
    }
    llvm.store %f, %slot : !llvm.ptr, !llvm.ptr
    async.await %a : !async.token
    call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> () // expect: unknown-handle
    call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    call @mgpuEventDestroy(%f) : (!llvm.ptr) -> () // expect: unknown-handle
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    return
  }
  func.func @written_by_a_task(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    async.await %a : !async.token
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    call @mgpuMemset32(%p, %v, %n, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.store %v, %p : i32, !llvm.ptr // expect: host-race
    call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    return
  }
  func.func @written_by_a_task_right(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    async.await %a : !async.token
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    call @mgpuMemset32(%p, %v, %n, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.store %v, %p : i32, !llvm.ptr
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    return
  }
  func.func @written_on_a_side(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    scf.if %c {
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
    }
      async.yield
    }
    async.await %a : !async.token
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    call @mgpuMemset32(%p, %v, %n, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.store %v, %p : i32, !llvm.ptr // expect: host-race
    call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    return
  }
  func.func @destroyed_by_a_task(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    func.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
      async.yield
    }
    async.await %a : !async.token
    %y = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    call @mgpuStreamSynchronize(%y) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    return
  }
  func.func @written_by_an_inner_task(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = async.execute {
    %a = async.execute {
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    async.await %a : !async.token
      async.yield
    }
    %y = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    call @mgpuStreamSynchronize(%y) : (!llvm.ptr) -> () // expect: unknown-handle
    async.await %b : !async.token
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    return
  }
  func.func @inner_task_right(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = async.execute {
    %a = async.execute {
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    async.await %a : !async.token
      async.yield
    }
    async.await %b : !async.token
    %y = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    call @mgpuStreamSynchronize(%y) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @read_behind_the_writer(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %a = async.execute {
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    %b = async.execute {
    async.await %a : !async.token
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    func.call @mgpuMemset32(%p, %v, %n, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      async.yield
    }
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.store %v, %p : i32, !llvm.ptr // expect: host-race
    async.await %b : !async.token
    call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    return
  }
  func.func @writer_begins_later(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %b = async.execute {
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    func.call @mgpuMemset32(%p, %v, %n, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
      async.yield
    }
    %a = async.execute {
    llvm.store %t, %slot : !llvm.ptr, !llvm.ptr
      async.yield
    }
    async.await %b : !async.token
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.store %v, %p : i32, !llvm.ptr // expect: unknown-handle
    async.await %a : !async.token
    call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> () // expect: unknown-handle
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    return
  }
  func.func @written_somewhere(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %g = llvm.getelementptr %slot[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %b = async.execute {
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    func.call @mgpuMemset32(%p, %v, %n, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
      async.yield
    }
    llvm.store %t, %g : !llvm.ptr, !llvm.ptr
    async.await %b : !async.token
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.store %v, %p : i32, !llvm.ptr // expect: unknown-handle
    call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> () // expect: unknown-handle
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    return
  }
  func.func @written_through_a_slot(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %h = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %slot, %h : !llvm.ptr, !llvm.ptr
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %b = async.execute {
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    func.call @mgpuMemset32(%p, %v, %n, %x) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
      async.yield
    }
    %k = llvm.load %h : !llvm.ptr -> !llvm.ptr
    llvm.store %t, %k : !llvm.ptr, !llvm.ptr
    async.await %b : !async.token
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.store %v, %p : i32, !llvm.ptr // expect: unknown-handle
    call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> () // expect: unknown-handle
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    return
  }
}
