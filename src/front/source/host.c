/* Host code as what it does: functions, blocks and values. What each operation is stands in
 * host.def. Needs: a module that was parsed. Gives: the host program. Cost: linear in the
 * operations.
 */
#include "source/source.h"

enum { MOST_LEAVES = 64 };

/* ---- values ---- */

static bool is_order_type(MlirType type) {
  gv_text text = {0};
  gv_print_async_type(type, &text);
  gv_str s = {text.at, text.len};
  bool order = gv_str_equal(s, GV_STR("!gpu.async.token")) ||
               gv_str_equal(s, GV_STR("!async.token")) || gv_str_equal(s, GV_STR("!async.group"));
  gv_vec_free(&text);
  return order;
}

/* Each type once: those of a few lines can be nested to any number of members. */
static uint32_t of_struct(gv_host_reader *r, MlirType type) {
  uint32_t count = gv_map_get(&r->structs, (uintptr_t)type.ptr);
  bool found;
  if (mlirLLVMStructTypeIsOpaque(type)) return 1;
  if (count != GV_NONE) return count;
  *gv_map_at(&r->structs, (uintptr_t)type.ptr, &found) = 1; /* in itself */
  count = 0;
  for (intptr_t i = 0; i < mlirLLVMStructTypeGetNumElementTypes(type) && count <= MOST_LEAVES; i++)
    count += gv_leaves_of(r, mlirLLVMStructTypeGetElementType(type, i));
  if (count > MOST_LEAVES) count = 1;
  return *gv_map_at(&r->structs, (uintptr_t)type.ptr, &found) = count;
}

/* "!async.value<T>" has the leaves of T. */
static uint32_t of_text(gv_host_reader *r, MlirType type) {
  static const char value[] = "!async.value<";
  gv_text text = {0};
  mlirTypePrint(type, gv_keep_text, &text);
  uint32_t count = 1;
  size_t start = sizeof value - 1;
  if (text.len > start && memcmp(text.at, value, start) == 0) {
    MlirType inner =
        mlirTypeParseGet(r->f->context, (MlirStringRef){text.at + start, text.len - start - 1});
    if (!mlirTypeIsNull(inner)) count = gv_leaves_of(r, inner);
  }
  gv_vec_free(&text);
  return count;
}

static uint32_t of_array(gv_host_reader *r, MlirType type) {
  MlirType element;
  int64_t offset;
  if (!gv_member(r->f, type, 0, &offset, &element)) return 1;
  uint32_t each = gv_leaves_of(r, element), size = gv_layout_of(r->f, element).size;
  uint32_t count = size ? gv_layout_of(r->f, type).size / size : 0;
  return count > MOST_LEAVES || each * count > MOST_LEAVES || !count ? 1 : each * count;
}

uint32_t gv_leaves_of(gv_host_reader *r, MlirType type) {
  if (mlirTypeIsALLVMPointerType(type) || mlirTypeIsAInteger(type) || mlirTypeIsAIndex(type) ||
      mlirTypeIsAFloat(type))
    return 1;
  if (mlirTypeIsAMemRef(type) || mlirTypeIsAUnrankedMemRef(type)) return gv_spread_of_memref(type);
  if (mlirTypeIsALLVMStructType(type)) return of_struct(r, type);
  gv_str dialect = gv_str_from(mlirDialectGetNamespace(mlirTypeGetDialect(type)));
  if (gv_str_equal(dialect, GV_STR("async"))) return of_text(r, type);
  return gv_str_equal(dialect, GV_STR("llvm")) ? of_array(r, type) : 1;
}

uint32_t gv_new_leaf(gv_host_reader *r) {
  gv_push(&r->host->leaves);
  return r->host->leaves.len - 1;
}

uint32_t gv_const_leaf(gv_host_reader *r, int64_t k) {
  *gv_push(&r->host->leaves) = (gv_host_leaf){.constant = true, .k = k};
  return r->host->leaves.len - 1;
}

void gv_set_span(gv_host_reader *r, MlirValue value, const uint32_t *leaves, uint32_t count) {
  bool found;
  *gv_map_at(&r->values, (uintptr_t)value.ptr, &found) = r->spans.len;
  *gv_push(&r->spans) = (gv_span){r->lists.len, count};
  for (uint32_t i = 0; i < count; i++) *gv_push(&r->lists) = leaves[i];
}

uint32_t gv_new_leaves(gv_host_reader *r, MlirValue value) {
  uint32_t count = gv_leaves_of(r, mlirValueGetType(value)), leaves[MOST_LEAVES + 4],
           first = r->host->leaves.len;
  bool order = is_order_type(mlirValueGetType(value));
  if (count > MOST_LEAVES) count = MOST_LEAVES;
  for (uint32_t i = 0; i < count; i++) {
    leaves[i] = gv_new_leaf(r);
    r->host->leaves.at[leaves[i]].order = order;
  }
  gv_set_span(r, value, leaves, count);
  return first;
}

/* A value that no operation read so far has made, as in code that control does not reach, is a new
 * one. */
gv_span gv_span_of(gv_host_reader *r, MlirValue value) {
  uint32_t known = gv_map_get(&r->values, (uintptr_t)value.ptr);
  if (known == GV_NONE) {
    gv_new_leaves(r, value);
    known = gv_map_get(&r->values, (uintptr_t)value.ptr);
  }
  return r->spans.at[known];
}

uint32_t gv_leaf(gv_host_reader *r, MlirValue value, uint32_t i) {
  gv_span span = gv_span_of(r, value);
  return i < span.count ? r->lists.at[span.first + i] : gv_new_leaf(r);
}

void gv_host_operands(gv_host_reader *r, MlirOperation op, uint32_t first, uint32_t end,
                      gv_leaf_list *list) {
  for (uint32_t i = first; i < end; i++) {
    gv_span span = gv_span_of(r, mlirOperationGetOperand(op, i));
    for (uint32_t l = 0; l < span.count; l++) *gv_push(list) = r->lists.at[span.first + l];
  }
}

/* ---- operations ---- */

void gv_add_list(gv_host_reader *r, uint32_t leaf) { *gv_push(&r->host->lists) = leaf; }

static void keep_place(void *with, gv_loc place) {
  gv_host_reader *r = with;
  *gv_push(&r->host->places) = place;
}

gv_host_op *gv_host_emit(gv_host_reader *r, gv_host_kind kind, const char *name, MlirOperation at,
                         const uint32_t *operands, uint32_t count) {
  gv_host *h = r->host;
  gv_host_op op = {.kind = (uint8_t)kind,
                   .name = gv_str_of(name),
                   .body = GV_NO_LOC,
                   .callee = GV_NONE,
                   .stream = GV_NONE};
  op.loc = gv_op_place(r->f, at);
  op.first_also = h->places.len;
  if (mlirLocationIsAFused(mlirOperationGetLocation(at)))
    gv_each_place(r->f, mlirOperationGetLocation(at), keep_place, r);
  op.alsos = h->places.len - op.first_also;
  op.first_operand = h->lists.len;
  op.operands = count;
  for (uint32_t i = 0; i < count; i++) gv_add_list(r, operands[i]);
  op.first_edge = h->edges.len;
  op.first_result = h->leaves.len;
  if (kind == GV_HOST_EFFECT || kind == GV_HOST_CALL || kind == GV_HOST_OPAQUE)
    op.written = gv_str_copy(&h->arena, gv_op_name(at));
  *gv_push(&h->ops) = op;
  if (kind >= GV_HOST_BR) r->ended = true;
  return &h->ops.at[h->ops.len - 1];
}

uint32_t gv_pure(gv_host_reader *r, const char *name, int64_t k, const uint32_t *operands,
                 uint32_t count, MlirOperation at) {
  gv_host_op *op = gv_host_emit(r, GV_HOST_PURE, name, at, operands, count);
  op->k = k;
  op->results = 1;
  return gv_new_leaf(r);
}

uint32_t gv_pure2(gv_host_reader *r, const char *name, uint32_t a, uint32_t b, MlirOperation at) {
  return gv_pure(r, name, 64, (const uint32_t[]){a, b}, 2, at);
}

/* Its results are anything, and what it does is not known. */
void gv_host_opaque(gv_host_reader *r, MlirOperation op) {
  gv_host_emit(r, GV_HOST_OPAQUE, "", op, NULL, 0);
  uint32_t made = r->host->ops.len - 1, first = r->host->leaves.len;
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    gv_new_leaves(r, mlirOperationGetResult(op, i));
  r->host->ops.at[made].results = r->host->leaves.len - first;
}

/* ---- blocks ---- */

uint32_t gv_host_new_block(gv_host_reader *r) {
  *gv_push(&r->host->blocks) = (gv_host_block){.function = r->function};
  return r->host->blocks.len - 1;
}

static void close_block(gv_host_reader *r) {
  if (r->block != GV_NONE) r->host->blocks.at[r->block].end_op = r->host->ops.len;
}

void gv_host_start(gv_host_reader *r, uint32_t block) {
  close_block(r);
  r->block = block;
  r->ended = false;
  r->host->blocks.at[block].first_op = r->host->ops.len;
}

void gv_host_edge_to(gv_host_reader *r, uint32_t block, const uint32_t *values, uint32_t count,
                     int64_t case_value) {
  gv_host *h = r->host;
  *gv_push(&h->edges) = (gv_host_edge){block, h->lists.len, count, case_value};
  for (uint32_t i = 0; i < count; i++) gv_add_list(r, values[i]);
  h->ops.at[h->ops.len - 1].edges++;
  h->blocks.at[block].preds++;
}

void gv_host_branch(gv_host_reader *r, MlirOperation at, uint32_t block, const uint32_t *values,
                    uint32_t count) {
  gv_host_emit(r, GV_HOST_BR, "", at, NULL, 0);
  gv_host_edge_to(r, block, values, count, 0);
}

void gv_host_take(gv_host_reader *r, uint32_t block, MlirValue value) {
  gv_host_block *b = &r->host->blocks.at[block];
  uint32_t first = gv_new_leaves(r, value);
  if (!b->args) b->first_arg = first;
  b->args += r->host->leaves.len - first;
}

static const struct {
  const char *name;
  gv_host_fn *handler;
} rows[] = {
#define HOST(name, handler) {name, gv_host_##handler},
#include "source/host.def"
};

/* The row of a name, else that of its dialect; GV_NONE. */
static uint32_t row_of(gv_str name) {
  uint32_t dialect = GV_NONE;
  for (uint32_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gv_str row = gv_str_of(rows[i].name);
    if (gv_str_equal(row, name)) return i;
    bool all = row.at[row.len - 1] == '*' && name.len >= row.len - 1 &&
               memcmp(row.at, name.at, row.len - 1) == 0;
    if (all) dialect = i;
  }
  return dialect;
}

gv_host_fn *gv_host_handler(gv_host_reader *r, MlirOperation op) {
  bool found;
  uint32_t *known = gv_map_at(&r->rows, (uintptr_t)mlirOperationGetName(op).ptr, &found);
  if (!found) {
    uint32_t row = row_of(gv_op_name(op));
    *known = row == GV_NONE ? 0 : row + 1;
  }
  return *known ? rows[*known - 1].handler : NULL;
}

static void read_op(gv_host_reader *r, MlirOperation op) {
  gv_host_fn *handler = gv_host_handler(r, op);
  if (handler)
    handler(r, op);
  else
    gv_host_opaque(r, op);
}

MlirOperation gv_host_read_block(gv_host_reader *r, MlirBlock block) {
  MlirOperation op = mlirBlockGetFirstOperation(block), next;
  for (; !mlirOperationIsNull(op); op = next) {
    next = mlirOperationGetNextInBlock(op);
    if (mlirOperationIsNull(next) || r->ended) break;
    read_op(r, op);
  }
  return op;
}

/* ---- functions ---- */

uint32_t gv_host_block_of(gv_host_reader *r, MlirBlock block) {
  bool found;
  uint32_t *known = gv_map_at(&r->blocks, (uintptr_t)block.ptr, &found);
  if (found) return *known;
  uint32_t made = *known = gv_host_new_block(r);
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(block); i++)
    gv_host_take(r, made, mlirBlockGetArgument(block, i));
  return made;
}

typedef struct visit {
  MlirBlock block;
  intptr_t next; /* successor */
} visit;

/* The blocks that control reaches, each after all that dominate it. */
static void order_blocks(gv_host_reader *r, MlirBlock entry, void *list) {
  GV_VEC(MlirBlock) *order = list;
  GV_VEC(visit) stack = {0};
  gv_map seen = {0};
  bool found;
  *gv_map_at(&seen, (uintptr_t)entry.ptr, &found) = 1;
  *gv_push(&stack) = (visit){entry, 0};
  (void)r;
  while (stack.len) {
    visit *top = &stack.at[stack.len - 1];
    MlirOperation end = gv_end_of_block(top->block);
    if (mlirOperationIsNull(end) || top->next >= mlirOperationGetNumSuccessors(end)) {
      *gv_push(order) = gv_pop(&stack).block;
      continue;
    }
    MlirBlock to = mlirOperationGetSuccessor(end, top->next++);
    uint32_t *known = gv_map_at(&seen, (uintptr_t)to.ptr, &found);
    if (found) continue;
    *known = 1;
    *gv_push(&stack) = (visit){to, 0};
  }
  gv_vec_free(&stack);
  gv_map_free(&seen);
}

static void read_region(gv_host_reader *r, MlirRegion region) {
  GV_VEC(MlirBlock) order = {0};
  MlirBlock entry = mlirRegionGetFirstBlock(region);
  order_blocks(r, entry, &order);
  uint32_t first = gv_host_block_of(r, entry);
  gv_host_branch(r, mlirBlockGetParentOperation(entry), first, NULL, 0);
  for (uint32_t i = order.len; i--;) {
    gv_host_start(r, gv_host_block_of(r, order.at[i]));
    MlirOperation last = gv_host_read_block(r, order.at[i]);
    if (!r->ended && !mlirOperationIsNull(last)) read_op(r, last);
    if (!r->ended) gv_host_emit(r, GV_HOST_END, "", mlirBlockGetParentOperation(entry), NULL, 0);
  }
  gv_vec_free(&order);
}

static bool is_function(MlirOperation op) {
  return gv_op_is(op, "func.func") || gv_op_is(op, "llvm.func") || gv_op_is(op, "async.func");
}

static bool is_public(gv_host_reader *r, MlirOperation op) {
  if (gv_str_equal(gv_string_attribute(op, "sym_visibility"), GV_STR("private"))) return false;
  MlirAttribute linkage = gv_attribute(op, "linkage");
  return mlirAttributeIsNull(linkage) ||
         (!mlirAttributeEqual(linkage,
                              mlirLLVMLinkageAttrGet(r->f->context, MlirLLVMLinkageInternal)) &&
          !mlirAttributeEqual(linkage,
                              mlirLLVMLinkageAttrGet(r->f->context, MlirLLVMLinkagePrivate)));
}

static MlirBlock entry_of(MlirOperation op) {
  return mlirOperationGetNumRegions(op) ? mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0))
                                        : (MlirBlock){NULL};
}

static void add_function(gv_host_reader *r, MlirOperation op) {
  gv_str name = gv_string_attribute(op, "sym_name");
  bool found;
  uint32_t *known = gv_map_at(&r->functions, gv_hash(name.at, name.len, 0), &found);
  if (found) return;
  *known = r->host->functions.len;
  *gv_push(&r->host->functions) = (gv_host_function){.name = gv_str_copy(&r->host->arena, name),
                                                     .is_public = is_public(r, op),
                                                     .declared = mlirBlockIsNull(entry_of(op)),
                                                     .loc = gv_op_place(r->f, op)};
  *gv_push(&r->defined) = op;
}

/* The kernels of a gpu.module, by the names that launches have for them. */
static void add_kernels(gv_host_reader *r, MlirOperation module) {
  gv_str outer = gv_string_attribute(module, "sym_name");
  MlirBlock body = entry_of(module);
  if (mlirBlockIsNull(body)) return;
  for (MlirOperation op = mlirBlockGetFirstOperation(body); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    gv_str inner = gv_string_attribute(op, "sym_name");
    if (!inner.at) continue;
    gv_str name = gv_format(&r->host->arena, "%.*s::%.*s", GV_FMT(outer), GV_FMT(inner));
    bool found;
    *gv_map_at(&r->kernels, gv_hash(name.at, name.len, 0), &found) = r->bodies.len;
    *gv_push(&r->bodies) = gv_op_place(r->f, op);
  }
}

static MlirWalkResult collect(MlirOperation op, void *to) {
  gv_host_reader *r = to;
  if (gv_op_is(op, "gpu.module")) {
    add_kernels(r, op);
    return MlirWalkResultSkip;
  }
  if (!is_function(op)) return MlirWalkResultAdvance;
  add_function(r, op);
  return MlirWalkResultSkip;
}

/* What the type of a memref says of its descriptor. */
static void fix_static(gv_host_reader *r, MlirType type, gv_span span) {
  int64_t strides[32], offset, dynamic = mlirShapedTypeGetDynamicStrideOrOffset(),
                               rank = mlirShapedTypeGetRank(type);
  if (rank > 32 ||
      !mlirLogicalResultIsSuccess(mlirMemRefTypeGetStridesAndOffset(type, strides, &offset)))
    return;
  gv_host_leaf *all = r->host->leaves.at;
  const uint32_t *leaves = r->lists.at + span.first;
  if (offset != dynamic) all[leaves[2]] = (gv_host_leaf){.constant = true, .k = offset};
  for (int64_t i = 0; i < rank; i++) {
    if (!mlirShapedTypeIsDynamicDim(type, i))
      all[leaves[3 + i]] = (gv_host_leaf){.constant = true, .k = mlirShapedTypeGetDimSize(type, i)};
    if (strides[i] != dynamic)
      all[leaves[3 + rank + i]] = (gv_host_leaf){.constant = true, .k = strides[i]};
  }
}

static void add_params(gv_host_reader *r, gv_host_function *fn, MlirBlock entry) {
  gv_leaf_list bare = {0};
  fn->first_param = r->host->lists.len;
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(entry); i++) {
    MlirValue value = mlirBlockGetArgument(entry, i);
    gv_span span = gv_span_of(r, value);
    bool memref = mlirTypeIsAMemRef(mlirValueGetType(value));
    if (memref) fix_static(r, mlirValueGetType(value), span);
    MlirType type = mlirValueGetType(value);
    if (mlirTypeIsAIndex(type) || mlirTypeIsAInteger(type))
      r->host->leaves.at[r->lists.at[span.first]].number = true;
    for (uint32_t l = 0; memref && l < span.count && l < 2; l++)
      r->host->leaves.at[r->lists.at[span.first + l]].memory = true;
    for (uint32_t l = 0; l < span.count; l++) {
      gv_add_list(r, r->lists.at[span.first + l]);
      if (!memref || l == 1) *gv_push(&bare) = r->lists.at[span.first + l];
    }
  }
  fn->params = r->host->lists.len - fn->first_param;
  fn->first_bare = r->host->lists.len;
  for (uint32_t i = 0; i < bare.len; i++) gv_add_list(r, bare.at[i]);
  fn->bares = bare.len;
  gv_vec_free(&bare);
}

static bool is_param(const gv_host *h, const gv_host_function *fn, uint32_t leaf) {
  for (uint32_t i = 0; i < fn->params; i++)
    if (h->lists.at[fn->first_param + i] == leaf) return true;
  return false;
}

/* The address is new memory on the stack, or so many bytes further. */
static bool is_in_slot(const gv_host *h, const gv_host_function *fn, uint32_t leaf) {
  for (uint32_t b = fn->first_block; b < fn->end_block; b++)
    for (uint32_t o = h->blocks.at[b].first_op; o < h->blocks.at[b].end_op; o++) {
      const gv_host_op *op = &h->ops.at[o];
      if (!op->results || op->first_result != leaf) continue;
      if (op->kind == GV_HOST_SLOT) return true;
      const uint32_t *operands = h->lists.at + op->first_operand;
      return op->kind == GV_HOST_PURE && op->operands == 2 && h->leaves.at[operands[1]].constant &&
             operands[0] != leaf && is_in_slot(h, fn, operands[0]);
    }
  return false;
}

/* The address is a constant distance from `base`, in at most `steps`. */
static bool is_within(const gv_host *h, const gv_host_function *fn, uint32_t leaf, uint32_t base,
                      uint32_t steps) {
  if (leaf == base || !steps) return leaf == base;
  for (uint32_t b = fn->first_block; b < fn->end_block; b++)
    for (uint32_t o = h->blocks.at[b].first_op; o < h->blocks.at[b].end_op; o++) {
      const gv_host_op *op = &h->ops.at[o];
      if (!op->results || op->first_result != leaf) continue;
      const uint32_t *operands = h->lists.at + op->first_operand;
      return op->kind == GV_HOST_PURE && op->operands == 2 && h->leaves.at[operands[1]].constant &&
             operands[0] != leaf && is_within(h, fn, operands[0], base, steps - 1);
    }
  return false;
}

/* What the call gives goes where the first parameter leads. */
static bool stores_result(const gv_host *h, const gv_host_function *fn, const gv_host_op *called,
                          const gv_host_op *store) {
  const uint32_t *operands = h->lists.at + store->first_operand;
  bool first = fn->params && is_within(h, fn, operands[0], h->lists.at[fn->first_param], 4);
  for (uint32_t i = 1; first && i < store->operands; i++)
    first = called && operands[i] >= called->first_result &&
            operands[i] < called->first_result + called->results;
  return first;
}

/* Calls of "_mlir_ciface_<name>" and stores for it are all that it does, or it is that, and calls
 * <name>. */
static bool is_interface(gv_host_reader *r, const gv_host_function *fn) {
  static const char prefix[] = "_mlir_ciface_";
  size_t len = sizeof prefix - 1;
  bool outer = fn->name.len > len && memcmp(fn->name.at, prefix, len) == 0;
  gv_str wanted = outer ? (gv_str){fn->name.at + len, fn->name.len - len}
                        : gv_format(&r->host->arena, "%s%.*s", prefix, GV_FMT(fn->name));
  const gv_host_op *called = NULL;
  uint32_t calls = 0, passed = 0, next = 0; /* of its parameters, which it stores in their order */
  for (uint32_t b = fn->first_block; b < fn->end_block; b++)
    for (uint32_t o = r->host->blocks.at[b].first_op; o < r->host->blocks.at[b].end_op; o++) {
      const gv_host_op *op = &r->host->ops.at[o];
      if (op->kind == GV_HOST_OPAQUE || op->kind == GV_HOST_ORDER || op->kind == GV_HOST_COND ||
          op->kind == GV_HOST_SWITCH)
        return false;
      for (uint32_t i = 0;
           i < op->operands && (op->kind == GV_HOST_EFFECT || op->kind == GV_HOST_CALL); i++)
        passed += is_param(r->host, fn, r->host->lists.at[op->first_operand + i]);
      if (op->kind == GV_HOST_STORE) {
        const uint32_t *operands = r->host->lists.at + op->first_operand;
        if (outer && stores_result(r->host, fn, called, op)) continue;
        if (calls) return false;
        passed++;
        while (next < fn->params && r->host->lists.at[fn->first_param + next] != operands[1])
          next++;
        if (next++ >= fn->params || !is_in_slot(r->host, fn, operands[0])) return false;
      }
      if (op->kind != GV_HOST_EFFECT && op->kind != GV_HOST_CALL) continue;
      if (!gv_str_equal(op->symbol, wanted)) return false;
      calls++, called = op;
    }
  return calls == 1 && (outer || passed == fn->params);
}

static void read_function(gv_host_reader *r, uint32_t id) {
  MlirOperation op = r->defined.at[id];
  gv_host *h = r->host;
  r->function = id;
  r->block = GV_NONE;
  r->launches = 0;
  h->functions.at[id].first_leaf = h->leaves.len;
  h->functions.at[id].first_block = h->blocks.len;
  gv_host_start(r, gv_host_new_block(r));
  read_region(r, mlirOperationGetRegion(op, 0));
  close_block(r);
  gv_host_function fn = h->functions.at[id];
  fn.end_block = h->blocks.len;
  add_params(r, &fn, entry_of(op));
  fn.end_leaf = h->leaves.len;
  fn.interface = is_interface(r, &fn);
  h->functions.at[id] = fn;
  gv_map_free(&r->blocks);
}

void gv_read_host(front *f, MlirOperation module, gv_host *host) {
  gv_host_reader r = {.f = f, .host = host, .root = module};
  mlirOperationWalk(module, collect, &r, MlirWalkPreOrder);
  for (uint32_t i = 0; i < host->functions.len; i++)
    if (!host->functions.at[i].declared) read_function(&r, i);
  gv_map_free(&r.values);
  gv_map_free(&r.functions);
  gv_map_free(&r.kernels);
  gv_map_free(&r.rows);
  gv_map_free(&r.structs);
  gv_vec_free(&r.spans);
  gv_vec_free(&r.lists);
  gv_vec_free(&r.bodies);
  gv_vec_free(&r.defined);
}
