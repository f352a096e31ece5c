/* What two states have in common. */
#include "certificate/certificate.h"

typedef struct pair {
  gvc_ref a, b;
  uint32_t symbol;
  uint8_t bits;
} pair;

/* A bit that is set in one of two states (`is_set`: the first), and not in the other. */
typedef struct bit {
  gvc_ref a, b;
  bool is_set;
} bit;

typedef struct joiner {
  gvc_state *into;
  const bit *apart; /* by which the two differ, or NULL */
  const gvc_state *a, *b;
  gvc_work numbers_a, numbers_b; /* for what is known of numbers alone */
  bool widen, coarse;
  bool elements; /* of an array one is followed: whether others come before it matters */
  GV_VEC(pair) pairs;
} joiner;

static void load_numbers(gvc_work *w, const gvc_state *s) {
  for (uint32_t i = 0; i < s->symbols.len; i++) gv_push(&w->symbols)->interval = s->symbols.at[i];
  for (uint32_t i = 0; i < s->relations.len; i++) *gv_push(&w->relations) = s->relations.at[i];
}

static bool same_number(gvc_ref a, gvc_ref b) {
  return a.kind == b.kind &&
         (a.kind == GVC_REF_NUMBER ? a.number == b.number
                                   : a.symbol == b.symbol && a.object == b.object);
}

/* The width of a symbol for both; false: there is none. */
static bool find_width(const joiner *j, const gvc_entry *a, const gvc_entry *b, uint8_t *bits) {
  bool is_a = a->ref.kind == GVC_REF_SYMBOL, is_b = b->ref.kind == GVC_REF_SYMBOL;
  bool is_value = a->place.object == GV_NONE;
  bool is_bit = !is_value && a->place.size == 1 && (a->ref.number < 0 || b->ref.number < 0);
  *bits = (uint8_t)(is_a       ? j->a->symbols.at[a->ref.symbol].bits
                    : is_b     ? j->b->symbols.at[b->ref.symbol].bits
                    : is_value ? a->place.size
                    : is_bit   ? 1
                               : 8 * a->place.size);
  bool same = !is_a || !is_b || j->b->symbols.at[b->ref.symbol].bits == *bits;
  return same && *bits <= 64 && gvc_fits_width(j->a, a, *bits) && gvc_fits_width(j->b, b, *bits);
}

static gvc_interval hull(const joiner *j, gvc_ref a, gvc_ref b, uint8_t bits) {
  gvc_interval x = gvc_interval_of(&j->numbers_a, a, bits),
               y = gvc_interval_of(&j->numbers_b, b, bits), full = gvc_full_interval(bits);
  gvc_interval r = {x.low < y.low ? x.low : y.low,
                    x.high > y.high ? x.high : y.high,
                    x.ulow < y.ulow ? x.ulow : y.ulow,
                    x.uhigh > y.uhigh ? x.uhigh : y.uhigh,
                    bits,
                    x.loose | y.loose};
  if (j->widen && r.low < x.low) r.low = full.low;
  if (j->widen && r.high > x.high) r.high = full.high;
  if (j->widen && r.ulow < x.ulow) r.ulow = full.ulow;
  if (j->widen && r.uhigh > x.uhigh) r.uhigh = full.uhigh;
  return r;
}

static uint32_t joined_symbol(joiner *j, gvc_ref a, gvc_ref b, uint8_t bits) {
  for (uint32_t i = 0; i < j->pairs.len; i++)
    if (j->pairs.at[i].bits == bits && same_number(j->pairs.at[i].a, a) &&
        same_number(j->pairs.at[i].b, b))
      return j->pairs.at[i].symbol;
  *gv_push(&j->into->symbols) = hull(j, a, b, bits);
  *gv_push(&j->pairs) = (pair){a, b, j->into->symbols.len - 1, bits};
  return j->into->symbols.len - 1;
}

static bool is_number(gvc_ref ref) {
  return ref.kind == GVC_REF_NUMBER || ref.kind == GVC_REF_SYMBOL;
}

static bool join_refs(joiner *j, const gvc_entry *in_a, const gvc_entry *in_b, gvc_ref *result) {
  gvc_ref a = in_a->ref, b = in_b->ref;
  uint8_t bits;
  *result = a;
  if (a.kind == GVC_REF_UNKNOWN || b.kind == GVC_REF_UNKNOWN)
    return *result = (gvc_ref){.undefined = a.undefined && b.undefined},
           a.kind == b.kind || j->coarse;
  if (a.kind == b.kind && (a.kind == GVC_REF_DEAD || a.kind == GVC_REF_OTHER)) return true;
  if (a.kind == GVC_REF_POINTER && b.kind == GVC_REF_POINTER && a.object == b.object) {
    result->anywhere = a.anywhere || b.anywhere || a.number != b.number;
    result->or_null = a.or_null || b.or_null;
    if (result->anywhere) result->number = 0;
    return !(result->anywhere && result->or_null);
  }
  if (!is_number(a) || !is_number(b)) return false;
  if (a.kind == GVC_REF_NUMBER && same_number(a, b)) return true;
  if (!find_width(j, in_a, in_b, &bits)) return false;
  uint32_t x = a.kind == GVC_REF_NUMBER ? GV_NONE : a.object,
           y = b.kind == GVC_REF_NUMBER ? GV_NONE : b.object;
  *result = (gvc_ref){.kind = GVC_REF_SYMBOL,
                      .object = x == y || y == GV_NONE ? x
                                : x == GV_NONE         ? y
                                                       : GVC_MANY};
  result->symbol = joined_symbol(j, a, b, bits);
  return true;
}

/* What one of the two alone says can be given up, unless it is an address in memory. */
static bool may_drop(const joiner *j, const gvc_entry *e) {
  bool plain = e->ref.kind == GVC_REF_NUMBER ||
               (e->ref.kind == GVC_REF_SYMBOL && e->ref.object == GV_NONE) ||
               (e->ref.kind == GVC_REF_UNKNOWN && e->ref.undefined);
  return plain || (j->coarse && e->place.object == GV_NONE);
}

static bool join_entries(joiner *j) {
  uint32_t i = 0, k = 0;
  while (i < j->a->entries.len || k < j->b->entries.len) {
    const gvc_entry *x = i < j->a->entries.len ? &j->a->entries.at[i] : NULL,
                    *y = k < j->b->entries.len ? &j->b->entries.at[k] : NULL;
    int order = !x ? 1 : !y ? -1 : gvc_compare_places(&x->place, &y->place);
    if (order) {
      if (!may_drop(j, order < 0 ? x : y)) return false;
      *(order < 0 ? &i : &k) += 1;
      continue;
    }
    gvc_entry entry = {.place = x->place};
    if (!join_refs(j, x, y, &entry.ref)) return false;
    *gv_push(&j->into->entries) = entry;
    i++, k++;
  }
  return true;
}

/* Which of its elements is followed. */
static gvc_ref symbol_of(gvc_object array) {
  return (gvc_ref){.kind = GVC_REF_SYMBOL, .object = GV_NONE, .symbol = array.element};
}

static int truth_in(const gvc_state *s, gvc_ref ref) {
  if (ref.kind == GVC_REF_NUMBER) return ref.number != 0;
  if (ref.kind != GVC_REF_SYMBOL) return -1;
  const gvc_interval *x = &s->symbols.at[ref.symbol];
  return !x->uhigh ? 0 : x->ulow ? 1 : -1;
}

/* What the symbol of one of the states, whose values come in one order, is in the other. */
static gvc_ref other_of(const gvc_state *s, uint32_t symbol, const gvc_state *other) {
  for (uint32_t i = 0; i < s->entries.len && i < other->entries.len; i++) {
    gvc_ref ref = s->entries.at[i].ref;
    if (ref.kind == GVC_REF_SYMBOL && ref.object == GV_NONE && ref.symbol == symbol)
      return other->entries.at[i].ref;
  }
  return (gvc_ref){0};
}

static gvc_ref guard_of(const gvc_object *o) {
  return (gvc_ref){.kind = GVC_REF_SYMBOL, .object = GV_NONE, .symbol = o->guard - 1};
}

/* Of an object that has a guard in the first state alone: the other state knows whether it holds.
 */
static bool is_known_there(const gvc_state *s, const gvc_object *x, const gvc_state *other,
                           const gvc_object *y, gvc_ref *is) {
  bool is_set = x->unless == y->absent;
  *is = other_of(s, x->guard - 1, other);
  if (is->kind == GVC_REF_UNKNOWN) *is = gvc_number_ref(is_set ? -1 : 0);
  return truth_in(other, *is) == is_set;
}

/* Whether an object is there: always, under one condition of both, or, where it is there in one of
 * the states and not in the other, under that by which the states differ. */
static bool join_guards(joiner *j, gvc_object *x, const gvc_object *y) {
  gvc_ref a, b;
  if (!x->guard && !y->guard && x->absent == y->absent) return !x->absent;
  if (x->guard && y->guard) {
    if (x->unless != y->unless) return false;
    a = guard_of(x), b = guard_of(y);
  } else if (x->guard) {
    a = guard_of(x);
    if (!is_known_there(j->a, x, j->b, y, &b)) return false;
  } else if (y->guard) {
    b = guard_of(y);
    x->unless = y->unless;
    if (!is_known_there(j->b, y, j->a, x, &a)) return false;
  } else {
    if (!j->apart) return false;
    a = j->apart->a, b = j->apart->b;
    x->unless = x->absent ? j->apart->is_set : !j->apart->is_set;
  }
  if (a.kind == GVC_REF_SYMBOL) a.object = GV_NONE;
  if (b.kind == GVC_REF_SYMBOL) b.object = GV_NONE;
  x->guard = 1 + joined_symbol(j, a, b, 1);
  x->absent = false;
  return true;
}

static bool join_objects(joiner *j) {
  if (j->a->objects.len != j->b->objects.len) return false;
  for (uint32_t i = 0; i < j->a->objects.len; i++) {
    gvc_object x = j->a->objects.at[i], y = j->b->objects.at[i];
    if (x.kind != y.kind || x.group != y.group || x.parent != y.parent || x.mine != y.mine ||
        x.ended != y.ended || x.stage != y.stage || x.paused != y.paused ||
        x.registration != y.registration || x.stride != y.stride || x.shown != y.shown ||
        x.natural != y.natural || (x.recorded != y.recorded && !j->coarse))
      return false;
    if (!join_guards(j, &x, &y)) return false;
    j->elements |= x.stride;
    if (x.stride)
      x.element = joined_symbol(j, symbol_of(x), symbol_of(y), j->a->symbols.at[x.element].bits);
    x.recorded &= y.recorded;
    x.buffer |= y.buffer;
    x.placed |= y.placed;
    x.overwritten |= y.overwritten;
    x.acted |= y.acted;
    *gv_push(&j->into->objects) = x;
  }
  return true;
}

static bool same_access(const gvc_state *s, const gvc_access *a, const gvc_state *t,
                        const gvc_access *b) {
  return a->object == b->object && a->on == b->on && a->how == b->how && a->lock == b->lock &&
         a->low == b->low && a->high == b->high && a->known_count == b->known_count &&
         (!a->known_count || !memcmp(&s->known.at[a->known], &t->known.at[b->known],
                                     a->known_count * sizeof(uint32_t)));
}

static void copy_access(gvc_state *into, const gvc_state *from, const gvc_access *a) {
  gvc_access copy = *a;
  copy.known = into->known.len;
  for (uint32_t i = 0; i < a->known_count; i++)
    *gv_push(&into->known) = from->known.at[a->known + i];
  *gv_push(&into->pending) = copy;
}

static bool join_pending(joiner *j) {
  bool same = j->a->pending.len == j->b->pending.len;
  for (uint32_t i = 0; same && i < j->a->pending.len; i++)
    same = same_access(j->a, &j->a->pending.at[i], j->b, &j->b->pending.at[i]);
  if (!same && !j->coarse) return false;
  uint32_t k = 0; /* in the order of objects, which implication needs */
  for (uint32_t i = 0; i <= j->a->pending.len; i++) {
    for (; !same && k < j->b->pending.len &&
           (i == j->a->pending.len || j->b->pending.at[k].object < j->a->pending.at[i].object);
         k++) {
      bool there = false;
      for (uint32_t n = 0; n < j->into->pending.len && !there; n++)
        there = same_access(j->into, &j->into->pending.at[n], j->b, &j->b->pending.at[k]);
      if (!there) copy_access(j->into, j->b, &j->b->pending.at[k]);
    }
    if (i < j->a->pending.len) copy_access(j->into, j->a, &j->a->pending.at[i]);
  }
  return true;
}

static void keep_relation(joiner *j, const pair *x, const pair *y) {
  if (x->symbol >= y->symbol) return;
  uint8_t a, ua, b, ub;
  if (x->bits != y->bits) return;
  gvc_orders(&j->numbers_a, x->a, y->a, x->bits, &a, &ua);
  gvc_orders(&j->numbers_b, x->b, y->b, x->bits, &b, &ub);
  gvc_relation r = {x->symbol, y->symbol, a | b, ua | ub};
  for (uint32_t i = 0; i < j->into->relations.len; i++)
    if (j->into->relations.at[i].a == r.a && j->into->relations.at[i].b == r.b) return;
  if (r.order != GVC_ANY_ORDER || r.unsigned_order != GVC_ANY_ORDER)
    *gv_push(&j->into->relations) = r;
}

enum { MOST_RELATED = 200 };

static void join_relations(joiner *j) {
  bool has_some = j->elements || j->a->relations.len || j->b->relations.len;
  if (j->pairs.len > MOST_RELATED || !has_some) return;
  for (uint32_t x = 0; x < j->pairs.len; x++)
    for (uint32_t y = x + 1; y < j->pairs.len; y++)
      keep_relation(j, &j->pairs.at[x], &j->pairs.at[y]);
}

static const gvc_defined *condition_of(const gvc_state *s, gvc_ref ref) {
  for (uint32_t i = 0; ref.kind == GVC_REF_SYMBOL && i < s->conditions.len; i++)
    if (s->conditions.at[i].symbol == ref.symbol) return &s->conditions.at[i];
  return NULL;
}

/* What an operand of both is in the joined state; false: neither one number nor a symbol of it. */
static bool join_operand(const joiner *j, gvc_ref a, gvc_ref b, gvc_ref *result) {
  *result = a;
  if (a.kind == GVC_REF_NUMBER && b.kind == GVC_REF_NUMBER) return a.number == b.number;
  for (uint32_t i = 0; i < j->pairs.len; i++) {
    gvc_ref x = j->pairs.at[i].a, y = j->pairs.at[i].b;
    bool same_a = a.kind == x.kind &&
                  (a.kind == GVC_REF_NUMBER ? a.number == x.number : a.symbol == x.symbol);
    bool same_b = b.kind == y.kind &&
                  (b.kind == GVC_REF_NUMBER ? b.number == y.number : b.symbol == y.symbol);
    *result = (gvc_ref){.kind = GVC_REF_SYMBOL, .object = GV_NONE, .symbol = j->pairs.at[i].symbol};
    if (same_a && same_b) return true;
  }
  return false;
}

/* Of an operand on one side that is a number on the other: which; and what it is in the joined
 * state.
 */
static gvc_ref other_side(const joiner *j, gvc_ref ref, bool in_a, gvc_ref *result) {
  *result = ref;
  for (uint32_t i = 0; ref.kind == GVC_REF_SYMBOL && i < j->pairs.len; i++) {
    const pair *p = &j->pairs.at[i];
    gvc_ref is = in_a ? p->a : p->b;
    if (is.kind != GVC_REF_SYMBOL || is.symbol != ref.symbol) continue;
    *result = (gvc_ref){.kind = GVC_REF_SYMBOL, .object = GV_NONE, .symbol = p->symbol};
    if ((in_a ? p->b : p->a).kind == GVC_REF_NUMBER) return in_a ? p->b : p->a;
  }
  return ref;
}

/* A number on one side may be what the other side says of it. */
static void join_with_number(joiner *j, const pair *p, const gvc_defined *d, bool in_a) {
  gvc_defined joined = {p->symbol, d->condition};
  gvc_ref a = other_side(j, d->condition.a, in_a, &joined.condition.a),
          b = other_side(j, d->condition.b, in_a, &joined.condition.b);
  if (gvc_is_result(&d->condition, a, b, p->bits, in_a ? p->b : p->a))
    *gv_push(&j->into->conditions) = joined;
}

static void join_conditions(joiner *j) {
  for (uint32_t i = 0; i < j->pairs.len; i++) {
    const gvc_defined *a = condition_of(j->a, j->pairs.at[i].a),
                      *b = condition_of(j->b, j->pairs.at[i].b);
    if (a && j->pairs.at[i].b.kind == GVC_REF_NUMBER) join_with_number(j, &j->pairs.at[i], a, true);
    if (b && j->pairs.at[i].a.kind == GVC_REF_NUMBER)
      join_with_number(j, &j->pairs.at[i], b, false);
    if (!a || !b || a->condition.kind != b->condition.kind ||
        a->condition.predicate != b->condition.predicate)
      continue;
    gvc_defined d = {j->pairs.at[i].symbol, a->condition};
    bool joined = join_operand(j, a->condition.a, b->condition.a, &d.condition.a) &&
                  join_operand(j, a->condition.b, b->condition.b, &d.condition.b);
    if (joined) *gv_push(&j->into->conditions) = d;
  }
}

static bool join(gvc_state *state, const gvc_state *a, const gvc_state *b, const bit *apart,
                 bool coarse, bool widen) {
  gvc_state into = {0};
  joiner j = {.into = &into, .apart = apart, .a = a, .b = b, .coarse = coarse, .widen = widen};
  load_numbers(&j.numbers_a, a);
  load_numbers(&j.numbers_b, b);
  bool joined = join_objects(&j) && join_entries(&j) && join_pending(&j);
  if (joined) join_relations(&j), join_conditions(&j);
  gv_vec_free(&j.numbers_a.symbols);
  gv_vec_free(&j.numbers_a.relations);
  gv_vec_free(&j.numbers_b.symbols);
  gv_vec_free(&j.numbers_b.relations);
  gv_vec_free(&j.pairs);
  gvc_state_clear(joined ? state : &into);
  if (joined) *state = into;
  return joined;
}

/* ---- objects that are there in one of two states ---------------------------------------------- */

/* Of one of the states: which number each object gets, and in which order they come. */
typedef struct numbering {
  const gvc_state *state;
  uint32_t *now;       /* by object; GV_NONE: none yet */
  GV_VEC(uint32_t) of; /* by new number: the object; GV_NONE: it is not there */
} numbering;

static bool is_numbered(const numbering *n, gvc_ref ref) { return n->now[ref.object] != GV_NONE; }

static void number_next(numbering *a, uint32_t x, numbering *b, uint32_t y) {
  if (x != GV_NONE) a->now[x] = a->of.len;
  if (y != GV_NONE) b->now[y] = b->of.len;
  *gv_push(&a->of) = x;
  *gv_push(&b->of) = y;
}

/* The first state's value leads to an object, the other one's is null. */
static bool number_absent(numbering *a, gvc_ref x, numbering *b) {
  bool plain = !x.anywhere && !x.number && x.object &&
               gvc_may_be_guarded(a->state->objects.at[x.object].kind);
  if (!plain) return false;
  if (!is_numbered(a, x)) number_next(a, x.object, b, GV_NONE);
  return b->of.at[a->now[x.object]] == GV_NONE;
}

static bool is_null(gvc_ref ref) { return ref.kind == GVC_REF_NUMBER && !ref.number; }

static bool number_entry(numbering *a, gvc_ref x, numbering *b, gvc_ref y) {
  bool has_x = gvc_has_object(x), has_y = gvc_has_object(y);
  if (!has_x && !has_y) return true;
  if (x.kind == GVC_REF_POINTER && is_null(y)) return number_absent(a, x, b);
  if (y.kind == GVC_REF_POINTER && is_null(x)) return number_absent(b, y, a);
  if (!has_x || !has_y) return false;
  if (!is_numbered(a, x) && !is_numbered(b, y)) number_next(a, x.object, b, y.object);
  return a->now[x.object] == b->now[y.object];
}

/* What no value leads to has the same order in both. */
static bool number_rest(numbering *a, numbering *b) {
  uint32_t y = 0;
  for (uint32_t x = 0; x < a->state->objects.len; x++) {
    if (a->now[x] != GV_NONE) continue;
    while (y < b->state->objects.len && b->now[y] != GV_NONE) y++;
    if (y == b->state->objects.len) return false;
    number_next(a, x, b, y);
  }
  while (y < b->state->objects.len && b->now[y] != GV_NONE) y++;
  return y == b->state->objects.len;
}

static bool number_all(numbering *a, numbering *b) {
  const gvc_state *s = a->state, *t = b->state;
  number_next(a, 0, b, 0);
  if (s->entries.len != t->entries.len) return false;
  for (uint32_t i = 0; i < s->entries.len; i++) {
    const gvc_entry *x = &s->entries.at[i], *y = &t->entries.at[i];
    bool is_value = x->place.object == GV_NONE;
    if (is_value != (y->place.object == GV_NONE)) return false;
    if (is_value && (x->place.leaf != y->place.leaf || !number_entry(a, x->ref, b, y->ref)))
      return false;
  }
  return number_rest(a, b);
}

static gvc_ref renumbered(const numbering *n, gvc_ref ref) {
  if (gvc_has_object(ref)) ref.object = n->now[ref.object];
  return ref;
}

/* The state with the new numbers, and the other one's objects as ones that are not there. */
static void renumber(const numbering *n, const numbering *other, gvc_state *to) {
  const gvc_state *s = n->state;
  for (uint32_t i = 0; i < n->of.len; i++) {
    bool is_there = n->of.at[i] != GV_NONE;
    const numbering *from = is_there ? n : other;
    gvc_object object = from->state->objects.at[from->of.at[i]];
    if (object.kind == GVC_OBJECT_KERNEL && object.parent < GVC_MANY)
      object.parent = n->now[object.parent];
    object.absent = !is_there;
    if (!is_there) object.guard = 0, object.unless = false; /* a symbol of the other state */
    *gv_push(&to->objects) = object;
  }
  for (uint32_t i = 0; i < s->entries.len; i++) {
    gvc_entry e = s->entries.at[i];
    gvc_ref there = other->state->entries.at[i].ref;
    bool is_value = e.place.object == GV_NONE;
    bool is_absent = is_value && is_null(e.ref) && there.kind == GVC_REF_POINTER;
    if (!is_value) e.place.object = n->now[e.place.object];
    e.ref = is_absent ? renumbered(other, there) : renumbered(n, e.ref);
    e.ref.or_null |= is_absent;
    *gv_push(&to->entries) = e;
  }
  for (uint32_t i = 0; i < s->symbols.len; i++) *gv_push(&to->symbols) = s->symbols.at[i];
  for (uint32_t i = 0; i < s->relations.len; i++) *gv_push(&to->relations) = s->relations.at[i];
  for (uint32_t i = 0; i < s->conditions.len; i++) *gv_push(&to->conditions) = s->conditions.at[i];
}

/* What is pending is the same but for who knows of it that is not there. */
static bool same_but_absent(const numbering *a, const gvc_access *x, const numbering *b,
                            const gvc_access *y) {
  const gvc_state *s = a->state, *t = b->state;
  bool same = a->now[x->object] == b->now[y->object] && x->how == y->how && x->lock == y->lock &&
              x->low == y->low && x->high == y->high && !x->on && !y->on;
  for (uint32_t i = 0; i < x->known_count && same; i++) {
    uint32_t number = a->now[s->known.at[x->known + i]];
    bool found = b->of.at[number] == GV_NONE;
    for (uint32_t k = 0; k < y->known_count; k++)
      found |= b->now[t->known.at[y->known + k]] == number;
    same = found;
  }
  return same;
}

static void add_known(gvc_state *to, const numbering *n, const gvc_access *access) {
  for (uint32_t i = 0; i < access->known_count; i++)
    *gv_push(&to->known) = n->now[n->state->known.at[access->known + i]];
}

static int compare_numbers(const void *x, const void *y) {
  const uint32_t *a = x, *b = y;
  return *a < *b ? -1 : *a > *b;
}

/* Both get what either says of objects that are not there in the other. */
static bool renumber_pending(const numbering *a, const numbering *b, gvc_state *to) {
  if (a->state->pending.len != b->state->pending.len) return false;
  for (uint32_t i = 0; i < a->state->pending.len; i++) {
    const gvc_access *x = &a->state->pending.at[i], *y = &b->state->pending.at[i];
    if (!same_but_absent(a, x, b, y) || !same_but_absent(b, y, a, x)) return false;
    gvc_access access = *x;
    access.object = a->now[x->object];
    access.known = to->known.len;
    add_known(to, a, x);
    add_known(to, b, y);
    uint32_t count = to->known.len - access.known, kept = 0, *all = to->known.at + access.known;
    if (count) qsort(all, count, sizeof *all, compare_numbers);
    for (uint32_t k = 0; k < count; k++)
      if (!kept || all[kept - 1] != all[k]) all[kept++] = all[k];
    to->known.len = access.known + kept;
    access.known_count = kept;
    *gv_push(&to->pending) = access;
  }
  return true;
}

/* The one bit by which the states differ, if all other numbers are the same. */
static bool find_bit(const gvc_state *a, const gvc_state *b, bit *apart) {
  bool found = false;
  for (uint32_t i = 0; i < a->entries.len; i++) {
    gvc_ref x = a->entries.at[i].ref, y = b->entries.at[i].ref;
    if (x.kind != GVC_REF_SYMBOL || y.kind != GVC_REF_SYMBOL) {
      bool numbers = x.kind == GVC_REF_NUMBER && y.kind == GVC_REF_NUMBER;
      if ((x.kind == GVC_REF_SYMBOL) != (y.kind == GVC_REF_SYMBOL) ||
          (numbers && x.number != y.number))
        return false;
      continue;
    }
    const gvc_interval *p = &a->symbols.at[x.symbol], *q = &b->symbols.at[y.symbol];
    bool same = p->bits == q->bits && p->low == q->low && p->high == q->high &&
                p->ulow == q->ulow && p->uhigh == q->uhigh && p->loose == q->loose;
    if (same) continue;
    int truth = truth_in(a, x), other = truth_in(b, y);
    bool is_bit =
        p->bits == 1 && q->bits == 1 && !p->loose && !q->loose && truth >= 0 && other == !truth;
    if (!is_bit || (found && (apart->a.symbol != x.symbol || apart->b.symbol != y.symbol)))
      return false;
    *apart = (bit){x, y, truth};
    found = true;
  }
  return found;
}

/* `lossless`: they differ in one bit, and in objects that are there in one of them alone. */
static bool join_aligned(gvc_state *state, const gvc_state *with, bool lossless, bool coarse,
                         bool widen) {
  gvc_state a = {0}, b = {0};
  bit apart;
  numbering x = {state, gv_malloc(state->objects.len * sizeof *x.now), {0}},
            y = {with, gv_malloc(with->objects.len * sizeof *y.now), {0}};
  memset(x.now, 0xff, state->objects.len * sizeof *x.now);
  memset(y.now, 0xff, with->objects.len * sizeof *y.now);
  bool joined = number_all(&x, &y) && renumber_pending(&x, &y, &a) && renumber_pending(&y, &x, &b);
  if (joined) {
    renumber(&x, &y, &a);
    renumber(&y, &x, &b);
    joined = (!lossless || find_bit(&a, &b, &apart)) &&
             join(state, &a, &b, lossless ? &apart : NULL, coarse, widen);
  }
  gvc_state_clear(&a);
  gvc_state_clear(&b);
  gv_free(x.now);
  gv_free(y.now);
  gv_vec_free(&x.of);
  gv_vec_free(&y.of);
  return joined;
}

bool gvc_state_join(gvc_state *state, const gvc_state *with, bool coarse, bool widen) {
  if (gvc_has_guards(state) || gvc_has_guards(with))
    return join_aligned(state, with, false, coarse, widen);
  return join(state, state, with, NULL, coarse, widen);
}

bool gvc_state_join_guarded(gvc_state *state, const gvc_state *with) {
  return join_aligned(state, with, true, false, false);
}
