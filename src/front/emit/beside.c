/* Operations whose regions are instances that run beside each other (scf.parallel), or beside what
 * comes after them (omp.task). They are laid out one after the other; where that is not all that
 * may happen, the function is said to be unread here.
 *
 * needs: the operation. gives: a place that is not proved, or nothing. cost: linear in the
 * operations inside.
 */
#include "emit/emit.h"

typedef enum {
  IN_TURN,  /* once after the other, and over when the operation is */
  TOGETHER, /* several at a time, and over when the operation is */
  APART     /* nothing is known of when */
} instances;

/* The first row that the name begins with; of a dialect that is not here nothing is known. */
static instances instances_of(gv_str name) {
  static const struct {
    const char *prefix;
    instances are;
  } rows[] = {
      {"scf.parallel", TOGETHER},    {"scf.forall", TOGETHER},    {"scf.", IN_TURN},
      {"affine.parallel", TOGETHER}, {"affine.", IN_TURN},        {"omp.task", APART},
      {"omp.target", APART},         {"omp.", TOGETHER},          {"arith.", IN_TURN},
      {"bufferization.", IN_TURN},   {"emitc.", IN_TURN},         {"linalg.", IN_TURN},
      {"memref.", IN_TURN},          {"ml_program.", IN_TURN},    {"shape.", IN_TURN},
      {"tensor.", IN_TURN},          {"sparse_tensor.", IN_TURN}, {"vector.", IN_TURN},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (gv_str_begins(name, rows[i].prefix)) return rows[i].are;
  return APART;
}

/* What is in the regions, as far as it matters when it is done. */
typedef struct contents {
  front *f;
  MlirOperation op;
  uint32_t steps;    /* calls, launches, tasks, and what is not known */
  uint32_t accesses; /* to memory, by the host */
  bool only;         /* the step is a call of the runtime, in the block that each instance is */
} contents;

/* It does nothing but compute, branch or hold what does: its parts are looked at by themselves. */
static bool is_frame(const gv_op_row *row) {
  static const gv_emitter frames[] = {
      GV_EMIT_address, GV_EMIT_alloca, GV_EMIT_any_region,    GV_EMIT_assume,
      GV_EMIT_branch,  GV_EMIT_cast,   GV_EMIT_cond_branch,   GV_EMIT_division,
      GV_EMIT_for,     GV_EMIT_if,     GV_EMIT_region,        GV_EMIT_index_switch,
      GV_EMIT_view,    GV_EMIT_switch, GV_EMIT_lifetime_end,  GV_EMIT_lifetime_start,
      GV_EMIT_vector,  GV_EMIT_while,  GV_EMIT_with_overflow, GV_EMIT_yield,
  };
  bool frame = !row->emit;
  for (size_t i = 0; i < sizeof frames / sizeof *frames && !frame; i++)
    frame = row->emit == frames[i];
  return frame;
}

/* By the host, to memory that is there before and after. */
static bool is_access(const gv_op_row *row) {
  static const gv_emitter accesses[] = {
      GV_EMIT_load,         GV_EMIT_store,
      GV_EMIT_memcpy,       GV_EMIT_memset,
      GV_EMIT_masked_load,  GV_EMIT_masked_store,
      GV_EMIT_gather,       GV_EMIT_memref_load,
      GV_EMIT_memref_store, GV_EMIT_masked_memref_store,
      GV_EMIT_memref_copy,
  };
  bool access = false;
  for (size_t i = 0; i < sizeof accesses / sizeof *accesses && !access; i++)
    access = row->emit == accesses[i];
  return access;
}

/* An operation that no table knows, given nothing that it could do something with. */
static bool is_without_handles(front *f, MlirOperation op, const gv_op_row *row) {
  if (row->emit != GV_EMIT_other) return false;
  bool holds = false;
  for (uint32_t i = 0; i < gv_operand_count(op) && !holds; i++)
    holds = gv_value_layout(f, mlirOperationGetOperand(op, i)).holds;
  return !holds && !gv_reach_from_attributes(f, f->fn.scope, op);
}

/* A launch on a stream, or a call of the runtime: work that the host waits for itself is in order
 * with what comes after it, but not with what another instance does meanwhile. */
static bool is_of_runtime(front *f, MlirOperation op, const gv_op_row *row) {
  const uint32_t waits = GV_ACTION_BLOCKS | GV_ACTION_MAY_BLOCK | GV_ACTION_BLOCKS_SHARED |
                         GV_ACTION_BLOCKS_HOST | GV_ACTION_LINGERS | GV_ACTION_SELECTS;
  if (row->emit == GV_EMIT_launch) {
    MlirAttribute segments = gv_attribute(op, "operandSegmentSizes");
    if (mlirAttributeIsNull(segments) || !mlirAttributeIsADenseI32Array(segments)) return false;
    return mlirDenseI32ArrayGetElement(segments, mlirDenseArrayGetNumElements(segments) - 1);
  }
  const gv_symbol *callee = row->emit == GV_EMIT_call ? gv_callee_of(f, op) : NULL;
  return callee && callee->runtime && !(callee->runtime->action.flags & waits);
}

/* Each instance does it once, and begins and ends with the block that it is in. */
static bool is_body_of(MlirOperation op, MlirOperation inner) {
  MlirBlock block = mlirOperationGetBlock(inner);
  MlirBlock first = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
  return mlirBlockEqual(block, first) && mlirBlockIsNull(mlirBlockGetNextInRegion(block));
}

static MlirWalkResult look(MlirOperation inner, void *with) {
  contents *all = with;
  if (mlirOperationEqual(inner, all->op)) return MlirWalkResultAdvance;
  const gv_op_row *row = gv_row_of(all->f, inner);
  if (is_frame(row) || is_without_handles(all->f, inner, row)) return MlirWalkResultAdvance;
  if (is_access(row)) {
    all->accesses++;
    return MlirWalkResultAdvance;
  }
  all->only = !all->steps && is_body_of(all->op, inner) && is_of_runtime(all->f, inner, row);
  all->steps++;
  return MlirWalkResultAdvance;
}

void gv_look_beside(front *f, MlirOperation op) {
  instances are = instances_of(gv_op_name(op));
  if (are == IN_TURN) return;
  contents all = {.f = f, .op = op};
  mlirOperationWalk(op, look, &all, MlirWalkPreOrder);
  /* Instances of which each does one thing are ordered in some way, whichever begins first. */
  bool in_some_order = are == TOGETHER && (!all.steps || all.only);
  if (in_some_order || !(all.steps + all.accesses)) return;
  gv_unreadable(f, op, gv_string_attribute(gv_function_around(op), "sym_name"),
                are == TOGETHER ? GV_STR("cannot prove what runs concurrently: what is in this "
                                         "operation may run several times at once")
                                : GV_STR("cannot prove what runs concurrently: what is in this "
                                         "operation may run at any time"));
  gv_unread *unread = &f->model->unread.at[f->model->unread.len - 1];
  unread->wanted = GV_STR("regions must run in an order that is known");
  unread->advice = GV_STR("lower it to loops, or to async.execute");
}
