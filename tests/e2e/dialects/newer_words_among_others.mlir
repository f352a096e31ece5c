// What only looks like the words of newer releases is left as it is: strings, comments, names, keys and lists of other kinds. The first line too.

// RUN: python3 %S/../expect.py %gpuverify %s
// RUN: bash %S/../status.sh 1 %gpuverify %s | FileCheck %s
// CHECK: among_others.mlir:[[#@LINE+21]]:37: error: stream %s{{( .line [0-9]+.)?}} is destroyed twice
// CHECK-NEXT: ^token(%t: token, %s: !llvm.ptr): llvm.call @mgpuStreamDestroy(%s)
// CHECK-NEXT: {{^ +\^~+$}}

#token = "token"
!token = !llvm.token
// token : token <a = b>
module attributes {b.token, c.token = 1 : i64, c.list = ["token : token", #token], d.fn = (i32) -> i32, e.x = {token, b = 2 : i32}} {
  llvm.mlir.global internal constant @token("-> token <alignment = 4> (token, token)\00")
  llvm.mlir.global internal constant @text("\22 : token \\") {addr_space = 0 : i32, c.token = 1 : i8}
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func internal @f(%token: !llvm.ptr, %p: !llvm.ptr {llvm.align = 8 : i64, c.token = 3 : i32}) {
    %0 = llvm.mlir.none : token
    %1 = llvm.load volatile %token <alignment = 8, alias_scopes = []> {c.token = "<x = 1>", d.other} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.mlir.addressof @token : !llvm.ptr
    %c = llvm.mlir.constant(1 : i64) : i64
    %b = llvm.icmp "slt" %c, %c : i64
    %s0 = llvm.call @mgpuStreamCreate() {c.x = {token = 2 : i32}} : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s0) : (!llvm.ptr) -> ()
    llvm.cond_br %b, ^token(%0, %s0 : token, !llvm.ptr), ^token(%0, %s0 : !token, !llvm.ptr)
  ^token(%t: token, %s: !llvm.ptr): llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
    llvm.store %1, %p <alignment = 8 : i64, tbaa = []> : !llvm.ptr, !llvm.ptr
    %id = nvvm.read.ptx.sreg.tid.x range <i32, 0, 16> : i32
    llvm.store %id, %p <alignment = 4> : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @main(%q: !llvm.ptr) {
    llvm.call @f(%q, %q) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
}
