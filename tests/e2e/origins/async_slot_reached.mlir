// The body finds the stream in the slot, which the caller clears beside it, in ways that are more than handing its address on.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func internal @branch_ends(%p0: !llvm.ptr) {
    llvm.br ^n(%p0 : !llvm.ptr)
  ^n(%p: !llvm.ptr):
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @branch_main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %keep = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %task = async.execute {
      llvm.call @branch_ends(%slot) : (!llvm.ptr) -> ()
      async.yield
    }
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    async.await %task : !async.token
    llvm.return
  }
  llvm.func internal @copied_ends(%p0: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %eight = llvm.mlir.constant(8 : i64) : i64
    %p = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%p, %p0, %eight) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @copied_main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %keep = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %task = async.execute {
      llvm.call @copied_ends(%slot) : (!llvm.ptr) -> ()
      async.yield
    }
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    async.await %task : !async.token
    llvm.return
  }
  llvm.func internal @either_ends(%p0: !llvm.ptr, %p1: !llvm.ptr, %c: i1) {
    %p = llvm.select %c, %p0, %p1 : i1, !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @either_main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %keep = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %task = async.execute {
      %c = llvm.mlir.constant(true) : i1
      llvm.call @either_ends(%slot, %slot, %c) : (!llvm.ptr, !llvm.ptr, i1) -> ()
      async.yield
    }
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    async.await %task : !async.token
    llvm.return
  }
  llvm.func internal @id_id(%p: !llvm.ptr) -> !llvm.ptr {
    llvm.return %p : !llvm.ptr
  }
  llvm.func @id_main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %keep = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %task = async.execute {
      %q = llvm.call @id_id(%slot) : (!llvm.ptr) -> !llvm.ptr
      %x = llvm.load %q : !llvm.ptr -> !llvm.ptr
      llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
      async.yield
    }
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    async.await %task : !async.token
    llvm.return
  }
  llvm.func internal @inner_task_ends(%p: !llvm.ptr) {
    %t = async.execute {
      %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
      llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
      async.yield
    }
    async.await %t : !async.token
    llvm.return
  }
  llvm.func @inner_task_main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %keep = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %task = async.execute {
      llvm.call @inner_task_ends(%slot) : (!llvm.ptr) -> ()
      async.yield
    }
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    async.await %task : !async.token
    llvm.return
  }
  llvm.func internal @kept_ends(%k: !llvm.ptr) {
    %p = llvm.load %k : !llvm.ptr -> !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @kept_main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %keep = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %task = async.execute {
      llvm.store %slot, %keep : !llvm.ptr, !llvm.ptr
      llvm.call @kept_ends(%keep) : (!llvm.ptr) -> ()
      async.yield
    }
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    async.await %task : !async.token
    llvm.return
  }
  llvm.func internal @moved_ends(%p0: !llvm.ptr) {
    %p = llvm.getelementptr %p0[-1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @moved_main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %keep = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %task = async.execute {
      %q = llvm.getelementptr %slot[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      llvm.call @moved_ends(%q) : (!llvm.ptr) -> ()
      async.yield
    }
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    async.await %task : !async.token
    llvm.return
  }
  llvm.func internal @number_ends(%i: i64) {
    %p = llvm.inttoptr %i : i64 to !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @number_main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %keep = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %task = async.execute {
      %i = llvm.ptrtoint %slot : !llvm.ptr to i64
      llvm.call @number_ends(%i) : (i64) -> ()
      async.yield
    }
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    async.await %task : !async.token
    llvm.return
  }
  llvm.func internal @pointer_ends(%p: !llvm.ptr) {
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @pointer_main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %keep = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %task = async.execute {
      %f = llvm.mlir.addressof @pointer_ends : !llvm.ptr
      llvm.call %f(%slot) : !llvm.ptr, (!llvm.ptr) -> ()
      async.yield
    }
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    async.await %task : !async.token
    llvm.return
  }
  llvm.func internal @recursion_ends(%p: !llvm.ptr, %n: i64) {
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %c = llvm.icmp "sgt" %n, %z : i64
    llvm.cond_br %c, ^a, ^b
  ^a:
    %m = llvm.sub %n, %o : i64
    llvm.call @recursion_ends(%p, %m) : (!llvm.ptr, i64) -> ()
    llvm.return
  ^b:
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @recursion_main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %keep = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %task = async.execute {
      llvm.call @recursion_ends(%slot, %two) : (!llvm.ptr, i64) -> ()
      async.yield
    }
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    async.await %task : !async.token
    llvm.return
  }
  llvm.func internal @struct_ends(%a: !llvm.struct<(ptr, i64)>) {
    %p = llvm.extractvalue %a[0] : !llvm.struct<(ptr, i64)>
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @struct_main() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %slot = llvm.alloca %two x !llvm.ptr : (i64) -> !llvm.ptr
    %keep = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %task = async.execute {
      %u = llvm.mlir.undef : !llvm.struct<(ptr, i64)>
      %v = llvm.insertvalue %slot, %u[0] : !llvm.struct<(ptr, i64)>
      llvm.call @struct_ends(%v) : (!llvm.struct<(ptr, i64)>) -> ()
      async.yield
    }
    llvm.store %null, %slot : !llvm.ptr, !llvm.ptr
    async.await %task : !async.token
    llvm.return
  }
}
