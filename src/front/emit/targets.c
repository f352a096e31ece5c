/* What a call through a pointer may call, where that is one of several functions: a select, what a
 * block gets on one of its ways, or an element of a constant table.
 *
 * needs: the symbols. gives: the functions, each once. cost: what the pointer is computed from, up
 * to a bound, and what a table begins with.
 */
#include "emit/emit.h"

enum {
  MOST_TARGETS = 16,
  MOST_VALUES = 64 /* that are looked at */
};

typedef struct look {
  front *f;
  gv_targets *found;
  GV_VEC(MlirValue) values; /* seen, the last of which may not be looked at yet */
  uint32_t next;
  bool over; /* it may be another function, too */
} look;

static void look_at(look *l, MlirValue value) {
  for (uint32_t i = 0; i < l->values.len; i++)
    if (mlirValueEqual(l->values.at[i], value)) return;
  l->over |= l->values.len == MOST_VALUES;
  if (!l->over) *gv_push(&l->values) = value;
}

static void take(look *l, MlirAttribute name) {
  front *f = l->f;
  const gv_symbol *symbol = gv_symbol_of(f, name);
  uint32_t number = (uint32_t)(symbol - f->symbols.at);
  bool plain = !symbol->launching && !symbol->async && symbol->async_function == GV_NONE &&
               (symbol->kind == GV_SYM_DECLARED || symbol->kind == GV_SYM_DEFINED);
  for (uint32_t i = 0; i < l->found->count; i++)
    if (l->found->symbols[i] == number) return;
  l->over |= !plain || l->found->count == MOST_TARGETS;
  if (!l->over) l->found->symbols[l->found->count++] = number;
}

/* ---- tables ---- */

/* Of what a table is made that holds nothing but addresses and numbers. */
static const char *const table_ops[] = {
    "llvm.mlir.global", "llvm.return",        "llvm.insertvalue",
    "llvm.mlir.undef",  "llvm.mlir.poison",   "llvm.mlir.zero",
    "llvm.mlir.null",   "llvm.mlir.constant", "llvm.mlir.addressof"};

static bool is_of_table(MlirOperation op) {
  bool is = false;
  for (size_t i = 0; i < sizeof table_ops / sizeof *table_ops; i++)
    is |= gv_op_is(op, table_ops[i]);
  return is;
}

static MlirWalkResult take_element(MlirOperation op, void *with) {
  look *l = with;
  const gv_op_row *row = gv_row_of(l->f, op);
  MlirAttribute name = gv_attribute(op, "global_name");
  l->over |= !is_of_table(op); /* an element that comes otherwise may be any function */
  if (row->expr != gv_expr_addressof || mlirAttributeIsNull(name)) return MlirWalkResultAdvance;
  const gv_symbol *symbol = gv_symbol_of(l->f, name);
  if (symbol->kind != GV_SYM_GLOBAL) take(l, name); /* a name, say, is no function */
  return MlirWalkResultAdvance;
}

/* The global whose element is loaded; NULL: it is none that never changes. */
static const gv_symbol *table_at(front *f, MlirValue address) {
  for (uint32_t i = 0; i < MOST_VALUES && mlirValueIsAOpResult(address); i++) {
    MlirOperation op = mlirOpResultGetOwner(address);
    const gv_op_row *row = gv_row_of(f, op);
    if (row->expr == gv_expr_addressof) {
      const gv_symbol *symbol = gv_symbol_of(f, gv_attribute(op, "global_name"));
      bool constant = symbol->kind == GV_SYM_GLOBAL && !symbol->is_alias &&
                      gv_is_defined(symbol->op) && !gv_is_replaceable(symbol->op) &&
                      !mlirAttributeIsNull(gv_attribute(symbol->op, "constant"));
      return constant ? symbol : NULL;
    }
    if (!gv_op_is(op, "llvm.getelementptr")) return NULL;
    address = mlirOperationGetOperand(op, 0);
  }
  return NULL;
}

/* ---- values ---- */

static void look_at_incoming(look *l, MlirValue argument) {
  MlirBlock block = mlirBlockArgumentGetOwner(argument);
  MlirBlock entry = mlirRegionGetFirstBlock(mlirBlockGetParentRegion(block));
  intptr_t place = mlirBlockArgumentGetArgNumber(argument);
  l->over |= mlirBlockEqual(block, entry);
  for (intptr_t p = 0; p < mlirBlockGetNumPredecessors(block) && !l->over; p++) {
    MlirOperation end = gv_end_of_block(mlirBlockGetPredecessor(block, p));
    gv_emitter emit = gv_row_of(l->f, end)->emit;
    bool branch = emit == GV_EMIT_branch;
    intptr_t operand = branch ? 0 : 1;
    l->over |= !branch && emit != GV_EMIT_cond_branch;
    for (intptr_t s = 0; s < mlirOperationGetNumSuccessors(end) && !l->over; s++) {
      MlirBlock to = mlirOperationGetSuccessor(end, s);
      if (mlirBlockEqual(to, block)) look_at(l, mlirOperationGetOperand(end, operand + place));
      operand += mlirBlockGetNumArguments(to);
    }
  }
}

static void look_at_result(look *l, MlirValue value) {
  MlirOperation op = mlirOpResultGetOwner(value);
  const gv_op_row *row = gv_row_of(l->f, op);
  const gv_symbol *table =
      row->emit == GV_EMIT_load ? table_at(l->f, mlirOperationGetOperand(op, 0)) : NULL;
  if (row->expr == gv_expr_addressof)
    take(l, gv_attribute(op, "global_name"));
  else if (row->expr == gv_expr_function_address)
    take(l, gv_attribute(op, "value"));
  else if (row->expr == gv_expr_select)
    look_at(l, mlirOperationGetOperand(op, 1)), look_at(l, mlirOperationGetOperand(op, 2));
  else if (row->expr == gv_expr_copy || row->expr == gv_expr_freeze)
    look_at(l, mlirOperationGetOperand(op, 0));
  else if (table)
    mlirOperationWalk(table->op, take_element, l, MlirWalkPreOrder);
  else
    l->over = true;
}

bool gv_find_targets(front *f, MlirValue pointer, gv_targets *found) {
  look l = {.f = f, .found = found};
  found->count = 0;
  look_at(&l, pointer);
  while (l.next < l.values.len && !l.over) {
    MlirValue value = l.values.at[l.next++];
    if (mlirValueIsAOpResult(value))
      look_at_result(&l, value);
    else
      look_at_incoming(&l, value);
  }
  gv_vec_free(&l.values);
  return !l.over && found->count > 0;
}
