module {
  llvm.func @main() attributes {gpuverify.suppress = {"event-leak" = "none", "x" = 1}} {
    // gpuverify: ignore[stream-leak, no-such] why
    %a = llvm.call @mgpuStreamCreate() {gpuverify.suppress = "x"} : () -> !llvm.ptr // gpuverify: ignore[
    llvm.return // gpuverify: ignore[stream-leak]
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
}
