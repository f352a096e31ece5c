/* Why upstream's lowering declines an operation that has a row in lowering.def: what of its types
 * it does not handle. */
#include "expressions/expressions.h"

/* The lowering handles memrefs whose map from indices to elements is the one that their shape alone
 * gives them. */
static bool has_layout(MlirType type) {
  return mlirTypeIsAMemRef(type) && !mlirAffineMapIsIdentity(mlirMemRefTypeGetAffineMap(type));
}

static const gv_declined declined_layout = {
    "the memref has a layout, and the lowering takes none, not even a contiguous one",
    "copy or fill a buffer without a layout, or use a kernel"};
static const gv_declined declined_shared = {"async gpu.alloc does not take host_shared",
                                            "remove `async` and its dependencies"};
static const gv_declined declined_width = {"the value is not 16 or 32 bits wide",
                                           "fill with a value of 16 or 32 bits, or use a kernel"};

static bool has_other_width(MlirType type) {
  bool half = mlirTypeIsAF16(type) || mlirTypeIsABF16(type);
  unsigned width = mlirTypeIsAInteger(type) ? mlirIntegerTypeGetWidth(type)
                   : mlirTypeIsAF32(type)   ? 32
                   : half                   ? 16
                                            : 0;
  return width != 16 && width != 32;
}

/* Of a copy it looks at the source only. */
const gv_declined *gv_declined_for(MlirOperation op) {
  gv_str name = gv_op_name(op);
  uint32_t count = gv_operand_count(op), results = (uint32_t)mlirOperationGetNumResults(op);
  bool alloc = gv_str_equal(name, GV_STR("gpu.alloc")) && results;
  bool set = gv_str_equal(name, GV_STR("gpu.memset")) && count > 1;
  bool copy = gv_str_equal(name, GV_STR("gpu.memcpy")) && count;
  if (alloc && results > 1 && !mlirAttributeIsNull(gv_attribute(op, "hostShared")))
    return &declined_shared;
  if (set && has_other_width(mlirValueGetType(mlirOperationGetOperand(op, count - 1))))
    return &declined_width;
  bool layout = alloc  ? has_layout(mlirValueGetType(mlirOperationGetResult(op, 0)))
                : copy ? has_layout(mlirValueGetType(mlirOperationGetOperand(op, count - 1)))
                : set  ? has_layout(mlirValueGetType(mlirOperationGetOperand(op, count - 2)))
                       : false;
  return layout ? &declined_layout : NULL;
}
