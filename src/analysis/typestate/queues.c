/* needs: what comes to each stream operand. gives: for each stream the operations that can change
 * something for work that is pending on it; all others only put more work onto it. cost: the uses
 * of streams, once.
 *
 * Most operations on a stream enqueue one more piece of work, and what was pending before stays as
 * it is: it is carried over them at no cost. What a call can do to such work is in pending.c; here
 * stands when it does nothing.
 */
#include "typestate/pending.h"

/* What the call does beyond what its arguments say concerns all that is pending. */
enum {
  CONCERNS_ALL = GV_ACTION_BLOCKS | GV_ACTION_MAY_BLOCK | GV_ACTION_BLOCKS_SHARED |
                 GV_ACTION_LINGERS | GV_ACTION_WAITS_ALL | GV_ACTION_MAY_WAIT | GV_ACTION_RESETS |
                 GV_ACTION_SELECTS | GV_ACTION_UNSUPPORTED | GV_ACTION_MAY_RESET
};

typedef struct search {
  gv_value_id root;
  bool found;
} search;

static void compare_leaf(void *to, gv_value_id leaf) {
  search *s = to;
  s->found |= leaf == s->root;
}

/* Does the operand lead to the stream in whatever way? */
static bool leads_to(const gv_flow *flow, uint32_t operand, gv_value_id root) {
  const gv_model *m = flow->model;
  gv_value_id value = m->operands.at[operand];
  if (value == GV_NONE) return false;
  if (flow->simple[operand].root != GV_NONE && !flow->mixes[value])
    return flow->simple[operand].root == root;
  search s = {root, false};
  int64_t size = m->values.at[value].size;
  gv_each_used(m, value, 0, size ? size : 1, compare_leaf, &s);
  gv_each_memory_leaf(m, value, 0, 8, compare_leaf, &s);
  return s.found;
}

/* The one stream operand of a call that does no more with streams and events than to put work onto
 * that; GV_NONE: it does more. */
static uint32_t only_queue(const gv_tabulation *e, const gv_op *op) {
  uint32_t only = GV_NONE;
  if (op->kind != GV_OP_ACTION || op->action->flags & CONCERNS_ALL) return GV_NONE;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    if (!gv_is_handle_role(gv_role_of(op, i))) continue;
    if (only != GV_NONE || gv_role_of(op, i) != GV_ROLE_STREAM_USE) return GV_NONE;
    only = i;
  }
  if (only == GV_NONE) return GV_NONE;
  uint32_t operand = op->first_operand + only;
  gv_simple simple = e->flow.simple[operand];
  gv_value_id value = e->model->operands.at[operand];
  if (value == GV_NONE) return GV_NONE;
  if (simple.root == GV_NONE) return GV_NONE;
  if (simple.computed) return GV_NONE;
  if (simple.lo) return GV_NONE;
  if (e->flow.mixes[value]) return GV_NONE;
  return only;
}

/* What comes there is one thing on all paths, and the call does not fail. */
static const gv_reaching *only_reaching(const gv_tabulation *e, const gv_op *op, uint32_t operand) {
  uint32_t first = e->uses.first_reaching[op->first_operand + operand];
  if (first == GV_NONE || e->uses.reaching.at[first].next != GV_NONE) return NULL;
  const gv_reaching *reaching = &e->uses.reaching.at[first];
  gv_handle handle = (gv_handle)reaching->state.handle;
  if (reaching->state.flags & GV_INFEASIBLE) return NULL;
  if (gv_handle_step_in(handle, GV_ROLE_STREAM_USE, op->action).rule != GV_RULE_NONE) return NULL;
  return reaching;
}

/* What work takes no notice of the call: GV_QUEUES_*. */
static uint8_t unnoticed(const gv_tabulation *e, uint32_t op_id, gv_key *key) {
  const gv_op *op = &e->model->ops.at[op_id];
  uint32_t queue = only_queue(e, op);
  const gv_reaching *reaching = queue == GV_NONE ? NULL : only_reaching(e, op, queue);
  if (!reaching) return 0;
  gv_value_id root = e->flow.simple[op->first_operand + queue].root;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (i != queue && leads_to(&e->flow, op->first_operand + i, root)) return 0;
  *key = gv_key_of(GV_IN_VALUE, root);
  bool null = reaching->state.handle == GV_HANDLE_NULL, told = reaching->state.havoc == GV_NONE;
  if (e->model->runtime.null_order == GV_NULL_APART) return GV_QUEUES_CREATED | GV_QUEUES_NULL;
  if (!told) return 0;
  if (op->action->flags & GV_ACTION_THREAD_NULL) return 0;
  if (e->ordering.several_devices) return 0;
  if (null) return GV_QUEUES_NULL;
  if (reaching->state.handle == GV_HANDLE_STREAM && !(reaching->state.flags & GV_MAY_HOLD))
    return GV_QUEUES_CREATED;
  return 0;
}

/* The operations that concern work on the null stream although they use no place of it. */
static bool concerns_null(const gv_tabulation *e, const gv_op *op) {
  if (op->kind == GV_OP_CALL)
    return e->ordering.acts[op->callee] || e->ordering.device_sync_fns[op->callee];
  if (op->kind == GV_OP_UNKNOWN) return op->may_wait;
  if (op->kind != GV_OP_ACTION) return false;
  bool any = op->action->flags & (GV_ACTION_WAITS_ALL | GV_ACTION_MAY_WAIT);
  any |= e->model->runtime.null_order && op->action->flags & GV_ACTION_ENQUEUES;
  for (uint32_t i = 0; i < op->operand_count && !any; i++)
    any = gv_is_handle_role(gv_role_of(op, i));
  return any;
}

/* Of these operations, in order, those that are noticed. */
static void list_noticed(gv_tabulation *e, const uint32_t *ops, uint32_t count, gv_queue *queue) {
  for (uint8_t kind = 1; kind < GV_QUEUE_KINDS; kind++) {
    queue->start[kind] = e->queued.noticed.len;
    for (uint32_t i = 0; i < count; i++)
      if (!(e->queued.unnoticed[ops[i]] & kind)) *gv_push(&e->queued.noticed) = ops[i];
  }
  queue->start[GV_QUEUE_KINDS] = e->queued.noticed.len;
}

static void list_stream(gv_tabulation *e, gv_key key) {
  const gv_flow *flow = &e->flow;
  bool found;
  uint32_t *slot = gv_map_at(&e->queued.by_key, key, &found), first = flow->order_start[key];
  if (found) return;
  *slot = e->queued.queues.len;
  gv_push(&e->queued.queues);
  gv_queue queue;
  list_noticed(e, flow->orders + first, flow->order_start[key + 1] - first, &queue);
  e->queued.queues.at[*slot] = queue;
}

void gv_tab_find_queues(gv_tabulation *e) {
  const gv_model *m = e->model;
  GV_VEC(uint32_t) null = {0};
  GV_VEC(gv_key) keys = {0};
  e->queued.unnoticed = gv_malloc(m->ops.len + 1);
  for (uint32_t o = 0; o < m->ops.len; o++) {
    gv_key key = GV_NONE;
    e->queued.unnoticed[o] = unnoticed(e, o, &key);
    if (key != GV_NONE && (!keys.len || keys.at[keys.len - 1] != key)) *gv_push(&keys) = key;
    if (concerns_null(e, &m->ops.at[o])) *gv_push(&null) = o;
  }
  for (uint32_t i = 0; i < keys.len; i++) list_stream(e, keys.at[i]);
  list_noticed(e, null.at, null.len, &e->queued.null_queue);
  gv_vec_free(&keys);
  gv_vec_free(&null);
}

uint8_t gv_pending_unnoticed(const gv_tabulation *e, const gv_state *s) {
  const gv_pending *w = gv_pending_at(e, s->work);
  if (!e->queued.unnoticed) return 0;
  if (s->touched) return 0;
  if (s->handle == GV_HANDLE_WORK) return 0;
  if (w->mode & (GV_DEMANDED | GV_MARKED)) return 0;
  if (e->model->runtime.null_order == GV_NULL_APART) return GV_QUEUES_CREATED | GV_QUEUES_NULL;
  bool created = w->on_created || w->perhaps_created,
       null = w->perhaps_null || (w->on_null && !w->on_created);
  return (created ? 0 : GV_QUEUES_CREATED) | (null ? 0 : GV_QUEUES_NULL);
}

/* The first operation of the list that is in [op, end); else `end`. */
static uint32_t first_noticed(const gv_tabulation *e, const gv_queue *queue, uint8_t kinds,
                              uint32_t op, uint32_t end) {
  uint32_t first = queue->start[kinds];
  return gv_first_in(e->queued.noticed.at + first, queue->start[kinds + 1] - first, op, end);
}

uint32_t gv_next_noticed(const gv_tabulation *e, uint8_t kinds, gv_key key, uint32_t op,
                         uint32_t end) {
  uint32_t queue = kinds ? gv_map_get(&e->queued.by_key, key) : GV_NONE;
  if (queue != GV_NONE) return first_noticed(e, &e->queued.queues.at[queue], kinds, op, end);
  uint32_t order = gv_next_order(&e->flow, key, op);
  return order != GV_NONE && e->flow.orders[order] < end ? e->flow.orders[order] : end;
}

uint32_t gv_next_on_null(const gv_tabulation *e, uint8_t kinds, uint32_t op, uint32_t end) {
  if (kinds) return first_noticed(e, &e->queued.null_queue, kinds, op, end);
  while (op < end && !concerns_null(e, &e->model->ops.at[op])) op++;
  return op;
}
