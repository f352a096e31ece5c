/* needs: a finished engine. gives: notes. cost: the length of the path, times the ways tried. */
#include "analysis/witness.h"

#include "analysis/feasible.h"
#include "analysis/words.h"
#include "analysis/work.h"

enum {
  PATHS_LIMIT = 64,
  HISTORY_LIMIT = 32,
  HISTORY_VISITS = 2, /* of a block */
  STEPS_LIMIT = 100000,
  VISITS_LIMIT = 8,     /* of a node */
  PATIENT_VISITS = 300, /* of either, once that was not enough: loops that run for a number of times */
  DEPTH_LIMIT = 4096,
  PATH_LENGTH = 50000,
  NEED_LIMIT = 512,
  NOTES_LIMIT = 60
};

/* The path comes to `node` through `origin`. */
typedef struct path_step {
  uint32_t node, origin;
} path_step;
typedef GV_VEC(path_step) path;

/* Marks a pending branch that is a step whatever follows. */
#define STAYS 0x80000000u

typedef struct walker {
  gv_engine *engine;
  gv_model *model;
  gv_report *report;
  const gv_fault *fault;
  gv_finding *finding; /* NULL while a path is only tried */
  gv_feasible *feasible;
  uint32_t *postdominator;  /* by block, of the functions that need it; made on first need */
  GV_VEC(uint32_t) history; /* edges from the function's entry to the block where the path starts */
  GV_VEC(uint32_t) onward;  /* edges from there on, while a path is looked for */
  bool stale;               /* `feasible` has not come along these two */
  uint32_t lost_on;         /* the edge on which the last reference goes, GV_NONE */
  bool guessed;             /* a branch that matters asks for what is not followed */
  uint32_t branched_in;     /* the first function with a branch that matters, GV_NONE */
  bool branched_in_two;
  gv_pending begun;   /* the access that is pending */
  uint32_t opaque_in; /* the first block that branches on what is not followed at all, GV_NONE */
  bool opaque_in_two;
  GV_VEC(uint32_t) pending; /* edges of branches on the way to the next event */
} walker;

/* ---- replaying one segment ----------------------------------------------------------------------------------------------------------- */

/* What the segment must come to. */
typedef struct target {
  walker *walker;
  const gv_origin *origin; /* NULL: the fault itself */
  uint32_t state;          /* of the next node; at a fault, before it */
  uint32_t at, exit_state;
  gv_guard guard; /* out: with which it gets there */
  uint32_t event;
  bool reached, exiting;
} target;

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
  for (uint32_t way = 0; gv_transfer_return(e, op, frame, x->state, way, &r); way++) {
    gv_guard after = gv_facts_out_of_call(&e->facts, gv_bdd_and(&e->facts.bdd, guard, r.guard), op, x->guard);
    if (r.state == t->state && after != GV_FALSE) hit(t, after, event);
  }
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

static void on_use(void *to, uint32_t op, uint32_t operand, uint32_t state, gv_guard guard) {
  (void)to, (void)op, (void)operand, (void)state, (void)guard;
}

static void on_lost(void *to, uint32_t op, uint32_t state, gv_guard guard, uint32_t event) {
  target *t = to;
  if (!t->origin && !t->exiting && t->walker->fault->operand == GV_NONE && op == t->at && state == t->state)
    hit(t, guard, event);
}

static void on_useful(void *to, uint32_t op) { (void)to, (void)op; }
static void on_escape(void *to, uint32_t cloud) { (void)to, (void)cloud; }

/* An edge on which the last place is gone is a loss, not an edge; see edge() in engine.c. */
static void on_edge_or_loss(void *to, uint32_t edge, uint32_t state, gv_guard guard, uint32_t event) {
  target *t = to;
  gv_engine *e = t->walker->engine;
  if (gv_state_is_held(e, state)) {
    on_edge(to, edge, state, guard, event);
    return;
  }
  bool before = t->reached;
  on_lost(to, gv_terminator(e->model, e->flow.edge_from[edge]), state, guard, event);
  if (t->reached && !before) t->walker->lost_on = edge;
  on_edge(to, edge, state, guard, event);
}

/* ---- notes ----------------------------------------------------------------------------------------------------------------------------- */

static void note_at(walker *w, gv_loc loc, uint32_t op, gv_str message) {
  if (!w->finding) return;
  gv_finding_note(w->finding, loc, message);
  gv_last_note(w->finding)->op = op;
}

static void note(walker *w, const gv_op *op, gv_str message) {
  note_at(w, op->loc, (uint32_t)(op - w->model->ops.at), message);
}

static const char *side(const gv_model *m, uint32_t edge, uint32_t from) {
  const gv_op *op = &m->ops.at[gv_terminator(m, from)];
  if (op->kind == GV_OP_COND_BR)
    return edge == m->blocks.at[from].first_edge ? "taking the true branch" : "taking the false branch";
  if (op->kind == GV_OP_SWITCH) return edge == m->blocks.at[from].first_edge ? "taking the default case" : "taking a case";
  return NULL;
}

/* Does the number come from memory, or from what is not followed at all? */
static bool is_guess(const gv_model *m, gv_value_id id, uint32_t *budget) {
  const gv_value *v = &m->values.at[id];
  if (!*budget || !--*budget) return true;
  switch ((gv_def)v->def) {
  case GV_DEF_OPAQUE:
    return true;
  case GV_DEF_RESULT:
    return m->ops.at[v->a].kind == GV_OP_LOAD;
  case GV_DEF_COPY:
  case GV_DEF_EXTRACT:
    return is_guess(m, v->a, budget);
  case GV_DEF_ARITH:
  case GV_DEF_INSERT:
    return is_guess(m, v->a, budget) || is_guess(m, v->b, budget);
  case GV_DEF_SELECT:
    return is_guess(m, v->a, budget) || is_guess(m, v->b, budget) || is_guess(m, v->c, budget);
  default:
    return false;
  }
}

/* Within a function numbers in memory are followed as far as they go, but not from one function into another: there, what two branches
 * ask for may be the same number under two names. */
static void count_guess(walker *w, uint32_t block) {
  const gv_model *m = w->model;
  uint32_t budget = 64, function = m->blocks.at[block].function;
  if (!w->finding) return;
  if (w->branched_in == GV_NONE) w->branched_in = function;
  w->branched_in_two |= w->branched_in != function;
  gv_value_id on = gv_operands(m, &m->ops.at[gv_terminator(m, block)])[0];
  w->guessed |= is_guess(m, on, &budget);
  if (m->values.at[gv_strip(m, on)].def != GV_DEF_OPAQUE) return;
  if (w->opaque_in == GV_NONE) w->opaque_in = block;
  w->opaque_in_two |= w->opaque_in != block; /* one may follow from the other */
}

/* The branches that were waiting for something to happen behind them. */
static void flush_branches(walker *w) {
  gv_model *m = w->model;
  for (uint32_t i = 0; i < w->pending.len; i++) {
    uint32_t edge = w->pending.at[i] & ~STAYS, from = w->engine->flow.edge_from[edge];
    const gv_op *op = &m->ops.at[gv_terminator(m, from)];
    const char *taken = side(m, edge, from);
    if (!taken) continue;
    count_guess(w, from);
    gv_str on = gv_words_name(m, gv_operands(m, op)[0]);
    if (op->kind == GV_OP_SWITCH && edge != m->blocks.at[from].first_edge)
      note(w, op,
           gv_format(&w->report->arena, "taking case %lld%s%.*s", (long long)m->edges.at[edge].case_value, on.len ? " of " : "",
                     GV_FMT(on)));
    else
      note(w, op, gv_format(&w->report->arena, "%s%s%.*s", taken, on.len ? " of " : "", GV_FMT(on)));
  }
  w->pending.len = 0;
}

static void note_begin(walker *w, const gv_event *event) {
  const gv_op *op = &w->model->ops.at[event->op];
  w->begun = (gv_pending){event->op, event->operand};
  if (w->feasible) gv_feasible_trace(w->feasible, event->op);
  flush_branches(w);
  note(w, op, gv_words_begin(w->model, &w->report->arena, event->op, event->operand));
}

static void note_event(walker *w, const gv_event *event) {
  gv_model *m = w->model;
  const gv_op *op = &m->ops.at[event->op];
  const char *did = NULL;
  switch (event->kind) {
  case GV_EVENT_USE:
    did = gv_words_change(event->from, event->to);
    break;
  case GV_EVENT_STORE:
    did = "stored here";
    break;
  case GV_EVENT_LOAD:
    did = "loaded here";
    break;
  case GV_EVENT_ABSORBED:
    did = "taken here by an operation that was not lowered";
    break;
  case GV_EVENT_BEGIN:
    note_begin(w, event);
    return;
  case GV_EVENT_MARK:
    did = "an event is recorded behind it here";
    break;
  case GV_EVENT_ORPHAN:
    did = "the stream that it marks is destroyed here";
    break;
  case GV_EVENT_FOLLOW:
    did = "a stream is made to wait for it here";
    break;
  case GV_EVENT_ESCAPE:
    break;
  }
  if (!did) return;
  flush_branches(w);
  note(w, op, gv_str_copy(&w->report->arena, gv_str_of(did)));
}

/* Events are linked backwards. */
static void note_events(walker *w, const gv_event_list *events, uint32_t last, bool skip_last) {
  GV_VEC(uint32_t) order = {0};
  for (uint32_t i = last; i != GV_NONE; i = events->at[i].before) *gv_push(&order) = i;
  for (uint32_t i = order.len; i-- > (skip_last ? 1u : 0u);) note_event(w, &events->at[order.at[i]]);
  gv_vec_free(&order);
}

/* The block argument that holds the object after the edge, unless it held it before. */
static void note_passing(walker *w, uint32_t edge, uint32_t state) {
  gv_engine *e = w->engine;
  gv_model *m = w->model;
  uint32_t count, from = e->flow.edge_from[edge];
  const gv_place *places = gv_places_at(e, gv_state_at(e, state)->places, &count);
  for (uint32_t i = 0; i < count; i++) {
    gv_value_id value = gv_key_base(places[i].key);
    if (gv_key_space(places[i].key) != GV_IN_VALUE || !gv_is_object(places[i].tag) ||
        m->values.at[value].def != GV_DEF_BLOCK_ARG)
      continue;
    if (m->values.at[value].a != m->edges.at[edge].target) continue;
    gv_str name = gv_words_name(m, value);
    flush_branches(w);
    note(w, &m->ops.at[gv_terminator(m, from)],
         name.len ? gv_format(&w->report->arena, "passed on as %.*s", GV_FMT(name))
                  : gv_format(&w->report->arena, "passed on to the next block"));
    return;
  }
}

/* ---- postdominators, to leave out branches that make no difference (Cooper, Harvey, Kennedy, 2001) ----------------------------------- */

static uint32_t order_of(const walker *w, uint32_t block) { return w->engine->flow.order[block]; }

/* Blocks by descending order number stand before their successors' entries; GV_NONE - 1 stands for "after the function". */
enum { AFTER = 0xfffffffe };

static uint32_t meet(const walker *w, uint32_t a, uint32_t b) {
  uint32_t budget = STEPS_LIMIT;
  while (a != b && budget--) {
    if (a == AFTER || b == AFTER || a == GV_NONE || b == GV_NONE) return AFTER;
    if (order_of(w, a) < order_of(w, b))
      a = w->postdominator[a];
    else
      b = w->postdominator[b];
  }
  return a == b ? a : AFTER;
}

static void find_postdominators(walker *w, uint32_t function) {
  const gv_model *m = w->model;
  const gv_function *f = &m->functions.at[function];
  GV_VEC(uint32_t) blocks = {0};
  if (w->postdominator[f->first_block] != GV_NONE) return;
  for (uint32_t b = f->first_block; b < f->end_block; b++) gv_push(&blocks);
  for (uint32_t b = f->first_block; b < f->end_block; b++) blocks.at[b - f->first_block] = GV_NONE;
  for (uint32_t b = f->first_block; b < f->end_block; b++)
    if (order_of(w, b) != GV_NONE) blocks.at[order_of(w, b)] = b;
  for (int round = 0; round < 8; round++) { /* reducible graphs settle in two; a wrong guess costs a note too many */
    for (uint32_t i = blocks.len; i-- > 0;) {
      uint32_t b = blocks.at[i], best = GV_NONE;
      if (b == GV_NONE) continue;
      for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++) {
        uint32_t next = m->edges.at[e].target;
        if (w->postdominator[next] == GV_NONE && next != b && order_of(w, next) < order_of(w, b)) continue;
        best = best == GV_NONE ? next : meet(w, best, next);
      }
      w->postdominator[b] = best == GV_NONE ? AFTER : best;
    }
  }
  gv_vec_free(&blocks);
}

/* Could the operation make another thing of the object? A launch on a stream leaves it as it is. */
static bool may_change(const gv_op *op, gv_handle handle) {
  if (op->kind != GV_OP_ACTION) return true;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_is_handle_role(gv_role_of(op, i)) && gv_handle_step_in(handle, gv_role_of(op, i), op->action).next != handle)
      return true;
  return false;
}

/* Does the other side of the branch begin with something that concerns the object? Then going around it is a step too. */
static bool goes_around(const walker *w, uint32_t edge, uint32_t state) {
  const gv_model *m = w->model;
  const gv_flow *flow = &w->engine->flow;
  const gv_block *from = &m->blocks.at[flow->edge_from[edge]];
  const gv_state *s = gv_state_at(w->engine, state);
  uint32_t count;
  const gv_place *places = gv_places_at(w->engine, s->places, &count);
  for (uint32_t i = 0; i < count && from->end_edge - from->first_edge > 1; i++) { /* the edge itself hands it on */
    const gv_value *v = &m->values.at[gv_key_base(places[i].key)];
    if (gv_key_space(places[i].key) == GV_IN_VALUE && v->def == GV_DEF_BLOCK_ARG && v->a == m->edges.at[edge].target)
      return true;
  }
  for (uint32_t e = from->first_edge; e < from->end_edge; e++) {
    const gv_block *other = &m->blocks.at[m->edges.at[e].target];
    for (uint32_t i = 0; i < count && m->edges.at[e].target != m->edges.at[edge].target; i++) {
      uint32_t use = gv_next_use(flow, places[i].key, other->first_op);
      for (; use != GV_NONE && use < flow->use_start[places[i].key + 1] && flow->uses[use] < other->end_op; use++)
        if (may_change(&m->ops.at[flow->uses[use]], (gv_handle)s->handle)) return true;
    }
  }
  return false;
}

static void put_on_path(walker *w, uint32_t edge) {
  if (w->finding) *gv_push(&w->finding->path) = edge;
}

static void take_edge(walker *w, uint32_t edge, uint32_t state) {
  gv_engine *e = w->engine;
  uint32_t from = e->flow.edge_from[edge], to = e->model->edges.at[edge].target, kept = 0;
  put_on_path(w, edge);
  find_postdominators(w, e->model->blocks.at[from].function);
  *gv_push(&w->pending) = goes_around(w, edge, state) ? edge | STAYS : edge;
  /* Branches whose two sides have met again without anything happening are of no interest. */
  for (uint32_t i = 0; i < w->pending.len; i++)
    if (w->pending.at[i] & STAYS || w->postdominator[e->flow.edge_from[w->pending.at[i]]] != to)
      w->pending.at[kept++] = w->pending.at[i];
  w->pending.len = kept;
}

/* ---- walking a path forwards ------------------------------------------------------------------------------------------------------------ */

static bool find_and_walk(walker *w, uint32_t last_node, const target *end, int depth);

static bool run_segment(walker *w, const path_step *step, const path_step *next, const target *end, gv_guard *guard) {
  gv_engine *e = w->engine;
  gv_event_list events = {0};
  target t = next ? (target){.walker = w} : *end;
  t.walker = w;
  gv_origin origin;
  if (next) {
    origin = e->origins.at[next->origin];
    t.origin = &origin;
    t.state = e->nodes.at[next->node].state;
  }
  const gv_sink sink = {&t, &events, on_edge_or_loss, on_call, on_leave, on_fault, on_use, on_useful, on_escape, on_lost};
  gv_node node = e->nodes.at[step->node];
  gv_transfer(e, node.context, node.op, node.state, *guard, &sink);
  *guard = t.guard;
  bool fault_here = !next && w->fault->operand != GV_NONE && !t.exiting;
  if (t.reached) note_events(w, &events, t.event, fault_here);
  gv_vec_free(&events);
  return t.reached && t.guard != GV_FALSE;
}

/* The callee's own steps, between "passed to" and "returned". */
static bool walk_callee(walker *w, const gv_origin *origin, int depth) {
  gv_engine *e = w->engine;
  const gv_exit *x = &e->exits.at[origin->exit];
  const gv_op *op = &e->model->ops.at[origin->via];
  flush_branches(w);
  note(w, op, gv_format(&w->report->arena, "passed to %.*s", GV_FMT(op->name)));
  target end = {.exiting = true, .exit_state = x->state};
  gv_feasible *outer = w->feasible;
  w->feasible = NULL;
  bool walked = depth < DEPTH_LIMIT && find_and_walk(w, x->node, &end, depth + 1);
  w->feasible = outer;
  return walked;
}

static void note_birth(walker *w, const gv_context *context) {
  const gv_birth *birth = &w->engine->births.at[context->birth];
  bool leak = w->fault->operand == GV_NONE;
  if (birth->kind == GV_BORN_CONTROL || (birth->kind == GV_BORN_WORK && !birth->flags)) return;
  gv_str text = GV_STR("");
  switch (birth->handle) {
  case GV_HANDLE_WORK: /* that a demand is about */
    text = birth->flags & GV_MARKED ? GV_STR("the event is recorded here") : GV_STR("enqueued here");
    break;
  case GV_HANDLE_STREAM:
    text = GV_STR("stream created here");
    break;
  case GV_HANDLE_EVENT:
    text = GV_STR("event created here");
    break;
  case GV_HANDLE_NULL:
    text = GV_STR("null comes from here");
    break;
  case GV_HANDLE_UNDEF:
    text = birth->op == GV_NONE ? GV_STR("undefined value comes from here") : GV_STR("memory comes uninitialised from here");
    break;
  case GV_HANDLE_GIVEN:
  case GV_HANDLE_GIVEN_MEMORY:
    text = GV_STR("passed in by the caller");
    break;
  case GV_HANDLE_DEVICE:
  case GV_HANDLE_SHARED:
  case GV_HANDLE_HEAP:
    text = GV_STR("memory allocated here");
    break;
  case GV_HANDLE_FIXED:
    text = GV_STR("memory reserved here");
    break;
  case GV_HANDLE_MODULE:
    text = GV_STR("module loaded here");
    break;
  default:
    break;
  }
  if (text.len && !(leak && birth->kind == GV_BORN_AT_OP)) note_at(w, birth->loc, birth->op, text);
}

/* It begins only where its streams and events are the ones that it begins with. */
static bool begins_under(const gv_engine *e, uint32_t node) {
  uint32_t birth = e->contexts.at[e->nodes.at[node].context].birth;
  return birth != GV_NONE && (e->births.at[birth].kind == GV_BORN_WORK || e->births.at[birth].kind == GV_BORN_OF_CALL);
}

/* What holds at the start of a context. */
static gv_guard start_guard(gv_engine *e, uint32_t node, const gv_origin *origin) {
  gv_context context = e->contexts.at[e->nodes.at[node].context];
  uint32_t block = e->model->ops.at[e->nodes.at[node].op].block;
  if (context.birth == GV_NONE) return context.entry_guard;
  if (begins_under(e, node)) return e->nodes.at[node].guard;
  if (origin->exit != GV_NONE)
    return gv_facts_out_of_call(&e->facts, e->reach[block], origin->via, e->exits.at[origin->exit].guard);
  return e->births.at[context.birth].kind == GV_BORN_AT_ENTRY ? GV_TRUE : e->reach[block];
}

/* The branches that lead to the birth and to nothing else. */
static void count_guesses_before(walker *w, uint32_t block) {
  const gv_flow *flow = &w->engine->flow;
  for (uint32_t steps = 0; steps < NOTES_LIMIT && flow->pred_start[block + 1] - flow->pred_start[block] == 1; steps++) {
    block = flow->edge_from[flow->preds[flow->pred_start[block]]];
    uint8_t kind = w->model->ops.at[gv_terminator(w->model, block)].kind;
    if (kind == GV_OP_COND_BR || kind == GV_OP_SWITCH) count_guess(w, block);
  }
}

/* What comes before the first node of a context: its birth, or the callee that handed the object out. A caller's steps have been
 * walked before. */
static bool walk_start(walker *w, uint32_t node, const gv_origin *origin, int depth) {
  gv_engine *e = w->engine;
  gv_context context = e->contexts.at[e->nodes.at[node].context];
  if (context.birth == GV_NONE) return true;
  if (origin->exit == GV_NONE) {
    note_birth(w, &context);
    count_guesses_before(w, e->model->ops.at[e->nodes.at[node].op].block);
    return true;
  }
  const gv_exit *x = &e->exits.at[origin->exit];
  const gv_op *op = &e->model->ops.at[origin->via];
  target end = {.exiting = true, .exit_state = x->state};
  gv_feasible *outer = w->feasible;
  w->feasible = NULL;
  bool walked = depth < DEPTH_LIMIT && find_and_walk(w, x->node, &end, depth + 1);
  w->feasible = outer;
  if (!walked) return false;
  flush_branches(w);
  note(w, op, gv_format(&w->report->arena, "returned by %.*s", GV_FMT(op->name)));
  return true;
}

/* The call fails on some path, for a handle of which this path does not know what became of it. */
static bool may_have_failed(walker *w, uint32_t op_id, bool known) {
  const gv_engine *e = w->engine;
  const gv_op *op = &e->model->ops.at[op_id];
  if (op->kind != GV_OP_ACTION || !(op->action->flags & GV_ACTION_ENQUEUES)) return false;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id value = gv_operands(e->model, op)[i];
    if (!gv_is_handle_role(gv_role_of(op, i)) || value == GV_NONE) continue;
    bool fails = e->arrivals[op->first_operand + i].flags & GV_ARRIVED_FAULTY;
    if (fails && !known && !gv_feasible_knows(w->feasible, value)) return true;
  }
  return false;
}

/* Which streams and events meet at each call was chosen one call at a time; along one path they may be others, and in order. */
static bool is_apart_after_all(walker *w, const target *end) {
  const gv_fault *f = w->fault;
  if (!w->feasible || end->origin || end->exiting || f->operand == GV_NONE || f->blame != GV_NONE) return false;
  const gv_state *s = gv_state_at(w->engine, end->state);
  if (!s->work || s->touched) return false; /* a task beside this path has an order of its own */
  if (gv_feasible_apart(w->feasible, f->op) || may_have_failed(w, f->op, false)) return true;
  return w->begun.op != GV_NONE && may_have_failed(w, w->begun.op, gv_feasible_traces(w->feasible));
}

/* From start to end; with w->finding, in words. */
static bool walk(walker *w, const path *p, const gv_origin *start, gv_guard guard, const target *end, int depth) {
  gv_engine *e = w->engine;
  if (!walk_start(w, p->at[0].node, start, depth)) return false;
  for (uint32_t i = 0; i < p->len; i++) {
    const path_step *next = i + 1 < p->len ? &p->at[i + 1] : NULL;
    if (!next) w->lost_on = GV_NONE;
    if (!run_segment(w, &p->at[i], next, end, &guard)) return false;
    if (!next && is_apart_after_all(w, end)) return false;
    if (!next) return !w->feasible || w->lost_on == GV_NONE || gv_feasible_edge(w->feasible, w->lost_on);
    gv_origin origin = e->origins.at[next->origin];
    if (origin.kind == GV_FROM_CALL && !walk_callee(w, &origin, depth)) return false;
    if (origin.kind == GV_FROM_CALL) continue;
    take_edge(w, origin.via, e->nodes.at[next->node].state);
    note_passing(w, origin.via, e->nodes.at[next->node].state);
    if (w->feasible && !gv_feasible_edge(w->feasible, origin.via)) return false;
  }
  return true;
}

/* ---- finding a path ------------------------------------------------------------------------------------------------------------------------ */

typedef struct gv_arc {
  uint32_t to, origin; /* `to`: index into the search's nodes */
} gv_arc;

/* The nodes from which the last one can be reached, in its own context. */
typedef struct found_node {
  uint32_t node, distance, visits;
  gv_guard need; /* with less than this, the end is out of reach; may be too weak, never too strong */
  bool queued;
  GV_VEC(gv_arc) onward;
} found_node;

typedef struct search {
  walker *walker;
  const target *end;
  int depth;
  gv_map index;
  GV_VEC(found_node) nodes; /* the last one of the path first */
  path path;
  gv_guard start; /* with which the path starts */
  uint32_t tried, steps;
  uint32_t visits; /* the most of a node */
} search;

static uint32_t search_index(search *s, uint32_t node, uint32_t distance) {
  bool found;
  uint32_t *slot = gv_map_at(&s->index, node, &found);
  if (!found) {
    *slot = s->nodes.len;
    *gv_push(&s->nodes) = (found_node){.node = node, .distance = distance, .need = GV_FALSE};
  }
  return *slot;
}

/* Breadth first, so that each node's distance is the least. */
static void search_collect(search *s, uint32_t last_node) {
  gv_engine *e = s->walker->engine;
  search_index(s, last_node, 0);
  for (uint32_t i = 0; i < s->nodes.len; i++) {
    for (uint32_t o = e->nodes.at[s->nodes.at[i].node].first_origin; o != GV_NONE; o = e->origins.at[o].next) {
      if (e->origins.at[o].kind == GV_FROM_START) continue;
      uint32_t from = search_index(s, e->origins.at[o].node, s->nodes.at[i].distance + 1);
      *gv_push(&s->nodes.at[from].onward) = (gv_arc){i, o};
    }
  }
}

/* What must hold before an origin is taken so that `after` can hold behind it. */
static gv_guard need_before(gv_engine *e, const gv_origin *origin, gv_guard after) {
  gv_facts *facts = &e->facts;
  if (origin->kind == GV_FROM_CALL)
    return gv_bdd_and(&facts->bdd, after, gv_facts_out_of_call(facts, GV_TRUE, origin->via, e->exits.at[origin->exit].guard));
  uint32_t target_block = e->model->edges.at[origin->via].target;
  if (!gv_facts_can_follow(facts, after, origin->via)) return GV_FALSE;
  for (uint32_t i = 0; i < facts->kill[target_block].len; i++)
    after = gv_bdd_exists(&facts->bdd, after, gv_facts_variable(facts->kill[target_block].at[i]));
  return gv_bdd_and(&facts->bdd, after, facts->edge[origin->via]);
}

/* What the end itself asks for, a select that must give the object, say: all that holds where it comes from the last node. */
static gv_guard need_at_end(search *s) {
  gv_engine *e = s->walker->engine;
  path_step last = {s->nodes.at[0].node, GV_NONE};
  gv_guard guard = e->nodes.at[last.node].guard;
  gv_finding *finding = s->walker->finding;
  s->walker->finding = NULL;
  bool reached = run_segment(s->walker, &last, NULL, s->end, &guard);
  s->walker->finding = finding;
  s->walker->pending.len = 0;
  return reached ? guard : GV_FALSE;
}

static void search_needs(search *s) {
  gv_engine *e = s->walker->engine;
  GV_VEC(uint32_t) queue = {0};
  s->nodes.at[0].need = need_at_end(s);
  *gv_push(&queue) = 0;
  while (queue.len) {
    uint32_t i = gv_pop(&queue);
    s->nodes.at[i].queued = false;
    for (uint32_t o = e->nodes.at[s->nodes.at[i].node].first_origin; o != GV_NONE; o = e->origins.at[o].next) {
      gv_origin origin = e->origins.at[o];
      if (origin.kind == GV_FROM_START) continue;
      found_node *before = &s->nodes.at[gv_map_get(&s->index, origin.node)];
      gv_guard need = gv_bdd_or(&e->facts.bdd, before->need, need_before(e, &origin, s->nodes.at[i].need));
      if (gv_bdd_exceeds(&e->facts.bdd, need, NEED_LIMIT)) need = GV_TRUE;
      if (need == before->need) continue;
      before->need = need;
      if (!before->queued) before->queued = true, *gv_push(&queue) = (uint32_t)(before - s->nodes.at);
    }
  }
  gv_vec_free(&queue);
}

/* What comes before the path, on its own. */
static bool history_holds(walker *w) {
  bool holds = true;
  if (!w->feasible) return true;
  gv_feasible_begin(w->feasible);
  for (uint32_t i = 0; i < w->history.len && holds; i++) holds = gv_feasible_edge(w->feasible, w->history.at[i]);
  return holds;
}

/* Can the edge be taken after these two, as far as one step tells? Where numbers decide which way a loop goes, only one can. */
static bool may_take(walker *w, uint32_t edge) {
  if (!w->feasible) return true;
  if (w->stale) {
    history_holds(w);
    for (uint32_t i = 0; i < w->onward.len; i++) gv_feasible_edge(w->feasible, w->onward.at[i]);
  }
  w->stale = !gv_feasible_edge(w->feasible, edge);
  return !w->stale;
}

static void take_back(walker *w, uint32_t *len) {
  (*len)--;
  w->stale = true;
}

static bool try_path(walker *w, const path *p, const gv_origin *start, gv_guard guard, const target *end, int depth) {
  gv_finding *finding = w->finding;
  gv_feasible *feasible = w->feasible;
  /* First without a word, to see whether it holds. */
  w->finding = NULL;
  bool holds = history_holds(w) && walk(w, p, start, guard, end, depth) && (!feasible || gv_feasible_holds(feasible));
  w->stale = true;
  w->finding = finding;
  w->pending.len = 0;
  if (!holds || !finding) return holds;
  for (uint32_t i = 0; feasible && i < w->history.len; i++) put_on_path(w, w->history.at[i]);
  w->feasible = NULL;
  holds = walk(w, p, start, guard, end, depth);
  w->feasible = feasible;
  return holds;
}

/* Depth first and nearest first, with the guard exact; what cannot reach the end any more is not entered. */
static bool search_from(search *s, uint32_t at, gv_guard guard, const gv_origin *start) {
  walker *w = s->walker;
  gv_engine *e = w->engine;
  if (s->path.len > PATH_LENGTH || gv_bdd_and(&e->facts.bdd, guard, s->nodes.at[at].need) == GV_FALSE) return false;
  if (s->nodes.at[at].visits >= s->visits || s->steps++ > STEPS_LIMIT) return false;
  if (at == 0 && s->tried++ < PATHS_LIMIT && try_path(w, &s->path, start, s->start, s->end, s->depth)) return true;
  s->nodes.at[at].visits++;
  bool found = false;
  for (uint32_t i = 0; i < s->nodes.at[at].onward.len && !found && s->tried < PATHS_LIMIT; i++) {
    gv_arc arc = s->nodes.at[at].onward.at[i];
    path_step here = {s->nodes.at[at].node, GV_NONE}, next = {s->nodes.at[arc.to].node, arc.origin};
    gv_guard onward = guard;
    gv_finding *finding = w->finding;
    w->finding = NULL;
    bool passes = run_segment(w, &here, &next, s->end, &onward);
    w->finding = finding;
    w->pending.len = 0;
    if (!passes) continue;
    bool crosses = w->feasible && e->origins.at[arc.origin].kind == GV_FROM_EDGE;
    if (crosses && !may_take(w, e->origins.at[arc.origin].via)) continue;
    if (crosses) *gv_push(&w->onward) = e->origins.at[arc.origin].via;
    *gv_push(&s->path) = next;
    found = search_from(s, arc.to, onward, start);
    s->path.len--;
    if (crosses) take_back(w, &w->onward.len);
  }
  s->nodes.at[at].visits--;
  return found;
}

static bool search_start(search *s, uint32_t index, const gv_origin *start, gv_guard guard) {
  uint32_t node = s->nodes.at[index].node;
  bool found = false;
  s->start = guard;
  static const uint32_t visits[] = {1, VISITS_LIMIT, PATIENT_VISITS}; /* short paths tell more */
  for (size_t i = 0; i < sizeof visits / sizeof *visits && !found; i++) {
    s->visits = visits[i];
    s->path.len = s->tried = s->steps = 0;
    *gv_push(&s->path) = (path_step){node, GV_NONE};
    found = search_from(s, index, guard, start);
    if (!s->walker->feasible && s->visits >= VISITS_LIMIT) break;
  }
  return found;
}

/* One block on the way from the entry to a start. */
typedef struct past {
  uint32_t block, tried; /* how many of its edges */
  gv_guard guard;
} past;

/* By block of the function, from its first: edges to `to`; GV_NONE when there is no way. */
static uint32_t *distances(const gv_engine *e, const gv_function *f, uint32_t to) {
  const gv_flow *flow = &e->flow;
  uint32_t *distance = gv_malloc((f->end_block - f->first_block) * sizeof *distance);
  GV_VEC(uint32_t) queue = {0};
  memset(distance, 0xff, (f->end_block - f->first_block) * sizeof *distance);
  distance[to - f->first_block] = 0;
  *gv_push(&queue) = to;
  for (uint32_t i = 0; i < queue.len; i++) {
    for (uint32_t p = flow->pred_start[queue.at[i]]; p < flow->pred_start[queue.at[i] + 1]; p++) {
      uint32_t from = flow->edge_from[flow->preds[p]];
      if (distance[from - f->first_block] != GV_NONE) continue;
      distance[from - f->first_block] = distance[queue.at[i] - f->first_block] + 1;
      *gv_push(&queue) = from;
    }
  }
  gv_vec_free(&queue);
  return distance;
}

/* Number `n` of the block's edges, the nearest to the start first; GV_NONE: no more. */
static uint32_t nearest(const gv_engine *e, const uint32_t *distance, uint32_t first_block, uint32_t block, uint32_t n) {
  const gv_block *b = &e->model->blocks.at[block];
  if (n >= b->end_edge - b->first_edge) return GV_NONE;
  if (b->end_edge - b->first_edge != 2) return b->first_edge + n;
  const gv_edge *edge = &e->model->edges.at[b->first_edge];
  bool second = distance[edge[1].target - first_block] < distance[edge[0].target - first_block];
  return b->first_edge + (n ^ (uint32_t)second);
}

/* A path starts where the object comes to be: what was before is one of the ways from the entry to there, with so many visits of a
 * block. */
static bool search_history(search *s, uint32_t index, const gv_origin *start, uint32_t most_visits) {
  walker *w = s->walker;
  gv_engine *e = w->engine;
  gv_bdd *bdd = &e->facts.bdd;
  uint32_t to = e->model->ops.at[e->nodes.at[s->nodes.at[index].node].op].block, steps = 0, tried = 0;
  const gv_function *f = &e->model->functions.at[e->model->blocks.at[to].function];
  uint32_t *distance = distances(e, f, to), first = f->first_block;
  uint16_t *visits = gv_malloc((f->end_block - first) * sizeof *visits);
  GV_VEC(past) way = {0};
  memset(visits, 0, (f->end_block - first) * sizeof *visits);
  *gv_push(&way) = (past){first, 0, e->reach[first]};
  w->history.len = 0;
  w->stale = true;
  bool found = false;
  for (bool arrived = first == to; way.len && !found && tried < HISTORY_LIMIT && steps++ < STEPS_LIMIT; arrived = false) {
    past *here = &way.at[way.len - 1];
    if (arrived || (here->block == to && !here->tried)) {
      gv_guard guard = gv_bdd_and(bdd, here->guard, e->reach[to]);
      if (begins_under(e, s->nodes.at[index].node)) guard = gv_bdd_and(bdd, guard, e->nodes.at[s->nodes.at[index].node].guard);
      if (start->exit != GV_NONE) guard = gv_facts_out_of_call(&e->facts, guard, start->via, e->exits.at[start->exit].guard);
      bool holds = guard != GV_FALSE && history_holds(w) && (!w->feasible || gv_feasible_holds(w->feasible));
      w->stale = true;
      tried++;
      found = holds && search_start(s, index, start, guard);
      if (found) break;
      here = &way.at[way.len - 1];
    }
    uint32_t edge = nearest(e, distance, first, here->block, here->tried++);
    if (edge == GV_NONE) {
      visits[here->block - first]--;
      way.len--;
      if (w->history.len) take_back(w, &w->history.len);
      continue;
    }
    uint32_t target = e->model->edges.at[edge].target;
    if (distance[target - first] == GV_NONE || visits[target - first] >= most_visits || e->stop[here->block] != GV_NONE)
      continue;
    gv_guard guard = gv_facts_edge(&e->facts, here->guard, edge);
    if (guard == GV_FALSE || !may_take(w, edge)) continue;
    visits[target - first]++;
    *gv_push(&way) = (past){target, 0, guard};
    *gv_push(&w->history) = edge;
  }
  w->history.len = 0;
  gv_vec_free(&way);
  gv_free(visits);
  gv_free(distance);
  return found;
}

static bool search_with_history(search *s, uint32_t index, const gv_origin *start) {
  return search_history(s, index, start, HISTORY_VISITS) || search_history(s, index, start, PATIENT_VISITS);
}

/* All work on a stream is one problem; a path to this fault begins with its own. */
static bool is_other_work(const walker *w, uint32_t node, const gv_origin *origin) {
  uint32_t id = w->engine->contexts.at[w->engine->nodes.at[node].context].birth;
  const gv_birth *birth = id == GV_NONE ? NULL : &w->engine->births.at[id];
  return birth && birth->kind == GV_BORN_WORK && !birth->flags && origin->via != w->fault->op;
}

static bool find_and_walk(walker *w, uint32_t last_node, const target *end, int depth) {
  gv_engine *e = w->engine;
  search s = {.walker = w, .end = end, .depth = depth};
  bool found = false;
  if (w->feasible) w->stale = true, w->history.len = w->onward.len = 0;
  search_collect(&s, last_node);
  search_needs(&s);
  for (uint32_t i = 0; i < s.nodes.len && !found; i++) {
    for (uint32_t o = e->nodes.at[s.nodes.at[i].node].first_origin; o != GV_NONE && !found; o = e->origins.at[o].next) {
      gv_origin origin = e->origins.at[o];
      if (origin.kind != GV_FROM_START || is_other_work(w, s.nodes.at[i].node, &origin)) continue;
      uint32_t birth = e->contexts.at[e->nodes.at[s.nodes.at[i].node].context].birth;
      bool at_entry = birth == GV_NONE || e->births.at[birth].kind == GV_BORN_AT_ENTRY;
      if (w->feasible && !at_entry)
        found = search_with_history(&s, i, &origin);
      else
        found = search_start(&s, i, &origin, start_guard(e, s.nodes.at[i].node, &origin));
    }
  }
  for (uint32_t i = 0; i < s.nodes.len; i++) gv_vec_free(&s.nodes.at[i].onward);
  gv_vec_free(&s.nodes);
  gv_vec_free(&s.path);
  gv_map_free(&s.index);
  return found;
}

/* The caller's way to a call, for a fault inside a called function: walked first, then the path itself. */
static bool walk_callers(walker *w, uint32_t context, int depth) {
  gv_engine *e = w->engine;
  if (e->contexts.at[context].birth != GV_NONE) return true;
  for (uint32_t c = e->contexts.at[context].first_caller; c != GV_NONE; c = e->callers.at[c].next) {
    gv_caller caller = e->callers.at[c];
    gv_origin into = {GV_FROM_CALL, caller.node, caller.op, GV_NONE, GV_NONE};
    target end = {.origin = &into, .state = e->contexts.at[context].entry_state, .exiting = true};
    uint32_t notes = w->finding ? w->finding->notes.len : 0, edges = w->finding ? w->finding->path.len : 0;
    if (depth < DEPTH_LIMIT && walk_callers(w, e->nodes.at[caller.node].context, depth + 1) &&
        find_and_walk(w, caller.node, &end, depth + 1)) {
      const gv_op *op = &e->model->ops.at[caller.op];
      flush_branches(w);
      note(w, op, gv_format(&w->report->arena, "passed to %.*s", GV_FMT(op->name)));
      return true;
    }
    if (w->finding) w->finding->notes.len = notes, w->finding->path.len = edges;
    w->pending.len = 0;
  }
  return false;
}

/* ---- the whole ---------------------------------------------------------------------------------------------------------------------------- */

static void note_end(walker *w, const gv_way *way) {
  gv_model *m = w->model;
  if (w->fault->operand != GV_NONE) {
    flush_branches(w);
    bool pending = gv_state_at(w->engine, way->state)->work && w->begun.op != GV_NONE;
    bool marked = w->fault->rule == GV_RULE_STREAM_USE_AFTER_DESTROY;
    if (pending && marked)
      note(w, &m->ops.at[w->fault->op],
           GV_STR("missing: wait for the event, or for its stream, before the stream is destroyed"));
    else if (pending)
      note(w, &m->ops.at[w->fault->op], gv_words_missing(m, &w->report->arena, w->fault->op, w->begun));
    return;
  }
  const gv_op *op = &m->ops.at[way->at];
  if (w->lost_on != GV_NONE) put_on_path(w, w->lost_on), *gv_push(&w->pending) = w->lost_on;
  flush_branches(w);
  if (w->fault->rule == GV_RULE_UNWAITED_WORK)
    note(w, op,
         op->kind == GV_OP_RETURN ? GV_STR("the function returns here, and nothing can wait for it any more")
                                  : GV_STR("after this nothing can wait for it any more"));
  else
    note(w, op,
         op->kind == GV_OP_RETURN ? gv_words_not_ended(&w->report->arena, w->fault->rule)
                                  : GV_STR("nothing refers to it after this"));
}

static void note_after(walker *w) {
  const gv_fault *f = w->fault;
  for (uint32_t i = 0; i < f->after.len; i++) {
    if (f->after.at[i] == f->op) continue; /* the same operation in a later iteration */
    const gv_op *op = &w->model->ops.at[f->after.at[i]];
    note(w, op, gv_words_after(&w->report->arena, f->rule, op));
  }
}

/* Nobody reads a thousand steps: the first and the last ones tell most. */
static void shorten(walker *w) {
  uint32_t count = w->finding->notes.len, left_out = count - NOTES_LIMIT;
  if (count <= NOTES_LIMIT) return;
  gv_note *at = w->finding->notes.at + NOTES_LIMIT / 2;
  at->message = gv_format(&w->report->arena, "%u steps are left out from here on", left_out + 1);
  memmove(at + 1, at + 1 + left_out, (NOTES_LIMIT - NOTES_LIMIT / 2 - 1) * sizeof *at);
  w->finding->notes.len = NOTES_LIMIT;
}

bool gv_witness(gv_engine *e, gv_model *model, const gv_fault *fault, gv_report *report, gv_finding *finding,
                gv_pending *begun) {
  gv_feasible feasible;
  gv_feasible_init(&feasible, model, &e->flow);
  walker w = {.engine = e,
              .model = model,
              .report = report,
              .fault = fault,
              .finding = finding,
              .feasible = &feasible,
              .lost_on = GV_NONE};
  w.postdominator = gv_malloc((model->blocks.len + 1) * sizeof *w.postdominator);
  memset(w.postdominator, 0xff, (model->blocks.len + 1) * sizeof *w.postdominator);
  bool found = false;
  for (uint32_t i = 0; i < fault->ways.len && !found; i++) {
    const gv_way *way = &fault->ways.at[i];
    target end = {.at = way->at, .state = way->state};
    uint32_t work = gv_state_at(e, way->state)->work;
    if (work && gv_work_at(e, work)->unsure) continue;
    uint32_t context = e->nodes.at[way->node].context;
    finding->notes.len = finding->path.len = 0;
    w.guessed = w.branched_in_two = w.opaque_in_two = false;
    w.branched_in = w.opaque_in = GV_NONE;
    w.lost_on = GV_NONE;
    w.begun = (gv_pending){fault->rule == GV_RULE_UNWAITED_WORK ? fault->op
                           : work                               ? gv_work_at(e, work)->of
                                                                : GV_NONE,
                           GV_NONE};
    found = walk_callers(&w, context, 0) && find_and_walk(&w, way->node, &end, 0);
    if (found) note_end(&w, way);
    found &= (!w.guessed || !w.branched_in_two) && !w.opaque_in_two;
    w.pending.len = 0;
  }
  if (found) {
    note_after(&w);
    shorten(&w);
  } else {
    finding->notes.len = finding->path.len = 0;
  }
  *begun = w.begun;
  gv_free(w.postdominator);
  gv_vec_free(&w.pending);
  gv_vec_free(&w.history);
  gv_vec_free(&w.onward);
  gv_feasible_clear(&feasible);
  return found;
}
