/* needs: a model. gives: which bytes of memory calls of the runtime and of libraries write, where
 * these do not hold on to the address: what lies beside them is followed as if nothing were
 * written. cost: constant for each call, and a list of MOST_WRITTEN for each piece of memory. */
#include "program/flow.h"

enum { SIZE_BITS = 40, MOST_WRITTEN = 16 };

/* What a number is: a constant, or the address of element k of an array at null, which is how the
 * lowering computes sizes. */
static bool is_constant(const gv_model *m, gv_value_id id, int64_t *k) {
  *k = 0;
  for (const gv_value *v = &m->values.at[gv_strip(m, id)];; v = &m->values.at[gv_strip(m, v->a)]) {
    if (v->def == GV_DEF_INT) *k += v->k;
    if (v->def != GV_DEF_OFFSET) return v->def == GV_DEF_INT || v->def == GV_DEF_NULL;
    if (v->k == GV_ANYWHERE || __builtin_add_overflow(*k, v->k, k)) return false;
  }
}

int64_t gv_size_told(const gv_model *m, const gv_op *op) {
  for (uint32_t i = 0; i < op->operand_count; i++) {
    if (gv_role_of(op, i) != GV_ROLE_SIZE) continue;
    gv_value_id size = gv_operands(m, op)[i];
    int64_t units, bytes;
    if (size == GV_NONE) return -1;
    if (!is_constant(m, size, &units)) return -1;
    if (units < 0) return -1;
    if (__builtin_mul_overflow(units, (int64_t)op->action->size_unit, &bytes)) return -1;
    return bytes < INT64_C(1) << SIZE_BITS ? bytes : -1;
  }
  return -1;
}

/* All ranges of the operand in one. */
static bool in_ranges(const gv_model *m, const gv_op *op, uint32_t operand, gv_bytes *bytes) {
  bool any = false;
  *bytes = (gv_bytes){INT64_MAX, INT64_MIN};
  for (uint32_t i = 0; i < op->range_count; i++) {
    const gv_kernel_range *r = &m->ranges.at[op->first_range + i];
    if (r->operand != operand) continue;
    any = true;
    if (r->lo < bytes->lo) bytes->lo = r->lo;
    if (r->hi > bytes->hi) bytes->hi = r->hi;
  }
  return any;
}

bool gv_find_written(const gv_model *m, const gv_op *op, uint32_t operand, gv_bytes *bytes) {
  gv_role role = op->kind == GV_OP_ACTION ? gv_role_of(op, operand) : GV_ROLE_NONE;
  if (role != GV_ROLE_GPU_WRITE && role != GV_ROLE_HOST_WRITE) return false;
  if (in_ranges(m, op, operand, bytes)) return bytes->lo != INT64_MIN;
  int64_t size = gv_size_told(m, op);
  *bytes = (gv_bytes){0, size < 0 ? INT64_MAX : size};
  return true;
}

gv_address gv_address_at(const gv_model *m, const gv_op *op, uint32_t operand) {
  gv_address at = gv_resolve(m, gv_operands(m, op)[operand]);
  const gv_placed *placed = gv_placed_of(m, op->first_operand + operand);
  if (at.key == GV_NONE) return at;
  if (placed) at.offset = placed->at;
  if (op->element) at.offset = m->elements.at[op->element - 1].at;
  return at;
}

/* ---- the list ---- */

static bool add_written(gv_flow *flow, gv_key key, gv_bytes bytes) {
  uint32_t count = 0;
  if (flow->escaped[key] || bytes.lo >= bytes.hi) return false;
  for (uint32_t w = flow->written_in[key]; w; w = flow->written.at[w - 1].next, count++) {
    gv_bytes known = flow->written.at[w - 1].bytes;
    if (known.lo <= bytes.lo && bytes.hi <= known.hi) return false;
  }
  if (count == MOST_WRITTEN) {
    flow->escaped[key] = true;
    return true;
  }
  *gv_push(&flow->written) = (gv_written){bytes, flow->written_in[key]};
  flow->written_in[key] = flow->written.len;
  return true;
}

static int64_t moved(int64_t at, int64_t by) {
  int64_t sum;
  if (at == INT64_MIN || at == INT64_MAX) return at;
  return __builtin_add_overflow(at, by, &sum) ? by < 0 ? INT64_MIN : INT64_MAX : sum;
}

gv_bytes gv_bytes_at(gv_bytes bytes, int64_t by) {
  if (by == GV_ANYWHERE) return (gv_bytes){INT64_MIN, INT64_MAX};
  return (gv_bytes){moved(bytes.lo, by), moved(bytes.hi, by)};
}

bool gv_add_written(gv_flow *flow, gv_address at, gv_bytes bytes) {
  return add_written(flow, at.key, gv_bytes_at(bytes, at.offset));
}

bool gv_spread_written(gv_flow *flow, gv_key from, gv_key to, int64_t by) {
  bool changed = false;
  for (uint32_t w = flow->written_in[from]; w; w = flow->written.at[w - 1].next)
    changed |= add_written(flow, to, gv_bytes_at(flow->written.at[w - 1].bytes, by));
  return changed;
}

bool gv_is_written(const gv_flow *flow, gv_address at, int64_t size) {
  if (at.key == GV_NONE) return false;
  for (uint32_t w = flow->written_in[at.key]; w; w = flow->written.at[w - 1].next) {
    gv_bytes bytes = flow->written.at[w - 1].bytes;
    if (at.offset == GV_ANYWHERE) return true;
    if (bytes.lo < moved(at.offset, size) && at.offset < bytes.hi) return true;
  }
  return false;
}
