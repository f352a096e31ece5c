#include "checker/step.h"

/* ---- sets of pending accesses ---------------------------------------------------------------- */

bool gvc_knows(const gvc_bits *bits, uint32_t item) {
  return item / 64 < bits->count && bits->words[item / 64] >> (item % 64) & 1;
}

static void widen(gvc_bits *bits, uint32_t count) {
  if (count <= bits->count) return;
  bits->words = gv_realloc(bits->words, count * sizeof *bits->words);
  memset(bits->words + bits->count, 0, (count - bits->count) * sizeof *bits->words);
  bits->count = count;
}

void gvc_learn(gvc_bits *bits, uint32_t item) {
  if (item / 64 >= bits->count) widen(bits, item / 64 + 1 + bits->count / 2);
  bits->words[item / 64] |= (uint64_t)1 << (item % 64);
}

void gvc_learn_all(gvc_bits *to, const gvc_bits *from) {
  widen(to, from->count);
  for (uint32_t i = 0; i < from->count; i++) to->words[i] |= from->words[i];
}

bool gvc_adds(const gvc_work *w, const gvc_bits *past, const gvc_bits *known) {
  for (uint32_t i = 0; i < past->count; i++)
    for (uint64_t word = past->words[i] & ~(i < known->count ? known->words[i] : 0); word;
         word &= word - 1)
      if (w->pending.at[i * 64 + (uint32_t)__builtin_ctzll(word)].alive) return true;
  return false;
}

void gvc_set_bits(gvc_bits *to, const gvc_bits *from) {
  gv_free(to->words);
  *to = (gvc_bits){from->count ? gv_malloc(from->count * sizeof *from->words) : NULL, from->count};
  if (from->count) memcpy(to->words, from->words, from->count * sizeof *from->words);
}

/* ---- objects --------------------------------------------------------------------------------- */

const char *const gvc_object_names[GVC_OBJECT_KINDS] = {
    "parameter", "stream", "event", "module",  "kernel", "task",   "group",   "async",
    "device",    "shared", "host",  "storage", "stack",  "global", "callers", "descriptor"};

const char *const gvc_stage_names[GVC_STAGES] = {"waiting", "tried", "finishes", "done"};
const char *const gvc_registration_names[GVC_REGISTRATIONS] = {"", "registered", "unregistered",
                                                               "perhaps-registered"};
const char *const gvc_how_names[GVC_HOWS] = {"read",   "write", "enqueue", "atomic",
                                             "record", "use",   "late"};

uint32_t gvc_add_object(gvc_work *w, gvc_object_kind kind) {
  *gv_push(&w->objects) = (gvc_live){
      .object = {.kind = kind, .parent = GV_NONE}, .slots = GV_NONE, .accesses = GV_NONE};
  return w->objects.len - 1;
}

uint32_t gvc_global_object(gvc_work *w, uint32_t global) {
  for (uint32_t i = 0; i < w->objects.len; i++)
    if (w->objects.at[i].object.kind == GVC_OBJECT_GLOBAL &&
        w->objects.at[i].object.parent == global)
      return i;
  uint32_t object = gvc_add_object(w, GVC_OBJECT_GLOBAL);
  w->objects.at[object].object.parent = global;
  if (w->program->globals.at[global].has_unknown_addresses)
    w->objects.at[object].object.group = GV_NONE;
  return object;
}

uint32_t gvc_add_symbol(gvc_work *w, uint8_t bits) {
  *gv_push(&w->symbols) = (gvc_symbol){.interval = gvc_full_interval(bits)};
  return w->symbols.len - 1;
}

gvc_ref gvc_symbol_ref(gvc_work *w, uint8_t bits, uint32_t object) {
  return (gvc_ref){.kind = GVC_REF_SYMBOL, .object = object, .symbol = gvc_add_symbol(w, bits)};
}

/* ---- pending accesses ------------------------------------------------------------------------ */

static void forget_access(gvc_work *w, uint32_t item) {
  gvc_pending *p = &w->pending.at[item];
  uint32_t *link = &w->objects.at[p->object].accesses;
  while (*link != item) link = &w->pending.at[*link].next;
  *link = p->next;
  p->alive = false;
}

/* Numbers that no set holds can be given again. */
static void recycle(gvc_work *w, const uint32_t *items, uint32_t count) {
  gvc_bits gone = {0};
  for (uint32_t i = 0; i < count; i++)
    gvc_learn(&gone, items[i]), *gv_push(&w->free_pending) = items[i];
  for (uint32_t o = 0; o < w->objects.len; o++) {
    gvc_bits *past = &w->objects.at[o].past;
    for (uint32_t i = 0; i < past->count && i < gone.count; i++) past->words[i] &= ~gone.words[i];
  }
  gv_free(gone.words);
}

enum { ENOUGH_TO_RECYCLE = 512 };

/* Numbers of accesses that are gone are given again once there are many: sets of what is pending
 * stay small. */
static void recycle_some(gvc_work *w) {
  GV_VEC(uint32_t) gone = {0};
  for (uint32_t i = 0; i < w->pending.len; i++)
    if (!w->pending.at[i].alive && w->pending.at[i].object != GV_NONE) *gv_push(&gone) = i;
  if (gone.len >= ENOUGH_TO_RECYCLE && gone.len * 2 > w->pending.len) {
    for (uint32_t i = 0; i < gone.len; i++) w->pending.at[gone.at[i]].object = GV_NONE;
    recycle(w, gone.at, gone.len);
  }
  gv_vec_free(&gone);
}

static uint32_t new_access(gvc_work *w) {
  if (w->pending.len % ENOUGH_TO_RECYCLE == ENOUGH_TO_RECYCLE - 1 && !w->free_pending.len)
    recycle_some(w);
  if (w->free_pending.len) return gv_pop(&w->free_pending);
  gv_push(&w->pending);
  return w->pending.len - 1;
}

void gvc_finish(gvc_work *w, const gvc_bits *past) {
  for (uint32_t i = 0; i < past->count; i++)
    for (uint64_t word = past->words[i]; word; word &= word - 1) {
      uint32_t item = i * 64 + (uint32_t)__builtin_ctzll(word);
      if (w->pending.at[item].alive) forget_access(w, item);
    }
}

/* What may be done beside what is pending. Of handles that is what tasks do, which is taken to be
 * done where they are awaited. So who waits for a stream on which a task enqueues, or records an
 * event on it, then knows less than he may; and so does the task, if others enqueue on a stream
 * that it waits for, or record an event that it records, or waits for in vain: it is late. Who
 * waits for an event that a task records does not know for what. */
enum { TOGETHER = 1, LATE = 2 };
static const uint8_t beside[GVC_HOWS][GVC_HOWS] = {
    [GVC_READS] = {[GVC_READS] = TOGETHER, [GVC_USES] = TOGETHER, [GVC_ENQUEUES] = LATE},
    [GVC_USES] = {[GVC_READS] = TOGETHER, [GVC_USES] = TOGETHER, [GVC_RECORDS] = LATE},
    [GVC_ENQUEUES] = {[GVC_READS] = TOGETHER, [GVC_ENQUEUES] = TOGETHER},
    [GVC_ATOMIC] = {[GVC_ATOMIC] = TOGETHER},
    [GVC_RECORDS] = {[GVC_USES] = TOGETHER, [GVC_RECORDS] = LATE},
    [GVC_LATE] = {[GVC_READS] = TOGETHER,
                  [GVC_USES] = TOGETHER,
                  [GVC_ENQUEUES] = TOGETHER,
                  [GVC_RECORDS] = TOGETHER},
};

static bool overlaps(const gvc_pending *p, const gvc_range *r) {
  bool apart = r->base != GV_NONE && r->base == p->range.base &&
               (r->to <= p->range.from || p->range.to <= r->from);
  return p->range.low < r->high && r->low < p->range.high && !apart;
}

/* Whether what conflicts with the second conflicts with the first. */
static bool covers(const gvc_range *all, const gvc_range *part) {
  bool relative = all->base == GV_NONE ||
                  (all->base == part->base && all->from <= part->from && part->to <= all->to);
  return all->low <= part->low && part->high <= all->high && relative;
}

bool gvc_is_own(const gvc_work *w, uint32_t access) {
  for (uint32_t i = 0; i < w->tried.len; i++)
    if (w->pending.at[access].lock && gvc_knows(&w->objects.at[w->tried.at[i]].past, access))
      return true;
  return false;
}

bool gvc_is_of_other(const gvc_work *w, uint32_t access, uint32_t task) {
  if (gvc_knows(&w->objects.at[task].past, access)) return false;
  for (uint32_t t = 0; t < w->objects.len; t++)
    if (w->objects.at[t].object.kind == GVC_OBJECT_TASK &&
        gvc_knows(&w->objects.at[t].past, access))
      return true;
  return false;
}

void gvc_add_access(gvc_work *w, const gvc_pending *access, uint32_t known) {
  uint32_t item = new_access(w), *first = &w->objects.at[access->object].accesses;
  w->pending.at[item] = *access;
  w->pending.at[item].next = *first;
  w->pending.at[item].alive = true;
  *first = item;
  gvc_learn(&w->objects.at[known].past, item);
}

static bool is_of_async(const gvc_work *w, uint32_t object) {
  gvc_object_kind kind = w->objects.at[object].object.kind;
  return kind == GVC_OBJECT_TASK || kind == GVC_OBJECT_GROUP || kind == GVC_OBJECT_ASYNC;
}

void gvc_pause(gvc_work *w, int by) {
  for (uint32_t i = 0; i < w->tried.len; i++)
    w->objects.at[w->tried.at[i]].object.paused += (uint32_t)by;
}

/* What a task does while it is tried is noted, once. */
static void note_lock(gvc_work *w, const gvc_pending *lock, uint32_t task) {
  for (uint32_t i = w->objects.at[lock->object].accesses; i != GV_NONE; i = w->pending.at[i].next) {
    const gvc_pending *p = &w->pending.at[i];
    bool is_it = p->lock && p->how == lock->how && covers(&p->range, &lock->range) &&
                 (!p->on || p->on == lock->on);
    if (is_it && gvc_knows(&w->objects.at[task].past, i)) return;
  }
  gvc_add_access(w, lock, task);
}

/* Not by those that are paused: what the task does that is gone over is noted where it is made. */
static void note_for_tried(gvc_work *w, const gvc_pending *lock) {
  for (uint32_t i = 0; i < w->tried.len; i++) {
    gvc_object *task = &w->objects.at[w->tried.at[i]].object;
    if (task->paused) continue;
    task->acted |= !is_of_async(w, lock->object);
    note_lock(w, lock, w->tried.at[i]);
  }
}

void gvc_lock(gvc_work *w, const gvc_pending *lock, uint32_t task) {
  note_lock(w, lock, task);
  note_for_tried(w, lock);
}

/* The task whose region is gone over where it is awaited, and that comes before `task`; GV_NONE:
 * none. `starts`: as gvc_task_before. */
static uint32_t finishes_before(const gvc_work *w, uint32_t task, bool starts) {
  for (uint32_t i = 0; i < w->objects.len && task != GV_NONE; i++) {
    task = gvc_task_before(w, task, starts);
    if (task != GV_NONE && w->objects.at[task].object.stage == GVC_STAGE_FINISHES) return task;
  }
  return GV_NONE;
}

/* Whether the task whose lock this is does it only when one is done whose region is gone over (T1).
 * What it awaits before it does anything it uses before, but nothing else of the async runtime that
 * is there as long as that one runs. */
static bool is_later(const gvc_work *w, uint32_t lock) {
  uint32_t object = w->pending.at[lock].object;
  for (uint32_t t = 0; w->finishing && t < w->objects.len; t++) {
    bool waits = w->objects.at[t].object.kind == GVC_OBJECT_TASK &&
                 w->objects.at[t].object.stage == GVC_STAGE_WAITING;
    if (!waits || !gvc_knows(&w->objects.at[t].past, lock)) continue;
    uint32_t before = finishes_before(w, t, false);
    bool is_its = before != GV_NONE && gvc_task_of(w, gvc_pointer_to(object)) == before;
    if (before != GV_NONE && (is_its || !is_of_async(w, object))) return true;
    if (finishes_before(w, t, true) != GV_NONE) return true;
  }
  return false;
}

bool gvc_is_disputed(const gvc_work *w, uint32_t object) {
  bool is_event = w->objects.at[object].object.kind == GVC_OBJECT_EVENT;
  for (uint32_t i = w->objects.at[object].accesses; i != GV_NONE; i = w->pending.at[i].next) {
    const gvc_pending *p = &w->pending.at[i];
    bool is_late = p->how == GVC_LATE;
    if (is_event && (is_late || p->how == GVC_RECORDS) && !gvc_is_own(w, i)) return true;
    for (uint32_t t = 0; is_late && w->finishing && t < w->objects.len; t++)
      if (w->objects.at[t].object.stage == GVC_STAGE_FINISHES && !gvc_is_of_other(w, i, t))
        return true;
  }
  return false;
}

void gvc_unlock(gvc_work *w, uint32_t task) {
  const gvc_bits *past = &w->objects.at[task].past;
  for (uint32_t i = 0; i < w->pending.len; i++)
    if (w->pending.at[i].alive && w->pending.at[i].how != GVC_LATE && gvc_knows(past, i))
      forget_access(w, i);
}

/* `on`: see gvc_pending. */
static bool touch(gvc_work *w, uint32_t object, gvc_range range, gvc_how how, uint32_t on) {
  for (uint32_t i = w->objects.at[object].accesses; i != GV_NONE; i = w->pending.at[i].next) {
    gvc_pending *p = &w->pending.at[i];
    bool is_ordered = on && p->on == on;
    if (!p->lock || !overlaps(p, &range) || is_ordered || gvc_is_own(w, i) || is_later(w, i))
      continue;
    if (!beside[p->how][how]) return false;
    if (beside[p->how][how] == LATE) p->how = GVC_LATE;
  }
  range.base = GV_NONE; /* whose numbers these are is not said where the task is awaited */
  gvc_pending lock = {.object = object, .how = how, .lock = true, .on = on, .range = range};
  note_for_tried(w, &lock);
  return true;
}

bool gvc_touch(gvc_work *w, uint32_t object, gvc_range range, gvc_how how) {
  return touch(w, object, range, how, 0);
}

/* `bytes`: as gvc_access_bytes. */
static bool access_memory(gvc_work *w, uint32_t object, gvc_range range, gvc_how how,
                          uint32_t stream, bool bytes) {
  if (range.low >= range.high) return true; /* A2 */
  bool by_host = stream == GV_NONE, by_other = stream == GVC_OTHER;
  if (!by_host && w->objects.at[object].object.shown) return false; /* others may work with it */
  const gvc_bits *past = by_host || by_other ? NULL : &w->objects.at[stream].past;
  for (uint32_t i = w->objects.at[object].accesses; i != GV_NONE; i = w->pending.at[i].next) {
    const gvc_pending *p = &w->pending.at[i];
    bool conflicts = !p->lock && overlaps(p, &range) && !beside[p->how][how];
    if (conflicts && !(past && gvc_knows(past, i))) return false;
  }
  if (!touch(w, object, range, how, bytes && past ? stream + 1 : 0)) return false;
  /* What has to be in order with work on a stream of another element is seen where that is the one
   * that is followed, if the memory is followed there, too. */
  if (by_other) return !w->objects.at[object].object.placed;
  if (!past) return true;
  past = &w->objects.at[stream].past;
  for (uint32_t i = w->objects.at[object].accesses, next; i != GV_NONE; i = next) {
    const gvc_pending *p = &w->pending.at[i];
    next = p->next;
    bool covered = covers(&range, &p->range) &&
                   (how == GVC_WRITES || p->how == how); /* what is after this is after that */
    if (covered && !p->lock && gvc_knows(past, i)) forget_access(w, i);
  }
  gvc_add_access(w, &(gvc_pending){.object = object, .how = how, .range = range}, stream);
  return true;
}

bool gvc_access_memory(gvc_work *w, uint32_t object, gvc_range range, gvc_how how,
                       uint32_t stream) {
  return access_memory(w, object, range, how, stream, false);
}

bool gvc_access_bytes(gvc_work *w, uint32_t object, gvc_range range, gvc_how how, uint32_t stream) {
  return access_memory(w, object, range, how, stream, true);
}

void gvc_set_stage(gvc_work *w, uint32_t task, gvc_stage stage) {
  w->objects.at[task].object.stage = stage;
  gvc_count_stages(w);
}

void gvc_count_stages(gvc_work *w) {
  w->tried.len = w->finishing = 0;
  for (uint32_t i = 0; i < w->objects.len; i++) {
    w->finishing += w->objects.at[i].object.stage == GVC_STAGE_FINISHES;
    if (w->objects.at[i].object.stage == GVC_STAGE_TRIED) *gv_push(&w->tried) = i;
  }
}

/* ---- what memory holds ----------------------------------------------------------------------- */

void gvc_join_groups(gvc_work *w, uint32_t a, uint32_t b) {
  if (a == b || a == GV_NONE || b == GV_NONE) return;
  uint32_t *x = &w->objects.at[a].object.group, *y = &w->objects.at[b].object.group;
  if (*x && *x == *y) return;
  uint32_t old_x = *x, old_y = *y,
           group = old_x == GV_NONE || old_y == GV_NONE ? GV_NONE
                   : old_x                              ? old_x
                   : old_y                              ? old_y
                                                        : ++w->groups;
  for (uint32_t i = 0; i < w->objects.len; i++) {
    uint32_t *g = &w->objects.at[i].object.group;
    if (*g && (*g == old_x || *g == old_y)) *g = group;
  }
  *x = *y = group;
}

void gvc_leave_address(gvc_work *w, uint32_t object, gvc_ref ref) {
  if ((ref.kind == GVC_REF_UNKNOWN && !ref.undefined) || ref.kind == GVC_REF_DEAD ||
      ref.kind == GVC_REF_OTHER || (ref.kind == GVC_REF_SYMBOL && ref.object == GVC_MANY))
    w->objects.at[object].object.group = GV_NONE;
  if (gvc_has_object(ref)) gvc_join_groups(w, object, ref.object);
}

static bool is_within(const gvc_place *place, int64_t low, int64_t high) {
  return place->offset < high && low < place->offset + (int64_t)place->size;
}

static void blur(gvc_work *w, uint32_t object, int64_t low, int64_t high) {
  for (uint32_t *link = &w->objects.at[object].slots; *link != GV_NONE;) {
    gvc_slot *slot = &w->slots.at[*link];
    if (!is_within(&slot->place, low, high)) {
      link = &slot->next;
      continue;
    }
    gvc_ref ref = slot->ref;
    *link = slot->next;
    gvc_leave_address(w, object, ref);
  }
}

void gvc_blur_slots(gvc_work *w, uint32_t object, int64_t low, int64_t high) {
  w->objects.at[object].object.overwritten = w->objects.at[object].object.kind == GVC_OBJECT_STACK;
  if (w->objects.at[object].object.stride)
    low = INT64_MIN, high = INT64_MAX; /* or some element's */
  blur(w, object, low, high);
}

bool gvc_has_slots(const gvc_work *w, const gvc_place *place) {
  int64_t end = place->offset + (int64_t)place->size;
  for (uint32_t i = w->objects.at[place->object].slots; i != GV_NONE; i = w->slots.at[i].next)
    if (is_within(&w->slots.at[i].place, place->offset, end)) return true;
  return false;
}

static gvc_slot *slot_at(const gvc_work *w, const gvc_place *place) {
  for (uint32_t i = w->objects.at[place->object].slots; i != GV_NONE; i = w->slots.at[i].next)
    if (w->slots.at[i].place.offset == place->offset && w->slots.at[i].place.size == place->size)
      return &w->slots.at[i];
  return NULL;
}

void gvc_write_slot(gvc_work *w, const gvc_place *place, gvc_ref ref) {
  gvc_slot *there = slot_at(w, place);
  if (there) {
    there->ref = ref;
    return;
  }
  blur(w, place->object, place->offset, place->offset + (int64_t)place->size);
  *gv_push(&w->slots) = (gvc_slot){*place, ref, w->objects.at[place->object].slots};
  w->objects.at[place->object].slots = w->slots.len - 1;
}

/* Whether bytes of the object may be parts of addresses. */
bool gvc_holds_addresses(const gvc_work *w, uint32_t object) {
  if (w->objects.at[object].object.group) return true;
  for (uint32_t i = w->objects.at[object].slots; i != GV_NONE; i = w->slots.at[i].next)
    if (gvc_is_address(w->slots.at[i].ref)) return true;
  return false;
}

gvc_ref gvc_read_slot(gvc_work *w, const gvc_place *place, const gvc_leaf_place *leaf) {
  const gvc_slot *there = slot_at(w, place);
  if (there) return there->ref;
  if (leaf->pointer) return (gvc_ref){0};
  return gvc_symbol_ref(w, leaf->bits,
                        leaf->holds_pointers || gvc_holds_addresses(w, place->object) ? GVC_MANY
                                                                                      : GV_NONE);
}

static bool mark(gvc_work *w, uint32_t object, uint8_t how) {
  gvc_live *live = &w->objects.at[object];
  if ((live->touched & how) == how) return false;
  if (!live->touched) *gv_push(&w->touched) = object;
  live->touched |= how;
  return true;
}

void gvc_reach(gvc_work *w, uint32_t from, uint8_t direct, uint8_t beyond) {
  GV_VEC(uint32_t) queue = {0};
  mark(w, from, direct);
  *gv_push(&queue) = from;
  uint32_t done = 0; /* a group, of which all are reached */
  while (queue.len) {
    uint32_t object = gv_pop(&queue), group = w->objects.at[object].object.group;
    for (uint32_t i = w->objects.at[object].slots; i != GV_NONE; i = w->slots.at[i].next) {
      gvc_ref ref = w->slots.at[i].ref;
      w->reaches_dead |= ref.kind == GVC_REF_DEAD || ref.kind == GVC_REF_OTHER ||
                         (ref.kind == GVC_REF_SYMBOL && ref.object == GVC_MANY);
      if (gvc_has_object(ref) && mark(w, ref.object, beyond)) *gv_push(&queue) = ref.object;
    }
    if (!group || group == done) continue;
    done = group;
    for (uint32_t i = 0; i < w->objects.len; i++)
      if (w->objects.at[i].object.group == group && mark(w, i, beyond)) *gv_push(&queue) = i;
  }
  gv_vec_free(&queue);
}

void gvc_forget_touched(gvc_work *w) {
  w->reaches_dead = false;
  while (w->touched.len) w->objects.at[gv_pop(&w->touched)].touched = 0;
}

void gvc_end_object(gvc_work *w, uint32_t object) {
  gvc_live *live = &w->objects.at[object];
  live->dead = true;
  while (live->accesses != GV_NONE) forget_access(w, live->accesses);
  gv_free(live->past.words);
  live->past = (gvc_bits){0};
  uint32_t group = live->object.group;
  live->object.group = 0;
  for (uint32_t i = 0; group && i < w->objects.len; i++)
    if (w->objects.at[i].object.group == group) w->objects.at[i].object.group = GV_NONE;
}

static void resolve_refs(gvc_ref *refs, uint32_t count, uint32_t object, bool is_there) {
  for (uint32_t i = 0; i < count; i++) {
    if (!refs[i].or_null || refs[i].object != object) continue;
    refs[i].or_null = false;
    if (!is_there) refs[i] = gvc_number_ref(0);
  }
}

void gvc_resolve(gvc_work *w) {
  for (uint32_t i = 0; i < w->objects.len; i++) {
    gvc_object *o = &w->objects.at[i].object;
    if (!o->guard || w->objects.at[i].dead) continue;
    gvc_ref guard = {.kind = GVC_REF_SYMBOL, .object = GV_NONE, .symbol = o->guard - 1};
    int truth = gvc_truth(w, guard);
    if (truth < 0) continue;
    bool is_there = truth != o->unless;
    resolve_refs(w->leaves, w->block->leaf_count, i, is_there);
    resolve_refs(w->bound_refs.at, w->bound_refs.len, i, is_there);
    resolve_refs(w->passed.at, w->passed.len, i, is_there);
    o->guard = 0;
    if (!is_there) gvc_end_object(w, i);
  }
}
