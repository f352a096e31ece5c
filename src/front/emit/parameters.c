/* Arrays of parameters of kernels that are not known, as cuLaunchKernel() gets them: what lies in a
 * variable whose address is in the array may be an address, but for what is a number for certain.
 *
 * needs: the uses of the variable. gives: words of it, with roles; whether the array is alive.
 * cost: linear in the uses, for each of a bounded number of blocks.
 */
#include "emit/emit.h"

enum {
  WORD = 8, /* bytes of an address */
  MOST_DEEP = 16,
  MOST_STEPS = 256,
  MOST_FACTOR = 1 << 16 /* by more is no size computed: it may be the hash of an address */
};

/* One question: is what the slot holds a number? */
typedef struct asked {
  front *f;
  MlirValue slot;
  uint32_t steps;
} asked;

static bool is_named(MlirOperation op, const char *const *names) {
  for (; *names; names++)
    if (gv_op_is(op, *names)) return true;
  return false;
}

/* What is computed so is no address, whatever it is computed from. */
static const char *const numbers[] = {"llvm.mul",    "llvm.udiv", "llvm.sdiv", "llvm.urem",
                                      "llvm.srem",   "llvm.sext", "llvm.zext", "llvm.fptosi",
                                      "llvm.fptoui", NULL};
/* … unless it is computed from one. */
static const char *const sums[] = {"llvm.add", "llvm.sub", NULL};

static bool is_float(MlirType type) { return mlirTypeIsAF64(type) || mlirTypeIsAF32(type); }

/* Somebody multiplies it, as the number of elements by their size: nobody does that to an address.
 */
static bool is_multiplied(asked *a, MlirValue value) {
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    int64_t k;
    if (++a->steps > MOST_STEPS) return false;
    bool shifts = gv_op_is(user, "llvm.shl"), scales = shifts || gv_op_is(user, "llvm.mul");
    if (!scales || mlirOpOperandGetOperandNumber(use) != 0) continue;
    if (!gv_constant(a->f, mlirOperationGetOperand(user, 1), &k)) continue;
    if (k > 0 && k < (shifts ? WORD * 2 : MOST_FACTOR)) return true;
  }
  return false;
}

static bool is_loaded_from_slot(const asked *a, MlirValue value) {
  return mlirValueIsAOpResult(value) && gv_op_is(mlirOpResultGetOwner(value), "llvm.load") &&
         mlirValueEqual(mlirOperationGetOperand(mlirOpResultGetOwner(value), 0), a->slot);
}

/* What is loaded of the slot is multiplied somewhere. */
static bool is_slot_multiplied(asked *a) {
  for (MlirOpOperand use = mlirValueGetFirstUse(a->slot); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    if (++a->steps > MOST_STEPS) return false;
    if (gv_op_is(user, "llvm.load") && is_multiplied(a, mlirOperationGetResult(user, 0)))
      return true;
  }
  return false;
}

/* What a variable that is a number starts with, before it is set: src/app/simplify.c. */
static bool is_unset(MlirOperation op) {
  return gv_op_is(op, "llvm.call") && gv_str_begins(gv_callee_name(op), "gpuverify.number.");
}

/* No address, if what the slot held before was none. */
static bool is_number(asked *a, MlirValue value, int depth) {
  int64_t k;
  if (depth > MOST_DEEP || ++a->steps > MOST_STEPS) return false;
  if (is_float(mlirValueGetType(value)) || gv_constant(a->f, value, &k)) return true;
  if (mlirValueIsABlockArgument(value)) return is_multiplied(a, value) || is_slot_multiplied(a);
  MlirOperation op = mlirOpResultGetOwner(value);
  if (is_named(op, numbers) || is_unset(op) || is_loaded_from_slot(a, value)) return true;
  return is_named(op, sums) && is_number(a, mlirOperationGetOperand(op, 0), depth + 1) &&
         is_number(a, mlirOperationGetOperand(op, 1), depth + 1);
}

/* All that is ever stored in the slot are numbers: its address is loaded from, stored to and put
 * into arrays that `launch` alone gets. */
static bool holds_numbers(front *f, MlirValue slot, MlirValue array) {
  asked a = {f, slot, 0};
  for (MlirOpOperand use = mlirValueGetFirstUse(slot); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    const gv_op_row *row = gv_row_of(f, user);
    if (++a.steps > MOST_STEPS) return false;
    if (gv_marks_lifetime(row) || gv_op_is(user, "llvm.load")) continue;
    if (!gv_op_is(user, "llvm.store")) return false;
    MlirValue stored = mlirOperationGetOperand(user, 0), to = mlirOperationGetOperand(user, 1);
    bool fits = mlirOpOperandGetOperandNumber(use) == 1 ? is_number(&a, stored, 0)
                                                        : mlirValueEqual(gv_slot_of(f, to), array);
    if (!fits) return false;
  }
  return true;
}

/* A pointer, or a number as large as one, begins at that byte of the type. */
static bool begins_address(front *f, MlirType type, int64_t wanted) {
  MlirType member;
  int64_t at;
  if (wanted == 0 && mlirTypeIsALLVMPointerType(type)) return true;
  if (wanted == 0 && mlirTypeIsAInteger(type) && gv_layout_of(f, type).size >= WORD) return true;
  for (int64_t i = 0; gv_member(f, type, i, &at, &member); i++)
    if (at <= wanted && wanted < at + gv_layout_of(f, member).size)
      return begins_address(f, member, wanted - at);
  return false;
}

uint8_t gv_role_of_word(front *f, MlirValue slot, MlirType type, MlirValue array, int64_t at) {
  bool plain = mlirTypeIsAInteger(type) || is_float(type);
  if (plain && holds_numbers(f, slot, array)) return GV_ROLE_NONE;
  return plain || begins_address(f, type, at) ? GV_ROLE_KERNEL_BOTH : GV_ROLE_NONE;
}

/* ---- the life of the array ---- */

enum { MOST_BLOCKS = 64 };

/* The last mark of the slot's life in the block, before `op` where it is not NULL; NULL: none. */
static MlirOperation last_mark(front *f, MlirValue slot, MlirBlock block, MlirOperation op) {
  MlirOperation last = {NULL};
  for (MlirOpOperand use = mlirValueGetFirstUse(slot); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    if (!gv_marks_lifetime(gv_row_of(f, user))) continue;
    if (!mlirBlockEqual(mlirOperationGetBlock(user), block)) continue;
    if (!mlirOperationIsNull(op) && !mlirOperationIsBeforeInBlock(user, op)) continue;
    if (mlirOperationIsNull(last) || mlirOperationIsBeforeInBlock(last, user)) last = user;
  }
  return last;
}

/* Backwards from the operation, on each way to where the life begins. */
bool gv_may_be_gone(front *f, MlirValue slot, MlirOperation op) {
  MlirBlock seen[MOST_BLOCKS];
  uint32_t count = 0;
  seen[count++] = mlirOperationGetBlock(op);
  MlirOperation mark = last_mark(f, slot, seen[0], op);
  if (!mlirOperationIsNull(mark)) return !gv_op_is(mark, "llvm.intr.lifetime.start");
  for (uint32_t i = 0; i < count; i++) {
    mark = i ? last_mark(f, slot, seen[i], (MlirOperation){NULL}) : (MlirOperation){NULL};
    if (!mlirOperationIsNull(mark) && !gv_op_is(mark, "llvm.intr.lifetime.start")) return true;
    if (!mlirOperationIsNull(mark)) continue;
    for (intptr_t p = 0; p < mlirBlockGetNumPredecessors(seen[i]); p++) {
      MlirBlock before = mlirBlockGetPredecessor(seen[i], p);
      bool known = false;
      for (uint32_t k = 0; k < count && !known; k++) known = mlirBlockEqual(seen[k], before);
      if (!known && count == MOST_BLOCKS) return true;
      if (!known) seen[count++] = before;
    }
  }
  return false;
}
