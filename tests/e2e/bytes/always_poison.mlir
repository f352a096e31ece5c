// A select by what is poison whatever the program is given: what it gives refers to nothing.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @a_sum(%k: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %big = llvm.mlir.constant(2147483647 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %m = llvm.add %big, %one overflow<nsw> : i32
    %c = llvm.icmp "sgt" %m, %one : i32
    %x = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.return
  }
  llvm.func @named(%k: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %p = llvm.mlir.poison : i1
    %x = llvm.select %p, %s, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.return
  }
  llvm.func @a_shift(%k: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %w = llvm.mlir.constant(32 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %m = llvm.shl %one, %w : i32
    %c = llvm.icmp "eq" %m, %one : i32
    %x = llvm.select %c, %s, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.return
  }
  llvm.func @of_what_is_computed_from_it(%k: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr  // expect: stream-leak
    %a = llvm.mlir.constant(-128 : i8) : i8
    %one = llvm.mlir.constant(1 : i8) : i8
    %m = llvm.sub %a, %one overflow<nsw> : i8
    %w = llvm.zext %m : i8 to i32
    %c = llvm.icmp "slt" %k, %w : i32
    %x = llvm.select %c, %s, %t : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()  // expect: undefined-handle
    llvm.return
  }
  llvm.func @just_in_range(%k: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.mlir.constant(-127 : i8) : i8
    %one = llvm.mlir.constant(1 : i8) : i8
    %m = llvm.sub %a, %one overflow<nsw> : i8
    %w = llvm.zext %m : i8 to i32
    %c = llvm.icmp "slt" %k, %w : i32
    %x = llvm.select %c, %s, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @frozen(%k: i32) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %a = llvm.mlir.constant(-128 : i8) : i8
    %one = llvm.mlir.constant(1 : i8) : i8
    %m = llvm.sub %a, %one overflow<nsw> : i8
    %w = llvm.freeze %m : i8
    %c = llvm.icmp "slt" %one, %w : i8
    %x = llvm.select %c, %s, %s : i1, !llvm.ptr
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
