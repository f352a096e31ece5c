// Copies of rows, of arrays, and of variables of the device take along the addresses and handles that they read.

// RUN: python3 %S/twins.py %gpuverify --runtime=cuda-runtime %s

llvm.func @other()
llvm.mlir.global external @g() : !llvm.ptr {
  %z = llvm.mlir.zero : !llvm.ptr
  llvm.return %z : !llvm.ptr
}
llvm.mlir.global internal @sym() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
  %z = llvm.mlir.zero : !llvm.array<64 x i8>
  llvm.return %z : !llvm.array<64 x i8>
}
llvm.func @cudaStreamCreate(!llvm.ptr) -> i32
llvm.func @cudaStreamSynchronize(!llvm.ptr) -> i32
llvm.func @cudaStreamDestroy(!llvm.ptr) -> i32
llvm.func @cudaMalloc(!llvm.ptr, i64) -> i32
llvm.func @cudaFree(!llvm.ptr) -> i32
llvm.func @cudaMemcpy2D(!llvm.ptr, i64, !llvm.ptr, i64, i64, i64, i32) -> i32
llvm.func @cudaMemcpyPeer(!llvm.ptr, i32, !llvm.ptr, i32, i64) -> i32
llvm.func @cudaMemcpyPeerAsync(!llvm.ptr, i32, !llvm.ptr, i32, i64, !llvm.ptr) -> i32
llvm.func @cudaMemcpy2DAsync(!llvm.ptr, i64, !llvm.ptr, i64, i64, i64, i32, !llvm.ptr) -> i32
llvm.func @cudaMemcpyToSymbol(!llvm.ptr, !llvm.ptr, i64, i64, i32) -> i32
llvm.func @cudaMemcpyToSymbolAsync(!llvm.ptr, !llvm.ptr, i64, i64, i32, !llvm.ptr) -> i32
llvm.func @cudaMemcpyFromSymbol(!llvm.ptr, !llvm.ptr, i64, i64, i32) -> i32
llvm.func @cudaMemcpyToArray(!llvm.ptr, i64, i64, !llvm.ptr, i64, i32) -> i32
llvm.func @cudaMemcpyFromArray(!llvm.ptr, !llvm.ptr, i64, i64, i64, i32) -> i32
llvm.func @cudaMallocArray(!llvm.ptr, !llvm.ptr, i64, i64, i32) -> i32
llvm.func @cudaFreeArray(!llvm.ptr) -> i32
// -----
// faulty
// a copy of rows takes a stream to a global of others
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %so = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreate(%so) : (!llvm.ptr) -> i32
    %p = llvm.mlir.addressof @g : !llvm.ptr
    %r1 = llvm.call @cudaMemcpy2D(%p, %c8, %so, %c8, %c8, %c1, %i0) : (!llvm.ptr, i64, !llvm.ptr, i64, i64, i64, i32) -> i32
    llvm.call @other() : () -> ()
    %s = llvm.load %so : !llvm.ptr -> !llvm.ptr
    %r2 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// … an asynchronous one
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %so = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %co = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreate(%so) : (!llvm.ptr) -> i32
    %s = llvm.load %so : !llvm.ptr -> !llvm.ptr
    llvm.store %s, %co : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    %r1 = llvm.call @cudaMemcpy2DAsync(%p, %c8, %co, %c8, %c8, %c1, %i0, %s) : (!llvm.ptr, i64, !llvm.ptr, i64, i64, i64, i32, !llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    llvm.call @other() : () -> ()
    %r2 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct
// … of numbers
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %so = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %co = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreate(%so) : (!llvm.ptr) -> i32
    %s = llvm.load %so : !llvm.ptr -> !llvm.ptr
    llvm.store %c4, %co : i64, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    %r1 = llvm.call @cudaMemcpy2DAsync(%p, %c8, %co, %c8, %c8, %c1, %i0, %s) : (!llvm.ptr, i64, !llvm.ptr, i64, i64, i64, i32, !llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    llvm.call @other() : () -> ()
    %r2 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// from device to device, as the function says
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %so = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %co = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreate(%so) : (!llvm.ptr) -> i32
    %s = llvm.load %so : !llvm.ptr -> !llvm.ptr
    llvm.store %s, %co : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    %r1 = llvm.call @cudaMemcpyPeer(%p, %i0, %co, %i0, %c8) : (!llvm.ptr, i32, !llvm.ptr, i32, i64) -> i32
    llvm.call @other() : () -> ()
    %r2 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// … asynchronous
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %so = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %co = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreate(%so) : (!llvm.ptr) -> i32
    %s = llvm.load %so : !llvm.ptr -> !llvm.ptr
    llvm.store %s, %co : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    %r1 = llvm.call @cudaMemcpyPeerAsync(%p, %i0, %co, %i0, %c8, %s) : (!llvm.ptr, i32, !llvm.ptr, i32, i64, !llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    llvm.call @other() : () -> ()
    %r2 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// by way of a variable of the device
  llvm.func @main() {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %so = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %co = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreate(%so) : (!llvm.ptr) -> i32
    %s = llvm.load %so : !llvm.ptr -> !llvm.ptr
    llvm.store %s, %co : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    %y = llvm.mlir.addressof @sym : !llvm.ptr
    %r1 = llvm.call @cudaMemcpyToSymbol(%y, %co, %c8, %c0, %i1) : (!llvm.ptr, !llvm.ptr, i64, i64, i32) -> i32
    %i2 = llvm.mlir.constant(2 : i32) : i32
    %r2 = llvm.call @cudaMemcpyFromSymbol(%p, %y, %c8, %c0, %i2) : (!llvm.ptr, !llvm.ptr, i64, i64, i32) -> i32
    llvm.call @other() : () -> ()
    %r3 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct
// an address in a variable of the device, which kernels use
  llvm.func @main() {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c64 = llvm.mlir.constant(64 : i64) : i64
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %so = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %do = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %co = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreate(%so) : (!llvm.ptr) -> i32
    %r5 = llvm.call @cudaMalloc(%do, %c64) : (!llvm.ptr, i64) -> i32
    %s = llvm.load %so : !llvm.ptr -> !llvm.ptr
    %d = llvm.load %do : !llvm.ptr -> !llvm.ptr
    llvm.store %d, %co : !llvm.ptr, !llvm.ptr
    %y = llvm.mlir.addressof @sym : !llvm.ptr
    %r1 = llvm.call @cudaMemcpyToSymbolAsync(%y, %co, %c8, %c0, %i1, %s) : (!llvm.ptr, !llvm.ptr, i64, i64, i32, !llvm.ptr) -> i32
    %r4 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r7 = llvm.call @cudaFree(%d) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// by way of an array of the device
  llvm.func @main() {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %i1 = llvm.mlir.constant(1 : i32) : i32
    %so = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %co = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %ao = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %desc = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
    llvm.store %c0, %desc : i64, !llvm.ptr
    %r0 = llvm.call @cudaStreamCreate(%so) : (!llvm.ptr) -> i32
    %r9 = llvm.call @cudaMallocArray(%ao, %desc, %c8, %c1, %i0) : (!llvm.ptr, !llvm.ptr, i64, i64, i32) -> i32
    %a = llvm.load %ao : !llvm.ptr -> !llvm.ptr
    %s = llvm.load %so : !llvm.ptr -> !llvm.ptr
    llvm.store %s, %co : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    %i2 = llvm.mlir.constant(2 : i32) : i32
    %r1 = llvm.call @cudaMemcpyToArray(%a, %c0, %c0, %co, %c8, %i1) : (!llvm.ptr, i64, i64, !llvm.ptr, i64, i32) -> i32
    %r2 = llvm.call @cudaMemcpyFromArray(%p, %a, %c0, %c0, %c8, %i2) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i32) -> i32
    llvm.call @other() : () -> ()
    %r3 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    %r7 = llvm.call @cudaFreeArray(%a) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// … the second row
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %so = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %co = llvm.alloca %c1 x !llvm.struct<(ptr, ptr, ptr, ptr)> : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreate(%so) : (!llvm.ptr) -> i32
    %s = llvm.load %so : !llvm.ptr -> !llvm.ptr
    %c = llvm.getelementptr %co[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %c : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    %r1 = llvm.call @cudaMemcpy2D(%p, %c8, %co, %c16, %c8, %c2, %i0) : (!llvm.ptr, i64, !llvm.ptr, i64, i64, i64, i32) -> i32
    llvm.call @other() : () -> ()
    %r2 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
// -----
// correct
// it lies between the rows
  llvm.func @main() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c16 = llvm.mlir.constant(16 : i64) : i64
    %i0 = llvm.mlir.constant(0 : i32) : i32
    %so = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %co = llvm.alloca %c1 x !llvm.struct<(ptr, ptr, ptr, ptr)> : (i64) -> !llvm.ptr
    %r0 = llvm.call @cudaStreamCreate(%so) : (!llvm.ptr) -> i32
    %s = llvm.load %so : !llvm.ptr -> !llvm.ptr
    %c = llvm.getelementptr %co[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %s, %c : !llvm.ptr, !llvm.ptr
    %p = llvm.mlir.addressof @g : !llvm.ptr
    %r1 = llvm.call @cudaMemcpy2DAsync(%p, %c8, %co, %c16, %c8, %c2, %i0, %s) : (!llvm.ptr, i64, !llvm.ptr, i64, i64, i64, i32, !llvm.ptr) -> i32
    %r3 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
    llvm.call @other() : () -> ()
    %r2 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
    llvm.return
  }
