/* needs: flow. gives: whether what async.execute bodies did to an object is ordered with what is done to it here. cost: the tasks that
 * touched one object and were not waited for. */
#include "analysis/engine.h"

/* Instead of a task: no await of a token settles the touch; the touch is of the task, if any, in which this function runs. */
enum { EARLIER_RUN = 0xfffffffe, OWN_CALLER = 0xfffffffd };
enum { SAME_LIMIT = 4 };  /* tasks that one touch can be waited for with */
enum { GROUP_LIMIT = 8 }; /* tasks of one group that are told apart; beyond it they are waited for with the group only */

static bool within(const gv_flow *flow, uint32_t task, uint32_t ancestor) {
  if (task == EARLIER_RUN) return false;
  for (; task != GV_NONE; task = flow->task_parent[task])
    if (task == ancestor) return true;
  return false;
}

/* TOUCH_SETTLED: scratch. TOUCH_UNSEEN: what the task does from some point on has not been done yet: so others may see it until they have
 * waited for it. */
enum { TOUCH_DESTROYS = 1, TOUCH_RECORDS = 2, TOUCH_WORK = 4, TOUCH_UNSEEN = 8, TOUCH_SETTLED = 16 };

static bool destroys(gv_role role) {
  return role == GV_ROLE_STREAM_DESTROY || role == GV_ROLE_EVENT_DESTROY || gv_is_free(role) || role == GV_ROLE_MODULE_UNLOAD;
}

static bool waits(gv_role role) { return role == GV_ROLE_EVENT_WAIT || role == GV_ROLE_EVENT_SYNC; }

typedef struct touches {
  const gv_touch *at;
  uint32_t len;
} touches;

static touches touches_in(const gv_engine *e, const gv_state *s) {
  touches t;
  t.at = gv_intern_get(&e->touches, s->touched, &t.len);
  t.len /= (uint32_t)sizeof *t.at;
  return t;
}

static bool is_task(uint32_t id) { return id < OWN_CALLER; }

/* Is it the same touch, told by another task that comes after it? */
static bool is_same(const gv_touch *a, const gv_touch *b) { return a == b || (a->origin == b->origin && is_task(a->origin)); }

/* What this function did, the task that it is in, or a task that one has waited for. */
static bool is_past(const gv_flow *flow, touches all, uint32_t i, uint32_t here) {
  for (uint32_t k = 0; k < all.len; k++)
    if (is_same(&all.at[i], &all.at[k]) && (all.at[k].task == OWN_CALLER || within(flow, here, all.at[k].task))) return true;
  return false;
}

/* A task not waited for may run before or after this: with a destroy on one side, or the first record and a wait, that decides. */
bool gv_tasks_conflict(const gv_engine *e, const gv_state *s, uint32_t op, gv_role role) {
  uint32_t here = e->flow.task[e->model->ops.at[op].block];
  touches all = touches_in(e, s);
  for (uint32_t i = 0; i < all.len; i++) {
    uint32_t effect = all.at[i].effect;
    bool decides = effect & TOUCH_DESTROYS || destroys(role) || (effect & TOUCH_RECORDS && waits(role));
    if (effect == TOUCH_UNSEEN) continue; /* it orders work on it, and does nothing to it */
    if (decides && !is_past(&e->flow, all, i, here)) return true;
  }
  return false;
}

bool gv_tasks_pending(const gv_engine *e, const gv_state *s, uint32_t op) {
  uint32_t here = e->flow.task[e->model->ops.at[op].block];
  touches all = touches_in(e, s);
  for (uint32_t i = 0; i < all.len; i++)
    if (all.at[i].effect & TOUCH_WORK && !is_past(&e->flow, all, i, here)) return true;
  return false;
}

bool gv_tasks_wait_later(const gv_engine *e, const gv_state *s) {
  touches all = touches_in(e, s);
  for (uint32_t i = 0; i < all.len; i++)
    if (all.at[i].effect & TOUCH_UNSEEN) return true;
  return false;
}

bool gv_tasks_hide(const gv_engine *e, const gv_state *s, uint32_t op) {
  uint32_t here = e->flow.task[e->model->ops.at[op].block];
  touches all = touches_in(e, s);
  for (uint32_t i = 0; i < all.len; i++)
    if (all.at[i].effect & TOUCH_UNSEEN && within(&e->flow, here, all.at[i].task)) return true;
  return false;
}

bool gv_tasks_in_one(const gv_engine *e, uint32_t op) {
  uint32_t block = e->model->ops.at[op].block;
  return e->flow.task[block] != GV_NONE || e->flow.task_calls[e->model->blocks.at[block].function];
}

static void add_touch(gv_touch_list *list, gv_touch touch) {
  for (uint32_t i = 0; i < list->len; i++) {
    if (list->at[i].task != touch.task || list->at[i].group != touch.group || list->at[i].origin != touch.origin) continue;
    list->at[i].effect |= touch.effect;
    return;
  }
  *gv_push(list) = touch;
}

static gv_touch touch_by(uint32_t task, uint32_t effect) { return (gv_touch){task, task, GV_NONE, effect}; }

static void touches_of(const gv_engine *engine, const gv_state *s, gv_touch_list *list) {
  touches old = touches_in(engine, s);
  for (uint32_t i = 0; i < old.len; i++) *gv_push(list) = old.at[i];
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
  add_touch(&list, touch_by(task, destroys(role) ? TOUCH_DESTROYS : first_record ? TOUCH_RECORDS : 0));
  set_touches(e, s, &list);
}

void gv_tasks_work(gv_engine *e, gv_state *s, uint32_t op) {
  uint32_t task = toucher(e, op);
  if (task == GV_NONE) return;
  gv_touch_list list = {0};
  touches_of(e, s, &list);
  add_touch(&list, touch_by(task, TOUCH_WORK));
  set_touches(e, s, &list);
}

bool gv_tasks_unseen(gv_engine *e, gv_state *s, uint32_t op) {
  uint32_t task = e->flow.task[e->model->ops.at[op].block];
  touches all = touches_in(e, s);
  bool own = false; /* who waits for the task that began it has waited for this, too */
  for (uint32_t i = 0; i < all.len; i++) own |= all.at[i].effect & TOUCH_WORK && all.at[i].origin == task;
  if (task == GV_NONE || own) return false;
  gv_touch_list list = {0};
  touches_of(e, s, &list);
  add_touch(&list, touch_by(task, TOUCH_UNSEEN));
  set_touches(e, s, &list);
  return true;
}

/* Whoever waits for `here` has waited for the touch, too. Of the tasks that can be waited for only so many are kept: the first ones,
 * and the newest. */
static void also_of(gv_touch_list *list, const gv_touch *touch, uint32_t here) {
  gv_touch also = {here, is_task(touch->origin) ? touch->origin : here, GV_NONE, touch->effect};
  uint32_t count = 0, last = GV_NONE;
  for (uint32_t i = 0; i < list->len && is_task(touch->origin); i++)
    if (list->at[i].origin == touch->origin) count++, last = i;
  if (count >= SAME_LIMIT)
    list->at[last] = also;
  else
    add_touch(list, also);
}

/* What was done in task `done`, or by the tasks of group `group`, is in the past for task `here`, and for whoever waits for that;
 * outside every task it is forgotten. What is in the past is not undone. */
static void settle(gv_engine *e, gv_state *s, uint32_t done, uint32_t group, uint32_t here) {
  gv_touch_list old = {0}, list = {0};
  touches_of(e, s, &old);
  for (uint32_t i = 0; i < old.len; i++) {
    gv_touch *touch = &old.at[i];
    bool past = false; /* what its own tasks do, only if it waited for them */
    for (uint32_t k = 0; k < old.len; k++)
      past |= is_same(touch, &old.at[k]) &&
              ((done != GV_NONE && old.at[k].task == done) || (group != GV_NONE && old.at[k].group == group));
    if (!past || (here != GV_NONE && is_task(touch->origin))) add_touch(&list, *touch);
    if (past && here == GV_NONE && touch->effect & TOUCH_UNSEEN) s->flags |= GV_GHOST | GV_HANDED;
    old.at[i].effect |= past ? TOUCH_SETTLED : 0;
  }
  for (uint32_t i = 0; i < old.len && here != GV_NONE; i++) {
    bool past = old.at[i].effect & TOUCH_SETTLED;
    old.at[i].effect &= ~(uint32_t)TOUCH_SETTLED;
    if (past) also_of(&list, &old.at[i], here);
  }
  gv_vec_free(&old);
  set_touches(e, s, &list);
}

/* A body that begins again while what an earlier run of it did was not waited for: the two are unordered. Its group still has it, and
 * so has each task that waited for it. */
static void begin_again(gv_engine *e, gv_state *s, uint32_t task) {
  gv_touch_list old = {0}, list = {0};
  touches_of(e, s, &old);
  for (uint32_t i = 0; i < old.len; i++) {
    gv_touch touch = old.at[i];
    bool others = false; /* that it can be waited for with */
    for (uint32_t k = 0; k < old.len; k++) others |= is_same(&touch, &old.at[k]) && old.at[k].task != task;
    if (touch.task == task && others) continue;
    if (touch.task == task)
      touch.task = touch.origin = EARLIER_RUN;
    else if (touch.origin == task)
      touch.origin = touch.task;
    add_touch(&list, touch);
  }
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
    gv_touch touch = old.at[i];
    if (members > GROUP_LIMIT && touch.group == group) touch.task = touch.origin = EARLIER_RUN;
    add_touch(&list, touch);
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
    if (!is_past(&e->flow, (touches){old.at, old.len}, i, here)) add_touch(&list, old.at[i]);
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
    if (touch.task == OWN_CALLER) touch.task = touch.origin = here;
    if (touch.task != GV_NONE) add_touch(&list, touch);
  }
  for (uint32_t i = 0; i < before.len; i++) add_touch(&list, before.at[i]);
  gv_vec_free(&before);
  gv_vec_free(&within_call);
  set_touches(e, s, &list);
}
