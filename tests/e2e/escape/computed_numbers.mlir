// The address of an object reaches a kernel as a number that was computed from it, in parts, or in another type: what is dead then, or the host accesses beside
// the kernel, is undecided.

// RUN: python3 %S/twins.py %gpuverify %s

gpu.binary @bin [#gpu.object<#nvvm.target, "code">]
gpu.module @k {
llvm.func @i64(%i: i64) attributes {gpu.kernel, nvvm.kernel} {
%q = llvm.inttoptr %i : i64 to !llvm.ptr
%v = llvm.mlir.constant(1 : i32) : i32
llvm.store %v, %q : i32, !llvm.ptr
llvm.return
}
llvm.func @two(%i: i32, %j: i32) attributes {gpu.kernel, nvvm.kernel} {
%a = llvm.zext %i : i32 to i64
%b = llvm.zext %j : i32 to i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%c = llvm.shl %b, %c32 : i64
%d = llvm.or %a, %c : i64
%q = llvm.inttoptr %d : i64 to !llvm.ptr
%v = llvm.mlir.constant(1 : i32) : i32
llvm.store %v, %q : i32, !llvm.ptr
llvm.return
}
llvm.func @f64(%i: f64) attributes {gpu.kernel, nvvm.kernel} {
%n = llvm.bitcast %i : f64 to i64
%q = llvm.inttoptr %n : i64 to !llvm.ptr
%v = llvm.mlir.constant(1 : i32) : i32
llvm.store %v, %q : i32, !llvm.ptr
llvm.return
}
llvm.func @f32s(%i: f32, %j: f32) attributes {gpu.kernel, nvvm.kernel} {
%i0 = llvm.bitcast %i : f32 to i32
%j0 = llvm.bitcast %j : f32 to i32
%a = llvm.zext %i0 : i32 to i64
%b = llvm.zext %j0 : i32 to i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%c = llvm.shl %b, %c32 : i64
%d = llvm.or %a, %c : i64
%q = llvm.inttoptr %d : i64 to !llvm.ptr
%v = llvm.mlir.constant(1 : i32) : i32
llvm.store %v, %q : i32, !llvm.ptr
llvm.return
}
llvm.func @bytes(%s: !llvm.struct<(i32, i32)>) attributes {gpu.kernel, nvvm.kernel} {
%i = llvm.extractvalue %s[0] : !llvm.struct<(i32, i32)>
%j = llvm.extractvalue %s[1] : !llvm.struct<(i32, i32)>
%a = llvm.zext %i : i32 to i64
%b = llvm.zext %j : i32 to i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%c = llvm.shl %b, %c32 : i64
%d = llvm.or %a, %c : i64
%q = llvm.inttoptr %d : i64 to !llvm.ptr
%v = llvm.mlir.constant(1 : i32) : i32
llvm.store %v, %q : i32, !llvm.ptr
llvm.return
}
llvm.func @v2(%s: vector<2xi32>) attributes {gpu.kernel, nvvm.kernel} {
%d = llvm.bitcast %s : vector<2xi32> to i64
%q = llvm.inttoptr %d : i64 to !llvm.ptr
%v = llvm.mlir.constant(1 : i32) : i32
llvm.store %v, %q : i32, !llvm.ptr
llvm.return
}
llvm.func @count(%p: !llvm.ptr, %n: i64) attributes {gpu.kernel, nvvm.kernel} {
%v = llvm.trunc %n : i64 to i32
llvm.store %v, %p : i32, !llvm.ptr
llvm.return
}
}
llvm.mlir.global internal @data(0 : i32) : i32
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func internal @mangle(%n: i64) -> i64 {
%c5 = llvm.mlir.constant(5 : i64) : i64
%x = llvm.xor %n, %c5 : i64
llvm.return %x : i64
}
// -----
// faulty
// freed memory: plain
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%n : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: plain
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%n : i64)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: plain
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%n : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: xor
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.xor %n, %c5 : i64
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: xor
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.xor %n, %c5 : i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: xor
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.xor %n, %c5 : i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// two streams: xor
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%s2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.xor %n, %c5 : i64
gpu.launch_func <%s2 : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%p : !llvm.ptr, %c1 : i64)
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%s2) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s2) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory, for a kernel that is not there: xor
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.xor %n, %c5 : i64
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @bin::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: add
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.add %n, %c5 : i64
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: add
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.add %n, %c5 : i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: add
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.add %n, %c5 : i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: sub
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.sub %n, %c5 : i64
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: sub
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.sub %n, %c5 : i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: sub
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.sub %n, %c5 : i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: mul
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.mul %n, %c5 : i64
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: mul
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.mul %n, %c5 : i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: mul
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.mul %n, %c5 : i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: call
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.call @mangle(%n) : (i64) -> i64
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: call
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.call @mangle(%n) : (i64) -> i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct, and not decided
// … after a wait: call
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.call @mangle(%n) : (i64) -> i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: halves
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@two blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%lo : i32, %hi : i32)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: halves
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
gpu.launch_func <%s : !llvm.ptr> @k::@two blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%lo : i32, %hi : i32)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: halves
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
gpu.launch_func <%s : !llvm.ptr> @k::@two blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%lo : i32, %hi : i32)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// two streams: halves
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%s2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
gpu.launch_func <%s2 : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%p : !llvm.ptr, %c1 : i64)
gpu.launch_func <%s : !llvm.ptr> @k::@two blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%lo : i32, %hi : i32)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%s2) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s2) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory, for a kernel that is not there: halves
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @bin::@two blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%lo : i32, %hi : i32)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: halves_joined
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
%a = llvm.zext %lo : i32 to i64
%b = llvm.zext %hi : i32 to i64
%c = llvm.shl %b, %c32 : i64
%x = llvm.or %a, %c : i64
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: halves_joined
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
%a = llvm.zext %lo : i32 to i64
%b = llvm.zext %hi : i32 to i64
%c = llvm.shl %b, %c32 : i64
%x = llvm.or %a, %c : i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: halves_joined
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
%a = llvm.zext %lo : i32 to i64
%b = llvm.zext %hi : i32 to i64
%c = llvm.shl %b, %c32 : i64
%x = llvm.or %a, %c : i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: double
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.bitcast %n : i64 to f64
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@f64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : f64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: double
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.bitcast %n : i64 to f64
gpu.launch_func <%s : !llvm.ptr> @k::@f64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : f64)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: double
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.bitcast %n : i64 to f64
gpu.launch_func <%s : !llvm.ptr> @k::@f64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : f64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory, for a kernel that is not there: double
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.bitcast %n : i64 to f64
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @bin::@f64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : f64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: double_xor
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%y = llvm.xor %n, %c5 : i64
%x = llvm.bitcast %y : i64 to f64
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@f64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : f64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: double_xor
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%y = llvm.xor %n, %c5 : i64
%x = llvm.bitcast %y : i64 to f64
gpu.launch_func <%s : !llvm.ptr> @k::@f64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : f64)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: double_xor
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%y = llvm.xor %n, %c5 : i64
%x = llvm.bitcast %y : i64 to f64
gpu.launch_func <%s : !llvm.ptr> @k::@f64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : f64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: floats
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
%fl = llvm.bitcast %lo : i32 to f32
%fh = llvm.bitcast %hi : i32 to f32
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@f32s blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%fl : f32, %fh : f32)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: floats
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
%fl = llvm.bitcast %lo : i32 to f32
%fh = llvm.bitcast %hi : i32 to f32
gpu.launch_func <%s : !llvm.ptr> @k::@f32s blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%fl : f32, %fh : f32)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: floats
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
%fl = llvm.bitcast %lo : i32 to f32
%fh = llvm.bitcast %hi : i32 to f32
gpu.launch_func <%s : !llvm.ptr> @k::@f32s blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%fl : f32, %fh : f32)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// two streams: floats
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%s2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
%fl = llvm.bitcast %lo : i32 to f32
%fh = llvm.bitcast %hi : i32 to f32
gpu.launch_func <%s2 : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%p : !llvm.ptr, %c1 : i64)
gpu.launch_func <%s : !llvm.ptr> @k::@f32s blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%fl : f32, %fh : f32)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%s2) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s2) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory, for a kernel that is not there: floats
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
%fl = llvm.bitcast %lo : i32 to f32
%fh = llvm.bitcast %hi : i32 to f32
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @bin::@f32s blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%fl : f32, %fh : f32)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: memory
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.store %n, %t : i64, !llvm.ptr
%x = llvm.load %t : !llvm.ptr -> i64
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: memory
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.store %n, %t : i64, !llvm.ptr
%x = llvm.load %t : !llvm.ptr -> i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: memory
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.store %n, %t : i64, !llvm.ptr
%x = llvm.load %t : !llvm.ptr -> i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory, for a kernel that is not there: memory
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.store %n, %t : i64, !llvm.ptr
%x = llvm.load %t : !llvm.ptr -> i64
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @bin::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: memory_xor
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
%y = llvm.xor %n, %c5 : i64
llvm.store %y, %t : i64, !llvm.ptr
%x = llvm.load %t : !llvm.ptr -> i64
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: memory_xor
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
%y = llvm.xor %n, %c5 : i64
llvm.store %y, %t : i64, !llvm.ptr
%x = llvm.load %t : !llvm.ptr -> i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: memory_xor
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
%y = llvm.xor %n, %c5 : i64
llvm.store %y, %t : i64, !llvm.ptr
%x = llvm.load %t : !llvm.ptr -> i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: memory_halves
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.store %p, %t : !llvm.ptr, !llvm.ptr
%lo = llvm.load %t : !llvm.ptr -> i32
%t4 = llvm.getelementptr %t[1] : (!llvm.ptr) -> !llvm.ptr, i32
%hi = llvm.load %t4 : !llvm.ptr -> i32
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@two blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%lo : i32, %hi : i32)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: memory_halves
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.store %p, %t : !llvm.ptr, !llvm.ptr
%lo = llvm.load %t : !llvm.ptr -> i32
%t4 = llvm.getelementptr %t[1] : (!llvm.ptr) -> !llvm.ptr, i32
%hi = llvm.load %t4 : !llvm.ptr -> i32
gpu.launch_func <%s : !llvm.ptr> @k::@two blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%lo : i32, %hi : i32)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct, and not decided
// … after a wait: memory_halves
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.store %p, %t : !llvm.ptr, !llvm.ptr
%lo = llvm.load %t : !llvm.ptr -> i32
%t4 = llvm.getelementptr %t[1] : (!llvm.ptr) -> !llvm.ptr, i32
%hi = llvm.load %t4 : !llvm.ptr -> i32
gpu.launch_func <%s : !llvm.ptr> @k::@two blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%lo : i32, %hi : i32)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: memory_double
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.store %p, %t : !llvm.ptr, !llvm.ptr
%x = llvm.load %t : !llvm.ptr -> f64
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@f64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : f64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: memory_double
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.store %p, %t : !llvm.ptr, !llvm.ptr
%x = llvm.load %t : !llvm.ptr -> f64
gpu.launch_func <%s : !llvm.ptr> @k::@f64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : f64)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: memory_double
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.store %p, %t : !llvm.ptr, !llvm.ptr
%x = llvm.load %t : !llvm.ptr -> f64
gpu.launch_func <%s : !llvm.ptr> @k::@f64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : f64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: struct
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
%u = llvm.mlir.undef : !llvm.struct<(i32, i32)>
%u1 = llvm.insertvalue %lo, %u[0] : !llvm.struct<(i32, i32)>
%x = llvm.insertvalue %hi, %u1[1] : !llvm.struct<(i32, i32)>
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@bytes blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : !llvm.struct<(i32, i32)>)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: struct
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
%u = llvm.mlir.undef : !llvm.struct<(i32, i32)>
%u1 = llvm.insertvalue %lo, %u[0] : !llvm.struct<(i32, i32)>
%x = llvm.insertvalue %hi, %u1[1] : !llvm.struct<(i32, i32)>
gpu.launch_func <%s : !llvm.ptr> @k::@bytes blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : !llvm.struct<(i32, i32)>)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: struct
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
%u = llvm.mlir.undef : !llvm.struct<(i32, i32)>
%u1 = llvm.insertvalue %lo, %u[0] : !llvm.struct<(i32, i32)>
%x = llvm.insertvalue %hi, %u1[1] : !llvm.struct<(i32, i32)>
gpu.launch_func <%s : !llvm.ptr> @k::@bytes blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : !llvm.struct<(i32, i32)>)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// two streams: struct
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%s2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
%u = llvm.mlir.undef : !llvm.struct<(i32, i32)>
%u1 = llvm.insertvalue %lo, %u[0] : !llvm.struct<(i32, i32)>
%x = llvm.insertvalue %hi, %u1[1] : !llvm.struct<(i32, i32)>
gpu.launch_func <%s2 : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%p : !llvm.ptr, %c1 : i64)
gpu.launch_func <%s : !llvm.ptr> @k::@bytes blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : !llvm.struct<(i32, i32)>)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamSynchronize(%s2) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s2) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory, for a kernel that is not there: struct
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%h = llvm.lshr %n, %c32 : i64
%hi = llvm.trunc %h : i64 to i32
%lo = llvm.trunc %n : i64 to i32
%u = llvm.mlir.undef : !llvm.struct<(i32, i32)>
%u1 = llvm.insertvalue %lo, %u[0] : !llvm.struct<(i32, i32)>
%x = llvm.insertvalue %hi, %u1[1] : !llvm.struct<(i32, i32)>
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @bin::@bytes blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : !llvm.struct<(i32, i32)>)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: struct_memory
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.store %p, %t : !llvm.ptr, !llvm.ptr
%x = llvm.load %t : !llvm.ptr -> !llvm.struct<(i32, i32)>
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@bytes blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : !llvm.struct<(i32, i32)>)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: struct_memory
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.store %p, %t : !llvm.ptr, !llvm.ptr
%x = llvm.load %t : !llvm.ptr -> !llvm.struct<(i32, i32)>
gpu.launch_func <%s : !llvm.ptr> @k::@bytes blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : !llvm.struct<(i32, i32)>)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: struct_memory
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.store %p, %t : !llvm.ptr, !llvm.ptr
%x = llvm.load %t : !llvm.ptr -> !llvm.struct<(i32, i32)>
gpu.launch_func <%s : !llvm.ptr> @k::@bytes blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : !llvm.struct<(i32, i32)>)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: vector
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.bitcast %n : i64 to vector<2xi32>
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@v2 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : vector<2xi32>)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: vector
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.bitcast %n : i64 to vector<2xi32>
gpu.launch_func <%s : !llvm.ptr> @k::@v2 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : vector<2xi32>)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: vector
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%x = llvm.bitcast %n : i64 to vector<2xi32>
gpu.launch_func <%s : !llvm.ptr> @k::@v2 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : vector<2xi32>)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: vector_memory
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.store %p, %t : !llvm.ptr, !llvm.ptr
%x = llvm.load %t : !llvm.ptr -> vector<2xi32>
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@v2 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : vector<2xi32>)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: vector_memory
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.store %p, %t : !llvm.ptr, !llvm.ptr
%x = llvm.load %t : !llvm.ptr -> vector<2xi32>
gpu.launch_func <%s : !llvm.ptr> @k::@v2 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : vector<2xi32>)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: vector_memory
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
llvm.store %p, %t : !llvm.ptr, !llvm.ptr
%x = llvm.load %t : !llvm.ptr -> vector<2xi32>
gpu.launch_func <%s : !llvm.ptr> @k::@v2 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : vector<2xi32>)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: select
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%y = llvm.xor %n, %c5 : i64
%x = llvm.select %b0, %y, %c5 : i1, i64
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: select
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%y = llvm.xor %n, %c5 : i64
%x = llvm.select %b0, %y, %c5 : i1, i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … after a wait: select
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%y = llvm.xor %n, %c5 : i64
%x = llvm.select %b0, %y, %c5 : i1, i64
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// freed memory: argument
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%y = llvm.xor %n, %c5 : i64
llvm.br ^next(%y : i64)
^next(%x: i64):
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// a global that the host accesses: argument
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%y = llvm.xor %n, %c5 : i64
llvm.br ^next(%y : i64)
^next(%x: i64):
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct, and not decided
// … after a wait: argument
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.mlir.addressof @data : !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%y = llvm.xor %n, %c5 : i64
llvm.br ^next(%y : i64)
^next(%x: i64):
gpu.launch_func <%s : !llvm.ptr> @k::@i64 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %p : i32, !llvm.ptr
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// a distance
llvm.func @run(%b0: i1) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c5 = llvm.mlir.constant(5 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c32 = llvm.mlir.constant(32 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%one = llvm.mlir.constant(1 : i32) : i32
%null = llvm.mlir.zero : !llvm.ptr
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%p = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%q = llvm.call @mgpuMemAlloc(%c8, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%n = llvm.ptrtoint %p : !llvm.ptr to i64
%m = llvm.ptrtoint %q : !llvm.ptr to i64
%x = llvm.sub %n, %m : i64
llvm.call @mgpuMemFree(%p, %s) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@count blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%q : !llvm.ptr, %x : i64)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%q, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
llvm.return
}
