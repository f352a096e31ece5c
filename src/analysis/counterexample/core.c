/* needs: a path whose conditions contradict each other. gives: the branches that ask for an
 * unsatisfiable core of them, which refinement follows where there are too many branches to follow
 * all. cost: one question to the solver for each path, and no more than CORES_OF_FAULT of these for
 * a fault and CORES_LIMIT in a run. */
#include "counterexample/walker.h"

static void note_branch(gv_path_search *all, uint32_t block) {
  for (uint32_t i = 0; i < all->core.len; i++)
    if (all->core.at[i] == block) return;
  *gv_push(&all->core) = block;
}

/* The edge for which the path assumes goal number `goal`; GV_NONE: none, or one in a caller. */
static uint32_t edge_of_goal(const walker *w, const path *p, uint32_t goal) {
  const crossings *history = &w->local.history;
  uint32_t edge = GV_NONE;
  for (uint32_t i = 0; i < history->len && history->at[i].goals <= goal; i++)
    edge = history->at[i].edge;
  for (uint32_t i = 0; i < p->len && p->at[i].goals <= goal; i++) {
    const gv_origin *onward = i + 1 < p->len ? &w->tab->origins.at[p->at[i + 1].origin] : NULL;
    edge = onward && onward->kind == GV_FROM_EDGE ? onward->via : GV_NONE;
  }
  return edge;
}

void gv_note_core(walker *w, const path *p) {
  gv_path_search *all = &w->tab->search;
  gv_goal_list core = {0};
  if (!all->wants_core || all->cores >= CORES_LIMIT || w->cores >= CORES_OF_FAULT) return;
  all->cores++, w->cores++;
  gv_numbers_core(&w->local.execution->numbers, CORE_STEPS, &core);
  for (uint32_t i = 0; i < core.len; i++) {
    uint32_t edge = edge_of_goal(w, p, core.at[i]);
    if (edge != GV_NONE) note_branch(all, w->tab->flow.edge_from[edge]);
  }
  gv_vec_free(&core);
}
