/* draw: the four pictures, and what they share. */
#ifndef GV_DOT_DRAW_H
#define GV_DOT_DRAW_H

#include "concurrency/acts.h"
#include "dot/dot.h"
#include "dot/picture.h"

/* What one picture is made from and into. */
typedef struct gv_drawing {
  const gv_graph_options *options;
  const gv_graph_input *input;
  gv_picture *picture;
  gv_acts acts;
  gv_before before;
  gv_graph_scope scope;      /* never GV_GRAPH_BY_ITSELF */
  bool *shown;               /* by function */
  bool *wanted;              /* by operation: a finding or one of its steps is there */
  uint32_t *node_of;         /* by act: its node; GV_NONE: left out */
  uint32_t *act_of_op;       /* by operation: the first act of it that is shown; GV_NONE */
  uint32_t *region_of_block; /* the innermost, into the picture's; GV_NONE */
  uint32_t left_out;         /* nodes, for there being too many */
  bool whole;                /* no more is left out than the limit asks for */
  uint32_t aside;            /* acts that do not bear on the findings */
  gv_map op_at;              /* hash of a place, to the operation that is there */
  gv_map site_at;            /* hash of a place that nothing else stands for, to its node */
} gv_drawing;

/* Each fills in the picture. */
void gv_draw_order(gv_drawing *drawing);
/* Each stream and event that is shown, as a column of what is done to it. */
void gv_draw_handles(gv_drawing *drawing);
/* The blocks of the shown functions that control can come to, with the states of handles at their
 * heads. */
void gv_draw_cfg(gv_drawing *drawing);
/* The report's token table: each operation that makes or takes tokens, and what stands for these.
 */
void gv_draw_tokens(gv_drawing *drawing);

/* Into an order graph, what the other program orders and this one does not, and the other way
 * round. against.c */
void gv_draw_against(gv_drawing *drawing);

/* Two things that have to do with each other. */
typedef struct gv_tie {
  uint32_t one, other;
} gv_tie;
typedef GV_VEC(gv_tie) gv_ties;
/* Keeps, of `count` things of which keep[i] may be kept, those that are wanted, and of the others
 * those that are tied to them over the fewest others, up to `limit` in all, 0: all. Gives how many
 * are not kept any more. keep.c */
uint32_t gv_keep_closest(uint32_t count, const gv_ties *ties, const bool *wanted, uint32_t limit,
                         bool *keep);
/* What each block depends on. regions.c */
void gv_find_regions(gv_drawing *drawing);

/* ---- shared ---------------------------------------------------------------------------------- */

/* The node's own words: what the operation is, where it stands. */
void gv_describe_op(gv_drawing *drawing, uint32_t op, gv_pic_node *node);
/* What a reader calls the thing on the track: "stream %1", "the null stream". */
gv_str gv_track_title(gv_drawing *drawing, uint32_t track);
/* Marks the nodes of every finding and lists the steps; `node_of_op` by operation, GV_NONE where it
 * is not shown. */
void gv_mark_findings(gv_drawing *drawing, const uint32_t *node_of_op);
/* A node "… 180 more" in the lane, for so many that are left out there. */
gv_pic_node *gv_add_left_out(gv_drawing *drawing, gv_map *names, uint32_t lane, uint32_t count,
                             const char *noun);
/* What the operation depends on; in an opened call, what the call depends on. */
uint32_t gv_region_of_op(const gv_drawing *drawing, uint32_t op);
/* The operation that the finding or note is about, found by its place where nothing better is
 * known; GV_NONE. */
uint32_t gv_op_of(const gv_drawing *drawing, uint32_t op, gv_loc loc);
/* The operations by their places, for the one before. */
void gv_index_places(gv_drawing *drawing);
/* Lanes that a reader could not distinguish get the line of what they stand for. */
void gv_tell_lanes_apart(gv_drawing *drawing);
/* The edges that the findings miss. */
void gv_draw_missing(gv_drawing *drawing);
/* The new lane's index; `parent` is one, or GV_NONE. Texts are borrowed: static, or in the
 * picture's arena. */
uint32_t gv_add_lane(gv_drawing *drawing, gv_lane_kind kind, gv_str name, gv_str title,
                     uint32_t parent);
/* `from` and `to` are nodes of the picture, by index; the label is borrowed in the same way. */
void gv_add_edge_between(gv_drawing *drawing, uint32_t from, uint32_t to, gv_arrow arrow,
                         gv_str label, bool orders);
/* The same, and what makes it. */
void gv_add_edge_by(gv_drawing *drawing, uint32_t from, uint32_t to, gv_arrow arrow, gv_str label,
                    bool orders, gv_str how);
/* The lane of a function, made on first use. */
uint32_t gv_function_lane(gv_drawing *drawing, uint32_t function);

#endif
