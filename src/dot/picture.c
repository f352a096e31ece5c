#include "dot/picture.h"

const gv_arrow_style gv_arrows[GV_ARROW_COUNT] = {
#define ARROW(id, name, color, style, width, head, weight, constrains, meaning)                    \
  {name, color, style, width, head, weight, meaning, constrains},
#include "dot/arrows.def"
#undef ARROW
};

const char *const gv_look_names[GV_LOOK_COUNT] = {
    [GV_LOOK_HOST] = "host",         [GV_LOOK_WORK] = "work",   [GV_LOOK_CALL] = "call",
    [GV_LOOK_BRANCH] = "branch",     [GV_LOOK_BIRTH] = "birth", [GV_LOOK_DEATH] = "death",
    [GV_LOOK_BLOCK] = "block",       [GV_LOOK_EVENT] = "event", [GV_LOOK_MISSING] = "missing",
    [GV_LOOK_LEFT_OUT] = "left-out", [GV_LOOK_SITE] = "site"};
const char *const gv_mark_names[GV_MARK_COUNT] = {[GV_MARK_NONE] = "none",
                                                  [GV_MARK_STEP] = "step",
                                                  [GV_MARK_CONSEQUENCE] = "consequence",
                                                  [GV_MARK_UNPROVED] = "unproved",
                                                  [GV_MARK_WARNING] = "warning",
                                                  [GV_MARK_ERROR] = "error"};
const char *const gv_lane_names[GV_LANE_COUNT] = {
    [GV_LANE_FUNCTION] = "function",       [GV_LANE_HOST] = "host", [GV_LANE_STREAM] = "stream",
    [GV_LANE_NULL_STREAM] = "null-stream", [GV_LANE_TASK] = "task", [GV_LANE_OTHER] = "other"};

void gv_picture_clear(gv_picture *p) {
  for (uint32_t i = 0; i < p->nodes.len; i++) gv_vec_free(&p->nodes.at[i].steps);
  for (uint32_t i = 0; i < p->findings.len; i++) gv_vec_free(&p->findings.at[i].steps);
  gv_vec_free(&p->remarks);
  gv_vec_free(&p->lanes);
  gv_vec_free(&p->nodes);
  gv_vec_free(&p->edges);
  gv_vec_free(&p->findings);
  gv_vec_free(&p->regions);
  gv_arena_clear(&p->arena);
}

static void keep(gv_picture *p, gv_str *text) {
  *text = gv_str_copy(&p->arena, text->at ? *text : GV_STR(""));
}

void gv_picture_detach(gv_picture *p) {
  keep(p, &p->title);
  for (uint32_t i = 0; i < p->remarks.len; i++) keep(p, &p->remarks.at[i]);
  for (uint32_t i = 0; i < p->lanes.len; i++)
    keep(p, &p->lanes.at[i].name), keep(p, &p->lanes.at[i].title);
  for (uint32_t i = 0; i < p->edges.len; i++)
    keep(p, &p->edges.at[i].label), keep(p, &p->edges.at[i].how);
  for (uint32_t i = 0; i < p->regions.len; i++)
    keep(p, &p->regions.at[i].title), keep(p, &p->regions.at[i].place);
  for (uint32_t i = 0; i < p->nodes.len; i++) {
    gv_pic_node *n = &p->nodes.at[i];
    gv_str *texts[] = {&n->name,    &n->title,   &n->arguments, &n->text,
                       &n->verdict, &n->message, &n->place,     &n->source};
    for (size_t k = 0; k < sizeof texts / sizeof *texts; k++) keep(p, texts[k]);
  }
  for (uint32_t i = 0; i < p->findings.len; i++) {
    gv_pic_finding *f = &p->findings.at[i];
    gv_str *texts[] = {&f->rule, &f->severity, &f->message, &f->function, &f->place};
    for (size_t k = 0; k < sizeof texts / sizeof *texts; k++) keep(p, texts[k]);
    for (uint32_t k = 0; k < f->steps.len; k++)
      keep(p, &f->steps.at[k].message), keep(p, &f->steps.at[k].place),
          keep(p, &f->steps.at[k].source);
  }
}

gv_pic_node *gv_picture_node(gv_picture *p, gv_str name, uint32_t lane, gv_look look) {
  gv_pic_node *n = gv_push(&p->nodes);
  n->name = name, n->lane = lane, n->look = look;
  n->loc = GV_NO_LOC;
  n->region = n->thread = n->fold = GV_NONE;
  n->order = (uint64_t)p->nodes.len << 2;
  return n;
}

gv_str gv_picture_name(gv_picture *p, gv_map *names, gv_str base) {
  bool found;
  uint32_t *count = gv_map_at(names, gv_hash(base.at, base.len, 0), &found);
  *count = found ? *count + 1 : 1;
  return gv_format(&p->arena, "%.*s.%u", GV_FMT(base), *count);
}

gv_str gv_picture_place(gv_picture *p, const gv_model *m, gv_loc loc) {
  if (loc.file == GV_NONE || loc.file >= m->files.len || !loc.line) return GV_STR("");
  gv_str path = m->files.at[loc.file].path;
  size_t begin = path.len;
  while (begin && path.at[begin - 1] != '/') begin--;
  return gv_format(&p->arena, "%.*s:%u", (int)(path.len - begin), path.at + begin, loc.line);
}

gv_str gv_picture_source(gv_picture *p, gv_model *m, gv_loc loc) {
  if (loc.file == GV_NONE || loc.file >= m->files.len || !loc.line) return GV_STR("");
  gv_str line = gv_source_line(m, loc.file, loc.line);
  if (!line.at) return GV_STR("");
  while (line.len && (*line.at == ' ' || *line.at == '\t')) line.at++, line.len--;
  while (line.len && (unsigned char)line.at[line.len - 1] <= ' ') line.len--;
  return gv_str_copy(&p->arena, line);
}

gv_str gv_picture_value(gv_picture *p, gv_model *m, gv_value_id value) {
  if (value == GV_NONE) return GV_STR("_");
  const gv_value *v = &m->values.at[value];
  gv_str name = gv_value_name(m, value);
  if (name.len) return name;
  if (v->def == GV_DEF_NULL || (v->def == GV_DEF_INT && !v->k)) return GV_STR("null");
  if (v->def == GV_DEF_UNDEF) return GV_STR("undef");
  if (v->def == GV_DEF_INT) return gv_format(&p->arena, "%lld", (long long)v->k);
  if (v->def == GV_DEF_PARAM) return gv_format(&p->arena, "argument %u", v->b);
  if (v->def == GV_DEF_BLOCK_ARG) return gv_format(&p->arena, "block argument %u", v->b);
  return GV_STR("_");
}

static const char *sign_of(uint32_t arith) {
  return arith == GV_EQ ? "=" : arith == GV_SLT || arith == GV_ULT || arith == GV_FLT ? "<" : NULL;
}

gv_str gv_picture_condition(gv_picture *p, gv_model *m, gv_value_id value) {
  if (value == GV_NONE) return GV_STR("a condition");
  const gv_value *v = &m->values.at[value];
  gv_str name = gv_value_name(m, value);
  const char *sign = v->def == GV_DEF_ARITH ? sign_of(v->c) : NULL;
  if (!sign) return name.len ? name : GV_STR("a condition");
  gv_str a = gv_picture_value(p, m, v->a), b = gv_picture_value(p, m, v->b);
  if (gv_str_equal(a, GV_STR("_")) || gv_str_equal(b, GV_STR("_")))
    return name.len ? name : GV_STR("a condition");
  return name.len
             ? gv_format(&p->arena, "%.*s (%.*s %s %.*s)", GV_FMT(name), GV_FMT(a), sign, GV_FMT(b))
             : gv_format(&p->arena, "%.*s %s %.*s", GV_FMT(a), sign, GV_FMT(b));
}
