/* graph: the module that draws graphs, loaded when one is asked for. */
#ifndef GV_APP_GRAPH_H
#define GV_APP_GRAPH_H

#include "base/output.h"
#include "dot/dot.h"

/* What the command line says of a graph. */
typedef struct gv_graph_request {
  bool wanted;
  bool format_given;
  gv_graph_options options;
  const char *file;    /* NULL: standard output */
  const char *against; /* another program; NULL: none */
} gv_graph_request;

/* Each reads the value of an option; false when it is none that the option takes. */
bool gv_graph_read_kind(gv_graph_request *request, const char *value); /* NULL: the default */
/* "dot", "svg", "png", "pdf", "html", "json" or "mermaid". */
bool gv_graph_read_format(gv_graph_request *request, const char *value);
/* "findings", "all" or "function=NAME", with or without '@'; the name is borrowed from `value`. */
bool gv_graph_read_scope(gv_graph_request *request, const char *value);
/* Words divided by commas, added to those of earlier calls; those before one that is none stay set.
 */
bool gv_graph_read_show(gv_graph_request *request, const char *value);
/* The format from the file's ending, where none was given. False when it has none that is known. */
bool gv_graph_settle_format(gv_graph_request *request);

/* Is there a module, whether it can be loaded or not? */
bool gv_graph_is_there(void);
/* Loads the module. NULL: *error, in the arena, says why and what to do. It stays loaded to the end
 * of the process. */
const gv_graph_module *gv_graph_load(gv_arena *arena, gv_str *error);
/* Loads the module and draws: *graph is the bytes of the file, in the arena. GV_UNUSABLE: *error,
 * in the arena, says why. */
gv_status gv_graph_draw(const gv_graph_request *request, const gv_graph_input *input,
                        gv_arena *arena, gv_str *graph, gv_str *error);
/* May the graph be one of several steps? */
bool gv_graph_has_steps(const gv_graph_request *request);
/* Draws one step and adds it to *steps, NULL at first. GV_UNUSABLE: *error, in the arena, says why.
 */
gv_status gv_graph_add_step(const gv_graph_request *request, const gv_graph_input *input,
                            struct gv_graph_steps **steps, gv_arena *arena, gv_str *error);
/* All steps as one file, as gv_graph_draw() gives it; they are freed. */
gv_status gv_graph_draw_steps(const gv_graph_request *request, struct gv_graph_steps *steps,
                              gv_arena *arena, gv_str *graph, gv_str *error);
/* Frees what was not drawn; NULL is allowed. */
void gv_graph_drop_steps(struct gv_graph_steps *steps);
extern const gv_output_kind gv_graph_kind_of_output;
/* Writes the bytes to the request's file as gv_output_write() does, or to standard output.
 * GV_UNUSABLE: *error, in the arena, says why. */
gv_status gv_graph_put(const gv_graph_request *request, gv_str graph, gv_arena *arena,
                       gv_str *error);

#endif
