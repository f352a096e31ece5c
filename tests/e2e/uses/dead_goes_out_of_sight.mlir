// What is destroyed or freed and goes where what is done with it is not seen may be used there: that is not proved. It may just as well
// be printed or compared, so that it is no error either. What is alive may go anywhere.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuModuleLoad(!llvm.ptr, i64) -> !llvm.ptr
  llvm.func @mgpuModuleUnload(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @ext(!llvm.ptr)
  llvm.func @ext2(!llvm.ptr, i32, !llvm.ptr)
  llvm.func @ext3(!llvm.struct<(ptr, i64)>)
  llvm.mlir.global external @everybodys() : !llvm.ptr

  llvm.func @stream_to_external() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @ext(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  llvm.func @event_as_third_argument(%i: i32) {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.call @ext2(%null, %i, %e) : (!llvm.ptr, i32, !llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  llvm.func @in_a_struct(%i: i64) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    %u = llvm.mlir.undef : !llvm.struct<(ptr, i64)>
    %v = llvm.insertvalue %s, %u[0] : !llvm.struct<(ptr, i64)>
    %w = llvm.insertvalue %i, %v[1] : !llvm.struct<(ptr, i64)>
    llvm.call @ext3(%w) : (!llvm.struct<(ptr, i64)>) -> () // expect: unknown-handle
    llvm.return
  }

  llvm.func @freed_to_external() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.call @ext(%p) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  llvm.func @inside_of_freed_device_memory() {
    %n = llvm.mlir.constant(64 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %p = llvm.call @mgpuMemAlloc(%n, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
    %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @mgpuMemFree(%p, %null) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @ext(%q) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  llvm.func @unloaded_module(%blob: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %m = llvm.call @mgpuModuleLoad(%blob, %n) : (!llvm.ptr, i64) -> !llvm.ptr
    llvm.call @mgpuModuleUnload(%m) : (!llvm.ptr) -> ()
    llvm.call @ext(%m) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  llvm.func @through_a_pointer(%f: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call %f(%s) : !llvm.ptr, (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  llvm.func private @pass_on(%s: !llvm.ptr) {
    llvm.call @ext(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  llvm.func @through_a_helper() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @pass_on(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @of_a_loop_before(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.br ^head(%s : !llvm.ptr)
  ^head(%x: !llvm.ptr):
    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()
    llvm.call @ext(%x) : (!llvm.ptr) -> () // expect: unknown-handle
    %y = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^head(%y : !llvm.ptr), ^out
  ^out:
    llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @on_one_way(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^end, ^go
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^go
  ^go:
    llvm.call @ext(%s) : (!llvm.ptr) -> () // expect: unknown-handle
    llvm.return
  }

  // Alive where it is passed, whatever happens on the other way.
  llvm.func @on_the_other_way(%c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.cond_br %c, ^end, ^go
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  ^go:
    llvm.call @ext(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @returned() -> !llvm.ptr {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return %s : !llvm.ptr // expect: unknown-handle
  }

  llvm.func @returned_memory() -> !llvm.ptr {
    %n = llvm.mlir.constant(64 : i64) : i64
    %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    llvm.return %p : !llvm.ptr // expect: unknown-handle
  }

  llvm.func @returned_what_was_given(%s: !llvm.ptr) -> !llvm.ptr {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return %s : !llvm.ptr // expect: unknown-handle
  }

  llvm.func @returned_alive() -> !llvm.ptr {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.return %s : !llvm.ptr
  }

  llvm.func @returned_never_recorded() -> !llvm.ptr {
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.return %e : !llvm.ptr
  }

  llvm.func @returned_null() -> !llvm.ptr {
    %null = llvm.mlir.zero : !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%null) : (!llvm.ptr) -> ()
    llvm.return %null : !llvm.ptr
  }

  // What a private function returns its callers see.
  llvm.func private @end(%s: !llvm.ptr) -> !llvm.ptr {
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return %s : !llvm.ptr
  }

  llvm.func @callers_see_it() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @end(%s) : (!llvm.ptr) -> !llvm.ptr
    llvm.return
  }

  llvm.func @callers_use_it() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %t = llvm.call @end(%s) : (!llvm.ptr) -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.return
  }

  llvm.func @stored_for_callers(%p: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr // expect: unknown-handle
    llvm.return
  }

  llvm.func @stored_in_part_for_callers(%p: !llvm.ptr, %c: i1) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %at = llvm.getelementptr %p[16] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.cond_br %c, ^end, ^go
  ^end:
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.br ^go
  ^go:
    llvm.store %s, %at : !llvm.ptr, !llvm.ptr // expect: unknown-handle
    llvm.return
  }

  llvm.func @given_to_callers(%p: !llvm.ptr) {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.store %s, %p : !llvm.ptr, !llvm.ptr
    llvm.return
  }

  llvm.func @stored_for_everybody() {
    %g = llvm.mlir.addressof @everybodys : !llvm.ptr
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.store %s, %g : !llvm.ptr, !llvm.ptr // expect: unknown-handle
    llvm.return
  }

  // An error is reported once: what follows on the same path is not found again.
  llvm.func @after_an_error() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> () // expect: stream-use-after-destroy
    llvm.call @ext(%s) : (!llvm.ptr) -> ()
    llvm.return
  }

  llvm.func @alive_and_recorded() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
    llvm.call @ext(%e) : (!llvm.ptr) -> ()
    llvm.call @ext(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
}
