/* needs: a drawn order graph. gives: for each finding the edge that is missing, and what would
 * supply it. cost: the acts that touch what the finding is about. */
#include "dot/draw.h"

typedef struct gap {
  gv_drawing *d;
  const gv_finding *finding;
  uint32_t act; /* of the finding */
} gap;

/* ---- looking around -------------------------------------------------------------------------- */

static uint32_t act_of_op(const gv_drawing *d, uint32_t op) {
  return op == GV_NONE ? GV_NONE : d->act_of_op[op];
}

static uint32_t act_of_note(const gv_drawing *d, const gv_note *n) {
  return act_of_op(d, gv_op_of(d, n->op, n->loc));
}

static bool has_role(const gv_drawing *d, uint32_t act, gv_role role) {
  const gv_act *a = &d->acts.at.at[act];
  for (uint32_t i = a->first_touch; i < a->end_touch; i++)
    if (d->acts.touches.at[i].role == role) return true;
  return false;
}

/* The first track that the act touches in a way that fails. */
static uint32_t failing_track(const gv_drawing *d, uint32_t act) {
  const gv_act *a = &d->acts.at.at[act];
  for (uint32_t i = a->first_touch; i < a->end_touch; i++)
    if (d->acts.touches.at[i].fails) return d->acts.touches.at[i].track;
  return GV_NONE;
}

/* The newest shown act before `act` that stands on or touches the track. */
static uint32_t last_on(const gv_drawing *d, uint32_t track, uint32_t act) {
  for (uint32_t i = act; i-- > 0;) {
    const gv_act *a = &d->acts.at.at[i];
    if (d->node_of[i] == GV_NONE) continue;
    if (a->lane == track) return i;
    for (uint32_t t = a->first_touch; t < a->end_touch; t++)
      if (d->acts.touches.at[t].track == track) return i;
  }
  return GV_NONE;
}

static void missing(const gap *g, uint32_t from, uint32_t to, gv_str supply) {
  gv_add_edge_between(g->d, from, to, GV_ARROW_MISSING, supply, false);
}

/* A node for what is not there, in the lane of `beside`, after it or before. */
static uint32_t ghost(const gap *g, gv_str title, gv_str arguments, uint32_t beside, bool behind) {
  gv_picture *p = g->d->picture;
  gv_str name = gv_format(&p->arena, "missing/%.*s", GV_FMT(p->nodes.at[beside].name));
  uint32_t lane = p->nodes.at[beside].lane, region = p->nodes.at[beside].region;
  uint64_t order = p->nodes.at[beside].order;
  gv_pic_node *n = gv_picture_node(p, name, lane, GV_LOOK_MISSING);
  n->title = title, n->arguments = arguments, n->region = region;
  n->order = behind ? order + 1 : order - 1;
  n->verdict = GV_STR("missing");
  return p->nodes.len - 1;
}

/* ---- one for each kind of finding ------------------------------------------------------------ */

/* Something is made and never given back. */
static void miss_death(const gap *g) {
  gv_drawing *d = g->d;
  const gv_act *made = &d->acts.at.at[g->act];
  if (made->end_touch == made->first_touch) return;
  uint32_t track = d->acts.touches.at[made->first_touch].track,
           last = last_on(d, track, d->acts.at.len);
  bool event = d->acts.tracks.at[track].kind == GV_TRACK_EVENT;
  bool handle = event || d->acts.tracks.at[track].kind == GV_TRACK_STREAM;
  gv_arena *arena = &d->picture->arena;
  gv_str title =
      handle ? event ? GV_STR("mgpuEventDestroy") : GV_STR("mgpuStreamDestroy") : GV_STR("free");
  gv_value_id value = d->acts.tracks.at[track].thing == GV_NONE
                          ? GV_NONE
                          : d->input->order->things.at[d->acts.tracks.at[track].thing].value;
  gv_str name = gv_picture_value(d->picture, d->input->model, value);
  if (last == GV_NONE) last = g->act;
  uint32_t node = ghost(g, title, gv_format(arena, "(%.*s)", GV_FMT(name)), d->node_of[last], true);
  missing(g, d->node_of[last], node, gv_format(arena, "%.*s is never destroyed", GV_FMT(name)));
}

/* The destroy came too early. */
static void miss_use_before_destroy(const gap *g) {
  gv_drawing *d = g->d;
  for (uint32_t i = g->finding->notes.len; i-- > 0;) {
    const gv_note *n = &g->finding->notes.at[i];
    uint32_t act = n->kind == GV_NOTE_CONSEQUENCE ? GV_NONE : act_of_note(d, n);
    if (act == GV_NONE || act == g->act ||
        (!has_role(d, act, GV_ROLE_STREAM_DESTROY) && !has_role(d, act, GV_ROLE_EVENT_DESTROY)))
      continue;
    missing(g, d->node_of[g->act], d->node_of[act], GV_STR("the destroy belongs after this use"));
    return;
  }
}

static void miss_record(const gap *g) {
  gv_drawing *d = g->d;
  uint32_t track = failing_track(d, g->act);
  if (track == GV_NONE) return;
  gv_str event = gv_track_title(d, track);
  uint32_t node = ghost(g, GV_STR("mgpuEventRecord"),
                        gv_format(&d->picture->arena, "(%.*s, \xe2\x80\xa6)", GV_FMT(event)),
                        d->node_of[g->act], false);
  missing(g, node, d->node_of[g->act], GV_STR("a record of the event before this wait"));
}

/* A wait for a stream as if it were an event: what is meant is the end of its work. */
static void miss_event(const gap *g) {
  gv_drawing *d = g->d;
  uint32_t track = failing_track(d, g->act),
           last = track == GV_NONE ? GV_NONE : last_on(d, track, g->act);
  if (last == GV_NONE) return;
  gv_str name = gv_track_title(d, track);
  bool stream = d->acts.tracks.at[track].kind != GV_TRACK_EVENT;
  missing(g, d->node_of[last], d->node_of[g->act],
          stream ? gv_format(&d->picture->arena, "an event recorded on %.*s, and a wait for that",
                             GV_FMT(name))
                 : gv_format(&d->picture->arena, "the stream on which %.*s was recorded",
                             GV_FMT(name)));
}

/* Two operations that nothing orders: the earlier one is the last note with an act that is not
 * before the finding's. */
static void miss_order(const gap *g) {
  gv_drawing *d = g->d;
  gv_str supply = GV_STR("an order between the two");
  for (uint32_t i = 0; i < g->finding->notes.len; i++)
    if (g->finding->notes.at[i].kind == GV_NOTE_MISSING) supply = g->finding->notes.at[i].supply;
  for (uint32_t i = g->finding->notes.len; i-- > 0;) {
    const gv_note *n = &g->finding->notes.at[i];
    uint32_t act = n->kind == GV_NOTE_CONSEQUENCE ? GV_NONE : act_of_note(d, n);
    if (act == GV_NONE || act >= g->act || d->acts.at.at[act].lane == d->acts.at.at[g->act].lane)
      continue;
    if (gv_is_before(&d->before, act, g->act)) continue;
    missing(g, d->node_of[act], d->node_of[g->act], supply);
    return;
  }
}

/* Nothing waits: the end of the function, which a note names, would have to come after the work. */
static void miss_wait(const gap *g) {
  gv_drawing *d = g->d;
  for (uint32_t i = g->finding->notes.len; i-- > 0;) {
    uint32_t act = act_of_note(d, &g->finding->notes.at[i]);
    if (act == GV_NONE || act <= g->act) continue;
    missing(g, d->node_of[g->act], d->node_of[act], GV_STR("a wait for this work"));
    return;
  }
}

/* What waits, waits for more than there is. */
static void miss_member(const gap *g) {
  gv_drawing *d = g->d;
  gv_str supply = GV_STR("as many tasks in the group as the wait is for");
  for (uint32_t i = 0; i < g->finding->notes.len; i++)
    if (g->finding->notes.at[i].kind == GV_NOTE_MISSING) supply = g->finding->notes.at[i].supply;
  missing(g, ghost(g, GV_STR("async.add_to_group"), GV_STR(""), d->node_of[g->act], false),
          d->node_of[g->act], supply);
}

static void draw_gap(gv_drawing *d, const gv_finding *f) {
  const gap g = {d, f, act_of_op(d, gv_op_of(d, f->op, f->loc))};
  if (g.act == GV_NONE || f->severity == GV_SEVERITY_UNPROVED) return;
  switch (f->rule) {
  case GV_RULE_STREAM_LEAK:
  case GV_RULE_EVENT_LEAK:
  case GV_RULE_MEMORY_LEAK:
  case GV_RULE_MODULE_LEAK: miss_death(&g); break;
  case GV_RULE_STREAM_USE_AFTER_DESTROY:
  case GV_RULE_EVENT_USE_AFTER_DESTROY: miss_use_before_destroy(&g); break;
  case GV_RULE_EVENT_NOT_RECORDED: miss_record(&g); break;
  case GV_RULE_HANDLE_KIND_MISMATCH: miss_event(&g); break;
  case GV_RULE_DEADLOCK: miss_member(&g); break;
  case GV_RULE_UNWAITED_WORK: miss_wait(&g); break;
  case GV_RULE_STREAM_DOUBLE_DESTROY:
  case GV_RULE_EVENT_DOUBLE_DESTROY:
  case GV_RULE_NULL_HANDLE:
  case GV_RULE_UNDEFINED_HANDLE:
  case GV_RULE_USE_AFTER_FREE:
  case GV_RULE_DOUBLE_FREE:
  case GV_RULE_MISMATCHED_FREE:
  case GV_RULE_REGISTRATION_MISMATCH:
  case GV_RULE_FREE_WHILE_REGISTERED:
  case GV_RULE_DEVICE_MEMORY_ON_HOST:
  case GV_RULE_UNLOWERED_OP: break; /* no order would help */
  default: miss_order(&g); break;
  }
}

void gv_draw_missing(gv_drawing *d) {
  for (uint32_t i = 0; i < d->input->report->findings.len; i++)
    draw_gap(d, &d->input->report->findings.at[i]);
}
