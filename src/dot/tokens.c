/* needs: the report's token table. gives: the token graph: in one column the operations of the
 * source that make and take tokens, in the other the streams and events of the lowered code that
 * stand for those. cost: n log n in the tokens and their uses.
 */
#include "dot/draw.h"

/* What makes or takes tokens: an operation of the source, or where a token comes from otherwise,
 * such as a block argument. */
typedef struct maker {
  gv_loc loc;
  uint32_t op;  /* of the source; GV_NONE */
  uint32_t row; /* of the token that it makes; GV_NONE */
  gv_str function, name;
  gv_str takes;  /* "%a, %b" */
  uint32_t node; /* GV_NONE: not drawn */
} maker;

/* It takes a token. */
typedef struct taking {
  uint32_t maker, row, use;
} taking;

typedef struct columns {
  gv_drawing *d;
  GV_VEC(maker) makers;   /* by place */
  GV_VEC(taking) takings; /* by maker, row, use */
  gv_map of_op, of_row;   /* to the maker */
  gv_map lanes;           /* hash of a function's name, and which of its two columns */
  gv_map handles;         /* lane and value, to the node */
  gv_map names;
  uint64_t order; /* of the operation that was drawn last */
  bool *keep;     /* by maker */
} columns;

/* ---- the operations -------------------------------------------------------------------------- */

/* "block argument, which is %3 or %4": up to the comma. */
static gv_str name_of(gv_str producer) {
  const char *comma = producer.len ? memchr(producer.at, ',', producer.len) : NULL;
  return comma ? (gv_str){producer.at, (size_t)(comma - producer.at)} : producer;
}

static int order_of_places(gv_loc a, gv_loc b) {
  if (a.file != b.file) return a.file < b.file ? -1 : 1;
  if (a.line != b.line) return a.line < b.line ? -1 : 1;
  return (a.col > b.col) - (a.col < b.col);
}

static int order_of_makers(const void *left, const void *right) {
  const maker *a = left, *b = right;
  int order = order_of_places(a->loc, b->loc);
  if (order) return order;
  if (a->op != b->op) return a->op < b->op ? -1 : 1;
  return (a->row > b->row) -
         (a->row < b->row); /* an operation that makes a token first, then its uses of others */
}

static int order_of_takings(const void *left, const void *right) {
  const taking *a = left, *b = right;
  if (a->maker != b->maker) return a->maker < b->maker ? -1 : 1;
  if (a->row != b->row) return a->row < b->row ? -1 : 1;
  return (a->use > b->use) - (a->use < b->use);
}

static bool is_shown(const gv_drawing *d, gv_str function) {
  if (d->scope == GV_GRAPH_FUNCTION) return gv_str_equal(function, d->options->function);
  bool shown = d->scope == GV_GRAPH_ALL;
  for (uint32_t i = 0; !shown && i < d->input->report->findings.len; i++)
    shown = gv_str_equal(function, d->input->report->findings.at[i].function);
  return shown;
}

static void list_makers(columns *c) {
  const gv_report *r = c->d->input->report;
  for (uint32_t i = 0; i < r->tokens.len; i++) {
    const gv_token_row *row = &r->tokens.at[i];
    if (!is_shown(c->d, row->function)) continue;
    *gv_push(&c->makers) =
        (maker){row->loc, row->op, i, row->function, name_of(row->producer), {0}, GV_NONE};
    for (uint32_t u = 0; u < row->uses.len; u++)
      *gv_push(&c->makers) = (maker){row->uses.at[u].loc,
                                     row->uses.at[u].op,
                                     GV_NONE,
                                     row->function,
                                     row->uses.at[u].user,
                                     {0},
                                     GV_NONE};
  }
  if (c->makers.len) qsort(c->makers.at, c->makers.len, sizeof *c->makers.at, order_of_makers);
}

/* The operation before it, which is seen to take tokens, makes this one too: an async.await. */
static bool is_one(const maker *before, const maker *m) {
  return m->op == GV_NONE && before->row == GV_NONE && !order_of_places(before->loc, m->loc) &&
         gv_str_equal(before->name, m->name);
}

/* Each operation once. */
static void join_makers(columns *c) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < c->makers.len; i++) {
    const maker *m = &c->makers.at[i];
    bool found = false;
    if (kept && is_one(&c->makers.at[kept - 1], m)) {
      c->makers.at[kept - 1].row = m->row;
      *gv_map_at(&c->of_row, m->row, &found) = kept - 1;
      continue;
    }
    if (m->op != GV_NONE) {
      uint32_t *of_op = gv_map_at(&c->of_op, m->op, &found);
      if (!found) *of_op = kept;
    }
    if (found) continue;
    if (m->row != GV_NONE) *gv_map_at(&c->of_row, m->row, &found) = kept;
    c->makers.at[kept++] = *m;
  }
  c->makers.len = kept;
}

/* As the text has it; one that it does not show is "_". */
static gv_str token_name(const gv_token_row *row) {
  return row->name.len ? row->name : GV_STR("_");
}

static void list_takings(columns *c) {
  const gv_report *r = c->d->input->report;
  gv_arena *arena = &c->d->picture->arena;
  for (uint32_t i = 0; i < r->tokens.len; i++) {
    const gv_token_row *row = &r->tokens.at[i];
    for (uint32_t u = 0; is_shown(c->d, row->function) && u < row->uses.len; u++) {
      uint32_t at = gv_map_get(&c->of_op, row->uses.at[u].op);
      gv_str *takes = &c->makers.at[at].takes;
      *takes = gv_format(arena, "%.*s%s%.*s", GV_FMT(*takes), takes->len ? ", " : "",
                         GV_FMT(token_name(row)));
      *gv_push(&c->takings) = (taking){at, i, u};
    }
  }
  if (c->takings.len) qsort(c->takings.at, c->takings.len, sizeof *c->takings.at, order_of_takings);
}

/* ---- nodes ----------------------------------------------------------------------------------- */

static uint32_t lane_of(columns *c, gv_str function, bool lowered) {
  gv_arena *arena = &c->d->picture->arena;
  uint64_t key = gv_hash(function.at, function.len, 0) << 2;
  bool found;
  uint32_t *outer = gv_map_at(&c->lanes, key, &found);
  if (!found)
    *outer = gv_add_lane(c->d, GV_LANE_FUNCTION, function,
                         gv_format(arena, "@%.*s", GV_FMT(function)), GV_NONE);
  uint32_t parent = *outer, *inner = gv_map_at(&c->lanes, key | 1 | (uint64_t)lowered << 1, &found);
  if (found) return *inner;
  gv_str name = gv_format(arena, "%.*s/%s", GV_FMT(function), lowered ? "lowered" : "source");
  return *inner = gv_add_lane(c->d, lowered ? GV_LANE_STREAM : GV_LANE_HOST, name,
                              lowered ? GV_STR("lowered code") : GV_STR("source"), parent);
}

static void add_operation(columns *c, maker *m) {
  gv_picture *p = c->d->picture;
  const gv_token_row *row = m->row == GV_NONE ? NULL : &c->d->input->report->tokens.at[m->row];
  m->node = GV_NONE;
  uint32_t lane = lane_of(c, m->function, false);
  m->node = p->nodes.len;
  gv_str name = gv_picture_name(
      p, &c->names, gv_format(&p->arena, "%.*s/%.*s", GV_FMT(m->function), GV_FMT(m->name)));
  gv_pic_node *n = gv_picture_node(p, name, lane, GV_LOOK_HOST);
  n->thread = p->lanes.at[lane].parent;
  c->order = n->order;
  n->title = m->name;
  if (m->takes.len) n->arguments = gv_format(&p->arena, " [%.*s]", GV_FMT(m->takes));
  if (row)
    n->arguments = gv_format(&p->arena, "%.*s \xe2\x86\x92 %.*s", GV_FMT(n->arguments),
                             GV_FMT(token_name(row)));
  if (row && row->producer.len > m->name.len + 2)
    n->text = gv_format(&p->arena, "%.*s", (int)(row->producer.len - m->name.len - 2),
                        row->producer.at + m->name.len + 2);
  n->loc = m->loc;
  n->place = gv_picture_place(p, c->d->input->model, m->loc);
  n->source = gv_picture_source(p, c->d->input->model, m->loc);
  if (row && row->unmapped)
    n->verdict = gv_str_of(gv_rules[GV_RULE_TOKEN_UNMAPPED].name), n->mark = GV_MARK_UNPROVED;
}

static uint32_t add_lowered(columns *c, gv_str function, gv_str title, gv_look look) {
  gv_picture *p = c->d->picture;
  uint32_t lane = lane_of(c, function, true), node = p->nodes.len;
  gv_str name = gv_picture_name(p, &c->names,
                                gv_format(&p->arena, "%.*s/%.*s", GV_FMT(function), GV_FMT(title)));
  gv_pic_node *n = gv_picture_node(p, name, lane, look);
  n->title = title;
  n->thread = p->lanes.at[lane].parent;
  n->order = c->order;
  return node;
}

/* The node of a stream or event, made on first use. Null is one stream, however often it is
 * written. */
static uint32_t handle_node(columns *c, gv_str function, gv_value_id value, gv_str stands) {
  bool null = c->d->input->model->values.at[value].def == GV_DEF_NULL, found;
  uint64_t key = (uint64_t)lane_of(c, function, true) << 32 | (null ? GV_NONE : value);
  uint32_t *slot = gv_map_at(&c->handles, key, &found), node = *slot;
  if (!found) *slot = node = add_lowered(c, function, stands, GV_LOOK_WORK);
  return node;
}

/* ---- edges ----------------------------------------------------------------------------------- */

/* What stands for the token that the operation makes, beside it. */
static void add_result(columns *c, const maker *m) {
  const gv_token_row *row = &c->d->input->report->tokens.at[m->row];
  bool missing = row->unmapped && row->handle == GV_NONE;
  if (!missing && row->handle == GV_NONE) return;
  uint32_t node = missing
                      ? add_lowered(c, row->function, GV_STR("nothing was found"), GV_LOOK_MISSING)
                      : handle_node(c, row->function, row->handle, row->stands);
  if (node != GV_NONE && m->node != GV_NONE)
    gv_add_edge_between(c->d, m->node, node, GV_ARROW_BECAME, row->marks, false);
}

static gv_arrow arrow_of(gv_verdict verdict) {
  return verdict == GV_VIOLATED   ? GV_ARROW_BROKEN
         : verdict == GV_UNPROVED ? GV_ARROW_DOUBTED
                                  : GV_ARROW_TOKEN;
}

/* "%a: proved", and what there is in place of a stream or event. */
static gv_str words_of_use(columns *c, const gv_token_row *row, const gv_token_use *use) {
  gv_str why = use->handle != GV_NONE ? GV_STR("")
               : use->stands.len      ? use->stands
                                      : GV_STR("nothing was found");
  return gv_format(&c->d->picture->arena, "%.*s: %s%s%.*s", GV_FMT(token_name(row)),
                   gv_verdict_name(use->verdict), why.len ? ", " : "", GV_FMT(why));
}

/* What the token is where it is taken, if that is not what it was when it was made. GV_NONE: it is.
 */
static uint32_t used_node(columns *c, const taking *t) {
  const gv_token_row *row = &c->d->input->report->tokens.at[t->row];
  const gv_token_use *use = &row->uses.at[t->use];
  if (use->handle == GV_NONE || use->handle == row->handle) return GV_NONE;
  return handle_node(c, row->function, use->handle, use->stands);
}

/* The token that comes to the operation. */
static void add_taking(columns *c, const maker *m, const taking *t) {
  const gv_token_row *row = &c->d->input->report->tokens.at[t->row];
  const gv_token_use *use = &row->uses.at[t->use];
  const maker *from = &c->makers.at[gv_map_get(&c->of_row, t->row)];
  if (m->node == GV_NONE) return;
  if (from->node != GV_NONE)
    gv_add_edge_between(c->d, from->node, m->node, arrow_of(use->verdict),
                        words_of_use(c, row, use), true);
  uint32_t node = used_node(c, t);
  if (node != GV_NONE)
    gv_add_edge_between(c->d, m->node, node, GV_ARROW_USED, token_name(row), false);
}

/* ---- findings -------------------------------------------------------------------------------- */

static bool is_same_file(const gv_model *m, uint32_t a, uint32_t b) {
  if (a == b || a >= m->files.len || b >= m->files.len) return a == b;
  const char *one = m->files.at[a].path.at, *other = m->files.at[b].path.at;
  size_t i = m->files.at[a].path.len, k = m->files.at[b].path.len;
  while (i && k && one[i - 1] == other[k - 1] && one[i - 1] != '/') i--, k--;
  return (!i || one[i - 1] == '/') && (!k || other[k - 1] == '/');
}

/* The first maker at the place; NULL: none is there. */
static const maker *maker_at(const columns *c, gv_loc loc) {
  uint32_t lo = 0, hi = c->makers.len;
  while (lo < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (order_of_places(c->makers.at[mid].loc, loc) < 0)
      lo = mid + 1;
    else
      hi = mid;
  }
  return lo < c->makers.len && loc.line && !order_of_places(c->makers.at[lo].loc, loc)
             ? &c->makers.at[lo]
             : NULL;
}

/* Lowered operations are shown as the operation of the source that they came of. */
static void mark_findings(columns *c) {
  const gv_model *m = c->d->input->model;
  uint32_t *node_of_op = gv_malloc((m->ops.len + 1) * sizeof *node_of_op);
  uint32_t file = c->makers.len ? c->makers.at[0].loc.file : GV_NONE;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    gv_loc loc = m->ops.at[o].loc;
    if (loc.file != GV_NONE && is_same_file(m, loc.file, file)) loc.file = file;
    const maker *at = maker_at(c, loc);
    node_of_op[o] = at ? at->node : GV_NONE;
  }
  gv_mark_findings(c->d, node_of_op);
  gv_free(node_of_op);
}

/* Those at which something is wrong, and what has to do with them by tokens. */
static void choose_makers(columns *c) {
  const gv_report *r = c->d->input->report;
  bool *wanted = gv_malloc(c->makers.len + 1);
  gv_ties ties = {0};
  for (uint32_t i = 0; i < c->makers.len; i++) {
    const maker *m = &c->makers.at[i];
    wanted[i] = m->row != GV_NONE && r->tokens.at[m->row].unmapped;
    for (uint32_t f = 0; f < r->findings.len && !wanted[i]; f++)
      wanted[i] = r->findings.at[f].loc.line == m->loc.line;
  }
  for (uint32_t t = 0; t < c->takings.len; t++) {
    const taking *it = &c->takings.at[t];
    wanted[it->maker] |= r->tokens.at[it->row].uses.at[it->use].verdict != GV_PROVED;
    *gv_push(&ties) = (gv_tie){gv_map_get(&c->of_row, it->row), it->maker};
  }
  c->keep = gv_malloc(c->makers.len + 1);
  memset(c->keep, true, c->makers.len + 1);
  c->d->left_out += gv_keep_closest(c->makers.len, &ties, wanted, c->d->options->limit, c->keep);
  gv_vec_free(&ties);
  gv_free(wanted);
}

/* The node of operation `i`, and before it that of those that are left out. */
static void add_kept(columns *c, uint32_t i, uint32_t *left_out) {
  const maker *m = &c->makers.at[i];
  bool last = i + 1 == c->makers.len || !gv_str_equal(c->makers.at[i + 1].function, m->function);
  *left_out += !c->keep[i];
  if (*left_out && (c->keep[i] || last)) {
    uint32_t lane = lane_of(c, m->function, false);
    gv_pic_node *n = gv_add_left_out(c->d, &c->names, lane, *left_out,
                                     *left_out == 1 ? " operation" : " operations");
    n->thread = c->d->picture->lanes.at[lane].parent;
    *left_out = 0;
  }
  c->makers.at[i].node = GV_NONE;
  if (c->keep[i]) add_operation(c, &c->makers.at[i]);
}

void gv_draw_tokens(gv_drawing *d) {
  columns c = {.d = d};
  list_makers(&c);
  join_makers(&c);
  list_takings(&c);
  choose_makers(&c);
  for (uint32_t i = 0, t = 0, left_out = 0; i < c.makers.len; i++) {
    add_kept(&c, i, &left_out);
    if (!c.keep[i])
      while (t < c.takings.len && c.takings.at[t].maker == i) t++;
    while (t < c.takings.len && c.takings.at[t].maker == i) used_node(&c, &c.takings.at[t++]);
    if (c.keep[i] && c.makers.at[i].row != GV_NONE) add_result(&c, &c.makers.at[i]);
  }
  for (uint32_t t = 0; t < c.takings.len; t++)
    add_taking(&c, &c.makers.at[c.takings.at[t].maker], &c.takings.at[t]);
  mark_findings(&c);
  gv_vec_free(&c.makers);
  gv_free(c.keep);
  gv_vec_free(&c.takings);
  gv_map_free(&c.of_op);
  gv_map_free(&c.of_row);
  gv_map_free(&c.lanes);
  gv_map_free(&c.handles);
  gv_map_free(&c.names);
}
