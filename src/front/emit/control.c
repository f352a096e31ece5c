/* Terminators. The operands that a block receives lie one block after another, as many as it has
 * arguments: MLIR's verifier has seen to that, so no segment attribute needs to be read.
 */
#include "emit/emit.h"

static uint32_t argument_count(MlirBlock block) {
  return (uint32_t)mlirBlockGetNumArguments(block);
}

/* Edges to successors [first, end), whose operands begin at `operand`. */
static void edges(front *f, MlirOperation op, intptr_t first, intptr_t end, uint32_t operand) {
  for (intptr_t i = first; i < end; i++) {
    MlirBlock block = mlirOperationGetSuccessor(op, i);
    gv_edge_to(f, gv_block_of(f, block), op, operand);
    operand += argument_count(block);
  }
}

MlirValue gv_passed_by(front *f, MlirBlock from, MlirValue argument) {
  MlirValue none = {NULL};
  MlirBlock block = mlirBlockArgumentGetOwner(argument);
  MlirOperation end = gv_end_of_block(from);
  intptr_t at = mlirBlockArgumentGetArgNumber(argument);
  if (mlirOperationIsNull(end)) return none;
  const gv_op_row *row = gv_row_of(f, end);
  if (row->emit == GV_EMIT_cond_branch) {
    MlirBlock on = mlirOperationGetSuccessor(end, 0), off = mlirOperationGetSuccessor(end, 1);
    if (mlirBlockEqual(on, off)) return none;
    at += 1 + (mlirBlockEqual(on, block) ? 0 : mlirBlockGetNumArguments(on));
  } else if (row->emit != GV_EMIT_branch) {
    return none;
  }
  return at < (intptr_t)gv_operand_count(end) ? mlirOperationGetOperand(end, at) : none;
}

void gv_emit_branch(front *f, MlirOperation op) {
  gv_emit(f, op, GV_OP_BR, gv_name_of(f, op));
  edges(f, op, 0, 1, 0);
}

/* What the value is where it is a constant, or an i1 computed from constants, as the question is
 * whether a call failed that is taken to succeed. */
bool gv_constant_condition(const gv_model *m, gv_value_id id, int64_t *k) {
  const gv_value *v = &m->values.at[id];
  int64_t a, b;
  while (v->def == GV_DEF_COPY) v = &m->values.at[v->a];
  *k = v->k;
  if (v->def == GV_DEF_INT) return true;
  if (v->def != GV_DEF_ARITH || (v->c != GV_EQ && v->c != GV_XOR)) return false;
  const gv_value *left = &m->values.at[v->a], *right = &m->values.at[v->b];
  if (right->def != GV_DEF_INT || (left->def != GV_DEF_INT && left->def != GV_DEF_ARITH))
    return false;
  b = right->k;
  if (left->def == GV_DEF_INT)
    a = left->k;
  else if (left->c == GV_EQ && m->values.at[left->a].def == GV_DEF_INT &&
           m->values.at[left->b].def == GV_DEF_INT)
    a = m->values.at[left->a].k == m->values.at[left->b].k;
  else
    return false;
  *k = v->c == GV_EQ ? a == b : (a ^ b) & 1;
  return true;
}

void gv_emit_cond_branch(front *f, MlirOperation op) {
  gv_value_id condition = gv_demand(f, mlirOperationGetOperand(op, 0));
  int64_t k;
  if (gv_constant_condition(f->model, condition, &k)) {
    uint32_t first = argument_count(mlirOperationGetSuccessor(op, 0));
    gv_emit(f, op, GV_OP_BR, gv_name_of(f, op));
    edges(f, op, k ? 0 : 1, k ? 1 : 2, k ? 1 : 1 + first);
    return;
  }
  gv_push_operand(f, condition);
  gv_emit(f, op, GV_OP_COND_BR, gv_name_of(f, op));
  edges(f, op, 0, 2, 1);
}

/* ---- switch ---- */

static bool case_value(MlirAttribute values, intptr_t i, unsigned width, int64_t *value) {
  switch (width) {
  case 1: *value = mlirDenseElementsAttrGetBoolValue(values, i); return true;
  case 8: *value = mlirDenseElementsAttrGetInt8Value(values, i); return true;
  case 16: *value = mlirDenseElementsAttrGetInt16Value(values, i); return true;
  case 32: *value = mlirDenseElementsAttrGetInt32Value(values, i); return true;
  case 64: *value = mlirDenseElementsAttrGetInt64Value(values, i); return true;
  default: return false;
  }
}

/* The case values are there, one for each successor but the first, and of a width that can be read.
 */
static bool can_read(MlirAttribute values, unsigned width, intptr_t cases) {
  int64_t ignored;
  if (cases == 0) return true;
  if (mlirAttributeIsNull(values) || !mlirAttributeIsADenseIntElements(values)) return false;
  return mlirElementsAttrGetNumElements(values) == cases && case_value(values, 0, width, &ignored);
}

void gv_emit_switch(front *f, MlirOperation op) {
  MlirValue flag = mlirOperationGetOperand(op, 0);
  unsigned width = gv_value_layout(f, flag).width;
  MlirAttribute values = gv_attribute(op, "case_values");
  intptr_t successors = mlirOperationGetNumSuccessors(op);
  bool readable = width && can_read(values, width, successors - 1);
  if (readable) gv_push_value(f, flag);
  gv_emit(f, op, readable ? GV_OP_SWITCH : GV_OP_CHOICE, gv_name_of(f, op));
  uint32_t operand = 1;
  for (intptr_t i = 0; i < successors; i++) {
    MlirBlock block = mlirOperationGetSuccessor(op, i);
    int64_t value = 0;
    if (readable && i > 0) case_value(values, i - 1, width, &value);
    gv_case_edge_to(f, gv_block_of(f, block), op, operand, value);
    operand += argument_count(block);
  }
}

void gv_emit_indirect_branch(front *f, MlirOperation op) {
  intptr_t successors = mlirOperationGetNumSuccessors(op);
  gv_op *leaves = gv_emit(f, op, successors ? GV_OP_CHOICE : GV_OP_UNREACHABLE, gv_name_of(f, op));
  int64_t offset;
  leaves->outside =
      successors && gv_leading_parameter(f, mlirOperationGetOperand(op, 0), &offset) != GV_NONE;
  edges(f, op, 0, successors, 1);
}

/* ---- ends ---- */

void gv_emit_return(front *f, MlirOperation op) {
  if (f->async->leave(f, op)) return;
  if (f->fn.is_main) gv_emit_at_exit(f, op);
  gv_end_slots(f, op, gv_function_around(op));
  if (mlirOperationIsNull(f->fn.allocation))
    gv_push_operands(f, op, 0, gv_operand_count(op), GV_WANT_INTEGERS);
  else
    gv_push_operand(f, GV_NONE); /* the caller has it already */
  gv_push_thrown(f, false);
  gv_emit(f, op, GV_OP_RETURN, gv_name_of(f, op));
}

void gv_emit_trap(front *f, MlirOperation op) { gv_emit_end(f, op, gv_name_of(f, op)); }

/* Where nothing may come the program is taken to be right. But a call of the runtime before that
 * returns, so that something does come: an optimizer has found that what followed is undefined, and
 * has left it out. */
void gv_emit_unreachable(front *f, MlirOperation op) {
  const gv_model *m = f->model;
  gv_emit_end(f, op, gv_name_of(f, op));
  const gv_op *last = m->ops.len > 1 ? &m->ops.at[m->ops.len - 2] : NULL;
  if (!last || last->kind != GV_OP_ACTION || last->block != last[1].block) return;
  gv_unreadable(f, op, gv_string_attribute(gv_function_around(op), "sym_name"),
                gv_format(&f->model->arena,
                          "cannot prove that the program is defined here: %.*s returns, and %.*s "
                          "says that it is not",
                          GV_FMT(last->name), GV_FMT(gv_name_of(f, op))));
  gv_unread *unread = &f->model->unread.at[m->unread.len - 1];
  unread->wanted = GV_STR("control must not come to where the program is undefined");
  unread->advice = GV_STR("verify the program as it is before it is optimized, which says why");
}
