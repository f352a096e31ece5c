// limit: accesses that are apart only because one such number is less than another are unproved.

module {
  llvm.func @main(%a: !llvm.ptr, %i: i64, %j: i64) {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %n8 = llvm.mlir.constant(8 : i64) : i64
    %n64 = llvm.mlir.constant(64 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %private = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p = llvm.getelementptr inbounds %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %q = llvm.getelementptr inbounds %a[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %less = llvm.icmp "slt" %i, %j : i64
    llvm.cond_br %less, ^both, ^wait
  ^both:
    llvm.call @mgpuMemset32(%p, %zero, %n8, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemset32(%q, %zero, %n8, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> () // expect: unknown-handle
    llvm.br ^wait
  ^wait:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
