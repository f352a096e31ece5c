// Two tasks change one word atomically, or take one lock: that is no race. What such accesses order is not followed, so that nothing is proved of it.
// An access that is not atomic beside one that is races. What comes after a lock or an atomic access may come after what another task has done before its
// own.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @pthread_mutex_lock(!llvm.ptr) -> i32
  llvm.func @pthread_mutex_unlock(!llvm.ptr) -> i32
  llvm.func @pthread_mutex_init(!llvm.ptr, !llvm.ptr) -> i32
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @calloc(i64, i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @sem_wait(!llvm.ptr) -> i32
  llvm.func @sem_post(!llvm.ptr) -> i32

  // right, undecided
  llvm.func @counter() {
    %n = llvm.mlir.constant(40 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %k = async.execute {
      %x = llvm.atomicrmw add %b, %n seq_cst : !llvm.ptr, i64
      async.yield
    }
    %y = llvm.atomicrmw add %b, %n seq_cst : !llvm.ptr, i64 // expect: unknown-handle unknown-handle
    async.await %k : !async.token
    llvm.call @free(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right, undecided
  llvm.func @flag() {
    %n = llvm.mlir.constant(40 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %k = async.execute {
      llvm.store %n, %b atomic release {alignment = 8 : i64} : i64, !llvm.ptr
      async.yield
    }
    %y = llvm.load %b atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i64 // expect: unknown-handle
    async.await %k : !async.token
    llvm.call @free(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty: a store that is not atomic
  llvm.func @plain_store() {
    %n = llvm.mlir.constant(40 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %k = async.execute {
      llvm.store %n, %b : i64, !llvm.ptr
      async.yield
    }
    %y = llvm.load %b atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i64 // expect: host-race
    async.await %k : !async.token
    llvm.call @free(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right: the task is awaited before
  llvm.func @awaited() {
    %n = llvm.mlir.constant(40 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %k = async.execute {
      %x = llvm.atomicrmw add %b, %n seq_cst : !llvm.ptr, i64
      async.yield
    }
    async.await %k : !async.token
    %y = llvm.atomicrmw add %b, %n seq_cst : !llvm.ptr, i64
    llvm.call @free(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right, undecided
  llvm.func @lock() {
    %n = llvm.mlir.constant(40 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %i = llvm.call @pthread_mutex_init(%b, %null) : (!llvm.ptr, !llvm.ptr) -> i32
    %k = async.execute {
      %x = llvm.call @pthread_mutex_lock(%b) : (!llvm.ptr) -> i32
      %y = llvm.call @pthread_mutex_unlock(%b) : (!llvm.ptr) -> i32
      async.yield
    }
    %x2 = llvm.call @pthread_mutex_lock(%b) : (!llvm.ptr) -> i32 // expect: unknown-handle
    %y2 = llvm.call @pthread_mutex_unlock(%b) : (!llvm.ptr) -> i32 // expect: unknown-handle
    async.await %k : !async.token
    llvm.call @free(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty: it is freed while the task may hold it
  llvm.func @freed() {
    %n = llvm.mlir.constant(40 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %k = async.execute {
      %x = llvm.call @pthread_mutex_lock(%b) : (!llvm.ptr) -> i32
      async.yield
    }
    llvm.call @free(%b) : (!llvm.ptr) -> () // expect: use-after-free
    async.await %k : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right, undecided: it waits for the flag
  llvm.func @left_by_flag() {
    %n = llvm.mlir.constant(40 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %f = llvm.call @calloc(%n, %one) : (i64, i64) -> !llvm.ptr
    %b = llvm.call @calloc(%n, %one) : (i64, i64) -> !llvm.ptr
    %k = async.execute {
      llvm.store %n, %b : i64, !llvm.ptr
      llvm.store %one, %f atomic release {alignment = 8 : i64} : i64, !llvm.ptr
      async.yield
    }
    llvm.br ^wait
  ^wait:
    %y = llvm.load %f atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i64 // expect: unknown-handle
    %set = llvm.icmp "eq" %y, %one : i64
    llvm.cond_br %set, ^go, ^wait
  ^go:
    %d = llvm.load %b : !llvm.ptr -> i64 // expect: unknown-handle
    async.await %k : !async.token
    llvm.call @free(%b) : (!llvm.ptr) -> ()
    llvm.call @free(%f) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right, undecided: by a fence
  llvm.func internal @waits_in_helper(%f: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^wait
  ^wait:
    %y = llvm.load %f atomic monotonic {alignment = 8 : i64} : !llvm.ptr -> i64 // expect: unknown-handle
    %set = llvm.icmp "eq" %y, %one : i64
    llvm.cond_br %set, ^go, ^wait
  ^go:
    llvm.fence acquire
    llvm.return
  }
  llvm.func @left_by_fence() {
    %n = llvm.mlir.constant(40 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %f = llvm.call @calloc(%n, %one) : (i64, i64) -> !llvm.ptr
    %b = llvm.call @calloc(%n, %one) : (i64, i64) -> !llvm.ptr
    %k = async.execute {
      llvm.store %n, %b : i64, !llvm.ptr
      llvm.fence release
      llvm.store %one, %f atomic monotonic {alignment = 8 : i64} : i64, !llvm.ptr
      async.yield
    }
    llvm.call @waits_in_helper(%f) : (!llvm.ptr) -> ()
    %d = llvm.load %b : !llvm.ptr -> i64 // expect: unknown-handle
    async.await %k : !async.token
    llvm.call @free(%b) : (!llvm.ptr) -> ()
    llvm.call @free(%f) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right, undecided
  llvm.func @under_a_lock() {
    %n = llvm.mlir.constant(40 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @calloc(%n, %one) : (i64, i64) -> !llvm.ptr
    %b = llvm.call @calloc(%n, %one) : (i64, i64) -> !llvm.ptr
    %i = llvm.call @pthread_mutex_init(%m, %null) : (!llvm.ptr, !llvm.ptr) -> i32
    %k = async.execute {
      %x = llvm.call @pthread_mutex_lock(%m) : (!llvm.ptr) -> i32
      llvm.store %n, %b : i64, !llvm.ptr
      %y = llvm.call @pthread_mutex_unlock(%m) : (!llvm.ptr) -> i32
      async.yield
    }
    %x2 = llvm.call @pthread_mutex_lock(%m) : (!llvm.ptr) -> i32 // expect: unknown-handle
    %d = llvm.load %b : !llvm.ptr -> i64 // expect: unknown-handle
    %y2 = llvm.call @pthread_mutex_unlock(%m) : (!llvm.ptr) -> i32
    async.await %k : !async.token
    llvm.call @free(%b) : (!llvm.ptr) -> ()
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // faulty: the access comes before the lock
  llvm.func @before_the_lock() {
    %n = llvm.mlir.constant(40 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @calloc(%n, %one) : (i64, i64) -> !llvm.ptr
    %b = llvm.call @calloc(%n, %one) : (i64, i64) -> !llvm.ptr
    %i = llvm.call @pthread_mutex_init(%m, %null) : (!llvm.ptr, !llvm.ptr) -> i32
    %k = async.execute {
      llvm.store %n, %b : i64, !llvm.ptr
      async.yield
    }
    %d = llvm.load %b : !llvm.ptr -> i64 // expect: host-race
    %x2 = llvm.call @pthread_mutex_lock(%m) : (!llvm.ptr) -> i32
    %y2 = llvm.call @pthread_mutex_unlock(%m) : (!llvm.ptr) -> i32
    async.await %k : !async.token
    llvm.call @free(%b) : (!llvm.ptr) -> ()
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // right
  func.func @rmw(%b: memref<4xi64>) {
    %one = arith.constant 1 : i64
    %z = arith.constant 0 : index
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %k = async.execute {
      %x = memref.atomic_rmw addi %one, %b[%z] : (i64, memref<4xi64>) -> i64
      async.yield
    }
    %y = memref.atomic_rmw addi %one, %b[%z] : (i64, memref<4xi64>) -> i64
    async.await %k : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  // right
  func.func @generic(%b: memref<4xi64>) {
    %one = arith.constant 1 : i64
    %z = arith.constant 0 : index
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %k = async.execute {
      %x = memref.generic_atomic_rmw %b[%z] : memref<4xi64> {
      ^bb0(%old: i64):
        %new = arith.addi %old, %one : i64
        memref.atomic_yield %new : i64
      }
      async.yield
    }
    %y = memref.generic_atomic_rmw %b[%z] : memref<4xi64> {
    ^bb0(%old: i64):
      %new = arith.addi %old, %one : i64
      memref.atomic_yield %new : i64
    }
    async.await %k : !async.token
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  // right, undecided: a semaphore, of which nothing is known
  llvm.func @semaphore() {
    %n = llvm.mlir.constant(40 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @calloc(%n, %one) : (i64, i64) -> !llvm.ptr
    %b = llvm.call @calloc(%n, %one) : (i64, i64) -> !llvm.ptr
    %k = async.execute {
      llvm.store %n, %b : i64, !llvm.ptr
      %y = llvm.call @sem_post(%m) : (!llvm.ptr) -> i32
      async.yield
    }
    %x2 = llvm.call @sem_wait(%m) : (!llvm.ptr) -> i32
    %d = llvm.load %b : !llvm.ptr -> i64 // expect: unknown-handle
    async.await %k : !async.token
    llvm.call @free(%b) : (!llvm.ptr) -> ()
    llvm.call @free(%m) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  // right if it waits for the task, undecided
  llvm.func @wait_for_others()
  llvm.func @tell_others()
  llvm.func @unknown() {
    %n = llvm.mlir.constant(40 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @calloc(%n, %one) : (i64, i64) -> !llvm.ptr
    %k = async.execute {
      llvm.store %n, %b : i64, !llvm.ptr
      llvm.call @tell_others() : () -> ()
      async.yield
    }
    llvm.call @wait_for_others() : () -> ()
    %d = llvm.load %b : !llvm.ptr -> i64 // expect: unknown-handle
    async.await %k : !async.token
    llvm.call @free(%b) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
