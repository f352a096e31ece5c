/* needs: paths that searches have found before. gives: for a fault that looks like theirs, the way
 * that they took from the entry of their function on. cost: linear in what is new of each way. */
#include "counterexample/walker.h"

enum { NEAR = 16 }; /* operations from the beginning of a block that tell faults apart */

static uint64_t place_of(const gv_model *m, uint32_t op) {
  const gv_block *block = &m->blocks.at[m->ops.at[op].block];
  const gv_function *f = &m->functions.at[block->function];
  bool branches = f->end_block > f->first_block + 1;
  uint32_t far = op - block->first_op;
  uint64_t name = gv_hash(m->ops.at[op].name.at, m->ops.at[op].name.len, m->ops.at[op].kind);
  return name + (branches && far < NEAR ? far : NEAR);
}

static uint64_t look_of(const gv_tabulation *e, const gv_fault *fault) {
  uint64_t looks[4] = {fault->rule, fault->operand, place_of(e->model, fault->op), 0};
  if (!fault->ways.len) return gv_hash(looks, sizeof looks, 0);
  uint32_t seed = e->contexts.at[e->nodes.at[fault->ways.at[0].node].context].seed;
  uint32_t op = seed == GV_NONE ? GV_NONE : e->seeds.at[seed].op;
  if (op != GV_NONE) looks[3] = place_of(e->model, op);
  return gv_hash(looks, sizeof looks, 0);
}

static void make_habit(const gv_model *m, gv_alike *alike) {
  size_t size = (m->blocks.len + 1) * sizeof *alike->habit;
  alike->habit = gv_malloc(size);
  memset(alike->habit, 0xff, size);
}

/* Nothing is known of such faults: until then their paths go as others did. */
static void begin_as(const gv_model *m, gv_alike *alike, const gv_alike *other) {
  make_habit(m, alike);
  memcpy(alike->habit, other->habit, m->blocks.len * sizeof *alike->habit);
  for (uint32_t i = 0; i < other->way.len; i++) {
    crossing step = other->way.at[i];
    step.mark = (gv_way_mark){0, 0}; /* which is of another execution */
    *gv_push(&alike->way) = step;
  }
}

/* Where there is no room for more, faults that do not look alike are put together: leaks, whose
 * paths lead far, and all others. */
gv_alike *gv_faults_alike(gv_tabulation *e, const gv_fault *fault) {
  gv_path_search *all = &e->search;
  uint64_t look = look_of(e, fault);
  for (uint32_t i = 0; i < all->alike_count; i++)
    if (all->alike[i].look == look) return &all->alike[i];
  if (all->alike_count == GV_ALIKE) return &all->alike[fault->operand == GV_NONE];
  gv_alike *alike = &all->alike[all->alike_count++];
  alike->look = look;
  if (all->found) begin_as(e->model, alike, &all->alike[all->last_found]);
  return alike;
}

void gv_alike_clear(gv_alike *alike) {
  if (alike->execution) gv_execution_clear(alike->execution);
  gv_free(alike->execution);
  gv_free(alike->habit);
  gv_vec_free(&alike->way);
  *alike = (gv_alike){0};
}

void gv_note_habit(walker *w) {
  gv_alike *alike = w->alike;
  if (!alike->habit) make_habit(w->model, alike);
  for (uint32_t i = 0; i < w->local.history.len; i++) {
    uint32_t edge = w->local.history.at[i].edge;
    alike->habit[w->tab->flow.edge_from[edge]] = edge;
  }
  w->tab->search.found++;
  w->tab->search.last_found = (uint32_t)(alike - w->tab->search.alike);
}

/* Its steps can be taken whatever the path is about. */
bool gv_ways_are_known(const walker *w) {
  return !w->level && !w->detours.len && !w->attempt.passes_loops && !w->attempt.instance.is &&
         !w->local.execution->passed.unknowns.len;
}
