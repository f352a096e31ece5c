// The default stream of the thread is made and destroyed by nobody. A copy from host to host is one that the host waits for by CUDA's manual:
// nothing rests on that, neither way.

// RUN: python3 %S/../expect.py --once %gpuverify --runtime=cuda-runtime %s

llvm.func @cudaStreamCreate(!llvm.ptr) -> i32
llvm.func @cudaStreamDestroy(!llvm.ptr) -> i32
llvm.func @cudaStreamSynchronize(!llvm.ptr) -> i32
llvm.func @cudaMemcpyAsync(!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

llvm.func @destroyed() {
  %two = llvm.mlir.constant(2 : i64) : i64
  %t = llvm.inttoptr %two : i64 to !llvm.ptr
  %0 = llvm.call @cudaStreamDestroy(%t) : (!llvm.ptr) -> i32 // expect: null-handle
  llvm.return
}
llvm.func @destroyed_through_a_slot(%c: i1) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %t = llvm.inttoptr %two : i64 to !llvm.ptr
  %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  %0 = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
  %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
  %x = llvm.select %c, %s, %t : i1, !llvm.ptr
  llvm.cond_br %c, ^done, ^not
^not:
  %1 = llvm.call @cudaStreamSynchronize(%x) : (!llvm.ptr) -> i32
  %2 = llvm.call @cudaStreamDestroy(%x) : (!llvm.ptr) -> i32 // expect: null-handle
  llvm.br ^done
^done:
  %3 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
  llvm.return
}
llvm.func @used() {
  %two = llvm.mlir.constant(2 : i64) : i64
  %t = llvm.inttoptr %two : i64 to !llvm.ptr
  %0 = llvm.call @cudaStreamSynchronize(%t) : (!llvm.ptr) -> i32
  llvm.return
}
llvm.func @from_host_to_host() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %size = llvm.mlir.constant(64 : i64) : i64
  %kind = llvm.mlir.constant(0 : i32) : i32
  %v = llvm.mlir.constant(7 : i8) : i8
  %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
  %0 = llvm.call @cudaStreamCreate(%slot) : (!llvm.ptr) -> i32
  %s = llvm.load %slot : !llvm.ptr -> !llvm.ptr
  %a = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %b = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %1 = llvm.call @cudaMemcpyAsync(%a, %b, %size, %kind, %s) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr) -> i32
  llvm.store %v, %a : i8, !llvm.ptr // expect: unknown-handle
  %2 = llvm.call @cudaStreamSynchronize(%s) : (!llvm.ptr) -> i32
  llvm.store %v, %b : i8, !llvm.ptr
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.call @free(%b) : (!llvm.ptr) -> ()
  %3 = llvm.call @cudaStreamDestroy(%s) : (!llvm.ptr) -> i32
  llvm.return
}
