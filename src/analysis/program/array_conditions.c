/* needs: a finder whose counters are known. gives: branches within a loop that compare its counter
 * with a sum as ones that compare the counter's sum with a number: `i < n - 1` as `i + 1 < n`, as
 * what is accessed is written, `s[i + 1]`; and `n == 1` as `n <= 1` where n is at least 1, as
 * elements by constant indexes are asked for. cost: for each such branch a range.
 *
 * Both are the same where neither sum wraps; of equal numbers always. The test that ends the loop
 * stays as it is.
 */
#include "program/array_loops.h"
#include "program/array_ranges.h"

/* A number less a constant, from 1 on. */
typedef struct less {
  gv_value_id of;
  int64_t by;
  bool exact; /* it does not wrap, in the order of the comparison */
} less;

static bool take_sum(const gv_finder *f, gv_value_id id, less *l) {
  const gv_value *v = gv_find_plain(f, id);
  if (!gv_is_arith_in(v, GV_SUMS) || !gv_find_is_number(f, v->b, &l->by)) return false;
  if (v->c == GV_ADD) l->by = l->by == INT64_MIN ? 0 : -l->by;
  l->of = gv_strip(f->m, v->a);
  return gv_is_between(l->by, 1, GV_LARGEST_STEP);
}

/* The sum, or one that does not wrap made wide. */
static bool take_less(gv_finder *f, gv_value_id id, gv_arith test, uint32_t block, less *l) {
  const gv_value v = *gv_find_plain(f, id);
  bool wide = gv_find_widening(&v) != GV_ADD;
  if (!take_sum(f, wide ? v.a : id, l)) return false;
  int64_t flags = gv_find_plain(f, wide ? v.a : id)->k;
  bool natural = gv_find_range(f, l->of, block).lo >= l->by; /* what is left is not below zero */
  bool as_signed = natural || flags & GV_ARITH_NSW;
  bool as_unsigned =
      natural || (!wide && flags & GV_ARITH_NUW) ||
      (wide && flags & GV_ARITH_NSW && gv_is_arith(&v, GV_ZEXT) && v.k & GV_ARITH_NNEG);
  if (wide && !(gv_is_arith(&v, GV_WIDEN) ? as_signed : as_unsigned)) return false;
  l->exact = test == GV_ULT ? as_unsigned : as_signed;
  if (wide)
    l->of = gv_find_value(f, (gv_value){.def = GV_DEF_ARITH,
                                        .width = v.width,
                                        .size = v.size,
                                        .a = l->of,
                                        .b = l->of,
                                        .c = v.c,
                                        .k = v.k});
  return true;
}

/* Control stays in the loop by both ways from the block. */
static bool stays(gv_finder *f, gv_value_id counter, uint32_t block) {
  uint32_t loop = gv_find_loop(f, counter);
  const gv_block *b = &f->m->blocks.at[block];
  if (loop == GV_NONE || !gv_find_in_loop(f, &f->loops.at[loop], block)) return false;
  for (uint32_t e = b->first_edge; e < b->end_edge; e++)
    if (!gv_find_in_loop(f, &f->loops.at[loop], f->m->edges.at[e].target)) return false;
  return true;
}

/* The number is the loop's bound, whatever flags say of how it is made wide. */
static bool is_bound(const gv_finder *f, const gv_counted_loop *loop, gv_value_id of) {
  const gv_value *a = gv_find_plain(f, loop->bound), *b = gv_find_plain(f, of);
  gv_arith wide = gv_find_widening(a);
  if (wide == GV_ADD || wide != gv_find_widening(b)) return gv_find_is_same(f, loop->bound, of);
  return a->width == b->width && gv_find_is_same(f, a->a, b->a);
}

/* Where the loop goes on its counter is below the bound: it is another one than the last if its sum
 * is below, too. GV_EQ: that is not known. */
static gv_arith order_in_loop(gv_finder *f, gv_value_id counter, const less *l, uint32_t block) {
  const gv_counted_loop loop = f->loops.at[gv_find_loop(f, counter)];
  if (loop.test == GV_NONE || loop.step != 1 || l->by != 1) return GV_EQ;
  if (!gv_compares_strictly(&loop) || (block == loop.head && !loop.behind)) return GV_EQ;
  if (loop.by == GV_EQ || !is_bound(f, &loop, l->of)) return GV_EQ;
  return l->exact ? loop.by : GV_EQ;
}

/* The counter and a constant, a sum that does not wrap in the block. */
static gv_value_id make_sum(gv_finder *f, gv_value_id counter, int64_t plus) {
  uint8_t width = gv_find_width(f, counter);
  return gv_find_value(f, (gv_value){.def = GV_DEF_ARITH,
                                     .width = width,
                                     .size = f->m->values.at[counter].size,
                                     .a = counter,
                                     .b = gv_find_number(f, plus, width),
                                     .c = GV_ADD,
                                     .k = GV_ARITH_NSW});
}

static bool is_counter(const gv_finder *f, gv_value_id id) {
  return f->m->values.at[id].def == GV_DEF_BLOCK_ARG && gv_find_width(f, id) >= 8;
}

/* The sum as one that says that it does not wrap; itself, where it is none, or that is not known.
 */
static gv_value_id plain_sum(gv_finder *f, gv_value_id id, uint32_t block) {
  const gv_value v = *gv_find_plain(f, id);
  int64_t plus;
  if (!gv_is_arith(&v, GV_ADD) || v.k & GV_ARITH_NSW) return id;
  if (!gv_find_is_number(f, v.b, &plus) || !gv_is_between(plus, 1, GV_LARGEST_STEP)) return id;
  gv_value_id counter = gv_strip(f->m, v.a);
  if (!is_counter(f, counter) || !stays(f, counter, block)) return id;
  int64_t most = INT64_MAX >> (64 - gv_find_width(f, counter));
  return gv_find_range(f, counter, block).hi <= most - plus ? make_sum(f, counter, plus) : id;
}

/* It compares a sum of a counter as an unsigned number, and neither side is below zero as a signed
 * one. */
static bool is_order_signed(gv_finder *f, const gv_value *v, uint32_t block) {
  if (!gv_is_arith(v, GV_ULT)) return false;
  const gv_value *a = gv_find_plain(f, v->a), *b = gv_find_plain(f, v->b);
  bool left = gv_is_arith(a, GV_ADD), right = gv_is_arith(b, GV_ADD);
  gv_value_id counter = left ? gv_strip(f->m, a->a) : right ? gv_strip(f->m, b->a) : GV_NONE;
  if (counter == GV_NONE || !is_counter(f, counter) || !stays(f, counter, block)) return false;
  return gv_find_range(f, v->a, block).lo >= 0 && gv_find_range(f, v->b, block).lo >= 0;
}

/* It is the same in all iterations of the loops that compare with it. */
static bool is_fixed(const gv_finder *f, gv_value_id id) {
  const gv_value *v = &f->m->values.at[id];
  return gv_is_root(v) && v->def != GV_DEF_BLOCK_ARG && gv_find_width(f, id) >= 8;
}

/* It compares a fixed number, which is not below zero as a signed one, with such a constant. */
static bool is_order_of_fixed(gv_finder *f, const gv_value *v, uint32_t block) {
  int64_t k;
  if (!gv_is_arith(v, GV_ULT)) return false;
  bool left = gv_find_is_number(f, v->a, &k);
  if ((!left && !gv_find_is_number(f, v->b, &k)) || k < 0) return false;
  gv_value_id x = gv_strip(f->m, left ? v->b : v->a);
  return is_fixed(f, x) && gv_find_range(f, x, block).lo >= 0;
}

/* A counter from 0 is below the number, so that one less does not wrap. */
static bool is_above_counter(gv_finder *f, gv_value_id counter, const less *l, gv_arith test,
                             uint32_t block) {
  const gv_counted_loop loop = f->loops.at[gv_find_loop(f, counter)];
  if (l->by != 1 || !gv_compares_strictly(&loop) || (block == loop.head && !loop.behind))
    return false;
  if (loop.by != GV_SLT && test == GV_SLT) return false; /* it may be the least of signed numbers */
  if (loop.by == GV_EQ || loop.step < 0 || !is_bound(f, &loop, l->of)) return false;
  return gv_find_range(f, counter, block).lo >= 0;
}

/* `i + 1 == n` in a loop over all below n, as an order; GV_NONE: it is something else. */
static gv_value_id order_of_next(gv_finder *f, const gv_value *v, uint32_t block) {
  if (!gv_is_arith(v, GV_EQ)) return GV_NONE;
  for (int side = 0; side < 2; side++) {
    gv_value_id sum = gv_strip(f->m, side ? v->b : v->a);
    less l = {.of = gv_strip(f->m, side ? v->a : v->b), .by = 1, .exact = true};
    const gv_value *next = &f->m->values.at[sum];
    int64_t k;
    if (!gv_is_arith(next, GV_ADD) || !gv_find_is_number(f, next->b, &k) || k != 1) continue;
    gv_value_id counter = gv_strip(f->m, next->a);
    if (!is_counter(f, counter) || !stays(f, counter, block)) continue;
    gv_arith order = order_in_loop(f, counter, &l, block);
    int64_t most = INT64_MAX >> (64 - gv_find_width(f, counter));
    if (order != GV_SLT || gv_find_range(f, counter, block).hi >= most) continue;
    return gv_find_not(f, gv_find_arith(f, GV_SLT, make_sum(f, counter, 1), l.of, 1));
  }
  return GV_NONE;
}

/* A fixed number compared with the least or the most that it may be there: the condition as an
 * order; GV_NONE: it is none. */
static gv_value_id order_at_end(gv_finder *f, gv_value_id condition, uint32_t block) {
  gv_value_id x;
  int64_t k;
  bool equal;
  if (!gv_find_equality(f, condition, true, &x, &k, &equal) || !equal) return GV_NONE;
  x = gv_strip(f->m, x);
  if (!is_fixed(f, x)) return GV_NONE;
  uint8_t width = gv_find_width(f, x);
  gv_range r = gv_find_range(f, x, block);
  if (r.lo >= r.hi || r.lo < 0 || (r.lo != k && r.hi != k)) return GV_NONE;
  gv_value_id end = gv_find_number(f, k, width);
  gv_value_id inside =
      r.lo == k ? gv_find_arith(f, GV_SLT, end, x, 1) : gv_find_arith(f, GV_SLT, x, end, 1);
  return gv_find_not(f, inside);
}

/* The condition anew; itself, where it is no such comparison. */
static gv_value_id plain_test(gv_finder *f, gv_value_id condition, uint32_t block) {
  const gv_value v = *gv_find_plain(f, condition);
  less l;
  int64_t k;
  if (!gv_is_arith_in(&v, GV_COMPARISONS)) return condition;
  gv_value_id order = order_at_end(f, condition, block);
  if (order == GV_NONE) order = order_of_next(f, &v, block);
  if (order != GV_NONE) return order;
  gv_value_id a = plain_sum(f, v.a, block), b = plain_sum(f, v.b, block);
  bool as_signed = is_order_signed(f, &v, block) || is_order_of_fixed(f, &v, block);
  gv_arith test = as_signed ? GV_SLT : (gv_arith)v.c;
  if (a != v.a || b != v.b || test != (gv_arith)v.c) return gv_find_arith(f, test, a, b, 1);
  bool left = take_less(f, v.a, (gv_arith)v.c, block, &l); /* of the counter */
  if (!left && !take_less(f, v.b, (gv_arith)v.c, block, &l)) return condition;
  gv_value_id counter = gv_strip(f->m, left ? v.b : v.a);
  if (!is_counter(f, counter) || gv_find_is_number(f, l.of, &k)) return condition;
  if (!stays(f, counter, block)) return condition;
  gv_range r = gv_find_range(f, counter, block);
  int64_t most = INT64_MAX >> (64 - gv_find_width(f, counter));
  l.exact |= is_above_counter(f, counter, &l, (gv_arith)v.c, block);
  if (r.hi > most - l.by || (v.c == GV_ULT && r.lo < 0)) return condition;
  if (v.c != GV_EQ && !l.exact) return condition;
  gv_value_id sum = make_sum(f, counter, l.by);
  gv_arith in_loop = v.c == GV_EQ ? order_in_loop(f, counter, &l, block) : GV_EQ;
  if (in_loop != GV_EQ) return gv_find_not(f, gv_find_arith(f, in_loop, sum, l.of, 1));
  if (v.c == GV_ULT && gv_find_range(f, l.of, block).lo >= 0) test = GV_SLT;
  return gv_find_arith(f, test, left ? l.of : sum, left ? sum : l.of, 1);
}

void gv_find_plain_conditions(gv_finder *f) {
  gv_model *m = f->m;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op op = m->ops.at[o];
    if (op.kind != GV_OP_COND_BR) continue;
    gv_value_id condition = gv_operands(m, &op)[0], not_so = GV_NONE;
    const gv_value *v = gv_find_plain(f, condition);
    int64_t k;
    if (gv_is_arith(v, GV_XOR) && v->width == 1 && gv_find_is_number(f, v->b, &k) && k & 1)
      not_so = v->a;
    gv_value_id of = not_so == GV_NONE ? condition : not_so;
    gv_value_id is = plain_test(f, of, op.block);
    if (is == of) continue;
    m->operands.at[op.first_operand] = not_so == GV_NONE ? is : gv_find_not(f, is);
  }
}
