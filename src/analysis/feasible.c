/* needs: flow. gives: whether the conditions of one path contradict each other, as far as sums, differences and comparisons
 * tell. cost: each edge with a condition, the number of bounds so far squared, at most. */
#include "analysis/feasible.h"

enum { BOUNDS_LIMIT = 256, DEPTH_LIMIT = 32 };

void gv_feasible_init(gv_feasible *f, const gv_model *model, const gv_flow *flow) {
  memset(f, 0, sizeof *f);
  f->model = model;
  f->flow = flow;
}

void gv_feasible_begin(gv_feasible *f) {
  gv_map_free(&f->current);
  gv_table_clear(&f->computed);
  gv_map_free(&f->truth);
  f->numbers.len = f->bounds.len = f->unequal.len = 0;
  f->unknowns = 1;
}

void gv_feasible_clear(gv_feasible *f) {
  gv_feasible_begin(f);
  gv_vec_free(&f->numbers);
  gv_vec_free(&f->bounds);
  gv_vec_free(&f->unequal);
  gv_vec_free(&f->distance);
}

/* ---- numbers -------------------------------------------------------------------------------------------------------------------------- */

static void set_number(gv_feasible *f, gv_value_id root, gv_number n) {
  bool found;
  *gv_map_at(&f->current, root, &found) = f->numbers.len;
  *gv_push(&f->numbers) = n;
}

static gv_number number_of(gv_feasible *f, gv_value_id id, int depth);

/* The same operation on the same numbers is the same unknown. */
static gv_number opaque(gv_feasible *f, uint32_t op, gv_number a, gv_number b) {
  bool found;
  const int64_t key[5] = {op, a.unknown, a.plus, b.unknown, b.plus};
  uint32_t *slot = gv_table_at(&f->computed, key, sizeof key, &found);
  if (!found) *slot = f->unknowns++;
  return (gv_number){*slot, 0};
}

static gv_number sum(gv_feasible *f, const gv_value *v, gv_number a, gv_number b) {
  if (v->c == GV_ADD && (!a.unknown || !b.unknown) && !__builtin_add_overflow(a.plus, b.plus, &a.plus))
    return (gv_number){a.unknown | b.unknown, a.plus};
  if (v->c == GV_SUB && !b.unknown && !__builtin_sub_overflow(a.plus, b.plus, &a.plus)) return a;
  return opaque(f, v->c, a, b);
}

static gv_number number_of(gv_feasible *f, gv_value_id id, int depth) {
  id = gv_strip(f->model, id);
  const gv_value *v = &f->model->values.at[id];
  if (v->def == GV_DEF_INT) return (gv_number){0, v->k};
  if (v->def == GV_DEF_ARITH && v->c < GV_EQ && depth < DEPTH_LIMIT)
    return sum(f, v, number_of(f, v->a, depth + 1), number_of(f, v->b, depth + 1));
  uint32_t known = gv_map_get(&f->current, id);
  if (known != GV_NONE) return f->numbers.at[known];
  gv_number fresh = {f->unknowns++, 0};
  /* Only roots keep their number: an expression that is not followed is a new unknown each time, which says less. */
  if (gv_is_root(v)) set_number(f, id, fresh);
  return fresh;
}

/* ---- constraints: shortest paths over differences (Bellman, Ford) ------------------------------------------------------------------------ */

static bool contradictory(gv_feasible *f) {
  f->distance.len = 0;
  for (uint32_t i = 0; i < f->unknowns; i++) *gv_push(&f->distance) = 0;
  bool changed = true;
  for (uint32_t round = 0; round <= f->unknowns && changed; round++) {
    changed = false;
    for (uint32_t i = 0; i < f->bounds.len; i++) {
      gv_bound b = f->bounds.at[i];
      if (f->distance.at[b.b] + b.most >= f->distance.at[b.a]) continue;
      f->distance.at[b.a] = f->distance.at[b.b] + b.most;
      changed = true;
    }
  }
  return changed;
}

/* a - b <= most, for numbers */
static bool require(gv_feasible *f, gv_number a, gv_number b, int64_t most) {
  const int64_t large = INT64_C(1) << 40;
  if (a.plus > large || a.plus < -large || b.plus > large || b.plus < -large) return true; /* left out: says less */
  most -= a.plus - b.plus;
  if (a.unknown == b.unknown) return most >= 0;
  if (f->bounds.len >= BOUNDS_LIMIT) return true;
  *gv_push(&f->bounds) = (gv_bound){a.unknown, b.unknown, most};
  return !contradictory(f);
}

static bool forced_equal(gv_feasible *f, const gv_bound *u) {
  gv_number a = {u->a, 0}, b = {u->b, 0};
  uint32_t len = f->bounds.len;
  if (u->a == u->b) return u->most == 0;
  bool below = !require(f, a, b, u->most - 1);
  f->bounds.len = len;
  bool above = !require(f, b, a, -u->most - 1);
  f->bounds.len = len;
  return below && above;
}

static bool differ(gv_feasible *f, gv_number a, gv_number b) {
  if (f->unequal.len < BOUNDS_LIMIT) *gv_push(&f->unequal) = (gv_bound){a.unknown, b.unknown, b.plus - a.plus};
  return true;
}

static bool unequal_hold(gv_feasible *f) {
  for (uint32_t i = 0; i < f->unequal.len; i++)
    if (forced_equal(f, &f->unequal.at[i])) return false;
  return true;
}

static bool compare(gv_feasible *f, const gv_value *v, bool is, int depth) {
  gv_number a = number_of(f, v->a, depth + 1), b = number_of(f, v->b, depth + 1);
  switch ((gv_arith)v->c) {
  case GV_EQ:
    if (!is) return differ(f, a, b) && unequal_hold(f);
    return require(f, a, b, 0) && require(f, b, a, 0) && unequal_hold(f);
  case GV_SLT: return (is ? require(f, a, b, -1) : require(f, b, a, 0)) && unequal_hold(f);
  default:
    if (!a.unknown && !b.unknown) return ((uint64_t)a.plus < (uint64_t)b.plus) == is;
    return true;
  }
}

static bool assume(gv_feasible *f, gv_value_id id, bool is, int depth) {
  id = gv_strip(f->model, id);
  const gv_value *v = &f->model->values.at[id];
  if (depth > DEPTH_LIMIT) return true;
  if (v->def == GV_DEF_INT) return (v->k & 1) == is;
  if (v->def == GV_DEF_ARITH && v->c >= GV_EQ) return compare(f, v, is, depth);
  if (v->def == GV_DEF_ARITH && v->c == GV_XOR) {
    gv_value_id other = gv_strip(f->model, v->b);
    if (f->model->values.at[other].def == GV_DEF_INT) return assume(f, v->a, is != (f->model->values.at[other].k & 1), depth + 1);
  }
  if (v->def == GV_DEF_ARITH && ((v->c == GV_AND && is) || (v->c == GV_OR && !is)))
    return assume(f, v->a, is, depth + 1) && assume(f, v->b, is, depth + 1);
  if (!gv_is_root(v)) return true;
  gv_number n = number_of(f, id, depth);
  if (!n.unknown) return (n.plus & 1) == is;
  bool found;
  uint32_t *slot = gv_map_at(&f->truth, n.unknown, &found);
  if (!found) *slot = is;
  return *slot == (uint32_t)is;
}

/* ---- edges ---------------------------------------------------------------------------------------------------------------------------------- */

static bool assume_case(gv_feasible *f, uint32_t from, uint32_t edge, gv_value_id on) {
  const gv_model *m = f->model;
  gv_number n = number_of(f, on, 0);
  uint32_t first = m->blocks.at[from].first_edge;
  gv_number k = {0, m->edges.at[edge].case_value};
  if (edge != first) return require(f, n, k, 0) && require(f, k, n, 0) && unequal_hold(f);
  for (uint32_t e = first + 1; e < m->blocks.at[from].end_edge; e++) differ(f, n, (gv_number){0, m->edges.at[e].case_value});
  return unequal_hold(f);
}

/* Block arguments get their sources' numbers, all read before any is set. */
static void enter_block(gv_feasible *f, const gv_edge *edge) {
  const gv_model *m = f->model;
  GV_VEC(gv_number) sources = {0};
  for (uint32_t p = 0; p < edge->pairs; p++) *gv_push(&sources) = number_of(f, m->pairs.at[edge->first_pair + p].source, 0);
  for (uint32_t p = 0; p < edge->pairs; p++) set_number(f, m->pairs.at[edge->first_pair + p].arg, sources.at[p]);
  gv_vec_free(&sources);
}

/* What else the block defines is new each time. */
static void forget_defined(gv_feasible *f, uint32_t block) {
  const gv_model *m = f->model;
  for (uint32_t i = 0; i < f->current.cap; i++) {
    if (f->current.values[i] == GV_NONE) continue;
    gv_value_id root = (gv_value_id)f->current.keys[i];
    if (m->values.at[root].def != GV_DEF_BLOCK_ARG && gv_def_block(m, root) == block)
      f->numbers.at[f->current.values[i]] = (gv_number){f->unknowns++, 0};
  }
}

bool gv_feasible_edge(gv_feasible *f, uint32_t edge_id) {
  const gv_model *m = f->model;
  uint32_t from = f->flow->edge_from[edge_id];
  const gv_edge *edge = &m->edges.at[edge_id];
  const gv_op *op = &m->ops.at[gv_terminator(m, from)];
  bool holds = true;
  if (op->kind == GV_OP_COND_BR) holds = assume(f, gv_operands(m, op)[0], edge_id == m->blocks.at[from].first_edge, 0);
  else if (op->kind == GV_OP_SWITCH) holds = assume_case(f, from, edge_id, gv_operands(m, op)[0]);
  enter_block(f, edge);
  forget_defined(f, edge->target);
  return holds;
}
