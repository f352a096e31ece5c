// Numbers that may be anything: each of these has a path on which the stream is destroyed twice.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @parameter(%n: i64) {
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %c = llvm.icmp "eq" %n, %z : i64
    llvm.cond_br %c, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @sum_of_parameters(%n: i64, %m: i64) {
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %k = llvm.add %n, %m : i64
    %c = llvm.icmp "slt" %k, %z : i64
    llvm.cond_br %c, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @data(%p: !llvm.ptr) {
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %n = llvm.load %p : !llvm.ptr -> i64
    %c = llvm.icmp "eq" %n, %z : i64
    llvm.cond_br %c, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @data_at_an_index(%p: !llvm.ptr, %i: i64) {
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %n = llvm.load %q : !llvm.ptr -> i64
    %c = llvm.icmp "eq" %n, %z : i64
    llvm.cond_br %c, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @data_of_floats(%p: !llvm.ptr, %x: f32) {
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %y = llvm.load %p : !llvm.ptr -> f32
    %c = llvm.fcmp "olt" %x, %y : f32
    llvm.cond_br %c, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @volatile(%p: !llvm.ptr) {
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %n = llvm.load volatile %p : !llvm.ptr -> i64
    %c = llvm.icmp "eq" %n, %z : i64
    llvm.cond_br %c, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @declared_function() {
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %n = llvm.call @number() : () -> i64
    %c = llvm.icmp "eq" %n, %z : i64
    llvm.cond_br %c, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @slot_of_a_declared_function() {
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
    llvm.store %z, %p : i64, !llvm.ptr
    llvm.call @fills(%p) : (!llvm.ptr) -> ()
    %n = llvm.load %p : !llvm.ptr -> i64
    %c = llvm.icmp "ne" %n, %z : i64
    llvm.cond_br %c, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @structure(%w: !llvm.struct<(i64, i64)>) {
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %n = llvm.extractvalue %w[1] : !llvm.struct<(i64, i64)>
    %c = llvm.icmp "ne" %n, %z : i64
    llvm.cond_br %c, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @no_memory() {
    %z = llvm.mlir.constant(0 : i64) : i64
    %o = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %null = llvm.mlir.zero : !llvm.ptr
    %p = llvm.call @malloc(%o) : (i64) -> !llvm.ptr  // expect: memory-leak
    %c = llvm.icmp "eq" %p, %null : !llvm.ptr
    llvm.cond_br %c, ^d, ^e
  ^d:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^e
  ^e:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  }
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @number() -> i64
  llvm.func @fills(!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
