// Whatever stands on the device's side, and however it is to be compiled, is read and skipped; the host side is judged.

// RUN: python3 %S/../expect.py %gpuverify %s

module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  gpu.module @affine { gpu.func @k(%i: index) kernel {
    %j = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    gpu.return
  } }
  gpu.module @xevm [#xevm.target<chip = "pvc">] { llvm.func @k() attributes {gpu.kernel} { llvm.return } }
  gpu.module @spirv [#spirv.target_env<#spirv.vce<v1.4, [Kernel, Addresses], []>, #spirv.resource_limits<>>] {
    gpu.func @k(%a: memref<8xf32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 1, 1]>} { gpu.return }
  }
  gpu.module @several [#nvvm.target<chip = "sm_90">, #rocdl.target<chip = "gfx90a">, #xevm.target] { }
  spirv.module @__spv__k Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
    spirv.func @k() "None" { spirv.Return }
    spirv.EntryPoint "GLCompute" @k
    spirv.ExecutionMode @k "LocalSize", 1, 1, 1
  }
  gpu.module @ops { gpu.func @k(%a: memref<8x8xf32>, %b: memref<8x8xf32, 3>) kernel {
    %c = arith.constant 0 : index
    %l = nvgpu.ldmatrix %b[%c, %c] {numTiles = 4 : i32, transpose = false} : memref<8x8xf32, 3> -> vector<4x1xf32>
    %t = xegpu.create_nd_tdesc %a : memref<8x8xf32> -> !xegpu.tensor_desc<8x8xf32>
    %s = complex.constant [0.1, 0.2] : complex<f32>
    amdgpu.lds_barrier
    affine.for %i = 0 to 4 { }
    gpu.return
  } }
  module @scripts attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%m: !transform.any_op) {
      transform.yield
    }
  }
  pdl.pattern @p : benefit(1) {
    %t = pdl.type
    %o = pdl.operation "a.b" -> (%t : !pdl.type)
    pdl.rewrite %o with "r"
  }
  irdl.dialect @d { irdl.type @t }
  ml_program.global private @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
  emitc.func @e() { emitc.return }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @main() {
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expect: stream-double-destroy
    llvm.return
  }
}
