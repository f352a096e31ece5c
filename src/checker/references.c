/* Tokens, values and references of the async runtime (T4-T6), as coroutines use them.
 *
 * An object of it has a count: the references that the code that runs may drop. When a task is made
 * that drops some of them, these are the task's from then on (gvc_reserve), and are back where it
 * is awaited. So counts are right whatever runs first, and what runs beside a task need not be
 * ordered with how it counts. What a task uses without a reference of its own is locked: nothing
 * else may drop the last one meanwhile.
 */
#include "checker/step.h"

enum { COUNT = -1, TASK = 1, AVAILABLE = 2, STORAGE = 3 }; /* slots; of a group: COUNT alone */

static gvc_ref *field_of(const gvc_work *w, uint32_t object, int64_t field) {
  for (uint32_t i = w->objects.at[object].slots; i != GV_NONE; i = w->slots.at[i].next)
    if (w->slots.at[i].place.offset == field) return &w->slots.at[i].ref;
  return NULL;
}

static void set_field(gvc_work *w, uint32_t object, int64_t field, gvc_ref ref) {
  gvc_write_slot(w, &(gvc_place){object, 0, field, 1}, ref);
}

static bool is_counted(const gvc_work *w, uint32_t object) {
  gvc_object_kind kind = w->objects.at[object].object.kind;
  return kind == GVC_OBJECT_ASYNC || kind == GVC_OBJECT_GROUP;
}

/* How many references there are at least; 0: none, or it is not known. */
static int64_t count_of(const gvc_work *w, uint32_t object) {
  const gvc_ref *count = field_of(w, object, COUNT);
  return count && count->kind == GVC_REF_NUMBER && count->number > 0 ? count->number : 0;
}

static bool is_available(const gvc_work *w, uint32_t object, bool available) {
  const gvc_ref *field = field_of(w, object, AVAILABLE);
  return field && field->kind == GVC_REF_NUMBER && field->number == available;
}

uint32_t gvc_task_of(const gvc_work *w, gvc_ref ref) {
  if (ref.kind != GVC_REF_POINTER || ref.anywhere || w->objects.at[ref.object].dead) return GV_NONE;
  gvc_object_kind kind = w->objects.at[ref.object].object.kind;
  if (kind == GVC_OBJECT_TASK) return ref.object;
  const gvc_ref *task = kind == GVC_OBJECT_ASYNC ? field_of(w, ref.object, TASK) : NULL;
  return task && task->kind == GVC_REF_POINTER ? task->object : GV_NONE;
}

/* Whether its task runs, and has not made it available: then the runtime has a reference. */
static bool is_of_runtime(const gvc_work *w, gvc_ref ref) {
  uint32_t task = gvc_task_of(w, ref);
  gvc_stage stage = task == GV_NONE ? GVC_STAGE_DONE : w->objects.at[task].object.stage;
  return (stage == GVC_STAGE_TRIED || stage == GVC_STAGE_FINISHES) &&
         is_available(w, ref.object, false);
}

/* What a task that is tried does with an object that is counted is noted as locks, which mean this
 * of it: it used it, it dropped a reference, it used it after that. */
static const gvc_how USED = GVC_READS, DROPPED = GVC_ENQUEUES, USED_AFTER = GVC_WRITES;

/* Whether the task may have done it: a state may say that a lock is a write. */
static bool is_noted(const gvc_work *w, uint32_t object, uint32_t task, gvc_how how) {
  for (uint32_t i = w->objects.at[object].accesses; i != GV_NONE; i = w->pending.at[i].next) {
    gvc_how is = w->pending.at[i].how;
    if ((is == how || is == USED_AFTER) && !gvc_is_of_other(w, i, task)) return true;
  }
  return false;
}

static void note(gvc_work *w, uint32_t object, uint32_t task, gvc_how how) {
  gvc_pending lock = {.object = object, .how = how, .lock = true, .range = GVC_HANDLE};
  if (!is_noted(w, object, task, how)) gvc_add_access(w, &lock, task);
}

bool gvc_may_use_reference(gvc_work *w, gvc_ref ref) {
  bool is_one = ref.kind == GVC_REF_POINTER && !ref.anywhere && !ref.number &&
                !w->objects.at[ref.object].dead && is_counted(w, ref.object);
  if (!is_one || (!count_of(w, ref.object) && !is_of_runtime(w, ref))) return false;
  if (w->objects.at[ref.object].object.kind == GVC_OBJECT_GROUP) return true;
  for (uint32_t i = 0; i < w->tried.len; i++) {
    uint32_t task = w->tried.at[i];
    if (task == gvc_task_of(w, ref)) continue; /* the runtime's reference is there for it */
    note(w, ref.object, task, USED);
    if (is_noted(w, ref.object, task, DROPPED)) note(w, ref.object, task, USED_AFTER);
  }
  return true;
}

static gvc_outcome no_reference(gvc_refusal *refusal, const gvc_step *step) {
  return gvc_refuse(refusal, step, "T6", "needs an object of the async runtime");
}

static void give(gvc_work *w, const gvc_step *step, gvc_ref ref) {
  if (step->result != GV_NONE)
    *gvc_own_leaf(w, gvc_leaf_of(w->program, w->function, step->result)) = ref;
}

/* ---- tasks ----------------------------------------------------------------------------------- */

/* What a task owns is kept with it: an object and how many references, by two slots each. */
static int64_t owned_at(uint32_t object) { return -2 * (int64_t)object - 2; }

static uint32_t owned_by(const gvc_work *w, uint32_t task, uint32_t object, gvc_ref **number) {
  uint32_t left = 0;
  *number = NULL;
  for (uint32_t i = w->objects.at[task].slots; i != GV_NONE; i = w->slots.at[i].next) {
    const gvc_slot *s = &w->slots.at[i];
    if (s->place.offset >= 0 || s->place.offset % 2) continue;
    left++;
    if (s->ref.kind == GVC_REF_POINTER && s->ref.object == object)
      *number = field_of(w, task, s->place.offset - 1);
  }
  return left;
}

/* `used`: the task uses it, and may do so when it has no reference of its own. */
static void reserve(gvc_work *w, uint32_t task, uint32_t object, int64_t owned, bool used) {
  gvc_ref *already;
  uint32_t others = owned_by(w, task, object, &already);
  gvc_pending lock = {.object = object, .how = GVC_READS, .lock = true, .range = GVC_HANDLE};
  if (used) gvc_lock(w, &lock, task);
  if (already && already->number == owned) return; /* on each way the same */
  bool is_new = !already && owned;
  gvc_ref left =
      is_new ? gvc_number_ref(count_of(w, object) - owned) : (gvc_ref){.undefined = true};
  if (already || owned) set_field(w, object, COUNT, left);
  if (!is_new) return;
  set_field(w, task, owned_at(others), gvc_pointer_to(object));
  set_field(w, task, owned_at(others) - 1, gvc_number_ref(owned));
}

void gvc_reserve(gvc_work *w, uint32_t task, uint32_t object, const gvc_work *after, gvc_ref now,
                 uint32_t itself) {
  if (w->objects.at[object].object.kind != GVC_OBJECT_ASYNC) return;
  gvc_ref *already;
  owned_by(w, task, object, &already);
  int64_t before = count_of(w, object) + (already ? already->number : 0);
  bool is_there = now.kind == GVC_REF_POINTER && itself != GV_NONE;
  int64_t owned = is_there ? before - count_of(after, now.object) : before;
  bool used = !is_there || is_noted(after, now.object, itself, USED_AFTER) ||
              (owned <= 0 && is_noted(after, now.object, itself, USED));
  reserve(w, task, object, owned > 0 ? owned : 0, used);
}

void gvc_take_back(gvc_work *w, uint32_t task) {
  for (uint32_t i = w->objects.at[task].slots; i != GV_NONE; i = w->slots.at[i].next) {
    const gvc_slot *s = &w->slots.at[i];
    if (s->place.offset >= 0 || s->place.offset % 2 || s->ref.kind != GVC_REF_POINTER) continue;
    const gvc_ref *owned = field_of(w, task, s->place.offset - 1);
    gvc_ref *count = field_of(w, s->ref.object, COUNT);
    bool known = owned && owned->kind == GVC_REF_NUMBER && count && count->kind == GVC_REF_NUMBER;
    if (count) *count = known ? gvc_number_ref(count->number + owned->number) : (gvc_ref){0};
  }
  uint32_t *link = &w->objects.at[task].slots;
  while (*link != GV_NONE) {
    gvc_slot *s = &w->slots.at[*link];
    if (s->place.offset < 0)
      *link = s->next;
    else
      link = &s->next;
  }
}

bool gvc_owns(gvc_work *w, const gvc_step *step, uint32_t task, uint32_t operand) {
  gvc_ref ref = *gvc_operand(w, step, operand);
  bool is_one = ref.kind == GVC_REF_POINTER && !ref.anywhere && !ref.number &&
                w->objects.at[ref.object].object.kind == GVC_OBJECT_ASYNC &&
                gvc_task_of(w, ref) == GV_NONE && is_available(w, ref.object, false);
  if (is_one) set_field(w, ref.object, TASK, gvc_pointer_to(task));
  return is_one;
}

bool gvc_is_all_available(const gvc_work *w, uint32_t task) {
  for (uint32_t i = 0; i < w->objects.len; i++)
    if (w->objects.at[i].object.kind == GVC_OBJECT_ASYNC &&
        gvc_task_of(w, gvc_pointer_to(i)) == task && !is_available(w, i, true))
      return false;
  return true;
}

/* Where the last reference is gone, a value's contents are. */
static void end_contents(gvc_work *w, uint32_t object) {
  const gvc_ref *storage = field_of(w, object, STORAGE);
  if (storage && storage->kind == GVC_REF_POINTER && !w->objects.at[storage->object].dead)
    gvc_end_object(w, storage->object);
}

/* Operands: the task that runs, and what it makes available (T5). */
gvc_outcome gvc_step_emplace(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  gvc_ref self = *gvc_operand(w, step, 0), ref = *gvc_operand(w, step, 1);
  bool fits = self.kind == GVC_REF_POINTER && gvc_task_of(w, ref) == self.object && !ref.number &&
              is_of_runtime(w, ref);
  if (!fits) return gvc_refuse(refusal, step, "T5", "makes available what is not the task's");
  const gvc_ref *storage = field_of(w, ref.object, STORAGE);
  if (storage && (storage->kind != GVC_REF_POINTER || !field_of(w, storage->object, 0)))
    return gvc_refuse(refusal, step, "T5", "makes a value available that was not stored");
  set_field(w, ref.object, AVAILABLE, gvc_number_ref(1));
  if (!count_of(w, ref.object)) end_contents(w, ref.object);
  return GVC_DONE;
}

/* ---- calls ----------------------------------------------------------------------------------- */

static uint32_t create(gvc_work *w, const gvc_step *step) {
  uint32_t object = gvc_add_object(w, GVC_OBJECT_ASYNC);
  set_field(w, object, COUNT, gvc_number_ref(1));
  set_field(w, object, AVAILABLE, gvc_number_ref(0));
  give(w, step, gvc_pointer_to(object));
  return object;
}

gvc_outcome gvc_create_token(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  return (void)refusal, (void)create(w, step), GVC_DONE;
}

gvc_outcome gvc_create_value(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  uint32_t value = create(w, step), storage = gvc_add_object(w, GVC_OBJECT_STORAGE);
  set_field(w, value, STORAGE, gvc_pointer_to(storage));
  return (void)refusal, GVC_DONE;
}

gvc_outcome gvc_create_group(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  uint32_t group = gvc_add_object(w, GVC_OBJECT_GROUP);
  set_field(w, group, COUNT, gvc_number_ref(1));
  set_field(w, group, 0, *gvc_operand(w, step, 0));
  give(w, step, gvc_pointer_to(group));
  return (void)refusal, GVC_DONE;
}

/* w->with: 1 adds, -1 drops. */
gvc_outcome gvc_change_count(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  bool drops = w->with < 0;
  gvc_ref ref = *gvc_operand(w, step, 0), by = *gvc_operand(w, step, 1);
  bool fits = ref.kind == GVC_REF_POINTER && !ref.anywhere && !ref.number &&
              !w->objects.at[ref.object].dead && is_counted(w, ref.object);
  if (!fits) return no_reference(refusal, step);
  bool is_group = w->objects.at[ref.object].object.kind == GVC_OBJECT_GROUP;
  int64_t count = count_of(w, ref.object), most = INT32_MAX;
  fits = by.kind == GVC_REF_NUMBER && by.number > 0 && by.number <= most && count < most &&
         count >= (drops ? by.number : 1) && !(is_group && (w->tried.len || w->finishing));
  if (!fits) return gvc_refuse(refusal, step, "T6", "counts references that may not be there");
  count += drops ? -by.number : by.number;
  for (uint32_t i = 0; drops && i < w->tried.len; i++) note(w, ref.object, w->tried.at[i], DROPPED);
  if (!count && !gvc_touch(w, ref.object, GVC_HANDLE, GVC_WRITES))
    return gvc_refuse(refusal, step, "T6", "drops the last reference of what a task uses");
  set_field(w, ref.object, COUNT, gvc_number_ref(count));
  if (!count && !is_group && !is_available(w, ref.object, false)) end_contents(w, ref.object);
  return GVC_DONE;
}

/* No error is ever set: where control comes to such a call, it is refused. */
gvc_outcome gvc_is_error(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  if (!gvc_may_use_reference(w, *gvc_operand(w, step, 0))) return no_reference(refusal, step);
  give(w, step, gvc_number_ref(0));
  return GVC_DONE;
}

gvc_outcome gvc_get_storage(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  gvc_ref ref = *gvc_operand(w, step, 0);
  const gvc_ref *storage = gvc_may_use_reference(w, ref) ? field_of(w, ref.object, STORAGE) : NULL;
  if (!storage || w->objects.at[ref.object].object.kind != GVC_OBJECT_ASYNC)
    return no_reference(refusal, step);
  give(w, step, *storage);
  return GVC_DONE;
}

gvc_outcome gvc_add_token_to_group(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  gvc_ref token = *gvc_operand(w, step, 0), group = *gvc_operand(w, step, 1);
  uint32_t task = gvc_task_of(w, token);
  if (!gvc_may_use_reference(w, token) || !gvc_may_use_reference(w, group) || task == GV_NONE ||
      w->objects.at[group.object].object.kind != GVC_OBJECT_GROUP)
    return no_reference(refusal, step);
  return gvc_add_member(w, step, gvc_pointer_to(task), group, refusal);
}
