/* needs: a finished engine. gives: whether a path goes on from one of its nodes to the next, and what has to come out how for that. cost: the
 * block, and as much again for each choice in it. */
#include "analysis/walker.h"

/* Several outcomes may come to the same state, as when both sides of a select hold the object: together they are the way. */
static void hit(target *t, gv_guard guard, uint32_t event) {
  t->guard = t->reached ? gv_bdd_or(&t->walker->engine->facts.bdd, t->guard, guard) : guard;
  if (!t->reached) t->event = event;
  t->reached = true;
}

static void on_edge(void *to, uint32_t edge, uint32_t state, gv_guard guard, uint32_t event) {
  target *t = to;
  if (t->origin && t->origin->kind == GV_FROM_EDGE && t->origin->via == edge && t->state == state) hit(t, guard, event);
}

static void on_call(void *to, uint32_t op, uint32_t frame, uint32_t entry, gv_guard guard, uint32_t event) {
  target *t = to;
  gv_engine *e = t->walker->engine;
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
    gv_guard after = gv_facts_out_of_call(&e->facts, gv_bdd_and(&e->facts.bdd, guard, r.guard), op, x->guard);
    if (r.state == t->state && after != GV_FALSE) hit(t, after, event);
    ways += after != GV_FALSE;
  }
  t->walker->chose |= t->walker->finding && ways > 1;
}

static void on_leave(void *to, uint32_t op, uint32_t state, gv_guard guard, uint32_t event) {
  target *t = to;
  (void)op;
  if (!t->origin && t->exiting && t->exit_state == state) hit(t, guard, event);
  gv_engine *e = t->walker->engine;
  if (!t->origin && !t->exiting && t->walker->fault->operand == GV_NONE && !gv_state_is_held(e, state) && op == t->at &&
      state == t->state)
    hit(t, guard, event);
}

static uint32_t on_fault(void *to, uint32_t op, uint32_t operand, gv_rule rule, uint32_t state, gv_guard guard, uint32_t event,
                         bool first) {
  target *t = to;
  gv_engine *e = t->walker->engine;
  const gv_fault *f = t->walker->fault;
  if (!t->origin && !t->exiting && first && op == f->op && operand == f->operand && rule == f->rule && state == t->state)
    hit(t, guard, event);
  return first ? gv_engine_fault(e, rule, op, operand, gv_engine_blame(e, state)) : GV_NONE;
}

static void on_lost(void *to, uint32_t op, uint32_t state, gv_guard guard, uint32_t event) {
  target *t = to;
  if (!t->origin && !t->exiting && t->walker->fault->operand == GV_NONE && op == t->at && state == t->state)
    hit(t, guard, event);
}

/* An edge on which the last place is gone is a loss, not an edge; see edge() in engine.c. */
static void on_edge_or_loss(void *to, uint32_t edge, uint32_t state, gv_guard guard, uint32_t event) {
  target *t = to;
  gv_engine *e = t->walker->engine;
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
  gv_engine *e = w->engine;
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

bool gv_run_segment(walker *w, const path_step *step, const path_step *next, const target *end, gv_guard *guard) {
  if (!gv_walk_spend(w, WALK_SEGMENT)) return false;
  if (!next && end->arrives) return true;
  gv_event_list events = {0};
  target t = run_segment(w, step, next, end, *guard, &events);
  *guard = t.guard;
  bool fault_here = !next && w->fault->operand != GV_NONE && !t.exiting;
  if (t.reached) gv_tell_events(w, &events, t.event, fault_here);
  gv_vec_free(&events);
  return t.reached;
}

/* Can the segment be walked where the condition comes out so? */
static bool can_be(walker *w, const path_step *step, const path_step *next, const target *end, gv_guard guard,
                   gv_guard condition) {
  gv_event_list events = {0};
  uint32_t lost_on = w->lost_on, losses = w->losses;
  bool chose = w->chose;
  gv_walk_spend(w, WALK_SEGMENT);
  w->lost_on_this = lost_on;
  gv_guard so = gv_facts_assume(&w->engine->facts, guard, condition);
  bool can = so != GV_FALSE && run_segment(w, step, next, end, so, &events).reached;
  w->lost_on = lost_on, w->losses = losses, w->chose = chose;
  w->lost_on_this = GV_NONE;
  gv_vec_free(&events);
  return can;
}

/* Where work is followed, what streams and events came decides what becomes of it; a handle itself is in the state that the path says. */
static bool follows_work(const walker *w, const path_step *step, const path_step *next, const target *end) {
  const gv_engine *e = w->engine;
  bool leaves = !next && end->exiting && !end->origin;
  uint32_t before = e->nodes.at[step->node].state, after = next     ? e->nodes.at[next->node].state
                                                           : leaves ? end->exit_state
                                                                    : end->state;
  return gv_state_at(e, before)->work || gv_state_at(e, after)->work;
}

/* A choice that comes out so or so, each of which can lead to the end of the segment. */
typedef struct open_choice {
  uint32_t number;
  gv_guard is;
} open_choice;
typedef GV_VEC(open_choice) open_choices;

/* The combination in which choice `i` is as bit i says. */
static gv_guard combined(gv_facts *facts, const open_choices *open, uint32_t bits) {
  gv_guard all = GV_TRUE;
  for (uint32_t i = 0; i < open->len; i++)
    all = gv_bdd_and(&facts->bdd, all, bits >> i & 1 ? open->at[i].is : gv_bdd_not(&facts->bdd, open->at[i].is));
  return all;
}

/* … as a number of one bit. */
static gv_number number_of(gv_feasible *f, const open_choices *open, uint32_t bits) {
  gv_number all = gv_number_constant(1);
  for (uint32_t i = 0; i < open->len; i++) {
    gv_number is = f->choices.at[open->at[i].number].asks;
    if (!(bits >> i & 1)) is = gv_number_arith(&f->numbers, GV_XOR, 0, 1, is, gv_number_constant(1));
    all = i ? gv_number_arith(&f->numbers, GV_AND, 0, 1, all, is) : is;
  }
  return all;
}

/* Alone each may come out either way; together they have to come out as one of the combinations that lead to the end. */
static bool settle_together(walker *w, const open_choices *open, const path_step *step, const path_step *next,
                            const target *end, gv_guard guard) {
  gv_feasible *f = w->feasible;
  bool all = true, any = false;
  gv_number one_of = gv_number_constant(0);
  if (open->len < 2) return true;
  if (open->len > OPEN_CHOICES_LIMIT) {
    for (uint32_t i = 0; i < open->len; i++) f->choices.at[open->at[i].number].asks = gv_number_guess(&f->numbers);
    return true;
  }
  for (uint32_t bits = 0; bits < 1u << open->len; bits++) {
    gv_guard so = combined(&w->engine->facts, open, bits);
    if (gv_facts_assume(&w->engine->facts, guard, so) == GV_FALSE) continue;
    bool can = can_be(w, step, next, end, guard, so);
    all &= can;
    if (!can) continue;
    gv_number is = number_of(f, open, bits);
    one_of = any ? gv_number_arith(&f->numbers, GV_OR, 0, 1, one_of, is) : is;
    any = true;
  }
  if (all) return true;
  for (uint32_t i = 0; i < open->len; i++) f->choices.at[open->at[i].number].assumed = true;
  return gv_numbers_assume(&f->numbers, gv_number_truth(one_of, true));
}

/* What the segment has chosen between has to come out, by its numbers, as the segment needs it. */
bool gv_settle_choices(walker *w, uint32_t first, const path_step *step, const path_step *next, const target *end,
                       gv_guard guard) {
  gv_facts *facts = &w->engine->facts;
  open_choices open = {0};
  bool settled = true;
  for (uint32_t i = first; i < w->feasible->choices.len && settled && !(!next && end->arrives); i++) {
    gv_choice choice = w->feasible->choices.at[i];
    if ((choice.condition == GV_NONE && choice.atom == GV_NONE) || choice.assumed) continue;
    if (choice.atom != GV_NONE && !follows_work(w, step, next, end)) continue;
    gv_guard is = choice.atom == GV_NONE ? gv_facts_condition(facts, choice.condition)
                                         : gv_bdd_var(&facts->bdd, gv_facts_variable(choice.atom));
    bool yes = can_be(w, step, next, end, guard, is), no = can_be(w, step, next, end, guard, gv_bdd_not(&facts->bdd, is));
    if (yes != no) settled = gv_feasible_settle(w->feasible, i, yes);
    bool tracked = gv_facts_assume(facts, GV_TRUE, is) == is;
    if (yes == no && !tracked && choice.atom == GV_NONE)
      w->feasible->choices.at[i].asks = gv_number_guess(&w->feasible->numbers);
    if (yes && no && tracked) *gv_push(&open) = (open_choice){i, is};
  }
  settled = settled && settle_together(w, &open, step, next, end, guard);
  gv_vec_free(&open);
  return settled;
}
