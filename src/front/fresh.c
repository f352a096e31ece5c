/* Functions that allocate memory and return it, as those do that make a context or an object. What is put into such memory belongs to who
 * gets it: in the model the caller allocates it and passes it, and the function returns nothing. It is allocated once in each call, whatever
 * way control takes, since the allocation stands in the function's first block.
 *
 * needs: the functions and what stack slots stand for. gives: the allocation that a function returns. cost: the returns of each function.
 */
#include "front/room.h"

enum { MOST_STEPS = 64 };

/* Whether the call gives new memory. */
static bool allocates(front *f, MlirOperation call) {
  const gv_symbol *callee = gv_callee_of(f, call);
  if (!callee || mlirOperationGetNumResults(call) != 1 || mlirOperationGetNumSuccessors(call)) return false;
  if (callee->library == GV_LIB_NEW_MEMORY || callee->library == GV_LIB_ZEROED) return true;
  return callee->kind == GV_SYM_DEFINED && !mlirOperationIsNull(gv_allocation_returned(f, f->functions.at[callee->id]));
}

/* The call that made what the value is, if it is new memory; NULL. */
static MlirOperation allocation_of(front *f, MlirValue value) {
  MlirOperation none = {NULL};
  for (uint32_t i = 0; i < MOST_STEPS && mlirValueIsAOpResult(value); i++) {
    MlirOperation op = mlirOpResultGetOwner(value);
    const gv_op_row *row = gv_row_of(f, op);
    if (row->emit == gv_emit_call) return allocates(f, op) ? op : none;
    if (row->emit != gv_emit_load) return none;
    value = gv_value_of_slot(f, mlirOperationGetOperand(op, 0));
    if (mlirValueIsNull(value)) return none;
  }
  return none;
}

static MlirOperation find_allocation(front *f, MlirOperation function) {
  MlirOperation none = {NULL}, found = none;
  MlirRegion body = mlirOperationGetRegion(function, 0);
  for (MlirBlock b = mlirRegionGetFirstBlock(body); !mlirBlockIsNull(b); b = mlirBlockGetNextInRegion(b)) {
    MlirOperation end = mlirBlockGetTerminator(b);
    if (mlirOperationIsNull(end) || gv_row_of(f, end)->emit != gv_emit_return) continue;
    if (gv_operand_count(end) != 1) return none;
    MlirOperation made = allocation_of(f, mlirOperationGetOperand(end, 0));
    if (mlirOperationIsNull(made) || (!mlirOperationIsNull(found) && !mlirOperationEqual(found, made))) return none;
    found = made;
  }
  if (mlirOperationIsNull(found)) return none;
  return mlirBlockEqual(mlirOperationGetBlock(found), mlirRegionGetFirstBlock(body)) ? found : none;
}

MlirOperation gv_allocation_returned(front *f, uint32_t index) {
  MlirOperation none = {NULL};
  gv_symbol *symbol = &f->symbols.at[index];
  if (symbol->kind != GV_SYM_DEFINED || symbol->asked_allocation) return symbol->allocation;
  MlirOperation function = symbol->op;
  bool plain = !symbol->comes_first && !symbol->replaceable && !symbol->tells && !symbol->throws &&
               symbol->async_function == GV_NONE && gv_str_equal(gv_op_name(function), GV_STR("llvm.func"));
  symbol->asked_allocation = true; /* of one that calls itself, meanwhile: none */
  uint32_t scope = f->scope;
  f->scope = symbol->scope;
  MlirOperation found = plain ? find_allocation(f, function) : none;
  f->scope = scope;
  f->symbols.at[index].allocation = found; /* the symbols may have moved */
  return found;
}

gv_value_id gv_allocate_for(front *f, uint32_t index) {
  MlirOperation allocation = f->symbols.at[index].allocation;
  uint32_t scope = f->scope;
  f->scope = f->symbols.at[index].scope;
  const gv_symbol *callee = gv_callee_of(f, allocation);
  f->scope = scope;
  if (callee->kind == GV_SYM_DEFINED) return gv_allocate_for(f, f->functions.at[callee->id]);
  int64_t size;
  bool sized = gv_allocated_size(f, allocation, 0, gv_argument_count(allocation), &size);
  gv_op *made = gv_emit(f, allocation, GV_OP_MEMORY, callee->called);
  made->heap = true;
  made->zeroed = callee->library == GV_LIB_ZEROED;
  if (sized && size > 0 && size <= INT32_MAX) made->bytes = (uint32_t)size;
  return gv_add_result(f->model, 8, 0, gv_op_place(f, allocation));
}

static MlirOperation last_return(front *f, MlirOperation function) {
  MlirOperation last = {NULL};
  MlirRegion body = mlirOperationGetRegion(function, 0);
  for (MlirBlock b = mlirRegionGetFirstBlock(body); !mlirBlockIsNull(b); b = mlirBlockGetNextInRegion(b)) {
    MlirOperation end = mlirBlockGetTerminator(b);
    if (!mlirOperationIsNull(end) && gv_row_of(f, end)->emit == gv_emit_return) last = end;
  }
  return last;
}

/* Callers outside get it from a function of its own, which allocates the memory, calls the function, and returns the memory. */
void gv_build_entry(front *f, uint32_t index) {
  const gv_symbol *symbol = &f->symbols.at[index];
  uint32_t inner = symbol->id, params = f->model->functions.at[inner].params;
  MlirOperation op = symbol->op;
  f->scope = symbol->scope;
  f->near = GV_NO_LOC;
  f->first_value = f->model->values.len;
  uint32_t id = gv_begin_function(f->model, symbol->name, true, gv_op_place(f, op));
  gv_add_params(f, id, op);
  f->first_block = gv_new_block(f);
  gv_start_block(f, f->first_block);
  gv_value_id made = gv_allocate_for(f, index);
  for (uint32_t i = 0; i + 1 < params; i++) gv_push_operand(f, f->model->params.at[f->model->functions.at[id].first_param + i]);
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
