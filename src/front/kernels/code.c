/* The code that a gpu.binary brings along, and what launches give it. Of its objects one for
 * NVIDIA's devices is taken that a driver can load: the newest form first that any device takes,
 * PTX. cost: linear in the launches' operands.
 */
#define _GNU_SOURCE
#include "kernels/kernels.h"

#include <mlir-c/Dialect/GPU.h>

#include "read/bitcode.h"

enum { MOST_CODE = 4 << 20 };

/* ---- gpu.binary ---- */

/* As gpu.CompilationTarget numbers the forms; NULL is 1, offloading's own form, which no driver
 * loads. */
typedef enum form { OFFLOAD = 1, ASSEMBLY, BINARY, FATBINARY } form;

/* What is between `name` and the next quote in the target, which the C interface only prints. */
static gv_str text_of(front *f, MlirAttribute target, gv_str name) {
  gv_text text = {0};
  gv_str found = GV_STR("");
  mlirAttributePrint(target, gv_keep_text, &text);
  const char *at = text.len ? memmem(text.at, text.len, name.at, name.len) : NULL;
  const char *end =
      at ? memchr(at + name.len, '"', text.len - (size_t)(at + name.len - text.at)) : NULL;
  if (end)
    found = gv_str_copy(&f->model->arena, (gv_str){at + name.len, (size_t)(end - at) - name.len});
  gv_vec_free(&text);
  return found;
}

bool gv_is_for_nvidia(MlirAttribute target) {
  gv_text text = {0};
  static const char name[] = "#nvvm.target";
  mlirAttributePrint(target, gv_keep_text, &text);
  bool is = text.len >= sizeof name - 1 && memcmp(text.at, name, sizeof name - 1) == 0;
  gv_vec_free(&text);
  return is;
}

/* The driver can tell code by its first bytes, and so can we: PTX, ELF, a fatbin. */
static bool is_code(gv_str bytes, uint32_t what) {
  if (bytes.len < 8 || bytes.len > MOST_CODE) return false;
  if (what == ASSEMBLY)
    return memmem(bytes.at, bytes.len, ".version", 8) && !memchr(bytes.at, 0, bytes.len);
  return memcmp(bytes.at, "\177ELF", 4) == 0 || memcmp(bytes.at, "\x50\xed\x55\xba", 4) == 0;
}

static uint32_t look_into(front *f, MlirOperation binary) {
  MlirAttribute objects = gv_attribute(binary, "objects");
  if (mlirAttributeIsNull(objects) || !mlirAttributeIsAArray(objects)) return GV_NONE;
  MlirAttribute best = {NULL};
  for (intptr_t i = 0; i < mlirArrayAttrGetNumElements(objects); i++) {
    MlirAttribute object = mlirArrayAttrGetElement(objects, i);
    if (!mlirAttributeIsAGPUObjectAttr(object) ||
        !gv_is_for_nvidia(mlirGPUObjectAttrGetTarget(object)))
      continue;
    uint32_t what = mlirGPUObjectAttrGetFormat(object);
    if (!is_code(gv_str_from(mlirGPUObjectAttrGetObject(object)), what)) continue;
    if (mlirAttributeIsNull(best) || what == ASSEMBLY) best = object;
  }
  if (mlirAttributeIsNull(best)) return GV_NONE;
  *gv_push(&f->model->codes) =
      (gv_code){text_of(f, mlirGPUObjectAttrGetTarget(best), GV_STR("chip = \"")),
                gv_str_copy(&f->model->arena, gv_str_from(mlirGPUObjectAttrGetObject(best)))};
  return f->model->codes.len - 1;
}

/* ---- bitcode ---- */

enum { MOST_BINARIES = 256, MOST_DEPTH = 16 };

/* The one object of the binary, where that is bitcode, bare or in the wrapper that some systems put
 * around it. */
static bool take_bitcode(MlirOperation binary, MlirStringRef *bytes) {
  MlirAttribute objects = gv_attribute(binary, "objects");
  if (mlirAttributeIsNull(objects) || !mlirAttributeIsAArray(objects) ||
      mlirArrayAttrGetNumElements(objects) != 1)
    return false;
  MlirAttribute object = mlirArrayAttrGetElement(objects, 0);
  if (!mlirAttributeIsAGPUObjectAttr(object)) return false;
  *bytes = mlirGPUObjectAttrGetObject(object);
  return bytes->length <= MOST_CODE && gv_is_bitcode(gv_str_from(*bytes));
}

static void import_in(MlirOperation module, gv_imported_list *to, MlirContext *context, int depth) {
  MlirStringRef bytes;
  MlirBlock block = mlirOperationGetNumRegions(module) == 1
                        ? mlirRegionGetFirstBlock(mlirOperationGetRegion(module, 0))
                        : (MlirBlock){NULL};
  if (mlirBlockIsNull(block) || depth > MOST_DEPTH) return;
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    gv_str name = gv_op_name(op);
    if (gv_str_equal(name, GV_STR("builtin.module"))) import_in(op, to, context, depth + 1);
    if (!gv_str_equal(name, GV_STR("gpu.binary")) || to->len == MOST_BINARIES ||
        !take_bitcode(op, &bytes))
      continue;
    if (!context->ptr) *context = gv_new_bitcode_context();
    MlirOperation imported = gv_import_bitcode(*context, bytes);
    if (mlirOperationIsNull(imported)) continue;
    gv_order_blocks(*context, imported);
    *gv_push(to) = (gv_imported){op.ptr, imported, GV_NONE};
  }
}

void gv_import_binaries(MlirOperation module, gv_imported_list *to, MlirContext *context) {
  import_in(module, to, context, 0);
}

void gv_free_binaries(gv_imported_list *imported, MlirContext context) {
  for (uint32_t i = 0; i < imported->len; i++) mlirOperationDestroy(imported->at[i].module);
  gv_vec_free(imported);
  if (context.ptr) mlirContextDestroy(context);
}

/* ---- launches ---- */

static uint32_t code_of(front *f, MlirAttribute kernel) {
  if (mlirAttributeIsNull(kernel) || !mlirAttributeIsASymbolRef(kernel)) return GV_NONE;
  if (mlirSymbolRefAttrGetNumNestedReferences(kernel) != 1) return GV_NONE;
  gv_symbol *symbol =
      gv_find_symbol(f, f->fn.scope, gv_str_from(mlirSymbolRefAttrGetRootReference(kernel)));
  if (!symbol || symbol->kind != GV_SYM_BINARY) return GV_NONE;
  if (symbol->id == GV_NONE) symbol->id = look_into(f, symbol->op);
  return symbol->id;
}

/* Numbers of other types than integers are not followed. False: it is not one parameter of a
 * kernel. */
static bool push_argument(front *f, MlirValue value) {
  MlirType type = mlirValueGetType(value);
  bool address = mlirTypeIsALLVMPointerType(type), integer = mlirTypeIsAInteger(type);
  gv_layout layout = gv_value_layout(f, value);
  bool number = integer || mlirTypeIsAF32(type) || mlirTypeIsAF64(type) || mlirTypeIsAF16(type) ||
                mlirTypeIsABF16(type);
  if ((!address && !number) || layout.size > 8) return false;
  *gv_push(&f->model->launch_arguments) =
      (gv_launch_argument){.value = address || integer ? gv_demand(f, value) : GV_NONE,
                           .size = layout.size,
                           .address = address};
  return true;
}

/* The segments of the operands of gpu.launch_func. */
enum { GRID = 1, CLUSTER = 7, SHARED_MEMORY = 10, ARGUMENTS = 11, SEGMENTS = 13 };

/* The operands of one segment, from `first` on. False: this is not launched as a kernel is. */
static bool push_segment(front *f, MlirOperation op, gv_launch *launch, int segment, uint32_t first,
                         uint32_t count) {
  bool cluster = segment >= CLUSTER && segment < SHARED_MEMORY;
  for (uint32_t i = first; segment == ARGUMENTS && i < first + count; i++)
    if (!push_argument(f, mlirOperationGetOperand(op, i))) return false;
  if (!count || segment < GRID || segment >= ARGUMENTS) return true;
  if (cluster) return false;
  launch->sizes[segment < CLUSTER ? segment - GRID : GV_LAUNCH_SIZES - 1] =
      gv_demand(f, mlirOperationGetOperand(op, first));
  return true;
}

void gv_add_launch(front *f, MlirOperation op) {
  MlirAttribute segments = gv_attribute(op, "operandSegmentSizes"),
                kernel = gv_attribute(op, "kernel");
  gv_launch launch = {.op = f->model->ops.len - 1, .code = code_of(f, kernel)};
  uint32_t operand = 0;
  if (launch.code == GV_NONE || mlirDenseArrayGetNumElements(segments) != SEGMENTS) return;
  launch.first_argument = f->model->launch_arguments.len;
  for (int i = 0; i < GV_LAUNCH_SIZES; i++) launch.sizes[i] = GV_NONE;
  for (int i = 0; i <= ARGUMENTS; i++) {
    uint32_t count = (uint32_t)mlirDenseI32ArrayGetElement(segments, i);
    if (!push_segment(f, op, &launch, i, operand, count)) {
      f->model->launch_arguments.len = launch.first_argument;
      return;
    }
    operand += count;
  }
  launch.arguments = f->model->launch_arguments.len - launch.first_argument;
  launch.function =
      gv_str_copy(&f->model->arena, gv_str_from(mlirSymbolRefAttrGetLeafReference(kernel)));
  *gv_push(&f->model->launches) = launch;
}
