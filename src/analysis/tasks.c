/* needs: flow. gives: whether what async.execute bodies did to an object is ordered with what is done to it here. cost: the tasks that
 * touched one object and were not waited for. */
#include "analysis/engine.h"

/* Instead of a task: no await of a token settles the touch; the touch is of the task, if any, in which this function runs. */
enum { EARLIER_RUN = 0xfffffffe, OWN_CALLER = 0xfffffffd };
enum { GROUP_LIMIT = 8 }; /* tasks of one group that are told apart; beyond it they are waited for with the group only */

static bool within(const gv_flow *flow, uint32_t task, uint32_t ancestor) {
  if (task == EARLIER_RUN) return false;
  for (; task != GV_NONE; task = flow->task_parent[task])
    if (task == ancestor) return true;
  return false;
}

/* TOUCH_UNSEEN: what the task does from some point on has not been done yet: so others may see it until they have waited for it. */
enum { TOUCH_DESTROYS = 1, TOUCH_RECORDS = 2, TOUCH_WORK = 4, TOUCH_UNSEEN = 8 };

static bool destroys(gv_role role) {
  return role == GV_ROLE_STREAM_DESTROY || role == GV_ROLE_EVENT_DESTROY || role == GV_ROLE_DEVICE_FREE ||
         role == GV_ROLE_HOST_FREE || role == GV_ROLE_MODULE_UNLOAD;
}

static bool waits(gv_role role) { return role == GV_ROLE_EVENT_WAIT || role == GV_ROLE_EVENT_SYNC; }

/* A task not waited for may run before or after this: with a destroy on one side, or the first record and a wait, that decides. */
bool gv_tasks_conflict(const gv_engine *e, const gv_state *s, uint32_t op, gv_role role) {
  const gv_flow *flow = &e->flow;
  uint32_t size, here = flow->task[e->model->ops.at[op].block];
  const gv_touch *touch = gv_intern_get(&e->touches, s->touched, &size);
  for (uint32_t i = 0; i < size / sizeof *touch; i++)
    if (touch[i].task != OWN_CALLER && !within(flow, here, touch[i].task) &&
        (touch[i].effect & TOUCH_DESTROYS || destroys(role) || (touch[i].effect & TOUCH_RECORDS && waits(role))))
      return true;
  return false;
}

bool gv_tasks_pending(const gv_engine *e, const gv_state *s, uint32_t op) {
  uint32_t size, here = e->flow.task[e->model->ops.at[op].block];
  const gv_touch *touch = gv_intern_get(&e->touches, s->touched, &size);
  for (uint32_t i = 0; i < size / sizeof *touch; i++)
    if (touch[i].effect & TOUCH_WORK && touch[i].task != OWN_CALLER && !within(&e->flow, here, touch[i].task)) return true;
  return false;
}

bool gv_tasks_wait_later(const gv_engine *e, const gv_state *s) {
  uint32_t size;
  const gv_touch *touch = gv_intern_get(&e->touches, s->touched, &size);
  for (uint32_t i = 0; i < size / sizeof *touch; i++)
    if (touch[i].effect & TOUCH_UNSEEN) return true;
  return false;
}

bool gv_tasks_hide(const gv_engine *e, const gv_state *s, uint32_t op) {
  uint32_t size, here = e->flow.task[e->model->ops.at[op].block];
  const gv_touch *touch = gv_intern_get(&e->touches, s->touched, &size);
  for (uint32_t i = 0; i < size / sizeof *touch; i++)
    if (touch[i].effect & TOUCH_UNSEEN && within(&e->flow, here, touch[i].task)) return true;
  return false;
}

bool gv_tasks_in_one(const gv_engine *e, uint32_t op) {
  uint32_t block = e->model->ops.at[op].block;
  return e->flow.task[block] != GV_NONE || e->flow.task_calls[e->model->blocks.at[block].function];
}

static void add_touch(gv_touch_list *list, uint32_t task, uint32_t group, uint32_t effect) {
  for (uint32_t i = 0; i < list->len; i++) {
    if (list->at[i].task != task || list->at[i].group != group) continue;
    list->at[i].effect |= effect;
    return;
  }
  *gv_push(list) = (gv_touch){task, group, effect};
}

static void touches_of(const gv_engine *engine, const gv_state *s, gv_touch_list *list) {
  uint32_t size;
  const gv_touch *old = gv_intern_get(&engine->touches, s->touched, &size);
  for (uint32_t i = 0; i < size / sizeof *old; i++) *gv_push(list) = old[i];
}

static void set_touches(gv_engine *engine, gv_state *s, gv_touch_list *list) {
  s->touched = gv_intern_id(&engine->touches, list->at, list->len * (uint32_t)sizeof *list->at);
  gv_vec_free(list);
}

/* Whose touch it is when `op` does it; GV_NONE: nobody's who runs beside others. */
static uint32_t toucher(const gv_engine *e, uint32_t op) {
  uint32_t block = e->model->ops.at[op].block, task = e->flow.task[block];
  if (task != GV_NONE) return task;
  return e->flow.task_calls[e->model->blocks.at[block].function] ? OWN_CALLER : GV_NONE;
}

void gv_tasks_touch(gv_engine *e, gv_state *s, uint32_t op, gv_role role, bool first_record) {
  uint32_t task = toucher(e, op);
  if (task == GV_NONE || (gv_handle_is_memory((gv_handle)s->handle) && !destroys(role))) return; /* accesses are work */
  gv_touch_list list = {0};
  touches_of(e, s, &list);
  add_touch(&list, task, GV_NONE, destroys(role) ? TOUCH_DESTROYS : first_record ? TOUCH_RECORDS : 0);
  set_touches(e, s, &list);
}

void gv_tasks_work(gv_engine *e, gv_state *s, uint32_t op) {
  uint32_t task = toucher(e, op);
  if (task == GV_NONE) return;
  gv_touch_list list = {0};
  touches_of(e, s, &list);
  add_touch(&list, task, GV_NONE, TOUCH_WORK);
  set_touches(e, s, &list);
}

bool gv_tasks_unseen(gv_engine *e, gv_state *s, uint32_t op) {
  uint32_t size, task = e->flow.task[e->model->ops.at[op].block];
  const gv_touch *touch = gv_intern_get(&e->touches, s->touched, &size);
  bool begun = false;
  for (uint32_t i = 0; i < size / sizeof *touch; i++) begun |= (touch[i].effect & TOUCH_WORK) != 0;
  if (task == GV_NONE || begun) return false;
  gv_touch_list list = {0};
  touches_of(e, s, &list);
  add_touch(&list, task, GV_NONE, TOUCH_UNSEEN);
  set_touches(e, s, &list);
  return true;
}

/* What was done in task `done`, or by the tasks of group `group`, is in the past for task `here`: it counts as done by `here` from now
 * on, so that whoever waits for `here` has waited for it too; outside every task it is forgotten. What is in the past is not undone. */
static void settle(gv_engine *e, gv_state *s, uint32_t done, uint32_t group, uint32_t here) {
  gv_touch_list old = {0}, list = {0};
  touches_of(e, s, &old);
  for (uint32_t i = 0; i < old.len; i++) {
    /* what its own tasks do, only if it waited for them */
    bool past = (done != GV_NONE && old.at[i].task == done) || (group != GV_NONE && old.at[i].group == group);
    if (!past)
      add_touch(&list, old.at[i].task, old.at[i].group, old.at[i].effect);
    else if (here != GV_NONE)
      add_touch(&list, here, GV_NONE, old.at[i].effect);
    else if (old.at[i].effect & TOUCH_UNSEEN)
      s->flags |= GV_GHOST | GV_HANDED;
  }
  gv_vec_free(&old);
  set_touches(e, s, &list);
}

/* A body that begins again while what an earlier run of it did was not waited for: the two are unordered. Its group still has it. */
static void begin_again(gv_engine *e, gv_state *s, uint32_t task) {
  gv_touch_list old = {0}, list = {0};
  touches_of(e, s, &old);
  for (uint32_t i = 0; i < old.len; i++)
    add_touch(&list, old.at[i].task == task ? EARLIER_RUN : old.at[i].task, old.at[i].group, old.at[i].effect);
  gv_vec_free(&old);
  set_touches(e, s, &list);
}

/* The last run of `task` is in the group now; with GV_NONE for it, the group is a new one, and the tasks of the old are in none. */
static void regroup(gv_engine *e, gv_state *s, uint32_t task, uint32_t group) {
  gv_touch_list old = {0}, list = {0};
  touches_of(e, s, &old);
  uint32_t members = 0;
  for (uint32_t i = 0; i < old.len; i++) {
    gv_touch *touch = &old.at[i];
    if (task == GV_NONE && touch->group == group) touch->group = GV_NONE;
    if (task != GV_NONE && touch->task == task) touch->group = group;
    members += touch->group == group;
  }
  for (uint32_t i = 0; i < old.len; i++) {
    bool told = members <= GROUP_LIMIT || old.at[i].group != group;
    add_touch(&list, told ? old.at[i].task : EARLIER_RUN, old.at[i].group, old.at[i].effect);
  }
  gv_vec_free(&old);
  set_touches(e, s, &list);
}

static void join_group(gv_engine *e, gv_state *s, const gv_op *op) {
  uint32_t task = gv_task_of(&e->flow, gv_operands(e->model, op)[0]);
  gv_value_id group = gv_group_of(e->model, gv_operands(e->model, op)[1]);
  if (task != GV_NONE && group != GV_NONE) regroup(e, s, task, group);
}

void gv_tasks_await(gv_engine *e, gv_state *s, uint32_t op_id) {
  const gv_op *op = &e->model->ops.at[op_id];
  bool begins = op->kind == GV_OP_TASK_BEGIN;
  uint32_t here = begins ? op->task : e->flow.task[op->block];
  if (begins) begin_again(e, s, op->task);
  if (op->kind == GV_OP_GROUP) regroup(e, s, GV_NONE, gv_results(e->model, op)[0]);
  if (op->kind == GV_OP_GROUP_ADD) {
    join_group(e, s, op);
    return;
  }
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(e->model, op)[i];
    uint32_t done = operand == GV_NONE ? GV_NONE : gv_task_of(&e->flow, operand);
    uint32_t group = operand == GV_NONE ? GV_NONE : gv_group_of(e->model, operand);
    if (done != GV_NONE || group != GV_NONE) settle(e, s, done, group, here);
  }
}

/* A callee is no task, but runs in its caller's: what that did before is in the past. The caller's frame keeps it. */
uint32_t gv_tasks_into_call(gv_engine *e, uint32_t state, uint32_t op) {
  gv_state s = *gv_state_at(e, state);
  uint32_t here = e->flow.task[e->model->ops.at[op].block];
  if (!s.touched) return state;
  gv_touch_list old = {0}, list = {0};
  touches_of(e, &s, &old);
  for (uint32_t i = 0; i < old.len; i++)
    if (old.at[i].task != OWN_CALLER && !within(&e->flow, here, old.at[i].task))
      add_touch(&list, old.at[i].task, old.at[i].group, old.at[i].effect);
  gv_vec_free(&old);
  set_touches(e, &s, &list);
  return gv_state_id(e, &s);
}

/* What was touched before the call, in it by tasks of the callee, and by the callee itself, as part of the caller's task. */
void gv_tasks_out_of_call(gv_engine *e, gv_state *s, const gv_state *frame, uint32_t op) {
  uint32_t here = toucher(e, op);
  if (!frame->touched && !s->touched) return;
  gv_touch_list before = {0}, within_call = {0}, list = {0};
  touches_of(e, frame, &before);
  touches_of(e, s, &within_call);
  for (uint32_t i = 0; i < within_call.len; i++) {
    gv_touch touch = within_call.at[i];
    if (touch.task == OWN_CALLER) touch.task = here;
    if (touch.task != GV_NONE) add_touch(&list, touch.task, touch.group, touch.effect);
  }
  for (uint32_t i = 0; i < before.len; i++) add_touch(&list, before.at[i].task, before.at[i].group, before.at[i].effect);
  gv_vec_free(&before);
  gv_vec_free(&within_call);
  set_touches(e, s, &list);
}
