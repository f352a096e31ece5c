/* needs: a finder whose edges are known. gives: between which numbers a value lies wherever control
 * is in a block: by constants, the bounds of loops that count, what is compared on every way there
 * (array_said.c), and what callers pass (intervals: Cousot, Cousot, ISOP 1976, without iteration).
 * cost: each question takes at most RANGE_STEPS values, and for each comparison of one of them with
 * a constant the blocks of its function.
 *
 * What is not known is any number of its width. Numbers are signed; one that is compared as
 * unsigned is known only where both sides are not below zero.
 */
#include "program/array_ranges.h"

enum { RANGE_DEPTH = 12, RANGE_STEPS = 256, HYPOTHESES = 4, WIDENINGS = 4 };
enum { CYCLE_DEPTH = 6, CYCLE_STEPS = 64, FACTS = 4, THRESHOLDS = 8 };

/* The number lies in the range wherever it has come to its block so far. */
typedef struct hypothesis {
  gv_value_id id;
  gv_range range;
} hypothesis;

/* The condition holds, or does not, where it is asked: by the edge that control takes, or by what a
 * `select` chooses. */
typedef struct fact {
  gv_value_id condition;
  bool holds;
} fact;

typedef struct question {
  gv_finder *f;
  uint32_t steps;
  hypothesis hypotheses[HYPOTHESES];
  uint32_t supposed;
  fact facts[FACTS];
  uint32_t first_fact, end_fact; /* those of the place that is being looked at */
  bool unreachable; /* control never comes there: they contradict each other, or what is supposed */
  int64_t thresholds[THRESHOLDS]; /* constants with which facts compare something */
  uint32_t found;                 /* of these */
} question;

static gv_range range_of(question *q, gv_value_id id, uint32_t block, int depth);

static const gv_range empty = {INT64_MAX, INT64_MIN};

static bool is_empty(gv_range r) { return r.lo > r.hi; }

/* ---- facts ----------------------------------------------------------------------------------- */

static void note_constant(question *q, int64_t k) {
  for (uint32_t i = 0; i < q->found; i++)
    if (q->thresholds[i] == k) return;
  if (q->found < THRESHOLDS) q->thresholds[q->found++] = k;
}

/* Those of comparisons that the condition is, or is put together of. */
static void note_thresholds(question *q, gv_value_id condition, bool holds, int depth) {
  gv_comparison c;
  gv_value_id x, a, b;
  int64_t k;
  bool equal;
  if (gv_find_equality(q->f, condition, true, &x, &k, &equal)) {
    note_constant(q, k);
  } else if (gv_find_comparison(q->f, condition, &c)) {
    if (gv_find_is_number(q->f, c.b, &k) || gv_find_is_number(q->f, c.a, &k)) note_constant(q, k);
  } else if (depth < CYCLE_DEPTH && gv_find_both(q->f, condition, holds, &a, &b)) {
    note_thresholds(q, a, holds, depth + 1);
    note_thresholds(q, b, holds, depth + 1);
  }
}

/* False: there are too many, and it is left out. */
static bool enter_fact(question *q, gv_value_id condition, bool holds) {
  if (q->end_fact == FACTS) return false;
  q->facts[q->end_fact++] = (fact){condition, holds};
  note_thresholds(q, condition, holds, 0);
  return true;
}

static gv_range said_by_facts(question *q, gv_value_id id, gv_range r) {
  const gv_range any = gv_range_any(q->f->m->values.at[id].width);
  for (uint32_t i = q->first_fact; i < q->end_fact; i++) {
    const fact *is = &q->facts[i];
    gv_range said = gv_range_said_by(q->f, is->condition, is->holds, id, any);
    q->unreachable |= said.lo > r.hi || said.hi < r.lo;
    r = gv_range_said_by(q->f, is->condition, is->holds, id, r);
  }
  return r;
}

/* ---- counters -------------------------------------------------------------------------------- */

/* From a constant it comes to numbers that are some steps away. */
static gv_range in_steps(gv_range first, int64_t step, gv_range r) {
  bool near = gv_is_near(first.lo) && gv_is_near(r.lo) && gv_is_near(r.hi) && r.lo <= r.hi;
  if (!near || first.lo != first.hi || !step) return r;
  if (step > 0)
    r.hi -= (r.hi - first.lo) % step;
  else
    r.lo += (first.lo - r.lo) % -step;
  return r;
}

/* The counter where the loop has compared it. */
static gv_range range_in_loop(question *q, const gv_counted_loop *l, int depth) {
  gv_range any = gv_range_any(q->f->m->values.at[l->counter].width), r = any;
  gv_range first = range_of(q, l->first, l->head, depth + 1);
  gv_range bound = range_of(q, l->bound, l->head, depth + 1);
  bool as_unsigned = l->by == GV_ULT || l->wide == GV_ZEXT;
  bool below_zero = first.lo < 0 || bound.lo < 0;
  bool too_large = bound.hi > any.hi || first.hi > any.hi;
  if (as_unsigned && (below_zero || too_large)) return any;
  int64_t strictly = !l->inclusive;
  if (l->step > 0) {
    r.lo = first.lo;
    if (bound.hi != INT64_MIN) r.hi = bound.hi - strictly;
  } else {
    r.hi = first.hi;
    if (bound.lo != INT64_MAX) r.lo = bound.lo + strictly;
  }
  return gv_range_both(any, in_steps(first, l->step, r));
}

/* … where it has not, or where that has ended the loop. */
static gv_range range_at_end(question *q, const gv_counted_loop *l, int depth) {
  gv_range any = gv_range_any(q->f->m->values.at[l->counter].width);
  gv_range r = range_in_loop(q, l, depth);
  gv_range first = range_of(q, l->first, l->head, depth + 1);
  if (r.lo == any.lo || r.hi == any.hi) return any;
  if (l->step > 0)
    r.hi += l->step;
  else
    r.lo += l->step;
  return gv_range_both(any, gv_range_either(r, first));
}

/* The number that another counter of the loop, which goes up by one in each round, begins with. */
static bool take_begin(gv_finder *f, const gv_counted_loop *l, gv_value_id other, int64_t *begin) {
  if (other == l->counter) return false;
  uint32_t loop_id = gv_find_loop(f, other);
  if (loop_id == GV_NONE) return false;
  const gv_counted_loop *by = &f->loops.at[loop_id];
  if (by->sometimes) return false;
  if (by->step != 1) return false;
  if (by->first == GV_NONE) return false;
  return gv_find_is_number(f, by->first, begin);
}

/* A counter that stays on some ways round, or does not end the loop, goes up by one at most while
 * another one of the same loop does. */
static gv_range range_of_sometimes(question *q, const gv_counted_loop *l, uint32_t block,
                                   int depth) {
  gv_finder *f = q->f;
  uint8_t width = f->m->values.at[l->counter].width;
  gv_range any = gv_range_any(width), r = any;
  bool wraps = width != 64 && !gv_find_is_flagged(f, l, GV_ARITH_NSW);
  if (l->first == GV_NONE) return any;
  if (l->step != 1) return any;
  if (wraps) return any;
  gv_range first = range_of(q, l->first, l->head, depth + 1);
  r.lo = first.lo;
  const gv_edge *e = &f->m->edges.at[f->preds[f->pred_start[l->head]]];
  for (uint32_t p = e->first_pair; p < e->first_pair + e->pairs; p++) {
    gv_value_id other = f->m->pairs.at[p].arg;
    int64_t begin, most;
    if (!take_begin(f, l, other, &begin)) continue;
    gv_range with = range_of(q, other, block, depth + 1);
    if (__builtin_sub_overflow(with.hi, begin, &most)) continue;
    if (__builtin_add_overflow(most, first.hi, &most)) continue;
    if (most < r.hi) r.hi = most;
  }
  return gv_range_both(any, r);
}

static gv_range range_of_counter(question *q, const gv_counted_loop *l, uint32_t block, int depth) {
  if (l->test == GV_NONE) return range_of_sometimes(q, l, block, depth);
  if (l->behind)
    return l->entered ? range_in_loop(q, l, depth)
                      : gv_range_any(q->f->m->values.at[l->counter].width);
  bool compared = gv_find_in_loop(q->f, l, block) && block != l->head;
  return compared ? range_in_loop(q, l, depth) : range_at_end(q, l, depth);
}

/* ---- what comes by edges and calls ----------------------------------------------------------- */

/* Of a value in the block. Empty: control never comes there. */
static gv_range range_there(question *q, gv_value_id id, uint32_t block, int depth) {
  const bool outer = q->unreachable;
  q->unreachable = false;
  gv_range r = range_of(q, id, block, depth + 1);
  if (q->unreachable) r = empty;
  q->unreachable = outer;
  return r;
}

/* … and where the condition holds, or does not. */
static gv_range range_where(question *q, gv_value_id id, gv_value_id condition, bool holds,
                            uint32_t block, int depth) {
  if (!enter_fact(q, condition, holds)) return range_there(q, id, block, depth);
  gv_range r = range_there(q, id, block, depth);
  q->end_fact--;
  return is_empty(r) ? r : gv_range_said_by(q->f, condition, holds, id, r);
}

/* Of a value that the edge brings, where control takes it. */
static gv_range range_on_edge(question *q, gv_value_id source, uint32_t edge, int depth) {
  bool holds;
  uint32_t block = q->f->edge_from[edge];
  gv_value_id condition = gv_find_condition_on(q->f, edge, &holds);
  if (condition == GV_NONE) return range_there(q, source, block, depth);
  return range_where(q, source, condition, holds, block, depth);
}

/* What all edges bring. */
static gv_range range_of_sources(question *q, gv_value_id id, int depth) {
  gv_finder *f = q->f;
  uint32_t head = f->m->values.at[id].a;
  gv_range any = gv_range_any(f->m->values.at[id].width), r = empty;
  for (uint32_t p = f->pred_start[head]; p < f->pred_start[head + 1]; p++) {
    uint32_t edge = f->preds[p];
    gv_value_id source = gv_find_source(f, edge, id);
    gv_range one = any;
    if (source != GV_NONE) one = range_on_edge(q, source, edge, depth);
    r = gv_range_either(r, one);
  }
  return is_empty(r) ? any : r;
}

/* The constants that it may be, itself or by what a `select` or another edge on the way brings. */
static gv_range range_of_constants(const gv_finder *f, gv_value_id id, int depth, uint32_t *steps) {
  const gv_value *v = &f->m->values.at[gv_strip(f->m, id)];
  int64_t k;
  if (gv_find_is_number(f, id, &k)) return (gv_range){k, k};
  if (depth > CYCLE_DEPTH || !*steps) return empty;
  --*steps;
  if (v->def == GV_DEF_SELECT)
    return gv_range_either(range_of_constants(f, v->b, depth + 1, steps),
                           range_of_constants(f, v->c, depth + 1, steps));
  gv_range r = empty;
  if (v->def != GV_DEF_BLOCK_ARG) return r;
  for (uint32_t p = f->pred_start[v->a]; p < f->pred_start[v->a + 1]; p++) {
    gv_value_id source = gv_find_source(f, f->preds[p], gv_strip(f->m, id));
    if (source != GV_NONE) r = gv_range_either(r, range_of_constants(f, source, depth + 1, steps));
  }
  return r;
}

/* Some edge brings what is made of the number itself. */
static bool comes_back(const gv_finder *f, gv_value_id id, gv_value_id of, int depth,
                       uint32_t *steps) {
  const gv_value *v = &f->m->values.at[gv_strip(f->m, id)];
  if (depth > CYCLE_DEPTH || !*steps) return false;
  --*steps;
  if (depth && gv_strip(f->m, id) == of) return true;
  if (v->def == GV_DEF_SELECT)
    return comes_back(f, v->b, of, depth + 1, steps) || comes_back(f, v->c, of, depth + 1, steps);
  if (v->def == GV_DEF_ARITH)
    return comes_back(f, v->a, of, depth + 1, steps) ||
           (!gv_arith_is_unary((gv_arith)v->c) && comes_back(f, v->b, of, depth + 1, steps));
  if (v->def != GV_DEF_BLOCK_ARG) return false;
  bool found = false;
  for (uint32_t p = f->pred_start[v->a]; p < f->pred_start[v->a + 1] && !found; p++) {
    gv_value_id source = gv_find_source(f, f->preds[p], gv_strip(f->m, id));
    found = source != GV_NONE && comes_back(f, source, of, depth + 1, steps);
  }
  return found;
}

/* A larger range, which ends at constants with which something is compared on the way. */
static gv_range widened(const question *q, gv_range r, gv_range next) {
  gv_range to = gv_range_either(r, next);
  bool low = false, high = false;
  int64_t least = 0, most = 0;
  for (uint32_t i = 0; i < q->found; i++)
    for (int more = -1; more <= 1; more++) {
      int64_t k = q->thresholds[i];
      if (!gv_is_near(k)) continue;
      k += more;
      if (k >= to.hi && (!high || k < most)) most = k, high = true;
      if (k <= to.lo && (!low || k > least)) least = k, low = true;
    }
  if (next.hi > r.hi && high) to.hi = most;
  if (next.lo < r.lo && low) to.lo = least;
  return to;
}

/* What it is at first, and the constants that it is set to later. */
static gv_range range_at_first(question *q, gv_value_id id, int depth) {
  gv_finder *f = q->f;
  uint32_t head = f->m->values.at[id].a;
  gv_range r = empty;
  for (uint32_t p = f->pred_start[head]; p < f->pred_start[head + 1]; p++) {
    uint32_t edge = f->preds[p], steps = CYCLE_STEPS, more = CYCLE_STEPS;
    gv_value_id source = gv_find_source(f, edge, id);
    if (source == GV_NONE) return gv_range_any(f->m->values.at[id].width);
    bool back = comes_back(f, source, id, 1, &steps);
    r = gv_range_either(r, back ? range_of_constants(f, source, 1, &more)
                                : range_on_edge(q, source, edge, depth));
  }
  return r;
}

/* "current = 1 - current": a number that comes round as what is made of itself lies where it began,
 * if all that is made of numbers that lie there does so, too: by induction over how often control
 * has come to its block. */
static gv_range range_by_induction(question *q, gv_value_id id, int depth) {
  gv_range any = gv_range_any(q->f->m->values.at[id].width);
  if (q->supposed == HYPOTHESES) return any;
  gv_range r = range_at_first(q, id, depth);
  if (is_empty(r) || gv_range_is_same(r, any)) return any;
  hypothesis *h = &q->hypotheses[q->supposed++];
  bool holds = false;
  for (int i = 0; i < WIDENINGS && !holds; i++) {
    *h = (hypothesis){id, r};
    gv_range next = range_of_sources(q, id, depth);
    holds = gv_range_is_within(next, r);
    r = widened(q, r, next);
  }
  q->supposed--;
  return holds ? h->range : any;
}

static gv_range range_of_argument_here(question *q, gv_value_id id, uint32_t block, int depth) {
  gv_finder *f = q->f;
  uint32_t loop_id = gv_find_loop(f, id);
  gv_range any = gv_range_any(f->m->values.at[id].width), r = any;
  if (loop_id != GV_NONE) {
    const gv_counted_loop l = f->loops.at[loop_id]; /* others may be found meanwhile */
    r = range_of_counter(q, &l, block, depth);
    if (l.test != GV_NONE && r.lo > any.lo && r.hi < any.hi) return r;
  }
  uint32_t steps = CYCLE_STEPS;
  if (comes_back(f, id, id, 0, &steps)) {
    r = gv_range_both(r, range_by_induction(q, id, depth));
    if (loop_id != GV_NONE || !gv_range_is_same(r, any)) return r;
  }
  return range_of_sources(q, id, depth);
}

/* It got its value before the facts held. */
static gv_range range_of_argument(question *q, gv_value_id id, uint32_t block, int depth) {
  uint32_t first = q->first_fact;
  q->first_fact = q->end_fact;
  gv_range r = range_of_argument_here(q, id, block, depth);
  q->first_fact = first;
  return r;
}

/* What the callers of a function that is not called from outside pass. */
static gv_range range_of_parameter(question *q, gv_value_id id, int depth) {
  const gv_model *m = q->f->m;
  const gv_value v = m->values.at[id];
  gv_range any = gv_range_any(v.width), r = empty;
  if (m->functions.at[v.a].is_public) return any;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_CALL) continue;
    if (op->callee != v.a) continue;
    gv_value_id given = v.b < op->operand_count ? gv_operands(m, op)[v.b] : GV_NONE;
    gv_range one = any;
    uint32_t first = q->first_fact;
    q->first_fact = q->end_fact;
    if (given != GV_NONE) one = range_of(q, given, op->block, depth + 1);
    q->first_fact = first;
    r = gv_range_either(r, one);
  }
  return is_empty(r) ? any : r;
}

/* ---- arithmetic ------------------------------------------------------------------------------ */

static bool overflows(gv_arith op, int64_t x, int64_t y, int64_t *result) {
  if (op == GV_ADD) return __builtin_add_overflow(x, y, result);
  if (op == GV_SUB) return __builtin_sub_overflow(x, y, result);
  return __builtin_mul_overflow(x, y, result);
}

bool gv_range_combine(gv_arith op, gv_range a, gv_range b, gv_range *r) {
  int64_t ends[4], x[2] = {a.lo, a.hi}, y[2] = {b.lo, b.hi};
  for (int i = 0; i < 4; i++)
    if (overflows(op, x[i & 1], y[i >> 1], &ends[i])) return false;
  *r = (gv_range){ends[0], ends[0]};
  for (int i = 1; i < 4; i++) *r = gv_range_either(*r, (gv_range){ends[i], ends[i]});
  return true;
}

/* The result as a number of its width, if it is one without wrapping; `exact`: where it would wrap
 * it is undefined. */
static gv_range whole(gv_range any, gv_arith op, gv_range a, gv_range b, bool exact) {
  gv_range r;
  if (!gv_range_combine(op, a, b, &r)) return any;
  if (exact) return gv_range_both(any, r);
  return gv_range_is_within(r, any) ? r : any;
}

/* The largest number of as many bits, which is not below zero. */
static int64_t bits_of(int64_t k) {
  return k ? INT64_MAX >> (__builtin_clzll((uint64_t)k) - 1) : 0;
}

/* The largest unsigned number of so many bits, of which there are 64 at most. */
static uint64_t all_bits(uint8_t width) { return UINT64_MAX >> (width < 64 ? 64 - width : 0); }

/* A part of an unsigned number of which nothing is known. */
static gv_range range_of_part(gv_range any, uint8_t width, uint64_t most) {
  return width > 64 ? any : (gv_range){0, (int64_t)most};
}

/* An operation on a number and a constant. */
static gv_range range_by_constant(const gv_value *v, gv_range a, int64_t k) {
  gv_range any = gv_range_any(v->width);
  bool natural = a.lo >= 0;
  int64_t most = k - 1; /* of what is left of a division */
  switch ((gv_arith)v->c) {
  case GV_SHL: {
    if (k < 0 || k > 32) return any;
    gv_range by = {INT64_C(1) << k, INT64_C(1) << k};
    return whole(any, GV_MUL, a, by, v->k & GV_ARITH_NSW);
  }
  case GV_XOR:
    if (k < 0 || !natural) return any;
    return (gv_range){0, bits_of(a.hi | k)};
  case GV_AND:
    if (k < 0) return any;
    return (gv_range){0, natural && a.hi < k ? a.hi : k};
  case GV_UREM:
    if (k <= 0) return any;
    return (gv_range){0, natural && a.hi < most ? a.hi : most};
  case GV_SREM:
    if (k <= 0) return any;
    return natural ? (gv_range){0, a.hi < most ? a.hi : most} : (gv_range){-most, most};
  case GV_UDIV:
    if (k > 1 && !natural) return range_of_part(any, v->width, all_bits(v->width) / (uint64_t)k);
    /* fallthrough */
  case GV_SDIV:
    if (k <= 0 || !natural) return any;
    return (gv_range){a.lo / k, a.hi / k};
  case GV_LSHR:
    if (k < 0 || k >= 63) return any;
    if (k > 0 && k < v->width && !natural)
      return range_of_part(any, v->width, all_bits(v->width) >> k);
    return natural ? (gv_range){a.lo >> k, a.hi >> k} : any;
  default: return any;
  }
}

/* What is below zero is large as an unsigned number. */
static gv_range range_of_umin(gv_range any, gv_range a, gv_range b) {
  bool natural_a = a.lo >= 0, natural_b = b.lo >= 0;
  if (natural_a && natural_b) return gv_range_smaller(a, b);
  if (natural_a) return (gv_range){0, a.hi};
  if (natural_b) return (gv_range){0, b.hi};
  return any;
}

/* An operation on two numbers. */
static gv_range range_of_two(const gv_value *v, gv_range a, gv_range b) {
  gv_range any = gv_range_any(v->width), sum;
  bool natural = a.lo >= 0 && b.lo >= 0;
  switch ((gv_arith)v->c) {
  case GV_ADD:
  case GV_SUB:
  case GV_MUL: return whole(any, (gv_arith)v->c, a, b, v->k & GV_ARITH_NSW);
  case GV_OR:
    if (!natural) return any;
    if (!(v->k & GV_ARITH_DISJOINT)) return any;
    return gv_range_combine(GV_ADD, a, b, &sum) ? gv_range_both(any, sum) : any;
  case GV_SMIN: return gv_range_smaller(a, b);
  case GV_UMIN: return range_of_umin(any, a, b);
  case GV_SMAX: return gv_range_larger(a, b);
  case GV_UMAX: return natural ? gv_range_larger(a, b) : any;
  default: return any;
  }
}

/* What is left of a division is nearer to zero than the divisor, and has the sign of what was
 * divided; as unsigned numbers it is below the divisor, where that is none below zero. */
static gv_range range_of_rest(const gv_value *v, gv_range a, gv_range b) {
  gv_range any = gv_range_any(v->width);
  bool natural = a.lo >= 0;
  if (b.lo < 0 || b.hi < 1) return any;
  int64_t most = b.hi - 1;
  if (v->c == GV_UREM || natural) return (gv_range){0, natural && a.hi < most ? a.hi : most};
  return (gv_range){-most, most};
}

static gv_range range_of_wide(const gv_finder *f, const gv_value *v, gv_range a) {
  uint8_t from = gv_arith_width(f->m, v);
  if (v->c == GV_WIDEN || a.lo >= 0) return a;
  if (from >= 64) return gv_range_any(64);
  return (gv_range){0, (int64_t)(UINT64_MAX >> (64 - from))};
}

static const gv_ariths of_two =
    GV_ARITHS(GV_ADD) | GV_ARITHS(GV_SUB) | GV_ARITHS(GV_MUL) | GV_ARITHS(GV_OR) | GV_EXTREMES;

/* Any: nothing means anything there. */
static gv_range either_or_any(gv_range any, gv_range a, gv_range b) {
  gv_range r = gv_range_either(a, b);
  return is_empty(r) ? any : r;
}

/* `k + (k < 8 ? 1 : 0)`: so much more where the condition holds, so much where it does not. */
static gv_range range_of_more(question *q, const gv_value *v, gv_value_id number,
                              const gv_value *more, uint32_t block, int depth) {
  gv_range any = gv_range_any(v->width), r[2];
  for (int i = 0; i < 2; i++) {
    gv_range of = range_where(q, number, more->a, !i, block, depth);
    gv_range by = range_where(q, i ? more->c : more->b, more->a, !i, block, depth);
    bool unreachable = is_empty(of) || is_empty(by);
    r[i] = unreachable ? empty : whole(any, GV_ADD, of, by, v->k & GV_ARITH_NSW);
  }
  return either_or_any(any, r[0], r[1]);
}

static gv_range range_of_arith(question *q, const gv_value *v, uint32_t block, int depth) {
  gv_range any = gv_range_any(v->width);
  if (v->c == GV_ADD) { /* copies: others may be found meanwhile */
    const gv_value a = *gv_find_plain(q->f, v->a), b = *gv_find_plain(q->f, v->b);
    if (b.def == GV_DEF_SELECT) return range_of_more(q, v, v->a, &b, block, depth);
    if (a.def == GV_DEF_SELECT) return range_of_more(q, v, v->b, &a, block, depth);
  }
  gv_range a = range_of(q, v->a, block, depth + 1);
  int64_t k;
  if (gv_is_arith_in(v, of_two)) return range_of_two(v, a, range_of(q, v->b, block, depth + 1));
  if (gv_is_arith_in(v, GV_WIDENINGS)) return gv_range_both(any, range_of_wide(q->f, v, a));
  if (v->c == GV_TRUNC) return gv_range_is_within(a, any) ? a : any;
  if (gv_arith_is_unary((gv_arith)v->c)) return any;
  if (gv_find_is_number(q->f, v->b, &k)) return range_by_constant(v, a, k);
  if (!gv_is_arith(v, GV_UREM) && !gv_is_arith(v, GV_SREM)) return any;
  return range_of_rest(v, a, range_of(q, v->b, block, depth + 1));
}

/* ---- any value ------------------------------------------------------------------------------- */

static gv_range range_of_plain(question *q, gv_value_id id, uint32_t block, int depth) {
  const gv_value v = q->f->m->values.at[id];
  switch ((gv_def)v.def) {
  case GV_DEF_PARAM: return range_of_parameter(q, id, depth);
  case GV_DEF_BLOCK_ARG: return range_of_argument(q, id, block, depth);
  case GV_DEF_ARITH: return range_of_arith(q, &v, block, depth);
  case GV_DEF_SELECT:
    return either_or_any(gv_range_any(v.width), range_where(q, v.b, v.a, true, block, depth),
                         range_where(q, v.c, v.a, false, block, depth));
  default: return gv_range_any(v.width);
  }
}

/* Of what else than roots it is asked what is said of them: `int n = atoi(…)` is the last bits of a
 * number. */
static const gv_ariths compared_often =
    GV_ARITHS(GV_TRUNC) | GV_ARITHS(GV_SDIV) | GV_ARITHS(GV_UDIV);

static gv_range range_of(question *q, gv_value_id id, uint32_t block, int depth) {
  id = gv_strip(q->f->m, id);
  const gv_value v = q->f->m->values.at[id];
  int64_t k;
  if (gv_find_is_number(q->f, id, &k)) return (gv_range){k, k};
  if (v.width <= 1) return gv_range_any(64);
  const hypothesis *supposed = NULL;
  for (uint32_t i = 0; i < q->supposed; i++)
    if (q->hypotheses[i].id == id) supposed = &q->hypotheses[i];
  if (!supposed && depth > RANGE_DEPTH) return gv_range_any(v.width);
  if (!supposed && q->steps++ > RANGE_STEPS) return gv_range_any(v.width);
  gv_range r = supposed ? supposed->range : range_of_plain(q, id, block, depth);
  bool is_said = gv_is_root(&v) || gv_is_arith_in(&v, compared_often);
  if (!is_said) return r;
  gv_range said = gv_range_said(q->f, id, block, r);
  q->unreachable |= is_empty(said);
  return said_by_facts(q, id, is_empty(said) ? r : said);
}

gv_range gv_find_range(gv_finder *f, gv_value_id id, uint32_t block) {
  question q = {.f = f};
  return range_of(&q, id, block, 0);
}

gv_range gv_find_range_asked(gv_finder *f, gv_value_id id, uint32_t block) {
  f->asking++;
  gv_range r = gv_find_range(f, id, block);
  f->asking--;
  return r;
}
