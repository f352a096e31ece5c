/* needs: acts. gives: the lifetime graph: for each stream and event a lane, from birth to death, with all that uses it. cost: linear in
 * the touches and their links. */
#include "dot/draw.h"

typedef struct lives {
  gv_drawing *d;
  uint32_t *lanes; /* by track; GV_NONE: not shown */
  gv_map node_at;  /* track and act, to the node */
  gv_map names;
  uint32_t *node_of_op;
} lives;

static bool is_handle(const gv_track *t) { return t->kind == GV_TRACK_STREAM || t->kind == GV_TRACK_EVENT; }

/* Tracks that the findings are about, or all. */
static void choose(lives *l, bool *shown) {
  const gv_acts *a = &l->d->acts;
  for (uint32_t i = 0; i < a->at.len; i++)
    for (uint32_t t = a->at.at[i].first_touch; t < a->at.at[i].end_touch; t++)
      shown[a->touches.at[t].track] |= l->d->scope != GV_GRAPH_FINDINGS || l->d->wanted[a->at.at[i].op];
  for (uint32_t t = 0; t < a->tracks.len; t++) shown[t] &= is_handle(&a->tracks.at[t]);
}

static uint32_t lane_of(lives *l, uint32_t track) {
  gv_drawing *d = l->d;
  gv_arena *arena = &d->picture->arena;
  if (l->lanes[track] != GV_NONE) return l->lanes[track];
  const gv_track *t = &d->acts.tracks.at[track];
  uint32_t function = gv_function_lane(d, d->acts.frames.at[t->frame].function);
  gv_str title = gv_track_title(d, track),
         name = gv_format(arena, "%.*s/%.*s", GV_FMT(d->picture->lanes.at[function].name), GV_FMT(title));
  gv_lane_kind kind = t->kind == GV_TRACK_EVENT ? GV_LANE_OTHER : GV_LANE_STREAM;
  return l->lanes[track] = gv_add_lane(d, kind, gv_picture_name(d->picture, &l->names, name), title, function);
}

static void add_node(lives *l, uint32_t act, const gv_touch_of *t) {
  gv_drawing *d = l->d;
  gv_picture *p = d->picture;
  if (d->options->limit && p->nodes.len >= d->options->limit) {
    d->left_out++;
    return;
  }
  uint32_t op = d->acts.at.at[act].op, lane = lane_of(l, t->track);
  bool found;
  uint32_t *slot = gv_map_at(&l->node_at, (uint64_t)t->track << 32 | act, &found);
  if (found) return;
  *slot = p->nodes.len;
  gv_str base = gv_format(&p->arena, "%.*s/%.*s", GV_FMT(p->lanes.at[lane].name), GV_FMT(d->input->model->ops.at[op].name));
  gv_pic_node *n = gv_push(&p->nodes);
  n->name = gv_picture_name(p, &l->names, base);
  n->lane = lane;
  gv_describe_op(d, op, n);
  if (t->fails || d->node_of[act] == GV_NONE) d->node_of[act] = l->node_of_op[op] = *slot;
}

static const char *state_after(const gv_acts *a, const gv_link *l) {
  const gv_act *to = &a->at.at[l->to];
  for (uint32_t i = to->first_touch; i < to->end_touch; i++)
    if (a->touches.at[i].track == l->track) return a->touches.at[i].state;
  return "";
}

void gv_draw_handles(gv_drawing *d) {
  const gv_acts *a = &d->acts;
  uint32_t ops = d->input->model->ops.len;
  lives l = {.d = d, .lanes = gv_malloc((a->tracks.len + 1) * sizeof *l.lanes)};
  bool *shown = gv_malloc(a->tracks.len + 1);
  l.node_of_op = gv_malloc((ops + 1) * sizeof *l.node_of_op);
  memset(l.node_of_op, 0xff, (ops + 1) * sizeof *l.node_of_op);
  memset(l.lanes, 0xff, (a->tracks.len + 1) * sizeof *l.lanes);
  memset(shown, 0, a->tracks.len + 1);
  choose(&l, shown);
  for (uint32_t i = 0; i < a->at.len; i++)
    for (uint32_t t = a->at.at[i].first_touch; t < a->at.at[i].end_touch; t++)
      if (shown[a->touches.at[t].track]) add_node(&l, i, &a->touches.at[t]);
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
}
