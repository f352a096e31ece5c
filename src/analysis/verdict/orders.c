#include "verdict/orders.h"

#include "program/flow.h"

enum { TOLD = 2, LOOK_BACK = 512 /* operations */, CARRIERS = 16 };

/* What later work comes after the access because of it: a stream, by itself or by an event, or an
 * event that marks it. */
typedef struct carrier {
  gv_value_id value; /* the handle: in one pass of a block one value is one object, while one thing
                        need not be */
  uint32_t thing;    /* that it is; GV_NONE: one of several */
  uint32_t record, wait; /* operations; GV_NONE: the access is on the stream itself */
} carrier;

/* What is known of an access at an operation after it in its block. */
typedef struct trail {
  gv_model *model;
  const gv_order *order;
  carrier streams[CARRIERS], events[CARRIERS];
  uint32_t stream_count, event_count;
  carrier host; /* wait GV_NONE: the host has not waited for it */
} trail;

/* The one thing that comes to the operand; GV_NONE: none, or one of several. */
static uint32_t thing_at(const gv_order *order, uint32_t op, uint32_t operand) {
  const gv_contact *c;
  uint32_t count = gv_order_contacts(order, op, &c), thing = GV_NONE;
  for (uint32_t i = 0; i < count; i++) {
    if (c[i].operand != operand) continue;
    if (thing != GV_NONE) return GV_NONE;
    thing = c[i].thing;
  }
  return thing;
}

/* The handle in the role among the operands; value GV_NONE: there is none. */
static carrier handle_in_role(const trail *t, uint32_t op_id, gv_role role) {
  const gv_op *op = &t->model->ops.at[op_id];
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++) {
    gv_value_id value = gv_operands(t->model, op)[i];
    if (gv_role_of(op, i) != role || value == GV_NONE) continue;
    return (carrier){gv_strip(t->model, value), thing_at(t->order, op_id, i), GV_NONE, GV_NONE};
  }
  return (carrier){GV_NONE, GV_NONE, GV_NONE, GV_NONE};
}

static const carrier *carrier_of(const carrier *list, uint32_t count, gv_value_id value) {
  for (uint32_t i = 0; value != GV_NONE && i < count; i++)
    if (list[i].value == value) return &list[i];
  return NULL;
}

static void add(carrier *list, uint32_t *count, carrier c) {
  if (c.value != GV_NONE && *count < CARRIERS && !carrier_of(list, *count, c.value))
    list[(*count)++] = c;
}

/* What may be the event has another mark from here on. */
static void drop_event(trail *t, carrier event) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < t->event_count; i++) {
    bool known = event.thing != GV_NONE && t->events[i].thing != GV_NONE;
    if (known && event.thing != t->events[i].thing) t->events[kept++] = t->events[i];
  }
  t->event_count = kept;
}

static bool has_role(const gv_op *op, gv_role role) {
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++)
    if (gv_role_of(op, i) == role) return true;
  return false;
}

static void pass_record(trail *t, uint32_t op) {
  carrier event = handle_in_role(t, op, GV_ROLE_EVENT_RECORD);
  const carrier *on =
      carrier_of(t->streams, t->stream_count, handle_in_role(t, op, GV_ROLE_STREAM_USE).value);
  drop_event(t, event);
  event.record = on && on->record != GV_NONE ? on->record : op;
  if (on) add(t->events, &t->event_count, event);
}

static void pass_wait(trail *t, uint32_t op) {
  const carrier *mark =
      carrier_of(t->events, t->event_count, handle_in_role(t, op, GV_ROLE_EVENT_WAIT).value);
  carrier stream = handle_in_role(t, op, GV_ROLE_STREAM_USE);
  if (!mark) return;
  stream.record = mark->record, stream.wait = op;
  add(t->streams, &t->stream_count, stream);
}

static void pass_host(trail *t, uint32_t op) {
  const carrier *c =
      carrier_of(t->streams, t->stream_count, handle_in_role(t, op, GV_ROLE_STREAM_SYNC).value);
  if (!c)
    c = carrier_of(t->events, t->event_count, handle_in_role(t, op, GV_ROLE_EVENT_SYNC).value);
  if (c && t->host.wait == GV_NONE) t->host = (carrier){c->value, c->thing, c->record, op};
}

static void pass(trail *t, uint32_t id) {
  const gv_op *op = &t->model->ops.at[id];
  if (op->kind == GV_OP_CALL || op->kind == GV_OP_UNKNOWN)
    t->event_count = 0; /* it may record them */
  if (has_role(op, GV_ROLE_EVENT_RECORD)) pass_record(t, id);
  if (has_role(op, GV_ROLE_EVENT_WAIT)) pass_wait(t, id);
  if (has_role(op, GV_ROLE_STREAM_SYNC) || has_role(op, GV_ROLE_EVENT_SYNC)) pass_host(t, id);
}

/* ---- in words ---- */

static gv_str place_of(const trail *t, gv_arena *arena, uint32_t op) {
  gv_loc loc = t->model->ops.at[op].loc;
  return gv_format(arena, "%.*s at %u:%u", GV_FMT(t->model->ops.at[op].name), loc.line, loc.col);
}

static gv_str why(const trail *t, gv_arena *arena, uint32_t op, bool host) {
  const carrier *c = host ? NULL
                          : carrier_of(t->streams, t->stream_count,
                                       handle_in_role(t, op, GV_ROLE_STREAM_USE).value);
  if (c && c->wait == GV_NONE) return GV_STR("the same stream");
  if (c)
    return gv_format(arena, "the event recorded by %.*s and waited for by %.*s",
                     GV_FMT(place_of(t, arena, c->record)), GV_FMT(place_of(t, arena, c->wait)));
  if (t->host.wait == GV_NONE) return GV_STR("");
  return gv_format(arena, "the host's wait, %.*s", GV_FMT(place_of(t, arena, t->host.wait)));
}

/* ---- accesses ---- */

static bool is_access(gv_role role) { return gv_roles[role].access && !gv_roles[role].ends; }

/* The stream on which the operation enqueues an access to the thing that conflicts with one of
 * `mode`; value GV_NONE: it does not. */
static carrier stream_of_conflict(const trail *t, uint32_t id, uint32_t thing, uint8_t mode) {
  const gv_op *op = &t->model->ops.at[id];
  const carrier none = {GV_NONE, GV_NONE, GV_NONE, GV_NONE};
  if (op->kind != GV_OP_ACTION || !(op->action->flags & GV_ACTION_ENQUEUES)) return none;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_role role = gv_role_of(op, i);
    if (!is_access(role)) continue;
    if (!((gv_roles[role].access | mode) & GV_ACCESS_WRITES)) continue;
    if (thing_at(t->order, id, i) != thing) continue;
    return handle_in_role(t, id, GV_ROLE_STREAM_USE);
  }
  return none;
}

static gv_str tell(gv_model *model, const gv_order *order, gv_arena *arena,
                   const gv_obligation *o) {
  const gv_op *op = &model->ops.at[o->op];
  if (op->kind != GV_OP_ACTION) return GV_STR("");
  gv_role role = gv_role_of(op, o->operand);
  uint32_t thing = thing_at(order, o->op, o->operand), first = model->blocks.at[op->block].first_op,
           told = 0;
  bool host = gv_is_host_access(role) || !(op->action->flags & GV_ACTION_ENQUEUES);
  gv_str text = GV_STR("");
  if (thing == GV_NONE || !is_access(role)) return text;
  for (uint32_t before = o->op; before-- > first && o->op - before < LOOK_BACK && told < TOLD;) {
    trail t = {.model = model, .order = order, .host.wait = GV_NONE};
    carrier stream = stream_of_conflict(&t, before, thing, gv_roles[role].access);
    if (stream.value == GV_NONE || model->ops.at[before].action->flags & GV_ACTION_BLOCKS)
      continue; /* the host has waited for it */
    add(t.streams, &t.stream_count, stream);
    for (uint32_t between = before + 1; between < o->op; between++) pass(&t, between);
    gv_str by = why(&t, arena, o->op, host);
    if (!by.len) break; /* what orders these is not of this kind */
    text = gv_format(arena, "%.*s; after %.*s by %.*s", GV_FMT(text),
                     GV_FMT(place_of(&t, arena, before)), GV_FMT(by));
    told++;
  }
  return text;
}

void gv_tell_orders(gv_model *model, const gv_order *order, gv_report *report) {
  if (model->task_count) return; /* what runs at the same time may move the mark of an event */
  for (uint32_t i = 0; i < report->obligations.len; i++) {
    gv_obligation *o = &report->obligations.at[i];
    if (o->verdict != GV_PROVED) continue;
    if (o->op == GV_NONE) continue;
    if (o->operand == GV_NONE) continue;
    gv_str text = tell(model, order, &report->arena, o);
    if (text.len)
      o->reason = gv_format(&report->arena, "%.*s%.*s", GV_FMT(o->reason), GV_FMT(text));
  }
}
