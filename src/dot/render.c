/* needs: DOT in which everything has its place. gives: a drawing, by Graphviz. cost: linear. */
#define _GNU_SOURCE
#include "dot/emit.h"

#include <graphviz/gvc.h>

#include "dot/ids.h"

/* Graphviz's own warnings are not for the reader of a picture. */
static int ignore(char *message) { return (void)message, 0; }

static Agraph_t *read_dot(const gv_text *dot) {
  FILE *in = fmemopen(dot->at, dot->len, "r");
  if (!in) gv_out_of_memory();
  Agraph_t *graph = agread(in, &gv_ids);
  fclose(in);
  return graph;
}

gv_status gv_render(const gv_text *dot, const char *format, gv_text *drawn, const char **error) {
  char *data = NULL;
  unsigned length = 0;
  GVC_t *context = gvContext();
  agseterrf(ignore);
  agseterr(AGERR);
  Agraph_t *graph = context ? read_dot(dot) : NULL;
  bool laid_out = graph && gvLayout(context, graph, "nop2") == 0;
  *error = !context || !graph ? "Graphviz cannot read the graph"
           : !laid_out ? "Graphviz has no layout \"nop2\": install its plugins (Debian: libgvc6)"
                       : NULL;
  if (laid_out && (gvRenderData(context, graph, format, &data, &length) != 0 || !data))
    *error = "Graphviz cannot draw this format: install its plugins (Debian: libgvc6)";
  if (!*error) {
    drawn->at = gv_malloc(length + 1);
    memcpy(drawn->at, data, length);
    drawn->at[drawn->len = length] = 0;
  }
  if (data) gvFreeRenderData(data);
  if (laid_out) gvFreeLayout(context, graph);
  if (graph) agclose(graph);
  if (context) gvFreeContext(context);
  return *error ? GV_UNUSABLE : GV_OK;
}
