/* needs: a finder whose bases are known. gives: for an index, the condition under which an access
 * is of the element that is followed, and what the loop that counts the index tells of it. cost:
 * for each loop that is found its blocks, and once those of its function.
 *
 * All rests on two facts of a loop that counts by one. It meets no number twice, from one entry to
 * the next: its sums do not wrap, or it ends before they could. And where its bounds are known, the
 * numbers that it goes through are all from the first one to the bound, in the order in which it
 * compares them. Where one of them is not certain, nothing is told: an access is of the element
 * that is followed if its index is that one's, and that is all.
 */
#include "program/array_finder.h"

typedef gv_counted_loop loop;
typedef GV_VEC(uint32_t) list;

static uint32_t first_block(const gv_finder *f, uint32_t block) {
  return f->m->functions.at[gv_find_function(f, block)].first_block;
}

bool gv_find_in_loop(const gv_finder *f, const loop *l, uint32_t block) {
  if (gv_find_function(f, block) != gv_find_function(f, l->head)) return false;
  return l->in[block - first_block(f, block)];
}

static uint8_t width_of(const gv_finder *f, gv_value_id id) {
  return f->m->values.at[gv_strip(f->m, id)].width;
}

/* ---- which loop ------------------------------------------------------------------------------ */

static gv_value_id source_of(const gv_finder *f, uint32_t edge, gv_value_id arg) {
  const gv_edge *e = &f->m->edges.at[edge];
  for (uint32_t p = e->first_pair; p < e->first_pair + e->pairs; p++)
    if (f->m->pairs.at[p].arg == arg) return f->m->pairs.at[p].source;
  return GV_NONE;
}

enum { LARGEST_STEP = 64 };

/* The counter plus this constant; 0: it is none. */
static int step_of(const gv_finder *f, gv_value_id source, gv_value_id counter) {
  const gv_value *v = source == GV_NONE ? NULL : &f->m->values.at[gv_strip(f->m, source)];
  int64_t k;
  if (!v || !gv_is_arith_in(v, GV_SUMS)) return 0;
  bool sum = gv_strip(f->m, v->a) == counter && gv_find_is_number(f, v->b, &k);
  if (!sum &&
      !(v->c == GV_ADD && gv_strip(f->m, v->b) == counter && gv_find_is_number(f, v->a, &k)))
    return 0;
  if (k < -LARGEST_STEP || k > LARGEST_STEP) return 0;
  return v->c == GV_SUB ? -(int)k : (int)k;
}

enum { STEPS_DEPTH = 4, STEPS_EDGES = 8, MOST_COUNTERS = 64 };

/* The counter, or the counter plus a constant, which is the same on all ways that bring it on;
 * *kept: on some it stays. False: something else. */
static bool steps_of(const gv_finder *f, gv_value_id source, gv_value_id counter, int *step,
                     bool *kept, int depth) {
  if (source == GV_NONE) return false;
  source = gv_strip(f->m, source);
  int one = step_of(f, source, counter);
  *kept |= source == counter;
  if (source == counter) return true;
  if (one) {
    bool same = !*step || *step == one;
    *step = one;
    return same;
  }
  const gv_value *v = &f->m->values.at[source];
  uint32_t block = v->a, first = v->def == GV_DEF_BLOCK_ARG ? f->pred_start[block] : 0;
  if (v->def != GV_DEF_BLOCK_ARG || depth >= STEPS_DEPTH) return false;
  uint32_t end = f->pred_start[block + 1];
  if (end == first || end - first > STEPS_EDGES) return false;
  for (uint32_t p = first; p < end; p++)
    if (!steps_of(f, source_of(f, f->preds[p], source), counter, step, kept, depth + 1))
      return false;
  return true;
}

/* The counter as it comes round is of the counter before; *step: that it is brought on by, 0: it
 * stays, or perhaps. */
static bool comes_round(const gv_finder *f, gv_value_id source, gv_value_id counter, int *step,
                        bool *kept) {
  *step = 0, *kept = false;
  bool is = steps_of(f, source, counter, step, kept, 0);
  if (!is) return false;
  return *step || *kept;
}

/* An edge that brings the counter on comes from inside the loop. */
static void fill(gv_finder *f, loop *l) {
  list walk = {0};
  uint32_t first = first_block(f, l->head);
  l->in[l->head - first] = true;
  int step;
  bool kept;
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++)
    if (comes_round(f, source_of(f, f->preds[p], l->counter), l->counter, &step, &kept))
      *gv_push(&walk) = f->edge_from[f->preds[p]];
  while (walk.len) {
    uint32_t b = gv_pop(&walk);
    if (l->in[b - first]) continue;
    l->in[b - first] = true;
    for (uint32_t p = f->pred_start[b]; p < f->pred_start[b + 1]; p++)
      *gv_push(&walk) = f->edge_from[f->preds[p]];
  }
  gv_vec_free(&walk);
}

static bool stays_the_same(const gv_finder *f, const loop *l, gv_value_id id, int depth) {
  const gv_value *v = &f->m->values.at[id];
  if (depth > GV_CHAIN_LIMIT) return false;
  if (v->def == GV_DEF_PARAM) return true;
  if (gv_is_root(v)) {
    uint32_t block = gv_def_block(f->m, id);
    return block != GV_NONE && !gv_find_in_loop(f, l, block);
  }
  if (v->def < GV_DEF_COPY) return v->def == GV_DEF_INT || v->def == GV_DEF_NULL;
  if (v->def != GV_DEF_ARITH && v->def != GV_DEF_COPY) return false;
  bool unary = v->def == GV_DEF_COPY || gv_arith_is_unary((gv_arith)v->c);
  if (!stays_the_same(f, l, v->a, depth + 1)) return false;
  return unary || stays_the_same(f, l, v->b, depth + 1);
}

/* The step and the first number, as the edges to the head bring them; all from inside bring it on,
 * or perhaps, and no other does. */
static bool find_step(gv_finder *f, loop *l, bool *several) {
  const gv_model *m = f->m;
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++) {
    gv_value_id source = source_of(f, f->preds[p], l->counter);
    int step;
    bool kept;
    if (source == GV_NONE) return false;
    if (comes_round(f, source, l->counter, &step, &kept)) {
      if (step && l->step && l->step != step) return false;
      if (step) l->step = step;
      l->sometimes |= kept || !step_of(f, source, l->counter);
      continue;
    }
    int64_t a, b;
    bool same = l->first == GV_NONE || gv_strip(m, l->first) == gv_strip(m, source);
    same |= l->first != GV_NONE && gv_find_is_number(f, l->first, &a) &&
            gv_find_is_number(f, source, &b) && a == b;
    *several |= !same;
    l->first = source;
  }
  return l->step && l->first != GV_NONE;
}

static bool is_counted(gv_finder *f, loop *l) {
  int step;
  bool kept;
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++)
    if (gv_find_in_loop(f, l, f->edge_from[f->preds[p]]) !=
        comes_round(f, source_of(f, f->preds[p], l->counter), l->counter, &step, &kept))
      return false;
  return true;
}

/* ---- where it ends --------------------------------------------------------------------------- */

/* i1: a < b, a == b, or the opposite. */
typedef struct comparison {
  gv_arith test;
  gv_value_id a, b;
  bool negated;
} comparison;

static bool take_comparison(const gv_finder *f, gv_value_id condition, comparison *c) {
  c->negated = false;
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT; i++) {
    const gv_value *v = &f->m->values.at[gv_strip(f->m, condition)];
    int64_t k;
    if (v->def != GV_DEF_ARITH) return false;
    if (v->c == GV_XOR && v->width == 1 && gv_find_is_number(f, v->b, &k)) {
      c->negated ^= k & 1;
      condition = v->a;
      continue;
    }
    c->test = (gv_arith)v->c, c->a = gv_strip(f->m, v->a), c->b = gv_strip(f->m, v->b);
    return v->c == GV_EQ || v->c == GV_SLT || v->c == GV_ULT;
  }
  return false;
}

/* Is it the number that the loop compares, of its own width or wide? */
static bool is_compared(const gv_finder *f, const loop *l, gv_value_id id, bool next,
                        gv_arith *wide) {
  const gv_value *v = &f->m->values.at[id];
  *wide = gv_find_widening(v);
  gv_value_id plain = *wide == GV_ADD ? id : gv_strip(f->m, v->a);
  return next ? step_of(f, plain, l->counter) == l->step : plain == l->counter;
}

enum { NESTED = 3 }; /* questions that lead to another loop end there after so many */

/* The bound plus one, of which it is known that it is a number of 64 bits that is not below zero.
 */
static gv_value_id next_bound(gv_finder *f, const loop *l, gv_value_id bound) {
  if (width_of(f, bound) != 64) return GV_NONE;
  if (l->step != 1) return GV_NONE;
  if (f->asking >= NESTED) return GV_NONE;
  f->asking++;
  gv_range r = gv_find_range(f, bound, l->head);
  f->asking--;
  return r.lo < 0 || r.hi >= INT64_MAX - LARGEST_STEP
             ? GV_NONE
             : gv_find_exact(f, GV_ADD, bound, gv_find_number(f, 1, 64));
}

/* After a round a constant is compared with the number of that round; as compared with the next one
 * it is this. Below zero only signed numbers are in order. */
static gv_value_id moved_bound(gv_finder *f, const loop *l, gv_value_id bound, bool is_signed) {
  int64_t k;
  uint8_t width = width_of(f, bound);
  if (!gv_find_is_number(f, bound, &k)) return next_bound(f, l, bound);
  if (!width) return GV_NONE;
  if (!gv_find_is_number(f, bound, &k)) return GV_NONE;
  if (k < 0) return GV_NONE;
  if (k + LARGEST_STEP >= INT64_MAX >> (64 - width)) return GV_NONE;
  if (k + l->step < 0 && !is_signed) return GV_NONE;
  return gv_find_number(f, k + l->step, width);
}

/* After a round the loop goes on only after the first one, whose number is compared: that it makes
 * two rounds says the bound that is given. */
static gv_value_id bound_of_two(gv_finder *f, const loop *l, gv_value_id compared, bool next) {
  int64_t k, first;
  if (!gv_find_is_number(f, compared, &k)) return GV_NONE;
  if (!gv_find_is_number(f, l->first, &first)) return GV_NONE;
  if (k != first + (next ? l->step : 0)) return GV_NONE;
  gv_value_id second = moved_bound(f, l, gv_find_number(f, first, width_of(f, compared)), false);
  return second == GV_NONE ? GV_NONE : moved_bound(f, l, second, false);
}

/* The block goes on with the loop by one edge, and ends it by the other, as the condition says. */
static bool take_test(gv_finder *f, loop *l, uint32_t block, bool behind) {
  const gv_model *m = f->m;
  const gv_op *op = &m->ops.at[gv_terminator(m, block)];
  comparison c;
  if (op->kind != GV_OP_COND_BR) return false;
  if (op->assumed) return false;
  if (!take_comparison(f, gv_operands(m, op)[0], &c)) return false;
  uint32_t first = m->blocks.at[block].first_edge;
  bool in[2];
  for (uint32_t i = 0; i < 2; i++) {
    uint32_t to = m->edges.at[first + i].target;
    in[i] = behind ? to == l->head : gv_find_in_loop(f, l, to);
  }
  if (in[0] == in[1]) return false;
  if (behind && gv_find_in_loop(f, l, m->edges.at[first + in[0]].target)) return false;
  bool stays = in[0] != c.negated; /* where the plain comparison holds */
  gv_arith wide_a, wide_b;
  bool a = is_compared(f, l, c.a, behind, &wide_a), b = is_compared(f, l, c.b, behind, &wide_b),
       moved = behind && !a && !b;
  if (moved) a = is_compared(f, l, c.a, false, &wide_a), b = is_compared(f, l, c.b, false, &wide_b);
  if (a == b) return false;
  if (!stays_the_same(f, l, a ? c.b : c.a, 0)) return false;
  gv_value_id compared = a ? c.b : c.a,
              bound = moved ? moved_bound(f, l, compared, c.test == GV_SLT) : compared;
  bool once = c.test == GV_EQ && stays && behind && (a ? wide_a : wide_b) == GV_ADD;
  if (once) bound = bound_of_two(f, l, compared, !moved);
  if (bound == GV_NONE) return false;
  if (moved && (a ? wide_a : wide_b) != GV_ADD) return false;
  if (c.test == GV_EQ && stays && !once) return false;
  /* It stays while counter < bound, counter <= bound, counter > bound, counter >= bound. */
  bool below = c.test == GV_EQ ? l->step > 0 : a == stays;
  if (below != (l->step > 0)) return false;
  l->inclusive = c.test != GV_EQ && !stays;
  l->bound = bound, l->wide = a ? wide_a : wide_b, l->by = c.test;
  l->test = block, l->behind = behind, l->stays_first = in[0];
  return true;
}

static bool find_test(gv_finder *f, loop *l) {
  uint32_t latch = GV_NONE, latches = 0;
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++)
    if (gv_find_in_loop(f, l, f->edge_from[f->preds[p]]))
      latch = f->edge_from[f->preds[p]], latches++;
  if (latches == 1 && latch == l->head) return take_test(f, l, latch, true);
  if (take_test(f, l, l->head, false)) return true;
  return latches == 1 && take_test(f, l, latch, true);
}

/* ---- its numbers ----------------------------------------------------------------------------- */

static uint64_t cut(uint64_t k, uint8_t width) {
  return width >= 64 ? k : k & ((UINT64_C(1) << width) - 1);
}

/* As numbers of `width` bits. */
static bool is_less(gv_arith by, uint8_t width, int64_t a, int64_t b) {
  if (by == GV_SLT) return gv_sign_extend(a, width) < gv_sign_extend(b, width);
  return cut((uint64_t)a, width) < cut((uint64_t)b, width);
}

/* The first number, or the bound, as the loop compares it. */
static bool compared_number(const gv_finder *f, const loop *l, gv_value_id id, int64_t *k) {
  uint8_t width = width_of(f, id);
  if (!gv_find_is_number(f, id, k)) return false;
  if (id == l->first && l->wide == GV_ZEXT && width) *k = (int64_t)cut((uint64_t)*k, width);
  return true;
}

/* What is known of a number: that it is above another, as signed numbers, and not below zero; or
 * only as unsigned ones. */
typedef enum above { NOT_ABOVE, ABOVE_UNSIGNED, ABOVE } above;

/* The end that the numbers of the loop lie above, and the other one. */
static gv_value_id low_end(const loop *l) { return l->step > 0 ? l->first : l->bound; }
static gv_value_id high_end(const loop *l) { return l->step > 0 ? l->bound : l->first; }

/* A multiple of `x`, which is above `than`, no less than that, is no less than x: in the order in
 * which the loop compares it. */
static bool is_multiple(const gv_finder *f, const loop *l, above known, gv_value_id x) {
  const gv_value *v = &f->m->values.at[gv_strip(f->m, high_end(l))];
  int64_t k;
  bool product = gv_is_arith_in(v, GV_PRODUCTS) && gv_strip(f->m, v->a) == x;
  if (!product) return false;
  if (!gv_find_is_number(f, v->b, &k)) return false;
  if (k < (v->c == GV_MUL) || k > INT32_MAX) return false;
  return l->by == GV_ULT ? known != NOT_ABOVE && v->k & GV_ARITH_NUW
                         : known == ABOVE && v->k & GV_ARITH_NSW;
}

/* Is the high end `x`, which is above `than`, or made of it, and above the low end, too? */
static bool carries_over(const gv_finder *f, const loop *l, above known, gv_value_id x,
                         int64_t than, int64_t low) {
  gv_linear high = gv_find_linear(f, high_end(l));
  if (than >= low && l->step > 0 && is_multiple(f, l, known, x)) return true;
  if (known == NOT_ABOVE) return false;
  if (high.of != x) return false;
  if (l->step < 0 && l->wide != GV_ADD) return false;
  if (high.plus && high.wide == GV_ADD) return false;
  if (than + high.plus < low) return false;
  if (known == ABOVE) return true;
  if (high.wide == GV_ZEXT) return true;
  return l->by == GV_ULT && !high.plus;
}

static above weaker(above a, gv_arith wide) {
  return a == ABOVE && wide == GV_ZEXT ? ABOVE_UNSIGNED : a;
}

/* What the block compares on the way to `edge` says that the low end is below the high one. */
static bool says_so(const gv_finder *f, const loop *l, uint32_t edge) {
  const gv_model *m = f->m;
  uint32_t block = f->edge_from[edge];
  const gv_op *op = &m->ops.at[gv_terminator(m, block)];
  comparison c;
  if (op->kind != GV_OP_COND_BR || !take_comparison(f, gv_operands(m, op)[0], &c)) return false;
  if (m->blocks.at[block].end_edge - m->blocks.at[block].first_edge != 2) return false;
  if (m->edges.at[m->blocks.at[block].first_edge].target ==
      m->edges.at[m->blocks.at[block].first_edge + 1].target)
    return false;
  bool holds = (edge == m->blocks.at[block].first_edge) != c.negated;
  gv_linear a = gv_find_linear(f, c.a), b = gv_find_linear(f, c.b);
  int64_t low, k;
  if (a.plus) return false;
  if (b.plus) return false;
  if (!gv_find_is_number(f, low_end(l), &low)) return false;
  if (low < 0) return false;
  bool left = gv_find_is_number(f, c.a, &k); /* k < x; x < k */
  if (!left && !gv_find_is_number(f, c.b, &k)) return false;
  gv_linear x = left ? b : a;
  if (c.test == GV_EQ) return !holds && !k && carries_over(f, l, ABOVE_UNSIGNED, x.of, 0, low);
  if (left != holds || k > INT32_MAX) return false;
  int64_t than = left ? k : k - 1;
  if (c.test == GV_ULT)
    return k >= 0 && than >= 0 && x.wide != GV_WIDEN &&
           carries_over(f, l, ABOVE_UNSIGNED, x.of, than, low);
  return than >= -1 && carries_over(f, l, weaker(ABOVE, x.wide), x.of, than, low);
}

/* Does control come to the loop by a way on which nothing says so? */
static bool is_reached_unsaid(const gv_finder *f, const loop *l) {
  const gv_model *m = f->m;
  const gv_function *function = &m->functions.at[gv_find_function(f, l->head)];
  bool *seen = gv_malloc(function->end_block - function->first_block + 1);
  list walk = {0};
  memset(seen, 0, function->end_block - function->first_block + 1);
  *gv_push(&walk) = function->first_block;
  while (walk.len) {
    uint32_t b = gv_pop(&walk);
    if (seen[b - function->first_block]) continue;
    seen[b - function->first_block] = true;
    for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++)
      if (!says_so(f, l, e)) *gv_push(&walk) = m->edges.at[e].target;
  }
  bool reached = seen[l->head - function->first_block];
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
  bool constant = gv_find_is_number(f, v->b, &k) || gv_find_is_number(f, v->a, &k);
  if (!constant) return false;
  if (!gv_find_is_number(f, low_end(l), &low)) return false;
  if (low < 0) return false;
  if (k < 1 || k > INT32_MAX) return false;
  return carries_over(f, l, v->c == GV_SMAX ? ABOVE : ABOVE_UNSIGNED, high.of, k - 1, low);
}

/* What the ends are wherever the loop is entered. */
static bool find_ends(gv_finder *f, const loop *l, gv_range *first, gv_range *bound) {
  if (f->asking >= NESTED) return false;
  f->asking++;
  *first = gv_find_range(f, l->first, l->head);
  *bound = gv_find_range(f, l->bound, l->head);
  f->asking--;
  return true;
}

/* The first number is before every one that the bound may be. */
static bool are_ends_apart(gv_finder *f, const loop *l) {
  gv_range first, bound;
  if (l->wide == GV_ZEXT || !find_ends(f, l, &first, &bound)) return false;
  if (l->by != GV_SLT && (first.lo < 0 || bound.lo < 0)) return false;
  return l->step > 0 ? first.hi < bound.lo + l->inclusive : first.lo > bound.hi - l->inclusive;
}

/* It goes down by one to a number above zero, and ends before it comes below that, or up from one
 * that is not below zero to another: all numbers have one order. */
static bool is_order_signed(gv_finder *f, const loop *l) {
  gv_range first, bound;
  if (l->step > 0)
    return l->wide == GV_ADD && !l->inclusive && find_ends(f, l, &first, &bound) && first.lo >= 0 &&
           bound.lo >= 0;
  if (l->step != -1) return false;
  if (l->wide != GV_ADD) return false;
  if (!find_ends(f, l, &first, &bound)) return false;
  if (first.lo < 0) return false;
  return bound.lo >= l->inclusive;
}

/* The first number comes before the bound, in the order `by`, wherever the loop is entered. */
static bool begins_within(gv_finder *f, const loop *l) {
  int64_t first, bound;
  uint8_t width = width_of(f, l->bound);
  if (width && compared_number(f, l, l->first, &first) && compared_number(f, l, l->bound, &bound)) {
    bool before =
        l->step > 0 ? is_less(l->by, width, first, bound) : is_less(l->by, width, bound, first);
    if (before) return true;
    return l->inclusive && cut((uint64_t)first, width) == cut((uint64_t)bound, width);
  }
  if (is_made_larger(f, l)) return true;
  if (!is_reached_unsaid(f, l)) return true;
  return are_ends_apart(f, l);
}

/* A multiple of `by` that does not wrap, as signed numbers, made wide or not. */
static bool is_multiple_of(const gv_finder *f, gv_value_id id, int64_t by) {
  const gv_value *v = &f->m->values.at[id = gv_strip(f->m, id)];
  int64_t k, flag = GV_ARITH_NSW;
  if (gv_find_is_number(f, id, &k)) return k % by == 0;
  gv_arith wide = gv_find_widening(v);
  if (wide != GV_ADD) {
    v = &f->m->values.at[gv_strip(f->m, v->a)];
    flag = wide == GV_ZEXT ? GV_ARITH_NUW : GV_ARITH_NSW;
  }
  if (gv_is_arith(v, GV_AND) && gv_find_is_number(f, v->b, &k)) /* the last bits are gone */
    return !(by & (by - 1)) && !(k & (by - 1));
  if (v->def != GV_DEF_ARITH || !(v->k & flag)) return false;
  if (v->c == GV_SHL)
    return gv_find_is_number(f, v->b, &k) && k >= 0 && k < 16 && (INT64_C(1) << k) % by == 0;
  if (v->c != GV_MUL) return false;
  if (!(gv_find_is_number(f, v->b, &k) || gv_find_is_number(f, v->a, &k))) return false;
  return k % by == 0;
}

/* What is left of a division of the number by `by`, from 0: it is a constant, or a multiple of that
 * plus one. */
static bool is_left_of(const gv_finder *f, gv_value_id id, int64_t by, int64_t *rest) {
  int64_t k, plus = 0;
  id = gv_strip(f->m, id);
  if (gv_find_is_number(f, id, &k)) {
    if (k < -INT32_MAX || k > INT32_MAX) return false;
    *rest = (k % by + by) % by;
    return true;
  }
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT && !is_multiple_of(f, id, by); i++) {
    const gv_value *v = &f->m->values.at[id];
    bool sum = gv_is_arith_in(v, GV_SUMS) && v->k & GV_ARITH_NSW && gv_find_is_number(f, v->b, &k);
    if (!sum || k < -INT32_MAX || k > INT32_MAX) {
      if (gv_find_widening(v) != GV_WIDEN) return false;
      id = gv_strip(f->m, v->a);
      continue;
    }
    plus += v->c == GV_SUB ? -k : k;
    id = gv_strip(f->m, v->a);
  }
  *rest = (plus % by + by) % by;
  return is_multiple_of(f, id, by);
}

static int64_t step_size(const loop *l) { return l->step < 0 ? -l->step : l->step; }

/* Numbers by more than one come to the bound, and not past it. */
static bool comes_to_bound(const gv_finder *f, const loop *l) {
  int64_t first, bound;
  if (gv_counts_by_one(l)) return true;
  if (!is_left_of(f, l->first, step_size(l), &first)) return false;
  if (!is_left_of(f, l->bound, step_size(l), &bound)) return false;
  return first == bound;
}

/* A loop that ends where its number is the bound tells no order: if it begins past the bound it
 * goes on until its numbers wrap. As unsigned numbers none is below zero. */
static bool find_order(gv_finder *f, loop *l) {
  int64_t k;
  if (l->by == GV_EQ && !comes_to_bound(f, l)) return false;
  if (l->by == GV_ULT && is_order_signed(f, l)) l->by = GV_SLT;
  if (l->by != GV_EQ) {
    l->entered = !l->behind || begins_within(f, l);
    return l->by == GV_SLT || l->step > 0;
  }
  l->by = GV_SLT, l->entered = true;
  if (begins_within(f, l)) return true;
  l->by = GV_ULT;
  l->entered = begins_within(f, l);
  bool ordered = l->entered || (gv_find_is_number(f, l->step > 0 ? l->first : l->bound, &k) && !k);
  l->entered |= !l->behind;
  if (ordered && is_order_signed(f, l)) l->by = GV_SLT;
  return ordered;
}

/* … of a counter that stays on some ways. */
static bool are_sums_flagged(const gv_finder *f, gv_value_id source, gv_value_id counter,
                             int64_t flags, int depth) {
  if (source == GV_NONE) return true; /* it is none of the counter */
  source = gv_strip(f->m, source);
  const gv_value *v = &f->m->values.at[source];
  if (step_of(f, source, counter)) return (v->k & flags) != 0;
  if (source == counter) return true;
  if (v->def != GV_DEF_BLOCK_ARG) return true;
  if (depth >= STEPS_DEPTH) return true;
  bool all = true;
  for (uint32_t p = f->pred_start[v->a]; p < f->pred_start[v->a + 1] && all; p++)
    all = are_sums_flagged(f, source_of(f, f->preds[p], source), counter, flags, depth + 1);
  return all;
}

/* The sums that bring the counter on are undefined where they wrap in one of these ways. */
bool gv_find_is_flagged(const gv_finder *f, const loop *l, int64_t flags) {
  const gv_model *m = f->m;
  bool all = true;
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++) {
    gv_value_id source = source_of(f, f->preds[p], l->counter);
    if (l->sometimes)
      all &= are_sums_flagged(f, source, l->counter, flags, 0);
    else if (step_of(f, source, l->counter))
      all &= (m->values.at[gv_strip(m, source)].k & flags) != 0;
  }
  return all;
}

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
  return bound >= 0 && bound < (INT64_MAX >> (64 - width)) - LARGEST_STEP;
}

/* A counter of few bits is compared wide, and ends the loop before its sums wrap, whatever the
 * bound is. */
static bool ends_before_wrap(gv_finder *f, const loop *l) {
  uint8_t width = f->m->values.at[l->counter].width;
  gv_range first, bound;
  if (l->wide == GV_ADD) return false;
  if (l->test == GV_NONE) return false;
  if (width > 32) return false;
  if (!find_ends(f, l, &first, &bound)) return false;
  int64_t least = l->wide == GV_ZEXT ? 0 : INT64_MIN >> (64 - width);
  int64_t most = INT64_MAX >> (64 - width - (l->wide == GV_ZEXT));
  if (bound.lo < least) return false;
  if (bound.hi > most) return false;
  if (first.lo < least) return false;
  if (first.hi > most) return false;
  if (l->by == GV_ULT && bound.lo < 0) return false;
  if (l->by == GV_EQ &&
      (!gv_counts_by_one(l) || (l->step > 0 ? first.hi > bound.lo : first.lo < bound.hi)))
    return false;
  if (l->behind && (first.hi + l->step > most || first.lo + l->step < least)) return false;
  return l->step > 0 ? bound.hi - !l->inclusive + l->step <= most
                     : bound.lo + !l->inclusive + l->step >= least;
}

/* It meets no number twice: its sums do not wrap, or it ends before they do. As many rounds as
 * there are numbers of 64 bits nobody waits for. */
static bool meets_none_twice(gv_finder *f, const loop *l) {
  uint8_t width = f->m->values.at[l->counter].width;
  if (width == 64) return true;
  if (gv_find_is_flagged(f, l, GV_ARITH_NSW | GV_ARITH_NUW)) return true;
  if (ends_before_wrap(f, l)) return true;
  if (l->test == GV_NONE) return false;
  if (l->wide != GV_ADD) return false;
  if (!has_room(f, l, width)) return false;
  int64_t bound;
  if (!l->inclusive) return true;
  if (!gv_find_is_number(f, l->bound, &bound)) return false;
  return gv_sign_extend(bound, width) != last_number(l, width);
}

/* The numbers do not wrap in the order in which the loop compares them, as long as it goes on: the
 * sums are undefined there, or the test ends it before. A flag of the other order says nothing of
 * that: as unsigned numbers 127 and 128 are neighbours, as signed ones of 8 bits they are not. */
static bool stays_in_order(gv_finder *f, const loop *l) {
  int64_t bound;
  uint8_t width = f->m->values.at[l->counter].width;
  bool is_signed = l->wide == GV_ADD ? l->by == GV_SLT : l->wide == GV_WIDEN;
  if (width == 64) return true;
  if (gv_find_is_flagged(f, l, is_signed ? GV_ARITH_NSW : GV_ARITH_NUW)) return true;
  if (ends_before_wrap(f, l)) return true;
  if (l->wide != GV_ADD || !has_room(f, l, width)) return false;
  if (!l->inclusive) return true;
  if (!gv_find_is_number(f, l->bound, &bound)) return false;
  return gv_sign_extend(bound, width) != last_number(l, width);
}

/* The counter goes up from a number that is not below zero, and to a constant, or as far as there
 * are signed numbers. */
static bool is_never_below(const gv_finder *f, const loop *l) {
  int64_t first, bound;
  bool flagged = gv_find_is_flagged(f, l, GV_ARITH_NSW);
  if (!gv_find_is_number(f, l->first, &first)) return false;
  if (first < 0) return false;
  if (!flagged && l->behind && !l->entered) return false;
  if (gv_find_is_number(f, l->bound, &bound) && bound >= 0) return true;
  return l->step > 0 && flagged;
}

/* The larger or smaller one of a number and a constant, where it is the number wherever the loop is
 * entered. */
static gv_value_id chosen(gv_finder *f, const loop *l, gv_value_id id) {
  gv_value v = f->m->values.at[id];
  int64_t k;
  bool extreme = gv_is_arith_in(&v, GV_EXTREMES);
  if (!extreme || f->asking) return id;
  gv_value_id of = gv_strip(f->m, gv_find_is_number(f, v.b, &k) ? v.a : v.b);
  if (!gv_find_is_number(f, v.b, &k) && !gv_find_is_number(f, v.a, &k)) return id;
  f->asking++;
  gv_range r = gv_find_range(f, of, l->head);
  f->asking--;
  bool largest = v.c == GV_SMAX || v.c == GV_UMAX, as_unsigned = v.c == GV_UMAX || v.c == GV_UMIN;
  if (as_unsigned && (k < 0 || r.lo < 0)) return id;
  return (largest ? r.lo >= k : r.hi <= k) ? of : id;
}

/* As compilers write that a loop is entered: the larger one of its bound and 1. */
static void simplify_bound(gv_finder *f, loop *l) {
  gv_value v = f->m->values.at[gv_strip(f->m, l->bound)];
  bool wide = gv_find_widening(&v) != GV_ADD;
  gv_value_id plain = gv_strip(f->m, wide ? v.a : l->bound), of = chosen(f, l, plain);
  if (of == plain) return;
  l->bound = wide ? gv_find_arith(f, gv_find_widening(&v), of, of, v.width) : of;
}

uint32_t gv_find_loop(gv_finder *f, gv_value_id counter) {
  const gv_model *m = f->m;
  if (m->values.at[counter].def != GV_DEF_BLOCK_ARG || !m->values.at[counter].width) return GV_NONE;
  for (uint32_t i = 0; i < f->loops.len; i++)
    if (f->loops.at[i].counter == counter) return f->loops.at[i].head == GV_NONE ? GV_NONE : i;
  loop l = {.head = m->values.at[counter].a, .counter = counter, .first = GV_NONE, .test = GV_NONE};
  bool several = false, is = find_step(f, &l, &several);
  if (is) {
    const gv_function *function = &m->functions.at[gv_find_function(f, l.head)];
    l.in = gv_malloc(function->end_block - function->first_block + 1);
    memset(l.in, 0, function->end_block - function->first_block + 1);
    fill(f, &l);
    is = is_counted(f, &l);
  }
  if (several) l.first = GV_NONE;
  bool tested = is && !several && !l.sometimes && find_test(f, &l);
  if (tested) simplify_bound(f, &l);
  is = is && meets_none_twice(f, &l);
  if (!is || !tested || !find_order(f, &l) || !stays_in_order(f, &l)) l.test = GV_NONE;
  l.never_below = l.test != GV_NONE && is_never_below(f, &l);
  if (!is) l.head = GV_NONE;
  *gv_push(&f->loops) = l;
  return is ? f->loops.len - 1 : GV_NONE;
}

/* The step of a counter that every way round brings on by the same constant, from one that is
 * constant; 0: it is none. */
static int plain_step(const gv_finder *f, gv_value_id arg, int64_t *begin) {
  uint32_t head = f->m->values.at[arg].a;
  int all = 0;
  bool begun = false;
  for (uint32_t p = f->pred_start[head]; p < f->pred_start[head + 1]; p++) {
    gv_value_id source = source_of(f, f->preds[p], arg);
    int step = step_of(f, source, arg);
    int64_t k;
    if (step && (!all || all == step)) {
      all = step;
      continue;
    }
    if (step) return 0;
    if (source == GV_NONE) return 0;
    if (!gv_find_is_number(f, source, &k)) return 0;
    if (begun && k != *begin) return 0;
    *begin = k, begun = true;
  }
  return begun ? all : 0;
}

/* Both are brought on by the same edges. */
static bool has_same_turns(const gv_finder *f, gv_value_id a, gv_value_id b) {
  uint32_t head = f->m->values.at[a].a;
  for (uint32_t p = f->pred_start[head]; p < f->pred_start[head + 1]; p++)
    if (!step_of(f, source_of(f, f->preds[p], a), a) !=
        !step_of(f, source_of(f, f->preds[p], b), b))
      return false;
  return true;
}

/* Of two counters of one loop that go by the same step one is the other plus a constant, on the
 * same edges. */
static void merge_with_others(gv_finder *f, gv_value_id arg) {
  gv_model *m = f->m;
  gv_value old = m->values.at[arg];
  int64_t begin, other_begin;
  if (f->pred_start[old.a] == f->pred_start[old.a + 1] || old.width < 32) return;
  int step = plain_step(f, arg, &begin);
  const gv_edge *e = &m->edges.at[f->preds[f->pred_start[old.a]]];
  for (uint32_t p = e->first_pair;
       p < e->first_pair + e->pairs && step && e->pairs <= MOST_COUNTERS; p++) {
    gv_value_id other = m->pairs.at[p].arg;
    const gv_value *v = &m->values.at[other];
    if (other >= arg) continue;
    if (v->def != GV_DEF_BLOCK_ARG) continue;
    if (v->width != old.width) continue;
    if (plain_step(f, other, &other_begin) != step) continue;
    if (!has_same_turns(f, arg, other) || begin != other_begin) continue;
    m->values.at[arg] = (gv_value){
        .def = GV_DEF_COPY, .width = old.width, .size = old.size, .a = other, .loc = old.loc};
    return;
  }
}

/* A sum that is made wide before and narrow again, as C has it of numbers of few bits, is one of
 * these: it may wrap. */
static void make_narrow(gv_finder *f, gv_value_id id) {
  gv_value cut_off = f->m->values.at[id];
  if (!gv_is_arith(&cut_off, GV_TRUNC) || cut_off.width < 8) return;
  gv_value sum = f->m->values.at[gv_strip(f->m, cut_off.a)];
  int64_t k;
  if (!gv_is_arith_in(&sum, GV_SUMS) || !gv_find_is_number(f, sum.b, &k)) return;
  gv_value wide = f->m->values.at[gv_strip(f->m, sum.a)];
  if (gv_find_widening(&wide) == GV_ADD) return;
  if (f->m->values.at[wide.a].width != cut_off.width) return;
  if (k < -LARGEST_STEP || k > LARGEST_STEP) return;
  gv_value_id by = gv_find_number(f, gv_sign_extend(k, cut_off.width), cut_off.width);
  gv_value *v = &f->m->values.at[id];
  v->a = wide.a, v->b = by, v->c = sum.c, v->k = 0;
}

void gv_find_same_counters(gv_finder *f) {
  bool any = false;
  uint32_t values = f->m->values.len;
  for (gv_value_id id = 0; id < values; id++) make_narrow(f, id);
  for (gv_value_id id = 0; id < values; id++) {
    if (f->m->values.at[id].def != GV_DEF_BLOCK_ARG || !f->m->values.at[id].width) continue;
    merge_with_others(f, id);
    any |= f->m->values.at[id].def != GV_DEF_BLOCK_ARG;
  }
  if (any) gv_find_give(f);
}

/* ---- whether the element is among them ------------------------------------------------------- */

static gv_value_id ask_once(gv_finder *f, uint32_t function, gv_arith by, gv_value_id a,
                            gv_value_id b) {
  gv_value_id made = gv_find_arith(f, by, a, b, 1);
  *gv_push(&f->asked) = (gv_asked){function, made, GV_NONE};
  return made;
}

/* The number, before it was made wide. */
static gv_value_id narrow(const gv_finder *f, gv_value_id id) {
  const gv_value *v = &f->m->values.at[id = gv_strip(f->m, id)];
  return gv_find_widening(v) == GV_ADD ? id : gv_strip(f->m, v->a);
}

/* Does the program compare the number with a constant? */
static bool is_compared_with_constants(gv_finder *f, gv_value_id of) {
  if (!f->compared) {
    f->compared = gv_malloc(f->globals + 1);
    memset(f->compared, 0, f->globals + 1);
    for (gv_value_id id = 0; id < f->globals; id++) {
      const gv_value *v = &f->m->values.at[id];
      int64_t k;
      if (!gv_is_arith_in(v, GV_COMPARISONS)) continue;
      gv_value_id a = narrow(f, v->a), b = narrow(f, v->b);
      if (a < f->globals && gv_find_is_number(f, v->b, &k)) f->compared[a] = true;
      if (b < f->globals && gv_find_is_number(f, v->a, &k)) f->compared[b] = true;
    }
  }
  of = narrow(f, of);
  return of < f->globals && f->compared[of];
}

/* a < b, of which one is a constant, where the ends of a loop are looked at: what is known of the
 * other one there. */
static gv_value_id ask_at_loop(gv_finder *f, gv_arith by, gv_value_id a, gv_value_id b) {
  int64_t k;
  bool left = gv_find_is_number(f, a, &k);
  if (f->at_loop != GV_NONE && !f->asking && (left || gv_find_is_number(f, b, &k))) {
    f->asking++;
    gv_range r = gv_find_range(f, left ? b : a, f->at_loop);
    f->asking--;
    bool ordered = by == GV_SLT || (k >= 0 && r.lo >= 0);
    if (ordered && (left ? k < r.lo : r.hi < k)) return gv_find_number(f, 1, 1);
    if (ordered && (left ? k >= r.hi : r.lo >= k)) return gv_find_number(f, 0, 1);
  }
  return gv_find_arith(f, by, a, b, 1);
}

/* Where the symbol is one of the constants that are indexes, what is compared is that: of constants
 * more is known, where the program compares with one, too. */
static gv_value_id by_constants(gv_finder *f, uint32_t function, gv_arith by, gv_value_id a,
                                gv_value_id b) {
  gv_value_id made = ask_once(f, function, by, a, b);
  if (!f->constants.len) return made;
  if (!is_compared_with_constants(f, a == f->k ? b : a)) return made;
  for (uint32_t i = 0; i < f->constants.len; i++) {
    if (f->constants.at[i].function != function) continue;
    gv_value_id c = gv_find_number(f, f->constants.at[i].k, 64),
                is = gv_find_arith(f, GV_EQ, c, f->k, 1);
    gv_value_id so = ask_at_loop(f, by, a == f->k ? c : a, b == f->k ? c : b);
    made = gv_find_or(f, gv_find_and(f, is, so), gv_find_and(f, gv_find_not(f, is), made));
  }
  return made;
}

/* Of the row, below a constant or above one: so is the element, as other loops ask for it. */
static gv_value_id ask_row(gv_finder *f, uint32_t function, bool below, int64_t k) {
  int64_t first;
  if (__builtin_add_overflow(k, !below, &k) || __builtin_mul_overflow(k, f->row_length, &first) ||
      k < 0)
    return gv_find_number(f, below == (k > 0), 1);
  gv_value_id is = ask_once(f, function, GV_SLT, f->m->symbol - 1, gv_find_number(f, first, 64));
  return below ? is : gv_find_not(f, is);
}

static gv_value_id ask_so(gv_finder *f, uint32_t function, gv_arith by, gv_value_id a,
                          gv_value_id b) {
  return f->k + 1 != f->m->symbol ? ask_once(f, function, by, a, b)
                                  : by_constants(f, function, by, a, b);
}

/* a < b of 64 bits, of which callers may know more. The symbol is not below zero: what is above it
 * as a signed number is so as an unsigned one, and what is below it as an unsigned number as a
 * signed one. It is said with it, since other loops compare in the other order. */
static gv_value_id ask(gv_finder *f, uint32_t function, gv_arith by, gv_value_id a, gv_value_id b) {
  int64_t k;
  bool left = gv_find_is_number(f, b, &k), right = !left && gv_find_is_number(f, a, &k);
  if (left && a == f->k && k <= 0) return gv_find_number(f, by == GV_ULT && k < 0, 1);
  if (right && b == f->k && k < 0) return gv_find_number(f, by == GV_SLT, 1);
  if (left || right) by = GV_SLT;
  if (f->columns && left && a == f->k && k >= f->columns) return gv_find_number(f, 1, 1);
  if (f->columns && right && b == f->k && k >= f->columns - 1) return gv_find_number(f, 0, 1);
  if (f->row_length && (a == f->k ? left : right && b == f->k))
    return ask_row(f, function, left, k);
  if (left || right) return ask_once(f, function, by, a, b);
  gv_value_id is = ask_so(f, function, by, a, b);
  if (by != GV_ULT) return is;
  if (a != f->k && b != f->k) return is;
  gv_value_id as_signed = ask_so(f, function, GV_SLT, a, b);
  return a == f->k ? gv_find_or(f, is, as_signed) : gv_find_and(f, is, as_signed);
}

/* An end of the numbers, in terms of indexes: `of` of 64 bits, plus a constant. */
typedef struct end {
  gv_value_id of;
  int64_t plus;
  bool exact; /* the sum does not wrap */
} end;

static end end_of(gv_finder *f, const loop *l, gv_value_id id, int64_t plus) {
  uint8_t width = width_of(f, id);
  gv_arith wide = id == l->first && l->wide != GV_ADD ? l->wide
                  : l->by == GV_SLT                   ? GV_WIDEN
                                                      : GV_ZEXT;
  int64_t k;
  if (gv_find_is_number(f, id, &k)) {
    if (wide == GV_ZEXT && width) k = (int64_t)cut((uint64_t)k, width);
    bool exact = !(l->by == GV_ULT && k < 0) && !__builtin_add_overflow(k, plus, &k);
    return (end){exact ? gv_find_number(f, k, 64) : GV_NONE, 0, true};
  }
  if (width != 64) return (end){gv_find_arith(f, wide, id, id, 64), plus, true};
  gv_linear made = gv_find_linear(f, id);
  bool same_order = l->by == GV_SLT || (made.wide == GV_ZEXT && made.plus >= 0);
  if (made.wide == GV_ADD || !same_order) return (end){id, plus, false};
  return (end){gv_find_arith(f, made.wide, made.of, made.of, 64), made.plus + plus, true};
}

static const gv_ghost *ghost_of(gv_finder *f, uint32_t loop_id, gv_value_id index,
                                const gv_linear *of, gv_value_id hit);

/* In this block of the loop the index is the one that is followed, and with it within the bounds.
 */
static gv_value_id hit_in(gv_finder *f, const loop *l, const gv_ghost *g, uint32_t block) {
  bool inside = block != GV_NONE && gv_find_in_loop(f, l, block) && (l->behind || block != l->head);
  return inside && l->entered && l->test != GV_NONE && g->within != GV_NONE
             ? gv_find_and(f, g->hit, g->within)
             : g->hit;
}

enum { JOINS_DEPTH = 3, JOINS_EDGES = 8, JOINS_LIMIT = 256 };

/* The symbol is below the number `id`, made wide: what a loop has come to that counts up from zero
 * is what it has seen, and what comes to a block by several edges is below it or not as each of
 * them says. GV_NONE: there is no more to say of the number than that it is one. */
static gv_value_id is_below_number(gv_finder *f, gv_value_id id, gv_arith wide, uint32_t block,
                                   int depth);

static gv_value_id is_below_wide(gv_finder *f, gv_value_id id, gv_arith wide) {
  gv_value_id x = wide == GV_ADD ? id : gv_find_arith(f, wide, id, id, 64);
  int64_t k;
  if (gv_find_is_number(f, id, &k) && k <= 0 && (!k || wide != GV_ZEXT))
    return gv_find_number(f, 0, 1);
  return gv_find_arith(f, GV_SLT, f->k, x, 1);
}

/* … what the counter of the loop has come to, or, `next`, comes to next. */
static gv_value_id is_seen(gv_finder *f, uint32_t loop_id, gv_arith wide, bool next,
                           uint32_t block) {
  loop l = f->loops.at[loop_id];
  int64_t first;
  bool small = l.first != GV_NONE && gv_find_is_number(f, l.first, &first) && !first && l.step == 1;
  bool wraps = width_of(f, l.counter) != 64 && !gv_find_is_flagged(f, &l, GV_ARITH_NSW);
  if (!small) return GV_NONE;
  if (wraps) return GV_NONE;
  if (f->joins++ > JOINS_LIMIT) return GV_NONE;
  if ((width_of(f, l.counter) == 64) != (wide == GV_ADD)) return GV_NONE;
  gv_linear of = {l.counter, wide, 0};
  gv_value_id index = wide == GV_ADD ? l.counter : gv_find_arith(f, wide, l.counter, l.counter, 64);
  const gv_ghost *g = ghost_of(f, loop_id, index, &of, gv_find_arith(f, GV_EQ, index, f->k, 1));
  bool left =
      l.behind &&
      (block == GV_NONE ||
       !gv_find_in_loop(f, &l,
                        block)); /* its number there is that of the last iteration, tested before */
  return next ? gv_find_or(f, g->seen, hit_in(f, &l, g, left ? l.head : block)) : g->seen;
}

static gv_value_id is_below_joined(gv_finder *f, gv_value_id id, gv_arith wide, int depth) {
  uint32_t block = f->m->values.at[id].a, first = f->pred_start[block],
           end = f->pred_start[block + 1];
  if (end - first > JOINS_EDGES) return GV_NONE;
  if (end == first) return GV_NONE;
  if (f->joins++ > JOINS_LIMIT) return GV_NONE;
  for (uint32_t p = first; p < end; p++)
    if (source_of(f, f->preds[p], id) == GV_NONE) return GV_NONE;
  gv_value_id made = gv_find_argument(f, block, 1);
  for (uint32_t p = first; p < end; p++) {
    gv_value_id source = gv_strip(f->m, source_of(f, f->preds[p], id)),
                is = is_below_number(f, source, wide, f->edge_from[f->preds[p]], depth + 1);
    *gv_push(&f->given) =
        (gv_given){f->preds[p], made, is == GV_NONE ? is_below_wide(f, source, wide) : is};
  }
  return made;
}

static gv_value_id is_below_number(gv_finder *f, gv_value_id id, gv_arith wide, uint32_t block,
                                   int depth) {
  gv_value whole = f->m->values.at[id];
  if (gv_is_arith(&whole, GV_TRUNC) && wide != GV_ADD && whole.width == 32 && block != GV_NONE &&
      depth <= JOINS_DEPTH && f->asking == 0) {
    f->asking++;
    gv_range r = gv_find_range(f, whole.a, block); /* nothing is cut off */
    f->asking--;
    bool same = r.lo >= 0 && r.hi <= INT32_MAX && width_of(f, whole.a) == 64;
    return same ? is_below_number(f, gv_strip(f->m, whole.a), GV_ADD, block, depth + 1) : GV_NONE;
  }
  const gv_value *v = &f->m->values.at[id];
  bool sum = v->def == GV_DEF_ARITH && (wide == GV_ADD || v->k & GV_ARITH_NSW);
  if (depth > JOINS_DEPTH) return GV_NONE;
  if (f->joins > JOINS_LIMIT) return GV_NONE;
  if (v->width < 32) return GV_NONE;
  gv_value_id counter = v->def == GV_DEF_BLOCK_ARG ? id : sum ? gv_strip(f->m, v->a) : GV_NONE;
  if (counter == GV_NONE || f->m->values.at[counter].def != GV_DEF_BLOCK_ARG) return GV_NONE;
  uint32_t loop_id = gv_find_loop(f, counter);
  bool next =
      id != counter && loop_id != GV_NONE && step_of(f, id, counter) == f->loops.at[loop_id].step;
  if (loop_id != GV_NONE && (id == counter || next)) return is_seen(f, loop_id, wide, next, block);
  return id == counter && loop_id == GV_NONE ? is_below_joined(f, id, wide, depth) : GV_NONE;
}

/* k < x, of 64 bits. */
static gv_value_id ask_below(gv_finder *f, uint32_t function, gv_arith by, gv_value_id x) {
  const gv_value *v = &f->m->values.at[gv_strip(f->m, x)];
  gv_arith wide = gv_find_widening(v);
  gv_value_id of = wide == GV_ADD ? gv_strip(f->m, x) : gv_strip(f->m, v->a), is = GV_NONE;
  if (by == GV_SLT && v->width == 64) is = is_below_number(f, of, wide, GV_NONE, 0);
  return is == GV_NONE ? ask(f, function, by, f->k, x) : is;
}

/* k <= x, the counter of a loop, made wide or not: it has come to the element, or is there.
 * GV_NONE: it is none that says so. */
static gv_value_id is_below_next(gv_finder *f, gv_value_id x) {
  const gv_value *v = &f->m->values.at[x = gv_strip(f->m, x)];
  gv_arith wide = gv_find_widening(v);
  gv_value_id counter = wide == GV_ADD ? x : gv_strip(f->m, v->a);
  if (f->k + 1 != f->m->symbol) return GV_NONE;
  if (f->m->values.at[counter].def != GV_DEF_BLOCK_ARG) return GV_NONE;
  if (f->joins > JOINS_LIMIT) return GV_NONE;
  uint32_t loop_id = gv_find_loop(f, counter);
  return loop_id == GV_NONE ? GV_NONE : is_seen(f, loop_id, wide, true, GV_NONE);
}

enum { MOST_STEPS = 4 };

/* k < of + plus, as signed numbers that do not wrap: the symbol is far from the largest one, so
 * that the constant is taken from it. What is below of + plus for a smaller sum is below it, too,
 * and said with it: it is what other loops and indexes are compared with. */
static gv_value_id is_below_sum(gv_finder *f, uint32_t function, gv_value_id of, int64_t plus) {
  int64_t k;
  if (gv_find_is_number(f, of, &k) && !__builtin_add_overflow(k, plus, &k))
    return ask(f, function, GV_SLT, f->k, gv_find_number(f, k, 64));
  gv_value_id next = plus == 1 ? is_below_next(f, of) : GV_NONE;
  if (next != GV_NONE) return next;
  if (plus == 1) {
    gv_value_id past = ask(f, function, GV_SLT, of, f->k);
    return gv_find_or(f, ask_below(f, function, GV_SLT, of), gv_find_not(f, past));
  }
  gv_value_id is = ask_below(f, function, GV_SLT, of);
  int64_t far = plus < 0 ? -plus : plus;
  for (int64_t d = far > MOST_STEPS ? far : 1; d <= far; d++) {
    gv_value_id moved =
        gv_find_arith(f, GV_ADD, f->k, gv_find_number(f, plus < 0 ? d : -d, 64), 64);
    gv_value_id so = ask_once(f, function, GV_SLT, moved, of);
    is = plus < 0 ? gv_find_and(f, is, so) : gv_find_or(f, is, so);
  }
  return is;
}

/* … of the end of a loop. GV_NONE: it cannot be said. */
static gv_value_id is_below(gv_finder *f, const loop *l, end e, int64_t more) {
  uint32_t function = gv_find_function(f, l->head);
  bool is_signed = e.exact || l->by == GV_SLT;
  if (e.of == GV_NONE) return GV_NONE;
  if (e.plus < -INT32_MAX || e.plus > INT32_MAX) return GV_NONE;
  if (is_signed) return is_below_sum(f, function, e.of, e.plus + more);
  if (e.plus + more == 0) return ask_below(f, function, l->by, e.of);
  return e.plus + more == 1 ? gv_find_not(f, ask(f, function, l->by, e.of, f->k)) : GV_NONE;
}

/* The index is below the end, or, not `strictly`, it is the end: as whole numbers k < of + plus. */
static gv_value_id is_before(gv_finder *f, const loop *l, end e, bool strictly) {
  return is_below(f, l, e, strictly ? 0 : 1);
}

static gv_value_id is_above(gv_finder *f, const loop *l, end e, bool strictly) {
  gv_value_id below = is_below(f, l, e, strictly ? 1 : 0);
  return below == GV_NONE ? GV_NONE : gv_find_not(f, below);
}

/* A sum of one and what is not constant, as the end of a loop that counts down from there; or of a
 * multiple of its step. */
static end without_sum(gv_finder *f, const loop *l, gv_value_id id, int64_t plus) {
  const gv_value *v = &f->m->values.at[gv_strip(f->m, id)];
  int64_t k;
  bool sum = gv_is_arith_in(v, GV_SUMS) && gv_find_is_number(f, v->b, &k);
  bool near = sum && (k == 1 || k == -1),
       multiple = sum && !gv_counts_by_one(l) && is_multiple_of(f, v->a, step_size(l));
  if ((!near && !multiple) || k < -INT32_MAX || k > INT32_MAX || l->by != GV_SLT ||
      !(v->k & GV_ARITH_NSW) || !gv_find_is_number(f, v->b, &k))
    return end_of(f, l, id, plus);
  gv_value_id of = v->a;
  bool is_first = id == l->first && l->wide != GV_ADD;
  return is_first ? end_of(f, l, id, plus) : end_of(f, l, of, plus + (v->c == GV_SUB ? -k : k));
}

/* Numbers made wide in one way are in the order in which the loop compares them, or all of them
 * have the same order either way. */
static bool keeps_order(const gv_finder *f, const loop *l, const gv_linear *index) {
  if (width_of(f, l->counter) == 64) return index->wide == GV_ADD;
  if (index->wide == GV_ADD) return false;
  if (l->wide != GV_ADD && l->wide != index->wide) return false;
  if (l->never_below) return true;
  return l->by == GV_ULT ? index->wide == GV_ZEXT : index->wide == GV_WIDEN || l->wide == GV_ZEXT;
}

gv_value_id gv_find_counter_wide(gv_finder *f, gv_value_id counter) {
  if (width_of(f, counter) == 64) return counter;
  uint32_t loop_id = gv_find_loop(f, counter);
  gv_linear index = {counter, GV_WIDEN, 0};
  bool is_signed = loop_id == GV_NONE || keeps_order(f, &f->loops.at[loop_id], &index);
  return gv_find_arith(f, is_signed ? GV_WIDEN : GV_ZEXT, counter, counter, 64);
}

bool gv_find_stays_the_same(const gv_finder *f, const loop *l, gv_value_id id) {
  return stays_the_same(f, l, id, 0);
}

bool gv_find_is_turn(const gv_finder *f, const loop *l, uint32_t edge) {
  return f->m->edges.at[edge].target == l->head && gv_find_in_loop(f, l, f->edge_from[edge]);
}

bool gv_find_limit(const gv_finder *f, const loop *l, gv_arith wide, uint32_t block,
                   gv_linear *limit) {
  const gv_linear index = {l->counter, wide, 0};
  bool tested = l->test != GV_NONE && l->step > 0 && !l->inclusive && l->by == GV_SLT &&
                keeps_order(f, l, &index);
  if (!tested) return false;
  if (l->behind ? !l->entered : block == l->head) return false;
  bool narrow = width_of(f, l->bound) != 64; /* as narrow as the counter */
  *limit =
      narrow ? (gv_linear){gv_strip(f->m, l->bound), GV_WIDEN, 0} : gv_find_linear(f, l->bound);
  if (limit->plus) return false;
  return !narrow || wide == GV_WIDEN;
}

/* What is left of a division of the indexes by the step of the loop; -1: not known. */
static int64_t rest_of_index(const gv_finder *f, const loop *l, const gv_linear *index) {
  int64_t by = step_size(l), rest, first;
  bool constant = gv_find_is_number(f, l->first, &first);
  if (index->plus < -INT32_MAX || index->plus > INT32_MAX) return -1;
  if (constant && first < 0) return -1;
  if (!constant && (l->by != GV_SLT || l->wide == GV_ZEXT)) return -1;
  if (!is_left_of(f, l->first, by, &rest)) return -1;
  return ((rest + index->plus) % by + by) % by;
}

/* The end in terms of a multiple of the step: *plus is what it is more than that. False: it is
 * none. */
static bool take_multiple(const gv_finder *f, const loop *l, end e, int64_t rest, int64_t *plus) {
  int64_t by = step_size(l);
  if (e.of == GV_NONE) return false;
  if (rest < 0) return false;
  if (by == 1) return false;
  if (!e.exact && l->by != GV_SLT) return false;
  bool constant = gv_find_is_number(f, e.of, plus);
  if (!constant && !is_multiple_of(f, e.of, by)) return false;
  if (!constant) *plus = 0;
  if (__builtin_add_overflow(*plus, e.plus, plus)) return false;
  if (*plus <= -INT32_MAX) return false;
  return *plus < INT32_MAX;
}

static end moved_end(gv_finder *f, end e, int64_t plus) {
  int64_t k;
  if (gv_find_is_number(f, e.of, &k)) return (end){gv_find_number(f, plus, 64), 0, true};
  e.plus = plus;
  return e;
}

static int64_t modulo(int64_t k, int64_t by) { return (k % by + by) % by; }

/* Of the numbers that leave `rest` those below the end are those below any other number up to the
 * next that leaves it: one of these is a multiple of the step, as other loops say it. */
static end on_multiple(gv_finder *f, const loop *l, end e, bool *strictly, int64_t rest) {
  int64_t by = step_size(l), most;
  if (!take_multiple(f, l, e, rest, &most)) return e;
  most -= *strictly;
  most -= modulo(most - rest, by); /* the last one */
  *strictly = true;
  return moved_end(f, e, most + by - modulo(most, by));
}

/* … and those that are no less. */
static end from_multiple(gv_finder *f, const loop *l, end e, bool *strictly, int64_t rest) {
  int64_t by = step_size(l), least;
  if (!take_multiple(f, l, e, rest, &least)) return e;
  least += *strictly;
  least += modulo(rest - least, by); /* the first one */
  *strictly = false;
  return moved_end(f, e, least - modulo(least, by));
}

/* The loop comes by the index that is followed, as far as what is left of a division by the step
 * says: said as one of a row of cases, of which one always holds and no two do. GV_NONE: not known.
 */
static gv_value_id is_on_step(gv_finder *f, const loop *l, const gv_linear *index) {
  int64_t by = step_size(l), rest = rest_of_index(f, l, index);
  if (rest < 0) return GV_NONE;
  gv_value_id left = gv_find_arith(f, GV_UREM, f->k, gv_find_number(f, by, 64), 64),
              is = gv_find_number(f, 1, 1);
  for (int64_t r = 0; r <= rest && r < by - 1; r++) {
    gv_value_id so = gv_find_arith(f, GV_EQ, left, gv_find_number(f, r, 64), 1);
    is = gv_find_and(f, is, r == rest ? so : gv_find_not(f, so));
  }
  return is;
}

/* The index that is followed lies within the bounds of the loop: true or false in its blocks. */
static gv_value_id within_bounds(gv_finder *f, const loop *l, const gv_linear *index) {
  if (l->test == GV_NONE || !keeps_order(f, l, index)) return GV_NONE;
  gv_value_id low = l->step > 0 ? l->first : l->bound, high = l->step > 0 ? l->bound : l->first;
  bool above = l->step < 0 && !l->inclusive, below = l->step > 0 && !l->inclusive; /* strictly */
  int64_t rest = gv_counts_by_one(l) ? -1 : rest_of_index(f, l, index);
  bool strictly_above = above, strictly_below = below;
  end least = from_multiple(f, l, without_sum(f, l, low, index->plus), &strictly_above, rest);
  end most = on_multiple(f, l, without_sum(f, l, high, index->plus), &strictly_below, rest);
  gv_value_id lowest = is_above(f, l, least, strictly_above);
  gv_value_id highest = is_before(f, l, most, strictly_below);
  if (lowest == GV_NONE) lowest = is_above(f, l, end_of(f, l, low, index->plus), above);
  if (highest == GV_NONE) highest = is_before(f, l, end_of(f, l, high, index->plus), below);
  if (lowest == GV_NONE || highest == GV_NONE) return GV_NONE;
  gv_value_id inside = gv_find_and(f, lowest, highest),
              on = gv_counts_by_one(l) ? GV_NONE : is_on_step(f, l, index);
  if (gv_counts_by_one(l)) return inside;
  return on == GV_NONE ? GV_NONE : gv_find_and(f, inside, on);
}

static gv_value_id within(gv_finder *f, const loop *l, const gv_linear *index) {
  uint32_t outer = f->at_loop;
  f->at_loop = l->head;
  gv_value_id is = within_bounds(f, l, index);
  f->at_loop = outer;
  return is;
}

/* The loop goes on as long as the element is to come. */
static void go_on_to_it(gv_finder *f, const loop *l, const gv_ghost *g) {
  gv_model *m = f->m;
  const gv_op *last = &m->ops.at[gv_terminator(m, l->test)];
  gv_value_id seen = l->behind ? gv_find_or(f, g->seen, g->hit) : g->seen;
  gv_value_id to_come = gv_find_and(f, gv_find_not(f, seen), g->within),
              condition = m->operands.at[last->first_operand];
  condition = l->stays_first ? gv_find_or(f, condition, to_come)
                             : gv_find_and(f, condition, gv_find_not(f, to_come));
  m->operands.at[last->first_operand] = condition;
}

/* Has the counter, as it comes round by the edge, passed the index? On ways that do not bring it on
 * no more than before. */
static gv_value_id passed(gv_finder *f, const loop *l, const gv_ghost *g, gv_value_id source,
                          uint32_t from, int depth) {
  source = gv_strip(f->m, source);
  if (source == l->counter) return g->seen;
  if (!l->sometimes || step_of(f, source, l->counter) || depth > STEPS_DEPTH)
    return gv_find_or(f, g->seen, hit_in(f, l, g, from));
  uint32_t block = f->m->values.at[source].a;
  gv_value_id made = gv_find_argument(f, block, 1);
  for (uint32_t p = f->pred_start[block]; p < f->pred_start[block + 1]; p++) {
    uint32_t edge = f->preds[p];
    gv_value_id is = passed(f, l, g, source_of(f, edge, source), f->edge_from[edge], depth + 1);
    *gv_push(&f->given) = (gv_given){edge, made, is};
  }
  return made;
}

static const gv_ghost *ghost_of(gv_finder *f, uint32_t loop_id, gv_value_id index,
                                const gv_linear *of, gv_value_id hit) {
  loop copy = f->loops.at[loop_id]; /* others may be found meanwhile */
  const loop *l = &copy;
  for (uint32_t i = 0; i < f->ghosts.len; i++) {
    gv_linear known = gv_find_linear(f, f->ghosts.at[i].index);
    bool same = f->ghosts.at[i].loop == loop_id && f->ghosts.at[i].symbol == f->k;
    if (same && known.plus == of->plus && known.wide == of->wide) return &f->ghosts.at[i];
  }
  gv_ghost g = {.loop = loop_id, .symbol = f->k, .index = index, .hit = hit};
  g.seen = gv_find_argument(f, l->head, 1);
  g.within = within(f, l, of);
  gv_value_id on_entry = gv_find_number(f, 0, 1);
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++) {
    uint32_t edge = f->preds[p];
    bool inside = gv_find_in_loop(f, l, f->edge_from[edge]);
    gv_value_id source =
        inside ? passed(f, l, &g, source_of(f, edge, l->counter), f->edge_from[edge], 0) : on_entry;
    *gv_push(&f->given) = (gv_given){edge, g.seen, source};
  }
  if (g.within != GV_NONE) go_on_to_it(f, l, &g);
  *gv_push(&f->ghosts) = g;
  return &f->ghosts.at[f->ghosts.len - 1];
}

/* The symbol is below the number; so is each constant index that it may be, or is not. */
static gv_value_id is_below_constant(gv_finder *f, int64_t k, uint32_t block) {
  gv_value_id made = gv_find_arith(f, GV_SLT, f->k, gv_find_number(f, k, 64), 1);
  bool whole = block != GV_NONE && f->k + 1 == f->m->symbol;
  for (uint32_t i = 0; i < f->constants.len && whole; i++) {
    gv_constant_index c = f->constants.at[i];
    if (c.function != gv_find_function(f, block)) continue;
    gv_value_id is = gv_find_arith(f, GV_EQ, gv_find_number(f, c.k, 64), f->k, 1);
    made = c.k < k ? gv_find_or(f, is, made) : gv_find_and(f, gv_find_not(f, is), made);
  }
  return made;
}

/* What is left of a division by a number that is not constant is below that number: so is the
 * symbol where it is that, said as loops say it that count up to the number. */
static gv_value_id below_divisor(gv_finder *f, gv_value_id hit, const gv_value *rest,
                                 uint32_t block) {
  gv_value_id by = gv_strip(f->m, rest->b);
  if (block == GV_NONE) return hit;
  if (f->asking) return hit;
  if (f->k + 1 != f->m->symbol) return hit;
  f->asking++;
  gv_range r = gv_find_range(f, by, block);
  f->asking--;
  uint32_t function = gv_find_function(f, block);
  uint8_t width = width_of(f, by);
  if (r.lo < 0 && (rest->c == GV_SREM || width == 64)) return hit;
  if (width != 64) by = gv_find_arith(f, r.lo < 0 ? GV_ZEXT : GV_WIDEN, by, by, 64);
  gv_value_id below = ask_below(f, function, GV_SLT, by);
  if (width == 64 || r.lo < 0) return gv_find_and(f, hit, below);
  by = gv_find_arith(f, GV_ZEXT, gv_strip(f->m, rest->b), gv_strip(f->m, rest->b), 64);
  return gv_find_and(f, gv_find_and(f, hit, below), ask(f, function, GV_SLT, f->k, by));
}

/* What is left of a division, and the last bits, are below a constant: so is the symbol where it is
 * that. */
static gv_value_id is_hit(gv_finder *f, gv_value_id index, const gv_linear *of, uint32_t block) {
  int64_t fixed;
  if (gv_find_is_number(f, index, &fixed) && fixed < 0)
    return gv_find_number(f, 0, 1); /* the symbol is none below zero */
  if (of->wide != GV_ADD) index = gv_find_arith(f, of->wide, of->of, of->of, 64);
  if (of->wide != GV_ADD && of->plus)
    index = gv_find_arith(f, GV_ADD, index, gv_find_number(f, of->plus, 64), 64);
  gv_value_id hit = gv_find_arith(f, GV_EQ, index, f->k, 1);
  const gv_value v = f->m->values.at[of->of];
  int64_t k;
  bool rest = gv_is_arith_in(&v, GV_REMAINDERS);
  bool below_zero = v.c == GV_SREM && of->wide == GV_ZEXT; /* that becomes a large index */
  if (!rest) return hit;
  if (of->plus) return hit;
  if (below_zero) return hit;
  if (!gv_find_is_number(f, v.b, &k)) return v.c == GV_AND ? hit : below_divisor(f, hit, &v, block);
  if (k <= 0 || k > INT32_MAX) return hit;
  return gv_find_and(f, hit, is_below_constant(f, k + (v.c == GV_AND), block));
}

/* An index that is a number less a constant is below that number, as in `a[n - 1]`, and of one that
 * is more it is not: what loops are told by. */
static gv_value_id beside(gv_finder *f, const gv_linear *of, gv_value_id hit, uint32_t block) {
  int64_t k;
  if (!of->plus) return hit;
  if (of->plus < -INT32_MAX || of->plus > INT32_MAX) return hit;
  if (gv_find_is_number(f, of->of, &k)) return hit;
  if (of->wide == GV_ADD && width_of(f, of->of) != 64) return hit;
  gv_value_id x = of->wide == GV_ADD ? of->of : gv_find_arith(f, of->wide, of->of, of->of, 64);
  gv_value_id below = is_below_sum(f, gv_find_function(f, block), x, 0);
  return gv_find_and(f, hit, of->plus < 0 ? below : gv_find_not(f, below));
}

/* ---- rows ------------------------------------------------------------------------------------ */

/* The index is row * length + column, as whole numbers, and the column is not below zero and below
 * the length: then the element is the one that is followed where the row is k / length and the
 * column is what is left, and each is a number as any index is. */
typedef struct row {
  gv_value_id row, column, length; /* of 64 bits */
} row;

enum { LONG_ROW = 1 << 16, LARGEST_RING = 1 << 16 };

static gv_value_id made_wide(gv_finder *f, gv_arith wide, gv_value_id id) {
  int64_t k;
  if (wide == GV_ADD) return id;
  if (gv_find_is_number(f, id, &k))
    return gv_find_number(f, wide == GV_ZEXT ? (int64_t)cut((uint64_t)k, width_of(f, id)) : k, 64);
  return gv_find_arith(f, wide, id, id, 64);
}

/* A number that was made wide itself, or, `wide`, lies in what is. */
static gv_arith take_wide(const gv_finder *f, gv_value_id *id, gv_arith wide) {
  const gv_value *v = &f->m->values.at[ *id = gv_strip(f->m, *id)];
  if (wide != GV_ADD || gv_find_widening(v) == GV_ADD) return wide;
  *id = gv_strip(f->m, v->a);
  return gv_find_widening(v);
}

/* The product of a number and the length. Where nothing says that it does not wrap, the number is
 * the counter of a loop that goes up from a small one, and the length is small: as many rounds as
 * it takes nobody waits for. */
static bool take_product(gv_finder *f, gv_value_id id, gv_arith wide, row *r) {
  wide = take_wide(f, &id, wide);
  gv_value v = f->m->values.at[id];
  int64_t k, first;
  if (!gv_is_arith_in(&v, GV_PRODUCTS)) return false;
  bool swapped = v.c == GV_MUL && gv_find_is_number(f, v.a, &k) && !gv_find_is_number(f, v.b, &k);
  gv_value_id of = gv_strip(f->m, swapped ? v.b : v.a),
              length = gv_strip(f->m, swapped ? v.a : v.b);
  bool constant = gv_find_is_number(f, length, &k),
       exact = v.k & (wide == GV_ZEXT ? GV_ARITH_NUW : GV_ARITH_NSW);
  if (v.c == GV_SHL && (!constant || k < 0 || k > 16)) return false;
  if (v.c == GV_SHL) k = INT64_C(1) << k;
  if (constant && (k < 1 || k > LONG_ROW)) return false;
  if (!exact) {
    gv_value_id counter = of;
    bool narrow =
        wide == GV_ADD && take_wide(f, &counter, wide) != GV_ADD && width_of(f, counter) <= 32;
    uint32_t loop_id = narrow || wide != GV_ADD ? GV_NONE : gv_find_loop(f, counter);
    const loop *l = loop_id == GV_NONE ? NULL : &f->loops.at[loop_id];
    bool small = l && l->step == 1 && l->first != GV_NONE &&
                 gv_find_is_number(f, l->first, &first) && first >= 0 && first < LONG_ROW;
    if (!constant) return false;
    if (!narrow && !small) return false;
  }
  r->row = made_wide(f, wide, of);
  r->length = constant ? gv_find_number(f, k, 64) : made_wide(f, wide, length);
  return true;
}

/* Not below zero, and below the length: by the bounds of the loop that counts it. */
static bool is_within_row(gv_finder *f, const row *r, uint32_t block) {
  gv_linear of = gv_find_linear(f, r->column);
  uint32_t loop_id = of.plus < 0 || of.plus > LONG_ROW ? GV_NONE : gv_find_loop(f, of.of);
  if (loop_id == GV_NONE || block == GV_NONE) return false;
  const loop *l = &f->loops.at[loop_id];
  int64_t first, bound, length;
  if (l->test == GV_NONE) return false;
  if (!l->entered) return false;
  if (!gv_find_in_loop(f, l, block)) return false;
  if (!l->behind && block == l->head) return false;
  if (l->step < 0) return false;
  if (l->inclusive) return false;
  if (!keeps_order(f, l, &of)) return false;
  if (!gv_find_is_number(f, l->first, &first)) return false;
  if (first < 0) return false;
  if (first > LONG_ROW) return false;
  if (gv_find_is_number(f, r->length, &length))
    return gv_find_is_number(f, l->bound, &bound) && bound >= 0 && bound + of.plus <= length;
  gv_linear most = gv_find_linear(f, l->bound), all = gv_find_linear(f, r->length);
  if (of.plus) return false;
  if (most.plus) return false;
  if (all.plus) return false;
  if (most.of != all.of) return false;
  return of.wide == GV_ADD ? most.wide == all.wide
                           : (most.wide == all.wide || most.wide == GV_ADD) && all.wide == of.wide;
}

static bool take_row(gv_finder *f, gv_value_id index, uint32_t block, row *r) {
  gv_linear l = gv_find_linear(f, index);
  gv_value v = f->m->values.at[l.of];
  if (l.plus || !gv_is_arith(&v, GV_ADD)) return false;
  if (l.wide != GV_ADD && !(v.k & (l.wide == GV_ZEXT ? GV_ARITH_NUW : GV_ARITH_NSW))) return false;
  for (int i = 0; i < 2; i++) {
    gv_value_id column = gv_strip(f->m, i ? v.a : v.b);
    if (!take_product(f, i ? v.b : v.a, l.wide, r)) continue;
    int64_t k;
    bool constant = gv_find_is_number(f, r->length, &k);
    if (!constant && l.wide == GV_ADD && !(v.k & (GV_ARITH_NSW | GV_ARITH_NUW))) continue;
    r->column = made_wide(f, l.wide, column);
    if (is_within_row(f, r, block)) return true;
  }
  return false;
}

static gv_value_id is_followed(gv_finder *f, gv_value_id index, uint32_t block);

static gv_value_id is_row_followed(gv_finder *f, const row *r, uint32_t block) {
  gv_value_id k = f->k;
  int64_t length = 0, rows = f->row_length, columns = f->columns;
  gv_find_is_number(f, r->length, &length);
  f->row_length = k + 1 == f->m->symbol ? length : 0, f->columns = 0;
  f->k = gv_find_arith(f, GV_UDIV, k, r->length, 64);
  gv_value_id row = gv_find_is_followed(f, r->row, block);
  f->row_length = 0, f->columns = length;
  f->k = gv_find_arith(f, GV_UREM, k, r->length, 64);
  gv_value_id column = is_followed(f, r->column, block);
  f->k = k, f->row_length = rows, f->columns = columns;
  return gv_find_and(f, row, column);
}

gv_value_id gv_find_is_followed(gv_finder *f, gv_value_id index, uint32_t block) {
  row r;
  return take_row(f, index, block, &r) ? is_row_followed(f, &r, block)
                                       : is_followed(f, index, block);
}

gv_value_id gv_find_is_followed_in(gv_finder *f, gv_value_id index, uint32_t block, bool flat) {
  return flat ? is_followed(f, index, block) : gv_find_is_followed(f, index, block);
}

bool gv_find_is_flat(gv_finder *f, gv_value_id index, uint32_t block) {
  gv_linear l = gv_find_linear(f, index);
  gv_value v = f->m->values.at[l.of];
  row r;
  bool product = false;
  for (int i = 0; i < 2 && gv_is_arith(&v, GV_ADD); i++) {
    gv_value_id side = i ? v.b : v.a;
    take_wide(f, &side, GV_ADD);
    const gv_value *of = &f->m->values.at[side];
    product |= gv_is_arith_in(of, GV_PRODUCTS);
  }
  return product && !take_row(f, index, block, &r);
}

void gv_find_end(gv_finder *f, gv_value_id index, uint32_t *test, gv_value_id *bound) {
  uint32_t loop_id = gv_find_loop(f, gv_find_linear(f, index).of);
  if (loop_id == GV_NONE || f->loops.at[loop_id].test == GV_NONE) return;
  *test = gv_terminator(f->m, f->loops.at[loop_id].test);
  *bound = gv_strip(f->m, f->loops.at[loop_id].bound);
}

/* The index is what is left of the counter of a loop, which counts up from zero, in a division by
 * `length`: in the first rounds it is the counter. */
typedef struct ring {
  uint32_t loop_id;
  gv_value_id counter;
  int64_t length;
} ring;

static bool take_ring(gv_finder *f, const gv_linear *of, uint32_t block, ring *r) {
  const gv_value v = f->m->values.at[of->of];
  bool rest = gv_is_arith_in(&v, GV_REMAINDERS);
  int64_t first;
  if (!rest) return false;
  if (of->plus) return false;
  if (block == GV_NONE) return false;
  if (v.c == GV_SREM && of->wide == GV_ZEXT) return false;
  if (!gv_find_is_number(f, v.b, &r->length)) return false;
  if (r->length <= 0 || r->length > LARGEST_RING) return false;
  if (v.c == GV_AND && r->length & (r->length + 1)) return false;
  r->length += v.c == GV_AND;
  gv_linear counted = gv_find_linear(f, v.a);
  r->counter = counted.of;
  r->loop_id = counted.plus ? GV_NONE : gv_find_loop(f, counted.of);
  if (r->loop_id == GV_NONE || width_of(f, counted.of) < 32) return false;
  const loop *l = &f->loops.at[r->loop_id];
  if (l->step != 1) return false;
  if (l->sometimes) return false;
  if (l->first == GV_NONE) return false;
  if (!gv_find_is_number(f, l->first, &first)) return false;
  if (first) return false;
  return gv_find_in_loop(f, l, block);
}

/* Up to the round in which the counter is the symbol, which is below the length, it is no more than
 * that, and the index is the counter; behind a test that it is no less than the length it has been
 * the symbol. */
static gv_value_id is_ring_followed(gv_finder *f, const ring *r, gv_value_id hit, uint32_t block) {
  gv_value_id wide = gv_find_counter_wide(f, r->counter);
  gv_linear of = gv_find_linear(f, wide);
  gv_value_id first = gv_find_arith(f, GV_EQ, wide, f->k, 1);
  const gv_ghost g = *ghost_of(f, r->loop_id, wide, &of, first);
  const loop l = f->loops.at[r->loop_id];
  f->asking++;
  gv_range range = gv_find_range(f, r->counter, block);
  f->asking--;
  gv_value_id later = gv_find_and(f, hit, g.seen);
  if (range.lo >= r->length) return later;
  first = gv_find_and(f, hit_in(f, &l, &g, block), gv_find_not(f, g.seen));
  return gv_find_or(f, later, gv_find_and(f, first, is_below_constant(f, r->length, block)));
}

static gv_value_id is_followed(gv_finder *f, gv_value_id index, uint32_t block) {
  gv_linear of = gv_find_linear(f, index);
  gv_value_id hit = is_hit(f, index, &of, block);
  uint32_t loop_id = gv_find_loop(f, of.of);
  bool whole =
      f->k + 1 == f->m->symbol; /* of a row or column the caller makes the same of what it passes */
  if (f->m->values.at[of.of].def == GV_DEF_PARAM)
    *gv_push(&f->asked) = (gv_asked){gv_find_function(f, block), hit, whole ? index : GV_NONE};
  ring r;
  if (loop_id == GV_NONE && take_ring(f, &of, block, &r))
    return is_ring_followed(f, &r, hit, block);
  if (loop_id == GV_NONE) return beside(f, &of, hit, block);
  const gv_ghost *g = ghost_of(f, loop_id, index, &of, hit);
  const loop *l = &f->loops.at[loop_id];
  if (!gv_find_in_loop(f, l, block)) return hit;
  gv_value_id is = gv_find_and(f, hit, gv_find_not(f, g->seen)), met = hit_in(f, l, g, block);
  return met == g->hit ? is : gv_find_and(f, is, met);
}

gv_value_id gv_find_is_index(gv_finder *f, gv_value_id index) {
  gv_linear of = gv_find_linear(f, index);
  return is_hit(f, index, &of, GV_NONE);
}
