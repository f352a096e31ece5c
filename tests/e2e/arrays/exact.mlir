// The element before, by an unsigned number that is not zero there: the sum does not wrap though nothing but a branch says so. Those whose names begin
// with right_ are correct.

// RUN: python3 %S/../expect.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventDestroy(!llvm.ptr)
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
llvm.func @right_not_zero(%n: i64) {
// as many as the caller says
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c2 = llvm.mlir.constant(64 : i64) : i64
%c3 = llvm.mlir.constant(0 : i8) : i8
%c4 = llvm.mlir.constant(0 : i32) : i32
%c5 = llvm.mlir.constant(1 : i32) : i32
%c6 = llvm.mlir.constant(7 : i32) : i32
%c7 = llvm.mlir.constant(-1 : i32) : i32
%v1 = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
%v2 = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
%slot2 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot3 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot4 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot5 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot6 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot7 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%v3 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%v4 = llvm.call @mgpuMemAlloc(%c2, %v3, %c3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%v5 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%v6 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot2 : i32, !llvm.ptr
llvm.br ^b7
^b7:
%v10 = llvm.load %slot2 : !llvm.ptr -> i32
%v11 = llvm.icmp "ult" %v10, %v6 : i32
llvm.cond_br %v11, ^b8, ^b9
^b8:
%v12 = llvm.load %slot2 : !llvm.ptr -> i32
%v13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%v14 = llvm.zext %v12 : i32 to i64
%v15 = llvm.getelementptr %v1[%v14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %v13, %v15 : !llvm.ptr, !llvm.ptr
%v16 = llvm.load %slot2 : !llvm.ptr -> i32
%v17 = llvm.add %v16, %c5 : i32
llvm.store %v17, %slot2 : i32, !llvm.ptr
llvm.br ^b7
^b9:
%v18 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot3 : i32, !llvm.ptr
llvm.br ^b19
^b19:
%v22 = llvm.load %slot3 : !llvm.ptr -> i32
%v23 = llvm.icmp "ult" %v22, %v18 : i32
llvm.cond_br %v23, ^b20, ^b21
^b20:
%v24 = llvm.load %slot3 : !llvm.ptr -> i32
%v25 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%v26 = llvm.zext %v24 : i32 to i64
%v27 = llvm.getelementptr %v2[%v26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %v25, %v27 : !llvm.ptr, !llvm.ptr
%v28 = llvm.load %slot3 : !llvm.ptr -> i32
%v29 = llvm.add %v28, %c5 : i32
llvm.store %v29, %slot3 : i32, !llvm.ptr
llvm.br ^b19
^b21:
llvm.call @mgpuMemset32(%v4, %c6, %c1, %v3) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%v5, %v3) : (!llvm.ptr, !llvm.ptr) -> ()
%v30 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot4 : i32, !llvm.ptr
llvm.br ^b31
^b31:
%v34 = llvm.load %slot4 : !llvm.ptr -> i32
%v35 = llvm.icmp "ult" %v34, %v30 : i32
llvm.cond_br %v35, ^b32, ^b33
^b32:
%v36 = llvm.load %slot4 : !llvm.ptr -> i32
%v37 = llvm.zext %v36 : i32 to i64
%v38 = llvm.icmp "eq" %v37, %c0 : i64
llvm.cond_br %v38, ^b39, ^b40
^b39:
%v41 = llvm.zext %v36 : i32 to i64
%v42 = llvm.getelementptr %v1[%v41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v43 = llvm.load %v42 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%v43, %v5) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^b40
^b40:
%v44 = llvm.zext %v36 : i32 to i64
%v45 = llvm.icmp "ne" %v44, %c0 : i64
llvm.cond_br %v45, ^b46, ^b47
^b46:
%v48 = llvm.zext %v36 : i32 to i64
%v49 = llvm.getelementptr %v1[%v48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v50 = llvm.load %v49 : !llvm.ptr -> !llvm.ptr
%v51 = llvm.add %v36, %c7 : i32
%v52 = llvm.zext %v51 : i32 to i64
%v53 = llvm.getelementptr %v2[%v52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v54 = llvm.load %v53 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%v50, %v54) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^b47
^b47:
%v55 = llvm.zext %v36 : i32 to i64
%v56 = llvm.getelementptr %v1[%v55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v57 = llvm.load %v56 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%v4, %c6, %c1, %v57) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
%v58 = llvm.zext %v36 : i32 to i64
%v59 = llvm.getelementptr %v2[%v58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v60 = llvm.load %v59 : !llvm.ptr -> !llvm.ptr
%v61 = llvm.zext %v36 : i32 to i64
%v62 = llvm.getelementptr %v1[%v61] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v63 = llvm.load %v62 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%v60, %v63) : (!llvm.ptr, !llvm.ptr) -> ()
%v64 = llvm.load %slot4 : !llvm.ptr -> i32
%v65 = llvm.add %v64, %c5 : i32
llvm.store %v65, %slot4 : i32, !llvm.ptr
llvm.br ^b31
^b33:
%v66 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot5 : i32, !llvm.ptr
llvm.br ^b67
^b67:
%v70 = llvm.load %slot5 : !llvm.ptr -> i32
%v71 = llvm.icmp "ult" %v70, %v66 : i32
llvm.cond_br %v71, ^b68, ^b69
^b68:
%v72 = llvm.load %slot5 : !llvm.ptr -> i32
%v73 = llvm.zext %v72 : i32 to i64
%v74 = llvm.getelementptr %v1[%v73] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v75 = llvm.load %v74 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%v75) : (!llvm.ptr) -> ()
%v76 = llvm.load %slot5 : !llvm.ptr -> i32
%v77 = llvm.add %v76, %c5 : i32
llvm.store %v77, %slot5 : i32, !llvm.ptr
llvm.br ^b67
^b69:
llvm.call @mgpuStreamSynchronize(%v3) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%v4, %v3) : (!llvm.ptr, !llvm.ptr) -> ()
%v78 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot6 : i32, !llvm.ptr
llvm.br ^b79
^b79:
%v82 = llvm.load %slot6 : !llvm.ptr -> i32
%v83 = llvm.icmp "ult" %v82, %v78 : i32
llvm.cond_br %v83, ^b80, ^b81
^b80:
%v84 = llvm.load %slot6 : !llvm.ptr -> i32
%v85 = llvm.zext %v84 : i32 to i64
%v86 = llvm.getelementptr %v1[%v85] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v87 = llvm.load %v86 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamDestroy(%v87) : (!llvm.ptr) -> ()
%v88 = llvm.load %slot6 : !llvm.ptr -> i32
%v89 = llvm.add %v88, %c5 : i32
llvm.store %v89, %slot6 : i32, !llvm.ptr
llvm.br ^b79
^b81:
%v90 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot7 : i32, !llvm.ptr
llvm.br ^b91
^b91:
%v94 = llvm.load %slot7 : !llvm.ptr -> i32
%v95 = llvm.icmp "ult" %v94, %v90 : i32
llvm.cond_br %v95, ^b92, ^b93
^b92:
%v96 = llvm.load %slot7 : !llvm.ptr -> i32
%v97 = llvm.zext %v96 : i32 to i64
%v98 = llvm.getelementptr %v2[%v97] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v99 = llvm.load %v98 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%v99) : (!llvm.ptr) -> ()
%v100 = llvm.load %slot7 : !llvm.ptr -> i32
%v101 = llvm.add %v100, %c5 : i32
llvm.store %v101, %slot7 : i32, !llvm.ptr
llvm.br ^b91
^b93:
llvm.call @mgpuEventDestroy(%v5) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%v3) : (!llvm.ptr) -> ()
llvm.return
}

llvm.func @right_above(%n: i64) {
// as many as the caller says
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c2 = llvm.mlir.constant(64 : i64) : i64
%c3 = llvm.mlir.constant(0 : i8) : i8
%c4 = llvm.mlir.constant(0 : i32) : i32
%c5 = llvm.mlir.constant(1 : i32) : i32
%c6 = llvm.mlir.constant(7 : i32) : i32
%c7 = llvm.mlir.constant(-1 : i32) : i32
%v1 = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
%v2 = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
%slot2 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot3 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot4 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot5 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot6 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot7 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%v3 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%v4 = llvm.call @mgpuMemAlloc(%c2, %v3, %c3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%v5 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%v6 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot2 : i32, !llvm.ptr
llvm.br ^b7
^b7:
%v10 = llvm.load %slot2 : !llvm.ptr -> i32
%v11 = llvm.icmp "ult" %v10, %v6 : i32
llvm.cond_br %v11, ^b8, ^b9
^b8:
%v12 = llvm.load %slot2 : !llvm.ptr -> i32
%v13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%v14 = llvm.zext %v12 : i32 to i64
%v15 = llvm.getelementptr %v1[%v14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %v13, %v15 : !llvm.ptr, !llvm.ptr
%v16 = llvm.load %slot2 : !llvm.ptr -> i32
%v17 = llvm.add %v16, %c5 : i32
llvm.store %v17, %slot2 : i32, !llvm.ptr
llvm.br ^b7
^b9:
%v18 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot3 : i32, !llvm.ptr
llvm.br ^b19
^b19:
%v22 = llvm.load %slot3 : !llvm.ptr -> i32
%v23 = llvm.icmp "ult" %v22, %v18 : i32
llvm.cond_br %v23, ^b20, ^b21
^b20:
%v24 = llvm.load %slot3 : !llvm.ptr -> i32
%v25 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%v26 = llvm.zext %v24 : i32 to i64
%v27 = llvm.getelementptr %v2[%v26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %v25, %v27 : !llvm.ptr, !llvm.ptr
%v28 = llvm.load %slot3 : !llvm.ptr -> i32
%v29 = llvm.add %v28, %c5 : i32
llvm.store %v29, %slot3 : i32, !llvm.ptr
llvm.br ^b19
^b21:
llvm.call @mgpuMemset32(%v4, %c6, %c1, %v3) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%v5, %v3) : (!llvm.ptr, !llvm.ptr) -> ()
%v30 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot4 : i32, !llvm.ptr
llvm.br ^b31
^b31:
%v34 = llvm.load %slot4 : !llvm.ptr -> i32
%v35 = llvm.icmp "ult" %v34, %v30 : i32
llvm.cond_br %v35, ^b32, ^b33
^b32:
%v36 = llvm.load %slot4 : !llvm.ptr -> i32
%v37 = llvm.zext %v36 : i32 to i64
%v38 = llvm.icmp "eq" %v37, %c0 : i64
llvm.cond_br %v38, ^b39, ^b40
^b39:
%v41 = llvm.zext %v36 : i32 to i64
%v42 = llvm.getelementptr %v1[%v41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v43 = llvm.load %v42 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%v43, %v5) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^b40
^b40:
%v44 = llvm.zext %v36 : i32 to i64
%z = llvm.mlir.constant(0 : i64) : i64
%v45 = llvm.icmp "ugt" %v44, %z : i64
llvm.cond_br %v45, ^b46, ^b47
^b46:
%v48 = llvm.zext %v36 : i32 to i64
%v49 = llvm.getelementptr %v1[%v48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v50 = llvm.load %v49 : !llvm.ptr -> !llvm.ptr
%v51 = llvm.add %v36, %c7 : i32
%v52 = llvm.zext %v51 : i32 to i64
%v53 = llvm.getelementptr %v2[%v52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v54 = llvm.load %v53 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%v50, %v54) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^b47
^b47:
%v55 = llvm.zext %v36 : i32 to i64
%v56 = llvm.getelementptr %v1[%v55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v57 = llvm.load %v56 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%v4, %c6, %c1, %v57) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
%v58 = llvm.zext %v36 : i32 to i64
%v59 = llvm.getelementptr %v2[%v58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v60 = llvm.load %v59 : !llvm.ptr -> !llvm.ptr
%v61 = llvm.zext %v36 : i32 to i64
%v62 = llvm.getelementptr %v1[%v61] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v63 = llvm.load %v62 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%v60, %v63) : (!llvm.ptr, !llvm.ptr) -> ()
%v64 = llvm.load %slot4 : !llvm.ptr -> i32
%v65 = llvm.add %v64, %c5 : i32
llvm.store %v65, %slot4 : i32, !llvm.ptr
llvm.br ^b31
^b33:
%v66 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot5 : i32, !llvm.ptr
llvm.br ^b67
^b67:
%v70 = llvm.load %slot5 : !llvm.ptr -> i32
%v71 = llvm.icmp "ult" %v70, %v66 : i32
llvm.cond_br %v71, ^b68, ^b69
^b68:
%v72 = llvm.load %slot5 : !llvm.ptr -> i32
%v73 = llvm.zext %v72 : i32 to i64
%v74 = llvm.getelementptr %v1[%v73] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v75 = llvm.load %v74 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%v75) : (!llvm.ptr) -> ()
%v76 = llvm.load %slot5 : !llvm.ptr -> i32
%v77 = llvm.add %v76, %c5 : i32
llvm.store %v77, %slot5 : i32, !llvm.ptr
llvm.br ^b67
^b69:
llvm.call @mgpuStreamSynchronize(%v3) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%v4, %v3) : (!llvm.ptr, !llvm.ptr) -> ()
%v78 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot6 : i32, !llvm.ptr
llvm.br ^b79
^b79:
%v82 = llvm.load %slot6 : !llvm.ptr -> i32
%v83 = llvm.icmp "ult" %v82, %v78 : i32
llvm.cond_br %v83, ^b80, ^b81
^b80:
%v84 = llvm.load %slot6 : !llvm.ptr -> i32
%v85 = llvm.zext %v84 : i32 to i64
%v86 = llvm.getelementptr %v1[%v85] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v87 = llvm.load %v86 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamDestroy(%v87) : (!llvm.ptr) -> ()
%v88 = llvm.load %slot6 : !llvm.ptr -> i32
%v89 = llvm.add %v88, %c5 : i32
llvm.store %v89, %slot6 : i32, !llvm.ptr
llvm.br ^b79
^b81:
%v90 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot7 : i32, !llvm.ptr
llvm.br ^b91
^b91:
%v94 = llvm.load %slot7 : !llvm.ptr -> i32
%v95 = llvm.icmp "ult" %v94, %v90 : i32
llvm.cond_br %v95, ^b92, ^b93
^b92:
%v96 = llvm.load %slot7 : !llvm.ptr -> i32
%v97 = llvm.zext %v96 : i32 to i64
%v98 = llvm.getelementptr %v2[%v97] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v99 = llvm.load %v98 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%v99) : (!llvm.ptr) -> ()
%v100 = llvm.load %slot7 : !llvm.ptr -> i32
%v101 = llvm.add %v100, %c5 : i32
llvm.store %v101, %slot7 : i32, !llvm.ptr
llvm.br ^b91
^b93:
llvm.call @mgpuEventDestroy(%v5) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%v3) : (!llvm.ptr) -> ()
llvm.return
}

llvm.func @right_narrow(%n: i64) {
// as many as the caller says
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c2 = llvm.mlir.constant(64 : i64) : i64
%c3 = llvm.mlir.constant(0 : i8) : i8
%c4 = llvm.mlir.constant(0 : i32) : i32
%c5 = llvm.mlir.constant(1 : i32) : i32
%c6 = llvm.mlir.constant(7 : i32) : i32
%c7 = llvm.mlir.constant(-1 : i32) : i32
%v1 = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
%v2 = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
%slot2 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot3 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot4 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot5 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot6 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot7 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%v3 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%v4 = llvm.call @mgpuMemAlloc(%c2, %v3, %c3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%v5 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%v6 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot2 : i32, !llvm.ptr
llvm.br ^b7
^b7:
%v10 = llvm.load %slot2 : !llvm.ptr -> i32
%v11 = llvm.icmp "ult" %v10, %v6 : i32
llvm.cond_br %v11, ^b8, ^b9
^b8:
%v12 = llvm.load %slot2 : !llvm.ptr -> i32
%v13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%v14 = llvm.zext %v12 : i32 to i64
%v15 = llvm.getelementptr %v1[%v14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %v13, %v15 : !llvm.ptr, !llvm.ptr
%v16 = llvm.load %slot2 : !llvm.ptr -> i32
%v17 = llvm.add %v16, %c5 : i32
llvm.store %v17, %slot2 : i32, !llvm.ptr
llvm.br ^b7
^b9:
%v18 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot3 : i32, !llvm.ptr
llvm.br ^b19
^b19:
%v22 = llvm.load %slot3 : !llvm.ptr -> i32
%v23 = llvm.icmp "ult" %v22, %v18 : i32
llvm.cond_br %v23, ^b20, ^b21
^b20:
%v24 = llvm.load %slot3 : !llvm.ptr -> i32
%v25 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%v26 = llvm.zext %v24 : i32 to i64
%v27 = llvm.getelementptr %v2[%v26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %v25, %v27 : !llvm.ptr, !llvm.ptr
%v28 = llvm.load %slot3 : !llvm.ptr -> i32
%v29 = llvm.add %v28, %c5 : i32
llvm.store %v29, %slot3 : i32, !llvm.ptr
llvm.br ^b19
^b21:
llvm.call @mgpuMemset32(%v4, %c6, %c1, %v3) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%v5, %v3) : (!llvm.ptr, !llvm.ptr) -> ()
%v30 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot4 : i32, !llvm.ptr
llvm.br ^b31
^b31:
%v34 = llvm.load %slot4 : !llvm.ptr -> i32
%v35 = llvm.icmp "ult" %v34, %v30 : i32
llvm.cond_br %v35, ^b32, ^b33
^b32:
%v36 = llvm.load %slot4 : !llvm.ptr -> i32
%v37 = llvm.zext %v36 : i32 to i64
%v38 = llvm.icmp "eq" %v37, %c0 : i64
llvm.cond_br %v38, ^b39, ^b40
^b39:
%v41 = llvm.zext %v36 : i32 to i64
%v42 = llvm.getelementptr %v1[%v41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v43 = llvm.load %v42 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%v43, %v5) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^b40
^b40:
%v44 = llvm.zext %v36 : i32 to i64
%z = llvm.mlir.constant(0 : i32) : i32
%v45 = llvm.icmp "ult" %z, %v36 : i32
llvm.cond_br %v45, ^b46, ^b47
^b46:
%v48 = llvm.zext %v36 : i32 to i64
%v49 = llvm.getelementptr %v1[%v48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v50 = llvm.load %v49 : !llvm.ptr -> !llvm.ptr
%v51 = llvm.add %v36, %c7 : i32
%v52 = llvm.zext %v51 : i32 to i64
%v53 = llvm.getelementptr %v2[%v52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v54 = llvm.load %v53 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%v50, %v54) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^b47
^b47:
%v55 = llvm.zext %v36 : i32 to i64
%v56 = llvm.getelementptr %v1[%v55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v57 = llvm.load %v56 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%v4, %c6, %c1, %v57) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
%v58 = llvm.zext %v36 : i32 to i64
%v59 = llvm.getelementptr %v2[%v58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v60 = llvm.load %v59 : !llvm.ptr -> !llvm.ptr
%v61 = llvm.zext %v36 : i32 to i64
%v62 = llvm.getelementptr %v1[%v61] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v63 = llvm.load %v62 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%v60, %v63) : (!llvm.ptr, !llvm.ptr) -> ()
%v64 = llvm.load %slot4 : !llvm.ptr -> i32
%v65 = llvm.add %v64, %c5 : i32
llvm.store %v65, %slot4 : i32, !llvm.ptr
llvm.br ^b31
^b33:
%v66 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot5 : i32, !llvm.ptr
llvm.br ^b67
^b67:
%v70 = llvm.load %slot5 : !llvm.ptr -> i32
%v71 = llvm.icmp "ult" %v70, %v66 : i32
llvm.cond_br %v71, ^b68, ^b69
^b68:
%v72 = llvm.load %slot5 : !llvm.ptr -> i32
%v73 = llvm.zext %v72 : i32 to i64
%v74 = llvm.getelementptr %v1[%v73] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v75 = llvm.load %v74 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%v75) : (!llvm.ptr) -> ()
%v76 = llvm.load %slot5 : !llvm.ptr -> i32
%v77 = llvm.add %v76, %c5 : i32
llvm.store %v77, %slot5 : i32, !llvm.ptr
llvm.br ^b67
^b69:
llvm.call @mgpuStreamSynchronize(%v3) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%v4, %v3) : (!llvm.ptr, !llvm.ptr) -> ()
%v78 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot6 : i32, !llvm.ptr
llvm.br ^b79
^b79:
%v82 = llvm.load %slot6 : !llvm.ptr -> i32
%v83 = llvm.icmp "ult" %v82, %v78 : i32
llvm.cond_br %v83, ^b80, ^b81
^b80:
%v84 = llvm.load %slot6 : !llvm.ptr -> i32
%v85 = llvm.zext %v84 : i32 to i64
%v86 = llvm.getelementptr %v1[%v85] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v87 = llvm.load %v86 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamDestroy(%v87) : (!llvm.ptr) -> ()
%v88 = llvm.load %slot6 : !llvm.ptr -> i32
%v89 = llvm.add %v88, %c5 : i32
llvm.store %v89, %slot6 : i32, !llvm.ptr
llvm.br ^b79
^b81:
%v90 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot7 : i32, !llvm.ptr
llvm.br ^b91
^b91:
%v94 = llvm.load %slot7 : !llvm.ptr -> i32
%v95 = llvm.icmp "ult" %v94, %v90 : i32
llvm.cond_br %v95, ^b92, ^b93
^b92:
%v96 = llvm.load %slot7 : !llvm.ptr -> i32
%v97 = llvm.zext %v96 : i32 to i64
%v98 = llvm.getelementptr %v2[%v97] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v99 = llvm.load %v98 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%v99) : (!llvm.ptr) -> ()
%v100 = llvm.load %slot7 : !llvm.ptr -> i32
%v101 = llvm.add %v100, %c5 : i32
llvm.store %v101, %slot7 : i32, !llvm.ptr
llvm.br ^b91
^b93:
llvm.call @mgpuEventDestroy(%v5) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%v3) : (!llvm.ptr) -> ()
llvm.return
}

llvm.func @wrong_not_one(%n: i64) {
// as many as the caller says
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c2 = llvm.mlir.constant(64 : i64) : i64
%c3 = llvm.mlir.constant(0 : i8) : i8
%c4 = llvm.mlir.constant(0 : i32) : i32
%c5 = llvm.mlir.constant(1 : i32) : i32
%c6 = llvm.mlir.constant(7 : i32) : i32
%c7 = llvm.mlir.constant(-1 : i32) : i32
%v1 = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
%v2 = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
%slot2 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot3 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot4 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot5 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot6 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot7 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%v3 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%v4 = llvm.call @mgpuMemAlloc(%c2, %v3, %c3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%v5 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%v6 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot2 : i32, !llvm.ptr
llvm.br ^b7
^b7:
%v10 = llvm.load %slot2 : !llvm.ptr -> i32
%v11 = llvm.icmp "ult" %v10, %v6 : i32
llvm.cond_br %v11, ^b8, ^b9
^b8:
%v12 = llvm.load %slot2 : !llvm.ptr -> i32
%v13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%v14 = llvm.zext %v12 : i32 to i64
%v15 = llvm.getelementptr %v1[%v14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %v13, %v15 : !llvm.ptr, !llvm.ptr
%v16 = llvm.load %slot2 : !llvm.ptr -> i32
%v17 = llvm.add %v16, %c5 : i32
llvm.store %v17, %slot2 : i32, !llvm.ptr
llvm.br ^b7
^b9:
%v18 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot3 : i32, !llvm.ptr
llvm.br ^b19
^b19:
%v22 = llvm.load %slot3 : !llvm.ptr -> i32
%v23 = llvm.icmp "ult" %v22, %v18 : i32
llvm.cond_br %v23, ^b20, ^b21
^b20:
%v24 = llvm.load %slot3 : !llvm.ptr -> i32
%v25 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%v26 = llvm.zext %v24 : i32 to i64
%v27 = llvm.getelementptr %v2[%v26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %v25, %v27 : !llvm.ptr, !llvm.ptr
%v28 = llvm.load %slot3 : !llvm.ptr -> i32
%v29 = llvm.add %v28, %c5 : i32
llvm.store %v29, %slot3 : i32, !llvm.ptr
llvm.br ^b19
^b21:
llvm.call @mgpuMemset32(%v4, %c6, %c1, %v3) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%v5, %v3) : (!llvm.ptr, !llvm.ptr) -> ()
%v30 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot4 : i32, !llvm.ptr
llvm.br ^b31
^b31:
%v34 = llvm.load %slot4 : !llvm.ptr -> i32
%v35 = llvm.icmp "ult" %v34, %v30 : i32
llvm.cond_br %v35, ^b32, ^b33
^b32:
%v36 = llvm.load %slot4 : !llvm.ptr -> i32
%v37 = llvm.zext %v36 : i32 to i64
%v38 = llvm.icmp "eq" %v37, %c0 : i64
llvm.cond_br %v38, ^b39, ^b40
^b39:
%v41 = llvm.zext %v36 : i32 to i64
%v42 = llvm.getelementptr %v1[%v41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v43 = llvm.load %v42 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%v43, %v5) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^b40
^b40:
%v44 = llvm.zext %v36 : i32 to i64
%one = llvm.mlir.constant(1 : i64) : i64
%v45 = llvm.icmp "ne" %v44, %one : i64
llvm.cond_br %v45, ^b46, ^b47
^b46:
%v48 = llvm.zext %v36 : i32 to i64
%v49 = llvm.getelementptr %v1[%v48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v50 = llvm.load %v49 : !llvm.ptr -> !llvm.ptr
%v51 = llvm.add %v36, %c7 : i32
%v52 = llvm.zext %v51 : i32 to i64
%v53 = llvm.getelementptr %v2[%v52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v54 = llvm.load %v53 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%v50, %v54) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
llvm.br ^b47
^b47:
%v55 = llvm.zext %v36 : i32 to i64
%v56 = llvm.getelementptr %v1[%v55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v57 = llvm.load %v56 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%v4, %c6, %c1, %v57) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
%v58 = llvm.zext %v36 : i32 to i64
%v59 = llvm.getelementptr %v2[%v58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v60 = llvm.load %v59 : !llvm.ptr -> !llvm.ptr
%v61 = llvm.zext %v36 : i32 to i64
%v62 = llvm.getelementptr %v1[%v61] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v63 = llvm.load %v62 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%v60, %v63) : (!llvm.ptr, !llvm.ptr) -> ()
%v64 = llvm.load %slot4 : !llvm.ptr -> i32
%v65 = llvm.add %v64, %c5 : i32
llvm.store %v65, %slot4 : i32, !llvm.ptr
llvm.br ^b31
^b33:
%v66 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot5 : i32, !llvm.ptr
llvm.br ^b67
^b67:
%v70 = llvm.load %slot5 : !llvm.ptr -> i32
%v71 = llvm.icmp "ult" %v70, %v66 : i32
llvm.cond_br %v71, ^b68, ^b69
^b68:
%v72 = llvm.load %slot5 : !llvm.ptr -> i32
%v73 = llvm.zext %v72 : i32 to i64
%v74 = llvm.getelementptr %v1[%v73] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v75 = llvm.load %v74 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%v75) : (!llvm.ptr) -> ()
%v76 = llvm.load %slot5 : !llvm.ptr -> i32
%v77 = llvm.add %v76, %c5 : i32
llvm.store %v77, %slot5 : i32, !llvm.ptr
llvm.br ^b67
^b69:
llvm.call @mgpuStreamSynchronize(%v3) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%v4, %v3) : (!llvm.ptr, !llvm.ptr) -> ()
%v78 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot6 : i32, !llvm.ptr
llvm.br ^b79
^b79:
%v82 = llvm.load %slot6 : !llvm.ptr -> i32
%v83 = llvm.icmp "ult" %v82, %v78 : i32
llvm.cond_br %v83, ^b80, ^b81
^b80:
%v84 = llvm.load %slot6 : !llvm.ptr -> i32
%v85 = llvm.zext %v84 : i32 to i64
%v86 = llvm.getelementptr %v1[%v85] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v87 = llvm.load %v86 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamDestroy(%v87) : (!llvm.ptr) -> ()
%v88 = llvm.load %slot6 : !llvm.ptr -> i32
%v89 = llvm.add %v88, %c5 : i32
llvm.store %v89, %slot6 : i32, !llvm.ptr
llvm.br ^b79
^b81:
%v90 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot7 : i32, !llvm.ptr
llvm.br ^b91
^b91:
%v94 = llvm.load %slot7 : !llvm.ptr -> i32
%v95 = llvm.icmp "ult" %v94, %v90 : i32
llvm.cond_br %v95, ^b92, ^b93
^b92:
%v96 = llvm.load %slot7 : !llvm.ptr -> i32
%v97 = llvm.zext %v96 : i32 to i64
%v98 = llvm.getelementptr %v2[%v97] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v99 = llvm.load %v98 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%v99) : (!llvm.ptr) -> ()
%v100 = llvm.load %slot7 : !llvm.ptr -> i32
%v101 = llvm.add %v100, %c5 : i32
llvm.store %v101, %slot7 : i32, !llvm.ptr
llvm.br ^b91
^b93:
llvm.call @mgpuEventDestroy(%v5) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%v3) : (!llvm.ptr) -> ()
llvm.return
}

llvm.func @wrong_none(%n: i64) {
// as many as the caller says
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c2 = llvm.mlir.constant(64 : i64) : i64
%c3 = llvm.mlir.constant(0 : i8) : i8
%c4 = llvm.mlir.constant(0 : i32) : i32
%c5 = llvm.mlir.constant(1 : i32) : i32
%c6 = llvm.mlir.constant(7 : i32) : i32
%c7 = llvm.mlir.constant(-1 : i32) : i32
%v1 = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
%v2 = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
%slot2 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot3 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot4 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot5 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot6 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot7 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%v3 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%v4 = llvm.call @mgpuMemAlloc(%c2, %v3, %c3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%v5 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%v6 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot2 : i32, !llvm.ptr
llvm.br ^b7
^b7:
%v10 = llvm.load %slot2 : !llvm.ptr -> i32
%v11 = llvm.icmp "ult" %v10, %v6 : i32
llvm.cond_br %v11, ^b8, ^b9
^b8:
%v12 = llvm.load %slot2 : !llvm.ptr -> i32
%v13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%v14 = llvm.zext %v12 : i32 to i64
%v15 = llvm.getelementptr %v1[%v14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %v13, %v15 : !llvm.ptr, !llvm.ptr
%v16 = llvm.load %slot2 : !llvm.ptr -> i32
%v17 = llvm.add %v16, %c5 : i32
llvm.store %v17, %slot2 : i32, !llvm.ptr
llvm.br ^b7
^b9:
%v18 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot3 : i32, !llvm.ptr
llvm.br ^b19
^b19:
%v22 = llvm.load %slot3 : !llvm.ptr -> i32
%v23 = llvm.icmp "ult" %v22, %v18 : i32
llvm.cond_br %v23, ^b20, ^b21
^b20:
%v24 = llvm.load %slot3 : !llvm.ptr -> i32
%v25 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%v26 = llvm.zext %v24 : i32 to i64
%v27 = llvm.getelementptr %v2[%v26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %v25, %v27 : !llvm.ptr, !llvm.ptr
%v28 = llvm.load %slot3 : !llvm.ptr -> i32
%v29 = llvm.add %v28, %c5 : i32
llvm.store %v29, %slot3 : i32, !llvm.ptr
llvm.br ^b19
^b21:
llvm.call @mgpuMemset32(%v4, %c6, %c1, %v3) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%v5, %v3) : (!llvm.ptr, !llvm.ptr) -> ()
%v30 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot4 : i32, !llvm.ptr
llvm.br ^b31
^b31:
%v34 = llvm.load %slot4 : !llvm.ptr -> i32
%v35 = llvm.icmp "ult" %v34, %v30 : i32
llvm.cond_br %v35, ^b32, ^b33
^b32:
%v36 = llvm.load %slot4 : !llvm.ptr -> i32
%v37 = llvm.zext %v36 : i32 to i64
%v38 = llvm.icmp "eq" %v37, %c0 : i64
llvm.cond_br %v38, ^b39, ^b40
^b39:
%v41 = llvm.zext %v36 : i32 to i64
%v42 = llvm.getelementptr %v1[%v41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v43 = llvm.load %v42 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%v43, %v5) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^b40
^b40:
%v44 = llvm.zext %v36 : i32 to i64
%v45 = llvm.icmp "ne" %v44, %c0 : i64
llvm.br ^b46
^b46:
%v48 = llvm.zext %v36 : i32 to i64
%v49 = llvm.getelementptr %v1[%v48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v50 = llvm.load %v49 : !llvm.ptr -> !llvm.ptr
%v51 = llvm.add %v36, %c7 : i32
%v52 = llvm.zext %v51 : i32 to i64
%v53 = llvm.getelementptr %v2[%v52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v54 = llvm.load %v53 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%v50, %v54) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
llvm.br ^b47
^b47:
%v55 = llvm.zext %v36 : i32 to i64
%v56 = llvm.getelementptr %v1[%v55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v57 = llvm.load %v56 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%v4, %c6, %c1, %v57) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
%v58 = llvm.zext %v36 : i32 to i64
%v59 = llvm.getelementptr %v2[%v58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v60 = llvm.load %v59 : !llvm.ptr -> !llvm.ptr
%v61 = llvm.zext %v36 : i32 to i64
%v62 = llvm.getelementptr %v1[%v61] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v63 = llvm.load %v62 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%v60, %v63) : (!llvm.ptr, !llvm.ptr) -> ()
%v64 = llvm.load %slot4 : !llvm.ptr -> i32
%v65 = llvm.add %v64, %c5 : i32
llvm.store %v65, %slot4 : i32, !llvm.ptr
llvm.br ^b31
^b33:
%v66 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot5 : i32, !llvm.ptr
llvm.br ^b67
^b67:
%v70 = llvm.load %slot5 : !llvm.ptr -> i32
%v71 = llvm.icmp "ult" %v70, %v66 : i32
llvm.cond_br %v71, ^b68, ^b69
^b68:
%v72 = llvm.load %slot5 : !llvm.ptr -> i32
%v73 = llvm.zext %v72 : i32 to i64
%v74 = llvm.getelementptr %v1[%v73] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v75 = llvm.load %v74 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%v75) : (!llvm.ptr) -> ()
%v76 = llvm.load %slot5 : !llvm.ptr -> i32
%v77 = llvm.add %v76, %c5 : i32
llvm.store %v77, %slot5 : i32, !llvm.ptr
llvm.br ^b67
^b69:
llvm.call @mgpuStreamSynchronize(%v3) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%v4, %v3) : (!llvm.ptr, !llvm.ptr) -> ()
%v78 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot6 : i32, !llvm.ptr
llvm.br ^b79
^b79:
%v82 = llvm.load %slot6 : !llvm.ptr -> i32
%v83 = llvm.icmp "ult" %v82, %v78 : i32
llvm.cond_br %v83, ^b80, ^b81
^b80:
%v84 = llvm.load %slot6 : !llvm.ptr -> i32
%v85 = llvm.zext %v84 : i32 to i64
%v86 = llvm.getelementptr %v1[%v85] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v87 = llvm.load %v86 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamDestroy(%v87) : (!llvm.ptr) -> ()
%v88 = llvm.load %slot6 : !llvm.ptr -> i32
%v89 = llvm.add %v88, %c5 : i32
llvm.store %v89, %slot6 : i32, !llvm.ptr
llvm.br ^b79
^b81:
%v90 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot7 : i32, !llvm.ptr
llvm.br ^b91
^b91:
%v94 = llvm.load %slot7 : !llvm.ptr -> i32
%v95 = llvm.icmp "ult" %v94, %v90 : i32
llvm.cond_br %v95, ^b92, ^b93
^b92:
%v96 = llvm.load %slot7 : !llvm.ptr -> i32
%v97 = llvm.zext %v96 : i32 to i64
%v98 = llvm.getelementptr %v2[%v97] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v99 = llvm.load %v98 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%v99) : (!llvm.ptr) -> ()
%v100 = llvm.load %slot7 : !llvm.ptr -> i32
%v101 = llvm.add %v100, %c5 : i32
llvm.store %v101, %slot7 : i32, !llvm.ptr
llvm.br ^b91
^b93:
llvm.call @mgpuEventDestroy(%v5) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%v3) : (!llvm.ptr) -> ()
llvm.return
}

llvm.func @wrong_signed(%n: i64) {
// as many as the caller says
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c2 = llvm.mlir.constant(64 : i64) : i64
%c3 = llvm.mlir.constant(0 : i8) : i8
%c4 = llvm.mlir.constant(0 : i32) : i32
%c5 = llvm.mlir.constant(1 : i32) : i32
%c6 = llvm.mlir.constant(7 : i32) : i32
%c7 = llvm.mlir.constant(-1 : i32) : i32
%v1 = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
%v2 = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
%slot2 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot3 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot4 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot5 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot6 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot7 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%v3 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%v4 = llvm.call @mgpuMemAlloc(%c2, %v3, %c3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%v5 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%v6 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot2 : i32, !llvm.ptr
llvm.br ^b7
^b7:
%v10 = llvm.load %slot2 : !llvm.ptr -> i32
%v11 = llvm.icmp "ult" %v10, %v6 : i32
llvm.cond_br %v11, ^b8, ^b9
^b8:
%v12 = llvm.load %slot2 : !llvm.ptr -> i32
%v13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%v14 = llvm.zext %v12 : i32 to i64
%v15 = llvm.getelementptr %v1[%v14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %v13, %v15 : !llvm.ptr, !llvm.ptr
%v16 = llvm.load %slot2 : !llvm.ptr -> i32
%v17 = llvm.add %v16, %c5 : i32
llvm.store %v17, %slot2 : i32, !llvm.ptr
llvm.br ^b7
^b9:
%v18 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot3 : i32, !llvm.ptr
llvm.br ^b19
^b19:
%v22 = llvm.load %slot3 : !llvm.ptr -> i32
%v23 = llvm.icmp "ult" %v22, %v18 : i32
llvm.cond_br %v23, ^b20, ^b21
^b20:
%v24 = llvm.load %slot3 : !llvm.ptr -> i32
%v25 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%v26 = llvm.zext %v24 : i32 to i64
%v27 = llvm.getelementptr %v2[%v26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %v25, %v27 : !llvm.ptr, !llvm.ptr
%v28 = llvm.load %slot3 : !llvm.ptr -> i32
%v29 = llvm.add %v28, %c5 : i32
llvm.store %v29, %slot3 : i32, !llvm.ptr
llvm.br ^b19
^b21:
llvm.call @mgpuMemset32(%v4, %c6, %c1, %v3) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%v5, %v3) : (!llvm.ptr, !llvm.ptr) -> ()
%v30 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot4 : i32, !llvm.ptr
llvm.br ^b31
^b31:
%v34 = llvm.load %slot4 : !llvm.ptr -> i32
%v35 = llvm.icmp "ult" %v34, %v30 : i32
llvm.cond_br %v35, ^b32, ^b33
^b32:
%v36 = llvm.load %slot4 : !llvm.ptr -> i32
%v37 = llvm.zext %v36 : i32 to i64
%v38 = llvm.icmp "eq" %v37, %c0 : i64
llvm.cond_br %v38, ^b39, ^b40
^b39:
%v41 = llvm.zext %v36 : i32 to i64
%v42 = llvm.getelementptr %v1[%v41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v43 = llvm.load %v42 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%v43, %v5) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^b40
^b40:
%v44 = llvm.zext %v36 : i32 to i64
%z = llvm.mlir.constant(-1 : i32) : i32
%v45 = llvm.icmp "sgt" %v36, %z : i32
llvm.cond_br %v45, ^b46, ^b47
^b46:
%v48 = llvm.zext %v36 : i32 to i64
%v49 = llvm.getelementptr %v1[%v48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v50 = llvm.load %v49 : !llvm.ptr -> !llvm.ptr
%v51 = llvm.add %v36, %c7 : i32
%v52 = llvm.zext %v51 : i32 to i64
%v53 = llvm.getelementptr %v2[%v52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v54 = llvm.load %v53 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%v50, %v54) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
llvm.br ^b47
^b47:
%v55 = llvm.zext %v36 : i32 to i64
%v56 = llvm.getelementptr %v1[%v55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v57 = llvm.load %v56 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%v4, %c6, %c1, %v57) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: unknown-handle
%v58 = llvm.zext %v36 : i32 to i64
%v59 = llvm.getelementptr %v2[%v58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v60 = llvm.load %v59 : !llvm.ptr -> !llvm.ptr
%v61 = llvm.zext %v36 : i32 to i64
%v62 = llvm.getelementptr %v1[%v61] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v63 = llvm.load %v62 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%v60, %v63) : (!llvm.ptr, !llvm.ptr) -> ()
%v64 = llvm.load %slot4 : !llvm.ptr -> i32
%v65 = llvm.add %v64, %c5 : i32
llvm.store %v65, %slot4 : i32, !llvm.ptr
llvm.br ^b31
^b33:
%v66 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot5 : i32, !llvm.ptr
llvm.br ^b67
^b67:
%v70 = llvm.load %slot5 : !llvm.ptr -> i32
%v71 = llvm.icmp "ult" %v70, %v66 : i32
llvm.cond_br %v71, ^b68, ^b69
^b68:
%v72 = llvm.load %slot5 : !llvm.ptr -> i32
%v73 = llvm.zext %v72 : i32 to i64
%v74 = llvm.getelementptr %v1[%v73] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v75 = llvm.load %v74 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%v75) : (!llvm.ptr) -> ()
%v76 = llvm.load %slot5 : !llvm.ptr -> i32
%v77 = llvm.add %v76, %c5 : i32
llvm.store %v77, %slot5 : i32, !llvm.ptr
llvm.br ^b67
^b69:
llvm.call @mgpuStreamSynchronize(%v3) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%v4, %v3) : (!llvm.ptr, !llvm.ptr) -> ()
%v78 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot6 : i32, !llvm.ptr
llvm.br ^b79
^b79:
%v82 = llvm.load %slot6 : !llvm.ptr -> i32
%v83 = llvm.icmp "ult" %v82, %v78 : i32
llvm.cond_br %v83, ^b80, ^b81
^b80:
%v84 = llvm.load %slot6 : !llvm.ptr -> i32
%v85 = llvm.zext %v84 : i32 to i64
%v86 = llvm.getelementptr %v1[%v85] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v87 = llvm.load %v86 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamDestroy(%v87) : (!llvm.ptr) -> ()
%v88 = llvm.load %slot6 : !llvm.ptr -> i32
%v89 = llvm.add %v88, %c5 : i32
llvm.store %v89, %slot6 : i32, !llvm.ptr
llvm.br ^b79
^b81:
%v90 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot7 : i32, !llvm.ptr
llvm.br ^b91
^b91:
%v94 = llvm.load %slot7 : !llvm.ptr -> i32
%v95 = llvm.icmp "ult" %v94, %v90 : i32
llvm.cond_br %v95, ^b92, ^b93
^b92:
%v96 = llvm.load %slot7 : !llvm.ptr -> i32
%v97 = llvm.zext %v96 : i32 to i64
%v98 = llvm.getelementptr %v2[%v97] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v99 = llvm.load %v98 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%v99) : (!llvm.ptr) -> ()
%v100 = llvm.load %slot7 : !llvm.ptr -> i32
%v101 = llvm.add %v100, %c5 : i32
llvm.store %v101, %slot7 : i32, !llvm.ptr
llvm.br ^b91
^b93:
llvm.call @mgpuEventDestroy(%v5) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%v3) : (!llvm.ptr) -> ()
llvm.return
}

llvm.func @wrong_two_before(%n: i64) {
// as many as the caller says
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%c2 = llvm.mlir.constant(64 : i64) : i64
%c3 = llvm.mlir.constant(0 : i8) : i8
%c4 = llvm.mlir.constant(0 : i32) : i32
%c5 = llvm.mlir.constant(1 : i32) : i32
%c6 = llvm.mlir.constant(7 : i32) : i32
%c7 = llvm.mlir.constant(-2 : i32) : i32
%v1 = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
%v2 = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
%slot2 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot3 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot4 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot5 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot6 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%slot7 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
%v3 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%v4 = llvm.call @mgpuMemAlloc(%c2, %v3, %c3) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%v5 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%v6 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot2 : i32, !llvm.ptr
llvm.br ^b7
^b7:
%v10 = llvm.load %slot2 : !llvm.ptr -> i32
%v11 = llvm.icmp "ult" %v10, %v6 : i32
llvm.cond_br %v11, ^b8, ^b9
^b8:
%v12 = llvm.load %slot2 : !llvm.ptr -> i32
%v13 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%v14 = llvm.zext %v12 : i32 to i64
%v15 = llvm.getelementptr %v1[%v14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %v13, %v15 : !llvm.ptr, !llvm.ptr
%v16 = llvm.load %slot2 : !llvm.ptr -> i32
%v17 = llvm.add %v16, %c5 : i32
llvm.store %v17, %slot2 : i32, !llvm.ptr
llvm.br ^b7
^b9:
%v18 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot3 : i32, !llvm.ptr
llvm.br ^b19
^b19:
%v22 = llvm.load %slot3 : !llvm.ptr -> i32
%v23 = llvm.icmp "ult" %v22, %v18 : i32
llvm.cond_br %v23, ^b20, ^b21
^b20:
%v24 = llvm.load %slot3 : !llvm.ptr -> i32
%v25 = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%v26 = llvm.zext %v24 : i32 to i64
%v27 = llvm.getelementptr %v2[%v26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %v25, %v27 : !llvm.ptr, !llvm.ptr
%v28 = llvm.load %slot3 : !llvm.ptr -> i32
%v29 = llvm.add %v28, %c5 : i32
llvm.store %v29, %slot3 : i32, !llvm.ptr
llvm.br ^b19
^b21:
llvm.call @mgpuMemset32(%v4, %c6, %c1, %v3) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%v5, %v3) : (!llvm.ptr, !llvm.ptr) -> ()
%v30 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot4 : i32, !llvm.ptr
llvm.br ^b31
^b31:
%v34 = llvm.load %slot4 : !llvm.ptr -> i32
%v35 = llvm.icmp "ult" %v34, %v30 : i32
llvm.cond_br %v35, ^b32, ^b33
^b32:
%v36 = llvm.load %slot4 : !llvm.ptr -> i32
%v37 = llvm.zext %v36 : i32 to i64
%v38 = llvm.icmp "eq" %v37, %c0 : i64
llvm.cond_br %v38, ^b39, ^b40
^b39:
%v41 = llvm.zext %v36 : i32 to i64
%v42 = llvm.getelementptr %v1[%v41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v43 = llvm.load %v42 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%v43, %v5) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^b40
^b40:
%v44 = llvm.zext %v36 : i32 to i64
%v45 = llvm.icmp "ne" %v44, %c0 : i64
llvm.cond_br %v45, ^b46, ^b47
^b46:
%v48 = llvm.zext %v36 : i32 to i64
%v49 = llvm.getelementptr %v1[%v48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v50 = llvm.load %v49 : !llvm.ptr -> !llvm.ptr
%v51 = llvm.add %v36, %c7 : i32
%v52 = llvm.zext %v51 : i32 to i64
%v53 = llvm.getelementptr %v2[%v52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v54 = llvm.load %v53 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%v50, %v54) : (!llvm.ptr, !llvm.ptr) -> ()  // expect: unknown-handle
llvm.br ^b47
^b47:
%v55 = llvm.zext %v36 : i32 to i64
%v56 = llvm.getelementptr %v1[%v55] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v57 = llvm.load %v56 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%v4, %c6, %c1, %v57) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
%v58 = llvm.zext %v36 : i32 to i64
%v59 = llvm.getelementptr %v2[%v58] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v60 = llvm.load %v59 : !llvm.ptr -> !llvm.ptr
%v61 = llvm.zext %v36 : i32 to i64
%v62 = llvm.getelementptr %v1[%v61] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v63 = llvm.load %v62 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%v60, %v63) : (!llvm.ptr, !llvm.ptr) -> ()
%v64 = llvm.load %slot4 : !llvm.ptr -> i32
%v65 = llvm.add %v64, %c5 : i32
llvm.store %v65, %slot4 : i32, !llvm.ptr
llvm.br ^b31
^b33:
%v66 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot5 : i32, !llvm.ptr
llvm.br ^b67
^b67:
%v70 = llvm.load %slot5 : !llvm.ptr -> i32
%v71 = llvm.icmp "ult" %v70, %v66 : i32
llvm.cond_br %v71, ^b68, ^b69
^b68:
%v72 = llvm.load %slot5 : !llvm.ptr -> i32
%v73 = llvm.zext %v72 : i32 to i64
%v74 = llvm.getelementptr %v1[%v73] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v75 = llvm.load %v74 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%v75) : (!llvm.ptr) -> ()
%v76 = llvm.load %slot5 : !llvm.ptr -> i32
%v77 = llvm.add %v76, %c5 : i32
llvm.store %v77, %slot5 : i32, !llvm.ptr
llvm.br ^b67
^b69:
llvm.call @mgpuStreamSynchronize(%v3) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%v4, %v3) : (!llvm.ptr, !llvm.ptr) -> ()
%v78 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot6 : i32, !llvm.ptr
llvm.br ^b79
^b79:
%v82 = llvm.load %slot6 : !llvm.ptr -> i32
%v83 = llvm.icmp "ult" %v82, %v78 : i32
llvm.cond_br %v83, ^b80, ^b81
^b80:
%v84 = llvm.load %slot6 : !llvm.ptr -> i32
%v85 = llvm.zext %v84 : i32 to i64
%v86 = llvm.getelementptr %v1[%v85] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v87 = llvm.load %v86 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamDestroy(%v87) : (!llvm.ptr) -> ()
%v88 = llvm.load %slot6 : !llvm.ptr -> i32
%v89 = llvm.add %v88, %c5 : i32
llvm.store %v89, %slot6 : i32, !llvm.ptr
llvm.br ^b79
^b81:
%v90 = llvm.trunc %n : i64 to i32
llvm.store %c4, %slot7 : i32, !llvm.ptr
llvm.br ^b91
^b91:
%v94 = llvm.load %slot7 : !llvm.ptr -> i32
%v95 = llvm.icmp "ult" %v94, %v90 : i32
llvm.cond_br %v95, ^b92, ^b93
^b92:
%v96 = llvm.load %slot7 : !llvm.ptr -> i32
%v97 = llvm.zext %v96 : i32 to i64
%v98 = llvm.getelementptr %v2[%v97] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%v99 = llvm.load %v98 : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%v99) : (!llvm.ptr) -> ()
%v100 = llvm.load %slot7 : !llvm.ptr -> i32
%v101 = llvm.add %v100, %c5 : i32
llvm.store %v101, %slot7 : i32, !llvm.ptr
llvm.br ^b91
^b93:
llvm.call @mgpuEventDestroy(%v5) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%v3) : (!llvm.ptr) -> ()
llvm.return
}
