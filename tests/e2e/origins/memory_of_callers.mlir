// What a called function finds in its caller's memory, and leaves there: each fault has a twin whose branch goes the other way.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @outside() -> i1

  // It asks for what the caller has put there.
  func.func private @destroys_if_set(%flag: !llvm.ptr, %s: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %v = llvm.load %flag : !llvm.ptr -> i32
    %set = llvm.icmp "ne" %v, %zero : i32
    cf.cond_br %set, ^destroy, ^leave
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    cf.br ^leave
  ^leave:
    func.return
  }
  func.func @flag_is_set() {
    %one = llvm.mlir.constant(1 : i32) : i32
    %flag = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %one, %flag : i32, !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    func.call @destroys_if_set(%flag, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    func.return
  }
  func.func private @destroys_if_set_too(%flag: !llvm.ptr, %s: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %v = llvm.load %flag : !llvm.ptr -> i32
    %set = llvm.icmp "ne" %v, %zero : i32
    cf.cond_br %set, ^destroy, ^leave
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    cf.br ^leave
  ^leave:
    func.return
  }
  func.func @flag_is_not_set() {
    %one = llvm.mlir.constant(1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %flag = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %zero, %flag : i32, !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    func.call @destroys_if_set_too(%flag, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    func.return
  }

  // It sets what the caller asks for, by one of two ways.
  func.func private @sets(%p: !llvm.ptr, %q: !llvm.ptr) {
    %c = llvm.call @outside() : () -> i1
    %one = llvm.mlir.constant(1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    llvm.store %zero, %q : i32, !llvm.ptr
    cf.cond_br %c, ^a, ^b
  ^a:
    llvm.store %one, %p : i32, !llvm.ptr
    cf.br ^c
  ^b:
    llvm.store %one, %p : i32, !llvm.ptr
    cf.br ^c
  ^c:
    func.return
  }
  // … and hands on what it got.
  func.func private @has_it_set(%p: !llvm.ptr, %q: !llvm.ptr) {
    func.call @sets(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
    func.return
  }
  func.func @asks_whether_not(%n: i32) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %x = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %zero, %x : i32, !llvm.ptr
    func.call @has_it_set(%x, %y) : (!llvm.ptr, !llvm.ptr) -> ()
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %v = llvm.load %x : !llvm.ptr -> i32
    %z = llvm.icmp "eq" %v, %zero : i32
    cf.cond_br %z, ^bad, ^good
  ^bad:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    cf.br ^good
  ^good:
    func.return
  }
  // The same memory by two names, in a function that cannot tell.
  func.func private @two_names(%p: !llvm.ptr, %q: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %w = llvm.load %q : !llvm.ptr -> i32
    llvm.store %zero, %q : i32, !llvm.ptr
    llvm.store %one, %p : i32, !llvm.ptr
    %v = llvm.load %q : !llvm.ptr -> i32
    %z = llvm.icmp "eq" %v, %zero : i32
    cf.cond_br %z, ^bad, ^good
  ^bad:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    cf.br ^good
  ^good:
    func.return
  }
  func.func @passes_one_twice(%n: i32) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %x = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    %y = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %n, %x : i32, !llvm.ptr
    %c = llvm.call @outside() : () -> i1
    %z = llvm.select %c, %x, %y : i1, !llvm.ptr
    func.call @two_names(%z, %z) : (!llvm.ptr, !llvm.ptr) -> ()
    func.return
  }

  // Each run of a recursion has its own: the second finds what the first has put there.
  func.func private @again(%flag: !llvm.ptr, %s: !llvm.ptr, %more: i1) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %no = llvm.mlir.constant(false) : i1
    %mine = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %one, %mine : i32, !llvm.ptr
    %v = llvm.load %flag : !llvm.ptr -> i32
    %z = llvm.icmp "eq" %v, %zero : i32
    cf.cond_br %more, ^more, ^last
  ^more:
    func.call @again(%mine, %s, %no) : (!llvm.ptr, !llvm.ptr, i1) -> ()
    cf.br ^leave
  ^last:
    cf.cond_br %z, ^destroy, ^leave
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    cf.br ^leave
  ^leave:
    func.return
  }
  func.func @recursion() {
    %one = llvm.mlir.constant(1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %yes = llvm.mlir.constant(true) : i1
    %flag = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %zero, %flag : i32, !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    func.call @again(%flag, %s, %yes) : (!llvm.ptr, !llvm.ptr, i1) -> ()
    func.return
  }
}
