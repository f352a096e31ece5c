/* needs: flow. gives: which operands of an operation access memory, how, and which bytes; whether
 * two of these meet. cost: constant; of strided accesses, the rows of one of them, ROWS_LIMIT at
 * most. */
#include "typestate/pending.h"

enum { ROWS_LIMIT = 4096 };
#define LEAST INT64_MIN
#define MOST INT64_MAX

gv_role gv_role_at(const gv_op *op, uint32_t operand) {
  switch ((gv_op_kind)op->kind) {
  case GV_OP_ACTION: return gv_role_of(op, operand);
  case GV_OP_LOAD: return GV_ROLE_HOST_READ;
  case GV_OP_STORE: return operand == 1 ? GV_ROLE_HOST_WRITE : GV_ROLE_NONE;
  case GV_OP_MEMCPY:
    return operand == 0 ? GV_ROLE_HOST_WRITE : operand == 1 ? GV_ROLE_HOST_READ : GV_ROLE_NONE;
  case GV_OP_SLOT_END: /* as if it were freed */ return GV_ROLE_HOST_FREE;
  case GV_OP_CALL: /* the body says it */
  case GV_OP_UNKNOWN:
  case GV_OP_MEMORY:
  case GV_OP_SLOT_BEGIN:
  case GV_OP_UNLOWERED:
  case GV_OP_TASK_BEGIN:
  case GV_OP_TASK_END:
  case GV_OP_AWAIT:
  case GV_OP_GROUP:
  case GV_OP_GROUP_ADD:
  case GV_OP_OBJECT:
  case GV_OP_REFERENCES:
  case GV_OP_BR:
  case GV_OP_COND_BR:
  case GV_OP_SWITCH:
  case GV_OP_CHOICE:
  case GV_OP_RETURN:
  case GV_OP_UNREACHABLE: return GV_ROLE_NONE;
  }
  return GV_ROLE_NONE;
}

/* ---- which bytes ---- */

static int64_t further(int64_t k, int64_t by) {
  int64_t sum;
  if (k == LEAST || k == MOST) return k;
  return __builtin_add_overflow(k, by, &sum) ? (by < 0 ? LEAST : MOST) : sum;
}

/* A copy of unknown size is none of nothing. */
static gv_extent bytes_from(uint32_t base, int32_t shift, int64_t size, gv_value_id address) {
  gv_extent x = {.kind = GV_SOME_BYTES, .base = base, .address = address, .sure = GV_SOME_SURE};
  if (shift == GV_SOMEWHERE) return x;
  x.kind = GV_BYTES, x.address = GV_NONE;
  x.lo = x.sure_lo = shift;
  x.hi = size < 0 ? MOST : shift + size;
  x.sure_hi = size < 0 ? shift + 1 : x.hi;
  if (size >= 0) x.sure |= GV_ALL_SURE;
  return x;
}

static gv_extent whole(uint32_t base, uint32_t sure) {
  return (gv_extent){.kind = GV_ALL_BYTES, .base = base, .address = GV_NONE, .sure = sure};
}

gv_extent gv_extent_of_all(uint32_t base) { return whole(base, GV_SOME_SURE); }

static bool takes_size(const gv_op *op) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_role_of(op, i) == GV_ROLE_SIZE) return true;
  return false;
}

/* Of a load, a store or a copy by the host; -1: not known. */
static int64_t bytes_of(const gv_model *m, const gv_op *op) {
  if (op->kind == GV_OP_STORE) return m->values.at[gv_operands(m, op)[0]].size;
  if (op->kind == GV_OP_LOAD)
    return op->result_count ? m->values.at[gv_results(m, op)[0]].size : op->bytes;
  gv_value_id size = gv_operands(m, op)[2];
  if (size == GV_NONE) return -1;
  return m->values.at[size].def == GV_DEF_INT ? m->values.at[size].k : -1;
}

/* An argument says how many bytes are accessed. */
static bool is_sized(const gv_op *op, gv_role role) {
  if (role == GV_ROLE_GPU_READ || role == GV_ROLE_GPU_WRITE) return true;
  return role == GV_ROLE_HOST_WRITE && takes_size(op);
}

static gv_extent extent_of(const gv_model *m, const gv_op *op, uint32_t operand, gv_role role,
                           uint32_t base, int32_t shift) {
  gv_value_id address = gv_strip(m, gv_operands(m, op)[operand]);
  switch (op->kind) {
  case GV_OP_LOAD:
  case GV_OP_STORE:
  case GV_OP_MEMCPY: return bytes_from(base, shift, bytes_of(m, op), address);
  default: break;
  }
  if (is_sized(op, role)) return bytes_from(base, shift, gv_size_told(m, op), address);
  bool kernel = op->kind == GV_OP_ACTION && gv_is_kernel_access(role);
  /* From the address on, how far is not known: a text, a result of some size. */
  if (gv_is_host_access(role) && !gv_is_memref_role(role))
    return bytes_from(base, shift, -1, address);
  if (kernel && op->unseen) return whole(base, 0);
  if (!kernel || !op->parts) return whole(base, GV_SOME_SURE);
  gv_extent near =
      bytes_from(base, shift, -1, address); /* there for certain, and perhaps anywhere else */
  if (near.kind == GV_BYTES) near.lo = LEAST;
  return near;
}

int64_t gv_allocated_bytes(const gv_model *m, uint32_t op_id) {
  const gv_op *op = &m->ops.at[op_id];
  if (op->kind == GV_OP_MEMORY) return op->bytes ? (int64_t)op->bytes : -1;
  uint32_t sizes = 0;
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++)
    sizes += gv_role_of(op, i) == GV_ROLE_SIZE;
  return sizes == 1 ? gv_size_told(m, op) : -1;
}

/* ---- numbers that are no constants ---- */

enum { SUM_DEPTH = 12 };

/* Both are the same number whenever control comes by. What is defined where control may come again
 * is perhaps another one each time. */
static bool is_one_number(const gv_tabulation *e, gv_value_id a, gv_value_id b, int depth) {
  const gv_model *m = e->model;
  a = gv_strip(m, a), b = gv_strip(m, b);
  const gv_value *v = &m->values.at[a], *w = &m->values.at[b];
  if (v->def != w->def) return false;
  if (v->width != w->width) return false;
  if (depth == SUM_DEPTH) return false;
  if (v->def == GV_DEF_INT) return v->k == w->k;
  if (v->def == GV_DEF_ARITH) {
    if (v->c != w->c) return false;
    if (gv_arith_width(m, v) != gv_arith_width(m, w)) return false;
    if (!is_one_number(e, v->a, w->a, depth + 1)) return false;
    return is_one_number(e, v->b, w->b, depth + 1);
  }
  if (a != b) return false;
  if (v->def == GV_DEF_OPAQUE) return false;
  if (!gv_is_root(v)) return false;
  uint32_t block = gv_def_block(m, a);
  if (v->def == GV_DEF_PARAM) return true;
  return block != GV_NONE && !e->flow.cycle[block];
}

/* How many bytes the operation makes or touches, in units of so many. */
static gv_value_id number_of_bytes(const gv_model *m, uint32_t op_id, uint8_t *unit) {
  const gv_op *op = &m->ops.at[op_id];
  *unit = 1;
  if (op->kind == GV_OP_MEMORY) {
    const gv_sized *sized = gv_sized_of(m, op_id);
    return sized ? sized->bytes : GV_NONE;
  }
  uint32_t sizes = 0;
  gv_value_id size = GV_NONE;
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++)
    if (gv_role_of(op, i) == GV_ROLE_SIZE)
      size = gv_operands(m, op)[i], *unit = op->action->size_unit, sizes++;
  return sizes == 1 ? size : GV_NONE;
}

bool gv_touches_as_many(const gv_tabulation *e, uint32_t made, uint32_t op) {
  uint8_t of_made, of_op;
  gv_value_id a = number_of_bytes(e->model, made, &of_made),
              b = number_of_bytes(e->model, op, &of_op);
  if (a == GV_NONE) return false;
  if (b == GV_NONE) return false;
  if (of_made != of_op) return false;
  return is_one_number(e, a, b, 0);
}

void gv_widen_to_all(gv_extent *x, int64_t bytes) {
  bool all = x->kind == GV_BYTES && x->base == GV_OBJECT && !x->pitch && x->sure & GV_ALL_SURE;
  if (all && bytes > 0 && x->lo <= 0 && x->hi >= bytes) *x = whole(x->base, GV_SOME_SURE);
}

void gv_cut_outside(gv_extent *x, int64_t bytes) {
  if (x->base != GV_OBJECT || bytes <= 0) return;
  if (x->kind == GV_ALL_BYTES) x->hi = bytes;
  if (x->kind == GV_BYTES && (x->lo >= bytes || x->hi <= 0))
    *x = bytes_from(x->base, 0, 0, GV_NONE);
}

/* From an address `shift` bytes into the object on. */
static gv_extent extent_of_range(const gv_kernel_range *r, uint32_t base, int32_t shift) {
  bool placed =
      shift != GV_SOMEWHERE && (r->lo != LEAST || r->hi != MOST || r->sure_lo < r->sure_hi);
  gv_extent x = whole(base, r->sure & GV_RANGE_SOME_SURE ? GV_SOME_SURE : 0);
  if (!placed) {
    x.kind = GV_SOME_BYTES;
    return x;
  }
  x.kind = GV_BYTES;
  x.lo = further(r->lo, shift), x.hi = further(r->hi, shift);
  x.pitch = r->pitch, x.width = r->width;
  if (r->sure & GV_RANGE_ALL_SURE) x.sure |= GV_ALL_SURE;
  if (r->sure_lo < r->sure_hi)
    x.sure_lo = further(r->sure_lo, shift), x.sure_hi = further(r->sure_hi, shift);
  return x;
}

static uint8_t mode_of_range(const gv_kernel_range *r) {
  uint8_t mode = 0;
  if (r->mode & GV_RANGE_READS) mode |= GV_READS;
  if (r->mode & GV_RANGE_WRITES) mode |= GV_WRITES;
  if (r->mode & GV_RANGE_ATOMIC) mode |= GV_ATOMIC;
  return mode;
}

/* A copy of rows is none of the bytes between them. */
uint32_t gv_spans_of(const gv_model *m, uint32_t op_id, uint32_t operand, uint32_t base,
                     int32_t shift, gv_span spans[GV_SPANS]) {
  const gv_op *op = &m->ops.at[op_id];
  gv_role role = gv_role_at(op, operand);
  uint32_t count = 0;
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->range_count && count < GV_SPANS; i++) {
    const gv_kernel_range *r = &m->ranges.at[op->first_range + i];
    if (r->operand != operand) continue;
    spans[count++] = (gv_span){mode_of_range(r), extent_of_range(r, base, shift)};
  }
  if (!count)
    spans[count++] = (gv_span){gv_mode_of(role) | (op->atomic ? GV_ATOMIC : 0),
                               extent_of(m, op, operand, role, base, shift)};
  return count;
}

void gv_bound_bytes(const gv_model *m, uint32_t op_id, uint32_t operand, int64_t lo, int64_t hi,
                    gv_extent *x) {
  const gv_op *op = &m->ops.at[op_id];
  if (x->kind != GV_SOME_BYTES) return;
  if (op->kind == GV_OP_ACTION && op->range_count) return;
  gv_extent first = extent_of(m, op, operand, gv_role_at(op, operand), x->base, 0);
  if (first.kind != GV_BYTES) return;
  if (first.lo != 0) return;
  if (first.hi < 0 || first.hi == MOST) return;
  if (lo <= LEAST / 2) return;
  if (hi >= MOST / 2) return;
  if (first.hi >= MOST / 2) return;
  if (lo > hi) return;
  x->lo = lo, x->hi = hi + first.hi;
}

/* ---- at multiples of an index ---- */

/* … of the kernel, as the operand's span number `span` says; NULL: there is none. */
static const gv_kernel_range *range_of(const gv_model *m, const gv_op *op, uint32_t operand,
                                       uint32_t span) {
  for (uint32_t i = 0, met = 0; i < op->range_count; i++) {
    const gv_kernel_range *r = &m->ranges.at[op->first_range + i];
    if (r->operand == operand && met++ == span) return r;
  }
  return NULL;
}

/* The bytes from the operand on that hold all that the access touches; 0: not known. */
static int64_t reach_of(const gv_model *m, const gv_op *op, uint32_t operand, uint32_t span,
                        const gv_extent *x) {
  if (op->kind == GV_OP_ACTION && op->range_count) {
    const gv_kernel_range *r = range_of(m, op, operand, span);
    return r && r->lo >= 0 && r->hi > r->lo ? r->hi : 0;
  }
  gv_extent first = extent_of(m, op, operand, gv_role_at(op, operand), x->base, 0);
  return first.kind == GV_BYTES && first.lo == 0 ? first.hi : 0;
}

void gv_place_on_stride(const gv_model *m, uint32_t op_id, uint32_t operand, uint32_t span,
                        gv_extent *x) {
  const gv_op *op = &m->ops.at[op_id];
  const gv_strided *s = gv_strided_of(m, op->first_operand + operand);
  if (!s || x->kind != GV_SOME_BYTES) return;
  if (x->address == GV_NONE && !op->range_count) return;
  int64_t reach = reach_of(m, op, operand, span, x);
  if (reach <= 0 || reach > INT32_MAX) return;
  x->strided = 2 * ((uint32_t)(s - m->strided.at) + 1), x->bytes = (uint32_t)reach;
}

static int64_t multiple_at(int64_t at, uint32_t stride) {
  int64_t rest = at % (int64_t)stride;
  return (at - (rest < 0 ? rest + (int64_t)stride : rest)) / (int64_t)stride;
}

static int64_t at_in_chunk(const gv_strided *s) {
  return s->at - multiple_at(s->at, s->stride) * (int64_t)s->stride;
}

/* All bytes are those of one index, the counter plus the same constant. */
static bool is_in_multiple(const gv_strided *s, uint32_t bytes, int64_t multiple) {
  if (multiple_at(s->at, s->stride) != multiple) return false;
  return multiple_at(s->at + (int64_t)bytes - 1, s->stride) == multiple;
}

/* What the loop of `s` touches ends before the bytes of `other` begin. */
static bool is_behind(const gv_tabulation *e, const gv_strided *s, uint32_t bytes,
                      const gv_strided *other) {
  if (s->head == GV_NONE) return false;
  if (s->limit == GV_NONE) return false;
  if (other->head != GV_NONE) return false;
  if (s->limit_wide != other->wide && !(s->limit_either && other->wide != GV_ADD)) return false;
  if (!is_one_number(e, s->limit, other->index, 0)) return false;
  if (!is_one_number(e, s->root, other->root, 0)) return false;
  return s->at + (int64_t)bytes - (int64_t)s->stride <= other->at;
}

static bool are_of_one_counter(const gv_strided *a, const gv_strided *b) {
  if (a->head == GV_NONE) return false;
  if (a->head != b->head) return false;
  if (a->index != b->index) return false;
  return a->wide == b->wide;
}

/* It is the same address whenever control comes by. */
static bool is_one_root(const gv_tabulation *e, gv_value_id root) {
  const gv_value *v = &e->model->values.at[root];
  if (v->def == GV_DEF_PARAM || v->def == GV_DEF_GLOBAL) return true;
  if (v->def != GV_DEF_RESULT && v->def != GV_DEF_BLOCK_ARG) return false;
  uint32_t block = gv_def_block(e->model, root);
  return block != GV_NONE && !e->flow.cycle[block];
}

/* Members of elements that do not meet, whichever elements these are. */
static bool are_other_members(const gv_strided *a, uint32_t a_bytes, const gv_strided *b,
                              uint32_t b_bytes) {
  int64_t lo = at_in_chunk(a), other = at_in_chunk(b);
  if (lo + a_bytes > a->stride || other + b_bytes > b->stride) return false;
  return lo + a_bytes <= other || other + b_bytes <= lo;
}

bool gv_strides_apart(const gv_tabulation *e, const gv_extent *work, const gv_extent *access) {
  const gv_model *m = e->model;
  if (!work->strided) return false;
  if (!access->strided) return false;
  if (work->kind != GV_SOME_BYTES) return false;
  if (access->kind != GV_SOME_BYTES) return false;
  const gv_strided *a = &m->strided.at[work->strided / 2 - 1],
                   *b = &m->strided.at[access->strided / 2 - 1];
  if (a->root != b->root || a->stride != b->stride) return false;
  if (is_one_root(e, a->root) && are_other_members(a, work->bytes, b, access->bytes)) return true;
  if (!are_of_one_counter(a, b))
    return is_behind(e, a, work->bytes, b) || is_behind(e, b, access->bytes, a);
  if (work->strided & 1) { /* the counter has another number now */
    int64_t multiple = multiple_at(a->at, a->stride);
    return is_in_multiple(a, work->bytes, multiple) && is_in_multiple(b, access->bytes, multiple);
  }
  if (work->address == GV_NONE) return false;
  return a->at + (int64_t)work->bytes <= b->at || b->at + (int64_t)access->bytes <= a->at;
}

/* ---- in chunks ---- */

/* All bytes from its address on are touched for certain. */
static bool is_all_sure(const gv_model *m, const gv_op *op, uint32_t operand, uint32_t span) {
  if (op->kind != GV_OP_ACTION || !op->range_count) {
    gv_extent first = extent_of(m, op, operand, gv_role_at(op, operand), GV_OBJECT, 0);
    return first.kind == GV_BYTES && first.sure & GV_ALL_SURE;
  }
  const gv_kernel_range *r = range_of(m, op, operand, span);
  return r && !r->lo && !r->pitch && r->sure & GV_RANGE_ALL_SURE;
}

bool gv_place_in_chunk(const gv_model *m, uint32_t op_id, uint32_t operand, uint32_t span,
                       gv_extent *x) {
  const gv_op *op = &m->ops.at[op_id];
  const gv_chunked *chunk = gv_chunked_of(m, op->first_operand + operand);
  if (x->base != GV_OBJECT || x->kind == GV_ALL_BYTES || (x->pitch && !chunk->unit)) return false;
  int64_t reach = chunk->reach ? chunk->reach : reach_of(m, op, operand, span, x);
  if (reach <= 0 || chunk->hi + reach > (int64_t)chunk->bytes) return false;
  x->chunk_lo = (uint32_t)chunk->lo, x->chunk_hi = (uint32_t)(chunk->hi + reach);
  bool all = chunk->unit ? chunk->all : is_all_sure(m, op, operand, span);
  if (chunk->beyond) {
    x->sure |= GV_CHUNK_BEYOND;
    return true;
  }
  if (chunk->lo == chunk->hi && all) x->sure |= GV_CHUNK_SURE | GV_CHUNK_FIRST;
  if (chunk->lo == chunk->hi && chunk->begins && x->sure & GV_SOME_SURE) x->sure |= GV_CHUNK_FIRST;
  return true;
}

static bool is_empty(const gv_extent *x) { return x->kind == GV_BYTES && x->lo >= x->hi; }

/* So many bytes from its address on are touched for certain; 0: it is not known that any is. */
static int64_t sure_reach_of(const gv_model *m, const gv_op *op, uint32_t operand, uint32_t span) {
  if (op->kind == GV_OP_ACTION && op->range_count) {
    const gv_kernel_range *r = range_of(m, op, operand, span);
    if (!r || r->pitch) return 0;
    if (!r->lo && r->sure & GV_RANGE_ALL_SURE) return r->hi;
    return r->sure_lo ? 0 : r->sure_hi;
  }
  gv_extent first = extent_of(m, op, operand, gv_role_at(op, operand), GV_OBJECT, 0);
  if (first.kind != GV_BYTES || first.pitch || first.lo) return 0;
  return first.sure & GV_ALL_SURE ? first.hi : first.sure_hi;
}

bool gv_place_beginning_in_chunk(const gv_model *m, uint32_t op_id, uint32_t operand, uint32_t span,
                                 gv_extent *x) {
  const gv_op *op = &m->ops.at[op_id];
  const gv_chunked *chunk = gv_chunked_of(m, op->first_operand + operand);
  if (x->base != GV_OBJECT || x->kind == GV_ALL_BYTES || is_empty(x)) return false;
  if (chunk->unit || chunk->reach || chunk->lo != chunk->hi) return false;
  int64_t reach = sure_reach_of(m, op, operand, span), rest = (int64_t)chunk->bytes - chunk->lo;
  if (reach > rest) reach = rest;
  if (reach <= 0) return false;
  x->chunk_lo = (uint32_t)chunk->lo, x->chunk_hi = (uint32_t)(chunk->lo + reach);
  x->sure |= GV_SOME_SURE | GV_CHUNK_SURE | GV_CHUNK_FIRST;
  if (x->kind != GV_BYTES) return true;
  if (x->sure_lo < x->sure_hi) x->lo = x->sure_lo;
  x->hi = x->lo + reach;
  return true;
}

/* Both are in the chunk that is followed. */
static bool are_in_chunk(const gv_extent *a, const gv_extent *b) {
  return a->chunk_hi && b->chunk_hi;
}

/* ---- do they meet? ---- */

/* Bytes [lo, hi), of each `pitch` from lo on the first `width`. */
typedef struct rows {
  int64_t lo, hi;
  int64_t pitch, width;
} rows;

static rows all_of(const gv_extent *x) {
  return (rows){x->lo, x->hi, x->pitch, x->pitch ? x->width : 0};
}

static rows sure_of(const gv_extent *x) {
  if (x->sure & GV_ALL_SURE) return all_of(x);
  return (rows){x->sure_lo, x->sure_hi, 0, 0};
}

/* Does the interval meet one of the rows? */
static bool meets(int64_t lo, int64_t hi, const rows *r) {
  if (lo < r->lo) lo = r->lo;
  if (hi > r->hi) hi = r->hi;
  if (lo >= hi) return false;
  if (!r->pitch) return true;
  int64_t in = (lo - r->lo) % r->pitch; /* how far into its row the interval begins */
  return in < r->width || hi - lo > r->pitch - in;
}

/* GV_MAY_OVERLAP: there are too many rows to tell. */
static gv_overlap rows_meet(rows a, rows b) {
  if (a.lo >= a.hi) return GV_APART;
  if (b.lo >= b.hi) return GV_APART;
  if (a.lo >= b.hi) return GV_APART;
  if (b.lo >= a.hi) return GV_APART;
  if (!a.pitch && !b.pitch) return GV_OVERLAP;
  if (!a.pitch) return meets(a.lo, a.hi, &b) ? GV_OVERLAP : GV_APART;
  if (!b.pitch) return meets(b.lo, b.hi, &a) ? GV_OVERLAP : GV_APART;
  if (a.lo == LEAST || b.lo == LEAST) return GV_MAY_OVERLAP;
  int64_t first = b.lo > a.lo ? (b.lo - a.lo) / a.pitch : 0, row = a.lo + first * a.pitch;
  for (uint32_t i = 0; i < ROWS_LIMIT; i++, row += a.pitch) {
    if (row >= a.hi || row >= b.hi) return GV_APART;
    if (meets(row, row + a.width < a.hi ? row + a.width : a.hi, &b)) return GV_OVERLAP;
    if (a.pitch == b.pitch && row > b.lo) return GV_APART; /* every further row is the same again */
    if (row > MOST - a.pitch) break;
  }
  return GV_MAY_OVERLAP;
}

/* Every byte that `inner` may touch, `outer` touches for certain. */
static bool covers(const gv_extent *outer, const gv_extent *inner) {
  if (outer->kind == GV_ALL_BYTES) return (outer->sure & GV_SOME_SURE) != 0;
  if (are_in_chunk(outer, inner))
    return outer->sure & GV_CHUNK_SURE && outer->chunk_lo <= inner->chunk_lo &&
           inner->chunk_hi <= outer->chunk_hi;
  if (outer->kind != GV_BYTES || inner->kind != GV_BYTES) return false;
  rows r = sure_of(outer);
  if (r.pitch) return false;
  if (r.lo > inner->lo) return false;
  return r.hi >= inner->hi;
}

/* The bytes lie between bounds, exactly or at some place. */
static bool is_bounded(const gv_extent *x) { return x->kind == GV_BYTES || x->lo < x->hi; }

static bool are_both(const gv_extent *a, const gv_extent *b, gv_extent_kind kind) {
  return a->kind == kind && b->kind == kind;
}

/* No byte of one can be one of the other. */
static bool are_apart(const gv_extent *a, const gv_extent *b) {
  if (is_empty(a) || is_empty(b)) return true;
  if (a->base != b->base) return false;
  if (is_bounded(a) && is_bounded(b)) {
    if (a->lo >= b->hi) return true;
    if (b->lo >= a->hi) return true;
  }
  if (are_in_chunk(a, b) && (a->chunk_lo >= b->chunk_hi || b->chunk_lo >= a->chunk_hi)) return true;
  return are_both(a, b, GV_BYTES) && rows_meet(all_of(a), all_of(b)) == GV_APART;
}

/* One of them goes on from another chunk: what it touches for certain may be in none of those that
 * the other one touches. */
static bool is_from_another(const gv_extent *a, const gv_extent *b) {
  return are_in_chunk(a, b) && (a->sure | b->sure) & GV_CHUNK_BEYOND;
}

/* In one chunk the byte where the second begins is one that both touch for certain. */
static bool meets_first(const gv_extent *a, const gv_extent *b) {
  if (!(a->sure & b->sure & GV_CHUNK_FIRST) || b->chunk_lo < a->chunk_lo) return false;
  return b->chunk_lo == a->chunk_lo || (a->sure & GV_CHUNK_SURE && b->chunk_lo < a->chunk_hi);
}

/* Some byte that both touch for certain is the same. */
static bool certainly_meet(const gv_extent *a, const gv_extent *b) {
  if (!(a->sure & GV_SOME_SURE)) return false;
  if (!(b->sure & GV_SOME_SURE)) return false;
  /* The whole buffer, whatever the address counts from. */
  if (a->kind == GV_ALL_BYTES || b->kind == GV_ALL_BYTES) return true;
  if (a->base != b->base) return false;
  bool other = is_from_another(a, b);
  if (!other && (covers(a, b) || covers(b, a))) return true;
  if (!other && are_in_chunk(a, b) && (meets_first(a, b) || meets_first(b, a))) return true;
  if (are_both(a, b, GV_BYTES)) return rows_meet(sure_of(a), sure_of(b)) == GV_OVERLAP;
  if (!are_both(a, b, GV_SOME_BYTES)) return false;
  return a->address != GV_NONE && a->address == b->address;
}

gv_overlap gv_extents_overlap(gv_extent a, gv_extent b) {
  if (are_apart(&a, &b)) return GV_APART;
  return certainly_meet(&a, &b) ? GV_OVERLAP : GV_MAY_OVERLAP;
}

bool gv_pending_covered(const gv_pending *w, const gv_span *span) {
  if (w->mode & GV_WRITES && !(span->mode & GV_WRITES)) return false;
  if (span->mode & GV_ATOMIC && (!(w->mode & GV_ATOMIC) || w->mode & GV_BY_HOST)) return false;
  if (w->extent.base != span->extent.base || !(span->extent.sure & GV_SOME_SURE)) return false;
  return covers(&span->extent, &w->extent);
}
