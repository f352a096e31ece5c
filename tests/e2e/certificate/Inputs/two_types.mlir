// A number that goes through two types of floating-point numbers need not be the same: 2^24 + 1 is not one of 32 bits.
module {
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @main(%n: i64) {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    %f0 = llvm.sitofp %n : i64 to f64
    %f1 = llvm.sitofp %n : i64 to f32
    %m0 = llvm.fptosi %f0 : f64 to i64
    %m1 = llvm.fptosi %f1 : f32 to i64
    %c0 = llvm.icmp "eq" %m0, %n : i64
    %c1 = llvm.icmp "ne" %m1, %n : i64
    llvm.cond_br %c0, ^one, ^next
  ^one:
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.cond_br %c1, ^two, ^end
  ^two:
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
}
