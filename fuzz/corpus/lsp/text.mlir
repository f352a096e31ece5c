tmodule {
  llvm.func @f(%a: !llvm.ptr) {
    %0:2 = a.b "%x" %a // ä𝄞
    llvm.return
  }
}
