/* needs: flow. gives: whether a root, or memory of the host, is still used after the entry of a
 * block. cost: the blocks of a value's live range, once, when the value is first asked about. */
#include "typestate/tabulate.h"

static int by_number(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return (x > y) - (x < y);
}

static void live_mark(gv_tabulation *e, gv_map *seen, uint32_t block, uint32_t home) {
  bool found;
  if (block == home) return;
  uint32_t *slot = gv_map_at(seen, block, &found);
  if (found) return;
  *slot = 1;
  *gv_push(&e->control.live) = block;
}

static void live_compute(gv_tabulation *e, gv_value_id root) {
  const gv_flow *flow = &e->flow;
  gv_map seen = {0};
  gv_key key = gv_key_of(GV_IN_VALUE, root);
  uint32_t start = e->control.live.len, home = gv_def_block(e->model, root);
  for (uint32_t u = flow->use_start[key]; u < flow->use_start[key + 1]; u++)
    live_mark(e, &seen, e->model->ops.at[flow->uses[u]].block, home);
  for (uint32_t p = flow->pair_start[root]; p < flow->pair_start[root + 1]; p++)
    live_mark(e, &seen, flow->edge_from[flow->pair_edge[flow->pair_uses[p]]], home);
  for (uint32_t i = start; i < e->control.live.len; i++) {
    uint32_t block = e->control.live.at[i];
    for (uint32_t p = flow->pred_start[block]; p < flow->pred_start[block + 1]; p++)
      live_mark(e, &seen, flow->edge_from[flow->preds[p]], home);
  }
  gv_map_free(&seen);
  e->control.live_start[root] = start;
  e->control.live_len[root] = e->control.live.len - start;
  if (e->control.live_len[root])
    qsort(e->control.live.at + start, e->control.live_len[root], sizeof *e->control.live.at,
          by_number);
}

bool gv_tab_is_live(gv_tabulation *e, gv_value_id root, uint32_t block) {
  const gv_value *v = &e->model->values.at[root];
  if (v->def != GV_DEF_PARAM && v->def != GV_DEF_BLOCK_ARG && v->def != GV_DEF_RESULT)
    return false; /* born again at its uses */
  if (e->control.live_start[root] == GV_NONE) live_compute(e, root);
  if (!e->control.live_len[root]) return false;
  return bsearch(&block, e->control.live.at + e->control.live_start[root],
                 e->control.live_len[root], sizeof block, by_number) != NULL;
}

/* Every operation that accesses the memory names its address, which goes nowhere else. */
static bool is_private(const gv_tabulation *e, gv_value_id root, gv_key memory) {
  const gv_flow *flow = &e->flow;
  gv_key key = gv_key_of(GV_IN_VALUE, root);
  uint32_t own = flow->use_start[key], made_by = e->model->values.at[root].a;
  if (flow->escaped[memory] || flow->captured[memory]) return false;
  if (flow->pair_start[root] != flow->pair_start[root + 1]) return false;
  for (uint32_t u = flow->use_start[memory]; u < flow->use_start[memory + 1]; u++) {
    if (flow->uses[u] == made_by) continue;
    while (own < flow->use_start[key + 1] && flow->uses[own] < flow->uses[u]) own++;
    if (own == flow->use_start[key + 1] || flow->uses[own] != flow->uses[u]) return false;
  }
  return true;
}

bool gv_tab_is_memory_dead(gv_tabulation *e, gv_key memory, uint32_t block) {
  gv_value_id root = gv_key_base(memory);
  if (gv_key_space(memory) != GV_IN_MEMORY) return false;
  const gv_value *v = &e->model->values.at[root];
  if (v->def != GV_DEF_RESULT || e->model->ops.at[v->a].kind != GV_OP_MEMORY) return false;
  bool found;
  uint32_t *known = gv_map_at(&e->control.is_private, root, &found);
  if (!found) *known = is_private(e, root, memory);
  return *known && !gv_tab_is_live(e, root, block);
}
