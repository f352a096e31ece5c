// `overflow<nsw, nuw>` is a property and no attribute, so that the C API could only print the operation.
#include "read/overflow.h"

#include <mlir/CAPI/IR.h>
#include <mlir/Dialect/LLVMIR/LLVMInterfaces.h>

using namespace mlir;

void gv_overflow_of(MlirOperation op, bool *no_signed_wrap, bool *no_unsigned_wrap) {
  auto flags = llvm::dyn_cast<LLVM::IntegerOverflowFlagsInterface>(unwrap(op));
  *no_signed_wrap = flags && flags.hasNoSignedWrap();
  *no_unsigned_wrap = flags && flags.hasNoUnsignedWrap();
}
