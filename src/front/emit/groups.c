/* Calls that a group holds back: what they enqueue, they enqueue where the group ends.
 *
 * needs: the calls of the runtime that begin and end groups. gives: whether it is as if a call
 * enqueued its work where it stands. That is so if no group is open there, or if nothing between
 * the call and the end of its group waits, records, frees, or is unknown. cost: for each such call
 * in a module with groups the operations of its function.
 */
#include "emit/emit.h"

static const gv_profile_row *row_of(front *f, MlirOperation op) {
  const gv_symbol *callee =
      gv_op_is(op, "llvm.call") || gv_op_is(op, "func.call") || gv_op_is(op, "llvm.invoke")
          ? gv_callee_of(f, op)
          : NULL;
  return callee ? callee->runtime : NULL;
}

static gv_group group_of(front *f, MlirOperation op) {
  const gv_profile_row *row = row_of(f, op);
  return row ? (gv_group)row->group : GV_GROUP_NONE;
}

static bool begins_any(front *f) {
  for (uint32_t i = 0; i < f->symbols.len; i++)
    if (f->symbols.at[i].runtime && f->symbols.at[i].runtime->group == GV_GROUP_BEGIN) return true;
  return false;
}

/* A function of the C library that at most reads: it waits for nothing, and frees nothing. */
static bool only_reads(front *f, MlirOperation op) {
  const gv_symbol *callee =
      gv_op_is(op, "llvm.call") || gv_op_is(op, "func.call") ? gv_callee_of(f, op) : NULL;
  bool known = callee && callee->kind == GV_SYM_DECLARED && callee->action &&
               (callee->library == GV_LIB_CALLED || callee->library == GV_LIB_FORMATTED ||
                callee->library == GV_LIB_ANSWERS || callee->library == GV_LIB_COMPUTES);
  for (uint32_t i = 0; known && i < GV_ACTION_ARGS; i++)
    known =
        callee->action->roles[i] == GV_ROLE_NONE || callee->action->roles[i] == GV_ROLE_HOST_READ;
  return known;
}

/* Nothing that happens there depends on whether work is enqueued already. */
static bool is_indifferent(front *f, MlirOperation op) {
  const gv_op_row *row = gv_row_of(f, op);
  const gv_profile_row *known = row_of(f, op);
  if (mlirOperationGetNumRegions(op)) return false;
  if (known) return known->group == GV_GROUP_PART || known->action.flags == GV_ACTION_SELECTS;
  if (row->emit == GV_EMIT_load || row->emit == GV_EMIT_store || row->emit == GV_EMIT_alloca ||
      gv_marks_lifetime(row))
    return true;
  return mlirOperationGetNumSuccessors(op) || !row->emit || row->expr || only_reads(f, op);
}

typedef struct group_walk {
  front *f;
  GV_VEC(MlirOperation) starts; /* where to go on */
  gv_map seen;                  /* blocks */
} group_walk;

static void go_to(group_walk *w, MlirBlock block) {
  bool found;
  *gv_map_at(&w->seen, (uintptr_t)block.ptr, &found) = 1;
  MlirOperation first = mlirBlockGetFirstOperation(block);
  if (!found && !mlirOperationIsNull(first)) *gv_push(&w->starts) = first;
}

static void go_to_successors(group_walk *w, MlirOperation end) {
  for (intptr_t i = 0; i < mlirOperationGetNumSuccessors(end); i++)
    go_to(w, mlirOperationGetSuccessor(end, i));
}

/* On every way from `op` on the group ends, before anything else of interest happens. */
static bool ends_at_once(front *f, MlirOperation op) {
  group_walk w = {.f = f};
  bool ends = true;
  *gv_push(&w.starts) = op;
  while (w.starts.len && ends) {
    MlirOperation at = gv_pop(&w.starts);
    bool over = false;
    for (; !mlirOperationIsNull(at) && ends && !over; at = mlirOperationGetNextInBlock(at)) {
      over = group_of(f, at) == GV_GROUP_END;
      bool last = mlirOperationIsNull(mlirOperationGetNextInBlock(at));
      ends = over || (is_indifferent(f, at) && (!last || mlirOperationGetNumSuccessors(at)));
      if (last && !over) go_to_successors(&w, at);
    }
  }
  gv_vec_free(&w.starts);
  gv_map_free(&w.seen);
  return ends;
}

/* Whether control comes from a begin of a group to an operation, with the group open. MANY: perhaps
 * with several. */
typedef enum open_groups { OPEN_NONE, OPEN_ONE, OPEN_MANY } open_groups;

/* What is found out by following control from each begin of a group in a region: is one open at
 * `op`, may one be begun in another, is one left open. */
typedef struct opened {
  bool any, at_op, nested, left;
} opened;

static opened follow_begins(front *f, MlirRegion region, MlirOperation op) {
  group_walk w = {.f = f};
  opened o = {0};
  for (MlirBlock b = mlirRegionGetFirstBlock(region); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b))
    for (MlirOperation at = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(at);
         at = mlirOperationGetNextInBlock(at))
      if (group_of(f, at) == GV_GROUP_BEGIN)
        *gv_push(&w.starts) = mlirOperationGetNextInBlock(at), o.any = true;
  while (w.starts.len) {
    MlirOperation at = gv_pop(&w.starts);
    for (; !mlirOperationIsNull(at); at = mlirOperationGetNextInBlock(at)) {
      gv_group group = group_of(f, at);
      bool last = mlirOperationIsNull(mlirOperationGetNextInBlock(at));
      if (group == GV_GROUP_END) break;
      o.at_op |= !mlirOperationIsNull(op) && mlirOperationEqual(at, op);
      o.nested |= group == GV_GROUP_BEGIN || mlirOperationGetNumRegions(at);
      o.left |= last && !mlirOperationGetNumSuccessors(at);
      if (last) go_to_successors(&w, at);
    }
  }
  gv_vec_free(&w.starts);
  gv_map_free(&w.seen);
  return o;
}

static MlirRegion body_of(front *f, uint32_t function) {
  return mlirOperationGetRegion(f->symbols.at[f->functions.at[function]].op, 0);
}

/* A function of the module returns with a group open, or begins one in a region of its own: then
 * one may be open anywhere. */
static bool leaves_any_open(front *f) {
  if (!f->facts.groups_known)
    for (uint32_t i = 0; i < f->functions.len && !f->facts.leaves_groups; i++)
      f->facts.leaves_groups = follow_begins(f, body_of(f, i), (MlirOperation){NULL}).left;
  f->facts.groups_known = true;
  return f->facts.leaves_groups;
}

enum { CALLS_DEEP = 8 };

static bool is_called_in_group(front *f, MlirOperation function, uint32_t deep);

/* `call` is one of the function, or takes its address, with a group open. */
static bool calls_in_group(front *f, MlirOperation call, MlirOperation function, uint32_t deep) {
  const gv_symbol *callee =
      gv_op_is(call, "llvm.call") || gv_op_is(call, "func.call") || gv_op_is(call, "llvm.invoke")
          ? gv_callee_of(f, call)
          : NULL;
  const gv_op_row *row = gv_row_of(f, call);
  if (row->expr == gv_expr_addressof) callee = gv_symbol_of(f, gv_attribute(call, "global_name"));
  if (!callee || callee->kind != GV_SYM_DEFINED || !mlirOperationEqual(callee->op, function))
    return false;
  if (row->expr == gv_expr_addressof || !deep) return true;
  MlirOperation around = gv_function_around(call);
  MlirRegion region = mlirBlockGetParentRegion(mlirOperationGetBlock(call));
  if (mlirOperationIsNull(around) || !mlirRegionEqual(region, mlirOperationGetRegion(around, 0)))
    return true;
  return follow_begins(f, region, call).at_op || is_called_in_group(f, around, deep - 1);
}

static bool is_called_in_group(front *f, MlirOperation function, uint32_t deep) {
  for (uint32_t i = 0; i < f->functions.len; i++)
    for (MlirBlock b = mlirRegionGetFirstBlock(body_of(f, i)); !mlirBlockIsNull(b);
         b = mlirBlockGetNextInRegion(b))
      for (MlirOperation at = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(at);
           at = mlirOperationGetNextInBlock(at))
        if (calls_in_group(f, at, function, deep)) return true;
  return false;
}

/* Callers of other modules have no group open. */
static open_groups groups_at(front *f, MlirOperation op) {
  MlirOperation function = gv_function_around(op);
  MlirRegion region = mlirBlockGetParentRegion(mlirOperationGetBlock(op));
  if (mlirOperationIsNull(function) ||
      !mlirRegionEqual(region, mlirOperationGetRegion(function, 0)) || leaves_any_open(f))
    return OPEN_MANY;
  opened o = follow_begins(f, region, op);
  if (o.nested || is_called_in_group(f, function, CALLS_DEEP)) return OPEN_MANY;
  return o.at_op ? OPEN_ONE : OPEN_NONE;
}

bool gv_is_enqueued_here(front *f, MlirOperation op) {
  open_groups open = begins_any(f) ? groups_at(f, op) : OPEN_NONE;
  return open == OPEN_NONE || (open == OPEN_ONE && ends_at_once(f, op));
}
