/* needs: flow, predicates. gives: what becomes of an object where a stack slot begins or ends: the
 * object itself, or memory that it is in. cost: its places. */
#include "typestate/transfer.h"

/* Work that is pending on the slot goes on where other things will be. */
static void end_in_flight(gv_transfer_run *t, gv_outcome *o, uint32_t op) {
  gv_tabulation *e = t->tab;
  gv_state s = *gv_state_at(e, o->state);
  if (!s.work) return;
  if (s.havoc != GV_NONE) return;
  if (s.flags & GV_INFEASIBLE) return;
  const gv_pending *w = gv_pending_at(e, s.work);
  if (!(w->mode & (GV_READS | GV_WRITES))) return;
  if (w->host && !gv_tasks_pending(e, &s, op)) return;
  if (w->handed) return;
  bool certain = !w->unsure && !w->partial, first = !(s.flags & GV_FAULTED);
  uint32_t met = certain ? o->state : gv_pending_unsure(e, o->state);
  uint32_t event =
      gv_log_event(t, o->event, GV_EVENT_USE, op, 0, (gv_handle)s.handle, (gv_handle)s.handle);
  uint32_t fault = gv_break_rule(t, &(gv_outcome){op, met, o->guard, event}, op, 0,
                                 GV_RULE_USE_AFTER_FREE, first);
  if (!first || !certain) return;
  s.flags |= GV_FAULTED, s.fault = fault;
  o->state = gv_state_id(e, &s);
}

static uint32_t as_handle(gv_transfer_run *t, uint32_t state, gv_handle from, gv_handle to) {
  gv_state s = *gv_state_at(t->tab, state);
  if (gv_handle_plain((gv_handle)s.handle) != from || s.flags & GV_INFEASIBLE) return state;
  s.handle = (uint8_t)to;
  return gv_state_id(t->tab, &s);
}

/* What lies in the slot is lost with it, where it may begin again. */
static uint32_t without_content(gv_transfer_run *t, uint32_t state, const gv_op *op) {
  gv_key key = gv_resolve(t->tab->model, gv_operands(t->tab->model, op)[0]).key;
  gv_place_list list = {0};
  if (key == GV_NONE || !gv_has_place_in(t, state, key)) return state;
  gv_places_of_state(t, state, &list);
  gv_places_cut(&list, key, INT32_MIN, GV_EVERYWHERE);
  state = gv_with_places(t, state, &list);
  gv_vec_free(&list);
  return state;
}

void gv_transfer_slot(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_op *op = &t->tab->model->ops.at[op_id];
  bool ends = op->kind == GV_OP_SLOT_END;
  gv_guard yes, no;
  if (op->unset) o.state = without_content(t, o.state, op);
  if (!(gv_state_at(t->tab, o.state)->flags & GV_MEMORY)) {
    gv_go_on(t, o, op_id);
    return;
  }
  gv_split(t, &o, gv_operands(t->tab->model, op)[0], &yes, &no);
  if (yes != GV_FALSE) {
    gv_outcome it = o;
    it.guard = yes;
    if (ends) end_in_flight(t, &it, op_id);
    it.state = ends ? as_handle(t, it.state, GV_HANDLE_FIXED, GV_HANDLE_FREED)
                    : as_handle(t, it.state, GV_HANDLE_FREED, GV_HANDLE_FIXED);
    it.event =
        gv_log_event(t, it.event, GV_EVENT_USE, op_id, 0, ends ? GV_HANDLE_FIXED : GV_HANDLE_FREED,
                     ends ? GV_HANDLE_FREED : GV_HANDLE_FIXED);
    gv_go_on(t, it, op_id);
  }
  o.guard = no;
  if (no != GV_FALSE) gv_go_on(t, o, op_id);
}
