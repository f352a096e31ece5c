// Structured sparse matrices: the runtime puts a descriptor where the caller says, which stands for the memory of the matrix from then on.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
  llvm.func @mgpuCusparseLtCreate2To4SpMat(!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr)
  llvm.func @mgpuCreateCuSparseLtDnMat(!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr)
  llvm.func @mgpuCuSparseLtSpMMBufferSize(!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr)
  llvm.func @mgpuCuSparseLtSpMM(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func @mgpuDestroyCuSparseLtDnMat(!llvm.ptr, !llvm.ptr)
  llvm.func @strange(!llvm.ptr)

  // The product is computed on the null stream, whatever stream is passed.
  llvm.func @product(%h: !llvm.ptr, %a: !llvm.ptr, %b: !llvm.ptr, %w: !llvm.ptr, %x: !llvm.ptr, %y: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i8) : i8
    %i = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(64 : i64) : i64
    %bytes = llvm.mlir.constant(512 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %da = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %db = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %dc = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %c = llvm.call @mgpuMemAlloc(%bytes, %s, %zero) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuCusparseLtCreate2To4SpMat(%da, %n, %n, %a, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuCreateCuSparseLtDnMat(%db, %n, %n, %b, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuCreateCuSparseLtDnMat(%dc, %n, %n, %c, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuCuSparseLtSpMM(%da, %db, %dc, %w, %x, %y, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %c, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%c, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @product_waited(%h: !llvm.ptr, %a: !llvm.ptr, %b: !llvm.ptr, %w: !llvm.ptr, %x: !llvm.ptr, %y: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i8) : i8
    %i = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(64 : i64) : i64
    %bytes = llvm.mlir.constant(512 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %da = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %sa = llvm.bitcast %da : !llvm.ptr to !llvm.ptr
    %db = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %dc = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %c = llvm.call @mgpuMemAlloc(%bytes, %s, %zero) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuCusparseLtCreate2To4SpMat(%sa, %n, %n, %a, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuCreateCuSparseLtDnMat(%db, %n, %n, %b, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuCreateCuSparseLtDnMat(%dc, %n, %n, %c, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuCuSparseLtSpMM(%sa, %db, %dc, %w, %x, %y, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %c, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuDestroyCuSparseLtDnMat(%dc, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%c, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // The matrix is compressed on the stream that is passed.
  llvm.func @written_before_it_is_compressed(%h: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %w: !llvm.ptr, %x: !llvm.ptr, %y: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i8) : i8
    %i = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(64 : i64) : i64
    %bytes = llvm.mlir.constant(512 : i64) : i64
    %null = llvm.mlir.zero : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %da = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %db = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%bytes, %s, %zero) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuCusparseLtCreate2To4SpMat(%da, %n, %n, %a, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuCreateCuSparseLtDnMat(%db, %n, %n, %b, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%a, %h, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuCuSparseLtSpMM(%da, %db, %db, %w, %x, %y, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%a, %h, %bytes, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  // The stream that is passed has to be alive all the same.
  llvm.func @product_on_a_destroyed_stream(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %w: !llvm.ptr, %x: !llvm.ptr, %y: !llvm.ptr) {
    %i = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(64 : i64) : i64
    %bytes = llvm.mlir.constant(512 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %da = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %db = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    llvm.call @mgpuCusparseLtCreate2To4SpMat(%da, %n, %n, %a, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuCreateCuSparseLtDnMat(%db, %n, %n, %b, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuCuSparseLtSpMM(%da, %db, %db, %w, %x, %y, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> () // expect: stream-use-after-destroy
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    llvm.return
  }

  // The descriptor stands for what it was made of last.
  llvm.func @made_again(%a: !llvm.ptr, %b: !llvm.ptr, %h: !llvm.ptr, %w: !llvm.ptr, %x: !llvm.ptr, %y: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i8) : i8
    %i = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(64 : i64) : i64
    %bytes = llvm.mlir.constant(512 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %da = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %dc = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %c = llvm.call @mgpuMemAlloc(%bytes, %s, %zero) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %e = llvm.call @mgpuMemAlloc(%bytes, %s, %zero) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuCusparseLtCreate2To4SpMat(%da, %n, %n, %a, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuCreateCuSparseLtDnMat(%dc, %n, %n, %c, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuCreateCuSparseLtDnMat(%dc, %n, %n, %e, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuCuSparseLtSpMM(%da, %dc, %dc, %w, %x, %y, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %c, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %e, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%c, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // Sizes are asked for: the matrix is only pruned, in place, if the second last number says so.
  llvm.func @pruned(%h: !llvm.ptr, %b: !llvm.ptr, %out: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i8) : i8
    %i = llvm.mlir.constant(0 : i32) : i32
    %prune = llvm.mlir.constant(1 : i32) : i32
    %n = llvm.mlir.constant(64 : i64) : i64
    %bytes = llvm.mlir.constant(512 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %da = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %db = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%bytes, %s, %zero) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuCusparseLtCreate2To4SpMat(%da, %n, %n, %a, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuCreateCuSparseLtDnMat(%db, %n, %n, %b, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%a, %h, %bytes, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuCuSparseLtSpMMBufferSize(%out, %i, %i, %da, %db, %db, %i, %i, %s) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> ()
    llvm.call @mgpuCuSparseLtSpMMBufferSize(%out, %i, %i, %da, %db, %db, %i, %prune, %s) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> () // expect: stream-race
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  // Pruned and checked: the host waits for that.
  llvm.func @pruned_and_checked(%h: !llvm.ptr, %b: !llvm.ptr, %out: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i8) : i8
    %i = llvm.mlir.constant(0 : i32) : i32
    %check = llvm.mlir.constant(2 : i32) : i32
    %n = llvm.mlir.constant(64 : i64) : i64
    %bytes = llvm.mlir.constant(512 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %da = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %db = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %a = llvm.call @mgpuMemAlloc(%bytes, %s, %zero) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuCusparseLtCreate2To4SpMat(%da, %n, %n, %a, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuCreateCuSparseLtDnMat(%db, %n, %n, %b, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%a, %h, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuCuSparseLtSpMMBufferSize(%out, %i, %i, %da, %db, %db, %i, %check, %s) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %a, %bytes, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%a, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.return
  }

  // A copy of the descriptor stands for the memory, too, and is not followed.
  llvm.func @is_copied(%h: !llvm.ptr, %a: !llvm.ptr, %b: !llvm.ptr, %w: !llvm.ptr, %x: !llvm.ptr, %y: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i8) : i8
    %i = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(64 : i64) : i64
    %bytes = llvm.mlir.constant(512 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %da = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %dc = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %other = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %c = llvm.call @mgpuMemAlloc(%bytes, %s, %zero) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuCusparseLtCreate2To4SpMat(%da, %n, %n, %a, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuCreateCuSparseLtDnMat(%dc, %n, %n, %c, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%other, %dc, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuCuSparseLtSpMM(%da, %other, %other, %w, %x, %y, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %c, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // expect: unknown-handle unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%c, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  // Where the descriptor goes elsewhere, or is made and used in different blocks, what is done through it is not followed.
  llvm.func @goes_elsewhere(%h: !llvm.ptr, %a: !llvm.ptr, %b: !llvm.ptr, %w: !llvm.ptr, %x: !llvm.ptr, %y: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i8) : i8
    %i = llvm.mlir.constant(0 : i32) : i32
    %n = llvm.mlir.constant(64 : i64) : i64
    %bytes = llvm.mlir.constant(512 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %da = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %dc = llvm.alloca %bytes x i8 : (i64) -> !llvm.ptr
    %c = llvm.call @mgpuMemAlloc(%bytes, %s, %zero) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    llvm.call @mgpuCusparseLtCreate2To4SpMat(%da, %n, %n, %a, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @mgpuCreateCuSparseLtDnMat(%dc, %n, %n, %c, %i, %s) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
    llvm.call @strange(%dc) : (!llvm.ptr) -> ()
    llvm.call @mgpuCuSparseLtSpMM(%da, %dc, %dc, %w, %x, %y, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%h, %c, %bytes, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // expect: unknown-handle unknown-handle
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuMemFree(%c, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
