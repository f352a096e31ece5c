/* Calls, what gets out of sight, and gpu operations that should have been lowered. What a call does
 * is asked in this order: a runtime function, by its name alone; a function of this module with a
 * body; a function of the library; anything else may do anything.
 */
#include "emit/emit.h"

#include <mlir-c/Dialect/GPU.h>

/* ---- calls ---- */

static uint32_t segment(MlirAttribute segments, intptr_t i) {
  if (mlirAttributeIsNull(segments) || !mlirAttributeIsADenseI32Array(segments) ||
      i >= mlirDenseArrayGetNumElements(segments))
    return 0;
  return (uint32_t)mlirDenseI32ArrayGetElement(segments, i);
}

uint32_t gv_argument_count(MlirOperation call) {
  bool invoke = gv_op_is(call, "llvm.invoke");
  return invoke ? segment(gv_attribute(call, "operandSegmentSizes"), 0) : gv_operand_count(call);
}

static void emit_outside(front *f, MlirOperation op, gv_str name, bool waits, uint32_t first,
                         uint32_t end) {
  gv_emit_unknown(f, op, name, first, end);
  f->model->ops.at[f->model->ops.len - 1].may_wait = waits;
}

/* ---- calls through pointers ---- */

enum { MOST_STEPS = 64 };

gv_symbol *gv_function_at(front *f, MlirValue pointer) {
  for (uint32_t i = 0; i < MOST_STEPS && mlirValueIsAOpResult(pointer); i++) {
    MlirOperation op = mlirOpResultGetOwner(pointer);
    const gv_op_row *row = gv_row_of(f, op);
    MlirValue stored = row->emit == GV_EMIT_load
                           ? gv_value_of_slot(f, mlirOperationGetOperand(op, 0))
                           : (MlirValue){NULL};
    MlirAttribute name = gv_attribute(op, row->expr == gv_expr_addressof ? "global_name" : "value");
    if (row->expr == gv_expr_addressof || row->expr == gv_expr_function_address) {
      gv_symbol *symbol = gv_symbol_of(f, name);
      bool function = symbol->kind == GV_SYM_DECLARED || symbol->kind == GV_SYM_DEFINED;
      if (!function) return NULL;
      gv_called_name(f, symbol);
      return symbol;
    }
    if (row->expr == gv_expr_extract) {
      pointer = gv_inserted(f, op);
      if (mlirValueIsNull(pointer)) return NULL;
    } else if (!mlirValueIsNull(stored)) {
      pointer = stored;
    } else if (row->expr == gv_expr_copy || row->expr == gv_expr_freeze) {
      pointer = mlirOperationGetOperand(op, 0);
    } else {
      return NULL;
    }
  }
  return NULL;
}

/* Of the operand that a call without a name goes through. */
static bool is_of_function(MlirType type) {
  return mlirTypeIsALLVMPointerType(type) || mlirTypeIsAFunction(type);
}

/* Which function is called, by its name or through a pointer; then operand 0 is that pointer. NULL:
 * it is not known. */
static gv_symbol *target_of(front *f, MlirOperation op, uint32_t *first) {
  gv_symbol *named = gv_callee_of(f, op);
  *first = 0;
  if (named || !gv_operand_count(op) ||
      !is_of_function(mlirValueGetType(mlirOperationGetOperand(op, 0))))
    return named;
  gv_symbol *found = gv_function_at(f, mlirOperationGetOperand(op, 0));
  bool plain = found && !found->launching && !found->async && found->async_function == GV_NONE &&
               found->kind != GV_SYM_STUB;
  *first = 1;
  return plain ? found : NULL;
}

/* Returns what the call says of exceptions, or GV_NONE. */
static gv_value_id emit_inner_call(front *f, MlirOperation op, const gv_symbol *symbol,
                                   uint32_t end) {
  uint32_t first = f->fn.first_argument;
  uint32_t callee = symbol->id;
  bool tells = symbol->tells;
  gv_str name = symbol->called;
  MlirRegion body = mlirOperationGetRegion(symbol->op, 0);
  intptr_t params = mlirBlockGetNumArguments(mlirRegionGetFirstBlock(body));
  uint32_t all = first + (uint32_t)params;
  gv_value_id made =
      GV_NONE; /* what it returns, if it is memory that this function allocates for it */
  if (!mlirOperationIsNull(gv_allocation_returned(f, f->functions.at[callee])))
    made = mlirOperationEqual(op, f->fn.allocation) ? f->fn.allocated
                                                    : gv_allocate_for(f, f->functions.at[callee]);
  if (end > all) { /* variadic arguments are not followed */
    gv_push_operands(f, op, all, end, GV_WANT_WORDS);
    gv_emit(f, op, GV_OP_UNKNOWN, name);
  }
  gv_push_operands(f, op, first, end < all ? end : all, GV_WANT_INTEGERS);
  while (f->fn.operands.len < params) gv_push_operand(f, GV_NONE);
  if (made != GV_NONE) gv_push_operand(f, made);
  gv_emit(f, op, GV_OP_CALL, name)->callee = callee;
  if (!mlirOperationIsNull(f->fn.tried)) return GV_NONE;
  if (made == GV_NONE)
    gv_add_results(f, op);
  else if (mlirOperationGetNumResults(op) == 1)
    gv_define(f, mlirOperationGetResult(op, 0), made);
  return tells ? gv_add_result(f->model, 1, 1, gv_op_place(f, op)) : GV_NONE;
}

static bool is_as_wide(front *f, MlirValue argument, MlirType param) {
  gv_layout a = gv_value_layout(f, argument), b = gv_layout_of(f, param);
  return a.size == b.size && a.width == b.width;
}

/* … of a function that is only declared. */
static bool fits_declared(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  MlirAttribute type = gv_attribute(symbol->op, "function_type");
  const uint32_t first = f->fn.first_argument;
  if (mlirAttributeIsNull(type) || !gv_op_is(symbol->op, "llvm.func")) return true;
  MlirType of = mlirTypeAttrGetValue(type);
  intptr_t params = mlirLLVMFunctionTypeGetNumInputs(of);
  bool fits = params + first <= end;
  for (intptr_t i = 0; i < params && fits; i++)
    fits =
        is_as_wide(f, mlirOperationGetOperand(op, i + first), mlirLLVMFunctionTypeGetInput(of, i));
  return fits;
}

bool gv_fits_function(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  const uint32_t first = f->fn.first_argument;
  if (mlirOperationIsNull(symbol->op)) return true;
  if (symbol->kind != GV_SYM_DEFINED) return fits_declared(f, op, symbol, end);
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(symbol->op, 0));
  intptr_t params = mlirBlockGetNumArguments(entry);
  bool fits = params + first <= end;
  for (intptr_t i = 0; i < params && fits; i++)
    fits = is_as_wide(f, mlirOperationGetOperand(op, i + first),
                      mlirValueGetType(mlirBlockGetArgument(entry, i)));
  return fits;
}

/* ---- what a declaration says ---- */

typedef GV_VEC(char) char_list;

static void add_text(MlirStringRef text, void *to) {
  char_list *all = to;
  for (size_t i = 0; i < text.length; i++) *gv_push(all) = text.data[i];
}

/* "#llvm.memory_effects<other = none, argMem = read, …>": the strongest of them. */
static gv_effects strongest(MlirAttribute attribute) {
  char_list text = {0};
  gv_effects effects = GV_NO_EFFECT;
  if (mlirAttributeIsNull(attribute)) return GV_ANY_EFFECT;
  mlirAttributePrint(attribute, add_text, &text);
  uint32_t parts = 0;
  for (uint32_t i = 0; i + 6 < text.len; i++) {
    if (text.at[i] != '=' || text.at[i + 1] != ' ') continue;
    parts++;
    if (memcmp(text.at + i + 2, "none", 4) == 0) continue;
    bool reads =
        memcmp(text.at + i + 2, "read", 4) == 0 && (text.at[i + 6] == ',' || text.at[i + 6] == '>');
    effects = reads && effects != GV_ANY_EFFECT ? GV_READS_ONLY : GV_ANY_EFFECT;
  }
  gv_vec_free(&text);
  return parts ? effects : GV_ANY_EFFECT;
}

static gv_effects effects_of(MlirOperation call, const gv_symbol *callee) {
  gv_effects here = strongest(gv_attribute(call, "memory_effects"));
  bool declared = !mlirOperationIsNull(callee->op);
  return here != GV_ANY_EFFECT || !declared ? here
                                            : strongest(gv_attribute(callee->op, "memory_effects"));
}

enum { MOST_HIDDEN = 1024 };

static void hide(front *f, MlirOperation op, gv_str name, gv_value_id value, bool last) {
  if (value != GV_NONE) gv_push_operand(f, value);
  if (f->fn.operands.len == MOST_HIDDEN || (last && f->fn.operands.len))
    gv_emit(f, op, GV_OP_UNKNOWN, name);
}

static bool is_root_here(const gv_value *v) {
  return (v->def == GV_DEF_PARAM || v->def == GV_DEF_BLOCK_ARG || v->def == GV_DEF_RESULT) &&
         v->size >= 8;
}

/* Control may come back to after this call from any call that follows, and nothing is as it was:
 * what the function holds up to here, and what is in memory, is not known any more. */
static void hide_all(front *f, MlirOperation op, gv_str name) {
  MlirRegion region = mlirBlockGetParentRegion(mlirOperationGetBlock(op));
  for (MlirBlock b = mlirRegionGetFirstBlock(region); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b))
    for (intptr_t i = 0; i < mlirBlockGetNumArguments(b); i++)
      if (gv_can_carry(f, mlirBlockGetArgument(b, i))) gv_demand(f, mlirBlockGetArgument(b, i));
  for (gv_value_id v = f->fn.first_value, end = f->model->values.len; v < end; v++)
    if (is_root_here(&f->model->values.at[v])) hide(f, op, name, v, false);
  for (uint32_t g = 0; g < f->model->globals.len; g++) {
    gv_value address = {.def = GV_DEF_GLOBAL, .size = 8, .a = g, .loc = GV_NO_LOC};
    if (!f->model->globals.at[g].is_stream)
      hide(f, op, name, gv_add_value(f->model, address), false);
  }
  hide(f, op, name, GV_NONE, true);
}

/* The call wants a result, and the function has none: it is called as one of another type. */
static bool lacks_result(MlirOperation op, const gv_symbol *symbol) {
  if (!mlirOperationGetNumResults(op) || !gv_op_is(symbol->op, "llvm.func")) return false;
  MlirAttribute type = gv_attribute(symbol->op, "function_type");
  MlirType result = mlirLLVMFunctionTypeGetReturnType(mlirTypeAttrGetValue(type));
  return mlirTypeEqual(result, mlirLLVMVoidTypeGet(mlirTypeGetContext(result)));
}

/* The body is what is called, with what it takes. */
static bool fits_body(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end) {
  bool tried = !mlirOperationIsNull(f->fn.tried);
  return gv_fits_function(f, op, symbol, end) && (tried || !lacks_result(op, symbol));
}

gv_value_id gv_emit_target(front *f, MlirOperation op, gv_symbol *found, uint32_t end) {
  bool named = found && !f->fn.first_argument; /* what it passes is of the types that it says */
  if (!found || !(named || found->kind != GV_SYM_DEFINED || fits_body(f, op, found, end))) {
    if (found) gv_reach_from_outside(f, found);
    if (found)
      gv_try_replaceable(f, op, (uint32_t)(found - f->symbols.at), end);
    else
      gv_try_pointed(f, op, end);
    emit_outside(f, op, GV_STR("a call through a pointer"), gv_may_wait(op, NULL), end ? 1 : 0,
                 end);
    return GV_NONE;
  }
  bool waits = gv_may_wait(op, found);
  if (mlirOperationIsNull(found->used)) found->used = op;
  const uint32_t number = (uint32_t)(found - f->symbols.at);
  gv_symbol symbol = *found; /* it may move */
  if (f->facts.has_async && f->async->call(f, op, &symbol, end)) return GV_NONE;
  if ((symbol.launching || symbol.kind == GV_SYM_STUB) && gv_emit_launching(f, op, &symbol, end))
    return GV_NONE;
  bool has_body = symbol.kind == GV_SYM_DEFINED && !symbol.wraps;
  bool known = symbol.library == GV_LIB_RUNTIME || (!has_body && !symbol.replaceable);
  if (known && gv_emit_library(f, op, &symbol, end)) return GV_NONE;
  bool tried = !mlirOperationIsNull(f->fn.tried);
  if (symbol.kind == GV_SYM_DEFINED && (!symbol.replaceable || tried)) {
    f->async->hand_over(f, op, &symbol, end);
    gv_value_id thrown = emit_inner_call(f, op, &symbol, end);
    f->async->take_over(f, op, &symbol);
    return thrown;
  }
  if (symbol.stands_in) gv_try_pointed(f, op, end);
  if (symbol.replaceable) gv_try_replaceable(f, op, number, end);
  gv_try_called_back(f, op, &symbol, end);
  gv_effects effects =
      f->fn.first_argument || symbol.returns_twice ? GV_ANY_EFFECT : effects_of(op, &symbol);
  if (effects == GV_ANY_EFFECT) {
    emit_outside(f, op, symbol.called, waits, f->fn.first_argument, end);
    f->model->ops.at[f->model->ops.len - 1].keeps_device = gv_is_of_threads(symbol.name);
    f->model->facts.has_threads |= gv_starts_threads(symbol.name);
    gv_emit_in_thread(f, op, &symbol, end);
    if (symbol.returns_twice) hide_all(f, op, symbol.called);
    return GV_NONE;
  }
  gv_push_operands(f, op, 0, end, GV_WANT_INTEGERS);
  gv_op *made = gv_emit(f, op, GV_OP_UNKNOWN, symbol.called);
  made->effects = (uint8_t)effects, made->may_wait = waits;
  gv_add_results(f, op);
  return GV_NONE;
}

static gv_value_id emit_call(front *f, MlirOperation op, uint32_t end) {
  gv_symbol *found = target_of(f, op, &f->fn.first_argument);
  gv_value_id thrown = gv_emit_target(f, op, found, end);
  f->fn.first_argument = 0;
  return thrown;
}

/* An operator new that throws has made nothing. What it throws where nothing handles it ends the
 * program, if that is seen as a whole. */
static bool throws_instead(front *f, MlirOperation op) {
  if (!gv_makes_memory(gv_callee_of(f, op))) return false;
  bool throws = gv_may_throw(f, op);
  f->model->facts.memory_assumed |= !throws && !f->whole;
  return throws;
}

static void emit_one_call(front *f, MlirOperation op) {
  bool instead = throws_instead(f, op);
  if (instead) gv_leave_if_thrown(f, op, GV_NONE, true);
  gv_value_id thrown = emit_call(f, op, gv_operand_count(op));
  uint32_t first;
  const gv_symbol *callee = target_of(f, op, &first);
  if (!instead) gv_leave_if_thrown(f, op, thrown, !callee || !callee->no_return);
  if (callee && callee->no_return && !f->fn.ended) gv_emit_end(f, op, callee->called);
  bool given = callee && gv_is_taken_to_succeed(op, callee);
  if (!f->fn.ended && !given) gv_assume_result(f, op, callee ? callee->op : (MlirOperation){NULL});
  if (!f->fn.ended && callee) gv_assume_library(f, op, callee);
}

/* ---- calls of one of several functions ---- */

/* Of what they give nothing is known together: they give nothing. */
static bool has_targets(front *f, MlirOperation op, uint32_t end, gv_targets *targets) {
  uint32_t first;
  bool through = !gv_callee_of(f, op) && end && !mlirOperationGetNumResults(op);
  if (!through || !is_of_function(mlirValueGetType(mlirOperationGetOperand(op, 0))) ||
      target_of(f, op, &first) || !gv_find_targets(f, mlirOperationGetOperand(op, 0), targets))
    return false;
  bool fit = true;
  f->fn.first_argument = 1;
  for (uint32_t i = 0; i < targets->count && fit; i++) {
    gv_symbol *symbol = &f->symbols.at[targets->symbols[i]];
    gv_called_name(f, symbol);
    fit = gv_fits_function(f, op, symbol, end);
  }
  f->fn.first_argument = 0;
  return fit;
}

/* Which one it is: by the condition of a select between two, else by what is not tracked. Returns
 * the first of the blocks. */
static uint32_t emit_choice(front *f, MlirOperation op, const gv_targets *targets) {
  MlirValue pointer = mlirOperationGetOperand(op, 0);
  MlirOperation select =
      mlirValueIsAOpResult(pointer) ? mlirOpResultGetOwner(pointer) : (MlirOperation){NULL};
  bool between = targets->count == 2 && !mlirOperationIsNull(select) &&
                 gv_row_of(f, select)->expr == gv_expr_select &&
                 gv_function_at(f, mlirOperationGetOperand(select, 1)) &&
                 gv_function_at(f, mlirOperationGetOperand(select, 2));
  uint32_t block = gv_new_block(f);
  for (uint32_t i = 1; i < targets->count; i++) gv_new_block(f);
  if (between) gv_push_operand(f, gv_demand(f, mlirOperationGetOperand(select, 0)));
  gv_emit(f, op, between ? GV_OP_COND_BR : GV_OP_CHOICE, GV_STR("a call through a pointer"));
  for (uint32_t i = 0; i < targets->count; i++) gv_edge_to(f, block + i, (MlirOperation){NULL}, 0);
  return block;
}

static gv_value_id emit_known_target(front *f, MlirOperation op, uint32_t symbol, uint32_t end) {
  f->fn.first_argument = 1;
  gv_value_id thrown = gv_emit_target(f, op, &f->symbols.at[symbol], end);
  f->fn.first_argument = 0;
  const gv_symbol *callee = &f->symbols.at[symbol];
  if (callee->no_return && !f->fn.ended) gv_emit_end(f, op, callee->called);
  return thrown;
}

void gv_emit_call(front *f, MlirOperation op) {
  gv_targets targets;
  uint32_t end = gv_operand_count(op);
  if (!has_targets(f, op, end, &targets)) {
    emit_one_call(f, op);
    return;
  }
  uint32_t after = gv_new_block(f), block = emit_choice(f, op, &targets);
  for (uint32_t i = 0; i < targets.count; i++) {
    gv_start_block(f, block + i);
    gv_value_id thrown = emit_known_target(f, op, targets.symbols[i], end);
    if (f->fn.ended) continue;
    gv_leave_if_thrown(f, op, thrown, true);
    gv_emit(f, op, GV_OP_BR, GV_STR("a call through a pointer"));
    gv_edge_to(f, after, (MlirOperation){NULL}, 0);
  }
  gv_start_block(f, after);
}

/* A function with a body, which does not tell whether an exception left it, may be left anywhere in
 * it: what it did until then is not known. */
static void emit_unwinding(front *f, MlirOperation op, uint32_t args, uint32_t first) {
  const gv_symbol *callee = gv_callee_of(f, op);
  if (!callee || callee->kind != GV_SYM_DEFINED || callee->library == GV_LIB_RUNTIME ||
      callee->tells)
    return;
  gv_str name = callee->called;
  uint32_t call = gv_new_block(f), unwind = gv_new_block(f);
  gv_emit(f, op, GV_OP_CHOICE, GV_STR("llvm.invoke"))->outside = true;
  gv_edge_to(f, call, (MlirOperation){NULL}, 0);
  gv_edge_to(f, unwind, (MlirOperation){NULL}, 0);
  gv_start_block(f, unwind);
  gv_push_operands(f, op, 0, args, GV_WANT_WORDS);
  gv_emit(f, op, GV_OP_UNKNOWN, name)->may_wait = true;
  gv_emit(f, op, GV_OP_BR, GV_STR("llvm.invoke"));
  gv_edge_to(f, gv_block_of(f, mlirOperationGetSuccessor(op, 1)), op, first);
  gv_start_block(f, call);
}

static void unwind_instead(front *f, MlirOperation op, uint32_t first) {
  uint32_t call = gv_new_block(f);
  gv_emit(f, op, GV_OP_CHOICE, GV_STR("llvm.invoke"))->outside = true;
  gv_edge_to(f, gv_block_of(f, mlirOperationGetSuccessor(op, 1)), op, first);
  gv_edge_to(f, call, (MlirOperation){NULL}, 0);
  gv_start_block(f, call);
}

/* Where control goes after the call of an llvm.invoke. */
static void emit_leaving(front *f, MlirOperation op, gv_value_id thrown, bool may_throw) {
  MlirAttribute segments = gv_attribute(op, "operandSegmentSizes");
  uint32_t args = segment(segments, 0), normal = segment(segments, 1);
  bool told = may_throw && thrown != GV_NONE;
  if (f->fn.ended) return;
  if (told) gv_push_operand(f, thrown);
  gv_op *leaves = gv_emit(f, op,
                          told        ? GV_OP_COND_BR
                          : may_throw ? GV_OP_CHOICE
                                      : GV_OP_BR,
                          GV_STR("llvm.invoke"));
  leaves->outside = leaves->kind == GV_OP_CHOICE;
  if (may_throw) gv_edge_to(f, gv_block_of(f, mlirOperationGetSuccessor(op, 1)), op, args + normal);
  gv_edge_to(f, gv_block_of(f, mlirOperationGetSuccessor(op, 0)), op, args);
}

/* Call, then go on at the normal or at the unwind block; operands: arguments, then those of each
 * block. */
void gv_emit_invoke(front *f, MlirOperation op) {
  MlirAttribute segments = gv_attribute(op, "operandSegmentSizes");
  uint32_t args = segment(segments, 0), normal = segment(segments, 1);
  bool instead = throws_instead(f, op), may_throw = !instead && gv_may_throw(f, op);
  if (instead) unwind_instead(f, op, args + normal);
  if (may_throw) emit_unwinding(f, op, args, args + normal);
  gv_targets targets;
  bool known = has_targets(f, op, args, &targets);
  uint32_t block = known ? emit_choice(f, op, &targets) : GV_NONE;
  for (uint32_t i = 0; known && i < targets.count; i++) {
    gv_start_block(f, block + i);
    emit_leaving(f, op, emit_known_target(f, op, targets.symbols[i], args), may_throw);
  }
  if (!known) emit_leaving(f, op, emit_call(f, op, args), may_throw);
}

/* ---- what gets out of sight ---- */

static bool is_memref(MlirValue value) {
  MlirType type = mlirValueGetType(value);
  return mlirTypeIsAMemRef(type) || mlirTypeIsAUnrankedMemRef(type);
}

void gv_hide_operands(front *f, MlirOperation op) {
  gv_push_operands(f, op, 0, gv_operand_count(op), GV_WANT_HANDLES);
  gv_emit(f, op, GV_OP_UNKNOWN, gv_name_of(f, op));
}

/* What is done with the operands is not seen. */
static void emit_unseen(front *f, MlirOperation op) {
  for (uint32_t i = 0; i < gv_operand_count(op); i++) {
    if (!gv_can_carry(f, mlirOperationGetOperand(op, i))) continue;
    gv_emit_unknown(f, op, GV_STR("inline assembly"), 0, gv_operand_count(op));
    return;
  }
  /* What it calls may wait; a barrier for the compiler has no text. */
  gv_str text = gv_string_attribute(op, "asm_string");
  bool acts = !mlirAttributeIsNull(gv_attribute(op, "has_side_effects"));
  if (acts && text.len) gv_emit(f, op, GV_OP_UNKNOWN, GV_STR("inline assembly"))->may_wait = true;
}

/* Assembly may do anything to what it gets, and so may an intrinsic that is not known; one of them
 * returns twice. */
void gv_emit_assembly(front *f, MlirOperation op) {
  bool twice = gv_str_equal(gv_string_attribute(op, "intrin"), GV_STR("llvm.eh.sjlj.setjmp"));
  emit_unseen(f, op);
  if (twice) hide_all(f, op, GV_STR("llvm.eh.sjlj.setjmp"));
}

bool gv_is_only_called(front *f, MlirValue address) {
  bool called = false;
  for (MlirOpOperand use = mlirValueGetFirstUse(address); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    called = gv_row_of(f, user)->emit == GV_EMIT_call && !mlirOpOperandGetOperandNumber(use) &&
             !gv_callee_of(f, user);
    if (!called) return false;
  }
  return called;
}

/* A function whose address is taken may be called in ways that are not seen, even where nothing
 * asks for the address. */
void gv_emit_address(front *f, MlirOperation op) {
  MlirAttribute name = gv_attribute(op, "global_name");
  gv_symbol *symbol = gv_symbol_of(f, mlirAttributeIsNull(name) ? gv_attribute(op, "value") : name);
  bool plain = symbol->async_function == GV_NONE && !symbol->async && !symbol->launching &&
               symbol->kind == GV_SYM_DEFINED;
  if (symbol->kind != GV_SYM_GLOBAL &&
      !(plain && gv_is_only_called(f, mlirOperationGetResult(op, 0))))
    gv_reach_from_outside(f, symbol);
}

/* What is done to an address or handle that goes into a vector is not followed. */
void gv_emit_vector(front *f, MlirOperation op) {
  for (uint32_t i = 0; i < gv_operand_count(op); i++) {
    MlirType type = mlirValueGetType(mlirOperationGetOperand(op, i));
    bool result = mlirOperationGetNumResults(op) == 1 &&
                  mlirTypeIsAVector(mlirValueGetType(mlirOperationGetResult(op, 0)));
    if (!(mlirTypeIsAVector(type) || (result && mlirTypeIsALLVMPointerType(type))) ||
        !gv_layout_of(f, type).holds)
      continue;
    gv_hide_operands(f, op);
    return;
  }
}

/* Only what is one value of the same size on both sides is followed; memory that a memref describes
 * is not. */
void gv_emit_cast(front *f, MlirOperation op) {
  bool single = gv_operand_count(op) == 1 && mlirOperationGetNumResults(op) == 1;
  for (uint32_t i = 0; i < gv_operand_count(op); i++) {
    MlirValue from = mlirOperationGetOperand(op, i);
    if (!gv_value_layout(f, from).holds || is_memref(from)) continue;
    if (single &&
        gv_value_layout(f, from).size == gv_value_layout(f, mlirOperationGetResult(op, 0)).size)
      continue;
    gv_hide_operands(f, op);
    return;
  }
}

/* ---- gpu operations ---- */

static bool is_token(MlirValue value) {
  return mlirTypeIsAGPUAsyncTokenType(mlirValueGetType(value));
}

void gv_emit_unlowered(front *f, MlirOperation op, const gv_lowering *lowering) {
  uint32_t count = gv_operand_count(op), deps = 0;
  while (deps < count && is_token(mlirOperationGetOperand(op, deps))) deps++;
  gv_push_operands(f, op, 0, count, GV_WANT_HANDLES);
  gv_op *made = gv_emit(f, op, GV_OP_UNLOWERED, gv_str_of(lowering->name));
  made->lowering = lowering;
  made->deps = deps;
  made->declined = gv_left_for(op, lowering, deps);
  bool lowered = gv_str_equal(gv_op_name(gv_function_around(op)), GV_STR("llvm.func"));
  if (!lowered && !f->model->unlowered) f->model->unlowered = f->model->ops.len;
  gv_add_results(f, op);
}

void gv_emit_gpu(front *f, MlirOperation op) {
  const gv_lowering *lowering = gv_lowering_of(gv_op_name(op), f->release);
  if (lowering)
    gv_emit_unlowered(f, op, lowering);
  else if (mlirOperationGetNumRegions(op) || mlirOperationGetNumSuccessors(op))
    gv_emit_other(f, op);
}
