/* Numbers that are data: floating-point numbers in memory of callers, and what is computed from one
 * of them in such a way that it may be any number, whatever else is true on a path. What is
 * computed from integers, from two numbers, or with a function is not: not everything can come out.
 */
#include "expressions/expressions.h"

/* What the operation makes of a floating-point number that may be any. */
typedef enum making {
  MAKES_ANY = 1, /* any, of its one operand */
  ADDS,          /* any, where the other operand is constant */
  MULTIPLIES,    /* any, where the other operand is constant and not zero */
  DIVIDES        /* any, where the second operand is constant */
} making;

static const struct {
  const char *name;
  making making;
} makings[] = {
    {"llvm.fneg", MAKES_ANY},    {"arith.negf", MAKES_ANY},  {"llvm.fptrunc", MAKES_ANY},
    {"arith.truncf", MAKES_ANY}, {"llvm.fptosi", MAKES_ANY}, {"arith.fptosi", MAKES_ANY},
    {"llvm.fadd", ADDS},         {"arith.addf", ADDS},       {"llvm.fsub", ADDS},
    {"arith.subf", ADDS},        {"llvm.fcmp", ADDS},        {"arith.cmpf", ADDS},
    {"llvm.fmul", MULTIPLIES},   {"arith.mulf", MULTIPLIES}, {"llvm.fdiv", DIVIDES},
    {"arith.divf", DIVIDES},
};

enum { MOST_STEPS = 16 };

static making making_of(MlirOperation op) {
  for (uint32_t i = 0; i < sizeof makings / sizeof *makings; i++)
    if (gv_op_is(op, makings[i].name)) return makings[i].making;
  return 0;
}

static bool is_constant(front *f, MlirValue value, bool zero_too) {
  if (!mlirValueIsAOpResult(value)) return false;
  MlirOperation op = mlirOpResultGetOwner(value);
  MlirAttribute k = gv_attribute(op, "value");
  if (gv_row_of(f, op)->expr != gv_expr_constant || mlirAttributeIsNull(k)) return false;
  return mlirAttributeIsAFloat(k) && (zero_too || mlirFloatAttrGetValueDouble(k) != 0);
}

/* The operand that the result of the operation is any because of; NULL: it is not. */
static MlirValue deciding(front *f, MlirOperation op) {
  MlirValue none = {NULL};
  making how = making_of(op);
  if (!how) return none;
  MlirValue first = mlirOperationGetOperand(op, 0);
  if (how == MAKES_ANY) return first;
  MlirValue second = mlirOperationGetOperand(op, 1);
  if (is_constant(f, second, how == ADDS)) return first;
  return how != DIVIDES && is_constant(f, first, how == ADDS) ? second : none;
}

/* What is loaded from memory that callers know. */
static bool is_read_outside(front *f, MlirOperation op) {
  const gv_op_row *row = gv_row_of(f, op);
  int64_t offset;
  if (row->emit != GV_EMIT_load && row->emit != GV_EMIT_memref_load) return false;
  return gv_leading_parameter(f, mlirOperationGetOperand(op, 0), &offset) != GV_NONE;
}

bool gv_is_any_number(front *f, MlirOperation op) {
  MlirValue from = deciding(f, op);
  for (uint32_t i = 0; i < MOST_STEPS && !mlirValueIsNull(from); i++) {
    MlirValue stored = gv_loaded(f, from);
    if (!mlirValueIsNull(stored)) {
      from = stored;
      continue;
    }
    if (!mlirValueIsAOpResult(from)) return false;
    MlirOperation made = mlirOpResultGetOwner(from);
    if (is_read_outside(f, made)) return true;
    from = deciding(f, made);
  }
  return false;
}
