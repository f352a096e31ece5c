/* needs: a finished tabulation. gives: a path to a fault. cost: the length of the path, times the
 * ways tried. */
#include "counterexample/store.h"
#include "counterexample/walker.h"
#include "model/part.h"

enum { MADE_DEPTH = 8 }; /* operations that a number is computed by, looked at */

/* ---- walking a path forwards ----------------------------------------------------------------- */

/* The numbers of the callees that are being walked, each on its own. */
static gv_execution *numbers_of_level(walker *w) {
  if (w->level == w->levels.len) {
    gv_execution *made = gv_malloc(sizeof *made);
    gv_execution_init(made, w->model, &w->tab->flow, w->limit);
    made->tab = w->tab;
    made->numbers.solved = w->tab->search.solved;
    made->detours = &w->detours;
    made->instance = &w->attempt.instance;
    made->object = &w->object;
    *gv_push(&w->levels) = made;
  }
  return w->levels.at[w->level];
}

/* Another path begins, of which nothing is known yet; gives the one that is put aside for it. */
static local_path save_path(walker *w) {
  local_path saved = w->local;
  w->local.skip = 0;
  w->local.history = w->local.onward = (crossings){0};
  return saved;
}

static void restore_path(walker *w, local_path saved) {
  gv_vec_free(&w->local.history);
  gv_vec_free(&w->local.onward);
  w->local = saved;
  w->stale = true;
}

/* A way through a callee to its end, from where control goes back to `call`. */
static bool walk_back_to(walker *w, uint32_t call, gv_guard required, uint32_t last_node,
                         const target *end, int depth) {
  if (depth >= WALK_DEPTH_LIMIT) return gv_walk_refuse(w, GV_LIMIT_WALK_DEPTH_LIMIT);
  if (w->level == WALK_LEVELS_LIMIT) return gv_walk_refuse(w, GV_LIMIT_WALK_LEVELS_LIMIT);
  if (!gv_walk_spend(w, 1)) return false;
  const gv_model *m = w->model;
  local_path caller = save_path(w);
  w->local.required = required;
  w->local.back_to = call;
  w->local.execution = numbers_of_level(w);
  bool aside = !w->level && gv_execution_passes(caller.execution, call);
  w->level++;
  w->calls++;
  if (w->level == 1) w->to_skip = caller.skip;
  gv_passed before = aside ? gv_execution_enter_aside(w->local.execution, call)
                           : gv_execution_enter(w->local.execution, caller.execution, call);
  bool walked = gv_find_and_walk(w, last_node, end, depth + 1);
  if (!walked && w->level == 1 && caller.skip > w->to_skip) { /* there are not so many */
    w->to_skip = 0;
    w->fewer_ways = true;
    walked = gv_find_and_walk(w, last_node, end, depth + 1);
  }
  if (walked && aside)
    gv_execution_leave_aside(w->local.execution, caller.execution, call);
  else if (walked)
    gv_execution_leave(w->local.execution, caller.execution, call,
                       gv_terminator(m, m->ops.at[w->tab->nodes.at[last_node].op].block));
  gv_execution_forget(w->local.execution, before);
  w->level--;
  restore_path(w, caller);
  return walked;
}

/* From any of the places at which control leaves by the exit. */
static bool walk_back_from(walker *w, uint32_t call, gv_guard required, const gv_exit *x,
                           const target *end, int depth) {
  const gv_tabulation *e = w->tab;
  bool walked = false;
  for (uint32_t l = x->first_leaver; l != GV_NONE && !walked; l = e->leavers.at[l].next)
    walked = walk_back_to(w, call, required, e->leavers.at[l].node, end, depth);
  return walked;
}

/* The callee's own steps, between "passed to" and "returned". */
static bool walk_callee(walker *w, const gv_origin *origin, gv_guard required, int depth) {
  gv_tabulation *e = w->tab;
  const gv_exit *x = &e->exits.at[origin->exit];
  gv_record_branches(w);
  gv_record_step(w, GV_STEP_ENTER, origin->via, GV_NONE);
  target end = {.exiting = true, .exit_state = x->state};
  return walk_back_from(w, origin->via, required, x, &end, depth);
}

/* It begins only where its streams and events are the ones that it begins with. */
bool gv_begins_under(const gv_tabulation *e, uint32_t node) {
  uint32_t seed = e->contexts.at[e->nodes.at[node].context].seed;
  if (seed == GV_NONE) return false;
  return e->seeds.at[seed].kind == GV_SEED_WORK || e->seeds.at[seed].kind == GV_SEED_OF_CALL;
}

/* What holds at the start of a context. */
gv_guard gv_start_guard(gv_tabulation *e, uint32_t node, const gv_origin *origin) {
  gv_context context = e->contexts.at[e->nodes.at[node].context];
  uint32_t block = e->model->ops.at[e->nodes.at[node].op].block;
  if (context.seed == GV_NONE) return context.entry_guard;
  if (gv_begins_under(e, node)) return e->nodes.at[node].guard;
  if (origin->exit != GV_NONE)
    return gv_predicates_out_of_call(&e->predicates, e->control.reach[block], origin->via,
                                     e->exits.at[origin->exit].guard);
  return e->seeds.at[context.seed].kind == GV_SEED_AT_ENTRY ? GV_TRUE : e->control.reach[block];
}

/* What comes before the first node of a context: its seed, or the callee that handed the object
 * out. A caller's steps have been walked before. */
static bool walk_start(walker *w, uint32_t node, const gv_origin *origin, int depth) {
  gv_tabulation *e = w->tab;
  gv_context context = e->contexts.at[e->nodes.at[node].context];
  if (context.seed == GV_NONE) return true;
  if (origin->exit == GV_NONE) {
    const gv_seed *seed = &e->seeds.at[context.seed];
    gv_record_step(w, GV_STEP_SEED, seed->op, context.seed);
    if (seed->op != GV_NONE && seed->op == w->begun.op) gv_walk_begins(w, seed->op, false);
    return true;
  }
  const gv_exit *x = &e->exits.at[origin->exit];
  target end = {.exiting = true, .exit_state = x->state};
  if (!walk_back_from(w, origin->via, w->local.needed, x, &end, depth)) return false;
  gv_record_branches(w);
  gv_record_step(w, GV_STEP_LEAVE, origin->via, GV_NONE);
  return true;
}

/* The call fails on some path, for a handle of which this path does not know what became of it. */
static bool may_have_failed(walker *w, uint32_t op_id, bool known) {
  const gv_tabulation *e = w->tab;
  if (op_id == GV_NONE) return false;
  const gv_op *op = &e->model->ops.at[op_id];
  if (op->kind != GV_OP_ACTION || !(op->action->flags & GV_ACTION_ENQUEUES)) return false;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id value = gv_operands(e->model, op)[i];
    if (!gv_is_handle_role(gv_role_of(op, i)) || value == GV_NONE) continue;
    bool fails = e->uses.arrivals[op->first_operand + i].flags & GV_ARRIVED_FAULTY;
    if (fails && !known && !gv_execution_knows(w->local.execution, value)) return true;
  }
  return false;
}

/* The last call of the path does, for what the path has made of its handles. */
static bool fails_on_path(walker *w, uint32_t op_id) {
  const gv_op *op = &w->model->ops.at[op_id];
  if (op->kind != GV_OP_ACTION || !(op->action->flags & GV_ACTION_ENQUEUES)) return false;
  gv_execution_arrive(w->local.execution, op_id);
  return gv_execute_fails(w->local.execution, op);
}

/* Which streams and events meet at each call was chosen one call at a time; along one path they may
 * be others, and in order. */
static bool is_apart_after_all(walker *w, const target *end) {
  const gv_fault *f = w->fault;
  if (end->origin) return false;
  if (end->exiting) return false;
  if (f->operand == GV_NONE) return false;
  if (f->blame != GV_NONE) return false;
  const gv_state *s = gv_state_at(w->tab, end->state);
  bool in_task = w->begun.op != GV_NONE && gv_tasks_in_one(w->tab, w->begun.op);
  if (!s->work) return false;
  if (s->touched || in_task) /* by the host, or beside this path, with an order of its own */
    return fails_on_path(w, f->op) || may_have_failed(w, f->op, false) ||
           may_have_failed(w, w->begun.op, false);
  if (gv_execution_apart(w->local.execution, f->op) || may_have_failed(w, f->op, false))
    return true;
  w->certain = gv_execution_is_certain(w->local.execution);
  if (w->begun.op == GV_NONE) return false;
  return may_have_failed(w, w->begun.op, gv_execution_traces(w->local.execution));
}

/* A number that an operation gets: `work`: that the work got when the path passed it, where that
 * was wanted; else as it is now, which in another round of a loop is another one. */
static gv_number number_for(walker *w, bool work, gv_value_id id) {
  const gv_trace *t = &w->local.execution->trace;
  for (uint32_t i = 0; i < t->wants && w->comes_late && work; i++)
    if (t->wanted[i] == id) return t->got[i];
  return gv_known_number(w->local.execution, id);
}

/* A copy or fill of a number of bytes that is 0 on this path touches nothing, nor does one of more
 * than there is, which fails: of a length below zero, or one that wraps. Where rounds of a
 * loop were left out, which may have computed the number, the path rests on it. */
static bool moves_nothing(walker *w, uint32_t op_id, bool work) {
  const gv_op *op = op_id == GV_NONE ? NULL : &w->model->ops.at[op_id];
  if (!op || op->kind != GV_OP_ACTION || !(op->action->flags & GV_ACTION_ENQUEUES)) return false;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id size = gv_operands(w->model, op)[i];
    if (gv_role_of(op, i) != GV_ROLE_SIZE || size == GV_NONE) continue;
    const gv_value *v = &w->model->values.at[size];
    if (v->def == GV_DEF_INT && v->k) continue; /* known without the numbers of the path */
    gv_number n = number_for(w, work, size), zero = gv_number_constant(0);
    bool whole = w->model->values.at[size].width == 64;
    gv_goal some = {.op = whole ? GV_SLT : GV_EQ,
                    .is = whole,
                    .a = whole ? zero : n,
                    .b = whole ? n : zero,
                    .width = w->model->values.at[size].width};
    if (!gv_numbers_assume(&w->local.execution->numbers, some)) return true;
    if (!gv_numbers_assume_exact(&w->local.execution->numbers, n) || !gv_fits(w, op_id, n))
      return true;
    if (w->detours.len) gv_ask(w, &(crossing){.edge = GV_NONE, .node = GV_NONE, .asks = n});
  }
  return false;
}

/* Do accesses have to take place for the fault to be one? To pass what is freed is wrong even where
 * it is not touched. */
static bool needs_access(const gv_fault *f) {
  return f->rule == GV_RULE_STREAM_RACE || f->rule == GV_RULE_HOST_RACE ||
         f->rule == GV_RULE_NULL_HANDLE;
}

/* On this path the number is not in the range. The path rests on its being there. */
static bool is_outside(walker *w, const gv_proviso *a, bool work) {
  gv_number n = number_for(w, work, a->number);
  uint8_t width = w->model->values.at[a->number].width;
  const gv_goal goals[] = {{GV_SLT, false, n, gv_number_constant(a->lo), width},
                           {GV_SLT, false, gv_number_constant(a->hi), n, width}};
  gv_ask(w, &(crossing){.edge = GV_NONE, .node = GV_NONE, .asks = n});
  if (a->lo != INT64_MIN && !gv_numbers_assume(&w->local.execution->numbers, goals[0])) return true;
  return a->hi != INT64_MAX && !gv_numbers_assume(&w->local.execution->numbers, goals[1]);
}

/* A kernel whose first thread does nothing for the numbers that it is passed on this path. */
static bool is_idle(walker *w, uint32_t op_id, bool work) {
  uint32_t count;
  if (op_id == GV_NONE || !needs_access(w->fault)) return false;
  const gv_proviso *asked = gv_provisos_of(w->model, op_id, &count);
  for (uint32_t i = 0; i < count; i++)
    if (is_outside(w, &asked[i], work)) return true;
  return false;
}

/* The number is computed from what an operation in the block gives, which the path has not come to
 * when it is told that the work begins there. */
static bool is_made_in(const gv_model *m, gv_value_id id, uint32_t block, int depth) {
  gv_value_id operand;
  id = gv_strip(m, id);
  const gv_value *v = &m->values.at[id];
  if (v->def == GV_DEF_RESULT) return m->ops.at[v->a].block == block;
  if (depth == MADE_DEPTH) return true;
  for (unsigned i = 0; i < 3; i++)
    if (gv_operand_of_value(v, i, &operand) && is_made_in(m, operand, block, depth + 1))
      return true;
  return false;
}

/* False: there are more of them than can be followed. */
static bool wants_number(walker *w, uint32_t op, gv_value_id id) {
  if (id == GV_NONE || !is_made_in(w->model, id, w->model->ops.at[op].block, 0)) return true;
  w->comes_late = true;
  return gv_execution_trace_number(w->local.execution, id);
}

/* What the work touches is known once the path has passed the operation, where its numbers are
 * made shortly before. */
static bool wants_numbers(walker *w, uint32_t op_id) {
  const gv_op *op = &w->model->ops.at[op_id];
  uint32_t count;
  bool all = true;
  const gv_proviso *asked = gv_provisos_of(w->model, op_id, &count);
  for (uint32_t i = 0; i < op->operand_count && op->kind == GV_OP_ACTION; i++)
    if (gv_role_of(op, i) == GV_ROLE_SIZE)
      all = all && wants_number(w, op_id, gv_operands(w->model, op)[i]);
  for (uint32_t i = 0; i < count; i++) all = all && wants_number(w, op_id, asked[i].number);
  return all;
}

/* The work begins here on the path, which comes to other numbers later. */
void gv_walk_begins(walker *w, uint32_t op, bool followed) {
  w->comes_late = false;
  bool all = !followed || wants_numbers(w, op);
  w->touches_nothing =
      !all || (!w->comes_late && (moves_nothing(w, op, true) || is_idle(w, op, true)));
}

static bool touches_nothing_late(walker *w) {
  if (!w->comes_late) return false;
  if (!w->local.execution->trace.passed) return true;
  return moves_nothing(w, w->begun.op, true) || is_idle(w, w->begun.op, true);
}

/* The access touches nothing, or the work that it conflicts with. */
static bool touches_nothing(walker *w, const target *end) {
  const gv_fault *f = w->fault;
  if (end->origin || end->exiting || f->operand == GV_NONE) return false;
  if (w->touches_nothing || touches_nothing_late(w)) return true;
  return moves_nothing(w, f->op, false) || is_idle(w, f->op, false);
}

/* The host has waited for the work on this path, or still can, although what was chosen one call at
 * a time says that nobody can. */
static bool is_over_after_all(walker *w, const target *end) {
  const gv_fault *f = w->fault;
  if (end->origin) return false;
  if (end->exiting) return false;
  if (f->rule != GV_RULE_UNWAITED_WORK) return false;
  if (gv_state_at(w->tab, end->state)->touched || gv_tasks_in_one(w->tab, f->op)) return false;
  w->certain = gv_execution_is_certain(w->local.execution);
  if (gv_execution_is_over(w->local.execution)) return true;
  return w->certain && gv_execution_gained_more(w->local.execution);
}

/* The path begins with the work itself. */
static void trace_from_start(walker *w, uint32_t node) {
  const gv_tabulation *e = w->tab;
  uint32_t seed = e->contexts.at[e->nodes.at[node].context].seed;
  if (seed == GV_NONE || e->seeds.at[seed].kind != GV_SEED_WORK) return;
  gv_execution_trace(w->local.execution, w->fault->op, GV_NONE);
}

/* The way through a callee leaves it so that what is required after the call can hold. */
static bool leads_back(walker *w, gv_guard guard) {
  gv_predicates *predicates = &w->tab->predicates;
  w->left = guard;
  if (w->local.back_to == GV_NONE || w->local.required == GV_TRUE) return true;
  return gv_bdd_and(&predicates->bdd, w->local.required,
                    gv_predicates_out_of_call(predicates, GV_TRUE, w->local.back_to, guard)) !=
         GV_FALSE;
}

struct path_frame {
  uint32_t context, last_node;
  target end;
  uint32_t call;           /* after which it goes on */
  const path_frame *inner; /* in its callee; NULL: it goes on nowhere */
};

/* The operation before which the path ends. */
static uint32_t last_op(const walker *w, uint32_t last_node, const target *end) {
  const gv_model *m = w->model;
  if (end->goes_on) return end->goes_on->call;
  if (end->exiting) return gv_terminator(m, m->ops.at[w->tab->nodes.at[last_node].op].block);
  return w->fault->operand != GV_NONE ? w->fault->op : end->at;
}

static bool fails_at(walker *w, uint32_t step, gv_refusal_kind kind, uint32_t at) {
  w->refusal.refuted = step;
  return gv_refuse(w, kind, at);
}

static uint32_t branch_of(const walker *w, uint32_t edge) {
  return gv_terminator(w->model, w->tab->flow.edge_from[edge]);
}

/* The step that is walked now. */
typedef struct walk_at {
  path *path;
  uint32_t step;
  uint32_t choices; /* that were made before it */
  gv_guard before, guard;
  const target *end;
} walk_at;

static bool settles(walker *w, const walk_at *at) {
  const path_step *here = &at->path->at[at->step],
                  *next = at->step + 1 < at->path->len ? here + 1 : NULL;
  return gv_settle_choices(w, at->choices, !at->step, here, next, at->end, at->before);
}

/* The last reference goes on this edge. */
static bool walk_loss(walker *w, const walk_at *at) {
  uint32_t node = at->path->at[at->step].node;
  if (!gv_execution_edge(w->local.execution, w->lost_on))
    return fails_at(w, GV_NONE, GV_REFUSED_EDGE, branch_of(w, w->lost_on));
  if (!settles(w, at)) return fails_at(w, GV_NONE, GV_REFUSED_CHOICE, w->tab->nodes.at[node].op);
  gv_ask(w, &(crossing){.edge = w->lost_on, .node = node, .asks = w->local.execution->asked});
  return true;
}

/* From the last node to the end. What fails there says nothing of the steps before. */
static bool walk_to_end(walker *w, walk_at *at) {
  const path_step *last = &at->path->at[at->step];
  uint32_t here = w->tab->nodes.at[last->node].op;
  w->lost_on = GV_NONE, w->local.losses = 0;
  if (!gv_run_segment(w, last, NULL, at->end, &at->guard))
    return fails_at(w, GV_NONE, GV_REFUSED_STATE, here);
  gv_execution_arrive(w->local.execution, last_op(w, last->node, at->end));
  if (!settles(w, at)) return fails_at(w, GV_NONE, GV_REFUSED_CHOICE, here);
  if (is_apart_after_all(w, at->end)) return fails_at(w, GV_NONE, GV_REFUSED_ORDERED, GV_NONE);
  if (touches_nothing(w, at->end)) return fails_at(w, GV_NONE, GV_REFUSED_UNCONSTRAINED, GV_NONE);
  if (gv_misses_work(w, at->end)) return fails_at(w, GV_NONE, GV_REFUSED_UNCONSTRAINED, GV_NONE);
  if (at->end->exiting && !leads_back(w, at->guard))
    return fails_at(w, GV_NONE, GV_REFUSED_CALLEE, here);
  if (w->lost_on != GV_NONE && !walk_loss(w, at)) return false;
  return !is_over_after_all(w, at->end) || fails_at(w, GV_NONE, GV_REFUSED_ORDERED, GV_NONE);
}

/* Through the callee by which the next node is reached. */
static bool walk_through_call(walker *w, walk_at *at, const gv_origin *origin, int depth) {
  gv_predicates *predicates = &w->tab->predicates;
  const path_step *here = &at->path->at[at->step];
  gv_guard required = gv_bdd_and(&predicates->bdd, at->guard, here[1].need);
  if (!walk_callee(w, origin, required, depth))
    return fails_at(w, at->step + 1, GV_REFUSED_CALLEE, origin->via);
  if (!settles(w, at))
    return fails_at(w, at->step + 1, GV_REFUSED_CHOICE, w->tab->nodes.at[here->node].op);
  at->guard = gv_bdd_and(&predicates->bdd, at->guard,
                         gv_predicates_out_of_call(predicates, GV_TRUE, origin->via, w->left));
  return true;
}

static bool walk_edge(walker *w, const walk_at *at, uint32_t edge) {
  const gv_tabulation *e = w->tab;
  const path_step *here = &at->path->at[at->step];
  if (!gv_execution_edge(w->local.execution, edge))
    return fails_at(w, at->step + 1, GV_REFUSED_EDGE, branch_of(w, edge));
  if (!settles(w, at))
    return fails_at(w, at->step + 1, GV_REFUSED_CHOICE, e->nodes.at[here->node].op);
  gv_record_edge(w, edge, here->node, e->nodes.at[here[1].node].state);
  gv_record_argument(w, edge, e->nodes.at[here[1].node].state);
  return true;
}

/* To the next node. */
static bool walk_step(walker *w, walk_at *at, int depth) {
  const path_step *here = &at->path->at[at->step];
  const gv_origin origin = w->tab->origins.at[here[1].origin];
  if (!gv_run_segment(w, here, here + 1, at->end, &at->guard))
    return fails_at(w, at->step + 1, GV_REFUSED_STATE, w->tab->nodes.at[here->node].op);
  if (origin.kind == GV_FROM_CALL) return walk_through_call(w, at, &origin, depth);
  return walk_edge(w, at, origin.via);
}

/* From start to end. Where it fails before its last step, all paths that begin with the same steps
 * do. */
bool gv_walk_path(walker *w, path *p, const gv_origin *start, gv_guard guard, const target *end,
                  int depth) {
  GV_ASSERT(p->len && guard != GV_FALSE);
  gv_predicates *predicates = &w->tab->predicates;
  if (!walk_start(w, p->at[0].node, start, depth))
    return fails_at(w, 0, GV_REFUSED_CALLEE, start->via);
  if (start->exit != GV_NONE)
    guard = gv_bdd_and(&predicates->bdd, guard,
                       gv_predicates_out_of_call(predicates, GV_TRUE, start->via, w->left));
  if (start->exit == GV_NONE) trace_from_start(w, p->at[0].node);
  gv_begin_choices(w, p->at[0].node, end);
  walk_at at = {.path = p, .guard = guard, .end = end};
  for (; at.step < p->len; at.step++) {
    at.choices = w->local.execution->choices.len;
    at.before = at.guard;
    p->at[at.step].goals = w->local.execution->numbers.goals.len;
    bool last = at.step + 1 == p->len;
    if (!(last ? walk_to_end(w, &at) : walk_step(w, &at, depth))) return false;
  }
  return true;
}

static bool walk_path_frame(walker *w, const path_frame *s, int depth) {
  target end = s->end;
  if (s->inner) end.goes_on = s;
  return gv_find_and_walk(w, s->last_node, &end, depth);
}

bool gv_walk_on(walker *w, const path_frame *s) {
  GV_ASSERT(s->inner && w->model->ops.at[s->call].kind == GV_OP_CALL);
  recorded before_call = gv_recorded(w);
  local_path caller = save_path(w);
  gv_passed before = gv_execution_enter(w->local.execution, w->local.execution, s->call);
  gv_record_branches(w);
  gv_record_step(w, GV_STEP_ENTER, s->call, GV_NONE);
  bool walked = walk_path_frame(w, s->inner, 0);
  if (!walked) gv_record_back_to(w, before_call);
  gv_execution_forget(w->local.execution, before);
  restore_path(w, caller);
  return walked;
}

static bool walk_from_callers(walker *w, const path_frame *s, uint32_t visits, int depth);

/* What the path is about. */
static void note_object(walker *w, uint32_t seed) {
  const gv_seed *s = &w->tab->seeds.at[seed];
  if (s->kind != GV_SEED_CONTROL) w->object.made_by = s->kind == GV_SEED_AT_OP ? s->op : GV_NONE;
}

/* From a call in a path that is another frame. */
static bool walk_from_call(walker *w, const path_frame *s, uint32_t node, uint32_t call, target end,
                           uint32_t visits, int depth) {
  path_frame outer = {.context = w->tab->nodes.at[node].context,
                      .last_node = node,
                      .end = end,
                      .call = call,
                      .inner = s};
  if (walk_from_callers(w, &outer, visits, depth + 1)) return true;
  gv_record_back_to(w, (recorded){0});
  w->pending.len = 0;
  return false;
}

/* Before the object is there, it is control that comes to its function. It has one context a
 * function, numbered like it. */
static bool walk_from_control(walker *w, const path_frame *s, uint32_t function, uint32_t visits,
                              int depth) {
  gv_tabulation *e = w->tab;
  const gv_model *m = w->model;
  GV_ASSERT(e->contexts.at[function].function == function); /* it was made first */
  bool found = false;
  for (uint32_t c = e->flow.caller_start[function];
       c < e->flow.caller_start[function + 1] && !found; c++) {
    uint32_t call = e->flow.callers[c], block = m->ops.at[call].block;
    uint32_t key[3] = {m->blocks.at[block].function, m->blocks.at[block].first_op,
                       e->contexts.at[function].entry_state};
    uint32_t node = gv_table_get(&e->node_by_key, key, sizeof key);
    if (node != GV_NONE && (e->control.stop[block] == GV_NONE || call <= e->control.stop[block]))
      found = walk_from_call(w, s, node, call, (target){.arrives = true}, visits, depth);
  }
  return found;
}

/* A fault inside a called function: one way through its callers after the other, with so many
 * visits of a context. */
static bool walk_from_callers(walker *w, const path_frame *s, uint32_t visits, int depth) {
  gv_tabulation *e = w->tab;
  gv_context context = e->contexts.at[s->context];
  bool seeded = context.seed != GV_NONE, found = false;
  if (w->ways_in >= WAYS_IN_LIMIT) return gv_walk_refuse(w, GV_LIMIT_WAYS_IN_LIMIT);
  if (depth == WALK_DEPTH_LIMIT) return gv_walk_refuse(w, GV_LIMIT_WALK_DEPTH_LIMIT);
  if (!gv_walk_spend(w, 1)) return false;
  if (seeded) note_object(w, context.seed);
  if (seeded && (!w->attempt.from_outside || e->control.is_root[context.function])) {
    w->ways_in++;
    w->begins_inside = !e->control.is_root[context.function];
    w->seeded = s->context;
    return walk_path_frame(w, s, 0);
  }
  uint32_t visited = 0;
  for (const path_frame *inner = s->inner; inner; inner = inner->inner)
    visited += inner->context == s->context;
  w->cut_off |= visited == visits;
  if (visited == visits) return false;
  if (seeded) return walk_from_control(w, s, context.function, visits, depth);
  for (uint32_t c = e->contexts.at[s->context].first_caller; c != GV_NONE && !found;
       c = e->callers.at[c].next) {
    gv_caller caller = e->callers.at[c];
    gv_origin into = {GV_FROM_CALL, caller.node, caller.op, GV_NONE, GV_NONE};
    target end = {.origin = &into, .state = context.entry_state, .exiting = true};
    found = walk_from_call(w, s, caller.node, caller.op, end, visits, depth);
  }
  return found;
}

/* A recursion goes as deep as its numbers say. */
static bool walk_errors(walker *w, const path_frame *s) {
  bool found = false;
  w->cut_off = true;
  for (uint32_t visits = 1; visits <= RECURSION_LIMIT && w->cut_off && !found; visits *= 2) {
    w->cut_off = false;
    w->ways_in = 0;
    found = walk_from_callers(w, s, visits, 0);
  }
  if (found) return true;
  return w->cut_off && gv_walk_refuse(w, GV_LIMIT_RECURSION_LIMIT);
}

/* Short ways and short paths tell more. */
static bool walk_from_start(walker *w, const path_frame *s) {
  w->attempt.shortest_only = true;
  if (walk_errors(w, s)) return true;
  w->attempt.shortest_only = false;
  return walk_errors(w, s);
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* The fault itself is the last step. */
static void record_end(walker *w, const gv_error_state *way) {
  bool pending = gv_state_at(w->tab, way->state)->work && w->begun.op != GV_NONE,
       leak = w->fault->operand == GV_NONE;
  if (leak && w->lost_on != GV_NONE) {
    gv_record_crossed(w, w->lost_on);
    *gv_push(&w->pending) = (crossing){.edge = w->lost_on, .node = GV_NONE};
  }
  gv_record_branches(w);
  if (leak)
    gv_record_step(w, GV_STEP_LOST, way->at, GV_NONE);
  else if (pending)
    gv_record_step(w, GV_STEP_MISSING, w->fault->op, GV_NONE);
}

/* One way to the fault. Where what its branches ask for is not constrained, callers may know. */
static bool walk_error(walker *w, const gv_error_state *way, bool from_outside) {
  gv_tabulation *e = w->tab;
  GV_ASSERT(way->node < e->nodes.len);
  uint32_t work = gv_state_at(e, way->state)->work;
  target end = {.at = way->at, .state = way->state};
  const gv_pending *pending = work ? gv_pending_at(e, work) : NULL;
  uint32_t begun = pending ? pending->of : GV_NONE;
  w->by_bytes = pending && pending->by_bytes && pending->extent.kind == GV_SOME_BYTES;
  gv_record_back_to(w, (recorded){0});
  w->chose = w->certain = false;
  gv_forget_detours(w, 0);
  w->all_vain = 0;
  w->attempt.from_outside = from_outside;
  w->lost_on = GV_NONE;
  w->object = (gv_subject){GV_NONE, w->fault->operand == GV_NONE ? GV_NONE : w->fault->op, begun};
  w->begun = (gv_begun){w->fault->rule == GV_RULE_UNWAITED_WORK ? w->fault->op : begun, GV_NONE};
  bool found = walk_from_start(
      w,
      &(path_frame){.context = e->nodes.at[way->node].context, .last_node = way->node, .end = end});
  if (found) record_end(w, way);
  w->pending.len = 0;
  return found;
}

/* Does control come from outside to where the path begins, in a function that is not called from
 * there, so that all conditions on the way hold together? */
static bool is_reached(walker *w, const gv_error_state *way) {
  const walker told = *w;
  gv_counterexample outside = {0};
  w->record = &outside;
  w->met.unconstrained = false;
  bool reached = walk_error(w, way, true);
  w->record = told.record;
  w->begun = told.begun, w->lost_on = told.lost_on;
  w->chose = told.chose, w->certain = told.certain;
  const gv_input_numbers inside = w->record->example;
  w->record->example = outside.example; /* which has to hold for the way there, too */
  outside.example = inside;
  gv_counterexample_clear(&outside);
  return reached;
}

/* What each gets when all is spent: half of it once that happened SPENT_TIMES over, half of that at
 * the next time, and so on. */
static uint64_t least_of(uint64_t least, uint64_t taken, uint64_t all) {
  uint64_t times = taken / all;
  if (times < SPENT_TIMES) return least;
  return least >> (times - SPENT_TIMES < 32 ? times - SPENT_TIMES + 1 : 32);
}

/* The more the others took of what there is for all faults, the less there is for this one, but
 * always enough for some paths straight through the program. */
static uint64_t share_of(uint64_t taken, uint64_t all, uint64_t most, uint64_t least,
                         uint64_t straight, bool quick) {
  uint64_t share = taken < all ? (all - taken) / 8 : 0;
  least = least_of(least, taken, all);
  share = share > most ? most : share < least ? least : share;
  if (quick) share /= QUICK_PART;
  return share < straight ? straight : share;
}

static uint64_t limit_of(const gv_tabulation *e) {
  return share_of(e->search.before.walked + e->search.spent.walked, NUMBER_STEPS_OF_ALL,
                  NUMBER_STEPS, NUMBER_STEPS_LEAST,
                  (uint64_t)NUMBER_STEPS_OF_OP * e->model->ops.len, e->search.quick);
}

/* So many more steps on numbers. */
static void grant(walker *w, uint64_t steps) {
  w->local.execution->numbers.limit = gv_execution_spent(w->local.execution) + steps;
  for (uint32_t i = 0; i < w->levels.len; i++)
    w->levels.at[i]->numbers.limit = gv_execution_spent(w->levels.at[i]) + steps;
}

/* Some path was not decided, as its numbers took more steps than were left. */
static bool numbers_gave_up(const walker *w) {
  bool gave_up = gv_execution_spent(w->local.execution) >= w->local.execution->numbers.limit;
  for (uint32_t i = 0; i < w->levels.len; i++)
    gave_up |= gv_execution_spent(w->levels.at[i]) >= w->levels.at[i]->numbers.limit;
  return gave_up;
}

/* On paths that begin where the object is made, in a function that others call. What they pass may
 * be hard to find, where it is simple from outside: some steps are left for that. *hard: it was. */
static bool walk_from_inside(walker *w, const gv_error_state *way, bool *hard) {
  gv_numbers *numbers = &w->local.execution->numbers;
  uint64_t limit = numbers->limit, spent = gv_execution_spent(w->local.execution);
  bool called =
      !w->tab->control.is_root[w->tab->contexts.at[w->tab->nodes.at[way->node].context].function];
  if (called && limit > spent) numbers->limit = spent + (limit - spent) / 2;
  bool found = walk_error(w, way, false);
  *hard = called && numbers_gave_up(w);
  numbers->limit = limit;
  return found;
}

/* One way after the other, those that are certain first. */
static bool try_ways(walker *w, bool *in_doubt) {
  const gv_fault *fault = w->fault;
  bool found = false;
  const uint64_t all = w->budget;
  for (uint32_t k = 0; k < 2 * fault->ways.len && !found && w->spent <= all; k++) {
    uint64_t left = w->attempt.hurried && k < fault->ways.len ? fault->ways.len - k : 1;
    w->budget = w->spent + (all - w->spent) / left; /* none takes what there is for the others */
    const gv_error_state *way = &fault->ways.at[k % fault->ways.len];
    uint32_t work = gv_state_at(w->tab, way->state)->work;
    if (work && gv_pending_at(w->tab, work)->unsure) continue;
    *in_doubt = work && gv_pending_at(w->tab, work)->in_doubt;
    if (*in_doubt != (k >= fault->ways.len)) continue;
    w->begins_inside = false;
    bool hard;
    if (walk_from_inside(w, way, &hard))
      found = !w->begins_inside || is_reached(w, way);
    else
      found = (w->met.unconstrained || hard) && walk_error(w, way, true);
    if (gv_walk_gave_up(w)) gv_walk_refuse(w, GV_LIMIT_WALK_BUDGET);
  }
  w->budget = all;
  return found;
}

/* What is passed from outside, in turn, and the index of the element; those that differ from an
 * earlier one in a number that no path has asked for say nothing new. */
static const gv_instance small_instances[] = {
    {.is = true, .numbers = {2, 2}, .index = 1}, {.is = true, .numbers = {1, 1}, .index = 0},
    {.is = true, .numbers = {2, 2}, .index = 0}, {.is = true, .numbers = {3, 3}, .index = 2},
    {.is = true, .numbers = {3, 3}, .index = 0}, {.is = true, .numbers = {2, 1}, .index = 1},
    {.is = true, .numbers = {1, 2}, .index = 1}, {.is = true, .numbers = {4, 4}, .index = 3},
    {.is = true, .numbers = {3, 3}, .index = 1}, {.is = true, .numbers = {4, 4}, .index = 1},
    {.is = true, .numbers = {2, 2}, .index = 2},
};

static bool says_something_new(const walker *w, size_t at) {
  const gv_instance *one = &small_instances[at];
  bool asked[2] = {false, false}, is_new = true;
  for (uint32_t i = 0; i < w->attempt.instance.asked.len; i++)
    asked[w->model->values.at[w->attempt.instance.asked.at[i]].b % 2] = true;
  for (size_t i = 0; i < at && is_new; i++) {
    const gv_instance *before = &small_instances[i];
    is_new = before->index != one->index || (asked[0] && before->numbers[0] != one->numbers[0]) ||
             (asked[1] && before->numbers[1] != one->numbers[1]);
  }
  return is_new;
}

/* In small instances of the program first, where control goes few ways: of what goes wrong with
 * arrays most goes wrong in one of these. Each gets a part of the steps, and none is taken from
 * what is left for the search among all instances. */
static bool try_small(walker *w, uint64_t share, bool *in_doubt) {
  bool found = false;
  uint64_t limit = w->limit;
  const obstacles met = w->met;
  for (size_t i = 0; i < sizeof small_instances / sizeof *small_instances && !found; i++) {
    gv_instance *instance = &w->attempt.instance;
    if (!says_something_new(w, i)) continue;
    instance->is = true, instance->index = small_instances[i].index;
    memcpy(instance->numbers, small_instances[i].numbers, sizeof instance->numbers);
    w->budget = w->spent + share / SMALL_PART;
    grant(w, limit / SMALL_PART);
    found = try_ways(w, in_doubt);
  }
  if (found) return true;
  w->attempt.instance.is = false;
  w->budget = w->spent + share;
  grant(w, limit);
  w->stale = true;
  w->met = met;
  return false;
}

static bool any_unsure(const walker *w) {
  bool any = false;
  for (uint32_t k = 0; k < w->fault->ways.len; k++) {
    uint32_t work = gv_state_at(w->tab, w->fault->ways.at[k].state)->work;
    any |= work && (gv_pending_at(w->tab, work)->unsure || gv_pending_at(w->tab, work)->by_bytes);
  }
  return any;
}

/* Why the search is not through; GV_LIMIT_NONE: it is. */
static gv_limit limit_hit(const walker *w, uint64_t share) {
  if (gv_walk_gave_up(w))
    return share == WALK_BUDGET ? GV_LIMIT_WALK_BUDGET : GV_LIMIT_WALK_BUDGET_OF_ALL;
  gv_limit hit = w->met.hit ? w->met.hit : w->local.execution->numbers.hit;
  for (uint32_t i = 0; i < w->levels.len && !hit; i++) hit = w->levels.at[i]->numbers.hit;
  if (!hit && numbers_gave_up(w)) return GV_LIMIT_NUMBER_STEPS;
  return hit || w->fault->ways.len < FAULT_WAYS ? hit : GV_LIMIT_FAULT_WAYS;
}

/* Paths to faults that look alike begin alike, so that they share one execution. */
static gv_execution *execution_of(gv_tabulation *e, gv_alike *alike) {
  if (!alike->execution) {
    alike->execution = gv_malloc(sizeof *alike->execution);
    gv_execution_init(alike->execution, e->model, &e->flow, 0);
    alike->execution->tab = e;
    alike->execution->logs = true;
  }
  return alike->execution;
}

void gv_end_searches(gv_tabulation *e) {
  for (uint32_t i = 0; i < e->search.alike_count; i++) gv_alike_clear(&e->search.alike[i]);
  e->search.alike_count = 0;
  gv_free(e->search.is_quiet);
  gv_free(e->search.postdominator);
  gv_free(e->search.has_postdominators);
  e->search.is_quiet = NULL;
  e->search.decisive_known = false;
  e->search.decisive.len = 0;
  e->search.postdominator = NULL;
  e->search.has_postdominators = NULL;
}

static void make_postdominators(gv_tabulation *e) {
  const gv_model *m = e->model;
  gv_path_search *all = &e->search;
  if (all->postdominator) return;
  all->postdominator = gv_malloc((m->blocks.len + 1) * sizeof *all->postdominator);
  memset(all->postdominator, 0xff, (m->blocks.len + 1) * sizeof *all->postdominator);
  all->has_postdominators = gv_malloc(m->functions.len + 1);
  memset(all->has_postdominators, 0, m->functions.len + 1);
}

static void begin_search(walker *w) {
  gv_path_search *all = &w->tab->search;
  gv_execution_find_decisive(w->tab);
  w->alike = gv_faults_alike(w->tab, w->fault);
  gv_execution *execution = execution_of(w->tab, w->alike);
  w->walked = gv_execution_spent(execution);
  execution->numbers.limit = w->walked + w->limit;
  execution->numbers.hit = GV_LIMIT_NONE;
  execution->numbers.solved = all->solved;
  execution->detours = &w->detours;
  execution->instance = &w->attempt.instance;
  execution->object = &w->object;
  w->local.execution = execution;
  w->local.back_to = w->lost_on = w->lost_on_this = w->met.unconstrained_at = GV_NONE;
  w->local.needed = w->local.required = GV_TRUE;
  make_postdominators(w->tab);
  w->postdominator = all->postdominator;
}

static void end_search(walker *w) {
  gv_path_search *all = &w->tab->search;
  all->spent.searched += w->spent;
  gv_vec_free(&w->pending);
  gv_vec_free(&w->attempt.instance.asked);
  gv_vec_free(&w->asked);
  gv_vec_free(&w->local.history);
  gv_vec_free(&w->local.onward);
  for (uint32_t i = 0; i < w->levels.len; i++) {
    all->spent.walked += gv_execution_spent(w->levels.at[i]);
    gv_execution_clear(w->levels.at[i]);
    gv_free(w->levels.at[i]);
  }
  gv_vec_free(&w->levels);
  gv_map_free(&w->on_all_paths);
  gv_forget_detours(w, 0);
  gv_vec_free(&w->detours);
  all->spent.walked += gv_execution_spent(w->local.execution) - w->walked;
}

/* Through the last rounds of loops, of which few take long. */
static bool try_late(walker *w, uint64_t share, bool *in_doubt) {
  bool found = false;
  w->met.late = w->attempt.hurried = true;
  for (uint32_t tail = 1; tail <= TAIL_LIMIT && w->met.late && !found; tail++) {
    w->met.late = false;
    w->attempt.tail = tail;
    w->budget = w->spent + share / LATE_PART;
    w->local.execution->numbers.limit += w->limit / LATE_PART;
    found = try_ways(w, in_doubt);
  }
  w->attempt.hurried = false;
  w->attempt.tail = 1;
  w->budget = w->spent + share / PASSING_PART;
  w->local.execution->numbers.limit += w->limit / PASSING_PART;
  return found;
}

/* In small instances, then as it is, then without going through the rounds of loops. */
static bool try_all(walker *w, uint64_t share, bool *in_doubt) {
  if (w->model->symbol && try_small(w, share, in_doubt)) return true;
  if (try_ways(w, in_doubt)) return true;
  if (!w->met.loop) return false;
  w->attempt.passes_loops = true;
  return try_late(w, share, in_doubt) || try_ways(w, in_doubt);
}

static void say_why_none(const walker *w, uint64_t share, gv_counterexample *found) {
  uint32_t edge = w->met.unconstrained_at;
  found->steps.len = found->edges.len = found->example.len = 0;
  found->gave_up = gv_walk_gave_up(w) || numbers_gave_up(w);
  found->unconstrained = w->met.unconstrained;
  found->unsure = any_unsure(w);
  found->hit = limit_hit(w, share);
  if (edge != GV_NONE)
    found->unconstrained_at = gv_terminator(w->model, w->tab->flow.edge_from[edge]);
}

bool gv_find_counterexample(gv_tabulation *e, const gv_fault *fault, gv_counterexample *found) {
  uint64_t share = share_of(e->search.before.searched + e->search.spent.searched,
                            WALK_BUDGET_OF_ALL, WALK_BUDGET, WALK_BUDGET_LEAST,
                            (uint64_t)WALK_BUDGET_OF_OP * e->model->ops.len, e->search.quick);
  *found = (gv_counterexample){.unconstrained_at = GV_NONE};
  walker w = {.tab = e,
              .model = e->model,
              .fault = fault,
              .record = found,
              .limit = limit_of(e),
              .guards_paid = e->predicates.bdd.work,
              .budget = share};
  begin_search(&w);
  bool in_doubt = false, holds = try_all(&w, share, &in_doubt);
  found->begun = w.begun;
  found->chose = w.chose && !w.certain;
  found->in_doubt = holds && in_doubt;
  if (!holds) say_why_none(&w, share, found);
  end_search(&w);
  return holds;
}

void gv_counterexample_clear(gv_counterexample *found) {
  gv_vec_free(&found->steps);
  gv_vec_free(&found->edges);
  gv_vec_free(&found->example);
  *found = (gv_counterexample){0};
}
