/* Whether a value may be poison, undef, or what is in memory that nothing was stored to: each use
 * of it may see another value then.
 *
 * needs: what calls pass and memory holds. gives: an answer. cost: at most MOST_LOOKED values for
 * each; a value that is defined is looked at once.
 */
#include "expressions/expressions.h"

enum { MOST_LOOKED = 1024 };

typedef struct look {
  front *f;
  GV_VEC(gv_bytes_of_value) at; /* each is looked at once */
  gv_map seen;
  bool over;      /* there was more */
  bool undefined; /* one of them may be */
  bool computed;  /* how they are computed counts, too */
} look;

static bool is_known(const look *l, gv_bytes_of_value bytes) {
  return gv_map_get(&l->f->cache.defined, (uintptr_t)bytes.value.ptr) != GV_NONE;
}

static bool is_same(gv_bytes_of_value a, gv_bytes_of_value b) {
  return mlirValueEqual(a.value, b.value) && a.offset == b.offset && a.size == b.size;
}

static void look_at(void *to, gv_bytes_of_value bytes) {
  look *l = to;
  bool found;
  uint64_t key = gv_hash(&bytes.offset, sizeof bytes.offset, bytes.size);
  key = gv_hash(&bytes.value.ptr, sizeof bytes.value.ptr, key);
  if (!l->computed && is_known(l, bytes)) return;
  uint32_t *place = gv_map_at(&l->seen, key, &found);
  if (found) {
    l->over |= !is_same(l->at.at[*place], bytes); /* another one of the same hash */
    return;
  }
  *place = l->at.len;
  *gv_push(&l->at) = bytes;
  l->over |= l->at.len > MOST_LOOKED;
}

static void look_at_value(look *l, MlirValue value) {
  look_at(l, (gv_bytes_of_value){value, 0, 0});
}

/* The same bytes of another value. */
static void look_at_same(look *l, gv_bytes_of_value bytes, MlirValue value) {
  look_at(l, (gv_bytes_of_value){value, bytes.offset, bytes.size});
}

static void look_at_operands(look *l, MlirOperation op) {
  for (uint32_t o = 0; o < gv_operand_count(op); o++)
    look_at_value(l, mlirOperationGetOperand(op, o));
}

/* What the ends of its blocks have, of which some becomes its results or goes into its next
 * round. */
static void look_at_ends(look *l, MlirOperation op) {
  for (intptr_t r = 0; r < mlirOperationGetNumRegions(op); r++) {
    MlirBlock b = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, r));
    for (; !mlirBlockIsNull(b); b = mlirBlockGetNextInRegion(b)) {
      MlirOperation end = gv_end_of_block(b);
      if (!mlirOperationIsNull(end)) look_at_operands(l, end);
    }
  }
}

static void look_at_argument(look *l, gv_bytes_of_value at) {
  MlirBlock block = mlirBlockArgumentGetOwner(at.value);
  MlirOperation parent = mlirBlockGetParentOperation(block);
  l->over |= !gv_each_brought(l->f, at, look_at, l);
  MlirBlock entry = mlirRegionGetFirstBlock(mlirBlockGetParentRegion(block));
  if (!mlirBlockEqual(block, entry)) return;
  if (gv_each_passed(l->f, at, look_at, l)) return;
  look_at_operands(l, parent);
  look_at_ends(l, parent);
}

/* What a function of the module returns. */
static void look_at_returned(look *l, gv_bytes_of_value at) {
  MlirOperation call = mlirOpResultGetOwner(at.value);
  const intptr_t result = mlirOpResultGetResultNumber(at.value);
  const gv_symbol *callee = gv_callee_of(l->f, call);
  if (!callee || callee->kind != GV_SYM_DEFINED) return;
  MlirRegion body = mlirOperationGetRegion(callee->op, 0);
  for (MlirBlock b = mlirRegionGetFirstBlock(body); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b)) {
    MlirOperation end = gv_end_of_block(b);
    if (gv_row_of(l->f, end)->emit == GV_EMIT_return && result < mlirOperationGetNumOperands(end))
      look_at_same(l, at, mlirOperationGetOperand(end, result));
  }
}

/* Bytes of an aggregate come from the last insertion that put them there. */
static void look_at_inserted(look *l, gv_bytes_of_value at) {
  MlirValue whole = at.value;
  int64_t offset = at.offset;
  if (at.size) gv_look_through_inserts(l->f, &whole, &offset, at.size);
  if (mlirValueEqual(whole, at.value))
    look_at_operands(l, mlirOpResultGetOwner(whole)); /* all of it, or some of both */
  else
    look_at(l, (gv_bytes_of_value){whole, offset, at.size});
}

static void look_at_extracted(look *l, gv_bytes_of_value at) {
  MlirOperation op = mlirOpResultGetOwner(at.value);
  MlirValue whole = mlirOperationGetOperand(op, 0);
  int64_t offset;
  uint32_t size = at.size ? at.size : gv_value_layout(l->f, at.value).size;
  if (gv_path_offset(l->f, mlirValueGetType(whole), gv_attribute(op, "position"), &offset))
    look_at(l, (gv_bytes_of_value){whole, offset + at.offset, size});
  else
    look_at_value(l, whole);
}

/* Some of what it puts together comes from nowhere. */
static bool takes_undefined_lanes(MlirOperation op) {
  MlirAttribute mask = gv_attribute(op, "mask");
  bool is_mask = gv_op_is(op, "llvm.shufflevector") && !mlirAttributeIsNull(mask) &&
                 mlirAttributeIsADenseI32Array(mask);
  for (intptr_t i = 0; is_mask && i < mlirDenseArrayGetNumElements(mask); i++)
    if (mlirDenseI32ArrayGetElement(mask, i) < 0) return true;
  return false;
}

static void look_at_result(look *l, gv_bytes_of_value at) {
  MlirOperation op = mlirOpResultGetOwner(at.value);
  const gv_op_row *row = gv_row_of(l->f, op);
  l->undefined |= l->computed && row->expr && gv_may_make_poison(l->f, op);
  if (row->expr == gv_expr_undef)
    l->undefined = true;
  else if (row->expr == gv_expr_insert)
    look_at_inserted(l, at);
  else if (row->expr == gv_expr_extract)
    look_at_extracted(l, at);
  else if (row->emit == GV_EMIT_load || row->emit == GV_EMIT_atomic)
    l->undefined |= !gv_each_stored(l->f, at, look_at, l);
  else if (row->emit == GV_EMIT_memref_load)
    l->undefined |= !gv_is_memref_set(mlirOperationGetOperand(op, 0));
  else if (gv_is_call(row))
    look_at_returned(l, at);
  else if (row->expr != gv_expr_freeze) { /* that is defined */
    look_at_operands(l, op);
    look_at_ends(l, op);
    l->undefined |= takes_undefined_lanes(op);
  }
}

/* All that was looked at depends on nothing else. */
static void keep_defined(look *l) {
  bool found;
  for (uint32_t i = 0; i < l->at.len; i++)
    if (!l->at.at[i].size)
      *gv_map_at(&l->f->cache.defined, (uintptr_t)l->at.at[i].value.ptr, &found) = 1;
}

static void look_at_all(look *l, MlirValue value) {
  look_at_value(l, value);
  for (uint32_t i = 0; i < l->at.len && !l->over && !l->undefined; i++) {
    if (mlirValueIsABlockArgument(l->at.at[i].value))
      look_at_argument(l, l->at.at[i]);
    else
      look_at_result(l, l->at.at[i]);
  }
}

bool gv_may_be_frozen_twice(front *f, MlirValue value) {
  look l = {.f = f, .computed = true};
  look_at_all(&l, value);
  bool may = l.undefined || l.over;
  gv_vec_free(&l.at);
  gv_map_free(&l.seen);
  return may;
}

gv_undefined gv_may_be_undefined(front *f, MlirValue value) {
  look l = {.f = f};
  look_at_all(&l, value);
  gv_undefined is = l.undefined ? GV_PERHAPS_UNDEFINED : l.over ? GV_DEFINED_OR_NOT : GV_DEFINED;
  if (is == GV_DEFINED) keep_defined(&l);
  gv_vec_free(&l.at);
  gv_map_free(&l.seen);
  return is;
}
