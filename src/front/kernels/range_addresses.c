/* needs: an operation that computes an address, or what is part of one. gives: what it leads to and
 * how far from its begin, in bytes.
 */
#include "kernels/ranges.h"

/* Further by `by` times a number. */
static gv_range_value further(gv_ranges *r, gv_range_value base, const gv_form *more, int64_t by) {
  if (!gv_form_add(&base.at, more, by)) base.at = gv_range_anything(r);
  return base;
}

/* ---- pointers ---- */

/* Bytes from one value of the type to the next. */
static int64_t step_of(gv_ranges *r, MlirType type) {
  gv_layout layout = gv_layout_of(r->f, type);
  return layout.align > 1 ? (layout.size + layout.align - 1) / layout.align * layout.align
                          : layout.size;
}

/* Goes on to a member of *type, number *constant or, where that is NULL, `at`; false: it is not
 * known where that is. */
static bool go_to_member(gv_ranges *r, gv_range_value *base, MlirType *type,
                         const int64_t *constant, const gv_form *at) {
  int64_t step = 0;
  MlirType member;
  if (!gv_member(r->f, *type, constant ? *constant : 1, &step, &member)) return false;
  if (!constant && mlirTypeIsALLVMStructType(*type)) return false;
  gv_form one = gv_form_constant(step);
  *base = constant ? further(r, *base, &one, 1) : further(r, *base, at, step);
  *type = member;
  return true;
}

gv_range_value gv_range_gep(gv_ranges *r, uint32_t frame, MlirOperation op) {
  gv_range_value base = gv_range_value_of(r, frame, mlirOperationGetOperand(op, 0));
  MlirType result = mlirValueGetType(mlirOperationGetResult(op, 0));
  MlirAttribute indices = gv_attribute(op, "rawConstantIndices"),
                element = gv_attribute(op, "elem_type");
  if (base.what != GV_A_POINTER || mlirAttributeIsNull(indices) || mlirAttributeIsNull(element))
    return base;
  if (!mlirTypeIsALLVMPointerType(result)) /* a vector of them */
    return gv_range_somewhere(r, base.root, mlirValueGetType(mlirOperationGetOperand(op, 0)));
  MlirType type = mlirTypeAttrGetValue(element);
  uint32_t next = 1;
  for (intptr_t i = 0; i < mlirDenseArrayGetNumElements(indices); i++) {
    int64_t constant = mlirDenseI32ArrayGetElement(indices, i);
    bool dynamic = constant == INT32_MIN;
    gv_form at = dynamic ? gv_range_operand(r, frame, op, next++) : gv_form_constant(constant);
    if (i == 0)
      base = further(r, base, &at, step_of(r, type));
    else if (!go_to_member(r, &base, &type, dynamic ? NULL : &constant, &at))
      return gv_range_somewhere(r, base.root, result);
  }
  return base;
}

gv_range_value gv_range_cast(gv_ranges *r, uint32_t frame, MlirOperation op) {
  MlirType from = mlirValueGetType(mlirOperationGetOperand(op, 0)),
           to = mlirValueGetType(mlirOperationGetResult(op, 0));
  gv_range_value of = gv_range_value_of(r, frame, mlirOperationGetOperand(op, 0));
  bool addresses = gv_range_is_address(from) && gv_range_is_address(to),
       numbers = of.what == GV_A_NUMBER && !gv_range_is_address(to);
  return addresses || numbers ? of : gv_range_unknown(r, to);
}

/* ---- structs ---- */

static bool begins_with(MlirAttribute whole, MlirAttribute start) {
  intptr_t count = mlirDenseArrayGetNumElements(start);
  if (mlirDenseArrayGetNumElements(whole) < count) return false;
  for (intptr_t i = 0; i < count; i++)
    if (mlirDenseI64ArrayGetElement(whole, i) != mlirDenseI64ArrayGetElement(start, i))
      return false;
  return true;
}

gv_range_value gv_range_extract(gv_ranges *r, uint32_t frame, MlirOperation op) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  MlirAttribute position = gv_attribute(op, "position");
  MlirOperation made = gv_range_maker(mlirOperationGetOperand(op, 0));
  while (!mlirOperationIsNull(made) && gv_range_spend(r) && !mlirAttributeIsNull(position)) {
    if (!gv_op_is(made, "llvm.insertvalue")) break;
    MlirAttribute at = gv_attribute(made, "position");
    if (mlirAttributeEqual(at, position))
      return gv_range_value_of(r, frame, mlirOperationGetOperand(made, 1));
    if (begins_with(at, position) || begins_with(position, at)) break;
    made = gv_range_maker(mlirOperationGetOperand(made, 0));
  }
  return gv_range_unknown(r, type);
}

/* ---- memrefs ---- */

/* A list of constants, and of operands from number `next` on for those that are not. */
typedef struct mixed_list {
  MlirAttribute constants;
  uint32_t next;
} mixed_list;

static gv_form listed(gv_ranges *r, uint32_t frame, MlirOperation op, mixed_list *list,
                      intptr_t i) {
  int64_t k = mlirDenseI64ArrayGetElement(list->constants, i);
  if (k != mlirShapedTypeGetDynamicStrideOrOffset()) return gv_form_constant(k);
  return gv_range_operand(r, frame, op, list->next++);
}

static bool is_list(MlirAttribute list) {
  return !mlirAttributeIsNull(list) && mlirAttributeIsADenseI64Array(list);
}

/* How many of the list are operands. */
static uint32_t count_dynamic(MlirAttribute list) {
  uint32_t count = 0;
  for (intptr_t i = 0; i < mlirDenseArrayGetNumElements(list); i++)
    count += mlirDenseI64ArrayGetElement(list, i) == mlirShapedTypeGetDynamicStrideOrOffset();
  return count;
}

/* Where the type says what strides are, they are that. */
static void take_strides(gv_ranges *r, gv_range_value *view, MlirType type) {
  gv_range_value by_type = gv_range_memref(r, view->root, type, GV_NONE);
  for (intptr_t d = 0; d < mlirShapedTypeGetRank(type) && d < GV_RANGE_RANK; d++) {
    if (!by_type.strided[d]) continue;
    view->strided[d] = true;
    view->stride[d] = by_type.stride[d];
  }
}

/* Where the result drops dimensions of size one, only where it begins is known. */
gv_range_value gv_range_subview(gv_ranges *r, uint32_t frame, MlirOperation op) {
  gv_range_value base = gv_range_value_of(r, frame, mlirOperationGetOperand(op, 0)), view = base;
  MlirAttribute offsets = gv_attribute(op, "static_offsets"),
                sizes = gv_attribute(op, "static_sizes");
  MlirAttribute strides = gv_attribute(op, "static_strides");
  MlirType from = mlirValueGetType(mlirOperationGetOperand(op, 0)),
           to = mlirValueGetType(mlirOperationGetResult(op, 0));
  if (base.what != GV_A_MEMREF || !is_list(offsets) || !is_list(sizes) || !is_list(strides))
    return base;
  intptr_t rank = mlirDenseArrayGetNumElements(offsets);
  mixed_list begins = {offsets, 1},
             steps = {strides, 1 + count_dynamic(offsets) + count_dynamic(sizes)};
  if (rank > GV_RANGE_RANK) return gv_range_somewhere(r, base.root, to);
  for (intptr_t d = 0; d < rank; d++) {
    gv_form at = listed(r, frame, op, &begins, d), step = listed(r, frame, op, &steps, d);
    int64_t bytes;
    if (!base.strided[d] ||
        __builtin_mul_overflow(base.stride[d], gv_range_element(r, from), &bytes))
      return gv_range_somewhere(r, base.root, to);
    view = further(r, view, &at, bytes);
    bool fits = !__builtin_mul_overflow(base.stride[d], step.plus, &view.stride[d]);
    view.strided[d] = fits && gv_form_is_constant(&step) && mlirShapedTypeGetRank(to) == rank;
  }
  take_strides(r, &view, to);
  return view;
}

gv_range_value gv_range_recast(gv_ranges *r, uint32_t frame, MlirOperation op) {
  MlirValue source = mlirOperationGetOperand(op, 0);
  gv_range_value base = gv_range_value_of(r, frame, source);
  gv_range_value made =
      gv_range_memref(r, base.root, mlirValueGetType(mlirOperationGetResult(op, 0)), GV_NONE);
  /* The offset counts from the aligned pointer, which only an argument's is known to be. */
  bool counted = mlirValueIsABlockArgument(source) && made.what == GV_A_MEMREF;
  if (!counted) made.at = gv_range_anything(r);
  return made;
}
