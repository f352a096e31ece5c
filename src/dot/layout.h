/* layout: where everything in a picture stands, in points, from the upper left corner. */
#ifndef GV_DOT_LAYOUT_H
#define GV_DOT_LAYOUT_H

#include "dot/picture.h"

typedef struct gv_point {
  double x, y;
} gv_point;

typedef struct gv_box {
  double x, y, w, h; /* w 0: it is not shown */
} gv_box;

typedef enum gv_line_style {
  GV_LINE_VERDICT,
  GV_LINE_TITLE,
  GV_LINE_ARGUMENTS,
  GV_LINE_BODY,
  GV_LINE_PLACE,
  GV_LINE_LABEL, /* of an edge */
  GV_LINE_LANE,
  GV_LINE_HEAD, /* of the picture, a function, a region */
  GV_LINE_STYLES
} gv_line_style;

/* Text as it is shown: what would not be seen is spelled. */
typedef struct gv_line {
  gv_str text;
  gv_line_style style;
  bool joins; /* it goes on in the line before it */
} gv_line;

typedef GV_VEC(gv_line) gv_lines;

/* An edge, or one that stands for several where what is repeated is folded. */
typedef struct gv_path {
  uint32_t edge, from, to;
  gv_point points[8];
  uint32_t count; /* of points */
  gv_lines label;
  gv_box box; /* of the label; w 0: there is none */
} gv_path;

typedef struct gv_layout {
  gv_arena arena;
  double width, height;
  uint32_t node_count, lane_count;
  gv_box *nodes, *lanes, *regions;
  gv_lines *lines;      /* by node */
  gv_lines *lane_lines; /* by lane: its title */
  gv_lines head;        /* the title and the remarks */
  GV_VEC(gv_path) paths;
} gv_layout;

/* Of a placed picture. */
void gv_layout_find(gv_layout *layout, const gv_picture *picture);
/* Frees what gv_layout_find() has made. */
void gv_layout_clear(gv_layout *layout);

/* ---- text.c ---- */

/* How wide a text in this style is, at most, in the fonts that stand in for Helvetica. */
double gv_text_width(gv_str text, gv_line_style style);
/* Height of a line, and its font's size. */
double gv_line_height(gv_line_style style);
/* In points. */
double gv_font_size(gv_line_style style);
/* Lines of this style are drawn in bold. */
bool gv_is_bold(gv_line_style style);
/* The text, which is foreign, in lines no wider than `width`; no more than `most` lines. */
void gv_wrap(gv_arena *arena, gv_lines *lines, gv_str text, gv_line_style style, double width,
             uint32_t most);

#endif
