// Device code that this release of MLIR cannot read is left out: of kernels that are not there nothing is assumed.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  gpu.module @later [#nvvm.target<chip = "sm_100", brand_new = yes>] attributes {a = "}{", b = {c = 1}} { // a comment with a }
    llvm.func @k(%a: !llvm.ptr) attributes {gpu.kernel} {
      %0 = nvvm.never.heard.of %a <modifier = new> -> token
      nvvm.another "text with } and \" in it" { yield }
      llvm.return
    }
  }
  gpu.module @other <#new.handler<1>> [#rocdl.target<chips = [1, 2]>] {
    gpu.func @"k"(%a: memref<4xf32>) kernel { brandnew.op %a as { } }
  }
  gpu.module @barriers {
    gpu.func @k(%a: memref<16xf32, #gpu.address_space<constant>>, %n: i32) kernel {
      %b = gpu.initialize_named_barrier %n : i32 -> !gpu.named_barrier
      gpu.barrier named(%b : !gpu.named_barrier) memfence [#gpu.address_space<workgroup>]
      gpu.barrier scope <subgroup>
      gpu.return
    }
  }
  spirv.module @shaders NewModel Vulkan1000 requires #spirv.vce<v9.9, [], []> {
    spirv.func @k() "None" { spirv.NewOp ; }
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @correct() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c1, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @later::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @race() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c1, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @later::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @other::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr) // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @twice() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
    llvm.return
  }
}
