/* needs: the arrivals of streams and events at every call. gives: what each call does to pending
 * work. cost: the ways in which the handles of one call can be what they are; one, as a rule. */
#include "typestate/pending.h"

enum {
  HANDLES_OF_CALL = GV_ACTION_ARGS
}; /* handles are arguments of rows of profiles, and no call has more of these */

/* ---- which of the work's handles is this one? ------------------------------------------------ */

typedef enum relation_kind {
  NO_ALIAS,
  MUST_ALIAS,
  IS_NULL,
  IS_IMPOSSIBLE,
  MAY_ALIAS
} relation_kind;
typedef struct relation {
  relation_kind kind;
  uint32_t handle; /* IS_ONE */
} relation;

typedef struct choice {
  const gv_reaching *reaching; /* NULL: nothing is known of it */
  relation with;
  gv_role role;
  uint32_t operand;
} choice;

static bool overlaps(const gv_place *a, const gv_place *b) {
  if (a->key != b->key) return false;
  if (a->lo >= b->hi) return false;
  return b->lo < a->hi;
}

/* Each object is held by exactly the places of its state, so two that share one place are the same
 * and share them all. */
static relation relate_to(const gv_tabulation *e, const gv_pending *w, const gv_place *held,
                          uint32_t count, uint32_t reaching_places, uint32_t handle) {
  uint32_t size, same = 0, of_handle = 0;
  bool any = false;
  const gv_place *reaching = gv_places_at(e, reaching_places, &size);
  for (uint32_t i = 0; i < count; i++) {
    if (held[i].tag != handle + 1) continue;
    of_handle++;
    for (uint32_t k = 0; k < size; k++) {
      any |= overlaps(&held[i], &reaching[k]);
      same += held[i].key == reaching[k].key && held[i].lo == reaching[k].lo &&
              held[i].hi == reaching[k].hi;
    }
  }
  bool partial = w->partial >> handle & 1;
  if (!any) return (relation){partial ? MAY_ALIAS : NO_ALIAS, handle};
  bool equal = same == of_handle && same == size;
  return (relation){equal || partial ? MUST_ALIAS : IS_IMPOSSIBLE, handle};
}

/* The handles that share a place with what came. */
static uint64_t sharing(const gv_tabulation *e, const gv_place *held, uint32_t count,
                        uint32_t reaching_places) {
  uint32_t size;
  uint64_t found = 0;
  const gv_place *reaching = gv_places_at(e, reaching_places, &size);
  for (uint32_t i = 0; i < count; i++)
    for (uint32_t k = 0; k < size && gv_is_handle_tag(held[i].tag); k++)
      if (overlaps(&held[i], &reaching[k])) found |= gv_handle_bit(held[i].tag);
  return found;
}

static bool is_unknown(const gv_reaching *reaching) {
  if (!reaching) return true;
  const gv_state *s = &reaching->state;
  if (s->havoc != GV_NONE) return true;
  if (s->handle == GV_HANDLE_UNKNOWN || s->handle == GV_HANDLE_UNLOWERED) return true;
  return s->flags & GV_MAY_HOLD;
}

/* It lies in an array element that is not the one followed; what the work has to do with in an
 * element lies in that one. */
static bool is_elsewhere(const gv_reaching *reaching) {
  return reaching && reaching->state.handle == GV_HANDLE_ELSEWHERE;
}

static bool is_dead(const gv_reaching *reaching) {
  return gv_handle_is_dead((gv_handle)reaching->state.handle);
}

/* A stream is no event: what the work has to do with is neither of the other kind nor alive once it
 * is destroyed. */
static bool is_another(const gv_reaching *reaching, gv_after after) {
  gv_handle handle = (gv_handle)reaching->state.handle;
  bool stream = handle == GV_HANDLE_STREAM || handle == GV_HANDLE_DEAD_STREAM;
  bool event =
      handle == GV_HANDLE_EVENT || handle == GV_HANDLE_RECORDED || handle == GV_HANDLE_DEAD_EVENT;
  if (after == GV_AFTER_DEAD) return !is_dead(reaching);
  return (after == GV_AFTER_STREAM && event) || (after == GV_AFTER_EVENT && stream);
}

/* In an element that is not followed there may be the null stream, which is no event. */
static relation relate(const gv_tabulation *e, const gv_state *s, const gv_pending *w,
                       const gv_reaching *reaching, gv_role role, uint32_t operand) {
  uint32_t count;
  bool null_somewhere = is_elsewhere(reaching) && !gv_is_event_role(role) &&
                        !e->uses.others_with_null[operand] &&
                        (w->nulls || w->on_null || w->perhaps_null);
  relation best = {is_unknown(reaching) || null_somewhere ? MAY_ALIAS : NO_ALIAS, 0};
  const gv_place *held = gv_places_at(e, s->places, &count);
  bool null = reaching->state.handle == GV_HANDLE_NULL;
  uint64_t related =
      (sharing(e, held, count, reaching->state.places) | w->partial) & (w->after[0] | w->after[1]);
  for (uint32_t h = 0; h < w->handles && related >> h; h++) {
    if (!(related >> h & 1)) continue;
    relation r = relate_to(e, w, held, count, reaching->state.places, h);
    bool met = r.kind == MUST_ALIAS || r.kind == IS_IMPOSSIBLE;
    if (met && null != (w->nulls >> h & 1))
      return (relation){IS_IMPOSSIBLE, h}; /* a place holds null, or it does not */
    if (null || w->nulls >> h & 1) continue;
    if (r.kind == MUST_ALIAS && is_another(reaching, gv_pending_after(w, h)))
      return (relation){IS_IMPOSSIBLE, h};
    if (r.kind == MUST_ALIAS || r.kind == IS_IMPOSSIBLE) return r;
    if (r.kind == MAY_ALIAS) best = r;
  }
  if (null) return (relation){IS_NULL, 0};
  return best;
}

/* ---- what the call does then ----------------------------------------------------------------- */

typedef struct meet {
  gv_tabulation *tab;
  const gv_op *op;
  gv_state state;
  uint32_t before; /* its number */
  gv_pending work;
  bool has_work;
  bool own; /* the context is not shared: handles may be numbered anew */
  /* Something else could have come to an operand so far: one that has to do with the work in
   * another way, or just another one. Asked where a path is told only. */
  bool another, elsewhere;
  const gv_sink *told; /* NULL: no path is */
  choice chosen[HANDLES_OF_CALL];
  uint32_t count;
  gv_call_effects *effects;
} meet;

static void set_after(gv_pending *w, uint32_t handle, gv_after after) {
  GV_ASSERT(handle < w->handles);
  for (int i = 0; i < 2; i++) {
    w->after[i] &= ~(UINT64_C(1) << handle);
    w->after[i] |= (uint64_t)(after >> i & 1) << handle;
  }
}

static bool fails(const meet *m, const choice *c) {
  if (!c->reaching) return false;
  return gv_handle_step_in((gv_handle)c->reaching->state.handle, c->role, m->op->action).rule !=
         GV_RULE_NONE;
}

static const gv_runtime *runtime_of(const meet *m) { return &m->tab->model->runtime; }
/* Is the stream ordered with the null stream? */
typedef enum with_null { APART, WITH_NULL, PERHAPS_WITH_NULL } with_null;
static with_null null_order(const meet *m, const choice *c) {
  if (!c->reaching) return PERHAPS_WITH_NULL;
  if (is_unknown(c->reaching)) return PERHAPS_WITH_NULL;
  if (is_elsewhere(c->reaching))
    return m->tab->uses.others_with_null[m->op->first_operand + c->operand] ? WITH_NULL
                                                                            : PERHAPS_WITH_NULL;
  uint8_t flags = c->reaching->state.flags;
  return flags & GV_WITH_NULL           ? WITH_NULL
         : flags & GV_PERHAPS_WITH_NULL ? PERHAPS_WITH_NULL
                                        : APART;
}

static bool is_null(const choice *c) {
  return c->reaching && c->reaching->state.handle == GV_HANDLE_NULL;
}

static void drop_places(meet *m, uint32_t handle) {
  uint32_t count;
  gv_place_list list = {0};
  const gv_place *held = gv_places_at(m->tab, m->state.places, &count);
  for (uint32_t i = 0; i < count; i++)
    if (held[i].tag != handle + 1) *gv_push(&list) = held[i];
  m->state.places = gv_places_id(&m->tab->places, &list);
  gv_vec_free(&list);
}

static void blame(meet *m, const choice *c) {
  if (m->work.blame == GV_NONE) m->work.blame = m->op->first_operand + c->operand;
}

/* The stream or event comes after the work from now on; so does the null stream, where it comes
 * after that stream. */
static void joins(meet *m, const choice *c, gv_after after) {
  if (after == GV_AFTER_STREAM && !is_null(c)) {
    m->work.on_null |= null_order(m, c) == WITH_NULL;
    m->work.perhaps_null |= null_order(m, c) == PERHAPS_WITH_NULL && !is_unknown(c->reaching);
  }
  if (c->with.kind == MUST_ALIAS) {
    set_after(&m->work, c->with.handle, after);
    return;
  }
  bool null = c->reaching->state.handle == GV_HANDLE_NULL;
  m->work.on_null |= null;
  if (c->with.kind == IS_NULL) return;
  if (m->work.handles == GV_WORK_HANDLES) {
    m->work.unsure = true;
    return;
  }
  uint32_t count, handle = m->work.handles++;
  gv_place_list list = {0};
  const gv_place *places = gv_places_at(m->tab, m->state.places, &count);
  for (uint32_t i = 0; i < count; i++) *gv_push(&list) = places[i];
  places = gv_places_at(m->tab, c->reaching->state.places, &count);
  for (uint32_t i = 0; i < count; i++)
    *gv_push(&list) = (gv_place){places[i].key, places[i].lo, places[i].hi, 0, handle + 1};
  m->state.places = gv_places_id(&m->tab->places, &list);
  if (c->reaching->state.element) m->state.element |= GV_MET_ELEMENT;
  set_after(&m->work, handle, after);
  if (null) m->work.nulls |= UINT64_C(1) << handle;
  if (is_elsewhere(c->reaching)) m->work.others |= UINT64_C(1) << handle;
  if (is_unknown(c->reaching)) m->work.unsure = true, m->work.partial |= UINT64_C(1) << handle;
  m->work.outside |= after == GV_AFTER_STREAM && c->reaching->state.flags & GV_BORROWED;
  gv_vec_free(&list);
}

static bool comes_after(const meet *m, const choice *c, gv_after after) {
  if (c->with.kind == IS_NULL) return after == GV_AFTER_STREAM && m->work.on_null;
  return c->with.kind == MUST_ALIAS && gv_pending_after(&m->work, c->with.handle) == after;
}

/* A wait for what cannot be told from what comes after the work may be what orders it. */
static bool may_wait_for(const choice *c) {
  return is_unknown(c->reaching) || c->with.kind == MAY_ALIAS;
}

static const choice *chosen_as(const meet *m, gv_role role) {
  for (uint32_t i = 0; i < m->count; i++)
    if (m->chosen[i].role == role) return &m->chosen[i];
  return NULL;
}

/* A call on this handle fails: was it one that would have ordered the work? More work on a stream
 * orders nothing, and a record only what its stream comes after. Of an event that nothing was
 * recorded into, or a value that is no handle, that cannot be said, and it is the first to be
 * asked. */
static bool would_order(const meet *m, const choice *c) {
  if (c->role == GV_ROLE_STREAM_DESTROY || c->role == GV_ROLE_EVENT_DESTROY) return false;
  if (c->role == GV_ROLE_EVENT_RECORD) return false;
  if (c->role == GV_ROLE_STREAM_USE && !chosen_as(m, GV_ROLE_EVENT_RECORD)) return false;
  if (c->with.kind == MUST_ALIAS) return true;
  gv_handle handle = (gv_handle)c->reaching->state.handle;
  bool waits = c->role == GV_ROLE_EVENT_WAIT || c->role == GV_ROLE_EVENT_SYNC ||
               c->role == GV_ROLE_STREAM_SYNC;
  if (!waits) return false;
  return handle == GV_HANDLE_EVENT || handle == GV_HANDLE_UNDEF || handle == GV_HANDLE_NULL;
}

static void forget_event(meet *m, uint32_t handle) {
  set_after(&m->work, handle, GV_AFTER_NOTHING);
  drop_places(m, handle);
}

/* Nothing is known of the event that is recorded: it may be any. */
static void forget_events(meet *m) {
  for (uint32_t h = 0; h < m->work.handles; h++)
    if (gv_pending_after(&m->work, h) == GV_AFTER_EVENT) forget_event(m, h);
  m->work.unsure = true;
}

/* The event lies in some element that is not followed, and is recorded after other work: those that
 * were loaded from such elements may be it. */
static void forget_other_events(meet *m) {
  for (uint32_t h = 0; h < m->work.handles; h++)
    if (m->work.others >> h & 1 && gv_pending_after(&m->work, h) == GV_AFTER_EVENT)
      forget_event(m, h);
}

/* The call's work is on the null stream. */
static bool on_null_stream(const meet *m, const choice *use) {
  return use ? is_null(use) : (m->op->action->flags & GV_ACTION_ON_NULL) != 0;
}

/* Another task may record the event just before or after this record or wait of it. */
static bool is_contested(const meet *m, const choice *event) {
  return event && m->tab->uses.contested[m->op->first_operand + event->operand];
}

/* It may mark the work, or not any more. */
static void contest(meet *m, const choice *event) {
  if (!comes_after(m, event, GV_AFTER_EVENT)) return;
  forget_event(m, event->with.handle);
  m->work.unsure = true;
}

static gv_event_kind recorded(meet *m, const choice *event, const choice *stream) {
  bool any = may_wait_for(event), unknown = any || may_wait_for(stream);
  if (is_contested(m, event)) {
    contest(m, event);
    m->work.unsure |= comes_after(m, stream, GV_AFTER_STREAM);
    return GV_EVENT_USE;
  }
  if (comes_after(m, stream, GV_AFTER_STREAM)) {
    /* Loaded from its element once more it is another one: no more than what is known of this value
     * holds. */
    if (unknown || is_elsewhere(event->reaching)) m->work.unsure = true;
    if (!is_unknown(event->reaching)) {
      joins(m, event, GV_AFTER_EVENT);
      return GV_EVENT_MARK;
    }
    forget_events(m);
  } else if (comes_after(m, event, GV_AFTER_EVENT)) {
    forget_event(m, event->with.handle);
    if (unknown) m->work.unsure = true;
  } else if (any) {
    forget_events(m);
  } else if (unknown) { /* another event than those after the work: what they mark stays */
    m->work.unsure = true;
  }
  if (is_elsewhere(event->reaching) && !comes_after(m, stream, GV_AFTER_STREAM))
    forget_other_events(m);
  return GV_EVENT_USE;
}

static gv_event_kind waited(meet *m, const choice *stream, const choice *event) {
  if (comes_after(m, event, GV_AFTER_EVENT)) {
    bool other = is_elsewhere(stream->reaching);
    if (is_unknown(stream->reaching) || is_unknown(event->reaching) || is_contested(m, event) ||
        other)
      m->work.unsure = true;
    if (is_unknown(stream->reaching)) return GV_EVENT_USE;
    if (is_unknown(event->reaching)) return GV_EVENT_USE;
    if (is_contested(m, event)) return GV_EVENT_USE;
    bool news = !comes_after(m, stream, GV_AFTER_STREAM);
    joins(m, stream, GV_AFTER_STREAM);
    return news ? GV_EVENT_FOLLOW : GV_EVENT_USE;
  }
  if (may_wait_for(event)) m->work.unsure = true;
  return GV_EVENT_USE;
}

/* Work that a task has begun and nobody has waited for may not even be there yet. */
static bool not_yet_enqueued(const meet *m) {
  return gv_tasks_pending(m->tab, &m->state, (uint32_t)(m->op - m->tab->model->ops.at)) !=
         GV_AWAITED;
}

static bool may_be_in_reach(const meet *m) {
  return gv_tasks_pending(m->tab, &m->state, (uint32_t)(m->op - m->tab->model->ops.at)) ==
         GV_PERHAPS_UNAWAITED;
}

/* The stream whose end makes the host wait for it. */
static const choice *ending(const meet *m) {
  bool blocks = m->op->action->flags & GV_ACTION_BLOCKS;
  return blocks ? chosen_as(m, GV_ROLE_STREAM_DESTROY) : NULL;
}

/* The host has waited for an event that a stream was to wait for, and what was on the stream before
 * is not counted any more. */
static void forget_stream(meet *m, const choice *stream) {
  if (may_wait_for(stream)) m->work.unsure = true;
  if (!comes_after(m, stream, GV_AFTER_STREAM)) return;
  forget_event(m, stream->with.handle);
  m->work.unsure = true;
}

/* ---- an event and the stream that it marks ---- */

static bool is_marked(const gv_pending *w) {
  for (uint32_t h = 0; h < w->handles; h++)
    if (gv_pending_after(w, h) == GV_AFTER_EVENT) return true;
  return false;
}

/* The event that is recorded by the call that the mark begins with is the one; recorded again, it
 * is not any more. */
static void record_mark(meet *m, gv_call_effect *result, const choice *event,
                        const choice *stream) {
  bool first = m->op - m->tab->model->ops.at == m->work.of && !is_marked(&m->work);
  if (comes_after(m, event, GV_AFTER_EVENT) || (first && !comes_after(m, stream, GV_AFTER_STREAM)))
    result->gone = true;
  else if (first && !is_unknown(event->reaching))
    joins(m, event, GV_AFTER_EVENT);
  else if (first || may_wait_for(event))
    m->work.unsure = true;
}

static gv_event_kind destroy_mark(meet *m, gv_call_effect *result, const choice *c) {
  bool stream = c->role == GV_ROLE_STREAM_DESTROY;
  if (comes_after(m, c, stream ? GV_AFTER_STREAM : GV_AFTER_EVENT)) {
    set_after(&m->work, c->with.handle, GV_AFTER_DEAD);
    result->gone = !stream;
    m->work.orphaned |= stream;
    return stream ? GV_EVENT_ORPHAN : GV_EVENT_USE;
  }
  if (stream && may_wait_for(c)) m->work.orphaned = m->work.unsure = true;
  return GV_EVENT_USE;
}

static gv_event_kind act_on_mark(meet *m, gv_call_effect *result) {
  const choice *event = chosen_as(m, GV_ROLE_EVENT_RECORD),
               *stream = chosen_as(m, GV_ROLE_STREAM_USE), *sync = chosen_as(m, GV_ROLE_EVENT_SYNC),
               *ends = chosen_as(m, GV_ROLE_STREAM_DESTROY);
  if (!ends) ends = chosen_as(m, GV_ROLE_EVENT_DESTROY);
  for (uint32_t i = 0; i < m->count; i++)
    if (fails(m, &m->chosen[i])) return GV_EVENT_USE;
  if (not_yet_enqueued(m) || is_contested(m, event) || is_contested(m, sync)) m->work.unsure = true;
  if (event && stream) record_mark(m, result, event, stream);
  if (sync && m->work.orphaned && comes_after(m, sync, GV_AFTER_EVENT))
    result->orphan = sync->operand;
  return ends ? destroy_mark(m, result, ends) : GV_EVENT_USE;
}

/* ---- pending work ---- */

/* Those that fail do nothing, but what one would have ordered is its fault. False: none fails. */
static bool blame_failures(meet *m) {
  bool failed = false;
  for (uint32_t i = 0; i < m->count; i++) {
    if (!fails(m, &m->chosen[i])) continue;
    failed = true;
    if (would_order(m, &m->chosen[i])) blame(m, &m->chosen[i]);
  }
  return failed;
}

/* The work is on a stream that the null stream waits for, or may be. */
static bool by_null_stream(const meet *m, const choice *stream) {
  bool on_created = m->work.on_created || m->work.perhaps_created;
  return on_created && null_order(m, stream) != APART;
}

/* What the call makes the host wait for; NULL: nothing. */
static const choice *host_waits_for(const meet *m) {
  const choice *stream = chosen_as(m, GV_ROLE_STREAM_SYNC),
               *event = chosen_as(m, GV_ROLE_EVENT_SYNC);
  if (stream) return stream;
  return event ? event : ending(m);
}

static void host_waits(meet *m, gv_call_effect *result, const choice *host, const choice *use) {
  bool event = host->role == GV_ROLE_EVENT_SYNC;
  result->over =
      comes_after(m, host, event ? GV_AFTER_EVENT : GV_AFTER_STREAM) && !is_unknown(host->reaching);
  if (result->over && event && is_contested(m, host)) result->over = false, m->work.unsure = true;
  if (result->over) return;
  bool by_null = host->role == GV_ROLE_STREAM_SYNC && by_null_stream(m, host);
  bool on_null = is_null(host) && m->work.perhaps_null;
  m->work.unsure |= may_wait_for(host) || by_null || on_null;
  if (event && use) forget_stream(m, use);
}

static gv_event_kind record_on(meet *m, const choice *event, const choice *stream) {
  bool may = is_null(stream) ? m->work.perhaps_null : by_null_stream(m, stream);
  m->work.unsure |= may && !comes_after(m, stream, GV_AFTER_STREAM);
  return recorded(m, event, stream);
}

static gv_event_kind wait_on(meet *m, const choice *stream, const choice *event) {
  m->work.perhaps_created |= is_null(stream) && runtime_of(m)->null_order != GV_NULL_APART;
  return waited(m, stream, event);
}

/* What is destroyed orders nothing from then on. */
static void end_handles(meet *m) {
  for (uint32_t i = 0; i < m->count; i++) {
    const choice *c = &m->chosen[i];
    bool dies = c->role == GV_ROLE_STREAM_DESTROY || c->role == GV_ROLE_EVENT_DESTROY;
    if (dies && c->with.kind == MUST_ALIAS) set_after(&m->work, c->with.handle, GV_AFTER_DEAD);
  }
}

static gv_event_kind act_on_work(meet *m, gv_call_effect *result) {
  const choice *record = chosen_as(m, GV_ROLE_EVENT_RECORD),
               *wait = chosen_as(m, GV_ROLE_EVENT_WAIT);
  const choice *use = chosen_as(m, GV_ROLE_STREAM_USE), *host = host_waits_for(m);
  if (blame_failures(m)) return GV_EVENT_USE;
  /* Whether it has been enqueued or not: the mark after it may be another one from now on. */
  if (is_contested(m, record)) contest(m, record);
  if (not_yet_enqueued(m)) return GV_EVENT_USE;
  if (host)
    host_waits(m, result, host, use);
  else if (record && use)
    return record_on(m, record, use);
  else if (record)
    forget_events(m); /* it marks what is on no stream in particular */
  else if (wait && use)
    return wait_on(m, use, wait);
  end_handles(m);
  return GV_EVENT_USE;
}

static bool changed(const meet *before, const meet *after) {
  if (before->state.places != after->state.places) return true;
  return memcmp(&before->work, &after->work, sizeof after->work) != 0;
}

/* Is every place of the handle a value that is made in the task? It leaves the task as a result
 * then, which is had by waiting for it, or through memory that is not followed. */
static bool is_of_task(const meet *m, uint32_t handle, uint32_t task) {
  const gv_tabulation *e = m->tab;
  uint32_t count;
  const gv_place *held = gv_places_at(e, m->state.places, &count);
  for (uint32_t i = 0; i < count; i++) {
    if (held[i].tag != handle + 1) continue;
    uint32_t block = gv_key_space(held[i].key) == GV_IN_VALUE
                         ? gv_def_block(e->model, gv_key_base(held[i].key))
                         : GV_NONE;
    uint32_t inner = block == GV_NONE ? GV_NONE : e->flow.task[block];
    while (inner != GV_NONE && inner != task) inner = e->flow.task_parent[inner];
    if (inner == GV_NONE) return false;
  }
  return true;
}

/* Nobody beside the task that the call is in can tell that anything has changed: handles of its own
 * have come to be after the work, or a stream or event was destroyed, after which nobody else may
 * use it. */
static bool is_task_private(const meet *before, const meet *after) {
  const gv_tabulation *e = after->tab;
  uint32_t task = e->flow.task[after->op->block];
  gv_pending same = after->work;
  if (task == GV_NONE) return false;
  for (uint32_t h = 0; h < after->work.handles; h++) {
    bool old = h < before->work.handles;
    gv_after now = gv_pending_after(&after->work, h),
             was = old ? gv_pending_after(&before->work, h) : GV_AFTER_NOTHING;
    if (old ? now != was && now != GV_AFTER_DEAD : !is_of_task(after, h, task)) return false;
  }
  same.handles = before->work.handles, same.after[0] = before->work.after[0],
  same.after[1] = before->work.after[1];
  return memcmp(&same, &before->work, sizeof same) == 0;
}

/* The device that is current at the call is known, and the work is on it: there is one null stream
 * for both. */
static bool is_on_device(const meet *m) {
  uint8_t here = gv_tab_device_at(m->tab, m->op);
  bool on_none =
      m->has_work && m->work.device == GV_DEVICE_NONE; /* what null is, it is on no such */
  if (!m->has_work || on_none)
    return !m->tab->ordering.several_devices || here != GV_DEVICE_UNKNOWN;
  return gv_tab_same_device(m->tab, here, m->work.device) == GV_DEVICE_SAME;
}

/* The created stream is of the device that the work is on: only there is it ordered with the null
 * stream. */
static bool is_of_its_device(const meet *m, const choice *use) {
  return gv_tab_same_device(m->tab, gv_tab_device_of(m->tab, use ? use->reaching : NULL),
                            m->work.device) == GV_DEVICE_SAME;
}

/* Where the null stream and the created ones wait for each other's work: what is enqueued on it
 * comes between. */
static void order_by_null(meet *m, const choice *use, gv_call_effect *result) {
  static const with_null own[] = {[GV_NULL_APART] = APART,
                                  [GV_NULL_ORDERS] = WITH_NULL,
                                  [GV_NULL_BY_STREAM] = PERHAPS_WITH_NULL};
  uint32_t flags = m->op->action->flags;
  bool reached = m->has_work && result->happens && !not_yet_enqueued(m);
  if (runtime_of(m)->null_order == GV_NULL_APART) return;
  if (!(flags & GV_ACTION_ENQUEUES)) return;
  if (!use && flags & GV_ACTION_NO_DEVICE) return;
  if (!reached) return;
  if (on_null_stream(m, use)) {
    m->work.on_created |= result->ordered;
    result->unknown |= !result->ordered && m->work.perhaps_null;
    m->work.perhaps_created |= result->unknown;
    return;
  }
  if (result->ordered) return;
  with_null order = use ? null_order(m, use) : own[runtime_of(m)->null_order];
  if (m->work.on_created && order == WITH_NULL && !result->unknown && is_of_its_device(m, use)) {
    result->ordered = true;
    if (use) joins(m, use, GV_AFTER_STREAM);
  } else if ((m->work.on_created || m->work.perhaps_created) && order != APART) {
    result->unknown = true;
  }
}

/* What the host waits for at the call besides what its arguments say. */
static void wait_at_call(meet *m, gv_call_effect *result) {
  uint32_t flags = m->op->action->flags;
  bool waits = flags & GV_ACTION_BLOCKS && flags & GV_ACTION_ENQUEUES && result->happens;
  result->over |= waits && result->ordered && !result->unknown;
  if (!m->has_work) return;
  if (m->work.host) return;
  if (not_yet_enqueued(m)) return;
  result->over |=
      flags & GV_ACTION_WAITS_ALL && gv_tab_waits_for(m->tab, m->op, &m->work) == GV_DEVICE_SAME;
  m->work.unsure |= waits && result->unknown;
  bool may =
      flags & GV_ACTION_MAY_BLOCK || (flags & GV_ACTION_BLOCKS_SHARED && m->tab->ordering.shares);
  if (may && (result->ordered || result->unknown)) m->work.unsure = m->work.may = true;
}

/* The call enqueues on just the stream on which the work was enqueued: one of the two comes first,
 * whichever. */
static bool is_on_its_queue(const meet *m, const choice *use) {
  uint8_t queue = m->work.queue;
  if (!m->has_work) return false;
  if (queue == GV_QUEUE_UNKNOWN) return false;
  if (runtime_of(m)->streams_are_unordered) return false;
  if (queue == GV_QUEUE_NULL) return on_null_stream(m, use) && is_on_device(m);
  bool one = use && use->with.kind == MUST_ALIAS && use->with.handle == queue - 1u &&
             !is_unknown(use->reaching);
  return one && gv_pending_after(&m->work, use->with.handle) == GV_AFTER_STREAM;
}

/* All handles of the call are chosen. */
static void conclude(const meet *tried, gv_guard guard) {
  meet m = *tried;
  gv_tabulation *e = m.tab;
  gv_call_effect result = {.guard = guard,
                           .happens = true,
                           .event = GV_EVENT_USE,
                           .orphan = GV_NONE,
                           .chosen = m.another,
                           .elsewhere = m.elsewhere};
  const choice *use = chosen_as(&m, GV_ROLE_STREAM_USE);
  uint32_t flags = m.op->action->flags;
  m.work.unsure |= m.has_work && may_be_in_reach(&m);
  if (use) {
    result.happens = !fails(&m, use);
    result.stream = use->reaching;
    result.ordered = m.has_work && comes_after(&m, use, GV_AFTER_STREAM) && !not_yet_enqueued(&m);
    result.unknown = is_unknown(use->reaching) || use->with.kind == MAY_ALIAS;
  } else if (flags & GV_ACTION_ON_NULL) {
    result.ordered = m.has_work && m.work.on_null && !not_yet_enqueued(&m) && is_on_device(&m);
    result.unknown = !is_on_device(&m);
  }
  if (use && runtime_of(&m)->streams_are_unordered) result.ordered = false;
  result.queued = result.happens && is_on_its_queue(&m, use);
  order_by_null(&m, use, &result);
  if (m.has_work)
    result.event = m.work.mode & GV_MARKED ? act_on_mark(&m, &result) : act_on_work(&m, &result);
  wait_at_call(&m, &result);
  result.state = m.before;
  if (m.has_work && changed(tried, &m)) {
    result.chosen |= m.elsewhere;
    result.task_private = is_task_private(tried, &m);
    m.state.work = gv_intern_id(&e->works, &m.work, sizeof m.work);
    result.state = gv_state_id(e, &m.state);
    if (m.own) result.state = gv_pending_tidy(e, result.state);
  }
  *gv_push(m.effects) = result;
}

static void choose(meet *m, uint32_t operand, gv_guard guard);

static void choose_reaching(meet *m, uint32_t operand, gv_guard guard, const gv_reaching *reaching,
                            relation with) {
  m->chosen[m->count++] = (choice){reaching, with, gv_role_of(m->op, operand), operand};
  choose(m, operand + 1, guard);
  m->count--;
}

/* Under which guards of the caller's the call passes something that is in the same places at its
 * entry. */
static gv_guard passed_as(const gv_tabulation *e, gv_bdd *bdd, uint32_t call,
                          const gv_reaching *reaching) {
  gv_guard guard = GV_FALSE;
  for (uint32_t p = gv_map_get(&e->uses.first_summary_edge, call); p != GV_NONE;
       p = e->uses.summary_edges.at[p].next)
    if (gv_agrees_at_entry(e, reaching->state.places, GV_OBJECT, e->uses.summary_edges.at[p].entry))
      guard = gv_bdd_or(bdd, guard, e->uses.summary_edges.at[p].guard);
  return guard;
}

/* Both came into the function from callers, and the call to which the path leads back passes but
 * one of them at a time: after it, it is known which. */
static bool is_settled(const meet *m, const gv_reaching *a, const gv_reaching *b) {
  uint32_t call = m->told->back_to;
  gv_bdd *bdd = &m->tab->predicates.bdd;
  if (call == GV_NONE) return false;
  if (a->seed != GV_NONE) return false;
  if (b->seed != GV_NONE) return false;
  return gv_bdd_and(bdd, passed_as(m->tab, bdd, call, a), passed_as(m->tab, bdd, call, b)) ==
         GV_FALSE;
}

/* Could something come here in place of `chosen` under a guard that agrees with it, and be another
 * thing for the work? */
static void note_others(meet *m, uint32_t operand, gv_guard guard, const gv_reaching *chosen,
                        relation as) {
  gv_tabulation *e = m->tab;
  for (uint32_t c = e->uses.first_reaching[m->op->first_operand + operand]; c != GV_NONE;
       c = e->uses.reaching.at[c].next) {
    const gv_reaching *reaching = &e->uses.reaching.at[c];
    if (reaching == chosen) continue;
    if (reaching->state.flags & GV_INFEASIBLE) continue;
    if (gv_bdd_and(&e->predicates.bdd, guard, reaching->guard) == GV_FALSE) continue;
    relation with = m->has_work ? relate(e, &m->state, &m->work, reaching,
                                         gv_role_of(m->op, operand), m->op->first_operand + operand)
                                : (relation){NO_ALIAS, 0};
    if (with.kind == IS_IMPOSSIBLE) continue;
    bool differs = with.kind != as.kind || with.handle != as.handle,
         apart = with.kind == NO_ALIAS && chosen->state.places != reaching->state.places;
    if (!differs && !apart) continue;
    if (is_settled(m, chosen, reaching)) continue;
    m->another |= differs;
    m->elsewhere |= apart;
  }
}

/* The operand is the default stream of the thread; each device has one. */
static bool is_default_stream(const gv_tabulation *e, uint32_t operand) {
  const gv_value *v = &e->model->values.at[gv_strip(e->model, e->model->operands.at[operand])];
  return v->def == GV_DEF_GLOBAL && e->model->globals.at[v->a].is_stream;
}

/* What came here under a guard that agrees, and is not at odds with where the work's handles are.
 */
static bool choose_each(meet *m, uint32_t operand, gv_guard guard, bool impossible) {
  gv_tabulation *e = m->tab;
  gv_bdd *bdd = &e->predicates.bdd;
  gv_guard rest = guard;
  bool any = false;
  for (uint32_t c = e->uses.first_reaching[m->op->first_operand + operand]; c != GV_NONE;
       c = e->uses.reaching.at[c].next) {
    const gv_reaching *reaching = &e->uses.reaching.at[c];
    gv_guard came = gv_predicates_shrink(&e->predicates, reaching->guard),
             both = gv_predicates_shrink(&e->predicates, gv_bdd_and(bdd, guard, came));
    if (both == GV_FALSE) continue;
    rest = gv_predicates_shrink(&e->predicates, gv_bdd_and(bdd, rest, gv_bdd_not(bdd, came)));
    if (reaching->state.flags & GV_INFEASIBLE) continue;
    relation with = m->has_work ? relate(e, &m->state, &m->work, reaching,
                                         gv_role_of(m->op, operand), m->op->first_operand + operand)
                                : (relation){NO_ALIAS, 0};
    if (with.kind == IS_IMPOSSIBLE && !impossible) continue;
    if (with.kind == IS_IMPOSSIBLE) with.kind = MAY_ALIAS;
    any = true;
    bool which = reaching->state.handle == GV_HANDLE_NULL &&
                 (m->op->action->flags & GV_ACTION_THREAD_NULL || !is_on_device(m));
    which |= e->ordering.several_devices && is_default_stream(e, m->op->first_operand + operand);
    bool another = m->another, elsewhere = m->elsewhere;
    if (m->told) note_others(m, operand, both, reaching, with);
    if (which) /* a null that is not known to be one where the call is: the thread's stream, or
                  another's null, or another device's */
      choose_reaching(m, operand, both, NULL, (relation){MAY_ALIAS, 0});
    else
      choose_reaching(m, operand, both, reaching, with);
    m->another = another, m->elsewhere = elsewhere;
  }
  /* Something else came: memory, say. */
  rest = gv_predicates_of_element(&e->predicates, rest, GV_TRUE);
  if (any && rest != GV_FALSE) choose_reaching(m, operand, rest, NULL, (relation){MAY_ALIAS, 0});
  return any;
}

static void choose(meet *m, uint32_t operand, gv_guard guard) {
  uint32_t op = (uint32_t)(m->op - m->tab->model->ops.at);
  operand = gv_next_handle_operand(m->tab, op, operand);
  while (operand < m->op->operand_count && gv_operands(m->tab->model, m->op)[operand] == GV_NONE)
    operand = gv_next_handle_operand(m->tab, op, operand + 1);
  if (operand == m->op->operand_count || m->count == HANDLES_OF_CALL) {
    conclude(m, guard);
    return;
  }
  if (choose_each(m, operand, guard, false) || choose_each(m, operand, guard, true)) return;
  choose_reaching(m, operand, guard, NULL, (relation){MAY_ALIAS, 0});
}

void gv_pending_meet(gv_tabulation *e, uint32_t op, uint32_t state, gv_guard guard, bool own,
                     const gv_sink *told, gv_call_effects *effects) {
  meet m = {.tab = e,
            .op = &e->model->ops.at[op],
            .state = *gv_state_at(e, state),
            .before = state,
            .own = own,
            .told = told,
            .effects = effects};
  m.has_work = m.state.work != 0;
  if (m.has_work) m.work = *gv_pending_at(e, m.state.work);
  choose(&m, 0, guard);
}

/* ---- states with work ------------------------------------------------------------------------ */

/* The operand that says on which stream the work is. */
static uint32_t stream_of(const gv_op *op) {
  uint32_t operand = 0;
  while (operand + 1 < op->operand_count && gv_role_of(op, operand) != GV_ROLE_STREAM_USE)
    operand++;
  return operand;
}

uint32_t gv_pending_begin(gv_tabulation *e, uint32_t state, uint32_t op, uint8_t mode,
                          gv_extent extent, const gv_call_effect *call_effect) {
  meet m = {.tab = e, .op = &e->model->ops.at[op], .state = *gv_state_at(e, state)};
  memset(&m.work, 0, sizeof m.work);
  m.work.mode = mode, m.work.extent = extent, m.work.blame = m.work.may_at = GV_NONE;
  m.work.of = mode & (GV_DEMANDED | GV_MARKED) ? op : GV_NONE;
  if (!call_effect)
    m.work.host = true, m.work.mode |= GV_BY_HOST;
  else if (call_effect->stream)
    joins(&m,
          &(choice){
              .reaching = call_effect->stream, .operand = stream_of(m.op), .with = {NO_ALIAS, 0}},
          GV_AFTER_STREAM);
  else if (call_effect->unknown)
    m.work.unsure = true;
  else
    m.work.on_null = true;
  bool null = m.work.on_null &&
              (!call_effect->stream || call_effect->stream->state.handle == GV_HANDLE_NULL);
  m.work.on_created = null && e->model->runtime.null_order != GV_NULL_APART;
  if (call_effect && e->model->task_count)
    m.work.queue = null ? GV_QUEUE_NULL : m.work.handles ? 1 : GV_QUEUE_UNKNOWN;
  const gv_op *begun = &e->model->ops.at[op];
  const gv_reaching *stream = call_effect ? call_effect->stream : NULL;
  m.work.device = null || !stream ? gv_tab_device_at(e, begun) : gv_tab_device_of(e, stream);
  if (begun->kind == GV_OP_ACTION &&
      begun->action->flags & (GV_ACTION_MAY_BLOCK | GV_ACTION_LINGERS))
    m.work.unsure = m.work.may = true;
  m.state.work = gv_intern_id(&e->works, &m.work, sizeof m.work);
  if (stream && stream->state.element) m.state.element |= GV_IN_ELEMENT;
  gv_tasks_work(e, &m.state, op);
  uint32_t begins = gv_state_id(e, &m.state);
  return stream && stream->state.element ? gv_without_chunks(e, begins) : begins;
}

static uint32_t with_work(gv_tabulation *e, uint32_t state, const gv_pending *work) {
  gv_state s = *gv_state_at(e, state);
  s.work = gv_intern_id(&e->works, work, sizeof *work);
  return gv_state_id(e, &s);
}

static gv_pending work_of(const gv_tabulation *e, uint32_t state) {
  return *gv_pending_at(e, gv_state_at(e, state)->work);
}

uint32_t gv_pending_may_be_over(gv_tabulation *e, uint32_t state, uint32_t op) {
  gv_pending w = work_of(e, state);
  w.unsure = w.may = true;
  if (w.may_at == GV_NONE) w.may_at = op;
  return with_work(e, state, &w);
}

uint32_t gv_pending_unsure(gv_tabulation *e, uint32_t state) {
  gv_pending w = work_of(e, state);
  w.unsure = true;
  return with_work(e, state, &w);
}

uint32_t gv_pending_by_bytes(gv_tabulation *e, uint32_t state) {
  gv_pending w = work_of(e, state);
  w.by_bytes = true;
  return with_work(e, state, &w);
}

uint32_t gv_pending_in_doubt(gv_tabulation *e, uint32_t state) {
  gv_pending w = work_of(e, state);
  w.in_doubt = true;
  return with_work(e, state, &w);
}

uint32_t gv_pending_over_in_task(gv_tabulation *e, uint32_t state) {
  meet m = {.tab = e, .state = *gv_state_at(e, state)};
  m.work = *gv_pending_at(e, m.state.work);
  for (uint32_t h = 0; h < m.work.handles; h++)
    if (h + 1 != m.work.queue)
      forget_event(&m, h); /* what other tasks enqueue there comes before it or after it */
  m.work.host = true, m.work.on_null = m.work.on_created = m.work.outside = false,
  m.work.partial = m.work.nulls = m.work.others = 0;
  m.work.perhaps_null = m.work.perhaps_created = false;
  m.state.work = gv_intern_id(&e->works, &m.work, sizeof m.work);
  return gv_state_id(e, &m.state);
}

uint32_t gv_without_chunks(gv_tabulation *e, uint32_t state) {
  gv_state s = *gv_state_at(e, state);
  if (s.chunk || !e->model->chunked.len || !(s.flags & GV_MEMORY)) return state;
  s.chunk = GV_NO_CHUNK;
  return gv_state_id(e, &s);
}

uint32_t gv_pending_elsewhere(gv_tabulation *e, uint32_t state) {
  gv_pending w = work_of(e, state);
  if (w.extent.address == GV_NONE && !w.extent.strided) return state;
  w.extent.address = GV_NONE, w.extent.strided = 0;
  return with_work(e, state, &w);
}

static bool is_turn(const gv_model *m, uint32_t edge, gv_value_id counter) {
  uint32_t count;
  const gv_turn *turns = gv_turns_of(m, edge, &count);
  for (uint32_t i = 0; i < count; i++)
    if (turns[i].counter == counter) return true;
  return false;
}

uint32_t gv_pending_along(gv_tabulation *e, uint32_t state, uint32_t edge, bool back) {
  const gv_model *m = e->model;
  gv_pending w = work_of(e, state);
  uint32_t strided = w.extent.strided;
  const gv_strided *s = strided ? &m->strided.at[strided / 2 - 1] : NULL;
  if (s && s->head != GV_NONE &&
      m->edges.at[edge].target ==
          s->head) /* else the loop begins anew, and meets the same numbers */
    strided = is_turn(m, edge, s->index) ? strided | 1 : 0;
  if ((!back || w.extent.address == GV_NONE) && strided == w.extent.strided) return state;
  w.extent.strided = strided;
  if (back) w.extent.address = GV_NONE;
  return with_work(e, state, &w);
}

uint32_t gv_pending_tidy(gv_tabulation *e, uint32_t state) {
  gv_state s = *gv_state_at(e, state);
  GV_ASSERT(s.work);
  gv_pending old = *gv_pending_at(e, s.work), w = old;
  uint32_t count, number[GV_WORK_HANDLES];
  bool same = true;
  const gv_place *places = gv_places_at(e, s.places, &count);
  memset(number, 0xff, sizeof number);
  w.handles = 0, w.after[0] = w.after[1] = 0, w.partial = 0, w.nulls = 0, w.others = 0;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t h = places[i].tag - 1;
    if (!gv_is_handle_tag(places[i].tag) || number[h] != GV_NONE) continue;
    same &= h == w.handles;
    number[h] = w.handles++;
    set_after(&w, number[h], gv_pending_after(&old, h));
    w.partial |= (old.partial >> h & 1) << number[h];
    w.nulls |= (old.nulls >> h & 1) << number[h];
    w.others |= (old.others >> h & 1) << number[h];
  }
  for (uint32_t h = 0; h < old.handles;
       h++) /* it may be in a place that was never known, and be waited for there */
    w.unsure |= number[h] == GV_NONE && old.partial >> h & 1;
  if (same && w.handles == old.handles) return state;
  if (old.queue && old.queue != GV_QUEUE_NULL)
    w.queue =
        number[old.queue - 1] == GV_NONE ? GV_QUEUE_UNKNOWN : (uint8_t)(number[old.queue - 1] + 1);
  gv_place_list list = {0};
  for (uint32_t i = 0; i < count; i++) {
    gv_place p = places[i];
    if (gv_is_handle_tag(p.tag)) p.tag = number[p.tag - 1] + 1;
    *gv_push(&list) = p;
  }
  s.places = gv_places_id(&e->places, &list);
  s.work = gv_intern_id(&e->works, &w, sizeof w);
  gv_vec_free(&list);
  return gv_state_id(e, &s);
}

bool gv_pending_can_be_waited_for(const gv_tabulation *e, uint32_t state) {
  const gv_state *s = gv_state_at(e, state);
  GV_ASSERT(s->work);
  const gv_pending *w = gv_pending_at(e, s->work);
  uint32_t count;
  const gv_place *places = gv_places_at(e, s->places, &count);
  if (w->on_null) return true;
  if (w->outside) return true;
  if (w->mode & (GV_DEMANDED | GV_MARKED)) return true;
  for (uint32_t i = 0; i < count; i++) {
    if (!gv_is_handle_tag(places[i].tag)) continue;
    gv_after after = gv_pending_after(w, places[i].tag - 1);
    if (after == GV_AFTER_STREAM || after == GV_AFTER_EVENT) return true;
  }
  return false;
}

uint32_t gv_first_in(const uint32_t *list, uint32_t len, uint32_t op, uint32_t end) {
  uint32_t lo = 0, hi = len;
  while (lo < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (list[mid] < op)
      lo = mid + 1;
    else
      hi = mid;
  }
  return lo < len && list[lo] < end ? list[lo] : end;
}

uint32_t gv_pending_next(const gv_tabulation *e, const gv_state *s, uint32_t op, uint32_t end) {
  GV_ASSERT(s->work);
  const gv_pending *w = gv_pending_at(e, s->work);
  if (w->mode & GV_MARKED) return end;
  if (w->mode & GV_DEMANDED) end = gv_demand_next(e, w, op, end);
  if (!w->on_null && !w->perhaps_null) {
    if (w->blame == GV_NONE)
      end = gv_first_in(e->ordering.failed_waits.at, e->ordering.failed_waits.len, op, end);
    return gv_first_in(e->ordering.barriers.at, e->ordering.barriers.len, op, end);
  }
  return gv_next_on_null(e, gv_pending_unnoticed(e, s), op, end);
}
