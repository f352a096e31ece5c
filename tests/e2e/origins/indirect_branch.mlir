// A branch to an address may go to each of the blocks it names.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @either(%to: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    llvm.indirectbr %to : !llvm.ptr, [
    ^destroy,
    ^keep
    ]
  ^destroy:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^keep
  ^keep:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()  // expect: stream-use-after-destroy
    llvm.return
  }
}
