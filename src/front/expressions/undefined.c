/* Whether a value may be poison, undef, or what is in a slot that nothing was stored to: each use
 * of it may see another value then.
 *
 * needs: uses of slots; dominance. gives: an answer. cost: at most MOST_LOOKED values for each.
 */
#include "expressions/expressions.h"

enum { MOST_LOOKED = 64 };

typedef struct look {
  MlirValue at[MOST_LOOKED];
  uint32_t count;
  bool over;  /* there was more */
  bool unset; /* a slot to which nothing may have been stored */
} look;

static void look_at(look *l, MlirValue value) {
  for (uint32_t i = 0; i < l->count; i++)
    if (mlirValueEqual(l->at[i], value)) return;
  if (l->count == MOST_LOOKED)
    l->over = true;
  else
    l->at[l->count++] = value;
}

/* What the block argument receives: the operands that a block gets lie one block after another. */
static void look_at_incoming(front *f, look *l, MlirBlock block, intptr_t argument) {
  for (intptr_t p = 0; p < mlirBlockGetNumPredecessors(block); p++) {
    MlirOperation end = gv_end_of_block(mlirBlockGetPredecessor(block, p));
    const gv_op_row *row = gv_row_of(f, end);
    bool branch = row->emit == GV_EMIT_branch,
         other = row->emit == GV_EMIT_cond_branch || row->emit == GV_EMIT_switch;
    intptr_t operand = branch ? 0 : 1;
    l->over |= !branch && !other;
    for (intptr_t s = 0; (branch || other) && s < mlirOperationGetNumSuccessors(end); s++) {
      MlirBlock to = mlirOperationGetSuccessor(end, s);
      if (mlirBlockEqual(to, block)) look_at(l, mlirOperationGetOperand(end, operand + argument));
      operand += mlirBlockGetNumArguments(to);
    }
  }
}

/* What a function of the module returns. */
static void look_at_returned(front *f, look *l, MlirValue result) {
  MlirOperation call = mlirOpResultGetOwner(result);
  const gv_symbol *callee = gv_callee_of(f, call);
  if (!callee || callee->kind != GV_SYM_DEFINED) return;
  MlirRegion body = mlirOperationGetRegion(callee->op, 0);
  for (MlirBlock b = mlirRegionGetFirstBlock(body); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b)) {
    MlirOperation end = gv_end_of_block(b);
    intptr_t i = mlirOpResultGetResultNumber(result);
    if (gv_row_of(f, end)->emit == GV_EMIT_return && i < mlirOperationGetNumOperands(end))
      look_at(l, mlirOperationGetOperand(end, i));
  }
}

static bool is_slot(front *f, MlirValue address) {
  return mlirValueIsAOpResult(address) &&
         gv_row_of(f, mlirOpResultGetOwner(address))->emit == GV_EMIT_alloca;
}

/* Does every way to the load lead past the store? */
static bool is_before(front *f, MlirOperation store, MlirOperation load) {
  MlirBlock above = mlirOperationGetBlock(store), block = mlirOperationGetBlock(load);
  if (mlirBlockEqual(above, block)) return mlirOperationIsBeforeInBlock(store, load);
  return mlirRegionEqual(mlirBlockGetParentRegion(above), mlirBlockGetParentRegion(block)) &&
         gv_dominates(f, above, block);
}

/* What the load may find in a slot: what is put into it, or nothing. Code that gets its address is
 * taken to put something there. */
static void look_at_stored(front *f, look *l, MlirOperation load) {
  MlirValue address = mlirOperationGetOperand(load, 0);
  bool is_set = !is_slot(f, address);
  for (MlirOpOperand use = is_set ? (MlirOpOperand){NULL} : mlirValueGetFirstUse(address);
       !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    const gv_op_row *row = gv_row_of(f, user);
    bool stores = row->emit == GV_EMIT_store && mlirOpOperandGetOperandNumber(use) == 1;
    if (stores) look_at(l, mlirOperationGetOperand(user, 0));
    if (stores)
      is_set |= is_before(f, user, load);
    else
      is_set |= row->emit != GV_EMIT_load && !gv_marks_lifetime(row);
  }
  l->unset |= !is_set;
}

gv_undefined gv_may_be_undefined(front *f, MlirValue value) {
  look l = {.count = 0};
  look_at(&l, value);
  for (uint32_t i = 0; i < l.count && !l.over; i++) {
    MlirValue at = l.at[i];
    if (mlirValueIsABlockArgument(at)) {
      look_at_incoming(f, &l, mlirBlockArgumentGetOwner(at), mlirBlockArgumentGetArgNumber(at));
      continue;
    }
    MlirOperation op = mlirOpResultGetOwner(at);
    const gv_op_row *row = gv_row_of(f, op);
    if (row->emit == GV_EMIT_load) look_at_stored(f, &l, op);
    if (row->expr == gv_expr_undef || l.unset) return GV_PERHAPS_UNDEFINED;
    if (row->emit == GV_EMIT_call) look_at_returned(f, &l, at);
    bool passes_on = row->expr && row->expr != gv_expr_freeze; /* that is defined */
    for (uint32_t o = 0; passes_on && o < gv_operand_count(op); o++)
      look_at(&l, mlirOperationGetOperand(op, o));
  }
  return l.over ? GV_DEFINED_OR_NOT : GV_DEFINED;
}
