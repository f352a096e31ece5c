// How many tasks are in a group when it is waited for.

module {
  func.func @on_one_side_only(%c: i1) {
    %c1 = arith.constant 1 : index
    %g = async.create_group %c1 : !async.group
    scf.if %c {
      %k = async.execute {
        async.yield
      }
      %add1 = async.add_to_group %k, %g : !async.token
    }
    async.await_all %g  // expect: unknown-handle
    return
  }
  func.func @on_both_sides(%c: i1) {
    %c1 = arith.constant 1 : index
    %g = async.create_group %c1 : !async.group
    scf.if %c {
      %k = async.execute {
        async.yield
      }
      %add2 = async.add_to_group %k, %g : !async.token
    } else {
      %k = async.execute {
        async.yield
      }
      %add3 = async.add_to_group %k, %g : !async.token
    }
    async.await_all %g
    return
  }
  func.func @two_wanted_on_both_sides_one(%c: i1) {
    %c2 = arith.constant 2 : index
    %g = async.create_group %c2 : !async.group
    scf.if %c {
      %k = async.execute {
        async.yield
      }
      %add4 = async.add_to_group %k, %g : !async.token
    } else {
      %k = async.execute {
        async.yield
      }
      %add5 = async.add_to_group %k, %g : !async.token
    }
    async.await_all %g  // expect: deadlock
    return
  }
  func.func @awaited_in_the_loop_that_fills_it() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %g = async.create_group %c4 : !async.group
    scf.for %i = %c0 to %c4 step %c1 {
      %k = async.execute {
        async.yield
      }
      %add6 = async.add_to_group %k, %g : !async.token
      async.await_all %g  // expect: deadlock
    }
    return
  }
  func.func @awaited_in_its_last_round() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %g = async.create_group %c4 : !async.group
    scf.for %i = %c0 to %c4 step %c1 {
      %k = async.execute {
        async.yield
      }
      %add7 = async.add_to_group %k, %g : !async.token
      %last = arith.cmpi eq, %i, %c3 : index
      scf.if %last {
        async.await_all %g
      }
    }
    return
  }
  func.func @one_round_too_few() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %g = async.create_group %c4 : !async.group
    scf.for %i = %c0 to %c3 step %c1 {
      %k = async.execute {
        async.yield
      }
      %add8 = async.add_to_group %k, %g : !async.token
    }
    async.await_all %g  // expect: deadlock
    return
  }
  func.func @two_in_each_round() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %g = async.create_group %c6 : !async.group
    scf.for %i = %c0 to %c3 step %c1 {
      %k = async.execute {
        async.yield
      }
      %l = async.execute [%k] {
        async.yield
      }
      %add9 = async.add_to_group %k, %g : !async.token  // policy: async-ref-overdrop
      %add10 = async.add_to_group %l, %g : !async.token
    }
    async.await_all %g
    return
  }
  func.func @nested_loops() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %g = async.create_group %c6 : !async.group
    scf.for %i = %c0 to %c3 step %c1 {
      scf.for %j = %c0 to %c2 step %c1 {
        %k = async.execute {
          async.yield
        }
        %add11 = async.add_to_group %k, %g : !async.token
      }
    }
    async.await_all %g
    return
  }
// How many there are is the caller's to say, and the loop's bound is just that.
  func.func @as_many_as_asked_for(%m: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %g = async.create_group %m : !async.group
    scf.for %i = %c0 to %m step %c1 {
      %k = async.execute {
        async.yield
      }
      %add12 = async.add_to_group %k, %g : !async.token
    }
    async.await_all %g
    return
  }
  func.func @one_fewer_than_asked_for(%m: index) {
    %c1 = arith.constant 1 : index
    %g = async.create_group %m : !async.group  // expect: unknown-handle
    scf.for %i = %c1 to %m step %c1 {
      %k = async.execute {
        async.yield
      }
      %add13 = async.add_to_group %k, %g : !async.token
    }
    async.await_all %g
    return
  }
  func.func @all_but_the_first(%m: index) {
    %c1 = arith.constant 1 : index
    %rest = arith.subi %m, %c1 : index
    %g = async.create_group %rest : !async.group
    scf.for %i = %c1 to %m step %c1 {
      %k = async.execute {
        async.yield
      }
      %add14 = async.add_to_group %k, %g : !async.token
    }
    async.await_all %g
    return
  }
  func.func @another_bound(%m: index, %l: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %g = async.create_group %m : !async.group  // expect: unknown-handle
    scf.for %i = %c0 to %l step %c1 {
      %k = async.execute {
        async.yield
      }
      %add15 = async.add_to_group %k, %g : !async.token
    }
    async.await_all %g
    return
  }
  func.func @every_other_round(%m: index) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %g = async.create_group %m : !async.group  // expect: unknown-handle
    scf.for %i = %c0 to %m step %c2 {
      %k = async.execute {
        async.yield
      }
      %add16 = async.add_to_group %k, %g : !async.token
    }
    async.await_all %g
    return
  }
  func.func @some_rounds_only(%m: index, %c: i1) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %g = async.create_group %m : !async.group  // expect: unknown-handle
    scf.for %i = %c0 to %m step %c1 {
      scf.if %c {
        %k = async.execute {
          async.yield
        }
        %add17 = async.add_to_group %k, %g : !async.token
      }
    }
    async.await_all %g
    return
  }
  func.func @one_more_behind_the_loop(%m: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %g = async.create_group %m : !async.group  // expect: unknown-handle
    scf.for %i = %c0 to %m step %c1 {
      %k = async.execute {
        async.yield
      }
      %add18 = async.add_to_group %k, %g : !async.token
    }
    %k = async.execute {
      async.yield
    }
    %add19 = async.add_to_group %k, %g : !async.token
    async.await_all %g
    return
  }
// The wait ends when one of the two has ended.
  func.func @more_than_it_waits_for(%s: !llvm.ptr, %t: !llvm.ptr) {
    %c1 = arith.constant 1 : index
    %g = async.create_group %c1 : !async.group
    %k = async.execute {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %l = async.execute {
      llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
      async.yield
    }
    %add20 = async.add_to_group %k, %g : !async.token
    %add21 = async.add_to_group %l, %g : !async.token
    async.await_all %g  // expect: unknown-handle
    return
  }
  func.func @one_task_twice() {
    %c1 = arith.constant 1 : index
    %g = async.create_group %c1 : !async.group
    %k = async.execute {
      async.yield
    }
    %add22 = async.add_to_group %k, %g : !async.token
    %add23 = async.add_to_group %k, %g : !async.token  // policy: async-ref-overdrop
    async.await_all %g  // expect: unknown-handle
    return
  }
  func.func @none_wanted() {
    %c0 = arith.constant 0 : index
    %g = async.create_group %c0 : !async.group
    async.await_all %g
    return
  }
  func.func @none_added() {
    %c1 = arith.constant 1 : index
    %g = async.create_group %c1 : !async.group
    async.await_all %g  // expect: deadlock
    return
  }
  func.func private @fill(%g: !async.group) {
    %k = async.execute {
      async.yield
    }
    %add24 = async.add_to_group %k, %g : !async.token
    return
  }
  func.func @filled_by_a_helper() {
    %c2 = arith.constant 2 : index
    %g = async.create_group %c2 : !async.group
    call @fill(%g) : (!async.group) -> ()
    call @fill(%g) : (!async.group) -> ()
    async.await_all %g
    return
  }
  func.func @filled_once_by_a_helper() {
    %c2 = arith.constant 2 : index
    %g = async.create_group %c2 : !async.group
    call @fill(%g) : (!async.group) -> ()
    async.await_all %g  // expect: deadlock
    return
  }
  func.func private @fill_perhaps(%g: !async.group, %c: i1) {
    scf.if %c {
      func.call @fill(%g) : (!async.group) -> ()
    }
    return
  }
  func.func @perhaps_filled_by_a_helper(%c: i1) {
    %c1 = arith.constant 1 : index
    %g = async.create_group %c1 : !async.group
    call @fill_perhaps(%g, %c) : (!async.group, i1) -> ()
    async.await_all %g  // expect: unknown-handle
    return
  }
  func.func private @finish(%g: !async.group) {
    async.await_all %g  // expect: deadlock
    return
  }
  func.func @awaited_by_a_helper() {
    %c2 = arith.constant 2 : index
    %g = async.create_group %c2 : !async.group
    call @fill(%g) : (!async.group) -> ()
    call @finish(%g) : (!async.group) -> ()
    return
  }
  func.func private @finish_well(%g: !async.group) {
    async.await_all %g
    return
  }
  func.func @awaited_well_by_a_helper() {
    %c1 = arith.constant 1 : index
    %g = async.create_group %c1 : !async.group
    call @fill(%g) : (!async.group) -> ()
    call @finish_well(%g) : (!async.group) -> ()
    return
  }
  func.func @filled_by_a_task() {
    %c1 = arith.constant 1 : index
    %g = async.create_group %c1 : !async.group
    %k = async.execute {
      %l = async.execute {
        async.yield
      }
      %add25 = async.add_to_group %l, %g : !async.token
      async.yield
    }
    async.await_all %g
    async.await %k : !async.token
    return
  }
  func.func @awaited_by_a_task_before_it_is_full(%c: i1) {
    %c1 = arith.constant 1 : index
    %g = async.create_group %c1 : !async.group
    %k = async.execute {
      async.await_all %g  // expect: unknown-handle
      async.yield
    }
    scf.if %c {
      func.call @fill(%g) : (!async.group) -> ()
    }
    async.await %k : !async.token
    return
  }
// The caller's group may be full before this task has ended.
  func.func @group_of_a_caller(%g: !async.group, %s: !llvm.ptr) {
    %k = async.execute {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %add26 = async.add_to_group %k, %g : !async.token
    async.await_all %g  // expect: unknown-handle
    return
  }
  func.func @group_of_a_caller_that_is_only_filled(%g: !async.group, %s: !llvm.ptr) {
    %k = async.execute {
      llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
      async.yield
    }
    %add27 = async.add_to_group %k, %g : !async.token
    return
  }
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
}
