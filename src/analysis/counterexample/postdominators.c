/* needs: flow. gives: where the ways from a block meet again, whichever control takes (Cooper,
 * Harvey, Kennedy, 2001). cost: linear in the function, for each round that tells anything new;
 * reducible graphs settle in two. */
#include "counterexample/walker.h"

/* "After the function", where all its ends meet. */
enum { AFTER = 0xfffffffe };

enum { MOST_NUMBERS = 16 /* in a condition */ };

/* Control comes to the block from the other one alone, and anew each time: between them it is only
 * asked whether the program means anything. */
static bool is_continued_in(const gv_model *m, const gv_flow *flow, uint32_t from, uint32_t block) {
  for (uint32_t i = 0; i < MOST_NUMBERS && block != from; i++) {
    uint32_t first = flow->pred_start[block];
    if (flow->pred_start[block + 1] != first + 1) return false;
    block = flow->edge_from[flow->preds[first]];
    if (!m->ops.at[gv_terminator(m, block)].assumed) return false;
  }
  return block == from;
}

/* The number is computed from constants and from what operations give that come right before the
 * end of the block, which nothing else constrains: what holds of it says nothing of what is known
 * elsewhere. */
static bool is_new_in(const gv_model *m, const gv_flow *flow, gv_value_id value, uint32_t block,
                      uint32_t *left) {
  const gv_value *v = &m->values.at[gv_strip(m, value)];
  if (!*left) return false;
  --*left;
  if (v->def == GV_DEF_INT) return true;
  if (v->def == GV_DEF_ARITH)
    return is_new_in(m, flow, v->a, block, left) && is_new_in(m, flow, v->b, block, left);
  if (v->def != GV_DEF_RESULT || !v->width) return false;
  const gv_op *op = &m->ops.at[v->a];
  return (op->kind == GV_OP_ACTION || op->kind == GV_OP_UNKNOWN) &&
         is_continued_in(m, flow, op->block, block);
}

/* No program that means anything takes the edge. */
static bool means_nothing(const gv_model *m, const gv_flow *flow, uint32_t edge) {
  uint32_t block = flow->edge_from[edge];
  const gv_op *branch = &m->ops.at[gv_terminator(m, block)];
  if (branch->kind != GV_OP_COND_BR || !branch->assumed) return false;
  return edge == m->blocks.at[block].first_edge + 1;
}

/* The number is computed from what was there before control came to the branch of the detour, and
 * is not made anew where that ends. */
static bool is_settled_before(const gv_model *m, const gv_detour *d, gv_value_id value,
                              uint32_t *left) {
  gv_value_id root = gv_strip(m, value);
  const gv_value *v = &m->values.at[root];
  if (!*left) return false;
  --*left;
  if (v->def == GV_DEF_INT || v->def == GV_DEF_NULL) return true;
  if (v->def == GV_DEF_ARITH)
    return is_settled_before(m, d, v->a, left) && is_settled_before(m, d, v->b, left);
  if (!gv_is_root(v)) return false;
  uint32_t block = gv_def_block(m, root);
  return block != d->join && !gv_is_on_detour(d, block);
}

bool gv_is_assumed_beside(const gv_model *m, const gv_flow *flow, const gv_detour *d,
                          uint32_t edge) {
  uint32_t left = MOST_NUMBERS;
  if (!means_nothing(m, flow, edge)) return false;
  return is_settled_before(
      m, d, gv_operands(m, &m->ops.at[gv_terminator(m, flow->edge_from[edge])])[0], &left);
}

bool gv_is_ruled_out(const gv_model *m, const gv_flow *flow, uint32_t edge) {
  uint32_t block = flow->edge_from[edge], left = MOST_NUMBERS;
  if (!means_nothing(m, flow, edge)) return false;
  return is_new_in(m, flow, gv_operands(m, &m->ops.at[gv_terminator(m, block)])[0], block, &left);
}

bool gv_is_no_way(const gv_model *m, const gv_flow *flow, const gv_detour *d, uint32_t edge) {
  return gv_is_ruled_out(m, flow, edge) || gv_is_assumed_beside(m, flow, d, edge);
}

/* Control never comes there, where the program means anything. */
static bool is_nowhere(const walker *w, uint32_t block) {
  const gv_flow *flow = &w->tab->flow;
  bool none = flow->pred_start[block] < flow->pred_start[block + 1];
  for (uint32_t p = flow->pred_start[block]; p < flow->pred_start[block + 1] && none; p++)
    none = means_nothing(w->model, flow, flow->preds[p]);
  return none;
}

/* Blocks of the function that can come to its end, each after those that control can go on to from
 * it but for loops. */
typedef GV_VEC(uint32_t) block_list;
static void list_backwards(const walker *w, const gv_function *f, block_list *list) {
  const gv_model *m = w->model;
  const gv_flow *flow = &w->tab->flow;
  bool *seen = gv_malloc(f->end_block - f->first_block + 1);
  GV_VEC(gv_entry) stack = {0}; /* a block, and how many of the edges into it have been followed */
  memset(seen, 0, f->end_block - f->first_block + 1);
  for (uint32_t end = f->first_block; end < f->end_block; end++) {
    if (m->blocks.at[end].first_edge < m->blocks.at[end].end_edge) continue;
    if (is_nowhere(w, end)) continue;
    seen[end - f->first_block] = true;
    *gv_push(&stack) = (gv_entry){end, flow->pred_start[end]};
    while (stack.len) {
      gv_entry *top = &stack.at[stack.len - 1];
      if (top->item == flow->pred_start[top->key + 1]) {
        *gv_push(list) = gv_pop(&stack).key;
        continue;
      }
      uint32_t before = flow->edge_from[flow->preds[top->item++]];
      if (seen[before - f->first_block]) continue;
      seen[before - f->first_block] = true;
      *gv_push(&stack) = (gv_entry){before, flow->pred_start[before]};
    }
  }
  gv_vec_free(&stack);
  gv_free(seen);
}

/* `rank` grows towards the end of the function. */
static uint32_t meet(const walker *w, const uint32_t *rank, uint32_t first, uint32_t a,
                     uint32_t b) {
  while (a != b && a != AFTER && b != AFTER) {
    if (rank[a - first] < rank[b - first])
      a = w->postdominator[a];
    else
      b = w->postdominator[b];
  }
  return a == b ? a : AFTER;
}

static bool refine_postdominator(walker *w, const uint32_t *rank, uint32_t first, uint32_t block) {
  const gv_model *m = w->model;
  uint32_t best = GV_NONE, before = w->postdominator[block];
  for (uint32_t e = m->blocks.at[block].first_edge; e < m->blocks.at[block].end_edge; e++) {
    uint32_t next = m->edges.at[e].target;
    if (next == block || w->postdominator[next] == GV_NONE)
      continue; /* not there yet; or a loop without an end */
    best = best == GV_NONE ? next : meet(w, rank, first, best, next);
  }
  w->postdominator[block] = best == GV_NONE ? AFTER : best;
  return w->postdominator[block] != before;
}

/* Of a block that never comes to an end: GV_NONE. */
void gv_find_postdominators(walker *w, uint32_t function) {
  const gv_function *f = &w->model->functions.at[function];
  if (w->tab->search.has_postdominators[function]) return;
  w->tab->search.has_postdominators[function] = true;
  block_list list = {0};
  list_backwards(w, f, &list);
  uint32_t *rank = gv_malloc((f->end_block - f->first_block + 1) * sizeof *rank);
  memset(rank, 0, (f->end_block - f->first_block + 1) * sizeof *rank);
  for (uint32_t i = 0; i < list.len; i++) rank[list.at[i] - f->first_block] = i;
  bool changed = true;
  while (changed) {
    changed = false;
    for (uint32_t i = list.len; i-- > 0;)
      changed |= refine_postdominator(w, rank, f->first_block, list.at[i]);
  }
  gv_free(rank);
  gv_vec_free(&list);
}
