/* needs: a value in a kernel. gives: the number that it is, as a form over ids, sizes and what is
 * not known; of an address, the argument that it leads to and how far from its begin. cost: each
 * value once, GV_RANGE_DEPTH deep. What operations compute is in ranges.def.
 */
#include "kernels/ranges.h"

#include "read/overflow.h"

static const uint32_t IN_WORK = GV_NONE - 1;

/* ---- of which little is known ---- */

gv_form gv_range_within(gv_ranges *r, int64_t lo, int64_t hi) {
  return gv_form_new(&r->symbols, (gv_form_symbol){.lo = lo, .hi = hi});
}

gv_form gv_range_fitted(gv_ranges *r, gv_form x, uint8_t width) {
  if (width >= 64) return x; /* numbers of 64 bits are taken not to wrap: addresses would */
  if (gv_form_is_constant(&x)) return gv_form_constant(gv_sign_extend(x.plus, width));
  int64_t least = width ? -(INT64_C(1) << (width - 1)) : 0, most = -1 - least;
  gv_interval hull = gv_range_hull(r, &x);
  if (hull.lo >= least && hull.hi <= most) return x;
  gv_form_symbol some = {.lo = least, .hi = most};
  some.pointed =
      gv_form_point(r->symbols.at, &x, &some.point) && some.point >= least && some.point <= most;
  if (width >= 32 && hull.lo >= least && hull.hi <= 2 * most + 1) {
    *gv_push(&r->wrapped) = x;
    some.wraps = r->wrapped.len;
  }
  return gv_form_new(&r->symbols, some);
}

gv_range_value gv_range_somewhere(gv_ranges *r, uint32_t root, MlirType type) {
  gv_range_what what = mlirTypeIsALLVMPointerType(type) ? GV_A_POINTER : GV_A_MEMREF;
  return (gv_range_value){.what = what, .root = root, .at = gv_range_anything(r)};
}

gv_range_value gv_range_unknown(gv_ranges *r, MlirType type) {
  return gv_range_is_address(type) ? gv_range_somewhere(r, GV_LOST, type)
                                   : gv_range_of_number(gv_range_anything(r));
}

/* ---- what operations compute (ranges.def) ---- */

typedef enum computes {
  C_CONSTANT,
  C_SAME, /* operand 0 */
  C_WIDER,
  C_WIDER_UNSIGNED,
  C_NARROWER,
  C_ADD,
  C_SUB,
  C_MUL,
  C_SHL,
  C_OR,
  C_UDIV,
  C_SDIV,
  C_USHR,
  C_SSHR,
  C_UREM,
  C_MINMAX,
  C_SELECT,
  C_ID, /* of a thread or block, by the dimension in an attribute or in the name */
  C_GLOBAL_ID,
  C_GEP,
  C_EXTRACT,
  C_LOADED,
  C_OWN,    /* memory of the kernel's own */
  C_LAUNCH, /* what the launch says of its grid */
  C_CAST,
  C_SUBVIEW,
  C_RECAST,
} computes;

static const struct row {
  const char *name;
  uint8_t computes, id;
} rows[] = {
#define COMPUTES(name, what) {name, C_##what, 0},
#define ID(name, which) {name, C_ID, GV_ID_##which},
#include "front/ranges.def"
};

static bool names_row(const struct row *row, gv_str name) {
  size_t len = strlen(row->name);
  bool prefix = row->name[len - 1] == '.'; /* the dimension follows */
  if (!prefix) return gv_str_equal(name, gv_str_of(row->name));
  return name.len == len + 1 && memcmp(name.at, row->name, len) == 0;
}

static const struct row *row_of(MlirOperation op) {
  gv_str name = gv_name_in_kernel(op);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (names_row(&rows[i], name)) return &rows[i];
  return NULL;
}

/* ---- numbers ---- */

static gv_form product(gv_ranges *r, gv_form a, gv_form b) {
  gv_form scaled = gv_form_constant(0);
  if (gv_form_is_constant(&b) && gv_form_add(&scaled, &a, b.plus)) return scaled;
  if (gv_form_is_constant(&a) && gv_form_add(&scaled, &b, a.plus)) return scaled;
  gv_interval x = gv_range_hull(r, &a), y = gv_range_hull(r, &b);
  int64_t p = 1, q = 1;
  bool first = gv_form_point(r->symbols.at, &a, &p), second = gv_form_point(r->symbols.at, &b, &q);
  bool zero = (first && p == 0) || (second && q == 0);
  if (x.lo < 0 || y.lo < 0)
    return gv_form_new(&r->symbols,
                       (gv_form_symbol){.lo = GV_LEAST, .hi = GV_MOST, .pointed = zero});
  bool bounded = x.hi != GV_MOST && y.hi != GV_MOST;
  gv_form_symbol s = {.lo = gv_clamp((__int128)x.lo * y.lo),
                      .hi = bounded ? gv_clamp((__int128)x.hi * y.hi) : GV_MOST};
  s.pointed = zero || (first && second);
  if (s.pointed && !zero) s.point = gv_clamp((__int128)p * q);
  return gv_form_new(&r->symbols, s);
}

/* By a constant, or shifted by one to the right. */
static gv_form quotient(gv_ranges *r, computes what, gv_form a, gv_form b) {
  bool shift = what == C_USHR || what == C_SSHR, as_unsigned = what == C_UDIV || what == C_USHR;
  gv_interval x = gv_range_hull(r, &a);
  int64_t by = b.plus;
  if (shift) by = by >= 0 && by < 62 ? INT64_C(1) << by : 0;
  if (!gv_form_is_constant(&b) || by <= 0) return gv_range_anything(r);
  if (as_unsigned && x.lo < 0 && !gv_range_without_sign(r, &a, &a)) return gv_range_anything(r);
  x = gv_range_hull(r, &a);
  *gv_push(&r->divided) = a;
  /* Of a dividend below zero one is rounded up, the other one down. */
  gv_form_symbol s = {.lo = x.lo < 0 && gv_is_finite(x.lo) ? x.lo / by - 1 : x.lo,
                      .hi = x.hi < 0 ? 0 : x.hi,
                      .divided = r->divided.len,
                      .divisor = by};
  if (x.lo >= 0) s.lo = x.lo / by;
  if (x.hi >= 0 && gv_is_finite(x.hi)) s.hi = x.hi / by;
  s.pointed = gv_form_point(r->symbols.at, &a, &s.point) && s.point >= 0;
  s.point = s.pointed ? s.point / by : 0;
  return gv_form_new(&r->symbols, s);
}

/* What is left of that. */
static gv_form rest(gv_ranges *r, gv_form a, gv_form b) {
  gv_interval x = gv_range_hull(r, &a);
  if (!gv_form_is_constant(&b) || b.plus <= 0 || x.lo < 0) return gv_range_anything(r);
  if (x.hi < b.plus) return a;
  gv_form_symbol s = {.lo = 0, .hi = b.plus - 1};
  s.pointed = gv_form_point(r->symbols.at, &a, &s.point);
  s.point = s.pointed ? s.point % b.plus : 0;
  return gv_form_new(&r->symbols, s);
}

/* By less than 62 bits. */
static gv_form shifted(gv_ranges *r, gv_form a, gv_form b) {
  bool known = gv_form_is_constant(&b) && b.plus >= 0 && b.plus < 62;
  return known ? product(r, a, gv_form_constant(INT64_C(1) << b.plus)) : gv_range_anything(r);
}

static gv_form sum(gv_ranges *r, gv_form a, gv_form b, int64_t by) {
  return gv_form_add(&a, &b, by) ? a : gv_range_anything(r);
}

/* The least range that both are in. */
static gv_form union_of(gv_ranges *r, gv_form a, gv_form b) {
  gv_interval x = gv_range_hull(r, &a), y = gv_range_hull(r, &b);
  return gv_range_within(r, x.lo < y.lo ? x.lo : y.lo, x.hi > y.hi ? x.hi : y.hi);
}

/* It is one number that may wrap. */
static bool is_wrapped_number(const gv_ranges *r, const gv_form *x) {
  if (x->count != 1 || x->plus || x->terms[0].by != 1) return false;
  return r->symbols.at[x->terms[0].symbol].wraps;
}

/* Of a number that may be negative it is not known what it is without a sign, but in the first
 * thread, where it is known not to be. */
static gv_form without_sign(gv_ranges *r, gv_form x) {
  gv_form_symbol some = {.lo = GV_LEAST, .hi = GV_MOST};
  gv_form as_unsigned;
  if (gv_range_hull(r, &x).lo >= 0) return x;
  if (gv_range_without_sign(r, &x, &as_unsigned)) return as_unsigned;
  if (is_wrapped_number(r, &x)) {
    const gv_form_symbol *s = &r->symbols.at[x.terms[0].symbol];
    some = (gv_form_symbol){.lo = 0, .hi = 2 * s->hi + 1, .natural = s->wraps};
  }
  some.pointed = gv_form_point(r->symbols.at, &x, &some.point) && some.point >= 0;
  return gv_form_new(&r->symbols, some);
}

static bool is_arithmetic(computes what) { return what >= C_WIDER && what <= C_MINMAX; }
static bool has_two_operands(computes what) { return what >= C_ADD && what <= C_MINMAX; }

/* Before the result is put into its bits. */
static gv_form arithmetic(gv_ranges *r, uint32_t frame, MlirOperation op, computes what) {
  gv_form a = gv_range_operand(r, frame, op, 0);
  gv_form b = has_two_operands(what) ? gv_range_operand(r, frame, op, 1) : gv_form_constant(0);
  switch (what) {
  case C_WIDER:
  case C_NARROWER: return a;
  case C_WIDER_UNSIGNED: /* of what is said not to be below zero the sign makes no difference */
    return mlirAttributeIsNull(gv_attribute(op, "nonNeg")) ? without_sign(r, a) : a;
  case C_ADD: return sum(r, a, b, 1);
  case C_SUB: return sum(r, a, b, -1);
  case C_MUL: return product(r, a, b);
  case C_SHL: return shifted(r, a, b);
  case C_OR: /* of numbers that have no bit in common it is their sum */
    return mlirAttributeIsNull(gv_attribute(op, "isDisjoint")) ? gv_range_anything(r)
                                                               : sum(r, a, b, 1);
  case C_UDIV:
  case C_SDIV:
  case C_USHR:
  case C_SSHR: return quotient(r, what, a, b);
  case C_UREM: return rest(r, a, b);
  case C_MINMAX: return gv_form_equal(&a, &b) ? a : union_of(r, a, b);
  default: return gv_range_anything(r);
  }
}

/* ---- ids ---- */

enum { NO_AXIS = 3 };

static uint32_t axis_of(MlirOperation op) {
  gv_str name = gv_name_in_kernel(op);
  char last = name.at[name.len - 1];
  if (name.at[name.len - 2] == '.') return (uint32_t)(last - 'x');
  MlirAttribute dimension = gv_attribute(op, "dimension");
  gv_text text = {0};
  if (mlirAttributeIsNull(dimension)) return NO_AXIS;
  mlirAttributePrint(dimension, gv_keep_text, &text); /* #gpu<dim x> */
  uint32_t axis = NO_AXIS;
  for (size_t i = 0; i + 1 < text.len; i++)
    if (text.at[i] == ' ' && text.at[i + 1] >= 'x' && text.at[i + 1] <= 'z')
      axis = (uint32_t)(text.at[i + 1] - 'x');
  gv_vec_free(&text);
  return axis;
}

static gv_form id_by_axis(gv_ranges *r, MlirOperation op, gv_range_id which) {
  uint32_t axis = axis_of(op);
  return axis < NO_AXIS ? gv_range_id_of(r, which, axis) : gv_range_anything(r);
}

/* block * size of a block + thread */
static gv_form global_id(gv_ranges *r, MlirOperation op) {
  uint32_t axis = axis_of(op);
  if (axis >= NO_AXIS) return gv_range_anything(r);
  gv_form before =
      product(r, gv_range_id_of(r, GV_ID_BLOCK, axis), gv_range_id_of(r, GV_ID_THREADS, axis));
  return sum(r, before, gv_range_id_of(r, GV_ID_THREAD, axis), 1);
}

/* ---- the whole ---- */

static gv_range_value constant_of(gv_ranges *r, MlirOperation op) {
  int64_t k;
  MlirAttribute a = gv_attribute(op, "value");
  bool known = !mlirAttributeIsNull(a) && gv_attribute_int(a, &k);
  return gv_range_of_number(known ? gv_form_constant(k) : gv_range_anything(r));
}

/* What both agree on. */
static gv_range_value either(gv_ranges *r, gv_range_value a, gv_range_value b, MlirType type) {
  bool numbers = a.what == GV_A_NUMBER && b.what == GV_A_NUMBER && a.root == b.root;
  if (numbers && gv_form_equal(&a.at, &b.at)) return a;
  if (!gv_range_is_address(type)) return gv_range_of_number(union_of(r, a.at, b.at));
  return gv_range_somewhere(r, a.root == b.root ? a.root : GV_LOST, type);
}

static gv_range_value select_of(gv_ranges *r, uint32_t frame, MlirOperation op, MlirType type) {
  gv_range_value a = gv_range_value_of(r, frame, mlirOperationGetOperand(op, 1));
  gv_range_value b = gv_range_value_of(r, frame, mlirOperationGetOperand(op, 2));
  return either(r, a, b, type);
}

/* It does not wrap as a signed number, or means nothing. */
static bool is_exact(MlirOperation op, computes what) {
  bool nsw, nuw, sums = what == C_ADD || what == C_SUB || what == C_MUL;
  if (!sums || !gv_str_begins(gv_op_name(op), "llvm.")) return false;
  gv_overflow_of(op, &nsw, &nuw);
  return nsw;
}

static gv_range_value compute(gv_ranges *r, uint32_t frame, MlirOperation op, MlirType type) {
  const struct row *row = row_of(op);
  if (!row || mlirOperationGetNumResults(op) != 1) return gv_range_unknown(r, type);
  computes what = row->computes;
  uint8_t width = gv_layout_of(r->f, type).width;
  if (is_arithmetic(what)) {
    if (!width) return gv_range_unknown(r, type);
    gv_form number = arithmetic(r, frame, op, what);
    return gv_range_of_number(is_exact(op, what) ? number : gv_range_fitted(r, number, width));
  }
  switch (what) {
  case C_CONSTANT: return constant_of(r, op);
  case C_SAME: return gv_range_value_of(r, frame, mlirOperationGetOperand(op, 0));
  case C_SELECT: return select_of(r, frame, op, type);
  case C_ID:
    return gv_range_of_number(gv_range_fitted(r, id_by_axis(r, op, (gv_range_id)row->id), width));
  case C_GLOBAL_ID: return gv_range_of_number(gv_range_fitted(r, global_id(r, op), width));
  case C_GEP: return gv_range_gep(r, frame, op);
  case C_EXTRACT: return gv_range_extract(r, frame, op);
  case C_LOADED: return gv_range_loaded(r, frame, op);
  case C_OWN: return gv_range_somewhere(r, GV_OF_KERNEL, type);
  case C_LAUNCH:
    return (gv_range_value){.what = GV_A_POINTER, .root = GV_OF_LAUNCH, .at = gv_form_constant(0)};
  case C_CAST: return gv_range_cast(r, frame, op);
  case C_SUBVIEW: return gv_range_subview(r, frame, op);
  case C_RECAST: return gv_range_recast(r, frame, op);
  default: return gv_range_unknown(r, type);
  }
}

gv_range_value gv_range_value_of(gv_ranges *r, uint32_t frame, MlirValue v) {
  MlirType type = mlirValueGetType(v);
  uint64_t key = gv_hash(&(uint64_t[2]){frame, (uintptr_t)v.ptr}, 16, 0);
  bool found;
  if (r->depth > GV_RANGE_DEPTH || !gv_range_spend(r)) return gv_range_unknown(r, type);
  uint32_t *slot = gv_map_at(&r->known, key, &found);
  if (found) return *slot == IN_WORK ? gv_range_unknown(r, type) : r->values.at[*slot];
  *slot = IN_WORK;
  r->depth++;
  MlirOperation maker = gv_range_maker(v);
  gv_range_value made =
      mlirOperationIsNull(maker) ? gv_range_argument(r, frame, v) : compute(r, frame, maker, type);
  r->depth--;
  if (gv_range_is_address(type) && made.what == GV_A_NUMBER) made = gv_range_unknown(r, type);
  *gv_map_at(&r->known, key, &found) = r->values.len;
  *gv_push(&r->values) = made;
  return made;
}

bool gv_range_in_work(const gv_ranges *r, uint32_t frame, MlirValue v) {
  return gv_map_get(&r->known, gv_hash(&(uint64_t[2]){frame, (uintptr_t)v.ptr}, 16, 0)) == IN_WORK;
}

gv_form gv_range_number_of(gv_ranges *r, uint32_t frame, MlirValue v) {
  gv_range_value x = gv_range_value_of(r, frame, v);
  return x.what == GV_A_NUMBER ? x.at : gv_range_anything(r);
}

gv_form gv_range_operand(gv_ranges *r, uint32_t frame, MlirOperation op, uint32_t i) {
  if (i >= gv_operand_count(op)) return gv_range_anything(r);
  return gv_range_number_of(r, frame, mlirOperationGetOperand(op, i));
}
