// ---- right_plain
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%12, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaMemset(%13, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemcpyAsync(%15, %16, %1, %6, %17) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaStreamSynchronize(%19) : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %21[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> f32
    %24 = llvm.fpext %23 : f32 to f64
    %25 = llvm.call @printf(%8, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %26 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamDestroy(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaFree(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFreeHost(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_plain
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%12, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaMemset(%13, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemcpyAsync(%15, %16, %1, %6, %17) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds %19[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> f32
    %22 = llvm.fpext %21 : f32 to f64
    %23 = llvm.call @printf(%8, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %24 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaStreamSynchronize(%24) : (!llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamDestroy(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaFree(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFreeHost(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_extern
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%12, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaMemset(%13, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemcpyAsync(%15, %16, %1, %6, %17) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call @other() : () -> ()
    %19 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds %19[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> f32
    %22 = llvm.fpext %21 : f32 to f64
    %23 = llvm.call @printf(%8, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %24 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaStreamSynchronize(%24) : (!llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamDestroy(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaFree(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFreeHost(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @other()
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_extern2
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %10 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%10, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @cudaMemset(%11, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call @other() : () -> ()
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemcpyAsync(%13, %14, %1, %6, %15) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaStreamSynchronize(%17) : (!llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaStreamDestroy(%19) : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaFree(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaFreeHost(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @other()
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_qsort
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @__const.main.k(dense<[3, 2, 1, 0]> : tensor<4xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x i32>
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z3cmpPKvS0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @s : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @cudaMemcpyAsync(%6, %7, %3, %4, %8) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return %5 : i32
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @h : !llvm.ptr
    %2 = llvm.mlir.constant(16384 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @d : !llvm.ptr
    %5 = llvm.mlir.addressof @s : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.addressof @__const.main.k : !llvm.ptr
    %8 = llvm.mlir.constant(16 : i64) : i64
    %9 = llvm.mlir.constant(4 : i64) : i64
    %10 = llvm.mlir.addressof @_Z3cmpPKvS0_ : !llvm.ptr
    %11 = llvm.mlir.constant(3 : i64) : i64
    %12 = llvm.mlir.addressof @".str" : !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%1, %2, %3) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %15 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%4, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %16 = llvm.call @cudaStreamCreate(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%17, %6, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @cudaMemset(%18, %3, %2) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%13, %7, %8) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @qsort(%13, %9, %9, %10) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %20 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> f32
    %23 = llvm.fpext %22 : f32 to f64
    %24 = llvm.call @printf(%12, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %25 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @cudaStreamSynchronize(%25) : (!llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaStreamDestroy(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaFree(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @cudaFreeHost(%31) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %3 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @qsort(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef})
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_qsort
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @__const.main.k(dense<[3, 2, 1, 0]> : tensor<4xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x i32>
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z3cmpPKvS0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %1 = llvm.load %arg1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %2 = llvm.sub %0, %1 overflow<nsw> : i32
    llvm.return %2 : i32
  }
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @h : !llvm.ptr
    %2 = llvm.mlir.constant(16384 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @d : !llvm.ptr
    %5 = llvm.mlir.addressof @s : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.addressof @__const.main.k : !llvm.ptr
    %8 = llvm.mlir.constant(16 : i64) : i64
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(4 : i64) : i64
    %11 = llvm.mlir.addressof @_Z3cmpPKvS0_ : !llvm.ptr
    %12 = llvm.mlir.constant(3 : i64) : i64
    %13 = llvm.mlir.addressof @".str" : !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%1, %2, %3) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %16 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%4, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %17 = llvm.call @cudaStreamCreate(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %18 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%18, %6, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemset(%19, %3, %2) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%14, %7, %8) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %21 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaMemcpyAsync(%21, %22, %2, %9, %23) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call @qsort(%14, %10, %10, %11) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %25 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @cudaStreamSynchronize(%25) : (!llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds %27[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> f32
    %30 = llvm.fpext %29 : f32 to f64
    %31 = llvm.call @printf(%13, %30) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %32 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaStreamDestroy(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    %34 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.call @cudaFree(%34) : (!llvm.ptr {llvm.noundef}) -> i32
    %36 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.call @cudaFreeHost(%36) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %3 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @qsort(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef})
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_qsort_sync
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @__const.main.k(dense<[3, 2, 1, 0]> : tensor<4xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x i32>
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z3cmpPKvS0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.call @cudaStreamSynchronize(%1) : (!llvm.ptr {llvm.noundef}) -> i32
    %3 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.load %arg1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %5 = llvm.sub %3, %4 overflow<nsw> : i32
    llvm.return %5 : i32
  }
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @h : !llvm.ptr
    %2 = llvm.mlir.constant(16384 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @d : !llvm.ptr
    %5 = llvm.mlir.addressof @s : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.addressof @__const.main.k : !llvm.ptr
    %8 = llvm.mlir.constant(16 : i64) : i64
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(4 : i64) : i64
    %11 = llvm.mlir.addressof @_Z3cmpPKvS0_ : !llvm.ptr
    %12 = llvm.mlir.constant(3 : i64) : i64
    %13 = llvm.mlir.addressof @".str" : !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%1, %2, %3) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %16 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%4, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %17 = llvm.call @cudaStreamCreate(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %18 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%18, %6, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemset(%19, %3, %2) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%14, %7, %8) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %21 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaMemcpyAsync(%21, %22, %2, %9, %23) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call @qsort(%14, %10, %10, %11) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %25 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds %25[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> f32
    %28 = llvm.fpext %27 : f32 to f64
    %29 = llvm.call @printf(%13, %28) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %30 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaStreamDestroy(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFree(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    %34 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.call @cudaFreeHost(%34) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %3 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @qsort(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef})
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_atexit
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z3byev() attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.addressof @".str" : !llvm.ptr
    %3 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %5 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> f32
    %6 = llvm.fpext %5 : f32 to f64
    %7 = llvm.call @printf(%2, %6) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @_Z3byev : !llvm.ptr
    %1 = llvm.mlir.addressof @h : !llvm.ptr
    %2 = llvm.mlir.constant(16384 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @d : !llvm.ptr
    %5 = llvm.mlir.addressof @s : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.call @atexit(%0) : (!llvm.ptr {llvm.noundef}) -> i32
    %9 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%1, %2, %3) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%4, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @cudaStreamCreate(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%12, %6, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %13 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaMemset(%13, %3, %2) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %15 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemcpyAsync(%15, %16, %2, %7, %17) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return %3 : i32
  }
  llvm.func @atexit(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_atexit2
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z3byev() attributes {dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @h : !llvm.ptr
    %3 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.call @cudaStreamDestroy(%3) : (!llvm.ptr {llvm.noundef}) -> i32
    %5 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call @cudaFree(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @cudaFreeHost(%7) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @_Z3byev : !llvm.ptr
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%11, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @cudaMemset(%12, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %14 = llvm.call @atexit(%6) : (!llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemcpyAsync(%15, %16, %1, %7, %17) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaStreamSynchronize(%19) : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaStreamDestroy(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @atexit(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_atexit
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z3byev() attributes {dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @h : !llvm.ptr
    %3 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.call @cudaStreamDestroy(%3) : (!llvm.ptr {llvm.noundef}) -> i32
    %5 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call @cudaFree(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @cudaFreeHost(%7) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @_Z3byev : !llvm.ptr
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%11, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @cudaMemset(%12, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %14 = llvm.call @atexit(%6) : (!llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemcpyAsync(%15, %16, %1, %7, %17) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaStreamSynchronize(%19) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @atexit(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_atexit_exit
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z3byev() attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.call @cudaFreeHost(%1) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @_Z3byev : !llvm.ptr
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%11, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @cudaMemset(%12, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %14 = llvm.call @atexit(%6) : (!llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaFreeHost(%15) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.call @exit(%7) : (i32 {llvm.noundef}) -> ()
    llvm.unreachable
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @atexit(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @exit(i32 {llvm.noundef})
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_ctor
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global_ctors ctors = [@_Z4initv], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z4initv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %10 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%10, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @cudaMemset(%11, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemcpyAsync(%13, %14, %1, %6, %15) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.addressof @".str" : !llvm.ptr
    %3 = llvm.mlir.addressof @s : !llvm.ptr
    %4 = llvm.mlir.addressof @d : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> f32
    %9 = llvm.fpext %8 : f32 to f64
    %10 = llvm.call @printf(%2, %9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @cudaStreamSynchronize(%11) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaStreamDestroy(%13) : (!llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaFree(%15) : (!llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaFreeHost(%17) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %5 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_ctor
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global_ctors ctors = [@_Z4initv], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z4initv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %7 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %9 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%9, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %10 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @cudaMemset(%10, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @s : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @cudaMemcpyAsync(%8, %9, %3, %4, %10) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @cudaStreamSynchronize(%12) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %16 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> f32
    %17 = llvm.fpext %16 : f32 to f64
    %18 = llvm.call @printf(%6, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %19 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaStreamDestroy(%19) : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaFree(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaFreeHost(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %7 : i32
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_ctor2
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global_ctors ctors = [@_Z4initv], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z4initv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %10 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%10, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @cudaMemset(%11, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemcpyAsync(%13, %14, %1, %6, %15) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.mlir.addressof @h : !llvm.ptr
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.mlir.addressof @".str" : !llvm.ptr
    %4 = llvm.mlir.addressof @d : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call @cudaStreamSynchronize(%6) : (!llvm.ptr {llvm.noundef}) -> i32
    %8 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> f32
    %11 = llvm.fpext %10 : f32 to f64
    %12 = llvm.call @printf(%3, %11) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaStreamDestroy(%13) : (!llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaFree(%15) : (!llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaFreeHost(%17) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %5 : i32
  }
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_dtor
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global_dtors dtors = [@_Z4finiv], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z4finiv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.addressof @".str" : !llvm.ptr
    %3 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %5 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> f32
    %6 = llvm.fpext %5 : f32 to f64
    %7 = llvm.call @printf(%2, %6) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %10 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%10, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @cudaMemset(%11, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemcpyAsync(%13, %14, %1, %6, %15) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_dtor2
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global_dtors dtors = [@_Z4finiv], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z4finiv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.call @cudaStreamDestroy(%1) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %7 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %9 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%9, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %10 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @cudaMemset(%10, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @cudaStreamDestroy(%12) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaFree(%14) : (!llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @cudaFreeHost(%16) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_dtor
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global_dtors dtors = [@_Z4finiv], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z4finiv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @h : !llvm.ptr
    %3 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.call @cudaStreamDestroy(%3) : (!llvm.ptr {llvm.noundef}) -> i32
    %5 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call @cudaFree(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @cudaFreeHost(%7) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %10 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%10, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @cudaMemset(%11, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemcpyAsync(%13, %14, %1, %6, %15) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaStreamSynchronize(%17) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_rec
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @h : !llvm.ptr
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.mlir.addressof @".str" : !llvm.ptr
    %4 = llvm.mlir.constant(16384 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.addressof @d : !llvm.ptr
    %7 = llvm.mlir.addressof @s : !llvm.ptr
    %8 = llvm.mlir.constant(0 : i8) : i8
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.icmp "eq" %arg0, %0 : i32
    llvm.cond_br %10, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %11 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%1, %4, %5) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%6, %4) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @cudaStreamCreate(%7) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%14, %8, %4) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %15 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemset(%15, %5, %4) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %17 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemcpyAsync(%17, %18, %4, %9, %19) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.call @main(%9, %arg1) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef})
    %22 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @cudaStreamSynchronize(%22) : (!llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaStreamDestroy(%24) : (!llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaFree(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaFreeHost(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %30 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds %30[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %32 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> f32
    %33 = llvm.fpext %32 : f32 to f64
    %34 = llvm.call @printf(%3, %33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.return %5 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_extvar
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @g() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @g : !llvm.ptr
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(3 : i64) : i64
    %9 = llvm.mlir.addressof @".str" : !llvm.ptr
    %10 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%13, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaMemset(%14, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %16 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @cudaMemcpyAsync(%16, %17, %1, %7, %18) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> f32
    %23 = llvm.fpext %22 : f32 to f64
    %24 = llvm.call @printf(%9, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %25 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @cudaStreamSynchronize(%25) : (!llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaStreamDestroy(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaFree(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @cudaFreeHost(%31) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_extvar2
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @other() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @other : !llvm.ptr
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(3 : i64) : i64
    %9 = llvm.mlir.addressof @".str" : !llvm.ptr
    %10 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%13, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaMemset(%14, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %16 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @cudaMemcpyAsync(%16, %17, %1, %7, %18) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @cudaStreamSynchronize(%20) : (!llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %22[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> f32
    %25 = llvm.fpext %24 : f32 to f64
    %26 = llvm.call @printf(%9, %25) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %27 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaStreamDestroy(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaFree(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @cudaFreeHost(%31) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_sig
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z2oni(%arg0: i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.call @cudaFreeHost(%1) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @_Z2oni : !llvm.ptr
    %8 = llvm.mlir.constant(3 : i64) : i64
    %9 = llvm.mlir.addressof @".str" : !llvm.ptr
    %10 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%13, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaMemset(%14, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %16 = llvm.call @signal(%6, %7) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %17 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemcpyAsync(%17, %18, %1, %6, %19) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaStreamSynchronize(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %23[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> f32
    %26 = llvm.fpext %25 : f32 to f64
    %27 = llvm.call @printf(%9, %26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %28 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamDestroy(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFree(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFreeHost(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @signal(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_pthread
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z1wPv(%arg0: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.addressof @".str" : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> f32
    %7 = llvm.fpext %6 : f32 to f64
    %8 = llvm.call @printf(%2, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.return %3 : !llvm.ptr
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @h : !llvm.ptr
    %2 = llvm.mlir.constant(16384 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @d : !llvm.ptr
    %5 = llvm.mlir.addressof @s : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.addressof @_Z1wPv : !llvm.ptr
    %10 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%1, %2, %3) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%4, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @cudaStreamCreate(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%14, %6, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemset(%15, %3, %2) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %17 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemcpyAsync(%17, %18, %2, %7, %19) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.call @pthread_create(%10, %8, %9, %8) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.call @pthread_join(%22, %8) : (i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaStreamSynchronize(%24) : (!llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamDestroy(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaFree(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFreeHost(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %3 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @pthread_create(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @pthread_join(i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_pthread
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z1wPv(%arg0: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.mlir.addressof @h : !llvm.ptr
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.mlir.addressof @".str" : !llvm.ptr
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call @cudaStreamSynchronize(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %7 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %9 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> f32
    %10 = llvm.fpext %9 : f32 to f64
    %11 = llvm.call @printf(%3, %10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.return %4 : !llvm.ptr
  }
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @h : !llvm.ptr
    %2 = llvm.mlir.constant(16384 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @d : !llvm.ptr
    %5 = llvm.mlir.addressof @s : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.addressof @_Z1wPv : !llvm.ptr
    %10 = llvm.mlir.constant(4 : i64) : i64
    %11 = llvm.mlir.addressof @".str" : !llvm.ptr
    %12 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%1, %2, %3) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %14 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%4, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %15 = llvm.call @cudaStreamCreate(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%16, %6, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemset(%17, %3, %2) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %19 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaMemcpyAsync(%19, %20, %2, %7, %21) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.call @pthread_create(%12, %8, %9, %8) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.call @pthread_join(%24, %8) : (i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds %26[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> f32
    %29 = llvm.fpext %28 : f32 to f64
    %30 = llvm.call @printf(%11, %29) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %31 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @cudaStreamDestroy(%31) : (!llvm.ptr {llvm.noundef}) -> i32
    %33 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.call @cudaFree(%33) : (!llvm.ptr {llvm.noundef}) -> i32
    %35 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.call @cudaFreeHost(%35) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %3 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @pthread_create(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @pthread_join(i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_hostfn
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @s2() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z2cbPv(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.addressof @".str" : !llvm.ptr
    %3 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %5 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> f32
    %6 = llvm.fpext %5 : f32 to f64
    %7 = llvm.call @printf(%2, %6) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @s2 : !llvm.ptr
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.addressof @_Z2cbPv : !llvm.ptr
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%13, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaMemset(%14, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %16 = llvm.call @cudaStreamCreate(%6) : (!llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemcpyAsync(%17, %18, %1, %7, %19) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaLaunchHostFunc(%21, %8, %9) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaStreamSynchronize(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    %25 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @cudaStreamSynchronize(%25) : (!llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaStreamDestroy(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaFree(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @cudaFreeHost(%31) : (!llvm.ptr {llvm.noundef}) -> i32
    %33 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.call @cudaStreamDestroy(%33) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaLaunchHostFunc(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_hostfn
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z2cbPv(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.addressof @".str" : !llvm.ptr
    %3 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %5 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> f32
    %6 = llvm.fpext %5 : f32 to f64
    %7 = llvm.call @printf(%2, %6) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @_Z2cbPv : !llvm.ptr
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%12, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaMemset(%13, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemcpyAsync(%15, %16, %1, %6, %17) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaLaunchHostFunc(%19, %7, %8) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaStreamSynchronize(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaStreamDestroy(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    %25 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @cudaFree(%25) : (!llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaFreeHost(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaLaunchHostFunc(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_fread
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("r\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(4 : i64) : i64
    %10 = llvm.mlir.constant(4096 : i64) : i64
    %11 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%14, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %15 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemset(%15, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %17 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @fopen(%18, %7) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %20 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @cudaMemcpyAsync(%20, %21, %1, %8, %22) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @fread(%24, %9, %10, %19) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %26 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamSynchronize(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamDestroy(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFree(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFreeHost(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @fopen(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @fread(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_fread
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("r\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.constant(4096 : i64) : i64
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%14, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %15 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemset(%15, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %17 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @fopen(%18, %7) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %20 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @fread(%20, %8, %9, %19) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %22 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaMemcpyAsync(%22, %23, %1, %10, %24) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamSynchronize(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.call @fclose(%19) : (!llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaStreamDestroy(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @cudaFree(%31) : (!llvm.ptr {llvm.noundef}) -> i32
    %33 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.call @cudaFreeHost(%33) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @fopen(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
  llvm.func @fread(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @fclose(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_fread_handle
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("r\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%13, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaMemset(%14, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %16 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @cudaStreamDestroy(%16) : (!llvm.ptr {llvm.noundef}) -> i32
    %18 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @fopen(%19, %7) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %21 = llvm.call @fread(%4, %8, %6, %20) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %22 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaMemcpyAsync(%22, %23, %1, %9, %24) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamSynchronize(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamDestroy(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFree(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFreeHost(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @fopen(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
  llvm.func @fread(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_fread_ptr
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("r\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%f\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(3 : i64) : i64
    %11 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %12 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %14 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%15, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %16 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @cudaMemset(%16, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %18 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @fopen(%19, %7) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %21 = llvm.call @fread(%0, %8, %6, %20) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %22 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaMemcpyAsync(%22, %23, %1, %9, %24) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamSynchronize(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %28[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %30 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> f32
    %31 = llvm.fpext %30 : f32 to f64
    %32 = llvm.call @printf(%11, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @fopen(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
  llvm.func @fread(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_scanf_ptr
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%p\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%f\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(3 : i64) : i64
    %9 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %10 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%13, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaMemset(%14, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %16 = llvm.call @__isoc99_scanf(%6, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemcpyAsync(%17, %18, %1, %7, %19) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaStreamSynchronize(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %23[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> f32
    %26 = llvm.fpext %25 : f32 to f64
    %27 = llvm.call @printf(%9, %26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %28 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamDestroy(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFree(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFreeHost(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @__isoc99_scanf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_scanf_msptr
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%ms\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%f\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(3 : i64) : i64
    %9 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %10 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%13, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaMemset(%14, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %16 = llvm.call @__isoc99_scanf(%6, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemcpyAsync(%17, %18, %1, %7, %19) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaStreamSynchronize(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %23[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> f32
    %26 = llvm.fpext %25 : f32 to f64
    %27 = llvm.call @printf(%9, %26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %28 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamDestroy(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFree(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFreeHost(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @__isoc99_scanf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_scanf
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%12, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaMemset(%13, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemcpyAsync(%15, %16, %1, %6, %17) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds %19[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %21 = llvm.call @__isoc99_scanf(%8, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @cudaStreamSynchronize(%22) : (!llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaStreamDestroy(%24) : (!llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaFree(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaFreeHost(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @__isoc99_scanf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_scanf
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @n(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global external @x(0.000000e+00 : f32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : f32
  llvm.mlir.global external @name(dense<0> : tensor<64xi8>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<64 x i8>
  llvm.mlir.global private unnamed_addr constant @".str"("%d %f %63s %*d %[a-z]\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%f\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.addressof @n : !llvm.ptr
    %9 = llvm.mlir.addressof @x : !llvm.ptr
    %10 = llvm.mlir.addressof @name : !llvm.ptr
    %11 = llvm.mlir.constant(3 : i32) : i32
    %12 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %15 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %16 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%17, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %18 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @cudaMemset(%18, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %20 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @cudaMemcpyAsync(%20, %21, %1, %6, %22) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.call @__isoc99_scanf(%7, %8, %9, %10, %10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %25 = llvm.icmp "slt" %24, %11 : i32
    llvm.cond_br %25, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3(%13 : i32)
  ^bb2:  // pred: ^bb0
    %26 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamSynchronize(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %28[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %32 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> f32
    %33 = llvm.fpext %32 : f32 to f64
    %34 = llvm.call @printf(%12, %33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %35 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.call @cudaStreamDestroy(%35) : (!llvm.ptr {llvm.noundef}) -> i32
    %37 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.call @cudaFree(%37) : (!llvm.ptr {llvm.noundef}) -> i32
    %39 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.call @cudaFreeHost(%39) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3(%2 : i32)
  ^bb3(%41: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %41 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @__isoc99_scanf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_read_pipe
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @fds(dense<0> : tensor<2xi32>) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.array<2 x i32>
  llvm.mlir.global private unnamed_addr constant @".str"("%f\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z2cbPv(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i8) : i8
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.addressof @fds : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x i32>
    %6 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %6 {alignment = 1 : i64} : i8, !llvm.ptr
    %7 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.call @write(%7, %6, %2) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    llvm.return
  }
  llvm.func @write(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @h : !llvm.ptr
    %2 = llvm.mlir.constant(16384 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @d : !llvm.ptr
    %5 = llvm.mlir.addressof @s : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.addressof @fds : !llvm.ptr
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.addressof @_Z2cbPv : !llvm.ptr
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.constant(3 : i64) : i64
    %13 = llvm.mlir.addressof @".str" : !llvm.ptr
    %14 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%1, %2, %3) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %16 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%4, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %17 = llvm.call @cudaStreamCreate(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %18 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%18, %6, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemset(%19, %3, %2) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %21 = llvm.call @pipe(%7) : (!llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaMemcpyAsync(%22, %23, %2, %8, %24) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaLaunchHostFunc(%26, %9, %10) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.call @read(%28, %14, %11) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %30 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds %30[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %32 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> f32
    %33 = llvm.fpext %32 : f32 to f64
    %34 = llvm.call @printf(%13, %33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %35 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.call @cudaStreamSynchronize(%35) : (!llvm.ptr {llvm.noundef}) -> i32
    %37 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.call @cudaStreamDestroy(%37) : (!llvm.ptr {llvm.noundef}) -> i32
    %39 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.call @cudaFree(%39) : (!llvm.ptr {llvm.noundef}) -> i32
    %41 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.call @cudaFreeHost(%41) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %3 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @pipe(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaLaunchHostFunc(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @read(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_fgets
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @stdin() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @stdin : !llvm.ptr
    %8 = llvm.mlir.constant(80 : i32) : i32
    %9 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%12, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaMemset(%13, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemcpyAsync(%15, %16, %1, %6, %17) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @fgets(%19, %8, %20) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %22 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @cudaStreamSynchronize(%22) : (!llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaStreamDestroy(%24) : (!llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaFree(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaFreeHost(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @fgets(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_strchr
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(120 : i32) : i32
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%13, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaMemset(%14, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %16 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @strchr(%16, %6) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %18 = llvm.icmp "ne" %17, %7 : !llvm.ptr
    llvm.cond_br %18, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3(%8 : i32)
  ^bb2:  // pred: ^bb0
    %19 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaMemcpyAsync(%19, %20, %1, %9, %21) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %5, %17 {alignment = 1 : i64} : i8, !llvm.ptr
    %23 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaStreamSynchronize(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    %25 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @cudaStreamDestroy(%25) : (!llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaFree(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaFreeHost(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3(%2 : i32)
  ^bb3(%31: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %31 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @strchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_strchr
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @stdin() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str"("%s %f\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @h : !llvm.ptr
    %2 = llvm.mlir.constant(16384 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @d : !llvm.ptr
    %5 = llvm.mlir.addressof @s : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.addressof @stdin : !llvm.ptr
    %9 = llvm.mlir.constant(80 : i32) : i32
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.mlir.constant(10 : i32) : i32
    %12 = llvm.mlir.constant(3 : i64) : i64
    %13 = llvm.mlir.addressof @".str" : !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.array<80 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%1, %2, %3) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %16 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%4, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %17 = llvm.call @cudaStreamCreate(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %18 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%18, %6, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemset(%19, %3, %2) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %21 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaMemcpyAsync(%21, %22, %2, %7, %23) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %25 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @fgets(%14, %9, %25) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %27 = llvm.icmp "ne" %26, %10 : !llvm.ptr
    llvm.cond_br %27, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.br ^bb5(%0 : i32)
  ^bb2:  // pred: ^bb0
    %28 = llvm.call @strchr(%14, %11) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %29 = llvm.icmp "ne" %28, %10 : !llvm.ptr
    llvm.cond_br %29, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.store %6, %28 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %30 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaStreamSynchronize(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %32[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> f32
    %35 = llvm.fpext %34 : f32 to f64
    %36 = llvm.call @printf(%13, %14, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %37 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.call @cudaStreamDestroy(%37) : (!llvm.ptr {llvm.noundef}) -> i32
    %39 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.call @cudaFree(%39) : (!llvm.ptr {llvm.noundef}) -> i32
    %41 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.call @cudaFreeHost(%41) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb5(%3 : i32)
  ^bb5(%43: i32):  // 2 preds: ^bb1, ^bb4
    llvm.return %43 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @fgets(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
  llvm.func @strchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_strtok
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"(" \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%12, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaMemset(%13, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemcpyAsync(%15, %16, %1, %6, %17) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @strtok(%19, %7) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %21 = llvm.icmp "ne" %20, %8 : !llvm.ptr
    llvm.cond_br %21, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.store %5, %20 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %22 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @cudaStreamSynchronize(%22) : (!llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaStreamDestroy(%24) : (!llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaFree(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaFreeHost(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @strtok(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_strtol
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @h : !llvm.ptr
    %2 = llvm.mlir.constant(16384 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @d : !llvm.ptr
    %5 = llvm.mlir.addressof @s : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.constant(10 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%1, %2, %3) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%4, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @cudaStreamCreate(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%13, %6, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaMemset(%14, %3, %2) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %16 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @strtol(%16, %9, %7) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %18 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @cudaMemcpyAsync(%18, %19, %2, %8, %20) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %6, %22 {alignment = 1 : i64} : i8, !llvm.ptr
    %23 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaStreamSynchronize(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    %25 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @cudaStreamDestroy(%25) : (!llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaFree(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaFreeHost(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %3 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @strtol(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_realloc
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(32768 : i64) : i64
    %8 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%11, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @cudaMemset(%12, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %14 = llvm.call @malloc(%1) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %15 = llvm.call @cudaHostRegister(%14, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %16 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemcpyAsync(%16, %14, %1, %6, %17) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.call @realloc(%14, %7) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %20 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @cudaStreamSynchronize(%20) : (!llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @cudaStreamDestroy(%22) : (!llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaFree(%24) : (!llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaFreeHost(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
  llvm.func @cudaHostRegister(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @realloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_sincos
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @x(0.000000e+00 : f64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : f64
  llvm.mlir.global external @hh() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @h : !llvm.ptr
    %2 = llvm.mlir.constant(16384 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @d : !llvm.ptr
    %5 = llvm.mlir.addressof @s : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.addressof @hh : !llvm.ptr
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.addressof @x : !llvm.ptr
    %10 = llvm.mlir.constant(2 : i64) : i64
    %11 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%1, %2, %3) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%4, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %14 = llvm.call @cudaStreamCreate(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%15, %6, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %16 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @cudaMemset(%16, %3, %2) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %18 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %18, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaMemcpyAsync(%19, %20, %2, %8, %21) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> f64
    %24 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds %24[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.call @sincos(%23, %11, %25) : (f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %26 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamSynchronize(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamDestroy(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFree(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFreeHost(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %3 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @sincos(f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef})
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_modf
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %8 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%11, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @cudaMemset(%12, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %14 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @cudaMemcpyAsync(%14, %15, %1, %6, %16) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %18 = llvm.sitofp %arg0 : i32 to f64
    %19 = llvm.fmul %18, %7 : f64
    %20 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call_intrinsic "llvm.modf.f64"(%19) : (f64) -> !llvm.struct<(f64, f64)>
    %22 = llvm.extractvalue %21[1] : !llvm.struct<(f64, f64)> 
    llvm.store %22, %20 {alignment = 8 : i64} : f64, !llvm.ptr
    %23 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaStreamSynchronize(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    %25 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @cudaStreamDestroy(%25) : (!llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaFree(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaFreeHost(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @llvm.modf.f64(f64) -> !llvm.struct<(f64, f64)> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_memcpy_handle
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @t() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @t : !llvm.ptr
    %7 = llvm.mlir.constant(8 : i64) : i64
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.addressof @".str" : !llvm.ptr
    %11 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%14, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %15 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemset(%15, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%6, %4, %7) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %17 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemcpyAsync(%17, %18, %1, %8, %19) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %21[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> f32
    %24 = llvm.fpext %23 : f32 to f64
    %25 = llvm.call @printf(%10, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %26 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamSynchronize(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamDestroy(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFree(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFreeHost(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_memcpy_handle
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @t() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @t : !llvm.ptr
    %7 = llvm.mlir.constant(8 : i64) : i64
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.addressof @".str" : !llvm.ptr
    %11 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%14, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %15 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemset(%15, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    "llvm.intr.memcpy"(%6, %4, %7) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %17 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemcpyAsync(%17, %18, %1, %8, %19) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaStreamSynchronize(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %23[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> f32
    %26 = llvm.fpext %25 : f32 to f64
    %27 = llvm.call @printf(%10, %26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %28 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamDestroy(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFree(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFreeHost(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_table
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @tab() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.addressof @_Z2a2v : !llvm.ptr
    %1 = llvm.mlir.addressof @_Z2a1v : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x ptr> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x ptr> 
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z2a1v() attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @s : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @cudaMemcpyAsync(%5, %6, %3, %4, %7) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @_Z2a2v() attributes {dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.call @cudaStreamSynchronize(%1) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.addressof @tab : !llvm.ptr
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.addressof @".str" : !llvm.ptr
    %11 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%14, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %15 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemset(%15, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %17 = llvm.and %arg0, %6 : i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %7[%8, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %20() : !llvm.ptr, () -> ()
    %21 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %21[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> f32
    %24 = llvm.fpext %23 : f32 to f64
    %25 = llvm.call @printf(%10, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %26 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamSynchronize(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamDestroy(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFree(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFreeHost(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_table
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @tab() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.addressof @_Z2a2v : !llvm.ptr
    %1 = llvm.mlir.addressof @_Z2a1v : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x ptr> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x ptr> 
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z2a1v() attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @s : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @cudaMemcpyAsync(%5, %6, %3, %4, %7) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @_Z2a2v() attributes {dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.call @cudaStreamSynchronize(%1) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @tab : !llvm.ptr
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.getelementptr inbounds %6[%8, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %10 = llvm.mlir.constant(3 : i64) : i64
    %11 = llvm.mlir.addressof @".str" : !llvm.ptr
    %12 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %14 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%15, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %16 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @cudaMemset(%16, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %18 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %18() : !llvm.ptr, () -> ()
    %19 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call %19() : !llvm.ptr, () -> ()
    %20 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> f32
    %23 = llvm.fpext %22 : f32 to f64
    %24 = llvm.call @printf(%11, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %25 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @cudaStreamDestroy(%25) : (!llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaFree(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaFreeHost(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_uncalled
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z6helperv() attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.addressof @".str" : !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%5, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%6, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @cudaStreamCreate(%7) : (!llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @cudaMemsetAsync(%11, %2, %1, %12) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @cudaMemcpyAsync(%14, %15, %1, %3, %16) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %18 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> f32
    %20 = llvm.fpext %19 : f32 to f64
    %21 = llvm.call @printf(%4, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %22 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @cudaStreamSynchronize(%22) : (!llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaStreamDestroy(%24) : (!llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaFree(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaFreeHost(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemsetAsync(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %10 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%10, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @cudaMemset(%11, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemcpyAsync(%13, %14, %1, %6, %15) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaStreamSynchronize(%17) : (!llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaStreamDestroy(%19) : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaFree(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaFreeHost(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_uncalled
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z6helperv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @s : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.addressof @".str" : !llvm.ptr
    %6 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @cudaMemcpyAsync(%6, %7, %3, %4, %8) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %10 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @cudaStreamSynchronize(%10) : (!llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> f32
    %14 = llvm.fpext %13 : f32 to f64
    %15 = llvm.call @printf(%5, %14) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %10 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%10, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @cudaMemset(%11, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemcpyAsync(%13, %14, %1, %6, %15) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaStreamSynchronize(%17) : (!llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaStreamDestroy(%19) : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaFree(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaFreeHost(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_called
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z4copyv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @s : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @cudaMemcpyAsync(%5, %6, %3, %4, %7) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @_Z4waitv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.call @cudaStreamSynchronize(%1) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %10 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%10, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @cudaMemset(%11, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call @_Z4copyv() : () -> ()
    llvm.call @_Z4waitv() : () -> ()
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> f32
    %15 = llvm.fpext %14 : f32 to f64
    %16 = llvm.call @printf(%6, %15) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaStreamDestroy(%17) : (!llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaFree(%19) : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaFreeHost(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_called
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z4copyv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @s : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @cudaMemcpyAsync(%5, %6, %3, %4, %7) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @_Z4waitv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.call @cudaStreamSynchronize(%1) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %10 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%10, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @cudaMemset(%11, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call @_Z4copyv() : () -> ()
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> f32
    %15 = llvm.fpext %14 : f32 to f64
    %16 = llvm.call @printf(%6, %15) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.call @_Z4waitv() : () -> ()
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaStreamDestroy(%17) : (!llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaFree(%19) : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaFreeHost(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_init
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z5setupv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %7 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %9 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%9, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %10 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @cudaMemset(%10, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @_Z4donev() attributes {dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @h : !llvm.ptr
    %3 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.call @cudaStreamDestroy(%3) : (!llvm.ptr {llvm.noundef}) -> i32
    %5 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call @cudaFree(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @cudaFreeHost(%7) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @s : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.addressof @".str" : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i32) : i32
    llvm.call @_Z5setupv() : () -> ()
    %7 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @cudaMemcpyAsync(%7, %8, %3, %4, %9) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> f32
    %13 = llvm.fpext %12 : f32 to f64
    %14 = llvm.call @printf(%5, %13) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %15 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaStreamSynchronize(%15) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.call @_Z4donev() : () -> ()
    llvm.return %6 : i32
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_init
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z5setupv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %7 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %9 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%9, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %10 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @cudaMemset(%10, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @_Z4donev() attributes {dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @h : !llvm.ptr
    %3 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.call @cudaStreamDestroy(%3) : (!llvm.ptr {llvm.noundef}) -> i32
    %5 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call @cudaFree(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @cudaFreeHost(%7) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @s : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.addressof @".str" : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i32) : i32
    llvm.call @_Z5setupv() : () -> ()
    %7 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @cudaMemcpyAsync(%7, %8, %3, %4, %9) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @cudaStreamSynchronize(%11) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> f32
    %15 = llvm.fpext %14 : f32 to f64
    %16 = llvm.call @printf(%5, %15) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.call @_Z4donev() : () -> ()
    llvm.return %6 : i32
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_noclean
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%11, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @cudaMemset(%12, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %14 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @cudaMemcpyAsync(%14, %15, %1, %6, %16) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @cudaStreamSynchronize(%18) : (!llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> f32
    %22 = llvm.fpext %21 : f32 to f64
    %23 = llvm.call @printf(%7, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_asm
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @hid() attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @s : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @cudaMemcpyAsync(%5, %6, %3, %4, %7) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %10 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%10, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @cudaMemset(%11, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %13 = llvm.inline_asm has_side_effects asm_dialect = att "call hid", "~{memory},~{dirflag},~{fpsr},~{flags}"  : () -> !llvm.void
    %14 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> f32
    %16 = llvm.fpext %15 : f32 to f64
    %17 = llvm.call @printf(%6, %16) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @cudaStreamSynchronize(%18) : (!llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @cudaStreamDestroy(%20) : (!llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @cudaFree(%22) : (!llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaFreeHost(%24) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_asm2
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%11, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @cudaMemset(%12, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaStreamDestroy(%14) : (!llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.inline_asm has_side_effects asm_dialect = att "movq $$0, h", "~{dirflag},~{fpsr},~{flags}"  : () -> !llvm.void
    %18 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @cudaMemcpyAsync(%18, %19, %1, %6, %20) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @cudaStreamSynchronize(%22) : (!llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> f32
    %26 = llvm.fpext %25 : f32 to f64
    %27 = llvm.call @printf(%7, %26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %28 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamDestroy(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFree(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFreeHost(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_modasm
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [".globl alias", "alias = s"], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %10 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%10, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @cudaMemset(%11, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemcpyAsync(%13, %14, %1, %6, %15) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaStreamSynchronize(%17) : (!llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaStreamDestroy(%19) : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaFree(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaFreeHost(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_weak
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func weak @_Z4hookv() attributes {dso_local} {
    llvm.return
  }
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%11, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @cudaMemset(%12, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %14 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @cudaMemcpyAsync(%14, %15, %1, %6, %16) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @cudaStreamSynchronize(%18) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.call @_Z4hookv() : () -> ()
    %20 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> f32
    %22 = llvm.fpext %21 : f32 to f64
    %23 = llvm.call @printf(%7, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %24 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaStreamDestroy(%24) : (!llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaFree(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaFreeHost(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_weakdecl
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @hook : !llvm.ptr
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.addressof @".str" : !llvm.ptr
    %10 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%13, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaMemset(%14, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %16 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @cudaMemcpyAsync(%16, %17, %1, %6, %18) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @cudaStreamSynchronize(%20) : (!llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.icmp "ne" %7, %8 : !llvm.ptr
    llvm.cond_br %22, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call @hook() : () -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %23 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> f32
    %25 = llvm.fpext %24 : f32 to f64
    %26 = llvm.call @printf(%9, %25) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %27 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaStreamDestroy(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaFree(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @cudaFreeHost(%31) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func extern_weak @hook()
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_dlsym
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("x.so\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("f\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %10 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %11 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%14, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %15 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemset(%15, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %17 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemcpyAsync(%17, %18, %1, %6, %19) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaStreamSynchronize(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.call @dlopen(%7, %8) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %24 = llvm.call @dlsym(%23, %9) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.call %24() : !llvm.ptr, () -> ()
    %25 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> f32
    %27 = llvm.fpext %26 : f32 to f64
    %28 = llvm.call @printf(%10, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %29 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaStreamDestroy(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @cudaFree(%31) : (!llvm.ptr {llvm.noundef}) -> i32
    %33 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.call @cudaFreeHost(%33) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @dlsym(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
  llvm.func @dlopen(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_new
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%d %f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Znwm(%arg0: i64 {llvm.noundef}) -> (!llvm.ptr {llvm.nonnull, llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @cudaFreeHost(%2) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %1, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %4 = llvm.call @malloc(%arg0) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    llvm.return %4 : !llvm.ptr
  }
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(3 : i32) : i32
    %9 = llvm.mlir.addressof @".str" : !llvm.ptr
    %10 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%13, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaMemset(%14, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %16 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @cudaMemcpyAsync(%16, %17, %1, %6, %18) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @cudaStreamSynchronize(%20) : (!llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.call @_Znwm(%7) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef})
    llvm.store %8, %22 {alignment = 4 : i64} : i32, !llvm.ptr
    %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> f32
    %26 = llvm.fpext %25 : f32 to f64
    %27 = llvm.call @printf(%9, %23, %26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %28 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamDestroy(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFree(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFreeHost(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_malloc
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%f %s\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @malloc(%arg0: i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @s : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @cudaMemcpyAsync(%6, %7, %3, %4, %8) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return %5 : !llvm.ptr
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %8 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%11, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @cudaMemset(%12, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %14 = llvm.call @strdup(%6) : (!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> f32
    %17 = llvm.fpext %16 : f32 to f64
    %18 = llvm.call @printf(%7, %17, %14) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaStreamSynchronize(%19) : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaStreamDestroy(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaFree(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    %25 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @cudaFreeHost(%25) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @strdup(!llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_alias
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.alias external @al {dso_local} : !llvm.func<void ()> {
    %0 = llvm.mlir.addressof @real : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @real() attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @s : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @cudaMemcpyAsync(%5, %6, %3, %4, %7) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @al : !llvm.ptr
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%12, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaMemset(%13, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call %6() : !llvm.ptr, () -> ()
    %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> f32
    %18 = llvm.fpext %17 : f32 to f64
    %19 = llvm.call @printf(%8, %18) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %20 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @cudaStreamSynchronize(%20) : (!llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @cudaStreamDestroy(%22) : (!llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaFree(%24) : (!llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaFreeHost(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_dataalias
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @rs() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.alias external @as {dso_local} : !llvm.ptr {
    %0 = llvm.mlir.addressof @rs : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @rs : !llvm.ptr
    %7 = llvm.mlir.addressof @as : !llvm.ptr
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.addressof @".str" : !llvm.ptr
    %11 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%14, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %15 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemset(%15, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %17 = llvm.call @cudaStreamCreate(%6) : (!llvm.ptr {llvm.noundef}) -> i32
    %18 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @cudaMemcpyAsync(%18, %19, %1, %8, %20) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @cudaStreamSynchronize(%22) : (!llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds %24[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> f32
    %27 = llvm.fpext %26 : f32 to f64
    %28 = llvm.call @printf(%10, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %29 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaStreamDestroy(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @cudaStreamDestroy(%31) : (!llvm.ptr {llvm.noundef}) -> i32
    %33 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.call @cudaFree(%33) : (!llvm.ptr {llvm.noundef}) -> i32
    %35 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.call @cudaFreeHost(%35) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_common
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @e() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @h : !llvm.ptr
    %2 = llvm.mlir.constant(16384 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @d : !llvm.ptr
    %5 = llvm.mlir.addressof @s : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.addressof @e : !llvm.ptr
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.constant(3 : i64) : i64
    %11 = llvm.mlir.addressof @".str" : !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%1, %2, %3) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %14 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%4, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %15 = llvm.call @cudaStreamCreate(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%16, %6, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemset(%17, %3, %2) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %19 = llvm.call @cudaEventCreate(%7) : (!llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @cudaMemcpyAsync(%20, %21, %2, %8, %22) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaEventRecord(%24, %9) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaEventSynchronize(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.call @cudaStreamCreateWithFlags(%12, %0) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %29 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @cudaMemcpyAsync(%29, %30, %2, %8, %31) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %33 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.call @cudaEventRecord(%33, %34) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %36 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.call @cudaEventSynchronize(%36) : (!llvm.ptr {llvm.noundef}) -> i32
    %38 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds %38[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %40 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> f32
    %41 = llvm.fpext %40 : f32 to f64
    %42 = llvm.call @printf(%11, %41) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %43 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.call @cudaStreamSynchronize(%43) : (!llvm.ptr {llvm.noundef}) -> i32
    %45 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.call @cudaStreamDestroy(%45) : (!llvm.ptr {llvm.noundef}) -> i32
    %47 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.call @cudaEventDestroy(%47) : (!llvm.ptr {llvm.noundef}) -> i32
    %49 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.call @cudaStreamDestroy(%49) : (!llvm.ptr {llvm.noundef}) -> i32
    %51 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.call @cudaFree(%51) : (!llvm.ptr {llvm.noundef}) -> i32
    %53 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.call @cudaFreeHost(%53) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %3 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaEventCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaEventRecord(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaEventSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamCreateWithFlags(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaEventDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_setjmp
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @jb() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>> {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(dense<0> : tensor<16xi64>) : !llvm.array<16 x i64>
    %2 = llvm.mlir.zero : !llvm.struct<"struct.__sigset_t", (array<16 x i64>)>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(dense<0> : tensor<8xi64>) : !llvm.array<8 x i64>
    %5 = llvm.mlir.zero : !llvm.struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>
    %6 = llvm.mlir.zero : !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
    llvm.return %6 : !llvm.array<1 x struct<"struct.__jmp_buf_tag", (array<8 x i64>, i32, struct<"struct.__sigset_t", (array<16 x i64>)>)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z1fv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @s : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.addressof @jb : !llvm.ptr
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @cudaMemcpyAsync(%7, %8, %3, %4, %9) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call @longjmp(%5, %6) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @longjmp(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef})
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @jb : !llvm.ptr
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%12, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaMemset(%13, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %15 = llvm.call @_setjmp(%6) : (!llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.icmp "eq" %15, %2 : i32
    llvm.cond_br %16, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call @_Z1fv() : () -> ()
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %17 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> f32
    %20 = llvm.fpext %19 : f32 to f64
    %21 = llvm.call @printf(%8, %20) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %22 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @cudaStreamSynchronize(%22) : (!llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaStreamDestroy(%24) : (!llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaFree(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaFreeHost(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @_setjmp(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_doublefree
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z3finv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @d : !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.call @cudaFree(%1) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %10 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%10, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @cudaMemset(%11, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemcpyAsync(%13, %14, %1, %6, %15) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaStreamSynchronize(%17) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.call @_Z3finv() : () -> ()
    llvm.call @_Z3finv() : () -> ()
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaStreamDestroy(%19) : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaFreeHost(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_main_noreturn
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%12, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaMemset(%13, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb1(%2 : i32)
  ^bb1(%15: i32):  // 2 preds: ^bb0, ^bb3
    %16 = llvm.icmp "slt" %15, %arg0 : i32
    llvm.cond_br %16, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %17 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemcpyAsync(%17, %18, %1, %6, %19) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.sext %15 : i32 to i64
    %23 = llvm.getelementptr inbounds %21[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> f32
    %25 = llvm.fpext %24 : f32 to f64
    %26 = llvm.call @printf(%7, %25) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %27 = llvm.add %15, %8 overflow<nsw> : i32
    llvm.br ^bb1(%27 : i32) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %28 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamSynchronize(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaStreamDestroy(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFree(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    %34 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.call @cudaFreeHost(%34) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_static_obj
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZN1GC2Ev any
    llvm.comdat_selector @_ZN1GD2Ev any
  }
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @g() {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.struct<"struct.G", (i8)> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.zero : !llvm.struct<"struct.G", (i8)>
    llvm.return %1 : !llvm.struct<"struct.G", (i8)>
  }
  llvm.mlir.global external hidden @__dso_handle() {addr_space = 0 : i32, dso_local} : i8
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global_ctors ctors = [@_GLOBAL__sub_I_whole.cu], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func internal @__cxx_global_var_init() attributes {dso_local, section = ".text.startup"} {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN1GD2Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @__dso_handle : !llvm.ptr
    llvm.call @_ZN1GC2Ev(%0) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %3 = llvm.call @__cxa_atexit(%1, %0, %2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1GC2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1GC2Ev) attributes {alignment = 2 : i64, dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %10 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%10, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @cudaMemset(%11, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemcpyAsync(%13, %14, %1, %6, %15) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1GD2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1GD2Ev) attributes {alignment = 2 : i64, dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @h : !llvm.ptr
    %3 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.call @cudaStreamDestroy(%3) : (!llvm.ptr {llvm.noundef}) -> i32
    %5 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call @cudaFree(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @cudaFreeHost(%7) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @__cxa_atexit(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.addressof @".str" : !llvm.ptr
    %3 = llvm.mlir.addressof @s : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> f32
    %8 = llvm.fpext %7 : f32 to f64
    %9 = llvm.call @printf(%2, %8) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %10 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @cudaStreamSynchronize(%10) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %4 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func internal @_GLOBAL__sub_I_whole.cu() attributes {dso_local, section = ".text.startup"} {
    llvm.call @__cxx_global_var_init() : () -> ()
    llvm.return
  }
}
// ---- right_static_obj
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZN1GC2Ev any
    llvm.comdat_selector @_ZN1GD2Ev any
  }
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @g() {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.struct<"struct.G", (i8)> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.zero : !llvm.struct<"struct.G", (i8)>
    llvm.return %1 : !llvm.struct<"struct.G", (i8)>
  }
  llvm.mlir.global external hidden @__dso_handle() {addr_space = 0 : i32, dso_local} : i8
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global_ctors ctors = [@_GLOBAL__sub_I_whole.cu], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func internal @__cxx_global_var_init() attributes {dso_local, section = ".text.startup"} {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN1GD2Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @__dso_handle : !llvm.ptr
    llvm.call @_ZN1GC2Ev(%0) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> ()
    %3 = llvm.call @__cxa_atexit(%1, %0, %2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1GC2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1GC2Ev) attributes {alignment = 2 : i64, dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %7 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %9 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%9, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %10 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @cudaMemset(%10, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1GD2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1GD2Ev) attributes {alignment = 2 : i64, dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @h : !llvm.ptr
    %3 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %4 = llvm.call @cudaStreamDestroy(%3) : (!llvm.ptr {llvm.noundef}) -> i32
    %5 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.call @cudaFree(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %7 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call @cudaFreeHost(%7) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @__cxa_atexit(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @s : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @cudaMemcpyAsync(%8, %9, %3, %4, %10) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @cudaStreamSynchronize(%12) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %16 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> f32
    %17 = llvm.fpext %16 : f32 to f64
    %18 = llvm.call @printf(%6, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.return %7 : i32
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func internal @_GLOBAL__sub_I_whole.cu() attributes {dso_local, section = ".text.startup"} {
    llvm.call @__cxx_global_var_init() : () -> ()
    llvm.return
  }
}
// ---- wrong_static_obj2
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZN1GD2Ev any
  }
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @g() {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.struct<"struct.G", (i8)> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.zero : !llvm.struct<"struct.G", (i8)>
    llvm.return %1 : !llvm.struct<"struct.G", (i8)>
  }
  llvm.mlir.global external hidden @__dso_handle() {addr_space = 0 : i32, dso_local} : i8
  llvm.mlir.global_ctors ctors = [@_GLOBAL__sub_I_whole.cu], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func internal @__cxx_global_var_init() attributes {dso_local, section = ".text.startup"} {
    %0 = llvm.mlir.addressof @_ZN1GD2Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @g : !llvm.ptr
    %2 = llvm.mlir.addressof @__dso_handle : !llvm.ptr
    %3 = llvm.call @__cxa_atexit(%0, %1, %2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    llvm.return
  }
  llvm.func linkonce_odr unnamed_addr @_ZN1GD2Ev(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN1GD2Ev) attributes {alignment = 2 : i64, dso_local} {
    %0 = llvm.mlir.addressof @d : !llvm.ptr
    %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %2 = llvm.call @cudaFree(%1) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @__cxa_atexit(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %8 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %10 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%10, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %11 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.call @cudaMemset(%11, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemcpyAsync(%13, %14, %1, %6, %15) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaStreamSynchronize(%17) : (!llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaStreamDestroy(%19) : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaFree(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaFreeHost(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func internal @_GLOBAL__sub_I_whole.cu() attributes {dso_local, section = ".text.startup"} {
    llvm.call @__cxx_global_var_init() : () -> ()
    llvm.return
  }
}
// ---- wrong_local_strtol
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(10 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%6, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%7, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @cudaStreamCreate(%8) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%13, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaMemset(%14, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %16 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @strtol(%16, %9, %4) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %18 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @cudaMemcpyAsync(%18, %19, %1, %5, %20) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %3, %22 {alignment = 1 : i64} : i8, !llvm.ptr
    %23 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaStreamSynchronize(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    %25 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @cudaStreamDestroy(%25) : (!llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaFree(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaFreeHost(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @strtol(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_local_strtod
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%c\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.addressof @".str" : !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%6, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%7, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @cudaStreamCreate(%8) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%13, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaMemset(%14, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %16 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %16, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @strtod(%17, %9) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    %19 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaMemcpyAsync(%19, %20, %1, %4, %21) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %23 {alignment = 1 : i64} : !llvm.ptr -> i8
    %25 = llvm.sext %24 : i8 to i32
    %26 = llvm.call @printf(%5, %25) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %27 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaStreamSynchronize(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaStreamDestroy(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @cudaFree(%31) : (!llvm.ptr {llvm.noundef}) -> i32
    %33 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.call @cudaFreeHost(%33) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @strtod(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_strtol
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(10 : i32) : i32
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(255 : i64) : i64
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%9, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %14 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%10, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %15 = llvm.call @cudaStreamCreate(%11) : (!llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%16, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %17 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemset(%17, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %19 = llvm.getelementptr inbounds %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @strtol(%20, %12, %5) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %22 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %22 {alignment = 1 : i64} : !llvm.ptr -> i8
    %24 = llvm.icmp "ne" %23, %3 : i8
    llvm.cond_br %24, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb0
    %25 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaMemcpyAsync(%25, %26, %1, %6, %27) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaStreamSynchronize(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.and %21, %7 : i64
    %33 = llvm.getelementptr inbounds %31[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> f32
    %35 = llvm.fpext %34 : f32 to f64
    %36 = llvm.call @printf(%8, %35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %37 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.call @cudaStreamDestroy(%37) : (!llvm.ptr {llvm.noundef}) -> i32
    %39 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.call @cudaFree(%39) : (!llvm.ptr {llvm.noundef}) -> i32
    %41 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.call @cudaFreeHost(%41) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3(%2 : i32)
  ^bb3(%43: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %43 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @strtol(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_local_loop
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%7, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%8, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @cudaStreamCreate(%9) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%14, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %15 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemset(%15, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %17 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %17, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1(%4, %2 : f64, i32)
  ^bb1(%18: f64, %19: i32):  // 2 preds: ^bb0, ^bb3
    %20 = llvm.icmp "slt" %19, %5 : i32
    llvm.cond_br %20, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %21 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @strtod(%21, %10) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    %23 = llvm.fadd %18, %22 : f64
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %24 = llvm.add %19, %0 overflow<nsw> : i32
    llvm.br ^bb1(%23, %24 : f64, i32) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %25 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaMemcpyAsync(%25, %26, %1, %6, %27) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %3, %29 {alignment = 1 : i64} : i8, !llvm.ptr
    %30 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaStreamSynchronize(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaStreamDestroy(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    %34 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.call @cudaFree(%34) : (!llvm.ptr {llvm.noundef}) -> i32
    %36 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.call @cudaFreeHost(%36) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @strtod(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_local_fread_end
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("r\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.addressof @".str" : !llvm.ptr
    %6 = llvm.mlir.constant(8192 : i64) : i64
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(2048 : i64) : i64
    %9 = llvm.mlir.constant(4 : i64) : i64
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%10, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %14 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%11, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %15 = llvm.call @cudaStreamCreate(%12) : (!llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%16, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %17 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemset(%17, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %19 = llvm.getelementptr inbounds %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @fopen(%20, %5) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %22 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaMemcpyAsync(%22, %23, %6, %7, %24) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds %26[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %28 = llvm.call @fread(%27, %9, %8, %21) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %29 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaStreamSynchronize(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @cudaStreamDestroy(%31) : (!llvm.ptr {llvm.noundef}) -> i32
    %33 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.call @cudaFree(%33) : (!llvm.ptr {llvm.noundef}) -> i32
    %35 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.call @cudaFreeHost(%35) : (!llvm.ptr {llvm.noundef}) -> i32
    %37 = llvm.call @fclose(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @fopen(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @fread(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @fclose(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_local_fread_begin
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("r\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.addressof @".str" : !llvm.ptr
    %6 = llvm.mlir.constant(2048 : i64) : i64
    %7 = llvm.mlir.constant(8192 : i64) : i64
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(4 : i64) : i64
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%10, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %14 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%11, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %15 = llvm.call @cudaStreamCreate(%12) : (!llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%16, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %17 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemset(%17, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %19 = llvm.getelementptr inbounds %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @fopen(%20, %5) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %22 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %22[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %24 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @cudaMemcpyAsync(%23, %24, %7, %8, %25) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @fread(%27, %9, %6, %21) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %29 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaStreamSynchronize(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @cudaStreamDestroy(%31) : (!llvm.ptr {llvm.noundef}) -> i32
    %33 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.call @cudaFree(%33) : (!llvm.ptr {llvm.noundef}) -> i32
    %35 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.call @cudaFreeHost(%35) : (!llvm.ptr {llvm.noundef}) -> i32
    %37 = llvm.call @fclose(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @fopen(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @fread(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @fclose(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_local_scanf_begin
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(8192 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%8, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%9, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @cudaStreamCreate(%10) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%14, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %15 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemset(%15, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %17 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @cudaMemcpyAsync(%18, %19, %5, %6, %20) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @__isoc99_scanf(%7, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaStreamSynchronize(%24) : (!llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamDestroy(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaFree(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFreeHost(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @__isoc99_scanf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_local_scanf_begin2
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(8192 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%8, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%9, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @cudaStreamCreate(%10) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%14, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %15 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemset(%15, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %17 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @cudaMemcpyAsync(%18, %19, %5, %6, %20) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.getelementptr inbounds %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @__isoc99_sscanf(%23, %7, %24) vararg(!llvm.func<i32 (ptr, ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamSynchronize(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamDestroy(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFree(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFreeHost(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @__isoc99_sscanf(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_local_fgets_begin
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @stdin() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(8192 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @stdin : !llvm.ptr
    %8 = llvm.mlir.constant(80 : i32) : i32
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%9, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%10, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %14 = llvm.call @cudaStreamCreate(%11) : (!llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%15, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %16 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @cudaMemset(%16, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %18 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds %18[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %20 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaMemcpyAsync(%19, %20, %5, %6, %21) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @fgets(%23, %8, %24) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %26 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamSynchronize(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamDestroy(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFree(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFreeHost(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @fgets(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_local_strcpy_begin
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(8192 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%8, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%9, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @cudaStreamCreate(%10) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%14, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %15 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemset(%15, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %17 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @cudaMemcpyAsync(%18, %19, %5, %6, %20) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @strcpy(%22, %24) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %26 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamSynchronize(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamDestroy(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFree(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFreeHost(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @strcpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_local_strncpy_begin
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(8192 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(16 : i64) : i64
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%9, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%10, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %14 = llvm.call @cudaStreamCreate(%11) : (!llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%15, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %16 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @cudaMemset(%16, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %18 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds %18[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %20 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaMemcpyAsync(%19, %20, %5, %6, %21) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @strncpy(%23, %25, %8) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %27 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaStreamSynchronize(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaStreamDestroy(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @cudaFree(%31) : (!llvm.ptr {llvm.noundef}) -> i32
    %33 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.call @cudaFreeHost(%33) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @strncpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_local_fwrite_begin
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @stdout() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(8192 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @stdout : !llvm.ptr
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%9, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%10, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %14 = llvm.call @cudaStreamCreate(%11) : (!llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%15, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %16 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @cudaMemset(%16, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %18 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds %18[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %20 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaMemcpyAsync(%19, %20, %5, %6, %21) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @fwrite(%23, %8, %4, %24) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %26 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamSynchronize(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamDestroy(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFree(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFreeHost(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @fwrite(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_local_snprintf_begin
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.constant(8192 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%8, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%9, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @cudaStreamCreate(%10) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%14, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %15 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemset(%15, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %17 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @cudaMemcpyAsync(%18, %19, %5, %6, %20) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @snprintf(%22, %4, %7, %arg0) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %24 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaStreamSynchronize(%24) : (!llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamDestroy(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaFree(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFreeHost(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @snprintf(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_local_memchr_struct
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(16384 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.call @malloc(%1) : (i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %13 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%10, %2, %3) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %14 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%11, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %15 = llvm.call @cudaStreamCreate(%9) : (!llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%16, %4, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %17 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemset(%17, %3, %2) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %19 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %19, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %20 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %12[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.C", (ptr, ptr)>
    llvm.store %20, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.call @memchr(%12, %0, %5) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %23 = llvm.icmp "ne" %22, %6 : !llvm.ptr
    llvm.cond_br %23, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb0
    llvm.store %6, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %24 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaMemcpyAsync(%24, %25, %2, %7, %26) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamSynchronize(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> f32
    %32 = llvm.fpext %31 : f32 to f64
    %33 = llvm.call @printf(%8, %32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %34 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.call @cudaStreamDestroy(%34) : (!llvm.ptr {llvm.noundef}) -> i32
    %36 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.call @cudaFree(%36) : (!llvm.ptr {llvm.noundef}) -> i32
    %38 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.call @cudaFreeHost(%38) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3(%3 : i32)
  ^bb3(%40: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %40 : i32
  }
  llvm.func @malloc(i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @memchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_local_strncat_struct
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"struct.C", (ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%10, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%11, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %14 = llvm.call @cudaStreamCreate(%9) : (!llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%15, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %16 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @cudaMemset(%16, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %18 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %18, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %8[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.C", (ptr, ptr)>
    llvm.store %19, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %21 = llvm.getelementptr inbounds %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @strncat(%8, %22, %5) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %24 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaMemcpyAsync(%24, %25, %1, %6, %26) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamSynchronize(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> f32
    %32 = llvm.fpext %31 : f32 to f64
    %33 = llvm.call @printf(%7, %32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %34 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.call @cudaStreamDestroy(%34) : (!llvm.ptr {llvm.noundef}) -> i32
    %36 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.call @cudaFree(%36) : (!llvm.ptr {llvm.noundef}) -> i32
    %38 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.call @cudaFreeHost(%38) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @strncat(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_local_fread_struct
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @stdin() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.mlir.global private unnamed_addr constant @".str"("%f\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.addressof @stdin : !llvm.ptr
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"struct.C", (ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%11, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %14 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%12, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %15 = llvm.call @cudaStreamCreate(%10) : (!llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%16, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %17 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaMemset(%17, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %19 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %19, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %20 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %9[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.C", (ptr, ptr)>
    llvm.store %20, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @fread(%9, %5, %6, %22) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %24 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaMemcpyAsync(%24, %25, %1, %7, %26) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamSynchronize(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> f32
    %32 = llvm.fpext %31 : f32 to f64
    %33 = llvm.call @printf(%8, %32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %34 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.call @cudaStreamDestroy(%34) : (!llvm.ptr {llvm.noundef}) -> i32
    %36 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.call @cudaFree(%36) : (!llvm.ptr {llvm.noundef}) -> i32
    %38 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.call @cudaFreeHost(%38) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @fread(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_local_strcpy_ret
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%8, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%9, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @cudaStreamCreate(%7) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%13, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaMemset(%14, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %16 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @strcpy(%16, %18) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %20 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @cudaMemcpyAsync(%20, %21, %1, %5, %22) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.call @printf(%6, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %25 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @cudaStreamSynchronize(%25) : (!llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaStreamDestroy(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaFree(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @cudaFreeHost(%31) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @strcpy(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_local_rand_r
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%6, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %9 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%7, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @cudaStreamCreate(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%11, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %12 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @cudaMemset(%12, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %14 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @cudaMemcpyAsync(%14, %15, %1, %4, %16) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %18 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @rand_r(%18) : (!llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call @cudaStreamSynchronize(%20) : (!llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @cudaStreamDestroy(%22) : (!llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaFree(%24) : (!llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaFreeHost(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @rand_r(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_local_file
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("rb\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("o\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("wb\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.addressof @".str" : !llvm.ptr
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.constant(4096 : i64) : i64
    %10 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %11 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%13, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %16 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%14, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %17 = llvm.call @cudaStreamCreate(%12) : (!llvm.ptr {llvm.noundef}) -> i32
    %18 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%18, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %19 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemset(%19, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %21 = llvm.getelementptr inbounds %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @fopen(%22, %5) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %24 = llvm.icmp "ne" %23, %6 : !llvm.ptr
    llvm.cond_br %24, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.call @perror(%7) : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb0
    %25 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @fread(%25, %8, %9, %23) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %27 = llvm.call @fclose(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaMemcpyAsync(%28, %29, %1, %0, %30) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaStreamSynchronize(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    %34 = llvm.call @fopen(%10, %11) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
    %35 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.call @fwrite(%35, %8, %9, %34) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %37 = llvm.call @fclose(%34) : (!llvm.ptr {llvm.noundef}) -> i32
    %38 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.call @cudaStreamDestroy(%38) : (!llvm.ptr {llvm.noundef}) -> i32
    %40 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.call @cudaFree(%40) : (!llvm.ptr {llvm.noundef}) -> i32
    %42 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.call @cudaFreeHost(%42) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb3(%2 : i32)
  ^bb3(%44: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %44 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @fopen(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias})
  llvm.func @perror(!llvm.ptr {llvm.noundef})
  llvm.func @fread(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
  llvm.func @fclose(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @fwrite(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_local_opts
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("-n\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("--n=\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d %f\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4096 : i32) : i32
    %2 = llvm.mlir.constant(16384 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.constant(61 : i32) : i32
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.constant(10 : i32) : i32
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.br ^bb1(%1, %0 : i32, i32)
  ^bb1(%16: i32, %17: i32):  // 2 preds: ^bb0, ^bb9
    %18 = llvm.icmp "slt" %17, %arg0 : i32
    llvm.cond_br %18, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %19 = llvm.sext %17 : i32 to i64
    %20 = llvm.getelementptr inbounds %arg1[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @strcmp(%21, %7) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.icmp "ne" %22, %3 : i32
    llvm.cond_br %23, ^bb5, ^bb3
  ^bb3:  // pred: ^bb2
    %24 = llvm.add %17, %0 overflow<nsw> : i32
    %25 = llvm.icmp "slt" %24, %arg0 : i32
    llvm.cond_br %25, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %26 = llvm.add %17, %0 overflow<nsw> : i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %arg1[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @atoi(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb8(%30, %26 : i32, i32)
  ^bb5:  // 2 preds: ^bb2, ^bb3
    %31 = llvm.sext %17 : i32 to i64
    %32 = llvm.getelementptr inbounds %arg1[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.call @strstr(%33, %8) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %35 = llvm.icmp "ne" %34, %9 : !llvm.ptr
    llvm.cond_br %35, ^bb6, ^bb7(%16 : i32)
  ^bb6:  // pred: ^bb5
    %36 = llvm.sext %17 : i32 to i64
    %37 = llvm.getelementptr inbounds %arg1[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.call @strchr(%38, %10) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    %40 = llvm.getelementptr inbounds %39[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %41 = llvm.call @strtol(%40, %9, %12) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %42 = llvm.trunc %41 : i64 to i32
    llvm.br ^bb7(%42 : i32)
  ^bb7(%43: i32):  // 2 preds: ^bb5, ^bb6
    llvm.br ^bb8(%43, %17 : i32, i32)
  ^bb8(%44: i32, %45: i32):  // 2 preds: ^bb4, ^bb7
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %46 = llvm.add %45, %0 overflow<nsw> : i32
    llvm.br ^bb1(%44, %46 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb1
    %47 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%14, %2, %3) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %48 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%15, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %49 = llvm.call @cudaStreamCreate(%13) : (!llvm.ptr {llvm.noundef}) -> i32
    %50 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%50, %4, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %51 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.call @cudaMemset(%51, %3, %2) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %53 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.call @cudaMemcpyAsync(%53, %54, %2, %5, %55) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %57 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.call @cudaStreamSynchronize(%57) : (!llvm.ptr {llvm.noundef}) -> i32
    %59 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> f32
    %61 = llvm.fpext %60 : f32 to f64
    %62 = llvm.call @printf(%6, %16, %61) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %63 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.call @cudaStreamDestroy(%63) : (!llvm.ptr {llvm.noundef}) -> i32
    %65 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.call @cudaFree(%65) : (!llvm.ptr {llvm.noundef}) -> i32
    %67 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.call @cudaFreeHost(%67) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %3 : i32
  }
  llvm.func @strcmp(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @atoi(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @strstr(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  llvm.func @strtol(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
  llvm.func @strchr(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_local_math
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZSt4fmaxIdfEN9__gnu_cxx9__promoteIDTplcvNS1_IT_Xsr3std12__is_integerIS2_EE7__valueEE6__typeELi0EcvNS1_IT0_Xsr3std12__is_integerIS5_EE7__valueEE6__typeELi0EEXsr3std12__is_integerIS8_EE7__valueEE6__typeES2_S5_ any
    llvm.comdat_selector @_ZSt4fabsf any
  }
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(4096 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %11 = llvm.mlir.constant(2.14748365E+9 : f32) : f32
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%13, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %16 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%14, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %17 = llvm.call @cudaStreamCreate(%12) : (!llvm.ptr {llvm.noundef}) -> i32
    %18 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%18, %3, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %19 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemset(%19, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb1(%2 : i32)
  ^bb1(%21: i32):  // 2 preds: ^bb0, ^bb3
    %22 = llvm.icmp "slt" %21, %4 : i32
    llvm.cond_br %22, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %23 = llvm.sitofp %21 : i32 to f32
    %24 = llvm.call @sinf(%23) : (f32 {llvm.noundef}) -> f32
    %25 = llvm.srem %21, %9 : i32
    %26 = llvm.sitofp %25 : i32 to f32
    %27 = llvm.call @powf(%10, %26) : (f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32
    %28 = llvm.call @rand() : () -> i32
    %29 = llvm.sitofp %28 : i32 to f32
    %30 = llvm.fdiv %29, %11 : f32
    %31 = llvm.intr.fmuladd(%24, %27, %30) : (f32, f32, f32) -> f32
    %32 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.sext %21 : i32 to i64
    %34 = llvm.getelementptr inbounds %32[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %31, %34 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %35 = llvm.add %21, %0 overflow<nsw> : i32
    llvm.br ^bb1(%35 : i32) {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %36 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.call @cudaMemcpyAsync(%36, %37, %1, %0, %38) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %40 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.call @cudaMemcpyAsync(%40, %41, %1, %5, %42) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %44 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.call @cudaStreamSynchronize(%44) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb5(%6, %2 : f64, i32)
  ^bb5(%46: f64, %47: i32):  // 2 preds: ^bb4, ^bb7
    %48 = llvm.icmp "slt" %47, %4 : i32
    llvm.cond_br %48, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %49 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.sext %47 : i32 to i64
    %51 = llvm.getelementptr inbounds %49[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %52 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> f32
    %53 = llvm.fsub %52, %8 : f32
    %54 = llvm.call @_ZSt4fabsf(%53) : (f32 {llvm.noundef}) -> (f32 {llvm.noundef})
    %55 = llvm.call @_ZSt4fmaxIdfEN9__gnu_cxx9__promoteIDTplcvNS1_IT_Xsr3std12__is_integerIS2_EE7__valueEE6__typeELi0EcvNS1_IT0_Xsr3std12__is_integerIS5_EE7__valueEE6__typeELi0EEXsr3std12__is_integerIS8_EE7__valueEE6__typeES2_S5_(%46, %54) : (f64 {llvm.noundef}, f32 {llvm.noundef}) -> (f64 {llvm.noundef})
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %56 = llvm.add %47, %0 overflow<nsw> : i32
    llvm.br ^bb5(%55, %56 : f64, i32) {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    %57 = llvm.call @printf(%7, %46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %58 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.call @cudaStreamDestroy(%58) : (!llvm.ptr {llvm.noundef}) -> i32
    %60 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.call @cudaFree(%60) : (!llvm.ptr {llvm.noundef}) -> i32
    %62 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.call @cudaFreeHost(%62) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @sinf(f32 {llvm.noundef}) -> f32
  llvm.func @powf(f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32
  llvm.func @rand() -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func linkonce_odr @_ZSt4fmaxIdfEN9__gnu_cxx9__promoteIDTplcvNS1_IT_Xsr3std12__is_integerIS2_EE7__valueEE6__typeELi0EcvNS1_IT0_Xsr3std12__is_integerIS5_EE7__valueEE6__typeELi0EEXsr3std12__is_integerIS8_EE7__valueEE6__typeES2_S5_(%arg0: f64 {llvm.noundef}, %arg1: f32 {llvm.noundef}) -> (f64 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt4fmaxIdfEN9__gnu_cxx9__promoteIDTplcvNS1_IT_Xsr3std12__is_integerIS2_EE7__valueEE6__typeELi0EcvNS1_IT0_Xsr3std12__is_integerIS5_EE7__valueEE6__typeELi0EEXsr3std12__is_integerIS8_EE7__valueEE6__typeES2_S5_) attributes {dso_local} {
    %0 = llvm.fpext %arg1 : f32 to f64
    %1 = llvm.intr.maxnum(%arg0, %0) : (f64, f64) -> f64
    llvm.return %1 : f64
  }
  llvm.func linkonce_odr @_ZSt4fabsf(%arg0: f32 {llvm.noundef}) -> (f32 {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZSt4fabsf) attributes {dso_local} {
    %0 = llvm.intr.fabs(%arg0) : (f32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_lazy
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @ready(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z4initv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @ready : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @h : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.addressof @d : !llvm.ptr
    %5 = llvm.mlir.addressof @s : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.icmp "ne" %8, %1 : i32
    llvm.cond_br %9, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %10 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%2, %3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%4, %3) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @cudaStreamCreate(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%13, %6, %3) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaMemset(%14, %1, %3) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.store %7, %0 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @s : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.mlir.constant(0 : i32) : i32
    llvm.call @_Z4initv() : () -> ()
    llvm.call @_Z4initv() : () -> ()
    %8 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @cudaMemcpyAsync(%8, %9, %3, %4, %10) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call @cudaStreamSynchronize(%12) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %16 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> f32
    %17 = llvm.fpext %16 : f32 to f64
    %18 = llvm.call @printf(%6, %17) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %19 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaStreamDestroy(%19) : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaFree(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaFreeHost(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %7 : i32
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_lazy
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @ready(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z4initv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @ready : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @h : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.addressof @d : !llvm.ptr
    %5 = llvm.mlir.addressof @s : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.icmp "ne" %8, %1 : i32
    llvm.cond_br %9, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %10 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%2, %3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%4, %3) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @cudaStreamCreate(%5) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%13, %6, %3) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaMemset(%14, %1, %3) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.store %7, %0 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.addressof @d : !llvm.ptr
    %2 = llvm.mlir.addressof @s : !llvm.ptr
    %3 = llvm.mlir.constant(16384 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.mlir.constant(0 : i32) : i32
    llvm.call @_Z4initv() : () -> ()
    %8 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call @cudaMemcpyAsync(%8, %9, %3, %4, %10) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call @_Z4initv() : () -> ()
    %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %14 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> f32
    %15 = llvm.fpext %14 : f32 to f64
    %16 = llvm.call @printf(%6, %15) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %17 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @cudaStreamSynchronize(%17) : (!llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaStreamDestroy(%19) : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaFree(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaFreeHost(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %7 : i32
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_null_at_start
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @t() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @t : !llvm.ptr
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.addressof @".str" : !llvm.ptr
    %11 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%14, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %15 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemset(%15, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %17 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemcpyAsync(%17, %18, %1, %7, %19) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.call @cudaStreamSynchronize(%8) : (!llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %22[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> f32
    %25 = llvm.fpext %24 : f32 to f64
    %26 = llvm.call @printf(%10, %25) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %27 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaStreamDestroy(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaFree(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @cudaFreeHost(%31) : (!llvm.ptr {llvm.noundef}) -> i32
    %33 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %33, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_made_before_main
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global_ctors ctors = [@_Z4initv], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z4initv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.call @cudaStreamCreateWithFlags(%0, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaStreamCreateWithFlags(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaMemcpyAsync(%11, %12, %1, %5, %13) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.call @cudaStreamSynchronize(%6) : (!llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %16[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> f32
    %19 = llvm.fpext %18 : f32 to f64
    %20 = llvm.call @printf(%8, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %21 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaStreamSynchronize(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaStreamDestroy(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    %25 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @cudaFree(%25) : (!llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaFreeHost(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %6, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_made_before_main_by_another
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global_ctors ctors = [@_Z4initv], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z4makev() attributes {dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.call @cudaStreamCreateWithFlags(%0, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaStreamCreateWithFlags(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @_Z4initv() attributes {dso_local} {
    llvm.call @_Z4makev() : () -> ()
    llvm.return
  }
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaMemcpyAsync(%11, %12, %1, %5, %13) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.call @cudaStreamSynchronize(%6) : (!llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %16[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> f32
    %19 = llvm.fpext %18 : f32 to f64
    %20 = llvm.call @printf(%8, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %21 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaStreamSynchronize(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaStreamDestroy(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    %25 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @cudaFree(%25) : (!llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaFreeHost(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %6, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_made_before_main_by_callback
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @__const._Z4initv.k(dense<[2, 1]> : tensor<2xi32>) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.array<2 x i32>
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global_ctors ctors = [@_Z4initv], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z4makePKvS0_(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.call @cudaStreamCreateWithFlags(%0, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func @cudaStreamCreateWithFlags(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @_Z4initv() attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @__const._Z4initv.k : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.addressof @_Z4makePKvS0_ : !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.array<2 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%6, %1, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @qsort(%6, %3, %4, %5) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func @qsort(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef})
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaMemcpyAsync(%11, %12, %1, %5, %13) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.call @cudaStreamSynchronize(%6) : (!llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %16[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> f32
    %19 = llvm.fpext %18 : f32 to f64
    %20 = llvm.call @printf(%8, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %21 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaStreamSynchronize(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaStreamDestroy(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    %25 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @cudaFree(%25) : (!llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaFreeHost(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %6, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_made_before_main_by_address
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @place() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global_ctors ctors = [@_Z4initv], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z4initv() attributes {dso_local} {
    %0 = llvm.mlir.addressof @place : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %3 = llvm.call @cudaStreamCreateWithFlags(%2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func @cudaStreamCreateWithFlags(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaMemcpyAsync(%11, %12, %1, %5, %13) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.call @cudaStreamSynchronize(%6) : (!llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %16[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> f32
    %19 = llvm.fpext %18 : f32 to f64
    %20 = llvm.call @printf(%8, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %21 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call @cudaStreamSynchronize(%21) : (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call @cudaStreamDestroy(%23) : (!llvm.ptr {llvm.noundef}) -> i32
    %25 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.call @cudaFree(%25) : (!llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaFreeHost(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %6, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_made_before_main_dynamically
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @t() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global_ctors ctors = [@_GLOBAL__sub_I_whole.cu], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z4makev() -> (!llvm.ptr {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.call @cudaStreamCreateWithFlags(%1, %0) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %3 : !llvm.ptr
  }
  llvm.func @cudaStreamCreateWithFlags(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func internal @__cxx_global_var_init() attributes {dso_local, section = ".text.startup"} {
    %0 = llvm.mlir.addressof @t : !llvm.ptr
    %1 = llvm.call @_Z4makev() : () -> (!llvm.ptr {llvm.noundef})
    llvm.store %1, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.addressof @t : !llvm.ptr
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.addressof @".str" : !llvm.ptr
    %11 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %14 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%14, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %15 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call @cudaMemset(%15, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %17 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call @cudaMemcpyAsync(%17, %18, %1, %7, %19) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.call @cudaStreamSynchronize(%8) : (!llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %22[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> f32
    %25 = llvm.fpext %24 : f32 to f64
    %26 = llvm.call @printf(%10, %25) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %27 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call @cudaStreamSynchronize(%27) : (!llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call @cudaStreamDestroy(%29) : (!llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call @cudaFree(%31) : (!llvm.ptr {llvm.noundef}) -> i32
    %33 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.call @cudaFreeHost(%33) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %8, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func internal @_GLOBAL__sub_I_whole.cu() attributes {dso_local, section = ".text.startup"} {
    llvm.call @__cxx_global_var_init() : () -> ()
    llvm.return
  }
}
// ---- wrong_made_by_main_before
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @main(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.addressof @h : !llvm.ptr
    %2 = llvm.mlir.addressof @d : !llvm.ptr
    %3 = llvm.mlir.addressof @s : !llvm.ptr
    %4 = llvm.mlir.constant(16384 : i64) : i64
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.mlir.constant(0 : i8) : i8
    %10 = llvm.mlir.constant(1 : i32) : i32
    %11 = llvm.icmp "ne" %arg0, %0 : i32
    llvm.cond_br %11, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %12 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%1, %4, %0) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %13 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%2, %4) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %14 = llvm.call @cudaStreamCreate(%3) : (!llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%15, %9, %4) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %16 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @cudaMemset(%16, %0, %4) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %18 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call @cudaStreamDestroy(%18) : (!llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.call @cudaStreamCreateWithFlags(%3, %10) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %21 = llvm.call @main(%0, %arg1) : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> (i32 {llvm.noundef})
    llvm.br ^bb3(%21 : i32)
  ^bb2:  // pred: ^bb0
    %22 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call @cudaMemcpyAsync(%22, %23, %4, %5, %24) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.call @cudaStreamSynchronize(%6) : (!llvm.ptr {llvm.noundef}) -> i32
    %27 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds %27[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> f32
    %30 = llvm.fpext %29 : f32 to f64
    %31 = llvm.call @printf(%8, %30) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %32 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaStreamSynchronize(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    %34 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.call @cudaStreamDestroy(%34) : (!llvm.ptr {llvm.noundef}) -> i32
    %36 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.call @cudaFree(%36) : (!llvm.ptr {llvm.noundef}) -> i32
    %38 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.call @cudaFreeHost(%38) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.store %6, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3(%0 : i32)
  ^bb3(%40: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %40 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamCreateWithFlags(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- wrong_static_local
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @_ZZ3getvE1t() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @_ZGVZ3getvE1t(0 : i64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : i64
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z3getv() -> (!llvm.ptr {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZGVZ3getvE1t : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZZ3getvE1t : !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.anon", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.load %1 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i8
    %7 = llvm.icmp "eq" %6, %2 : i8
    llvm.cond_br %7 weights([1, 1048575]), ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %8 = llvm.call @__cxa_guard_acquire(%1) : (!llvm.ptr) -> i32
    %9 = llvm.icmp "ne" %8, %3 : i32
    llvm.cond_br %9, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %10 = llvm.call @_ZZ3getvENKUlvE_clEv(%5) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %10, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @__cxa_guard_release(%1) : (!llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %11 : !llvm.ptr
  }
  llvm.func @__cxa_guard_acquire(!llvm.ptr) -> i32
  llvm.func internal @_ZZ3getvENKUlvE_clEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {alignment = 2 : i64, dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.call @cudaStreamCreateWithFlags(%1, %0) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %3 : !llvm.ptr
  }
  llvm.func @__cxa_guard_release(!llvm.ptr)
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(3 : i64) : i64
    %9 = llvm.mlir.addressof @".str" : !llvm.ptr
    %10 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %12 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%13, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %14 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call @cudaMemset(%14, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %16 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call @_Z3getv() : () -> (!llvm.ptr {llvm.noundef})
    %19 = llvm.call @cudaMemcpyAsync(%16, %17, %1, %6, %18) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.call @cudaStreamSynchronize(%7) : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %21[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> f32
    %24 = llvm.fpext %23 : f32 to f64
    %25 = llvm.call @printf(%9, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %26 = llvm.call @_Z3getv() : () -> (!llvm.ptr {llvm.noundef})
    %27 = llvm.call @cudaStreamSynchronize(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaStreamDestroy(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFree(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call @cudaFreeHost(%32) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamCreateWithFlags(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
// ---- right_static_local
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @_ZZ3getvE1t() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @_ZGVZ3getvE1t(0 : i64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : i64
  llvm.mlir.global private unnamed_addr constant @".str"("%f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @_Z3getv() -> (!llvm.ptr {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @_ZGVZ3getvE1t : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @_ZZ3getvE1t : !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.struct<"class.anon", (i8)> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.load %1 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i8
    %7 = llvm.icmp "eq" %6, %2 : i8
    llvm.cond_br %7 weights([1, 1048575]), ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %8 = llvm.call @__cxa_guard_acquire(%1) : (!llvm.ptr) -> i32
    %9 = llvm.icmp "ne" %8, %3 : i32
    llvm.cond_br %9, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %10 = llvm.call @_ZZ3getvENKUlvE_clEv(%5) : (!llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef})
    llvm.store %10, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @__cxa_guard_release(%1) : (!llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    %11 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %11 : !llvm.ptr
  }
  llvm.func @__cxa_guard_acquire(!llvm.ptr) -> i32
  llvm.func internal @_ZZ3getvENKUlvE_clEv(%arg0: !llvm.ptr {llvm.align = 1 : i64, llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}) -> (!llvm.ptr {llvm.noundef}) attributes {alignment = 2 : i64, dso_local} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.call @cudaStreamCreateWithFlags(%1, %0) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return %3 : !llvm.ptr
  }
  llvm.func @__cxa_guard_release(!llvm.ptr)
  llvm.func @main() -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.constant(16384 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.addressof @s : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.call @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%0, %1, %2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %10 = llvm.call @_ZL10cudaMallocIfE9cudaErrorPPT_m(%3, %1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> (i32 {llvm.noundef})
    %11 = llvm.call @cudaStreamCreate(%4) : (!llvm.ptr {llvm.noundef}) -> i32
    %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    "llvm.intr.memset"(%12, %5, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %13 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call @cudaMemset(%13, %2, %1) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call @_Z3getv() : () -> (!llvm.ptr {llvm.noundef})
    %18 = llvm.call @cudaMemcpyAsync(%15, %16, %1, %6, %17) : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.call @_Z3getv() : () -> (!llvm.ptr {llvm.noundef})
    %20 = llvm.call @cudaStreamSynchronize(%19) : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %21[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> f32
    %24 = llvm.fpext %23 : f32 to f64
    %25 = llvm.call @printf(%8, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %26 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call @cudaStreamDestroy(%26) : (!llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call @cudaFree(%28) : (!llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call @cudaFreeHost(%30) : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @_ZL14cudaMallocHostIfE9cudaErrorPPT_mj(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaHostAlloc(%arg0, %arg1, %arg2) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func internal @_ZL10cudaMallocIfE9cudaErrorPPT_m(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local} {
    %0 = llvm.call @cudaMalloc(%arg0, %arg1) : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return %0 : i32
  }
  llvm.func @cudaStreamCreate(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaMemset(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
  llvm.func @cudaMemcpyAsync(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamSynchronize(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @cudaStreamDestroy(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFree(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaFreeHost(!llvm.ptr {llvm.noundef}) -> i32
  llvm.func @cudaStreamCreateWithFlags(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaHostAlloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
  llvm.func @cudaMalloc(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
}
