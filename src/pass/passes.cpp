// The passes `gpuverify` and `gpuverify-each`: a module in memory, through the library, to MLIR's diagnostics. All that is C++ is here.
#include "gpuverify-mlir.hpp"

#include <mlir/Dialect/LLVMIR/LLVMAttrs.h>
#include <mlir/Pass/PassManager.h>
#include <mlir/Pass/PassRegistry.h>
#include <mlir/Support/ThreadLocalCache.h>
// The dialect alone: with its operations (LLVMDialect.h) this file takes three times as long to compile.
#include <mlir/Dialect/LLVMIR/LLVMOpsDialect.h.inc>

using namespace mlir;
using gpuverify::FailOn;
using gpuverify::refuse;
using gpuverify::Settings;

namespace {

/// The options that both passes have, under the names of the command line's.
template <typename Pass>
struct WithSettings : PassWrapper<Pass, OperationPass<ModuleOp>> {
  using Base = PassWrapper<Pass, OperationPass<ModuleOp>>;
  WithSettings() = default;
  WithSettings(const WithSettings &other) : Base(other) {}

  Settings settings() const { return {failOn, runtime, runtimeFile, assumeKernels, remarks}; }

  template <typename T>
  using Option = typename Base::template Option<T>;

  Option<FailOn> failOn{
      *this, "fail-on", llvm::cl::desc("From which verdict on the pass fails"), llvm::cl::init(FailOn::Violated),
      llvm::cl::values(clEnumValN(FailOn::Violated, "violated", "where a fault was found"),
                       clEnumValN(FailOn::Unproved, "unproved", "where anything is not proved"),
                       clEnumValN(FailOn::Never, "never", "findings are only reported"))};
  Option<std::string> runtime{*this, "runtime", llvm::cl::desc("What the program runs on: cuda, rocm, level-zero, sycl, vulkan, …")};
  Option<std::string> runtimeFile{*this, "runtime-file", llvm::cl::desc("A profile of functions of your own")};
  Option<bool> assumeKernels{*this, "assume-kernels",
                             llvm::cl::desc("Kernels whose bodies are not there read and write all that they are passed")};
  Option<bool> remarks{*this, "remarks", llvm::cl::desc("Report needless synchronization, too")};
};

struct VerifyPass : WithSettings<VerifyPass> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(VerifyPass)
  StringRef getArgument() const final { return "gpuverify"; }
  StringRef getDescription() const final { return "Verify streams, events and buffers of lowered GPU host code"; }
  void getDependentDialects(DialectRegistry &registry) const override { registry.insert<LLVM::LLVMDialect>(); }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    gpuverify::Result result = gpuverify::verify(module, settings());
    if (!result) return signalPassFailure();
    if (gpuverify_result_is_source(result.get())) {
      (void)refuse(module, gpuverify_result_error(result.get()));
      return signalPassFailure();
    }
    gpuverify::report(result.get(), module);
    if (gpuverify::fails(gpuverify_result_verdict(result.get()), failOn)) signalPassFailure();
    markAllAnalysesPreserved();
  }
};

/// `gpuverify-each{pipeline="builtin.module(a,b)"}`: runs a and b, and verifies after each of them; what a pass makes wrong is reported under its name.
struct VerifyEachPass : WithSettings<VerifyEachPass> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(VerifyEachPass)
  VerifyEachPass() = default;
  VerifyEachPass(const VerifyEachPass &other) : WithSettings(other) {}
  StringRef getArgument() const final { return "gpuverify-each"; }
  StringRef getDescription() const final { return "Run a pipeline and name the first pass after which the module is not proved"; }

  Option<std::string> pipeline{*this, "pipeline", llvm::cl::desc("builtin.module(…)")};
  Option<std::string> dump{*this, "dump", llvm::cl::desc("Write the module before and after the pass to blame to PREFIX.before.mlir and PREFIX.after.mlir")};

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<LLVM::LLVMDialect>();
    FailureOr<OpPassManager> all = parsePassPipeline(pipeline, llvm::nulls());
    if (succeeded(all)) all->getDependentDialects(registry);
  }

  /// The passes of the pipeline, as text: `func.func(a,b)` is two of them, since they see one function at a time.
  LogicalResult split(SmallVectorImpl<std::string> &steps) {
    std::string error;
    llvm::raw_string_ostream errors(error);
    FailureOr<OpPassManager> all = parsePassPipeline(pipeline, errors);
    if (failed(all)) return refuse(getOperation(), "the pipeline of gpuverify-each: " + error);
    if (all->getOpAnchorName() != ModuleOp::getOperationName())
      return refuse(getOperation(), "the pipeline of gpuverify-each has to begin with builtin.module(");
    for (Pass &pass : all->getPasses()) {
      std::string text;
      llvm::raw_string_ostream os(text);
      pass.printAsTextualPipeline(os);
      if (pass.getArgument().empty())
        splitNested(os.str(), "", "", steps);
      else
        steps.push_back(os.str());
    }
    return success();
  }

  /// `text`: what stands between commas or in the parentheses of an anchor, which begins with a word.
  static void splitNested(StringRef text, const Twine &before, const Twine &behind, SmallVectorImpl<std::string> &steps) {
    std::string open = before.str(), close = behind.str();
    size_t begin = 0, depth = 0;
    for (size_t i = 0; i <= text.size(); ++i) {
      if (i < text.size() && StringRef("({[").contains(text[i])) ++depth;
      if (i < text.size() && StringRef(")}]").contains(text[i]) && depth) --depth;
      if (i < text.size() && (depth || text[i] != ',')) continue;
      StringRef one = text.slice(begin, i);
      size_t paren = one.find_first_of("({");
      begin = i + 1;
      if (paren != StringRef::npos && one[paren] == '(' && one.ends_with(")"))
        splitNested(one.slice(paren + 1, one.size() - 1), open + one.take_front(paren + 1), ")" + close, steps);
      else if (!one.empty())
        steps.push_back((open + one + close).str());
    }
  }

  LogicalResult run(ArrayRef<std::string> steps) {
    gpuverify::Watch watch(settings(), dump);
    watch.begin(getOperation());
    for (size_t step = 0; !watch.isDone() && step < steps.size(); ++step) {
      FailureOr<OpPassManager> one = parsePassPipeline("builtin.module(" + steps[step] + ")", llvm::nulls());
      if (failed(one) || failed(runPipeline(*one, getOperation()))) return failure();
      watch.after(getOperation(), ("pass " + Twine(step + 1) + " of " + Twine(steps.size()) + ", " + nameOf(steps[step])).str());
    }
    return watch.finish(getOperation());
  }

  /// Without its options.
  static std::string nameOf(StringRef step) {
    size_t brace = step.find('{'), close = step.rfind('}');
    return brace == StringRef::npos ? step.str() : (step.take_front(brace) + step.drop_front(close + 1)).str();
  }

  void runOnOperation() override {
    SmallVector<std::string> steps;
    if (failed(split(steps)) || failed(run(steps))) signalPassFailure();
  }
};

} // namespace

extern "C" __attribute__((visibility("default"))) void gpuverify_register_passes() {
  PassRegistration<VerifyPass>();
  PassRegistration<VerifyEachPass>();
}
