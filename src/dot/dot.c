/* The module's door: what to draw, then how. */
#include "dot/dot.h"

#include "dot/draw.h"
#include "dot/emit.h"

enum { ACTS_LIMIT = 1 << 20 }; /* operations; beyond, only those that findings name */

/* ---- what is shown --------------------------------------------------------------------------- */

static void want(gv_drawing *d, uint32_t op) {
  if (op == GV_NONE) return;
  const gv_model *m = d->input->model;
  d->wanted[op] = true;
  if (d->scope == GV_GRAPH_FINDINGS) d->shown[m->blocks.at[m->ops.at[op].block].function] = true;
}

/* What the findings name; in their scope, only the functions in which that is. */
static void want_findings(gv_drawing *d) {
  const gv_report *r = d->input->report;
  for (uint32_t i = 0; i < r->findings.len; i++) {
    const gv_finding *f = &r->findings.at[i];
    want(d, gv_op_of(d, f->op, f->loc));
    for (uint32_t n = 0; n < f->notes.len; n++)
      want(d, gv_op_of(d, f->notes.at[n].op, f->notes.at[n].loc));
  }
  for (uint32_t i = 0; i < r->obligations.len && d->scope == GV_GRAPH_FINDINGS; i++)
    if (r->obligations.at[i].verdict == GV_UNPROVED) want(d, r->obligations.at[i].op);
}

static bool is_called(const gv_model *m, uint32_t function) {
  for (uint32_t o = 0; o < m->ops.len; o++) {
    bool calls = m->ops.at[o].kind == GV_OP_CALL && m->ops.at[o].callee == function;
    if (calls && m->blocks.at[m->ops.at[o].block].function != function) return true;
  }
  return false;
}

/* False: there is no such function. */
static bool choose_functions(gv_drawing *d) {
  const gv_model *m = d->input->model;
  bool any = d->scope != GV_GRAPH_FUNCTION;
  for (uint32_t f = 0; f < m->functions.len; f++) {
    bool named = d->scope == GV_GRAPH_FUNCTION &&
                 gv_str_equal(m->functions.at[f].name, d->options->function);
    d->shown[f] = named || d->scope == GV_GRAPH_ALL;
    any |= named;
  }
  for (uint32_t t = 0; t < d->input->report->tokens.len;
       t++) /* the source may have functions that the lowered code has not */
    any |= d->options->kind == GV_GRAPH_TOKENS &&
           gv_str_equal(d->input->report->tokens.at[t].function, d->options->function);
  want_findings(d);
  /* A function whose calls are opened is seen where it is called. */
  for (uint32_t f = 0; f < m->functions.len && d->options->calls && d->scope == GV_GRAPH_ALL; f++)
    d->shown[f] = !is_called(m, f);
  return any;
}

static void add_title(gv_drawing *d) {
  static const char *const kinds[] = {"what is ordered before what",
                                      "streams and events from birth to death", "control flow",
                                      "tokens of the source and what they became"};
  const gv_report *r = d->input->report;
  gv_arena *arena = &d->picture->arena;
  gv_str path = d->input->path;
  size_t begin = path.len, slashes = 0;
  while (begin && (path.at[begin - 1] != '/' || slashes++ < 1)) begin--;
  gv_str name = {path.at + begin, path.len - begin};
  d->picture->title = gv_format(arena, "%.*s: %s, %u finding%s \xe2\x80\x94 %s", GV_FMT(name),
                                gv_verdict_name(r->verdict), r->findings.len,
                                r->findings.len == 1 ? "" : "s", kinds[d->options->kind]);
}

static void add_remarks(gv_drawing *d) {
  gv_arena *arena = &d->picture->arena;
  if (d->left_out)
    *gv_push(&d->picture->remarks) = gv_format(
        arena,
        "%u more left out: --graph-limit=0 shows all, --graph-scope=function=NAME one function",
        d->left_out);
  if (d->acts.cut)
    *gv_push(&d->picture->remarks) =
        gv_format(arena, "only the first %u operations were looked at", d->acts.at.len);
  if (d->aside && d->picture->nodes.len)
    *gv_push(&d->picture->remarks) = gv_format(
        arena, "%u operation%s that do not bear on the findings: --graph-scope=all shows them",
        d->aside, d->aside == 1 ? "" : "s");
  if (!d->picture->nodes.len && d->input->step.len && !d->input->model->functions.len) {
    *gv_push(&d->picture->remarks) =
        GV_STR("this is no lowered code yet: there are its findings, and nothing to draw");
    return;
  }
  if (!d->picture->nodes.len)
    *gv_push(&d->picture->remarks) =
        d->scope == GV_GRAPH_FINDINGS && !d->input->report->findings.len
            ? GV_STR("no findings: --graph-scope=all shows everything")
            : GV_STR("there is nothing to show");
}

/* ---- drawing --------------------------------------------------------------------------------- */

static void (*const draw[GV_GRAPH_KINDS])(gv_drawing *) = {gv_draw_order, gv_draw_handles,
                                                           gv_draw_cfg, gv_draw_tokens};

static void fill_in(gv_drawing *d) {
  const gv_acts_options options = {d->wanted, d->shown, d->options->calls, ACTS_LIMIT};
  gv_acts_find(&d->acts, d->input->model, d->input->order, &options);
  gv_before_find(&d->before, &d->acts);
  d->node_of = gv_malloc((d->acts.at.len + 1) * sizeof *d->node_of);
  memset(d->node_of, 0xff, (d->acts.at.len + 1) * sizeof *d->node_of);
  d->act_of_op = gv_malloc((d->input->model->ops.len + 1) * sizeof *d->act_of_op);
  memset(d->act_of_op, 0xff, (d->input->model->ops.len + 1) * sizeof *d->act_of_op);
  gv_find_regions(d);
  draw[d->options->kind](d);
  gv_picture_place_nodes(d->picture);
  if (d->options->kind == GV_GRAPH_ORDER) gv_picture_fold(d->picture);
  add_title(d);
  add_remarks(d);
  gv_free(d->node_of);
  gv_free(d->act_of_op);
  gv_free(d->region_of_block);
  gv_before_clear(&d->before);
  gv_acts_clear(&d->acts);
}

static gv_status write_all(const gv_text *text, FILE *out) {
  return fwrite(text->at, 1, text->len, out) == text->len ? GV_OK : GV_UNUSABLE;
}

/* In a format of Graphviz's. */
static gv_status write_drawing(const gv_picture *p, gv_graph_format format, FILE *out,
                               const char **why) {
  static const char *const names[GV_GRAPH_FORMATS] = {
      [GV_GRAPH_SVG] = "svg", [GV_GRAPH_PNG] = "png:cairo", [GV_GRAPH_PDF] = "pdf"};
  gv_text dot = {0}, drawn = {0};
  gv_status status = gv_emit_dot(p, &dot);
  if (status != GV_OK)
    *why = "cgraph cannot write the graph";
  else if (!names[format])
    status = write_all(&dot, out);
  else if ((status = gv_render(&dot, names[format], &drawn, why)) == GV_OK)
    status = write_all(&drawn, out);
  gv_text_clear(&dot);
  gv_text_clear(&drawn);
  return status;
}

static gv_status write_pictures(const gv_pictures *pictures, gv_graph_format format, FILE *out,
                                gv_str *error) {
  const char *why = "cannot write the graph";
  gv_status status = GV_OK;
  if (format == GV_GRAPH_HTML)
    status = gv_write_page(pictures, out);
  else if (format == GV_GRAPH_JSON)
    gv_write_data(pictures, out, false);
  else if (format == GV_GRAPH_MERMAID)
    status = gv_write_mermaid(pictures->at, out, &why);
  else
    status = write_drawing(pictures->at, format, out, &why);
  if (ferror(out)) status = GV_UNUSABLE;
  if (status != GV_OK) *error = gv_str_of(why);
  return status;
}

static const char *const kind_names[GV_GRAPH_KINDS] = {"order", "handles", "cfg", "tokens"};

/* The picture is the caller's to clear in any case. */
static gv_status draw_once(const gv_graph_options *options, const gv_graph_input *input, bool whole,
                           gv_picture *picture, gv_arena *arena, gv_str *error) {
  const gv_model *m = input->model;
  gv_drawing d = {.options = options,
                  .input = input,
                  .picture = picture,
                  .scope = options->scope,
                  .whole = whole};
  if (d.scope == GV_GRAPH_BY_ITSELF)
    d.scope = input->report->findings.len && !input->against ? GV_GRAPH_FINDINGS : GV_GRAPH_ALL;
  d.shown = gv_malloc(m->functions.len + 1);
  d.wanted = gv_malloc(m->ops.len + 1);
  memset(d.shown, 0, m->functions.len + 1);
  memset(d.wanted, 0, m->ops.len + 1);
  picture->kind = kind_names[options->kind];
  picture->name = gv_str_copy(&picture->arena, input->step);
  gv_index_places(&d);
  bool can = choose_functions(&d);
  if (can)
    fill_in(&d);
  else
    *error = gv_format(arena, "no function \"%.*s\" with a body", GV_FMT(options->function));
  gv_free(d.shown);
  gv_free(d.wanted);
  gv_map_free(&d.op_at);
  gv_map_free(&d.site_at);
  return can ? GV_OK : GV_UNUSABLE;
}

enum {
  FOLDABLE =
      20000,  /* nodes, of which is tried whether folding what is repeated leaves few enough */
  CLOSE = 120 /* nodes that are few enough around findings */
};

static uint32_t count_seen(const gv_picture *p) {
  uint32_t seen = 0;
  for (uint32_t i = 0; i < p->nodes.len; i++) seen += p->nodes.at[i].fold == GV_NONE;
  return seen;
}

/* What is folded does not count against the limit, so that nothing is left out where all can be
 * shown. */
static gv_status draw_picture(const gv_graph_options *options, const gv_graph_input *input,
                              gv_picture *picture, gv_arena *arena, gv_str *error) {
  gv_graph_options all = *options;
  all.limit = FOLDABLE;
  if (options->kind != GV_GRAPH_ORDER || !options->limit || options->limit > FOLDABLE)
    return draw_once(options, input, false, picture, arena, error);
  gv_status status = draw_once(&all, input, true, picture, arena, error);
  uint32_t most =
      input->report->findings.len && options->scope <= GV_GRAPH_FINDINGS && options->limit > CLOSE
          ? CLOSE
          : options->limit;
  if (status != GV_OK || picture->nodes.len <= most) return status;
  if (count_seen(picture) <= most && picture->nodes.len < FOLDABLE) return status;
  gv_picture_clear(picture);
  *picture = (gv_picture){0};
  return draw_once(options, input, false, picture, arena, error);
}

static gv_status write_graph(const gv_graph_options *options, const gv_graph_input *input,
                             FILE *out, gv_arena *arena, gv_str *error) {
  gv_picture picture = {0};
  gv_status status = draw_picture(options, input, &picture, arena, error);
  if (status == GV_OK)
    status = write_pictures(&(gv_pictures){&picture, 1}, options->format, out, error);
  gv_picture_clear(&picture);
  return status;
}

/* ---- several steps --------------------------------------------------------------------------- */

struct gv_graph_steps {
  GV_VEC(gv_picture) pictures;
};

static gv_status add_step(const gv_graph_options *options, const gv_graph_input *input,
                          struct gv_graph_steps **steps, gv_arena *arena, gv_str *error) {
  if (!*steps) *steps = memset(gv_malloc(sizeof **steps), 0, sizeof **steps);
  gv_picture *picture = gv_push(&(*steps)->pictures);
  gv_status status = draw_picture(options, input, picture, arena, error);
  gv_picture_detach(picture);
  return status;
}

static gv_status write_steps(const gv_graph_options *options, struct gv_graph_steps *steps,
                             FILE *out, gv_arena *arena, gv_str *error) {
  gv_status status = GV_OK;
  (void)arena;
  if (!steps) return GV_OK;
  if (out)
    status = write_pictures(&(gv_pictures){steps->pictures.at, steps->pictures.len},
                            options->format, out, error);
  for (uint32_t i = 0; i < steps->pictures.len; i++) gv_picture_clear(&steps->pictures.at[i]);
  gv_vec_free(&steps->pictures);
  gv_free(steps);
  return status;
}

__attribute__((visibility("default")))
const gv_graph_module gv_graph_door = {GV_VERSION, write_graph, add_step, write_steps};
