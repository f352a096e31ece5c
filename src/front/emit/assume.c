/* What the program says that holds: llvm.intr.assume, cf.assert, attributes of parameters and
 * results, and divisions, which happen by no 0. Control goes no further where it does not hold.
 */
#include "emit/emit.h"

#include <stdio.h>

static gv_value_id combined(front *f, gv_arith op, gv_value_id a, gv_value_id b, uint32_t size,
                            uint8_t width) {
  return gv_add_value(f->model, (gv_value){.def = GV_DEF_ARITH,
                                           .size = size,
                                           .width = width,
                                           .a = a,
                                           .b = b,
                                           .c = op,
                                           .loc = GV_NO_LOC});
}

static gv_value_id test(front *f, gv_arith op, gv_value_id a, gv_value_id b) {
  return combined(f, op, a, b, 1, 1);
}
static gv_value_id not(front * f, gv_value_id a) { return test(f, GV_XOR, a, gv_int(f, 1, 1, 1)); }

/* Control goes no further where the condition does not hold; `assumed`: then the program means
 * nothing. */
static void go_on_if(front *f, MlirOperation op, gv_value_id condition, bool assumed) {
  uint32_t on = gv_new_block(f), out = gv_new_block(f);
  gv_push_operand(f, condition);
  gv_emit(f, op, GV_OP_COND_BR, gv_name_of(f, op))->assumed = assumed;
  gv_edge_to(f, on, (MlirOperation){NULL}, 0);
  gv_edge_to(f, out, (MlirOperation){NULL}, 0);
  gv_start_block(f, out);
  gv_emit_end(f, op, gv_name_of(f, op));
  gv_start_block(f, on);
}

void gv_emit_assume(front *f, MlirOperation op) {
  gv_value_id condition = gv_demand(f, mlirOperationGetOperand(op, 0));
  int64_t k;
  if (gv_constant_condition(f->model, condition, &k) && k & 1) return;
  go_on_if(f, op, condition, gv_op_is(op, "llvm.intr.assume"));
}

/* After a division the divisor is not 0. Which block that is said in is noted, so that it is said
 * once. */
void gv_emit_division(front *f, MlirOperation op) {
  MlirValue divisor = mlirOperationGetOperand(op, 1);
  gv_layout layout = gv_value_layout(f, divisor);
  const uint64_t key[2] = {(uintptr_t)divisor.ptr, (uintptr_t)mlirOperationGetBlock(op).ptr};
  bool found;
  int64_t k;
  gv_emit_other(f, op);
  if (!layout.width) return;
  if (gv_constant(f, divisor, &k)) {
    if (!k) gv_emit_end(f, op, gv_name_of(f, op));
    return;
  }
  *gv_map_at(&f->cache.divisors, gv_hash(key, sizeof key, 0), &found) = 1;
  if (found) return;
  gv_value test = {
      .def = GV_DEF_ARITH, .width = 1, .size = 1, .c = GV_EQ, .loc = gv_op_place(f, op)};
  test.a = gv_demand(f, divisor);
  if (f->model->values.at[test.a].def == GV_DEF_INT) return;
  test.b = gv_int(f, 0, layout.size, layout.width);
  gv_value nonzero = {.def = GV_DEF_ARITH, .width = 1, .size = 1, .c = GV_XOR, .loc = test.loc};
  nonzero.a = gv_add_value(f->model, test);
  nonzero.b = gv_int(f, 1, 1, 1);
  go_on_if(f, op, gv_add_value(f->model, nonzero), true);
}

/* ---- attributes of parameters and results ---------------------------------------------------- */

/* Somebody asks what it is, or it is put where others may. */
static bool is_asked_about(front *f, MlirValue value) {
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    const gv_op_row *row = gv_row_of(f, user);
    bool stored = row->emit == GV_EMIT_store && mlirOpOperandGetOperandNumber(use) == 0;
    if (stored || row->expr || mlirOperationGetNumSuccessors(user)) return true;
  }
  return false;
}

/* "#llvm.constant_range<i32, 0, 4>": the C API has no other way to ask. */
static bool read_range(MlirAttribute attribute, long long *from, long long *to) {
  gv_text text = {0};
  mlirAttributePrint(attribute, gv_keep_text, &text);
  *gv_push(&text) = 0;
  const char *at = strchr(text.at, ',');
  bool read = at && sscanf(at, ", %lld, %lld", from, to) == 2;
  gv_vec_free(&text);
  return read;
}

/* From the first on, and below the second, going round the end of the numbers if need be. */
static gv_value_id in_range(front *f, gv_value_id value, gv_layout layout, int64_t from,
                            int64_t to) {
  from = gv_sign_extend(from, layout.width), to = gv_sign_extend(to, layout.width);
  gv_value_id first = gv_int(f, from, layout.size, layout.width),
              end = gv_int(f, to, layout.size, layout.width);
  if (from == 0) return test(f, GV_ULT, value, end);
  gv_value_id above = not(f, test(f, GV_SLT, value, first)), below = test(f, GV_SLT, value, end);
  return test(f, from < to ? GV_AND : GV_OR, above, below);
}

static gv_value_id is_address(front *f, gv_value_id value) {
  gv_value_id null =
      gv_add_value(f->model, (gv_value){.def = GV_DEF_NULL, .size = 8, .loc = GV_NO_LOC});
  return not(f, test(f, GV_EQ, value, null));
}

/* Whether the attributes, a dictionary, say something of the value. */
static void assume_attributes(front *f, MlirOperation op, MlirAttribute attributes,
                              MlirValue value) {
  gv_layout layout = gv_value_layout(f, value);
  long long from, to;
  if (mlirAttributeIsNull(attributes) || !mlirAttributeIsADictionary(attributes)) return;
  MlirAttribute range = mlirDictionaryAttrGetElementByName(attributes, gv_ref("llvm.range"));
  bool pointer = mlirTypeIsALLVMPointerType(mlirValueGetType(value));
  bool nonnull = pointer && (!mlirAttributeIsNull(mlirDictionaryAttrGetElementByName(
                                 attributes, gv_ref("llvm.nonnull"))) ||
                             !mlirAttributeIsNull(mlirDictionaryAttrGetElementByName(
                                 attributes, gv_ref("llvm.dereferenceable"))));
  bool ranges = layout.width > 1 && !mlirAttributeIsNull(range) && read_range(range, &from, &to);
  if ((!nonnull && !ranges) || !is_asked_about(f, value)) return;
  gv_value_id id = gv_demand(f, value);
  go_on_if(f, op, nonnull ? is_address(f, id) : in_range(f, id, layout, from, to), true);
}

static MlirAttribute element(MlirAttribute list, intptr_t i) {
  bool there = !mlirAttributeIsNull(list) && mlirAttributeIsAArray(list) &&
               i < mlirArrayAttrGetNumElements(list);
  return there ? mlirArrayAttrGetElement(list, i) : (MlirAttribute){NULL};
}

void gv_assume_parameters(front *f, MlirOperation function) {
  MlirAttribute all = gv_attribute(function, "arg_attrs");
  bool allocated = !mlirOperationIsNull(f->fn.allocation) &&
                   is_asked_about(f, mlirOperationGetResult(f->fn.allocation, 0));
  if (allocated) go_on_if(f, function, is_address(f, f->fn.allocated), true);
  if (mlirAttributeIsNull(all)) return;
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(entry); i++)
    assume_attributes(f, function, element(all, i), mlirBlockGetArgument(entry, i));
}

/* What the library says of the number that its function gives. */
static void assume_given(front *f, MlirOperation call, const gv_action *function) {
  MlirValue result = mlirOperationGetResult(call, 0);
  gv_layout layout = gv_value_layout(f, result);
  int64_t from, to;
  bool number = layout.width >= 32 && mlirTypeIsAInteger(mlirValueGetType(result));
  if (!number || !gv_given_by(function, &from, &to) || !is_asked_about(f, result)) return;
  go_on_if(f, call, in_range(f, gv_demand(f, result), layout, from, to), true);
}

static void assume_address(front *f, MlirOperation call, const gv_symbol *callee) {
  MlirValue result = mlirOperationGetResult(call, 0);
  if (!mlirTypeIsALLVMPointerType(mlirValueGetType(result)) || !gv_gives_address(callee)) return;
  if (is_asked_about(f, result)) go_on_if(f, call, is_address(f, gv_demand(f, result)), true);
}

void gv_assume_library(front *f, MlirOperation call, const gv_symbol *callee) {
  if (callee->kind != GV_SYM_DECLARED || mlirOperationGetNumResults(call) != 1) return;
  assume_address(f, call, callee);
  if (callee->action && !callee->runtime) assume_given(f, call, callee->action);
}

/* Clang says of no malloc that it gives memory: that is written into a program that asks, by
 * src/app/succeed.c. Of operator new it does, which throws otherwise. */
bool gv_is_taken_to_succeed(MlirOperation call, const gv_symbol *callee) {
  bool allocates = callee->library == GV_LIB_NEW_MEMORY || callee->library == GV_LIB_ZEROED;
  MlirAttribute own = element(gv_attribute(call, "res_attrs"), 0);
  if (!allocates || callee->kind != GV_SYM_DECLARED || gv_makes_memory(callee)) return false;
  if (mlirAttributeIsNull(own) || !mlirAttributeIsADictionary(own)) return false;
  return !mlirAttributeIsNull(mlirDictionaryAttrGetElementByName(own, gv_ref("llvm.nonnull")));
}

void gv_assume_result(front *f, MlirOperation call, MlirOperation callee) {
  if (mlirOperationGetNumResults(call) != 1) return;
  MlirAttribute own = gv_attribute(call, "res_attrs");
  MlirAttribute declared = mlirOperationIsNull(callee) ? own : gv_attribute(callee, "res_attrs");
  assume_attributes(f, call, element(own, 0), mlirOperationGetResult(call, 0));
  if (!mlirOperationIsNull(callee))
    assume_attributes(f, call, element(declared, 0), mlirOperationGetResult(call, 0));
}
