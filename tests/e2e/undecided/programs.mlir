// Warnings that cannot be told: each is counted, in whatever way the program hides whether control comes to the leak. The name of a function says what
// is to come of it: undecided_N: N warnings are not decided in it; warned_N: N are given, none left; decided: there is nothing to warn of, and that
// is known.

// RUN: python3 %S/counts.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuModuleLoad(!llvm.ptr, i64) -> !llvm.ptr
  llvm.func @mgpuModuleUnload(!llvm.ptr)
  llvm.func @ask() -> i1
  llvm.func @number() -> i64
  llvm.mlir.global internal constant @blob("binary") {addr_space = 0 : i32}

  // Destroyed if two answers of outside code differ.
  llvm.func @undecided_1_stream_two_answers() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @ask() : () -> i1
    %b = llvm.call @ask() : () -> i1
    %x = llvm.xor %a, %b : i1
    llvm.cond_br %x, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }

  llvm.func @undecided_1_event_two_answers() {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %a = llvm.call @number() : () -> i64
    %b = llvm.call @number() : () -> i64
    %x = llvm.icmp "eq" %a, %b : i64
    llvm.cond_br %x, ^end, ^destroy
  ^destroy:
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }

  llvm.func @undecided_1_memory_two_answers(%n: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %shared = llvm.mlir.constant(0 : i8) : i8
    %m = llvm.call @mgpuMemAlloc(%n, %s, %shared) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %a = llvm.call @number() : () -> i64
    %b = llvm.call @number() : () -> i64
    %x = llvm.icmp "slt" %a, %b : i64
    llvm.cond_br %x, ^end, ^free
  ^free:
    llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @undecided_1_module_two_answers() {
    %blob = llvm.mlir.addressof @blob : !llvm.ptr
    %size = llvm.mlir.constant(6 : i64) : i64
    %m = llvm.call @mgpuModuleLoad(%blob, %size) : (!llvm.ptr, i64) -> !llvm.ptr
    %a = llvm.call @ask() : () -> i1
    %b = llvm.call @ask() : () -> i1
    %x = llvm.and %a, %b : i1
    llvm.cond_br %x, ^end, ^unload
  ^unload:
    llvm.call @mgpuModuleUnload(%m) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }

  // One answer may be anything; of several that follow each other the first leak is given, the others rest on more.
  llvm.func @warned_1_one_answer() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @ask() : () -> i1
    llvm.cond_br %a, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }

  // Behind a select.
  llvm.func @undecided_1_select() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @ask() : () -> i1
    %b = llvm.call @ask() : () -> i1
    %c = llvm.call @ask() : () -> i1
    %x = llvm.select %a, %b, %c : i1, i1
    llvm.cond_br %x, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }

  // Through memory.
  llvm.func @undecided_1_memory_slot() {
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x i1 : (i64) -> !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @ask() : () -> i1
    llvm.store %a, %slot : i1, !llvm.ptr
    %b = llvm.call @ask() : () -> i1
    %c = llvm.load %slot : !llvm.ptr -> i1
    %x = llvm.xor %b, %c : i1
    llvm.cond_br %x, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }

  // In a helper.
  llvm.func @helper(%s: !llvm.ptr) attributes {sym_visibility = "private"} {
    %a = llvm.call @ask() : () -> i1
    %b = llvm.call @ask() : () -> i1
    %x = llvm.xor %a, %b : i1
    llvm.cond_br %x, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @undecided_1_in_a_helper() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @helper(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // The helper says.
  llvm.func @says() -> i1 attributes {sym_visibility = "private"} {
    %a = llvm.call @ask() : () -> i1
    %b = llvm.call @ask() : () -> i1
    %x = llvm.xor %a, %b : i1
    llvm.return %x : i1
  }
  llvm.func @undecided_1_a_helper_says() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %x = llvm.call @says() : () -> i1
    llvm.cond_br %x, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }

  // Through a switch.
  llvm.func @undecided_1_switch() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @number() : () -> i64
    %b = llvm.call @number() : () -> i64
    %x = llvm.sub %a, %b : i64
    llvm.switch %x : i64, ^destroy [
      0: ^end
    ]
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }

  // Two of them in one function.
  llvm.func @undecided_2_two_objects() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %a = llvm.call @ask() : () -> i1
    %b = llvm.call @ask() : () -> i1
    %x = llvm.xor %a, %b : i1
    llvm.cond_br %x, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }

  // Behind more rounds of a loop than a path goes through.
  llvm.func @undecided_1_rounds() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %last = llvm.mlir.constant(100000 : i64) : i64
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %done = llvm.icmp "eq" %i, %last : i64
    llvm.cond_br %done, ^end, ^body
  ^body:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next : i64)
  ^end:
    llvm.return
  }

  // … and fewer.
  llvm.func @warned_1_few_rounds() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %last = llvm.mlir.constant(3 : i64) : i64
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %done = llvm.icmp "eq" %i, %last : i64
    llvm.cond_br %done, ^end, ^body
  ^body:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next : i64)
  ^end:
    llvm.return
  }

  // The paths to the leak contradict themselves, which is known: nothing is left open.
  llvm.func @decided_same_condition(%n: i64) {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %some = llvm.icmp "sgt" %n, %zero : i64
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.cond_br %some, ^create, ^join(%null : !llvm.ptr)
  ^create:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^join(%s : !llvm.ptr)
  ^join(%t: !llvm.ptr):
    %again = llvm.icmp "sgt" %n, %zero : i64
    llvm.cond_br %again, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }

  llvm.func @decided_numbers(%n: i64) {
    %four = llvm.mlir.constant(4 : i64) : i64
    %two = llvm.mlir.constant(2 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %some = llvm.icmp "sgt" %n, %four : i64
    llvm.cond_br %some, ^create, ^join(%null : !llvm.ptr)
  ^create:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^join(%s : !llvm.ptr)
  ^join(%t: !llvm.ptr):
    %more = llvm.icmp "sgt" %n, %two : i64
    llvm.cond_br %more, ^maybe, ^end
  ^maybe:
    %really = llvm.icmp "sgt" %n, %four : i64
    llvm.cond_br %really, ^destroy, ^end
  ^destroy:
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }

  llvm.func @decided_straight() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @ask() : () -> i1
    %b = llvm.call @ask() : () -> i1
    %x = llvm.xor %a, %b : i1
    llvm.cond_br %x, ^wait, ^end
  ^wait:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @decided_handed_on() -> !llvm.ptr {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @ask() : () -> i1
    %b = llvm.call @ask() : () -> i1
    %x = llvm.xor %a, %b : i1
    llvm.cond_br %x, ^destroy, ^end(%s : !llvm.ptr)
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.br ^end(%null : !llvm.ptr)
  ^end(%r: !llvm.ptr):
    llvm.return %r : !llvm.ptr
  }

  llvm.func @warned_1_both_sides() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.call @ask() : () -> i1
    %b = llvm.call @ask() : () -> i1
    %x = llvm.xor %a, %b : i1
    llvm.cond_br %x, ^wait, ^end
  ^wait:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
}
