// Tokens that are waited for under another name than their task gave them.

module {
  func.func @either_task_selected(%c: i1, %s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %g = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      llvm.call @mgpuMemcpy(%g, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
      async.yield
    }
    %x = arith.select %c, %k, %l : !async.token  // others: unknown-handle
    %y = arith.select %c, %l, %k : !async.token  // others: unknown-handle
    async.await %x : !async.token  // policy: unknown-handle
    async.await %y : !async.token  // policy: unknown-handle
    %read1 = llvm.load volatile %h : !llvm.ptr -> i32
    %read2 = llvm.load volatile %g : !llvm.ptr -> i32
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @free(%g) : (!llvm.ptr) -> ()
    return
  }
  func.func @one_of_two_selected(%c: i1, %s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr, %g: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      llvm.call @mgpuMemcpy(%g, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
      async.yield
    }
    %x = arith.select %c, %k, %l : !async.token  // others: unknown-handle
    async.await %x : !async.token  // policy: unknown-handle
    %read3 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: host-race
    async.await %k : !async.token
    async.await %l : !async.token
    return
  }
  func.func @selected_as_the_memory_is(%c: i1, %s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %g = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      llvm.call @mgpuMemcpy(%g, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
      async.yield
    }
    %x = arith.select %c, %k, %l : !async.token  // others: unknown-handle
    %m = llvm.select %c, %h, %g : i1, !llvm.ptr
    async.await %x : !async.token  // policy: unknown-handle
    %read4 = llvm.load volatile %m : !llvm.ptr -> i32
    async.await %k : !async.token
    async.await %l : !async.token
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @free(%g) : (!llvm.ptr) -> ()
    return
  }
  func.func @selected_as_the_other_memory_is(%c: i1, %s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %g = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      llvm.call @mgpuMemcpy(%g, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
      async.yield
    }
    %x = arith.select %c, %k, %l : !async.token  // others: unknown-handle
    %m = llvm.select %c, %g, %h : i1, !llvm.ptr
    async.await %x : !async.token  // policy: unknown-handle
    %read5 = llvm.load volatile %m : !llvm.ptr -> i32  // expect: host-race
    async.await %k : !async.token
    async.await %l : !async.token
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @free(%g) : (!llvm.ptr) -> ()
    return
  }
  func.func private @wait_for(%k: !async.token) {
    async.await %k : !async.token
    return
  }
  func.func @callee_waits(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    call @wait_for(%k) : (!async.token) -> ()
    %read6 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
  func.func private @wait_for_second(%k: !async.token, %l: !async.token) {
    async.await %l : !async.token
    return
  }
  func.func @callee_waits_for_the_other(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {  // policy: unknown-handle
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      async.yield
    }
    call @wait_for_second(%k, %l) : (!async.token, !async.token) -> ()
    %read7 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: host-race
    async.await %k : !async.token
    return
  }
  func.func @callee_waits_for_the_right_one(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      async.yield
    }
    call @wait_for_second(%l, %k) : (!async.token, !async.token) -> ()
    %read8 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
  func.func private @wait_perhaps(%c: i1, %k: !async.token) {
    scf.if %c {
      async.await %k : !async.token
    }
    return
  }
  func.func @callee_waits_on_some_paths(%c: i1, %s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {  // policy: unknown-handle
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    call @wait_perhaps(%c, %k) : (i1, !async.token) -> ()
    %read9 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: host-race
    async.await %k : !async.token
    return
  }
  func.func @callee_waits_where_it_is_read(%c: i1, %s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {  // policy: unknown-handle
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    call @wait_perhaps(%c, %k) : (i1, !async.token) -> ()
    scf.if %c {
      %read10 = llvm.load volatile %h : !llvm.ptr -> i32
    }
    async.await %k : !async.token
    return
  }
  func.func private @begin(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) -> !async.token {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    return %k : !async.token
  }
  func.func @callee_begins(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %k = call @begin(%s, %d, %h) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !async.token
    async.await %k : !async.token
    %read11 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
  func.func @callee_begins_two(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %g = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %k = call @begin(%s, %d, %h) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !async.token
    %l = call @begin(%t, %d, %g) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !async.token
    async.await %k : !async.token
    %read12 = llvm.load volatile %h : !llvm.ptr -> i32
    async.await %l : !async.token
    %read13 = llvm.load volatile %g : !llvm.ptr -> i32
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @free(%g) : (!llvm.ptr) -> ()
    return
  }
  func.func @callee_begins_two_and_the_other_is_awaited(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %g = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %k = call @begin(%s, %d, %h) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !async.token
    %l = call @begin(%t, %d, %g) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !async.token
    async.await %l : !async.token
    %read14 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: host-race
    async.await %k : !async.token
    %read15 = llvm.load volatile %g : !llvm.ptr -> i32
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @free(%g) : (!llvm.ptr) -> ()
    return
  }
// Both copy into one buffer, on one stream; one is awaited, and nobody synchronizes.
  func.func private @begin_only(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) -> !async.token {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      async.yield
    }
    return %k : !async.token
  }
  func.func @synced_behind_the_callee(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %k = call @begin_only(%s, %d, %h) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !async.token
    async.await %k : !async.token
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %read16 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
  func.func @synced_before_it_is_awaited(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %k = call @begin_only(%s, %d, %h) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !async.token
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    async.await %k : !async.token
    %read17 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: host-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func private @pass_on(%k: !async.token) -> !async.token {
    return %k : !async.token
  }
  func.func @through_a_callee(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %x = call @pass_on(%k) : (!async.token) -> !async.token
    async.await %x : !async.token
    %read18 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
  func.func private @first_of(%k: !async.token, %l: !async.token) -> !async.token {
    async.await %l : !async.token
    return %k : !async.token
  }
  func.func @callee_waits_for_one_and_returns_the_other(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %g = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      llvm.call @mgpuMemcpy(%g, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
      async.yield
    }
    %x = call @first_of(%k, %l) : (!async.token, !async.token) -> !async.token
    %read19 = llvm.load volatile %g : !llvm.ptr -> i32
    async.await %x : !async.token
    %read20 = llvm.load volatile %h : !llvm.ptr -> i32
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @free(%g) : (!llvm.ptr) -> ()
    return
  }
  func.func @callee_waits_for_one_and_the_other_is_not_awaited(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr, %g: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      llvm.call @mgpuMemcpy(%g, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
      async.yield
    }
    %x = call @first_of(%k, %l) : (!async.token, !async.token) -> !async.token
    %read21 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: host-race
    async.await %x : !async.token
    return
  }
// A helper that begins a task which depends on what it got.
  func.func private @then(%k: !async.token, %s: !llvm.ptr) -> !async.token {
    %l = async.execute [%k] {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    return %l : !async.token
  }
  func.func @dependent_task_of_a_callee(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %k = call @begin_only(%s, %d, %h) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !async.token
    %l = call @then(%k, %s) : (!async.token, !llvm.ptr) -> !async.token
    async.await %l : !async.token
    %read22 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
  func.func @dependent_task_of_a_callee_not_awaited(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %k = call @begin_only(%s, %d, %h) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !async.token  // policy: unknown-handle
    %l = call @then(%k, %s) : (!async.token, !llvm.ptr) -> !async.token
    async.await %k : !async.token
    %read23 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: host-race
    async.await %l : !async.token
    return
  }
// A helper that a task calls waits, and whoever waits for that task has waited, too.
  func.func @waited_for_in_a_callee_of_a_task(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      func.call @wait_for(%k) : (!async.token) -> ()
      async.yield
    }
    async.await %l : !async.token
    %read24 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
  func.func @waited_for_in_a_callee_of_a_task_that_is_not_awaited(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      func.call @wait_for(%k) : (!async.token) -> ()
      async.yield
    }
    %read25 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: host-race
    async.await %l : !async.token
    return
  }
  func.func private @fill(%g: !async.group, %s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %add26 = async.add_to_group %k, %g : !async.token
    return
  }
  func.func @group_filled_by_a_callee(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %c1 = arith.constant 1 : index
    %g = async.create_group %c1 : !async.group
    call @fill(%g, %s, %d, %h) : (!async.group, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    async.await_all %g
    %read27 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
  func.func @two_groups_filled_by_a_callee(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %c1 = arith.constant 1 : index
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %i = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %g = async.create_group %c1 : !async.group
    %f = async.create_group %c1 : !async.group
    call @fill(%g, %s, %d, %h) : (!async.group, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    call @fill(%f, %t, %d, %i) : (!async.group, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    async.await_all %g
    %read28 = llvm.load volatile %h : !llvm.ptr -> i32
    async.await_all %f
    %read29 = llvm.load volatile %i : !llvm.ptr -> i32
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @free(%i) : (!llvm.ptr) -> ()
    return
  }
  func.func @the_other_group_is_awaited(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %c1 = arith.constant 1 : index
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %i = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %g = async.create_group %c1 : !async.group
    %f = async.create_group %c1 : !async.group
    call @fill(%g, %s, %d, %h) : (!async.group, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    call @fill(%f, %t, %d, %i) : (!async.group, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    async.await_all %f
    %read30 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: host-race
    async.await_all %g
    %read31 = llvm.load volatile %i : !llvm.ptr -> i32
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @free(%i) : (!llvm.ptr) -> ()
    return
  }
  func.func private @await_group(%g: !async.group) {
    async.await_all %g
    return
  }
  func.func @group_awaited_by_a_callee(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %c1 = arith.constant 1 : index
    %g = async.create_group %c1 : !async.group
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %add32 = async.add_to_group %k, %g : !async.token
    call @await_group(%g) : (!async.group) -> ()
    %read33 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
// What a value stands for is awaited as its task is.
  func.func private @value_of(%k: !async.value<!llvm.ptr>) -> !llvm.ptr {
    %x = async.await %k : !async.value<!llvm.ptr>
    return %x : !llvm.ptr
  }
  func.func @value_awaited_by_a_callee(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k, %w = async.execute -> !async.value<!llvm.ptr> {
      %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
      llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield %e : !llvm.ptr
    }
    %e = call @value_of(%w) : (!async.value<!llvm.ptr>) -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    %read34 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
  func.func @value_of_either(%c: i1, %s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k, %w = async.execute -> !async.value<!llvm.ptr> {
      %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
      llvm.call @mgpuMemset32(%d, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
      llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield %e : !llvm.ptr
    }
    %l, %u = async.execute -> !async.value<!llvm.ptr> {
      %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
      llvm.call @mgpuEventRecord(%e, %t) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield %e : !llvm.ptr
    }
    %x = arith.select %c, %w, %u : !async.value<!llvm.ptr>  // others: unknown-handle
    %e = async.await %x : !async.value<!llvm.ptr>  // policy: unknown-handle
    llvm.call @mgpuStreamWaitEvent(%t, %e) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    async.await %k : !async.token
    async.await %l : !async.token
    %e1 = async.await %w : !async.value<!llvm.ptr>
    %e2 = async.await %u : !async.value<!llvm.ptr>
    llvm.call @mgpuEventDestroy(%e1) : (!llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e2) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @another_function_waits_in_vain(%k: !async.token, %s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %l = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    async.await %k : !async.token
    %read35 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: host-race
    async.await %l : !async.token
    return
  }
  func.func @passed_to_who_knows(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    call @unknown(%k) : (!async.token) -> ()
    %read36 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: unknown-handle
    async.await %k : !async.token
    %read37 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
  func.func private @unknown(!async.token)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
