/* needs: a checked model. gives: the fixpoint: nodes with their guards and origins, faults,
 * arrivals. cost: for each seed, the operations on its object times the states it can be in. */
#include "typestate/happens_before.h"

enum {
#define LIMIT(name, value, bounds, at) name = (value),
#include "typestate/limits.def"
#undef LIMIT
};

/* ---- states, havocs -------------------------------------------------------------------------- */

uint32_t gv_state_id(gv_tabulation *e, const gv_state *state) {
  return gv_intern_id(&e->states, state, sizeof *state);
}

bool gv_state_is_held(const gv_tabulation *e, uint32_t state) {
  const gv_state *s = gv_state_at(e, state);
  uint32_t count;
  if (s->handle == GV_HANDLE_WORK)
    return gv_pending_can_be_waited_for(e, state) || gv_tasks_wait_later(e, s);
  const gv_place *places = gv_places_at(e, s->places, &count);
  for (uint32_t i = 0; i < count; i++)
    if (gv_is_object(places[i].tag)) return true;
  /* Nobody holds it here, but kernels may still find its address where others have put it. */
  if (s->handle != GV_HANDLE_FREED) return false;
  if (s->havoc != GV_NONE) return false;
  return s->escaped & (GV_CLASS_GPU | GV_CLASS_KERNELS | GV_CLASS_STORED);
}

uint32_t gv_tab_havoc(gv_tabulation *e, gv_havoc_kind kind, uint32_t op) {
  bool found;
  uint32_t *slot = gv_map_at(&e->havoc_by_key, (uint64_t)kind << 32 | op, &found);
  if (!found) {
    *slot = e->havocs.len;
    *gv_push(&e->havocs) = (gv_havoc){kind, op};
  }
  return *slot;
}

/* ---- the worklist: a binary heap of nodes ---------------------------------------------------- */

/* Later contexts first, so that a callee is finished before its caller goes on; in one context in
 * reverse postorder. */
static bool before(const gv_tabulation *e, uint32_t a, uint32_t b) {
  const gv_node *x = &e->nodes.at[a], *y = &e->nodes.at[b];
  if (x->context != y->context) return x->context > y->context;
  uint32_t p = e->flow.order[e->model->ops.at[x->op].block],
           q = e->flow.order[e->model->ops.at[y->op].block];
  if (p != q) return p < q;
  return x->op != y->op ? x->op < y->op : a < b;
}

static void heap_push(gv_tabulation *e, uint32_t node) {
  *gv_push(&e->heap) = node;
  for (uint32_t i = e->heap.len - 1; i && before(e, e->heap.at[i], e->heap.at[(i - 1) / 2]);
       i = (i - 1) / 2) {
    uint32_t swap = e->heap.at[i];
    e->heap.at[i] = e->heap.at[(i - 1) / 2];
    e->heap.at[(i - 1) / 2] = swap;
  }
}

static uint32_t heap_pop(gv_tabulation *e) {
  GV_ASSERT(e->heap.len);
  uint32_t top = e->heap.at[0], last = gv_pop(&e->heap), i = 0;
  if (!e->heap.len) return top;
  e->heap.at[0] = last;
  for (;;) {
    uint32_t child = 2 * i + 1;
    if (child >= e->heap.len) return top;
    if (child + 1 < e->heap.len && before(e, e->heap.at[child + 1], e->heap.at[child])) child++;
    if (!before(e, e->heap.at[child], e->heap.at[i])) return top;
    uint32_t swap = e->heap.at[i];
    e->heap.at[i] = e->heap.at[child];
    e->heap.at[child] = swap;
    i = child;
  }
}

/* ---- nodes ----------------------------------------------------------------------------------- */

static uint32_t node_for(gv_tabulation *e, uint32_t context, uint32_t op, uint32_t state) {
  bool found;
  uint32_t key[3] = {context, op, state};
  uint32_t *slot = gv_table_at(&e->node_by_key, key, sizeof key, &found);
  if (found) return *slot;
  GV_ASSERT(gv_function_of_op(e->model, op) == e->contexts.at[context].function);
  GV_ASSERT(state < e->states.entries.len);
  *slot = e->nodes.len;
  uint32_t made = e->nodes.len;
  *gv_push(&e->nodes) = (gv_node){
      .context = context, .op = op, .state = state, .guard = GV_FALSE, .first_origin = GV_NONE};
  uint32_t *crowd = gv_map_at(&e->crowd, (uint64_t)e->contexts.at[context].root << 32 | op, &found);
  *crowd = found ? *crowd + 1 : 1;
  if (*crowd > STATES_LIMIT && e->overflow == GV_NONE) e->overflow = op;
  return *crowd > STATES_LIMIT ? GV_NONE : made;
}

/* Lists are short but for a few; from here on a table knows what is in one. */
enum { NEAR = 16 };

/* Is it in the list after its first ones? It is from now on. */
static bool is_far(gv_table *far, const void *key, uint32_t size) {
  bool found;
  *gv_table_at(far, key, size, &found) = 1;
  return found;
}

static void add_origin(gv_tabulation *e, uint32_t node, gv_origin origin) {
  uint32_t near = 0, o = e->nodes.at[node].first_origin,
           key[5] = {node, origin.kind, origin.node, origin.via, origin.exit};
  for (; o != GV_NONE && near < NEAR; near++, o = e->origins.at[o].next) {
    const gv_origin *known = &e->origins.at[o];
    if (known->kind == origin.kind && known->node == origin.node && known->via == origin.via &&
        known->exit == origin.exit)
      return;
  }
  if (near == NEAR && is_far(&e->far_origins, key, sizeof key)) return;
  origin.next = GV_NONE;
  *(near ? &e->origins.at[e->nodes.at[node].last_origin].next : &e->nodes.at[node].first_origin) =
      e->origins.len;
  e->nodes.at[node].last_origin = e->origins.len;
  *gv_push(&e->origins) = origin;
}

void gv_tab_reach(gv_tabulation *e, uint32_t context, uint32_t op, uint32_t state, gv_guard guard,
                  gv_origin origin) {
  if (guard == GV_FALSE) return;
  uint32_t id = node_for(e, context, op, state);
  if (id == GV_NONE) return;
  add_origin(e, id, origin);
  gv_node *node = &e->nodes.at[id];
  gv_guard joined = gv_predicates_join(&e->predicates, node->guard, guard);
  if (joined == node->guard) return;
  node->guard = joined;
  if (!node->queued) node->queued = true, heap_push(e, id);
}

/* ---- contexts and calls ---------------------------------------------------------------------- */

/* Control has one context a function, made first and in the order of the functions. */
uint32_t gv_tab_called(const gv_tabulation *e, uint32_t function, uint32_t state, gv_guard guard) {
  uint32_t key[3] = {function, state, guard};
  if (gv_state_at(e, state)->handle == GV_HANDLE_CONTROL) return function;
  return gv_table_get(&e->context_by_key, key, sizeof key);
}

uint32_t gv_tab_context(gv_tabulation *e, uint32_t function, uint32_t seed, uint32_t root,
                        uint32_t state, gv_guard guard) {
  uint32_t id = e->contexts.len;
  GV_ASSERT(function < e->model->functions.len && state < e->states.entries.len);
  GV_ASSERT(root == GV_NONE || root < id);
  GV_ASSERT(seed == GV_NONE || seed < e->seeds.len);
  *gv_push(&e->contexts) = (gv_context){.function = function,
                                        .seed = seed,
                                        .root = root == GV_NONE ? id : root,
                                        .entry_state = state,
                                        .entry_guard = guard,
                                        .first_caller = GV_NONE,
                                        .first_exit = GV_NONE};
  return id;
}

static uint32_t called_context(gv_tabulation *e, uint32_t function, uint32_t root, uint32_t state,
                               gv_guard guard) {
  uint32_t known = gv_tab_called(e, function, state, guard), key[3] = {function, state, guard};
  bool control = gv_state_at(e, state)->handle == GV_HANDLE_CONTROL, found;
  if (known != GV_NONE && !control) return known;
  if (!control) {
    known = gv_tab_context(e, function, GV_NONE, root, state, guard);
    *gv_table_at(&e->context_by_key, key, sizeof key, &found) = known;
  }
  uint32_t entry = e->model->blocks.at[e->model->functions.at[function].first_block].first_op;
  gv_tab_reach(e, known, entry, state, guard,
               (gv_origin){GV_FROM_START, GV_NONE, GV_NONE, GV_NONE, GV_NONE});
  return known;
}

gv_summary_edge gv_tab_summary_edge(gv_tabulation *e, uint32_t op, uint32_t entry_state,
                                    uint32_t exit_state, uint32_t after_state) {
  const gv_state *after = gv_state_at(e, after_state);
  uint32_t places = after->places;
  return (gv_summary_edge){.op = op,
                           .entry = gv_tab_object_places(e, gv_state_at(e, entry_state)->places),
                           .exit = gv_tab_object_places(e, gv_state_at(e, exit_state)->places),
                           .after = gv_tab_object_places(e, places),
                           .guard = GV_FALSE,
                           .null = after->handle == GV_HANDLE_NULL,
                           .dead =
                               gv_handle_is_dead((gv_handle)gv_state_at(e, entry_state)->handle),
                           .known = after->havoc == GV_NONE,
                           .next = GV_NONE};
}

static void note_summary_edge(gv_tabulation *e, const gv_caller *c, uint32_t exit_state,
                              uint32_t after_state) {
  gv_summary_edge p = gv_tab_summary_edge(e, c->op, c->state, exit_state, after_state);
  bool found;
  uint32_t *first = gv_map_at(&e->uses.first_summary_edge, c->op, &found);
  p.next = found ? *first : GV_NONE;
  for (uint32_t i = p.next; i != GV_NONE; i = e->uses.summary_edges.at[i].next) {
    gv_summary_edge *q = &e->uses.summary_edges.at[i];
    if (q->entry != p.entry) continue;
    if (q->exit != p.exit) continue;
    if (q->after != p.after) continue;
    if (q->null != p.null) continue;
    if (q->dead != p.dead) continue;
    if (q->known != p.known) continue;
    q->guard = gv_predicates_join(&e->predicates, q->guard, c->guard);
    return;
  }
  p.guard = c->guard;
  *first = e->uses.summary_edges.len;
  *gv_push(&e->uses.summary_edges) = p;
}

/* The caller goes on after the call with what the callee left. */
static void resume(gv_tabulation *e, uint32_t caller_id, uint32_t exit_id) {
  gv_caller c = e->callers.at[caller_id];
  gv_exit x = e->exits.at[exit_id];
  GV_ASSERT(e->contexts.at[x.context].function == e->model->ops.at[c.op].callee);
  gv_returned r;
  for (uint32_t way = 0; gv_transfer_return(e, c.op, c.frame, x.state, way, &r); way++) {
    const gv_state *after = gv_state_at(e, r.state);
    if (gv_state_is_of_handle(after) && !(after->flags & GV_INFEASIBLE))
      note_summary_edge(e, &c, x.state, r.state);
    gv_guard guard = gv_predicates_out_of_call(
        &e->predicates, gv_bdd_and(&e->predicates.bdd, c.guard, r.guard), c.op, x.guard);
    gv_tab_reach(e, e->nodes.at[c.node].context, c.op + 1, r.state, guard,
                 (gv_origin){GV_FROM_CALL, c.node, c.op, exit_id, GV_NONE});
  }
}

typedef struct running {
  gv_tabulation *tab;
  uint32_t node;
} running;

static void call(const running *r, uint32_t op, uint32_t frame, uint32_t entry, gv_guard guard) {
  gv_tabulation *e = r->tab;
  gv_guard known = gv_predicates_into_call(&e->predicates, guard, op);
  uint32_t root = e->contexts.at[e->nodes.at[r->node].context].root;
  uint32_t context = called_context(e, e->model->ops.at[op].callee, root, entry, known),
           key[4] = {context, r->node, op, frame};
  bool found;
  uint32_t *slot = gv_table_at(&e->caller_by_key, key, sizeof key, &found),
           id = found ? *slot : e->callers.len;
  if (!found) {
    *slot = id;
    *gv_push(&e->callers) =
        (gv_caller){r->node, op, entry, frame, GV_FALSE, e->contexts.at[context].first_caller};
    e->contexts.at[context].first_caller = id;
  }
  gv_guard joined = gv_predicates_join(&e->predicates, e->callers.at[id].guard, guard);
  if (joined == e->callers.at[id].guard) return;
  e->callers.at[id].guard = joined;
  for (uint32_t x = e->contexts.at[context].first_exit; x != GV_NONE; x = e->exits.at[x].next)
    resume(e, id, x);
}

/* The first one stays the first. */
static void add_leaver(gv_tabulation *e, uint32_t exit_id, uint32_t node) {
  gv_exit *x = &e->exits.at[exit_id];
  uint32_t near = 0, key[2] = {exit_id, node};
  for (uint32_t l = x->first_leaver; l != GV_NONE && near < NEAR; near++, l = e->leavers.at[l].next)
    if (e->leavers.at[l].node == node) return;
  if (near == NEAR && is_far(&e->far_leavers, key, sizeof key)) return;
  *(near ? &e->leavers.at[x->last_leaver].next : &x->first_leaver) = e->leavers.len;
  x->last_leaver = e->leavers.len;
  *gv_push(&e->leavers) = (gv_leaver){node, GV_NONE};
}

static uint32_t exit_for(gv_tabulation *e, uint32_t context, uint32_t node, uint32_t state) {
  uint32_t id = e->contexts.at[context].first_exit;
  while (id != GV_NONE && e->exits.at[id].state != state) id = e->exits.at[id].next;
  if (id == GV_NONE) {
    id = e->exits.len;
    *gv_push(&e->exits) = (gv_exit){.context = context,
                                    .state = state,
                                    .first_leaver = GV_NONE,
                                    .guard = GV_FALSE,
                                    .next = e->contexts.at[context].first_exit};
    e->contexts.at[context].first_exit = id;
  }
  add_leaver(e, id, node);
  return id;
}

static void hand_out_at(gv_tabulation *e, uint32_t exit_id, uint32_t op, gv_seed seed,
                        gv_returned r) {
  uint32_t key[4] = {op, r.state, seed.op, GV_SEED_OF_CALL};
  gv_guard before = gv_bdd_and(&e->predicates.bdd, gv_tab_reach_of(e, op), r.guard);
  gv_guard guard =
      gv_predicates_out_of_call(&e->predicates, before, op, e->exits.at[exit_id].guard);
  bool found;
  if (guard == GV_FALSE) return;
  uint32_t *slot = gv_table_at(&e->context_by_key, key, sizeof key, &found);
  if (!found) {
    uint32_t root = e->contexts.at[e->exits.at[exit_id].context].root;
    *gv_push(&e->seeds) = seed;
    *slot = gv_tab_context(e, seed.function, e->seeds.len - 1, root, r.state, GV_TRUE);
  }
  gv_tab_reach(e, *slot, op + 1, r.state, guard,
               (gv_origin){GV_FROM_START, GV_NONE, op, exit_id, GV_NONE});
}

/* An object made in a function and handed out: each call of the function makes one, as far as the
 * caller can tell. */
static void hand_out(gv_tabulation *e, uint32_t exit_id) {
  gv_exit x = e->exits.at[exit_id];
  GV_ASSERT(e->contexts.at[x.context].seed != GV_NONE);
  uint32_t function = e->contexts.at[x.context].function;
  gv_seed seed = e->seeds.at[e->contexts.at[x.context].seed];
  gv_state empty = {.handle = gv_state_at(e, x.state)->handle};
  for (uint32_t c = e->flow.caller_start[function]; c < e->flow.caller_start[function + 1]; c++) {
    uint32_t op = e->flow.callers[c];
    gv_returned r;
    seed.kind = GV_SEED_OF_CALL;
    seed.function = gv_function_of_op(e->model, op);
    for (uint32_t way = 0; gv_transfer_return(e, op, gv_state_id(e, &empty), x.state, way, &r);
         way++)
      hand_out_at(e, exit_id, op, seed, r);
  }
}

static void lost(const running *r, uint32_t op, uint32_t state);

static void leave(const running *r, uint32_t op, uint32_t state, gv_guard guard) {
  gv_tabulation *e = r->tab;
  GV_ASSERT(e->model->ops.at[op].kind == GV_OP_RETURN);
  uint32_t context = e->nodes.at[r->node].context;
  bool control = gv_state_at(e, state)->handle == GV_HANDLE_CONTROL,
       seed_here = !control && e->contexts.at[context].seed != GV_NONE;
  if (control && !e->predicates.asked[e->contexts.at[context].function].len)
    return; /* no caller waits for it */
  if (seed_here && !gv_state_is_held(e, state)) {
    lost(r, op, state);
    return;
  }
  uint32_t id = exit_for(e, context, r->node, state);
  gv_guard joined = gv_predicates_join(&e->predicates, e->exits.at[id].guard, guard);
  if (joined == e->exits.at[id].guard) return;
  e->exits.at[id].guard = joined;
  if (seed_here) hand_out(e, id);
  for (uint32_t c = e->contexts.at[context].first_caller; c != GV_NONE; c = e->callers.at[c].next)
    resume(e, c, id);
}

/* ---- what the transfer of a node gives ------------------------------------------------------- */

static void edge(const running *r, uint32_t edge_id, uint32_t op, uint32_t state, gv_guard guard) {
  gv_tabulation *e = r->tab;
  const gv_state *s = gv_state_at(e, state);
  uint32_t context = e->nodes.at[r->node].context;
  if (s->handle != GV_HANDLE_CONTROL && e->contexts.at[context].seed != GV_NONE &&
      !gv_state_is_held(e, state)) {
    if (e->control.may_exit[e->model->edges.at[edge_id].target]) lost(r, op, state);
    return;
  }
  uint32_t first = e->model->blocks.at[e->model->edges.at[edge_id].target].first_op;
  gv_tab_reach(e, context, first, state, guard,
               (gv_origin){GV_FROM_EDGE, r->node, edge_id, GV_NONE, GV_NONE});
}

uint32_t gv_tab_fault(const gv_tabulation *e, gv_rule rule, uint32_t op, uint32_t operand,
                      uint32_t blame) {
  uint32_t key[4] = {(uint32_t)rule, op, operand, blame};
  return gv_table_get(&e->fault_by_key, key, sizeof key);
}

uint32_t gv_tab_blame(const gv_tabulation *e, uint32_t state) {
  uint32_t work = gv_state_at(e, state)->work;
  return work ? gv_pending_at(e, work)->blame : GV_NONE;
}

static uint32_t fault_for(gv_tabulation *e, gv_rule rule, uint32_t op, uint32_t operand,
                          uint32_t blame) {
  bool found;
  uint32_t key[4] = {(uint32_t)rule, op, operand, blame};
  uint32_t *slot = gv_table_at(&e->fault_by_key, key, sizeof key, &found);
  if (found) return *slot;
  *slot = e->faults.len;
  *gv_push(&e->faults) = (gv_fault){.rule = rule, .op = op, .operand = operand, .blame = blame};
  return e->faults.len - 1;
}

static void add_error(gv_fault *fault, gv_error_state way) {
  if (fault->ways.len >= GV_ERRORS_LIMIT) return;
  for (uint32_t i = 0; i < fault->ways.len; i++)
    if (memcmp(&fault->ways.at[i], &way, sizeof way) == 0) return;
  *gv_push(&fault->ways) = way;
}

static void note_after(gv_tabulation *e, uint32_t fault, uint32_t op) {
  bool found;
  *gv_map_at(&e->after_fault, (uint64_t)fault << 32 | op, &found) = 1;
  if (!found) *gv_push(&e->faults.at[fault].after) = op;
}

/* `operand`: one more than the last is none of them, but memory that leads to the object. */
static uint32_t fault(const running *r, uint32_t op, uint32_t operand, gv_rule rule, uint32_t state,
                      bool first) {
  gv_tabulation *e = r->tab;
  const gv_op *at = &e->model->ops.at[op];
  GV_ASSERT(rule != GV_RULE_NONE && operand <= at->operand_count);
  bool counts = gv_rules[rule].severity == GV_SEVERITY_ERROR && rule != GV_RULE_DEPENDENCY_DROPPED;
  if (counts && operand < at->operand_count)
    e->uses.arrivals[at->first_operand + operand].flags |= GV_ARRIVED_FAULTY;
  if (!first) {
    note_after(e, gv_state_at(e, state)->fault, op);
    return GV_NONE;
  }
  uint32_t id = fault_for(e, rule, op, operand, gv_tab_blame(e, state));
  add_error(&e->faults.at[id], (gv_error_state){r->node, op, state});
  return id;
}

static gv_rule leak_of(gv_handle handle) {
  switch (handle) {
  case GV_HANDLE_STREAM: return GV_RULE_STREAM_LEAK;
  case GV_HANDLE_EVENT:
  case GV_HANDLE_RECORDED: return GV_RULE_EVENT_LEAK;
  case GV_HANDLE_MODULE: return GV_RULE_MODULE_LEAK;
  default: return GV_RULE_MEMORY_LEAK;
  }
}

/* Something in the program, or who calls it, may wait for all work there is. */
static bool may_be_waited_for_outside(const gv_tabulation *e, const gv_error_state *way) {
  gv_str name =
      e->model->functions.at[e->contexts.at[e->nodes.at[way->node].context].function].name;
  if (!e->model->runtime.waits_for_all) return false;
  return e->ordering.waits_for_all || !gv_str_equal(name, GV_STR("main"));
}

/* Nothing can wait for this work any more. Which work it is, is found out in the end. */
static void unwaited(gv_tabulation *e, const gv_error_state *way) {
  const gv_state *s = gv_state_at(e, way->state);
  GV_ASSERT(s->work);
  const gv_pending *w = gv_pending_at(e, s->work);
  if (w->unsure) return;
  if (w->partial) return;
  if (s->havoc != GV_NONE) return;
  if (s->flags & GV_INFEASIBLE) return;
  if (may_be_waited_for_outside(e, way)) return;
  bool found;
  *gv_table_at(&e->lost.loss_by_key, way, sizeof *way, &found) = 1;
  if (!found) *gv_push(&e->lost.losses) = *way;
}

static void add_start(gv_tabulation *e, const gv_error_state *way, uint32_t op, uint32_t blame) {
  uint32_t id = fault_for(e, GV_RULE_UNWAITED_WORK, op, GV_NONE, blame);
  add_error(&e->faults.at[id], *way);
}

/* Backwards from the loss to every call that began the work. */
static void attribute(gv_tabulation *e, const gv_error_state *way) {
  gv_map seen = {0};
  GV_VEC(uint32_t) stack = {0};
  uint32_t blame = gv_pending_at(e, gv_state_at(e, way->state)->work)->blame;
  bool found;
  *gv_push(&stack) = way->node;
  while (stack.len) {
    uint32_t node = gv_pop(&stack);
    *gv_map_at(&seen, node, &found) = 1;
    for (uint32_t o = found ? GV_NONE : e->nodes.at[node].first_origin; o != GV_NONE;
         o = e->origins.at[o].next) {
      gv_origin origin = e->origins.at[o];
      if (origin.kind != GV_FROM_START) {
        *gv_push(&stack) = origin.node;
      } else if (origin.exit != GV_NONE) {
        for (uint32_t l = e->exits.at[origin.exit].first_leaver; l != GV_NONE;
             l = e->leavers.at[l].next)
          *gv_push(&stack) = e->leavers.at[l].node;
      } else {
        add_start(e, way, origin.via, blame);
      }
    }
  }
  gv_map_free(&seen);
  gv_vec_free(&stack);
}

/* Whoever made it has to end it, and nobody can any more. */
static bool is_owed(const gv_tabulation *e, uint32_t seed, uint32_t op, const gv_state *s) {
  if (gv_tab_is_of_no_device(e, seed)) return false; /* nobody has a name for it */
  if (!e->control.may_exit[e->model->ops.at[op].block]) return false;
  if (!gv_handle_owed((gv_handle)s->handle)) return false;
  if (s->work) return false;
  return !(s->flags & (GV_FAULTED | GV_BORROWED | GV_OWNERSHIP_TRANSFERRED));
}

static bool is_sure(const gv_state *s) { return s->havoc == GV_NONE && !(s->flags & GV_MAY_HOLD); }

uint32_t gv_tab_leak(const gv_tabulation *e, uint32_t context, uint32_t op, uint32_t state) {
  const gv_state *s = gv_state_at(e, state);
  uint32_t seed = e->contexts.at[context].seed;
  if (seed == GV_NONE) return GV_NONE;
  if (!is_owed(e, seed, op, s)) return GV_NONE;
  if (!is_sure(s)) return GV_NONE;
  return gv_tab_fault(e, leak_of((gv_handle)s->handle), e->seeds.at[seed].op, GV_NONE, GV_NONE);
}

static void lost(const running *r, uint32_t op, uint32_t state) {
  gv_tabulation *e = r->tab;
  const gv_state *s = gv_state_at(e, state);
  uint32_t seed = e->contexts.at[e->nodes.at[r->node].context].seed;
  GV_ASSERT(seed != GV_NONE);
  if (s->handle == GV_HANDLE_WORK && e->control.may_exit[e->model->ops.at[op].block])
    unwaited(e, &(gv_error_state){r->node, op, state});
  if (!is_owed(e, seed, op, s)) return;
  if (!is_sure(s)) {
    e->lost.unsure_leak[e->seeds.at[seed].op] = true;
    return;
  }
  uint32_t id = fault_for(e, leak_of((gv_handle)s->handle), e->seeds.at[seed].op, GV_NONE, GV_NONE);
  add_error(&e->faults.at[id], (gv_error_state){r->node, op, state});
}

static void use(const running *r, uint32_t op, uint32_t operand, uint32_t state, gv_guard guard) {
  gv_tabulation *e = r->tab;
  GV_ASSERT(operand < e->model->ops.at[op].operand_count);
  const gv_state *s = gv_state_at(e, state);
  uint8_t kind = e->model->ops.at[op].kind;
  if (!e->uses.complete && kind == GV_OP_ACTION &&
      gv_is_handle_role(gv_role_of(&e->model->ops.at[op], operand)))
    gv_tab_note_reaching(e, e->model->ops.at[op].first_operand + operand,
                         e->contexts.at[e->nodes.at[r->node].context].seed, s, guard);
  gv_arrival *a = &e->uses.arrivals[e->model->ops.at[op].first_operand + operand];
  a->guard = gv_predicates_join(&e->predicates, a->guard, guard);
  if (s->handle == GV_HANDLE_UNKNOWN) {
    if (!(a->flags & GV_ARRIVED_UNKNOWN)) a->unknown = r->node;
    a->flags |= GV_ARRIVED_UNKNOWN;
  } else if (s->handle == GV_HANDLE_ELSEWHERE) {
    a->flags |= GV_ARRIVED_ELSEWHERE;
  } else if (s->handle == GV_HANDLE_UNLOWERED) {
    a->flags |= GV_ARRIVED_UNLOWERED;
  } else if (s->havoc != GV_NONE) {
    if (!(a->flags & GV_ARRIVED_HAVOCKED)) a->havoc = s->havoc;
    a->flags |= GV_ARRIVED_HAVOCKED;
  } else {
    if (!(a->flags & GV_ARRIVED_WELL)) a->node = r->node, a->handle = s->handle;
    a->flags |= GV_ARRIVED_WELL;
    if (s->flags & GV_BORROWED) a->flags |= GV_ARRIVED_GIVEN;
    if (gv_handle_plain((gv_handle)s->handle) == GV_HANDLE_GIVEN_MEMORY ||
        s->handle == GV_HANDLE_MEANT_MEMORY)
      a->flags |= GV_ARRIVED_GIVEN_MEMORY;
  }
}

static void escapes(gv_tabulation *e, uint32_t havoc) {
  for (uint32_t i = 0; i < e->lost.escapes.len; i++)
    if (e->lost.escapes.at[i] == havoc) return;
  *gv_push(&e->lost.escapes) = havoc;
}

static uint32_t take(void *to, const gv_effect *x) {
  const running *r = to;
  switch (x->kind) {
  case GV_EFFECT_EDGE: edge(r, x->edge, x->op, x->state, x->guard); break;
  case GV_EFFECT_CALL: call(r, x->op, x->frame, x->state, x->guard); break;
  case GV_EFFECT_RETURN: leave(r, x->op, x->state, x->guard); break;
  case GV_EFFECT_LOST: lost(r, x->op, x->state); break;
  case GV_EFFECT_FAULT: return fault(r, x->op, x->operand, x->rule, x->state, x->first);
  case GV_EFFECT_USE: use(r, x->op, x->operand, x->state, x->guard); break;
  case GV_EFFECT_ORDERS: r->tab->ordering.orders_pending[x->op] = true; break;
  case GV_EFFECT_ESCAPE: escapes(r->tab, x->havoc); break;
  }
  return GV_NONE;
}

static void run_node(gv_tabulation *e, uint32_t id) {
  running r = {e, id};
  const gv_sink sink = {.to = &r,
                        .take = take,
                        .uses = true,
                        .back_to = GV_NONE,
                        .last = GV_NONE,
                        .passed = &e->passed,
                        .by_segments = !e->closely};
  GV_ASSERT(e->nodes.at[id].guard != GV_FALSE);
  e->nodes.at[id].guard = gv_predicates_shrink(&e->predicates, e->nodes.at[id].guard);
  gv_node node = e->nodes.at[id];
  gv_transfer(e, node.context, node.op, node.state, node.guard, &sink);
}

/* False: the fixpoint has taken all its steps, and is none. */
static bool may_go_on(gv_tabulation *e, uint32_t node) {
  if (e->steps++ < e->most_steps && !gv_predicates_are_out_of_steps(&e->predicates) &&
      !gv_is_cancelled(e->cancelled))
    return true;
  if (e->overflow == GV_NONE) e->overflow = e->nodes.at[node].op;
  e->out_of_steps = true;
  return false;
}

void gv_tab_settle(gv_tabulation *e) {
  while (e->heap.len && !e->out_of_steps) {
    uint32_t id = heap_pop(e);
    if (!may_go_on(e, id)) return;
    e->nodes.at[id].queued = false;
    run_node(e, id);
  }
}

/* ---- seeds ----------------------------------------------------------------------------------- */

/* The address in a memref parameter's aligned pointer is in the buffer of its allocated one. */
static void add_partner(const gv_tabulation *e, const gv_seed *seed, gv_place_list *list) {
  const gv_model *m = e->model;
  const gv_function *f = &m->functions.at[seed->function];
  for (uint32_t p = 0; p < f->params; p++) {
    gv_value_id param = m->params.at[f->first_param + p];
    if (m->values.at[param].c == gv_key_base(seed->key))
      gv_places_add(list, (gv_place){.key = gv_key_of(GV_IN_VALUE, param), .tag = GV_PARTNER}, 0,
                    m->values.at[param].size);
  }
}

/* So is that in the aligned pointer of a descriptor. */
static void add_aligned(const gv_tabulation *e, const gv_seed *seed, gv_place_list *list) {
  uint32_t count;
  const gv_field *fields = gv_fields_of(e->model, gv_key_base(seed->key), &count);
  for (uint32_t i = 0; i < count; i++)
    if (fields[i].of == seed->lo)
      gv_places_add(list, (gv_place){.key = seed->key, .tag = GV_PARTNER}, fields[i].at,
                    fields[i].at + fields[i].size);
}

static uint32_t first_op_of(const gv_tabulation *e, const gv_seed *seed) {
  if (seed->op != GV_NONE) return seed->op;
  uint32_t block =
      seed->block != GV_NONE ? seed->block : e->model->functions.at[seed->function].first_block;
  return e->model->blocks.at[block].first_op;
}

/* Work that a demand is about is a problem of its own. */
typedef struct work_key {
  uint32_t function, stream, op, flags;
} work_key;

static work_key key_of_work(const gv_tabulation *e, const gv_seed *seed) {
  return (work_key){seed->function, e->uses.reaching.at[seed->key].seed,
                    seed->flags ? seed->op : GV_NONE, seed->flags};
}

uint32_t gv_tab_pending_context(const gv_tabulation *e, const gv_seed *seed) {
  work_key key = key_of_work(e, seed);
  return gv_table_get(&e->work_context_by_key, &key, sizeof key);
}

uint32_t gv_tab_pending_state(gv_tabulation *e, const gv_seed *seed) {
  GV_ASSERT(seed->kind == GV_SEED_WORK && e->uses.complete);
  gv_reaching reaching = e->uses.reaching.at[seed->key];
  gv_state s = {.handle = GV_HANDLE_WORK, .fault = GV_NONE, .havoc = GV_NONE};
  gv_call_effect call_effect = {.stream =
                                    reaching.state.handle == GV_HANDLE_NULL ? NULL : &reaching};
  return gv_pending_begin(e, gv_state_id(e, &s), seed->op, seed->flags,
                          (gv_extent){.address = GV_NONE}, &call_effect);
}

/* The work that `op` has just put onto the stream that came to it. All work on one stream is one
 * problem: what can become of it does not depend on which it is. */
static void start_work(gv_tabulation *e, uint32_t seed_id) {
  gv_seed seed = e->seeds.at[seed_id];
  uint32_t state = gv_tab_pending_state(e, &seed), context = gv_tab_pending_context(e, &seed);
  gv_guard guard = gv_bdd_and(&e->predicates.bdd, e->uses.reaching.at[seed.key].guard,
                              e->control.reach[e->model->ops.at[seed.op].block]);
  if (context == GV_NONE) {
    work_key key = key_of_work(e, &seed);
    bool found;
    context = gv_tab_context(e, seed.function, seed_id, GV_NONE, state, GV_TRUE);
    *gv_table_at(&e->work_context_by_key, &key, sizeof key, &found) = context;
  }
  gv_tab_reach(e, context, gv_pending_begins(&seed), state, guard,
               (gv_origin){GV_FROM_START, GV_NONE, seed.op, GV_NONE, GV_NONE});
}

gv_guard gv_tab_seed_guard(gv_tabulation *e, const gv_seed *seed) {
  GV_ASSERT(seed->kind == GV_SEED_AT_OP);
  gv_guard reach = gv_tab_reach_of(e, seed->op);
  const gv_op *op = &e->model->ops.at[seed->op];
  bool content = op->kind == GV_OP_MEMORY && gv_key_space(seed->key) == GV_IN_MEMORY;
  if (!op->element) return reach;
  if (seed->handle != GV_HANDLE_ELSEWHERE && !content) return reach;
  gv_guard is = gv_predicates_condition(&e->predicates, e->model->elements.at[op->element - 1].is);
  return gv_predicates_assume(&e->predicates, reach,
                              content ? is : gv_bdd_not(&e->predicates.bdd, is));
}

static void start(gv_tabulation *e, uint32_t seed_id) {
  if (e->seeds.at[seed_id].kind == GV_SEED_WORK) {
    start_work(e, seed_id);
    return;
  }
  gv_seed seed = e->seeds.at[seed_id];
  gv_place_list list = {0};
  if (seed.key != GV_NONE) {
    bool value = gv_key_space(seed.key) == GV_IN_VALUE;
    int64_t size = value ? e->model->values.at[gv_key_base(seed.key)].size : GV_EVERYWHERE;
    if (!size) size = 1;
    gv_places_add(&list, (gv_place){.key = seed.key}, seed.lo, seed.hi < size ? seed.hi : size);
    if (value && seed.handle == GV_HANDLE_GIVEN_MEMORY) add_partner(e, &seed, &list);
    if (value && seed.flags & GV_MEMORY) add_aligned(e, &seed, &list);
  }
  gv_state s = {
      .handle = (uint8_t)seed.handle, .flags = seed.flags, .fault = GV_NONE, .havoc = GV_NONE};
  s.places = gv_places_id(&e->places, &list);
  gv_vec_free(&list);
  if (seed.key != GV_NONE && seed.flags & GV_MEMORY && gv_key_space(seed.key) == GV_IN_VALUE) {
    const gv_value *v = &e->model->values.at[gv_key_base(seed.key)];
    if (v->def == GV_DEF_GLOBAL) s.escaped = e->flow.classes[v->a];
    s.escaped |= e->flow.reached_by_kernels[gv_key_base(seed.key)];
  }
  if (seed.handle == GV_HANDLE_SHARED && e->model->ops.at[seed.op].perhaps)
    s.havoc = gv_tab_havoc(e, GV_HAVOC_SHARED, seed.op);
  if (seed.untold) s.havoc = gv_tab_havoc(e, GV_HAVOC_LARGE, first_op_of(e, &seed));
  uint32_t state = gv_state_id(e, &s);
  uint32_t context = gv_tab_context(e, seed.function, seed_id, GV_NONE, state, GV_TRUE);
  const gv_origin origin = {GV_FROM_START, GV_NONE, GV_NONE, GV_NONE, GV_NONE};
  const gv_block *entry = &e->model->blocks.at[e->model->functions.at[seed.function].first_block];
  if (seed.kind == GV_SEED_IN_BLOCK)
    gv_tab_reach(e, context, e->model->blocks.at[seed.block].first_op, state,
                 e->control.reach[seed.block], origin);
  else if (seed.kind == GV_SEED_AT_OP)
    gv_tab_reach(e, context, seed.op + 1, state, gv_tab_seed_guard(e, &seed), origin);
  else
    gv_tab_reach(e, context, entry->first_op, state, gv_tab_entered(e, seed.function), origin);
  gv_tab_settle(e);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static void prepare(gv_tabulation *e) {
  const gv_model *m = e->model;
  size_t operands = m->operands.len + 1, values = m->values.len + 1;
  e->uses.arrivals = gv_malloc(operands * sizeof *e->uses.arrivals);
  memset(e->uses.arrivals, 0, operands * sizeof *e->uses.arrivals);
  e->control.reach = gv_malloc((m->blocks.len + 1) * sizeof *e->control.reach);
  memset(e->control.reach, 0,
         (m->blocks.len + 1) * sizeof *e->control.reach); /* GV_FALSE: not reachable */
  e->control.live_start = gv_malloc(values * sizeof *e->control.live_start);
  memset(e->control.live_start, 0xff, values * sizeof *e->control.live_start);
  e->control.live_len = gv_malloc(values * sizeof *e->control.live_len);
  e->uses.verdicts = gv_malloc(operands);
  memset(e->uses.verdicts, GV_NOT_JUDGED, operands);
  e->lost.unsure_leak = gv_malloc(m->ops.len + 1);
  memset(e->lost.unsure_leak, 0, m->ops.len + 1);
  e->uses.contested = gv_malloc(operands * sizeof *e->uses.contested);
  memset(e->uses.contested, 0, operands * sizeof *e->uses.contested);
  e->uses.first_reaching = gv_malloc(operands * sizeof *e->uses.first_reaching);
  memset(e->uses.first_reaching, 0xff, operands * sizeof *e->uses.first_reaching);
  e->ordering.orders_pending = gv_malloc(m->ops.len + 1);
  memset(e->ordering.orders_pending, 0, m->ops.len + 1);
  e->demands.seen = gv_malloc(m->demands.len + 1);
  memset(e->demands.seen, 0, m->demands.len + 1);
  e->overflow = GV_NONE;
  gv_intern_id(&e->places, "", 0); /* the empty lists are number 0 */
  gv_intern_id(&e->touches, "", 0);
  gv_intern_id(&e->works, "", 0);
}

/* Which functions do such a thing, or call one that does: backwards through the calls. */
static bool *find_doers(const gv_tabulation *e, bool (*does)(const gv_op *op)) {
  const gv_model *m = e->model;
  GV_VEC(uint32_t) queue = {0};
  bool *doers = gv_malloc(m->functions.len + 1);
  memset(doers, 0, m->functions.len + 1);
  for (uint32_t o = 0; o < m->ops.len; o++) {
    uint32_t f = gv_function_of_op(m, o);
    if (does(&m->ops.at[o]) && !doers[f]) doers[f] = true, *gv_push(&queue) = f;
  }
  while (queue.len) {
    uint32_t f = gv_pop(&queue);
    for (uint32_t c = e->flow.caller_start[f]; c < e->flow.caller_start[f + 1]; c++) {
      uint32_t caller = gv_function_of_op(m, e->flow.callers[c]);
      if (!doers[caller]) doers[caller] = true, *gv_push(&queue) = caller;
    }
  }
  gv_vec_free(&queue);
  return doers;
}

static bool is_action(const gv_op *op) { return op->kind == GV_OP_ACTION; }
static bool orders(const gv_op *op) {
  bool any = false;
  for (uint32_t i = 0; is_action(op) && i < op->operand_count; i++)
    any |= gv_is_handle_role(gv_role_of(op, i)) && gv_role_of(op, i) != GV_ROLE_STREAM_USE;
  return any;
}
static bool device_sync_fns(const gv_op *op) {
  if (op->kind == GV_OP_UNKNOWN) return op->may_wait;
  return is_action(op) && op->action->flags & (GV_ACTION_WAITS_ALL | GV_ACTION_MAY_WAIT);
}

static int ascending(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return (x > y) - (x < y);
}

/* A record that is on no stream in particular may mark any work. */
static bool records_anywhere(const gv_op *op) {
  bool records = false, on_stream = false;
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++) {
    records |= gv_role_of(op, i) == GV_ROLE_EVENT_RECORD;
    on_stream |= gv_role_of(op, i) == GV_ROLE_STREAM_USE;
  }
  return records && !on_stream;
}

static void find_barriers(gv_tabulation *e) {
  GV_ASSERT(e->uses.complete && e->ordering.device_sync_fns);
  for (uint32_t o = 0; o < e->model->ops.len; o++) {
    const gv_op *op = &e->model->ops.at[o];
    if (records_anywhere(op) || device_sync_fns(op) ||
        (op->kind == GV_OP_CALL && e->ordering.device_sync_fns[op->callee]))
      *gv_push(&e->ordering.barriers) = o;
  }
  for (uint32_t i = 0; i < e->faults.len; i++) {
    gv_rule rule = e->faults.at[i].rule;
    if (rule == GV_RULE_EVENT_NOT_RECORDED || rule == GV_RULE_UNDEFINED_HANDLE ||
        rule == GV_RULE_NULL_HANDLE)
      *gv_push(&e->ordering.failed_waits) = e->faults.at[i].op;
  }
  if (e->ordering.failed_waits.len)
    qsort(e->ordering.failed_waits.at, e->ordering.failed_waits.len,
          sizeof *e->ordering.failed_waits.at, ascending);
}

void gv_tabulate(gv_tabulation *e, const gv_model *model, const gv_refinement *refinement) {
  gv_tabulate_with(e, model, &(gv_tabulation_options){.refinement = refinement});
}

void gv_tabulate_with(gv_tabulation *e, const gv_model *model,
                      const gv_tabulation_options *options) {
  uint64_t most_steps = options->most_steps;
  memset(e, 0, sizeof *e);
  e->closely = options->closely;
  e->others_apart = options->others_apart;
  e->cancelled = options->cancelled;
  e->most_steps =
      most_steps ? most_steps : FIXPOINT_STEPS + (uint64_t)FIXPOINT_STEPS_OF_OP * model->ops.len;
  e->model = model;
  gv_flow_init(&e->flow, model);
  gv_predicates_init(&e->predicates, model, &e->flow, options->refinement, options->solved);
  prepare(e);
  gv_crowds_init(e);
  gv_tabulate_control(e);
  e->ordering.acts = find_doers(e, is_action);
  e->ordering.orders = find_doers(e, orders);
  e->ordering.device_sync_fns = find_doers(e, device_sync_fns);
  gv_tab_find_devices(e, find_doers);
  for (uint32_t o = 0; o < model->ops.len; o++) {
    const gv_op *op = &model->ops.at[o];
    e->ordering.shares |= is_action(op) && op->shared;
    e->ordering.waits_for_all |= is_action(op) && op->action->flags & GV_ACTION_WAITS_ALL;
  }
  uint32_t first = e->seeds.len;
  gv_tab_list_seeds(e);
  for (uint32_t b = first, end = e->seeds.len; b < end; b++) start(e, b);
  e->uses.complete = true;
  gv_tab_find_several(e);
  find_barriers(e);
  gv_tab_find_queues(e);
  if (!e->closely) gv_happens_before_init(e);
  gv_demands_index(e);
  first = e->seeds.len;
  if (!e->out_of_steps) gv_tab_list_memory_seeds(e); /* they rest on what the first run has found */
  for (uint32_t b = first, end = e->seeds.len; b < end; b++) start(e, b);
  gv_tab_settle(e);
  GV_CHECK(e->out_of_steps || !e->heap.len); /* it is a fixpoint, or says that it is none */
  gv_predicates_end_fixpoint(&e->predicates);
  for (uint32_t i = 0; i < e->lost.losses.len; i++) attribute(e, &e->lost.losses.at[i]);
}

void gv_tab_clear(gv_tabulation *e) {
  for (uint32_t i = 0; i < e->faults.len; i++) {
    gv_vec_free(&e->faults.at[i].after);
    gv_vec_free(&e->faults.at[i].ways);
  }
  gv_intern *const interns[] = {&e->places, &e->states, &e->touches, &e->works};
  for (size_t i = 0; i < sizeof interns / sizeof *interns; i++) gv_intern_clear(interns[i]);
  gv_table *const tables[] = {&e->node_by_key,      &e->context_by_key,      &e->fault_by_key,
                              &e->lost.loss_by_key, &e->work_context_by_key, &e->caller_by_key,
                              &e->far_origins,      &e->far_leavers};
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) gv_table_clear(tables[i]);
  gv_map *const maps[] = {&e->havoc_by_key,      &e->crowd,         &e->uses.first_summary_edge,
                          &e->uses.first_tell,   &e->queued.by_key, &e->after_fault,
                          &e->control.is_private};
  for (size_t i = 0; i < sizeof maps / sizeof *maps; i++) gv_map_free(maps[i]);
  void *const blocks[] = {e->seeds.at,
                          e->beginnings.at,
                          e->contexts.at,
                          e->nodes.at,
                          e->origins.at,
                          e->callers.at,
                          e->exits.at,
                          e->leavers.at,
                          e->faults.at,
                          e->havocs.at,
                          e->control.live.at,
                          e->heap.at,
                          e->uses.arrivals,
                          e->control.reach,
                          e->control.stop,
                          e->control.may_exit,
                          e->control.to_return,
                          e->control.may_end,
                          e->control.is_root,
                          e->control.live_start,
                          e->control.live_len,
                          e->lost.unsure_leak,
                          e->uses.verdicts,
                          e->uses.first_reaching,
                          e->uses.reaching.at,
                          e->uses.summary_edges.at,
                          e->ordering.acts,
                          e->ordering.orders,
                          e->ordering.device_sync_fns,
                          e->ordering.orders_pending,
                          e->ordering.barriers.at,
                          e->ordering.failed_waits.at,
                          e->demands.asked.at,
                          e->demands.copies.at,
                          e->demands.seen,
                          e->lost.losses.at,
                          e->lost.escapes.at,
                          e->uses.several,
                          e->uses.others_with_null,
                          e->uses.tells.at,
                          e->ordering.resets.at,
                          e->ordering.resets_in,
                          e->ordering.current,
                          e->ordering.freed_from,
                          e->uses.contested,
                          e->queued.unnoticed,
                          e->queued.queues.at,
                          e->queued.noticed.at,
                          e->search.core.at,
                          e->search.decisive.at,
                          e->search.refusals.at};
  for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++) gv_free(blocks[i]);
  gv_happens_before_clear(e);
  gv_crowds_clear(e);
  gv_predicates_clear(&e->predicates);
  gv_flow_clear(&e->flow);
}
