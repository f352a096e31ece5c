/* Host code: values and memory, of the memref and the LLVM dialect alike. A memref is the members
 * of its descriptor. */
#include <stdio.h>

#include "source/source.h"

#include <mlir-c/AffineExpr.h>
#include <mlir-c/AffineMap.h>

enum { ALLOCATED, ALIGNED, OFFSET, SIZES };

/* ---- constants and arithmetic ---- */

static uint32_t width_of(MlirType type) {
  if (mlirTypeIsAIndex(type) || mlirTypeIsALLVMPointerType(type)) return 64;
  if (mlirTypeIsAInteger(type)) return mlirIntegerTypeGetWidth(type);
  return mlirTypeIsAFloat(type) ? mlirFloatTypeGetWidth(type) : 0;
}

static void set_one(gv_host_reader *r, MlirOperation op, uint32_t leaf) {
  gv_set_span(r, mlirOperationGetResult(op, 0), &leaf, 1);
}

static void take_text(MlirStringRef piece, void *to) {
  uint64_t *hash = to;
  *hash = gv_hash(piece.data, piece.length, *hash);
}

static int64_t bits_of(MlirAttribute value) {
  double number = mlirFloatAttrGetValueDouble(value);
  float narrow = (float)number;
  int64_t bits = 0;
  if (mlirFloatTypeGetWidth(mlirAttributeGetType(value)) == 32) {
    int32_t low;
    memcpy(&low, &narrow, sizeof low);
    return low;
  }
  memcpy(&bits, &number, sizeof bits);
  return bits;
}

void gv_host_constant(gv_host_reader *r, MlirOperation op) {
  MlirAttribute value = gv_attribute(op, "value");
  int64_t k;
  if (gv_attribute_int(value, &k)) {
    set_one(r, op, gv_const_leaf(r, k));
  } else if (!mlirAttributeIsNull(value) && mlirAttributeIsAFloat(value)) {
    set_one(r, op, gv_const_leaf(r, bits_of(value)));
  } else {
    uint64_t hash = 0;
    if (!mlirAttributeIsNull(value)) mlirAttributePrint(value, take_text, &hash);
    set_one(r, op, gv_pure(r, "constant", (int64_t)hash, NULL, 0, op));
  }
}

void gv_host_zero(gv_host_reader *r, MlirOperation op) {
  uint32_t leaves[80], count = gv_leaves_of(r, mlirValueGetType(mlirOperationGetResult(op, 0)));
  if (count > 80) count = 80;
  for (uint32_t i = 0; i < count; i++) leaves[i] = gv_const_leaf(r, 0);
  gv_set_span(r, mlirOperationGetResult(op, 0), leaves, count);
}

void gv_host_undef(gv_host_reader *r, MlirOperation op) {
  uint32_t leaves[80], count = gv_leaves_of(r, mlirValueGetType(mlirOperationGetResult(op, 0)));
  if (count > 80) count = 80;
  for (uint32_t i = 0; i < count; i++) leaves[i] = gv_pure(r, "undef", 0, NULL, 0, op);
  gv_set_span(r, mlirOperationGetResult(op, 0), leaves, count);
}

/* Each result is the operand of its number under another type; where they do not fit, nobody knows
 * what it is. */
void gv_host_alias(gv_host_reader *r, MlirOperation op) {
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++) {
    MlirValue result = mlirOperationGetResult(op, i);
    uint32_t count = gv_leaves_of(r, mlirValueGetType(result));
    gv_leaf_list leaves = {0};
    bool whole = mlirOperationGetNumResults(op) == 1;
    if (whole)
      gv_host_operands(r, op, 0, gv_operand_count(op), &leaves);
    else if ((uint32_t)i < gv_operand_count(op))
      gv_host_operands(r, op, (uint32_t)i, (uint32_t)i + 1, &leaves);
    if (leaves.len == count)
      gv_set_span(r, result, leaves.at, leaves.len);
    else
      gv_new_leaves(r, result);
    gv_vec_free(&leaves);
  }
}

static const struct {
  const char *op, *name;
} same_names[] = {
    {"arith.addi", "add"},
    {"index.add", "add"},
    {"arith.subi", "sub"},
    {"index.sub", "sub"},
    {"arith.muli", "mul"},
    {"index.mul", "mul"},
    {"arith.divsi", "sdiv"},
    {"index.divs", "sdiv"},
    {"arith.divui", "udiv"},
    {"index.divu", "udiv"},
    {"arith.remsi", "srem"},
    {"index.rems", "srem"},
    {"arith.remui", "urem"},
    {"index.remu", "urem"},
    {"arith.andi", "and"},
    {"index.and", "and"},
    {"arith.ori", "or"},
    {"index.or", "or"},
    {"arith.xori", "xor"},
    {"index.xor", "xor"},
    {"arith.shli", "shl"},
    {"index.shl", "shl"},
    {"arith.shrsi", "ashr"},
    {"index.shrs", "ashr"},
    {"arith.shrui", "lshr"},
    {"index.shru", "lshr"},
    {"arith.addf", "fadd"},
    {"arith.subf", "fsub"},
    {"arith.mulf", "fmul"},
    {"arith.divf", "fdiv"},
    {"arith.remf", "frem"},
    {"arith.negf", "fneg"},
    {"arith.select", "select"},
    {"arith.sitofp", "sitofp"},
    {"arith.uitofp", "uitofp"},
    {"arith.fptosi", "fptosi"},
    {"arith.fptoui", "fptoui"},
    {"arith.truncf", "fptrunc"},
    {"arith.extf", "fpext"},
    {"arith.maxsi", "intr.smax"},
    {"arith.minsi", "intr.smin"},
    {"arith.maxui", "intr.umax"},
    {"arith.minui", "intr.umin"},
    {"arith.cmpf", "fcmp"},
    {"arith.maximumf", "intr.maximum"},
    {"arith.minimumf", "intr.minimum"},
    {"arith.maxnumf", "intr.maxnum"},
    {"arith.minnumf", "intr.minnum"},
    {"math.sqrt", "intr.sqrt"},
    {"math.fma", "intr.fma"},
    {"math.absf", "intr.fabs"},
    {"math.exp", "intr.exp"},
    {"math.log", "intr.log"},
    {"math.sin", "intr.sin"},
    {"math.cos", "intr.cos"},
    {"math.powf", "intr.pow"},
    {"index.maxs", "intr.smax"},
    {"index.mins", "intr.smin"},
    {"index.maxu", "intr.umax"},
    {"index.minu", "intr.umin"},
};

/* As they are expanded: the quotient, and one more or less where something is left on that side of
 * zero. */
static uint32_t rounded(gv_host_reader *r, MlirOperation op, bool up) {
  uint32_t a = gv_leaf(r, mlirOperationGetOperand(op, 0), 0),
           b = gv_leaf(r, mlirOperationGetOperand(op, 1), 0);
  uint32_t zero = gv_const_leaf(r, 0);
  int64_t width = width_of(mlirValueGetType(mlirOperationGetResult(op, 0)));
  uint32_t quotient = gv_pure(r, "sdiv", width, (const uint32_t[]){a, b}, 2, op),
           product = gv_pure2(r, "mul", quotient, b, op);
  uint32_t rest = gv_pure(r, "icmp", 1, (const uint32_t[]){a, product}, 2, op);
  uint32_t below = gv_pure(r, "icmp", 2, (const uint32_t[]){a, zero}, 2, op);
  uint32_t other = gv_pure(r, "icmp", 2, (const uint32_t[]){b, zero}, 2, op);
  uint32_t side = gv_pure(r, "icmp", up ? 100 : 101, (const uint32_t[]){below, other}, 2, op);
  uint32_t both = gv_pure(r, "and", 1, (const uint32_t[]){rest, side}, 2, op);
  uint32_t next = gv_pure2(r, "add", quotient, gv_const_leaf(r, up ? 1 : -1), op);
  return gv_pure(r, "select", 0, (const uint32_t[]){both, next, quotient}, 3, op);
}

void gv_host_floor(gv_host_reader *r, MlirOperation op) { set_one(r, op, rounded(r, op, false)); }
void gv_host_ceil(gv_host_reader *r, MlirOperation op) { set_one(r, op, rounded(r, op, true)); }

void gv_host_ceil_unsigned(gv_host_reader *r, MlirOperation op) {
  uint32_t a = gv_leaf(r, mlirOperationGetOperand(op, 0), 0),
           b = gv_leaf(r, mlirOperationGetOperand(op, 1), 0);
  uint32_t zero = gv_const_leaf(r, 0), one = gv_const_leaf(r, 1);
  int64_t width = width_of(mlirValueGetType(mlirOperationGetResult(op, 0)));
  uint32_t less = gv_pure2(r, "sub", a, one, op),
           quotient = gv_pure(r, "udiv", width, (const uint32_t[]){less, b}, 2, op);
  uint32_t none = gv_pure(r, "icmp", 0, (const uint32_t[]){a, zero}, 2, op);
  set_one(r, op,
          gv_pure(r, "select", 0,
                  (const uint32_t[]){none, zero, gv_pure2(r, "add", quotient, one, op)}, 3, op));
}

/* Its name is what it does: that of the LLVM dialect. */
void gv_host_pure(gv_host_reader *r, MlirOperation op) {
  gv_str name = gv_op_name(op);
  const char *known = NULL;
  for (size_t i = 0; i < sizeof same_names / sizeof *same_names; i++)
    if (gv_str_equal(name, gv_str_of(same_names[i].op))) known = same_names[i].name;
  if (!known && name.len > 5 && memcmp(name.at, "llvm.", 5) == 0)
    known = gv_str_copy(&r->host->arena, (gv_str){name.at + 5, name.len - 5}).at;
  if (!known) known = gv_str_copy(&r->host->arena, name).at;
  gv_leaf_list operands = {0};
  gv_host_operands(r, op, 0, gv_operand_count(op), &operands);
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++) {
    MlirValue result = mlirOperationGetResult(op, i);
    bool selects = gv_str_equal(gv_str_of(known), GV_STR("select"));
    int64_t k = selects ? 0 : width_of(mlirValueGetType(result)), predicate;
    if (gv_attribute_int(gv_attribute(op, "predicate"), &predicate)) k = predicate;
    if (gv_leaves_of(r, mlirValueGetType(result)) != 1) {
      gv_new_leaves(r, result);
      continue;
    }
    uint32_t leaf = gv_pure(r, i ? gv_format(&r->host->arena, "%s#%d", known, (int)i).at : known, k,
                            operands.at, operands.len, op);
    gv_set_span(r, result, &leaf, 1);
  }
  gv_vec_free(&operands);
}

void gv_host_compare(gv_host_reader *r, MlirOperation op) {
  int64_t predicate = 0;
  gv_attribute_int(gv_attribute(op, "predicate"), &predicate);
  if (gv_op_is(op, "index.cmp")) {
    gv_host_pure(r, op);
    return;
  }
  uint32_t operands[] = {gv_leaf(r, mlirOperationGetOperand(op, 0), 0),
                         gv_leaf(r, mlirOperationGetOperand(op, 1), 0)};
  bool bit = width_of(mlirValueGetType(mlirOperationGetOperand(op, 0))) == 1;
  set_one(r, op, gv_pure(r, "icmp", bit ? predicate + 100 : predicate, operands, 2, op));
}

/* Between integers of two widths; between index and 64 bits nothing happens. */
void gv_host_widen(gv_host_reader *r, MlirOperation op) {
  gv_str name = gv_op_name(op);
  uint32_t from = width_of(mlirValueGetType(mlirOperationGetOperand(op, 0))),
           to = width_of(mlirValueGetType(mlirOperationGetResult(op, 0)));
  uint32_t operand = gv_leaf(r, mlirOperationGetOperand(op, 0), 0);
  bool zero = gv_str_equal(name, GV_STR("arith.index_castui")) ||
              gv_str_equal(name, GV_STR("index.castu")) ||
              gv_str_equal(name, GV_STR("arith.extui")) || gv_str_equal(name, GV_STR("llvm.zext"));
  const char *does = from > to ? "trunc" : zero ? "zext" : "sext";
  set_one(r, op,
          from == to ? operand : gv_pure(r, does, (int64_t)from * 256 + to, &operand, 1, op));
}

/* ---- aggregates ---- */

/* The leaves of the member that the position leads to: the first, and how many. */
static bool member_leaves(gv_host_reader *r, MlirType type, MlirAttribute position, uint32_t *first,
                          uint32_t *count) {
  *first = 0;
  if (mlirAttributeIsNull(position) || !mlirAttributeIsADenseI64Array(position)) return false;
  for (intptr_t i = 0; i < mlirDenseArrayGetNumElements(position); i++) {
    int64_t index = mlirDenseI64ArrayGetElement(position, i), offset;
    MlirType member;
    if (gv_leaves_of(r, type) == 1 && i + 1 < mlirDenseArrayGetNumElements(position)) return false;
    for (int64_t before = 0; before < index; before++) {
      if (!gv_member(r->f, type, before, &offset, &member)) return false;
      *first += gv_leaves_of(r, member);
    }
    if (!gv_member(r->f, type, index, &offset, &member)) return false;
    type = member;
  }
  *count = gv_leaves_of(r, type);
  return true;
}

void gv_host_insert(gv_host_reader *r, MlirOperation op) {
  MlirValue whole = mlirOperationGetOperand(op, 0), part = mlirOperationGetOperand(op, 1),
            result = mlirOperationGetResult(op, 0);
  uint32_t first, count;
  gv_span into = gv_span_of(r, whole), from = gv_span_of(r, part);
  if (!member_leaves(r, mlirValueGetType(whole), gv_attribute(op, "position"), &first, &count) ||
      first + count > into.count || count != from.count) {
    gv_new_leaves(r, result);
    return;
  }
  gv_leaf_list leaves = {0};
  for (uint32_t i = 0; i < into.count; i++) {
    bool replaced = i >= first && i < first + count;
    *gv_push(&leaves) =
        replaced ? r->lists.at[from.first + i - first] : r->lists.at[into.first + i];
  }
  gv_set_span(r, result, leaves.at, leaves.len);
  gv_vec_free(&leaves);
}

void gv_host_extract(gv_host_reader *r, MlirOperation op) {
  MlirValue whole = mlirOperationGetOperand(op, 0), result = mlirOperationGetResult(op, 0);
  uint32_t first, count;
  gv_span from = gv_span_of(r, whole);
  if (!member_leaves(r, mlirValueGetType(whole), gv_attribute(op, "position"), &first, &count) ||
      first + count > from.count || count != gv_leaves_of(r, mlirValueGetType(result))) {
    gv_new_leaves(r, result);
    return;
  }
  gv_leaf_list leaves = {0};
  for (uint32_t i = 0; i < count; i++) *gv_push(&leaves) = r->lists.at[from.first + first + i];
  gv_set_span(r, result, leaves.at, leaves.len);
  gv_vec_free(&leaves);
}

/* ---- addresses ---- */

static uint32_t scaled(gv_host_reader *r, uint32_t leaf, int64_t by, MlirOperation at) {
  return by == 1 ? leaf : gv_pure2(r, "mul", leaf, gv_const_leaf(r, by), at);
}

void gv_host_gep(gv_host_reader *r, MlirOperation op) {
  MlirAttribute constant = gv_attribute(op, "rawConstantIndices"),
                element = gv_attribute(op, "elem_type");
  uint32_t sum = gv_leaf(r, mlirOperationGetOperand(op, 0), 0), next = 1;
  if (mlirAttributeIsNull(constant) || mlirAttributeIsNull(element) ||
      !mlirAttributeIsAType(element)) {
    gv_new_leaves(r, mlirOperationGetResult(op, 0));
    return;
  }
  MlirType type = mlirTypeAttrGetValue(element);
  for (intptr_t i = 0; i < mlirDenseArrayGetNumElements(constant); i++) {
    int32_t known = mlirDenseI32ArrayGetElement(constant, i);
    int64_t offset = 0;
    MlirType member = type;
    bool dynamic = known == INT32_MIN;
    if (i && !gv_member(r->f, type, dynamic ? 0 : known, &offset, &member)) {
      gv_new_leaves(r, mlirOperationGetResult(op, 0));
      return;
    }
    if (!i) offset = dynamic ? 0 : (int64_t)known * gv_layout_of(r->f, type).size;
    if (dynamic) {
      uint32_t index = gv_leaf(r, mlirOperationGetOperand(op, next++), 0);
      sum = gv_pure2(r, "add", sum, scaled(r, index, gv_layout_of(r->f, member).size, op), op);
    } else if (offset) {
      sum = gv_pure2(r, "add", sum, gv_const_leaf(r, offset), op);
    }
    type = member;
  }
  set_one(r, op, sum);
}

static uint32_t global(gv_host_reader *r, gv_str name, MlirOperation at) {
  return gv_pure(r, "global", (int64_t)gv_hash(name.at, name.len, 0), NULL, 0, at);
}

void gv_host_addressof(gv_host_reader *r, MlirOperation op) {
  MlirAttribute name = gv_attribute(op, "global_name");
  if (mlirAttributeIsNull(name) || !mlirAttributeIsAFlatSymbolRef(name)) {
    gv_new_leaves(r, mlirOperationGetResult(op, 0));
    return;
  }
  set_one(r, op, global(r, gv_str_from(mlirFlatSymbolRefAttrGetValue(name)), op));
}

/* ---- memory ---- */

/* The byte offset of each leaf of a value of the type. */
static void leaf_offsets(gv_host_reader *r, MlirType type, int64_t base, gv_leaf_list *list) {
  uint32_t count = gv_leaves_of(r, type);
  bool memref = mlirTypeIsAMemRef(type) || mlirTypeIsAUnrankedMemRef(type);
  if (count <= 1 || memref) {
    for (uint32_t i = 0; i < count; i++) *gv_push(list) = (uint32_t)(base + 8 * (int64_t)i);
    return;
  }
  int64_t offset;
  MlirType member;
  for (int64_t i = 0, seen = 0;
       seen < count && gv_member(r->f, type, i, &offset, &member) && gv_leaves_of(r, member); i++) {
    leaf_offsets(r, member, base + offset, list);
    seen += gv_leaves_of(r, member);
  }
}

static void store_at(gv_host_reader *r, MlirOperation op, uint32_t address, MlirValue value) {
  gv_leaf_list offsets = {0};
  leaf_offsets(r, mlirValueGetType(value), 0, &offsets);
  for (uint32_t i = 0; i < offsets.len; i++) {
    uint32_t at =
        offsets.at[i] ? gv_pure2(r, "add", address, gv_const_leaf(r, offsets.at[i]), op) : address;
    gv_host_op *made = gv_host_emit(r, GV_HOST_STORE, "store", op,
                                    (const uint32_t[]){at, gv_leaf(r, value, i)}, 2);
    made->host_only = true;
    made->written = gv_str_copy(&r->host->arena, gv_op_name(op));
  }
  gv_vec_free(&offsets);
}

static uint32_t load_one(gv_host_reader *r, MlirOperation op, uint32_t address, int64_t size) {
  gv_host_op *made = gv_host_emit(r, GV_HOST_LOAD, "load", op, &address, 1);
  made->k = size;
  made->results = 1;
  return gv_new_leaf(r);
}

static void load_from(gv_host_reader *r, MlirOperation op, uint32_t address) {
  MlirValue result = mlirOperationGetResult(op, 0);
  gv_leaf_list offsets = {0}, leaves = {0};
  MlirType type = mlirValueGetType(result);
  leaf_offsets(r, type, 0, &offsets);
  for (uint32_t i = 0; i < offsets.len; i++) {
    uint32_t at =
        offsets.at[i] ? gv_pure2(r, "add", address, gv_const_leaf(r, offsets.at[i]), op) : address;
    *gv_push(&leaves) = load_one(r, op, at, offsets.len == 1 ? gv_layout_of(r->f, type).size : 0);
  }
  gv_set_span(r, result, leaves.at, leaves.len);
  gv_vec_free(&offsets);
  gv_vec_free(&leaves);
}

void gv_host_llvm_load(gv_host_reader *r, MlirOperation op) {
  load_from(r, op, gv_leaf(r, mlirOperationGetOperand(op, 0), 0));
}

void gv_host_llvm_store(gv_host_reader *r, MlirOperation op) {
  store_at(r, op, gv_leaf(r, mlirOperationGetOperand(op, 1), 0), mlirOperationGetOperand(op, 0));
}

void gv_host_llvm_alloca(gv_host_reader *r, MlirOperation op) {
  MlirAttribute element = gv_attribute(op, "elem_type");
  bool typed = !mlirAttributeIsNull(element) && mlirAttributeIsAType(element);
  uint32_t each =
      gv_const_leaf(r, typed ? gv_layout_of(r->f, mlirTypeAttrGetValue(element)).size : 0);
  uint32_t bytes = gv_pure2(r, "mul", gv_leaf(r, mlirOperationGetOperand(op, 0), 0), each, op);
  gv_host_emit(r, GV_HOST_SLOT, "slot", op, &bytes, 1)->results = 1;
  set_one(r, op, gv_new_leaf(r));
}

void gv_host_llvm_copy(gv_host_reader *r, MlirOperation op) {
  uint32_t operands[] = {gv_leaf(r, mlirOperationGetOperand(op, 0), 0),
                         gv_leaf(r, mlirOperationGetOperand(op, 1), 0),
                         gv_leaf(r, mlirOperationGetOperand(op, 2), 0)};
  gv_host_emit(r, GV_HOST_EFFECT, "hostcopy", op, operands, 3)->host_only = true;
}

/* ---- memrefs ---- */

typedef struct strided {
  int64_t offset, strides[32];
  uint32_t rank;
} strided;

static bool layout_of(MlirType type, strided *s) {
  if (!mlirTypeIsAMemRef(type) || mlirShapedTypeGetRank(type) > 32) return false;
  s->rank = (uint32_t)mlirShapedTypeGetRank(type);
  return mlirLogicalResultIsSuccess(
      mlirMemRefTypeGetStridesAndOffset(type, s->strides, &s->offset));
}

static bool is_dynamic(int64_t k) { return k == mlirShapedTypeGetDynamicStrideOrOffset(); }

bool gv_is_contiguous(MlirType type) {
  strided s;
  if (!layout_of(type, &s) || s.offset != 0) return false;
  int64_t stride = 1;
  for (uint32_t i = s.rank; i--;) {
    if (s.strides[i] != stride) return is_dynamic(s.strides[i]) && is_dynamic(stride);
    stride = mlirShapedTypeIsDynamicDim(type, i) || is_dynamic(stride)
                 ? mlirShapedTypeGetDynamicStrideOrOffset()
                 : stride * mlirShapedTypeGetDimSize(type, i);
  }
  return true;
}

static int64_t element_size(gv_host_reader *r, MlirType type) {
  return gv_layout_of(r->f, mlirShapedTypeGetElementType(type)).size;
}

static uint32_t size_leaf(gv_host_reader *r, MlirValue memref, int64_t dim) {
  MlirType type = mlirValueGetType(memref);
  if (!mlirShapedTypeIsDynamicDim(type, dim))
    return gv_const_leaf(r, mlirShapedTypeGetDimSize(type, dim));
  return gv_leaf(r, memref, SIZES + (uint32_t)dim);
}

static uint32_t stride_leaf(gv_host_reader *r, MlirValue memref, const strided *s, uint32_t dim) {
  return is_dynamic(s->strides[dim]) ? gv_leaf(r, memref, SIZES + s->rank + dim)
                                     : gv_const_leaf(r, s->strides[dim]);
}

/* Where in the buffer the indices lead, in elements. */
static uint32_t position_of(gv_host_reader *r, MlirOperation op, MlirValue memref, const strided *s,
                            uint32_t first) {
  uint32_t sum = is_dynamic(s->offset) ? gv_leaf(r, memref, OFFSET) : gv_const_leaf(r, s->offset);
  for (uint32_t i = 0; i < s->rank; i++) {
    uint32_t index = gv_leaf(r, mlirOperationGetOperand(op, first + i), 0);
    sum = gv_pure2(r, "add", sum, gv_pure2(r, "mul", index, stride_leaf(r, memref, s, i), op), op);
  }
  return sum;
}

static uint32_t address_of(gv_host_reader *r, MlirOperation op, MlirValue memref, const strided *s,
                           uint32_t first) {
  uint32_t in_bytes = scaled(r, position_of(r, op, memref, s, first),
                             element_size(r, mlirValueGetType(memref)), op);
  return gv_pure2(r, "add", gv_leaf(r, memref, ALIGNED), in_bytes, op);
}

void gv_host_load(gv_host_reader *r, MlirOperation op) {
  MlirValue memref = mlirOperationGetOperand(op, 0);
  strided s;
  if (layout_of(mlirValueGetType(memref), &s) && gv_operand_count(op) == 1 + s.rank)
    load_from(r, op, address_of(r, op, memref, &s, 1));
  else
    gv_host_opaque(r, op);
}

void gv_host_store(gv_host_reader *r, MlirOperation op) {
  MlirValue memref = mlirOperationGetOperand(op, 1);
  strided s;
  if (layout_of(mlirValueGetType(memref), &s) && gv_operand_count(op) == 2 + s.rank)
    store_at(r, op, address_of(r, op, memref, &s, 2), mlirOperationGetOperand(op, 0));
  else
    gv_host_opaque(r, op);
}

void gv_host_dim(gv_host_reader *r, MlirOperation op) {
  MlirValue memref = mlirOperationGetOperand(op, 0);
  uint32_t index = gv_leaf(r, mlirOperationGetOperand(op, 1), 0);
  const gv_host_leaf *leaf = &r->host->leaves.at[index];
  bool plain = mlirTypeIsAMemRef(mlirValueGetType(memref)) && leaf->constant && leaf->k >= 0 &&
               leaf->k < mlirShapedTypeGetRank(mlirValueGetType(memref));
  set_one(r, op,
          plain ? size_leaf(r, memref, leaf->k)
                : gv_pure2(r, "memref.dim", gv_leaf(r, memref, ALIGNED), index, op));
}

/* A descriptor of a buffer at `allocated` with these sizes, in row-major order. */
static void set_descriptor(gv_host_reader *r, MlirOperation op, MlirValue result,
                           uint32_t allocated, uint32_t aligned, const uint32_t *sizes,
                           uint32_t rank) {
  uint32_t leaves[3 + 64], stride = gv_const_leaf(r, 1);
  leaves[ALLOCATED] = allocated;
  leaves[ALIGNED] = aligned;
  leaves[OFFSET] = gv_const_leaf(r, 0);
  for (uint32_t i = rank; i--;) {
    leaves[SIZES + i] = sizes[i];
    leaves[SIZES + rank + i] = stride;
    if (i) stride = gv_pure2(r, "mul", stride, sizes[i], op);
  }
  gv_set_span(r, result, leaves, 3 + 2 * rank);
}

/* The sizes of a new buffer, of its type and of the operands from `first` on; false: it is none
 * that can be read. */
static bool sizes_of_new(gv_host_reader *r, MlirOperation op, uint32_t first, uint32_t *sizes,
                         uint32_t *bytes) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  if (!mlirTypeIsAMemRef(type) || mlirShapedTypeGetRank(type) > 32 || !gv_is_contiguous(type))
    return false;
  *bytes = gv_const_leaf(r, element_size(r, type));
  for (intptr_t i = 0; i < mlirShapedTypeGetRank(type); i++) {
    bool dynamic = mlirShapedTypeIsDynamicDim(type, i);
    if (dynamic && first >= gv_operand_count(op)) return false;
    sizes[i] = dynamic ? gv_leaf(r, mlirOperationGetOperand(op, first++), 0)
                       : gv_const_leaf(r, mlirShapedTypeGetDimSize(type, i));
    *bytes = gv_pure2(r, "mul", *bytes, sizes[i], op);
  }
  return true;
}

void gv_host_allocate(gv_host_reader *r, MlirOperation op, const char *name, uint32_t first) {
  MlirValue result = mlirOperationGetResult(op, 0);
  uint32_t sizes[32], bytes, rank = (uint32_t)mlirShapedTypeGetRank(mlirValueGetType(result));
  if (!sizes_of_new(r, op, first, sizes, &bytes)) {
    gv_host_opaque(r, op);
    return;
  }
  uint32_t shared = gv_const_leaf(r, !mlirAttributeIsNull(gv_attribute(op, "hostShared")));
  gv_host_op *made =
      gv_host_emit(r, GV_HOST_EFFECT, name, op, (const uint32_t[]){bytes, shared}, 2);
  made->results = 1;
  uint32_t at = gv_new_leaf(r);
  set_descriptor(r, op, result, at, at, sizes, rank);
}

/* What is aligned gets room for that, and its address is rounded up. */
void gv_host_alloc(gv_host_reader *r, MlirOperation op) {
  MlirValue result = mlirOperationGetResult(op, 0);
  uint32_t sizes[32], bytes, rank = (uint32_t)mlirShapedTypeGetRank(mlirValueGetType(result));
  int64_t alignment = 0;
  if (!sizes_of_new(r, op, 0, sizes, &bytes)) {
    gv_host_opaque(r, op);
    return;
  }
  gv_attribute_int(gv_attribute(op, "alignment"), &alignment);
  if (alignment) bytes = gv_pure2(r, "add", bytes, gv_const_leaf(r, alignment), op);
  gv_host_op *made = gv_host_emit(r, GV_HOST_EFFECT, "malloc", op, &bytes, 1);
  made->results = 1;
  made->host_only = true;
  uint32_t at = gv_new_leaf(r), aligned = at;
  if (alignment) {
    uint32_t bump = gv_pure2(r, "add", at, gv_const_leaf(r, alignment - 1), op);
    aligned =
        gv_pure2(r, "sub", bump, gv_pure2(r, "urem", bump, gv_const_leaf(r, alignment), op), op);
  }
  set_descriptor(r, op, result, at, aligned, sizes, rank);
}

void gv_host_alloca(gv_host_reader *r, MlirOperation op) {
  uint32_t sizes[32], bytes;
  MlirValue result = mlirOperationGetResult(op, 0);
  if (!sizes_of_new(r, op, 0, sizes, &bytes)) {
    gv_host_opaque(r, op);
    return;
  }
  gv_host_emit(r, GV_HOST_SLOT, "slot", op, &bytes, 1)->results = 1;
  uint32_t at = gv_new_leaf(r);
  set_descriptor(r, op, result, at, at, sizes,
                 (uint32_t)mlirShapedTypeGetRank(mlirValueGetType(result)));
}

void gv_host_dealloc(gv_host_reader *r, MlirOperation op) {
  MlirValue memref = mlirOperationGetOperand(op, 0);
  if (!mlirTypeIsAMemRef(mlirValueGetType(memref))) {
    gv_host_opaque(r, op);
    return;
  }
  uint32_t operand = gv_leaf(r, memref, ALLOCATED);
  gv_host_emit(r, GV_HOST_EFFECT, "hostfree", op, &operand, 1)->host_only = true;
}

void gv_host_get_global(gv_host_reader *r, MlirOperation op) {
  MlirAttribute name = gv_attribute(op, "name");
  MlirValue result = mlirOperationGetResult(op, 0);
  MlirType type = mlirValueGetType(result);
  uint32_t sizes[32];
  if (mlirAttributeIsNull(name) || !mlirAttributeIsAFlatSymbolRef(name) ||
      mlirShapedTypeGetRank(type) > 32 || !mlirShapedTypeHasStaticShape(type)) {
    gv_host_opaque(r, op);
    return;
  }
  for (intptr_t i = 0; i < mlirShapedTypeGetRank(type); i++)
    sizes[i] = gv_const_leaf(r, mlirShapedTypeGetDimSize(type, i));
  uint32_t at = global(r, gv_str_from(mlirFlatSymbolRefAttrGetValue(name)), op);
  set_descriptor(r, op, result, gv_const_leaf(r, 0xdeadbeef), at, sizes,
                 (uint32_t)mlirShapedTypeGetRank(type));
}

/* An unranked memref is a rank and the address of a descriptor. */
void gv_host_cast(gv_host_reader *r, MlirOperation op) {
  MlirValue from = mlirOperationGetOperand(op, 0), to = mlirOperationGetResult(op, 0);
  bool unranked = mlirTypeIsAUnrankedMemRef(mlirValueGetType(to)),
       was = mlirTypeIsAUnrankedMemRef(mlirValueGetType(from));
  if (unranked == was) {
    gv_host_alias(r, op);
    return;
  }
  if (was) {
    gv_host_opaque(r, op);
    return;
  }
  uint32_t bytes = gv_const_leaf(r, 8 * (int64_t)gv_spread_of_memref(mlirValueGetType(from)));
  gv_host_emit(r, GV_HOST_SLOT, "slot", op, &bytes, 1)->results = 1;
  uint32_t at = gv_new_leaf(r);
  store_at(r, op, at, from);
  uint32_t leaves[] = {gv_const_leaf(r, mlirShapedTypeGetRank(mlirValueGetType(from))), at};
  gv_set_span(r, to, leaves, 2);
}

void gv_host_copy(gv_host_reader *r, MlirOperation op) {
  MlirValue from = mlirOperationGetOperand(op, 0), to = mlirOperationGetOperand(op, 1);
  MlirType type = mlirValueGetType(from);
  if (!gv_is_contiguous(type) || !gv_is_contiguous(mlirValueGetType(to))) {
    gv_host_opaque(r, op);
    return;
  }
  uint32_t bytes = gv_const_leaf(r, element_size(r, type));
  for (intptr_t i = 0; i < mlirShapedTypeGetRank(type); i++)
    bytes = gv_pure2(r, "mul", bytes, size_leaf(r, from, i), op);
  gv_host_emit(r, GV_HOST_EFFECT, "hostcopy", op,
               (const uint32_t[]){gv_leaf(r, to, ALIGNED), gv_leaf(r, from, ALIGNED), bytes}, 3)
      ->host_only = true;
}

/* Number i of a list that is constant in part: of the attribute, or the next of the operands. */
static uint32_t mixed(gv_host_reader *r, MlirOperation op, const char *name, intptr_t i,
                      uint32_t *next) {
  MlirAttribute list = gv_attribute(op, name);
  int64_t k = mlirAttributeIsNull(list) || i >= mlirDenseArrayGetNumElements(list)
                  ? 0
                  : mlirDenseI64ArrayGetElement(list, i);
  if (!is_dynamic(k)) return gv_const_leaf(r, k);
  return *next < gv_operand_count(op) ? gv_leaf(r, mlirOperationGetOperand(op, (*next)++), 0)
                                      : gv_new_leaf(r);
}

static uint32_t offset_leaf(gv_host_reader *r, MlirValue of, const strided *s) {
  return is_dynamic(s->offset) ? gv_leaf(r, of, OFFSET) : gv_const_leaf(r, s->offset);
}

/* Which dimensions of the operand the result has not: of size 1, where no other could be meant. */
static bool dropped(MlirOperation op, uint32_t rank, MlirType type, bool *gone) {
  MlirAttribute sizes = gv_attribute(op, "static_sizes");
  uint32_t kept = (uint32_t)mlirShapedTypeGetRank(type), ones = 0;
  for (uint32_t i = 0; i < rank; i++) {
    gone[i] = kept < rank && mlirDenseI64ArrayGetElement(sizes, i) == 1;
    ones += gone[i];
  }
  return kept + ones == rank || kept == rank;
}

void gv_host_subview(gv_host_reader *r, MlirOperation op) {
  MlirValue from = mlirOperationGetOperand(op, 0), to = mlirOperationGetResult(op, 0);
  strided s;
  bool gone[32];
  if (!layout_of(mlirValueGetType(from), &s) || !dropped(op, s.rank, mlirValueGetType(to), gone)) {
    gv_host_opaque(r, op);
    return;
  }
  uint32_t leaves[3 + 64], sizes[32], strides[32] = {0}, next = 1, rank = 0;
  leaves[ALLOCATED] = gv_leaf(r, from, ALLOCATED);
  leaves[ALIGNED] = gv_leaf(r, from, ALIGNED);
  uint32_t offset = offset_leaf(r, from, &s);
  for (uint32_t i = 0; i < s.rank; i++) {
    uint32_t at = mixed(r, op, "static_offsets", i, &next);
    offset =
        gv_pure2(r, "add", offset, gv_pure2(r, "mul", at, stride_leaf(r, from, &s, i), op), op);
  }
  leaves[OFFSET] = offset;
  for (uint32_t i = 0; i < s.rank; i++) sizes[i] = mixed(r, op, "static_sizes", i, &next);
  for (uint32_t i = 0; i < s.rank; i++)
    strides[i] = gv_pure2(r, "mul", mixed(r, op, "static_strides", i, &next),
                          stride_leaf(r, from, &s, i), op);
  for (uint32_t i = 0; i < s.rank; i++)
    if (!gone[i]) sizes[rank] = sizes[i], strides[rank++] = strides[i];
  memcpy(leaves + SIZES, sizes, rank * sizeof *sizes);
  memcpy(leaves + SIZES + rank, strides, rank * sizeof *strides);
  gv_set_span(r, to, leaves, 3 + 2 * rank);
}

void gv_host_reinterpret(gv_host_reader *r, MlirOperation op) {
  MlirValue from = mlirOperationGetOperand(op, 0), to = mlirOperationGetResult(op, 0);
  uint32_t rank = (uint32_t)mlirShapedTypeGetRank(mlirValueGetType(to)), leaves[3 + 64], next = 1;
  if (!mlirTypeIsAMemRef(mlirValueGetType(from)) || rank > 32) {
    gv_host_opaque(r, op);
    return;
  }
  leaves[ALLOCATED] = gv_leaf(r, from, ALLOCATED);
  leaves[ALIGNED] = gv_leaf(r, from, ALIGNED);
  leaves[OFFSET] = mixed(r, op, "static_offsets", 0, &next);
  for (uint32_t i = 0; i < rank; i++) leaves[SIZES + i] = mixed(r, op, "static_sizes", i, &next);
  for (uint32_t i = 0; i < rank; i++)
    leaves[SIZES + rank + i] = mixed(r, op, "static_strides", i, &next);
  gv_set_span(r, to, leaves, 3 + 2 * rank);
}

/* Dimensions are joined or divided: with sizes that are known, and rows one after another. */
void gv_host_reshape(gv_host_reader *r, MlirOperation op) {
  MlirValue from = mlirOperationGetOperand(op, 0), to = mlirOperationGetResult(op, 0);
  MlirType type = mlirValueGetType(to), was = mlirValueGetType(from);
  uint32_t sizes[32];
  if (!gv_is_contiguous(type) || !gv_is_contiguous(was) || !mlirShapedTypeHasStaticShape(type) ||
      !mlirShapedTypeHasStaticShape(was)) {
    gv_host_opaque(r, op);
    return;
  }
  uint32_t rank = (uint32_t)mlirShapedTypeGetRank(type);
  for (uint32_t i = 0; i < rank; i++)
    sizes[i] = gv_const_leaf(r, mlirShapedTypeGetDimSize(type, i));
  set_descriptor(r, op, to, gv_leaf(r, from, ALLOCATED), gv_leaf(r, from, ALIGNED), sizes, rank);
}

/* Which dimension of the operand is number i of the result; false: the map is no permutation. */
static bool permuted(MlirOperation op, uint32_t rank, uint32_t *source) {
  MlirAttribute map = gv_attribute(op, "permutation");
  if (mlirAttributeIsNull(map) || !mlirAttributeIsAAffineMap(map)) return false;
  MlirAffineMap of = mlirAffineMapAttrGetValue(map);
  if (!mlirAffineMapIsPermutation(of) || mlirAffineMapGetNumResults(of) != rank) return false;
  for (uint32_t i = 0; i < rank; i++)
    source[i] = (uint32_t)mlirAffineDimExprGetPosition(mlirAffineMapGetResult(of, i));
  return true;
}

void gv_host_transpose(gv_host_reader *r, MlirOperation op) {
  MlirValue from = mlirOperationGetOperand(op, 0);
  uint32_t leaves[3 + 64], source[32];
  strided s;
  if (!layout_of(mlirValueGetType(from), &s) || !permuted(op, s.rank, source)) {
    gv_host_opaque(r, op);
    return;
  }
  leaves[ALLOCATED] = gv_leaf(r, from, ALLOCATED);
  leaves[ALIGNED] = gv_leaf(r, from, ALIGNED);
  leaves[OFFSET] = offset_leaf(r, from, &s);
  for (uint32_t i = 0; i < s.rank; i++) {
    leaves[SIZES + i] = size_leaf(r, from, source[i]);
    leaves[SIZES + s.rank + i] = stride_leaf(r, from, &s, source[i]);
  }
  gv_set_span(r, mlirOperationGetResult(op, 0), leaves, 3 + 2 * s.rank);
}

/* A part of a buffer of bytes, from a byte on. */
void gv_host_view(gv_host_reader *r, MlirOperation op) {
  MlirValue from = mlirOperationGetOperand(op, 0), to = mlirOperationGetResult(op, 0);
  MlirType type = mlirValueGetType(to);
  uint32_t sizes[32], next = 2;
  if (!gv_is_contiguous(type) || mlirShapedTypeGetRank(type) > 32) {
    gv_host_opaque(r, op);
    return;
  }
  uint32_t rank = (uint32_t)mlirShapedTypeGetRank(type);
  for (uint32_t i = 0; i < rank; i++)
    sizes[i] = mlirShapedTypeIsDynamicDim(type, i)
                   ? gv_leaf(r, mlirOperationGetOperand(op, (intptr_t)next++), 0)
                   : gv_const_leaf(r, mlirShapedTypeGetDimSize(type, i));
  uint32_t at = gv_pure2(r, "add", gv_leaf(r, from, ALIGNED),
                         gv_leaf(r, mlirOperationGetOperand(op, 1), 0), op);
  set_descriptor(r, op, to, gv_leaf(r, from, ALLOCATED), at, sizes, rank);
}

void gv_host_rank(gv_host_reader *r, MlirOperation op) {
  MlirValue of = mlirOperationGetOperand(op, 0);
  bool ranked = mlirTypeIsAMemRef(mlirValueGetType(of));
  set_one(r, op,
          ranked ? gv_const_leaf(r, mlirShapedTypeGetRank(mlirValueGetType(of)))
                 : gv_leaf(r, of, 0));
}

void gv_host_metadata(gv_host_reader *r, MlirOperation op) {
  MlirValue from = mlirOperationGetOperand(op, 0);
  strided s;
  if (!layout_of(mlirValueGetType(from), &s) ||
      mlirOperationGetNumResults(op) != 2 + 2 * (intptr_t)s.rank) {
    gv_host_opaque(r, op);
    return;
  }
  uint32_t base[] = {gv_leaf(r, from, ALLOCATED), gv_leaf(r, from, ALIGNED), gv_const_leaf(r, 0)};
  uint32_t offset = offset_leaf(r, from, &s);
  gv_set_span(r, mlirOperationGetResult(op, 0), base, 3);
  gv_set_span(r, mlirOperationGetResult(op, 1), &offset, 1);
  for (uint32_t i = 0; i < s.rank; i++) {
    uint32_t size = size_leaf(r, from, i), stride = stride_leaf(r, from, &s, i);
    gv_set_span(r, mlirOperationGetResult(op, 2 + (intptr_t)i), &size, 1);
    gv_set_span(r, mlirOperationGetResult(op, 2 + (intptr_t)(s.rank + i)), &stride, 1);
  }
}

void gv_host_pointer(gv_host_reader *r, MlirOperation op) {
  MlirValue of = mlirOperationGetOperand(op, 0);
  if (mlirTypeIsAMemRef(mlirValueGetType(of)))
    set_one(r, op, gv_leaf(r, of, ALIGNED));
  else
    gv_host_opaque(r, op);
}
