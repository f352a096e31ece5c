// What a call of the runtime or of a library does to memory and handles in a task is ordered with what is done beside the task.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemHostRegister(!llvm.ptr, i64)
  llvm.func @mgpuMemHostUnregister(!llvm.ptr)
  llvm.func @mgpuModuleLoad(!llvm.ptr, i64) -> !llvm.ptr
  llvm.func @mgpuModuleUnload(!llvm.ptr)
  llvm.func @mgpuModuleGetFunction(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuLaunchKernel(!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64)
  llvm.func @mgpuCreateDnVec(i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuDestroyDnVec(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuCreateCsr(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuDestroySpMat(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuSpMVBufferSize(i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
  llvm.func @mgpuSpMatGetSize(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @calloc(i64, i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @puts(!llvm.ptr) -> i32
  llvm.func @memcpy(!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr

  // faulty
  llvm.func @dnvec() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %k = async.execute {
    %x = llvm.call @mgpuCreateDnVec(%n, %b, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    async.await %k : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right
  llvm.func @dnvec_awaited() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %k = async.execute {
    %x = llvm.call @mgpuCreateDnVec(%n, %b, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    async.await %k : !async.token
    llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @register() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %b = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %k = async.execute {
    llvm.call @mgpuMemHostRegister(%b, %c64) : (!llvm.ptr, i64) -> ()
    llvm.call @mgpuMemHostUnregister(%b) : (!llvm.ptr) -> ()
      async.yield
    }
    llvm.call @free(%b) : (!llvm.ptr) -> () // expect: unknown-handle
    async.await %k : !async.token
    llvm.return
  }

  // faulty
  llvm.mlir.global internal constant @module_bin("x") {addr_space = 0 : i32}
  llvm.func @module() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %b = llvm.mlir.addressof @module_bin : !llvm.ptr
    %m = llvm.call @mgpuModuleLoad(%b, %c1) : (!llvm.ptr, i64) -> !llvm.ptr
    %k = async.execute {
    %fn = llvm.call @mgpuModuleGetFunction(%m, %b) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
      async.yield
    }
    llvm.call @mgpuModuleUnload(%m) : (!llvm.ptr) -> () // expect: unknown-handle
    async.await %k : !async.token
    llvm.return
  }

  // faulty
  llvm.func @module_image(%src: !llvm.ptr) {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %t = llvm.call @memcpy(%h, %src, %c64) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    %k = async.execute {
    %m = llvm.call @mgpuModuleLoad(%h, %c64) : (!llvm.ptr, i64) -> !llvm.ptr
    llvm.call @mgpuModuleUnload(%m) : (!llvm.ptr) -> ()
      async.yield
    }
    llvm.call @free(%h) : (!llvm.ptr) -> () // expect: use-after-free
    async.await %k : !async.token
    llvm.return
  }

  // faulty
  llvm.func @size_out(%m: !llvm.ptr) {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %k = async.execute {
    llvm.call @mgpuSpMatGetSize(%m, %h, %h, %h, %null) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    llvm.call @free(%h) : (!llvm.ptr) -> () // expect: use-after-free
    async.await %k : !async.token
    llvm.return
  }

  // faulty
  llvm.func @size_out_read(%m: !llvm.ptr) {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %k = async.execute {
    llvm.call @mgpuSpMatGetSize(%m, %h, %h, %h, %null) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    %q = llvm.load %h : !llvm.ptr -> i64 // expect: host-race
    async.await %k : !async.token
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @puts_in_task() {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %z = llvm.mlir.constant(0 : i8) : i8
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    llvm.store %z, %h : i8, !llvm.ptr
    %k = async.execute {
    %r = llvm.call @puts(%h) : (!llvm.ptr) -> i32
      async.yield
    }
    llvm.call @free(%h) : (!llvm.ptr) -> () // expect: use-after-free
    async.await %k : !async.token
    llvm.return
  }

  // faulty
  llvm.func @descr_use(%b: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.call @mgpuCreateDnVec(%n, %b, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %y = llvm.call @mgpuCreateDnVec(%n, %b, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %a = llvm.call @mgpuCreateCsr(%n, %n, %n, %b, %b, %b, %v, %v, %v, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    %k = async.execute {
    %r = llvm.call @mgpuSpMVBufferSize(%v, %a, %x, %y, %v, %s) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
      async.yield
    }
    llvm.call @mgpuDestroyDnVec(%x, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    async.await %k : !async.token
    llvm.call @mgpuDestroyDnVec(%y, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroySpMat(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @descr_create_destroy_two_tasks(%b: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.call @mgpuCreateDnVec(%n, %b, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %k = async.execute {
    llvm.call @mgpuDestroyDnVec(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
    llvm.call @mgpuDestroyDnVec(%x, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
      async.yield
    }
    async.await %k : !async.token
    async.await %l : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @kept_by_host_freed_in_task() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %k = async.execute {
    llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    %x = llvm.call @mgpuCreateDnVec(%n, %b, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr // expect: unknown-handle
    llvm.call @mgpuDestroyDnVec(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    async.await %k : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @csr_ptrs() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %c = llvm.call @mgpuMemAlloc(%n, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %k = async.execute {
    %x = llvm.call @mgpuCreateCsr(%n, %n, %n, %c, %c, %b, %v, %v, %v, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroySpMat(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    async.await %k : !async.token
    llvm.call @mgpuMemFree(%c, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func internal @in_helper_h(%b: !llvm.ptr, %s: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %x = llvm.call @mgpuCreateDnVec(%n, %b, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_helper() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %k = async.execute {
      llvm.call @in_helper_h(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    async.await %k : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.mlir.global internal constant @param_array_bin("x") {addr_space = 0 : i32}
  llvm.func @param_array(%src: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %b = llvm.mlir.addressof @param_array_bin : !llvm.ptr
    %m = llvm.call @mgpuModuleLoad(%b, %c1) : (!llvm.ptr, i64) -> !llvm.ptr
    %fn = llvm.call @mgpuModuleGetFunction(%m, %b) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.call @calloc(%c64, %c1) : (i64, i64) -> !llvm.ptr
    %k = async.execute {
    llvm.call @mgpuLaunchKernel(%fn, %c1, %c1, %c1, %c1, %c1, %c1, %v, %s, %h, %null, %c1) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> () // expect: unknown-handle
      async.yield
    }
    llvm.call @free(%h) : (!llvm.ptr) -> () // expect: use-after-free
    async.await %k : !async.token
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuModuleUnload(%m) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @second_task() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %k = async.execute {
    %x = llvm.call @mgpuCreateDnVec(%n, %b, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
    llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
      async.yield
    }
    async.await %k : !async.token
    async.await %l : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right
  llvm.func @second_task_dep() {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %k = async.execute {
    %x = llvm.call @mgpuCreateDnVec(%n, %b, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute [%k] {
    llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    async.await %l : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @branch(%p: i1) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %z = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuMemAlloc(%n, %s, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %k = async.execute {
    %x = llvm.call @mgpuCreateDnVec(%n, %b, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
      async.yield
    }
    llvm.cond_br %p, ^a, ^b
  ^a:
    async.await %k : !async.token
    llvm.br ^c
  ^b:
    llvm.br ^c
  ^c:
    llvm.call @mgpuMemFree(%b, %s) : (!llvm.ptr, !llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty
  llvm.func @host_load_only(%a: !llvm.ptr) {
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
    %k = async.execute {
      %r = llvm.load %h : !llvm.ptr -> i32
      async.yield
    }
    llvm.store %v, %h : i32, !llvm.ptr // expect: host-race
    async.await %k : !async.token
    llvm.call @free(%h) : (!llvm.ptr) -> ()
    llvm.return
  }
}
