/* needs: model, order. gives: acts and links. cost: one walk over the blocks; at each, the newest
 * act of each live track.
 *
 * What is true at a point is a *front*: for each track the acts that came last on it, on the paths
 * to there. Paths that meet join their fronts. The back edge of a loop carries nothing: a round is
 * drawn once, and says where the next one begins. */
#include "concurrency/acts.h"

/* A track's newest act; sorted by track, then act. The second half of the key space is for who
 * touched the thing last. */
typedef struct mark {
  uint32_t track, act;
  bool unsure; /* the act may have been on another track */
} mark;
typedef GV_VEC(mark) front;
#define LIFE 0x80000000u

typedef struct walk {
  gv_acts *acts;
  const gv_model *m;
  const gv_order *order;
  const gv_acts_options *options;
  bool *acting; /* by function: it or what it calls acts */
  uint32_t
      *first_made;     /* by operation: the first thing that it makes, into next_made, or GV_NONE */
  uint32_t *next_made; /* by thing */
  gv_map track_by_key; /* frame and thing */
  gv_map child;        /* frame and call, to the frame of the opened call */
  gv_map generations;  /* track to how often it was recorded */
  gv_map begun_in; /* task, to one more than the task that control comes to it from; 0: from none */
} walk;

/* ---- fronts ---------------------------------------------------------------------------------- */

static uint32_t front_find(const front *f, uint32_t track) {
  uint32_t lo = 0, hi = f->len;
  while (lo < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (f->at[mid].track < track)
      lo = mid + 1;
    else
      hi = mid;
  }
  return lo;
}

static void front_add(front *f, uint32_t track, uint32_t act, bool unsure) {
  uint32_t at = front_find(f, track);
  while (at < f->len && f->at[at].track == track && f->at[at].act < act) at++;
  if (at < f->len && f->at[at].track == track && f->at[at].act == act) return;
  gv_push(f);
  memmove(f->at + at + 1, f->at + at, (f->len - 1 - at) * sizeof *f->at);
  f->at[at] = (mark){track, act, unsure};
}

static void front_set(front *f, uint32_t track, uint32_t act) {
  uint32_t at = front_find(f, track), end = at;
  while (end < f->len && f->at[end].track == track) end++;
  if (end > at) {
    memmove(f->at + at + 1, f->at + end, (f->len - end) * sizeof *f->at);
    f->len -= end - at - 1;
    f->at[at] = (mark){track, act, false};
  } else {
    front_add(f, track, act, false);
  }
}

static void front_join(front *into, const front *from) {
  front out = {0};
  uint32_t a = 0, b = 0;
  while (a < into->len || b < from->len) {
    mark x = a < into->len ? into->at[a] : (mark){GV_NONE, GV_NONE, false},
         y = b < from->len ? from->at[b] : (mark){GV_NONE, GV_NONE, false};
    bool first = x.track < y.track || (x.track == y.track && x.act <= y.act),
         same = x.track == y.track && x.act == y.act;
    *gv_push(&out) = first ? x : y;
    a += first, b += !first || same;
  }
  gv_vec_free(into);
  *into = out;
}

/* ---- what acts ------------------------------------------------------------------------------- */

static bool is_act(const walk *w, uint32_t op_id) {
  const gv_op *op = &w->m->ops.at[op_id];
  if (w->options->wanted[op_id]) return true;
  switch ((gv_op_kind)op->kind) {
  case GV_OP_ACTION:
  case GV_OP_UNLOWERED:
  case GV_OP_TASK_BEGIN:
  case GV_OP_TASK_END:
  case GV_OP_AWAIT:
  case GV_OP_GROUP: return true;
  case GV_OP_CALL: return w->acting[op->callee];
  default: return false;
  }
}

static void find_acting(walk *w) {
  const gv_model *m = w->m;
  bool changed = true;
  w->acting = gv_malloc(m->functions.len + 1);
  memset(w->acting, 0, m->functions.len + 1);
  while (changed) {
    changed = false;
    for (uint32_t o = 0; o < m->ops.len; o++) {
      uint32_t function = m->blocks.at[m->ops.at[o].block].function;
      if (w->acting[function] || !is_act(w, o)) continue;
      w->acting[function] = changed = true;
    }
  }
}

static void index_made(walk *w) {
  const gv_order *order = w->order;
  w->first_made = gv_malloc((w->m->ops.len + 1) * sizeof *w->first_made);
  w->next_made = gv_malloc((order->things.len + 1) * sizeof *w->next_made);
  memset(w->first_made, 0xff, (w->m->ops.len + 1) * sizeof *w->first_made);
  for (uint32_t t = order->things.len; t-- > 0;) {
    uint32_t made = order->things.at[t].made;
    w->next_made[t] = made == GV_NONE ? GV_NONE : w->first_made[made];
    if (made != GV_NONE) w->first_made[made] = t;
  }
}

/* ---- tracks ---------------------------------------------------------------------------------- */

static uint32_t new_track(walk *w, gv_track track) {
  *gv_push(&w->acts->tracks) = track;
  return w->acts->tracks.len - 1;
}

static gv_track_kind track_kind(const gv_thing *thing) {
  switch (thing->kind) {
  case GV_THING_EVENT: return GV_TRACK_EVENT;
  case GV_THING_MEMORY: return GV_TRACK_MEMORY;
  case GV_THING_MODULE: return GV_TRACK_MODULE;
  case GV_THING_NULL: return GV_TRACK_NULL_STREAM;
  case GV_THING_UNDEFINED: return GV_TRACK_NONE;
  default: return GV_TRACK_STREAM; /* what is given or unknown becomes what its first use needs */
  }
}

static uint32_t own_track(walk *w, uint32_t frame, uint32_t thing) {
  const gv_thing *t = &w->order->things.at[thing];
  /* There is one null stream, whoever uses it. */
  uint64_t key = t->kind == GV_THING_NULL ? UINT64_MAX : (uint64_t)frame << 32 | thing;
  bool found;
  uint32_t *slot = gv_map_at(&w->track_by_key, key, &found);
  if (!found)
    *slot = w->acts->tracks.len,
    new_track(w, (gv_track){track_kind(t), frame, thing, GV_NONE, GV_NONE});
  return *slot;
}

typedef GV_VEC(uint32_t) id_list;

static void add_id(id_list *list, uint32_t id) {
  for (uint32_t i = 0; i < list->len; i++)
    if (list->at[i] == id) return;
  *gv_push(list) = id;
}

enum { DEPTH = 32 }; /* calls opened within each other */

/* Passings are sorted by call. */
static uint32_t first_passing(const walk *w, uint32_t call) {
  uint32_t lo = 0, hi = w->order->passings.len;
  while (lo < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (w->order->passings.at[mid].call < call)
      lo = mid + 1;
    else
      hi = mid;
  }
  return lo;
}

/* The tracks that a thing of this frame's function is on: in an opened call, what the caller passed
 * or the callee handed out. */
static void resolve(walk *w, uint32_t frame, uint32_t thing, id_list *tracks, int depth) {
  const gv_thing *t = &w->order->things.at[thing];
  const gv_frame *f = &w->acts->frames.at[frame];
  uint32_t before = tracks->len;
  if (f->parent != GV_NONE && t->made == GV_NONE && t->value != GV_NONE && depth < DEPTH) {
    for (uint32_t i = first_passing(w, f->call);
         i < w->order->passings.len && w->order->passings.at[i].call == f->call; i++) {
      gv_passing p = w->order->passings.at[i];
      if (p.inner == thing)
        resolve(w, w->acts->frames.at[frame].parent, p.outer, tracks, depth + 1);
    }
    if (tracks->len > before) return;
  }
  uint32_t inner = t->made == GV_NONE || t->made == t->created
                       ? GV_NONE
                       : gv_map_get(&w->child, (uint64_t)frame << 32 | t->made);
  for (uint32_t i = 0; inner != GV_NONE && depth < DEPTH && i < w->order->things.len; i++) {
    const gv_thing *in = &w->order->things.at[i];
    if (in->function == w->acts->frames.at[inner].function && in->created == t->created &&
        in->created != GV_NONE)
      resolve(w, inner, i, tracks, depth + 1);
  }
  if (tracks->len == before) add_id(tracks, own_track(w, frame, thing));
}

/* ---- links ----------------------------------------------------------------------------------- */

static void link(walk *w, uint32_t from, uint32_t to, gv_link_kind kind, uint32_t track,
                 bool maybe) {
  gv_acts *a = w->acts;
  if (from == to) return;
  for (uint32_t i = a->links.len; i-- > 0 && a->links.at[i].to == to;) {
    gv_link *l = &a->links.at[i];
    if (l->from != from || l->kind != kind || l->track != track) continue;
    l->maybe &= maybe;
    return;
  }
  *gv_push(&a->links) = (gv_link){from, to, kind, track, maybe};
}

/* From all that came last on `track` to `to`. */
static void link_front(walk *w, const front *f, uint32_t track, uint32_t to, gv_link_kind kind,
                       uint32_t by, bool maybe) {
  for (uint32_t i = front_find(f, track); i < f->len && f->at[i].track == track; i++)
    link(w, f->at[i].act, to, kind, by, maybe || f->at[i].unsure);
}

/* ---- one act --------------------------------------------------------------------------------- */

typedef struct doing {
  uint32_t frame, op, host;
  front *f;
  uint32_t act;
} doing;

static void touch(walk *w, doing *d, uint32_t track, gv_role role, const char *state, bool fails) {
  link_front(w, d->f, track | LIFE, d->act, GV_LINK_LIFE, track, false);
  front_set(d->f, track | LIFE, d->act);
  *gv_push(&w->acts->touches) = (gv_touch_of){track, role, state, fails};
  w->acts->at.at[d->act].end_touch = w->acts->touches.len;
}

/* The stream work of operand `role` goes onto, or the lane that stands for one of several. */
static bool find_stream(walk *w, const doing *d, id_list *tracks) {
  const gv_op *op = &w->m->ops.at[d->op];
  const gv_contact *c;
  uint32_t count = gv_order_contacts(w->order, d->op, &c);
  if (op->kind != GV_OP_ACTION) return false;
  bool enqueues = op->action->flags & (GV_ACTION_ENQUEUES | GV_ACTION_ON_NULL);
  for (uint32_t i = 0; i < op->operand_count; i++)
    enqueues |= gv_role_of(op, i) == GV_ROLE_STREAM_USE;
  for (uint32_t i = 0; i < count && !(op->action->flags & GV_ACTION_ON_NULL); i++)
    if (c[i].role == GV_ROLE_STREAM_USE) resolve(w, d->frame, c[i].thing, tracks, 0);
  if (!tracks->len && op->action->flags & GV_ACTION_ON_NULL) {
    bool found;
    uint32_t *slot = gv_map_at(&w->track_by_key, UINT64_MAX, &found);
    if (!found)
      *slot = w->acts->tracks.len,
      new_track(w, (gv_track){GV_TRACK_NULL_STREAM, d->frame, GV_NONE, GV_NONE, GV_NONE});
    add_id(tracks, *slot);
  }
  return enqueues && tracks->len;
}

static uint32_t lane_of(walk *w, const id_list *tracks) {
  if (tracks->len == 1) return tracks->at[0];
  gv_track one = w->acts->tracks.at[tracks->at[0]];
  for (uint32_t i = 0; i < w->acts->tracks.len; i++) {
    const gv_track *t = &w->acts->tracks.at[i];
    if (t->other == tracks->at[1] && t->thing == one.thing && t->frame == one.frame) return i;
  }
  one.other = tracks->at[1];
  return new_track(w, one);
}

static void enqueue(walk *w, doing *d, const id_list *tracks) {
  bool one = tracks->len == 1;
  link_front(w, d->f, d->host, d->act, GV_LINK_ISSUE, GV_NONE, false);
  for (uint32_t i = 0; i < tracks->len; i++) {
    link_front(w, d->f, tracks->at[i], d->act, GV_LINK_STREAM, tracks->at[i], !one);
    if (one)
      front_set(d->f, tracks->at[i], d->act);
    else
      front_add(d->f, tracks->at[i], d->act, true);
  }
}

/* A use of the handle that works. */
static void play(walk *w, doing *d, uint32_t track, gv_role role, bool sure) {
  switch (role) {
  case GV_ROLE_STREAM_SYNC: link_front(w, d->f, track, d->act, GV_LINK_HOST, track, !sure); break;
  case GV_ROLE_EVENT_WAIT: link_front(w, d->f, track, d->act, GV_LINK_RECORD, track, !sure); break;
  case GV_ROLE_EVENT_SYNC: link_front(w, d->f, track, d->act, GV_LINK_HOST, track, !sure); break;
  case GV_ROLE_EVENT_RECORD: {
    bool found;
    uint32_t *count = gv_map_at(&w->generations, track, &found);
    *count = found ? *count + 1 : 1;
    w->acts->at.at[d->act].generation = *count;
    if (sure)
      front_set(d->f, track, d->act);
    else
      front_add(d->f, track, d->act, true);
    break;
  }
  default: break;
  }
}

static void contact(walk *w, doing *d, const gv_contact *c, bool alone) {
  gv_role role = c->role;
  id_list tracks = {0};
  resolve(w, d->frame, c->thing, &tracks, 0);
  for (uint32_t i = 0; i < tracks.len; i++) {
    gv_track *t = &w->acts->tracks.at[tracks.at[i]];
    bool event = gv_is_event_role(role) && c->works;
    if (event && t->kind == GV_TRACK_STREAM && t->thing != GV_NONE &&
        w->order->things.at[t->thing].kind != GV_THING_STREAM)
      t->kind = GV_TRACK_EVENT;
    touch(w, d, tracks.at[i], role, c->state, c->fails);
    if (c->works) play(w, d, tracks.at[i], role, alone && tracks.len == 1 && !c->fails);
  }
  w->acts->at.at[d->act].fails |= c->fails;
  gv_vec_free(&tracks);
}

static void make(walk *w, doing *d) {
  for (uint32_t t = w->first_made[d->op]; t != GV_NONE; t = w->next_made[t]) {
    id_list tracks = {0};
    resolve(w, d->frame, t, &tracks, 0);
    for (uint32_t i = 0; i < tracks.len; i++) {
      *gv_push(&w->acts->touches) = (gv_touch_of){tracks.at[i], GV_ROLE_NONE, "made", false};
      front_set(d->f, tracks.at[i] | LIFE, d->act);
    }
    w->acts->at.at[d->act].end_touch = w->acts->touches.len;
    gv_vec_free(&tracks);
  }
}

static uint32_t task_track(walk *w, uint32_t frame, uint32_t task) {
  bool found;
  uint32_t *slot = gv_map_at(&w->track_by_key, (uint64_t)frame << 32 | 0x80000000u | task, &found);
  if (!found)
    *slot = w->acts->tracks.len,
    new_track(w, (gv_track){GV_TRACK_TASK, frame, GV_NONE, task, GV_NONE});
  return *slot;
}

static void wait_for_tasks(walk *w, doing *d) {
  uint32_t lo = 0, hi = w->order->waits.len; /* sorted by operation */
  while (lo < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (w->order->waits.at[mid].op < d->op)
      lo = mid + 1;
    else
      hi = mid;
  }
  for (; lo < w->order->waits.len && w->order->waits.at[lo].op == d->op; lo++) {
    gv_wait wait = w->order->waits.at[lo];
    link_front(w, d->f, task_track(w, d->frame, wait.task), d->act, GV_LINK_TASK, GV_NONE,
               !wait.sure);
  }
}

/* A call that stays closed uses what it is passed in a way that is not shown here. */
static void fold(walk *w, doing *d) {
  for (uint32_t i = first_passing(w, d->op);
       i < w->order->passings.len && w->order->passings.at[i].call == d->op; i++) {
    gv_passing p = w->order->passings.at[i];
    id_list tracks = {0};
    resolve(w, d->frame, p.outer, &tracks, 0);
    for (uint32_t t = 0; t < tracks.len; t++) {
      touch(w, d, tracks.at[t], GV_ROLE_NONE, "passed", false);
      front_add(d->f, tracks.at[t], d->act, true);
    }
    gv_vec_free(&tracks);
  }
}

/* The host waits for whatever was put onto a stream. */
static void wait_for_all(walk *w, doing *d) {
  const gv_op *op = &w->m->ops.at[d->op];
  if (op->kind != GV_OP_ACTION || !(op->action->flags & GV_ACTION_WAITS_ALL)) return;
  for (uint32_t t = 0; t < w->acts->tracks.len; t++) {
    gv_track_kind kind = w->acts->tracks.at[t].kind;
    if (kind == GV_TRACK_STREAM || kind == GV_TRACK_NULL_STREAM)
      link_front(w, d->f, t, d->act, GV_LINK_HOST, t, false);
  }
}

static void do_act(walk *w, doing *d) {
  const gv_op *op = &w->m->ops.at[d->op];
  const gv_contact *c;
  uint32_t count = gv_order_contacts(w->order, d->op, &c), touches = w->acts->touches.len;
  id_list tracks = {0};
  d->act = w->acts->at.len;
  *gv_push(&w->acts->at) = (gv_act){.op = d->op,
                                    .frame = d->frame,
                                    .lane = d->host,
                                    .thread = d->host,
                                    .first_touch = touches,
                                    .end_touch = touches};
  bool enqueued = find_stream(w, d, &tracks);
  if (op->kind ==
      GV_OP_TASK_BEGIN) { /* comes after what its parent did; its parent goes on beside it */
    uint32_t block_task = task_track(w, d->frame, op->task),
             parent = gv_map_get(&w->begun_in, op->task);
    bool inside = parent != GV_NONE && parent;
    uint32_t beginner =
        inside ? task_track(w, d->frame, parent - 1) : w->acts->frames.at[d->frame].host;
    link_front(w, d->f, beginner, d->act, GV_LINK_ISSUE, GV_NONE, false);
    w->acts->at.at[d->act].lane = w->acts->at.at[d->act].thread = block_task;
    front_set(d->f, block_task, d->act);
  } else if (enqueued) {
    w->acts->at.at[d->act].lane = lane_of(w, &tracks);
    enqueue(w, d, &tracks);
  } else {
    link_front(w, d->f, d->host, d->act, GV_LINK_PROGRAM, GV_NONE, false);
    front_set(d->f, d->host, d->act);
  }
  for (uint32_t i = 0; i < count; i++) {
    bool alone = (i == 0 || c[i - 1].operand != c[i].operand) &&
                 (i + 1 == count || c[i + 1].operand != c[i].operand);
    contact(w, d, &c[i], alone);
  }
  wait_for_tasks(w, d);
  wait_for_all(w, d);
  if (op->kind == GV_OP_CALL) w->acts->at.at[d->act].folded = true, fold(w, d);
  make(w, d);
  gv_vec_free(&tracks);
}

/* ---- functions ------------------------------------------------------------------------------- */

static void do_frame(walk *w, uint32_t frame, front *f, int depth);

static bool opens(const walk *w, uint32_t frame, const gv_op *op, int depth) {
  if (op->kind != GV_OP_CALL || !w->options->open_calls || depth >= DEPTH) return false;
  for (uint32_t i = frame; i != GV_NONE; i = w->acts->frames.at[i].parent)
    if (w->acts->frames.at[i].function == op->callee) return false;
  return true;
}

static void do_block(walk *w, uint32_t frame, uint32_t block, front *f, int depth) {
  const gv_block *b = &w->m->blocks.at[block];
  uint32_t task = w->order->block_task[block];
  doing d = {.frame = frame, .f = f};
  for (uint32_t o = b->first_op; o < b->end_op; o++) {
    if (!is_act(w, o)) continue;
    if (w->acts->at.len >= w->options->limit && !w->options->wanted[o]) {
      w->acts->cut = true;
      continue;
    }
    d.op = o;
    d.host = task == GV_NONE ? w->acts->frames.at[frame].host : task_track(w, frame, task);
    if (opens(w, frame, &w->m->ops.at[o], depth)) {
      uint32_t inner = w->acts->frames.len;
      *gv_push(&w->acts->frames) = (gv_frame){w->m->ops.at[o].callee, frame, o, d.host};
      bool found;
      *gv_map_at(&w->child, (uint64_t)frame << 32 | o, &found) = inner;
      do_frame(w, inner, f, depth + 1);
    } else {
      do_act(w, &d);
    }
  }
}

/* The back edge from here: the next round begins with the first act of the loop. */
static void go_again(walk *w, uint32_t frame, const front *f, uint32_t first_act) {
  uint32_t host = w->acts->frames.at[frame].host;
  if (first_act >= w->acts->at.len) return;
  for (uint32_t i = front_find(f, host); i < f->len && f->at[i].track == host; i++)
    if (f->at[i].act > first_act) link(w, f->at[i].act, first_act, GV_LINK_AGAIN, GV_NONE, false);
}

static int compare_orders(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return x < y ? -1 : x > y;
}

/* Do blocks stand in the text in an order in which control can come to them, but for back edges? */
static bool stands_in_order(const walk *w, const gv_function *function) {
  const uint32_t *order = w->order->block_order;
  for (uint32_t b = function->first_block; b < function->end_block; b++)
    for (uint32_t e = w->m->blocks.at[b].first_edge;
         order[b] != GV_NONE && e < w->m->blocks.at[b].end_edge; e++) {
      uint32_t target = w->m->edges.at[e].target;
      if (target < b && order[target] > order[b]) return false;
    }
  return true;
}

/* The function's blocks as they stand where that will do, else in reverse postorder; without the
 * unreachable ones. */
static id_list blocks_in_order(const walk *w, const gv_function *function) {
  bool as_is = stands_in_order(w, function);
  id_list list = {0};
  GV_VEC(uint64_t) keys = {0};
  for (uint32_t b = function->first_block; b < function->end_block; b++)
    if (w->order->block_order[b] != GV_NONE)
      *gv_push(&keys) = (uint64_t)(as_is ? 0 : w->order->block_order[b]) << 32 | b;
  if (keys.len) qsort(keys.at, keys.len, sizeof *keys.at, compare_orders);
  for (uint32_t i = 0; i < keys.len; i++) *gv_push(&list) = (uint32_t)keys.at[i];
  gv_vec_free(&keys);
  return list;
}

/* Where control enters a task: who begins it. After the end of a task that is who began that. */
static void note_beginner(walk *w, uint32_t block, uint32_t target) {
  uint32_t task = w->order->block_task[target], from = w->order->block_task[block];
  const gv_block *b = &w->m->blocks.at[block];
  bool found,
      ends = b->end_op - b->first_op > 1 && w->m->ops.at[b->end_op - 2].kind == GV_OP_TASK_END;
  if (task == GV_NONE || task == from || gv_map_get(&w->begun_in, task) != GV_NONE) return;
  uint32_t beginner = from == GV_NONE ? 0 : from + 1;
  if (from != GV_NONE && ends) beginner = gv_map_get(&w->begun_in, from);
  *gv_map_at(&w->begun_in, task, &found) = beginner == GV_NONE ? 0 : beginner;
}

/* `f`: what is true at the call; afterwards, after it. */
static void do_frame(walk *w, uint32_t frame, front *f, int depth) {
  const gv_function *function = &w->m->functions.at[w->acts->frames.at[frame].function];
  uint32_t count = function->end_block - function->first_block, base = function->first_block;
  id_list blocks = blocks_in_order(w, function);
  front *in = gv_malloc(count * sizeof *in), left = {0};
  uint32_t *first_act = gv_malloc(count * sizeof *first_act);
  memset(in, 0, count * sizeof *in);
  front_join(&in[0], f);
  for (uint32_t i = 0; i < blocks.len; i++) {
    uint32_t block = blocks.at[i];
    front *here = &in[block - base];
    const gv_block *b = &w->m->blocks.at[block];
    first_act[block - base] = w->acts->at.len;
    do_block(w, frame, block, here, depth);
    for (uint32_t e = b->first_edge; e < b->end_edge; e++) {
      uint32_t target = w->m->edges.at[e].target;
      note_beginner(w, block, target);
      if (w->order->block_order[target] > w->order->block_order[block])
        front_join(&in[target - base], here);
      else
        go_again(w, frame, here, first_act[target - base]);
    }
    if (w->m->ops.at[b->end_op - 1].kind == GV_OP_RETURN) front_join(&left, here);
    gv_vec_free(here);
  }
  gv_vec_free(f);
  *f = left;
  gv_free(in);
  gv_free(first_act);
  gv_vec_free(&blocks);
}

void gv_acts_find(gv_acts *acts, const gv_model *model, const gv_order *order,
                  const gv_acts_options *options) {
  walk w = {.acts = acts, .m = model, .order = order, .options = options};
  acts->model = model;
  acts->order = order;
  find_acting(&w);
  index_made(&w);
  for (uint32_t i = 0; i < model->functions.len; i++) {
    if (!options->shown[i] || !w.acting[i]) continue;
    front f = {0};
    uint32_t frame = acts->frames.len;
    *gv_push(&acts->frames) =
        (gv_frame){i, GV_NONE, GV_NONE,
                   new_track(&w, (gv_track){GV_TRACK_HOST, frame, GV_NONE, GV_NONE, GV_NONE})};
    gv_map_free(&w.track_by_key); /* functions share nothing in a picture */
    do_frame(&w, frame, &f, 0);
    gv_vec_free(&f);
  }
  gv_map_free(&w.track_by_key);
  gv_map_free(&w.child);
  gv_map_free(&w.generations);
  gv_map_free(&w.begun_in);
  gv_free(w.acting);
  gv_free(w.first_made);
  gv_free(w.next_made);
}

void gv_acts_clear(gv_acts *a) {
  gv_vec_free(&a->frames);
  gv_vec_free(&a->tracks);
  gv_vec_free(&a->at);
  gv_vec_free(&a->touches);
  gv_vec_free(&a->links);
}

bool gv_act_is_enqueued(const gv_acts *a, uint32_t act) {
  gv_track_kind kind = a->tracks.at[a->at.at[act].lane].kind;
  return kind == GV_TRACK_STREAM || kind == GV_TRACK_NULL_STREAM;
}

bool gv_act_is_work(const gv_acts *a, uint32_t act) {
  const gv_act *it = &a->at.at[act];
  const gv_op *op = &a->model->ops.at[it->op];
  bool memory = op->kind == GV_OP_LOAD || op->kind == GV_OP_STORE || op->kind == GV_OP_CALL;
  bool means = false;
  for (uint32_t i = it->first_touch; i < it->end_touch; i++) {
    const gv_touch_of *t = &a->touches.at[i];
    memory |= a->tracks.at[t->track].kind == GV_TRACK_MEMORY;
    means |= gv_is_event_role(t->role) || t->role == GV_ROLE_STREAM_DESTROY;
  }
  return !means && (memory || gv_act_is_enqueued(a, act));
}
