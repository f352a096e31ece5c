// LLVM's bitcode, as objects of a gpu.binary hold it, as a module of the llvm dialect. MLIR's importer has no C API. Like MLIR's reader it trusts what it
// reads, so it runs where that does: within limits, or after a rehearsal.
#include "read/bitcode.h"

#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/MemoryBuffer.h>
#include <mlir/CAPI/IR.h>
#include <mlir/CAPI/Support.h>
#include <mlir/Dialect/DLTI/DLTI.h>
#include <mlir/IR/BuiltinOps.h>
#include <mlir/IR/Diagnostics.h>
#include <mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMIRToLLVMTranslation.h>
#include <mlir/Target/LLVMIR/Dialect/NVVM/LLVMIRToNVVMTranslation.h>
#include <mlir/Target/LLVMIR/Import.h>

using namespace mlir;

MlirContext gv_new_bitcode_context() {
  DialectRegistry registry;
  registry.insert<DLTIDialect>(); // of the data layout
  registerLLVMDialectImport(registry);
  registerNVVMDialectImport(registry);
  auto *context = new MLIRContext(registry, MLIRContext::Threading::DISABLED);
  context->loadAllAvailableDialects();
  return wrap(context);
}

MlirOperation gv_import_bitcode(MlirContext context, MlirStringRef bytes) {
  ScopedDiagnosticHandler silent(unwrap(context), [](Diagnostic &) { return success(); });
  llvm::LLVMContext llvmContext;
  llvmContext.setDiagnosticHandlerCallBack([](const llvm::DiagnosticInfo *, void *) {}, nullptr);
  llvm::Expected<std::unique_ptr<llvm::Module>> read = llvm::parseBitcodeFile(llvm::MemoryBufferRef(unwrap(bytes), "object"), llvmContext);
  if (!read) {
    llvm::consumeError(read.takeError());
    return {nullptr};
  }
  OwningOpRef<ModuleOp> module = translateLLVMIRToModule(std::move(*read), unwrap(context), /*emitExpensiveWarnings=*/false, /*dropDICompositeTypeElements=*/true);
  return module ? wrap(module.release().getOperation()) : MlirOperation{nullptr};
}
