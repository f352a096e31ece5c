// How far one address of a buffer is from another one of it leads to no address of the buffer; how far two buffers are apart does.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @in_one(%i: i64) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %other = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %from = llvm.ptrtoint %p : !llvm.ptr to i64
    %to = llvm.ptrtoint %q : !llvm.ptr to i64
    %far = llvm.sub %to, %from : i64
    %start = llvm.ptrtoint %other : !llvm.ptr to i64
    %sum = llvm.add %start, %far : i64
    %r = llvm.inttoptr %sum : i64 to !llvm.ptr
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.store %n, %r : i64, !llvm.ptr
    llvm.call @free(%other) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @between_two() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %other = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %from = llvm.ptrtoint %other : !llvm.ptr to i64
    %to = llvm.ptrtoint %p : !llvm.ptr to i64
    %far = llvm.sub %to, %from : i64
    %start = llvm.ptrtoint %other : !llvm.ptr to i64
    %sum = llvm.add %start, %far : i64
    %r = llvm.inttoptr %sum : i64 to !llvm.ptr
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.store %n, %r : i64, !llvm.ptr  // expect: unknown-handle
    llvm.call @free(%other) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @between_either(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %other = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %chosen = llvm.select %c, %p, %other : i1, !llvm.ptr
    %from = llvm.ptrtoint %other : !llvm.ptr to i64
    %to = llvm.ptrtoint %chosen : !llvm.ptr to i64
    %far = llvm.sub %to, %from : i64
    %start = llvm.ptrtoint %other : !llvm.ptr to i64
    %sum = llvm.add %start, %far : i64
    %r = llvm.inttoptr %sum : i64 to !llvm.ptr
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.store %n, %r : i64, !llvm.ptr  // expect: unknown-handle
    llvm.call @free(%other) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @after_a_branch(%c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %other = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.cond_br %c, ^join(%p : !llvm.ptr), ^join(%other : !llvm.ptr)
  ^join(%chosen: !llvm.ptr):
    %from = llvm.ptrtoint %other : !llvm.ptr to i64
    %to = llvm.ptrtoint %chosen : !llvm.ptr to i64
    %far = llvm.sub %to, %from : i64
    %start = llvm.ptrtoint %other : !llvm.ptr to i64
    %sum = llvm.add %start, %far : i64
    %r = llvm.inttoptr %sum : i64 to !llvm.ptr
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.store %n, %r : i64, !llvm.ptr  // expect: unknown-handle
    llvm.call @free(%other) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @stream() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
