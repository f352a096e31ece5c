// Variables of the device that kernels use of which there is only PTX: two uses of one are ordered, or undecided. A kernel that is not understood may use
// all that its module declares.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module} {
  gpu.binary @m [#gpu.object<#nvvm.target, assembly = ".version 8.0\0A.target sm_80\0A.address_size 64\0A.visible .global .align 4 .u32 counter;\0A.global .align 4 .u32 other = 7;\0A.global .align 8 .u64 table[2] = {counter, other};\0A.const .align 4 .u32 fixed = 3;\0A.visible .global .align 4 .b8 text[16] = {1, 2, 3};\0A.extern .shared .align 4 .b8 scratch[];\0A.func helper()\0A{\0A  .reg .b32 %r<2>;\0A  st.global.u32 [counter], 1;\0A  ret;\0A}\0A.visible .entry bump() { .reg .b32 %r<3>; ld.global.u32 %r1, [counter]; add.u32 %r2, %r1, 1; st.global.u32 [counter], %r2; ret; }\0A.visible .entry bump_by_address() { .reg .b32 %r<3>; .reg .b64 %rd<3>; mov.u64 %rd1, counter; st.global.u32 [%rd1], 5; ret; }\0A.visible .entry bump_at() { .reg .b64 %rd<3>; mov.u64 %rd1, text; add.s64 %rd2, %rd1, 4; st.global.u8 [%rd2], 5; ret; }\0A.visible .entry look_at() { .reg .b32 %r<3>; ld.global.u8 %r1, [text+3]; ret; }\0A.visible .entry look() { .reg .b32 %r<3>; ld.global.u32 %r1, [counter]; ret; }\0A.visible .entry bump_other() { .reg .b32 %r<3>; st.global.u32 [other], 1; ret; }\0A.visible .entry count() { .reg .b32 %r<3>; atom.global.add.u32 %r1, [counter], 1; ret; }\0A.visible .entry reduce() { red.global.add.u32 [counter], 1; ret; }\0A.visible .entry constant() { .reg .b32 %r<3>; ld.const.u32 %r1, [fixed]; ret; }\0A.visible .entry workgroup() { .reg .b32 %r<3>; st.shared.u32 [scratch], 1; ret; }\0A.visible .entry calls() { call helper; ret; }\0A.visible .entry odd() { strange.u32 [counter], 1; ret; }\0A.visible .entry nothing() { ret; }\0A">]
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @same(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64  // expect: unknown-handle
    llvm.return
  }
  llvm.func @same_on_one_stream(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @same_waited(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @by_address(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@bump_by_address blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64  // expect: unknown-handle
    llvm.return
  }
  llvm.func @by_address_on_one_stream(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump_by_address blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @by_address_waited(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @m::@bump_by_address blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @by_address_twice(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump_by_address blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@bump_by_address blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64  // expect: unknown-handle
    llvm.return
  }
  llvm.func @by_address_twice_on_one_stream(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump_by_address blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump_by_address blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @by_address_twice_waited(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump_by_address blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @m::@bump_by_address blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @read_and_written(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@look blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64  // expect: unknown-handle
    llvm.return
  }
  llvm.func @read_and_written_on_one_stream(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@look blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @read_and_written_waited(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@look blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @written_and_read(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump_by_address blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@look blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64  // expect: unknown-handle
    llvm.return
  }
  llvm.func @written_and_read_on_one_stream(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump_by_address blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@look blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @written_and_read_waited(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump_by_address blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @m::@look blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @part(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump_at blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@look_at blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64  // expect: unknown-handle
    llvm.return
  }
  llvm.func @part_on_one_stream(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump_at blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@look_at blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @part_waited(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump_at blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @m::@look_at blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @read(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@look blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@look blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @read_part(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@look_at blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@look_at blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @different(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@bump_other blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @apart(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump_at blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @atomic(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@count blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@count blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @atomic_both(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@count blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@reduce blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @atomic_and_plain(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@count blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64  // expect: unknown-handle
    llvm.return
  }
  llvm.func @atomic_and_plain_on_one_stream(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@count blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @atomic_and_plain_waited(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@count blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @atomic_and_read(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@reduce blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@look blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64  // expect: unknown-handle
    llvm.return
  }
  llvm.func @atomic_and_read_on_one_stream(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@reduce blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@look blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @atomic_and_read_waited(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@reduce blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @m::@look blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @constant(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@constant blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@constant blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @shared(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@workgroup blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@workgroup blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @by_a_call(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@calls blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64  // expect: unknown-handle
    llvm.return
  }
  llvm.func @by_a_call_on_one_stream(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@calls blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @by_a_call_waited(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@calls blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @by_a_call_first(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump_other blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@calls blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64  // expect: unknown-handle
    llvm.return
  }
  llvm.func @by_a_call_first_on_one_stream(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump_other blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@calls blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @by_a_call_first_waited(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump_other blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @m::@calls blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @not_understood(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@odd blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@bump_other blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64  // expect: unknown-handle
    llvm.return
  }
  llvm.func @not_understood_on_one_stream(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@odd blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump_other blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @not_understood_waited(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@odd blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @m::@bump_other blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @not_understood_twice(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@odd blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@odd blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64  // expect: unknown-handle
    llvm.return
  }
  llvm.func @not_understood_twice_on_one_stream(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@odd blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@odd blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @not_understood_twice_waited(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@odd blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @m::@odd blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @not_there(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@missing blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64  // expect: unknown-handle
    llvm.return
  }
  llvm.func @not_there_on_one_stream(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@missing blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @not_there_waited(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    gpu.launch_func <%t : !llvm.ptr> @m::@missing blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
  llvm.func @nothing(%s: !llvm.ptr, %t: !llvm.ptr) {
    %n = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func <%s : !llvm.ptr> @m::@nothing blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%t : !llvm.ptr> @m::@bump blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
}
