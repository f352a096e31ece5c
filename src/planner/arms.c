/* needs: a machine whose walk has come to where a rule is broken. gives: the plan, with both arms.
 * cost: linear in the path. */
#include "planner/arms.h"

enum {
  ANSWER = 1 << GV_SYMPTOM_ANSWER,
  ORDER = 1 << GV_SYMPTOM_ORDER,
  DATA = 1 << GV_SYMPTOM_DATA,
  FREED = 1 << GV_SYMPTOM_FREED,
  LEAK = 1 << GV_SYMPTOM_LEAK
};

#define RUNS_NOT "the operation was not lowered, so the program cannot run"
#define NO_DEVICE "it is about the async runtime, not about a device"
#define OF_SOURCE "it is about the source, which is not run"
#define OF_COMMENT "it is about a suppression, not about the program"
#define NOT_KNOWN "the effect of the call on this runtime is unknown"
#define NOTHING_WRONG "it is a remark, not a fault"
static const row rows[] = {
    {GV_RULE_STREAM_USE_AFTER_DESTROY, WITHOUT_DEATH, ANSWER, FAULT_DEAD, NULL},
    {GV_RULE_EVENT_USE_AFTER_DESTROY, WITHOUT_DEATH, ANSWER, FAULT_DEAD, NULL},
    {GV_RULE_STREAM_DOUBLE_DESTROY, WITHOUT_CALL, ANSWER, FAULT_TWICE, NULL},
    {GV_RULE_EVENT_DOUBLE_DESTROY, WITHOUT_CALL, ANSWER, FAULT_TWICE, NULL},
    {GV_RULE_STREAM_LEAK, DESTROYED, LEAK, FAULT_NONE, NULL},
    {GV_RULE_EVENT_LEAK, DESTROYED, LEAK, FAULT_NONE, NULL},
    {GV_RULE_MEMORY_LEAK, DESTROYED, LEAK, FAULT_NONE, NULL},
    {GV_RULE_MODULE_LEAK, DESTROYED, LEAK, FAULT_NONE, NULL},
    {GV_RULE_HANDLE_KIND_MISMATCH, OTHER_KIND, ANSWER, FAULT_KIND, NULL},
    {GV_RULE_EVENT_NOT_RECORDED, RECORDED, ORDER, FAULT_UNRECORDED, NULL},
    {GV_RULE_NULL_HANDLE, WITHOUT_CALL, ANSWER, FAULT_NULL, NULL},
    {GV_RULE_UNDEFINED_HANDLE, WITHOUT_CALL, ANSWER, FAULT_UNDEFINED, NULL},
    {GV_RULE_HOST_RACE, ORDERED, DATA, FAULT_NONE, NULL},
    {GV_RULE_STREAM_RACE, ORDERED, DATA, FAULT_NONE, NULL},
    {GV_RULE_FREE_IN_FLIGHT, ORDERED, FREED, FAULT_NONE, NULL},
    {GV_RULE_MODULE_UNLOAD_IN_FLIGHT, ORDERED, FREED, FAULT_NONE, NULL},
    {GV_RULE_USE_AFTER_FREE, WITHOUT_DEATH, ANSWER | FREED, FAULT_NONE, NULL},
    {GV_RULE_DOUBLE_FREE, WITHOUT_CALL, ANSWER, FAULT_NONE, NULL},
    {GV_RULE_MISMATCHED_FREE, WITHOUT_CALL, ANSWER, FAULT_NONE, NULL},
    {GV_RULE_REGISTRATION_MISMATCH, NO_WAY, 0, FAULT_NONE, NO_DEVICE},
    {GV_RULE_FREE_WHILE_REGISTERED, NO_WAY, 0, FAULT_NONE, NO_DEVICE},
    {GV_RULE_DEVICE_MEMORY_ON_HOST, WITHOUT_CALL, ANSWER, FAULT_NONE, NULL},
    {GV_RULE_UNWAITED_WORK, WAITED, ORDER, FAULT_NONE, NULL},
    {GV_RULE_UNLOWERED_OP, NO_WAY, 0, FAULT_NONE, RUNS_NOT},
    {GV_RULE_UNKNOWN_HANDLE, NO_WAY, 0, FAULT_NONE, "the origin of the handle is unknown"},
    {GV_RULE_DEADLOCK, NO_WAY, 0, FAULT_NONE, NO_DEVICE},
    {GV_RULE_ASYNC_VALUE_UNSET, NO_WAY, 0, FAULT_NONE, NO_DEVICE},
    {GV_RULE_ASYNC_REF_OVERDROP, NO_WAY, 0, FAULT_NONE, NO_DEVICE},
    {GV_RULE_ASYNC_REF_LEAK, NO_WAY, 0, FAULT_NONE, NO_DEVICE},
    {GV_RULE_REDUNDANT_WAIT, NO_WAY, 0, FAULT_NONE, NOTHING_WRONG},
    {GV_RULE_REDUNDANT_EVENT, NO_WAY, 0, FAULT_NONE, NOTHING_WRONG},
    {GV_RULE_NEEDLESS_SYNC, NO_WAY, 0, FAULT_NONE, NOTHING_WRONG},
    {GV_RULE_DEPENDENCY_DROPPED, NO_WAY, 0, FAULT_NONE, OF_SOURCE},
    {GV_RULE_TOKEN_UNMAPPED, NO_WAY, 0, FAULT_NONE, OF_SOURCE},
    {GV_RULE_WORK_DROPPED, NO_WAY, 0, FAULT_NONE, OF_SOURCE},
    {GV_RULE_WORK_REPEATED, NO_WAY, 0, FAULT_NONE, OF_SOURCE},
    {GV_RULE_WORK_DIFFERS, NO_WAY, 0, FAULT_NONE, OF_SOURCE},
    {GV_RULE_WORK_UNMATCHED, NO_WAY, 0, FAULT_NONE, OF_SOURCE},
    {GV_RULE_RUNTIME_UNSUPPORTED, NO_WAY, 0, FAULT_NONE, NOT_KNOWN},
    {GV_RULE_UNKNOWN_RUNTIME, NO_WAY, 0, FAULT_NONE, NOT_KNOWN},
    {GV_RULE_INVALID_SUPPRESSION, NO_WAY, 0, FAULT_NONE, OF_COMMENT},
    {GV_RULE_UNEXPLAINED_SUPPRESSION, NO_WAY, 0, FAULT_NONE, OF_COMMENT},
    {GV_RULE_UNUSED_SUPPRESSION, NO_WAY, 0, FAULT_NONE, OF_COMMENT},
};
_Static_assert(sizeof rows / sizeof *rows == GV_RULE_COUNT - 1,
               "arms.c: rows needs one row for each rule of rules.def");

const row *gv_arms_row(gv_rule rule) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (rows[i].rule == rule) return &rows[i];
  GV_BUG("a rule without a row");
}

/* A call with two faults is still wrong when one of them is mended. */
static bool leaves_call_out(const charge *c) { return c->another && c->row->fault != FAULT_NONE; }

static uint32_t confirmed_by(const charge *c) {
  if (!c->row) return ANSWER | ORDER | DATA | FREED;
  return leaves_call_out(c) ? ANSWER : c->row->confirm;
}

void gv_arms_head(const charge *c, gv_plan *to) {
  machine *m = c->m;
  const gv_finding *f = c->finding;
  to->confirm = confirmed_by(c);
  if (f) {
    to->rule = gv_str_of(gv_rules[f->rule].name);
    to->function = gv_str_copy(&to->arena, f->function);
    to->place = gv_str_copy(
        &to->arena, f->loc.file == GV_NONE ? GV_STR("")
                                           : gv_format(&to->arena, "%.*s:%u:%u",
                                                       GV_FMT(m->model->files.at[f->loc.file].path),
                                                       f->loc.line, f->loc.col));
    to->message = gv_str_copy(&to->arena, f->message);
  }
  for (uint32_t i = 0; i < m->unknowns.len; i++) {
    const unknown *u = &m->unknowns.at[i];
    gv_str name = u->value != GV_NONE ? gv_value_name(m->model, u->value) : (gv_str){0};
    if (u->chosen && name.len)
      *gv_push(&to->chosen) = gv_format(&to->arena, "%.*s is %lld", GV_FMT(name), (long long)u->k);
  }
  if (m->assumed != GV_NONE) {
    gv_str name = gv_kernel_name(m->model, m->assumed), by = m->model->ops.at[m->assumed].name;
    *gv_push(&to->chosen) = gv_format(
        &to->arena, "the kernel%s%.*s of %.*s reads and writes all arguments, by assumption",
        name.len ? " " : "", GV_FMT(name), GV_FMT(by));
  }
  if (m->left_out != GV_NONE)
    *gv_push(&to->chosen) = gv_format(&to->arena, "the effect of %.*s is omitted",
                                      GV_FMT(m->model->ops.at[m->left_out].name));
}

static void copy_range(draft *d, uint32_t from, uint32_t to) {
  for (uint32_t i = from; i < to; i++) gv_draft_copy(d, i, GV_ARM_BOTH, GV_MARK_NONE);
}

/* Also a second destroy, which is refused in the faulty arm, would destroy it in the control arm.
 */
static bool ends_life(const gv_plan *from, uint32_t i, uint32_t object) {
  const gv_step *step = &from->steps.at[i];
  bool ends = step->call == GV_CALL_STREAM_DESTROY || step->call == GV_CALL_EVENT_DESTROY ||
              step->call == GV_CALL_MEM_FREE || step->call == GV_CALL_HOST_FREE;
  return ends && gv_operands_of(from, step)[0].object == object;
}

static void without_death(charge *c, draft *d, uint32_t fault) {
  uint32_t object = c->m->things.at[c->thing].object;
  for (uint32_t i = 0; i < fault; i++)
    gv_draft_copy(d, i, ends_life(d->from, i, object) ? GV_ARM_FAULTY : GV_ARM_BOTH, GV_MARK_NONE);
  gv_draft_copy(d, fault, GV_ARM_BOTH, GV_MARK_FAULT);
}

static void without_call(charge *c, draft *d, uint32_t fault) {
  (void)c;
  copy_range(d, 0, fault);
  gv_draft_copy(d, fault, GV_ARM_FAULTY, GV_MARK_FAULT);
}

static void control_on(draft *d, gv_call call, const gv_operand *o) {
  gv_draft_call(d, call, GV_ARM_CONTROL);
  gv_draft_operand(d, o);
}

/* Instead of an event's call on a stream: an event of that stream, or the stream's own call. */
static void other_kind(charge *c, draft *d, uint32_t fault) {
  const gv_step *step = &d->from->steps.at[fault];
  const gv_operand *o = gv_operands_of(d->from, step);
  without_call(c, d, fault);
  if (c->m->things.at[c->thing].kind != T_STREAM) return;
  if (step->call == GV_CALL_EVENT_SYNC) control_on(d, GV_CALL_STREAM_SYNC, &o[0]);
  if (step->call == GV_CALL_EVENT_DESTROY) control_on(d, GV_CALL_STREAM_DESTROY, &o[0]);
  if (step->call != GV_CALL_STREAM_WAIT) return;
  gv_draft_call(d, GV_CALL_EVENT_CREATE, GV_ARM_CONTROL);
  uint32_t event = gv_draft_made(d);
  gv_draft_call(d, GV_CALL_EVENT_RECORD, GV_ARM_CONTROL);
  gv_draft_operand_object(d, event);
  gv_draft_operand(d, &o[1]);
  control_on(d, GV_CALL_STREAM_WAIT, &o[0]);
  gv_draft_operand_object(d, event);
  gv_draft_call(d, GV_CALL_EVENT_DESTROY, GV_ARM_CONTROL);
  gv_draft_operand_object(d, event);
}

/* Slow work on a stream of its own, which the event marks in the control arm alone. */
static void recorded(charge *c, draft *d, uint32_t fault) {
  (void)c;
  const gv_step *step = &d->from->steps.at[fault];
  const gv_operand *o = gv_operands_of(d->from, step);
  bool host = step->call == GV_CALL_EVENT_SYNC;
  copy_range(d, 0, fault);
  gv_draft_call(d, GV_CALL_GIVEN_STREAM, GV_ARM_BOTH);
  uint32_t stream = gv_draft_made(d);
  gv_draft_call(d, GV_CALL_PROBE, GV_ARM_BOTH);
  gv_draft_operand_object(d, stream);
  uint32_t probe = gv_draft_made(d);
  control_on(d, GV_CALL_EVENT_RECORD, &o[host ? 0 : 1]);
  gv_draft_operand_object(d, stream);
  gv_draft_copy(d, fault, GV_ARM_BOTH, GV_MARK_FAULT);
  gv_draft_call(d, host ? GV_CALL_DONE : GV_CALL_AFTER, GV_ARM_BOTH);
  gv_draft_operand_object(d, probe);
  if (!host) gv_draft_operand(d, &o[0]);
}

static void destroyed(charge *c, draft *d, uint32_t fault) {
  static const gv_call calls[] = {[T_STREAM] = GV_CALL_STREAM_DESTROY,
                                  [T_EVENT] = GV_CALL_EVENT_DESTROY,
                                  [T_DEVICE] = GV_CALL_MEM_FREE,
                                  [T_HOST] = GV_CALL_HOST_FREE,
                                  [T_MODULE] = GV_CALL_MODULE_UNLOAD};
  for (uint32_t i = 0; i < d->from->steps.len; i++)
    gv_draft_copy(d, i, GV_ARM_BOTH, i == fault ? GV_MARK_FAULT : GV_MARK_NONE);
  const thing *t = &c->m->things.at[c->thing];
  control_on(d, calls[t->kind], &(gv_operand){.kind = GV_OPERAND_OBJECT, .object = t->object});
  if (t->kind == T_DEVICE)
    gv_draft_operand(d, &(gv_operand){.kind = GV_OPERAND_NULL, .object = GV_NONE});
}

/* Is the step one that the finding's notes name? */
static bool is_noted(charge *c, uint32_t step) {
  uint32_t op = c->m->step_ops.at[step];
  gv_loc loc = c->m->model->ops.at[op].loc;
  for (uint32_t i = 0; i < c->finding->notes.len; i++) {
    gv_loc note = c->finding->notes.at[i].loc;
    if (note.file == loc.file && note.line == loc.line && note.col == loc.col) return true;
  }
  return false;
}

/* The work that the step must not overlap; GV_NONE: none. */
static uint32_t first_of(charge *c, const draft *d, uint32_t second) {
  uint32_t best = GV_NONE;
  bool noted = false;
  for (uint32_t i = 0; i < second; i++) {
    if (!gv_draft_stream(d->from, i)) continue;
    bool module = d->from->steps.at[second].call == GV_CALL_MODULE_UNLOAD;
    if (!module && !gv_draft_conflict(d->from, i, second)) continue;
    if (best != GV_NONE && noted && !is_noted(c, i)) continue;
    best = i;
    noted = is_noted(c, i);
  }
  return best;
}

static void ordered(charge *c, draft *d, uint32_t second) {
  uint32_t first = first_of(c, d, second), event = GV_NONE;
  for (uint32_t i = 0; i < second; i++) {
    gv_draft_copy(d, i, GV_ARM_BOTH, i == first ? GV_MARK_FIRST : GV_MARK_NONE);
    if (i != first) continue;
    gv_draft_call(d, GV_CALL_EVENT_CREATE, GV_ARM_CONTROL);
    event = gv_draft_made(d);
    gv_draft_call(d, GV_CALL_EVENT_RECORD, GV_ARM_CONTROL);
    gv_draft_operand_object(d, event);
    gv_draft_operand(d, gv_draft_stream(d->from, i));
  }
  const gv_operand *stream = gv_draft_stream(d->from, second);
  if (event != GV_NONE) {
    gv_draft_call(d, stream ? GV_CALL_STREAM_WAIT : GV_CALL_EVENT_SYNC, GV_ARM_CONTROL);
    if (stream) gv_draft_operand(d, stream);
    gv_draft_operand_object(d, event);
  }
  gv_draft_copy(d, second, GV_ARM_BOTH, GV_MARK_SECOND);
}

static void waited(charge *c, draft *d, uint32_t fault) {
  (void)c;
  uint32_t probe = GV_NONE;
  for (uint32_t i = 0; i < d->from->steps.len; i++) {
    gv_draft_copy(d, i, GV_ARM_BOTH, i == fault ? GV_MARK_FAULT : GV_MARK_NONE);
    if (i != fault || !gv_draft_stream(d->from, i)) continue;
    gv_draft_call(d, GV_CALL_PROBE, GV_ARM_BOTH);
    gv_draft_operand(d, gv_draft_stream(d->from, i));
    probe = gv_draft_made(d);
    control_on(d, GV_CALL_STREAM_SYNC, gv_draft_stream(d->from, i));
  }
  if (probe == GV_NONE) return;
  gv_draft_call(d, GV_CALL_DONE, GV_ARM_BOTH);
  gv_draft_operand_object(d, probe);
}

static void (*const builders[])(charge *c, draft *d, uint32_t fault) = {
    [WITHOUT_DEATH] = without_death,
    [WITHOUT_CALL] = without_call,
    [OTHER_KIND] = other_kind,
    [RECORDED] = recorded,
    [DESTROYED] = destroyed,
    [ORDERED] = ordered,
    [WAITED] = waited,
};

void gv_arms_build(charge *c, uint32_t fault, gv_plan *to) {
  draft d;
  gv_draft_begin(&d, c->m, to, fault);
  builders[leaves_call_out(c) ? WITHOUT_CALL : c->row->way](c, &d, fault);
  gv_arms_head(c, to);
  gv_draft_end(&d);
}

void gv_arms_whole(charge *c, gv_plan *to) {
  draft d;
  gv_draft_begin(&d, c->m, to, GV_NONE);
  copy_range(&d, 0, c->m->plan->steps.len);
  gv_arms_head(c, to);
  gv_draft_end(&d);
}
