/* needs: a judged tabulation. gives: functions in which every branch is to be followed, or branches
 * that are. cost: linear in the program.
 *
 * A branch that is tested once is forgotten where its sides meet again, since the object that is
 * followed is the same after it or has states that tell the sides apart. Two objects that it
 * decides about together lose sight of each other there: the stream that is destroyed on the side
 * on which the work is begun. */
#include "counterexample/refine.h"

enum { BRANCHES_LIMIT = 64 };

typedef GV_VEC(uint32_t) list;

static void mark(list *marked, bool *exact, uint32_t function) {
  if (exact[function]) return;
  exact[function] = true;
  *gv_push(marked) = function;
}

static void mark_callers(const gv_tabulation *e, list *marked, bool *exact) {
  for (uint32_t i = 0; i < marked->len; i++) {
    uint32_t f = marked->at[i];
    for (uint32_t c = e->flow.caller_start[f]; c < e->flow.caller_start[f + 1]; c++)
      mark(marked, exact, gv_function_of_op(e->model, e->flow.callers[c]));
  }
}

static void mark_callees(const gv_tabulation *e, list *marked, bool *exact) {
  const gv_model *m = e->model;
  for (uint32_t i = 0; i < marked->len; i++) {
    const gv_function *f = &m->functions.at[marked->at[i]];
    if (f->first_block == f->end_block) continue;
    uint32_t end = gv_end_op_of(m, f);
    for (uint32_t o = m->blocks.at[f->first_block].first_op; o < end; o++)
      if (m->ops.at[o].kind == GV_OP_CALL) mark(marked, exact, m->ops.at[o].callee);
  }
}

static uint32_t branches_in(const gv_model *m, uint32_t function) {
  const gv_function *f = &m->functions.at[function];
  uint32_t branches = 0;
  for (uint32_t b = f->first_block; b < f->end_block; b++)
    if (m->blocks.at[b].end_edge - m->blocks.at[b].first_edge > 1)
      branches += m->blocks.at[b].end_edge - m->blocks.at[b].first_edge - 1;
  return branches;
}

static bool *all_false(uint32_t count) {
  bool *list = gv_malloc(count + 1);
  memset(list, 0, count + 1);
  return list;
}

gv_refinement gv_refinement_none(const gv_model *m) {
  return (gv_refinement){all_false(m->functions.len), all_false(m->blocks.len),
                         all_false(m->functions.len)};
}

void gv_refinement_clear(gv_refinement *r) {
  gv_free(r->exact);
  gv_free(r->core);
  gv_free(r->related);
  *r = (gv_refinement){0};
}

gv_refined gv_refine_core(const gv_tabulation *e, gv_refinement *r) {
  const gv_path_search *all = &e->search;
  if (!all->core.len || all->core.len > BRANCHES_LIMIT) return GV_TOO_MUCH_TO_REFINE;
  memset(r->exact, 0, e->model->functions.len);
  memset(r->related, 0, e->model->functions.len);
  for (uint32_t i = 0; i < all->core.len; i++) {
    r->core[all->core.at[i]] = true;
    r->related[e->model->blocks.at[all->core.at[i]].function] = true;
  }
  return GV_REFINED_CORE;
}

gv_refined gv_refine(const gv_tabulation *e, const uint32_t *faults, uint32_t count, bool all,
                     gv_refinement *r) {
  list marked = {0};
  uint32_t branches = 0;
  for (uint32_t i = 0; i < count; i++)
    mark(&marked, r->exact, gv_function_of_op(e->model, e->faults.at[faults[i]].op));
  for (uint32_t f = 0; all && f < e->model->functions.len; f++) mark(&marked, r->exact, f);
  mark_callers(e, &marked, r->exact);
  mark_callees(e, &marked, r->exact);
  for (uint32_t i = 0; i < marked.len; i++) branches += branches_in(e->model, marked.at[i]);
  gv_vec_free(&marked);
  if (!branches) return GV_NOTHING_TO_REFINE;
  if (branches > BRANCHES_LIMIT) return gv_refine_core(e, r);
  memcpy(r->related, r->exact, e->model->functions.len);
  return GV_REFINED_ALL;
}
