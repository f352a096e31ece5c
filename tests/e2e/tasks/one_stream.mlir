// Tasks beside each other that enqueue work on one stream: one piece of work comes first, whichever, and they do not race. On two streams, or where
// one of the tasks is who makes the other stream wait, they do. What the host does, and frees, wait for neither.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  func.func private @mgpuStreamCreate() -> !llvm.ptr
  func.func private @mgpuStreamDestroy(!llvm.ptr)
  func.func private @mgpuStreamSynchronize(!llvm.ptr)
  func.func private @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  func.func private @mgpuEventCreate() -> !llvm.ptr
  func.func private @mgpuEventDestroy(!llvm.ptr)
  func.func private @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  func.func private @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  func.func private @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  func.func private @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  func.func private @mgpuMemFree(!llvm.ptr, !llvm.ptr)

  func.func @both_wait_for_it(%p: !llvm.ptr, %n: i64, %v: i32, %c: i1) {
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = async.execute {
      func.call @put_and_wait(%p, %n, %v, %s, %c) : (!llvm.ptr, i64, i32, !llvm.ptr, i1) -> ()
      async.yield
    }
    call @put_and_wait(%p, %n, %v, %s, %c) : (!llvm.ptr, i64, i32, !llvm.ptr, i1) -> ()
    async.await %a : !async.token
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func private @put_and_wait(%p: !llvm.ptr, %n: i64, %v: i32, %s: !llvm.ptr, %c: i1) {
    cf.cond_br %c, ^put, ^wait
  ^put:
    call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    cf.br ^wait
  ^wait:
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @each_waits_for_its_own(%p: !llvm.ptr, %n: i64, %v: i32) {
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = async.execute {
      func.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      func.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    call @mgpuMemset32(%p, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: stream-race
    call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    async.await %a : !async.token
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    return
  }
  func.func @two_tasks(%p: !llvm.ptr, %n: i64, %v: i32) {
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = async.execute {
      func.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      async.yield
    }
    %b = async.execute {
      func.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      async.yield
    }
    async.await %a : !async.token
    async.await %b : !async.token
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @on_the_null_stream(%p: !llvm.ptr, %n: i64, %v: i32) {
    %s = llvm.mlir.zero : !llvm.ptr
    %a = async.execute {
      func.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      async.yield
    }
    call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    async.await %a : !async.token
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @in_a_loop(%p: !llvm.ptr, %n: i64, %v: i32) {
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %g = async.create_group %c4 : !async.group
    scf.for %i = %c0 to %c4 step %c1 {
      %a = async.execute {
        func.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
        async.yield
      }
      %x = async.add_to_group %a, %g : !async.token
    }
    async.await_all %g
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @recorded_beside(%p: !llvm.ptr, %n: i64, %v: i32) {
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = call @mgpuEventCreate() : () -> !llvm.ptr
    %a = async.execute {
      func.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      func.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    async.await %a : !async.token
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @a_stream_each_of_two(%p: !llvm.ptr, %n: i64, %v: i32) {
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = async.execute {
      func.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      async.yield
    }
    %b = async.execute {
      func.call @mgpuMemset32(%p, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: stream-race
      async.yield
    }
    async.await %a : !async.token
    async.await %b : !async.token
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    return
  }
  func.func @made_to_wait_by_a_task(%p: !llvm.ptr, %n: i64, %v: i32) {
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = async.execute {
      %e = func.call @mgpuEventCreate() : () -> !llvm.ptr
      func.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      func.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      func.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
      func.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
      func.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    call @mgpuMemset32(%p, %v, %n, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: stream-race
    async.await %a : !async.token
    call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    return
  }
  func.func @one_of_two(%c: i1, %p: !llvm.ptr, %n: i64, %v: i32) {
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = arith.select %c, %s, %t : !llvm.ptr
    %a = async.execute {
      func.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      async.yield
    }
    call @mgpuMemset32(%p, %v, %n, %u) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: stream-race
    async.await %a : !async.token
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    return
  }
  func.func @host_beside(%p: !llvm.ptr, %n: i64, %v: i32) {
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = async.execute {
      func.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      async.yield
    }
    %b = async.execute {
      func.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      func.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    async.await %b : !async.token
    llvm.store %v, %p : i32, !llvm.ptr // expect: host-race
    async.await %a : !async.token
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @freed_beside(%n: i64, %v: i32) {
    %s = call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = arith.constant 0 : i8
    %p = call @mgpuMemAlloc(%n, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %a = async.execute {
      func.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      async.yield
    }
    call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: use-after-free
    async.await %a : !async.token
    call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @a_stream_of_each_round(%p: !llvm.ptr, %n: i64, %v: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %g = async.create_group %c4 : !async.group
    scf.for %i = %c0 to %c4 step %c1 {
      %a = async.execute {
        %s = func.call @mgpuStreamCreate() : () -> !llvm.ptr
        func.call @mgpuMemset32(%p, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: stream-race
        func.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
        func.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      %x = async.add_to_group %a, %g : !async.token
    }
    async.await_all %g
    return
  }
}
