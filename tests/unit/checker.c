/* The numbers of the checker of certificates against those of four bits that they stand for: what
 * is said of a result, of two numbers that are compared, and where a condition holds, is true of
 * each of them. */
#include "checker/state.h"

#include "unit.h"

/* A ck_assert talks to the process that waits for the test, each time: too slow for so many. */
#define HOLDS(cond)                                                                                \
  do {                                                                                             \
    if (!(cond)) ck_abort_msg("does not hold: %s", #cond);                                         \
  } while (0)

enum { BITS = 4, COUNT = 1 << BITS, TRIES = 400, PREDICATES = 10 };

static uint64_t seed = 1;

static uint32_t below(uint32_t count) {
  seed = seed * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(seed >> 33) % count;
}

static int64_t as_signed(uint32_t x) { return x < COUNT / 2 ? x : (int64_t)x - COUNT; }

static bool is_in(const gvc_interval *x, uint32_t number) {
  return x->low <= as_signed(number) && as_signed(number) <= x->high && x->ulow <= number &&
         number <= x->uhigh;
}

static uint8_t order_of(int64_t a, int64_t b) {
  return a < b ? GVC_LESS : a == b ? GVC_EQUAL : GVC_GREATER;
}

/* Some numbers in a row, as a signed or as an unsigned one, or both. */
static gvc_interval some_numbers(void) {
  gvc_interval x = gvc_full_interval(BITS);
  if (below(3)) {
    int64_t a = as_signed(below(COUNT)), b = as_signed(below(COUNT));
    x.low = a < b ? a : b, x.high = a < b ? b : a;
  }
  if (below(3)) {
    uint32_t a = below(COUNT), b = below(COUNT);
    x.ulow = a < b ? a : b, x.uhigh = a < b ? b : a;
  }
  return x;
}

/* Two numbers, of which the first is 0 in w->symbols unless it is a constant, and their relation.
 */
typedef struct two {
  gvc_work w;
  gvc_ref a, b;
  gvc_interval x, y;
  uint8_t order, unsigned_order;
} two;

static gvc_ref some_operand(gvc_work *w, gvc_interval *x) {
  *x = some_numbers();
  if (!below(4)) {
    gvc_ref constant = gvc_number_ref(as_signed(below(COUNT)));
    *x = gvc_interval_of(w, constant, BITS);
    return constant;
  }
  gvc_ref ref = gvc_symbol_ref(w, BITS, GV_NONE);
  w->symbols.at[ref.symbol].interval = *x;
  return ref;
}

static two some_two(void) {
  two t = {.order = GVC_ANY_ORDER, .unsigned_order = GVC_ANY_ORDER};
  t.a = some_operand(&t.w, &t.x);
  t.b = some_operand(&t.w, &t.y);
  bool symbols = t.a.kind == GVC_REF_SYMBOL && t.b.kind == GVC_REF_SYMBOL;
  if (symbols && !below(8)) t.b = t.a, t.y = t.x, t.order = t.unsigned_order = GVC_EQUAL;
  if (symbols && t.order != GVC_EQUAL && below(2)) {
    t.order = (uint8_t)(1 + below(GVC_ANY_ORDER));
    t.unsigned_order = (uint8_t)(1 + below(GVC_ANY_ORDER));
    gvc_add_relation(&t.w, t.a.symbol, t.b.symbol, t.order, t.unsigned_order);
  }
  return t;
}

static void clear(two *t) {
  gv_vec_free(&t->w.symbols);
  gv_vec_free(&t->w.relations);
}

static bool may_be(const two *t, uint32_t a, uint32_t b) {
  return is_in(&t->x, a) && is_in(&t->y, b) && order_of(as_signed(a), as_signed(b)) & t->order &&
         order_of(a, b) & t->unsigned_order;
}

/* False: it is undefined whatever the flags are. *exact, *uexact: before it is cut to four bits. */
static bool compute(gvc_code code, uint32_t a, uint32_t b, int64_t *exact, int64_t *uexact) {
  int64_t x = as_signed(a), y = as_signed(b), ua = a, ub = b;
  bool is_shift = code == GVC_CODE_SHL || code == GVC_CODE_LSHR || code == GVC_CODE_ASHR;
  bool divides = code >= GVC_CODE_UDIV && code <= GVC_CODE_SREM;
  if ((is_shift && b >= BITS) || (divides && !b)) return false;
  if ((code == GVC_CODE_SDIV || code == GVC_CODE_SREM) && y == -1 && x == -COUNT / 2) return false;
  switch (code) {
  case GVC_CODE_ADD: *exact = x + y, *uexact = ua + ub; return true;
  case GVC_CODE_SUB: *exact = x - y, *uexact = ua - ub; return true;
  case GVC_CODE_MUL: *exact = x * y, *uexact = ua * ub; return true;
  case GVC_CODE_AND: *uexact = ua & ub; break;
  case GVC_CODE_OR: *uexact = ua | ub; break;
  case GVC_CODE_XOR: *uexact = ua ^ ub; break;
  case GVC_CODE_UDIV: *uexact = ua / ub; break;
  case GVC_CODE_UREM: *uexact = ua % ub; break;
  case GVC_CODE_SDIV: *uexact = x / y; break;
  case GVC_CODE_SREM: *uexact = x % y; break;
  case GVC_CODE_SHL: *exact = x * (1 << b), *uexact = ua << b; return true;
  case GVC_CODE_LSHR: *uexact = ua >> b; break;
  case GVC_CODE_ASHR: *uexact = x >> b; break;
  case GVC_CODE_SMAX: *uexact = x > y ? x : y; break;
  case GVC_CODE_SMIN: *uexact = x < y ? x : y; break;
  case GVC_CODE_UMAX: *uexact = ua > ub ? ua : ub; break;
  default: *uexact = ua < ub ? ua : ub; break;
  }
  *exact = *uexact;
  return true;
}

static bool wraps(int64_t flags, int64_t exact, int64_t uexact) {
  return (flags & GVC_NSW && (exact < -COUNT / 2 || exact >= COUNT / 2)) ||
         (flags & GVC_NUW && (uexact < 0 || uexact >= COUNT));
}

static bool holds(uint32_t predicate, uint32_t a, uint32_t b) {
  int64_t x = as_signed(a), y = as_signed(b);
  switch (predicate) {
  case 0: return a == b;
  case 1: return a != b;
  case 2: return x < y;
  case 3: return x <= y;
  case 4: return x > y;
  case 5: return x >= y;
  case 6: return a < b;
  case 7: return a <= b;
  case 8: return a > b;
  default: return a >= b;
  }
}

static void relation_holds(const two *t, gvc_ref result, gvc_ref operand, uint32_t r, uint32_t o) {
  uint8_t order, unsigned_order;
  gvc_orders(&t->w, result, operand, BITS, &order, &unsigned_order);
  HOLDS(order & order_of(as_signed(r), as_signed(o)));
  HOLDS(unsigned_order & order_of(r, o));
}

static void result_is_right(gvc_code code, int64_t flags) {
  two t = some_two();
  bool may_be_poison = gvc_may_be_poison(&t.w, code, flags, t.a, t.b, BITS);
  gvc_ref result = gvc_arithmetic(&t.w, code, flags, t.a, t.b, BITS);
  for (uint32_t a = 0; a < COUNT; a++)
    for (uint32_t b = 0; b < COUNT; b++) {
      int64_t exact, uexact;
      if (!may_be(&t, a, b)) continue;
      bool is_defined = compute(code, a, b, &exact, &uexact);
      bool divides = code >= GVC_CODE_UDIV && code <= GVC_CODE_SREM;
      bool is_poison = !divides && (!is_defined || wraps(flags, exact, uexact));
      HOLDS(may_be_poison || !is_poison);
      if (!is_defined || is_poison) continue;
      uint32_t r = (uint32_t)exact & (COUNT - 1);
      gvc_interval said = gvc_interval_of(&t.w, result, BITS);
      HOLDS(result.kind == GVC_REF_NUMBER || result.kind == GVC_REF_SYMBOL);
      HOLDS(is_in(&said, r));
      relation_holds(&t, result, t.a, r, a);
      relation_holds(&t, result, t.b, r, b);
    }
  clear(&t);
}

/* An operand and the result are compared with constants, as by two branches: where both hold, the
 * result is what is said of it, and control comes there. */
static void settled_is_right(gvc_code code, int64_t flags) {
  two t = some_two();
  gvc_ref result = gvc_arithmetic(&t.w, code, flags, t.a, t.b, BITS);
  if (result.kind == GVC_REF_SYMBOL)
    t.w.symbols.at[result.symbol].interval.loose =
        gvc_may_be_poison(&t.w, code, flags, t.a, t.b, BITS);
  uint16_t predicates[] = {(uint16_t)below(PREDICATES), (uint16_t)below(PREDICATES)};
  uint32_t with[] = {below(COUNT), below(COUNT)};
  gvc_ref refs[] = {below(2) ? t.a : t.b, result};
  bool is_first = refs[0].kind == t.a.kind && refs[0].symbol == t.a.symbol, may_come = true;
  is_first = refs[0].kind == GVC_REF_SYMBOL ? is_first : (refs[0] = t.a, true);
  for (uint32_t i = 0; i < 2 && may_come; i++)
    may_come =
        gvc_assume_order(&t.w, predicates[i], refs[i], gvc_number_ref(as_signed(with[i])), BITS) &&
        gvc_settle(&t.w);
  gvc_interval said = gvc_interval_of(&t.w, result, BITS);
  for (uint32_t a = 0; a < COUNT; a++)
    for (uint32_t b = 0; b < COUNT; b++) {
      int64_t exact, uexact;
      bool is_defined = may_be(&t, a, b) && compute(code, a, b, &exact, &uexact);
      if (!is_defined || wraps(flags, exact, uexact)) continue;
      uint32_t r = (uint32_t)exact & (COUNT - 1);
      if (!holds(predicates[0], is_first ? a : b, with[0]) || !holds(predicates[1], r, with[1]))
        continue;
      HOLDS(may_come && is_in(&said, r));
    }
  clear(&t);
}

START_TEST(results) {
  for (int code = GVC_CODE_ADD; code <= GVC_CODE_UMIN; code++) {
    bool has_flags = code <= GVC_CODE_MUL || code == GVC_CODE_SHL;
    for (int64_t flags = 0; flags <= (has_flags ? GVC_NSW | GVC_NUW : 0); flags++)
      for (uint32_t i = 0; i < TRIES; i++) {
        result_is_right((gvc_code)code, flags);
        settled_is_right((gvc_code)code, flags);
      }
  }
}
END_TEST

static void comparison_is_right(uint16_t predicate) {
  two t = some_two();
  int said = gvc_compare(&t.w, predicate, t.a, t.b, BITS);
  bool may_hold = gvc_assume_order(&t.w, predicate, t.a, t.b, BITS);
  gvc_interval x = gvc_interval_of(&t.w, t.a, BITS), y = gvc_interval_of(&t.w, t.b, BITS);
  for (uint32_t a = 0; a < COUNT; a++)
    for (uint32_t b = 0; b < COUNT; b++) {
      if (!may_be(&t, a, b)) continue;
      HOLDS(said < 0 || said == holds(predicate, a, b));
      if (!holds(predicate, a, b)) continue;
      HOLDS(may_hold && is_in(&x, a) && is_in(&y, b));
      relation_holds(&t, t.a, t.b, a, b);
    }
  clear(&t);
}

/* Numbers of four bits that are made of numbers of two, and the other way round. */
START_TEST(conversions) {
  static const gvc_code codes[] = {GVC_CODE_ZEXT, GVC_CODE_SEXT, GVC_CODE_TRUNC};
  for (uint32_t i = 0; i < 10 * TRIES; i++) {
    gvc_code code = codes[below(3)];
    bool cuts = code == GVC_CODE_TRUNC;
    uint32_t from = cuts ? BITS : BITS / 2, to = cuts ? BITS / 2 : BITS;
    gvc_interval x = some_numbers();
    if (!cuts) x = gvc_converted(GVC_CODE_TRUNC, x, (uint8_t)from);
    gvc_interval r = gvc_converted(code, x, (uint8_t)to);
    for (uint32_t a = 0; a < 1u << from; a++) {
      int64_t s = gvc_truncated(a, (uint8_t)from), made = code == GVC_CODE_ZEXT ? (int64_t)a : s;
      if (s < x.low || s > x.high || a < x.ulow || a > x.uhigh) continue;
      int64_t is = gvc_truncated(made, (uint8_t)to);
      uint64_t u = (uint64_t)is & ((1u << to) - 1);
      HOLDS(r.low <= is && is <= r.high && r.ulow <= u && u <= r.uhigh && r.bits == to);
    }
  }
}
END_TEST

START_TEST(comparisons) {
  for (uint16_t predicate = 0; predicate < PREDICATES; predicate++)
    for (uint32_t i = 0; i < 10 * TRIES; i++) comparison_is_right(predicate);
}
END_TEST

/* What is connected of some of three comparisons of two numbers. */
typedef struct connected {
  uint32_t parts[4];
  gvc_code left, right, both;
  bool negated, wanted;
} connected;

static gvc_code some_connection(void) { return below(2) ? GVC_CODE_AND : GVC_CODE_OR; }

static connected some_connected(void) {
  connected c = {.left = some_connection(),
                 .right = some_connection(),
                 .both = some_connection(),
                 .negated = below(2),
                 .wanted = below(2)};
  for (uint32_t i = 0; i < 4; i++) c.parts[i] = below(3);
  return c;
}

static bool connect(gvc_code code, bool x, bool y) {
  return code == GVC_CODE_AND ? x && y : x || y;
}

static bool is_as_wanted(const connected *c, const bool *is) {
  bool left = connect(c->left, is[c->parts[0]], is[c->parts[1]]) != c->negated,
       right = connect(c->right, is[c->parts[2]], is[c->parts[3]]);
  return connect(c->both, left, right) == c->wanted;
}

static gvc_ref compute_condition(gvc_work *w, const connected *c, const gvc_ref *parts) {
  gvc_ref left = gvc_arithmetic(w, c->left, 0, parts[c->parts[0]], parts[c->parts[1]], 1),
          right = gvc_arithmetic(w, c->right, 0, parts[c->parts[2]], parts[c->parts[3]], 1);
  if (c->negated) left = gvc_arithmetic(w, GVC_CODE_XOR, 0, left, gvc_number_ref(-1), 1);
  return gvc_arithmetic(w, c->both, 0, left, right, 1);
}

/* Two of these are assumed, as by two branches: what is known afterwards is true of all numbers for
 * which they hold. */
static void condition_is_right(void) {
  two t = some_two();
  uint16_t predicates[3];
  gvc_ref parts[3];
  connected conditions[] = {some_connected(), some_connected()};
  for (uint32_t i = 0; i < 3; i++) {
    predicates[i] = (uint16_t)below(PREDICATES);
    parts[i] = gvc_symbol_ref(&t.w, 1, GV_NONE);
    t.w.symbols.at[parts[i].symbol].condition =
        (gvc_condition){GVC_CONDITION_COMPARE, predicates[i], t.a, t.b};
  }
  bool may_hold = true;
  for (uint32_t i = 0; i < 2 && may_hold; i++) {
    gvc_ref condition = compute_condition(&t.w, &conditions[i], parts);
    may_hold = gvc_assume(&t.w, condition, conditions[i].wanted) && gvc_settle(&t.w);
  }
  gvc_interval x = gvc_interval_of(&t.w, t.a, BITS), y = gvc_interval_of(&t.w, t.b, BITS);
  for (uint32_t a = 0; a < COUNT; a++)
    for (uint32_t b = 0; b < COUNT; b++) {
      bool is[3];
      for (uint32_t i = 0; i < 3; i++) is[i] = holds(predicates[i], a, b);
      if (!may_be(&t, a, b) || !is_as_wanted(&conditions[0], is) ||
          !is_as_wanted(&conditions[1], is))
        continue;
      HOLDS(may_hold && is_in(&x, a) && is_in(&y, b));
      relation_holds(&t, t.a, t.b, a, b);
      for (uint32_t i = 0; i < 3; i++) {
        int truth = gvc_truth(&t.w, parts[i]);
        HOLDS(truth < 0 || truth == is[i]);
      }
    }
  clear(&t);
}

START_TEST(conditions) {
  for (uint32_t i = 0; i < 100 * TRIES; i++) condition_is_right();
}
END_TEST

UNIT_MAIN("checker", RUNS(results), RUNS(conversions), RUNS(comparisons), RUNS(conditions))
