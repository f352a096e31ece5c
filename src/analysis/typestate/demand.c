/* needs: pending work that a demand of the source is about, at an operation. gives: whether the
 * demand is met there. cost: linear in the demands, at the operations that they name.
 *
 * The newest work of an operation of the source is what its token stands for, unless the token
 * takes other ways: older work is let go when newer begins, in whatever copy of the operation.
 */
#include "typestate/transfer.h"

const gv_dependency *gv_demand_between(const gv_model *m, uint32_t before, uint32_t after) {
  for (uint32_t d = 0; d < m->demands.len; d++)
    if (m->demands.at[d].before == before && m->demands.at[d].after == after)
      return &m->demands.at[d];
  return NULL;
}

uint32_t gv_demand_operand(const gv_op *op) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_role_of(op, i) == GV_ROLE_STREAM_USE) return i;
  return 0;
}

/* ---- finding them ---- */

static int order_of_asked(const void *left, const void *right) {
  const gv_asked *a = left, *b = right;
  if (a->of != b->of) return a->of < b->of ? -1 : 1;
  return (a->number > b->number) - (a->number < b->number);
}

static uint32_t sort_asked(gv_asked *list, uint32_t len) {
  uint32_t kept = 0;
  if (len) qsort(list, len, sizeof *list, order_of_asked);
  for (uint32_t i = 0; i < len; i++)
    if (!kept || order_of_asked(&list[kept - 1], &list[i]) != 0) list[kept++] = list[i];
  return kept;
}

void gv_demands_index(gv_tabulation *e) {
  const gv_model *m = e->model;
  for (uint32_t d = 0; d < m->demands.len; d++) {
    *gv_push(&e->demands.asked) = (gv_asked){m->demands.at[d].before, d};
    *gv_push(&e->demands.copies) = (gv_asked){m->demands.at[d].family, m->demands.at[d].before};
  }
  e->demands.asked.len = sort_asked(e->demands.asked.at, e->demands.asked.len);
  e->demands.copies.len = sort_asked(e->demands.copies.at, e->demands.copies.len);
}

/* The first of those of `of`; it is one of them if there are any. */
static uint32_t first_of(const gv_asked *list, uint32_t len, uint32_t of) {
  uint32_t lo = 0, hi = len;
  while (lo < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (list[mid].of < of)
      lo = mid + 1;
    else
      hi = mid;
  }
  return lo;
}

/* The first of the copies of the operation whose work it is; *end: after the last. */
static uint32_t copies_of(const gv_tabulation *e, const gv_pending *w, uint32_t *end) {
  uint32_t any = first_of(e->demands.asked.at, e->demands.asked.len, w->of);
  uint32_t id = e->model->demands.at[e->demands.asked.at[any].number].family;
  uint32_t first = first_of(e->demands.copies.at, e->demands.copies.len, id);
  for (*end = first; *end < e->demands.copies.len && e->demands.copies.at[*end].of == id;) ++*end;
  return first;
}

uint32_t gv_demand_next(const gv_tabulation *e, const gv_pending *w, uint32_t op, uint32_t end) {
  uint32_t next = end, copies;
  for (uint32_t i = first_of(e->demands.asked.at, e->demands.asked.len, w->of);
       i < e->demands.asked.len && e->demands.asked.at[i].of == w->of; i++) {
    uint32_t after = e->model->demands.at[e->demands.asked.at[i].number].after;
    if (after >= op && after < next) next = after;
  }
  for (uint32_t i = copies_of(e, w, &copies); w->mode & GV_DEMANDED_LAST && i < copies; i++)
    if (e->demands.copies.at[i].number >= op && e->demands.copies.at[i].number < next)
      next = e->demands.copies.at[i].number;
  return next;
}

static bool is_newer(const gv_tabulation *e, const gv_pending *w, uint32_t op) {
  uint32_t copies;
  for (uint32_t i = copies_of(e, w, &copies); i < copies; i++)
    if (e->demands.copies.at[i].number == op) return true;
  return false;
}

/* ---- judging them ---- */

/* The demand is not met: a fault, and a certain one only where everything on the way is known. */
static void break_demand(gv_transfer_run *t, gv_outcome *o, uint32_t index, bool certain) {
  gv_tabulation *e = t->tab;
  uint32_t op = e->model->demands.at[index].after,
           operand = gv_demand_operand(&e->model->ops.at[op]);
  gv_state s = *gv_state_at(e, o->state);
  e->demands.seen[index] |= certain ? GV_DEMAND_BROKEN | GV_DEMAND_OPEN : GV_DEMAND_OPEN;
  if (s.havoc != GV_NONE || s.flags & GV_INFEASIBLE) return;
  uint32_t state = certain ? o->state : gv_pending_unsure(e, o->state);
  uint32_t event =
      gv_log_event(t, o->event, GV_EVENT_USE, op, operand, GV_HANDLE_NONE, GV_HANDLE_NONE);
  gv_break_rule(t, &(gv_outcome){op, state, o->guard, event}, op, operand,
                GV_RULE_DEPENDENCY_DROPPED, true);
}

/* Nothing more is asked of the newest work once the last operation that asks is passed, if all are
 * after it in its own block: control comes to them again only through newer work. */
static bool is_last(const gv_tabulation *e, const gv_pending *w, uint32_t op) {
  const gv_model *m = e->model;
  for (uint32_t i = first_of(e->demands.asked.at, e->demands.asked.len, w->of);
       i < e->demands.asked.len && e->demands.asked.at[i].of == w->of; i++) {
    uint32_t after = m->demands.at[e->demands.asked.at[i].number].after;
    if (after > op || after <= w->of) return false;
    if (m->ops.at[after].block != m->ops.at[w->of].block) return false;
  }
  return true;
}

bool gv_demand_met(gv_transfer_run *t, gv_outcome *o, uint32_t op,
                   const gv_call_effect *call_effect) {
  const gv_tabulation *e = t->tab;
  gv_pending w = *gv_pending_at(e, gv_state_at(e, o->state)->work);
  bool last = w.mode & GV_DEMANDED_LAST;
  for (uint32_t i = first_of(e->demands.asked.at, e->demands.asked.len, w.of);
       i < e->demands.asked.len && e->demands.asked.at[i].of == w.of; i++) {
    const gv_dependency *d = &e->model->demands.at[e->demands.asked.at[i].number];
    if (d->after != op || d->exact != last) continue;
    if (d->host || (call_effect->happens && !call_effect->ordered))
      break_demand(t, o, e->demands.asked.at[i].number,
                   d->exact && !w.unsure && (d->host || !call_effect->unknown));
  }
  if (!last) return true;
  return !is_newer(e, &w, op) && !is_last(e, &w, op);
}
