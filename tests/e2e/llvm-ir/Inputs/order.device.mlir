#di_file = #llvm.di_file<"tests/e2e/llvm-ir/Inputs/order.cu" in ".">
#di_subroutine_type = #llvm.di_subroutine_type<>
#loc1 = loc("tests/e2e/llvm-ir/Inputs/order.cu":7:0)
#loc2 = loc(unknown)
#loc3 = loc("tests/e2e/llvm-ir/Inputs/order.cu":8:3)
#loc9 = loc("tests/e2e/llvm-ir/Inputs/order.cu":8:39)
#loc10 = loc("tests/e2e/llvm-ir/Inputs/order.cu":10:0)
#loc12 = loc("tests/e2e/llvm-ir/Inputs/order.cu":11:3)
#loc18 = loc("tests/e2e/llvm-ir/Inputs/order.cu":11:46)
#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #di_file, isOptimized = true, emissionKind = DebugDirectivesOnly, nameTableKind = None>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "fill", file = #di_file, line = 7, scopeLine = 7, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "add", file = #di_file, line = 10, scopeLine = 10, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#loc19 = loc(fused<#di_subprogram>[#loc1])
#loc20 = loc(fused<#di_subprogram>[#loc3])
#loc26 = loc(fused<#di_subprogram>[#loc9])
#loc27 = loc(fused<#di_subprogram1>[#loc10])
#loc29 = loc(fused<#di_subprogram1>[#loc12])
#loc35 = loc(fused<#di_subprogram1>[#loc18])
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true, startLoc = #loc20, endLoc = #loc26>
#loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true, startLoc = #loc29, endLoc = #loc35>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<6> = dense<32> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, i256 = dense<256> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.legal_int_widths" = array<i32: 16, 32, 64>>, llvm.module_asm = [], llvm.target_triple = "nvptx64-nvidia-cuda"} {
  llvm.module_flags [#llvm.mlir.module_flag<max, "Dwarf Version", 2 : i32>, #llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>, #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>] loc(#loc)
  llvm.func local_unnamed_addr ptx_kernelcc @_Z4fillPff(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly} loc(fused<#di_subprogram>[#loc1]), %arg1: f32 {llvm.noundef} loc(fused<#di_subprogram>[#loc1])) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc2)
    %1 = llvm.mlir.constant(1 : i32) : i32 loc(#loc2)
    %2 = llvm.mlir.constant(1024 : i32) : i32 loc(#loc2)
    llvm.br ^bb2(%0 : i32) loc(#loc20)
  ^bb1:  // pred: ^bb2
    llvm.return loc(#loc21)
  ^bb2(%3: i32 loc(unknown)):  // 2 preds: ^bb0, ^bb2
    %4 = llvm.zext nneg %3 : i32 to i64 loc(#loc22)
    %5 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32 loc(#loc22)
    llvm.store %arg1, %5 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr loc(#loc23)
    %6 = llvm.add %3, %1 overflow<nsw, nuw> : i32 loc(#loc24)
    %7 = llvm.icmp "eq" %6, %2 : i32 loc(#loc25)
    llvm.cond_br %7, ^bb1, ^bb2(%6 : i32) {loop_annotation = #loop_annotation} loc(#loc20)
  } loc(#loc19)
  llvm.func local_unnamed_addr ptx_kernelcc @_Z3addPfPKfi(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef} loc(fused<#di_subprogram1>[#loc10]), %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly} loc(fused<#di_subprogram1>[#loc10]), %arg2: i32 {llvm.noundef} loc(fused<#di_subprogram1>[#loc10])) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc2)
    %1 = llvm.mlir.constant(1 : i32) : i32 loc(#loc2)
    %2 = llvm.icmp "sgt" %arg2, %0 : i32 loc(#loc28)
    llvm.cond_br %2, ^bb2(%0 : i32), ^bb1 loc(#loc29)
  ^bb1:  // 2 preds: ^bb0, ^bb2
    llvm.return loc(#loc30)
  ^bb2(%3: i32 loc(unknown)):  // 2 preds: ^bb0, ^bb2
    %4 = llvm.zext nneg %3 : i32 to i64 loc(#loc31)
    %5 = llvm.getelementptr inbounds|nuw %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32 loc(#loc31)
    %6 = llvm.load %5 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32 loc(#loc31)
    %7 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32 loc(#loc32)
    %8 = llvm.load %7 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32 loc(#loc33)
    %9 = llvm.fadd %6, %8 {fastmathFlags = #llvm.fastmath<contract>} : f32 loc(#loc33)
    llvm.store %9, %7 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr loc(#loc33)
    %10 = llvm.add %3, %1 overflow<nsw, nuw> : i32 loc(#loc34)
    %11 = llvm.icmp "eq" %10, %arg2 : i32 loc(#loc28)
    llvm.cond_br %11, ^bb1, ^bb2(%10 : i32) {loop_annotation = #loop_annotation1} loc(#loc29)
  } loc(#loc27)
} loc(#loc)
#loc = loc("tests/e2e/llvm-ir/Inputs/order.cu":0:0)
#loc4 = loc("tests/e2e/llvm-ir/Inputs/order.cu":9:1)
#loc5 = loc("tests/e2e/llvm-ir/Inputs/order.cu":8:31)
#loc6 = loc("tests/e2e/llvm-ir/Inputs/order.cu":8:37)
#loc7 = loc("tests/e2e/llvm-ir/Inputs/order.cu":8:27)
#loc8 = loc("tests/e2e/llvm-ir/Inputs/order.cu":8:21)
#loc11 = loc("tests/e2e/llvm-ir/Inputs/order.cu":11:21)
#loc13 = loc("tests/e2e/llvm-ir/Inputs/order.cu":12:1)
#loc14 = loc("tests/e2e/llvm-ir/Inputs/order.cu":11:40)
#loc15 = loc("tests/e2e/llvm-ir/Inputs/order.cu":11:31)
#loc16 = loc("tests/e2e/llvm-ir/Inputs/order.cu":11:37)
#loc17 = loc("tests/e2e/llvm-ir/Inputs/order.cu":11:27)
#loc21 = loc(fused<#di_subprogram>[#loc4])
#loc22 = loc(fused<#di_subprogram>[#loc5])
#loc23 = loc(fused<#di_subprogram>[#loc6])
#loc24 = loc(fused<#di_subprogram>[#loc7])
#loc25 = loc(fused<#di_subprogram>[#loc8])
#loc28 = loc(fused<#di_subprogram1>[#loc11])
#loc30 = loc(fused<#di_subprogram1>[#loc13])
#loc31 = loc(fused<#di_subprogram1>[#loc14])
#loc32 = loc(fused<#di_subprogram1>[#loc15])
#loc33 = loc(fused<#di_subprogram1>[#loc16])
#loc34 = loc(fused<#di_subprogram1>[#loc17])
