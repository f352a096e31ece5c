/* dot: what the analysis knows, as a picture. The only room that uses Graphviz.
 *
 * The room is a module of its own, loaded when a graph is asked for: nothing else links it, and its
 * one symbol is gv_graph_door.
 */
#ifndef GV_DOT_H
#define GV_DOT_H

#include <stdio.h>

#include "analysis/order.h"
#include "base/base.h"
#include "diag/diag.h"
#include "model/model.h"

typedef enum gv_graph_kind {
  GV_GRAPH_ORDER,   /* runtime actions, by where they run, and what orders them */
  GV_GRAPH_HANDLES, /* each stream and event from birth to death */
  GV_GRAPH_CFG,     /* blocks, and the state of every handle at each */
  GV_GRAPH_TOKENS,  /* tokens of the source, and what stands for them; of a report that has a token
                       table */
  GV_GRAPH_KINDS
} gv_graph_kind;

typedef enum gv_graph_format {
  GV_GRAPH_DOT,
  GV_GRAPH_SVG,
  GV_GRAPH_PNG,
  GV_GRAPH_PDF,
  GV_GRAPH_HTML, /* one page that needs nothing else */
  GV_GRAPH_JSON, /* for other viewers: docs/graphs.md */
  GV_GRAPH_MERMAID,
  GV_GRAPH_FORMATS
} gv_graph_format;

typedef enum gv_graph_scope {
  GV_GRAPH_BY_ITSELF, /* the findings, or everything where there are none */
  GV_GRAPH_FINDINGS,  /* what bears on the findings */
  GV_GRAPH_FUNCTION,
  GV_GRAPH_ALL,
} gv_graph_scope;

typedef struct gv_graph_options {
  gv_graph_kind kind;
  gv_graph_format format;
  gv_graph_scope scope;
  gv_str function; /* GV_GRAPH_FUNCTION: its name */
  uint32_t limit;  /* nodes; 0: no limit */
  bool transitive; /* edges that follow from others too */
  bool calls;      /* calls opened */
  bool events;     /* an event is a node */
} gv_graph_options;

/* What a picture is made of. The report's token table is that of GV_GRAPH_TOKENS. */
typedef struct gv_graph_input {
  gv_str path; /* as the user wrote it */
  gv_model *model;
  const gv_order *order;
  const gv_report *report;
  gv_str step; /* what the page calls it, of several; "" */
  /* Another program, of which is asked what it orders that this one does not, and the other way
   * round; NULL: none. */
  const struct gv_graph_input *against;
} gv_graph_input;

struct gv_graph_steps;

typedef struct gv_graph_module {
  const char *version; /* of the program that it belongs to */
  /* Writes the graph. GV_UNUSABLE: *error, in the arena, says why, one line; nothing was written.
   */
  gv_status (*write)(const gv_graph_options *options, const gv_graph_input *input, FILE *out,
                     gv_arena *arena, gv_str *error);
  /* For a graph of several steps: draws one and adds it to those of *steps, NULL at first. */
  gv_status (*add_step)(const gv_graph_options *options, const gv_graph_input *input,
                        struct gv_graph_steps **steps, gv_arena *arena, gv_str *error);
  /* Writes them, in a format that can hold several (HTML, JSON), and frees them; out NULL: frees
   * them only. */
  gv_status (*write_steps)(const gv_graph_options *options, struct gv_graph_steps *steps, FILE *out,
                           gv_arena *arena, gv_str *error);
} gv_graph_module;

#define GV_GRAPH_SYMBOL "gv_graph_door"
extern const gv_graph_module gv_graph_door;

#endif
