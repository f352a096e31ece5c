// Two opposite selections by one condition, which agree only where it is defined: a member, memory of the heap, a global, an argument, a part of a structure.

// RUN: python3 %S/../expect.py %gpuverify %s
module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @puts(!llvm.ptr) -> i32
  llvm.func @outside() -> i1
  llvm.func @unknown(!llvm.ptr)
  llvm.func @memset(!llvm.ptr, i32, i64) -> !llvm.ptr
  llvm.func @memcpy(!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @member_stored(%n: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %s = llvm.alloca %one x !llvm.struct<(i32, i1)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %q = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    llvm.store %n, %p : i1, !llvm.ptr
    %c = llvm.load %p : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @other_member_stored(%n: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %s = llvm.alloca %one x !llvm.struct<(i32, i1)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %q = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.store %z, %q : i32, !llvm.ptr
    %c = llvm.load %p : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @member_stored_on_one_way(%n: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %s = llvm.alloca %one x !llvm.struct<(i32, i1)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %q = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    llvm.cond_br %n, ^t, ^j
  ^t:
    llvm.store %n, %p : i1, !llvm.ptr
    llvm.br ^j
  ^j:
    %c = llvm.load %p : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @member_stored_before(%n: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %s = llvm.alloca %one x !llvm.struct<(i32, i1)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %q = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    llvm.store %n, %p : i1, !llvm.ptr
    llvm.cond_br %n, ^t, ^j
  ^t:
    llvm.store %true, %p : i1, !llvm.ptr
    llvm.br ^j
  ^j:
    %c = llvm.load %p : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @undef_stored(%n: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %s = llvm.alloca %one x !llvm.struct<(i32, i1)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %q = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %u = llvm.mlir.undef : i1
    llvm.store %u, %p : i1, !llvm.ptr
    %c = llvm.load %p : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @filled_elsewhere(%n: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %s = llvm.alloca %one x !llvm.struct<(i32, i1)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %q = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    llvm.call @unknown(%s) : (!llvm.ptr) -> ()
    %c = llvm.load %p : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @only_read_elsewhere(%n: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %s = llvm.alloca %one x !llvm.struct<(i32, i1)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %q = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %i = llvm.call @puts(%s) : (!llvm.ptr) -> i32
    %c = llvm.load %p : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @heap_unset(%n: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %h = llvm.call @malloc(%one) : (i64) -> !llvm.ptr
    %k = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %h, %k : !llvm.ptr, !llvm.ptr
    %r = llvm.load %k : !llvm.ptr -> !llvm.ptr
    %w = llvm.load %k : !llvm.ptr -> !llvm.ptr
    %c = llvm.load %r : !llvm.ptr -> i1
    llvm.call @free(%w) : (!llvm.ptr) -> ()
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @heap_stored(%n: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %h = llvm.call @malloc(%one) : (i64) -> !llvm.ptr
    %k = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.store %h, %k : !llvm.ptr, !llvm.ptr
    %r = llvm.load %k : !llvm.ptr -> !llvm.ptr
    %w = llvm.load %k : !llvm.ptr -> !llvm.ptr
    llvm.store %n, %w : i1, !llvm.ptr
    %c = llvm.load %r : !llvm.ptr -> i1
    llvm.call @free(%w) : (!llvm.ptr) -> ()
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @h_arguments_defined(%m: i32, %c: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @arguments_defined(%n: i1) {
    %z = llvm.mlir.constant(0 : i32) : i32
    %u = llvm.mlir.undef : i1
    llvm.call @h_arguments_defined(%z, %n) : (i32, i1) -> ()
    llvm.call @h_arguments_defined(%z, %n) : (i32, i1) -> ()
    llvm.return
  }
  llvm.func internal @h_one_argument_undef(%m: i32, %c: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @one_argument_undef(%n: i1) {
    %z = llvm.mlir.constant(0 : i32) : i32
    %u = llvm.mlir.undef : i1
    llvm.call @h_one_argument_undef(%z, %n) : (i32, i1) -> ()
    llvm.call @h_one_argument_undef(%z, %u) : (i32, i1) -> ()
    llvm.return
  }
  llvm.func @h_public_argument_undef(%m: i32, %c: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @public_argument_undef(%n: i1) {
    %z = llvm.mlir.constant(0 : i32) : i32
    %u = llvm.mlir.undef : i1
    llvm.call @h_public_argument_undef(%z, %u) : (i32, i1) -> ()
    llvm.return
  }
  llvm.func @h_public_argument_defined(%m: i32, %c: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @public_argument_defined(%n: i1) {
    %z = llvm.mlir.constant(0 : i32) : i32
    %u = llvm.mlir.undef : i1
    llvm.call @h_public_argument_defined(%z, %n) : (i32, i1) -> ()
    llvm.return
  }
  llvm.mlir.global private @gl_global_defined() : !llvm.struct<(i32, i1)> {
    %u = llvm.mlir.undef : !llvm.struct<(i32, i1)>
    %z = llvm.mlir.constant(0 : i32) : i32
    %t = llvm.mlir.constant(true) : i1
    %v = llvm.insertvalue %z, %u[0] : !llvm.struct<(i32, i1)>
    %w = llvm.insertvalue %t, %v[1] : !llvm.struct<(i32, i1)>
    llvm.return %w : !llvm.struct<(i32, i1)>
  }
  llvm.func @gl_global_definedobal_defined() {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.mlir.addressof @gl_global_defined : !llvm.ptr
    %p = llvm.getelementptr %g[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %c = llvm.load %p : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global private @gl_global_partly_undef() : !llvm.struct<(i32, i1)> {
    %u = llvm.mlir.undef : !llvm.struct<(i32, i1)>
    %z = llvm.mlir.constant(0 : i32) : i32
    %t = llvm.mlir.constant(true) : i1
    %v = llvm.insertvalue %z, %u[0] : !llvm.struct<(i32, i1)>
      llvm.return %v : !llvm.struct<(i32, i1)>
  }
  llvm.func @gl_global_partly_undefobal_partly_undef() {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %g = llvm.mlir.addressof @gl_global_partly_undef : !llvm.ptr
    %p = llvm.getelementptr %g[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %c = llvm.load %p : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @part_inserted(%n: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.mlir.undef : !llvm.struct<(i32, i1)>
    %v = llvm.insertvalue %n, %u[1] : !llvm.struct<(i32, i1)>
    %c = llvm.extractvalue %v[1] : !llvm.struct<(i32, i1)>
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @other_part_inserted(%m: i32) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.mlir.undef : !llvm.struct<(i32, i1)>
    %v = llvm.insertvalue %m, %u[0] : !llvm.struct<(i32, i1)>
    %c = llvm.extractvalue %v[1] : !llvm.struct<(i32, i1)>
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @other_part_loaded(%n: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %s = llvm.alloca %one x !llvm.struct<(i32, i1)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %q = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.store %z, %q : i32, !llvm.ptr
    %l = llvm.load %s : !llvm.ptr -> !llvm.struct<(i32, i1)>
    %c = llvm.extractvalue %l[1] : !llvm.struct<(i32, i1)>
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @part_loaded(%n: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %s = llvm.alloca %one x !llvm.struct<(i32, i1)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %q = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %z = llvm.mlir.constant(0 : i32) : i32
    llvm.store %n, %p : i1, !llvm.ptr
    %l = llvm.load %s : !llvm.ptr -> !llvm.struct<(i32, i1)>
    %c = llvm.extractvalue %l[1] : !llvm.struct<(i32, i1)>
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @number_unset(%n: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %s = llvm.alloca %one x !llvm.struct<(i32, i1)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %q = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %z = llvm.mlir.constant(0 : i32) : i32
    %l = llvm.load %q : !llvm.ptr -> i32
    %c = llvm.icmp "slt" %l, %z : i32
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @filled_in_loop(%n: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %N = llvm.mlir.constant(4 : i64) : i64
    %o = llvm.mlir.constant(0 : i64) : i64
    %s = llvm.alloca %N x i1 : (i64) -> !llvm.ptr
    llvm.br ^l(%o : i64)
  ^l(%i: i64):
    %t = llvm.icmp "slt" %i, %N : i64
    llvm.cond_br %t, ^b, ^e
  ^b:
    %p = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    llvm.store %n, %p : i1, !llvm.ptr
    %j = llvm.add %i, %one : i64
    llvm.br ^l(%j : i64)
  ^e:
    %q = llvm.getelementptr %s[2] : (!llvm.ptr) -> !llvm.ptr, i1
    %c = llvm.load %q : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @undef_carried_through_loop(%n: i1) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %N = llvm.mlir.constant(4 : i64) : i64
    %o = llvm.mlir.constant(0 : i64) : i64
    %u = llvm.mlir.undef : i1
    llvm.br ^l(%o, %u : i64, i1)
  ^l(%i: i64, %c: i1):
    %t = llvm.icmp "slt" %i, %N : i64
    llvm.cond_br %t, ^b, ^e
  ^b:
    %j = llvm.add %i, %one : i64
    llvm.br ^l(%j, %c : i64, i1)
  ^e:
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @filled_by_memset() {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %s = llvm.alloca %one x !llvm.struct<(i32, i1)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %q = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %z = llvm.mlir.constant(0 : i32) : i32
    %w = llvm.mlir.constant(8 : i64) : i64
    %k = llvm.call @memset(%s, %z, %w) : (!llvm.ptr, i32, i64) -> !llvm.ptr
    %c = llvm.load %p : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @filled_by_memcpy(%n: !llvm.ptr) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %s = llvm.alloca %one x !llvm.struct<(i32, i1)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %q = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %w = llvm.mlir.constant(8 : i64) : i64
    %k = llvm.call @memcpy(%s, %n, %w) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    %c = llvm.load %p : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @only_copied_from(%n: !llvm.ptr) {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %s = llvm.alloca %one x !llvm.struct<(i32, i1)> : (i64) -> !llvm.ptr
    %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %q = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i1)>
    %w = llvm.mlir.constant(8 : i64) : i64
    %k = llvm.call @memcpy(%n, %s, %w) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
    %c = llvm.load %p : !llvm.ptr -> i1
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func internal @g_undef_by_invoke() -> i1 {
    %u = llvm.mlir.undef : i1
    llvm.return %u : i1
  }
  llvm.func @undef_by_invoke() attributes {personality = @__gxx_personality_v0} {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %c = llvm.invoke @g_undef_by_invoke() to ^ok unwind ^bad : () -> i1
  ^ok:
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  ^bad:
    %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> ()
    llvm.resume %l : !llvm.struct<(ptr, i32)>
  }
  llvm.func internal @g_defined_by_invoke() -> i1 {
    %u = llvm.mlir.constant(true) : i1
    llvm.return %u : i1
  }
  llvm.func @defined_by_invoke() attributes {personality = @__gxx_personality_v0} {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %c = llvm.invoke @g_defined_by_invoke() to ^ok unwind ^bad : () -> i1
  ^ok:
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %c, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  ^bad:
    %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> ()
    llvm.resume %l : !llvm.struct<(ptr, i32)>
  }
  llvm.func @undef_compared_twice() {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.mlir.undef : i32
    %z = llvm.mlir.constant(0 : i32) : i32
    %c = llvm.icmp "eq" %u, %z : i32
    %d = llvm.icmp "ne" %u, %z : i32
    %x = llvm.select %c, %a, %b : i1, !llvm.ptr
    %y = llvm.select %d, %a, %b : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @undef_chooses_numbers() {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %one = llvm.mlir.constant(1 : i64) : i64
    %true = llvm.mlir.constant(true) : i1
    %u = llvm.mlir.undef : i64
    %i = llvm.ptrtoint %a : !llvm.ptr to i64
    %j = llvm.ptrtoint %b : !llvm.ptr to i64
    %z = llvm.mlir.constant(0 : i64) : i64
    %c = llvm.icmp "eq" %u, %z : i64
    %si = llvm.select %c, %i, %j : i1, i64
    %sj = llvm.select %c, %j, %i : i1, i64
    %x = llvm.inttoptr %si : i64 to !llvm.ptr
    %y = llvm.inttoptr %sj : i64 to !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
}
