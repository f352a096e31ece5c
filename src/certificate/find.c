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
  STEPS_PER_OPERATION = 200,
  STEPS_AT_LEAST = 200000,
  /* with numbers apart: */
  APART_STATES = 300,
  MOST_APART_STATES = 320,
  APART_STEPS_PER_OPERATION = 20,
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
  GV_VEC(gvc_liveness) liveness; /* by function; found when it is first entered */
  GV_VEC(task) queue;
  uint32_t next;        /* in the queue */
  gv_map queued, joins; /* by task */
  GV_VEC(caller) callers;
  GV_VEC(entered) entered;
  task now;
  bool recording; /* the fixpoint is reached: calls are written down */
  bool apart;     /* states that differ in numbers stay apart */
  bool related;   /* the frame of a call has numbers, too */
  GV_VEC(uint32_t) roots;
  gvc_refs framed;
  uint64_t steps, most_steps;
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

static const gvc_liveness *liveness_of(finder *f, uint32_t function) {
  while (f->liveness.len < f->program->functions.len) gv_push(&f->liveness);
  gvc_liveness *l = &f->liveness.at[function];
  if (!l->first.len) gvc_find_liveness(f->program, &f->program->functions.at[function], l);
  return l;
}

/* ---- blocks ---------------------------------------------------------------------------------- */

typedef GV_VEC(gvc_entry) entries;

static void bind_value(entries *bound, const gvc_work *w, uint32_t value) {
  uint32_t first = gvc_leaf_of(w->program, w->function, value);
  const gvc_shape *shape = gvc_shape_of(w->program, w->function, value);
  const gvc_leaf_place *places = &w->program->places.at[shape->first];
  for (uint32_t i = 0; i < shape->count; i++)
    *gv_push(bound) =
        (gvc_entry){{.object = GV_NONE, .leaf = first + i, .size = gvc_width_of(&places[i])},
                    *gvc_leaf(w, first + i)};
}

enum { MOST_TERMS = 16 };

static void bind_term(entries *bound, const gvc_work *w, uint32_t leaf, gvc_ref ref,
                      uint32_t *count) {
  bool is_term = ref.kind == GVC_REF_SYMBOL && ref.object == GV_NONE && *count < MOST_TERMS &&
                 w->symbols.at[ref.symbol].condition.kind == GVC_CONDITION_TERM;
  for (uint32_t i = 0; i < bound->len && is_term; i++) is_term = bound->at[i].place.leaf != leaf;
  if (!is_term) return;
  uint32_t width = w->symbols.at[ref.symbol].interval.bits;
  *gv_push(bound) = (gvc_entry){{.object = GV_NONE, .leaf = leaf, .size = width}, ref};
  ++*count;
}

/* What was computed may be computed again, though nothing uses it in between. */
static void bind_terms(entries *bound, const gvc_work *w) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < w->block->leaf_count; i++)
    bind_term(bound, w, w->block->leaf + i, w->leaves[i], &count);
  for (uint32_t i = 0; i < w->bound.len; i++)
    for (uint32_t k = 0; k < w->bound.at[i].count; k++)
      bind_term(bound, w, w->bound.at[i].leaf + k, w->bound_refs.at[w->bound.at[i].at + k], &count);
}

static int compare_leaves(const void *x, const void *y) {
  const gvc_entry *a = x, *b = y;
  return a->place.leaf < b->place.leaf ? -1 : a->place.leaf > b->place.leaf;
}

static void save_block(finder *f, const gvc_work *w, uint32_t block, gvc_state *state) {
  const gvc_liveness *l = liveness_of(f, (uint32_t)(w->function - f->program->functions.at));
  const gvc_block *target = &f->program->blocks.at[w->function->blocks + block];
  entries bound = {0};
  for (uint32_t i = 0; i < target->arg_count; i++) bind_value(&bound, w, target->arguments + i);
  for (uint32_t i = l->first.at[block]; i < l->first.at[block + 1]; i++)
    bind_value(&bound, w, l->values.at[i]);
  if (f->related) bind_terms(&bound, w);
  if (bound.len) qsort(bound.at, bound.len, sizeof *bound.at, compare_leaves);
  for (uint32_t i = 0; i < w->frame.len; i++)
    *gv_push(&bound) = (gvc_entry){{.object = GV_NONE, .leaf = GVC_FRAME + i}, w->frame.at[i]};
  gvc_work_save(w, bound.at, bound.len, state);
  gv_vec_free(&bound);
}

/* Puts the state among others; the number of the one that changed, GV_NONE: it was implied,
 * GVC_MANY: there are too many. */
static uint32_t add_state(finder *f, gvc_states *states, gvc_state *state, uint64_t key) {
  for (uint32_t i = 0; i < states->len; i++)
    if (gvc_state_implies(state, &states->at[i])) {
      gvc_state_clear(state);
      return GV_NONE;
    }
  uint32_t few = f->apart ? APART_STATES : FEW_STATES,
           most = f->apart ? MOST_APART_STATES : MOST_STATES;
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

static bool find_edge(void *to, gvc_work *w, uint32_t block, gvc_refusal *refusal) {
  finder *f = to;
  if (f->recording) return true;
  gvc_state state = {0};
  save_block(f, w, block, &state);
  task t = {f->now.context, block, 0};
  t.state = add_state(f, &f->certificate->contexts.at[t.context].blocks.at[block], &state,
                      key_of(t) << 8 | 1);
  if (t.state == GV_NONE) return true;
  const gvc_step *first =
      &f->program->steps.at[f->program->blocks.at[w->function->blocks + block].steps];
  if (t.state == GVC_MANY)
    return gvc_refuse(refusal, first, "", "too many states differ here") == GVC_DONE;
  enqueue(f, t);
  return true;
}

/* ---- calls ----------------------------------------------------------------------------------- */

/* The place is a root, if it leads to an object that none before it does. */
static void add_root(finder *f, const gvc_work *w, uint32_t place, gvc_ref ref) {
  if (ref.kind != GVC_REF_POINTER || w->objects.at[ref.object].dead) return;
  for (uint32_t i = 0; i < f->framed.len; i++)
    if (f->framed.at[i].object == ref.object) return;
  *gv_push(&f->roots) = place;
  *gv_push(&f->framed) = ref;
}

static void add_roots_of(finder *f, const gvc_work *w, uint32_t value) {
  if (value >= w->function->value_count) return;
  uint32_t first = gvc_leaf_of(f->program, w->function, value);
  for (uint32_t i = 0; i < gvc_shape_of(f->program, w->function, value)->count; i++)
    add_root(f, w, first + i, *gvc_leaf(w, first + i));
}

/* What is used after the call: in its block, and in the blocks after. */
static void find_roots(finder *f, const gvc_work *w, uint32_t at) {
  const gvc_block *block = &f->program->blocks.at[w->function->blocks + f->now.block];
  const gvc_liveness *l = liveness_of(f, (uint32_t)(w->function - f->program->functions.at));
  for (uint32_t s = at + 1; s < block->steps + block->count; s++) {
    const gvc_step *step = &f->program->steps.at[s];
    for (uint32_t i = 0; i < step->operand_count; i++)
      add_roots_of(f, w, f->program->operands.at[step->operands + i]);
    for (uint32_t e = 0; e < step->edge_count; e++) {
      uint32_t target = f->program->edges.at[step->edges + e].block;
      for (uint32_t i = l->first.at[target]; i < l->first.at[target + 1]; i++)
        add_roots_of(f, w, l->values.at[i]);
    }
  }
}

/* ---- numbers of the caller that the function gets, too ---- */

enum { NEEDED = 1, PASSED = 2 };

/* What is used after the call, and what that is computed of. */
static void mark_needed(const gvc_work *w, uint8_t *marks, gvc_ref ref, uint32_t depth) {
  enum { DEEPEST = 8 };
  if (ref.kind != GVC_REF_SYMBOL || depth == DEEPEST) return;
  const gvc_condition *c = &w->symbols.at[ref.symbol].condition;
  marks[ref.symbol] |= NEEDED;
  if (c->kind == GVC_CONDITION_NONE) return;
  mark_needed(w, marks, c->a, depth + 1);
  mark_needed(w, marks, c->b, depth + 1);
}

static void mark_needed_value(finder *f, const gvc_work *w, uint8_t *marks, uint32_t value) {
  if (value >= w->function->value_count) return;
  uint32_t first = gvc_leaf_of(f->program, w->function, value);
  for (uint32_t i = 0; i < gvc_shape_of(f->program, w->function, value)->count; i++)
    mark_needed(w, marks, *gvc_leaf(w, first + i), 0);
}

static void mark_after(finder *f, const gvc_work *w, uint8_t *marks, uint32_t at) {
  const gvc_block *block = &f->program->blocks.at[w->function->blocks + f->now.block];
  const gvc_liveness *l = liveness_of(f, (uint32_t)(w->function - f->program->functions.at));
  for (uint32_t s = at + 1; s < block->steps + block->count; s++) {
    const gvc_step *step = &f->program->steps.at[s];
    for (uint32_t i = 0; i < step->operand_count; i++)
      mark_needed_value(f, w, marks, f->program->operands.at[step->operands + i]);
    for (uint32_t e = 0; e < step->edge_count; e++) {
      uint32_t target = f->program->edges.at[step->edges + e].block;
      for (uint32_t i = l->first.at[target]; i < l->first.at[target + 1]; i++)
        mark_needed_value(f, w, marks, l->values.at[i]);
    }
  }
  for (uint32_t i = 0; i < w->frame.len; i++) mark_needed(w, marks, w->frame.at[i], 0);
}

/* A place that holds a number which is needed and passed, the first of those that hold it. */
static void add_number(finder *f, uint8_t *marks, uint32_t place, gvc_ref ref) {
  bool is_root =
      ref.kind == GVC_REF_SYMBOL && ref.object == GV_NONE && marks[ref.symbol] == (NEEDED | PASSED);
  if (!is_root) return;
  marks[ref.symbol] = 0;
  *gv_push(&f->roots) = place;
}

static bool is_passed(const uint8_t *marks, gvc_ref ref) {
  return ref.kind == GVC_REF_NUMBER || (ref.kind == GVC_REF_SYMBOL && marks[ref.symbol] & PASSED);
}

static void find_numbers(finder *f, const gvc_work *w, const gvc_calling *calling) {
  uint8_t *marks = gv_malloc(w->symbols.len + 1);
  memset(marks, 0, w->symbols.len + 1);
  mark_after(f, w, marks, calling->step);
  for (uint32_t i = 0; i < calling->arguments.len; i++)
    if (calling->arguments.at[i].kind == GVC_REF_SYMBOL)
      marks[calling->arguments.at[i].symbol] |= PASSED;
  for (uint32_t o = 0; o < w->objects.len; o++)
    for (uint32_t i = w->objects.at[o].slots; i != GV_NONE; i = w->slots.at[i].next)
      if (w->slots.at[i].ref.kind == GVC_REF_SYMBOL) marks[w->slots.at[i].ref.symbol] |= PASSED;
  for (uint32_t i = 0; i < w->symbols.len; i++) {
    const gvc_condition *c = &w->symbols.at[i].condition;
    if (c->kind == GVC_CONDITION_TERM && is_passed(marks, c->a) && is_passed(marks, c->b))
      marks[i] |= PASSED; /* it can be computed there */
  }
  for (uint32_t i = 0; i < w->frame.len; i++) add_number(f, marks, GVC_FRAME + i, w->frame.at[i]);
  for (uint32_t i = 0; i < w->bound.len; i++)
    for (uint32_t k = 0; k < w->bound.at[i].count; k++)
      add_number(f, marks, w->bound.at[i].leaf + k, w->bound_refs.at[w->bound.at[i].at + k]);
  for (uint32_t i = 0; i < w->block->leaf_count; i++)
    add_number(f, marks, w->block->leaf + i, w->leaves[i]);
  gv_free(marks);
}

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
    changed = add_state(f, all, &state, (uint64_t)0xffffff << 40);
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
  if (f->recording || (context->is_entry && !w->keeps)) return true;
  if (context->is_entry) return find_kept(f, w, step, refusal);
  gvc_state state = {0};
  gvc_save_exit(w, step, &state);
  uint32_t changed =
      add_state(f, &context->exits, &state, (uint64_t)f->now.context << 44 | 0xfffffu << 8);
  if (changed == GVC_MANY)
    return gvc_refuse(refusal, step, "", "too many states differ here") == GVC_DONE;
  for (uint32_t i = 0; i < f->callers.len && changed != GV_NONE; i++)
    if (f->callers.at[i].callee == f->now.context) enqueue(f, f->callers.at[i].task);
  return true;
}

static void record_call(finder *f, uint32_t at, uint32_t context) {
  gvc_context *now = &f->certificate->contexts.at[f->now.context];
  for (uint32_t i = 0; i < now->calls.len; i++) {
    const gvc_certified_call *c = &now->calls.at[i];
    bool same = c->step == at && c->state == f->now.state && c->context == context &&
                c->roots.len == f->roots.len;
    if (same &&
        (!f->roots.len || !memcmp(c->roots.at, f->roots.at, f->roots.len * sizeof *f->roots.at)))
      return;
  }
  gvc_certified_call *call = gv_push(&now->calls);
  call->step = at;
  call->state = f->now.state;
  call->context = context;
  for (uint32_t i = 0; i < f->roots.len; i++) *gv_push(&call->roots) = f->roots.at[i];
}

static void remember_caller(finder *f, uint32_t callee) {
  for (uint32_t i = 0; i < f->callers.len; i++) {
    const caller *c = &f->callers.at[i];
    if (c->callee == callee && key_of(c->task) == key_of(f->now)) return;
  }
  *gv_push(&f->callers) = (caller){callee, f->now};
}

static bool find_call(void *to, gvc_work *w, const gvc_calling *calling, const gvc_states **exits,
                      const gvc_refs **framed, gvc_refusal *refusal) {
  finder *f = to;
  f->roots.len = f->framed.len = 0;
  if (!calling->is_task) find_roots(f, w, calling->step);
  if (!calling->is_task && f->related) find_numbers(f, w, calling);
  gvc_state start = {0};
  gvc_save_call(w, calling, f->roots.at, f->roots.len, &start, &f->framed);
  uint32_t context = context_of(f, calling->function, &start);
  if (context == GV_NONE)
    return gvc_refuse(refusal, &f->program->steps.at[calling->step], "",
                      "too many calls of it differ") == GVC_DONE;
  if (f->recording)
    record_call(f, calling->step, context);
  else
    remember_caller(f, context);
  *exits = &f->certificate->contexts.at[context].exits;
  *framed = &f->framed;
  return true;
}

/* ---- the fixpoint ---------------------------------------------------------------------------- */

static bool go_over(finder *f, task t, gvc_refusal *refusal) {
  gvc_walker walker = {f->program, f, !f->recording, find_edge, find_call, find_leave};
  const gvc_context *context = &f->certificate->contexts.at[t.context];
  const gvc_function *function = &f->program->functions.at[context->function];
  const gvc_block *block = &f->program->blocks.at[function->blocks + t.block];
  f->now = t;
  f->steps += block->count;
  if (f->steps > f->most_steps)
    return gvc_refuse(refusal, &f->program->steps.at[block->steps], "",
                      "the limit of steps was reached here") == GVC_DONE;
  gvc_work w;
  gvc_work_start(&w, f->program, function, t.block);
  w.plain = !f->related;
  w.elements = f->certificate->elements;
  w.keeps = f->certificate->kept.len;
  gvc_work_load(&w, t.block ? &context->blocks.at[t.block].at[t.state] : &context->start);
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

/* The checker takes the first call that fits: of two ways to it, the one on which more objects stay
 * in use comes first, since it does not fit where one of these has ended. */
static int compare_calls(const void *x, const void *y) {
  const gvc_certified_call *a = x, *b = y;
  if (a->step != b->step) return a->step < b->step ? -1 : 1;
  if (a->state != b->state) return a->state < b->state ? -1 : 1;
  if (a->roots.len != b->roots.len) return a->roots.len > b->roots.len ? -1 : 1;
  if (a->context != b->context) return a->context < b->context ? -1 : 1;
  return a->roots.len ? memcmp(a->roots.at, b->roots.at, a->roots.len * sizeof *a->roots.at) : 0;
}

static void sort_calls(gvc_context *c) {
  if (c->calls.len) qsort(c->calls.at, c->calls.len, sizeof *c->calls.at, compare_calls);
}

/* Once more over all states, for their calls alone. */
static bool record(finder *f, gvc_refusal *refusal) {
  f->recording = true;
  f->steps = 0;
  for (uint32_t c = 0; c < f->certificate->contexts.len; c++) {
    if (!go_over(f, (task){c, 0, 0}, refusal)) return false;
    for (uint32_t b = 1; b < f->certificate->contexts.at[c].blocks.len; b++)
      for (uint32_t i = 0; i < f->certificate->contexts.at[c].blocks.at[b].len; i++)
        if (!go_over(f, (task){c, b, i}, refusal)) return false;
    sort_calls(&f->certificate->contexts.at[c]);
  }
  return true;
}

static void clear(finder *f) {
  for (uint32_t i = 0; i < f->liveness.len; i++) gvc_liveness_clear(&f->liveness.at[i]);
  gv_vec_free(&f->liveness);
  gv_vec_free(&f->queue);
  gv_vec_free(&f->callers);
  gv_vec_free(&f->entered);
  gv_vec_free(&f->roots);
  gv_vec_free(&f->framed);
  gv_map_free(&f->queued);
  gv_map_free(&f->joins);
}

static bool find(gvc_certificate *certificate, const gvc_program *program, const ways *by,
                 gvc_refusal *refusal) {
  finder f = {
      .program = program, .certificate = certificate, .apart = by->apart, .related = by->related};
  f.most_steps =
      STEPS_AT_LEAST +
      (uint64_t)(f.apart ? APART_STEPS_PER_OPERATION : STEPS_PER_OPERATION) * program->steps.len;
  if (by->keeps) gvc_save_initials(program, gv_push(&certificate->kept));
  enter(&f, by->keeps ? 0 : GV_NONE);
  bool has_calls = false, found = run(&f, refusal);
  for (uint32_t i = 0; i < certificate->contexts.len; i++)
    has_calls |= !certificate->contexts.at[i].is_entry;
  if (found && has_calls) found = record(&f, refusal);
  clear(&f);
  return found;
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

bool gvc_certificate_find(gvc_certificate *certificate, const gvc_program *program,
                          gvc_refusal *refusal) {
  if (gvc_program_is_refused(program, refusal)) return false;
  static const ways all[] = {{false, false, false, false}, {false, true, false, false},
                             {true, true, false, false},   {false, true, true, false},
                             {false, true, false, true},   {true, true, false, true}};
  if (find(certificate, program, &all[0], refusal)) return true;
  for (size_t i = 1; i < sizeof all / sizeof *all; i++) {
    gvc_refusal ignored;
    if ((all[i].elements && !has_arrays(program)) || (all[i].keeps && !has_variables(program)))
      continue;
    gvc_certificate again = {.program = certificate->program,
                             .profile = certificate->profile,
                             .related = all[i].related,
                             .elements = all[i].elements};
    bool found = find(&again, program, &all[i], &ignored);
    gvc_certificate_clear(found ? certificate : &again);
    if (found) *certificate = again;
    if (found) return true;
  }
  return false;
}
