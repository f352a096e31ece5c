// Cases of every width decide the same way: two switches on one number take the same case.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @right_8(%n: i8) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.switch %n : i8, ^other [
      7: ^destroy
    ]
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^again
  ^other:
    llvm.br ^again
  ^again:
    llvm.switch %n : i8, ^last [
      7: ^end
    ]
  ^last:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @wrong_8(%n: i8) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.switch %n : i8, ^again [
      7: ^destroy
    ]
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^again
  ^again:
    llvm.switch %n : i8, ^last [
      6: ^end
    ]
  ^last:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @right_16(%n: i16) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.switch %n : i16, ^other [
      7: ^destroy
    ]
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^again
  ^other:
    llvm.br ^again
  ^again:
    llvm.switch %n : i16, ^last [
      7: ^end
    ]
  ^last:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @wrong_16(%n: i16) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.switch %n : i16, ^again [
      7: ^destroy
    ]
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^again
  ^again:
    llvm.switch %n : i16, ^last [
      6: ^end
    ]
  ^last:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @right_32(%n: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.switch %n : i32, ^other [
      7: ^destroy
    ]
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^again
  ^other:
    llvm.br ^again
  ^again:
    llvm.switch %n : i32, ^last [
      7: ^end
    ]
  ^last:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @wrong_32(%n: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.switch %n : i32, ^again [
      7: ^destroy
    ]
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^again
  ^again:
    llvm.switch %n : i32, ^last [
      6: ^end
    ]
  ^last:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @right_64(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.switch %n : i64, ^other [
      7: ^destroy
    ]
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^again
  ^other:
    llvm.br ^again
  ^again:
    llvm.switch %n : i64, ^last [
      7: ^end
    ]
  ^last:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @wrong_64(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.switch %n : i64, ^again [
      7: ^destroy
    ]
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^again
  ^again:
    llvm.switch %n : i64, ^last [
      6: ^end
    ]
  ^last:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
    llvm.br ^end
  ^end:
    llvm.return
  }
}
