/* Tasks (T1-T4). What a task does commutes with all that is done beside it, or the program is
 * refused; so it has happened where it is awaited, as if it had been called there. A region is gone
 * over twice: where its task is made, from what is known there, which shows what it asks for and
 * what it touches (its locks, which hold until it is awaited); and where it is awaited, for what it
 * leaves behind. */
#include "checker/step.h"

/* Of a task: what it has awaited before it has done anything. */
enum { AWAITED_FIRST = 1 << 20 };

static gvc_place slot_of(uint32_t object, uint32_t number) {
  return (gvc_place){object, 0, number, 1};
}

static bool is_task(const gvc_work *w, gvc_ref ref, gvc_object_kind kind) {
  return ref.kind == GVC_REF_POINTER && !ref.anywhere &&
         w->objects.at[ref.object].object.kind == kind;
}

static const gvc_function *function_of(const gvc_work *w, uint32_t task) {
  return &w->program->functions.at[w->objects.at[task].object.parent];
}

/* The parameters of a task's function that are results of others are its last. */
static uint32_t first_result(const gvc_work *w, const gvc_function *f) {
  return w->program->blocks.at[f->blocks].arg_count - f->waits_for;
}

static uint32_t keep_leaves(gvc_work *w, const gvc_step *step, uint32_t operand, uint32_t task,
                            uint32_t to) {
  uint32_t parts = gvc_operand_count(w, step, operand);
  for (uint32_t k = 0; k < parts; k++) {
    gvc_place place = slot_of(task, to + k);
    gvc_write_slot(w, &place, gvc_operand(w, step, operand)[k]);
  }
  return parts;
}

/* Tokens and values refer to their task, each value to where its result begins. */
static void bind_results(gvc_work *w, const gvc_step *step, uint32_t task, const gvc_function *f) {
  uint32_t offset = 0;
  for (uint32_t i = 0; i < step->result_count; i++) {
    gvc_ref ref = gvc_pointer_to(task);
    ref.number = offset;
    *gvc_own_leaf(w, gvc_leaf_of(w->program, w->function, step->result + i)) = ref;
    offset += i ? gvc_yielded_leaves(w->program, f, i) : 1;
  }
}

gvc_outcome gvc_make_task(gvc_work *w, const gvc_step *step, uint32_t *task, gvc_refusal *refusal) {
  const gvc_function *f = &w->program->functions.at[step->target];
  uint32_t waits = (uint32_t)step->number, leaf = 1;
  for (uint32_t i = 0; i < waits + f->waits_for; i++) {
    gvc_ref ref = *gvc_operand(w, step, i);
    if (!is_task(w, ref, GVC_OBJECT_TASK) || !gvc_touch(w, ref.object, GVC_HANDLE, GVC_READS))
      return gvc_refuse(refusal, step, "T1", "waits for a task that is not tracked");
  }
  *task = gvc_add_object(w, GVC_OBJECT_TASK);
  w->objects.at[*task].object.parent = step->target;
  for (uint32_t i = waits + f->waits_for; i < step->operand_count; i++)
    leaf += keep_leaves(w, step, i, *task, leaf);
  for (uint32_t i = 0; i < f->waits_for; i++)
    keep_leaves(w, step, waits + i, *task, gvc_leaf_of(w->program, f, first_result(w, f) + i));
  for (uint32_t i = 0; i < waits; i++) keep_leaves(w, step, i, *task, f->leaves + i);
  for (uint32_t i = 0; i < f->owns; i++)
    if (!gvc_owns(w, step, *task, i))
      return gvc_refuse(refusal, step, "T5", "makes available what is not tracked");
  bind_results(w, step, *task, f);
  return GVC_DONE;
}

/* What it waits for is kept after what its function gets from the functions around it. */
uint32_t gvc_task_before(const gvc_work *w, uint32_t task, bool starts) {
  const gvc_function *f = function_of(w, task);
  uint32_t first = f->waits_for ? gvc_leaf_of(w->program, f, first_result(w, f)) : f->leaves;
  for (uint32_t i = w->objects.at[task].slots; i != GV_NONE; i = w->slots.at[i].next) {
    const gvc_slot *s = &w->slots.at[i];
    bool waits = s->place.offset >= first && !(starts && s->place.offset >= AWAITED_FIRST) &&
                 is_task(w, s->ref, GVC_OBJECT_TASK);
    if (waits && w->objects.at[s->ref.object].object.stage != GVC_STAGE_DONE) return s->ref.object;
  }
  return GV_NONE;
}

bool gvc_next_task(const gvc_work *w, uint32_t task, uint32_t *next) {
  *next = GV_NONE;
  for (uint32_t i = 0; i <= w->objects.len; i++) {
    gvc_stage stage = w->objects.at[task].object.stage;
    if (stage == GVC_STAGE_DONE) return true;
    if (stage != GVC_STAGE_WAITING) return false; /* it waits for itself */
    *next = task;
    task = gvc_task_before(w, task, false);
    if (task == GV_NONE) return true;
  }
  return false;
}

/* As many members as the group was made for, and one that is not done (T4). */
static bool next_member(const gvc_work *w, uint32_t group, uint32_t *next) {
  gvc_place place = slot_of(group, 0);
  uint32_t members = 0;
  gvc_ref size = {0};
  for (uint32_t i = w->objects.at[group].slots; i != GV_NONE; i = w->slots.at[i].next) {
    const gvc_slot *s = &w->slots.at[i];
    members += s->place.offset > place.offset;
    if (s->place.offset == place.offset) size = s->ref;
  }
  if (size.kind != GVC_REF_NUMBER || size.number != members) return false;
  *next = GV_NONE;
  for (uint32_t i = w->objects.at[group].slots; i != GV_NONE && *next == GV_NONE;
       i = w->slots.at[i].next)
    if (w->slots.at[i].place.offset > place.offset)
      if (!is_task(w, w->slots.at[i].ref, GVC_OBJECT_TASK) ||
          !gvc_next_task(w, w->slots.at[i].ref.object, next))
        return false;
  return true;
}

gvc_outcome gvc_step_await(gvc_work *w, const gvc_step *step, uint32_t *next,
                           gvc_refusal *refusal) {
  gvc_ref ref = *gvc_operand(w, step, 0);
  bool is_group = is_task(w, ref, GVC_OBJECT_GROUP), is_plain = is_task(w, ref, GVC_OBJECT_TASK);
  uint32_t awaited = is_group ? ref.object : gvc_task_of(w, ref);
  bool followed = (is_plain || gvc_may_use_reference(w, ref)) && awaited != GV_NONE &&
                  gvc_touch(w, awaited, GVC_HANDLE, GVC_READS);
  if (followed)
    followed = is_group ? next_member(w, awaited, next) : gvc_next_task(w, awaited, next);
  if (followed && *next != GV_NONE) followed = gvc_touch(w, *next, GVC_HANDLE, GVC_READS);
  if (!followed)
    return gvc_refuse(refusal, step, is_group ? "T4" : "T2",
                      "waits for what is not known to be done once");
  if (*next != GV_NONE || step->result == GV_NONE) return GVC_DONE;
  const gvc_shape *shape = gvc_shape_of(w->program, w->function, step->result);
  gvc_ref *result = gvc_own_leaf(w, gvc_leaf_of(w->program, w->function, step->result));
  for (uint32_t k = 0; k < shape->count; k++) {
    gvc_place place = slot_of(ref.object, (uint32_t)ref.number + k);
    bool is_known = gvc_has_slots(w, &place);
    result[k] = gvc_read_slot(w, &place, &w->program->places.at[shape->first + k]);
    if (!is_known && result[k].kind == GVC_REF_SYMBOL) /* what is undefined is not kept */
      w->symbols.at[result[k].symbol].interval.loose |= GVC_UNSET;
  }
  return GVC_DONE;
}

void gvc_task_arguments(gvc_work *w, uint32_t task, gvc_refs *arguments) {
  const gvc_program *p = w->program;
  const gvc_function *f = function_of(w, task);
  *gv_push(arguments) = gvc_pointer_to(task);
  for (uint32_t i = 1; i < p->blocks.at[f->blocks].arg_count; i++) {
    const gvc_shape *shape = gvc_shape_of(p, f, i);
    gvc_place from = slot_of(task, gvc_leaf_of(p, f, i));
    if (i >= first_result(w, f)) {
      gvc_ref value = gvc_read_slot(w, &from, &(gvc_leaf_place){.pointer = true});
      from = slot_of(task, f->leaves); /* nothing, unless it is there */
      if (is_task(w, value, GVC_OBJECT_TASK)) from = slot_of(value.object, (uint32_t)value.number);
    }
    for (uint32_t k = 0; k < shape->count; k++, from.offset++)
      *gv_push(arguments) = gvc_read_slot(w, &from, &p->places.at[shape->first + k]);
  }
}

bool gvc_may_yield(const gvc_work *w, const gvc_step *step) {
  gvc_ref self = *gvc_operand(w, step, 0);
  if (!is_task(w, self, GVC_OBJECT_TASK)) return false;
  gvc_stage stage = w->objects.at[self.object].object.stage;
  if (!gvc_is_all_available(w, self.object)) return false;
  return stage == GVC_STAGE_TRIED || stage == GVC_STAGE_FINISHES;
}

/* The task has left something that was not there before: all that was is in the frame. */
static bool has_made(const gvc_work *w) {
  bool made = false;
  uint8_t *known = gv_malloc(w->objects.len + 1);
  memset(known, 0, w->objects.len);
  for (uint32_t i = 0; i < w->frame.len; i++)
    if (w->frame.at[i].kind == GVC_REF_POINTER) known[w->frame.at[i].object] = 1;
  for (uint32_t i = 1; i < w->objects.len; i++) {
    const gvc_live *live = &w->objects.at[i];
    made |=
        !known[i] && !live->dead && !live->object.mine && live->object.kind != GVC_OBJECT_GLOBAL;
  }
  gv_free(known);
  return made;
}

/* Those that are tried have awaited the task. What it has made is not there for others, so these
 * must not get it. */
static void note_awaited(gvc_work *w, uint32_t task) {
  bool made = has_made(w);
  for (uint32_t i = 0; i < w->tried.len; i++) {
    uint32_t by = w->tried.at[i];
    if (w->objects.at[by].object.paused) continue;
    gvc_place place = slot_of(by, AWAITED_FIRST);
    while (gvc_has_slots(w, &place)) place.offset++;
    if (!w->objects.at[by].object.acted) gvc_write_slot(w, &place, gvc_pointer_to(task));
  }
  if (made) (void)gvc_touch(w, task, GVC_HANDLE, GVC_WRITES);
}

void gvc_yield(gvc_work *w, const gvc_step *step) {
  uint32_t task = gvc_operand(w, step, 0)->object, offset = 1, next;
  bool finishes = w->objects.at[task].object.stage == GVC_STAGE_FINISHES;
  uint32_t slots = w->objects.at[task].slots;
  w->objects.at[task].slots = GV_NONE;
  for (; slots != GV_NONE && !finishes; slots = next) {
    next = w->slots.at[slots].next;
    if (w->slots.at[slots].place.offset < AWAITED_FIRST) continue;
    w->slots.at[slots].next = w->objects.at[task].slots;
    w->objects.at[task].slots = slots;
  }
  for (uint32_t i = 1; i < step->operand_count; i++)
    offset += keep_leaves(w, step, i, task, offset);
  if (finishes) gvc_finish(w, &w->objects.at[task].past); /* what is late */
  if (finishes) gvc_pause(w, -1);
  if (finishes) note_awaited(w, task);
  gvc_set_stage(w, task, GVC_STAGE_DONE);
}

/* What the object after a task is before it; GV_NONE: it is a new one. */
static uint32_t number_before(const gvc_ref *now, uint32_t count, uint32_t object) {
  for (uint32_t i = 0; i < count; i++)
    if (now[i].kind == GVC_REF_POINTER && now[i].object == object) return i;
  return GV_NONE;
}

/* Whether the task has done something to the object, which is not another task's; then it is locked
 * in *w, too, where it is `object`. */
static bool take_locks_of(gvc_work *w, uint32_t task, uint32_t object, const gvc_work *after,
                          uint32_t from, uint32_t itself, const gvc_ref *now, uint32_t count) {
  bool any = false;
  for (uint32_t i = after->objects.at[from].accesses; i != GV_NONE; i = after->pending.at[i].next) {
    gvc_pending lock = after->pending.at[i];
    bool others = !lock.lock;
    for (uint32_t o = 0; o < after->objects.len && !others; o++)
      others = o != itself && after->objects.at[o].object.kind == GVC_OBJECT_TASK &&
               gvc_knows(&after->objects.at[o].past, i);
    lock.object = object;
    if (lock.on) lock.on = number_before(now, count, lock.on - 1) + 1;
    any |= !others;
    if (!others && object != GV_NONE) gvc_lock(w, &lock, task);
  }
  return any;
}

static void lock_whole(gvc_work *w, uint32_t task, uint32_t object) {
  gvc_lock(
      w, &(gvc_pending){.object = object, .how = GVC_WRITES, .lock = true, .range = GVC_EVERYWHERE},
      task);
}

/* Objects that do not exist yet are locked by way of the tasks that make them. */
static void lock_makers(gvc_work *w, uint32_t task) {
  GV_VEC(uint32_t) makers = {0};
  *gv_push(&makers) = task;
  for (uint32_t k = 0; k < makers.len; k++)
    for (uint32_t i = w->objects.at[makers.at[k]].slots; i != GV_NONE; i = w->slots.at[i].next) {
      uint32_t other = gvc_task_of(w, w->slots.at[i].ref);
      bool makes = other != GV_NONE && w->objects.at[other].object.stage != GVC_STAGE_DONE;
      for (uint32_t n = 0; n < makers.len && makes; n++) makes = makers.at[n] != other;
      if (makes) *gv_push(&makers) = other;
    }
  for (uint32_t k = 1; k < makers.len; k++) lock_whole(w, task, makers.at[k]);
  gv_vec_free(&makers);
}

void gvc_take_locks(gvc_work *w, uint32_t task, const gvc_work *after, const gvc_ref *now,
                    uint32_t count, uint32_t all) {
  uint32_t itself = now[task].kind == GVC_REF_POINTER ? now[task].object : GV_NONE;
  bool of_others = false;
  for (uint32_t i = 0; i < all; i++) {
    bool is_there = i < count, is_alive = now[i].kind == GVC_REF_POINTER;
    if (is_there && w->objects.at[i].dead) continue;
    if (is_there && w->objects.at[i].object.kind == GVC_OBJECT_ASYNC) {
      gvc_reserve(w, task, i, after, now[i], itself);
      continue;
    }
    if (is_alive)
      of_others |= take_locks_of(w, task, is_there ? i : GV_NONE, after, now[i].object, itself, now,
                                 count) &&
                   !is_there;
    else if (is_there)
      lock_whole(w, task, i);
    else
      of_others = true;
  }
  for (uint32_t o = 0; o < after->objects.len; o++) { /* variables that it was the first to use */
    if (after->objects.at[o].object.kind != GVC_OBJECT_GLOBAL) continue;
    uint32_t global = gvc_global_object(w, after->objects.at[o].object.parent);
    if (global >= count) take_locks_of(w, task, global, after, o, itself, now, count);
  }
  if (of_others) lock_makers(w, task);
}

void gvc_take_order(gvc_work *w, uint32_t task, const gvc_work *after, const gvc_ref *now,
                    uint32_t count, bool is_first) {
  GV_VEC(uint32_t) awaited = {0};
  uint32_t itself = now[task].kind == GVC_REF_POINTER ? now[task].object : GV_NONE;
  for (uint32_t i = itself == GV_NONE ? GV_NONE : after->objects.at[itself].slots; i != GV_NONE;
       i = after->slots.at[i].next) {
    const gvc_slot *s = &after->slots.at[i];
    bool is_it = s->place.offset >= AWAITED_FIRST && s->ref.kind == GVC_REF_POINTER;
    uint32_t before = is_it ? number_before(now, count, s->ref.object) : GV_NONE;
    if (before != GV_NONE) *gv_push(&awaited) = before;
  }
  gvc_place place = slot_of(task, AWAITED_FIRST);
  for (uint32_t i = 0; i < awaited.len && is_first; i++, place.offset++)
    gvc_write_slot(w, &place, gvc_pointer_to(awaited.at[i]));
  for (uint32_t *link = &w->objects.at[task].slots; *link != GV_NONE;) {
    const gvc_slot *s = &w->slots.at[*link];
    bool holds = s->place.offset < AWAITED_FIRST;
    for (uint32_t i = 0; i < awaited.len && !holds; i++) holds = s->ref.object == awaited.at[i];
    if (holds)
      link = &w->slots.at[*link].next;
    else
      *link = s->next;
  }
  gv_vec_free(&awaited);
}

/* ---- groups ---------------------------------------------------------------------------------- */

gvc_outcome gvc_make_group(gvc_work *w, const gvc_step *step) {
  uint32_t group = gvc_add_object(w, GVC_OBJECT_GROUP);
  keep_leaves(w, step, 0, group, 0);
  gvc_place count = slot_of(group, 0);
  count.offset = -1; /* a reference, which is never dropped (references.c) */
  gvc_write_slot(w, &count, gvc_number_ref(1));
  *gvc_own_leaf(w, gvc_leaf_of(w->program, w->function, step->result)) = gvc_pointer_to(group);
  return GVC_DONE;
}

gvc_outcome gvc_add_to_group(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  gvc_ref task = *gvc_operand(w, step, 0), group = *gvc_operand(w, step, 1);
  bool followed = is_task(w, task, GVC_OBJECT_TASK) && is_task(w, group, GVC_OBJECT_GROUP) &&
                  gvc_may_use_reference(w, group);
  return followed ? gvc_add_member(w, step, task, group, refusal)
                  : gvc_refuse(refusal, step, "T4", "adds to a group what is not tracked");
}

gvc_outcome gvc_add_member(gvc_work *w, const gvc_step *step, gvc_ref task, gvc_ref group,
                           gvc_refusal *refusal) {
  bool followed = gvc_touch(w, group.object, GVC_HANDLE, GVC_WRITES);
  if (!followed) return gvc_refuse(refusal, step, "T4", "adds to a group what is not tracked");
  uint32_t members = 1;
  for (uint32_t i = w->objects.at[group.object].slots; i != GV_NONE; i = w->slots.at[i].next)
    if (w->slots.at[i].place.offset >= members) members = (uint32_t)w->slots.at[i].place.offset + 1;
  gvc_place place = slot_of(group.object, members);
  gvc_write_slot(w, &place, task);
  gvc_set_unknown(w, step);
  return GVC_DONE;
}
