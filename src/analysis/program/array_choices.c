/* needs: a finder whose variables are known. gives: numbers that one of two ways brings, on which
 * nothing is done, as ones that are chosen: `cur ? cur - 1 : 2`, as compilers write it without
 * optimization. cost: linear in the edges; the size of what is chosen.
 *
 * Only what the arguments of one block say is chosen so: where such a number comes from is asked of
 * them alone (array_toggles.c). What is compared with other numbers is known better by the ways.
 */
#include "program/array_loops.h"

/* Two edges to a block, and the condition by which control takes the first one. */
typedef struct choice {
  uint32_t yes, no;
  gv_value_id condition;
} choice;

/* The one edge to a block that does nothing but go on; GV_NONE: it is no such block. */
static uint32_t edge_through(const gv_finder *f, uint32_t block) {
  const gv_block *b = &f->m->blocks.at[block];
  if (b->end_op - b->first_op != 1 || b->end_edge - b->first_edge != 1) return GV_NONE;
  if (f->pred_start[block + 1] - f->pred_start[block] != 1) return GV_NONE;
  return f->preds[f->pred_start[block]];
}

/* The edge of a branch by which control comes to this one. */
static uint32_t edge_of_branch(const gv_finder *f, uint32_t edge) {
  bool holds;
  if (gv_find_branch(f, edge, &holds)) return edge;
  uint32_t before = edge_through(f, f->edge_from[edge]);
  return before != GV_NONE && gv_find_branch(f, before, &holds) ? before : GV_NONE;
}

/* False: control comes to the block in other ways than by the two sides of one branch. */
static bool find_choice(const gv_finder *f, uint32_t block, choice *c) {
  uint32_t first = f->pred_start[block];
  bool holds, other;
  if (f->pred_start[block + 1] - first != 2) return false;
  uint32_t a = edge_of_branch(f, f->preds[first]), b = edge_of_branch(f, f->preds[first + 1]);
  if (a == GV_NONE || b == GV_NONE || f->edge_from[a] != f->edge_from[b]) return false;
  const gv_op *op = gv_find_branch(f, a, &holds);
  if (!gv_find_branch(f, b, &other) || holds == other || op->assumed) return false;
  c->condition = gv_operands(f->m, op)[0];
  c->yes = f->preds[first + !holds], c->no = f->preds[first + holds];
  return true;
}

/* It is computed from constants and arguments of one block alone, not of `but`. */
static bool is_of_one_block(const gv_finder *f, gv_value_id id, uint32_t but, uint32_t *of,
                            int depth) {
  id = gv_strip(f->m, id);
  const gv_value *v = &f->m->values.at[id];
  if (v->def == GV_DEF_INT) return true;
  if (v->def == GV_DEF_BLOCK_ARG) {
    if (!v->width || v->a == but || (*of != GV_NONE && *of != v->a)) return false;
    *of = v->a;
    return true;
  }
  if (depth > GV_STEPS_DEPTH) return false;
  if (v->def == GV_DEF_SELECT && !is_of_one_block(f, v->c, but, of, depth + 1)) return false;
  if (v->def != GV_DEF_SELECT && v->def != GV_DEF_ARITH) return false;
  bool unary = v->def == GV_DEF_ARITH && gv_arith_is_unary((gv_arith)v->c);
  return is_of_one_block(f, v->a, but, of, depth + 1) &&
         (unary || is_of_one_block(f, v->b, but, of, depth + 1));
}

/* The block whose argument it was; GV_NONE: it is none, or stays one. */
static uint32_t choose(gv_finder *f, gv_value_id arg) {
  const gv_value old = f->m->values.at[arg];
  choice c;
  uint32_t of = GV_NONE;
  if (old.def != GV_DEF_BLOCK_ARG || old.width < 8 || !find_choice(f, old.a, &c)) return GV_NONE;
  gv_value_id yes = gv_find_source(f, c.yes, arg), no = gv_find_source(f, c.no, arg);
  if (yes == GV_NONE || no == GV_NONE) return GV_NONE;
  if (!is_of_one_block(f, c.condition, old.a, &of, 0) || of == GV_NONE) return GV_NONE;
  if (!is_of_one_block(f, yes, old.a, &of, 0)) return GV_NONE;
  if (!is_of_one_block(f, no, old.a, &of, 0)) return GV_NONE;
  f->m->values.at[arg] = (gv_value){.def = GV_DEF_SELECT,
                                    .width = old.width,
                                    .size = old.size,
                                    .a = c.condition,
                                    .b = yes,
                                    .c = no,
                                    .loc = old.loc};
  return old.a;
}

/* Both ways to the block do the same: control may take the first one. */
static void drop_branch(gv_finder *f, uint32_t block) {
  gv_model *m = f->m;
  choice c;
  if (!find_choice(f, block, &c)) return;
  if (m->edges.at[c.yes].pairs || m->edges.at[c.no].pairs) return;
  uint32_t branch = f->edge_from[edge_of_branch(f, c.yes)];
  const gv_op *op = &m->ops.at[m->blocks.at[branch].end_op - 1];
  m->operands.at[op->first_operand] = gv_find_truth(f, true);
}

void gv_find_choices(gv_finder *f) {
  uint32_t values = f->m->values.len;
  GV_VEC(uint32_t) blocks = {0};
  for (gv_value_id id = 0; id < values; id++) {
    uint32_t block = choose(f, id);
    if (block != GV_NONE) *gv_push(&blocks) = block;
  }
  if (blocks.len) gv_find_give(f);
  for (uint32_t i = 0; i < blocks.len; i++) drop_branch(f, blocks.at[i]);
  gv_vec_free(&blocks);
}
