/* Addresses as numbers: sizes that MLIR computes as the address of an element past null, addresses
 * that it aligns by arithmetic.
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
  if (!mlirValueIsAOpResult(base) || gv_row_of(f, mlirOpResultGetOwner(base))->expr != gv_expr_null)
    return none;
  MlirAttribute indices = gv_attribute(op, "rawConstantIndices");
  return mlirDenseArrayGetNumElements(indices) == 1 && gv_value_layout(f, address).size == 8 ? op
                                                                                             : none;
}

bool gv_is_size(front *f, MlirOperation number) {
  return !mlirOperationIsNull(null_offset(f, mlirOperationGetOperand(number, 0)));
}

bool gv_constant_size(front *f, MlirValue value, int64_t *size) {
  if (gv_constant(f, value, size)) return true;
  MlirOperation number = maker_of(value, "llvm.ptrtoint");
  MlirOperation offset =
      mlirOperationIsNull(number) ? number : null_offset(f, mlirOperationGetOperand(number, 0));
  if (mlirOperationIsNull(offset)) return false;
  int64_t count = mlirDenseI32ArrayGetElement(gv_attribute(offset, "rawConstantIndices"), 0);
  if (gv_operand_count(offset) > 1 && !gv_constant(f, mlirOperationGetOperand(offset, 1), &count))
    return false;
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
  MlirValue counted =
      gv_operand_count(offset) > 1 ? mlirOperationGetOperand(offset, 1) : (MlirValue){NULL};
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

/* ---- aligned addresses: inttoptr (x - x urem c) or (x and -c), where x is ptrtoint p, or that plus a constant ---- */

static bool constant_sum(front *f, MlirValue value, int64_t *k) {
  int64_t a, b;
  if (gv_constant(f, value, k)) return true;
  if (!mlirValueIsAOpResult(value)) return false;
  MlirOperation op = mlirOpResultGetOwner(value);
  const gv_op_row *row = gv_row_of(f, op);
  bool sum = row->expr == gv_expr_add, difference = row->expr == gv_expr_sub;
  if (!(sum || difference) || !gv_constant(f, mlirOperationGetOperand(op, 0), &a) ||
      !gv_constant(f, mlirOperationGetOperand(op, 1), &b))
    return false;
  return !(sum ? __builtin_add_overflow(a, b, k) : __builtin_sub_overflow(a, b, k));
}

/* value = of urem *by */
static bool is_remainder(front *f, MlirValue value, MlirValue of, int64_t *by) {
  MlirOperation op = maker_of(value, "llvm.urem");
  return !mlirOperationIsNull(op) && mlirValueEqual(mlirOperationGetOperand(op, 0), of) &&
         gv_constant(f, mlirOperationGetOperand(op, 1), by);
}

/* An address that another one was aligned to. */
typedef struct alignment {
  MlirValue base;     /* NULL: it was not */
  int64_t plus, unit; /* the next lower multiple of `unit` from base + plus on */
} alignment;

/* The number that was rounded down to give this one; NULL. */
static MlirValue rounded(front *f, MlirValue number, int64_t *unit) {
  MlirOperation less = maker_of(number, "llvm.sub"), mask = maker_of(number, "llvm.and");
  if (!mlirOperationIsNull(less)) {
    MlirValue of = mlirOperationGetOperand(less, 0);
    return is_remainder(f, mlirOperationGetOperand(less, 1), of, unit) ? of : (MlirValue){NULL};
  }
  for (unsigned i = 0; !mlirOperationIsNull(mask) && i < 2; i++) {
    if (!gv_constant(f, mlirOperationGetOperand(mask, 1 - i), unit) || *unit >= 0 ||
        *unit < INT32_MIN || -*unit & (-*unit - 1))
      continue;
    *unit = -*unit;
    return mlirOperationGetOperand(mask, i);
  }
  return (MlirValue){NULL};
}

/* Rounded up to a power of two: how far that is, the address alone says. */
static uint32_t power_of(const alignment *a) {
  bool up =
      a->unit > 0 && a->unit <= INT32_MAX && !(a->unit & (a->unit - 1)) && a->plus == a->unit - 1;
  return up ? (uint32_t)__builtin_ctzll((uint64_t)a->unit) + 1 : 0;
}

static alignment aligned(front *f, MlirValue number) {
  alignment a = {{NULL}, 0, 0};
  MlirValue moved = rounded(f, number, &a.unit);
  if (mlirValueIsNull(moved)) return a;
  MlirOperation sum = maker_of(moved, "llvm.add");
  for (unsigned i = 0; !mlirOperationIsNull(sum) && i < 2; i++) {
    if (!constant_sum(f, mlirOperationGetOperand(sum, 1 - i), &a.plus)) continue;
    moved = mlirOperationGetOperand(sum, i);
    break;
  }
  MlirOperation cast = maker_of(moved, "llvm.ptrtoint");
  bool masked = !mlirOperationIsNull(maker_of(number, "llvm.and"));
  if (!mlirOperationIsNull(cast) && (!masked || power_of(&a)))
    a.base = mlirOperationGetOperand(cast, 0);
  return a;
}

/* An aligned address lies somewhere past the one that it was made of. */
void gv_expr_pointer(front *f, MlirOperation op, gv_expr *out) {
  alignment a = aligned(f, mlirOperationGetOperand(op, 0));
  MlirValue base = a.base;
  if (mlirValueIsNull(base) || !mlirTypeIsALLVMPointerType(mlirValueGetType(base)) ||
      out->value.size != 8) {
    gv_expr_copy(f, op, out);
    return;
  }
  out->value.def = GV_DEF_OFFSET;
  out->value.k = GV_ANYWHERE;
  out->value.b = power_of(&a);
  out->source[0] = base;
}
