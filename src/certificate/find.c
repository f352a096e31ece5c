/* A worklist over blocks, in the checker's own terms: states of a block that differ in numbers
 * alone become one, others stay apart until there are many. If that finds nothing, states stay
 * apart that differ in numbers, too: loops that count to a constant are gone through round by
 * round, so that each element of an array is at an address that is known. Before that, calls
 * frame the caller's numbers, so that what the function says of one holds for the caller. Then, of
 * arrays one element is followed, of any number (checker/elements.c). Last, what variables of the
 * module hold is followed from one call of it to the next. */
#include "certificate/certificate.h"

enum {
  FEW_STATES = 8,
  MOST_STATES = 32,
  MOST_CONTEXTS = 64,
  JOINS_BEFORE_WIDENING = 3,
  EFFORT_PER_OPERATION = 2000,
  EFFORT_AT_LEAST = 2000000,
  /* with numbers apart: */
  APART_STATES = 300,
  MOST_APART_STATES = 320,
  APART_EFFORT_PER_OPERATION = 200,
};

/* In which order it is tried is gvc_certificate_find's. */
typedef struct ways {
  bool apart, related, elements, keeps; /* see finder, and gvc_certificate */
} ways;

/* A state that is to be gone over. */
typedef struct task {
  uint32_t context, block, state;
} task;

/* The context of a function as other modules call it, where variables hold this. */
typedef struct entered {
  uint32_t kept, context;
} entered;

typedef struct caller {
  uint32_t callee;
  task task;
} caller;

typedef struct finder {
  const gvc_program *program;
  gvc_certificate *certificate;
  gvc_uses uses;
  gvc_room room;
  GV_VEC(task) queue;
  uint32_t next;        /* in the queue */
  gv_map queued, joins; /* by task */
  gv_map marks;         /* by task: enum mark */
  GV_VEC(caller) callers;
  GV_VEC(entered) entered;
  task now;
  bool marking; /* the fixpoint is reached: what of it is needed is marked */
  bool is_fixpoint;
  bool guards;  /* objects may be there under a condition */
  bool apart;   /* states that differ in numbers stay apart */
  bool related; /* it is said how numbers are computed */
  gvc_refs framed;
  uint64_t effort, most_effort; /* of operations, and facts that they begin with */
  gvc_states none;
} finder;

static uint64_t key_of(task t) {
  return (uint64_t)t.context << 44 ^ (uint64_t)t.block << 20 ^ t.state;
}

static void enqueue(finder *f, task t) {
  bool found;
  uint32_t *place = gv_map_at(&f->queued, key_of(t), &found);
  if (found && *place) return;
  *place = 1;
  *gv_push(&f->queue) = t;
}

/* ---- blocks ---------------------------------------------------------------------------------- */

/* Puts the state among others; the number of the one that changed, GV_NONE: it was implied,
 * GVC_MANY: there are too many. */
static uint32_t add_state(finder *f, gvc_states *states, gvc_state *state, uint64_t key,
                          bool guards) {
  for (uint32_t i = 0; i < states->len; i++)
    if (gvc_state_implies(state, &states->at[i])) {
      gvc_state_clear(state);
      return GV_NONE;
    }
  uint32_t few = f->apart ? APART_STATES : FEW_STATES,
           most = f->apart ? MOST_APART_STATES : MOST_STATES;
  for (uint32_t i = 0; i < states->len && guards; i++)
    if (gvc_state_join_guarded(&states->at[i], state)) {
      gvc_state_clear(state);
      return i;
    }
  int ways = states->len >= few ? 2 : f->apart ? 0 : 1;
  for (int coarse = 0; coarse < ways; coarse++)
    for (uint32_t i = 0; i < states->len; i++) {
      bool found;
      uint32_t *joins = gv_map_at(&f->joins, key ^ i, &found);
      if (!found) *joins = 0;
      if (!gvc_state_join(&states->at[i], state, coarse,
                          f->apart || *joins >= JOINS_BEFORE_WIDENING))
        continue;
      ++*joins;
      gvc_state_clear(state);
      return i;
    }
  if (states->len == most) {
    gvc_state_clear(state);
    return GVC_MANY;
  }
  *gv_push(states) = *state;
  return states->len - 1;
}

/* Of a state: control comes to it, in another one that says no more, and in several. */
enum mark { COMES = 1, AS_IT_IS = 2, OFTEN = 4 };

/* In place of a block: where a function returns. */
enum { RETURN = 0xffffff };

/* The state, which is used up, implies that of this number; true: that was not marked before. */
static bool mark_state(finder *f, task *t, const gvc_states *states, gvc_state *state,
                       uint32_t implied) {
  bool found = true;
  t->state = implied;
  if (t->state == states->len) f->is_fixpoint = false; /* which it is, where all is well */
  if (f->is_fixpoint) {
    uint32_t *mark = gv_map_at(&f->marks, key_of(*t), &found);
    *mark = found ? *mark | OFTEN : COMES;
    if (!(*mark & AS_IT_IS) && gvc_state_implies(&states->at[t->state], state)) *mark |= AS_IT_IS;
  }
  gvc_state_clear(state);
  return !found;
}

/* Which of the states at a block control comes in; their count: in none of them. */
static uint32_t find_covered(finder *f, const gvc_work *w, const gvc_state *state,
                             const gvc_states *states) {
  for (uint32_t i = 0; i < states->len; i++) {
    bool covered = gvc_has_guards(&states->at[i]) ? gvc_is_covered(w, &states->at[i], &f->room)
                                                  : gvc_state_implies(state, &states->at[i]);
    if (covered) return i;
  }
  return states->len;
}

static bool find_edge(void *to, gvc_work *w, uint32_t block, gvc_refusal *refusal) {
  finder *f = to;
  gvc_state state = {0};
  gvc_save_block(&f->uses, w, block, &state);
  task t = {f->now.context, block, 0};
  gvc_states *states = &f->certificate->contexts.at[t.context].blocks.at[block];
  uint32_t covered = find_covered(f, w, &state, states);
  if (f->marking) {
    if (mark_state(f, &t, states, &state, covered)) enqueue(f, t);
    return true;
  }
  if (covered < states->len) return gvc_state_clear(&state), true;
  t.state = add_state(f, states, &state, key_of(t) << 8 | 1, f->guards);
  const gvc_step *first =
      &f->program->steps.at[f->program->blocks.at[w->function->blocks + block].steps];
  if (t.state == GVC_MANY)
    return gvc_refuse(refusal, first, "", "too many states differ here") == GVC_DONE;
  enqueue(f, t);
  return true;
}

/* ---- calls ----------------------------------------------------------------------------------- */

static uint32_t add_context(finder *f, uint32_t function, bool is_entry, gvc_state *start) {
  gvc_context *context = gv_push(&f->certificate->contexts);
  context->function = function;
  context->is_entry = is_entry;
  context->start = *start;
  for (uint32_t i = 0; i < f->program->functions.at[function].block_count; i++)
    gv_push(&context->blocks);
  enqueue(f, (task){f->certificate->contexts.len - 1, 0, 0});
  return f->certificate->contexts.len - 1;
}

static uint32_t context_of(finder *f, uint32_t function, gvc_state *start) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < f->certificate->contexts.len; i++) {
    const gvc_context *c = &f->certificate->contexts.at[i];
    if (c->function != function || c->is_entry) continue;
    count++;
    if (!gvc_state_implies(start, &c->start)) continue;
    gvc_state_clear(start);
    return i;
  }
  if (count < MOST_CONTEXTS) return add_context(f, function, false, start);
  gvc_state_clear(start);
  return GV_NONE;
}

/* Each function that other modules call, from one of the states that variables are kept in; `kept`:
 * its number, GV_NONE: none is. */
static void enter(finder *f, uint32_t kept) {
  const gvc_state *from = kept == GV_NONE ? NULL : &f->certificate->kept.at[kept];
  for (uint32_t i = 0; i < f->program->functions.len; i++) {
    if (f->program->functions.at[i].is_private || !f->program->functions.at[i].block_count)
      continue;
    gvc_state start = {0};
    gvc_save_entry(f->program, i, from, &start);
    *gv_push(&f->entered) = (entered){kept, add_context(f, i, true, &start)};
  }
}

/* It says less than it did. */
static void enter_again(finder *f, uint32_t kept) {
  for (uint32_t i = 0; i < f->entered.len; i++) {
    if (f->entered.at[i].kept != kept) continue;
    gvc_context *context = &f->certificate->contexts.at[f->entered.at[i].context];
    gvc_save_entry(f->program, context->function, &f->certificate->kept.at[kept], &context->start);
    enqueue(f, (task){f->entered.at[i].context, 0, 0});
  }
}

static bool find_kept(finder *f, gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  gvc_state state = {0};
  gvc_states *all = &f->certificate->kept;
  uint32_t before = all->len, changed = GVC_MANY;
  if (gvc_save_kept(w, step, &state))
    changed = add_state(f, all, &state, (uint64_t)0xffffff << 40, false);
  else
    gvc_state_clear(&state);
  if (changed == GVC_MANY)
    return gvc_refuse(refusal, step, "", "too many states differ here") == GVC_DONE;
  if (all->len > before)
    enter(f, changed);
  else if (changed != GV_NONE)
    enter_again(f, changed);
  return true;
}

static bool find_leave(void *to, gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  finder *f = to;
  gvc_context *context = &f->certificate->contexts.at[f->now.context];
  if (!gvc_may_leave(w, step, context->is_entry, refusal)) return false;
  if (context->is_entry) return f->marking || !w->keeps || find_kept(f, w, step, refusal);
  gvc_state state = {0};
  gvc_save_exit(w, step, &state);
  task t = {f->now.context, RETURN, 0};
  if (f->marking) {
    uint32_t implied = 0;
    while (implied < context->exits.len && !gvc_state_implies(&state, &context->exits.at[implied]))
      implied++;
    return (void)mark_state(f, &t, &context->exits, &state, implied), true;
  }
  uint32_t changed = add_state(f, &context->exits, &state, key_of(t) << 8, false);
  if (changed == GVC_MANY)
    return gvc_refuse(refusal, step, "", "too many states differ here") == GVC_DONE;
  for (uint32_t i = 0; i < f->callers.len && changed != GV_NONE; i++)
    if (f->callers.at[i].callee == f->now.context) enqueue(f, f->callers.at[i].task);
  return true;
}

static void remember_caller(finder *f, uint32_t callee) {
  for (uint32_t i = 0; i < f->callers.len; i++) {
    const caller *c = &f->callers.at[i];
    if (c->callee == callee && key_of(c->task) == key_of(f->now)) return;
  }
  *gv_push(&f->callers) = (caller){callee, f->now};
}

static void mark_context(finder *f, uint32_t context) {
  bool found;
  task t = {context, 0, 0};
  *gv_map_at(&f->marks, key_of(t), &found) = COMES;
  if (!found) enqueue(f, t);
}

static bool find_call(void *to, gvc_work *w, const gvc_calling *calling, const gvc_states **exits,
                      const gvc_refs **framed, gvc_refusal *refusal) {
  finder *f = to;
  gvc_state start = {0};
  gvc_save_call(&f->uses, w, calling, &start, &f->framed);
  uint32_t context = context_of(f, calling->function, &start);
  if (context == GV_NONE)
    return gvc_refuse(refusal, &f->program->steps.at[calling->step], "",
                      "too many calls of it differ") == GVC_DONE;
  if (f->marking)
    mark_context(f, context);
  else
    remember_caller(f, context);
  *exits = &f->certificate->contexts.at[context].exits;
  *framed = &f->framed;
  return true;
}

/* ---- the fixpoint ---------------------------------------------------------------------------- */

static bool go_over(finder *f, task t, gvc_refusal *refusal) {
  gvc_walker walker = {f->program, f, !f->marking, find_edge, find_call, find_leave};
  const gvc_context *context = &f->certificate->contexts.at[t.context];
  const gvc_function *function = &f->program->functions.at[context->function];
  const gvc_block *block = &f->program->blocks.at[function->blocks + t.block];
  const gvc_state *state = t.block ? &context->blocks.at[t.block].at[t.state] : &context->start;
  f->now = t;
  f->effort += block->count + state->objects.len + state->symbols.len + state->entries.len +
               state->pending.len;
  if (f->effort > f->most_effort)
    return gvc_refuse(refusal, &f->program->steps.at[block->steps], "",
                      "the limit of effort was reached here") == GVC_DONE;
  gvc_work w;
  gvc_work_start(&w, f->program, function, t.block);
  w.plain = !f->related;
  w.elements = f->certificate->elements;
  w.keeps = f->certificate->kept.len;
  gvc_work_load(&w, state);
  return gvc_walk_block(&walker, &w, t.block, refusal);
}

static bool run(finder *f, gvc_refusal *refusal) {
  while (f->next < f->queue.len) {
    task t = f->queue.at[f->next++];
    bool found;
    *gv_map_at(&f->queued, key_of(t), &found) = 0;
    if (!go_over(f, t, refusal)) return false;
  }
  return true;
}

static uint32_t mark_of(const finder *f, uint32_t context, uint32_t block, uint32_t state) {
  uint32_t mark = gv_map_get(&f->marks, key_of((task){context, block, state}));
  return mark == GV_NONE ? 0 : mark;
}

/* Those that control does not come to are left out. Whether there are as many of the others if they
 * are taken as they come. */
static bool keep_marked(const finder *f, gvc_states *states, uint32_t context, uint32_t block) {
  uint32_t kept = 0;
  bool as_they_are = true;
  for (uint32_t i = 0; i < states->len; i++) {
    uint32_t mark = mark_of(f, context, block, i);
    if (mark) {
      as_they_are &= mark & AS_IT_IS || !(mark & OFTEN);
      states->at[kept++] = states->at[i];
    } else {
      gvc_state_clear(&states->at[i]);
    }
  }
  states->len = kept;
  return as_they_are;
}

/* What the fixpoint says once it is reached, and nothing that it said on the way there. */
static bool keep_needed(finder *f, gvc_found *found, gvc_refusal *refusal) {
  gvc_certificate *c = f->certificate;
  uint32_t kept = 0;
  f->marking = f->is_fixpoint = true;
  f->effort = 0;
  for (uint32_t i = 0; i < c->contexts.len; i++)
    if (c->contexts.at[i].is_entry) mark_context(f, i);
  uint32_t contexts = c->contexts.len;
  *refusal = (gvc_refusal){.rule = "", .what = "what was found does not hold"};
  if (!run(f, refusal) || !f->is_fixpoint || c->contexts.len != contexts) return false;
  for (uint32_t i = 0; i < c->contexts.len; i++) {
    gvc_context *context = &c->contexts.at[i];
    if (!mark_of(f, i, 0, 0)) {
      gvc_context_clear(context);
      continue;
    }
    for (uint32_t b = 1; b < context->blocks.len; b++)
      *gv_push(&found->as_they_come) = keep_marked(f, &context->blocks.at[b], i, b);
    *gv_push(&found->as_they_come) = keep_marked(f, &context->exits, i, RETURN);
    c->contexts.at[kept++] = *context;
  }
  c->contexts.len = kept;
  return true;
}

static void clear(finder *f) {
  gvc_uses_clear(&f->uses);
  gvc_room_clear(&f->room);
  gv_vec_free(&f->queue);
  gv_vec_free(&f->callers);
  gv_vec_free(&f->entered);
  gv_vec_free(&f->framed);
  gv_map_free(&f->queued);
  gv_map_free(&f->joins);
  gv_map_free(&f->marks);
}

static bool find(gvc_found *found, const gvc_program *program, const ways *by,
                 gvc_refusal *refusal) {
  gvc_certificate *certificate = &found->certificate;
  finder f = {
      .program = program, .certificate = certificate, .apart = by->apart, .related = by->related};
  f.guards = !by->elements && !gvc_has_tasks(program);
  f.most_effort =
      EFFORT_AT_LEAST +
      (uint64_t)(f.apart ? APART_EFFORT_PER_OPERATION : EFFORT_PER_OPERATION) * program->steps.len;
  certificate->related = by->related, certificate->elements = by->elements;
  if (by->keeps) gvc_save_initials(program, gv_push(&certificate->kept));
  enter(&f, by->keeps ? 0 : GV_NONE);
  bool is_found = run(&f, refusal) && keep_needed(&f, found, refusal);
  clear(&f);
  return is_found;
}

static bool has_variables(const gvc_program *program) {
  bool has = false;
  for (uint32_t i = 0; i < program->globals.len && !has; i++)
    has = program->globals.at[i].is_own && program->globals.at[i].initial_count;
  return has && !gvc_has_tasks(program);
}

static bool has_arrays(const gvc_program *program) {
  bool has = false;
  for (uint32_t i = 0; i < program->steps.len && !has; i++) has = program->steps.at[i].is_element;
  return has;
}

void gvc_found_clear(gvc_found *found) {
  gvc_certificate_clear(&found->certificate);
  gv_vec_free(&found->as_they_come);
}

static bool has_loops(const gvc_program *program) {
  gvc_uses uses = {0};
  bool has = false;
  for (uint32_t f = 0; f < program->functions.len && !has; f++) {
    const gvc_function *function = &program->functions.at[f];
    for (uint32_t b = 0; b < function->block_count && !function->is_kernel && !has; b++)
      has = gvc_used_in(&uses, program, f)->is_loop.at[b];
  }
  gvc_uses_clear(&uses);
  return has;
}

/* Whether the checker needs to be told nothing but whether it is to say how numbers are computed.
 * *effort: what is left of it. */
static bool find_nothing(gvc_found *found, const gvc_program *program, uint64_t *effort,
                         gvc_refusal *refusal) {
  gvc_certificate *c = &found->certificate;
  uint64_t most = *effort;
  if (has_loops(program)) return false;
  if (gvc_certificate_check(c, program, effort, refusal)) return true;
  if (!*effort) return false;
  *effort = most;
  c->related = true;
  bool holds = gvc_certificate_check(c, program, effort, refusal);
  c->related = holds;
  return holds;
}

/* Which leaves the checker with little more to do than to read the program, so that states are
 * joined if there are many. With tasks it is worth more: the fixpoint goes over each of them
 * several times. */
static uint64_t first_effort(const gvc_program *program) {
  return gvc_has_tasks(program) ? gvc_most_effort(program) : 4 * (uint64_t)program->steps.len;
}

bool gvc_certificate_find(gvc_found *found, const gvc_program *program, bool in_full,
                          gvc_refusal *refusal) {
  if (gvc_program_is_refused(program, refusal)) return false;
  uint64_t effort = first_effort(program);
  if (!in_full && find_nothing(found, program, &effort, refusal)) return true;
  if (gvc_has_tasks(program) && !effort) return false;
  static const ways all[] = {{false, false, false, false}, {false, true, false, false},
                             {true, true, false, false},   {false, true, true, false},
                             {false, true, false, true},   {true, true, false, true}};
  if (find(found, program, &all[0], refusal)) return true;
  for (size_t i = 1; i < sizeof all / sizeof *all; i++) {
    gvc_refusal ignored;
    if ((all[i].elements && !has_arrays(program)) || (all[i].keeps && !has_variables(program)))
      continue;
    gvc_found_clear(found);
    *found = (gvc_found){0};
    if (find(found, program, &all[i], &ignored)) return true;
  }
  gvc_found_clear(found);
  *found = (gvc_found){0};
  gvc_refusal ignored;
  effort = gvc_most_effort(program);
  return !in_full && !gvc_has_tasks(program) && find_nothing(found, program, &effort, &ignored);
}
