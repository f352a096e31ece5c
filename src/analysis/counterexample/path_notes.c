/* needs: a path that is being walked. gives: its steps as notes, without branches that make no difference. cost: linear in the path. */
#include "counterexample/walker.h"

static void tell(walker *w, gv_note_kind kind, gv_loc loc, uint32_t op, gv_str message) {
  if (!w->finding) return;
  gv_finding_note(w->finding, kind, loc, message);
  gv_last_note(w->finding)->op = op;
}

void gv_tell_at(walker *w, gv_loc loc, uint32_t op, gv_str message) { tell(w, GV_NOTE_STEP, loc, op, message); }

void gv_tell_consequence(walker *w, uint32_t op, gv_str message) {
  tell(w, GV_NOTE_CONSEQUENCE, w->model->ops.at[op].loc, op, message);
}

void gv_tell_missing(walker *w, uint32_t op, gv_str supply) {
  if (!w->finding) return;
  tell(w, GV_NOTE_MISSING, w->model->ops.at[op].loc, op, gv_format(&w->report->arena, "%.*s", GV_FMT(supply)));
  gv_last_note(w->finding)->supply = supply;
}

void gv_tell(walker *w, const gv_op *op, gv_str message) { gv_tell_at(w, op->loc, (uint32_t)(op - w->model->ops.at), message); }

static const char *side(const gv_model *m, uint32_t edge, uint32_t from) {
  const gv_op *op = &m->ops.at[gv_terminator(m, from)];
  if (op->kind == GV_OP_COND_BR && op->assumed) return NULL;
  if (op->kind == GV_OP_COND_BR)
    return edge == m->blocks.at[from].first_edge ? "taking the true branch" : "taking the false branch";
  if (op->kind == GV_OP_SWITCH) return edge == m->blocks.at[from].first_edge ? "taking the default case" : "taking a case";
  return NULL;
}

/* What is taken for a detour has to be one for the object that comes by, too. */
void gv_ask(walker *w, const crossing *c) {
  if (!w->finding) return;
  crossing asked = *c;
  bool detour = c->edge != GV_NONE && gv_is_detour(&w->detours, w->tab->flow.edge_from[c->edge]);
  if (detour && !c->sure && !(c->met && gv_branch_is_irrelevant(w, c, NULL))) {
    asked.met = false;
    asked.asks = gv_number_unconstrained(&w->execution->numbers);
  }
  if (asked.asks.unknown) *gv_push(&w->asked) = asked;
}

/* The branches that were waiting for something to happen behind them. */
void gv_tell_branches(walker *w) {
  gv_model *m = w->model;
  for (uint32_t i = 0; i < w->pending.len; i++) {
    uint32_t edge = w->pending.at[i].edge, from = w->tab->flow.edge_from[edge];
    const gv_op *op = &m->ops.at[gv_terminator(m, from)];
    const char *taken = side(m, edge, from);
    gv_ask(w, &w->pending.at[i]);
    if (!taken) continue;
    gv_str on = gv_words_name(m, gv_operands(m, op)[0]);
    if (op->kind == GV_OP_SWITCH && edge != m->blocks.at[from].first_edge)
      gv_tell(w, op,
              gv_format(&w->report->arena, "taking case %lld%s%.*s", (long long)m->edges.at[edge].case_value,
                        on.len ? " of " : "", GV_FMT(on)));
    else
      gv_tell(w, op, gv_format(&w->report->arena, "%s%s%.*s", taken, on.len ? " of " : "", GV_FMT(on)));
  }
  w->pending.len = 0;
}

static void note_begin(walker *w, const gv_event *event) {
  const gv_op *op = &w->model->ops.at[event->op];
  w->begun = (gv_begun){event->op, event->operand};
  gv_execution_trace(w->execution, event->op);
  gv_tell_branches(w);
  gv_tell(w, op, gv_words_begin(w->model, &w->report->arena, event->op, event->operand));
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
    did = "used here by an operation that was not lowered";
    break;
  case GV_EVENT_BEGIN:
    note_begin(w, event);
    return;
  case GV_EVENT_MARK:
    did = "an event is recorded after it here";
    gv_execution_tell_gain(w->execution);
    break;
  case GV_EVENT_ORPHAN:
    did = "the stream of the event is destroyed here";
    break;
  case GV_EVENT_FOLLOW:
    did = "a stream is made to wait for it here";
    gv_execution_tell_gain(w->execution);
    break;
  case GV_EVENT_CHOICE:
    w->chose |= w->finding != NULL;
    break;
  case GV_EVENT_ESCAPE:
    break;
  }
  if (!did) return;
  gv_tell_branches(w);
  gv_tell(w, op, gv_str_copy(&w->report->arena, gv_str_of(did)));
  if (w->finding) gv_last_note(w->finding)->carries = event->kind == GV_EVENT_STORE || event->kind == GV_EVENT_LOAD;
}

/* Events are linked backwards. */
void gv_tell_events(walker *w, const gv_event_list *events, uint32_t last, bool skip_last) {
  GV_VEC(uint32_t) order = {0};
  for (uint32_t i = last; i != GV_NONE; i = events->at[i].before) *gv_push(&order) = i;
  for (uint32_t i = order.len; i-- > (skip_last ? 1u : 0u);) note_event(w, &events->at[order.at[i]]);
  gv_vec_free(&order);
}

/* The block argument that holds the object after the edge, unless it held it before. */
void gv_tell_passing(walker *w, uint32_t edge, uint32_t state) {
  gv_tabulation *e = w->tab;
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
    gv_tell_branches(w);
    gv_tell(w, &m->ops.at[gv_terminator(m, from)],
            name.len ? gv_format(&w->report->arena, "becomes block argument %.*s", GV_FMT(name))
                     : gv_format(&w->report->arena, "becomes a block argument"));
    return;
  }
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
  const gv_flow *flow = &w->tab->flow;
  const gv_block *from = &m->blocks.at[flow->edge_from[edge]];
  const gv_state *s = gv_state_at(w->tab, state);
  uint32_t count;
  const gv_place *places = gv_places_at(w->tab, s->places, &count);
  for (uint32_t i = 0; i < count && from->end_edge - from->first_edge > 1; i++) { /* the edge itself hands it on */
    const gv_value *v = &m->values.at[gv_key_base(places[i].key)];
    if (gv_key_space(places[i].key) == GV_IN_VALUE && v->def == GV_DEF_BLOCK_ARG && v->a == m->edges.at[edge].target)
      return true;
  }
  for (uint32_t e = from->first_edge; e < from->end_edge; e++) {
    const gv_block *other = &m->blocks.at[m->edges.at[e].target];
    for (uint32_t i = 0; i < count && m->edges.at[e].target != m->edges.at[edge].target; i++) {
      if (gv_key_space(places[i].key) == GV_AT_ENTRY) continue;
      uint32_t use = gv_next_use(flow, places[i].key, other->first_op);
      for (; use != GV_NONE && use < flow->use_start[places[i].key + 1] && flow->uses[use] < other->end_op; use++)
        if (may_change(&m->ops.at[flow->uses[use]], (gv_handle)s->handle)) return true;
    }
  }
  return false;
}

void gv_put_on_path(walker *w, uint32_t edge) {
  if (w->finding) *gv_push(&w->finding->path) = edge;
}

void gv_tell_edge(walker *w, uint32_t edge, uint32_t node, uint32_t state) {
  gv_tabulation *e = w->tab;
  uint32_t from = e->flow.edge_from[edge], to = e->model->edges.at[edge].target, kept = 0;
  gv_put_on_path(w, edge);
  gv_find_postdominators(w, e->model->blocks.at[from].function);
  *gv_push(&w->pending) = (crossing){.edge = edge,
                                     .stays = goes_around(w, edge, state),
                                     .node = node,
                                     .state = state,
                                     .asks = w->execution->asked,
                                     .sure = w->execution->taken_surely};
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

/* ---- the beginning ---- */

void gv_tell_seed(walker *w, const gv_context *context) {
  const gv_seed *seed = &w->tab->seeds.at[context->seed];
  bool leak = w->fault->operand == GV_NONE;
  if (seed->kind == GV_SEED_CONTROL || (seed->kind == GV_SEED_WORK && !seed->flags)) return;
  gv_str text = GV_STR("");
  switch (seed->handle) {
  case GV_HANDLE_WORK: /* that a demand is about */
    text = seed->flags & GV_MARKED ? GV_STR("the event is recorded here") : GV_STR("enqueued here");
    break;
  case GV_HANDLE_STREAM:
    text = GV_STR("stream created here");
    break;
  case GV_HANDLE_EVENT:
    text = GV_STR("event created here");
    break;
  case GV_HANDLE_NULL:
    text = GV_STR("null is defined here");
    break;
  case GV_HANDLE_UNDEF:
    text = seed->op == GV_NONE ? GV_STR("undefined value is defined here") : GV_STR("uninitialized memory is allocated here");
    break;
  case GV_HANDLE_GIVEN:
  case GV_HANDLE_GIVEN_MEMORY:
    text = GV_STR("passed in by the caller");
    break;
  case GV_HANDLE_DEVICE:
  case GV_HANDLE_SHARED:
  case GV_HANDLE_PINNED:
  case GV_HANDLE_HEAP:
    text = GV_STR("buffer allocated here");
    break;
  case GV_HANDLE_FIXED:
    text = GV_STR("memory declared here");
    break;
  case GV_HANDLE_MODULE:
    text = GV_STR("module loaded here");
    break;
  default:
    break;
  }
  if (text.len && !(leak && seed->kind == GV_SEED_AT_OP)) gv_tell_at(w, seed->loc, seed->op, text);
}

/* ---- an example ------------------------------------------------------------------------------------------------------------------------- */

static gv_chosen chosen_of(gv_model *m, gv_arena *arena, gv_input_number input) {
  const gv_value *v = &m->values.at[input.of];
  int64_t number = v->width == 1 ? (int64_t)(input.number & 1) : gv_sign_extend((int64_t)input.number, v->width);
  return (gv_chosen){input.of, gv_words_input(m, arena, input.of), v->loc, number, v->width};
}

/* "%n = 7", in a loop "%n = 7, then 8"; each value once, with all its numbers. */
static gv_str words_of(gv_arena *arena, const gv_finding *finding, uint32_t first) {
  const gv_chosen *all = finding->example.at;
  gv_str text = gv_format(arena, "%.*s = %lld", GV_FMT(all[first].name), (long long)all[first].number);
  for (uint32_t i = first + 1; i < finding->example.len; i++)
    if (all[i].of == all[first].of) text = gv_format(arena, "%.*s, then %lld", GV_FMT(text), (long long)all[i].number);
  return text;
}

static bool is_first(const gv_finding *finding, uint32_t index) {
  uint32_t first = 0;
  while (finding->example.at[first].of != finding->example.at[index].of) first++;
  return first == index;
}

void gv_tell_example(walker *w) {
  gv_arena *arena = &w->report->arena;
  gv_finding *finding = w->finding;
  gv_str text = {0};
  for (uint32_t i = 0; i < w->example.len; i++) *gv_push(&finding->example) = chosen_of(w->model, arena, w->example.at[i]);
  for (uint32_t i = 0; i < finding->example.len; i++) {
    const gv_chosen *c = &finding->example.at[i];
    if (c->width == 1 || !is_first(finding, i)) continue;
    gv_str words = words_of(arena, finding, i);
    text = text.len ? gv_format(arena, "%.*s and %.*s", GV_FMT(text), GV_FMT(words))
                    : gv_format(arena, "for example with %.*s", GV_FMT(words));
  }
  if (text.len) tell(w, GV_NOTE_EXAMPLE, finding->loc, finding->op, text);
}
