/* Host code: operations of the gpu dialect. */
#include "source/source.h"

uint32_t gv_host_segment(MlirOperation op, intptr_t i) {
  MlirAttribute sizes = gv_attribute(op, "operandSegmentSizes");
  if (mlirAttributeIsNull(sizes) || !mlirAttributeIsADenseI32Array(sizes) ||
      i >= mlirDenseArrayGetNumElements(sizes))
    return 0;
  return (uint32_t)mlirDenseI32ArrayGetElement(sizes, i);
}

uint32_t gv_host_segment_start(MlirOperation op, intptr_t i) {
  uint32_t start = 0;
  for (intptr_t s = 0; s < i; s++) start += gv_host_segment(op, s);
  return start;
}

static bool is_token(MlirValue value) {
  gv_text text = {0};
  gv_print_async_type(mlirValueGetType(value), &text);
  bool token = gv_str_equal((gv_str){text.at, text.len}, GV_STR("!gpu.async.token"));
  gv_vec_free(&text);
  return token;
}

/* Operations on memory take their tokens first. */
static uint32_t tokens_of(MlirOperation op) {
  uint32_t count = 0;
  while (count < gv_operand_count(op) && is_token(mlirOperationGetOperand(op, count))) count++;
  return count;
}

static bool is_async(MlirOperation op) {
  intptr_t results = mlirOperationGetNumResults(op);
  return results && is_token(mlirOperationGetResult(op, results - 1));
}

static void give_token(gv_host_reader *r, MlirOperation op) {
  if (is_async(op))
    gv_new_leaves(r, mlirOperationGetResult(op, mlirOperationGetNumResults(op) - 1));
}

static gv_host_op *emit(gv_host_reader *r, MlirOperation op, const char *name,
                        const uint32_t *operands, uint32_t count) {
  gv_host_op *made = gv_host_emit(r, GV_HOST_EFFECT, name, op, operands, count);
  made->blocks = !is_async(op);
  return made;
}

void gv_host_gpu_wait(gv_host_reader *r, MlirOperation op) {
  gv_host_op *made = gv_host_emit(r, GV_HOST_ORDER, "", op, NULL, 0);
  made->blocks = !is_async(op);
  give_token(r, op);
}

/* ---- memrefs ---- */

static bool is_static(MlirType type) {
  return mlirTypeIsAMemRef(type) && mlirShapedTypeHasStaticShape(type);
}

static int64_t elements(MlirType type) {
  int64_t count = 1;
  for (int64_t i = 0; i < mlirShapedTypeGetRank(type); i++)
    count *= mlirShapedTypeGetDimSize(type, i);
  return count;
}

/* As the lowering counts them: of a static shape from the type, else the outermost stride times the
 * outermost size. */
static uint32_t count_of(gv_host_reader *r, MlirValue memref, MlirOperation at) {
  MlirType type = mlirValueGetType(memref);
  if (is_static(type) || mlirShapedTypeGetRank(type) == 0) return gv_const_leaf(r, elements(type));
  uint32_t rank = (uint32_t)mlirShapedTypeGetRank(type);
  return gv_pure2(r, "mul", gv_leaf(r, memref, 3), gv_leaf(r, memref, 3 + rank), at);
}

static uint32_t element_bytes(gv_host_reader *r, MlirType type) {
  return gv_layout_of(r->f, mlirShapedTypeGetElementType(type)).size;
}

static bool is_ranked(MlirValue value) { return mlirTypeIsAMemRef(mlirValueGetType(value)); }

void gv_host_gpu_alloc(gv_host_reader *r, MlirOperation op) {
  gv_host_allocate(r, op, "alloc", tokens_of(op));
  give_token(r, op);
}

void gv_host_gpu_dealloc(gv_host_reader *r, MlirOperation op) {
  MlirValue memref = mlirOperationGetOperand(op, tokens_of(op));
  uint32_t operand = gv_leaf(r, memref, is_ranked(memref) ? 0 : 1);
  emit(r, op, "free", &operand, 1);
  give_token(r, op);
}

void gv_host_gpu_memcpy(gv_host_reader *r, MlirOperation op) {
  uint32_t first = tokens_of(op);
  MlirValue to = mlirOperationGetOperand(op, first), from = mlirOperationGetOperand(op, first + 1);
  /* Where something is skipped, or does not begin at the start, no single copy does it. */
  if (!is_ranked(to) || !is_ranked(from) || !gv_is_contiguous(mlirValueGetType(to)) ||
      !gv_is_contiguous(mlirValueGetType(from))) {
    gv_host_opaque(r, op);
    return;
  }
  uint32_t bytes = gv_const_leaf(r, element_bytes(r, mlirValueGetType(from)));
  uint32_t operands[] = {gv_leaf(r, to, 1), gv_leaf(r, from, 1),
                         gv_pure2(r, "mul", count_of(r, from, op), bytes, op)};
  emit(r, op, "memcpy", operands, 3);
  give_token(r, op);
}

void gv_host_gpu_memset(gv_host_reader *r, MlirOperation op) {
  uint32_t first = tokens_of(op);
  MlirValue to = mlirOperationGetOperand(op, first), value = mlirOperationGetOperand(op, first + 1);
  if (!is_ranked(to) || !gv_is_contiguous(mlirValueGetType(to))) {
    gv_host_opaque(r, op);
    return;
  }
  uint32_t operands[] = {gv_leaf(r, to, 1), gv_leaf(r, value, 0), count_of(r, to, op)};
  emit(r, op, "memset", operands, 3)->k = 8 * element_bytes(r, mlirValueGetType(to));
  give_token(r, op);
}

void gv_host_gpu_register(gv_host_reader *r, MlirOperation op) {
  MlirValue memref = mlirOperationGetOperand(op, 0);
  if (!mlirTypeIsAUnrankedMemRef(mlirValueGetType(memref))) {
    gv_host_opaque(r, op);
    return;
  }
  uint32_t operands[] = {gv_leaf(r, memref, 0), gv_leaf(r, memref, 1),
                         gv_const_leaf(r, element_bytes(r, mlirValueGetType(memref)))};
  bool ends = gv_op_is(op, "gpu.host_unregister");
  emit(r, op, ends ? "unregister" : "register", operands, 3);
}

void gv_host_gpu_device(gv_host_reader *r, MlirOperation op) {
  uint32_t device = gv_leaf(r, mlirOperationGetOperand(op, 0), 0);
  emit(r, op, "device", &device, 1);
}

/* ---- launches ---- */

enum { GRID = 1, SHARED = 10, ARGUMENTS = 11, STREAM = 12, CLUSTER = 7 };

/* Grid, block, cluster and shared memory, which are not all written. */
static void add_sizes(gv_host_reader *r, MlirOperation op, gv_leaf_list *list) {
  for (intptr_t s = GRID; s <= SHARED; s++) {
    uint32_t at = gv_host_segment_start(op, s);
    bool there = gv_host_segment(op, s) && at < gv_operand_count(op);
    *gv_push(list) = there ? gv_leaf(r, mlirOperationGetOperand(op, at), 0)
                           : gv_const_leaf(r, s >= CLUSTER && s < SHARED ? -1 : 0);
  }
}

static gv_str kernel_name(gv_host_reader *r, MlirOperation op) {
  MlirAttribute kernel = gv_attribute(op, "kernel");
  if (mlirAttributeIsNull(kernel) || !mlirAttributeIsASymbolRef(kernel)) return GV_STR("");
  gv_str root = gv_str_from(mlirSymbolRefAttrGetRootReference(kernel));
  return gv_format(&r->host->arena, "%.*s::%.*s", GV_FMT(root),
                   GV_FMT(gv_str_from(mlirSymbolRefAttrGetLeafReference(kernel))));
}

static void add_argument(gv_host_reader *r, MlirValue value, gv_leaf_list *list,
                         gv_leaf_list *bare) {
  gv_span span = gv_span_of(r, value);
  bool memref = mlirTypeIsAMemRef(mlirValueGetType(value));
  for (uint32_t l = 0; l < span.count; l++) {
    uint32_t leaf = r->lists.at[span.first + l];
    *gv_push(list) = leaf;
    if (!memref || l == 1) *gv_push(bare) = leaf;
  }
}

static gv_host_op *emit_launch(gv_host_reader *r, MlirOperation op, gv_leaf_list *all,
                               gv_leaf_list *bare, uint32_t sizes, gv_str kernel, gv_loc body) {
  gv_host_op *made = emit(r, op, "launch", all->at, all->len);
  made->symbol = kernel;
  made->sizes = sizes;
  made->body = body;
  made->first_bare = r->host->lists.len;
  made->bares = bare->len;
  for (uint32_t i = 0; i < bare->len; i++) gv_add_list(r, bare->at[i]);
  gv_vec_free(all);
  gv_vec_free(bare);
  return made;
}

void gv_host_launch_func(gv_host_reader *r, MlirOperation op) {
  gv_leaf_list all = {0}, bare = {0};
  add_sizes(r, op, &all);
  uint32_t sizes = all.len, at = gv_host_segment_start(op, ARGUMENTS);
  for (uint32_t i = 0; i < gv_host_segment(op, ARGUMENTS) && at + i < gv_operand_count(op); i++)
    add_argument(r, mlirOperationGetOperand(op, at + i), &all, &bare);
  gv_str kernel = kernel_name(r, op);
  uint32_t body = gv_map_get(&r->kernels, gv_hash(kernel.at, kernel.len, 0));
  gv_host_op *made = emit_launch(r, op, &all, &bare, sizes, kernel,
                                 body == GV_NONE ? GV_NO_LOC : r->bodies.at[body]);
  if (gv_host_segment(op, STREAM))
    made->stream = gv_leaf(r, mlirOperationGetOperand(op, gv_host_segment_start(op, STREAM)), 0),
    made->blocks = false;
  give_token(r, op);
}

/* ---- a launch with its body: what -gpu-kernel-outlining makes the arguments of the kernel, after -gpu-launch-sink-index-computations
 * or without it ---- */

typedef struct capture {
  MlirRegion body;
  GV_VEC(MlirOperation) sunk; /* what is computed again inside */
  GV_VEC(MlirValue) values;
} capture;

static bool is_inside(const capture *c, MlirValue value) {
  MlirBlock block = mlirValueIsABlockArgument(value)
                        ? mlirBlockArgumentGetOwner(value)
                        : mlirOperationGetBlock(mlirOpResultGetOwner(value));
  while (!mlirBlockIsNull(block)) {
    MlirRegion region = mlirBlockGetParentRegion(block);
    if (mlirRegionEqual(region, c->body)) return true;
    MlirOperation parent = mlirBlockGetParentOperation(block);
    block = mlirOperationIsNull(parent) ? (MlirBlock){NULL} : mlirOperationGetBlock(parent);
  }
  return false;
}

static bool is_sunk(const capture *c, MlirValue value) {
  if (!mlirValueIsAOpResult(value)) return false;
  for (uint32_t i = 0; i < c->sunk.len; i++)
    if (mlirOperationEqual(c->sunk.at[i], mlirOpResultGetOwner(value))) return true;
  return false;
}

static bool has_value(const capture *c, MlirValue value) {
  for (uint32_t i = 0; i < c->values.len; i++)
    if (mlirValueEqual(c->values.at[i], value)) return true;
  return false;
}

static MlirWalkResult take_outside(MlirOperation op, void *to) {
  capture *c = to;
  for (uint32_t i = 0; i < gv_operand_count(op); i++) {
    MlirValue value = mlirOperationGetOperand(op, i);
    if (!is_inside(c, value) && !is_sunk(c, value) && !has_value(c, value))
      *gv_push(&c->values) = value;
  }
  return MlirWalkResultAdvance;
}

static void walk_body(capture *c) {
  for (MlirBlock b = mlirRegionGetFirstBlock(c->body); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b))
    for (MlirOperation op = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(op);
         op = mlirOperationGetNextInBlock(op))
      mlirOperationWalk(op, take_outside, c, MlirWalkPostOrder);
}

static bool is_index_computation(MlirOperation op) {
  static const char *const names[] = {"arith.constant", "memref.dim",         "arith.select",
                                      "arith.cmpi",     "llvm.mlir.constant", "index.constant"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (gv_op_is(op, names[i])) return true;
  return false;
}

/* It is computed again in the kernel if all that it needs is there. */
static bool sink(capture *c, MlirOperation op, uint32_t depth) {
  if (is_sunk(c, mlirOperationGetResult(op, 0))) return true;
  if (!is_index_computation(op) || depth > 64) return false;
  for (uint32_t i = 0; i < gv_operand_count(op); i++) {
    MlirValue operand = mlirOperationGetOperand(op, i);
    bool made = mlirValueIsAOpResult(operand) && sink(c, mlirOpResultGetOwner(operand), depth + 1);
    if (!made && !has_value(c, operand)) return false;
  }
  *gv_push(&c->sunk) = op;
  return true;
}

/* With what is left outside once all that can be is computed inside. */
static void sink_computations(capture *c) {
  uint32_t first = c->values.len;
  for (uint32_t i = 0; i < first; i++)
    if (mlirValueIsAOpResult(c->values.at[i])) sink(c, mlirOpResultGetOwner(c->values.at[i]), 0);
  c->values.len = 0;
  for (uint32_t i = 0; i < c->sunk.len; i++) take_outside(c->sunk.at[i], c);
  walk_body(c);
}

/* "main_kernel::main_kernel", and "main_kernel_0::main_kernel" for the second one of the function.
 */
static gv_str outlined_name(gv_host_reader *r) {
  gv_str in = r->host->functions.at[r->function].name;
  uint32_t number = r->launches++;
  if (!number)
    return gv_format(&r->host->arena, "%.*s_kernel::%.*s_kernel", GV_FMT(in), GV_FMT(in));
  return gv_format(&r->host->arena, "%.*s_kernel_%u::%.*s_kernel", GV_FMT(in), number - 1,
                   GV_FMT(in));
}

void gv_host_gpu_launch(gv_host_reader *r, MlirOperation op) {
  capture c = {.body = mlirOperationGetRegion(op, 0)};
  gv_leaf_list all = {0}, bare = {0};
  add_sizes(r, op, &all);
  uint32_t sizes = all.len;
  walk_body(&c);
  for (uint32_t i = 0; i < c.values.len; i++) add_argument(r, c.values.at[i], &all, &bare);
  sink_computations(&c);
  gv_leaf_list sunk = {0}, ignored = {0};
  for (uint32_t i = 0; i < c.values.len; i++) add_argument(r, c.values.at[i], &sunk, &ignored);
  gv_host_op *made =
      emit_launch(r, op, &all, &bare, sizes, outlined_name(r), gv_op_place(r->f, op));
  made->first_sunk = r->host->lists.len;
  made->sunks = sunk.len;
  for (uint32_t i = 0; i < sunk.len; i++) gv_add_list(r, sunk.at[i]);
  gv_vec_free(&sunk);
  gv_vec_free(&ignored);
  give_token(r, op);
  gv_vec_free(&c.sunk);
  gv_vec_free(&c.values);
}
