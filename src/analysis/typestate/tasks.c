/* needs: flow. gives: whether what async.execute bodies did to an object is ordered with what is
 * done to it here. cost: the tasks that touched one object and were not waited for.
 *
 * The token of a task is a handle of the task, and is followed as such: the places of an object's
 * state say, besides who holds the object, who holds the tokens of the runs that touched it. Who
 * waits for what is there waits for that run. A token that gets out of sight may be waited for by
 * anybody: from then on it is not known whether the run is over.
 */
#include "typestate/tabulate.h"

/* Instead of a task: no await of a token settles the touch; the touch is of the task, if any, in
 * which this function runs. */
enum { EARLIER_RUN = 0xfffffffe, OWN_CALLER = 0xfffffffd };
enum { SAME_LIMIT = 4 }; /* tasks that one touch can be waited for with */
enum {
  GROUP_LIMIT = 8
}; /* tasks of one group that are distinguished; beyond it they are waited for with the group only
    */
enum { TAG_LIMIT = 12 }; /* runs that are distinguished, and groups */

static bool within(const gv_flow *flow, uint32_t task, uint32_t ancestor) {
  if (task == EARLIER_RUN) return false;
  for (; task != GV_NONE; task = flow->task_parent[task])
    if (task == ancestor) return true;
  return false;
}

/* TOUCH_SETTLED: scratch. TOUCH_UNSEEN: what the task does from some point on has not been done
 * yet: so others may see it until they have waited for it. */
enum {
  TOUCH_DESTROYS = 1,
  TOUCH_RECORDS = 2, /* the event for the first time */
  TOUCH_WORK = 4,
  TOUCH_UNSEEN = 8,
  TOUCH_SETTLED = 16,
  TOUCH_MARKS = 32, /* records the event */
  TOUCH_WAITS = 64, /* waits for it, at operand `use` */
  TOUCH_MAY = 128,  /* somebody may have waited for the task */
};

static bool destroys(gv_role role) {
  if (role == GV_ROLE_STREAM_DESTROY || role == GV_ROLE_EVENT_DESTROY) return true;
  if (gv_is_free(role)) return true;
  if (role == GV_ROLE_MODULE_UNLOAD || role == GV_ROLE_DESCRIPTOR_DESTROY) return true;
  if (gv_is_register(role)) return true;
  return gv_is_unregister(role);
}

static bool waits(gv_role role) { return role == GV_ROLE_EVENT_WAIT || role == GV_ROLE_EVENT_SYNC; }
static bool records(gv_role role) { return role == GV_ROLE_EVENT_RECORD; }

typedef struct touches {
  const gv_touch *at;
  uint32_t len;
} touches;

static touches touches_in(const gv_tabulation *e, const gv_state *s) {
  touches t;
  t.at = gv_intern_get(&e->touches, s->touched, &t.len);
  t.len /= (uint32_t)sizeof *t.at;
  return t;
}

static bool is_task(uint32_t id) { return id < OWN_CALLER; }

/* Is it the same touch, told by another task that comes after it? */
static bool is_same(const gv_touch *a, const gv_touch *b) {
  if (a == b) return true;
  return a->origin == b->origin && is_task(a->origin);
}

/* What this function did, the task that it is in, or a task that one has waited for. */
static bool is_past(const gv_flow *flow, touches all, uint32_t i, uint32_t here) {
  for (uint32_t k = 0; k < all.len; k++)
    if (is_same(&all.at[i], &all.at[k]) &&
        (all.at[k].task == OWN_CALLER || within(flow, here, all.at[k].task)))
      return true;
  return false;
}

/* A task not waited for may run before or after this: with a destroy on one side, or the first
 * record and a wait, that decides. */
bool gv_tasks_conflict(const gv_tabulation *e, const gv_state *s, uint32_t op, gv_role role) {
  uint32_t here = e->flow.task[e->model->ops.at[op].block];
  touches all = touches_in(e, s);
  for (uint32_t i = 0; i < all.len; i++) {
    uint32_t effect = all.at[i].effect;
    bool decides =
        effect & TOUCH_DESTROYS || destroys(role) || (effect & TOUCH_RECORDS && waits(role));
    if (effect == TOUCH_UNSEEN) continue; /* it orders work on it, and does nothing to it */
    if (decides && !is_past(&e->flow, all, i, here)) return true;
  }
  return false;
}

/* A record and another record or a wait that nothing orders: which mark the event has at the wait,
 * and what the wait orders, cannot be told. Of two such uses one is done by a task, and it is the
 * one that the event came to first. */
void gv_tasks_contest(gv_tabulation *e, const gv_state *s, uint32_t op, uint32_t operand,
                      gv_role role) {
  if (!s->touched) return;
  if (!records(role) && !waits(role)) return;
  uint32_t here = e->flow.task[e->model->ops.at[op].block];
  touches all = touches_in(e, s);
  for (uint32_t i = 0; i < all.len; i++) {
    uint32_t effect = all.at[i].effect;
    if (!(effect & (TOUCH_MARKS | TOUCH_WAITS)) || is_past(&e->flow, all, i, here)) continue;
    if (effect & TOUCH_MARKS) e->uses.contested[operand] = true;
    if (effect & TOUCH_WAITS && records(role)) e->uses.contested[all.at[i].use] = true;
  }
}

gv_unawaited gv_tasks_pending(const gv_tabulation *e, const gv_state *s, uint32_t op) {
  uint32_t here = e->flow.task[e->model->ops.at[op].block];
  touches all = touches_in(e, s);
  gv_unawaited worst = GV_AWAITED;
  for (uint32_t i = 0; i < all.len; i++) {
    if (!(all.at[i].effect & TOUCH_WORK) || is_past(&e->flow, all, i, here)) continue;
    gv_unawaited is = all.at[i].effect & TOUCH_MAY ? GV_PERHAPS_UNAWAITED : GV_UNAWAITED;
    if (is > worst) worst = is;
  }
  return worst;
}

bool gv_tasks_in_doubt(const gv_tabulation *e, const gv_state *s) {
  touches all = touches_in(e, s);
  for (uint32_t i = 0; i < all.len; i++)
    if (all.at[i].effect & TOUCH_UNSEEN && all.at[i].effect & TOUCH_MAY) return true;
  return false;
}

bool gv_tasks_wait_later(const gv_tabulation *e, const gv_state *s) {
  touches all = touches_in(e, s);
  for (uint32_t i = 0; i < all.len; i++)
    if (all.at[i].effect & TOUCH_UNSEEN) return true;
  return false;
}

bool gv_tasks_hide(const gv_tabulation *e, const gv_state *s, uint32_t op) {
  uint32_t here = e->flow.task[e->model->ops.at[op].block];
  touches all = touches_in(e, s);
  for (uint32_t i = 0; i < all.len; i++)
    if (all.at[i].effect & TOUCH_UNSEEN && within(&e->flow, here, all.at[i].task)) return true;
  return false;
}

bool gv_tasks_in_one(const gv_tabulation *e, uint32_t op) {
  uint32_t block = e->model->ops.at[op].block;
  return e->flow.task[block] != GV_NONE || e->flow.task_calls[e->model->blocks.at[block].function];
}

static void add_touch(gv_touch_list *list, gv_touch touch) {
  for (uint32_t i = 0; i < list->len; i++) {
    const gv_touch *at = &list->at[i];
    if (at->task != touch.task) continue;
    if (at->group != touch.group) continue;
    if (at->origin != touch.origin) continue;
    if (at->use != touch.use) continue;
    list->at[i].effect |= touch.effect;
    return;
  }
  *gv_push(list) = touch;
}

static gv_touch touch_by(uint32_t task, uint32_t effect) {
  return (gv_touch){task, task, GV_NONE, GV_NONE, effect};
}

static void touches_of(const gv_tabulation *tab, const gv_state *s, gv_touch_list *list) {
  touches old = touches_in(tab, s);
  for (uint32_t i = 0; i < old.len; i++) *gv_push(list) = old.at[i];
}

static void set_touches(gv_tabulation *tab, gv_state *s, gv_touch_list *list) {
  s->touched = gv_intern_id(&tab->touches, list->at, list->len * (uint32_t)sizeof *list->at);
  gv_vec_free(list);
}

/* Whose touch it is when `op` does it; GV_NONE: nobody's who runs beside others. */
static uint32_t toucher(const gv_tabulation *e, uint32_t op) {
  uint32_t block = e->model->ops.at[op].block, task = e->flow.task[block];
  if (task != GV_NONE) return task;
  return e->flow.task_calls[e->model->blocks.at[block].function] ? OWN_CALLER : GV_NONE;
}

void gv_tasks_touch(gv_tabulation *e, gv_state *s, uint32_t op, uint32_t operand, gv_role role,
                    bool first_record) {
  uint32_t task = toucher(e, op);
  bool memory = gv_handle_is_memory((gv_handle)s->handle),
       access = role == GV_ROLE_NONE || gv_role_info_of(role)->access;
  if (task == GV_NONE) return;
  if (memory && access && !destroys(role)) return; /* accesses are work */
  gv_touch_list list = {0};
  touches_of(e, s, &list);
  gv_touch touch = touch_by(task, destroys(role) ? TOUCH_DESTROYS
                                  : first_record ? TOUCH_RECORDS
                                                 : 0);
  if (records(role)) touch.effect |= TOUCH_MARKS;
  if (waits(role)) touch.effect |= TOUCH_WAITS, touch.use = operand;
  add_touch(&list, touch);
  set_touches(e, s, &list);
}

void gv_tasks_work(gv_tabulation *e, gv_state *s, uint32_t op) {
  uint32_t task = toucher(e, op);
  if (task == GV_NONE) return;
  gv_touch_list list = {0};
  touches_of(e, s, &list);
  add_touch(&list, touch_by(task, TOUCH_WORK));
  set_touches(e, s, &list);
}

bool gv_tasks_unseen(gv_tabulation *e, gv_state *s, uint32_t op) {
  uint32_t task = e->flow.task[e->model->ops.at[op].block];
  touches all = touches_in(e, s);
  bool own = false; /* who waits for the task that began it has waited for this, too */
  for (uint32_t i = 0; i < all.len; i++)
    own |= all.at[i].effect & TOUCH_WORK && all.at[i].origin == task;
  if (task == GV_NONE || own) return false;
  gv_touch_list list = {0};
  touches_of(e, s, &list);
  add_touch(&list, touch_by(task, TOUCH_UNSEEN));
  set_touches(e, s, &list);
  return true;
}

/* Whoever waits for `here` has waited for the touch, too. Of the tasks that can be waited for only
 * so many are kept: the first ones, and the newest. */
static void also_of(gv_touch_list *list, const gv_touch *touch, uint32_t here) {
  gv_touch also = {here, is_task(touch->origin) ? touch->origin : here, GV_NONE, touch->use,
                   touch->effect};
  uint32_t count = 0, last = GV_NONE;
  for (uint32_t i = 0; i < list->len && is_task(touch->origin); i++)
    if (list->at[i].origin == touch->origin) count++, last = i;
  if (count < SAME_LIMIT) {
    add_touch(list, also);
    return;
  }
  list->at[last] = also;
  for (uint32_t i = 0; i < list->len;
       i++) /* whoever waits for the one left out has waited for it */
    if (list->at[i].origin == touch->origin) list->at[i].effect |= TOUCH_MAY;
}

/* What was done in task `done`, or by the tasks of group `group`, is in the past for task `here`,
 * and for whoever waits for that; outside every task it is forgotten. What is in the past is not
 * undone. */
static void settle(gv_tabulation *e, gv_state *s, uint32_t done, uint32_t group, uint32_t here) {
  gv_touch_list old = {0}, list = {0};
  touches_of(e, s, &old);
  for (uint32_t i = 0; i < old.len; i++) {
    gv_touch *touch = &old.at[i];
    bool past = false; /* what its own tasks do, only if it waited for them */
    for (uint32_t k = 0; k < old.len; k++)
      past |= is_same(touch, &old.at[k]) && ((done != GV_NONE && old.at[k].task == done) ||
                                             (group != GV_NONE && old.at[k].group == group));
    if (!past || (here != GV_NONE && is_task(touch->origin))) add_touch(&list, *touch);
    if (past && here == GV_NONE && touch->effect & TOUCH_UNSEEN)
      s->flags |= GV_INFEASIBLE | GV_OWNERSHIP_TRANSFERRED;
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

/* ---- who holds the tokens -------------------------------------------------------------------- */

static bool has_tag(const gv_tabulation *e, uint32_t places, uint32_t tag) {
  uint32_t count;
  const gv_place *at = gv_places_at(e, places, &count);
  for (uint32_t i = 0; i < count; i++)
    if (at[i].tag == tag) return true;
  return false;
}

static bool names(const gv_tabulation *e, const gv_state *s, uint32_t tag) {
  touches all = touches_in(e, s);
  for (uint32_t i = 0; i < all.len; i++)
    if (all.at[i].task == tag || all.at[i].origin == tag || all.at[i].group == tag) return true;
  return false;
}

/* What its caller has waited for may have been a task, and the tokens of these are the caller's to
 * hold. */
static bool is_callers(const gv_tabulation *e, const gv_state *entry, uint32_t tag) {
  return entry && names(e, entry, tag);
}

/* A tag that means nothing yet; GV_NONE: there are too many. */
static uint32_t new_tag(const gv_tabulation *e, const gv_state *s, const gv_state *entry,
                        uint32_t kind) {
  for (uint32_t n = 0; n < TAG_LIMIT; n++)
    if (!names(e, s, kind | n) && !has_tag(e, s->places, kind | n) &&
        !is_callers(e, entry, kind | n))
      return kind | n;
  return GV_NONE;
}

static void take_places(const gv_tabulation *e, const gv_state *s, gv_place_list *list) {
  uint32_t count;
  const gv_place *places = gv_places_at(e, s->places, &count);
  for (uint32_t i = 0; i < count; i++) *gv_push(list) = places[i];
}

static void set_places(gv_tabulation *e, gv_state *s, gv_place_list *list) {
  s->places = gv_places_id(&e->places, list);
  gv_vec_free(list);
}

/* Nothing in the value is a token of a run or a group of such any more. */
static void clear_value(gv_tabulation *e, gv_state *s, gv_value_id value) {
  gv_place_list list = {0};
  uint32_t kept = 0;
  take_places(e, s, &list);
  for (uint32_t i = 0; i < list.len; i++)
    if (list.at[i].key != gv_key_of(GV_IN_VALUE, value) || !gv_is_task_tag(list.at[i].tag))
      list.at[kept++] = list.at[i];
  list.len = kept;
  set_places(e, s, &list);
}

static void add_value(gv_tabulation *e, gv_state *s, gv_value_id value, uint32_t tag) {
  GV_ASSERT(gv_is_task_tag(tag));
  gv_place_list list = {0};
  take_places(e, s, &list);
  uint32_t size = e->model->values.at[value].size;
  gv_places_add(&list, (gv_place){.key = gv_key_of(GV_IN_VALUE, value), .tag = tag}, 0,
                size ? size : 1);
  set_places(e, s, &list);
}

/* Only who runs the task itself, or the caller, can wait for what this is. */
static bool is_reachable(const gv_tabulation *e, const gv_state *s, const gv_state *entry,
                         uint32_t tag) {
  if (tag == GV_NONE) return false;
  return has_tag(e, s->places, tag) || is_callers(e, entry, tag);
}

/* A run whose token nobody holds any more can be waited for with others that waited for it, with
 * its group, or not at all. */
static void forget_runs(gv_tabulation *e, gv_state *s, const gv_state *entry) {
  gv_touch_list old = {0}, list = {0};
  touches_of(e, s, &old);
  for (uint32_t i = 0; i < old.len; i++) {
    gv_touch *t = &old.at[i];
    if (t->group != GV_NONE && !is_reachable(e, s, entry, t->group)) t->group = GV_NONE;
    if (t->task & GV_RUN && t->task < OWN_CALLER && !is_reachable(e, s, entry, t->task))
      t->task = EARLIER_RUN;
  }
  for (uint32_t i = 0; i < old.len; i++) {
    gv_touch t = old.at[i];
    bool others = false, alone = true;
    for (uint32_t k = 0; k < old.len; k++) {
      if (k == i) continue;
      if (old.at[k].origin != t.origin) continue;
      if (!is_task(t.origin)) continue;
      others |= old.at[k].task != EARLIER_RUN || old.at[k].group != GV_NONE;
      alone &= old.at[k].task == t.task && old.at[k].group == t.group;
    }
    if (t.task == EARLIER_RUN && t.group == GV_NONE && others) continue;
    if (alone && is_task(t.origin))
      t.origin = t.task; /* it is waited for as what that task did itself is */
    add_touch(&list, t);
  }
  gv_vec_free(&old);
  set_touches(e, s, &list);
}

void gv_tasks_tidy(gv_tabulation *e, gv_state *s, const gv_state *entry) {
  uint32_t kept = 0;
  gv_place_list list = {0};
  if (s->touched) forget_runs(e, s, entry);
  take_places(e, s, &list);
  uint32_t all = list.len;
  for (uint32_t i = 0; i < list.len; i++)
    if (!gv_is_task_tag(list.at[i].tag) || names(e, s, list.at[i].tag))
      list.at[kept++] = list.at[i];
  list.len = kept;
  if (kept < all)
    set_places(e, s, &list);
  else
    gv_vec_free(&list);
}

void gv_tasks_lose(gv_tabulation *e, gv_state *s, uint32_t tag) {
  GV_ASSERT(tag == GV_NONE || gv_is_task_tag(tag));
  gv_touch_list list = {0};
  touches_of(e, s, &list);
  for (uint32_t i = 0; i < list.len; i++)
    if (tag == GV_NONE || list.at[i].task == tag || list.at[i].group == tag)
      list.at[i].effect |= TOUCH_MAY;
  set_touches(e, s, &list);
}

/* ---- the end of a task, and waits for it ----------------------------------------------------- */

/* Whoever holds the result of the operation holds the token of this run. */
void gv_tasks_end(gv_tabulation *e, gv_state *s, const gv_state *entry, uint32_t op_id) {
  const gv_op *op = &e->model->ops.at[op_id];
  GV_ASSERT(op->kind == GV_OP_TASK_END && op->result_count);
  bool any = false;
  clear_value(e, s, gv_results(e->model, op)[0]);
  gv_touch_list list = {0}, renamed = {0};
  touches_of(e, s, &list);
  for (uint32_t i = 0; i < list.len; i++)
    any |= list.at[i].task == op->task || list.at[i].origin == op->task;
  uint32_t run = any ? new_tag(e, s, entry, GV_RUN) : GV_NONE;
  for (uint32_t i = 0; i < list.len && any; i++) {
    gv_touch t = list.at[i];
    if (run == GV_NONE && (t.task == op->task || t.origin == op->task)) t.effect |= TOUCH_MAY;
    if (t.origin == op->task) t.origin = run == GV_NONE ? EARLIER_RUN : run;
    if (t.task == op->task) t.task = run == GV_NONE ? EARLIER_RUN : run;
    add_touch(&renamed, t);
  }
  gv_vec_free(&list);
  if (any) set_touches(e, s, &renamed);
  if (run != GV_NONE) add_value(e, s, gv_results(e->model, op)[0], run);
}

uint32_t gv_tasks_ended(const gv_tabulation *e, const gv_state *s, uint32_t op) {
  uint32_t count;
  const gv_place *places = gv_places_at(e, s->places, &count);
  gv_key key = gv_key_of(GV_IN_VALUE, gv_results(e->model, &e->model->ops.at[op])[0]);
  for (uint32_t i = 0; i < count; i++)
    if (places[i].key == key && gv_is_task_tag(places[i].tag)) return places[i].tag;
  return GV_NONE;
}

/* In whose task `op` waits; where it begins one, that one. */
static uint32_t waiter(const gv_tabulation *e, uint32_t op) {
  const gv_op *at = &e->model->ops.at[op];
  return at->kind == GV_OP_TASK_BEGIN ? at->task : toucher(e, op);
}

void gv_tasks_settle(gv_tabulation *e, gv_state *s, uint32_t op, uint32_t tag) {
  bool group = tag & GV_MEMBERS;
  settle(e, s, group ? GV_NONE : tag, group ? tag : GV_NONE, waiter(e, op));
}

/* ---- groups ---------------------------------------------------------------------------------- */

/* It is a new one: those in the old one are waited for with that, where somebody still has it. */
void gv_tasks_new_group(gv_tabulation *e, gv_state *s, uint32_t op) {
  clear_value(e, s, gv_results(e->model, &e->model->ops.at[op])[0]);
}

void gv_tasks_join(gv_tabulation *e, gv_state *s, uint32_t run, uint32_t group) {
  gv_touch_list old = {0}, list = {0};
  uint32_t members = 0;
  touches_of(e, s, &old);
  for (uint32_t i = 0; i < old.len; i++) {
    gv_touch *t = &old.at[i];
    if (t->task == run) {
      if (t->group != GV_NONE && t->group != group)
        t->effect |= TOUCH_MAY; /* it is in two of them */
      t->group = group;
    }
    members += t->group == group;
  }
  for (uint32_t i = 0; i < old.len; i++) {
    gv_touch t = old.at[i];
    if (members > GROUP_LIMIT && t.group == group) t.task = t.origin = EARLIER_RUN;
    add_touch(&list, t);
  }
  gv_vec_free(&old);
  set_touches(e, s, &list);
}

/* The group that `value` is, which no state has known so far; it may have other names that are not
 * known. */
uint32_t gv_tasks_meet_group(gv_tabulation *e, gv_state *s, const gv_state *entry,
                             gv_value_id value) {
  gv_value_id root = gv_strip(e->model, value), first = gv_same_value(&e->flow, root);
  uint32_t group =
      gv_is_root(&e->model->values.at[root]) ? new_tag(e, s, entry, GV_MEMBERS) : GV_NONE;
  if (group == GV_NONE) return GV_NONE;
  add_value(e, s, root, group);
  if (first != root) add_value(e, s, first, group);
  return group;
}

/* Is each group of the state held by a value that makes one? Then another value of that kind is
 * another group. */
static bool are_groups_known(const gv_tabulation *e, const gv_state *s) {
  touches all = touches_in(e, s);
  uint32_t count;
  const gv_place *places = gv_places_at(e, s->places, &count);
  for (uint32_t i = 0; i < all.len; i++) {
    bool known = all.at[i].group == GV_NONE;
    for (uint32_t k = 0; k < count; k++)
      known |= places[k].tag == all.at[i].group && gv_key_space(places[k].key) == GV_IN_VALUE &&
               gv_group_of(e->model, gv_key_base(places[k].key)) != GV_NONE;
    if (!known) return false;
  }
  return true;
}

enum { SELECT_DEPTH = 16 };

/* Whatever the value is made of is followed. */
static bool is_followed(const gv_model *m, gv_value_id id, uint32_t depth) {
  const gv_value *v = &m->values.at[gv_strip(m, id)];
  if (v->def == GV_DEF_SELECT && depth < SELECT_DEPTH)
    return is_followed(m, v->b, depth + 1) && is_followed(m, v->c, depth + 1);
  if (gv_is_root(v) && v->def != GV_DEF_OPAQUE) return true;
  return v->def == GV_DEF_NULL || v->def == GV_DEF_UNDEF;
}

/* None of the tokens that are followed comes to the wait: it is for a task that did not touch the
 * object, or perhaps for a group. */
void gv_tasks_wait_for_other(gv_tabulation *e, gv_state *s, gv_value_id value) {
  gv_value_id root = gv_strip(e->model, value);
  touches all = touches_in(e, s);
  bool any = false;
  if (!is_followed(e->model, root, 0)) {
    gv_tasks_lose(e, s, GV_NONE);
    return;
  }
  for (uint32_t i = 0; i < all.len; i++) any |= all.at[i].group != GV_NONE;
  if (!any) return;
  if (gv_task_of(&e->flow, root) != GV_NONE) return;
  if (gv_group_of(e->model, root) != GV_NONE && are_groups_known(e, s)) return;
  gv_touch_list list = {0};
  touches_of(e, s, &list);
  for (uint32_t i = 0; i < list.len; i++)
    if (list.at[i].group != GV_NONE) list.at[i].effect |= TOUCH_MAY;
  set_touches(e, s, &list);
}

/* ---- calls ----------------------------------------------------------------------------------- */

/* A callee is no task, but runs in its caller's: what that did before is in the past. The caller's
 * frame keeps it. */
static void pass_touches(gv_tabulation *e, gv_state *s, uint32_t op) {
  uint32_t here = e->flow.task[e->model->ops.at[op].block];
  gv_touch_list old = {0}, list = {0};
  touches_of(e, s, &old);
  for (uint32_t i = 0; i < old.len; i++)
    if (!is_past(&e->flow, (touches){old.at, old.len}, i, here)) add_touch(&list, old.at[i]);
  gv_vec_free(&old);
  set_touches(e, s, &list);
}

uint32_t gv_tasks_into_call(gv_tabulation *e, uint32_t state, uint32_t op) {
  gv_state s = *gv_state_at(e, state), keep;
  if (!s.touched) return state;
  pass_touches(e, &s, op);
  keep = s;
  gv_tasks_tidy(e, &s, &keep); /* tokens of what is past mean nothing there */
  s.touched = keep.touched;
  return gv_state_id(e, &s);
}

/* What the callee began has tags that may mean something else to the caller. */
void gv_tasks_rename(gv_tabulation *e, gv_state *s, const gv_state *frame, uint32_t op) {
  gv_state passed = *frame, taken = *frame;
  gv_touch_list list = {0};
  gv_place_list places = {0};
  if (!s->touched) return;
  pass_touches(e, &passed, op);
  touches_of(e, s, &list);
  take_places(e, s, &places);
  for (uint32_t kind = GV_MEMBERS; kind <= GV_RUN; kind *= 2) {
    for (uint32_t n = 0; n < TAG_LIMIT; n++) {
      uint32_t tag = kind | n, to = tag;
      if (!names(e, s, tag)) continue;
      if (names(e, &passed, tag)) continue;
      if (!names(e, &taken, tag) && !has_tag(e, taken.places, tag)) continue;
      for (to = kind | TAG_LIMIT;
           names(e, &taken, to) || has_tag(e, taken.places, to) || names(e, s, to); to++)
        continue;
      for (uint32_t i = 0; i < list.len; i++) {
        gv_touch *t = &list.at[i];
        if (t->task == tag) t->task = to;
        if (t->origin == tag) t->origin = to;
        if (t->group == tag) t->group = to;
      }
      for (uint32_t i = 0; i < places.len; i++)
        if (places.at[i].tag == tag) places.at[i].tag = to;
    }
  }
  set_touches(e, s, &list);
  set_places(e, s, &places);
}

/* The function runs in no task: what it waited for is over. */
static void forget_awaited(gv_touch_list *list, gv_state *s) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < list->len; i++) {
    bool over = list->at[i].task == OWN_CALLER;
    for (uint32_t k = 0; k < list->len; k++)
      over |= list->at[k].task == OWN_CALLER && is_same(&list->at[k], &list->at[i]);
    list->at[i].effect |= over ? TOUCH_SETTLED : 0;
  }
  for (uint32_t i = 0; i < list->len; i++) {
    gv_touch t = list->at[i];
    if (t.effect & TOUCH_SETTLED && t.effect & TOUCH_UNSEEN && is_task(t.origin))
      s->flags |= GV_INFEASIBLE | GV_OWNERSHIP_TRANSFERRED;
    if (!(t.effect & TOUCH_SETTLED)) list->at[kept++] = t;
  }
  list->len = kept;
}

/* What was touched before the call and is past, what was not and still is, and what the callee did,
 * as part of the caller's task. */
void gv_tasks_out_of_call(gv_tabulation *e, gv_state *s, const gv_state *frame, uint32_t op) {
  uint32_t here = toucher(e, op), within_task = e->flow.task[e->model->ops.at[op].block];
  if (!frame->touched && !s->touched) return;
  gv_touch_list before = {0}, within_call = {0}, list = {0};
  touches_of(e, frame, &before);
  touches_of(e, s, &within_call);
  if (here == GV_NONE) forget_awaited(&within_call, s);
  for (uint32_t i = 0; i < within_call.len; i++) {
    gv_touch touch = within_call.at[i];
    if (touch.task == OWN_CALLER) touch.task = here;
    if (touch.origin == OWN_CALLER) touch.origin = here;
    add_touch(&list, touch);
  }
  for (uint32_t i = 0; i < before.len; i++)
    if (is_past(&e->flow, (touches){before.at, before.len}, i, within_task))
      add_touch(&list, before.at[i]);
  gv_vec_free(&before);
  gv_vec_free(&within_call);
  set_touches(e, s, &list);
}
