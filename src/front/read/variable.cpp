// Of debug information the C API can only make attributes. Written out they are too long: a type names its members, and each of these its type.
#include "read/variable.h"

#include <mlir/CAPI/IR.h>
#include <mlir/CAPI/Support.h>
#include <mlir/Dialect/LLVMIR/LLVMAttrs.h>

using namespace mlir;

MlirStringRef gv_variable_name(MlirAttribute variable) {
  auto local = llvm::dyn_cast_if_present<LLVM::DILocalVariableAttr>(unwrap(variable));
  if (!local || !local.getName()) return {nullptr, 0};
  return wrap(local.getName().getValue());
}

bool gv_is_whole_variable(MlirAttribute expression) {
  auto whole = llvm::dyn_cast_if_present<LLVM::DIExpressionAttr>(unwrap(expression));
  return !whole || whole.getOperations().empty();
}
