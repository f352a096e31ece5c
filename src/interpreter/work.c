/* needs: a run. gives: what accesses to memory meet that is pending, and what is pending after
 * them. cost: the accesses to that memory. */
#include "interpreter/room.h"

/* ---- which bytes ----------------------------------------------------------------------------- */

typedef enum overlap { APART, PERHAPS, OVERLAPS } overlap;

static overlap compare(const access *a, const access *b) {
  if (a->whole || b->whole) return OVERLAPS;
  if (a->spot != b->spot) return PERHAPS;
  if (a->low == b->low) return a->high > a->low && b->high > b->low ? OVERLAPS : APART;
  const access *first = a->low < b->low ? a : b, *second = first == a ? b : a;
  if (first->high == INT64_MAX) return PERHAPS;
  return first->high > second->low && second->high > second->low ? OVERLAPS : APART;
}

static bool writes(gv_role role) {
  return role == GV_ROLE_GPU_WRITE || role == GV_ROLE_KERNEL_WRITE || role == GV_ROLE_KERNEL_BOTH ||
         role == GV_ROLE_HOST_WRITE || role == GV_ROLE_MEMREF_WRITE;
}

static access access_of(word at, gv_role role, int64_t bytes) {
  access a = {.low = at.k, .spot = at.spot, .writes = writes(role), .queue = GV_NONE};
  a.high = bytes < 0 || at.k > INT64_MAX - bytes ? INT64_MAX : at.k + bytes;
  a.whole =
      (gv_is_kernel_access(role) || gv_is_memref_role(role)) &&
      bytes <
          0; /* a kernel, or a function of the host that gets a memref: somewhere in all of it */
  return a;
}

/* ---- what is met ----------------------------------------------------------------------------- */

static void meet(run *r, uint32_t op, uint32_t id, const access *a, const order *after, bool sure) {
  thing *t = gv_thing(r, id);
  for (uint32_t i = 0; i < t->accesses.len; i++) {
    const access *other = &t->accesses.at[i];
    overlap same = compare(a, other);
    bool no_matter = !(a->writes || other->writes);
    if (gv_has_act(&after->real, other->act) || no_matter || same == APART) continue;
    if (a->queue != GV_NONE && a->queue == other->queue)
      continue; /* of two tasks: one comes first, whichever */
    bool certain =
        sure && !other->shaky && !gv_has_act(&after->kind, other->act) && !t->faulted && !t->raced;
    certain &=
        !(a->host &&
          other->host); /* what two tasks of the host do alone may be reported, and need not be */
    gv_shown_how how = same == PERHAPS ? GV_SHOWN_UNCERTAIN : GV_SHOWN_FAULT;
    gv_show(r, op, a->host || other->host ? GV_RULE_HOST_RACE : GV_RULE_STREAM_RACE,
            certain ? how : GV_SHOWN_CONSEQUENCE);
    t->raced |= same == OVERLAPS && !(a->host && other->host);
  }
}

/* What the GPU, or a library, has put there is not known. */
static void overwrite(run *r, uint32_t id, const access *a) {
  if (!a->writes || gv_thing(r, id)->memory.count == 0) return;
  bytes anything = gv_same_words(gv_new_unknown(r, false, 0));
  thing *t = gv_thing(r, id);
  bool known = !a->whole && !a->spot && a->high != INT64_MAX;
  t->memory = known ? gv_bytes_put(r, t->memory, a->low, a->high - a->low, anything) : anything;
}

static bool can_be_touched(run *r, uint32_t id) {
  return id != GV_NONE && (gv_is_memory(gv_thing(r, id)) || gv_thing(r, id)->kind == T_GIVEN);
}

void gv_host_access(run *r, uint32_t op, word at, gv_role role, int64_t bytes) {
  gv_use_memory(r, op, at, role, true);
  uint32_t id = gv_runs(r) ? gv_thing_of(r, at) : GV_NONE;
  if (!can_be_touched(r, id)) return;
  access a = access_of(at, role, bytes);
  a.host = true;
  meet(r, op, id, &a, &r->host, true);
  bool filled = r->model->ops.at[op].kind == GV_OP_ACTION;
  if (role != GV_ROLE_HOST_WRITE || bytes < 0 || filled) overwrite(r, id, &a);
  if (!r->threads) return;
  a.act = gv_new_act(r);
  gv_add_act(&r->host.real, a.act);
  gv_add_act(&r->host.kind, a.act);
  *gv_push(&gv_thing(r, id)->accesses) = a;
}

/* ---- work on streams ------------------------------------------------------------------------- */

typedef struct begun {
  uint32_t op;
  order before;
  bool sure, touches;
  uint32_t queue;
  GV_VEC(access) made;
  GV_VEC(uint32_t) of; /* the things that were accessed */
} begun;

static void begin_access(run *r, begun *b, word at, gv_role role, int64_t bytes) {
  uint32_t id = gv_thing_of(r, at);
  if (!gv_runs(r) || id == GV_NONE) return;
  access a = access_of(at, role, bytes);
  a.queue = b->queue;
  if (role == GV_ROLE_MODULE_LAUNCH) {
    if (gv_thing(r, id)->kind != T_MODULE) return;
    a.whole = true;
  } else if (gv_thing(r, id)->kind == T_HOLDER) {
    for (uint32_t i = 0; i < gv_thing(r, id)->kept.len; i++)
      begin_access(r, b, gv_thing(r, id)->kept.at[i], role, bytes);
    return;
  } else if (!can_be_touched(r, id)) {
    return;
  } else {
    meet(r, b->op, id, &a, &b->before, b->sure);
    b->touches = true;
  }
  *gv_push(&b->made) = a;
  *gv_push(&b->of) = id;
}

static void leave_pending(run *r, begun *b, uint32_t act) {
  for (uint32_t i = 0; i < b->made.len; i++) {
    access a = b->made.at[i];
    a.act = act;
    a.shaky = !b->sure;
    overwrite(r, b->of.at[i], &a);
    *gv_push(&gv_thing(r, b->of.at[i])->accesses) = a;
  }
}

static bool use_all(run *r, uint32_t op, const touched *list, uint32_t count, bool works) {
  bool sure = works;
  for (uint32_t i = 0; i < count; i++) {
    bool launch = list[i].role == GV_ROLE_MODULE_LAUNCH;
    sure &= (launch ? gv_use_module : gv_use_memory)(r, op, list[i].at, list[i].role, works);
  }
  return sure;
}

static uint32_t queue_of(run *r, const word *stream) {
  uint32_t id = gv_thing_of(r, *stream);
  return id == GV_NONE ? r->null_stream : id;
}

void gv_enqueue(run *r, uint32_t op, const word *stream, bool blocks, const touched *list,
                uint32_t count) {
  bool works = !stream || gv_use_handle(r, op, *stream, GV_ROLE_STREAM_USE);
  begun b = {.op = op, .sure = use_all(r, op, list, count, works)};
  if (!works || !gv_runs(r)) return;
  uint32_t queue = stream ? queue_of(r, stream) : GV_NONE;
  bool in_order = stream && (!r->model->runtime.streams_are_unordered || queue == r->null_stream);
  if (in_order) b.before = gv_order_of_stream(r, queue);
  b.queue = in_order ? queue : GV_NONE;
  gv_order_join(&b.before, &r->host);
  for (uint32_t i = 0; i < count; i++) begin_access(r, &b, list[i].at, list[i].role, list[i].bytes);
  uint32_t act = gv_new_act(r);
  leave_pending(r, &b, act);
  *gv_push(&r->works) = (work){act, op, b.before, !b.sure, b.touches};
  order after = b.before;
  gv_add_act(&after.real, act);
  gv_add_act(&after.kind, act);
  if (queue != GV_NONE) gv_order_stream(r, queue, &after);
  if (blocks || !stream) gv_order_join(&r->host, &after);
  gv_vec_free(&b.made);
  gv_vec_free(&b.of);
}

/* ---- ends ------------------------------------------------------------------------------------ */

static void meet_pending(run *r, uint32_t op, thing *t, const order *after, gv_rule rule) {
  for (uint32_t i = 0; i < t->accesses.len; i++) {
    const access *a = &t->accesses.at[i];
    if (gv_has_act(&after->real, a->act)) continue;
    bool certain = !gv_has_act(&after->kind, a->act) && !a->shaky && !t->faulted && !t->raced;
    gv_show(r, op, rule, certain ? GV_SHOWN_FAULT : GV_SHOWN_CONSEQUENCE);
  }
}

void gv_free_memory(run *r, uint32_t op, word at, gv_role role, const word *stream) {
  order after = r->host;
  if (stream && gv_use_handle(r, op, *stream, GV_ROLE_STREAM_USE)) {
    order of_stream = gv_order_of_stream(r, queue_of(r, stream));
    gv_order_join(&after, &of_stream);
  } else if (stream) {
    gv_order_join_all(&after.kind);
  }
  if (!gv_use_memory(r, op, at, role, true)) gv_order_join_all(&after.kind);
  uint32_t id = gv_runs(r) ? gv_thing_of(r, at) : GV_NONE;
  if (can_be_touched(r, id)) meet_pending(r, op, gv_thing(r, id), &after, GV_RULE_FREE_IN_FLIGHT);
}

void gv_unload(run *r, uint32_t op, word at) {
  if (!gv_use_module(r, op, at, GV_ROLE_MODULE_UNLOAD, true)) return;
  thing *t = gv_thing(r, gv_thing_of(r, at));
  meet_pending(r, op, t, &r->host, GV_RULE_MODULE_UNLOAD_IN_FLIGHT);
  t->dead = true;
}

void gv_mark_slot(run *r, uint32_t op, word at) {
  const gv_op *marker = &r->model->ops.at[op];
  if (at.kind != W_THING) return; /* control did not come to where it is made */
  thing *t = gv_thing(r, at.id);
  bool begins = marker->kind == GV_OP_SLOT_BEGIN;
  if (!begins && !t->dead) meet_pending(r, op, t, &r->host, GV_RULE_USE_AFTER_FREE);
  if (marker->unset) t->memory = gv_same_words((word){.kind = W_UNDEF});
  t->dead = !begins;
}
