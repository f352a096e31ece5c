// gpuverify-mlir.hpp: the verifier in compilers that are written with MLIR's C++ API: findings as MLIR's diagnostics, and which pass is to blame.
//
//   gpuverify::Watch watch;
//   passManager.addInstrumentation(watch.instrumentation());
//   if (failed(passManager.run(module)) || failed(watch.finish(module))) ...
//
// Headers only, over <gpuverify.h>: it is compiled with the compiler's own MLIR, which has to be the one of libgpuverify.
#ifndef GPUVERIFY_MLIR_HPP
#define GPUVERIFY_MLIR_HPP

#include "gpuverify.h"

#include <memory>
#include <mutex>
#include <string>

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/FileSystem.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/ToolOutputFile.h>
#include <mlir/IR/BuiltinOps.h>
#include <mlir/IR/Diagnostics.h>
#include <mlir/IR/SymbolTable.h>
#include <mlir/Pass/Pass.h>
#include <mlir/Pass/PassInstrumentation.h>

namespace gpuverify {

struct ResultDeleter {
  void operator()(gpuverify_result *result) const { gpuverify_result_destroy(result); }
};
using Result = std::unique_ptr<gpuverify_result, ResultDeleter>;

/// From which verdict on something has failed.
enum class FailOn { Violated, Unproved, Never };

/// As on the command line; empty: the default.
struct Settings {
  FailOn failOn = FailOn::Violated;
  std::string runtime, runtimeFile;
  bool assumeKernels = false, remarks = false;
};

inline bool fails(gpuverify_verdict verdict, FailOn failOn) {
  return (verdict == GPUVERIFY_VIOLATED && failOn != FailOn::Never) || (verdict == GPUVERIFY_UNPROVED && failOn == FailOn::Unproved);
}

// ---- findings as diagnostics ----

/// That of the operation, which may say more than one place, such as where it was inlined.
inline mlir::Location locationOf(void *operation, const gpuverify_place &place, mlir::ModuleOp module) {
  if (operation) return static_cast<mlir::Operation *>(operation)->getLoc();
  if (!place.line) return module.getLoc();
  return mlir::FileLineColLoc::get(module.getContext(), place.file, place.line, place.column);
}

/// What stands for a place where none is known: the operation. Empty where there is a place.
inline std::string quote(void *operation, const gpuverify_place &place) {
  std::string text;
  if (!operation || place.line) return text;
  llvm::raw_string_ostream os(text);
  static_cast<mlir::Operation *>(operation)->print(os, mlir::OpPrintingFlags().skipRegions().useLocalScope());
  return ": " + os.str();
}

inline mlir::InFlightDiagnostic diagnosticFor(const gpuverify_finding &finding, mlir::Location location) {
  switch (finding.severity) {
  case GPUVERIFY_ERROR:
    return mlir::emitError(location);
  case GPUVERIFY_WARNING:
    return mlir::emitWarning(location);
  case GPUVERIFY_UNDECIDED:
    return mlir::emitWarning(location) << "unproved: ";
  case GPUVERIFY_REMARK:
    return mlir::emitRemark(location);
  }
  return mlir::emitError(location);
}

/// Each finding with its steps as notes.
inline void report(const gpuverify_result *result, mlir::ModuleOp module) {
  for (size_t i = 0; i < gpuverify_finding_count(result); ++i) {
    const gpuverify_finding &finding = *gpuverify_finding_at(result, i);
    mlir::InFlightDiagnostic diagnostic = diagnosticFor(finding, locationOf(finding.operation, finding.place, module));
    diagnostic << finding.message << " [" << finding.rule << "]" << quote(finding.operation, finding.place);
    llvm::SmallVector<llvm::StringRef> help;
    llvm::StringRef(finding.help).split(help, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    for (llvm::StringRef line : help) diagnostic << "\nhelp: " << line;
    for (size_t n = 0; n < finding.note_count; ++n) {
      const gpuverify_note &note = finding.notes[n];
      diagnostic.attachNote(locationOf(note.operation, note.place, module)) << note.message << quote(note.operation, note.place);
    }
  }
}

/// Of what cannot be verified at all.
inline mlir::LogicalResult refuse(mlir::ModuleOp module, llvm::StringRef why) {
  why.consume_front("gpuverify: error: ");
  return mlir::emitError(module.getLoc()) << "gpuverify: " << why.rtrim();
}

/// NULL: the module or the settings cannot be used, which has been said. Of a source, which is not said, the result is unusable. The dialect "llvm"
/// has to be loaded. A module without GPU host code is not looked at.
inline Result verify(mlir::ModuleOp module, const Settings &settings) {
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
  options.gpu_only = true;
  Result result(gpuverify_verify_module(module.getOperation(), &options));
  if (gpuverify_result_verdict(result.get()) != GPUVERIFY_UNUSABLE || gpuverify_result_is_source(result.get())) return result;
  (void)refuse(module, gpuverify_result_error(result.get()));
  return nullptr;
}

// ---- pass by pass ----

/// Verifies a module after each pass and says of the first fault which pass has made it.
///
/// As long as operations of the gpu and async dialects wait to be lowered there is nothing to verify; those that are left at the end are the fault of
/// the pass that left them.
class Watch {
public:
  /// `dump`: the module before and after the pass to blame goes to DUMP.before.mlir and DUMP.after.mlir; empty: it is not written.
  explicit Watch(Settings settings = {}, std::string dump = {}) : settings(std::move(settings)), dump(std::move(dump)) {}

  /// For PassManager::addInstrumentation(): the Watch has to live as long as the pass manager. Passes on nested operations are looked at one by one
  /// where the context is not multithreaded, and otherwise together, after the last of them.
  std::unique_ptr<mlir::PassInstrumentation> instrumentation();

  /// The input of the passes, once.
  void begin(mlir::ModuleOp module) {
    state = judge(module);
    before = print(module);
    begun = true;
    if (state == State::Faulty) accuse(module);
  }

  /// What the pass has made of it.
  void after(mlir::ModuleOp module, std::string pass) {
    if (isDone()) return;
    State was = state;
    state = judge(module);
    if (state != State::Unlowered || was != State::Unlowered) suspect = {std::move(pass), was, before};
    before = print(module);
    if (state == State::Faulty) accuse(module);
  }

  /// There will be no more passes. Failure: a pass is to blame, or the settings cannot be used, which has been said.
  mlir::LogicalResult finish(mlir::ModuleOp module) {
    if (!isDone() && state == State::Unlowered) accuse(module);
    return mlir::failure(state == State::Unusable || failed);
  }

  /// Nothing that comes can change what is said.
  bool isDone() const { return accused || state == State::Unusable; }
  bool isBegun() const { return begun; }
  /// Was a fault found? Its pass is culprit(), empty where the input had it.
  bool hasFault() const { return accused; }
  llvm::StringRef culprit() const { return suspect.pass; }

private:
  /// What the module is after a step.
  enum class State { Source, Unlowered, Clean, Faulty, Unusable };

  /// Operations that are left among lowered ones are a fault where they are left for good: passes that are to come may lower them.
  State judge(mlir::ModuleOp module) {
    if (!module.getContext()->getLoadedDialect("llvm")) return State::Source; // nothing is lowered yet
    result = verify(module, settings);
    if (!result) return State::Unusable;
    if (gpuverify_result_is_source(result.get())) return State::Source;
    gpuverify_verdict verdict = gpuverify_result_verdict(result.get());
    if (verdict == GPUVERIFY_PROVED || (verdict == GPUVERIFY_UNPROVED && settings.failOn != FailOn::Unproved)) return State::Clean;
    for (size_t i = 0; i < gpuverify_finding_count(result.get()); ++i) {
      const gpuverify_finding *finding = gpuverify_finding_at(result.get(), i);
      if (finding->severity == GPUVERIFY_ERROR && llvm::StringRef(finding->rule) != "unlowered-op") return State::Faulty;
    }
    return verdict == GPUVERIFY_VIOLATED ? State::Unlowered : State::Faulty;
  }

  void accuse(mlir::ModuleOp module) {
    accused = true;
    failed = fails(gpuverify_result_verdict(result.get()), settings.failOn);
    report(result.get(), module);
    mlir::InFlightDiagnostic remark = mlir::emitRemark(module.getLoc());
    if (suspect.pass.empty())
      remark << "the pipeline was given this: no pass of it has introduced it";
    else
      remark << "introduced by " << suspect.pass
             << (suspect.before == State::Clean ? "; its input verified clean" : "; its input was not lowered yet");
    remark.report();
    if (!dump.empty() && (mlir::failed(write(module, suspect.text, "before")) || mlir::failed(write(module, print(module), "after"))))
      failed = true;
  }

  std::string print(mlir::ModuleOp module) const {
    std::string text;
    llvm::raw_string_ostream os(text);
    if (!dump.empty()) module.print(os);
    return os.str();
  }

  mlir::LogicalResult write(mlir::ModuleOp module, llvm::StringRef text, llvm::StringRef what) const {
    std::string path = (llvm::Twine(dump) + "." + what + ".mlir").str();
    std::error_code code;
    llvm::ToolOutputFile file(path, code, llvm::sys::fs::OF_Text);
    if (code) return refuse(module, "cannot write '" + path + "': " + code.message());
    file.os() << text;
    file.keep();
    return mlir::success();
  }

  Settings settings;
  std::string dump;
  State state = State::Source;
  bool begun = false, accused = false, failed = false;
  Result result;      // of the last step
  std::string before; // the text of the module after the last step, where it is to be written
  /// The pass after which the module is as it is, and what it was before; no pass: the input.
  struct {
    std::string pass;
    State before = State::Source;
    std::string text;
  } suspect;
};

/// Calls a Watch after each pass of a pass manager that runs on modules.
class Instrumentation : public mlir::PassInstrumentation {
public:
  explicit Instrumentation(Watch &watch) : watch(watch) {}

  void runBeforePass(mlir::Pass *pass, mlir::Operation *op) override {
    if (!op->getParentOp() && !watch.isBegun())
      if (auto module = llvm::dyn_cast<mlir::ModuleOp>(op)) watch.begin(module);
    if (!isThreaded(op)) running.push_back(pass);
  }

  void runAfterPass(mlir::Pass *pass, mlir::Operation *op) override {
    leave(op);
    if (isAdaptor(pass)) {
      if (!op->getParentOp()) look(op, nested.empty() ? "" : "one of " + llvm::join(nested, ", "));
    } else if (!op->getParentOp()) {
      look(op, nameOf(pass));
    } else {
      lookAtNested(pass, op);
    }
  }

  void runAfterPassFailed(mlir::Pass *, mlir::Operation *op) override { leave(op); }

private:
  static bool isThreaded(mlir::Operation *op) { return op->getContext()->isMultithreadingEnabled(); }
  /// What runs passes on nested operations; it changes nothing itself.
  static bool isAdaptor(mlir::Pass *pass) { return pass->getName().ends_with("OpToOpPassAdaptor"); }
  static std::string nameOf(mlir::Pass *pass) { return (pass->getArgument().empty() ? pass->getName() : pass->getArgument()).str(); }

  void leave(mlir::Operation *op) {
    if (!isThreaded(op)) running.pop_back();
  }

  void look(mlir::Operation *op, std::string pass) {
    auto module = llvm::dyn_cast<mlir::ModuleOp>(op);
    nested.clear();
    if (module && !pass.empty()) watch.after(module, std::move(pass));
  }

  /// Other operations of the module are as they should be where it runs alone, and not in the middle of a pass on the module.
  void lookAtNested(mlir::Pass *pass, mlir::Operation *op) {
    std::string name = nameOf(pass);
    if (isThreaded(op)) {
      std::lock_guard<std::mutex> lock(mutex);
      if (!llvm::is_contained(nested, name)) nested.push_back(name);
      return;
    }
    if (!llvm::all_of(running, isAdaptor)) return;
    mlir::Operation *top = op;
    while (top->getParentOp()) top = top->getParentOp();
    if (auto symbol = op->getAttrOfType<mlir::StringAttr>(mlir::SymbolTable::getSymbolAttrName())) name += (" on @" + symbol.getValue()).str();
    look(top, std::move(name));
  }

  Watch &watch;
  std::mutex mutex;
  llvm::SmallVector<mlir::Pass *> running;  // from the outermost; only where there are no threads
  llvm::SmallVector<std::string> nested;    // that ran since the last look
};

inline std::unique_ptr<mlir::PassInstrumentation> Watch::instrumentation() { return std::make_unique<Instrumentation>(*this); }

} // namespace gpuverify

#endif
