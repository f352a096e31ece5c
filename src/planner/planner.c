/* needs: a model and a finding. gives: a plan, and what was chosen for it. cost: the paths tried, RUNS at most, times their length.
 *
 * Paths are tried one after another: first by turning the last choice, then the one before, as far as RUNS allows; then at random.
 * One counts when the finding's rule is broken at the finding's place and the simulated device shows it; best, when it comes by
 * the steps that the finding has.
 */
#include "planner/planner.h"

#include "planner/draft.h"
#include "planner/walk.h"

enum { RUNS = 400, CANDIDATES = 40, STEPS = 200000 };

/* ---- rules ---- */

/* How a plan shows a rule, and takes it away in its control arm. */
typedef enum way {
  NO_WAY,
  WITHOUT_DEATH, /* the call that destroys it too early is left out */
  WITHOUT_CALL,  /* the faulty call is left out */
  OTHER_KIND,    /* what was meant is called instead */
  RECORDED,      /* the event is recorded before, behind slow work */
  DESTROYED,     /* at the end */
  ORDERED,       /* an event orders the two accesses */
  WAITED,        /* the host waits for the work */
} way;

enum {
  ANSWER = 1 << GV_SYMPTOM_ANSWER,
  ORDER = 1 << GV_SYMPTOM_ORDER,
  DATA = 1 << GV_SYMPTOM_DATA,
  FREED = 1 << GV_SYMPTOM_FREED,
  LEAK = 1 << GV_SYMPTOM_LEAK
};

typedef struct row {
  gv_rule rule;
  way way;
  uint32_t confirm;
  walk_fault fault; /* of handle rules: what is wrong */
  const char *obstacle;
} row;

#define RUNS_NOT "the operation was left in lowered code: the program cannot be run"
#define NO_DEVICE "it is about the async runtime, and happens without any device"
#define NOTHING_WRONG "nothing is wrong with it: it only takes time"
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
    {GV_RULE_DEVICE_MEMORY_ON_HOST, WITHOUT_CALL, ANSWER, FAULT_NONE, NULL},
    {GV_RULE_UNWAITED_WORK, WAITED, ORDER, FAULT_NONE, NULL},
    {GV_RULE_UNLOWERED_OP, NO_WAY, 0, FAULT_NONE, RUNS_NOT},
    {GV_RULE_UNKNOWN_HANDLE, NO_WAY, 0, FAULT_NONE, "where the handle comes from is not known"},
    {GV_RULE_DEADLOCK, NO_WAY, 0, FAULT_NONE, NO_DEVICE},
    {GV_RULE_ASYNC_VALUE_UNSET, NO_WAY, 0, FAULT_NONE, NO_DEVICE},
    {GV_RULE_ASYNC_REF_OVERDROP, NO_WAY, 0, FAULT_NONE, NO_DEVICE},
    {GV_RULE_ASYNC_REF_LEAK, NO_WAY, 0, FAULT_NONE, NO_DEVICE},
    {GV_RULE_REDUNDANT_WAIT, NO_WAY, 0, FAULT_NONE, NOTHING_WRONG},
    {GV_RULE_REDUNDANT_EVENT, NO_WAY, 0, FAULT_NONE, NOTHING_WRONG},
    {GV_RULE_NEEDLESS_SYNC, NO_WAY, 0, FAULT_NONE, NOTHING_WRONG},
};

static const row *row_of(gv_rule rule) {
  static const row none = {GV_RULE_COUNT, NO_WAY, 0, FAULT_NONE, "there is no way as yet to replay this rule"};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (rows[i].rule == rule) return &rows[i];
  return &none;
}

/* ---- one search ---- */

typedef struct search {
  machine m;
  const gv_finding *finding;
  const row *row;
  gv_plan draft;
  gv_plan *plan;          /* the result so far */
  int rank;               /* of that: 0 none, 1 a path to the place, 2 which shows the finding, 3 along the finding's steps */
  bool done;              /* nothing better can come */
  uint32_t *passed, pass; /* by operation: the number of the walk that came by it last */
  GV_VEC(uint32_t) stops; /* operations at which the finding's steps are; see find_stops() */
  uint32_t candidates, steps;
  uint32_t thing; /* that is at fault */
  bool another;   /* another operand of the same call is at fault too */
} search;

static bool is_at(const gv_model *m, uint32_t op, const gv_finding *f) {
  const gv_op *o = &m->ops.at[op];
  if (o->loc.file != f->loc.file || o->loc.line != f->loc.line || o->loc.col != f->loc.col) return false;
  return gv_str_equal(m->functions.at[m->blocks.at[o->block].function].name, f->function);
}

/* ---- from the draft to the plan ---- */

/* A call with two faults is still wrong when one of them is mended. */
static bool leaves_call_out(const search *s) { return s->another && s->row->fault != FAULT_NONE; }

static uint32_t confirmed_by(const search *s) {
  if (!s->row) return ANSWER | ORDER | DATA | FREED;
  return leaves_call_out(s) ? ANSWER : s->row->confirm;
}

static void head(search *s, gv_plan *to) {
  machine *m = &s->m;
  const gv_finding *f = s->finding;
  to->confirm = confirmed_by(s);
  if (f) {
    to->rule = gv_str_of(gv_rules[f->rule].name);
    to->function = gv_str_copy(&to->arena, f->function);
    to->place = gv_str_copy(&to->arena, f->loc.file == GV_NONE
                                            ? GV_STR("")
                                            : gv_format(&to->arena, "%.*s:%u:%u", GV_FMT(m->model->files.at[f->loc.file].path),
                                                        f->loc.line, f->loc.col));
    to->message = gv_str_copy(&to->arena, f->message);
  }
  for (uint32_t i = 0; i < m->unknowns.len; i++) {
    const unknown *u = &m->unknowns.at[i];
    gv_str name = u->value != GV_NONE ? gv_value_name(m->model, u->value) : (gv_str){0};
    if (u->chosen && name.len) *gv_push(&to->chosen) = gv_format(&to->arena, "%.*s is %lld", GV_FMT(name), (long long)u->k);
  }
  if (m->left_out != GV_NONE)
    *gv_push(&to->chosen) = gv_format(&to->arena, "what %.*s does is left out", GV_FMT(m->model->ops.at[m->left_out].name));
}

static void copy_range(draft *d, uint32_t from, uint32_t to) {
  for (uint32_t i = from; i < to; i++) gv_draft_copy(d, i, GV_ARM_BOTH, GV_MARK_NONE);
}

/* Also a second destroy, which is refused in the faulty arm, would destroy it in the control arm. */
static bool ends_life(const gv_plan *from, uint32_t i, uint32_t object) {
  const gv_step *step = &from->steps.at[i];
  bool ends = step->call == GV_CALL_STREAM_DESTROY || step->call == GV_CALL_EVENT_DESTROY || step->call == GV_CALL_MEM_FREE ||
              step->call == GV_CALL_HOST_FREE;
  return ends && gv_operands_of(from, step)[0].object == object;
}

static void without_death(search *s, draft *d, uint32_t fault) {
  uint32_t object = s->m.things.at[s->thing].object;
  for (uint32_t i = 0; i < fault; i++)
    gv_draft_copy(d, i, ends_life(d->from, i, object) ? GV_ARM_FAULTY : GV_ARM_BOTH, GV_MARK_NONE);
  gv_draft_copy(d, fault, GV_ARM_BOTH, GV_MARK_FAULT);
}

static void without_call(search *s, draft *d, uint32_t fault) {
  (void)s;
  copy_range(d, 0, fault);
  gv_draft_copy(d, fault, GV_ARM_FAULTY, GV_MARK_FAULT);
}

static void control_on(draft *d, gv_call call, const gv_operand *o) {
  gv_draft_call(d, call, GV_ARM_CONTROL);
  gv_draft_operand(d, o);
}

/* Instead of an event's call on a stream: an event of that stream, or the stream's own call. */
static void other_kind(search *s, draft *d, uint32_t fault) {
  const gv_step *step = &d->from->steps.at[fault];
  const gv_operand *o = gv_operands_of(d->from, step);
  without_call(s, d, fault);
  if (s->m.things.at[s->thing].kind != T_STREAM) return;
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
static void recorded(search *s, draft *d, uint32_t fault) {
  (void)s;
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

static void destroyed(search *s, draft *d, uint32_t fault) {
  static const gv_call calls[] = {[T_STREAM] = GV_CALL_STREAM_DESTROY,
                                  [T_EVENT] = GV_CALL_EVENT_DESTROY,
                                  [T_DEVICE] = GV_CALL_MEM_FREE,
                                  [T_HOST] = GV_CALL_HOST_FREE,
                                  [T_MODULE] = GV_CALL_MODULE_UNLOAD};
  for (uint32_t i = 0; i < d->from->steps.len; i++) gv_draft_copy(d, i, GV_ARM_BOTH, i == fault ? GV_MARK_FAULT : GV_MARK_NONE);
  const thing *t = &s->m.things.at[s->thing];
  control_on(d, calls[t->kind], &(gv_operand){.kind = GV_OPERAND_OBJECT, .object = t->object});
  if (t->kind == T_DEVICE) gv_draft_operand(d, &(gv_operand){.kind = GV_OPERAND_NULL, .object = GV_NONE});
}

/* Is the step one that the finding's notes name? */
static bool is_noted(search *s, uint32_t step) {
  uint32_t op = s->m.step_ops.at[step];
  gv_loc loc = s->m.model->ops.at[op].loc;
  for (uint32_t i = 0; i < s->finding->notes.len; i++) {
    gv_loc note = s->finding->notes.at[i].loc;
    if (note.file == loc.file && note.line == loc.line && note.col == loc.col) return true;
  }
  return false;
}

/* The work that the step must not overlap; GV_NONE: none. */
static uint32_t first_of(search *s, const draft *d, uint32_t second) {
  uint32_t best = GV_NONE;
  bool noted = false;
  for (uint32_t i = 0; i < second; i++) {
    if (!gv_draft_stream(d->from, i)) continue;
    bool module = d->from->steps.at[second].call == GV_CALL_MODULE_UNLOAD;
    if (!module && !gv_draft_conflict(d->from, i, second)) continue;
    if (best != GV_NONE && noted && !is_noted(s, i)) continue;
    best = i;
    noted = is_noted(s, i);
  }
  return best;
}

static void ordered(search *s, draft *d, uint32_t second) {
  uint32_t first = first_of(s, d, second), event = GV_NONE;
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

static void waited(search *s, draft *d, uint32_t fault) {
  (void)s;
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

static void (*const builders[])(search *s, draft *d, uint32_t fault) = {
    [WITHOUT_DEATH] = without_death, [WITHOUT_CALL] = without_call, [OTHER_KIND] = other_kind, [RECORDED] = recorded,
    [DESTROYED] = destroyed,         [ORDERED] = ordered,           [WAITED] = waited,
};

/* Has the walk come by the finding's steps? What comes of the finding is none of them. */
static bool is_along_steps(const search *s) {
  for (uint32_t i = 0; i < s->stops.len;) {
    uint32_t first = i; /* operations of one step stand together, each after the number of the step */
    bool passed = false;
    for (; i < s->stops.len && s->stops.at[i] == s->stops.at[first]; i += 2) passed |= s->passed[s->stops.at[i + 1]] == s->pass;
    if (!passed) return false;
  }
  return true;
}

/* Pairs of the number of a step and an operation at its place. */
static void find_stops(search *s) {
  const gv_model *m = s->m.model;
  for (uint32_t n = 0; n < s->finding->notes.len; n++) {
    const gv_note *note = &s->finding->notes.at[n];
    for (uint32_t op = 0; op < m->ops.len && !gv_note_is_consequence(note); op++) {
      gv_loc loc = m->ops.at[op].loc;
      if (loc.file != note->loc.file || loc.line != note->loc.line || loc.col != note->loc.col || loc.file == GV_NONE) continue;
      *gv_push(&s->stops) = n;
      *gv_push(&s->stops) = op;
    }
  }
}

/* Makes the plan of the path so far, and keeps it if there is no better one. */
static void build(search *s, uint32_t fault) {
  gv_plan plan = {0};
  draft d;
  gv_draft_begin(&d, &s->m, &plan, fault);
  builders[leaves_call_out(s) ? WITHOUT_CALL : s->row->way](s, &d, fault);
  head(s, &plan);
  gv_draft_end(&d);
  gv_arena arena = {0};
  gv_replay_options options = {.device = GV_REPLAY_SIM, .schedules = 256, .runs = 64};
  gv_replay_result result;
  bool shows = gv_replay(&plan, &options, &arena, &result) == GV_OK && result.verdict == GV_CONFIRMED;
  gv_arena_clear(&arena);
  int rank = !shows ? 1 : is_along_steps(s) ? 3 : 2;
  s->candidates++;
  if (rank > s->rank) {
    gv_plan_clear(s->plan);
    *s->plan = plan;
    s->rank = rank;
    s->done = rank == 3;
  } else {
    gv_plan_clear(&plan);
  }
}

/* ---- the finding's place ---- */

/* The newest call that the operation made; GV_NONE: none. */
static uint32_t step_of(const search *s, uint32_t op, uint32_t from) {
  for (uint32_t i = s->m.step_ops.len; i-- > from;) {
    gv_call call = (gv_call)s->draft.steps.at[i].call;
    bool given = call >= GV_CALL_GIVEN_STREAM && call <= GV_CALL_GIVEN_HOST;
    bool own =
        call == GV_CALL_STREAM_SYNC && s->m.model->ops.at[op].kind == GV_OP_ACTION && gv_draft_stream(&s->draft, i ? i - 1 : 0);
    if (s->m.step_ops.at[i] == op && !given && !own) return i;
  }
  return GV_NONE;
}

static bool has_handle_fault(search *s, const gv_op *op) {
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++) {
    scalar value;
    if (!gv_is_handle_role(gv_role_of(op, i)) || gv_walk_fault_of(&s->m, op, i) != s->row->fault) continue;
    s->thing = gv_walk_operand(&s->m, op, i, &value);
    s->another = false;
    for (uint32_t n = 0; n < op->operand_count; n++) s->another |= n != i && gv_walk_fault_of(&s->m, op, n) != FAULT_NONE;
    return true;
  }
  return false;
}

/* Of the rules on memory: an operand whose memory is gone, or is not of this sort. */
static bool has_memory_fault(search *s, const gv_op *op) {
  bool wants_dead = s->row->rule == GV_RULE_USE_AFTER_FREE || s->row->rule == GV_RULE_DOUBLE_FREE;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id id = gv_operands(s->m.model, op)[i];
    if (id == GV_NONE || s->m.model->values.at[id].size != 8) continue;
    scalar value = gv_machine_scalar(&s->m, id);
    if (value.kind != S_ADDRESS) continue;
    const thing *t = &s->m.things.at[value.id];
    if (t->kind != T_DEVICE && t->kind != T_HOST) continue;
    if (wants_dead && !t->dead) continue;
    s->thing = value.id;
    return true;
  }
  return false;
}

static bool is_wanted(search *s, uint32_t op) {
  const gv_op *o = &s->m.model->ops.at[op];
  if (!is_at(s->m.model, op, s->finding)) return false;
  if (s->row->fault != FAULT_NONE) return has_handle_fault(s, o);
  if (s->row->way == ORDERED) return true;
  return (s->row->way == WITHOUT_DEATH || s->row->way == WITHOUT_CALL) && has_memory_fault(s, o);
}

/* At the end of the path: what was made at the finding's place and is still there, or work enqueued there. */
static void at_end(search *s) {
  if (s->row->way == DESTROYED) {
    for (uint32_t i = s->m.things.len; i-- > 0;) {
      const thing *t = &s->m.things.at[i];
      if (t->op == GV_NONE || t->dead || t->given || t->made == GV_NONE || !is_at(s->m.model, t->op, s->finding)) continue;
      s->thing = i;
      build(s, t->made);
      return;
    }
  }
  for (uint32_t i = s->m.step_ops.len; s->row->way == WAITED && i-- > 0;) {
    if (!is_at(s->m.model, s->m.step_ops.at[i], s->finding) || !gv_draft_stream(&s->draft, i)) continue;
    build(s, i);
    return;
  }
}

/* ---- paths ---- */

static void walk(search *s, uint32_t function, void (*at_return)(search *s)) {
  gv_plan_clear(&s->draft);
  gv_machine_restart(&s->m, &s->draft);
  gv_machine_push_frame(&s->m, function);
  s->pass++;
  walk_end end = WALK_ON;
  for (uint32_t steps = 0; end == WALK_ON && !s->done && steps < WALK_STEPS; steps++, s->steps++) {
    uint32_t op = gv_walk_next(&s->m), before = s->draft.steps.len;
    bool wanted = s->finding && s->candidates < CANDIDATES && is_wanted(s, op);
    s->passed[op] = s->pass;
    end = gv_walk_step(&s->m);
    uint32_t step = wanted ? step_of(s, op, before) : GV_NONE;
    if (step != GV_NONE) build(s, step);
  }
  if (end == WALK_RETURNED && !s->done) at_return(s);
}

/* Turns the last choice that has a way left. False: there is none. */
static bool next_choices(machine *m) {
  while (m->choices.len && m->choices.at[m->choices.len - 1] + 1 >= m->ways.at[m->choices.len - 1]) {
    m->choices.len--;
    m->ways.len--;
  }
  if (!m->choices.len) return false;
  m->choices.at[m->choices.len - 1]++;
  return true;
}

static void try_paths(search *s, uint32_t function, void (*at_return)(search *s)) {
  machine *m = &s->m;
  bool all = false;
  m->choices.len = m->ways.len = 0;
  m->random = 0;
  for (uint32_t run = 0; run < RUNS && !all && !s->done && s->steps < STEPS; run++) {
    walk(s, function, at_return);
    m->choices.len = m->ways.len = m->next_choice < m->choices.len ? m->next_choice : m->choices.len;
    all = !next_choices(m);
  }
  for (uint32_t run = 0; run < RUNS && !all && !s->done && s->steps < 2 * STEPS; run++) {
    m->choices.len = m->ways.len = 0;
    m->random = run + 1;
    walk(s, function, at_return);
  }
}

static void open(search *s, gv_model *model) {
  gv_machine_init(&s->m, model);
  gv_machine_restart(&s->m, &s->draft);
  s->passed = gv_malloc(model->ops.len * sizeof *s->passed);
  memset(s->passed, 0, model->ops.len * sizeof *s->passed);
}

static void close(search *s) {
  gv_free(s->passed);
  gv_vec_free(&s->stops);
  gv_plan_clear(&s->draft);
  gv_machine_clear(&s->m);
}

static void give_up(search *s, const char *why) {
  s->plan->obstacle = gv_str_of(why);
  head(s, s->plan);
}

const char *gv_plan_obstacle(const gv_model *model) {
  const gv_runtime *r = &model->runtime;
  gv_str name = gv_str_of(r->name ? r->name : "cuda"), own = GV_STR("cuda+");
  bool named = gv_str_equal(name, GV_STR("cuda")) || (name.len > own.len && memcmp(name.at, own.at, own.len) == 0);
  bool alike = !r->null_order && !r->streams_are_unordered && !r->events_need_streams && !r->waits_for_all;
  return named && alike ? NULL : "replay runs a program as on MLIR's CUDA wrapper library, and this one is for another runtime";
}

void gv_plan_finding(gv_model *model, const gv_finding *finding, gv_plan *plan) {
  const row other = {finding->rule, NO_WAY, 0, FAULT_NONE, gv_plan_obstacle(model)};
  search s = {.finding = finding, .row = other.obstacle ? &other : row_of(finding->rule), .plan = plan};
  open(&s, model);
  find_stops(&s);
  for (int own = 1; own >= 0 && s.row->way != NO_WAY; own--) { /* the finding's own function first */
    for (uint32_t f = 0; f < model->functions.len && !s.done; f++)
      if (model->functions.at[f].is_public && gv_str_equal(model->functions.at[f].name, finding->function) == own)
        try_paths(&s, f, at_end);
  }
  if (!s.rank) {
    gv_machine_restart(&s.m, &s.draft);
    give_up(&s, s.row->obstacle ? s.row->obstacle : "no path to it was found within the limits");
  }
  close(&s);
}

/* ---- without a finding ---- */

typedef struct paths {
  search search; /* first, so that a search is one */
  void (*take)(void *to, const gv_plan *plan);
  void *to;
  uint32_t left;
} paths;

static void take_path(search *s) {
  paths *p = (paths *)s;
  gv_plan plan = {0};
  draft d;
  gv_draft_begin(&d, &s->m, &plan, GV_NONE);
  copy_range(&d, 0, s->draft.steps.len);
  head(s, &plan);
  gv_draft_end(&d);
  p->take(p->to, &plan);
  gv_plan_clear(&plan);
  s->done = --p->left == 0;
}

void gv_plan_paths(gv_model *model, uint32_t most, void (*take)(void *to, const gv_plan *plan), void *to) {
  paths p = {.take = take, .to = to, .left = most};
  if (gv_plan_obstacle(model)) return;
  open(&p.search, model);
  for (uint32_t f = 0; f < model->functions.len && p.left; f++)
    if (model->functions.at[f].is_public) try_paths(&p.search, f, take_path);
  close(&p.search);
}
