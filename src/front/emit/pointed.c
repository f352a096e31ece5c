/* Calls of which it is not known what they call: through a pointer of which nothing is known, by a
 * name that stands for one of several functions, by an operation of another dialect that names one,
 * of a function whose body the linker may replace, and by a function of a library. What they do is
 * unknown; but what they call may be in the module, and then it is no caller outside that has to
 * meet what it requires. So each function that may be the one is called once, in a block of its own
 * with which the path ends.
 *
 * needs: the symbols. gives: gv_symbol.is_pointed, and the calls. cost: a walk of the module, and
 * each such call times each of these functions, up to a bound.
 */
#include "emit/emit.h"
#include "read/attributes.h"

/* Beyond that nothing is known of what these functions get. */
enum { MOST_TRIED = 65536 };

/* ---- the functions ---- */

/* What a call of it does is known, or would be if its body were the last word. */
static bool is_known(const gv_symbol *symbol) {
  bool listed = symbol->library != GV_LIB_UNKNOWN;
  if (symbol->launching || symbol->async || symbol->async_function != GV_NONE) return false;
  if (symbol->stands_in) return false;
  if (symbol->kind == GV_SYM_DECLARED) return listed;
  return symbol->kind == GV_SYM_DEFINED && !symbol->wraps;
}

typedef struct finding {
  front *f;
  uint64_t calls; /* of which it may not be known what they call */
} finding;

/* An operation of which nothing is known names it. */
static bool name(front *f, MlirAttribute attribute, gv_map *seen) {
  bool again, any = mlirAttributeIsASymbolRef(attribute);
  bool list = mlirAttributeIsAArray(attribute), names = mlirAttributeIsADictionary(attribute);
  if (any) gv_symbol_of(f, attribute)->is_pointed = true;
  if (!list && !names) return any;
  *gv_map_at(seen, (uintptr_t)attribute.ptr, &again) = 0;
  if (again) return any;
  for (intptr_t i = 0; list && i < mlirArrayAttrGetNumElements(attribute); i++)
    any |= name(f, mlirArrayAttrGetElement(attribute, i), seen);
  for (intptr_t i = 0; names && i < mlirDictionaryAttrGetNumElements(attribute); i++)
    any |= name(f, mlirDictionaryAttrGetElement(attribute, i).attribute, seen);
  return any;
}

static bool names_some(front *f, MlirOperation op) {
  gv_map seen = {0};
  bool any = false;
  MlirAttribute all = gv_attributes_of(op);
  for (intptr_t i = 0, n = mlirDictionaryAttrGetNumElements(all); i < n; i++) {
    MlirNamedAttribute named = mlirDictionaryAttrGetElement(all, i);
    gv_symbol *called = gv_named_by_text(f, f->fn.scope, named);
    any |= name(f, named.attribute, &seen);
    if (called) called->is_pointed = any = true;
  }
  gv_map_free(&seen);
  return any;
}

/* Functions of the host run beside the caller: in threads, or when their turn on a stream comes. */
static bool runs_others(const gv_symbol *callee) {
  if (gv_starts_threads(callee->name)) return true;
  const gv_profile_row *row = callee->runtime;
  for (uint32_t i = 0; row && i < GV_ACTION_ARGS; i++)
    if (row->action.roles[i] == GV_ROLE_CALLED) return true;
  return false;
}

static MlirWalkResult visit(MlirOperation op, void *to) {
  finding *s = to;
  front *f = s->f;
  gv_emitter emit = gv_row_of(f, op)->emit;
  if (emit == GV_EMIT_address) {
    MlirAttribute name = gv_attribute(op, "global_name");
    gv_symbol *symbol =
        gv_symbol_of(f, mlirAttributeIsNull(name) ? gv_attribute(op, "value") : name);
    symbol->is_pointed |= !gv_is_only_called(f, mlirOperationGetResult(op, 0));
  }
  f->facts.has_tasks |= emit == GV_EMIT_execute;
  if (emit == GV_EMIT_other) s->calls += names_some(f, op);
  if (emit != GV_EMIT_call && emit != GV_EMIT_invoke) return MlirWalkResultAdvance;
  const gv_symbol *callee = gv_callee_of(f, op);
  s->calls += !callee || callee->stands_in;
  f->facts.runs_others |= callee && runs_others(callee);
  return MlirWalkResultAdvance;
}

void gv_find_pointed(front *f) {
  const uint32_t scope = f->fn.scope;
  finding s = {.f = f};
  for (uint32_t i = 0; i < f->functions.len; i++) {
    const gv_symbol *symbol = &f->symbols.at[f->functions.at[i]];
    f->fn.scope = symbol->scope;
    mlirOperationWalk(symbol->op, visit, &s, MlirWalkPreOrder);
  }
  f->fn.scope = scope;
  for (uint32_t i = 0; i < f->symbols.len; i++) {
    gv_symbol *symbol = &f->symbols.at[i];
    symbol->is_pointed |= symbol->addressed;
    symbol->is_pointed &= is_known(symbol);
    if (symbol->is_pointed) *gv_push(&f->pointed) = i;
  }
  if (s.calls * f->pointed.len <= MOST_TRIED) return;
  f->pointed.len = 0;
  f->facts.gets_anything = true;
}

/* ---- blocks ---- */

typedef GV_VEC(uint32_t) symbol_list;

/* A block for each, and the one with which everything goes on. Returns the first of them, the block
 * of the call itself. */
static uint32_t begin(front *f, MlirOperation op, uint32_t count) {
  uint32_t rest = gv_new_block(f);
  for (uint32_t i = 0; i < count; i++) gv_new_block(f);
  gv_emit(f, op, GV_OP_CHOICE, GV_STR("a call through a pointer"));
  for (uint32_t i = 0; i <= count; i++) gv_edge_to(f, rest + i, (MlirOperation){NULL}, 0);
  return rest;
}

static void try_one(front *f, MlirOperation op, uint32_t symbol, uint32_t end) {
  gv_called_name(f, &f->symbols.at[symbol]);
  f->fn.tried = op;
  gv_emit_target(f, op, &f->symbols.at[symbol], end);
  f->fn.tried = (MlirOperation){NULL};
  if (!f->fn.ended) gv_emit_end(f, op, f->symbols.at[symbol].called);
}

static void try_all(front *f, MlirOperation op, const symbol_list *all, uint32_t end) {
  if (!all->len) return;
  uint32_t rest = begin(f, op, all->len);
  for (uint32_t i = 0; i < all->len; i++) {
    gv_start_block(f, rest + 1 + i);
    try_one(f, op, all->at[i], end);
  }
  gv_start_block(f, rest);
}

/* ---- calls ---- */

/* It gets something that may be a handle or an address. */
static bool passes_something(front *f, MlirOperation op, uint32_t end) {
  for (uint32_t i = f->fn.first_argument; i < end; i++) {
    MlirValue argument = mlirOperationGetOperand(op, i);
    if (gv_value_layout(f, argument).holds || gv_can_carry(f, argument)) return true;
  }
  return false;
}

void gv_try_pointed(front *f, MlirOperation op, uint32_t end) {
  symbol_list tried = {0};
  if (!mlirOperationIsNull(f->fn.tried) || !passes_something(f, op, end)) return;
  for (uint32_t i = 0; i < f->pointed.len; i++)
    if (gv_fits_function(f, op, &f->symbols.at[f->pointed.at[i]], end))
      *gv_push(&tried) = f->pointed.at[i];
  try_all(f, op, &tried, end);
  gv_vec_free(&tried);
}

void gv_try_replaceable(front *f, MlirOperation op, uint32_t symbol, uint32_t end) {
  symbol_list tried = {0};
  gv_symbol *called = &f->symbols.at[symbol];
  if (!mlirOperationIsNull(f->fn.tried)) return;
  bool fits = is_known(called) && gv_fits_function(f, op, called, end);
  if (!fits && !called->is_public) gv_reach_from_outside(f, called);
  if (!fits || (called->is_public && !passes_something(f, op, end))) return;
  *gv_push(&tried) = symbol;
  try_all(f, op, &tried, end);
  gv_vec_free(&tried);
}

/* ---- what functions of a library call ---- */

typedef struct caller {
  const char *name;
  uint8_t function; /* the operand that is the function */
  uint8_t argument; /* the first operand that it gets */
  uint8_t param;    /* … as this parameter; those that follow as the next ones */
  bool often;       /* it calls the function more than once */
} caller;

static const caller callers[] = {
    {"pthread_create", 2, 3, 0, false},  {"thrd_create", 1, 2, 0, false},
    {"on_exit", 0, 1, 1, false},         {"qsort_r", 3, 4, 2, true},
    {"GOMP_parallel", 0, 1, 0, true},    {"__kmpc_fork_call", 2, 3, 2, true},
    {"__kmpc_fork_teams", 2, 3, 2, true}};

static const caller *caller_of(gv_str name) {
  for (size_t i = 0; i < sizeof callers / sizeof *callers; i++)
    if (gv_str_equal(name, gv_str_of(callers[i].name))) return &callers[i];
  return NULL;
}

/* The operand that is the parameter, if it is of its size; else what is not known. */
static gv_value_id passed(front *f, MlirOperation op, const caller *by, MlirValue param,
                          uint32_t end) {
  intptr_t place = mlirBlockArgumentGetArgNumber(param) - by->param + by->argument;
  if (place < by->argument || place >= (intptr_t)end) return GV_NONE;
  MlirValue value = mlirOperationGetOperand(op, place);
  bool fits = gv_value_layout(f, value).size == gv_value_layout(f, param).size;
  return fits ? gv_demand(f, value) : GV_NONE;
}

static void call_back(front *f, MlirOperation op, const caller *by, const gv_symbol *symbol,
                      uint32_t end) {
  const uint32_t callee = symbol->id;
  gv_str name = symbol->called;
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(symbol->op, 0));
  gv_value_id made = mlirOperationIsNull(gv_allocation_returned(f, f->functions.at[callee]))
                         ? GV_NONE
                         : gv_allocate_for(f, f->functions.at[callee]);
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(entry); i++)
    gv_push_operand(f, passed(f, op, by, mlirBlockGetArgument(entry, i), end));
  if (made != GV_NONE) gv_push_operand(f, made);
  gv_emit(f, op, GV_OP_CALL, name)->callee = callee;
}

void gv_try_called_back(front *f, MlirOperation op, const gv_symbol *callee, uint32_t end) {
  const caller *by = caller_of(callee->name);
  if (!by || f->fn.first_argument || !mlirOperationIsNull(f->fn.tried) || by->argument >= end)
    return;
  const gv_symbol *function = gv_function_at(f, mlirOperationGetOperand(op, by->function));
  if (!function || function->kind != GV_SYM_DEFINED || !is_known(function)) return;
  uint32_t rest = begin(f, op, 1);
  gv_symbol symbol = *function; /* it may move */
  gv_start_block(f, rest + 1);
  for (int times = by->often ? 2 : 1; times; times--) call_back(f, op, by, &symbol, end);
  gv_emit_end(f, op, symbol.called);
  gv_start_block(f, rest);
}
