/* needs: a finder whose edges are known. gives: of addresses at an index, which bytes they may be
 * of, and by which counter they go on. cost: for each operand that is such an address its parts,
 * and what is asked of ranges, up to MOST_BOUNDED.
 */
#include "program/array_ranges.h"

/* ---- addresses at an index ------------------------------------------------------------------- */

enum { MOST_BOUNDED = 1 << 12 };

/* The bytes that `v` adds to what it is computed from. */
static bool bytes_of(gv_finder *f, const gv_value *v, uint32_t block, gv_range *r) {
  if (v->k != GV_ANYWHERE) {
    *r = (gv_range){v->k, v->k};
    return true;
  }
  if (!v->c) return false;
  gv_range index = gv_find_range(f, v->b, block), any = gv_range_any(64);
  if (index.lo == any.lo || index.hi == any.hi) return false;
  return gv_range_combine(GV_MUL, index, (gv_range){v->c, v->c}, r);
}

/* False: the operand is no address at an index. */
static bool take_bounded(gv_finder *f, uint32_t op, uint32_t operand) {
  gv_model *m = f->m;
  uint32_t block = m->ops.at[op].block, at = m->ops.at[op].first_operand + operand;
  gv_value_id id = gv_strip(m, m->operands.at[at]);
  gv_range all = {0, 0}, one;
  bool indexed = false;
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT && m->values.at[id].def == GV_DEF_OFFSET; i++) {
    gv_value v = m->values.at[id];
    indexed |= v.k == GV_ANYWHERE;
    if (!bytes_of(f, &v, block, &one) || !gv_range_combine(GV_ADD, all, one, &all)) return indexed;
    id = gv_strip(m, v.a);
  }
  if (!indexed || m->values.at[id].def == GV_DEF_OFFSET) return indexed;
  *gv_push(&m->bounded) = (gv_bounded){at, id, all.lo, all.hi};
  return true;
}

static int by_operand(const void *a, const void *b) {
  const gv_bounded *x = a, *y = b;
  return (x->operand > y->operand) - (x->operand < y->operand);
}

/* The index of an address: a number that is made wide, plus a constant. One of fewer bits is made
 * wide as a signed one, and a sum of such may wrap before, but not if it is of half as many. */
static bool take_index(const gv_finder *f, gv_value_id id, gv_linear *index) {
  *index = gv_find_linear(f, id);
  uint8_t width = f->m->values.at[gv_strip(f->m, id)].width;
  bool half = index->wide != GV_ADD && width >= 16 && 2 * gv_find_width(f, index->of) <= width;
  if (width != 64 && !half && (index->wide != GV_ADD || index->plus)) return false;
  if (width != 64 && !half) index->wide = GV_WIDEN;
  return index->plus > -MOST_BOUNDED && index->plus < MOST_BOUNDED;
}

/* Bytes for each of a number that is a multiple of another one are so many more for each of that: a
 * product that does not wrap is made wide as its factor is. */
static bool take_multiple(const gv_finder *f, gv_strided *s, gv_linear *index) {
  const gv_value *v = &f->m->values.at[index->of];
  int64_t k;
  if (index->wide == GV_ZEXT) return false;
  if (!gv_is_arith_in(v, GV_PRODUCTS)) return false;
  if (!(v->k & GV_ARITH_NSW)) return false;
  bool first = v->c == GV_MUL && gv_find_is_number(f, v->a, &k); /* "2 * i" */
  if (!first && !gv_find_is_number(f, v->b, &k)) return false;
  if (v->c == GV_SHL) k = gv_is_between(k, 0, 30) ? INT64_C(1) << k : 0;
  if (k < 1 || k > MOST_BOUNDED * MOST_BOUNDED) return false;
  if (k * (int64_t)s->stride > INT32_MAX) return false;
  if (!take_index(f, first ? v->b : v->a, index)) return false;
  s->stride *= (uint32_t)k;
  s->at += index->plus * (int64_t)s->stride;
  return true;
}

static bool take_constant(const gv_value *offset, gv_strided *s) {
  if (!gv_is_between(offset->k, INT32_MIN / 4, INT32_MAX / 4)) return false;
  s->at += offset->k;
  return true;
}

static bool take_strides(const gv_finder *f, const gv_value *offset, gv_strided *s,
                         gv_linear *index) {
  if (!gv_is_between(offset->c, 1, INT32_MAX)) return false;
  if (!take_index(f, offset->b, index)) return false;
  s->stride = offset->c;
  return true;
}

/* False: the operand is no address at one index and constants behind one value. */
static bool take_address(const gv_finder *f, gv_value_id id, gv_strided *s, gv_linear *index) {
  const gv_model *m = f->m;
  bool indexed = false;
  id = gv_strip(m, id);
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT && m->values.at[id].def == GV_DEF_OFFSET; i++) {
    gv_value v = m->values.at[id];
    bool constant = v.k != GV_ANYWHERE;
    if (!constant && indexed) return false;
    bool taken = constant ? take_constant(&v, s) : take_strides(f, &v, s, index);
    if (!taken) return false;
    indexed |= !constant;
    id = gv_strip(m, v.a);
  }
  s->root = id;
  s->at += indexed ? index->plus * (int64_t)s->stride : 0;
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT && indexed && take_multiple(f, s, index);) i++;
  return indexed && m->values.at[id].def != GV_DEF_OFFSET;
}

/* The index is the counter of a loop that the operation is in. */
static void take_loop(gv_finder *f, uint32_t block, const gv_linear *index, gv_strided *s) {
  uint32_t loop_id = gv_find_loop(f, index->of);
  if (loop_id == GV_NONE) return;
  const gv_counted_loop l = f->loops.at[loop_id];
  bool whole = (f->m->values.at[l.counter].width == 64) == (index->wide == GV_ADD);
  if (!whole) return;
  if (l.sometimes) return;
  if (!gv_find_in_loop(f, &l, block)) return;
  if (!gv_find_stays_the_same(f, &l, s->root)) return;
  gv_linear limit;
  s->head = l.head;
  if (!gv_find_limit(f, &l, index->wide, block, &limit)) return;
  s->limit = limit.of, s->limit_wide = (uint8_t)limit.wide;
  s->limit_either = limit.wide != GV_ADD && gv_find_range(f, limit.of, l.head).lo >= 0;
}

static void take_strided(gv_finder *f, uint32_t op, uint32_t operand) {
  gv_model *m = f->m;
  gv_strided s = {
      .operand = m->ops.at[op].first_operand + operand, .head = GV_NONE, .limit = GV_NONE};
  gv_linear index;
  if (!take_address(f, m->operands.at[s.operand], &s, &index)) return;
  s.index = index.of, s.wide = (uint8_t)index.wide;
  take_loop(f, m->ops.at[op].block, &index, &s);
  *gv_push(&m->strided) = s;
}

static int strided_by_operand(const void *a, const void *b) {
  const gv_strided *x = a, *y = b;
  return (x->operand > y->operand) - (x->operand < y->operand);
}

static int by_edge(const void *a, const void *b) {
  const gv_turn *x = a, *y = b;
  if (x->edge != y->edge) return x->edge < y->edge ? -1 : 1;
  return (x->counter > y->counter) - (x->counter < y->counter);
}

static void list_turns(gv_finder *f) {
  gv_model *m = f->m;
  gv_map seen = {0};
  for (uint32_t i = 0; i < m->strided.len; i++) {
    bool found;
    if (m->strided.at[i].head == GV_NONE) continue;
    *gv_map_at(&seen, m->strided.at[i].index, &found) = 1;
    uint32_t loop_id = found ? GV_NONE : gv_find_loop(f, m->strided.at[i].index);
    if (loop_id == GV_NONE) continue;
    const gv_counted_loop *l = &f->loops.at[loop_id];
    for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++)
      if (gv_find_is_turn(f, l, f->preds[p]))
        *gv_push(&m->turns) = (gv_turn){f->preds[p], l->counter};
  }
  gv_map_free(&seen);
  if (m->turns.len) qsort(m->turns.at, m->turns.len, sizeof *m->turns.at, by_edge);
}

bool gv_find_is_accessed(const gv_op *op, uint32_t operand) {
  switch (op->kind) {
  case GV_OP_LOAD: return operand == 0;
  case GV_OP_STORE: return operand == 1;
  case GV_OP_ACTION: return gv_is_memory_role(gv_role_of(op, operand));
  default: return false;
  }
}

void gv_find_strided(gv_finder *f) {
  gv_model *m = f->m;
  bool work = false;
  for (uint32_t o = 0; o < m->ops.len && m->strided.len < MOST_BOUNDED; o++) {
    const gv_op *op = &m->ops.at[o];
    for (uint32_t i = 0; i < op->operand_count; i++) {
      uint32_t before = m->strided.len;
      if (m->operands.at[op->first_operand + i] == GV_NONE) continue;
      if (gv_find_is_accessed(op, i)) take_strided(f, o, i);
      work |= m->strided.len > before && op->kind == GV_OP_ACTION;
    }
  }
  if (!work) m->strided.len = 0; /* only what work does is pending */
  if (m->strided.len)
    qsort(m->strided.at, m->strided.len, sizeof *m->strided.at, strided_by_operand);
  list_turns(f);
}

static bool accesses(const gv_op *op) {
  switch (op->kind) {
  case GV_OP_LOAD:
  case GV_OP_STORE:
  case GV_OP_MEMCPY:
  case GV_OP_ACTION: return true;
  default: return false;
  }
}

void gv_find_bounded(gv_finder *f) {
  gv_model *m = f->m;
  uint32_t asked = 0;
  for (uint32_t o = 0; o < m->ops.len && asked < MOST_BOUNDED; o++) {
    const gv_op *op = &m->ops.at[o];
    if (!accesses(op)) continue;
    for (uint32_t i = 0; i < op->operand_count; i++)
      if (m->operands.at[op->first_operand + i] != GV_NONE) asked += take_bounded(f, o, i);
  }
  if (m->bounded.len) qsort(m->bounded.at, m->bounded.len, sizeof *m->bounded.at, by_operand);
}

/* ---- indexes anew ---------------------------------------------------------------------------- */

static gv_value_id address_anew(gv_finder *f, gv_value_id id, gv_index_anew *anew, uint32_t block,
                                int depth) {
  id = gv_strip(f->m, id);
  gv_value v = f->m->values.at[id];
  if (v.def != GV_DEF_OFFSET || depth > GV_STEPS_DEPTH) return id;
  gv_value_id base = address_anew(f, v.a, anew, block, depth + 1), index = GV_NONE;
  if (v.k == GV_ANYWHERE && v.c && gv_find_width(f, v.b) == 64) index = anew(f, v.b, block);
  if (index == GV_NONE && base == gv_strip(f->m, v.a)) return id;
  gv_loc loc = v.loc;
  v.a = base;
  if (index != GV_NONE) v.b = index;
  gv_value_id made = gv_find_value(f, v);
  f->m->values.at[made].loc = loc;
  return made;
}

bool gv_find_indexes_anew(gv_finder *f, gv_index_anew *anew) {
  bool any = false;
  for (uint32_t o = 0; o < f->m->ops.len; o++) {
    const gv_op op = f->m->ops.at[o];
    for (uint32_t i = op.first_operand; i < op.first_operand + op.operand_count; i++) {
      gv_value_id operand = f->m->operands.at[i];
      if (operand == GV_NONE) continue;
      gv_value_id address = gv_strip(f->m, operand);
      if (f->m->values.at[address].def != GV_DEF_OFFSET) continue;
      gv_value_id made = address_anew(f, operand, anew, op.block, 0);
      if (made == address) continue;
      f->m->operands.at[i] = made;
      any = true;
    }
  }
  return any;
}
