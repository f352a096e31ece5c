/* needs: the blocks of a region. gives: whether every way from its entry to one block leads past
 * another. cost: linear in the edges of each region, once, for control flow as programs have it;
 * then the dominators between the two blocks. Once LOOK_LIMIT steps are taken, no block is known to
 * dominate another.
 *
 * Immediate dominators by the meets of Cooper, Harvey and Kennedy ("A Simple, Fast Dominance
 * Algorithm", 2001), brought along the edges.
 */
#include "expressions/expressions.h"

enum { LOOK_LIMIT = 1 << 24 };

typedef struct visit {
  MlirBlock block;
  intptr_t next; /* successor */
} visit;

typedef struct walk {
  gv_map seen;
  GV_VEC(visit) way;
  GV_VEC(MlirBlock) finished;
} walk;

static void visit_block(walk *w, MlirBlock block) {
  bool found;
  *gv_map_at(&w->seen, (uintptr_t)block.ptr, &found) = 1;
  if (!found) *gv_push(&w->way) = (visit){block, 0};
}

static intptr_t successor_count(MlirOperation end) {
  return mlirOperationIsNull(end) ? 0 : mlirOperationGetNumSuccessors(end);
}

/* Those that control comes to, each after all to which it goes on, but for cycles. */
static void find_finished(walk *w, MlirBlock entry) {
  visit_block(w, entry);
  while (w->way.len) {
    visit *last = &w->way.at[w->way.len - 1];
    MlirOperation end = gv_end_of_block(last->block);
    if (last->next < successor_count(end))
      visit_block(w, mlirOperationGetSuccessor(end, last->next++));
    else
      *gv_push(&w->finished) = gv_pop(&w->way).block;
  }
}

/* The nearest that dominates both. */
static uint32_t meet(gv_dominators *d, uint32_t a, uint32_t b) {
  for (; a != b && d->looked < LOOK_LIMIT; d->looked++) {
    uint32_t *later = a > b ? &a : &b;
    *later = d->above.at[*later];
  }
  return a;
}

/* False: nothing has changed. */
static bool bring_along(gv_dominators *d, const walk *w, uint32_t first) {
  bool changed = false;
  for (uint32_t i = w->finished.len; i-- > 0;) {
    uint32_t from = first + (w->finished.len - 1 - i);
    MlirOperation end = gv_end_of_block(w->finished.at[i]);
    for (intptr_t s = 0; s < successor_count(end) && d->looked < LOOK_LIMIT; s++, d->looked++) {
      MlirBlock to = mlirOperationGetSuccessor(end, s);
      uint32_t *above = &d->above.at[gv_map_get(&d->number_of, (uintptr_t)to.ptr)];
      uint32_t now = *above == GV_NONE ? from : meet(d, *above, from);
      changed |= now != *above;
      *above = now;
    }
  }
  return changed;
}

static void number_region(gv_dominators *d, MlirRegion region) {
  walk w = {0};
  bool found;
  uint32_t first = d->above.len;
  find_finished(&w, mlirRegionGetFirstBlock(region));
  for (uint32_t i = w.finished.len; i-- > 0;) {
    *gv_map_at(&d->number_of, (uintptr_t)w.finished.at[i].ptr, &found) = d->above.len;
    *gv_push(&d->above) = GV_NONE;
  }
  d->above.at[first] = first;
  while (bring_along(d, &w, first) && d->looked < LOOK_LIMIT) continue;
  gv_map_free(&w.seen);
  gv_vec_free(&w.way);
  gv_vec_free(&w.finished);
}

bool gv_dominates(front *f, MlirBlock above, MlirBlock block) {
  gv_dominators *d = &f->dominators;
  MlirRegion region = mlirBlockGetParentRegion(block);
  bool found;
  *gv_map_at(&d->regions, (uintptr_t)region.ptr, &found) = 1;
  if (!found) number_region(d, region);
  uint32_t high = gv_map_get(&d->number_of, (uintptr_t)above.ptr),
           low = gv_map_get(&d->number_of, (uintptr_t)block.ptr);
  if (low == GV_NONE) return true;
  for (; high != GV_NONE && low > high && d->looked < LOOK_LIMIT; d->looked++)
    low = d->above.at[low];
  return low == high && d->looked < LOOK_LIMIT;
}
