#include "checker/coroutine.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

static gv_str str(MlirStringRef s) { return (gv_str){s.data, s.length}; }
static bool is(gv_str name, const char *text) { return gv_str_equal(name, gv_str_of(text)); }
static bool is_op(MlirOperation op, const char *name) {
  return is(str(mlirIdentifierStr(mlirOperationGetName(op))), name);
}
static MlirAttribute attribute(MlirOperation op, const char *name) {
  return mlirOperationGetAttributeByName(op, (MlirStringRef){name, strlen(name)});
}

static bool starts_with(gv_str text, const char *start) {
  return text.len >= strlen(start) && !memcmp(text.at, start, strlen(start));
}

gv_str gvc_callee_of(MlirOperation op) {
  MlirAttribute callee = is_op(op, "llvm.call") ? attribute(op, "callee") : (MlirAttribute){NULL};
  bool known = !mlirAttributeIsNull(callee) && mlirAttributeIsAFlatSymbolRef(callee);
  return known ? str(mlirFlatSymbolRefAttrGetValue(callee)) : GV_STR("");
}

static MlirBlock first_block(MlirOperation function) {
  return mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
}

/* The operation that makes a value; null: a block argument. */
static MlirOperation maker_of(MlirValue value) {
  return mlirValueIsAOpResult(value) ? mlirOpResultGetOwner(value) : (MlirOperation){NULL};
}

static bool is_made_by(MlirValue value, const char *name) {
  MlirOperation op = maker_of(value);
  return !mlirOperationIsNull(op) && is_op(op, name);
}

bool gvc_is_resume(MlirOperation function) {
  MlirBlock block = first_block(function);
  if (mlirBlockIsNull(block) || !mlirBlockIsNull(mlirBlockGetNextInRegion(block)) ||
      mlirBlockGetNumArguments(block) != 1)
    return false;
  MlirOperation op = mlirBlockGetFirstOperation(block), next = mlirOperationGetNextInBlock(op);
  return is_op(op, "llvm.intr.coro.resume") && !mlirOperationIsNull(next) &&
         mlirValueEqual(mlirOperationGetOperand(op, 0), mlirBlockGetArgument(block, 0)) &&
         is_op(next, "llvm.return");
}

/* The address of such a function of this module. */
static bool is_resume_address(MlirOperation function, MlirValue value) {
  if (!is_made_by(value, "llvm.mlir.addressof")) return false;
  gv_str name = str(mlirFlatSymbolRefAttrGetValue(attribute(maker_of(value), "global_name")));
  for (MlirOperation op = mlirBlockGetFirstOperation(mlirOperationGetBlock(function));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    MlirAttribute symbol = is_op(op, "llvm.func") ? attribute(op, "sym_name") : (MlirAttribute){0};
    if (!mlirAttributeIsNull(symbol) && gv_str_equal(str(mlirStringAttrGetValue(symbol)), name))
      return gvc_is_resume(op);
  }
  return false;
}

static MlirValue frame_of(MlirOperation function, uint32_t *count) {
  MlirValue frame = {NULL};
  for (MlirBlock b = first_block(function); !mlirBlockIsNull(b); b = mlirBlockGetNextInRegion(b))
    for (MlirOperation op = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(op);
         op = mlirOperationGetNextInBlock(op)) {
      if (!is_op(op, "llvm.intr.coro.begin")) continue;
      frame = mlirOperationGetResult(op, 0);
      ++*count;
    }
  return frame;
}

bool gvc_is_coroutine(MlirOperation function) {
  uint32_t count = 0;
  return (void)frame_of(function, &count), count != 0;
}

/* Who starts or suspends it, with the operand that is the frame; -1: no such call. */
static int frame_operand(MlirOperation op) {
  gv_str name = gvc_callee_of(op);
  return is(name, "mlirAsyncRuntimeExecute")                     ? 0
         : is(name, "mlirAsyncRuntimeAwaitTokenAndExecute")      ? 1
         : is(name, "mlirAsyncRuntimeAwaitValueAndExecute")      ? 1
         : is(name, "mlirAsyncRuntimeAwaitAllInGroupAndExecute") ? 1
                                                                 : -1;
}

static bool is_constant(MlirValue value, int64_t number) {
  if (!is_made_by(value, "llvm.mlir.constant")) return false;
  MlirAttribute constant = attribute(maker_of(value), "value");
  if (mlirAttributeIsABool(constant)) return mlirBoolAttrGetValue(constant) == (number != 0);
  return mlirAttributeIsAInteger(constant) && mlirIntegerAttrGetValueInt(constant) == number;
}

/* The operand, if such an operation makes it; else nothing. */
static MlirValue part_of(MlirValue value, const char *name, intptr_t operand) {
  bool fits = value.ptr && is_made_by(value, name);
  return fits ? mlirOperationGetOperand(maker_of(value), operand) : (MlirValue){NULL};
}

static bool is_part_made_by(MlirValue value, const char *name) {
  return value.ptr && is_made_by(value, name);
}

/* The size, or that rounded up: (size + align - 1) & (0 - align). */
static bool is_frame_size(MlirValue value) {
  static const char *const size = "llvm.intr.coro.size", *const align = "llvm.intr.coro.align";
  MlirValue up = part_of(value, "llvm.and", 0), mask = part_of(value, "llvm.and", 1);
  MlirValue sum = part_of(up, "llvm.sub", 0), one = part_of(up, "llvm.sub", 1);
  MlirValue zero = part_of(mask, "llvm.sub", 0);
  return is_made_by(value, size) ||
         (is_part_made_by(part_of(sum, "llvm.add", 0), size) &&
          is_part_made_by(part_of(sum, "llvm.add", 1), align) && one.ptr && is_constant(one, 1) &&
          zero.ptr && is_constant(zero, 0) && is_part_made_by(part_of(mask, "llvm.sub", 1), align));
}

/* A frame of the size that it needs, without a promise. */
static bool has_usual_frame(MlirOperation begin) {
  MlirValue id = mlirOperationGetOperand(begin, 0), memory = mlirOperationGetOperand(begin, 1);
  if (!is_made_by(id, "llvm.intr.coro.id") ||
      !is_constant(mlirOperationGetOperand(maker_of(id), 0), 0) || !is_made_by(memory, "llvm.call"))
    return false;
  for (intptr_t i = 1; i < mlirOperationGetNumOperands(maker_of(id)); i++)
    if (!is_made_by(mlirOperationGetOperand(maker_of(id), i), "llvm.mlir.zero")) return false;
  MlirOperation call = maker_of(memory);
  return is(gvc_callee_of(call), "aligned_alloc") && mlirOperationGetNumOperands(call) == 2 &&
         is_made_by(mlirOperationGetOperand(call, 0), "llvm.intr.coro.align") &&
         is_frame_size(mlirOperationGetOperand(call, 1));
}

/* Nothing but the runtime gets the frame, and the memory is nothing else's. */
static bool is_own(const gvc_coroutine *c, MlirOperation function) {
  MlirOperation begin = maker_of(c->frame);
  MlirOpOperand only = mlirValueGetFirstUse(mlirOperationGetOperand(begin, 1));
  if (!has_usual_frame(begin) || !mlirOpOperandIsNull(mlirOpOperandGetNextUse(only))) return false;
  for (MlirOpOperand use = mlirValueGetFirstUse(c->frame); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    int operand = frame_operand(user);
    bool starts = operand >= 0 && mlirOperationGetNumOperands(user) == operand + 2 &&
                  (int)mlirOpOperandGetOperandNumber(use) == operand &&
                  is_resume_address(function, mlirOperationGetOperand(user, operand + 1));
    if (!starts && !is_op(user, "llvm.intr.coro.save") && !is_op(user, "llvm.intr.coro.free") &&
        !is_op(user, "llvm.intr.coro.end"))
      return false;
  }
  return true;
}

bool gvc_is_of_suspension(MlirOperation op) {
  static const char *const names[] = {"llvm.mlir.constant", "llvm.sext", "llvm.mlir.addressof",
                                      "llvm.intr.coro.save", "llvm.intr.coro.suspend"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (is_op(op, names[i])) return true;
  return false;
}

/* The number of the successor for a case; 0: none. The successors have no operands. */
static intptr_t case_of(MlirOperation branch, int32_t number) {
  MlirAttribute cases = attribute(branch, "case_values");
  if (mlirAttributeIsNull(cases) || !mlirAttributeIsADenseElements(cases)) return 0;
  MlirType type = mlirShapedTypeGetElementType(mlirAttributeGetType(cases));
  unsigned bits = mlirTypeIsAInteger(type) ? mlirIntegerTypeGetWidth(type) : 0;
  for (intptr_t i = 0; i + 1 < mlirOperationGetNumSuccessors(branch); i++)
    if ((bits == 8 && mlirDenseElementsAttrGetInt8Value(cases, i) == number) ||
        (bits == 32 && mlirDenseElementsAttrGetInt32Value(cases, i) == number))
      return i + 1;
  return 0;
}

/* saved; a call with the frame; nothing but the suspension; a switch on how it goes on. */
MlirBlock gvc_resumed_in(const gvc_coroutine *c, MlirBlock block) {
  MlirOperation branch = mlirBlockGetTerminator(block), saved = {NULL}, call = {NULL};
  MlirBlock none = {NULL};
  if (mlirOperationIsNull(branch) || !is_op(branch, "llvm.switch") ||
      mlirOperationGetNumOperands(branch) != 1)
    return none;
  MlirValue how = mlirOperationGetOperand(branch, 0);
  if (is_made_by(how, "llvm.sext")) how = mlirOperationGetOperand(maker_of(how), 0);
  if (!is_made_by(how, "llvm.intr.coro.suspend")) return none;
  MlirOperation suspend = maker_of(how);
  bool saved_first = false;
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationEqual(op, branch);
       op = mlirOperationGetNextInBlock(op)) {
    if (is_op(op, "llvm.intr.coro.save")) saved = op, saved_first = mlirOperationIsNull(call);
    if (frame_operand(op) >= 0) {
      if (!mlirOperationIsNull(call)) return none;
      call = op;
    } else if (!mlirOperationIsNull(call) && !gvc_is_of_suspension(op)) {
      return none;
    }
  }
  bool fits =
      saved_first && !mlirOperationIsNull(call) &&
      mlirBlockEqual(mlirOperationGetBlock(suspend), block) &&
      mlirValueEqual(mlirOperationGetOperand(saved, 0), c->frame) &&
      mlirValueEqual(mlirOperationGetOperand(suspend, 0), mlirOperationGetResult(saved, 0)) &&
      is_constant(mlirOperationGetOperand(suspend, 1), 0);
  intptr_t resumed = case_of(branch, 0), destroyed = case_of(branch, 1);
  if (!fits || !resumed || !destroyed ||
      !mlirBlockEqual(mlirOperationGetSuccessor(branch, 0), c->last))
    return none;
  return mlirOperationGetSuccessor(branch, resumed);
}

bool gvc_is_cleanup(const gvc_coroutine *c, MlirBlock block) {
  MlirOperation freed = mlirBlockGetFirstOperation(block);
  if (mlirOperationIsNull(freed) || !is_op(freed, "llvm.intr.coro.free") ||
      !mlirValueEqual(mlirOperationGetOperand(freed, 1), c->frame) ||
      !mlirValueEqual(mlirOperationGetOperand(freed, 0),
                      mlirOperationGetOperand(maker_of(c->frame), 0)))
    return false;
  MlirOperation call = mlirOperationGetNextInBlock(freed);
  if (mlirOperationIsNull(call) || !is(gvc_callee_of(call), "free") ||
      !mlirValueEqual(mlirOperationGetOperand(call, 0), mlirOperationGetResult(freed, 0)))
    return false;
  MlirOperation end = mlirOperationGetNextInBlock(call);
  return !mlirOperationIsNull(end) && is_op(end, "llvm.br") && !mlirOperationGetNumOperands(end) &&
         mlirBlockEqual(mlirOperationGetSuccessor(end, 0), c->last);
}

bool gvc_is_last_work(const gvc_coroutine *c, MlirOperation op) {
  while (starts_with(gvc_callee_of(op), "mlirAsyncRuntimeEmplace") ||
         is_op(op, "llvm.mlir.constant"))
    op = mlirOperationGetNextInBlock(op);
  return is_op(op, "llvm.br") && !mlirOperationGetNumOperands(op) &&
         gvc_is_cleanup(c, mlirOperationGetSuccessor(op, 0));
}

/* Both who starts it and it come through the last block: only the former goes on from coro.end. */
static bool ends_first(MlirBlock last) {
  MlirOperation op = mlirBlockGetFirstOperation(last);
  while (!mlirOperationIsNull(op) &&
         (is_op(op, "llvm.mlir.constant") || is_op(op, "llvm.mlir.none")))
    op = mlirOperationGetNextInBlock(op);
  return !mlirOperationIsNull(op) && is_op(op, "llvm.intr.coro.end");
}

/* Where the first block goes to if it is suspended. */
static MlirBlock last_of(MlirBlock first) {
  MlirOperation branch = mlirBlockGetTerminator(first);
  bool is_switch = !mlirOperationIsNull(branch) && is_op(branch, "llvm.switch");
  return is_switch ? mlirOperationGetSuccessor(branch, 0) : (MlirBlock){NULL};
}

bool gvc_find_coroutine(MlirOperation function, gvc_coroutine *c) {
  uint32_t count = 0;
  *c = (gvc_coroutine){.frame = frame_of(function, &count), .first = first_block(function)};
  if (count != 1 || !mlirBlockEqual(mlirOperationGetBlock(maker_of(c->frame)), c->first))
    return false;
  c->last = last_of(c->first);
  if (mlirBlockIsNull(c->last) || mlirBlockEqual(c->last, c->first) ||
      mlirBlockGetNumArguments(c->last) || !ends_first(c->last))
    return false;
  c->resumed = gvc_resumed_in(c, c->first);
  if (mlirBlockIsNull(c->resumed) || mlirBlockGetNumArguments(c->resumed)) return false;
  uint32_t starts = 0;
  for (MlirBlock b = c->first; !mlirBlockIsNull(b); b = mlirBlockGetNextInRegion(b))
    for (MlirOperation op = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(op);
         op = mlirOperationGetNextInBlock(op)) {
      bool suspends = frame_operand(op) >= 0 || is_op(op, "llvm.intr.coro.suspend");
      starts += frame_operand(op) == 0;
      if (frame_operand(op) == 0 && !mlirBlockEqual(b, c->first)) return false;
      if (suspends && mlirBlockIsNull(gvc_resumed_in(c, b))) return false;
      for (intptr_t i = 0; i < mlirOperationGetNumSuccessors(op); i++) {
        MlirBlock to = mlirOperationGetSuccessor(op, i);
        bool back = mlirBlockEqual(to, c->resumed) && !mlirBlockEqual(b, c->first);
        bool out = mlirBlockEqual(to, c->last) && mlirBlockIsNull(gvc_resumed_in(c, b)) &&
                   !gvc_is_cleanup(c, b);
        if (back || out || mlirBlockEqual(to, c->first)) return false;
      }
    }
  return starts == 1 && !mlirBlockEqual(c->resumed, c->last) && is_own(c, function);
}
