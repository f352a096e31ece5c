/* What the pictures share: words for operations and tracks, and what findings make of nodes. */
#define _GNU_SOURCE
#include "dot/draw.h"

uint32_t gv_add_lane(gv_drawing *d, gv_lane_kind kind, gv_str name, gv_str title, uint32_t parent) {
  *gv_push(&d->picture->lanes) = (gv_pic_lane){name, title, kind, parent, 0, GV_NO_LOC};
  return d->picture->lanes.len - 1;
}

void gv_add_edge_by(gv_drawing *d, uint32_t from, uint32_t to, gv_arrow arrow, gv_str label,
                    bool orders, gv_str how) {
  *gv_push(&d->picture->edges) = (gv_pic_edge){from, to, arrow, label, orders, how};
}

void gv_add_edge_between(gv_drawing *d, uint32_t from, uint32_t to, gv_arrow arrow, gv_str label,
                         bool orders) {
  gv_add_edge_by(d, from, to, arrow, label, orders, GV_STR(""));
}

uint32_t gv_function_lane(gv_drawing *d, uint32_t function) {
  gv_str name = d->input->model->functions.at[function].name;
  gv_picture *p = d->picture;
  for (uint32_t i = p->lanes.len; i-- > 0;)
    if (p->lanes.at[i].kind == GV_LANE_FUNCTION && gv_str_equal(p->lanes.at[i].name, name))
      return i;
  return gv_add_lane(d, GV_LANE_FUNCTION, name, gv_format(&p->arena, "@%.*s", GV_FMT(name)),
                     GV_NONE);
}

/* ---- words ----------------------------------------------------------------------------------- */

static gv_str title_of(gv_drawing *d, const gv_op *op) {
  switch ((gv_op_kind)op->kind) {
  case GV_OP_CALL: return gv_format(&d->picture->arena, "call %.*s", GV_FMT(op->name));
  case GV_OP_COND_BR: return GV_STR("branch on");
  case GV_OP_SWITCH: return GV_STR("switch on");
  case GV_OP_BR: return GV_STR("pass on");
  case GV_OP_RETURN: return GV_STR("return");
  case GV_OP_LOAD: return GV_STR("load");
  case GV_OP_STORE: return GV_STR("store");
  case GV_OP_TASK_BEGIN: return GV_STR("async.execute");
  case GV_OP_TASK_END: return GV_STR("async.yield");
  case GV_OP_AWAIT: return op->name.len ? op->name : GV_STR("async.await");
  case GV_OP_GROUP: return GV_STR("async.create_group");
  default: return op->name.len ? op->name : GV_STR("operation");
  }
}

enum { FEW = 6 };

/* Of an action the handles, and the memory unless it is a kernel's; of others what tells them
 * apart. */
static bool is_told(const gv_op *op, uint32_t operand) {
  if (op->kind != GV_OP_ACTION) return op->kind != GV_OP_CALL;
  gv_role role = gv_role_of(op, operand);
  return gv_is_handle_role(role) ||
         (op->operand_count <= FEW && role != GV_ROLE_NONE && role != GV_ROLE_SIZE);
}

static gv_str arguments_of(gv_drawing *d, const gv_op *op) {
  gv_arena *arena = &d->picture->arena;
  gv_model *m = d->input->model;
  gv_str list = GV_STR("");
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    if (operand == GV_NONE || !is_told(op, i)) continue;
    list = gv_format(arena, "%.*s%s%.*s", GV_FMT(list), list.len ? ", " : "",
                     GV_FMT(gv_picture_value(d->picture, m, operand)));
  }
  return op->kind == GV_OP_ACTION ? gv_format(arena, "(%.*s)", GV_FMT(list))
         : list.len               ? gv_format(arena, " %.*s", GV_FMT(list))
                                  : list;
}

static gv_look look_of(const gv_op *op) {
  if (op->kind == GV_OP_CALL) return GV_LOOK_CALL;
  if (op->kind == GV_OP_COND_BR || op->kind == GV_OP_SWITCH) return GV_LOOK_BRANCH;
  if (op->kind == GV_OP_MEMORY) return GV_LOOK_BIRTH;
  if (op->kind != GV_OP_ACTION) return GV_LOOK_HOST;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_role role = gv_role_of(op, i);
    bool death = role == GV_ROLE_STREAM_DESTROY || role == GV_ROLE_EVENT_DESTROY ||
                 role == GV_ROLE_MODULE_UNLOAD || role == GV_ROLE_DESCRIPTOR_DESTROY;
    if (death) return GV_LOOK_DEATH;
    if (role == GV_ROLE_STREAM_USE) return GV_LOOK_WORK;
  }
  if (gv_creates_object(op->action->creates)) return GV_LOOK_BIRTH;
  return op->action->flags & (GV_ACTION_ENQUEUES | GV_ACTION_ON_NULL) ? GV_LOOK_WORK : GV_LOOK_HOST;
}

void gv_describe_op(gv_drawing *d, uint32_t op_id, gv_pic_node *node) {
  gv_model *m = d->input->model;
  const gv_op *op = &m->ops.at[op_id];
  gv_picture *p = d->picture;
  node->title = title_of(d, op);
  node->arguments = arguments_of(d, op);
  if (op->result_count && op->kind != GV_OP_CALL)
    node->arguments = gv_format(&p->arena, "%.*s \xe2\x86\x92 %.*s", GV_FMT(node->arguments),
                                GV_FMT(gv_picture_value(p, m, gv_results(m, op)[0])));
  node->look = look_of(op);
  node->is_await = op->kind == GV_OP_AWAIT;
  node->loc = op->loc;
  node->place = gv_picture_place(p, m, op->loc);
  node->source = gv_picture_source(p, m, op->loc);
}

static gv_str thing_name(gv_drawing *d, uint32_t thing) {
  const gv_thing *t = &d->input->order->things.at[thing];
  gv_str name = gv_picture_value(d->picture, d->input->model, t->value);
  return t->value == GV_NONE || name.at[0] == '_' ? GV_STR("(no name)") : name;
}

/* Of what is made somewhere else. */
static gv_str origin_of(gv_drawing *d, uint32_t thing) {
  const gv_thing *t = &d->input->order->things.at[thing];
  const gv_model *m = d->input->model;
  uint8_t def = t->value == GV_NONE ? GV_DEF_PARAM : m->values.at[t->value].def;
  if (t->made != GV_NONE && m->ops.at[t->made].kind == GV_OP_CALL)
    return gv_format(&d->picture->arena, ", from the call of %.*s",
                     GV_FMT(m->ops.at[t->made].name));
  if (t->made != GV_NONE || def == GV_DEF_RESULT) return GV_STR(", from a call");
  return def == GV_DEF_BLOCK_ARG ? GV_STR(", a block argument") : GV_STR(", from the caller");
}

gv_str gv_track_title(gv_drawing *d, uint32_t track) {
  const gv_track *t = &d->acts.tracks.at[track];
  static const char *const nouns[] = {"host",  "null stream", "stream", "task",
                                      "event", "buffer",      "module", "no handle"};
  gv_arena *arena = &d->picture->arena;
  if (t->kind == GV_TRACK_TASK) return gv_format(arena, "task %u", t->task);
  if (t->thing == GV_NONE || t->kind == GV_TRACK_NULL_STREAM || t->kind == GV_TRACK_NONE)
    return gv_str_of(nouns[t->kind]);
  gv_thing_kind kind = d->input->order->things.at[t->thing].kind;
  gv_str first = gv_format(arena, "%s%s %.*s", kind == GV_THING_UNKNOWN ? "unknown " : "",
                           nouns[t->kind], GV_FMT(thing_name(d, t->thing)));
  if (kind == GV_THING_GIVEN)
    first = gv_format(arena, "%.*s%.*s", GV_FMT(first), GV_FMT(origin_of(d, t->thing)));
  if (t->other == GV_NONE) return first;
  return gv_format(arena, "%.*s or %.*s", GV_FMT(first), GV_FMT(gv_track_title(d, t->other)));
}

/* ---- lanes that look alike ------------------------------------------------------------------- */

void gv_tell_lanes_apart(gv_drawing *d) {
  gv_picture *p = d->picture;
  gv_map count = {0};
  for (int tell = 0; tell < 2; tell++)
    for (uint32_t i = 0; i < p->lanes.len; i++) {
      gv_pic_lane *lane = &p->lanes.at[i];
      if (lane->parent == GV_NONE) continue;
      bool found;
      uint32_t *times =
          gv_map_at(&count, gv_hash(lane->title.at, lane->title.len, lane->parent), &found);
      if (!tell) *times = found ? *times + 1 : 1;
      if (tell && *times > 1 && lane->loc.line)
        lane->title = gv_format(&p->arena, "%.*s (line %u)", GV_FMT(lane->title), lane->loc.line);
    }
  gv_map_free(&count);
}

/* ---- places ---------------------------------------------------------------------------------- */

static uint64_t key_of_place(gv_loc loc) {
  uint32_t words[3] = {loc.file, loc.line, loc.col};
  return gv_hash(words, sizeof words, 0);
}

static int weight_of(const gv_op *op) {
  switch ((gv_op_kind)op->kind) {
  case GV_OP_ACTION:
  case GV_OP_UNLOWERED:
  case GV_OP_AWAIT:
  case GV_OP_GROUP:
  case GV_OP_TASK_BEGIN: return 2;
  case GV_OP_CALL:
  case GV_OP_UNKNOWN: return 1;
  default: return 0;
  }
}

void gv_index_places(gv_drawing *d) {
  const gv_model *m = d->input->model;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    bool found;
    if (op->loc.file == GV_NONE || !op->loc.line) continue;
    uint32_t *slot = gv_map_at(&d->op_at, key_of_place(op->loc), &found);
    if (!found || weight_of(op) > weight_of(&m->ops.at[*slot])) *slot = o;
  }
}

uint32_t gv_op_of(const gv_drawing *d, uint32_t op, gv_loc loc) {
  if (op != GV_NONE || loc.file == GV_NONE || !loc.line) return op;
  uint32_t at = gv_map_get(&d->op_at, key_of_place(loc));
  return at != GV_NONE && d->input->model->ops.at[at].loc.line == loc.line ? at : GV_NONE;
}

uint32_t gv_region_of_op(const gv_drawing *d, uint32_t op) {
  return d->region_of_block ? d->region_of_block[d->input->model->ops.at[op].block] : GV_NONE;
}

gv_pic_node *gv_add_left_out(gv_drawing *d, gv_map *names, uint32_t lane, uint32_t count,
                             const char *noun) {
  gv_picture *p = d->picture;
  gv_str base = gv_format(&p->arena, "%.*s/left out", GV_FMT(p->lanes.at[lane].name));
  gv_pic_node *n = gv_picture_node(p, gv_picture_name(p, names, base), lane, GV_LOOK_LEFT_OUT);
  n->title = gv_format(&p->arena, "\xe2\x80\xa6 %u more%s", count, noun);
  n->count = count;
  return n;
}

/* The function that the finding is in, its lane; where it is in none that is known, one for all
 * such. */
static uint32_t lane_of_sites(gv_drawing *d, const gv_finding *f, uint32_t op) {
  const gv_model *m = d->input->model;
  gv_picture *p = d->picture;
  gv_str name = op != GV_NONE ? m->functions.at[m->blocks.at[m->ops.at[op].block].function].name
                              : f->function;
  uint32_t outer = GV_NONE;
  for (uint32_t i = p->lanes.len; i-- > 0 && outer == GV_NONE;)
    if (p->lanes.at[i].kind == GV_LANE_FUNCTION && gv_str_equal(p->lanes.at[i].name, name))
      outer = i;
  if (outer == GV_NONE) {
    gv_str title = name.len ? gv_format(&p->arena, "@%.*s", GV_FMT(name)) : GV_STR("the file");
    outer = gv_add_lane(d, GV_LANE_FUNCTION, name, title, GV_NONE);
  }
  if (p->free_columns) return outer;
  for (uint32_t i = outer + 1; i < p->lanes.len; i++)
    if (p->lanes.at[i].parent == outer && gv_str_equal(p->lanes.at[i].title, GV_STR("elsewhere")))
      return i;
  return gv_add_lane(d, GV_LANE_OTHER, gv_format(&p->arena, "%.*s/elsewhere", GV_FMT(name)),
                     GV_STR("elsewhere"), outer);
}

/* A node for a place that a finding names, at which there is nothing else to show; GV_NONE: it is
 * no place. */
static uint32_t site_of(gv_drawing *d, const gv_finding *f, uint32_t op, gv_loc loc) {
  gv_picture *p = d->picture;
  if (loc.file == GV_NONE || !loc.line) return GV_NONE;
  bool found;
  uint32_t *slot = gv_map_at(&d->site_at, key_of_place(loc), &found);
  if (found) return *slot;
  *slot = p->nodes.len;
  gv_str place = gv_picture_place(p, d->input->model, loc);
  uint32_t lane = lane_of_sites(d, f, op), node = p->nodes.len;
  gv_pic_node *n = gv_picture_node(p, gv_format(&p->arena, "site/%.*s:%u", GV_FMT(place), loc.col),
                                   lane, GV_LOOK_SITE);
  n->title = GV_STR("here");
  n->loc = loc;
  n->place = place;
  n->source = gv_picture_source(p, d->input->model, loc);
  if (op == GV_NONE) return node;
  gv_describe_op(d, op, n);
  n->look = GV_LOOK_SITE;
  n->place = place;
  return node;
}

/* The node at which a finding, or a step of it, is; of several kinds of notes only what is a site
 * of it. */
static uint32_t node_at(gv_drawing *d, const gv_finding *f, const uint32_t *node_of_op, uint32_t op,
                        gv_loc loc, bool must) {
  uint32_t known = gv_op_of(d, op, loc), node = known == GV_NONE ? GV_NONE : node_of_op[known];
  return node == GV_NONE && must ? site_of(d, f, known, loc) : node;
}

/* ---- findings -------------------------------------------------------------------------------- */

static gv_emphasis mark_of(gv_severity severity) {
  switch (severity) {
  case GV_SEVERITY_ERROR: return GV_MARK_ERROR;
  case GV_SEVERITY_WARNING: return GV_MARK_WARNING;
  case GV_SEVERITY_UNPROVED: return GV_MARK_UNPROVED;
  default: return GV_MARK_STEP;
  }
}

static void mark(gv_drawing *d, uint32_t node, gv_emphasis as) {
  if (node == GV_NONE) return;
  gv_pic_node *n = &d->picture->nodes.at[node];
  if (as > n->mark) n->mark = as;
}

static bool says(gv_str text, gv_str place) {
  return text.len && memmem(text.at, text.len, place.at, place.len);
}

/* A finding in a source names another place than the operation has that stands for it: the node has
 * both. */
static void add_place(gv_drawing *d, uint32_t node, gv_str place) {
  gv_pic_node *n = &d->picture->nodes.at[node];
  if (!place.len || says(n->place, place) || says(n->text, place) || says(n->verdict, place))
    return;
  n->place = n->place.len
                 ? gv_format(&d->picture->arena, "%.*s, %.*s", GV_FMT(n->place), GV_FMT(place))
                 : place;
}

static void add_step(gv_drawing *d, gv_pic_finding *f, uint32_t node, gv_loc loc, gv_str message) {
  *gv_push(&f->steps) =
      (gv_pic_step){node, message, gv_picture_place(d->picture, d->input->model, loc),
                    gv_picture_source(d->picture, d->input->model, loc)};
  if (node != GV_NONE) add_place(d, node, f->steps.at[f->steps.len - 1].place);
  bool first = d->picture->findings.len ==
               1; /* numbers on nodes are those of the first finding: the page shows the others */
  if (node != GV_NONE && first) *gv_push(&d->picture->nodes.at[node].steps) = f->steps.len;
}

/* Before the finding what leads to it, after it what comes of it. */
static void add_notes(gv_drawing *d, gv_pic_finding *f, const gv_finding *finding,
                      const uint32_t *node_of_op, bool behind) {
  for (uint32_t i = 0; i < finding->notes.len; i++) {
    const gv_note *n = &finding->notes.at[i];
    bool comes_of_it = n->kind == GV_NOTE_CONSEQUENCE || n->kind == GV_NOTE_UNDECIDED;
    if (n->kind == GV_NOTE_MISSING || n->kind == GV_NOTE_EXAMPLE || n->kind == GV_NOTE_ADVICE ||
        comes_of_it != behind)
      continue;
    uint32_t node = node_at(d, finding, node_of_op, n->op, n->loc, true);
    add_step(d, f, node, n->loc, n->message);
    mark(d, node,
         n->kind == GV_NOTE_UNDECIDED ? GV_MARK_UNPROVED
         : behind                     ? GV_MARK_CONSEQUENCE
                                      : GV_MARK_STEP);
  }
}

static void mark_finding(gv_drawing *d, const gv_finding *finding, const uint32_t *node_of_op) {
  gv_picture *p = d->picture;
  uint32_t number = p->findings.len,
           node = node_at(d, finding, node_of_op, finding->op, finding->loc, true);
  gv_pic_finding *f = gv_push(&p->findings);
  f->rule = gv_str_of(gv_rules[finding->rule].name);
  f->severity = gv_str_of(gv_severity_name(finding->severity));
  f->function = finding->function;
  f->place = gv_picture_place(p, d->input->model, finding->loc);
  f->node = node;
  f->message = finding->message;
  if (finding->replayed.verdict.len)
    f->message = gv_format(&p->arena, "%.*s; replay: %.*s", GV_FMT(finding->message),
                           GV_FMT(gv_replayed_words(&p->arena, &finding->replayed)));
  f->mark = mark_of(finding->severity);
  add_notes(d, f, finding, node_of_op, false);
  add_step(d, f, node, finding->loc, finding->message);
  add_notes(d, f, finding, node_of_op, true);
  f = &p->findings.at[number];
  if (node == GV_NONE) return;
  gv_pic_node *n = &p->nodes.at[node];
  const gv_replayed *r = &finding->replayed;
  gv_str verdict = r->device.len ? gv_format(&p->arena, "%.*s, %.*s on %.*s", GV_FMT(f->rule),
                                             GV_FMT(r->verdict), GV_FMT(r->device))
                                 : f->rule;
  bool greater = f->mark > n->mark || !n->verdict.len;
  if (n->look == GV_LOOK_BLOCK)
    verdict = gv_format(&p->arena, "%.*s, %.*s", GV_FMT(verdict), GV_FMT(f->place));
  if (!n->verdict.len)
    n->verdict = verdict;
  else if (!memmem(n->verdict.at, n->verdict.len, verdict.at, verdict.len))
    n->verdict = gv_format(&p->arena, "%.*s; %.*s", GV_FMT(greater ? verdict : n->verdict),
                           GV_FMT(greater ? n->verdict : verdict));
  if (greater) n->message = f->message;
  mark(d, node, f->mark);
}

/* What could not be decided, whether a finding says it or another finding's reason does. */
static void mark_obligations(gv_drawing *d, const uint32_t *node_of_op) {
  const gv_report *r = d->input->report;
  for (uint32_t i = 0; i < r->obligations.len; i++) {
    const gv_obligation *o = &r->obligations.at[i];
    if (o->verdict != GV_UNPROVED || o->op == GV_NONE || node_of_op[o->op] == GV_NONE) continue;
    gv_pic_node *n = &d->picture->nodes.at[node_of_op[o->op]];
    if (n->mark > GV_MARK_UNPROVED) continue;
    mark(d, node_of_op[o->op], GV_MARK_UNPROVED);
    if (!n->verdict.len)
      n->verdict = GV_STR("unproved"),
      n->message = gv_format(&d->picture->arena, "%.*s: %.*s", GV_FMT(o->what), GV_FMT(o->reason));
  }
}

void gv_mark_findings(gv_drawing *d, const uint32_t *node_of_op) {
  for (uint32_t i = 0; i < d->input->report->findings.len; i++)
    mark_finding(d, &d->input->report->findings.at[i], node_of_op);
  mark_obligations(d, node_of_op);
}
