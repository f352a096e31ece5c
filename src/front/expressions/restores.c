/* Where a function gives back the stack: slots that were made since it was saved are gone then.
 *
 * needs: the operations of the function. gives: whether a slot may be gone at a load.
 * cost: one walk of each function that has slots; a binary search for each load.
 */
#include "expressions/expressions.h"

MlirOperation gv_function_around(MlirOperation op) {
  while (!mlirOperationIsNull(op)) {
    gv_str name = gv_op_name(op);
    if (gv_str_equal(name, GV_STR("llvm.func")) || gv_str_equal(name, GV_STR("func.func")) ||
        gv_str_equal(name, GV_STR("async.func")))
      break;
    op = mlirOperationGetParentOperation(op);
  }
  return op;
}

static MlirWalkResult note_restore(MlirOperation op, void *with) {
  gv_restores *r = with;
  bool saves = gv_op_is(op, "llvm.intr.stacksave");
  if (!saves && !gv_op_is(op, "llvm.intr.stackrestore")) return MlirWalkResultAdvance;
  MlirBlock block = mlirOperationGetBlock(op);
  if (!saves) {
    *gv_push(&r->all) = op;
    r->nested |=
        !mlirRegionEqual(mlirBlockGetParentRegion(block), mlirOperationGetRegion(r->function, 0));
  } else if (mlirOperationIsNull(r->first_save) && mlirBlockEqual(block, r->entry)) {
    r->first_save = op;
  }
  return MlirWalkResultAdvance;
}

/* Those of one block lie together, in their order. Of blocks any order will do. */
static int compare(const void *a, const void *b) {
  MlirOperation x = *(const MlirOperation *)a, y = *(const MlirOperation *)b;
  uintptr_t of_x = (uintptr_t)mlirOperationGetBlock(x).ptr,
            of_y = (uintptr_t)mlirOperationGetBlock(y).ptr;
  if (of_x != of_y) return of_x < of_y ? -1 : 1;
  if (mlirOperationEqual(x, y)) return 0;
  return mlirOperationIsBeforeInBlock(x, y) ? -1 : 1;
}

static const gv_restores *restores_of(front *f, MlirOperation function) {
  gv_restores *r = &f->stack.restores;
  if (mlirOperationEqual(r->function, function)) return r;
  r->function = function, r->first_save = (MlirOperation){NULL};
  r->entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
  r->all.len = 0, r->nested = false;
  mlirOperationWalk(function, note_restore, r, MlirWalkPreOrder);
  if (r->all.len) qsort(r->all.at, r->all.len, sizeof *r->all.at, compare);
  return r;
}

/* Made at once, as the function begins: it stays until the end. */
static bool stays(const gv_restores *r, MlirOperation slot) {
  return mlirBlockEqual(mlirOperationGetBlock(slot), r->entry) &&
         (mlirOperationIsNull(r->first_save) || mlirOperationIsBeforeInBlock(slot, r->first_save));
}

bool gv_is_never_restored(front *f, MlirOperation slot) {
  MlirOperation function = gv_function_around(slot);
  return !mlirOperationIsNull(function) && stays(restores_of(f, function), slot);
}

/* Of the block of `op`, the first that comes after it; NULL: there is none. */
static MlirOperation first_after(const gv_restores *r, MlirOperation op) {
  uint32_t low = 0, high = r->all.len;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (compare(&r->all.at[middle], &op) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  bool here = low < r->all.len &&
              mlirBlockEqual(mlirOperationGetBlock(r->all.at[low]), mlirOperationGetBlock(op));
  return here ? r->all.at[low] : (MlirOperation){NULL};
}

bool gv_may_be_restored_between(front *f, MlirOperation slot, MlirOperation store,
                                MlirOperation load) {
  MlirOperation function = gv_function_around(slot);
  if (mlirOperationIsNull(function)) return true;
  const gv_restores *r = restores_of(f, function);
  if (!r->all.len || stays(r, slot)) return false;
  if (r->nested || !mlirBlockEqual(mlirOperationGetBlock(store), mlirOperationGetBlock(load)))
    return true;
  MlirOperation restore = first_after(r, store);
  return !mlirOperationIsNull(restore) && mlirOperationIsBeforeInBlock(restore, load);
}
