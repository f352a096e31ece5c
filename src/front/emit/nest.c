/* Operations with regions, laid out as blocks. Each kind says how control enters its regions and
 * what happens where one of their blocks ends (gv_nest.leave); the results are arguments of the
 * block after it.
 */
#include "emit/emit.h"

static void begin(front *f, gv_nest *nest, MlirOperation op,
                  void (*leave)(front *, gv_nest *, MlirOperation)) {
  *nest = (gv_nest){
      .outer = f->fn.nest, .op = op, .entry = GV_NONE, .async_function = GV_NONE, .leave = leave};
  nest->after = gv_new_block(f);
  bool found;
  *gv_map_at(&f->fn.blocks, (uintptr_t)op.ptr, &found) = nest->after;
  for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); i++)
    gv_open_region(f, mlirOperationGetRegion(op, i));
}

static void fill(front *f, gv_nest *nest) {
  f->fn.nest = nest;
  for (intptr_t i = 0; i < mlirOperationGetNumRegions(nest->op); i++)
    gv_fill_region(f, mlirOperationGetRegion(nest->op, i));
  f->fn.nest = nest->outer;
  gv_start_block(f, nest->after);
}

/* The first block of region i; GV_NONE when it is empty. */
static uint32_t entry_of(front *f, MlirOperation op, intptr_t i) {
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, i));
  return mlirBlockIsNull(block) ? GV_NONE : gv_block_of(f, block);
}

static const MlirOperation nothing = {NULL};

/* The operation that stands for the end of a block: its terminator, or for want of one the whole.
 */
static MlirOperation end_of(const gv_nest *nest, MlirOperation terminator) {
  return mlirOperationIsNull(terminator) ? nest->op : terminator;
}

/* To the block after, with the terminator's operands as results. */
static void leave_forward(front *f, gv_nest *nest, MlirOperation terminator) {
  gv_emit(f, end_of(nest, terminator), GV_OP_BR, gv_name_of(f, end_of(nest, terminator)));
  gv_edge_to(f, nest->after, terminator, 0);
}

void gv_emit_yield(front *f, MlirOperation op) {
  if (f->fn.nest)
    f->fn.nest->leave(f, f->fn.nest, op);
  else
    gv_emit_end(f, op, gv_name_of(f, op));
}

/* ---- if, region, switch ---- */

void gv_emit_if(front *f, MlirOperation op) {
  gv_nest nest;
  begin(f, &nest, op, leave_forward);
  gv_push_value(f, mlirOperationGetOperand(op, 0));
  gv_emit(f, op, GV_OP_COND_BR, gv_name_of(f, op));
  for (intptr_t i = 0; i < 2; i++) {
    uint32_t entry = entry_of(f, op, i);
    gv_edge_to(f, entry == GV_NONE ? nest.after : entry, nothing, 0);
  }
  fill(f, &nest);
}

/* A scope of slots, if it is memref.alloca_scope. */
static void leave_region(front *f, gv_nest *nest, MlirOperation terminator) {
  gv_end_slots(f, end_of(nest, terminator), nest->op);
  leave_forward(f, nest, terminator);
}

void gv_emit_region(front *f, MlirOperation op) {
  gv_nest nest;
  begin(f, &nest, op, leave_region);
  gv_emit(f, op, GV_OP_BR, gv_name_of(f, op));
  gv_edge_to(f, entry_of(f, op, 0), nothing, 0);
  fill(f, &nest);
}

/* Region 0 is the default, region i + 1 belongs to cases[i]. */
void gv_emit_index_switch(front *f, MlirOperation op) {
  gv_nest nest;
  MlirAttribute cases = gv_attribute(op, "cases");
  begin(f, &nest, op, leave_forward);
  gv_push_value(f, mlirOperationGetOperand(op, 0));
  gv_emit(f, op, GV_OP_SWITCH, gv_name_of(f, op));
  for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); i++)
    gv_case_edge_to(f, entry_of(f, op, i), nothing, 0,
                    i ? mlirDenseI64ArrayGetElement(cases, i - 1) : 0);
  fill(f, &nest);
}

/* ---- loops ---- */

enum { LOWER, UPPER, STEP, CARRIED }; /* operands of scf.for */

/* a op b, of the width of the loop's bounds; a comparison, and what joins two of them, has one bit.
 */
static gv_value_id index_arith(front *f, gv_arith op, gv_value_id a, gv_value_id b,
                               MlirOperation at) {
  bool compares = op == GV_SLT || op == GV_ULT || op == GV_AND;
  gv_layout layout = gv_value_layout(f, mlirOperationGetOperand(at, LOWER));
  gv_value value = {.def = GV_DEF_ARITH,
                    .width = compares ? 1 : layout.width,
                    .size = compares ? 1 : layout.size,
                    .a = a,
                    .b = b,
                    .c = op,
                    .loc = gv_op_place(f, at)};
  return gv_add_value(f->model, value);
}

/* To the body if the induction variable, which comes before what is carried round, is below the
 * bound; else to the block after. A step that is not constant is positive, as MLIR has it: the
 * variable is above what it was `before`, GV_NONE in the first iteration. */
static void body_or_after(front *f, gv_nest *nest, MlirOperation from, gv_value_id before,
                          gv_value_id induction, uint32_t first) {
  gv_arith below = mlirAttributeIsNull(gv_attribute(nest->op, "unsignedCmp")) ? GV_SLT : GV_ULT;
  gv_value_id more = index_arith(f, below, induction,
                                 gv_demand(f, mlirOperationGetOperand(nest->op, UPPER)), nest->op);
  int64_t step;
  if (before != GV_NONE && !gv_constant(f, mlirOperationGetOperand(nest->op, STEP), &step))
    more =
        index_arith(f, GV_AND, index_arith(f, below, before, induction, nest->op), more, nest->op);
  gv_push_operand(f, more);
  gv_emit(f, from, GV_OP_COND_BR, gv_name_of(f, nest->op));
  gv_entry *entry = gv_edge_to(f, entry_of(f, nest->op, 0), from, first);
  entry->lead = 1;
  entry->lead_value = induction;
  gv_edge_to(f, nest->after, from, first);
}

/* How often the body runs, as far as that matters: 0, 1, MANY; UNKNOWN: the bounds are not
 * constants. */
typedef enum runs { ZERO, ONCE, MANY, UNKNOWN } runs;

static runs runs_of(front *f, MlirOperation op) {
  int64_t from, to, step, second;
  bool known = gv_constant(f, mlirOperationGetOperand(op, LOWER), &from) &&
               gv_constant(f, mlirOperationGetOperand(op, UPPER), &to) &&
               gv_constant(f, mlirOperationGetOperand(op, STEP), &step);
  if (!known || from < 0 || to < 0 || step <= 0) return UNKNOWN; /* signed or not, it is the same */
  if (from >= to) return ZERO;
  return __builtin_add_overflow(from, step, &second) || second >= to ? ONCE : MANY;
}

static void leave_for(front *f, gv_nest *nest, MlirOperation terminator) {
  if (runs_of(f, nest->op) == ONCE) {
    leave_forward(f, nest, terminator);
    return;
  }
  MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetRegion(nest->op, 0));
  gv_value_id now = gv_demand(f, mlirBlockGetArgument(body, 0)),
              step = gv_demand(f, mlirOperationGetOperand(nest->op, STEP));
  body_or_after(f, nest, end_of(nest, terminator), now, index_arith(f, GV_ADD, now, step, nest->op),
                0);
}

void gv_emit_for(front *f, MlirOperation op) {
  gv_nest nest;
  begin(f, &nest, op, leave_for);
  runs runs = runs_of(f, op);
  gv_value_id lower = gv_demand(f, mlirOperationGetOperand(op, LOWER));
  if (runs == UNKNOWN) {
    body_or_after(f, &nest, op, GV_NONE, lower, CARRIED);
  } else {
    gv_emit(f, op, GV_OP_BR, gv_name_of(f, op));
    gv_entry *entry = gv_edge_to(f, runs == ZERO ? nest.after : entry_of(f, op, 0), op, CARRIED);
    if (runs != ZERO) entry->lead = 1, entry->lead_value = lower;
  }
  fill(f, &nest);
}

/* Region 0 ends in scf.condition, which goes on to region 1 or leaves; region 1 ends in scf.yield,
 * which goes back to region 0. */
static void leave_while(front *f, gv_nest *nest, MlirOperation terminator) {
  gv_str name = gv_name_of(f, end_of(nest, terminator));
  if (gv_str_equal(name, GV_STR("scf.condition"))) {
    gv_push_value(f, mlirOperationGetOperand(terminator, 0));
    gv_emit(f, terminator, GV_OP_COND_BR, name);
    gv_edge_to(f, entry_of(f, nest->op, 1), terminator, 1);
    gv_edge_to(f, nest->after, terminator, 1);
  } else {
    gv_emit(f, end_of(nest, terminator), GV_OP_BR, name);
    gv_edge_to(f, entry_of(f, nest->op, 0), terminator, 0);
  }
}

void gv_emit_while(front *f, MlirOperation op) {
  gv_nest nest;
  begin(f, &nest, op, leave_while);
  gv_emit(f, op, GV_OP_BR, gv_name_of(f, op));
  gv_edge_to(f, entry_of(f, op, 0), op, 0);
  fill(f, &nest);
}

/* ---- anything else with regions: each may run any number of times, with anything ---- */

static gv_op *any_or_after(front *f, gv_nest *nest, MlirOperation at) {
  uint32_t choice = f->model->ops.len;
  gv_emit(f, at, GV_OP_CHOICE, gv_name_of(f, nest->op));
  gv_edge_to(f, nest->after, nothing, 0);
  for (intptr_t i = 0; i < mlirOperationGetNumRegions(nest->op); i++) {
    uint32_t entry = entry_of(f, nest->op, i);
    if (entry != GV_NONE) gv_edge_to(f, entry, nothing, 0);
  }
  return &f->model->ops.at[choice];
}

/* Iterations of a dimension as far as that matters: 0, also where the bounds are not known, 1, 2
 * for more. */
static int iterations(int64_t from, int64_t to, int64_t step) {
  int64_t second;
  if (from >= to || step <= 0) return 0;
  return __builtin_add_overflow(from, step, &second) || second >= to ? 1 : 2;
}

/* Of both, one inside the other. */
static int nested(int outer, int inner) {
  return outer && inner ? outer > inner ? outer : inner : 0;
}

/* Of scf.parallel: all lower bounds, then all upper ones, then all steps. */
static int iterations_of_parallel(front *f, MlirOperation op) {
  MlirAttribute segments = gv_attribute(op, "operandSegmentSizes");
  if (mlirAttributeIsNull(segments) || !mlirAttributeIsADenseI32Array(segments)) return 0;
  int32_t dimensions = mlirDenseI32ArrayGetElement(segments, 0);
  int all = dimensions > 0;
  for (int32_t i = 0; i < dimensions && all; i++) {
    int64_t from, to, step;
    bool known = gv_constant(f, mlirOperationGetOperand(op, i), &from) &&
                 gv_constant(f, mlirOperationGetOperand(op, dimensions + i), &to) &&
                 gv_constant(f, mlirOperationGetOperand(op, 2 * dimensions + i), &step);
    all = nested(all, known ? iterations(from, to, step) : 0);
  }
  return all;
}

/* Of scf.forall; what is not constant is the least of all numbers there. */
static int iterations_of_forall(MlirOperation op) {
  static const char *const names[] = {"staticLowerBound", "staticUpperBound", "staticStep"};
  MlirAttribute bounds[3];
  for (int i = 0; i < 3; i++) {
    bounds[i] = gv_attribute(op, names[i]);
    if (mlirAttributeIsNull(bounds[i]) || !mlirAttributeIsADenseI64Array(bounds[i])) return 0;
  }
  intptr_t dimensions = mlirDenseArrayGetNumElements(bounds[0]);
  int all = dimensions > 0;
  for (intptr_t i = 0; i < dimensions && all; i++) {
    int64_t from = mlirDenseI64ArrayGetElement(bounds[0], i),
            to = mlirDenseI64ArrayGetElement(bounds[1], i);
    all = nested(all, from != INT64_MIN
                          ? iterations(from, to, mlirDenseI64ArrayGetElement(bounds[2], i))
                          : 0);
  }
  return all;
}

static int iterations_of(front *f, MlirOperation op) {
  gv_str name = gv_name_of(f, op);
  if (gv_str_equal(name, GV_STR("scf.parallel"))) return iterations_of_parallel(f, op);
  return gv_str_equal(name, GV_STR("scf.forall")) ? iterations_of_forall(op) : 0;
}

static void leave_any(front *f, gv_nest *nest, MlirOperation terminator) {
  any_or_after(f, nest, end_of(nest, terminator))->repeats = iterations_of(f, nest->op) > 1;
}

void gv_emit_any_region(front *f, MlirOperation op) {
  gv_nest nest;
  if (iterations_of(f, op) != 1) gv_look_beside(f, op);
  begin(f, &nest, op, leave_any);
  if (iterations_of(f, op)) {
    gv_emit(f, op, GV_OP_BR, gv_name_of(f, op));
    gv_edge_to(f, entry_of(f, op, 0), nothing, 0);
  } else {
    any_or_after(f, &nest, op);
  }
  fill(f, &nest);
}

static bool touches_handles(front *f, MlirOperation op) {
  for (uint32_t i = 0; i < gv_operand_count(op); i++)
    if (gv_value_layout(f, mlirOperationGetOperand(op, i)).holds) return true;
  return false;
}

/* An operation that no table knows: anything may happen to the handles it is given, and to control.
 */
/* The two results that say whether a sum overflows are taken apart where they are asked for:
 * integer.c. */
void gv_emit_with_overflow(front *f, MlirOperation op) { gv_emit_other(f, op); }

/* Between two passes, and the second one could not be run (parse.c), which leaves async.coro.free
 * in async functions. */
static void refuse_async(front *f, MlirOperation op) {
  gv_str name = gv_op_name(op);
  if (gv_str_equal(name, GV_STR("async.coro.free"))) return;
  static const char *const prefixes[] = {"async.runtime.", "async.coro."};
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
    if (name.len > strlen(prefixes[i]) && memcmp(name.at, prefixes[i], strlen(prefixes[i])) == 0)
      gv_unreadable(f, op, gv_string_attribute(gv_function_around(op), "sym_name"),
                    GV_STR("cannot prove what runs concurrently: -convert-async-to-llvm does not "
                           "lower this operation"));
}

void gv_emit_other(front *f, MlirOperation op) {
  refuse_async(f, op);
  gv_see_foreign_operation(f, op);
  bool names = gv_reach_from_attributes(f, f->fn.scope, op);
  if (names) gv_try_pointed(f, op, gv_operand_count(op));
  if (names || touches_handles(f, op))
    gv_emit_unknown(f, op, gv_name_of(f, op), 0, gv_operand_count(op));
  intptr_t successors = mlirOperationGetNumSuccessors(op);
  if (successors) {
    gv_emit(f, op, GV_OP_CHOICE, gv_name_of(f, op));
    for (intptr_t i = 0; i < successors; i++)
      gv_edge_to(f, gv_block_of(f, mlirOperationGetSuccessor(op, i)), nothing, 0);
  } else if (mlirOperationGetNumRegions(op)) {
    gv_emit_any_region(f, op);
  }
}

/* ---- tasks ---- */

void gv_emit_task_begin(front *f, const gv_nest *nest) {
  gv_push_operands(f, nest->op, 0, nest->deps, GV_WANT_HANDLES);
  gv_emit(f, nest->op, GV_OP_TASK_BEGIN, GV_STR("async.execute"))->task = nest->task;
}

/* The first result is the token, which the end of the task hands out; the others are what is
 * yielded. */
static void leave_task(front *f, gv_nest *nest, MlirOperation terminator) {
  MlirOperation at = end_of(nest, terminator);
  gv_end_slots(f, at, nest->op);
  gv_emit(f, at, GV_OP_TASK_END, GV_STR("async.yield"))->task = nest->task;
  gv_value_id token = gv_add_result(f->model, 8, 0, gv_op_place(f, nest->op));
  gv_emit(f, at, GV_OP_BR, GV_STR("async.yield"));
  gv_entry *entry = gv_edge_to(f, nest->after, terminator, 0);
  entry->lead = 1;
  entry->lead_value = token;
}

/* Operands: dependencies, then the values that the body receives unwrapped as the arguments of its
 * block. */
void gv_emit_execute(front *f, MlirOperation op) {
  gv_nest nest;
  begin(f, &nest, op, leave_task);
  nest.task = f->model->task_count++;
  nest.entry = entry_of(f, op, 0);
  nest.deps = gv_operand_count(op);
  intptr_t unwrapped =
      mlirBlockGetNumArguments(mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0)));
  gv_emit(f, op, GV_OP_BR, GV_STR("async.execute"));
  gv_edge_to(f, nest.entry, op, gv_operand_count(op) - (uint32_t)unwrapped);
  fill(f, &nest);
}

/* What is awaited is the same bytes without the wrapping. */
void gv_emit_await(front *f, MlirOperation op) {
  MlirValue awaited = mlirOperationGetOperand(op, 0);
  gv_value_id id = gv_demand(f, awaited);
  gv_push_operand(f, id);
  gv_emit(f, op, GV_OP_AWAIT, gv_name_of(f, op));
  if (mlirOperationGetNumResults(op) != 1) return;
  MlirValue result = mlirOperationGetResult(op, 0);
  gv_layout layout = gv_value_layout(f, result);
  if (layout.size != f->model->values.at[id].size) return;
  gv_value copy = {.def = GV_DEF_COPY,
                   .width = layout.width,
                   .size = layout.size,
                   .a = id,
                   .loc = gv_op_place(f, op)};
  gv_define(f, result, gv_add_value(f->model, copy));
}
