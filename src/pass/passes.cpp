// The passes `gpuverify` and `gpuverify-each`: a module in memory, through the library, to MLIR's diagnostics. All that is C++ is here.
#include "gpuverify.h"

#include <map>
#include <string>

#include <llvm/Support/FileSystem.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/ToolOutputFile.h>
#include <mlir/Dialect/LLVMIR/LLVMDialect.h>
#include <mlir/IR/BuiltinOps.h>
#include <mlir/IR/Diagnostics.h>
#include <mlir/Pass/Pass.h>
#include <mlir/Pass/PassManager.h>
#include <mlir/Pass/PassRegistry.h>

using namespace mlir;

namespace {

struct ResultDeleter {
  void operator()(gpuverify_result *result) const { gpuverify_result_destroy(result); }
};
using Result = std::unique_ptr<gpuverify_result, ResultDeleter>;

/// From which verdict on the pass fails.
enum class FailOn { Violated, Unproved, Never };

/// What both passes take.
struct Settings {
  FailOn failOn = FailOn::Violated;
  std::string runtime, runtimeFile;
  bool assumeKernels = false, remarks = false;
};

Location locationOf(const gpuverify_place &place, ModuleOp module) {
  if (!place.line) return module.getLoc();
  return FileLineColLoc::get(module.getContext(), place.file, place.line, place.column);
}

InFlightDiagnostic diagnosticFor(const gpuverify_finding &finding, Location location) {
  switch (finding.severity) {
  case GPUVERIFY_ERROR:
    return emitError(location);
  case GPUVERIFY_WARNING:
    return emitWarning(location);
  case GPUVERIFY_UNDECIDED:
    return emitWarning(location) << "unproved: ";
  case GPUVERIFY_REMARK:
    return emitRemark(location);
  }
  return emitError(location);
}

void report(const gpuverify_result *result, ModuleOp module) {
  for (size_t i = 0; i < gpuverify_finding_count(result); ++i) {
    const gpuverify_finding &finding = *gpuverify_finding_at(result, i);
    InFlightDiagnostic diagnostic = diagnosticFor(finding, locationOf(finding.place, module));
    diagnostic << finding.message << " [" << finding.rule << "]";
    SmallVector<StringRef> help;
    StringRef(finding.help).split(help, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    for (StringRef line : help) diagnostic << "\nhelp: " << line;
    for (size_t n = 0; n < finding.note_count; ++n)
      diagnostic.attachNote(locationOf(finding.notes[n].place, module)) << finding.notes[n].message;
  }
}

/// Of what cannot be verified at all.
LogicalResult refuse(ModuleOp module, StringRef why) {
  why.consume_front("gpuverify: error: ");
  return emitError(module.getLoc()) << "gpuverify: " << why.rtrim();
}

bool fails(gpuverify_verdict verdict, FailOn failOn) {
  return (verdict == GPUVERIFY_VIOLATED && failOn != FailOn::Never) || (verdict == GPUVERIFY_UNPROVED && failOn == FailOn::Unproved);
}

/// NULL: the module or the settings cannot be used, which has been said. Of a source, which is not said, the result is unusable.
Result verify(ModuleOp module, const Settings &settings) {
  std::unique_ptr<llvm::MemoryBuffer> runtimeText;
  if (!settings.runtimeFile.empty()) {
    auto buffer = llvm::MemoryBuffer::getFile(settings.runtimeFile, /*IsText=*/true);
    if (!buffer) {
      (void)refuse(module, "cannot read '" + settings.runtimeFile + "': " + buffer.getError().message());
      return nullptr;
    }
    runtimeText = std::move(*buffer);
  }
  gpuverify_options options = {};
  options.size = sizeof options;
  options.runtime = settings.runtime.empty() ? nullptr : settings.runtime.c_str();
  options.runtime_text = runtimeText ? runtimeText->getBufferStart() : nullptr; // which ends with NUL
  options.assume_kernels = settings.assumeKernels;
  options.remarks = settings.remarks;
  Result result(gpuverify_verify_module(module.getOperation(), &options));
  if (gpuverify_result_verdict(result.get()) != GPUVERIFY_UNUSABLE || gpuverify_result_is_source(result.get())) return result;
  (void)refuse(module, gpuverify_result_error(result.get()));
  return nullptr;
}

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
    Result result = verify(module, settings());
    if (!result) return signalPassFailure();
    if (gpuverify_result_is_source(result.get())) {
      (void)refuse(module, gpuverify_result_error(result.get()));
      return signalPassFailure();
    }
    report(result.get(), module);
    if (fails(gpuverify_result_verdict(result.get()), failOn)) signalPassFailure();
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

  /// The passes of the pipeline, as text.
  LogicalResult split(SmallVectorImpl<std::string> &steps) {
    std::string error;
    llvm::raw_string_ostream errors(error);
    FailureOr<OpPassManager> all = parsePassPipeline(pipeline, errors);
    if (failed(all)) return refuse(getOperation(), "the pipeline of gpuverify-each: " + error);
    if (all->getOpAnchorName() != ModuleOp::getOperationName())
      return refuse(getOperation(), "the pipeline of gpuverify-each has to begin with builtin.module(");
    for (Pass &pass : all->getPasses()) {
      llvm::raw_string_ostream text(steps.emplace_back());
      pass.printAsTextualPipeline(text);
    }
    return success();
  }

  LogicalResult write(StringRef text, StringRef what) {
    std::string path = (dump + "." + what + ".mlir").str(), error;
    std::error_code code;
    llvm::ToolOutputFile file(path, code, llvm::sys::fs::OF_Text);
    if (code) return refuse(getOperation(), "cannot write '" + path + "': " + code.message());
    file.os() << text;
    file.keep();
    return success();
  }

  std::string print() {
    std::string text;
    llvm::raw_string_ostream os(text);
    if (!dump.empty()) getOperation()->print(os);
    return text;
  }

  /// What the module is after a step.
  enum class State { Source, Unlowered, Clean, Faulty, Unusable };

  /// Operations that are left among lowered ones are a fault where they are left for good: passes that are to come may lower them.
  State judge(Result &result) {
    result = verify(getOperation(), settings());
    if (!result) return State::Unusable;
    if (gpuverify_result_is_source(result.get())) return State::Source;
    gpuverify_verdict verdict = gpuverify_result_verdict(result.get());
    if (verdict == GPUVERIFY_PROVED || (verdict == GPUVERIFY_UNPROVED && failOn != FailOn::Unproved)) return State::Clean;
    for (size_t i = 0; i < gpuverify_finding_count(result.get()); ++i) {
      const gpuverify_finding *finding = gpuverify_finding_at(result.get(), i);
      if (finding->severity == GPUVERIFY_ERROR && StringRef(finding->rule) != "unlowered-op") return State::Faulty;
    }
    return verdict == GPUVERIFY_VIOLATED ? State::Unlowered : State::Faulty;
  }

  /// The step after which the module is as it is, and what it was before.
  struct Blame {
    size_t step = 0; // 0: the input
    State before = State::Source;
    std::string text; // of the module before, where it is to be written
  };

  LogicalResult blame(const Blame &who, ArrayRef<std::string> steps, const gpuverify_result *result) {
    ModuleOp module = getOperation();
    report(result, module);
    InFlightDiagnostic remark = emitRemark(module.getLoc());
    if (!who.step)
      remark << "the pipeline was given this: no pass of it has introduced it";
    else
      remark << "introduced by pass " << who.step << " of " << steps.size() << ", " << StringRef(steps[who.step - 1]).split('{').first
             << (who.before == State::Clean ? "; its input verified clean" : "; its input was not lowered yet");
    remark.report();
    if (!dump.empty() && (failed(write(who.text, "before")) || failed(write(print(), "after")))) return failure();
    return failure(fails(gpuverify_result_verdict(result), failOn));
  }

  LogicalResult run(ArrayRef<std::string> steps) {
    Result result;
    Blame who;
    State state = judge(result);
    for (size_t step = 0; state != State::Unusable && state != State::Faulty && step < steps.size(); ++step) {
      FailureOr<OpPassManager> one = parsePassPipeline("builtin.module(" + steps[step] + ")", llvm::nulls());
      State before = state;
      std::string text = print();
      if (failed(one) || failed(runPipeline(*one, getOperation()))) return failure();
      state = judge(result);
      if (state != State::Unlowered || before != State::Unlowered) who = {step + 1, before, std::move(text)};
    }
    if (state == State::Unusable) return failure();
    return state == State::Faulty || state == State::Unlowered ? blame(who, steps, result.get()) : success();
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
