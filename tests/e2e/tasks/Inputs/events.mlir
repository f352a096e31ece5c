// An event that is recorded by a task beside a wait for it, or beside another record: which mark the wait waits for, nobody can tell.

module {
// Two tasks record one event. Whichever is last has moved the mark.
  func.func @two_tasks_record(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      llvm.call @mgpuEventRecord(%e, %t) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    async.await %k : !async.token
    async.await %l : !async.token
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    return
  }
// The second task waits for the first: its record is the later one, and the wait waits for that.
  func.func @second_record_waits_for_the_first(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuEventRecord(%e, %t) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute [%k] {
      llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    async.await %l : !async.token
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    return
  }
  func.func @second_record_moves_the_mark(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute [%k] {
      llvm.call @mgpuEventRecord(%e, %t) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    async.await %l : !async.token
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    return
  }
  func.func private @rec(%e: !llvm.ptr, %s: !llvm.ptr) {
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    return
  }
  func.func @recorded_in_helpers(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      func.call @rec(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      func.call @rec(%e, %t) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    async.await %k : !async.token
    async.await %l : !async.token
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    return
  }
// The task with the work is written second.
  func.func @work_in_the_second(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuEventRecord(%e, %t) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    async.await %k : !async.token
    async.await %l : !async.token
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    return
  }
// The parent records again while the task may not have waited yet.
  func.func @parent_records_beside_wait(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %k = async.execute {
      llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
      %x = llvm.load volatile %h : !llvm.ptr -> i32  // expect: unknown-handle
      async.yield
    }
    llvm.call @mgpuEventRecord(%e, %t) : (!llvm.ptr, !llvm.ptr) -> ()
    async.await %k : !async.token
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @parent_records_after_await(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %k = async.execute {
      llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
      %x = llvm.load volatile %h : !llvm.ptr -> i32
      async.yield
    }
    async.await %k : !async.token
    llvm.call @mgpuEventRecord(%e, %t) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    return
  }
  func.func private @esync_and_read(%e: !llvm.ptr, %h: !llvm.ptr) {
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
    %x = llvm.load volatile %h : !llvm.ptr -> i32  // expect: unknown-handle
    return
  }
  func.func @wait_in_helper(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %k = async.execute {
      func.call @esync_and_read(%e, %h) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    func.call @rec(%e, %t) : (!llvm.ptr, !llvm.ptr) -> ()
    async.await %k : !async.token
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    return
  }
// Recorded again on one side of a branch.
  func.func @perhaps_recorded_again(%c: i1, %s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %k = async.execute {
      llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
      llvm.call @mgpuMemcpy(%h, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: unknown-handle
      llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
      async.yield
    }
    scf.if %c {
      llvm.call @mgpuEventRecord(%e, %t) : (!llvm.ptr, !llvm.ptr) -> ()
    }
    async.await %k : !async.token
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    return
  }
// Each round records again while the task of the one before may still be about to wait.
  func.func @again_in_a_loop(%m: index, %s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %g = async.create_group %m : !async.group
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    scf.for %i = %c0 to %m step %c1 {
      llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
      llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      %k = async.execute {
        llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
        %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
        llvm.call @mgpuMemcpy(%h, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: unknown-handle
        llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
        llvm.call @free(%h) : (!llvm.ptr) -> ()
        async.yield
      }
      %add1 = async.add_to_group %k, %g : !async.token
    }
    async.await_all %g
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    return
  }
// The same on one stream: whichever mark it is, the copy is ordered by the stream itself.
  func.func @again_on_the_same_stream(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    async.await %k : !async.token
    async.await %l : !async.token
    llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %x = llvm.load volatile %h : !llvm.ptr -> i32
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    return
  }
// Each task has an event of its own.
  func.func @two_events(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %f = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      llvm.call @mgpuEventRecord(%f, %t) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    async.await %k : !async.token
    async.await %l : !async.token
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventSynchronize(%f) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%f) : (!llvm.ptr) -> ()
    return
  }
// The event goes through a slot of the stack.
  func.func @event_in_a_slot(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.store %e, %slot : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %k = async.execute {
      %f = llvm.load %slot : !llvm.ptr -> !llvm.ptr
      llvm.call @mgpuEventRecord(%f, %t) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    async.await %k : !async.token
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    return
  }
// A task in a task records again, and only the outer one is awaited.
  func.func @nested(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %c1 = arith.constant 1 : index
    %g = async.create_group %c1 : !async.group
    %k = async.execute {
      %l = async.execute {
        llvm.call @mgpuEventRecord(%e, %t) : (!llvm.ptr, !llvm.ptr) -> ()
        async.yield
      }
      %add2 = async.add_to_group %l, %g : !async.token
      async.yield
    }
    async.await %k : !async.token
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    async.await_all %g
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    return
  }
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventSynchronize(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
