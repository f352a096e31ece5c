#define _GNU_SOURCE
#include "mutate.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Diagnostics.h>
#include <mlir-c/Dialect/LLVM.h>
#include <mlir-c/IR.h>
#include <stdio.h>

enum {
  MOST_OPS = 4000,   /* of a program that is changed */
  DEEPEST = 40,      /* regions in regions */
  TRIES = 4,         /* for a change after which the verifier is content */
  MOST_CHANGES = 3,  /* at once */
  MOST_OUTLINED = 8, /* operations */
  MOST_INPUTS = 6,   /* of an outlined function */
};

/* ---- MLIR ---- */

#define GV_SINCE_22(name)

#define USUAL(name) MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(name, name);
#define OTHER(name)
#include "front/dialects.def"

static MlirLogicalResult say_nothing(MlirDiagnostic diagnostic, void *to) {
  (void)diagnostic, (void)to;
  return mlirLogicalResultSuccess();
}

static MlirStringRef ref(const char *text) { return (MlirStringRef){text, strlen(text)}; }

static MlirContext made;

static MlirContext context(void) {
  if (made.ptr) return made;
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
#define USUAL(name) mlirDialectHandleInsertDialect(mlirGetDialectHandle__##name##__(), registry);
#define OTHER(name)
#include "front/dialects.def"
  made = mlirContextCreateWithRegistry(registry, /*threadingEnabled=*/false);
  mlirDialectRegistryDestroy(registry);
  mlirContextSetAllowUnregisteredDialects(made, true);
  mlirContextLoadAllAvailableDialects(made);
  mlirContextAttachDiagnosticHandler(made, say_nothing, NULL, NULL);
  return made;
}

/* It keeps every attribute and type that it was ever asked for. No program may be there. */
static void renew_context(void) {
  enum { PROGRAMS = 2000 };
  static uint32_t asked;
  if (!made.ptr || ++asked % PROGRAMS) return;
  mlirContextDestroy(made);
  made.ptr = NULL;
}

/* ---- a program ---- */

typedef struct program {
  MlirModule module;
  GV_VEC(MlirOperation) ops; /* all in the module, each before those in it */
  GV_VEC(MlirBlock) blocks;
  uint64_t random;
} program;

static void list_region(program *p, MlirRegion region, uint32_t depth) {
  for (MlirBlock b = mlirRegionGetFirstBlock(region); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b)) {
    *gv_push(&p->blocks) = b;
    for (MlirOperation op = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(op);
         op = mlirOperationGetNextInBlock(op)) {
      *gv_push(&p->ops) = op;
      for (intptr_t r = 0; depth < DEEPEST && r < mlirOperationGetNumRegions(op); r++)
        list_region(p, mlirOperationGetRegion(op, r), depth + 1);
    }
  }
}

static void list(program *p) {
  p->ops.len = p->blocks.len = 0;
  list_region(p, mlirOperationGetRegion(mlirModuleGetOperation(p->module), 0), 0);
}

static bool is_text(gv_str bytes) {
  static const char bytecode[] = "ML\xefR";
  if (!bytes.len || memchr(bytes.at, 0, bytes.len)) return false;
  return bytes.len < sizeof bytecode - 1 || memcmp(bytes.at, bytecode, sizeof bytecode - 1) != 0;
}

/* False: MLIR does not read it. */
static bool read(program *p, gv_str bytes, uint64_t how) {
  *p = (program){.random = how};
  if (!is_text(bytes)) return false;
  char *text = gv_malloc(bytes.len + 1);
  memcpy(text, bytes.at, bytes.len);
  text[bytes.len] = 0;
  MlirContext c = context();
  /* By the name under which the targets read it: a location of the text is what the findings have.
   */
  MlirOperation root =
      mlirOperationCreateParse(c, (MlirStringRef){text, bytes.len}, ref("fuzz.mlir"));
  p->module = mlirOperationIsNull(root) ? (MlirModule){NULL} : mlirModuleFromOperation(root);
  if (mlirModuleIsNull(p->module) && !mlirOperationIsNull(root)) mlirOperationDestroy(root);
  gv_free(text);
  if (mlirModuleIsNull(p->module)) return false;
  list(p);
  return p->ops.len && p->ops.len <= MOST_OPS;
}

static void clear(program *p) {
  if (!mlirModuleIsNull(p->module)) mlirModuleDestroy(p->module);
  gv_vec_free(&p->ops);
  gv_vec_free(&p->blocks);
}

typedef GV_VEC(char) text;

static void keep(MlirStringRef piece, void *to) {
  text *t = to;
  for (size_t i = 0; i < piece.length; i++) *gv_push(t) = piece.data[i];
}

static void write(const program *p, bool with_places, text *to) {
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsPrintGenericOpForm(flags);
  mlirOpPrintingFlagsUseLocalScope(flags);
  mlirOpPrintingFlagsEnableDebugInfo(flags, with_places, false);
  mlirOperationPrintWithFlags(mlirModuleGetOperation(p->module), flags, keep, to);
  mlirOpPrintingFlagsDestroy(flags);
  *gv_push(to) = '\n';
}

static bool is_sound(const program *p) {
  return mlirOperationVerify(mlirModuleGetOperation(p->module));
}

static uint32_t below(program *p, size_t bound) {
  p->random = p->random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return bound ? (uint32_t)((p->random >> 33) % bound) : 0;
}

static bool is_called(MlirOperation op, const char *name) {
  MlirStringRef is = mlirIdentifierStr(mlirOperationGetName(op));
  return is.length == strlen(name) && memcmp(is.data, name, is.length) == 0;
}

static bool is_function(MlirOperation op) {
  return is_called(op, "llvm.func") || is_called(op, "func.func");
}

static bool is_terminator(MlirOperation op) {
  return mlirOperationIsNull(mlirOperationGetNextInBlock(op));
}

/* Some operation, more often one with operands, and then one of the functions that this is about.
 */
static MlirOperation some_op(program *p) {
  MlirOperation op = {NULL};
  for (uint32_t i = 0; i < TRIES && (!op.ptr || !mlirOperationGetNumOperands(op)); i++)
    op = p->ops.at[below(p, p->ops.len)];
  return op;
}

static MlirOperation function_of(MlirOperation op) {
  while (!mlirOperationIsNull(op) && !is_function(op)) op = mlirOperationGetParentOperation(op);
  return op;
}

/* ---- values ---- */

/* A value of that type, of the same function and as a rule defined before `at`; NULL inside: none
 * was met. */
static MlirValue other_value(program *p, MlirOperation at, MlirType type, MlirValue but) {
  MlirOperation function = function_of(at);
  MlirValue chosen = {NULL};
  uint32_t met = 0;
  for (uint32_t i = 0; i < p->ops.len && p->ops.at[i].ptr != at.ptr; i++) {
    if (function_of(p->ops.at[i]).ptr != function.ptr || p->ops.at[i].ptr == function.ptr) continue;
    for (intptr_t r = 0; r < mlirOperationGetNumResults(p->ops.at[i]); r++) {
      MlirValue value = mlirOperationGetResult(p->ops.at[i], r);
      if (!mlirTypeEqual(mlirValueGetType(value), type) || (but.ptr && mlirValueEqual(value, but)))
        continue;
      if (below(p, ++met) == 0) chosen = value;
    }
  }
  for (MlirBlock b = mlirOperationGetBlock(at); !mlirBlockIsNull(b);) {
    for (intptr_t i = 0; i < mlirBlockGetNumArguments(b); i++) {
      MlirValue value = mlirBlockGetArgument(b, i);
      if (!mlirTypeEqual(mlirValueGetType(value), type) || (but.ptr && mlirValueEqual(value, but)))
        continue;
      if (below(p, ++met) == 0) chosen = value;
    }
    MlirOperation parent = mlirBlockGetParentOperation(b);
    if (mlirOperationIsNull(parent) || parent.ptr == mlirModuleGetOperation(p->module).ptr ||
        is_function(parent))
      break;
    b = mlirOperationGetBlock(parent);
  }
  return chosen;
}

static bool swap_operands(program *p) {
  MlirOperation op = some_op(p);
  intptr_t count = mlirOperationGetNumOperands(op);
  if (count < 2) return false;
  intptr_t a = below(p, (size_t)count), b = below(p, (size_t)count);
  MlirValue x = mlirOperationGetOperand(op, a), y = mlirOperationGetOperand(op, b);
  if (mlirValueEqual(x, y) || !mlirTypeEqual(mlirValueGetType(x), mlirValueGetType(y)))
    return false;
  mlirOperationSetOperand(op, a, y);
  mlirOperationSetOperand(op, b, x);
  return true;
}

static bool replace_operand(program *p) {
  MlirOperation op = some_op(p);
  intptr_t count = mlirOperationGetNumOperands(op), at = count ? below(p, (size_t)count) : 0;
  if (!count) return false;
  MlirValue old = mlirOperationGetOperand(op, at),
            new = other_value(p, op, mlirValueGetType(old), old);
  if (!new.ptr) return false;
  mlirOperationSetOperand(op, at, new);
  return true;
}

/* All that uses one value uses another. */
static bool replace_uses(program *p) {
  MlirOperation op = some_op(p);
  intptr_t count = mlirOperationGetNumResults(op);
  if (!count) return false;
  MlirValue old = mlirOperationGetResult(op, below(p, (size_t)count)),
            new = other_value(p, op, mlirValueGetType(old), old);
  if (!new.ptr) return false;
  mlirValueReplaceAllUsesOfWith(old, new);
  return true;
}

/* ---- control flow ---- */

static bool takes_as_much(MlirBlock a, MlirBlock b) {
  intptr_t count = mlirBlockGetNumArguments(a);
  if (mlirBlockGetNumArguments(b) != count) return false;
  for (intptr_t i = 0; i < count; i++)
    if (!mlirTypeEqual(mlirValueGetType(mlirBlockGetArgument(a, i)),
                       mlirValueGetType(mlirBlockGetArgument(b, i))))
      return false;
  return true;
}

static bool retarget(program *p) {
  MlirBlock from = p->blocks.at[below(p, p->blocks.len)], to = {NULL};
  MlirOperation branch = mlirBlockGetTerminator(from);
  intptr_t count = mlirOperationIsNull(branch) ? 0 : mlirOperationGetNumSuccessors(branch);
  if (!count) return false;
  intptr_t at = below(p, (size_t)count);
  MlirBlock old = mlirOperationGetSuccessor(branch, at),
            entry = mlirRegionGetFirstBlock(mlirBlockGetParentRegion(from));
  uint32_t met = 0;
  for (MlirBlock b = mlirBlockGetNextInRegion(entry); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b))
    if (!mlirBlockEqual(b, old) && takes_as_much(b, old) && below(p, ++met) == 0) to = b;
  if (mlirBlockIsNull(to)) return false;
  mlirOperationSetSuccessor(branch, at, to);
  return true;
}

/* ---- operations ---- */

static bool may_go(MlirOperation op) {
  return !is_terminator(op) && !mlirOperationGetNumSuccessors(op);
}

static bool duplicate(program *p) {
  MlirOperation op = some_op(p), at = op;
  if (!may_go(op) || is_function(op)) return false;
  for (uint32_t i = below(p, 6); i; i--) {
    MlirOperation next = mlirOperationGetNextInBlock(at);
    if (mlirOperationIsNull(next) || is_terminator(next)) break;
    at = next;
  }
  mlirBlockInsertOwnedOperationAfter(mlirOperationGetBlock(op), at, mlirOperationClone(op));
  return true;
}

/* What uses its results uses other values. False: there are none. */
static bool destroy(program *p, MlirOperation op) {
  for (intptr_t r = 0; r < mlirOperationGetNumResults(op); r++) {
    MlirValue old = mlirOperationGetResult(op, r);
    if (mlirOpOperandIsNull(mlirValueGetFirstUse(old))) continue;
    MlirValue new = other_value(p, op, mlirValueGetType(old), old);
    if (!new.ptr) return false;
    mlirValueReplaceAllUsesOfWith(old, new);
  }
  mlirOperationDestroy(op);
  return true;
}

static bool delete (program *p) {
  MlirOperation op = some_op(p);
  return may_go(op) && !is_function(op) && destroy(p, op);
}

static bool move(program *p) {
  MlirOperation op = some_op(p), to = p->ops.at[below(p, p->ops.len)];
  MlirOperation here = function_of(op), there = function_of(to);
  bool near =
      mlirBlockEqual(mlirOperationGetBlock(op), mlirOperationGetBlock(to)) || below(p, 4) == 0;
  if (!may_go(op) || op.ptr == to.ptr || is_function(op) || here.ptr != there.ptr ||
      to.ptr == there.ptr || !near)
    return false;
  for (MlirOperation in = to; !mlirOperationIsNull(in); in = mlirOperationGetParentOperation(in))
    if (in.ptr == op.ptr) return false; /* it would lie in itself */
  mlirOperationMoveBefore(op, to);
  return true;
}

/* ---- attributes and types ---- */

static MlirAttribute other_number(program *p, MlirAttribute old) {
  MlirType type = mlirAttributeGetType(old);
  int64_t was = mlirTypeIsAInteger(type) && mlirIntegerTypeGetWidth(type) > 64
                    ? 0
                    : mlirIntegerAttrGetValueInt(old);
  const uint64_t bits = (uint64_t)was; /* which may be at the end of its range */
  const int64_t some[] = {0,
                          1,
                          -1,
                          2,
                          4,
                          8,
                          64,
                          INT64_MAX,
                          INT64_MIN,
                          (int64_t)(bits + 1),
                          (int64_t)(bits - 1),
                          (int64_t)(bits * 2),
                          (int64_t)(0 - bits),
                          (int64_t)below(p, 200)};
  return mlirIntegerAttrGet(type, some[below(p, sizeof some / sizeof *some)]);
}

/* What another operation of that name has there, or one with an attribute of that name. */
static MlirAttribute taken_over(program *p, MlirOperation from, MlirStringRef name, bool same) {
  MlirAttribute chosen = {NULL};
  uint32_t met = 0;
  for (uint32_t i = 0; i < p->ops.len; i++) {
    if (same &&
        !mlirIdentifierEqual(mlirOperationGetName(p->ops.at[i]), mlirOperationGetName(from)))
      continue;
    MlirAttribute here = mlirOperationGetAttributeByName(p->ops.at[i], name);
    if (!mlirAttributeIsNull(here) && p->ops.at[i].ptr != from.ptr && below(p, ++met) == 0)
      chosen = here;
  }
  return chosen;
}

static bool change_attribute(program *p) {
  MlirOperation op = p->ops.at[below(p, p->ops.len)];
  intptr_t count = mlirOperationGetNumAttributes(op);
  if (!count || (is_function(op) && below(p, 4))) return false;
  MlirNamedAttribute old = mlirOperationGetAttribute(op, below(p, (size_t)count));
  MlirStringRef name = mlirIdentifierStr(old.name);
  MlirAttribute new = {NULL};
  if (mlirAttributeIsAInteger(old.attribute) && below(p, 3)) new = other_number(p, old.attribute);
  if (mlirAttributeIsNull(new)) new = taken_over(p, op, name, below(p, 4) != 0);
  if (mlirAttributeIsNull(new) && below(p, 4) == 0)
    return mlirOperationRemoveDiscardableAttributeByName(op, name);
  if (mlirAttributeIsNull(new) || mlirAttributeEqual(new, old.attribute)) return false;
  mlirOperationSetAttributeByName(op, name, new);
  if (mlirAttributeEqual(mlirOperationGetAttributeByName(op, name), new)) return true;
  mlirOperationSetAttributeByName(op, name,
                                  old.attribute); /* it is not of the kind that has to be there */
  return false;
}

/* One that some other value has. */
static bool change_type(program *p) {
  MlirOperation op = some_op(p), other = some_op(p);
  intptr_t count = mlirOperationGetNumResults(op), others = mlirOperationGetNumResults(other);
  if (!count || !others) return false;
  MlirValue value = mlirOperationGetResult(op, below(p, (size_t)count));
  MlirType type = mlirValueGetType(mlirOperationGetResult(other, below(p, (size_t)others)));
  if (mlirTypeEqual(mlirValueGetType(value), type)) return false;
  mlirValueSetType(value, type);
  return true;
}

/* ---- functions ---- */

static MlirAttribute attribute(const char *written) {
  return mlirAttributeParseGet(context(), ref(written));
}

static MlirNamedAttribute named(const char *name, MlirAttribute value) {
  return mlirNamedAttributeGet(mlirIdentifierGet(context(), ref(name)), value);
}

typedef struct piece {
  MlirOperation ops[MOST_OUTLINED];
  uint32_t count;
  MlirValue inputs[MOST_INPUTS];
  intptr_t taken;
  MlirValue given; /* of all results the one that is used behind it; NULL inside: none is */
} piece;

static bool is_in(const piece *x, MlirOperation op) {
  for (uint32_t i = 0; i < x->count; i++)
    if (x->ops[i].ptr == op.ptr) return true;
  return false;
}

static bool is_made_in(const piece *x, MlirValue value) {
  return mlirValueIsAOpResult(value) && is_in(x, mlirOpResultGetOwner(value));
}

static bool take_input(piece *x, MlirValue value) {
  for (intptr_t i = 0; i < x->taken; i++)
    if (mlirValueEqual(x->inputs[i], value)) return true;
  if (is_made_in(x, value)) return true;
  if (x->taken == MOST_INPUTS) return false;
  x->inputs[x->taken++] = value;
  return true;
}

/* False: it hands on more than one value, or takes too many. */
static bool find_ends(piece *x) {
  for (uint32_t i = 0; i < x->count; i++) {
    for (intptr_t k = 0; k < mlirOperationGetNumOperands(x->ops[i]); k++)
      if (!take_input(x, mlirOperationGetOperand(x->ops[i], k))) return false;
    for (intptr_t r = 0; r < mlirOperationGetNumResults(x->ops[i]); r++) {
      MlirValue value = mlirOperationGetResult(x->ops[i], r);
      for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
           use = mlirOpOperandGetNextUse(use)) {
        if (is_in(x, mlirOpOperandGetOwner(use))) continue;
        if (x->given.ptr && !mlirValueEqual(x->given, value)) return false;
        x->given = value;
      }
    }
  }
  return true;
}

static MlirOperation new_op(const char *name, MlirLocation place, intptr_t operands,
                            const MlirValue *operand, intptr_t results, const MlirType *result,
                            intptr_t attributes, const MlirNamedAttribute *with, MlirRegion *body) {
  MlirOperationState state = mlirOperationStateGet(ref(name), place);
  mlirOperationStateAddOperands(&state, operands, operand);
  mlirOperationStateAddResults(&state, results, result);
  mlirOperationStateAddAttributes(&state, attributes, with);
  if (body) mlirOperationStateAddOwnedRegions(&state, 1, body);
  return mlirOperationCreate(&state);
}

static const char *fresh_name(program *p, char *name, size_t size) {
  MlirSymbolTable symbols = mlirSymbolTableCreate(mlirModuleGetOperation(p->module));
  do {
    snprintf(name, size, "piece%u", below(p, 100000));
  } while (!mlirOperationIsNull(mlirSymbolTableLookup(symbols, ref(name))));
  mlirSymbolTableDestroy(symbols);
  return name;
}

static MlirOperation call_of(const char *name, MlirLocation place, const piece *x) {
  char segments[64];
  MlirType result = x->given.ptr ? mlirValueGetType(x->given) : (MlirType){NULL};
  snprintf(segments, sizeof segments, "array<i32: %d, 0>", (int)x->taken);
  const MlirNamedAttribute with[] = {
      named("callee", mlirFlatSymbolRefAttrGet(context(), ref(name))),
      named("operandSegmentSizes", attribute(segments)),
      named("op_bundle_sizes", attribute("array<i32>"))};
  return new_op("llvm.call", place, x->taken, x->inputs, x->given.ptr != NULL, &result, 3, with,
                NULL);
}

/* Some operations in a row become a function. */
static bool outline(program *p) {
  MlirOperation first = some_op(p), function = function_of(first);
  MlirBlock block = mlirOperationGetBlock(first);
  MlirContext c = context();
  char name[32];
  piece x = {.count = 0};
  if (mlirOperationIsNull(function) || !is_called(function, "llvm.func") ||
      function.ptr == first.ptr)
    return false;
  uint32_t most = 1 + below(p, MOST_OUTLINED);
  for (MlirOperation op = first; x.count < most && may_go(op) && !mlirOperationGetNumRegions(op) &&
                                 !is_called(op, "llvm.alloca");
       op = mlirOperationGetNextInBlock(op))
    x.ops[x.count++] = op;
  if (!x.count || mlirOperationGetParentOperation(first).ptr != function.ptr || !find_ends(&x))
    return false;
  fresh_name(p, name, sizeof name);
  MlirLocation place = mlirLocationUnknownGet(c), places[MOST_INPUTS];
  MlirType types[MOST_INPUTS];
  for (intptr_t i = 0; i < x.taken; i++)
    types[i] = mlirValueGetType(x.inputs[i]), places[i] = place;
  MlirType result = x.given.ptr ? mlirValueGetType(x.given) : mlirLLVMVoidTypeGet(c);
  MlirBlock body = mlirBlockCreate(x.taken, types, places);
  MlirRegion region = mlirRegionCreate();
  mlirRegionAppendOwnedBlock(region, body);
  MlirOperation call = call_of(name, place, &x);
  mlirBlockInsertOwnedOperationBefore(block, first, call);
  if (x.given.ptr) mlirValueReplaceAllUsesOfWith(x.given, mlirOperationGetResult(call, 0));
  for (uint32_t i = 0; i < x.count; i++) {
    mlirOperationRemoveFromParent(x.ops[i]);
    mlirBlockAppendOwnedOperation(body, x.ops[i]);
    for (intptr_t k = 0; k < x.taken; k++)
      mlirOperationReplaceUsesOfWith(x.ops[i], x.inputs[k], mlirBlockGetArgument(body, k));
    if (x.given.ptr)
      mlirOperationReplaceUsesOfWith(x.ops[i], mlirOperationGetResult(call, 0), x.given);
  }
  mlirBlockAppendOwnedOperation(
      body, new_op("llvm.return", place, x.given.ptr != NULL, &x.given, 0, NULL, 0, NULL, NULL));
  const MlirNamedAttribute with[] = {named("sym_name", mlirStringAttrGet(c, ref(name))),
                                     named("function_type", mlirTypeAttrGet(mlirLLVMFunctionTypeGet(
                                                                result, x.taken, types, false))),
                                     named("linkage", attribute("#llvm.linkage<internal>"))};
  MlirOperation made = new_op("llvm.func", place, 0, NULL, 0, NULL, 3, with, &region);
  mlirBlockInsertOwnedOperationAfter(mlirModuleGetBody(p->module), function, made);
  return true;
}

static MlirOperation callee_of(const program *p, MlirOperation call) {
  MlirAttribute callee = mlirOperationGetAttributeByName(call, ref("callee"));
  if (mlirAttributeIsNull(callee) || !mlirAttributeIsAFlatSymbolRef(callee))
    return (MlirOperation){NULL};
  MlirSymbolTable symbols = mlirSymbolTableCreate(mlirModuleGetOperation(p->module));
  MlirOperation found = mlirSymbolTableLookup(symbols, mlirFlatSymbolRefAttrGetValue(callee));
  mlirSymbolTableDestroy(symbols);
  return found;
}

/* The body of a function of one block in the place of a call of it. */
static bool inline_call(program *p) {
  MlirOperation call = p->ops.at[below(p, p->ops.len)], function = callee_of(p, call);
  bool has_body = !mlirOperationIsNull(function) && is_function(function) &&
                  mlirOperationGetNumRegions(function) == 1;
  MlirBlock body =
      has_body ? mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0)) : (MlirBlock){NULL};
  if (mlirBlockIsNull(body) || !mlirBlockIsNull(mlirBlockGetNextInRegion(body))) return false;
  intptr_t taken = mlirBlockGetNumArguments(body);
  MlirOperation end = mlirBlockGetTerminator(body);
  if (taken > mlirOperationGetNumOperands(call) ||
      mlirOperationGetNumOperands(end) != mlirOperationGetNumResults(call))
    return false;
  GV_VEC(MlirValue) old = {0}, new = {0};
  for (intptr_t i = 0; i < taken; i++)
    *gv_push(&old) = mlirBlockGetArgument(body, i),
    *gv_push(&new) = mlirOperationGetOperand(call, i);
  for (MlirOperation op = mlirBlockGetFirstOperation(body); op.ptr != end.ptr;
       op = mlirOperationGetNextInBlock(op)) {
    MlirOperation copy = mlirOperationClone(op);
    for (uint32_t i = 0; i < old.len; i++)
      mlirOperationReplaceUsesOfWith(copy, old.at[i], new.at[i]);
    for (intptr_t r = 0; r < mlirOperationGetNumResults(op); r++)
      *gv_push(&old) = mlirOperationGetResult(op, r),
      *gv_push(&new) = mlirOperationGetResult(copy, r);
    mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(call), call, copy);
  }
  for (intptr_t r = 0; r < mlirOperationGetNumResults(call); r++) {
    MlirValue given = mlirOperationGetOperand(end, r);
    for (uint32_t i = 0; i < old.len; i++)
      if (mlirValueEqual(given, old.at[i])) given = new.at[i];
    mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(call, r), given);
  }
  mlirOperationDestroy(call);
  gv_vec_free(&old);
  gv_vec_free(&new);
  return true;
}

/* ---- one change ---- */

static bool (*const changes[])(program *) = {
    swap_operands, replace_operand,  replace_uses,     retarget,    duplicate, delete,
    move,          change_attribute, change_attribute, change_type, outline,   inline_call};

static bool change(program *p) {
  for (uint32_t i = 0; i < 8 * TRIES; i++) {
    if (!changes[below(p, sizeof changes / sizeof *changes)](p)) continue;
    list(p);
    return p->ops.len;
  }
  return false;
}

static size_t put(const text *from, char *to, size_t most) {
  if (!from->len || from->len > most) return 0;
  memcpy(to, from->at, from->len);
  return from->len;
}

/* ---- pairs ---- */

static const gv_str divider = GV_STR("\n// -----\n");

/* The bytes before the line, and those behind it. False: there is no such line. */
static bool divide(gv_str both, gv_str *source, gv_str *code) {
  const char *at = memmem(both.at, both.len, divider.at, divider.len);
  if (!at) return false;
  *source = (gv_str){both.at, (size_t)(at - both.at)};
  *code = (gv_str){at + divider.len, (size_t)(both.at + both.len - at) - divider.len};
  return true;
}

/* Line and column in one number; 0: there are none. */
static uint64_t place_of(MlirOperation op) {
  MlirLocation at = mlirOperationGetLocation(op);
  if (!mlirLocationIsAFileLineColRange(at)) return 0;
  return (uint64_t)(uint32_t)mlirLocationFileLineColRangeGetStartLine(at) << 32 |
         (uint32_t)mlirLocationFileLineColRangeGetStartColumn(at);
}

/* An operation of the source and what it was lowered to go, or are there twice, in both. */
static bool change_both(program *source, program *code) {
  MlirOperation op = some_op(source);
  uint64_t place = place_of(op);
  bool twice = below(source, 2);
  if (!may_go(op) || is_function(op) || !place) return false;
  for (uint32_t i = code->ops.len; i-- > 0;) {
    MlirOperation of = code->ops.at[i];
    if (place_of(of) != place || !may_go(of) || is_function(of)) continue;
    if (twice)
      mlirBlockInsertOwnedOperationAfter(mlirOperationGetBlock(of), of, mlirOperationClone(of));
    else if (destroy(code, of))
      list(code);
  }
  list(code);
  if (twice)
    mlirBlockInsertOwnedOperationAfter(mlirOperationGetBlock(op), op, mlirOperationClone(op));
  bool done = twice || destroy(source, op);
  list(source);
  return done && code->ops.len && source->ops.len;
}

static size_t mutate_pair(gv_str source_text, gv_str code_text, uint64_t how, char *to,
                          size_t most) {
  program source, code;
  text out = {0};
  bool reads_source = read(&source, source_text, how),
       reads_code = read(&code, code_text, how ^ UINT64_C(0x9e3779b97f4a7c15));
  bool done = reads_source && reads_code;
  uint32_t which = below(&source, 4);
  for (uint32_t n = 1 + below(&source, MOST_CHANGES); done && n; n--)
    done = which == 0 ? change(&source) : which == 1 ? change_both(&source, &code) : change(&code);
  if (done && (below(&source, 8) == 0 || (is_sound(&source) && is_sound(&code)))) {
    write(&source, true, &out);
    keep((MlirStringRef){divider.at + 1, divider.len - 1}, &out);
    write(&code, true, &out);
  }
  size_t size = put(&out, to, most);
  clear(&source);
  clear(&code);
  gv_vec_free(&out);
  return size;
}

/* ---- the whole ---- */

static size_t mutate_once(gv_str bytes, uint64_t how, char *to, size_t most) {
  program p;
  text out = {0};
  bool done = read(&p, bytes, how);
  for (uint32_t n = 1 + below(&p, MOST_CHANGES); done && n; n--) done = change(&p);
  if (done && (below(&p, 8) == 0 || is_sound(&p))) write(&p, false, &out);
  size_t size = put(&out, to, most);
  clear(&p);
  gv_vec_free(&out);
  return size;
}

size_t gv_mutate(gv_str bytes, uint64_t how, char *to, size_t most) {
  gv_str source, code;
  bool both = divide(bytes, &source, &code);
  renew_context();
  for (uint32_t i = 0; i < TRIES; i++) {
    uint64_t other = how + i * UINT64_C(0x9e3779b97f4a7c15);
    size_t size =
        both ? mutate_pair(source, code, other, to, most) : mutate_once(bytes, other, to, most);
    if (size) return size;
  }
  return 0;
}

size_t gv_mutate_with(gv_str bytes, gv_str other, uint64_t how, char *to, size_t most) {
  program p, q;
  text out = {0};
  char name[32];
  renew_context();
  bool done = read(&p, bytes, how);
  MlirOperation taken = {NULL};
  if (read(&q, other, how) && done)
    for (uint32_t i = 0, met = 0; i < q.ops.len; i++)
      if (is_function(q.ops.at[i]) && below(&p, ++met) == 0) taken = q.ops.at[i];
  if (!mlirOperationIsNull(taken)) {
    MlirSymbolTable symbols = mlirSymbolTableCreate(mlirModuleGetOperation(p.module));
    MlirAttribute own = mlirOperationGetAttributeByName(taken, ref("sym_name"));
    MlirOperation copy = mlirOperationClone(taken);
    if (!mlirAttributeIsNull(own) &&
        !mlirOperationIsNull(mlirSymbolTableLookup(symbols, mlirStringAttrGetValue(own))))
      mlirOperationSetAttributeByName(
          copy, ref("sym_name"),
          mlirStringAttrGet(context(), ref(fresh_name(&p, name, sizeof name))));
    mlirSymbolTableDestroy(symbols);
    mlirBlockInsertOwnedOperation(mlirModuleGetBody(p.module), 0, copy);
    if (is_sound(&p) || below(&p, 8) == 0) write(&p, false, &out);
  }
  size_t size = put(&out, to, most);
  clear(&p);
  clear(&q);
  gv_vec_free(&out);
  return size;
}

/* ---- the same program ---- */

static gv_str kept(gv_arena *arena, const text *out) {
  char *bytes = gv_arena_take(arena, out->len + 1);
  if (out->len) memcpy(bytes, out->at, out->len);
  return (gv_str){bytes, out->len};
}

static void reorder(program *p) {
  MlirBlock body = mlirModuleGetBody(p->module);
  MlirOperation first = mlirBlockGetFirstOperation(body);
  for (MlirOperation op = mlirOperationIsNull(first) ? first : mlirOperationGetNextInBlock(first),
                     next;
       !mlirOperationIsNull(op); op = next) {
    next = mlirOperationGetNextInBlock(op);
    mlirOperationMoveBefore(op, mlirBlockGetFirstOperation(body));
  }
}

static bool says(MlirOperation op, const char *name, const char *value) {
  MlirAttribute at = mlirOperationGetAttributeByName(op, ref(name));
  text written = {0};
  if (!mlirAttributeIsNull(at)) mlirAttributePrint(at, keep, &written);
  *gv_push(&written) = 0;
  bool found = strstr(written.at, value) != NULL;
  gv_vec_free(&written);
  return found;
}

/* Nobody outside knows it, and no name of the runtime's or a library's functions is its. */
static bool is_own(MlirOperation op) {
  bool hidden = says(op, "linkage", "internal") || says(op, "linkage", "<private>") ||
                says(op, "sym_visibility", "private");
  bool body = mlirOperationGetNumRegions(op) == 1 &&
              !mlirBlockIsNull(mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0)));
  return hidden && (body || is_called(op, "llvm.mlir.global"));
}

static void rename_symbols(program *p) {
  MlirOperation root = mlirModuleGetOperation(p->module);
  char name[32];
  for (MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(p->module));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    MlirAttribute old = mlirOperationGetAttributeByName(op, ref("sym_name"));
    if (mlirAttributeIsNull(old) || !is_own(op)) continue;
    fresh_name(p, name, sizeof name);
    MlirAttribute new = mlirStringAttrGet(context(), ref(name));
    if (mlirLogicalResultIsFailure(
            mlirSymbolTableReplaceAllSymbolUses(mlirStringAttrGetValue(old), ref(name), root)))
      continue;
    mlirOperationSetAttributeByName(op, ref("sym_name"), new);
  }
}

static void add_dead(program *p) {
  for (uint32_t i = 0; i < p->ops.len; i++) {
    MlirOperation op = p->ops.at[i];
    if (!is_called(op, "llvm.func") || mlirOperationGetNumRegions(op) != 1) continue;
    MlirRegion body = mlirOperationGetRegion(op, 0);
    if (mlirBlockIsNull(mlirRegionGetFirstBlock(body))) continue;
    MlirBlock dead = mlirBlockCreate(0, NULL, NULL);
    mlirBlockAppendOwnedOperation(dead,
                                  new_op("llvm.unreachable", mlirLocationUnknownGet(context()), 0,
                                         NULL, 0, NULL, 0, NULL, NULL));
    mlirRegionAppendOwnedBlock(body, dead);
  }
}

gv_str gv_rewritten(gv_arena *arena, gv_str bytes, gv_rewriting as) {
  program p;
  text out = {0};
  gv_str source, code;
  renew_context();
  if (divide(bytes, &source, &code)) return GV_STR("");
  bool done = read(&p, bytes, 1);
  if (done && as == GV_REORDERED) reorder(&p);
  if (done && as == GV_RENAMED) rename_symbols(&p);
  if (done && as == GV_WITH_DEAD) add_dead(&p);
  done = done && is_sound(&p);
  if (done && as == GV_AS_BYTECODE)
    mlirOperationWriteBytecode(mlirModuleGetOperation(p.module), keep, &out);
  if (done && as != GV_AS_BYTECODE) write(&p, true, &out);
  gv_str result = kept(arena, &out);
  clear(&p);
  gv_vec_free(&out);
  return result;
}
