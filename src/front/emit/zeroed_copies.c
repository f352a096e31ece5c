/* needs: an allocation of n elements. gives: whether its first element is filled with zeros, and
 * all the others at once, or by a loop that copies the first one, before anything else is done with
 * it, as libstdc++ makes a vector of n elements: it starts as zeros then. cost: the uses of the
 * address, and the blocks from the allocation to where all is filled.
 *
 * Control leaves these blocks with nothing left to fill: where the others are filled, where the
 * loop ends at the end of the memory, where the first element is filled and n is 1, or where n is
 * 0. It comes back to them by the allocation only, and what they do with the memory beside filling
 * it is to compute addresses.
 */
#include "emit/zeroed.h"

enum { MOST_BLOCKS = 64, MOST_USES = 1024, MOST_STEPS = 8, LOOK_DEPTH = 2 };

/* The allocation's address + at + each * many; `many` is NULL where that is 0. */
typedef struct place {
  MlirValue many;
  int64_t each, at;
} place;

/* The blocks in which the memory is filled. */
typedef struct filling {
  front *f;
  MlirOperation allocation;
  gv_product size; /* n elements of so many bytes */
  MlirOperation first, others;
  MlirBlock head, latch; /* of the loop that copies; of one that there is not, the block */
  MlirValue at;          /* where it copies to; NULL: there is no loop */
  GV_VEC(MlirBlock) blocks;
  uint32_t uses;
} filling;

static bool is_in(const filling *l, MlirBlock block) {
  for (uint32_t i = 0; i < l->blocks.len; i++)
    if (mlirBlockEqual(l->blocks.at[i], block)) return true;
  return false;
}

static MlirBlock block_of(MlirOperation op) { return mlirOperationGetBlock(op); }

/* ---- addresses ------------------------------------------------------------------------------- */

/* What the edges bring, but null: one value; NULL. */
static MlirValue brought(front *f, MlirValue argument) {
  MlirValue none = {NULL}, only = none;
  MlirBlock block = mlirBlockArgumentGetOwner(argument);
  intptr_t ways = mlirBlockGetNumPredecessors(block);
  for (intptr_t i = 0; i < ways; i++) {
    MlirValue from = gv_passed_by(f, mlirBlockGetPredecessor(block, i), argument);
    if (mlirValueIsNull(from)) return none;
    if (gv_is_null_address(f, from)) continue;
    if (!mlirValueIsNull(only) && !mlirValueEqual(only, from)) return none;
    only = from;
  }
  return only;
}

static bool add_offset(front *f, MlirOperation op, place *p) {
  gv_expr step = {.value = {.size = 8}};
  gv_expr_offset(f, op, &step);
  if (step.value.def != GV_DEF_OFFSET || step.value.k == GV_ANYWHERE) return false;
  if (step.value.c && !mlirValueIsNull(p->many)) return false;
  if (step.value.c) p->many = step.source[1], p->each = step.value.c;
  return !__builtin_add_overflow(p->at, step.value.k, &p->at);
}

static bool find_place(const filling *l, MlirValue address, place *p) {
  MlirValue memory = mlirOperationGetResult(l->allocation, 0);
  *p = (place){{NULL}, 0, 0};
  for (int i = 0; i < MOST_STEPS; i++) {
    if (mlirValueEqual(address, memory)) return true;
    if (mlirValueIsABlockArgument(address)) {
      address = brought(l->f, address);
    } else {
      MlirOperation op = mlirOpResultGetOwner(address);
      if (!gv_op_is(op, "llvm.getelementptr") || !add_offset(l->f, op, p)) return false;
      address = mlirOperationGetOperand(op, 0);
    }
    if (mlirValueIsNull(address)) return false;
  }
  return false;
}

static bool is_constant_place(const filling *l, MlirValue address, int64_t at) {
  place p;
  return find_place(l, address, &p) && mlirValueIsNull(p.many) && p.at == at;
}

/* The number less a constant, which goes to *less. */
static MlirValue without_constant(front *f, MlirValue number, int64_t *less) {
  MlirOperation op = gv_maker(number);
  int64_t k;
  *less = 0;
  if (mlirOperationIsNull(op)) return number;
  bool sum = gv_op_is(op, "llvm.add"), difference = gv_op_is(op, "llvm.sub");
  if (!sum && !difference) return number;
  if (!gv_constant(f, mlirOperationGetOperand(op, 1), &k) || k < -1 || k > 1) return number;
  *less = sum ? -k : k;
  return mlirOperationGetOperand(op, 0);
}

/* It is the address just past the memory. */
static bool is_end(const filling *l, MlirValue address) {
  place p;
  int64_t less;
  if (!find_place(l, address, &p) || mlirValueIsNull(p.many)) return false;
  gv_product product = gv_product_of(l->f, p.many);
  if (__builtin_mul_overflow(product.times, p.each, &p.each)) return false;
  p.many = without_constant(l->f, product.of, &less);
  return mlirValueEqual(p.many, l->size.of) && p.each == l->size.times && p.at == less * p.each;
}

/* ---- what branches say of n ------------------------------------------------------------------ */

enum { EQUAL, NOT_EQUAL, ULT = 6, ULE, UGT, UGE };

/* The comparison, where it holds or not, says that its number is *k. */
static bool says_number(front *f, MlirOperation compare, bool holds, int64_t *k) {
  int64_t predicate;
  if (!gv_op_is(compare, "llvm.icmp")) return false;
  if (!gv_attribute_int(gv_attribute(compare, "predicate"), &predicate)) return false;
  if (!gv_constant(f, mlirOperationGetOperand(compare, 1), k)) return false;
  switch (predicate) {
  case EQUAL: return holds;
  case NOT_EQUAL: return !holds;
  case ULE: return holds && *k == 0;
  case UGT: return !holds && *k == 0;
  case ULT: return holds && (*k)-- == 1;
  case UGE: return !holds && (*k)-- == 1;
  default: return false;
  }
}

/* The number of few bits that n is, made wide. */
static MlirValue narrow(MlirValue n) {
  MlirOperation op = gv_maker(n);
  bool wide = !mlirOperationIsNull(op) && (gv_op_is(op, "llvm.sext") || gv_op_is(op, "llvm.zext"));
  return wide ? mlirOperationGetOperand(op, 0) : n;
}

/* It is how many bytes the memory has. */
static bool is_size(const filling *l, MlirValue number) {
  gv_product p = gv_product_of(l->f, number);
  return mlirValueEqual(p.of, l->size.of) && p.times == l->size.times;
}

/* By the edge n is `wanted`, or the bytes are those of so many elements. */
static bool is_said(const filling *l, MlirOperation end, intptr_t edge, int64_t wanted) {
  if (gv_row_of(l->f, end)->emit != GV_EMIT_cond_branch) return false;
  if (mlirBlockEqual(mlirOperationGetSuccessor(end, 0), mlirOperationGetSuccessor(end, 1)))
    return false;
  MlirOperation compare = gv_maker(mlirOperationGetOperand(end, 0));
  int64_t k, less;
  if (mlirOperationIsNull(compare) || !says_number(l->f, compare, edge == 0, &k)) return false;
  MlirValue compared = mlirOperationGetOperand(compare, 0);
  if (is_size(l, compared)) return k == wanted * l->size.times;
  MlirValue number = without_constant(l->f, compared, &less);
  bool same = mlirValueEqual(number, l->size.of) || mlirValueEqual(number, narrow(l->size.of));
  return same && k + less == wanted;
}

/* ---- the loop -------------------------------------------------------------------------------- */

static bool is_plain_store(MlirOperation op) {
  MlirAttribute ordering = gv_attribute(op, "ordering");
  int64_t order = 0;
  bool ordered =
      !mlirAttributeIsNull(ordering) && (!gv_attribute_int(ordering, &order) || order != 0);
  return !ordered && mlirAttributeIsNull(gv_attribute(op, "volatile_"));
}

static bool is_plain(MlirOperation op) {
  MlirAttribute is_volatile = gv_attribute(op, "isVolatile");
  return mlirAttributeIsABool(is_volatile) && !mlirBoolAttrGetValue(is_volatile);
}

/* It fills all but the first element. */
static bool is_rest(const filling *l, MlirOperation op) {
  int64_t less;
  if (!gv_fills_with_zeros(l->f, op)) return false;
  gv_product bytes = gv_product_of(l->f, mlirOperationGetOperand(op, 2));
  MlirValue many = without_constant(l->f, bytes.of, &less);
  return mlirValueEqual(many, l->size.of) && less == 1 && bytes.times == l->size.times &&
         is_constant_place(l, mlirOperationGetOperand(op, 0), l->size.times);
}

/* It copies the first element to where the loop is. */
static bool is_copy(const filling *l, MlirOperation op) {
  int64_t k;
  if (!gv_op_is(op, "llvm.intr.memcpy") || gv_operand_count(op) < 3 || !is_plain(op)) return false;
  bool whole = gv_constant(l->f, mlirOperationGetOperand(op, 2), &k) && k == l->size.times;
  return whole && mlirValueIsABlockArgument(mlirOperationGetOperand(op, 0)) &&
         is_constant_place(l, mlirOperationGetOperand(op, 1), 0);
}

static bool is_next(const filling *l, MlirValue address) {
  MlirOperation op = gv_maker(address);
  place p = {{NULL}, 0, 0};
  if (mlirOperationIsNull(op) || !gv_op_is(op, "llvm.getelementptr")) return false;
  return mlirValueEqual(mlirOperationGetOperand(op, 0), l->at) && add_offset(l->f, op, &p) &&
         mlirValueIsNull(p.many) && p.at == l->size.times;
}

/* Where the others are filled. A loop begins with the second element, and goes on by one in each
 * round. */
static bool find_loop(filling *l) {
  bool turns = false;
  if (mlirValueIsNull(l->at)) {
    l->head = l->latch = block_of(l->others);
    return true;
  }
  l->head = mlirBlockArgumentGetOwner(l->at);
  l->latch = block_of(l->others);
  if (!mlirBlockEqual(l->head, l->latch) &&
      (mlirBlockGetNumPredecessors(l->latch) != 1 ||
       !mlirBlockEqual(mlirBlockGetPredecessor(l->latch, 0), l->head) ||
       gv_row_of(l->f, gv_end_of_block(l->latch))->emit != GV_EMIT_branch))
    return false;
  for (intptr_t i = 0; i < mlirBlockGetNumPredecessors(l->head); i++) {
    MlirBlock from = mlirBlockGetPredecessor(l->head, i);
    MlirValue value = gv_passed_by(l->f, from, l->at);
    bool turn = mlirBlockEqual(from, l->latch);
    if (mlirValueIsNull(value)) return false;
    if (turn ? !is_next(l, value) : !is_constant_place(l, value, l->size.times)) return false;
    turns |= turn;
  }
  return turns;
}

/* The edge is the one by which the loop ends: there is no element left. */
static bool ends_loop(const filling *l, MlirOperation end, intptr_t edge) {
  if (!mlirBlockEqual(block_of(end), l->head)) return false;
  if (mlirValueIsNull(l->at)) return true;
  if (gv_row_of(l->f, end)->emit != GV_EMIT_cond_branch) return false;
  MlirOperation compare = gv_maker(mlirOperationGetOperand(end, 0));
  int64_t predicate;
  if (mlirOperationIsNull(compare) || !gv_op_is(compare, "llvm.icmp")) return false;
  if (!gv_attribute_int(gv_attribute(compare, "predicate"), &predicate)) return false;
  if (predicate != EQUAL && predicate != NOT_EQUAL) return false;
  if (edge != (predicate == EQUAL ? 0 : 1)) return false;
  bool behind = mlirBlockEqual(l->head, l->latch);
  for (intptr_t i = 0; i < 2; i++) {
    MlirValue here = mlirOperationGetOperand(compare, i);
    bool counter = behind ? is_next(l, here) : mlirValueEqual(here, l->at);
    if (counter && is_end(l, mlirOperationGetOperand(compare, 1 - i))) return true;
  }
  return false;
}

/* ---- the blocks ------------------------------------------------------------------------------ */

static bool leaves(const filling *l, MlirOperation end, intptr_t edge) {
  MlirBlock from = block_of(end), filled = block_of(l->first);
  if (is_said(l, end, edge, 0) || ends_loop(l, end, edge)) return true;
  return is_said(l, end, edge, 1) &&
         (mlirBlockEqual(from, filled) || gv_dominates(l->f, filled, from));
}

/* Those that control comes to from the allocation before it leaves. */
static bool collect(filling *l) {
  *gv_push(&l->blocks) = block_of(l->allocation);
  for (uint32_t i = 0; i < l->blocks.len; i++) {
    MlirOperation end = gv_end_of_block(l->blocks.at[i]);
    for (intptr_t s = 0; !mlirOperationIsNull(end) && s < mlirOperationGetNumSuccessors(end); s++) {
      MlirBlock to = mlirOperationGetSuccessor(end, s);
      if (leaves(l, end, s) || is_in(l, to)) continue;
      if (l->blocks.len == MOST_BLOCKS) return false;
      *gv_push(&l->blocks) = to;
    }
  }
  return is_in(l, block_of(l->first)) && is_in(l, l->head) && is_in(l, l->latch);
}

/* Control comes to the block from the allocation, and from there through these blocks only. */
static bool comes_from_inside(const filling *l, MlirBlock block) {
  MlirBlock start = block_of(l->allocation);
  GV_VEC(MlirBlock) walk = {0};
  bool inside = true;
  *gv_push(&walk) = block;
  for (uint32_t i = 0; i < walk.len && inside; i++) {
    MlirBlock at = walk.at[i];
    inside = is_in(l, at);
    for (intptr_t p = 0; inside && p < mlirBlockGetNumPredecessors(at); p++) {
      MlirBlock from = mlirBlockGetPredecessor(at, p);
      bool met = mlirBlockEqual(at, start);
      for (uint32_t k = 0; k < walk.len && !met; k++) met = mlirBlockEqual(walk.at[k], from);
      if (!met) *gv_push(&walk) = from;
    }
  }
  gv_vec_free(&walk);
  return inside;
}

/* ---- what is done with the memory there ------------------------------------------------------ */

static bool are_uses_fillings(filling *l, MlirValue address);

/* What is loaded goes to calls that do nothing. */
static bool is_load_for_nothing(MlirOperation op) {
  if (!gv_op_is(op, "llvm.load")) return false;
  MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(op, 0));
  for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use))
    if (!gv_is_call_for_nothing(mlirOpOperandGetOwner(use))) return false;
  return true;
}

/* What a branch brings the address to. Of where the loop copies to is_filled() asks itself. */
static bool are_arguments_fillings(filling *l, MlirOperation branch, MlirValue address) {
  for (intptr_t s = 0; s < mlirOperationGetNumSuccessors(branch); s++) {
    MlirBlock to = mlirOperationGetSuccessor(branch, s);
    for (intptr_t i = 0; is_in(l, to) && i < mlirBlockGetNumArguments(to); i++) {
      MlirValue argument = mlirBlockGetArgument(to, i);
      MlirValue from = gv_passed_by(l->f, block_of(branch), argument);
      if (mlirValueIsNull(from)) return false;
      if (mlirValueEqual(from, address) && !mlirValueEqual(argument, l->at) &&
          !are_uses_fillings(l, argument))
        return false;
    }
  }
  return true;
}

static bool is_use_filling(filling *l, MlirOperation user, MlirValue address) {
  const gv_op_row *row = gv_row_of(l->f, user);
  if (mlirOperationEqual(user, l->first) || mlirOperationEqual(user, l->others)) return true;
  if (gv_touches_nothing(user) || is_load_for_nothing(user)) return true;
  if (gv_op_is(user, "llvm.getelementptr"))
    return are_uses_fillings(l, mlirOperationGetResult(user, 0));
  bool branch = row->emit == GV_EMIT_branch || row->emit == GV_EMIT_cond_branch;
  return branch && are_arguments_fillings(l, user, address);
}

/* It comes after the operation that fills all others, in the same block. */
static bool is_behind(const filling *l, MlirOperation op) {
  return mlirValueIsNull(l->at) && mlirBlockEqual(block_of(op), l->head) &&
         mlirOperationIsBeforeInBlock(l->others, op);
}

static bool are_uses_fillings(filling *l, MlirValue address) {
  MlirRegion region = mlirBlockGetParentRegion(block_of(l->allocation));
  MlirOpOperand use = mlirValueGetFirstUse(address);
  for (; !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    if (++l->uses > MOST_USES) return false;
    if (!mlirRegionEqual(mlirBlockGetParentRegion(block_of(user)), region)) return false;
    if (is_in(l, block_of(user)) && !is_behind(l, user) && !is_use_filling(l, user, address))
      return false;
  }
  return true;
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* Zeros for the first element. */
static bool is_first(const filling *l, MlirOperation op) {
  int64_t k;
  if (gv_op_is(op, "llvm.store")) {
    MlirValue zero = mlirOperationGetOperand(op, 0);
    bool null = gv_is_null_address(l->f, zero) || (gv_constant(l->f, zero, &k) && k == 0);
    return null && gv_value_layout(l->f, zero).size == l->size.times && is_plain_store(op) &&
           is_constant_place(l, mlirOperationGetOperand(op, 1), 0);
  }
  if (!gv_fills_with_zeros(l->f, op)) return false;
  if (!gv_constant(l->f, mlirOperationGetOperand(op, 2), &k) || k != l->size.times) return false;
  return is_constant_place(l, mlirOperationGetOperand(op, 0), 0);
}

/* n is one number from the allocation on. */
static bool is_fixed(const filling *l, MlirValue n) {
  MlirBlock block =
      mlirValueIsABlockArgument(n) ? mlirBlockArgumentGetOwner(n) : block_of(gv_maker(n));
  return mlirBlockEqual(block, l->blocks.at[0]) || !is_in(l, block);
}

static bool is_filled(filling *l) {
  if (!find_loop(l) || !collect(l)) return false;
  bool once = mlirBlockEqual(block_of(l->first), block_of(l->allocation))
                  ? mlirOperationIsBeforeInBlock(l->allocation, l->first)
                  : comes_from_inside(l, block_of(l->first));
  if (!once || !comes_from_inside(l, l->head)) return false;
  if (mlirBlockEqual(block_of(l->first), l->head))
    once = mlirValueIsNull(l->at) && mlirOperationIsBeforeInBlock(l->first, l->others);
  if (!once || !gv_dominates(l->f, block_of(l->first), l->head)) return false;
  return is_fixed(l, l->size.of) && is_fixed(l, narrow(l->size.of)) &&
         (mlirValueIsNull(l->at) || are_uses_fillings(l, l->at)) &&
         are_uses_fillings(l, mlirOperationGetResult(l->allocation, 0));
}

/* The operations that fill, and what is loaded for nothing, do nothing. */
static void take(filling *l) {
  *gv_push(&l->f->fn.fillings) = l->first;
  *gv_push(&l->f->fn.fillings) = l->others;
  if (mlirValueIsNull(l->at)) return;
  for (MlirOperation op = mlirBlockGetFirstOperation(l->latch); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    if (!is_load_for_nothing(op)) continue;
    if (is_constant_place(l, mlirOperationGetOperand(op, 0), 0)) *gv_push(&l->f->fn.fillings) = op;
  }
}

static void look_at_uses(filling *l, MlirValue address, int depth);

/* … of what the branch brings, where that is the memory or null. */
static void look_at_arguments(filling *l, MlirOperation branch, int depth) {
  for (intptr_t s = 0; s < mlirOperationGetNumSuccessors(branch); s++) {
    MlirBlock to = mlirOperationGetSuccessor(branch, s);
    for (intptr_t i = 0; i < mlirBlockGetNumArguments(to); i++) {
      MlirValue argument = mlirBlockGetArgument(to, i);
      if (is_constant_place(l, argument, 0)) look_at_uses(l, argument, depth);
    }
  }
}

/* The first operations of the two kinds, among the uses of the address. */
static void look_at_uses(filling *l, MlirValue address, int depth) {
  MlirOpOperand use = mlirValueGetFirstUse(address);
  for (; !mlirOpOperandIsNull(use) && l->uses < MOST_USES; use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    l->uses++;
    if (mlirOperationIsNull(l->first) && is_first(l, user)) l->first = user;
    if (mlirOperationIsNull(l->others) && (is_rest(l, user) || is_copy(l, user))) l->others = user;
    if (!depth) continue;
    look_at_arguments(l, user, depth - 1);
    if (gv_op_is(user, "llvm.getelementptr"))
      look_at_uses(l, mlirOperationGetResult(user, 0), depth - 1);
  }
}

bool gv_starts_with_copies(front *f, MlirOperation allocation, MlirValue size) {
  filling l = {.f = f, .allocation = allocation, .size = gv_product_of(f, size)};
  if (l.size.times < 8) return false;
  look_at_uses(&l, mlirOperationGetResult(allocation, 0), LOOK_DEPTH);
  bool filled = !mlirOperationIsNull(l.first) && !mlirOperationIsNull(l.others);
  l.uses = 0;
  if (filled && gv_op_is(l.others, "llvm.intr.memcpy")) l.at = mlirOperationGetOperand(l.others, 0);
  filled = filled && is_filled(&l);
  if (filled) take(&l);
  gv_vec_free(&l.blocks);
  return filled;
}
