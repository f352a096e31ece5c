/* needs: flow, a branch that leaves a loop. gives: whether it does so after few rounds as its
 * counter is halved, divided, doubled or multiplied in each: `for (s = n / 2; s > 0; s >>= 1)`,
 * `for (w = 1; w < n; w *= 2)`, `while (n > 1) n = (n + 255) / 256`. cost: the edges to the
 * counter.
 *
 * What is divided comes to 0 or, of an arithmetic shift, to -1, after no more rounds than it has
 * bits, and stays there; with less than the divisor added before, to 0 or 1. What is multiplied and
 * begins above 0 passes every bound, or wraps, which means nothing.
 */
#include "counterexample/walker.h"

typedef struct scaling {
  const gv_model *model;
  const gv_detour *loop;
  gv_value_id counter;            /* an argument of a block of the loop */
  bool shrinks, grows;            /* by each edge from inside the loop … */
  bool rests_at_one, rests_below; /* … in the end at 1, or -1, and not at 0 alone */
  uint8_t flags;                  /* that all steps have */
} scaling;

static bool is_inside(const gv_detour *loop, uint32_t block) {
  return block == loop->branch || gv_is_on_detour(loop, block);
}

static const gv_value *plain(const gv_model *m, gv_value_id id) {
  return &m->values.at[gv_strip(m, id)];
}

/* What is divided is the counter, or the counter and less than `divisor`. */
static bool is_divided(scaling *s, gv_value_id id, int64_t divisor) {
  const gv_value *v = plain(s->model, id);
  if (gv_strip(s->model, id) == s->counter) return true;
  if (!gv_is_arith(v, GV_ADD) || gv_strip(s->model, v->a) != s->counter) return false;
  const gv_value *more = plain(s->model, v->b);
  s->rests_at_one = true;
  return more->def == GV_DEF_INT && more->k >= 0 && more->k < divisor;
}

/* The value is the counter, scaled once. */
static bool take_step(scaling *s, gv_value_id id) {
  const gv_value *v = plain(s->model, id);
  if (v->def != GV_DEF_ARITH) return false;
  const gv_value *by = plain(s->model, v->b);
  if (by->def != GV_DEF_INT || by->k < 1 || v->width < 2) return false;
  bool shifts = gv_arith_shifts((gv_arith)v->c);
  if (shifts ? by->k >= v->width - 1 || by->k > 32 : by->k < 2 || by->k > INT32_MAX) return false;
  s->flags &= (uint8_t)v->k;
  switch ((gv_arith)v->c) {
  case GV_ASHR: s->rests_below = true; /* fallthrough */
  case GV_LSHR: s->shrinks = true; return is_divided(s, v->a, INT64_C(1) << by->k);
  case GV_UDIV:
  case GV_SDIV: s->shrinks = true; return is_divided(s, v->a, by->k);
  case GV_SHL:
  case GV_MUL: s->grows = true; return gv_strip(s->model, v->a) == s->counter;
  default: return false;
  }
}

/* From inside the loop the counter comes scaled; what it grows from, from outside, is above 0. */
static bool is_scaled(scaling *s, const gv_flow *flow) {
  const gv_model *m = s->model;
  const gv_value *v = &m->values.at[s->counter];
  if (v->def != GV_DEF_BLOCK_ARG || !is_inside(s->loop, v->a)) return false;
  bool positive = true, scaled = true;
  for (uint32_t i = flow->pair_into_start[s->counter];
       i < flow->pair_into_start[s->counter + 1] && scaled; i++) {
    uint32_t pair = flow->pair_into[i];
    const gv_value *first = plain(m, m->pairs.at[pair].source);
    if (is_inside(s->loop, flow->edge_from[flow->pair_edge[pair]]))
      scaled = take_step(s, m->pairs.at[pair].source);
    else
      positive &= first->def == GV_DEF_INT && gv_sign_extend(first->k, v->width) > 0;
  }
  return scaled && s->shrinks != s->grows && (positive || !s->grows);
}

/* The loop is left where the counter is this. */
static bool is_left_at(const gv_model *m, const gv_value *c, bool first, bool left, int64_t at) {
  uint8_t width = gv_arith_width(m, c);
  const gv_value *bound = plain(m, left ? c->b : c->a);
  if (bound->def != GV_DEF_INT) return false;
  int64_t k = gv_sign_extend(bound->k, width);
  return gv_arith_of((gv_arith)c->c, width, left ? at : k, left ? k : at) == first;
}

static bool is_left_at_rest(const scaling *s, const gv_value *c, bool first, bool left) {
  if (!is_left_at(s->model, c, first, left, 0)) return false;
  if (s->rests_at_one && !is_left_at(s->model, c, first, left, 1)) return false;
  return !s->rests_below || is_left_at(s->model, c, first, left, -1);
}

/* It passes the bound, or wraps. */
static bool is_left_where_large(const scaling *s, const gv_value *c, bool first, bool left) {
  bool wraps_never = s->flags & GV_ARITH_NSW;
  if (!gv_is_the_same_in_loop(s->model, s->loop, left ? c->b : c->a)) return false;
  if (c->c == GV_EQ) return first && wraps_never;
  if (left == first) return false;
  if (c->c == GV_ULT) return s->flags & (GV_ARITH_NSW | GV_ARITH_NUW);
  return c->c == GV_SLT && wraps_never;
}

static bool ends_by(const gv_tabulation *e, const gv_detour *loop, const gv_value *c, bool first,
                    bool left) {
  const gv_model *m = e->model;
  gv_value_id id = gv_strip(m, left ? c->a : c->b);
  for (int depth = 0; depth < 3; depth++) { /* the counter, what it is scaled to, with a sum */
    scaling s = {.model = m, .loop = loop, .counter = id, .flags = UINT8_MAX};
    const gv_value *v = &m->values.at[id];
    bool scaled = depth ? is_scaled(&s, &e->flow) && take_step(&s, left ? c->a : c->b)
                        : is_scaled(&s, &e->flow);
    if (scaled)
      return s.grows ? is_left_where_large(&s, c, first, left)
                     : is_left_at_rest(&s, c, first, left);
    if (v->def != GV_DEF_ARITH) return false;
    id = gv_strip(m, v->a);
  }
  return false;
}

bool gv_scales_to_its_end(const gv_tabulation *e, const gv_detour *loop, const gv_value *c,
                          bool first) {
  if (!gv_is_arith_in(c, GV_COMPARISONS)) return false;
  return ends_by(e, loop, c, first, true) || ends_by(e, loop, c, first, false);
}
