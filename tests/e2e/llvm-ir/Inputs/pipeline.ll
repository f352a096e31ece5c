; ModuleID = 'tests/e2e/llvm-ir/Inputs/pipeline.cu'
source_filename = "tests/e2e/llvm-ir/Inputs/pipeline.cu"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.dim3 = type { i32, i32, i32 }

@.str = private unnamed_addr constant [4 x i8] c"%f\0A\00", align 1

; Function Attrs: mustprogress norecurse uwtable
define dso_local void @_Z20__device_stub__scalePfPKff(ptr noundef %0, ptr noundef %1, float noundef %2) #0 !dbg !13 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca %struct.dim3, align 8
  %8 = alloca %struct.dim3, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !16
  store ptr %1, ptr %5, align 8, !tbaa !16
  store float %2, ptr %6, align 4, !tbaa !19
  %11 = alloca [3 x ptr], align 16, !dbg !21
  store ptr %4, ptr %11, align 16, !dbg !21
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8, !dbg !21
  store ptr %5, ptr %12, align 8, !dbg !21
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 16, !dbg !21
  store ptr %6, ptr %13, align 16, !dbg !21
  %14 = call i32 @__cudaPopCallConfiguration(ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr nonnull %10), !dbg !21
  %15 = load i64, ptr %9, align 8, !dbg !21
  %16 = load ptr, ptr %10, align 8, !dbg !21
  %17 = load i64, ptr %7, align 8, !dbg !21
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 8, !dbg !21
  %19 = load i32, ptr %18, align 8, !dbg !21
  %20 = load i64, ptr %8, align 8, !dbg !21
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !21
  %22 = load i32, ptr %21, align 8, !dbg !21
  %23 = call noundef i32 @cudaLaunchKernel(ptr noundef nonnull @_Z20__device_stub__scalePfPKff, i64 %17, i32 %19, i64 %20, i32 %22, ptr noundef nonnull %11, i64 noundef %15, ptr noundef %16), !dbg !21
  ret void, !dbg !22
}

declare i32 @__cudaPopCallConfiguration(ptr, ptr, ptr, ptr) local_unnamed_addr

declare i32 @cudaLaunchKernel(ptr, i64, i32, i64, i32, ptr, i64, ptr) local_unnamed_addr

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #1 !dbg !23 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca float, align 4
  %4 = alloca %struct.dim3, align 8
  %5 = alloca %struct.dim3, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca [3 x ptr], align 16, !dbg !24
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #7, !dbg !26
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #7, !dbg !26
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #7, !dbg !27
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #7, !dbg !27
  %13 = tail call noalias dereferenceable_or_null(4096) ptr @calloc(i64 noundef 1024, i64 noundef 4) #8, !dbg !28
  %14 = call i32 @cudaStreamCreateWithFlags(ptr noundef nonnull %9, i32 noundef 1), !dbg !29
  %15 = call i32 @cudaStreamCreateWithFlags(ptr noundef nonnull %10, i32 noundef 1), !dbg !30
  %16 = call i32 @cudaMalloc(ptr noundef nonnull %11, i64 noundef 4096), !dbg !31
  %17 = call i32 @cudaMalloc(ptr noundef nonnull %12, i64 noundef 4096), !dbg !32
  %18 = load ptr, ptr %11, align 8, !dbg !33, !tbaa !16
  %19 = load ptr, ptr %9, align 8, !dbg !34, !tbaa !35
  %20 = call i32 @cudaMemcpyAsync(ptr noundef %18, ptr noundef %13, i64 noundef 4096, i32 noundef 1, ptr noundef %19), !dbg !37
  %21 = load ptr, ptr %9, align 8, !dbg !38, !tbaa !35
  %22 = call i32 @__cudaPushCallConfiguration(i64 4294967300, i32 1, i64 4294967552, i32 1, i64 noundef 0, ptr noundef %21), !dbg !39
  %23 = icmp eq i32 %22, 0, !dbg !39
  br i1 %23, label %24, label %39, !dbg !40

24:                                               ; preds = %0
  %25 = load ptr, ptr %12, align 8, !dbg !41, !tbaa !16
  %26 = load ptr, ptr %11, align 8, !dbg !42, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store ptr %25, ptr %1, align 8, !tbaa !16
  store ptr %26, ptr %2, align 8, !tbaa !16
  store float 2.000000e+00, ptr %3, align 4, !tbaa !19
  store ptr %1, ptr %8, align 16, !dbg !24
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !24
  store ptr %2, ptr %27, align 8, !dbg !24
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 16, !dbg !24
  store ptr %3, ptr %28, align 16, !dbg !24
  %29 = call i32 @__cudaPopCallConfiguration(ptr nonnull %4, ptr nonnull %5, ptr nonnull %6, ptr nonnull %7), !dbg !24
  %30 = load i64, ptr %6, align 8, !dbg !24
  %31 = load ptr, ptr %7, align 8, !dbg !24
  %32 = load i64, ptr %4, align 8, !dbg !24
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !24
  %34 = load i32, ptr %33, align 8, !dbg !24
  %35 = load i64, ptr %5, align 8, !dbg !24
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !24
  %37 = load i32, ptr %36, align 8, !dbg !24
  %38 = call noundef i32 @cudaLaunchKernel(ptr noundef nonnull @_Z20__device_stub__scalePfPKff, i64 %32, i32 %34, i64 %35, i32 %37, ptr noundef nonnull %8, i64 noundef %30, ptr noundef %31), !dbg !24
  call void @llvm.lifetime.end.p0(ptr nonnull %1), !dbg !43
  call void @llvm.lifetime.end.p0(ptr nonnull %2), !dbg !43
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !43
  call void @llvm.lifetime.end.p0(ptr nonnull %4), !dbg !43
  call void @llvm.lifetime.end.p0(ptr nonnull %5), !dbg !43
  call void @llvm.lifetime.end.p0(ptr nonnull %6), !dbg !43
  call void @llvm.lifetime.end.p0(ptr nonnull %7), !dbg !43
  call void @llvm.lifetime.end.p0(ptr nonnull %8), !dbg !43
  br label %39, !dbg !40

39:                                               ; preds = %24, %0
  %40 = load ptr, ptr %12, align 8, !dbg !44, !tbaa !16
  %41 = load ptr, ptr %10, align 8, !dbg !45, !tbaa !35
  %42 = call i32 @cudaMemcpyAsync(ptr noundef %13, ptr noundef %40, i64 noundef 4096, i32 noundef 2, ptr noundef %41), !dbg !46
  %43 = load ptr, ptr %9, align 8, !dbg !47, !tbaa !35
  %44 = call i32 @cudaStreamSynchronize(ptr noundef %43), !dbg !48
  %45 = load ptr, ptr %10, align 8, !dbg !49, !tbaa !35
  %46 = call i32 @cudaStreamSynchronize(ptr noundef %45), !dbg !50
  %47 = load float, ptr %13, align 4, !dbg !51, !tbaa !19
  %48 = fpext float %47 to double, !dbg !51
  %49 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %48), !dbg !52
  %50 = load ptr, ptr %11, align 8, !dbg !53, !tbaa !16
  %51 = call i32 @cudaFree(ptr noundef %50), !dbg !54
  %52 = load ptr, ptr %12, align 8, !dbg !55, !tbaa !16
  %53 = call i32 @cudaFree(ptr noundef %52), !dbg !56
  %54 = load ptr, ptr %9, align 8, !dbg !57, !tbaa !35
  %55 = call i32 @cudaStreamDestroy(ptr noundef %54), !dbg !58
  %56 = load ptr, ptr %10, align 8, !dbg !59, !tbaa !35
  %57 = call i32 @cudaStreamDestroy(ptr noundef %56), !dbg !60
  call void @free(ptr noundef %13) #7, !dbg !61
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #7, !dbg !62
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #7, !dbg !62
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #7, !dbg !62
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #7, !dbg !62
  ret i32 0, !dbg !63
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare !dbg !64 noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #3

declare !dbg !66 i32 @cudaStreamCreateWithFlags(ptr noundef, i32 noundef) local_unnamed_addr #4

declare !dbg !68 i32 @cudaMalloc(ptr noundef, i64 noundef) local_unnamed_addr #4

declare !dbg !69 i32 @cudaMemcpyAsync(ptr noundef, ptr noundef, i64 noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

declare !dbg !70 i32 @__cudaPushCallConfiguration(i64, i32, i64, i32, i64 noundef, ptr noundef) local_unnamed_addr #4

declare !dbg !71 i32 @cudaStreamSynchronize(ptr noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare !dbg !72 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #5

declare !dbg !74 i32 @cudaFree(ptr noundef) local_unnamed_addr #4

declare !dbg !75 i32 @cudaStreamDestroy(ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !76 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nounwind allocsize(0,1) }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6}
!llvm.dbg.cu = !{!7}
!llvm.errno.tbaa = !{!9}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 7, !"Dwarf Version", i32 5}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 8, !"PIC Level", i32 2}
!5 = !{i32 7, !"PIE Level", i32 2}
!6 = !{i32 7, !"uwtable", i32 2}
!7 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !8, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!8 = !DIFile(filename: "tests/e2e/llvm-ir/Inputs/pipeline.cu", directory: ".", checksumkind: CSK_MD5, checksum: "53849e1463fe38ef60e32d57e3a8a97a")
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = distinct !DISubprogram(name: "scale", scope: !8, file: !8, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 float", !18, i64 0}
!18 = !{!"any pointer", !11, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !11, i64 0}
!21 = !DILocation(line: 6, column: 63, scope: !13)
!22 = !DILocation(line: 8, column: 1, scope: !13)
!23 = distinct !DISubprogram(name: "main", scope: !8, file: !8, line: 10, type: !14, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7)
!24 = !DILocation(line: 6, column: 63, scope: !13, inlinedAt: !25)
!25 = distinct !DILocation(line: 18, column: 3, scope: !23)
!26 = !DILocation(line: 11, column: 3, scope: !23)
!27 = !DILocation(line: 12, column: 3, scope: !23)
!28 = !DILocation(line: 12, column: 37, scope: !23)
!29 = !DILocation(line: 13, column: 3, scope: !23)
!30 = !DILocation(line: 14, column: 3, scope: !23)
!31 = !DILocation(line: 15, column: 3, scope: !23)
!32 = !DILocation(line: 16, column: 3, scope: !23)
!33 = !DILocation(line: 17, column: 19, scope: !23)
!34 = !DILocation(line: 17, column: 59, scope: !23)
!35 = !{!36, !36, i64 0}
!36 = !{!"p1 _ZTS11CUstream_st", !18, i64 0}
!37 = !DILocation(line: 17, column: 3, scope: !23)
!38 = !DILocation(line: 18, column: 28, scope: !23)
!39 = !DILocation(line: 18, column: 8, scope: !23)
!40 = !DILocation(line: 18, column: 3, scope: !23)
!41 = !DILocation(line: 18, column: 39, scope: !23)
!42 = !DILocation(line: 18, column: 44, scope: !23)
!43 = !DILocation(line: 8, column: 1, scope: !13, inlinedAt: !25)
!44 = !DILocation(line: 19, column: 25, scope: !23)
!45 = !DILocation(line: 19, column: 60, scope: !23)
!46 = !DILocation(line: 19, column: 3, scope: !23)
!47 = !DILocation(line: 20, column: 25, scope: !23)
!48 = !DILocation(line: 20, column: 3, scope: !23)
!49 = !DILocation(line: 21, column: 25, scope: !23)
!50 = !DILocation(line: 21, column: 3, scope: !23)
!51 = !DILocation(line: 22, column: 18, scope: !23)
!52 = !DILocation(line: 22, column: 3, scope: !23)
!53 = !DILocation(line: 23, column: 12, scope: !23)
!54 = !DILocation(line: 23, column: 3, scope: !23)
!55 = !DILocation(line: 24, column: 12, scope: !23)
!56 = !DILocation(line: 24, column: 3, scope: !23)
!57 = !DILocation(line: 25, column: 21, scope: !23)
!58 = !DILocation(line: 25, column: 3, scope: !23)
!59 = !DILocation(line: 26, column: 21, scope: !23)
!60 = !DILocation(line: 26, column: 3, scope: !23)
!61 = !DILocation(line: 27, column: 3, scope: !23)
!62 = !DILocation(line: 29, column: 1, scope: !23)
!63 = !DILocation(line: 28, column: 3, scope: !23)
!64 = !DISubprogram(name: "calloc", scope: !65, file: !65, line: 556, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!65 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!66 = !DISubprogram(name: "cudaStreamCreateWithFlags", scope: !67, file: !67, line: 39, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!67 = !DIFile(filename: "tests/e2e/llvm-ir/Inputs/runtime.h", directory: ".", checksumkind: CSK_MD5, checksum: "5aaa06611a965d69f092450b2a804932")
!68 = !DISubprogram(name: "cudaMalloc", scope: !67, file: !67, line: 52, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!69 = !DISubprogram(name: "cudaMemcpyAsync", scope: !67, file: !67, line: 60, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!70 = !DISubprogram(name: "__cudaPushCallConfiguration", scope: !67, file: !67, line: 71, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DISubprogram(name: "cudaStreamSynchronize", scope: !67, file: !67, line: 41, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!72 = !DISubprogram(name: "printf", scope: !73, file: !73, line: 356, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!73 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!74 = !DISubprogram(name: "cudaFree", scope: !67, file: !67, line: 56, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DISubprogram(name: "cudaStreamDestroy", scope: !67, file: !67, line: 40, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DISubprogram(name: "free", scope: !65, file: !65, line: 568, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
