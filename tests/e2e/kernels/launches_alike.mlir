// Launches of one kernel, with the same numbers and others: what it accesses is found for each. Each function is a program.

// RUN: python3 %S/../expect.py --once %gpuverify %s

module attributes {gpu.container_module} {
gpu.module @k {
  llvm.func @at(%p: !llvm.ptr, %from: i64) attributes {gpu.kernel, nvvm.kernel} {
    %t = nvvm.read.ptx.sreg.tid.x : i32
    %w = llvm.zext %t : i32 to i64
    %i = llvm.add %w, %from : i64
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %c = llvm.mlir.constant(1.0 : f32) : f32
    llvm.store %c, %q : f32, !llvm.ptr
    llvm.return
  }
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)

llvm.func @apart_0(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(0 : i64) : i64
  %x = llvm.mlir.constant(64 : i64) : i64
  %b = llvm.mlir.constant(64 : i64) : i64
  %y = llvm.mlir.constant(64 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64)
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @overlaps_1(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(0 : i64) : i64
  %x = llvm.mlir.constant(64 : i64) : i64
  %b = llvm.mlir.constant(0 : i64) : i64
  %y = llvm.mlir.constant(64 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64) // expect: stream-race
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @overlaps_2(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(0 : i64) : i64
  %x = llvm.mlir.constant(64 : i64) : i64
  %b = llvm.mlir.constant(63 : i64) : i64
  %y = llvm.mlir.constant(64 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64) // expect: stream-race
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @apart_3(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(0 : i64) : i64
  %x = llvm.mlir.constant(64 : i64) : i64
  %b = llvm.mlir.constant(64 : i64) : i64
  %y = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64)
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @apart_4(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(0 : i64) : i64
  %x = llvm.mlir.constant(32 : i64) : i64
  %b = llvm.mlir.constant(32 : i64) : i64
  %y = llvm.mlir.constant(32 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64)
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @overlaps_5(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(0 : i64) : i64
  %x = llvm.mlir.constant(33 : i64) : i64
  %b = llvm.mlir.constant(32 : i64) : i64
  %y = llvm.mlir.constant(32 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64) // expect: stream-race
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @apart_6(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(64 : i64) : i64
  %x = llvm.mlir.constant(64 : i64) : i64
  %b = llvm.mlir.constant(0 : i64) : i64
  %y = llvm.mlir.constant(64 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64)
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @overlaps_7(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(64 : i64) : i64
  %x = llvm.mlir.constant(64 : i64) : i64
  %b = llvm.mlir.constant(0 : i64) : i64
  %y = llvm.mlir.constant(65 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64) // expect: stream-race
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @apart_8(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(128 : i64) : i64
  %x = llvm.mlir.constant(64 : i64) : i64
  %b = llvm.mlir.constant(192 : i64) : i64
  %y = llvm.mlir.constant(64 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64)
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @overlaps_9(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(128 : i64) : i64
  %x = llvm.mlir.constant(64 : i64) : i64
  %b = llvm.mlir.constant(191 : i64) : i64
  %y = llvm.mlir.constant(64 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64) // expect: stream-race
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @apart_10(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(256 : i64) : i64
  %x = llvm.mlir.constant(1 : i64) : i64
  %b = llvm.mlir.constant(257 : i64) : i64
  %y = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64)
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @overlaps_11(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(256 : i64) : i64
  %x = llvm.mlir.constant(2 : i64) : i64
  %b = llvm.mlir.constant(257 : i64) : i64
  %y = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64) // expect: stream-race
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @apart_12(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(300 : i64) : i64
  %x = llvm.mlir.constant(8 : i64) : i64
  %b = llvm.mlir.constant(308 : i64) : i64
  %y = llvm.mlir.constant(8 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64)
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @overlaps_13(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(300 : i64) : i64
  %x = llvm.mlir.constant(9 : i64) : i64
  %b = llvm.mlir.constant(308 : i64) : i64
  %y = llvm.mlir.constant(8 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64) // expect: stream-race
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @overlaps_14(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(0 : i64) : i64
  %x = llvm.mlir.constant(64 : i64) : i64
  %b = llvm.mlir.constant(0 : i64) : i64
  %y = llvm.mlir.constant(64 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64) // expect: stream-race
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @apart_15(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(0 : i64) : i64
  %x = llvm.mlir.constant(64 : i64) : i64
  %b = llvm.mlir.constant(64 : i64) : i64
  %y = llvm.mlir.constant(64 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64)
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @apart_16(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(0 : i64) : i64
  %x = llvm.mlir.constant(1 : i64) : i64
  %b = llvm.mlir.constant(1 : i64) : i64
  %y = llvm.mlir.constant(63 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64)
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @overlaps_17(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(0 : i64) : i64
  %x = llvm.mlir.constant(2 : i64) : i64
  %b = llvm.mlir.constant(1 : i64) : i64
  %y = llvm.mlir.constant(63 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64) // expect: stream-race
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @apart_18(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(512 : i64) : i64
  %x = llvm.mlir.constant(64 : i64) : i64
  %b = llvm.mlir.constant(576 : i64) : i64
  %y = llvm.mlir.constant(64 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64)
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @overlaps_19(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(512 : i64) : i64
  %x = llvm.mlir.constant(64 : i64) : i64
  %b = llvm.mlir.constant(575 : i64) : i64
  %y = llvm.mlir.constant(64 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64) // expect: stream-race
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @overlaps_20(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(7 : i64) : i64
  %x = llvm.mlir.constant(1 : i64) : i64
  %b = llvm.mlir.constant(7 : i64) : i64
  %y = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64) // expect: stream-race
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @apart_21(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(7 : i64) : i64
  %x = llvm.mlir.constant(1 : i64) : i64
  %b = llvm.mlir.constant(8 : i64) : i64
  %y = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%y, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64)
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
// Of the second nobody knows where it begins.
llvm.func @somewhere(%p: !llvm.ptr, %b: i64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.mlir.constant(0 : i64) : i64
  %x = llvm.mlir.constant(64 : i64) : i64
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  gpu.launch_func <%s : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %a : i64)
  gpu.launch_func <%t : !llvm.ptr> @k::@at blocks in (%one, %one, %one) threads in (%x, %one, %one) : i64 args(%p : !llvm.ptr, %b : i64) // expect: unknown-handle
  llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
  llvm.return
}
}
