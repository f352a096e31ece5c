// Functions of the module that something calls of which it is not known what it calls: what they require is required of what they
// get there, and not of callers outside.

// RUN: python3 %S/twins.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuEventCreate() -> !llvm.ptr
llvm.func @mgpuEventDestroy(!llvm.ptr)
llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuEventSynchronize(!llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @pthread_create(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
llvm.func @on_exit(!llvm.ptr, !llvm.ptr) -> i32
llvm.func @qsort_r(!llvm.ptr, i64, i64, !llvm.ptr, !llvm.ptr)
// -----
// faulty
// A function from a variable, twice.

  llvm.mlir.global internal @variable() : !llvm.ptr {
    %0 = llvm.mlir.addressof @drop : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func internal @drop(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @twice() {
    %v = llvm.mlir.addressof @variable : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %f = llvm.load volatile %v : !llvm.ptr -> !llvm.ptr
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … once for each of two streams.

  llvm.mlir.global internal @variable() : !llvm.ptr {
    %0 = llvm.mlir.addressof @drop : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func internal @drop(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @each() {
    %v = llvm.mlir.addressof @variable : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %f = llvm.load volatile %v : !llvm.ptr -> !llvm.ptr
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call %f(%t) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// One handle as two arguments, from a callee whose parameter the function is, in a loop.

  llvm.func internal @both(%a: !llvm.ptr, %b: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @apply(%f: !llvm.ptr, %n: i64) {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^out
  ^body:
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call %f(%s, %s) : !llvm.ptr, (!llvm.ptr, !llvm.ptr) -> ()
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next : i64)
  ^out:
    llvm.return
  }
  llvm.func @same(%n: i64) {
    %f = llvm.mlir.addressof @both : !llvm.ptr
    llvm.call @apply(%f, %n) : (!llvm.ptr, i64) -> ()
    llvm.return
  }
// -----
// correct
// … two handles.

  llvm.func internal @both(%a: !llvm.ptr, %b: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%a) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%b) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @apply(%f: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call %f(%s, %t) : !llvm.ptr, (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @two() {
    %f = llvm.mlir.addressof @both : !llvm.ptr
    llvm.call @apply(%f) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// An event that is not recorded, on one path; the result is used.

  llvm.mlir.global internal @variable() : !llvm.ptr {
    %0 = llvm.mlir.addressof @await : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func internal @await(%e: !llvm.ptr) -> i64 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
    llvm.return %0 : i64
  }
  llvm.func @unrecorded(%s: !llvm.ptr, %c: i1) -> i64 {
    %v = llvm.mlir.addressof @variable : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^record, ^call
  ^record:
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^call
  ^call:
    %f = llvm.load volatile %v : !llvm.ptr -> !llvm.ptr
    %r = llvm.call %f(%e) : !llvm.ptr, (!llvm.ptr) -> i64
    llvm.return %r : i64
  }
// -----
// correct
// … on all of them it is.

  llvm.mlir.global internal @variable() : !llvm.ptr {
    %0 = llvm.mlir.addressof @await : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func internal @await(%e: !llvm.ptr) -> i64 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
    llvm.return %0 : i64
  }
  llvm.func @recorded(%s: !llvm.ptr, %c: i1) -> i64 {
    %v = llvm.mlir.addressof @variable : !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    %f = llvm.load volatile %v : !llvm.ptr -> !llvm.ptr
    %r = llvm.call %f(%e) : !llvm.ptr, (!llvm.ptr) -> i64
    llvm.return %r : i64
  }
// -----
// faulty
// A null event.

  llvm.mlir.global internal @variable() : !llvm.ptr {
    %0 = llvm.mlir.addressof @await : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func internal @await(%e: !llvm.ptr) {
    llvm.call @mgpuEventSynchronize(%e) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @null() {
    %v = llvm.mlir.addressof @variable : !llvm.ptr
    %e = llvm.mlir.zero : !llvm.ptr
    %f = llvm.load volatile %v : !llvm.ptr -> !llvm.ptr
    llvm.call %f(%e) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// A function of the runtime, and one of the library.

  llvm.func internal @use(%del: !llvm.ptr, %s: !llvm.ptr) {
    llvm.call %del(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call %del(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @deleters() {
    %f = llvm.mlir.addressof @mgpuStreamDestroy : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @use(%f, %s) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// One buffer as two arguments of a function that does not order its accesses to them.

  llvm.mlir.global internal @variable() : !llvm.ptr {
    %0 = llvm.mlir.addressof @read : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func internal @read(%to: !llvm.ptr, %from: !llvm.ptr, %other: !llvm.ptr) -> i32 {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%to, %from, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %x = llvm.load %other : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return %x : i32
  }
  llvm.func @buffers(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
    %v = llvm.mlir.addressof @variable : !llvm.ptr
    %f = llvm.load volatile %v : !llvm.ptr -> !llvm.ptr
    %x = llvm.call %f(%a, %b, %a) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    llvm.return %x : i32
  }
// -----
// faulty
// A function that the linker may replace, which may also not do so.

  llvm.func weak @drop(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @replaceable() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @drop(%s) : (!llvm.ptr) -> ()
    llvm.call @drop(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … called once.

  llvm.func weak @drop(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @replaceable_once() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @drop(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// Another name for a function.

  llvm.func internal @itself(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.alias internal @drop : !llvm.func<void (ptr)> {
    %0 = llvm.mlir.addressof @itself : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @alias() {
    %f = llvm.mlir.addressof @drop : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// A name for one of several, which the machine decides.

  llvm.func internal @drop(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @choose() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @drop : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external @one : !llvm.func<void (ptr)>, !llvm.ptr @choose
  llvm.func @ifunc() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @one(%s) : (!llvm.ptr) -> ()
    llvm.call @one(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: stream-double-destroy
// A call of a value.

  func.func private @drop(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // here
    return
  }
  func.func @value(%f: (!llvm.ptr) -> ()) {
    %d = func.constant @drop : (!llvm.ptr) -> ()
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    func.call_indirect %d(%t) : (!llvm.ptr) -> ()
    func.call_indirect %d(%t) : (!llvm.ptr) -> ()
    func.call_indirect %f(%s) : (!llvm.ptr) -> ()
    return
  }
// -----
// faulty
// A function that two threads run.

  llvm.func internal @thread(%s: !llvm.ptr) -> !llvm.ptr {
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return %null : !llvm.ptr
  }
  llvm.func internal @leave(%status: i32, %s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @compare(%a: !llvm.ptr, %b: !llvm.ptr, %s: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return %0 : i32
  }
  llvm.func @called_back(%slot: !llvm.ptr, %n: i64) {
    %none = llvm.mlir.zero : !llvm.ptr
    %thread = llvm.mlir.addressof @thread : !llvm.ptr
    %leave = llvm.mlir.addressof @leave : !llvm.ptr
    %compare = llvm.mlir.addressof @compare : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %0 = llvm.call @pthread_create(%slot, %none, %thread, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %1 = llvm.call @pthread_create(%slot, %none, %thread, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// A function that runs twice at exit.

  llvm.func internal @thread(%s: !llvm.ptr) -> !llvm.ptr {
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return %null : !llvm.ptr
  }
  llvm.func internal @leave(%status: i32, %s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @compare(%a: !llvm.ptr, %b: !llvm.ptr, %s: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return %0 : i32
  }
  llvm.func @called_back(%slot: !llvm.ptr, %n: i64) {
    %none = llvm.mlir.zero : !llvm.ptr
    %thread = llvm.mlir.addressof @thread : !llvm.ptr
    %leave = llvm.mlir.addressof @leave : !llvm.ptr
    %compare = llvm.mlir.addressof @compare : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %2 = llvm.call @on_exit(%leave, %t) : (!llvm.ptr, !llvm.ptr) -> i32
    %3 = llvm.call @on_exit(%leave, %t) : (!llvm.ptr, !llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// A function that compares, more than once.

  llvm.func internal @thread(%s: !llvm.ptr) -> !llvm.ptr {
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return %null : !llvm.ptr
  }
  llvm.func internal @leave(%status: i32, %s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @compare(%a: !llvm.ptr, %b: !llvm.ptr, %s: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return %0 : i32
  }
  llvm.func @called_back(%slot: !llvm.ptr, %n: i64) {
    %none = llvm.mlir.zero : !llvm.ptr
    %thread = llvm.mlir.addressof @thread : !llvm.ptr
    %leave = llvm.mlir.addressof @leave : !llvm.ptr
    %compare = llvm.mlir.addressof @compare : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @qsort_r(%slot, %n, %n, %compare, %u) : (!llvm.ptr, i64, i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … once for each stream.

  llvm.func internal @thread(%s: !llvm.ptr) -> !llvm.ptr {
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return %null : !llvm.ptr
  }
  llvm.func internal @leave(%status: i32, %s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @compare(%a: !llvm.ptr, %b: !llvm.ptr, %s: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.return %0 : i32
  }
  llvm.func @called_back_once(%slot: !llvm.ptr, %n: i64) {
    %none = llvm.mlir.zero : !llvm.ptr
    %thread = llvm.mlir.addressof @thread : !llvm.ptr
    %leave = llvm.mlir.addressof @leave : !llvm.ptr
    %compare = llvm.mlir.addressof @compare : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @qsort_r(%slot, %n, %n, %compare, %u) : (!llvm.ptr, i64, i64, !llvm.ptr, !llvm.ptr) -> ()
    %0 = llvm.call @pthread_create(%slot, %none, %thread, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    %2 = llvm.call @on_exit(%leave, %t) : (!llvm.ptr, !llvm.ptr) -> i32
    llvm.return
  }
// -----
// faulty
// An operation of another dialect that names a function.

  llvm.func internal @drop(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @other_dialect() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    "other.call"(%s) {callee = @drop} : (!llvm.ptr) -> ()
    "other.call"(%s) {callee = @drop} : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// … once for each stream.

  llvm.func internal @drop(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @other_dialect_each() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    "other.call"(%s) {callee = @drop} : (!llvm.ptr) -> ()
    "other.call"(%t) {callee = @drop} : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty: stream-double-destroy
// A function that is only named, in a table of names.

  llvm.func internal @drop(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // here
    llvm.return
  }
  llvm.func @table() attributes {other.entries = {first = [@drop]}} {
    llvm.return
  }
// -----
// faulty
// … as text.

  func.func private @drop(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    return
  }
  func.func @text() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    "emitc.call_opaque"(%s) {callee = "drop"} : (!llvm.ptr) -> ()
    "emitc.call_opaque"(%s) {callee = "drop"} : (!llvm.ptr) -> ()
    return
  }
// -----
// faulty
// A function that is called as one of another type, which the call's result shows.

  llvm.func internal @drop(%s: !llvm.ptr) {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @other_type() -> i32 {
    %f = llvm.mlir.addressof @drop : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %0 = llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> i32
    %1 = llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> i32
    llvm.return %1 : i32
  }
