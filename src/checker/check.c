#include "checker/check.h"

static void clear_states(gvc_states *states) {
  for (uint32_t i = 0; i < states->len; i++) gvc_state_clear(&states->at[i]);
  gv_vec_free(states);
}

void gvc_context_clear(gvc_context *c) {
  gvc_state_clear(&c->start);
  for (uint32_t b = 0; b < c->blocks.len; b++) clear_states(&c->blocks.at[b]);
  gv_vec_free(&c->blocks);
  clear_states(&c->exits);
}

void gvc_certificate_clear(gvc_certificate *c) {
  for (uint32_t i = 0; i < c->contexts.len; i++) gvc_context_clear(&c->contexts.at[i]);
  gv_vec_free(&c->contexts);
  clear_states(&c->kept);
  gv_arena_clear(&c->arena);
}

/* ---- one block ------------------------------------------------------------------------------- */

/* The target's arguments become the operands, all at once. */
static bool take_edge(const gvc_walker *walker, gvc_work *w, const gvc_edge *edge,
                      gvc_refusal *refusal) {
  const gvc_program *p = walker->program;
  const gvc_block *target = &p->blocks.at[w->function->blocks + edge->block];
  gvc_refs passed = {0};
  for (uint32_t i = 0; i < edge->count; i++) {
    uint32_t value = p->operands.at[edge->operands + i];
    const gvc_ref *leaves = gvc_leaf(w, gvc_leaf_of(p, w->function, value));
    for (uint32_t k = 0; k < gvc_shape_of(p, w->function, value)->count; k++)
      *gv_push(&passed) = leaves[k];
  }
  gv_vec_free(&w->passed);
  w->passed = passed;
  w->passed_to = target->leaf;
  return walker->edge(walker->to, w, edge->block, refusal);
}

/* Edge i of a terminator, if control can take it. */
static bool assume_edge(gvc_work *w, const gvc_step *step, uint32_t i) {
  if (step->code == GVC_CODE_BR) return true;
  gvc_ref value = *gvc_operand(w, step, 0);
  if (step->code == GVC_CODE_COND_BR) return gvc_assume(w, value, i == 0);
  uint8_t bits = gvc_operand_place(w, step, 0)->bits;
  const int64_t *cases = w->program->numbers.at + step->scales;
  if (i > 0) return gvc_assume_order(w, 0, value, gvc_number_ref(cases[i - 1]), bits);
  for (uint32_t k = 1; k < step->edge_count; k++)
    if (!gvc_assume_order(w, 1, value, gvc_number_ref(cases[k - 1]), bits)) return false;
  return true;
}

static bool take_edges(const gvc_walker *walker, gvc_work *w, const gvc_step *step,
                       gvc_refusal *refusal) {
  if (step->code != GVC_CODE_BR && gvc_operand(w, step, 0)->kind == GVC_REF_UNKNOWN)
    return gvc_refuse(refusal, step, "O5", "branches on what may be undefined") == GVC_DONE;
  for (uint32_t i = 0; i < step->edge_count; i++) {
    gvc_work copy, *way = w; /* the last way needs no copy */
    bool is_last = i + 1 == step->edge_count;
    if (!is_last) gvc_work_copy(way = &copy, w);
    bool possible = assume_edge(way, step, i) && gvc_settle(way);
    gvc_resolve(way);
    bool sound =
        !possible || take_edge(walker, way, &walker->program->edges.at[step->edges + i], refusal);
    if (!is_last) gvc_work_clear(way);
    if (!sound) return false;
  }
  return true;
}

typedef struct way {
  gvc_work work;
  uint32_t step;
} way;

typedef GV_VEC(way) ways;

/* Another way; the last of several takes the work with it. */
static gvc_work *go_on(ways *to, gvc_work *from, bool is_last, uint32_t step) {
  way next = {.step = step};
  if (is_last)
    next.work = *from, *from = (gvc_work){0};
  else
    gvc_work_copy(&next.work, from);
  *gv_push(to) = next;
  return &to->at[to->len - 1].work;
}

/* The ways on from all exits of a call: `at` is where they go on, `result` what the exits' values
 * are bound to. */
static bool take_exits(const gvc_walker *walker, gvc_work *w, const gvc_calling *calling,
                       uint32_t result, uint32_t at, ways *to, gvc_refusal *refusal) {
  const gvc_step *step = &walker->program->steps.at[calling->step];
  const gvc_states *exits;
  const gvc_refs *framed;
  if (!walker->call(walker->to, w, calling, &exits, &framed, refusal)) return false;
  bool has_result = result != GV_NONE, is_tried = w->tried.len;
  uint32_t leaf = has_result ? gvc_leaf_of(walker->program, w->function, result) : 0;
  uint32_t parts = has_result ? gvc_shape_of(walker->program, w->function, result)->count : 0;
  for (uint32_t i = 0; i < exits->len; i++) {
    gvc_work *next = go_on(to, w, i + 1 == exits->len, at);
    if (has_result) gvc_set_unknown(next, step);
    gvc_work_return(next, &exits->at[i], framed, leaf, parts);
  }
  bool may_end = exits->len || walker->provisional || !is_tried;
  return may_end || gvc_refuse(refusal, step, "T2", "a task that may not end") == GVC_DONE;
}

/* A parameter that is a copy: the host reads what is copied. */
static bool copy_argument(gvc_work *w, const gvc_step *step, gvc_ref *argument, int64_t bytes,
                          gvc_refusal *refusal) {
  const char *broken = gvc_host_access(w, *argument, bytes, false);
  if (broken) return gvc_refuse(refusal, step, broken, "cannot copy an argument") == GVC_DONE;
  gvc_ref copy = gvc_pointer_to(gvc_add_object(w, GVC_OBJECT_STACK));
  gvc_copy_memory(w, copy, *argument, bytes);
  *argument = copy;
  return true;
}

static bool take_call(const gvc_walker *walker, gvc_work *w, uint32_t at, ways *to,
                      gvc_refusal *refusal) {
  const gvc_step *step = &walker->program->steps.at[at];
  const gvc_function *f = &walker->program->functions.at[step->target];
  gvc_calling calling = {.step = at, .function = step->target};
  bool sound = true;
  /* what a variadic function is given beside, it must not look at: that has no meaning here */
  uint32_t parameters = walker->program->blocks.at[f->blocks].arg_count;
  for (uint32_t i = 0; i < parameters && i < step->operand_count; i++) {
    int64_t bytes = gvc_copied_bytes(walker->program, f, i);
    for (uint32_t k = 0; k < gvc_operand_count(w, step, i); k++)
      *gv_push(&calling.arguments) = gvc_operand(w, step, i)[k];
    if (bytes && sound)
      sound =
          copy_argument(w, step, &calling.arguments.at[calling.arguments.len - 1], bytes, refusal);
  }
  sound = sound && take_exits(walker, w, &calling, step->result, at + 1, to, refusal);
  gv_vec_free(&calling.arguments);
  return sound;
}

/* ---- tasks ----------------------------------------------------------------------------------- */

static bool run_task(const gvc_walker *walker, gvc_work *w, uint32_t task, gvc_stage stage,
                     uint32_t at, ways *to, gvc_refusal *refusal) {
  gvc_calling calling = {
      .step = at, .function = w->objects.at[task].object.parent, .is_task = true};
  gvc_set_stage(w, task, stage);
  if (stage == GVC_STAGE_FINISHES) gvc_pause(w, 1), gvc_take_back(w, task);
  gvc_task_arguments(w, task, &calling.arguments);
  bool sound = take_exits(walker, w, &calling, GV_NONE, at, to, refusal);
  gv_vec_free(&calling.arguments);
  return sound;
}

/* The await that comes next has its task done. */
static bool finish_task(const gvc_walker *walker, gvc_work *w, uint32_t task, uint32_t at, ways *to,
                        gvc_refusal *refusal) {
  gvc_unlock(w, task);
  return run_task(walker, w, task, GVC_STAGE_FINISHES, at, to, refusal);
}

static void clear_ways(ways *all) {
  while (all->len) gvc_work_clear(&gv_pop(all).work);
  gv_vec_free(all);
}

/* After what *w has, the frame of a copy refers to all that the tasks have made which were done for
 * it. */
static void frame_others(gvc_work *copy, uint32_t base, uint32_t count) {
  uint8_t *known = gv_malloc(copy->objects.len + 1);
  memset(known, 0, copy->objects.len);
  for (uint32_t i = base; i < base + count; i++)
    if (copy->frame.at[i].kind == GVC_REF_POINTER) known[copy->frame.at[i].object] = 1;
  for (uint32_t i = 0; i < copy->objects.len; i++)
    if (!known[i] && !copy->objects.at[i].dead) *gv_push(&copy->frame) = gvc_pointer_to(i);
  gv_free(known);
}

/* The task in a copy of the work, once what it waits for is done. `base`: in the copy's frame,
 * where each object of *w is. *is_first: no way to its end is known yet. */
static bool try_from(const gvc_walker *walker, gvc_work *w, uint32_t task, uint32_t at,
                     gvc_work *copy, uint32_t base, ways *to, bool *is_first,
                     gvc_refusal *refusal) {
  const gvc_step *step = &walker->program->steps.at[at];
  gvc_ref itself = copy->frame.at[base + task];
  uint32_t next = GV_NONE;
  if (itself.kind != GVC_REF_POINTER || !gvc_next_task(copy, itself.object, &next) ||
      next == GV_NONE)
    return gvc_refuse(refusal, step, "T1", "waits for a task that is not tracked") == GVC_DONE;
  if (next != itself.object) return finish_task(walker, copy, next, at, to, refusal);
  ways ends = {0};
  uint32_t count = w->objects.len;
  frame_others(copy, base, count);
  bool sound = run_task(walker, copy, next, GVC_STAGE_TRIED, at, &ends, refusal);
  if (sound && !ends.len && !walker->provisional)
    sound = gvc_refuse(refusal, step, "T2", "a task that may not end") == GVC_DONE;
  for (uint32_t i = 0; i < ends.len; i++) {
    const gvc_work *end = &ends.at[i].work;
    gvc_take_locks(w, task, end, end->frame.at + base, count, end->frame.len - base);
    gvc_take_order(w, task, end, end->frame.at + base, count, *is_first);
    *is_first = false;
  }
  clear_ways(&ends);
  return sound;
}

enum { MOST_WAYS = 4096 }; /* of one block from one state */

static bool try_task(const gvc_walker *walker, gvc_work *w, uint32_t at, gvc_refusal *refusal) {
  const gvc_step *step = &walker->program->steps.at[at];
  uint32_t task, base = w->frame.len;
  if (gvc_make_task(w, step, &task, refusal) != GVC_DONE) return false;
  ways left = {0};
  uint32_t objects = w->objects.len;
  gvc_work *copy = go_on(&left, w, false, at);
  for (uint32_t i = 0; i < objects; i++)
    *gv_push(&copy->frame) =
        w->objects.at[i].dead ? (gvc_ref){.kind = GVC_REF_DEAD} : gvc_pointer_to(i);
  bool sound = true, is_first = true;
  for (uint32_t taken = 0; sound && left.len; taken++) {
    way next = gv_pop(&left);
    sound = taken < MOST_WAYS ||
            gvc_refuse(refusal, step, "", "there are too many ways to here") == GVC_DONE;
    if (sound) sound = try_from(walker, w, task, at, &next.work, base, &left, &is_first, refusal);
    gvc_work_clear(&next.work);
  }
  clear_ways(&left);
  return sound;
}

static bool is_call_of_body(const gvc_program *p, const gvc_step *step) {
  const gvc_function *callee = step->code == GVC_CODE_CALL && step->target != GV_NONE
                                   ? &p->functions.at[step->target]
                                   : NULL;
  return callee && callee->block_count && !callee->replaceable;
}

/* An object of which it has to be known whether it is there before the step, since what the step
 * uses may be null instead; a call of a function, and a return, ask for each. GV_NONE: there is
 * none. */
static uint32_t asked_for(const gvc_work *w, const gvc_step *step) {
  bool asks_for_all = step->code == GVC_CODE_RETURN || is_call_of_body(w->program, step);
  for (uint32_t i = 0; asks_for_all && i < w->objects.len; i++)
    if (w->objects.at[i].object.guard && !w->objects.at[i].dead) return i;
  for (uint32_t i = 0; !step->edge_count && i < step->operand_count; i++)
    for (uint32_t k = 0; k < gvc_operand_count(w, step, i); k++)
      if (gvc_operand(w, step, i)[k].or_null) return gvc_operand(w, step, i)[k].object;
  return GV_NONE;
}

static void part(way *from, ways *to, uint32_t at, gvc_ref condition) {
  for (int holds = 0; holds < 2; holds++) {
    if (gvc_assume(go_on(to, &from->work, holds, at), condition, holds)) continue;
    gvc_work_clear(&to->at[to->len - 1].work);
    to->len--;
  }
}

/* From a step on until the block ends, or ways part. */
static bool go(const gvc_walker *walker, way *from, ways *to, gvc_refusal *refusal) {
  const gvc_program *p = walker->program;
  gvc_resolve(&from->work);
  for (uint32_t at = from->step;; at++) {
    const gvc_step *step = &p->steps.at[at];
    gvc_ref condition;
    uint32_t object = asked_for(&from->work, step);
    if (object != GV_NONE) {
      uint32_t guard = from->work.objects.at[object].object.guard - 1;
      condition = (gvc_ref){.kind = GVC_REF_SYMBOL, .object = GV_NONE, .symbol = guard};
      return part(from, to, at, condition), true;
    }
    if (step->code == GVC_CODE_UNREACHABLE) return true;
    if (step->code == GVC_CODE_ASSUME) {
      if (!gvc_assume(&from->work, *gvc_operand(&from->work, step, 0), true)) return true;
      gvc_resolve(&from->work);
      continue;
    }
    if (step->code == GVC_CODE_RETURN) return walker->leave(walker->to, &from->work, step, refusal);
    if (step->edge_count) return take_edges(walker, &from->work, step, refusal);
    if (is_call_of_body(p, step)) return take_call(walker, &from->work, at, to, refusal);
    gvc_outcome outcome;
    uint32_t task = GV_NONE;
    if (step->code == GVC_CODE_TASK)
      outcome = try_task(walker, &from->work, at, refusal) ? GVC_DONE : GVC_REFUSED;
    else if (step->code == GVC_CODE_AWAIT)
      outcome = gvc_step_await(&from->work, step, &task, refusal);
    else
      outcome = gvc_step_over(&from->work, step, &condition, refusal);
    if (task != GV_NONE) return finish_task(walker, &from->work, task, at, to, refusal);
    if (outcome == GVC_REFUSED) return false;
    if (outcome == GVC_DONE) continue;
    return part(from, to, at, condition), true;
  }
}

bool gvc_walk_block(const gvc_walker *walker, gvc_work *work, uint32_t block,
                    gvc_refusal *refusal) {
  ways left = {0};
  const gvc_block *b = &walker->program->blocks.at[work->function->blocks + block];
  *gv_push(&left) = (way){*work, b->steps};
  bool sound = true;
  for (uint32_t taken = 0; left.len; taken++) {
    way next = gv_pop(&left);
    if (sound && taken == MOST_WAYS)
      sound = gvc_refuse(refusal, &walker->program->steps.at[next.step], "",
                         "there are too many ways to here") == GVC_DONE;
    if (sound) sound = go(walker, &next, &left, refusal);
    gvc_work_clear(&next.work);
  }
  gv_vec_free(&left);
  return sound;
}

/* ---- calls and returns ----------------------------------------------------------------------- */

static void add_bound(void *to, uint32_t leaf, uint32_t width, gvc_ref ref) {
  GV_VEC(gvc_entry) *bound = to;
  *gv_push(bound) = (gvc_entry){{.object = GV_NONE, .leaf = leaf, .size = width}, ref};
}

/* What the caller has to find again whatever the certificate says. */
static bool is_in_frame(const gvc_work *w, const gvc_calling *calling, uint32_t object) {
  const gvc_live *live = &w->objects.at[object];
  bool needed = !live->dead && (calling->is_task || gvc_is_slot_in_use(live));
  for (uint32_t i = 0; i < w->frame.len && !needed && !live->dead; i++)
    needed = w->frame.at[i].kind == GVC_REF_POINTER && w->frame.at[i].object == object;
  return needed;
}

static bool has_object(const gvc_refs *framed, uint32_t object) {
  for (uint32_t i = 0; i < framed->len; i++)
    if (framed->at[i].kind == GVC_REF_POINTER && framed->at[i].object == object) return true;
  return false;
}

void gvc_save_call(gvc_uses *uses, const gvc_work *w, const gvc_calling *calling, gvc_state *state,
                   gvc_refs *framed) {
  GV_VEC(gvc_entry) bound = {0};
  const gvc_function *f = &w->program->functions.at[calling->function];
  gvc_find_frame(uses, w, calling, framed);
  for (uint32_t i = 0; i < calling->arguments.len; i++)
    add_bound(&bound, i, gvc_leaf_width(w->program, f, i), calling->arguments.at[i]);
  for (uint32_t i = 0; i < framed->len; i++) add_bound(&bound, GVC_FRAME + i, 0, framed->at[i]);
  for (uint32_t i = 0; i < w->objects.len; i++) {
    if (!is_in_frame(w, calling, i) || has_object(framed, i)) continue;
    add_bound(&bound, GVC_FRAME + framed->len, 0, gvc_pointer_to(i));
    *gv_push(framed) = gvc_pointer_to(i);
  }
  gvc_work_save(w, bound.at, bound.len, state);
  for (uint32_t i = 0; i < state->objects.len; i++) state->objects.at[i].mine = false;
  for (uint32_t i = 0; i < state->entries.len;
       i++) { /* copies end with the function that they are made for (O7) */
    const gvc_entry *e = &state->entries.at[i];
    bool is_parameter =
        f->has_copies && e->place.object == GV_NONE && e->place.leaf < calling->arguments.len;
    if (is_parameter &&
        gvc_copied_bytes(w->program, f, gvc_value_of_leaf(w->program, f, e->place.leaf)))
      state->objects.at[e->ref.object].mine = true;
  }
  gv_vec_free(&bound);
}

void gvc_save_exit(gvc_work *w, const gvc_step *step, gvc_state *state) {
  GV_VEC(gvc_entry) bound = {0};
  uint32_t leaf = 0;
  bool is_task = w->function->is_task;
  if (is_task) gvc_yield(w, step);
  for (uint32_t i = 0; i < w->objects.len; i++)
    if (w->objects.at[i].object.mine && !w->objects.at[i].dead) gvc_end_object(w, i); /* O7 */
  for (uint32_t i = 0; !is_task && i < step->operand_count; i++)
    for (uint32_t k = 0; k < gvc_operand_count(w, step, i); k++)
      add_bound(&bound, leaf++, gvc_width_of(gvc_operand_place(w, step, i) + k),
                gvc_operand(w, step, i)[k]);
  for (uint32_t i = 0; i < w->frame.len; i++) add_bound(&bound, GVC_FRAME + i, 0, w->frame.at[i]);
  gvc_work_save(w, bound.at, bound.len, state);
  gv_vec_free(&bound);
}

/* What others get, or may make an address of, and all that they reach through it. */
static bool may_hand_out(gvc_work *w, gvc_ref ref, bool is_pointer) {
  if (ref.kind == GVC_REF_UNKNOWN) return !is_pointer;
  if (ref.kind == GVC_REF_NUMBER || (ref.kind == GVC_REF_SYMBOL && ref.object == GV_NONE))
    return true;
  if (ref.kind == GVC_REF_DEAD || ref.kind == GVC_REF_OTHER || ref.object == GVC_MANY ||
      w->objects.at[ref.object].dead)
    return false;
  gvc_reach(w, ref.object, GVC_READ, GVC_READ);
  return w->objects.at[ref.object].object.kind != GVC_OBJECT_ASYNC || gvc_may_use_reference(w, ref);
}

static bool is_used(const gvc_work *w, const gvc_live *live) {
  for (uint32_t i = live->accesses; i != GV_NONE; i = w->pending.at[i].next)
    if (!gvc_is_own(w, i)) return true;
  return false;
}

bool gvc_may_leave(gvc_work *w, const gvc_step *step, bool is_entry, gvc_refusal *refusal) {
  for (uint32_t i = 0; i < w->objects.len; i++) {
    const gvc_live *live = &w->objects.at[i];
    if (gvc_is_slot_in_use(live) && is_used(w, live))
      return gvc_refuse(refusal, step, "O7", "ends a stack slot that pending work uses") ==
             GVC_DONE;
  }
  if (w->function->is_task)
    return gvc_may_yield(w, step) ||
           gvc_refuse(refusal, step, "T2", "ends a task that is not tracked") == GVC_DONE;
  bool alive = true;
  for (uint32_t i = 0; is_entry && i < step->operand_count; i++)
    for (uint32_t k = 0; k < gvc_operand_count(w, step, i); k++)
      alive &=
          may_hand_out(w, gvc_operand(w, step, i)[k], gvc_operand_place(w, step, i)[k].pointer);
  for (uint32_t k = 0; k < w->touched.len; k++) {
    const gvc_live *live = &w->objects.at[w->touched.at[k]];
    bool ends = live->dead || live->object.mine || live->object.group == GV_NONE;
    alive &= !ends && gvc_touch(w, w->touched.at[k], GVC_EVERYWHERE, GVC_READS);
  }
  alive &= !w->reaches_dead;
  gvc_forget_touched(w);
  return alive || gvc_refuse(refusal, step, "F4", "returns what may not be alive") == GVC_DONE;
}

/* A state of the start of a function: its first leaves are its parameters. */
static void save_start(const gvc_work *w, gvc_state *state) {
  GV_VEC(gvc_entry) bound = {0};
  const gvc_block *entry = &w->program->blocks.at[w->function->blocks];
  uint32_t leaves = 0;
  for (uint32_t i = 0; i < entry->arg_count; i++)
    leaves += gvc_shape_of(w->program, w->function, entry->arguments + i)->count;
  for (uint32_t i = 0; i < leaves; i++)
    add_bound(&bound, i, gvc_leaf_width(w->program, w->function, i), w->leaves[i]);
  for (uint32_t i = 0; i < w->frame.len; i++) add_bound(&bound, GVC_FRAME + i, 0, w->frame.at[i]);
  gvc_work_save(w, bound.at, bound.len, state);
  gv_vec_free(&bound);
}

/* What parameters lead to is the caller's, and is in the frame where that makes a difference. */
void gvc_save_entry(const gvc_program *p, uint32_t function, const gvc_state *kept,
                    gvc_state *state) {
  gvc_work w;
  gvc_work_start(&w, p, &p->functions.at[function], 0);
  if (kept) gvc_work_load(&w, kept);
  uint32_t first = w.objects.len;
  gvc_bind_parameters(&w);
  for (uint32_t i = first; i < w.objects.len && kept; i++) *gv_push(&w.frame) = gvc_pointer_to(i);
  save_start(&w, state);
  gvc_work_clear(&w);
}

/* ---- what variables keep from one call of the module to the next ----------------------------- */

void gvc_save_initials(const gvc_program *p, gvc_state *state) {
  gvc_work w = {.program = p};
  gvc_add_object(&w, GVC_OBJECT_STREAM); /* O4 */
  for (uint32_t g = 0; g < p->globals.len; g++)
    for (uint32_t i = 0; i < p->globals.at[g].initial_count && p->globals.at[g].is_own; i++) {
      const gvc_initial *is = &p->initials.at[p->globals.at[g].initials + i];
      bool fills =
          is->place.pointer || is->place.bits == 1 ||
          (is->place.bits == 8 * is->place.size && (is->place.bits > 8 || is->number >= 0));
      gvc_place place = {gvc_global_object(&w, g), 0, is->place.offset, is->place.size};
      if (fills) gvc_write_slot(&w, &place, gvc_number_ref(is->number));
    }
  gvc_work_save(&w, NULL, 0, state);
  gvc_work_clear(&w);
}

/* What was passed to the function or is returned others may end, and variables that they see they
 * may change. */
bool gvc_save_kept(gvc_work *w, const gvc_step *step, gvc_state *state) {
  bool is_own = true;
  for (uint32_t i = 0; i < step->operand_count; i++)
    for (uint32_t k = 0; k < gvc_operand_count(w, step, i); k++) {
      gvc_ref ref = gvc_operand(w, step, i)[k];
      is_own &= ref.kind == GVC_REF_NUMBER || ref.kind == GVC_REF_POINTER || ref.undefined ||
                (ref.kind == GVC_REF_SYMBOL && ref.object != GVC_MANY);
      if (gvc_has_object(ref)) gvc_reach(w, ref.object, GVC_READ, GVC_READ);
    }
  for (uint32_t i = 0; i < w->frame.len; i++)
    if (gvc_has_object(w->frame.at[i])) gvc_reach(w, w->frame.at[i].object, GVC_READ, GVC_READ);
  is_own &= !w->reaches_dead;
  for (uint32_t k = 0; k < w->touched.len; k++)
    is_own &= w->objects.at[w->touched.at[k]].object.kind != GVC_OBJECT_GLOBAL;
  for (uint32_t i = 1; i < w->objects.len; i++) {
    gvc_live *live = &w->objects.at[i];
    if (!live->dead && (live->touched || live->object.mine)) gvc_end_object(w, i);
    bool seen = live->object.kind == GVC_OBJECT_GLOBAL &&
                !w->program->globals.at[live->object.parent].is_own;
    if (seen) gvc_blur_slots(w, i, INT64_MIN, INT64_MAX);
  }
  gvc_forget_touched(w);
  gvc_work_save(w, NULL, 0, state);
  return is_own;
}

bool gvc_program_is_refused(const gvc_program *p, gvc_refusal *refusal) {
  *refusal = (gvc_refusal){
      .line = p->refused_line, .rule = "", .what = p->refused.at, .name = p->refused_name};
  if (p->refused.len) return true;
  for (uint32_t i = 0; i < p->functions.len; i++) {
    const gvc_function *f = &p->functions.at[i];
    *refusal = (gvc_refusal){
        .line = f->line, .rule = "F3", .what = "its address is taken", .name = f->name};
    if (f->address_taken && f->block_count) return true;
  }
  return false;
}

/* ---- the check ------------------------------------------------------------------------------- */

/* From one state of a context to another, each a block and its number there. */
typedef struct flow {
  uint64_t from, to;
} flow;

/* Where the function returns. */
static const uint64_t RETURNED = UINT64_MAX;

static uint64_t id_of(uint32_t block, uint32_t state) { return (uint64_t)block << 32 | state; }

typedef enum stage { UNCHECKED, IN_CHECK, CHECKED } stage;

/* A context that is checked. */
typedef struct run {
  const gvc_context *given; /* by the certificate; NULL: it is not */
  gvc_context own;          /* what is not given: its start, states of blocks, and exits */
  stage stage;
  bool holds;
  struct run *next; /* of the function */
} run;

/* Those of a function, in order. */
typedef struct queue {
  run *first, *last;
} queue;

typedef struct proof {
  const gvc_program *program;
  const gvc_certificate *certificate;
  GV_VEC(queue) runs; /* by function */
  gvc_uses uses;
  uint32_t depth;  /* of runs that are in check */
  uint64_t effort; /* that is left: see gvc_most_effort */
} proof;

/* One run, block by block. */
typedef struct checker {
  proof *proof;
  run *run;
  const gvc_used *used;
  uint32_t state, block; /* that is gone over */
  uint32_t states;       /* that there are */
  gvc_refs framed;       /* of the call that was looked at last */
  gvc_room room;
  GV_VEC(flow) flows;
} checker;

static run *add_run(proof *p, const gvc_context *given, uint32_t function, bool is_entry) {
  run *r = gv_malloc(sizeof *r);
  *r = (run){.given = given, .own = {.function = function, .is_entry = is_entry}};
  for (uint32_t i = 0; i < p->program->functions.at[function].block_count; i++)
    gv_push(&r->own.blocks);
  queue *q = &p->runs.at[function];
  *(q->first ? &q->last->next : &q->first) = r;
  return q->last = r;
}

static const gvc_state *start_of(const run *r) {
  return r->given && r->given->start.objects.len ? &r->given->start : &r->own.start;
}

static bool is_given(const run *r, uint32_t block) {
  return r->given && r->given->blocks.at[block].len;
}

static const gvc_states *states_of(const run *r, uint32_t block) {
  return is_given(r, block) ? &r->given->blocks.at[block] : &r->own.blocks.at[block];
}

static bool has_exits(const run *r) { return r->given && r->given->exits.len; }

static const gvc_states *exits_of(const run *r) {
  return has_exits(r) ? &r->given->exits : &r->own.exits;
}

/* Which of the states is implied; their count: none is. */
static uint32_t find_implied(const gvc_state *state, const gvc_states *of) {
  uint32_t i = 0;
  while (i < of->len && !gvc_state_implies(state, &of->at[i])) i++;
  return i;
}

/* The state is one of these from here on, if none of them is implied. It is used up. */
static uint32_t add_implied(gvc_states *to, gvc_state *state) {
  uint32_t i = find_implied(state, to);
  if (i == to->len) *gv_push(to) = *state, *state = (gvc_state){0};
  return i;
}

static gvc_ref referred(const gvc_work *w, uint32_t place) {
  if (place >= GVC_FRAME)
    return place - GVC_FRAME < w->frame.len ? w->frame.at[place - GVC_FRAME] : (gvc_ref){0};
  return place < w->function->leaves ? *gvc_leaf(w, place) : (gvc_ref){0};
}

bool gvc_has_guards(const gvc_state *state) {
  bool has = false;
  for (uint32_t i = 0; i < state->objects.len && !has; i++) has = state->objects.at[i].guard;
  return has;
}

/* Where there is null instead of an object that the state has under a condition, in *w it is an
 * object that is not there: all may be said of it. */
static void add_absent(gvc_work *w, const gvc_state *state, gvc_entry *bound, uint32_t count) {
  uint32_t *made = gv_malloc(state->objects.len * sizeof *made);
  memset(made, 0xff, state->objects.len * sizeof *made);
  for (uint32_t i = 0, k = 0; i < count; i++) {
    while (state->entries.at[k].place.leaf != bound[i].place.leaf) k++;
    gvc_ref want = state->entries.at[k].ref;
    if (!want.or_null || bound[i].ref.kind != GVC_REF_NUMBER || bound[i].ref.number) continue;
    uint32_t *object = &made[want.object];
    if (*object == GV_NONE) {
      *object = gvc_add_object(w, state->objects.at[want.object].kind);
      gvc_live *live = &w->objects.at[*object];
      live->object = state->objects.at[want.object];
      live->object.guard = live->object.group = 0;
      live->object.unless = false, live->object.absent = true;
      for (uint32_t p = 0; p < w->pending.len; p++)
        if (w->pending.at[p].alive) gvc_learn(&live->past, p);
    }
    bound[i].ref = gvc_pointer_to(*object);
    bound[i].ref.or_null = true;
  }
  gv_free(made);
}

bool gvc_is_covered(const gvc_work *w, const gvc_state *state, gvc_room *room) {
  room->bound.len = 0;
  for (uint32_t k = 0; k < state->entries.len; k++) {
    gvc_place place = state->entries.at[k].place;
    if (place.object == GV_NONE && place.leaf < GVC_FRAME)
      *gv_push(&room->bound) = (gvc_entry){place, referred(w, place.leaf)};
  }
  uint32_t count = room->bound.len;
  for (uint32_t k = 0; k < w->frame.len; k++)
    add_bound(&room->bound, GVC_FRAME + k, 0, w->frame.at[k]);
  if (!gvc_has_guards(state)) {
    gvc_work_save(w, room->bound.at, room->bound.len, &room->state);
    return gvc_state_implies(&room->state, state);
  }
  gvc_work copy;
  gvc_work_copy(&copy, w);
  add_absent(&copy, state, room->bound.at, count);
  gvc_work_save(&copy, room->bound.at, room->bound.len, &room->state);
  gvc_work_clear(&copy);
  return gvc_state_implies(&room->state, state);
}

void gvc_room_clear(gvc_room *room) {
  gvc_state_clear(&room->state);
  gv_vec_free(&room->bound);
}

/* The number of a given state that is implied. */
static uint32_t find_given(checker *c, const gvc_work *w, const gvc_states *states) {
  uint32_t i = 0;
  while (i < states->len && !gvc_is_covered(w, &states->at[i], &c->room)) i++;
  return i;
}

enum {
  MOST_STATES = 1024, /* of a block */
  MOST_DEPTH = 200,   /* of calls */
};

static bool check_edge(void *to, gvc_work *w, uint32_t block, gvc_refusal *refusal) {
  checker *c = to;
  const gvc_program *p = c->proof->program;
  gvc_states *own = &c->run->own.blocks.at[block];
  const gvc_block *target = &p->blocks.at[w->function->blocks + block];
  uint32_t state;
  const char *wrong = NULL;
  if (is_given(c->run, block)) {
    const gvc_states *given = states_of(c->run, block);
    state = find_given(c, w, given);
    if (state == given->len) wrong = "the certificate does not cover a way to this block";
  } else if (c->used->place.at[block] <= c->used->place.at[c->block]) {
    wrong = "the certificate says nothing of this loop";
  } else {
    gvc_save_block(&c->proof->uses, w, block, &c->room.state);
    state = add_implied(own, &c->room.state);
    if (own->len > MOST_STATES) wrong = "too many states differ here";
  }
  if (wrong) return gvc_refuse(refusal, &p->steps.at[target->steps], "", wrong) == GVC_DONE;
  *gv_push(&c->flows) = (flow){id_of(c->block, c->state), id_of(block, state)};
  return true;
}

static bool check_run(proof *p, run *r, gvc_refusal *refusal);

/* A context of the function that may be entered so; the state is used up if it is a new one. */
static run *run_of(proof *p, uint32_t function, gvc_state *start) {
  for (run *r = p->runs.at[function].first; r; r = r->next) /* nothing says how an entry returns */
    if (!r->own.is_entry && gvc_state_implies(start, start_of(r))) return r;
  run *r = add_run(p, NULL, function, false);
  r->own.start = *start;
  *start = (gvc_state){0};
  return r;
}

static bool check_call(void *to, gvc_work *w, const gvc_calling *calling, const gvc_states **exits,
                       const gvc_refs **framed, gvc_refusal *refusal) {
  checker *c = to;
  gvc_save_call(&c->proof->uses, w, calling, &c->room.state, &c->framed);
  run *r = run_of(c->proof, calling->function, &c->room.state);
  const gvc_step *step = &c->proof->program->steps.at[calling->step];
  if (!has_exits(r) && r->stage == IN_CHECK)
    return gvc_refuse(refusal, step, "F1", "the certificate does not cover this recursion") ==
           GVC_DONE;
  if (!has_exits(r) && r->stage == UNCHECKED && c->proof->depth == MOST_DEPTH)
    return gvc_refuse(refusal, step, "F1", "the certificate does not cover this call") == GVC_DONE;
  if (!has_exits(r) && !check_run(c->proof, r, refusal)) return false;
  *exits = exits_of(r);
  *framed = &c->framed;
  return true;
}

static bool check_leave(void *to, gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  checker *c = to;
  if (!gvc_may_leave(w, step, c->run->own.is_entry, refusal)) return false;
  const gvc_states *kept = &c->proof->certificate->kept;
  if (c->run->own.is_entry)
    return !w->keeps ||
           (gvc_save_kept(w, step, &c->room.state) &&
            find_implied(&c->room.state, kept) < kept->len) ||
           gvc_refuse(refusal, step, "", "the certificate does not cover what it keeps") ==
               GVC_DONE;
  gvc_save_exit(w, step, &c->room.state);
  *gv_push(&c->flows) = (flow){id_of(c->block, c->state), RETURNED};
  bool covered = has_exits(c->run)
                     ? find_implied(&c->room.state, exits_of(c->run)) < exits_of(c->run)->len
                     : add_implied(&c->run->own.exits, &c->room.state) < MOST_STATES;
  return covered ||
         gvc_refuse(refusal, step, "", "the certificate does not cover this return") == GVC_DONE;
}

static bool check_state(checker *c, const gvc_state *state, gvc_refusal *refusal) {
  const gvc_program *p = c->proof->program;
  gvc_walker walker = {p, c, false, check_edge, check_call, check_leave};
  gvc_work w;
  const gvc_block *block = &p->blocks.at[p->functions.at[c->run->own.function].blocks + c->block];
  bool given = c->block ? is_given(c->run, c->block) : c->run->given != NULL;
  uint64_t effort = block->count + state->objects.len + state->symbols.len + state->entries.len +
                    state->pending.len;
  if (given) effort = 0;
  bool is_enough = effort <= c->proof->effort;
  c->proof->effort -= is_enough ? effort : c->proof->effort;
  if (!is_enough)
    return gvc_refuse(refusal, &p->steps.at[block->steps], "", "the limit of effort was reached") ==
           GVC_DONE;
  gvc_work_start(&w, p, &p->functions.at[c->run->own.function], c->block);
  w.plain = !c->proof->certificate->related;
  w.elements = c->proof->certificate->elements;
  w.keeps = c->proof->certificate->kept.len;
  gvc_work_load(&w, state);
  c->states++;
  return gvc_walk_block(&walker, &w, c->block, refusal);
}

static int compare_flows(const void *x, const void *y) {
  const flow *a = x, *b = y;
  if (a->to != b->to) return a->to < b->to ? -1 : 1;
  return a->from < b->from ? -1 : a->from > b->from;
}

/* Whether the function can return from each of the states: what a task does is read from where it
 * ends, so there must be no way on which it does something and never ends. */
static bool may_return(checker *c) {
  GV_VEC(uint64_t) queue = {0};
  gv_map reached = {0};
  uint32_t count = 0;
  if (c->flows.len) qsort(c->flows.at, c->flows.len, sizeof *c->flows.at, compare_flows);
  *gv_push(&queue) = RETURNED;
  while (queue.len) {
    uint64_t to = gv_pop(&queue);
    uint32_t low = 0, high = c->flows.len;
    while (low < high) {
      uint32_t middle = low + (high - low) / 2;
      if (c->flows.at[middle].to < to)
        low = middle + 1;
      else
        high = middle;
    }
    for (; low < c->flows.len && c->flows.at[low].to == to; low++) {
      bool found;
      *gv_map_at(&reached, c->flows.at[low].from, &found) = 1;
      if (found) continue;
      *gv_push(&queue) = c->flows.at[low].from;
      count++;
    }
  }
  gv_vec_free(&queue);
  gv_map_free(&reached);
  return count == c->states;
}

static bool is_in_task(const gvc_state *start) {
  for (uint32_t i = 0; i < start->objects.len; i++)
    if (start->objects.at[i].stage == GVC_STAGE_TRIED) return true;
  return false;
}

static bool check_blocks(checker *c, gvc_refusal *refusal) {
  const gvc_program *p = c->proof->program;
  const gvc_function *f = &p->functions.at[c->run->own.function];
  if (!check_state(c, start_of(c->run), refusal)) return false;
  for (uint32_t k = 0; k < f->block_count; k++) {
    /* blocks that nothing leads to have states only if the certificate gives some */
    c->block = k < c->used->order.len ? c->used->order.at[k] : GV_NONE;
    if (!c->block || c->block == GV_NONE) continue;
    for (c->state = 0; c->state < states_of(c->run, c->block)->len; c->state++)
      if (!check_state(c, &states_of(c->run, c->block)->at[c->state], refusal)) return false;
  }
  *refusal = (gvc_refusal){
      .line = f->line, .rule = "T2", .what = "a task that may not end", .name = f->name};
  return !is_in_task(start_of(c->run)) || may_return(c);
}

/* Each context once. */
static bool check_run(proof *p, run *r, gvc_refusal *refusal) {
  if (r->stage != UNCHECKED) return r->holds;
  checker c = {.proof = p, .run = r, .used = gvc_used_in(&p->uses, p->program, r->own.function)};
  r->stage = IN_CHECK;
  p->depth++;
  r->holds = check_blocks(&c, refusal);
  p->depth--;
  r->stage = CHECKED;
  gv_vec_free(&c.framed);
  gvc_room_clear(&c.room);
  gv_vec_free(&c.flows);
  return r->holds;
}

/* The function, as other modules may call it: as the certificate says, or else as it comes. */
static bool check_entry(proof *p, uint32_t f, const gvc_state *kept, gvc_refusal *refusal) {
  gvc_state start = {0};
  gvc_save_entry(p->program, f, kept, &start);
  for (run *r = p->runs.at[f].first; r; r = r->next) {
    if (!r->own.is_entry) continue;
    if (!start_of(r)->objects.len) r->own.start = start, start = (gvc_state){0};
    if (start.objects.len && !gvc_state_implies(&start, start_of(r))) continue;
    gvc_state_clear(&start);
    return check_run(p, r, refusal);
  }
  run *r = add_run(p, NULL, f, true);
  r->own.start = start;
  return check_run(p, r, refusal);
}

/* Tasks are not followed from one call to the next. */
static bool check_kept(const proof *p, gvc_refusal *refusal) {
  const gvc_states *kept = &p->certificate->kept;
  *refusal =
      (gvc_refusal){.rule = "", .what = "the certificate does not cover what variables hold"};
  if (!kept->len) return true;
  gvc_state now = {0};
  gvc_save_initials(p->program, &now);
  bool covered = !gvc_has_tasks(p->program) && find_implied(&now, kept) < kept->len;
  gvc_state_clear(&now);
  return covered;
}

/* Each function that other modules may call. */
static bool check_entries(proof *p, gvc_refusal *refusal) {
  const gvc_states *kept = &p->certificate->kept;
  bool sound = true;
  for (uint32_t f = 0; f < p->program->functions.len && sound; f++) {
    const gvc_function *function = &p->program->functions.at[f];
    if (function->is_private || !function->block_count) continue;
    if (!kept->len) sound = check_entry(p, f, NULL, refusal);
    for (uint32_t i = 0; i < kept->len && sound; i++)
      sound = check_entry(p, f, &kept->at[i], refusal);
  }
  return sound;
}

static void clear_proof(proof *p) {
  for (uint32_t f = 0; f < p->runs.len; f++)
    for (run *r = p->runs.at[f].first, *next; r; r = next) {
      next = r->next;
      gvc_context_clear(&r->own);
      gv_free(r);
    }
  gv_vec_free(&p->runs);
  gvc_uses_clear(&p->uses);
}

bool gvc_certificate_check(const gvc_certificate *certificate, const gvc_program *program,
                           uint64_t *effort, gvc_refusal *refusal) {
  proof p = {.program = program, .certificate = certificate, .effort = *effort};
  if (gvc_program_is_refused(program, refusal) || !check_kept(&p, refusal)) return false;
  for (uint32_t f = 0; f < program->functions.len; f++) gv_push(&p.runs);
  for (uint32_t i = 0; i < certificate->contexts.len; i++) {
    const gvc_context *given = &certificate->contexts.at[i];
    add_run(&p, given, given->function, given->is_entry);
  }
  bool sound = check_entries(&p, refusal);
  for (uint32_t f = 0; f < program->functions.len; f++)
    for (run *r = p.runs.at[f].first; r && sound; r = r->next) /* of an entry, if it is used */
      sound = !start_of(r)->objects.len || check_run(&p, r, refusal);
  *effort = p.effort;
  clear_proof(&p);
  return sound;
}
