/* picture: boxes, arrows and lanes before the layout by Graphviz: contents and style classes,
 * without positions. */
#ifndef GV_DOT_PICTURE_H
#define GV_DOT_PICTURE_H

#include "base/base.h"
#include "model/model.h"

typedef enum gv_look {
  GV_LOOK_HOST, /* the host does it */
  GV_LOOK_WORK, /* enqueued on a stream */
  GV_LOOK_CALL,
  GV_LOOK_BRANCH,
  GV_LOOK_BIRTH,
  GV_LOOK_DEATH,
  GV_LOOK_BLOCK,
  GV_LOOK_EVENT,
  GV_LOOK_MISSING,  /* is not there, and would have to be */
  GV_LOOK_LEFT_OUT, /* stands for what is not shown */
  GV_LOOK_SITE, /* a place that a finding names, at which there is nothing that the picture is about
                 */
  GV_LOOK_COUNT
} gv_look;

/* What a finding makes of a node; the greater one wins. */
typedef enum gv_emphasis {
  GV_MARK_NONE,
  GV_MARK_STEP,        /* on the way to a finding */
  GV_MARK_CONSEQUENCE, /* goes wrong because of it */
  GV_MARK_UNPROVED,
  GV_MARK_WARNING,
  GV_MARK_ERROR,
  GV_MARK_COUNT
} gv_emphasis;

typedef enum gv_arrow {
#define ARROW(id, ...) GV_ARROW_##id,
#include "dot/arrows.def"
#undef ARROW
  GV_ARROW_COUNT
} gv_arrow;

typedef enum gv_lane_kind {
  GV_LANE_FUNCTION,
  GV_LANE_HOST,
  GV_LANE_STREAM,
  GV_LANE_NULL_STREAM,
  GV_LANE_TASK,
  GV_LANE_OTHER,
  GV_LANE_COUNT
} gv_lane_kind;

typedef struct gv_pic_lane {
  gv_str name; /* unique and the same from run to run */
  gv_str title;
  gv_lane_kind kind;
  uint32_t parent; /* GV_NONE */
  uint32_t column; /* of a lane with a parent: its place from left to right, from 0; the same in
                      every picture of the function */
  gv_loc loc;      /* of what it stands for, to tell lanes of one title apart */
} gv_pic_lane;

/* What is done only under a condition, or again and again. */
typedef struct gv_pic_region {
  gv_str title; /* "if %5", "loop while %7" */
  gv_str place;
  uint32_t parent; /* region around it; GV_NONE */
  bool loop;
} gv_pic_region;

typedef struct gv_pic_node {
  gv_str name;             /* unique and the same from run to run */
  gv_str title, arguments; /* "mgpuStreamDestroy", "(%1)" */
  gv_str text;             /* more lines, for a block; each ends with a newline */
  gv_str verdict;          /* the rule that it breaks, or ""; what it is missing */
  gv_str message;          /* the finding's */
  gv_str place;            /* "file.mlir:48" */
  gv_str source;           /* the line */
  GV_VEC(uint32_t) steps;  /* of the counterexample, from 1 */
  gv_loc loc;
  uint32_t lane;
  gv_look look;
  gv_emphasis mark;
  uint32_t region; /* the innermost around it; GV_NONE */
  uint32_t thread; /* whose program it belongs to: one after the other; GV_NONE: nobody's */
  uint64_t order;  /* what has a smaller one was placed before */
  uint32_t row;    /* time step, from 0, counted through all functions */
  uint32_t column;
  uint32_t fold;   /* the node that stands for it where repeated steps are folded; GV_NONE */
  uint32_t copies; /* of a node that others are folded into: how many it stands for, itself
                      included; else 0 */
  uint32_t count;  /* GV_LOOK_LEFT_OUT: of how many */
  bool is_await;   /* of tasks */
} gv_pic_node;

typedef struct gv_pic_edge {
  uint32_t from, to;
  gv_arrow arrow;
  gv_str label;
  bool orders; /* `from` is over, always, before `to` begins */
  gv_str how;  /* what makes it: "event %5, recorded at a.mlir:31, waited for at a.mlir:39"; "" */
} gv_pic_edge;

/* One step of a finding's path. */
typedef struct gv_pic_step {
  uint32_t node; /* GV_NONE: none is shown */
  gv_str message, place, source;
} gv_pic_step;

typedef struct gv_pic_finding {
  gv_str rule, severity, message, function, place;
  uint32_t node; /* at its place; GV_NONE */
  gv_emphasis mark;
  GV_VEC(gv_pic_step) steps; /* the last is the finding itself, then its consequences */
} gv_pic_finding;

typedef struct gv_picture {
  gv_arena arena; /* all text */
  gv_str title;
  GV_VEC(gv_str) remarks; /* what was left out */
  GV_VEC(gv_pic_lane) lanes;
  GV_VEC(gv_pic_node) nodes; /* from the top down */
  GV_VEC(gv_pic_edge) edges;
  GV_VEC(gv_pic_finding) findings;
  GV_VEC(gv_pic_region) regions;
  const char *kind;  /* "order", … */
  gv_str name;       /* of the step, where there are several pictures; "" */
  bool free_columns; /* nodes stand in any column, whatever their lane */
} gv_picture;

/* Frees lists and texts. */
void gv_picture_clear(gv_picture *picture);
/* Copies what is borrowed, so that the picture outlives what it is made of. */
void gv_picture_detach(gv_picture *picture);
/* A new node in the lane, with nothing to say yet; GV_NONE in all that has no value. Its address is
 * good until the next one. */
gv_pic_node *gv_picture_node(gv_picture *picture, gv_str name, uint32_t lane, gv_look look);
/* Gives every node its row and column, and every lane its column: what comes after another by an
 * edge stands below it, and so does what comes after it in its thread; what is not ordered may
 * stand beside it. place.c */
void gv_picture_place_nodes(gv_picture *picture);
/* Finds what is done many times over, one after the other: the first time stands for the others.
 * fold.c */
void gv_picture_fold(gv_picture *picture);
/* Of an edge the end as it is drawn where what is repeated is folded. */
static inline uint32_t gv_picture_folded(const gv_picture *p, uint32_t node) {
  return p->nodes.at[node].fold == GV_NONE ? node : p->nodes.at[node].fold;
}
/* "BASE.1", "BASE.2", … in the order of calls: `names` counts. */
gv_str gv_picture_name(gv_picture *picture, gv_map *names, gv_str base);
/* "file.mlir:48": the last part of the path, which is enough to find it. */
gv_str gv_picture_place(gv_picture *picture, const gv_model *model, gv_loc loc);
/* The source line without the blanks around it; "" when it is not at hand. */
gv_str gv_picture_source(gv_picture *picture, gv_model *model, gv_loc loc);
/* The value's name in the text, or a description that stands for it. */
gv_str gv_picture_value(gv_picture *picture, gv_model *model, gv_value_id value);

/* A condition: the value's name, and what it compares: "%5 (%i < %n)". */
gv_str gv_picture_condition(gv_picture *picture, gv_model *model, gv_value_id value);

/* What they are called in JSON, and in the page's styles. */
extern const char *const gv_look_names[GV_LOOK_COUNT];
extern const char *const gv_mark_names[GV_MARK_COUNT];
extern const char *const gv_lane_names[GV_LANE_COUNT];

/* How each kind of arrow is drawn and explained. */
typedef struct gv_arrow_style {
  const char *name, *color, *style, *width, *head, *weight, *meaning;
  bool constrains; /* runs down */
} gv_arrow_style;
extern const gv_arrow_style gv_arrows[GV_ARROW_COUNT];

#endif
