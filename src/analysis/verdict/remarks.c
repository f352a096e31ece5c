/* needs: a finished tabulation. gives: ordering that was there already: a stream or the host that
 * waits for nothing new, an event that nobody waits for. Nothing is wrong with these, so what is
 * not known for certain is passed over in silence. cost: linear. */
#include "verdict/remarks.h"

#include "narrate/words.h"

typedef struct remarks {
  gv_tabulation *tab;
  gv_model *model;
  gv_report *report;
  bool *waited; /* by seed: something waits for the event, or it is handed to where that cannot be
                   seen */
} remarks;

static const gv_reaching *first_reaching(const gv_tabulation *e, const gv_op *op,
                                         uint32_t operand) {
  uint32_t c = e->uses.first_reaching[op->first_operand + operand];
  return c == GV_NONE ? NULL : &e->uses.reaching.at[c];
}

static const gv_reaching *next_reaching(const gv_tabulation *e, const gv_reaching *reaching) {
  return reaching->next == GV_NONE ? NULL : &e->uses.reaching.at[reaching->next];
}

/* All that comes to the operand was made in its own function, and is followed. */
static bool is_ours(const gv_tabulation *e, const gv_op *op, uint32_t operand) {
  const gv_reaching *reaching = first_reaching(e, op, operand);
  bool any = reaching != NULL;
  for (; reaching; reaching = next_reaching(e, reaching)) {
    const gv_state *s = &reaching->state;
    bool live = s->handle == GV_HANDLE_STREAM || s->handle == GV_HANDLE_EVENT ||
                s->handle == GV_HANDLE_RECORDED;
    any &= live && s->havoc == GV_NONE &&
           !(s->flags & (GV_BORROWED | GV_MAY_HOLD | GV_INFEASIBLE)) && reaching->seed != GV_NONE;
  }
  return any;
}

/* Work on streams of callers, or on the null stream, is not followed as such: what waits for that
 * cannot be judged. */
static bool all_work_is_followed(const gv_tabulation *e) {
  const gv_model *m = e->model;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind == GV_OP_UNKNOWN || op->kind == GV_OP_UNLOWERED) return false;
    if (op->kind != GV_OP_ACTION) continue;
    if (!(op->action->flags & GV_ACTION_ENQUEUES)) continue;
    if (op->action->flags & GV_ACTION_BLOCKS) continue;
    bool any = false;
    for (uint32_t i = 0; i < op->operand_count; i++)
      any |= gv_role_of(op, i) == GV_ROLE_STREAM_USE && is_ours(e, op, i);
    if (!any && e->control.reach[op->block] != GV_FALSE) return false;
  }
  return true;
}

static void mark_waited(remarks *r) {
  const gv_tabulation *e = r->tab;
  for (uint32_t o = 0; o < r->model->ops.len; o++) {
    const gv_op *op = &r->model->ops.at[o];
    for (uint32_t i = 0;
         (op->kind == GV_OP_ACTION || op->kind == GV_OP_CALL) && i < op->operand_count; i++) {
      gv_role role = op->kind == GV_OP_ACTION ? gv_role_of(op, i) : GV_ROLE_EVENT_WAIT;
      if (role != GV_ROLE_EVENT_WAIT && role != GV_ROLE_EVENT_SYNC) continue;
      for (const gv_reaching *reaching = first_reaching(e, op, i); reaching;
           reaching = next_reaching(e, reaching))
        if (reaching->seed != GV_NONE) r->waited[reaching->seed] = true;
    }
  }
  for (uint32_t n = 0; n < e->nodes.len; n++) { /* handed out, or out of sight */
    uint32_t seed = e->contexts.at[e->nodes.at[n].context].seed;
    if (seed != GV_NONE && gv_state_at(e, e->nodes.at[n].state)->havoc != GV_NONE)
      r->waited[seed] = true;
  }
  for (uint32_t x = 0; x < e->exits.len; x++) {
    uint32_t seed = e->contexts.at[e->exits.at[x].context].seed;
    if (seed != GV_NONE) r->waited[seed] = true;
  }
}

static void remark(remarks *r, gv_rule rule, uint32_t op_id, gv_str message, const char *help) {
  const gv_op *op = &r->model->ops.at[op_id];
  gv_str function = r->model->functions.at[gv_function_of_op(r->model, op_id)].name;
  gv_finding *finding = gv_report_finding(r->report, rule, op->loc, function, message);
  finding->op = op_id;
  gv_finding_note(finding, GV_NOTE_ADVICE, op->loc, gv_str_of(help));
}

/* What a wait orders may be work that was not followed. */
static void leave_undecided(remarks *r, gv_rule rule, uint32_t op_id) {
  gv_str function = r->model->functions.at[gv_function_of_op(r->model, op_id)].name;
  gv_report_undecided(r->report, rule, r->model->ops.at[op_id].loc, function,
                      GV_STR("work that is not tracked everywhere"));
}

static gv_str name_of(remarks *r, const gv_op *op, uint32_t operand) {
  return gv_words_handle(r->model, &r->report->arena,
                         (gv_handle)first_reaching(r->tab, op, operand)->state.handle,
                         gv_operands(r->model, op)[operand]);
}

static void look_at(remarks *r, uint32_t op_id, uint32_t operand, bool followed) {
  const gv_tabulation *e = r->tab;
  const gv_op *op = &r->model->ops.at[op_id];
  gv_arena *arena = &r->report->arena;
  gv_role role = gv_role_of(op, operand);
  if (!is_ours(e, op, operand)) return;
  gv_str name = name_of(r, op, operand);
  bool idle = !e->ordering.orders_pending[op_id];
  bool waits = role == GV_ROLE_EVENT_WAIT && idle && is_ours(e, op, 0);
  bool syncs = (role == GV_ROLE_STREAM_SYNC || role == GV_ROLE_EVENT_SYNC) && idle;
  if ((waits || syncs) && !followed)
    leave_undecided(r, waits ? GV_RULE_REDUNDANT_WAIT : GV_RULE_NEEDLESS_SYNC, op_id);
  else if (waits)
    remark(r, GV_RULE_REDUNDANT_WAIT, op_id,
           gv_format(arena, "redundant wait: %.*s is already ordered after %.*s",
                     GV_FMT(name_of(r, op, 0)), GV_FMT(name)),
           "remove this wait");
  else if (syncs)
    remark(r, GV_RULE_NEEDLESS_SYNC, op_id,
           gv_format(arena, "needless wait: %.*s has no work pending here", GV_FMT(name)),
           "remove this wait");
  if (role != GV_ROLE_EVENT_RECORD) return;
  for (const gv_reaching *reaching = first_reaching(e, op, operand); reaching;
       reaching = next_reaching(e, reaching))
    if (r->waited[reaching->seed]) return;
  remark(r, GV_RULE_REDUNDANT_EVENT, op_id,
         gv_format(arena, "redundant record: nothing waits for %.*s after this", GV_FMT(name)),
         "remove this record");
}

void gv_remark(gv_tabulation *e, gv_model *model, gv_report *report) {
  remarks r = {e, model, report, gv_malloc(e->seeds.len + 1)};
  bool followed = all_work_is_followed(e);
  memset(r.waited, 0, e->seeds.len + 1);
  mark_waited(&r);
  for (uint32_t o = 0; o < model->ops.len; o++) {
    const gv_op *op = &model->ops.at[o];
    for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++)
      if (gv_is_handle_role(gv_role_of(op, i)) && e->control.reach[op->block] != GV_FALSE)
        look_at(&r, o, i, followed);
  }
  gv_free(r.waited);
}
