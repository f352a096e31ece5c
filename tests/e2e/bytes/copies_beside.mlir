// Copies of one handle that lie beside each other, or over each other: half of one and half of another are no handle.

// RUN: python3 %S/../escape/twins.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventDestroy(!llvm.ptr)
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
// -----
// faulty
// stored at 0 and at 4, loaded from 0
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    %o4 = llvm.getelementptr %o[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %o : !llvm.ptr, !llvm.ptr
    llvm.store %s, %o4 : !llvm.ptr, !llvm.ptr
    %x = llvm.load %o : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// stored at 0 and at 8, loaded from 4
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    %o8 = llvm.getelementptr %o[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %o4 = llvm.getelementptr %o[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %o : !llvm.ptr, !llvm.ptr
    llvm.store %s, %o8 : !llvm.ptr, !llvm.ptr
    %x = llvm.load %o4 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … loaded from 8
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    %o8 = llvm.getelementptr %o[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %o : !llvm.ptr, !llvm.ptr
    llvm.store %s, %o8 : !llvm.ptr, !llvm.ptr
    %x = llvm.load %o8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// stored at 0 and at 4, loaded from 4
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    %o4 = llvm.getelementptr %o[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %o : !llvm.ptr, !llvm.ptr
    llvm.store %s, %o4 : !llvm.ptr, !llvm.ptr
    %x = llvm.load %o4 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … moved within the slot
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    %o4 = llvm.getelementptr %o[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %o : !llvm.ptr, !llvm.ptr
    "llvm.intr.memmove"(%o4, %o, %c8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %x = llvm.load %o : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// a structure of the same handle twice, read from its middle
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %a = llvm.insertvalue %s, %u[0] : !llvm.struct<(ptr, ptr)>
    %b = llvm.insertvalue %s, %a[1] : !llvm.struct<(ptr, ptr)>
    %o = llvm.alloca %c1 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    llvm.store %b, %o : !llvm.struct<(ptr, ptr)>, !llvm.ptr
    %o4 = llvm.getelementptr %o[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %x = llvm.load %o4 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the address of a buffer
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    %o4 = llvm.getelementptr %o[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %d, %o : !llvm.ptr, !llvm.ptr
    llvm.store %d, %o4 : !llvm.ptr, !llvm.ptr
    %x = llvm.load %o : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemFree(%x, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// by a function that is called
  llvm.func private @f(%o: !llvm.ptr, %s: !llvm.ptr) {
    %o4 = llvm.getelementptr %o[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %o : !llvm.ptr, !llvm.ptr
    llvm.store %s, %o4 : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    llvm.call @f(%o, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %x = llvm.load %o : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// both copies of it, by way of a structure
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %a = llvm.insertvalue %s, %u[0] : !llvm.struct<(ptr, ptr)>
    %b = llvm.insertvalue %s, %a[1] : !llvm.struct<(ptr, ptr)>
    %o = llvm.alloca %c1 x !llvm.struct<(ptr, ptr)> : (i64) -> !llvm.ptr
    llvm.store %b, %o : !llvm.struct<(ptr, ptr)>, !llvm.ptr
    %o8 = llvm.getelementptr %o[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %x = llvm.load %o8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
    %y = llvm.load %o : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// two copies, moved as one
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    %q = llvm.alloca %c1 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    %o8 = llvm.getelementptr %o[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %o : !llvm.ptr, !llvm.ptr
    llvm.store %s, %o8 : !llvm.ptr, !llvm.ptr
    %q4 = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%q4, %o, %c16) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %q12 = llvm.getelementptr %q[12] : (!llvm.ptr) -> !llvm.ptr, i8
    %x = llvm.load %q12 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%x) : (!llvm.ptr) -> ()
    %y = llvm.load %q4 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// two copies, moved as one, read across
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    %q = llvm.alloca %c1 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    %o8 = llvm.getelementptr %o[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %o : !llvm.ptr, !llvm.ptr
    llvm.store %s, %o8 : !llvm.ptr, !llvm.ptr
    %q4 = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%q4, %o, %c16) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %q8 = llvm.getelementptr %q[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %y = llvm.load %q8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// an event is waited for that is two halves
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i7 = llvm.mlir.constant(7 : i32) : i32
    %no = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    %o4 = llvm.getelementptr %o[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%d, %i7, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.store %e, %o : !llvm.ptr, !llvm.ptr
    llvm.store %e, %o4 : !llvm.ptr, !llvm.ptr
    %x = llvm.load %o : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%t, %x) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %i7, %c16, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// an event is waited for that lies there twice
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i7 = llvm.mlir.constant(7 : i32) : i32
    %no = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%c64, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    %o8 = llvm.getelementptr %o[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemset32(%d, %i7, %c16, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.store %e, %o : !llvm.ptr, !llvm.ptr
    llvm.store %e, %o8 : !llvm.ptr, !llvm.ptr
    %x = llvm.load %o8 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamWaitEvent(%t, %x) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%d, %i7, %c16, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// copied on as a whole
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    %q = llvm.alloca %c1 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    %o4 = llvm.getelementptr %o[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %o : !llvm.ptr, !llvm.ptr
    llvm.store %s, %o4 : !llvm.ptr, !llvm.ptr
    "llvm.intr.memcpy"(%q, %o, %c16) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %x = llvm.load %q : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// as a block argument of 16 bytes
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %o = llvm.alloca %c1 x !llvm.array<24 x i8> : (i64) -> !llvm.ptr
    %o4 = llvm.getelementptr %o[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %o : !llvm.ptr, !llvm.ptr
    llvm.store %s, %o4 : !llvm.ptr, !llvm.ptr
    %v = llvm.load %o : !llvm.ptr -> !llvm.struct<(ptr, ptr)>
    llvm.br ^n(%v : !llvm.struct<(ptr, ptr)>)
  ^n(%w: !llvm.struct<(ptr, ptr)>):
    %x = llvm.extractvalue %w[0] : !llvm.struct<(ptr, ptr)>
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
