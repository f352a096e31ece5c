/* Integers of more than 64 bits, by bytes, and vectors, by lanes: how compilers pass structures of
 * two handles, and move several at once. What is not said here is opaque, and its bytes may be
 * those of its operands.
 */
#include "expressions/expressions.h"

enum { WORD = 8, MOST_LANES = 16, MOST_STEPS = 16 };

static gv_value_id zeros(front *f, uint32_t size) {
  return gv_add_value(f->model, (gv_value){.def = GV_DEF_NULL, .size = size, .loc = GV_NO_LOC});
}

static gv_value_id part(front *f, gv_value_id whole, int64_t at, uint32_t size, gv_loc loc) {
  if (f->model->values.at[whole].size == size) return whole;
  return gv_add_value(
      f->model, (gv_value){.def = GV_DEF_EXTRACT, .size = size, .a = whole, .k = at, .loc = loc});
}

static gv_value_id put(front *f, gv_value_id whole, gv_value_id value, int64_t at, gv_loc loc) {
  uint32_t size = f->model->values.at[whole].size;
  if (f->model->values.at[value].size == size) return value;
  return gv_add_value(
      f->model,
      (gv_value){.def = GV_DEF_INSERT, .size = size, .a = whole, .b = value, .k = at, .loc = loc});
}

static void build(gv_expr *out, gv_value_id (*with)(front *f, const gv_expr *expr), MlirValue a,
                  int64_t k) {
  out->value.def = GV_DEF_COPY;
  out->value.k = k;
  out->source[0] = a;
  out->build = with;
}

/* ---- wide integers ---- */

static bool is_wide(front *f, MlirValue value) {
  return mlirTypeIsAInteger(mlirValueGetType(value)) && gv_value_layout(f, value).size > WORD;
}

/* A constant that is a number of whole bytes in bits, below the size of its type. */
static bool constant_bytes(front *f, MlirValue value, int64_t *bytes) {
  if (!mlirValueIsAOpResult(value)) return false;
  MlirOperation op = mlirOpResultGetOwner(value);
  MlirAttribute constant = gv_attribute(op, "value");
  if (gv_row_of(f, op)->expr != gv_expr_constant || mlirAttributeIsNull(constant) ||
      !mlirAttributeIsAInteger(constant))
    return false;
  MlirType type = mlirAttributeGetType(constant);
  for (*bytes = 0; *bytes < gv_layout_of(f, type).size; ++*bytes)
    if (mlirAttributeEqual(constant, mlirIntegerAttrGet(type, *bytes * 8))) return true;
  return false;
}

/* Bytes [*lo, *hi) of the wide integer may be others than 0. */
static void nonzero_bytes(front *f, MlirValue value, int64_t *lo, int64_t *hi) {
  int64_t by, up = 0, size = gv_value_layout(f, value).size;
  *lo = 0, *hi = size;
  for (uint32_t i = 0; i < MOST_STEPS && mlirValueIsAOpResult(value); i++) {
    MlirOperation op = mlirOpResultGetOwner(value);
    if (gv_op_is_either(op, "llvm.zext", "arith.extui")) {
      *lo = up > 0 ? up : 0, *hi = up + gv_value_layout(f, mlirOperationGetOperand(op, 0)).size;
      break;
    }
    bool left = gv_op_is_either(op, "llvm.shl", "arith.shli"),
         right = gv_op_is_either(op, "llvm.lshr", "arith.shrui");
    if ((!left && !right) || !constant_bytes(f, mlirOperationGetOperand(op, 1), &by)) {
      *lo = up > 0 ? up : 0, *hi = up < 0 ? size + up : size;
      break;
    }
    if (right && up > 0) break; /* what was shifted out on one side does not come back */
    up += left ? by : -by;
    value = mlirOperationGetOperand(op, 0);
    *lo = up > 0 ? up : 0, *hi = up < 0 ? size + up : size;
  }
  if (*hi > size) *hi = size;
  if (*hi < *lo) *hi = *lo;
}

static gv_value_id build_extended(front *f, const gv_expr *e) {
  return put(f, zeros(f, e->value.size), e->value.a, 0, e->value.loc);
}

/* The other bytes are all the sign. */
static gv_value_id build_sign_extended(front *f, const gv_expr *e) {
  return put(f, gv_opaque(f, e->value.size, 0, e->value.loc), e->value.a, 0, e->value.loc);
}

static gv_value_id build_low(front *f, const gv_expr *e) {
  return part(f, e->value.a, 0, e->value.size, e->value.loc);
}

/* Moved up by k bytes, or down by -k. */
static gv_value_id build_shifted(front *f, const gv_expr *e) {
  int64_t k = e->value.k, far = k < 0 ? -k : k;
  gv_value_id kept =
      part(f, e->value.a, k < 0 ? far : 0, e->value.size - (uint32_t)far, e->value.loc);
  return put(f, zeros(f, e->value.size), kept, k < 0 ? 0 : far, e->value.loc);
}

/* The bytes of b from k on, `index` of them, in a, which has zeros there. */
static gv_value_id build_joined(front *f, const gv_expr *e) {
  return put(f, e->value.a, part(f, e->value.b, e->value.k, e->value.index, e->value.loc),
             e->value.k, e->value.loc);
}

/* Of two numbers that share no byte: or, xor and the sum are the same. */
static bool join(front *f, MlirOperation op, gv_expr *out) {
  MlirValue a = mlirOperationGetOperand(op, 0), b = mlirOperationGetOperand(op, 1);
  int64_t lo, hi, from, to;
  nonzero_bytes(f, a, &lo, &hi);
  nonzero_bytes(f, b, &from, &to);
  if ((lo < to && from < hi) || from == to) return false;
  build(out, build_joined, a, from);
  out->source[1] = b;
  out->value.index = (uint16_t)(to - from);
  return true;
}

static bool shift(front *f, MlirOperation op, bool left, gv_expr *out) {
  int64_t by;
  if (!constant_bytes(f, mlirOperationGetOperand(op, 1), &by)) return false;
  build(out, build_shifted, mlirOperationGetOperand(op, 0), left ? by : -by);
  return true;
}

static bool is_zero(MlirOperation op) {
  MlirAttribute value = gv_attribute(op, "value");
  return !mlirAttributeIsNull(value) && mlirAttributeIsAInteger(value) &&
         mlirAttributeEqual(value, mlirIntegerAttrGet(mlirAttributeGetType(value), 0));
}

static bool wide_result(front *f, MlirOperation op, gv_expr *out) {
  const gv_op_row *row = gv_row_of(f, op);
  if (row->expr == gv_expr_constant) {
    if (is_zero(op)) out->value.def = GV_DEF_NULL;
    return true;
  }
  if (!gv_operand_count(op)) return false;
  MlirValue source = mlirOperationGetOperand(op, 0);
  bool widens = gv_value_layout(f, source).size <= WORD;
  if (widens && (row->expr == gv_expr_zext || row->expr == gv_expr_number)) {
    build(out, build_extended, source, 0);
    return true;
  }
  if (widens && row->expr == gv_expr_sext) {
    build(out, build_sign_extended, source, 0);
    return true;
  }
  if (row->expr == gv_expr_shl || row->expr == gv_expr_lshr)
    return shift(f, op, row->expr == gv_expr_shl, out);
  if (row->expr == gv_expr_or || row->expr == gv_expr_xor || row->expr == gv_expr_add)
    return join(f, op, out);
  return false;
}

/* ---- vectors ---- */

/* The lanes of the vector, each of as many bytes; false: they are not so simple. */
static bool lanes_of(front *f, MlirValue vector, int64_t *lanes, uint32_t *size) {
  MlirType type = mlirValueGetType(vector);
  if (!mlirTypeIsAVector(type) || mlirShapedTypeGetRank(type) != 1 ||
      mlirVectorTypeIsScalable(type))
    return false;
  MlirType element = mlirShapedTypeGetElementType(type);
  gv_layout layout = gv_layout_of(f, element);
  *lanes = mlirShapedTypeGetDimSize(type, 0);
  *size = layout.size;
  if (mlirTypeIsAInteger(element) && mlirIntegerTypeGetWidth(element) != 8 * layout.size)
    return false;
  return *size && *lanes > 0 && (uint64_t)*lanes * *size == gv_value_layout(f, vector).size;
}

static bool lane_at(front *f, MlirValue vector, MlirValue position, int64_t *at) {
  int64_t lanes, lane;
  uint32_t size;
  if (!lanes_of(f, vector, &lanes, &size) || !gv_constant(f, position, &lane) || lane < 0 ||
      lane >= lanes)
    return false;
  *at = lane * size;
  return true;
}

static gv_value_id build_lane(front *f, const gv_expr *e) {
  return part(f, e->value.a, e->value.k, e->value.size, e->value.loc);
}
static gv_value_id build_with_lane(front *f, const gv_expr *e) {
  return put(f, e->value.a, e->value.b, e->value.k, e->value.loc);
}

void gv_expr_lane(front *f, MlirOperation op, gv_expr *out) {
  int64_t at;
  if (gv_operand_count(op) == 2 &&
      lane_at(f, mlirOperationGetOperand(op, 0), mlirOperationGetOperand(op, 1), &at))
    build(out, build_lane, mlirOperationGetOperand(op, 0), at);
}

void gv_expr_with_lane(front *f, MlirOperation op, gv_expr *out) {
  int64_t at;
  if (gv_operand_count(op) != 3 ||
      !lane_at(f, mlirOperationGetOperand(op, 0), mlirOperationGetOperand(op, 2), &at))
    return;
  build(out, build_with_lane, mlirOperationGetOperand(op, 0), at);
  out->source[1] = mlirOperationGetOperand(op, 1);
}

/* Lane `lane` of the two vectors together; a lane that the mask leaves open is undefined. */
static gv_value_id build_shuffled(front *f, const gv_expr *e) {
  MlirAttribute mask = gv_attribute(e->op, "mask");
  int64_t lanes = 0;
  uint32_t size = 0;
  lanes_of(f, mlirOperationGetOperand(e->op, 0), &lanes, &size);
  gv_value_id made = gv_add_value(
      f->model, (gv_value){.def = GV_DEF_UNDEF, .size = e->value.size, .loc = e->value.loc});
  for (intptr_t i = 0; i < mlirDenseArrayGetNumElements(mask); i++) {
    int32_t lane = mlirDenseI32ArrayGetElement(mask, i);
    if (lane < 0 || lane >= 2 * lanes) continue;
    gv_value_id from = lane < lanes ? e->value.a : e->value.b;
    made = put(f, made, part(f, from, lane % lanes * size, size, e->value.loc), (int64_t)i * size,
               e->value.loc);
  }
  return made;
}

void gv_expr_shuffle(front *f, MlirOperation op, gv_expr *out) {
  MlirAttribute mask = gv_attribute(op, "mask");
  int64_t lanes, made;
  uint32_t size;
  if (gv_operand_count(op) != 2 || mlirAttributeIsNull(mask) ||
      !mlirAttributeIsADenseI32Array(mask))
    return;
  if (mlirDenseArrayGetNumElements(mask) > MOST_LANES ||
      !lanes_of(f, mlirOperationGetOperand(op, 0), &lanes, &size))
    return;
  if (!lanes_of(f, mlirOperationGetResult(op, 0), &made, &size) ||
      made != mlirDenseArrayGetNumElements(mask))
    return;
  build(out, build_shuffled, mlirOperationGetOperand(op, 0), 0);
  out->source[1] = mlirOperationGetOperand(op, 1);
}

/* ---- the whole ---- */

bool gv_expr_wide(front *f, MlirOperation op, gv_expr *out) {
  const gv_op_row *row = gv_row_of(f, op);
  if (is_wide(f, mlirOperationGetResult(op, 0))) return wide_result(f, op, out);
  bool narrows = row->expr == gv_expr_trunc || row->expr == gv_expr_pointer;
  if (!narrows || out->value.size != WORD || !is_wide(f, mlirOperationGetOperand(op, 0)))
    return false;
  if (row->expr == gv_expr_trunc && out->value.width != 64) return false;
  build(out, build_low, mlirOperationGetOperand(op, 0), 0);
  return true;
}
