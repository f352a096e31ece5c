/* needs: a model and a finding. gives: a plan, and what was chosen for it. cost: the paths tried, 2
 * * RUNS at most, twice if the finding's own is not among them, times their length.
 *
 * The finding says by which edges its path goes; what is chosen here is the numbers that make
 * control go there, and the way through called functions that do not bear on it. Choices are tried
 * one after another: first by turning the last one, then the one before, as far as RUNS allows;
 * then at random. A path counts when the finding's rule is broken at its end, at the finding's
 * place, and the simulated device shows it; best, when it comes by the steps that the finding has.
 * Only if no numbers make control go by the finding's path, or it has none, any path to its place
 * will do.
 */
#include "planner/planner.h"

#include "planner/arms.h"

enum { RUNS = 400, CANDIDATES = 40, STEPS = 200000, LARGE = 1 << 20 /* bytes */, LOOKS = 50000 };

/* ---- one search ---- */

typedef struct search {
  machine m;
  charge charge;
  gv_plan draft;
  gv_plan *plan; /* the result so far */
  enum {
    NO_PATH,
    TO_PLACE,
    SHOWN /* the finding */,
    ALONG_STEPS           /* of the finding, too */
  } rank;                 /* of that */
  bool done;              /* nothing better can come */
  uint32_t *passed, pass; /* by operation: the number of the walk that came by it last */
  GV_VEC(uint32_t) stops; /* operations at which the finding's steps are; see find_stops() */
  uint32_t candidates, steps;
} search;

static bool is_at(const gv_model *m, uint32_t op, const gv_finding *f) {
  const gv_op *o = &m->ops.at[op];
  if (o->loc.file != f->loc.file || o->loc.line != f->loc.line || o->loc.col != f->loc.col)
    return false;
  return gv_str_equal(m->functions.at[m->blocks.at[o->block].function].name, f->function);
}

/* Has the walk come by the finding's steps? What comes of the finding is none of them. */
static bool is_along_steps(const search *s) {
  for (uint32_t i = 0; i < s->stops.len;) {
    uint32_t first =
        i; /* operations of one step stand together, each after the number of the step */
    bool passed = false;
    for (; i < s->stops.len && s->stops.at[i] == s->stops.at[first]; i += 2)
      passed |= s->passed[s->stops.at[i + 1]] == s->pass;
    if (!passed) return false;
  }
  return true;
}

/* Pairs of the number of a step and an operation at its place. */
static void find_stops(search *s) {
  const gv_model *m = s->m.model;
  for (uint32_t n = 0; n < s->charge.finding->notes.len; n++) {
    const gv_note *note = &s->charge.finding->notes.at[n];
    for (uint32_t op = 0; op < m->ops.len && note->kind != GV_NOTE_CONSEQUENCE; op++) {
      gv_loc loc = m->ops.at[op].loc;
      if (loc.file != note->loc.file || loc.line != note->loc.line || loc.col != note->loc.col ||
          loc.file == GV_NONE)
        continue;
      *gv_push(&s->stops) = n;
      *gv_push(&s->stops) = op;
    }
  }
}

/* Every run fills all memory, in megabytes, and each of its steps looks at all streams: of plans
 * that cost much, fewer are tried. */
static uint32_t cost_of(const gv_plan *plan) {
  uint64_t cost = 0;
  for (uint32_t i = 0; i < plan->objects.len; i++) cost += plan->objects.at[i].bytes / LARGE;
  cost += (uint64_t)plan->steps.len * plan->objects.len / LOOKS;
  return cost < LARGE ? (uint32_t)cost : LARGE;
}

/* Makes the plan of the path so far, and keeps it if there is no better one. */
static void build(search *s, uint32_t fault) {
  gv_plan plan = {0};
  s->candidates += 1 + s->m.step_ops.len / 200;
  gv_arms_build(&s->charge, fault, &plan);
  if (!gv_draft_is_right(&plan)) {
    gv_plan_clear(&plan);
    return;
  }
  gv_arena arena = {0};
  uint32_t cost = cost_of(&plan);
  gv_replay_options options = {
      .device = GV_REPLAY_SIM, .schedules = 4 + 252 / (1 + cost), .runs = 4 + 60 / (1 + cost)};
  gv_replay_result result;
  bool shows =
      gv_replay(&plan, &options, &arena, &result) == GV_OK && result.verdict == GV_CONFIRMED;
  gv_arena_clear(&arena);
  int rank = !shows ? TO_PLACE : is_along_steps(s) ? ALONG_STEPS : SHOWN;
  s->candidates += cost / 4;
  if (rank > (int)s->rank) {
    gv_plan_clear(s->plan);
    *s->plan = plan;
    s->rank = (uint8_t)rank;
    s->done = rank == ALONG_STEPS;
  } else {
    gv_plan_clear(&plan);
  }
}

/* ---- the finding's place ---- */

/* The newest call before `end` that the operation made; GV_NONE: none. */
static uint32_t step_of(const search *s, uint32_t op, uint32_t from, uint32_t end) {
  for (uint32_t i = end; i-- > from;) {
    gv_call call = (gv_call)s->draft.steps.at[i].call;
    bool given = call >= GV_CALL_GIVEN_STREAM && call <= GV_CALL_GIVEN_MODULE;
    bool own = call == GV_CALL_STREAM_SYNC && s->m.model->ops.at[op].kind == GV_OP_ACTION &&
               gv_draft_stream(&s->draft, i ? i - 1 : 0);
    if (s->m.step_ops.at[i] == op && !given && !own) return i;
  }
  return GV_NONE;
}

static bool has_handle_fault(search *s, const gv_op *op) {
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++) {
    scalar value;
    if (!gv_is_handle_role(gv_role_of(op, i)) ||
        gv_walk_fault_of(&s->m, op, i) != s->charge.row->fault)
      continue;
    s->charge.thing = gv_walk_operand(&s->m, op, i, &value);
    s->charge.another = false;
    for (uint32_t n = 0; n < op->operand_count; n++)
      s->charge.another |= n != i && gv_walk_fault_of(&s->m, op, n) != FAULT_NONE;
    return true;
  }
  return false;
}

/* Of the rules on memory: an operand whose memory is gone, or is not of this sort. */
static bool has_memory_fault(search *s, const gv_op *op) {
  bool wants_dead =
      s->charge.row->rule == GV_RULE_USE_AFTER_FREE || s->charge.row->rule == GV_RULE_DOUBLE_FREE;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id id = gv_operands(s->m.model, op)[i];
    if (id == GV_NONE || s->m.model->values.at[id].size != 8) continue;
    scalar value = gv_machine_scalar(&s->m, id);
    if (value.kind != S_ADDRESS) continue;
    const thing *t = &s->m.things.at[value.id];
    if (t->kind != T_DEVICE && t->kind != T_HOST) continue;
    if (wants_dead && !t->dead) continue;
    s->charge.thing = value.id;
    return true;
  }
  return false;
}

/* The guide was followed to its end. */
static bool is_guided(const search *s) { return s->m.guided == s->m.guide_len; }

static bool is_wanted(search *s, uint32_t op) {
  const gv_op *o = &s->m.model->ops.at[op];
  if (!is_guided(s)) return false;
  if (!is_at(s->m.model, op, s->charge.finding)) return false;
  if (s->charge.row->fault != FAULT_NONE) return has_handle_fault(s, o);
  if (s->charge.row->way == ORDERED) return true;
  return (s->charge.row->way == WITHOUT_DEATH || s->charge.row->way == WITHOUT_CALL) &&
         has_memory_fault(s, o);
}

/* At the end of the path: what was made at the finding's place and is still there, or work enqueued
 * there. */
static void at_end(search *s) {
  if (s->charge.row->way == DESTROYED) {
    for (uint32_t i = s->m.things.len; i-- > 0;) {
      const thing *t = &s->m.things.at[i];
      if (t->op == GV_NONE || t->dead || t->given || t->made == GV_NONE ||
          !is_at(s->m.model, t->op, s->charge.finding))
        continue;
      s->charge.thing = i;
      build(s, t->made);
      return;
    }
  }
  for (uint32_t i = s->m.step_ops.len; s->charge.row->way == WAITED && i-- > 0;) {
    if (!is_at(s->m.model, s->m.step_ops.at[i], s->charge.finding) ||
        !gv_draft_stream(&s->draft, i))
      continue;
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
    bool wanted = s->charge.finding && s->candidates < CANDIDATES && is_wanted(s, op);
    s->passed[op] = s->pass;
    end = gv_walk_step(&s->m);
    /* Of an operation that makes several accesses, a copy of the host's, each may be the one that
     * is meant. */
    uint32_t step = wanted ? step_of(s, op, before, s->m.step_ops.len) : GV_NONE;
    for (; step != GV_NONE && !s->done;
         step = s->charge.row->way == ORDERED ? step_of(s, op, before, step) : GV_NONE)
      build(s, step);
  }
  if (end == WALK_RETURNED && !s->done && is_guided(s)) at_return(s);
}

/* Turns the last choice that has a way left. False: there is none. */
static bool next_choices(machine *m) {
  while (m->choices.len &&
         m->choices.at[m->choices.len - 1] + 1 >= m->ways.at[m->choices.len - 1]) {
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
    m->choices.len = m->ways.len =
        m->next_choice < m->choices.len ? m->next_choice : m->choices.len;
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
  s->charge.m = &s->m;
  s->passed = gv_malloc(model->ops.len * sizeof *s->passed);
  memset(s->passed, 0, model->ops.len * sizeof *s->passed);
}

static void close(search *s) {
  gv_free(s->passed);
  gv_vec_free(&s->stops);
  gv_plan_clear(&s->draft);
  gv_machine_clear(&s->m);
}

/* In all public functions, the finding's own first. */
static void try_functions(search *s) {
  const gv_model *model = s->m.model;
  s->candidates = s->steps = 0;
  for (int own = 1; own >= 0; own--) {
    for (uint32_t f = 0; f < model->functions.len && !s->done; f++) {
      const gv_function *function = &model->functions.at[f];
      if (function->is_public && gv_str_equal(function->name, s->charge.finding->function) == own)
        try_paths(s, f, at_end);
    }
  }
}

/* Atomic accesses do not meet each other, so at first they only read; but where another meets one,
 * it writes. */
static void try_atomics(search *s) {
  bool any = false;
  for (uint32_t i = 0; i < s->m.model->ranges.len; i++)
    any |= (s->m.model->ranges.at[i].mode & GV_RANGE_ATOMIC) != 0;
  try_functions(s);
  if (s->rank >= SHOWN || !any) return;
  s->m.atomics_write = true;
  try_functions(s);
  s->m.atomics_write = false;
}

/* The finding's path, or else any. */
static void try_guided(search *s) {
  const gv_finding *f = s->charge.finding;
  s->m.guide = f->path.at;
  s->m.guide_len = f->path.len;
  if (f->path.len) try_atomics(s);
  if (s->rank >= SHOWN) return;
  s->m.guide_len = 0;
  try_atomics(s);
  if (f->path.len && s->rank)
    *gv_push(&s->plan->chosen) =
        GV_STR("another path than that of the finding, for which no inputs were found");
}

const char *gv_plan_obstacle(const gv_model *model) {
  const gv_runtime *r = &model->runtime;
  gv_str name = gv_str_of(r->name ? r->name : "cuda"), own = GV_STR("cuda+");
  bool named = gv_str_equal(name, GV_STR("cuda")) ||
               (name.len > own.len && memcmp(name.at, own.at, own.len) == 0);
  bool alike =
      !r->null_order && !r->streams_are_unordered && !r->events_need_streams && !r->waits_for_all;
  return named && alike
             ? NULL
             : "replay needs MLIR's CUDA wrapper library, and this program is for another runtime";
}

void gv_plan_finding(gv_model *model, const gv_finding *finding, gv_plan *plan) {
  search s = {.charge = {.finding = finding, .row = gv_arms_row(finding->rule)}, .plan = plan};
  const char *obstacle = gv_plan_obstacle(model);
  open(&s, model);
  s.m.example = finding;
  s.m.unseen_act =
      gv_rules[finding->rule].severity == GV_SEVERITY_WARNING; /* no error rests on what they do */
  find_stops(&s);
  if (!obstacle && s.charge.row->way != NO_WAY) try_guided(&s);
  if (!s.rank) {
    if (!obstacle && finding->in_doubt) obstacle = "which bytes the kernel accesses is unknown";
    if (!obstacle) obstacle = s.charge.row->obstacle;
    gv_machine_restart(&s.m, &s.draft);
    plan->obstacle = gv_str_of(obstacle ? obstacle : "no path to it within the limits");
    gv_arms_head(&s.charge, plan);
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
  gv_arms_whole(&s->charge, &plan);
  if (gv_draft_is_right(&plan)) {
    p->take(p->to, &plan);
    s->done = --p->left == 0;
  }
  gv_plan_clear(&plan);
}

void gv_plan_paths(gv_model *model, uint32_t most, void (*take)(void *to, const gv_plan *plan),
                   void *to) {
  paths p = {.take = take, .to = to, .left = most};
  if (gv_plan_obstacle(model)) return;
  open(&p.search, model);
  p.search.m.unseen_act = true;
  for (uint32_t f = 0; f < model->functions.len && p.left; f++)
    if (model->functions.at[f].is_public) try_paths(&p.search, f, take_path);
  close(&p.search);
}
