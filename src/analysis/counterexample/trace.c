/* needs: what a path knows. gives: which streams and events come after one piece of work on it, by
 * their numbers. cost: linear in the streams and events that do. */
#include "counterexample/store.h"

static bool is_among(const gv_number *list, uint32_t count, gv_number n) {
  for (uint32_t i = 0; i < count; i++)
    if (gv_number_same(list[i], n)) return true;
  return false;
}

static bool is_unconstrained(const gv_execution *f, gv_number n) {
  const gv_unknown *u = &f->numbers.unknowns.at[n.unknown];
  return u->unconstrained || u->either;
}

/* Where another handle may be what is not followed, the places that hold it are what tells them
 * apart. */
static void ask_which(gv_execution *f, gv_number n, gv_number other) {
  if (!f->trace.several) return;
  if (is_unconstrained(f, n)) *gv_push(&f->choices) = (gv_choice){GV_NONE, GV_NONE, n, false};
  if (is_unconstrained(f, other))
    *gv_push(&f->choices) = (gv_choice){GV_NONE, GV_NONE, other, false};
}

/* Is it one of them? If that cannot be said, it is from now on, or is none of them, as this try of
 * the path has it; or the path cannot be. */
static bool matches(gv_execution *f, const gv_number *list, uint32_t count, gv_number n) {
  if (is_among(list, count, n)) return true;
  for (uint32_t i = 0; i < count; i++) {
    bool known = !n.unknown && !list[i].unknown, one = !known && f->open++ == f->settled;
    if (!known) ask_which(f, n, list[i]);
    if (!gv_numbers_assume(&f->numbers, (gv_goal){GV_EQ, one, n, list[i], GV_NUMBER_BITS}))
      return !one;
    if (one) return true;
  }
  return false;
}

/* False: there is no room. */
static bool put_among(gv_number *list, uint32_t *count, gv_number n) {
  if (is_among(list, *count, n)) return true;
  if (*count == GV_TRACE_HANDLES) return false;
  list[(*count)++] = n;
  return true;
}

static void take_from(gv_number *list, uint32_t *count, gv_number n) {
  for (uint32_t i = 0; i < *count; i++)
    if (gv_number_same(list[i], n)) list[i] = list[--*count];
}

static gv_number handle_of(gv_execution *f, gv_value_id value) {
  f->trace.havocked_at |= !gv_known_handle(f, value);
  return gv_known_number(f, value);
}

/* The operand with this role; GV_NONE: the call has none. */
static gv_value_id with_role(const gv_model *m, const gv_op *op, gv_role role) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_role_of(op, i) == role) return gv_operands(m, op)[i];
  return GV_NONE;
}

/* Does one of its handles come there in several ways? */
static bool comes_in_several(const gv_execution *f, const gv_op *op) {
  bool any = false;
  for (uint32_t i = 0; f->tab && i < op->operand_count; i++)
    any |= f->tab->uses.several[op->first_operand + i];
  return any;
}

static void order(gv_execution *f, const gv_op *op) {
  static const gv_role roles[] = {GV_ROLE_STREAM_USE,   GV_ROLE_STREAM_SYNC, GV_ROLE_STREAM_DESTROY,
                                  GV_ROLE_EVENT_RECORD, GV_ROLE_EVENT_WAIT,  GV_ROLE_EVENT_SYNC,
                                  GV_ROLE_EVENT_DESTROY};
  gv_trace *t = &f->trace;
  gv_number n[GV_ROLE_EVENT_DESTROY + 1];
  bool has[GV_ROLE_EVENT_DESTROY + 1] = {false};
  t->several |= comes_in_several(f, op);
  for (size_t i = 0; i < sizeof roles / sizeof *roles; i++) {
    gv_value_id value = with_role(f->model, op, roles[i]);
    has[roles[i]] = value != GV_NONE;
    if (value != GV_NONE) n[roles[i]] = handle_of(f, value);
  }
  if (has[GV_ROLE_STREAM_SYNC])
    t->over |= matches(f, t->stream, t->streams, n[GV_ROLE_STREAM_SYNC]);
  if (has[GV_ROLE_EVENT_SYNC]) t->over |= matches(f, t->event, t->events, n[GV_ROLE_EVENT_SYNC]);
  if (has[GV_ROLE_STREAM_DESTROY]) take_from(t->stream, &t->streams, n[GV_ROLE_STREAM_DESTROY]);
  if (has[GV_ROLE_EVENT_DESTROY]) take_from(t->event, &t->events, n[GV_ROLE_EVENT_DESTROY]);
  if (has[GV_ROLE_EVENT_RECORD] && has[GV_ROLE_STREAM_USE]) {
    bool marks = matches(f, t->stream, t->streams, n[GV_ROLE_STREAM_USE]);
    t->gained += marks && !is_among(t->event, t->events, n[GV_ROLE_EVENT_RECORD]);
    take_from(t->event, &t->events, n[GV_ROLE_EVENT_RECORD]);
    if (marks) t->havocked_at |= !put_among(t->event, &t->events, n[GV_ROLE_EVENT_RECORD]);
  }
  if (has[GV_ROLE_EVENT_WAIT] && has[GV_ROLE_STREAM_USE] &&
      matches(f, t->event, t->events, n[GV_ROLE_EVENT_WAIT])) {
    t->gained += !is_among(t->stream, t->streams, n[GV_ROLE_STREAM_USE]);
    t->havocked_at |= !put_among(t->stream, &t->streams, n[GV_ROLE_STREAM_USE]);
  }
}

void gv_trace_op(gv_execution *f, uint32_t op_id) {
  const gv_op *op = &f->model->ops.at[op_id];
  bool may_order = op->kind == GV_OP_UNKNOWN ||
                   (op->kind == GV_OP_CALL && (!f->tab || f->tab->ordering.orders[op->callee]));
  if (may_order)
    f->trace.havocked_at = true, f->trace.events = 0; /* which may be recorded anew there */
  if (op->kind != GV_OP_ACTION) return;
  if (f->trace.begin == op_id) {
    gv_value_id stream = with_role(f->model, op, GV_ROLE_STREAM_USE);
    f->trace = (gv_trace){.begin = GV_NONE,
                          .active = stream != GV_NONE,
                          .streams = stream != GV_NONE,
                          .told = f->trace.told};
    if (stream != GV_NONE) f->trace.stream[0] = handle_of(f, stream);
    f->trace.several = comes_in_several(f, op);
    f->trace.failed = gv_execute_fails(f, op);
    f->trace.unsure = f->trace.havocked_at;
  } else if (f->trace.active && !f->trace.over && !gv_execute_fails(f, op)) {
    order(f, op);
  }
}

bool gv_execution_apart(gv_execution *f, uint32_t op_id) {
  const gv_model *m = f->model;
  const gv_op *op = &m->ops.at[op_id];
  gv_execution_arrive(f, op_id);
  bool enqueues = op->kind == GV_OP_ACTION &&
                  op->action->flags & GV_ACTION_ENQUEUES; /* memory is freed all the same */
  if (f->trace.failed) return true;
  if (enqueues && gv_execute_fails(f, op)) return true;
  if (!f->trace.active) return false;
  if (m->runtime.streams_are_unordered) return f->trace.over;
  gv_value_id stream = op->kind == GV_OP_ACTION ? with_role(m, op, GV_ROLE_STREAM_USE) : GV_NONE;
  if (f->trace.over) return true;
  return stream != GV_NONE && matches(f, f->trace.stream, f->trace.streams, handle_of(f, stream));
}
