// What lies outside of a buffer is none of it: an access there means nothing, and meets nothing in the buffer.

// RUN: python3 %S/../escape/twins.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.mlir.global internal @buf() : !llvm.array<64 x i8> {
  %u = llvm.mlir.zero : !llvm.array<64 x i8>
  llvm.return %u : !llvm.array<64 x i8>
}
// -----
// faulty: host-race
// heap: the host reads the last bytes of what is written
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[60] : (!llvm.ptr) -> !llvm.ptr, i8
    %v = llvm.load %p : !llvm.ptr -> i32 // here
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// heap: … behind the buffer
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[64] : (!llvm.ptr) -> !llvm.ptr, i8
    %v = llvm.load %p : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// heap: … far behind it
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[4096] : (!llvm.ptr) -> !llvm.ptr, i8
    %v = llvm.load %p : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// heap: … before it
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %v = llvm.load %p : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: host-race
// stack: the host reads the last bytes of what is written
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[60] : (!llvm.ptr) -> !llvm.ptr, i8
    %v = llvm.load %p : !llvm.ptr -> i32 // here
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// stack: … behind the buffer
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[64] : (!llvm.ptr) -> !llvm.ptr, i8
    %v = llvm.load %p : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// stack: … far behind it
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[4096] : (!llvm.ptr) -> !llvm.ptr, i8
    %v = llvm.load %p : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// stack: … before it
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[-8] : (!llvm.ptr) -> !llvm.ptr, i8
    %v = llvm.load %p : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: stream-race
// heap: another stream writes the last bytes
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[48] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %d, %n16, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // here
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// heap: … behind the buffer
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %d, %n16, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// heap: … before it
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[-16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %d, %n16, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// heap: the first is outside
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %m[128] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %d, %n16, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @free(%m) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: stream-race
// stack: another stream writes the last bytes
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[48] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %d, %n16, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // here
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// stack: … behind the buffer
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %d, %n16, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// stack: … before it
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[-16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %d, %n16, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// stack: the first is outside
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %m[128] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %d, %n16, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: stream-race
// device: another stream writes the last bytes
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[48] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %d, %n16, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // here
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// device: … behind the buffer
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %d, %n16, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// device: … before it
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[-16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %d, %n16, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// device: the first is outside
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %p = llvm.getelementptr %m[128] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %d, %n16, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: stream-race
// in a helper
  llvm.func internal @helper(%m: !llvm.ptr, %d: !llvm.ptr, %t: !llvm.ptr) {
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %p = llvm.getelementptr %m[32] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %d, %n16, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // here
    llvm.return
  }
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @helper(%m, %d, %t) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// in a helper, behind it
  llvm.func internal @helper(%m: !llvm.ptr, %d: !llvm.ptr, %t: !llvm.ptr) {
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %p = llvm.getelementptr %m[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %d, %n16, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemcpy(%m, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @helper(%m, %d, %t) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%m, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: use-after-free
// freed is freed, wherever
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %n16 = llvm.mlir.constant(16 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %m = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuMemFree(%m, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    %p = llvm.getelementptr %m[128] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemcpy(%p, %d, %n16, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // here
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
