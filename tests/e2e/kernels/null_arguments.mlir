// A kernel may be passed null for what it does not touch; one that touches it for certain is wrong with it.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  gpu.module @m {
    llvm.func @touches(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.mlir.constant(1.0 : f32) : f32
      llvm.store %v, %p : f32, !llvm.ptr
      llvm.return
    }
    llvm.func @touches_if_there(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.mlir.constant(1.0 : f32) : f32
      %z = llvm.mlir.zero : !llvm.ptr
      %c = llvm.icmp "ne" %p, %z : !llvm.ptr
      llvm.store %v, %q : f32, !llvm.ptr
      llvm.cond_br %c, ^use, ^end
    ^use:
      llvm.store %v, %p : f32, !llvm.ptr
      llvm.br ^end
    ^end:
      llvm.return
    }
    llvm.func @does_not(%p: !llvm.ptr, %q: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %v = llvm.mlir.constant(1.0 : f32) : f32
      llvm.store %v, %q : f32, !llvm.ptr
      llvm.return
    }
  }
  llvm.func @certain(%s: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @m::@touches blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args(%z : !llvm.ptr) // expect: null-handle
    llvm.return
  }
  llvm.func @optional(%s: !llvm.ptr, %d: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @m::@touches_if_there blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args(%z : !llvm.ptr, %d : !llvm.ptr)
    llvm.return
  }
  llvm.func @unused(%s: !llvm.ptr, %d: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    %z = llvm.mlir.zero : !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @m::@does_not blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args(%z : !llvm.ptr, %d : !llvm.ptr)
    llvm.return
  }
}
