/* Which bytes of a buffer the last access of a path touches, and which the work that is pending
 * there, where that depends on numbers: on this path they meet.
 *
 * needs: the path's numbers, the operation where the work begins. gives: whether they may meet, as
 * conditions on the numbers, on which the path rests then. cost: the parts of two addresses.
 */
#include "counterexample/store.h"
#include "counterexample/walker.h"

/* The address is so many bytes behind `root`, which is a number of the path. */
typedef gv_far far;

/* False: the path does not know it. */
static bool far_of(walker *w, gv_value_id address, far *out) {
  gv_execution_knows(w->local.execution, address); /* what the path has put off is caught up with */
  return gv_known_far(w->local.execution, address, out);
}

/* How many bytes into the object of the state the value points. */
static bool shift_of(const walker *w, const gv_state *s, gv_value_id root, uint32_t base,
                     int32_t *shift) {
  uint32_t count;
  const gv_place *places = gv_places_at(w->tab, s->places, &count);
  for (uint32_t i = 0; i < count; i++) {
    const gv_place *p = &places[i];
    if (p->key != gv_key_of(GV_IN_VALUE, root)) continue;
    if (p->lo != 0) continue;
    if (p->hi < 8) continue;
    gv_pointed at = gv_pointed_at(p, 0, 0);
    if (at.tag != base || at.shift == GV_SOMEWHERE) continue;
    *shift = at.shift;
    return true;
  }
  return false;
}

/* Two accesses, the later one `by` bytes further than its extent says. */
typedef struct meeting {
  gv_extent work, access;
  gv_number by;
} meeting;

/* What operand touches from an address `shift` bytes into the object on. */
static bool extent_at(const walker *w, gv_begun of, uint32_t base, int32_t shift, gv_extent *out) {
  gv_span spans[GV_SPANS];
  if (gv_spans_of(w->model, of.op, of.operand, base, shift, spans) != 1) return false;
  *out = spans[0].extent;
  return out->kind == GV_BYTES;
}

/* The work is at bytes of the object that are known. */
static bool meets_known(walker *w, const gv_state *s, const gv_pending *work, const far *at,
                        meeting *m) {
  const gv_begun last = {w->fault->op, w->fault->operand};
  int32_t shift;
  m->work = work->extent;
  m->by = at->bytes;
  return shift_of(w, s, at->base, work->extent.base, &shift) &&
         extent_at(w, last, work->extent.base, shift, &m->access);
}

/* Both are so far behind one address, whatever that is. */
static bool meets_other(walker *w, const gv_pending *work, const far *at, meeting *m) {
  gv_execution *f = w->local.execution;
  const gv_begun last = {w->fault->op, w->fault->operand};
  const far *from = &f->trace.far;
  int64_t more;
  if (!f->trace.placed || f->trace.op != w->begun.op) return false;
  if (!at->root.unknown || at->root.unknown != from->root.unknown) return false;
  if (__builtin_sub_overflow(at->root.plus, from->root.plus, &more)) return false;
  m->by = gv_number_arith(&f->numbers, GV_SUB, 0, GV_NUMBER_BITS, at->bytes, from->bytes);
  m->by = gv_number_arith(&f->numbers, GV_ADD, 0, GV_NUMBER_BITS, m->by, gv_number_constant(more));
  return extent_at(w, w->begun, work->extent.base, 0, &m->work) &&
         extent_at(w, last, work->extent.base, 0, &m->access);
}

/* The size that the operation gets, its only one; GV_NONE: it gets none that is a number of bytes.
 */
static gv_value_id size_of(const gv_model *m, const gv_op *op) {
  gv_value_id size = GV_NONE;
  uint32_t sizes = 0;
  if (op->kind != GV_OP_ACTION || op->action->size_unit != 1) return GV_NONE;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_role_of(op, i) == GV_ROLE_SIZE) size = gv_operands(m, op)[i], sizes++;
  if (sizes != 1 || size == GV_NONE) return GV_NONE;
  return m->values.at[size].width == GV_NUMBER_BITS ? size : GV_NONE;
}

bool gv_fits(walker *w, uint32_t op_id, gv_number bytes) {
  const gv_model *m = w->model;
  const gv_op *op = &m->ops.at[op_id];
  gv_numbers *numbers = &w->local.execution->numbers;
  bool fits = true;
  if (size_of(m, op) == GV_NONE) return true;
  for (uint32_t i = 0; i < op->operand_count && fits; i++) {
    gv_value_id address = gv_operands(m, op)[i];
    far at;
    if (address == GV_NONE || !gv_is_memory_role(gv_role_of(op, i))) continue;
    if (!far_of(w, address, &at) || m->values.at[at.base].def != GV_DEF_RESULT) continue;
    gv_value_id all = size_of(m, &m->ops.at[m->values.at[at.base].a]);
    if (all == GV_NONE) continue;
    gv_number there = gv_known_number(w->local.execution, all);
    fits = gv_numbers_assume(numbers, (gv_goal){GV_ULT, false, there, bytes, GV_NUMBER_BITS});
  }
  return fits;
}

/* The address lies in what was allocated, and not before what callers pass: the path means nothing
 * else. No part of the distance to it wraps: between that and the beginning other accesses would
 * lie outside. */
static bool lies_inside(walker *w, const far *at) {
  const gv_value *v = &w->model->values.at[at->base];
  gv_numbers *numbers = &w->local.execution->numbers;
  if (!gv_numbers_assume_exact(numbers, at->bytes)) return false;
  int64_t bytes = v->def == GV_DEF_RESULT ? gv_allocated_bytes(w->model, v->a) : -1;
  if (bytes < 0 && !at->bytes.unknown) return true;
  if (bytes < 0) bytes = INT64_MAX;
  const gv_goal goals[] = {{GV_SLT, false, at->bytes, gv_number_constant(0), GV_NUMBER_BITS},
                           {GV_SLT, true, at->bytes, gv_number_constant(bytes), GV_NUMBER_BITS}};
  if (at->bytes.unknown)
    gv_ask(w, &(crossing){.edge = GV_NONE, .node = GV_NONE, .asks = at->bytes});
  return gv_numbers_assume(numbers, goals[0]) && gv_numbers_assume(numbers, goals[1]);
}

/* The numbers say how far: the path misses by so many bytes. */
static bool misses_by(walker *w, meeting *m) {
  int64_t by = m->by.plus,
          *moved[] = {&m->access.lo, &m->access.hi, &m->access.sure_lo, &m->access.sure_hi};
  if (by <= INT32_MIN || by >= INT32_MAX) return true;
  for (size_t i = 0; i < sizeof moved / sizeof *moved; i++)
    if (*moved[i] != INT64_MIN && *moved[i] != INT64_MAX) *moved[i] += by;
  if (gv_extents_overlap(m->work, m->access) == GV_OVERLAP) return false;
  w->missed = m->work.lo - m->access.lo;
  w->met.loop |= w->missed != 0;
  return true;
}

/* The path rests on a number being one with which they meet. */
static bool misses_for_all(walker *w, const meeting *m) {
  gv_numbers *numbers = &w->local.execution->numbers;
  const gv_extent *a = &m->work, *b = &m->access;
  int64_t low, high;
  if (!(a->sure & b->sure & GV_SOME_SURE) || a->pitch || b->pitch) return true;
  if (a->sure_lo >= a->sure_hi || b->sure_lo >= b->sure_hi) return true;
  if (__builtin_sub_overflow(a->sure_lo, b->sure_hi, &low)) return true;
  if (__builtin_sub_overflow(a->sure_hi, b->sure_lo, &high)) return true;
  const gv_goal goals[] = {{GV_SLT, true, gv_number_constant(low), m->by, GV_NUMBER_BITS},
                           {GV_SLT, true, m->by, gv_number_constant(high), GV_NUMBER_BITS}};
  gv_ask(w, &(crossing){.edge = GV_NONE, .node = GV_NONE, .asks = m->by});
  return !gv_numbers_assume(numbers, goals[0]) || !gv_numbers_assume(numbers, goals[1]);
}

bool gv_misses_work(walker *w, const target *end) {
  const gv_fault *f = w->fault;
  const gv_state *s =
      end->origin || end->exiting || f->operand == GV_NONE ? NULL : gv_state_at(w->tab, end->state);
  const gv_pending *work = s && s->work ? gv_pending_at(w->tab, s->work) : NULL;
  if (!work || !work->by_bytes) return false;
  far at;
  meeting m;
  if (!far_of(w, gv_operands(w->model, &w->model->ops.at[f->op])[f->operand], &at)) return true;
  bool known = work->extent.kind == GV_BYTES ? meets_known(w, s, work, &at, &m)
                                             : meets_other(w, work, &at, &m);
  if (!known) return true;
  if (!lies_inside(w, &at)) return true;
  if (work->extent.kind != GV_BYTES && !lies_inside(w, &w->local.execution->trace.far)) return true;
  return m.by.unknown ? misses_for_all(w, &m) : misses_by(w, &m);
}
