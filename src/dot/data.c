/* needs: placed pictures. gives: JSON, for other viewers and for the page. cost: linear.
 * docs/graphs.md is its description. */
#include "base/stream.h"
#include "dot/emit.h"
#include "json/json.h"

enum { SCHEMA = 1 };

static json_t *number(uint32_t id) { return id == GV_NONE ? json_null() : json_integer(id); }

static json_t *lane_data(const gv_pic_lane *l) {
  return json_pack("{s:o, s:o, s:s, s:o, s:i}", "id", gv_json_text(l->name), "title",
                   gv_json_text(l->title), "kind", gv_lane_names[l->kind], "parent",
                   number(l->parent), "column", (int)l->column);
}

static json_t *node_data(const gv_pic_node *n) {
  json_t *node = json_pack("{s:o, s:i, s:i, s:i, s:s, s:s, s:o, s:o, s:o, s:o, s:o, s:o, s:o}",
                           "id", gv_json_text(n->name), "lane", (int)n->lane, "row", (int)n->row,
                           "column", (int)n->column, "kind", gv_look_names[n->look], "mark",
                           gv_mark_names[n->mark], "title", gv_json_text(n->title), "arguments",
                           gv_json_text(n->arguments), "text", gv_json_text(n->text), "verdict",
                           gv_json_text(n->verdict), "message", gv_json_text(n->message), "place",
                           gv_json_text(n->place), "source", gv_json_text(n->source));
  json_t *steps = json_array();
  for (uint32_t i = 0; i < n->steps.len; i++) gv_json_append(steps, json_integer(n->steps.at[i]));
  gv_json_set(node, "steps", steps);
  gv_json_set(node, "region", number(n->region));
  gv_json_set(node, "fold", number(n->fold));
  gv_json_set(node, "copies", json_integer(n->copies));
  gv_json_set(node, "left_out", json_integer(n->count));
  return node;
}

static json_t *edge_data(const gv_pic_edge *e) {
  return json_pack("{s:i, s:i, s:s, s:b, s:o, s:o}", "from", (int)e->from, "to", (int)e->to, "kind",
                   gv_arrows[e->arrow].name, "orders", e->orders, "label", gv_json_text(e->label),
                   "how", gv_json_text(e->how));
}

static json_t *region_data(const gv_pic_region *r) {
  return json_pack("{s:o, s:o, s:o, s:b}", "title", gv_json_text(r->title), "place",
                   gv_json_text(r->place), "parent", number(r->parent), "loop", r->loop);
}

static json_t *finding_data(const gv_pic_finding *f) {
  json_t *steps = json_array();
  for (uint32_t i = 0; i < f->steps.len; i++) {
    const gv_pic_step *s = &f->steps.at[i];
    gv_json_append(steps, json_pack("{s:o, s:o, s:o, s:o}", "node", number(s->node), "message",
                                    gv_json_text(s->message), "place", gv_json_text(s->place),
                                    "source", gv_json_text(s->source)));
  }
  return json_pack("{s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "rule", gv_json_text(f->rule), "severity",
                   gv_json_text(f->severity), "message", gv_json_text(f->message), "function",
                   gv_json_text(f->function), "place", gv_json_text(f->place), "node",
                   number(f->node), "steps", steps);
}

static json_t *graph_data(const gv_picture *p) {
  json_t *lanes = json_array(), *nodes = json_array(), *edges = json_array(),
         *regions = json_array(), *findings = json_array(), *remarks = json_array();
  for (uint32_t i = 0; i < p->lanes.len; i++) gv_json_append(lanes, lane_data(&p->lanes.at[i]));
  for (uint32_t i = 0; i < p->nodes.len; i++) gv_json_append(nodes, node_data(&p->nodes.at[i]));
  for (uint32_t i = 0; i < p->edges.len; i++) gv_json_append(edges, edge_data(&p->edges.at[i]));
  for (uint32_t i = 0; i < p->regions.len; i++)
    gv_json_append(regions, region_data(&p->regions.at[i]));
  for (uint32_t i = 0; i < p->findings.len; i++)
    gv_json_append(findings, finding_data(&p->findings.at[i]));
  for (uint32_t i = 0; i < p->remarks.len; i++)
    gv_json_append(remarks, gv_json_text(p->remarks.at[i]));
  return json_pack("{s:s, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "kind", p->kind, "step",
                   gv_json_text(p->name), "title", gv_json_text(p->title), "remarks", remarks,
                   "lanes", lanes, "nodes", nodes, "edges", edges, "regions", regions, "findings",
                   findings);
}

static json_t *arrow_data(void) {
  json_t *arrows = json_object();
  for (int i = 0; i < GV_ARROW_COUNT; i++) {
    const gv_arrow_style *a = &gv_arrows[i];
    gv_json_set(arrows, a->name,
                json_pack("{s:s, s:s, s:s, s:s, s:s}", "color", a->color, "style", a->style,
                          "width", a->width, "head", a->head, "meaning", a->meaning));
  }
  return arrows;
}

void gv_write_data(const gv_pictures *pictures, FILE *out, bool for_page) {
  json_t *graphs = json_array();
  for (uint32_t i = 0; i < pictures->count; i++)
    gv_json_append(graphs, graph_data(&pictures->at[i]));
  json_t *all =
      gv_json_sure(json_pack("{s:i, s:{s:s, s:s}, s:o}", "schema_version", SCHEMA, "tool", "name",
                             "gpuverify", "version", GV_VERSION, "graphs", graphs));
  if (for_page) {
    gv_json_set(all, "arrows", arrow_data());
    gv_json_write_line(out, all);
  } else {
    gv_json_write(out, 0, all);
    fputc('\n', out);
  }
}
