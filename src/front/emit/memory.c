/* What the host does to memory: stack slots, heap blocks, loads and stores, each with its bytes.
 * What is loaded is followed where it can be a handle, or comes straight from a slot or a global,
 * since it can carry a condition then.
 */
#include "emit/emit.h"

enum { WORD = 8 };

/* No size: not constant. */
static bool is_size(const int64_t *size) { return size && *size > 0 && *size <= INT32_MAX; }

gv_op *gv_new_memory(front *f, MlirOperation op, gv_str name, bool heap, const int64_t *size) {
  gv_emit(f, op, GV_OP_MEMORY, name)->heap = heap;
  gv_add_results(f, op);
  gv_op *made = &f->model->ops.at[f->model->ops.len - 1];
  if (is_size(size)) made->bytes = (uint32_t)*size;
  return made;
}

void gv_emit_alloca(front *f, MlirOperation op) {
  if (!mlirValueIsNull(gv_value_of_slot(f, mlirOperationGetResult(op, 0)))) return;
  MlirAttribute type = gv_attribute(op, "elem_type");
  int64_t count, size = 0;
  bool sized =
      gv_operand_count(op) == 1 && gv_constant(f, mlirOperationGetOperand(op, 0), &count) &&
      !mlirAttributeIsNull(type) && mlirAttributeIsAType(type) &&
      !__builtin_mul_overflow(count, (int64_t)gv_layout_of(f, mlirTypeAttrGetValue(type)).size,
                              &size);
  gv_new_memory(f, op, GV_STR("llvm.alloca"), false, sized ? &size : NULL);
  *gv_push(&f->stack.frame) =
      (gv_frame_slot){op, mlirOperationGetBlock(op), gv_demand(f, mlirOperationGetResult(op, 0))};
}

/* ---- parameters passed by value -------------------------------------------------------------- */

/* The caller passes an address, and the function has a copy of what is there. */
void gv_copy_values_passed(front *f, MlirOperation function) {
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(entry); i++) {
    MlirType type = gv_byval_type(function, i);
    if (mlirTypeIsNull(type)) continue;
    MlirValue param = mlirBlockGetArgument(entry, i);
    int64_t size = gv_layout_of(f, type).size;
    bool found;
    gv_emit(f, function, GV_OP_MEMORY, GV_STR("llvm.byval"));
    gv_value_id copy = gv_add_result(f->model, gv_value_layout(f, param).size, 0,
                                     gv_place(f, mlirValueGetLocation(param)));
    gv_push_operand(f, copy);
    gv_push_value(f, param);
    gv_push_operand(f, gv_int(f, size, 8, 64));
    gv_emit(f, function, GV_OP_MEMCPY, GV_STR("llvm.byval"));
    *gv_map_at(&f->fn.values, (uintptr_t)param.ptr, &found) = copy;
  }
}

/* ---- slots that only this function can see ---- */

enum { SLOT_BUDGET = 64 };

/* The address, or one computed from it, goes nowhere but into loads and stores. */
static bool stays_here(front *f, MlirValue address, uint32_t *budget) {
  for (MlirOpOperand use = mlirValueGetFirstUse(address); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    const gv_op_row *row = gv_row_of(f, user);
    if (!*budget || !--*budget) return false;
    bool stored_to = row->emit == GV_EMIT_store && mlirOpOperandGetOperandNumber(use) == 1;
    if (row->emit == GV_EMIT_load || row->emit == GV_EMIT_assume || stored_to ||
        (!row->emit && !row->expr))
      continue;
    if (gv_marks_lifetime(row)) continue;
    if (row->expr != gv_expr_offset || !stays_here(f, mlirOperationGetResult(user, 0), budget))
      return false;
  }
  return true;
}

/* Something is stored at the address, or at one computed from it, that has room for a handle. The
 * slot is private. */
static bool holds_words(front *f, MlirValue address) {
  for (MlirOpOperand use = mlirValueGetFirstUse(address); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    const gv_op_row *row = gv_row_of(f, user);
    if (row->emit == GV_EMIT_store &&
        gv_value_layout(f, mlirOperationGetOperand(user, 0)).size >= WORD)
      return true;
    if (row->expr == gv_expr_offset && holds_words(f, mlirOperationGetResult(user, 0))) return true;
  }
  return false;
}

enum { SLOT_IS_PRIVATE = 1, SLOT_HOLDS_WORDS = 2 };

/* The address lies in a slot that no GPU and no other function can know of; asked once for each
 * slot. */
static uint32_t private_slot(front *f, MlirValue address) {
  while (mlirValueIsAOpResult(address)) {
    MlirOperation op = mlirOpResultGetOwner(address);
    const gv_op_row *row = gv_row_of(f, op);
    if (row->emit == GV_EMIT_alloca) {
      bool found;
      uint32_t *known = gv_map_at(&f->stack.private_slots, (uintptr_t)address.ptr, &found),
               budget = SLOT_BUDGET;
      if (!found) *known = stays_here(f, address, &budget) ? SLOT_IS_PRIVATE : 0;
      if (!found && *known && holds_words(f, address)) *known |= SLOT_HOLDS_WORDS;
      return *known;
    }
    if (row->expr != gv_expr_offset) return 0;
    address = mlirOperationGetOperand(op, 0);
  }
  return 0;
}

static bool is_in_private_slot(front *f, MlirValue address) {
  return private_slot(f, address) != 0;
}

/* ---- the end of slots ---- */

/* Of an operation in it, the slots are gone where it ends. */
static bool is_scope(MlirOperation op) {
  gv_str name = gv_op_name(op);
  return gv_str_equal(name, GV_STR("llvm.func")) || gv_str_equal(name, GV_STR("func.func")) ||
         gv_str_equal(name, GV_STR("async.func")) || gv_str_equal(name, GV_STR("async.execute")) ||
         gv_str_equal(name, GV_STR("memref.alloca_scope"));
}

static MlirOperation scope_of(MlirOperation op) {
  do op = mlirOperationGetParentOperation(op);
  while (!mlirOperationIsNull(op) && !is_scope(op));
  return op;
}

/* Does a task that begins after the slot use it, or an address computed from it? */
static bool is_used_in_task(front *f, MlirRegion home, MlirValue address, uint32_t *budget) {
  for (MlirOpOperand use = mlirValueGetFirstUse(address); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use), op = user;
    if (!*budget || !--*budget) return true;
    while (!mlirRegionEqual(mlirBlockGetParentRegion(mlirOperationGetBlock(op)), home)) {
      op = mlirOperationGetParentOperation(op);
      if (gv_op_is(op, "async.execute")) return true;
    }
    bool computes = gv_row_of(f, user)->expr == gv_expr_offset;
    if (computes && is_used_in_task(f, home, mlirOperationGetResult(user, 0), budget)) return true;
  }
  return false;
}

static bool is_known_elsewhere(front *f, const gv_frame_slot *slot) {
  MlirRegion home = mlirBlockGetParentRegion(mlirOperationGetBlock(slot->op));
  uint32_t budget = SLOT_BUDGET;
  MlirValue address = mlirOperationGetResult(slot->op, 0);
  return !is_in_private_slot(f, address) || is_used_in_task(f, home, address, &budget);
}

static void end_slot(front *f, MlirOperation at, gv_value_id address, bool unset) {
  gv_push_operand(f, address);
  gv_emit(f, at, GV_OP_SLOT_END, gv_name_of(f, at))->unset = unset;
}

void gv_end_slots(front *f, MlirOperation at, MlirOperation scope) {
  for (uint32_t i = 0; i < f->stack.frame.len; i++) {
    const gv_frame_slot *slot = &f->stack.frame.at[i];
    if (mlirOperationEqual(scope_of(slot->op), scope) && is_known_elsewhere(f, slot))
      end_slot(f, at, slot->address, false);
  }
}

/* Of one of which only loads and stores know it matters where handles can be in it. */
static bool is_tracked(front *f, MlirValue slot) {
  if (!mlirValueIsNull(gv_value_of_slot(f, slot))) return false;
  MlirAttribute type = gv_attribute(mlirOpResultGetOwner(slot), "elem_type");
  bool holds = mlirAttributeIsNull(type) || gv_layout_of(f, mlirTypeAttrGetValue(type)).holds;
  return holds || !is_in_private_slot(f, slot);
}

static void begin_slot(front *f, MlirOperation op, MlirValue slot, bool unset) {
  if (!unset && !is_tracked(f, slot)) return;
  gv_push_value(f, slot);
  gv_emit(f, op, GV_OP_SLOT_BEGIN, gv_name_of(f, op))->unset = unset;
}

/* In older releases the size stands before the address. What is no slot cannot be marked, and means
 * that the memory may be gone. */
static bool find_marked(front *f, MlirOperation op, MlirValue *slot) {
  if (!gv_operand_count(op)) return false;
  MlirValue address = mlirOperationGetOperand(op, gv_operand_count(op) - 1);
  *slot = gv_slot_of(f, address);
  bool nothing = mlirValueIsAOpResult(address) &&
                 gv_row_of(f, mlirOpResultGetOwner(address))->expr == gv_expr_undef;
  if (!mlirValueIsNull(*slot)) return mlirValueIsNull(gv_value_of_slot(f, *slot));
  if (nothing) return false;
  gv_push_value(f, address);
  gv_emit(f, op, GV_OP_UNKNOWN, gv_name_of(f, op));
  return false;
}

/* What was in it before is not there any more. */
void gv_emit_lifetime_start(front *f, MlirOperation op) {
  MlirValue slot;
  if (find_marked(f, op, &slot)) begin_slot(f, op, slot, gv_may_hold(f, slot, op));
}

/* Of a slot of numbers, which no work can be pending on, only the content is gone. */
void gv_emit_lifetime_end(front *f, MlirOperation op) {
  MlirValue slot;
  if (!find_marked(f, op, &slot)) return;
  if (is_tracked(f, slot))
    end_slot(f, op, gv_demand(f, slot), true);
  else
    begin_slot(f, op, slot, true);
}

/* ---- slots made since the stack was saved ---- */

/* Whether control comes to `block` without passing `save`, which is in another one. */
static bool is_reached_without(MlirBlock block, MlirBlock save) {
  gv_map seen = {0};
  GV_VEC(MlirBlock) walk = {0};
  MlirBlock entry = mlirRegionGetFirstBlock(mlirBlockGetParentRegion(save));
  bool found, reached = false;
  *gv_push(&walk) = entry;
  while (walk.len && !reached) {
    MlirBlock now = gv_pop(&walk);
    *gv_map_at(&seen, (uintptr_t)now.ptr, &found) = 1;
    if (found || mlirBlockEqual(now, save)) continue;
    reached = mlirBlockEqual(now, block);
    MlirOperation end = gv_end_of_block(now);
    for (intptr_t i = 0; !mlirOperationIsNull(end) && i < mlirOperationGetNumSuccessors(end); i++)
      *gv_push(&walk) = mlirOperationGetSuccessor(end, i);
  }
  gv_map_free(&seen);
  gv_vec_free(&walk);
  return reached;
}

/* The operation that `op` is or lies in, of the region of `save`; NULL: there is none. */
static MlirOperation beside(MlirOperation op, MlirOperation save) {
  return gv_lifted(op, mlirBlockGetParentRegion(mlirOperationGetBlock(save)));
}

static bool comes_after(MlirOperation op, MlirOperation save) {
  MlirBlock block = mlirOperationGetBlock(op), home = mlirOperationGetBlock(save);
  if (mlirBlockEqual(block, home)) return mlirOperationIsBeforeInBlock(save, op);
  return !is_reached_without(block, home);
}

/* Whether control may come from `save` to `op` with no other `save` between. One of the same block
 * that comes before it is followed by it each time. */
static bool may_come_after(MlirOperation op, MlirOperation save) {
  MlirBlock block = mlirOperationGetBlock(op), home = mlirOperationGetBlock(save);
  if (mlirBlockEqual(block, home)) return mlirOperationIsBeforeInBlock(save, op);
  gv_map seen = {0};
  GV_VEC(MlirBlock) walk = {0};
  bool found, reached = false;
  *gv_map_at(&seen, (uintptr_t)home.ptr, &found) = 1;
  *gv_push(&walk) = home;
  while (walk.len && !reached) {
    MlirOperation end = gv_end_of_block(gv_pop(&walk));
    for (intptr_t i = 0; !mlirOperationIsNull(end) && i < mlirOperationGetNumSuccessors(end); i++) {
      MlirBlock next = mlirOperationGetSuccessor(end, i);
      *gv_map_at(&seen, (uintptr_t)next.ptr, &found) = 1;
      if (!found) *gv_push(&walk) = next;
      reached |= mlirBlockEqual(next, block);
    }
  }
  gv_map_free(&seen);
  gv_vec_free(&walk);
  return reached;
}

/* Whether the slot was made after the stack was saved: then it is gone. */
typedef enum made { MADE_BEFORE, MADE_BEFORE_OR_AFTER, MADE_AFTER } made;

/* Of all slots of a block that is not that of `save`. */
static made when_made_in(MlirBlock block, MlirOperation save) {
  if (mlirBlockIsNull(block) || mlirOperationIsNull(mlirBlockGetFirstOperation(block)))
    return MADE_BEFORE;
  MlirOperation op = beside(mlirBlockGetFirstOperation(block), save);
  if (mlirOperationIsNull(op) || !may_come_after(op, save)) return MADE_BEFORE;
  return comes_after(op, save) ? MADE_AFTER : MADE_BEFORE_OR_AFTER;
}

/* Those of the block of `save` that come after it, as they were made in this order: the number of
 * the first in the frame. */
static uint32_t first_made_after(const front *f, MlirOperation save) {
  MlirBlock home = mlirOperationGetBlock(save);
  uint32_t i = f->stack.frame.len;
  while (i > 0 && !(mlirBlockEqual(f->stack.frame.at[i - 1].block, home) &&
                    mlirOperationIsBeforeInBlock(f->stack.frame.at[i - 1].op, save)))
    i--;
  return i;
}

/* The operation that saved the stack; NULL: it is not known. */
static MlirOperation saved_by(front *f, MlirValue saved) {
  MlirOperation none = {NULL};
  while (mlirValueIsAOpResult(saved)) {
    MlirOperation op = mlirOpResultGetOwner(saved);
    if (gv_op_is(op, "llvm.intr.stacksave")) return op;
    if (gv_row_of(f, op)->emit != GV_EMIT_load) return none;
    saved = gv_value_of_slot(f, mlirOperationGetOperand(op, 0));
    if (mlirValueIsNull(saved)) return none;
  }
  return none;
}

/* Any of those that were not made at once, as the function began, may be gone. */
static void hide_slots(front *f, MlirOperation op) {
  for (uint32_t i = 0; i < f->stack.frame.len; i++)
    if (!gv_is_never_restored(f, f->stack.frame.at[i].op))
      gv_push_operand(f, f->stack.frame.at[i].address);
  if (f->fn.operands.len) gv_emit(f, op, GV_OP_UNKNOWN, gv_name_of(f, op));
}

void gv_emit_stackrestore(front *f, MlirOperation op) {
  MlirOperation save = saved_by(f, mlirOperationGetOperand(op, 0));
  if (mlirOperationIsNull(save)) {
    hide_slots(f, op);
    return;
  }
  GV_VEC(gv_value_id) unsure = {0};
  MlirBlock home = mlirOperationGetBlock(save), last = {NULL};
  made when_in_last = MADE_BEFORE;
  uint32_t first = first_made_after(f, save);
  for (uint32_t i = 0; i < f->stack.frame.len; i++) {
    const gv_frame_slot *slot = &f->stack.frame.at[i];
    made when = i < first ? MADE_BEFORE : MADE_AFTER;
    if (!mlirBlockEqual(slot->block, home)) {
      if (!mlirBlockEqual(slot->block, last)) when_in_last = when_made_in(slot->block, save);
      last = slot->block, when = when_in_last;
    }
    if (when == MADE_BEFORE_OR_AFTER) *gv_push(&unsure) = slot->address;
    if (when == MADE_AFTER &&
        (is_known_elsewhere(f, slot) || is_tracked(f, mlirOperationGetResult(slot->op, 0))))
      end_slot(f, op, slot->address, true);
  }
  for (uint32_t i = 0; i < unsure.len; i++) gv_push_operand(f, unsure.at[i]);
  if (unsure.len) gv_emit(f, op, GV_OP_UNKNOWN, gv_name_of(f, op));
  gv_vec_free(&unsure);
}

/* ---- loads and stores ---- */

/* Reads `bytes` from the address, which is pushed already. */
static void emit_read(front *f, MlirOperation op, gv_str name, uint32_t bytes) {
  if (bytes)
    gv_emit(f, op, GV_OP_LOAD, name)->bytes = bytes;
  else
    f->fn.operands.len = 0;
}

static uint32_t bytes_of_result(front *f, MlirOperation op) {
  return gv_value_layout(f, mlirOperationGetResult(op, 0)).size;
}

/* Bytes of a handle in `from` may be in `of`. */
static void add_source(front *f, gv_value_id of, MlirValue from) {
  if (f->model->values.at[of].def == GV_DEF_OPAQUE && gv_can_carry(f, from))
    gv_add_source(f->model, of, gv_demand(f, from));
}

/* The same, of what is not followed as a whole: bytes of a handle that are in the memory may be in
 * the result. */
static void emit_mixed_read(front *f, MlirOperation op, gv_str name, uint32_t bytes) {
  MlirValue result = mlirOperationGetResult(op, 0);
  if (!bytes || !gv_can_carry(f, result)) {
    emit_read(f, op, name, bytes);
    return;
  }
  gv_emit(f, op, GV_OP_LOAD, name);
  gv_value_id loaded = gv_add_result(f->model, bytes, 0, gv_op_place(f, op)),
              mixed = gv_demand(f, result);
  if (f->model->values.at[mixed].def == GV_DEF_OPAQUE) gv_add_source(f->model, mixed, loaded);
}

/* And bytes of the operands after the address and its indices: what takes the place of what a mask
 * leaves out. */
static void trace_instead(front *f, MlirOperation op) {
  MlirValue result = mlirOperationGetResult(op, 0);
  uint32_t first = 1;
  while (first < gv_operand_count(op) &&
         mlirTypeIsAIndex(mlirValueGetType(mlirOperationGetOperand(op, first))))
    first++;
  if (first == gv_operand_count(op) || !gv_can_carry(f, result)) return;
  gv_value_id mixed = gv_demand(f, result);
  for (uint32_t i = first; i < gv_operand_count(op); i++)
    add_source(f, mixed, mlirOperationGetOperand(op, i));
}

/* Its loads and stores from operation `first` on are atomic, or volatile only, and perhaps what
 * kernels and the host tell each other by. */
static void mark_signals(front *f, uint32_t first, bool atomic) {
  for (uint32_t o = first; o < f->model->ops.len; o++) {
    f->model->ops.at[o].atomic = atomic;
    f->model->ops.at[o].signals = gv_kernels_signal(f);
  }
}

static bool is_volatile(MlirOperation op) {
  return !mlirAttributeIsNull(gv_attribute(op, "volatile_"));
}

/* It has an order with those of other threads. */
static bool is_ordered(MlirOperation op) {
  MlirAttribute ordering = gv_attribute(op, "ordering");
  return !mlirAttributeIsNull(ordering) && mlirAttributeIsAInteger(ordering) &&
         mlirIntegerAttrGetValueInt(ordering) != 0;
}

/* What it is ordered with is not followed: in a program with tasks, threads, functions of the host
 * on streams, or kernels that signal, it may come after what others have done or waited for. It
 * writes nothing itself. */
void gv_emit_fence(front *f, MlirOperation op) {
  bool others = f->facts.has_tasks || f->facts.has_async || f->facts.runs_others;
  if (!others && !gv_kernels_signal(f)) return;
  gv_emit(f, op, GV_OP_UNKNOWN, gv_name_of(f, op))->effects = GV_NO_EFFECT;
  gv_meet_others(f);
}

/* A number like any other as far as branches ask for it; but a handle that is in the memory is in
 * it, too. The address is pushed. */
static void load_number(front *f, MlirOperation op, MlirValue result) {
  gv_emit(f, op, GV_OP_LOAD, GV_STR("llvm.load"));
  gv_value_id loaded = gv_add_result(f->model, WORD, 64, gv_op_place(f, op)),
              number = gv_demand(f, result);
  if (f->model->values.at[number].def == GV_DEF_OPAQUE) gv_add_source(f->model, number, loaded);
}

static void emit_load(front *f, MlirOperation op) {
  if (f->facts.has_async && f->async->storage_access(f, op)) return;
  MlirValue address = mlirOperationGetOperand(op, 0);
  int64_t ignored;
  if (!mlirValueIsNull(gv_value_of_slot(f, address)) || mlirValueEqual(address, f->fn.return_slot))
    return;
  MlirValue result = mlirOperationGetResult(op, 0);
  gv_layout layout = gv_value_layout(f, result);
  bool wide = layout.size >= WORD && !layout.width;
  bool followed = layout.holds || wide || (layout.width && !is_volatile(op));
  if (gv_constant_in_memory(f, result, &ignored)) followed = false;
  if (!followed && private_slot(f, address) == SLOT_IS_PRIVATE) return;
  gv_push_value(f, address);
  if (!followed && layout.width == 64) {
    load_number(f, op, result);
    return;
  }
  if (!followed) {
    emit_mixed_read(f, op, GV_STR("llvm.load"), layout.size);
    return;
  }
  gv_emit(f, op, GV_OP_LOAD, GV_STR("llvm.load"))->is_volatile = is_volatile(op);
  gv_add_results(f, op);
}

void gv_emit_load(front *f, MlirOperation op) {
  uint32_t first = f->model->ops.len;
  if (gv_is_filling(f, op)) return;
  emit_load(f, op);
  bool polls = is_volatile(op) && f->model->ops.len > first;
  if (!is_ordered(op) && !polls) return;
  mark_signals(f, first, is_ordered(op));
  gv_emit_fence(f, op);
}

void gv_emit_store(front *f, MlirOperation op) {
  if (f->facts.has_async && f->async->storage_access(f, op)) return;
  if (gv_is_filling(f, op)) return;
  MlirValue value = mlirOperationGetOperand(op, 0), address = mlirOperationGetOperand(op, 1);
  if (!mlirValueIsNull(gv_value_of_slot(f, address)) || mlirValueEqual(address, f->fn.return_slot))
    return;
  gv_push_value(f, value);
  gv_push_value(f, address);
  uint32_t first = f->model->ops.len;
  gv_emit(f, op, GV_OP_STORE, GV_STR("llvm.store"));
  if (is_ordered(op) || is_volatile(op)) mark_signals(f, first, is_ordered(op));
}

/* The address of some element of a memref, or some place near an address. */
static gv_value_id somewhere(front *f, gv_value_id address) {
  gv_value value = {
      .def = GV_DEF_OFFSET, .size = 8, .a = address, .k = GV_ANYWHERE, .loc = GV_NO_LOC};
  return gv_add_value(f->model, value);
}

/* Operand `i` is a memref; else, a tensor, nothing is accessed. */
static bool push_element(front *f, MlirOperation op, uint32_t i) {
  MlirType type = mlirValueGetType(mlirOperationGetOperand(op, i));
  if (!mlirTypeIsAMemRef(type) && !mlirTypeIsAUnrankedMemRef(type)) return false;
  gv_push_operand(f, somewhere(f, gv_part(f, mlirOperationGetOperand(op, i), 8)));
  return true;
}

static gv_value_id with_part(front *f, gv_value_id whole, gv_value_id part, int64_t at) {
  const gv_value *v = &f->model->values.at[whole];
  return gv_add_value(
      f->model,
      (gv_value){
          .def = GV_DEF_INSERT, .size = v->size, .a = whole, .b = part, .k = at, .loc = v->loc});
}

static gv_value_id with_number(front *f, gv_value_id whole, int64_t number, int64_t at) {
  return mlirShapedTypeIsDynamicStrideOrOffset(number)
             ? whole
             : with_part(f, whole, gv_int(f, number, 8, 64), at);
}

/* Another view of a memref: its pointers are the same, and the other members of its descriptor what
 * its type says, as far as it does. */
void gv_emit_view(front *f, MlirOperation op) {
  MlirValue result = mlirOperationGetResult(op, 0), source = mlirOperationGetOperand(op, 0);
  MlirType type = mlirValueGetType(result);
  enum { MOST_RANK = 16, OFFSET_AT = 16, SIZES_AT = 24, POINTER = 8 };
  int64_t strides[MOST_RANK], offset;
  intptr_t rank = mlirTypeIsAMemRef(type) ? mlirShapedTypeGetRank(type) : MOST_RANK + 1;
  if (rank > MOST_RANK || !mlirTypeIsAMemRef(mlirValueGetType(source))) {
    gv_emit_other(f, op);
    return;
  }
  gv_value_id view =
      gv_opaque_in(f, f->fn.block, gv_value_layout(f, result).size, 0, gv_op_place(f, op));
  for (int64_t at = 0; at < 2 * POINTER; at += POINTER)
    view = with_part(f, view, gv_part(f, source, at), at);
  if (mlirLogicalResultIsSuccess(mlirMemRefTypeGetStridesAndOffset(type, strides, &offset))) {
    view = with_number(f, view, offset, OFFSET_AT);
    for (intptr_t d = 0; d < rank; d++) {
      int64_t size = mlirShapedTypeIsDynamicDim(type, d) ? mlirShapedTypeGetDynamicStrideOrOffset()
                                                         : mlirShapedTypeGetDimSize(type, d);
      view = with_number(f, view, size, SIZES_AT + POINTER * d);
      view = with_number(f, view, strides[d], SIZES_AT + POINTER * (rank + d));
    }
  }
  gv_define(f, result, view);
}

/* From the memref that is operand 0. */
void gv_emit_memref_load(front *f, MlirOperation op) {
  if (mlirOperationGetNumResults(op) != 1 || !push_element(f, op, 0)) return;
  emit_mixed_read(f, op, gv_name_of(f, op), bytes_of_result(f, op));
  trace_instead(f, op);
}

/* A handle put into a memref is not followed further. */
static void emit_memref_store(front *f, MlirOperation op, uint32_t value, uint32_t memref) {
  if (gv_value_layout(f, mlirOperationGetOperand(op, value)).holds) {
    gv_emit_unknown(f, op, gv_name_of(f, op), 0, gv_operand_count(op));
    return;
  }
  gv_push_value(f, mlirOperationGetOperand(op, value));
  if (push_element(f, op, memref))
    gv_emit(f, op, GV_OP_STORE, gv_name_of(f, op));
  else
    f->fn.operands.len = 0;
}

/* Operand 0 to operand 1. */
void gv_emit_memref_store(front *f, MlirOperation op) { emit_memref_store(f, op, 0, 1); }

/* The last operand to operand 0. */
void gv_emit_masked_memref_store(front *f, MlirOperation op) {
  emit_memref_store(f, op, gv_operand_count(op) - 1, 0);
}

/* All of operand 0 to operand 1. */
void gv_emit_memref_copy(front *f, MlirOperation op) {
  if (!push_element(f, op, 1) || !push_element(f, op, 0)) return;
  gv_push_operand(f, GV_NONE);
  gv_emit(f, op, GV_OP_MEMCPY, gv_name_of(f, op));
}

/* Some of the bytes at the address, as a mask says. */
void gv_emit_masked_load(front *f, MlirOperation op) {
  gv_push_operand(f, somewhere(f, gv_demand(f, mlirOperationGetOperand(op, 0))));
  emit_mixed_read(f, op, gv_name_of(f, op), bytes_of_result(f, op));
  trace_instead(f, op);
}

enum { GATHERED_LANES = 16 };

/* Through a vector of addresses, those of some lanes, as a mask says. */
void gv_emit_gather(front *f, MlirOperation op) {
  MlirValue addresses = mlirOperationGetOperand(op, 0);
  uint32_t lanes = gv_value_layout(f, addresses).size / WORD;
  for (uint32_t i = 0; i < lanes && lanes <= GATHERED_LANES; i++) {
    gv_push_operand(f, somewhere(f, gv_part(f, addresses, i * WORD)));
    emit_mixed_read(f, op, gv_name_of(f, op), bytes_of_result(f, op) / lanes);
  }
  trace_instead(f, op);
  if (lanes && lanes <= GATHERED_LANES) return;
  gv_hide_operands(f, op);
  gv_push_operand(f, gv_opaque(f, 8, 0, gv_op_place(f, op)));
  emit_read(f, op, gv_name_of(f, op), bytes_of_result(f, op));
}

void gv_emit_masked_store(front *f, MlirOperation op) {
  MlirValue value = mlirOperationGetOperand(op, 0);
  if (gv_value_layout(f, value).holds) {
    gv_emit_other(f, op);
    return;
  }
  gv_push_value(f, value);
  gv_push_operand(f, somewhere(f, gv_demand(f, mlirOperationGetOperand(op, 1))));
  gv_emit(f, op, GV_OP_STORE, gv_name_of(f, op));
}

/* The host reads and writes so many bytes, and what is in them afterwards is not followed. */
static void emit_update(front *f, MlirOperation op, MlirValue address, uint32_t bytes) {
  gv_push_role(f, gv_demand(f, address), GV_ROLE_HOST_WRITE);
  gv_push_role(f, GV_NONE, GV_ROLE_NONE);
  gv_push_role(f, gv_int(f, bytes, 8, 64), GV_ROLE_SIZE);
  gv_emit_action(f, op, &gv_fill_action, gv_name_of(f, op));
}

/* What was there may be in the result, and what is put there is, or is computed from, what is
 * passed: as a handle neither is followed. */
static void exchange_words(front *f, MlirOperation op, MlirValue address, uint32_t size) {
  gv_push_value(f, address);
  if (mlirOperationGetNumResults(op) == 1)
    load_number(f, op, mlirOperationGetResult(op, 0));
  else
    emit_read(f, op, gv_name_of(f, op), size);
  emit_update(f, op, address, size);
  gv_push_operands(f, op, 1, gv_operand_count(op),
                   GV_WANT_WORDS); /* the result is what was there, which is loaded above */
  gv_emit(f, op, GV_OP_UNKNOWN, gv_name_of(f, op));
  for (uint32_t i = 1; i < gv_operand_count(op); i++) {
    if (!gv_can_carry(f, mlirOperationGetOperand(op, i))) continue;
    gv_value_id put = gv_opaque(f, size, 0, gv_op_place(f, op));
    add_source(f, put, mlirOperationGetOperand(op, i));
    gv_push_operand(f, put);
    gv_push_value(f, address);
    gv_emit(f, op, GV_OP_STORE, gv_name_of(f, op));
  }
}

/* Reads and writes at once. */
static void emit_exchange(front *f, MlirOperation op) {
  MlirValue address = mlirOperationGetOperand(op, 0);
  gv_layout value = gv_value_layout(f, mlirOperationGetOperand(op, 1));
  if (value.holds || value.size >= WORD) {
    exchange_words(f, op, address, value.size);
    return;
  }
  gv_push_value(f, address);
  if (mlirOperationGetNumResults(op) == 1)
    emit_mixed_read(f, op, gv_name_of(f, op), value.size);
  else
    emit_read(f, op, gv_name_of(f, op), value.size);
  gv_value_id put = gv_opaque(f, value.size, value.width, gv_op_place(f, op));
  for (uint32_t i = 1; i < gv_operand_count(op); i++)
    add_source(f, put, mlirOperationGetOperand(op, i));
  gv_push_operand(f, put);
  gv_push_value(f, address);
  gv_emit(f, op, GV_OP_STORE, gv_name_of(f, op));
}

void gv_emit_atomic(front *f, MlirOperation op) {
  uint32_t first = f->model->ops.len;
  emit_exchange(f, op);
  mark_signals(f, first, true);
  gv_emit_fence(f, op);
}

/* ---- ranges of bytes ---- */

static void store_filling(front *f, MlirOperation op, gv_str name, gv_def filling, MlirValue at,
                          int64_t size) {
  gv_value value = {.def = (uint8_t)filling, .size = (uint32_t)size, .loc = GV_NO_LOC};
  gv_push_operand(f, gv_add_value(f->model, value));
  gv_push_value(f, at);
  gv_emit(f, op, GV_OP_STORE, name);
}

void gv_copy_memory(front *f, MlirOperation op, gv_str name, MlirValue to, MlirValue from,
                    const int64_t *size) {
  if (size && *size == 0) return;
  gv_push_value(f, to);
  gv_push_value(f, from);
  gv_push_operand(f, is_size(size) ? gv_int(f, *size, 8, 64) : GV_NONE);
  gv_emit(f, op, GV_OP_MEMCPY, name);
}

/* Zero bytes are null handles, all others are no handles; how far they go must be known. */
void gv_set_memory(front *f, MlirOperation op, gv_str name, MlirValue to, MlirValue byte,
                   const int64_t *size) {
  int64_t k;
  if (size && *size == 0) return;
  if (is_size(size) || gv_operand_count(op) < 3) {
    bool zero = gv_constant(f, byte, &k) && (k & 0xff) == 0;
    store_filling(f, op, name, zero ? GV_DEF_NULL : GV_DEF_UNDEF, to,
                  is_size(size) ? *size : INT32_MAX);
    return;
  }
  gv_push_role(f, gv_demand(f, to), GV_ROLE_HOST_WRITE);
  gv_push_role(f, GV_NONE, GV_ROLE_NONE);
  gv_push_role(f, gv_demand(f, mlirOperationGetOperand(op, 2)), GV_ROLE_SIZE);
  gv_emit_action(f, op, &gv_fill_action, name);
}

/* The size of an intrinsic: operand 2, or the attribute of the inline forms. */
static const int64_t *size_of(front *f, MlirOperation op, int64_t *size) {
  if (gv_operand_count(op) > 2)
    return gv_constant(f, mlirOperationGetOperand(op, 2), size) ? size : NULL;
  return gv_attribute_int(gv_attribute(op, "len"), size) ? size : NULL;
}

void gv_emit_memcpy(front *f, MlirOperation op) {
  int64_t size;
  if (gv_is_filling(f, op)) return;
  gv_copy_memory(f, op, gv_name_of(f, op), mlirOperationGetOperand(op, 0),
                 mlirOperationGetOperand(op, 1), size_of(f, op, &size));
}

void gv_emit_memset(front *f, MlirOperation op) {
  int64_t size;
  if (gv_is_filling(f, op)) return;
  gv_set_memory(f, op, gv_name_of(f, op), mlirOperationGetOperand(op, 0),
                mlirOperationGetOperand(op, 1), size_of(f, op, &size));
}
