module attributes {gpu.container_module} {
llvm.mlir.global internal @array() {addr_space = 0 : i32} : !llvm.array<16 x i32> {
%0 = llvm.mlir.zero : !llvm.array<16 x i32>
llvm.return %0 : !llvm.array<16 x i32>
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%c64 = llvm.mlir.constant(64 : i64) : i64
%h = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%g = llvm.mlir.addressof @array : !llvm.ptr
llvm.cond_br %ca, ^then2, ^else2
^then2:
llvm.br ^join2(%g : !llvm.ptr)
^else2:
llvm.br ^join2(%h : !llvm.ptr)
^join2(%h3: !llvm.ptr):
llvm.call @free(%h3) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
}
