// Tasks that may never come to their end, or end the program: what their caller does meanwhile is not proved. Each function is a program.

// RUN: python3 %S/../expect.py --once %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @exit(i32) attributes {passthrough = ["noreturn"]}
llvm.func @coin() -> i1
llvm.func @spin() attributes {sym_visibility = "private"} {
  llvm.br ^l
^l:
  llvm.br ^l
}
llvm.func @spin_perhaps() attributes {sym_visibility = "private"} {
  %c = llvm.call @coin() : () -> i1
  llvm.cond_br %c, ^l, ^o
^l:
  llvm.br ^l
^o:
  llvm.return
}
llvm.func @spin_deep() attributes {sym_visibility = "private"} {
  llvm.call @spin_perhaps() : () -> ()
  llvm.return
}
llvm.func @ping() attributes {sym_visibility = "private"} {
  llvm.call @spin_deep() : () -> ()
  llvm.call @pong() : () -> ()
  llvm.return
}
llvm.func @pong() attributes {sym_visibility = "private"} {
  %c = llvm.call @coin() : () -> i1
  llvm.cond_br %c, ^l, ^o
^l:
  llvm.call @ping() : () -> ()
  llvm.br ^o
^o:
  llvm.return
}
llvm.func @die() attributes {sym_visibility = "private"} {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.call @exit(%one) : (i32) -> ()
  llvm.unreachable
}
llvm.func @ends_perhaps() attributes {sym_visibility = "private"} {
  %c = llvm.call @coin() : () -> i1
  llvm.cond_br %c, ^l, ^o
^l:
  llvm.call @die() : () -> ()
  llvm.br ^o
^o:
  llvm.return
}
llvm.func @goes_round() attributes {sym_visibility = "private"} {
  llvm.br ^l
^l:
  %c = llvm.call @coin() : () -> i1
  llvm.cond_br %c, ^l, ^o
^o:
  llvm.return
}
llvm.func @calls_itself() attributes {sym_visibility = "private"} {
  %c = llvm.call @coin() : () -> i1
  llvm.cond_br %c, ^l, ^o
^l:
  llvm.call @calls_itself() : () -> ()
  llvm.br ^o
^o:
  llvm.return
}

llvm.func @spins_then_double_destroy() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = async.execute { // expect: unknown-handle
    llvm.call @spin() : () -> ()
    async.yield
  }
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @spins_then_awaited() {
  %t = async.execute { // expect: unknown-handle
    llvm.call @spin() : () -> ()
    async.yield
  }
  async.await %t : !async.token
  llvm.return
}
llvm.func @spins_perhaps() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = async.execute { // expect: unknown-handle
    llvm.call @spin_deep() : () -> ()
    async.yield
  }
  async.await %t : !async.token
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @spins_in_a_circle() {
  %t = async.execute { // expect: unknown-handle
    llvm.call @pong() : () -> ()
    async.yield
  }
  async.await %t : !async.token
  llvm.return
}
llvm.func @ends_the_program() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = async.execute { // expect: unknown-handle
    llvm.call @die() : () -> ()
    async.yield
  }
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @another_task_begins_after_it() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = async.execute { // expect: unknown-handle
    llvm.call @spin() : () -> ()
    async.yield
  }
  %u = async.execute {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    async.yield
  }
  async.await %u : !async.token
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @one_inside_another() {
  %u = async.execute { // expect: unknown-handle
    %v = async.execute { // expect: unknown-handle
      llvm.call @spin() : () -> ()
      async.yield
    }
    async.yield
  }
  async.await %u : !async.token
  llvm.return
}
llvm.func @loops_with_a_constant_condition() {
  %yes = arith.constant true
  %t = async.execute { // expect: unknown-handle
    scf.while : () -> () {
      scf.condition(%yes)
    } do {
      scf.yield
    }
    async.yield
  }
  async.await %t : !async.token
  llvm.return
}
llvm.func @comes_to_its_end() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %t = async.execute {
    llvm.call @goes_round() : () -> ()
    llvm.call @calls_itself() : () -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    async.yield
  }
  async.await %t : !async.token
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @may_end_the_program() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %c = llvm.call @coin() : () -> i1
  %t = async.execute {
    cf.assert %c, "it must be"
    llvm.call @ends_perhaps() : () -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    async.yield
  }
  async.await %t : !async.token
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @one_inside_another_ends() {
  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
  %u = async.execute {
    %v = async.execute {
      llvm.call @goes_round() : () -> ()
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    async.await %v : !async.token
    async.yield
  }
  async.await %u : !async.token
  llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
  llvm.return
}
