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
  gv_set_action(gv_emit(f, op, GV_OP_ACTION, gv_str_of(action->name)), action);
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
  MlirRegion body = mlirOperationGetRegion(symbol->op, 0);
  intptr_t params = mlirBlockGetNumArguments(mlirRegionGetFirstBlock(body));
  if (end > params) { /* variadic arguments are not followed */
    gv_push_operands(f, op, (uint32_t)params, end, GV_WANT_WORDS);
    gv_emit(f, op, GV_OP_UNKNOWN, name);
  }
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

/* NULL: a call through a pointer. Valid until the next symbol is looked up. */
static gv_symbol *callee_of(front *f, MlirOperation op) {
  MlirAttribute callee = gv_attribute(op, "callee");
  if (mlirAttributeIsNull(callee) || !mlirAttributeIsASymbolRef(callee)) return NULL;
  gv_symbol *found = gv_symbol_of(f, callee);
  gv_called_name(f, found);
  return found;
}

/* A call whose arguments are the operands before `end`. */
static void emit_call(front *f, MlirOperation op, uint32_t end) {
  gv_symbol *found = callee_of(f, op);
  if (!found) {
    gv_emit_unknown(f, op, GV_STR("a call through a pointer"), end ? 1 : 0, end);
    return;
  }
  gv_symbol symbol = *found; /* it may move */
  if (symbol.action && fits_action(op, symbol.action, end))
    emit_action(f, op, symbol.action, end);
  else if (symbol.kind == GV_SYM_DEFINED && !symbol.replaceable)
    emit_inner_call(f, op, &symbol, end);
  else if (symbol.replaceable || !emit_library(f, op, &symbol, end))
    gv_emit_unknown(f, op, symbol.called, 0, end);
}

void gv_emit_call(front *f, MlirOperation op) {
  emit_call(f, op, gv_operand_count(op));
  const gv_symbol *callee = callee_of(f, op);
  if (callee && callee->no_return && !f->ended) gv_emit_end(f, op, callee->called);
}

static uint32_t segment(MlirAttribute segments, intptr_t i) {
  if (mlirAttributeIsNull(segments) || !mlirAttributeIsADenseI32Array(segments) || i >= mlirDenseArrayGetNumElements(segments))
    return 0;
  return (uint32_t)mlirDenseI32ArrayGetElement(segments, i);
}

/* A function with a body may be left anywhere in it when something throws: what it did until then is not known. */
static void emit_unwinding(front *f, MlirOperation op, uint32_t args, uint32_t first) {
  const gv_symbol *callee = callee_of(f, op);
  if (!callee || callee->kind != GV_SYM_DEFINED || callee->action) return;
  gv_str name = callee->called;
  uint32_t call = gv_new_block(f), unwind = gv_new_block(f);
  gv_emit(f, op, GV_OP_CHOICE, GV_STR("llvm.invoke"));
  gv_edge_to(f, call, (MlirOperation){NULL}, 0);
  gv_edge_to(f, unwind, (MlirOperation){NULL}, 0);
  gv_start_block(f, unwind);
  gv_push_operands(f, op, 0, args, GV_WANT_WORDS);
  gv_emit(f, op, GV_OP_UNKNOWN, name);
  gv_emit(f, op, GV_OP_BR, GV_STR("llvm.invoke"));
  gv_edge_to(f, gv_block_of(f, mlirOperationGetSuccessor(op, 1)), op, first);
  gv_start_block(f, call);
}

/* Call, then go on at the normal or at the unwind block; operands: arguments, then those of each block. */
void gv_emit_invoke(front *f, MlirOperation op) {
  MlirAttribute segments = gv_attribute(op, "operandSegmentSizes");
  uint32_t args = segment(segments, 0), normal = segment(segments, 1);
  emit_unwinding(f, op, args, args + normal);
  emit_call(f, op, args);
  if (f->ended) return;
  gv_emit(f, op, GV_OP_CHOICE, GV_STR("llvm.invoke"));
  gv_edge_to(f, gv_block_of(f, mlirOperationGetSuccessor(op, 0)), op, args);
  gv_edge_to(f, gv_block_of(f, mlirOperationGetSuccessor(op, 1)), op, args + normal);
}

/* ---- what gets out of sight ---- */

static bool is_memref(MlirValue value) {
  MlirType type = mlirValueGetType(value);
  return mlirTypeIsAMemRef(type) || mlirTypeIsAUnrankedMemRef(type);
}

/* The operation itself does nothing, but what comes of its operands is not seen. */
static void hide_operands(front *f, MlirOperation op) {
  gv_push_operands(f, op, 0, gv_operand_count(op), GV_WANT_HANDLES);
  gv_emit(f, op, GV_OP_UNKNOWN, gv_name_of(f, op));
}

/* A function whose address is taken may be called in ways that are not seen, even where nothing asks for the address. */
void gv_emit_address(front *f, MlirOperation op) {
  MlirAttribute name = gv_attribute(op, "global_name");
  gv_symbol *symbol = gv_symbol_of(f, mlirAttributeIsNull(name) ? gv_attribute(op, "value") : name);
  if (symbol->kind != GV_SYM_GLOBAL) gv_reach_from_outside(f, symbol);
}

/* What is done to an address or handle that goes into a vector is not followed. */
void gv_emit_vector(front *f, MlirOperation op) {
  for (uint32_t i = 0; i < gv_operand_count(op); i++) {
    MlirType type = mlirValueGetType(mlirOperationGetOperand(op, i));
    bool result = mlirOperationGetNumResults(op) == 1 && mlirTypeIsAVector(mlirValueGetType(mlirOperationGetResult(op, 0)));
    if (!(mlirTypeIsAVector(type) || (result && mlirTypeIsALLVMPointerType(type))) || !gv_layout_of(f, type).holds) continue;
    hide_operands(f, op);
    return;
  }
}

/* Only what is one value of the same size on both sides is followed; memory behind a memref is not. */
void gv_emit_cast(front *f, MlirOperation op) {
  bool single = gv_operand_count(op) == 1 && mlirOperationGetNumResults(op) == 1;
  for (uint32_t i = 0; i < gv_operand_count(op); i++) {
    MlirValue from = mlirOperationGetOperand(op, i);
    if (!gv_value_layout(f, from).holds || is_memref(from)) continue;
    if (single && gv_value_layout(f, from).size == gv_value_layout(f, mlirOperationGetResult(op, 0)).size &&
        !is_memref(mlirOperationGetResult(op, 0)))
      continue;
    hide_operands(f, op);
    return;
  }
}

enum { NUMBER_BUDGET = 64 };

/* The number, an address or computed from one, ends up where it is not followed. */
static bool number_escapes(front *f, MlirValue number, bool computed, uint32_t *budget) {
  for (MlirOpOperand use = mlirValueGetFirstUse(number); !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    const gv_op_row *row = gv_row_of(f, user);
    if (!*budget || !--*budget) return true;
    if (row->expr == gv_expr_compare) continue;
    if (row->expr && mlirOperationGetNumResults(user) == 1) {
      MlirValue result = mlirOperationGetResult(user, 0);
      gv_layout layout = gv_value_layout(f, result);
      if (layout.holds && layout.size == 8) continue;
      bool kept = (row->expr == gv_expr_copy || row->expr == gv_expr_select) && layout.size == 8;
      if (row->expr == gv_expr_zext || row->expr == gv_expr_sext || layout.width != 64) return true;
      if (number_escapes(f, result, computed || !kept, budget)) return true;
    } else if (computed || (row->emit != gv_emit_call && row->emit != gv_emit_invoke)) {
      return true;
    } else { /* something unknown is handed the number as it is */
      const gv_symbol *callee = callee_of(f, user);
      if (callee && callee->kind == GV_SYM_DEFINED) return true;
    }
  }
  return false;
}

/* An address as a number: it is followed through copies and back, or to an unknown function that gets it as it is. */
void gv_emit_number(front *f, MlirOperation op) {
  uint32_t budget = NUMBER_BUDGET;
  MlirValue result = mlirOperationGetResult(op, 0);
  if (gv_value_layout(f, result).width != 64 || number_escapes(f, result, false, &budget)) hide_operands(f, op);
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
  gv_set_action(gv_emit(f, op, GV_OP_ACTION, gv_str_of(gv_launch_action.name)), &gv_launch_action);
}

void gv_emit_gpu(front *f, MlirOperation op) {
  const gv_lowering *lowering = gv_lowering_of(gv_op_name(op));
  if (lowering)
    emit_unlowered(f, op, lowering);
  else if (mlirOperationGetNumRegions(op) || mlirOperationGetNumSuccessors(op))
    gv_emit_other(f, op);
}
