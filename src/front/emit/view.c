/* Which bytes the host touches that prints or copies a memref: those of the view that its
 * descriptor says, where that can be seen.
 *
 * needs: a call that gets the address of a descriptor, or of an unranked memref that holds one.
 * gives: an interval from the aligned pointer on; nothing, which is the whole buffer, where a
 * caller chooses; and an interval that may be anywhere where the descriptor was not filled right
 * before, in one piece and in a slot that is written in one piece only. cost: the uses of the slot,
 * within USES.
 */
#include "emit/emit.h"

enum { USES = 24, MEMBERS = 32, RANK = 8, EMPTY = 24 /* bytes of a descriptor of rank 0 */ };
#define LEAST INT64_MIN
#define MOST INT64_MAX

/* ---- members of structures ---- */

static bool is_at(MlirAttribute position, const int64_t *path, intptr_t count) {
  if (mlirAttributeIsNull(position) || mlirDenseArrayGetNumElements(position) != count)
    return false;
  for (intptr_t i = 0; i < count; i++)
    if (mlirDenseI64ArrayGetElement(position, i) != path[i]) return false;
  return true;
}

/* What was put there; NULL: it cannot be seen. Arrays are not put in as a whole in what the
 * lowering makes of descriptors. */
static MlirValue member(MlirValue whole, const int64_t *path, intptr_t count) {
  for (uint32_t left = MEMBERS; left && mlirValueIsAOpResult(whole); left--) {
    MlirOperation op = mlirOpResultGetOwner(whole);
    if (!gv_op_is(op, "llvm.insertvalue")) break;
    MlirAttribute position = gv_attribute(op, "position");
    if (is_at(position, path, count)) return mlirOperationGetOperand(op, 1);
    if (mlirAttributeIsNull(position) || (count == 2 && is_at(position, path, 1))) break;
    whole = mlirOperationGetOperand(op, 0);
  }
  return (MlirValue){NULL};
}

/* The value itself, where it was put into a structure and taken out again. */
static MlirValue taken(MlirValue value) {
  for (uint32_t left = MEMBERS; left && !mlirValueIsNull(value) && mlirValueIsAOpResult(value);
       left--) {
    MlirOperation op = mlirOpResultGetOwner(value);
    if (!gv_op_is(op, "llvm.extractvalue")) break;
    MlirAttribute position = gv_attribute(op, "position");
    if (mlirAttributeIsNull(position) || mlirDenseArrayGetNumElements(position) != 1) break;
    int64_t path = mlirDenseI64ArrayGetElement(position, 0);
    MlirValue part = member(mlirOperationGetOperand(op, 0), &path, 1);
    if (mlirValueIsNull(part)) break;
    value = part;
  }
  return value;
}

/* ---- slots ---- */

typedef struct slot_uses {
  front *f;
  MlirOperation at;
  MlirOperation last; /* the last store before that in its block; NULL */
  MlirOperation some; /* any store; NULL */
  uint32_t stores;
  uint32_t left;
} slot_uses;

static bool is_slot(front *f, MlirValue value) {
  return mlirValueIsAOpResult(value) &&
         gv_row_of(f, mlirOpResultGetOwner(value))->emit == GV_EMIT_alloca;
}

static bool look_at_uses(slot_uses *u, MlirValue value, bool slot);

/* The address is put into an unranked memref, and not where it would be that of the data. */
static bool becomes_unranked(MlirOperation insert) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(insert, 0));
  return mlirTypeIsALLVMStructType(type) && mlirLLVMStructTypeGetNumElementTypes(type) == 2;
}

/* Nobody writes the slot through this use but stores into all of it. */
static bool look_at_use(slot_uses *u, MlirOpOperand use, bool slot) {
  MlirOperation user = mlirOpOperandGetOwner(use);
  if (!u->left--) return false;
  if (gv_op_is(user, "llvm.insertvalue") && slot && !becomes_unranked(user)) return false;
  if (gv_op_is(user, "llvm.insertvalue") || gv_op_is(user, "llvm.extractvalue"))
    return look_at_uses(u, mlirOperationGetResult(user, 0), false);
  if (gv_op_is(user, "llvm.call")) return gv_call_reads_only(u->f, use);
  if (gv_op_is(user, "llvm.load")) return slot;
  if (!gv_op_is(user, "llvm.store")) return false;
  if (mlirOpOperandGetOperandNumber(use) ==
      0) { /* into the slot of an unranked memref, out of which nobody loads the address */
    MlirValue to = mlirOperationGetOperand(user, 1);
    if (!is_slot(u->f, to)) return false;
    for (MlirOpOperand other = mlirValueGetFirstUse(to); !mlirOpOperandIsNull(other);
         other = mlirOpOperandGetNextUse(other)) {
      MlirOperation o = mlirOpOperandGetOwner(other);
      bool stores = gv_op_is(o, "llvm.store") && mlirOpOperandGetOperandNumber(other) == 1;
      if (!u->left-- || !(stores || (gv_op_is(o, "llvm.call") && gv_call_reads_only(u->f, other))))
        return false;
    }
    return true;
  }
  if (!slot) return false;
  u->some = user, u->stores++;
  bool before = mlirBlockEqual(mlirOperationGetBlock(user), mlirOperationGetBlock(u->at)) &&
                mlirOperationIsBeforeInBlock(user, u->at);
  if (before && (mlirOperationIsNull(u->last) || mlirOperationIsBeforeInBlock(u->last, user)))
    u->last = user;
  return true;
}

static bool look_at_uses(slot_uses *u, MlirValue value, bool slot) {
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use))
    if (!look_at_use(u, use, slot)) return false;
  return true;
}

/* The one store that there is, in another block that control has passed. */
static bool has_one_store_above(const slot_uses *u, MlirValue slot) {
  if (u->stores != 1) return false;
  if (gv_may_be_restored_between(u->f, mlirOpResultGetOwner(slot), u->some, u->at)) return false;
  MlirBlock above = mlirOperationGetBlock(u->some), block = mlirOperationGetBlock(u->at);
  bool same_region =
      mlirRegionEqual(mlirBlockGetParentRegion(above), mlirBlockGetParentRegion(block));
  return same_region && !mlirBlockEqual(above, block) && gv_dominates(u->f, above, block);
}

/* What is in the slot when control comes to `at`; NULL: it cannot be seen. */
static MlirValue content(front *f, MlirValue slot, MlirOperation at) {
  slot_uses u = {.f = f, .at = at, .left = USES};
  if (!is_slot(f, slot) || !look_at_uses(&u, slot, true)) return (MlirValue){NULL};
  if (!mlirOperationIsNull(u.last)) return mlirOperationGetOperand(u.last, 0);
  if (!has_one_store_above(&u, slot)) return (MlirValue){NULL};
  return mlirOperationGetOperand(u.some, 0);
}

/* ---- bytes ---- */

/* Not printMemrefVector4x4F32, whose elements are more than that. */
static bool is_plain_stem(gv_str stem) {
  bool ranked = stem.len > 1 && stem.at[stem.len - 1] == 'd' && stem.at[stem.len - 2] >= '0' &&
                stem.at[stem.len - 2] <= '9';
  return ranked || gv_str_ends(stem, "Memref") || gv_str_ends(stem, "MemRef");
}

/* Bytes of an element, by the name of the function that prints it; 0: not known. */
static int64_t size_by_name(gv_str name) {
  static const struct {
    const char *end;
    int64_t size;
  } sizes[] = {{"BF16", 2}, {"F16", 2}, {"F32", 4}, {"F64", 8}, {"I8", 1},  {"I16", 2},
               {"I32", 4},  {"I64", 8}, {"Ind", 8}, {"C32", 8}, {"C64", 16}};
  for (uint32_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    if (!gv_str_ends(name, sizes[i].end)) continue;
    gv_str stem = {name.at, name.len - gv_str_of(sizes[i].end).len};
    return is_plain_stem(stem) ? sizes[i].size : 0;
  }
  return 0;
}

typedef struct view {
  int64_t element, offset, size[RANK], stride[RANK];
  uint32_t rank;
  bool placed, forward, known; /* the offset is known; no stride is negative; all of it is known */
  bool empty; /* an axis has no elements, whatever the others have; elements have a size */
} view;

static bool number_at(front *f, MlirValue descriptor, int64_t member_number, int64_t i,
                      int64_t *k) {
  const int64_t path[] = {member_number, i};
  MlirValue value = member(descriptor, path, i < 0 ? 1 : 2);
  *k = 0;
  return !mlirValueIsNull(value) && gv_integer_of(f, value, k) && *k > -(INT64_C(1) << 31) &&
         *k < INT64_C(1) << 31;
}

/* A caller passes it. */
static bool is_from_outside(MlirValue value) {
  if (!mlirValueIsABlockArgument(value)) return false;
  MlirBlock block = mlirBlockArgumentGetOwner(value);
  return mlirBlockEqual(block, mlirRegionGetFirstBlock(mlirBlockGetParentRegion(block)));
}

/* Not all of it is filled in, or by a caller: it stands for a buffer and no more. */
static bool is_open(MlirValue descriptor) {
  for (uint32_t left = MEMBERS; left && mlirValueIsAOpResult(descriptor); left--) {
    MlirOperation op = mlirOpResultGetOwner(descriptor);
    if (gv_op_is(op, "llvm.mlir.poison") || gv_op_is(op, "llvm.mlir.undef")) return true;
    if (!gv_op_is(op, "llvm.insertvalue")) return false;
    descriptor = mlirOperationGetOperand(op, 0);
  }
  return is_from_outside(descriptor);
}

/* A caller chooses it, and 0 if it likes: the view is the whole buffer as well. */
static bool is_chosen_outside(MlirValue descriptor) {
  const int64_t path = 2;
  MlirValue offset = member(descriptor, &path, 1);
  return mlirValueIsNull(offset) ? is_open(descriptor) : is_from_outside(offset);
}

/* Number i of the sizes and strides, which lie in a row, in a descriptor of this rank. */
static bool extent_at(front *f, MlirValue descriptor, uint32_t rank, uint32_t i, int64_t *k) {
  return i < rank ? number_at(f, descriptor, 3, i, k) : number_at(f, descriptor, 4, i - rank, k);
}

/* As who is told that it has the rank `told`, which may be another one. False: it is no descriptor
 * that is known. */
static bool read_view(front *f, MlirValue descriptor, uint32_t told, view *v) {
  MlirType type = mlirValueGetType(descriptor);
  if (!mlirTypeIsALLVMStructType(type)) return false;
  intptr_t members = mlirLLVMStructTypeGetNumElementTypes(type);
  if (members != 3 && members != 5) return false;
  uint32_t rank = (gv_value_layout(f, descriptor).size - EMPTY) / 16;
  if (told > rank || gv_value_layout(f, descriptor).size != EMPTY + 16 * rank) return false;
  v->rank = told;
  v->placed = number_at(f, descriptor, 2, -1, &v->offset);
  v->forward = true;
  v->known = v->placed && v->element > 0;
  for (uint32_t i = 0; i < v->rank; i++) {
    bool size = extent_at(f, descriptor, rank, i, &v->size[i]),
         stride = extent_at(f, descriptor, rank, told + i, &v->stride[i]);
    v->forward = v->forward && stride && v->stride[i] >= 0;
    v->known = v->known && v->forward && size && v->size[i] >= 0;
    v->empty = v->empty || (size && !v->size[i] && v->element > 0);
  }
  return true;
}

/* All of [lo, hi) is touched; or of each row so much. */
static void set_rows(const view *v, gv_kernel_range *r) {
  int64_t whole = 1;
  uint32_t i = v->rank;
  for (; i && (v->stride[i - 1] == whole || v->size[i - 1] == 1); i--) whole *= v->size[i - 1];
  if (!i) r->sure |= GV_RANGE_ALL_SURE;
  int64_t pitch = i ? v->stride[i - 1] * v->element : 0;
  bool rows = i == 1 && v->size[0] > 1 && v->stride[0] > whole && pitch < UINT32_MAX;
  if (!rows) return;
  r->sure |= GV_RANGE_ALL_SURE;
  r->pitch = (uint32_t)pitch, r->width = (uint32_t)(whole * v->element);
}

/* False: nothing is touched. */
static bool range_of(const view *v, gv_kernel_range *r) {
  r->lo = LEAST, r->hi = MOST;
  if (v->empty) return false;
  int64_t first = v->offset * v->element, last = v->offset, end;
  if (v->placed && (v->element || !v->offset)) { /* a view of unknown size is not empty */
    r->sure |= GV_RANGE_SOME_SURE;
    r->sure_lo = first, r->sure_hi = first + (v->element ? v->element : 1);
  }
  if (v->placed && v->element && v->forward) r->lo = first;
  if (!v->known) return true;
  for (uint32_t i = 0; i < v->rank; i++)
    if (__builtin_mul_overflow(v->size[i] - 1, v->stride[i], &end) ||
        __builtin_add_overflow(last, end, &last))
      return true;
  if (__builtin_mul_overflow(last, v->element, &end) || end > MOST - v->element) return true;
  r->lo = first, r->hi = end + v->element;
  set_rows(v, r);
  return true;
}

/* What the descriptor at the address in the argument holds; NULL: it cannot be seen. */
static MlirValue descriptor_at(front *f, MlirOperation op, const gv_argument *argument,
                               bool behind) {
  MlirValue slot = taken(argument->value);
  if (behind) {
    const int64_t at = 1;
    MlirValue unranked = content(f, slot, op);
    slot = mlirValueIsNull(unranked) ? unranked : taken(member(unranked, &at, 1));
  }
  return mlirValueIsNull(slot) ? slot : content(f, slot, op);
}

/* "2" of printMemref2dF32. */
static uint32_t rank_by_name(gv_str name) {
  for (size_t i = 0; i + 1 < name.len; i++)
    if (name.at[i] >= '0' && name.at[i] <= '9' && (name.at[i + 1] == 'd' || name.at[i + 1] == 'D'))
      return (uint32_t)(name.at[i] - '0');
  return RANK + 1;
}

/* The rank that the function is told: by its name, by the number before the descriptor, or by the
 * unranked memref; beyond RANK: it is not known. */
static uint32_t told_rank(front *f, MlirOperation op, gv_str name, MlirValue address, bool behind) {
  const int64_t first = 0;
  int64_t told;
  MlirValue number = {NULL};
  if (!behind && rank_by_name(name) <= RANK) return rank_by_name(name);
  if (behind) {
    MlirValue unranked = content(f, taken(address), op);
    if (!mlirValueIsNull(unranked)) number = member(unranked, &first, 1);
  }
  for (intptr_t i = 1; !behind && i < mlirOperationGetNumOperands(op); i++)
    if (mlirValueEqual(mlirOperationGetOperand(op, i), address))
      number = mlirOperationGetOperand(op, i - 1);
  bool known = !mlirValueIsNull(number) && gv_integer_of(f, number, &told);
  return known && told >= 0 && told <= RANK ? (uint32_t)told : RANK + 1;
}

bool gv_descriptor_is_seen(front *f, MlirOperation op, const gv_argument *argument, bool behind) {
  return argument->part != GV_WHOLE || !mlirValueIsNull(descriptor_at(f, op, argument, behind));
}

void gv_push_view(front *f, MlirOperation op, gv_str name, const gv_argument *argument, bool behind,
                  bool writes) {
  if (argument->part != GV_WHOLE) return;
  MlirValue descriptor = descriptor_at(f, op, argument, behind);
  bool seen = !mlirValueIsNull(descriptor);
  if (!seen && is_from_outside(argument->value)) return;
  view v = {.element = size_by_name(name)};
  bool copies =
      gv_str_equal(name, GV_STR("memrefCopy")) || gv_str_equal(name, GV_STR("@memrefCopy"));
  if (copies && !gv_integer_of(f, mlirOperationGetOperand(op, 0), &v.element)) v.element = 0;
  if (v.element < 0 || v.element > 1 << 20) v.element = 0;
  gv_kernel_range r = {.operand = f->fn.operands.len - 1,
                       .mode = writes ? GV_RANGE_WRITES : GV_RANGE_READS};
  r.lo = LEAST, r.hi = MOST;
  uint32_t rank = seen ? told_rank(f, op, name, argument->value, behind) : RANK + 1;
  bool known = seen && rank <= RANK && read_view(f, descriptor, rank, &v);
  if (seen && !v.empty && is_chosen_outside(descriptor)) return;
  if (!known || range_of(&v, &r)) {
    *gv_push(&f->fn.ranges) = r;
    return;
  }
  f->fn.operands.at[f->fn.operands.len - 1] = GV_NONE;
  f->fn.roles.at[f->fn.roles.len - 1] = GV_ROLE_NONE;
}

/* The number that is the argument, if it is one that is known. */
static bool number_in(front *f, uint32_t argument, int64_t *k) {
  *k = 0;
  if (argument >= f->fn.arguments.len || f->fn.arguments.at[argument].part != GV_WHOLE)
    return false;
  bool known = gv_integer_of(f, f->fn.arguments.at[argument].value, k);
  return known && *k > -(INT64_C(1) << 31) && *k < INT64_C(1) << 31;
}

int64_t gv_descriptor_bytes(front *f, gv_str name, uint32_t argument, bool behind) {
  int64_t rank;
  if (behind) return -1;
  bool ranked = gv_str_begins(name, "@_mlir_ciface_") || gv_str_begins(name, "_mlir_ciface_");
  if (ranked) return rank_by_name(name) <= RANK ? EMPTY + 16 * (int64_t)rank_by_name(name) : -1;
  bool known = argument && number_in(f, argument - 1, &rank) && rank >= 0;
  return known ? EMPTY + 16 * rank : -1;
}

void gv_push_expanded_view(front *f, gv_str name, uint32_t argument, bool writes) {
  view v = {.element = size_by_name(name), .rank = rank_by_name(name), .forward = true};
  gv_kernel_range r = {.operand = f->fn.operands.len,
                       .mode = writes ? GV_RANGE_WRITES : GV_RANGE_READS,
                       .lo = LEAST,
                       .hi = MOST};
  gv_role role = writes ? GV_ROLE_HOST_WRITE : GV_ROLE_HOST_READ;
  v.placed = v.rank <= RANK && number_in(f, argument + 1, &v.offset);
  v.known = v.placed && v.element > 0;
  for (uint32_t i = 0; v.rank <= RANK && i < v.rank; i++) {
    bool size = number_in(f, argument + 2 + i, &v.size[i]),
         stride = number_in(f, argument + 2 + v.rank + i, &v.stride[i]);
    v.forward = v.forward && stride && v.stride[i] >= 0;
    v.known = v.known && v.forward && size && v.size[i] >= 0;
    v.empty = v.empty || (size && !v.size[i] && v.element > 0);
  }
  if (range_of(&v, &r)) {
    *gv_push(&f->fn.ranges) = r;
    gv_push_role(f, gv_argument_value(f, &f->fn.arguments.at[argument]), role);
  } else {
    gv_push_role(f, GV_NONE, GV_ROLE_NONE);
  }
}
