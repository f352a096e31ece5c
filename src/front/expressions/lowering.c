/* Why upstream's lowering declines an operation that has a row in lowering.def: what of its types
 * it does not handle. */
#include "expressions/expressions.h"

#include <mlir-c/Dialect/GPU.h>

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

/* A memory space that is not a number has to be converted by another pass first. */
static const gv_declined declined_space = {
    "the lowering converts only memory spaces that are numbers",
    "give the memref a numbered memory space, or none, before -gpu-to-llvm"};
static const gv_declined declined_launch = {"its kernel is not outlined",
                                            "outline it first, with -gpu-kernel-outlining"};
static const gv_declined declined_otherwise = {
    "its dependencies are not what keeps the lowering away",
    "run -gpu-to-llvm on its function, with operands of types that it converts"};

static bool has_named_space(MlirValue value) {
  MlirType type = mlirValueGetType(value);
  MlirAttribute space = {NULL};
  if (mlirTypeIsAMemRef(type)) space = mlirMemRefTypeGetMemorySpace(type);
  if (mlirTypeIsAUnrankedMemRef(type)) space = mlirUnrankedMemrefGetMemorySpace(type);
  return !mlirAttributeIsNull(space) && !mlirAttributeIsAInteger(space);
}

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

static bool uses_named_space(MlirOperation op) {
  for (uint32_t i = 0; i < gv_operand_count(op); i++)
    if (has_named_space(mlirOperationGetOperand(op, i))) return true;
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    if (has_named_space(mlirOperationGetResult(op, i))) return true;
  return false;
}

static bool takes(const gv_lowering *l, bool async, uint32_t deps) {
  int most = async ? l->max_deps : l->max_sync_deps;
  if (!async && l->async_only) return false;
  return (!async || (int)deps >= l->min_deps) && (most == -1 || (int)deps <= most);
}

const gv_declined *gv_left_for(MlirOperation op, const gv_lowering *lowering, uint32_t deps) {
  const gv_declined *declined = gv_declined_for(op);
  if (declined) return declined;
  if (uses_named_space(op)) return &declined_space;
  if (gv_str_equal(gv_op_name(op), GV_STR("gpu.launch"))) return &declined_launch;
  intptr_t results = mlirOperationGetNumResults(op);
  bool async = results && mlirTypeIsAGPUAsyncTokenType(
                              mlirValueGetType(mlirOperationGetResult(op, results - 1)));
  return takes(lowering, async, deps) ? &declined_otherwise : NULL;
}
