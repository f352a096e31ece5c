/* What is used from a place on: which values a state has to say something of, and which objects and
 * numbers of the caller a call's frame has. Nothing that is proved rests on it: of what is left out
 * nothing is known. */
#include "checker/check.h"

typedef GV_VEC(uint32_t) list;

typedef struct finder {
  const gvc_program *program;
  const gvc_function *function;
  uint32_t *defined_in; /* by value: a block */
  list *predecessors;   /* by block */
  list *live;           /* by block: values */
  list queue;
} finder;

/* ---- values ---------------------------------------------------------------------------------- */

static void index_blocks(finder *f) {
  const gvc_program *p = f->program;
  for (uint32_t b = 0; b < f->function->block_count; b++) {
    const gvc_block *block = &p->blocks.at[f->function->blocks + b];
    for (uint32_t i = 0; i < block->arg_count; i++) f->defined_in[block->arguments + i] = b;
    for (uint32_t s = 0; s < block->count; s++) {
      const gvc_step *step = &p->steps.at[block->steps + s];
      for (uint32_t i = 0; i < step->result_count; i++) f->defined_in[step->result + i] = b;
      for (uint32_t e = 0; e < step->edge_count; e++)
        *gv_push(&f->predecessors[p->edges.at[step->edges + e].block]) = b;
    }
  }
}

static bool is_last(const list *values, uint32_t value) {
  return values->len && values->at[values->len - 1] == value;
}

/* Values are taken one after the other, so one that is there already is the last. */
static void use(finder *f, uint32_t value, uint32_t block) {
  *gv_push(&f->queue) = block;
  while (f->queue.len) {
    uint32_t b = gv_pop(&f->queue);
    if (f->defined_in[value] == b || is_last(&f->live[b], value)) continue;
    *gv_push(&f->live[b]) = value;
    for (uint32_t i = 0; i < f->predecessors[b].len; i++)
      *gv_push(&f->queue) = f->predecessors[b].at[i];
  }
}

typedef struct use_of {
  uint32_t value, block;
} use_of;

static int compare_uses(const void *x, const void *y) {
  const use_of *a = x, *b = y;
  if (a->value != b->value) return a->value < b->value ? -1 : 1;
  return a->block < b->block ? -1 : a->block > b->block;
}

static void find_uses(finder *f) {
  GV_VEC(use_of) uses = {0};
  const gvc_program *p = f->program;
  for (uint32_t b = 0; b < f->function->block_count; b++) {
    const gvc_block *block = &p->blocks.at[f->function->blocks + b];
    for (uint32_t s = 0; s < block->count; s++) {
      const gvc_step *step = &p->steps.at[block->steps + s];
      for (uint32_t i = 0; i < step->operand_count; i++) {
        uint32_t value = p->operands.at[step->operands + i];
        if (value < f->function->value_count && f->defined_in[value] != b)
          *gv_push(&uses) = (use_of){value, b};
      }
    }
  }
  if (uses.len) qsort(uses.at, uses.len, sizeof *uses.at, compare_uses);
  for (uint32_t i = 0; i < uses.len; i++) use(f, uses.at[i].value, uses.at[i].block);
  gv_vec_free(&uses);
}

static void find_values(gvc_used *used, const gvc_program *program, const gvc_function *function) {
  gv_arena arena = {0};
  finder f = {.program = program, .function = function};
  f.defined_in = gv_new(&arena, uint32_t, function->value_count + 1);
  f.predecessors = gv_new(&arena, list, function->block_count + 1);
  f.live = gv_new(&arena, list, function->block_count + 1);
  index_blocks(&f);
  find_uses(&f);
  for (uint32_t b = 0; b < function->block_count; b++) {
    *gv_push(&used->first) = used->values.len;
    for (uint32_t i = 0; i < f.live[b].len; i++) *gv_push(&used->values) = f.live[b].at[i];
    gv_vec_free(&f.live[b]);
    gv_vec_free(&f.predecessors[b]);
  }
  *gv_push(&used->first) = used->values.len;
  gv_vec_free(&f.queue);
  gv_arena_clear(&arena);
}

/* ---- the order of blocks --------------------------------------------------------------------- */

/* A block that control may go on from: edges up to `next` were looked at. */
typedef struct visit {
  uint32_t block, next;
} visit;

static const gvc_step *last_step(const gvc_program *p, const gvc_function *f, uint32_t block) {
  const gvc_block *it = &p->blocks.at[f->blocks + block];
  return &p->steps.at[it->steps + it->count - 1];
}

/* Each block after those that lead to it, but for loops. */
static void find_order(gvc_used *used, const gvc_program *p, const gvc_function *f) {
  GV_VEC(visit) stack = {0};
  list finished = {0};
  for (uint32_t b = 0; b < f->block_count; b++) *gv_push(&used->place) = GV_NONE;
  used->place.at[0] = 0;
  gv_push(&stack);
  while (stack.len) {
    visit *top = &stack.at[stack.len - 1];
    const gvc_step *last = last_step(p, f, top->block);
    if (top->next == last->edge_count) {
      *gv_push(&finished) = gv_pop(&stack).block;
      continue;
    }
    uint32_t to = p->edges.at[last->edges + top->next++].block;
    if (used->place.at[to] != GV_NONE) continue;
    used->place.at[to] = 0;
    *gv_push(&stack) = (visit){to, 0};
  }
  for (uint32_t i = finished.len; i--;) {
    used->place.at[finished.at[i]] = used->order.len;
    *gv_push(&used->order) = finished.at[i];
  }
  for (uint32_t b = 0; b < f->block_count; b++) gv_push(&used->is_loop);
  for (uint32_t i = 0; i < used->order.len; i++) {
    const gvc_step *last = last_step(p, f, used->order.at[i]);
    for (uint32_t e = 0; e < last->edge_count; e++) {
      uint32_t to = p->edges.at[last->edges + e].block;
      used->is_loop.at[to] |= used->place.at[to] <= i;
    }
  }
  gv_vec_free(&finished);
  gv_vec_free(&stack);
}

const gvc_used *gvc_used_in(gvc_uses *uses, const gvc_program *program, uint32_t function) {
  while (uses->len < program->functions.len) gv_push(uses);
  gvc_used *used = &uses->at[function];
  if (used->first.len) return used;
  find_values(used, program, &program->functions.at[function]);
  find_order(used, program, &program->functions.at[function]);
  return used;
}

void gvc_uses_clear(gvc_uses *uses) {
  for (uint32_t i = 0; i < uses->len; i++) {
    gv_vec_free(&uses->at[i].first);
    gv_vec_free(&uses->at[i].values);
    gv_vec_free(&uses->at[i].place);
    gv_vec_free(&uses->at[i].order);
    gv_vec_free(&uses->at[i].is_loop);
  }
  gv_vec_free(uses);
}

static const gvc_used *used_in(gvc_uses *uses, const gvc_work *w) {
  return gvc_used_in(uses, w->program, (uint32_t)(w->function - w->program->functions.at));
}

/* ---- at the start of a block ----------------------------------------------------------------- */

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

void gvc_save_block(gvc_uses *uses, const gvc_work *w, uint32_t block, gvc_state *state) {
  const gvc_used *used = used_in(uses, w);
  const gvc_block *target = &w->program->blocks.at[w->function->blocks + block];
  entries bound = {0};
  for (uint32_t i = 0; i < target->arg_count; i++) bind_value(&bound, w, target->arguments + i);
  for (uint32_t i = used->first.at[block]; i < used->first.at[block + 1]; i++)
    bind_value(&bound, w, used->values.at[i]);
  if (!w->plain) bind_terms(&bound, w);
  if (bound.len) qsort(bound.at, bound.len, sizeof *bound.at, compare_leaves);
  for (uint32_t i = 0; i < w->frame.len; i++)
    *gv_push(&bound) = (gvc_entry){{.object = GV_NONE, .leaf = GVC_FRAME + i}, w->frame.at[i]};
  gvc_work_save(w, bound.at, bound.len, state);
  gv_vec_free(&bound);
}

/* ---- what a call frames ---------------------------------------------------------------------- */

static void add_leaves(gvc_refs *to, const gvc_work *w, uint32_t value) {
  if (value >= w->function->value_count) return;
  uint32_t first = gvc_leaf_of(w->program, w->function, value);
  for (uint32_t i = 0; i < gvc_shape_of(w->program, w->function, value)->count; i++)
    *gv_push(to) = *gvc_leaf(w, first + i);
}

/* What is used after the step, in its block and in those that come next. */
static void find_after(gvc_uses *uses, const gvc_work *w, uint32_t at, gvc_refs *after) {
  const gvc_used *used = used_in(uses, w);
  for (uint32_t s = at + 1; s < w->block->steps + w->block->count; s++) {
    const gvc_step *step = &w->program->steps.at[s];
    for (uint32_t i = 0; i < step->operand_count; i++)
      add_leaves(after, w, w->program->operands.at[step->operands + i]);
    for (uint32_t e = 0; e < step->edge_count; e++) {
      uint32_t target = w->program->edges.at[step->edges + e].block;
      for (uint32_t i = used->first.at[target]; i < used->first.at[target + 1]; i++)
        add_leaves(after, w, used->values.at[i]);
    }
  }
}

static void frame_object(const gvc_work *w, gvc_ref ref, gvc_refs *framed) {
  if (ref.kind != GVC_REF_POINTER || w->objects.at[ref.object].dead) return;
  for (uint32_t i = 0; i < framed->len; i++)
    if (framed->at[i].object == ref.object) return;
  *gv_push(framed) = gvc_pointer_to(ref.object);
}

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

static bool is_passed(const uint8_t *marks, gvc_ref ref) {
  return ref.kind == GVC_REF_NUMBER || (ref.kind == GVC_REF_SYMBOL && marks[ref.symbol] & PASSED);
}

static void mark_passed(const gvc_work *w, uint8_t *marks, const gvc_calling *calling) {
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
}

/* A number that is needed and passed; once. */
static void frame_number(uint8_t *marks, gvc_ref ref, gvc_refs *framed) {
  if (ref.kind != GVC_REF_SYMBOL || ref.object != GV_NONE || marks[ref.symbol] != (NEEDED | PASSED))
    return;
  marks[ref.symbol] = 0;
  *gv_push(framed) = ref;
}

/* Numbers of the caller that the function gets, too: what it says of them holds for the caller. */
static void frame_numbers(const gvc_work *w, const gvc_calling *calling, const gvc_refs *after,
                          gvc_refs *framed) {
  uint8_t *marks = gv_malloc(w->symbols.len + 1);
  memset(marks, 0, w->symbols.len + 1);
  for (uint32_t i = 0; i < after->len; i++) mark_needed(w, marks, after->at[i], 0);
  for (uint32_t i = 0; i < w->frame.len; i++) mark_needed(w, marks, w->frame.at[i], 0);
  mark_passed(w, marks, calling);
  for (uint32_t i = 0; i < w->frame.len; i++) frame_number(marks, w->frame.at[i], framed);
  for (uint32_t i = 0; i < w->bound_refs.len; i++) frame_number(marks, w->bound_refs.at[i], framed);
  for (uint32_t i = 0; i < w->block->leaf_count; i++) frame_number(marks, w->leaves[i], framed);
  gv_free(marks);
}

void gvc_find_frame(gvc_uses *uses, const gvc_work *w, const gvc_calling *calling,
                    gvc_refs *framed) {
  gvc_refs after = {0};
  framed->len = 0;
  if (calling->is_task) return;
  find_after(uses, w, calling->step, &after);
  for (uint32_t i = 0; i < after.len; i++) frame_object(w, after.at[i], framed);
  if (!w->plain) frame_numbers(w, calling, &after, framed);
  gv_vec_free(&after);
}
