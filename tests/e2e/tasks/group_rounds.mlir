// As many tasks as a group waits for, added in the rounds of a loop of regions.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  func.func @four() {
    %size = arith.constant 4 : index
    %lo = arith.constant 0 : index
    %hi = arith.constant 4 : index
    %step = arith.constant 1 : index
    %group = async.create_group %size : !async.group
    scf.for %i = %lo to %hi step %step {
      %t = async.execute {
        async.yield
      }
      %r = async.add_to_group %t, %group : !async.token
    }
    async.await_all %group
    return
  }
  func.func @three_from_one() {
    %size = arith.constant 3 : index
    %lo = arith.constant 1 : index
    %hi = arith.constant 4 : index
    %step = arith.constant 1 : index
    %group = async.create_group %size : !async.group
    scf.for %i = %lo to %hi step %step {
      %t = async.execute {
        async.yield
      }
      %r = async.add_to_group %t, %group : !async.token
    }
    async.await_all %group
    return
  }
  func.func @one_too_few() {
    %size = arith.constant 3 : index
    %lo = arith.constant 1 : index
    %hi = arith.constant 3 : index
    %step = arith.constant 1 : index
    %group = async.create_group %size : !async.group
    scf.for %i = %lo to %hi step %step {
      %t = async.execute {
        async.yield
      }
      %r = async.add_to_group %t, %group : !async.token
    }
    async.await_all %group  // expect: deadlock
    return
  }
  func.func @one_too_many() {
    %size = arith.constant 3 : index
    %lo = arith.constant 1 : index
    %hi = arith.constant 5 : index
    %step = arith.constant 1 : index
    %group = async.create_group %size : !async.group
    scf.for %i = %lo to %hi step %step {
      %t = async.execute {
        async.yield
      }
      %r = async.add_to_group %t, %group : !async.token
    }
    async.await_all %group  // expect: unknown-handle
    return
  }
  func.func @every_other() {
    %size = arith.constant 3 : index
    %lo = arith.constant 1 : index
    %hi = arith.constant 4 : index
    %step = arith.constant 2 : index
    %group = async.create_group %size : !async.group
    scf.for %i = %lo to %hi step %step {
      %t = async.execute {
        async.yield
      }
      %r = async.add_to_group %t, %group : !async.token
    }
    async.await_all %group  // expect: deadlock
    return
  }
  func.func @none() {
    %size = arith.constant 0 : index
    %lo = arith.constant 4 : index
    %hi = arith.constant 4 : index
    %step = arith.constant 1 : index
    %group = async.create_group %size : !async.group
    scf.for %i = %lo to %hi step %step {
      %t = async.execute {
        async.yield
      }
      %r = async.add_to_group %t, %group : !async.token
    }
    async.await_all %group
    return
  }
  func.func @all_of_a_number(%m: i64) {
    %one = arith.constant 1 : index
    %size = arith.index_cast %m : i64 to index
    %lo = arith.constant 0 : index
    %hi = arith.index_cast %m : i64 to index
    %step = arith.constant 1 : index
    %group = async.create_group %size : !async.group
    scf.for %i = %lo to %hi step %step {
      %t = async.execute {
        async.yield
      }
      %r = async.add_to_group %t, %group : !async.token
    }
    async.await_all %group
    return
  }
  func.func @of_a_number(%n: index) {
    %lo = arith.constant 0 : index
    %step = arith.constant 1 : index
    %group = async.create_group %n : !async.group
    scf.for %i = %lo to %n step %step {
      %t = async.execute {
        async.yield
      }
      %r = async.add_to_group %t, %group : !async.token
    }
    async.await_all %group
    return
  }
  func.func @of_a_number_from_one(%n: index) {
    %lo = arith.constant 1 : index
    %group = async.create_group %n : !async.group  // expect: unknown-handle
    scf.for %i = %lo to %n step %lo {
      %t = async.execute {
        async.yield
      }
      %r = async.add_to_group %t, %group : !async.token
    }
    async.await_all %group
    return
  }
  func.func @perhaps(%n: index, %c: i1) {
    %lo = arith.constant 0 : index
    %step = arith.constant 1 : index
    %group = async.create_group %n : !async.group  // expect: unknown-handle
    scf.for %i = %lo to %n step %step {
      scf.if %c {
        %t = async.execute {
          async.yield
        }
        %r = async.add_to_group %t, %group : !async.token
      }
    }
    async.await_all %group
    return
  }
}
