/* needs: what a term is. gives: what the ranges of a result and of its operands say of each other.
 * cost: constant.
 *
 * Each rule cuts off only what cannot be: a number of an operand with which no number in the others
 * gives one in the result.
 */
#include "solver/range.h"

typedef gv_wide wide;
typedef gv_wide_signed wide_signed;
typedef gv_range range;

/* ---- numbers --------------------------------------------------------------------------------- */

static wide mask(uint8_t width) {
  return width >= GV_TERM_BITS ? ~(wide)0 : ((wide)1 << width) - 1;
}
static wide_signed greatest(uint8_t width) { return (wide_signed)(mask(width) >> 1); }
static wide_signed smallest(uint8_t width) { return -greatest(width) - 1; }

static wide extended(wide k, uint8_t from) {
  bool negative = k >> (from - 1) & 1;
  return negative ? k | ~mask(from) : k;
}
static wide_signed with_sign(wide k, uint8_t width) { return (wide_signed)extended(k, width); }

static bool is_below_signed(wide a, wide b, uint8_t width) {
  return with_sign(a, width) < with_sign(b, width);
}

gv_wide gv_compute(gv_term_kind kind, uint8_t width, uint8_t from, wide a, wide b, wide c) {
  wide cut = mask(width);
  switch (kind) {
  case GV_TERM_ITE: return c ? a : b;
  case GV_TERM_LOW:
  case GV_TERM_ZEXT: return a & cut;
  case GV_TERM_SEXT: return extended(a, from) & cut;
  case GV_TERM_NOT: return ~a & cut;
  case GV_TERM_AND: return a & b;
  case GV_TERM_OR: return a | b;
  case GV_TERM_XOR: return a ^ b;
  case GV_TERM_ADD: return (a + b) & cut;
  case GV_TERM_SUB: return (a - b) & cut;
  case GV_TERM_MUL: return (a * b) & cut;
  case GV_TERM_UDIV: return b ? a / b : 0;
  case GV_TERM_UREM: return b ? a % b : 0;
  case GV_TERM_SHL: return b < width ? a << (unsigned)b & cut : 0;
  case GV_TERM_LSHR: return b < width ? a >> (unsigned)b : 0;
  case GV_TERM_EQ: return a == b;
  case GV_TERM_ULT: return a < b;
  case GV_TERM_SLT: return is_below_signed(a, b, from);
  case GV_TERM_NUMBER:
  case GV_TERM_SYMBOL: break;
  }
  GV_BUG("a term that is not computed");
}

/* ---- ranges ---------------------------------------------------------------------------------- */

static wide least_of(wide a, wide b) { return a < b ? a : b; }
static wide most_of(wide a, wide b) { return a < b ? b : a; }

static void cut(range *r, wide low, wide high) {
  if (low > r->low) r->low = low;
  if (high < r->high) r->high = high;
}

static void cut_signed(range *r, wide_signed least, wide_signed most) {
  if (least > r->least) r->least = least;
  if (most < r->most) r->most = most;
}

static void settle_sign(range *r, uint8_t width) {
  wide half = mask(width) >> 1;
  if (r->high <= half || r->low > half)
    cut_signed(r, with_sign(r->low, width), with_sign(r->high, width));
}

/* The one reading narrows the other where all numbers have the same sign: one number is one in
 * both. */
static void settle(range *r, uint8_t width) {
  if (gv_range_is_empty(r)) return;
  settle_sign(r, width);
  if (r->least >= 0 || r->most < 0)
    cut(r, (wide)r->least & mask(width), (wide)r->most & mask(width));
  if (!gv_range_is_empty(r)) settle_sign(r, width);
}

gv_range gv_range_all(uint8_t width) {
  return (range){0, mask(width), smallest(width), greatest(width)};
}

gv_range gv_range_one(wide k, uint8_t width) {
  return (range){k, k, with_sign(k, width), with_sign(k, width)};
}

gv_range gv_range_between(range r, wide_signed least, wide_signed most, uint8_t width) {
  cut_signed(&r, least, most);
  settle(&r, width);
  return r;
}

static void cut_to(range *r, range to) {
  cut(r, to.low, to.high);
  cut_signed(r, to.least, to.most);
}

gv_range gv_range_both(range r, const range *other, uint8_t width) {
  cut_to(&r, *other);
  settle(&r, width);
  return r;
}

static bool are_apart(const range *a, const range *b) {
  return a->high < b->low || b->high < a->low || a->most < b->least || b->most < a->least;
}

static range either(const range *a, const range *b) {
  return (range){least_of(a->low, b->low), most_of(a->high, b->high),
                 a->least < b->least ? a->least : b->least, a->most < b->most ? b->most : a->most};
}

static void forbid(range *r) { r->low = 1, r->high = 0; }

/* The number k is not in it: seen at the ends only. */
static void leave_out(range *r, const range *k) {
  if (!gv_range_is_one(k) || k->least != k->most) return;
  if (gv_range_is_one(r)) {
    if (r->low == k->low) forbid(r);
    return;
  }
  r->low += r->low == k->low, r->high -= r->high == k->low;
  r->least += r->least == k->least, r->most -= r->most == k->least;
}

/* ---- sums and products ----------------------------------------------------------------------- */

/* From the one to the other, where they are numbers of more bits: if both wrap as often. */
static void cut_wrapped(range *r, wide_signed least, wide_signed most, uint8_t width) {
  wide_signed top = greatest(width), bottom = smallest(width);
  if (least > top || most < bottom)
    least = with_sign((wide)least & mask(width), width),
    most = with_sign((wide)most & mask(width), width);
  if (least >= bottom && most <= top && least <= most) cut_signed(r, least, most);
}

static range sum(const range *a, const range *b, uint8_t width) {
  range r = gv_range_all(width);
  wide low, high;
  wide_signed least, most;
  bool low_out = __builtin_add_overflow(a->low, b->low, &low) || low > mask(width),
       high_out = __builtin_add_overflow(a->high, b->high, &high) || high > mask(width);
  if (low_out == high_out) cut(&r, low & mask(width), high & mask(width));
  if (!__builtin_add_overflow(a->least, b->least, &least) &&
      !__builtin_add_overflow(a->most, b->most, &most))
    cut_wrapped(&r, least, most, width);
  return r;
}

static range difference(const range *a, const range *b, uint8_t width) {
  range r = gv_range_all(width);
  wide_signed least, most;
  if ((a->low < b->high) == (a->high < b->low))
    cut(&r, (a->low - b->high) & mask(width), (a->high - b->low) & mask(width));
  if (!__builtin_sub_overflow(a->least, b->most, &least) &&
      !__builtin_sub_overflow(a->most, b->least, &most))
    cut_wrapped(&r, least, most, width);
  return r;
}

/* a times b is the product, and no more bits than there are: so is a the quotient. */
static void cut_factor(const range *product, range *a, const range *b) {
  if (b->low && b->low <= b->high)
    cut(a, product->low / b->high + (product->low % b->high != 0), product->high / b->low);
}

static void multiply_unsigned(gv_range_rule *x) {
  wide high;
  if (__builtin_mul_overflow(x->a.high, x->b.high, &high) || high > mask(x->width)) return;
  cut(&x->is, x->a.low * x->b.low, high);
  cut_factor(&x->is, &x->a, &x->b);
  cut_factor(&x->is, &x->b, &x->a);
}

/* Rounded down. */
static wide_signed divided(wide_signed k, wide_signed by) { return k / by - (k % by < 0); }

static void cut_factor_signed(const range *product, range *a, wide_signed by) {
  if (by > 0) cut_signed(a, -divided(-product->least, by), divided(product->most, by));
}

static void multiply_signed(gv_range_rule *x) {
  const wide_signed a[] = {x->a.least, x->a.most}, b[] = {x->b.least, x->b.most};
  wide_signed top = greatest(x->width), bottom = smallest(x->width), least = top, most = bottom;
  for (int i = 0; i < 4; i++) {
    wide_signed corner;
    if (__builtin_mul_overflow(a[i & 1], b[i >> 1], &corner)) return;
    if (corner < bottom || corner > top) return;
    least = corner < least ? corner : least, most = corner > most ? corner : most;
  }
  cut_signed(&x->is, least, most);
  if (x->is.least == smallest(GV_TERM_BITS)) return;
  if (gv_range_is_one(&x->b)) cut_factor_signed(&x->is, &x->a, b[0]);
  if (gv_range_is_one(&x->a)) cut_factor_signed(&x->is, &x->b, a[0]);
}

/* With a sign first: what the other cuts off is not in the range with a sign yet. */
static void multiply(gv_range_rule *x) {
  multiply_signed(x);
  multiply_unsigned(x);
}

static void divide(gv_range_rule *x) {
  cut(&x->is, 0, x->b.high ? x->a.high : 0);
  if (!x->b.low || gv_range_is_empty(&x->b)) return;
  cut(&x->is, x->a.low / x->b.high, x->a.high / x->b.low);
  if (!gv_range_is_one(&x->b) || gv_range_is_empty(&x->is)) return;
  wide k = x->b.low, end = x->is.high * k;
  cut(&x->a, x->is.low * k, mask(x->width) - end < k - 1 ? mask(x->width) : end + (k - 1));
}

static void take_rest(gv_range_rule *x) {
  cut(&x->is, 0, x->b.high ? least_of(x->a.high, x->b.high - 1) : 0);
  bool known = gv_range_is_one(&x->b) && x->b.low;
  wide k = known ? x->b.low : 1, below = x->a.low / k * k;
  if (known ? x->a.low / k != x->a.high / k : x->a.high >= x->b.low) return;
  below = known ? below : 0;
  cut(&x->is, x->a.low - below, x->a.high - below);
  cut(&x->a, x->is.low + below, x->is.high + below);
}

static void shift_left(gv_range_rule *x) {
  if (x->b.low >= x->width) cut(&x->is, 0, 0);
  if (!gv_range_is_one(&x->b) || x->b.low >= x->width) return;
  gv_range_rule times = *x;
  times.b = gv_range_one((wide)1 << (unsigned)x->b.low, x->width);
  multiply(&times);
  x->is = times.is, x->a = times.a;
  if (gv_range_is_empty(&times.b)) forbid(&x->is);
}

static void shift_right(gv_range_rule *x) {
  if (x->b.low >= x->width) {
    cut(&x->is, 0, 0);
    return;
  }
  unsigned least = (unsigned)x->b.low;
  wide low = x->b.high >= x->width ? 0 : x->a.low >> (unsigned)x->b.high;
  cut(&x->is, low, x->a.high >> least);
  if (gv_range_is_one(&x->b) && !gv_range_is_empty(&x->is))
    cut(&x->a, x->is.low << least, x->is.high << least | mask((uint8_t)least));
}

/* ---- bits ------------------------------------------------------------------------------------ */

static bool is_true(const range *r) { return r->low; }
static bool is_false(const range *r) { return !r->high; }
static void set(range *r, bool is) { cut(r, is, is); }

/* What `one` is decides it alone: false of an AND, true of an OR. */
static void connect(gv_range_rule *x, bool one) {
  range *is = &x->is, *a = &x->a, *b = &x->b;
  bool (*decides)(const range *) = one ? is_true : is_false;
  bool (*is_other)(const range *) = one ? is_false : is_true;
  if (decides(a) || decides(b)) set(is, one);
  if (is_other(a) && is_other(b)) set(is, !one);
  if (is_other(is)) set(a, !one), set(b, !one);
  if (decides(is) && is_other(a)) set(b, one);
  if (decides(is) && is_other(b)) set(a, one);
}

/* All ones, as many as the number has bits. */
static wide filled(wide k) {
  for (unsigned i = 1; i < GV_TERM_BITS; i *= 2) k |= k >> i;
  return k;
}

static void mask_bits(gv_range_rule *x) {
  cut(&x->is, 0, least_of(x->a.high, x->b.high));
  cut(&x->a, x->is.low, mask(x->width));
  cut(&x->b, x->is.low, mask(x->width));
}

static void add_bits(gv_range_rule *x) {
  cut(&x->is, most_of(x->a.low, x->b.low), filled(x->a.high | x->b.high));
  cut(&x->a, 0, x->is.high);
  cut(&x->b, 0, x->is.high);
}

static void invert(range *r, const range *from, uint8_t width) {
  cut(r, mask(width) - from->high, mask(width) - from->low);
  cut_signed(r, ~from->most, ~from->least);
}

static void take_low(gv_range_rule *x) {
  wide kept = mask(x->width), above = x->a.low & ~kept;
  if (above == (x->a.high & ~kept)) {
    cut(&x->is, x->a.low & kept, x->a.high & kept);
    cut(&x->a, above | x->is.low, above | x->is.high);
  }
  if (x->a.least >= smallest(x->width) && x->a.most <= greatest(x->width)) {
    cut_signed(&x->is, x->a.least, x->a.most);
    cut_signed(&x->a, x->is.least, x->is.most);
  }
}

static void choose(gv_range_rule *x) {
  if (are_apart(&x->is, &x->a)) set(&x->c, false);
  if (are_apart(&x->is, &x->b)) set(&x->c, true);
  range *side = is_true(&x->c) ? &x->a : is_false(&x->c) ? &x->b : NULL;
  cut_to(&x->is, side ? *side : either(&x->a, &x->b));
  if (side) cut_to(side, x->is);
}

/* ---- comparisons ----------------------------------------------------------------------------- */

static void compare_equal(gv_range_rule *x) {
  if (are_apart(&x->a, &x->b)) set(&x->is, false);
  if (is_true(&x->is)) cut_to(&x->a, x->b), cut_to(&x->b, x->a);
  if (is_false(&x->is)) leave_out(&x->a, &x->b), leave_out(&x->b, &x->a);
}

static void compare(gv_range_rule *x) {
  range *a = &x->a, *b = &x->b;
  if (a->high < b->low) set(&x->is, true);
  if (a->low >= b->high) set(&x->is, false);
  if (is_true(&x->is) && (a->low == mask(x->from) || !b->high)) forbid(&x->is);
  if (is_true(&x->is)) cut(a, 0, b->high - 1), cut(b, a->low + 1, mask(x->from));
  if (is_false(&x->is)) cut(a, b->low, mask(x->from)), cut(b, 0, a->high);
}

static void compare_signed(gv_range_rule *x) {
  range *a = &x->a, *b = &x->b;
  wide_signed top = greatest(x->from), bottom = smallest(x->from);
  if (a->most < b->least) set(&x->is, true);
  if (a->least >= b->most) set(&x->is, false);
  if (is_true(&x->is) && (a->least == top || b->most == bottom)) forbid(&x->is);
  if (gv_range_is_empty(&x->is)) return;
  if (is_true(&x->is)) cut_signed(a, bottom, b->most - 1), cut_signed(b, a->least + 1, top);
  if (is_false(&x->is)) cut_signed(a, b->least, top), cut_signed(b, bottom, a->most);
}

static void fit(gv_range_rule *x) {
  range *a = &x->a;
  if (a->high <= mask(x->width)) set(&x->is, true);
  if (a->low > mask(x->width)) set(&x->is, false);
  if (is_true(&x->is)) cut(a, 0, mask(x->width));
  if (is_false(&x->is)) cut(a, mask(x->width) + 1, mask(x->from));
}

static void fit_signed(gv_range_rule *x) {
  range *a = &x->a;
  wide_signed top = greatest(x->width), bottom = smallest(x->width);
  if (a->least >= bottom && a->most <= top) set(&x->is, true);
  if (a->least > top || a->most < bottom) set(&x->is, false);
  if (is_true(&x->is)) cut_signed(a, bottom, top);
  if (is_false(&x->is) && a->least >= bottom) cut_signed(a, top + 1, a->most);
  if (is_false(&x->is) && a->most <= top) cut_signed(a, a->least, bottom - 1);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static bool has_b(uint8_t kind) { return kind == GV_TERM_ITE || kind >= GV_TERM_AND; }

static bool is_known(const gv_range_rule *x) {
  if (!gv_range_is_one(&x->a)) return false;
  if (x->kind == GV_TERM_ITE && !gv_range_is_one(&x->c)) return false;
  return !has_b(x->kind) || gv_range_is_one(&x->b);
}

static void apply(gv_range_rule *x) {
  range made;
  switch ((gv_term_kind)x->kind) {
  case GV_TERM_NUMBER:
  case GV_TERM_SYMBOL: break;
  case GV_TERM_ITE: choose(x); break;
  case GV_TERM_LOW: take_low(x); break;
  case GV_TERM_ZEXT: cut(&x->is, x->a.low, x->a.high), cut(&x->a, x->is.low, x->is.high); break;
  case GV_TERM_SEXT:
    cut_signed(&x->is, x->a.least, x->a.most), cut_signed(&x->a, x->is.least, x->is.most);
    break;
  case GV_TERM_NOT: invert(&x->is, &x->a, x->width), invert(&x->a, &x->is, x->width); break;
  case GV_TERM_AND: x->width == 1 ? connect(x, false) : mask_bits(x); break;
  case GV_TERM_OR: x->width == 1 ? connect(x, true) : add_bits(x); break;
  case GV_TERM_XOR: cut(&x->is, 0, filled(x->a.high | x->b.high)); break;
  case GV_TERM_ADD:
    cut_to(&x->is, sum(&x->a, &x->b, x->width));
    cut_to(&x->a, difference(&x->is, &x->b, x->width));
    cut_to(&x->b, difference(&x->is, &x->a, x->width));
    break;
  case GV_TERM_SUB:
    cut_to(&x->is, difference(&x->a, &x->b, x->width));
    made = sum(&x->is, &x->b, x->width);
    cut_to(&x->a, made);
    cut_to(&x->b, difference(&x->a, &x->is, x->width));
    break;
  case GV_TERM_MUL: multiply(x); break;
  case GV_TERM_UDIV: divide(x); break;
  case GV_TERM_UREM: take_rest(x); break;
  case GV_TERM_SHL: shift_left(x); break;
  case GV_TERM_LSHR: shift_right(x); break;
  case GV_TERM_EQ: compare_equal(x); break;
  case GV_TERM_ULT: compare(x); break;
  case GV_TERM_SLT: compare_signed(x); break;
  }
}

/* False: none is left. */
static bool narrow_fitting(gv_range_rule *x) {
  x->kind == GV_RANGE_FITS ? fit(x) : fit_signed(x);
  settle(&x->is, 1);
  settle(&x->a, x->from);
  return !gv_range_is_empty(&x->is) && !gv_range_is_empty(&x->a);
}

bool gv_range_narrow(gv_range_rule *x) {
  if (x->kind > GV_TERM_SLT) return narrow_fitting(x);
  if (is_known(x)) {
    gv_wide k = gv_compute((gv_term_kind)x->kind, x->width, x->from, x->a.low, x->b.low, x->c.low);
    range one = gv_range_one(k, x->width);
    cut_to(&x->is, one);
    return !gv_range_is_empty(&x->is);
  }
  apply(x);
  settle(&x->is, x->width);
  settle(&x->a, x->from);
  if (gv_range_is_empty(&x->is) || gv_range_is_empty(&x->a)) return false;
  if (!has_b(x->kind)) return true;
  settle(&x->b, x->from);
  if (gv_range_is_empty(&x->b)) return false;
  if (x->kind == GV_TERM_ITE) settle(&x->c, 1);
  return x->kind != GV_TERM_ITE || !gv_range_is_empty(&x->c);
}
