/* needs: an allocation of so many bytes as a number says. gives: whether all of it is filled with
 * zeros before anything else is done with it, as `new T[n]()` and vectors have it: it starts as
 * zeros then, and the filling is nothing of its own. cost: the uses of the address, and the blocks
 * between the two.
 */
#include "emit/zeroed.h"

enum { MOST_USES = 1024, MOST_BLOCKS = 8, MOST_WRAPPED = 4 };

/* ---- how many bytes -------------------------------------------------------------------------- */

static bool is_member(MlirOperation op, int64_t member) {
  MlirAttribute at = gv_attribute(op, "position");
  bool one = !mlirAttributeIsNull(at) && mlirAttributeIsADenseI64Array(at) &&
             mlirDenseArrayGetNumElements(at) == 1;
  return one && mlirDenseI64ArrayGetElement(at, 0) == member;
}

/* "select (overflows), -1, x * k", as clang asks for x elements of k bytes: an allocation of that
 * many bytes fails where it is the first. */
static MlirValue without_overflow(front *f, MlirValue size) {
  MlirOperation choice = gv_maker(size), asked, chosen;
  int64_t k;
  if (mlirOperationIsNull(choice) || !gv_op_is(choice, "llvm.select")) return size;
  asked = gv_maker(mlirOperationGetOperand(choice, 0));
  chosen = gv_maker(mlirOperationGetOperand(choice, 2));
  if (mlirOperationIsNull(asked) || mlirOperationIsNull(chosen)) return size;
  bool fails = gv_constant(f, mlirOperationGetOperand(choice, 1), &k) && k == -1;
  bool parts = gv_op_is(asked, "llvm.extractvalue") && is_member(asked, 1) &&
               gv_op_is(chosen, "llvm.extractvalue") && is_member(chosen, 0);
  if (!fails || !parts) return size;
  bool one = mlirValueEqual(mlirOperationGetOperand(asked, 0), mlirOperationGetOperand(chosen, 0));
  return one ? mlirOperationGetOperand(choice, 2) : size;
}

gv_product gv_product_of(front *f, MlirValue size) {
  gv_product p = {without_overflow(f, size), 1};
  MlirOperation op = gv_maker(p.of);
  int64_t k;
  if (mlirOperationIsNull(op)) return p;
  if (gv_op_is(op, "llvm.extractvalue") && is_member(op, 0)) {
    op = gv_maker(mlirOperationGetOperand(op, 0));
    if (mlirOperationIsNull(op) || !gv_op_is(op, "llvm.intr.umul.with.overflow")) return p;
  } else if (gv_op_is(op, "llvm.shl")) {
    bool known = gv_constant(f, mlirOperationGetOperand(op, 1), &k) && k >= 0 && k < 32;
    return known ? (gv_product){mlirOperationGetOperand(op, 0), INT64_C(1) << k} : p;
  } else if (!gv_op_is(op, "llvm.mul")) {
    return p;
  }
  for (intptr_t i = 0; i < 2; i++)
    if (gv_constant(f, mlirOperationGetOperand(op, i), &k) && k > 0)
      return (gv_product){mlirOperationGetOperand(op, 1 - i), k};
  return p;
}

static bool is_same_size(front *f, MlirValue a, MlirValue b) {
  gv_product x = gv_product_of(f, a), y = gv_product_of(f, b);
  return mlirValueEqual(x.of, y.of) && x.times == y.times;
}

/* ---- when ------------------------------------------------------------------------------------ */

/* After the allocation control comes to the filling at most once. */
static bool comes_once(MlirOperation allocation, MlirOperation fill) {
  MlirBlock from = mlirOperationGetBlock(allocation), block = mlirOperationGetBlock(fill);
  for (int i = 0; !mlirBlockEqual(block, from); i++) {
    if (i == MOST_BLOCKS || mlirBlockGetNumPredecessors(block) != 1) return false;
    block = mlirBlockGetPredecessor(block, 0);
  }
  return !mlirBlockEqual(mlirOperationGetBlock(fill), from) ||
         mlirOperationIsBeforeInBlock(allocation, fill);
}

bool gv_is_call_for_nothing(MlirOperation op) {
  return gv_op_is(op, "llvm.call") && gv_str_equal(gv_callee_name(op), GV_STR("gpuverify.used"));
}

bool gv_touches_nothing(MlirOperation op) {
  return gv_op_is(op, "llvm.icmp") || gv_op_is(op, "llvm.intr.dbg.value") ||
         gv_op_is(op, "llvm.intr.dbg.declare") || gv_is_call_for_nothing(op);
}

/* Every other use comes after the filling, but those that touch nothing. */
static bool comes_first(front *f, MlirOperation fill, MlirValue address) {
  MlirBlock block = mlirOperationGetBlock(fill);
  uint32_t left = MOST_USES;
  for (MlirOpOperand use = mlirValueGetFirstUse(address); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    MlirBlock at = mlirOperationGetBlock(user);
    if (!left--) return false;
    if (mlirOperationEqual(user, fill) || gv_touches_nothing(user)) continue;
    bool after = mlirBlockEqual(at, block) ? mlirOperationIsBeforeInBlock(fill, user)
                                           : mlirRegionEqual(mlirBlockGetParentRegion(at),
                                                             mlirBlockGetParentRegion(block)) &&
                                                 gv_dominates(f, block, at);
    if (!after) return false;
  }
  return true;
}

bool gv_fills_with_zeros(front *f, MlirOperation op) {
  int64_t k;
  if (!gv_op_is(op, "llvm.intr.memset") || gv_operand_count(op) < 3) return false;
  if (!gv_constant(f, mlirOperationGetOperand(op, 1), &k) || (k & 0xff)) return false;
  MlirAttribute is_volatile = gv_attribute(op, "isVolatile");
  return mlirAttributeIsABool(is_volatile) && !mlirBoolAttrGetValue(is_volatile);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static bool fills(front *f, MlirOperation op, MlirOperation allocation, MlirValue size) {
  MlirValue address = mlirOperationGetResult(allocation, 0);
  if (!gv_fills_with_zeros(f, op)) return false;
  if (!mlirValueEqual(mlirOperationGetOperand(op, 0), address)) return false;
  if (mlirValueEqual(mlirOperationGetOperand(op, 2), address)) return false;
  return is_same_size(f, size, mlirOperationGetOperand(op, 2)) && comes_once(allocation, op) &&
         comes_first(f, op, address);
}

bool gv_starts_as_zeros(front *f, MlirOperation allocation, MlirValue size) {
  uint32_t left = MOST_USES;
  bool any = false;
  MlirValue address = mlirOperationGetResult(allocation, 0);
  for (MlirOpOperand use = mlirValueGetFirstUse(address); !mlirOpOperandIsNull(use) && !any && left;
       use = mlirOpOperandGetNextUse(use), left--)
    if ((any = fills(f, mlirOpOperandGetOwner(use), allocation, size)))
      *gv_push(&f->fn.fillings) = mlirOpOperandGetOwner(use);
  return any || gv_starts_with_copies(f, allocation, size);
}

bool gv_is_filling(const front *f, MlirOperation op) {
  bool is = false;
  for (uint32_t i = 0; i < f->fn.fillings.len && !is; i++)
    is = mlirOperationEqual(f->fn.fillings.at[i], op);
  return is;
}
