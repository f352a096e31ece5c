// A plugin for mlir-opt as somebody else's would be. The pass `break` makes a program wrong in a way that one says; `watched` runs a pass manager with a
// gpuverify::Watch, as a compiler does.
#include <gpuverify-mlir.hpp>

#include <mlir/Dialect/LLVMIR/LLVMAttrs.h>
#include <mlir/IR/SymbolTable.h>
#include <mlir/Pass/PassManager.h>
#include <mlir/Pass/PassRegistry.h>
#include <mlir/Tools/Plugins/PassPlugin.h>
#include <mlir/Support/ThreadLocalCache.h>
// The dialect without its operations, which take long to compile.
#include <mlir/Dialect/LLVMIR/LLVMOpsDialect.h.inc>

using namespace mlir;

namespace {

/// `break{how=erase what=NAME}`, `break{how=twice what=NAME}`, `break{how=early what=NAME to=NAME}`: operations are known by their names or by what
/// they call, the first that fits counts, or the last.
struct BreakPass : PassWrapper<BreakPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(BreakPass)
  BreakPass() = default;
  BreakPass(const BreakPass &other) : PassWrapper(other) {}
  StringRef getArgument() const final { return "break"; }
  StringRef getDescription() const final { return "Make a program wrong"; }

  Option<std::string> how{*this, "how", llvm::cl::desc("erase, twice, early")};
  Option<std::string> what{*this, "what", llvm::cl::desc("The operation")};
  Option<std::string> to{*this, "to", llvm::cl::desc("Before which operation")};
  Option<bool> last{*this, "last", llvm::cl::desc("The last that fits, not the first")};

  Operation *find(StringRef name, bool last) {
    Operation *found = nullptr;
    getOperation()->walk([&](Operation *op) {
      auto callee = op->getAttrOfType<FlatSymbolRefAttr>("callee");
      if (op->getName().getStringRef() != name && (!callee || callee.getValue() != name)) return WalkResult::advance();
      found = op;
      return last ? WalkResult::advance() : WalkResult::interrupt();
    });
    return found;
  }

  void runOnOperation() override {
    Operation *op = find(what, last), *place = to.empty() ? nullptr : find(to, false);
    if (!op) return;
    if (how == "erase")
      op->erase();
    else if (how == "twice")
      op->getBlock()->getOperations().insertAfter(op->getIterator(), op->clone());
    else if (how == "early" && place)
      op->moveBefore(place);
  }
};

struct WatchedPass : PassWrapper<WatchedPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(WatchedPass)
  WatchedPass() = default;
  WatchedPass(const WatchedPass &other) : PassWrapper(other) {}
  StringRef getArgument() const final { return "watched"; }
  StringRef getDescription() const final { return "Run a pass manager with an instrumentation that verifies"; }

  Option<std::string> pipeline{*this, "pipeline", llvm::cl::desc("builtin.module(…)")};

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<LLVM::LLVMDialect>();
    FailureOr<OpPassManager> all = parsePassPipeline(pipeline, llvm::nulls());
    if (succeeded(all)) all->getDependentDialects(registry);
  }

  void runOnOperation() override {
    FailureOr<OpPassManager> all = parsePassPipeline(pipeline);
    if (failed(all)) return signalPassFailure();
    PassManager passes(&getContext(), "builtin.module");
    static_cast<OpPassManager &>(passes) = *all;
    gpuverify::Watch watch;
    passes.addInstrumentation(watch.instrumentation());
    if (failed(passes.run(getOperation())) || failed(watch.finish(getOperation()))) signalPassFailure();
  }
};

} // namespace

extern "C" __attribute__((visibility("default"))) PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "broken", "0", [] {
            PassRegistration<BreakPass>();
            PassRegistration<WatchedPass>();
          }};
}
