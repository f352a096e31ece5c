/* Operations with regions, laid out as blocks. Each kind says how control enters its regions and what happens where one of
 * their blocks ends (gv_nest.leave); the results are arguments of the block after it. Loops are entered and left by a
 * choice: their bounds are looked at only to see that the body runs at all.
 */
#include "front/room.h"

static void begin(front *f, gv_nest *nest, MlirOperation op, void (*leave)(front *, gv_nest *, MlirOperation)) {
  *nest = (gv_nest){.outer = f->nest, .op = op, .entry = GV_NONE, .async_function = GV_NONE, .leave = leave};
  nest->after = gv_new_block(f);
  bool found;
  *gv_map_at(&f->blocks, (uintptr_t)op.ptr, &found) = nest->after;
  for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); i++) gv_open_region(f, mlirOperationGetRegion(op, i));
}

static void fill(front *f, gv_nest *nest) {
  f->nest = nest;
  for (intptr_t i = 0; i < mlirOperationGetNumRegions(nest->op); i++) gv_fill_region(f, mlirOperationGetRegion(nest->op, i));
  f->nest = nest->outer;
  gv_start_block(f, nest->after);
}

/* The first block of region i; GV_NONE when it is empty. */
static uint32_t entry_of(front *f, MlirOperation op, intptr_t i) {
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, i));
  return mlirBlockIsNull(block) ? GV_NONE : gv_block_of(f, block);
}

static const MlirOperation nothing = {NULL};

/* The operation that stands for the end of a block: its terminator, or for want of one the whole. */
static MlirOperation end_of(const gv_nest *nest, MlirOperation terminator) {
  return mlirOperationIsNull(terminator) ? nest->op : terminator;
}

/* To the block after, with the terminator's operands as results. */
static void leave_forward(front *f, gv_nest *nest, MlirOperation terminator) {
  gv_emit(f, end_of(nest, terminator), GV_OP_BR, gv_name_of(f, end_of(nest, terminator)));
  gv_edge_to(f, nest->after, terminator, 0);
}

void gv_emit_yield(front *f, MlirOperation op) {
  if (f->nest)
    f->nest->leave(f, f->nest, op);
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

void gv_emit_region(front *f, MlirOperation op) {
  gv_nest nest;
  begin(f, &nest, op, leave_forward);
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
    gv_case_edge_to(f, entry_of(f, op, i), nothing, 0, i ? mlirDenseI64ArrayGetElement(cases, i - 1) : 0);
  fill(f, &nest);
}

/* ---- loops ---- */

/* To the body, with an unknown induction variable before what is carried round, or to the block after. */
static void body_or_after(front *f, gv_nest *nest, MlirOperation from, uint32_t first) {
  gv_edge_to(f, entry_of(f, nest->op, 0), from, first)->lead = 1;
  gv_edge_to(f, nest->after, from, first);
}

static void leave_for(front *f, gv_nest *nest, MlirOperation terminator) {
  gv_emit(f, end_of(nest, terminator), GV_OP_CHOICE, gv_name_of(f, nest->op));
  body_or_after(f, nest, terminator, 0);
}

static bool runs(front *f, MlirOperation op) {
  int64_t from, to;
  return gv_constant(f, mlirOperationGetOperand(op, 0), &from) && gv_constant(f, mlirOperationGetOperand(op, 1), &to) &&
         from < to && from >= 0;
}

/* Operands: lower bound, upper bound, step, what is carried round. */
void gv_emit_for(front *f, MlirOperation op) {
  gv_nest nest;
  begin(f, &nest, op, leave_for);
  if (runs(f, op)) {
    gv_emit(f, op, GV_OP_BR, gv_name_of(f, op));
    gv_edge_to(f, entry_of(f, op, 0), op, 3)->lead = 1;
  } else {
    gv_emit(f, op, GV_OP_CHOICE, gv_name_of(f, op));
    body_or_after(f, &nest, op, 3);
  }
  fill(f, &nest);
}

/* Region 0 ends in scf.condition, which goes on to region 1 or leaves; region 1 ends in scf.yield, which goes back to region
 * 0. */
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

static void any_or_after(front *f, gv_nest *nest, MlirOperation at) {
  gv_emit(f, at, GV_OP_CHOICE, gv_name_of(f, nest->op));
  gv_edge_to(f, nest->after, nothing, 0);
  for (intptr_t i = 0; i < mlirOperationGetNumRegions(nest->op); i++) {
    uint32_t entry = entry_of(f, nest->op, i);
    if (entry != GV_NONE) gv_edge_to(f, entry, nothing, 0);
  }
}

static void leave_any(front *f, gv_nest *nest, MlirOperation terminator) { any_or_after(f, nest, end_of(nest, terminator)); }

void gv_emit_any_region(front *f, MlirOperation op) {
  gv_nest nest;
  begin(f, &nest, op, leave_any);
  any_or_after(f, &nest, op);
  fill(f, &nest);
}

static bool touches_handles(front *f, MlirOperation op) {
  for (uint32_t i = 0; i < gv_operand_count(op); i++)
    if (gv_value_layout(f, mlirOperationGetOperand(op, i)).holds) return true;
  return false;
}

/* An operation that no table knows: anything may happen to the handles it is given, and to control. */
void gv_emit_other(front *f, MlirOperation op) {
  if (gv_reach_from_attributes(f, f->scope, op) || touches_handles(f, op))
    gv_emit_unknown(f, op, gv_name_of(f, op), 0, gv_operand_count(op));
  intptr_t successors = mlirOperationGetNumSuccessors(op);
  if (successors) {
    gv_emit(f, op, GV_OP_CHOICE, gv_name_of(f, op));
    for (intptr_t i = 0; i < successors; i++) gv_edge_to(f, gv_block_of(f, mlirOperationGetSuccessor(op, i)), nothing, 0);
  } else if (mlirOperationGetNumRegions(op)) {
    gv_emit_any_region(f, op);
  }
}

/* ---- tasks ---- */

void gv_emit_task_begin(front *f, const gv_nest *nest) {
  gv_push_operands(f, nest->op, 0, nest->deps, GV_WANT_HANDLES);
  gv_emit(f, nest->op, GV_OP_TASK_BEGIN, GV_STR("async.execute"))->task = nest->task;
}

/* The first result is the token, which the end of the task hands out; the others are what is yielded. */
static void leave_task(front *f, gv_nest *nest, MlirOperation terminator) {
  MlirOperation at = end_of(nest, terminator);
  gv_emit(f, at, GV_OP_TASK_END, GV_STR("async.yield"))->task = nest->task;
  gv_value_id token = gv_add_result(f->model, 8, 0, gv_op_place(f, nest->op));
  gv_emit(f, at, GV_OP_BR, GV_STR("async.yield"));
  gv_entry *entry = gv_edge_to(f, nest->after, terminator, 0);
  entry->lead = 1;
  entry->lead_value = token;
}

/* Operands: dependencies, then the values that the body receives unwrapped as the arguments of its block. */
void gv_emit_execute(front *f, MlirOperation op) {
  gv_nest nest;
  begin(f, &nest, op, leave_task);
  nest.task = f->model->task_count++;
  nest.entry = entry_of(f, op, 0);
  nest.deps = gv_operand_count(op);
  intptr_t unwrapped = mlirBlockGetNumArguments(mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0)));
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
  gv_value copy = {.def = GV_DEF_COPY, .width = layout.width, .size = layout.size, .a = id, .loc = gv_op_place(f, op)};
  gv_define(f, result, gv_add_value(f->model, copy));
}
