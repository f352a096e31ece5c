/* Numbers in memory that never changes: a load from a constant global, or from one of this module
 * that nobody writes, gives what it begins with.
 *
 * needs: the symbols. gives: the bits. cost: once, when the first such global is asked about, a
 * walk of the module.
 */
#include "expressions/expressions.h"

enum { USES_DEPTH = 8 };

/* ---- globals that nobody writes -------------------------------------------------------------- */

static bool is_volatile(MlirOperation op) {
  return !mlirAttributeIsNull(gv_attribute(op, "volatile_"));
}

/* The address goes into loads only. */
static bool is_only_read(front *f, MlirValue address, int depth) {
  bool only = depth < USES_DEPTH;
  for (MlirOpOperand use = mlirValueGetFirstUse(address); !mlirOpOperandIsNull(use) && only;
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    const gv_op_row *row = gv_row_of(f, user);
    bool moved = row->expr == gv_expr_offset && mlirOpOperandGetOperandNumber(use) == 0;
    bool copied = row->emit == GV_EMIT_memcpy && mlirOpOperandGetOperandNumber(use) == 1;
    only = row->emit == GV_EMIT_load || copied ||
           (moved && is_only_read(f, mlirOperationGetResult(user, 0), depth + 1));
  }
  return only;
}

static void note_written(front *f, MlirAttribute reference) {
  bool found;
  if (mlirAttributeIsNull(reference) || !mlirAttributeIsASymbolRef(reference)) return;
  gv_symbol *symbol = gv_symbol_of(f, reference);
  if (symbol->kind == GV_SYM_GLOBAL) *gv_map_at(&f->cache.written, symbol->id, &found) = 1;
}

static MlirWalkResult look_for_writes(MlirOperation op, void *to) {
  front *f = to;
  if (gv_row_of(f, op)->expr != gv_expr_addressof) return MlirWalkResultAdvance;
  if (!is_only_read(f, mlirOperationGetResult(op, 0), 0))
    note_written(f, gv_attribute(op, "global_name"));
  return MlirWalkResultAdvance;
}

/* In each function the names are those of its module. What names a global in another way makes it
 * public. */
static void list_written(front *f) {
  const uint32_t scope = f->fn.scope;
  for (uint32_t i = 0; i < f->functions.len; i++) {
    const gv_symbol *symbol = &f->symbols.at[f->functions.at[i]]; /* they may move */
    f->fn.scope = symbol->scope;
    mlirOperationWalk(symbol->op, look_for_writes, f, MlirWalkPreOrder);
  }
  f->fn.scope = scope;
}

/* Not by other modules either, nor before the program begins. */
bool gv_is_never_written(front *f, const gv_symbol *symbol) {
  if (!mlirAttributeIsNull(gv_attribute(symbol->op, "externally_initialized"))) return false;
  if (!mlirAttributeIsNull(gv_attribute(symbol->op, "constant"))) return true;
  uint32_t id = symbol->id;
  if (f->model->globals.at[id].is_public) return false;
  if (!f->cache.has_written) list_written(f);
  f->cache.has_written = true;
  return gv_map_get(&f->cache.written, id) == GV_NONE;
}

/* ---- what is in them ------------------------------------------------------------------------- */

static bool bits_of_element(MlirAttribute all, MlirType type, intptr_t at, int64_t *bits) {
  if (at < 0 || at >= (intptr_t)mlirElementsAttrGetNumElements(all)) return false;
  if (mlirTypeIsAF32(type))
    return *bits = gv_bits_of_float(type, mlirDenseElementsAttrGetFloatValue(all, at)), true;
  if (mlirTypeIsAF64(type))
    return *bits = gv_bits_of_float(type, mlirDenseElementsAttrGetDoubleValue(all, at)), true;
  if (!mlirTypeIsAInteger(type) || !mlirIntegerTypeIsSignless(type)) return false;
  switch (mlirIntegerTypeGetWidth(type)) {
  case 1: return *bits = mlirDenseElementsAttrGetBoolValue(all, at), true;
  case 8: return *bits = mlirDenseElementsAttrGetInt8Value(all, at), true;
  case 16: return *bits = mlirDenseElementsAttrGetInt16Value(all, at), true;
  case 32: return *bits = mlirDenseElementsAttrGetInt32Value(all, at), true;
  case 64: return *bits = mlirDenseElementsAttrGetInt64Value(all, at), true;
  default: return false;
  }
}

/* The number of this type at that byte. */
static bool bits_at(front *f, MlirAttribute value, MlirType type, int64_t offset, int64_t *bits) {
  uint32_t size = gv_layout_of(f, type).size;
  if (mlirAttributeIsADenseElements(value)) {
    if (!size || offset % size ||
        !mlirTypeEqual(mlirShapedTypeGetElementType(mlirAttributeGetType(value)), type))
      return false;
    return bits_of_element(value, type, (intptr_t)(offset / size), bits);
  }
  if (mlirAttributeIsAString(value)) {
    gv_str text = gv_str_from(mlirStringAttrGetValue(value));
    if (size != 1 || offset < 0 || (uint64_t)offset >= text.len) return false;
    return *bits = (signed char)text.at[offset], true;
  }
  if (offset) return false;
  if (mlirAttributeIsAFloat(value)) {
    if (!mlirTypeEqual(mlirAttributeGetType(value), type)) return false;
    return *bits = gv_bits_of_float(type, mlirFloatAttrGetValueDouble(value)), true;
  }
  return mlirAttributeIsAInteger(value) && mlirTypeEqual(mlirAttributeGetType(value), type) &&
         gv_attribute_int(value, bits);
}

/* The operation that names the global, and how far past its start the address is; NULL: it is none,
 * or not known. */
static MlirOperation global_at(front *f, MlirValue address, int64_t *offset) {
  MlirOperation none = {NULL};
  if (!gv_offset_in_slot(f, address, offset)) return none;
  while (mlirValueIsAOpResult(address)) {
    MlirOperation op = mlirOpResultGetOwner(address);
    const gv_op_row *row = gv_row_of(f, op);
    if (row->expr == gv_expr_addressof) return op;
    if (row->expr != gv_expr_offset && row->expr != gv_expr_copy) return none;
    address = mlirOperationGetOperand(op, 0);
  }
  return none;
}

bool gv_constant_in_memory(front *f, MlirValue loaded, int64_t *bits) {
  MlirOperation load = mlirOpResultGetOwner(loaded);
  MlirType type = mlirValueGetType(loaded);
  int64_t offset;
  if (is_volatile(load) ||
      !(gv_layout_of(f, type).width || mlirTypeIsAF32(type) || mlirTypeIsAF64(type)))
    return false;
  MlirOperation address = global_at(f, mlirOperationGetOperand(load, 0), &offset);
  if (mlirOperationIsNull(address)) return false;
  gv_symbol *symbol = gv_symbol_of(f, gv_attribute(address, "global_name"));
  if (symbol->kind != GV_SYM_GLOBAL || gv_is_replaceable(symbol->op)) return false;
  MlirAttribute value = gv_attribute(symbol->op, "value");
  if (mlirAttributeIsNull(value) || !bits_at(f, value, type, offset, bits)) return false;
  return gv_is_never_written(f, gv_symbol_of(f, gv_attribute(address, "global_name")));
}
