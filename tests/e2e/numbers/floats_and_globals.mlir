// Comparisons of floating-point numbers, and numbers in memory that nobody changes.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @greater_than_itself(%x: f64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %c = llvm.fcmp "ogt" %x, %x : f64
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @no_number_is_not_itself(%x: f32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %c = llvm.fcmp "une" %x, %x : f32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @ordered_both_ways(%x: f32, %y: f32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.fcmp "olt" %x, %y : f32
    %b = llvm.fcmp "olt" %y, %x : f32
    %c = llvm.and %a, %b : i1
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @unordered_both_ways(%x: f32, %y: f32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.fcmp "ult" %x, %y : f32
    %b = llvm.fcmp "ult" %y, %x : f32
    %c = llvm.and %a, %b : i1
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @zero_is_its_negative(%x: f32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0.0 : f32) : f32
    %m = llvm.mlir.constant(-0.0 : f32) : f32
    %c = llvm.fcmp "one" %z, %m : f32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @between(%x: f32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(1.0 : f32) : f32
    %m = llvm.mlir.constant(2.0 : f32) : f32
    %a = llvm.fcmp "olt" %x, %z : f32
    %b = llvm.fcmp "ogt" %x, %m : f32
    %c = llvm.and %a, %b : i1
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @between_the_other_way(%x: f32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(1.0 : f32) : f32
    %m = llvm.mlir.constant(2.0 : f32) : f32
    %a = llvm.fcmp "ogt" %x, %z : f32
    %b = llvm.fcmp "olt" %x, %m : f32
    %c = llvm.and %a, %b : i1
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @constants() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(1.5 : f64) : f64
    %m = llvm.mlir.constant(2.5 : f64) : f64
    %t = llvm.fmul %z, %m : f64
    %l = llvm.mlir.constant(3.0 : f64) : f64
    %c = llvm.fcmp "olt" %t, %l : f64
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @constants_that_are() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(1.5 : f64) : f64
    %m = llvm.mlir.constant(2.5 : f64) : f64
    %t = llvm.fmul %z, %m : f64
    %l = llvm.mlir.constant(4.0 : f64) : f64
    %c = llvm.fcmp "olt" %t, %l : f64
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @whole_part() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(-3.9 : f32) : f32
    %i = llvm.fptosi %z : f32 to i32
    %m = llvm.mlir.constant(-3 : i32) : i32
    %c = llvm.icmp "ne" %i, %m : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @converted() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(7 : i32) : i32
    %i = llvm.sitofp %z : i32 to f32
    %m = llvm.mlir.constant(7.0 : f32) : f32
    %c = llvm.fcmp "one" %i, %m : f32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @tolerance(1.0e-3 : f32) : f32
  llvm.mlir.global internal @changed(0 : i32) : i32
  llvm.mlir.global external constant @limit(4 : i64) : i64
  llvm.mlir.global weak constant @weak(4 : i64) : i64
  llvm.mlir.global internal constant @table(dense<[3, 5, 7]> : tensor<3xi32>) : !llvm.array<3 x i32>
  llvm.func @kept_tolerance() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %gv = llvm.mlir.addressof @tolerance : !llvm.ptr
    %v = llvm.load %gv : !llvm.ptr -> f32
    %z = llvm.mlir.constant(0.0 : f32) : f32
    %c = llvm.fcmp "ole" %v, %z : f32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @kept_limit(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %gv = llvm.mlir.addressof @limit : !llvm.ptr
    %v = llvm.load %gv : !llvm.ptr -> i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %c = llvm.icmp "ult" %v, %o : i64
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @kept_limit_computed(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %gv = llvm.mlir.addressof @limit : !llvm.ptr
    %v = llvm.load %gv : !llvm.ptr -> i64
    %r = llvm.urem %n, %v : i64
    %c = llvm.icmp "ugt" %r, %v : i64
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @kept_limit_reached(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %gv = llvm.mlir.addressof @limit : !llvm.ptr
    %v = llvm.load %gv : !llvm.ptr -> i64
    %r = llvm.urem %n, %v : i64
    %t = llvm.mlir.constant(3 : i64) : i64
    %c = llvm.icmp "eq" %r, %t : i64
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @element() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.mlir.addressof @table : !llvm.ptr
    %e = llvm.getelementptr %g[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
    %v = llvm.load %e : !llvm.ptr -> i32
    %z = llvm.mlir.constant(5 : i32) : i32
    %c = llvm.icmp "ne" %v, %z : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @other_element() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.mlir.addressof @table : !llvm.ptr
    %e = llvm.getelementptr %g[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
    %v = llvm.load %e : !llvm.ptr -> i32
    %z = llvm.mlir.constant(5 : i32) : i32
    %c = llvm.icmp "ne" %v, %z : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @changes(%n: i32) {
    %g = llvm.mlir.addressof @changed : !llvm.ptr
    llvm.store %n, %g : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @changed_by_others() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %gv = llvm.mlir.addressof @changed : !llvm.ptr
    %v = llvm.load %gv : !llvm.ptr -> i32
    %z = llvm.mlir.constant(0 : i32) : i32
    %c = llvm.icmp "ne" %v, %z : i32
    llvm.cond_br %c, ^again, ^end
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
}
