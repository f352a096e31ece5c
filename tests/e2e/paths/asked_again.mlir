// A function outside of the module that is asked twice: with other arguments it may answer otherwise, with the same ones nobody knows.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @other_argument() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %a = llvm.call @stop(%c1) : (i64) -> i1
    llvm.cond_br %a, ^end, ^second
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^second
  ^second:
    %b = llvm.call @stop(%c2) : (i64) -> i1
    llvm.cond_br %b, ^again, ^out
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  ^out:
    llvm.return
  }
  llvm.func @same_argument() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @stop(%c1) : (i64) -> i1
    llvm.cond_br %a, ^end, ^second
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^second
  ^second:
    %b = llvm.call @stop(%c1) : (i64) -> i1
    llvm.cond_br %b, ^out, ^again
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  ^out:
    llvm.return
  }
  llvm.func @one_more(%n: i64) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %m = llvm.add %n, %c1 : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %a = llvm.call @stop(%n) : (i64) -> i1
    llvm.cond_br %a, ^end, ^second
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^second
  ^second:
    %b = llvm.call @stop(%m) : (i64) -> i1
    llvm.cond_br %b, ^again, ^out
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.return
  ^out:
    llvm.return
  }
  llvm.func @perhaps_the_same(%n: i64, %m: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @stop(%n) : (i64) -> i1
    llvm.cond_br %a, ^end, ^second
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^second
  ^second:
    %b = llvm.call @stop(%m) : (i64) -> i1
    llvm.cond_br %b, ^out, ^again
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  ^out:
    llvm.return
  }
  llvm.func @the_same_byte(%n: i64) {
    %c256 = llvm.mlir.constant(256 : i64) : i64
    %m = llvm.add %n, %c256 : i64
    %x = llvm.trunc %n : i64 to i8
    %y = llvm.trunc %m : i64 to i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @stop_at(%x) : (i8) -> i1
    llvm.cond_br %a, ^end, ^second
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^second
  ^second:
    %b = llvm.call @stop_at(%y) : (i8) -> i1
    llvm.cond_br %b, ^out, ^again
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  ^out:
    llvm.return
  }
  llvm.func @third() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @stop(%c1) : (i64) -> i1
    %b = llvm.call @stop(%c2) : (i64) -> i1
    llvm.cond_br %b, ^end, ^second
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^second
  ^second:
    %c = llvm.call @stop(%c2) : (i64) -> i1
    llvm.cond_br %c, ^out, ^again
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  ^out:
    llvm.return
  }
  // eight bytes are the same only if the first four are
  llvm.func @of_a_library(%p: !llvm.ptr, %q: !llvm.ptr) {
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @strncmp(%p, %q, %c4) : (!llvm.ptr, !llvm.ptr, i64) -> i32
    %four = llvm.icmp "eq" %a, %c0 : i32
    llvm.cond_br %four, ^second, ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^second
  ^second:
    %b = llvm.call @strncmp(%p, %q, %c8) : (!llvm.ptr, !llvm.ptr, i64) -> i32
    %eight = llvm.icmp "eq" %b, %c0 : i32
    llvm.cond_br %eight, ^again, ^out
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  ^out:
    llvm.return
  }
  llvm.func @each_round(%n: i64) {
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^out
  ^body:
    %a = llvm.call @stop(%i) : (i64) -> i1
    %j = llvm.add %i, %c1 : i64
    llvm.cond_br %a, ^end, ^head(%j : i64)
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^head(%j : i64)
  ^out:
    llvm.return
  }
  // what it writes the second time may follow from the first
  llvm.func @written() {
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %n = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @ask_into(%c1, %n) : (i64, !llvm.ptr) -> ()
    %a = llvm.load %n : !llvm.ptr -> i32
    %x = llvm.icmp "eq" %a, %c0 : i32
    llvm.cond_br %x, ^end, ^second
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^second
  ^second:
    llvm.call @ask_into(%c2, %n) : (i64, !llvm.ptr) -> ()
    %b = llvm.load %n : !llvm.ptr -> i32
    %y = llvm.icmp "eq" %b, %c0 : i32
    llvm.cond_br %y, ^out, ^again
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  ^out:
    llvm.return
  }
  llvm.func @ask_into(i64, !llvm.ptr)
  // which may be one stream
  llvm.func @handles(%b: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %v = llvm.mlir.constant(7 : i32) : i32
    %s = llvm.call @stream_of(%c1) : (i64) -> !llvm.ptr
    %t = llvm.call @stream_of(%c2) : (i64) -> !llvm.ptr
    llvm.call @mgpuMemset32(%b, %v, %c1, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.call @mgpuMemset32(%b, %v, %c1, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  // ... but of all that it answers the fault rests on one alone
  llvm.func @another_does_not_matter() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @stop(%c1) : (i64) -> i1
    llvm.cond_br %a, ^wait, ^second
  ^wait:
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.br ^second
  ^second:
    %b = llvm.call @stop(%c1) : (i64) -> i1
    llvm.cond_br %b, ^end, ^again
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^again
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @another_goes_elsewhere() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @stop(%c1) : (i64) -> i1
    llvm.cond_br %a, ^leave, ^second
  ^leave:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  ^second:
    %b = llvm.call @stop(%c1) : (i64) -> i1
    llvm.cond_br %b, ^end, ^again
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^again
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  // the loop ends once it has answered no
  llvm.func @until_no() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^head
  ^head:
    %a = llvm.call @stop(%c1) : (i64) -> i1
    llvm.cond_br %a, ^body, ^second
  ^body:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^head
  ^second:
    %b = llvm.call @stop(%c1) : (i64) -> i1
    llvm.cond_br %b, ^end, ^again
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^again
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  // what it has written says what it answers
  llvm.func @it_writes_and_answers() {
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %n = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %first = llvm.call @next(%n) : (!llvm.ptr) -> i1
    %left = llvm.load %n : !llvm.ptr -> i32
    %none = llvm.icmp "eq" %left, %c0 : i32
    llvm.cond_br %none, ^end, ^second
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^second
  ^second:
    %b = llvm.call @next(%n) : (!llvm.ptr) -> i1
    llvm.cond_br %b, ^again, ^out
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  ^out:
    llvm.return
  }
  // a handle and a number
  llvm.func @handle_and_number() {
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.call @first_of() : () -> !llvm.struct<(ptr, i1)>
    %p = llvm.extractvalue %x[0] : !llvm.struct<(ptr, i1)>
    %none = llvm.icmp "eq" %p, %null : !llvm.ptr
    llvm.cond_br %none, ^end, ^second
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^second
  ^second:
    %y = llvm.call @first_of() : () -> !llvm.struct<(ptr, i1)>
    %b = llvm.extractvalue %y[1] : !llvm.struct<(ptr, i1)>
    llvm.cond_br %b, ^again, ^out
  ^again:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  ^out:
    llvm.return
  }
  llvm.func @next(!llvm.ptr) -> i1
  llvm.func @first_of() -> !llvm.struct<(ptr, i1)>
  llvm.func @stream_of(i64) -> !llvm.ptr
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @stop(i64) -> i1
  llvm.func @stop_at(i8) -> i1
  llvm.func @strncmp(!llvm.ptr, !llvm.ptr, i64) -> i32
}
