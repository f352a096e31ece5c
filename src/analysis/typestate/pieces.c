/* needs: flow, predicates. gives: which bytes of a value hold the object, and when; states with
 * other places. cost: the size of the expression. */
#include "typestate/transfer.h"

enum { BUDGET = 4096 }; /* parts of one expression looked at before giving up on it */

/* ---- which bytes of a value hold the object, and when ---------------------------------------- */

/* Bytes [lo, hi) of `id`, which are bytes [lo + shift, …) of the value asked about, which points
 * `far` bytes further into a buffer. */
typedef struct part {
  gv_value_id id;
  int64_t lo, hi, shift;
  int64_t far;
  bool computed;    /* an address computed from it: of memory only */
  uint32_t aligned; /* as in gv_simple */
  gv_guard when;
} part;

static int64_t further(int64_t far, int64_t k) {
  int64_t sum;
  if (far == GV_ANYWHERE) return GV_ANYWHERE;
  if (k == GV_ANYWHERE) return GV_ANYWHERE;
  if (__builtin_add_overflow(far, k, &sum)) return GV_ANYWHERE;
  return sum > INT32_MIN && sum < INT32_MAX ? sum : GV_ANYWHERE;
}

static void keep_pieces(gv_transfer_run *t, const gv_state *s, const part *p) {
  uint32_t count;
  const gv_place *places = gv_places_at(t->tab, s->places, &count);
  gv_key key = gv_key_of(GV_IN_VALUE, gv_same_global(&t->tab->flow, p->id));
  for (uint32_t i = 0; i < count; i++) {
    gv_place q = places[i];
    if (q.key != key) continue;
    if (q.hi <= p->lo) continue;
    if (q.lo >= p->hi) continue;
    if (p->computed && !t->computed && !gv_is_object(q.tag)) continue;
    int64_t from = q.lo > p->lo ? q.lo : p->lo, to = q.hi < p->hi ? q.hi : p->hi;
    gv_pointed at =
        gv_pointed_at(&q, p->far == GV_ANYWHERE ? GV_SOMEWHERE : (int32_t)p->far, p->aligned);
    *gv_push(&t->pieces) = (gv_piece){from + p->shift, to + p->shift, p->when, at.shift, at.tag};
  }
}

/* Any byte of the value may have gone into what `from` is part of. */
static part whole_of(const gv_model *m, gv_value_id value, const part *from) {
  int64_t size = m->values.at[value].size;
  return (part){
      .id = value, .hi = size ? size : 1, .far = GV_ANYWHERE, .computed = true, .when = from->when};
}

static bool is_empty(const part *p) { return p->lo >= p->hi || p->when == GV_FALSE; }

static void collect(gv_transfer_run *t, const gv_state *s, part p);

/* Bytes of a member that was put into the value, of what is around it, and, *p, of what is left
 * before or after it. */
static void split_at_member(gv_transfer_run *t, const gv_state *s, part *p, const gv_value *v) {
  int64_t from = v->k, to = v->k + t->tab->model->values.at[v->b].size;
  part in = *p, behind = *p;
  in.id = v->b;
  in.lo = (p->lo > from ? p->lo : from) - from;
  in.hi = (p->hi < to ? p->hi : to) - from;
  in.shift += from;
  behind.id = v->a;
  behind.lo = to;
  if (p->lo < to && from < p->hi) collect(t, s, in);
  if (p->lo < from && to < p->hi) collect(t, s, behind);
  if (p->lo < from)
    p->hi = p->hi < from ? p->hi : from;
  else
    p->lo = p->lo > to ? p->lo : to;
  p->id = v->a;
}

static void split_by_condition(gv_transfer_run *t, const gv_state *s, part *p, const gv_value *v) {
  gv_bdd *bdd = &t->tab->predicates.bdd;
  gv_guard holds = gv_predicates_condition(&t->tab->predicates, v->a);
  part then = *p;
  then.id = v->b;
  then.when = gv_bdd_and(bdd, p->when, holds);
  collect(t, s, then);
  p->id = v->c;
  p->when = gv_bdd_and(bdd, p->when, gv_bdd_not(bdd, holds));
}

/* Either operand may be the address, and the other how far it goes on. */
static void split_address(gv_transfer_run *t, const gv_state *s, part *p, const gv_value *v) {
  p->far = GV_ANYWHERE;
  p->computed = true;
  part other = *p;
  other.id = v->b;
  if (v->c == GV_ADD || t->computed) collect(t, s, other);
  p->id = v->a;
}

/* Of what is computed in ways that are not followed, any byte may hold it. */
static void collect_sources(gv_transfer_run *t, const gv_state *s, part *p) {
  uint32_t count;
  const gv_source *sources = gv_sources_of(t->tab->model, p->id, &count);
  for (uint32_t i = 0; i < count; i++) collect(t, s, whole_of(t->tab->model, sources[i].from, p));
  p->hi = p->lo;
}

/* From piece `first` on: is the object itself in the value, whatever branches are taken? */
static bool is_among(const gv_transfer_run *t, uint32_t first) {
  for (uint32_t i = first; i < t->pieces.len; i++)
    if (gv_is_object(t->pieces.at[i].tag) && t->pieces.at[i].when == GV_TRUE) return true;
  return false;
}

/* How far one address in the object is from another one in it is a number, from which none of it is
 * computed. */
static bool is_distance(gv_transfer_run *t, const gv_state *s, const part *p, const gv_value *v) {
  const gv_model *m = t->tab->model;
  if (!t->computed || v->def != GV_DEF_ARITH || v->c != GV_SUB) return false;
  uint32_t first = t->pieces.len;
  collect(t, s, whole_of(m, v->a, p));
  bool both = is_among(t, first);
  uint32_t second = t->pieces.len;
  if (both) collect(t, s, whole_of(m, v->b, p));
  both = both && is_among(t, second);
  t->pieces.len = first;
  return both;
}

static bool look_into_arith(gv_transfer_run *t, const gv_state *s, part *p, const gv_value *v) {
  const gv_model *m = t->tab->model;
  bool addresses = t->computed || s->flags & GV_MEMORY;
  if (is_distance(t, s, p, v)) {
    p->hi = p->lo;
    return true;
  }
  if (addresses && gv_is_address_arith(v)) {
    split_address(t, s, p, v);
    return true;
  }
  if (!t->computed) return false;
  bool has_operands = v->def == GV_DEF_ARITH && v->index && v->index != GV_WITH_SOURCES;
  if (!has_operands) {
    collect_sources(t, s, p);
    return true;
  }
  collect(t, s, whole_of(m, v->b, p));
  *p = whole_of(m, v->a, p);
  return true;
}

/* Goes on to what the bytes are taken from, with *p the last of it; false: they are not taken from
 * anything, or nothing is left of them. */
static bool look_into(gv_transfer_run *t, const gv_state *s, part *p) {
  if (is_empty(p)) return false;
  const gv_value *v = &t->tab->model->values.at[p->id];
  if (!t->budget || !--t->budget) {
    p->hi = p->lo;
    return false;
  }
  switch ((gv_def)v->def) {
  case GV_DEF_COPY: p->id = v->a; return true;
  case GV_DEF_EXTRACT:
    p->lo += v->k, p->hi += v->k, p->shift -= v->k;
    p->id = v->a;
    return true;
  case GV_DEF_INSERT: split_at_member(t, s, p, v); return true;
  case GV_DEF_SELECT: split_by_condition(t, s, p, v); return true;
  case GV_DEF_OFFSET:
    if (!t->computed && !(s->flags & GV_MEMORY)) return false;
    if (!p->aligned && gv_alignment_of(v))
      p->aligned = gv_alignment_of(v);
    else
      p->far = p->aligned && v->k ? GV_ANYWHERE : further(p->far, v->k);
    p->computed = true;
    p->id = v->a;
    return true;
  case GV_DEF_ARITH:
  case GV_DEF_OPAQUE: return look_into_arith(t, s, p, v);
  default: return false;
  }
}

static void collect(gv_transfer_run *t, const gv_state *s, part p) {
  while (look_into(t, s, &p)) continue;
  if (!is_empty(&p)) keep_pieces(t, s, &p);
}

/* Fills t->pieces; false when the expression is too large to tell. */
bool gv_pieces_of(gv_transfer_run *t, const gv_state *s, gv_value_id value) {
  t->pieces.len = 0;
  if (value == GV_NONE) return true;
  int64_t size = t->tab->model->values.at[value].size;
  t->budget = BUDGET;
  collect(t, s, (part){.id = value, .hi = size ? size : 1, .when = GV_TRUE});
  return t->budget > 0;
}

/* The value is, in part, computed from what is followed, and so may be made that again; or it is
 * only a part of it. Leaves the pieces of which that is so in t->pieces. */
static bool leads_back(gv_transfer_run *t, const gv_state *s, gv_value_id value) {
  t->computed = true;
  bool told = gv_pieces_of(t, s, value);
  uint32_t all = t->pieces.len;
  t->computed = false;
  if (!told) return true;
  if (!gv_pieces_of(t, s, value)) return true;
  return t->pieces.len < all;
}

enum { HANDLE_SIZE = 8 };

static bool holds_part(gv_transfer_run *t, const gv_state *s, gv_value_id value) {
  gv_pieces_of(t, s, value);
  for (uint32_t i = 0; i < t->pieces.len; i++)
    if (t->pieces.at[i].hi - t->pieces.at[i].lo < HANDLE_SIZE) return true;
  return false;
}

/* A stream or event of the pending work may go on under a name that is not known. */
static uint32_t lose_sight(gv_transfer_run *t, uint32_t state, gv_value_id value) {
  gv_state s = *gv_state_at(t->tab, state);
  GV_ASSERT(s.work);
  gv_pending w = *gv_pending_at(t->tab, s.work);
  t->computed = true;
  gv_pieces_of(t, &s, value);
  t->computed = false;
  for (uint32_t i = 0; i < t->pieces.len; i++)
    if (gv_is_handle_tag(t->pieces.at[i].tag))
      w.partial |= gv_handle_bit(t->pieces.at[i].tag), w.unsure = true;
  s.work = gv_intern_id(&t->tab->works, &w, sizeof w);
  return gv_state_id(t->tab, &s);
}

/* Null and undefined bytes stay what they are, and of what is unknown nothing is said anyway. */
static bool may_change(const gv_state *s) {
  return s->handle != GV_HANDLE_NULL && s->handle != GV_HANDLE_UNDEF &&
         s->handle != GV_HANDLE_UNKNOWN && s->handle != GV_HANDLE_CONTROL;
}

uint32_t gv_led_back(gv_transfer_run *t, uint32_t state, gv_value_id value, uint32_t op) {
  if (value == GV_NONE || !t->tab->flow.mixes[value]) return state;
  const gv_state s = *gv_state_at(t->tab, state); /* what is interned may move */
  uint8_t mixes = t->tab->flow.mixes[value];
  bool computed =
      mixes & (s.flags & GV_MEMORY ? GV_MIXES_BYTES : GV_MIXES_BYTES | GV_MIXES_ADDRESSES);
  if (!may_change(&s)) return state;
  if (!computed && !(mixes & GV_MIXES_PARTS)) return state;
  if (!(computed && leads_back(t, &s, value)) &&
      !(mixes & GV_MIXES_PARTS && holds_part(t, &s, value)))
    return state;
  if (s.work) state = lose_sight(t, state, value);
  if (s.handle == GV_HANDLE_WORK || s.havoc != GV_NONE) return state;
  return gv_havocked(t, state, GV_HAVOC_COMPUTED, op);
}

/* ---- outcomes -------------------------------------------------------------------------------- */

uint32_t gv_log_event(gv_transfer_run *t, uint32_t before, gv_event_kind kind, uint32_t op,
                      uint32_t operand, gv_handle from, gv_handle to) {
  if (!t->sink->events) return GV_NONE;
  *gv_push(t->sink->events) = (gv_event){before, kind, op, operand, from, to};
  return t->sink->events->len - 1;
}

void gv_go_on(gv_transfer_run *t, gv_outcome o, uint32_t op) {
  o.op = op + 1;
  for (uint32_t i = t->work.len;
       i-- > 0 && t->work.at[i].op == o.op;) { /* the others are from before */
    if (t->work.at[i].state != o.state) continue;
    t->work.at[i].guard = gv_bdd_or(&t->tab->predicates.bdd, t->work.at[i].guard, o.guard);
    return;
  }
  if (o.guard != GV_FALSE) *gv_push(&t->work) = o;
}

uint32_t gv_havocked(gv_transfer_run *t, uint32_t state, gv_havoc_kind kind, uint32_t op) {
  gv_state s = *gv_state_at(t->tab, state);
  if (s.handle == GV_HANDLE_CONTROL || s.havoc != GV_NONE) return state;
  s.havoc = gv_tab_havoc(t->tab, kind, op);
  state = gv_state_id(t->tab, &s);
  if (s.work) gv_note_escape(t, s.havoc);
  return state;
}

uint32_t gv_with_flag(gv_transfer_run *t, uint32_t state, uint8_t flag) {
  gv_state s = *gv_state_at(t->tab, state);
  s.flags |= flag;
  return gv_state_id(t->tab, &s);
}

uint32_t gv_with_places(gv_transfer_run *t, uint32_t state, gv_place_list *list) {
  gv_state s = *gv_state_at(t->tab, state);
  s.places = gv_places_id(&t->tab->places, list);
  return gv_state_id(t->tab, &s);
}

void gv_places_of_state(const gv_transfer_run *t, uint32_t state, gv_place_list *list) {
  uint32_t count;
  const gv_place *places = gv_places_at(t->tab, gv_state_at(t->tab, state)->places, &count);
  list->len = 0;
  for (uint32_t i = 0; i < count; i++) *gv_push(list) = places[i];
}

bool gv_has_place_in(const gv_transfer_run *t, uint32_t state, gv_key key) {
  uint32_t count;
  const gv_place *places = gv_places_at(t->tab, gv_state_at(t->tab, state)->places, &count);
  for (uint32_t i = 0; i < count; i++)
    if (places[i].key == key) return true;
  return false;
}

/* The two guards under which a value holds the object and does not. False: it may hold only some
 * bytes of it, or it is too large an expression to tell. */
bool gv_split(gv_transfer_run *t, const gv_outcome *o, gv_value_id value, gv_guard *yes,
              gv_guard *no) {
  gv_predicates *predicates = &t->tab->predicates;
  gv_state s = *gv_state_at(t->tab, o->state);
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
    when = gv_bdd_or(&predicates->bdd, when, t->pieces.at[i].when);
    whole &= t->pieces.at[i].lo <= 0 && t->pieces.at[i].hi >= t->tab->model->values.at[value].size;
  }
  *yes = when == GV_FALSE ? GV_FALSE : gv_predicates_assume(predicates, o->guard, when);
  *no = when == GV_TRUE
            ? GV_FALSE
            : gv_predicates_assume(predicates, o->guard, gv_bdd_not(&predicates->bdd, when));
  return whole;
}

static void add_case(gv_cases *cases, gv_outcome o, const gv_piece *held, uint32_t count) {
  *gv_push(&cases->list) = (gv_case){o, cases->pieces.len, count};
  for (uint32_t i = 0; i < count; i++) *gv_push(&cases->pieces) = held[i];
}

/* Pieces up to `next` have been looked at: these are there. */
typedef struct open_case {
  gv_guard guard;
  uint32_t next;
  GV_VEC(gv_piece) held;
} open_case;
typedef GV_VEC(open_case) open_cases;

/* The next piece is there, and, in a case of its own, is not. */
static void take_piece(gv_predicates *predicates, open_cases *cases, open_case *c, gv_piece p) {
  gv_guard with_it = gv_predicates_assume(predicates, c->guard, p.when), without = GV_FALSE;
  if (p.when != GV_TRUE)
    without = gv_predicates_assume(predicates, c->guard, gv_bdd_not(&predicates->bdd, p.when));
  c->next++;
  if (with_it == GV_FALSE) {
    c->guard = without;
    return;
  }
  if (without != GV_FALSE) {
    open_case other = {.guard = without, .next = c->next};
    for (uint32_t i = 0; i < c->held.len; i++) *gv_push(&other.held) = c->held.at[i];
    *gv_push(cases) = other;
  }
  *gv_push(&c->held) = p;
  c->guard = with_it;
}

gv_cases gv_cases_of(gv_transfer_run *t, gv_outcome o, gv_value_id value) {
  gv_cases result = {0};
  open_cases open = {0};
  gv_state s = *gv_state_at(t->tab, o.state);
  if (!gv_pieces_of(t, &s, value)) {
    o.state = gv_havocked(t, o.state, GV_HAVOC_LARGE, o.op);
    t->pieces.len = 0;
    if (value != GV_NONE)
      *gv_push(&t->pieces) =
          (gv_piece){0, t->tab->model->values.at[value].size, GV_TRUE, GV_SOMEWHERE, GV_OBJECT};
  }
  gv_push(&open)->guard = o.guard;
  while (open.len) {
    open_case c = gv_pop(&open);
    while (c.next < t->pieces.len && c.guard != GV_FALSE)
      take_piece(&t->tab->predicates, &open, &c, t->pieces.at[c.next]);
    o.guard = c.guard;
    if (c.guard != GV_FALSE) add_case(&result, o, c.held.at, c.held.len);
    gv_vec_free(&c.held);
  }
  gv_vec_free(&open);
  return result;
}

void gv_cases_clear(gv_cases *cases) {
  gv_vec_free(&cases->list);
  gv_vec_free(&cases->pieces);
}
