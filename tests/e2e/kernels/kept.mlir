// A kernel that puts an address where others find it, in a variable of the device, in a buffer, or as bytes that it copies: what the later one
// touches may be there. Kernels that put it into memory of their own, or go nowhere by addresses, have no part in that. Numbers may be addresses, too.

// RUN: python3 %S/../expect.py --once %gpuverify %s

module attributes {gpu.container_module} {
  gpu.module @k {
    llvm.mlir.global internal @held() {addr_space = 1 : i32} : !llvm.ptr { %z = llvm.mlir.zero : !llvm.ptr llvm.return %z : !llvm.ptr }
    llvm.mlir.global internal @scratch() {addr_space = 3 : i32} : !llvm.array<2 x ptr>
    llvm.func @hold(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %g = llvm.mlir.addressof @held : !llvm.ptr<1>
      llvm.store %p, %g : !llvm.ptr, !llvm.ptr<1>
      llvm.return
    }
    llvm.func @hold_inside(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.call @helper(%q) : (!llvm.ptr) -> ()
      llvm.return
    }
    llvm.func @helper(%p: !llvm.ptr) {
      %g = llvm.mlir.addressof @held : !llvm.ptr<1>
      llvm.store %p, %g : !llvm.ptr, !llvm.ptr<1>
      llvm.return
    }
    llvm.func @put(%to: !llvm.ptr, %p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      llvm.store %p, %to : !llvm.ptr, !llvm.ptr
      llvm.return
    }
    llvm.func @put_copied(%to: !llvm.ptr, %p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %one = llvm.mlir.constant(1 : i32) : i32
      %a = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %p, %a : !llvm.ptr, !llvm.ptr
      "llvm.intr.memcpy.inline"(%to, %a) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
      llvm.return
    }
    llvm.func @exchange(%to: !llvm.ptr, %p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %old = llvm.atomicrmw xchg %to, %p monotonic : !llvm.ptr, !llvm.ptr
      llvm.return
    }
    llvm.func @local(%to: !llvm.ptr, %p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %one = llvm.mlir.constant(1 : i32) : i32
      %a = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
      %s = llvm.mlir.addressof @scratch : !llvm.ptr<3>
      llvm.store %p, %a : !llvm.ptr, !llvm.ptr
      llvm.store %p, %s : !llvm.ptr, !llvm.ptr<3>
      llvm.store %one, %to : i32, !llvm.ptr
      llvm.return
    }
    llvm.func @use_held() attributes {gpu.kernel, nvvm.kernel} {
      %one = llvm.mlir.constant(1 : i32) : i32
      %g = llvm.mlir.addressof @held : !llvm.ptr<1>
      %p = llvm.load %g : !llvm.ptr<1> -> !llvm.ptr
      llvm.store %one, %p : i32, !llvm.ptr
      llvm.return
    }
    llvm.func @use(%from: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %one = llvm.mlir.constant(1 : i32) : i32
      %p = llvm.load %from : !llvm.ptr -> !llvm.ptr
      llvm.store %one, %p : i32, !llvm.ptr
      llvm.return
    }
    llvm.func @write(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %one = llvm.mlir.constant(1 : i32) : i32
      llvm.store %one, %p : i32, !llvm.ptr
      llvm.return
    }
    llvm.func @write_number(%n: i64) attributes {gpu.kernel, nvvm.kernel} {
      %one = llvm.mlir.constant(1 : i32) : i32
      %p = llvm.inttoptr %n : i64 to !llvm.ptr
      llvm.store %one, %p : i32, !llvm.ptr
      llvm.return
    }
    llvm.func @write_difference(%p: !llvm.ptr, %n: i64) attributes {gpu.kernel, nvvm.kernel} {
      %one = llvm.mlir.constant(1 : i32) : i32
      %a = llvm.ptrtoint %p : !llvm.ptr to i64
      %b = llvm.add %a, %n : i64
      %q = llvm.inttoptr %b : i64 to !llvm.ptr
      llvm.store %one, %q : i32, !llvm.ptr
      llvm.return
    }
    llvm.func @read_number(%p: !llvm.ptr, %n: i64) attributes {gpu.kernel, nvvm.kernel} {
      %q = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %v = llvm.load %q : !llvm.ptr -> i8
      llvm.return
    }
    llvm.func @wraps(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %h = llvm.mlir.constant(100 : i8) : i8
      %v = llvm.mlir.constant(1 : i8) : i8
      %s = llvm.add %h, %h : i8
      %i = llvm.sext %s : i8 to i64
      %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %v, %q : i8, !llvm.ptr
      llvm.return
    }
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)

  // At best unproved: the second kernel writes %d beside the copy.
  llvm.func @in_a_variable(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@hold blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @k::@use_held blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64
    llvm.call @mgpuMemcpy(%h, %d, %c64, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @in_a_variable_waited(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@hold blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @k::@use_held blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %c64, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @in_a_variable_other(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@hold blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%e : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @k::@use_held blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64
    llvm.call @mgpuMemcpy(%h, %d, %c64, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @in_a_variable_by_a_callee(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@hold_inside blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @k::@use_held blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64
    llvm.call @mgpuMemcpy(%h, %d, %c64, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @in_a_buffer(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@put blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%e : !llvm.ptr, %d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @k::@use blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%e : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %d, %c64, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @in_a_buffer_not_used(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@put blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%e : !llvm.ptr, %d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @k::@write blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%e : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %d, %c64, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @in_a_buffer_copied(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@put_copied blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%e : !llvm.ptr, %d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @k::@use blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%e : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %d, %c64, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @in_a_buffer_exchanged(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@exchange blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%e : !llvm.ptr, %d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @k::@use blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%e : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %d, %c64, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @in_own_memory(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@local blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%e : !llvm.ptr, %d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @k::@use blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%e : !llvm.ptr)
    llvm.call @mgpuMemcpy(%h, %d, %c64, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @in_a_variable_on_one_way(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.cond_br %cond, ^yes, ^no
    ^yes:
    gpu.launch_func <%s : !llvm.ptr> @k::@hold blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^no
    ^no:
    gpu.launch_func <%s : !llvm.ptr> @k::@use_held blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64
    llvm.call @mgpuMemcpy(%h, %d, %c64, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  // The free is in flight, which is a warning that is not decided.
  llvm.func @free_beside(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    gpu.launch_func <%s : !llvm.ptr> @k::@hold blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%d : !llvm.ptr)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%s : !llvm.ptr> @k::@use_held blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64
    llvm.call @mgpuMemFree(%d, %t) : (!llvm.ptr, !llvm.ptr) -> ()
    %d2 = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d2, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @address_as_a_number(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %n = llvm.ptrtoint %d : !llvm.ptr to i64
    gpu.launch_func <%s : !llvm.ptr> @k::@write_number blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%n : i64)
    llvm.call @mgpuMemcpy(%h, %d, %c64, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @address_as_a_number_from_a_slot(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %slot = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %m = llvm.ptrtoint %d : !llvm.ptr to i64
    llvm.store %m, %slot : i64, !llvm.ptr
    %n = llvm.load %slot : !llvm.ptr -> i64
    gpu.launch_func <%s : !llvm.ptr> @k::@write_number blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%n : i64)
    llvm.call @mgpuMemcpy(%h, %d, %c64, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @address_as_a_number_on_one_way(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %m = llvm.ptrtoint %d : !llvm.ptr to i64
    %m2 = llvm.ptrtoint %e : !llvm.ptr to i64
    %n = llvm.select %cond, %m, %m2 : i1, i64
    gpu.launch_func <%s : !llvm.ptr> @k::@write_number blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%n : i64)
    llvm.call @mgpuMemcpy(%h, %d, %c64, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @address_as_a_number_waited(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %n = llvm.ptrtoint %d : !llvm.ptr to i64
    gpu.launch_func <%s : !llvm.ptr> @k::@write_number blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%n : i64)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %d, %c64, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @address_as_a_difference(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %x = llvm.ptrtoint %d : !llvm.ptr to i64
    %y = llvm.ptrtoint %e : !llvm.ptr to i64
    %n = llvm.sub %x, %y : i64
    gpu.launch_func <%s : !llvm.ptr> @k::@write_difference blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%e : !llvm.ptr, %n : i64)
    llvm.call @mgpuMemcpy(%h, %d, %c64, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @offset_as_a_number(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %n = llvm.mlir.constant(8 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @k::@read_number blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%d : !llvm.ptr, %n : i64)
    llvm.call @mgpuMemcpy(%h, %d, %c64, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  // 100 + 100 are -56 in 8 bits.
  llvm.func @sum_of_few_bits_wraps(%h: !llvm.ptr, %cond: i1) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %dev = llvm.mlir.constant(0 : i8) : i8
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %f = llvm.getelementptr %d[60] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@wraps blocks in (%one, %one, %one) threads in (%one, %one, %one) : i64 args(%f : !llvm.ptr)
    %g = llvm.getelementptr %d[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @mgpuMemcpy(%h, %g, %c1, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()  // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
}
