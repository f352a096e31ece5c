/* needs: a finder whose bases are known. gives: loads of elements that are made on every way from a
 * branch to where these come together, before the branch, where one way loads the same before: so
 * that both give one value. cost: for each load the operations on those ways.
 *
 * `if (i > 0) wait(s[cur], e[prev]); use(s[cur])` loads s[cur] twice, the second time whether it
 * was loaded before or not. Nothing on the ways writes to the array, and none of them leads
 * elsewhere, but where the program ends.
 */
#include "model/edit.h"
#include "program/array_loops.h"

enum { MOST_HOISTED = 256, MOST_PARTS = 32, MOST_RINGS = 64 };

/* ---- where ways come together ---------------------------------------------------------------- */

static bool has_one_pred(const gv_finder *f, uint32_t block) {
  return f->pred_start[block + 1] - f->pred_start[block] == 1;
}

static bool is_among(const uint32_t *blocks, uint32_t count, uint32_t block) {
  bool is = false;
  for (uint32_t i = 0; i < count && !is; i++) is = blocks[i] == block;
  return is;
}

/* Control goes on by one of its edges, in the same task. */
static bool goes_on(const gv_finder *f, uint32_t block) {
  gv_op_kind kind = (gv_op_kind)f->m->ops.at[f->m->blocks.at[block].end_op - 1].kind;
  return kind == GV_OP_BR || kind == GV_OP_COND_BR || kind == GV_OP_SWITCH;
}

/* Adds the blocks from which control comes to this one, but `fork`. False: it comes from nowhere,
 * or there are too many. */
static bool add_before(const gv_finder *f, uint32_t block, uint32_t fork, gv_arms *arms) {
  uint32_t first = f->pred_start[block], end = f->pred_start[block + 1];
  for (uint32_t p = first; p < end; p++) {
    uint32_t from = f->edge_from[f->preds[p]];
    if (from == fork || is_among(arms->block, arms->count, from)) continue;
    if (arms->count == GV_MOST_ARMS || !goes_on(f, from)) return false;
    arms->block[arms->count++] = from;
  }
  return first != end;
}

/* The blocks between the two, where control comes to `block` only from `fork`; false: it does not,
 * or they are too many. `fork` GV_NONE: those before it, nearer ones first, as many as there is
 * room for. */
static bool take_arms(const gv_finder *f, uint32_t block, uint32_t fork, gv_arms *arms) {
  *arms = (gv_arms){.fork = fork};
  bool all = add_before(f, block, fork, arms);
  for (uint32_t i = 0; i < arms->count && all; i++)
    all = arms->block[i] != block && add_before(f, arms->block[i], fork, arms);
  return all;
}

/* Nothing but the end of the program leads elsewhere. */
static bool are_closed(const gv_finder *f, const gv_arms *arms, uint32_t block) {
  const gv_model *m = f->m;
  for (uint32_t i = 0; i <= arms->count; i++) {
    const gv_block *b = &m->blocks.at[i < arms->count ? arms->block[i] : arms->fork];
    for (uint32_t e = b->first_edge; e < b->end_edge; e++) {
      uint32_t to = m->edges.at[e].target;
      if (to == block || is_among(arms->block, arms->count, to)) continue;
      if (m->ops.at[m->blocks.at[to].end_op - 1].kind != GV_OP_UNREACHABLE) return false;
    }
  }
  return true;
}

bool gv_find_arms(const gv_finder *f, uint32_t block, gv_arms *arms) {
  gv_arms near;
  if (f->pred_start[block + 1] - f->pred_start[block] < 2) return false;
  (void)take_arms(f, block, GV_NONE, &near);
  for (uint32_t i = 0; i < near.count; i++) {
    if (near.block[i] == block || !take_arms(f, block, near.block[i], arms)) continue;
    arms->closed = are_closed(f, arms, block);
    return true;
  }
  return false;
}

/* ---- loads ----------------------------------------------------------------------------------- */

/* Nothing that the address is computed from is made in the block; false: or that is not known. */
static bool is_made_before(const gv_finder *f, gv_value_id id, uint32_t block, uint32_t *budget) {
  const gv_value *v = &f->m->values.at[id];
  if (!*budget) return false;
  --*budget;
  if (gv_is_root(v)) return gv_def_block(f->m, id) != block;
  switch ((gv_def)v->def) {
  case GV_DEF_COPY: return is_made_before(f, v->a, block, budget);
  case GV_DEF_OFFSET:
    if (v->k == GV_ANYWHERE && (!v->c || !is_made_before(f, v->b, block, budget))) return false;
    return is_made_before(f, v->a, block, budget);
  case GV_DEF_ARITH:
    return is_made_before(f, v->a, block, budget) &&
           (gv_arith_is_unary((gv_arith)v->c) || is_made_before(f, v->b, block, budget));
  default: return v->def <= GV_DEF_GLOBAL;
  }
}

/* Operations that do not change the place; *again: one loads from it. */
static bool keeps(gv_finder *f, const gv_element_place *p, bool global, uint32_t first,
                  uint32_t end, bool *again) {
  for (uint32_t o = first; o < end; o++) {
    const gv_op *op = &f->m->ops.at[o];
    gv_element_place at;
    if (gv_find_may_write(f, op, p->array, global)) return false;
    if (op->kind != GV_OP_LOAD || !gv_find_place(f, op, &at)) continue;
    *again |= gv_find_is_same_place(f, &at, p);
  }
  return true;
}

/* ---- rings that rotate ----------------------------------------------------------------------- */

static bool take_ring(gv_finder *f, uint32_t o, gv_element_place *p, gv_rest *rest) {
  if (!gv_find_place(f, &f->m->ops.at[o], p) || p->index == GV_NONE) return false;
  return gv_find_short_rest(f, p->index, rest);
}

typedef GV_VEC(gv_rest) rests;

static bool rotates(const rests *rotating, const gv_rest *rest) {
  bool does = false;
  for (uint32_t i = 0; i < rotating->len && !does; i++)
    does = rotating->at[i].counter == rest->counter && rotating->at[i].length == rest->length;
  return does;
}

/* Those of which another number than the counter is divided, too, as array_rings.c takes them. */
static void find_rotating(gv_finder *f, rests *rotating) {
  for (uint32_t o = 0; o < f->m->ops.len && rotating->len < MOST_RINGS; o++) {
    gv_element_place p;
    gv_rest rest;
    if (!take_ring(f, o, &p, &rest) || rotates(rotating, &rest)) continue;
    if (rest.plus || gv_find_begins_later(f, rest.counter)) *gv_push(rotating) = rest;
  }
}

/* ---------------------------------------------------------------------------------------------- */

/* The block at whose end the load may be made, and one on the way is of the same; GV_NONE. */
static uint32_t find_fork(gv_finder *f, uint32_t load, const rests *rotating) {
  const gv_model *m = f->m;
  const gv_op *op = &m->ops.at[load];
  gv_element_place p;
  gv_rest rest;
  gv_arms arms;
  bool again = false;
  uint32_t budget = MOST_PARTS;
  if (op->kind != GV_OP_LOAD || has_one_pred(f, op->block)) return GV_NONE;
  if (!take_ring(f, load, &p, &rest) || !rotates(rotating, &rest)) return GV_NONE;
  if (!gv_find_arms(f, op->block, &arms) || !arms.closed) return GV_NONE;
  if (!is_made_before(f, gv_operands(m, op)[0], op->block, &budget)) return GV_NONE;
  bool global = gv_find_is_global(f, p.array);
  for (uint32_t i = 0; i < arms.count; i++) {
    const gv_block *b = &m->blocks.at[arms.block[i]];
    if (!keeps(f, &p, global, b->first_op, b->end_op, &again)) return GV_NONE;
  }
  bool before = false; /* it is the load itself, or a copy of one that is */
  if (!again || !keeps(f, &p, global, m->blocks.at[op->block].first_op, load, &before))
    return GV_NONE;
  return before ? GV_NONE : arms.fork;
}

/* The array that the operation loads a handle from, by an index; GV_NONE. */
static uint32_t array_loaded(gv_finder *f, uint32_t o) {
  gv_element_place p;
  if (f->m->ops.at[o].kind != GV_OP_LOAD || !gv_find_place(f, &f->m->ops.at[o], &p)) return GV_NONE;
  return p.index == GV_NONE ? GV_NONE : p.array;
}

static bool is_loaded_in(gv_finder *f, uint32_t array, const gv_arms *arms) {
  bool is = false;
  for (uint32_t i = 0; i < arms->count && !is; i++) {
    const gv_block *b = &f->m->blocks.at[arms->block[i]];
    for (uint32_t o = b->first_op; o < b->end_op && !is; o++) is = array_loaded(f, o) == array;
  }
  return is;
}

bool gv_find_may_hoist_loads(gv_finder *f) {
  for (uint32_t b = 0; b < f->m->blocks.len; b++) {
    const gv_block *block = &f->m->blocks.at[b];
    gv_arms arms;
    bool known = false;
    if (has_one_pred(f, b)) continue;
    for (uint32_t o = block->first_op; o < block->end_op; o++) {
      uint32_t array = array_loaded(f, o);
      if (array == GV_NONE) continue;
      if (!known && !gv_find_arms(f, b, &arms)) break;
      known = true;
      if (arms.closed && is_loaded_in(f, array, &arms)) return true;
    }
  }
  return false;
}

static int by_place(const void *a, const void *b) {
  const gv_model_insertion *x = a, *y = b;
  if (x->before != y->before) return x->before < y->before ? -1 : 1;
  return (x->result > y->result) - (x->result < y->result);
}

bool gv_find_hoisted_loads(gv_finder *f) {
  gv_model *m = f->m;
  GV_VEC(gv_model_insertion) made = {0};
  rests rotating = {0};
  find_rotating(f, &rotating);
  for (uint32_t o = 0; rotating.len && o < m->ops.len && made.len < MOST_HOISTED; o++) {
    uint32_t fork = find_fork(f, o, &rotating);
    if (fork == GV_NONE) continue;
    gv_op op = m->ops.at[o];
    gv_value v = m->values.at[gv_results(m, &op)[0]];
    v.def = GV_DEF_RESULT, v.a = GV_NONE, v.b = 0;
    gv_value_id result = gv_find_value(f, v);
    m->values.at[result].loc = v.loc;
    *gv_push(&made) = (gv_model_insertion){
        m->blocks.at[fork].end_op - 1, op, {gv_operands(m, &op)[0], GV_NONE}, result};
  }
  if (made.len) {
    qsort(made.at, made.len, sizeof *made.at, by_place);
    gv_model_insert(m, made.at, made.len);
  }
  bool any = made.len > 0;
  gv_vec_free(&made);
  gv_vec_free(&rotating);
  return any;
}
