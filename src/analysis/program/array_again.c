/* needs: a finder whose arrays are known. gives: of an element what was loaded or stored there
 * last, where that is the same on every way: in the same block, or in those before it that control
 * comes from by one edge each, or by the ways from one branch, on which nothing changes it. A load
 * of it gives that value once more. cost: for each load MOST_OPS operations.
 *
 * Nothing in between writes to the element: no store that may, no call that has the address or, of
 * a global, any call, and the memory is not made or ended there.
 */
#include "program/array_loops.h"

enum { MOST_OPS = 512 };

bool gv_find_is_global(gv_finder *f, uint32_t array) {
  bool global = false;
  for (uint32_t g = 0; g < f->m->globals.len; g++)
    global |= gv_find_base(f, f->globals + g) == gv_find_memory(f, array);
  return global;
}

bool gv_find_may_write(gv_finder *f, const gv_op *op, uint32_t array, bool global) {
  const gv_model *m = f->m;
  uint32_t memory = gv_find_memory(f, array);
  const gv_value_id *operand = gv_operands(m, op);
  if (op->kind == GV_OP_LOAD || op->kind == GV_OP_BR || op->kind == GV_OP_COND_BR ||
      op->kind == GV_OP_SWITCH)
    return false;
  if (global && op->kind != GV_OP_STORE && op->kind != GV_OP_ACTION) return true;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    if (operand[i] == GV_NONE) continue;
    if (op->kind == GV_OP_STORE && i == 0) continue;
    gv_spot s = gv_find_spot(f, operand[i]);
    bool same = s.base != GV_NONE && gv_find_base(f, s.base) == memory;
    if (s.cut_off) return true;
    if (same && (op->kind != GV_OP_STORE || gv_find_array(f, &s) == array)) return true;
  }
  for (uint32_t i = 0; i < op->result_count && op->kind == GV_OP_MEMORY; i++)
    if (gv_find_base(f, gv_results(m, op)[i]) == memory) return true;
  return false;
}

/* The address that a load or store accesses. */
static gv_value_id address_of(const gv_model *m, const gv_op *op) {
  return gv_operands(m, op)[op->kind == GV_OP_STORE];
}

/* What it loads or stores, where that is a whole address or handle. */
static gv_value_id value_of(const gv_model *m, const gv_op *op) {
  bool store = op->kind == GV_OP_STORE;
  gv_value_id value = store              ? gv_operands(m, op)[0]
                      : op->result_count ? gv_results(m, op)[0]
                                         : GV_NONE;
  if (value == GV_NONE || op->is_volatile) return GV_NONE;
  const gv_value *v = &m->values.at[value];
  return !v->width && v->size == GV_WORD_BYTES ? value : GV_NONE;
}

static bool is_access(const gv_op *op) { return op->kind == GV_OP_LOAD || op->kind == GV_OP_STORE; }

/* What the load gives counts in the first rounds of a loop only. */
static bool is_first_load(const gv_finder *f, uint32_t op) {
  bool is = false;
  for (uint32_t i = 0; i < f->first_loads.len && !is; i++) is = f->first_loads.at[i].op == op;
  return is;
}

bool gv_find_place(gv_finder *f, const gv_op *op, gv_element_place *p) {
  if (!is_access(op) || value_of(f->m, op) == GV_NONE) return false;
  gv_spot s = gv_find_spot(f, address_of(f->m, op));
  if (s.base == GV_NONE || !s.known || s.cut_off || s.row != GV_NONE) return false;
  *p = (gv_element_place){s.base, gv_find_array(f, &s), s.constant, s.index,
                          s.index == GV_NONE ? 0 : s.stride};
  return true;
}

/* Both are the same, or what is left of one number in a division, however that is written. */
static bool is_same_index(const gv_finder *f, gv_value_id a, gv_value_id b) {
  gv_rest x, y;
  if (gv_find_is_same(f, a, b)) return true;
  if (!gv_find_short_rest(f, a, &x) || !gv_find_short_rest(f, b, &y)) return false;
  if (x.is_signed || y.is_signed || x.wide != y.wide) return false;
  return x.counter == y.counter && x.length == y.length && x.plus == y.plus;
}

bool gv_find_is_same_place(gv_finder *f, const gv_element_place *a, const gv_element_place *b) {
  if (a->base != b->base || a->array != b->array || a->at != b->at) return false;
  if (a->index == GV_NONE || b->index == GV_NONE) return a->index == b->index;
  return a->stride == b->stride && is_same_index(f, a->index, b->index);
}

/* A store to bytes beside these, at a constant place, too. */
static bool is_beside(gv_finder *f, const gv_op *op, const gv_element_place *p) {
  if (op->kind != GV_OP_STORE || p->index != GV_NONE) return false;
  gv_spot s = gv_find_spot(f, address_of(f->m, op));
  gv_value_id value = gv_operands(f->m, op)[0];
  if (s.base == GV_NONE || !s.known || s.index != GV_NONE || value == GV_NONE) return false;
  if (gv_find_array(f, &s) != p->array) return false;
  int64_t end = s.constant + f->m->values.at[value].size;
  return end <= p->at || s.constant >= p->at + GV_WORD_BYTES;
}

static bool changes(gv_finder *f, uint32_t op_id, const gv_element_place *p, bool global) {
  const gv_op *op = &f->m->ops.at[op_id];
  return gv_find_may_write(f, op, p->array, global) && !is_beside(f, op, p);
}

/* The block before this one, by one edge or by the ways from a branch, in as many operations as are
 * left; GV_NONE: there is none, or what is there changes in between. */
static uint32_t block_before(gv_finder *f, uint32_t block, const gv_element_place *p, bool global,
                             uint32_t *left) {
  const gv_model *m = f->m;
  gv_arms arms;
  if (f->pred_start[block + 1] - f->pred_start[block] == 1)
    return f->edge_from[f->preds[f->pred_start[block]]];
  if (!gv_find_arms(f, block, &arms)) return GV_NONE;
  for (uint32_t i = 0; i < arms.count; i++)
    for (uint32_t o = m->blocks.at[arms.block[i]].first_op; o < m->blocks.at[arms.block[i]].end_op;
         o++) {
      if (!*left || changes(f, o, p, global)) return GV_NONE;
      --*left;
    }
  return arms.fork;
}

gv_value_id gv_find_last_value(gv_finder *f, const gv_element_place *p, uint32_t block,
                               uint32_t end) {
  const gv_model *m = f->m;
  bool global = gv_find_is_global(f, p->array);
  for (uint32_t left = MOST_OPS; left;) {
    for (; end > m->blocks.at[block].first_op && left; left--) {
      const gv_op *op = &m->ops.at[--end];
      gv_element_place at;
      bool same = gv_find_place(f, op, &at) && gv_find_is_same_place(f, &at, p);
      if (same && !is_first_load(f, end)) return value_of(m, op);
      if (changes(f, end, p, global)) return GV_NONE;
    }
    block = block_before(f, block, p, global, &left);
    if (block == GV_NONE) return GV_NONE;
    end = m->blocks.at[block].end_op;
    left -= left != 0;
  }
  return GV_NONE;
}

void gv_find_again(gv_finder *f, const uint32_t *ops, uint32_t count) {
  gv_model *m = f->m;
  for (uint32_t i = 0; i < count; i++) {
    gv_op *op = &m->ops.at[ops[i]];
    gv_element_place p;
    if (op->kind != GV_OP_LOAD || !gv_find_place(f, op, &p)) continue;
    gv_value_id value = value_of(m, op);
    gv_value_id before = gv_find_last_value(f, &p, op->block, ops[i]);
    if (before == GV_NONE) continue;
    gv_value *v = &m->values.at[value];
    *v = (gv_value){.def = GV_DEF_COPY, .size = v->size, .a = before, .loc = v->loc};
    op->bytes = v->size;
    op->result_count = 0;
  }
}
