/* A source in the gpu dialect, read for its tokens. Two walks: the first gives each token a number,
 * so that the second can say who takes it and where it flows, whatever the order of the text.
 * Kernels are left out. Needs: a module that was parsed. Gives: the program. Cost: linear in the
 * operations, and in calls times returns of the callee.
 */
#include "source/source.h"

#include <mlir-c/Dialect/GPU.h>

typedef struct reader {
  front *f;
  gv_gpu_program *program;
  bool straight;     /* what flows now does so straight */
  gv_map tokens;     /* MlirValue -> token */
  gv_map carries;    /* MlirType -> can a value of it be a token: 0 or 1 */
  gv_map functions;  /* hash of the name -> index into bodies */
  gv_map blocks;     /* MlirBlock -> number */
  gv_map name_of_op; /* function -> index into names */
  GV_VEC(MlirOperation) bodies;
  GV_VEC(gv_str) names;
} reader;

/* ---- tokens ---- */

static bool type_carries(reader *r, MlirType type) {
  bool found;
  uint32_t *known = gv_map_at(&r->carries, (uintptr_t)type.ptr, &found);
  if (!found) {
    gv_text text = {0};
    gv_print_async_type(type, &text);
    gv_str written = {text.at, text.len};
    *known = gv_str_equal(written, GV_STR("!gpu.async.token")) ||
             gv_str_equal(written, GV_STR("!async.value<!gpu.async.token>"));
    gv_vec_free(&text);
  }
  return *known;
}

/* The token that the value is; GV_NONE: none. */
static uint32_t token_of(const reader *r, MlirValue value) {
  return gv_map_get(&r->tokens, (uintptr_t)value.ptr);
}

static bool is_function(MlirOperation op) {
  gv_str name = gv_op_name(op);
  return gv_str_equal(name, GV_STR("func.func")) || gv_str_equal(name, GV_STR("llvm.func")) ||
         gv_str_equal(name, GV_STR("async.func"));
}

static gv_str symbol_name(MlirOperation op) {
  MlirAttribute name = gv_attribute(op, "sym_name");
  if (mlirAttributeIsNull(name) || !mlirAttributeIsAString(name)) return GV_STR("");
  return gv_str_from(mlirStringAttrGetValue(name));
}

/* The name of the function that holds the operation, copied once. */
static gv_str function_of(reader *r, MlirOperation op) {
  while (!mlirOperationIsNull(op) && !is_function(op)) op = mlirOperationGetParentOperation(op);
  if (mlirOperationIsNull(op)) return GV_STR("");
  bool found;
  uint32_t *name = gv_map_at(&r->name_of_op, (uintptr_t)op.ptr, &found);
  if (!found) {
    *name = r->names.len;
    *gv_push(&r->names) = gv_str_copy(&r->f->model->arena, symbol_name(op));
  }
  return r->names.at[*name];
}

static uint32_t number_of(reader *r, MlirBlock block) {
  bool found;
  uint32_t *number = gv_map_at(&r->blocks, (uintptr_t)block.ptr, &found);
  if (!found) *number = r->blocks.len;
  return *number;
}

/* `op` makes the value, or holds the block that it is an argument of. */
static void add_token(reader *r, MlirValue value, MlirOperation op, gv_loc loc, uint32_t index,
                      const char *made) {
  MlirBlock block = mlirValueIsABlockArgument(value) ? mlirBlockArgumentGetOwner(value)
                                                     : mlirOperationGetBlock(op);
  if (!type_carries(r, mlirValueGetType(value))) return;
  bool found;
  *gv_map_at(&r->tokens, (uintptr_t)value.ptr, &found) = r->program->tokens.len;
  *gv_push(&r->program->tokens) = (gv_token){.name = gv_name_in_text(r->f->model, loc, index),
                                             .function = function_of(r, op),
                                             .loc = loc,
                                             .made = made,
                                             .block = number_of(r, block),
                                             .op = GV_NONE,
                                             .first_flow = GV_NONE};
}

static void add_arguments(reader *r, MlirOperation op) {
  const char *made = is_function(op) ? "function argument" : "block argument";
  for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); i++)
    for (MlirBlock b = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, i)); !mlirBlockIsNull(b);
         b = mlirBlockGetNextInRegion(b))
      for (intptr_t a = 0; a < mlirBlockGetNumArguments(b); a++) {
        MlirValue argument = mlirBlockGetArgument(b, a);
        add_token(r, argument, op, gv_place(r->f, mlirValueGetLocation(argument)), 0, made);
      }
}

static MlirWalkResult number_tokens(MlirOperation op, void *to) {
  reader *r = to;
  gv_str name = gv_op_name(op);
  if (gv_str_equal(name, GV_STR("gpu.module"))) return MlirWalkResultSkip;
  bool found;
  if (is_function(op)) {
    gv_str symbol = symbol_name(op);
    *gv_map_at(&r->functions, gv_hash(symbol.at, symbol.len, 0), &found) = r->bodies.len;
    *gv_push(&r->bodies) = op;
  }
  add_arguments(r, op);
  const char *made = gv_str_copy(&r->f->model->arena, name).at;
  gv_loc loc = gv_op_place(r->f, op);
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    add_token(r, mlirOperationGetResult(op, i), op, loc, (uint32_t)i, made);
  return MlirWalkResultAdvance;
}

/* ---- where they flow ---- */

static void flow(reader *r, MlirValue from, MlirValue to) {
  uint32_t source = token_of(r, from), target = token_of(r, to);
  if (target == GV_NONE) return;
  gv_token *token = &r->program->tokens.at[target];
  if (source == GV_NONE) {
    token->open = true;
    return;
  }
  *gv_push(&r->program->flows) = (gv_token_flow){source, token->first_flow, r->straight};
  token->first_flow = r->program->flows.len - 1;
}

/* Operands [first, end) of `op` flow into the arguments of the block from number `lead` on. */
static void flow_to_block(reader *r, MlirOperation op, uint32_t first, uint32_t end,
                          MlirBlock block, uint32_t lead) {
  if (mlirBlockIsNull(block)) return;
  for (uint32_t i = first; i < end && i - first + lead < (uint32_t)mlirBlockGetNumArguments(block);
       i++)
    flow(r, mlirOperationGetOperand(op, i), mlirBlockGetArgument(block, i - first + lead));
}

static void flow_to_results(reader *r, MlirOperation op, uint32_t first, MlirOperation to,
                            uint32_t lead) {
  for (uint32_t i = first;
       i < gv_operand_count(op) && i - first + lead < (uint32_t)mlirOperationGetNumResults(to); i++)
    flow(r, mlirOperationGetOperand(op, i), mlirOperationGetResult(to, i - first + lead));
}

static MlirBlock entry_of(MlirOperation op, intptr_t region) {
  if (region >= mlirOperationGetNumRegions(op)) return (MlirBlock){NULL};
  return mlirRegionGetFirstBlock(mlirOperationGetRegion(op, region));
}

static uint32_t segment_of(MlirOperation op, intptr_t i) {
  MlirAttribute sizes = gv_attribute(op, "operandSegmentSizes");
  if (mlirAttributeIsNull(sizes) || !mlirAttributeIsADenseI32Array(sizes) ||
      i >= mlirDenseArrayGetNumElements(sizes))
    return 0;
  return (uint32_t)mlirDenseI32ArrayGetElement(sizes, i);
}

static void flow_select(reader *r, MlirOperation op) {
  flow(r, mlirOperationGetOperand(op, 1), mlirOperationGetResult(op, 0));
  flow(r, mlirOperationGetOperand(op, 2), mlirOperationGetResult(op, 0));
}

static void flow_branch(reader *r, MlirOperation op) {
  flow_to_block(r, op, 0, gv_operand_count(op), mlirOperationGetSuccessor(op, 0), 0);
}

static void flow_cond_branch(reader *r, MlirOperation op) {
  uint32_t first = segment_of(op, 0), middle = first + segment_of(op, 1);
  flow_to_block(r, op, first, middle, mlirOperationGetSuccessor(op, 0), 0);
  flow_to_block(r, op, middle, gv_operand_count(op), mlirOperationGetSuccessor(op, 1), 0);
}

static void flow_for(reader *r, MlirOperation op) {
  flow_to_results(r, op, 3, op, 0);
  flow_to_block(r, op, 3, gv_operand_count(op), entry_of(op, 0), 1);
}

static void flow_while(reader *r, MlirOperation op) {
  flow_to_block(r, op, 0, gv_operand_count(op), entry_of(op, 0), 0);
}

static void flow_nothing(reader *r, MlirOperation op) { (void)r, (void)op; }

static void flow_yield(reader *r, MlirOperation op) {
  MlirOperation parent = mlirOperationGetParentOperation(op);
  if (gv_op_is(parent, "scf.while")) {
    flow_while(r, op);
    flow_to_block(r, op, 0, gv_operand_count(op), entry_of(parent, 0), 0);
    return;
  }
  flow_to_results(r, op, 0, parent, 0);
  if (gv_op_is(parent, "scf.for"))
    flow_to_block(r, op, 0, gv_operand_count(op), entry_of(parent, 0), 1);
}

static void flow_condition(reader *r, MlirOperation op) {
  MlirOperation parent = mlirOperationGetParentOperation(op);
  flow_to_results(r, op, 1, parent, 0);
  flow_to_block(r, op, 1, gv_operand_count(op), entry_of(parent, 1), 0);
}

static void flow_execute(reader *r, MlirOperation op) {
  flow_to_block(r, op, segment_of(op, 0), gv_operand_count(op), entry_of(op, 0), 0);
}

static void flow_async_yield(reader *r, MlirOperation op) {
  flow_to_results(r, op, 0, mlirOperationGetParentOperation(op), 1);
}

static void flow_await(reader *r, MlirOperation op) { flow_to_results(r, op, 0, op, 0); }

static void flow_returns(reader *r, MlirOperation callee, MlirOperation call) {
  for (MlirBlock b = entry_of(callee, 0); !mlirBlockIsNull(b); b = mlirBlockGetNextInRegion(b)) {
    MlirOperation last = gv_end_of_block(b);
    if (!mlirOperationIsNull(last) && mlirOperationGetNumSuccessors(last) == 0)
      flow_to_results(r, last, 0, call, 0);
  }
}

static void flow_call(reader *r, MlirOperation op) {
  MlirAttribute callee = gv_attribute(op, "callee");
  uint32_t body = GV_NONE;
  if (!mlirAttributeIsNull(callee) && mlirAttributeIsAFlatSymbolRef(callee)) {
    gv_str name = gv_str_from(mlirFlatSymbolRefAttrGetValue(callee));
    body = gv_map_get(&r->functions, gv_hash(name.at, name.len, 0));
    if (body != GV_NONE && !gv_str_equal(symbol_name(r->bodies.at[body]), name)) body = GV_NONE;
  }
  if (body != GV_NONE && !mlirBlockIsNull(entry_of(r->bodies.at[body], 0))) {
    flow_to_block(r, op, 0, gv_operand_count(op), entry_of(r->bodies.at[body], 0), 0);
    flow_returns(r, r->bodies.at[body], op);
    return;
  }
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++) {
    uint32_t token = token_of(r, mlirOperationGetResult(op, i));
    if (token != GV_NONE) r->program->tokens.at[token].open = true;
  }
}

static const struct {
  const char *name;
  void (*flow)(reader *r, MlirOperation op);
  bool straight;
} carriers[] = {
    {"arith.select", flow_select},
    {"cf.br", flow_branch},
    {"cf.cond_br", flow_cond_branch},
    {"scf.for", flow_for},
    {"scf.while", flow_while},
    {"scf.if", flow_nothing},
    {"scf.execute_region", flow_nothing},
    {"scf.index_switch", flow_nothing},
    {"scf.yield", flow_yield},
    {"scf.condition", flow_condition},
    {"async.execute", flow_execute, true},
    {"async.yield", flow_async_yield, true},
    {"async.await", flow_await, true},
    {"func.call", flow_call},
    {"async.call", flow_call},
    {"func.return", flow_nothing},
    {"async.return", flow_nothing},
};

/* ---- operations ---- */

/* A synchronous host-shared allocation is lowered whatever the release, which before 23 does not
 * look at its dependencies. */
static bool is_exempt(const reader *r, MlirOperation op, uint32_t deps, bool async) {
  return gv_op_is(op, "gpu.alloc") && !async && (deps == 0 || r->f->release < 23) &&
         !mlirAttributeIsNull(gv_attribute(op, "hostShared"));
}

static void add_op(reader *r, MlirOperation op, const gv_lowering *lowering) {
  gv_gpu_op made = {.name = gv_str_copy(&r->f->model->arena, gv_op_name(op)),
                    .function = function_of(r, op),
                    .loc = gv_op_place(r->f, op),
                    .block = number_of(r, mlirOperationGetBlock(op)),
                    .lowering = lowering,
                    .first_dep = r->program->deps.len,
                    .token = GV_NONE};
  for (uint32_t i = 0; i < gv_operand_count(op); i++) {
    uint32_t token = token_of(r, mlirOperationGetOperand(op, i));
    if (token != GV_NONE) *gv_push(&r->program->deps) = token;
  }
  made.deps = r->program->deps.len - made.first_dep;
  for (intptr_t i = 0; lowering && i < mlirOperationGetNumResults(op); i++) {
    uint32_t token = token_of(r, mlirOperationGetResult(op, i));
    if (token == GV_NONE) continue;
    made.token = token;
    r->program->tokens.at[token].op = r->program->ops.len;
    r->program->tokens.at[token].made = NULL;
  }
  bool async = made.token != GV_NONE;
  made.declined = lowering ? gv_declined_for(op) : NULL;
  if (is_exempt(r, op, made.deps, async)) made.lowering = NULL;
  if (made.lowering || made.deps) *gv_push(&r->program->ops) = made;
}

/* What is not known to hand tokens on may make them of anything. */
static void open_results(reader *r, MlirOperation op) {
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++) {
    uint32_t token = token_of(r, mlirOperationGetResult(op, i));
    if (token != GV_NONE) r->program->tokens.at[token].open = true;
  }
  for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); i++) {
    MlirBlock entry = entry_of(op, i);
    for (intptr_t a = 0; !mlirBlockIsNull(entry) && a < mlirBlockGetNumArguments(entry); a++) {
      uint32_t token = token_of(r, mlirBlockGetArgument(entry, a));
      if (token != GV_NONE) r->program->tokens.at[token].open = true;
    }
  }
}

static bool is_private(MlirOperation op) {
  MlirAttribute visibility = gv_attribute(op, "sym_visibility");
  return !mlirAttributeIsNull(visibility) && mlirAttributeIsAString(visibility) &&
         gv_str_equal(gv_str_from(mlirStringAttrGetValue(visibility)), GV_STR("private"));
}

static MlirWalkResult read_op(MlirOperation op, void *to) {
  reader *r = to;
  if (gv_op_is(op, "gpu.module")) return MlirWalkResultSkip;
  const gv_lowering *lowering = gv_lowering_of(gv_op_name(op), r->f->release);
  /* On a stream, or plain: that is what launches are lowered to. */
  if (lowering && gv_op_is(op, "gpu.launch_func") && !segment_of(op, 0) &&
      !mlirOperationGetNumResults(op))
    lowering = NULL;
  add_op(r, op, lowering);
  if (lowering || (is_function(op) && is_private(op))) return MlirWalkResultAdvance;
  for (size_t i = 0; i < sizeof carriers / sizeof *carriers; i++)
    if (gv_op_is(op, carriers[i].name)) {
      r->straight = carriers[i].straight;
      carriers[i].flow(r, op);
      return MlirWalkResultAdvance;
    }
  open_results(r, op);
  return MlirWalkResultAdvance;
}

void gv_read_gpu_program(front *f, MlirOperation module, gv_gpu_program *program) {
  reader r = {.f = f, .program = program};
  mlirOperationWalk(module, number_tokens, &r, MlirWalkPreOrder);
  mlirOperationWalk(module, read_op, &r, MlirWalkPreOrder);
  gv_map_free(&r.tokens);
  gv_map_free(&r.carries);
  gv_map_free(&r.functions);
  gv_map_free(&r.name_of_op);
  gv_map_free(&r.blocks);
  gv_vec_free(&r.bodies);
  gv_vec_free(&r.names);
}
