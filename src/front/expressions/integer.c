/* Integers and comparisons: operands of one width up to 64 bits, no vectors. Comparisons become EQ,
 * SLT or ULT, with their operands swapped or the result negated. Of floating-point numbers only
 * comparisons are followed, and what is computed from constants.
 */
#include "expressions/expressions.h"
#include "read/overflow.h"

enum { ADDRESS = 8, MOST_STEPS = 32 };

static void two_sources_of(MlirValue a, MlirValue b, gv_arith what, gv_expr *out) {
  out->value.def = GV_DEF_ARITH;
  out->value.c = what;
  out->source[0] = a;
  out->source[1] = b;
}

static void two_sources(MlirOperation op, gv_arith what, bool swap, gv_expr *out) {
  two_sources_of(mlirOperationGetOperand(op, swap ? 1 : 0),
                 mlirOperationGetOperand(op, swap ? 0 : 1), what, out);
}

/* ---- what makes a result undefined ---- */

static uint8_t flags_in(gv_text *text) {
  *gv_push(text) = 0;
  const char *flags = strstr(text->at, "overflow<");
  const char *end = flags ? strchr(flags, '>') : NULL, *nsw = end ? strstr(flags, "nsw") : NULL,
             *nuw = end ? strstr(flags, "nuw") : NULL;
  return (uint8_t)((nsw && nsw < end ? GV_ARITH_NSW : 0) | (nuw && nuw < end ? GV_ARITH_NUW : 0));
}

static uint8_t flags_of_llvm(MlirOperation op) {
  bool nsw, nuw;
  gv_overflow_of(op, &nsw, &nuw);
  return (uint8_t)((nsw ? GV_ARITH_NSW : 0) | (nuw ? GV_ARITH_NUW : 0));
}

/* "#arith.overflow<nsw, nuw>": the C API has no other way to ask. The same attribute is the same
 * text. */
static uint8_t overflow_flags(front *f, MlirOperation op) {
  MlirAttribute attribute = gv_attribute(op, "overflowFlags");
  bool found;
  if (gv_op_name(op).len > 5 && memcmp(gv_op_name(op).at, "llvm.", 5) == 0)
    return flags_of_llvm(op);
  if (mlirAttributeIsNull(attribute)) return 0;
  uint32_t *known = gv_map_at(&f->cache.overflow_flags, (uintptr_t)attribute.ptr, &found);
  if (found) return (uint8_t)*known;
  gv_text text = {0};
  mlirAttributePrint(attribute, gv_keep_text, &text);
  *known = flags_in(&text);
  gv_vec_free(&text);
  return (uint8_t)*known;
}

static uint8_t flag(MlirOperation op, const char *name, uint8_t is) {
  return mlirAttributeIsNull(gv_attribute(op, name)) ? 0 : is;
}

/* An i1 attribute that has to be there. */
static uint8_t truth(MlirOperation op, const char *name, uint8_t is) {
  int64_t k;
  return gv_attribute_int(gv_attribute(op, name), &k) && k ? is : 0;
}

static uint8_t flags_of(front *f, MlirOperation op, gv_arith what) {
  switch (what) {
  case GV_ADD:
  case GV_SUB:
  case GV_MUL:
  case GV_SHL: return overflow_flags(f, op);
  case GV_UDIV:
  case GV_SDIV:
  case GV_LSHR:
  case GV_ASHR: return flag(op, "isExact", GV_ARITH_EXACT);
  case GV_OR: return flag(op, "isDisjoint", GV_ARITH_DISJOINT);
  case GV_ZEXT: return flag(op, "nonNeg", GV_ARITH_NNEG);
  case GV_CTLZ:
  case GV_CTTZ: return truth(op, "is_zero_poison", GV_ARITH_NONZERO);
  case GV_ABS: return truth(op, "is_int_min_poison", GV_ARITH_NSW);
  default: return 0;
  }
}

/* A shift that may be by as many bits as there are, or more. */
static bool may_shift_out(front *f, MlirOperation op) {
  gv_expr_fn *const expr = gv_row_of(f, op)->expr;
  int64_t by;
  if (expr != gv_expr_shl && expr != gv_expr_lshr && expr != gv_expr_ashr) return false;
  return !gv_constant(f, mlirOperationGetOperand(op, 1), &by) || by < 0 ||
         by >= gv_value_layout(f, mlirOperationGetResult(op, 0)).width;
}

bool gv_may_make_poison(front *f, MlirOperation op) {
  static const gv_arith told[] = {GV_ADD, GV_UDIV, GV_OR, GV_ZEXT, GV_CTLZ, GV_ABS};
  bool may = may_shift_out(f, op);
  for (size_t i = 0; i < sizeof told / sizeof *told && !may; i++) may = flags_of(f, op, told[i]);
  return may;
}

/* ---- arithmetic ---- */

static void arith(front *f, MlirOperation op, gv_arith what, gv_expr *out) {
  if (!out->value.width) return;
  two_sources(op, what, false, out);
  out->value.k = flags_of(f, op, what);
}

static void unary(front *f, MlirOperation op, gv_arith what, gv_expr *out) {
  MlirValue of = mlirOperationGetOperand(op, 0);
  if (!out->value.width || gv_value_layout(f, of).width != out->value.width) return;
  two_sources_of(of, of, what, out);
  out->value.k = flags_of(f, op, what);
}

#define ARITH(handler, what)                                                                       \
  void gv_expr_##handler(front *f, MlirOperation op, gv_expr *out) { arith(f, op, what, out); }
#define UNARY(handler, what)                                                                       \
  void gv_expr_##handler(front *f, MlirOperation op, gv_expr *out) { unary(f, op, what, out); }
ARITH(sub, GV_SUB)
ARITH(mul, GV_MUL)
ARITH(and, GV_AND)
ARITH(or, GV_OR)
ARITH(xor, GV_XOR)
ARITH(udiv, GV_UDIV)
ARITH(sdiv, GV_SDIV)
ARITH(urem, GV_UREM)
ARITH(srem, GV_SREM)
ARITH(udiv_up, GV_UDIV_UP)
ARITH(sdiv_up, GV_SDIV_UP)
ARITH(sdiv_down, GV_SDIV_DOWN)
ARITH(shl, GV_SHL)
ARITH(lshr, GV_LSHR)
ARITH(ashr, GV_ASHR)
ARITH(smin, GV_SMIN)
ARITH(smax, GV_SMAX)
ARITH(umin, GV_UMIN)
ARITH(umax, GV_UMAX)
ARITH(sadd_sat, GV_SADD_SAT)
ARITH(uadd_sat, GV_UADD_SAT)
ARITH(ssub_sat, GV_SSUB_SAT)
ARITH(usub_sat, GV_USUB_SAT)
UNARY(abs, GV_ABS)
UNARY(ctpop, GV_CTPOP)
UNARY(ctlz, GV_CTLZ)
UNARY(cttz, GV_CTTZ)

/* The number is computed from an address. */
static bool derives_from_pointer(front *f, MlirValue value, uint32_t *budget) {
  if (!mlirValueIsAOpResult(value) || !*budget || !--*budget) return false;
  MlirOperation op = mlirOpResultGetOwner(value);
  const gv_op_row *row = gv_row_of(f, op);
  if (row->expr == gv_expr_number)
    return gv_value_layout(f, value).size >= ADDRESS && !gv_is_size(f, op);
  bool computes = row->expr == gv_expr_add || row->expr == gv_expr_sub ||
                  row->expr == gv_expr_mul || row->expr == gv_expr_and || row->expr == gv_expr_or ||
                  row->expr == gv_expr_xor || row->expr == gv_expr_select ||
                  row->expr == gv_expr_copy;
  for (uint32_t i = 0; computes && i < gv_operand_count(op); i++)
    if (derives_from_pointer(f, mlirOperationGetOperand(op, i), budget)) return true;
  return false;
}

/* A sum of an address and a number is an address in the same memory; of two addresses, or of one
 * and a difference of some, it is not known what. */
void gv_expr_add(front *f, MlirOperation op, gv_expr *out) {
  uint32_t budget = MOST_STEPS, other = MOST_STEPS;
  if (out->value.width == 64 && derives_from_pointer(f, mlirOperationGetOperand(op, 0), &budget) &&
      derives_from_pointer(f, mlirOperationGetOperand(op, 1), &other))
    return;
  arith(f, op, GV_ADD, out);
}

/* Of whole bytes. */
void gv_expr_bswap(front *f, MlirOperation op, gv_expr *out) {
  if (out->value.width % 8 == 0) unary(f, op, GV_BSWAP, out);
}

bool gv_take_frozen(front *f, MlirOperation op, gv_expr *out) {
  MlirValue of = mlirOperationGetOperand(op, 0);
  const gv_op_row *row = mlirValueIsAOpResult(of) ? gv_row_of(f, mlirOpResultGetOwner(of)) : NULL;
  bool computed = row && row->expr && row->expr != gv_expr_copy && row->expr != gv_expr_extract &&
                  row->expr != gv_expr_number;
  if (!computed || !out->value.width) return false;
  unary(f, op, GV_FREEZE, out);
  return true;
}

/* ---- sums that say whether they overflow: a structure of the result and an i1 ---- */

static const struct {
  const char *name;
  gv_arith result, overflows;
} with_overflow[] = {
    {"llvm.intr.sadd.with.overflow", GV_ADD, GV_SADD_OVERFLOWS},
    {"llvm.intr.uadd.with.overflow", GV_ADD, GV_UADD_OVERFLOWS},
    {"llvm.intr.ssub.with.overflow", GV_SUB, GV_SSUB_OVERFLOWS},
    {"llvm.intr.usub.with.overflow", GV_SUB, GV_USUB_OVERFLOWS},
    {"llvm.intr.smul.with.overflow", GV_MUL, GV_SMUL_OVERFLOWS},
    {"llvm.intr.umul.with.overflow", GV_MUL, GV_UMUL_OVERFLOWS},
};

bool gv_take_from_overflow(front *f, MlirValue whole, bool first, gv_expr *out) {
  if (!mlirValueIsAOpResult(whole)) return false;
  MlirOperation op = mlirOpResultGetOwner(whole);
  if (gv_row_of(f, op)->emit != GV_EMIT_with_overflow) return false;
  for (size_t i = 0; i < sizeof with_overflow / sizeof *with_overflow; i++) {
    if (!gv_op_is(op, with_overflow[i].name)) continue;
    if (!gv_value_layout(f, mlirOperationGetOperand(op, 0)).width || !out->value.width)
      return false;
    two_sources(op, first ? with_overflow[i].result : with_overflow[i].overflows, false, out);
    out->value.k = 0;
    return true;
  }
  return false;
}

/* ---- comparisons ---- */

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
  two_sources(op, flip ? GV_ULT : predicates[predicate].what, predicates[predicate].swap != flip,
              out);
  out->negate = predicates[predicate].negate;
}

static bool is_named_poison(MlirOperation op) {
  return gv_str_equal(gv_op_name(op), GV_STR("llvm.mlir.poison")) ||
         gv_str_equal(gv_op_name(op), GV_STR("ub.poison"));
}

/* A sum, product or shift of two constants that is no number. (A division by 0 is no poison:
 * nothing comes after it.) */
static bool is_out_of_range(front *f, MlirOperation op, gv_expr_fn *expr) {
  static gv_expr_fn *const may_be[] = {gv_expr_add, gv_expr_sub,  gv_expr_mul,
                                       gv_expr_shl, gv_expr_lshr, gv_expr_ashr};
  int64_t a, b;
  bool may = false;
  for (size_t i = 0; i < sizeof may_be / sizeof *may_be && !may; i++) may = expr == may_be[i];
  if (!may || !gv_constant(f, mlirOperationGetOperand(op, 0), &a) ||
      !gv_constant(f, mlirOperationGetOperand(op, 1), &b))
    return false;
  uint8_t width = gv_value_layout(f, mlirOperationGetResult(op, 0)).width;
  gv_expr made = {.value = {.width = width, .size = (width + 7u) / 8}};
  expr(f, op, &made);
  return made.value.def == GV_DEF_ARITH &&
         !gv_arith_is_defined((gv_arith)made.value.c, (uint8_t)made.value.k, width,
                              gv_sign_extend(a, width), gv_sign_extend(b, width));
}

static bool hands_poison_on(gv_expr_fn *expr) {
  static gv_expr_fn *const all[] = {
      gv_expr_add,  gv_expr_sub,  gv_expr_mul,     gv_expr_and,  gv_expr_or,   gv_expr_xor,
      gv_expr_shl,  gv_expr_lshr, gv_expr_ashr,    gv_expr_zext, gv_expr_sext, gv_expr_trunc,
      gv_expr_smin, gv_expr_smax, gv_expr_compare, gv_expr_umin, gv_expr_umax};
  bool does = false;
  for (size_t i = 0; i < sizeof all / sizeof *all && !does; i++) does = expr == all[i];
  return does;
}

/* Poison whatever the program is given. */
static bool is_poison(front *f, MlirValue value, uint32_t *budget) {
  if (!mlirValueIsAOpResult(value) || !*budget) return false;
  --*budget;
  MlirOperation op = mlirOpResultGetOwner(value);
  gv_expr_fn *const expr = gv_row_of(f, op)->expr;
  if (is_named_poison(op)) return true;
  if (!hands_poison_on(expr)) return false;
  bool is = is_out_of_range(f, op, expr);
  for (uint32_t i = 0; i < gv_operand_count(op) && !is; i++)
    is = is_poison(f, mlirOperationGetOperand(op, i), budget);
  return is;
}

void gv_expr_select(front *f, MlirOperation op, gv_expr *out) {
  MlirValue condition = mlirOperationGetOperand(op, 0);
  uint32_t budget = MOST_STEPS;
  if (is_poison(f, condition, &budget)) {
    out->value.def = GV_DEF_UNDEF;
    return;
  }
  bool scalar = out->value.width && gv_value_layout(f, condition).width == 1;
  if (!scalar && mlirValueEqual(mlirOperationGetOperand(op, 1),
                                mlirOperationGetOperand(op, 2))) { /* whatever it asks */
    out->value.def = GV_DEF_COPY;
    out->source[0] = mlirOperationGetOperand(op, 1);
    return;
  }
  if (gv_value_layout(f, condition).width != 1) return; /* a vector */
  gv_undefined undefined = gv_may_be_undefined(f, condition);
  if (undefined == GV_PERHAPS_UNDEFINED)
    return; /* either side, and the other one at the next select */
  if (undefined == GV_DEFINED_OR_NOT && !out->value.width) return; /* … of two addresses */
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

static void extend(front *f, MlirOperation op, gv_arith what, int64_t if_true, gv_expr *out) {
  MlirValue number = mlirOperationGetOperand(op, 0);
  uint8_t width = gv_value_layout(f, number).width;
  if (width > 1 && out->value.width >= width) {
    two_sources_of(number, number, what, out);
    out->value.k = flags_of(f, op, what);
  } else {
    widen(f, op, if_true, out);
  }
}

void gv_expr_zext(front *f, MlirOperation op, gv_expr *out) { extend(f, op, GV_ZEXT, 1, out); }
void gv_expr_sext(front *f, MlirOperation op, gv_expr *out) { extend(f, op, GV_WIDEN, -1, out); }

void gv_expr_trunc(front *f, MlirOperation op, gv_expr *out) {
  MlirValue number = mlirOperationGetOperand(op, 0);
  uint8_t width = gv_value_layout(f, number).width;
  if (out->value.width && out->value.width <= width) two_sources_of(number, number, GV_TRUNC, out);
}

/* ---- floating-point numbers ---- */

/* By predicate number, which llvm.fcmp and arith.cmpf share: "ordered" is first. */
static const struct {
  gv_arith what;
  bool swap, negate;
} float_predicates[] = {
    {GV_FEQ, false, false},       /* never: see below */
    {GV_FEQ, false, false},       /* oeq */
    {GV_FLT, true, false},        /* ogt */
    {GV_FLE, true, false},        /* oge */
    {GV_FLT, false, false},       /* olt */
    {GV_FLE, false, false},       /* ole */
    {GV_FONE, false, false},      /* one */
    {GV_FUNORDERED, false, true}, /* ord */
    {GV_FONE, false, true},       /* ueq */
    {GV_FLE, false, true},        /* ugt */
    {GV_FLT, false, true},        /* uge */
    {GV_FLE, true, true},         /* ult */
    {GV_FLT, true, true},         /* ule */
    {GV_FEQ, false, true},        /* une */
    {GV_FUNORDERED, false, false} /* uno */
};
enum { NEVER = 0, ALWAYS = sizeof float_predicates / sizeof *float_predicates };

static bool is_single_or_double(MlirType type) {
  return mlirTypeIsAF32(type) || mlirTypeIsAF64(type);
}

void gv_expr_compare_floats(front *f, MlirOperation op, gv_expr *out) {
  int64_t predicate;
  if (out->value.width != 1 || !gv_attribute_int(gv_attribute(op, "predicate"), &predicate)) return;
  if (predicate == NEVER || predicate == ALWAYS) {
    out->value.def = GV_DEF_INT;
    out->value.k = predicate == ALWAYS;
    return;
  }
  if (!is_single_or_double(mlirValueGetType(mlirOperationGetOperand(op, 0))) || predicate < NEVER ||
      predicate > ALWAYS) {
    gv_find_dependence(f, op, &out->value);
    return;
  }
  two_sources(op, float_predicates[predicate].what, float_predicates[predicate].swap, out);
  out->negate = float_predicates[predicate].negate;
}

enum { FLOAT_DEPTH = 16 };

static double double_of(MlirType type, int64_t bits) {
  uint32_t low = (uint32_t)bits;
  float single;
  double k;
  memcpy(&single, &low, sizeof single);
  memcpy(&k, &bits, sizeof k);
  return mlirTypeIsAF32(type) ? single : k;
}

/* What the value is where it is computed from constants: as the program computes it, by IEEE 754,
 * rounded to the nearest. */
static bool float_constant(front *f, MlirValue value, double *k, int depth) {
  MlirType type = mlirValueGetType(value);
  if (!mlirValueIsAOpResult(value) || !is_single_or_double(type) || depth > FLOAT_DEPTH)
    return false;
  MlirOperation op = mlirOpResultGetOwner(value);
  const gv_op_row *row = gv_row_of(f, op);
  gv_str name = gv_op_name(op);
  double a = 0, b = 0;
  int64_t n;
  MlirAttribute attribute =
      row->expr == gv_expr_constant ? gv_attribute(op, "value") : (MlirAttribute){NULL};
  if (!mlirAttributeIsNull(attribute) && mlirAttributeIsAFloat(attribute)) {
    *k = mlirFloatAttrGetValueDouble(attribute);
    return true;
  }
  if (row->emit == GV_EMIT_load && gv_constant_in_memory(f, value, &n)) {
    *k = double_of(type, n);
    return true;
  }
  MlirValue stored = gv_loaded(f, value);
  if (!mlirValueIsNull(stored)) return float_constant(f, stored, k, depth + 1);
  if (row->expr != gv_expr_float) return false;
  MlirValue first = mlirOperationGetOperand(op, 0);
  const char *what = memchr(name.at, '.', name.len);
  gv_str last = {what + 1, name.len - (size_t)(what + 1 - name.at)};
  bool from_int = gv_str_equal(last, GV_STR("sitofp"));
  if (from_int) {
    if (!gv_constant(f, first, &n) || n > (INT64_C(1) << 53) || n < -(INT64_C(1) << 53))
      return false;
    a = (double)n;
  } else if (!float_constant(f, first, &a, depth + 1)) {
    return false;
  }
  bool two = gv_operand_count(op) == 2;
  if (two && !float_constant(f, mlirOperationGetOperand(op, 1), &b, depth + 1)) return false;
  char kind = last.len > 1 ? last.at[0] == 'f' ? last.at[1] : last.at[0] : 0; /* fadd, addf */
  if (from_int || gv_str_equal(last, GV_STR("fpext")) || gv_str_equal(last, GV_STR("extf")) ||
      gv_str_equal(last, GV_STR("fptrunc")) || gv_str_equal(last, GV_STR("truncf")))
    *k = a;
  else if (!two)
    *k = -a;
  else
    *k = kind == 'a' ? a + b : kind == 's' ? a - b : kind == 'm' ? a * b : a / b;
  if (mlirTypeIsAF32(type)) *k = (float)*k; /* of two singles it is rounded as if once */
  return true;
}

int64_t gv_bits_of_float(MlirType type, double k) {
  float single = (float)k;
  int32_t low;
  int64_t bits;
  memcpy(&low, &single, sizeof low);
  memcpy(&bits, &k, sizeof bits);
  return mlirTypeIsAF32(type) ? low : bits;
}

/* A constant, or computed from such; else it is not followed. */
void gv_expr_float(front *f, MlirOperation op, gv_expr *out) {
  MlirValue result = mlirOperationGetResult(op, 0);
  double k;
  if (!float_constant(f, result, &k, 0)) {
    gv_find_dependence(f, op, &out->value);
    return;
  }
  out->value.def = GV_DEF_INT;
  out->value.k = gv_bits_of_float(mlirValueGetType(result), k);
}

/* The whole part of a constant; what does not fit is undefined. */
static void whole_part(front *f, MlirOperation op, bool is_signed, gv_expr *out) {
  double k, most = 1;
  uint8_t width = out->value.width;
  if (!width || !float_constant(f, mlirOperationGetOperand(op, 0), &k, 0)) {
    gv_find_dependence(f, op, &out->value);
    return;
  }
  for (uint8_t i = 0; i + is_signed < width; i++) most *= 2;
  if (!(k > (is_signed ? -most : 0) - 1 && k < most) || k >= 9223372036854775808.0) return;
  out->value.def = GV_DEF_INT;
  out->value.k = gv_sign_extend((int64_t)k, width);
  if (width == 1) out->value.k &= 1;
}

void gv_expr_float_to_int(front *f, MlirOperation op, gv_expr *out) {
  whole_part(f, op, true, out);
}
void gv_expr_float_to_unsigned(front *f, MlirOperation op, gv_expr *out) {
  whole_part(f, op, false, out);
}
