/* needs: flow, predicates, who holds the tokens of the tasks that touched the object. gives: what
 * waits for tasks, and what begins and ends them, do to the object. cost: the ways in which the
 * tokens that come can be what they are; one, as a rule. */
#include "typestate/transfer.h"

/* The state in which the caller entered the function; NULL: the object is made in it. */
static const gv_state *entry_of(const gv_transfer_run *t) {
  const gv_context *c = &t->tab->contexts.at[t->context];
  return c->seed == GV_NONE ? gv_state_at(t->tab, c->entry_state) : NULL;
}

uint32_t gv_with_tasks_tidied(gv_transfer_run *t, uint32_t state) {
  gv_state s = *gv_state_at(t->tab, state);
  if (!s.touched) return state;
  gv_tasks_tidy(t->tab, &s, entry_of(t));
  return gv_state_id(t->tab, &s);
}

uint32_t gv_with_tokens_lost(gv_transfer_run *t, uint32_t state, const gv_piece *pieces,
                             uint32_t count) {
  gv_state s = *gv_state_at(t->tab, state);
  bool any = false;
  for (uint32_t i = 0; i < count; i++) {
    if (!gv_is_task_tag(pieces[i].tag)) continue;
    gv_tasks_lose(t->tab, &s, pieces[i].tag);
    any = true;
  }
  return any ? gv_state_id(t->tab, &s) : state;
}

/* A number computed from a token may be made that token again, where it is not followed. */
uint32_t gv_with_computed_tokens_lost(gv_transfer_run *t, uint32_t state, gv_value_id value) {
  const gv_model *m = t->tab->model;
  gv_state s = *gv_state_at(t->tab, state);
  if (!s.touched) return state;
  if (value == GV_NONE) return state;
  if (gv_is_root(&m->values.at[gv_strip(m, value)])) return state;
  gv_pieces_of(t, &s, value);
  uint32_t plain = 0, all = 0;
  for (uint32_t i = 0; i < t->pieces.len; i++) plain += gv_is_task_tag(t->pieces.at[i].tag);
  t->computed = true;
  gv_pieces_of(t, &s, value);
  t->computed = false;
  for (uint32_t i = 0; i < t->pieces.len; i++) all += gv_is_task_tag(t->pieces.at[i].tag);
  return plain < all ? gv_with_tokens_lost(t, state, t->pieces.at, t->pieces.len) : state;
}

/* ---- waits ----------------------------------------------------------------------------------- */

/* The operand holds these. A token of which only some bytes come is none that can be waited for. */
static uint32_t wait_for(gv_transfer_run *t, uint32_t state, uint32_t op, gv_value_id value,
                         const gv_piece *pieces, uint32_t count) {
  gv_state s = *gv_state_at(t->tab, state);
  uint32_t size = t->tab->model->values.at[value].size;
  bool any = false;
  for (uint32_t i = 0; i < count; i++) {
    gv_piece p = pieces[i];
    if (!gv_is_task_tag(p.tag)) continue;
    any = true;
    if (p.lo <= 0 && p.hi >= size)
      gv_tasks_settle(t->tab, &s, op, p.tag);
    else
      gv_tasks_lose(t->tab, &s, p.tag);
  }
  if (!any) gv_tasks_wait_for_other(t->tab, &s, value);
  return gv_state_id(t->tab, &s);
}

/* One operand after the other; an access of the host in a task is over once the task is. */
static void wait_next(gv_transfer_run *t, gv_outcome o, uint32_t op_id, uint32_t operand) {
  const gv_model *m = t->tab->model;
  const gv_op *op = &m->ops.at[op_id];
  while (operand < op->operand_count && gv_operands(m, op)[operand] == GV_NONE) operand++;
  if (operand == op->operand_count) {
    const gv_state *s = gv_state_at(t->tab, o.state);
    if (s->work && gv_pending_at(t->tab, s->work)->host && !s->touched) return;
    o.state = gv_with_tasks_tidied(t, o.state);
    gv_go_on(t, o, op_id);
    return;
  }
  gv_value_id value = gv_operands(m, op)[operand];
  gv_cases cases = gv_cases_of(t, o, value);
  for (uint32_t i = 0; i < cases.list.len; i++) {
    gv_outcome it = cases.list.at[i].outcome;
    it.state =
        wait_for(t, it.state, op_id, value, gv_case_pieces(&cases, i), cases.list.at[i].count);
    wait_next(t, it, op_id, operand + 1);
  }
  gv_cases_clear(&cases);
}

/* ---- groups ---------------------------------------------------------------------------------- */

typedef struct joining {
  uint32_t op;
  const gv_piece *runs;
  uint32_t count;
} joining;

static bool any_run(const joining *j) {
  for (uint32_t i = 0; i < j->count; i++)
    if (j->runs[i].tag & GV_RUN && gv_is_task_tag(j->runs[i].tag)) return true;
  return false;
}

/* The group is in these. */
static void join_group(gv_transfer_run *t, gv_outcome o, const gv_piece *pieces, uint32_t count,
                       const joining *j) {
  gv_state s = *gv_state_at(t->tab, o.state);
  uint32_t group = GV_NONE;
  for (uint32_t i = 0; i < count; i++)
    if (gv_is_task_tag(pieces[i].tag) && pieces[i].tag & GV_MEMBERS) group = pieces[i].tag;
  if (group == GV_NONE && any_run(j))
    group = gv_tasks_meet_group(t->tab, &s, entry_of(t),
                                gv_operands(t->tab->model, &t->tab->model->ops.at[j->op])[1]);
  for (uint32_t i = 0; i < j->count; i++) {
    uint32_t tag = j->runs[i].tag;
    if (!gv_is_task_tag(tag) || !(tag & GV_RUN)) continue;
    if (group == GV_NONE)
      gv_tasks_lose(t->tab, &s, tag); /* with whatever group it is */
    else
      gv_tasks_join(t->tab, &s, tag, group);
  }
  o.state = gv_state_id(t->tab, &s);
  gv_go_on(t, o, j->op);
}

static void join(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_value_id *operand = gv_operands(t->tab->model, &t->tab->model->ops.at[op_id]);
  gv_cases runs = gv_cases_of(t, o, operand[0]);
  for (uint32_t r = 0; r < runs.list.len; r++) {
    const joining j = {op_id, gv_case_pieces(&runs, r), runs.list.at[r].count};
    gv_cases groups = gv_cases_of(t, runs.list.at[r].outcome, operand[1]);
    for (uint32_t g = 0; g < groups.list.len; g++)
      join_group(t, groups.list.at[g].outcome, gv_case_pieces(&groups, g), groups.list.at[g].count,
                 &j);
    gv_cases_clear(&groups);
  }
  gv_cases_clear(&runs);
}

/* ---- all ------------------------------------------------------------------------------------- */

void gv_transfer_await(gv_transfer_run *t, gv_outcome o, uint32_t op_id) {
  const gv_op *op = &t->tab->model->ops.at[op_id];
  gv_state s = *gv_state_at(t->tab, o.state);
  switch ((gv_op_kind)op->kind) {
  case GV_OP_GROUP_ADD: join(t, o, op_id); return;
  case GV_OP_GROUP: gv_tasks_new_group(t->tab, &s, op_id); break;
  case GV_OP_TASK_END: gv_tasks_end(t->tab, &s, entry_of(t), op_id); break;
  default: wait_next(t, o, op_id, 0); return;
  }
  o.state = gv_state_id(t->tab, &s);
  gv_go_on(t, o, op_id);
}
