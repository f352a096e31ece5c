/* needs: the symbols, and which functions are coroutines. gives: which parameters a function gets a
 * reference with, to be dropped or passed on by it, and which results it gives one with. cost:
 * rounds over the parameters and returns of all functions, up and down the module, in modules that
 * drop references.
 *
 * Each value that stands for an object has references of its own, which are counted where it is
 * made: a call hands one over with an argument whose parameter has one, and a return with what it
 * returns. So a drop is known to be right in each function alone. A parameter that is only used has
 * none: the caller keeps its own.
 */
#include "async/async.h"

static uint64_t bit_of(intptr_t index) { return index < 64 ? UINT64_C(1) << index : 0; }

static const gv_symbol *function_called(front *f, MlirOperation op) {
  gv_emitter emit = gv_row_of(f, op)->emit;
  const gv_symbol *callee =
      emit == GV_EMIT_call || emit == GV_EMIT_invoke ? gv_callee_of(f, op) : NULL;
  return callee && callee->kind == GV_SYM_DEFINED && !callee->replaceable ? callee : NULL;
}

static bool is_struct(MlirValue value) {
  return mlirTypeIsALLVMStructType(mlirValueGetType(value));
}

/* The member that an insertion puts in or an extraction takes out; -1: one deeper inside. */
static int64_t member_of(MlirOperation op) {
  MlirAttribute position = gv_attribute(op, "position");
  return mlirAttributeIsNull(position) || mlirDenseArrayGetNumElements(position) != 1
             ? -1
             : mlirDenseI64ArrayGetElement(position, 0);
}

MlirValue gv_inserted_at(front *f, MlirValue whole, int64_t index) {
  while (mlirValueIsAOpResult(whole)) {
    MlirOperation op = mlirOpResultGetOwner(whole);
    if (gv_row_of(f, op)->expr != gv_expr_insert || member_of(op) < 0) break;
    if (member_of(op) == index) return mlirOperationGetOperand(op, 1);
    whole = mlirOperationGetOperand(op, 0);
  }
  return (MlirValue){NULL};
}

/* The value is put into a structure that does nothing but be returned. */
static bool is_returned_in(front *f, MlirOperation insertion) {
  for (uint32_t depth = 0; depth < 64; depth++) {
    MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(insertion, 0));
    if (mlirOpOperandIsNull(use) || !mlirOpOperandIsNull(mlirOpOperandGetNextUse(use)))
      return false;
    insertion = mlirOpOperandGetOwner(use);
    if (gv_row_of(f, insertion)->emit == GV_EMIT_return) return true;
    if (gv_row_of(f, insertion)->expr != gv_expr_insert || mlirOpOperandGetOperandNumber(use) != 0)
      return false;
  }
  return false;
}

static bool hands_on(front *f, const gv_symbol *function, intptr_t param, MlirOpOperand use) {
  MlirOperation user = mlirOpOperandGetOwner(use);
  unsigned operand = mlirOpOperandGetOperandNumber(use);
  if (gv_async_call(f, user) == GV_ASYNC_DROP_REF) return operand == 0;
  bool returns = function->async_function == GV_NONE && function->objects & bit_of(param);
  if (gv_row_of(f, user)->emit == GV_EMIT_return) return returns;
  if (gv_row_of(f, user)->expr == gv_expr_insert)
    return returns && operand == 1 && is_returned_in(f, user);
  const gv_symbol *callee = function_called(f, user);
  return callee && callee->owns & bit_of(operand);
}

static uint64_t owned_by(front *f, const gv_symbol *function, MlirBlock entry) {
  uint64_t owns = function->owns;
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(entry) && i < 64; i++) {
    MlirValue param = mlirBlockGetArgument(entry, i);
    if (owns & bit_of(i)) continue;
    for (MlirOpOperand use = mlirValueGetFirstUse(param); !mlirOpOperandIsNull(use);
         use = mlirOpOperandGetNextUse(use))
      if (hands_on(f, function, i, use)) owns |= bit_of(i);
  }
  return owns;
}

/* Is a reference counted for the value where it is returned? */
static bool is_followed(front *f, MlirBlock entry, MlirValue value) {
  if (mlirValueIsABlockArgument(value))
    return mlirBlockEqual(mlirBlockArgumentGetOwner(value), entry) &&
           mlirBlockArgumentGetArgNumber(value) < 64;
  MlirOperation op = mlirOpResultGetOwner(value);
  if (gv_async_call(f, op) == GV_ASYNC_CREATE_GROUP) return true;
  int64_t result = mlirOpResultGetResultNumber(value);
  if (gv_row_of(f, op)->expr == gv_expr_extract) { /* a member of what a call gives */
    result = member_of(op);
    MlirValue whole = mlirOperationGetOperand(op, 0);
    if (result < 0 || !mlirValueIsAOpResult(whole)) return false;
    op = mlirOpResultGetOwner(whole);
  } else if (is_struct(value)) {
    return false;
  }
  const gv_symbol *callee = function_called(f, op);
  if (!callee) return false;
  if (callee->async_function == GV_NONE) return callee->gives & bit_of(result);
  const gv_async_function *function = &f->async_functions.at[callee->async_function];
  return function->kind == GV_ASYNC_COROUTINE && result < function->count &&
         gv_leaves_one_reference(f, function->parts[result].object);
}

static uint64_t given_by(front *f, const gv_symbol *function, MlirBlock entry) {
  uint64_t gives = UINT64_MAX;
  intptr_t results = 0; /* of a function that does not return: none */
  if (function->async_function != GV_NONE) return 0;
  for (MlirBlock b = entry; !mlirBlockIsNull(b); b = mlirBlockGetNextInRegion(b)) {
    MlirOperation end = gv_end_of_block(b);
    if (mlirOperationIsNull(end) || gv_row_of(f, end)->emit != GV_EMIT_return) continue;
    bool members = gv_operand_count(end) == 1 && is_struct(mlirOperationGetOperand(end, 0));
    results = members ? 64 : (intptr_t)gv_operand_count(end);
    for (intptr_t i = 0; i < results && i < 64; i++) {
      MlirValue value = mlirOperationGetOperand(end, members ? 0 : i);
      if (members) value = gv_inserted_at(f, value, i);
      if (mlirValueIsNull(value) || !is_followed(f, entry, value)) gives &= ~bit_of(i);
    }
  }
  return results >= 64 ? gives : gives & (bit_of(results) - 1);
}

static MlirWalkResult find_drop(MlirOperation op, void *with) {
  front *f = with;
  if (gv_async_call(f, op) != GV_ASYNC_DROP_REF) return MlirWalkResultAdvance;
  f->facts.counts_references = true;
  return MlirWalkResultInterrupt;
}

void gv_find_references(front *f) {
  bool again = true;
  for (uint32_t i = 0; i < f->functions.len && !f->facts.counts_references; i++) {
    f->fn.scope = f->symbols.at[f->functions.at[i]].scope;
    mlirOperationWalk(f->symbols.at[f->functions.at[i]].op, find_drop, f, MlirWalkPreOrder);
  }
  for (uint32_t round = 0; again && f->facts.counts_references; round++) {
    again = false;
    for (uint32_t n = 0; n < f->functions.len; n++) {
      uint32_t i = round % 2 ? n : f->functions.len - 1 - n;
      gv_symbol symbol = f->symbols.at[f->functions.at[i]]; /* which may move */
      MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(symbol.op, 0));
      f->fn.scope = symbol.scope;
      uint64_t owns = owned_by(f, &symbol, entry), gives = given_by(f, &symbol, entry);
      again |= owns != symbol.owns || gives != symbol.gives;
      f->symbols.at[f->functions.at[i]].owns = owns;
      f->symbols.at[f->functions.at[i]].gives = gives;
    }
  }
}
