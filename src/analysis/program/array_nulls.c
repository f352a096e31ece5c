/* needs: a finder whose edges are known. gives: of a block argument that is the address of one
 * memory, or null, that memory; and by which edges it is null. cost: linear in the edges to blocks
 * with such arguments.
 *
 * `T *s = n ? malloc(n * sizeof *s) : 0`, and a vector: nothing can be accessed where it is null,
 * so that what is accessed is the memory. Two such addresses may be compared as those of the memory
 * where one is null exactly when the other one is: null is its first element then, and its end.
 */
#include "program/array_loops.h"

enum { MOST_EDGES = 32, ROUNDS = 2 };

static bool is_memory(const gv_finder *f, gv_value_id id) {
  const gv_value *v = &f->m->values.at[id];
  return v->def == GV_DEF_RESULT && f->m->ops.at[v->a].kind == GV_OP_MEMORY;
}

static bool is_null(const gv_finder *f, gv_value_id id) {
  return f->m->values.at[gv_strip(f->m, id)].def == GV_DEF_NULL;
}

gv_value_id gv_find_nullable_memory(const gv_finder *f, gv_value_id id) {
  uint32_t at = f->nullables.len ? gv_map_get(&f->nullable, id) : GV_NONE;
  return at == GV_NONE || f->nullables.at[at].memory == GV_NONE ? id : f->nullables.at[at].memory;
}

uint64_t gv_find_when_null(const gv_finder *f, gv_value_id id) {
  id = gv_strip(f->m, id);
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT && f->nullables.len; i++) {
    uint32_t at = gv_map_get(&f->nullable, id);
    if (at != GV_NONE) return f->nullables.at[at].when;
    if (f->m->values.at[id].def != GV_DEF_OFFSET) return 0;
    id = gv_strip(f->m, f->m->values.at[id].a);
  }
  return 0;
}

static void set_nullable(gv_finder *f, gv_value_id arg, gv_value_id memory, uint64_t when) {
  bool found;
  uint32_t *at = gv_map_at(&f->nullable, arg, &found);
  if (!found) {
    *at = f->nullables.len;
    (void)gv_push(&f->nullables);
  }
  f->nullables.at[*at] = (gv_nullable){memory, when};
}

bool gv_find_when_argument_null(const gv_finder *f, gv_value_id arg, uint64_t *when) {
  uint32_t block = f->m->values.at[arg].a, first = f->pred_start[block];
  uint64_t null = 0, others = 0;
  bool any = false;
  *when = 0;
  for (uint32_t i = first; i < f->pred_start[block + 1]; i++) {
    gv_value_id source = gv_find_source(f, f->preds[i], arg);
    if (source == GV_NONE) return false;
    if (is_null(f, source)) {
      if (i - first >= MOST_EDGES) return false;
      null |= UINT64_C(1) << (i - first);
      continue;
    }
    if (gv_find_is_moved(f, source, arg)) continue; /* by its own loop */
    uint64_t of = gv_find_when_null(f, source);
    if (any && of != others) return false;
    others = of, any = true;
  }
  if (null && others) return false;
  *when = null ? (uint64_t)(block + 1) << MOST_EDGES | null : others;
  return any;
}

/* The memory that all edges bring which do not bring null; GV_NONE: there is none. */
static gv_value_id memory_of(const gv_finder *f, gv_value_id arg) {
  uint32_t block = f->m->values.at[arg].a;
  gv_value_id only = GV_NONE;
  for (uint32_t i = f->pred_start[block]; i < f->pred_start[block + 1]; i++) {
    gv_value_id source = gv_find_source(f, f->preds[i], arg);
    if (source == GV_NONE) return GV_NONE;
    source = gv_find_nullable_memory(f, gv_strip(f->m, source));
    if (is_null(f, source)) continue;
    if (!is_memory(f, source) || (only != GV_NONE && source != only)) return GV_NONE;
    only = source;
  }
  return only;
}

static bool is_address(const gv_value *v) {
  return v->def == GV_DEF_BLOCK_ARG && !v->width && v->size == GV_WORD_BYTES;
}

void gv_find_nullables(gv_finder *f) {
  const gv_model *m = f->m;
  bool changed = true;
  for (int round = 0; round < ROUNDS && changed; round++) {
    changed = false;
    for (gv_value_id id = 0; id < f->globals; id++) {
      uint64_t when;
      if (!is_address(&m->values.at[id]) || gv_find_when_null(f, id)) continue;
      if (!gv_find_when_argument_null(f, id, &when) || !when) continue;
      gv_value_id memory = memory_of(f, id);
      if (memory != GV_NONE && gv_find_is_made_again(f, memory)) memory = GV_NONE;
      set_nullable(f, id, memory, when);
      changed = true;
    }
  }
}

/* ---- what is to know whether it is null ------------------------------------------------------ */

/* Where the address is not taken apart to the end, any may be it. */
static void mark(const gv_finder *f, bool *asked, gv_value_id id) {
  if (id == GV_NONE) return;
  id = gv_strip(f->m, id);
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT && f->m->values.at[id].def == GV_DEF_OFFSET; i++)
    id = gv_strip(f->m, f->m->values.at[id].a);
  if (f->m->values.at[id].def == GV_DEF_OFFSET) memset(asked, 1, f->m->values.len);
  asked[id] = true;
}

static void mark_expression(const gv_finder *f, bool *asked, const gv_value *v) {
  if (v->def == GV_DEF_OFFSET) mark(f, asked, v->b);
  if (v->def <= GV_DEF_GLOBAL || v->def == GV_DEF_COPY || v->def == GV_DEF_OFFSET) return;
  bool two = gv_is_arith_in(v, GV_COMPARISONS) || gv_is_arith(v, GV_SUB);
  if (two && gv_find_when_null(f, v->a) == gv_find_when_null(f, v->b)) return;
  mark(f, asked, v->a);
  if (v->def == GV_DEF_ARITH || v->def == GV_DEF_INSERT || v->def == GV_DEF_SELECT)
    mark(f, asked, v->b);
  if (v->def == GV_DEF_SELECT) mark(f, asked, v->c);
}

bool *gv_find_nullness_uses(const gv_finder *f) {
  const gv_model *m = f->m;
  bool *asked = gv_malloc(m->values.len + 1);
  memset(asked, 0, m->values.len + 1);
  for (gv_value_id id = 0; id < m->values.len; id++) mark_expression(f, asked, &m->values.at[id]);
  for (uint32_t i = 0; i < m->sources.len; i++) mark(f, asked, m->sources.at[i].from);
  for (uint32_t i = 0; i < m->pairs.len; i++) {
    gv_value_id source = gv_strip(m, m->pairs.at[i].source);
    if (m->values.at[source].def != GV_DEF_OFFSET) mark(f, asked, source);
  }
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    uint32_t address = op->kind == GV_OP_LOAD ? 0 : op->kind == GV_OP_STORE ? 1 : op->operand_count;
    for (uint32_t i = 0; i < op->operand_count; i++)
      if (i != address) mark(f, asked, gv_operands(m, op)[i]);
  }
  return asked;
}

/* ---- accesses -------------------------------------------------------------------------------- */

/* The same place in the memory; GV_NONE: the address is none that may be null. */
static gv_value_id in_memory(gv_finder *f, gv_value_id address, int depth) {
  gv_value_id id = gv_strip(f->m, address), memory = gv_find_nullable_memory(f, id);
  gv_value v = f->m->values.at[id];
  if (memory != id) return memory;
  if (v.def != GV_DEF_OFFSET || !depth) return GV_NONE;
  v.a = in_memory(f, v.a, depth - 1);
  return v.a == GV_NONE ? GV_NONE : gv_find_value(f, v);
}

void gv_find_access_memory(gv_finder *f) {
  gv_model *m = f->m;
  for (uint32_t o = 0; o < m->ops.len && f->nullables.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_LOAD && op->kind != GV_OP_STORE) continue;
    uint32_t at = op->first_operand + (op->kind == GV_OP_STORE);
    if (m->operands.at[at] == GV_NONE) continue;
    gv_value_id place = in_memory(f, m->operands.at[at], GV_CHAIN_LIMIT);
    if (place != GV_NONE) m->operands.at[at] = place;
  }
}
