/* needs: flow, predicates, the arrivals of streams and events. gives: what of the object goes into
 * a callee and what comes back. cost: its places, and the ways in which what the callee got can be
 * the caller's. */
#include "typestate/transfer.h"

typedef struct entering {
  uint32_t op;
  gv_place_list entry, frame;
} entering;

/* In which memory the callee finds the stream or event stays known there, whatever is stored over
 * it. */
static void take_entry(gv_transfer_run *t, const gv_outcome *o, entering *e) {
  bool object = !(gv_state_at(t->tab, o->state)->flags & GV_MEMORY);
  for (uint32_t i = 0, end = e->entry.len; i < end; i++) {
    gv_place p = e->entry.at[i];
    gv_space space = gv_key_space(p.key);
    if (gv_is_task_tag(p.tag)) continue;
    if (gv_is_object(p.tag) && !object) continue;
    if (space == GV_IN_MEMORY || space == GV_IN_GLOBAL)
      *gv_push(&e->entry) = (gv_place){gv_key_at_entry(p.key), p.lo, p.hi, 0, p.tag};
  }
}

/* Only tokens of tasks are in that memory, which the callee gets in a way that is not followed.
 * False: more than these. */
static bool lose_tokens_in(gv_transfer_run *t, gv_outcome *o, gv_key key) {
  gv_place_list list = {0};
  bool only = true;
  gv_places_of_state(t, o->state, &list);
  for (uint32_t i = 0; i < list.len; i++)
    only &= list.at[i].key != key || gv_is_task_tag(list.at[i].tag);
  for (uint32_t i = 0; i < list.len; i++)
    if (list.at[i].key == key)
      o->state = gv_with_tokens_lost(t, o->state, &(gv_piece){.tag = list.at[i].tag}, 1);
  gv_vec_free(&list);
  return only;
}

/* Memory places go with the address that leads to them. */
static void take_memory(gv_transfer_run *t, gv_outcome *o, entering *e) {
  const gv_model *m = t->tab->model;
  const gv_op *op = &m->ops.at[e->op];
  const gv_function *callee = &m->functions.at[op->callee];
  gv_place_list *frame = &e->frame;
  gv_places_of_state(t, o->state, frame);
  for (uint32_t a = 0; a < op->operand_count && a < callee->params; a++) {
    gv_value_id operand = gv_operands(m, op)[a];
    gv_address at = operand == GV_NONE ? (gv_address){GV_NONE, 0} : gv_resolve(m, operand);
    bool lost = at.key == GV_NONE || (t->tab->flow.escaped[at.key] && !gv_passes_new(op, a));
    if (lost || !gv_has_place_in(t, o->state, at.key)) continue;
    gv_key to = gv_key_of(GV_IN_MEMORY, m->params.at[callee->first_param + a]);
    bool again = true;
    for (uint32_t i = 0; i < frame->len && at.offset != GV_ANYWHERE; i++)
      if (frame->at[i].key == at.key)
        again = false,
        gv_places_add(&e->entry, gv_place_moved(to, frame->at[i]), frame->at[i].lo - at.offset,
                      (int64_t)frame->at[i].hi - at.offset);
    if (again && lose_tokens_in(t, o, at.key)) continue;
    if (again)
      o->state = gv_havocked(t, o->state,
                             at.offset == GV_ANYWHERE ? GV_HAVOC_OFFSET : GV_HAVOC_ALIAS, e->op);
    else
      gv_places_cut(frame, at.key, INT32_MIN, GV_EVERYWHERE);
  }
  for (uint32_t i = 0, end = frame->len; i < end; i++) {
    gv_place p = frame->at[i];
    bool goes = gv_key_space(p.key) == GV_IN_GLOBAL &&
                t->tab->flow.touches[(size_t)op->callee * m->globals.len + gv_key_base(p.key)];
    if (goes || gv_is_touched_global(&t->tab->flow, op->callee, p.key)) *gv_push(&e->entry) = p;
  }
  for (uint32_t g = 0; g < m->globals.len; g++)
    if (t->tab->flow.touches[(size_t)op->callee * m->globals.len + g])
      gv_places_cut(frame, gv_key_of(GV_IN_GLOBAL, g), INT32_MIN, GV_EVERYWHERE);
}

/* All that the arguments hold is in e->entry. */
static void enter(gv_transfer_run *t, gv_outcome o, entering *e) {
  const gv_op *op = &t->tab->model->ops.at[e->op];
  uint32_t work = gv_state_at(t->tab, o.state)->work;
  const gv_pending *w = work ? gv_pending_at(t->tab, work) : NULL;
  bool may_wait = w && (((w->on_null || w->perhaps_null) && t->tab->ordering.acts[op->callee]) ||
                        t->tab->ordering.device_sync_fns[op->callee]);
  bool reached = gv_state_at(t->tab, o.state)->escaped & t->tab->flow.reached_in[op->callee];
  bool may_reset = t->tab->ordering.resets_in && t->tab->ordering.resets_in[op->callee];
  if (!e->entry.len && !may_wait && !reached && !may_reset) {
    gv_go_on(t, o, e->op);
    return;
  }
  gv_place_list entry = {0}, frame = {0};
  for (uint32_t i = 0; i < e->entry.len; i++) *gv_push(&entry) = e->entry.at[i];
  for (uint32_t i = 0; i < e->frame.len; i++) *gv_push(&frame) = e->frame.at[i];
  uint32_t frame_state = gv_with_places(t, o.state, &frame),
           entry_state = gv_tasks_into_call(t->tab, gv_with_places(t, o.state, &entry), e->op);
  if (work) entry_state = gv_pending_elsewhere(t->tab, entry_state);
  o.state = entry_state;
  gv_effect effect = gv_effect_of(GV_EFFECT_CALL, e->op, &o);
  effect.frame = frame_state;
  gv_take(t, effect);
  gv_vec_free(&entry);
  gv_vec_free(&frame);
}

/* One argument after the other. */
static void enter_next(gv_transfer_run *t, gv_outcome o, entering *e, uint32_t argument) {
  const gv_model *m = t->tab->model;
  const gv_op *op = &m->ops.at[e->op];
  const gv_function *callee = &m->functions.at[op->callee];
  uint32_t before = e->entry.len;
  while (argument < op->operand_count && gv_operands(m, op)[argument] == GV_NONE) argument++;
  if (argument >= op->operand_count || argument >= callee->params) {
    enter(t, o, e);
    return;
  }
  gv_cases cases = gv_cases_of(t, o, gv_operands(m, op)[argument]);
  gv_key key = gv_key_of(GV_IN_VALUE, m->params.at[callee->first_param + argument]);
  for (uint32_t c = 0; c < cases.list.len; c++) {
    const gv_piece *pieces = gv_case_pieces(&cases, c);
    for (uint32_t i = 0; i < cases.list.at[c].count; i++)
      gv_places_add(&e->entry, gv_place_at(key, pieces[i]), pieces[i].lo, pieces[i].hi);
    enter_next(t, cases.list.at[c].outcome, e, argument + 1);
    e->entry.len = before;
  }
  gv_cases_clear(&cases);
}

/* The callee is entered, or, if it gets nothing of the object, passed over; then it may still wait
 * for the null stream. */
void gv_transfer_call(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  if (gv_state_at(t->tab, o.state)->handle == GV_HANDLE_CONTROL) {
    gv_effect effect = gv_effect_of(GV_EFFECT_CALL, op_id, &o);
    effect.frame = o.state;
    gv_take(t, effect);
    return;
  }
  gv_state seen = *gv_state_at(t->tab, o.state);
  if (gv_tasks_hide(t->tab, &seen, op_id)) {
    gv_go_on(t, o, op_id);
    return;
  }
  if (seen.work && t->tab->ordering.acts[t->tab->model->ops.at[op_id].callee] &&
      gv_tasks_unseen(t->tab, &seen, op_id)) {
    gv_outcome unseen = o; /* of whatever the callee orders */
    unseen.state = gv_state_id(t->tab, &seen);
    gv_go_on(t, unseen, op_id);
  }
  entering e = {.op = op_id};
  take_memory(t, &o, &e);
  take_entry(t, &o, &e);
  enter_next(t, o, &e, 0);
  gv_vec_free(&e.entry);
  gv_vec_free(&e.frame);
}

/* ---- after the call -------------------------------------------------------------------------- */

/* What the caller makes of a callee's exit, one way after the other. */
enum { RETURN_CASES = 4 };
typedef struct returning {
  gv_tabulation *tab;
  const gv_op *op;
  uint32_t left; /* places in which the callee left it */
  gv_state state;
  gv_place_list list;
  gv_guard guard;
  uint32_t way; /* what is left of its number */
} returning;

/* Something in the caller that is not known may hold it, and wait for the work through it. */
static void lost_handle(gv_tabulation *tab, gv_state *s, uint32_t tag) {
  GV_ASSERT(s->work);
  gv_pending w = *gv_pending_at(tab, s->work);
  w.partial |= gv_handle_bit(tag);
  w.unsure = true;
  s->work = gv_intern_id(&tab->works, &w, sizeof w);
}

static bool holds(const gv_place *places, uint32_t count, gv_place p) {
  for (uint32_t i = 0; i < count; i++)
    if (places[i].key == p.key && places[i].lo == p.lo && places[i].hi == p.hi) return true;
  return false;
}

/* Handle `tag` of what the callee left is, by its entry or by what it was left in, the object with
 * these places. */
static bool agrees(const gv_tabulation *e, uint32_t left, uint32_t tag, uint32_t object,
                   bool entry) {
  uint32_t count, size, of_handle = 0, of_object = 0;
  const gv_place *held = gv_places_at(e, left, &count), *places = gv_places_at(e, object, &size);
  for (uint32_t i = 0; i < size; i++)
    of_object += entry ? gv_is_of_entry(e->model, places[i]) : !gv_is_of_entry(e->model, places[i]);
  for (uint32_t i = 0; i < count; i++) {
    if (held[i].tag != tag || gv_is_of_entry(e->model, held[i]) != entry) continue;
    if (!holds(places, size, held[i])) return false;
    of_handle++;
  }
  return of_handle == of_object;
}

bool gv_agrees_at_entry(const gv_tabulation *e, uint32_t places, uint32_t tag, uint32_t object) {
  return agrees(e, places, tag, object, true);
}

/* The streams and events of the caller's that a handle of the callee's can be, alive when the
 * callee got them, distinguished by where the caller has them now. */
typedef struct cases {
  uint32_t places[RETURN_CASES];
  gv_guard guard[RETURN_CASES];
  bool known[RETURN_CASES];
  uint32_t count;
  bool too_many;
} cases;

static cases cases_of(const returning *r, uint32_t tag) {
  gv_tabulation *e = r->tab;
  cases all = {.count = 0};
  bool null = gv_pending_at(e, r->state.work)->nulls & gv_handle_bit(tag);
  uint32_t p = gv_map_get(&e->uses.first_summary_edge, (uint64_t)(r->op - e->model->ops.at));
  for (; p != GV_NONE; p = e->uses.summary_edges.at[p].next) {
    const gv_summary_edge *summary_edge = &e->uses.summary_edges.at[p];
    uint32_t i = 0;
    if (summary_edge->dead) continue;
    if (summary_edge->null != null) continue;
    if (!agrees(e, r->left, tag, summary_edge->entry, true)) continue;
    if (!agrees(e, r->left, tag, summary_edge->exit, false)) continue;
    while (i < all.count && all.places[i] != summary_edge->after) i++;
    if (i == RETURN_CASES) {
      all.too_many = true;
      break;
    }
    if (i == all.count)
      all.places[i] = summary_edge->after, all.guard[i] = GV_FALSE, all.known[i] = true,
      all.count++;
    all.guard[i] = gv_bdd_or(&e->predicates.bdd, all.guard[i], summary_edge->guard);
    all.known[i] &= summary_edge->known;
  }
  return all;
}

/* Under which guards something came to this place of the callee's that was followed, whatever it
 * was. */
static gv_guard reached(const returning *r, gv_place p) {
  gv_tabulation *e = r->tab;
  gv_guard known = GV_FALSE;
  uint32_t size, i = gv_map_get(&e->uses.first_summary_edge, (uint64_t)(r->op - e->model->ops.at));
  for (; i != GV_NONE; i = e->uses.summary_edges.at[i].next) {
    const gv_place *places = gv_places_at(e, e->uses.summary_edges.at[i].entry, &size);
    if (holds(places, size, p))
      known = gv_bdd_or(&e->predicates.bdd, known, e->uses.summary_edges.at[i].guard);
  }
  return known;
}

/* When the handle can be something that was not followed: nothing that was came to any of its
 * places. */
static gv_guard unfollowed(const returning *r, uint32_t tag) {
  gv_bdd *bdd = &r->tab->predicates.bdd;
  gv_guard rest = GV_TRUE;
  uint32_t count;
  const gv_place *held = gv_places_at(r->tab, r->left, &count);
  for (uint32_t i = 0; i < count; i++)
    if (held[i].tag == tag && gv_is_of_entry(r->tab->model, held[i]))
      rest = gv_bdd_and(bdd, rest, gv_bdd_not(bdd, reached(r, held[i])));
  return rest;
}

/* One case is taken; after the last there is one more, GV_NONE: what came was not followed. */
static uint32_t take_case(returning *r, uint32_t tag, const cases *all) {
  gv_bdd *bdd = &r->tab->predicates.bdd;
  if (all->too_many) return GV_NONE;
  gv_guard rest = unfollowed(r, tag);
  uint32_t ways = all->count + (rest != GV_FALSE), taken = ways ? r->way % ways : 0;
  if (ways) r->way /= ways;
  r->guard = gv_bdd_and(bdd, r->guard, taken < all->count ? all->guard[taken] : rest);
  return taken < all->count ? taken : GV_NONE;
}

/* The callee left the object in memory of the caller's, at an address that is not followed: in
 * memory that is, what is loaded from there may be it. */
static void return_somewhere(returning *r, gv_address at) {
  bool known = at.key != GV_NONE && !r->tab->flow.escaped[at.key];
  if (r->state.handle == GV_HANDLE_CONTROL) return;
  if (known)
    gv_places_add(&r->list, (gv_place){.key = at.key, .shift = GV_SOMEWHERE}, 0, GV_EVERYWHERE);
  if (r->state.havoc == GV_NONE)
    r->state.havoc = gv_tab_havoc(r->tab, known ? GV_HAVOC_OFFSET : GV_HAVOC_STORED,
                                  (uint32_t)(r->op - r->tab->model->ops.at));
}

/* Results, globals, and memory that parameters point to get the caller's names. */
static void return_place(returning *r, gv_place p) {
  gv_tabulation *tab = r->tab;
  const gv_model *m = tab->model;
  const gv_op *op = r->op;
  uint32_t base = gv_key_base(p.key);
  if (gv_key_space(p.key) == GV_IN_GLOBAL || gv_is_touched_global(&tab->flow, op->callee, p.key))
    *gv_push(&r->list) = p;
  if (gv_key_space(p.key) == GV_IN_RETURN && base < op->result_count)
    gv_places_add(&r->list, gv_place_moved(gv_key_of(GV_IN_VALUE, gv_results(m, op)[base]), p),
                  p.lo, p.hi);
  if (gv_key_space(p.key) != GV_IN_MEMORY) return;
  uint32_t argument = m->values.at[base].b;
  bool passed = argument < op->operand_count && argument < m->functions.at[op->callee].params;
  gv_value_id operand = passed ? gv_operands(m, op)[argument] : GV_NONE;
  gv_address at = operand == GV_NONE ? (gv_address){GV_NONE, 0} : gv_resolve(m, operand);
  bool followed = at.key != GV_NONE && !tab->flow.escaped[at.key] && at.offset != GV_ANYWHERE;
  if (followed)
    gv_places_add(&r->list, gv_place_moved(at.key, p), p.lo + at.offset,
                  p.hi == GV_EVERYWHERE ? p.hi : p.hi + at.offset);
  else if (gv_is_task_tag(p.tag))
    gv_tasks_lose(tab, &r->state, p.tag);
  else if (!gv_is_object(p.tag))
    lost_handle(tab, &r->state, p.tag);
  else
    return_somewhere(r, at);
}

/* The callee got it as an argument, and which of the caller's it is cannot be told: at least what
 * was passed holds it. */
static void return_argument(returning *r, gv_place p) {
  const gv_model *m = r->tab->model;
  const gv_value *param = &m->values.at[gv_key_base(p.key)];
  if (gv_key_space(p.key) != GV_IN_VALUE) return;
  if (param->def != GV_DEF_PARAM) return;
  if (param->b >= r->op->operand_count) return;
  gv_value_id operand = gv_operands(m, r->op)[param->b],
              root = operand == GV_NONE ? GV_NONE : gv_strip(m, operand);
  if (root != GV_NONE && gv_is_root(&m->values.at[root]))
    gv_places_add(&r->list, (gv_place){.key = gv_key_of(GV_IN_VALUE, root), .tag = p.tag}, p.lo,
                  p.hi);
}

/* The callee enqueued work on a stream, or recorded an event: if it had it from the caller, it is
 * in all places in which the caller has it after the call. */
static void return_new_handle(returning *r, uint32_t tag) {
  gv_tabulation *e = r->tab;
  uint32_t count;
  bool from_caller = false, any = false;
  const gv_place *left = gv_places_at(e, r->left, &count);
  for (uint32_t i = 0; i < count; i++)
    any |= left[i].tag == tag,
        from_caller |= left[i].tag == tag && gv_is_of_entry(e->model, left[i]);
  if (!any) return;
  if (from_caller) {
    cases all = cases_of(r, tag);
    uint32_t taken = take_case(r, tag, &all);
    if (taken != GV_NONE && all.known[taken]) {
      const gv_place *held = gv_places_at(e, all.places[taken], &count);
      for (uint32_t i = 0; i < count; i++)
        *gv_push(&r->list) = (gv_place){held[i].key, held[i].lo, held[i].hi, 0, tag};
      return;
    }
    lost_handle(e, &r->state, tag);
  }
  for (uint32_t i = 0; i < count; i++) {
    gv_place p = gv_places_at(e, r->left, &count)[i]; /* what is interned may move */
    if (p.tag != tag) continue;
    return_place(r, p);
    if (from_caller) return_argument(r, p);
  }
}

/* What the caller still holds: not an event whose mark the callee moved. */
static bool still_held(const gv_tabulation *tab, gv_place p, uint32_t work) {
  if (!gv_is_handle_tag(p.tag)) return true;
  return work && gv_pending_after(gv_pending_at(tab, work), p.tag - 1) != GV_AFTER_NOTHING;
}

/* What callers that are not here have passed is theirs again, and they may end it. */
static void give_back(returning *r) {
  if (!r->op->outside) return;
  if (!(r->state.flags & GV_BORROWED)) return;
  if (r->state.havoc != GV_NONE) return;
  r->state.havoc = gv_tab_havoc(r->tab, GV_HAVOC_STORED, (uint32_t)(r->op - r->tab->model->ops.at));
}

bool gv_transfer_return(gv_tabulation *tab, uint32_t op_id, uint32_t frame, uint32_t exit_state,
                        uint32_t way, gv_returned *returned) {
  const gv_model *m = tab->model;
  const gv_op *op = &m->ops.at[op_id];
  GV_ASSERT(op->kind == GV_OP_CALL);
  returning r = {
      .tab = tab, .op = op, .state = *gv_state_at(tab, exit_state), .guard = GV_TRUE, .way = way};
  gv_tasks_rename(tab, &r.state, gv_state_at(tab, frame), op_id);
  r.left = r.state.places;
  uint32_t count, work_before = gv_state_at(tab, frame)->work;
  uint32_t handles_before = work_before ? gv_pending_at(tab, work_before)->handles : 0;
  const gv_place *places = gv_places_at(tab, gv_state_at(tab, frame)->places, &count);
  for (uint32_t i = 0; i < count; i++)
    if (still_held(tab, places[i], r.state.work)) *gv_push(&r.list) = places[i];
  for (uint32_t i = 0; i < op->result_count; i++)
    gv_places_cut(&r.list, gv_key_of(GV_IN_VALUE, gv_results(m, op)[i]), INT32_MIN, GV_EVERYWHERE);
  gv_places_at(tab, r.left, &count);
  for (uint32_t i = 0; i < count; i++) {
    gv_place p = gv_places_at(tab, r.left, &count)[i]; /* what is interned may move */
    if (!gv_is_handle_tag(p.tag) || p.tag <= handles_before) return_place(&r, p);
    if (gv_is_task_tag(p.tag) && p.tag & GV_MEMBERS) return_argument(&r, p);
  }
  uint32_t handles = r.state.work ? gv_pending_at(tab, r.state.work)->handles : 0;
  for (uint32_t h = handles_before; h < handles; h++) return_new_handle(&r, h + 1);
  give_back(&r);
  r.state.places = gv_places_id(&tab->places, &r.list);
  gv_vec_free(&r.list);
  if (r.state.work)
    r.state = *gv_state_at(tab, gv_pending_elsewhere(tab, gv_state_id(tab, &r.state)));
  if (r.state.handle != GV_HANDLE_CONTROL)
    gv_tasks_out_of_call(tab, &r.state, gv_state_at(tab, frame), op_id);
  bool over = r.state.work && gv_pending_at(tab, r.state.work)->host && !r.state.touched &&
              !gv_tasks_in_one(tab, op_id);
  if (over) r.guard = GV_FALSE;
  *returned = (gv_returned){gv_state_id(tab, &r.state), r.guard};
  return r.way == 0;
}
