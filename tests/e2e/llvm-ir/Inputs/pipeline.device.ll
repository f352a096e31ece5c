; ModuleID = 'tests/e2e/llvm-ir/Inputs/pipeline.cu'
source_filename = "tests/e2e/llvm-ir/Inputs/pipeline.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5scalePfPKff(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, float noundef %2) local_unnamed_addr #0 !dbg !11 {
  br label %5, !dbg !14

4:                                                ; preds = %5
  ret void, !dbg !15

5:                                                ; preds = %3, %5
  %6 = phi i32 [ 0, %3 ], [ %12, %5 ]
  %7 = zext nneg i32 %6 to i64, !dbg !16
  %8 = getelementptr inbounds nuw float, ptr %1, i64 %7, !dbg !16
  %9 = load float, ptr %8, align 4, !dbg !16, !tbaa !17
  %10 = fmul contract float %2, %9, !dbg !19
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %7, !dbg !20
  store float %10, ptr %11, align 4, !dbg !21, !tbaa !17
  %12 = add nuw nsw i32 %6, 1, !dbg !22
  %13 = icmp eq i32 %12, 1024, !dbg !23
  br i1 %13, label %4, label %5, !dbg !14, !llvm.loop !24
}

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/e2e/llvm-ir/Inputs/pipeline.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 7, column: 3, scope: !11)
!15 = !DILocation(line: 8, column: 1, scope: !11)
!16 = !DILocation(line: 7, column: 39, scope: !11)
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !9, i64 0}
!19 = !DILocation(line: 7, column: 47, scope: !11)
!20 = !DILocation(line: 7, column: 31, scope: !11)
!21 = !DILocation(line: 7, column: 37, scope: !11)
!22 = !DILocation(line: 7, column: 27, scope: !11)
!23 = !DILocation(line: 7, column: 21, scope: !11)
!24 = distinct !{!24, !14, !25, !26, !27}
!25 = !DILocation(line: 7, column: 49, scope: !11)
!26 = !{!"llvm.loop.mustprogress"}
!27 = !{!"llvm.loop.unroll.disable"}
