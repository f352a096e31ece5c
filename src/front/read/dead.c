/* needs: a verified module. gives: the module without the blocks to which control never comes, so that nothing is told by what is done there: not
 * which memory escapes, not what a slot holds, not who hands a value on. cost: a walk over blocks and edges.
 */
#include "read/read.h"

/* The blocks of the region that edges lead to from its entry, whatever their conditions. */
static void find_reached(MlirRegion region, gv_map *reached) {
  GV_VEC(MlirBlock) work = {0};
  bool found;
  *gv_push(&work) = mlirRegionGetFirstBlock(region);
  *gv_map_at(reached, (uintptr_t)work.at[0].ptr, &found) = 1;
  while (work.len) {
    MlirOperation end = mlirBlockGetTerminator(gv_pop(&work));
    for (intptr_t i = 0; !mlirOperationIsNull(end) && i < mlirOperationGetNumSuccessors(end); i++) {
      MlirBlock next = mlirOperationGetSuccessor(end, i);
      *gv_map_at(reached, (uintptr_t)next.ptr, &found) = 1;
      if (!found) *gv_push(&work) = next;
    }
  }
  gv_vec_free(&work);
}

static MlirWalkResult forget_operands(MlirOperation op, void *with) {
  const MlirValue *nothing = with;
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++) mlirOperationSetOperand(op, i, *nothing);
  return MlirWalkResultAdvance;
}

/* No operation may be taken out whose results are used, be it in another such block: so operands go first, and edges with their operations. */
static void remove_blocks(MlirContext context, const MlirBlock *dead, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    MlirValue nothing = mlirBlockAddArgument(dead[i], mlirNoneTypeGet(context), mlirLocationUnknownGet(context));
    for (MlirOperation op = mlirBlockGetFirstOperation(dead[i]); !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
      mlirOperationWalk(op, forget_operands, &nothing, MlirWalkPreOrder);
  }
  for (uint32_t i = 0; i < count; i++)
    for (MlirOperation op = mlirBlockGetFirstOperation(dead[i]); !mlirOperationIsNull(op);
         op = mlirBlockGetFirstOperation(dead[i]))
      mlirOperationDestroy(op);
  for (uint32_t i = 0; i < count; i++) {
    mlirBlockDetach(dead[i]);
    mlirBlockDestroy(dead[i]);
  }
}

static void remove_from(MlirContext context, MlirRegion region) {
  MlirBlock entry = mlirRegionGetFirstBlock(region);
  if (mlirBlockIsNull(entry) || mlirBlockIsNull(mlirBlockGetNextInRegion(entry))) return;
  gv_map reached = {0};
  GV_VEC(MlirBlock) dead = {0};
  find_reached(region, &reached);
  for (MlirBlock b = entry; !mlirBlockIsNull(b); b = mlirBlockGetNextInRegion(b))
    if (gv_map_get(&reached, (uintptr_t)b.ptr) == GV_NONE) *gv_push(&dead) = b;
  remove_blocks(context, dead.at, dead.len);
  gv_vec_free(&dead);
  gv_map_free(&reached);
}

static MlirWalkResult visit(MlirOperation op, void *with) {
  const MlirContext *context = with;
  for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); i++) remove_from(*context, mlirOperationGetRegion(op, i));
  return MlirWalkResultAdvance;
}

void gv_remove_dead_blocks(MlirContext context, MlirOperation module) {
  if (!mlirOperationIsNull(module)) mlirOperationWalk(module, visit, &context, MlirWalkPreOrder);
}
