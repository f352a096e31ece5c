/* needs: a path that is being walked. gives: its steps, without branches that make no difference,
 * and the branches on which it rests. cost: linear in the path. */
#include "counterexample/walker.h"

static void add_step(walker *w, gv_path_step step) {
  if (w->record) *gv_push(&w->record->steps) = step;
}

void gv_record_step(walker *w, gv_path_step_kind kind, uint32_t op, uint32_t number) {
  add_step(w, (gv_path_step){.kind = kind, .op = op, .number = number});
}

static const gv_detour *detour_of(const walker *w, uint32_t edge) {
  for (uint32_t i = 0; i < w->detours.len; i++)
    if (w->detours.at[i].branch == w->tab->flow.edge_from[edge]) return &w->detours.at[i];
  return NULL;
}

/* The path goes into the loop as the numbers say, and leaves it some day. */
static bool is_of_same_rounds(const walker *w, uint32_t edge) {
  const gv_detour *d = detour_of(w, edge);
  return d && d->same_rounds;
}

static bool may_go_either_way(walker *w, const crossing *c) {
  const gv_detour *d = detour_of(w, c->edge);
  if (!c->met) return false;
  return d && d->misses ? gv_is_passed_by(w, d, c) : gv_branch_is_irrelevant(w, c, NULL);
}

/* What is taken for a detour has to be one for the object that comes by, too. */
void gv_ask(walker *w, const crossing *c) {
  if (!w->record) return;
  crossing asked = *c;
  bool detour = c->edge != GV_NONE && gv_is_detour(&w->detours, w->tab->flow.edge_from[c->edge]);
  if (detour && !c->sure && !is_of_same_rounds(w, c->edge) && !may_go_either_way(w, c)) {
    asked.met = false;
    asked.asks = gv_number_unconstrained(&w->local.execution->numbers);
  }
  if (asked.asks.unknown) *gv_push(&w->asked) = asked;
}

/* The branches that were waiting for something to happen after them. */
void gv_record_branches(walker *w) {
  for (uint32_t i = 0; i < w->pending.len; i++) {
    uint32_t edge = w->pending.at[i].edge;
    gv_ask(w, &w->pending.at[i]);
    gv_record_step(w, GV_STEP_BRANCH, gv_terminator(w->model, w->tab->flow.edge_from[edge]), edge);
  }
  w->pending.len = 0;
}

/* Does the use make something else of the object, so that it is a step? What a caller passes is
 * first seen where it is used. */
static bool is_change(gv_handle from, gv_handle to) {
  bool ended = to == GV_HANDLE_DEAD_STREAM || to == GV_HANDLE_DEAD_EVENT || to == GV_HANDLE_FREED ||
               to == GV_HANDLE_UNLOADED || to == GV_HANDLE_DEAD_DESCRIPTOR;
  if (from == GV_HANDLE_GIVEN) return true;
  if (from == to) return false;
  return ended || to == GV_HANDLE_RECORDED;
}

static void record_event(walker *w, const gv_event *event) {
  switch (event->kind) {
  case GV_EVENT_USE:
    if (!is_change(event->from, event->to)) return;
    break;
  case GV_EVENT_BEGIN:
    w->begun = (gv_begun){event->op, event->operand};
    gv_execution_trace(w->local.execution, event->op, w->by_bytes ? event->operand : GV_NONE);
    gv_walk_begins(w, event->op, true);
    break;
  case GV_EVENT_MARK:
  case GV_EVENT_FOLLOW: gv_execution_tell_gain(w->local.execution); break;
  case GV_EVENT_CHOICE: w->chose |= w->record != NULL; return;
  case GV_EVENT_ESCAPE: return;
  case GV_EVENT_STORE:
  case GV_EVENT_LOAD:
  case GV_EVENT_ABSORBED:
  case GV_EVENT_ORPHAN: break;
  }
  gv_record_branches(w);
  add_step(w, (gv_path_step){.kind = GV_STEP_EVENT, .op = event->op, .event = *event});
}

/* Events are linked backwards. */
void gv_record_events(walker *w, const gv_event_list *events, uint32_t last, bool skip_last) {
  GV_VEC(uint32_t) order = {0};
  for (uint32_t i = last; i != GV_NONE; i = events->at[i].before) *gv_push(&order) = i;
  for (uint32_t i = order.len; i-- > (skip_last ? 1u : 0u);)
    record_event(w, &events->at[order.at[i]]);
  gv_vec_free(&order);
}

/* The block argument that holds the object after the edge, unless it held it before. */
void gv_record_argument(walker *w, uint32_t edge, uint32_t state) {
  const gv_tabulation *e = w->tab;
  const gv_model *m = w->model;
  uint32_t count;
  const gv_place *places = gv_places_at(e, gv_state_at(e, state)->places, &count);
  for (uint32_t i = 0; i < count; i++) {
    gv_value_id value = gv_key_base(places[i].key);
    if (gv_key_space(places[i].key) != GV_IN_VALUE) continue;
    if (!gv_is_object(places[i].tag)) continue;
    if (m->values.at[value].def != GV_DEF_BLOCK_ARG) continue;
    if (m->values.at[value].a != m->edges.at[edge].target) continue;
    gv_record_branches(w);
    gv_record_step(w, GV_STEP_ARGUMENT, gv_terminator(m, e->flow.edge_from[edge]), value);
    return;
  }
}

/* Could the operation make another thing of the object? A launch on a stream leaves it as it is. */
static bool may_change(const gv_op *op, gv_handle handle) {
  if (op->kind != GV_OP_ACTION) return true;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_is_handle_role(gv_role_of(op, i)) &&
        gv_handle_step_in(handle, gv_role_of(op, i), op->action).next != handle)
      return true;
  return false;
}

/* Does the other side of the branch begin with something that concerns the object? Then going
 * around it is a step too. */
static bool goes_around(const walker *w, uint32_t edge, uint32_t state) {
  const gv_model *m = w->model;
  const gv_flow *flow = &w->tab->flow;
  const gv_block *from = &m->blocks.at[flow->edge_from[edge]];
  const gv_state *s = gv_state_at(w->tab, state);
  uint32_t count;
  const gv_place *places = gv_places_at(w->tab, s->places, &count);
  for (uint32_t i = 0; i < count && from->end_edge - from->first_edge > 1;
       i++) { /* the edge itself passes it on */
    const gv_value *v = &m->values.at[gv_key_base(places[i].key)];
    if (gv_key_space(places[i].key) == GV_IN_VALUE && v->def == GV_DEF_BLOCK_ARG &&
        v->a == m->edges.at[edge].target)
      return true;
  }
  for (uint32_t e = from->first_edge; e < from->end_edge; e++) {
    const gv_block *other = &m->blocks.at[m->edges.at[e].target];
    for (uint32_t i = 0; i < count && m->edges.at[e].target != m->edges.at[edge].target; i++) {
      if (gv_key_space(places[i].key) == GV_AT_ENTRY) continue;
      uint32_t use = gv_next_use(flow, places[i].key, other->first_op);
      for (; use != GV_NONE && use < flow->use_start[places[i].key + 1] &&
             flow->uses[use] < other->end_op;
           use++)
        if (may_change(&m->ops.at[flow->uses[use]], (gv_handle)s->handle)) return true;
    }
  }
  return false;
}

void gv_record_crossed(walker *w, uint32_t edge) {
  if (w->record) *gv_push(&w->record->edges) = edge;
}

void gv_record_edge(walker *w, uint32_t edge, uint32_t node, uint32_t state) {
  gv_tabulation *e = w->tab;
  uint32_t from = e->flow.edge_from[edge], to = e->model->edges.at[edge].target, kept = 0;
  gv_record_crossed(w, edge);
  gv_find_postdominators(w, e->model->blocks.at[from].function);
  *gv_push(&w->pending) = (crossing){.edge = edge,
                                     .stays = goes_around(w, edge, state),
                                     .node = node,
                                     .state = state,
                                     .asks = w->local.execution->asked,
                                     .sure = w->local.execution->taken_surely};
  /* Branches whose two sides have met again without anything happening are of no interest. */
  for (uint32_t i = 0; i < w->pending.len; i++) {
    crossing c = w->pending.at[i];
    uint32_t branch = e->flow.edge_from[c.edge];
    if (!c.met && w->postdominator[branch] == to) c.met = true, c.state = state;
    if (c.met && (!c.stays || gv_is_detour(&w->detours, branch)))
      gv_ask(w, &c);
    else
      w->pending.at[kept++] = c;
  }
  w->pending.len = kept;
}
