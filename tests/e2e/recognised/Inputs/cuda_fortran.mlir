// What flang 22 makes of
//
//     subroutine copied(h, n)            subroutine managed(x)
//       real :: h(256)                     real, managed :: m(256)
//       real, device :: d(256)             m(1) = x
//       d = h                              call add<<<1, 256>>>(m, 256)
//       call add<<<1, 256>>>(d, 256)       x = m(1) + 1.0
//       h = d
//
// and, behind them, the first with its memory freed too early, and the second without the copy that flang puts between the kernel and the host.

module {
  llvm.mlir.global linkonce constant @_QQclX622E66697200("b.fir\00") {addr_space = 0 : i32}
  llvm.func @_QMkPadd(!llvm.ptr, i32)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @_FortranACUFLaunchKernel(!llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @_FortranACUFMemAlloc(i64, i32, !llvm.ptr, i32) -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @_FortranACUFMemFree(!llvm.ptr, i32, !llvm.ptr, i32) attributes {sym_visibility = "private"}
  llvm.func @_FortranACUFDataTransferPtrPtr(!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr, i32) attributes {sym_visibility = "private"}

  llvm.func @_QPcopied(%arg0: !llvm.ptr {fir.bindc_name = "h"}, %arg1: !llvm.ptr {fir.bindc_name = "n"}) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(1024 : index) : i64
    %4 = llvm.mlir.constant(70 : i32) : i32
    %5 = llvm.mlir.constant(69 : i32) : i32
    %6 = llvm.mlir.constant(66 : i32) : i32
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(60 : i32) : i32
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = llvm.mlir.constant(256 : i32) : i32
    %11 = llvm.mlir.constant(256 : index) : i64
    %13 = llvm.mlir.addressof @_QQclX622E66697200 : !llvm.ptr
    %14 = llvm.call @_FortranACUFMemAlloc(%3, %7, %13, %8)  : (i64, i32, !llvm.ptr, i32) -> !llvm.ptr
    %16 = llvm.mlir.addressof @_QQclX622E66697200 : !llvm.ptr
    llvm.call @_FortranACUFDataTransferPtrPtr(%14, %arg0, %2, %7, %16, %6) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr, i32) -> ()
    %17 = llvm.mlir.constant(0 : i32) : i32
    %18 = llvm.mlir.constant(1 : i32) : i32
    %19 = llvm.alloca %18 x !llvm.struct<(ptr, i32)> : (i32) -> !llvm.ptr
    %20 = llvm.mlir.constant(2 : i32) : i32
    %21 = llvm.alloca %20 x !llvm.ptr : (i32) -> !llvm.ptr
    %22 = llvm.mlir.constant(0 : i32) : i32
    %23 = llvm.getelementptr %19[%17, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
    llvm.store %14, %23 : !llvm.ptr, !llvm.ptr
    %24 = llvm.getelementptr %21[%22] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %23, %24 : !llvm.ptr, !llvm.ptr
    %25 = llvm.mlir.constant(1 : i32) : i32
    %26 = llvm.getelementptr %19[%17, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
    llvm.store %10, %26 : i32, !llvm.ptr
    %27 = llvm.getelementptr %21[%25] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %26, %27 : !llvm.ptr, !llvm.ptr
    %28 = llvm.mlir.addressof @_QMkPadd : !llvm.ptr
    %29 = llvm.mlir.zero : !llvm.ptr
    llvm.call @_FortranACUFLaunchKernel(%28, %0, %0, %0, %11, %0, %0, %29, %7, %21, %29) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
    %30 = llvm.mlir.addressof @_QQclX622E66697200 : !llvm.ptr
    llvm.call @_FortranACUFDataTransferPtrPtr(%arg0, %14, %2, %9, %30, %5) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr, i32) -> ()
    %31 = llvm.mlir.addressof @_QQclX622E66697200 : !llvm.ptr
    llvm.call @_FortranACUFMemFree(%14, %7, %31, %4) : (!llvm.ptr, i32, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @_QPmanaged(%arg0: !llvm.ptr {fir.bindc_name = "x"}) {
    %0 = llvm.mlir.constant(1024 : i64) : i64
    %1 = llvm.mlir.constant(1024 : index) : i64
    %2 = llvm.mlir.constant(81 : i32) : i32
    %3 = llvm.mlir.constant(75 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(62 : i32) : i32
    %6 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(256 : i32) : i32
    %9 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.mlir.constant(256 : index) : i64
    %13 = llvm.mlir.addressof @_QQclX622E66697200 : !llvm.ptr
    %14 = llvm.call @_FortranACUFMemAlloc(%1, %7, %13, %5)  : (i64, i32, !llvm.ptr, i32) -> !llvm.ptr
    %16 = llvm.load %arg0 : !llvm.ptr -> f32
    %17 = llvm.mlir.constant(1 : i64) : i64
    %18 = llvm.mlir.constant(0 : i64) : i64
    %19 = llvm.sub %9, %17 overflow<nsw> : i64
    %20 = llvm.mul %19, %17 overflow<nsw> : i64
    %21 = llvm.mul %20, %17 overflow<nsw> : i64
    %22 = llvm.add %21, %18 overflow<nsw> : i64
    %23 = llvm.mul %17, %11 overflow<nsw> : i64
    %24 = llvm.getelementptr %14[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %16, %24 : f32, !llvm.ptr
    %25 = llvm.mlir.constant(0 : i32) : i32
    %26 = llvm.mlir.constant(1 : i32) : i32
    %27 = llvm.alloca %26 x !llvm.struct<(ptr, i32)> : (i32) -> !llvm.ptr
    %28 = llvm.mlir.constant(2 : i32) : i32
    %29 = llvm.alloca %28 x !llvm.ptr : (i32) -> !llvm.ptr
    %30 = llvm.mlir.constant(0 : i32) : i32
    %31 = llvm.getelementptr %27[%25, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
    llvm.store %14, %31 : !llvm.ptr, !llvm.ptr
    %32 = llvm.getelementptr %29[%30] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %31, %32 : !llvm.ptr, !llvm.ptr
    %33 = llvm.mlir.constant(1 : i32) : i32
    %34 = llvm.getelementptr %27[%25, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
    llvm.store %8, %34 : i32, !llvm.ptr
    %35 = llvm.getelementptr %29[%33] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %34, %35 : !llvm.ptr, !llvm.ptr
    %36 = llvm.mlir.addressof @_QMkPadd : !llvm.ptr
    %37 = llvm.mlir.zero : !llvm.ptr
    llvm.call @_FortranACUFLaunchKernel(%36, %9, %9, %9, %11, %9, %9, %37, %4, %29, %37) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
    %38 = llvm.mlir.constant(1024 : i64) : i64
    %39 = llvm.mlir.constant(0 : i64) : i64
    %40 = llvm.mlir.constant(1 : i64) : i64
    %41 = llvm.icmp "sgt" %38, %39 : i64
    %42 = llvm.select %41, %38, %40 : i1, i64
    %43 = llvm.call @malloc(%42)  : (i64) -> !llvm.ptr
    %44 = llvm.mlir.addressof @_QQclX622E66697200 : !llvm.ptr
    llvm.call @_FortranACUFDataTransferPtrPtr(%43, %14, %0, %7, %44, %3) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr, i32) -> ()
    %45 = llvm.mlir.constant(1 : i64) : i64
    %46 = llvm.mlir.constant(0 : i64) : i64
    %47 = llvm.sub %9, %45 overflow<nsw> : i64
    %48 = llvm.mul %47, %45 overflow<nsw> : i64
    %49 = llvm.mul %48, %45 overflow<nsw> : i64
    %50 = llvm.add %49, %46 overflow<nsw> : i64
    %51 = llvm.mul %45, %11 overflow<nsw> : i64
    %52 = llvm.getelementptr %43[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %53 = llvm.load %52 : !llvm.ptr -> f32
    %54 = llvm.fadd %53, %6 {fastmathFlags = #llvm.fastmath<contract>} : f32
    llvm.store %54, %arg0 : f32, !llvm.ptr
    llvm.call @free(%43) : (!llvm.ptr) -> ()
    %55 = llvm.mlir.addressof @_QQclX622E66697200 : !llvm.ptr
    llvm.call @_FortranACUFMemFree(%14, %7, %55, %2) : (!llvm.ptr, i32, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @_QPfreed(%arg0: !llvm.ptr {fir.bindc_name = "h"}, %arg1: !llvm.ptr {fir.bindc_name = "n"}) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(1024 : i64) : i64
    %3 = llvm.mlir.constant(1024 : index) : i64
    %4 = llvm.mlir.constant(70 : i32) : i32
    %5 = llvm.mlir.constant(69 : i32) : i32
    %6 = llvm.mlir.constant(66 : i32) : i32
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(60 : i32) : i32
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = llvm.mlir.constant(256 : i32) : i32
    %11 = llvm.mlir.constant(256 : index) : i64
    %13 = llvm.mlir.addressof @_QQclX622E66697200 : !llvm.ptr
    %14 = llvm.call @_FortranACUFMemAlloc(%3, %7, %13, %8)  : (i64, i32, !llvm.ptr, i32) -> !llvm.ptr
    %16 = llvm.mlir.addressof @_QQclX622E66697200 : !llvm.ptr
    llvm.call @_FortranACUFDataTransferPtrPtr(%14, %arg0, %2, %7, %16, %6) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr, i32) -> ()
    %17 = llvm.mlir.constant(0 : i32) : i32
    %18 = llvm.mlir.constant(1 : i32) : i32
    %19 = llvm.alloca %18 x !llvm.struct<(ptr, i32)> : (i32) -> !llvm.ptr
    %20 = llvm.mlir.constant(2 : i32) : i32
    %21 = llvm.alloca %20 x !llvm.ptr : (i32) -> !llvm.ptr
    %22 = llvm.mlir.constant(0 : i32) : i32
    %23 = llvm.getelementptr %19[%17, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
    llvm.store %14, %23 : !llvm.ptr, !llvm.ptr
    %24 = llvm.getelementptr %21[%22] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %23, %24 : !llvm.ptr, !llvm.ptr
    %25 = llvm.mlir.constant(1 : i32) : i32
    %26 = llvm.getelementptr %19[%17, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
    llvm.store %10, %26 : i32, !llvm.ptr
    %27 = llvm.getelementptr %21[%25] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %26, %27 : !llvm.ptr, !llvm.ptr
    %28 = llvm.mlir.addressof @_QMkPadd : !llvm.ptr
    %29 = llvm.mlir.zero : !llvm.ptr
    llvm.call @_FortranACUFLaunchKernel(%28, %0, %0, %0, %11, %0, %0, %29, %7, %21, %29) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
    %31 = llvm.mlir.addressof @_QQclX622E66697200 : !llvm.ptr
    llvm.call @_FortranACUFMemFree(%14, %7, %31, %4) : (!llvm.ptr, i32, !llvm.ptr, i32) -> ()
    %30 = llvm.mlir.addressof @_QQclX622E66697200 : !llvm.ptr
    llvm.call @_FortranACUFDataTransferPtrPtr(%arg0, %14, %2, %9, %30, %5) : (!llvm.ptr, !llvm.ptr, i64, i32, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @_QPdirect(%arg0: !llvm.ptr {fir.bindc_name = "x"}) {
    %0 = llvm.mlir.constant(1024 : i64) : i64
    %1 = llvm.mlir.constant(1024 : index) : i64
    %2 = llvm.mlir.constant(81 : i32) : i32
    %3 = llvm.mlir.constant(75 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(62 : i32) : i32
    %6 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(256 : i32) : i32
    %9 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.mlir.constant(256 : index) : i64
    %13 = llvm.mlir.addressof @_QQclX622E66697200 : !llvm.ptr
    %14 = llvm.call @_FortranACUFMemAlloc(%1, %7, %13, %5)  : (i64, i32, !llvm.ptr, i32) -> !llvm.ptr
    %16 = llvm.load %arg0 : !llvm.ptr -> f32
    %17 = llvm.mlir.constant(1 : i64) : i64
    %18 = llvm.mlir.constant(0 : i64) : i64
    %19 = llvm.sub %9, %17 overflow<nsw> : i64
    %20 = llvm.mul %19, %17 overflow<nsw> : i64
    %21 = llvm.mul %20, %17 overflow<nsw> : i64
    %22 = llvm.add %21, %18 overflow<nsw> : i64
    %23 = llvm.mul %17, %11 overflow<nsw> : i64
    %24 = llvm.getelementptr %14[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %16, %24 : f32, !llvm.ptr
    %25 = llvm.mlir.constant(0 : i32) : i32
    %26 = llvm.mlir.constant(1 : i32) : i32
    %27 = llvm.alloca %26 x !llvm.struct<(ptr, i32)> : (i32) -> !llvm.ptr
    %28 = llvm.mlir.constant(2 : i32) : i32
    %29 = llvm.alloca %28 x !llvm.ptr : (i32) -> !llvm.ptr
    %30 = llvm.mlir.constant(0 : i32) : i32
    %31 = llvm.getelementptr %27[%25, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
    llvm.store %14, %31 : !llvm.ptr, !llvm.ptr
    %32 = llvm.getelementptr %29[%30] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %31, %32 : !llvm.ptr, !llvm.ptr
    %33 = llvm.mlir.constant(1 : i32) : i32
    %34 = llvm.getelementptr %27[%25, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
    llvm.store %8, %34 : i32, !llvm.ptr
    %35 = llvm.getelementptr %29[%33] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
    llvm.store %34, %35 : !llvm.ptr, !llvm.ptr
    %36 = llvm.mlir.addressof @_QMkPadd : !llvm.ptr
    %37 = llvm.mlir.zero : !llvm.ptr
    llvm.call @_FortranACUFLaunchKernel(%36, %9, %9, %9, %11, %9, %9, %37, %4, %29, %37) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
    %38 = llvm.mlir.constant(1024 : i64) : i64
    %39 = llvm.mlir.constant(0 : i64) : i64
    %40 = llvm.mlir.constant(1 : i64) : i64
    %41 = llvm.icmp "sgt" %38, %39 : i64
    %42 = llvm.select %41, %38, %40 : i1, i64
    %44 = llvm.mlir.addressof @_QQclX622E66697200 : !llvm.ptr
    %45 = llvm.mlir.constant(1 : i64) : i64
    %46 = llvm.mlir.constant(0 : i64) : i64
    %47 = llvm.sub %9, %45 overflow<nsw> : i64
    %48 = llvm.mul %47, %45 overflow<nsw> : i64
    %49 = llvm.mul %48, %45 overflow<nsw> : i64
    %50 = llvm.add %49, %46 overflow<nsw> : i64
    %51 = llvm.mul %45, %11 overflow<nsw> : i64
    %52 = llvm.getelementptr %14[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %53 = llvm.load %52 : !llvm.ptr -> f32
    %54 = llvm.fadd %53, %6 {fastmathFlags = #llvm.fastmath<contract>} : f32
    llvm.store %54, %arg0 : f32, !llvm.ptr
    %55 = llvm.mlir.addressof @_QQclX622E66697200 : !llvm.ptr
    llvm.call @_FortranACUFMemFree(%14, %7, %55, %2) : (!llvm.ptr, i32, !llvm.ptr, i32) -> ()
    llvm.return
  }
}
