/* needs: the symbols. gives: which functions are async; of a coroutine, what it makes and where
 * that becomes available; which are inlined. cost: one walk over the operations, in modules that
 * have to do with the async runtime; others cost a look at their symbols.
 *
 * A coroutine can be read when it is what MLIR's lowering makes: it creates a token or values,
 * begins, suspends itself only to be resumed by the async runtime, and on every path makes all it
 * created available, or in error, after the last thing it does. What it does when it is resumed is
 * then the body of a task, up to there. Anything else is opaque: nothing is guessed.
 */
#include "async/async.h"
#include "read/attributes.h"

static bool is_coroutine_op(MlirOperation op) {
  static const char prefix[] = "llvm.intr.coro.";
  gv_str name = gv_op_name(op);
  return name.len >= sizeof prefix && memcmp(name.at, prefix, sizeof prefix - 1) == 0;
}

/* NULL: not a call, or through a pointer. Valid until the next symbol is looked up. */
static gv_symbol *callee_of(front *f, MlirOperation op) {
  if (gv_row_of(f, op)->emit != GV_EMIT_call) return NULL;
  MlirAttribute callee = gv_attribute(op, "callee");
  return mlirAttributeIsNull(callee) || !mlirAttributeIsASymbolRef(callee)
             ? NULL
             : gv_symbol_of(f, callee);
}

gv_async gv_async_call(front *f, MlirOperation op) {
  const gv_symbol *symbol = callee_of(f, op);
  return symbol && symbol->kind == GV_SYM_DECLARED ? symbol->async : GV_ASYNC_NONE;
}

static MlirOperation definition_of(MlirValue value) {
  return mlirValueIsAOpResult(value) ? mlirOpResultGetOwner(value) : (MlirOperation){NULL};
}

static bool same_op(MlirOperation a, MlirOperation b) { return a.ptr == b.ptr; }

/* ---- the function that resumes a coroutine --------------------------------------------------- */

/* Its body is llvm.intr.coro.resume of its argument, and a return. */
bool gv_is_resumer(const gv_symbol *symbol) {
  if (symbol->kind != GV_SYM_DEFINED) return false;
  MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetRegion(symbol->op, 0));
  MlirOperation first = mlirBlockGetFirstOperation(body);
  if (mlirOperationIsNull(first) || !gv_op_is(first, "llvm.intr.coro.resume") ||
      mlirBlockGetNumArguments(body) != 1)
    return false;
  return mlirValueEqual(mlirOperationGetOperand(first, 0), mlirBlockGetArgument(body, 0)) &&
         same_op(mlirOperationGetNextInBlock(first), gv_end_of_block(body));
}

/* The last operand of a call that makes the runtime resume a coroutine. */
static bool resumes_by_resumer(front *f, MlirOperation op) {
  MlirOperation address = gv_operand_count(op)
                              ? definition_of(mlirOperationGetOperand(op, gv_operand_count(op) - 1))
                              : op;
  MlirAttribute name =
      mlirOperationIsNull(address) ? (MlirAttribute){NULL} : gv_attribute(address, "global_name");
  if (mlirAttributeIsNull(name))
    name = mlirOperationIsNull(address) ? name : gv_attribute(address, "value"); /* func.constant */
  return !mlirAttributeIsNull(name) && mlirAttributeIsASymbolRef(name) &&
         gv_is_resumer(gv_symbol_of(f, name));
}

/* ---- the shape of one coroutine -------------------------------------------------------------- */

/* Where a coroutine goes when all is available, or when it is suspended or destroyed. The frame is
 * freed on the way, or not. */
enum { TAIL_FREES = 1, TAIL_FREED = 2, TAIL_ENDED = 4 };
typedef struct tail {
  MlirBlock block;
  uint8_t
      state; /* TAIL_FREES: it has to be; TAIL_FREED: it was; TAIL_ENDED: llvm.intr.coro.end came */
} tail;

/* Control of a resumed coroutine goes from one block to another. */
typedef struct way {
  MlirBlock from;
  uint32_t next; /* that leads to the same block; GV_NONE */
} way;

typedef struct shape {
  front *f;
  const gv_async_function *function;
  MlirOperation op;    /* the function */
  MlirOperation begin; /* llvm.intr.coro.begin */
  MlirOperation end;   /* the return */
  uint32_t seen_count;
  gv_map seen; /* blocks that a resumed coroutine comes to */
  GV_VEC(MlirBlock) work;
  GV_VEC(way) ways;
  gv_map ways_to;         /* by block: the first of the ways that lead to it */
  GV_VEC(MlirBlock) ends; /* where all is made available, or the program ends */
  GV_VEC(tail) tails;
  const char *why; /* it cannot be read, and what is wrong */
} shape;

static bool because(shape *s, const char *why) {
  if (!s->why) s->why = why;
  return false;
}

static bool is_in_body(const shape *s, MlirOperation op) {
  return same_op(mlirOperationGetParentOperation(op), s->op);
}

static bool is_free_of_frame(front *f, MlirOperation op) {
  const gv_symbol *callee = callee_of(f, op);
  if (!callee || callee->kind != GV_SYM_DECLARED || !gv_str_equal(callee->name, GV_STR("free")) ||
      gv_operand_count(op) != 1)
    return false;
  MlirOperation freed = definition_of(mlirOperationGetOperand(op, 0));
  return !mlirOperationIsNull(freed) && gv_op_is(freed, "llvm.intr.coro.free");
}

/* Part of giving the frame back, or of the end of what runs before the first suspension. */
static bool is_of_end(front *f, MlirOperation op) {
  return gv_op_is(op, "llvm.intr.coro.free") || gv_op_is(op, "llvm.intr.coro.end") ||
         is_free_of_frame(f, op);
}

/* It does nothing that anyone could see. */
static bool is_quiet(front *f, MlirOperation op) {
  const gv_op_row *row = gv_row_of(f, op);
  if (row->expr || row->emit == GV_EMIT_branch || row->emit == GV_EMIT_cond_branch ||
      row->emit == GV_EMIT_switch || row->emit == GV_EMIT_return ||
      row->emit == GV_EMIT_unreachable)
    return true;
  if (!row->emit) return is_coroutine_op(op) || gv_op_is(op, "llvm.mlir.none");
  const gv_symbol *callee = callee_of(f, op);
  if (!callee || callee->kind != GV_SYM_DECLARED) return false;
  if (callee->async == GV_ASYNC_ADD_REF || callee->async == GV_ASYNC_DROP_REF ||
      callee->async == GV_ASYNC_QUERY || callee->async == GV_ASYNC_IS_ERROR)
    return true;
  return is_free_of_frame(f, op);
}

/* The number of the part that `object` is; GV_NONE: none. */
static uint32_t part_of(const gv_async_function *function, MlirValue object) {
  for (uint32_t i = 0; i < function->count; i++)
    if (mlirValueEqual(function->parts[i].object, object)) return i;
  return GV_NONE;
}

/* "null plus one T", as an integer: the size of T. */
static uint32_t size_of_value(front *f, MlirOperation create) {
  int64_t k = 0;
  if (gv_operand_count(create) != 1) return 0;
  MlirValue size = mlirOperationGetOperand(create, 0);
  if (gv_constant(f, size, &k)) return k > 0 && k < (1 << 20) ? (uint32_t)k : 0;
  MlirOperation number = definition_of(size);
  if (mlirOperationIsNull(number) || !gv_op_is(number, "llvm.ptrtoint")) return 0;
  MlirOperation address = definition_of(mlirOperationGetOperand(number, 0));
  if (mlirOperationIsNull(address) || !gv_op_is(address, "llvm.getelementptr")) return 0;
  MlirOperation base = definition_of(mlirOperationGetOperand(address, 0));
  MlirAttribute indices = gv_attribute(address, "rawConstantIndices");
  if (mlirOperationIsNull(base) || !gv_op_is(base, "llvm.mlir.zero") ||
      mlirDenseArrayGetNumElements(indices) != 1 || mlirDenseI32ArrayGetElement(indices, 0) != 1)
    return 0;
  return gv_layout_of(f, mlirTypeAttrGetValue(gv_attribute(address, "elem_type"))).size;
}

/* Part `i` of what is returned is `object`. */
static bool take_part(front *f, gv_async_function *function, uint32_t i, MlirValue object) {
  MlirOperation create = definition_of(object);
  gv_async what = mlirOperationIsNull(create) ? GV_ASYNC_NONE : gv_async_call(f, create);
  if (what != GV_ASYNC_CREATE_TOKEN && what != GV_ASYNC_CREATE_VALUE) return false;
  gv_async_part part = {object, what == GV_ASYNC_CREATE_VALUE ? size_of_value(f, create) : 0};
  if (i >= function->count || function->parts[i].object.ptr || part_of(function, object) != GV_NONE)
    return false;
  function->parts[i] = part;
  return what == GV_ASYNC_CREATE_TOKEN || part.size;
}

/* All members of a struct, put in one after another. */
static bool take_members(front *f, gv_async_function *function, MlirValue whole) {
  MlirOperation op = definition_of(whole);
  function->count = (uint32_t)mlirLLVMStructTypeGetNumElementTypes(mlirValueGetType(whole));
  function->parts = gv_new(&f->model->arena, gv_async_part, function->count);
  for (uint32_t i = 0; i < function->count; i++) {
    if (mlirOperationIsNull(op) || !gv_op_is(op, "llvm.insertvalue")) return false;
    MlirAttribute position = gv_attribute(op, "position");
    if (mlirDenseArrayGetNumElements(position) != 1) return false;
    if (!take_part(f, function, (uint32_t)mlirDenseI64ArrayGetElement(position, 0),
                   mlirOperationGetOperand(op, 1)))
      return false;
    op = definition_of(mlirOperationGetOperand(op, 0));
  }
  return function->count > 0;
}

static bool take_parts(front *f, gv_async_function *function, MlirOperation end) {
  uint32_t count = gv_operand_count(end);
  if (count == 1 && mlirTypeIsALLVMStructType(mlirValueGetType(mlirOperationGetOperand(end, 0))))
    return take_members(f, function, mlirOperationGetOperand(end, 0));
  function->count = count;
  function->parts = gv_new(&f->model->arena, gv_async_part, count);
  for (uint32_t i = 0; i < count; i++)
    if (!take_part(f, function, i, mlirOperationGetOperand(end, i))) return false;
  return count > 0;
}

/* The body's only llvm.intr.coro.begin and its only return. */
static bool find_ends(shape *s) {
  for (MlirBlock b = mlirRegionGetFirstBlock(mlirOperationGetRegion(s->op, 0)); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b))
    for (MlirOperation op = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(op);
         op = mlirOperationGetNextInBlock(op)) {
      bool begins = gv_op_is(op, "llvm.intr.coro.begin"),
           ends = gv_row_of(s->f, op)->emit == GV_EMIT_return;
      if ((begins && !mlirOperationIsNull(s->begin)) || (ends && !mlirOperationIsNull(s->end)))
        return false;
      if (begins) s->begin = op;
      if (ends) s->end = op;
    }
  return !mlirOperationIsNull(s->begin) && !mlirOperationIsNull(s->end);
}

/* The storage of an own value: written as a whole, in the block that asks for it. */
static bool is_stored_only(const shape *s, MlirOperation storage) {
  MlirValue address = mlirOperationGetResult(storage, 0);
  for (MlirOpOperand use = mlirValueGetFirstUse(address); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation store = mlirOpOperandGetOwner(use);
    if (gv_row_of(s->f, store)->emit != GV_EMIT_store || mlirOpOperandGetOperandNumber(use) != 1 ||
        !mlirBlockEqual(mlirOperationGetBlock(store), mlirOperationGetBlock(storage)))
      return false;
    uint32_t part = part_of(s->function, mlirOperationGetOperand(storage, 0));
    gv_layout stored = gv_layout_of(s->f, mlirValueGetType(mlirOperationGetOperand(store, 0)));
    if (part != GV_NONE && stored.size != s->function->parts[part].size) return false;
  }
  return true;
}

/* What the coroutine makes goes nowhere but into its result and to the runtime. */
static bool is_used_well(const shape *s, MlirValue object) {
  for (MlirOpOperand use = mlirValueGetFirstUse(object); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    if (!is_in_body(s, user)) return false;
    if (same_op(user, s->end)) continue;
    if (gv_op_is(user, "llvm.insertvalue")) {
      MlirOpOperand only = mlirValueGetFirstUse(mlirOperationGetResult(user, 0));
      if (mlirOpOperandIsNull(only) || !mlirOpOperandIsNull(mlirOpOperandGetNextUse(only)))
        return false;
      continue; /* part of the result, which is made of as many of them as it has members */
    }
    gv_async what = gv_async_call(s->f, user);
    if (what == GV_ASYNC_STORAGE ? !is_stored_only(s, user)
                                 : what != GV_ASYNC_ADD_REF && what != GV_ASYNC_DROP_REF &&
                                       what != GV_ASYNC_EMPLACE && what != GV_ASYNC_SET_ERROR)
      return false;
  }
  return true;
}

/* The lowering leaves what nothing leads to as it was, after a cast. */
static bool is_used_by_dead_code_only(MlirValue value) {
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirBlock block = mlirOperationGetBlock(mlirOpOperandGetOwner(use));
    MlirBlock entry = mlirRegionGetFirstBlock(mlirBlockGetParentRegion(block));
    if (mlirBlockEqual(block, entry) || mlirBlockGetNumPredecessors(block)) return false;
  }
  return true;
}

/* The frame goes nowhere but to the runtime, to be resumed. */
static bool is_frame_kept(const shape *s) {
  MlirValue frame = mlirOperationGetResult(s->begin, 0);
  for (MlirOpOperand use = mlirValueGetFirstUse(frame); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    if (!is_in_body(s, user)) return false;
    if (is_coroutine_op(user)) continue;
    if (gv_row_of(s->f, user)->emit == GV_EMIT_cast &&
        is_used_by_dead_code_only(mlirOperationGetResult(user, 0)))
      continue;
    gv_async what = gv_async_call(s->f, user);
    if (what != GV_ASYNC_EXECUTE && what != GV_ASYNC_AWAIT_AND_EXECUTE) return false;
    if (mlirOpOperandGetOperandNumber(use) != (what == GV_ASYNC_EXECUTE ? 0 : 1)) return false;
  }
  return true;
}

/* What the runtime is to resume is this coroutine, by the function that resumes it. */
static bool resumes_itself(const shape *s, MlirOperation op, gv_async what) {
  uint32_t at = what == GV_ASYNC_EXECUTE ? 0 : 1;
  return gv_operand_count(op) == at + 2 && resumes_by_resumer(s->f, op) &&
         mlirValueEqual(mlirOperationGetOperand(op, at), mlirOperationGetResult(s->begin, 0));
}

/* ---- the memory of the frame ---- */

static bool is_defined_by(MlirValue value, const char *name) {
  MlirOperation op = definition_of(value);
  return !mlirOperationIsNull(op) && gv_op_is(op, name);
}

/* `value` is left OP right, which are given to the two functions in the order in which they stand.
 */
static MlirOperation operation_of(front *f, MlirValue value, gv_expr_fn *expr) {
  MlirOperation op = definition_of(value);
  return !mlirOperationIsNull(op) && gv_row_of(f, op)->expr == expr && gv_operand_count(op) == 2
             ? op
             : (MlirOperation){NULL};
}

static bool is_constant(front *f, MlirValue value, int64_t wanted) {
  int64_t k;
  return gv_constant(f, value, &k) && k == wanted;
}

/* size + align - 1 */
static bool is_size_and_more(front *f, MlirValue value) {
  MlirOperation sub = operation_of(f, value, gv_expr_sub);
  MlirOperation add = mlirOperationIsNull(sub)
                          ? sub
                          : operation_of(f, mlirOperationGetOperand(sub, 0), gv_expr_add);
  if (mlirOperationIsNull(add) || !is_constant(f, mlirOperationGetOperand(sub, 1), 1)) return false;
  MlirValue a = mlirOperationGetOperand(add, 0), b = mlirOperationGetOperand(add, 1);
  return (is_defined_by(a, "llvm.intr.coro.size") && is_defined_by(b, "llvm.intr.coro.align")) ||
         (is_defined_by(b, "llvm.intr.coro.size") && is_defined_by(a, "llvm.intr.coro.align"));
}

static bool is_negative_align(front *f, MlirValue value) {
  MlirOperation sub = operation_of(f, value, gv_expr_sub);
  return !mlirOperationIsNull(sub) && is_constant(f, mlirOperationGetOperand(sub, 0), 0) &&
         is_defined_by(mlirOperationGetOperand(sub, 1), "llvm.intr.coro.align");
}

/* aligned_alloc(align, (size + align - 1) & -align), or of that size itself, or malloc(size) */
static bool is_frame_allocated(const shape *s) {
  front *f = s->f;
  MlirValue memory = mlirOperationGetResult(s->begin, 0);
  if (gv_operand_count(s->begin) != 2) return false;
  memory = mlirOperationGetOperand(s->begin, 1);
  MlirOperation call = definition_of(memory);
  const gv_symbol *callee = mlirOperationIsNull(call) ? NULL : callee_of(f, call);
  if (!callee || callee->library != GV_LIB_NEW_MEMORY ||
      mlirOpOperandIsNull(mlirValueGetFirstUse(memory)) ||
      !mlirOpOperandIsNull(mlirOpOperandGetNextUse(mlirValueGetFirstUse(memory))))
    return false;
  if (gv_operand_count(call) == 1)
    return is_defined_by(mlirOperationGetOperand(call, 0), "llvm.intr.coro.size");
  if (gv_operand_count(call) != 2 ||
      !is_defined_by(mlirOperationGetOperand(call, 0), "llvm.intr.coro.align"))
    return false;
  if (is_defined_by(mlirOperationGetOperand(call, 1), "llvm.intr.coro.size")) return true;
  MlirOperation and = operation_of(f, mlirOperationGetOperand(call, 1), gv_expr_and);
  if (mlirOperationIsNull(and)) return false;
  MlirValue a = mlirOperationGetOperand(and, 0), b = mlirOperationGetOperand(and, 1);
  return (is_size_and_more(f, a) && is_negative_align(f, b)) ||
         (is_size_and_more(f, b) && is_negative_align(f, a));
}

static bool is_frame_made(const shape *s) {
  MlirOperation id = definition_of(mlirOperationGetOperand(s->begin, 0));
  if (mlirOperationIsNull(id) || !gv_op_is(id, "llvm.intr.coro.id") || gv_operand_count(id) != 4)
    return false;
  if (!is_constant(s->f, mlirOperationGetOperand(id, 0), 0)) return false;
  for (uint32_t i = 1; i < 4; i++) {
    MlirOperation null = definition_of(mlirOperationGetOperand(id, i));
    if (mlirOperationIsNull(null) || gv_row_of(s->f, null)->expr != gv_expr_null) return false;
  }
  return is_frame_allocated(s);
}

/* ---- its paths ---- */

static void go_to(shape *s, MlirBlock from, MlirBlock block) {
  bool found;
  uint32_t *first = gv_map_at(&s->ways_to, (uintptr_t)block.ptr, &found);
  way new = {from, found ? *first : GV_NONE};
  *first = s->ways.len;
  *gv_push(&s->ways) = new;
  *gv_map_at(&s->seen, (uintptr_t)block.ptr, &found) = 1;
  if (found) return;
  s->seen_count++;
  *gv_push(&s->work) = block;
}

static void leave_to_tail(shape *s, MlirBlock block, uint8_t state) {
  *gv_push(&s->tails) = (tail){block, state};
}

/* The successor that case `wanted` of the switch leads to; -1: it has none. */
static intptr_t successor_of_case(MlirOperation terminator, int64_t wanted) {
  MlirAttribute cases = gv_attribute(terminator, "case_values");
  if (mlirAttributeIsNull(cases) || !mlirAttributeIsADenseIntElements(cases)) return -1;
  uint32_t width =
      mlirIntegerTypeGetWidth(mlirValueGetType(mlirOperationGetOperand(terminator, 0)));
  if (width != 32 && width != 8) return -1;
  for (intptr_t i = 0; i < mlirElementsAttrGetNumElements(cases); i++) {
    int64_t k = width == 32 ? mlirDenseElementsAttrGetInt32Value(cases, i)
                            : mlirDenseElementsAttrGetInt8Value(cases, i);
    if (k == wanted) return i + 1;
  }
  return -1;
}

static bool switches_on(front *f, MlirOperation terminator, MlirOperation suspend) {
  if (gv_row_of(f, terminator)->emit != GV_EMIT_switch) return false;
  MlirOperation flag = definition_of(mlirOperationGetOperand(terminator, 0));
  if (!mlirOperationIsNull(flag) && gv_op_is(flag, "llvm.sext"))
    flag = definition_of(mlirOperationGetOperand(flag, 0));
  return same_op(flag, suspend);
}

/* Case 0 of its result, or of that sign-extended. */
intptr_t gv_resumed_by(front *f, MlirOperation suspend) {
  MlirOperation terminator = gv_end_of_block(mlirOperationGetBlock(suspend));
  return switches_on(f, terminator, suspend) ? successor_of_case(terminator, 0) : -1;
}

/* `waits`: the call that makes the runtime resume it. */
static bool is_saved_before(const shape *s, MlirOperation suspend, MlirOperation waits) {
  MlirOperation save =
      gv_operand_count(suspend) == 2 ? definition_of(mlirOperationGetOperand(suspend, 0)) : suspend;
  return gv_op_is(save, "llvm.intr.coro.save") &&
         mlirBlockEqual(mlirOperationGetBlock(save), mlirOperationGetBlock(waits)) &&
         mlirOperationIsBeforeInBlock(save, waits) &&
         is_constant(s->f, mlirOperationGetOperand(suspend, 1), 0) &&
         mlirValueEqual(mlirOperationGetOperand(save, 0), mlirOperationGetResult(s->begin, 0)) &&
         mlirOpOperandIsNull(
             mlirOpOperandGetNextUse(mlirValueGetFirstUse(mlirOperationGetResult(save, 0))));
}

/* Case 0: resumed; case 1: destroyed; else it is suspended now, and its caller goes on. */
static bool suspends(shape *s, MlirOperation suspend, MlirOperation waits) {
  MlirOperation terminator = gv_end_of_block(mlirOperationGetBlock(suspend));
  intptr_t resume = gv_resumed_by(s->f, suspend),
           destroy = resume < 0 ? -1 : successor_of_case(terminator, 1);
  if (destroy < 0 || mlirOperationGetNumSuccessors(terminator) != 3 ||
      !is_saved_before(s, suspend, waits))
    return because(s, "it has an unknown suspension point");
  for (MlirOperation op = mlirOperationGetNextInBlock(suspend); !same_op(op, terminator);
       op = mlirOperationGetNextInBlock(op))
    if (!is_quiet(s->f, op) || is_of_end(s->f, op))
      return because(s, "it continues after its final suspension");
  leave_to_tail(s, mlirOperationGetSuccessor(terminator, 0), 0);
  leave_to_tail(s, mlirOperationGetSuccessor(terminator, destroy), TAIL_FREES);
  go_to(s, mlirOperationGetBlock(suspend), mlirOperationGetSuccessor(terminator, resume));
  return true;
}

/* One operation of a tail. */
static bool ends_well(shape *s, MlirOperation op, uint8_t *state) {
  MlirValue frame = mlirOperationGetResult(s->begin, 0);
  if (gv_op_is(op, "llvm.intr.coro.free"))
    return gv_operand_count(op) == 2 && mlirValueEqual(mlirOperationGetOperand(op, 1), frame) &&
           mlirValueEqual(mlirOperationGetOperand(op, 0), mlirOperationGetOperand(s->begin, 0));
  if (is_free_of_frame(s->f, op)) {
    bool due = *state & TAIL_FREES && !(*state & (TAIL_FREED | TAIL_ENDED));
    *state |= TAIL_FREED;
    return due;
  }
  if (gv_op_is(op, "llvm.intr.coro.end")) {
    bool due = !(*state & TAIL_ENDED) && !(*state & TAIL_FREES) == !(*state & TAIL_FREED);
    *state |= TAIL_ENDED;
    return due && mlirValueEqual(mlirOperationGetOperand(op, 0), frame) &&
           is_constant(s->f, mlirOperationGetOperand(op, 1), 0);
  }
  if (same_op(op, s->end)) return *state & TAIL_ENDED;
  return is_quiet(s->f, op) && (!is_coroutine_op(op) || !mlirOperationGetNumResults(op));
}

/* There is something in a storage of the object when `op` makes it available; where there is not,
 * it is in none at all. */
static bool is_stored_before(const shape *s, const gv_async_part *part, MlirOperation op,
                             bool *elsewhere) {
  bool before = false;
  for (MlirOpOperand use = mlirValueGetFirstUse(part->object); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation storage = mlirOpOperandGetOwner(use);
    if (gv_async_call(s->f, storage) != GV_ASYNC_STORAGE) continue;
    MlirValue address = mlirOperationGetResult(storage, 0);
    for (MlirOpOperand at = mlirValueGetFirstUse(address); !mlirOpOperandIsNull(at);
         at = mlirOpOperandGetNextUse(at)) {
      MlirOperation store = mlirOpOperandGetOwner(at);
      bool here = mlirBlockEqual(mlirOperationGetBlock(store), mlirOperationGetBlock(op));
      *elsewhere |= !here || !mlirOperationIsBeforeInBlock(store, op);
      before |= here && mlirOperationIsBeforeInBlock(store, op);
    }
  }
  return before;
}

/* The object is made available, or put into error, as what it is, and its payload, if any, is
 * there. */
static bool completes_part(shape *s, MlirOperation op, gv_async how, uint64_t *done) {
  uint32_t part = part_of(s->function, mlirOperationGetOperand(op, 0));
  bool elsewhere = false;
  if (part == GV_NONE) return because(s, "it makes a token available that it did not create");
  if (part >= 64 || *done >> part & 1) return because(s, "it makes a token available twice");
  *done |= UINT64_C(1) << part;
  if (how == GV_ASYNC_SET_ERROR || !s->function->parts[part].size) return true;
  bool stored = is_stored_before(s, &s->function->parts[part], op, &elsewhere);
  if (elsewhere) return because(s, "it stores a payload too early, or too late");
  (void)stored; /* where nothing is, that is found as such */
  return true;
}

/* From `op` on everything becomes available, or everything is in error, and nothing else is done in
 * the block. */
static bool completes(shape *s, MlirOperation op) {
  gv_async how = gv_async_call(s->f, op);
  MlirOperation last = {NULL}, terminator = gv_end_of_block(mlirOperationGetBlock(op));
  uint64_t done = 0,
           all = s->function->count < 64 ? (UINT64_C(1) << s->function->count) - 1 : UINT64_MAX;
  uint8_t state = TAIL_FREES;
  for (; !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    gv_async what = gv_async_call(s->f, op);
    if (what == GV_ASYNC_EMPLACE || what == GV_ASYNC_SET_ERROR) {
      if (what != how) return because(s, "it makes some tokens available and sets others to error");
      if (!completes_part(s, op, how, &done)) return false;
      last = op;
    } else if (gv_row_of(s->f, op)->emit == GV_EMIT_store) {
      MlirOperation storage = definition_of(mlirOperationGetOperand(op, 1));
      if (mlirOperationIsNull(storage) || gv_async_call(s->f, storage) != GV_ASYNC_STORAGE ||
          part_of(s->function, mlirOperationGetOperand(storage, 0)) == GV_NONE)
        return because(s, "it stores to memory after a token is available");
    } else if (what != GV_ASYNC_STORAGE &&
               (done == all ? !ends_well(s, op, &state)
                            : !is_quiet(s->f, op) || is_of_end(s->f, op))) {
      return because(s, "it does work after a token is available");
    }
  }
  if (done != all) return because(s, "a token that it creates is never made available");
  bool found;
  *gv_map_at(&s->f->completions, (uintptr_t)last.ptr, &found) = 1;
  *gv_push(&s->ends) = mlirOperationGetBlock(last);
  for (intptr_t i = 0; i < mlirOperationGetNumSuccessors(terminator); i++)
    leave_to_tail(s, mlirOperationGetSuccessor(terminator, i), state);
  return true;
}

/* From the head of a block that a resumed coroutine comes to. */
static bool follow(shape *s, MlirBlock block) {
  MlirOperation waits = {NULL};
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    gv_async what = gv_async_call(s->f, op);
    bool resumes = what == GV_ASYNC_EXECUTE || what == GV_ASYNC_AWAIT_AND_EXECUTE;
    if (gv_op_is(op, "llvm.intr.coro.suspend"))
      return mlirOperationIsNull(waits) ? because(s, "nothing resumes it after a suspension")
                                        : suspends(s, op, waits);
    if (what == GV_ASYNC_EMPLACE || what == GV_ASYNC_SET_ERROR)
      return mlirOperationIsNull(waits) && completes(s, op);
    if (!mlirOperationIsNull(waits) && (resumes || !is_quiet(s->f, op)))
      return because(s, "it does work between async.coro.save and the suspension");
    if (resumes && !resumes_itself(s, op, what))
      return because(s, "it lets the runtime resume another coroutine");
    if (is_of_end(s->f, op) || same_op(op, s->end))
      return because(s, "it ends before all its tokens are available");
    if (resumes) waits = op;
  }
  MlirOperation terminator = gv_end_of_block(block);
  for (intptr_t i = 0; i < mlirOperationGetNumSuccessors(terminator); i++)
    go_to(s, block, mlirOperationGetSuccessor(terminator, i));
  if (gv_row_of(s->f, terminator)->emit == GV_EMIT_unreachable) *gv_push(&s->ends) = block;
  return mlirOperationIsNull(waits) || because(s, "it does not suspend after async.coro.save");
}

/* From each block that it comes to there is a way to where all is made available: it does not go
 * round for ever, resumed again and again or not. */
static bool comes_to_an_end(shape *s) {
  gv_map ending = {0};
  bool found;
  uint32_t ended = 0;
  while (s->ends.len) {
    MlirBlock block = gv_pop(&s->ends);
    *gv_map_at(&ending, (uintptr_t)block.ptr, &found) = 1;
    if (found) continue;
    ended++;
    for (uint32_t w = gv_map_get(&s->ways_to, (uintptr_t)block.ptr); w != GV_NONE;
         w = s->ways.at[w].next)
      if (!mlirBlockIsNull(s->ways.at[w].from)) *gv_push(&s->ends) = s->ways.at[w].from;
  }
  gv_map_free(&ending);
  return ended == s->seen_count ||
         because(s, "there is a way on which it never makes its tokens available");
}

static bool are_tails_quiet(shape *s) {
  gv_map seen = {0};
  bool quiet = true, found;
  while (quiet && s->tails.len) {
    tail t = gv_pop(&s->tails);
    *gv_map_at(&seen, (uintptr_t)t.block.ptr | t.state, &found) = 1;
    if (found) continue;
    for (MlirOperation op = mlirBlockGetFirstOperation(t.block); quiet && !mlirOperationIsNull(op);
         op = mlirOperationGetNextInBlock(op))
      quiet = ends_well(s, op, &t.state);
    MlirOperation terminator = gv_end_of_block(t.block);
    for (intptr_t i = 0; i < mlirOperationGetNumSuccessors(terminator); i++)
      leave_to_tail(s, mlirOperationGetSuccessor(terminator, i), t.state);
  }
  gv_map_free(&seen);
  return quiet || because(s, "it frees its frame in an unknown way, or does work after that");
}

static bool has_shape(shape *s, gv_async_function *function) {
  if (!find_ends(s) || !take_parts(s->f, function, s->end))
    return because(s, "it returns something other than its tokens");
  if (!is_frame_made(s) || !is_frame_kept(s))
    return because(s, "its frame is allocated in an unknown way, or escapes");
  for (uint32_t i = 0; i < function->count; i++)
    if (!is_used_well(s, function->parts[i].object))
      return because(s, "its tokens are used in an unknown way");
  go_to(s, (MlirBlock){NULL}, mlirRegionGetFirstBlock(mlirOperationGetRegion(s->op, 0)));
  while (s->work.len)
    if (!follow(s, gv_pop(&s->work))) return false;
  return comes_to_an_end(s) && are_tails_quiet(s);
}

static MlirWalkResult find_runtime(MlirOperation op, void *with) {
  bool *calls = ((void **)with)[1];
  *calls |= gv_async_call(((void **)with)[0], op) != GV_ASYNC_NONE;
  return *calls ? MlirWalkResultInterrupt : MlirWalkResultAdvance;
}

static bool calls_runtime(front *f, MlirOperation function) {
  bool calls = false;
  void *with[2] = {f, &calls};
  mlirOperationWalk(function, find_runtime, with, MlirWalkPreOrder);
  return calls;
}

static bool can_read(front *f, gv_async_function *function) {
  shape s = {.f = f, .function = function, .op = f->symbols.at[function->symbol].op};
  f->fn.scope = f->symbols.at[function->symbol].scope;
  bool result = has_shape(&s, function);
  if (!result && calls_runtime(f, s.op)) {
    gv_str name = f->symbols.at[function->symbol].name;
    gv_unreadable(f, s.op, name,
                  gv_format(&f->model->arena, "cannot prove when coroutine @%.*s does its work: %s",
                            GV_FMT(name),
                            s.why ? s.why : "it has not the form of MLIR's lowering"));
  }
  gv_map_free(&s.seen);
  gv_map_free(&s.ways_to);
  gv_vec_free(&s.ways);
  gv_vec_free(&s.ends);
  gv_vec_free(&s.work);
  gv_vec_free(&s.tails);
  return result;
}

/* Part of coming to run and of waiting: it can stand before a wait that is the first thing that the
 * body does. */
bool gv_waits_on(front *f, MlirOperation op) {
  if (is_quiet(f, op) && !mlirOperationGetNumSuccessors(op)) return true;
  if (gv_row_of(f, op)->emit == GV_EMIT_load) { /* of what was waited for */
    MlirOperation storage = definition_of(mlirOperationGetOperand(op, 0));
    return !mlirOperationIsNull(storage) && gv_async_call(f, storage) == GV_ASYNC_STORAGE;
  }
  const gv_symbol *callee = callee_of(f, op);
  if (!callee || callee->kind != GV_SYM_DECLARED) return false;
  return callee->async == GV_ASYNC_CREATE_TOKEN || callee->async == GV_ASYNC_CREATE_VALUE ||
         callee->async == GV_ASYNC_EXECUTE || gv_str_equal(callee->name, GV_STR("aligned_alloc"));
}

/* ---- errors ---------------------------------------------------------------------------------- */

/* The condition is whether something is in error, or with `negated` whether it is not. */
static bool asks_for_error(front *f, MlirValue condition, bool *negated) {
  *negated = false;
  for (;;) {
    int64_t k;
    MlirOperation op = definition_of(condition);
    if (mlirOperationIsNull(op)) return false;
    if (gv_async_call(f, op) == GV_ASYNC_IS_ERROR) return true;
    if (gv_row_of(f, op)->expr != gv_expr_xor ||
        !gv_constant(f, mlirOperationGetOperand(op, 1), &k) || k != 1)
      return false;
    *negated = !*negated;
    condition = mlirOperationGetOperand(op, 0);
  }
}

/* Where errors are possible, a task that meets one ends at once, and does not wait for the rest. */
intptr_t gv_without_error(front *f, MlirOperation branch) {
  bool negated;
  if (f->facts.can_fail || !asks_for_error(f, mlirOperationGetOperand(branch, 0), &negated))
    return -1;
  return negated ? 0 : 1;
}

/* An error is set on a path on which nothing was found to be in error. */
static bool sets_first_error(front *f, const gv_symbol *symbol) {
  gv_map seen = {0};
  GV_VEC(MlirBlock) work = {0};
  bool result = false, found, negated;
  f->fn.scope = symbol->scope;
  *gv_push(&work) = mlirRegionGetFirstBlock(mlirOperationGetRegion(symbol->op, 0));
  while (work.len && !result) {
    MlirBlock block = gv_pop(&work);
    *gv_map_at(&seen, (uintptr_t)block.ptr, &found) = 1;
    if (found) continue;
    for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
         op = mlirOperationGetNextInBlock(op))
      result |= gv_async_call(f, op) == GV_ASYNC_SET_ERROR;
    MlirOperation end = gv_end_of_block(block);
    bool asks = gv_row_of(f, end)->emit == GV_EMIT_cond_branch &&
                asks_for_error(f, mlirOperationGetOperand(end, 0), &negated);
    for (intptr_t i = 0; i < mlirOperationGetNumSuccessors(end); i++)
      if (!asks || (i == 0) == negated) *gv_push(&work) = mlirOperationGetSuccessor(end, i);
  }
  gv_map_free(&seen);
  gv_vec_free(&work);
  return result;
}

/* ---- all of them ----------------------------------------------------------------------------- */

typedef struct survey {
  front *f;
  uint32_t symbol; /* the function that is walked over */
  bool coroutine;  /* it has an operation of coroutines */
  bool nested_error;
  gv_map named; /* lists of names that were looked at; they may be parts of each other */
} survey;

static void name_function(survey *w, MlirAttribute attribute) {
  bool seen = false;
  if (mlirAttributeIsAArray(attribute)) *gv_map_at(&w->named, (uintptr_t)attribute.ptr, &seen) = 0;
  if (mlirAttributeIsAArray(attribute) && !seen)
    for (intptr_t i = 0; i < mlirArrayAttrGetNumElements(attribute); i++)
      name_function(w, mlirArrayAttrGetElement(attribute, i));
  if (!mlirAttributeIsASymbolRef(attribute)) return;
  const gv_symbol *symbol = gv_symbol_of(w->f, attribute);
  if (symbol->async_function != GV_NONE)
    w->f->async_functions.at[symbol->async_function].addressed = true;
}

static void name_functions(survey *w, MlirOperation op) {
  MlirAttribute all = gv_attributes_of(op);
  for (intptr_t i = 0, n = mlirDictionaryAttrGetNumElements(all); i < n; i++)
    name_function(w, mlirDictionaryAttrGetElement(all, i).attribute);
}

static void note_call(survey *w, MlirOperation op, const gv_symbol *callee) {
  if (callee->async_function == GV_NONE) return;
  gv_async_function *function = &w->f->async_functions.at[callee->async_function];
  function->call = op;
  function->caller = w->symbol;
  function->calls++;
}

static MlirWalkResult survey_op(MlirOperation op, void *with) {
  survey *w = with;
  const gv_op_row *row = gv_row_of(w->f, op);
  if (same_op(op, w->f->symbols.at[w->symbol].op)) return MlirWalkResultAdvance;
  if (!row->emit || gv_marks_lifetime(row)) return MlirWalkResultAdvance;
  const gv_symbol *callee = callee_of(w->f, op);
  if (callee) {
    bool nested = !same_op(mlirOperationGetParentOperation(op), w->f->symbols.at[w->symbol].op);
    w->nested_error |= nested && callee->async == GV_ASYNC_SET_ERROR;
    note_call(w, op, callee);
    return MlirWalkResultAdvance;
  }
  name_functions(w, op);
  return MlirWalkResultAdvance;
}

static MlirWalkResult find_begin(MlirOperation op, void *with) {
  static const char prefix[] = "async.coro.";
  survey *w = with;
  gv_str name = gv_op_name(op);
  w->coroutine |= gv_str_equal(name, GV_STR("llvm.intr.coro.begin")) ||
                  (name.len >= sizeof prefix && memcmp(name.at, prefix, sizeof prefix - 1) == 0);
  return w->coroutine ? MlirWalkResultInterrupt : MlirWalkResultAdvance;
}

static bool is_presplit(MlirOperation op) {
  MlirAttribute list = gv_attribute(op, "passthrough");
  if (!mlirAttributeIsNull(gv_attribute(op, "presplitcoroutine"))) return true;
  if (mlirAttributeIsNull(list) || !mlirAttributeIsAArray(list)) return false;
  for (intptr_t i = 0; i < mlirArrayAttrGetNumElements(list); i++) {
    MlirAttribute item = mlirArrayAttrGetElement(list, i);
    if (mlirAttributeIsAString(item) &&
        gv_str_equal(gv_str_from(mlirStringAttrGetValue(item)), GV_STR("presplitcoroutine")))
      return true;
  }
  return false;
}

static void add_async_function(front *f, uint32_t symbol, gv_async_kind kind) {
  f->symbols.at[symbol].async_function = f->async_functions.len;
  *gv_push(&f->async_functions) = (gv_async_function){.symbol = symbol, .kind = kind};
}

/* The results of async.func: a token perhaps, and values. */
static void take_types(front *f, gv_async_function *function) {
  MlirType type =
      mlirTypeAttrGetValue(gv_attribute(f->symbols.at[function->symbol].op, "function_type"));
  function->count = (uint32_t)mlirFunctionTypeGetNumResults(type);
  function->parts = gv_new(&f->model->arena, gv_async_part, function->count);
  for (uint32_t i = 0; i < function->count; i++) {
    gv_text text = {0};
    MlirType result = mlirFunctionTypeGetResult(type, i);
    gv_print_async_type(result, &text);
    bool token = gv_str_equal((gv_str){text.at, text.len}, GV_STR("!async.token"));
    function->parts[i].size = token ? 0 : gv_layout_of(f, result).size;
    gv_vec_free(&text);
  }
}

static void list_async_functions(front *f) {
  for (uint32_t i = 0; i < f->functions.len; i++) {
    uint32_t symbol = f->functions.at[i];
    MlirOperation op = f->symbols.at[symbol].op;
    survey w = {.f = f};
    if (gv_op_is(op, "async.func")) {
      add_async_function(f, symbol, GV_ASYNC_FUNC);
      take_types(f, &f->async_functions.at[f->async_functions.len - 1]);
    } else {
      if (f->facts.has_async) mlirOperationWalk(op, find_begin, &w, MlirWalkPreOrder);
      if (w.coroutine || is_presplit(op)) add_async_function(f, symbol, GV_ASYNC_OPAQUE);
    }
  }
  f->facts.has_async |= f->async_functions.len > 0;
}

static void survey_functions(front *f) {
  for (uint32_t i = 0; i < f->functions.len; i++) {
    survey w = {.f = f, .symbol = f->functions.at[i]};
    f->fn.scope = f->symbols.at[w.symbol].scope;
    mlirOperationWalk(f->symbols.at[w.symbol].op, survey_op, &w, MlirWalkPreOrder);
    gv_symbol symbol = f->symbols.at[w.symbol];
    f->facts.can_fail |= w.nested_error || sets_first_error(f, &symbol);
    gv_map_free(&w.named);
  }
}

/* ---- which are laid out at their only call --------------------------------------------------- */

enum { DEEPEST_INLINING = 500 };

static bool can_be_inlined(const front *f, const gv_async_function *function) {
  const gv_symbol *symbol = &f->symbols.at[function->symbol];
  if (function->kind == GV_ASYNC_OPAQUE || function->addressed || function->calls != 1 ||
      symbol->is_public || symbol->replaceable || symbol->no_return)
    return false;
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(symbol->op, 0));
  return f->symbols.at[function->caller].scope == symbol->scope && !mlirBlockIsNull(entry) &&
         mlirBlockGetNumArguments(entry) == (intptr_t)gv_operand_count(function->call);
}

/* Not in itself, and not too deep. */
static bool is_called_from_outside(const front *f, const gv_async_function *function) {
  const gv_async_function *at = function;
  for (uint32_t depth = 0; depth < DEEPEST_INLINING; depth++) {
    if (at->caller == function->symbol) return false;
    uint32_t outer = f->symbols.at[at->caller].async_function;
    if (outer == GV_NONE || !can_be_inlined(f, &f->async_functions.at[outer])) return true;
    at = &f->async_functions.at[outer];
  }
  return false;
}

/* The others get new numbers, without gaps. */
static void number_functions(front *f) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < f->functions.len; i++) {
    gv_symbol *symbol = &f->symbols.at[f->functions.at[i]];
    if (symbol->async_function != GV_NONE && f->async_functions.at[symbol->async_function].inlined)
      continue;
    symbol->id = kept;
    f->functions.at[kept++] = f->functions.at[i];
  }
  f->functions.len = kept;
}

void gv_find_async_functions(front *f) {
  for (uint32_t i = 0; i < f->symbols.len; i++)
    f->facts.has_async |= f->symbols.at[i].async != GV_ASYNC_NONE;
  list_async_functions(f);
  if (!f->facts.has_async) return;
  survey_functions(f);
  for (uint32_t i = 0; i < f->async_functions.len; i++) {
    gv_async_function *function = &f->async_functions.at[i];
    if (function->kind == GV_ASYNC_OPAQUE && can_read(f, function))
      function->kind = GV_ASYNC_COROUTINE;
  }
  for (uint32_t i = 0; i < f->async_functions.len; i++) {
    gv_async_function *function = &f->async_functions.at[i];
    function->inlined = can_be_inlined(f, function) && is_called_from_outside(f, function);
  }
  for (uint32_t i = 0; i < f->async_functions.len; i++)
    if (f->async_functions.at[i].kind == GV_ASYNC_OPAQUE)
      gv_reach_from_outside(f, &f->symbols.at[f->async_functions.at[i].symbol]);
  gv_check_async_objects(f);
  gv_find_references(f);
  number_functions(f);
}
