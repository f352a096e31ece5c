/* Addresses as numbers: sizes that MLIR computes as the address of an element past null, addresses that it aligns by
 * arithmetic.
 */
#include "expressions/expressions.h"

static MlirOperation maker_of(MlirValue value, const char *name) {
  MlirOperation none = {NULL};
  if (!mlirValueIsAOpResult(value)) return none;
  MlirOperation op = mlirOpResultGetOwner(value);
  return gv_op_is(op, name) ? op : none;
}

/* ---- sizes: ptrtoint (getelementptr null[n]) ---- */

/* The getelementptr with one index on null that made the address, or NULL. */
static MlirOperation null_offset(front *f, MlirValue address) {
  MlirOperation none = {NULL}, op = maker_of(address, "llvm.getelementptr");
  if (mlirOperationIsNull(op)) return none;
  MlirValue base = mlirOperationGetOperand(op, 0);
  if (!mlirValueIsAOpResult(base) || gv_row_of(f, mlirOpResultGetOwner(base))->expr != gv_expr_null) return none;
  MlirAttribute indices = gv_attribute(op, "rawConstantIndices");
  return mlirDenseArrayGetNumElements(indices) == 1 && gv_value_layout(f, address).size == 8 ? op : none;
}

bool gv_is_size(front *f, MlirOperation number) {
  return !mlirOperationIsNull(null_offset(f, mlirOperationGetOperand(number, 0)));
}

bool gv_constant_size(front *f, MlirValue value, int64_t *size) {
  if (gv_constant(f, value, size)) return true;
  MlirOperation number = maker_of(value, "llvm.ptrtoint");
  MlirOperation offset = mlirOperationIsNull(number) ? number : null_offset(f, mlirOperationGetOperand(number, 0));
  if (mlirOperationIsNull(offset)) return false;
  int64_t count = mlirDenseI32ArrayGetElement(gv_attribute(offset, "rawConstantIndices"), 0);
  if (gv_operand_count(offset) > 1 && !gv_constant(f, mlirOperationGetOperand(offset, 1), &count)) return false;
  int64_t each = gv_layout_of(f, mlirTypeAttrGetValue(gv_attribute(offset, "elem_type"))).size;
  return !__builtin_mul_overflow(count, each, size);
}

/* n elements of a type: n times its size. */
void gv_expr_number(front *f, MlirOperation op, gv_expr *out) {
  MlirOperation offset = null_offset(f, mlirOperationGetOperand(op, 0));
  if (mlirOperationIsNull(offset) || out->value.width != 64) {
    gv_expr_copy(f, op, out);
    return;
  }
  int64_t size = gv_layout_of(f, mlirTypeAttrGetValue(gv_attribute(offset, "elem_type"))).size;
  int64_t count = mlirDenseI32ArrayGetElement(gv_attribute(offset, "rawConstantIndices"), 0);
  MlirValue counted = gv_operand_count(offset) > 1 ? mlirOperationGetOperand(offset, 1) : (MlirValue){NULL};
  if (mlirValueIsNull(counted) || gv_constant(f, counted, &count)) {
    if (__builtin_mul_overflow(count, size, &out->value.k)) return;
    out->value.def = GV_DEF_INT;
  } else if (gv_value_layout(f, counted).width == 64) {
    out->value.def = GV_DEF_ARITH;
    out->value.c = GV_MUL;
    out->source[0] = counted;
    out->value.b = gv_int(f, size, 8, 64);
  }
}

/* ---- aligned addresses: inttoptr (x - x urem c), where x is ptrtoint p, or that plus a constant ---- */

static bool is_constant_sum(front *f, MlirValue value) {
  int64_t k;
  if (gv_constant(f, value, &k)) return true;
  if (!mlirValueIsAOpResult(value)) return false;
  MlirOperation op = mlirOpResultGetOwner(value);
  const gv_op_row *row = gv_row_of(f, op);
  return (row->expr == gv_expr_sub || row->expr == gv_expr_add) && gv_constant(f, mlirOperationGetOperand(op, 0), &k) &&
         gv_constant(f, mlirOperationGetOperand(op, 1), &k);
}

static bool is_remainder(front *f, MlirValue value, MlirValue of) {
  int64_t k;
  MlirOperation op = maker_of(value, "llvm.urem");
  return !mlirOperationIsNull(op) && mlirValueEqual(mlirOperationGetOperand(op, 0), of) &&
         gv_constant(f, mlirOperationGetOperand(op, 1), &k);
}

/* The address that was aligned to give the number, or NULL. */
static MlirValue aligned(front *f, MlirValue number) {
  MlirValue none = {NULL};
  MlirOperation less = maker_of(number, "llvm.sub");
  if (mlirOperationIsNull(less)) return none;
  MlirValue moved = mlirOperationGetOperand(less, 0);
  if (!is_remainder(f, mlirOperationGetOperand(less, 1), moved)) return none;
  MlirOperation sum = maker_of(moved, "llvm.add");
  for (unsigned i = 0; !mlirOperationIsNull(sum) && i < 2; i++) {
    if (!is_constant_sum(f, mlirOperationGetOperand(sum, 1 - i))) continue;
    moved = mlirOperationGetOperand(sum, i);
    break;
  }
  MlirOperation cast = maker_of(moved, "llvm.ptrtoint");
  return mlirOperationIsNull(cast) ? none : mlirOperationGetOperand(cast, 0);
}

/* An aligned address lies somewhere past the one that it was made of. */
void gv_expr_pointer(front *f, MlirOperation op, gv_expr *out) {
  MlirValue base = aligned(f, mlirOperationGetOperand(op, 0));
  if (mlirValueIsNull(base) || !mlirTypeIsALLVMPointerType(mlirValueGetType(base)) || out->value.size != 8) {
    gv_expr_copy(f, op, out);
    return;
  }
  out->value.def = GV_DEF_OFFSET;
  out->value.k = GV_ANYWHERE;
  out->source[0] = base;
}
