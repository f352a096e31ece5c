/* needs: a loop whose counter and blocks are known. gives: the branch that ends it by the number of
 * its counter, and the bound that this is compared with. cost: a few values for each loop, and what
 * is asked of ranges.
 */
#include "program/array_loops.h"

typedef gv_counted_loop loop;

bool gv_find_comparison(const gv_finder *f, gv_value_id condition, gv_comparison *c) {
  c->negated = false;
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT; i++) {
    const gv_value *v = gv_find_plain(f, condition);
    int64_t k;
    if (gv_is_arith(v, GV_XOR) && v->width == 1 && gv_find_is_number(f, v->b, &k)) {
      c->negated ^= k & 1;
      condition = v->a;
      continue;
    }
    if (!gv_is_arith_in(v, GV_COMPARISONS)) return false;
    c->test = (gv_arith)v->c;
    c->a = gv_strip(f->m, v->a);
    c->b = gv_strip(f->m, v->b);
    return true;
  }
  return false;
}

/* ---- the bound ------------------------------------------------------------------------------- */

/* The bound plus one, of which it is known that it is a number of 64 bits that is not below zero.
 */
static gv_value_id next_bound(gv_finder *f, const loop *l, gv_value_id bound) {
  if (gv_find_width(f, bound) != 64) return GV_NONE;
  if (l->step != 1) return GV_NONE;
  if (f->asking >= GV_NESTED) return GV_NONE;
  gv_range r = gv_find_range_asked(f, bound, l->head);
  if (r.lo < 0) return GV_NONE;
  if (r.hi >= INT64_MAX - GV_LARGEST_STEP) return GV_NONE;
  return gv_find_exact(f, GV_ADD, bound, gv_find_number(f, 1, 64));
}

/* After a round a constant is compared with the number of that round; as compared with the next one
 * it is this. Below zero only signed numbers are in order. */
static gv_value_id moved_bound(gv_finder *f, const loop *l, gv_value_id bound, bool is_signed) {
  int64_t k;
  uint8_t width = gv_find_width(f, bound);
  if (!gv_find_is_number(f, bound, &k)) return next_bound(f, l, bound);
  if (!width) return GV_NONE;
  if (k < 0) return GV_NONE;
  if (k + GV_LARGEST_STEP >= INT64_MAX >> (64 - width)) return GV_NONE;
  if (k + l->step < 0 && !is_signed) return GV_NONE;
  return gv_find_number(f, k + l->step, width);
}

/* After a round the loop goes on only after the first one, whose number, or, `next`, the number
 * after it, is compared: that it makes two rounds says the bound that is given. */
static gv_value_id bound_of_two(gv_finder *f, const loop *l, gv_value_id with, bool next) {
  int64_t k, first;
  if (!gv_find_is_number(f, with, &k)) return GV_NONE;
  if (!gv_find_is_number(f, l->first, &first)) return GV_NONE;
  if (k != first + (next ? l->step : 0)) return GV_NONE;
  gv_value_id begin = gv_find_number(f, first, gv_find_width(f, with));
  gv_value_id second = moved_bound(f, l, begin, false);
  return second == GV_NONE ? GV_NONE : moved_bound(f, l, second, false);
}

/* ---- the test -------------------------------------------------------------------------------- */

/* What the loop compares its number with. */
typedef struct compared {
  bool left;        /* number < with, not with < number */
  bool moved;       /* after a round, the number of that, not the next one */
  bool truncated;   /* of the number its last bits */
  gv_arith wide;    /* how the number was made wide for it; GV_ADD: it was not */
  gv_value_id with; /* stays the same while the loop runs */
} compared;

/* What the value is the last bits of; itself, where it is no such. */
static gv_value_id without_truncation(const gv_finder *f, gv_value_id id) {
  const gv_value *v = gv_find_plain(f, id);
  return gv_is_arith(v, GV_TRUNC) ? gv_strip(f->m, v->a) : id;
}

/* The number of a round, or, `next`, that of the next one, of its own width, wide, or truncated. */
static bool is_number_of(const gv_finder *f, const loop *l, gv_value_id id, bool next) {
  gv_value_id plain = gv_find_narrow(f, without_truncation(f, id));
  if (!next) return plain == l->counter;
  return gv_find_step(f, plain, l->counter) == l->step;
}

static bool take_compared(const gv_finder *f, const loop *l, const gv_comparison *c, bool behind,
                          compared *by) {
  bool left = is_number_of(f, l, c->a, behind), right = is_number_of(f, l, c->b, behind);
  by->moved = behind && !left && !right;
  if (by->moved) {
    left = is_number_of(f, l, c->a, false);
    right = is_number_of(f, l, c->b, false);
  }
  if (left == right) return false;
  gv_value_id number = left ? c->a : c->b;
  by->left = left;
  by->truncated = without_truncation(f, number) != number;
  by->wide = gv_find_widening(&f->m->values.at[number]);
  by->with = left ? c->b : c->a;
  return gv_find_stays_the_same(f, l, by->with);
}

/* Between these the last bits, as the loop compares them, are the number itself. */
static gv_range numbers_of_width(gv_arith test, uint8_t width) {
  gv_range is_signed = {INT64_MIN >> (64 - width), INT64_MAX >> (64 - width)};
  return test == GV_SLT ? is_signed : (gv_range){0, INT64_MAX >> (63 - width)};
}

/* It has so few bits at first, where it is compared first, and up to the bound, to which it comes
 * if it goes by one, and which it passes by less than a step if it goes by more. */
static bool has_few_bits(gv_finder *f, const loop *l, gv_arith test, bool next, gv_range all,
                         gv_value_id with) {
  gv_range first = gv_find_range_asked(f, l->first, l->head);
  int64_t down = l->step < 0 ? -l->step : 0, up = l->step > 0 ? l->step : 0;
  if (first.lo < all.lo || first.hi > all.hi) return false;
  if (gv_counts_by_one(l)) return true;
  if (test == GV_EQ) return false;
  if (next && (first.lo < all.lo + down || first.hi > all.hi - up)) return false;
  gv_range r = gv_find_range_asked(f, with, l->head);
  return up + down <= GV_LARGEST_STEP && r.lo >= all.lo + down && r.hi <= all.hi - up;
}

/* The last bits of a number that begins with one of so few bits are the number up to the bound:
 * with that made wide the number itself is compared. */
static bool take_truncated(gv_finder *f, const loop *l, gv_arith test, bool behind, compared *by) {
  uint8_t width = gv_find_width(f, by->with);
  if (!by->truncated) return true;
  if (gv_find_width(f, l->counter) != 64) return false;
  if (!gv_is_between(width, 8, 32)) return false;
  if (f->asking >= GV_NESTED) return false;
  gv_range all = numbers_of_width(test, width);
  if (!has_few_bits(f, l, test, behind && !by->moved, all, by->with)) return false;
  gv_arith wide = test == GV_SLT ? GV_WIDEN : GV_ZEXT;
  by->with = gv_find_arith(f, wide, by->with, by->with, 64);
  return true;
}

/* A counter of 8 or 16 bits is compared with the last bits of a number that needs no more: with the
 * number itself, made wide, and what was made wide as unsigned numbers has one order. */
static void take_uncut(gv_finder *f, const loop *l, gv_arith *test, compared *by) {
  const gv_value *cut_off = gv_find_plain(f, by->with);
  gv_value_id whole = without_truncation(f, by->with);
  uint8_t width = cut_off->width;
  if (whole == by->with || by->wide != GV_ADD || by->truncated || by->moved) return;
  if (*test == GV_EQ || !gv_is_between(width, 8, 16)) return;
  if (f->asking >= GV_NESTED) return;
  gv_range is = gv_find_range_asked(f, whole, l->head), all = numbers_of_width(*test, width);
  if (is.lo < all.lo || is.hi > all.hi) return;
  by->with = whole;
  by->wide = *test == GV_SLT ? GV_WIDEN : GV_ZEXT;
  *test = GV_SLT;
}

/* `stays`: the loop goes on where the comparison holds. */
static gv_value_id bound_of(gv_finder *f, const loop *l, gv_arith test, bool stays, bool behind,
                            const compared *by) {
  bool plain = by->wide == GV_ADD;
  if (test == GV_EQ && stays)
    return behind && plain ? bound_of_two(f, l, by->with, !by->moved) : GV_NONE;
  if (!by->moved) return by->with;
  bool is_signed = test == GV_SLT || (test == GV_EQ && l->step == -1); /* to -1 */
  return plain ? moved_bound(f, l, by->with, is_signed) : GV_NONE;
}

/* Which edge of the two goes on with the loop; the other one leaves it. */
static bool take_edge(const gv_finder *f, const loop *l, uint32_t block, bool behind,
                      bool *stays_first) {
  const gv_model *m = f->m;
  uint32_t first = m->blocks.at[block].first_edge;
  bool in[2];
  for (uint32_t i = 0; i < 2; i++) {
    uint32_t to = m->edges.at[first + i].target;
    in[i] = behind ? to == l->head : gv_find_in_loop(f, l, to);
  }
  if (in[0] == in[1]) return false;
  uint32_t out = m->edges.at[first + in[0]].target;
  *stays_first = in[0];
  return !behind || !gv_find_in_loop(f, l, out);
}

/* Above 0 as an unsigned number is not 0, to which numbers that go down by one come. */
static bool is_above_none(const gv_finder *f, const loop *l) {
  int64_t k;
  if (l->by != GV_ULT || l->inclusive || l->step != -1) return false;
  return gv_find_is_number(f, l->bound, &k) && !k;
}

/* The block goes on with the loop by one edge, and ends it by the other, as the condition says.
 * `behind`: after a round, not before it. */
static bool take_test(gv_finder *f, loop *l, uint32_t block, bool behind) {
  const gv_op *op = &f->m->ops.at[gv_terminator(f->m, block)];
  gv_comparison c;
  compared by;
  bool stays_first;
  if (op->kind != GV_OP_COND_BR) return false;
  if (op->assumed) return false;
  if (!gv_find_comparison(f, gv_operands(f->m, op)[0], &c)) return false;
  if (!take_edge(f, l, block, behind, &stays_first)) return false;
  if (!take_compared(f, l, &c, behind, &by)) return false;
  if (!take_truncated(f, l, c.test, behind, &by)) return false;
  take_uncut(f, l, &c.test, &by);
  bool stays = stays_first != c.negated;
  gv_value_id bound = bound_of(f, l, c.test, stays, behind, &by);
  if (bound == GV_NONE) return false;
  /* It stays while counter < bound, counter <= bound, counter > bound, counter >= bound. */
  bool below = by.left == stays;
  if (c.test != GV_EQ && below != (l->step > 0)) return false;
  l->inclusive = c.test != GV_EQ && !stays;
  l->truncated = by.truncated;
  if (l->truncated && l->inclusive) return false;
  l->bound = bound, l->wide = by.wide, l->by = c.test;
  if (is_above_none(f, l)) l->by = GV_EQ;
  l->test = block, l->behind = behind, l->stays_first = stays_first;
  return true;
}

/* The test is in the head, or in the only block that goes back to it. */
static bool find_test(gv_finder *f, loop *l) {
  uint32_t latch = GV_NONE, latches = 0;
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++) {
    uint32_t from = f->edge_from[f->preds[p]];
    if (!gv_find_in_loop(f, l, from)) continue;
    latch = from;
    latches++;
  }
  if (latches == 1 && latch == l->head) return take_test(f, l, latch, true);
  if (take_test(f, l, l->head, false)) return true;
  return latches == 1 && take_test(f, l, latch, true);
}

/* ---- a bound that is one of two -------------------------------------------------------------- */

gv_value_id gv_find_chosen(gv_finder *f, gv_value_id id, uint32_t block) {
  gv_value v = f->m->values.at[id];
  int64_t k;
  if (!gv_is_arith_in(&v, GV_EXTREMES)) return id;
  if (f->asking) return id;
  bool right = gv_find_is_number(f, v.b, &k);
  if (!right && !gv_find_is_number(f, v.a, &k)) return id;
  gv_value_id of = gv_strip(f->m, right ? v.a : v.b);
  gv_range r = gv_find_range_asked(f, of, block);
  bool largest = gv_is_arith_in(&v, GV_MAXIMA);
  bool as_unsigned = v.c == GV_UMAX || v.c == GV_UMIN;
  if (as_unsigned && (k < 0 || r.lo < 0)) return id;
  bool always = largest ? r.lo >= k : r.hi <= k;
  return always ? of : id;
}

/* The last 32 bits of the number, as the program computes them; GV_NONE: it does not. */
static gv_value_id last_bits_of(const gv_finder *f, gv_value_id whole) {
  for (gv_value_id id = 0; id < f->globals; id++) {
    const gv_value *v = &f->m->values.at[id];
    if (gv_is_arith(v, GV_TRUNC) && v->width == 32 && gv_strip(f->m, v->a) == whole) return id;
  }
  return GV_NONE;
}

/* (x & 0x7fffffff), as compilers write the last 32 bits of x made wide where these are not below
 * zero. */
static void simplify_masked(gv_finder *f, loop *l) {
  const gv_value v = *gv_find_plain(f, l->bound);
  int64_t mask;
  if (!gv_is_arith(&v, GV_AND) || v.width != 64) return;
  if (!gv_find_is_number(f, v.b, &mask) || (mask != INT32_MAX && mask != UINT32_MAX)) return;
  gv_value_id bits = last_bits_of(f, gv_strip(f->m, v.a));
  if (bits == GV_NONE || f->asking >= GV_NESTED) return;
  if (mask == INT32_MAX && gv_find_range_asked(f, bits, l->head).lo < 0) return;
  l->bound = gv_find_arith(f, GV_ZEXT, bits, bits, 64);
}

/* As compilers write that a loop is entered: the larger one of its bound and 1. */
static void simplify_bound(gv_finder *f, loop *l) {
  simplify_masked(f, l);
  gv_value v = *gv_find_plain(f, l->bound);
  gv_arith how = gv_find_widening(&v);
  gv_value_id plain = gv_find_narrow(f, l->bound), of = gv_find_chosen(f, plain, l->head);
  if (of == plain) return;
  l->bound = how == GV_ADD ? of : gv_find_arith(f, how, of, of, v.width);
}

/* A first number that is made wide without its sign, and is not below zero: with its sign it is the
 * same, and the sum that it is. */
static void simplify_first(gv_finder *f, loop *l) {
  if (l->first == GV_NONE || f->asking) return;
  if (gv_find_widening(gv_find_plain(f, l->first)) != GV_ZEXT) return;
  gv_value_id narrow = gv_find_narrow(f, l->first);
  const gv_value *v = &f->m->values.at[narrow];
  if (!gv_is_arith_in(v, GV_SUMS) || gv_find_range_asked(f, narrow, l->head).lo < 0) return;
  l->first = gv_find_arith(f, GV_WIDEN, narrow, narrow, gv_find_width(f, l->first));
}

bool gv_find_test(gv_finder *f, loop *l) {
  if (!find_test(f, l)) return false;
  simplify_bound(f, l);
  simplify_first(f, l);
  return true;
}
