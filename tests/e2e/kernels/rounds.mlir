// Loops of kernels that ask at their end whether another round begins, as they did before the first: what they count stays below the bound. Two
// halves of a buffer are told apart by that, and by nothing that only looks like it.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  gpu.module @k {
    llvm.func @strides(%p: !llvm.ptr, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %d = nvvm.read.ptx.sreg.ntid.x : i32
      %g = nvvm.read.ptx.sreg.nctaid.x : i32
      %from = llvm.mul %b, %d : i32
      %first = llvm.add %from, %t : i32
      %step = llvm.mul %g, %d : i32
      %any = llvm.icmp "slt" %first, %n : i32
      llvm.cond_br %any, ^round(%first : i32), ^end
      ^round(%i: i32):
      %v = llvm.mlir.constant(1 : i8) : i8
      %j = llvm.sext %i : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %v, %a : i8, !llvm.ptr
      %next = llvm.add %i, %step : i32
      %again = llvm.icmp "slt" %next, %n : i32
      llvm.cond_br %again, ^round(%next : i32), ^end
      ^end:
      llvm.return
    }
    llvm.func @unsigned(%p: !llvm.ptr, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %d = nvvm.read.ptx.sreg.ntid.x : i32
      %g = nvvm.read.ptx.sreg.nctaid.x : i32
      %from = llvm.mul %b, %d : i32
      %first = llvm.add %from, %t : i32
      %step = llvm.mul %g, %d : i32
      %any = llvm.icmp "ult" %first, %n : i32
      llvm.cond_br %any, ^round(%first : i32), ^end
      ^round(%i: i32):
      %v = llvm.mlir.constant(1 : i8) : i8
      %j = llvm.sext %i : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %v, %a : i8, !llvm.ptr
      %next = llvm.add %i, %step : i32
      %again = llvm.icmp "ult" %next, %n : i32
      llvm.cond_br %again, ^round(%next : i32), ^end
      ^end:
      llvm.return
    }
    llvm.func @leaves(%p: !llvm.ptr, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %d = nvvm.read.ptx.sreg.ntid.x : i32
      %g = nvvm.read.ptx.sreg.nctaid.x : i32
      %from = llvm.mul %b, %d : i32
      %first = llvm.add %from, %t : i32
      %step = llvm.mul %g, %d : i32
      %any = llvm.icmp "sge" %first, %n : i32
      llvm.cond_br %any, ^end, ^round(%first : i32)
      ^round(%i: i32):
      %v = llvm.mlir.constant(1 : i8) : i8
      %j = llvm.sext %i : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %v, %a : i8, !llvm.ptr
      %next = llvm.add %i, %step : i32
      %again = llvm.icmp "sge" %next, %n : i32
      llvm.cond_br %again, ^end, ^round(%next : i32)
      ^end:
      llvm.return
    }
    llvm.func @in_two(%p: !llvm.ptr, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %d = nvvm.read.ptx.sreg.ntid.x : i32
      %g = nvvm.read.ptx.sreg.nctaid.x : i32
      %from = llvm.mul %b, %d : i32
      %first = llvm.add %from, %t : i32
      %step = llvm.mul %g, %d : i32
      %any = llvm.icmp "slt" %first, %n : i32
      llvm.cond_br %any, ^before, ^end
      ^before:
      llvm.br ^round(%first : i32)
      ^round(%i: i32):
      %c = llvm.icmp "eq" %i, %t : i32
      llvm.cond_br %c, ^more, ^latch
      ^more:
      %v = llvm.mlir.constant(1 : i8) : i8
      %j = llvm.sext %i : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %v, %a : i8, !llvm.ptr
      llvm.br ^latch
      ^latch:
      %next = llvm.add %i, %step : i32
      %again = llvm.icmp "slt" %next, %n : i32
      llvm.cond_br %again, ^round(%next : i32), ^end
      ^end:
      llvm.return
    }
    llvm.func @or_equal(%p: !llvm.ptr, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %d = nvvm.read.ptx.sreg.ntid.x : i32
      %g = nvvm.read.ptx.sreg.nctaid.x : i32
      %from = llvm.mul %b, %d : i32
      %first = llvm.add %from, %t : i32
      %step = llvm.mul %g, %d : i32
      %any = llvm.icmp "sle" %first, %n : i32
      llvm.cond_br %any, ^round(%first : i32), ^end
      ^round(%i: i32):
      %v = llvm.mlir.constant(1 : i8) : i8
      %j = llvm.sext %i : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %v, %a : i8, !llvm.ptr
      %next = llvm.add %i, %step : i32
      %again = llvm.icmp "sle" %next, %n : i32
      llvm.cond_br %again, ^round(%next : i32), ^end
      ^end:
      llvm.return
    }
    llvm.func @one_more(%p: !llvm.ptr, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %d = nvvm.read.ptx.sreg.ntid.x : i32
      %g = nvvm.read.ptx.sreg.nctaid.x : i32
      %from = llvm.mul %b, %d : i32
      %first = llvm.add %from, %t : i32
      %step = llvm.mul %g, %d : i32
      %any = llvm.icmp "slt" %first, %n : i32
      llvm.cond_br %any, ^round(%first : i32), ^end
      ^round(%i: i32):
      %one = llvm.mlir.constant(1 : i32) : i32
      %w = llvm.add %i, %one : i32
      %v = llvm.mlir.constant(1 : i8) : i8
      %j = llvm.sext %w : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %v, %a : i8, !llvm.ptr
      %next = llvm.add %i, %step : i32
      %again = llvm.icmp "slt" %next, %n : i32
      llvm.cond_br %again, ^round(%next : i32), ^end
      ^end:
      llvm.return
    }
    llvm.func @asks_before(%p: !llvm.ptr, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %d = nvvm.read.ptx.sreg.ntid.x : i32
      %g = nvvm.read.ptx.sreg.nctaid.x : i32
      %from = llvm.mul %b, %d : i32
      %first = llvm.add %from, %t : i32
      %step = llvm.mul %g, %d : i32
      %any = llvm.icmp "slt" %first, %n : i32
      llvm.cond_br %any, ^round(%first : i32), ^end
      ^round(%i: i32):
      %v = llvm.mlir.constant(1 : i8) : i8
      %j = llvm.sext %i : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %v, %a : i8, !llvm.ptr
      %next = llvm.add %i, %step : i32
      %again = llvm.icmp "slt" %i, %n : i32
      llvm.cond_br %again, ^round(%next : i32), ^end
      ^end:
      llvm.return
    }
    llvm.func @asks_first(%p: !llvm.ptr, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %d = nvvm.read.ptx.sreg.ntid.x : i32
      %g = nvvm.read.ptx.sreg.nctaid.x : i32
      %from = llvm.mul %b, %d : i32
      %first = llvm.add %from, %t : i32
      %step = llvm.mul %g, %d : i32
      %any = llvm.icmp "slt" %first, %step : i32
      llvm.cond_br %any, ^round(%first : i32), ^end
      ^round(%i: i32):
      %v = llvm.mlir.constant(1 : i8) : i8
      %j = llvm.sext %i : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %v, %a : i8, !llvm.ptr
      %next = llvm.add %i, %step : i32
      %again = llvm.icmp "slt" %next, %n : i32
      llvm.cond_br %again, ^round(%next : i32), ^end
      ^end:
      llvm.return
    }
    llvm.func @other_bound(%p: !llvm.ptr, %n: i32, %m: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %d = nvvm.read.ptx.sreg.ntid.x : i32
      %g = nvvm.read.ptx.sreg.nctaid.x : i32
      %from = llvm.mul %b, %d : i32
      %first = llvm.add %from, %t : i32
      %step = llvm.mul %g, %d : i32
      %any = llvm.icmp "slt" %first, %n : i32
      llvm.cond_br %any, ^round(%first : i32), ^end
      ^round(%i: i32):
      %v = llvm.mlir.constant(1 : i8) : i8
      %j = llvm.sext %i : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %v, %a : i8, !llvm.ptr
      %next = llvm.add %i, %step : i32
      %again = llvm.icmp "slt" %next, %m : i32
      llvm.cond_br %again, ^round(%next : i32), ^end
      ^end:
      llvm.return
    }
    llvm.func @never_asks(%p: !llvm.ptr, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %d = nvvm.read.ptx.sreg.ntid.x : i32
      %g = nvvm.read.ptx.sreg.nctaid.x : i32
      %from = llvm.mul %b, %d : i32
      %first = llvm.add %from, %t : i32
      %step = llvm.mul %g, %d : i32
      %any = llvm.icmp "slt" %first, %n : i32
      llvm.br ^round(%first : i32)
      ^round(%i: i32):
      %v = llvm.mlir.constant(1 : i8) : i8
      %j = llvm.sext %i : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %v, %a : i8, !llvm.ptr
      %next = llvm.add %i, %step : i32
      %again = llvm.icmp "slt" %next, %n : i32
      llvm.cond_br %again, ^round(%next : i32), ^end
      ^end:
      llvm.return
    }
    llvm.func @turned(%p: !llvm.ptr, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %d = nvvm.read.ptx.sreg.ntid.x : i32
      %g = nvvm.read.ptx.sreg.nctaid.x : i32
      %from = llvm.mul %b, %d : i32
      %first = llvm.add %from, %t : i32
      %step = llvm.mul %g, %d : i32
      %any = llvm.icmp "slt" %first, %n : i32
      llvm.cond_br %any, ^round(%first : i32), ^end
      ^round(%i: i32):
      %v = llvm.mlir.constant(1 : i8) : i8
      %j = llvm.sext %i : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %v, %a : i8, !llvm.ptr
      %next = llvm.add %i, %step : i32
      %again = llvm.icmp "sge" %next, %n : i32
      llvm.cond_br %again, ^round(%next : i32), ^end
      ^end:
      llvm.return
    }
    llvm.func @after(%p: !llvm.ptr, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %d = nvvm.read.ptx.sreg.ntid.x : i32
      %g = nvvm.read.ptx.sreg.nctaid.x : i32
      %from = llvm.mul %b, %d : i32
      %first = llvm.add %from, %t : i32
      %step = llvm.mul %g, %d : i32
      %any = llvm.icmp "slt" %first, %n : i32
      llvm.cond_br %any, ^round(%first : i32), ^end
      ^round(%i: i32):
      %next = llvm.add %i, %step : i32
      %again = llvm.icmp "slt" %next, %n : i32
      llvm.cond_br %again, ^round(%next : i32), ^after
      ^after:
      %v = llvm.mlir.constant(1 : i8) : i8
      %j = llvm.sext %next : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %v, %a : i8, !llvm.ptr
      llvm.br ^end
      ^end:
      llvm.return
    }
    llvm.func @another(%p: !llvm.ptr, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %d = nvvm.read.ptx.sreg.ntid.x : i32
      %g = nvvm.read.ptx.sreg.nctaid.x : i32
      %from = llvm.mul %b, %d : i32
      %first = llvm.add %from, %t : i32
      %step = llvm.mul %g, %d : i32
      %any = llvm.icmp "slt" %first, %n : i32
      %zero = llvm.mlir.constant(0 : i32) : i32
      %one = llvm.mlir.constant(1 : i32) : i32
      llvm.cond_br %any, ^round(%first, %zero : i32, i32), ^end
      ^round(%i: i32, %k: i32):
      %v = llvm.mlir.constant(1 : i8) : i8
      %j = llvm.sext %i : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %v, %a : i8, !llvm.ptr
      %next = llvm.add %i, %step : i32
      %l = llvm.add %k, %one : i32
      %again = llvm.icmp "slt" %l, %n : i32
      llvm.cond_br %again, ^round(%next, %l : i32, i32), ^end
      ^end:
      llvm.return
    }
    llvm.func @goes_on(%p: !llvm.ptr, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %d = nvvm.read.ptx.sreg.ntid.x : i32
      %g = nvvm.read.ptx.sreg.nctaid.x : i32
      %from = llvm.mul %b, %d : i32
      %first = llvm.add %from, %t : i32
      %step = llvm.mul %g, %d : i32
      %any = llvm.icmp "slt" %first, %n : i32
      llvm.cond_br %any, ^round(%first : i32), ^end
      ^round(%i: i32):
      %v = llvm.mlir.constant(1 : i8) : i8
      %j = llvm.sext %i : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %v, %a : i8, !llvm.ptr
      %next = llvm.add %i, %step : i32
      %c = llvm.icmp "eq" %i, %t : i32
      llvm.cond_br %c, ^on, ^latch
      ^on:
      llvm.br ^round(%next : i32)
      ^latch:
      %again = llvm.icmp "slt" %next, %n : i32
      llvm.cond_br %again, ^round(%next : i32), ^end
      ^end:
      llvm.return
    }
    llvm.func @skips(%p: !llvm.ptr, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %d = nvvm.read.ptx.sreg.ntid.x : i32
      %g = nvvm.read.ptx.sreg.nctaid.x : i32
      %from = llvm.mul %b, %d : i32
      %first = llvm.add %from, %t : i32
      %step = llvm.mul %g, %d : i32
      %any = llvm.icmp "slt" %first, %n : i32
      llvm.cond_br %any, ^round(%first : i32), ^end
      ^round(%i: i32):
      %v = llvm.mlir.constant(1 : i8) : i8
      %j = llvm.sext %i : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %v, %a : i8, !llvm.ptr
      %next = llvm.add %i, %step : i32
      %far = llvm.add %next, %step : i32
      %again = llvm.icmp "slt" %next, %n : i32
      llvm.cond_br %again, ^round(%far : i32), ^end
      ^end:
      llvm.return
    }
    llvm.func @table(%p: !llvm.ptr, %n: i32, %q: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b = nvvm.read.ptx.sreg.ctaid.x : i32
      %d = nvvm.read.ptx.sreg.ntid.x : i32
      %g = nvvm.read.ptx.sreg.nctaid.x : i32
      %from = llvm.mul %b, %d : i32
      %first = llvm.add %from, %t : i32
      %step = llvm.mul %g, %d : i32
      %m = llvm.load %q : !llvm.ptr -> i32
      %any = llvm.icmp "slt" %first, %m : i32
      llvm.cond_br %any, ^round(%first : i32), ^end
      ^round(%i: i32):
      %v = llvm.mlir.constant(1 : i8) : i8
      %j = llvm.sext %i : i32 to i64
      %a = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %v, %a : i8, !llvm.ptr
      %next = llvm.add %i, %step : i32
      %l = llvm.load %q : !llvm.ptr -> i32
      %again = llvm.icmp "slt" %next, %l : i32
      llvm.cond_br %again, ^round(%next : i32), ^end
      ^end:
      llvm.return
    }
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @of_strides() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c256 = llvm.mlir.constant(256 : i32) : i32
    %c128 = llvm.mlir.constant(128 : i32) : i32
    %size = llvm.mlir.constant(512 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[128] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@strides blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c128 : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@strides blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr, %c128 : i32)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_unsigned() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c256 = llvm.mlir.constant(256 : i32) : i32
    %c128 = llvm.mlir.constant(128 : i32) : i32
    %size = llvm.mlir.constant(512 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[128] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@unsigned blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c128 : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@unsigned blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr, %c128 : i32)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_leaves() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c256 = llvm.mlir.constant(256 : i32) : i32
    %c128 = llvm.mlir.constant(128 : i32) : i32
    %size = llvm.mlir.constant(512 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[128] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@leaves blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c128 : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@leaves blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr, %c128 : i32)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_in_two() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c256 = llvm.mlir.constant(256 : i32) : i32
    %c128 = llvm.mlir.constant(128 : i32) : i32
    %size = llvm.mlir.constant(512 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[128] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@in_two blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c128 : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@in_two blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr, %c128 : i32)
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_or_equal() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c256 = llvm.mlir.constant(256 : i32) : i32
    %c128 = llvm.mlir.constant(128 : i32) : i32
    %size = llvm.mlir.constant(512 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[128] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@or_equal blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c128 : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@or_equal blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr, %c128 : i32) // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_one_more() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c256 = llvm.mlir.constant(256 : i32) : i32
    %c128 = llvm.mlir.constant(128 : i32) : i32
    %size = llvm.mlir.constant(512 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[128] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@one_more blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c128 : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@one_more blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr, %c128 : i32) // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_asks_before() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c256 = llvm.mlir.constant(256 : i32) : i32
    %c128 = llvm.mlir.constant(128 : i32) : i32
    %size = llvm.mlir.constant(512 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[128] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@asks_before blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c128 : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@asks_before blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr, %c128 : i32) // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_asks_first() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c256 = llvm.mlir.constant(256 : i32) : i32
    %c128 = llvm.mlir.constant(128 : i32) : i32
    %size = llvm.mlir.constant(512 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[128] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@asks_first blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c128 : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@asks_first blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr, %c128 : i32) // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_other_bound() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c256 = llvm.mlir.constant(256 : i32) : i32
    %c128 = llvm.mlir.constant(128 : i32) : i32
    %size = llvm.mlir.constant(512 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[128] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@other_bound blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c128 : i32, %c256 : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@other_bound blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr, %c128 : i32, %c256 : i32) // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_never_asks() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c256 = llvm.mlir.constant(256 : i32) : i32
    %c128 = llvm.mlir.constant(128 : i32) : i32
    %size = llvm.mlir.constant(512 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[128] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@never_asks blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c128 : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@never_asks blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr, %c128 : i32) // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_turned() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c256 = llvm.mlir.constant(256 : i32) : i32
    %c128 = llvm.mlir.constant(128 : i32) : i32
    %size = llvm.mlir.constant(512 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[128] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@turned blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c128 : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@turned blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr, %c128 : i32) // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_after() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c256 = llvm.mlir.constant(256 : i32) : i32
    %c128 = llvm.mlir.constant(128 : i32) : i32
    %size = llvm.mlir.constant(512 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[128] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@after blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c128 : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@after blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr, %c128 : i32) // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_another() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c256 = llvm.mlir.constant(256 : i32) : i32
    %c128 = llvm.mlir.constant(128 : i32) : i32
    %size = llvm.mlir.constant(512 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[128] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@another blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c128 : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@another blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr, %c128 : i32) // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_goes_on() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c256 = llvm.mlir.constant(256 : i32) : i32
    %c128 = llvm.mlir.constant(128 : i32) : i32
    %size = llvm.mlir.constant(512 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[128] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@goes_on blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c128 : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@goes_on blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr, %c128 : i32) // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_skips() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c256 = llvm.mlir.constant(256 : i32) : i32
    %c128 = llvm.mlir.constant(128 : i32) : i32
    %size = llvm.mlir.constant(512 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[128] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@skips blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c128 : i32)
    gpu.launch_func <%t : !llvm.ptr> @k::@skips blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr, %c128 : i32) // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @of_table() {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %c2 = llvm.mlir.constant(2 : i64) : i64
    %c8 = llvm.mlir.constant(8 : i64) : i64
    %c256 = llvm.mlir.constant(256 : i32) : i32
    %c128 = llvm.mlir.constant(128 : i32) : i32
    %size = llvm.mlir.constant(512 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %dev = llvm.mlir.constant(0 : i8) : i8
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %d = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.call @mgpuMemAlloc(%size, %null, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %u = llvm.getelementptr %d[128] : (!llvm.ptr) -> !llvm.ptr, i8
    gpu.launch_func <%s : !llvm.ptr> @k::@table blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%d : !llvm.ptr, %c128 : i32, %q : !llvm.ptr)
    gpu.launch_func <%t : !llvm.ptr> @k::@table blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1) : i64 args(%u : !llvm.ptr, %c128 : i32, %q : !llvm.ptr) // expect: unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%q, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
}
