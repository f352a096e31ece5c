/* needs: model, order. gives: the control flow graph of each shown function: what each block does, and the state of every handle at its
 * head. cost: linear in the blocks, their actions and states. */
#include "dot/draw.h"

/* "%1: a live stream", for each handle; several states of one are several lines. */
static gv_str states_of(gv_drawing *d, uint32_t block) {
  const gv_order *o = d->input->order;
  gv_picture *p = d->picture;
  gv_str text = GV_STR("");
  for (uint32_t i = 0; i < o->states.len; i++) {
    if (o->states.at[i].block != block) continue;
    const gv_thing *t = &o->things.at[o->states.at[i].thing];
    if (t->kind == GV_THING_NULL || t->kind == GV_THING_UNDEFINED) continue;
    gv_str name = gv_picture_value(p, d->input->model, t->value);
    text = gv_format(&p->arena, "%.*s%.*s: %s\n", GV_FMT(text), GV_FMT(name), o->states.at[i].state);
  }
  return text;
}

static bool is_told(const gv_drawing *d, uint32_t op) {
  uint8_t kind = d->input->model->ops.at[op].kind;
  return d->wanted[op] || kind == GV_OP_ACTION || kind == GV_OP_CALL || kind == GV_OP_UNLOWERED || kind == GV_OP_AWAIT ||
         kind == GV_OP_TASK_BEGIN || kind == GV_OP_TASK_END;
}

static gv_str actions_of(gv_drawing *d, const gv_block *b) {
  gv_str text = GV_STR("");
  for (uint32_t o = b->first_op; o < b->end_op; o++) {
    gv_pic_node n = {0};
    if (!is_told(d, o)) continue;
    gv_describe_op(d, o, &n);
    text = gv_format(&d->picture->arena, "%.*s%.*s%.*s\n", GV_FMT(text), GV_FMT(n.title), GV_FMT(n.arguments));
  }
  return text;
}

static void add_block(gv_drawing *d, uint32_t function, uint32_t block, uint32_t *node_of_block, uint32_t *node_of_op) {
  gv_model *m = d->input->model;
  gv_picture *p = d->picture;
  const gv_block *b = &m->blocks.at[block];
  uint32_t number = block - m->functions.at[function].first_block;
  if (d->options->limit && p->nodes.len >= d->options->limit) {
    d->left_out++;
    return;
  }
  uint32_t lane = gv_function_lane(d, function);
  gv_str states = states_of(d, block), actions = actions_of(d, b);
  node_of_block[block] = p->nodes.len;
  for (uint32_t o = b->first_op; o < b->end_op; o++) node_of_op[o] = p->nodes.len;
  gv_pic_node *n = gv_push(&p->nodes);
  n->name = gv_format(&p->arena, "%.*s/^%u", GV_FMT(m->functions.at[function].name), number);
  n->title = gv_format(&p->arena, "block %u", number);
  n->text = gv_format(&p->arena, "%.*s%s%.*s", GV_FMT(states), states.len && actions.len ? "\n" : "", GV_FMT(actions));
  n->look = GV_LOOK_BLOCK;
  n->lane = lane;
  n->loc = m->ops.at[b->first_op].loc;
  n->place = gv_picture_place(p, m, n->loc);
  n->source = gv_picture_source(p, m, n->loc);
}

static gv_str edge_label(gv_drawing *d, const gv_block *b, uint32_t edge) {
  const gv_op *end = &d->input->model->ops.at[b->end_op - 1];
  bool first = edge == b->first_edge;
  if (end->kind == GV_OP_COND_BR) return first ? GV_STR("true") : GV_STR("false");
  if (end->kind != GV_OP_SWITCH) return GV_STR("");
  if (first) return GV_STR("default");
  return gv_format(&d->picture->arena, "case %lld", (long long)d->input->model->edges.at[edge].case_value);
}

static void add_edges(gv_drawing *d, uint32_t block, const uint32_t *node_of_block) {
  const gv_model *m = d->input->model;
  const gv_block *b = &m->blocks.at[block];
  for (uint32_t e = b->first_edge; e < b->end_edge; e++) {
    uint32_t target = m->edges.at[e].target, from = node_of_block[block], to = node_of_block[target];
    bool back = d->input->order->block_order[target] <= d->input->order->block_order[block];
    if (from != GV_NONE && to != GV_NONE)
      gv_add_edge_between(d, from, to, back ? GV_ARROW_AGAIN : GV_ARROW_FLOW, edge_label(d, b, e), false);
  }
}

void gv_draw_cfg(gv_drawing *d) {
  const gv_model *m = d->input->model;
  uint32_t *node_of_block = gv_malloc((m->blocks.len + 1) * sizeof *node_of_block),
           *node_of_op = gv_malloc((m->ops.len + 1) * sizeof *node_of_op);
  memset(node_of_block, 0xff, (m->blocks.len + 1) * sizeof *node_of_block);
  memset(node_of_op, 0xff, (m->ops.len + 1) * sizeof *node_of_op);
  for (uint32_t f = 0; f < m->functions.len; f++)
    for (uint32_t b = m->functions.at[f].first_block; d->shown[f] && b < m->functions.at[f].end_block; b++)
      if (d->input->order->block_order[b] != GV_NONE) add_block(d, f, b, node_of_block, node_of_op);
  for (uint32_t f = 0; f < m->functions.len; f++)
    for (uint32_t b = m->functions.at[f].first_block; d->shown[f] && b < m->functions.at[f].end_block; b++)
      add_edges(d, b, node_of_block);
  gv_mark_findings(d, node_of_op);
  gv_free(node_of_block);
  gv_free(node_of_op);
}
