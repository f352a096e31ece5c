/* array_loops: what the files share that tell of loops which count: array_loops.c finds a counter
 * and its loop, array_bounds.c where that ends, array_order.c in which order its numbers come,
 * array_ask.c compares with the index that is tracked, array_among.c says where that is among the
 * numbers of the loop, and array_rows.c of an array of rows. */
#ifndef GV_ARRAY_LOOPS_H
#define GV_ARRAY_LOOPS_H

#include "program/array_finder.h"

enum {
  GV_LARGEST_STEP = 64,
  GV_STEPS_DEPTH =
      4,         /* block arguments that are followed from a counter to where it is brought on */
  GV_NESTED = 3, /* questions that lead to another loop end there after so many */
};

/* Both ends are in it. */
static inline bool gv_is_between(int64_t k, int64_t least, int64_t most) {
  return least <= k && k <= most;
}
/* Sums of a few of these, and their products with small numbers, do not wrap. */
static inline bool gv_is_near(int64_t k) { return gv_is_between(k, -INT32_MAX, INT32_MAX); }

/* ---- values ---- */

/* The value without its copies. */
static inline const gv_value *gv_find_plain(const gv_finder *f, gv_value_id id) {
  return &f->m->values.at[gv_strip(f->m, id)];
}
/* The number is small: one of few bits that was made wide, or the counter of a loop that goes up
 * from a small one; as many rounds as it takes to a large one nobody waits for. array_rows.c */
bool gv_find_is_small(gv_finder *f, gv_value_id id);
/* The number, of 64 bits, is not below zero and below the length, by the bounds of the loop that
 * counts it, in the block. */
bool gv_find_is_column(gv_finder *f, gv_value_id number, gv_value_id length, uint32_t block);
/* Control may come to the block again in one run of its function. array_loops.c */
bool gv_find_is_on_cycle(const gv_finder *f, uint32_t block);
/* In bits; 0: it is no number. */
static inline uint8_t gv_find_width(const gv_finder *f, gv_value_id id) {
  return gv_find_plain(f, id)->width;
}
/* The number, before it was made wide. */
static inline gv_value_id gv_find_narrow(const gv_finder *f, gv_value_id id) {
  id = gv_strip(f->m, id);
  const gv_value *v = &f->m->values.at[id];
  return gv_find_widening(v) == GV_ADD ? id : gv_strip(f->m, v->a);
}
/* One operand of it is this constant; of two the right one. */
static inline bool gv_find_has_number(const gv_finder *f, const gv_value *v, int64_t *k) {
  return gv_find_is_number(f, v->b, k) || gv_find_is_number(f, v->a, k);
}
/* The constant, from 1 on, that a product multiplies its left operand by; false: it is no product,
 * or by no such constant. */
static inline bool gv_find_factor(const gv_finder *f, const gv_value *product, int64_t *k) {
  if (!gv_is_arith_in(product, GV_PRODUCTS)) return false;
  if (!gv_find_is_number(f, product->b, k)) return false;
  if (product->c == GV_MUL) return *k >= 1;
  if (!gv_is_between(*k, 0, 30)) return false;
  *k = INT64_C(1) << *k;
  return true;
}
/* The number as an unsigned one of `width` bits. */
static inline uint64_t gv_cut(uint64_t k, uint8_t width) {
  return width >= 64 ? k : k & ((UINT64_C(1) << width) - 1);
}
/* A value that stays above zero: k modulo `by`. */
static inline int64_t gv_modulo(int64_t k, int64_t by) { return (k % by + by) % by; }
/* What is known of the number in the block, as part of another question. */
gv_range gv_find_range_asked(gv_finder *f, gv_value_id id, uint32_t block);

/* ---- counters: array_loops.c ---- */

/* What the block argument gets by the edge; GV_NONE: nothing. */
gv_value_id gv_find_source(const gv_finder *f, uint32_t edge, gv_value_id arg);
/* `source` is the counter plus this constant; 0: it is none. */
int gv_find_step(const gv_finder *f, gv_value_id source, gv_value_id counter);
/* … or on some ways just the counter; *step: 0 where it is on all. */
bool gv_find_comes_round(const gv_finder *f, gv_value_id source, gv_value_id counter, int *step);
/* From 1. */
static inline int64_t gv_step_size(const gv_counted_loop *l) {
  return l->step < 0 ? -l->step : l->step;
}

/* The block argument, with its edges, becomes a multiple of another counter of its loop.
 * array_multiples.c; false: it stays what it is. */
bool gv_find_multiple_counter(gv_finder *f, gv_value_id arg);

/* ---- bounds: array_bounds.c ---- */

/* i1: a < b, a == b, or the opposite. */
typedef struct gv_comparison {
  gv_arith test;
  gv_value_id a, b;
  bool negated;
} gv_comparison;
/* False: the condition is no comparison. */
bool gv_find_comparison(const gv_finder *f, gv_value_id condition, gv_comparison *c);
/* Of the larger or smaller one of a number and a constant the number, where it is that whenever
 * control is in the block; or else `id`. */
gv_value_id gv_find_chosen(gv_finder *f, gv_value_id id, uint32_t block);
/* The branch that ends the loop, and the bound; false: none is known. */
bool gv_find_test(gv_finder *f, gv_counted_loop *l);
/* array_mirrors.c: the counter was made there: what ends its loop, and its order. False: it was
 * not. */
bool gv_find_mirrored_test(gv_finder *f, gv_counted_loop *l);

/* ---- what branches say: array_said.c ---- */

/* The branch that the edge is one of the two ways of, which are not to one block; *holds: it is the
 * one where the condition holds. NULL: none. */
const gv_op *gv_find_branch(const gv_finder *f, uint32_t edge, bool *holds);
/* Its condition, which *holds where control takes the edge, or does not. GV_NONE: there is none, or
 * control does not take the edge by what it is. */
gv_value_id gv_find_condition_on(const gv_finder *f, uint32_t edge, bool *holds);
/* The condition holds, or not `holds`, where and only where both of these do: `a && b`, as a
 * select, too, or !(a || b). */
bool gv_find_both(const gv_finder *f, gv_value_id condition, bool holds, gv_value_id *a,
                  gv_value_id *b);
/* Where the condition holds, or not `holds`, x is k, or, not *equal, it is not. False: it is no
 * such comparison. */
bool gv_find_equality(const gv_finder *f, gv_value_id condition, bool holds, gv_value_id *x,
                      int64_t *k, bool *equal);

/* ---- order: array_order.c ---- */

/* Where the loop has compared its number it is below the bound, or above it, as the plain number.
 */
static inline bool gv_compares_strictly(const gv_counted_loop *l) {
  if (l->test == GV_NONE) return false;
  if (l->inclusive) return false;
  if (l->wide != GV_ADD) return false;
  return !l->behind || l->entered;
}

/* It meets no number twice: its sums do not wrap, or it ends before they do. */
bool gv_find_meets_none_twice(gv_finder *f, const gv_counted_loop *l);
/* The order of the numbers of a loop whose test is known; false: nothing is known of it. */
bool gv_find_order(gv_finder *f, gv_counted_loop *l);
/* Made wide as the index is, the numbers are in the order in which the loop compares them, or all
 * of them have the same order either way. */
bool gv_find_keeps_order(const gv_finder *f, const gv_counted_loop *l, const gv_linear *index);

/* A multiple of `by` that does not wrap, as signed numbers, made wide or not. */
bool gv_find_is_multiple(const gv_finder *f, gv_value_id id, int64_t by);
/* What is left of a division of the number by `by`, from 0: it is a constant, or a multiple of that
 * plus one. False: it is not known. */
bool gv_find_rest(const gv_finder *f, gv_value_id id, int64_t by, int64_t *rest);

/* ---- the symbol, which is the index that is followed: array_ask.c ---- */

/* a < b of 64 bits, of which callers may know more. */
gv_value_id gv_find_ask(gv_finder *f, uint32_t function, gv_arith by, gv_value_id a, gv_value_id b);
/* The symbol is below x, of 64 bits. */
gv_value_id gv_find_ask_below(gv_finder *f, uint32_t function, gv_arith by, gv_value_id x);
/* The symbol is below of + plus, as signed numbers that do not wrap. */
gv_value_id gv_find_ask_below_sum(gv_finder *f, uint32_t function, gv_value_id of, int64_t plus);

/* What is below the number, a block argument, is said by another one, as each edge says it. */
bool gv_find_is_joined(const gv_finder *f, gv_value_id number);

/* ---- what the loop tells of it: array_among.c ---- */

/* i1 */
static inline gv_value_id gv_find_truth(gv_finder *f, bool is) { return gv_find_number(f, is, 1); }
/* Made wide in this way, to 64 bits; not folded. */
static inline gv_value_id gv_find_wide(gv_finder *f, gv_arith wide, gv_value_id id) {
  return wide == GV_ADD ? id : gv_find_arith(f, wide, id, id, 64);
}
/* The symbol is the one of the program, not a row or a column. */
static inline bool gv_find_is_whole(const gv_finder *f) { return f->k + 1 == f->m->symbol; }
/* It counts by one, from this constant, which is not below zero. */
static inline bool gv_find_begins_at(const gv_finder *f, const gv_counted_loop *l, int64_t *first) {
  if (l->step != 1) return false;
  if (l->first == GV_NONE) return false;
  return gv_find_is_number(f, l->first, first) && gv_is_between(*first, 0, INT32_MAX / 2);
}
/* array_rings.c: the number counts so, and from another one than 0. */
bool gv_find_begins_later(gv_finder *f, gv_value_id counter);
/* It counts from 0, by one. */
static inline bool gv_counts_from_zero(const gv_finder *f, const gv_counted_loop *l) {
  int64_t first;
  return gv_find_begins_at(f, l, &first) && !first;
}
/* What is known of the symbol while the loop runs, whose counter, or the counter plus a constant,
 * is `index`; of: that in parts; hit: it is the symbol. Until the next one is asked for. */
const gv_ghost *gv_find_ghost(gv_finder *f, uint32_t loop_id, gv_value_id index,
                              const gv_linear *of, gv_value_id hit);
/* In this block of the loop the index is the symbol, and with it within the bounds. */
gv_value_id gv_find_hit(gv_finder *f, const gv_counted_loop *l, const gv_ghost *g, uint32_t block);
/* The condition under which the index, which is not taken apart into row and column, is the
 * symbol; `block`: where the access is. */
gv_value_id gv_find_is_met(gv_finder *f, gv_value_id index, uint32_t block);
/* The symbol is below the number; so is each constant index in the block's function that it may be,
 * or is not. */
gv_value_id gv_find_is_below_constant(gv_finder *f, int64_t k, uint32_t block);

/* array_guards.c: where `within` holds, that the loop comes by the symbol, it is entered. */
void gv_find_tell_guards(gv_finder *f, const gv_counted_loop *l, gv_value_id within);

/* ---- what is left of a division: array_rings.c ---- */

/* The number, in parts, as gv_find_linear() gives it; of the last 32 bits of one which is not below
 * zero and has no more in the block, that. */
gv_linear gv_find_counted(gv_finder *f, gv_value_id id, uint32_t block);
/* The condition under which the index, `of`, which is the symbol where `hit` holds, is that in the
 * block; GV_NONE: no more is known than that. */
gv_value_id gv_find_ring_met(gv_finder *f, const gv_linear *of, gv_value_id hit, uint32_t block);
/* Where the index, `of`, which the loop counts, is the symbol, as `is` says, the elements that are
 * taken in turn beside it are those that are followed. */
gv_value_id gv_find_and_turns(gv_finder *f, uint32_t loop_id, const gv_linear *of, gv_value_id is);

#endif
