// What is computed from floating-point numbers, or by the C library: which of it may be anything.

// RUN: python3 %S/../escape/twins.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
// -----
// correct, and not decided
// one is the other plus one

  llvm.func @main(%x: f32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %ten = llvm.mlir.constant(10.0 : f32) : f32
    %one = llvm.mlir.constant(1.0 : f32) : f32
    %five = llvm.mlir.constant(5.0 : f32) : f32
    %c = llvm.fcmp "ogt" %x, %ten : f32
    %y = llvm.fadd %x, %one : f32
    %d = llvm.fcmp "olt" %y, %five : f32
    llvm.cond_br %c, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.cond_br %d, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// correct, and not decided
// one is the other with another sign

  llvm.func @main(%x: f32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %ten = llvm.mlir.constant(10.0 : f32) : f32
    %z = llvm.mlir.constant(0.0 : f32) : f32
    %c = llvm.fcmp "ogt" %x, %ten : f32
    %y = llvm.fneg %x : f32
    %d = llvm.fcmp "ogt" %y, %z : f32
    llvm.cond_br %c, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.cond_br %d, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// correct, and not decided
// the whole part

  llvm.func @main(%x: f32) {
    %c5_i32 = llvm.mlir.constant(5 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %ten = llvm.mlir.constant(10.0 : f32) : f32
    %c = llvm.fcmp "ogt" %x, %ten : f32
    %y = llvm.fptosi %x : f32 to i32
    %d = llvm.icmp "ult" %y, %c5_i32 : i32
    llvm.cond_br %c, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.cond_br %d, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// correct, and not decided
// a narrower one

  llvm.func @main(%x: f64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %ten = llvm.mlir.constant(10.0 : f64) : f64
    %five = llvm.mlir.constant(5.0 : f32) : f32
    %c = llvm.fcmp "ogt" %x, %ten : f64
    %y = llvm.fptrunc %x : f64 to f32
    %d = llvm.fcmp "olt" %y, %five : f32
    llvm.cond_br %c, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.cond_br %d, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// correct, and not decided
// the difference of two

  llvm.func @main(%x: f32, %w: f32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0.0 : f32) : f32
    %c = llvm.fcmp "olt" %x, %w : f32
    %y = llvm.fsub %x, %w : f32
    %d = llvm.fcmp "ogt" %y, %z : f32
    llvm.cond_br %c, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.cond_br %d, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// correct, and not decided
// a number of eight

  llvm.func @main(%n: i32) {
    %c7_i32 = llvm.mlir.constant(7 : i32) : i32
    %c10_i32 = llvm.mlir.constant(10 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.mlir.constant(0.5 : f32) : f32
    %m = llvm.and %n, %c7_i32 : i32
    %x = llvm.sitofp %m : i32 to f32
    %y = llvm.fmul %x, %h : f32
    %k = llvm.fptosi %y : f32 to i32
    %c = llvm.icmp "sgt" %k, %c10_i32 : i32
    llvm.cond_br %c, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// correct, and not decided
// half of a number, and the number

  llvm.func @main(%n: i32) {
    %c20_i32 = llvm.mlir.constant(20 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.mlir.constant(0.5 : f32) : f32
    %five = llvm.mlir.constant(5.0 : f32) : f32
    %c = llvm.icmp "sgt" %n, %c20_i32 : i32
    %x = llvm.sitofp %n : i32 to f32
    %y = llvm.fmul %x, %h : f32
    %d = llvm.fcmp "olt" %y, %five : f32
    llvm.cond_br %c, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.cond_br %d, ^use, ^end
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// correct, and not decided
// an absolute value below zero

  llvm.func @main(%p: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0.0 : f32) : f32
    %x = llvm.load %p : !llvm.ptr -> f32
    %y = llvm.intr.fabs(%x) : (f32) -> f32
    %c = llvm.fcmp "olt" %y, %z : f32
    llvm.cond_br %c, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// correct, and not decided
// a square below zero

  llvm.func @main(%p: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0.0 : f32) : f32
    %x = llvm.load %p : !llvm.ptr -> f32
    %y = llvm.fmul %x, %x : f32
    %c = llvm.fcmp "olt" %y, %z : f32
    llvm.cond_br %c, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// correct, and not decided
// a number without itself

  llvm.func @main(%p: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0.0 : f32) : f32
    %x = llvm.load %p : !llvm.ptr -> f32
    %y = llvm.fsub %x, %x : f32
    %c = llvm.fcmp "ogt" %y, %z : f32
    llvm.cond_br %c, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// correct, and not decided
// nothing of a number

  llvm.func @main(%p: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0.0 : f32) : f32
    %one = llvm.mlir.constant(1.0 : f32) : f32
    %x = llvm.load %p : !llvm.ptr -> f32
    %y = llvm.fmul %x, %z : f32
    %c = llvm.fcmp "ogt" %y, %one : f32
    llvm.cond_br %c, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// correct, and not decided
// half a float, compared with itself

  llvm.func @main(%x: f16) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %c = llvm.fcmp "ogt" %x, %x : f16
    llvm.cond_br %c, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// correct, and not decided
// a double of a single that no single is

  llvm.func @main(%p: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.mlir.constant(0.1 : f64) : f64
    %x = llvm.load %p : !llvm.ptr -> f32
    %y = llvm.fpext %x : f32 to f64
    %c = llvm.fcmp "oeq" %y, %t : f64
    llvm.cond_br %c, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// faulty: stream-use-after-destroy
// a number in memory, and one

  llvm.func @main(%p: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1.0 : f32) : f32
    %five = llvm.mlir.constant(5.0 : f32) : f32
    %x = llvm.load %p : !llvm.ptr -> f32
    %y = llvm.fadd %x, %one : f32
    %c = llvm.fcmp "ogt" %y, %five : f32
    llvm.cond_br %c, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// faulty: stream-use-after-destroy
// half of a number in memory, as an integer

  llvm.func @main(%p: !llvm.ptr) {
    %c10_i32 = llvm.mlir.constant(10 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %h = llvm.mlir.constant(0.5 : f32) : f32
    %x = llvm.load %p : !llvm.ptr -> f32
    %y = llvm.fmul %x, %h : f32
    %k = llvm.fptosi %y : f32 to i32
    %c = llvm.icmp "sgt" %k, %c10_i32 : i32
    llvm.cond_br %c, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// faulty: stream-use-after-destroy
// a number in memory, with another sign

  llvm.func @main(%p: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0.0 : f32) : f32
    %x = llvm.load %p : !llvm.ptr -> f32
    %y = llvm.fneg %x : f32
    %c = llvm.fcmp "ogt" %y, %z : f32
    llvm.cond_br %c, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// faulty: stream-use-after-destroy
// a number that is passed

  llvm.func @main(%x: f32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %z = llvm.mlir.constant(0.0 : f32) : f32
    %c = llvm.fcmp "ogt" %x, %z : f32
    llvm.cond_br %c, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// correct, and not decided
// a letter that is a digit

  llvm.func @isalpha(i32) -> i32
  llvm.func @main(%n: i32) {
    %c53_i32 = llvm.mlir.constant(53 : i32) : i32
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %c = llvm.icmp "eq" %n, %c53_i32 : i32
    %r = llvm.call @isalpha(%n) : (i32) -> i32
    %d = llvm.icmp "ne" %r, %c0_i32 : i32
    %e = llvm.and %c, %d : i1
    llvm.cond_br %e, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// correct, and not decided
// a digit is no letter

  llvm.func @isalpha(i32) -> i32
  llvm.func @main(%n: i32) {
    %c53_i32 = llvm.mlir.constant(53 : i32) : i32
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %r = llvm.call @isalpha(%c53_i32) : (i32) -> i32
    %d = llvm.icmp "ne" %r, %c0_i32 : i32
    llvm.cond_br %d, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// correct, and not decided
// a small letter that is none

  llvm.func @tolower(i32) -> i32
  llvm.func @main(%n: i32) {
    %c81_i32 = llvm.mlir.constant(81 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %r = llvm.call @tolower(%n) : (i32) -> i32
    %d = llvm.icmp "eq" %r, %c81_i32 : i32
    llvm.cond_br %d, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// correct, and not decided
// the nearest integer

  llvm.func @lround(f64) -> i64
  llvm.func @main(%x: f64) {
    %c5 = llvm.mlir.constant(5 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %ten = llvm.mlir.constant(10.0 : f64) : f64
    %c = llvm.fcmp "ogt" %x, %ten : f64
    %r = llvm.call @lround(%x) : (f64) -> i64
    %d = llvm.icmp "slt" %r, %c5 : i64
    %e = llvm.and %c, %d : i1
    llvm.cond_br %e, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// faulty: stream-use-after-destroy
// texts of the caller

  llvm.func @strcmp(!llvm.ptr, !llvm.ptr) -> i32
  llvm.func @main(%p: !llvm.ptr, %q: !llvm.ptr) {
    %c0_i32 = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %r = llvm.call @strcmp(%p, %q) : (!llvm.ptr, !llvm.ptr) -> i32
    %d = llvm.icmp "eq" %r, %c0_i32 : i32
    llvm.cond_br %d, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
// -----
// correct, and not decided
// a number that is read from a text of the caller, whose first letter is compared, too

  llvm.func @atoi(!llvm.ptr) -> i32
  llvm.func @main(%p: !llvm.ptr) {
    %five = llvm.mlir.constant(5 : i32) : i32
    %minus = llvm.mlir.constant(45 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %l = llvm.load %p : !llvm.ptr -> i8
    %c = llvm.icmp "eq" %l, %minus : i8
    llvm.cond_br %c, ^negative, ^next
  ^negative:
    %r = llvm.call @atoi(%p) : (!llvm.ptr) -> i32
    %d = llvm.icmp "sgt" %r, %five : i32
    llvm.cond_br %d, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct, and not decided
// the letter is compared after the text

  llvm.func @strcmp(!llvm.ptr, !llvm.ptr) -> i32
  llvm.mlir.global internal constant @word("a\00")
  llvm.func @main(%p: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %b = llvm.mlir.constant(98 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %w = llvm.mlir.addressof @word : !llvm.ptr
    %r = llvm.call @strcmp(%p, %w) : (!llvm.ptr, !llvm.ptr) -> i32
    %d = llvm.icmp "eq" %r, %zero : i32
    llvm.cond_br %d, ^kill, ^end
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %l = llvm.load %p : !llvm.ptr -> i8
    %c = llvm.icmp "eq" %l, %b : i8
    llvm.cond_br %c, ^use, ^out
  ^use:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  ^out:
    llvm.return
  }
// -----
// faulty: stream-use-after-destroy
// numbers that are read from two texts of the caller

  llvm.func @atoi(!llvm.ptr) -> i32
  llvm.func @atol(!llvm.ptr) -> i64
  llvm.func @main(%p: !llvm.ptr, %q: !llvm.ptr) {
    %five = llvm.mlir.constant(5 : i32) : i32
    %three = llvm.mlir.constant(3 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %r = llvm.call @atoi(%p) : (!llvm.ptr) -> i32
    %c = llvm.icmp "sgt" %r, %five : i32
    llvm.cond_br %c, ^first, ^next
  ^first:
    %l = llvm.call @atol(%q) : (!llvm.ptr) -> i64
    %d = llvm.icmp "slt" %l, %three : i64
    llvm.cond_br %d, ^kill, ^next
  ^kill:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
