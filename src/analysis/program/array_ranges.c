/* needs: a finder whose edges are known. gives: between which numbers a value lies wherever control
 * is in a block: by constants, the bounds of loops that count, what is compared on every way there,
 * and what callers pass (intervals: Cousot, Cousot, ISOP 1976, without iteration). cost: each
 * question takes at most RANGE_STEPS values, and for each comparison of one of them with a constant
 * the blocks of its function.
 *
 * What is not known is any number of its width. Numbers are signed; one that is compared as
 * unsigned is known only where both sides are not below zero.
 */
#include "program/array_loops.h"

enum { RANGE_DEPTH = 12, RANGE_STEPS = 256, MOST_SAID = 8, MOST_EDGES = 1 << 22 };

typedef GV_VEC(uint32_t) list;

typedef struct question {
  gv_finder *f;
  uint32_t steps;
} question;

static gv_range any_of(uint8_t width) {
  if (!width || width > 64) width = 64;
  return (gv_range){INT64_MIN >> (64 - width), INT64_MAX >> (64 - width)};
}

static gv_range both(gv_range a, gv_range b) {
  gv_range r = {a.lo > b.lo ? a.lo : b.lo, a.hi < b.hi ? a.hi : b.hi};
  return r.lo <= r.hi ? r : a; /* control never comes there */
}

static gv_range either(gv_range a, gv_range b) {
  return (gv_range){a.lo < b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi};
}

/* ---- what branches say ----------------------------------------------------------------------- */

/* The number, made wide or not, in terms of the root. GV_ADD: itself. GV_XOR: it is not that root.
 */
static gv_arith as_root(const gv_finder *f, gv_value_id id, gv_value_id root) {
  id = gv_strip(f->m, id);
  if (id == root) return GV_ADD;
  const gv_value *v = &f->m->values.at[id];
  gv_arith wide = gv_find_widening(v);
  return wide != GV_ADD && gv_strip(f->m, v->a) == root ? wide : GV_XOR;
}

/* What is compared, as unsigned numbers, with k, in terms of signed ones: a test of a range, as
 * compilers write it, is one of a sum that may wrap. */
static gv_range said_unsigned(gv_range any, bool left, bool holds, int64_t k) {
  if (left == holds)
    return k - left >= 0 && k >= 0 ? (gv_range){0, k - left} : any; /* x < k; x <= k */
  return k + !left < 0 && k < 0 ? (gv_range){k + !left, -1} : any;  /* k <= x; k < x */
}

static gv_range said_signed(gv_range any, bool left, bool holds, int64_t k) {
  if (holds && left && k == INT64_MIN) return any;
  if (holds && !left && k == INT64_MAX) return any;
  if (left == holds) return both(any, (gv_range){any.lo, k - left});
  return both(any, (gv_range){k + !left, any.hi});
}

/* A root, and whether it is known that it is not below zero. */
typedef struct subject {
  gv_value_id root;
  bool never_below;
} subject;

/* x < k, k < x or x == k, which holds or not. */
static gv_range said_by_comparison(const gv_finder *f, const gv_value *v, bool holds,
                                   subject about) {
  gv_value_id root = about.root;
  gv_range any = any_of(f->m->values.at[root].width);
  int64_t k, plus = 0;
  bool left = gv_find_is_number(f, v->b, &k); /* x < k */
  if (!left && !gv_find_is_number(f, v->a, &k)) return any;
  gv_value_id x = gv_strip(f->m, left ? v->a : v->b);
  const gv_value *sum = &f->m->values.at[x];
  bool moved = gv_is_arith(sum, GV_ADD) && gv_strip(f->m, sum->a) == root &&
               gv_find_is_number(f, sum->b, &plus);
  gv_arith wide = moved ? GV_ADD : as_root(f, x, root);
  if (wide == GV_XOR) return any;
  if (moved && v->c == GV_SLT && !(sum->k & GV_ARITH_NSW)) return any;
  if (wide == GV_ZEXT && (k < 0 || k > any.hi)) return any;
  if (v->c == GV_EQ && !holds) return any;
  bool as_unsigned = (v->c == GV_ULT || wide == GV_ZEXT) && (moved || k < 0 || !about.never_below);
  gv_range r = v->c == GV_EQ ? (gv_range){k, k}
               : as_unsigned ? said_unsigned(any, left, holds, k)
                             : said_signed(any, left, holds, k);
  if (!moved) return both(any, r);
  bool whole = r.lo == any.lo && r.hi == any.hi;
  if (whole) return any;
  if (__builtin_sub_overflow(r.lo, plus, &r.lo)) return any;
  if (__builtin_sub_overflow(r.hi, plus, &r.hi)) return any;
  return r.lo >= any.lo && r.hi <= any.hi ? r : any;
}

static gv_range said_by_condition(const gv_finder *f, gv_value_id condition, bool holds,
                                  subject about, int depth) {
  gv_range any = any_of(f->m->values.at[about.root].width);
  const gv_value *v = &f->m->values.at[gv_strip(f->m, condition)];
  int64_t k;
  if (depth > RANGE_DEPTH || v->def != GV_DEF_ARITH) return any;
  if (v->c == GV_EQ || v->c == GV_SLT || v->c == GV_ULT)
    return said_by_comparison(f, v, holds, about);
  if (v->width != 1) return any;
  if (v->c == GV_XOR && gv_find_is_number(f, v->b, &k))
    return said_by_condition(f, v->a, holds != (k & 1), about, depth + 1);
  if (v->c != (holds ? GV_AND : GV_OR)) return any;
  return both(said_by_condition(f, v->a, holds, about, depth + 1),
              said_by_condition(f, v->b, holds, about, depth + 1));
}

/* What is said of the root on the edge. */
static gv_range said_on_edge(const gv_finder *f, uint32_t edge, subject about) {
  const gv_model *m = f->m;
  gv_range any = any_of(m->values.at[about.root].width);
  const gv_block *b = &m->blocks.at[f->edge_from[edge]];
  const gv_op *op = &m->ops.at[b->end_op - 1];
  if (op->kind != GV_OP_COND_BR || b->end_edge - b->first_edge != 2) return any;
  if (m->edges.at[b->first_edge].target == m->edges.at[b->first_edge + 1].target) return any;
  if (op->assumed && edge != b->first_edge) return any;
  return said_by_condition(f, gv_operands(m, op)[0], edge == b->first_edge, about, 0);
}

/* Where the root gets its value. */
static uint32_t begin_of(const gv_finder *f, gv_value_id root, uint32_t block) {
  uint32_t begin = f->m->values.at[root].def == GV_DEF_PARAM ? GV_NONE : gv_def_block(f->m, root);
  return begin == GV_NONE ? f->m->functions.at[gv_find_function(f, block)].first_block : begin;
}

typedef struct said {
  uint32_t edge;
  gv_range range;
  bool not_zero;
} said;
typedef GV_VEC(said) said_list;

/* The condition, or its opposite, is that the root is not zero. */
static bool is_not_zero(const gv_finder *f, uint32_t edge, gv_value_id root) {
  const gv_model *m = f->m;
  const gv_block *b = &m->blocks.at[f->edge_from[edge]];
  const gv_op *op = &m->ops.at[b->end_op - 1];
  if (op->kind != GV_OP_COND_BR || b->end_edge - b->first_edge != 2) return false;
  if (m->edges.at[b->first_edge].target == m->edges.at[b->first_edge + 1].target) return false;
  bool holds = edge == b->first_edge;
  const gv_value *v = &m->values.at[gv_strip(m, gv_operands(m, op)[0])];
  int64_t k;
  if (gv_is_arith(v, GV_XOR) && v->width == 1 && gv_find_is_number(f, v->b, &k))
    holds ^= k & 1, v = &m->values.at[gv_strip(m, v->a)];
  if (!gv_is_arith(v, GV_EQ) || holds) return false;
  bool right = gv_find_is_number(f, v->b, &k);
  if (!right && !gv_find_is_number(f, v->a, &k)) return false;
  if (k) return false;
  return as_root(f, right ? v->a : v->b, root) != GV_XOR;
}

/* Does control come from where the root gets its value to the block by a way on which nothing says
 * that it is no more than `end`, or, `low`, no less? An end of 1 is said of what is not below zero
 * by what says that it is not zero. */
static bool is_reached_unsaid(const gv_finder *f, const said_list *all, uint32_t begin,
                              uint32_t block, int64_t end, bool low) {
  const gv_model *m = f->m;
  const gv_function *function = &m->functions.at[gv_find_function(f, block)];
  bool *seen = gv_malloc(function->end_block - function->first_block + 1);
  list walk = {0};
  memset(seen, 0, function->end_block - function->first_block + 1);
  *gv_push(&walk) = begin;
  while (walk.len && !seen[block - function->first_block]) {
    uint32_t b = gv_pop(&walk);
    if (seen[b - function->first_block]) continue;
    seen[b - function->first_block] = true;
    const gv_op *last = &m->ops.at[gv_terminator(m, b)];
    for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++) {
      bool told = last->assumed && last->kind == GV_OP_COND_BR && e != m->blocks.at[b].first_edge;
      for (uint32_t i = 0; i < all->len && !told; i++)
        told = all->at[i].edge == e &&
               (low ? all->at[i].range.lo >= end || (end == 1 && all->at[i].not_zero)
                    : all->at[i].range.hi <= end);
      if (!told) *gv_push(&walk) = m->edges.at[e].target;
    }
  }
  bool reached = seen[block - function->first_block];
  gv_free(seen);
  gv_vec_free(&walk);
  return reached;
}

/* The best end among those that are said which every way to the block says. */
static int64_t end_by(const gv_finder *f, const said_list *all, uint32_t begin, uint32_t block,
                      int64_t end, bool low) {
  int64_t best = end;
  for (uint32_t i = 0; i < all->len; i++) {
    int64_t k = low ? all->at[i].range.lo : all->at[i].range.hi;
    bool better = low ? k > best : k < best;
    if (better && !is_reached_unsaid(f, all, begin, block, k, low)) best = k;
  }
  return best;
}

/* The range, as far as more is said on every way from where the root gets its value. */
static gv_range said_before(gv_finder *f, gv_value_id root, uint32_t block, gv_range r) {
  const gv_model *m = f->m;
  gv_range any = any_of(m->values.at[root].width);
  const gv_value *v = &m->values.at[root];
  uint32_t begin = begin_of(f, root, block);
  if (v->def == GV_DEF_OPAQUE && v->a == GV_NONE) return r; /* it may be another number anywhere */
  if (begin == block || gv_find_function(f, begin) != gv_find_function(f, block)) return r;
  const gv_function *function = &m->functions.at[gv_find_function(f, block)];
  said_list all = {0};
  uint32_t first = m->blocks.at[function->first_block].first_edge,
           end = m->blocks.at[function->end_block - 1].end_edge;
  if (f->ranged > MOST_EDGES) return r;
  f->ranged += end - first;
  for (uint32_t e = first; e < end && all.len < MOST_SAID; e++) {
    gv_range told = said_on_edge(f, e, (subject){root, r.lo >= 0});
    bool not_zero = is_not_zero(f, e, root);
    if (not_zero || told.lo != any.lo || told.hi != any.hi)
      *gv_push(&all) = (said){e, told, not_zero};
  }
  gv_range more = {end_by(f, &all, begin, block, r.lo, true),
                   end_by(f, &all, begin, block, r.hi, false)};
  r = both(r, more);
  if (r.lo == 0 && r.hi > 0 && all.len && !is_reached_unsaid(f, &all, begin, block, 1, true))
    r.lo = 1;
  gv_vec_free(&all);
  return r;
}

/* ---- what values are ------------------------------------------------------------------------- */

static gv_range range_of(question *q, gv_value_id id, uint32_t block, int depth);

/* The counter where the loop has compared it. */
static gv_range range_in_loop(question *q, const gv_counted_loop *l, int depth) {
  uint8_t width = q->f->m->values.at[l->counter].width;
  gv_range any = any_of(width), r = any;
  gv_range first = range_of(q, l->first, l->head, depth + 1),
           bound = range_of(q, l->bound, l->head, depth + 1);
  bool as_unsigned = l->by == GV_ULT || l->wide == GV_ZEXT;
  if (as_unsigned && (first.lo < 0 || bound.lo < 0 || bound.hi > any.hi || first.hi > any.hi))
    return any;
  int64_t strictly = !l->inclusive;
  if (l->step > 0)
    r.lo = first.lo, r.hi = bound.hi == INT64_MIN ? r.hi : bound.hi - strictly;
  else
    r.hi = first.hi, r.lo = bound.lo == INT64_MAX ? r.lo : bound.lo + strictly;
  return both(any, r);
}

/* … where it has not, or where that has ended the loop. */
static gv_range range_at_end(question *q, const gv_counted_loop *l, int depth) {
  gv_range any = any_of(q->f->m->values.at[l->counter].width), r = range_in_loop(q, l, depth);
  gv_range first = range_of(q, l->first, l->head, depth + 1);
  if (r.lo == any.lo || r.hi == any.hi) return any;
  if (l->step > 0)
    r.hi += l->step;
  else
    r.lo += l->step;
  return both(any, either(r, first));
}

/* A counter that stays on some ways round, or does not end the loop, goes up by one at most while
 * another one of the same loop does. */
static gv_range range_of_sometimes(question *q, const gv_counted_loop *l, uint32_t block,
                                   int depth) {
  gv_finder *f = q->f;
  uint8_t width = f->m->values.at[l->counter].width;
  gv_range any = any_of(width), r = any;
  bool wraps = width != 64 && !gv_find_is_flagged(f, l, GV_ARITH_NSW);
  if (l->first == GV_NONE) return any;
  if (l->step != 1) return any;
  if (wraps) return any;
  gv_range first = range_of(q, l->first, l->head, depth + 1);
  r.lo = first.lo;
  const gv_edge *e = &f->m->edges.at[f->preds[f->pred_start[l->head]]];
  for (uint32_t p = e->first_pair; p < e->first_pair + e->pairs; p++) {
    gv_value_id other = f->m->pairs.at[p].arg;
    uint32_t loop_id = other == l->counter ? GV_NONE : gv_find_loop(f, other);
    int64_t begin, most;
    if (loop_id == GV_NONE) continue;
    if (f->loops.at[loop_id].sometimes) continue;
    if (f->loops.at[loop_id].step != 1) continue;
    if (f->loops.at[loop_id].first == GV_NONE) continue;
    if (!gv_find_is_number(f, f->loops.at[loop_id].first, &begin)) continue;
    gv_range with = range_of(q, other, block, depth + 1);
    if (__builtin_sub_overflow(with.hi, begin, &most)) continue;
    if (__builtin_add_overflow(most, first.hi, &most)) continue;
    if (most < r.hi) r.hi = most;
  }
  return both(any, r);
}

static gv_range range_of_argument(question *q, gv_value_id id, uint32_t block, int depth) {
  gv_finder *f = q->f;
  const gv_model *m = f->m;
  gv_range any = any_of(m->values.at[id].width);
  uint32_t loop_id = gv_find_loop(f, id), head = m->values.at[id].a;
  if (loop_id != GV_NONE) {
    const gv_counted_loop l = f->loops.at[loop_id];
    bool inside = gv_find_in_loop(f, &l, block) && block != l.head;
    if (l.test == GV_NONE) return range_of_sometimes(q, &l, block, depth);
    if (l.behind) return l.entered ? range_in_loop(q, &l, depth) : any;
    return inside ? range_in_loop(q, &l, depth) : range_at_end(q, &l, depth);
  }
  gv_range r = {INT64_MAX, INT64_MIN};
  for (uint32_t p = f->pred_start[head]; p < f->pred_start[head + 1]; p++) {
    const gv_edge *e = &m->edges.at[f->preds[p]];
    gv_value_id source = GV_NONE;
    for (uint32_t i = e->first_pair; i < e->first_pair + e->pairs; i++)
      if (m->pairs.at[i].arg == id) source = m->pairs.at[i].source;
    gv_range one =
        source == GV_NONE ? any : range_of(q, source, f->edge_from[f->preds[p]], depth + 1);
    r = either(r, one);
  }
  return r.lo <= r.hi ? r : any;
}

/* What the callers of a function that is not called from outside pass. */
static gv_range range_of_parameter(question *q, gv_value_id id, int depth) {
  const gv_model *m = q->f->m;
  const gv_value v = m->values.at[id];
  gv_range any = any_of(v.width), r = {INT64_MAX, INT64_MIN};
  if (m->functions.at[v.a].is_public) return any;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_CALL || op->callee != v.a) continue;
    gv_value_id given = v.b < op->operand_count ? gv_operands(m, op)[v.b] : GV_NONE;
    r = either(r, given == GV_NONE ? any : range_of(q, given, op->block, depth + 1));
  }
  return r.lo <= r.hi ? r : any;
}

/* Of a sum, difference or product as whole numbers; false: it does not fit. */
static bool combine(gv_arith op, gv_range a, gv_range b, gv_range *r) {
  int64_t ends[4], all[2][2] = {{a.lo, a.hi}, {b.lo, b.hi}};
  for (int i = 0; i < 4; i++) {
    int64_t x = all[0][i & 1], y = all[1][i >> 1];
    bool over = op == GV_ADD   ? __builtin_add_overflow(x, y, &ends[i])
                : op == GV_SUB ? __builtin_sub_overflow(x, y, &ends[i])
                               : __builtin_mul_overflow(x, y, &ends[i]);
    if (over) return false;
  }
  *r = (gv_range){ends[0], ends[0]};
  for (int i = 1; i < 4; i++)
    r->lo = ends[i] < r->lo ? ends[i] : r->lo, r->hi = ends[i] > r->hi ? ends[i] : r->hi;
  return true;
}

static gv_range range_of_wide(question *q, const gv_value *v, uint32_t block, int depth) {
  uint8_t from = gv_arith_width(q->f->m, v);
  gv_range a = range_of(q, v->a, block, depth + 1);
  if (v->c == GV_WIDEN || a.lo >= 0) return a;
  return from < 64 ? (gv_range){0, (int64_t)(UINT64_MAX >> (64 - from))} : any_of(64);
}

static gv_range range_of_arith(question *q, const gv_value *v, uint32_t block, int depth) {
  gv_range any = any_of(v->width), r = any;
  int64_t k;
  bool constant = !gv_arith_is_unary((gv_arith)v->c) && gv_find_is_number(q->f, v->b, &k);
  gv_range a = range_of(q, v->a, block, depth + 1), b;
  bool whole = a.lo >= 0;
  switch ((gv_arith)v->c) {
  case GV_ADD:
  case GV_SUB:
  case GV_MUL:
    b = range_of(q, v->b, block, depth + 1);
    return combine((gv_arith)v->c, a, b, &r) && r.lo >= any.lo && r.hi <= any.hi ? r : any;
  case GV_SHL:
    if (!constant) return any;
    if (k < 0 || k > 32) return any;
    if (!combine(GV_MUL, a, (gv_range){INT64_C(1) << k, INT64_C(1) << k}, &r)) return any;
    return r.lo >= any.lo && r.hi <= any.hi ? r : any;
  case GV_OR:
    b = range_of(q, v->b, block, depth + 1);
    return v->k & GV_ARITH_DISJOINT && whole && b.lo >= 0 && combine(GV_ADD, a, b, &r)
               ? both(any, r)
               : any;
  case GV_AND: return constant && k >= 0 ? (gv_range){0, whole && a.hi < k ? a.hi : k} : any;
  case GV_UREM:
    return constant && k > 0 ? (gv_range){0, whole && a.hi < k - 1 ? a.hi : k - 1} : any;
  case GV_SREM:
    if (!constant || k <= 0) return any;
    return (gv_range){whole ? 0 : 1 - k, whole && a.hi < k - 1 ? a.hi : k - 1};
  case GV_UDIV:
  case GV_SDIV: return constant && k > 0 && whole ? (gv_range){a.lo / k, a.hi / k} : any;
  case GV_LSHR:
    return constant && k >= 0 && k < 63 && whole ? (gv_range){a.lo >> k, a.hi >> k} : any;
  case GV_SMIN:
  case GV_UMIN:
    b = range_of(q, v->b, block, depth + 1);
    if (v->c == GV_UMIN && whole != (b.lo >= 0))
      return (gv_range){0, whole ? a.hi : b.hi}; /* what is below zero is large */
    if (v->c == GV_UMIN && !whole) return any;
    return (gv_range){a.lo < b.lo ? a.lo : b.lo, a.hi < b.hi ? a.hi : b.hi};
  case GV_SMAX:
  case GV_UMAX:
    b = range_of(q, v->b, block, depth + 1);
    if (v->c == GV_UMAX && (!whole || b.lo < 0)) return any;
    return (gv_range){a.lo > b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi};
  case GV_WIDEN:
  case GV_ZEXT: return both(any, range_of_wide(q, v, block, depth));
  case GV_TRUNC: return a.lo >= any.lo && a.hi <= any.hi ? a : any;
  case GV_FREEZE:
  default: return any;
  }
}

static gv_range range_of(question *q, gv_value_id id, uint32_t block, int depth) {
  const gv_model *m = q->f->m;
  id = gv_strip(m, id);
  const gv_value v = m->values.at[id];
  gv_range r = any_of(v.width);
  int64_t k;
  if (gv_find_is_number(q->f, id, &k)) return (gv_range){k, k};
  if (!v.width || v.width == 1 || depth > RANGE_DEPTH || q->steps++ > RANGE_STEPS)
    return any_of(v.width == 1 ? 64 : v.width);
  if (v.def == GV_DEF_PARAM) r = range_of_parameter(q, id, depth);
  if (v.def == GV_DEF_BLOCK_ARG) r = range_of_argument(q, id, block, depth);
  if (v.def == GV_DEF_ARITH) r = range_of_arith(q, &v, block, depth);
  if (v.def == GV_DEF_SELECT)
    r = either(range_of(q, v.b, block, depth + 1), range_of(q, v.c, block, depth + 1));
  return gv_is_root(&v) ? said_before(q->f, id, block, r) : r;
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

/* ---- addresses at an index ------------------------------------------------------------------- */

enum { MOST_BOUNDED = 1 << 12 };

/* The bytes that `v` adds to what it is computed from. */
static bool bytes_of(gv_finder *f, const gv_value *v, uint32_t block, gv_range *r) {
  if (v->k != GV_ANYWHERE) {
    *r = (gv_range){v->k, v->k};
    return true;
  }
  if (!v->c) return false;
  gv_range index = gv_find_range(f, v->b, block), any = any_of(64);
  if (index.lo == any.lo || index.hi == any.hi) return false;
  return combine(GV_MUL, index, (gv_range){v->c, v->c}, r);
}

/* False: the operand is no address at an index. */
static bool take_bounded(gv_finder *f, uint32_t op, uint32_t operand) {
  gv_model *m = f->m;
  uint32_t block = m->ops.at[op].block, at = m->ops.at[op].first_operand + operand;
  gv_value_id id = gv_strip(m, m->operands.at[at]);
  gv_range all = {0, 0}, one;
  bool indexed = false;
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT && m->values.at[id].def == GV_DEF_OFFSET; i++) {
    gv_value v = m->values.at[id];
    indexed |= v.k == GV_ANYWHERE;
    if (!bytes_of(f, &v, block, &one) || !combine(GV_ADD, all, one, &all)) return indexed;
    id = gv_strip(m, v.a);
  }
  if (!indexed || m->values.at[id].def == GV_DEF_OFFSET) return indexed;
  *gv_push(&m->bounded) = (gv_bounded){at, id, all.lo, all.hi};
  return true;
}

static int by_operand(const void *a, const void *b) {
  const gv_bounded *x = a, *y = b;
  return (x->operand > y->operand) - (x->operand < y->operand);
}

/* The index of an address: a number that is made wide, plus a constant. */
static bool take_index(const gv_finder *f, gv_value_id id, gv_linear *index) {
  *index = gv_find_linear(f, id);
  bool narrow = f->m->values.at[gv_strip(f->m, id)].width != 64;
  if (narrow && (index->wide != GV_ADD || index->plus))
    return false; /* a sum may wrap before it is made wide */
  if (narrow) index->wide = GV_WIDEN;
  return index->plus > -MOST_BOUNDED && index->plus < MOST_BOUNDED;
}

/* Bytes for each of a number that is a multiple of another one are so many more for each of that: a
 * product that does not wrap is made wide as its factor is. */
static bool take_multiple(const gv_finder *f, gv_strided *s, gv_linear *index) {
  const gv_value *v = &f->m->values.at[index->of];
  int64_t k;
  bool product = index->wide != GV_ZEXT && gv_is_arith_in(v, GV_PRODUCTS) && v->k & GV_ARITH_NSW;
  if (!product) return false;
  bool first = v->c == GV_MUL && gv_find_is_number(f, v->a, &k); /* "2 * i" */
  if (!first && !gv_find_is_number(f, v->b, &k)) return false;
  if (v->c == GV_SHL) k = k < 0 || k > 16 ? 0 : INT64_C(1) << k;
  if (k < 1 || k > MOST_BOUNDED * MOST_BOUNDED) return false;
  if (k * (int64_t)s->stride > INT32_MAX) return false;
  if (!take_index(f, first ? v->b : v->a, index)) return false;
  s->stride *= (uint32_t)k;
  s->at += index->plus * (int64_t)s->stride;
  return true;
}

/* False: the operand is no address at one index and constants behind one value. */
static bool take_address(const gv_finder *f, gv_value_id id, gv_strided *s, gv_linear *index) {
  const gv_model *m = f->m;
  bool indexed = false;
  id = gv_strip(m, id);
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT && m->values.at[id].def == GV_DEF_OFFSET; i++) {
    gv_value v = m->values.at[id];
    if (v.k == GV_ANYWHERE && (indexed || !v.c || v.c > INT32_MAX || !take_index(f, v.b, index)))
      return false;
    if (v.k != GV_ANYWHERE && (v.k < INT32_MIN / 4 || v.k > INT32_MAX / 4)) return false;
    if (v.k == GV_ANYWHERE)
      indexed = true, s->stride = v.c;
    else
      s->at += v.k;
    id = gv_strip(m, v.a);
  }
  s->root = id;
  s->at += indexed ? index->plus * (int64_t)s->stride : 0;
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT && indexed && take_multiple(f, s, index);) i++;
  return indexed && m->values.at[id].def != GV_DEF_OFFSET;
}

/* The index is the counter of a loop that the operation is in. */
static void take_loop(gv_finder *f, uint32_t block, const gv_linear *index, gv_strided *s) {
  uint32_t loop_id = gv_find_loop(f, index->of);
  if (loop_id == GV_NONE) return;
  const gv_counted_loop l = f->loops.at[loop_id];
  bool whole = (f->m->values.at[l.counter].width == 64) == (index->wide == GV_ADD);
  if (!whole) return;
  if (l.sometimes) return;
  if (!gv_find_in_loop(f, &l, block)) return;
  if (!gv_find_stays_the_same(f, &l, s->root)) return;
  gv_linear limit;
  s->head = l.head;
  if (!gv_find_limit(f, &l, index->wide, block, &limit)) return;
  s->limit = limit.of, s->limit_wide = (uint8_t)limit.wide;
}

static void take_strided(gv_finder *f, uint32_t op, uint32_t operand) {
  gv_model *m = f->m;
  gv_strided s = {
      .operand = m->ops.at[op].first_operand + operand, .head = GV_NONE, .limit = GV_NONE};
  gv_linear index;
  if (!take_address(f, m->operands.at[s.operand], &s, &index)) return;
  s.index = index.of, s.wide = (uint8_t)index.wide;
  take_loop(f, m->ops.at[op].block, &index, &s);
  *gv_push(&m->strided) = s;
}

static int strided_by_operand(const void *a, const void *b) {
  const gv_strided *x = a, *y = b;
  return (x->operand > y->operand) - (x->operand < y->operand);
}

static int by_edge(const void *a, const void *b) {
  const gv_turn *x = a, *y = b;
  if (x->edge != y->edge) return x->edge < y->edge ? -1 : 1;
  return (x->counter > y->counter) - (x->counter < y->counter);
}

static void list_turns(gv_finder *f) {
  gv_model *m = f->m;
  gv_map seen = {0};
  for (uint32_t i = 0; i < m->strided.len; i++) {
    bool found;
    if (m->strided.at[i].head == GV_NONE) continue;
    *gv_map_at(&seen, m->strided.at[i].index, &found) = 1;
    uint32_t loop_id = found ? GV_NONE : gv_find_loop(f, m->strided.at[i].index);
    if (loop_id == GV_NONE) continue;
    const gv_counted_loop *l = &f->loops.at[loop_id];
    for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++)
      if (gv_find_is_turn(f, l, f->preds[p]))
        *gv_push(&m->turns) = (gv_turn){f->preds[p], l->counter};
  }
  gv_map_free(&seen);
  if (m->turns.len) qsort(m->turns.at, m->turns.len, sizeof *m->turns.at, by_edge);
}

void gv_find_strided(gv_finder *f) {
  gv_model *m = f->m;
  bool work = false;
  for (uint32_t o = 0; o < m->ops.len && m->strided.len < MOST_BOUNDED; o++) {
    const gv_op *op = &m->ops.at[o];
    bool accesses = op->kind == GV_OP_LOAD || op->kind == GV_OP_STORE || op->kind == GV_OP_ACTION;
    for (uint32_t i = 0; accesses && i < op->operand_count; i++) {
      bool address = m->operands.at[op->first_operand + i] != GV_NONE;
      uint32_t before = m->strided.len;
      if (address && (op->kind == GV_OP_ACTION ? gv_is_memory_role(gv_role_of(op, i))
                                               : i == (op->kind == GV_OP_STORE)))
        take_strided(f, o, i);
      work |= m->strided.len > before && op->kind == GV_OP_ACTION;
    }
  }
  if (!work) m->strided.len = 0; /* only what work does is pending */
  if (m->strided.len)
    qsort(m->strided.at, m->strided.len, sizeof *m->strided.at, strided_by_operand);
  list_turns(f);
}

void gv_find_bounded(gv_finder *f) {
  gv_model *m = f->m;
  uint32_t asked = 0;
  for (uint32_t o = 0; o < m->ops.len && asked < MOST_BOUNDED; o++) {
    const gv_op *op = &m->ops.at[o];
    bool accesses = op->kind == GV_OP_LOAD || op->kind == GV_OP_STORE || op->kind == GV_OP_MEMCPY ||
                    op->kind == GV_OP_ACTION;
    for (uint32_t i = 0; accesses && i < op->operand_count; i++)
      if (m->operands.at[op->first_operand + i] != GV_NONE) asked += take_bounded(f, o, i);
  }
  if (m->bounded.len) qsort(m->bounded.at, m->bounded.len, sizeof *m->bounded.at, by_operand);
}
