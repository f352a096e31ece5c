/* needs: flow. gives: which operands of an operation access memory, how, and which bytes; whether two of these meet. cost: constant. */
#include "analysis/work.h"

enum { SIZE_BITS = 40 };

gv_role gv_role_at(const gv_op *op, uint32_t operand) {
  switch (op->kind) {
  case GV_OP_ACTION:
    return gv_role_of(op, operand);
  case GV_OP_LOAD:
    return GV_ROLE_HOST_READ;
  case GV_OP_SLOT_BEGIN:
  case GV_OP_UNKNOWN:
  case GV_OP_RETURN:
    return GV_ROLE_NONE;
  case GV_OP_SLOT_END: /* as if it were freed */
    return GV_ROLE_HOST_FREE;
  case GV_OP_STORE:
    return operand == 1 ? GV_ROLE_HOST_WRITE : GV_ROLE_NONE;
  default: /* copy */
    return operand == 0 ? GV_ROLE_HOST_WRITE : operand == 1 ? GV_ROLE_HOST_READ : GV_ROLE_NONE;
  }
}

uint8_t gv_mode_of(gv_role role) {
  switch (role) {
  case GV_ROLE_GPU_READ:
  case GV_ROLE_KERNEL_READ:
  case GV_ROLE_HOST_READ:
  case GV_ROLE_MEMREF_READ:
  case GV_ROLE_MODULE_LAUNCH:
    return GV_READS;
  case GV_ROLE_GPU_WRITE:
  case GV_ROLE_KERNEL_WRITE:
  case GV_ROLE_HOST_WRITE:
  case GV_ROLE_MEMREF_WRITE:
  case GV_ROLE_DEVICE_FREE:
  case GV_ROLE_HOST_FREE:
  case GV_ROLE_PINNED_FREE:
  case GV_ROLE_MODULE_UNLOAD:
    return GV_WRITES;
  case GV_ROLE_KERNEL_BOTH:
    return GV_READS | GV_WRITES;
  default:
    return 0;
  }
}

gv_extent gv_extent_bytes(uint32_t base, int32_t shift, int64_t size, gv_value_id address) {
  gv_extent x = {.kind = GV_SOME_BYTES, .base = base, .address = address};
  if (shift == GV_SOMEWHERE) return x;
  x.kind = size < 0 ? GV_BYTES_FROM : GV_THESE_BYTES;
  x.lo = shift, x.hi = size < 0 ? 0 : shift + size, x.address = GV_NONE;
  return x;
}

/* What a number is: a constant, or the address of element k of an array at null, which is how the lowering computes sizes. */
static bool is_constant(const gv_model *m, gv_value_id id, int64_t *k) {
  *k = 0;
  for (const gv_value *v = &m->values.at[gv_strip(m, id)];; v = &m->values.at[gv_strip(m, v->a)]) {
    if (v->def == GV_DEF_INT) *k += v->k;
    if (v->def != GV_DEF_OFFSET) return v->def == GV_DEF_INT || v->def == GV_DEF_NULL;
    if (v->k == GV_ANYWHERE || __builtin_add_overflow(*k, v->k, k)) return false;
  }
}

static bool takes_size(const gv_op *op) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_role_of(op, i) == GV_ROLE_SIZE) return true;
  return false;
}

/* A constant number of bytes; -1: not known. */
static int64_t size_of(const gv_model *m, const gv_op *op) {
  for (uint32_t i = 0; i < op->operand_count; i++) {
    if (gv_role_of(op, i) != GV_ROLE_SIZE) continue;
    gv_value_id size = gv_operands(m, op)[i];
    int64_t units, bytes;
    if (size == GV_NONE || !is_constant(m, size, &units) || units < 0) return -1;
    if (__builtin_mul_overflow(units, (int64_t)op->action->size_unit, &bytes)) return -1;
    return bytes < INT64_C(1) << SIZE_BITS ? bytes : -1;
  }
  return -1;
}

gv_extent gv_extent_of(const gv_model *m, uint32_t op_id, uint32_t operand, uint32_t base, int32_t shift) {
  const gv_op *op = &m->ops.at[op_id];
  gv_value_id address = gv_strip(m, gv_operands(m, op)[operand]);
  switch (op->kind) {
  case GV_OP_LOAD:
    return gv_extent_bytes(base, shift, op->result_count ? m->values.at[gv_results(m, op)[0]].size : op->bytes, address);
  case GV_OP_STORE:
    return gv_extent_bytes(base, shift, m->values.at[gv_operands(m, op)[0]].size, address);
  case GV_OP_MEMCPY: {
    gv_value_id size = gv_operands(m, op)[2];
    return gv_extent_bytes(base, shift, size == GV_NONE || m->values.at[size].def != GV_DEF_INT ? -1 : m->values.at[size].k,
                           address);
  }
  default:
    break;
  }
  gv_role role = gv_role_of(op, operand);
  bool sized = role == GV_ROLE_GPU_READ || role == GV_ROLE_GPU_WRITE || (role == GV_ROLE_HOST_WRITE && takes_size(op));
  if (sized) return gv_extent_bytes(base, shift, size_of(m, op), address);
  bool part = op->kind == GV_OP_ACTION && op->parts && role >= GV_ROLE_KERNEL_READ && role <= GV_ROLE_KERNEL_BOTH;
  if (!part) return (gv_extent){.kind = GV_ALL_BYTES, .base = base, .address = GV_NONE};
  gv_extent from = gv_extent_bytes(base, shift, -1, address);
  if (from.kind == GV_BYTES_FROM) from.kind = GV_BYTES_NEAR;
  return from;
}

/* One of the two begins at a known place and has no known end. */
static gv_overlap overlap_from(gv_extent from, gv_extent other) {
  if (other.kind == GV_BYTES_FROM) return from.lo == other.lo ? GV_OVERLAP : GV_MAY_OVERLAP;
  if (from.lo >= other.hi) return GV_APART;
  return from.lo >= other.lo ? GV_OVERLAP : GV_MAY_OVERLAP;
}

/* One of the two is where `near` begins, as far as that is known. */
static gv_overlap overlap_near(gv_extent near, gv_extent other) {
  if (other.kind == GV_BYTES_NEAR) return near.lo == other.lo ? GV_OVERLAP : GV_MAY_OVERLAP;
  bool met = near.lo >= other.lo && (other.kind == GV_BYTES_FROM || near.lo < other.hi);
  return met ? GV_OVERLAP : GV_MAY_OVERLAP;
}

gv_overlap gv_extents_overlap(gv_extent a, gv_extent b) {
  if ((a.kind == GV_THESE_BYTES && a.lo == a.hi) || (b.kind == GV_THESE_BYTES && b.lo == b.hi)) return GV_APART;
  if (a.kind == GV_ALL_BYTES || b.kind == GV_ALL_BYTES)
    return GV_OVERLAP; /* the whole buffer, whatever the address counts from */
  if (a.base != b.base) return GV_MAY_OVERLAP;
  if (a.kind == GV_SOME_BYTES || b.kind == GV_SOME_BYTES)
    return a.address != GV_NONE && a.address == b.address ? GV_OVERLAP : GV_MAY_OVERLAP;
  if (a.kind == GV_BYTES_NEAR) return overlap_near(a, b);
  if (b.kind == GV_BYTES_NEAR) return overlap_near(b, a);
  if (a.kind == GV_BYTES_FROM) return overlap_from(a, b);
  if (b.kind == GV_BYTES_FROM) return overlap_from(b, a);
  return a.lo < b.hi && b.lo < a.hi ? GV_OVERLAP : GV_APART;
}

bool gv_work_covered(const gv_work *w, uint8_t mode, gv_extent extent) {
  if (w->mode & GV_WRITES && !(mode & GV_WRITES)) return false;
  if (w->extent.base != extent.base) return false;
  if (extent.kind == GV_ALL_BYTES) return true;
  return w->extent.kind == GV_THESE_BYTES && extent.kind == GV_THESE_BYTES && extent.lo <= w->extent.lo &&
         extent.hi >= w->extent.hi;
}
