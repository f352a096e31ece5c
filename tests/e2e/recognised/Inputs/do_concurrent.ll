; What flang 22 makes on the host, with -O1 -fopenmp -fopenmp-targets=nvptx64-nvidia-cuda -fdo-concurrent-to-openmp=device, of
;
;     subroutine scale(n, a, x)
;       integer :: n, i
;       real :: a, x(n)
;       do concurrent (i = 1:n)
;         x(i) = a*x(i)
;       end do
;     end subroutine
source_filename = "FIRModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { i32, i32, i32, i32, ptr }
%1 = type { i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, [3 x i32], [3 x i32], i32 }

@0 = external hidden unnamed_addr constant %0, align 8
@.__omp_offloading_10_10_scale__l4.region_id = external constant i8
@.offload_sizes = external hidden unnamed_addr constant [7 x i64]
@.offload_maptypes = external hidden unnamed_addr constant [7 x i64]
@.offload_mapnames = external hidden constant [7 x ptr]

; Function Attrs: nounwind
define void @scale_(ptr noalias readonly captures(none) %0, ptr noalias captures(none) %1, ptr noalias captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca { i64, i64, ptr, ptr }, align 8
  %5 = alloca ptr, align 8
  %6 = alloca [7 x ptr], align 8
  %7 = alloca [7 x ptr], align 8
  %8 = alloca [7 x i64], align 8
  %9 = alloca %1, align 8
  %10 = load i32, ptr %0, align 4, !tbaa !5
  %11 = tail call i32 @llvm.smax.i32(i32 %10, i32 0)
  %12 = zext nneg i32 %11 to i64
  %13 = sext i32 %10 to i64
  %14 = shl nuw nsw i64 %12, 2
  %15 = icmp slt i32 %10, 1
  %16 = select i1 %15, i64 0, i64 %13
  %17 = inttoptr i64 %13 to ptr
  %18 = load float, ptr %1, align 4
  store float %18, ptr %5, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = inttoptr i64 %12 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %8, ptr noundef nonnull align 16 dereferenceable(56) @.offload_sizes, i64 56, i1 false)
  store ptr inttoptr (i64 1 to ptr), ptr %6, align 8
  store ptr inttoptr (i64 1 to ptr), ptr %7, align 8
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %17, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %17, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr inttoptr (i64 1 to ptr), ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr inttoptr (i64 1 to ptr), ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store ptr null, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr null, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store ptr %19, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %19, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store ptr %2, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store ptr %2, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 %14, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr %20, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %20, ptr %33, align 8
  store i32 3, ptr %9, align 8
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 7, ptr %34, align 4
  %35 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %6, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %7, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr %8, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store ptr @.offload_maptypes, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store ptr @.offload_mapnames, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store ptr null, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %9, i64 56
  store i64 %16, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %9, i64 64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(36) %42, i8 0, i64 36, i1 false)
  %43 = call i32 @__tgt_target_kernel(ptr nonnull @0, i64 -1, i32 0, i32 0, ptr nonnull @.__omp_offloading_10_10_scale__l4.region_id, ptr nonnull %9)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %49, label %45

45:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store i64 %13, ptr %4, align 8
  %46 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 %12, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %1, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store ptr %2, ptr %48, align 8
  call void (ptr, i32, ptr, ...) @__kmpc_fork_teams(ptr nonnull @0, i32 1, ptr nonnull @__omp_offloading_10_10_scale__l4..omp_par.1, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %49

49:                                               ; preds = %45, %3
  ret void
}

; Function Attrs: nounwind
declare hidden void @__omp_offloading_10_10_scale__l4..omp_par.1(ptr readnone captures(none), ptr readnone captures(none), ptr readonly captures(none)) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nounwind
declare i32 @__tgt_target_kernel(ptr, i64, i32, i32, ptr, ptr) local_unnamed_addr #0

; Function Attrs: nounwind
declare !callback !11 void @__kmpc_fork_teams(ptr, i32, ptr, ...) local_unnamed_addr #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

attributes #0 = { nounwind }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!omp_offload.info = !{!3}
!llvm.offloading.symbols = !{!4}

!0 = !{i32 7, !"openmp", i32 31}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{!"Debian flang version 22.1.8"}
!3 = !{i32 0, i32 65024, i32 11093661, !"scale_", i32 4, i32 0, i32 0}
!4 = distinct !{null}
!5 = !{!6, !6, i64 0}
!6 = !{!"dummy arg data/_QFscaleEn", !7, i64 0}
!7 = !{!"dummy arg data", !8, i64 0}
!8 = !{!"any data access", !9, i64 0}
!9 = !{!"any access", !10, i64 0}
!10 = !{!"Flang function root _QPscale"}
!11 = !{!12}
!12 = !{i64 2, i64 -1, i64 -1, i1 true}
