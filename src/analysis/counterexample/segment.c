/* needs: a finished tabulation. gives: whether a path goes on from one of its nodes to the next,
 * and what has to come out how for that. cost: the block, and as much again for each choice in it.
 */
#include "counterexample/walker.h"

/* Several outcomes may come to the same state, as when both sides of a select hold the object:
 * together they are the way. */
static void hit_by(target *t, gv_guard guard, gv_guard before, uint32_t event) {
  gv_bdd *bdd = &t->walker->tab->predicates.bdd;
  t->guard = t->reached ? gv_bdd_or(bdd, t->guard, guard) : guard;
  t->before = t->reached ? gv_bdd_or(bdd, t->before, before) : before;
  if (!t->reached) t->event = event;
  t->reached = true;
}

static void hit(target *t, gv_guard guard, uint32_t event) { hit_by(t, guard, guard, event); }

/* The edge's condition, as the edge tells it. */
static void hit_on_edge(target *t, const gv_effect *x) {
  gv_predicates *predicates = &t->walker->tab->predicates;
  hit_by(t, x->guard, gv_bdd_and(&predicates->bdd, x->before, predicates->edge[x->edge]), x->event);
}

static bool comes_from(const target *t, gv_origin_kind kind, uint32_t via) {
  if (!t->origin) return false;
  if (t->origin->kind != kind) return false;
  return t->origin->via == via;
}

static void on_edge(target *t, const gv_effect *x) {
  if (comes_from(t, GV_FROM_EDGE, x->edge) && t->state == x->state) hit_on_edge(t, x);
}

static void on_call(target *t, const gv_effect *x) {
  gv_tabulation *e = t->walker->tab;
  if (!comes_from(t, GV_FROM_CALL, x->op)) return;
  if (t->exiting) { /* into the callee: the entry state must be that of its context */
    if (x->state == t->state) hit(t, x->guard, x->event);
    return;
  }
  const gv_exit *exit = &e->exits.at[t->origin->exit];
  if (e->contexts.at[exit->context].entry_state != x->state) return; /* of another way in */
  gv_returned r;
  uint32_t ways = 0;
  for (uint32_t way = 0; gv_transfer_return(e, x->op, x->frame, exit->state, way, &r); way++) {
    gv_guard after = gv_bdd_and(&e->predicates.bdd, x->guard, r.guard);
    after = gv_predicates_out_of_call(&e->predicates, after, x->op, exit->guard);
    if (r.state == t->state && after != GV_FALSE) hit(t, after, x->event);
    ways += after != GV_FALSE;
  }
  t->walker->chose |= t->walker->record && ways > 1;
}

/* Is it a leak that the path is to come to, and this the place? */
static bool is_leak(const target *t, uint32_t op, uint32_t state) {
  if (t->origin) return false;
  if (t->exiting) return false;
  if (t->walker->fault->operand != GV_NONE) return false;
  if (op != t->at) return false;
  return state == t->state;
}

static void on_return(target *t, const gv_effect *x) {
  if (!t->origin && t->exiting && t->exit_state == x->state) hit(t, x->guard, x->event);
  if (is_leak(t, x->op, x->state) && !gv_state_is_held(t->walker->tab, x->state))
    hit(t, x->guard, x->event);
}

static uint32_t on_fault(target *t, const gv_effect *x) {
  const gv_fault *f = t->walker->fault;
  if (!x->first) return GV_NONE;
  bool same =
      x->op == f->op && x->operand == f->operand && x->rule == f->rule && x->state == t->state;
  if (!t->origin && !t->exiting && same) hit(t, x->guard, x->event);
  return gv_tab_fault(t->walker->tab, x->rule, x->op, x->operand,
                      gv_tab_blame(t->walker->tab, x->state));
}

/* The last place is gone on the edge. Which edge that is to be, where there are several? */
static void on_loss(target *t, const gv_effect *x) {
  walker *w = t->walker;
  if (!is_leak(t, x->op, x->state)) return;
  uint32_t nth = w->local.lost_on_nth;
  bool is_nth = w->local.losses++ == nth || nth == GV_NONE;
  if (w->lost_on_this == GV_NONE ? !is_nth : x->edge != w->lost_on_this) return;
  w->lost_on = x->edge;
  hit_on_edge(t, x);
}

static uint32_t take(void *to, const gv_effect *x) {
  target *t = to;
  switch (x->kind) {
  case GV_EFFECT_EDGE: /* one on which the last place is gone is a loss, too; see edge() in
                          tabulate.c */
    if (!gv_state_is_held(t->walker->tab, x->state)) on_loss(t, x);
    on_edge(t, x);
    break;
  case GV_EFFECT_CALL: on_call(t, x); break;
  case GV_EFFECT_RETURN: on_return(t, x); break;
  case GV_EFFECT_LOST:
    if (is_leak(t, x->op, x->state)) hit(t, x->guard, x->event);
    break;
  case GV_EFFECT_FAULT: return on_fault(t, x);
#define EFFECT(id, path, all_paths) GV_CASE_##path(GV_EFFECT_##id)
#include "typestate/effect.def"
    break;
  }
  return GV_NONE;
}

/* The operation after which the segment is of no interest: it ends in the middle of a block. */
static uint32_t last_of(const walker *w, const target *t) {
  if (t->origin) return t->origin->kind == GV_FROM_CALL ? t->origin->via : GV_NONE;
  return !t->exiting && w->fault->operand != GV_NONE ? w->fault->op : GV_NONE;
}

/* `left_out`: not NULL: what cannot come to the end is not even begun, as far as that can be told;
 * whether anything was left out. */
static target run_segment_so(walker *w, const path_step *step, const path_step *next,
                             const target *end, gv_guard guard, gv_event_list *events,
                             bool *left_out) {
  gv_tabulation *e = w->tab;
  target t = next ? (target){.walker = w} : *end;
  uint64_t passed = 0;
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
                        .passed = &passed,
                        .back_to = w->local.back_to,
                        .take = take};
  gv_node node = e->nodes.at[step->node];
  gv_transfer(e, node.context, node.op, node.state, guard, &sink);
  gv_walk_spend(w, passed / WALK_SEGMENT_OPS);
  t.origin = NULL;
  t.reached &= t.guard != GV_FALSE;
  return t;
}

static target run_segment(walker *w, const path_step *step, const path_step *next,
                          const target *end, gv_guard guard, gv_event_list *events) {
  bool left_out = false, chose = w->chose;
  uint32_t lost_on = w->lost_on, losses = w->local.losses;
  target t = run_segment_so(w, step, next, end, guard, events, &left_out);
  if (t.reached || !left_out) return t;
  events->len = 0;
  w->lost_on = lost_on, w->local.losses = losses, w->chose = chose;
  return run_segment_so(w, step, next, end, guard, events, NULL);
}

bool gv_run_segment(walker *w, const path_step *step, const path_step *next, const target *end,
                    gv_guard *guard) {
  if (!gv_walk_spend(w, WALK_SEGMENT)) return false;
  if (!next && end->arrives) return true;
  gv_event_list events = {0};
  target t = run_segment(w, step, next, end, *guard, &events);
  *guard = t.guard;
  bool fault_here = !next && w->fault->operand != GV_NONE && !t.exiting;
  if (t.reached) gv_record_events(w, &events, t.event, fault_here);
  gv_vec_free(&events);
  return t.reached;
}

/* As if it had not been run. */
static target run_aside(walker *w, const path_step *step, const path_step *next, const target *end,
                        gv_guard guard, bool whole) {
  gv_event_list events = {0};
  uint32_t lost_on = w->lost_on, losses = w->local.losses;
  bool chose = w->chose;
  w->lost_on_this = lost_on;
  target t = whole ? run_segment_so(w, step, next, end, guard, &events, NULL)
                   : run_segment(w, step, next, end, guard, &events);
  w->lost_on = lost_on, w->local.losses = losses, w->chose = chose;
  w->lost_on_this = GV_NONE;
  gv_vec_free(&events);
  return t;
}

bool gv_can_run_segment(walker *w, const path_step *step, const path_step *next, const target *end,
                        gv_guard guard) {
  if (guard == GV_FALSE || !gv_walk_spend(w, WALK_SEGMENT)) return false;
  return run_aside(w, step, next, end, guard, false).reached;
}

gv_guard gv_run_whole_segment(walker *w, const path_step *step, const path_step *next,
                              const target *end, gv_guard guard, bool *exact) {
  uint64_t shrunk = w->tab->predicates.shrunk;
  if (!gv_walk_spend(w, WALK_SEGMENT)) return GV_FALSE;
  target t = run_aside(w, step, next, end, guard, true);
  *exact = w->tab->predicates.shrunk == shrunk;
  return t.reached ? t.before : GV_FALSE;
}
