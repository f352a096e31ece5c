/* needs: flow. gives: how a number that goes up, or down, from where it begins lies to another one
 * once control has taken an edge: of `i > 0` that it holds in all iterations but the first.
 * cost: the arguments that lead to the number, within the limit.
 *
 * A number that comes from constants, or from one value, by sums that do not wrap and all go one
 * way is never on the other side of where it began. Sums do not wrap where their flags say so, and
 * where they are of 64 bits and come by small steps from small constants: nobody waits for that.
 */
#include "logic/received.h"

enum { MOST_FOLLOWED = 64, MOST_ARGUMENTS = 16, LARGEST_STEP = 64 };

typedef struct counted {
  const gv_flow *flow;
  bool is_signed, down;
  bool begins_at_constant, far; /* far: a large one, or one below zero that is unsigned */
  bool small;                   /* it has sums whose flags do not say it */
  int64_t least;                /* of the constants; where it goes down the largest */
  gv_value_id begins;           /* no constant; GV_NONE */
  gv_value_id seen[MOST_ARGUMENTS];
  uint32_t arguments, budget;
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

/* The value is `*of` and a constant, which it counts by; false: it is not, or may wrap. */
static bool take_step(counted *c, const gv_value *v, gv_value_id *of, int64_t *by) {
  if (v->def != GV_DEF_ARITH || (v->c != GV_ADD && v->c != GV_SUB)) return false;
  const gv_value *a = plain(c, v->a), *b = plain(c, v->b);
  bool swapped = v->c == GV_ADD && a->def == GV_DEF_INT;
  if (!swapped && b->def != GV_DEF_INT) return false;
  *of = swapped ? v->b : v->a, *by = swapped ? a->k : b->k;
  if (*by == INT64_MIN) return false;
  if (v->c == GV_SUB) *by = -*by;
  if (*by < 0 ? !c->down : c->down) return false;
  if (v->k & (c->is_signed ? GV_ARITH_NSW : GV_ARITH_NUW)) return c->is_signed || *by >= 0;
  c->small = true;
  return v->width == 64 && -LARGEST_STEP <= *by && *by <= LARGEST_STEP;
}

static bool follow(counted *c, gv_value_id id);

static bool follow_argument(counted *c, gv_value_id id, const gv_value *v) {
  const gv_flow *flow = c->flow;
  uint32_t first = flow->pair_into_start[id], end = flow->pair_into_start[id + 1];
  for (uint32_t i = 0; i < c->arguments; i++)
    if (c->seen[i] == id) return true;
  /* each edge brings one */
  if (c->arguments == MOST_ARGUMENTS || first == end) return false;
  if (end - first != flow->pred_start[v->a + 1] - flow->pred_start[v->a]) return false;
  c->seen[c->arguments++] = id;
  for (uint32_t i = first; i < end; i++)
    if (!follow(c, flow->model->pairs.at[flow->pair_into[i]].source)) return false;
  return true;
}

/* Where it begins; false: it may be anywhere. */
static bool follow(counted *c, gv_value_id id) {
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
  if (take_step(c, v, &of, &by)) return follow(c, of);
  if (v->def == GV_DEF_BLOCK_ARG) return follow_argument(c, id, v);
  if (c->begins != GV_NONE && c->begins != id) return false;
  c->begins = id;
  return true;
}

/* It is made once, so that what began there is compared with the same. */
static bool is_made_once(const gv_flow *flow, gv_value_id id) {
  const gv_value *v = &flow->model->values.at[id];
  if (v->def == GV_DEF_PARAM) return true;
  return v->def == GV_DEF_RESULT && !flow->cycle[flow->model->ops.at[v->a].block];
}

/* What is received is not below `least` (above, where it goes down), in the order, and `by` more
 * than what is not; false: nothing is known of it. */
static bool count(counted *c, gv_value_id source, int64_t *by) {
  gv_value_id of = source;
  *by = 0;
  if (take_step(c, plain(c, source), &of, by)) return follow(c, of);
  c->small = false;
  return follow(c, source);
}

/* -1: what is received lies below the number, 1: above it, 0: not known; in the order. *equal: it
 * may be equal to it. */
static int side_of(const counted *c, int64_t by, gv_value_id number, uint8_t width, bool *equal) {
  const gv_value *v = plain(c, number);
  int side = c->down ? -1 : 1;
  if (c->begins != GV_NONE) {
    if (c->begins_at_constant || c->small || c->begins != gv_strip(c->flow->model, number))
      return 0;
    *equal = !by;
    return is_made_once(c->flow, c->begins) ? side : 0;
  }
  int64_t first, k = in_order(c, v->k, width);
  if (v->def != GV_DEF_INT || !c->begins_at_constant) return 0;
  if (c->small && c->far) return 0;
  if (__builtin_add_overflow(c->least, by, &first) || (!c->is_signed && first < 0)) return 0;
  *equal = k == first;
  bool before = c->down ? is_below(c, first, k) : is_below(c, k, first);
  return *equal || before ? side : 0;
}

/* It is known of what counts in this order, and this way. */
static bool is_decided(counted *c, const gv_edge *edge, gv_arith test, gv_value_id argument,
                       gv_value_id number, bool left, bool *is) {
  const gv_model *m = c->flow->model;
  uint8_t width = m->values.at[argument].width;
  for (uint32_t p = edge->first_pair; p < edge->first_pair + edge->pairs; p++) {
    int64_t by;
    bool equal = false;
    if (m->pairs.at[p].arg != argument) continue;
    if (!count(c, m->pairs.at[p].source, &by)) return false;
    int side = side_of(c, by, number, width, &equal);
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

bool gv_order_received(const gv_flow *flow, const gv_edge *edge, gv_arith test, gv_value_id a,
                       gv_value_id b, bool *is) {
  const gv_model *m = flow->model;
  a = gv_strip(m, a), b = gv_strip(m, b);
  bool left = is_argument_of(m, edge, a);
  if (left == is_argument_of(m, edge, b)) return false;
  gv_value_id argument = left ? a : b, number = left ? b : a;
  uint8_t width = m->values.at[argument].width;
  if (width < 2 || m->values.at[number].width != width) return false;
  for (int way = 0; way < 4; way++) {
    bool is_signed = way & 1, down = way & 2;
    if ((test == GV_SLT && !is_signed) || (test == GV_ULT && is_signed)) continue;
    if (!is_signed && down) continue;
    counted c = {.flow = flow,
                 .is_signed = is_signed,
                 .down = down,
                 .begins = GV_NONE,
                 .budget = MOST_FOLLOWED};
    if (is_decided(&c, edge, test, argument, number, left, is)) return true;
  }
  return false;
}
