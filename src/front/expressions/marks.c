/* Marks of a slot's lifetime: what was stored before one is not there behind it.
 *
 * needs: the marks, and a store that every way to the loads leads past. gives: where control comes
 * from a mark without passing the store again. cost: the blocks behind the marks, at most
 * MOST_BLOCKS; where there are more, it may come anywhere.
 */
#include "expressions/expressions.h"

enum { MOST_BLOCKS = 4096 };

MlirOperation gv_lifted(MlirOperation op, MlirRegion region) {
  while (!mlirOperationIsNull(op)) {
    MlirBlock block = mlirOperationGetBlock(op);
    if (mlirBlockIsNull(block)) return (MlirOperation){NULL};
    if (mlirRegionEqual(mlirBlockGetParentRegion(block), region)) break;
    op = mlirOperationGetParentOperation(op);
  }
  return op;
}

static bool is_between(MlirOperation from, MlirOperation op, MlirOperation to) {
  MlirBlock block = mlirOperationGetBlock(op);
  return (mlirOperationIsNull(from) || (mlirBlockEqual(mlirOperationGetBlock(from), block) &&
                                        mlirOperationIsBeforeInBlock(from, op))) &&
         (mlirOperationIsNull(to) || (mlirBlockEqual(mlirOperationGetBlock(to), block) &&
                                      mlirOperationIsBeforeInBlock(op, to)));
}

typedef GV_VEC(MlirBlock) block_list;

static void push_successors(block_list *walk, MlirBlock block) {
  MlirOperation end = gv_end_of_block(block);
  for (intptr_t i = 0; !mlirOperationIsNull(end) && i < mlirOperationGetNumSuccessors(end); i++)
    *gv_push(walk) = mlirOperationGetSuccessor(end, i);
}

void gv_find_behind_marks(gv_behind_marks *b) {
  MlirBlock home = mlirOperationGetBlock(b->store);
  MlirRegion region = mlirBlockGetParentRegion(home);
  block_list walk = {0};
  uint32_t looked = 0;
  for (uint32_t i = 0; i < b->marks.len; i++) {
    MlirOperation mark = b->marks.at[i] = gv_lifted(b->marks.at[i], region);
    b->anywhere |= mlirOperationIsNull(mark);
    bool stored_again = !b->anywhere && is_between(mark, b->store, (MlirOperation){NULL});
    if (!b->anywhere && !stored_again) push_successors(&walk, mlirOperationGetBlock(mark));
  }
  while (walk.len && !b->anywhere) {
    MlirBlock block = gv_pop(&walk);
    bool found;
    *gv_map_at(&b->entered, (uintptr_t)block.ptr, &found) = 1;
    if (found) continue;
    b->anywhere = ++looked > MOST_BLOCKS;
    if (!mlirBlockEqual(block, home)) push_successors(&walk, block);
  }
  gv_vec_free(&walk);
}

bool gv_is_behind_mark(const gv_behind_marks *b, MlirOperation load) {
  MlirBlock block = mlirOperationGetBlock(load);
  MlirOperation none = {NULL};
  bool stored_here = mlirBlockEqual(mlirOperationGetBlock(b->store), block) &&
                     mlirOperationIsBeforeInBlock(b->store, load);
  if (b->anywhere) return true;
  if (!stored_here && gv_map_get(&b->entered, (uintptr_t)block.ptr) != GV_NONE) return true;
  for (uint32_t i = 0; i < b->marks.len; i++)
    if (is_between(stored_here ? b->store : none, b->marks.at[i], load)) return true;
  return false;
}

void gv_behind_marks_clear(gv_behind_marks *b) {
  gv_vec_free(&b->marks);
  gv_map_free(&b->entered);
}

/* ---- whether something is in a slot where its lifetime begins -------------------------------- */

enum { MOST_USES = 256, MOST_WAYS = 64 };

typedef struct uses {
  front *f;
  GV_VEC(MlirOperation) ends, others; /* marks of ends; all but marks */
  uint32_t count;
} uses;

/* Of the address, and of those that are computed from it. */
static void find_uses(uses *u, MlirValue address) {
  for (MlirOpOperand use = mlirValueGetFirstUse(address);
       !mlirOpOperandIsNull(use) && u->count++ < MOST_USES; use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    const gv_op_row *row = gv_row_of(u->f, user);
    if (row->emit == GV_EMIT_lifetime_end) *gv_push(&u->ends) = user;
    if (gv_marks_lifetime(row)) continue;
    *gv_push(&u->others) = user;
    if (gv_keeps_address(row)) find_uses(u, mlirOperationGetResult(user, 0));
  }
}

/* The last of them in the block, before `op` if that is not NULL; NULL: there is none. */
static MlirOperation last_of(const MlirOperation *all, uint32_t count, MlirBlock block,
                             MlirOperation op) {
  MlirOperation last = {NULL};
  for (uint32_t i = 0; i < count; i++) {
    if (!mlirBlockEqual(mlirOperationGetBlock(all[i]), block)) continue;
    if (!mlirOperationIsNull(op) && !mlirOperationIsBeforeInBlock(all[i], op)) continue;
    if (mlirOperationIsNull(last) || mlirOperationIsBeforeInBlock(last, all[i])) last = all[i];
  }
  return last;
}

/* Backwards from `op` in its block, or from the end of the block. */
typedef enum came { FROM_BEFORE, FROM_NOTHING, FROM_USE } came;

static came comes_from(const uses *u, MlirOperation alloca, MlirBlock block, MlirOperation op) {
  MlirOperation end = last_of(u->ends.at, u->ends.len, block, op);
  MlirOperation other = last_of(u->others.at, u->others.len, block, op);
  bool ends = !mlirOperationIsNull(end), uses = !mlirOperationIsNull(other);
  if (uses && (!ends || mlirOperationIsBeforeInBlock(end, other))) return FROM_USE;
  if (ends || mlirBlockEqual(mlirOperationGetBlock(alloca), block)) return FROM_NOTHING;
  return FROM_BEFORE;
}

bool gv_may_hold(front *f, MlirValue slot, MlirOperation start) {
  MlirOperation alloca = mlirOpResultGetOwner(slot), none = {NULL};
  MlirBlock seen[MOST_WAYS], first = mlirOperationGetBlock(start);
  MlirRegion region = mlirBlockGetParentRegion(first);
  uses u = {.f = f};
  uint32_t count = 0;
  find_uses(&u, slot);
  bool may = u.count > MOST_USES ||
             !mlirRegionEqual(region, mlirBlockGetParentRegion(mlirOperationGetBlock(alloca)));
  for (uint32_t i = 0; i < u.others.len; i++)
    may |=
        !mlirRegionEqual(region, mlirBlockGetParentRegion(mlirOperationGetBlock(u.others.at[i])));
  came from = comes_from(&u, alloca, first, start);
  for (uint32_t i = 0; !may; i++) {
    may |= from == FROM_USE;
    MlirBlock block = i ? seen[i - 1] : first;
    for (intptr_t p = 0; from == FROM_BEFORE && p < mlirBlockGetNumPredecessors(block); p++) {
      MlirBlock before = mlirBlockGetPredecessor(block, p);
      bool known = false;
      for (uint32_t k = 0; k < count && !known; k++) known = mlirBlockEqual(seen[k], before);
      may |= !known && count == MOST_WAYS;
      if (!known && !may) seen[count++] = before;
    }
    if (i == count) break;
    from = comes_from(&u, alloca, seen[i], none);
  }
  gv_vec_free(&u.ends);
  gv_vec_free(&u.others);
  return may;
}
