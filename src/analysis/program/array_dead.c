/* needs: a checked model. gives: blocks that control never comes to access nothing and lead nowhere
 * but to themselves: where loops are peeled and nothing is simplified after, they load elements
 * that there are not, and join blocks that have but one way to them. cost: linear in the model, if
 * there is such a block.
 */
#include "program/array_finder.h"

/* By block: control may come there. */
static bool *find_live(const gv_model *m, bool *all) {
  bool *live = gv_malloc(m->blocks.len + 1);
  GV_VEC(uint32_t) walk = {0};
  uint32_t count = 0;
  memset(live, 0, m->blocks.len + 1);
  for (uint32_t f = 0; f < m->functions.len; f++) *gv_push(&walk) = m->functions.at[f].first_block;
  while (walk.len) {
    uint32_t b = gv_pop(&walk);
    if (live[b]) continue;
    live[b] = true;
    count++;
    for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++)
      *gv_push(&walk) = m->edges.at[e].target;
  }
  gv_vec_free(&walk);
  *all = count == m->blocks.len;
  return live;
}

static void drop_accesses(gv_model *m, const bool *live) {
  gv_value_id nowhere = m->values.len;
  *gv_push(&m->values) = (gv_value){.def = GV_DEF_NULL, .size = GV_WORD_BYTES, .loc = GV_NO_LOC};
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (live[op->block] || (op->kind != GV_OP_LOAD && op->kind != GV_OP_STORE)) continue;
    m->operands.at[op->first_operand + (op->kind == GV_OP_STORE)] = nowhere;
  }
}

/* An edge leads from its block to that itself, whose arguments, in a row, stay what they are. */
static void turn_back(gv_model *m, uint32_t block, gv_edge *edge, const uint32_t *args,
                      uint32_t count) {
  *edge = (gv_edge){.target = block, .first_pair = m->pairs.len, .pairs = count};
  for (uint32_t i = 0; i < count; i++) *gv_push(&m->pairs) = (gv_pair){args[i], args[i]};
}

static void drop_edges(gv_model *m, const bool *live) {
  gv_entry_list of = {0};
  uint32_t *start, *args;
  for (gv_value_id v = 0; v < m->values.len; v++) {
    const gv_value *value = &m->values.at[v];
    if (value->def == GV_DEF_BLOCK_ARG && !live[value->a]) *gv_push(&of) = (gv_entry){value->a, v};
  }
  gv_group(&of, m->blocks.len, &start, &args);
  for (uint32_t b = 0; b < m->blocks.len; b++)
    for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge && !live[b]; e++)
      if (live[m->edges.at[e].target])
        turn_back(m, b, &m->edges.at[e], args + start[b], start[b + 1] - start[b]);
  gv_vec_free(&of);
  gv_free(start);
  gv_free(args);
}

void gv_drop_dead_blocks(gv_model *m) {
  bool all, *live = find_live(m, &all);
  if (!all) drop_accesses(m, live);
  if (!all) drop_edges(m, live);
  gv_free(live);
}
