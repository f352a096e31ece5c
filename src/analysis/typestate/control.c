/* needs: flow, predicates. gives: which functions run at all, which calls never return, and the
 * guard of each block. cost: linear in the control flow, for each way that callers' knowledge
 * differs. */
#include "typestate/tabulate.h"

/* ---- functions that never return ------------------------------------------------------------- */

static bool may_return(gv_tabulation *e, uint32_t function, const bool *returns) {
  const gv_model *m = e->model;
  gv_map seen = {0};
  GV_VEC(uint32_t) stack = {0};
  bool found, result = false;
  *gv_push(&stack) = m->functions.at[function].first_block;
  while (stack.len && !result) {
    uint32_t b = gv_pop(&stack);
    *gv_map_at(&seen, b, &found) = 1;
    if (found) continue;
    bool stops = false;
    for (uint32_t o = m->blocks.at[b].first_op; o < m->blocks.at[b].end_op && !stops; o++)
      stops = m->ops.at[o].kind == GV_OP_CALL && !returns[m->ops.at[o].callee];
    if (stops) continue;
    result = m->ops.at[gv_terminator(m, b)].kind == GV_OP_RETURN;
    for (uint32_t x = m->blocks.at[b].first_edge; x < m->blocks.at[b].end_edge; x++)
      *gv_push(&stack) = m->edges.at[x].target;
  }
  gv_map_free(&seen);
  gv_vec_free(&stack);
  return result;
}

/* From "none returns" upwards: a function returns when a path to its return meets only calls that
 * do. */
static void find_stops(gv_tabulation *e) {
  const gv_model *m = e->model;
  bool *returns = gv_malloc(m->functions.len + 1);
  GV_VEC(uint32_t) queue = {0};
  memset(returns, 0, m->functions.len + 1);
  for (uint32_t f = m->functions.len; f-- > 0;) *gv_push(&queue) = f;
  while (queue.len) {
    uint32_t f = gv_pop(&queue);
    if (returns[f] || !may_return(e, f, returns)) continue;
    returns[f] = true;
    for (uint32_t c = e->flow.caller_start[f]; c < e->flow.caller_start[f + 1]; c++)
      *gv_push(&queue) = gv_function_of_op(m, e->flow.callers[c]);
  }
  e->control.stop = gv_malloc((m->blocks.len + 1) * sizeof *e->control.stop);
  memset(e->control.stop, 0xff, (m->blocks.len + 1) * sizeof *e->control.stop);
  for (uint32_t o = m->ops.len; o-- > 0;)
    if (m->ops.at[o].kind == GV_OP_CALL && !returns[m->ops.at[o].callee])
      e->control.stop[m->ops.at[o].block] = o;
  gv_vec_free(&queue);
  gv_free(returns);
}

/* Backwards from returns and cycles, not through calls that never return. */
static void find_may_exit(gv_tabulation *e) {
  const gv_model *m = e->model;
  GV_VEC(uint32_t) queue = {0};
  e->control.may_exit = gv_malloc(m->blocks.len + 1);
  for (uint32_t b = 0; b < m->blocks.len; b++) {
    bool ends = m->ops.at[gv_terminator(m, b)].kind == GV_OP_RETURN || e->flow.cycle[b];
    e->control.may_exit[b] = ends && e->control.stop[b] == GV_NONE;
    if (e->control.may_exit[b]) *gv_push(&queue) = b;
  }
  while (queue.len) {
    uint32_t b = gv_pop(&queue);
    for (uint32_t p = e->flow.pred_start[b]; p < e->flow.pred_start[b + 1]; p++) {
      uint32_t from = e->flow.edge_from[e->flow.preds[p]];
      if (e->control.may_exit[from] || e->control.stop[from] != GV_NONE) continue;
      e->control.may_exit[from] = true;
      *gv_push(&queue) = from;
    }
  }
  gv_vec_free(&queue);
}

/* Backwards from returns, not through calls that never return. */
static void find_to_return(gv_tabulation *e) {
  const gv_model *m = e->model;
  uint32_t *to = gv_malloc((m->blocks.len + 1) * sizeof *to);
  GV_VEC(uint32_t) queue = {0};
  memset(to, 0xff, (m->blocks.len + 1) * sizeof *to);
  for (uint32_t b = 0; b < m->blocks.len; b++)
    if (m->ops.at[gv_terminator(m, b)].kind == GV_OP_RETURN && e->control.stop[b] == GV_NONE)
      to[b] = 0, *gv_push(&queue) = b;
  for (uint32_t i = 0; i < queue.len; i++) {
    uint32_t b = queue.at[i];
    for (uint32_t p = e->flow.pred_start[b]; p < e->flow.pred_start[b + 1]; p++) {
      uint32_t from = e->flow.edge_from[e->flow.preds[p]];
      if (to[from] != GV_NONE || e->control.stop[from] != GV_NONE) continue;
      to[from] = to[b] + 1;
      *gv_push(&queue) = from;
    }
  }
  gv_vec_free(&queue);
  e->control.to_return = to;
}

/* Those with a block from which none returns, and all that call them. */
static void find_may_end(gv_tabulation *e) {
  const gv_model *m = e->model;
  bool *ends = gv_malloc(m->functions.len + 1);
  GV_VEC(uint32_t) queue = {0};
  memset(ends, 0, m->functions.len + 1);
  for (uint32_t b = 0; b < m->blocks.len; b++) {
    uint32_t f = m->blocks.at[b].function;
    if (ends[f] || e->control.to_return[b] != GV_NONE || e->flow.order[b] == GV_NONE) continue;
    ends[f] = true;
    *gv_push(&queue) = f;
  }
  while (queue.len) {
    uint32_t f = gv_pop(&queue);
    for (uint32_t c = e->flow.caller_start[f]; c < e->flow.caller_start[f + 1]; c++) {
      uint32_t caller = gv_function_of_op(m, e->flow.callers[c]);
      if (ends[caller]) continue;
      ends[caller] = true;
      *gv_push(&queue) = caller;
    }
  }
  gv_vec_free(&queue);
  e->control.may_end = ends;
}

/* Called from outside. Where nothing is, whatever nothing here calls counts as that; otherwise a
 * private function that nothing calls never runs. */
static void find_roots(gv_tabulation *e) {
  const gv_model *m = e->model;
  bool any = m->entered == GV_ENTERED_PUBLIC;
  e->control.is_root = gv_malloc(m->functions.len + 1);
  for (uint32_t f = 0; f < m->functions.len; f++)
    any |= e->control.is_root[f] = m->functions.at[f].is_public && !m->functions.at[f].is_entered;
  for (uint32_t f = 0; f < m->functions.len && !any; f++)
    e->control.is_root[f] = e->flow.caller_start[f] == e->flow.caller_start[f + 1];
  any |= m->entered == GV_ENTERED_UNCALLED;
  for (uint32_t f = 0; f < m->functions.len; f++) any |= e->control.is_root[f];
  for (uint32_t f = 0; f < m->functions.len && !any; f++)
    e->control.is_root[f] = true; /* all call each other */
}

/* ---- the guard of each block ----------------------------------------------------------------- */

static uint32_t entry_op(const gv_tabulation *e, uint32_t function) {
  return e->model->blocks.at[e->model->functions.at[function].first_block].first_op;
}

static gv_guard control_guard(const gv_tabulation *e, uint32_t block, uint32_t state) {
  const gv_block *b = &e->model->blocks.at[block];
  uint32_t key[3] = {b->function, b->first_op, state},
           node = gv_table_get(&e->node_by_key, key, sizeof key);
  return node == GV_NONE ? GV_FALSE : e->nodes.at[node].guard;
}

static void control_enter(gv_tabulation *e, uint32_t function, uint32_t state, gv_guard guard) {
  gv_tab_reach(e, function, entry_op(e, function), state, guard,
               (gv_origin){GV_FROM_START, GV_NONE, GV_NONE, GV_NONE, GV_NONE});
}

/* Callers before callees, but for cycles. */
typedef struct call_order {
  bool *seen;
  GV_VEC(uint32_t) walk, next_call, finished;
} call_order;

static void order_from(const gv_tabulation *e, call_order *o, uint32_t function) {
  const gv_flow *flow = &e->flow;
  if (o->seen[function]) return;
  o->seen[function] = true;
  *gv_push(&o->walk) = function;
  *gv_push(&o->next_call) = flow->call_start[function];
  while (o->walk.len) {
    uint32_t f = o->walk.at[o->walk.len - 1], *next = &o->next_call.at[o->next_call.len - 1];
    if (*next == flow->call_start[f + 1]) {
      *gv_push(&o->finished) = f;
      o->walk.len--, o->next_call.len--;
      continue;
    }
    uint32_t callee = e->model->ops.at[flow->calls[(*next)++]].callee;
    if (o->seen[callee]) continue;
    o->seen[callee] = true;
    *gv_push(&o->walk) = callee;
    *gv_push(&o->next_call) = flow->call_start[callee];
  }
}

/* Enters every function that `function` calls from where control comes. False: nothing new came of
 * it. */
static bool control_function(gv_tabulation *e, uint32_t function, uint32_t state) {
  const gv_model *m = e->model;
  bool changed = false;
  for (uint32_t c = e->flow.call_start[function]; c < e->flow.call_start[function + 1]; c++) {
    uint32_t op = e->flow.calls[c], block = m->ops.at[op].block;
    gv_guard here = control_guard(e, block, state);
    if (here == GV_FALSE) continue;
    if (e->control.stop[block] != GV_NONE && op > e->control.stop[block]) continue;
    control_enter(e, m->ops.at[op].callee, state,
                  gv_predicates_into_call(&e->predicates, here, op));
    changed |= e->heap.len > 0;
    gv_tab_settle(e);
  }
  return changed;
}

/* One round does for most programs; recursion, and results that tell of arguments, may take more.
 */
static void control_calls(gv_tabulation *e, uint32_t state) {
  call_order o = {.seen = gv_malloc(e->model->functions.len + 1)};
  memset(o.seen, 0, e->model->functions.len + 1);
  for (uint32_t f = 0; f < e->model->functions.len; f++)
    if (e->control.is_root[f]) order_from(e, &o, f);
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = o.finished.len; i-- > 0;)
      changed |= control_function(e, o.finished.at[i], state);
  }
  gv_free(o.seen);
  gv_vec_free(&o.walk);
  gv_vec_free(&o.next_call);
  gv_vec_free(&o.finished);
}

/* Control first: the guard of each block is where a seed in it begins. One context a function,
 * numbered like the functions, is entered with what is known at every call of it. */
void gv_tabulate_control(gv_tabulation *e) {
  const gv_model *m = e->model;
  gv_state s = {.handle = GV_HANDLE_CONTROL, .fault = GV_NONE, .havoc = GV_NONE};
  uint32_t state = gv_state_id(e, &s);
  GV_CHECK(!e->contexts.len);
  find_stops(e);
  find_may_exit(e);
  find_to_return(e);
  find_may_end(e);
  find_roots(e);
  for (uint32_t f = 0; f < m->functions.len; f++) {
    *gv_push(&e->seeds) = (gv_seed){.kind = GV_SEED_CONTROL,
                                    .handle = GV_HANDLE_CONTROL,
                                    .function = f,
                                    .op = GV_NONE,
                                    .key = GV_NONE};
    gv_tab_context(e, f, e->seeds.len - 1, GV_NONE, state, GV_TRUE);
  }
  for (uint32_t f = 0; f < m->functions.len; f++)
    if (e->control.is_root[f]) control_enter(e, f, state, GV_TRUE);
  gv_tab_settle(e);
  control_calls(e, state);
  for (uint32_t b = 0; b < m->blocks.len; b++) e->control.reach[b] = control_guard(e, b, state);
}
