#include "checker/state.h"

static int64_t sign_extend(uint64_t number, uint8_t bits) {
  return bits >= 64 || !bits ? (int64_t)number : (int64_t)(number << (64 - bits)) >> (64 - bits);
}
int64_t gvc_truncated(int64_t number, uint8_t bits) { return sign_extend((uint64_t)number, bits); }

static uint64_t mask_of(uint8_t bits) {
  return bits >= 64 || !bits ? UINT64_MAX : ((uint64_t)1 << bits) - 1;
}

gvc_interval gvc_full_interval(uint8_t bits) {
  uint64_t mask = mask_of(bits);
  return (gvc_interval){sign_extend(mask ^ (mask >> 1), bits), (int64_t)(mask >> 1), 0, mask, bits};
}

gvc_interval gvc_interval_of(const gvc_work *w, gvc_ref ref, uint8_t bits) {
  if (ref.kind == GVC_REF_NUMBER) {
    uint64_t number = (uint64_t)ref.number & mask_of(bits);
    return (gvc_interval){ref.number, ref.number, number, number, bits};
  }
  return ref.kind == GVC_REF_SYMBOL ? w->symbols.at[ref.symbol].interval : gvc_full_interval(bits);
}

/* ---- orders of two numbers ------------------------------------------------------------------- */

uint8_t gvc_reversed(uint8_t order) {
  return (uint8_t)((order & GVC_EQUAL) | (order & GVC_LESS ? GVC_GREATER : 0) |
                   (order & GVC_GREATER ? GVC_LESS : 0));
}

static const gvc_relation *relation_of(const gvc_work *w, uint32_t a, uint32_t b) {
  for (uint32_t i = w->relations.len; i--;)
    if (w->relations.at[i].a == a && w->relations.at[i].b == b) return &w->relations.at[i];
  return NULL;
}

void gvc_orders(const gvc_work *w, gvc_ref a, gvc_ref b, uint8_t bits, uint8_t *order,
                uint8_t *unsigned_order) {
  gvc_interval x = gvc_interval_of(w, a, bits), y = gvc_interval_of(w, b, bits);
  uint8_t s = (uint8_t)((x.low < y.high ? GVC_LESS : 0) |
                        (x.low <= y.high && y.low <= x.high ? GVC_EQUAL : 0) |
                        (x.high > y.low ? GVC_GREATER : 0));
  uint8_t u = (uint8_t)((x.ulow < y.uhigh ? GVC_LESS : 0) |
                        (x.ulow <= y.uhigh && y.ulow <= x.uhigh ? GVC_EQUAL : 0) |
                        (x.uhigh > y.ulow ? GVC_GREATER : 0));
  if (a.kind == GVC_REF_SYMBOL && b.kind == GVC_REF_SYMBOL) {
    bool turned = a.symbol > b.symbol;
    const gvc_relation *known =
        relation_of(w, turned ? b.symbol : a.symbol, turned ? a.symbol : b.symbol);
    if (a.symbol == b.symbol) s &= GVC_EQUAL, u &= GVC_EQUAL;
    if (known)
      s &= turned ? gvc_reversed(known->order) : known->order,
          u &= turned ? gvc_reversed(known->unsigned_order) : known->unsigned_order;
  }
  if ((x.low >= 0 && y.low >= 0) || (x.high < 0 && y.high < 0)) s &= u, u &= s; /* one sign */
  if (!(s & GVC_EQUAL) || !(u & GVC_EQUAL)) s &= (uint8_t)~GVC_EQUAL, u &= (uint8_t)~GVC_EQUAL;
  if (s == GVC_EQUAL || u == GVC_EQUAL) s &= GVC_EQUAL, u &= GVC_EQUAL;
  *order = s;
  *unsigned_order = u;
}

/* By llvm.icmp's predicate: what it allows. */
static const struct {
  uint8_t order;
  bool is_unsigned;
} predicates[] = {
    {GVC_EQUAL, false},   {GVC_LESS | GVC_GREATER, false},
    {GVC_LESS, false},    {GVC_LESS | GVC_EQUAL, false},
    {GVC_GREATER, false}, {GVC_GREATER | GVC_EQUAL, false},
    {GVC_LESS, true},     {GVC_LESS | GVC_EQUAL, true},
    {GVC_GREATER, true},  {GVC_GREATER | GVC_EQUAL, true},
};

static bool is_number(gvc_ref ref) {
  return ref.kind == GVC_REF_NUMBER || ref.kind == GVC_REF_SYMBOL;
}

/* So many of the last bits of the number are 0, whether it wraps or not. */
static uint32_t zeros_of(const gvc_work *w, gvc_ref ref, uint8_t bits, uint32_t depth) {
  enum { DEEPEST = 4 };
  if (ref.kind == GVC_REF_NUMBER)
    return ref.number ? (uint32_t)__builtin_ctzll((uint64_t)ref.number) : bits;
  if (ref.kind != GVC_REF_SYMBOL || depth == DEEPEST) return 0;
  const gvc_condition *c = &w->symbols.at[ref.symbol].condition;
  if (c->kind != GVC_CONDITION_TERM || c->predicate >= GVC_TERMS ||
      w->symbols.at[ref.symbol].interval.bits != bits)
    return 0;
  gvc_code code = (gvc_code)(GVC_CODE_ADD + c->predicate / 4);
  uint32_t a = zeros_of(w, c->a, bits, depth + 1), b = zeros_of(w, c->b, bits, depth + 1);
  uint32_t least = a < b ? a : b;
  switch (code) {
  case GVC_CODE_ADD:
  case GVC_CODE_SUB:
  case GVC_CODE_OR:
  case GVC_CODE_XOR: return least;
  case GVC_CODE_AND: return a + b - least;
  case GVC_CODE_MUL: return a + b < bits ? a + b : bits;
  case GVC_CODE_SHL:
    if (c->b.kind != GVC_REF_NUMBER || c->b.number < 0 || c->b.number >= bits) return 0;
    return a + (uint32_t)c->b.number < bits ? a + (uint32_t)c->b.number : bits;
  default: return 0;
  }
}

/* The one is computed of the other by a constant that makes another number of each, whether it
 * wraps or not. */
static bool is_moved(const gvc_work *w, gvc_ref ref, gvc_ref from, uint8_t bits) {
  if (ref.kind != GVC_REF_SYMBOL || from.kind != GVC_REF_SYMBOL) return false;
  const gvc_symbol *s = &w->symbols.at[ref.symbol];
  const gvc_condition *c = &s->condition;
  if (c->kind != GVC_CONDITION_TERM || c->predicate >= GVC_TERMS || s->interval.bits != bits)
    return false;
  gvc_code code = (gvc_code)(GVC_CODE_ADD + c->predicate / 4);
  bool moves = code == GVC_CODE_ADD || code == GVC_CODE_SUB || code == GVC_CODE_XOR;
  bool is_second = c->a.kind == GVC_REF_NUMBER && code != GVC_CODE_SUB;
  gvc_ref by = is_second ? c->a : c->b, of = is_second ? c->b : c->a;
  return moves && by.kind == GVC_REF_NUMBER && (uint64_t)by.number & mask_of(bits) &&
         of.kind == GVC_REF_SYMBOL && of.symbol == from.symbol;
}

int gvc_compare(const gvc_work *w, uint16_t predicate, gvc_ref a, gvc_ref b, uint8_t bits) {
  if (predicate >= sizeof predicates / sizeof *predicates || !is_number(a) || !is_number(b) ||
      !bits)
    return -1;
  uint8_t order, unsigned_order;
  gvc_orders(w, a, b, bits, &order, &unsigned_order);
  if (b.kind == GVC_REF_NUMBER && zeros_of(w, b, bits, 0) < zeros_of(w, a, bits, 0))
    order &= (uint8_t)~GVC_EQUAL;
  if (is_moved(w, a, b, bits) || is_moved(w, b, a, bits))
    order &= (uint8_t)~GVC_EQUAL, unsigned_order &= (uint8_t)~GVC_EQUAL;
  uint8_t possible = predicates[predicate].is_unsigned ? unsigned_order : order,
          allowed = predicates[predicate].order;
  return !(possible & allowed) ? 0 : !(possible & ~allowed) ? 1 : -1;
}

/* ---- what a condition says ------------------------------------------------------------------- */

static void keep_relation(gvc_work *w, uint32_t a, uint32_t b, uint8_t order,
                          uint8_t unsigned_order) {
  if (a == b) return;
  if (a > b) {
    keep_relation(w, b, a, gvc_reversed(order), gvc_reversed(unsigned_order));
    return;
  }
  const gvc_relation *known = relation_of(w, a, b);
  gvc_relation relation = {a, b, order, unsigned_order};
  if (known)
    w->relations.at[known - w->relations.at] = relation;
  else
    *gv_push(&w->relations) = relation;
}

void gvc_add_relation(gvc_work *w, uint32_t a, uint32_t b, uint8_t order, uint8_t unsigned_order) {
  if (a > b) {
    gvc_add_relation(w, b, a, gvc_reversed(order), gvc_reversed(unsigned_order));
    return;
  }
  const gvc_relation *known = relation_of(w, a, b);
  if (known) order &= known->order, unsigned_order &= known->unsigned_order;
  if (order && unsigned_order) keep_relation(w, a, b, order, unsigned_order);
}

static bool trim(gvc_interval *x, const gvc_interval *y, uint8_t s, uint8_t u) {
  if (!(s & GVC_GREATER) && y->high < x->high) x->high = y->high;
  if (!(s & GVC_LESS) && y->low > x->low) x->low = y->low;
  if (s == GVC_LESS && x->high >= y->high) x->high = y->high == INT64_MIN ? INT64_MIN : y->high - 1;
  if (s == GVC_GREATER && x->low <= y->low) x->low = y->low == INT64_MAX ? INT64_MAX : y->low + 1;
  if (!(u & GVC_GREATER) && y->uhigh < x->uhigh) x->uhigh = y->uhigh;
  if (!(u & GVC_LESS) && y->ulow > x->ulow) x->ulow = y->ulow;
  if (u == GVC_LESS && x->uhigh >= y->uhigh) x->uhigh = y->uhigh ? y->uhigh - 1 : 0;
  if (u == GVC_GREATER && x->ulow <= y->ulow)
    x->ulow = y->ulow == UINT64_MAX ? UINT64_MAX : y->ulow + 1;
  return x->low <= x->high && x->ulow <= x->uhigh;
}

/* The two views of one number: as long as it cannot be negative they are the same. A number that is
 * not equal to its bound is beyond it; which number the other one is, each view says for itself. */
static bool agree(gvc_interval *x, const gvc_interval *y, uint8_t s) {
  if (!(s & GVC_EQUAL) && y->low == y->high && x->low <= x->high) {
    if (x->low == y->low) x->low += x->low < x->high;
    if (x->high == y->high) x->high -= x->low < x->high;
  }
  if (!(s & GVC_EQUAL) && y->ulow == y->uhigh && x->ulow <= x->uhigh) {
    if (x->ulow == y->ulow) x->ulow += x->ulow < x->uhigh;
    if (x->uhigh == y->uhigh) x->uhigh -= x->ulow < x->uhigh;
  }
  uint64_t half = mask_of(x->bits) >> 1;
  if (x->low >= 0) {
    if ((uint64_t)x->low > x->ulow) x->ulow = (uint64_t)x->low;
    if ((uint64_t)x->high < x->uhigh) x->uhigh = (uint64_t)x->high;
  }
  if (x->uhigh <= half) {
    if (x->low < (int64_t)x->ulow) x->low = (int64_t)x->ulow;
    if (x->high > (int64_t)x->uhigh) x->high = (int64_t)x->uhigh;
  }
  return x->low <= x->high && x->ulow <= x->uhigh;
}

/* The relation `i`, if the symbol is one of its two: the other one, and how the symbol is ordered
 * with it. */
static bool is_related(const gvc_work *w, uint32_t i, uint32_t symbol, gvc_relation *r) {
  *r = w->relations.at[i];
  if (r->a == symbol) return true;
  *r = (gvc_relation){r->b, r->a, gvc_reversed(r->order), gvc_reversed(r->unsigned_order)};
  return r->a == symbol;
}

/* Of x and z, where x is ordered so with y, and y so with z. */
static uint8_t order_through(uint8_t xy, uint8_t yz) {
  static const uint8_t sides[] = {GVC_LESS, GVC_GREATER};
  for (size_t i = 0; i < sizeof sides; i++) {
    uint8_t up_to = sides[i] | GVC_EQUAL;
    if ((xy | yz) & ~up_to) continue;
    return xy & yz & GVC_EQUAL ? up_to : sides[i];
  }
  return GVC_ANY_ORDER;
}

/* `a` is ordered so with `b`, and through it with what that is related to; false: it cannot be. */
static bool pass_on_order(gvc_work *w, uint32_t a, uint32_t b, uint8_t s, uint8_t u) {
  gvc_relation r;
  bool possible = true;
  for (uint32_t i = 0, count = w->relations.len; i < count && possible; i++) {
    if (!is_related(w, i, b, &r) || r.b == a) continue;
    uint8_t order = order_through(s, r.order), unsigned_order = order_through(u, r.unsigned_order);
    if (order == GVC_ANY_ORDER && unsigned_order == GVC_ANY_ORDER) continue;
    uint8_t known, unsigned_known;
    gvc_orders(w, (gvc_ref){.kind = GVC_REF_SYMBOL, .symbol = a},
               (gvc_ref){.kind = GVC_REF_SYMBOL, .symbol = r.b}, w->symbols.at[a].interval.bits,
               &known, &unsigned_known);
    possible = known & order && unsigned_known & unsigned_order;
    gvc_add_relation(w, a, r.b, order, unsigned_order);
  }
  return possible;
}

/* What is known of a number says of those that it is related to; false: one has no value. */
static bool pass_on_bounds(gvc_work *w, uint32_t symbol) {
  gvc_relation r;
  bool possible = true;
  for (uint32_t i = 0; i < w->relations.len && possible; i++) {
    if (!is_related(w, i, symbol, &r)) continue;
    gvc_interval *to = &w->symbols.at[r.b].interval;
    const gvc_interval *from = &w->symbols.at[symbol].interval;
    uint8_t s = gvc_reversed(r.order), u = gvc_reversed(r.unsigned_order);
    possible = to->bits != from->bits || (trim(to, from, s, u) && agree(to, from, s));
  }
  return possible;
}

void gvc_use_relations(gvc_work *w) {
  for (uint32_t i = 0; i < w->relations.len; i++) {
    (void)pass_on_bounds(w, w->relations.at[i].a);
    (void)pass_on_bounds(w, w->relations.at[i].b);
  }
}

bool gvc_assume_order(gvc_work *w, uint16_t predicate, gvc_ref a, gvc_ref b, uint8_t bits) {
  if (predicate >= sizeof predicates / sizeof *predicates || !is_number(a) || !is_number(b) ||
      !bits)
    return true;
  uint8_t s, u;
  gvc_orders(w, a, b, bits, &s, &u);
  *(predicates[predicate].is_unsigned ? &u : &s) &= predicates[predicate].order;
  if (!(s & GVC_EQUAL) || !(u & GVC_EQUAL)) s &= (uint8_t)~GVC_EQUAL, u &= (uint8_t)~GVC_EQUAL;
  if (!s || !u) return false;
  if (s == GVC_EQUAL || u == GVC_EQUAL) s &= GVC_EQUAL, u &= GVC_EQUAL;
  if (!s || !u) return false;
  gvc_interval x = gvc_interval_of(w, a, bits), y = gvc_interval_of(w, b, bits), old = x;
  if (!trim(&x, &y, s, u) || !agree(&x, &y, s) ||
      !trim(&y, &old, gvc_reversed(s), gvc_reversed(u)) || !agree(&y, &old, s))
    return false;
  if (a.kind == GVC_REF_SYMBOL) w->symbols.at[a.symbol].interval = x;
  if (b.kind == GVC_REF_SYMBOL) w->symbols.at[b.symbol].interval = y;
  if (a.kind == GVC_REF_SYMBOL && b.kind == GVC_REF_SYMBOL)
    keep_relation(w, a.symbol, b.symbol, s, u);
  if (!w->elements) return true;
  if (a.kind == GVC_REF_SYMBOL && b.kind == GVC_REF_SYMBOL &&
      !(pass_on_order(w, a.symbol, b.symbol, s, u) &&
        pass_on_order(w, b.symbol, a.symbol, gvc_reversed(s), gvc_reversed(u))))
    return false;
  return (a.kind != GVC_REF_SYMBOL || pass_on_bounds(w, a.symbol)) &&
         (b.kind != GVC_REF_SYMBOL || pass_on_bounds(w, b.symbol));
}

int gvc_truth(const gvc_work *w, gvc_ref ref) {
  if (ref.kind == GVC_REF_NUMBER) return ref.number != 0;
  if (ref.kind != GVC_REF_SYMBOL) return -1;
  const gvc_interval *x = &w->symbols.at[ref.symbol].interval;
  return x->uhigh == 0 ? 0 : x->ulow > 0 ? 1 : -1;
}

static uint8_t negated(uint16_t predicate) {
  static const uint8_t others[] = {1, 0, 5, 4, 3, 2, 9, 8, 7, 6};
  return others[predicate];
}

/* Of the numbers that a condition compares. */
static uint8_t bits_of(const gvc_work *w, const gvc_condition *c) {
  return c->a.kind == GVC_REF_SYMBOL   ? w->symbols.at[c->a.symbol].interval.bits
         : c->b.kind == GVC_REF_SYMBOL ? w->symbols.at[c->b.symbol].interval.bits
                                       : 0;
}

enum { DEEPEST_CONDITION = 32 };

/* Control depends on the number, so no operation that it is computed by breaks a promise (N1). */
static void define(gvc_work *w, gvc_ref ref, uint32_t depth) {
  enum { DEEPEST = 6 };
  if (ref.kind != GVC_REF_SYMBOL || depth == DEEPEST) return;
  gvc_symbol *s = &w->symbols.at[ref.symbol];
  gvc_condition c = s->condition;
  s->interval.loose &= (uint8_t)~GVC_POISON;
  bool passes_on = c.kind != GVC_CONDITION_TERM || c.predicate < GVC_TERMS; /* whatever they are */
  if (c.kind == GVC_CONDITION_NONE || !passes_on) return;
  define(w, c.a, depth + 1);
  if (c.kind != GVC_CONDITION_NOT) define(w, c.b, depth + 1);
}

static bool assume(gvc_work *w, gvc_ref ref, bool holds, uint32_t depth) {
  int truth = gvc_truth(w, ref);
  if (truth >= 0) return truth == holds;
  if (ref.kind != GVC_REF_SYMBOL) return true;
  gvc_symbol *symbol = &w->symbols.at[ref.symbol];
  if (symbol->interval.bits != 1) return true;
  symbol->interval =
      gvc_interval_of(w, gvc_number_ref(holds ? -1 : 0), 1); /* and defined: a branch is on it */
  gvc_condition c = symbol->condition;
  if (c.kind == GVC_CONDITION_NONE || c.kind == GVC_CONDITION_TERM || depth == DEEPEST_CONDITION)
    return true;
  if (c.kind == GVC_CONDITION_NOT) return assume(w, c.a, !holds, depth + 1);
  if (c.kind == GVC_CONDITION_COMPARE) {
    return gvc_assume_order(w, holds ? c.predicate : negated(c.predicate), c.a, c.b,
                            bits_of(w, &c));
  }
  if (holds == (c.kind == GVC_CONDITION_AND))
    return assume(w, c.a, holds, depth + 1) && assume(w, c.b, holds, depth + 1);
  int a = gvc_truth(w, c.a),
      b = gvc_truth(w, c.b); /* one of the two decides, if the other does not */
  if (a == !holds) return assume(w, c.b, holds, depth + 1);
  return b != !holds || assume(w, c.a, holds, depth + 1);
}

bool gvc_assume(gvc_work *w, gvc_ref condition, bool holds) {
  define(w, condition, 0);
  return assume(w, condition, holds, 0);
}

static int truth_of(const gvc_work *w, const gvc_condition *c) {
  if (c->kind == GVC_CONDITION_COMPARE)
    return gvc_compare(w, c->predicate, c->a, c->b, bits_of(w, c));
  int a = gvc_truth(w, c->a), b = gvc_truth(w, c->b);
  if (c->kind == GVC_CONDITION_NOT) return a < 0 ? -1 : !a;
  if (c->kind == GVC_CONDITION_AND) return a == 0 || b == 0 ? 0 : a == 1 && b == 1 ? 1 : -1;
  return a == 1 || b == 1 ? 1 : a == 0 && b == 0 ? 0 : -1;
}

/* Of one more than a number: it is at most what that is less than, and, unless it wraps, greater
 * than what that is not less than. */
static uint8_t order_of_next(uint8_t order, bool wraps) {
  if (order == GVC_LESS) return GVC_LESS | GVC_EQUAL;
  return order & GVC_LESS || wraps ? GVC_ANY_ORDER : GVC_GREATER;
}

/* `up`: one more, else one less. */
static void relate_next(gvc_work *w, uint32_t next, uint32_t number, bool up) {
  gvc_interval x = w->symbols.at[number].interval, full = gvc_full_interval(x.bits);
  bool wraps = up ? x.high == full.high : x.low == full.low,
       unsigned_wraps = up ? x.uhigh == full.uhigh : x.ulow == 0;
  gvc_relation r;
  for (uint32_t i = 0, count = w->relations.len; i < count; i++) {
    if (!is_related(w, i, number, &r) || r.b == next) continue;
    if (!up) r.order = gvc_reversed(r.order), r.unsigned_order = gvc_reversed(r.unsigned_order);
    uint8_t order = order_of_next(r.order, wraps),
            unsigned_order = order_of_next(r.unsigned_order, unsigned_wraps);
    if (!up) order = gvc_reversed(order), unsigned_order = gvc_reversed(unsigned_order);
    if (order != GVC_ANY_ORDER || unsigned_order != GVC_ANY_ORDER)
      gvc_add_relation(w, next, r.b, order, unsigned_order);
  }
}

/* By how much a sum or difference is more than its first operand; 0: it is not known. */
static int64_t step_of(const gvc_condition *c) {
  bool is_step = c->kind == GVC_CONDITION_TERM && c->predicate < GVC_TERMS &&
                 c->a.kind == GVC_REF_SYMBOL && c->b.kind == GVC_REF_NUMBER;
  gvc_code code = (gvc_code)(GVC_CODE_ADD + c->predicate / 4);
  if (!is_step || (code != GVC_CODE_ADD && c->b.number == INT64_MIN)) return 0;
  return code == GVC_CODE_ADD ? c->b.number : code == GVC_CODE_SUB ? -c->b.number : 0;
}

void gvc_relate_widened(gvc_work *w, uint32_t symbol) {
  gvc_condition c = w->symbols.at[symbol].condition;
  gvc_conversion how = w->program->terms.at[c.predicate - (uint32_t)GVC_TERMS];
  bool is_wider = how.code == GVC_CODE_ZEXT || how.code == GVC_CODE_SEXT;
  for (uint32_t i = 0; is_wider && i < w->symbols.len; i++) {
    const gvc_condition *other = &w->symbols.at[i].condition;
    if (i == symbol || other->kind != c.kind || other->predicate != c.predicate) continue;
    uint8_t order, unsigned_order;
    gvc_orders(w, c.a, other->a, how.from, &order, &unsigned_order);
    if (how.code == GVC_CODE_ZEXT) order = unsigned_order;
    if (order && unsigned_order) gvc_add_relation(w, symbol, i, order, unsigned_order);
  }
}

static bool settle_term(const gvc_work *w, gvc_symbol *s);

bool gvc_settle(gvc_work *w) {
  for (uint32_t i = 0, count = w->relations.len; i < count && w->elements; i++) {
    gvc_relation r = w->relations.at[i];
    bool is_one = r.order == GVC_EQUAL && r.unsigned_order == GVC_EQUAL;
    if (is_one && (!pass_on_order(w, r.a, r.b, GVC_EQUAL, GVC_EQUAL) ||
                   !pass_on_order(w, r.b, r.a, GVC_EQUAL, GVC_EQUAL)))
      return false;
  }
  for (uint32_t i = 0; i < w->symbols.len; i++) {
    gvc_symbol *s = &w->symbols.at[i];
    if (s->condition.kind == GVC_CONDITION_TERM && !settle_term(w, s)) return false;
    int64_t by = w->elements ? step_of(&s->condition) : 0;
    if (by == 1 || by == -1) relate_next(w, i, s->condition.a.symbol, by == 1);
    if (s->condition.kind == GVC_CONDITION_NONE || s->condition.kind == GVC_CONDITION_TERM ||
        s->interval.bits != 1 || s->interval.ulow == s->interval.uhigh)
      continue;
    int truth = truth_of(w, &s->condition);
    if (truth < 0) continue;
    uint8_t loose = s->interval.loose;
    s->interval = gvc_interval_of(w, gvc_number_ref(truth ? -1 : 0), 1);
    s->interval.loose = loose;
  }
  return true;
}

/* ---- arithmetic ------------------------------------------------------------------------------ */

/* Of constants; false: it is undefined, or has no meaning here. */
static bool compute(gvc_code code, int64_t x, int64_t y, uint8_t bits, int64_t *result) {
  uint64_t mask = mask_of(bits), a = (uint64_t)x & mask, b = (uint64_t)y & mask, c = 0;
  bool is_shift = code == GVC_CODE_SHL || code == GVC_CODE_LSHR || code == GVC_CODE_ASHR;
  bool divides = code >= GVC_CODE_UDIV && code <= GVC_CODE_SREM,
       wraps = (code == GVC_CODE_SDIV || code == GVC_CODE_SREM) && y == -1 &&
               x == gvc_full_interval(bits).low;
  if ((is_shift && b >= bits) || (divides && !b) || wraps) return false;
  switch (code) {
  case GVC_CODE_ADD: c = a + b; break;
  case GVC_CODE_SUB: c = a - b; break;
  case GVC_CODE_MUL: c = a * b; break;
  case GVC_CODE_AND: c = a & b; break;
  case GVC_CODE_OR: c = a | b; break;
  case GVC_CODE_XOR: c = a ^ b; break;
  case GVC_CODE_UDIV: c = a / b; break;
  case GVC_CODE_UREM: c = a % b; break;
  case GVC_CODE_SDIV: c = (uint64_t)(x / y); break;
  case GVC_CODE_SREM: c = (uint64_t)(x % y); break;
  case GVC_CODE_SHL: c = a << b; break;
  case GVC_CODE_LSHR: c = a >> b; break;
  case GVC_CODE_ASHR: c = (uint64_t)(x >> b); break;
  case GVC_CODE_SMAX: c = (uint64_t)(x > y ? x : y); break;
  case GVC_CODE_SMIN: c = (uint64_t)(x < y ? x : y); break;
  case GVC_CODE_UMAX: c = a > b ? a : b; break;
  case GVC_CODE_UMIN: c = a < b ? a : b; break;
  default: return false;
  }
  *result = sign_extend(c, bits);
  return true;
}

typedef __int128 wide;

/* The bounds of the exact result, for both readings. */
typedef struct bounds {
  wide low, high, ulow, uhigh;
} bounds;

static void extend(wide *low, wide *high, wide x) {
  if (x < *low) *low = x;
  if (x > *high) *high = x;
}

/* Of two unsigned words; beyond the largest number, that. */
static wide unsigned_product(uint64_t a, uint64_t b) {
  const wide most = (wide)(~(unsigned __int128)0 >> 1);
  return a && (wide)b > most / (wide)a ? most : (wide)a * (wide)b;
}

static bounds product(const gvc_interval *x, const gvc_interval *y) {
  bounds r = {(wide)x->low * y->low, (wide)x->low * y->low, unsigned_product(x->ulow, y->ulow),
              unsigned_product(x->uhigh, y->uhigh)};
  extend(&r.low, &r.high, (wide)x->low * y->high);
  extend(&r.low, &r.high, (wide)x->high * y->low);
  extend(&r.low, &r.high, (wide)x->high * y->high);
  return r;
}

/* Where the exact result does not fit, it wraps, unless a flag says that it is undefined there. */
static gvc_interval fitted(const bounds *r, int64_t flags, gvc_interval full) {
  gvc_interval x = full;
  wide low = r->low, high = r->high, ulow = r->ulow, uhigh = r->uhigh;
  if (flags & GVC_NSW) {
    if (low < full.low) low = full.low;
    if (high > full.high) high = full.high;
  }
  if (flags & GVC_NUW) {
    if (ulow < 0) ulow = 0;
    if (uhigh > (wide)full.uhigh) uhigh = (wide)full.uhigh;
  }
  if (low >= full.low && high <= full.high && low <= high)
    x.low = (int64_t)low, x.high = (int64_t)high;
  if (ulow >= 0 && uhigh <= (wide)full.uhigh && ulow <= uhigh)
    x.ulow = (uint64_t)ulow, x.uhigh = (uint64_t)uhigh;
  return x;
}

/* All bits up to the highest that is set. */
static uint64_t filled(uint64_t x) { return x ? UINT64_MAX >> __builtin_clzll(x) : 0; }

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t greatest(int64_t a, int64_t b) { return a > b ? a : b; }
static uint64_t uleast(uint64_t a, uint64_t b) { return a < b ? a : b; }
static uint64_t ugreatest(uint64_t a, uint64_t b) { return a > b ? a : b; }

/* The divisor is not 0: then the operation is undefined. */
static void divide(gvc_code code, const gvc_interval *x, const gvc_interval *y, gvc_interval *r) {
  if (code == GVC_CODE_UDIV) {
    r->ulow = y->uhigh ? x->ulow / y->uhigh : 0;
    r->uhigh = x->uhigh / ugreatest(y->ulow, 1);
  } else if (code == GVC_CODE_UREM) {
    r->uhigh = uleast(x->uhigh, y->uhigh ? y->uhigh - 1 : 0);
    if (x->uhigh < y->ulow) r->ulow = x->ulow;
  } else if (code == GVC_CODE_SREM) {
    uint64_t below = y->low < 0 ? 0 - (uint64_t)y->low : (uint64_t)y->low,
             above = y->high < 0 ? 0 - (uint64_t)y->high : (uint64_t)y->high;
    uint64_t most = uleast(ugreatest(ugreatest(below, above), 1) - 1, INT64_MAX);
    r->low = x->low >= 0 ? 0 : greatest(x->low, -(int64_t)most);
    r->high = x->high <= 0 ? 0 : least(x->high, (int64_t)most);
  } else if (y->low > 0) { /* SDIV */
    r->low = least(x->low / y->low, x->low / y->high);
    r->high = greatest(x->high / y->low, x->high / y->high);
  }
}

/* By so many bits. */
static void shift(gvc_code code, const gvc_interval *x, uint64_t by, int64_t flags,
                  gvc_interval *r) {
  gvc_interval factor = {0, 0, 0, 0, r->bits};
  if (code == GVC_CODE_LSHR) r->ulow = x->ulow >> by, r->uhigh = x->uhigh >> by;
  if (code == GVC_CODE_ASHR) r->low = x->low >> by, r->high = x->high >> by;
  if (code != GVC_CODE_SHL || by > 62) return;
  factor.low = factor.high = (int64_t)1 << by;
  factor.ulow = factor.uhigh = (uint64_t)1 << by;
  bounds exact = product(x, &factor);
  *r = fitted(&exact, flags, *r);
}

/* Of a sum, difference or product. */
static bounds exact_bounds(gvc_code code, const gvc_interval *x, const gvc_interval *y) {
  if (code == GVC_CODE_ADD)
    return (bounds){(wide)x->low + y->low, (wide)x->high + y->high, (wide)x->ulow + (wide)y->ulow,
                    (wide)x->uhigh + (wide)y->uhigh};
  if (code == GVC_CODE_SUB)
    return (bounds){(wide)x->low - y->high, (wide)x->high - y->low, (wide)x->ulow - (wide)y->uhigh,
                    (wide)x->uhigh - (wide)y->ulow};
  return product(x, y);
}

bool gvc_may_be_poison(const gvc_work *w, gvc_code code, int64_t flags, gvc_ref a, gvc_ref b,
                       uint8_t bits) {
  gvc_interval x = gvc_interval_of(w, a, bits), y = gvc_interval_of(w, b, bits),
               full = gvc_full_interval(bits);
  bool shifts = code == GVC_CODE_SHL || code == GVC_CODE_LSHR || code == GVC_CODE_ASHR;
  if (shifts && y.uhigh >= bits) return true;
  if (!flags || !bits) return flags;
  if (code == GVC_CODE_SHL) {
    if (y.ulow != y.uhigh || y.ulow > 62) return true;
    y = gvc_interval_of(w, gvc_number_ref((int64_t)1 << y.ulow), 64);
  }
  bounds exact = exact_bounds(code, &x, &y);
  return (flags & GVC_NSW && (exact.low < full.low || exact.high > full.high)) ||
         (flags & GVC_NUW && (exact.ulow < 0 || exact.uhigh > (wide)full.uhigh));
}

bool gvc_is_result(const gvc_condition *term, gvc_ref a, gvc_ref b, uint8_t bits, gvc_ref number) {
  int64_t result;
  gvc_code code = (gvc_code)(GVC_CODE_ADD + term->predicate / 4);
  return term->kind == GVC_CONDITION_TERM && term->predicate < GVC_TERMS && bits &&
         a.kind == GVC_REF_NUMBER && b.kind == GVC_REF_NUMBER && number.kind == GVC_REF_NUMBER &&
         !gvc_may_be_poison(NULL, code, term->predicate % 4, a, b, bits) &&
         compute(code, a.number, b.number, bits, &result) && result == number.number;
}

/* What is known of the result; `r` is all numbers of the width. */
static gvc_interval result_of(gvc_code code, int64_t flags, const gvc_interval *x,
                              const gvc_interval *y, gvc_interval r) {
  bounds exact;
  switch (code) {
  case GVC_CODE_ADD:
  case GVC_CODE_SUB:
  case GVC_CODE_MUL: exact = exact_bounds(code, x, y); return fitted(&exact, flags, r);
  case GVC_CODE_UDIV:
  case GVC_CODE_SDIV:
  case GVC_CODE_UREM:
  case GVC_CODE_SREM: divide(code, x, y, &r); return r;
  case GVC_CODE_SHL:
  case GVC_CODE_LSHR:
  case GVC_CODE_ASHR:
    if (y->ulow == y->uhigh && y->ulow < r.bits) shift(code, x, y->ulow, flags, &r);
    if (code == GVC_CODE_LSHR) r.uhigh = uleast(r.uhigh, x->uhigh);
    if (code == GVC_CODE_ASHR && x->low >= 0) r.low = greatest(r.low, 0);
    if (code == GVC_CODE_ASHR && x->high < 0) r.high = least(r.high, -1);
    return r;
  case GVC_CODE_AND: r.uhigh = uleast(x->uhigh, y->uhigh); return r;
  case GVC_CODE_OR: r.ulow = ugreatest(x->ulow, y->ulow); /* fall through */
  case GVC_CODE_XOR: r.uhigh = uleast(r.uhigh, filled(x->uhigh | y->uhigh)); return r;
  case GVC_CODE_SMAX: r.low = greatest(x->low, y->low), r.high = greatest(x->high, y->high); break;
  case GVC_CODE_SMIN: r.low = least(x->low, y->low), r.high = least(x->high, y->high); break;
  case GVC_CODE_UMAX:
    r.ulow = ugreatest(x->ulow, y->ulow), r.uhigh = ugreatest(x->uhigh, y->uhigh);
    break;
  case GVC_CODE_UMIN:
    r.ulow = uleast(x->ulow, y->ulow), r.uhigh = uleast(x->uhigh, y->uhigh);
    break;
  default: break;
  }
  return r;
}

/* How the result and an operand are ordered, whatever they are. */
static void relate(gvc_work *w, gvc_code code, int64_t flags, gvc_ref result, gvc_ref operand,
                   const gvc_interval *other, bool is_first) {
  enum { UP = GVC_EQUAL | GVC_GREATER, DOWN = GVC_EQUAL | GVC_LESS };
  uint8_t order = GVC_ANY_ORDER, unsigned_order = GVC_ANY_ORDER;
  bool adds = code == GVC_CODE_ADD;
  if (operand.kind != GVC_REF_SYMBOL) return;
  if (adds && flags & GVC_NUW) unsigned_order = UP;
  if (adds && flags & GVC_NSW && other->low >= 0) order = other->low > 0 ? GVC_GREATER : UP;
  if (adds && flags & GVC_NSW && other->high <= 0) order = other->high < 0 ? GVC_LESS : DOWN;
  if (code == GVC_CODE_SUB && is_first && flags & GVC_NUW) unsigned_order = DOWN;
  if (code == GVC_CODE_UREM) unsigned_order = is_first ? DOWN : GVC_LESS;
  if ((code == GVC_CODE_UDIV || code == GVC_CODE_LSHR) && is_first) unsigned_order = DOWN;
  if (code == GVC_CODE_AND || code == GVC_CODE_UMIN) unsigned_order = DOWN;
  if (code == GVC_CODE_OR || code == GVC_CODE_UMAX) unsigned_order = UP;
  if (code == GVC_CODE_SMAX) order = UP;
  if (code == GVC_CODE_SMIN) order = DOWN;
  if (order != GVC_ANY_ORDER || unsigned_order != GVC_ANY_ORDER)
    gvc_add_relation(w, result.symbol, operand.symbol, order, unsigned_order);
}

enum { FARTHEST_TERM = 64 };

static bool same_operand(gvc_ref a, gvc_ref b) {
  return a.kind == b.kind &&
         (a.kind == GVC_REF_NUMBER ? a.number == b.number : a.symbol == b.symbol);
}

const gvc_symbol *gvc_computed_before(const gvc_work *w, const gvc_condition *term, uint8_t bits) {
  for (uint32_t i = w->symbols.len, k = 0; i-- && k < FARTHEST_TERM; k++) {
    const gvc_symbol *s = &w->symbols.at[i];
    if (s->condition.kind == GVC_CONDITION_TERM && s->condition.predicate == term->predicate &&
        s->interval.bits == bits && same_operand(s->condition.a, term->a) &&
        same_operand(s->condition.b, term->b))
      return s;
  }
  return NULL;
}

/* Not, and, or of conditions; false: it is none of these. */
static bool connect(gvc_work *w, gvc_code code, gvc_ref a, gvc_ref b, gvc_ref *result) {
  gvc_condition_kind kind = code == GVC_CODE_AND  ? GVC_CONDITION_AND
                            : code == GVC_CODE_OR ? GVC_CONDITION_OR
                                                  : GVC_CONDITION_NOT;
  if (a.kind == GVC_REF_NUMBER) {
    gvc_ref other = a;
    a = b, b = other;
  }
  if (b.kind == GVC_REF_NUMBER && code != GVC_CODE_XOR) {
    bool absorbs = (b.number != 0) == (code == GVC_CODE_OR);
    *result = absorbs ? b : a;
    return true;
  }
  if (code == GVC_CODE_XOR && (b.kind != GVC_REF_NUMBER || !b.number)) return false;
  int truth_a = gvc_truth(w, a), truth_b = gvc_truth(w, b);
  *result = gvc_symbol_ref(w, 1, GV_NONE);
  w->symbols.at[result->symbol].condition = (gvc_condition){.kind = kind, .a = a, .b = b};
  if (kind == GVC_CONDITION_NOT && truth_a >= 0) *result = gvc_number_ref(truth_a ? 0 : -1);
  if (kind == GVC_CONDITION_AND && (truth_a == 0 || truth_b == 0)) *result = gvc_number_ref(0);
  if (kind == GVC_CONDITION_OR && (truth_a == 1 || truth_b == 1)) *result = gvc_number_ref(-1);
  return true;
}

/* Whose address a number may be made of; GVC_MANY: of several. */
static uint32_t origin_of(gvc_ref ref) {
  return ref.kind == GVC_REF_NUMBER                                  ? GV_NONE
         : ref.kind == GVC_REF_SYMBOL || ref.kind == GVC_REF_POINTER ? ref.object
                                                                     : GVC_MANY;
}

uint32_t gvc_common_origin(gvc_ref a, gvc_ref b) {
  uint32_t x = origin_of(a), y = origin_of(b);
  return x == y || y == GV_NONE ? x : x == GV_NONE ? y : GVC_MANY;
}

/* The two readings of what is known of a number, brought together. */
static void settle_readings(gvc_interval *x) {
  gvc_interval known = *x;
  if (agree(x, &known, GVC_EQUAL)) return;
  *x = gvc_full_interval(known.bits); /* it is undefined in any case */
  x->loose = known.loose;
}

gvc_interval gvc_converted(gvc_code code, gvc_interval x, uint8_t bits) {
  gvc_interval r = gvc_full_interval(bits);
  bool extends = bits > x.bits && code != GVC_CODE_TRUNC;
  if (!bits || !x.bits) return r;
  if (code == GVC_CODE_TRUNC && x.low == x.high)
    return gvc_interval_of(NULL, gvc_number_ref(gvc_truncated(x.low, bits)), bits);
  if (code == GVC_CODE_TRUNC && x.low >= r.low && x.high <= r.high) r.low = x.low, r.high = x.high;
  if (code == GVC_CODE_TRUNC && x.uhigh <= r.uhigh) r.ulow = x.ulow, r.uhigh = x.uhigh;
  if (extends && code == GVC_CODE_ZEXT)
    return (gvc_interval){(int64_t)x.ulow, (int64_t)x.uhigh, x.ulow, x.uhigh, bits};
  if (extends) r.low = x.low, r.high = x.high;
  return r;
}

/* What the operands of a term say of it now. */
static gvc_interval known_of(const gvc_work *w, const gvc_condition *c, uint8_t bits) {
  gvc_interval full = gvc_full_interval(bits);
  if (c->predicate >= GVC_TERMS) {
    uint32_t at = c->predicate - (uint32_t)GVC_TERMS;
    gvc_conversion how = at < w->program->terms.len ? w->program->terms.at[at]
                                                    : (gvc_conversion){GVC_CODE_NUMBER, 0, 0};
    gvc_interval x = gvc_interval_of(w, c->a, how.from);
    bool is_known = how.from && how.to == bits && x.bits == how.from && !x.loose;
    return is_known ? gvc_converted(how.code, x, bits) : full;
  }
  gvc_code code = (gvc_code)(GVC_CODE_ADD + c->predicate / 4);
  gvc_interval x = gvc_interval_of(w, c->a, bits), y = gvc_interval_of(w, c->b, bits);
  int64_t number;
  if (x.loose || y.loose || x.bits != bits || y.bits != bits) return full;
  if (x.low == x.high && y.low == y.high)
    return compute(code, x.low, y.low, bits, &number)
               ? gvc_interval_of(NULL, gvc_number_ref(number), bits)
               : full;
  return result_of(code, c->predicate % 4, &x, &y, full);
}

static bool settle_term(const gvc_work *w, gvc_symbol *s) {
  if (s->interval.loose || !s->interval.bits) return true;
  gvc_interval r = known_of(w, &s->condition, s->interval.bits), *x = &s->interval;
  settle_readings(&r);
  x->low = greatest(x->low, r.low), x->high = least(x->high, r.high);
  x->ulow = ugreatest(x->ulow, r.ulow), x->uhigh = uleast(x->uhigh, r.uhigh);
  return x->low <= x->high && x->ulow <= x->uhigh && agree(x, &r, GVC_EQUAL);
}

/* Beside the symbol of a result that is no constant. */
static void describe(gvc_work *w, gvc_code code, int64_t flags, gvc_ref a, gvc_ref b,
                     gvc_ref result) {
  uint8_t bits = w->symbols.at[result.symbol].interval.bits;
  gvc_interval x = gvc_interval_of(w, a, bits), y = gvc_interval_of(w, b, bits);
  gvc_interval r = result_of(code, flags, &x, &y, gvc_full_interval(bits));
  settle_readings(&r);
  w->symbols.at[result.symbol].interval = r;
  if (w->plain) return;
  relate(w, code, flags, result, a, &y, true);
  relate(w, code, flags, result, b, &x, false);
  gvc_condition term = {GVC_CONDITION_TERM, gvc_term_of(code, flags), a, b};
  w->symbols.at[result.symbol].condition = term;
  int64_t by = w->elements ? step_of(&term) : 0;
  if (by == 1 || by == -1) relate_next(w, result.symbol, a.symbol, by == 1);
}

/* The larger or smaller of two is one of them, where it is known which. */
static bool choose(const gvc_work *w, gvc_code code, gvc_ref a, gvc_ref b, uint8_t bits,
                   gvc_ref *result) {
  enum { SGE = 5, UGE = 9 };
  bool is_signed = code == GVC_CODE_SMAX || code == GVC_CODE_SMIN;
  bool is_most = code == GVC_CODE_SMAX || code == GVC_CODE_UMAX;
  if (code < GVC_CODE_SMAX || code > GVC_CODE_UMIN) return false;
  uint16_t predicate = is_signed ? SGE : UGE;
  bool is_first = gvc_compare(w, predicate, a, b, bits) == 1,
       is_second = gvc_compare(w, predicate, b, a, bits) == 1;
  *result = is_first == is_most ? a : b;
  return is_first || is_second;
}

/* What a constant number of last bits is. False: it is not known. */
static bool find_last_bits(const gvc_work *w, gvc_ref a, uint64_t mask, uint8_t bits,
                           gvc_ref *result) {
  uint32_t zeros = zeros_of(w, a, bits, 0);
  gvc_interval x = gvc_interval_of(w, a, bits);
  bool is_nothing = zeros >= 64 || !(mask >> zeros),
       is_all = !(mask & (mask + 1)) && x.bits == bits && x.uhigh <= mask;
  *result = is_nothing ? gvc_number_ref(0) : a;
  return is_nothing || is_all;
}

gvc_ref gvc_arithmetic(gvc_work *w, gvc_code code, int64_t flags, gvc_ref a, gvc_ref b,
                       uint8_t bits) {
  gvc_ref result;
  int64_t number;
  if (choose(w, code, a, b, bits, &result)) return result;
  if (code == GVC_CODE_UREM && bits && b.kind == GVC_REF_NUMBER && b.number > 0 &&
      !(b.number & (b.number - 1)))
    code = GVC_CODE_AND, b.number--;
  if (code == GVC_CODE_AND && bits > 1 && b.kind == GVC_REF_NUMBER && is_number(a) &&
      find_last_bits(w, a, (uint64_t)b.number & mask_of(bits), bits, &result))
    return result;
  bool constants = bits && a.kind == GVC_REF_NUMBER && b.kind == GVC_REF_NUMBER;
  if (constants && compute(code, a.number, b.number, bits, &number)) return gvc_number_ref(number);
  bool same = a.kind == GVC_REF_SYMBOL && b.kind == GVC_REF_SYMBOL && a.symbol == b.symbol;
  if (bits && same && (code == GVC_CODE_XOR || code == GVC_CODE_SUB)) return gvc_number_ref(0);
  bool is_logic = code == GVC_CODE_AND || code == GVC_CODE_OR || code == GVC_CODE_XOR;
  if (bits == 1 && is_logic && is_number(a) && is_number(b) && connect(w, code, a, b, &result))
    return result;
  bool numbers = bits && is_number(a) && is_number(b);
  gvc_condition term = {GVC_CONDITION_TERM, gvc_term_of(code, flags), a, b};
  const gvc_symbol *before = numbers && !w->plain ? gvc_computed_before(w, &term, bits) : NULL;
  uint32_t origin = gvc_common_origin(a, b);
  bool keeps = code == GVC_CODE_ADD || code == GVC_CODE_SUB || code == GVC_CODE_AND ||
               code == GVC_CODE_OR || code == GVC_CODE_UREM;
  if (origin != GV_NONE && !(keeps && bits == 64))
    origin = GVC_MANY; /* it is no address any more */
  if (before)
    return (gvc_ref){
        .kind = GVC_REF_SYMBOL, .object = origin, .symbol = (uint32_t)(before - w->symbols.at)};
  result = gvc_symbol_ref(w, bits, origin);
  if (numbers) describe(w, code, flags, a, b, result);
  return result;
}
