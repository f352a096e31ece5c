// Memory is freed by the function that goes with the one that made it.

// RUN: python3 %S/../expect.py %gpuverify --runtime=cuda-runtime %s

module {
  llvm.func @cudaMalloc(!llvm.ptr, i64) -> i32
  llvm.func @cudaFree(!llvm.ptr) -> i32
  llvm.func @cudaMallocHost(!llvm.ptr, i64) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr, i64, i32) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr) -> i32
  llvm.func @cudaMallocManaged(!llvm.ptr, i64, i32) -> i32
  llvm.func @cudaMallocAsync(!llvm.ptr, i64, !llvm.ptr) -> i32
  llvm.func @cudaFreeAsync(!llvm.ptr, !llvm.ptr) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr) -> i32
  llvm.func @cudaStreamCreate(!llvm.ptr) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr) -> i32
  llvm.func @use(i32)

  llvm.func @pinned_by_free() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaMallocHost(%p.slot, %n) : (!llvm.ptr, i64) -> i32
    %v2 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaFree(%v2) : (!llvm.ptr) -> i32 // expect: mismatched-free
    llvm.return
  }

  llvm.func @pinned_by_free_host() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaMallocHost(%p.slot, %n) : (!llvm.ptr, i64) -> i32
    %v2 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaFreeHost(%v2) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @host_alloc_by_free() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaHostAlloc(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %v2 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaFree(%v2) : (!llvm.ptr) -> i32 // expect: mismatched-free
    llvm.return
  }

  llvm.func @host_alloc_by_free_host() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaHostAlloc(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %v2 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaFreeHost(%v2) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @device_by_free_host() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaMalloc(%p.slot, %n) : (!llvm.ptr, i64) -> i32
    %v2 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaFreeHost(%v2) : (!llvm.ptr) -> i32 // expect: mismatched-free
    llvm.return
  }

  llvm.func @device_by_free() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaMalloc(%p.slot, %n) : (!llvm.ptr, i64) -> i32
    %v2 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaFree(%v2) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @managed_by_free_host() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %v2 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaFreeHost(%v2) : (!llvm.ptr) -> i32 // expect: mismatched-free
    llvm.return
  }

  llvm.func @managed_by_free() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaMallocManaged(%p.slot, %n, %i) : (!llvm.ptr, i64, i32) -> i32
    %v2 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaFree(%v2) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @pinned_by_free_async() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaMallocHost(%p.slot, %n) : (!llvm.ptr, i64) -> i32
    %v2 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaFreeAsync(%v2, %null) : (!llvm.ptr, !llvm.ptr) -> i32 // expect: mismatched-free
    llvm.return
  }

  llvm.func @ordered_by_free() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaMallocAsync(%p.slot, %n, %null) : (!llvm.ptr, i64, !llvm.ptr) -> i32
    %r2 = llvm.call @cudaStreamSynchronize(%null) : (!llvm.ptr) -> i32
    %v3 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r4 = llvm.call @cudaFree(%v3) : (!llvm.ptr) -> i32
    llvm.return
  }

  llvm.func @pinned_twice() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaMallocHost(%p.slot, %n) : (!llvm.ptr, i64) -> i32
    %v2 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaFreeHost(%v2) : (!llvm.ptr) -> i32
    %v4 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @cudaFreeHost(%v4) : (!llvm.ptr) -> i32 // expect: double-free
    llvm.return
  }

  llvm.func @pinned_by_both() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.mlir.constant(64 : i64) : i64
    %i = llvm.mlir.constant(1 : i32) : i32
    %two = llvm.mlir.constant(2 : i32) : i32
    %null = llvm.mlir.zero : !llvm.ptr
    %ms = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
    %p.slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %r1 = llvm.call @cudaMallocHost(%p.slot, %n) : (!llvm.ptr, i64) -> i32
    %v2 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r3 = llvm.call @cudaFree(%v2) : (!llvm.ptr) -> i32 // expect: mismatched-free
    %v4 = llvm.load %p.slot : !llvm.ptr -> !llvm.ptr
    %r5 = llvm.call @cudaFreeHost(%v4) : (!llvm.ptr) -> i32
    llvm.return
  }
}
