/* Memory that can hold handles: stack slots, heap blocks, loads and stores. Plain data is loaded only straight from a slot or a
 * global, since it can carry a condition; stored, it can overwrite a handle wherever it goes.
 */
#include "front/room.h"

void gv_new_memory(front *f, MlirOperation op, gv_str name, bool heap) {
  gv_emit(f, op, GV_OP_MEMORY, name)->heap = heap;
  gv_add_results(f, op);
}

void gv_emit_alloca(front *f, MlirOperation op) { gv_new_memory(f, op, GV_STR("llvm.alloca"), false); }

/* The address is a slot, a global or a call's result, or a place in it that is computed directly from it. */
static bool is_in_slot(front *f, MlirValue address) {
  while (mlirValueIsAOpResult(address)) {
    MlirOperation op = mlirOpResultGetOwner(address);
    const gv_op_row *row = gv_row_of(f, op);
    if (row->emit == gv_emit_alloca || row->emit == gv_emit_call || row->expr == gv_expr_addressof) return true;
    if (row->expr != gv_expr_offset && row->expr != gv_expr_copy) return false;
    address = mlirOperationGetOperand(op, 0);
  }
  return false;
}

void gv_emit_load(front *f, MlirOperation op) {
  MlirValue address = mlirOperationGetOperand(op, 0);
  gv_layout layout = gv_value_layout(f, mlirOperationGetResult(op, 0));
  if (!layout.holds && !(layout.width && is_in_slot(f, address))) return;
  gv_push_value(f, address);
  gv_emit(f, op, GV_OP_LOAD, GV_STR("llvm.load"));
  gv_add_results(f, op);
}

void gv_emit_store(front *f, MlirOperation op) {
  MlirValue value = mlirOperationGetOperand(op, 0), address = mlirOperationGetOperand(op, 1);
  gv_push_value(f, value);
  gv_push_value(f, address);
  gv_emit(f, op, GV_OP_STORE, GV_STR("llvm.store"));
}

/* A handle put into a memref is not followed further. */
void gv_emit_memref_store(front *f, MlirOperation op) {
  if (gv_value_layout(f, mlirOperationGetOperand(op, 0)).holds)
    gv_emit_unknown(f, op, GV_STR("memref.store"), 0, gv_operand_count(op));
}

/* ---- ranges of bytes ---- */

/* No size: not constant. */
static bool is_size(const int64_t *size) { return size && *size > 0 && *size <= INT32_MAX; }

static void store_filling(front *f, MlirOperation op, gv_str name, gv_def filling, MlirValue at, int64_t size) {
  gv_value value = {.def = (uint8_t)filling, .size = (uint32_t)size, .loc = GV_NO_LOC};
  gv_push_operand(f, gv_add_value(f->model, value));
  gv_push_value(f, at);
  gv_emit(f, op, GV_OP_STORE, name);
}

void gv_zero_memory(front *f, MlirOperation op, gv_str name, MlirValue at, int64_t size) {
  if (is_size(&size)) store_filling(f, op, name, GV_DEF_NULL, at, size);
}

void gv_copy_memory(front *f, MlirOperation op, gv_str name, MlirValue to, MlirValue from, const int64_t *size) {
  if (size && *size == 0) return;
  gv_push_value(f, to);
  gv_push_value(f, from);
  gv_push_operand(f, is_size(size) ? gv_int(f, *size, 8, 64) : GV_NONE);
  gv_emit(f, op, GV_OP_MEMCPY, name);
}

/* Zero bytes are null handles, all others are no handles; how far they go must be known. */
void gv_set_memory(front *f, MlirOperation op, gv_str name, MlirValue to, MlirValue byte, const int64_t *size) {
  int64_t k;
  if (size && *size == 0) return;
  if (is_size(size)) {
    bool zero = gv_constant(f, byte, &k) && (k & 0xff) == 0;
    store_filling(f, op, name, zero ? GV_DEF_NULL : GV_DEF_UNDEF, to, *size);
    return;
  }
  gv_push_value(f, to);
  gv_emit(f, op, GV_OP_UNKNOWN, name);
}

/* The size of an intrinsic: operand 2, or the attribute of the inline forms. */
static const int64_t *size_of(front *f, MlirOperation op, int64_t *size) {
  if (gv_operand_count(op) > 2) return gv_constant(f, mlirOperationGetOperand(op, 2), size) ? size : NULL;
  return gv_attribute_int(gv_attribute(op, "len"), size) ? size : NULL;
}

void gv_emit_memcpy(front *f, MlirOperation op) {
  int64_t size;
  gv_copy_memory(f, op, gv_name_of(f, op), mlirOperationGetOperand(op, 0), mlirOperationGetOperand(op, 1),
                 size_of(f, op, &size));
}

void gv_emit_memset(front *f, MlirOperation op) {
  int64_t size;
  gv_set_memory(f, op, gv_name_of(f, op), mlirOperationGetOperand(op, 0), mlirOperationGetOperand(op, 1),
                size_of(f, op, &size));
}
