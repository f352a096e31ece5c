// The slots of a function that calls tasks are there until it ends itself, and not until a task ends that is called from several places.

// RUN: python3 %S/../expect.py %gpuverify %s

llvm.func @mlirAsyncRuntimeAddRef(!llvm.ptr, i64) attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeDropRef(!llvm.ptr, i64) attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeCreateToken() -> !llvm.ptr attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeEmplaceToken(!llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeAwaitToken(!llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64 attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

llvm.func @__resume(%frame: !llvm.ptr) attributes {sym_visibility = "private"} {
  llvm.intr.coro.resume %frame : !llvm.ptr
  llvm.return
}
llvm.func @fills(%slot: !llvm.ptr, %v: i32) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
  %made = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %zero, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %memory = llvm.call @aligned_alloc(%align, %size) : (i64, i64) -> !llvm.ptr
  %frame = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %saved = llvm.intr.coro.save %frame : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%frame, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  %final = llvm.mlir.constant(false) : i1
  %how = llvm.intr.coro.suspend %saved, %final : i8
  llvm.switch %how : i8, ^end [
    0: ^resumed,
    1: ^cleanup
  ]
^resumed:
  llvm.store %v, %slot : i32, !llvm.ptr
  llvm.call @mlirAsyncRuntimeEmplaceToken(%made) : (!llvm.ptr) -> ()
  llvm.br ^cleanup
^cleanup:
  %dead = llvm.intr.coro.free %id, %frame : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%dead) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %none = llvm.mlir.constant(false) : i1
  %nothing = llvm.mlir.none : !llvm.token
  %ended = llvm.intr.coro.end %frame, %none, %nothing : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return %made : !llvm.ptr
}

llvm.func @twice() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(7 : i32) : i32
  %slot = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %t = llvm.call @fills(%slot, %v) : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  %x = llvm.load %slot : !llvm.ptr -> i32
  %u = llvm.call @fills(%slot, %x) : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitToken(%u) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%u, %one) : (!llvm.ptr, i64) -> ()
  %y = llvm.load %slot : !llvm.ptr -> i32
  llvm.return
}

llvm.func @in_rounds(%n: i64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %v = llvm.mlir.constant(7 : i32) : i32
  %slot = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %t = llvm.call @fills(%slot, %v) : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitToken(%t) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%t, %one) : (!llvm.ptr, i64) -> ()
  %j = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %more, ^loop(%j : i64), ^end
^end:
  %y = llvm.load %slot : !llvm.ptr -> i32
  llvm.return
}
