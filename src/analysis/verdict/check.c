/* needs: a judged tabulation. gives: nothing, or an abort. cost: one transfer of each node.
 *
 * The nodes claim to be an inductive invariant: what a node and the operations after it lead to is
 * again in a node. Each node is passed through the transfer once more, and everything that comes of
 * it is looked up: no worklist, no order, nothing remembered from the search. What came to each use
 * is collected anew, and a verdict must follow from that alone.
 */
#include "verdict/check.h"

typedef struct checker {
  gv_tabulation *tab;
  uint32_t node;
  uint8_t *reaching; /* by operand index: GV_ARRIVED_* flags */
} checker;

static bool implies(checker *c, gv_guard a, gv_guard b) {
  gv_bdd *bdd = &c->tab->predicates.bdd;
  return gv_bdd_and(bdd, a, gv_bdd_not(bdd, b)) == GV_FALSE;
}

/* There is a node for this, and its guard allows it. */
static void expect_node(checker *c, uint32_t context, uint32_t op, uint32_t state, gv_guard guard) {
  gv_tabulation *e = c->tab;
  uint32_t key[3] = {context, op, state}, node = gv_table_get(&e->node_by_key, key, sizeof key);
  if (guard == GV_FALSE || e->overflow != GV_NONE)
    return; /* past the bound on states nothing is called proved */
  GV_CHECK(node != GV_NONE && implies(c, guard, e->nodes.at[node].guard));
}

static bool is_lost(const checker *c, uint32_t state) {
  gv_tabulation *e = c->tab;
  if (gv_state_is_held(e, state)) return false;
  if (gv_state_at(e, state)->handle == GV_HANDLE_CONTROL) return false;
  return e->contexts.at[e->nodes.at[c->node].context].seed != GV_NONE;
}

static void lost(const checker *c, uint32_t op, uint32_t state) {
  const gv_tabulation *e = c->tab;
  const gv_state *s = gv_state_at(e, state);
  if (!e->control.may_exit[e->model->ops.at[op].block]) return;
  if (!gv_handle_owed((gv_handle)s->handle)) return;
  if (s->work) return;
  if (s->flags & (GV_FAULTED | GV_BORROWED | GV_OWNERSHIP_TRANSFERRED)) return;
  uint32_t seed = e->contexts.at[e->nodes.at[c->node].context].seed, made = e->seeds.at[seed].op;
  if (gv_tab_is_of_no_device(e, seed)) return;
  static const gv_rule leaks[] = {GV_RULE_STREAM_LEAK, GV_RULE_EVENT_LEAK, GV_RULE_MEMORY_LEAK,
                                  GV_RULE_MODULE_LEAK};
  bool known = false;
  for (size_t i = 0; i < sizeof leaks / sizeof *leaks; i++)
    known |= gv_tab_fault(e, leaks[i], made, GV_NONE, GV_NONE) != GV_NONE;
  GV_CHECK(known || e->lost.unsure_leak[made]);
}

static void edge(checker *c, uint32_t edge_id, uint32_t op, uint32_t state, gv_guard guard) {
  gv_tabulation *e = c->tab;
  uint32_t target = e->model->edges.at[edge_id].target;
  if (!is_lost(c, state))
    expect_node(c, e->nodes.at[c->node].context, e->model->blocks.at[target].first_op, state,
                guard);
  else if (e->control.may_exit[target])
    lost(c, op, state);
}

/* How a stream or event went through a call is listed, for the work that the callee puts onto it.
 */
static void check_summary_edge(checker *c, gv_summary_edge p, gv_guard guard) {
  gv_tabulation *e = c->tab;
  gv_guard listed = GV_FALSE;
  for (uint32_t i = gv_map_get(&e->uses.first_summary_edge, p.op); i != GV_NONE;
       i = e->uses.summary_edges.at[i].next) {
    const gv_summary_edge *q = &e->uses.summary_edges.at[i];
    if (q->entry == p.entry && q->exit == p.exit && q->after == p.after && q->null == p.null &&
        q->dead == p.dead && q->known == p.known)
      listed = gv_bdd_or(&e->predicates.bdd, listed, q->guard);
  }
  GV_CHECK(implies(c, guard, listed));
}

static void expect_after_call(checker *c, uint32_t op, uint32_t frame, uint32_t entry,
                              gv_guard guard, const gv_exit *x) {
  gv_tabulation *e = c->tab;
  gv_exit exit = *x;
  gv_returned r;
  for (uint32_t way = 0; gv_transfer_return(e, op, frame, exit.state, way, &r); way++) {
    const gv_state *after = gv_state_at(e, r.state);
    if (gv_state_is_of_handle(after) && !(after->flags & GV_INFEASIBLE))
      check_summary_edge(c, gv_tab_summary_edge(e, op, entry, exit.state, r.state), guard);
    expect_node(c, e->nodes.at[c->node].context, op + 1, r.state,
                gv_predicates_out_of_call(&e->predicates,
                                          gv_bdd_and(&e->predicates.bdd, guard, r.guard), op,
                                          exit.guard));
  }
}

/* The callee was entered with this, and whatever it left with is after the call. */
static void call(checker *c, uint32_t op, uint32_t frame, uint32_t entry, gv_guard guard) {
  gv_tabulation *e = c->tab;
  gv_guard known = gv_predicates_into_call(&e->predicates, guard, op);
  uint32_t callee = e->model->ops.at[op].callee, context = gv_tab_called(e, callee, entry, known);
  GV_CHECK(context != GV_NONE && e->contexts.at[context].function == callee);
  expect_node(c, context, e->model->blocks.at[e->model->functions.at[callee].first_block].first_op,
              entry, known);
  for (uint32_t x = e->contexts.at[context].first_exit; x != GV_NONE; x = e->exits.at[x].next)
    expect_after_call(c, op, frame, entry, guard, &e->exits.at[x]);
}

static void leave(checker *c, uint32_t op, uint32_t state, gv_guard guard) {
  gv_tabulation *e = c->tab;
  uint32_t function = e->contexts.at[e->nodes.at[c->node].context].function;
  if (gv_state_at(e, state)->handle == GV_HANDLE_CONTROL && !e->predicates.asked[function].len)
    return;
  if (is_lost(c, state)) {
    lost(c, op, state);
    return;
  }
  uint32_t x = e->contexts.at[e->nodes.at[c->node].context].first_exit;
  while (x != GV_NONE && e->exits.at[x].state != state) x = e->exits.at[x].next;
  GV_CHECK(x != GV_NONE && implies(c, guard, e->exits.at[x].guard));
}

static uint32_t fault(const checker *c, uint32_t op, uint32_t operand, gv_rule rule, uint32_t state,
                      bool first) {
  uint32_t id = gv_tab_fault(c->tab, rule, op, operand, gv_tab_blame(c->tab, state));
  if (gv_rules[rule].severity == GV_SEVERITY_ERROR && rule != GV_RULE_DEPENDENCY_DROPPED)
    c->reaching[c->tab->model->ops.at[op].first_operand + operand] |= GV_ARRIVED_FAULTY;
  GV_CHECK(!first || id != GV_NONE);
  return first ? id : GV_NONE;
}

/* What came to each stream and event of a call is listed, as it came. */
static void check_reaching(checker *c, uint32_t operand, const gv_state *state, gv_guard guard) {
  gv_tabulation *e = c->tab;
  const gv_state reaching = gv_tab_as_reached(e, state), *s = &reaching;
  gv_guard known = GV_FALSE;
  for (uint32_t i = e->uses.first_reaching[operand]; i != GV_NONE; i = e->uses.reaching.at[i].next)
    if (memcmp(&e->uses.reaching.at[i].state, s, sizeof *s) == 0)
      known = gv_bdd_or(&e->predicates.bdd, known, e->uses.reaching.at[i].guard);
  GV_CHECK(implies(c, guard, known));
}

static void use(checker *c, uint32_t op, uint32_t operand, uint32_t state, gv_guard guard) {
  const gv_state *s = gv_state_at(c->tab, state);
  const gv_op *at = &c->tab->model->ops.at[op];
  uint8_t *reaching = &c->reaching[at->first_operand + operand];
  bool handle = !(s->flags & GV_MEMORY) && s->handle != GV_HANDLE_WORK;
  if (handle && at->kind == GV_OP_ACTION && gv_is_handle_role(gv_role_of(at, operand)))
    check_reaching(c, at->first_operand + operand, s, guard);
  /* What lies in another element is judged where that is the one followed, whatever became of it.
   */
  bool elsewhere = s->handle == GV_HANDLE_ELSEWHERE;
  if (s->handle == GV_HANDLE_UNKNOWN || s->handle == GV_HANDLE_UNLOWERED ||
      (s->havoc != GV_NONE && !elsewhere))
    *reaching |= GV_ARRIVED_UNKNOWN;
  else
    *reaching |= GV_ARRIVED_WELL;
}

static void escapes(const gv_tabulation *e, uint32_t havoc) {
  bool known = false;
  for (uint32_t i = 0; i < e->lost.escapes.len; i++) known |= e->lost.escapes.at[i] == havoc;
  GV_CHECK(known);
}

static uint32_t take(void *to, const gv_effect *x) {
  checker *c = to;
  switch (x->kind) {
  case GV_EFFECT_EDGE: edge(c, x->edge, x->op, x->state, x->guard); break;
  case GV_EFFECT_CALL: call(c, x->op, x->frame, x->state, x->guard); break;
  case GV_EFFECT_RETURN: leave(c, x->op, x->state, x->guard); break;
  case GV_EFFECT_LOST: lost(c, x->op, x->state); break;
  case GV_EFFECT_FAULT: return fault(c, x->op, x->operand, x->rule, x->state, x->first);
  case GV_EFFECT_USE: use(c, x->op, x->operand, x->state, x->guard); break;
  case GV_EFFECT_ORDERS: GV_CHECK(c->tab->ordering.orders_pending[x->op]); break;
  case GV_EFFECT_ESCAPE: escapes(c->tab, x->havoc); break;
  }
  return GV_NONE;
}

/* What control never comes to is proved, whatever an object that is followed less closely than
 * control finds there. */
static void check_verdicts(const checker *c) {
  const gv_model *m = c->tab->model;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    bool comes = gv_tab_reach_of(c->tab, o) != GV_FALSE;
    for (uint32_t i = op->first_operand; i < op->first_operand + op->operand_count; i++) {
      uint8_t verdict = c->tab->uses.verdicts[i];
      bool well = !(c->reaching[i] & (GV_ARRIVED_FAULTY | GV_ARRIVED_UNKNOWN));
      if (verdict == GV_PROVED && comes)
        GV_CHECK(well && (!c->reaching[i] || c->tab->overflow == GV_NONE));
      if (verdict == GV_VIOLATED) GV_CHECK(c->reaching[i] & GV_ARRIVED_FAULTY);
    }
  }
}

/* The passes through the transfer have marked every demand that is not met somewhere. */
static void check_demands(const checker *c) {
  const gv_model *m = c->tab->model;
  for (uint32_t d = 0; d < m->demands.len; d++)
    GV_CHECK(m->demands.at[d].verdict != GV_PROVED || !c->tab->demands.seen[d]);
}

/* ---- the base: every seed begins where it must ----------------------------------------------- */

static void check_start(checker *c, uint32_t context) {
  gv_tabulation *e = c->tab;
  const gv_model *m = e->model;
  gv_context x = e->contexts.at[context];
  const gv_seed *b = &e->seeds.at[x.seed];
  uint32_t entry = m->blocks.at[m->functions.at[x.function].first_block].first_op;
  switch (b->kind) {
  case GV_SEED_AT_OP:
    expect_node(c, context, b->op + 1, x.entry_state, gv_tab_seed_guard(e, b));
    break;
  case GV_SEED_IN_BLOCK:
    expect_node(c, context, m->blocks.at[b->block].first_op, x.entry_state,
                e->control.reach[b->block]);
    break;
  case GV_SEED_AT_ENTRY:
    expect_node(c, context, entry, x.entry_state, gv_tab_entered(e, x.function));
    break;
  case GV_SEED_WORK: break; /* checked with its seed */
  case GV_SEED_CONTROL:
    expect_node(c, context, entry, x.entry_state,
                e->control.is_root[x.function] ? GV_TRUE : GV_FALSE);
    break;
  case GV_SEED_OF_CALL: break; /* checked with the exit that hands it out */
  }
}

/* Each piece of work that is followed begins after the call that enqueued it, in the problem of its
 * stream. */
static void check_work(checker *c, uint32_t seed_id) {
  gv_tabulation *e = c->tab;
  const gv_seed *b = &e->seeds.at[seed_id];
  const gv_reaching *reaching = &e->uses.reaching.at[b->key];
  gv_guard guard = gv_bdd_and(&e->predicates.bdd, reaching->guard,
                              e->control.reach[e->model->ops.at[b->op].block]);
  expect_node(c, gv_tab_pending_context(e, b), gv_pending_begins(b), gv_tab_pending_state(e, b),
              guard);
}

/* What a function hands out is followed on from each of its calls. */
static void check_handed_out(checker *c, const gv_exit *x) {
  gv_tabulation *e = c->tab;
  gv_context from = e->contexts.at[x->context];
  gv_state empty = {.handle = gv_state_at(e, x->state)->handle};
  if (from.seed == GV_NONE || empty.handle == GV_HANDLE_CONTROL) return;
  for (uint32_t i = e->flow.caller_start[from.function];
       i < e->flow.caller_start[from.function + 1]; i++) {
    uint32_t op = e->flow.callers[i];
    gv_returned r;
    for (uint32_t way = 0; gv_transfer_return(e, op, gv_state_id(e, &empty), x->state, way, &r);
         way++) {
      uint32_t key[4] = {op, r.state, e->seeds.at[from.seed].op, GV_SEED_OF_CALL};
      gv_guard before = gv_bdd_and(&e->predicates.bdd, gv_tab_reach_of(e, op), r.guard);
      gv_guard guard = gv_predicates_out_of_call(&e->predicates, before, op, x->guard);
      if (guard != GV_FALSE)
        expect_node(c, gv_table_get(&e->context_by_key, key, sizeof key), op + 1, r.state, guard);
    }
  }
}

/* Control enters what is called from where it comes; every operation that makes a handle has a
 * seed. */
static void check_operation(checker *c, uint32_t op_id, const bool *made) {
  gv_tabulation *e = c->tab;
  const gv_model *m = e->model;
  const gv_op *op = &m->ops.at[op_id];
  gv_guard here = gv_tab_reach_of(e, op_id);
  if (op->kind == GV_OP_ACTION && gv_creates_object(op->action->creates) && !gv_is_renewed(op) &&
      op->result_count)
    GV_CHECK(made[op_id]);
  if (op->kind != GV_OP_CALL || here == GV_FALSE) return;
  uint32_t entry = m->blocks.at[m->functions.at[op->callee].first_block].first_op;
  expect_node(c, op->callee, entry, e->contexts.at[op->callee].entry_state,
              gv_predicates_into_call(&e->predicates, here, op_id));
}

static void check_base(checker *c) {
  gv_tabulation *e = c->tab;
  bool *made = gv_malloc(e->model->ops.len + 1);
  memset(made, 0, e->model->ops.len + 1);
  for (uint32_t b = 0; b < e->seeds.len; b++)
    if (e->seeds.at[b].kind == GV_SEED_AT_OP) made[e->seeds.at[b].op] = true;
  for (uint32_t i = 0; i < e->contexts.len; i++)
    if (e->contexts.at[i].seed != GV_NONE) check_start(c, i);
  for (uint32_t b = 0; b < e->seeds.len; b++)
    if (e->seeds.at[b].kind == GV_SEED_WORK) check_work(c, b);
  for (uint32_t x = 0; x < e->exits.len; x++) check_handed_out(c, &e->exits.at[x]);
  for (uint32_t o = 0; o < e->model->ops.len; o++) check_operation(c, o, made);
  gv_free(made);
}

void gv_check_proof(gv_tabulation *e) {
  checker c = {.tab = e, .reaching = gv_malloc(e->model->operands.len + 1)};
  memset(c.reaching, 0, e->model->operands.len + 1);
  for (c.node = 0; c.node < e->nodes.len; c.node++) {
    const gv_sink sink = {.to = &c,
                          .take = take,
                          .uses = true,
                          .back_to = GV_NONE,
                          .last = GV_NONE,
                          .by_segments = !e->closely};
    gv_node node = e->nodes.at[c.node];
    if (node.guard != GV_FALSE)
      gv_transfer(e, node.context, node.op, node.state, node.guard, &sink);
  }
  check_base(&c);
  check_verdicts(&c);
  check_demands(&c);
  gv_free(c.reaching);
}
