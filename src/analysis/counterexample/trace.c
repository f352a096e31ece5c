/* needs: what a path knows. gives: which streams and events come after one piece of work on it, by
 * their numbers. cost: linear in the streams and events that do. */
#include "counterexample/checkpoint.h"
#include "counterexample/store.h"

enum { ENTRIES_OF_A_STEP = 64 };

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
  if (is_unconstrained(f, n)) gv_execution_choose(f, GV_NONE, GV_NONE, n, false);
  if (is_unconstrained(f, other)) gv_execution_choose(f, GV_NONE, GV_NONE, other, false);
}

enum { APART_DEPTH = 4 }; /* selects that are looked into */

/* The path has made both, one after the other; of one that is selected, each that it can be. */
static bool are_apart(const gv_execution *f, gv_number a, gv_number b, int depth) {
  if (a.unknown == b.unknown || a.plus || b.plus) return false;
  const gv_unknown *of_a = &f->numbers.unknowns.at[a.unknown];
  const gv_unknown *of_b = &f->numbers.unknowns.at[b.unknown];
  if (of_a->op == GV_NUMBER_SELECT && depth < APART_DEPTH)
    return are_apart(f, of_a->b, b, depth + 1) && are_apart(f, of_a->c, b, depth + 1);
  if (of_b->op == GV_NUMBER_SELECT && depth < APART_DEPTH)
    return are_apart(f, a, of_b->b, depth + 1) && are_apart(f, a, of_b->c, depth + 1);
  return of_a->object == GV_OBJECT_MADE && of_b->object == GV_OBJECT_MADE;
}

/* Is it one of them? If that cannot be said, it is from now on, or is none of them, as this try of
 * the path has it; or the path cannot be. */
static bool matches(gv_execution *f, const gv_number *list, uint32_t count, gv_number n) {
  if (is_among(list, count, n)) return true;
  for (uint32_t i = 0; i < count; i++) {
    bool known = !n.unknown && !list[i].unknown, one = !known && f->open++ == f->settled;
    if (are_apart(f, n, list[i], 0)) continue; /* whichever way this try has it */
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

/* The parts that streams and events play in what is followed. */
static const gv_role roles[] = {GV_ROLE_STREAM_USE,   GV_ROLE_STREAM_SYNC, GV_ROLE_STREAM_DESTROY,
                                GV_ROLE_EVENT_RECORD, GV_ROLE_EVENT_WAIT,  GV_ROLE_EVENT_SYNC,
                                GV_ROLE_EVENT_DESTROY};
enum { ROLES = sizeof roles / sizeof *roles };

static bool is_followed(gv_role role) {
  bool is = false;
  for (size_t i = 0; i < ROLES; i++) is |= roles[i] == role;
  return is;
}

/* The streams and events of a call, by their parts in it. */
typedef struct call_handles {
  gv_number n[GV_ROLE_EVENT_DESTROY + 1];
  bool has[GV_ROLE_EVENT_DESTROY + 1];
} call_handles;

static call_handles handles_of(gv_execution *f, const gv_op *op) {
  call_handles h = {0};
  for (size_t i = 0; i < ROLES; i++) {
    gv_value_id value = with_role(f->model, op, roles[i]);
    h.has[roles[i]] = value != GV_NONE;
    if (value != GV_NONE) h.n[roles[i]] = handle_of(f, value);
  }
  return h;
}

static void order(gv_execution *f, const call_handles *h) {
  gv_trace *t = &f->trace;
  const gv_number *n = h->n;
  const bool *has = h->has;
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

/* What the call does to handles is not followed. */
static bool may_order(const gv_execution *f, const gv_op *op) {
  if (op->kind == GV_OP_UNKNOWN) return true;
  return op->kind == GV_OP_CALL && (!f->tab || f->tab->ordering.orders[op->callee]);
}

/* Events may be recorded anew there. */
static void lose_order(gv_trace *t) { t->havocked_at = true, t->events = 0; }

/* The work that is followed is enqueued by the call. */
static void begin(gv_execution *f, const gv_op *op, const call_handles *h, bool known, bool fails) {
  bool on_stream = h->has[GV_ROLE_STREAM_USE];
  f->trace = (gv_trace){.begin = GV_NONE,
                        .op = f->trace.op,
                        .via = f->trace.via,
                        .operand = f->trace.operand,
                        .active = on_stream,
                        .streams = on_stream,
                        .several = comes_in_several(f, op),
                        .failed = fails,
                        .unsure = !known,
                        .havocked_at = !known,
                        .told = f->trace.told};
  if (on_stream) f->trace.stream[0] = h->n[GV_ROLE_STREAM_USE];
}

/* The call in whose callee the path is, which it passes through; GV_NONE. */
static uint32_t call_through(const gv_execution *f) {
  return f->throughs ? f->through[0] : GV_NONE;
}

static bool begins_at(const gv_execution *f, uint32_t op, uint32_t call) {
  if (f->trace.begin != op) return false;
  return f->trace.via == GV_NONE || f->trace.via == call;
}

static void take_numbers(gv_execution *f, const gv_trace *asked) {
  gv_trace *t = &f->trace;
  t->wants = asked->wants, t->passed = true;
  for (uint32_t i = 0; i < t->wants; i++) {
    t->wanted[i] = asked->wanted[i];
    t->got[i] = gv_known_number(f, t->wanted[i]);
  }
}

void gv_trace_op(gv_execution *f, uint32_t op_id) {
  const gv_op *op = &f->model->ops.at[op_id];
  if (may_order(f, op)) lose_order(&f->trace);
  if (op->kind != GV_OP_ACTION) return;
  if (begins_at(f, op_id, call_through(f))) {
    call_handles h = {0};
    gv_value_id stream = with_role(f->model, op, GV_ROLE_STREAM_USE);
    h.has[GV_ROLE_STREAM_USE] = stream != GV_NONE;
    bool known = stream == GV_NONE || gv_known_handle(f, stream);
    if (stream != GV_NONE) h.n[GV_ROLE_STREAM_USE] = gv_known_number(f, stream);
    const gv_trace asked = f->trace;
    begin(f, op, &h, known, gv_execute_fails(f, op));
    take_numbers(f, &asked);
    uint32_t operand = f->trace.operand;
    f->trace.placed =
        operand != GV_NONE && gv_known_far(f, gv_operands(f->model, op)[operand], &f->trace.far);
  } else if (f->trace.active && !f->trace.over && !gv_execute_fails(f, op)) {
    f->trace.several |= comes_in_several(f, op);
    call_handles h = handles_of(f, op);
    order(f, &h);
  }
}

/* ---- what is followed later ------------------------------------------------------------------ */

static bool is_made(const gv_execution *f, gv_number n) {
  return n.unknown && !n.plus && f->numbers.unknowns.at[n.unknown].object == GV_OBJECT_MADE;
}

/* What the handle is to the call. */
static gv_logged log_of(gv_execution *f, gv_role role, gv_value_id value) {
  gv_number n = gv_known_number(f, value);
  bool made = n.unknown && !n.plus && f->numbers.unknowns.at[n.unknown].handle != GV_HANDLE_NONE;
  return (gv_logged){.role = (uint8_t)role,
                     .known = !n.unknown || made,
                     .plain = made && is_made(f, n),
                     .number = n};
}

/* Of the last call in the log, whose entries begin with number `first`: what order() compares. */
static void count_compared(gv_execution *f, uint32_t first) {
  bool has[GV_ROLE_EVENT_DESTROY + 1] = {false};
  for (uint32_t i = first; i < f->log.len; i++) has[f->log.at[i].role] = true;
  bool counts = first < f->log.len && !f->log.at[first].fails, uses = has[GV_ROLE_STREAM_USE];
  uint32_t streams = has[GV_ROLE_STREAM_SYNC] + (has[GV_ROLE_EVENT_RECORD] && uses);
  uint32_t events = has[GV_ROLE_EVENT_SYNC] + (has[GV_ROLE_EVENT_WAIT] && uses);
  for (uint32_t i = first; i < f->log.len; i++) {
    gv_logged *one = &f->log.at[i];
    one->streams = (first ? f->log.at[first - 1].streams : 0) + (counts ? streams : 0);
    one->events = (first ? f->log.at[first - 1].events : 0) + (counts ? events : 0);
  }
}

void gv_log_op(gv_execution *f, uint32_t op_id) {
  const gv_op *op = &f->model->ops.at[op_id];
  const uint32_t before = f->log.len, call = call_through(f);
  if (may_order(f, op))
    *gv_push(&f->log) = (gv_logged){.op = op_id, .call = call, .role = GV_ROLE_NONE, .first = true};
  const uint64_t budget = f->numbers.budget; /* the operation has been paid for */
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++) {
    gv_role role = gv_role_of(op, i);
    gv_value_id value = gv_operands(f->model, op)[i];
    if (value == GV_NONE || !is_followed(role)) continue;
    gv_logged one = log_of(f, role, value);
    one.op = op_id, one.call = call, one.first = f->log.len == before;
    one.fails = one.first ? gv_execute_fails(f, op) : f->log.at[before].fails;
    one.plain = one.fails || (one.plain && !comes_in_several(f, op));
    *gv_push(&f->log) = one;
  }
  f->numbers.budget = budget;
  count_compared(f, before);
}

/* All that is known to come after the work is told apart by the path. */
static bool all_are_made(const gv_execution *f) {
  const gv_trace *t = &f->trace;
  bool all = true;
  for (uint32_t i = 0; i < t->streams; i++) all &= is_made(f, t->stream[i]);
  for (uint32_t i = 0; i < t->events; i++) all &= is_made(f, t->event[i]);
  return all;
}

static bool concerns(const gv_trace *t, const gv_logged *one) {
  if (!one->plain || one->role == GV_ROLE_NONE) return true;
  if (one->fails) return false;
  return is_among(t->stream, t->streams, one->number) || is_among(t->event, t->events, one->number);
}

/* The first entry from `at` on that changes anything, or the length of the log; what is passed over
 * is counted as compared. */
static uint32_t next_that_matters(gv_execution *f, uint32_t at) {
  const gv_trace *t = &f->trace;
  const gv_logged *log = f->log.at;
  uint32_t from = at, end = f->log.len;
  if (!t->active || t->over) {
    while (at < end && log[at].role != GV_ROLE_NONE && log[at].op != t->begin) at++;
    return at;
  }
  if (!all_are_made(f)) return at;
  while (at < end && !concerns(t, &log[at])) at++;
  while (at < end && !log[at].first) at--;
  if (at == from) return at;
  uint32_t streams = log[at - 1].streams - (from ? log[from - 1].streams : 0);
  uint32_t events = log[at - 1].events - (from ? log[from - 1].events : 0);
  f->open += streams * t->streams + events * t->events;
  return at;
}

/* The entries of one call, from `at` up to the one that is given back. */
static uint32_t follow_call(gv_execution *f, uint32_t at) {
  const gv_logged call = f->log.at[at];
  const gv_op *op = &f->model->ops.at[call.op];
  call_handles h = {0};
  bool known = true, knows_stream = true;
  do {
    const gv_logged *one = &f->log.at[at++];
    if (h.has[one->role]) continue;
    h.has[one->role] = true;
    h.n[one->role] = one->number;
    known &= one->known;
    if (one->role == GV_ROLE_STREAM_USE) knows_stream = one->known;
  } while (at < f->log.len && !f->log.at[at].first);
  if (begins_at(f, call.op, call.call)) {
    begin(f, op, &h, knows_stream, call.fails);
  } else if (f->trace.active && !f->trace.over && !call.fails) {
    f->trace.several |= comes_in_several(f, op);
    f->trace.havocked_at |= !known;
    order(f, &h);
  }
  return at;
}

void gv_execution_follow(gv_execution *f) {
  if (!f->trace.by_log) return;
  gv_checkpoints_close(f);
  f->trace.by_log = false;
  gv_numbers_spend(&f->numbers, (f->log.len - f->trace.from) / ENTRIES_OF_A_STEP);
  for (uint32_t at = next_that_matters(f, f->trace.from); at < f->log.len;
       at = next_that_matters(f, at)) {
    bool lost = f->log.at[at].role == GV_ROLE_NONE;
    if (lost) lose_order(&f->trace);
    at = lost ? at + 1 : follow_call(f, at);
  }
}

bool gv_execution_apart(gv_execution *f, uint32_t op_id) {
  const gv_model *m = f->model;
  const gv_op *op = &m->ops.at[op_id];
  gv_execution_arrive(f, op_id);
  bool enqueues = op->kind == GV_OP_ACTION &&
                  op->action->flags & GV_ACTION_ENQUEUES; /* memory is freed all the same */
  gv_execution_follow(f);
  if (f->trace.failed) return true;
  if (enqueues && gv_execute_fails(f, op)) return true;
  if (!f->trace.active) return false;
  if (m->runtime.streams_are_unordered) return f->trace.over;
  gv_value_id stream = op->kind == GV_OP_ACTION ? with_role(m, op, GV_ROLE_STREAM_USE) : GV_NONE;
  if (f->trace.over) return true;
  return stream != GV_NONE && matches(f, f->trace.stream, f->trace.streams, handle_of(f, stream));
}
