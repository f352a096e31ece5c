#include "checker/state.h"

static int64_t sign_extend(uint64_t number, uint8_t bits) {
  return bits >= 64 || !bits ? (int64_t)number : (int64_t)(number << (64 - bits)) >> (64 - bits);
}
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

static uint8_t reversed(uint8_t order) {
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
      s &= turned ? reversed(known->order) : known->order,
          u &= turned ? reversed(known->unsigned_order) : known->unsigned_order;
  }
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

int gvc_compare(const gvc_work *w, uint8_t predicate, gvc_ref a, gvc_ref b, uint8_t bits) {
  if (predicate >= sizeof predicates / sizeof *predicates || !is_number(a) || !is_number(b) ||
      !bits)
    return -1;
  uint8_t order, unsigned_order;
  gvc_orders(w, a, b, bits, &order, &unsigned_order);
  uint8_t possible = predicates[predicate].is_unsigned ? unsigned_order : order,
          allowed = predicates[predicate].order;
  return !(possible & allowed) ? 0 : !(possible & ~allowed) ? 1 : -1;
}

/* ---- what a condition says ------------------------------------------------------------------- */

static void keep_relation(gvc_work *w, uint32_t a, uint32_t b, uint8_t order,
                          uint8_t unsigned_order) {
  if (a == b) return;
  if (a > b) {
    keep_relation(w, b, a, reversed(order), reversed(unsigned_order));
    return;
  }
  const gvc_relation *known = relation_of(w, a, b);
  gvc_relation relation = {a, b, order, unsigned_order};
  if (known)
    w->relations.at[known - w->relations.at] = relation;
  else
    *gv_push(&w->relations) = relation;
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
 * not equal to its bound is beyond it. */
static bool agree(gvc_interval *x, const gvc_interval *y, uint8_t s) {
  if (!(s & GVC_EQUAL) && y->low == y->high && x->low <= x->high) {
    if (x->low == y->low) x->low += x->low < x->high;
    if (x->high == y->high) x->high -= x->low < x->high;
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

bool gvc_assume_order(gvc_work *w, uint8_t predicate, gvc_ref a, gvc_ref b, uint8_t bits) {
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
  if (!trim(&x, &y, s, u) || !agree(&x, &y, s) || !trim(&y, &old, reversed(s), reversed(u)) ||
      !agree(&y, &old, s))
    return false;
  if (a.kind == GVC_REF_SYMBOL) w->symbols.at[a.symbol].interval = x;
  if (b.kind == GVC_REF_SYMBOL) w->symbols.at[b.symbol].interval = y;
  if (a.kind == GVC_REF_SYMBOL && b.kind == GVC_REF_SYMBOL)
    keep_relation(w, a.symbol, b.symbol, s, u);
  return true;
}

int gvc_truth(const gvc_work *w, gvc_ref ref) {
  if (ref.kind == GVC_REF_NUMBER) return ref.number != 0;
  if (ref.kind != GVC_REF_SYMBOL) return -1;
  const gvc_interval *x = &w->symbols.at[ref.symbol].interval;
  return x->uhigh == 0 ? 0 : x->ulow > 0 ? 1 : -1;
}

static uint8_t negated(uint8_t predicate) {
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

static bool assume(gvc_work *w, gvc_ref ref, bool holds, uint32_t depth) {
  int truth = gvc_truth(w, ref);
  if (truth >= 0) return truth == holds;
  if (ref.kind != GVC_REF_SYMBOL) return true;
  gvc_symbol *symbol = &w->symbols.at[ref.symbol];
  if (symbol->interval.bits != 1) return true;
  symbol->interval = gvc_interval_of(w, gvc_number_ref(holds ? -1 : 0), 1);
  gvc_condition c = symbol->condition;
  if (c.kind == GVC_CONDITION_NONE || depth == DEEPEST_CONDITION) return true;
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

void gvc_settle(gvc_work *w) {
  for (uint32_t i = 0; i < w->symbols.len; i++) {
    gvc_symbol *s = &w->symbols.at[i];
    if (s->condition.kind == GVC_CONDITION_NONE || s->interval.bits != 1 ||
        s->interval.ulow == s->interval.uhigh)
      continue;
    int truth = truth_of(w, &s->condition);
    if (truth >= 0) s->interval = gvc_interval_of(w, gvc_number_ref(truth ? -1 : 0), 1);
  }
}

/* ---- arithmetic ------------------------------------------------------------------------------ */

static int64_t compute(gvc_code code, uint64_t a, uint64_t b, uint8_t bits) {
  uint64_t result = code == GVC_CODE_ADD   ? a + b
                    : code == GVC_CODE_SUB ? a - b
                    : code == GVC_CODE_MUL ? a * b
                    : code == GVC_CODE_AND ? (a & b)
                    : code == GVC_CODE_OR  ? (a | b)
                                           : (a ^ b);
  return sign_extend(result, bits);
}

/* The sum with a constant, or the difference, where no bound wraps. */
static gvc_interval shifted(gvc_interval x, int64_t by, gvc_interval full) {
  gvc_interval result = full;
  int64_t low, high;
  if (!__builtin_add_overflow(x.low, by, &low) && !__builtin_add_overflow(x.high, by, &high) &&
      low >= full.low && high <= full.high)
    result.low = low, result.high = high;
  uint64_t distance = by < 0 ? 0 - (uint64_t)by : (uint64_t)by;
  if (by >= 0 && x.uhigh <= full.uhigh - distance && distance <= full.uhigh)
    result.ulow = x.ulow + distance, result.uhigh = x.uhigh + distance;
  if (by < 0 && x.ulow >= distance)
    result.ulow = x.ulow - distance, result.uhigh = x.uhigh - distance;
  return result;
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

gvc_ref gvc_arithmetic(gvc_work *w, gvc_code code, gvc_ref a, gvc_ref b, uint8_t bits) {
  gvc_ref result;
  if (bits && a.kind == GVC_REF_NUMBER && b.kind == GVC_REF_NUMBER && code != GVC_CODE_NUMBER)
    return gvc_number_ref(compute(code, (uint64_t)a.number, (uint64_t)b.number, bits));
  bool same = a.kind == GVC_REF_SYMBOL && b.kind == GVC_REF_SYMBOL && a.symbol == b.symbol;
  if (bits && same && (code == GVC_CODE_XOR || code == GVC_CODE_SUB)) return gvc_number_ref(0);
  bool is_logic = code == GVC_CODE_AND || code == GVC_CODE_OR || code == GVC_CODE_XOR;
  if (bits == 1 && is_logic && is_number(a) && is_number(b) && connect(w, code, a, b, &result))
    return result;
  result = gvc_symbol_ref(w, bits, gvc_common_origin(a, b));
  gvc_interval full = gvc_full_interval(bits);
  if (code == GVC_CODE_ADD && a.kind == GVC_REF_SYMBOL && b.kind == GVC_REF_NUMBER)
    w->symbols.at[result.symbol].interval = shifted(gvc_interval_of(w, a, bits), b.number, full);
  if (code == GVC_CODE_ADD && b.kind == GVC_REF_SYMBOL && a.kind == GVC_REF_NUMBER)
    w->symbols.at[result.symbol].interval = shifted(gvc_interval_of(w, b, bits), a.number, full);
  if (code == GVC_CODE_SUB && a.kind == GVC_REF_SYMBOL && b.kind == GVC_REF_NUMBER &&
      b.number != INT64_MIN)
    w->symbols.at[result.symbol].interval = shifted(gvc_interval_of(w, a, bits), -b.number, full);
  return result;
}
