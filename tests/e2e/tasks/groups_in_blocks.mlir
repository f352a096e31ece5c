// Groups that are passed from block to block.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  func.func private @fill(%g: !async.group) {
    %k = async.execute {
      async.yield
    }
    %add1 = async.add_to_group %k, %g : !async.token
    return
  }
  func.func @group_through_a_block_argument(%c: i1) {
    %c1 = arith.constant 1 : index
    %g = async.create_group %c1 : !async.group
    cf.cond_br %c, ^a(%g : !async.group), ^b(%g : !async.group)
  ^a(%x: !async.group):
    call @fill(%x) : (!async.group) -> ()
    cf.br ^c(%x : !async.group)
  ^b(%y: !async.group):
    call @fill(%y) : (!async.group) -> ()
    cf.br ^c(%y : !async.group)
  ^c(%z: !async.group):
    async.await_all %z
    return
  }

}
