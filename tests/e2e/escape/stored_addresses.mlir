// The host stores an address, and a kernel follows it: what the host accesses by itself is compared with what the kernel does there. A global whose address
// merely lies beside is left alone.

// RUN: python3 %S/twins.py %gpuverify %s

gpu.module @k {
llvm.func @follows(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
%q = llvm.load %p : !llvm.ptr -> !llvm.ptr
%v = llvm.mlir.constant(1 : i32) : i32
llvm.store %v, %q : i32, !llvm.ptr
llvm.return
}
llvm.func @follows2(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
%q = llvm.load %p : !llvm.ptr -> !llvm.ptr
%r = llvm.load %q : !llvm.ptr -> !llvm.ptr
%v = llvm.mlir.constant(1 : i32) : i32
llvm.store %v, %r : i32, !llvm.ptr
llvm.return
}
llvm.func @keeps(%p: !llvm.ptr, %t: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
llvm.store %p, %t : !llvm.ptr, !llvm.ptr
llvm.return
}
llvm.func @writes(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
%v = llvm.mlir.constant(1 : i32) : i32
llvm.store %v, %p : i32, !llvm.ptr
llvm.return
}
}
llvm.mlir.global internal @data() : !llvm.array<4 x i32> {
%z = llvm.mlir.zero : !llvm.array<4 x i32>
llvm.return %z : !llvm.array<4 x i32>
}
llvm.mlir.global internal @apart() : !llvm.array<4 x i32> {
%z = llvm.mlir.zero : !llvm.array<4 x i32>
llvm.return %z : !llvm.array<4 x i32>
}
llvm.mlir.global internal @slot() : !llvm.ptr {
%a = llvm.mlir.zero : !llvm.ptr
llvm.return %a : !llvm.ptr
}
llvm.mlir.global internal @table() : !llvm.array<4 x ptr> {
%a = llvm.mlir.zero : !llvm.array<4 x ptr>
llvm.return %a : !llvm.array<4 x ptr>
}
llvm.mlir.global @shown() : !llvm.ptr {
%a = llvm.mlir.zero : !llvm.ptr
llvm.return %a : !llvm.ptr
}
llvm.func internal @put(%t: !llvm.ptr, %a: !llvm.ptr) {
llvm.store %a, %t : !llvm.ptr, !llvm.ptr
llvm.return
}
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
// -----
// faulty
// in a slot of a global
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// in a slot of a global; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// in a slot of a global; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// in a global that other modules see
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @shown : !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// in a global that other modules see; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @shown : !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// in a global that other modules see; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @shown : !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// on the heap
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.call @malloc(%c8) : (i64) -> !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// on the heap; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.call @malloc(%c8) : (i64) -> !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// on the heap; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.call @malloc(%c8) : (i64) -> !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// on the stack
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// on the stack; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// on the stack; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// in a table that is copied to the device
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%h = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %d, %h : !llvm.ptr, !llvm.ptr
%t = llvm.call @mgpuMemAlloc(%c8, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.call @mgpuMemcpy(%t, %h, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// in a table that is copied to the device; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%h = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %d, %h : !llvm.ptr, !llvm.ptr
%t = llvm.call @mgpuMemAlloc(%c8, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.call @mgpuMemcpy(%t, %h, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// in a table that is copied to the device; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%h = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %d, %h : !llvm.ptr, !llvm.ptr
%t = llvm.call @mgpuMemAlloc(%c8, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.call @mgpuMemcpy(%t, %h, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// … and from there to another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%h = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %d, %h : !llvm.ptr, !llvm.ptr
%t = llvm.call @mgpuMemAlloc(%c8, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.call @mgpuMemcpy(%t, %h, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
%t2 = llvm.call @mgpuMemAlloc(%c8, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.call @mgpuMemcpy(%t2, %t, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t2 : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// … and from there to another; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%h = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %d, %h : !llvm.ptr, !llvm.ptr
%t = llvm.call @mgpuMemAlloc(%c8, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.call @mgpuMemcpy(%t, %h, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
%t2 = llvm.call @mgpuMemAlloc(%c8, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.call @mgpuMemcpy(%t2, %t, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t2 : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// … and from there to another; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%h = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %d, %h : !llvm.ptr, !llvm.ptr
%t = llvm.call @mgpuMemAlloc(%c8, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.call @mgpuMemcpy(%t, %h, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
%t2 = llvm.call @mgpuMemAlloc(%c8, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.call @mgpuMemcpy(%t2, %t, %c8, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t2 : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// two loads away
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%h = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %d, %h : !llvm.ptr, !llvm.ptr
%t = llvm.call @malloc(%c8) : (i64) -> !llvm.ptr
llvm.store %h, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows2 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// two loads away; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%h = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %d, %h : !llvm.ptr, !llvm.ptr
%t = llvm.call @malloc(%c8) : (i64) -> !llvm.ptr
llvm.store %h, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows2 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// two loads away; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%h = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %d, %h : !llvm.ptr, !llvm.ptr
%t = llvm.call @malloc(%c8) : (i64) -> !llvm.ptr
llvm.store %h, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows2 blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// by a helper
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.call @malloc(%c8) : (i64) -> !llvm.ptr
llvm.call @put(%t, %d) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// by a helper; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.call @malloc(%c8) : (i64) -> !llvm.ptr
llvm.call @put(%t, %d) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// by a helper; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.call @malloc(%c8) : (i64) -> !llvm.ptr
llvm.call @put(%t, %d) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// by a helper, in a global
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
llvm.call @put(%t, %d) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// by a helper, in a global; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
llvm.call @put(%t, %d) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// by a helper, in a global; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
llvm.call @put(%t, %d) : (!llvm.ptr, !llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// one of two
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
%e = llvm.mlir.addressof @apart : !llvm.ptr
%x = llvm.select %b, %d, %e : i1, !llvm.ptr
llvm.store %x, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// one of two; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
%e = llvm.mlir.addressof @apart : !llvm.ptr
%x = llvm.select %b, %d, %e : i1, !llvm.ptr
llvm.store %x, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// faulty
// in one of two tables
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t1 = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
%t2 = llvm.mlir.addressof @slot : !llvm.ptr
%t = llvm.select %b, %t1, %t2 : i1, !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t2 : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// in one of two tables; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t1 = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
%t2 = llvm.mlir.addressof @slot : !llvm.ptr
%t = llvm.select %b, %t1, %t2 : i1, !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t2 : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// in one of two tables; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t1 = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
%t2 = llvm.mlir.addressof @slot : !llvm.ptr
%t = llvm.select %b, %t1, %t2 : i1, !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t2 : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// as a number
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
%n = llvm.ptrtoint %d : !llvm.ptr to i64
llvm.store %n, %t : i64, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// as a number; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
%n = llvm.ptrtoint %d : !llvm.ptr to i64
llvm.store %n, %t : i64, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// as a number; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
%n = llvm.ptrtoint %d : !llvm.ptr to i64
llvm.store %n, %t : i64, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// as a number, in a global
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
%n = llvm.ptrtoint %d : !llvm.ptr to i64
llvm.store %n, %t : i64, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// as a number, in a global; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
%n = llvm.ptrtoint %d : !llvm.ptr to i64
llvm.store %n, %t : i64, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// as a number, in a global; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
%n = llvm.ptrtoint %d : !llvm.ptr to i64
llvm.store %n, %t : i64, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// with a copy of memory
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%h = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %d, %h : !llvm.ptr, !llvm.ptr
%t = llvm.mlir.addressof @table : !llvm.ptr
"llvm.intr.memcpy"(%t, %h, %c8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// with a copy of memory; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%h = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %d, %h : !llvm.ptr, !llvm.ptr
%t = llvm.mlir.addressof @table : !llvm.ptr
"llvm.intr.memcpy"(%t, %h, %c8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// with a copy of memory; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%h = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %d, %h : !llvm.ptr, !llvm.ptr
%t = llvm.mlir.addressof @table : !llvm.ptr
"llvm.intr.memcpy"(%t, %h, %c8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// of an element, in an element
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @table : !llvm.ptr
%i = llvm.getelementptr %d[2] : (!llvm.ptr) -> !llvm.ptr, i32
%e = llvm.getelementptr %t[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
llvm.store %i, %e : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// of an element, in an element; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @table : !llvm.ptr
%i = llvm.getelementptr %d[2] : (!llvm.ptr) -> !llvm.ptr, i32
%e = llvm.getelementptr %t[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
llvm.store %i, %e : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// of an element, in an element; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @table : !llvm.ptr
%i = llvm.getelementptr %d[2] : (!llvm.ptr) -> !llvm.ptr, i32
%e = llvm.getelementptr %t[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
llvm.store %i, %e : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// at an index
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @table : !llvm.ptr
%e = llvm.getelementptr %t[%n0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %d, %e : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// at an index; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @table : !llvm.ptr
%e = llvm.getelementptr %t[%n0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %d, %e : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// at an index; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @table : !llvm.ptr
%e = llvm.getelementptr %t[%n0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %d, %e : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// as a member
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.alloca %c1 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
%u = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
%x = llvm.insertvalue %d, %u[1] : !llvm.struct<(i64, ptr)>
llvm.store %x, %t : !llvm.struct<(i64, ptr)>, !llvm.ptr
%e = llvm.getelementptr %t[1] : (!llvm.ptr) -> !llvm.ptr, i64
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%e : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// as a member; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.alloca %c1 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
%u = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
%x = llvm.insertvalue %d, %u[1] : !llvm.struct<(i64, ptr)>
llvm.store %x, %t : !llvm.struct<(i64, ptr)>, !llvm.ptr
%e = llvm.getelementptr %t[1] : (!llvm.ptr) -> !llvm.ptr, i64
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%e : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// as a member; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.alloca %c1 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
%u = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
%x = llvm.insertvalue %d, %u[1] : !llvm.struct<(i64, ptr)>
llvm.store %x, %t : !llvm.struct<(i64, ptr)>, !llvm.ptr
%e = llvm.getelementptr %t[1] : (!llvm.ptr) -> !llvm.ptr, i64
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%e : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// for a kernel on another stream
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
gpu.launch_func <%s2 : !llvm.ptr> @k::@writes blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// by a kernel
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@keeps blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr, %t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// by a kernel; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@keeps blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr, %t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// by a kernel; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@keeps blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%d : !llvm.ptr, %t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// by an exchange
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
%o = llvm.atomicrmw xchg %t, %d seq_cst : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct, and not decided
// by an exchange; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
%o = llvm.atomicrmw xchg %t, %d seq_cst : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// by an exchange; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
%o = llvm.atomicrmw xchg %t, %d seq_cst : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// by a comparison and exchange
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
%o = llvm.cmpxchg %t, %null, %d seq_cst seq_cst : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct, and not decided
// by a comparison and exchange; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
%o = llvm.cmpxchg %t, %null, %d seq_cst seq_cst : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// by a comparison and exchange; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
%o = llvm.cmpxchg %t, %null, %d seq_cst seq_cst : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// in a caller's memory
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
llvm.store %d, %m : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%m : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// in a caller's memory; the host waits
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
llvm.store %d, %m : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%m : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %d : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// in a caller's memory; the host uses another
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
llvm.store %d, %m : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%m : !llvm.ptr)
%ap = llvm.mlir.addressof @apart : !llvm.ptr
llvm.store %one, %ap : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// of a stack slot, in a global
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
llvm.store %own, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %own : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// of a stack slot, on the heap
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.call @malloc(%c8) : (i64) -> !llvm.ptr
llvm.store %own, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %own : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// faulty
// of memory of the heap, in a global
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
%y = llvm.call @malloc(%c8) : (i64) -> !llvm.ptr
llvm.store %y, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %y : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// the slot is waited for
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
llvm.store %own, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.store %one, %own : i32, !llvm.ptr
llvm.return
}
// -----
// correct
// a slot beside
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
%o2 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
llvm.store %own, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %o2 : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// in another table
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
%t2 = llvm.mlir.addressof @table : !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t2 : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// in memory of another caller's argument
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
llvm.store %d, %m : !llvm.ptr, !llvm.ptr
%t2 = llvm.mlir.addressof @table : !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t2 : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// a kernel that follows nothing
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.mlir.addressof @slot : !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@writes blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%t : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.return
}
// -----
// correct
// with what the kernel does not get
llvm.func @run(%s: !llvm.ptr, %s2: !llvm.ptr, %m: !llvm.ptr, %b: i1, %n0: i64) {
%c1 = llvm.mlir.constant(1 : i64) : i64
%c8 = llvm.mlir.constant(8 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%no = llvm.mlir.constant(0 : i8) : i8
%null = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%d = llvm.mlir.addressof @data : !llvm.ptr
%own = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%t = llvm.alloca %c1 x !llvm.struct<(ptr, ptr)> : (i64) -> !llvm.ptr
%e = llvm.getelementptr %t[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
%v = llvm.call @mgpuMemAlloc(%c8, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.store %d, %t : !llvm.ptr, !llvm.ptr
llvm.store %v, %e : !llvm.ptr, !llvm.ptr
%w = llvm.load %e : !llvm.ptr -> !llvm.ptr
gpu.launch_func <%s : !llvm.ptr> @k::@follows blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 args(%w : !llvm.ptr)
llvm.store %one, %d : i32, !llvm.ptr
llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%v, %s) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.return
}
