module attributes {gpu.container_module} {
llvm.func @slots0(%ss: !llvm.ptr, %ds: !llvm.ptr, %s: !llvm.ptr, %d: !llvm.ptr, %p: !llvm.ptr, %ca: i1) attributes {sym_visibility = "private"} {
%c8 = llvm.mlir.constant(8 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
llvm.call @mgpuMemset32(%d, %v, %c8, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
%x2 = llvm.load %p : !llvm.ptr -> i32
%k3 = llvm.icmp "eq" %x2, %v : i32
llvm.cond_br %k3, ^do1, ^end1
^do1:
llvm.store %s, %ss : !llvm.ptr, !llvm.ptr
llvm.br ^end1
^end1:
llvm.return
}
llvm.func @main(%ca: i1, %cb: i1, %cc: i1, %m: i64, %n0: i64, %n1: i64, %p: !llvm.ptr) {
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%slot0 = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.store %s, %slot0 : !llvm.ptr, !llvm.ptr
%slot2 = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
llvm.call @slots0(%slot0, %slot2, %s, %d, %p, %ca) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> ()
llvm.br ^againm117(%c0 : i64)
^againm117(%jm117: i64):
%upm117 = llvm.add %jm117, %c1 : i64
%restm117 = llvm.icmp "slt" %upm117, %m : i64
llvm.cond_br %restm117, ^againm117(%upm117 : i64), ^onm117
^onm117:
llvm.return
}
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
}
