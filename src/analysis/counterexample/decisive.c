/* needs: a finished tabulation. gives: the operations at which a path that passes them assumes or
 * chooses something; what all others do to numbers need not be known until somebody asks. cost: the
 * operands of all operations, once; for callees that are passed through, a few times.
 */
#include "counterexample/execute.h"

enum { DEPTH = 8, ROUNDS = 8 };

/* Is something selected in it, as far as execute.c looks for that? */
static bool has_choice(const gv_model *m, gv_value_id id, int depth) {
  if (id == GV_NONE) return false;
  if (depth > DEPTH) return true;
  const gv_value *v = &m->values.at[gv_strip(m, id)];
  switch ((gv_def)v->def) {
  case GV_DEF_SELECT: return true;
  case GV_DEF_OFFSET:
  case GV_DEF_EXTRACT: return has_choice(m, v->a, depth + 1);
  case GV_DEF_INSERT: return has_choice(m, v->a, depth + 1) || has_choice(m, v->b, depth + 1);
  default: return false;
  }
}

/* An address that is not null, whatever else the path assumes about other numbers. */
static bool is_plain_address(const gv_flow *flow, gv_value_id address) {
  const gv_model *m = flow->model;
  while (m->values.at[address].def == GV_DEF_OFFSET || m->values.at[address].def == GV_DEF_COPY)
    address = m->values.at[address].a;
  const gv_value *v = &m->values.at[address];
  if (gv_strip(m, address) != address || flow->same[address] != address) return false;
  if (v->def == GV_DEF_GLOBAL || v->def == GV_DEF_PARAM) return true;
  if (v->def != GV_DEF_RESULT) return false;
  uint8_t kind = m->ops.at[v->a].kind;
  return kind == GV_OP_MEMORY || kind == GV_OP_ACTION || kind == GV_OP_UNKNOWN;
}

/* Control goes straight through the callee, and so do paths. */
static bool is_straight(const gv_model *m, const gv_function *callee) {
  if (callee->end_block != callee->first_block + 1) return false;
  return m->ops.at[gv_terminator(m, callee->first_block)].kind == GV_OP_RETURN;
}

static bool is_decisive(const gv_tabulation *e, uint32_t op_id, const bool *quiet) {
  const gv_model *m = e->model;
  const gv_op *op = &m->ops.at[op_id];
  const gv_value_id *operand = gv_operands(m, op);
  if (gv_map_get(&e->uses.first_tell, op_id) != GV_NONE || op->element) return true;
  if (gv_may_not_come_back(e, op)) return true;
  if (op->kind == GV_OP_LOAD && !is_plain_address(&e->flow, operand[0])) return true;
  if (op->kind == GV_OP_STORE && !is_plain_address(&e->flow, operand[1])) return true;
  if (op->kind == GV_OP_CALL && is_straight(m, &m->functions.at[op->callee]) && !quiet[op->callee])
    return true;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (has_choice(m, operand[i], 0)) return true;
  return false;
}

/* Nothing in the only block of the function is decisive. */
static bool is_quiet(const gv_tabulation *e, uint32_t function, const bool *quiet) {
  const gv_block *b = &e->model->blocks.at[e->model->functions.at[function].first_block];
  for (uint32_t o = b->first_op; o < b->end_op; o++)
    if (is_decisive(e, o, quiet)) return false;
  return true;
}

/* Those that are called inside others come first, in so many rounds. */
static void find_quiet(const gv_tabulation *e, bool *quiet) {
  bool more = true;
  for (int round = 0; round < ROUNDS && more; round++) {
    more = false;
    for (uint32_t f = 0; f < e->model->functions.len; f++) {
      if (quiet[f]) continue;
      if (!is_straight(e->model, &e->model->functions.at[f])) continue;
      if (!is_quiet(e, f, quiet)) continue;
      quiet[f] = more = true;
    }
  }
}

/* Paths may pass by it without being told: it is quiet, and calls nothing. */
static bool is_leaf(const gv_model *m, uint32_t function) {
  const gv_block *b = &m->blocks.at[m->functions.at[function].first_block];
  for (uint32_t o = b->first_op; o < b->end_op; o++)
    if (m->ops.at[o].kind == GV_OP_CALL) return false;
  return true;
}

void gv_execution_find_decisive(gv_tabulation *e) {
  const gv_model *m = e->model;
  if (e->search.decisive_known) return;
  bool *quiet = gv_malloc(m->functions.len + 1);
  memset(quiet, 0, m->functions.len + 1);
  find_quiet(e, quiet);
  for (uint32_t o = 0; o < m->ops.len; o++)
    if (is_decisive(e, o, quiet)) *gv_push(&e->search.decisive) = o;
  for (uint32_t f = 0; f < m->functions.len; f++) quiet[f] = quiet[f] && is_leaf(m, f);
  e->search.decisive_known = true;
  e->search.is_quiet = quiet;
}
