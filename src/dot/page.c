/* needs: a picture and its drawing as SVG, in which node N has the id "nN" and edge N "eN". gives: one HTML page that needs nothing else
 * and may load nothing. cost: linear. */
#include "base/stream.h"
#include "dot/emit.h"
#include "json/json.h"

/* page.css, page.html, page.js */
extern const unsigned char gv_page_css[], gv_page_html[], gv_page_js[];

static const char head[] =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>gpuverify</title>\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; script-src "
    "'unsafe-inline'; img-src data:\">\n<link rel=\"icon\" href=\"data:,\">\n<style>\n";

/* ---- the data -------------------------------------------------------------------------------------------------------------------------------- */

static json_t *node_data(const gv_picture *p, const gv_pic_node *n) {
  return json_pack("{s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "title", gv_json_text(n->title), "arguments",
                   gv_json_text(n->arguments), "text", gv_json_text(n->text), "place", gv_json_text(n->place), "source",
                   gv_json_text(n->source), "verdict", gv_json_text(n->verdict), "message", gv_json_text(n->message), "lane",
                   gv_json_text(p->lanes.at[n->lane].title));
}

static json_t *edge_data(const gv_pic_edge *e) {
  return json_pack("{s:i, s:i, s:b, s:b, s:o}", "from", (int)e->from, "to", (int)e->to, "orders", e->orders, "missing",
                   e->arrow == GV_ARROW_MISSING, "label", gv_json_text(e->label));
}

static json_t *finding_data(const gv_pic_finding *f) {
  json_t *steps = json_array();
  for (uint32_t i = 0; i < f->steps.len; i++) {
    const gv_pic_step *s = &f->steps.at[i];
    gv_json_append(steps,
                   json_pack("{s:i, s:o, s:o, s:o}", "node", s->node == GV_NONE ? -1 : (int)s->node, "message",
                             gv_json_text(s->message), "place", gv_json_text(s->place), "source", gv_json_text(s->source)));
  }
  return json_pack("{s:o, s:o, s:o, s:o}", "rule", gv_json_text(f->rule), "severity", gv_json_text(f->severity), "message",
                   gv_json_text(f->message), "steps", steps);
}

static json_t *arrow_data(const gv_arrow_style *a) {
  return json_pack("{s:s, s:s, s:s, s:s}", "color", a->color, "style", a->style, "width", a->width, "meaning", a->meaning);
}

static json_t *page_data(const gv_picture *p) {
  json_t *nodes = json_array(), *edges = json_array(), *findings = json_array(), *arrows = json_array(),
         *remarks = json_array();
  bool used[GV_ARROW_COUNT] = {0};
  for (uint32_t i = 0; i < p->nodes.len; i++) gv_json_append(nodes, node_data(p, &p->nodes.at[i]));
  for (uint32_t i = 0; i < p->edges.len; i++)
    gv_json_append(edges, edge_data(&p->edges.at[i])), used[p->edges.at[i].arrow] = true;
  for (uint32_t i = 0; i < p->findings.len; i++) gv_json_append(findings, finding_data(&p->findings.at[i]));
  for (int i = 0; i < GV_ARROW_COUNT; i++)
    if (used[i]) gv_json_append(arrows, arrow_data(&gv_arrows[i]));
  for (uint32_t i = 0; i < p->remarks.len; i++) gv_json_append(remarks, gv_json_text(p->remarks.at[i]));
  return json_pack("{s:o, s:o, s:o, s:o, s:o, s:o}", "title", gv_json_text(p->title), "nodes", nodes, "edges", edges,
                   "findings", findings, "arrows", arrows, "remarks", remarks);
}

/* Inside a script element '<' could begin something else. */
static void put_data(FILE *out, const char *json) {
  for (; *json; json++) {
    if (*json == '<')
      fputs("\\u003c", out);
    else
      fputc(*json, out);
  }
}

/* ---- the page ---------------------------------------------------------------------------------------------------------------------------------- */

/* From the element on: what comes before it is for files of their own. */
static const char *svg_element(const gv_text *svg) {
  const char *at = strstr(svg->at, "<svg");
  return at ? at : svg->at;
}

gv_status gv_write_page(const gv_picture *p, const gv_text *svg, FILE *out) {
  const char *body = (const char *)gv_page_html, *hole = strstr(body, "@SVG@");
  json_t *data = gv_json_sure(page_data(p));
  gv_stream stream;
  gv_json_write_line(gv_stream_open(&stream), data);
  gv_str json = gv_stream_close(&stream);
  GV_CHECK(hole);
  fprintf(out, "%s%s</style>\n</head>\n<body>\n", head, (const char *)gv_page_css);
  fwrite(body, 1, (size_t)(hole - body), out);
  fputs(svg_element(svg), out);
  fputs(hole + strlen("@SVG@"), out);
  fputs("<script type=\"application/json\" id=\"data\">", out);
  put_data(out, json.at);
  fprintf(out, "</script>\n<script>\n%s</script>\n</body>\n</html>\n", (const char *)gv_page_js);
  free(stream.at);
  return ferror(out) ? GV_UNUSABLE : GV_OK;
}
