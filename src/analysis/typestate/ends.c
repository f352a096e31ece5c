/* needs: flow, predicates, liveness. gives: with what the object leaves a block: by a return, and
 * along each edge. cost: its places. */
#include "typestate/transfer.h"

typedef struct leaving {
  uint32_t op;
  gv_place_list kept;
} leaving;

static void leave_with(gv_transfer_run *t, gv_outcome o, leaving *l) {
  gv_place_list list = {0};
  for (uint32_t i = 0; i < l->kept.len; i++) *gv_push(&list) = l->kept.at[i];
  o.guard = gv_predicates_leave(&t->tab->predicates, o.guard, l->op);
  o.state = gv_with_places(t, o.state, &list);
  gv_take(t, gv_effect_of(GV_EFFECT_RETURN, l->op, &o));
  gv_vec_free(&list);
}

/* One result after the other. */
static void leave_next(gv_transfer_run *t, gv_outcome o, leaving *l, uint32_t result) {
  const gv_op *op = &t->tab->model->ops.at[l->op];
  if (result == op->operand_count) {
    leave_with(t, o, l);
    return;
  }
  gv_cases cases = gv_cases_of(t, o, gv_operands(t->tab->model, op)[result]);
  gv_key key = gv_key_of(GV_IN_RETURN, result);
  uint32_t before = l->kept.len;
  for (uint32_t c = 0; c < cases.list.len; c++) {
    const gv_piece *pieces = gv_case_pieces(&cases, c);
    for (uint32_t i = 0; i < cases.list.at[c].count; i++)
      gv_places_add(&l->kept, gv_place_at(key, pieces[i]), pieces[i].lo, pieces[i].hi);
    leave_next(t, cases.list.at[c].outcome, l, result + 1);
    l->kept.len = before;
  }
  gv_cases_clear(&cases);
}

/* A stream or event that the work got in this function; the caller knows the others. */
static bool is_new(const gv_transfer_run *t, gv_place p) {
  const gv_context *c = &t->tab->contexts.at[t->context];
  if (gv_is_object(p.tag) || p.tag & GV_RUN) return false;
  if (gv_is_task_tag(p.tag))
    return true; /* a group that the caller did not know to have such tasks in it */
  uint32_t before = c->seed == GV_NONE ? gv_state_at(t->tab, c->entry_state)->work : 0;
  return !before || p.tag > gv_pending_at(t->tab, before)->handles;
}

/* Does the place mean something to the caller: a global, memory that a parameter points to, or what
 * says which of its handles it is? */
static bool is_outer(const gv_transfer_run *t, gv_place p) {
  const gv_model *m = t->tab->model;
  switch (gv_key_space(p.key)) {
  case GV_IN_GLOBAL: return true;
  case GV_IN_MEMORY: return m->values.at[gv_key_base(p.key)].def == GV_DEF_PARAM;
  case GV_IN_VALUE: {
    gv_def def = (gv_def)m->values.at[gv_key_base(p.key)].def;
    if (def == GV_DEF_GLOBAL) return true;
    return def == GV_DEF_PARAM && is_new(t, p);
  }
  case GV_AT_ENTRY: return is_new(t, p);
  default: return false;
  }
}

/* A constructor ends, and main begins some time after that: in no order with work that is left on
 * memory which main may have. */
static void leave_to_main(gv_transfer_run *t, const gv_outcome *o, uint32_t op_id) {
  gv_tabulation *e = t->tab;
  const gv_state *s = gv_state_at(e, o->state);
  const gv_context *c = &e->contexts.at[t->context];
  if (!e->model->functions.at[c->function].comes_first) return;
  if (c->seed == GV_NONE) return;
  if (!s->work) return;
  if (s->flags & GV_INFEASIBLE) return;
  const gv_pending *w = gv_pending_at(e, s->work);
  bool pending = w->mode & (GV_READS | GV_WRITES) && (!w->host || gv_tasks_pending(e, s, op_id));
  if (pending) gv_note_escape(t, gv_tab_havoc(e, GV_HAVOC_BEFORE_MAIN, op_id));
}

/* What a function hands to callers that are not here. Of what a caller that is here has passed,
 * that one sees what comes back. */
static void judge_returned(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_model *m = t->tab->model;
  const gv_op *op = &m->ops.at[op_id];
  bool own = t->tab->contexts.at[t->context].seed != GV_NONE;
  for (uint32_t i = 0;
       own && i < op->operand_count && t->tab->control.is_root[m->blocks.at[op->block].function];
       i++) {
    gv_outcome out = o;
    gv_guard no;
    gv_split(t, &o, gv_operands(m, op)[i], &out.guard, &no);
    if (out.guard != GV_FALSE) gv_judge_escape(t, &out, op_id, i);
  }
}

/* Callers that are not here have the memory, or get it. */
static bool is_left_to_callers(const gv_transfer_run *t, gv_key memory, const gv_op *op) {
  const gv_model *m = t->tab->model;
  bool left = gv_is_callers_memory(t, memory);
  for (uint32_t i = 0; i < op->operand_count && !left; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    left = operand != GV_NONE && gv_resolve(m, operand).key == memory;
  }
  return left;
}

/* Some return of the function gives the memory to callers, or they have it. */
static bool may_be_left_to_callers(const gv_transfer_run *t, gv_key memory, uint32_t function) {
  const gv_model *m = t->tab->model;
  const gv_function *f = &m->functions.at[function];
  bool left = false;
  for (uint32_t b = f->first_block; b < f->end_block && !left; b++) {
    const gv_op *end = &m->ops.at[gv_terminator(m, b)];
    left = end->kind == GV_OP_RETURN && is_left_to_callers(t, memory, end);
  }
  return left;
}

/* Is what the function gives or leaves judged in it: is it called from outside, and does the object
 * come from it or from what it calls? */
static bool is_last(const gv_transfer_run *t, uint32_t *function) {
  const gv_context *c = &t->tab->contexts.at[t->context];
  *function = c->function;
  return c->seed != GV_NONE && t->tab->control.is_root[c->function];
}

void gv_judge_left_by_call(gv_transfer_run *t, const gv_outcome *o) {
  const gv_tabulation *e = t->tab;
  gv_state s = *gv_state_at(e, o->state);
  uint32_t function;
  if (s.havoc == GV_NONE || !is_last(t, &function)) return;
  gv_havoc havoc = e->havocs.at[s.havoc];
  const gv_op *op = &e->model->ops.at[havoc.op];
  if (havoc.kind != GV_HAVOC_STORED || op->kind != GV_OP_CALL || op->outside) return;
  bool left = false;
  for (uint32_t i = 0; i < op->operand_count && !left; i++) {
    gv_value_id operand = gv_operands(e->model, op)[i];
    gv_key key = operand == GV_NONE ? GV_NONE : gv_resolve(e->model, operand).key;
    left = key != GV_NONE && may_be_left_to_callers(t, key, function);
  }
  gv_outcome as_left = *o;
  s.havoc = GV_NONE;
  as_left.state = gv_state_id(t->tab, &s);
  if (left) gv_judge_escape(t, &as_left, havoc.op, op->operand_count);
}

/* … who find in it what is dead by now. */
static void judge_left(gv_transfer_run *t, const gv_outcome *o, uint32_t op_id) {
  const gv_op *op = &t->tab->model->ops.at[op_id];
  uint32_t count, function;
  bool left = false;
  if (!is_last(t, &function)) return;
  gv_judge_left_by_call(t, o);
  const gv_place *places = gv_places_at(t->tab, gv_state_at(t->tab, o->state)->places, &count);
  for (uint32_t i = 0; i < count && !left; i++)
    left = gv_is_object(places[i].tag) && gv_key_space(places[i].key) == GV_IN_MEMORY &&
           is_left_to_callers(t, places[i].key, op);
  if (left) gv_judge_escape(t, o, op_id, op->operand_count);
}

static void leave(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_state *s = gv_state_at(t->tab, o.state);
  if (s->handle != GV_HANDLE_CONTROL) judge_returned(t, o, op_id);
  if (s->handle != GV_HANDLE_CONTROL && s->handle != GV_HANDLE_UNDEF) judge_left(t, &o, op_id);
  leaving l = {.op = op_id};
  gv_places_of_state(t, o.state, &l.kept);
  uint32_t kept = 0;
  for (uint32_t i = 0; i < l.kept.len; i++)
    if (is_outer(t, l.kept.at[i])) l.kept.at[kept++] = l.kept.at[i];
  l.kept.len = kept;
  if (kept) leave_to_main(t, &o, op_id);
  leave_next(t, o, &l, 0);
  gv_vec_free(&l.kept);
}

typedef struct crossing {
  uint32_t edge;
  gv_place_list arrived;
} crossing;

static bool goes_back(const gv_flow *flow, uint32_t edge) {
  return flow->order[flow->model->edges.at[edge].target] <= flow->order[flow->edge_from[edge]];
}

/* An address that a loop moves on could be anywhere after a number of iterations; distinguished by
 * how far it has come, it would never end. What comes from outside the loop, or is passed on from
 * one of its block's arguments to another, does not move. */
static bool may_advance(const gv_transfer_run *t, uint32_t edge_id, gv_value_id source) {
  const gv_flow *flow = &t->tab->flow;
  const gv_model *m = t->tab->model;
  uint32_t target = m->edges.at[edge_id].target;
  gv_value_id root = gv_strip(m, source);
  const gv_value *v = &m->values.at[root];
  if (!goes_back(flow, edge_id)) return false;
  if (v->def == GV_DEF_BLOCK_ARG && v->a == target) return false;
  uint32_t block = gv_is_root(v) ? gv_def_block(m, root) : flow->edge_from[edge_id];
  if (block == GV_NONE) return false;
  if (!flow->cycle[block]) return false;
  return flow->cycle[block] == flow->cycle[target];
}

/* The pieces come to the argument of the pair. */
static void arrive_in(gv_transfer_run *t, crossing *c, const gv_pair *pair, const gv_piece *pieces,
                      uint32_t count) {
  bool advances = may_advance(t, c->edge, pair->source);
  gv_key key = gv_key_of(GV_IN_VALUE, pair->arg);
  for (uint32_t i = 0; i < count; i++) {
    gv_place p = gv_place_at(key, pieces[i]);
    if (advances && p.shift) p.shift = GV_SOMEWHERE;
    gv_places_add(&c->arrived, p, pieces[i].lo, pieces[i].hi);
  }
}

/* Nothing has to be done about the object any more, nor is any work pending on it: where it lies
 * matters only to who finds it there. */
static bool is_done_with(const gv_state *s) {
  if (s->handle == GV_HANDLE_WORK) return false;
  if (s->work) return false;
  return !gv_handle_owed((gv_handle)s->handle);
}

static bool survives(gv_transfer_run *t, const gv_state *s, gv_place p, uint32_t target) {
  if (gv_key_space(p.key) != GV_IN_VALUE)
    return gv_is_task_tag(p.tag) || !is_done_with(s) ||
           !gv_tab_is_memory_dead(t->tab, p.key, target);
  gv_def def = (gv_def)t->tab->model->values.at[gv_key_base(p.key)].def;
  if (gv_is_task_tag(p.tag) && p.tag & GV_RUN)
    return gv_tab_is_live(t->tab, gv_key_base(p.key), target);
  return def == GV_DEF_GLOBAL ||
         def == GV_DEF_PARAM || /* these never change, and the caller may ask */
         gv_tab_is_live(t->tab, gv_key_base(p.key), target);
}

static bool is_used(const gv_flow *flow, gv_value_id root) {
  gv_key key = gv_key_of(GV_IN_VALUE, root);
  if (flow->use_start[key] < flow->use_start[key + 1]) return true;
  return flow->pair_start[root] < flow->pair_start[root + 1];
}

static bool ends_task(const gv_model *m, uint32_t block) {
  const gv_block *b = &m->blocks.at[block];
  return b->end_op - b->first_op >= 2 && m->ops.at[b->end_op - 2].kind == GV_OP_TASK_END;
}

/* What a task gives is waited for as the task is. Tokens among that are not: who waits for the task
 * has not waited for them. */
static gv_outcome hand_out_token(gv_transfer_run *t, gv_outcome o, crossing *c) {
  const gv_model *m = t->tab->model;
  GV_ASSERT(ends_task(m, t->tab->flow.edge_from[c->edge]));
  const gv_edge *edge = &m->edges.at[c->edge];
  uint32_t end = m->blocks.at[t->tab->flow.edge_from[c->edge]].end_op - 2, kept = 0;
  uint32_t run = gv_tasks_ended(t->tab, gv_state_at(t->tab, o.state), end);
  for (uint32_t i = 0; i < c->arrived.len; i++) {
    gv_place p = c->arrived.at[i];
    if (!gv_is_task_tag(p.tag))
      c->arrived.at[kept++] = p;
    else if (p.tag != run)
      o.state = gv_with_tokens_lost(t, o.state, &(gv_piece){.tag = p.tag}, 1);
  }
  c->arrived.len = kept;
  for (uint32_t i = 0; i < edge->pairs && run != GV_NONE; i++) {
    gv_value_id arg = m->pairs.at[edge->first_pair + i].arg;
    uint32_t size = m->values.at[arg].size;
    if (is_used(&t->tab->flow, arg))
      gv_places_add(&c->arrived, (gv_place){.key = gv_key_of(GV_IN_VALUE, arg), .tag = run}, 0,
                    size ? size : 1);
  }
  return o;
}

static void arrive(gv_transfer_run *t, gv_outcome o, crossing *c) {
  const gv_edge *edge = &t->tab->model->edges.at[c->edge];
  gv_guard guard = gv_predicates_edge(&t->tab->predicates, o.guard, c->edge);
  if (guard == GV_FALSE) return;
  gv_place_list list = {0};
  bool own = t->tab->contexts.at[t->context].seed != GV_NONE;
  if (gv_state_at(t->tab, o.state)->touched &&
      ends_task(t->tab->model, t->tab->flow.edge_from[c->edge]))
    o = hand_out_token(t, o, c);
  gv_places_of_state(t, o.state, &list);
  gv_state s = *gv_state_at(t->tab, o.state);
  uint32_t kept = 0;
  for (uint32_t i = 0; i < list.len; i++)
    if (survives(t, &s, list.at[i], edge->target)) list.at[kept++] = list.at[i];
  bool back = goes_back(&t->tab->flow, c->edge);
  for (uint32_t i = 0; i < kept && back; i++) /* what a loop stores, it may load and move on */
    if (gv_key_space(list.at[i].key) != GV_IN_VALUE && list.at[i].shift)
      list.at[i].shift = GV_SOMEWHERE;
  list.len = kept;
  for (uint32_t i = 0; i < c->arrived.len; i++) *gv_push(&list) = c->arrived.at[i];
  uint32_t state = gv_with_places(t, o.state, &list);
  if (gv_state_at(t->tab, state)->work) state = gv_pending_along(t->tab, state, c->edge, back);
  if (own && gv_state_at(t->tab, state)->work) state = gv_pending_tidy(t->tab, state);
  state = gv_with_tasks_tidied(t, state);
  gv_guard before = o.guard;
  o.state = state, o.guard = guard;
  gv_effect effect = gv_effect_of(
      GV_EFFECT_EDGE, gv_terminator(t->tab->model, t->tab->flow.edge_from[c->edge]), &o);
  effect.edge = c->edge, effect.before = before;
  gv_take(t, effect);
  gv_vec_free(&list);
}

/* One pair of the edge after the other; those that cannot carry the object are passed over at once.
 */
static void cross_next(gv_transfer_run *t, gv_outcome o, crossing *c, uint32_t pair) {
  const gv_model *m = t->tab->model;
  const gv_edge *edge = &m->edges.at[c->edge];
  uint32_t end = edge->first_pair + edge->pairs, before = c->arrived.len;
  gv_state s = *gv_state_at(t->tab, o.state);
  while (pair < end && gv_pieces_of(t, &s, m->pairs.at[pair].source) && !t->pieces.len) pair++;
  if (pair == end) {
    arrive(t, o, c);
    return;
  }
  gv_cases cases = gv_cases_of(t, o, m->pairs.at[pair].source);
  for (uint32_t i = 0; i < cases.list.len; i++) {
    arrive_in(t, c, &m->pairs.at[pair], gv_case_pieces(&cases, i), cases.list.at[i].count);
    cross_next(t, cases.list.at[i].outcome, c, pair + 1);
    c->arrived.len = before;
  }
  gv_cases_clear(&cases);
}

/* ---- tests for null ---- */

typedef struct null_tests {
  gv_transfer_run *t;
  gv_state state;
  gv_guard known;
} null_tests;

static bool is_null(const gv_model *m, gv_value_id id) {
  const gv_value *v = id < m->values.len ? &m->values.at[gv_strip(m, id)] : NULL;
  if (!v) return false;
  if (v->def == GV_DEF_NULL) return true;
  return v->def == GV_DEF_INT && !v->k;
}

/* What holds the object followed is null if the object is null, and not if it was created. */
static void know_null_test(void *to, uint32_t var) {
  null_tests *n = to;
  gv_tabulation *e = n->t->tab;
  gv_atom a = e->predicates.atoms.at[gv_predicates_atom(var)];
  if (a.test != GV_EQ || is_null(e->model, a.a) == is_null(e->model, a.b)) return;
  gv_value_id tested = is_null(e->model, a.a) ? a.b : a.a;
  if (tested >= e->model->values.len || !gv_pieces_of(n->t, &n->state, tested)) return;
  gv_guard is = gv_bdd_var(&e->predicates.bdd, var),
           holds = n->state.handle == GV_HANDLE_NULL ? is : gv_bdd_not(&e->predicates.bdd, is);
  for (uint32_t i = 0; i < n->t->pieces.len; i++) {
    gv_piece p = n->t->pieces.at[i];
    if (p.lo > 0) continue;
    if (p.hi < 8) continue;
    if (n->state.flags & GV_MEMORY && p.shift) continue;
    gv_guard told = gv_bdd_or(&e->predicates.bdd, gv_bdd_not(&e->predicates.bdd, p.when), holds);
    n->known = gv_bdd_and(&e->predicates.bdd, n->known, told);
  }
}

/* Memory of which there was none is not there to be freed: a failed allocation makes no object. */
static bool null_or_not(uint8_t handle) {
  switch (gv_handle_plain((gv_handle)handle)) {
  case GV_HANDLE_NULL:
  case GV_HANDLE_STREAM:
  case GV_HANDLE_DEAD_STREAM:
  case GV_HANDLE_EVENT:
  case GV_HANDLE_RECORDED:
  case GV_HANDLE_DEAD_EVENT:
  case GV_HANDLE_DEVICE:
  case GV_HANDLE_SHARED:
  case GV_HANDLE_PINNED:
  case GV_HANDLE_HEAP:
  case GV_HANDLE_FIXED:
  case GV_HANDLE_FREED:
  case GV_HANDLE_MODULE:
  case GV_HANDLE_UNLOADED:
  case GV_HANDLE_DESCRIPTOR:
  case GV_HANDLE_STANDING:
  case GV_HANDLE_DEAD_DESCRIPTOR: return true;
  default: return false;
  }
}

/* What the tests for null in this branch rule out for the object followed: it goes on as
 * infeasible, which breaks nothing and is there to show that nothing was missed. */
static gv_guard ruled_out(gv_transfer_run *t, const gv_outcome *o, const gv_op *op, bool is,
                          gv_guard *left) {
  gv_predicates *predicates = &t->tab->predicates;
  null_tests n = {t, *gv_state_at(t->tab, o->state), GV_TRUE};
  *left = o->guard;
  if (op->kind != GV_OP_COND_BR) return GV_FALSE;
  if (n.state.havoc != GV_NONE) return GV_FALSE;
  if (n.state.flags & (GV_MAY_HOLD | GV_INFEASIBLE)) return GV_FALSE;
  if (!null_or_not(n.state.handle)) return GV_FALSE;
  gv_guard c = gv_predicates_condition(predicates, gv_operands(t->tab->model, op)[0]);
  gv_bdd_support(&predicates->bdd, c, know_null_test, &n);
  if (n.known == GV_TRUE) return GV_FALSE;
  if (!is) c = gv_bdd_not(&predicates->bdd, c);
  gv_guard possible = gv_bdd_and(&predicates->bdd, c, n.known),
           not = gv_bdd_and(&predicates->bdd, c, gv_bdd_not(&predicates->bdd, n.known));
  *left = possible == GV_FALSE ? GV_FALSE : gv_predicates_assume(predicates, o->guard, possible);
  return not == GV_FALSE ? GV_FALSE : gv_predicates_assume(predicates, o->guard, not );
}

static void cross(gv_transfer_run *t, gv_outcome taken, uint32_t edge, gv_guard guard) {
  taken.guard = gv_bdd_and(&t->tab->predicates.bdd, guard, t->tab->predicates.edge[edge]);
  crossing c = {.edge = edge};
  if (taken.guard != GV_FALSE) cross_next(t, taken, &c, t->tab->model->edges.at[edge].first_pair);
  gv_vec_free(&c.arrived);
}

void gv_transfer_end(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_model *m = t->tab->model;
  const gv_op *op = &m->ops.at[op_id];
  GV_ASSERT(op_id == gv_terminator(m, op->block));
  const gv_block *b = &m->blocks.at[op->block];
  for (uint32_t i = 0; i < op->operand_count && op->kind == GV_OP_RETURN;
       i++) /* others only ask about it */
    o.state = gv_led_back(t, o.state, gv_operands(m, op)[i], op_id);
  for (uint32_t e = b->first_edge; e < b->end_edge; e++)
    for (uint32_t p = m->edges.at[e].first_pair;
         p < m->edges.at[e].first_pair + m->edges.at[e].pairs; p++)
      o.state = gv_led_back(t, gv_with_computed_tokens_lost(t, o.state, m->pairs.at[p].source),
                            m->pairs.at[p].source, op_id);
  if (op->kind == GV_OP_RETURN) leave(t, o, op_id);
  for (uint32_t e = b->first_edge; e < b->end_edge; e++) {
    gv_guard left, out = ruled_out(t, &o, op, e == b->first_edge, &left);
    cross(t, o, e, left);
    if (out == GV_FALSE) continue;
    gv_outcome infeasible = o;
    infeasible.state = gv_with_flag(t, o.state, GV_INFEASIBLE | GV_OWNERSHIP_TRANSFERRED);
    cross(t, infeasible, e, out);
  }
}
