/* needs: acts. gives: the lifetime graph: for each stream and event a lane, from birth to death,
 * with all that uses it. cost: linear in the touches and their links. */
#include "dot/draw.h"

typedef struct lives {
  gv_drawing *d;
  uint32_t *lanes; /* by track; GV_NONE: not shown */
  gv_map node_at;  /* track and act, to the node */
  gv_map names;
  uint32_t *node_of_op;
} lives;

static bool is_handle(const gv_track *t) {
  return t->kind == GV_TRACK_STREAM || t->kind == GV_TRACK_EVENT;
}

/* Tracks that the findings are about, or all: buffers only where a finding is about nothing else.
 */
static void choose(lives *l, bool *shown) {
  const gv_acts *a = &l->d->acts;
  for (uint32_t i = 0; i < a->at.len; i++) {
    bool wanted = l->d->wanted[a->at.at[i].op], handle = false;
    for (uint32_t t = a->at.at[i].first_touch; t < a->at.at[i].end_touch; t++) {
      uint32_t track = a->touches.at[t].track;
      handle |= is_handle(&a->tracks.at[track]);
      shown[track] |=
          is_handle(&a->tracks.at[track]) && (l->d->scope != GV_GRAPH_FINDINGS || wanted);
    }
    for (uint32_t t = a->at.at[i].first_touch; wanted && !handle && t < a->at.at[i].end_touch; t++)
      shown[a->touches.at[t].track] = true;
  }
}

static uint32_t lane_of(lives *l, uint32_t track) {
  gv_drawing *d = l->d;
  gv_arena *arena = &d->picture->arena;
  if (l->lanes[track] != GV_NONE) return l->lanes[track];
  const gv_track *t = &d->acts.tracks.at[track];
  uint32_t function = gv_function_lane(d, d->acts.frames.at[t->frame].function);
  gv_str title = gv_track_title(d, track),
         name = gv_format(arena, "%.*s/%.*s", GV_FMT(d->picture->lanes.at[function].name),
                          GV_FMT(title));
  gv_lane_kind kind = is_handle(t) && t->kind == GV_TRACK_STREAM ? GV_LANE_STREAM : GV_LANE_OTHER;
  uint32_t lane =
      gv_add_lane(d, kind, gv_picture_name(d->picture, &l->names, name), title, function);
  const gv_thing *thing = t->thing == GV_NONE ? NULL : &d->input->order->things.at[t->thing];
  if (thing && thing->made != GV_NONE)
    d->picture->lanes.at[lane].loc = d->input->model->ops.at[thing->made].loc;
  return l->lanes[track] = lane;
}

static void add_node(lives *l, uint32_t act, const gv_touch_of *t) {
  gv_drawing *d = l->d;
  gv_picture *p = d->picture;
  uint32_t op = d->acts.at.at[act].op, lane = lane_of(l, t->track);
  bool found;
  uint32_t *slot = gv_map_at(&l->node_at, (uint64_t)t->track << 32 | act, &found);
  if (found) return;
  *slot = p->nodes.len;
  gv_str base = gv_format(&p->arena, "%.*s/%.*s", GV_FMT(p->lanes.at[lane].name),
                          GV_FMT(d->input->model->ops.at[op].name));
  gv_pic_node *n = gv_picture_node(p, gv_picture_name(p, &l->names, base), lane, GV_LOOK_HOST);
  gv_describe_op(d, op, n);
  n->order = (uint64_t)(act + 1) << 2;
  n->thread = d->acts.frames.at[d->acts.at.at[act].frame].function;
  n->region = d->acts.frames.at[d->acts.at.at[act].frame].parent == GV_NONE ? gv_region_of_op(d, op)
                                                                            : GV_NONE;
  if (d->act_of_op[op] == GV_NONE) d->act_of_op[op] = act;
  if (t->fails || d->node_of[act] == GV_NONE) d->node_of[act] = l->node_of_op[op] = *slot;
}

/* What a track leaves out comes before what it shows next. */
static void say_left_out(lives *l, uint32_t track, uint32_t act, uint32_t *count) {
  if (!count[track]) return;
  gv_pic_node *n = gv_add_left_out(l->d, &l->names, lane_of(l, track), count[track], "");
  n->order = ((uint64_t)(act + 1) << 2) - 2;
  count[track] = 0;
}

static const char *state_after(const gv_acts *a, const gv_link *l) {
  const gv_act *to = &a->at.at[l->to];
  for (uint32_t i = to->first_touch; i < to->end_touch; i++)
    if (a->touches.at[i].track == l->track) return a->touches.at[i].state;
  return "";
}

/* One use after the other of the same thing, and of one thing's others in the same act. */
static gv_ties ties_of(const gv_acts *a) {
  gv_ties ties = {0};
  gv_map last = {0};
  for (uint32_t i = 0; i < a->at.len; i++)
    for (uint32_t t = a->at.at[i].first_touch; t < a->at.at[i].end_touch; t++) {
      bool found;
      uint32_t *before = gv_map_at(&last, a->touches.at[t].track, &found);
      if (found) *gv_push(&ties) = (gv_tie){*before, t};
      if (t > a->at.at[i].first_touch) *gv_push(&ties) = (gv_tie){t - 1, t};
      *before = t;
    }
  gv_map_free(&last);
  return ties;
}

static void add_nodes(lives *l, const bool *may) {
  gv_drawing *d = l->d;
  const gv_acts *a = &d->acts;
  bool *keep = gv_malloc(a->touches.len + 1), *wanted = gv_malloc(a->touches.len + 1);
  uint32_t *count = gv_malloc((a->tracks.len + 1) * sizeof *count);
  memset(count, 0, (a->tracks.len + 1) * sizeof *count);
  memcpy(keep, may, a->touches.len);
  for (uint32_t i = 0; i < a->at.len; i++)
    for (uint32_t t = a->at.at[i].first_touch; t < a->at.at[i].end_touch; t++)
      wanted[t] = may[t] && d->wanted[a->at.at[i].op];
  gv_ties ties = ties_of(a);
  d->left_out += gv_keep_closest(a->touches.len, &ties, wanted, d->options->limit, keep);
  gv_vec_free(&ties);
  for (uint32_t i = 0; i < a->at.len; i++)
    for (uint32_t t = a->at.at[i].first_touch; t < a->at.at[i].end_touch; t++) {
      uint32_t track = a->touches.at[t].track;
      count[track] += may[t] && !keep[t];
      if (!keep[t]) continue;
      say_left_out(l, track, i, count);
      add_node(l, i, &a->touches.at[t]);
    }
  for (uint32_t t = 0; t < a->tracks.len; t++) say_left_out(l, t, a->at.len, count);
  gv_free(keep);
  gv_free(wanted);
  gv_free(count);
}

void gv_draw_handles(gv_drawing *d) {
  const gv_acts *a = &d->acts;
  uint32_t ops = d->input->model->ops.len;
  lives l = {.d = d, .lanes = gv_malloc((a->tracks.len + 1) * sizeof *l.lanes)};
  bool *shown = gv_malloc(a->tracks.len + 1), *may = gv_malloc(a->touches.len + 1);
  l.node_of_op = gv_malloc((ops + 1) * sizeof *l.node_of_op);
  memset(l.node_of_op, 0xff, (ops + 1) * sizeof *l.node_of_op);
  memset(l.lanes, 0xff, (a->tracks.len + 1) * sizeof *l.lanes);
  memset(shown, 0, a->tracks.len + 1);
  choose(&l, shown);
  for (uint32_t t = 0; t < a->touches.len; t++) may[t] = shown[a->touches.at[t].track];
  add_nodes(&l, may);
  gv_tell_lanes_apart(d);
  for (uint32_t i = 0; i < a->links.len; i++) {
    const gv_link *link = &a->links.at[i];
    if (link->kind != GV_LINK_LIFE) continue;
    uint32_t from = gv_map_get(&l.node_at, (uint64_t)link->track << 32 | link->from),
             to = gv_map_get(&l.node_at, (uint64_t)link->track << 32 | link->to);
    if (from != GV_NONE && to != GV_NONE)
      gv_add_edge_between(d, from, to, GV_ARROW_NEXT, gv_str_of(state_after(a, link)), false);
  }
  gv_mark_findings(d, l.node_of_op);
  gv_draw_missing(d);
  gv_map_free(&l.node_at);
  gv_map_free(&l.names);
  gv_free(l.node_of_op);
  gv_free(l.lanes);
  gv_free(shown);
  gv_free(may);
}
