/* Integers and comparisons, as far as branches need them: operands of one width up to 64 bits, no vectors. Comparisons become
 * EQ, SLT or ULT, with their operands swapped or the result negated.
 */
#include "front/room.h"

enum { ADDRESS = 8, MOST_STEPS = 32 };

static void two_sources_of(MlirValue a, MlirValue b, gv_arith what, gv_expr *out) {
  out->value.def = GV_DEF_ARITH;
  out->value.c = what;
  out->source[0] = a;
  out->source[1] = b;
}

static void two_sources(MlirOperation op, gv_arith what, bool swap, gv_expr *out) {
  two_sources_of(mlirOperationGetOperand(op, swap ? 1 : 0), mlirOperationGetOperand(op, swap ? 0 : 1), what, out);
}

static void arith(MlirOperation op, gv_arith what, gv_expr *out) {
  if (out->value.width) two_sources(op, what, false, out);
}

#define ARITH(handler, what)                                                                                                   \
  void gv_expr_##handler(front *f, MlirOperation op, gv_expr *out) {                                                           \
    (void)f;                                                                                                                   \
    arith(op, what, out);                                                                                                      \
  }
ARITH(sub, GV_SUB)
ARITH(mul, GV_MUL)
ARITH(and, GV_AND)
ARITH(or, GV_OR)
ARITH(xor, GV_XOR)

/* The number is computed from an address. */
static bool derives_from_pointer(front *f, MlirValue value, uint32_t *budget) {
  if (!mlirValueIsAOpResult(value) || !*budget || !--*budget) return false;
  MlirOperation op = mlirOpResultGetOwner(value);
  const gv_op_row *row = gv_row_of(f, op);
  if (row->expr == gv_expr_number) return gv_value_layout(f, value).size >= ADDRESS && !gv_is_size(f, op);
  bool computes = row->expr == gv_expr_add || row->expr == gv_expr_sub || row->expr == gv_expr_mul ||
                  row->expr == gv_expr_and || row->expr == gv_expr_or || row->expr == gv_expr_xor ||
                  row->expr == gv_expr_select || row->expr == gv_expr_copy;
  for (uint32_t i = 0; computes && i < gv_operand_count(op); i++)
    if (derives_from_pointer(f, mlirOperationGetOperand(op, i), budget)) return true;
  return false;
}

/* A sum of an address and a number is an address in the same memory; of two addresses, or of one and a difference of some, it is not known what. */
void gv_expr_add(front *f, MlirOperation op, gv_expr *out) {
  uint32_t budget = MOST_STEPS, other = MOST_STEPS;
  if (out->value.width == 64 && derives_from_pointer(f, mlirOperationGetOperand(op, 0), &budget) &&
      derives_from_pointer(f, mlirOperationGetOperand(op, 1), &other))
    return;
  arith(op, GV_ADD, out);
}

/* By a constant for which it is defined. */
static void divide(front *f, MlirOperation op, gv_arith what, gv_expr *out) {
  int64_t by;
  if (out->value.width > 1 && gv_constant(f, mlirOperationGetOperand(op, 1), &by) && by != 0 && by != -1) arith(op, what, out);
}

static void shift(front *f, MlirOperation op, gv_arith what, gv_expr *out) {
  int64_t by;
  if (gv_constant(f, mlirOperationGetOperand(op, 1), &by) && by >= 0 && by < out->value.width) arith(op, what, out);
}

#define BY_CONSTANT(handler, way, what)                                                                                        \
  void gv_expr_##handler(front *f, MlirOperation op, gv_expr *out) { way(f, op, what, out); }
BY_CONSTANT(udiv, divide, GV_UDIV)
BY_CONSTANT(sdiv, divide, GV_SDIV)
BY_CONSTANT(urem, divide, GV_UREM)
BY_CONSTANT(srem, divide, GV_SREM)
BY_CONSTANT(shl, shift, GV_SHL)
BY_CONSTANT(lshr, shift, GV_LSHR)
BY_CONSTANT(ashr, shift, GV_ASHR)

/* By predicate number, which llvm.icmp and arith.cmpi share. */
static const struct {
  gv_arith what;
  bool swap, negate;
} predicates[] = {
    {GV_EQ, false, false},  /* eq */
    {GV_EQ, false, true},   /* ne */
    {GV_SLT, false, false}, /* slt */
    {GV_SLT, true, true},   /* sle */
    {GV_SLT, true, false},  /* sgt */
    {GV_SLT, false, true},  /* sge */
    {GV_ULT, false, false}, /* ult */
    {GV_ULT, true, true},   /* ule */
    {GV_ULT, true, false},  /* ugt */
    {GV_ULT, false, true},  /* uge */
};

void gv_expr_compare(front *f, MlirOperation op, gv_expr *out) {
  int64_t predicate;
  MlirType type = mlirValueGetType(mlirOperationGetOperand(op, 0));
  if (!gv_layout_of(f, type).width && !mlirTypeIsALLVMPointerType(type)) return;
  if (out->value.width != 1 || !gv_attribute_int(gv_attribute(op, "predicate"), &predicate)) return;
  if (predicate < 0 || predicate >= (int64_t)(sizeof predicates / sizeof *predicates)) return;
  /* A true i1 is -1 to a signed comparison, 1 to an unsigned one: the other way round. */
  bool flip = predicates[predicate].what == GV_SLT && gv_layout_of(f, type).width == 1;
  two_sources(op, flip ? GV_ULT : predicates[predicate].what, predicates[predicate].swap != flip, out);
  out->negate = predicates[predicate].negate;
}

void gv_expr_select(front *f, MlirOperation op, gv_expr *out) {
  MlirValue condition = mlirOperationGetOperand(op, 0);
  if (gv_value_layout(f, condition).width != 1) return; /* a vector */
  out->value.def = GV_DEF_SELECT;
  for (unsigned i = 0; i < 3; i++) out->source[i] = mlirOperationGetOperand(op, i);
}

/* A condition made wider is a selection of two constants. */
static void widen(front *f, MlirOperation op, int64_t if_true, gv_expr *out) {
  MlirValue condition = mlirOperationGetOperand(op, 0);
  if (gv_value_layout(f, condition).width != 1 || !out->value.width) return;
  out->value.b = gv_int(f, if_true, out->value.size, out->value.width);
  out->value.c = gv_int(f, 0, out->value.size, out->value.width);
  out->value.def = GV_DEF_SELECT;
  out->source[0] = condition;
}

void gv_expr_zext(front *f, MlirOperation op, gv_expr *out) { widen(f, op, 1, out); }

/* Other integers keep their numbers. */
void gv_expr_sext(front *f, MlirOperation op, gv_expr *out) {
  MlirValue number = mlirOperationGetOperand(op, 0);
  uint8_t width = gv_value_layout(f, number).width;
  if (width > 1 && out->value.width >= width)
    two_sources_of(number, number, GV_WIDEN, out);
  else
    widen(f, op, -1, out);
}
