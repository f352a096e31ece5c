// Calls of the functions whose addresses are in a constant table.

// RUN: python3 %S/twins.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
// -----
// correct
// both wait

  llvm.func internal @kill(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @wait(%s: !llvm.ptr) {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal constant @table() : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %1 = llvm.mlir.addressof @wait : !llvm.ptr
    %2 = llvm.mlir.addressof @wait : !llvm.ptr
    %3 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
    %4 = llvm.insertvalue %2, %3[1] : !llvm.array<2 x ptr>
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.func @main(%i: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.mlir.addressof @table : !llvm.ptr
    %e = llvm.getelementptr %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %f = llvm.load %e : !llvm.ptr -> !llvm.ptr
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// one destroys the stream

  llvm.func internal @kill(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @wait(%s: !llvm.ptr) {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal constant @table() : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %1 = llvm.mlir.addressof @wait : !llvm.ptr
    %2 = llvm.mlir.addressof @kill : !llvm.ptr
    %3 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
    %4 = llvm.insertvalue %2, %3[1] : !llvm.array<2 x ptr>
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.func @main(%i: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.mlir.addressof @table : !llvm.ptr
    %e = llvm.getelementptr %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %f = llvm.load %e : !llvm.ptr -> !llvm.ptr
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … by an alias

  llvm.func internal @kill(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @wait(%s: !llvm.ptr) {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.alias internal @other : !llvm.ptr {
    %0 = llvm.mlir.addressof @kill : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal constant @table() : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %1 = llvm.mlir.addressof @wait : !llvm.ptr
    %2 = llvm.mlir.addressof @other : !llvm.ptr
    %3 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
    %4 = llvm.insertvalue %2, %3[1] : !llvm.array<2 x ptr>
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.func @main(%i: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.mlir.addressof @table : !llvm.ptr
    %e = llvm.getelementptr %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %f = llvm.load %e : !llvm.ptr -> !llvm.ptr
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … whose address is given otherwise

  llvm.func internal @kill(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @wait(%s: !llvm.ptr) {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal constant @table() : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %1 = llvm.mlir.addressof @wait : !llvm.ptr
    %2 = llvm.dso_local_equivalent @kill : !llvm.ptr
    %3 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
    %4 = llvm.insertvalue %2, %3[1] : !llvm.array<2 x ptr>
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.func @main(%i: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.mlir.addressof @table : !llvm.ptr
    %e = llvm.getelementptr %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %f = llvm.load %e : !llvm.ptr -> !llvm.ptr
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the address is a number

  llvm.func internal @kill(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @wait(%s: !llvm.ptr) {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal constant @table() : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %1 = llvm.mlir.addressof @wait : !llvm.ptr
    %k = llvm.mlir.constant(4096 : i64) : i64
    %2 = llvm.inttoptr %k : i64 to !llvm.ptr
    %3 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
    %4 = llvm.insertvalue %2, %3[1] : !llvm.array<2 x ptr>
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.func @main(%i: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.mlir.addressof @table : !llvm.ptr
    %e = llvm.getelementptr %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %f = llvm.load %e : !llvm.ptr -> !llvm.ptr
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the table is changed

  llvm.func internal @kill(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @wait(%s: !llvm.ptr) {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @table() : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %1 = llvm.mlir.addressof @wait : !llvm.ptr
    %2 = llvm.mlir.addressof @wait : !llvm.ptr
    %3 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
    %4 = llvm.insertvalue %2, %3[1] : !llvm.array<2 x ptr>
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.func @main(%i: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.mlir.addressof @table : !llvm.ptr
    %e = llvm.getelementptr %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %d = llvm.mlir.addressof @kill : !llvm.ptr
    llvm.store %d, %e : !llvm.ptr, !llvm.ptr
    %f = llvm.load %e : !llvm.ptr -> !llvm.ptr
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the table may be another one

  llvm.func internal @kill(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @wait(%s: !llvm.ptr) {
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global weak constant @table() : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %1 = llvm.mlir.addressof @wait : !llvm.ptr
    %2 = llvm.mlir.addressof @wait : !llvm.ptr
    %3 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
    %4 = llvm.insertvalue %2, %3[1] : !llvm.array<2 x ptr>
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.func @main(%i: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.mlir.addressof @table : !llvm.ptr
    %e = llvm.getelementptr %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %f = llvm.load %e : !llvm.ptr -> !llvm.ptr
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
