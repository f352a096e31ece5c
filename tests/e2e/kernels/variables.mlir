// Variables of the device that kernels use by their names: what two kernels do to one is ordered, or undecided, since which bytes they access is not known.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  gpu.module @m {
    llvm.mlir.global internal @counter(0 : i32) {addr_space = 1 : i32} : i32
    llvm.mlir.global internal @other(0 : i32) {addr_space = 1 : i32} : i32
    llvm.mlir.global internal @shared() {addr_space = 3 : i32} : i32
    llvm.func @bump() attributes {gpu.kernel, nvvm.kernel} {
      %p = llvm.mlir.addressof @counter : !llvm.ptr<1>
      %v = llvm.mlir.constant(1 : i32) : i32
      llvm.store %v, %p : i32, !llvm.ptr<1>
      llvm.return
    }
    llvm.func @set(%p: !llvm.ptr<1>) {
      %v = llvm.mlir.constant(2 : i32) : i32
      llvm.store %v, %p : i32, !llvm.ptr<1>
      llvm.return
    }
    llvm.func @indirect() attributes {gpu.kernel, nvvm.kernel} {
      %p = llvm.mlir.addressof @counter : !llvm.ptr<1>
      llvm.call @set(%p) : (!llvm.ptr<1>) -> ()
      llvm.return
    }
    llvm.func @__gxx_personality_v0(...) -> i32
    llvm.func @invoked() {
      %p = llvm.mlir.addressof @counter : !llvm.ptr<1>
      %v = llvm.mlir.constant(3 : i32) : i32
      llvm.store %v, %p : i32, !llvm.ptr<1>
      llvm.return
    }
    llvm.func @nothing() {
      llvm.return
    }
    llvm.func @invokes() attributes {gpu.kernel, nvvm.kernel, personality = @__gxx_personality_v0} {
      llvm.invoke @invoked() to ^one unwind ^two : () -> ()
    ^one:
      llvm.return
    ^two:
      %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
      llvm.return
    }
    llvm.func @invokes_nothing() attributes {gpu.kernel, nvvm.kernel, personality = @__gxx_personality_v0} {
      llvm.invoke @nothing() to ^one unwind ^two : () -> ()
    ^one:
      llvm.return
    ^two:
      %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
      llvm.return
    }
    llvm.func @bump_other() attributes {gpu.kernel, nvvm.kernel} {
      %p = llvm.mlir.addressof @other : !llvm.ptr<1>
      %v = llvm.mlir.constant(1 : i32) : i32
      llvm.store %v, %p : i32, !llvm.ptr<1>
      llvm.return
    }
    llvm.func @count() attributes {gpu.kernel, nvvm.kernel} {
      %p = llvm.mlir.addressof @counter : !llvm.ptr<1>
      %v = llvm.mlir.constant(1 : i32) : i32
      %r = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr<1>, i32
      llvm.return
    }
    llvm.func @scratch() attributes {gpu.kernel, nvvm.kernel} {
      %p = llvm.mlir.addressof @shared : !llvm.ptr<3>
      %v = llvm.mlir.constant(1 : i32) : i32
      llvm.store %v, %p : i32, !llvm.ptr<3>
      llvm.return
    }
  }
  llvm.func @same(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 // expect: unknown-handle
    llvm.return
  }
  llvm.func @through_call(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@indirect blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@count blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 // expect: unknown-handle
    llvm.return
  }
  llvm.func @through_invoke(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@invokes blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@invokes blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 // expect: unknown-handle
    llvm.return
  }
  llvm.func @through_invoke_of_nothing(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@invokes_nothing blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@invokes_nothing blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @one_stream(%s: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @waited(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @m::@indirect blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @different(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@bump_other blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @atomic(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@count blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@count blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @workgroup(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@scratch blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@scratch blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
}
