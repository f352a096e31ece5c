// `overflow<nsw, nuw>` is a property and no attribute, so that the C API could only print the
// operation.
#include "read/overflow.h"

#include <mlir/CAPI/IR.h>
#include <mlir/Dialect/LLVMIR/LLVMDialect.h>

using namespace mlir;

// False: the operation is another one. Which one it is costs less to ask than which interfaces it
// has.
template <typename Op>
static bool has_flags_of(Operation *op, bool *no_signed_wrap, bool *no_unsigned_wrap) {
  auto is = llvm::dyn_cast<Op>(op);
  if (!is) return false;
  *no_signed_wrap = is.hasNoSignedWrap();
  *no_unsigned_wrap = is.hasNoUnsignedWrap();
  return true;
}

void gv_overflow_of(MlirOperation op, bool *no_signed_wrap, bool *no_unsigned_wrap) {
  Operation *is = unwrap(op);
  *no_signed_wrap = *no_unsigned_wrap = false;
  (void)(has_flags_of<LLVM::AddOp>(is, no_signed_wrap, no_unsigned_wrap) ||
         has_flags_of<LLVM::MulOp>(is, no_signed_wrap, no_unsigned_wrap) ||
         has_flags_of<LLVM::SubOp>(is, no_signed_wrap, no_unsigned_wrap) ||
         has_flags_of<LLVM::ShlOp>(is, no_signed_wrap, no_unsigned_wrap) ||
         has_flags_of<LLVM::IntegerOverflowFlagsInterface>(is, no_signed_wrap, no_unsigned_wrap));
}
