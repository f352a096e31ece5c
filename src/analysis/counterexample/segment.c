/* needs: a finished tabulation. gives: whether a path goes on from one of its nodes to the next, and what has to come out how for that. cost: the
 * block, and as much again for each choice in it. */
#include "counterexample/walker.h"

/* Several outcomes may come to the same state, as when both sides of a select hold the object: together they are the way. */
static void hit(target *t, gv_guard guard, uint32_t event) {
  t->guard = t->reached ? gv_bdd_or(&t->walker->tab->predicates.bdd, t->guard, guard) : guard;
  if (!t->reached) t->event = event;
  t->reached = true;
}

static void on_edge(void *to, uint32_t edge, uint32_t state, gv_guard guard, uint32_t event) {
  target *t = to;
  if (t->origin && t->origin->kind == GV_FROM_EDGE && t->origin->via == edge && t->state == state) hit(t, guard, event);
}

static void on_call(void *to, uint32_t op, uint32_t frame, uint32_t entry, gv_guard guard, uint32_t event) {
  target *t = to;
  gv_tabulation *e = t->walker->tab;
  (void)entry;
  if (!t->origin || t->origin->kind != GV_FROM_CALL || t->origin->via != op) return;
  if (t->exiting) { /* into the callee: the entry state must be that of its context */
    if (entry == t->state) hit(t, guard, event);
    return;
  }
  const gv_exit *x = &e->exits.at[t->origin->exit];
  gv_returned r;
  uint32_t ways = 0;
  for (uint32_t way = 0; gv_transfer_return(e, op, frame, x->state, way, &r); way++) {
    gv_guard after = gv_predicates_out_of_call(&e->predicates, gv_bdd_and(&e->predicates.bdd, guard, r.guard), op, x->guard);
    if (r.state == t->state && after != GV_FALSE) hit(t, after, event);
    ways += after != GV_FALSE;
  }
  t->walker->chose |= t->walker->finding && ways > 1;
}

static void on_leave(void *to, uint32_t op, uint32_t state, gv_guard guard, uint32_t event) {
  target *t = to;
  (void)op;
  if (!t->origin && t->exiting && t->exit_state == state) hit(t, guard, event);
  gv_tabulation *e = t->walker->tab;
  if (!t->origin && !t->exiting && t->walker->fault->operand == GV_NONE && !gv_state_is_held(e, state) && op == t->at &&
      state == t->state)
    hit(t, guard, event);
}

static uint32_t on_fault(void *to, uint32_t op, uint32_t operand, gv_rule rule, uint32_t state, gv_guard guard, uint32_t event,
                         bool first) {
  target *t = to;
  gv_tabulation *e = t->walker->tab;
  const gv_fault *f = t->walker->fault;
  if (!t->origin && !t->exiting && first && op == f->op && operand == f->operand && rule == f->rule && state == t->state)
    hit(t, guard, event);
  return first ? gv_tab_fault(e, rule, op, operand, gv_tab_blame(e, state)) : GV_NONE;
}

static void on_lost(void *to, uint32_t op, uint32_t state, gv_guard guard, uint32_t event) {
  target *t = to;
  if (!t->origin && !t->exiting && t->walker->fault->operand == GV_NONE && op == t->at && state == t->state)
    hit(t, guard, event);
}

/* An edge on which the last place is gone is a loss, not an edge; see edge() in tabulate.c. */
static void on_edge_or_loss(void *to, uint32_t edge, uint32_t state, gv_guard guard, uint32_t event) {
  target *t = to;
  gv_tabulation *e = t->walker->tab;
  if (gv_state_is_held(e, state)) {
    on_edge(to, edge, state, guard, event);
    return;
  }
  target here = *t;
  here.reached = false;
  on_lost(&here, gv_terminator(e->model, e->flow.edge_from[edge]), state, guard, event);
  uint32_t nth = t->walker->lost_on_nth;
  bool is_nth = here.reached && (t->walker->losses++ == nth || nth == GV_NONE);
  if (here.reached && (t->walker->lost_on_this == GV_NONE ? is_nth : edge == t->walker->lost_on_this)) {
    t->walker->lost_on = edge;
    hit(t, guard, event);
  }
  on_edge(to, edge, state, guard, event);
}

/* The operation behind which the segment is of no interest: it ends in the middle of a block. */
static uint32_t last_of(const walker *w, const target *t) {
  if (t->origin) return t->origin->kind == GV_FROM_CALL ? t->origin->via : GV_NONE;
  return !t->exiting && w->fault->operand != GV_NONE ? w->fault->op : GV_NONE;
}

/* `left_out`: not NULL: what cannot come to the end is not even begun, as far as that can be told; whether anything was left out. */
static target run_segment_so(walker *w, const path_step *step, const path_step *next, const target *end, gv_guard guard,
                             gv_event_list *events, bool *left_out) {
  gv_tabulation *e = w->tab;
  target t = next ? (target){.walker = w} : *end;
  t.walker = w;
  gv_origin origin;
  if (next) {
    origin = e->origins.at[next->origin];
    t.origin = &origin;
    t.state = e->nodes.at[next->node].state;
  }
  const gv_sink sink = {.to = &t,
                        .one = left_out != NULL,
                        .left_out = left_out,
                        .state = !t.origin && t.exiting ? t.exit_state : t.state,
                        .last = last_of(w, &t),
                        .events = events,
                        .back_to = w->back_to,
                        .edge = on_edge_or_loss,
                        .call = on_call,
                        .exit = on_leave,
                        .fault = on_fault,
                        .lost = on_lost};
  gv_node node = e->nodes.at[step->node];
  gv_transfer(e, node.context, node.op, node.state, guard, &sink);
  t.origin = NULL;
  t.reached &= t.guard != GV_FALSE;
  return t;
}

static target run_segment(walker *w, const path_step *step, const path_step *next, const target *end, gv_guard guard,
                          gv_event_list *events) {
  bool left_out = false, chose = w->chose;
  uint32_t lost_on = w->lost_on, losses = w->losses;
  target t = run_segment_so(w, step, next, end, guard, events, &left_out);
  if (t.reached || !left_out) return t;
  events->len = 0;
  w->lost_on = lost_on, w->losses = losses, w->chose = chose;
  return run_segment_so(w, step, next, end, guard, events, NULL);
}

/* What it costs to run the segment: more for a block of many operations. */
static uint64_t cost_of(const walker *w, const path_step *step) {
  const gv_op *op = &w->model->ops.at[w->tab->nodes.at[step->node].op];
  return WALK_SEGMENT + (w->model->blocks.at[op->block].end_op - w->tab->nodes.at[step->node].op) / WALK_SEGMENT_OPS;
}

bool gv_run_segment(walker *w, const path_step *step, const path_step *next, const target *end, gv_guard *guard) {
  if (!gv_walk_spend(w, cost_of(w, step))) return false;
  if (!next && end->arrives) return true;
  gv_event_list events = {0};
  target t = run_segment(w, step, next, end, *guard, &events);
  *guard = t.guard;
  bool fault_here = !next && w->fault->operand != GV_NONE && !t.exiting;
  if (t.reached) gv_tell_events(w, &events, t.event, fault_here);
  gv_vec_free(&events);
  return t.reached;
}

/* As if it had not been run. */
static target run_aside(walker *w, const path_step *step, const path_step *next, const target *end, gv_guard guard,
                        bool whole) {
  gv_event_list events = {0};
  uint32_t lost_on = w->lost_on, losses = w->losses;
  bool chose = w->chose;
  w->lost_on_this = lost_on;
  target t = whole ? run_segment_so(w, step, next, end, guard, &events, NULL) : run_segment(w, step, next, end, guard, &events);
  w->lost_on = lost_on, w->losses = losses, w->chose = chose;
  w->lost_on_this = GV_NONE;
  gv_vec_free(&events);
  return t;
}

bool gv_can_run_segment(walker *w, const path_step *step, const path_step *next, const target *end, gv_guard guard) {
  if (guard == GV_FALSE || !gv_walk_spend(w, cost_of(w, step))) return false;
  return run_aside(w, step, next, end, guard, false).reached;
}

gv_guard gv_run_whole_segment(walker *w, const path_step *step, const path_step *next, const target *end, gv_guard guard,
                              bool *exact) {
  uint64_t shrunk = w->tab->predicates.shrunk;
  if (!gv_walk_spend(w, cost_of(w, step))) return GV_FALSE;
  target t = run_aside(w, step, next, end, guard, true);
  bool calls = next && w->tab->origins.at[next->origin].kind == GV_FROM_CALL;
  *exact = !calls && w->tab->predicates.shrunk == shrunk;
  return t.reached ? t.guard : GV_FALSE;
}
