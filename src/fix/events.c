/* needs: waits that go. gives: an edit that drops the events which nobody waits for after that.
 * cost: for each event a look at all operations. */
#include "fix/candidate.h"

static bool is_among(const uint32_t *ops, uint32_t count, uint32_t op) {
  for (uint32_t i = 0; i < count; i++)
    if (ops[i] == op) return true;
  return false;
}

static bool uses(const gv_model *m, uint32_t op, gv_value_id value) {
  const gv_op *o = &m->ops.at[op];
  for (uint32_t i = 0; i < o->operand_count; i++)
    if (gv_operands(m, o)[i] == value) return true;
  return false;
}

static bool is_passed_on(const gv_model *m, gv_value_id value) {
  for (uint32_t i = 0; i < m->pairs.len; i++)
    if (m->pairs.at[i].source == value) return true;
  return false;
}

/* Drops what creates, records and destroys the event, if that is all that is done with it but for
 * the waits that go. */
static void drop_event(gv_candidate *c, uint32_t create, gv_value_id event, const uint32_t *gone,
                       uint32_t count) {
  const gv_model *m = c->model;
  if (is_passed_on(m, event)) return;
  for (int drop = 0; drop < 2; drop++)
    for (uint32_t op = create + 1; op < m->ops.len; op++) {
      if (!uses(m, op, event) || is_among(gone, count, op)) continue;
      bool means =
          gv_has_role(c, op, GV_ROLE_EVENT_RECORD) || gv_has_role(c, op, GV_ROLE_EVENT_DESTROY);
      if (!means) return;
      if (drop) gv_candidate_drop(c, op);
    }
  gv_candidate_drop(c, create);
}

void gv_candidate_drop_events(gv_candidate *c, const uint32_t *gone, uint32_t count) {
  const gv_model *m = c->model;
  for (uint32_t op = 0; op < m->ops.len; op++) {
    const gv_op *o = &m->ops.at[op];
    if (o->kind != GV_OP_ACTION || o->action->creates != GV_CREATES_EVENT || o->result_count != 1)
      continue;
    gv_value_id event = gv_results(m, o)[0];
    bool waited = false;
    for (uint32_t i = 0; i < count; i++) waited |= uses(m, gone[i], event);
    if (waited) drop_event(c, op, event, gone, count);
  }
}
