/* Calls, launches, and gpu operations that should have been lowered. What a call does is asked in this order: a runtime
 * function, by its name alone; a function of this module with a body; a function of the library; anything else may do
 * anything.
 */
#include "front/room.h"

#include <mlir-c/Dialect/GPU.h>

/* ---- calls ---- */

static void emit_action(front *f, MlirOperation op, const gv_action *action, uint32_t end) {
  for (uint32_t i = 0; i < end && i < GV_ACTION_ARGS; i++)
    gv_push_operand(f, action->roles[i] == GV_ROLE_NONE ? GV_NONE : gv_demand(f, mlirOperationGetOperand(op, i)));
  gv_emit(f, op, GV_OP_ACTION, gv_str_of(action->name))->action = action;
  gv_add_results(f, op);
}

/* A declaration that does not fit its runtime function (no result, for one) can't be taken for it. */
static bool fits_action(MlirOperation op, const gv_action *action, uint32_t end) {
  for (uint32_t i = end; i < GV_ACTION_ARGS; i++)
    if (action->roles[i] != GV_ROLE_NONE) return false;
  return action->creates == GV_CREATES_NOTHING || mlirOperationGetNumResults(op) == 1;
}

static void emit_inner_call(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  uint32_t callee = symbol->id;
  gv_str name = symbol->called;
  intptr_t params = mlirBlockGetNumArguments(mlirRegionGetFirstBlock(mlirOperationGetRegion(symbol->op, 0)));
  gv_push_operands(f, op, 0, end < params ? end : (uint32_t)params, GV_WANT_INTEGERS);
  while (f->operands.len < params) gv_push_operand(f, GV_NONE);
  gv_emit(f, op, GV_OP_CALL, name)->callee = callee;
  gv_add_results(f, op);
}

/* malloc, calloc: operands of other shapes than C's make it unknown. */
static bool emit_allocation(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  if (mlirOperationGetNumResults(op) != 1 || gv_value_layout(f, mlirOperationGetResult(op, 0)).size != 8) return false;
  int64_t count, size;
  gv_new_memory(f, op, symbol->called, true);
  if (symbol->library == GV_LIB_ZEROED && end == 2 && gv_constant(f, mlirOperationGetOperand(op, 0), &count) &&
      gv_constant(f, mlirOperationGetOperand(op, 1), &size) && !__builtin_mul_overflow(count, size, &size))
    gv_zero_memory(f, op, symbol->called, mlirOperationGetResult(op, 0), size);
  return true;
}

/* memcpy, memmove, memset: the result is the first argument. */
static bool emit_bytes(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  if (end != 3) return false;
  MlirValue to = mlirOperationGetOperand(op, 0), second = mlirOperationGetOperand(op, 1);
  bool copy = symbol->library == GV_LIB_COPY;
  if (!gv_value_layout(f, to).holds || gv_value_layout(f, second).holds != copy) return false;
  int64_t k, *size = gv_constant(f, mlirOperationGetOperand(op, 2), &k) ? &k : NULL;
  (copy ? gv_copy_memory : gv_set_memory)(f, op, symbol->called, to, second, size);
  if (mlirOperationGetNumResults(op) == 1) gv_define(f, mlirOperationGetResult(op, 0), gv_demand(f, to));
  return true;
}

static bool emit_library(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  switch (symbol->library) {
  case GV_LIB_HARMLESS:
    return true;
  case GV_LIB_NEW_MEMORY:
  case GV_LIB_ZEROED:
    return emit_allocation(f, op, symbol, end);
  case GV_LIB_COPY:
  case GV_LIB_SET:
    return emit_bytes(f, op, symbol, end);
  case GV_LIB_END:
    gv_emit_end(f, op, symbol->called);
    return true;
  case GV_LIB_UNKNOWN:
    break;
  }
  return false;
}

/* A call whose arguments are the operands before `end`. */
static void emit_call(front *f, MlirOperation op, uint32_t end) {
  MlirAttribute callee = gv_attribute(op, "callee");
  if (mlirAttributeIsNull(callee) || !mlirAttributeIsASymbolRef(callee)) {
    gv_emit_unknown(f, op, GV_STR("a call through a pointer"), end ? 1 : 0, end);
    return;
  }
  gv_symbol *found = gv_symbol_of(f, callee);
  gv_called_name(f, found);
  gv_symbol symbol = *found;
  if (symbol.action && fits_action(op, symbol.action, end))
    emit_action(f, op, symbol.action, end);
  else if (symbol.kind == GV_SYM_DEFINED)
    emit_inner_call(f, op, &symbol, end);
  else if (!emit_library(f, op, &symbol, end))
    gv_emit_unknown(f, op, symbol.called, 0, end);
  if (symbol.no_return && !f->ended) gv_emit_end(f, op, symbol.called);
}

void gv_emit_call(front *f, MlirOperation op) { emit_call(f, op, gv_operand_count(op)); }

static uint32_t segment(MlirAttribute segments, intptr_t i) {
  if (mlirAttributeIsNull(segments) || !mlirAttributeIsADenseI32Array(segments) || i >= mlirDenseArrayGetNumElements(segments))
    return 0;
  return (uint32_t)mlirDenseI32ArrayGetElement(segments, i);
}

/* Call, then go on at the normal or at the unwind block; operands: arguments, then those of each block. */
void gv_emit_invoke(front *f, MlirOperation op) {
  MlirAttribute segments = gv_attribute(op, "operandSegmentSizes");
  uint32_t args = segment(segments, 0), normal = segment(segments, 1);
  emit_call(f, op, args);
  if (f->ended) return;
  gv_emit(f, op, GV_OP_CHOICE, GV_STR("llvm.invoke"));
  gv_edge_to(f, gv_block_of(f, mlirOperationGetSuccessor(op, 0)), op, args);
  gv_edge_to(f, gv_block_of(f, mlirOperationGetSuccessor(op, 1)), op, args + normal);
}

/* ---- gpu operations ---- */

static bool is_token(MlirValue value) { return mlirTypeIsAGPUAsyncTokenType(mlirValueGetType(value)); }

static void emit_unlowered(front *f, MlirOperation op, const gv_lowering *lowering) {
  uint32_t count = gv_operand_count(op), deps = 0;
  while (deps < count && is_token(mlirOperationGetOperand(op, deps))) deps++;
  gv_push_operands(f, op, 0, count, GV_WANT_HANDLES);
  gv_op *made = gv_emit(f, op, GV_OP_UNLOWERED, gv_str_of(lowering->name));
  made->lowering = lowering;
  made->deps = deps;
  gv_add_results(f, op);
}

/* On a stream: `<%s : !llvm.ptr>`. Without one, and without tokens, it makes a stream of its own and waits for it. */
void gv_emit_launch(front *f, MlirOperation op) {
  MlirAttribute segments = gv_attribute(op, "operandSegmentSizes");
  if (segment(segments, 0) || mlirOperationGetNumResults(op)) {
    emit_unlowered(f, op, gv_lowering_of(GV_STR("gpu.launch_func")));
    return;
  }
  if (mlirAttributeIsNull(segments) || !segment(segments, mlirDenseArrayGetNumElements(segments) - 1)) return;
  gv_push_value(f, mlirOperationGetOperand(op, gv_operand_count(op) - 1));
  gv_emit(f, op, GV_OP_ACTION, gv_str_of(gv_launch_action.name))->action = &gv_launch_action;
}

void gv_emit_gpu(front *f, MlirOperation op) {
  const gv_lowering *lowering = gv_lowering_of(gv_op_name(op));
  if (lowering)
    emit_unlowered(f, op, lowering);
  else if (mlirOperationGetNumRegions(op) || mlirOperationGetNumSuccessors(op))
    gv_emit_other(f, op);
}
