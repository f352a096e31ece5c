/* What callers in the module pass, and branches in a function.
 *
 * needs: the symbols. gives: the operands of the calls. cost: of branches those to the block; once,
 * when first asked, a walk of the module; then the calls of the function that is asked about.
 */
#include "expressions/expressions.h"

static MlirWalkResult note_call(MlirOperation op, void *to) {
  front *f = to;
  if (!gv_is_call(gv_row_of(f, op))) return MlirWalkResultAdvance;
  MlirAttribute callee = gv_attribute(op, "callee");
  bool found, direct = !mlirAttributeIsNull(callee) && mlirAttributeIsASymbolRef(callee);
  uint32_t symbol = direct ? (uint32_t)(gv_symbol_of(f, callee) - f->symbols.at) : GV_NONE;
  uint32_t *newest = gv_map_at(&f->calls.newest_of, symbol, &found);
  *gv_push(&f->calls.all) = (gv_noted_call){op, found ? *newest : GV_NONE, f->fn.scope};
  *newest = f->calls.all.len - 1;
  return MlirWalkResultAdvance;
}

/* In each function the names are those of its module. */
static void note_calls(front *f) {
  const uint32_t scope = f->fn.scope;
  bool found;
  for (uint32_t i = 0; i < f->functions.len; i++) {
    const uint32_t symbol = f->functions.at[i];
    MlirOperation function = f->symbols.at[symbol].op;
    *gv_map_at(&f->calls.symbol_of, (uintptr_t)function.ptr, &found) = symbol;
    f->fn.scope = f->symbols.at[symbol].scope;
    mlirOperationWalk(function, note_call, f, MlirWalkPreOrder);
  }
  f->fn.scope = scope;
  f->calls.known = true;
}

bool gv_all_calls(front *f, uint32_t symbol, bool (*holds)(front *f, MlirOperation call)) {
  if (!f->calls.known) note_calls(f);
  uint32_t call = gv_map_get(&f->calls.newest_of, symbol);
  while (call != GV_NONE && holds(f, f->calls.all.at[call].op)) call = f->calls.all.at[call].next;
  return call == GV_NONE;
}

uint32_t gv_first_call(front *f, MlirOperation function) {
  if (!f->calls.known) note_calls(f);
  uint32_t symbol = gv_map_get(&f->calls.symbol_of, (uintptr_t)function.ptr);
  return symbol == GV_NONE ? GV_NONE : gv_map_get(&f->calls.newest_of, symbol);
}

/* `operand`: that which is the argument. */
static void each_operand(front *f, uint32_t symbol, intptr_t operand, gv_bytes_of_value bytes,
                         gv_take_bytes *take, void *with) {
  uint32_t call = gv_map_get(&f->calls.newest_of, symbol);
  for (; call != GV_NONE; call = f->calls.all.at[call].next) {
    MlirOperation op = f->calls.all.at[call].op;
    if (operand >= (intptr_t)gv_operand_count(op)) continue;
    bytes.value = mlirOperationGetOperand(op, operand);
    take(with, bytes);
  }
}

bool gv_each_passed(front *f, gv_bytes_of_value argument, gv_take_bytes *take, void *with) {
  MlirBlock entry = mlirBlockArgumentGetOwner(argument.value);
  intptr_t place = mlirBlockArgumentGetArgNumber(argument.value);
  if (!f->calls.known) note_calls(f);
  MlirOperation function = mlirBlockGetParentOperation(entry);
  uint32_t symbol = gv_map_get(&f->calls.symbol_of, (uintptr_t)function.ptr);
  if (symbol == GV_NONE) return false;
  each_operand(f, symbol, place, argument, take, with);
  /* a call by its address has that as operand 0 */
  if (f->symbols.at[symbol].addressed) each_operand(f, GV_NONE, place + 1, argument, take, with);
  return true;
}

/* The operands that a block gets lie one block after another. */
bool gv_each_brought(front *f, gv_bytes_of_value argument, gv_take_bytes *take, void *with) {
  MlirBlock block = mlirBlockArgumentGetOwner(argument.value);
  const intptr_t place = mlirBlockArgumentGetArgNumber(argument.value);
  bool all = true;
  for (intptr_t p = 0; p < mlirBlockGetNumPredecessors(block); p++) {
    MlirOperation end = gv_end_of_block(mlirBlockGetPredecessor(block, p));
    const gv_op_row *row = gv_row_of(f, end);
    bool branch = row->emit == GV_EMIT_branch,
         other = row->emit == GV_EMIT_cond_branch || row->emit == GV_EMIT_switch;
    intptr_t operand = branch ? 0 : 1;
    all &= branch || other;
    for (intptr_t s = 0; (branch || other) && s < mlirOperationGetNumSuccessors(end); s++) {
      MlirBlock to = mlirOperationGetSuccessor(end, s);
      gv_bytes_of_value brought = argument;
      if (mlirBlockEqual(to, block)) {
        brought.value = mlirOperationGetOperand(end, operand + place);
        take(with, brought);
      }
      operand += mlirBlockGetNumArguments(to);
    }
  }
  return all;
}
