/* What a load finds in memory that begins without content: what was stored to that place, or
 * nothing.
 *
 * needs: uses of addresses; dominance; the symbols. gives: the values that are stored there, and
 * whether one of them is there on each way to the load. cost: for each load a walk of the uses of
 * the memory's address, at most MOST_USES.
 */
#include "expressions/expressions.h"

enum { MOST_USES = 4096, MOST_ADDRESSES = 256 };

typedef struct look {
  front *f;
  MlirOperation load;
  int64_t offset; /* of what is loaded, from the start of the memory */
  uint32_t size;
  gv_take_bytes *take;
  void *with;
  GV_VEC(MlirValue) addresses; /* that lead to the memory; those before `next` were looked at */
  uint32_t next, uses;
  bool is_set;
} look;

/* ---- the memory ------------------------------------------------------------------------------ */

/* What the address is computed from, also by way of a stack slot that keeps it. */
static MlirValue base_of(front *f, MlirValue address) {
  for (uint32_t steps = 0; steps < MOST_ADDRESSES && mlirValueIsAOpResult(address); steps++) {
    MlirOperation op = mlirOpResultGetOwner(address);
    const gv_op_row *row = gv_row_of(f, op);
    MlirValue kept = {NULL};
    if (row->emit == GV_EMIT_load) kept = gv_value_of_slot(f, mlirOperationGetOperand(op, 0));
    if (mlirValueIsNull(kept) && !gv_keeps_address(row)) break;
    address = mlirValueIsNull(kept) ? mlirOperationGetOperand(op, 0) : kept;
  }
  return address;
}

/* From the base; false: it is not constant. */
static bool offset_from_base(front *f, MlirValue address, int64_t *offset) {
  int64_t step;
  *offset = 0;
  for (uint32_t steps = 0; steps < MOST_ADDRESSES; steps++) {
    if (!gv_offset_in_slot(f, address, &step) || __builtin_add_overflow(*offset, step, offset))
      return false;
    while (mlirValueIsAOpResult(address) &&
           gv_keeps_address(gv_row_of(f, mlirOpResultGetOwner(address))))
      address = mlirOperationGetOperand(mlirOpResultGetOwner(address), 0);
    if (!mlirValueIsAOpResult(address)) return true;
    MlirOperation op = mlirOpResultGetOwner(address);
    if (gv_row_of(f, op)->emit != GV_EMIT_load) return true;
    address = gv_value_of_slot(f, mlirOperationGetOperand(op, 0));
    if (mlirValueIsNull(address)) return true;
  }
  return false;
}

/* It is made by the function, and nothing is in it. */
static bool begins_empty(front *f, MlirValue base) {
  if (!mlirValueIsAOpResult(base)) return false;
  MlirOperation op = mlirOpResultGetOwner(base);
  const gv_op_row *row = gv_row_of(f, op);
  if (row->emit == GV_EMIT_alloca) return true;
  if (!gv_is_call(row)) return false;
  const gv_symbol *callee = gv_callee_of(f, op);
  return callee && callee->kind == GV_SYM_DECLARED && callee->library == GV_LIB_NEW_MEMORY;
}

/* ---- what is done to it ---------------------------------------------------------------------- */

/* Does every way to the load lead past the store? */
static bool is_before(front *f, MlirOperation store, MlirOperation load) {
  MlirBlock above = mlirOperationGetBlock(store), block = mlirOperationGetBlock(load);
  if (mlirBlockEqual(above, block)) return mlirOperationIsBeforeInBlock(store, load);
  return mlirRegionEqual(mlirBlockGetParentRegion(above), mlirBlockGetParentRegion(block)) &&
         gv_dominates(f, above, block);
}

/* A store at an offset that is not constant may be to any place, as those of a loop are. */
static void take_store(look *l, MlirOperation store) {
  MlirValue stored = mlirOperationGetOperand(store, 0);
  gv_bytes_of_value all = {stored, 0, 0};
  int64_t at, size = gv_value_layout(l->f, stored).size;
  if (!offset_from_base(l->f, mlirOperationGetOperand(store, 1), &at)) {
    l->take(l->with, all);
    l->is_set = true;
    return;
  }
  bool apart = at + size <= l->offset || l->offset + l->size <= at,
       covers = at <= l->offset && l->offset + l->size <= at + size;
  if (apart) return;
  gv_bytes_of_value part = {stored, l->offset - at, l->size};
  l->take(l->with, covers ? part : all);
  l->is_set |= is_before(l->f, store, l->load);
}

/* An exchange stores what it is given; what others make of nothing is nothing again. */
static void take_atomic(look *l, MlirOperation atomic) {
  int64_t kind;
  bool exchanges = gv_op_is(atomic, "llvm.atomicrmw") &&
                   gv_attribute_int(gv_attribute(atomic, "bin_op"), &kind) && kind == 0;
  if (!exchanges) return;
  l->take(l->with, (gv_bytes_of_value){mlirOperationGetOperand(atomic, 1), 0, 0});
  l->is_set |= is_before(l->f, atomic, l->load);
}

/* A function that is known to leave what this argument leads to as it is. */
static bool leaves(front *f, MlirOperation call, intptr_t argument) {
  const gv_symbol *callee = gv_callee_of(f, call);
  if (callee && callee->library == GV_LIB_COPY && argument == 1) return true;
  bool known = callee && (callee->library == GV_LIB_CALLED || callee->library == GV_LIB_ANSWERS ||
                          callee->library == GV_LIB_COMPUTES);
  if (!known || !callee->action || argument >= GV_ACTION_ARGS) return false;
  gv_role role = callee->action->roles[argument];
  return role == GV_ROLE_NONE || role == GV_ROLE_HOST_READ || role == GV_ROLE_HOST_FREE;
}

static void add_address(look *l, MlirValue address) {
  if (l->addresses.len < MOST_ADDRESSES)
    *gv_push(&l->addresses) = address;
  else
    l->is_set = true; /* not looked at: somebody may */
}

/* The address is put into the slot and comes out of it. */
static void take_kept(look *l, MlirValue slot) {
  for (MlirOpOperand use = mlirValueGetFirstUse(slot); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    if (gv_row_of(l->f, user)->emit == GV_EMIT_load)
      add_address(l, mlirOperationGetResult(user, 0));
  }
}

static void take_use(look *l, MlirOpOperand use) {
  MlirOperation user = mlirOpOperandGetOwner(use);
  const gv_op_row *row = gv_row_of(l->f, user);
  unsigned operand = mlirOpOperandGetOperandNumber(use);
  if (row->emit == GV_EMIT_load || gv_marks_lifetime(row)) return;
  if (row->emit == GV_EMIT_store && operand == 1) {
    take_store(l, user);
  } else if (row->emit == GV_EMIT_atomic && operand == 0) {
    take_atomic(l, user);
  } else if (row->emit == GV_EMIT_store &&
             !mlirValueIsNull(gv_value_of_slot(l->f, mlirOperationGetOperand(user, 1)))) {
    take_kept(l, mlirOperationGetOperand(user, 1));
  } else if (gv_keeps_address(row) && operand == 0) {
    add_address(l, mlirOperationGetResult(user, 0));
  } else if (!gv_is_call(row) || !leaves(l->f, user, operand)) {
    l->is_set = true;
  }
}

static void look_from(look *l, MlirValue base) {
  add_address(l, base);
  while (l->next < l->addresses.len) {
    MlirOpOperand use = mlirValueGetFirstUse(l->addresses.at[l->next++]);
    for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
      if (++l->uses > MOST_USES) {
        l->is_set = true;
        return;
      }
      take_use(l, use);
    }
  }
}

/* ---- globals --------------------------------------------------------------------------------- */

/* What the global starts as, if that is computed; NULL: it is not. */
static MlirValue initial_value(front *f, MlirOperation global) {
  MlirValue none = {NULL};
  if (!mlirOperationGetNumRegions(global)) return none;
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(global, 0));
  if (mlirBlockIsNull(block)) return none;
  MlirOperation end = gv_end_of_block(block);
  bool returns = !mlirOperationIsNull(end) && gv_row_of(f, end)->emit == GV_EMIT_return &&
                 gv_operand_count(end) == 1;
  return returns ? mlirOperationGetOperand(end, 0) : none;
}

/* Where somebody else may write it, that has happened. */
static void take_global(look *l, MlirOperation address) {
  const gv_symbol *symbol = gv_symbol_of(l->f, gv_attribute(address, "global_name"));
  l->is_set = true;
  if (symbol->kind != GV_SYM_GLOBAL || gv_is_replaceable(symbol->op)) return;
  MlirValue initial = initial_value(l->f, symbol->op);
  if (!mlirValueIsNull(initial) && gv_is_never_written(l->f, symbol))
    l->take(l->with, (gv_bytes_of_value){initial, l->offset, l->size});
}

/* ---------------------------------------------------------------------------------------------- */

bool gv_each_stored(front *f, gv_bytes_of_value loaded, gv_take_bytes *take, void *with) {
  MlirOperation load = mlirOpResultGetOwner(loaded.value);
  MlirValue address = mlirOperationGetOperand(load, 0), base = base_of(f, address);
  look l = {.f = f, .load = load, .size = loaded.size, .take = take, .with = with};
  if (!l.size) l.size = gv_value_layout(f, loaded.value).size;
  if (!offset_from_base(f, address, &l.offset)) return true;
  l.offset += loaded.offset;
  if (begins_empty(f, base))
    look_from(&l, base);
  else if (mlirValueIsAOpResult(base) &&
           gv_row_of(f, mlirOpResultGetOwner(base))->expr == gv_expr_addressof)
    take_global(&l, mlirOpResultGetOwner(base));
  else
    l.is_set = true;
  gv_vec_free(&l.addresses);
  return l.is_set;
}
