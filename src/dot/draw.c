/* What the pictures share: words for operations and tracks, and what findings make of nodes. */
#include "dot/draw.h"

uint32_t gv_add_lane(gv_drawing *d, gv_lane_kind kind, gv_str name, gv_str title, uint32_t parent) {
  *gv_push(&d->picture->lanes) = (gv_pic_lane){name, title, kind, parent};
  return d->picture->lanes.len - 1;
}

void gv_add_edge_between(gv_drawing *d, uint32_t from, uint32_t to, gv_arrow arrow, gv_str label, bool orders) {
  *gv_push(&d->picture->edges) = (gv_pic_edge){from, to, arrow, label, orders};
}

uint32_t gv_function_lane(gv_drawing *d, uint32_t function) {
  gv_str name = d->input->model->functions.at[function].name;
  gv_picture *p = d->picture;
  for (uint32_t i = p->lanes.len; i-- > 0;)
    if (p->lanes.at[i].kind == GV_LANE_FUNCTION && gv_str_equal(p->lanes.at[i].name, name)) return i;
  return gv_add_lane(d, GV_LANE_FUNCTION, name, gv_format(&p->arena, "@%.*s", GV_FMT(name)), GV_NONE);
}

/* ---- words ------------------------------------------------------------------------------------------------------------------------------ */

static gv_str title_of(gv_drawing *d, const gv_op *op) {
  switch ((gv_op_kind)op->kind) {
  case GV_OP_CALL:
    return gv_format(&d->picture->arena, "call %.*s", GV_FMT(op->name));
  case GV_OP_COND_BR:
    return GV_STR("branch on");
  case GV_OP_SWITCH:
    return GV_STR("switch on");
  case GV_OP_BR:
    return GV_STR("pass on");
  case GV_OP_RETURN:
    return GV_STR("return");
  case GV_OP_LOAD:
    return GV_STR("load");
  case GV_OP_STORE:
    return GV_STR("store");
  case GV_OP_TASK_BEGIN:
    return GV_STR("async.execute");
  case GV_OP_TASK_END:
    return GV_STR("async.yield");
  case GV_OP_AWAIT:
    return GV_STR("async.await");
  default:
    return op->name.len ? op->name : GV_STR("operation");
  }
}

enum { FEW = 6 };

/* Of an action the handles, and the memory unless it is a kernel's; of others what tells them apart. */
static bool is_told(const gv_op *op, uint32_t operand) {
  if (op->kind != GV_OP_ACTION) return op->kind != GV_OP_CALL;
  gv_role role = gv_role_of(op, operand);
  return gv_is_handle_role(role) || (op->operand_count <= FEW && role != GV_ROLE_NONE && role != GV_ROLE_SIZE);
}

static gv_str arguments_of(gv_drawing *d, const gv_op *op) {
  gv_arena *arena = &d->picture->arena;
  gv_model *m = d->input->model;
  gv_str list = GV_STR("");
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    if (operand == GV_NONE || !is_told(op, i)) continue;
    list = gv_format(arena, "%.*s%s%.*s", GV_FMT(list), list.len ? ", " : "", GV_FMT(gv_picture_value(d->picture, m, operand)));
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
    bool death = role == GV_ROLE_STREAM_DESTROY || role == GV_ROLE_EVENT_DESTROY || role == GV_ROLE_MODULE_UNLOAD;
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
  node->loc = op->loc;
  node->place = gv_picture_place(p, m, op->loc);
  node->source = gv_picture_source(p, m, op->loc);
}

static gv_str thing_name(gv_drawing *d, uint32_t thing) {
  const gv_thing *t = &d->input->order->things.at[thing];
  gv_str name = gv_picture_value(d->picture, d->input->model, t->value);
  return t->value == GV_NONE || name.at[0] == '_' ? GV_STR("(no name)") : name;
}

gv_str gv_track_title(gv_drawing *d, uint32_t track) {
  const gv_track *t = &d->acts.tracks.at[track];
  static const char *const nouns[] = {"host", "null stream", "stream", "task", "event", "buffer", "module", "no handle"};
  gv_arena *arena = &d->picture->arena;
  if (t->kind == GV_TRACK_TASK) return gv_format(arena, "task %u", t->task);
  if (t->thing == GV_NONE || t->kind == GV_TRACK_NULL_STREAM || t->kind == GV_TRACK_NONE) return gv_str_of(nouns[t->kind]);
  gv_thing_kind kind = d->input->order->things.at[t->thing].kind;
  gv_str first = gv_format(arena, "%s%s %.*s", kind == GV_THING_UNKNOWN ? "unknown " : "", nouns[t->kind],
                           GV_FMT(thing_name(d, t->thing)));
  if (kind == GV_THING_GIVEN) first = gv_format(arena, "%.*s, from the caller", GV_FMT(first));
  if (t->other == GV_NONE) return first;
  return gv_format(arena, "%.*s or %.*s", GV_FMT(first), GV_FMT(gv_track_title(d, t->other)));
}

/* ---- findings ---------------------------------------------------------------------------------------------------------------------------- */

static gv_emphasis mark_of(gv_severity severity) {
  switch (severity) {
  case GV_SEVERITY_ERROR:
    return GV_MARK_ERROR;
  case GV_SEVERITY_WARNING:
    return GV_MARK_WARNING;
  case GV_SEVERITY_UNPROVED:
    return GV_MARK_UNPROVED;
  default:
    return GV_MARK_STEP;
  }
}

static void mark(gv_drawing *d, uint32_t node, gv_emphasis as) {
  if (node == GV_NONE) return;
  gv_pic_node *n = &d->picture->nodes.at[node];
  if (as > n->mark) n->mark = as;
}

static void add_step(gv_drawing *d, gv_pic_finding *f, const uint32_t *node_of_op, uint32_t op, gv_loc loc, gv_str message) {
  uint32_t node = op == GV_NONE ? GV_NONE : node_of_op[op];
  *gv_push(&f->steps) = (gv_pic_step){node, message, gv_picture_place(d->picture, d->input->model, loc),
                                      gv_picture_source(d->picture, d->input->model, loc)};
  bool first = d->picture->findings.len == 1; /* numbers on nodes are those of the first finding: the page shows the others */
  if (node != GV_NONE && first) *gv_push(&d->picture->nodes.at[node].steps) = f->steps.len;
}

static void mark_finding(gv_drawing *d, const gv_finding *finding, const uint32_t *node_of_op) {
  gv_picture *p = d->picture;
  gv_pic_finding *f = gv_push(&p->findings);
  f->rule = gv_str_of(gv_rules[finding->rule].name);
  f->severity = gv_str_of(gv_severity_name(finding->severity));
  f->message = finding->message;
  if (finding->replayed.verdict.len)
    f->message = gv_format(&p->arena, "%.*s; replay: %.*s", GV_FMT(finding->message),
                           GV_FMT(gv_replayed_words(&p->arena, &finding->replayed)));
  f->mark = mark_of(finding->severity);
  for (uint32_t i = 0; i < finding->notes.len; i++) {
    const gv_note *n = &finding->notes.at[i];
    if (n->kind == GV_NOTE_CONSEQUENCE || n->kind == GV_NOTE_MISSING || n->kind == GV_NOTE_EXAMPLE || n->kind == GV_NOTE_ADVICE)
      continue;
    add_step(d, f, node_of_op, n->op, n->loc, n->message);
    if (n->op != GV_NONE) mark(d, node_of_op[n->op], GV_MARK_STEP);
  }
  add_step(d, f, node_of_op, finding->op, finding->loc, finding->message);
  for (uint32_t i = 0; i < finding->notes.len; i++) {
    const gv_note *n = &finding->notes.at[i];
    if (n->kind != GV_NOTE_CONSEQUENCE) continue;
    add_step(d, f, node_of_op, n->op, n->loc, n->message);
    if (n->op != GV_NONE) mark(d, node_of_op[n->op], GV_MARK_CONSEQUENCE);
  }
  uint32_t node = finding->op == GV_NONE ? GV_NONE : node_of_op[finding->op];
  if (node == GV_NONE) return;
  gv_pic_node *n = &p->nodes.at[node];
  if (f->mark > n->mark || !n->verdict.len) {
    const gv_replayed *r = &finding->replayed;
    n->verdict = r->device.len
                     ? gv_format(&p->arena, "%.*s, %.*s on %.*s", GV_FMT(f->rule), GV_FMT(r->verdict), GV_FMT(r->device))
                     : f->rule;
    n->message = f->message;
  }
  mark(d, node, f->mark);
}

void gv_mark_findings(gv_drawing *d, const uint32_t *node_of_op) {
  for (uint32_t i = 0; i < d->input->report->findings.len; i++) mark_finding(d, &d->input->report->findings.at[i], node_of_op);
}
