/* needs: model, order. gives: the control flow graph of each shown function: what each block does,
 * and the state of every handle at its head. cost: linear in the blocks, their actions and states.
 */
#include "dot/draw.h"

/* "%1: a live stream", for each handle; several states of one are several lines. */
static gv_str states_of(gv_drawing *d, uint32_t block) {
  const gv_order *o = d->input->order;
  gv_picture *p = d->picture;
  gv_str text = GV_STR("");
  uint32_t i = 0, hi = o->states.len; /* sorted by block */
  while (i < hi) {
    uint32_t mid = i + (hi - i) / 2;
    if (o->states.at[mid].block < block)
      i = mid + 1;
    else
      hi = mid;
  }
  for (; i < o->states.len && o->states.at[i].block == block; i++) {
    const gv_thing *t = &o->things.at[o->states.at[i].thing];
    if (t->kind == GV_THING_NULL || t->kind == GV_THING_UNDEFINED) continue;
    gv_str name = gv_picture_value(p, d->input->model, t->value);
    text =
        gv_format(&p->arena, "%.*s%.*s: %s\n", GV_FMT(text), GV_FMT(name), o->states.at[i].state);
  }
  return text;
}

static bool is_told(const gv_drawing *d, uint32_t op) {
  uint8_t kind = d->input->model->ops.at[op].kind;
  return d->wanted[op] || kind == GV_OP_ACTION || kind == GV_OP_CALL || kind == GV_OP_UNLOWERED ||
         kind == GV_OP_AWAIT || kind == GV_OP_GROUP || kind == GV_OP_TASK_BEGIN ||
         kind == GV_OP_TASK_END;
}

enum { LINES = 12 }; /* of what a block does; beyond, what findings name and what comes first */

static gv_str actions_of(gv_drawing *d, const gv_block *b) {
  gv_str text = GV_STR("");
  gv_arena *arena = &d->picture->arena;
  uint32_t told = 0, left_out = 0;
  for (uint32_t o = b->first_op; o < b->end_op; o++) {
    gv_pic_node n = {0};
    if (!is_told(d, o)) continue;
    if (told >= LINES && !d->wanted[o]) {
      left_out++;
      continue;
    }
    if (left_out) text = gv_format(arena, "%.*s\xe2\x80\xa6 %u more\n", GV_FMT(text), left_out);
    left_out = 0;
    told++;
    gv_describe_op(d, o, &n);
    gv_str place = d->wanted[o] ? gv_format(arena, "  \xc2\xb7 %.*s", GV_FMT(n.place)) : GV_STR("");
    text = gv_format(arena, "%.*s%.*s%.*s%.*s\n", GV_FMT(text), GV_FMT(n.title),
                     GV_FMT(n.arguments), GV_FMT(place));
  }
  if (left_out) text = gv_format(arena, "%.*s\xe2\x80\xa6 %u more\n", GV_FMT(text), left_out);
  return text;
}

enum { LINES_ABOVE = 64 }; /* of the text, in which the label of a block may stand */

/* The block's label as the text has it, where it stands above the operation; else as MLIR numbers
 * it. */
static gv_str label_of(gv_drawing *d, const gv_block *b, uint32_t number) {
  gv_loc loc = d->input->model->ops.at[b->first_op].loc;
  if (!number) return GV_STR("entry");
  for (uint32_t i = 1; i < LINES_ABOVE && loc.file != GV_NONE && loc.line > i; i++) {
    gv_str line =
        gv_picture_source(d->picture, d->input->model, (gv_loc){loc.file, loc.line - i, 1});
    size_t len = 1;
    if (!line.len) continue;
    if (*line.at == '}' || line.at[line.len - 1] == '{') break;
    if (*line.at != '^') continue;
    while (len < line.len && !strchr("(: ", line.at[len])) len++;
    return (gv_str){line.at, len};
  }
  return gv_format(&d->picture->arena, "^bb%u", number);
}

static void add_block(gv_drawing *d, uint32_t function, uint32_t block, uint32_t *node_of_block,
                      uint32_t *node_of_op) {
  gv_model *m = d->input->model;
  gv_picture *p = d->picture;
  const gv_block *b = &m->blocks.at[block];
  uint32_t number = block - m->functions.at[function].first_block,
           lane = gv_function_lane(d, function);
  gv_str states = states_of(d, block), actions = actions_of(d, b), label = label_of(d, b, number);
  node_of_block[block] = p->nodes.len;
  for (uint32_t o = b->first_op; o < b->end_op; o++) node_of_op[o] = p->nodes.len;
  gv_str name = gv_format(&p->arena, "%.*s/^%u", GV_FMT(m->functions.at[function].name), number);
  gv_pic_node *n = gv_picture_node(p, name, lane, GV_LOOK_BLOCK);
  n->order = (uint64_t)(d->input->order->block_order[block] + 1) << 2;
  n->title = label;
  n->text = gv_format(&p->arena, "%.*s%s%.*s", GV_FMT(states),
                      states.len && actions.len ? "\n" : "", GV_FMT(actions));
  n->loc = m->ops.at[b->first_op].loc;
  n->place = gv_picture_place(p, m, n->loc);
  n->source = gv_picture_source(p, m, n->loc);
}

static gv_str edge_label(gv_drawing *d, const gv_block *b, uint32_t edge) {
  const gv_op *end = &d->input->model->ops.at[b->end_op - 1];
  bool first = edge == b->first_edge;
  if (end->kind != GV_OP_COND_BR && end->kind != GV_OP_SWITCH) return GV_STR("");
  gv_str on =
      gv_picture_condition(d->picture, d->input->model, gv_operands(d->input->model, end)[0]);
  gv_arena *arena = &d->picture->arena;
  if (end->kind == GV_OP_COND_BR)
    return gv_format(arena, "%s: %.*s", first ? "true" : "false", GV_FMT(on));
  if (first) return gv_format(arena, "default: %.*s", GV_FMT(on));
  return gv_format(arena, "case %lld: %.*s", (long long)d->input->model->edges.at[edge].case_value,
                   GV_FMT(on));
}

/* Between two blocks one edge, however many lead through what is left out. */
static void add_edge(gv_drawing *d, uint32_t from, uint32_t to, gv_arrow arrow, gv_str label,
                     gv_map *seen) {
  bool found, left_out = d->picture->nodes.at[from].look == GV_LOOK_LEFT_OUT ||
                         d->picture->nodes.at[to].look == GV_LOOK_LEFT_OUT;
  if (left_out && from == to) return;
  *gv_map_at(seen, (uint64_t)from << 32 | to, &found) = 1;
  if (!left_out || !found)
    gv_add_edge_between(d, from, to, arrow, left_out ? GV_STR("") : label, false);
}

static void add_edges(gv_drawing *d, uint32_t block, const uint32_t *node_of_block, gv_map *seen) {
  const gv_model *m = d->input->model;
  const gv_block *b = &m->blocks.at[block];
  for (uint32_t e = b->first_edge; e < b->end_edge; e++) {
    uint32_t target = m->edges.at[e].target, from = node_of_block[block],
             to = node_of_block[target];
    bool back = d->input->order->block_order[target] <= d->input->order->block_order[block];
    if (from != GV_NONE && to != GV_NONE)
      add_edge(d, from, to, back ? GV_ARROW_AGAIN : GV_ARROW_FLOW, edge_label(d, b, e), seen);
  }
}

/* The blocks in the order of their numbers in reverse postorder; runs of those that are left out
 * are one node each. */
typedef struct flow_key {
  uint32_t function, position, block;
} flow_key;

static int compare_keys(const void *p, const void *q) {
  const flow_key *a = p, *b = q;
  if (a->function != b->function) return a->function < b->function ? -1 : 1;
  return a->position < b->position ? -1 : a->position > b->position;
}

static void choose_blocks(gv_drawing *d, bool *may, bool *keep) {
  const gv_model *m = d->input->model;
  bool *wanted = gv_malloc(m->blocks.len + 1);
  gv_ties ties = {0};
  memset(wanted, 0, m->blocks.len + 1);
  for (uint32_t b = 0; b < m->blocks.len; b++) {
    may[b] = d->shown[m->blocks.at[b].function] && d->input->order->block_order[b] != GV_NONE;
    for (uint32_t o = m->blocks.at[b].first_op; o < m->blocks.at[b].end_op; o++)
      wanted[b] |= may[b] && d->wanted[o];
    for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++)
      *gv_push(&ties) = (gv_tie){b, m->edges.at[e].target};
  }
  memcpy(keep, may, m->blocks.len);
  d->left_out += gv_keep_closest(m->blocks.len, &ties, wanted, d->options->limit, keep);
  gv_vec_free(&ties);
  gv_free(wanted);
}

static void add_blocks(gv_drawing *d, uint32_t *node_of_block, uint32_t *node_of_op) {
  const gv_model *m = d->input->model;
  bool *may = gv_malloc(m->blocks.len + 1), *keep = gv_malloc(m->blocks.len + 1);
  GV_VEC(flow_key) keys = {0};
  gv_map names = {0};
  choose_blocks(d, may, keep);
  for (uint32_t b = 0; b < m->blocks.len; b++)
    if (may[b])
      *gv_push(&keys) = (flow_key){m->blocks.at[b].function, d->input->order->block_order[b], b};
  if (keys.len) qsort(keys.at, keys.len, sizeof *keys.at, compare_keys);
  for (uint32_t i = 0, end; i < keys.len; i = end) {
    end = i + 1;
    if (keep[keys.at[i].block]) {
      add_block(d, keys.at[i].function, keys.at[i].block, node_of_block, node_of_op);
      continue;
    }
    while (end < keys.len && keys.at[end].function == keys.at[i].function &&
           !keep[keys.at[end].block])
      end++;
    uint32_t lane = gv_function_lane(d, keys.at[i].function), node = d->picture->nodes.len;
    gv_pic_node *n = gv_add_left_out(d, &names, lane, end - i, end - i == 1 ? " block" : " blocks");
    n->order = (uint64_t)(keys.at[i].position + 1) << 2;
    for (uint32_t k = i; k < end; k++) node_of_block[keys.at[k].block] = node;
  }
  gv_map_free(&names);
  gv_vec_free(&keys);
  gv_free(may);
  gv_free(keep);
}

void gv_draw_cfg(gv_drawing *d) {
  const gv_model *m = d->input->model;
  uint32_t *node_of_block = gv_malloc((m->blocks.len + 1) * sizeof *node_of_block),
           *node_of_op = gv_malloc((m->ops.len + 1) * sizeof *node_of_op);
  gv_map seen = {0};
  memset(node_of_block, 0xff, (m->blocks.len + 1) * sizeof *node_of_block);
  memset(node_of_op, 0xff, (m->ops.len + 1) * sizeof *node_of_op);
  d->picture->free_columns = true;
  add_blocks(d, node_of_block, node_of_op);
  for (uint32_t f = 0; f < m->functions.len; f++)
    for (uint32_t b = m->functions.at[f].first_block;
         d->shown[f] && b < m->functions.at[f].end_block; b++)
      if (node_of_block[b] != GV_NONE) add_edges(d, b, node_of_block, &seen);
  gv_mark_findings(d, node_of_op);
  gv_map_free(&seen);
  gv_free(node_of_block);
  gv_free(node_of_op);
}
