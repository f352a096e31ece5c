// fixed
// Names that an edit would like to have are taken, also in other functions and in comments: %order, %order_1.
module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @main(%a: !llvm.ptr, %order: !llvm.ptr) {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %order_2 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%order, %a, %n, %order_2) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%order_2) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%order_2) : (!llvm.ptr) -> ()
    llvm.return
  }
}
// -----
// fixed
// Three paths lose the stream: three edits of one finding.
module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @main(%a: i1, %b: i1, %c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %a, ^e1, ^n1
  ^n1:
    llvm.cond_br %b, ^e2, ^n2
  ^n2:
    llvm.cond_br %c, ^e3, ^n3
  ^n3:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  ^e1:
    llvm.return
  ^e2:
    llvm.return
  ^e3:
    llvm.return
  }
}
// -----
// fixed
// Destroyed before both branches, which destroy it again.
module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @main(%a: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.cond_br %a, ^l, ^r
  ^l:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  ^r:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
// -----
// fixed
// Text that is no ASCII, strings and comments that look like code, tabs.
module attributes {test.note = "llvm.call @mgpuStreamDestroy(%s) – größer } {"} {
	llvm.func @mgpuStreamCreate() -> !llvm.ptr
	llvm.func @mgpuStreamDestroy(!llvm.ptr)
	// llvm.func @mgpuStreamSynchronize(!llvm.ptr) {
	llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
	llvm.func @main(%g: !llvm.ptr {llvm.name = "é"}) {
		%n = llvm.mlir.constant(16 : i64) : i64 // 你好 }
		%v = llvm.mlir.constant(7 : i32) : i32
		%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
		llvm.call @mgpuMemset32(%g, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // ( "
		%x = llvm.load %g : !llvm.ptr -> i32
		llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
		llvm.return
	}
}
// -----
// fixed
// Two faults: the copy is not ordered, and the host does not wait for it.
module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @main(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(16 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemset32(%a, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%b, %a, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %x = llvm.load %b : !llvm.ptr -> i32
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }
}
// -----
// unchanged
// What is on a line with something else is not touched: the destroy stands with its use.
module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
