#include "model/model.h"

#include "model/builder.h"

void gv_model_clear(gv_model *model) {
  gv_builder_clear(model);
  gv_map_free(&model->names);
  gv_vec_free(&model->files);
  gv_vec_free(&model->functions);
  gv_vec_free(&model->globals);
  gv_vec_free(&model->pointers);
  gv_vec_free(&model->marks);
  gv_vec_free(&model->unread);
  gv_vec_free(&model->foreign);
  gv_vec_free(&model->blocks);
  gv_vec_free(&model->ops);
  gv_vec_free(&model->values);
  gv_vec_free(&model->sources);
  gv_vec_free(&model->fields);
  gv_vec_free(&model->operands);
  gv_vec_free(&model->results);
  gv_vec_free(&model->params);
  gv_vec_free(&model->edges);
  gv_vec_free(&model->pairs);
  gv_vec_free(&model->sized);
  gv_vec_free(&model->asked);
  gv_vec_free(&model->symbolic);
  gv_vec_free(&model->bounded);
  gv_vec_free(&model->strided);
  gv_vec_free(&model->chunked);
  gv_vec_free(&model->placed);
  gv_vec_free(&model->turns);
  gv_vec_free(&model->also);
  gv_vec_free(&model->ranges);
  gv_vec_free(&model->kernels);
  gv_vec_free(&model->called);
  gv_map_free(&model->called_at);
  gv_vec_free(&model->codes);
  gv_vec_free(&model->launches);
  gv_vec_free(&model->launch_arguments);
  gv_vec_free(&model->elements);
  gv_vec_free(&model->carried);
  gv_vec_free(&model->demands);
  gv_arena_clear(&model->arena);
  memset(model, 0, sizeof *model);
}

uint32_t gv_first_row(const void *rows, uint32_t len, size_t size, uint32_t number) {
  uint32_t low = 0, high = len;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2, at;
    memcpy(&at, (const char *)rows + middle * size, sizeof at);
    if (at < number)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

#define FIRST_ROW(list, number) gv_first_row((list).at, (list).len, sizeof *(list).at, number)

const gv_source *gv_sources_of(const gv_model *m, gv_value_id value, uint32_t *count) {
  *count = 0;
  const gv_value *v = &m->values.at[value];
  if (v->def == GV_DEF_ARITH ? v->index != GV_WITH_SOURCES : v->def != GV_DEF_OPAQUE || !v->index)
    return NULL;
  uint32_t first = FIRST_ROW(m->sources, value);
  while (first + *count < m->sources.len && m->sources.at[first + *count].of == value) ++*count;
  return m->sources.at + first;
}

const gv_field *gv_fields_of(const gv_model *m, gv_value_id root, uint32_t *count) {
  uint32_t first = FIRST_ROW(m->fields, root);
  *count = 0;
  while (first + *count < m->fields.len && m->fields.at[first + *count].root == root) ++*count;
  return m->fields.at + first;
}

const gv_turn *gv_turns_of(const gv_model *m, uint32_t edge, uint32_t *count) {
  uint32_t first = FIRST_ROW(m->turns, edge);
  *count = 0;
  while (first + *count < m->turns.len && m->turns.at[first + *count].edge == edge) ++*count;
  return m->turns.at + first;
}

const gv_bounded *gv_bounded_of(const gv_model *m, uint32_t operand) {
  uint32_t i = FIRST_ROW(m->bounded, operand);
  return i < m->bounded.len && m->bounded.at[i].operand == operand ? &m->bounded.at[i] : NULL;
}

uint32_t gv_end_op_of(const gv_model *m, const gv_function *function) {
  uint32_t end = 0;
  for (uint32_t b = function->first_block; b < function->end_block; b++)
    if (m->blocks.at[b].end_op > end) end = m->blocks.at[b].end_op;
  return end;
}

const gv_chunked *gv_chunked_of(const gv_model *m, uint32_t operand) {
  uint32_t i = FIRST_ROW(m->chunked, operand);
  return i < m->chunked.len && m->chunked.at[i].operand == operand ? &m->chunked.at[i] : NULL;
}

const gv_strided *gv_strided_of(const gv_model *m, uint32_t operand) {
  uint32_t i = FIRST_ROW(m->strided, operand);
  return i < m->strided.len && m->strided.at[i].operand == operand ? &m->strided.at[i] : NULL;
}

const gv_placed *gv_placed_of(const gv_model *m, uint32_t operand) {
  uint32_t i = FIRST_ROW(m->placed, operand);
  return i < m->placed.len && m->placed.at[i].operand == operand ? &m->placed.at[i] : NULL;
}

const gv_proviso *gv_provisos_of(const gv_model *m, uint32_t op, uint32_t *count) {
  uint32_t i = FIRST_ROW(m->asked, op), end = i;
  while (end < m->asked.len && m->asked.at[end].op == op) end++;
  *count = end - i;
  return m->asked.at + i;
}

const gv_symbolic_extent *gv_symbolic_of(const gv_model *m, uint32_t op, uint32_t operand) {
  for (uint32_t i = FIRST_ROW(m->symbolic, op); i < m->symbolic.len; i++) {
    const gv_symbolic_extent *x = &m->symbolic.at[i];
    if (x->op != op) break;
    if (x->operand == operand) return x;
  }
  return NULL;
}

const gv_sized *gv_sized_of(const gv_model *m, uint32_t op) {
  uint32_t i = FIRST_ROW(m->sized, op);
  return i < m->sized.len && m->sized.at[i].op == op ? &m->sized.at[i] : NULL;
}

const gv_launch *gv_launch_of(const gv_model *m, uint32_t op) {
  uint32_t i = FIRST_ROW(m->launches, op);
  return i < m->launches.len && m->launches.at[i].op == op ? &m->launches.at[i] : NULL;
}

int64_t gv_sign_extend(int64_t k, uint8_t width) {
  if (!width || width >= 64) return k;
  uint64_t sign = UINT64_C(1) << (width - 1);
  return (int64_t)((((uint64_t)k & ((sign << 1) - 1)) ^ sign) - sign);
}

static uint8_t bits_of(uint8_t width) { return width && width < 64 ? width : 64; }
static uint64_t mask_of(uint8_t width) {
  return bits_of(width) < 64 ? (UINT64_C(1) << width) - 1 : UINT64_MAX;
}
static int64_t least_of(uint8_t width) {
  return gv_sign_extend((int64_t)(UINT64_C(1) << (bits_of(width) - 1)), width);
}

static bool divides_signed(gv_arith op) {
  return op == GV_SDIV || op == GV_SREM || op == GV_SDIV_UP || op == GV_SDIV_DOWN;
}

static bool has_quotient(gv_arith op, uint8_t width, int64_t a, int64_t b) {
  return b && !(divides_signed(op) && b == -1 && a == least_of(width));
}

/* Of numbers that are sign-extended. */
static int64_t divide(gv_arith op, uint8_t width, int64_t a, int64_t b) {
  uint64_t x = (uint64_t)a & mask_of(width), y = (uint64_t)b & mask_of(width);
  if (!has_quotient(op, width, a, b)) return 0;
  switch (op) {
  case GV_UDIV: return (int64_t)(x / y);
  case GV_SDIV: return a / b;
  case GV_UREM: return (int64_t)(x % y);
  case GV_SREM: return a % b;
  case GV_UDIV_UP: return (int64_t)(x / y + (x % y != 0));
  case GV_SDIV_UP: return a / b + (a % b != 0 && (a < 0) == (b < 0));
  default: /* rounded down */ return a / b - (a % b != 0 && (a < 0) != (b < 0));
  }
}

static int64_t shift(gv_arith op, uint8_t width, int64_t a, int64_t b) {
  uint64_t x = (uint64_t)a & mask_of(width), y = (uint64_t)b & mask_of(width);
  if (y >= bits_of(width)) return 0;
  if (op == GV_SHL) return (int64_t)(x << y);
  if (op == GV_LSHR) return (int64_t)(x >> y);
  return a < 0 ? ~(~a >> y) : a >> y;
}

/* The result of so many bits is not that of infinitely many. */
static bool overflows(gv_arith op, bool is_signed, uint8_t width, int64_t a, int64_t b) {
  uint64_t mask = mask_of(width), x = (uint64_t)a & mask, y = (uint64_t)b & mask;
  __int128 left = is_signed ? (__int128)a : (__int128)x,
           right = is_signed ? (__int128)b : (__int128)y;
  __int128 least = is_signed ? (__int128)least_of(width) : 0,
           most = is_signed ? -(least + 1) : (__int128)mask;
  if (op == GV_MUL && !is_signed) return y && (unsigned __int128)x * y > mask;
  __int128 exact = op == GV_ADD ? left + right : op == GV_SUB ? left - right : left * right;
  return exact < least || exact > most;
}

static int64_t saturate(gv_arith op, bool is_signed, uint8_t width, int64_t a, int64_t b) {
  if (!overflows(op, is_signed, width, a, b))
    return op == GV_ADD ? (int64_t)((uint64_t)a + (uint64_t)b)
                        : (int64_t)((uint64_t)a - (uint64_t)b);
  if (!is_signed) return op == GV_ADD ? -1 : 0;
  return a < 0 ? least_of(width) : ~least_of(width);
}

static int64_t count_bits(gv_arith op, uint8_t width, int64_t a) {
  uint64_t x = (uint64_t)a & mask_of(width);
  if (op == GV_CTPOP) return __builtin_popcountll(x);
  if (!x) return bits_of(width);
  return op == GV_CTTZ ? __builtin_ctzll(x) : __builtin_clzll(x) - (64 - bits_of(width));
}

/* Floating-point numbers by their bits. */
static bool compare_floats(gv_arith op, uint8_t width, int64_t a, int64_t b) {
  double x, y;
  if (width == 32) {
    float left, right;
    const uint32_t bits[2] = {(uint32_t)a, (uint32_t)b};
    memcpy(&left, &bits[0], sizeof left), memcpy(&right, &bits[1], sizeof right);
    x = left, y = right;
  } else {
    memcpy(&x, &a, sizeof x), memcpy(&y, &b, sizeof y);
  }
  switch (op) {
  case GV_FEQ: return x == y;
  case GV_FLT: return x < y;
  case GV_FLE: return x <= y;
  case GV_FONE: return x < y || y < x;
  default: return x != x || y != y;
  }
}

int64_t gv_arith_of(gv_arith op, uint8_t width, int64_t a, int64_t b) {
  a = gv_sign_extend(a, width), b = gv_sign_extend(b, width);
  uint64_t x = (uint64_t)a, y = (uint64_t)b;
  switch (op) {
  case GV_ADD: return gv_sign_extend((int64_t)(x + y), width);
  case GV_SUB: return gv_sign_extend((int64_t)(x - y), width);
  case GV_MUL: return gv_sign_extend((int64_t)(x * y), width);
  case GV_AND: return a & b;
  case GV_OR: return a | b;
  case GV_XOR: return a ^ b;
  case GV_UDIV:
  case GV_SDIV:
  case GV_UREM:
  case GV_SREM:
  case GV_UDIV_UP:
  case GV_SDIV_UP:
  case GV_SDIV_DOWN: return gv_sign_extend(divide(op, width, a, b), width);
  case GV_SHL:
  case GV_LSHR:
  case GV_ASHR: return gv_sign_extend(shift(op, width, a, b), width);
  case GV_SMIN: return a < b ? a : b;
  case GV_SMAX: return a < b ? b : a;
  case GV_UMIN: return x < y ? a : b;
  case GV_UMAX: return x < y ? b : a;
  case GV_SADD_SAT:
  case GV_UADD_SAT: return gv_sign_extend(saturate(GV_ADD, op == GV_SADD_SAT, width, a, b), width);
  case GV_SSUB_SAT:
  case GV_USUB_SAT: return gv_sign_extend(saturate(GV_SUB, op == GV_SSUB_SAT, width, a, b), width);
  case GV_ABS: return gv_sign_extend(a < 0 ? (int64_t)-x : a, width);
  case GV_CTPOP:
  case GV_CTLZ:
  case GV_CTTZ: return gv_sign_extend(count_bits(op, width, a), width);
  case GV_BSWAP:
    return bits_of(width) < 16
               ? a
               : gv_sign_extend((int64_t)(__builtin_bswap64(x) >> (64 - bits_of(width))), width);
  case GV_ZEXT: return (int64_t)(x & mask_of(width));
  case GV_WIDEN:
  case GV_TRUNC:
  case GV_FREEZE: return a;
  case GV_SADD_OVERFLOWS:
  case GV_UADD_OVERFLOWS: return overflows(GV_ADD, op == GV_SADD_OVERFLOWS, width, a, b);
  case GV_SSUB_OVERFLOWS:
  case GV_USUB_OVERFLOWS: return overflows(GV_SUB, op == GV_SSUB_OVERFLOWS, width, a, b);
  case GV_SMUL_OVERFLOWS:
  case GV_UMUL_OVERFLOWS: return overflows(GV_MUL, op == GV_SMUL_OVERFLOWS, width, a, b);
  case GV_FEQ:
  case GV_FLT:
  case GV_FLE:
  case GV_FONE:
  case GV_FUNORDERED: return compare_floats(op, width, a, b);
  case GV_EQ: return a == b;
  case GV_SLT: return a < b;
  case GV_ULT: return x < y;
  }
  return 0;
}

static bool keeps_bits(gv_arith op, uint8_t flags, uint8_t width, int64_t a, int64_t b) {
  if (op != GV_SHL)
    return !(flags & GV_ARITH_EXACT) ||
           gv_arith_of(GV_SHL, width, gv_arith_of(GV_LSHR, width, a, b), b) == a;
  int64_t there = gv_arith_of(GV_SHL, width, a, b);
  if (flags & GV_ARITH_NUW && gv_arith_of(GV_LSHR, width, there, b) != a) return false;
  return !(flags & GV_ARITH_NSW) || gv_arith_of(GV_ASHR, width, there, b) == a;
}

bool gv_arith_is_defined(gv_arith op, uint8_t flags, uint8_t width, int64_t a, int64_t b) {
  a = gv_sign_extend(a, width), b = gv_sign_extend(b, width);
  if (gv_arith_shifts(op))
    return ((uint64_t)b & mask_of(width)) < bits_of(width) && keeps_bits(op, flags, width, a, b);
  if (gv_arith_divides(op)) {
    gv_arith rest = op == GV_UDIV ? GV_UREM : GV_SREM;
    bool exact = flags & GV_ARITH_EXACT && (op == GV_UDIV || op == GV_SDIV);
    return has_quotient(op, width, a, b) && !(exact && gv_arith_of(rest, width, a, b));
  }
  if (op == GV_ADD || op == GV_SUB || op == GV_MUL)
    return !(flags & GV_ARITH_NSW && overflows(op, true, width, a, b)) &&
           !(flags & GV_ARITH_NUW && overflows(op, false, width, a, b));
  if (op == GV_OR) return !(flags & GV_ARITH_DISJOINT) || !(a & b);
  if (op == GV_ZEXT) return !(flags & GV_ARITH_NNEG) || a >= 0;
  if (op == GV_CTLZ || op == GV_CTTZ) return !(flags & GV_ARITH_NONZERO) || a;
  return op != GV_ABS || !(flags & GV_ARITH_NSW) || a != least_of(width);
}

gv_str gv_kernel_name(const gv_model *model, uint32_t op) {
  uint32_t lo = 0, hi = model->kernels.len;
  while (lo < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (model->kernels.at[mid].op < op)
      lo = mid + 1;
    else
      hi = mid;
  }
  return lo < model->kernels.len && model->kernels.at[lo].op == op ? model->kernels.at[lo].name
                                                                   : GV_STR("");
}

static bool calls_runtime(const gv_op *op) {
  if (op->kind != GV_OP_ACTION) return false;
  bool calls = gv_creates_object(op->action->creates);
  for (uint32_t i = 0; i < op->operand_count && !calls; i++) {
    gv_role role = gv_role_of(op, i);
    calls = role != GV_ROLE_NONE && role != GV_ROLE_SIZE && !gv_is_host_access(role);
  }
  return calls;
}

bool gv_model_is_source(const gv_model *m, uint32_t *first) {
  for (uint32_t o = 0; o < m->ops.len && m->unlowered; o++)
    if (calls_runtime(&m->ops.at[o])) return false;
  *first = m->unlowered - 1;
  return m->unlowered != 0;
}
