/* needs: the loops of a finder. gives: for an index, the condition under which it is the one that
 * is followed, the symbol, and what the loop that counts it tells of that: in the rounds before the
 * element has not been met, behind the loop it has if it lies within the bounds. cost: for each
 * loop and index a few values in its head, and one for each edge to it.
 */
#include "program/array_loops.h"
#include "program/array_ranges.h"

typedef gv_counted_loop loop;

/* ---- the ends of the numbers ----------------------------------------------------------------- */

/* An end of the numbers, in terms of indexes: `of` of 64 bits, plus a constant. */
typedef struct end {
  gv_value_id of; /* GV_NONE: it cannot be said */
  int64_t plus;
  bool exact; /* the sum does not wrap */
} end;

static gv_arith widening_of_end(const loop *l, gv_value_id id) {
  if (id == l->first && l->wide != GV_ADD) return l->wide;
  return l->by == GV_SLT ? GV_WIDEN : GV_ZEXT;
}

static end end_of_constant(gv_finder *f, const loop *l, gv_value_id id, int64_t k, int64_t plus) {
  const end unknown = {GV_NONE, 0, true};
  uint8_t width = gv_find_width(f, id);
  if (width && widening_of_end(l, id) == GV_ZEXT) k = (int64_t)gv_cut((uint64_t)k, width);
  if (l->by == GV_ULT && k < 0) return unknown;
  if (__builtin_add_overflow(k, plus, &k)) return unknown;
  return (end){gv_find_number(f, k, 64), 0, true};
}

/* The end is a sum, made wide, that does not wrap where the loop is entered, though nothing but
 * what is known of the number there says so; *made: that in parts. */
static bool take_whole_sum(gv_finder *f, const loop *l, gv_value_id id, gv_linear *made) {
  gv_arith wide = gv_find_widening(gv_find_plain(f, id));
  gv_value_id sum = gv_find_narrow(f, id);
  const gv_value v = f->m->values.at[sum];
  int64_t k;
  if (wide == GV_ADD || l->by != GV_SLT) return false;
  if (f->asking >= GV_NESTED) return false;
  if (!gv_is_arith(&v, GV_ADD)) return false;
  if (!gv_is_between(v.width, 8, 32)) return false;
  if (!gv_find_is_number(f, v.b, &k) || !gv_is_near(k)) return false;
  gv_range r = gv_find_range_asked(f, v.a, l->head), all = gv_range_any(v.width);
  if (wide == GV_ZEXT) all = (gv_range){0, INT64_MAX >> (63 - v.width)};
  if (r.lo < all.lo || r.hi > all.hi) return false; /* else it is not made wide in this way */
  if (r.lo + k < all.lo || r.hi + k > all.hi) return false;
  *made = (gv_linear){gv_strip(f->m, v.a), GV_WIDEN, k};
  return true;
}

static end end_of(gv_finder *f, const loop *l, gv_value_id id, int64_t plus) {
  gv_linear sum;
  int64_t k;
  if (gv_find_is_number(f, id, &k)) return end_of_constant(f, l, id, k, plus);
  if (take_whole_sum(f, l, id, &sum))
    return (end){gv_find_arith(f, sum.wide, sum.of, sum.of, 64), sum.plus + plus, true};
  if (gv_find_width(f, id) != 64)
    return (end){gv_find_arith(f, widening_of_end(l, id), id, id, 64), plus, true};
  gv_linear made = gv_find_linear(f, id);
  bool same_order = l->by == GV_SLT || (made.wide == GV_ZEXT && made.plus >= 0);
  if (made.wide == GV_ADD || !same_order) return (end){id, plus, false};
  return (end){gv_find_arith(f, made.wide, made.of, made.of, 64), made.plus + plus, true};
}

/* The end is a sum whose constant, which goes to *k, is better said apart: of one and what is not
 * constant, as where a loop counts down from there, or of a multiple of its step. */
static bool is_said_apart(const gv_finder *f, const loop *l, gv_value_id id, int64_t *k) {
  const gv_value *v = gv_find_plain(f, id);
  if (!gv_is_arith_in(v, GV_SUMS)) return false;
  if (!(v->k & GV_ARITH_NSW)) return false;
  if (!gv_find_is_number(f, v->b, k)) return false;
  if (l->by != GV_SLT) return false;
  if (id == l->first && l->wide != GV_ADD) return false;
  if (*k == 1 || *k == -1) return true;
  if (gv_counts_by_one(l)) return false;
  return gv_is_near(*k) && gv_find_is_multiple(f, v->a, gv_step_size(l));
}

static end end_without_sum(gv_finder *f, const loop *l, gv_value_id id, int64_t plus) {
  int64_t k;
  if (!is_said_apart(f, l, id, &k)) return end_of(f, l, id, plus);
  const gv_value *v = gv_find_plain(f, id);
  return end_of(f, l, v->a, plus + (v->c == GV_SUB ? -k : k));
}

/* symbol < of + plus + more. GV_NONE: it cannot be said. */
static gv_value_id is_below(gv_finder *f, const loop *l, end e, int64_t more) {
  uint32_t function = gv_find_function(f, l->head);
  if (e.of == GV_NONE) return GV_NONE;
  if (!gv_is_near(e.plus)) return GV_NONE;
  int64_t plus = e.plus + more;
  bool is_signed = e.exact || l->by == GV_SLT;
  if (is_signed) return gv_find_ask_below_sum(f, function, e.of, plus);
  if (plus == 0) return gv_find_ask_below(f, function, l->by, e.of);
  if (plus == -1) { /* the symbol and 1 is no number below zero, either */
    gv_value_id next = gv_find_exact(f, GV_ADD, f->k, gv_find_number(f, 1, 64));
    return gv_find_ask(f, function, l->by, next, e.of);
  }
  if (plus != 1) return GV_NONE;
  return gv_find_not(f, gv_find_ask(f, function, l->by, e.of, f->k));
}

/* The symbol is below the end, or, not `strictly`, it is the end. */
static gv_value_id is_before(gv_finder *f, const loop *l, end e, bool strictly) {
  return is_below(f, l, e, strictly ? 0 : 1);
}

static gv_value_id is_above(gv_finder *f, const loop *l, end e, bool strictly) {
  gv_value_id below = is_below(f, l, e, strictly ? 1 : 0);
  return below == GV_NONE ? GV_NONE : gv_find_not(f, below);
}

/* ---- numbers by more than one ---------------------------------------------------------------- */

/* What is left of a division of the indexes by the step of the loop; -1: not known. */
static int64_t rest_of_index(const gv_finder *f, const loop *l, const gv_linear *index) {
  int64_t by = gv_step_size(l), rest, first;
  bool constant = gv_find_is_number(f, l->first, &first);
  bool is_signed = l->by == GV_SLT && l->wide != GV_ZEXT;
  if (!gv_is_near(index->plus)) return -1;
  if (constant ? first < 0 : !is_signed) return -1;
  if (!gv_find_rest(f, l->first, by, &rest)) return -1;
  return gv_modulo(rest + index->plus, by);
}

/* The end in terms of a multiple of the step: *plus is what it is more than that. False: it is
 * none. */
static bool take_multiple(const gv_finder *f, const loop *l, end e, int64_t rest, int64_t *plus) {
  int64_t by = gv_step_size(l), k = 0;
  if (e.of == GV_NONE) return false;
  if (rest < 0) return false;
  if (by == 1) return false;
  if (!e.exact && l->by != GV_SLT) return false;
  bool constant = gv_find_is_number(f, e.of, &k);
  if (!constant && !gv_find_is_multiple(f, e.of, by)) return false;
  if (!constant) k = 0;
  if (__builtin_add_overflow(k, e.plus, plus)) return false;
  return gv_is_between(*plus, -INT32_MAX + 1, INT32_MAX - 1);
}

static end moved_end(gv_finder *f, end e, int64_t plus) {
  int64_t k;
  if (gv_find_is_number(f, e.of, &k)) return (end){gv_find_number(f, plus, 64), 0, true};
  e.plus = plus;
  return e;
}

/* Of the numbers that leave `rest` those below the end are those below any other number up to the
 * next that leaves it: one of these is a multiple of the step, as other loops say it. */
static end on_multiple(gv_finder *f, const loop *l, end e, bool *strictly, int64_t rest) {
  int64_t by = gv_step_size(l), most;
  if (!take_multiple(f, l, e, rest, &most)) return e;
  most -= *strictly;
  most -= gv_modulo(most - rest, by); /* the last one */
  *strictly = true;
  return moved_end(f, e, most + by - gv_modulo(most, by));
}

/* … and those that are no less. */
static end from_multiple(gv_finder *f, const loop *l, end e, bool *strictly, int64_t rest) {
  int64_t by = gv_step_size(l), least;
  if (!take_multiple(f, l, e, rest, &least)) return e;
  least += *strictly;
  least += gv_modulo(rest - least, by); /* the first one */
  *strictly = false;
  return moved_end(f, e, least - gv_modulo(least, by));
}

/* The loop comes by the index that is followed, as far as what is left of a division by the step
 * says: said as one of a row of cases, of which one always holds and no two do. */
static gv_value_id is_on_step(gv_finder *f, const loop *l, int64_t rest) {
  int64_t by = gv_step_size(l);
  gv_value_id left = gv_find_arith(f, GV_UREM, f->k, gv_find_number(f, by, 64), 64);
  gv_value_id is = gv_find_truth(f, true);
  for (int64_t r = 0; r <= rest && r < by - 1; r++) {
    gv_value_id so = gv_find_arith(f, GV_EQ, left, gv_find_number(f, r, 64), 1);
    is = gv_find_and(f, is, r == rest ? so : gv_find_not(f, so));
  }
  return is;
}

/* ---- within the bounds ----------------------------------------------------------------------- */

/* The index that is followed lies within the bounds of the loop: true or false in its blocks.
 * GV_NONE: it cannot be said. */
static gv_value_id within_bounds(gv_finder *f, const loop *l, const gv_linear *index) {
  if (l->test == GV_NONE) return GV_NONE;
  if (!gv_find_keeps_order(f, l, index)) return GV_NONE;
  bool up = l->step > 0, by_one = gv_counts_by_one(l);
  gv_value_id low = up ? l->first : l->bound, high = up ? l->bound : l->first;
  int64_t rest = by_one ? -1 : rest_of_index(f, l, index);
  bool above = !up && !l->inclusive, below = up && !l->inclusive; /* strictly */
  bool strictly_above = above, strictly_below = below;
  end least = end_without_sum(f, l, low, index->plus);
  least = from_multiple(f, l, least, &strictly_above, rest);
  end most = end_without_sum(f, l, high, index->plus);
  most = on_multiple(f, l, most, &strictly_below, rest);
  gv_value_id lowest = is_above(f, l, least, strictly_above);
  gv_value_id highest = is_before(f, l, most, strictly_below);
  if (lowest == GV_NONE) lowest = is_above(f, l, end_of(f, l, low, index->plus), above);
  if (highest == GV_NONE) highest = is_before(f, l, end_of(f, l, high, index->plus), below);
  if (lowest == GV_NONE || highest == GV_NONE) return GV_NONE;
  gv_value_id inside = gv_find_and(f, lowest, highest);
  if (by_one) return inside;
  return rest < 0 ? GV_NONE : gv_find_and(f, inside, is_on_step(f, l, rest));
}

static gv_value_id within(gv_finder *f, const loop *l, const gv_linear *index) {
  uint32_t outer = f->at_loop;
  f->at_loop = l->head;
  gv_value_id is = within_bounds(f, l, index);
  f->at_loop = outer;
  return is;
}

gv_value_id gv_find_hit(gv_finder *f, const loop *l, const gv_ghost *g, uint32_t block) {
  if (block == GV_NONE) return g->hit;
  if (!gv_find_in_loop(f, l, block)) return g->hit;
  if (!l->behind && block == l->head) return g->hit; /* not compared yet */
  if (!l->entered) return g->hit;
  if (l->test == GV_NONE) return g->hit;
  if (g->within == GV_NONE) return g->hit;
  return gv_find_and(f, g->hit, g->within);
}

/* ---- what a loop has seen -------------------------------------------------------------------- */

/* The loop goes on as long as the element is to come. */
static void go_on_to_it(gv_finder *f, const loop *l, const gv_ghost *g) {
  gv_model *m = f->m;
  uint32_t at = m->ops.at[gv_terminator(m, l->test)].first_operand;
  gv_value_id seen = l->behind ? gv_find_or(f, g->seen, g->hit) : g->seen;
  gv_value_id to_come = gv_find_and(f, gv_find_not(f, seen), g->within);
  gv_value_id condition = m->operands.at[at];
  if (l->stays_first)
    condition = gv_find_or(f, condition, to_come);
  else
    condition = gv_find_and(f, condition, gv_find_not(f, to_come));
  m->operands.at[at] = condition;
}

/* Has the counter, as it comes round by the edge, passed the index? On ways that do not bring it on
 * no more than before. */
static gv_value_id passed(gv_finder *f, const loop *l, const gv_ghost *g, gv_value_id source,
                          uint32_t from, int depth) {
  source = gv_strip(f->m, source);
  if (source == l->counter) return g->seen;
  bool joined = l->sometimes && !gv_find_step(f, source, l->counter) && depth <= GV_STEPS_DEPTH;
  if (!joined) return gv_find_or(f, g->seen, gv_find_hit(f, l, g, from));
  uint32_t block = f->m->values.at[source].a;
  gv_value_id made = gv_find_argument(f, block, 1);
  for (uint32_t p = f->pred_start[block]; p < f->pred_start[block + 1]; p++) {
    uint32_t edge = f->preds[p];
    gv_value_id one = gv_find_source(f, edge, source);
    gv_value_id is = passed(f, l, g, one, f->edge_from[edge], depth + 1);
    *gv_push(&f->given) = (gv_given){edge, made, is};
  }
  return made;
}

/* Made wide in either way its numbers are the same. */
static bool is_wide_either_way(const gv_finder *f, const loop *l) {
  int64_t first;
  if (l->never_below) return true;
  if (l->step < 0 || l->first == GV_NONE) return false;
  if (!gv_find_is_number(f, l->first, &first) || first < 0) return false;
  return gv_find_is_flagged(f, l, GV_ARITH_NSW);
}

static const gv_ghost *known_ghost(const gv_finder *f, uint32_t loop_id, const gv_linear *of) {
  bool either = of->wide != GV_ADD && is_wide_either_way(f, &f->loops.at[loop_id]);
  for (uint32_t i = 0; i < f->ghosts.len; i++) {
    const gv_ghost *g = &f->ghosts.at[i];
    if (g->loop != loop_id) continue;
    if (g->symbol != f->k) continue;
    gv_linear known = gv_find_linear(f, g->index);
    bool same = known.wide == of->wide || (either && known.wide != GV_ADD);
    if (known.plus == of->plus && same) return g;
  }
  return NULL;
}

/* What it has seen comes into the head: nothing where the loop is entered. */
static void give_seen(gv_finder *f, const loop *l, const gv_ghost *g) {
  gv_value_id on_entry = gv_find_truth(f, false);
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++) {
    uint32_t edge = f->preds[p], from = f->edge_from[edge];
    gv_value_id source = on_entry;
    if (gv_find_in_loop(f, l, from))
      source = passed(f, l, g, gv_find_source(f, edge, l->counter), from, 0);
    *gv_push(&f->given) = (gv_given){edge, g->seen, source};
  }
}

const gv_ghost *gv_find_ghost(gv_finder *f, uint32_t loop_id, gv_value_id index,
                              const gv_linear *of, gv_value_id hit) {
  const gv_ghost *known = known_ghost(f, loop_id, of);
  if (known) return known;
  const loop l = f->loops.at[loop_id]; /* others may be found meanwhile */
  gv_ghost g = {.loop = loop_id, .symbol = f->k, .index = index, .hit = hit};
  g.seen = gv_find_argument(f, l.head, 1);
  g.within = within(f, &l, of);
  give_seen(f, &l, &g);
  if (g.within != GV_NONE) go_on_to_it(f, &l, &g);
  if (g.within != GV_NONE) gv_find_tell_guards(f, &l, g.within);
  *gv_push(&f->ghosts) = g;
  return &f->ghosts.at[f->ghosts.len - 1];
}

/* ---- the index is the symbol ----------------------------------------------------------------- */

enum { FEW_BELOW = 4 };

/* The function has an access at each constant index below the number, or, where that is small, at
 * one of them. */
static bool has_constants_below(const gv_finder *f, uint32_t function, int64_t k) {
  int64_t count = 0;
  for (uint32_t i = 0; i < f->constants.len; i++) {
    gv_constant_index c = f->constants.at[i];
    count += c.function == function && gv_is_between(c.k, 0, k - 1); /* each is there once */
  }
  return count == k || (count && k <= FEW_BELOW);
}

/* The symbol is one of the numbers below this one. */
static gv_value_id is_one_below(gv_finder *f, int64_t k) {
  gv_value_id is = gv_find_arith(f, GV_EQ, gv_find_number(f, 0, 64), f->k, 1);
  for (int64_t i = 1; i < k; i++)
    is = gv_find_or(f, is, gv_find_arith(f, GV_EQ, gv_find_number(f, i, 64), f->k, 1));
  return is;
}

gv_value_id gv_find_is_below_constant(gv_finder *f, int64_t k, uint32_t block) {
  if (f->columns && k >= f->columns) return gv_find_truth(f, true);
  gv_value_id made = gv_find_arith(f, GV_SLT, f->k, gv_find_number(f, k, 64), 1);
  if (block == GV_NONE) return made;
  if (!gv_find_is_whole(f)) return made;
  if (has_constants_below(f, gv_find_function(f, block), k)) return is_one_below(f, k);
  for (uint32_t i = 0; i < f->constants.len; i++) {
    gv_constant_index c = f->constants.at[i];
    if (c.function != gv_find_function(f, block)) continue;
    gv_value_id is = gv_find_arith(f, GV_EQ, gv_find_number(f, c.k, 64), f->k, 1);
    made = c.k < k ? gv_find_or(f, is, made) : gv_find_and(f, gv_find_not(f, is), made);
  }
  return made;
}

/* The number is the bound of the loop, or that where it is not below zero. */
static bool is_bound(const gv_finder *f, const loop *l, gv_value_id number) {
  int64_t k;
  gv_value_id bound = gv_find_narrow(f, l->bound);
  const gv_value *v = &f->m->values.at[bound];
  if (l->truncated) return false;
  if (gv_find_widening(gv_find_plain(f, l->bound)) == GV_ZEXT) return false;
  if (bound == number) return true;
  if (!gv_is_arith(v, GV_SMAX)) return false;
  if (!gv_find_is_number(f, v->b, &k) || k) return false;
  return gv_strip(f->m, v->a) == number;
}

/* In the block the counter of a loop, which goes up from a number that is not below zero, was found
 * to be below the number: it is not below zero either. */
static bool is_above_counter(gv_finder *f, gv_value_id number, gv_value_id counted,
                             uint32_t block) {
  const gv_value *v = gv_find_plain(f, counted);
  int64_t first;
  if (gv_is_arith(v, GV_TRUNC)) counted = v->a;
  uint32_t loop_id = gv_find_loop(f, gv_find_linear(f, counted).of);
  if (loop_id == GV_NONE) return false;
  const loop *l = &f->loops.at[loop_id];
  if (l->test == GV_NONE || l->step < 0 || l->inclusive || l->by != GV_SLT) return false;
  if (!gv_find_in_loop(f, l, block)) return false;
  if (l->behind ? !l->entered : block == l->head) return false;
  if (l->first == GV_NONE) return false;
  if (!gv_find_is_number(f, l->first, &first) || first < 0) return false;
  bool natural = l->never_below || gv_find_is_flagged(f, l, GV_ARITH_NSW);
  return natural && is_bound(f, l, number);
}

/* What is left of a division by a number that is not constant is below that number: so is the
 * symbol where it is that, said as loops say it that count up to the number. */
static gv_value_id below_divisor(gv_finder *f, gv_value_id hit, const gv_value *rest,
                                 uint32_t block) {
  gv_value_id by = gv_strip(f->m, rest->b);
  if (block == GV_NONE) return hit;
  if (f->asking) return hit;
  if (!gv_find_is_whole(f)) return hit;
  bool may_be_below = !is_above_counter(f, by, rest->a, block);
  if (may_be_below) may_be_below = gv_find_range_asked(f, by, block).lo < 0;
  bool narrow = gv_find_width(f, by) != 64;
  if (may_be_below && (rest->c == GV_SREM || !narrow)) return hit;
  uint32_t function = gv_find_function(f, block);
  gv_value_id wide = by;
  if (narrow) wide = gv_find_wide(f, may_be_below ? GV_ZEXT : GV_WIDEN, by);
  gv_value_id below = gv_find_ask_below(f, function, GV_SLT, wide);
  if (!narrow || may_be_below) return gv_find_and(f, hit, below);
  wide = gv_find_wide(f, GV_ZEXT, by); /* loops say it of that, too */
  return gv_find_and(f, gv_find_and(f, hit, below), gv_find_ask(f, function, GV_SLT, f->k, wide));
}

/* x == n ? 0 : x, as compilers write (k + 1) % n where the counter k is below n: false: it is none,
 * or that is not known in the block. */
static bool take_wrapped(gv_finder *f, const gv_value *v, uint32_t block, gv_value_id *n) {
  gv_comparison test;
  int64_t k;
  if (block == GV_NONE || v->def != GV_DEF_SELECT) return false;
  if (!gv_find_is_number(f, v->b, &k) || k) return false;
  if (!gv_find_comparison(f, v->a, &test)) return false;
  if (test.test != GV_EQ || test.negated) return false;
  const gv_value *bits = gv_find_plain(f, v->c);
  bool cut = gv_is_arith(bits, GV_AND) && gv_find_is_number(f, bits->b, &k) && k == UINT32_MAX;
  gv_linear next = gv_find_linear(f, cut ? bits->a : v->c);
  for (int i = 0; i < 2; i++) {
    gv_linear one = gv_find_linear(f, i ? test.b : test.a);
    *n = gv_find_narrow(f, i ? test.a : test.b);
    if (cut && gv_find_width(f, *n) > 32) continue; /* else there is nothing to be cut off */
    bool same = one.of == next.of && one.plus == next.plus && one.wide == next.wide;
    if (same && next.plus == 1 && is_above_counter(f, *n, next.of, block)) return true;
  }
  return false;
}

/* … which is below n, and n is above zero. */
static gv_value_id below_wrapped(gv_finder *f, gv_value_id hit, const gv_value *v, uint32_t block) {
  gv_value_id n;
  if (!gv_find_is_whole(f) || f->asking) return hit;
  if (!take_wrapped(f, v, block, &n)) return hit;
  gv_value_id wide = gv_find_width(f, n) == 64 ? n : gv_find_wide(f, GV_WIDEN, n);
  return gv_find_and(f, hit, gv_find_ask_below(f, gv_find_function(f, block), GV_SLT, wide));
}

/* The index as a number of 64 bits. */
static gv_value_id whole_index(gv_finder *f, gv_value_id index, const gv_linear *of) {
  if (of->wide == GV_ADD) return index;
  gv_value_id wide = gv_find_wide(f, of->wide, of->of);
  return of->plus ? gv_find_arith(f, GV_ADD, wide, gv_find_number(f, of->plus, 64), 64) : wide;
}

/* The symbol is this element of those that are taken in turn: said as one of a row of cases, of
 * which one always holds and no two do. */
static gv_value_id is_case(gv_finder *f, int64_t k) {
  gv_value_id is = gv_find_truth(f, true);
  if (k >= f->in_turn) return gv_find_truth(f, false);
  for (int64_t i = 0; i <= k && i < (int64_t)f->in_turn - 1; i++) {
    gv_value_id so = gv_find_arith(f, GV_EQ, gv_find_number(f, i, 64), f->k, 1);
    is = gv_find_and(f, is, i == k ? so : gv_find_not(f, so));
  }
  return is;
}

/* What is left of a division, and the last bits, are below a constant: so is the symbol where it is
 * that. */
static gv_value_id is_hit(gv_finder *f, gv_value_id index, const gv_linear *of, uint32_t block) {
  int64_t k;
  if (gv_find_is_number(f, index, &k) && k < 0) return gv_find_truth(f, false);
  if (f->in_turn && gv_find_is_number(f, index, &k)) return is_case(f, k);
  gv_value_id hit = gv_find_arith(f, GV_EQ, whole_index(f, index, of), f->k, 1);
  const gv_value v = f->m->values.at[of->of];
  if (of->plus) return hit;
  if (v.def == GV_DEF_SELECT) return below_wrapped(f, hit, &v, block);
  if (!gv_is_arith_in(&v, GV_REMAINDERS)) return hit;
  if (v.c == GV_SREM && of->wide == GV_ZEXT) return hit; /* below zero it is a large index */
  bool bits = v.c == GV_AND;
  if (!gv_find_is_number(f, v.b, &k)) return bits ? hit : below_divisor(f, hit, &v, block);
  if (!gv_is_between(k, 1, INT32_MAX)) return hit;
  return gv_find_and(f, hit, gv_find_is_below_constant(f, bits ? k + 1 : k, block));
}

/* An index that is a number less a constant is below that number, as in `a[n - 1]`, and of one that
 * is more it is not: what loops are told by. */
static gv_value_id beside(gv_finder *f, const gv_linear *of, gv_value_id hit, uint32_t block) {
  int64_t k;
  if (!of->plus) return hit;
  if (!gv_is_near(of->plus)) return hit;
  if (gv_find_is_number(f, of->of, &k)) return hit;
  if (of->wide == GV_ADD && gv_find_width(f, of->of) != 64) return hit;
  gv_value_id x = gv_find_wide(f, of->wide, of->of);
  gv_value_id below = gv_find_ask_below_sum(f, gv_find_function(f, block), x, 0);
  return gv_find_and(f, hit, of->plus < 0 ? below : gv_find_not(f, below));
}

/* ---------------------------------------------------------------------------------------------- */

gv_value_id gv_find_is_met(gv_finder *f, gv_value_id index, uint32_t block) {
  gv_linear of = gv_find_linear(f, index);
  gv_value_id hit = is_hit(f, index, &of, block);
  uint32_t loop_id = gv_find_loop(f, of.of);
  if (f->m->values.at[of.of].def == GV_DEF_PARAM) {
    /* Of a row or column the caller makes the same of what it passes. */
    gv_value_id passed_on = gv_find_is_whole(f) || f->in_turn ? index : GV_NONE;
    *gv_push(&f->asked) = (gv_asked){gv_find_function(f, block), hit, passed_on, f->in_turn};
  }
  if (loop_id == GV_NONE) {
    gv_value_id is = gv_find_ring_met(f, &of, hit, block);
    return is == GV_NONE ? beside(f, &of, hit, block) : is;
  }
  const gv_ghost *g = gv_find_ghost(f, loop_id, index, &of, hit);
  const loop *l = &f->loops.at[loop_id];
  if (!gv_find_in_loop(f, l, block)) return hit;
  gv_value_id is = gv_find_and(f, hit, gv_find_not(f, g->seen));
  gv_value_id met = gv_find_hit(f, l, g, block);
  if (met != g->hit) is = gv_find_and(f, is, met);
  return gv_find_and_turns(f, loop_id, &of, is);
}

gv_value_id gv_find_is_index(gv_finder *f, gv_value_id index) {
  gv_linear of = gv_find_linear(f, index);
  return is_hit(f, index, &of, GV_NONE);
}
