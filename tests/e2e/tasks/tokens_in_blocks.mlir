// Tokens that go from block to block, round a loop, or through memory, and are waited for there.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  func.func @block_argument(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    cf.br ^a(%k : !async.token)
  ^a(%x: !async.token):
    cf.br ^b(%x : !async.token)
  ^b(%y: !async.token):
    async.await %y : !async.token
    %read1 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
  func.func @exchanged_block_arguments(%s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
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
    cf.br ^a(%l, %k : !async.token, !async.token)
  ^a(%x: !async.token, %y: !async.token):
    async.await %x : !async.token
    %read2 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: host-race
    async.await %y : !async.token
    return
  }
  func.func @a_task_on_each_side(%c: i1, %s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %g = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %x = scf.if %c -> (!async.token) {
      %k = async.execute {
        llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
        llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      scf.yield %k : !async.token
    } else {
      %k = async.execute {
        llvm.call @mgpuMemcpy(%g, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
        llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
        async.yield
      }
      scf.yield %k : !async.token
    }
    async.await %x : !async.token
    %read3 = llvm.load volatile %h : !llvm.ptr -> i32
    %read4 = llvm.load volatile %g : !llvm.ptr -> i32
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.call @free(%g) : (!llvm.ptr) -> ()
    return
  }
  func.func @another_task_on_one_side(%c: i1, %s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %x = scf.if %c -> (!async.token) {
      scf.yield %k : !async.token
    } else {
      %l = async.execute {
        async.yield
      }
      scf.yield %l : !async.token
    }
    async.await %x : !async.token
    %read5 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: host-race
    async.await %k : !async.token
    return
  }
  func.func @a_dependent_task_on_one_side(%c: i1, %s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %x = scf.if %c -> (!async.token) {
      scf.yield %k : !async.token
    } else {
      %l = async.execute [%k] {
        async.yield
      }
      scf.yield %l : !async.token
    }
    async.await %x : !async.token
    %read6 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
  func.func @two_tasks_on_one_side_and_one_awaited(%c: i1, %s: !llvm.ptr, %t: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %none = async.execute {
      async.yield
    }
    %x, %y = scf.if %c -> (!async.token, !async.token) {
      %k = async.execute {
        llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
        llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      %l = async.execute {
        llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
        async.yield
      }
      scf.yield %k, %l : !async.token, !async.token
    } else {
      scf.yield %none, %none : !async.token, !async.token
    }
    async.await %y : !async.token
    %read7 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: host-race
    async.await %x : !async.token
    return
  }
  func.func @chained_round_a_loop(%m: index, %s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %first = async.execute {
      async.yield
    }
    %last = scf.for %i = %c0 to %m step %c1 iter_args(%p = %first) -> (!async.token) {
      %k = async.execute [%p] {
        llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
        llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      scf.yield %k : !async.token
    }
    async.await %last : !async.token
    %read8 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
  func.func @the_chain_is_broken(%m: index, %s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %first = async.execute {
      async.yield
    }
    %last = scf.for %i = %c0 to %m step %c1 iter_args(%p = %first) -> (!async.token) {
      %k = async.execute {
        llvm.call @mgpuMemcpy(%d, %h, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
        llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      scf.yield %k : !async.token
    }
    async.await %last : !async.token
    llvm.store %v, %h : i32, !llvm.ptr  // expect: host-race
    return
  }
  func.func @the_first_is_awaited(%m: index, %s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %first = async.execute {
      async.yield
    }
    %last = scf.for %i = %c0 to %m step %c1 iter_args(%p = %first) -> (!async.token) {
      %k = async.execute [%p] {
        llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
        llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      scf.yield %k : !async.token
    }
    async.await %first : !async.token
    %read9 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: host-race
    async.await %last : !async.token
    return
  }
// What the round before has begun is awaited in the next.
  func.func @one_round_behind(%m: index, %s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %first = async.execute {
      async.yield
    }
    %last = scf.for %i = %c0 to %m step %c1 iter_args(%p = %first) -> (!async.token) {
      async.await %p : !async.token
      %read10 = llvm.load volatile %h : !llvm.ptr -> i32
      %k = async.execute {
        llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
        llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      scf.yield %k : !async.token
    }
    async.await %last : !async.token
    %read11 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
  func.func @two_rounds_behind(%m: index, %s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %first = async.execute {
      async.yield
    }
    %last, %older = scf.for %i = %c0 to %m step %c1 iter_args(%p = %first, %q = %first) -> (!async.token, !async.token) {
      async.await %q : !async.token
      %read12 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: host-race
      %k = async.execute {
        llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
        llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      scf.yield %k, %p : !async.token, !async.token
    }
    async.await %last : !async.token
    async.await %older : !async.token
    return
  }
// Two buffers in turn, and two tasks under way.
  func.func @two_buffers_two_rounds_behind(%m: index, %s: !llvm.ptr, %d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %b = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %first = async.execute {
      async.yield
    }
    %r:4 = scf.for %i = %c0 to %m step %c1 iter_args(%x = %a, %y = %b, %p = %first, %q = %first) -> (!llvm.ptr, !llvm.ptr, !async.token, !async.token) {
      async.await %q : !async.token
      %read13 = llvm.load volatile %y : !llvm.ptr -> i32
      %k = async.execute {
        llvm.call @mgpuMemcpy(%y, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
        llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      scf.yield %y, %x, %k, %p : !llvm.ptr, !llvm.ptr, !async.token, !async.token
    }
    async.await %r#2 : !async.token
    async.await %r#3 : !async.token
    %read14 = llvm.load volatile %a : !llvm.ptr -> i32
    %read15 = llvm.load volatile %b : !llvm.ptr -> i32
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.call @free(%b) : (!llvm.ptr) -> ()
    return
  }
  func.func @two_buffers_the_wrong_one(%m: index, %s: !llvm.ptr, %d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %b = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %first = async.execute {
      async.yield
    }
    %r:4 = scf.for %i = %c0 to %m step %c1 iter_args(%x = %a, %y = %b, %p = %first, %q = %first) -> (!llvm.ptr, !llvm.ptr, !async.token, !async.token) {
      async.await %q : !async.token
      %read16 = llvm.load volatile %x : !llvm.ptr -> i32  // expect: host-race
      %k = async.execute {
        llvm.call @mgpuMemcpy(%y, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
        llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      scf.yield %y, %x, %k, %p : !llvm.ptr, !llvm.ptr, !async.token, !async.token
    }
    async.await %r#2 : !async.token
    async.await %r#3 : !async.token
    llvm.call @free(%a) : (!llvm.ptr) -> ()
    llvm.call @free(%b) : (!llvm.ptr) -> ()
    return
  }
  func.func @while_loop(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %first = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %last = scf.while (%p = %first) : (!async.token) -> !async.token {
      %more = llvm.call @more() : () -> i1
      scf.condition(%more) %p : !async.token
    } do {
    ^bb0(%p: !async.token):
      %k = async.execute [%p] {
        async.yield
      }
      scf.yield %k : !async.token
    }
    async.await %last : !async.token
    %read17 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
// A slot that holds the token.
  func.func @through_a_slot(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %two = llvm.mlir.constant(2 : i64) : i64
    %slot = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %p1 = builtin.unrealized_conversion_cast %k : !async.token to !llvm.ptr
    llvm.store %p1, %slot : !llvm.ptr, !llvm.ptr
    %p7 = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %x = builtin.unrealized_conversion_cast %p7 : !llvm.ptr to !async.token
    async.await %x : !async.token
    %read18 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
  func.func @another_task_in_the_slot(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %two = llvm.mlir.constant(2 : i64) : i64
    %slot = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      async.yield
    }
    %p2 = builtin.unrealized_conversion_cast %k : !async.token to !llvm.ptr
    llvm.store %p2, %slot : !llvm.ptr, !llvm.ptr
    %p3 = builtin.unrealized_conversion_cast %l : !async.token to !llvm.ptr
    llvm.store %p3, %slot : !llvm.ptr, !llvm.ptr
    %p8 = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %x = builtin.unrealized_conversion_cast %p8 : !llvm.ptr to !async.token
    async.await %x : !async.token
    %read19 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: host-race
    async.await %k : !async.token
    return
  }
  func.func private @await_slot(%slot: !llvm.ptr) {
    %p9 = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %x = builtin.unrealized_conversion_cast %p9 : !llvm.ptr to !async.token
    async.await %x : !async.token
    return
  }
  func.func @through_memory_of_a_callee(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %two = llvm.mlir.constant(2 : i64) : i64
    %slot = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %p4 = builtin.unrealized_conversion_cast %k : !async.token to !llvm.ptr
    llvm.store %p4, %slot : !llvm.ptr, !llvm.ptr
    call @await_slot(%slot) : (!llvm.ptr) -> ()
    %read20 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
// Which of two is at an index, nobody can tell.
  func.func @in_an_array(%i: i64, %s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %slots = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      async.yield
    }
    %p5 = builtin.unrealized_conversion_cast %l : !async.token to !llvm.ptr
    %a5 = llvm.getelementptr %slots[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %p5, %a5 : !llvm.ptr, !llvm.ptr
    %p6 = builtin.unrealized_conversion_cast %k : !async.token to !llvm.ptr
    %a6 = llvm.getelementptr %slots[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %p6, %a6 : !llvm.ptr, !llvm.ptr
    %a10 = llvm.getelementptr %slots[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %p10 = llvm.load %a10 : !llvm.ptr -> !llvm.ptr
    %x = builtin.unrealized_conversion_cast %p10 : !llvm.ptr to !async.token
    async.await %x : !async.token
    %read21 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: unknown-handle
    async.await %k : !async.token
    return
  }
// The token of a task is what another task gives. Waiting for the one is not waiting for the other.
  func.func @token_of_a_task_in_a_task(%s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k, %inner = async.execute -> !async.value<!async.token> {
      %l = async.execute {
        llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
        llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
        async.yield
      }
      async.yield %l : !async.token
    }
    %x = async.await %inner : !async.value<!async.token>
    %read22 = llvm.load volatile %h : !llvm.ptr -> i32  // expect: unknown-handle
    async.await %x : !async.token
    return
  }
// It calls itself, and what it returns is the token of what it began first.
  func.func private @again(%c: i1, %s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) -> !async.token {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    async.await %k : !async.token
    %x = scf.if %c -> (!async.token) {
      %false = arith.constant false
      %l = func.call @again(%false, %s, %d, %h) : (i1, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !async.token
      scf.yield %l : !async.token
    } else {
      scf.yield %k : !async.token
    }
    return %x : !async.token
  }
  func.func @recursion(%c: i1, %s: !llvm.ptr, %d: !llvm.ptr, %h: !llvm.ptr) {
    %k = call @again(%c, %s, %d, %h) : (i1, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !async.token
    async.await %k : !async.token
    %read23 = llvm.load volatile %h : !llvm.ptr -> i32
    return
  }
// Whoever frees memory beside a task that may still use it is too early; beside work that is only in flight the driver waits.
  func.func @freed_beside_a_task(%c: i1, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      async.yield
    }
    %x = arith.select %c, %l, %l : !async.token
    async.await %x : !async.token
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: use-after-free
    async.await %k : !async.token
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    return
  }
  func.func @freed_in_flight(%c: i1, %s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %dev = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%n, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %h = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %k = async.execute {
      llvm.call @mgpuMemcpy(%h, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
      async.yield
    }
    %x = arith.select %c, %k, %k : !async.token
    async.await %x : !async.token
    llvm.call @mgpuMemFree(%d, %t) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: free-in-flight
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    return
  }
  llvm.func @more() -> i1
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
}
