/* needs: a picture. gives: DOT. cost: linear.
 *
 * Everything that a graph can hold is text of the user's: names go through cgraph, which quotes them, and labels are markup in which
 * every special character is escaped. */
#define _GNU_SOURCE
#include "dot/emit.h"

#include "base/foreign.h"

#include <graphviz/cgraph.h>

#include "dot/ids.h"

/* ---- text ---------------------------------------------------------------------------------------------------------------------------------- */

/* A label under construction. */
typedef struct label {
  GV_VEC(char) text;
} label;

static void put(label *l, const char *text) {
  for (; *text; text++) *gv_push(&l->text) = *text;
}

/* A character that is in `form`. */
static size_t put_char(label *l, gv_form form, gv_str s) {
  char piece[GV_FORM_LONGEST];
  gv_char c = gv_utf8_next(s);
  uint32_t len = gv_foreign_char(form, s, c, piece);
  for (uint32_t i = 0; i < len; i++) *gv_push(&l->text) = piece[i];
  return c.len;
}

/* Markup; very long words are cut. */
static void put_text(label *l, gv_str s, size_t limit) {
  for (size_t i = 0; i < s.len;) {
    gv_str left = {s.at + i, s.len - i};
    if (i >= limit) {
      put(l, "\xe2\x80\xa6");
      return;
    }
    if (s.at[i] == '\n')
      put(l, "<br align=\"left\"/>"), i++;
    else
      i += put_char(l, GV_FORM_MARKUP, left);
  }
}

static char *finish(label *l) {
  *gv_push(&l->text) = 0;
  return l->text.at;
}

/* ---- attributes ------------------------------------------------------------------------------------------------------------------------------ */

static void set(void *object, const char *name, const char *value) { agsafeset(object, (char *)name, (char *)value, ""); }

/* `html` is markup. */
static void set_markup(Agraph_t *graph, void *object, const char *name, const char *html) {
  char *kept = agstrdup_html(graph, (char *)html);
  agsafeset(object, (char *)name, kept, "");
  agstrfree(graph, kept);
}

/* ---- looks -------------------------------------------------------------------------------------------------------------------------------------- */

static const struct {
  const char *name, *shape, *style, *sign;
} looks[GV_LOOK_COUNT] = {
    [GV_LOOK_HOST] = {"host", "box", "filled"},
    [GV_LOOK_WORK] = {"work", "box", "filled,rounded"},
    [GV_LOOK_CALL] = {"call", "component", "filled"},
    [GV_LOOK_BRANCH] = {"branch", "hexagon", "filled"},
    [GV_LOOK_BIRTH] = {"birth", "box", "filled", "\xe2\x97\x8b "},
    [GV_LOOK_DEATH] = {"death", "box", "filled", "\xe2\x80\xa0 "},
    [GV_LOOK_BLOCK] = {"block", "box", "filled"},
    [GV_LOOK_EVENT] = {"event", "ellipse", "filled"},
    [GV_LOOK_MISSING] = {"absent", "box", "dashed,filled"},
};

/* Fill, line, width of the line, and a sign before the words. */
static const struct {
  const char *name, *fill, *line, *width, *sign;
} marks[GV_MARK_COUNT] = {
    [GV_MARK_NONE] = {"plain", "#ffffff", "#7a7f87", "1", ""},
    [GV_MARK_STEP] = {"step", "#fff4d6", "#7a5c00", "1", ""},
    [GV_MARK_CONSEQUENCE] = {"consequence", "#fbe3e6", "#c8102e", "1.2", "\xe2\x86\xb3 "},
    [GV_MARK_UNPROVED] = {"unproved", "#ece7f6", "#5b3f98", "2.4", "? "},
    [GV_MARK_WARNING] = {"warning", "#ffe0b8", "#8f4e00", "2.4", "\xe2\x9a\xa0 "},
    [GV_MARK_ERROR] = {"error", "#f9c6cd", "#c8102e", "3", "\xe2\x9c\x97 "},
};

static const struct {
  const char *name, *fill, *line, *style;
} lane_looks[GV_LANE_COUNT] = {
    /* style NULL: as every lane */
    [GV_LANE_FUNCTION] = {"function", "#ffffff", "#9aa0a8", NULL},
    [GV_LANE_HOST] = {"host", "#f3f4f6", "#9aa0a8", NULL},
    [GV_LANE_STREAM] = {"stream", "#e4f0f8", "#0072b2", NULL},
    [GV_LANE_NULL_STREAM] = {"null-stream", "#e4f0f8", "#0072b2", "filled,rounded,dashed"},
    [GV_LANE_TASK] = {"task", "#f5e8f0", "#9a4f83", NULL},
    [GV_LANE_OTHER] = {"other", "#fbf3dc", "#b06f00", NULL},
};

enum { EMPTY_TABLE = 90 };                     /* more than its tags have characters, less than a row has */
enum { WORDS = 60, LINE = 100, MEASURE = 28 }; /* longest texts in a node */

static void put_steps(label *l, const gv_pic_node *n) {
  for (uint32_t i = 0; i < n->steps.len && i < 8; i++) {
    char number[16];
    snprintf(number, sizeof number, "%s%u", i ? "," : "", n->steps.at[i]);
    put(l, number);
  }
}

static void put_node(label *l, const gv_pic_node *n) {
  if (n->verdict.len) {
    bool absent = n->look == GV_LOOK_MISSING;
    put(l, "<font color=\"");
    put(l, absent ? "#c8102e" : marks[n->mark].line);
    put(l, "\" point-size=\"10\"><b>");
    put(l, absent ? "+ " : marks[n->mark].sign);
    put_text(l, n->verdict, WORDS);
    put(l, "</b></font><br/>");
  } else {
    put(l, marks[n->mark].sign);
  }
  put(l, "<b>");
  if (looks[n->look].sign) put(l, looks[n->look].sign);
  put_text(l, n->title, WORDS);
  put(l, "</b>");
  put_text(l, n->arguments, WORDS);
  if (n->text.len) {
    put(l, "<br align=\"left\"/><font point-size=\"10\">");
    put_text(l, n->text, 40 * LINE);
    put(l, "</font>");
  }
  if (n->place.len || n->steps.len) {
    put(l, "<br/><font color=\"#555a61\" point-size=\"9\">");
    put_text(l, n->place, WORDS);
    if (n->steps.len) put(l, n->place.len ? " \xc2\xb7 step " : "step "), put_steps(l, n);
    put(l, "</font>");
  }
}

static Agnode_t *add_node(Agraph_t *graph, Agraph_t *lane, const gv_pic_node *n) {
  gv_arena arena = {0};
  Agnode_t *node = agnode(graph, (char *)gv_foreign_text(&arena, GV_FORM_LINE, n->name).at, 1);
  agsubnode(lane, node, 1);
  gv_arena_clear(&arena);
  label l = {0};
  put_node(&l, n);
  set_markup(graph, node, "label", finish(&l));
  gv_vec_free(&l.text);
  set(node, "shape", looks[n->look].shape);
  set(node, "style", looks[n->look].style);
  bool absent = n->look == GV_LOOK_MISSING;
  set(node, "fillcolor", absent ? "#ffffff" : marks[n->mark].fill);
  set(node, "color", absent ? "#c8102e" : marks[n->mark].line);
  set(node, "penwidth", absent ? "2" : marks[n->mark].width);
  return node;
}

/* ---- lanes --------------------------------------------------------------------------------------------------------------------------------------- */

static Agraph_t *add_lane(Agraph_t *parent, const gv_pic_lane *lane) {
  gv_arena arena = {0};
  Agraph_t *sub = agsubg(parent, (char *)gv_format_foreign(&arena, "cluster/%.*s", GV_FMT(lane->name)).at, 1);
  gv_arena_clear(&arena);
  label l = {0};
  put_text(&l, lane->title, WORDS);
  set_markup(parent, sub, "label", finish(&l));
  gv_vec_free(&l.text);
  if (lane_looks[lane->kind].style) set(sub, "style", lane_looks[lane->kind].style);
  set(sub, "color", lane_looks[lane->kind].line);
  set(sub, "fillcolor", lane_looks[lane->kind].fill);
  return sub;
}

/* ---- edges ---------------------------------------------------------------------------------------------------------------------------------------- */

/* Words for an attribute that is no markup, in lines of about MEASURE characters, so that what an edge says does not push the lanes
 * apart. A backslash begins an escape there: "\\l" ends a line. */
static void put_wrapped(label *l, gv_str s) {
  size_t column = 0;
  for (size_t i = 0; i < s.len; column++) {
    if (s.at[i] == ' ' && column >= MEASURE) {
      put(l, "\\l\xc2\xa0");
      column = 0;
      i++;
    } else if (s.at[i] == '\\') {
      put(l, "\\\\");
      i++;
    } else {
      i += put_char(l, GV_FORM_LINE, (gv_str){s.at + i, s.len - i});
    }
  }
}

static Agedge_t *add_edge(Agraph_t *graph, Agnode_t *from, Agnode_t *to, const gv_pic_edge *e, bool towards_absent) {
  const gv_arrow_style *s = &gv_arrows[e->arrow];
  Agedge_t *edge = agedge(graph, from, to, NULL, 1);
  set(edge, "color", s->color);
  set(edge, "style", s->style);
  set(edge, "penwidth", s->width);
  set(edge, "arrowhead", s->head);
  set(edge, "weight", s->weight);
  if (!s->constrains && !towards_absent) set(edge, "constraint", "false");
  if (e->arrow == GV_ARROW_RECORD && e->label.len) set(edge, "minlen", "3"); /* room to go around what lies between */
  if (!e->label.len) return edge;
  label l = {0};
  bool missing = e->arrow == GV_ARROW_MISSING;
  put(&l, missing ? "\xc2\xa0missing: " : "\xc2\xa0");
  put_wrapped(&l, e->label);
  put(&l, "\\l");
  set(edge, "label", finish(&l));
  if (missing) set(edge, "fontcolor", "#c8102e");
  if (missing) set(edge, "fontname", "Helvetica-Bold");
  gv_vec_free(&l.text);
  return edge;
}

/* By which the page finds it in the drawing. */
static void set_id(void *object, char kind, uint32_t number) {
  char id[24];
  snprintf(id, sizeof id, "%c%u", kind, number);
  set(object, "id", id);
}

/* One node a row: an edge that is not seen from each to the next. */
static void add_rows(Agraph_t *graph, const gv_picture *p, Agnode_t **nodes) {
  Agnode_t *last = NULL; /* rows come after the other edges: where one runs down already, none is needed */
  for (uint32_t i = 0; i < p->nodes.len; i++) {
    if (p->nodes.at[i].look == GV_LOOK_MISSING || p->nodes.at[i].look == GV_LOOK_EVENT) continue;
    Agedge_t *runs = last ? agedge(graph, last, nodes[i], NULL, 0) : NULL;
    if (last && (!runs || strcmp(agget(runs, (char *)"constraint"), "false") == 0)) {
      Agedge_t *edge = agedge(graph, last, nodes[i], NULL, 1);
      set(edge, "style", "invis");
      set(edge, "weight", "0");
    }
    last = nodes[i];
  }
}

/* ---- the legend ---------------------------------------------------------------------------------------------------------------------------------------- */

static const char *const samples[GV_ARROW_COUNT] = {
    [GV_ARROW_PROGRAM] = "\xe2\x94\x80\xe2\x96\xb6",
    [GV_ARROW_ISSUE] = "\xc2\xb7\xc2\xb7\xc2\xb7&gt;",
    [GV_ARROW_STREAM] = "\xe2\x94\x81\xe2\x96\xb6",
    [GV_ARROW_RECORD] = "\xe2\x95\x90\xe2\x96\xb6",
    [GV_ARROW_HOST] = "\xe2\x94\x80\xe2\x96\xa0",
    [GV_ARROW_TASK] = "\xe2\x94\x80\xe2\x97\x87",
    [GV_ARROW_LIFE] = "- - \xe2\x97\x8b",
    [GV_ARROW_AGAIN] = "- - )",
    [GV_ARROW_MAYBE] = "\xc2\xb7\xc2\xb7\xc2\xb7\xe2\x96\xb7",
    [GV_ARROW_FLOW] = "\xe2\x94\x80\xe2\x96\xb6",
    [GV_ARROW_NEXT] = "\xe2\x94\x80&gt;",
    [GV_ARROW_TOKEN] = "\xe2\x94\x80\xe2\x96\xb6",
    [GV_ARROW_BROKEN] = "\xe2\x94\x81\xe2\x8a\xa3",
    [GV_ARROW_DOUBTED] = "\xc2\xb7\xc2\xb7\xc2\xb7\xe2\x96\xb7",
    [GV_ARROW_BECAME] = "- - -",
    [GV_ARROW_USED] = "\xc2\xb7\xc2\xb7\xc2\xb7\xe2\x97\x8b",
    [GV_ARROW_MISSING] = "\xe2\x95\x8c\xe2\x95\x8c\xe2\x96\xb6",
};

static void put_legend_row(label *l, const char *color, const char *sample, const char *meaning) {
  gv_str first = gv_str_of(color);
  const char *colon = memchr(color, ':', first.len);
  if (colon) first.len = (size_t)(colon - color);
  put(l, "<tr><td align=\"left\"><font color=\"");
  put_text(l, first, WORDS);
  put(l, "\"><b>");
  put(l, sample);
  put(l, "</b></font></td><td align=\"left\">");
  put_text(l, gv_str_of(meaning), LINE);
  put(l, "</td></tr>");
}

static const char *const mark_meanings[GV_MARK_COUNT] = {
    NULL, "a step on the way to the finding", "goes wrong because of it", "cannot be told", "a warning", "an error"};

static const char *const look_meanings[GV_LOOK_COUNT] = {[GV_LOOK_BIRTH] = "makes a stream, an event, a buffer or a module",
                                                         [GV_LOOK_DEATH] = "destroys a stream or an event, unloads a module"};

/* False: there is nothing to explain. */
static bool put_legend(label *l, const gv_picture *p) {
  bool arrows[GV_ARROW_COUNT] = {0}, used[GV_MARK_COUNT] = {0}, seen[GV_LOOK_COUNT] = {0};
  for (uint32_t i = 0; i < p->edges.len; i++) arrows[p->edges.at[i].arrow] = true;
  for (uint32_t i = 0; i < p->nodes.len; i++) used[p->nodes.at[i].mark] = seen[p->nodes.at[i].look] = true;
  size_t before = l->text.len;
  put(l, "<table border=\"0\" cellborder=\"0\" cellspacing=\"1\" cellpadding=\"1\">");
  for (int i = 0; i < GV_ARROW_COUNT; i++)
    if (arrows[i]) put_legend_row(l, gv_arrows[i].color, samples[i], gv_arrows[i].meaning);
  for (int i = 0; i < GV_LOOK_COUNT; i++)
    if (seen[i] && looks[i].sign) put_legend_row(l, marks[GV_MARK_NONE].line, looks[i].sign, look_meanings[i]);
  for (int i = GV_MARK_COUNT - 1; i > GV_MARK_NONE; i--)
    if (used[i]) put_legend_row(l, marks[i].line, *marks[i].sign ? marks[i].sign : "\xe2\x96\xad", mark_meanings[i]);
  for (uint32_t i = 0; i < p->remarks.len; i++) put_legend_row(l, "#c8102e", "!", p->remarks.at[i].at);
  put(l, "</table>");
  return l->text.len > before + EMPTY_TABLE;
}

static void add_legend(Agraph_t *graph, const gv_picture *p) {
  label l = {0};
  if (!put_legend(&l, p)) {
    gv_vec_free(&l.text);
    return;
  }
  Agnode_t *node = agnode(graph, (char *)"legend", 1);
  set_markup(graph, node, "label", finish(&l));
  gv_vec_free(&l.text);
  set(node, "shape", "plain");
  set(node, "style", "solid");
  set(node, "fontsize", "10");
}

/* ---- the whole ----------------------------------------------------------------------------------------------------------------------------------------- */

static void declare(Agraph_t *graph, const gv_picture *p) {
  static const struct {
    int kind;
    const char *name, *value;
  } defaults[] = {
      {AGRAPH, "charset", "UTF-8"},
      {AGRAPH, "rankdir", "TB"},
      {AGRAPH, "bgcolor", "#ffffff"},
      {AGRAPH, "compound", "true"},
      {AGRAPH, "newrank", "false"},
      {AGRAPH, "nodesep", "0.35"},
      {AGRAPH, "ranksep", "0.28"},
      {AGRAPH, "pad", "0.2"},
      {AGRAPH, "labelloc", "t"},
      {AGRAPH, "labeljust", "l"},
      {AGRAPH, "fontname", "Helvetica-Bold"},
      {AGRAPH, "fontsize", "13"},
      {AGRAPH, "style", "filled,rounded"},
      {AGRAPH, "color", "#0072b2"},
      {AGRAPH, "fillcolor", "#e4f0f8"},
      {AGNODE, "fontname", "Helvetica"},
      {AGNODE, "fontsize", "12"},
      {AGNODE, "fontcolor", "#16181b"},
      {AGNODE, "margin", "0.14,0.06"},
      {AGEDGE, "fontname", "Helvetica"},
      {AGEDGE, "fontsize", "10"},
      {AGEDGE, "arrowsize", "0.8"},
      {AGEDGE, "fontcolor", "#3a3f45"},
      {AGNODE, "shape", "box"},
      {AGNODE, "style", "filled"},
      {AGNODE, "color", "#7a7f87"},
      {AGNODE, "fillcolor", "#ffffff"},
      {AGNODE, "penwidth", "1"},
      {AGEDGE, "color", "#7a7f87"},
      {AGEDGE, "style", "solid"},
      {AGEDGE, "penwidth", "1"},
      {AGEDGE, "arrowhead", "normal"},
      {AGEDGE, "weight", "10"},
      {AGEDGE, "constraint", "true"},
      {AGEDGE, "minlen", "1"},
  };
  for (size_t i = 0; i < sizeof defaults / sizeof *defaults; i++)
    agattr(graph, defaults[i].kind, (char *)defaults[i].name, (char *)defaults[i].value);
  label l = {0};
  put_text(&l, p->title, 4 * LINE);
  for (uint32_t i = 0; i < p->remarks.len; i++) put(&l, "<br align=\"left\"/>"), put_text(&l, p->remarks.at[i], 4 * LINE);
  put(&l, "<br align=\"left\"/>");
  set_markup(graph, graph, "label", finish(&l));
  gv_vec_free(&l.text);
}

static void build(Agraph_t *graph, const gv_picture *p, bool for_page) {
  Agraph_t **lanes = gv_malloc((p->lanes.len + 1) * sizeof *lanes);
  Agnode_t **nodes = gv_malloc((p->nodes.len + 1) * sizeof *nodes);
  declare(graph, p);
  for (uint32_t i = 0; i < p->lanes.len; i++)
    lanes[i] = add_lane(p->lanes.at[i].parent == GV_NONE ? graph : lanes[p->lanes.at[i].parent], &p->lanes.at[i]);
  for (uint32_t i = 0; i < p->nodes.len; i++) {
    nodes[i] = add_node(graph, lanes[p->nodes.at[i].lane], &p->nodes.at[i]);
    if (for_page) set_id(nodes[i], 'n', i);
  }
  for (uint32_t i = 0; i < p->edges.len; i++) {
    const gv_pic_edge *e = &p->edges.at[i];
    bool absent = p->nodes.at[e->from].look == GV_LOOK_MISSING || p->nodes.at[e->to].look == GV_LOOK_MISSING;
    Agedge_t *edge = add_edge(graph, nodes[e->from], nodes[e->to], e, absent);
    if (for_page) set_id(edge, 'e', i);
  }
  if (p->rows) add_rows(graph, p, nodes);
  if (!for_page) add_legend(graph, p);
  gv_free(lanes);
  gv_free(nodes);
}

gv_status gv_emit_dot(const gv_picture *p, bool for_page, gv_text *dot) {
  Agraph_t *graph = agopen((char *)"gpuverify", Agdirected, &gv_ids);
  FILE *out = open_memstream(&dot->at, &dot->len);
  if (!graph || !out) gv_out_of_memory();
  build(graph, p, for_page);
  bool written = agwrite(graph, out) == 0 && !ferror(out);
  written &= fclose(out) == 0;
  agclose(graph);
  return written ? GV_OK : GV_UNUSABLE;
}

void gv_text_clear(gv_text *text) {
  free(text->at);
  *text = (gv_text){0};
}
