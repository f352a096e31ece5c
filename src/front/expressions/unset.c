/* What a load finds in memory that begins without content: what was stored to that place, or
 * nothing.
 *
 * needs: uses of addresses; dominance; the symbols. gives: the values that are stored there, and
 * whether one of them is there on each way to the load. cost: for each load a walk of the uses of
 * the memory's address, at most MOST_USES.
 */
#include "expressions/expressions.h"

enum { MOST_USES = 4096, MOST_ADDRESSES = 4096, MOST_STEPS = 256, MOST_DEEP = 8 };

/* What is asked by a load, and by all that its answer asks in turn. */
typedef struct search {
  front *f;
  gv_take_bytes *take;
  void *with;
  gv_map params; /* that were asked about */
  uint32_t uses, deep;
} search;

/* Some bytes of memory, as an operation finds them. */
typedef struct place {
  MlirValue address;
  int64_t offset; /* from there */
  uint32_t size;
  bool anywhere; /* at any offset */
  MlirOperation at;
} place;

/* An address that leads to the memory; in a function that gets it, `shift` bytes behind the base of
 * what it is computed from there. */
typedef struct leading {
  MlirValue address;
  int64_t shift;
  bool anywhere, inside;
  uint32_t scope; /* in which names are looked up */
} leading;

/* An operation that sets some of the bytes: a bit for each. */
typedef struct setting {
  MlirOperation op;
  uint64_t bytes;
} setting;

enum { MOST_BYTES = 64 };
#define ALL_BYTES UINT64_MAX

/* From the base of the address on, whatever else is said of the place. */
typedef struct look {
  search *s;
  place p;
  GV_VEC(leading) addresses; /* those before `next` were looked at */
  leading now;
  GV_VEC(setting) sets;        /* the bytes, where they come before `p.at` */
  GV_VEC(MlirOperation) marks; /* of the memory's lifetime */
  uint32_t next;
  bool is_set;
  bool lacks; /* something else that was never set is put there */
} look;

static bool is_set_at(search *s, place p);

/* ---- the memory ------------------------------------------------------------------------------ */

/* What the address is computed from, also by way of a stack slot that keeps it. */
static MlirValue base_of(front *f, MlirValue address) {
  for (uint32_t steps = 0; steps < MOST_STEPS && mlirValueIsAOpResult(address); steps++) {
    MlirOperation op = mlirOpResultGetOwner(address);
    const gv_op_row *row = gv_row_of(f, op);
    MlirValue kept = {NULL};
    if (row->emit == GV_EMIT_load) kept = gv_value_of_slot(f, mlirOperationGetOperand(op, 0));
    if (mlirValueIsNull(kept) && !gv_keeps_address(row)) break;
    address = mlirValueIsNull(kept) ? mlirOperationGetOperand(op, 0) : kept;
  }
  return address;
}

/* From the base; false: it is not constant. */
static bool offset_from_base(front *f, MlirValue address, int64_t *offset) {
  int64_t step;
  *offset = 0;
  for (uint32_t steps = 0; steps < MOST_STEPS; steps++) {
    if (!gv_offset_in_slot(f, address, &step) || __builtin_add_overflow(*offset, step, offset))
      return false;
    while (mlirValueIsAOpResult(address) &&
           gv_keeps_address(gv_row_of(f, mlirOpResultGetOwner(address))))
      address = mlirOperationGetOperand(mlirOpResultGetOwner(address), 0);
    if (!mlirValueIsAOpResult(address)) return true;
    MlirOperation op = mlirOpResultGetOwner(address);
    if (gv_row_of(f, op)->emit != GV_EMIT_load) return true;
    address = gv_value_of_slot(f, mlirOperationGetOperand(op, 0));
    if (mlirValueIsNull(address)) return true;
  }
  return false;
}

/* It is made by the function, and nothing is in it. */
static bool begins_empty(front *f, MlirValue base) {
  if (!mlirValueIsAOpResult(base)) return false;
  MlirOperation op = mlirOpResultGetOwner(base);
  const gv_op_row *row = gv_row_of(f, op);
  if (row->emit == GV_EMIT_alloca) return true;
  if (!gv_is_call(row)) return false;
  const gv_symbol *callee = gv_callee_of(f, op);
  if (!callee) return false;
  if (callee->library == GV_LIB_RUNTIME) return callee->action->creates == GV_CREATES_MEMORY;
  return callee->kind == GV_SYM_DECLARED && callee->library == GV_LIB_NEW_MEMORY;
}

/* ---- what is done to it ---------------------------------------------------------------------- */

/* Does every way to the load lead past the store? */
static bool is_before(front *f, MlirOperation store, MlirOperation load) {
  MlirBlock above = mlirOperationGetBlock(store), block = mlirOperationGetBlock(load);
  if (mlirBlockEqual(above, block)) return mlirOperationIsBeforeInBlock(store, load);
  return mlirRegionEqual(mlirBlockGetParentRegion(above), mlirBlockGetParentRegion(block)) &&
         gv_dominates(f, above, block);
}

/* Where an operation puts `size` bytes, of the bytes that are asked for. */
typedef enum where { APART, SOMEWHERE, OVER, AROUND } where;

/* Those of the bytes from `lo` up to `hi`, of more than MOST_BYTES all or none. */
static uint64_t bits_between(const look *l, int64_t lo, int64_t hi) {
  int64_t from = lo - l->p.offset, to = hi - l->p.offset;
  if (from <= 0 && to >= (int64_t)l->p.size) return ALL_BYTES;
  if (l->p.size > MOST_BYTES) return 0;
  uint64_t bits = 0;
  for (int64_t i = from < 0 ? 0 : from; i < to && i < (int64_t)l->p.size; i++)
    bits |= UINT64_C(1) << i;
  return bits;
}

/* *bits: of the bytes, those that it puts there. */
static where where_is(const look *l, MlirValue address, const int64_t *size, int64_t *behind,
                      uint64_t *bits) {
  int64_t at;
  if (!offset_from_base(l->s->f, address, &at) || l->p.anywhere || l->now.anywhere)
    return SOMEWHERE;
  at += l->now.shift;
  *behind = l->p.offset - at;
  *bits = bits_between(l, at, size ? at + *size : INT64_MAX);
  if (l->p.offset + l->p.size <= at || (size && at + *size <= l->p.offset)) return APART;
  return at <= l->p.offset && (!size || l->p.offset + l->p.size <= at + *size) ? AROUND : OVER;
}

static void take_bytes(look *l, gv_bytes_of_value bytes) { l->s->take(l->s->with, bytes); }

/* A function that gets the address is taken to put something there, wherever it does. */
static void set_by(look *l, MlirOperation op, where is, uint64_t bits) {
  if (is == SOMEWHERE || l->now.inside)
    l->is_set = true;
  else
    *gv_push(&l->sets) = (setting){op, bits};
}

/* A store at an offset that is not constant may be to any place, as those of a loop are. */
static void take_store(look *l, MlirOperation store) {
  MlirValue stored = mlirOperationGetOperand(store, 0);
  int64_t behind = 0, size = gv_value_layout(l->s->f, stored).size;
  uint64_t bits = 0;
  where is = where_is(l, mlirOperationGetOperand(store, 1), &size, &behind, &bits);
  if (is == APART) return;
  gv_bytes_of_value all = {stored, 0, 0}, part = {stored, behind, l->p.size};
  take_bytes(l, is == AROUND ? part : all);
  set_by(l, store, is, bits);
}

/* An exchange stores what it is given; what others make of nothing is nothing again. */
static void take_atomic(look *l, MlirOperation atomic) {
  int64_t kind;
  bool exchanges = gv_op_is(atomic, "llvm.atomicrmw") &&
                   gv_attribute_int(gv_attribute(atomic, "bin_op"), &kind) && kind == 0;
  if (!exchanges) return;
  take_bytes(l, (gv_bytes_of_value){mlirOperationGetOperand(atomic, 1), 0, 0});
  set_by(l, atomic, OVER, ALL_BYTES);
}

/* What a copy or a fill does. */
typedef struct moving {
  MlirValue to, from; /* `from`: an address; of a fill the byte */
  int64_t size;
  bool sized, fills;
  bool runtime; /* the runtime does it: it counts wherever it is, as what other functions do */
} moving;

/* A copy or fill whose size is not constant is taken to be as large as what is read. */
static void take_moving(look *l, MlirOperation op, const moving *m) {
  int64_t behind = 0;
  uint64_t bits = 0;
  where is = where_is(l, m->to, m->sized ? &m->size : NULL, &behind, &bits);
  if (is == APART) return;
  if (m->fills) {
    take_bytes(l, (gv_bytes_of_value){m->from, 0, 0});
  } else {
    place from = {m->from, behind, l->p.size, is != AROUND, op};
    l->lacks |= !is_set_at(l->s, from);
  }
  set_by(l, op, m->runtime ? SOMEWHERE : is, bits);
}

static bool take_intrinsic(front *f, MlirOperation op, moving *m) {
  const gv_op_row *row = gv_row_of(f, op);
  m->fills = row->emit == GV_EMIT_memset;
  if (!m->fills && row->emit != GV_EMIT_memcpy) return false;
  m->to = mlirOperationGetOperand(op, 0), m->from = mlirOperationGetOperand(op, 1);
  m->sized = gv_operand_count(op) > 2 ? gv_constant(f, mlirOperationGetOperand(op, 2), &m->size)
                                      : gv_attribute_int(gv_attribute(op, "len"), &m->size);
  return true;
}

/* Memory is copied to the operand by the runtime. */
static bool take_runtime_copy(MlirOperation call, const gv_action *action, unsigned to, moving *m) {
  if (!action || to >= GV_ACTION_ARGS || action->roles[to] != GV_ROLE_GPU_WRITE) return false;
  m->to = mlirOperationGetOperand(call, to), m->from = (MlirValue){NULL}, m->runtime = true;
  uint32_t most = gv_operand_count(call) < GV_ACTION_ARGS ? gv_operand_count(call) : GV_ACTION_ARGS;
  for (uint32_t i = 0; i < most; i++)
    if (action->roles[i] == GV_ROLE_GPU_READ) m->from = mlirOperationGetOperand(call, i);
  return !mlirValueIsNull(m->from);
}

static bool take_called(front *f, MlirOperation call, unsigned to, moving *m) {
  const gv_symbol *callee = gv_callee_of(f, call);
  if (!callee) return false;
  if (callee->library == GV_LIB_RUNTIME) return take_runtime_copy(call, callee->action, to, m);
  m->fills = callee->library == GV_LIB_SET;
  if ((!m->fills && callee->library != GV_LIB_COPY) || gv_operand_count(call) < 3) return false;
  m->to = mlirOperationGetOperand(call, 0), m->from = mlirOperationGetOperand(call, 1);
  m->sized = gv_constant(f, mlirOperationGetOperand(call, 2), &m->size);
  return true;
}

/* A function that is known to leave what this argument leads to as it is. */
static bool is_known_to_leave(const gv_symbol *callee, intptr_t argument) {
  bool runtime = callee->library == GV_LIB_RUNTIME, known = callee->library == GV_LIB_CALLED ||
                                                            callee->library == GV_LIB_ANSWERS ||
                                                            callee->library == GV_LIB_COMPUTES;
  if ((!known && !runtime) || !callee->action || argument >= GV_ACTION_ARGS) return false;
  gv_role role = callee->action->roles[argument];
  if (role == GV_ROLE_NONE) return known;
  return gv_is_free(role) || role == GV_ROLE_HOST_READ || role == GV_ROLE_GPU_READ;
}

static bool leaves(front *f, MlirOperation call, intptr_t argument) {
  const gv_symbol *callee = gv_callee_of(f, call);
  if (!callee) return false;
  if (callee->library == GV_LIB_COPY && argument == 1) return true;
  return is_known_to_leave(callee, argument);
}

static void add_leading(look *l, leading more) {
  if (l->addresses.len < MOST_ADDRESSES)
    *gv_push(&l->addresses) = more;
  else
    l->lacks = true; /* not looked at: it is not known */
}

/* Computed from the one that is looked at. */
static void add_address(look *l, MlirValue address) {
  leading more = l->now;
  more.address = address;
  add_leading(l, more);
}

/* What a function of the module does with it is seen there. False: it is not. */
static bool enter(look *l, MlirOperation call, unsigned argument) {
  front *f = l->s->f;
  const gv_symbol *callee = gv_callee_of(f, call);
  bool plain = callee && callee->kind == GV_SYM_DEFINED && callee->library == GV_LIB_UNKNOWN &&
               !callee->replaceable && callee->async_function == GV_NONE;
  MlirBlock entry =
      plain ? mlirRegionGetFirstBlock(mlirOperationGetRegion(callee->op, 0)) : (MlirBlock){NULL};
  if (mlirBlockIsNull(entry) || argument >= mlirBlockGetNumArguments(entry)) return false;
  leading more = {mlirBlockGetArgument(entry, argument), 0, l->now.anywhere, true, callee->scope};
  bool known = false;
  int64_t offset = 0;
  for (uint32_t i = 0; i < l->addresses.len && !known; i++)
    known = mlirValueEqual(l->addresses.at[i].address, more.address);
  more.anywhere |= known || !offset_from_base(f, mlirOperationGetOperand(call, argument), &offset);
  more.shift = l->now.shift + offset;
  for (uint32_t i = 0; i < l->addresses.len; i++)
    if (mlirValueEqual(l->addresses.at[i].address, more.address) && l->addresses.at[i].anywhere)
      return true;
  add_leading(l, more);
  return true;
}

/* The address is put into the slot and comes out of it. */
static void take_kept(look *l, MlirValue slot) {
  for (MlirOpOperand use = mlirValueGetFirstUse(slot); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    if (gv_row_of(l->s->f, user)->emit == GV_EMIT_load)
      add_address(l, mlirOperationGetResult(user, 0));
  }
}

/* Another address may be the one that is looked at. */
static void add_perhaps(look *l, MlirValue address) {
  leading more = l->now;
  for (uint32_t i = 0; i < l->addresses.len; i++)
    if (mlirValueEqual(l->addresses.at[i].address, address) && l->addresses.at[i].anywhere) return;
  more.address = address, more.anywhere = true;
  add_leading(l, more);
}

/* The operand of a branch becomes the argument of a block. */
static void take_branch(look *l, MlirOperation branch, intptr_t operand) {
  intptr_t first = gv_row_of(l->s->f, branch)->emit == GV_EMIT_branch ? 0 : 1;
  for (intptr_t s = 0; s < mlirOperationGetNumSuccessors(branch); s++) {
    MlirBlock to = mlirOperationGetSuccessor(branch, s);
    intptr_t count = mlirBlockGetNumArguments(to);
    if (first <= operand && operand < first + count)
      add_perhaps(l, mlirBlockGetArgument(to, operand - first));
    first += count;
  }
}

static bool is_branch(const gv_op_row *row) {
  return row->emit == GV_EMIT_branch || row->emit == GV_EMIT_cond_branch ||
         row->emit == GV_EMIT_switch;
}

static void take_use(look *l, MlirOpOperand use) {
  MlirOperation user = mlirOpOperandGetOwner(use);
  front *f = l->s->f;
  const gv_op_row *row = gv_row_of(f, user);
  unsigned operand = mlirOpOperandGetOperandNumber(use);
  moving m = {0};
  if (gv_marks_lifetime(row)) *gv_push(&l->marks) = user;
  if (row->emit == GV_EMIT_load || gv_marks_lifetime(row)) return;
  if (row->emit == GV_EMIT_memcpy && operand == 1) return;
  if (row->emit == GV_EMIT_store && operand == 1) {
    take_store(l, user);
  } else if (row->emit == GV_EMIT_atomic && operand == 0) {
    take_atomic(l, user);
  } else if (operand == 0 && take_intrinsic(f, user, &m)) {
    take_moving(l, user, &m);
  } else if (gv_is_call(row) && take_called(f, user, operand, &m)) {
    if (mlirValueEqual(m.to, mlirOpOperandGetValue(use))) take_moving(l, user, &m);
  } else if (row->emit == GV_EMIT_store &&
             !mlirValueIsNull(gv_value_of_slot(f, mlirOperationGetOperand(user, 1)))) {
    take_kept(l, mlirOperationGetOperand(user, 1));
  } else if (gv_keeps_address(row) && operand == 0) {
    add_address(l, mlirOperationGetResult(user, 0));
  } else if (row->expr == gv_expr_select && operand > 0) {
    add_perhaps(l, mlirOperationGetResult(user, 0));
  } else if (is_branch(row)) {
    take_branch(l, user, operand);
  } else if (!gv_is_call(row) || (!leaves(f, user, operand) && !enter(l, user, operand))) {
    l->is_set = true;
  }
}

/* Whether the operation comes before, on every way, and its bytes stay. */
static bool sets(look *l, MlirOperation op) {
  if (!is_before(l->s->f, op, l->p.at)) return false;
  gv_behind_marks behind = {.store = op};
  for (uint32_t i = 0; i < l->marks.len; i++) *gv_push(&behind.marks) = l->marks.at[i];
  gv_find_behind_marks(&behind);
  bool stays = !gv_is_behind_mark(&behind, l->p.at);
  gv_behind_marks_clear(&behind);
  return stays;
}

static void look_from(look *l, MlirValue base) {
  front *f = l->s->f;
  const uint32_t scope = f->fn.scope;
  add_leading(l, (leading){.address = base, .scope = scope});
  while (l->next < l->addresses.len && l->s->uses <= MOST_USES) {
    l->now = l->addresses.at[l->next++];
    f->fn.scope = l->now.scope;
    for (MlirOpOperand use = mlirValueGetFirstUse(l->now.address);
         !mlirOpOperandIsNull(use) && l->s->uses++ <= MOST_USES; use = mlirOpOperandGetNextUse(use))
      take_use(l, use);
  }
  l->lacks |= l->s->uses > MOST_USES;
  f->fn.scope = scope;
  uint64_t bits = 0, all = l->p.size < MOST_BYTES ? (UINT64_C(1) << l->p.size) - 1 : ALL_BYTES;
  for (uint32_t i = 0; i < l->sets.len && !l->is_set; i++) {
    if (l->sets.at[i].bytes & ~bits && sets(l, l->sets.at[i].op)) bits |= l->sets.at[i].bytes;
    l->is_set = (bits & all) == all;
  }
}

/* ---- globals --------------------------------------------------------------------------------- */

/* What the global starts as, if that is computed; NULL: it is not. */
static MlirValue initial_value(front *f, MlirOperation global) {
  MlirValue none = {NULL};
  if (!mlirOperationGetNumRegions(global)) return none;
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(global, 0));
  if (mlirBlockIsNull(block)) return none;
  MlirOperation end = gv_end_of_block(block);
  bool returns = !mlirOperationIsNull(end) && gv_row_of(f, end)->emit == GV_EMIT_return &&
                 gv_operand_count(end) == 1;
  return returns ? mlirOperationGetOperand(end, 0) : none;
}

/* Where somebody else may write it, that has happened. */
static void take_global(look *l, MlirOperation address) {
  front *f = l->s->f;
  const gv_symbol *symbol = gv_symbol_of(f, gv_attribute(address, "global_name"));
  l->is_set = true;
  if (symbol->kind != GV_SYM_GLOBAL || gv_is_replaceable(symbol->op)) return;
  MlirValue initial = initial_value(f, symbol->op);
  gv_bytes_of_value part = {initial, l->p.offset, l->p.size}, all = {initial, 0, 0};
  if (!mlirValueIsNull(initial) && gv_is_never_written(f, symbol))
    take_bytes(l, l->p.anywhere ? all : part);
}

/* ---- what callers pass ----------------------------------------------------------------------- */

static bool was_asked(search *s, MlirValue param, const place *p) {
  bool known;
  uint64_t key = gv_hash(&p->offset, sizeof p->offset, p->anywhere ? UINT32_MAX : p->size);
  *gv_map_at(&s->params, gv_hash(&param.ptr, sizeof param.ptr, key), &known) = 1;
  return known;
}

/* What each call in the module passes was set before. Others, that are not here or call by an
 * address, are taken to have done so. */
static void take_passed(look *l, MlirValue param) {
  front *f = l->s->f;
  MlirBlock block = mlirBlockArgumentGetOwner(param);
  MlirBlock entry = mlirRegionGetFirstBlock(mlirBlockGetParentRegion(block));
  intptr_t at = mlirBlockArgumentGetArgNumber(param);
  uint32_t call = GV_NONE;
  if (l->is_set) return;
  l->is_set = true;
  if (mlirBlockEqual(block, entry) && !was_asked(l->s, param, &l->p))
    call = gv_first_call(f, mlirBlockGetParentOperation(block));
  const uint32_t scope = f->fn.scope;
  for (; call != GV_NONE; call = f->calls.all.at[call].next) {
    MlirOperation op = f->calls.all.at[call].op;
    if (at >= (intptr_t)gv_operand_count(op)) continue;
    f->fn.scope = f->calls.all.at[call].scope;
    place passed = {mlirOperationGetOperand(op, at), l->p.offset, l->p.size, l->p.anywhere, op};
    l->lacks |= !is_set_at(l->s, passed);
  }
  f->fn.scope = scope;
}

/* ---------------------------------------------------------------------------------------------- */

static void look_at_other(void *to, gv_bytes_of_value address) {
  look *l = to;
  place other = l->p;
  other.address = address.value;
  l->lacks |= !is_set_at(l->s, other);
}

/* An address that branches bring here, perhaps another one in each round of a loop. */
static void take_brought(look *l, MlirValue argument) {
  l->p.anywhere = l->is_set = true;
  if (was_asked(l->s, argument, &l->p)) return;
  gv_each_brought(l->s->f, (gv_bytes_of_value){argument, 0, 0}, look_at_other, l);
}

/* One of two addresses. */
static void take_selected(look *l, MlirOperation select) {
  l->is_set = true;
  for (intptr_t side = 1; side <= 2; side++)
    look_at_other(l, (gv_bytes_of_value){mlirOperationGetOperand(select, side), 0, 0});
}

static void look_at_base(look *l, MlirValue base) {
  front *f = l->s->f;
  if (mlirValueIsABlockArgument(base) &&
      mlirBlockGetNumPredecessors(mlirBlockArgumentGetOwner(base))) {
    take_brought(l, base);
  } else if (mlirValueIsABlockArgument(base)) {
    look_from(l, base);
    take_passed(l, base);
  } else if (begins_empty(f, base)) {
    look_from(l, base);
  } else if (gv_row_of(f, mlirOpResultGetOwner(base))->expr == gv_expr_select) {
    take_selected(l, mlirOpResultGetOwner(base));
  } else if (gv_row_of(f, mlirOpResultGetOwner(base))->expr == gv_expr_addressof) {
    take_global(l, mlirOpResultGetOwner(base));
  } else {
    l->is_set = true;
  }
}

static bool is_set_at(search *s, place p) {
  MlirValue base = base_of(s->f, p.address);
  int64_t offset = 0;
  if (s->deep > MOST_DEEP) return false;
  p.anywhere |= !offset_from_base(s->f, p.address, &offset);
  p.offset += offset;
  look l = {.s = s, .p = p};
  s->deep++;
  look_at_base(&l, base);
  s->deep--;
  bool is_set = l.is_set && !l.lacks;
  gv_vec_free(&l.addresses);
  gv_vec_free(&l.sets);
  gv_vec_free(&l.marks);
  return is_set;
}

/* ---- memrefs that were not lowered ----------------------------------------------------------- */

/* Another view of the memref, or of a part of it. */
static bool is_view(MlirOperation op) {
  static const char *const names[] = {"memref.cast",
                                      "memref.subview",
                                      "memref.view",
                                      "memref.reinterpret_cast",
                                      "memref.expand_shape",
                                      "memref.collapse_shape",
                                      "memref.memory_space_cast",
                                      NULL};
  for (const char *const *name = names; *name; name++)
    if (gv_op_is(op, *name)) return true;
  return false;
}

static bool is_left(MlirValue memref, uint32_t deep);

/* Something may have been put into the memref, or it began with something. */
static bool is_memref_set(MlirValue memref, uint32_t deep) {
  for (uint32_t i = 0; i < MOST_STEPS && mlirValueIsAOpResult(memref); i++) {
    MlirOperation op = mlirOpResultGetOwner(memref);
    if (gv_op_is(op, "memref.alloca") || gv_op_is(op, "memref.alloc"))
      return !is_left(memref, deep + 1);
    if (!is_view(op)) break;
    memref = mlirOperationGetOperand(op, 0);
  }
  return true;
}

/* Nothing but what reads it gets it, and copies of what was never set. */
static bool is_left(MlirValue memref, uint32_t deep) {
  bool left = true;
  for (MlirOpOperand use = mlirValueGetFirstUse(memref);
       left && deep < MOST_DEEP && !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    unsigned operand = mlirOpOperandGetOperandNumber(use);
    bool copies = gv_op_is(user, "memref.copy");
    left = gv_op_is(user, "memref.load") || gv_op_is(user, "memref.dealloc") ||
           (copies && operand == 0) ||
           (copies && !is_memref_set(mlirOperationGetOperand(user, 0), deep)) ||
           (is_view(user) && is_left(mlirOperationGetResult(user, 0), deep + 1));
  }
  return left;
}

bool gv_is_memref_set(MlirValue memref) { return is_memref_set(memref, 0); }

bool gv_each_stored(front *f, gv_bytes_of_value loaded, gv_take_bytes *take, void *with) {
  MlirOperation load = mlirOpResultGetOwner(loaded.value);
  search s = {.f = f, .take = take, .with = with};
  place p = {mlirOperationGetOperand(load, 0), loaded.offset, loaded.size, false, load};
  if (!p.size) p.size = gv_value_layout(f, loaded.value).size;
  bool is_set = is_set_at(&s, p);
  gv_map_free(&s.params);
  return is_set;
}
