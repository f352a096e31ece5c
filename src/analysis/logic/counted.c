/* needs: flow. gives: how a number that goes up, or down, from where it begins lies to another one
 * once control has taken an edge: of `i > 0` that it holds in all iterations but the first.
 * cost: the arguments that lead to the number, within the limit.
 *
 * A number that comes from constants, or from one value, by sums that do not wrap and all go one
 * way is never on the other side of where it began. Sums do not wrap where their flags say so,
 * where they are of 64 bits and come by small steps from small constants (nobody waits for that),
 * and by steps of one where the loop goes on only while there is a number further on.
 */
#include "logic/received.h"

enum { MOST_FOLLOWED = 64, MOST_ARGUMENTS = 16, LARGEST_STEP = 64, MOST_EDGES = 64 };

typedef struct counted {
  const gv_flow *flow;
  bool is_signed, down;
  bool begins_at_constant, far; /* far: a large one, or one below zero that is unsigned */
  bool small;                   /* it has sums whose flags do not say it */
  int64_t least;                /* of the constants; where it goes down the largest */
  gv_value_id begins;           /* no constant; GV_NONE */
  int64_t offset;               /* it is so much more than that, or further on */
  gv_value_id seen[MOST_ARGUMENTS];
  uint32_t arguments, budget;
  gv_value_id number; /* that it is compared with */
  int64_t more;       /* … it and this constant: a sum that does not wrap */
} counted;

static const gv_value *plain(const counted *c, gv_value_id id) {
  const gv_model *m = c->flow->model;
  return &m->values.at[gv_strip(m, id)];
}

static int64_t in_order(const counted *c, int64_t k, uint8_t width) {
  if (c->is_signed || width >= 64) return k;
  return k & ((INT64_C(1) << width) - 1);
}

/* In the number's order. */
static bool is_below(const counted *c, int64_t a, int64_t b) {
  return c->is_signed ? a < b : (uint64_t)a < (uint64_t)b;
}

/* ---- steps of one that branches keep from wrapping ---- */

/* The comparison that the branch at the end of the block asks; *holds: it is true on the first
 * edge, and false on the second one, or the other way round. NULL: it asks none. */
static const gv_value *test_of(const counted *c, uint32_t block, bool *holds) {
  const gv_model *m = c->flow->model;
  const gv_op *op = &m->ops.at[gv_terminator(m, block)];
  if (op->kind != GV_OP_COND_BR) return NULL;
  const gv_value *test = plain(c, gv_operands(m, op)[0]);
  *holds = true;
  while (test->def == GV_DEF_ARITH && test->c == GV_XOR) {
    const gv_value *one = plain(c, test->b);
    if (one->def != GV_DEF_INT || !(one->k & 1)) return NULL;
    test = plain(c, test->a), *holds = !*holds;
  }
  return test->def == GV_DEF_ARITH ? test : NULL;
}

/* The edge that is taken out of the block only where a number lies further on than its argument, in
 * the order; GV_NONE: there is none. */
static uint32_t edge_further_on(const counted *c, gv_value_id argument) {
  const gv_model *m = c->flow->model;
  uint32_t block = m->values.at[argument].a;
  bool holds;
  const gv_value *test = test_of(c, block, &holds);
  if (!test || test->c != (c->is_signed ? GV_SLT : GV_ULT)) return GV_NONE;
  if (gv_strip(m, c->down ? test->b : test->a) != argument) return GV_NONE;
  return m->blocks.at[block].first_edge + !holds;
}

/* Control comes to the edge only by that one, since the argument got its number. */
static bool comes_by(const counted *c, uint32_t edge, uint32_t by, uint32_t block) {
  const gv_flow *flow = c->flow;
  uint32_t list[MOST_EDGES], count = 1;
  list[0] = edge;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t from = flow->edge_from[list[i]];
    if (from == block && list[i] != by) return false;
    if (from == block) continue;
    if (flow->pred_start[from] == flow->pred_start[from + 1]) return false;
    for (uint32_t p = flow->pred_start[from]; p < flow->pred_start[from + 1]; p++) {
      bool seen = false;
      for (uint32_t j = 0; j < count && !seen; j++) seen = list[j] == flow->preds[p];
      if (seen) continue;
      if (count == MOST_EDGES) return false;
      list[count++] = flow->preds[p];
    }
  }
  return true;
}

/* There is a number further on than the argument wherever the edge is taken: one step from there is
 * none too many. */
static bool goes_on_within(const counted *c, gv_value_id of, uint32_t edge) {
  const gv_model *m = c->flow->model;
  of = gv_strip(m, of);
  if (m->values.at[of].def != GV_DEF_BLOCK_ARG) return false;
  uint32_t by = edge_further_on(c, of);
  return by != GV_NONE && comes_by(c, edge, by, m->values.at[of].a);
}

/* Where the comparison is so, the value is not zero. */
static bool tells_nonzero(const counted *c, const gv_value *test, bool is, gv_value_id id) {
  const gv_model *m = c->flow->model;
  const gv_value *a = plain(c, test->a), *b = plain(c, test->b);
  bool left = gv_strip(m, test->a) == id, right = gv_strip(m, test->b) == id;
  if (test->c == GV_EQ && !is)
    return (left && b->def == GV_DEF_INT && !b->k) || (right && a->def == GV_DEF_INT && !a->k);
  if (!is || !right) return false;
  return test->c == GV_ULT || (test->c == GV_SLT && a->def == GV_DEF_INT && a->k >= 0);
}

/* The edge, or one by which alone control comes to it, is taken only where the value is not zero.
 */
static bool is_nonzero_after(const counted *c, uint32_t edge, gv_value_id id) {
  const gv_flow *flow = c->flow;
  for (int i = 0; i < MOST_ARGUMENTS; i++) {
    uint32_t from = flow->edge_from[edge];
    bool holds, first = edge == flow->model->blocks.at[from].first_edge;
    const gv_value *test = test_of(c, from, &holds);
    if (test && tells_nonzero(c, test, first == holds, id)) return true;
    if (flow->pred_start[from + 1] - flow->pred_start[from] != 1) return false;
    edge = flow->preds[flow->pred_start[from]];
  }
  return false;
}

/* The argument gets no zero: a step of one down is none too many, as an unsigned number. */
static bool is_never_zero(const counted *c, gv_value_id of) {
  const gv_flow *flow = c->flow;
  const gv_value *v = plain(c, of);
  of = gv_strip(flow->model, of);
  if (v->def != GV_DEF_BLOCK_ARG) return false;
  uint32_t first = flow->pair_into_start[of], end = flow->pair_into_start[of + 1];
  if (end - first != flow->pred_start[v->a + 1] - flow->pred_start[v->a]) return false;
  for (uint32_t i = first; i < end; i++) {
    uint32_t pair = flow->pair_into[i];
    gv_value_id source = gv_strip(flow->model, flow->model->pairs.at[pair].source);
    const gv_value *brought = &flow->model->values.at[source];
    if (brought->def == GV_DEF_INT ? !brought->k
                                   : !is_nonzero_after(c, flow->pair_edge[pair], source))
      return false;
  }
  return first != end;
}

/* ---- what it counts by, and from where ---- */

/* The value, which the edge brings, is `*of` and a constant, which it counts by; false: it is not,
 * or may wrap. */
static bool take_step(counted *c, const gv_value *v, uint32_t edge, gv_value_id *of, int64_t *by) {
  if (v->def != GV_DEF_ARITH || (v->c != GV_ADD && v->c != GV_SUB)) return false;
  const gv_value *a = plain(c, v->a), *b = plain(c, v->b);
  bool swapped = v->c == GV_ADD && a->def == GV_DEF_INT;
  if (!swapped && b->def != GV_DEF_INT) return false;
  *of = swapped ? v->b : v->a, *by = swapped ? a->k : b->k;
  if (*by == INT64_MIN) return false;
  bool positive = *by >= 0;
  if (v->c == GV_SUB) *by = -*by;
  if (*by < 0 ? !c->down : c->down) return false;
  if (v->k & (c->is_signed ? GV_ARITH_NSW : GV_ARITH_NUW)) return c->is_signed || positive;
  if ((*by == 1 || *by == -1) && goes_on_within(c, *of, edge)) return true;
  if (!c->is_signed && c->down) return *by == -1 && is_never_zero(c, *of);
  c->small = true;
  return v->width == 64 && -LARGEST_STEP <= *by && *by <= LARGEST_STEP;
}

static bool follow(counted *c, gv_value_id id, uint32_t edge, int64_t so_far);

static bool follow_argument(counted *c, gv_value_id id, const gv_value *v) {
  const gv_flow *flow = c->flow;
  uint32_t first = flow->pair_into_start[id], end = flow->pair_into_start[id + 1];
  for (uint32_t i = 0; i < c->arguments; i++)
    if (c->seen[i] == id) return true;
  /* each edge brings one */
  if (c->arguments == MOST_ARGUMENTS || first == end) return false;
  if (end - first != flow->pred_start[v->a + 1] - flow->pred_start[v->a]) return false;
  c->seen[c->arguments++] = id;
  for (uint32_t i = first; i < end; i++) {
    uint32_t pair = flow->pair_into[i];
    if (!follow(c, flow->model->pairs.at[pair].source, flow->pair_edge[pair], 0)) return false;
  }
  return true;
}

/* From the value, and so much more, it goes on; false: from another one, too. */
static bool begin_at(counted *c, gv_value_id id, int64_t so_far) {
  bool first = c->begins == GV_NONE;
  if (!first && c->begins != id) return false;
  c->begins = id;
  if (first || (c->down ? so_far > c->offset : so_far < c->offset)) c->offset = so_far;
  return true;
}

/* Where what the edge brings begins, if it has come `so_far` from there; false: it may be anywhere.
 */
static bool follow(counted *c, gv_value_id id, uint32_t edge, int64_t so_far) {
  id = gv_strip(c->flow->model, id);
  const gv_value *v = &c->flow->model->values.at[id];
  gv_value_id of;
  int64_t by;
  if (!c->budget || !v->width) return false;
  c->budget--;
  if (v->def == GV_DEF_INT) {
    int64_t k = in_order(c, v->k, v->width);
    bool before = c->down ? is_below(c, c->least, k) : is_below(c, k, c->least);
    if (!c->begins_at_constant || before) c->least = k;
    c->begins_at_constant = true;
    c->far |= v->k < (c->is_signed ? -INT32_MAX : 0) || v->k > INT32_MAX;
    return true;
  }
  if (id == c->number) return begin_at(c, id, so_far);
  if (take_step(c, v, edge, &of, &by))
    return !__builtin_add_overflow(so_far, by, &so_far) && follow(c, of, edge, so_far);
  return v->def == GV_DEF_BLOCK_ARG ? follow_argument(c, id, v) : begin_at(c, id, so_far);
}

/* It is made once, so that what began there is compared with the same. */
static bool is_made_once(const gv_flow *flow, gv_value_id id, int depth) {
  const gv_value *v = &flow->model->values.at[gv_strip(flow->model, id)];
  if (v->def == GV_DEF_PARAM || v->def == GV_DEF_INT) return true;
  if (v->def == GV_DEF_BLOCK_ARG) return !flow->cycle[v->a];
  if (v->def == GV_DEF_RESULT) return !flow->cycle[flow->model->ops.at[v->a].block];
  if (v->def != GV_DEF_ARITH || depth == MOST_ARGUMENTS) return false;
  return is_made_once(flow, v->a, depth + 1) &&
         (v->b == GV_NONE || is_made_once(flow, v->b, depth + 1));
}

/* What is received is not below `least` (above, where it goes down), in the order, and `by` more
 * than what is not; false: nothing is known of it. */
static bool count(counted *c, gv_value_id source, uint32_t edge, int64_t *by) {
  gv_value_id of = source;
  *by = 0;
  if (gv_strip(c->flow->model, source) != c->number &&
      take_step(c, plain(c, source), edge, &of, by))
    return follow(c, of, edge, 0);
  c->small = false;
  return follow(c, source, edge, 0);
}

/* How much further on than the number it began, and then `by` and `more`, is; false: it did not
 * begin there. */
static bool is_from_number(const counted *c, int64_t by, int64_t *apart) {
  if (c->begins == GV_NONE || c->begins != c->number) return false;
  if (c->begins_at_constant || c->small) return false;
  if (__builtin_add_overflow(by, c->more, apart)) return false;
  if (__builtin_add_overflow(*apart, c->offset, apart)) return false;
  return is_made_once(c->flow, c->begins, 0);
}

/* The same from constants; *k: the number. */
static bool is_from_constant(const counted *c, int64_t by, uint8_t width, int64_t *first,
                             int64_t *k) {
  const gv_value *v = plain(c, c->number);
  if (v->def != GV_DEF_INT || !c->begins_at_constant || c->begins != GV_NONE) return false;
  if (c->small && c->far) return false;
  if (__builtin_add_overflow(by, c->more, &by)) return false;
  if (__builtin_add_overflow(c->least, by, first) || (!c->is_signed && *first < 0)) return false;
  *k = in_order(c, v->k, width);
  return true;
}

/* -1: what is received, and `more`, lies below the number, 1: above it, 0: not known; in the order.
 * *equal: it may be equal to it. */
static int side_of(const counted *c, int64_t by, uint8_t width, bool *equal) {
  int side = c->down ? -1 : 1;
  int64_t first, k, apart;
  if (is_from_number(c, by, &apart)) {
    *equal = !apart;
    return (c->down ? apart <= 0 : apart >= 0) ? side : 0;
  }
  if (!is_from_constant(c, by, width, &first, &k)) return 0;
  *equal = k == first;
  bool before = c->down ? is_below(c, first, k) : is_below(c, k, first);
  return *equal || before ? side : 0;
}

/* It is known of what counts in this order, and this way. */
static bool is_decided(counted *c, const gv_edge *edge, gv_arith test, gv_value_id argument,
                       bool left, bool *is) {
  const gv_model *m = c->flow->model;
  uint8_t width = m->values.at[argument].width;
  for (uint32_t p = edge->first_pair; p < edge->first_pair + edge->pairs; p++) {
    int64_t by, apart;
    bool equal = false;
    if (m->pairs.at[p].arg != argument) continue;
    if (!count(c, m->pairs.at[p].source, (uint32_t)(edge - m->edges.at), &by)) return false;
    if (!c->arguments && is_from_number(c, by, &apart)) { /* that is where it is */
      *is = test == GV_EQ ? !apart : left ? apart < 0 : apart > 0;
      return true;
    }
    int side = side_of(c, by, width, &equal);
    if (!side || (equal && test == GV_EQ)) return false;
    bool holds_beside = left == (side < 0); /* of two that are not equal */
    if (equal && holds_beside) return false;
    *is = test != GV_EQ && holds_beside;
    return true;
  }
  return false;
}

static bool is_argument_of(const gv_model *m, const gv_edge *edge, gv_value_id id) {
  const gv_value *v = &m->values.at[id];
  return v->def == GV_DEF_BLOCK_ARG && v->a == edge->target;
}

/* Of a sum with a constant, that does not wrap in the order, what that is added to, and *more. */
static gv_value_id without_constant(const counted *c, gv_value_id id, int64_t *more) {
  const gv_model *m = c->flow->model;
  const gv_value *v = plain(c, id), *k;
  *more = 0;
  if (v->def != GV_DEF_ARITH || v->c != GV_ADD) return gv_strip(m, id);
  k = plain(c, v->b);
  if (k->def != GV_DEF_INT || !(v->k & (c->is_signed ? GV_ARITH_NSW : GV_ARITH_NUW)))
    return gv_strip(m, id);
  if (!c->is_signed && k->k < 0) return gv_strip(m, id);
  *more = k->k;
  return gv_strip(m, v->a);
}

/* One side is an argument of the edge's target, or that and a constant; the other one is not. */
static bool take_sides(counted *c, const gv_edge *edge, gv_value_id a, gv_value_id b, bool *left,
                       gv_value_id *argument) {
  const gv_model *m = c->flow->model;
  int64_t more[2];
  gv_value_id of[2] = {without_constant(c, a, &more[0]), without_constant(c, b, &more[1])};
  *left = is_argument_of(m, edge, of[0]);
  if (*left == is_argument_of(m, edge, of[1])) return false;
  *argument = of[!*left], c->more = more[!*left];
  c->number = gv_strip(m, *left ? b : a);
  uint8_t width = m->values.at[*argument].width;
  return width >= 2 && m->values.at[c->number].width == width;
}

bool gv_order_received(const gv_flow *flow, const gv_edge *edge, gv_arith test, gv_value_id a,
                       gv_value_id b, bool *is) {
  for (int way = 0; way < 4; way++) {
    bool is_signed = way & 1, down = way & 2, left;
    gv_value_id argument;
    if ((test == GV_SLT && !is_signed) || (test == GV_ULT && is_signed)) continue;
    counted c = {.flow = flow,
                 .is_signed = is_signed,
                 .down = down,
                 .begins = GV_NONE,
                 .budget = MOST_FOLLOWED};
    if (!take_sides(&c, edge, a, b, &left, &argument)) continue;
    if (is_decided(&c, edge, test, argument, left, is)) return true;
  }
  return false;
}
