/* needs: a loop that counts, and the branch that ends it by its number. gives: that it meets no
 * number twice; in which order its numbers go from the first one to the bound, as signed or as
 * unsigned ones, and whether the first one lies before the bound wherever it is entered. cost: for
 * each loop once the blocks of its function, and what is asked of ranges.
 */
#include "program/array_loops.h"

typedef gv_counted_loop loop;
typedef GV_VEC(uint32_t) list;

/* The end that the numbers of the loop lie above, and the other one. */
static gv_value_id low_end(const loop *l) { return l->step > 0 ? l->first : l->bound; }
static gv_value_id high_end(const loop *l) { return l->step > 0 ? l->bound : l->first; }

/* ---- what is left of a division -------------------------------------------------------------- */

/* The mask takes away the last bits, which are what is left of a division by a power of two. */
static bool masks_rest(int64_t mask, int64_t by) {
  bool power = !(by & (by - 1));
  return power && !(mask & (by - 1));
}

bool gv_find_is_multiple(const gv_finder *f, gv_value_id id, int64_t by) {
  int64_t k;
  if (gv_find_is_number(f, id, &k)) return k % by == 0;
  gv_arith wide = gv_find_widening(gv_find_plain(f, id));
  int64_t flag = wide == GV_ZEXT ? GV_ARITH_NUW : GV_ARITH_NSW;
  const gv_value *v = &f->m->values.at[gv_find_narrow(f, id)];
  if (gv_is_arith(v, GV_AND) && gv_find_is_number(f, v->b, &k)) return masks_rest(k, by);
  if (!gv_is_arith_in(v, GV_PRODUCTS)) return false;
  if (!(v->k & flag)) return false;
  if (v->c == GV_MUL) return gv_find_has_number(f, v, &k) && k % by == 0;
  if (!gv_find_is_number(f, v->b, &k)) return false;
  return gv_is_between(k, 0, 15) && (INT64_C(1) << k) % by == 0;
}

/* A sum with a constant, that does not wrap as a signed one, becomes what the constant is added to.
 */
static bool take_sum(const gv_finder *f, gv_value_id *id, int64_t *plus) {
  const gv_value *v = &f->m->values.at[*id];
  int64_t k;
  if (!gv_is_arith_in(v, GV_SUMS)) return false;
  if (!(v->k & GV_ARITH_NSW)) return false;
  if (!gv_find_is_number(f, v->b, &k)) return false;
  if (!gv_is_near(k)) return false;
  *plus += v->c == GV_SUB ? -k : k;
  *id = gv_strip(f->m, v->a);
  return true;
}

bool gv_find_rest(const gv_finder *f, gv_value_id id, int64_t by, int64_t *rest) {
  int64_t k, plus = 0;
  id = gv_strip(f->m, id);
  if (gv_find_is_number(f, id, &k)) {
    *rest = gv_modulo(k, by);
    return gv_is_near(k);
  }
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT && !gv_find_is_multiple(f, id, by); i++) {
    if (take_sum(f, &id, &plus)) continue;
    if (gv_find_widening(&f->m->values.at[id]) != GV_WIDEN) return false;
    id = gv_find_narrow(f, id);
  }
  *rest = gv_modulo(plus, by);
  return gv_find_is_multiple(f, id, by);
}

/* Numbers by more than one come to the bound, and not past it. */
static bool comes_to_bound(const gv_finder *f, const loop *l) {
  int64_t first, bound, by = gv_step_size(l);
  if (gv_counts_by_one(l)) return true;
  if (!gv_find_rest(f, l->first, by, &first)) return false;
  if (!gv_find_rest(f, l->bound, by, &bound)) return false;
  return first == bound;
}

/* ---- it begins within its bounds: by what is compared before --------------------------------- */

/* What is known of a number: that it is above another, as signed numbers, and not below zero; or
 * only as unsigned ones. */
typedef enum above { NOT_ABOVE, ABOVE_UNSIGNED, ABOVE } above;

/* The number `x` is above `than`. */
typedef struct fact {
  above known;
  gv_value_id x;
  int64_t than;
} fact;

/* A multiple of `x`, no less than that in the order in which the loop compares it, is the high end.
 */
static bool is_multiple_of_it(const gv_finder *f, const loop *l, const fact *of) {
  const gv_value *v = gv_find_plain(f, high_end(l));
  int64_t k;
  if (!gv_is_arith_in(v, GV_PRODUCTS)) return false;
  if (gv_strip(f->m, v->a) != of->x) return false;
  if (!gv_find_is_number(f, v->b, &k)) return false;
  if (!gv_is_between(k, v->c == GV_MUL ? 1 : 0, INT32_MAX)) return false;
  if (l->by == GV_ULT) return v->k & GV_ARITH_NUW;
  return of->known == ABOVE && v->k & GV_ARITH_NSW;
}

/* The high end is `x`, or made of it, and with it above the low end, a constant. */
static bool carries_over(const gv_finder *f, const loop *l, const fact *of, int64_t low) {
  if (of->known == NOT_ABOVE) return false;
  gv_linear high = gv_find_linear(f, high_end(l));
  if (of->than >= low && l->step > 0 && is_multiple_of_it(f, l, of)) return true;
  if (high.of != of->x) return false;
  if (l->step < 0 && l->wide != GV_ADD) return false;
  if (high.plus && high.wide == GV_ADD) return false;
  if (of->than + high.plus < low) return false;
  if (of->known == ABOVE) return true;
  if (high.wide == GV_ZEXT) return true;
  return l->by == GV_ULT && !high.plus;
}

/* k < x or x < k or x == k, where it holds, or does not. */
static fact fact_of(const gv_finder *f, const gv_comparison *c, bool holds) {
  const fact nothing = {NOT_ABOVE, GV_NONE, 0};
  gv_linear a = gv_find_linear(f, c->a), b = gv_find_linear(f, c->b);
  int64_t k;
  bool left = gv_find_is_number(f, c->a, &k);
  if (!left && !gv_find_is_number(f, c->b, &k)) return nothing;
  gv_linear x = left ? b : a;
  if (x.plus && c->test != GV_EQ) return nothing;
  if (x.plus && (x.wide != GV_ADD || !gv_is_near(k))) return nothing;
  k -= x.plus;
  if (c->test == GV_EQ) return holds || k ? nothing : (fact){ABOVE_UNSIGNED, x.of, 0};
  if (left != holds) return nothing;
  if (!gv_is_between(k, -1, INT32_MAX)) return nothing;
  int64_t than = left ? k : k - 1;
  if (c->test == GV_SLT && than >= -1)
    return (fact){x.wide == GV_ZEXT ? ABOVE_UNSIGNED : ABOVE, x.of, than};
  if (c->test == GV_ULT && than >= 0 && x.wide != GV_WIDEN)
    return (fact){ABOVE_UNSIGNED, x.of, than};
  return nothing;
}

/* ---- … of ends that are not constant --------------------------------------------------------- */

/* Which of two numbers, not made wide, made wide alike, is below the other is so in the order `by`,
 * too, if it is so of the numbers themselves. */
static bool keep_order(gv_linear a, gv_linear b, gv_arith by) {
  if (a.plus || b.plus) return false;
  if (a.wide != b.wide) return false;
  return a.wide == GV_ADD || a.wide == (by == GV_SLT ? GV_WIDEN : GV_ZEXT);
}

/* a < b, as the edge says, is that the low end is below the high one. */
static bool compares_ends(const gv_finder *f, const loop *l, const gv_comparison *c, bool holds) {
  gv_linear low = gv_find_linear(f, low_end(l)), high = gv_find_linear(f, high_end(l));
  gv_linear less = gv_find_linear(f, holds ? c->a : c->b);
  gv_linear more = gv_find_linear(f, holds ? c->b : c->a);
  if (c->test != l->by) return false;
  if (!holds && !l->inclusive) return false; /* b <= a */
  if (less.of != low.of || more.of != high.of) return false;
  return keep_order(low, high, l->by) && keep_order(less, more, l->by);
}

/* What is left of `x` by a division is below that, if that is above zero; `as_unsigned`: as an
 * unsigned number. */
static bool is_part_of(const gv_finder *f, gv_value_id id, gv_value_id x, bool as_unsigned) {
  const gv_value *v = &f->m->values.at[id];
  int64_t k;
  if (v->def != GV_DEF_ARITH) return false;
  if (gv_arith_is_unary((gv_arith)v->c)) return false;
  if (gv_strip(f->m, v->a) != x) return false;
  if (!gv_find_is_number(f, v->b, &k)) return false;
  switch ((gv_arith)v->c) {
  case GV_UDIV: return k >= 2;
  case GV_SDIV: return !as_unsigned && k >= 2;
  case GV_LSHR: return k >= 1;
  case GV_ASHR: return !as_unsigned && k >= 1;
  default: return false;
  }
}

/* Of a number above zero the low end is a part, and the high one the number. The part is not below
 * zero, so that it is made wide in either way. */
static bool is_part(const gv_finder *f, const loop *l, const fact *of) {
  gv_linear low = gv_find_linear(f, low_end(l)), high = gv_find_linear(f, high_end(l));
  bool as_unsigned = of->known == ABOVE_UNSIGNED, narrow = high.wide == GV_ADD;
  if (of->known == NOT_ABOVE) return false;
  if (of->than < 0) return false;
  if (low.plus || high.plus) return false;
  if (high.of != of->x) return false;
  if ((low.wide == GV_ADD) != narrow) return false;
  if (!is_part_of(f, low.of, of->x, as_unsigned)) return false;
  return !as_unsigned || (narrow ? l->by == GV_ULT : high.wide == GV_ZEXT);
}

/* ---- … on every way -------------------------------------------------------------------------- */

/* The high end, which may be a sum, is compared with a constant itself: it is above the low end. */
static bool compares_high_end(const gv_finder *f, const loop *l, const gv_comparison *c, bool holds,
                              int64_t low) {
  gv_value_id high = gv_strip(f->m, high_end(l));
  int64_t k;
  if (l->wide != GV_ADD || l->by != GV_SLT || c->test != GV_SLT) return false;
  bool above = holds && c->b == high && gv_find_is_number(f, c->a, &k); /* k < high */
  bool from = !holds && c->a == high && gv_find_is_number(f, c->b, &k); /* not high < k */
  if (!above && !from) return false;
  return gv_is_near(k) && k + above >= low + !l->inclusive;
}

/* What the block compares on the way to `edge` says that the low end is below the high one. */
static bool says_so(const gv_finder *f, const loop *l, uint32_t edge) {
  gv_comparison c;
  int64_t low;
  bool holds;
  const gv_op *op = gv_find_branch(f, edge, &holds);
  if (!op) return false;
  if (!gv_find_comparison(f, gv_operands(f->m, op)[0], &c)) return false;
  holds = holds != c.negated;
  fact said = fact_of(f, &c, holds);
  if (!gv_find_is_number(f, low_end(l), &low))
    return l->wide == GV_ADD && (compares_ends(f, l, &c, holds) || is_part(f, l, &said));
  if (low < 0) return false;
  return carries_over(f, l, &said, low) || compares_high_end(f, l, &c, holds, low);
}

/* What the block compares on the way to `edge` says that the high end is not `other`, or is above
 * that. */
static bool says_not(const gv_finder *f, const loop *l, uint32_t edge, int64_t other) {
  gv_comparison c;
  int64_t k;
  bool holds;
  const gv_op *op = gv_find_branch(f, edge, &holds);
  if (!op || !gv_find_comparison(f, gv_operands(f->m, op)[0], &c)) return false;
  holds = holds != c.negated;
  gv_value_id high = gv_find_linear(f, high_end(l)).of;
  fact said = fact_of(f, &c, holds);
  if (said.known != NOT_ABOVE && said.x == high && said.than >= other) return true;
  if (c.test != GV_EQ || holds) return false;
  bool left = gv_find_is_number(f, c.a, &k);
  if (!left && !gv_find_is_number(f, c.b, &k)) return false;
  gv_linear x = gv_find_linear(f, left ? c.b : c.a);
  return x.of == high && !x.plus && k == other;
}

enum { NOTHING_ELSE = -1 };

/* Does control come to the loop by a way on which nothing says so, or, of a number that is not
 * NOTHING_ELSE, on which nothing says that the high end is another one? */
static bool is_reached_unsaid(const gv_finder *f, const loop *l, int64_t other) {
  const gv_model *m = f->m;
  const gv_function *function = &m->functions.at[gv_find_function(f, l->head)];
  uint32_t first = function->first_block;
  bool *seen = gv_malloc(function->end_block - first + 1);
  list walk = {0};
  memset(seen, 0, function->end_block - first + 1);
  *gv_push(&walk) = first;
  while (walk.len) {
    uint32_t b = gv_pop(&walk);
    if (seen[b - first]) continue;
    seen[b - first] = true;
    for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++)
      if (other == NOTHING_ELSE ? !says_so(f, l, e) : !says_not(f, l, e, other))
        *gv_push(&walk) = m->edges.at[e].target;
  }
  bool reached = seen[l->head - first];
  gv_free(seen);
  gv_vec_free(&walk);
  return reached;
}

/* The high end is the larger one of something and a constant that is above the low end. */
static bool is_made_larger(const gv_finder *f, const loop *l) {
  gv_linear high = gv_find_linear(f, high_end(l));
  const gv_value *v = &f->m->values.at[high.of];
  int64_t low, k;
  if (!gv_is_arith_in(v, GV_MAXIMA)) return false;
  if (!gv_find_has_number(f, v, &k)) return false;
  if (!gv_is_between(k, 1, INT32_MAX)) return false;
  if (!gv_find_is_number(f, low_end(l), &low)) return false;
  if (low < 0) return false;
  fact of = {v->c == GV_SMAX ? ABOVE : ABOVE_UNSIGNED, high.of, k - 1};
  return carries_over(f, l, &of, low);
}

enum { MOST_EXCLUDED = 4 };

/* On every way to the loop it is said that the high end is not the low one, a small constant, and
 * no number below that: as an unsigned number it is above them. */
static bool is_none_below(const gv_finder *f, const loop *l) {
  gv_linear high = gv_find_linear(f, high_end(l));
  int64_t low;
  if (l->step < 0 || !gv_find_is_number(f, low_end(l), &low)) return false;
  if (!gv_is_between(low, 1, MOST_EXCLUDED)) return false;
  for (int64_t k = 0; k <= low; k++)
    if (is_reached_unsaid(f, l, k)) return false;
  const fact above = {ABOVE_UNSIGNED, high.of, low};
  return carries_over(f, l, &above, low);
}

/* ---- … by what the ends may be --------------------------------------------------------------- */

/* What the ends are wherever the loop is entered. */
typedef struct ends {
  gv_range first, bound;
} ends;

/* False: it is not known, since too much was asked on the way here. */
static bool find_ends(gv_finder *f, const loop *l, ends *e) {
  if (f->asking >= GV_NESTED) return false;
  e->first = gv_find_range_asked(f, l->first, l->head);
  e->bound = gv_find_range_asked(f, l->bound, l->head);
  return true;
}

/* The first number is before every one that the bound may be. */
static bool are_ends_apart(gv_finder *f, const loop *l) {
  ends e;
  if (!find_ends(f, l, &e)) return false;
  if (l->wide == GV_ZEXT && e.first.lo < 0) return false; /* it is compared as another number */
  bool below_zero = e.first.lo < 0 || e.bound.lo < 0;
  if (l->by != GV_SLT && below_zero) return false;
  if (l->step > 0) return e.first.hi < e.bound.lo + l->inclusive;
  return e.first.lo > e.bound.hi - l->inclusive;
}

/* It goes down by one to a number above zero, and ends before it comes below that, or up from one
 * that is not below zero to another: all numbers have one order. What is made wide without its sign
 * is not below zero. */
static bool is_order_signed(gv_finder *f, const loop *l) {
  ends e;
  if (l->wide == GV_WIDEN) return false;
  if (l->step > 0 ? l->inclusive : l->step != -1) return false;
  if (!find_ends(f, l, &e)) return false;
  if (l->wide == GV_ADD && e.first.lo < 0) return false;
  return e.bound.lo >= (l->step > 0 ? 0 : l->inclusive);
}

/* As numbers of `width` bits. */
static bool is_less(gv_arith by, uint8_t width, int64_t a, int64_t b) {
  if (by == GV_SLT) return gv_sign_extend(a, width) < gv_sign_extend(b, width);
  return gv_cut((uint64_t)a, width) < gv_cut((uint64_t)b, width);
}

/* The first number, or the bound, as the loop compares it; false: it is not constant. */
static bool compared_number(const gv_finder *f, const loop *l, gv_value_id id, int64_t *k) {
  uint8_t width = gv_find_width(f, id);
  if (!gv_find_is_number(f, id, k)) return false;
  if (id == l->first && l->wide == GV_ZEXT && width) *k = (int64_t)gv_cut((uint64_t)*k, width);
  return true;
}

/* The first number comes before the bound, in the order `by`, wherever the loop is entered. */
static bool begins_within(gv_finder *f, const loop *l) {
  int64_t first, bound;
  uint8_t width = gv_find_width(f, l->bound);
  bool constant =
      width && compared_number(f, l, l->first, &first) && compared_number(f, l, l->bound, &bound);
  if (!constant) {
    if (is_made_larger(f, l)) return true;
    if (!is_reached_unsaid(f, l, NOTHING_ELSE)) return true;
    if (is_none_below(f, l)) return true;
    return are_ends_apart(f, l);
  }
  bool same = gv_cut((uint64_t)first, width) == gv_cut((uint64_t)bound, width);
  if (same) return l->inclusive;
  return l->step > 0 ? is_less(l->by, width, first, bound) : is_less(l->by, width, bound, first);
}

/* ---- its numbers do not wrap ----------------------------------------------------------------- */

/* The last number of this order that the counter can be, where it goes. */
static int64_t last_number(const loop *l, uint8_t width) {
  if (l->by == GV_ULT) return l->step > 0 ? -1 : 0;
  return (l->step > 0 ? INT64_MAX : INT64_MIN) >> (64 - width);
}

/* The number after the last one that lies before the bound is a number of this width, too. */
static bool has_room(const gv_finder *f, const loop *l, uint8_t width) {
  int64_t bound;
  if (gv_counts_by_one(l)) return true;
  if (!gv_find_is_number(f, l->bound, &bound)) return false;
  return gv_is_between(bound, 0, (INT64_MAX >> (64 - width)) - GV_LARGEST_STEP - 1);
}

/* The test, of a number that is not made wide, ends the loop before its sums wrap. */
static bool ends_by_bound(const gv_finder *f, const loop *l) {
  int64_t bound;
  uint8_t width = f->m->values.at[l->counter].width;
  if (l->wide != GV_ADD) return false;
  if (!has_room(f, l, width)) return false;
  if (!l->inclusive) return true;
  if (!gv_find_is_number(f, l->bound, &bound)) return false;
  return gv_sign_extend(bound, width) != last_number(l, width);
}

static bool is_inside(gv_range r, gv_range all) { return r.lo >= all.lo && r.hi <= all.hi; }

/* A loop that ends where its number is the bound goes by one, and does not begin past it. */
static bool meets_bound(const loop *l, const ends *e) {
  if (!gv_counts_by_one(l)) return false;
  return l->step > 0 ? e->first.hi <= e->bound.lo : e->first.lo >= e->bound.hi;
}

/* A counter of few bits is compared wide, and ends the loop before its sums wrap, whatever the
 * bound is. */
static bool ends_before_wrap(gv_finder *f, const loop *l) {
  uint8_t width = f->m->values.at[l->counter].width;
  ends e;
  if (l->wide == GV_ADD) return false;
  if (l->test == GV_NONE) return false;
  if (width > 32) return false;
  if (!find_ends(f, l, &e)) return false;
  gv_range all = {INT64_MIN >> (64 - width), INT64_MAX >> (64 - width)};
  if (l->wide == GV_ZEXT) all = (gv_range){0, INT64_MAX >> (63 - width)};
  if (!is_inside(e.first, all)) return false;
  if (!is_inside(e.bound, all)) return false;
  if (l->by == GV_ULT && e.bound.lo < 0) return false;
  if (l->by == GV_EQ && !meets_bound(l, &e)) return false;
  gv_range second = {e.first.lo + l->step, e.first.hi + l->step};
  if (l->behind && !is_inside(second, all)) return false;
  if (l->step > 0) return e.bound.hi - !l->inclusive + l->step <= all.hi;
  return e.bound.lo + !l->inclusive + l->step >= all.lo;
}

/* As many rounds as there are numbers of 64 bits nobody waits for. `flags`: the sums are undefined
 * where they wrap in one of these ways. */
static bool never_wraps(gv_finder *f, const loop *l, int64_t flags) {
  if (f->m->values.at[l->counter].width == 64) return true;
  if (gv_find_is_flagged(f, l, flags)) return true;
  return ends_before_wrap(f, l);
}

bool gv_find_meets_none_twice(gv_finder *f, const loop *l) {
  if (never_wraps(f, l, GV_ARITH_NSW | GV_ARITH_NUW)) return true;
  return l->test != GV_NONE && ends_by_bound(f, l);
}

/* The numbers do not wrap in the order in which the loop compares them, as long as it goes on: the
 * sums are undefined there, or the test ends it before. A flag of the other order says nothing of
 * that: as unsigned numbers 127 and 128 are neighbours, as signed ones of 8 bits they are not. */
static bool stays_in_order(gv_finder *f, const loop *l) {
  bool is_signed = l->wide == GV_ADD ? l->by == GV_SLT : l->wide == GV_WIDEN;
  if (never_wraps(f, l, is_signed ? GV_ARITH_NSW : GV_ARITH_NUW)) return true;
  return ends_by_bound(f, l);
}

/* ---- its order ------------------------------------------------------------------------------- */

/* A loop that ends where its number is the bound tells no order: if it begins past the bound it
 * goes on until its numbers wrap. As unsigned numbers none is below zero. */
static bool find_order_to_bound(gv_finder *f, loop *l) {
  int64_t low;
  if (!comes_to_bound(f, l)) return false;
  l->by = GV_SLT;
  l->entered = true;
  if (begins_within(f, l)) return true;
  l->by = GV_ULT;
  l->entered = begins_within(f, l);
  bool from_zero = gv_find_is_number(f, low_end(l), &low) && !low;
  bool ordered = l->entered || from_zero;
  l->entered |= !l->behind;
  if (ordered && is_order_signed(f, l)) l->by = GV_SLT;
  return ordered;
}

static bool find_order(gv_finder *f, loop *l) {
  if (l->by == GV_EQ) return find_order_to_bound(f, l);
  l->entered = !l->behind || begins_within(f, l);
  if (l->by == GV_ULT && is_order_signed(f, l)) { /* what holds in one order does in the other */
    l->by = GV_SLT;
    l->entered |= begins_within(f, l);
  }
  return l->by == GV_SLT || l->step > 0;
}

/* All numbers of few bits, which are compared wide, are such as signed ones. */
static bool is_short(gv_finder *f, const loop *l) {
  ends e;
  if (l->step < 0 || !ends_before_wrap(f, l)) return false;
  if (!find_ends(f, l, &e)) return false;
  int64_t last = e.bound.hi - !l->inclusive + l->step, width = gv_find_width(f, l->counter);
  return e.first.lo >= 0 && last <= INT64_MAX >> (64 - width);
}

/* The counter goes up from a number that is not below zero, and to a constant, or as far as there
 * are signed numbers, or to a bound that it is below as a signed number. */
static bool is_never_below(gv_finder *f, const loop *l) {
  int64_t first, bound;
  if (is_short(f, l)) return true;
  bool flagged = gv_find_is_flagged(f, l, GV_ARITH_NSW);
  if (!gv_find_is_number(f, l->first, &first)) return false;
  if (first < 0) return false;
  bool within = !l->behind || l->entered;
  if (!flagged && !within) return false;
  int64_t most = INT64_MAX >> (64 - gv_find_width(f, l->counter)); /* the bound may be wider */
  if (gv_find_is_number(f, l->bound, &bound) && gv_is_between(bound, 0, most)) return true;
  if (l->step < 0) return false;
  return flagged || (l->by == GV_SLT && l->wide == GV_ADD);
}

bool gv_find_order(gv_finder *f, loop *l) {
  if (!find_order(f, l)) return false;
  if (!stays_in_order(f, l)) return false;
  if (l->truncated && !l->entered)
    return false; /* from past the bound it would go on beyond these bits */
  l->never_below = is_never_below(f, l);
  return true;
}

bool gv_find_keeps_order(const gv_finder *f, const loop *l, const gv_linear *index) {
  if (gv_find_width(f, l->counter) == 64) return index->wide == GV_ADD;
  if (index->wide == GV_ADD) return false;
  if (l->never_below) return true;
  if (l->wide != GV_ADD && l->wide != index->wide) return false;
  if (l->by == GV_ULT) return index->wide == GV_ZEXT;
  return index->wide == GV_WIDEN || l->wide == GV_ZEXT;
}

bool gv_find_limit(const gv_finder *f, const loop *l, gv_arith wide, uint32_t block,
                   gv_linear *limit) {
  const gv_linear index = {l->counter, wide, 0};
  gv_arith as = l->by == GV_ULT ? GV_ZEXT : GV_WIDEN;
  if (l->test == GV_NONE) return false;
  if (l->step < 0) return false;
  if (l->inclusive) return false;
  if (!gv_find_keeps_order(f, l, &index)) return false;
  bool compared = l->behind ? l->entered : block != l->head;
  if (!compared) return false;
  bool narrow = gv_find_width(f, l->bound) != 64;
  *limit = gv_find_linear_wide(f, l->bound, narrow ? as : GV_ADD);
  if (narrow && limit->plus) *limit = (gv_linear){gv_strip(f->m, l->bound), as, 0};
  if (limit->plus) return false;
  if (as == GV_ZEXT && limit->wide != GV_ZEXT) return false; /* it may lie below, as an offset */
  return !narrow || wide == as || (l->wide == GV_ZEXT && wide == GV_ZEXT);
}
