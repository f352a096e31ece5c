/* needs: a finding, its model, and the text. gives: candidates. cost: the operations of the
 * finding's function, and the text once.
 *
 * A rule has a row of candidate generators. A generator takes from the finding what it is about:
 * the operation at fault, and those of its steps, by the roles that their operands play. */
#include "fix/candidates.h"
#include "fix/candidate.h"
#include "fix/statements.h"
#include "fix/tokens.h"

/* ---- generators ---- */

static uint32_t first_op_of(const gv_candidate *m, uint32_t op) {
  uint32_t first, end;
  gv_candidate_function(m, op, &first, &end);
  return first;
}

static uint32_t end_of_function(const gv_candidate *m, uint32_t op) {
  uint32_t first, end;
  gv_candidate_function(m, op, &first, &end);
  return end;
}

static gv_str called(gv_candidate *m, uint32_t op) {
  return op == GV_NONE ? GV_STR("") : gv_candidate_op(m, op)->name;
}

/* It does more than to end, record or wait for something: the program is not the same without it.
 */
static bool is_wanted(const gv_candidate *m, uint32_t op) {
  const gv_op *o = gv_candidate_op(m, op);
  if (o->kind != GV_OP_ACTION || o->action->flags & GV_ACTION_ENQUEUES ||
      o->action->creates != GV_CREATES_NOTHING)
    return !gv_ends(m, op);
  for (uint32_t i = 0; i < o->operand_count; i++) {
    gv_role role = gv_role_of(o, i);
    if (role != GV_ROLE_NONE && !gv_is_handle_role(role) && !gv_role_info_of(role)->ends)
      return true;
  }
  return false;
}

/* The operation itself is one too many. */
static void drop_use(gv_candidate *m) {
  if (is_wanted(m, m->finding->op)) return;
  gv_candidate_begin(m);
  gv_candidate_drop(m, m->finding->op);
  gv_candidate_end(m, gv_format(m->arena, "remove this %.*s", GV_FMT(called(m, m->finding->op))));
}

/* … and the event that it is for, which nobody else waits for. */
static void drop_with_event(gv_candidate *m) {
  gv_candidate_begin(m);
  gv_candidate_drop(m, m->finding->op);
  gv_candidate_drop_events(m, &m->finding->op, 1);
  gv_candidate_end(
      m, gv_format(m->arena, "remove this %.*s, and the event", GV_FMT(called(m, m->finding->op))));
}

/* The host waits for the stream that the operation uses, before or after what is at `to`. */
static void sync_there(gv_candidate *m, uint32_t op, uint32_t to, bool after) {
  gv_value_id stream = gv_candidate_operand(m, op, GV_OF_STREAM);
  if (stream != GV_NONE)
    gv_candidate_call(m, to, after, GV_CALL_STREAM_SYNC, NULL, gv_candidate_name(m, stream),
                      GV_STR(""));
}

/* The last operation of the block of the use that has one of the values that `end` has. */
static uint32_t last_use(const gv_candidate *m, uint32_t end, uint32_t use) {
  const gv_op *ends = gv_candidate_op(m, end);
  for (uint32_t i = m->model->blocks.at[gv_candidate_op(m, use)->block].end_op; i-- > use;)
    for (uint32_t k = 0; k < gv_candidate_op(m, i)->operand_count; k++)
      if (gv_operands(m->model, gv_candidate_op(m, i))[k] == gv_operands(m->model, ends)[0])
        return i;
  return use;
}

/* What ended the object comes after the use instead, or as late as in its block; where work was
 * enqueued, the host waits for it first. */
static void end_later(gv_candidate *m) {
  uint32_t at = gv_last_step(m, gv_ends), use = m->finding->op;
  if (at == GV_NONE) return;
  uint32_t last = m->model->blocks.at[gv_candidate_op(m, use)->block].end_op - 1;
  for (int waits = 0; waits < 2; waits++) {
    const char *first = waits ? ", and synchronize before it" : "";
    gv_candidate_begin(m);
    if (waits) sync_there(m, use, use, true);
    gv_candidate_move(m, at, use, true);
    gv_candidate_end(
        m, gv_format(m->arena, "move %.*s after this use%s", GV_FMT(called(m, at)), first));
    if (last_use(m, at, use) != use && !waits) {
      gv_candidate_begin(m);
      gv_candidate_move(m, at, last_use(m, at, use), true);
      gv_candidate_end(m, gv_format(m->arena, "move %.*s after the last use in this block",
                                    GV_FMT(called(m, at))));
    }
    gv_candidate_begin(m);
    if (waits) sync_there(m, use, last, false);
    gv_candidate_move(m, at, last, false);
    gv_candidate_end(m, gv_format(m->arena, "move %.*s to the end of the block%s",
                                  GV_FMT(called(m, at)), first));
  }
}

/* The one that came first goes. */
static void drop_first_end(gv_candidate *m) {
  uint32_t at = gv_last_step(m, gv_ends);
  if (at == GV_NONE) return;
  gv_candidate_begin(m);
  gv_candidate_drop(m, at);
  gv_candidate_end_guess(m, gv_format(m->arena, "remove the earlier %.*s", GV_FMT(called(m, at))));
}

static gv_callee end_of(gv_creates what) {
  switch (what) {
  case GV_CREATES_STREAM: return GV_CALL_STREAM_DESTROY;
  case GV_CREATES_EVENT: return GV_CALL_EVENT_DESTROY;
  case GV_CREATES_MODULE: return GV_CALL_MODULE_UNLOAD;
  default: return GV_CALL_MEM_FREE;
  }
}

/* The runtime's own memory, whose allocation takes a stream as its second argument, as its free
 * does. */
static bool is_runtime_memory(const gv_op *o) {
  return o->kind == GV_OP_ACTION && o->action->creates == GV_CREATES_MEMORY;
}
enum { ALLOCATION_STREAM = 1 };

/* The streams on which work uses the value: the host waits for them before `at`, or after it. */
static void sync_users(gv_candidate *m, gv_value_id memory, uint32_t at, bool after) {
  enum { MOST = 3 };
  gv_value_id streams[MOST];
  uint32_t count = 0, first, end;
  gv_candidate_function(m, at, &first, &end);
  for (uint32_t i = first; i < end && count < MOST; i++) {
    const gv_op *o = gv_candidate_op(m, i);
    gv_value_id stream = gv_enqueues(m, i) ? gv_candidate_operand(m, i, GV_OF_STREAM) : GV_NONE;
    bool uses = false, known = stream == GV_NONE;
    for (uint32_t k = 0; k < o->operand_count; k++) uses |= gv_operands(m->model, o)[k] == memory;
    for (uint32_t k = 0; k < count; k++) known |= streams[k] == stream;
    if (uses && !known) streams[count++] = stream;
  }
  m->failed |= !count;
  for (uint32_t i = 0; i < count; i++)
    gv_candidate_call(m, at, after, GV_CALL_STREAM_SYNC, NULL, gv_candidate_name(m, streams[i]),
                      GV_STR(""));
}

static void end_made_once(gv_candidate *m, uint32_t at, bool after, bool waits, bool on_null,
                          const char *where);

/* Ends what the finding's operation made, before `at`, or after it; memory also once the work that
 * uses it is over. `on_null`: the runtime's memory, on the null stream, where that of its
 * allocation may be gone. */
static void end_made(gv_candidate *m, uint32_t at, bool after, bool on_null, const char *where) {
  int ways = m->finding->rule == GV_RULE_MEMORY_LEAK ? 2 : 1;
  if (on_null && (ways == 1 || !is_runtime_memory(gv_candidate_op(m, m->finding->op)))) return;
  for (int waits = 0; waits < ways; waits++) end_made_once(m, at, after, waits, on_null, where);
}

static gv_str free_name(gv_candidate *m, const char *word);

/* A null stream there, with its name. */
static gv_str null_stream(gv_candidate *m, uint32_t at, bool after) {
  gv_str name = free_name(m, "null");
  const char *zero = gv_candidate_is_generic(m, at) ? "\"llvm.mlir.zero\"() : () -> !llvm.ptr"
                                                    : "llvm.mlir.zero : !llvm.ptr";
  gv_candidate_line_at(m, at, after, gv_format(m->arena, "%.*s = %s", GV_FMT(name), zero));
  gv_candidate_names(m, name, GV_VALUE_NULL);
  return name;
}

/* What holds at `at` what the finding's operation made: the result of that, or of the last call
 * that has returned it to this function. */
static gv_value_id holder_at(const gv_candidate *m, uint32_t at) {
  uint32_t first, end, holder = m->finding->op;
  gv_candidate_function(m, at, &first, &end);
  for (uint32_t i = 0;
       i < m->finding->notes.len && (m->finding->op < first || m->finding->op >= end); i++) {
    const gv_note *n = &m->finding->notes.at[i];
    bool here = n->kind == GV_NOTE_STEP && n->op != GV_NONE && n->op >= first && n->op < end;
    if (here && gv_candidate_op(m, n->op)->kind == GV_OP_CALL &&
        gv_candidate_op(m, n->op)->result_count == 1)
      holder = n->op;
  }
  return gv_results(m->model, gv_candidate_op(m, holder))[0];
}

static void end_made_once(gv_candidate *m, uint32_t at, bool after, bool waits, bool on_null,
                          const char *where) {
  uint32_t made = m->finding->op;
  const gv_op *o = gv_candidate_op(m, made);
  gv_callee f = o->kind == GV_OP_ACTION ? end_of(o->action->creates) : GV_CALL_HOST_FREE;
  gv_value_id holder = holder_at(m, at);
  gv_candidate_begin(m);
  gv_str name = gv_candidate_name(m, holder), stream = GV_STR("");
  if (waits) sync_users(m, holder, at, after);
  if (on_null)
    stream = null_stream(m, at, after);
  else if (is_runtime_memory(o))
    stream = gv_candidate_argument(m, made, ALLOCATION_STREAM);
  gv_candidate_call(m, at, after, f, NULL, name, stream);
  gv_candidate_end(m, gv_format(m->arena, "%scall %s(%.*s) %s%s",
                                waits ? "wait for its work, and " : "", gv_callees[f].name,
                                GV_FMT(name), on_null ? "on the null stream " : "", where));
}

/* What was made is ended before the function returns. */
static void end_at_exit_on(gv_candidate *m, bool on_null) {
  uint32_t at = gv_last_step(m, gv_is_exit);
  if (at != GV_NONE && gv_candidate_op(m, m->finding->op)->result_count)
    end_made(m, at, false, on_null, "before the function returns");
}

static void end_at_exit(gv_candidate *m) { end_at_exit_on(m, false); }
static void end_at_exit_on_null(gv_candidate *m) { end_at_exit_on(m, true); }

static bool is_any(const gv_candidate *m, uint32_t op) { return (void)m, op != GV_NONE; }

/* What the slot holds at the end is freed there: before it is overwritten in the last block, or the
 * function returns. */
static void free_in_slot(gv_candidate *m, uint32_t lost, gv_value_id slot) {
  const gv_model *model = m->model;
  uint32_t at = lost, since = model->blocks.at[gv_candidate_op(m, lost)->block].first_op;
  for (uint32_t i = 0; i < m->finding->notes.len; i++) {
    const gv_note *n = &m->finding->notes.at[i];
    if (n->kind == GV_NOTE_STEP && n->op != GV_NONE && n->op < lost && n->op + 1 > since)
      since = n->op + 1;
  }
  for (uint32_t i = lost; i-- > since;) {
    const gv_op *o = gv_candidate_op(m, i);
    if (o->kind == GV_OP_STORE && gv_operands(model, o)[1] == slot) at = i;
  }
  gv_candidate_begin(m);
  gv_str name = free_name(m, "left"), from = gv_candidate_name(m, slot);
  const gv_op *made = gv_candidate_op(m, m->finding->op);
  bool runtime = is_runtime_memory(made);
  if (m->failed) return;
  gv_model_change load = {.kind = GV_CHANGE_LOAD, .op = gv_candidate_place(m, at, false)};
  load.values[0] = slot;
  gv_candidate_names(m, name, GV_VALUE_OF_CHANGE + m->edit.changes.len);
  gv_candidate_change(m, load);
  gv_str loads = gv_candidate_is_generic(m, at)
                     ? gv_format(m->arena,
                                 "\"llvm.load\"(%.*s) <{ordering = 0 : i64}> : (!llvm.ptr) -> "
                                 "!llvm.ptr",
                                 GV_FMT(from))
                     : gv_format(m->arena, "llvm.load %.*s : !llvm.ptr -> !llvm.ptr", GV_FMT(from));
  gv_candidate_line_at(m, at, false,
                       gv_format(m->arena, "%.*s = %.*s", GV_FMT(name), GV_FMT(loads)));
  gv_str stream = runtime ? null_stream(m, at, false) : GV_STR("");
  gv_callee f = made->kind == GV_OP_ACTION ? end_of(made->action->creates) : GV_CALL_HOST_FREE;
  gv_candidate_call(m, at, false, f, NULL, name, stream);
  gv_candidate_end(
      m, gv_format(m->arena, "%s what %.*s holds %s",
                   m->finding->rule == GV_RULE_MEMORY_LEAK ? "free" : "destroy", GV_FMT(from),
                   gv_is_exit(m, at) ? "before the function returns" : "before it is overwritten"));
}

enum { SLOTS = 4 };
typedef struct slot_list {
  gv_value_id at[SLOTS];
  uint32_t len;
} slot_list;

static void add_slot(slot_list *slots, gv_value_id slot) {
  for (uint32_t i = 0; i < slots->len; i++)
    if (slots->at[i] == slot) return;
  if (slots->len < SLOTS) slots->at[slots->len++] = slot;
}

static bool is_slot(const gv_model *m, gv_value_id value) {
  const gv_value *v = value == GV_NONE ? NULL : &m->values.at[value];
  return v && (v->def == GV_DEF_GLOBAL ||
               (v->def == GV_DEF_RESULT && m->ops.at[v->a].kind == GV_OP_MEMORY));
}

/* Where a function stores what is followed, or which it passes to callees, that may. */
static slot_list slots_of(const gv_candidate *m, uint32_t op) {
  slot_list slots = {.len = 0};
  uint32_t first, end;
  gv_candidate_function(m, op, &first, &end);
  for (uint32_t i = end; i-- > first;) {
    const gv_op *o = gv_candidate_op(m, i);
    const gv_value_id *operands = gv_operands(m->model, o);
    if (o->kind == GV_OP_STORE && operands[0] != GV_NONE && operands[1] != GV_NONE)
      add_slot(&slots, operands[1]);
    for (uint32_t k = 0; o->kind == GV_OP_CALL && k < o->operand_count; k++)
      if (is_slot(m->model, operands[k])) add_slot(&slots, operands[k]);
  }
  return slots;
}

/* Memory that was put into a slot: what each slot of the function that loses it holds. */
static void end_in_slots(gv_candidate *m) {
  uint32_t lost = gv_last_step(m, is_any);
  bool stored = false;
  for (uint32_t i = 0; i < m->finding->notes.len; i++) {
    const gv_note *n = &m->finding->notes.at[i];
    stored |= n->kind == GV_NOTE_STEP && n->op != GV_NONE &&
              gv_candidate_op(m, n->op)->kind == GV_OP_STORE;
  }
  if (lost == GV_NONE || !stored) return;
  slot_list slots = slots_of(m, lost);
  for (uint32_t i = 0; i < slots.len; i++) free_in_slot(m, lost, slots.at[i]);
}

/* Operations before which what is lost on the way of the finding can be dealt with: where the
 * function is left, the last reference is lost, or control goes then. */
typedef struct places {
  uint32_t at[GV_FIX_CANDIDATES], len;
  bool after, exits, leaves;
} places;

static places places_of_loss(const gv_candidate *m) {
  uint32_t lost = gv_last_step(m, is_any);
  places p = {.len = 0};
  if (lost == GV_NONE || gv_is_exit(m, lost)) return p;
  const gv_block *b = &m->model->blocks.at[gv_candidate_op(m, lost)->block];
  gv_loc at = gv_candidate_op(m, lost)->loc, leaving = gv_candidate_op(m, b->end_op - 1)->loc;
  p.leaves = at.file == leaving.file && at.line == leaving.line && at.col == leaving.col;
  p.exits = p.leaves && gv_is_exit(m, b->end_op - 1);
  p.after = !p.leaves;
  p.at[p.len++] = p.exits ? b->end_op - 1 : lost;
  for (uint32_t e = b->first_edge; e < b->end_edge && p.leaves && p.len < GV_FIX_CANDIDATES; e++)
    p.at[p.len++] = m->model->blocks.at[m->model->edges.at[e].target].first_op;
  return p;
}

static const char *words_of_place(const places *p, uint32_t number) {
  return p->exits    ? "before the function returns"
         : number    ? "where the block begins in which it is not used"
         : p->leaves ? "before this branch"
                     : "after its last use";
}

/* Before the last reference is lost, or where control goes then. */
static void end_where_lost_on(gv_candidate *m, bool on_null) {
  places p = places_of_loss(m);
  if (!gv_candidate_op(m, m->finding->op)->result_count) return;
  for (uint32_t i = 0; i < p.len; i++)
    if (p.at[i] != m->finding->op)
      end_made(m, p.at[i], p.after && !i, on_null, words_of_place(&p, i));
}

static void end_where_lost(gv_candidate *m) { end_where_lost_on(m, false); }
static void end_where_lost_on_null(gv_candidate *m) { end_where_lost_on(m, true); }

/* What a round of a loop makes and loses is ended after its last use in the block. */
static void end_in_block(gv_candidate *m) {
  uint32_t made = m->finding->op, last = made, lost = gv_last_step(m, is_any);
  const gv_op *o = gv_candidate_op(m, made);
  if (!o->result_count || lost == GV_NONE || gv_is_exit(m, lost)) return;
  gv_value_id value = gv_results(m->model, o)[0];
  for (uint32_t i = made + 1; i + 1 < m->model->blocks.at[o->block].end_op; i++)
    for (uint32_t k = 0; k < gv_candidate_op(m, i)->operand_count; k++)
      if (gv_operands(m->model, gv_candidate_op(m, i))[k] == value) last = i;
  end_made(m, last, true, false, "after its last use");
}

/* Where streams of its function are waited for or destroyed: its work is over then. */
static void end_at_streams(gv_candidate *m) {
  enum { STREAMS = 3 };
  uint32_t made = m->finding->op, streams = 0;
  const gv_op *o = gv_candidate_op(m, made);
  for (uint32_t i = end_of_function(m, made);
       i-- > made + 1 && o->result_count && streams < STREAMS;)
    if (gv_has_role(m, i, GV_ROLE_STREAM_DESTROY))
      streams++, end_made(m, i, false, false, "before this stream is destroyed");
}

/* The second stream waits for an event that the first one has recorded already. */
static void wait_for_recorded(gv_candidate *m) {
  uint32_t before = gv_last_step(m, gv_enqueues), at = m->finding->op;
  gv_value_id first = gv_candidate_operand(m, before, GV_OF_STREAM),
              second = gv_candidate_operand(m, at, GV_OF_STREAM);
  if (first == GV_NONE || second == GV_NONE || before > at) return;
  for (uint32_t i = at; i-- > before + 1;) {
    if (!gv_has_role(m, i, GV_ROLE_EVENT_RECORD) ||
        gv_candidate_operand(m, i, GV_OF_STREAM) != first)
      continue;
    gv_candidate_begin(m);
    gv_str event = gv_candidate_name(m, gv_candidate_operand(m, i, GV_OF_EVENT)),
           stream = gv_candidate_name(m, second);
    gv_candidate_call(m, at, false, GV_CALL_STREAM_WAIT, NULL, stream, event);
    gv_candidate_end(m, gv_format(m->arena,
                                  "let stream %.*s wait for event %.*s, which is recorded already",
                                  GV_FMT(stream), GV_FMT(event)));
  }
}

/* A wait that comes too late in its block comes before the access. */
static void move_up(gv_candidate *m, bool (*is_it)(const gv_candidate *m, uint32_t op,
                                                   gv_value_id first, gv_value_id second)) {
  uint32_t at = m->finding->op, end = m->model->blocks.at[gv_candidate_op(m, at)->block].end_op;
  gv_value_id first = gv_candidate_operand(m, gv_last_step(m, gv_enqueues), GV_OF_STREAM);
  gv_value_id second = gv_candidate_operand(m, at, GV_OF_STREAM);
  for (uint32_t i = at + 1; i < end && first != GV_NONE && !gv_is_opaque(gv_candidate_op(m, i));
       i++) {
    if (is_it(m, i, first, second)) {
      gv_candidate_begin(m);
      gv_candidate_move(m, i, at, false);
      gv_candidate_end(
          m, gv_format(m->arena, "move the later %.*s before this", GV_FMT(called(m, i))));
    }
    if (!gv_waits_for_the_same(m, i)) return;
  }
}

static bool is_wait_of(const gv_candidate *m, uint32_t op, gv_value_id first, gv_value_id second) {
  return (void)first, gv_has_role(m, op, GV_ROLE_EVENT_WAIT) &&
                          gv_candidate_operand(m, op, GV_OF_STREAM) == second;
}

/* … of the second stream. */
static void move_wait_up(gv_candidate *m) { move_up(m, is_wait_of); }

static bool is_sync_of(const gv_candidate *m, uint32_t op, gv_value_id first, gv_value_id second) {
  bool sync =
      gv_has_role(m, op, GV_ROLE_STREAM_SYNC) && gv_candidate_operand(m, op, GV_OF_STREAM) == first;
  return (void)second, sync || gv_has_role(m, op, GV_ROLE_EVENT_SYNC);
}

/* … of the host for the stream, or for an event. */
static void move_sync_up(gv_candidate *m) { move_up(m, is_sync_of); }

/* An event that is recorded before the work, in its block, is recorded after it, if nothing between
 * waits for an event. */
static void move_record_down(gv_candidate *m) {
  uint32_t work = gv_last_step(m, gv_enqueues);
  gv_value_id first = gv_candidate_operand(m, work, GV_OF_STREAM);
  if (first == GV_NONE) return;
  for (uint32_t i = work; i-- > m->model->blocks.at[gv_candidate_op(m, work)->block].first_op;) {
    bool records = gv_has_role(m, i, GV_ROLE_EVENT_RECORD) &&
                   gv_candidate_operand(m, i, GV_OF_STREAM) == first;
    bool waits = gv_has_role(m, i, GV_ROLE_EVENT_WAIT) || gv_has_role(m, i, GV_ROLE_EVENT_SYNC) ||
                 gv_has_role(m, i, GV_ROLE_EVENT_READ);
    if (waits || gv_is_opaque(gv_candidate_op(m, i))) return;
    if (!records) continue;
    gv_candidate_begin(m);
    gv_candidate_move(m, i, work, true);
    gv_candidate_end(m, gv_format(m->arena, "move this %.*s after the work", GV_FMT(called(m, i))));
    return;
  }
}

/* A wait that comes before the record of its event does nothing there: it comes after the record.
 */
static void move_wait_down(gv_candidate *m) {
  uint32_t at = m->finding->op;
  gv_value_id event = gv_candidate_operand(m, at, GV_OF_EVENT);
  for (uint32_t i = at + 1;
       i < m->model->blocks.at[gv_candidate_op(m, at)->block].end_op && event != GV_NONE; i++) {
    if (!gv_has_role(m, i, GV_ROLE_EVENT_RECORD) ||
        gv_candidate_operand(m, i, GV_OF_EVENT) != event)
      continue;
    gv_candidate_begin(m);
    gv_candidate_move(m, at, i, true);
    gv_candidate_end_guess(m, gv_format(m->arena, "move this %.*s after the record of the event",
                                        GV_FMT(called(m, at))));
    return;
  }
}

/* A name that the text does not have. */
static gv_str free_name(gv_candidate *m, const char *word) {
  gv_str text = gv_source_text(m->model, m->file);
  for (uint32_t i = 0;; i++) {
    gv_str name = i ? gv_format(m->arena, "%%%s_%u", word, i) : gv_format(m->arena, "%%%s", word);
    if (!gv_has_word(text, name.at) && !gv_candidate_has(m, name)) return name;
  }
}

/* An event between the two streams, made, recorded, waited for and destroyed right before the
 * second work. */
static void add_event(gv_candidate *m) {
  uint32_t before = gv_last_step(m, gv_enqueues), at = m->finding->op;
  gv_value_id first = gv_candidate_here(m, gv_candidate_operand(m, before, GV_OF_STREAM), at),
              second = gv_candidate_operand(m, at, GV_OF_STREAM);
  if (first == GV_NONE || second == GV_NONE || first == second) return;
  gv_candidate_begin(m);
  gv_str a = gv_candidate_name(m, first), b = gv_candidate_name(m, second),
         event = free_name(m, "order"), none = GV_STR("");
  gv_candidate_call(m, at, false, GV_CALL_EVENT_CREATE,
                    gv_format(m->arena, "%.*s = ", GV_FMT(event)).at, none, none);
  gv_candidate_call(m, at, false, GV_CALL_EVENT_RECORD, NULL, event, a);
  gv_candidate_call(m, at, false, GV_CALL_STREAM_WAIT, NULL, b, event);
  gv_candidate_call(m, at, false, GV_CALL_EVENT_DESTROY, NULL, event, none);
  gv_candidate_end(m, gv_format(m->arena,
                                "record an event on stream %.*s and let stream %.*s wait for it",
                                GV_FMT(a), GV_FMT(b)));
}

/* The host waits for the stream of the work at `to`: where the work has none, for the default
 * stream, whose name is another in each candidate. */
static gv_str sync_for(gv_candidate *m, uint32_t work, uint32_t to, bool after) {
  gv_value_id stream = gv_candidate_operand(m, work, GV_OF_STREAM);
  gv_str name = stream == GV_NONE ? null_stream(m, to, after)
                                  : gv_candidate_name(m, gv_candidate_here(m, stream, to));
  gv_candidate_call(m, to, after, GV_CALL_STREAM_SYNC, NULL, name, GV_STR(""));
  return stream == GV_NONE ? GV_STR("the default stream")
                           : gv_format(m->arena, "stream %.*s", GV_FMT(name));
}

/* The host waits for the work before this. */
static void sync_before(gv_candidate *m) {
  uint32_t before = gv_last_step(m, gv_enqueues);
  if (before == GV_NONE) return;
  gv_candidate_begin(m);
  gv_str stream = sync_for(m, before, m->finding->op, false);
  gv_candidate_end(m, gv_format(m->arena, "synchronize %.*s before this", GV_FMT(stream)));
}

/* A reference that nobody holds is not dropped. */
static void drop_reference(gv_candidate *m) {
  gv_candidate_begin(m);
  gv_candidate_drop(m, m->finding->op);
  gv_candidate_end(m, GV_STR("remove this drop of a reference"));
}

static bool is_this(const gv_candidate *m, uint32_t op) { return op == m->finding->op; }

/* … right after it was enqueued: the stream may be gone later. What is enqueued in each round of a
 * loop is waited for there. */
static void sync_after(gv_candidate *m) {
  uint32_t before = gv_last_step(m, gv_enqueues);
  if (before == GV_NONE) before = gv_last_step(m, is_this);
  if (before == GV_NONE) return;
  gv_candidate_begin(m);
  gv_str stream = sync_for(m, before, before, true);
  gv_candidate_end(m, gv_format(m->arena, "synchronize %.*s after %.*s", GV_FMT(stream),
                                GV_FMT(called(m, before))));
}

/* The host waits before the function returns, or before the stream is destroyed, or where no
 * reference to the stream is left. */
static void sync_work(gv_candidate *m) {
  uint32_t work = m->finding->op, exit = gv_last_step(m, gv_is_exit),
           destroyed = gv_last_step(m, gv_ends);
  const uint32_t ends[] = {destroyed, exit};
  for (int i = 0; i < 2; i++) {
    if (ends[i] == GV_NONE) continue;
    gv_candidate_begin(m);
    gv_str stream = sync_for(m, work, ends[i], false);
    gv_candidate_end(m, gv_format(m->arena, "synchronize %.*s before %s", GV_FMT(stream),
                                  i ? "the function returns" : "it is destroyed"));
  }
  places p = places_of_loss(m);
  for (uint32_t i = 0; i < p.len; i++) {
    gv_candidate_begin(m);
    gv_str stream = sync_for(m, work, p.at[i], p.after && !i);
    gv_candidate_end(
        m, gv_format(m->arena, "synchronize %.*s %s", GV_FMT(stream), words_of_place(&p, i)));
  }
  gv_candidate_begin(m);
  gv_str stream = sync_for(m, work, work, true);
  gv_candidate_end(m, gv_format(m->arena, "synchronize %.*s after this", GV_FMT(stream)));
}

/* The event is recorded on a stream that its function has used before, the newest first. */
static void record_before(gv_candidate *m) {
  uint32_t at = m->finding->op;
  gv_value_id event = gv_candidate_operand(m, at, GV_OF_EVENT),
              own = gv_candidate_operand(m, at, GV_OF_STREAM), last = GV_NONE;
  for (uint32_t i = at; i-- > first_op_of(m, at) && event != GV_NONE;) {
    const gv_op *o = gv_candidate_op(m, i);
    bool makes =
        o->kind == GV_OP_ACTION && o->action->creates == GV_CREATES_STREAM && o->result_count;
    gv_value_id stream =
        makes ? gv_results(m->model, o)[0] : gv_candidate_operand(m, i, GV_OF_STREAM);
    if (stream == GV_NONE || stream == own || stream == last) continue;
    last = stream;
    gv_candidate_begin(m);
    gv_str a = gv_candidate_name(m, event), b = gv_candidate_name(m, stream);
    gv_candidate_call(m, at, false, GV_CALL_EVENT_RECORD, NULL, a, b);
    gv_candidate_end_guess(
        m, gv_format(m->arena, "record %.*s on stream %.*s before this", GV_FMT(a), GV_FMT(b)));
  }
}

static bool is_call(const gv_candidate *m, uint32_t op) {
  return gv_candidate_op(m, op)->kind == GV_OP_CALL;
}
static bool makes_event(const gv_candidate *m, uint32_t op) {
  const gv_op *o = gv_candidate_op(m, op);
  return o->kind == GV_OP_ACTION && o->action->creates == GV_CREATES_EVENT && o->result_count;
}

/* The event is made by a caller, which has streams of its own: it is recorded on one of them before
 * the call, the newest first. */
static void record_before_call(gv_candidate *m) {
  uint32_t call = gv_last_step(m, is_call), made = gv_last_step(m, makes_event);
  gv_value_id last = GV_NONE;
  if (call == GV_NONE || made == GV_NONE || first_op_of(m, call) != first_op_of(m, made)) return;
  for (uint32_t i = call; i-- > first_op_of(m, call);) {
    const gv_op *o = gv_candidate_op(m, i);
    bool makes =
        o->kind == GV_OP_ACTION && o->action->creates == GV_CREATES_STREAM && o->result_count;
    gv_value_id stream =
        makes ? gv_results(m->model, o)[0] : gv_candidate_operand(m, i, GV_OF_STREAM);
    if (stream == GV_NONE || stream == last) continue;
    last = stream;
    gv_candidate_begin(m);
    gv_str a = gv_candidate_name(m, gv_results(m->model, gv_candidate_op(m, made))[0]),
           b = gv_candidate_name(m, stream);
    gv_candidate_call(m, call, false, GV_CALL_EVENT_RECORD, NULL, a, b);
    gv_candidate_end_guess(m, gv_format(m->arena, "record %.*s on stream %.*s before this call",
                                        GV_FMT(a), GV_FMT(b)));
  }
}

/* A stream that another one is to wait for: for an event that is recorded on it. */
static void wait_for_stream(gv_candidate *m, uint32_t at, gv_value_id stream) {
  gv_str event = free_name(m, "order"), none = GV_STR(""), on = gv_candidate_name(m, stream);
  gv_str waits = gv_candidate_name(m, gv_candidate_operand(m, at, GV_OF_STREAM));
  gv_candidate_call(m, at, false, GV_CALL_EVENT_CREATE,
                    gv_format(m->arena, "%.*s = ", GV_FMT(event)).at, none, none);
  gv_candidate_call(m, at, false, GV_CALL_EVENT_RECORD, NULL, event, on);
  gv_candidate_call(m, at, false, GV_CALL_STREAM_WAIT, NULL, waits, event);
  gv_candidate_call(m, at, false, GV_CALL_EVENT_DESTROY, NULL, event, none);
  gv_candidate_drop(m, at);
}

/* A stream that is used as if it were an event: what is done to it is done to a stream. */
static void treat_as_stream(gv_candidate *m, uint32_t at) {
  gv_value_id stream = gv_candidate_operand(m, at, GV_OF_EVENT);
  if (stream != GV_NONE && at == m->finding->op && gv_has_role(m, at, GV_ROLE_EVENT_WAIT)) {
    wait_for_stream(m, at, stream);
    return;
  }
  if (stream == GV_NONE || gv_has_role(m, at, GV_ROLE_EVENT_RECORD) ||
      gv_candidate_operand(m, at, GV_OF_STREAM) != GV_NONE) {
    m->failed = true;
    return;
  }
  gv_candidate_call(m, at, false,
                    gv_has_role(m, at, GV_ROLE_EVENT_DESTROY) ? GV_CALL_STREAM_DESTROY
                                                              : GV_CALL_STREAM_SYNC,
                    NULL, gv_candidate_name(m, stream), GV_STR(""));
  gv_candidate_drop(m, at);
}

static void sync_instead(gv_candidate *m) {
  gv_candidate_begin(m);
  treat_as_stream(m, m->finding->op);
  gv_candidate_end(m, GV_STR("it is a stream: call the function for streams"));
  gv_candidate_begin(m);
  treat_as_stream(m, m->finding->op);
  for (uint32_t i = 0; i < m->finding->notes.len; i++) {
    const gv_note *n = &m->finding->notes.at[i];
    bool same = n->kind == GV_NOTE_CONSEQUENCE && n->op != GV_NONE &&
                gv_candidate_operand(m, n->op, GV_OF_EVENT) ==
                    gv_candidate_operand(m, m->finding->op, GV_OF_EVENT);
    if (same) treat_as_stream(m, n->op);
  }
  gv_candidate_end(
      m, GV_STR("it is a stream: call the functions for streams, here and where it is used again"));
}

static void change_argument(gv_candidate *m, uint32_t op, uint32_t index, gv_str name) {
  gv_model_change change = {.kind = GV_CHANGE_OPERAND, .op = op, .operand = index};
  change.values[0] = gv_candidate_value(m, name);
  gv_candidate_place(m, op, false);
  gv_candidate_change(m, change);
}

/* Argument `index` of the call is another value. */
static void replace_argument(gv_candidate *m, uint32_t op, uint32_t index, gv_str name) {
  gv_str old = gv_candidate_argument(m, op, index);
  if (m->failed) return;
  uint32_t line = gv_candidate_line(m, op);
  gv_str text = m->lines.at[line - 1];
  const char *rest = old.at + old.len;
  m->failed = gv_str_equal(old, name);
  change_argument(m, op, index, name);
  gv_candidate_edit(m, line, true,
                    gv_format(m->arena, "%.*s%.*s%.*s", (int)(old.at - text.at), text.at,
                              GV_FMT(name), (int)(text.at + text.len - rest), rest));
}

/* The work goes onto the stream of the work before it. */
static void use_one_stream(gv_candidate *m) {
  uint32_t before = gv_last_step(m, gv_enqueues), at = m->finding->op;
  gv_value_id first = gv_candidate_operand(m, before, GV_OF_STREAM);
  const gv_op *o = gv_candidate_op(m, at);
  for (uint32_t i = 0; o->kind == GV_OP_ACTION && first != GV_NONE && i < o->operand_count; i++) {
    if (!gv_is_stream_role(gv_role_of(o, i))) continue;
    gv_candidate_begin(m);
    gv_str name = gv_candidate_name(m, first);
    replace_argument(m, at, i, name);
    gv_candidate_end(m, gv_format(m->arena, "enqueue this on stream %.*s, too", GV_FMT(name)));
  }
}

static bool makes(const gv_op *o, gv_of of) {
  gv_creates wanted = of == GV_OF_EVENT ? GV_CREATES_EVENT : GV_CREATES_STREAM;
  return o->kind == GV_OP_ACTION && o->result_count && o->action->creates == wanted;
}

/* A stream and an event that stand in each other's place. */
static void exchange(gv_candidate *m) {
  uint32_t at = m->finding->op, places[GV_OF_NUMBER + 1];
  const gv_op *o = gv_candidate_op(m, at);
  memset(places, 0xff, sizeof places);
  for (uint32_t i = 0; o->kind == GV_OP_ACTION && i < o->operand_count; i++)
    places[gv_role_info_of(gv_role_of(o, i))->of] = i;
  uint32_t a = places[GV_OF_STREAM], b = places[GV_OF_EVENT], low = a < b ? a : b,
           high = a < b ? b : a;
  if (high == GV_NONE) return;
  gv_candidate_begin(m);
  gv_str first = gv_candidate_argument(m, at, low), second = gv_candidate_argument(m, at, high);
  uint32_t line = gv_candidate_line(m, at);
  if (!m->failed) {
    gv_str text = m->lines.at[line - 1];
    const char *between = first.at + first.len, *rest = second.at + second.len;
    change_argument(m, at, low, second);
    change_argument(m, at, high, first);
    gv_candidate_edit(m, line, true,
                      gv_format(m->arena, "%.*s%.*s%.*s%.*s%.*s", (int)(first.at - text.at),
                                text.at, GV_FMT(second), (int)(second.at - between), between,
                                GV_FMT(first), (int)(text.at + text.len - rest), rest));
  }
  gv_candidate_end(m, GV_STR("exchange these two arguments"));
}

/* Both stand in one block, so that a round of a loop does both. */
static bool is_same_loop(const gv_candidate *m, uint32_t a, uint32_t b) {
  return gv_candidate_op(m, a)->block == gv_candidate_op(m, b)->block;
}

/* What is ended in each round of a loop, and was made before it, is ended where the function
 * returns, or beside a stream's end. */
static void end_at_return(gv_candidate *m) {
  uint32_t at = m->finding->op, other = gv_last_step(m, gv_ends);
  if (!gv_ends(m, at) && other != GV_NONE)
    at = other; /* a use of what is ended in the round before */
  for (uint32_t i = end_of_function(m, at); i-- > at + 1;) {
    if (!gv_is_exit(m, i) && !gv_has_role(m, i, GV_ROLE_STREAM_DESTROY)) continue;
    gv_candidate_begin(m);
    gv_candidate_move(m, at, i, false);
    if (other != GV_NONE && other != at && is_same_loop(m, at, other)) gv_candidate_drop(m, other);
    gv_candidate_end(
        m, gv_format(m->arena, "move %.*s to before %s", GV_FMT(called(m, at)),
                     gv_is_exit(m, i) ? "the function returns" : "this stream is destroyed"));
  }
}

/* Operations before which what a loop ended can be ended: where blocks that come after it begin,
 * and where the function returns. */
static bool may_end_before(const gv_candidate *m, uint32_t op) {
  return gv_is_exit(m, op) || m->model->blocks.at[gv_candidate_op(m, op)->block].first_op == op;
}

/* All that the block ends, which was made before it, goes there together: one may need the other,
 * and streams, which others need, come last. */
static void move_ends(gv_candidate *m, uint32_t block, uint32_t to) {
  const gv_block *b = &m->model->blocks.at[block];
  gv_candidate_begin(m);
  for (int streams = 0; streams < 2; streams++) {
    uint32_t line = 0;
    for (uint32_t op = b->first_op; op < b->end_op; op++) {
      bool now = gv_ends(m, op) && gv_has_role(m, op, GV_ROLE_STREAM_DESTROY) == streams;
      if (!now || line == gv_candidate_op(m, op)->loc.line) continue;
      line = gv_candidate_op(m, op)->loc.line;
      gv_candidate_move(m, op, to, false);
    }
  }
  gv_candidate_end(m, GV_STR("move the destroys and frees of this block after the loop"));
}

static void end_behind_loop(gv_candidate *m) {
  enum { PLACES = 6 };
  uint32_t at = m->finding->op, block = gv_candidate_op(m, at)->block, places = 0;
  uint32_t end = end_of_function(m, at);
  for (uint32_t op = m->model->blocks.at[block].end_op; op < end && places < PLACES; op++)
    if (may_end_before(m, op)) places++, move_ends(m, block, op);
}

/* A handle that is none of its kind, or not in the right state, gives way to one that its function
 * has made, the newest first. */
static void use_another(gv_candidate *m) {
  uint32_t at = m->finding->op;
  const gv_op *o = gv_candidate_op(m, at);
  uint32_t first = first_op_of(m, at);
  for (uint32_t i = 0; o->kind == GV_OP_ACTION && i < o->operand_count; i++) {
    gv_of of = (gv_of)gv_role_info_of(gv_role_of(o, i))->of;
    if (!gv_is_handle_role(gv_role_of(o, i))) continue;
    for (uint32_t k = at; k-- > first;) {
      if (!makes(gv_candidate_op(m, k), of)) continue;
      gv_candidate_begin(m);
      gv_str name = gv_candidate_name(m, gv_results(m->model, gv_candidate_op(m, k))[0]);
      replace_argument(m, at, i, name);
      gv_candidate_end_guess(m, gv_format(m->arena, "pass %s %.*s",
                                          of == GV_OF_EVENT ? "event" : "stream", GV_FMT(name)));
    }
  }
}

/* What does nothing with such a handle goes: a wait, a destroy. */
static void drop_useless(gv_candidate *m) {
  if (is_wanted(m, m->finding->op)) return;
  gv_candidate_begin(m);
  gv_candidate_drop(m, m->finding->op);
  gv_candidate_end_guess(
      m, gv_format(m->arena, "remove this %.*s", GV_FMT(called(m, m->finding->op))));
}

/* The work gets a stream of its own, which the host waits for at once. */
static void add_stream(gv_candidate *m) {
  uint32_t at = m->finding->op;
  const gv_op *o = gv_candidate_op(m, at);
  for (uint32_t i = 0; o->kind == GV_OP_ACTION && i < o->operand_count; i++) {
    if (gv_role_of(o, i) != GV_ROLE_STREAM_USE) continue;
    gv_candidate_begin(m);
    gv_str stream = free_name(m, "stream"), none = GV_STR("");
    gv_candidate_call(m, at, false, GV_CALL_STREAM_CREATE,
                      gv_format(m->arena, "%.*s = ", GV_FMT(stream)).at, none, none);
    replace_argument(m, at, i, stream);
    gv_candidate_call(m, at, true, GV_CALL_STREAM_SYNC, NULL, stream, none);
    gv_candidate_call(m, at, true, GV_CALL_STREAM_DESTROY, NULL, stream, none);
    gv_candidate_end_guess(m, GV_STR("create a stream for this, and wait for it"));
  }
}

/* Device memory is freed by the runtime, on the null stream, which is always there; the host's by
 * free(). */
static void free_as_made(gv_candidate *m) {
  uint32_t at = m->finding->op;
  gv_value_id memory = gv_candidate_operand(m, at, GV_OF_MEMORY);
  gv_callee f = gv_has_role(m, at, GV_ROLE_DEVICE_FREE) ? GV_CALL_HOST_FREE : GV_CALL_MEM_FREE;
  if (memory == GV_NONE) return;
  gv_candidate_begin(m);
  gv_str name = gv_candidate_name(m, memory),
         stream = f == GV_CALL_MEM_FREE ? null_stream(m, at, false) : GV_STR("");
  gv_candidate_call(m, at, false, f, NULL, name, stream);
  gv_candidate_drop(m, at);
  gv_candidate_end(m, gv_format(m->arena, "free it with %s", gv_callees[f].name));
}

/* The host waits for a stream that its function has used before, the newest first, instead of for
 * what is no event. */
static void sync_stream_instead(gv_candidate *m) {
  uint32_t at = m->finding->op;
  gv_value_id last = GV_NONE;
  for (uint32_t i = at; i-- > first_op_of(m, at) && gv_has_role(m, at, GV_ROLE_EVENT_SYNC);) {
    gv_value_id stream = gv_candidate_operand(m, i, GV_OF_STREAM);
    if (stream == GV_NONE || stream == last) continue;
    last = stream;
    gv_candidate_begin(m);
    gv_str name = gv_candidate_name(m, stream);
    gv_candidate_call(m, at, false, GV_CALL_STREAM_SYNC, NULL, name, GV_STR(""));
    gv_candidate_drop(m, at);
    gv_candidate_end_guess(m, gv_format(m->arena, "synchronize stream %.*s instead", GV_FMT(name)));
  }
}

/* ---- the rules ---- */

enum { GENERATORS = 9 };
typedef void generator(gv_candidate *m);

static generator *const generators[GV_RULE_COUNT][GENERATORS] = {
    [GV_RULE_STREAM_DOUBLE_DESTROY] = {drop_use, drop_first_end, end_at_return, end_behind_loop},
    [GV_RULE_EVENT_DOUBLE_DESTROY] = {drop_use, drop_first_end, end_at_return, end_behind_loop},
    [GV_RULE_DOUBLE_FREE] = {drop_use, drop_first_end, end_at_return, end_behind_loop},
    [GV_RULE_STREAM_USE_AFTER_DESTROY] = {end_later, drop_first_end, drop_use, end_behind_loop,
                                          end_at_return, use_another},
    [GV_RULE_EVENT_USE_AFTER_DESTROY] = {end_later, drop_first_end, drop_use, end_behind_loop,
                                         end_at_return, use_another},
    [GV_RULE_USE_AFTER_FREE] = {gv_await_task, end_later, drop_first_end, move_sync_up, sync_before,
                                sync_after, end_at_return},
    [GV_RULE_STREAM_LEAK] = {end_at_exit, end_where_lost, end_in_block, end_in_slots},
    [GV_RULE_EVENT_LEAK] = {end_at_exit, end_where_lost, end_in_block, end_in_slots},
    [GV_RULE_MODULE_LEAK] = {end_at_exit, end_where_lost, end_in_block},
    [GV_RULE_MEMORY_LEAK] = {end_at_exit, end_where_lost, end_in_block, end_at_streams,
                             end_at_exit_on_null, end_in_slots, end_where_lost_on_null},
    [GV_RULE_STREAM_RACE] = {move_wait_up, wait_for_recorded, move_record_down, add_event,
                             gv_await_task, use_one_stream, move_sync_up, sync_before, sync_after},
    [GV_RULE_HOST_RACE] = {gv_await_task, move_sync_up, move_record_down, sync_before, sync_after},
    [GV_RULE_FREE_IN_FLIGHT] = {gv_await_task, move_sync_up, move_record_down, sync_before,
                                sync_after},
    [GV_RULE_MODULE_UNLOAD_IN_FLIGHT] = {move_sync_up, move_record_down, sync_before, sync_after},
    [GV_RULE_UNWAITED_WORK] = {sync_work},
    [GV_RULE_EVENT_NOT_RECORDED] = {move_wait_down, record_before, record_before_call, use_another,
                                    drop_useless},
    [GV_RULE_HANDLE_KIND_MISMATCH] = {exchange, use_another, sync_instead},
    [GV_RULE_NULL_HANDLE] = {use_another, sync_stream_instead, drop_useless, add_stream},
    [GV_RULE_UNDEFINED_HANDLE] = {use_another, sync_stream_instead, drop_useless, add_stream},
    [GV_RULE_MISMATCHED_FREE] = {free_as_made},
    [GV_RULE_ASYNC_REF_OVERDROP] = {drop_reference},
    [GV_RULE_REDUNDANT_WAIT] = {drop_use, drop_with_event},
    [GV_RULE_REDUNDANT_EVENT] = {drop_with_event, drop_use},
    [GV_RULE_NEEDLESS_SYNC] = {drop_use, drop_with_event},
};

bool gv_fix_has_candidates(gv_rule rule) {
  return generators[rule][0] != NULL || gv_tokens_have_candidates(rule);
}

/* The first operation there; GV_NONE: there is none. */
static uint32_t op_in_place(const gv_model *model, gv_loc loc) {
  for (uint32_t o = 0; o < model->ops.len; o++) {
    gv_loc at = model->ops.at[o].loc;
    if (at.file == loc.file && at.line == loc.line && at.col == loc.col) return o;
  }
  return GV_NONE;
}

/* Edits that the finding has already, which nobody has verified. */
static void own_edits(gv_candidate *m) {
  gv_str text = gv_source_text(m->model, m->file), made = GV_STR("");
  size_t at = 0, line = 0, start = 0;
  gv_candidate_begin(m);
  for (uint32_t i = 0; i < m->finding->edits.len; i++) {
    const gv_edit *e = &m->finding->edits.at[i];
    size_t ends[2];
    for (int end = 0; end < 2; end++) {
      gv_loc loc = end ? e->end : e->begin;
      bool there = loc.file == m->file && loc.line && loc.line <= m->lines.len && loc.col &&
                   loc.col <= m->lines.at[loc.line - 1].len + 1;
      if (!there) return;
      for (; line + 1 < loc.line; line++) start += m->lines.at[line].len;
      ends[end] = start + loc.col - 1;
    }
    made = gv_format(m->arena, "%.*s%.*s%.*s", GV_FMT(made), (int)(ends[0] - at), text.at + at,
                     GV_FMT(e->text));
    at = ends[1];
  }
  made = gv_format(m->arena, "%.*s%.*s", GV_FMT(made), (int)(text.len - at), text.at + at);
  gv_fix_between(text, made, &m->edit);
  m->edit.only_adds = true;
  m->edit.is_modelled = false;
  gv_candidate_end(m, m->finding->suggestion);
}

void gv_candidates_make(const gv_fix_program *program, const gv_finding *finding,
                        const gv_fix_trial *trial, gv_candidates *candidates) {
  gv_finding about = *finding;
  gv_model *model = program->model;
  gv_arena *arena = program->arena ? program->arena : &model->arena;
  gv_candidate m = {
      .model = model, .arena = arena, .finding = &about, .file = program->file, .to = candidates};
  m.lookup = trial->lookup, m.with = trial->with, m.so_far = program->so_far;
  m.others = program->others;
  if (about.op == GV_NONE) about.op = op_in_place(model, about.loc);
  if (about.op == GV_NONE && !about.edits.len) return;
  gv_lines_split(&m.lines, gv_source_text(model, m.file));
  if (about.edits.len) own_edits(&m);
  if (m.file && about.op != GV_NONE) (program->is_c ? gv_statements_make : gv_tokens_make)(&m);
  for (int i = 0; !m.file && about.op != GV_NONE && i < GENERATORS && generators[finding->rule][i];
       i++)
    generators[finding->rule][i](&m);
  gv_vec_free(&m.lines);
  gv_vec_free(&m.names);
}

void gv_candidates_clear(gv_candidates *candidates) {
  for (uint32_t i = 0; i < candidates->len; i++) gv_fix_edit_clear(&candidates->at[i]);
  gv_vec_free(candidates);
}
