module {
  func.func @main() {
    %count = arith.constant 1 : index
    %group = async.create_group %count : !async.group
    %token = async.execute {
      async.yield
    }
    %rank = async.add_to_group %token, %group : !async.token
    async.await_all %group
    return
  }
}
