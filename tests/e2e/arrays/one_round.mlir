// Stages of which each waits for the one before, in loops of one iteration, which no second one follows; and of two, where one does.

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
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @tested_before() {
%n = llvm.mlir.constant(1 : i64) : i64
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%cm = llvm.mlir.constant(-1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%e = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%own = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %own, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%begun = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
llvm.br ^make(%c0 : i64)
^make(%m: i64):
%mt = llvm.icmp "ult" %m, %n : i64
llvm.cond_br %mt, ^makeb, ^makee
^makeb:
%ms = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%mp = llvm.getelementptr %s[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %ms, %mp : !llvm.ptr, !llvm.ptr
%me = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%mq = llvm.getelementptr %e[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %me, %mq : !llvm.ptr, !llvm.ptr
%mn = llvm.add %m, %c1 : i64
llvm.br ^make(%mn : i64)
^makee:
llvm.call @mgpuMemset32(%b, %v, %c1, %own) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%begun, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^use(%c0 : i64)
^use(%u: i64):
%ut = llvm.icmp "ult" %u, %n : i64
llvm.cond_br %ut, ^useb, ^usee
^useb:
%u0 = llvm.icmp "eq" %u, %c0 : i64
llvm.cond_br %u0, ^first, ^then
^first:
%us0p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us0 = llvm.load %us0p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us0, %begun) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^then
^then:
%u1 = llvm.icmp "ne" %u, %c0 : i64
llvm.cond_br %u1, ^later, ^work
^later:
%us1p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us1 = llvm.load %us1p : !llvm.ptr -> !llvm.ptr
%ub = llvm.add %u, %cm : i64
%ue1p = llvm.getelementptr %e[%ub] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue1 = llvm.load %ue1p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us1, %ue1) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^work
^work:
%us2p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us2 = llvm.load %us2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%b, %v, %c1, %us2) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
%ue2p = llvm.getelementptr %e[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue2 = llvm.load %ue2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%ue2, %us2) : (!llvm.ptr, !llvm.ptr) -> ()
%un = llvm.add %u, %c1 : i64
llvm.br ^use(%un : i64)
^usee:
llvm.br ^end(%c0 : i64)
^end(%d: i64):
%dt = llvm.icmp "ult" %d, %n : i64
llvm.cond_br %dt, ^endb, ^ende
^endb:
%dsp = llvm.getelementptr %s[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ds = llvm.load %dsp : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%ds) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%ds) : (!llvm.ptr) -> ()
%dep = llvm.getelementptr %e[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%de = llvm.load %dep : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%de) : (!llvm.ptr) -> ()
%dn = llvm.add %d, %c1 : i64
llvm.br ^end(%dn : i64)
^ende:
llvm.call @mgpuStreamSynchronize(%own) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%begun) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%own) : (!llvm.ptr) -> ()
llvm.call @free(%s) : (!llvm.ptr) -> ()
llvm.call @free(%e) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @tested_before_without_second_wait() {
%n = llvm.mlir.constant(1 : i64) : i64
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%cm = llvm.mlir.constant(-1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%e = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%own = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %own, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%begun = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
llvm.br ^make(%c0 : i64)
^make(%m: i64):
%mt = llvm.icmp "ult" %m, %n : i64
llvm.cond_br %mt, ^makeb, ^makee
^makeb:
%ms = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%mp = llvm.getelementptr %s[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %ms, %mp : !llvm.ptr, !llvm.ptr
%me = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%mq = llvm.getelementptr %e[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %me, %mq : !llvm.ptr, !llvm.ptr
%mn = llvm.add %m, %c1 : i64
llvm.br ^make(%mn : i64)
^makee:
llvm.call @mgpuMemset32(%b, %v, %c1, %own) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%begun, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^use(%c0 : i64)
^use(%u: i64):
%ut = llvm.icmp "ult" %u, %n : i64
llvm.cond_br %ut, ^useb, ^usee
^useb:
%u0 = llvm.icmp "eq" %u, %c0 : i64
llvm.cond_br %u0, ^first, ^then
^first:
%us0p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us0 = llvm.load %us0p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us0, %begun) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^then
^then:
%u1 = llvm.icmp "ne" %u, %c0 : i64
llvm.cond_br %u1, ^later, ^work
^later:
%us1p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us1 = llvm.load %us1p : !llvm.ptr -> !llvm.ptr
%ub = llvm.add %u, %cm : i64
%ue1p = llvm.getelementptr %e[%ub] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue1 = llvm.load %ue1p : !llvm.ptr -> !llvm.ptr
llvm.br ^work
^work:
%us2p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us2 = llvm.load %us2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%b, %v, %c1, %us2) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
%ue2p = llvm.getelementptr %e[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue2 = llvm.load %ue2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%ue2, %us2) : (!llvm.ptr, !llvm.ptr) -> ()
%un = llvm.add %u, %c1 : i64
llvm.br ^use(%un : i64)
^usee:
llvm.br ^end(%c0 : i64)
^end(%d: i64):
%dt = llvm.icmp "ult" %d, %n : i64
llvm.cond_br %dt, ^endb, ^ende
^endb:
%dsp = llvm.getelementptr %s[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ds = llvm.load %dsp : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%ds) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%ds) : (!llvm.ptr) -> ()
%dep = llvm.getelementptr %e[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%de = llvm.load %dep : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%de) : (!llvm.ptr) -> ()
%dn = llvm.add %d, %c1 : i64
llvm.br ^end(%dn : i64)
^ende:
llvm.call @mgpuStreamSynchronize(%own) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%begun) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%own) : (!llvm.ptr) -> ()
llvm.call @free(%s) : (!llvm.ptr) -> ()
llvm.call @free(%e) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @tested_before_two() {
%n = llvm.mlir.constant(2 : i64) : i64
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%cm = llvm.mlir.constant(-1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%e = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%own = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %own, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%begun = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
llvm.br ^make(%c0 : i64)
^make(%m: i64):
%mt = llvm.icmp "ult" %m, %n : i64
llvm.cond_br %mt, ^makeb, ^makee
^makeb:
%ms = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%mp = llvm.getelementptr %s[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %ms, %mp : !llvm.ptr, !llvm.ptr
%me = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%mq = llvm.getelementptr %e[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %me, %mq : !llvm.ptr, !llvm.ptr
%mn = llvm.add %m, %c1 : i64
llvm.br ^make(%mn : i64)
^makee:
llvm.call @mgpuMemset32(%b, %v, %c1, %own) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%begun, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^use(%c0 : i64)
^use(%u: i64):
%ut = llvm.icmp "ult" %u, %n : i64
llvm.cond_br %ut, ^useb, ^usee
^useb:
%u0 = llvm.icmp "eq" %u, %c0 : i64
llvm.cond_br %u0, ^first, ^then
^first:
%us0p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us0 = llvm.load %us0p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us0, %begun) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^then
^then:
%u1 = llvm.icmp "ne" %u, %c0 : i64
llvm.cond_br %u1, ^later, ^work
^later:
%us1p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us1 = llvm.load %us1p : !llvm.ptr -> !llvm.ptr
%ub = llvm.add %u, %cm : i64
%ue1p = llvm.getelementptr %e[%ub] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue1 = llvm.load %ue1p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us1, %ue1) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^work
^work:
%us2p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us2 = llvm.load %us2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%b, %v, %c1, %us2) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
%ue2p = llvm.getelementptr %e[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue2 = llvm.load %ue2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%ue2, %us2) : (!llvm.ptr, !llvm.ptr) -> ()
%un = llvm.add %u, %c1 : i64
llvm.br ^use(%un : i64)
^usee:
llvm.br ^end(%c0 : i64)
^end(%d: i64):
%dt = llvm.icmp "ult" %d, %n : i64
llvm.cond_br %dt, ^endb, ^ende
^endb:
%dsp = llvm.getelementptr %s[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ds = llvm.load %dsp : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%ds) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%ds) : (!llvm.ptr) -> ()
%dep = llvm.getelementptr %e[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%de = llvm.load %dep : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%de) : (!llvm.ptr) -> ()
%dn = llvm.add %d, %c1 : i64
llvm.br ^end(%dn : i64)
^ende:
llvm.call @mgpuStreamSynchronize(%own) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%begun) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%own) : (!llvm.ptr) -> ()
llvm.call @free(%s) : (!llvm.ptr) -> ()
llvm.call @free(%e) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @tested_before_two_without_second_wait() {
%n = llvm.mlir.constant(2 : i64) : i64
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%cm = llvm.mlir.constant(-1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%e = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%own = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %own, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%begun = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
llvm.br ^make(%c0 : i64)
^make(%m: i64):
%mt = llvm.icmp "ult" %m, %n : i64
llvm.cond_br %mt, ^makeb, ^makee
^makeb:
%ms = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%mp = llvm.getelementptr %s[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %ms, %mp : !llvm.ptr, !llvm.ptr
%me = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%mq = llvm.getelementptr %e[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %me, %mq : !llvm.ptr, !llvm.ptr
%mn = llvm.add %m, %c1 : i64
llvm.br ^make(%mn : i64)
^makee:
llvm.call @mgpuMemset32(%b, %v, %c1, %own) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%begun, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^use(%c0 : i64)
^use(%u: i64):
%ut = llvm.icmp "ult" %u, %n : i64
llvm.cond_br %ut, ^useb, ^usee
^useb:
%u0 = llvm.icmp "eq" %u, %c0 : i64
llvm.cond_br %u0, ^first, ^then
^first:
%us0p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us0 = llvm.load %us0p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us0, %begun) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^then
^then:
%u1 = llvm.icmp "ne" %u, %c0 : i64
llvm.cond_br %u1, ^later, ^work
^later:
%us1p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us1 = llvm.load %us1p : !llvm.ptr -> !llvm.ptr
%ub = llvm.add %u, %cm : i64
%ue1p = llvm.getelementptr %e[%ub] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue1 = llvm.load %ue1p : !llvm.ptr -> !llvm.ptr
llvm.br ^work
^work:
%us2p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us2 = llvm.load %us2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%b, %v, %c1, %us2) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
%ue2p = llvm.getelementptr %e[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue2 = llvm.load %ue2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%ue2, %us2) : (!llvm.ptr, !llvm.ptr) -> ()
%un = llvm.add %u, %c1 : i64
llvm.br ^use(%un : i64)
^usee:
llvm.br ^end(%c0 : i64)
^end(%d: i64):
%dt = llvm.icmp "ult" %d, %n : i64
llvm.cond_br %dt, ^endb, ^ende
^endb:
%dsp = llvm.getelementptr %s[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ds = llvm.load %dsp : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%ds) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%ds) : (!llvm.ptr) -> ()
%dep = llvm.getelementptr %e[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%de = llvm.load %dep : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%de) : (!llvm.ptr) -> ()
%dn = llvm.add %d, %c1 : i64
llvm.br ^end(%dn : i64)
^ende:
llvm.call @mgpuStreamSynchronize(%own) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%begun) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%own) : (!llvm.ptr) -> ()
llvm.call @free(%s) : (!llvm.ptr) -> ()
llvm.call @free(%e) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @tested_before_without_wait() {
%n = llvm.mlir.constant(1 : i64) : i64
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%cm = llvm.mlir.constant(-1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%e = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%own = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %own, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%begun = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
llvm.br ^make(%c0 : i64)
^make(%m: i64):
%mt = llvm.icmp "ult" %m, %n : i64
llvm.cond_br %mt, ^makeb, ^makee
^makeb:
%ms = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%mp = llvm.getelementptr %s[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %ms, %mp : !llvm.ptr, !llvm.ptr
%me = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%mq = llvm.getelementptr %e[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %me, %mq : !llvm.ptr, !llvm.ptr
%mn = llvm.add %m, %c1 : i64
llvm.br ^make(%mn : i64)
^makee:
llvm.call @mgpuMemset32(%b, %v, %c1, %own) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%begun, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^use(%c0 : i64)
^use(%u: i64):
%ut = llvm.icmp "ult" %u, %n : i64
llvm.cond_br %ut, ^useb, ^usee
^useb:
%u0 = llvm.icmp "eq" %u, %c0 : i64
llvm.cond_br %u0, ^first, ^then
^first:
%us0p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us0 = llvm.load %us0p : !llvm.ptr -> !llvm.ptr
llvm.br ^then
^then:
%u1 = llvm.icmp "ne" %u, %c0 : i64
llvm.cond_br %u1, ^later, ^work
^later:
%us1p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us1 = llvm.load %us1p : !llvm.ptr -> !llvm.ptr
%ub = llvm.add %u, %cm : i64
%ue1p = llvm.getelementptr %e[%ub] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue1 = llvm.load %ue1p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us1, %ue1) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^work
^work:
%us2p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us2 = llvm.load %us2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%b, %v, %c1, %us2) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
%ue2p = llvm.getelementptr %e[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue2 = llvm.load %ue2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%ue2, %us2) : (!llvm.ptr, !llvm.ptr) -> ()
%un = llvm.add %u, %c1 : i64
llvm.br ^use(%un : i64)
^usee:
llvm.br ^end(%c0 : i64)
^end(%d: i64):
%dt = llvm.icmp "ult" %d, %n : i64
llvm.cond_br %dt, ^endb, ^ende
^endb:
%dsp = llvm.getelementptr %s[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ds = llvm.load %dsp : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%ds) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%ds) : (!llvm.ptr) -> ()
%dep = llvm.getelementptr %e[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%de = llvm.load %dep : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%de) : (!llvm.ptr) -> ()
%dn = llvm.add %d, %c1 : i64
llvm.br ^end(%dn : i64)
^ende:
llvm.call @mgpuStreamSynchronize(%own) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%begun) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%own) : (!llvm.ptr) -> ()
llvm.call @free(%s) : (!llvm.ptr) -> ()
llvm.call @free(%e) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @tested_before_destroyed_again() {
%n = llvm.mlir.constant(1 : i64) : i64
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%cm = llvm.mlir.constant(-1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%e = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%own = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %own, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%begun = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
llvm.br ^make(%c0 : i64)
^make(%m: i64):
%mt = llvm.icmp "ult" %m, %n : i64
llvm.cond_br %mt, ^makeb, ^makee
^makeb:
%ms = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%mp = llvm.getelementptr %s[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %ms, %mp : !llvm.ptr, !llvm.ptr
%me = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%mq = llvm.getelementptr %e[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %me, %mq : !llvm.ptr, !llvm.ptr
%mn = llvm.add %m, %c1 : i64
llvm.br ^make(%mn : i64)
^makee:
llvm.call @mgpuMemset32(%b, %v, %c1, %own) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%begun, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^use(%c0 : i64)
^use(%u: i64):
%ut = llvm.icmp "ult" %u, %n : i64
llvm.cond_br %ut, ^useb, ^usee
^useb:
%u0 = llvm.icmp "eq" %u, %c0 : i64
llvm.cond_br %u0, ^first, ^then
^first:
%us0p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us0 = llvm.load %us0p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us0, %begun) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^then
^then:
%u1 = llvm.icmp "ne" %u, %c0 : i64
llvm.cond_br %u1, ^later, ^work
^later:
%us1p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us1 = llvm.load %us1p : !llvm.ptr -> !llvm.ptr
%ub = llvm.add %u, %cm : i64
%ue1p = llvm.getelementptr %e[%ub] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue1 = llvm.load %ue1p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us1, %ue1) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^work
^work:
%us2p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us2 = llvm.load %us2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%b, %v, %c1, %us2) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
%ue2p = llvm.getelementptr %e[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue2 = llvm.load %ue2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%ue2, %us2) : (!llvm.ptr, !llvm.ptr) -> ()
%un = llvm.add %u, %c1 : i64
llvm.br ^use(%un : i64)
^usee:
llvm.br ^end(%c0 : i64)
^end(%d: i64):
%dt = llvm.icmp "ult" %d, %n : i64
llvm.cond_br %dt, ^endb, ^ende
^endb:
%dsp = llvm.getelementptr %s[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ds = llvm.load %dsp : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%ds) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%ds) : (!llvm.ptr) -> ()
%dep = llvm.getelementptr %e[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%de = llvm.load %dep : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%de) : (!llvm.ptr) -> ()
%dn = llvm.add %d, %c1 : i64
llvm.br ^end(%dn : i64)
^ende:
%againp = llvm.getelementptr %s[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%again = llvm.load %againp : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamDestroy(%again) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
llvm.call @mgpuStreamSynchronize(%own) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%begun) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%own) : (!llvm.ptr) -> ()
llvm.call @free(%s) : (!llvm.ptr) -> ()
llvm.call @free(%e) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @tested_after() {
%n = llvm.mlir.constant(1 : i64) : i64
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%cm = llvm.mlir.constant(-1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%e = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%own = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %own, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%begun = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
llvm.br ^make(%c0 : i64)
^make(%m: i64):
%ms = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%mp = llvm.getelementptr %s[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %ms, %mp : !llvm.ptr, !llvm.ptr
%me = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%mq = llvm.getelementptr %e[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %me, %mq : !llvm.ptr, !llvm.ptr
%mn = llvm.add %m, %c1 : i64
%mt = llvm.icmp "ne" %mn, %n : i64
llvm.cond_br %mt, ^make(%mn : i64), ^makee
^makee:
llvm.call @mgpuMemset32(%b, %v, %c1, %own) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%begun, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^use(%c0 : i64)
^use(%u: i64):
%u0 = llvm.icmp "eq" %u, %c0 : i64
llvm.cond_br %u0, ^first, ^then
^first:
%us0p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us0 = llvm.load %us0p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us0, %begun) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^then
^then:
%u1 = llvm.icmp "ne" %u, %c0 : i64
llvm.cond_br %u1, ^later, ^work
^later:
%us1p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us1 = llvm.load %us1p : !llvm.ptr -> !llvm.ptr
%ub = llvm.add %u, %cm : i64
%ue1p = llvm.getelementptr %e[%ub] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue1 = llvm.load %ue1p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us1, %ue1) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^work
^work:
%us2p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us2 = llvm.load %us2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%b, %v, %c1, %us2) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
%ue2p = llvm.getelementptr %e[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue2 = llvm.load %ue2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%ue2, %us2) : (!llvm.ptr, !llvm.ptr) -> ()
%un = llvm.add %u, %c1 : i64
%ut = llvm.icmp "ne" %un, %n : i64
llvm.cond_br %ut, ^use(%un : i64), ^usee
^usee:
llvm.br ^end(%c0 : i64)
^end(%d: i64):
%dsp = llvm.getelementptr %s[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ds = llvm.load %dsp : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%ds) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%ds) : (!llvm.ptr) -> ()
%dep = llvm.getelementptr %e[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%de = llvm.load %dep : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%de) : (!llvm.ptr) -> ()
%dn = llvm.add %d, %c1 : i64
%dt = llvm.icmp "ne" %dn, %n : i64
llvm.cond_br %dt, ^end(%dn : i64), ^ende
^ende:
llvm.call @mgpuStreamSynchronize(%own) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%begun) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%own) : (!llvm.ptr) -> ()
llvm.call @free(%s) : (!llvm.ptr) -> ()
llvm.call @free(%e) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @tested_after_without_second_wait() {
%n = llvm.mlir.constant(1 : i64) : i64
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%cm = llvm.mlir.constant(-1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%e = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%own = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %own, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%begun = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
llvm.br ^make(%c0 : i64)
^make(%m: i64):
%ms = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%mp = llvm.getelementptr %s[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %ms, %mp : !llvm.ptr, !llvm.ptr
%me = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%mq = llvm.getelementptr %e[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %me, %mq : !llvm.ptr, !llvm.ptr
%mn = llvm.add %m, %c1 : i64
%mt = llvm.icmp "ne" %mn, %n : i64
llvm.cond_br %mt, ^make(%mn : i64), ^makee
^makee:
llvm.call @mgpuMemset32(%b, %v, %c1, %own) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%begun, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^use(%c0 : i64)
^use(%u: i64):
%u0 = llvm.icmp "eq" %u, %c0 : i64
llvm.cond_br %u0, ^first, ^then
^first:
%us0p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us0 = llvm.load %us0p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us0, %begun) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^then
^then:
%u1 = llvm.icmp "ne" %u, %c0 : i64
llvm.cond_br %u1, ^later, ^work
^later:
%us1p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us1 = llvm.load %us1p : !llvm.ptr -> !llvm.ptr
%ub = llvm.add %u, %cm : i64
%ue1p = llvm.getelementptr %e[%ub] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue1 = llvm.load %ue1p : !llvm.ptr -> !llvm.ptr
llvm.br ^work
^work:
%us2p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us2 = llvm.load %us2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%b, %v, %c1, %us2) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
%ue2p = llvm.getelementptr %e[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue2 = llvm.load %ue2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%ue2, %us2) : (!llvm.ptr, !llvm.ptr) -> ()
%un = llvm.add %u, %c1 : i64
%ut = llvm.icmp "ne" %un, %n : i64
llvm.cond_br %ut, ^use(%un : i64), ^usee
^usee:
llvm.br ^end(%c0 : i64)
^end(%d: i64):
%dsp = llvm.getelementptr %s[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ds = llvm.load %dsp : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%ds) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%ds) : (!llvm.ptr) -> ()
%dep = llvm.getelementptr %e[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%de = llvm.load %dep : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%de) : (!llvm.ptr) -> ()
%dn = llvm.add %d, %c1 : i64
%dt = llvm.icmp "ne" %dn, %n : i64
llvm.cond_br %dt, ^end(%dn : i64), ^ende
^ende:
llvm.call @mgpuStreamSynchronize(%own) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%begun) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%own) : (!llvm.ptr) -> ()
llvm.call @free(%s) : (!llvm.ptr) -> ()
llvm.call @free(%e) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @tested_after_two() {
%n = llvm.mlir.constant(2 : i64) : i64
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%cm = llvm.mlir.constant(-1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%e = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%own = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %own, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%begun = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
llvm.br ^make(%c0 : i64)
^make(%m: i64):
%ms = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%mp = llvm.getelementptr %s[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %ms, %mp : !llvm.ptr, !llvm.ptr
%me = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%mq = llvm.getelementptr %e[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %me, %mq : !llvm.ptr, !llvm.ptr
%mn = llvm.add %m, %c1 : i64
%mt = llvm.icmp "ne" %mn, %n : i64
llvm.cond_br %mt, ^make(%mn : i64), ^makee
^makee:
llvm.call @mgpuMemset32(%b, %v, %c1, %own) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%begun, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^use(%c0 : i64)
^use(%u: i64):
%u0 = llvm.icmp "eq" %u, %c0 : i64
llvm.cond_br %u0, ^first, ^then
^first:
%us0p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us0 = llvm.load %us0p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us0, %begun) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^then
^then:
%u1 = llvm.icmp "ne" %u, %c0 : i64
llvm.cond_br %u1, ^later, ^work
^later:
%us1p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us1 = llvm.load %us1p : !llvm.ptr -> !llvm.ptr
%ub = llvm.add %u, %cm : i64
%ue1p = llvm.getelementptr %e[%ub] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue1 = llvm.load %ue1p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us1, %ue1) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^work
^work:
%us2p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us2 = llvm.load %us2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%b, %v, %c1, %us2) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
%ue2p = llvm.getelementptr %e[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue2 = llvm.load %ue2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%ue2, %us2) : (!llvm.ptr, !llvm.ptr) -> ()
%un = llvm.add %u, %c1 : i64
%ut = llvm.icmp "ne" %un, %n : i64
llvm.cond_br %ut, ^use(%un : i64), ^usee
^usee:
llvm.br ^end(%c0 : i64)
^end(%d: i64):
%dsp = llvm.getelementptr %s[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ds = llvm.load %dsp : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%ds) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%ds) : (!llvm.ptr) -> ()
%dep = llvm.getelementptr %e[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%de = llvm.load %dep : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%de) : (!llvm.ptr) -> ()
%dn = llvm.add %d, %c1 : i64
%dt = llvm.icmp "ne" %dn, %n : i64
llvm.cond_br %dt, ^end(%dn : i64), ^ende
^ende:
llvm.call @mgpuStreamSynchronize(%own) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%begun) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%own) : (!llvm.ptr) -> ()
llvm.call @free(%s) : (!llvm.ptr) -> ()
llvm.call @free(%e) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @tested_after_two_without_second_wait() {
%n = llvm.mlir.constant(2 : i64) : i64
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%cm = llvm.mlir.constant(-1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%e = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%own = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %own, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%begun = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
llvm.br ^make(%c0 : i64)
^make(%m: i64):
%ms = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%mp = llvm.getelementptr %s[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %ms, %mp : !llvm.ptr, !llvm.ptr
%me = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%mq = llvm.getelementptr %e[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %me, %mq : !llvm.ptr, !llvm.ptr
%mn = llvm.add %m, %c1 : i64
%mt = llvm.icmp "ne" %mn, %n : i64
llvm.cond_br %mt, ^make(%mn : i64), ^makee
^makee:
llvm.call @mgpuMemset32(%b, %v, %c1, %own) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%begun, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^use(%c0 : i64)
^use(%u: i64):
%u0 = llvm.icmp "eq" %u, %c0 : i64
llvm.cond_br %u0, ^first, ^then
^first:
%us0p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us0 = llvm.load %us0p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us0, %begun) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^then
^then:
%u1 = llvm.icmp "ne" %u, %c0 : i64
llvm.cond_br %u1, ^later, ^work
^later:
%us1p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us1 = llvm.load %us1p : !llvm.ptr -> !llvm.ptr
%ub = llvm.add %u, %cm : i64
%ue1p = llvm.getelementptr %e[%ub] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue1 = llvm.load %ue1p : !llvm.ptr -> !llvm.ptr
llvm.br ^work
^work:
%us2p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us2 = llvm.load %us2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%b, %v, %c1, %us2) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
%ue2p = llvm.getelementptr %e[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue2 = llvm.load %ue2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%ue2, %us2) : (!llvm.ptr, !llvm.ptr) -> ()
%un = llvm.add %u, %c1 : i64
%ut = llvm.icmp "ne" %un, %n : i64
llvm.cond_br %ut, ^use(%un : i64), ^usee
^usee:
llvm.br ^end(%c0 : i64)
^end(%d: i64):
%dsp = llvm.getelementptr %s[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ds = llvm.load %dsp : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%ds) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%ds) : (!llvm.ptr) -> ()
%dep = llvm.getelementptr %e[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%de = llvm.load %dep : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%de) : (!llvm.ptr) -> ()
%dn = llvm.add %d, %c1 : i64
%dt = llvm.icmp "ne" %dn, %n : i64
llvm.cond_br %dt, ^end(%dn : i64), ^ende
^ende:
llvm.call @mgpuStreamSynchronize(%own) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%begun) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%own) : (!llvm.ptr) -> ()
llvm.call @free(%s) : (!llvm.ptr) -> ()
llvm.call @free(%e) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @tested_after_without_wait() {
%n = llvm.mlir.constant(1 : i64) : i64
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%cm = llvm.mlir.constant(-1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%e = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%own = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %own, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%begun = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
llvm.br ^make(%c0 : i64)
^make(%m: i64):
%ms = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%mp = llvm.getelementptr %s[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %ms, %mp : !llvm.ptr, !llvm.ptr
%me = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%mq = llvm.getelementptr %e[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %me, %mq : !llvm.ptr, !llvm.ptr
%mn = llvm.add %m, %c1 : i64
%mt = llvm.icmp "ne" %mn, %n : i64
llvm.cond_br %mt, ^make(%mn : i64), ^makee
^makee:
llvm.call @mgpuMemset32(%b, %v, %c1, %own) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%begun, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^use(%c0 : i64)
^use(%u: i64):
%u0 = llvm.icmp "eq" %u, %c0 : i64
llvm.cond_br %u0, ^first, ^then
^first:
%us0p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us0 = llvm.load %us0p : !llvm.ptr -> !llvm.ptr
llvm.br ^then
^then:
%u1 = llvm.icmp "ne" %u, %c0 : i64
llvm.cond_br %u1, ^later, ^work
^later:
%us1p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us1 = llvm.load %us1p : !llvm.ptr -> !llvm.ptr
%ub = llvm.add %u, %cm : i64
%ue1p = llvm.getelementptr %e[%ub] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue1 = llvm.load %ue1p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us1, %ue1) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^work
^work:
%us2p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us2 = llvm.load %us2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%b, %v, %c1, %us2) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()  // expect: stream-race
%ue2p = llvm.getelementptr %e[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue2 = llvm.load %ue2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%ue2, %us2) : (!llvm.ptr, !llvm.ptr) -> ()
%un = llvm.add %u, %c1 : i64
%ut = llvm.icmp "ne" %un, %n : i64
llvm.cond_br %ut, ^use(%un : i64), ^usee
^usee:
llvm.br ^end(%c0 : i64)
^end(%d: i64):
%dsp = llvm.getelementptr %s[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ds = llvm.load %dsp : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%ds) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%ds) : (!llvm.ptr) -> ()
%dep = llvm.getelementptr %e[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%de = llvm.load %dep : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%de) : (!llvm.ptr) -> ()
%dn = llvm.add %d, %c1 : i64
%dt = llvm.icmp "ne" %dn, %n : i64
llvm.cond_br %dt, ^end(%dn : i64), ^ende
^ende:
llvm.call @mgpuStreamSynchronize(%own) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%begun) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%own) : (!llvm.ptr) -> ()
llvm.call @free(%s) : (!llvm.ptr) -> ()
llvm.call @free(%e) : (!llvm.ptr) -> ()
llvm.return
}
llvm.func @tested_after_destroyed_again() {
%n = llvm.mlir.constant(1 : i64) : i64
%c0 = llvm.mlir.constant(0 : i64) : i64
%c1 = llvm.mlir.constant(1 : i64) : i64
%cm = llvm.mlir.constant(-1 : i64) : i64
%c64 = llvm.mlir.constant(64 : i64) : i64
%v = llvm.mlir.constant(7 : i32) : i32
%dev = llvm.mlir.constant(0 : i8) : i8
%s = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%e = llvm.call @malloc(%c64) : (i64) -> !llvm.ptr
%own = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%b = llvm.call @mgpuMemAlloc(%c64, %own, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr
%begun = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
llvm.br ^make(%c0 : i64)
^make(%m: i64):
%ms = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
%mp = llvm.getelementptr %s[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %ms, %mp : !llvm.ptr, !llvm.ptr
%me = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
%mq = llvm.getelementptr %e[%m] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
llvm.store %me, %mq : !llvm.ptr, !llvm.ptr
%mn = llvm.add %m, %c1 : i64
%mt = llvm.icmp "ne" %mn, %n : i64
llvm.cond_br %mt, ^make(%mn : i64), ^makee
^makee:
llvm.call @mgpuMemset32(%b, %v, %c1, %own) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
llvm.call @mgpuEventRecord(%begun, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^use(%c0 : i64)
^use(%u: i64):
%u0 = llvm.icmp "eq" %u, %c0 : i64
llvm.cond_br %u0, ^first, ^then
^first:
%us0p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us0 = llvm.load %us0p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us0, %begun) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^then
^then:
%u1 = llvm.icmp "ne" %u, %c0 : i64
llvm.cond_br %u1, ^later, ^work
^later:
%us1p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us1 = llvm.load %us1p : !llvm.ptr -> !llvm.ptr
%ub = llvm.add %u, %cm : i64
%ue1p = llvm.getelementptr %e[%ub] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue1 = llvm.load %ue1p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamWaitEvent(%us1, %ue1) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.br ^work
^work:
%us2p = llvm.getelementptr %s[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%us2 = llvm.load %us2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuMemset32(%b, %v, %c1, %us2) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
%ue2p = llvm.getelementptr %e[%u] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ue2 = llvm.load %ue2p : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventRecord(%ue2, %us2) : (!llvm.ptr, !llvm.ptr) -> ()
%un = llvm.add %u, %c1 : i64
%ut = llvm.icmp "ne" %un, %n : i64
llvm.cond_br %ut, ^use(%un : i64), ^usee
^usee:
llvm.br ^end(%c0 : i64)
^end(%d: i64):
%dsp = llvm.getelementptr %s[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%ds = llvm.load %dsp : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamSynchronize(%ds) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%ds) : (!llvm.ptr) -> ()
%dep = llvm.getelementptr %e[%d] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%de = llvm.load %dep : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuEventDestroy(%de) : (!llvm.ptr) -> ()
%dn = llvm.add %d, %c1 : i64
%dt = llvm.icmp "ne" %dn, %n : i64
llvm.cond_br %dt, ^end(%dn : i64), ^ende
^ende:
%againp = llvm.getelementptr %s[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
%again = llvm.load %againp : !llvm.ptr -> !llvm.ptr
llvm.call @mgpuStreamDestroy(%again) : (!llvm.ptr) -> ()  // expect: stream-double-destroy
llvm.call @mgpuStreamSynchronize(%own) : (!llvm.ptr) -> ()
llvm.call @mgpuMemFree(%b, %own) : (!llvm.ptr, !llvm.ptr) -> ()
llvm.call @mgpuEventDestroy(%begun) : (!llvm.ptr) -> ()
llvm.call @mgpuStreamDestroy(%own) : (!llvm.ptr) -> ()
llvm.call @free(%s) : (!llvm.ptr) -> ()
llvm.call @free(%e) : (!llvm.ptr) -> ()
llvm.return
}
