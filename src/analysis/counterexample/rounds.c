/* Loops whose number of rounds the analysis knows to be finite: those that count up or down to a
 * bound. A path that is not found round by round, as there are too many or each rests on what is
 * read from memory, passes such a loop as it passes a branch whose sides come to the same
 * (detour.c): the object is in one state whichever round it is, control comes out of the loop in
 * the end, and of what is computed or written in it nothing is known after it.
 *
 * needs: flow, a branch. gives: whether it leaves such a loop. cost: the loop's blocks.
 */
#include "counterexample/walker.h"

/* `value` is the counter plus a constant; an address in bytes. */
static bool steps_by(const gv_model *m, gv_value_id value, gv_value_id counter, int64_t *k) {
  const gv_value *v = &m->values.at[gv_strip(m, value)];
  bool moves = v->def == GV_DEF_OFFSET || gv_is_arith_in(v, GV_SUMS);
  if (!moves) return false;
  if (gv_strip(m, v->a) != counter) return false;
  *k = v->k;
  if (v->def == GV_DEF_ARITH) {
    const gv_value *step = &m->values.at[gv_strip(m, v->b)];
    if (step->def != GV_DEF_INT) return false;
    *k = step->k;
  }
  if (*k == 0 || *k == INT64_MIN) return false; /* INT64_MIN: GV_ANYWHERE, too */
  if (gv_is_arith(v, GV_SUB)) *k = -*k;
  return true;
}

static bool is_inside(const gv_detour *loop, uint32_t block) {
  return block == loop->branch || gv_is_on_detour(loop, block);
}

/* *flags: those of its own that all the sums have that it grows by; none of an address. */
static bool grows(const gv_model *m, const gv_flow *flow, const gv_detour *loop,
                  gv_value_id argument, int64_t *k, uint8_t *flags) {
  const gv_value *v = &m->values.at[argument];
  bool any = false;
  if (v->def != GV_DEF_BLOCK_ARG) return false;
  if (!is_inside(loop, v->a)) return false;
  for (uint32_t p = flow->pred_start[v->a]; p < flow->pred_start[v->a + 1]; p++) {
    uint32_t edge = flow->preds[p];
    if (!is_inside(loop, flow->edge_from[edge])) continue;
    const gv_edge *in = &m->edges.at[edge];
    for (uint32_t i = 0; i < in->pairs; i++) {
      const gv_pair *pair = &m->pairs.at[in->first_pair + i];
      int64_t by;
      if (pair->arg != argument) continue;
      if (!steps_by(m, pair->source, argument, &by)) return false;
      if (any && by != *k) return false;
      const gv_value *sum = &m->values.at[gv_strip(m, pair->source)];
      *k = by;
      *flags &= sum->def == GV_DEF_ARITH ? (uint8_t)sum->k : 0;
      any = true;
    }
  }
  return any;
}

bool gv_grows_in_loop(const gv_model *m, const gv_flow *flow, const gv_detour *loop,
                      gv_value_id argument, int64_t *k) {
  uint8_t flags = 0;
  return grows(m, flow, loop, argument, k, &flags);
}

/* The number, or what it was before this round's step, is such a counter. */
static bool counts(const gv_tabulation *e, const gv_detour *loop, gv_value_id number,
                   gv_loop_exit *x) {
  const gv_model *m = e->model;
  gv_value_id value = gv_strip(m, number);
  x->counter = value, x->ahead = 0;
  x->flags = UINT8_MAX;
  if (grows(m, &e->flow, loop, value, &x->step, &x->flags)) return true;
  const gv_value *v = &m->values.at[value];
  if (v->def != GV_DEF_ARITH && v->def != GV_DEF_OFFSET) return false;
  if (!steps_by(m, value, gv_strip(m, v->a), &x->ahead)) return false;
  x->counter = gv_strip(m, v->a);
  x->flags = UINT8_MAX;
  return grows(m, &e->flow, loop, x->counter, &x->step, &x->flags);
}

enum { MOST_OFFSETS = 16, MOST_OPERANDS = 8 };

/* The offset is the same in each round. */
static bool is_the_same_offset(const gv_model *m, const gv_detour *loop, const gv_value *offset) {
  if (offset->k != GV_ANYWHERE) return true;
  if (!offset->c) return false;
  if (m->values.at[offset->b].def == GV_DEF_OFFSET) return false;
  return gv_is_the_same_in_loop(m, loop, offset->b);
}

static bool is_the_same(const gv_model *m, const gv_detour *loop, gv_value_id value,
                        uint32_t operands) {
  gv_value_id root = gv_strip(m, value);
  for (uint32_t i = 0; i < MOST_OFFSETS && m->values.at[root].def == GV_DEF_OFFSET; i++) {
    const gv_value *v = &m->values.at[root];
    if (!is_the_same_offset(m, loop, v)) return false;
    root = gv_strip(m, v->a);
  }
  const gv_value *v = &m->values.at[root];
  if (v->def == GV_DEF_INT) return true;
  if (v->def == GV_DEF_ARITH)
    return operands && is_the_same(m, loop, v->a, operands - 1) &&
           is_the_same(m, loop, v->b, operands - 1);
  return gv_is_root(v) && !is_inside(loop, gv_def_block(m, root));
}

bool gv_is_the_same_in_loop(const gv_model *m, const gv_detour *loop, gv_value_id value) {
  return is_the_same(m, loop, value, MOST_OPERANDS);
}

/* The constant is as far from the end of the numbers that the steps go to, or farther. */
static bool is_far_enough_signed(int64_t k, uint8_t width, int64_t margin) {
  int64_t most = INT64_MAX >> (64 - width), least = -most - 1;
  return margin > 0 ? k <= most - margin : k >= least - margin;
}

static bool is_far_enough_unsigned(int64_t k, uint8_t width, int64_t margin) {
  uint64_t all = width == 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1, bound = (uint64_t)k & all;
  return margin > 0 ? bound <= all - (uint64_t)margin : bound >= (uint64_t)-margin;
}

/* Steps of `k` cannot go by the bound, round the end of the numbers and on: `margin` is how far
 * past the bound they may come. */
static bool stops_in_time(const gv_model *m, const gv_value *compared, gv_value_id bound,
                          int64_t margin) {
  const gv_value *v = &m->values.at[gv_strip(m, bound)];
  uint8_t width = gv_arith_width(m, compared);
  if (margin == 0) return true;
  if (v->def != GV_DEF_INT) return false;
  if (width < 8 || width > 64) return false;
  int64_t k = gv_sign_extend(v->k, width);
  if (compared->c == GV_SLT) return is_far_enough_signed(k, width, margin);
  return is_far_enough_unsigned(k, width, margin);
}

/* The condition without its negation; *holds: the loop is left where it does. NULL: it is none. */
static const gv_value *plain_condition(const gv_model *m, gv_value_id condition, bool *holds) {
  const gv_value *c = &m->values.at[gv_strip(m, gv_asked_by_loop(m, condition))];
  if (c->def != GV_DEF_ARITH) return NULL;
  if (c->c != GV_XOR) return c;
  const gv_value *one = &m->values.at[gv_strip(m, c->b)];
  if (one->def != GV_DEF_INT) return NULL;
  if (!(one->k & 1)) return NULL;
  *holds = !*holds;
  c = &m->values.at[gv_strip(m, c->a)];
  return c->def == GV_DEF_ARITH ? c : NULL;
}

/* `by` counts, and is compared with what is the same in each round. */
static bool counts_to(const gv_tabulation *e, const gv_detour *loop, gv_value_id by,
                      gv_value_id bound, gv_loop_exit *x) {
  if (!counts(e, loop, by, x)) return false;
  x->bound = bound;
  x->loaded = !gv_is_the_same_in_loop(e->model, loop, bound);
  return !x->loaded || gv_stays_in_loop(e, loop, bound);
}

/* It begins with constants, from each of which its steps come to the bound. */
static bool meets_its_bound(const gv_tabulation *e, const gv_detour *loop, const gv_loop_exit *x) {
  const gv_model *m = e->model;
  const gv_value *bound = &m->values.at[gv_strip(m, x->bound)];
  uint32_t first = e->flow.pair_into_start[x->counter],
           end = e->flow.pair_into_start[x->counter + 1];
  bool meets = bound->def == GV_DEF_INT;
  for (uint32_t i = first; i < end && meets; i++) {
    uint32_t pair = e->flow.pair_into[i];
    const gv_value *from = &m->values.at[gv_strip(m, m->pairs.at[pair].source)];
    int64_t far;
    if (is_inside(loop, e->flow.edge_from[e->flow.pair_edge[pair]])) continue;
    meets = from->def == GV_DEF_INT && !__builtin_sub_overflow(bound->k, from->k, &far) &&
            !__builtin_sub_overflow(far, x->ahead, &far) && far % x->step == 0 &&
            far / x->step >= 0;
  }
  return meets;
}

/* Is the branch one that a counter that comes nearer to its bound decides, so that it leaves the
 * loop sooner or later? */
static bool comes_to_an_end(const gv_tabulation *e, const gv_detour *loop, const gv_op *branch,
                            bool first, gv_loop_exit *x) {
  const gv_model *m = e->model;
  const gv_value *c = plain_condition(m, gv_operands(m, branch)[0], &first);
  if (!c) return false;
  bool left = counts_to(e, loop, c->a, c->b, x);
  if (!left && !counts_to(e, loop, c->b, c->a, x)) return false;
  int64_t k = x->step;
  bool wraps_never = x->flags & (GV_ARITH_NSW | GV_ARITH_NUW);
  x->test = (uint8_t)c->c, x->width = gv_arith_width(m, c), x->left = left, x->is = first;
  if (c->c == GV_EQ) {
    if (!first) return false;
    if (k == 1 || k == -1) return true;
    if (wraps_never) return true; /* it comes to the end, or wraps, which means nothing */
    if (meets_its_bound(e, loop, x)) return true;
    /* An address that never comes to the end goes out of its array, which means nothing. */
    return !m->values.at[gv_strip(m, left ? c->a : c->b)].width;
  }
  if (!gv_is_arith_in(c, GV_ORDERS)) return false;
  bool leaves_where_large = left != first;
  if (leaves_where_large ? k <= 0 : k >= 0) return false;
  if (k > INT32_MAX || k < INT32_MIN) return false;
  if (x->flags & (c->c == GV_SLT ? GV_ARITH_NSW : GV_ARITH_NUW)) return true;
  int64_t towards = k > 0 ? 1 : -1; /* where it is left at the bound, one step less is past it */
  return stops_in_time(m, c, x->bound, first ? k : k - towards);
}

/* It is done to the same objects in each round, and nothing that is not seen happens. */
static bool is_the_same_op(const gv_model *m, const gv_detour *loop, const gv_op *op) {
  if (op->kind == GV_OP_CALL || op->kind == GV_OP_UNKNOWN || op->kind == GV_OP_MEMORY) return false;
  if (op->kind != GV_OP_ACTION) return true;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    if (operand != GV_NONE && !gv_is_the_same_in_loop(m, loop, operand)) return false;
  }
  return !gv_creates_object(op->action->creates);
}

bool gv_leaves_same_rounds(const gv_tabulation *e, const gv_detour *loop, uint32_t edge,
                           uint32_t start) {
  const gv_model *m = e->model;
  bool same = gv_is_on_detour(loop, start) && gv_leaves_counted_loop(e, loop, edge, NULL);
  for (uint32_t i = 0; i < loop->blocks.len && same; i++) {
    const gv_block *block = &m->blocks.at[loop->blocks.at[i]];
    same = loop->blocks.at[i] == loop->branch || block->end_edge == block->first_edge + 1;
    for (uint32_t o = block->first_op; o < block->end_op && same; o++)
      same = is_the_same_op(m, loop, &m->ops.at[o]);
  }
  return same;
}

bool gv_leaves_counted_loop(const gv_tabulation *e, const gv_detour *loop, uint32_t edge,
                            gv_loop_exit *found) {
  const gv_model *m = e->model;
  const gv_op *branch = &m->ops.at[gv_terminator(m, loop->branch)];
  if (branch->kind != GV_OP_COND_BR || !gv_is_on_detour(loop, loop->branch)) return false;
  if (gv_is_on_detour(loop, m->edges.at[edge].target)) return false;
  gv_loop_exit x;
  bool first = edge == m->blocks.at[loop->branch].first_edge;
  bool ends = comes_to_an_end(e, loop, branch, first, &x) && !(found && x.loaded);
  if (ends && found) *found = x;
  if (ends || found) return ends;
  const gv_value *c = plain_condition(m, gv_operands(m, branch)[0], &first);
  return c && gv_scales_to_its_end(e, loop, c, first);
}
