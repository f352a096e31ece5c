/* needs: acts and what is before what. gives: the order graph. cost: for each node shown, the acts before it. */
#include "dot/draw.h"

/* ---- which acts are shown ----------------------------------------------------------------------------------------------------------------- */

enum { NEIGHBOURS = 40 }; /* acts on the things that the findings are about, beyond which only those next to them are shown */

static bool touches_any(const gv_acts *a, uint32_t act, const bool *tracks) {
  const gv_act *it = &a->at.at[act];
  for (uint32_t i = it->first_touch; i < it->end_touch; i++)
    if (tracks[a->touches.at[i].track]) return true;
  return false;
}

static bool is_handle(const gv_acts *a, uint32_t track) {
  return a->tracks.at[track].kind == GV_TRACK_STREAM || a->tracks.at[track].kind == GV_TRACK_EVENT;
}

/* The streams and events that a step touches, and the buffer that it makes: a copy touches two, of which one may be of no concern. */
static void take_tracks(const gv_acts *a, uint32_t act, bool *tracks) {
  const gv_act *it = &a->at.at[act];
  for (uint32_t i = it->first_touch; i < it->end_touch; i++) {
    const gv_touch_of *t = &a->touches.at[i];
    if (is_handle(a, t->track) || t->role == GV_ROLE_NONE) tracks[t->track] = true;
  }
}

static void keep_neighbours(const gv_drawing *d, bool *keep) {
  const gv_acts *a = &d->acts;
  for (uint32_t i = 0; i < a->links.len; i++) {
    const gv_link *l = &a->links.at[i];
    if (l->kind == GV_LINK_AGAIN) continue;
    if (d->wanted[a->at.at[l->from].op]) keep[l->to] = true;
    if (d->wanted[a->at.at[l->to].op]) keep[l->from] = true;
  }
}

static uint32_t outermost(const gv_acts *a, uint32_t frame) {
  while (a->frames.at[frame].parent != GV_NONE) frame = a->frames.at[frame].parent;
  return frame;
}

/* What comes after the last thing that a finding names in a function does not bear on it. */
static void drop_later(const gv_drawing *d, bool *keep) {
  const gv_acts *a = &d->acts;
  uint32_t ended = GV_NONE; /* the function in which something named was seen already, from the end */
  for (uint32_t i = a->at.len; i-- > 0;) {
    uint32_t function = outermost(a, a->at.at[i].frame);
    if (d->wanted[a->at.at[i].op]) ended = function;
    keep[i] &= ended == function;
  }
}

/* What the findings name, and what else happens before to the same streams, events and buffers. */
static void keep_findings(const gv_drawing *d, bool *keep) {
  const gv_acts *a = &d->acts;
  bool *tracks = gv_malloc(a->tracks.len + 1);
  uint32_t count = 0;
  memset(tracks, 0, a->tracks.len + 1);
  for (uint32_t i = 0; i < a->at.len; i++)
    if (d->wanted[a->at.at[i].op]) take_tracks(a, i, tracks);
  for (uint32_t i = 0; i < a->at.len; i++) count += touches_any(a, i, tracks);
  for (uint32_t i = 0; i < a->at.len; i++)
    keep[i] = d->wanted[a->at.at[i].op] || (count <= NEIGHBOURS * d->acts.frames.len && touches_any(a, i, tracks));
  if (count > NEIGHBOURS * d->acts.frames.len) keep_neighbours(d, keep);
  drop_later(d, keep);
  gv_free(tracks);
}

/* Too many: what the findings name stays, then what comes first. */
static void cut(gv_drawing *d, bool *keep) {
  const gv_acts *a = &d->acts;
  uint32_t count = 0, wanted = 0, limit = d->options->limit;
  for (uint32_t i = 0; i < a->at.len; i++) count += keep[i], wanted += keep[i] && d->wanted[a->at.at[i].op];
  if (!limit || count <= limit) return;
  uint32_t others = wanted < limit ? limit - wanted : 0, named = wanted < limit ? wanted : limit;
  for (uint32_t i = 0; i < a->at.len; i++) {
    uint32_t *left = d->wanted[a->at.at[i].op] ? &named : &others;
    if (!keep[i]) continue;
    keep[i] = *left > 0;
    *left -= keep[i];
  }
  d->left_out = count - limit;
}

/* ---- lanes and nodes -------------------------------------------------------------------------------------------------------------------------- */

static gv_lane_kind lane_kind(gv_track_kind kind) {
  switch (kind) {
  case GV_TRACK_HOST:
    return GV_LANE_HOST;
  case GV_TRACK_NULL_STREAM:
    return GV_LANE_NULL_STREAM;
  case GV_TRACK_STREAM:
    return GV_LANE_STREAM;
  case GV_TRACK_TASK:
    return GV_LANE_TASK;
  default:
    return GV_LANE_OTHER;
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

static uint32_t lane_of_track(gv_drawing *d, uint32_t track, uint32_t *lanes, gv_map *names) {
  if (lanes[track] != GV_NONE) return lanes[track];
  gv_picture *p = d->picture;
  const gv_track *t = &d->acts.tracks.at[track];
  uint32_t function = gv_function_lane(d, d->acts.frames.at[outermost(&d->acts, t->frame)].function);
  gv_str title = gv_track_title(d, track);
  gv_str name = gv_format(&p->arena, "%.*s/%.*s", GV_FMT(p->lanes.at[function].name), GV_FMT(title));
  gv_map_get(names, 0);
  return lanes[track] = gv_add_lane(d, lane_kind(t->kind), gv_picture_name(p, names, name), title, function);
}

/* Lanes from left to right: the host, then in the order of their first work. */
static void add_nodes(gv_drawing *d, const bool *keep) {
  gv_acts *a = &d->acts;
  gv_picture *p = d->picture;
  gv_map names = {0}, lane_names = {0};
  uint32_t *lanes = gv_malloc((a->tracks.len + 1) * sizeof *lanes);
  memset(lanes, 0xff, (a->tracks.len + 1) * sizeof *lanes);
  for (uint32_t i = 0; i < a->at.len; i++) {
    gv_str base = d->input->model->ops.at[a->at.at[i].op].name;
    base = gv_format(&p->arena, "%.*s/%.*s", GV_FMT(frame_name(d, a->at.at[i].frame)), GV_FMT(base));
    gv_str name = gv_picture_name(p, &names, base); /* counted whether shown or not */
    if (!keep[i]) continue;
    uint32_t lane = lane_of_track(d, a->at.at[i].lane, lanes, &lane_names);
    d->node_of[i] = p->nodes.len;
    gv_pic_node *n = gv_push(&p->nodes);
    n->name = name;
    n->lane = lane;
    gv_describe_op(d, a->at.at[i].op, n);
  }
  gv_free(lanes);
  gv_map_free(&names);
  gv_map_free(&lane_names);
}

/* ---- edges --------------------------------------------------------------------------------------------------------------------------------------- */

static const gv_arrow arrow_of[GV_LINK_KINDS] = {
    [GV_LINK_PROGRAM] = GV_ARROW_PROGRAM, [GV_LINK_ISSUE] = GV_ARROW_ISSUE, [GV_LINK_STREAM] = GV_ARROW_STREAM,
    [GV_LINK_RECORD] = GV_ARROW_RECORD,   [GV_LINK_HOST] = GV_ARROW_HOST,   [GV_LINK_TASK] = GV_ARROW_TASK,
    [GV_LINK_LIFE] = GV_ARROW_LIFE,       [GV_LINK_AGAIN] = GV_ARROW_AGAIN};

static gv_str event_label(gv_drawing *d, const gv_link *l) {
  if (l->kind == GV_LINK_LIFE || l->track == GV_NONE || d->acts.tracks.at[l->track].kind != GV_TRACK_EVENT) return GV_STR("");
  return gv_format(&d->picture->arena, "%.*s #%u", GV_FMT(gv_track_title(d, l->track)), d->acts.at.at[l->from].generation);
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
  gv_pic_node *n = gv_push(&p->nodes);
  n->name = gv_format(&p->arena, "%.*s/%.*s", GV_FMT(above), GV_FMT(label));
  n->title = label, n->lane = lane, n->look = GV_LOOK_EVENT, n->loc = GV_NO_LOC;
  gv_add_edge_between(d, d->node_of[l->from], *slot, GV_ARROW_RECORD, GV_STR(""), true);
  return *slot;
}

static void add_direct(gv_drawing *d, const gv_link *l, gv_map *events) {
  uint32_t from = d->node_of[l->from], to = d->node_of[l->to];
  bool event = l->track != GV_NONE && d->acts.tracks.at[l->track].kind == GV_TRACK_EVENT &&
               (l->kind == GV_LINK_RECORD || l->kind == GV_LINK_HOST);
  gv_arrow arrow = l->maybe ? GV_ARROW_MAYBE : arrow_of[l->kind];
  if (event && d->options->events)
    gv_add_edge_between(d, event_node(d, l, events), to, arrow, GV_STR(""), gv_link_orders(l));
  else
    gv_add_edge_between(d, from, to, arrow, event_label(d, l), gv_link_orders(l));
}

/* The strongest link from `from` to `to` itself; GV_NONE: they are ordered through what is left out. */
static uint32_t direct_link(const gv_acts *a, uint32_t from, uint32_t to, const uint32_t *first_link) {
  uint32_t best = GV_NONE;
  for (uint32_t i = first_link[to]; i < first_link[to + 1]; i++) {
    const gv_link *l = &a->links.at[i];
    if (l->from == from && gv_link_orders(l) && (best == GV_NONE || l->kind > a->links.at[best].kind)) best = i;
  }
  return best;
}

/* On the way from `from` to `to` over acts that are left out: the link that says most, a wait before the order of a stream. */
static uint32_t telling_link(const gv_drawing *d, uint32_t from, uint32_t to, const uint32_t *first_link) {
  const gv_acts *a = &d->acts;
  GV_VEC(uint32_t) queue = {0};
  gv_map seen = {0};
  uint32_t best = GV_NONE;
  bool found;
  *gv_push(&queue) = to;
  while (queue.len) {
    uint32_t at = gv_pop(&queue);
    for (uint32_t i = first_link[at]; i < first_link[at + 1]; i++) {
      const gv_link *l = &a->links.at[i];
      bool on_way = gv_link_orders(l) && (l->from == from || gv_is_before(&d->before, from, l->from));
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

static void add_ordered(gv_drawing *d, uint32_t from, uint32_t to, const uint32_t *first_link, gv_map *events) {
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
  gv_add_edge_between(d, d->node_of[from], d->node_of[to], arrow, label, true);
}

/* What is ordered directly: nothing shown lies between. The newest acts come first, and take all that is before them with them. */
static void add_reduced(gv_drawing *d, const uint32_t *first_link, gv_map *events) {
  const gv_acts *a = &d->acts;
  const gv_before *b = &d->before;
  uint64_t *covered = gv_malloc(b->words * sizeof *covered);
  for (uint32_t to = 0; to < a->at.len; to++) {
    if (d->node_of[to] == GV_NONE) continue;
    memset(covered, 0, b->words * sizeof *covered);
    for (uint32_t from = to; from-- > 0;) {
      if (d->node_of[from] == GV_NONE || !gv_is_before(b, from, to) || covered[from / 64] >> (from % 64) & 1) continue;
      for (uint32_t w = 0; w < b->words; w++) covered[w] |= b->bits[(size_t)from * b->words + w];
      add_ordered(d, from, to, first_link, events);
    }
  }
  gv_free(covered);
}

/* Of a buffer: the lives of streams and events are seen by their lanes. */
static bool is_end_of_life(const gv_acts *a, const gv_link *l) {
  if (is_handle(a, l->track) || a->tracks.at[l->track].kind == GV_TRACK_NULL_STREAM) return false;
  const gv_act *from = &a->at.at[l->from], *to = &a->at.at[l->to];
  for (uint32_t i = from->first_touch; i < from->end_touch; i++)
    if (a->touches.at[i].track == l->track && !strcmp(a->touches.at[i].state, "made")) return true;
  for (uint32_t i = to->first_touch; i < to->end_touch; i++) {
    gv_role role = a->touches.at[i].role;
    bool death = role == GV_ROLE_STREAM_DESTROY || role == GV_ROLE_EVENT_DESTROY || gv_is_free(role);
    if (death && a->touches.at[i].track == l->track) return true;
  }
  return false;
}

static bool has_edge(const gv_picture *p, uint32_t from, uint32_t to) {
  for (uint32_t i = 0; i < p->edges.len; i++)
    if (p->edges.at[i].from == from && p->edges.at[i].to == to) return true;
  return false;
}

/* Links that order nothing: lives, rounds of loops, what may be. */
static void add_others(gv_drawing *d, gv_map *events) {
  const gv_acts *a = &d->acts;
  for (uint32_t i = 0; i < a->links.len; i++) {
    const gv_link *l = &a->links.at[i];
    uint32_t from = d->node_of[l->from], to = d->node_of[l->to];
    if (from == GV_NONE || to == GV_NONE) continue;
    bool orders = gv_link_orders(l), life = l->kind == GV_LINK_LIFE;
    if (orders && !d->options->transitive) continue;
    if (life && (!is_end_of_life(a, l) || has_edge(d->picture, from, to))) continue;
    add_direct(d, l, events);
  }
}

/* Where each act's links begin, once they are sorted by target. */
static uint32_t *sort_links(gv_acts *a) {
  uint32_t *first = gv_malloc((a->at.len + 2) * sizeof *first);
  GV_VEC(gv_link) sorted = {0};
  memset(first, 0, (a->at.len + 2) * sizeof *first);
  for (uint32_t i = 0; i < a->links.len; i++) first[a->links.at[i].to + 1]++;
  for (uint32_t i = 0; i < a->at.len; i++) first[i + 1] += first[i];
  for (uint32_t i = 0; i < a->links.len; i++) gv_push(&sorted);
  for (uint32_t i = 0; i < a->links.len; i++) sorted.at[first[a->links.at[i].to]++] = a->links.at[i];
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
  bool *keep = gv_malloc(a->at.len + 1);
  memset(keep, d->scope != GV_GRAPH_FINDINGS, a->at.len + 1);
  if (d->scope == GV_GRAPH_FINDINGS) keep_findings(d, keep);
  cut(d, keep);
  add_nodes(d, keep);
  mark_nodes(d);
  uint32_t *first_link = sort_links(a);
  if (!d->options->transitive) add_reduced(d, first_link, &events);
  add_others(d, &events);
  gv_draw_missing(d);
  d->picture->rows = true;
  gv_free(first_link);
  gv_free(keep);
  gv_map_free(&events);
}
