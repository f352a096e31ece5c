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

/* Where control comes between the memory and the store, and where behind it. */
typedef struct sides {
  uint32_t made, store, first; /* block of the function */
  bool *before, *after;
} sides;

static sides find_sides(const gv_finder *f, uint32_t store, uint32_t made) {
  const gv_model *m = f->m;
  uint32_t from = m->ops.at[made].block, to = m->ops.at[store].block;
  const gv_function *function = &m->functions.at[gv_find_function(f, from)];
  uint32_t blocks = function->end_block - function->first_block;
  sides s = {.made = made, .store = store, .first = function->first_block};
  s.before = reached(f, from, to), s.after = gv_malloc(blocks + 1);
  memset(s.after, 0, blocks + 1);
  for (uint32_t e = m->blocks.at[to].first_edge; e < m->blocks.at[to].end_edge; e++) {
    bool *seen = reached(f, m->edges.at[e].target, from);
    for (uint32_t b = 0; b < blocks; b++) s.after[b] |= seen[b];
    gv_free(seen);
  }
  return s;
}

/* Control may go on from there to the store of the same memory. */
static bool is_before(const gv_finder *f, const sides *s, uint32_t o) {
  uint32_t block = f->m->ops.at[o].block, from = f->m->ops.at[s->made].block,
           to = f->m->ops.at[s->store].block;
  if (block == to) return o < s->store;
  if (!s->before[block - s->first]) return false;
  bool *seen = reached(f, block, from), goes_on = seen[to - s->first];
  gv_free(seen);
  return goes_on || block == from;
}

static bool is_after(const gv_finder *f, const sides *s, uint32_t o) {
  uint32_t block = f->m->ops.at[o].block, from = f->m->ops.at[s->made].block,
           to = f->m->ops.at[s->store].block;
  if (block == to && o > s->store) return true;
  return s->after[block - s->first] && !(block == from && o > s->made);
}

static bool marks(const gv_finder *f, uint32_t o, gv_value_id memory) {
  const gv_op *op = &f->m->ops.at[o];
  if (op->kind != GV_OP_SLOT_BEGIN && op->kind != GV_OP_SLOT_END) return false;
  return gv_find_spot(f, gv_operands(f->m, op)[0]).base == memory;
}

/* What the lifetime of the slot has lost before the store is not missed. False: it is not known
 * whether a lifetime begins before it or after it. */
static bool take_marks(gv_finder *f, uint32_t store, uint32_t made) {
  gv_model *m = f->m;
  const gv_function *function = &m->functions.at[gv_find_function(f, m->ops.at[made].block)];
  uint32_t end = gv_end_op_of(m, function), first;
  gv_value_id memory = gv_results(m, &m->ops.at[made])[0];
  sides s = find_sides(f, store, made);
  bool known = true;
  first = m->blocks.at[function->first_block].first_op;
  for (uint32_t o = first; o < end && known; o++)
    known = !marks(f, o, memory) || !is_before(f, &s, o) || !is_after(f, &s, o);
  for (uint32_t o = first; o < end && known; o++)
    if (marks(f, o, memory) && is_before(f, &s, o)) m->ops.at[o].unset = false;
  gv_free(s.before);
  gv_free(s.after);
  return known;
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
  if (!take_marks(f, store, v->a)) return false;
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
