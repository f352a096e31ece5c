/* Functions that only stand for others: MLIR's C interface to a function, and what clang makes of a
 * kernel, which launches it. They are told by their names and by their bodies.
 */
#define _GNU_SOURCE
#include "expressions/expressions.h"

/* ---- MLIR's C interface ---- */

/* The call goes to "_mlir_ciface_<name>". */
static bool is_forwarded(MlirOperation call, gv_str name) {
  MlirAttribute callee = gv_attribute(call, "callee");
  if (mlirAttributeIsNull(callee) || !mlirAttributeIsASymbolRef(callee)) return false;
  gv_str called = gv_str_from(mlirSymbolRefAttrGetLeafReference(callee)),
         prefix = GV_STR("_mlir_ciface_");
  return called.len == prefix.len + name.len && memcmp(called.at, prefix.at, prefix.len) == 0 &&
         memcmp(called.at + prefix.len, name.at, name.len) == 0;
}

/* "_mlir_ciface_<name>", which takes what the function `name` takes with memrefs by their
 * descriptors' addresses, and does nothing but load these, call that, and store the result that is
 * a memref. */
bool gv_is_interface_of(front *f, MlirOperation function, gv_str name) {
  gv_str prefix = GV_STR("_mlir_ciface_"), own = gv_string_attribute(function, "sym_name");
  if (own.len != prefix.len + name.len || memcmp(own.at, prefix.at, prefix.len) != 0) return false;
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
  uint32_t calls = 0;
  if (mlirBlockIsNull(block) || !mlirBlockIsNull(mlirBlockGetNextInRegion(block))) return false;
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    const gv_op_row *row = gv_row_of(f, op);
    MlirAttribute callee =
        row->emit == GV_EMIT_call ? gv_attribute(op, "callee") : (MlirAttribute){NULL};
    bool loads =
        row->emit == GV_EMIT_load && mlirValueIsABlockArgument(mlirOperationGetOperand(op, 0));
    bool stores = row->emit == GV_EMIT_store &&
                  mlirValueIsABlockArgument(mlirOperationGetOperand(op, 1)) &&
                  mlirValueIsAOpResult(mlirOperationGetOperand(op, 0));
    if (!mlirAttributeIsNull(callee) && mlirAttributeIsASymbolRef(callee) &&
        gv_str_equal(gv_str_from(mlirSymbolRefAttrGetLeafReference(callee)), name))
      calls++;
    else if (row->emit ? !loads && !(stores && calls) && row->emit != GV_EMIT_return
                       : row->expr != gv_expr_extract)
      return false;
  }
  return calls == 1;
}

bool gv_wraps_library(front *f, MlirOperation function, gv_str name) {
  if (mlirAttributeIsNull(gv_attribute(function, "llvm.emit_c_interface"))) return false;
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
  uint32_t calls = 0;
  if (!mlirBlockIsNull(mlirBlockGetNextInRegion(block))) return false;
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    const gv_op_row *row = gv_row_of(f, op);
    if (row->emit == GV_EMIT_call && is_forwarded(op, name))
      calls++;
    else if (row->emit ? row->emit != GV_EMIT_alloca && row->emit != GV_EMIT_store &&
                             row->emit != GV_EMIT_return && !gv_marks_lifetime(row)
                       : !row->expr)
      return false;
  }
  return calls == 1;
}

/* ---- which functions are stubs ---- */

gv_str gv_callee_name(MlirOperation op) {
  MlirAttribute callee = gv_attribute(op, "callee");
  bool named = !mlirAttributeIsNull(callee) && mlirAttributeIsASymbolRef(callee);
  return named ? gv_str_from(mlirSymbolRefAttrGetLeafReference(callee)) : GV_STR("");
}

bool gv_is_launch(gv_launching part) {
  return part == GV_LAUNCHING_LAUNCH || part == GV_LAUNCHING_LAUNCH_CONFIGURED;
}

/* The launch in the body of a stub, or NULL. */
MlirOperation gv_launch_in_stub(MlirOperation function) {
  MlirRegion body = mlirOperationGetRegion(function, 0);
  for (MlirBlock b = mlirRegionGetFirstBlock(body); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b))
    for (MlirOperation op = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(op);
         op = mlirOperationGetNextInBlock(op))
      if (gv_is_launch(gv_launching_of(gv_callee_name(op)))) return op;
  return (MlirOperation){NULL};
}

bool gv_is_stub(MlirOperation function, gv_str name) {
  if (!memmem(name.at, name.len, GV_STUB_MARK, sizeof GV_STUB_MARK - 1)) return false;
  bool declared = mlirBlockIsNull(mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0)));
  return declared || !mlirOperationIsNull(gv_launch_in_stub(function));
}
