/* needs: a picture and its layout. gives: DOT in which everything has its place, for "neato -n2";
 * other layouts of Graphviz may be had of it, too. cost: linear.
 *
 * Everything that a graph can hold is text of the user's: names go through cgraph, which quotes
 * them, and labels are markup in which every special character is escaped. */
#define _GNU_SOURCE
#include "dot/emit.h"

#include "base/foreign.h"

#include <graphviz/cgraph.h>

#include "dot/ids.h"
#include "dot/layout.h"

/* ---- text ------------------------------------------------------------------------------------ */

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
    else if (s.at[i] == '\\') /* with what comes after it in one piece of text it would be one of
                                 Graphviz's escapes */
      put(l, "<font face=\"Helvetica\">&#92;</font>"), i++;
    else
      i += put_char(l, GV_FORM_MARKUP, left);
  }
}

static char *finish(label *l) {
  *gv_push(&l->text) = 0;
  return l->text.at;
}

/* ---- attributes ------------------------------------------------------------------------------ */

static void set(void *object, const char *name, const char *value) {
  agsafeset(object, (char *)name, (char *)value, "");
}

/* `html` is markup. */
static void set_markup(Agraph_t *graph, void *object, const char *name, const char *html) {
  char *kept = agstrdup_html(graph, (char *)html);
  agsafeset(object, (char *)name, kept, "");
  agstrfree(graph, kept);
}

/* ---- looks ----------------------------------------------------------------------------------- */

static const struct {
  const char *shape, *style, *sign;
} looks[GV_LOOK_COUNT] = {
    [GV_LOOK_HOST] = {"box", "filled"},
    [GV_LOOK_WORK] = {"box", "filled,rounded"},
    [GV_LOOK_CALL] = {"component", "filled"},
    [GV_LOOK_BRANCH] = {"box", "filled", "\xe2\x97\x87 "},
    [GV_LOOK_BIRTH] = {"box", "filled", "\xe2\x97\x8b "},
    [GV_LOOK_DEATH] = {"box", "filled", "\xe2\x80\xa0 "},
    [GV_LOOK_BLOCK] = {"box", "filled"},
    [GV_LOOK_EVENT] = {"ellipse", "filled"},
    [GV_LOOK_MISSING] = {"box", "dashed,filled"},
    [GV_LOOK_LEFT_OUT] = {"plaintext", "solid"},
    [GV_LOOK_SITE] = {"box", "filled,dotted"},
};

/* Fill, line, width of the line, and a sign before the words. */
static const struct {
  const char *fill, *line, *width, *sign;
} marks[GV_MARK_COUNT] = {
    [GV_MARK_NONE] = {"#ffffff", "#7a7f87", "1", ""},
    [GV_MARK_STEP] = {"#fff4d6", "#7a5c00", "1", ""},
    [GV_MARK_CONSEQUENCE] = {"#fbe3e6", "#c8102e", "1.2", "\xe2\x86\xb3 "},
    [GV_MARK_UNPROVED] = {"#ece7f6", "#5b3f98", "2.4", "? "},
    [GV_MARK_WARNING] = {"#ffe0b8", "#8f4e00", "2.4", "\xe2\x9a\xa0 "},
    [GV_MARK_ERROR] = {"#f9c6cd", "#c8102e", "3", "\xe2\x9c\x97 "},
};

static const struct {
  const char *fill, *line, *style;
} lane_looks[GV_LANE_COUNT] = {
    /* style NULL: as every lane */
    [GV_LANE_FUNCTION] = {"#ffffff", "#9aa0a8", NULL},
    [GV_LANE_HOST] = {"#f3f4f6", "#9aa0a8", NULL},
    [GV_LANE_STREAM] = {"#e4f0f8", "#0072b2", NULL},
    [GV_LANE_NULL_STREAM] = {"#e4f0f8", "#0072b2", "filled,rounded,dashed"},
    [GV_LANE_TASK] = {"#f5e8f0", "#9a4f83", NULL},
    [GV_LANE_OTHER] = {"#fbf3dc", "#b06f00", NULL},
};

enum { EMPTY_TABLE = 90 };       /* more than its tags have characters, less than a row has */
enum { WORDS = 60, LINE = 100 }; /* longest texts of the legend */

enum { USUAL_SIZE = 12 }; /* of the fonts, which needs no word */

/* Text that is shown as it is, in the style of its line, after a sign. */
static void put_line(label *l, const gv_line *line, const char *color, const char *sign,
                     const char *other_sign) {
  bool usual = !*color && gv_font_size(line->style) == USUAL_SIZE;
  char tag[64];
  snprintf(tag, sizeof tag, "<font point-size=\"%g\"%s%s%s>", gv_font_size(line->style),
           *color ? " color=\"" : "", color, *color ? "\"" : "");
  put(l, usual ? "" : tag);
  put(l, gv_is_bold(line->style) ? "<b>" : "");
  put(l, sign);
  put(l, other_sign);
  if (line->text.len)
    put_text(l, line->text, SIZE_MAX);
  else
    put(l, "\xc2\xa0");
  put(l, gv_is_bold(line->style) ? "</b>" : "");
  put(l, usual ? "" : "</font>");
}

static const char *color_of(const gv_pic_node *n, gv_line_style style) {
  if (style == GV_LINE_PLACE) return "#555a61";
  if (style != GV_LINE_VERDICT) return "";
  return n->look == GV_LOOK_MISSING ? "#c8102e" : marks[n->mark].line;
}

static void put_node(label *l, const gv_pic_node *n, const gv_lines *lines) {
  bool verdict = true, title = true, left = n->text.len;
  for (uint32_t i = 0; i < lines->len; i++) {
    const gv_line *line = &lines->at[i];
    if (i && !line->joins) put(l, left ? "<br align=\"left\"/>" : "<br/>");
    const char *sign = "", *own = "";
    if (line->style == GV_LINE_VERDICT && verdict)
      sign = n->look == GV_LOOK_MISSING ? "+ " : marks[n->mark].sign, verdict = false;
    if (line->style == GV_LINE_TITLE && title) {
      if (verdict) sign = marks[n->mark].sign;
      if (looks[n->look].sign) own = looks[n->look].sign;
      title = false;
    }
    put_line(l, line, color_of(n, line->style), sign, own);
  }
  if (left) put(l, "<br align=\"left\"/>");
}

/* ---- places ---------------------------------------------------------------------------------- */

typedef struct drawing {
  Agraph_t *graph;
  const gv_picture *p;
  gv_layout layout;
} drawing;

/* In Graphviz up is up. */
static double up(const drawing *d, double y) { return d->layout.height - y; }

static void set_number(void *object, const char *name, double number) {
  char text[32];
  snprintf(text, sizeof text, "%.4g", number);
  set(object, name, text);
}

static void set_size(void *object, const gv_box *b) {
  set_number(object, "width", b->w / 72);
  set_number(object, "height", b->h / 72);
}

static void set_middle(const drawing *d, void *object, const char *name, const gv_box *b) {
  char text[64];
  snprintf(text, sizeof text, "%.1f,%.1f", b->x + b->w / 2, up(d, b->y + b->h / 2));
  set(object, name, text);
}

static void set_corners(const drawing *d, void *object, const gv_box *b) {
  char text[128];
  snprintf(text, sizeof text, "%.1f,%.1f,%.1f,%.1f", b->x, up(d, b->y + b->h), b->x + b->w,
           up(d, b->y));
  set(object, "bb", text);
}

static void put_point(label *l, const drawing *d, gv_point p) {
  char text[64];
  snprintf(text, sizeof text, "%s%.1f,%.1f", l->text.len ? " " : "", p.x, up(d, p.y));
  put(l, text);
}

static gv_point between(gv_point a, gv_point b, double part) {
  return (gv_point){a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

enum { HEAD = 8, NO_HEAD = 1 }; /* how much of a line its head takes */

/* As Graphviz has it: the end, then the splines up to the head. */
static void set_line(drawing *d, void *edge, const gv_path *path, const char *head) {
  label l = {0};
  gv_point end = path->points[path->count - 1], before = path->points[path->count - 2], last = end;
  double dx = end.x - before.x, dy = end.y - before.y,
         length = (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy);
  double room = strcmp(head, "none") == 0 ? NO_HEAD : HEAD;
  if (length > 0) last = between(end, before, room < length ? room / length : 0.5);
  char text[64];
  snprintf(text, sizeof text, "e,%.1f,%.1f", end.x, up(d, end.y));
  put(&l, text);
  put_point(&l, d, path->points[0]);
  for (uint32_t i = 1; i < path->count; i++) {
    gv_point a = path->points[i - 1], b = i + 1 == path->count ? last : path->points[i];
    put_point(&l, d, between(a, b, 1.0 / 3));
    put_point(&l, d, between(a, b, 2.0 / 3));
    put_point(&l, d, b);
  }
  set(edge, "pos", finish(&l));
  gv_vec_free(&l.text);
}

/* ---- nodes ----------------------------------------------------------------------------------- */

static Agnode_t *add_node(drawing *d, Agraph_t *lane, uint32_t number) {
  const gv_pic_node *n = &d->p->nodes.at[number];
  gv_arena arena = {0};
  Agnode_t *node = agnode(d->graph, (char *)gv_foreign_text(&arena, GV_FORM_LINE, n->name).at, 1);
  agsubnode(lane, node, 1);
  gv_arena_clear(&arena);
  label l = {0};
  put_node(&l, n, &d->layout.lines[number]);
  set_markup(d->graph, node, "label", finish(&l));
  gv_vec_free(&l.text);
  set(node, "shape", looks[n->look].shape);
  set(node, "style", looks[n->look].style);
  bool absent = n->look == GV_LOOK_MISSING;
  set(node, "fillcolor", absent ? "#ffffff" : marks[n->mark].fill);
  set(node, "color", absent ? "#c8102e" : marks[n->mark].line);
  set(node, "penwidth", absent ? "2" : marks[n->mark].width);
  set_middle(d, node, "pos", &d->layout.nodes[number]);
  set_size(node, &d->layout.nodes[number]);
  return node;
}

/* ---- lanes and regions ----------------------------------------------------------------------- */

static void put_lines(label *l, const gv_lines *lines, bool left) {
  for (uint32_t i = 0; i < lines->len; i++) {
    if (i) put(l, left ? "<br align=\"left\"/>" : "<br/>");
    put_line(l, &lines->at[i], "", "", "");
  }
  if (left) put(l, "<br align=\"left\"/>");
}

static Agraph_t *add_lane(drawing *d, Agraph_t *parent, uint32_t number) {
  const gv_pic_lane *lane = &d->p->lanes.at[number];
  gv_arena arena = {0};
  Agraph_t *sub =
      agsubg(parent, (char *)gv_format_foreign(&arena, "cluster/%.*s", GV_FMT(lane->name)).at, 1);
  gv_lines title = d->layout.lane_lines[number];
  bool own = !title.len;
  if (own) gv_wrap(&arena, &title, lane->title, GV_LINE_HEAD, 600, 1);
  label l = {0};
  put_lines(&l, &title, false);
  set_markup(parent, sub, "label", finish(&l));
  gv_vec_free(&l.text);
  if (lane_looks[lane->kind].style) set(sub, "style", lane_looks[lane->kind].style);
  set(sub, "color", lane_looks[lane->kind].line);
  set(sub, "fillcolor", lane_looks[lane->kind].fill);
  gv_box box = d->layout.lanes[number];
  set_corners(d, sub, &box);
  box.h = gv_line_height(title.len ? title.at[0].style : GV_LINE_HEAD) * title.len + 4;
  if (own && title.len) box.w = gv_text_width(title.at[0].text, GV_LINE_HEAD) + 20;
  set_middle(d, sub, "lp", &box);
  if (own) gv_vec_free(&title);
  gv_arena_clear(&arena);
  return sub;
}

/* Words for an attribute that is no markup: a backslash begins an escape there. "\\l" ends a line.
 */
static void put_label(label *l, const gv_lines *lines) {
  for (uint32_t k = 0; k < lines->len; k++) {
    gv_str s = lines->at[k].text;
    for (size_t i = 0; i < s.len; i++) {
      if (s.at[i] == '\\') put(l, "\\");
      *gv_push(&l->text) = s.at[i];
    }
    put(l, "\\l");
  }
}

/* In the order of the file, which is that in which nodes are drawn, regions come before what is in
 * them: `back` is written first. */
static void add_region(drawing *d, Agraph_t *back, uint32_t number) {
  const gv_pic_region *region = &d->p->regions.at[number];
  gv_box *box = &d->layout.regions[number];
  char name[32];
  if (!box->w) return;
  snprintf(name, sizeof name, "region %u", number);
  Agnode_t *node = agnode(back, name, 1);
  gv_arena arena = {0};
  gv_lines title = {0};
  gv_str words = region->place.len
                     ? gv_format(&arena, "%.*s, %.*s", GV_FMT(region->title), GV_FMT(region->place))
                     : region->title;
  gv_lines whole = {0};
  label tip = {0};
  gv_wrap(&arena, &whole, words, GV_LINE_LANE, 1e9, 1);
  put_label(&tip, &whole);
  tip.text.len -= 2; /* the end of its line */
  set(node, "tooltip", finish(&tip));
  gv_vec_free(&tip.text);
  gv_vec_free(&whole);
  gv_wrap(&arena, &title, words, GV_LINE_LANE, box->w - 8, 1);
  label l = {0};
  put(&l, region->loop ? "\xe2\x86\xbb " : "");
  put_label(&l, &title);
  set(node, "label", finish(&l));
  gv_vec_free(&l.text);
  gv_vec_free(&title);
  gv_arena_clear(&arena);
  set(node, "labelloc", "t");
  set(node, "margin", "0.06,0.02");
  set(node, "fontsize", "11");
  set(node, "fontname", "Helvetica-Bold");
  set(node, "style", "filled,dashed");
  set(node, "fillcolor", region->loop ? "#00725022" : "#6b4f9a22");
  set(node, "color", region->loop ? "#007250" : "#6b4f9a");
  set_middle(d, node, "pos", box);
  set_size(node, box);
}

/* ---- edges ----------------------------------------------------------------------------------- */

static Agedge_t *add_edge(drawing *d, Agnode_t **nodes, const gv_path *path) {
  const gv_pic_edge *e = &d->p->edges.at[path->edge];
  const gv_arrow_style *s = &gv_arrows[e->arrow];
  bool absent = d->p->nodes.at[path->from].look == GV_LOOK_MISSING ||
                d->p->nodes.at[path->to].look == GV_LOOK_MISSING;
  Agedge_t *edge = agedge(d->graph, nodes[path->from], nodes[path->to], NULL, 1);
  set(edge, "color", s->color);
  set(edge, "style", s->style);
  set(edge, "penwidth", s->width);
  set(edge, "arrowhead", s->head);
  set(edge, "weight", s->weight);
  if (!s->constrains && !absent) set(edge, "constraint", "false");
  set_line(d, edge, path, s->head);
  if (!path->label.len) return edge;
  label l = {0};
  bool missing = e->arrow == GV_ARROW_MISSING || e->arrow == GV_ARROW_LOST;
  put_label(&l, &path->label);
  set(edge, "label", finish(&l));
  gv_box box = path->box;
  double width = 0;
  for (uint32_t i = 0; i < path->label.len; i++)
    if (gv_text_width(path->label.at[i].text, GV_LINE_LABEL) > width)
      width = gv_text_width(path->label.at[i].text, GV_LINE_LABEL);
  box.w = width;
  set_middle(d, edge, "lp", &box);
  if (missing) set(edge, "fontcolor", "#c8102e");
  gv_vec_free(&l.text);
  return edge;
}

/* ---- the legend ------------------------------------------------------------------------------ */

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
    [GV_ARROW_LOST] = "- - \xe2\x8a\xa3",
    [GV_ARROW_WON] = "\xe2\x94\x81\xe2\x96\xb6",
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

static const char *const mark_meanings[GV_MARK_COUNT] = {NULL,
                                                         "a step of the path to the finding",
                                                         "a consequence of the finding",
                                                         "undecided",
                                                         "a warning",
                                                         "an error"};

static const char *const look_meanings[GV_LOOK_COUNT] = {
    [GV_LOOK_BIRTH] = "creates a stream, an event, a buffer or a module",
    [GV_LOOK_DEATH] = "destroys a stream or an event, unloads a module",
    [GV_LOOK_BRANCH] = "a branch that depends on this"};

/* False: there is nothing to explain. */
static bool put_legend(label *l, const gv_picture *p) {
  bool arrows[GV_ARROW_COUNT] = {0}, used[GV_MARK_COUNT] = {0}, seen[GV_LOOK_COUNT] = {0};
  for (uint32_t i = 0; i < p->edges.len; i++) arrows[p->edges.at[i].arrow] = true;
  for (uint32_t i = 0; i < p->nodes.len; i++)
    used[p->nodes.at[i].mark] = seen[p->nodes.at[i].look] = true;
  size_t before = l->text.len;
  put(l, "<table border=\"0\" cellborder=\"0\" cellspacing=\"1\" cellpadding=\"1\">");
  for (int i = 0; i < GV_ARROW_COUNT; i++)
    if (arrows[i]) put_legend_row(l, gv_arrows[i].color, samples[i], gv_arrows[i].meaning);
  for (int i = 0; i < GV_LOOK_COUNT; i++)
    if (seen[i] && looks[i].sign)
      put_legend_row(l, marks[GV_MARK_NONE].line, looks[i].sign, look_meanings[i]);
  for (int i = GV_MARK_COUNT - 1; i > GV_MARK_NONE; i--)
    if (used[i])
      put_legend_row(l, marks[i].line, *marks[i].sign ? marks[i].sign : "\xe2\x96\xad",
                     mark_meanings[i]);
  put(l, "</table>");
  return l->text.len > before + EMPTY_TABLE;
}

enum { LEGEND_ROW = 17, LEGEND_WIDTH = 420 };

static void add_legend(drawing *d, double *height) {
  Agraph_t *graph = d->graph;
  label l = {0};
  *height = 0;
  if (!put_legend(&l, d->p)) {
    gv_vec_free(&l.text);
    return;
  }
  Agnode_t *node = agnode(graph, (char *)"legend", 1);
  set_markup(graph, node, "label", finish(&l));
  gv_vec_free(&l.text);
  set(node, "shape", "plain");
  set(node, "style", "solid");
  set(node, "fontsize", "10");
  set(node, "fixedsize", "false");
  uint32_t rows = 0;
  for (const char *at = agget(node, (char *)"label"); (at = strstr(at, "<tr>")); at++) rows++;
  *height = LEGEND_ROW * rows + 10;
  gv_box box = {0, d->layout.height, LEGEND_WIDTH, *height};
  set_middle(d, node, "pos", &box);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static void declare(Agraph_t *graph) {
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
      {AGRAPH, "fontsize", "12"},
      {AGRAPH, "style", "filled,rounded"},
      {AGRAPH, "color", "#0072b2"},
      {AGRAPH, "fillcolor", "#e4f0f8"},
      {AGRAPH, "notranslate", "true"},
      {AGRAPH, "lp", ""},
      {AGRAPH, "bb", ""},
      {AGNODE, "pos", ""},
      {AGNODE, "width", "1"},
      {AGNODE, "height", "0.5"},
      {AGNODE, "fixedsize", "true"},
      {AGNODE, "labelloc", "c"},
      {AGEDGE, "pos", ""},
      {AGEDGE, "lp", ""},
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
}

static void set_head(drawing *d, double legend) {
  label l = {0};
  put_lines(&l, &d->layout.head, true);
  set_markup(d->graph, d->graph, "label", finish(&l));
  gv_vec_free(&l.text);
  gv_box all = {0, 0, d->layout.width, d->layout.height + legend}, head = {0};
  for (uint32_t i = 0; i < d->layout.head.len; i++) {
    double width = gv_text_width(d->layout.head.at[i].text, GV_LINE_HEAD);
    if (width > head.w) head.w = width;
    head.h += gv_line_height(GV_LINE_HEAD);
  }
  head.x = 10, head.y = 10;
  set_corners(d, d->graph, &all);
  set_middle(d, d->graph, "lp", &head);
}

static void build(drawing *d) {
  const gv_picture *p = d->p;
  Agraph_t **lanes = gv_malloc((p->lanes.len + 1) * sizeof *lanes);
  Agnode_t **nodes = gv_malloc((p->nodes.len + 1) * sizeof *nodes);
  double legend;
  declare(d->graph);
  Agraph_t *back = p->regions.len ? agsubg(d->graph, (char *)"regions", 1) : NULL;
  for (uint32_t i = 0; i < p->regions.len; i++) add_region(d, back, i);
  for (uint32_t i = 0; i < p->lanes.len; i++) {
    uint32_t parent = p->lanes.at[i].parent;
    lanes[i] = !d->layout.lanes[i].w ? d->graph
                                     : add_lane(d, parent == GV_NONE ? d->graph : lanes[parent], i);
  }
  for (uint32_t i = 0; i < p->nodes.len; i++)
    nodes[i] = d->layout.nodes[i].w ? add_node(d, lanes[p->nodes.at[i].lane], i) : NULL;
  for (uint32_t i = 0; i < d->layout.paths.len; i++) add_edge(d, nodes, &d->layout.paths.at[i]);
  add_legend(d, &legend);
  set_head(d, legend);
  gv_free(lanes);
  gv_free(nodes);
}

gv_status gv_emit_dot(const gv_picture *p, gv_text *dot) {
  drawing d = {.graph = agopen((char *)"gpuverify", Agdirected, &gv_ids), .p = p};
  FILE *out = open_memstream(&dot->at, &dot->len);
  if (!d.graph || !out) gv_out_of_memory();
  gv_layout_find(&d.layout, p);
  build(&d);
  gv_layout_clear(&d.layout);
  bool written = agwrite(d.graph, out) == 0 && !ferror(out);
  written &= fclose(out) == 0;
  agclose(d.graph);
  return written ? GV_OK : GV_UNUSABLE;
}

void gv_text_clear(gv_text *text) {
  free(text->at);
  *text = (gv_text){0};
}
