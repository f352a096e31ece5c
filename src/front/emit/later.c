/* Functions that run later: on a stream of the host's, in a thread, when the program ends. Which
 * globals one may touch, itself or by what it calls, so that what is pending on these then is not
 * overlooked, and what it does with the address that it gets.
 *
 * needs: symbols. gives: accesses that may happen, where they may. cost: linear in what the
 * functions call, once for each call that has one run later.
 */
#include "emit/emit.h"
#include "kernels/kernels.h"

typedef struct search {
  front *f;
  GV_VEC(uint32_t) queue, globals; /* symbols that are not looked into yet; ids in the model */
  gv_map seen;                     /* symbols */
  bool anything;                   /* code that is not here runs, and may call back all others */
} search;

/* What the compiler keeps there for the runtime is none of the program's memory. */
static bool is_of_compiler(gv_str name) {
  static const char *const prefixes[] = {"__cuda_", "__hip_", "llvm."};
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
    size_t len = strlen(prefixes[i]);
    if (name.len >= len && memcmp(name.at, prefixes[i], len) == 0) return true;
  }
  return false;
}

static bool is_variable(const gv_symbol *symbol) {
  return symbol->kind == GV_SYM_GLOBAL && !is_of_compiler(symbol->name) &&
         mlirAttributeIsNull(gv_attribute(symbol->op, "constant"));
}

static void see(search *s, const gv_symbol *symbol) {
  bool again;
  int64_t offset;
  if (symbol->is_alias) symbol = gv_alias_target(s->f, symbol, &offset);
  if (!symbol) {
    s->anything = true;
    return;
  }
  uint32_t index = (uint32_t)(symbol - s->f->symbols.at);
  *gv_map_at(&s->seen, index, &again) = 0;
  if (again) return;
  if (is_variable(symbol)) *gv_push(&s->globals) = symbol->id;
  if (symbol->kind == GV_SYM_GLOBAL || symbol->kind == GV_SYM_DEFINED) *gv_push(&s->queue) = index;
  bool known = symbol->async || gv_is_of_library(s->f, symbol->name);
  s->anything |= symbol->replaceable || (symbol->kind == GV_SYM_DECLARED && !known);
}

static MlirWalkResult look(MlirOperation op, void *to) {
  search *s = to;
  bool calls =
      gv_row_of(s->f, op)->emit == GV_EMIT_call || gv_row_of(s->f, op)->emit == GV_EMIT_invoke;
  if (calls && mlirAttributeIsNull(gv_attribute(op, "callee"))) s->anything = true;
  static const char *const names[] = {"callee", "global_name", "value", "name"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    MlirAttribute name = gv_attribute(op, names[i]);
    if (!mlirAttributeIsNull(name) && mlirAttributeIsASymbolRef(name))
      see(s, gv_symbol_of(s->f, name));
  }
  return MlirWalkResultAdvance;
}

static void see_everything(search *s) {
  s->globals.len = 0;
  for (uint32_t i = 0; i < s->f->symbols.len; i++)
    if (is_variable(&s->f->symbols.at[i])) *gv_push(&s->globals) = s->f->symbols.at[i].id;
}

static void finish(search *s) {
  while (s->queue.len && !s->anything) {
    MlirOperation op = s->f->symbols.at[gv_pop(&s->queue)].op;
    mlirOperationWalk(op, look, s, MlirWalkPreOrder);
  }
  if (s->anything) see_everything(s);
}

static void forget(search *s) {
  gv_vec_free(&s->queue);
  gv_vec_free(&s->globals);
  gv_map_free(&s->seen);
}

static void see_function(search *s, MlirValue pointer) {
  const gv_symbol *function = gv_function_at(s->f, pointer);
  if (function)
    see(s, function);
  else
    s->anything = true;
}

/* ---- accesses that may happen ---- */

enum { MOST_GLOBALS = 256 /* of one action */ };

/* Actions in which each of the globals has the role, and perhaps all of its bytes are touched, or
 * none; before them, what was pushed. */
static void emit_globals(front *f, MlirOperation op, const search *s, const gv_action *action,
                         gv_value_id stream, gv_role role) {
  for (uint32_t i = 0; i < s->globals.len; i++) {
    if (!f->fn.roles.len && stream != GV_NONE) gv_push_role(f, stream, GV_ROLE_STREAM_USE);
    gv_value address = {.def = GV_DEF_GLOBAL, .size = 8, .a = s->globals.at[i], .loc = GV_NO_LOC};
    gv_push_role(f, gv_add_value(f->model, address), (uint8_t)role);
    if (role != GV_ROLE_KEPT)
      *gv_push(&f->fn.ranges) = (gv_kernel_range){.operand = f->fn.operands.len - 1,
                                                  .mode = GV_RANGE_READS | GV_RANGE_WRITES,
                                                  .lo = INT64_MIN,
                                                  .hi = INT64_MAX};
    if (f->fn.roles.len < MOST_GLOBALS && i + 1 < s->globals.len) continue;
    gv_op *made = gv_emit_action(f, op, action, gv_str_of(action->name));
    made->follows = made->parts = stream != GV_NONE;
  }
}

/* What a stream does of the call `action`, with nothing but what is pushed. */
static const gv_action *on_stream(front *f, const gv_action *action) {
  gv_action *runs = gv_new(&f->model->arena, gv_action, 1);
  *runs = (gv_action){action->name, GV_CREATES_NOTHING, 0, 0, {GV_ROLE_STREAM_USE}};
  runs->flags = action->flags & (GV_ACTION_ENQUEUES | GV_ACTION_IDLE | GV_ACTION_THREAD_NULL |
                                 GV_ACTION_NEEDS_STREAM);
  return runs;
}

void gv_emit_on_stream(front *f, MlirOperation op, const gv_action *action, MlirValue function,
                       gv_value_id stream) {
  search s = {.f = f};
  see_function(&s, function);
  finish(&s);
  emit_globals(f, op, &s, on_stream(f, action), stream, GV_ROLE_KERNEL_BOTH);
  forget(&s);
}

/* ---- what a function does with what it gets ---- */

/* The body of the function, among those that may run later; NULL: it is not here. Symbols may move.
 */
static MlirOperation body_of_later(front *f, MlirValue function) {
  const gv_symbol *symbol = gv_function_at(f, function);
  if (!symbol || symbol->kind != GV_SYM_DEFINED || symbol->replaceable)
    return (MlirOperation){NULL};
  gv_str name = symbol->name;
  if (!f->facts.later_known) f->facts.later = gv_look_into_kernels(f, f->module);
  f->facts.later_known = true;
  return gv_kernel_in(f, f->facts.later, name);
}

static bool no_number(void *to, uint32_t argument, uint32_t member, int64_t *k) {
  (void)to, (void)argument, (void)member, (void)k;
  return false;
}

static bool holds_none(void *to, uint32_t argument) {
  (void)to, (void)argument;
  return false;
}

/* It runs once, as a kernel of one thread does. */
static const gv_launch_facts once = {.size = {1, 1, 1, 1, 1, 1},
                                     .sized = {true, true, true, true, true, true},
                                     .number = no_number,
                                     .holds = holds_none};

/* Does it, whatever else holds, access what its last argument leads to? Of a function that may not,
 * as one that tests the address first, it would be wrong to say that the host accesses it. */
static bool touches_for_certain(front *f, MlirOperation body) {
  gv_range_list ranges = {0};
  bool any = false;
  gv_ranges_of_kernel(f, f->facts.later, body, &once, &ranges, NULL, NULL);
  for (uint32_t i = 0; i < ranges.len; i++)
    any |= ranges.at[i].operand + 1 == (uint32_t)gv_kernel_arguments(body) &&
           ranges.at[i].sure & GV_RANGE_SOME_SURE;
  gv_vec_free(&ranges);
  return any;
}

gv_role gv_role_of_later(front *f, MlirValue function) {
  MlirOperation body = body_of_later(f, function);
  if (gv_kernel_reach(f, body, NULL)) return GV_ROLE_KEPT;
  intptr_t count = gv_kernel_arguments(body);
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(body, 0));
  gv_role role = count ? gv_kernel_role(f, mlirBlockGetArgument(entry, count - 1)) : GV_ROLE_NONE;
  return role == GV_ROLE_NONE || touches_for_certain(f, body) ? role : GV_ROLE_KEPT;
}

static void emit_touch(front *f, MlirOperation op, const gv_action *runs, gv_value_id stream,
                       gv_value_id address, gv_role role, const gv_range_list *ranges,
                       uint32_t argument) {
  uint8_t mode = role == GV_ROLE_GPU_READ ? GV_RANGE_READS : GV_RANGE_WRITES;
  gv_push_role(f, stream, GV_ROLE_STREAM_USE);
  gv_push_role(f, address, (uint8_t)role);
  for (uint32_t i = 0; i < ranges->len; i++) {
    gv_kernel_range r = ranges->at[i];
    if (r.operand != argument || !(r.mode & mode)) continue;
    r.operand = f->fn.operands.len - 1;
    r.mode &= (uint8_t) ~((GV_RANGE_READS | GV_RANGE_WRITES) & ~mode);
    *gv_push(&f->fn.ranges) = r;
  }
  gv_emit_action(f, op, runs, gv_str_of(runs->name));
}

/* It is the host that accesses the memory: that it can is asked of no byte of it, which no work is
 * pending on. */
static void emit_host_kind(front *f, MlirOperation op, gv_str name, gv_value_id address) {
  static const gv_action asks = {
      "what the host can access", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_HOST_READ}};
  gv_push_role(f, address, GV_ROLE_HOST_READ);
  *gv_push(&f->fn.ranges) =
      (gv_kernel_range){.operand = f->fn.operands.len - 1, .mode = GV_RANGE_READS};
  gv_emit_action(f, op, &asks, name);
}

void gv_emit_touched_later(front *f, MlirOperation op, const gv_action *action, MlirValue function,
                           gv_value_id stream, gv_value_id address) {
  gv_role role = gv_role_of_later(f, function);
  MlirOperation body = body_of_later(f, function);
  const gv_action *runs = on_stream(f, action);
  uint32_t argument = (uint32_t)gv_kernel_arguments(body) - 1;
  gv_range_list ranges = {0};
  gv_ranges_of_kernel(f, f->facts.later, body, &once, &ranges, NULL, NULL);
  emit_host_kind(f, op, gv_str_of(action->name), address);
  if (role == GV_ROLE_KERNEL_READ || role == GV_ROLE_KERNEL_BOTH)
    emit_touch(f, op, runs, stream, address, GV_ROLE_GPU_READ, &ranges, argument);
  if (role == GV_ROLE_KERNEL_WRITE || role == GV_ROLE_KERNEL_BOTH)
    emit_touch(f, op, runs, stream, address, GV_ROLE_GPU_WRITE, &ranges, argument);
  gv_vec_free(&ranges);
}

/* ---- threads ---- */

/* pthread_create(thread, attributes, function, argument), thrd_create(thread, function, argument).
 */
static uint32_t function_of_thread(gv_str name) {
  if (gv_str_equal(name, GV_STR("pthread_create"))) return 2;
  return gv_str_equal(name, GV_STR("thrd_create")) ? 1 : GV_NONE;
}

void gv_emit_in_thread(front *f, MlirOperation op, const gv_symbol *callee, uint32_t end) {
  uint32_t function = function_of_thread(callee->name);
  if (function >= end || f->fn.first_argument) return;
  static const gv_action runs = {
      "a thread", GV_CREATES_NOTHING, GV_ACTION_HIDES, 0, {GV_ROLE_KEPT}};
  search s = {.f = f};
  see_function(&s, mlirOperationGetOperand(op, function));
  finish(&s);
  emit_globals(f, op, &s, &runs, GV_NONE, GV_ROLE_KEPT);
  forget(&s);
}

/* ---- at the end of the program ---- */

static bool registers(gv_str name) {
  static const char *const known[] = {"atexit", "__cxa_atexit", "at_quick_exit", "on_exit"};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (gv_str_equal(name, gv_str_of(known[i]))) return true;
  return false;
}

/* The address of a global that the function gets. */
static void see_argument(search *s, MlirValue argument) {
  while (mlirValueIsAOpResult(argument)) {
    MlirOperation made = mlirOpResultGetOwner(argument);
    const gv_op_row *row = gv_row_of(s->f, made);
    if (row->expr == gv_expr_addressof)
      see(s, gv_symbol_of(s->f, gv_attribute(made, "global_name")));
    if (!gv_keeps_address(row)) return;
    argument = mlirOperationGetOperand(made, 0);
  }
}

static MlirWalkResult look_for_registration(MlirOperation op, void *to) {
  search *s = to;
  if (gv_row_of(s->f, op)->emit != GV_EMIT_call) return MlirWalkResultAdvance;
  const gv_symbol *callee = gv_callee_of(s->f, op);
  if (!callee || !registers(callee->name) || !gv_operand_count(op)) return MlirWalkResultAdvance;
  see_function(s, mlirOperationGetOperand(op, 0));
  if (gv_operand_count(op) > 1) see_argument(s, mlirOperationGetOperand(op, 1));
  return MlirWalkResultAdvance;
}

/* What runs when the program ends: functions that are registered, and those of a list. */
static void find_at_exit(search *s) {
  front *f = s->f;
  bool any = false;
  for (uint32_t i = 0; i < f->symbols.len; i++) {
    const gv_symbol *symbol = &f->symbols.at[i];
    any |= registers(symbol->name);
    if (symbol->comes_last) see(s, symbol);
  }
  uint32_t scope = f->fn.scope;
  for (uint32_t i = 0; any && i < f->functions.len; i++) {
    f->fn.scope = f->symbols.at[f->functions.at[i]].scope;
    mlirOperationWalk(f->symbols.at[f->functions.at[i]].op, look_for_registration, s,
                      MlirWalkPreOrder);
  }
  finish(s);
  f->fn.scope = scope;
}

void gv_emit_at_exit(front *f, MlirOperation op) {
  static const gv_action runs = {
      "what runs at exit", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_HOST_WRITE}};
  if (!f->facts.at_exit_known) {
    search s = {.f = f};
    find_at_exit(&s);
    for (uint32_t i = 0; i < s.globals.len; i++) *gv_push(&f->facts.at_exit) = s.globals.at[i];
    f->facts.at_exit_known = true;
    forget(&s);
  }
  search found = {.f = f};
  for (uint32_t i = 0; i < f->facts.at_exit.len; i++)
    *gv_push(&found.globals) = f->facts.at_exit.at[i];
  emit_globals(f, op, &found, &runs, GV_NONE, GV_ROLE_HOST_WRITE);
  forget(&found);
}
