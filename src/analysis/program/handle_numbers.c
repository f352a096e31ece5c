/* Numbers that may be handles or addresses, or bytes of them, in disguise.
 *
 * needs: uses, pairs, callers. gives: whether what is stored as a number may be one. cost: at most
 * MOST_VALUES values for each question; beyond, it may.
 */
#include "program/flow.h"

enum { HANDLE_SIZE = 8, MOST_VALUES = 64 };

typedef struct search {
  const gv_flow *flow;
  GV_VEC(gv_value_id) met;
  bool found;
} search;

static void meet(search *s, gv_value_id value) {
  if (value == GV_NONE) return;
  for (uint32_t i = 0; i < s->met.len; i++)
    if (s->met.at[i] == value) return;
  s->found |= s->met.len >= MOST_VALUES;
  if (!s->found) *gv_push(&s->met) = value;
}

static void meet_leaf(void *to, gv_value_id leaf) { meet(to, leaf); }

static void meet_parts(search *s, gv_value_id value) {
  const gv_model *m = s->flow->model;
  uint32_t size = m->values.at[value].size;
  gv_each_used(m, value, 0, size ? size : 1, meet_leaf, s);
}

static void meet_arguments(search *s, gv_value_id argument) {
  const gv_flow *flow = s->flow;
  for (uint32_t p = flow->pair_into_start[argument]; p < flow->pair_into_start[argument + 1]; p++)
    meet_parts(s, flow->model->pairs.at[flow->pair_into[p]].source);
}

static void meet_passed(search *s, const gv_value *param) {
  const gv_flow *flow = s->flow;
  const gv_model *m = flow->model;
  for (uint32_t c = flow->caller_start[param->a]; c < flow->caller_start[param->a + 1]; c++) {
    const gv_op *call = &m->ops.at[flow->callers[c]];
    if (param->b >= call->operand_count || gv_operands(m, call)[param->b] == GV_NONE) continue;
    meet_parts(s, gv_operands(m, call)[param->b]);
  }
}

/* What may have been stored in the memory. */
static void meet_stored(search *s, gv_key memory) {
  const gv_flow *flow = s->flow;
  const gv_model *m = flow->model;
  s->found |= memory == GV_NONE;
  if (memory == GV_NONE) return;
  for (uint32_t u = flow->use_start[memory]; u < flow->use_start[memory + 1]; u++) {
    const gv_op *op = &m->ops.at[flow->uses[u]];
    const gv_value_id *operand = gv_operands(m, op);
    s->found |= op->kind == GV_OP_MEMCPY;
    if (op->kind != GV_OP_STORE || gv_resolve(m, operand[1]).key != memory) continue;
    s->found |= !m->values.at[operand[0]].width;
    meet_parts(s, operand[0]);
  }
}

static void look_into(search *s, gv_value_id value) {
  const gv_model *m = s->flow->model;
  const gv_value *v = &m->values.at[value];
  switch ((gv_def)v->def) {
  case GV_DEF_BLOCK_ARG: meet_arguments(s, value); break;
  case GV_DEF_PARAM: meet_passed(s, v); break;
  case GV_DEF_RESULT:
    if (m->ops.at[v->a].kind == GV_OP_LOAD)
      meet_stored(s, gv_resolve(m, gv_operands(m, &m->ops.at[v->a])[0]).key);
    else
      s->found |= v->size >= HANDLE_SIZE;
    break;
  default: break;
  }
}

/* No number: what was loaded as none may be one all the same. */
static bool is_handle(const gv_model *m, const gv_value *v) {
  switch ((gv_def)v->def) {
  case GV_DEF_GLOBAL:
  case GV_DEF_OFFSET: return true;
  case GV_DEF_PARAM:
  case GV_DEF_BLOCK_ARG: return !v->width;
  case GV_DEF_RESULT: return !v->width && m->ops.at[v->a].kind != GV_OP_LOAD;
  default: return false;
  }
}

bool gv_may_be_handle(const gv_flow *flow, gv_value_id value) {
  const gv_model *m = flow->model;
  search s = {.flow = flow};
  meet_parts(&s, value);
  for (uint32_t i = 0; i < s.met.len && !s.found; i++) {
    s.found |= is_handle(m, &m->values.at[s.met.at[i]]);
    if (!s.found) look_into(&s, s.met.at[i]);
  }
  gv_vec_free(&s.met);
  return s.found;
}
