/* Host code: branches, structured control flow, tasks and calls. Structured operations become the
 * blocks that their lowering gives them. */
#include "source/source.h"

static MlirBlock entry_of(MlirOperation op, intptr_t region) {
  if (region >= mlirOperationGetNumRegions(op)) return (MlirBlock){NULL};
  return mlirRegionGetFirstBlock(mlirOperationGetRegion(op, region));
}

static bool is_single(MlirBlock block) {
  return mlirBlockIsNull(block) || mlirBlockIsNull(mlirBlockGetNextInRegion(block));
}

static bool is_too_deep(const gv_host_reader *r) { return r->depth > GV_MAX_NESTING / 4; }

static void branch_with(gv_host_reader *r, MlirOperation at, uint32_t block, uint32_t first,
                        uint32_t end) {
  gv_leaf_list values = {0};
  gv_host_operands(r, at, first, end, &values);
  gv_host_branch(r, at, block, values.at, values.len);
  gv_vec_free(&values);
}

/* Reads a region of one block; its terminator's operands from `first` on go to `next`. */
static void read_into(gv_host_reader *r, MlirBlock block, uint32_t first, uint32_t next) {
  r->depth++;
  MlirOperation end = gv_host_read_block(r, block);
  if (!r->ended) branch_with(r, end, next, first, gv_operand_count(end));
  r->depth--;
}

static uint32_t block_for_results(gv_host_reader *r, MlirOperation op) {
  uint32_t block = gv_host_new_block(r);
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    gv_host_take(r, block, mlirOperationGetResult(op, i));
  return block;
}

static void cond(gv_host_reader *r, MlirOperation at, uint32_t condition, uint32_t yes,
                 uint32_t no) {
  gv_host_emit(r, GV_HOST_COND, "", at, &condition, 1);
  gv_host_edge_to(r, yes, NULL, 0, 0);
  gv_host_edge_to(r, no, NULL, 0, 0);
}

void gv_host_if(gv_host_reader *r, MlirOperation op) {
  MlirBlock yes = entry_of(op, 0), no = entry_of(op, 1);
  if (is_too_deep(r) || !is_single(yes) || !is_single(no)) {
    gv_host_opaque(r, op);
    return;
  }
  uint32_t join = block_for_results(r, op), then = gv_host_new_block(r);
  uint32_t otherwise = mlirBlockIsNull(no) ? join : gv_host_new_block(r);
  cond(r, op, gv_leaf(r, mlirOperationGetOperand(op, 0), 0), then, otherwise);
  gv_host_start(r, then);
  read_into(r, yes, 0, join);
  if (!mlirBlockIsNull(no)) {
    gv_host_start(r, otherwise);
    read_into(r, no, 0, join);
  }
  gv_host_start(r, join);
}

/* Gives the values the leaves of the arguments that stand for them. */
static void name_arguments(gv_host_reader *r, MlirBlock from, intptr_t lead, MlirOperation op) {
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++) {
    gv_span span = gv_span_of(r, mlirBlockGetArgument(from, i + lead));
    gv_leaf_list leaves = {0};
    for (uint32_t l = 0; l < span.count; l++) *gv_push(&leaves) = r->lists.at[span.first + l];
    gv_set_span(r, mlirOperationGetResult(op, i), leaves.at, leaves.len);
    gv_vec_free(&leaves);
  }
}

void gv_host_for(gv_host_reader *r, MlirOperation op) {
  MlirBlock body = entry_of(op, 0);
  if (is_too_deep(r) || !is_single(body)) {
    gv_host_opaque(r, op);
    return;
  }
  uint32_t head = gv_host_new_block(r), inside = gv_host_new_block(r),
           behind = gv_host_new_block(r);
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(body); i++)
    gv_host_take(r, head, mlirBlockGetArgument(body, i));
  gv_leaf_list values = {0};
  *gv_push(&values) = gv_leaf(r, mlirOperationGetOperand(op, 0), 0);
  gv_host_operands(r, op, 3, gv_operand_count(op), &values);
  gv_host_branch(r, op, head, values.at, values.len);
  gv_host_start(r, head);
  uint32_t i = gv_leaf(r, mlirBlockGetArgument(body, 0), 0),
           upper = gv_leaf(r, mlirOperationGetOperand(op, 1), 0);
  bool is_unsigned = !mlirAttributeIsNull(gv_attribute(op, "unsignedCmp"));
  cond(r, op, gv_pure(r, "icmp", is_unsigned ? 6 : 2, (const uint32_t[]){i, upper}, 2, op), inside,
       behind);
  gv_host_start(r, inside);
  r->depth++;
  MlirOperation end = gv_host_read_block(r, body);
  if (!r->ended) {
    values.len = 0;
    *gv_push(&values) = gv_pure2(r, "add", i, gv_leaf(r, mlirOperationGetOperand(op, 2), 0), op);
    gv_host_operands(r, end, 0, gv_operand_count(end), &values);
    gv_host_branch(r, end, head, values.at, values.len);
  }
  r->depth--;
  gv_vec_free(&values);
  gv_host_start(r, behind);
  name_arguments(r, body, 1, op);
}

void gv_host_while(gv_host_reader *r, MlirOperation op) {
  MlirBlock before = entry_of(op, 0), after = entry_of(op, 1);
  if (is_too_deep(r) || !is_single(before) || !is_single(after)) {
    gv_host_opaque(r, op);
    return;
  }
  uint32_t head = gv_host_new_block(r), inside = gv_host_new_block(r),
           behind = block_for_results(r, op);
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(before); i++)
    gv_host_take(r, head, mlirBlockGetArgument(before, i));
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(after); i++)
    gv_host_take(r, inside, mlirBlockGetArgument(after, i));
  branch_with(r, op, head, 0, gv_operand_count(op));
  gv_host_start(r, head);
  r->depth++;
  MlirOperation end = gv_host_read_block(r, before);
  if (!r->ended) {
    gv_leaf_list values = {0};
    uint32_t condition = gv_leaf(r, mlirOperationGetOperand(end, 0), 0);
    gv_host_operands(r, end, 1, gv_operand_count(end), &values);
    gv_host_emit(r, GV_HOST_COND, "", end, &condition, 1);
    gv_host_edge_to(r, inside, values.at, values.len, 0);
    gv_host_edge_to(r, behind, values.at, values.len, 0);
    gv_vec_free(&values);
  }
  r->depth--;
  gv_host_start(r, inside);
  read_into(r, after, 0, head);
  gv_host_start(r, behind);
}

void gv_host_region(gv_host_reader *r, MlirOperation op) {
  MlirBlock body = entry_of(op, 0);
  if (is_too_deep(r) || mlirBlockIsNull(body) || !is_single(body)) {
    gv_host_opaque(r, op);
    return;
  }
  uint32_t behind = block_for_results(r, op);
  read_into(r, body, 0, behind);
  gv_host_start(r, behind);
}

void gv_host_index_switch(gv_host_reader *r, MlirOperation op) {
  MlirAttribute cases = gv_attribute(op, "cases");
  intptr_t regions = mlirOperationGetNumRegions(op);
  bool plain = !is_too_deep(r) && mlirAttributeIsADenseI64Array(cases) &&
               mlirDenseArrayGetNumElements(cases) == regions - 1;
  for (intptr_t i = 0; i < regions; i++)
    plain = plain && !mlirBlockIsNull(entry_of(op, i)) && is_single(entry_of(op, i));
  if (!plain) {
    gv_host_opaque(r, op);
    return;
  }
  uint32_t behind = block_for_results(r, op), first = r->host->blocks.len;
  for (intptr_t i = 0; i < regions; i++) gv_host_new_block(r);
  uint32_t on = gv_leaf(r, mlirOperationGetOperand(op, 0), 0);
  gv_host_emit(r, GV_HOST_SWITCH, "", op, &on, 1);
  for (intptr_t i = 0; i < regions; i++)
    gv_host_edge_to(r, first + (uint32_t)i, NULL, 0,
                    i ? mlirDenseI64ArrayGetElement(cases, i - 1) : 0);
  for (intptr_t i = 0; i < regions; i++) {
    gv_host_start(r, first + (uint32_t)i);
    read_into(r, entry_of(op, i), 0, behind);
  }
  gv_host_start(r, behind);
}

/* ---- branches ---- */

static uint32_t target(gv_host_reader *r, MlirOperation op, intptr_t i) {
  return gv_map_get(&r->blocks, (uintptr_t)mlirOperationGetSuccessor(op, i).ptr);
}

void gv_host_br(gv_host_reader *r, MlirOperation op) {
  gv_host_block_of(r, mlirOperationGetSuccessor(op, 0));
  branch_with(r, op, target(r, op, 0), 0, gv_operand_count(op));
}

static void edge_with(gv_host_reader *r, MlirOperation op, uint32_t block, uint32_t first,
                      uint32_t end, int64_t case_value) {
  gv_leaf_list values = {0};
  gv_host_operands(r, op, first, end, &values);
  gv_host_edge_to(r, block, values.at, values.len, case_value);
  gv_vec_free(&values);
}

void gv_host_cond_br(gv_host_reader *r, MlirOperation op) {
  uint32_t condition = gv_leaf(r, mlirOperationGetOperand(op, 0), 0);
  uint32_t yes = gv_host_block_of(r, mlirOperationGetSuccessor(op, 0)),
           no = gv_host_block_of(r, mlirOperationGetSuccessor(op, 1));
  uint32_t middle = gv_host_segment_start(op, 2);
  gv_host_emit(r, GV_HOST_COND, "", op, &condition, 1);
  edge_with(r, op, yes, 1, middle, 0);
  edge_with(r, op, no, middle, gv_operand_count(op), 0);
}

/* The operands of the default edge come first, then those of the cases, whose numbers are in
 * `case_operand_segments`. */
void gv_host_switch(gv_host_reader *r, MlirOperation op) {
  MlirAttribute values = gv_attribute(op, "case_values"),
                sizes = gv_attribute(op, "case_operand_segments");
  intptr_t cases = mlirOperationGetNumSuccessors(op) - 1;
  uint32_t on = gv_leaf(r, mlirOperationGetOperand(op, 0), 0), at = 1 + gv_host_segment(op, 1);
  bool plain = !cases || (!mlirAttributeIsNull(values) && mlirAttributeIsADenseElements(values) &&
                          !mlirAttributeIsNull(sizes) && mlirAttributeIsADenseI32Array(sizes) &&
                          mlirDenseArrayGetNumElements(sizes) == cases);
  for (intptr_t i = 0; i <= cases; i++) gv_host_block_of(r, mlirOperationGetSuccessor(op, i));
  if (!plain) {
    gv_host_opaque(r, op);
    gv_host_emit(r, GV_HOST_END, "", op, NULL, 0);
    return;
  }
  gv_host_emit(r, GV_HOST_SWITCH, "", op, &on, 1);
  edge_with(r, op, target(r, op, 0), 1, at, 0);
  for (intptr_t i = 0; i < cases; i++) {
    uint32_t count = (uint32_t)mlirDenseI32ArrayGetElement(sizes, i);
    MlirType type = mlirShapedTypeGetElementType(mlirAttributeGetType(values));
    int64_t k = mlirTypeIsAInteger(type) && mlirIntegerTypeGetWidth(type) == 64
                    ? mlirDenseElementsAttrGetInt64Value(values, i)
                    : mlirDenseElementsAttrGetInt32Value(values, i);
    edge_with(r, op, target(r, op, i + 1), at, at + count, k);
    at += count;
  }
}

void gv_host_return(gv_host_reader *r, MlirOperation op) {
  gv_leaf_list values = {0};
  gv_host_operands(r, op, 0, gv_operand_count(op), &values);
  gv_host_emit(r, GV_HOST_RETURN, "", op, values.at, values.len);
  gv_vec_free(&values);
}

void gv_host_end(gv_host_reader *r, MlirOperation op) {
  gv_host_emit(r, GV_HOST_END, "", op, NULL, 0);
}

void gv_host_assert(gv_host_reader *r, MlirOperation op) {
  uint32_t on = gv_host_new_block(r), fails = gv_host_new_block(r);
  cond(r, op, gv_leaf(r, mlirOperationGetOperand(op, 0), 0), on, fails);
  gv_host_start(r, fails);
  gv_host_end(r, op);
  gv_host_start(r, on);
}

/* ---- tasks ---- */

void gv_host_order(gv_host_reader *r, MlirOperation op) {
  gv_host_emit(r, GV_HOST_ORDER, "", op, NULL, 0);
  uint32_t made = r->host->ops.len - 1, first = r->host->leaves.len;
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    gv_new_leaves(r, mlirOperationGetResult(op, i));
  r->host->ops.at[made].results = r->host->leaves.len - first;
}

void gv_host_nothing(gv_host_reader *r, MlirOperation op) { (void)r, (void)op; }

static void rename_value(gv_host_reader *r, MlirValue value, MlirValue to) {
  gv_span span = gv_span_of(r, value);
  gv_leaf_list leaves = {0};
  for (uint32_t l = 0; l < span.count; l++) *gv_push(&leaves) = r->lists.at[span.first + l];
  gv_set_span(r, to, leaves.at, leaves.len);
  gv_vec_free(&leaves);
}

/* A task's body stands where the task begins; its token is of no matter, its values are what it
 * yields. */
void gv_host_execute(gv_host_reader *r, MlirOperation op) {
  MlirBlock body = entry_of(op, 0);
  if (is_too_deep(r) || mlirBlockIsNull(body) || !is_single(body)) {
    gv_host_opaque(r, op);
    return;
  }
  uint32_t first = gv_host_segment(op, 0);
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(body); i++)
    rename_value(r, mlirOperationGetOperand(op, first + (uint32_t)i),
                 mlirBlockGetArgument(body, i));
  r->depth++;
  MlirOperation end = gv_host_read_block(r, body);
  r->depth--;
  if (r->ended) gv_host_start(r, gv_host_new_block(r));
  gv_new_leaves(r, mlirOperationGetResult(op, 0));
  gv_host_emit(r, GV_HOST_ORDER, "", op, NULL, 0);
  for (intptr_t i = 1; i < mlirOperationGetNumResults(op) && i <= mlirOperationGetNumOperands(end);
       i++)
    rename_value(r, mlirOperationGetOperand(end, i - 1), mlirOperationGetResult(op, i));
}

void gv_host_await(gv_host_reader *r, MlirOperation op) {
  gv_host_emit(r, GV_HOST_ORDER, "", op, NULL, 0);
  if (mlirOperationGetNumResults(op))
    rename_value(r, mlirOperationGetOperand(op, 0), mlirOperationGetResult(op, 0));
}

/* ---- calls ---- */

static void set_results(gv_host_reader *r, MlirOperation op, uint32_t made) {
  uint32_t first = r->host->leaves.len;
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    gv_new_leaves(r, mlirOperationGetResult(op, i));
  r->host->ops.at[made].first_result = first;
  r->host->ops.at[made].results = r->host->leaves.len - first;
}

typedef enum known_kind {
  EFFECT,
  HOST_EFFECT,
  ORDER,
  WAIT,
  STORAGE,
  NO_ERROR,
  OPAQUE,
  ABORT
} known_kind;

/* Functions of the runtimes: how many of their arguments are part of what they do, and as what. */
static const struct known {
  const char *name, *effect;
  known_kind kind;
  uint32_t operands;
  int64_t k;
  uint32_t stream; /* which argument is the stream, from 1 */
} known[] = {
    {"mgpuMemAlloc", "alloc", EFFECT, 2, 0},
    {"mgpuMemFree", "free", EFFECT, 1, 0, 2},
    {"mgpuMemcpy", "memcpy", EFFECT, 3, 0, 4},
    {"mgpuMemset32", "memset", EFFECT, 3, 32, 4},
    {"mgpuMemset16", "memset", EFFECT, 3, 16, 4},
    {"mgpuMemHostRegisterMemRef", "register", EFFECT, 3, 0},
    {"mgpuMemHostUnregisterMemRef", "unregister", EFFECT, 3, 0},
    {"mgpuSetDefaultDevice", "device", EFFECT, 1, 0},
    {"mgpuStreamSynchronize", "sync", WAIT, 1, 0, 1},
    {"mgpuEventSynchronize", "sync event", WAIT, 1, 0},
    {"mgpuStreamCreate", "", ORDER, 0, 0},
    {"mgpuStreamDestroy", "", ORDER, 0, 0},
    {"mgpuStreamWaitEvent", "follow", ORDER, 2, 0},
    {"mgpuEventCreate", "", ORDER, 0, 0},
    {"mgpuEventDestroy", "", ORDER, 0, 0},
    {"mgpuEventRecord", "record", ORDER, 2, 0},
    {"malloc", "malloc", HOST_EFFECT, 1, 0},
    {"aligned_alloc", "aligned_alloc", HOST_EFFECT, 2, 0},
    {"free", "hostfree", HOST_EFFECT, 1, 0},
    {"abort", "", ABORT, 0, 0},
    {"mlirAsyncRuntimeGetValueStorage", "storage", STORAGE, 1, 0},
    {"mlirAsyncRuntimeIsTokenError", "", NO_ERROR, 0, 0},
    {"mlirAsyncRuntimeIsValueError", "", NO_ERROR, 0, 0},
    {"mlirAsyncRuntimeIsGroupError", "", NO_ERROR, 0, 0},
};

static bool is_defined_by(MlirValue value, const char *name, uint32_t steps) {
  if (!steps || !mlirValueIsAOpResult(value)) return false;
  MlirOperation op = mlirOpResultGetOwner(value);
  if (gv_op_is(op, name)) return true;
  for (uint32_t i = 0; i < gv_operand_count(op) && i < 2; i++)
    if (is_defined_by(mlirOperationGetOperand(op, i), name, steps - 1)) return true;
  return false;
}

/* Memory of a coroutine's frame: not the program's. */
static bool is_of_frame(MlirOperation op) {
  uint32_t count = gv_operand_count(op);
  MlirValue last = count ? mlirOperationGetOperand(op, count - 1) : (MlirValue){NULL};
  return count && (is_defined_by(last, "llvm.intr.coro.size", 8) ||
                   is_defined_by(last, "llvm.intr.coro.free", 2));
}

static void call_known(gv_host_reader *r, MlirOperation op, const struct known *row) {
  gv_leaf_list operands = {0};
  gv_host_operands(r, op, 0, gv_operand_count(op), &operands);
  /* The stream plays no part in what is allocated. */
  if (gv_str_equal(gv_str_of(row->effect), GV_STR("alloc")) && operands.len > 2)
    operands.at[1] = operands.at[2];
  uint32_t count = operands.len < row->operands ? operands.len : row->operands;
  bool frame = row->kind == HOST_EFFECT && is_of_frame(op);
  if (row->kind == ABORT) {
    gv_host_end(r, op);
  } else if (row->kind == STORAGE || row->kind == NO_ERROR) {
    uint32_t leaf = row->kind == STORAGE ? gv_pure(r, "storage", 0, operands.at, count, op)
                                         : gv_const_leaf(r, 0);
    if (mlirOperationGetNumResults(op)) gv_set_span(r, mlirOperationGetResult(op, 0), &leaf, 1);
  } else {
    bool has_stream = row->stream && row->stream <= operands.len;
    bool effect = !frame && (row->kind == EFFECT || row->kind == HOST_EFFECT);
    gv_host_op *made = gv_host_emit(r, effect ? GV_HOST_EFFECT : GV_HOST_ORDER, row->effect, op,
                                    operands.at, frame ? 0 : count);
    made->k = row->k;
    made->host_only = row->kind == HOST_EFFECT;
    made->blocks = row->kind == WAIT;
    made->stream = has_stream ? operands.at[row->stream - 1] : GV_NONE;
    made->written = gv_str_of(row->name);
    set_results(r, op, r->host->ops.len - 1);
  }
  gv_vec_free(&operands);
}

static const struct known *find_known(gv_str name) {
  static const struct known order = {"", "", ORDER, 0, 0}, opaque = {"", "", OPAQUE, 0, 0};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (gv_str_equal(name, gv_str_of(known[i].name))) return &known[i];
  if (gv_str_begins(name, "mlirAsyncRuntime")) return &order;
  return gv_str_begins(name, "mgpu") ? &opaque : NULL;
}

/* What vector.print is lowered to: numbers, brackets and commas are printed, and nothing is
 * touched. */
static bool prints(gv_str name) {
  static const char *const names[] = {"printI64",   "printU64",    "printF16",  "printBF16",
                                      "printF32",   "printF64",    "printOpen", "printClose",
                                      "printComma", "printNewline"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (gv_str_equal(name, gv_str_of(names[i]))) return true;
  return false;
}

void gv_host_call(gv_host_reader *r, MlirOperation op) {
  MlirAttribute callee = gv_attribute(op, "callee");
  if (mlirAttributeIsNull(callee) || !mlirAttributeIsAFlatSymbolRef(callee)) {
    gv_host_opaque(r, op);
    return;
  }
  gv_str name = gv_str_from(mlirFlatSymbolRefAttrGetValue(callee));
  const struct known *row = find_known(name);
  if (row && row->kind == OPAQUE) {
    gv_host_opaque(r, op);
    return;
  }
  if (row) {
    call_known(r, op, row);
    return;
  }
  uint32_t function = gv_map_get(&r->functions, gv_hash(name.at, name.len, 0));
  bool here = function != GV_NONE && !r->host->functions.at[function].declared;
  if (!here && !mlirOperationGetNumResults(op) && prints(name)) return;
  gv_leaf_list operands = {0};
  gv_host_operands(r, op, 0, gv_operand_count(op), &operands);
  gv_host_op *made =
      gv_host_emit(r, here ? GV_HOST_CALL : GV_HOST_EFFECT, "call", op, operands.at, operands.len);
  made->symbol = gv_str_copy(&r->host->arena, name);
  made->host_only = true;
  made->callee = here ? function : GV_NONE;
  set_results(r, op, r->host->ops.len - 1);
  gv_vec_free(&operands);
}
