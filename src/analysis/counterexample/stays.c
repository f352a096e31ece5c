/* needs: flow, the blocks of a loop. gives: whether a number that is loaded from memory in each
 * round, `i < n` where others know where n is, is the same in all of them: nothing in the loop may
 * write there. cost: the loop's operations, for each such load. */
#include "counterexample/walker.h"

enum { MOST_DEPTH = 4, SLOT = 8 };

/* Memory of the program's own: no name but those that are computed from its address leads there. */
static bool is_own(const gv_model *m, gv_key key) {
  if (gv_key_space(key) == GV_IN_GLOBAL) return true;
  const gv_value *base = &m->values.at[gv_key_base(key)];
  return base->def == GV_DEF_RESULT && m->ops.at[base->a].kind == GV_OP_MEMORY;
}

static bool are_apart(const gv_model *m, gv_address a, gv_address b) {
  if (a.key != b.key) return is_own(m, b.key);
  if (a.offset == GV_ANYWHERE || b.offset == GV_ANYWHERE) return false;
  int64_t far;
  if (__builtin_sub_overflow(a.offset, b.offset, &far)) return true;
  return far >= SLOT || far <= -SLOT;
}

/* A store of `size` bytes, or of nobody knows how many: 0. */
static bool may_write_there(const gv_tabulation *e, const gv_op *op, uint32_t operand,
                            uint32_t size, gv_address at) {
  gv_address to = gv_address_at(e->model, op, operand);
  if (op->element && to.key == at.key) return true;
  if (to.key == GV_NONE) return e->flow.escaped[at.key] || e->flow.captured[at.key];
  if (to.key != at.key && !is_own(e->model, to.key))
    return e->flow.escaped[at.key] || e->flow.captured[at.key];
  if (to.key == at.key && (!size || size > SLOT)) return true;
  return !are_apart(e->model, at, to);
}

static bool action_may_write(const gv_tabulation *e, const gv_op *op, gv_address at) {
  bool may = false;
  for (uint32_t i = 0; i < op->operand_count && !may; i++)
    may = gv_operands(e->model, op)[i] != GV_NONE &&
          (gv_writes_there(gv_role_of(op, i)) || gv_is_memref_role(gv_role_of(op, i))) &&
          may_write_there(e, op, i, 0, at);
  return may;
}

static bool may_write(const gv_tabulation *e, uint32_t op_id, gv_address at) {
  const gv_op *op = &e->model->ops.at[op_id];
  bool reachable =
      e->flow.escaped[at.key] || e->flow.captured[at.key] || gv_key_space(at.key) == GV_IN_GLOBAL;
  switch ((gv_op_kind)op->kind) {
  case GV_OP_LOAD: return op->is_volatile || op->atomic;
  case GV_OP_SLOT_BEGIN:
  case GV_OP_SLOT_END: return gv_address_at(e->model, op, 0).key == at.key;
  case GV_OP_BR:
  case GV_OP_COND_BR:
  case GV_OP_SWITCH: return false;
  case GV_OP_STORE:
    return may_write_there(e, op, 1, e->model->values.at[gv_operands(e->model, op)[0]].size, at);
  case GV_OP_ACTION: return action_may_write(e, op, at);
  case GV_OP_MEMORY: return gv_results(e->model, op)[0] == gv_key_base(at.key);
  case GV_OP_CALL: return reachable || gv_call_writes(&e->flow, op_id, at.key);
  case GV_OP_UNKNOWN: return reachable && op->effects == GV_ANY_EFFECT;
  default: return true;
  }
}

static bool is_inside(const gv_detour *loop, uint32_t block) {
  return block == loop->branch || gv_is_on_detour(loop, block);
}

static bool block_may_write(const gv_tabulation *e, uint32_t block, gv_address at) {
  const gv_block *b = &e->model->blocks.at[block];
  bool may = false;
  for (uint32_t o = b->first_op; o < b->end_op && !may; o++) may = may_write(e, o, at);
  return may;
}

/* What the load in the loop gives is the same each time. */
static bool is_loaded_again(const gv_tabulation *e, const gv_detour *loop, const gv_value *v) {
  const gv_op *op = &e->model->ops.at[v->a];
  if (v->def != GV_DEF_RESULT || op->kind != GV_OP_LOAD) return false;
  if (op->is_volatile || op->atomic || op->element) return false;
  if (!v->width || v->width > 64) return false;
  gv_address at = gv_address_at(e->model, op, 0);
  if (at.key == GV_NONE || at.offset == GV_ANYWHERE || !is_own(e->model, at.key)) return false;
  if (block_may_write(e, loop->branch, at)) return false;
  for (uint32_t i = 0; i < loop->blocks.len; i++)
    if (block_may_write(e, loop->blocks.at[i], at)) return false;
  return true;
}

static bool stays(const gv_tabulation *e, const gv_detour *loop, gv_value_id id, uint32_t depth) {
  id = gv_strip(e->model, id);
  const gv_value *v = &e->model->values.at[id];
  if (v->def == GV_DEF_INT) return true;
  if (v->def == GV_DEF_ARITH)
    return depth && stays(e, loop, v->a, depth - 1) && stays(e, loop, v->b, depth - 1);
  if (!gv_is_root(v)) return false;
  return !is_inside(loop, gv_def_block(e->model, id)) || is_loaded_again(e, loop, v);
}

bool gv_stays_in_loop(const gv_tabulation *e, const gv_detour *loop, gv_value_id value) {
  return stays(e, loop, value, MOST_DEPTH);
}
