/* needs: nothing. gives: terms, each once, with what is plain about them taken out. cost: constant
 * for each. */
#include "solver/solver.h"

/* ---- numbers --------------------------------------------------------------------------------- */

static uint64_t mask(uint8_t width) {
  return width >= 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}

static const gv_term_node *node(const gv_terms *s, gv_term t) { return &s->at.at[t]; }
static uint8_t width_of(const gv_terms *s, gv_term t) { return s->at.at[t].width; }

/* Of up to 64 bits, so that it can be computed with. */
static bool is_number(const gv_terms *s, gv_term t) { return node(s, t)->kind == GV_TERM_NUMBER; }
static bool is(const gv_terms *s, gv_term t, uint64_t k) {
  return is_number(s, t) && node(s, t)->k == (k & mask(width_of(s, t)));
}

static gv_term find_or_add(gv_terms *s, gv_term_node n) {
  const uint64_t key[5] = {n.kind, n.width, (uint64_t)n.a << 32 | n.b, n.c, n.k};
  bool found;
  uint32_t *slot = gv_map_at(&s->index, gv_hash(key, sizeof key, 0), &found);
  if (!found) {
    *slot = s->at.len;
    *gv_push(&s->at) = n;
  }
  return *slot;
}

gv_term gv_term_number(gv_terms *s, uint8_t width, int64_t k) {
  GV_CHECK(width >= 1 && width <= GV_NUMBER_BITS);
  return find_or_add(
      s, (gv_term_node){.kind = GV_TERM_NUMBER, .width = width, .k = (uint64_t)k & mask(width)});
}

gv_term gv_term_symbol(gv_terms *s, uint8_t width) {
  *gv_push(&s->at) = (gv_term_node){.kind = GV_TERM_SYMBOL, .width = width};
  return s->at.len - 1;
}

void gv_terms_init(gv_terms *s) {
  *s = (gv_terms){.at = {0}};
  gv_term_number(s, 1, 0);
  gv_term_number(s, 1, 1);
}

void gv_terms_clear(gv_terms *s) {
  gv_vec_free(&s->at);
  gv_map_free(&s->index);
}

/* ---- terms that are turned into clauses ------------------------------------------------------ */

static gv_term term(gv_terms *s, gv_term_kind kind, uint8_t width, gv_term a, gv_term b);

static int64_t sign(const gv_terms *s, gv_term t) {
  return gv_sign_extend((int64_t)node(s, t)->k, width_of(s, t));
}

/* Of numbers, what it comes to. */
static uint64_t compute(const gv_terms *s, gv_term_kind kind, gv_term a, gv_term b) {
  uint64_t x = node(s, a)->k, y = node(s, b)->k;
  uint8_t width = width_of(s, a);
  switch (kind) {
  case GV_TERM_NOT: return ~x;
  case GV_TERM_AND: return x & y;
  case GV_TERM_OR: return x | y;
  case GV_TERM_XOR: return x ^ y;
  case GV_TERM_ADD: return x + y;
  case GV_TERM_SUB: return x - y;
  case GV_TERM_MUL: return x * y;
  case GV_TERM_UDIV: return y ? x / y : 0;
  case GV_TERM_UREM: return y ? x % y : 0;
  case GV_TERM_SHL: return y < width ? x << y : 0;
  case GV_TERM_LSHR: return y < width ? x >> y : 0;
  case GV_TERM_EQ: return x == y;
  case GV_TERM_ULT: return x < y;
  case GV_TERM_SLT: return sign(s, a) < sign(s, b);
  case GV_TERM_SEXT: return (uint64_t)sign(s, a);
  default: /* the low bits, or zero-extended */ return x;
  }
}

static bool is_commutative(gv_term_kind kind) {
  return kind == GV_TERM_AND || kind == GV_TERM_OR || kind == GV_TERM_XOR || kind == GV_TERM_ADD ||
         kind == GV_TERM_MUL || kind == GV_TERM_EQ;
}

/* What two operands come to where no more is known of the first: a term, or GV_NONE. */
static gv_term with_itself(gv_terms *s, gv_term_kind kind, gv_term a) {
  if (kind == GV_TERM_AND || kind == GV_TERM_OR) return a;
  if (kind == GV_TERM_XOR || kind == GV_TERM_SUB)
    return width_of(s, a) <= GV_NUMBER_BITS ? gv_term_number(s, width_of(s, a), 0) : GV_NONE;
  if (kind == GV_TERM_EQ) return GV_TRUE_TERM;
  return kind == GV_TERM_ULT || kind == GV_TERM_SLT ? GV_FALSE_TERM : GV_NONE;
}

static gv_term with_number(gv_terms *s, gv_term_kind kind, gv_term a, gv_term b) {
  bool zero = is(s, b, 0), ones = is(s, b, UINT64_MAX);
  if (zero && (kind == GV_TERM_OR || kind == GV_TERM_XOR || kind == GV_TERM_ADD ||
               kind == GV_TERM_SUB || kind == GV_TERM_SHL || kind == GV_TERM_LSHR))
    return a;
  if (zero && (kind == GV_TERM_AND || kind == GV_TERM_MUL)) return b;
  if (ones && kind == GV_TERM_AND) return a;
  if (ones && kind == GV_TERM_OR) return b;
  if (ones && kind == GV_TERM_XOR) return gv_term_not(s, a);
  if (is(s, b, 1) && (kind == GV_TERM_MUL || kind == GV_TERM_UDIV)) return a;
  if (zero && kind == GV_TERM_ULT) return GV_FALSE_TERM;
  if (kind == GV_TERM_EQ && width_of(s, a) == 1) return ones ? a : gv_term_not(s, a);
  return GV_NONE;
}

static gv_term simplify(gv_terms *s, gv_term_kind kind, gv_term a, gv_term b) {
  gv_term_node n = *node(s, a);
  if (kind == GV_TERM_NOT) return n.kind == GV_TERM_NOT ? n.a : GV_NONE;
  if (kind < GV_TERM_NOT) return GV_NONE;
  gv_term known = a == b            ? with_itself(s, kind, a)
                  : is_number(s, b) ? with_number(s, kind, a, b)
                                    : GV_NONE;
  if (known != GV_NONE) return known;
  bool inner = n.kind == GV_TERM_ADD && is_number(s, b) && is_number(s, n.b);
  if (inner && kind == GV_TERM_ADD)
    return term(s, GV_TERM_ADD, n.width, n.a, term(s, GV_TERM_ADD, n.width, n.b, b));
  if (inner && kind == GV_TERM_EQ)
    return term(s, GV_TERM_EQ, 1, n.a, term(s, GV_TERM_SUB, n.width, b, n.b));
  return GV_NONE;
}

static gv_term term(gv_terms *s, gv_term_kind kind, uint8_t width, gv_term a, gv_term b) {
  bool both = kind >= GV_TERM_AND;
  if (is_commutative(kind) && (is_number(s, a) || (!is_number(s, b) && a > b))) {
    gv_term swap = a;
    a = b, b = swap; /* a number is the second */
  }
  if (!both) b = a;
  if (is_number(s, a) && is_number(s, b) && width <= GV_NUMBER_BITS)
    return gv_term_number(s, width, (int64_t)compute(s, kind, a, b));
  if (kind == GV_TERM_SUB && is_number(s, b))
    return term(s, GV_TERM_ADD, width, a, gv_term_number(s, width, (int64_t)(0 - node(s, b)->k)));
  gv_term known = simplify(s, kind, a, b);
  if (known != GV_NONE) return known;
  return find_or_add(
      s, (gv_term_node){.kind = (uint8_t)kind, .width = width, .a = a, .b = both ? b : 0});
}

static gv_term binary(gv_terms *s, gv_term_kind kind, gv_term a, gv_term b) {
  GV_CHECK(width_of(s, a) == width_of(s, b));
  return term(s, kind, kind >= GV_TERM_EQ ? 1 : width_of(s, a), a, b);
}

gv_term gv_term_not(gv_terms *s, gv_term a) { return term(s, GV_TERM_NOT, width_of(s, a), a, a); }
gv_term gv_term_and(gv_terms *s, gv_term a, gv_term b) { return binary(s, GV_TERM_AND, a, b); }
gv_term gv_term_or(gv_terms *s, gv_term a, gv_term b) { return binary(s, GV_TERM_OR, a, b); }
gv_term gv_term_equal(gv_terms *s, gv_term a, gv_term b) { return binary(s, GV_TERM_EQ, a, b); }

/* `c` of 1 bit: a where it is true, else b. */
static gv_term term_ite(gv_terms *s, gv_term c, gv_term a, gv_term b) {
  GV_CHECK(width_of(s, a) == width_of(s, b) && width_of(s, c) == 1);
  if (is_number(s, c)) return c == GV_TRUE_TERM ? a : b;
  if (a == b) return a;
  if (a == GV_TRUE_TERM && b == GV_FALSE_TERM) return c;
  if (a == GV_FALSE_TERM && b == GV_TRUE_TERM) return gv_term_not(s, c);
  return find_or_add(
      s, (gv_term_node){.kind = GV_TERM_ITE, .width = width_of(s, a), .a = a, .b = b, .c = c});
}

gv_term gv_term_fit(gv_terms *s, gv_term a, uint8_t width, bool is_signed) {
  uint8_t has = width_of(s, a);
  GV_CHECK(width >= 1 && width <= GV_TERM_BITS);
  if (has == width) return a;
  gv_term_node n = *node(s, a);
  bool extended = n.kind == GV_TERM_ZEXT || n.kind == GV_TERM_SEXT;
  if (width < has && extended)
    return gv_term_fit(s, n.a, width,
                       n.kind == GV_TERM_SEXT); /* what it was made of, or less of it */
  if (width < has && n.kind == GV_TERM_LOW) return gv_term_fit(s, n.a, width, false);
  return term(s, width < has ? GV_TERM_LOW : is_signed ? GV_TERM_SEXT : GV_TERM_ZEXT, width, a, a);
}

/* ---- what the model computes ----------------------------------------------------------------- */

static gv_term zero(gv_terms *s, uint8_t width) { return gv_term_number(s, width, 0); }
static gv_term is_negative(gv_terms *s, gv_term a) {
  return binary(s, GV_TERM_SLT, a, zero(s, width_of(s, a)));
}
static gv_term negated(gv_terms *s, gv_term a) {
  return binary(s, GV_TERM_SUB, zero(s, width_of(s, a)), a);
}
static gv_term absolute(gv_terms *s, gv_term a) {
  return term_ite(s, is_negative(s, a), negated(s, a), a);
}
static gv_term different(gv_terms *s, gv_term a, gv_term b) {
  return gv_term_not(s, binary(s, GV_TERM_EQ, a, b));
}
static gv_term is_zero(gv_terms *s, gv_term a) {
  return binary(s, GV_TERM_EQ, a, zero(s, width_of(s, a)));
}

/* Rounded towards 0. */
static gv_term quotient(gv_terms *s, gv_term a, gv_term b) {
  gv_term q = binary(s, GV_TERM_UDIV, absolute(s, a), absolute(s, b));
  return term_ite(s, different(s, is_negative(s, a), is_negative(s, b)), negated(s, q), q);
}

static gv_term remainder_of(gv_terms *s, gv_term a, gv_term b) {
  gv_term r = binary(s, GV_TERM_UREM, absolute(s, a), absolute(s, b));
  return term_ite(s, is_negative(s, a), negated(s, r), r);
}

/* One more, or one less, than the quotient that is rounded towards 0, where the rest is on that
 * side. */
static gv_term rounded(gv_terms *s, gv_term a, gv_term b, bool up) {
  gv_term rest = different(s, remainder_of(s, a, b), zero(s, width_of(s, a)));
  gv_term positive = binary(s, GV_TERM_EQ, is_negative(s, a), is_negative(s, b));
  gv_term moves = gv_term_and(s, rest, up ? positive : gv_term_not(s, positive));
  return binary(
      s, GV_TERM_ADD, quotient(s, a, b),
      term_ite(s, moves, gv_term_number(s, width_of(s, a), up ? 1 : -1), zero(s, width_of(s, a))));
}

static gv_term rounded_up_unsigned(gv_terms *s, gv_term a, gv_term b) {
  gv_term rest =
      gv_term_fit(s, different(s, binary(s, GV_TERM_UREM, a, b), zero(s, width_of(s, a))),
                  width_of(s, a), false);
  return binary(s, GV_TERM_ADD, binary(s, GV_TERM_UDIV, a, b), rest);
}

/* The sign comes in from the left. */
static gv_term shifted_with_sign(gv_terms *s, gv_term a, gv_term b) {
  gv_term plain = binary(s, GV_TERM_LSHR, a, b),
          flipped = gv_term_not(s, binary(s, GV_TERM_LSHR, gv_term_not(s, a), b));
  return term_ite(s, is_negative(s, a), flipped, plain);
}

static gv_term bit(gv_terms *s, gv_term a, uint8_t at) {
  return gv_term_fit(s, binary(s, GV_TERM_LSHR, a, gv_term_number(s, width_of(s, a), at)), 1,
                     false);
}

static gv_term count_ones(gv_terms *s, gv_term a) {
  gv_term sum = zero(s, width_of(s, a));
  for (uint8_t i = 0; i < width_of(s, a); i++)
    sum = binary(s, GV_TERM_ADD, sum, gv_term_fit(s, bit(s, a, i), width_of(s, a), false));
  return sum;
}

/* Zeros before the first one, from the left or from the right. */
static gv_term count_zeros(gv_terms *s, gv_term a, bool from_left) {
  uint8_t width = width_of(s, a);
  gv_term n = gv_term_number(s, width, width);
  for (uint8_t i = 0; i < width; i++) {
    uint8_t at = from_left ? i : (uint8_t)(width - 1 - i);
    n = term_ite(s, bit(s, a, at), gv_term_number(s, width, from_left ? width - 1 - at : at), n);
  }
  return n;
}

static gv_term bytes_swapped(gv_terms *s, gv_term a) {
  uint8_t width = width_of(s, a);
  gv_term all = zero(s, width), byte = width > 8 ? gv_term_number(s, width, 255) : GV_NONE;
  if (width <= 8) return a;
  for (uint8_t at = 0; at < width; at += 8) {
    gv_term one =
        binary(s, GV_TERM_AND, binary(s, GV_TERM_LSHR, a, gv_term_number(s, width, at)), byte);
    all = gv_term_or(s, all, binary(s, GV_TERM_SHL, one, gv_term_number(s, width, width - 8 - at)));
  }
  return all;
}

/* The result of so many bits is not the one of infinitely many. */
static gv_term overflows(gv_terms *s, gv_arith op, bool is_signed, gv_term a, gv_term b) {
  uint8_t width = width_of(s, a), wide = op == GV_MUL ? (uint8_t)(2 * width) : (uint8_t)(width + 1);
  gv_term_kind kind = op == GV_ADD ? GV_TERM_ADD : op == GV_SUB ? GV_TERM_SUB : GV_TERM_MUL;
  gv_term exact =
      binary(s, kind, gv_term_fit(s, a, wide, is_signed), gv_term_fit(s, b, wide, is_signed));
  return different(s, exact, gv_term_fit(s, gv_term_fit(s, exact, width, false), wide, is_signed));
}

static gv_term saturated(gv_terms *s, gv_arith op, bool is_signed, gv_term a, gv_term b) {
  uint8_t width = width_of(s, a);
  gv_term sum = binary(s, op == GV_ADD ? GV_TERM_ADD : GV_TERM_SUB, a, b);
  gv_term least = gv_term_number(s, width, (int64_t)(UINT64_C(1) << (width - 1))),
          most = gv_term_not(s, least);
  gv_term end = is_signed ? term_ite(s, is_negative(s, a), least, most)
                          : gv_term_number(s, width, op == GV_ADD ? -1 : 0);
  return term_ite(s, overflows(s, op, is_signed, a, b), end, sum);
}

/* ---- floating-point numbers, of 32 and 64 bits, are compared by their bits: IEEE 754 ---- */

static gv_term is_nan(gv_terms *s, gv_term a) {
  uint8_t width = width_of(s, a);
  int64_t infinity = width == 32 ? INT64_C(0x7f800000) : INT64_C(0x7ff0000000000000);
  gv_term magnitude =
      binary(s, GV_TERM_AND, a,
             gv_term_not(s, gv_term_number(s, width, (int64_t)(UINT64_C(1) << (width - 1)))));
  return binary(s, GV_TERM_ULT, gv_term_number(s, width, infinity), magnitude);
}

static gv_term both_zero(gv_terms *s, gv_term a, gv_term b) {
  gv_term one = gv_term_number(s, width_of(s, a), 1);
  return is_zero(s, binary(s, GV_TERM_SHL, gv_term_or(s, a, b), one));
}

static gv_term float_test(gv_terms *s, gv_arith op, gv_term a, gv_term b) {
  gv_term unordered = gv_term_or(s, is_nan(s, a), is_nan(s, b)), zeros = both_zero(s, a, b);
  if (op == GV_FUNORDERED) return unordered;
  gv_term same = gv_term_or(s, zeros, gv_term_equal(s, a, b)), ordered = gv_term_not(s, unordered);
  if (op == GV_FEQ) return gv_term_and(s, ordered, same);
  if (op == GV_FONE) return gv_term_and(s, ordered, gv_term_not(s, same));
  gv_term below =
      term_ite(s, is_negative(s, a),
               term_ite(s, is_negative(s, b), binary(s, GV_TERM_ULT, b, a), GV_TRUE_TERM),
               term_ite(s, is_negative(s, b), GV_FALSE_TERM, binary(s, GV_TERM_ULT, a, b)));
  below = op == GV_FLE ? gv_term_or(s, same, below) : gv_term_and(s, gv_term_not(s, same), below);
  return gv_term_and(s, ordered, below);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static gv_term value_of(gv_terms *s, gv_arith op, gv_term a, gv_term b) {
  switch (op) {
  case GV_ADD: return binary(s, GV_TERM_ADD, a, b);
  case GV_SUB: return binary(s, GV_TERM_SUB, a, b);
  case GV_MUL: return binary(s, GV_TERM_MUL, a, b);
  case GV_AND: return gv_term_and(s, a, b);
  case GV_OR: return gv_term_or(s, a, b);
  case GV_XOR: return binary(s, GV_TERM_XOR, a, b);
  case GV_UDIV: return binary(s, GV_TERM_UDIV, a, b);
  case GV_SDIV: return quotient(s, a, b);
  case GV_UREM: return binary(s, GV_TERM_UREM, a, b);
  case GV_SREM: return remainder_of(s, a, b);
  case GV_UDIV_UP: return rounded_up_unsigned(s, a, b);
  case GV_SDIV_UP: return rounded(s, a, b, true);
  case GV_SDIV_DOWN: return rounded(s, a, b, false);
  case GV_SHL: return binary(s, GV_TERM_SHL, a, b);
  case GV_LSHR: return binary(s, GV_TERM_LSHR, a, b);
  case GV_ASHR: return shifted_with_sign(s, a, b);
  case GV_SMIN: return term_ite(s, binary(s, GV_TERM_SLT, a, b), a, b);
  case GV_SMAX: return term_ite(s, binary(s, GV_TERM_SLT, a, b), b, a);
  case GV_UMIN: return term_ite(s, binary(s, GV_TERM_ULT, a, b), a, b);
  case GV_UMAX: return term_ite(s, binary(s, GV_TERM_ULT, a, b), b, a);
  case GV_SADD_SAT: return saturated(s, GV_ADD, true, a, b);
  case GV_UADD_SAT: return saturated(s, GV_ADD, false, a, b);
  case GV_SSUB_SAT: return saturated(s, GV_SUB, true, a, b);
  case GV_USUB_SAT: return saturated(s, GV_SUB, false, a, b);
  case GV_ABS: return absolute(s, a);
  case GV_CTPOP: return count_ones(s, a);
  case GV_CTLZ: return count_zeros(s, a, true);
  case GV_CTTZ: return count_zeros(s, a, false);
  case GV_BSWAP: return bytes_swapped(s, a);
  case GV_WIDEN: return gv_term_fit(s, a, GV_NUMBER_BITS, true);
  case GV_ZEXT: return gv_term_fit(s, a, GV_NUMBER_BITS, false);
  case GV_TRUNC:
  case GV_FREEZE: return a;
  case GV_SADD_OVERFLOWS: return overflows(s, GV_ADD, true, a, b);
  case GV_UADD_OVERFLOWS: return overflows(s, GV_ADD, false, a, b);
  case GV_SSUB_OVERFLOWS: return overflows(s, GV_SUB, true, a, b);
  case GV_USUB_OVERFLOWS: return overflows(s, GV_SUB, false, a, b);
  case GV_SMUL_OVERFLOWS: return overflows(s, GV_MUL, true, a, b);
  case GV_UMUL_OVERFLOWS: return overflows(s, GV_MUL, false, a, b);
  case GV_FEQ:
  case GV_FLT:
  case GV_FLE:
  case GV_FONE:
  case GV_FUNORDERED: return float_test(s, op, a, b);
  case GV_EQ: return binary(s, GV_TERM_EQ, a, b);
  case GV_SLT: return binary(s, GV_TERM_SLT, a, b);
  case GV_ULT: return binary(s, GV_TERM_ULT, a, b);
  }
  GV_BUG("an operation without a meaning");
}

static gv_term lost_by_shift(gv_terms *s, uint8_t flags, gv_term a, gv_term b) {
  gv_term there = binary(s, GV_TERM_SHL, a, b), lost = GV_FALSE_TERM;
  if (flags & GV_ARITH_NUW) lost = different(s, binary(s, GV_TERM_LSHR, there, b), a);
  return flags & GV_ARITH_NSW ? gv_term_or(s, lost, different(s, shifted_with_sign(s, there, b), a))
                              : lost;
}

static gv_term no_quotient(gv_terms *s, gv_arith op, uint8_t flags, gv_term a, gv_term b,
                           gv_term least) {
  bool plain = op == GV_UDIV || op == GV_UREM || op == GV_UDIV_UP, exact = flags & GV_ARITH_EXACT;
  gv_term none = is_zero(s, b), ones = gv_term_number(s, width_of(s, b), -1);
  if (!plain)
    none =
        gv_term_or(s, none, gv_term_and(s, gv_term_equal(s, a, least), gv_term_equal(s, b, ones)));
  if (exact && op == GV_UDIV)
    none = gv_term_or(s, none, gv_term_not(s, is_zero(s, binary(s, GV_TERM_UREM, a, b))));
  if (exact && op == GV_SDIV)
    none = gv_term_or(s, none, gv_term_not(s, is_zero(s, remainder_of(s, a, b))));
  return none;
}

static gv_term no_shift(gv_terms *s, gv_arith op, uint8_t flags, gv_term a, gv_term b) {
  uint8_t width = width_of(s, a);
  gv_term too_far =
      width == 1 ? b : gv_term_not(s, binary(s, GV_TERM_ULT, b, gv_term_number(s, width, width)));
  if (width == 2)
    too_far = binary(s, GV_TERM_ULT, gv_term_number(s, width, 1),
                     b); /* the width itself is no number of so many bits */
  if (op == GV_SHL) return gv_term_or(s, too_far, lost_by_shift(s, flags, a, b));
  if (!(flags & GV_ARITH_EXACT)) return too_far;
  return gv_term_or(s, too_far,
                    different(s, binary(s, GV_TERM_SHL, binary(s, GV_TERM_LSHR, a, b), b), a));
}

/* When the operation on two numbers gives none. */
static gv_term undefined(gv_terms *s, gv_arith op, uint8_t flags, gv_term a, gv_term b) {
  gv_term none = GV_FALSE_TERM,
          least = gv_term_number(s, width_of(s, a), (int64_t)(UINT64_C(1) << (width_of(s, a) - 1)));
  if (gv_arith_divides(op)) return no_quotient(s, op, flags, a, b, least);
  if (gv_arith_shifts(op)) return no_shift(s, op, flags, a, b);
  if (op <= GV_MUL && flags & GV_ARITH_NSW) none = overflows(s, op, true, a, b);
  if (op <= GV_MUL && flags & GV_ARITH_NUW)
    none = gv_term_or(s, none, overflows(s, op, false, a, b));
  if (op == GV_OR && flags & GV_ARITH_DISJOINT)
    none = gv_term_not(s, is_zero(s, gv_term_and(s, a, b)));
  if (op == GV_ZEXT && flags & GV_ARITH_NNEG) none = is_negative(s, a);
  if ((op == GV_CTLZ || op == GV_CTTZ) && flags & GV_ARITH_NONZERO) none = is_zero(s, a);
  if (op == GV_ABS && flags & GV_ARITH_NSW) none = gv_term_equal(s, a, least);
  return none;
}

gv_word gv_word_arith(gv_terms *s, gv_arith op, uint8_t flags, gv_word a, gv_word b) {
  GV_CHECK(width_of(s, a.number) == width_of(s, b.number) &&
           width_of(s, a.number) <= GV_NUMBER_BITS);
  gv_term poison = gv_arith_is_unary(op) ? a.poison : gv_term_or(s, a.poison, b.poison);
  gv_term number = value_of(s, op, a.number, b.number);
  if (op != GV_FREEZE)
    return (gv_word){number, gv_term_or(s, poison, undefined(s, op, flags, a.number, b.number))};
  return gv_word_of(poison == GV_FALSE_TERM
                        ? number
                        : term_ite(s, poison, gv_term_symbol(s, width_of(s, number)), number));
}

gv_word gv_word_select(gv_terms *s, gv_word c, gv_word a, gv_word b) {
  gv_term side = term_ite(s, c.number, a.poison, b.poison);
  return (gv_word){term_ite(s, c.number, a.number, b.number), gv_term_or(s, c.poison, side)};
}
