/* Functions that allocate memory and return it, as those do that make a context or an object. What
 * is put into such memory belongs to who gets it: in the model the caller allocates it and passes
 * it, and the function returns nothing. It is allocated once in each call, whatever way control
 * takes, since the allocation stands in the function's first block. Allocations do not fail here,
 * so where one did the function may return null instead.
 *
 * needs: the functions and what stack slots stand for. gives: the allocation that a function
 * returns. cost: the returns of each function.
 */
#include "emit/emit.h"

enum { MOST_STEPS = 64 };

/* Whether the call gives new memory. */
static bool allocates(front *f, MlirOperation call) {
  const gv_symbol *callee = gv_callee_of(f, call);
  if (!callee || mlirOperationGetNumResults(call) != 1 || mlirOperationGetNumSuccessors(call))
    return false;
  if (callee->library == GV_LIB_NEW_MEMORY || callee->library == GV_LIB_ZEROED) return true;
  return callee->kind == GV_SYM_DEFINED &&
         !mlirOperationIsNull(gv_allocation_returned(f, f->functions.at[callee->id]));
}

/* The call that made what the value is, if it is new memory; NULL. */
static MlirOperation allocation_of(front *f, MlirValue value) {
  MlirOperation none = {NULL};
  for (uint32_t i = 0; i < MOST_STEPS && mlirValueIsAOpResult(value); i++) {
    MlirOperation op = mlirOpResultGetOwner(value);
    const gv_op_row *row = gv_row_of(f, op);
    if (row->emit == GV_EMIT_call) return allocates(f, op) ? op : none;
    if (row->emit != GV_EMIT_load) return none;
    value = gv_value_of_slot(f, mlirOperationGetOperand(op, 0));
    if (mlirValueIsNull(value)) return none;
  }
  return none;
}

/* A null comes from the end of block `from`, where it is not always the same, on the way to block
 * `to`. */
typedef struct null_from {
  MlirBlock from, to;
} null_from;

/* What a function returns: new memory, or null where there was none to be had. */
typedef struct returned {
  front *f;
  MlirOperation allocation; /* NULL: none was met yet */
  GV_VEC(null_from) nulls;
  MlirValue slot; /* the one in which it is kept until it is returned; NULL */
  uint32_t steps;
  bool fits;
} returned;

bool gv_is_null_address(front *f, MlirValue value) {
  return mlirValueIsAOpResult(value) &&
         gv_row_of(f, mlirOpResultGetOwner(value))->expr == gv_expr_null;
}

static void take(returned *r, MlirValue value, MlirBlock from, MlirBlock to);

static bool is_only_returned(front *f, MlirOperation load) {
  MlirValue loaded = mlirOperationGetResult(load, 0);
  for (MlirOpOperand use = mlirValueGetFirstUse(loaded); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use))
    if (gv_row_of(f, mlirOpOperandGetOwner(use))->emit != GV_EMIT_return) return false;
  return true;
}

/* Whatever is stored into the slot, which only loads and stores know, and which is read to be
 * returned. */
static void take_stored(returned *r, MlirValue slot) {
  bool alloca = mlirValueIsAOpResult(slot) &&
                gv_row_of(r->f, mlirOpResultGetOwner(slot))->emit == GV_EMIT_alloca;
  r->fits &= alloca && (mlirValueIsNull(r->slot) || mlirValueEqual(r->slot, slot));
  r->slot = slot;
  for (MlirOpOperand use = mlirValueGetFirstUse(slot); r->fits && !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    const gv_op_row *row = gv_row_of(r->f, user);
    bool stored_to = row->emit == GV_EMIT_store && mlirOpOperandGetOperandNumber(use) == 1;
    if (stored_to)
      take(r, mlirOperationGetOperand(user, 0), mlirOperationGetBlock(user), (MlirBlock){NULL});
    r->fits &= stored_to || (row->emit == GV_EMIT_load && is_only_returned(r->f, user)) ||
               gv_marks_lifetime(row);
  }
}

/* What branches pass for the argument. */
static void take_passed(returned *r, MlirValue argument) {
  MlirBlock block = mlirBlockArgumentGetOwner(argument);
  intptr_t ways = mlirBlockGetNumPredecessors(block);
  r->fits &= ways > 0;
  for (intptr_t i = 0; r->fits && i < ways; i++) {
    MlirBlock from = mlirBlockGetPredecessor(block, i);
    MlirValue passed = gv_passed_by(r->f, from, argument);
    r->fits = !mlirValueIsNull(passed);
    if (r->fits) take(r, passed, from, block);
  }
}

static void take(returned *r, MlirValue value, MlirBlock from, MlirBlock to) {
  r->fits &= r->steps++ < MOST_STEPS;
  if (!r->fits) return;
  if (gv_is_null_address(r->f, value)) {
    *gv_push(&r->nulls) = (null_from){from, to};
    return;
  }
  if (mlirValueIsABlockArgument(value)) {
    take_passed(r, value);
    return;
  }
  MlirOperation op = allocation_of(r->f, value), made_by = mlirOpResultGetOwner(value);
  if (mlirOperationIsNull(op) && gv_row_of(r->f, made_by)->emit == GV_EMIT_load) {
    take_stored(r, mlirOperationGetOperand(made_by, 0));
    return;
  }
  bool same = mlirOperationIsNull(r->allocation) || mlirOperationEqual(r->allocation, op);
  r->fits &= same && !mlirOperationIsNull(op);
  r->allocation = op;
}

/* The branch goes to the block only where the allocation gave null. */
static bool goes_on_failure(const returned *r, MlirOperation end, MlirBlock block) {
  enum { EQUAL, NOT_EQUAL };
  if (gv_row_of(r->f, end)->emit != GV_EMIT_cond_branch) return false;
  MlirValue flag = mlirOperationGetOperand(end, 0);
  if (!mlirValueIsAOpResult(flag)) return false;
  MlirOperation compare = mlirOpResultGetOwner(flag);
  int64_t predicate;
  if (!gv_op_is(compare, "llvm.icmp") ||
      !gv_attribute_int(gv_attribute(compare, "predicate"), &predicate) ||
      (predicate != EQUAL && predicate != NOT_EQUAL))
    return false;
  if (!gv_is_null_address(r->f, mlirOperationGetOperand(compare, 1)) ||
      !mlirOperationEqual(allocation_of(r->f, mlirOperationGetOperand(compare, 0)), r->allocation))
    return false;
  MlirBlock failed = mlirOperationGetSuccessor(end, predicate == EQUAL ? 0 : 1),
            other = mlirOperationGetSuccessor(end, predicate == EQUAL ? 1 : 0);
  return mlirBlockEqual(failed, block) && !mlirBlockEqual(other, block);
}

static bool is_of_failure(const returned *r, null_from null) {
  if (!mlirBlockIsNull(null.to) && goes_on_failure(r, gv_end_of_block(null.from), null.to))
    return true;
  if (mlirBlockGetNumPredecessors(null.from) != 1) return false;
  return goes_on_failure(r, gv_end_of_block(mlirBlockGetPredecessor(null.from, 0)), null.from);
}

static MlirOperation find_allocation(front *f, MlirOperation function, MlirValue *slot) {
  returned r = {.f = f, .fits = true};
  MlirRegion body = mlirOperationGetRegion(function, 0);
  for (MlirBlock b = mlirRegionGetFirstBlock(body); r.fits && !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b)) {
    MlirOperation end = gv_end_of_block(b);
    if (mlirOperationIsNull(end) || gv_row_of(f, end)->emit != GV_EMIT_return) continue;
    r.fits = gv_operand_count(end) == 1;
    if (r.fits) take(&r, mlirOperationGetOperand(end, 0), b, (MlirBlock){NULL});
  }
  r.fits &= !mlirOperationIsNull(r.allocation) &&
            mlirBlockEqual(mlirOperationGetBlock(r.allocation), mlirRegionGetFirstBlock(body));
  for (uint32_t i = 0; r.fits && i < r.nulls.len; i++) r.fits = is_of_failure(&r, r.nulls.at[i]);
  gv_vec_free(&r.nulls);
  *slot = r.slot;
  return r.fits ? r.allocation : (MlirOperation){NULL};
}

MlirOperation gv_allocation_returned(front *f, uint32_t index) {
  MlirOperation none = {NULL};
  gv_symbol *symbol = &f->symbols.at[index];
  if (symbol->kind != GV_SYM_DEFINED || symbol->asked_allocation) return symbol->allocation;
  MlirOperation function = symbol->op;
  bool plain = !symbol->comes_first && !symbol->replaceable && !symbol->tells && !symbol->throws &&
               symbol->async_function == GV_NONE && gv_op_is(function, "llvm.func");
  symbol->asked_allocation = true; /* of one that calls itself, meanwhile: none */
  uint32_t scope = f->fn.scope;
  f->fn.scope = symbol->scope;
  MlirValue slot = {NULL};
  MlirOperation found = plain ? find_allocation(f, function, &slot) : none;
  f->fn.scope = scope;
  f->symbols.at[index].allocation = found; /* the symbols may have moved */
  f->symbols.at[index].return_slot = mlirOperationIsNull(found) ? (MlirValue){NULL} : slot;
  return found;
}

gv_value_id gv_allocate_for(front *f, uint32_t index) {
  MlirOperation allocation = f->symbols.at[index].allocation;
  uint32_t scope = f->fn.scope;
  f->fn.scope = f->symbols.at[index].scope;
  const gv_symbol *callee = gv_callee_of(f, allocation);
  f->fn.scope = scope;
  if (callee->kind == GV_SYM_DEFINED) return gv_allocate_for(f, f->functions.at[callee->id]);
  int64_t size;
  bool sized = gv_allocated_size(f, allocation, 0, gv_argument_count(allocation), &size);
  gv_op *made = gv_emit(f, allocation, GV_OP_MEMORY, callee->called);
  made->heap = true;
  made->zeroed = callee->library == GV_LIB_ZEROED;
  made->given = gv_is_taken_to_succeed(allocation, callee);
  f->model->facts.malloc_assumed |= made->given;
  if (sized && size > 0 && size <= INT32_MAX) made->bytes = (uint32_t)size;
  return gv_add_result(f->model, 8, 0, gv_op_place(f, allocation));
}

static MlirOperation last_return(front *f, MlirOperation function) {
  MlirOperation last = {NULL};
  MlirRegion body = mlirOperationGetRegion(function, 0);
  for (MlirBlock b = mlirRegionGetFirstBlock(body); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b)) {
    MlirOperation end = gv_end_of_block(b);
    if (!mlirOperationIsNull(end) && gv_row_of(f, end)->emit == GV_EMIT_return) last = end;
  }
  return last;
}

/* Callers outside get it from a function of its own, which allocates the memory, calls the
 * function, and returns the memory. */
void gv_build_entry(front *f, uint32_t index) {
  const gv_symbol *symbol = &f->symbols.at[index];
  uint32_t inner = symbol->id, params = f->model->functions.at[inner].params;
  MlirOperation op = symbol->op;
  f->fn.scope = symbol->scope;
  f->fn.near = GV_NO_LOC;
  f->fn.first_value = f->model->values.len;
  uint32_t id = gv_begin_function(f->model, symbol->name, true, gv_op_place(f, op));
  gv_add_params(f, id, op);
  f->fn.first_block = gv_new_block(f);
  gv_start_block(f, f->fn.first_block);
  gv_value_id made = gv_allocate_for(f, index);
  for (uint32_t i = 0; i + 1 < params; i++)
    gv_push_operand(f, f->model->params.at[f->model->functions.at[id].first_param + i]);
  gv_push_operand(f, made);
  gv_op *call = gv_emit(f, op, GV_OP_CALL, gv_called_name(f, &f->symbols.at[index]));
  call->callee = inner;
  call->passes_new = true;
  gv_push_operand(f, made);
  MlirOperation end = last_return(f, op);
  gv_emit(f, end, GV_OP_RETURN, gv_name_of(f, end));
  gv_end_function(f->model);
  gv_forget_function(f);
}
