module {
  llvm.mlir.global private constant @create("stream.create\00")
  llvm.mlir.global private constant @wait("stream.wait\00")
  llvm.mlir.global private constant @fill("fill\00")
  llvm.mlir.global private constant @other("other\00")
  llvm.func @main(%to: !llvm.ptr, %rest: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %four = llvm.mlir.constant(4 : i32) : i32
    %count = llvm.mlir.constant(16 : i64) : i64
    %create = llvm.mlir.addressof @create : !llvm.ptr
    %wait = llvm.mlir.addressof @wait : !llvm.ptr
    %fill = llvm.mlir.addressof @fill : !llvm.ptr
    %slot = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    %s = llvm.call @invoke(%create) vararg(!llvm.func<ptr (...)>) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %s, %slot : !llvm.ptr, !llvm.ptr
    %behind = llvm.getelementptr %to[16] : (!llvm.ptr) -> !llvm.ptr, i8
    // 16 bytes, and the 16 behind them
    %0 = llvm.call @invoke(%fill, %to, %one, %count, %s) vararg(!llvm.func<ptr (...)>) : (!llvm.ptr, !llvm.ptr, i32, i64, !llvm.ptr) -> !llvm.ptr
    %1 = llvm.load %behind : !llvm.ptr -> i8
    // 64 bytes, the second 16 too
    %2 = llvm.call @invoke(%fill, %to, %four, %count, %s) vararg(!llvm.func<ptr (...)>) : (!llvm.ptr, !llvm.ptr, i32, i64, !llvm.ptr) -> !llvm.ptr
    %3 = llvm.load %behind : !llvm.ptr -> i8
    %4 = llvm.call @invoke(%wait, %s) vararg(!llvm.func<ptr (...)>) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %5 = llvm.load %behind : !llvm.ptr -> i8
    // through the address
    llvm.call @launch(%slot, %rest) : (!llvm.ptr, !llvm.ptr) -> ()
    %6 = llvm.load %rest : !llvm.ptr -> i8
    llvm.call @finish(%s) vararg(!llvm.func<void (...)>) : (!llvm.ptr) -> ()
    %7 = llvm.load %rest : !llvm.ptr -> i8
    // with two arguments it takes an event first
    llvm.call @finish(%s, %s) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @end(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @unknown() {
    %create = llvm.mlir.addressof @create : !llvm.ptr
    %other = llvm.mlir.addressof @other : !llvm.ptr
    %s = llvm.call @invoke(%create) vararg(!llvm.func<ptr (...)>) : (!llvm.ptr) -> !llvm.ptr
    %0 = llvm.call @invoke(%other, %s) vararg(!llvm.func<ptr (...)>) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    llvm.call @end(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @invoke(...) -> !llvm.ptr
  llvm.func @finish(...)
  llvm.func @launch(!llvm.ptr, !llvm.ptr)
  llvm.func @end(!llvm.ptr)
}
