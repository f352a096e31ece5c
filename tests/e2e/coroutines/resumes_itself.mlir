// Coroutines that resume themselves: for ever, twice, or once, as they should.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  llvm.func @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
  llvm.func @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
  llvm.func @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
  llvm.func @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
  llvm.func @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
  llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @free(!llvm.ptr)

  // faulty
  llvm.func internal @coro_self_resume(%h: !llvm.ptr) {
    llvm.intr.coro.resume %h : !llvm.ptr
    llvm.return
  }
  llvm.func internal @coro_self_body() -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"]} { // expect: unknown-handle
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %false = llvm.mlir.constant(false) : i1
    %t = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %size = llvm.intr.coro.size : i64
    %align = llvm.intr.coro.align : i64
    %mem = llvm.call @aligned_alloc(%align, %size) : (i64, i64) -> !llvm.ptr
    %hdl = llvm.intr.coro.begin %id, %mem : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.br ^loop
  ^loop:
    %st = llvm.intr.coro.save %hdl : (!llvm.ptr) -> !llvm.token
    %r = llvm.mlir.addressof @coro_self_resume : !llvm.ptr
    llvm.call @mlirAsyncRuntimeExecute(%hdl, %r) : (!llvm.ptr, !llvm.ptr) -> ()
    %sus = llvm.intr.coro.suspend %st, %false : i8
    %w = llvm.sext %sus : i8 to i32
    llvm.switch %w : i32, ^suspend [
      0: ^loop,
      1: ^cleanup
    ]
  ^cleanup:
    %m = llvm.intr.coro.free %id, %hdl : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.br ^suspend
  ^suspend:
    %nt = llvm.mlir.none : !llvm.token
    %e = llvm.intr.coro.end %hdl, %false, %nt : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %t : !llvm.ptr
  }
  llvm.func @coro_self() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %t = llvm.call @coro_self_body() : () -> !llvm.ptr
    llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%t, %c1) : (!llvm.ptr, i64) -> () // expect: unknown-handle
    llvm.return
  }

  // faulty
  llvm.func internal @coro_self_then_resume(%h: !llvm.ptr) {
    llvm.intr.coro.resume %h : !llvm.ptr
    llvm.return
  }
  llvm.func internal @coro_self_then_body() -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"]} { // expect: unknown-handle
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %false = llvm.mlir.constant(false) : i1
    %t = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %size = llvm.intr.coro.size : i64
    %align = llvm.intr.coro.align : i64
    %mem = llvm.call @aligned_alloc(%align, %size) : (i64, i64) -> !llvm.ptr
    %hdl = llvm.intr.coro.begin %id, %mem : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.br ^loop
  ^loop:
    %st = llvm.intr.coro.save %hdl : (!llvm.ptr) -> !llvm.token
    %r = llvm.mlir.addressof @coro_self_then_resume : !llvm.ptr
    llvm.call @mlirAsyncRuntimeExecute(%hdl, %r) : (!llvm.ptr, !llvm.ptr) -> ()
    %sus = llvm.intr.coro.suspend %st, %false : i8
    %w = llvm.sext %sus : i8 to i32
    llvm.switch %w : i32, ^suspend [
      0: ^loop,
      1: ^cleanup
    ]
  ^cleanup:
    %m = llvm.intr.coro.free %id, %hdl : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.br ^suspend
  ^suspend:
    %nt = llvm.mlir.none : !llvm.token
    %e = llvm.intr.coro.end %hdl, %false, %nt : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %t : !llvm.ptr
  }
  llvm.func @coro_self_then() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %t = llvm.call @coro_self_then_body() : () -> !llvm.ptr
    llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%t, %c1) : (!llvm.ptr, i64) -> () // expect: unknown-handle
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func internal @coro_resumed_twice_resume(%h: !llvm.ptr) {
    llvm.intr.coro.resume %h : !llvm.ptr
    llvm.return
  }
  llvm.func internal @coro_resumed_twice_body() -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"]} { // expect: unknown-handle
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %false = llvm.mlir.constant(false) : i1
    %t = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %size = llvm.intr.coro.size : i64
    %align = llvm.intr.coro.align : i64
    %mem = llvm.call @aligned_alloc(%align, %size) : (i64, i64) -> !llvm.ptr
    %hdl = llvm.intr.coro.begin %id, %mem : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.br ^loop
  ^loop:
    %st = llvm.intr.coro.save %hdl : (!llvm.ptr) -> !llvm.token
    %r = llvm.mlir.addressof @coro_resumed_twice_resume : !llvm.ptr
    llvm.call @mlirAsyncRuntimeExecute(%hdl, %r) : (!llvm.ptr, !llvm.ptr) -> ()
    %sus = llvm.intr.coro.suspend %st, %false : i8
    %w = llvm.sext %sus : i8 to i32
    llvm.switch %w : i32, ^suspend [
      0: ^done,
      1: ^cleanup
    ]
  ^done:
    llvm.call @mlirAsyncRuntimeExecute(%hdl, %r) : (!llvm.ptr, !llvm.ptr) -> ()
    %st2 = llvm.intr.coro.save %hdl : (!llvm.ptr) -> !llvm.token
    %sus2 = llvm.intr.coro.suspend %st2, %false : i8
    %w2 = llvm.sext %sus2 : i8 to i32
    llvm.switch %w2 : i32, ^suspend [
      0: ^loop,
      1: ^cleanup
    ]
  ^cleanup:
    %m = llvm.intr.coro.free %id, %hdl : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.br ^suspend
  ^suspend:
    %nt = llvm.mlir.none : !llvm.token
    %e = llvm.intr.coro.end %hdl, %false, %nt : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %t : !llvm.ptr
  }
  llvm.func @coro_resumed_twice() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %t = llvm.call @coro_resumed_twice_body() : () -> !llvm.ptr
    llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%t, %c1) : (!llvm.ptr, i64) -> () // expect: unknown-handle
    llvm.return
  }

  // right
  llvm.func internal @coro_right_resume(%h: !llvm.ptr) {
    llvm.intr.coro.resume %h : !llvm.ptr
    llvm.return
  }
  llvm.func internal @coro_right_body() -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"]} {
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %false = llvm.mlir.constant(false) : i1
    %t = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %size = llvm.intr.coro.size : i64
    %align = llvm.intr.coro.align : i64
    %mem = llvm.call @aligned_alloc(%align, %size) : (i64, i64) -> !llvm.ptr
    %hdl = llvm.intr.coro.begin %id, %mem : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.br ^loop
  ^loop:
    %st = llvm.intr.coro.save %hdl : (!llvm.ptr) -> !llvm.token
    %r = llvm.mlir.addressof @coro_right_resume : !llvm.ptr
    llvm.call @mlirAsyncRuntimeExecute(%hdl, %r) : (!llvm.ptr, !llvm.ptr) -> ()
    %sus = llvm.intr.coro.suspend %st, %false : i8
    %w = llvm.sext %sus : i8 to i32
    llvm.switch %w : i32, ^suspend [
      0: ^done,
      1: ^cleanup
    ]
  ^done:
    llvm.call @mlirAsyncRuntimeEmplaceToken(%t) : (!llvm.ptr) -> ()
    llvm.br ^cleanup
  ^cleanup:
    %m = llvm.intr.coro.free %id, %hdl : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.br ^suspend
  ^suspend:
    %nt = llvm.mlir.none : !llvm.token
    %e = llvm.intr.coro.end %hdl, %false, %nt : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %t : !llvm.ptr
  }
  llvm.func @coro_right() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %t = llvm.call @coro_right_body() : () -> !llvm.ptr
    llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%t, %c1) : (!llvm.ptr, i64) -> ()
    llvm.return
  }

  // of which it cannot be told
  llvm.func internal @coro_emplace_loop_resume(%h: !llvm.ptr) {
    llvm.intr.coro.resume %h : !llvm.ptr
    llvm.return
  }
  llvm.func internal @coro_emplace_loop_body() -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"]} { // expect: unknown-handle
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %false = llvm.mlir.constant(false) : i1
    %t = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %size = llvm.intr.coro.size : i64
    %align = llvm.intr.coro.align : i64
    %mem = llvm.call @aligned_alloc(%align, %size) : (i64, i64) -> !llvm.ptr
    %hdl = llvm.intr.coro.begin %id, %mem : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.br ^loop
  ^loop:
    %st = llvm.intr.coro.save %hdl : (!llvm.ptr) -> !llvm.token
    %r = llvm.mlir.addressof @coro_emplace_loop_resume : !llvm.ptr
    llvm.call @mlirAsyncRuntimeExecute(%hdl, %r) : (!llvm.ptr, !llvm.ptr) -> ()
    %sus = llvm.intr.coro.suspend %st, %false : i8
    %w = llvm.sext %sus : i8 to i32
    llvm.switch %w : i32, ^suspend [
      0: ^done,
      1: ^cleanup
    ]
  ^done:
    llvm.call @mlirAsyncRuntimeEmplaceToken(%t) : (!llvm.ptr) -> ()
    llvm.br ^loop
  ^cleanup:
    %m = llvm.intr.coro.free %id, %hdl : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.br ^suspend
  ^suspend:
    %nt = llvm.mlir.none : !llvm.token
    %e = llvm.intr.coro.end %hdl, %false, %nt : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %t : !llvm.ptr
  }
  llvm.func @coro_emplace_loop() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %t = llvm.call @coro_emplace_loop_body() : () -> !llvm.ptr
    llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%t, %c1) : (!llvm.ptr, i64) -> () // expect: unknown-handle
    llvm.return
  }

  // faulty
  llvm.func internal @coro_direct_body() -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"]} { // expect: unknown-handle
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %false = llvm.mlir.constant(false) : i1
    %t = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %size = llvm.intr.coro.size : i64
    %align = llvm.intr.coro.align : i64
    %mem = llvm.call @aligned_alloc(%align, %size) : (i64, i64) -> !llvm.ptr
    %hdl = llvm.intr.coro.begin %id, %mem : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %st = llvm.intr.coro.save %hdl : (!llvm.ptr) -> !llvm.token
    llvm.intr.coro.resume %hdl : !llvm.ptr
    %sus = llvm.intr.coro.suspend %st, %false : i8
    %w = llvm.sext %sus : i8 to i32
    llvm.switch %w : i32, ^suspend [
      0: ^go,
      1: ^cleanup
    ]
  ^go:
    llvm.call @mlirAsyncRuntimeEmplaceToken(%t) : (!llvm.ptr) -> ()
    llvm.br ^cleanup
  ^cleanup:
    %m = llvm.intr.coro.free %id, %hdl : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.br ^suspend
  ^suspend:
    %nt = llvm.mlir.none : !llvm.token
    %e = llvm.intr.coro.end %hdl, %false, %nt : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %t : !llvm.ptr
  }
  llvm.func @coro_direct() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %t = llvm.call @coro_direct_body() : () -> !llvm.ptr
    llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%t, %c1) : (!llvm.ptr, i64) -> () // expect: unknown-handle
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // of which it cannot be told
  llvm.func internal @coro_self_unawaited_resume(%h: !llvm.ptr) {
    llvm.intr.coro.resume %h : !llvm.ptr
    llvm.return
  }
  llvm.func internal @coro_self_unawaited_body() -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"]} { // expect: unknown-handle
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %false = llvm.mlir.constant(false) : i1
    %t = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %size = llvm.intr.coro.size : i64
    %align = llvm.intr.coro.align : i64
    %mem = llvm.call @aligned_alloc(%align, %size) : (i64, i64) -> !llvm.ptr
    %hdl = llvm.intr.coro.begin %id, %mem : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.br ^loop
  ^loop:
    %st = llvm.intr.coro.save %hdl : (!llvm.ptr) -> !llvm.token
    %r = llvm.mlir.addressof @coro_self_unawaited_resume : !llvm.ptr
    llvm.call @mlirAsyncRuntimeExecute(%hdl, %r) : (!llvm.ptr, !llvm.ptr) -> ()
    %sus = llvm.intr.coro.suspend %st, %false : i8
    %w = llvm.sext %sus : i8 to i32
    llvm.switch %w : i32, ^suspend [
      0: ^loop,
      1: ^cleanup
    ]
  ^cleanup:
    %m = llvm.intr.coro.free %id, %hdl : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.br ^suspend
  ^suspend:
    %nt = llvm.mlir.none : !llvm.token
    %e = llvm.intr.coro.end %hdl, %false, %nt : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %t : !llvm.ptr
  }
  llvm.func @coro_self_unawaited() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %t = llvm.call @coro_self_unawaited_body() : () -> !llvm.ptr
    llvm.call @mlirAsyncRuntimeDropRef(%t, %c1) : (!llvm.ptr, i64) -> () // expect: unknown-handle
    llvm.return
  }
}
