/* needs: a placed picture of fewer than 100 nodes. gives: a flowchart for Mermaid, as GitHub draws
 * it in comments. cost: linear. */
#include "base/foreign.h"
#include "dot/emit.h"

enum { MOST_NODES = 99, LONGEST = 80 /* characters of a text */ };

/* A text between quotes: all that could mean something to Mermaid or to HTML is a number there. */
static void put_text(FILE *out, gv_str foreign) {
  gv_arena arena = {0};
  gv_str text = gv_foreign_text(&arena, GV_FORM_LINE, foreign);
  uint32_t count = 0;
  for (size_t i = 0; i < text.len && count < LONGEST; count++) {
    gv_char c = gv_utf8_next((gv_str){text.at + i, text.len - i});
    bool plain = c.code == ' ' || (c.code >= '0' && c.code <= '9') ||
                 (c.code >= 'A' && c.code <= 'Z') || (c.code >= 'a' && c.code <= 'z') ||
                 (c.code < 0x80 && strchr(".,:_-/", (int)c.code));
    if (plain)
      fputc((int)c.code, out);
    else
      fprintf(out, "#%u;", c.code);
    i += c.len;
    if (count + 1 == LONGEST && i < text.len) fputs("#8230;", out);
  }
  gv_arena_clear(&arena);
}

static void put_node(FILE *out, const gv_picture *p, uint32_t i) {
  const gv_pic_node *n = &p->nodes.at[i];
  bool round = n->look == GV_LOOK_WORK || n->look == GV_LOOK_EVENT;
  fprintf(out, "    n%u%s\"", i, round ? "(" : "[");
  if (n->verdict.len) put_text(out, n->verdict), fputs("<br/>", out);
  put_text(out, n->title);
  if (n->copies) fprintf(out, " #215;%u", n->copies);
  put_text(out, n->arguments);
  if (n->place.len) fputs("<br/>", out), put_text(out, n->place);
  for (uint32_t r = n->region; r != GV_NONE; r = p->regions.at[r].parent)
    fputs("<br/>", out), put_text(out, p->regions.at[r].title);
  fprintf(out, "\"%s:::%s\n", round ? ")" : "]",
          n->look == GV_LOOK_MISSING ? "missing" : gv_mark_names[n->mark]);
}

static void put_nodes_of(FILE *out, const gv_picture *p, uint32_t lane) {
  for (uint32_t i = 0; i < p->nodes.len; i++)
    if (p->nodes.at[i].lane == lane && p->nodes.at[i].fold == GV_NONE) put_node(out, p, i);
}

static void put_lanes(FILE *out, const gv_picture *p) {
  for (uint32_t i = 0; i < p->lanes.len; i++) {
    if (p->lanes.at[i].parent != GV_NONE) continue;
    fprintf(out, "  subgraph l%u[\"", i);
    put_text(out, p->lanes.at[i].title);
    fputs("\"]\n", out);
    put_nodes_of(out, p, i);
    for (uint32_t k = 0; k < p->lanes.len; k++) {
      if (p->lanes.at[k].parent != i) continue;
      fprintf(out, "   subgraph l%u[\"", k);
      put_text(out, p->lanes.at[k].title);
      fputs("\"]\n", out);
      put_nodes_of(out, p, k);
      fputs("   end\n", out);
    }
    fputs("  end\n", out);
  }
}

static const char *line_of(const gv_pic_edge *e) {
  const char *style = gv_arrows[e->arrow].style;
  if (e->arrow == GV_ARROW_STREAM || e->arrow == GV_ARROW_RECORD || e->arrow == GV_ARROW_WON)
    return "==>";
  return strcmp(style, "dashed") == 0 || strcmp(style, "dotted") == 0 ? "-.->" : "-->";
}

static void put_edges(FILE *out, const gv_picture *p) {
  uint32_t number = 0;
  gv_map seen = {0};
  for (uint32_t i = 0; i < p->edges.len; i++) {
    const gv_pic_edge *e = &p->edges.at[i];
    uint32_t from = gv_picture_folded(p, e->from), to = gv_picture_folded(p, e->to);
    bool found, moved = from != e->from || to != e->to;
    if (from == to || (moved && p->nodes.at[from].row >= p->nodes.at[to].row)) continue;
    *gv_map_at(&seen, ((uint64_t)from << 32 | to) * GV_ARROW_COUNT + e->arrow, &found) = 1;
    if (found) continue;
    fprintf(out, "  n%u %s", from, line_of(e));
    bool missing = e->arrow == GV_ARROW_MISSING;
    if (e->label.len) {
      fputs(missing ? "|\"missing: " : "|\"", out);
      put_text(out, e->label);
      fputs("\"|", out);
    }
    fprintf(out, " n%u\n", to);
    if (missing || e->arrow == GV_ARROW_LOST)
      fprintf(out, "  linkStyle %u stroke:#c8102e,color:#c8102e\n", number);
    number++;
  }
  gv_map_free(&seen);
}

gv_status gv_write_mermaid(const gv_picture *p, FILE *out, const char **error) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < p->nodes.len; i++) count += p->nodes.at[i].fold == GV_NONE;
  if (count > MOST_NODES) {
    *error = "Mermaid is for fewer than 100 nodes: --graph-limit=60 leaves some out, and other "
             "formats draw all";
    return GV_UNUSABLE;
  }
  fputs("---\ntitle: \"", out);
  put_text(out, p->title);
  fputs("\"\n---\nflowchart TB\n", out);
  for (uint32_t i = 0; i < p->remarks.len; i++)
    fputs("  %% ", out), put_text(out, p->remarks.at[i]), fputc('\n', out);
  put_lanes(out, p);
  put_edges(out, p);
  fputs("  classDef none fill:#fff,stroke:#7a7f87,color:#16181b\n  classDef step "
        "fill:#fff4d6,stroke:#7a5c00,color:#16181b\n"
        "  classDef consequence fill:#fbe3e6,stroke:#c8102e,color:#16181b\n  classDef unproved "
        "fill:#ece7f6,stroke:#5b3f98,color:#16181b\n"
        "  classDef warning fill:#ffe0b8,stroke:#8f4e00,color:#16181b\n"
        "  classDef error fill:#f9c6cd,stroke:#c8102e,stroke-width:3px,color:#16181b\n"
        "  classDef missing fill:#fff,stroke:#c8102e,stroke-dasharray:5 4,color:#16181b\n",
        out);
  return GV_OK;
}
