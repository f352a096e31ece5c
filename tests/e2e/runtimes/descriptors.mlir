// Descriptors of the sparse library are created, used and destroyed once. The memory that one stands for has a life of its own.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuCreateDnVec(i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuDestroyDnVec(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuCreateDnMat(i64, i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuDestroyDnMat(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuCreateCsr(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuCreateCoo(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuDestroySpMat(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuSpMV(i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
  llvm.func @mgpuSpMVBufferSize(i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
  llvm.func @mgpuSpGEMMCreateDescr(!llvm.ptr) -> !llvm.ptr
  llvm.func @mgpuSpGEMMDestroyDescr(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuSpGEMMCopy(!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr)
  llvm.func @mgpuSpMatGetSize(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @free(!llvm.ptr)
  llvm.func @strange(!llvm.ptr)
  llvm.mlir.global internal @kept() : !llvm.ptr {
    %z = llvm.mlir.zero : !llvm.ptr
    llvm.return %z : !llvm.ptr
  }
  llvm.func internal @drop(%d: !llvm.ptr, %s: !llvm.ptr) {
    llvm.call @mgpuDestroyDnVec(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @drop_late(%d: !llvm.ptr, %s: !llvm.ptr) {
    llvm.call @mgpuDestroyDnVec(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: double-free
    llvm.return
  }
  llvm.func internal @make(%p: !llvm.ptr, %n: i64, %v: i32, %s: !llvm.ptr) -> !llvm.ptr {
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.func @once(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @twice(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: double-free
    llvm.return
  }
  llvm.func @never(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr  // expect: memory-leak
    llvm.return
  }
  llvm.func @product(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %b = llvm.call @mgpuCreateDnVec(%n, %q, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %m = llvm.call @mgpuCreateCsr(%n, %n, %n, %p, %p, %p, %v, %v, %v, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    %z = llvm.call @mgpuSpMVBufferSize(%v, %m, %a, %b, %v, %s) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
    llvm.call @mgpuSpMV(%v, %m, %a, %b, %v, %p, %s) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroySpMat(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @used_late(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %b = llvm.call @mgpuCreateDnVec(%n, %q, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %m = llvm.call @mgpuCreateCsr(%n, %n, %n, %p, %p, %p, %v, %v, %v, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroySpMat(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuSpMV(%v, %m, %a, %b, %v, %p, %s) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()  // expect: use-after-free
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @asked_late(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %b = llvm.call @mgpuCreateDnVec(%n, %q, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %m = llvm.call @mgpuCreateCsr(%n, %n, %n, %p, %p, %p, %v, %v, %v, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %z = llvm.call @mgpuSpMVBufferSize(%v, %m, %a, %b, %v, %s) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64  // expect: use-after-free
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroySpMat(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @output_late(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %b = llvm.call @mgpuCreateDnVec(%n, %q, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %m = llvm.call @mgpuCreateCsr(%n, %n, %n, %p, %p, %p, %v, %v, %v, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuSpMV(%v, %m, %a, %b, %v, %p, %s) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()  // expect: use-after-free
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroySpMat(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @sizes_late(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %m = llvm.call @mgpuCreateCsr(%n, %n, %n, %p, %p, %p, %v, %v, %v, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroySpMat(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuSpMatGetSize(%m, %h, %h, %h, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()  // expect: use-after-free
    llvm.return
  }
  llvm.func @memory_first(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %x, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuMemFree(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @memory_last(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %x, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @memory_too_early(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %x, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %b = llvm.call @mgpuCreateDnVec(%n, %q, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %m = llvm.call @mgpuCreateCsr(%n, %n, %n, %p, %p, %p, %v, %v, %v, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuMemFree(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuSpMV(%v, %m, %a, %b, %v, %p, %s) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()  // expect: use-after-free
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroySpMat(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @by_a_helper(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @drop(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @by_a_helper_again(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @drop_late(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @from_a_helper(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @make(%p, %n, %v, %s) : (!llvm.ptr, i64, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: double-free
    llvm.return
  }
  llvm.func @on_one_path(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.cond_br %b0, ^then, ^else
  ^then:
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^else
  ^else:
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: double-free
    llvm.return
  }
  llvm.func @on_either_path(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.cond_br %b0, ^then, ^else
  ^then:
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^end
  ^else:
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @same_condition(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.cond_br %b0, ^then, ^next
  ^then:
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^next
  ^next:
    llvm.cond_br %b0, ^end, ^last
  ^last:
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @through_a_slot(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %t = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.store %a, %t : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %c = llvm.load %t : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%c, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: double-free
    llvm.return
  }
  llvm.func @through_a_global(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %t = llvm.mlir.addressof @kept : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.store %a, %t : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
    %c = llvm.load %t : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%c, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @through_memory(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.store %a, %h : !llvm.ptr, !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
    %c = llvm.load %h : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%c, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @selected(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %b = llvm.call @mgpuCreateDnVec(%n, %q, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr  // expect: memory-leak
    %c = llvm.select %b0, %a, %b : i1, !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%c, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: double-free
    %d = llvm.select %b0, %b, %a : i1, !llvm.ptr
    llvm.return
  }
  llvm.func @selected_other(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %b = llvm.call @mgpuCreateDnVec(%n, %q, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %c = llvm.select %b0, %a, %b : i1, !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%c, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %d = llvm.select %b0, %b, %a : i1, !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%d, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_a_structure(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %u = llvm.mlir.undef : !llvm.struct<(ptr, i64)>
    %x = llvm.insertvalue %a, %u[0] : !llvm.struct<(ptr, i64)>
    %c = llvm.extractvalue %x[0] : !llvm.struct<(ptr, i64)>
    llvm.call @mgpuDestroyDnVec(%c, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: double-free
    llvm.return
  }
  llvm.func @as_a_number(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %i = llvm.ptrtoint %a : !llvm.ptr to i64
    %c = llvm.inttoptr %i : i64 to !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%c, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: double-free
    llvm.return
  }
  llvm.func @in_a_loop(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %z0 = llvm.mlir.constant(0 : i64) : i64
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.br ^loop(%z0 : i64)
  ^loop(%i: i64):
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: double-free
    %i1 = llvm.add %i, %c1 : i64
    %go = llvm.icmp "slt" %i1, %c8 : i64
    llvm.cond_br %go, ^loop(%i1 : i64), ^end
  ^end:
    llvm.return
  }
  llvm.func @in_each_round(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %z0 = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^loop(%z0 : i64)
  ^loop(%i: i64):
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %i1 = llvm.add %i, %c1 : i64
    %go = llvm.icmp "slt" %i1, %c8 : i64
    llvm.cond_br %go, ^loop(%i1 : i64), ^end
  ^end:
    llvm.return
  }
  llvm.func @of_the_caller(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%h, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_the_caller_twice(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%h, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%h, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: double-free
    llvm.return
  }
  llvm.func @passed_on(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @strange(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @passed_on_dead(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @strange(%a) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.return
  }
  llvm.func @freed(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%a) : (!llvm.ptr) -> ()  // expect: mismatched-free
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @freed_as_memory(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: mismatched-free
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @memory_as_one(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %x = llvm.call @mgpuMemAlloc(%n, %s, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: handle-kind-mismatch
    llvm.call @mgpuMemFree(%x, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @as_a_stream(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.call @mgpuCreateDnVec(%n, %p, %v, %s) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%a) : (!llvm.ptr) -> ()  // expect: handle-kind-mismatch
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @undefined(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %a = llvm.mlir.undef : !llvm.ptr
    llvm.call @mgpuDestroyDnVec(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: undefined-handle
    llvm.return
  }
  llvm.func @gemm(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %g = llvm.call @mgpuSpGEMMCreateDescr(%s) : (!llvm.ptr) -> !llvm.ptr
    %a = llvm.call @mgpuCreateCsr(%n, %n, %n, %p, %p, %p, %v, %v, %v, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    %b = llvm.call @mgpuCreateCsr(%n, %n, %n, %p, %p, %p, %v, %v, %v, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    %c = llvm.call @mgpuCreateCsr(%n, %n, %n, %p, %p, %p, %v, %v, %v, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuSpGEMMCopy(%g, %v, %v, %a, %b, %c, %v, %s) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuSpGEMMDestroyDescr(%g, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroySpMat(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroySpMat(%b, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuDestroySpMat(%c, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @gemm_late(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %g = llvm.call @mgpuSpGEMMCreateDescr(%s) : (!llvm.ptr) -> !llvm.ptr
    %a = llvm.call @mgpuCreateCsr(%n, %n, %n, %p, %p, %p, %v, %v, %v, %s) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuSpGEMMDestroyDescr(%g, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuSpGEMMCopy(%g, %v, %v, %a, %a, %a, %v, %s) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()  // expect: use-after-free
    llvm.call @mgpuDestroySpMat(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @gemm_twice(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %h: !llvm.ptr, %n: i64, %v: i32, %b0: i1) {
    %no = llvm.mlir.constant(0 : i8) : i8
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %g = llvm.call @mgpuSpGEMMCreateDescr(%s) : (!llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuSpGEMMDestroyDescr(%g, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuSpGEMMDestroyDescr(%g, %s) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: double-free
    llvm.return
  }
}
