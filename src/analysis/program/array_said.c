/* needs: a finder whose edges are known. gives: what branches say of a value on every way to a
 * block. cost: for each value the edges of its function, and for each of at most MOST_SAID that say
 * something its blocks.
 */
#include "program/array_ranges.h"

enum {
  MOST_FACTOR = 1 << 28,
  SAID_DEPTH = 12,
  MOST_SAID = 8,
  MOST_ROOTS = 4,
  MOST_EDGES = 1 << 22
};

typedef GV_VEC(uint32_t) list;

/* ---- a comparison ---------------------------------------------------------------------------- */

/* A root, and whether it is known that it is not below zero. */
typedef struct subject {
  gv_value_id root;
  bool never_below;
} subject;

/* The number, made wide or not, in terms of the root. GV_ADD: itself. GV_XOR: it is not that root.
 */
static gv_arith as_root(const gv_finder *f, gv_value_id id, gv_value_id root) {
  const gv_value *v = gv_find_plain(f, id);
  if (gv_strip(f->m, id) == root) return GV_ADD;
  gv_arith wide = gv_find_widening(v);
  if (wide == GV_ADD) return GV_XOR;
  return gv_strip(f->m, v->a) == root ? wide : GV_XOR;
}

/* What is compared with a constant, in terms of the root. */
typedef struct compared {
  gv_arith test;
  bool left;  /* x < k, not k < x */
  bool moved; /* x is the root plus a constant */
  bool exact; /* … a sum that does not wrap as a signed one */
  gv_arith wide;
  int64_t plus, k;
} compared;

/* False: it says nothing of the root. */
static bool take_compared(const gv_finder *f, const gv_value *v, gv_value_id root, compared *c) {
  *c = (compared){.test = (gv_arith)v->c};
  c->left = gv_find_is_number(f, v->b, &c->k);
  if (!c->left && !gv_find_is_number(f, v->a, &c->k)) return false;
  gv_value_id x = gv_strip(f->m, c->left ? v->a : v->b);
  const gv_value *sum = &f->m->values.at[x];
  c->moved = gv_is_arith(sum, GV_ADD) && gv_strip(f->m, sum->a) == root &&
             gv_find_is_number(f, sum->b, &c->plus);
  c->exact = sum->k & GV_ARITH_NSW;
  c->wide = c->moved ? GV_ADD : as_root(f, x, root);
  return c->wide != GV_XOR;
}

/* What is compared, as unsigned numbers, with k, in terms of signed ones: a test of a range, as
 * compilers write it, is one of a sum that may wrap. */
static gv_range said_unsigned(gv_range any, bool left, bool holds, int64_t k) {
  if (left == holds) { /* x < k; x <= k */
    if (k < 0) return any;
    int64_t most = k - left;
    return most >= 0 ? (gv_range){0, most} : any;
  }
  if (k >= 0) return any;
  int64_t least = k + !left; /* k <= x; k < x */
  return least < 0 ? (gv_range){least, -1} : any;
}

static gv_range said_signed(gv_range any, bool left, bool holds, int64_t k) {
  if (holds && left && k == INT64_MIN) return any;
  if (holds && !left && k == INT64_MAX) return any;
  if (left == holds) return gv_range_both(any, (gv_range){any.lo, k - left});
  return gv_range_both(any, (gv_range){k + !left, any.hi});
}

/* The root, of which it is known what the root plus a constant is. */
static gv_range without_sum(gv_range any, gv_range r, int64_t plus) {
  if (gv_range_is_same(r, any)) return any;
  if (__builtin_sub_overflow(r.lo, plus, &r.lo)) return any;
  if (__builtin_sub_overflow(r.hi, plus, &r.hi)) return any;
  return gv_range_is_within(r, any) ? r : any;
}

/* x < k, k < x or x == k, which holds or not. */
static gv_range said_by_comparison(const gv_finder *f, const gv_value *v, bool holds,
                                   subject about) {
  gv_range any = gv_range_any(f->m->values.at[about.root].width), r;
  compared c;
  if (!take_compared(f, v, about.root, &c)) return any;
  if (c.test == GV_SLT && c.moved && !c.exact) return any;
  if (c.test == GV_EQ && !holds) return any;
  if (c.wide == GV_ZEXT && !gv_is_between(c.k, 0, any.hi)) return any;
  bool as_unsigned = c.test == GV_ULT || c.wide == GV_ZEXT;
  bool one_order = !c.moved && c.k >= 0 && about.never_below; /* all numbers have */
  if (c.test == GV_EQ)
    r = (gv_range){c.k, c.k};
  else if (as_unsigned && !one_order)
    r = said_unsigned(any, c.left, holds, c.k);
  else
    r = said_signed(any, c.left, holds, c.k);
  return c.moved ? without_sum(any, r, c.plus) : gv_range_both(any, r);
}

bool gv_find_both(const gv_finder *f, gv_value_id condition, bool holds, gv_value_id *a,
                  gv_value_id *b) {
  const gv_value *v = gv_find_plain(f, condition);
  int64_t k;
  *a = v->a, *b = v->b;
  if (v->width != 1) return false;
  if (v->def != GV_DEF_SELECT) return gv_is_arith(v, holds ? GV_AND : GV_OR);
  if (!holds) *b = v->c;
  return gv_find_is_number(f, holds ? v->c : v->b, &k) && (k & 1) != holds;
}

/* ---- a condition ----------------------------------------------------------------------------- */

static gv_range said_by_condition(const gv_finder *f, gv_value_id condition, bool holds,
                                  subject about, int depth) {
  gv_range any = gv_range_any(f->m->values.at[about.root].width);
  const gv_value *v = gv_find_plain(f, condition);
  int64_t k;
  if (depth > SAID_DEPTH) return any;
  if (gv_is_arith_in(v, GV_COMPARISONS)) return said_by_comparison(f, v, holds, about);
  if (v->width != 1) return any;
  if (gv_is_arith(v, GV_XOR) && gv_find_is_number(f, v->b, &k))
    return said_by_condition(f, v->a, holds != (k & 1), about, depth + 1);
  gv_value_id a, b;
  if (!gv_find_both(f, condition, holds, &a, &b)) return any;
  return gv_range_both(said_by_condition(f, a, holds, about, depth + 1),
                       said_by_condition(f, b, holds, about, depth + 1));
}

const gv_op *gv_find_branch(const gv_finder *f, uint32_t edge, bool *holds) {
  const gv_model *m = f->m;
  const gv_block *b = &m->blocks.at[f->edge_from[edge]];
  const gv_op *op = &m->ops.at[b->end_op - 1];
  if (op->kind != GV_OP_COND_BR) return NULL;
  if (b->end_edge - b->first_edge != 2) return NULL;
  if (m->edges.at[b->first_edge].target == m->edges.at[b->first_edge + 1].target) return NULL;
  *holds = edge == b->first_edge;
  return op;
}

gv_value_id gv_find_condition_on(const gv_finder *f, uint32_t edge, bool *holds) {
  const gv_op *op = gv_find_branch(f, edge, holds);
  if (!op || (op->assumed && !*holds)) return GV_NONE;
  return gv_operands(f->m, op)[0];
}

/* What is said of the root on the edge. */
static gv_range said_on_edge(const gv_finder *f, uint32_t edge, subject about) {
  bool holds;
  gv_value_id condition = gv_find_condition_on(f, edge, &holds);
  if (condition == GV_NONE) return gv_range_any(f->m->values.at[about.root].width);
  return said_by_condition(f, condition, holds, about, 0);
}

/* As unsigned numbers there is but one below 1. */
static bool is_zero_test(const gv_finder *f, const gv_value *v, gv_value_id *x) {
  int64_t k;
  if (!gv_is_arith(v, GV_ULT)) return false;
  bool below = gv_find_is_number(f, v->b, &k) && k == 1;
  *x = below ? v->a : v->b;
  return below || (gv_find_is_number(f, v->a, &k) && k == 0);
}

/* x + c == k is x == k - c: where the sum may not wrap, it is undefined if it does. */
static void take_sums(const gv_finder *f, gv_value_id *x, int64_t *k) {
  int64_t c;
  for (int i = 0; i < GV_CHAIN_LIMIT; i++) {
    const gv_value *v = gv_find_plain(f, *x);
    if (!gv_is_arith_in(v, GV_SUMS) || v->width < 8 || !gv_find_is_number(f, v->b, &c)) return;
    uint64_t sum = v->c == GV_SUB ? (uint64_t)*k + (uint64_t)c : (uint64_t)*k - (uint64_t)c;
    *k = gv_sign_extend((int64_t)sum, v->width);
    *x = v->a;
  }
}

bool gv_find_equality(const gv_finder *f, gv_value_id condition, bool holds, gv_value_id *x,
                      int64_t *k, bool *equal) {
  const gv_value *v = gv_find_plain(f, condition);
  if (gv_is_arith(v, GV_XOR) && v->width == 1 && gv_find_is_number(f, v->b, k)) {
    holds ^= *k & 1;
    v = gv_find_plain(f, v->a);
  }
  if (is_zero_test(f, v, x)) { /* x < 1, or 0 < x */
    *equal = holds == (*x == v->a);
    *k = 0;
    take_sums(f, x, k);
    return true;
  }
  if (!gv_is_arith(v, GV_EQ)) return false;
  bool right = gv_find_is_number(f, v->b, k);
  if (!right && !gv_find_is_number(f, v->a, k)) return false;
  *x = right ? v->a : v->b;
  *equal = holds;
  take_sums(f, x, k);
  return true;
}

/* Where the condition holds, or does not, the root is not *k, which is not below zero: made wide in
 * either way it is the same. */
static bool is_other_by(const gv_finder *f, gv_value_id condition, bool holds, gv_value_id root,
                        int64_t *k) {
  bool equal;
  gv_value_id x;
  if (!gv_find_equality(f, condition, holds, &x, k, &equal)) return false;
  if (equal || *k < 0) return false;
  return as_root(f, x, root) != GV_XOR;
}

static bool is_other(const gv_finder *f, uint32_t edge, gv_value_id root, int64_t *k) {
  bool holds;
  gv_value_id condition = gv_find_condition_on(f, edge, &holds);
  return condition != GV_NONE && is_other_by(f, condition, holds, root, k);
}

gv_range gv_range_said_by(const gv_finder *f, gv_value_id condition, bool holds, gv_value_id value,
                          gv_range r) {
  int64_t k;
  gv_value_id is = gv_strip(f->m, value);
  if (f->m->values.at[is].width <= 1 || gv_find_is_number(f, is, &k)) return r;
  r = gv_range_both(r, said_by_condition(f, condition, holds, (subject){is, r.lo >= 0}, 0));
  bool other = is_other_by(f, condition, holds, is, &k);
  if (other && r.lo < r.hi && r.lo == k) r.lo++;
  if (other && r.lo < r.hi && r.hi == k) r.hi--;
  return r;
}

gv_range gv_range_said_on_edge(const gv_finder *f, uint32_t edge, gv_value_id value, gv_range r) {
  bool holds;
  gv_value_id condition = gv_find_condition_on(f, edge, &holds);
  return condition == GV_NONE ? r : gv_range_said_by(f, condition, holds, value, r);
}

/* ---- on every way ---------------------------------------------------------------------------- */

typedef struct said {
  uint32_t edge;
  gv_range range;
  bool other; /* … and not `than` */
  int64_t than;
} said;
typedef GV_VEC(said) said_list;

/* Where what a value is computed from gets its values. */
typedef struct begins {
  uint32_t at[MOST_ROOTS], count;
} begins;

/* Adds where the roots of the value get theirs. False: there are too many, or one may be another
 * number anywhere, or is of another function than the block. */
static bool add_begins(const gv_finder *f, gv_value_id id, uint32_t block, begins *to, int depth) {
  id = gv_strip(f->m, id);
  const gv_value *v = &f->m->values.at[id];
  uint32_t function = gv_find_function(f, block);
  int64_t k;
  if (gv_find_is_number(f, id, &k)) return true;
  if (v->def == GV_DEF_ARITH && depth < SAID_DEPTH)
    return add_begins(f, v->a, block, to, depth + 1) && add_begins(f, v->b, block, to, depth + 1);
  if (!gv_is_root(v) || (v->def == GV_DEF_OPAQUE && v->a == GV_NONE)) return false;
  uint32_t begin = v->def == GV_DEF_PARAM ? GV_NONE : gv_def_block(f->m, id);
  if (begin == GV_NONE) begin = f->m->functions.at[function].first_block;
  if (begin == block || gv_find_function(f, begin) != function) return false;
  for (uint32_t i = 0; i < to->count; i++)
    if (to->at[i] == begin) return true;
  if (to->count == MOST_ROOTS) return false;
  to->at[to->count++] = begin;
  return true;
}

/* That the root is no more than `at`, or, `low`, no less. */
typedef struct end {
  int64_t at;
  bool low;
  bool next; /* of what is known to be at most the number beside it: it is another one than that */
} end;

static bool says_end(const said *s, end e) {
  if (e.low ? s->range.lo >= e.at : s->range.hi <= e.at) return true;
  return e.next && s->other && s->than == (e.low ? e.at - 1 : e.at + 1);
}

static bool is_said_on(const gv_finder *f, const said_list *all, uint32_t edge, end e) {
  const gv_block *b = &f->m->blocks.at[f->edge_from[edge]];
  const gv_op *last = &f->m->ops.at[b->end_op - 1];
  if (last->assumed && last->kind == GV_OP_COND_BR && edge != b->first_edge) return true;
  for (uint32_t i = 0; i < all->len; i++)
    if (all->at[i].edge == edge && says_end(&all->at[i], e)) return true;
  return false;
}

/* Does control come from where the root gets its value to the block by a way on which nothing says
 * so? */
static bool is_reached_unsaid(const gv_finder *f, const said_list *all, const begins *begin,
                              uint32_t block, end e) {
  const gv_model *m = f->m;
  const gv_function *function = &m->functions.at[gv_find_function(f, block)];
  uint32_t first = function->first_block;
  bool *seen = gv_malloc(function->end_block - first + 1);
  list walk = {0};
  memset(seen, 0, function->end_block - first + 1);
  for (uint32_t i = 0; i < begin->count; i++) *gv_push(&walk) = begin->at[i];
  while (walk.len && !seen[block - first]) {
    uint32_t b = gv_pop(&walk);
    if (seen[b - first]) continue;
    seen[b - first] = true;
    for (uint32_t edge = m->blocks.at[b].first_edge; edge < m->blocks.at[b].end_edge; edge++)
      if (!is_said_on(f, all, edge, e)) *gv_push(&walk) = m->edges.at[edge].target;
  }
  bool reached = seen[block - first];
  gv_free(seen);
  gv_vec_free(&walk);
  return reached;
}

/* The best end among those that are said which every way to the block says. */
static int64_t best_end(const gv_finder *f, const said_list *all, const begins *begin,
                        uint32_t block, end known) {
  for (uint32_t i = 0; i < all->len; i++) {
    gv_range r = all->at[i].range;
    end e = {known.low ? r.lo : r.hi, known.low, false};
    bool better = known.low ? e.at > known.at : e.at < known.at;
    if (better && !is_reached_unsaid(f, all, begin, block, e)) known = e;
  }
  return known.at;
}

/* Every way to the block says that the root is not just the end that is known of it. */
static bool is_end_excluded(const gv_finder *f, const said_list *all, const begins *begin,
                            uint32_t block, end known) {
  end next = {known.low ? known.at + 1 : known.at - 1, known.low, true};
  bool any = false;
  for (uint32_t i = 0; i < all->len; i++) any |= all->at[i].other && all->at[i].than == known.at;
  return any && !is_reached_unsaid(f, all, begin, block, next);
}

/* The range without ends that are excluded. */
static gv_range without_ends(const gv_finder *f, const said_list *all, const begins *begin,
                             uint32_t block, gv_range r) {
  while (r.lo < r.hi && is_end_excluded(f, all, begin, block, (end){r.lo, true, false})) r.lo++;
  while (r.lo < r.hi && is_end_excluded(f, all, begin, block, (end){r.hi, false, false})) r.hi--;
  return r;
}

/* ---- by what is made ------------------------------------------------------------------------- */

/* How many bytes the operation makes; GV_NONE: it makes none, or that is not known. */
static gv_value_id made_bytes(const gv_model *m, uint32_t op_id) {
  const gv_op *op = &m->ops.at[op_id];
  const gv_sized *sized = op->kind == GV_OP_MEMORY && op->heap ? gv_sized_of(m, op_id) : NULL;
  gv_value_id bytes = sized ? sized->bytes : GV_NONE;
  bool makes = op->kind == GV_OP_ACTION && op->action->creates == GV_CREATES_MEMORY;
  uint32_t sizes = 0;
  for (uint32_t i = 0; makes && i < op->operand_count; i++)
    if (gv_role_of(op, i) == GV_ROLE_SIZE) bytes = gv_operands(m, op)[i], sizes++;
  return sizes > 1 ? GV_NONE : bytes;
}

/* Bytes below zero are more than there are, and memory is taken to be given: so many times a number
 * and a constant are none below zero. */
static void take_made_size(gv_finder *f, uint32_t op_id, bool first) {
  gv_value_id bytes = made_bytes(f->m, op_id);
  int64_t all = 1, k;
  if (bytes == GV_NONE || gv_find_width(f, bytes) != 64) return;
  bytes = gv_strip(f->m, bytes);
  for (uint32_t i = 0; i < SAID_DEPTH && all <= MOST_FACTOR; i++) {
    const gv_value *v = &f->m->values.at[bytes];
    if (!gv_is_arith_in(v, GV_PRODUCTS) || !gv_find_factor(f, v, &k)) break;
    if (k < 1 || k > MOST_FACTOR) return;
    all *= k, bytes = gv_strip(f->m, v->a);
  }
  gv_linear l = gv_find_linear(f, bytes);
  if (all > MOST_FACTOR || l.wide != GV_WIDEN || !gv_is_near(l.plus)) return;
  if (gv_find_width(f, l.of) > 32) return; /* times as much it may wrap */
  *gv_push(&f->made_sizes) = (gv_made_size){op_id, gv_strip(f->m, l.of), -l.plus, first};
}

static void find_made_sizes(gv_finder *f) {
  const gv_model *m = f->m;
  bool first = true;
  f->made_sizes_known = true;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (!o || m->ops.at[o - 1].block != op->block) first = true;
    take_made_size(f, o, first);
    first &= op->kind != GV_OP_ACTION || op->action->creates != GV_CREATES_NOTHING;
    first &= op->kind != GV_OP_CALL && op->kind != GV_OP_UNKNOWN;
  }
}

/* What memory that was made says of the root in its block, and behind it. */
static gv_range list_made(gv_finder *f, uint32_t block, gv_value_id root, said_list *all) {
  const gv_model *m = f->m;
  gv_range any = gv_range_any(m->values.at[root].width), here = any;
  if (!f->made_sizes_known) find_made_sizes(f);
  for (uint32_t i = 0; i < f->made_sizes.len; i++) {
    const gv_made_size *made = &f->made_sizes.at[i];
    const gv_block *b = &m->blocks.at[m->ops.at[made->op].block];
    gv_range r = {made->least, any.hi};
    if (made->number != root || made->least < any.lo) continue;
    if (b == &m->blocks.at[block] && made->first) here = gv_range_both(here, r);
    for (uint32_t e = b->first_edge; e < b->end_edge && all->len < MOST_SAID; e++)
      *gv_push(all) = (said){e, r, false, 0};
  }
  return here;
}

/* ---- all of it ------------------------------------------------------------------------------- */

/* What is said of the root on the edges of the function. */
static void list_said(gv_finder *f, const gv_function *function, subject about, said_list *all) {
  const gv_model *m = f->m;
  gv_range any = gv_range_any(m->values.at[about.root].width);
  uint32_t first = m->blocks.at[function->first_block].first_edge;
  uint32_t behind = m->blocks.at[function->end_block - 1].end_edge;
  if (f->ranged > MOST_EDGES) return;
  f->ranged += behind - first;
  for (uint32_t e = first; e < behind && all->len < MOST_SAID; e++) {
    said one = {e, said_on_edge(f, e, about), false, 0};
    one.other = is_other(f, e, about.root, &one.than);
    if (one.other || !gv_range_is_same(one.range, any)) *gv_push(all) = one;
  }
}

gv_range gv_range_said(gv_finder *f, gv_value_id root, uint32_t block, gv_range r) {
  const gv_model *m = f->m;
  uint32_t function = gv_find_function(f, block);
  begins begin = {.count = 0};
  said_list all = {0};
  if (!add_begins(f, root, block, &begin, 0)) return r;
  list_said(f, &m->functions.at[function], (subject){root, r.lo >= 0}, &all);
  r = gv_range_both(r, list_made(f, block, root, &all));
  if (all.len) {
    int64_t lo = best_end(f, &all, &begin, block, (end){r.lo, true, false});
    int64_t hi = best_end(f, &all, &begin, block, (end){r.hi, false, false});
    r = (gv_range){lo, hi};
    if (lo <= hi) r = without_ends(f, &all, &begin, block, r);
  }
  gv_vec_free(&all);
  return r;
}

/* ---- as unsigned numbers --------------------------------------------------------------------- */

/* The root, of few bits, or the root made wide without its sign. */
static bool is_natural(const gv_finder *f, gv_value_id id, gv_value_id root, bool *wide) {
  gv_arith how = as_root(f, id, root);
  *wide = how == GV_ZEXT;
  return how == GV_ADD || how == GV_ZEXT;
}

/* x < k, or k < x, which holds or not, of numbers that are not below zero. */
static gv_range natural_side(gv_range all, bool left, bool holds, int64_t k) {
  if (left == holds) return gv_range_both(all, (gv_range){0, k - left});
  return gv_range_both(all, (gv_range){k + !left, all.hi});
}

/* What the edge says of the root as an unsigned number, and that it is not s->than. */
static void said_naturally(const gv_finder *f, uint32_t edge, gv_value_id root, gv_range all,
                           said *s) {
  gv_comparison c;
  int64_t k;
  bool holds, wide;
  const gv_op *op = gv_find_branch(f, edge, &holds);
  *s = (said){edge, all, false, 0};
  if (!op) return;
  if (op->assumed && !holds) return;
  if (!gv_find_comparison(f, gv_operands(f->m, op)[0], &c)) return;
  holds = holds != c.negated;
  bool left = is_natural(f, c.a, root, &wide);
  if (!left && !is_natural(f, c.b, root, &wide)) return;
  if (!gv_find_is_number(f, left ? c.b : c.a, &k)) return;
  if (!wide) k = (int64_t)gv_cut((uint64_t)k, f->m->values.at[root].width);
  if (!gv_is_between(k, all.lo, all.hi)) return;
  if (c.test == GV_EQ) {
    s->other = !holds, s->than = k;
    if (holds) s->range = (gv_range){k, k};
  } else if (c.test == GV_ULT || wide) { /* made wide none is below zero */
    s->range = natural_side(all, left, holds, k);
  }
}

/* Without the number that it is not, where that is one of the ends. */
static gv_range without_other(gv_range r, const said *s) {
  if (s->other && s->than == r.lo) r.lo++;
  if (s->other && s->than == r.hi) r.hi--;
  return r;
}

/* What the edges to the block of an argument say of what they bring, as where a loop compares its
 * next number. */
static gv_range said_of_sources(const gv_finder *f, gv_value_id arg, gv_range all) {
  const gv_value *v = &f->m->values.at[arg];
  gv_range r = {all.hi, all.lo}; /* none */
  if (v->def != GV_DEF_BLOCK_ARG) return all;
  for (uint32_t p = f->pred_start[v->a]; p < f->pred_start[v->a + 1]; p++) {
    gv_value_id source = gv_find_source(f, f->preds[p], arg);
    said one;
    int64_t k;
    if (source == GV_NONE || gv_find_width(f, source) != v->width) return all;
    said_naturally(f, f->preds[p], gv_strip(f->m, source), all, &one);
    gv_range is = without_other(gv_range_both(all, one.range), &one);
    if (gv_find_is_number(f, source, &k))
      k = (int64_t)gv_cut((uint64_t)k, v->width), is = (gv_range){k, k};
    r.lo = is.lo < r.lo ? is.lo : r.lo, r.hi = is.hi > r.hi ? is.hi : r.hi;
  }
  return r.lo <= r.hi ? r : all;
}

/* A counter that goes up from a constant and does not wrap in the order that its loop compares. */
static gv_range counted_up(gv_finder *f, gv_value_id root, gv_range all) {
  uint32_t loop_id = gv_find_loop(f, root);
  int64_t first;
  if (loop_id == GV_NONE) return all;
  const gv_counted_loop *l = &f->loops.at[loop_id];
  if (l->test == GV_NONE || l->step < 0 || l->first == GV_NONE) return all;
  if (!gv_find_is_number(f, l->first, &first) || !gv_is_between(first, 0, all.hi / 2)) return all;
  return (gv_range){first, all.hi};
}

gv_range gv_range_natural(gv_finder *f, gv_value_id root, uint32_t block) {
  const gv_model *m = f->m;
  uint8_t width = m->values.at[root].width;
  gv_range all = {0, INT64_MAX >> (63 - width)};
  begins begin = {.count = 0};
  const gv_function *function = &m->functions.at[gv_find_function(f, block)];
  uint32_t first = m->blocks.at[function->first_block].first_edge;
  uint32_t behind = m->blocks.at[function->end_block - 1].end_edge;
  GV_ASSERT(width >= 8 && width <= 32);
  if (!gv_is_root(&m->values.at[root])) return all;
  gv_range r = gv_range_both(said_of_sources(f, root, all), counted_up(f, root, all));
  if (!add_begins(f, root, block, &begin, 0)) return r;
  if (f->ranged > MOST_EDGES) return r;
  f->ranged += behind - first;
  said_list list = {0};
  for (uint32_t e = first; e < behind && list.len < MOST_SAID; e++) {
    said one;
    said_naturally(f, e, root, all, &one);
    if (one.other || !gv_range_is_same(one.range, all)) *gv_push(&list) = one;
  }
  if (list.len) {
    r.lo = best_end(f, &list, &begin, block, (end){r.lo, true, false});
    r.hi = best_end(f, &list, &begin, block, (end){r.hi, false, false});
    r = gv_range_both(all, without_ends(f, &list, &begin, block, r));
  }
  gv_vec_free(&list);
  return r;
}
