/* needs: flow, facts. gives: what one object in one state goes through in one block. cost: only operations that use a place of
 * the object are visited; finding the next one is a binary search for each place. */
#include "analysis/transfer.h"

enum { BUDGET = 4096 }; /* parts of one expression looked at before giving up on it */

/* ---- which bytes of a value hold the object, and when ------------------------------------------------------------------------- */

/* Bytes [lo, hi) of `id`, which are bytes [lo + shift, …) of the value asked about, which points
 * `far` bytes further into a buffer. */
typedef struct part {
  gv_value_id id;
  int64_t lo, hi, shift;
  int64_t far;
  bool computed; /* an address computed from it: of memory only */
  gv_guard when;
} part;

static int64_t further(int64_t far, int64_t k) {
  int64_t sum;
  if (far == GV_ANYWHERE || k == GV_ANYWHERE || __builtin_add_overflow(far, k, &sum)) return GV_ANYWHERE;
  return sum > INT32_MIN && sum < INT32_MAX ? sum : GV_ANYWHERE;
}

static void keep_pieces(gv_transfer_run *t, const gv_state *s, const part *p) {
  uint32_t count;
  const gv_place *places = gv_places_at(t->engine, s->places, &count);
  gv_key key = gv_key_of(GV_IN_VALUE, gv_same_global(&t->engine->flow, p->id));
  for (uint32_t i = 0; i < count; i++) {
    gv_place q = places[i];
    if (q.key != key || q.hi <= p->lo || q.lo >= p->hi || (p->computed && !gv_is_object(q.tag))) continue;
    int64_t from = q.lo > p->lo ? q.lo : p->lo, to = q.hi < p->hi ? q.hi : p->hi;
    int64_t far = q.shift == GV_SOMEWHERE ? GV_ANYWHERE : further(p->far, q.shift);
    *gv_push(&t->pieces) =
        (gv_piece){from + p->shift, to + p->shift, p->when, far == GV_ANYWHERE ? GV_SOMEWHERE : (int32_t)far, q.tag};
  }
}

static void collect(gv_transfer_run *t, const gv_state *s, part p) {
  const gv_model *m = t->engine->model;
  gv_bdd *bdd = &t->engine->facts.bdd;
  while (p.lo < p.hi && p.when != GV_FALSE) {
    if (!t->budget || !--t->budget) return;
    const gv_value *v = &m->values.at[p.id];
    if (v->def == GV_DEF_COPY) {
      p.id = v->a;
    } else if (v->def == GV_DEF_EXTRACT) {
      p.lo += v->k, p.hi += v->k, p.shift -= v->k;
      p.id = v->a;
    } else if (v->def == GV_DEF_INSERT) {
      int64_t from = v->k, to = v->k + m->values.at[v->b].size;
      part in = p, behind = p;
      in.id = v->b, in.lo = (p.lo > from ? p.lo : from) - from, in.hi = (p.hi < to ? p.hi : to) - from, in.shift += from;
      behind.id = v->a, behind.lo = to;
      if (p.lo < to && from < p.hi) collect(t, s, in);
      if (p.lo < from && to < p.hi) collect(t, s, behind);
      if (p.lo < from)
        p.hi = p.hi < from ? p.hi : from;
      else
        p.lo = p.lo > to ? p.lo : to;
      p.id = v->a;
    } else if (v->def == GV_DEF_SELECT) {
      gv_guard c = gv_facts_condition(&t->engine->facts, v->a);
      part then = p;
      then.id = v->b, then.when = gv_bdd_and(bdd, p.when, c);
      collect(t, s, then);
      p.when = gv_bdd_and(bdd, p.when, gv_bdd_not(bdd, c));
      p.id = v->c;
    } else if (v->def == GV_DEF_OFFSET && s->flags & GV_MEMORY) {
      p.far = further(p.far, v->k), p.computed = true;
      p.id = v->a;
    } else if (gv_is_address_arith(v) && s->flags & GV_MEMORY) {
      p.far = GV_ANYWHERE, p.computed = true;
      part other = p;
      other.id = v->b;
      if (v->c == GV_ADD) collect(t, s, other);
      p.id = v->a;
    } else {
      break;
    }
  }
  if (p.lo < p.hi && p.when != GV_FALSE) keep_pieces(t, s, &p);
}

/* Fills t->pieces; false when the expression is too large to tell. */
bool gv_pieces_of(gv_transfer_run *t, const gv_state *s, gv_value_id value) {
  t->pieces.len = 0;
  if (value == GV_NONE) return true;
  int64_t size = t->engine->model->values.at[value].size;
  t->budget = BUDGET;
  collect(t, s, (part){.id = value, .hi = size ? size : 1, .when = GV_TRUE});
  return t->budget > 0;
}

/* ---- outcomes -------------------------------------------------------------------------------------------------------------------- */

uint32_t gv_log_event(gv_transfer_run *t, uint32_t before, gv_event_kind kind, uint32_t op, uint32_t operand, gv_handle from,
                      gv_handle to) {
  if (!t->sink->events) return GV_NONE;
  *gv_push(t->sink->events) = (gv_event){before, kind, op, operand, from, to};
  return t->sink->events->len - 1;
}

/* Where a piece goes. */
static gv_place place_at(gv_key key, gv_piece piece) { return (gv_place){.key = key, .shift = piece.shift, .tag = piece.tag}; }
static gv_place moved_to(gv_key key, gv_place p) { return (gv_place){.key = key, .shift = p.shift, .tag = p.tag}; }

static bool any_object(const gv_piece *pieces, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (gv_is_object(pieces[i].tag)) return true;
  return false;
}

/* A stream or event of the pending work goes where it is not followed: not all its places are known from here on. */
static uint32_t lose_handles(gv_transfer_run *t, uint32_t state, const gv_piece *pieces, uint32_t count) {
  gv_state s = *gv_state_at(t->engine, state);
  if (!s.work) return state;
  gv_work w = *gv_work_at(t->engine, s.work);
  for (uint32_t i = 0; i < count; i++)
    if (!gv_is_object(pieces[i].tag)) w.partial |= UINT64_C(1) << (pieces[i].tag - 1);
  s.work = gv_intern_id(&t->engine->works, &w, sizeof w);
  return gv_state_id(t->engine, &s);
}

void gv_go_on(gv_transfer_run *t, gv_outcome o, uint32_t op) {
  o.op = op + 1;
  if (o.guard != GV_FALSE) *gv_push(&t->work) = o;
}

uint32_t gv_clouded(gv_transfer_run *t, uint32_t state, gv_cloud_kind kind, uint32_t op) {
  gv_state s = *gv_state_at(t->engine, state);
  if (s.handle == GV_HANDLE_CONTROL || s.cloud != GV_NONE) return state;
  s.cloud = gv_engine_cloud(t->engine, kind, op);
  state = gv_state_id(t->engine, &s);
  if (s.work) t->sink->escapes(t->sink->to, s.cloud);
  return state;
}

static uint32_t with_flag(gv_transfer_run *t, uint32_t state, uint8_t flag) {
  gv_state s = *gv_state_at(t->engine, state);
  s.flags |= flag;
  return gv_state_id(t->engine, &s);
}

static uint32_t with_places(gv_transfer_run *t, uint32_t state, gv_place_list *list) {
  gv_state s = *gv_state_at(t->engine, state);
  s.places = gv_places_id(&t->engine->places, list);
  return gv_state_id(t->engine, &s);
}

static void places_of(const gv_transfer_run *t, uint32_t state, gv_place_list *list) {
  uint32_t count;
  const gv_place *places = gv_places_at(t->engine, gv_state_at(t->engine, state)->places, &count);
  list->len = 0;
  for (uint32_t i = 0; i < count; i++) *gv_push(list) = places[i];
}

static bool has_place_in(const gv_transfer_run *t, uint32_t state, gv_key key) {
  uint32_t count;
  const gv_place *places = gv_places_at(t->engine, gv_state_at(t->engine, state)->places, &count);
  for (uint32_t i = 0; i < count; i++)
    if (places[i].key == key) return true;
  return false;
}

/* The two guards under which a value holds the object and does not. False: it may hold only some bytes of it, or it is too large
 * an expression to tell. */
bool gv_split(gv_transfer_run *t, const gv_outcome *o, gv_value_id value, gv_guard *yes, gv_guard *no) {
  gv_facts *facts = &t->engine->facts;
  gv_state s = *gv_state_at(t->engine, o->state);
  gv_guard when = GV_FALSE;
  bool whole = true;
  *yes = GV_FALSE, *no = o->guard;
  if (value == GV_NONE) return true;
  if (!gv_pieces_of(t, &s, value)) {
    *yes = *no = o->guard;
    return false;
  }
  for (uint32_t i = 0; i < t->pieces.len; i++) {
    if (!gv_is_object(t->pieces.at[i].tag)) continue;
    when = gv_bdd_or(&facts->bdd, when, t->pieces.at[i].when);
    whole &= t->pieces.at[i].lo <= 0 && t->pieces.at[i].hi >= t->engine->model->values.at[value].size;
  }
  *yes = when == GV_FALSE ? GV_FALSE : gv_facts_assume(facts, o->guard, when);
  *no = when == GV_TRUE ? GV_FALSE : gv_facts_assume(facts, o->guard, gv_bdd_not(&facts->bdd, when));
  return whole;
}

/* ---- operations ----------------------------------------------------------------------------------------------------------------- */

/* An access of the host in a task is over once the task is. */
static void await(gv_transfer_run *t, gv_outcome o, uint32_t op) {
  gv_state s = *gv_state_at(t->engine, o.state);
  gv_tasks_await(t->engine, &s, op);
  if (s.work && gv_work_at(t->engine, s.work)->host && !s.touched) return;
  o.state = gv_state_id(t->engine, &s);
  gv_go_on(t, o, op);
}

static void load(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_model *m = t->engine->model;
  const gv_op *op = &m->ops.at[op_id];
  if (!op->result_count) {
    gv_go_on(t, o, op_id);
    return;
  }
  gv_address at = gv_resolve(m, gv_operands(m, op)[0]);
  gv_value_id result = gv_results(m, op)[0];
  int64_t size = m->values.at[result].size;
  gv_key to = gv_key_of(GV_IN_VALUE, result);
  gv_place_list list = {0};
  places_of(t, o.state, &list);
  gv_places_cut(&list, to, INT32_MIN, GV_EVERYWHERE);
  uint32_t count = list.len;
  bool any = false, inexact = false;
  for (uint32_t i = 0; i < count && at.key != GV_NONE && !t->engine->flow.exposed[at.key]; i++) {
    gv_place p = list.at[i];
    if (p.key != at.key) continue;
    int64_t offset = at.offset == GV_ANYWHERE ? p.lo : at.offset;
    int64_t lo = (p.lo > offset ? p.lo : offset) - offset, hi = (p.hi < offset + size ? p.hi : offset + size) - offset;
    if (lo >= hi) continue;
    gv_places_add(&list, moved_to(to, p), lo, hi);
    any |= gv_is_object(p.tag);
    inexact |= at.offset == GV_ANYWHERE && !gv_is_object(p.tag);
  }
  o.state = with_places(t, o.state, &list);
  if (inexact) o.state = gv_work_unsure(t->engine, o.state);
  if (any && at.offset == GV_ANYWHERE) o.state = gv_clouded(t, o.state, GV_CLOUD_OFFSET, op_id);
  if (any) o.event = gv_log_event(t, o.event, GV_EVENT_LOAD, op_id, 0, GV_HANDLE_COUNT, GV_HANDLE_COUNT);
  gv_vec_free(&list);
  gv_go_on(t, o, op_id);
}

/* Pieces of a value arrive in `size` bytes of memory at `at`. */
static uint32_t put(gv_transfer_run *t, uint32_t state, gv_address at, int64_t size, const gv_piece *pieces, uint32_t count,
                    uint32_t op) {
  bool followed = at.key != GV_NONE && !t->engine->flow.exposed[at.key];
  bool object = any_object(pieces, count);
  if (!followed || at.offset == GV_ANYWHERE) state = lose_handles(t, state, pieces, count);
  if (!followed) return object ? gv_clouded(t, state, GV_CLOUD_STORED, op) : state;
  gv_place_list list = {0};
  places_of(t, state, &list);
  if (at.offset == GV_ANYWHERE) {
    if (object)
      gv_places_add(&list, (gv_place){.key = at.key, .shift = GV_SOMEWHERE}, 0, GV_EVERYWHERE);
    else if (has_place_in(t, state, at.key))
      state = with_flag(t, state, GV_WEAK);
    if (object) state = gv_clouded(t, state, GV_CLOUD_OFFSET, op);
  } else {
    gv_places_cut(&list, at.key, at.offset, at.offset + size);
    for (uint32_t i = 0; i < count; i++)
      gv_places_add(&list, place_at(at.key, pieces[i]), at.offset + pieces[i].lo, at.offset + pieces[i].hi);
  }
  state = with_places(t, state, &list);
  gv_vec_free(&list);
  return state;
}

/* One gv_outcome for each set of pieces that can be there together. */
static void for_each_case(gv_transfer_run *t, gv_outcome o, gv_value_id value,
                          void (*then)(gv_transfer_run *t, gv_outcome o, const gv_piece *pieces, uint32_t count, void *with),
                          void *with) {
  gv_facts *facts = &t->engine->facts;
  gv_state s = *gv_state_at(t->engine, o.state);
  if (!gv_pieces_of(t, &s, value)) {
    o.state = gv_clouded(t, o.state, GV_CLOUD_LARGE, o.op);
    t->pieces.len = 0;
    if (value != GV_NONE)
      *gv_push(&t->pieces) = (gv_piece){0, t->engine->model->values.at[value].size, GV_TRUE, GV_SOMEWHERE, GV_OBJECT};
  }
  typedef struct open_case {
    gv_guard guard;
    uint32_t next;
    GV_VEC(gv_piece) held;
  } open_case;
  GV_VEC(gv_piece) all = {0};
  for (uint32_t i = 0; i < t->pieces.len; i++) *gv_push(&all) = t->pieces.at[i];
  GV_VEC(open_case) cases = {0};
  gv_push(&cases)->guard = o.guard;
  while (cases.len) {
    open_case c = gv_pop(&cases);
    while (c.next < all.len && c.guard != GV_FALSE) {
      gv_piece p = all.at[c.next++];
      gv_guard with_it = gv_facts_assume(facts, c.guard, p.when);
      gv_guard without = p.when == GV_TRUE ? GV_FALSE : gv_facts_assume(facts, c.guard, gv_bdd_not(&facts->bdd, p.when));
      if (with_it != GV_FALSE && without != GV_FALSE) {
        open_case other = {.guard = without, .next = c.next};
        for (uint32_t i = 0; i < c.held.len; i++) *gv_push(&other.held) = c.held.at[i];
        *gv_push(&cases) = other;
      }
      if (with_it != GV_FALSE)
        *gv_push(&c.held) = p, c.guard = with_it;
      else
        c.guard = without;
    }
    o.guard = c.guard;
    if (c.guard != GV_FALSE) then(t, o, c.held.at, c.held.len, with);
    gv_vec_free(&c.held);
  }
  gv_vec_free(&cases);
  gv_vec_free(&all);
}

static void store_case(gv_transfer_run *t, gv_outcome o, const gv_piece *pieces, uint32_t count, void *with) {
  uint32_t op_id = *(uint32_t *)with;
  const gv_model *m = t->engine->model;
  const gv_value_id *operand = gv_operands(m, &m->ops.at[op_id]);
  if (count) o.event = gv_log_event(t, o.event, GV_EVENT_STORE, op_id, 0, GV_HANDLE_COUNT, GV_HANDLE_COUNT);
  o.state = put(t, o.state, gv_resolve(m, operand[1]), m->values.at[operand[0]].size, pieces, count, op_id);
  gv_go_on(t, o, op_id);
}

static void store(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  for_each_case(t, o, gv_operands(t->engine->model, &t->engine->model->ops.at[op_id])[0], store_case, &op_id);
}

static void copy_memory(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_model *m = t->engine->model;
  const gv_value_id *operand = gv_operands(m, &m->ops.at[op_id]);
  gv_address to = gv_resolve(m, operand[0]), from = gv_resolve(m, operand[1]);
  bool sized = operand[2] != GV_NONE && m->values.at[operand[2]].def == GV_DEF_INT && from.offset != GV_ANYWHERE;
  int64_t size = sized ? m->values.at[operand[2]].k : GV_EVERYWHERE;
  uint32_t count;
  GV_VEC(gv_piece) moved = {0};
  const gv_place *places = gv_places_at(t->engine, gv_state_at(t->engine, o.state)->places, &count);
  for (uint32_t i = 0; i < count && from.key != GV_NONE && !t->engine->flow.exposed[from.key]; i++) {
    if (places[i].key != from.key) continue;
    int64_t offset = from.offset == GV_ANYWHERE ? 0 : from.offset;
    int64_t lo = (places[i].lo > offset ? places[i].lo : offset) - offset, hi = places[i].hi - offset;
    if (hi > size) hi = size;
    if (lo < hi) *gv_push(&moved) = (gv_piece){lo, hi, GV_TRUE, places[i].shift, places[i].tag};
  }
  if (!sized) to.offset = GV_ANYWHERE;
  if (moved.len) o.event = gv_log_event(t, o.event, GV_EVENT_STORE, op_id, 1, GV_HANDLE_COUNT, GV_HANDLE_COUNT);
  o.state = put(t, o.state, to, size, moved.at, moved.len, op_id);
  gv_vec_free(&moved);
  gv_go_on(t, o, op_id);
}

/* A stream or event of the pending work goes there: something unknown may wait for the work, and what was not lowered would have. */
static uint32_t hand_over_work(gv_transfer_run *t, uint32_t state, const gv_op *op, bool unknown) {
  gv_state s = *gv_state_at(t->engine, state);
  gv_work w = *gv_work_at(t->engine, s.work);
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_pieces_of(t, &s, gv_operands(t->engine->model, op)[i]);
    for (uint32_t p = 0; p < t->pieces.len; p++) {
      if (gv_is_object(t->pieces.at[p].tag)) continue;
      w.unsure |= unknown;
      w.outside |= !unknown;
    }
  }
  s.work = gv_intern_id(&t->engine->works, &w, sizeof w);
  return gv_state_id(t->engine, &s);
}

/* Something takes the operands that may do anything with them, or an unlowered operation that would have consumed them. */
static void absorb(gv_transfer_run *t, gv_outcome o, uint32_t op_id, bool unknown) {
  const gv_op *op = &t->engine->model->ops.at[op_id];
  if (gv_state_at(t->engine, o.state)->work) o.state = hand_over_work(t, o.state, op, unknown);
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_guard yes, no;
    gv_split(t, &o, gv_operands(t->engine->model, op)[i], &yes, &no);
    if (yes == GV_FALSE) continue;
    gv_outcome taken = o;
    taken.guard = yes;
    taken.state = unknown ? gv_clouded(t, o.state, GV_CLOUD_UNKNOWN_CALL, op_id) : with_flag(t, o.state, GV_HANDED);
    taken.event =
        gv_log_event(t, o.event, unknown ? GV_EVENT_ESCAPE : GV_EVENT_ABSORBED, op_id, i, GV_HANDLE_COUNT, GV_HANDLE_COUNT);
    gv_go_on(t, taken, op_id);
    o.guard = no;
    if (no == GV_FALSE) return;
  }
  gv_go_on(t, o, op_id);
}

/* ---- calls ------------------------------------------------------------------------------------------------------------------------ */

typedef struct entering {
  uint32_t op, argument;
  gv_place_list entry, frame;
} entering;

static void enter_next(gv_transfer_run *t, gv_outcome o, entering *e);

static void enter_case(gv_transfer_run *t, gv_outcome o, const gv_piece *pieces, uint32_t count, void *with) {
  entering *e = with;
  const gv_model *m = t->engine->model;
  const gv_op *op = &m->ops.at[e->op];
  gv_key key = gv_key_of(GV_IN_VALUE, m->params.at[m->functions.at[op->callee].first_param + e->argument]);
  uint32_t before = e->entry.len;
  for (uint32_t i = 0; i < count; i++) gv_places_add(&e->entry, place_at(key, pieces[i]), pieces[i].lo, pieces[i].hi);
  e->argument++;
  enter_next(t, o, e);
  e->argument--;
  e->entry.len = before;
}

/* Memory places go with the address that leads to them. */
static void take_memory(gv_transfer_run *t, gv_outcome *o, entering *e) {
  const gv_model *m = t->engine->model;
  const gv_op *op = &m->ops.at[e->op];
  const gv_function *callee = &m->functions.at[op->callee];
  gv_place_list *frame = &e->frame;
  places_of(t, o->state, frame);
  for (uint32_t a = 0; a < op->operand_count && a < callee->params; a++) {
    gv_value_id operand = gv_operands(m, op)[a];
    gv_address at = operand == GV_NONE ? (gv_address){GV_NONE, 0} : gv_resolve(m, operand);
    if (at.key == GV_NONE || t->engine->flow.exposed[at.key] || !has_place_in(t, o->state, at.key)) continue;
    gv_key to = gv_key_of(GV_IN_MEMORY, m->params.at[callee->first_param + a]);
    bool again = true;
    for (uint32_t i = 0; i < frame->len && at.offset != GV_ANYWHERE; i++)
      if (frame->at[i].key == at.key)
        again = false,
        gv_places_add(&e->entry, moved_to(to, frame->at[i]), frame->at[i].lo - at.offset, (int64_t)frame->at[i].hi - at.offset);
    if (again)
      o->state = gv_clouded(t, o->state, at.offset == GV_ANYWHERE ? GV_CLOUD_OFFSET : GV_CLOUD_ALIAS, e->op);
    else
      gv_places_cut(frame, at.key, INT32_MIN, GV_EVERYWHERE);
  }
  for (uint32_t i = 0, end = frame->len; i < end; i++) {
    gv_place p = frame->at[i];
    bool goes = gv_key_space(p.key) == GV_IN_GLOBAL &&
                t->engine->flow.touches[(size_t)op->callee * m->globals.len + gv_key_base(p.key)];
    if (goes || gv_is_touched_global(&t->engine->flow, op->callee, p.key)) *gv_push(&e->entry) = p;
  }
  for (uint32_t g = 0; g < m->globals.len; g++)
    if (t->engine->flow.touches[(size_t)op->callee * m->globals.len + g])
      gv_places_cut(frame, gv_key_of(GV_IN_GLOBAL, g), INT32_MIN, GV_EVERYWHERE);
}

static void enter_next(gv_transfer_run *t, gv_outcome o, entering *e) {
  const gv_model *m = t->engine->model;
  const gv_op *op = &m->ops.at[e->op];
  while (e->argument < op->operand_count && gv_operands(m, op)[e->argument] == GV_NONE) e->argument++;
  if (e->argument < op->operand_count && e->argument < m->functions.at[op->callee].params) {
    uint32_t argument = e->argument;
    for_each_case(t, o, gv_operands(m, op)[argument], enter_case, e);
    e->argument = argument;
    return;
  }
  uint32_t work = gv_state_at(t->engine, o.state)->work;
  const gv_work *w = work ? gv_work_at(t->engine, work) : NULL;
  bool may_wait = w && (((w->on_null || w->perhaps_null) && t->engine->acts[op->callee]) || t->engine->halts[op->callee]);
  if (!e->entry.len && !may_wait) {
    gv_go_on(t, o, e->op);
    return;
  }
  gv_place_list entry = {0}, frame = {0};
  for (uint32_t i = 0; i < e->entry.len; i++) *gv_push(&entry) = e->entry.at[i];
  for (uint32_t i = 0; i < e->frame.len; i++) *gv_push(&frame) = e->frame.at[i];
  uint32_t frame_state = with_places(t, o.state, &frame),
           entry_state = gv_tasks_into_call(t->engine, with_places(t, o.state, &entry), e->op);
  if (work) entry_state = gv_work_elsewhere(t->engine, entry_state);
  t->sink->call(t->sink->to, e->op, frame_state, entry_state, o.guard, o.event);
  gv_vec_free(&entry);
  gv_vec_free(&frame);
}

/* For what the callee does with it on behalf of pending work. */
static void note_arguments(gv_transfer_run *t, const gv_outcome *o, uint32_t op_id) {
  const gv_op *op = &t->engine->model->ops.at[op_id];
  for (uint32_t a = 0; a < op->operand_count; a++) {
    gv_guard yes, no;
    gv_split(t, o, gv_operands(t->engine->model, op)[a], &yes, &no);
    if (yes != GV_FALSE) t->sink->use(t->sink->to, op_id, a, o->state, yes);
  }
}

/* The callee is entered, or, if it gets nothing of the object, passed over; then it may still wait for the null stream. */
static void enter(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  if (gv_state_at(t->engine, o.state)->handle == GV_HANDLE_CONTROL) {
    t->sink->call(t->sink->to, op_id, o.state, o.state, o.guard, o.event);
    return;
  }
  gv_state seen = *gv_state_at(t->engine, o.state);
  if (gv_tasks_hide(t->engine, &seen, op_id)) {
    gv_go_on(t, o, op_id);
    return;
  }
  if (seen.work && t->engine->acts[t->engine->model->ops.at[op_id].callee] && gv_tasks_unseen(t->engine, &seen, op_id)) {
    gv_outcome unseen = o; /* of whatever the callee orders */
    unseen.state = gv_state_id(t->engine, &seen);
    gv_go_on(t, unseen, op_id);
  }
  entering e = {.op = op_id};
  if (!t->engine->streams_done) note_arguments(t, &o, op_id);
  take_memory(t, &o, &e);
  enter_next(t, o, &e);
  gv_vec_free(&e.entry);
  gv_vec_free(&e.frame);
}

static void lost_handle(gv_engine *engine, gv_state *s, uint32_t tag) {
  gv_work w = *gv_work_at(engine, s->work);
  w.partial |= UINT64_C(1) << (tag - 1);
  s->work = gv_intern_id(&engine->works, &w, sizeof w);
}

/* What the caller makes of a callee's exit, one way after the other. */
enum { RETURN_CASES = 4 };
typedef struct returning {
  gv_engine *engine;
  const gv_op *op;
  gv_state state;
  gv_place_list list;
  gv_guard guard;
  uint32_t way;                     /* what is left of its number */
  uint32_t chosen[GV_WORK_HANDLES]; /* by handle of the work: the places that the caller has it in; GV_NONE: not chosen */
} returning;

/* What came to the call at one operand, told apart by where the caller has it. */
typedef struct cases {
  uint32_t places[RETURN_CASES];
  gv_guard guard[RETURN_CASES];
  bool known[RETURN_CASES];
  uint32_t count;
  bool too_many;
} cases;

static cases cases_at(gv_engine *e, uint32_t use, bool null) {
  cases all = {.count = 0};
  for (uint32_t c = e->first_came[use]; c != GV_NONE; c = e->came.at[c].next) {
    const gv_came *came = &e->came.at[c];
    uint32_t i = 0;
    if (came->state.flags & GV_GHOST || null != (came->state.handle == GV_HANDLE_NULL)) continue;
    while (i < all.count && all.places[i] != came->state.places) i++;
    if (i == RETURN_CASES) {
      all.too_many = true;
      break;
    }
    if (i == all.count) all.places[i] = came->state.places, all.guard[i] = GV_FALSE, all.known[i] = true, all.count++;
    all.guard[i] = gv_bdd_or(&e->facts.bdd, all.guard[i], came->guard);
    all.known[i] &= came->state.cloud == GV_NONE;
  }
  return all;
}

/* One case is taken; behind the last there is one more: what came was not followed on some path. */
static uint32_t take_case(returning *r, const cases *all, uint32_t tag) {
  uint32_t before = r->chosen[tag - 1], taken = 0;
  gv_bdd *bdd = &r->engine->facts.bdd;
  if (all->too_many) return all->count;
  if (before != GV_NONE) {
    while (taken < all->count && all->places[taken] != before) taken++;
  } else if (all->count != 1) {
    taken = r->way % (all->count + 1);
    r->way /= all->count + 1;
  }
  if (all->count == 1 && before == GV_NONE) return 0;
  gv_guard rest = GV_TRUE;
  for (uint32_t i = 0; i < all->count; i++) rest = gv_bdd_and(bdd, rest, gv_bdd_not(bdd, all->guard[i]));
  r->guard = gv_bdd_and(bdd, r->guard, taken < all->count ? all->guard[taken] : rest);
  return taken;
}

/* The callee enqueued work on a stream, or recorded an event, that it got as an argument: in the caller that is whatever came to the
 * call there. */
static void return_handle(returning *r, gv_place p) {
  const gv_model *m = r->engine->model;
  uint32_t argument = m->values.at[gv_key_base(p.key)].b, count;
  gv_value_id operand = argument < r->op->operand_count ? gv_operands(m, r->op)[argument] : GV_NONE;
  bool null = gv_work_at(r->engine, r->state.work)->nulls >> (p.tag - 1) & 1;
  cases all = {.too_many = true};
  if (operand != GV_NONE) all = cases_at(r->engine, r->op->first_operand + argument, null);
  uint32_t taken = take_case(r, &all, p.tag);
  if (taken < all.count && all.known[taken]) {
    const gv_place *held = gv_places_at(r->engine, all.places[taken], &count);
    if (r->chosen[p.tag - 1] == GV_NONE)
      for (uint32_t i = 0; i < count; i++) *gv_push(&r->list) = (gv_place){held[i].key, held[i].lo, held[i].hi, 0, p.tag};
    r->chosen[p.tag - 1] = all.places[taken];
    return;
  }
  lost_handle(r->engine, &r->state, p.tag);
  gv_value_id root = operand == GV_NONE ? GV_NONE : gv_strip(m, operand);
  if (root != GV_NONE && gv_is_root(&m->values.at[root]))
    gv_places_add(&r->list, (gv_place){.key = gv_key_of(GV_IN_VALUE, root), .tag = p.tag}, p.lo, p.hi);
}

/* What the caller still holds: not an event whose mark the callee moved. */
static bool still_held(const gv_engine *engine, gv_place p, uint32_t work) {
  return gv_is_object(p.tag) || (work && gv_work_after(gv_work_at(engine, work), p.tag - 1) != GV_AFTER_NOTHING);
}

/* Results, globals, and memory behind parameters get the caller's names. */
static void return_place(returning *r, gv_place p, uint32_t handles_before) {
  gv_engine *engine = r->engine;
  const gv_model *m = engine->model;
  const gv_op *op = r->op;
  uint32_t base = gv_key_base(p.key);
  if (gv_key_space(p.key) == GV_IN_GLOBAL || gv_is_touched_global(&engine->flow, op->callee, p.key)) *gv_push(&r->list) = p;
  if (gv_key_space(p.key) == GV_IN_RETURN && base < op->result_count)
    gv_places_add(&r->list, moved_to(gv_key_of(GV_IN_VALUE, gv_results(m, op)[base]), p), p.lo, p.hi);
  if (gv_key_space(p.key) == GV_IN_VALUE && !gv_is_object(p.tag)) return_handle(r, p);
  if (gv_key_space(p.key) != GV_IN_MEMORY) return;
  uint32_t argument = m->values.at[base].b;
  bool passed = argument < op->operand_count && argument < m->functions.at[op->callee].params;
  gv_value_id operand = passed ? gv_operands(m, op)[argument] : GV_NONE;
  gv_address at = operand == GV_NONE ? (gv_address){GV_NONE, 0} : gv_resolve(m, operand);
  bool followed = at.key != GV_NONE && !engine->flow.exposed[at.key] && at.offset != GV_ANYWHERE;
  /* The callee found it in memory: which values of the caller's hold it, too, is not known here. */
  if (!gv_is_object(p.tag) && p.tag > handles_before) lost_handle(engine, &r->state, p.tag);
  if (followed)
    gv_places_add(&r->list, moved_to(at.key, p), p.lo + at.offset, p.hi == GV_EVERYWHERE ? p.hi : p.hi + at.offset);
  else if (!gv_is_object(p.tag))
    lost_handle(engine, &r->state, p.tag);
  else if (r->state.cloud == GV_NONE && r->state.handle != GV_HANDLE_CONTROL)
    r->state.cloud = gv_engine_cloud(engine, GV_CLOUD_STORED, (uint32_t)(op - m->ops.at));
}

bool gv_transfer_return(gv_engine *engine, uint32_t op_id, uint32_t frame, uint32_t exit_state, uint32_t way,
                        gv_returned *returned) {
  const gv_model *m = engine->model;
  const gv_op *op = &m->ops.at[op_id];
  returning r = {.engine = engine, .op = op, .state = *gv_state_at(engine, exit_state), .guard = GV_TRUE, .way = way};
  memset(r.chosen, 0xff, sizeof r.chosen);
  uint32_t count, work_before = gv_state_at(engine, frame)->work;
  uint32_t handles_before = work_before ? gv_work_at(engine, work_before)->handles : 0;
  const gv_place *places = gv_places_at(engine, gv_state_at(engine, frame)->places, &count);
  for (uint32_t i = 0; i < count; i++)
    if (still_held(engine, places[i], r.state.work)) *gv_push(&r.list) = places[i];
  for (uint32_t i = 0; i < op->result_count; i++)
    gv_places_cut(&r.list, gv_key_of(GV_IN_VALUE, gv_results(m, op)[i]), INT32_MIN, GV_EVERYWHERE);
  uint32_t left = gv_state_at(engine, exit_state)->places;
  gv_places_at(engine, left, &count);
  for (uint32_t i = 0; i < count; i++) {
    uint32_t size; /* what is interned may move */
    return_place(&r, gv_places_at(engine, left, &size)[i], handles_before);
  }
  r.state.places = gv_places_id(&engine->places, &r.list);
  gv_vec_free(&r.list);
  if (r.state.work) r.state = *gv_state_at(engine, gv_work_elsewhere(engine, gv_state_id(engine, &r.state)));
  if (r.state.handle != GV_HANDLE_CONTROL) gv_tasks_out_of_call(engine, &r.state, gv_state_at(engine, frame), op_id);
  bool over = r.state.work && gv_work_at(engine, r.state.work)->host && !r.state.touched && !gv_tasks_in_one(engine, op_id);
  if (over) r.guard = GV_FALSE;
  *returned = (gv_returned){gv_state_id(engine, &r.state), r.guard};
  return r.way == 0;
}

/* ---- the end of a block -------------------------------------------------------------------------------------------------------- */

typedef struct leaving {
  uint32_t op, result;
  gv_place_list kept;
} leaving;

static void leave_next(gv_transfer_run *t, gv_outcome o, leaving *l);

static void leave_case(gv_transfer_run *t, gv_outcome o, const gv_piece *pieces, uint32_t count, void *with) {
  leaving *l = with;
  uint32_t before = l->kept.len, result = l->result;
  gv_key key = gv_key_of(GV_IN_RETURN, result);
  for (uint32_t i = 0; i < count; i++) gv_places_add(&l->kept, place_at(key, pieces[i]), pieces[i].lo, pieces[i].hi);
  l->result++;
  leave_next(t, o, l);
  l->result = result;
  l->kept.len = before;
}

static void leave_next(gv_transfer_run *t, gv_outcome o, leaving *l) {
  const gv_op *op = &t->engine->model->ops.at[l->op];
  if (l->result < op->operand_count) {
    for_each_case(t, o, gv_operands(t->engine->model, op)[l->result], leave_case, l);
    return;
  }
  gv_place_list list = {0};
  for (uint32_t i = 0; i < l->kept.len; i++) *gv_push(&list) = l->kept.at[i];
  gv_guard guard = gv_facts_leave(&t->engine->facts, o.guard, l->op);
  t->sink->exit(t->sink->to, l->op, with_places(t, o.state, &list), guard, o.event);
  gv_vec_free(&list);
}

/* A stream or event that the work got in this function; the caller knows the others. */
static bool is_new(const gv_transfer_run *t, gv_place p) {
  const gv_context *c = &t->engine->contexts.at[t->context];
  if (gv_is_object(p.tag)) return false;
  uint32_t before = c->birth == GV_NONE ? gv_state_at(t->engine, c->entry_state)->work : 0;
  return !before || p.tag > gv_work_at(t->engine, before)->handles;
}

/* Places that mean something to the caller: results, globals, memory behind parameters. */
static void leave(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_model *m = t->engine->model;
  leaving l = {.op = op_id};
  places_of(t, o.state, &l.kept);
  uint32_t kept = 0;
  for (uint32_t i = 0; i < l.kept.len; i++) {
    gv_key key = l.kept.at[i].key;
    gv_def def = (gv_def)m->values.at[gv_key_base(key)].def;
    bool outer = gv_key_space(key) == GV_IN_GLOBAL || (gv_key_space(key) == GV_IN_MEMORY && def == GV_DEF_PARAM) ||
                 (gv_key_space(key) == GV_IN_VALUE && def == GV_DEF_GLOBAL) || (def == GV_DEF_PARAM && is_new(t, l.kept.at[i]));
    if (outer) l.kept.at[kept++] = l.kept.at[i];
  }
  l.kept.len = kept;
  leave_next(t, o, &l);
  gv_vec_free(&l.kept);
}

typedef struct crossing {
  uint32_t edge, pair;
  gv_place_list arrived;
} crossing;

static void cross_next(gv_transfer_run *t, gv_outcome o, crossing *c);

static bool goes_back(const gv_flow *flow, uint32_t edge) {
  return flow->order[flow->model->edges.at[edge].target] <= flow->order[flow->edge_from[edge]];
}

/* An address that a loop moves on could be anywhere after a number of iterations; told apart by how far it has come, it would never
 * end. What comes from outside the loop, or is passed on from one of its block's arguments to another, does not move. */
static bool may_advance(const gv_transfer_run *t, uint32_t edge_id, gv_value_id source) {
  const gv_flow *flow = &t->engine->flow;
  const gv_model *m = t->engine->model;
  uint32_t target = m->edges.at[edge_id].target;
  gv_value_id root = gv_strip(m, source);
  const gv_value *v = &m->values.at[root];
  if (!goes_back(flow, edge_id)) return false;
  if (v->def == GV_DEF_BLOCK_ARG && v->a == target) return false;
  uint32_t block = gv_is_root(v) ? gv_def_block(m, root) : flow->edge_from[edge_id];
  return block != GV_NONE && flow->cycle[block] && flow->cycle[block] == flow->cycle[target];
}

static void cross_case(gv_transfer_run *t, gv_outcome o, const gv_piece *pieces, uint32_t count, void *with) {
  crossing *c = with;
  bool advances = may_advance(t, c->edge, t->engine->model->pairs.at[c->pair].source);
  gv_key key = gv_key_of(GV_IN_VALUE, t->engine->model->pairs.at[c->pair].arg);
  uint32_t before = c->arrived.len, pair = c->pair;
  for (uint32_t i = 0; i < count; i++) {
    gv_place p = place_at(key, pieces[i]);
    if (advances && p.shift) p.shift = GV_SOMEWHERE;
    gv_places_add(&c->arrived, p, pieces[i].lo, pieces[i].hi);
  }
  c->pair++;
  cross_next(t, o, c);
  c->pair = pair;
  c->arrived.len = before;
}

static bool survives(gv_transfer_run *t, gv_place p, uint32_t target) {
  if (gv_key_space(p.key) != GV_IN_VALUE) return true;
  gv_def def = (gv_def)t->engine->model->values.at[gv_key_base(p.key)].def;
  return def == GV_DEF_GLOBAL || def == GV_DEF_PARAM || /* these never change, and the caller may ask */
         gv_engine_is_live(t->engine, gv_key_base(p.key), target);
}

static void arrive(gv_transfer_run *t, gv_outcome o, crossing *c) {
  const gv_edge *edge = &t->engine->model->edges.at[c->edge];
  gv_guard guard = gv_facts_edge(&t->engine->facts, o.guard, c->edge);
  if (guard == GV_FALSE) return;
  gv_place_list list = {0};
  bool own = t->engine->contexts.at[t->context].birth != GV_NONE;
  places_of(t, o.state, &list);
  uint32_t kept = 0;
  for (uint32_t i = 0; i < list.len; i++)
    if (survives(t, list.at[i], edge->target)) list.at[kept++] = list.at[i];
  bool back = goes_back(&t->engine->flow, c->edge);
  for (uint32_t i = 0; i < kept && back; i++) /* what a loop stores, it may load and move on */
    if (gv_key_space(list.at[i].key) != GV_IN_VALUE && list.at[i].shift) list.at[i].shift = GV_SOMEWHERE;
  bool fewer = kept < list.len;
  list.len = kept;
  for (uint32_t i = 0; i < c->arrived.len; i++) *gv_push(&list) = c->arrived.at[i];
  uint32_t state = with_places(t, o.state, &list);
  if (back && gv_state_at(t->engine, state)->work) state = gv_work_elsewhere(t->engine, state);
  if (own && fewer && gv_state_at(t->engine, state)->work) state = gv_work_tidy(t->engine, state);
  t->sink->edge(t->sink->to, c->edge, state, guard, o.event);
  gv_vec_free(&list);
}

/* Pairs that cannot carry the object are passed over at once. */
static void cross_next(gv_transfer_run *t, gv_outcome o, crossing *c) {
  const gv_model *m = t->engine->model;
  const gv_edge *edge = &m->edges.at[c->edge];
  gv_state s = *gv_state_at(t->engine, o.state);
  for (; c->pair < edge->first_pair + edge->pairs; c->pair++) {
    bool told = gv_pieces_of(t, &s, m->pairs.at[c->pair].source);
    if (told && !t->pieces.len) continue;
    for_each_case(t, o, m->pairs.at[c->pair].source, cross_case, c);
    return;
  }
  arrive(t, o, c);
}

/* ---- tests for null ---- */

typedef struct null_tests {
  gv_transfer_run *t;
  gv_state state;
  gv_guard known;
} null_tests;

static bool is_null(const gv_model *m, gv_value_id id) {
  const gv_value *v = id < m->values.len ? &m->values.at[gv_strip(m, id)] : NULL;
  return v && (v->def == GV_DEF_NULL || (v->def == GV_DEF_INT && !v->k));
}

/* What holds the object followed is null if the object is null, and not if it was created. */
static void know_null_test(void *to, uint32_t var) {
  null_tests *n = to;
  gv_engine *e = n->t->engine;
  gv_atom a = e->facts.atoms.at[gv_facts_atom(var)];
  if (a.test != GV_EQ || is_null(e->model, a.a) == is_null(e->model, a.b)) return;
  gv_value_id tested = is_null(e->model, a.a) ? a.b : a.a;
  if (tested >= e->model->values.len || !gv_pieces_of(n->t, &n->state, tested)) return;
  gv_guard is = gv_bdd_var(&e->facts.bdd, var), holds = n->state.handle == GV_HANDLE_NULL ? is : gv_bdd_not(&e->facts.bdd, is);
  for (uint32_t i = 0; i < n->t->pieces.len; i++) {
    gv_piece p = n->t->pieces.at[i];
    if (p.lo > 0 || p.hi < 8 || (n->state.flags & GV_MEMORY && p.shift)) continue;
    gv_guard told = gv_bdd_or(&e->facts.bdd, gv_bdd_not(&e->facts.bdd, p.when), holds);
    n->known = gv_bdd_and(&e->facts.bdd, n->known, told);
  }
}

/* Memory of which there was none is not there to be freed: a failed allocation makes no object. */
static bool null_or_not(uint8_t handle) {
  switch ((gv_handle)handle) {
  case GV_HANDLE_NULL:
  case GV_HANDLE_STREAM:
  case GV_HANDLE_DEAD_STREAM:
  case GV_HANDLE_EVENT:
  case GV_HANDLE_RECORDED:
  case GV_HANDLE_DEAD_EVENT:
  case GV_HANDLE_DEVICE:
  case GV_HANDLE_SHARED:
  case GV_HANDLE_HEAP:
  case GV_HANDLE_FIXED:
  case GV_HANDLE_FREED:
  case GV_HANDLE_MODULE:
  case GV_HANDLE_UNLOADED:
    return true;
  default:
    return false;
  }
}

/* What the tests for null in this branch rule out for the object followed: it goes on as a ghost, which breaks nothing and is
 * there to show that nothing was missed. */
static gv_guard ruled_out(gv_transfer_run *t, const gv_outcome *o, const gv_op *op, bool is, gv_guard *left) {
  gv_facts *facts = &t->engine->facts;
  null_tests n = {t, *gv_state_at(t->engine, o->state), GV_TRUE};
  *left = o->guard;
  if (op->kind != GV_OP_COND_BR || n.state.cloud != GV_NONE || n.state.flags & (GV_WEAK | GV_GHOST) ||
      !null_or_not(n.state.handle))
    return GV_FALSE;
  gv_guard c = gv_facts_condition(facts, gv_operands(t->engine->model, op)[0]);
  gv_bdd_support(&facts->bdd, c, know_null_test, &n);
  if (n.known == GV_TRUE) return GV_FALSE;
  if (!is) c = gv_bdd_not(&facts->bdd, c);
  gv_guard possible = gv_bdd_and(&facts->bdd, c, n.known), not = gv_bdd_and(&facts->bdd, c, gv_bdd_not(&facts->bdd, n.known));
  *left = possible == GV_FALSE ? GV_FALSE : gv_facts_assume(facts, o->guard, possible);
  return not == GV_FALSE ? GV_FALSE : gv_facts_assume(facts, o->guard, not );
}

static void cross(gv_transfer_run *t, gv_outcome taken, uint32_t edge, gv_guard guard) {
  taken.guard = gv_bdd_and(&t->engine->facts.bdd, guard, t->engine->facts.edge[edge]);
  crossing c = {.edge = edge, .pair = t->engine->model->edges.at[edge].first_pair};
  if (taken.guard != GV_FALSE) cross_next(t, taken, &c);
  gv_vec_free(&c.arrived);
}

static void end_block(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_model *m = t->engine->model;
  const gv_op *op = &m->ops.at[op_id];
  const gv_block *b = &m->blocks.at[op->block];
  if (op->kind == GV_OP_RETURN) leave(t, o, op_id);
  for (uint32_t e = b->first_edge; e < b->end_edge; e++) {
    gv_guard left, out = ruled_out(t, &o, op, e == b->first_edge, &left);
    cross(t, o, e, left);
    if (out == GV_FALSE) continue;
    gv_outcome ghost = o;
    ghost.state = with_flag(t, o.state, GV_GHOST | GV_HANDED);
    cross(t, ghost, e, out);
  }
}

/* ---- the whole block ------------------------------------------------------------------------------------------------------------ */

static void apply(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_model *m = t->engine->model;
  const gv_op *op = &m->ops.at[op_id];
  switch ((gv_op_kind)op->kind) {
  case GV_OP_ACTION:
    gv_transfer_action(t, o, op_id);
    break;
  case GV_OP_CALL:
    enter(t, o, op_id);
    break;
  case GV_OP_UNKNOWN:
    absorb(t, o, op_id, true);
    break;
  case GV_OP_UNLOWERED:
    absorb(t, o, op_id, false);
    break;
  case GV_OP_LOAD:
    gv_transfer_host_access(t, o, op_id, load);
    break;
  case GV_OP_STORE:
    gv_transfer_host_access(t, o, op_id, store);
    break;
  case GV_OP_MEMCPY:
    gv_transfer_host_access(t, o, op_id, copy_memory);
    break;
  case GV_OP_MEMORY: {
    gv_place_list list = {0};
    places_of(t, o.state, &list);
    gv_places_cut(&list, gv_key_of(GV_IN_MEMORY, gv_results(m, op)[0]), INT32_MIN, GV_EVERYWHERE);
    o.state = with_places(t, o.state, &list);
    gv_vec_free(&list);
    gv_go_on(t, o, op_id);
    break;
  }
  case GV_OP_TASK_BEGIN:
  case GV_OP_AWAIT:
  case GV_OP_GROUP:
  case GV_OP_GROUP_ADD:
    await(t, o, op_id);
    break;
  default:
    gv_go_on(t, o, op_id);
    break;
  }
}

/* Control passes over calls, but for those whose result it asks about. */
static uint32_t next_question(const gv_transfer_run *t, uint32_t op, uint32_t end) {
  const gv_facts *facts = &t->engine->facts;
  if (!facts->questions.len) return end;
  for (; op < end; op++) {
    const gv_op *at = &t->engine->model->ops.at[op];
    if (at->kind == GV_OP_CALL && facts->asked[at->callee].len) return op;
  }
  return end;
}

/* The next operation that concerns the object; the terminator when there is none before it. */
static uint32_t next_op(const gv_transfer_run *t, const gv_outcome *o, uint32_t end) {
  const gv_flow *flow = &t->engine->flow;
  gv_state s = *gv_state_at(t->engine, o->state);
  uint32_t count, next = end;
  const gv_place *places = gv_places_at(t->engine, s.places, &count);
  for (uint32_t i = 0; i < count; i++) {
    bool again = i && places[i].key == places[i - 1].key, object = gv_is_object(places[i].tag);
    if (again && gv_is_object(places[i - 1].tag) >= object) continue;
    uint32_t use = object ? gv_next_use(flow, places[i].key, o->op) : gv_next_order(flow, places[i].key, o->op);
    if (use == GV_NONE) continue;
    uint32_t op = object ? flow->uses[use] : flow->orders[use];
    if (op < next) next = op;
  }
  if (s.handle == GV_HANDLE_CONTROL) return next_question(t, o->op, end);
  if (s.work) next = gv_work_next(t->engine, gv_work_at(t->engine, s.work), o->op, next);
  if (!s.touched) return next;
  for (uint32_t op = o->op; op < next; op++) {
    uint8_t kind = t->engine->model->ops.at[op].kind;
    if (kind == GV_OP_AWAIT || kind == GV_OP_TASK_BEGIN || kind == GV_OP_GROUP || kind == GV_OP_GROUP_ADD) return op;
  }
  return next;
}

/* Without a place left there is nothing to follow, except in a callee, whose caller may still hold it. */
static bool gone(gv_transfer_run *t, const gv_outcome *o, uint32_t op) {
  const gv_state *s = gv_state_at(t->engine, o->state);
  if (t->engine->contexts.at[t->context].birth == GV_NONE || s->handle == GV_HANDLE_CONTROL) return false;
  if (gv_state_is_held(t->engine, o->state)) return false;
  t->sink->lost(t->sink->to, op, o->state, o->guard, o->event);
  return true;
}

void gv_transfer(gv_engine *engine, uint32_t context, uint32_t op, uint32_t state, gv_guard guard, const gv_sink *sink) {
  gv_transfer_run t = {.engine = engine, .sink = sink, .context = context};
  uint32_t block = engine->model->ops.at[op].block, end = gv_terminator(engine->model, block), stop = engine->stop[block];
  *gv_push(&t.work) = (gv_outcome){op, state, guard, GV_NONE};
  while (t.work.len) {
    gv_outcome o = gv_pop(&t.work);
    if (gone(&t, &o, o.op)) continue;
    uint32_t next = next_op(&t, &o, end);
    if (stop != GV_NONE && o.op <= stop && next > stop) continue; /* a call that never returns */
    o.op = next;
    if (next == end)
      end_block(&t, o, end);
    else
      apply(&t, o, next);
  }
  gv_vec_free(&t.work);
  gv_vec_free(&t.pieces);
}
