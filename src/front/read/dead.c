/* needs: a verified module. gives: the module without the blocks to which control never comes, so
 * that nothing is told by what is done there: not which memory escapes, not what a slot holds, not
 * who passes a value on. Each of the others stands after all that dominate it, so that what reads
 * them in turn has seen what they use. cost: a walk over blocks and edges.
 */
#include "read/read.h"

MlirOperation gv_end_of_block(MlirBlock block) {
  MlirOperation last = mlirBlockGetTerminator(block), none = {NULL};
  if (!mlirOperationIsNull(last)) return last;
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    last = op;
  return mlirOperationIsNull(last) || !mlirOperationGetNumSuccessors(last) ? none : last;
}

static MlirBlock next_of(MlirBlock block, intptr_t successor) {
  MlirOperation end = gv_end_of_block(block);
  bool is = !mlirOperationIsNull(end) && successor < mlirOperationGetNumSuccessors(end);
  return is ? mlirOperationGetSuccessor(end, successor) : (MlirBlock){NULL};
}

static bool mark(gv_map *seen, MlirBlock block) {
  bool found;
  *gv_map_at(seen, (uintptr_t)block.ptr, &found) = 1;
  return !found;
}

/* Each block but the first stands after one that leads to it: so all are reached, and after what
 * dominates them. */
static bool is_in_order(MlirBlock entry) {
  gv_map led_to = {0};
  bool result = true;
  mark(&led_to, entry);
  for (MlirBlock b = entry; !mlirBlockIsNull(b) && result; b = mlirBlockGetNextInRegion(b)) {
    result = gv_map_get(&led_to, (uintptr_t)b.ptr) == 1;
    for (intptr_t i = 0; !mlirBlockIsNull(next_of(b, i)); i++) mark(&led_to, next_of(b, i));
  }
  gv_map_free(&led_to);
  return result;
}

typedef GV_VEC(MlirBlock) block_list;

typedef struct visited {
  MlirBlock block;
  intptr_t next; /* successor to go to */
} visited;

/* The blocks to which edges lead from the entry, whatever their conditions, each after all that it
 * leads to but where that is back again. */
static void list_reached(MlirBlock entry, gv_map *reached, block_list *last_first) {
  GV_VEC(visited) path = {0};
  mark(reached, entry);
  *gv_push(&path) = (visited){entry, 0};
  while (path.len) {
    visited *top = &path.at[path.len - 1];
    MlirBlock next = next_of(top->block, top->next++);
    if (mlirBlockIsNull(next)) {
      *gv_push(last_first) = top->block;
      path.len--;
    } else if (mark(reached, next)) {
      *gv_push(&path) = (visited){next, 0};
    }
  }
  gv_vec_free(&path);
}

static MlirWalkResult forget_operands(MlirOperation op, void *with) {
  const MlirValue *nothing = with;
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
    mlirOperationSetOperand(op, i, *nothing);
  return MlirWalkResultAdvance;
}

/* No operation may be taken out whose results are used, be it in another such block: so operands go
 * first, and edges with their operations. */
static void remove_blocks(MlirContext context, const MlirBlock *dead, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    MlirValue nothing =
        mlirBlockAddArgument(dead[i], mlirNoneTypeGet(context), mlirLocationUnknownGet(context));
    for (MlirOperation op = mlirBlockGetFirstOperation(dead[i]); !mlirOperationIsNull(op);
         op = mlirOperationGetNextInBlock(op))
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

static void put_in_order(MlirContext context, MlirRegion region) {
  MlirBlock entry = mlirRegionGetFirstBlock(region);
  if (mlirBlockIsNull(entry) || mlirBlockIsNull(mlirBlockGetNextInRegion(entry)) ||
      is_in_order(entry))
    return;
  gv_map reached = {0};
  block_list dead = {0}, last_first = {0};
  list_reached(entry, &reached, &last_first);
  for (MlirBlock b = entry; !mlirBlockIsNull(b); b = mlirBlockGetNextInRegion(b))
    if (gv_map_get(&reached, (uintptr_t)b.ptr) == GV_NONE) *gv_push(&dead) = b;
  remove_blocks(context, dead.at, dead.len);
  bool ordered = is_in_order(entry);
  for (uint32_t i = last_first.len; i-- > 0 && !ordered;) {
    mlirBlockDetach(last_first.at[i]);
    mlirRegionAppendOwnedBlock(region, last_first.at[i]);
  }
  gv_vec_free(&dead);
  gv_vec_free(&last_first);
  gv_map_free(&reached);
}

typedef struct overview {
  gv_module_shape shape;
  MlirIdentifier invoke;
} overview;

static MlirWalkResult look_over(MlirOperation op, void *with) {
  overview *o = with;
  for (intptr_t i = 0, n = mlirOperationGetNumRegions(op); i < n && o->shape.ordered; i++) {
    MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, i));
    o->shape.ordered = mlirBlockIsNull(entry) || mlirBlockIsNull(mlirBlockGetNextInRegion(entry)) ||
                       is_in_order(entry);
  }
  o->shape.invokes |= mlirIdentifierEqual(mlirOperationGetName(op), o->invoke);
  return o->shape.ordered || !o->shape.invokes ? MlirWalkResultAdvance : MlirWalkResultInterrupt;
}

gv_module_shape gv_shape_of(MlirContext context, MlirOperation module) {
  overview o = {{.ordered = true}, mlirIdentifierGet(context, gv_ref("llvm.invoke"))};
  mlirOperationWalk(module, look_over, &o, MlirWalkPreOrder);
  return o.shape;
}

static MlirWalkResult visit(MlirOperation op, void *with) {
  const MlirContext *context = with;
  for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); i++)
    put_in_order(*context, mlirOperationGetRegion(op, i));
  return MlirWalkResultAdvance;
}

void gv_order_blocks(MlirContext context, MlirOperation module) {
  if (!mlirOperationIsNull(module)) mlirOperationWalk(module, visit, &context, MlirWalkPreOrder);
}
