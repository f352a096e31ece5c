/* needs: acts and what is before what. gives: the order graph. cost: for each node shown, the acts
 * before it. */
#include "dot/draw.h"

/* ---- which acts are shown -------------------------------------------------------------------- */

enum {
  NEIGHBOURS = 40
}; /* acts on the things that the findings are about, beyond which only those closest to them are
      shown */

static bool touches_any(const gv_acts *a, uint32_t act, const bool *tracks) {
  const gv_act *it = &a->at.at[act];
  for (uint32_t i = it->first_touch; i < it->end_touch; i++)
    if (tracks[a->touches.at[i].track]) return true;
  return false;
}

static bool is_handle(const gv_acts *a, uint32_t track) {
  return a->tracks.at[track].kind == GV_TRACK_STREAM || a->tracks.at[track].kind == GV_TRACK_EVENT;
}

/* The streams and events that a step touches, and the buffer that it makes: a copy touches two, of
 * which one may be of no concern. */
static void take_tracks(const gv_acts *a, uint32_t act, bool *tracks) {
  const gv_act *it = &a->at.at[act];
  for (uint32_t i = it->first_touch; i < it->end_touch; i++) {
    const gv_touch_of *t = &a->touches.at[i];
    if (is_handle(a, t->track) || t->role == GV_ROLE_NONE) tracks[t->track] = true;
  }
}

static uint32_t outermost(const gv_acts *a, uint32_t frame) {
  while (a->frames.at[frame].parent != GV_NONE) frame = a->frames.at[frame].parent;
  return frame;
}

/* What comes after the last thing that a finding names in a function does not bear on it. */
static void drop_later(const gv_drawing *d, bool *keep) {
  const gv_acts *a = &d->acts;
  uint32_t ended =
      GV_NONE; /* the function in which something named was seen already, from the end */
  for (uint32_t i = a->at.len; i-- > 0;) {
    uint32_t function = outermost(a, a->at.at[i].frame);
    if (d->wanted[a->at.at[i].op]) ended = function;
    keep[i] &= ended == function;
  }
}

/* What has to do with each other, for the choice of what is shown. */
static gv_ties ties_of(const gv_acts *a) {
  gv_ties ties = {0};
  for (uint32_t i = 0; i < a->links.len; i++)
    if (a->links.at[i].kind != GV_LINK_AGAIN)
      *gv_push(&ties) = (gv_tie){a->links.at[i].from, a->links.at[i].to};
  return ties;
}

/* Of the acts that may be shown no more than the limit: the others are left out where they would
 * stand. */
static void limit_to(gv_drawing *d, uint32_t limit, bool *keep) {
  const gv_acts *a = &d->acts;
  gv_ties ties = ties_of(a);
  bool *wanted = gv_malloc(a->at.len + 1);
  for (uint32_t i = 0; i < a->at.len; i++) wanted[i] = d->wanted[a->at.at[i].op];
  d->left_out += gv_keep_closest(a->at.len, &ties, wanted, limit, keep);
  gv_vec_free(&ties);
  gv_free(wanted);
}

/* The tasks that what is named waits for: where they begin and end. */
static void keep_members(const gv_acts *a, const gv_drawing *d, bool *keep) {
  bool *tasks = gv_malloc(a->tracks.len + 1);
  memset(tasks, 0, a->tracks.len + 1);
  for (uint32_t i = 0; i < a->links.len; i++) {
    const gv_link *l = &a->links.at[i];
    if (l->kind == GV_LINK_TASK && d->wanted[a->at.at[l->to].op])
      keep[l->from] = tasks[a->at.at[l->from].thread] = true;
  }
  for (uint32_t i = 0; i < a->at.len; i++)
    keep[i] |=
        tasks[a->at.at[i].thread] && a->model->ops.at[a->at.at[i].op].kind == GV_OP_TASK_BEGIN;
  gv_free(tasks);
}

/* What the findings name, and what else happens before to the same streams, events and buffers. */
static void keep_findings(gv_drawing *d, bool *keep) {
  const gv_acts *a = &d->acts;
  bool *tracks = gv_malloc(a->tracks.len + 1);
  memset(tracks, 0, a->tracks.len + 1);
  for (uint32_t i = 0; i < a->at.len; i++)
    if (d->wanted[a->at.at[i].op]) take_tracks(a, i, tracks);
  for (uint32_t i = 0; i < a->at.len; i++)
    keep[i] = d->wanted[a->at.at[i].op] || touches_any(a, i, tracks);
  keep_members(a, d, keep);
  drop_later(d, keep);
  for (uint32_t i = 0; i < a->at.len; i++) d->aside += !keep[i];
  gv_free(tracks);
}

/* ---- lanes and nodes ------------------------------------------------------------------------- */

static gv_lane_kind lane_kind(gv_track_kind kind) {
  switch (kind) {
  case GV_TRACK_HOST: return GV_LANE_HOST;
  case GV_TRACK_NULL_STREAM: return GV_LANE_NULL_STREAM;
  case GV_TRACK_STREAM: return GV_LANE_STREAM;
  case GV_TRACK_TASK: return GV_LANE_TASK;
  default: return GV_LANE_OTHER;
  }
}

/* "main", or in an opened call "main/helper". */
static gv_str frame_name(gv_drawing *d, uint32_t frame) {
  const gv_frame *f = &d->acts.frames.at[frame];
  gv_str own = d->input->model->functions.at[f->function].name;
  if (f->parent == GV_NONE) return own;
  gv_str outer = frame_name(d, f->parent);
  return gv_format(&d->picture->arena, "%.*s/%.*s", GV_FMT(outer), GV_FMT(own));
}

typedef struct maker {
  gv_drawing *d;
  uint32_t *lanes; /* by track; GV_NONE: not made yet */
  gv_map names, lane_names;
  uint32_t left_out, frame; /* acts that would stand here, and the frame that they are in */
} maker;

/* Where it is made; in an opened call, where that is called. */
static gv_loc loc_of_track(const gv_drawing *d, const gv_track *t) {
  const gv_model *m = d->input->model;
  uint32_t call = GV_NONE;
  for (uint32_t f = t->frame; d->acts.frames.at[f].parent != GV_NONE;
       f = d->acts.frames.at[f].parent)
    call = d->acts.frames.at[f].call;
  if (call != GV_NONE) return m->ops.at[call].loc;
  if (t->thing == GV_NONE) return GV_NO_LOC;
  const gv_thing *thing = &d->input->order->things.at[t->thing];
  return thing->made != GV_NONE    ? m->ops.at[thing->made].loc
         : thing->value != GV_NONE ? m->values.at[thing->value].loc
                                   : GV_NO_LOC;
}

static uint32_t lane_of_track(maker *k, uint32_t track) {
  gv_drawing *d = k->d;
  if (k->lanes[track] != GV_NONE) return k->lanes[track];
  gv_picture *p = d->picture;
  const gv_track *t = &d->acts.tracks.at[track];
  uint32_t function =
      gv_function_lane(d, d->acts.frames.at[outermost(&d->acts, t->frame)].function);
  gv_str title = gv_track_title(d, track);
  gv_str name =
      gv_format(&p->arena, "%.*s/%.*s", GV_FMT(p->lanes.at[function].name), GV_FMT(title));
  uint32_t lane =
      gv_add_lane(d, lane_kind(t->kind), gv_picture_name(p, &k->lane_names, name), title, function);
  p->lanes.at[lane].loc = loc_of_track(d, t);
  return k->lanes[track] = lane;
}

/* "… 180 more", before what is shown next. */
static void say_left_out(maker *k) {
  gv_drawing *d = k->d;
  if (!k->left_out) return;
  uint32_t host = d->acts.frames.at[outermost(&d->acts, k->frame)].host;
  gv_pic_node *n = gv_add_left_out(d, &k->names, lane_of_track(k, host), k->left_out, "");
  n->thread = host;
  k->left_out = 0;
}

static uint32_t region_of_act(const gv_drawing *d, uint32_t act) {
  uint32_t op = d->acts.at.at[act].op, frame = d->acts.at.at[act].frame;
  for (; d->acts.frames.at[frame].parent != GV_NONE; frame = d->acts.frames.at[frame].parent)
    op = d->acts.frames.at[frame].call;
  return gv_region_of_op(d, op);
}

static void add_node(maker *k, uint32_t act, const bool *keep, const bool *may) {
  gv_drawing *d = k->d;
  const gv_act *a = &d->acts.at.at[act];
  gv_picture *p = d->picture;
  gv_str base = d->input->model->ops.at[a->op].name;
  if (k->left_out && outermost(&d->acts, a->frame) != outermost(&d->acts, k->frame))
    say_left_out(k);
  k->frame = a->frame;
  k->left_out += may[act] && !keep[act];
  if (keep[act]) say_left_out(k);
  base = gv_format(&p->arena, "%.*s/%.*s", GV_FMT(frame_name(d, a->frame)), GV_FMT(base));
  gv_str name = gv_picture_name(p, &k->names, base); /* counted whether shown or not */
  if (!keep[act]) return;
  uint32_t lane = lane_of_track(k, a->lane);
  d->node_of[act] = p->nodes.len;
  gv_pic_node *n = gv_picture_node(p, name, lane, GV_LOOK_HOST);
  n->thread = a->thread;
  gv_describe_op(d, a->op, n);
  n->region = region_of_act(d, act);
  if (d->act_of_op[a->op] == GV_NONE) d->act_of_op[a->op] = act;
}

/* Lanes from left to right: the host, then in the order of their first work. */
static void add_nodes(gv_drawing *d, const bool *keep, const bool *may) {
  gv_acts *a = &d->acts;
  maker k = {.d = d, .lanes = gv_malloc((a->tracks.len + 1) * sizeof *k.lanes)};
  memset(k.lanes, 0xff, (a->tracks.len + 1) * sizeof *k.lanes);
  for (uint32_t i = 0; i < a->at.len; i++) add_node(&k, i, keep, may);
  say_left_out(&k);
  gv_tell_lanes_apart(d);
  gv_free(k.lanes);
  gv_map_free(&k.names);
  gv_map_free(&k.lane_names);
}

/* ---- edges ----------------------------------------------------------------------------------- */

static const gv_arrow arrow_of[GV_LINK_KINDS] = {
    [GV_LINK_PROGRAM] = GV_ARROW_PROGRAM, [GV_LINK_ISSUE] = GV_ARROW_ISSUE,
    [GV_LINK_STREAM] = GV_ARROW_STREAM,   [GV_LINK_RECORD] = GV_ARROW_RECORD,
    [GV_LINK_HOST] = GV_ARROW_HOST,       [GV_LINK_TASK] = GV_ARROW_TASK,
    [GV_LINK_LIFE] = GV_ARROW_LIFE,       [GV_LINK_AGAIN] = GV_ARROW_AGAIN};

static gv_str event_label(gv_drawing *d, const gv_link *l) {
  if (l->kind == GV_LINK_LIFE || l->track == GV_NONE ||
      d->acts.tracks.at[l->track].kind != GV_TRACK_EVENT)
    return GV_STR("");
  return gv_format(&d->picture->arena, "%.*s #%u", GV_FMT(gv_track_title(d, l->track)),
                   d->acts.at.at[l->from].generation);
}

static gv_str place_of_act(gv_drawing *d, uint32_t act) {
  gv_str place = gv_picture_place(d->picture, d->input->model,
                                  d->input->model->ops.at[d->acts.at.at[act].op].loc);
  return place.len ? gv_format(&d->picture->arena, " at %.*s", GV_FMT(place)) : place;
}

/* What makes the link, for a reader who asks: by which event, recorded and waited for where. */
static gv_str how_of(gv_drawing *d, const gv_link *l) {
  gv_arena *arena = &d->picture->arena;
  gv_str to = place_of_act(d, l->to),
         by = l->track == GV_NONE ? GV_STR("") : gv_track_title(d, l->track);
  bool event = l->track != GV_NONE && d->acts.tracks.at[l->track].kind == GV_TRACK_EVENT;
  const char *perhaps = l->maybe ? "perhaps: " : "";
  switch (l->kind) {
  case GV_LINK_RECORD:
  case GV_LINK_HOST:
    if (!event)
      return gv_format(arena, "%sthe host waits for %.*s%.*s", perhaps, GV_FMT(by), GV_FMT(to));
    return gv_format(arena, "%s%.*s, recorded%.*s, waited for%.*s", perhaps, GV_FMT(by),
                     GV_FMT(place_of_act(d, l->from)), GV_FMT(to));
  case GV_LINK_STREAM:
    return gv_format(arena, "%sboth are on %.*s, which does one after the other", perhaps,
                     GV_FMT(by));
  case GV_LINK_TASK:
    return gv_format(arena, "%sthe end of the task is waited for%.*s", perhaps, GV_FMT(to));
  case GV_LINK_ISSUE: return gv_format(arena, "%sit is enqueued, or begun, after that", perhaps);
  case GV_LINK_PROGRAM:
    return gv_format(arena, "%sone thread does both, one after the other", perhaps);
  case GV_LINK_AGAIN: return GV_STR("the next round of the loop begins there");
  default:
    return l->track == GV_NONE
               ? GV_STR("")
               : gv_format(arena, "the next use of %.*s; this orders nothing", GV_FMT(by));
  }
}

/* An event as a node of its own, between its record and those who wait. */
static uint32_t event_node(gv_drawing *d, const gv_link *l, gv_map *events) {
  bool found;
  uint32_t *slot = gv_map_at(events, (uint64_t)l->track << 32 | l->from, &found);
  gv_picture *p = d->picture;
  if (found) return *slot;
  *slot = p->nodes.len;
  gv_str label = event_label(d, l), above = p->nodes.at[d->node_of[l->from]].name;
  uint32_t lane = p->nodes.at[d->node_of[l->from]].lane;
  uint64_t order = p->nodes.at[d->node_of[l->from]].order;
  gv_pic_node *n = gv_picture_node(
      p, gv_format(&p->arena, "%.*s/%.*s", GV_FMT(above), GV_FMT(label)), lane, GV_LOOK_EVENT);
  n->title = label;
  n->order = order + 1;
  gv_add_edge_between(d, d->node_of[l->from], *slot, GV_ARROW_RECORD, GV_STR(""), true);
  return *slot;
}

static void add_direct(gv_drawing *d, const gv_link *l, gv_map *events) {
  uint32_t from = d->node_of[l->from], to = d->node_of[l->to];
  bool event = l->track != GV_NONE && d->acts.tracks.at[l->track].kind == GV_TRACK_EVENT &&
               (l->kind == GV_LINK_RECORD || l->kind == GV_LINK_HOST);
  gv_arrow arrow = l->maybe ? GV_ARROW_MAYBE : arrow_of[l->kind];
  if (event && d->options->events)
    gv_add_edge_by(d, event_node(d, l, events), to, arrow, GV_STR(""), gv_link_orders(l),
                   how_of(d, l));
  else
    gv_add_edge_by(d, from, to, arrow, event_label(d, l), gv_link_orders(l), how_of(d, l));
}

/* The strongest link from `from` to `to` itself; GV_NONE: they are ordered through what is left
 * out. */
static uint32_t direct_link(const gv_acts *a, uint32_t from, uint32_t to,
                            const uint32_t *first_link) {
  uint32_t best = GV_NONE;
  for (uint32_t i = first_link[to]; i < first_link[to + 1]; i++) {
    const gv_link *l = &a->links.at[i];
    if (l->from == from && gv_link_orders(l) &&
        (best == GV_NONE || l->kind > a->links.at[best].kind))
      best = i;
  }
  return best;
}

enum { LOOKED_AT = 2000 }; /* acts, for what one edge says */

/* On the way from `from` to `to` over acts that are left out: the link that says most, a wait
 * before the order of a stream. */
static uint32_t telling_link(const gv_drawing *d, uint32_t from, uint32_t to,
                             const uint32_t *first_link) {
  const gv_acts *a = &d->acts;
  GV_VEC(uint32_t) queue = {0};
  gv_map seen = {0};
  uint32_t best = GV_NONE;
  bool found;
  *gv_push(&queue) = to;
  for (uint32_t looked = 0; queue.len && looked < LOOKED_AT; looked++) {
    uint32_t at = gv_pop(&queue);
    for (uint32_t i = first_link[at]; i < first_link[at + 1]; i++) {
      const gv_link *l = &a->links.at[i];
      bool on_way =
          gv_link_orders(l) && (l->from == from || gv_is_before(&d->before, from, l->from));
      if (!on_way || (l->from != from && d->node_of[l->from] != GV_NONE)) continue;
      if (best == GV_NONE || l->kind > a->links.at[best].kind) best = i;
      *gv_map_at(&seen, l->from, &found) = 1;
      if (!found && l->from != from) *gv_push(&queue) = l->from;
    }
  }
  gv_map_free(&seen);
  gv_vec_free(&queue);
  return best;
}

static void add_ordered(gv_drawing *d, uint32_t from, uint32_t to, const uint32_t *first_link,
                        gv_map *events) {
  const gv_acts *a = &d->acts;
  uint32_t link = direct_link(a, from, to, first_link);
  if (link != GV_NONE) {
    add_direct(d, &a->links.at[link], events);
    return;
  }
  link = telling_link(d, from, to, first_link);
  gv_arrow arrow = link == GV_NONE ? GV_ARROW_PROGRAM : arrow_of[a->links.at[link].kind];
  gv_str label = link == GV_NONE ? GV_STR("") : event_label(d, &a->links.at[link]);
  if (arrow == GV_ARROW_STREAM && a->at.at[from].lane != a->at.at[to].lane) arrow = GV_ARROW_ISSUE;
  gv_str how = link == GV_NONE ? GV_STR("") : how_of(d, &a->links.at[link]);
  how = gv_format(&d->picture->arena, "%.*s%sthrough operations that are not shown", GV_FMT(how),
                  how.len ? "; " : "");
  gv_add_edge_by(d, d->node_of[from], d->node_of[to], arrow, label, true, how);
}

/* The shown acts that come before an act, and before which no other of them comes. */
typedef GV_VEC(uint32_t) act_list;

static void add_act(act_list *list, uint32_t act) {
  for (uint32_t i = 0; i < list->len; i++)
    if (list->at[i] == act) return;
  *gv_push(list) = act;
}

enum { MOST_NEAREST = 256 }; /* beyond, some edges that follow from others are drawn */

static void drop_earlier(const gv_before *b, act_list *list) {
  bool dropped[MOST_NEAREST];
  uint32_t kept = 0;
  if (list->len > MOST_NEAREST) return;
  for (uint32_t i = 0; i < list->len; i++) {
    bool follows = false;
    for (uint32_t k = 0; k < list->len && !follows; k++)
      follows = gv_is_before(b, list->at[i], list->at[k]);
    dropped[i] = follows;
  }
  for (uint32_t i = 0; i < list->len; i++)
    if (!dropped[i]) list->at[kept++] = list->at[i];
  list->len = kept;
}

static int compare_acts(const void *p, const void *q) {
  uint32_t a = *(const uint32_t *)p, b = *(const uint32_t *)q;
  return a < b ? 1 : a > b ? -1 : 0;
}

/* What is ordered directly: nothing shown lies between. */
static void add_reduced(gv_drawing *d, const uint32_t *first_link, gv_map *events) {
  const gv_acts *a = &d->acts;
  act_list *nearest = gv_malloc((a->at.len + 1) * sizeof *nearest); /* of what is not shown */
  memset(nearest, 0, (a->at.len + 1) * sizeof *nearest);
  for (uint32_t to = 0; to < a->at.len; to++) {
    act_list list = {0};
    for (uint32_t i = first_link[to]; i < first_link[to + 1]; i++) {
      const gv_link *l = &a->links.at[i];
      if (!gv_link_orders(l)) continue;
      if (d->node_of[l->from] != GV_NONE)
        add_act(&list, l->from);
      else
        for (uint32_t k = 0; k < nearest[l->from].len; k++) add_act(&list, nearest[l->from].at[k]);
    }
    drop_earlier(&d->before, &list);
    if (d->node_of[to] == GV_NONE) {
      nearest[to] = list;
      continue;
    }
    if (list.len) qsort(list.at, list.len, sizeof *list.at, compare_acts);
    for (uint32_t i = 0; i < list.len; i++) add_ordered(d, list.at[i], to, first_link, events);
    gv_vec_free(&list);
  }
  for (uint32_t i = 0; i < a->at.len; i++) gv_vec_free(&nearest[i]);
  gv_free(nearest);
}

/* Of a buffer: the lives of streams and events are seen by their lanes. */
static bool is_end_of_life(const gv_acts *a, const gv_link *l) {
  if (is_handle(a, l->track) || a->tracks.at[l->track].kind == GV_TRACK_NULL_STREAM) return false;
  const gv_act *from = &a->at.at[l->from], *to = &a->at.at[l->to];
  for (uint32_t i = from->first_touch; i < from->end_touch; i++)
    if (a->touches.at[i].track == l->track && !strcmp(a->touches.at[i].state, "made")) return true;
  for (uint32_t i = to->first_touch; i < to->end_touch; i++) {
    gv_role role = a->touches.at[i].role;
    bool death =
        role == GV_ROLE_STREAM_DESTROY || role == GV_ROLE_EVENT_DESTROY || gv_is_free(role);
    if (death && a->touches.at[i].track == l->track) return true;
  }
  return false;
}

/* Links that order nothing: lives, rounds of loops, what may be. */
static void add_others(gv_drawing *d, gv_map *events) {
  const gv_acts *a = &d->acts;
  gv_map has_edge = {0};
  bool found;
  for (uint32_t i = 0; i < d->picture->edges.len; i++)
    *gv_map_at(&has_edge, (uint64_t)d->picture->edges.at[i].from << 32 | d->picture->edges.at[i].to,
               &found) = 1;
  for (uint32_t i = 0; i < a->links.len; i++) {
    const gv_link *l = &a->links.at[i];
    uint32_t from = d->node_of[l->from], to = d->node_of[l->to];
    if (from == GV_NONE || to == GV_NONE) continue;
    bool orders = gv_link_orders(l), life = l->kind == GV_LINK_LIFE;
    if (orders && !d->options->transitive) continue;
    uint64_t key = (uint64_t)from << 32 | to;
    if (life && (!is_end_of_life(a, l) || gv_map_get(&has_edge, key) != GV_NONE)) continue;
    *gv_map_at(&has_edge, key, &found) = 1;
    add_direct(d, l, events);
  }
  gv_map_free(&has_edge);
}

/* Where each act's links begin, once they are sorted by target. */
static uint32_t *sort_links(gv_acts *a) {
  uint32_t *first = gv_malloc((a->at.len + 2) * sizeof *first);
  GV_VEC(gv_link) sorted = {0};
  memset(first, 0, (a->at.len + 2) * sizeof *first);
  for (uint32_t i = 0; i < a->links.len; i++) first[a->links.at[i].to + 1]++;
  for (uint32_t i = 0; i < a->at.len; i++) first[i + 1] += first[i];
  for (uint32_t i = 0; i < a->links.len; i++) gv_push(&sorted);
  for (uint32_t i = 0; i < a->links.len; i++)
    sorted.at[first[a->links.at[i].to]++] = a->links.at[i];
  for (uint32_t i = a->at.len; i > 0; i--) first[i] = first[i - 1];
  first[0] = 0;
  if (sorted.len) memcpy(a->links.at, sorted.at, sorted.len * sizeof *sorted.at);
  gv_vec_free(&sorted);
  return first;
}

static void mark_nodes(gv_drawing *d) {
  uint32_t ops = d->input->model->ops.len, *node_of_op = gv_malloc((ops + 1) * sizeof *node_of_op);
  memset(node_of_op, 0xff, (ops + 1) * sizeof *node_of_op);
  for (uint32_t i = d->acts.at.len; i-- > 0;)
    if (d->node_of[i] != GV_NONE) node_of_op[d->acts.at.at[i].op] = d->node_of[i];
  gv_mark_findings(d, node_of_op);
  gv_free(node_of_op);
}

void gv_draw_order(gv_drawing *d) {
  gv_acts *a = &d->acts;
  gv_map events = {0};
  bool *may = gv_malloc(a->at.len + 1), *keep = gv_malloc(a->at.len + 1);
  memset(may, true, a->at.len + 1);
  if (d->scope == GV_GRAPH_FINDINGS) keep_findings(d, may);
  memcpy(keep, may, a->at.len + 1);
  uint32_t limit = d->options->limit, close = NEIGHBOURS * (a->frames.len + 1);
  if (d->scope == GV_GRAPH_FINDINGS && !d->whole && (!limit || close < limit)) limit = close;
  limit_to(d, limit, keep);
  add_nodes(d, keep, may);
  mark_nodes(d);
  uint32_t *first_link = sort_links(a);
  if (!d->options->transitive) add_reduced(d, first_link, &events);
  add_others(d, &events);
  gv_draw_missing(d);
  if (d->input->against) gv_draw_against(d);
  gv_free(first_link);
  gv_free(may);
  gv_free(keep);
  gv_map_free(&events);
}
