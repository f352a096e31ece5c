/* needs: a finder whose bases are known. gives: memory of which the first thing done is to fill it
 * with zeros begins as zero. cost: for each such store the blocks of its function, and the accesses
 * in them.
 *
 * The store is on no cycle that leaves the memory as it is, and comes before every other access on
 * each way: what was there before nobody sees.
 */
#include "program/array_finder.h"

enum { MOST_FILLS = 64 };

typedef GV_VEC(uint32_t) list;

/* Is the operation one that has to do with what is in the memory? */
static bool is_access(const gv_finder *f, const gv_op *op, gv_value_id memory) {
  const gv_model *m = f->m;
  if (op->kind == GV_OP_SLOT_BEGIN || op->kind == GV_OP_SLOT_END) return false;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    gv_spot s = operand == GV_NONE ? (gv_spot){.base = GV_NONE} : gv_find_spot(f, operand);
    if (s.cut_off || s.base == memory) return true;
  }
  return false;
}

static bool is_accessed_in(const gv_finder *f, uint32_t block, uint32_t end, gv_value_id memory) {
  for (uint32_t o = f->m->blocks.at[block].first_op; o < end; o++)
    if (is_access(f, &f->m->ops.at[o], memory)) return true;
  return false;
}

/* The blocks that control comes to from `from` without passing `but`, which it may come to. */
static bool *reached(const gv_finder *f, uint32_t from, uint32_t but) {
  const gv_model *m = f->m;
  const gv_function *function = &m->functions.at[gv_find_function(f, from)];
  bool *seen = gv_malloc(function->end_block - function->first_block + 1);
  list walk = {0};
  memset(seen, 0, function->end_block - function->first_block + 1);
  *gv_push(&walk) = from;
  while (walk.len) {
    uint32_t b = gv_pop(&walk);
    if (seen[b - function->first_block]) continue;
    seen[b - function->first_block] = true;
    for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge && b != but; e++)
      *gv_push(&walk) = m->edges.at[e].target;
  }
  gv_vec_free(&walk);
  return seen;
}

/* Nothing is done with the memory on any way from where it is made to the store. */
static bool comes_first(const gv_finder *f, uint32_t store, uint32_t made) {
  const gv_model *m = f->m;
  gv_value_id memory = gv_results(m, &m->ops.at[made])[0];
  uint32_t from = m->ops.at[made].block, to = m->ops.at[store].block;
  uint32_t first = m->functions.at[gv_find_function(f, from)].first_block;
  if (from == to && store > made) return !is_accessed_in(f, to, store, memory);
  bool *seen = reached(f, from, to), first_of_all = seen[to - first];
  for (uint32_t b = first; b < m->functions.at[gv_find_function(f, from)].end_block && first_of_all;
       b++)
    if (seen[b - first])
      first_of_all = !is_accessed_in(f, b, b == to ? store : m->blocks.at[b].end_op, memory);
  gv_free(seen);
  return first_of_all;
}

/* Control comes to the store once for each time that the memory is made. */
static bool is_made_as_often(const gv_finder *f, uint32_t store, uint32_t made) {
  const gv_model *m = f->m;
  uint32_t from = m->ops.at[made].block, to = m->ops.at[store].block;
  if (from == to) return true;
  uint32_t first = m->functions.at[gv_find_function(f, from)].first_block;
  bool again = false;
  for (uint32_t e = m->blocks.at[to].first_edge; e < m->blocks.at[to].end_edge && !again; e++) {
    bool *seen = reached(f, m->edges.at[e].target, from);
    again = seen[to - first];
    gv_free(seen);
  }
  return !again;
}

static bool take_fill(gv_finder *f, uint32_t store) {
  gv_model *m = f->m;
  gv_op *op = &m->ops.at[store];
  if (op->kind != GV_OP_STORE) return false;
  if (op->is_volatile) return false;
  if (gv_operands(m, op)[0] == GV_NONE) return false;
  const gv_value *zero = &m->values.at[gv_strip(m, gv_operands(m, op)[0])];
  if (zero->def != GV_DEF_NULL || zero->size <= GV_WORD_BYTES) return false;
  gv_spot s = gv_find_spot(f, gv_operands(m, op)[1]);
  if (s.base == GV_NONE || s.base >= f->globals) return false;
  if (!s.known) return false;
  if (s.constant) return false;
  if (s.index != GV_NONE) return false;
  const gv_value *v = &m->values.at[s.base];
  if (v->def != GV_DEF_RESULT) return false;
  if (m->ops.at[v->a].kind != GV_OP_MEMORY) return false;
  if (!gv_find_may_have_parts(f, s.base)) return false;
  gv_op *made = &m->ops.at[v->a];
  if (!made->bytes) return false;
  if (zero->size < made->bytes) return false;
  if (gv_find_function(f, made->block) != gv_find_function(f, op->block)) return false;
  if (!comes_first(f, store, v->a) || !is_made_as_often(f, store, v->a)) return false;
  made->zeroed = true;
  op->kind = GV_OP_LOAD,
  op->bytes = GV_WORD_BYTES; /* of the program no more is left than that the memory is there */
  op->first_operand++, op->operand_count = 1;
  return true;
}

bool gv_find_fills(gv_finder *f) {
  uint32_t found = 0;
  for (uint32_t o = 0; o < f->m->ops.len && found < MOST_FILLS; o++) found += take_fill(f, o);
  return found != 0;
}
