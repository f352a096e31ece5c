/* Stack slots that stand for one value, as a compiler without optimizations makes of every
 * parameter and local variable: stored to once, and read only where that has happened. Slot, store
 * and loads have no place in the model; what is loaded is what was stored, also an address, of
 * which the analysis would not follow what is done through it.
 *
 * needs: the uses of the slot; dominance. gives: the value. cost: for each slot a walk of its uses.
 */
#include "expressions/expressions.h"

enum { MOST_SLOT_USES = 1024 };

typedef struct look {
  gv_behind_marks behind;
  GV_VEC(MlirBlock) readers; /* other blocks than that of the store */
} look;

static bool is_volatile(MlirOperation op) {
  return !mlirAttributeIsNull(gv_attribute(op, "volatile_"));
}

/* A use that is neither the one store nor a load after it may do anything with the slot. */
static bool take_use(front *f, look *l, MlirOpOperand use) {
  MlirOperation user = mlirOpOperandGetOwner(use);
  const gv_op_row *row = gv_row_of(f, user);
  if (row->emit == GV_EMIT_store) {
    if (!mlirOperationIsNull(l->behind.store) || mlirOpOperandGetOperandNumber(use) != 1 ||
        is_volatile(user))
      return false;
    l->behind.store = user;
    return true;
  }
  if (row->emit == GV_EMIT_load) return !is_volatile(user);
  if (gv_marks_lifetime(row)) *gv_push(&l->behind.marks) = user;
  if (gv_marks_lifetime(row)) return true;
  return !row->expr && !row->emit;
}

static bool same_region(MlirBlock a, MlirBlock b) {
  return mlirRegionEqual(mlirBlockGetParentRegion(a), mlirBlockGetParentRegion(b));
}

/* Loads are of what is stored, after the store in its block or in others. */
static bool take_loads(front *f, look *l, MlirValue slot) {
  MlirType type = mlirValueGetType(mlirOperationGetOperand(l->behind.store, 0));
  MlirBlock home = mlirOperationGetBlock(l->behind.store);
  if (!same_region(home, mlirOperationGetBlock(mlirOpResultGetOwner(slot)))) return false;
  for (MlirOpOperand use = mlirValueGetFirstUse(slot); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation load = mlirOpOperandGetOwner(use);
    if (gv_row_of(f, load)->emit != GV_EMIT_load) continue;
    MlirBlock block = mlirOperationGetBlock(load);
    if (!mlirTypeEqual(mlirValueGetType(mlirOperationGetResult(load, 0)), type) ||
        gv_is_behind_mark(&l->behind, load) ||
        gv_may_be_restored_between(f, mlirOpResultGetOwner(slot), l->behind.store, load))
      return false;
    if (!mlirBlockEqual(block, home)) {
      if (!same_region(block, home)) return false;
      *gv_push(&l->readers) = block;
    } else if (!mlirOperationIsBeforeInBlock(l->behind.store, load)) {
      return false;
    }
  }
  return true;
}

/* Every way to the readers leads past the store. */
static bool store_comes_first(front *f, const look *l) {
  MlirBlock home = mlirOperationGetBlock(l->behind.store);
  bool first = true;
  for (uint32_t i = 0; i < l->readers.len && first; i++)
    first = gv_dominates(f, home, l->readers.at[i]);
  return first;
}

/* What the slot, an alloca, stands for, or NULL. */
static MlirValue find_value(front *f, MlirValue slot) {
  look l = {.behind = {.anywhere = false}};
  uint32_t uses = 0;
  bool fits = true;
  for (MlirOpOperand use = mlirValueGetFirstUse(slot); fits && !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use))
    fits = ++uses <= MOST_SLOT_USES && take_use(f, &l, use);
  fits = fits && !mlirOperationIsNull(l.behind.store);
  if (fits) gv_find_behind_marks(&l.behind);
  fits = fits && take_loads(f, &l, slot) && store_comes_first(f, &l);
  MlirValue value = fits ? mlirOperationGetOperand(l.behind.store, 0) : (MlirValue){NULL};
  gv_behind_marks_clear(&l.behind);
  gv_vec_free(&l.readers);
  return value;
}

MlirValue gv_value_of_slot(front *f, MlirValue address) {
  MlirValue none = {NULL};
  if (!mlirValueIsAOpResult(address) ||
      gv_row_of(f, mlirOpResultGetOwner(address))->emit != GV_EMIT_alloca)
    return none;
  bool found;
  uint32_t *place = gv_map_at(&f->stack.slot_of, (uintptr_t)address.ptr, &found);
  if (!found) {
    *place = f->stack.slots.len;
    MlirValue value = find_value(f, address);
    *gv_push(&f->stack.slots) = value;
    return value;
  }
  return f->stack.slots.at[*place];
}
